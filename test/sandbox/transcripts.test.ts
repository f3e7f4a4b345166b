import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ScriptSource } from '../../src/sandbox/seed/seed.ts';
import { readSeedFile } from '../../src/sandbox/seed/seed.ts';
import { settled, start } from './harness.ts';

/*
 * Requests to the sandbox and its responses, in transcripts. A transcript begins with the data of its sandbox, as JSON: the
 * `steps` of its one pipeline `acme/web`, which has no upload job, more of this `pipeline`, the `suites` of `acme`, more of
 * the `seed`, and rate `limits`; and with a pattern of the fields of responses to `show`, by default the states of builds and
 * jobs.
 *
 * A line that begins with `>` is a command: `+5` lets five seconds pass; `cancel {"number":1}` is an action of a user,
 * `fault {…}` adds a fault, and `fault` alone removes all; any other is a request, as in
 * `POST builds {"commit":"HEAD"} as readOnly | accept: text/plain`. `{jobs.0.id}` is a field of the latest response that has
 * it. When a request is repeated, only what has changed in its response is written. To add a transcript, write a file with
 * the commands alone, and run this test with `--update`.
 */

const life =
  '^(?:\\d+\\.)?(?:state|blocked|(?:started|failing|finished)_at|jobs\\.\\d+\\.(?:name|type|state|exit_status))$';

/** The scripts that JSON cannot express, by the name of the transcript. */
const scripts: Readonly<Record<string, ScriptSource>> = {
  'a-build-with-parallel-jobs-and-a-matrix': settled(
    { parallelism: 2, waitMs: 5_000, runMs: (index) => 10_000 + index * 10_000 },
    { name: 'On', matrix: [{ os: 'linux' }, { os: 'mac', arch: 'arm' }], waitMs: 5_000 },
  ),
  'builds-that-are-blocked-in-each-state': ({ number }) =>
    settled({ block: 'Go?', blockedState: (['passed', 'failed', 'running'] as const)[number - 1] }),
  'the-cancel-of-builds-in-each-state': ({ branch }) =>
    ({
      failing: settled({ waitMs: 0, runMs: 1_000, exits: [1] }, { runMs: 60_000 }),
      passed: settled({ waitMs: 0, runMs: 1_000 }),
      failed: settled({ waitMs: 0, runMs: 1_000, exits: [1] }),
      blocked: settled({ block: 'Go?' }),
      not_run: settled({ branches: 'none' }),
      running: settled({ runMs: 60_000 }),
    })[branch] ?? settled({ waitMs: Number.POSITIVE_INFINITY }),
  'a-rebuild': ({ rebuild }) => settled({ exits: [rebuild ? 0 : 1] }),
  'an-upload-job-that-adds-jobs-or-is-canceled': { steps: [{ name: 'Test' }] },
  'the-filters-of-the-lists-of-builds': ({ branch }) =>
    settled({ exits: [branch === 'broken' ? 1 : 0] }, ...(branch === 'gate' ? [{ block: 'Go?' }] : [])),
  'the-log-of-a-job': settled(
    { name: 'Unit', output: ({ index, attempt }) => `job ${index}\nattempt ${attempt}\n`, exits: [3] },
    { exits: ['timed_out'] },
  ),
  artifacts: settled({
    parallelism: 2,
    exits: [1],
    artifacts: (index) => [
      { path: `reports/${index}/junit.xml`, content: '<ok/>' },
      { path: 'screen.png', size: 200_000, withoutSum: index === 1 },
      ...(index === 0 ? [{ path: 'old.log', state: 'expired' as const }] : []),
    ],
  }),
};

const places: Readonly<Record<string, string>> = {
  builds: '/v2/organizations/acme/pipelines/web/builds',
  suites: '/v2/analytics/organizations/acme/suites',
};
const headersShown =
  /^(?:link|location|content-(?:type|length|range)|retry-after|ratelimit-.*(?:limit|remaining|reset|warning))$/;
const json = 'application/json; charset=utf-8';

/** The sandbox that the head of a transcript describes. */
function open(head: string, name: string) {
  const given = (key: string) =>
    JSON.parse(new RegExp(`^${key} ([[{].*?)(?=^\\w|$(?!\n))`, 'ms').exec(head)?.[1] ?? 'null');
  const script = { steps: given('steps') ?? [], upload: false };
  const pipeline = { slug: 'web', script, ...given('pipeline') };
  const organizations = [{ slug: 'acme', pipelines: [pipeline], suites: given('suites') ?? [] }];
  const seed = readSeedFile(JSON.stringify({ organizations, ...given('seed') }));
  const [acme, ...others] = seed.organizations;
  const coded = acme?.pipelines?.map((each) => ({ ...each, script: scripts[name] ?? each.script }));
  const limits = given('limits');
  return start({
    seed: { ...seed, organizations: acme ? [{ ...acme, pipelines: coded }, ...others] : [] },
    ...(limits && { rateLimits: limits }),
  });
}

