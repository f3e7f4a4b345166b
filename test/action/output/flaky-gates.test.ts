import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import { pullRequest, sha } from '../../support/github/payloads.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { makePullRequest } from '../../support/github/things.ts';
import { runToken } from '../../support/github/world.ts';
import { runStepHere } from '../../support/step-here.ts';

const checkout = { organization: 'acme', suite: 'checkout' };
const bot = 'github-actions[bot]';
const [oldKey, newKey] = ['the old key of all, long enough 4711', 'the new key of all, long enough 4711'];
let sandbox: Sandbox;
let service: ServedSandbox;
let github: GitHubStandIn;
let served: ServedGitHub;
let runs = 0;

beforeEach(async () => {
  sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' } });
  service = await serveSandbox(sandbox);
  github = createGitHubStandIn();
  served = await serveGitHub(github);
  github.open({ number: 7 });
  listed('a', 'b');
});

afterEach(async () => {
  await service.close();
  await served.close();
  expect(github.violations).toEqual([]);
});

/** The service lists these tests. */
function listed(...names: readonly string[]): void {
  const tests = names.map((name, index) => ({ name, location: `spec/${name}_spec.rb:${index + 1}` }));
  sandbox.world.setFlakyTests({ ...checkout, tests });
}

interface Run {
  readonly head?: string;
  readonly number?: number;
  readonly repositoryId?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The event, whose payload has the pull request only if it is `pull_request`. */
  readonly event?: string;
}

/** The gate on a pull request, run for one head of it: what it said and how it ended. */
function gate({
  head = 'a',
  number = 7,
  repositoryId = '4711',
  inputs = {},
  event = 'pull_request',
}: Run = {}) {
  const pull = { number, from: 'acme/kites', head: 'fly', sha: sha(head) };
  if (github.pullRequests.has(number)) github.pullRequests.set(number, makePullRequest(pull));
  else github.open(pull);
  runs += 1;
  return runStepHere(
    {
      inputs: {
        token: sandbox.tokens.all.token,
        'base-url': service.url,
        operation: 'list-flaky-tests',
        ...checkout,
        comment: 'always',
        'max-new': '0',
        'github-token': runToken,
        ...inputs,
      },
      event: event === 'pull_request' ? { pull_request: pullRequest(pull) } : {},
      environment: {
        GITHUB_EVENT_NAME: event,
        GITHUB_REPOSITORY: 'acme/kites',
        GITHUB_REPOSITORY_ID: repositoryId,
        GITHUB_API_URL: served.apiUrl,
        GITHUB_SHA: sha('c'),
        GITHUB_RUN_ID: String(runs),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_RUN_NUMBER: String(runs),
      },
    },
    (runner, failed) => ({
      failed,
      outputs: runner.outputs(),
      summary: runner.summary(),
      log: runner.stdout(),
      json: readFileSync(runner.outputs()['json-path'] ?? '/dev/null', 'utf8'),
    }),
  );
}

const comments = (number = 7) => github.comments.get(number) ?? [];
const passed = { failed: false, outputs: { 'gate-passed': 'true' } };
const rejected = { failed: true, outputs: { 'gate-passed': 'false' } };
const open = { failed: false, outputs: { 'gate-passed': 'not evaluated' } };
const onChange = { comment: 'on-change' };

