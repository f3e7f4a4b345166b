import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { outageTimes, timeoutsFor } from '../../src/client/retry/timeouts.ts';
import { inputs } from '../../src/operations/inputs/declarations/inputs.ts';
import { operations } from '../../src/operations/operations.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { runStepHere } from '../support/step-here.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

function exampleOf(operation: string): readonly Step[] {
  const fence = /## Example\n\n```yaml\n(?<yaml>.*?)```/s.exec(read(`docs/reference/${operation}.md`));
  return parse(fence?.groups?.yaml ?? '').steps;
}

const commit = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const minute = 60_000;
const past = { branch: 'main', commit };

/** All that the examples name: builds of a commit, of which the first failed, and a suite. */
const seed: Seed = {
  organizations: [
    {
      slug: 'acme',
      pipelines: [
        {
          slug: 'web',
          script: ({ number, rebuild }) => ({
            steps: [
              { name: 'Test', runMs: minute, exits: [number === 1 && !rebuild ? 1 : 0], retryExits: [0] },
            ],
          }),
          history: [
            { ageMs: 120 * minute, ...past },
            { ageMs: 60 * minute, ...past },
          ],
        },
      ],
      suites: [{ name: 'web' }],
    },
  ],
};

/** A push of that commit. */
const environment = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: commit, GITHUB_REF: 'refs/heads/main' };
const event = { ref: 'refs/heads/main', after: commit, head_commit: { id: commit, message: 'Ship it' } };

async function withService<Value>(body: (url: string, token: string) => Promise<Value>): Promise<Value> {
  const sandbox = createSandbox({
    clock: createScaledClock({ speed: 300 }),
    rateLimits: { organization: 'off', user: 'off' },
    seed,
  });
  const server = await serveSandbox(sandbox, {});
  try {
    return await body(server.url, sandbox.tokens.all.token);
  } finally {
    await server.close();
  }
}

describe('the page of an operation', () => {
  it.each(operations.map(({ name }) => name))('has an example that runs: %s', async (name) => {
    const steps = exampleOf(name);
    const step = steps.find((each) => each.with !== undefined);
    await withService(async (url, token) => {
      const written = Object.entries(step?.with ?? {}).map(([key, value]) => [
        key,
        `${value}`.replace('${{ github.sha }}', commit),
      ]);
      const given = { ...Object.fromEntries(written), operation: name, token, 'base-url': url };
      await runStepHere({ inputs: given, environment, event }, (runner, failed) => {
        expect(runner.stdout()).not.toMatch(/^::(?:error|warning)::/m);
        expect(failed).toBe(false);
        const used = steps.flatMap(({ run = '' }) => [...run.matchAll(/steps\.(\w+)\.outputs\.([\w-]+)/g)]);
        for (const [, id, output = ''] of used) {
          expect(id).toBe(step?.id);
          expect(runner.outputs()).toHaveProperty(output);
        }
      });
    });
  });
});

describe('the page of errors', () => {
  const texts = globSync('test/scenarios/transcripts/**/*.txt', { cwd: root }).map(read);
  const rows = read('docs/reference/errors.md')
    .split('\n')
    .filter((line) => /^\| `/.test(line));

  it('has an error in every row', () => expect(rows.length).toBeGreaterThan(25));

  it.each(rows.map((line) => line.split(' | ')[0]?.replace('| ', '') ?? ''))(
    'quotes one that a step printed: %s',
    (quoted) => {
      const parts = [...quoted.matchAll(/`(?<part>[^`]+)`/g)].map(({ groups }) => groups?.part ?? '');
      const isList = quoted.includes('`, `');
      const has = (text: string) =>
        isList ? parts.some((part) => text.includes(part)) : parts.every((part) => text.includes(part));
      expect(texts.some(has)).toBe(true);
    },
  );
});

describe('the page of limits', () => {
  const page = read('docs/reference/limits.md');
  const limitOf = (what: string) =>
    page
      .split('\n')
      .find((line) => line.startsWith(`| ${what}`))
      ?.split(' | ')[1];
  const seconds = (ms: number) => `${ms / 1_000} s`;

  it('has the times that the sources have', () => {
    expect(limitOf('Wait for builds')).toContain('5 h 45 min');
    expect(inputs['wait-timeout'].default).toBe('5h45m');
    expect(limitOf('Outage of the service: a step that waits')).toContain(
      `${outageTimes.pollingMs / 60_000} min`,
    );
    expect(limitOf('Outage of the service: any other')).toContain(`${outageTimes.usualMs / 60_000} min`);
    const [usual, create] = [timeoutsFor('builds.get'), timeoutsFor('builds.create')];
    expect(limitOf('One attempt: connect')).toBe(seconds(usual.connectMs));
    expect(limitOf('One attempt: wait')).toMatch(
      new RegExp(`^${seconds(usual.headersMs)}; ${seconds(create.headersMs)}`),
    );
    expect(limitOf('One attempt: complete')).toMatch(
      new RegExp(`^${seconds(usual.attemptMs)}; ${seconds(create.attemptMs)}`),
    );
  });
});

describe('the documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md', '.github/**/*.md'], { cwd: root });

  /** The anchors of headings, as GitHub makes them. */
  function anchorsOf(path: string): Set<string> {
    const headings = read(path).match(/^#+ .*$/gm) ?? [];
    return new Set(
      headings.map((line) =>
        line
          .replace(/^#+ /, '')
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
  }

  it.each(documents)('%s links only to what is there', (path) => {
    const links = [...read(path).matchAll(/\]\((?<to>[^)\s]+)\)/g)].map(({ groups }) => groups?.to ?? '');
    const broken = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(resolve(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('begin with a README of at most 8 kB', () =>
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8_000));
});
