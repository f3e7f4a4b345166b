import { describe, expect, it } from 'vitest';
import type { PullRequestFinding, PullRequestOrder } from '../../src/operations/context/workflow.ts';
import type { EventDefaults } from '../../src/operations/inputs/event-defaults.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import type { Step } from '../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../sandbox/harness.ts';
import { createHost } from '../support/operation-host.ts';

const inputs = { operation: 'explain-build', pipeline: 'acme/web', comment: 'on-failure' };
const sha = 'a'.repeat(40);
const page = 'https://buildkite.com/acme/web/builds/1';
const passing = { name: 'Lint', runMs: 1_000 };
const failing = { name: 'Specs', runMs: 1_000, exits: [1] };
const long = { name: 'Deploy', runMs: 600_000 };
const facts = { number: 7, headSha: sha, changedFiles: null, previousNote: null };
const moved = { reason: 'The head of pull request 7 is another commit.', isUsual: true };
const found: PullRequestFinding = { facts, obstacle: null, notes: [] };

interface Story {
  readonly steps?: readonly Step[];
  /** How long the build has run. */
  readonly ageMs?: number;
  readonly status?: Partial<EventDefaults['status'] & object>;
  readonly commit?: string;
  readonly pullRequest?: string | null;
  /** True if there is a second build of the same commit. */
  readonly rebuilt?: boolean;
  /** What is different about the second build where builds are listed. */
  readonly second?: object;
  readonly finding?: PullRequestFinding;
  /** What GitHub shows once it was asked. */
  readonly later?: PullRequestFinding;
  readonly with?: Readonly<Record<string, string>>;
  /** Changes a build that is read. */
  readonly alter?: (build: object) => object;
  readonly fault?: Fault;
}

/** Runs the step on a status of a build that others started; the orders are what GitHub was asked for. */
async function explain(story: Story) {
  const { steps = [failing], ageMs = 60_000, status, commit = sha, pullRequest = '7' } = story;
  const orders: PullRequestOrder[] = [];
  const findPullRequest = async (order: PullRequestOrder) => {
    orders.push(order);
    return (orders.length > 1 ? story.later : undefined) ?? story.finding ?? found;
  };
  const pull_request = pullRequest && {
    id: pullRequest,
    base: 'main',
    repository: 'https://github.com/acme/web.git',
  };
  const host = createHost({
    seed: seedOf(settled(...steps)),
    workflow: { findPullRequest },
    alter: (body) => {
      if (Array.isArray(body))
        return body.map((build) => (build.number === 2 ? { ...build, ...story.second } : build));
      return body instanceof Object && 'jobs' in body
        ? (story.alter ?? Object)({ ...body, pull_request })
        : body;
    },
  });
  if (story.fault) host.sandbox.faults.add(story.fault);
  host.sandbox.world.run({ ...web, commit: sha, branch: 'feature' });
  if (story.rebuilt) host.sandbox.world.run({ ...web, commit: sha, branch: 'feature' });
  host.clock.forSandbox.advance(ageMs);
  const event = {
    commit,
    status: { context: 'buildkite/web', url: page, isPending: false, ...status },
  };
  const { outcome, outputs } = await host.run({ ...inputs, ...story.with }, { event });
  return { outcome, outputs, orders, requests: host.requests() };
}

