import { createClient } from '../../src/client/client.ts';
import type { Transport } from '../../src/client/index.ts';
import { cleanUp } from '../../src/operations/end/post.ts';
import type { OperationHost } from './operation-host.ts';

/** Runs the post step of what a host has run, and returns its log. */
export async function runPostStepHere(
  { saved, sandbox, clock }: Pick<OperationHost, 'saved' | 'sandbox' | 'clock'>,
  transport: Transport,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const client = createClient({
    token: sandbox.tokens.all.token,
    baseUrl: 'http://127.0.0.1:1',
    clock,
    transport,
  });
  const log = {
    info: (line: string) => lines.push(line),
    warning: (line: string) => lines.push(`warning: ${line}`),
    debug: () => {},
  };
  const last = saved.at(-1) ?? [];
  await cleanUp(last, { client, clock, log, signal: new AbortController().signal });
  return lines;
}