describe('max-new by the comment', () => {
  it('is never evaluated after a first report that could not be remembered, and says why', async () => {
    const why = /is not remembered, because its list is incomplete; set baseline-path, or delete the comment/;
    const first = await gate({ inputs: { limit: '1' } });
    expect(first).toMatchObject(open);
    expect(first.outputs['gate-reasons']).toMatch(why);
    for (const text of [first.summary, comments()[0]?.body])
      expect(text).toMatch(
        /New tests cannot be identified: this is the first report, and it is not remembered/,
      );
    listed('a', 'b', 'n');
    for (const head of ['b', 'd', 'e']) {
      const later = await gate({ head });
      expect(later).toMatchObject(open);
      expect(later.outputs['gate-reasons']).toMatch(why);
    }
    comments().length = 0;
    await gate({ head: 'f' });
    expect(await gate({ head: 'b' })).toMatchObject(passed);
  });

  it('loses only the first report of the suite whose list is incomplete, and says so at once', async () => {
    const inputs = { suite: 'web-end-to-end\ncheckout', 'comment-key': 'all' };
    const why = /its list is incomplete.* anew \(suite Web end to end\)/;
    const first = await gate({ inputs: { ...inputs, limit: '5' } });
    expect(first.outputs['gate-reasons']).toMatch(why);
    for (const head of ['b', 'd']) {
      const later = await gate({ head, inputs });
      expect(later).toMatchObject(open);
      expect(later.outputs['gate-reasons']).toMatch(why);
    }
    listed('a', 'b', 'n');
    expect(await gate({ head: 'e', inputs })).toMatchObject(rejected);
  });

  it('remembers the first report of a suite that a run leaves out', async () => {
    const other = { organization: 'acme', suite: 'monorepo' };
    sandbox.world.setFlakyTests({ ...other, tests: [{ name: 'o', location: 'spec/o_spec.rb:1' }] });
    const [one, both] = ['monorepo', 'checkout\nmonorepo'].map((suite) => ({ suite, 'comment-key': 'all' }));
    await gate({ inputs: both });
    expect(await gate({ head: 'b', inputs: one })).toMatchObject(passed);
    listed('a', 'b', 'n');
    for (const head of ['d', 'e']) expect(await gate({ head, inputs: both })).toMatchObject(rejected);
  });

  it('is never evaluated on the first head, and always on a later one, however often they run', async () => {
    expect(await gate()).toMatchObject(open);
    listed('a', 'b', 'n');
    for (let round = 0; round < 3; round += 1) {
      const again = await gate();
      expect(again).toMatchObject(open);
      expect(again.outputs['gate-reasons']).toContain('about the same commit');
    }
    for (let round = 0; round < 3; round += 1) {
      const later = await gate({ head: 'b' });
      expect(later).toMatchObject(rejected);
      expect(later.outputs).toMatchObject({ 'new-count': '1' });
      expect(later.log).toMatch(
        /max-new failed: 1 new flaky test, .*It passes once it is no longer reported.*set baseline-path/,
      );
    }
    expect(await gate({ head: 'c' })).toMatchObject(rejected);
    listed('a', 'b');
    expect(await gate({ head: 'd' })).toMatchObject(passed);
    expect(comments()).toHaveLength(1);
  });

  it.each([onChange, { ...onChange, 'when-empty': 'keep' }])(
    'has its first report written even if there is no flaky test (%j)',
    async (inputs) => {
      listed();
      expect(await gate({ inputs })).toMatchObject(open);
      expect(comments()).toHaveLength(1);
      listed('n');
      expect(await gate({ head: 'b', inputs })).toMatchObject(rejected);
      expect(await gate({ head: 'b', inputs })).toMatchObject(rejected);
    },
  );

  it('says in the comment why it was not evaluated, and no longer once it was', async () => {
    await gate({ inputs: onChange });
    expect(comments()[0]?.body).toContain('⚠️ max-new was not evaluated: this is the first report.');
    await gate({ head: 'b', inputs: onChange });
    expect(comments()[0]?.body).not.toContain('not evaluated');
    expect((await gate({ head: 'b', inputs: onChange })).outputs['comment-action']).toBe('unchanged');
  });

  it('goes by the earlier first report if GitHub did not list the comment once, and a second one was created', async () => {
    await gate();
    const unlisted = comments().splice(0);
    listed('a', 'b', 'n');
    await gate({ head: 'b' });
    comments().unshift(...unlisted);
    for (const head of ['d', 'e']) {
      expect(await gate({ head })).toMatchObject(rejected);
      expect(comments()).toHaveLength(1);
    }
  });

  it('shows what changed since the last report besides', async () => {
    await gate();
    listed('a', 'b', 'n');
    await gate({ head: 'b' });
    listed('a', 'b', 'n', 'm');
    const { summary, outputs } = await gate({ head: 'c' });
    expect(outputs['new-count']).toBe('2');
    expect(summary).toMatch(
      /\*\*2 new\*\*.*first report on this pull request.*Since the last report of .*: 1 more\./,
    );
  });

  it('needs a comment that stands, or baseline-path', async () => {
    const refused = [{ comment: 'never' }, { comment: 'on-flaky' }, { ...onChange, 'when-empty': 'delete' }];
    for (const inputs of refused) {
      const { failed, log } = await gate({ inputs });
      expect(failed).toBe(true);
      expect(log).toContain('Input max-new needs an earlier report: set baseline-path');
    }
    expect(github.requests).toEqual([]);
  });

  it('has no first report about an unknown commit, and the comment names none', async () => {
    const refused = { method: 'GET', path: /\/pulls\/7$/, times: 9, status: 403, message: 'No' };
    github.faults.push(refused);
    const first = await gate({ event: 'workflow_dispatch', inputs: { 'pull-request': '7' } });
    expect(first).toMatchObject(open);
    expect(first.outputs['gate-reasons']).toContain('is not remembered, because its commit is unknown');
    expect(comments()[0]?.body).toContain('Last checked: [run ');
    github.faults.length = 0;
    const later = await gate({ head: 'a' });
    expect(later).toMatchObject(open);
    expect(later.outputs['gate-reasons']).toContain('is not remembered, because its commit is unknown');
  });

  it('is evaluated where only the earlier report lacks an absolute path-prefix, and not where only the later one does', async () => {
    await gate();
    const prefixed = { inputs: { 'path-prefix': '/app' } };
    expect(await gate({ head: 'b', ...prefixed })).toMatchObject(passed);
    comments().length = 0;
    await gate(prefixed);
    expect(await gate({ head: 'b' })).toMatchObject(open);
    expect(await gate({ head: 'd', ...prefixed })).toMatchObject(passed);
  });

  it.each(['services/web', 'services/web\n/app'])(
    'is not evaluated with another path-prefix, because the tests would have other paths: %j',
    async (prefix) => {
      await gate();
      const other = await gate({ head: 'b', inputs: { 'path-prefix': prefix } });
      expect(other).toMatchObject(open);
      expect(other.outputs['gate-reasons']).toContain('or another path-prefix');
      comments().length = 0;
      await gate({ inputs: { 'path-prefix': prefix } });
      expect(await gate({ head: 'b' })).toMatchObject(open);
      expect(await gate({ head: 'd', inputs: { 'path-prefix': prefix } })).toMatchObject(passed);
    },
  );

  it('is not evaluated with other filters, and again with the same', async () => {
    const include = { include: 'spec/a*' };
    await gate({ inputs: include });
    expect(await gate({ head: 'b', inputs: include })).toMatchObject(passed);
    const other = await gate({ head: 'c' });
    expect(other).toMatchObject(open);
    expect(other.outputs['gate-reasons']).toContain(
      'the earlier report has other filters or another path-prefix',
    );
    listed('a', 'a2', 'x');
    expect(await gate({ head: 'd', inputs: include })).toMatchObject(rejected);
  });
});