/** Repeats the commands of a transcript, and returns it with the responses that the sandbox gives now. */
async function repeat(transcript: string, name: string): Promise<string> {
  const head = transcript.slice(0, transcript.indexOf('> ')).trim();
  const show = new RegExp(/^show (.*)$/m.exec(head)?.[1] ?? life);
  const { ask, clock, sandbox } = open(head, name);
  const bodies: unknown[] = [];
  const before = new Map<string, Map<string, string>>();
  const written: string[] = [];
  const ids = new Map<string, string>();
  for (const [, line = ''] of transcript.matchAll(/^> (.*)$/gm)) {
    written.push('', `> ${line}`);
    if (line.startsWith('+')) {
      clock.advance(Math.round(Number(line) * 1_000));
      continue;
    }
    const [sent = '', ...given] = line.split(' | ');
    const [, method = '', place = '', body, token = 'all'] =
      /^(\S+)(?: ([^ ]+))??(?: ([{[].*?|".*?"))?(?: as (\w+))?$/.exec(sent) ?? [];
    if (method === 'fault') {
      if (body === undefined) sandbox.faults.clear();
      else sandbox.faults.add(JSON.parse(body));
      continue;
    }
    if (!/^[A-Z]+$/.test(method)) {
      const act = sandbox.world[method as 'cancel'];
      try {
        act({ organization: 'acme', pipeline: 'web', ...JSON.parse(body ?? '{}') });
      } catch (error) {
        written.push(`< ${error}`);
      }
      continue;
    }
    const path = place
      .replace(/^\w+/, (name) => places[name] ?? name)
      .replaceAll(/\{([\w.]+)\}/g, (_, field: string) => String(latest(bodies, field)));
    const headers = Object.fromEntries(given.map((each) => each.split(': ') as [string, string]));
    const asked = ask(method, path, { token, headers, ...(body !== undefined && { body }) });
    const reply = await asked.catch((error) => ({
      status: error.code,
      headers: new Headers(),
      body: undefined,
    }));
    if (reply.body === undefined) {
      written.push(`< ${reply.status}`);
      continue;
    }
    bodies.push(reply.body);
    const shown = [...reply.headers].flatMap(([name, value]: [string, string]) =>
      headersShown.test(name) && value !== json ? [`${name}: ${value}`] : [],
    );
    written.push([`< ${reply.status}`, ...shown].join(' | '));
    const request = `${reply.status} ${line}`;
    const now = new Map(leavesOf(reply.body).filter(([at]) => at === '' || show.test(at)));
    const old = before.get(request);
    for (const [at, value] of now) if (old?.get(at) !== value) written.push(`${at}${at && ': '}${value}`);
    for (const at of old?.keys() ?? []) if (!now.has(at)) written.push(`${at}: (gone)`);
    before.set(request, now);
  }
  const withoutIds = (line: string) =>
    line
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        ids.set(id, ids.get(id) ?? `<id ${ids.size + 1}>`);
        return ids.get(id) ?? '';
      })
      .replaceAll(/"[0-9a-f]{32,40}"/g, '"<hex>"');
  const lines = written.map((line) => (line.startsWith('>') ? line : withoutIds(line)));
  return `${`${head}\n\n${lines.join('\n').trim()}`.trim()}\n`;
}

/** The parts of a JSON value that have no parts, by their path. */
function leavesOf(value: unknown, at = ''): [string, string][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [[at, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, at === '' ? key : `${at}.${key}`));
}

function latest(bodies: readonly unknown[], field: string): unknown {
  const pick = (body: unknown) => field.split('.').reduce((part, key) => Object(part)[key], body);
  return pick(bodies.findLast((body) => pick(body) !== undefined));
}

const folder = new URL('transcripts/', import.meta.url);

it.each(readdirSync(folder).map((file) => file.replace(/\.txt$/, '')))(
  'the sandbox answers as its transcript shows: %s',
  async (name) => {
    const transcript = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
    expect(transcript).toMatch(/^> /m);
    await expect(await repeat(transcript, name)).toMatchFileSnapshot(`transcripts/${name}.txt`);
  },
);
