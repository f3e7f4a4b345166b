import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import type { ActionRunner } from '../../support/action-runner.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { makeFile, makePullRequest } from '../../support/github/things.ts';
import { runToken } from '../../support/github/world.ts';
import { runStepHere } from '../../support/step-here.ts';

const checkout = { organization: 'acme', suite: 'checkout' };
const parts = { number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') };
let sandbox: Sandbox;
let service: ServedSandbox;
let github: GitHubStandIn;
let served: ServedGitHub;

beforeEach(async () => {
  sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' } });
  service = await serveSandbox(sandbox);
  github = createGitHubStandIn();
  github.open(parts);
  served = await serveGitHub(github);
});

afterEach(async () => {
  await service.close();
  await served.close();
  expect(github.violations).toEqual([]);
});

interface Changes {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly runId?: number;
  readonly attempt?: number;
  readonly pull?: typeof parts;
  readonly eventName?: string;
  /** The folder of the checkout. */
  readonly workspace?: string;
  /** Further variables of the runner. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The content of the event file, if it is not the pull request. */
  readonly event?: unknown;
}

/** Lists the flaky tests of the checkout on pull request 7, as a workflow of its repository does. */
function list<Value>(
  {
    inputs = {},
    runId = 900,
    attempt = 1,
    pull = parts,
    eventName = 'pull_request',
    event,
    workspace,
    environment,
  }: Changes,
  read: (runner: ActionRunner, failed: boolean) => Value,
): Promise<Value> {
  const token = sandbox.tokens.all.token;
  return runStepHere(
    {
      inputs: {
        token,
        'base-url': service.url,
        operation: 'list-flaky-tests',
        ...checkout,
        comment: 'on-flaky',
        'github-token': runToken,
        ...inputs,
      },
      event: event ?? { pull_request: pullRequest(pull) },
      environment: {
        GITHUB_EVENT_NAME: eventName,
        GITHUB_REPOSITORY: 'acme/kites',
        GITHUB_API_URL: served.apiUrl,
        GITHUB_SHA: sha('c'),
        GITHUB_RUN_ID: String(runId),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_RUN_NUMBER: '12',
        ...(workspace && { GITHUB_WORKSPACE: workspace }),
        ...environment,
      },
    },
    read,
  );
}

const afterRun = workflowRun({ from: 'acme/kites', branch: 'fly', pullRequests: [pullRequest(parts)] });
const queue = {
  merge_group: { head_sha: sha('d'), head_ref: `refs/heads/gh-readonly-queue/trunk/pr-7-${sha('a')}` },
};
const comments = () => github.comments.get(7) ?? [];

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
    const address = `/acme/kites/pull/7#issuecomment-${comments()[0]?.id}`;
    await list({ attempt: 2 }, (runner) => {
      expect(runner.outputs()['comment-url']).toBe(`https://github.com${address}`);
      expect(runner.stdout()).not.toContain('evil.example');
    });
    const environment = { GITHUB_SERVER_URL: 'https://github.acme.example/' };
    await list({ attempt: 3, environment }, (runner) => {
      expect(runner.outputs()['comment-url']).toBe(`https://github.acme.example${address}`);
    });
  });

  it('is on the first of several pull requests of one commit, and the log names the others', async () => {
    const push = { eventName: 'push', event: { ref: 'refs/heads/gusts', after: sha('c') } };
    const told = (runner: ActionRunner) =>
      runner.stdout().match(/^Pull request \d+ is the first of several.*$/gm);
    github.open({ number: 3, from: 'acme/kites', head: 'gusts', sha: sha('c') });
    expect(await list(push, told)).toBeNull();
    for (const number of [9, 8]) github.open({ number, from: 'acme/kites', head: 'gusts', sha: sha('c') });
    expect(await list({ ...push, runId: 901 }, told)).toEqual([
      'Pull request 3 is the first of several with the same head. Not used: 8, 9. To choose another one, set pull-request.',
    ]);
    expect(github.comments.get(3)).toHaveLength(1);
  });

  it.each<[string, Changes]>([
    ['that names its head', {}],
    ['that names its head, and an input its number', { inputs: { 'pull-request': '7' } }],
    ['that comes after another run', { eventName: 'workflow_run', event: afterRun }],
  ])('is left alone once the pull request has moved on from the event %s', async (_, changes) => {
    await list({ runId: 1 }, () => {});
    const [first] = comments().map(({ body }) => body);
    const pull = makePullRequest({ ...parts, sha: sha('b') });
    github.pullRequests.set(7, pull);
    sandbox.world.setFlakyTests({ ...checkout, tests: [] });
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
    expect(github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /repos/acme/kites/pulls/99',
    ]);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'that GitHub does not show',
      () =>
        github.faults.push({ method: 'GET', path: /comments/, times: 1, status: 403, message: 'Forbidden' }),
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

  it('is written again when other tests are in changed files', async () => {
    const onChange = { comment: 'on-change' };
    await list({ inputs: onChange }, () => {});
    // The second has something to compare with, and says so; from then on nothing is new.
    await list({ attempt: 2, inputs: onChange }, () => {});
    await list({ attempt: 2, inputs: onChange }, (runner) => {
      expect(runner.outputs()).toMatchObject({
        'comment-action': 'unchanged',
        'comment-reason': 'The comment is up to date.',
      });
    });
    github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
    await list({ attempt: 3, inputs: onChange }, (runner) => {
      expect(runner.outputs()).toMatchObject({ 'comment-action': 'updated', 'touched-count': '1' });
    });
    expect(comments()[0]?.body).toContain('1 flaky test in files changed by this pull request');
  });

  it('does not take an incomplete list for the first report', async () => {
    await list({ inputs: { limit: '2' } }, () => {});
    await list({ attempt: 2 }, (runner) => {
      expect(runner.outputs()).not.toHaveProperty('gone-count');
      expect(runner.summary()).toContain('This is the first report on this pull request.');
    });
  });

  it('is neither read nor written unless the inputs ask for it: only the changed files are read', async () => {
    await list({ inputs: { comment: 'never' } }, (runner) => {
      expect(runner.outputs()).not.toHaveProperty('comment-action');
    });
    expect(github.requests.map(({ path }) => path)).toEqual([
      '/repos/acme/kites/pulls/7/files?page=1&per_page=100',
    ]);
  });

  it('begins with the files that the pull request changes', async () => {
    sandbox.world.setFlakyTests({
      ...checkout,
      tests: [
        { name: 'touched', location: 'spec/cart_spec.rb:3' },
        { name: 'elsewhere', location: 'spec/other_spec.rb:9' },
      ],
    });
    github.files.set(7, [makeFile('spec/cart_spec.rb')]);
    await list({ inputs: { annotations: 'touched', 'max-touched': '0' } }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.outputs()).toMatchObject({ 'touched-count': '1', 'gate-passed': 'false' });
      const notices = runner.stdout().match(/^::notice .*$/gm) ?? [];
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain('file=spec/cart_spec.rb');
    });
  });

  it('fails max-touched by the files that could be read, if a later page of them cannot be', async () => {
    const tests = [{ name: 'touched', location: 'spec/cart_spec.rb:3' }];
    sandbox.world.setFlakyTests({ ...checkout, tests });
    const others = Array.from({ length: 120 }, (_, index) => makeFile(`src/${index}.ts`));
    github.files.set(7, [makeFile('spec/cart_spec.rb'), ...others]);
    github.faults.push({ method: 'GET', path: /files\?page=2/, status: 403, times: 9, applied: false });
    await list({ inputs: { 'max-touched': '0' } }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.outputs()).toMatchObject({ 'gate-passed': 'false' });
      expect(runner.outputs()).not.toHaveProperty('touched-count');
      expect(runner.stdout()).toContain('Could not list the files of pull request 7: 403');
    });
    await list({ inputs: { 'max-touched': '1' } }, (runner, failed) => {
      expect(failed).toBe(false);
      expect(runner.outputs()).toMatchObject({ 'gate-passed': 'not evaluated' });
      expect(runner.outputs()).not.toHaveProperty('touched-count');
    });
  });
});

