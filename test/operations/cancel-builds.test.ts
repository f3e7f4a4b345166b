import { describe, expect, it } from 'vitest';
import { buildFilters, type Filters } from '../../src/operations/inputs/declarations/build-filters.ts';
import type { PipelineSeed, Seed } from '../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../support/operation-host.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import { putTimersOn } from '../support/virtual-timers.ts';

const cancel = { operation: 'cancel-builds', organization: 'acme', pipeline: '*' };
const script = settled({ name: 'Test', runMs: 600_000 });
const [webs, apis] = ['web', 'api'].map((slug) => ({ slug, script })) as [PipelineSeed, PipelineSeed];
const seed: Seed = {
  organizations: [
    { slug: 'acme', pipelines: [webs, apis] },
    { slug: 'globex', pipelines: [webs] },
  ],
};

const api = { organization: 'acme', pipeline: 'api' };
const other = { organization: 'globex', pipeline: 'web' };

/** Four builds of `fix` that run, in two pipelines and two organizations, and one of `main`. */
function startBuilds() {
  const host = createHost({ seed });
  for (const place of [web, web, api, other]) {
    host.sandbox.world.run({ ...place, branch: 'fix', meta_data: { ticket: 'fix' } });
    host.clock.forSandbox.advance(1_000);
  }
  host.sandbox.world.run({ ...web, branch: 'main', meta_data: { ticket: 'main' } });
  host.clock.forSandbox.advance(10_000);
  return host;
}

/** A host with `count` running builds of `main`, in a pipeline with these steps. */
function startMany(count: number, steps: ReturnType<typeof settled> = script, options: HostOptions = {}) {
  const host = createHost({ seed: seedOf(steps), ...options });
  for (let at = 0; at < count; at += 1) host.sandbox.world.run(web);
  host.clock.forSandbox.advance(10_000);
  return host;
}

/** The builds that still run, as `acme/web #3`. */
function left({ sandbox }: ReturnType<typeof startBuilds>): string[] {
  return [web, api, other]
    .flatMap((address) => sandbox.world.builds(address).filter(({ state }) => state === 'running'))
    .map(({ organization, pipeline, number }) => `${organization}/${pipeline} #${number}`);
}

