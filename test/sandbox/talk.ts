import type { SandboxOptions } from '../../src/sandbox/sandbox.ts';
import { type seedOf, start } from './harness.ts';

/** The sandbox that a client talks to, and which fields of its answers matter. */
export interface Talk {
  readonly seed: ReturnType<typeof seedOf>;
  readonly rateLimits?: SandboxOptions['rateLimits'];
  /** The fields of objects in answers that are written down, by their path. */
  readonly show: RegExp;
}

const places: Readonly<Record<string, string>> = {
  builds: '/v2/organizations/acme/pipelines/web/builds',
  suites: '/v2/analytics/organizations/acme/suites',
};
const headersShown =
  /^(?:link|location|content-(?:type|length|range)|retry-after|ratelimit-.*(?:limit|remaining|reset|warning))$/;
const json = 'application/json; charset=utf-8';

/**
 * Says again what a transcript says, in the lines that begin with `>`, and returns it with the answers that the sandbox
 * gives now: of an answer to the same request, only what has changed. `+5` lets five seconds pass; `cancel {"number":1}` is
 * an action of a user, `fault {…}` a fault, and `fault` alone none any more; all others are requests, as in
 * `POST builds {"commit":"HEAD"} as readOnly | accept: text/plain`. `{jobs.0.id}` is a field of the latest answer that has it.
 */
export async function talkAgain({ seed, show, rateLimits }: Talk, transcript: string): Promise<string> {
  const { ask, clock, sandbox } = start({ seed, ...(rateLimits && { rateLimits }) });
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
      act({ organization: 'acme', pipeline: 'web', ...JSON.parse(body ?? '{}') });
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
  return `${lines.join('\n').trim()}\n`;
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