describe('a comment that cannot be written', () => {
  const holder = { login: 'github-actions[bot]', kind: 'installation', pullRequests: 'read' } as const;
  const readOnly = () => {
    github.holders.set(runToken, { ...holder, comments: 'read' });
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
    github.faults.push({ method: 'GET', path: /files|comments/, times: 9, ...limit });
    github.faults.push({ method: 'POST', path: /comments/, times: 9, ...limit });
    await list({}, (runner, failed) => {
      expect(failed).toBe(false);
      expect(runner.stdout().match(/^::(?:warning|notice)::.*/gm)).toEqual([
        '::warning::The comment could not be written. Could not list the files of pull request 7: 429 - API rate limit exceeded. GitHub asks to retry after 1 h. Its text is in the file at comment-path.',
      ]);
    });
    expect(github.requests).toHaveLength(1);
  });

  it('names the request that a rate limit has ended, also if that reads the pull request', async () => {
    const headers = { 'retry-after': '3600' };
    github.faults.push({ method: 'GET', path: /pulls/, times: 9, status: 429, headers, message: 'limit' });
    await list({ eventName: 'push', event: {}, inputs: { 'pull-request': '7' } }, (runner) => {
      expect(runner.stdout().match(/^::(?:warning|notice)::.*/gm)).toEqual([
        '::warning::The comment could not be written. Could not read pull request 7: 429 - limit. GitHub asks to retry after 1 h. Its text is in the file at comment-path.',
      ]);
    });
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
    github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
    await list({ inputs }, (runner) => expect(runner.outputs()['comment-action']).toBe('created'));
    expect(comments()[0]?.body).toContain('**1 flaky test in files changed by this pull request**\n');
  });

  it('is written if a gate failed, and says which and what would make it pass', async () => {
    await list({ inputs: { ...inputs, 'max-flaky': '2' } }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.outputs()['comment-action']).toBe('created');
    });
    expect(comments()[0]?.body).toContain(
      '❌ max-flaky failed: 3 flaky tests, at most 2 allowed. It passes once 1 of them is no longer reported, or with max-flaky: 3.',
    );
  });

  it.each(['update', 'delete', 'keep'])('obeys when-empty: %s', async (whenEmpty) => {
    const given = { ...inputs, 'when-empty': whenEmpty };
    github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
    await list({ inputs: given }, () => {});
    github.files.set(7, []);
    await list({ inputs: given, attempt: 2 }, (runner) => {
      const actions = { update: 'updated', delete: 'deleted', keep: 'skipped' };
      expect(runner.outputs()['comment-action']).toBe(actions[whenEmpty as keyof typeof actions]);
    });
    const [body] = comments().map((comment) => comment.body.split('\n')[3]);
    const none = '**No flaky tests in files changed by this pull request**';
    const one = '**1 flaky test in files changed by this pull request**';
    expect(body).toBe({ update: none, delete: undefined, keep: one }[whenEmpty]);
  });

  it('names the owner by the CODEOWNERS file of the checkout, and links the diff of a line that is in it', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'kitestring-checkout-'));
    mkdirSync(join(workspace, '.github'));
    writeFileSync(join(workspace, '.github/CODEOWNERS'), '* @acme/all\n/spec/ @acme/tests # ours\n');
    writeFileSync(join(workspace, 'CODEOWNERS'), '* @acme/other\n');
    github.files.set(7, [{ ...makeFile('spec/models/order_spec.rb'), patch: '@@ -50,9 +50,20 @@\n+x' }]);
    await list({ inputs, workspace }, () => {});
    rmSync(workspace, { recursive: true });
    const [row] = comments()[0]?.body.match(/^\| \[.*/gm) ?? [];
    expect(row).toContain('<sub>owner @\u200Bacme/tests</sub>');
    expect(row).toMatch(
      / · \[diff\]\(https:\/\/github\.com\/acme\/kites\/pull\/7\/files#diff-[0-9a-f]{64}R59\)/,
    );
    expect(row).toMatch(new RegExp(`/acme/kites/blob/${sha('a')}/spec/models/order_spec.rb#L59`));
  });
});