describe('cancel-builds', () => {
  it('sets complete to false if more blocked builds match than the limit allows', async () => {
    const host = startMany(3, settled({ name: 'Test', runMs: 5_000 }, { block: 'Ship it?' }));
    const { outcome, outputs } = await host.run({ ...cancel, 'created-from': '1h', limit: '2' });
    expect(host.lines[0]).toMatch(/^To cancel: builds of acme\/\* on any branch .* created since 20.*Z\.$/);
    expect(outcome).toMatchObject({ success: true, sentence: 'Canceled 0 builds; 2 blocked, not canceled.' });
    expect(outcome.summary({ bytes: 10_000 })).toMatch(/is incomplete[\s\S]*\| blocked, not canceled \|/);
    expect(outputs.complete).toBe('false');
  });

  it('cancels what it can if the blocked builds cannot be listed', async () => {
    const host = startBuilds();
    host.sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.listForOrganization', skip: 1 });
    const { outcome, outputs } = await host.run({ ...cancel, branch: 'fix' });
    expect(outcome).toMatchObject({ success: true, sentence: 'Canceled 3 builds.' });
    expect(outcome.notes).toEqual([expect.stringMatching(/^Blocked builds are not reported: .*403/)]);
    expect(outputs.complete).toBe('false');
  });

  it('fails if one of several builds could not be canceled, and says what the token needs', async () => {
    const host = startBuilds();
    host.sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.cancel' });
    const { outcome } = await host.run({ ...cancel, branch: 'fix' });
    expect(outcome.success).toBe(false);
    expect(outcome.sentence).toMatch(/^Canceled 2 builds; 1 could not be canceled\. First error: .*403/);
    expect(host.lines.join('\n')).toMatch(
      /warning: .*403.*\. The token needs the scope write_builds, and its/,
    );
  });

  it('waits until the builds have ended, with one list for all of them and without their jobs', async () => {
    const host = startBuilds();
    const inputs = { ...cancel, branch: 'fix', wait: 'true', 'poll-interval': '1s' };
    const { outcome, outputs } = await host.run(inputs);
    expect(outcome).toMatchObject({ success: true, sentence: 'Canceled 3 builds.' });
    const ended = [1, 2, 1].map((number) => ({ number, state: 'canceled' }));
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject(ended);
    const reads = host.requests().filter((line) => line.startsWith('GET'));
    const list = /^GET \/v2\/organizations\/acme\/builds\?.*branch\S*=fix.*exclude_jobs=true/;
    expect(reads.filter((line) => !list.test(line))).toEqual([]);
    expect(reads.at(-1)).toContain('created_from=2026-01-15T09%3A00%3A00');
  });

  it('waits for builds no longer than wait-timeout', async () => {
    const host = startMany(1, { ...script, cancelMs: 600_000 });
    const inputs = { ...cancel, branch: 'main', wait: 'true', 'wait-timeout': '1m' };
    const startedAt = host.clock.now();
    const { outcome, outputs } = await host.run(inputs);
    expect(host.clock.now() - startedAt).toBe(60_000);
    const sentence = 'Canceled 0 builds; 1 had not ended when last read.';
    expect(outcome).toMatchObject({ success: false, sentence });
    expect(outputs.state).toBe('canceling');
  });

  it('selects builds by their state, beside another filter', async () => {
    const host = startBuilds();
    await host.run({ ...cancel, branch: 'fix', state: 'scheduled, passed' });
    expect(left(host)).toHaveLength(5);
    expect(host.requests()).toHaveLength(1);
  });

  it('succeeds if a build finishes before its cancel arrives', async () => {
    const host = startBuilds();
    host.sandbox.faults.add({ kind: 'delay', ms: 11 * 60_000, on: 'builds.cancel' });
    const { outcome } = await host.run({ ...cancel, branch: 'main' });
    expect(outcome).toMatchObject({ success: true, sentence: 'Canceled 0 builds; 1 already finished.' });
    expect(host.lines).toEqual([
      'To cancel: builds of acme/* on branch main in state scheduled, running or failing.',
      'acme/web #3: already finished.',
    ]);
  });

  it.each([
    ['No build was canceled.', 'lists builds', 0],
    ['Canceled 3 builds.', 'lists blocked builds', 1],
  ])('says “%s” if it is interrupted while it %s', async (result, _, skip) => {
    const host = startBuilds();
    host.sandbox.faults.add({ kind: 'delay', on: 'builds.listForOrganization', ms: 20_000, skip });
    const { outcome } = await host.run({ ...cancel, branch: 'fix' }, { abortMs: 3_000 });
    const sentence = `The step was interrupted. ${result}`;
    expect(outcome).toMatchObject({ success: false, sentence });
  });

  it('sends nothing more if it is interrupted when it has listed a part of the builds', async () => {
    const host = startMany(101);
    const limited = { kind: 'status', status: 429, headers: { 'retry-after': '50' } } as const;
    host.sandbox.faults.add({ ...limited, on: 'builds.listForOrganization', skip: 1 });
    const inputs = { ...cancel, branch: 'main', limit: '200' };
    const { outcome } = await host.run(inputs, { abortMs: 5_000 });
    expect(outcome.sentence).toContain('Canceled 0 builds; 100 not canceled. More builds may match.');
    expect([host.requests().length, host.clock.monotonic()]).toEqual([2, 15_000]);
    host.sandbox.faults.add({ kind: 'delay', ms: 20_000, on: 'builds.listForOrganization', skip: 1 });
    const dry = host.run({ ...inputs, 'dry-run': 'true' }, { abortMs: 5_000 });
    await expect(dry).rejects.toThrow('The step was interrupted.');
  });

  it('sets the builds that it is about to cancel as an output, for a step that is killed', async () => {
    const host = startBuilds();
    host.sandbox.faults.add({ kind: 'delay', on: 'builds.cancel', ms: 20_000, times: 'always' });
    let atFirst: string | undefined;
    host.clock.after(10_000, () => {
      atFirst = host.outputs.builds;
    });
    await host.run({ ...cancel, branch: 'fix' });
    expect(JSON.parse(atFirst ?? '')).toHaveLength(3);
    const canceled = { state: expect.stringMatching(/^cancel/) };
    expect(JSON.parse(host.outputs.builds ?? '')).toMatchObject(Array(3).fill(canceled));
  });

  it.each([
    ['already finished', []],
    ['blocked, not canceled', [{ block: 'Ship it?' }]],
  ])('shows a build as “%s” that became so although its cancel was accepted', async (result, more) => {
    const carry: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport(async (request) => {
        if (request.method !== 'PUT' || !request.url.includes('/web/builds/3/'))
          return clock.during(() => sandbox.fetch(request));
        const url = request.url.replace('/cancel', '');
        return sandbox.fetch(new Request(url, { headers: request.headers }));
      });
    const host = startMany(3, settled({ name: 'Test', runMs: 60_000 }, ...more), { carry });
    const { outcome } = await host.run({ ...cancel, branch: 'main', wait: 'true', 'poll-interval': '30s' });
    expect(outcome).toMatchObject({ success: true, sentence: `Canceled 2 builds; 1 ${result}.` });
  });

  it('stops at the limit, and says that there are more', async () => {
    const host = startBuilds();
    const { outcome, outputs } = await host.run({ ...cancel, branch: 'fix', limit: '2' });
    expect(outcome.sentence).toBe(
      'Canceled 2 builds. More builds match: run the operation again, or raise limit.',
    );
    expect(outputs).toMatchObject({ count: '2', complete: 'false' });
    expect(left(host)).toContain('acme/web #1');
  });

  describe('on a pull request that is closed without a merge', () => {
    const event = {
      commit: 'a'.repeat(40),
      pull_request_id: 5,
      ended: 'It was closed.',
      defaultBranch: 'trunk',
    };
    const pull = (id: string) => ({ id, base: 'main', repository: 'https://github.com/acme/web.git' });

    it.each<[string, string, string | null, boolean]>([
      ['its own build', 'fix', '5', true],
      ['a build of its branch without a pull request', 'fix', null, true],
      ['a build of another pull request from the same branch', 'fix', '9', false],
      ['its own build, whose branch is the default branch of the pipeline', 'main', '5', true],
      ['a push to the default branch of the pipeline', 'main', null, false],
      ['a push to the default branch of the repository', 'trunk', null, false],
    ])('of its head commit, %s is canceled or left out', async (_, branch, id, isCanceled) => {
      const host = createHost({ seed });
      const { commit } = event;
      host.sandbox.world.run({ ...web, branch, commit, pull_request: id === null ? undefined : pull(id) });
      host.clock.forSandbox.advance(10_000);
      const inputs = { operation: 'cancel-builds', pipeline: 'acme/web' };
      const { outcome } = await host.run(inputs, { event: { ...event, branch } });
      expect([outcome.success, left(host).length]).toEqual([true, isCanceled ? 0 : 1]);
      const line =
        'Left out 1 build of other pull requests or of the default branch, such as #1. To cancel builds by their branch or commit alone, set branch or commit.';
      expect(host.lines.filter((each) => each.startsWith('Left out'))).toEqual(isCanceled ? [] : [line]);
      await host.run({ ...inputs, branch, commit }, { event });
      expect(left(host)).toEqual([]);
    });
  });

  describe('when the server lists builds that do not match,', () => {
    function ignoring(...parameters: string[]) {
      const host = startBuilds();
      host.sandbox.faults.add({ kind: 'ignore', parameters, times: 'always' });
      return host;
    }

    it('does not cancel them, and notes how many and which filter', async () => {
      const host = ignoring('branch');
      const { outcome, outputs } = await host.run({ ...cancel, branch: 'fix' });
      expect(left(host)).toEqual(['acme/web #3', 'globex/web #1']);
      expect(host.lines.slice(1)).toEqual(
        ['api #1', 'web #2', 'web #1'].map((one) => `acme/${one}: being canceled.`),
      );
      expect(outputs).toMatchObject({ count: '3', complete: 'true' });
      expect(outputs).not.toHaveProperty('build-number');
      const note =
        'Ignored 1 listed build that should have been excluded by branch. The service may not support that.';
      expect(outcome).toMatchObject({ success: true, sentence: 'Canceled 3 builds.', notes: [note] });
    });

    /** For each filter, inputs that no build matches. */
    const unmatched: Readonly<Record<keyof Filters, Inputs>> = {
      branch: { branch: 'other/*' },
      commit: { commit: 'a'.repeat(40) },
      meta_data: { 'meta-data': 'ticket=other' },
      creator: { creator: '01234567-89ab-cdef-0123-456789abcdef' },
      created_from: { 'created-from': '1s' },
      created_to: { 'created-to': '1h' },
      finished_from: { 'finished-from': '1h' },
      state: { branch: 'fix', state: 'scheduled' },
    };

    it.each(Object.entries(unmatched))('cancels none of them with the filter %s alone', async (_, inputs) => {
      const host = ignoring(...Object.keys(buildFilters));
      const { outcome } = await host.run({ ...cancel, pipeline: 'web', ...inputs });
      expect(left(host)).toHaveLength(5);
      expect(outcome).toMatchObject({ sentence: 'No builds to cancel.', notes: [expect.any(String)] });
    });
  });
});

