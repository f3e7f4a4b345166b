import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionRunner } from '../../support/action-runner.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';
import { makeFile, makePullRequest } from '../../support/github/things.ts';
import { runToken } from '../../support/github/world.ts';
import type { Setting } from '../../support/step-here.ts';
import { serveWorkflow } from '../../support/workflow.ts';

const checkout = { organization: 'acme', suite: 'checkout' };
const parts = { number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') };
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
function list<Value>(
  { inputs, runId = 900, attempt = 1, pull = parts, eventName = 'pull_request', event, environment }: Changes,
  read: (runner: ActionRunner, failed: boolean) => Value,
): Promise<Value> {
  const run = { ID: `${runId}`, ATTEMPT: `${attempt}`, NUMBER: '12' };
  const variables = Object.entries(run).map(([name, value]) => [`GITHUB_RUN_${name}`, value]);
  return here.run(
    eventName,
    {
      inputs: { operation: 'list-flaky-tests', ...checkout, comment: 'on-flaky', ...inputs },
      event: event ?? { pull_request: pullRequest(pull) },
      environment: { ...Object.fromEntries(variables), ...environment },
    },
    read,
  );
}

const afterRun = workflowRun({ from: 'acme/kites', branch: 'fly', pullRequests: [pullRequest(parts)] });
const queue = {
  merge_group: { head_sha: sha('d'), head_ref: `refs/heads/gh-readonly-queue/trunk/pr-7-${sha('a')}` },
};
const comments = () => here.github.comments.get(7) ?? [];

describe('the comment on a pull request', () => {
  it('is written, described by outputs, and kept as a file', async () => {
    await list({}, (runner, failed) => {
      expect(failed).toBe(false);
      const outputs = runner.outputs();
      expect(outputs).toMatchObject({ 'comment-action': 'created', 'comment-id': String(comments()[0]?.id) });
      expect(outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
      expect(comments()[0]?.body).toContain(readFileSync(outputs['comment-path'] ?? '', 'utf8').trim());
    });
    expect(comments()).toHaveLength(1);
    expect(comments()[0]?.body).toMatch(/^<!-- /);
  });

  it('has the address of the pull request on the GitHub of the workflow, whatever the response says', async () => {
    await list({}, () => {});
    for (const comment of comments()) comment.html_url = 'https://evil.example/7#issuecomment-1';
    const environment = { GITHUB_SERVER_URL: 'https://github.acme.example/' };
    await list({ attempt: 2, environment }, (runner) => {
      const address = `https://github.acme.example/acme/kites/pull/7#issuecomment-${comments()[0]?.id}`;
      expect(runner.outputs()['comment-url']).toBe(address);
      expect(runner.stdout()).not.toContain('evil.example');
    });
  });

  it('is on the first of several pull requests of one commit', async () => {
    for (const number of [9, 3, 8])
      here.github.open({ number, from: 'acme/kites', head: 'gusts', sha: sha('c') });
    await list({ eventName: 'push', event: { ref: 'refs/heads/gusts', after: sha('c') } }, () => {});
    expect([3, 8, 9].map((number) => here.github.comments.get(number)?.length)).toEqual([1, 0, 0]);
  });

  it.each<[string, Changes]>([
    ['that names its head, and an input its number', { inputs: { 'pull-request': '7' } }],
    ['that comes after another run', { eventName: 'workflow_run', event: afterRun }],
  ])('is left alone once the pull request has moved on from the event %s', async (_, changes) => {
    await list({ runId: 1 }, () => {});
    const [first] = comments().map(({ body }) => body);
    const pull = makePullRequest({ ...parts, sha: sha('b') });
    here.github.pullRequests.set(7, pull);
    here.sandbox.world.setFlakyTests({ ...checkout, tests: [] });
    await list({ ...changes, runId: 2 }, (runner) => {
      expect(runner.outputs()).toMatchObject({
        'comment-action': 'skipped',
        'comment-reason': 'The pull request has a newer commit than this report.',
      });
    });
    expect(comments().map(({ body }) => body)).toEqual([first]);
  });

  it.each<[string, Changes]>([
    ['by an input', { eventName: 'schedule', event: {}, inputs: { 'pull-request': '7' } }],
    ['by a comment on it', { eventName: 'issue_comment', event: { issue: { number: 7, pull_request: {} } } }],
  ])('is about the current head if the pull request is named %s', async (_, changes) => {
    await list(changes, (runner) => {
      expect(runner.outputs()['comment-action']).toBe('created');
    });
    expect(comments()[0]?.body).toContain('commit [<code>aaaaaa');
  });

  it('is written although the token may not read the pull request that an input names', async () => {
    here.github.faults.push({ method: 'GET', path: /pulls\/7$/, times: 9, status: 403 });
    await list({ eventName: 'schedule', event: {}, inputs: { 'pull-request': '7' } }, (runner) => {
      expect(runner.outputs()['comment-action']).toBe('created');
    });
  });

  it('is not written on an issue whose number is given as that of a pull request', async () => {
    const inputs = { 'pull-request': '99', 'max-new': '0', 'max-touched': '0', comment: 'always' };
    await list({ inputs }, (runner, failed) => {
      expect(failed).toBe(false);
      expect(runner.outputs()).toMatchObject({
        'comment-action': 'skipped',
        'comment-reason': expect.stringMatching(/^No pull request was found\. .* has no pull request 99/),
        'gate-passed': 'not evaluated',
      });
      expect(runner.stdout()).toMatch(/^::warning::.* has no pull request 99/m);
    });
    expect(here.github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /repos/acme/kites/pulls/99',
    ]);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'that GitHub does not show',
      () =>
        here.github.faults.push({
          method: 'GET',
          path: /comments/,
          times: 1,
          status: 403,
          message: 'Forbidden',
        }),
      /the comment with the first report could not be read/,
    ],
    [
      'whose note was edited',
      () => {
        const [comment] = comments();
        if (comment) comment.body = comment.body.replace(/note [\w-]+/, 'note x');
      },
      /the comment was edited, or signed with another memory-key/,
    ],
  ])('never counts a report as the first beside one %s', async (_, spoil, why) => {
    await list({}, () => {});
    spoil();
    await list({ attempt: 2, inputs: { comment: 'always', 'max-new': '0' } }, (runner, failed) => {
      expect(failed).toBe(false);
      expect(runner.summary()).toMatch(
        new RegExp(`\\*\\*New tests cannot be identified\\*\\*: ${why.source}`),
      );
      expect(runner.outputs()).toMatchObject({
        'comment-action': 'updated',
        'gate-passed': 'not evaluated',
        'gate-reasons': expect.stringMatching(why),
      });
      expect(runner.outputs()).not.toHaveProperty('new-count');
    });
  });

  it('is written again when other tests are in changed files, or the head is another commit, by one write', async () => {
    const inputs = { comment: 'on-change' };
    const actionOf = (changes: Changes) => list(changes, (runner) => runner.outputs()['comment-action']);
    expect(await actionOf({ inputs })).toBe('created');
    // The second has something to compare with, and says so; from then on nothing is new.
    expect(await actionOf({ inputs, attempt: 2 })).toBe('updated');
    expect(await actionOf({ inputs, attempt: 3 })).toBe('unchanged');
    here.github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
    expect(await actionOf({ inputs, attempt: 4 })).toBe('updated');
    expect(comments()[0]?.body).toContain('1 flaky test in files changed by this pull request');
    const pull = { ...parts, sha: sha('b') };
    here.github.pullRequests.set(7, makePullRequest(pull));
    const before = here.github.requests.length;
    expect(await actionOf({ inputs, attempt: 5, pull })).toBe('updated');
    const writes = here.github.requests.slice(before).filter(({ method }) => method !== 'GET');
    expect(writes).toMatchObject([{ path: '/graphql' }, { path: '/graphql' }, { method: 'PATCH' }]);
    expect(comments()[0]?.body).toContain(`/commit/${sha('b')}`);
    expect(await actionOf({ inputs, attempt: 6, pull })).toBe('unchanged');
  });

  it('is neither read nor written unless the inputs ask for it: only the changed files are read', async () => {
    await list({ inputs: { comment: 'never' } }, (runner) => {
      expect(runner.outputs()).not.toHaveProperty('comment-action');
    });
    expect(here.github.requests.map(({ path }) => path)).toEqual([
      '/repos/acme/kites/pulls/7/files?page=1&per_page=100',
    ]);
  });

  it('begins with the files that the pull request changes', async () => {
    here.sandbox.world.setFlakyTests({
      ...checkout,
      tests: [
        { name: 'touched', location: 'spec/cart_spec.rb:3' },
        { name: 'elsewhere', location: 'spec/other_spec.rb:9' },
      ],
    });
    here.github.files.set(7, [makeFile('spec/cart_spec.rb')]);
    await list({ inputs: { annotations: 'touched', 'max-touched': '0' } }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.outputs()).toMatchObject({ 'touched-count': '1', 'gate-passed': 'false' });
      const notices = runner.stdout().match(/^::notice .*$/gm) ?? [];
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain('file=spec/cart_spec.rb');
    });
  });
});

