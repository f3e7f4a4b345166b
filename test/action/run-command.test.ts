import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Step } from '../../src/sandbox/seed/seed.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';
import { sha } from '../support/github/payloads.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../support/github/stand-in.ts';
import { runToken } from '../support/github/world.ts';
import { runStepHere } from '../support/step-here.ts';

const fails: Step[] = [{ name: 'Test', exits: [1], retryExits: [0] }];
const gated: Step[] = [
  { block: 'Preview?', key: 'preview' },
  { block: 'Release?', key: 'release' },
];
const long: Step[] = [{ name: 'Test', runMs: 36_000_000 }];

let github: GitHubStandIn;
let sandbox: Sandbox;
let servers: ServedSandbox[] = [];

beforeEach(async () => {
  github = createGitHubStandIn();
  const pipelines = { web: fails, gated, long };
  sandbox = createSandbox({
    clock: createScaledClock({ speed: 600 }),
    seed: {
      organizations: [
        {
          slug: 'acme',
          pipelines: Object.entries(pipelines).map(([slug, steps]) => ({ slug, script: { steps } })),
        },
      ],
    },
  });
  servers = [await serveSandbox(github), await serveSandbox(sandbox)];
  github.open({ number: 7, from: 'acme/kites', head: 'fly', author: 'ada' });
  for (const login of ['ada', 'bob']) github.permissions.set(login, 'write');
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  for (const server of servers) await server.close();
});
afterAll(() => expect(servers).toHaveLength(2));

/** What is special about a comment. */
interface Situation {
  readonly by?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly ageMs?: number;
  /** True if it was edited before the event was sent. */
  readonly isEdited?: boolean;
  readonly action?: string;
  /** A comment that is there already. */
  readonly id?: number;
  /** Which attempt of the workflow's run it is. */
  readonly attempt?: number;
  readonly signals?: EventEmitter;
}

/** Writes a comment, runs the step on it, and says what a person sees and what the service was asked. */
async function comment(
  body: string,
  {
    by = 'bob',
    inputs,
    ageMs = 0,
    isEdited = false,
    action = 'created',
    id,
    attempt = 1,
    signals,
  }: Situation = {},
) {
  const time = new Date(Date.now() - ageMs).toISOString();
  const all = () => [...github.comments.values()].flat();
  const written = all().find((each) => each.id === id) ?? github.write({ pullRequest: 7, author: by, body });
  const updated_at = isEdited ? new Date(Date.parse(time) + 2_000).toISOString() : time;
  Object.assign(written, { created_at: time, updated_at });
  const event = {
    action,
    issue: { number: 7, pull_request: {} },
    comment: structuredClone(written),
    repository: { private: true },
  };
  const [asked, sent] = [github.requests.length, sandbox.requests.entries().length];
  const [atGitHub, atService] = servers.map(({ url }) => url);
  const given = {
    operation: 'run-command',
    token: sandbox.tokens.all?.token ?? '',
    'base-url': atService ?? '',
  };
  const environment = {
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_API_URL: atGitHub ?? '',
    GITHUB_REPOSITORY: 'acme/kites',
    GITHUB_RUN_ID: '5',
    GITHUB_RUN_NUMBER: '5',
    GITHUB_RUN_ATTEMPT: String(attempt),
  };
  const setting = {
    inputs: { ...given, 'github-token': runToken, pipeline: 'acme/web', ...inputs },
    environment,
    event,
    pace: 10,
    ...(signals && { signals }),
  };
  const run = await runStepHere(setting, (runner, failed) => ({
    failed,
    outputs: runner.outputs(),
    log: runner.stdout(),
  }));
  const writes = sandbox.requests
    .entries()
    .slice(sent)
    .filter(({ method }) => method !== 'GET');
  return {
    ...run,
    id: written.id,
    marks: github.reactions.filter((each) => each.comment === written.id).map(({ content }) => content),
    answers: all()
      .filter(({ user }) => user?.login === 'github-actions[bot]')
      .map((each) => each.body.split('\n').slice(1).join('\n').trim()),
    asked: github.requests.length - asked,
    writes: writes.map(({ method, path, body }) => [
      `${method} ${path.replace(/^.*\/pipelines\/acme?/, '').replace(/^.*\/pipelines/, '')}`,
      body,
    ]),
  };
}

const head = sha('a');
const moveTo = (to: string, at: RegExp) => {
  github.before.push((request) => {
    const pull = github.pullRequests.get(7);
    if (pull && at.test(request)) pull.head.sha = to;
  });
};
const buildOfHead = (pipeline = 'web', branch = 'fly') =>
  sandbox.world.run({ organization: 'acme', pipeline, commit: head, branch });

