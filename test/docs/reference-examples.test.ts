import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../src/operations/operations.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import type { ScriptSource, Seed } from '../../src/sandbox/seed/seed.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../support/github/stand-in.ts';
import { runToken } from '../support/github/world.ts';
import { runStepHere } from '../support/step-here.ts';

const root = resolve(import.meta.dirname, '../..');

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

function exampleOf(operation: string): readonly Step[] {
  const fence = /## Example\n\n```yaml\n(?<yaml>.*?)```/s.exec(
    readFileSync(resolve(root, `docs/reference/${operation}.md`), 'utf8'),
  );
  return parse(fence?.groups?.yaml ?? '').steps;
}

const commit = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const minute = 60_000;
const past = { branch: 'main', commit };

const script: ScriptSource = ({ number, rebuild, branch }) => ({
  steps: [
    ...(branch === 'release' ? [{ block: 'Release?', key: 'release' }] : []),
    {
      name: 'Test',
      runMs: minute,
      exits: [number === 1 && !rebuild ? 1 : 0],
      retryExits: [0],
      artifacts: [{ path: 'coverage/index.html', content: 'All covered' }],
    },
  ],
});

/** All that the examples name: builds of a commit, of which the first failed, and a suite. */
const seed: Seed = {
  organizations: [
    {
      slug: 'acme',
      pipelines: [
        {
          slug: 'web',
          script,
          history: [past, past, { ...past, branch: 'release' }].map((build, at) => ({
            ageMs: (120 - 30 * at) * minute,
            ...build,
          })),
        },
      ],
      suites: [{ name: 'web' }],
    },
  ],
};

/** A push of that commit. */
const environment = {
  GITHUB_EVENT_NAME: 'push',
  GITHUB_SHA: commit,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REPOSITORY: 'acme/web',
};
const push = { ref: 'refs/heads/main', after: commit, head_commit: { id: commit, message: 'Ship it' } };

/** The status of the first build, which failed. */
const target_url = 'https://buildkite.com/acme/web/builds/1';
const status = { sha: commit, state: 'failure', context: 'buildkite/web', target_url };
const events: Readonly<Record<string, object>> = { 'explain-build': { GITHUB_EVENT_NAME: 'status' } };

it.each(operations.map(({ name }) => name))('the page of %s has an example that runs', async (name) => {
  const rateLimits = { organization: 'off', user: 'off' } as const;
  const sandbox = createSandbox({ clock: createScaledClock({ speed: 300 }), rateLimits, seed });
  const server = await serveSandbox(sandbox, {});
  const standIn = createGitHubStandIn('acme/web');
  standIn.open({ number: 7, from: 'acme/web', into: 'acme/web', head: 'main', sha: commit });
  const gitHub = await serveSandbox(standIn);
  try {
    const steps = exampleOf(name);
    const step = steps.find((each) => each.with !== undefined);
    const written = JSON.stringify(step?.with).replaceAll('${{ github.sha }}', commit);
    const own = {
      operation: name,
      token: sandbox.tokens.all.token,
      'base-url': server.url,
      'github-token': runToken,
    };
    const inputs = { ...JSON.parse(written), ...own };
    const around = { ...environment, GITHUB_API_URL: gitHub.url, ...events[name] };
    const event = name in events ? status : push;
    await runStepHere({ inputs, environment: around, event, pace: 10 }, (runner, failed) => {
      expect(runner.stdout()).not.toMatch(/^::(?:error|warning)::/m);
      expect(failed).toBe(false);
      const used = steps.flatMap(({ run = '' }) => [...run.matchAll(/steps\.(\w+)\.outputs\.([\w-]+)/g)]);
      for (const [, id, output = ''] of used) {
        expect(id).toBe(step?.id);
        expect(runner.outputs()).toHaveProperty(output);
      }
    });
  } finally {
    await gitHub.close();
    await server.close();
  }
});