describe('a comment that cannot be written', () => {
  const holder = { login: 'github-actions[bot]', kind: 'installation', pullRequests: 'read' } as const;
  const readOnly = () => {
    here.github.holders.set(runToken, { ...holder, comments: 'read' });
  };

  it.each<[string, () => void, Changes, RegExp, 'warning' | 'notice']>([
    [
      'without the permission',
      readOnly,
      {},
      /The comment could not be written\..*pull-requests: write/s,
      'warning',
    ],
    [
      'without a token',
      () => {},
      { inputs: { 'github-token': '' } },
      /Without github-token, .*pull-requests: write/,
      'warning',
    ],
    [
      'on an event that is about no pull request',
      () => {},
      { eventName: 'schedule' },
      /No pull request was found/,
      'notice',
    ],
    [
      'on a push of a commit without a pull request',
      () => {},
      { eventName: 'push', event: { ref: 'refs/heads/main', after: sha('e') } },
      /No open pull request has the head commit/,
      'notice',
    ],
    [
      'on a pull request from a fork, whose token is read-only',
      readOnly,
      { pull: { ...parts, from: 'stranger/kites' } },
      /Runs for pull requests from forks have a read-only token\. Comment from a workflow_run workflow instead/,
      'notice',
    ],
    [
      'on a pull request that a merge queue tries out with others',
      () => {},
      { eventName: 'merge_group', event: queue },
      /A merge queue tests several pull requests/,
      'notice',
    ],
  ])(
    'never fails the step, and is reported in log and summary: %s',
    async (_, prepare, changes, note, level) => {
      prepare();
      await list(changes, (runner, failed) => {
        expect(failed).toBe(false);
        expect(runner.stdout()).toMatch(new RegExp(`::${level}::.*${note.source}`, 's'));
        expect(runner.summary().replaceAll(/[*`\\]/g, '')).toMatch(note);
        const outputs = runner.outputs();
        expect(outputs).toMatchObject({ count: '3', 'comment-action': 'skipped' });
        expect(outputs['comment-reason']).not.toBe('');
        const body = readFileSync(outputs['comment-path'] ?? '', 'utf8');
        expect(body).toMatch(/3 (?:flaky tests )?in (?:suite Checkout|the suite)/);
        expect(body).toContain('commit [<code>');
        expect(runner.stdout().match(/^::(?:warning|notice)::/gm)).toEqual([`::${level}::`]);
      });
      expect(comments()).toEqual([]);
    },
  );

  it('is one warning, however many requests one rate limit holds back', async () => {
    const limit = { status: 429, headers: { 'retry-after': '3600' }, message: 'API rate limit exceeded' };
    here.github.faults.push({ method: 'GET', path: /files|comments/, times: 9, ...limit });
    here.github.faults.push({ method: 'POST', path: /comments/, times: 9, ...limit });
    await list({}, (runner, failed) => {
      expect(failed).toBe(false);
      expect(runner.stdout().match(/^::(?:warning|notice)::.*/gm)).toEqual([
        '::warning::The comment could not be written. Could not list the files of pull request 7: 429 - API rate limit exceeded. GitHub asks to retry after 1 h. Its text is in the file at comment-path.',
      ]);
    });
    expect(here.github.requests).toHaveLength(1);
  });

  it('from a merge queue is written if an input names the pull request', async () => {
    await list({ eventName: 'merge_group', event: queue, inputs: { 'pull-request': '7' } }, (runner) => {
      expect(runner.outputs()['comment-action']).toBe('created');
    });
  });
});

describe('the comment on what concerns the author', () => {
  const inputs = { comment: 'on-touched' };

  it('is written only if a flaky test is in a changed file', async () => {
    await list({ inputs }, (runner) => {
      expect(runner.outputs()).toMatchObject({ 'comment-action': 'skipped', 'touched-count': '0' });
    });
    here.github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
    await list({ inputs }, (runner) => expect(runner.outputs()['comment-action']).toBe('created'));
    expect(comments()[0]?.body).toContain(
      '**1 flaky test in files changed by this pull request, 3 in suite Checkout**\n',
    );
  });

  it('is written if a gate failed, and says which', async () => {
    await list({ inputs: { ...inputs, 'max-flaky': '2' } }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.outputs()['comment-action']).toBe('created');
    });
    expect(comments()[0]?.body).toContain('❌ max-flaky failed: 3 flaky tests, at most 2 allowed.\n');
  });

  it('obeys when-empty', async () => {
    const given = { ...inputs, 'when-empty': 'delete' };
    here.github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
    await list({ inputs: given }, () => {});
    here.github.files.set(7, []);
    await list({ inputs: given, attempt: 2 }, (runner) =>
      expect(runner.outputs()['comment-action']).toBe('deleted'),
    );
    expect(comments()).toEqual([]);
  });

  it('names the owner by the CODEOWNERS file of the checkout, and links the diff of a line that is in it', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'kitestring-checkout-'));
    mkdirSync(join(workspace, '.github'));
    writeFileSync(join(workspace, '.github/CODEOWNERS'), '* @acme/all\n/spec/ @acme/tests # ours\n');
    writeFileSync(join(workspace, 'CODEOWNERS'), '* @acme/other\n');
    here.github.files.set(7, [{ ...makeFile('spec/models/order_spec.rb'), patch: '@@ -50,9 +50,20 @@\n+x' }]);
    await list({ inputs, environment: { GITHUB_WORKSPACE: workspace } }, () => {});
    rmSync(workspace, { recursive: true });
    const [row] = comments()[0]?.body.match(/^\| \[.*/gm) ?? [];
    expect(row).toContain('<sub>owner @\u200Bacme/tests</sub>');
    expect(row).toMatch(
      / · \[diff\]\(https:\/\/github\.com\/acme\/kites\/pull\/7\/files#diff-[0-9a-f]{64}R59\)/,
    );
    expect(row).toMatch(new RegExp(`/acme/kites/blob/${sha('a')}/spec/models/order_spec.rb#L59`));
  });
});

describe('a comment on several suites', () => {
  const inputs = { suite: 'checkout\nweb-end-to-end', comment: 'always', 'when-empty': 'update' };

  it('is one, and remembers each of them, also one that is added later', async () => {
    const key = { ...inputs, 'comment-key': 'ours', 'max-new': '0' };
    await list({ inputs: { ...key, suite: 'checkout' } }, () => {});
    const tests = [{ name: 'a new one', location: 'a_spec.rb:3' }];
    here.sandbox.world.setFlakyTests({ ...checkout, tests });
    await list({ inputs: key, attempt: 2 }, (runner) => {
      expect(runner.outputs()['gate-reasons']).toBe('max-new failed: 1 new flaky test, at most 0 allowed.');
    });
    expect(comments()[0]?.body.match(/^#### .*/gm)).toHaveLength(2);
    here.sandbox.world.setFlakyTests({ ...checkout, tests: [] });
    await list({ inputs: key, attempt: 3 }, (runner) => {
      expect(runner.outputs()).toMatchObject({ 'new-count': '0', 'gone-count': '3', count: '60' });
    });
    expect(comments()).toHaveLength(1);
  });
});

describe('max-new by the comment', () => {
  const inputs = { comment: 'always', 'max-new': '0' };
  const names = (...all: readonly string[]) => {
    const tests = all.map((name) => ({ name, location: `spec/${name}_spec.rb:1` }));
    here.sandbox.world.setFlakyTests({ ...checkout, tests });
  };
  const gate = (head: string, more: Changes = {}) => {
    const pull = { ...parts, sha: sha(head) };
    here.github.pullRequests.set(7, makePullRequest(pull));
    return list({ pull, ...more, inputs: { ...inputs, ...more.inputs } }, (runner) => runner.outputs());
  };

  it('lives as long as the pull request: first report, push, re-run, new test, gone test', async () => {
    names('a', 'b');
    expect(await gate('a')).toMatchObject({ 'gate-passed': 'not evaluated', 'comment-action': 'created' });
    expect(await gate('b', { runId: 901 })).toMatchObject({
      'gate-passed': 'true',
      'comment-action': 'updated',
    });
    expect(await gate('b', { runId: 901, attempt: 2 })).toMatchObject({ 'comment-action': 'unchanged' });
    names('a', 'b', 'n');
    expect(await gate('c', { runId: 902 })).toMatchObject({ 'gate-passed': 'false', 'new-count': '1' });
    expect(comments()[0]?.body).toMatch(/Since the first report \(\d+ \w+\): 1 new, 0 gone\./);
    // The same on a re-run, and as long as the test is flaky.
    expect(await gate('c', { runId: 902, attempt: 2 })).toMatchObject({ 'gate-passed': 'false' });
    names('b', 'n');
    expect(await gate('d', { runId: 903 })).toMatchObject({ 'new-count': '1', 'gone-count': '1' });
    names('b');
    expect(await gate('e', { runId: 904 })).toMatchObject({ 'gate-passed': 'true', 'gone-count': '1' });
    expect(comments()).toHaveLength(1);
  });

  it('needs a comment for the first report, even an empty one', async () => {
    names();
    const first = await gate('a', { inputs: { comment: 'on-change' } });
    expect(first).toMatchObject({ 'comment-action': 'created' });
    names('n');
    expect(await gate('b', { inputs: { comment: 'on-change' }, runId: 901 })).toMatchObject({
      'gate-passed': 'false',
    });
  });

  it('believes only a note that is signed with the key', async () => {
    names('a');
    const keyed = (key: string) => ({ inputs: { 'memory-key': key.repeat(40) } });
    await gate('a', keyed('k'));
    names('a', 'n');
    expect(await gate('b', { ...keyed('l'), runId: 901 })).toMatchObject({ 'gate-passed': 'not evaluated' });
    // Its report is the first one from now on.
    expect(await gate('c', { ...keyed('l'), runId: 902 })).toMatchObject({ 'gate-passed': 'true' });
  });

  it('needs a key that is long enough, and does not show it', async () => {
    await list({ inputs: { ...inputs, 'memory-key': 'short' } }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.stdout()).toContain('Input memory-key must be at least 32 characters');
      expect(runner.stdout()).not.toContain('"short"');
    });
  });
});

describe('the files for later steps', () => {
  it('can be compared with by a later run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kitestring-baseline-'));
    const earlier = join(folder, 'flaky.json');
    await list({ inputs: { comment: 'never' } }, (runner) =>
      copyFileSync(runner.outputs()['json-path'] ?? '', earlier),
    );
    await list(
      { inputs: { comment: 'never', 'baseline-path': earlier, 'max-new': '0' } },
      (runner, failed) => {
        expect(failed).toBe(false);
        expect(runner.outputs()).toMatchObject({ 'new-count': '0', 'gate-passed': 'true' });
      },
    );
    const other = { comment: 'never', 'baseline-path': earlier, suite: 'web-end-to-end', 'max-new': '0' };
    await list({ inputs: other }, (runner) => {
      expect(runner.stdout()).toContain(
        '::warning::Cannot compare with an earlier report: the file at baseline-path has no report on suite acme/web-end-to-end.',
      );
      expect(runner.outputs()).toMatchObject({ 'gate-passed': 'not evaluated' });
      expect(runner.outputs()).not.toHaveProperty('gone-count');
    });
    rmSync(folder, { recursive: true });
    await list({ inputs: { comment: 'never', 'baseline-path': earlier } }, (runner) => {
      expect(runner.stdout()).toContain(
        '::warning::Cannot compare with an earlier report: the file at baseline-path does not exist.',
      );
    });
  });
});