describe('a command by someone who may', () => {
  it('run: builds the head by its SHA, once, marks the comment and answers', async () => {
    const seen = await comment('/ci run\r\nPlease.\n');
    expect([seen.failed, seen.marks]).toEqual([false, ['eyes', 'rocket']]);
    expect(seen.writes).toMatchObject([
      ['POST /web/builds', { commit: head, branch: 'fly', pull_request_id: 7 }],
    ]);
    expect(Object.keys(seen.outputs)).toEqual(expect.arrayContaining(['build-number', 'comment-id']));
    expect(seen.answers).toEqual([
      expect.stringMatching(
        /^Created acme\/web .*1\.\n\nFor bob, who wrote \[a command\].*\[Open the build\]/,
      ),
    ]);
    const again = await comment('', { id: seen.id });
    expect([again.failed, again.writes, again.marks]).toEqual([false, [], ['eyes', 'rocket']]);
    expect(again.log).toContain('An earlier run has handled this comment.');
  });

  it('has an answer of its own for each comment', async () => {
    await comment('/ci run');
    const { answers } = await comment('/ci run');
    expect(answers).toEqual([1, 2].map((number) => expect.stringContaining(`web/builds/${number}`)));
  });

  it('retry: retries the failed jobs of the newest build of the head', async () => {
    const { number } = buildOfHead();
    sandbox.clock.advance(3_600_000);
    const seen = await comment('/ci retry');
    expect(seen.writes.map(([request]) => request)).toEqual([`PUT /web/builds/${number}/retry_failed_jobs`]);
    expect(seen.marks).toEqual(['eyes', 'rocket']);
  });

  it('rebuild: builds the newest build of the head again', async () => {
    buildOfHead();
    sandbox.clock.advance(3_600_000);
    expect((await comment('/ci rebuild web')).writes.map(([request]) => request)).toEqual([
      'PUT /web/builds/1/rebuild',
    ]);
  });

  it('cancel: cancels the newest build of the head, of the pipeline that is named', async () => {
    buildOfHead('long');
    const seen = await comment('/ci cancel long', { inputs: { pipeline: 'acme/web\nacme/long' } });
    expect(seen.writes.map(([request]) => request)).toEqual(['PUT /long/builds/1/cancel']);
    expect(seen.marks).toEqual(['eyes', 'rocket']);
  });

  it('unblock: unblocks a step that the workflow names, and no other one', async () => {
    buildOfHead('gated');
    const inputs = { pipeline: 'acme/gated', 'allow-unblock': 'preview' };
    const refused = await comment('/ci unblock release', { inputs });
    expect([refused.writes, refused.marks]).toEqual([[], ['confused']]);
    const done = await comment('/ci unblock preview', { inputs });
    expect(done.writes.map(([request]) => request)).toEqual([
      expect.stringMatching(/^PUT \/gated\/builds\/1\/jobs\/.*\/unblock$/),
    ]);
    const none = await comment('/ci unblock preview', { inputs: { pipeline: 'acme/gated' } });
    expect([none.writes, none.marks]).toEqual([[], ['confused']]);
  });

  it('help, and what is not understood: lists the commands in one comment', async () => {
    const seen = await comment('/ci build --all');
    expect([seen.failed, seen.marks, seen.writes]).toEqual([false, ['confused'], []]);
    const again = await comment('/ci help');
    expect(again.answers).toHaveLength(1);
    expect(again.answers[0]?.match(/\/ci \w+/g)).toEqual(
      ['run', 'retry', 'rebuild', 'cancel', 'help'].map((word) => `/ci ${word}`),
    );
  });

  it('says with a mark and in the answer that there is nothing to act on', async () => {
    const seen = await comment('/ci retry');
    expect([seen.failed, seen.marks, seen.writes]).toEqual([true, ['eyes', 'confused'], []]);
    expect(seen.answers.join()).toContain('acme/web has no build of the head');
  });

  it('waits for the build if the step is to', async () => {
    const seen = await comment('/ci run', { inputs: { wait: 'true' } });
    expect([seen.failed, seen.marks, seen.outputs.state]).toEqual([true, ['eyes', 'rocket'], 'failed']);
  });
});

