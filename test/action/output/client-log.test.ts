import { expect, it } from 'vitest';
import { createClientLog } from '../../../src/action/output/client-log.ts';
import type { ClientEvent } from '../../../src/client/index.ts';

/** The log lines of these events, with their level. */
function logged(...events: readonly ClientEvent[]): string[] {
  const lines: string[] = [];
  const tell = createClientLog({
    info: (line) => lines.push(`info: ${line}`),
    warning: (line) => lines.push(`warning: ${line}`),
    debug: (line) => lines.push(`debug: ${line}`),
  });
  events.forEach(tell);
  return lines;
}

const endpoint = 'builds.get';
const call = { endpoint, method: 'GET', path: '/v2/builds', windows: [] } as const;
const reason = 'Could not get build 42: 502.';

it.each<[ClientEvent, string]>([
  [{ kind: 'response', ...call, status: 200, durationMs: 123 }, 'debug: GET /v2/builds: 200 in 123 ms'],
  [{ kind: 'retry', endpoint, attempt: 1, delayMs: 12_345, reason }, `debug: ${reason} Retrying in 12 s.`],
  [
    { kind: 'outage', endpoint, reason, timeoutMs: 899_990 },
    `info: ${reason} Trying again for up to 15 min.`,
  ],
  [{ kind: 'outage-end', durationMs: 192_400 }, 'info: The service works again after 3 min 12 s.'],
  [{ kind: 'lookup', endpoint, reason }, `info: ${reason} Checking if it took effect.`],
  [{ kind: 'throttled', endpoint, delayMs: 9_400, untilMs: 0 }, 'info: Rate limit reached. Waiting 9 s.'],
  [{ kind: 'paced', endpoint, delayMs: 1_500, untilMs: 0 }, 'debug: paced'],
])('the client log has a line for %j', (event, line) => {
  expect(logged(event)).toEqual([line]);
});

it('the client log has one line for all requests that wait for a window', () => {
  const waits = [0, 3_000, 9_000, 60_000, 58_000, 200_000].map((untilMs): ClientEvent => {
    return { kind: 'throttled', endpoint, delayMs: 9_000, untilMs };
  });
  const lines = logged(...waits);
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.startsWith('info: '))).toHaveLength(3);
});