it('cancel-builds sends cancels at the same time when none of them is answered', async () => {
  const host = startMany(20);
  using _timers = putTimersOn(host.clock);
  host.sandbox.faults.add({ kind: 'delay', ms: 3_600_000, on: 'builds.cancel', times: 'always' });
  const { outcome } = await host.run({ ...cancel, outageTime: '2s', branch: 'main' });
  expect(outcome.sentence).toMatch(
    /^Canceled 0 builds; 20 may be canceled: the outcome is unknown\. First error: /,
  );
  expect(outcome.success).toBe(false);
  expect(host.clock.monotonic()).toBeLessThan(3 * 60_000);
});

describe('a relative time counts on the clock of the service', () => {
  const hour = 3_600_000;

  it.each<[number, string[]]>([
    [
      -6 * hour,
      ['The clock of this machine is 6 h ahead of that of the service, by which relative times count.'],
    ],
    [
      6 * hour,
      ['The clock of this machine is 6 h behind that of the service, by which relative times count.'],
    ],
    [-60_000, []],
    [0, []],
  ])('of cancel-builds: with a difference of %i ms', async (aheadMs, lines) => {
    const host = createHost({ seed, aheadMs });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(9 * 60_000);
    host.sandbox.world.run(web);
    const before = await host.run({ ...cancel, 'created-to': '6h' });
    expect(before.outcome.sentence).toBe('No builds to cancel.');
    const { outputs } = await host.run({ ...cancel, 'created-to': '5m' });
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ number: 1 }]);
    expect(host.lines.filter((line) => line.startsWith('The clock'))).toEqual([...lines, ...lines]);
  });

  it('and a time that is given in full counts as it is, without another request', async () => {
    const host = createHost({ seed, aheadMs: -6 * hour });
    host.sandbox.world.run(web);
    await host.run({ ...cancel, 'created-to': '2026-01-01' });
    expect(host.requests()).toHaveLength(2);
  });
});
