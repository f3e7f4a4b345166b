import { describe, expect, it } from 'vitest';
import type { Client } from '../../../src/client/client.ts';
import { ApiError, type CancelOptions, TimeoutError } from '../../../src/client/index.ts';
import { type Build, buildSchema } from '../../../src/model/build.ts';
import { abortMs, endAtOnce, endPart } from '../../../src/operations/end/end-part.ts';
import { fitting } from '../../support/fitting.ts';

const address = { organization: 'acme', pipeline: 'web', number: 1 };
const call = { method: 'PUT', path: '/v2/organizations/acme/pipelines/web/builds/1/cancel' } as const;

function refusal(status: number) {
  return new ApiError(`Could not cancel build 1 of acme/web: ${status}`, { ...call, status });
}

function buildIn(state: string, more: object = {}) {
  return fitting(buildSchema, { id: 'b1', number: 1, state, ...more });
}

const blocked = buildIn('passed', { blocked: true });
const unread = new Error('The connection failed.');

/**
 * Ends the part of a build. Each answer to a cancel and each read is the next of the list, or its last one; errors are thrown.
 * After a 422, the client itself reads the build. A number is how long an interrupted step has; a timeout takes its time.
 */
async function end(
  how: Parameters<typeof endPart>[1] | number,
  cancels: readonly unknown[],
  reads: readonly unknown[] = [new Error('It must not be read.')],
  more: Partial<Parameters<typeof endAtOnce>[2]> = {},
) {
  let nowMs = 0;
  const sent = { cancels: 0, reads: 0 };
  const next = (kind: keyof typeof sent, answers: readonly unknown[], signal?: AbortSignal) => {
    const answer = answers[Math.min(sent[kind], answers.length - 1)];
    sent[kind] += 1;
    return typeof answer === 'function' ? answer(signal) : answer;
  };
  const orThrow = (answer: unknown) => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = {
    builds: {
      async cancel(_: unknown, { onRefused, signal, timeoutMs = 0 }: CancelOptions) {
        signal?.throwIfAborted();
        const answer = next('cancels', cancels, signal);
        if (answer instanceof TimeoutError) nowMs += timeoutMs;
        const read = answer instanceof ApiError && answer.status === 422 ? next('reads', reads) : undefined;
        if (read && !(read instanceof Error)) onRefused?.(read as Build);
        return orThrow(answer);
      },
      get: async () => orThrow(next('reads', reads)),
    },
  };
  const clock = {
    monotonic: () => nowMs,
    now: () => nowMs,
    sleep: async (ms: number) => {
      nowMs += ms;
    },
  };
  const log = { info: () => {}, warning: () => {}, debug: () => {} };
  const { signal } = new AbortController();
  const context = { client: client as unknown as Client, clock, log, signal, forceSignal: signal, ...more };
  const ended = await (typeof how === 'number'
    ? endAtOnce(address, how, context)
    : endPart(address, how, context));
  return { ended, sent, tookMs: nowMs };
}

describe('the end of the part of a build', () => {
  it.each([
    ['canceled', buildIn('canceling'), undefined],
    ['canceled', buildIn('canceled'), undefined],
    ['ended', buildIn('passed'), undefined],
    ['blocked', blocked, undefined],
    ['canceled', buildIn('canceling', { blocked: true }), undefined],
    ['ended', refusal(422), buildIn('failed')],
    ['blocked', refusal(422), blocked],
    ['canceled', refusal(422), buildIn('canceled')],
    ['canceled', refusal(503), buildIn('canceling')],
    ['ended', refusal(503), buildIn('passed')],
    ['failed', refusal(503), buildIn('running')],
    ['failed', refusal(503), unread],
    ['failed', refusal(403), buildIn('passed')],
    ['failed', refusal(404), unread],
    ['failed', refusal(422), unread],
  ])('is %s after %j and %j', async (result, canceled, read) => {
    const { ended, sent } = await end('step', [canceled], [read]);
    expect(ended.result).toBe(result);
    expect(sent.cancels).toBe(1);
  });

  it.each([
    ['step', 422, 2, 2, 2_000],
    ['step', 403, 1, 1, 0],
    ['step', 404, 1, 0, 0],
    ['step', 429, 1, 0, 0],
    ['post', 401, 6, 0, 30_000],
    ['post', 403, 6, 6, 30_000],
    ['post', 404, 6, 0, 30_000],
    ['post', 422, 6, 6, 30_000],
    ['post', 503, 1, 1, 0],
    [abortMs, 422, 1, 1, 0],
    [abortMs, 503, 1, 0, 0],
  ] as const)('with the patience of %s, a %i leads to %i cancels', async (how, status, ...counts) => {
    const [cancels, reads, tookMs] = counts;
    const refused = refusal(status);
    const run = await end(how, [refused], [buildIn('running')]);
    expect(run.ended).toMatchObject({ result: 'failed', error: refused });
    expect([run.sent, run.tookMs]).toEqual([{ cancels, reads }, tookMs]);
  });

  it('is tried for 30 s while a build that is being created refuses its cancel', async () => {
    const run = await end('step', [refusal(422)], [buildIn('creating')]);
    expect([run.sent.cancels, run.tookMs]).toEqual([6, 30_000]);
    const begun = await end(
      'step',
      [refusal(422), refusal(422), buildIn('canceling')],
      [buildIn('creating')],
    );
    expect(begun.ended.result).toBe('canceled');
  });

  const late = new TimeoutError('Too late', { ...call, phase: 'call', sent: 'unknown' });

  it('of an interrupted step is tried twice if the first attempt is not answered', async () => {
    const { ended, sent, tookMs } = await end(abortMs, [late, buildIn('canceling')]);
    expect([ended.result, sent, tookMs]).toEqual(['canceled', { cancels: 2, reads: 0 }, 3_000]);
    expect(await end(abortMs, [late])).toMatchObject({ sent: { cancels: 2 }, tookMs: 5_500 });
    expect(await end(3_000, [late])).toMatchObject({ sent: { cancels: 1 }, tookMs: 3_000 });
  });

  it('of an interrupted step is tried once more when the runner sends its second signal', async () => {
    const second = new AbortController();
    const interrupt = (signal?: AbortSignal) => {
      second.abort(new Error('The second signal.'));
      return signal?.reason;
    };
    const force = { forceSignal: second.signal };
    const ends = [await end(abortMs, [interrupt, late], [], force), await end(abortMs, [late], [], force)];
    expect(ends).toMatchObject([2, 1].map((cancels) => ({ sent: { cancels }, tookMs: 1_500 })));
  });

  it('fails with the reason of the signal if that aborts meanwhile', async () => {
    const reason = new Error('The step was interrupted.');
    const signal = AbortSignal.abort(reason);
    await expect(end('step', [refusal(422)], [reason], { signal })).rejects.toBe(reason);
  });
});
