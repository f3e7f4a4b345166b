import { describe, expect, test } from 'vitest';
import { OutcomeUnknownError, TransportError } from '../../../src/client/index.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';
import { build, createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const target = { ...web, number: 42 };
const states = ['failed'] as const;

interface TestJob {
  id: string;
  type: 'script';
  state: string;
  soft_failed?: boolean;
  retried?: boolean;
  retried_in_job_id?: string | null;
  retries_count?: number | null;
  retry_type?: string | null;
}

const job = (id: string, more: Partial<TestJob> = {}): TestJob => ({
  id,
  type: 'script',
  state: 'failed',
  ...more,
});

/** A service with one build. `onWrite` decides what happens to each request to retry. */
function serve(
  jobs: readonly TestJob[],
  onWrite: (apply: () => Scripted, request: TransportRequest) => Scripted,
  { onRead = (shown) => shown }: { onRead?: (shown: Scripted, nth: number) => Scripted } = {},
) {
  let all = [...jobs];
  let reads = 0;
  const log: string[] = [];
  const shown = (more = {}) => ({ json: build(42, { state: 'failed', jobs: all, ...more }) });
  const apply = () => {
    const failed = all.filter((each) => each.state === 'failed' && !each.soft_failed && !each.retried);
    const retried = (each: TestJob) => ({ ...each, retried: true, retried_in_job_id: `${each.id}-again` });
    all = [
      ...all.map((each) => (failed.includes(each) ? retried(each) : each)),
      ...failed.map(({ id }) => job(`${id}-again`, { state: 'scheduled', retries_count: 1 })),
    ];
    return { status: 202, ...shown({ retried_jobs_count: failed.length }) };
  };
  const harness = createHarness((request) => {
    log.push(request.method);
    if (request.method !== 'GET') return onWrite(apply, request);
    reads += 1;
    return onRead(shown(), reads);
  });
  const change = (next: readonly TestJob[]) => {
    all = [...next];
  };
  return { ...harness, log, change };
}

const lost: Scripted = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };

describe('the retry of failed jobs', () => {
  test('is found although a replica lags behind', async () => {
    const before = { json: build(42, { state: 'failed', jobs: [job('a')] }) };
    const { client, log } = serve(
      [job('a')],
      (apply) => {
        apply();
        return lost;
      },
      { onRead: (shown, nth) => (nth < 4 ? before : shown) },
    );
    expect(await client.builds.retryFailedJobs(target, { states })).toMatchObject({ origin: 'recovered' });
    expect(log).toEqual(['GET', 'PUT', 'GET', 'GET', 'GET']);
  });

  test.each<[string, readonly TestJob[]]>([
    ['none was retried', [job('a')]],
    [
      'a step retried its job automatically',
      [job('a', { retried: true, retry_type: 'automatic' }), job('x')],
    ],
    ['a job in another state was retried', [job('a'), job('s', { soft_failed: true, retried: true })]],
    ['a job of another step was added', [job('a'), job('new', { state: 'running' })]],
    ['the build shows no jobs', []],
  ])('is never sent again, and its outcome unknown, if %s', async (_, after) => {
    const { client, log, change } = serve([job('a'), job('s', { soft_failed: true })], () => {
      change(after);
      return lost;
    });
    const error = await rejection(client.builds.retryFailedJobs(target, { states }));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({
      message:
        'Could not retry the failed jobs of build 42 of acme/web: its outcome is unknown, because no response arrived (ECONNRESET) and a lookup could not tell',
      hint: 'Before you retry them again, check whether jobs of build 42 have been retried.',
    });
    expect(log.filter((method) => method !== 'GET')).toEqual(['PUT']);
  });

  test('has an unknown outcome if the jobs could not be read before', async () => {
    const { client } = serve(
      [job('a')],
      (apply) => {
        apply();
        return lost;
      },
      { onRead: (shown, nth) => (nth === 1 ? { status: 403 } : shown) },
    );
    expect(await rejection(client.builds.retryFailedJobs(target, { states }))).toBeInstanceOf(
      OutcomeUnknownError,
    );
  });

  test('ends without a request if the caller forbids it when it has read the jobs', async () => {
    const { client, log } = serve([job('a')], (apply) => apply());
    const seen: unknown[] = [];
    const onState = (_: unknown, before: unknown) => {
      seen.push(before);
      throw new Error('Not any more');
    };
    expect(await rejection(client.builds.retryFailedJobs(target, { states, onState }))).toMatchObject({
      message: 'Not any more',
    });
    expect(log).toEqual(['GET']);
    expect(seen).toMatchObject([{ jobs: [{ id: 'a' }] }]);
  });
});