describe('a gate without anything to go by', () => {
  const strict = { 'gate-unknown': 'fail' };
  const refuse = (status: number) => () => {
    // GitHub names an hour, which is not waited for.
    const headers = { 'retry-after': '3600' };
    github.faults.push({ method: 'GET', path: /comments/, times: 9, status, message: 'No', headers });
  };

  it.each<[string, () => void, RegExp]>([
    ['the first report', () => github.comments.set(7, []), /this is the first report/],
    ['a deleted comment', () => github.comments.set(7, []), /this is the first report/],
    ['an edited memory', () => edit(/memory ./, 'memory x'), /edited, or signed with another memory-key/],
    ...[403, 404, 410, 422, 429, 503].map((status): [string, () => void, RegExp] => [
      `comments that GitHub answers with ${status}`,
      refuse(status),
      /could not be read/,
    ]),
  ])('passes or fails as told: %s', async (_, spoil, reason) => {
    for (const [inputs, end] of [[strict, rejected] as const, [{}, open] as const]) {
      github.comments.set(7, []);
      github.faults.length = 0;
      await gate();
      spoil();
      const result = await gate({ head: 'b', inputs });
      expect(result).toMatchObject(end);
      expect(result.outputs['gate-reasons']).toMatch(reason);
      expect(result.outputs).not.toHaveProperty('new-count');
      expect(result.summary.replaceAll(/[*`\\\u200B]/g, '')).toContain('max-new was not evaluated');
    }
  });

  it('also fails for an incomplete list', async () => {
    await gate();
    expect(await gate({ head: 'b', inputs: { limit: '1' } })).toMatchObject(open);
    expect(await gate({ head: 'b', inputs: { limit: '1', ...strict } })).toMatchObject(rejected);
    expect(await gate({ head: 'b' })).toMatchObject(passed);
  });
});

function edit(from: RegExp, to: string): void {
  for (const comment of comments()) comment.body = comment.body.replace(from, to);
}

describe('a memory that is not believed', () => {
  /** Copies the comment of one pull request to another, as a workflow with the same bot could. */
  const copy = (from: number, to: number) =>
    github.write({ pullRequest: to, author: bot, body: comments(from)[0]?.body ?? '' });

  it.each<[string, () => Promise<unknown>]>([
    [
      'copied from another pull request',
      async () => {
        listed('a', 'b', 'n');
        await gate({ number: 8 });
        copy(8, 7);
      },
    ],
    [
      'copied from another repository',
      async () => {
        listed('a', 'b', 'n');
        await gate({ repositoryId: '4712' });
      },
    ],
    [
      'written with another key',
      async () => {
        listed('a', 'b', 'n');
        await gate({ inputs: { 'memory-key': 'the key of another workflow, long enough' } });
      },
    ],
  ])('%s', async (_, forge) => {
    await forge();
    const result = await gate({ head: 'b' });
    expect(result).toMatchObject(open);
    expect(result.outputs).not.toHaveProperty('new-count');
    expect(result.outputs['comment-action']).toBe('updated');
    expect(comments()).toHaveLength(1);
  });

  it('makes no later report the first one, until the comment is deleted', async () => {
    const other = { 'memory-key': newKey };
    const both = { 'memory-key': `${newKey}\n${oldKey}` };
    const lost = /the first report is lost.*set baseline-path, or delete the comment/;
    await gate({ inputs: { 'memory-key': oldKey } });
    listed('a', 'b', 'n');
    await gate({ head: 'b', inputs: { ...other, ...onChange } });
    for (const head of ['b', 'c', 'd']) {
      const later = await gate({ head, inputs: { ...both, ...onChange } });
      expect(later).toMatchObject(open);
      expect(later.outputs['gate-reasons']).toMatch(lost);
      expect(later.outputs).not.toHaveProperty('new-count');
    }
    expect((await gate({ head: 'd', inputs: { ...both, ...onChange } })).outputs['comment-action']).toBe(
      'unchanged',
    );
    expect(await gate({ head: 'd', inputs: { ...both, 'gate-unknown': 'fail' } })).toMatchObject(rejected);
    expect(comments()).toHaveLength(1);
    github.comments.set(7, []);
    expect(await gate({ head: 'd', inputs: both })).toMatchObject(open);
    expect(await gate({ head: 'e', inputs: both })).toMatchObject(passed);
  });

  it('changes nothing beside one that is, and is neither deleted nor overwritten', async () => {
    await gate();
    listed('a', 'b', 'n');
    await gate({ number: 8 });
    const forged = [
      copy(8, 7),
      github.write({ pullRequest: 7, author: bot, body: comments()[0]?.body.split('\n')[0] ?? '' }),
    ];
    const person = github.write({ pullRequest: 7, author: 'ada', body: comments()[0]?.body ?? '' });
    const bodies = [...forged, person].map(({ body }) => body);
    expect(await gate({ head: 'b' })).toMatchObject(rejected);
    listed();
    const removed = await gate({ head: 'c', inputs: { 'max-new': '', 'when-empty': 'delete' } });
    expect(removed.outputs['comment-action']).toBe('deleted');
    expect(comments().map(({ body }) => body)).toEqual(bodies);
  });

  it('is left alone if there are several, and a new comment is written', async () => {
    await gate();
    const [first] = comments();
    edit(/memory ./, 'memory x');
    github.write({ pullRequest: 7, author: bot, body: first?.body ?? '' });
    expect((await gate({ head: 'b' })).outputs['comment-action']).toBe('created');
    expect(comments()).toHaveLength(3);
    listed('a', 'b', 'n');
    expect(await gate({ head: 'c' })).toMatchObject(rejected);
    expect(comments()).toHaveLength(3);
  });

  it('is written anew and not deleted when nothing is left', async () => {
    const inputs = { 'max-new': '', 'when-empty': 'delete' };
    await gate({ inputs });
    edit(/memory ./, 'memory x');
    listed();
    expect((await gate({ inputs })).outputs['comment-action']).toBe('updated');
    expect((await gate({ inputs })).outputs['comment-action']).toBe('deleted');
  });
});

describe('a comment that does not begin as ours, but repeats our memory,', () => {
  it.each<[string, (body: string) => string]>([
    ['with text above it', (body) => `**@ada wrote (translated):**\n\n${body}`],
    ['as a quote', (body) => body.replaceAll(/^/gm, '> ')],
    ['as code', (body) => `\`\`\`\n${body}\n\`\`\``],
    ['with the memory alone', (body) => `See below.\n${body.split('\n').at(-1)}`],
  ])('is left alone beside ours: %s', async (_, repeat) => {
    await gate();
    const { body } = github.write({ pullRequest: 7, author: bot, body: repeat(comments()[0]?.body ?? '') });
    listed('a', 'b', 'n');
    expect(await gate({ head: 'b' })).toMatchObject(rejected);
    listed();
    const removed = await gate({ head: 'c', inputs: { 'max-new': '', 'when-empty': 'delete' } });
    expect(removed.outputs['comment-action']).toBe('deleted');
    expect(comments().map((comment) => comment.body)).toEqual([body]);
  });

  it('is neither believed nor changed if it quotes it', async () => {
    await gate();
    edit(/^/gm, '> ');
    const [theirs] = comments().map(({ body }) => body);
    await gate({ head: 'b' });
    expect(comments().map(({ body }) => body)).toEqual([theirs, expect.any(String)]);
  });
});

describe('a memory that is believed', () => {
  it('stands anywhere in a comment of ours', async () => {
    await gate();
    edit(/^/, 'Read this first.\n\n');
    edit(/$/, '\n\nAnd this.');
    listed('a', 'b', 'n');
    for (const head of ['b', 'd']) {
      expect(await gate({ head })).toMatchObject(rejected);
      expect(comments()).toHaveLength(1);
      expect(comments()[0]?.body).toMatch(/^Read this first\.\n\n<!--.*max-new failed.*-->\n\nAnd this\.$/s);
    }
  });

  it('counts in a comment that a person has hidden, which is updated and stays hidden', async () => {
    await gate();
    Object.assign(comments()[0] ?? {}, { minimized: { reason: 'outdated' } });
    listed('a', 'b', 'n');
    expect(await gate({ head: 'b' })).toMatchObject(rejected);
    expect(await gate({ head: 'b' })).toMatchObject(rejected);
    expect(comments()).toMatchObject([{ minimized: { reason: 'outdated' } }]);
    expect(comments()[0]?.body).toContain('max-new failed');
  });

  it('survives new keys: the first one signs, and all are accepted', async () => {
    const keys = (...lines: string[]) => ({ 'memory-key': lines.join('\n') });
    const first = await gate({ inputs: keys(oldKey) });
    expect(first.log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(oldKey);
    listed('a', 'b', 'n');
    expect(await gate({ head: 'b', inputs: keys(newKey, oldKey) })).toMatchObject(rejected);
    expect(await gate({ head: 'c', inputs: keys(newKey) })).toMatchObject(rejected);
    expect(await gate({ head: 'd', inputs: keys(oldKey) })).toMatchObject(open);
  });

  it('never shows its keys, which must be long', async () => {
    listed(`a ${oldKey} b`);
    await gate({ inputs: { 'memory-key': `${newKey}\n${oldKey}` } });
    expect(comments()[0]?.body).toContain('redacted');
    expect(comments()[0]?.body).not.toContain(oldKey);
    const { log } = await gate({ inputs: { 'memory-key': `${oldKey}\nshort` } });
    expect(log).toContain('Input memory-key must be lines of at least 32 characters');
    expect(log).not.toContain('short');
  });
});

describe('max-new by a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kitestring-gate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('compares with it and nothing else, with the same filters', async () => {
    const path = join(folder, 'flaky.json');
    const include = { include: 'spec/*' };
    const saved = await gate({ inputs: { comment: 'never', 'max-new': '', ...include } });
    writeFileSync(path, saved.json);
    listed('a', 'b', 'n');
    const inputs = { 'baseline-path': path, 'gate-unknown': 'fail', ...include };
    expect(await gate({ inputs })).toMatchObject(rejected);
    listed('a', 'b');
    expect(await gate({ inputs })).toMatchObject(passed);
    const other = await gate({ inputs: { ...inputs, include: 'spec/a*' } });
    expect(other).toMatchObject(rejected);
    expect(other.log).toContain('the earlier report has other filters or another path-prefix');
    const gone = await gate({ inputs: { ...inputs, 'baseline-path': join(folder, 'none.json') } });
    expect(gone).toMatchObject(rejected);
    expect(gone.log).toContain('the file at baseline-path does not exist');
  });
});