describe('a command that does not come to its end', () => {
  it('says what happened to its build if the workflow is canceled', async () => {
    const signals = new EventEmitter();
    const inputs = { pipeline: 'acme/long', wait: 'true' };
    const step = comment('/ci run', { inputs, signals });
    const isRead = () => sandbox.requests.entries().some(({ path }) => /\/builds\/1$/.test(path));
    await expect.poll(isRead).toBe(true);
    signals.emit('SIGINT');
    const seen = await step;
    expect(seen.log).toContain('::error::The step was interrupted. acme/long #1 is being canceled.');
    expect([seen.failed, seen.outputs.state]).toEqual([true, 'canceling']);
  });

  it('is answered if it is not known whether another run has begun it, and a re-run does not pass for it', async () => {
    github.faults.push({ method: 'POST', path: /reactions/, times: 1, status: 502, applied: true });
    const seen = await comment('/ci run');
    expect([seen.failed, seen.writes, seen.marks]).toEqual([true, [], ['eyes', 'confused']]);
    expect(seen.answers).toEqual([expect.stringContaining('Could not react to comment')]);
    const again = await comment('', { id: seen.id, attempt: 2 });
    expect([again.failed, again.writes, again.answers]).toEqual([true, [], seen.answers]);
    expect(again.log).toContain('To repeat the command, write it again.');
  });
});

describe('a comment without effect', () => {
  it.each<[string, string, Situation]>([
    ['has no command', 'I think `/ci run` would help.', {}],
    ['quotes one', '> /ci run', {}],
    ['shows one in a code block', '```\n/ci run\n```', {}],
    ['has one on a later line', 'Hello\n/ci run', {}],
    ['has one of another tool', '/cirun', {}],
    ['was edited', '/ci run', { action: 'edited' }],
    ['is by a bot', '/ci run', { by: 'helper[bot]' }],
    ['is ours', '/ci run', { by: 'github-actions[bot]' }],
  ])('%s: no request', async (_, body, situation) => {
    const seen = await comment(body, situation);
    expect([seen.failed, seen.asked, seen.marks, seen.writes]).toEqual([false, 0, [], []]);
  });
});

describe('a command by someone who may not', () => {
  it.each(['read', 'triage', 'none'] as const)(
    'with the permission %s is refused by a mark, and once by a sentence',
    async (permission) => {
      github.permissions.set('mallory', permission);
      buildOfHead('long');
      const inputs = { pipeline: 'acme/long', 'allow-unblock': 'preview' };
      for (const command of [
        'run',
        'retry',
        'rebuild',
        'cancel',
        'unblock preview',
        'help',
        'x',
        `run ${head}`,
      ]) {
        const seen = await comment(`/ci ${command}`, { by: 'mallory', inputs });
        expect([seen.failed, seen.marks, seen.writes], command).toEqual([false, ['-1'], []]);
        expect(seen.answers).toEqual([expect.stringContaining('mallory may not use commands here')]);
      }
    },
  );

  it.each([
    ['allow: maintain', { allow: 'maintain' }, []],
    ['allow: maintain, for a maintainer', { allow: 'maintain', maintainer: 'true' }, ['POST /web/builds']],
    ['a team that the token cannot see', { allow: 'admin', 'allow-teams': 'acme/others' }, []],
    ['a team', { allow: 'admin', 'allow-teams': 'acme/others\nacme/release' }, ['POST /web/builds']],
  ])(
    'depends on the inputs: %s',
    async (_, { maintainer = '', ...inputs }: Record<string, string>, writes) => {
      if (maintainer) github.permissions.set('bob', 'maintain');
      github.members.add('acme/release/bob');
      expect((await comment('/ci run', { inputs })).writes.map(([request]) => request)).toEqual(writes);
    },
  );

  it('may be retry or cancel, if the author wrote it and a label allows it', async () => {
    const [by, inputs] = ['stranger', { 'allow-label': 'ci: trusted' }];
    github.open({ number: 7, head: 'fly', labels: ['ci: trusted'] });
    buildOfHead('web', 'stranger:fly');
    sandbox.clock.advance(3_600_000);
    const run = await comment('/ci run', { by, inputs });
    expect([run.marks, run.writes]).toEqual([['-1'], []]);
    expect((await comment('/ci retry', { by })).marks).toEqual(['-1']);
    const other = await comment('/ci retry', { by: 'mallory', inputs });
    expect([other.marks, other.writes]).toEqual([['-1'], []]);
    const own = await comment('/ci retry', { by, inputs });
    expect([own.marks, own.writes.length]).toEqual([['eyes', 'rocket'], 1]);
  });
});