describe('explain-build', () => {
  it('explains the failed build of a status, and comments on the pull request that the service names', async () => {
    const { outcome, outputs, orders } = await explain({});
    expect(outcome).toMatchObject({
      success: true,
      sentence: expect.stringContaining('Build 1 of acme/web'),
    });
    expect(outputs).toMatchObject({ 'build-number': '1', state: 'failed' });
    expect(outcome.comment).toMatchObject({
      place: [7],
      key: 'build acme/web',
      whenAbsent: 'create',
      whenPresent: 'update',
    });
    expect(outcome.comment?.tiers[0]).toContain('Specs');
    expect(orders).toEqual([{ given: undefined, ofBuild: { number: 7, sha }, commentKey: null }]);
  });

  it('turns the comment green, and creates none, when the build passed', async () => {
    const { outcome } = await explain({ steps: [passing] });
    expect(outcome.comment).toMatchObject({ whenAbsent: 'skip', whenPresent: 'update' });
    expect(outcome.comment?.tiers[0]).toContain('passed');
  });

  it.each<[string, Story, string]>([
    ['the status is pending', { status: { isPending: true } }, 'The status is pending.'],
    [
      'its address leads to no build',
      { status: { url: 'https://ci.example/builds/1' } },
      'The status "buildkite/web" does not lead to a build.',
    ],
    [
      'it has no address',
      { status: { url: undefined } },
      'The status "buildkite/web" does not lead to a build.',
    ],
    [
      'the build is of a pipeline that the inputs do not name',
      { status: { url: 'https://buildkite.com/acme/secret/builds/1' } },
      'The status is of acme/secret #1, whose pipeline the inputs do not name.',
    ],
    [
      'the build is of another organization',
      { status: { url: 'https://buildkite.com/evil/web/builds/1' }, with: { pipeline: 'acme/*' } },
      'The status is of evil/web #1, whose pipeline the inputs do not name.',
    ],
    [
      'its context is not one of contexts',
      { with: { contexts: 'buildkite/api\nbuildkite/docs*' } },
      'The status "buildkite/web" is not one of contexts.',
    ],
  ])('sends no request and succeeds when %s', async (_, story, why) => {
    const { outcome, orders, requests } = await explain(story);
    expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining(why) });
    expect([outcome.comment, orders, requests]).toEqual([undefined, [], []]);
  });

  it.each<[string, Story, string]>([
    [
      'the build is of another commit than the event',
      { commit: 'b'.repeat(40) },
      `acme/web #1 is not a build of the event's commit ${'b'.repeat(40)}.`,
    ],
    [
      'its pull request has a newer head',
      { finding: { facts: null, obstacle: moved, notes: [] } },
      `acme/web #1 is not explained. ${moved.reason}`,
    ],
    [
      'one of its jobs ended and the build still runs',
      { steps: [failing, long], ageMs: 20_000, status: { url: `${page}#018f-job` } },
      'acme/web #1 still runs. Its next status is explained.',
    ],
    [
      'the status of a step arrived and the build still runs',
      { steps: [failing, long], ageMs: 20_000, status: { context: 'buildkite/web/specs' } },
      'acme/web #1 still runs. Its next status is explained.',
    ],
  ])('reads the build once and leaves the comment alone when %s', async (_, story, why) => {
    const { outcome, requests } = await explain(story);
    expect(outcome).toMatchObject({ success: true, sentence: `Nothing to explain. ${why}` });
    expect([outcome.comment, requests.length]).toEqual([undefined, 1]);
  });

  it('leaves the comment to the newest build of the commit when the status of an older one arrives late', async () => {
    const { outcome } = await explain({ rebuilt: true });
    expect(outcome.sentence).toBe(
      'Nothing to explain. acme/web #1 is not explained: acme/web #2 is a newer build of its commit.',
    );
    expect(outcome.comment).toBeUndefined();
  });

  const ofPullRequest = (id: string) => ({ pull_request: { id, base: 'main', repository: null } });

  it.each<[string, object, boolean]>([
    ['of the same pull request', ofPullRequest('7'), true],
    ['that was canceled', { state: 'canceled' }, true],
    ['that was skipped', { state: 'skipped' }, false],
    ['that had nothing to run', { state: 'not_run' }, false],
    ['of another branch', { branch: 'other' }, false],
    ['of another pull request', ofPullRequest('9'), false],
  ])('leaves the comment to a newer build of the commit, or does not: one %s', async (_, second, isLeft) => {
    const { outcome } = await explain({ rebuilt: true, second, with: { fail: 'true' } });
    expect([outcome.success, outcome.comment === undefined]).toEqual([isLeft, isLeft]);
  });

  it('leaves the comment to a build of the commit that ran when the status of one that did not arrives', async () => {
    const status = { url: page.replace('/1', '/2') };
    const skipped = { rebuilt: true, status, alter: (body: object) => ({ ...body, state: 'skipped' }) };
    const { outcome } = await explain({ ...skipped, with: { fail: 'true' } });
    expect(outcome).toMatchObject({
      success: true,
      sentence: 'Nothing to explain. acme/web #2 is not explained: it did not run, and acme/web #1 did.',
    });
    expect(outcome.comment).toBeUndefined();
    const alone = await explain({ ...skipped, rebuilt: false, status: {} });
    expect(alone.outcome.comment).toMatchObject({ whenPresent: 'update' });
  });

  it('waits up to two minutes for the end of a failing build, and leaves a longer one to its next status', async () => {
    const soon = await explain({ steps: [failing, { name: 'Docs', runMs: 60_000 }], ageMs: 20_000 });
    expect(soon.outputs.state).toBe('failed');
    expect(soon.outcome.comment).toMatchObject({ whenAbsent: 'create' });
    const late = await explain({ steps: [failing, long], ageMs: 20_000 });
    expect(late.outcome.sentence).toBe(
      'Nothing to explain. acme/web #1 still runs. Its next status is explained.',
    );
    expect(late.outcome.comment).toBeUndefined();
  });

  it('waits for the end of a build whose status is pending with wait: true', async () => {
    const story = { steps: [failing, long], ageMs: 20_000, status: { isPending: true } };
    const { outcome, outputs } = await explain({ ...story, with: { wait: 'true' } });
    expect(outputs.state).toBe('failed');
    expect(outcome.comment).toMatchObject({ whenAbsent: 'create' });
  });

  it('leaves a build alone whose commit is no head any more when it ends', async () => {
    const later = { facts: null, obstacle: moved, notes: [] };
    const { outcome } = await explain({ steps: [{ ...failing, runMs: 90_000 }], ageMs: 30_000, later });
    expect(outcome.success).toBe(true);
    expect(outcome.sentence).toContain(moved.reason);
    expect(outcome.comment).toBeUndefined();
  });

  it('explains a build of a commit without a pull request in the summary alone', async () => {
    const none = { reason: 'No open pull request has the head commit.', isUsual: true };
    const finding = { facts: null, obstacle: none, notes: [] };
    const { outcome, orders } = await explain({ pullRequest: null, finding });
    expect(orders[0]?.ofBuild).toEqual({ number: null, sha });
    expect(outcome.comment?.place).toEqual(none);
    expect(outcome.summary({ bytes: 10_000 })).toContain('Specs');
  });

  it.each([
    ['failed', failing, false, 'create'],
    ['passed', passing, true, 'skip'],
    ['canceled', passing, false, 'skip'],
    ['skipped', passing, true, 'skip'],
  ])('with fail: true, a build that is %s: %o', async (state, step, success, whenAbsent) => {
    const alter = (body: object) => ({ ...body, state });
    const { outcome } = await explain({ steps: [step], with: { fail: 'true' }, alter });
    expect([outcome.success, outcome.comment?.whenAbsent]).toEqual([success, whenAbsent]);
  });

  it('explains a build of which it cannot find out whether it is the newest, and says so', async () => {
    const fault = { kind: 'status', on: { path: '*/builds' }, times: 'always', status: 403 } as const;
    const { outcome } = await explain({ fault });
    expect(outcome.notices).toEqual([
      expect.stringMatching(/^Whether its commit has a newer build is not known: .*403/),
    ]);
    expect(outcome.comment?.whenAbsent).toBe('create');
    const newer = await explain({ rebuilt: true, status: { url: page.replace('/1', '/2') } });
    const elsewhere = 'x.y.2';
    const notes = [newer.outcome.comment?.note, outcome.comment?.note, elsewhere, ''];
    expect(notes.map((note) => outcome.comment?.yieldsTo?.(note ?? ''))).toEqual([true, false, false, false]);
    expect(newer.outcome.comment).not.toHaveProperty('yieldsTo');
  });

  it('explains the build of the input by hand, whatever its commit', async () => {
    const { outcome, outputs } = await explain({ commit: 'b'.repeat(40), with: { build: '1' } });
    expect([outputs.state, outcome.comment?.whenAbsent]).toEqual(['failed', 'create']);
  });

  it('says everything that is wrong with the inputs', () => {
    const host = createHost({ seed: seedOf(settled()) });
    expect(host.problems({ operation: 'explain-build' })).toEqual([
      'Input pipeline is missing: set it to organization/pipeline.',
      'Input build is missing: set it, or run the workflow on status or check_run.',
    ]);
    expect(host.problems({ ...inputs, build: 'latest' })).toEqual([
      'Input build must be the number or the URL of a build here.',
    ]);
  });
});