describe('the commit that was checked last', () => {
  const later = { ...parts, sha: sha('b') };

  it.each(['on-flaky', 'on-change', 'always', 'on-touched'])(
    'is in the comment, by one write, if nothing else has changed (%s)',
    async (comment) => {
      github.files.set(7, [makeFile('spec/models/order_spec.rb')]);
      await list({ inputs: { comment } }, () => {});
      // The second has something to compare with, and says so.
      await list({ inputs: { comment }, attempt: 2 }, () => {});
      github.pullRequests.set(7, makePullRequest(later));
      const before = github.requests.length;
      await list({ inputs: { comment }, attempt: 3, pull: later }, (runner) => {
        expect(runner.outputs()['comment-action']).toBe('updated');
      });
      expect(github.requests.slice(before).filter(({ method }) => method !== 'GET')).toMatchObject([
        { path: '/graphql' },
        { path: '/graphql' },
        { method: 'PATCH' },
      ]);
      expect(comments()[0]?.body).toContain(`/commit/${sha('b')}`);
      await list({ inputs: { comment }, attempt: 4, pull: later }, (runner) => {
        expect(runner.outputs()['comment-action']).toBe('unchanged');
      });
    },
  );
});

describe('a comment on several suites', () => {
  const inputs = { suite: 'checkout\nweb-end-to-end', comment: 'always', 'when-empty': 'update' };

  it('is one, and remembers each of them', async () => {
    await list({ inputs: { ...inputs, 'max-new': '0' } }, () => {});
    expect(comments()[0]?.body.match(/^#### .*/gm)).toHaveLength(2);
    sandbox.world.setFlakyTests({ ...checkout, tests: [{ name: 'a new one', location: 'a_spec.rb:3' }] });
    const pull = { ...parts, sha: sha('b') };
    github.pullRequests.set(7, makePullRequest(pull));
    await list({ inputs: { ...inputs, 'max-new': '0' }, attempt: 2, pull }, (runner, failed) => {
      expect(failed).toBe(true);
      expect(runner.outputs()).toMatchObject({
        'comment-action': 'updated',
        'new-count': '1',
        'gone-count': '3',
        count: '61',
        'gate-passed': 'false',
      });
    });
    expect(comments()).toHaveLength(1);
  });

  it('has a memory per suite, so that one that is added later has its own first report', async () => {
    const key = { 'comment-key': 'ours', comment: 'always', 'max-new': '0' };
    await list({ inputs: { ...key, suite: 'checkout' } }, () => {});
    const pull = { ...parts, sha: sha('b') };
    github.pullRequests.set(7, makePullRequest(pull));
    await list({ inputs: { ...key, suite: inputs.suite }, attempt: 2, pull }, (runner) => {
      expect(runner.outputs()['gate-reasons']).toBe(
        'max-new was not evaluated: this is the first report (suite Web end to end); so far 0 new flaky tests, at most 0 allowed.',
      );
    });
  });
});

describe('max-new by the comment', () => {
  const inputs = { comment: 'always', 'max-new': '0' };
  const names = (...all: readonly string[]) => {
    const tests = all.map((name) => ({ name, location: `spec/${name}_spec.rb:1` }));
    sandbox.world.setFlakyTests({ ...checkout, tests });
  };
  const gate = (head: string, more: Changes = {}) => {
    const pull = { ...parts, sha: sha(head) };
    github.pullRequests.set(7, makePullRequest(pull));
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

  it('believes only a note that is signed with the key, for this pull request', async () => {
    names('a');
    const keyed = (key: string) => ({ inputs: { 'memory-key': key.repeat(40) } });
    await gate('a', keyed('k'));
    names('a', 'n');
    expect(await gate('b', { ...keyed('l'), runId: 901 })).toMatchObject({ 'gate-passed': 'not evaluated' });
    // Its report is the first one from now on.
    expect(await gate('c', { ...keyed('l'), runId: 902 })).toMatchObject({ 'gate-passed': 'true' });
    const body = comments()[0]?.body ?? '';
    github.open({ number: 8 });
    github.write({ pullRequest: 8, author: 'github-actions[bot]', body });
    const pull = { ...parts, number: 8, sha: sha('d') };
    github.pullRequests.set(8, makePullRequest(pull));
    await list({ pull, runId: 903, inputs: { ...inputs, 'memory-key': 'l'.repeat(40) } }, (runner) => {
      expect(runner.outputs()['gate-passed']).toBe('not evaluated');
    });
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
  it('hold the list for a test runner', async () => {
    await list({ inputs: { comment: 'never', selectors: 'rspec' } }, (runner) => {
      const text = readFileSync(runner.outputs()['selectors-path'] ?? '', 'utf8');
      expect(text).toContain('spec/');
    });
  });

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
        '::warning::Cannot compare with an earlier report: the file at baseline-path has no report on suite acme/web-end-to-end, only on acme/checkout.',
      );
      expect(runner.outputs()).toMatchObject({ 'gate-passed': 'not evaluated' });
      expect(runner.outputs()).not.toHaveProperty('gone-count');
    });
    rmSync(folder, { recursive: true });
    await list({ inputs: { comment: 'never', 'baseline-path': earlier } }, (runner) => {
      expect(runner.stdout()).toContain(
        '::warning::Cannot compare with an earlier report: the file at baseline-path does not exist.',
      );
      expect(runner.summary()).not.toContain('First report');
    });
  });
});