describe('the head', () => {
  const moved = sha('f');

  it.each([
    ['without a SHA', '/ci run', 'name the SHA that you have reviewed'],
    ['with that of another commit', `/ci run ${moved}`, 'that commit is not the head'],
    ['with less than 12 characters', `/ci run ${head.slice(0, 11)}`, 'An argument is not understood.'],
  ])('of a fork is not built %s', async (_, body, why) => {
    github.open({ number: 7, head: 'fly' });
    const seen = await comment(body);
    expect(seen.writes).toEqual([]);
    expect(seen.answers.join()).toContain(why);
    expect(seen.marks).toContain('confused');
  });

  it.each([head, head.slice(0, 12)])('of a fork is built if its SHA is named: %s', async (named) => {
    github.open({ number: 7, head: 'fly' });
    const seen = await comment(`/ci run ${named}`);
    expect(seen.writes).toMatchObject([['POST /web/builds', { commit: head, branch: 'stranger:fly' }]]);
  });

  it('of someone who cannot push needs its SHA in our repository too', async () => {
    github.open({ number: 7, from: 'acme/kites', head: 'fly', author: 'renovate' });
    expect((await comment('/ci run')).writes).toEqual([]);
    expect((await comment(`/ci run ${head}`)).writes).toHaveLength(1);
  });

  it.each(['/ci run', '/ci cancel', '/ci retry', '/ci rebuild', `/ci run ${head}`])(
    'that moves between the check and the write is not acted on: %s',
    async (body) => {
      buildOfHead('web');
      moveTo(moved, /reactions$/);
      const seen = await comment(body);
      expect([seen.failed, seen.marks, seen.writes]).toEqual([true, ['eyes', 'confused'], []]);
      expect(seen.answers.join()).toContain('the pull request has another head by now');
    },
  );

  it('that moved before the person was checked is the one that is built, or refused if another was reviewed', async () => {
    moveTo(moved, /permission$/);
    expect((await comment('/ci run')).writes).toMatchObject([['POST /web/builds', { commit: moved }]]);
    expect((await comment(`/ci run ${head}`)).writes).toEqual([]);
  });

  it('of a fork is not that of a branch of ours with the same name and commit', async () => {
    github.open({ number: 7, head: 'fly', labels: ['ci: trusted'] });
    buildOfHead('long');
    const inputs = { pipeline: 'acme/long', 'allow-label': 'ci: trusted' };
    const seen = await comment('/ci cancel', { by: 'stranger', inputs });
    expect([seen.marks, seen.writes]).toEqual([['eyes', 'confused'], []]);
    buildOfHead('long', 'stranger:fly');
    expect(
      (await comment('/ci cancel', { by: 'stranger', inputs })).writes.map(([request]) => request),
    ).toEqual(['PUT /long/builds/2/cancel']);
  });

  it('of a closed pull request is not acted on', async () => {
    const pull = github.pullRequests.get(7);
    if (pull) pull.state = 'closed';
    expect((await comment('/ci run')).answers.join()).toContain('the pull request is closed');
  });
});

describe('a comment that is not as it was', () => {
  it('is refused after ten minutes', async () => {
    const seen = await comment('/ci run', { ageMs: 601_000 });
    expect([seen.failed, seen.marks, seen.writes]).toEqual([true, ['eyes', 'confused'], []]);
    expect(seen.answers.join()).toContain('older than 10 minutes');
  });

  it.each([
    ['edited', (one: { body: string }) => Object.assign(one, { body: '/ci run ' })],
    ['edited and restored', (one: object) => Object.assign(one, { updated_at: '2030-01-01T00:00:00Z' })],
  ])('is refused: %s', async (_, change) => {
    github.before.push((request) => {
      const one = [...github.comments.values()].flat().find(({ user }) => user?.login === 'bob');
      if (one && /reactions$/.test(request)) change(one);
    });
    const seen = await comment('/ci run');
    expect([seen.failed, seen.writes]).toEqual([true, []]);
  });

  it('is refused: edited before the event was sent', async () => {
    const seen = await comment('/ci run', { isEdited: true });
    expect([seen.failed, seen.writes]).toEqual([true, []]);
  });

  it('is refused: deleted', async () => {
    github.before.push((request) => {
      if (/permission$/.test(request)) github.comments.set(7, []);
    });
    const seen = await comment('/ci run');
    expect([seen.failed, seen.writes]).toEqual([true, []]);
  });

  it('is refused: the permission was taken away', async () => {
    github.before.push((request) => {
      if (/permission$/.test(request)) github.permissions.set('bob', 'read');
    });
    const seen = await comment('/ci run');
    expect([seen.failed, seen.marks, seen.writes]).toEqual([false, ['-1'], []]);
  });
});

it.each([
  ['github-token is missing', { 'github-token': '' }, 'Commands need github-token.'],
  ['no pipeline is named', { pipeline: '' }, 'Input pipeline is missing'],
  ['the prefix is none', { prefix: 'ci' }, 'Input prefix must be a slash'],
])('a step fails if %s', async (_, inputs, why) => {
  const seen = await comment('/ci run', { inputs });
  expect([seen.failed, seen.writes]).toEqual([true, []]);
  expect(seen.log).toContain(why);
});
