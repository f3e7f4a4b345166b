import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pullRequest, sha } from '../../support/github/payloads.ts';
import { makeFile, makePullRequest } from '../../support/github/things.ts';
import { type Fault, runToken } from '../../support/github/world.ts';
import type { Setting } from '../../support/step-here.ts';
import { serveWorkflow } from '../../support/workflow.ts';

const checkout = { organization: 'acme', suite: 'checkout' };
const parts = { number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') };
const folder = mkdtempSync(join(tmpdir(), 'kitestring-comment-'));
afterAll(() => rmSync(folder, { recursive: true }));
const here = serveWorkflow();
beforeEach(() => void here.github.open(parts));

/** What is special about a run on pull request 7. */
interface Changes extends Partial<Setting> {
  readonly runId?: number;
  readonly attempt?: number;
  readonly pull?: typeof parts;
  readonly eventName?: string;
}

/** Lists the flaky tests of the checkout on pull request 7, as a workflow of its repository does. */
function list({ inputs, runId = 900, attempt = 1, pull = parts, ...more }: Changes = {}) {
  return here.run(
    more.eventName ?? 'pull_request',
    {
      inputs: { operation: 'list-flaky-tests', ...checkout, comment: 'on-flaky', ...inputs },
      event: more.event ?? { pull_request: pullRequest(pull) },
      environment: { GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: `${attempt}`, ...more.environment },
    },
    (runner, failed) => {
      const outputs = runner.outputs();
      const read = (output: string) => outputs[output] && readFileSync(outputs[output], 'utf8');
      const files = { comment: read('comment-path') ?? '', json: read('json-path') ?? '' };
      const action = outputs['comment-action'];
      return { failed, outputs, action, log: runner.stdout(), summary: runner.summary(), ...files };
    },
  );
}

const comments = () => here.github.comments.get(7) ?? [];
const body = () => comments()[0]?.body ?? '';
const setFlaky = (...names: readonly string[]) => {
  const tests = names.map((name) => ({ name, location: `spec/${name}_spec.rb:1` }));
  here.sandbox.world.setFlakyTests({ ...checkout, tests });
};
/** The pull request with a new head. */
const push = (head: string) => {
  const pull = { ...parts, sha: sha(head) };
  here.github.pullRequests.set(7, makePullRequest(pull));
  return pull;
};
const fail = (fault: Omit<Fault, 'method'>) => void here.github.faults.push({ method: 'GET', ...fault });
const change = (...files: ReturnType<typeof makeFile>[]) => void here.github.files.set(7, files);
/** A file of the checkout's suite that has a flaky test in line 59. */
const touched = makeFile('src/components/OrderForm.test.tsx');

const GITHUB_REF = `refs/heads/gh-readonly-queue/trunk/pr-7-${sha('a')}`;
const queued = { eventName: 'merge_group', event: { merge_group: {} }, environment: { GITHUB_REF } };

describe('the comment on a pull request', () => {
  it('is written, described by outputs with the address on the GitHub of the workflow, and kept as a file', async () => {
    const environment = { GITHUB_SERVER_URL: 'https://github.acme.example/' };
    expect(await list({ environment })).toMatchObject({ failed: false, action: 'created' });
    const [first] = comments();
    expect(body()).toMatch(/^<!-- /);
    if (first !== undefined) first.html_url = 'https://evil.example/7#issuecomment-1';
    const { outputs, log, comment } = await list({ attempt: 2, environment });
    expect(outputs).toMatchObject({
      'comment-id': `${first?.id}`,
      'comment-url': `https://github.acme.example/acme/kites/pull/7#issuecomment-${first?.id}`,
    });
    expect(body()).toContain(comment.trim());
    expect(log).not.toContain('evil.example');
    expect(comments()).toHaveLength(1);
  });

  it.each<[string, Changes]>([
    ['by an input', { eventName: 'schedule', event: {}, inputs: { 'pull-request': '7' } }],
    ['by an input of a merge queue', { ...queued, inputs: { 'pull-request': '7' } }],
    ['by its commit', { eventName: 'push', event: {}, environment: { GITHUB_SHA: sha('a') } }],
    ['by a comment on it', { eventName: 'issue_comment', event: { issue: { number: 7, pull_request: {} } } }],
  ])('is about the current head if the pull request is named %s', async (_, changes) => {
    expect((await list(changes)).action).toBe('created');
    expect(body()).toContain('commit [<code>aaaaaa');
  });

  it('is not written on an issue whose number is given as that of a pull request', async () => {
    const inputs = { 'pull-request': '99', 'max-new': '0', 'max-touched': '0', comment: 'always' };
    const { failed, outputs, log } = await list({ inputs });
    const reason = expect.stringMatching(/^No pull request was found\. Could not read pull request 99: 404/);
    expect(outputs).toMatchObject({ 'comment-reason': reason, 'gate-passed': 'not evaluated' });
    expect([failed, log]).toEqual([false, expect.stringMatching(/^::warning::.* read pull request 99/m)]);
    expect(here.github.requests.map(({ path }) => path)).toEqual(['/repos/acme/kites/pulls/99']);
  });

  const hide = () => fail({ path: /comments/, times: 1, status: 403 });
  const forge = () => Object.assign(comments()[0] ?? {}, { body: body().replace(/note [\w-]+/, 'note x') });
  it.each<[string, () => void, RegExp]>([
    ['that GitHub does not show', hide, /the comment with the first report could not be read/],
    ['whose note was edited', forge, /the comment was edited, or signed with another memory-key/],
  ])('never counts a report as the first beside one %s', async (_, spoil, why) => {
    await list();
    spoil();
    const { summary, outputs } = await list({ attempt: 2, inputs: { comment: 'always', 'max-new': '0' } });
    expect(summary).toMatch(new RegExp(`\\*\\*New tests cannot be identified\\*\\*: ${why.source}`));
    expect(outputs).toMatchObject({ 'comment-action': 'updated', 'gate-passed': 'not evaluated' });
    expect(outputs['gate-reasons']).toMatch(why);
    expect(outputs).not.toHaveProperty('new-count');
  });

  it('is written again when other tests are in changed files, or the head is another commit, by one write', async () => {
    const inputs = { comment: 'on-change' };
    // The second has something to compare with, and says so; from then on nothing is new.
    for (const [index, action] of ['created', 'updated', 'unchanged'].entries())
      expect((await list({ inputs, attempt: index + 1 })).action).toBe(action);
    change(touched);
    expect((await list({ inputs, attempt: 4 })).action).toBe('updated');
    expect(body()).toContain('1 flaky test in files changed by this pull request');
    const pull = push('b');
    const before = here.github.requests.length;
    expect((await list({ inputs, attempt: 5, pull })).action).toBe('updated');
    const writes = here.github.requests.slice(before).filter(({ method }) => method === 'PATCH');
    expect(writes).toHaveLength(1);
    expect(body()).toContain(`/commit/${sha('b')}`);
  });

  it('is neither read nor written unless the inputs ask for it: only the changed files are read', async () => {
    expect((await list({ inputs: { comment: 'never' } })).action).toBeUndefined();
    expect(here.github.requests.map(({ path }) => path)).toEqual([
      '/repos/acme/kites/pulls/7/files?page=1&per_page=100',
    ]);
  });

  it('comes with annotations of the changed files alone, if that is asked for', async () => {
    setFlaky('cart', 'other');
    change(makeFile('spec/cart_spec.rb'));
    const { failed, outputs, log } = await list({ inputs: { annotations: 'touched', 'max-touched': '0' } });
    expect(failed).toBe(true);
    expect(outputs).toMatchObject({ 'touched-count': '1', 'gate-passed': 'false' });
    expect(log.match(/^::notice .*$/gm)).toEqual([expect.stringContaining('file=spec/cart_spec.rb')]);
  });
});

describe('a comment that cannot be written', () => {
  const readOnly = () => {
    const holder = { login: 'github-actions[bot]', kind: 'installation', pullRequests: 'read' } as const;
    here.github.holders.set(runToken, { ...holder, comments: 'read' });
  };
  const noToken = { inputs: { 'github-token': '' } };
  const ofFork = { pull: { ...parts, from: 'stranger/kites' } };
  const fork =
    /Runs for pull requests from forks have a read-only token\. Comment from a workflow_run workflow/;
  it.each<[string, Changes, RegExp, 'warning' | 'notice', (() => void)?]>([
    ['without the permission', {}, /could not be written\..*pull-requests: write/s, 'warning', readOnly],
    ['without a token', noToken, /Without github-token, .*pull-requests: write/, 'warning'],
    ['from a fork, whose token is read-only', ofFork, fork, 'notice', readOnly],
  ])(
    '%s is reported in log and summary, and never fails the step',
    async (_, changes, note, level, prepare) => {
      prepare?.();
      const { failed, log, summary, outputs, comment } = await list(changes);
      expect(failed).toBe(false);
      expect(log).toMatch(new RegExp(`::${level}::.*${note.source}`, 's'));
      expect(log.match(/^::(?:warning|notice)::/gm)).toEqual([`::${level}::`]);
      expect(summary.replaceAll(/[*`\\]/g, '')).toMatch(note);
      expect(outputs).toMatchObject({ count: '3', 'comment-action': 'skipped' });
      expect(outputs['comment-reason']).not.toBe('');
      expect(comment).toMatch(/3 (?:flaky tests )?in (?:suite Checkout|the suite)/);
      expect(comment).toContain('commit [<code>');
      expect(comments()).toEqual([]);
    },
  );

  it.each<[string, Changes, RegExp]>([
    ['on a schedule', { eventName: 'schedule' }, /No pull request was found/],
    ['in a merge queue', queued, /A merge queue tests several pull requests/],
  ])('because there is no pull request is one line of the log: %s', async (_, changes, reason) => {
    const { failed, log, outputs } = await list(changes);
    expect([failed, log.match(/^::(?:warning|notice)::/gm)]).toEqual([false, null]);
    expect(log).toMatch(new RegExp(`^No comment was written\\. .*${reason.source}`, 'm'));
    expect(outputs).toMatchObject({ 'comment-action': 'skipped' });
  });

  it('is one warning if a rate limit holds back several requests', async () => {
    const limit = { status: 429, headers: { 'retry-after': '3600' }, message: 'API rate limit exceeded' };
    fail({ path: /files|comments/, times: 9, ...limit });
    const { log } = await list();
    expect(log.match(/^::(?:warning|notice)::.*/gm)).toEqual([
      '::warning::The comment could not be written. Could not list the files of pull request 7: 429 - API rate limit exceeded. GitHub asks to retry after 1 h. Its text is in the file at comment-path.',
    ]);
    expect(here.github.requests).toHaveLength(1);
  });
});

describe('the comment on what concerns the author', () => {
  const inputs = { comment: 'on-touched', 'when-empty': 'delete' };

  it('is there only while a flaky test is in a changed file', async () => {
    const { outputs } = await list({ inputs });
    expect(outputs).toMatchObject({ 'comment-action': 'skipped', 'touched-count': '0' });
    change(touched);
    expect((await list({ inputs })).action).toBe('created');
    expect(body()).toContain('**1 flaky test in files changed by this pull request, 3 in suite Checkout**\n');
    change();
    expect((await list({ inputs, attempt: 2 })).action).toBe('deleted');
    expect(comments()).toEqual([]);
  });

  it('is written if a gate failed, and says which', async () => {
    const { failed, action } = await list({ inputs: { ...inputs, 'max-flaky': '2' } });
    expect({ failed, action }).toEqual({ failed: true, action: 'created' });
    expect(body()).toContain('❌ max-flaky failed: 3 flaky tests, at most 2 allowed.\n');
  });

  it('names the owner by the CODEOWNERS file of the checkout, and links the diff of a line that is in it', async () => {
    const workspace = join(folder, 'checkout');
    mkdirSync(join(workspace, '.github'), { recursive: true });
    writeFileSync(join(workspace, '.github/CODEOWNERS'), '* @acme/all\n/src/ @acme/tests # ours\n');
    writeFileSync(join(workspace, 'CODEOWNERS'), '* @acme/other\n');
    change({ ...touched, patch: '@@ -50,9 +50,20 @@\n+x' });
    await list({ inputs, environment: { GITHUB_WORKSPACE: workspace } });
    const [row] = body().match(/^\| \[.*/gm) ?? [];
    expect(row).toContain('<sub>owner @\u200Bacme/tests</sub>');
    expect(row).toMatch(
      / · \[diff\]\(https:\/\/github\.com\/acme\/kites\/pull\/7\/files#diff-[\da-f]{64}R59\)/,
    );
    expect(row).toContain(`/acme/kites/blob/${sha('a')}/src/components/OrderForm.test.tsx#L59`);
  });
});

it('a comment on several suites is one, and remembers each of them, also one that is added later', async () => {
  const inputs = { comment: 'always', 'when-empty': 'update', 'comment-key': 'ours', 'max-new': '0' };
  const both = { ...inputs, suite: 'checkout\nweb-end-to-end' };
  await list({ inputs });
  setFlaky('new');
  const { outputs } = await list({ inputs: both, runId: 901, pull: push('b') });
  expect(outputs['gate-reasons']).toBe('max-new failed: 1 new flaky test, at most 0 allowed.');
  expect(body().match(/^#### .*/gm)).toHaveLength(2);
  setFlaky();
  const last = await list({ inputs: both, runId: 902, pull: push('c') });
  expect(last.outputs).toMatchObject({ 'new-count': '0', 'gone-count': '3', count: '60' });
  expect(comments()).toHaveLength(1);
});

describe('max-new by the comment', () => {
  let run = { runId: 900, attempt: 1, head: '', names: '-' };
  /** The outcome of a run at this head with these tests; a re-run if neither has changed. */
  const gate = async (head: string, names: string, inputs: Setting['inputs'] = {}) => {
    const { runId, attempt } = run;
    if (names !== run.names) setFlaky(...names);
    const isSame = head === run.head && names === run.names;
    run = { head, names, ...(isSame ? { runId, attempt: attempt + 1 } : { runId: runId + 1, attempt: 1 }) };
    const given = { comment: 'always', 'max-new': '0', ...inputs };
    const { outputs } = await list({ ...run, pull: push(head), inputs: given });
    return ['gate-passed', 'comment-action', 'new-count', 'gone-count'].map((name) => outputs[name]);
  };

  beforeEach(() => void Object.assign(run, { head: '', names: '-' }));

  it('lives as long as the pull request: first report, push, re-run, new test, gone test', async () => {
    expect((await gate('a', 'ab')).slice(0, 2)).toEqual(['not evaluated', 'created']);
    // On the commit of the first report, also with a new test.
    expect((await gate('a', 'abn'))[0]).toBe('not evaluated');
    expect(await gate('b', 'ab')).toEqual(['true', 'updated', '0', '0']);
    expect(await gate('b', 'ab')).toEqual(['true', 'unchanged', '0', '0']);
    expect(await gate('c', 'abn')).toEqual(['false', 'updated', '1', '0']);
    expect(body()).toMatch(/Since the first report \(\d{4}-\d\d-\d\d\): 1 new, 0 gone\./);
    // The same on a re-run, and as long as the test is flaky.
    expect((await gate('c', 'abn'))[0]).toBe('false');
    expect(await gate('d', 'bn')).toEqual(['false', 'updated', '1', '1']);
    expect(await gate('e', 'b')).toEqual(['true', 'updated', '0', '1']);
    expect(comments()).toHaveLength(1);
  });

  it('needs a comment for the first report, even an empty one', async () => {
    expect((await gate('a', '', { comment: 'on-change' }))[1]).toBe('created');
    expect((await gate('b', 'n', { comment: 'on-change' }))[0]).toBe('false');
  });

  it('believes only a note that is signed with the key, which is not shown', async () => {
    const [key, other] = [{ 'memory-key': 'k'.repeat(40) }, { 'memory-key': 'l'.repeat(40) }];
    await gate('a', 'a', key);
    expect((await gate('b', 'an', other))[0]).toBe('not evaluated');
    // Its report is the first one from now on.
    expect((await gate('c', 'an', other))[0]).toBe('true');
    const { failed, log } = await list({ inputs: { 'memory-key': 'short' } });
    expect(failed).toBe(true);
    expect(log).toContain('Input memory-key must be at least 32 characters');
    expect(log).not.toContain('"short"');
  });
});

it('the file of an earlier run can be compared with', async () => {
  const earlier = join(folder, 'flaky.json');
  const inputs = { comment: 'never', 'baseline-path': earlier, 'max-new': '0' };
  const warning = '::warning::max-new was not evaluated: the file at baseline-path';
  const first = await list({ inputs });
  expect(first.log).toContain(`${warning} does not exist.`);
  expect(first.log.split('baseline-path does not exist')).toHaveLength(2);
  const { log: ungated } = await list({ inputs: { ...inputs, 'max-new': '' } });
  const missing = 'Cannot compare with an earlier report: the file at baseline-path does not exist.';
  expect(ungated).toContain(`::warning::${missing}`);
  writeFileSync(earlier, first.json);
  expect((await list({ inputs })).outputs).toMatchObject({ 'new-count': '0', 'gate-passed': 'true' });
  const { outputs, log } = await list({ inputs: { ...inputs, suite: 'web-end-to-end' } });
  expect(log).toContain(`${warning} has no report on suite acme/web-end-to-end.`);
  expect(outputs).toMatchObject({ 'gate-passed': 'not evaluated' });
  expect(outputs).not.toHaveProperty('gone-count');
});
