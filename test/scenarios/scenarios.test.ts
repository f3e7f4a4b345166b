import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../src/operations/operations.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import { readSeedFile } from '../../src/sandbox/seed/seed.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../support/github/stand-in.ts';
import { runToken } from '../support/github/world.ts';
import { paceOfStep } from '../support/pace.ts';
import { runStep, type StepRequest, type StepResult } from '../support/runner.ts';

/*
 * Each story is a step of the committed bundle, against the sandbox, in a transcript. It begins with the step as a workflow
 * asks for it, and the service that it meets, as YAML; what a user and the service saw follows. A new story begins as a
 * file with this head alone.
 */
interface Story {
  readonly with: Readonly<Record<string, string>>;
  /** Name of the sandbox's token; `all` by default. */
  readonly token?: string;
  readonly event?: StepRequest['event'];
  readonly environment?: StepRequest['environment'];
  /** What happened before the step. */
  readonly before?: readonly {
    readonly run?: Parameters<Sandbox['world']['run']>[0];
    readonly unblock?: Parameters<Sandbox['world']['unblock']>[0];
    readonly fault?: Fault;
    /** This many milliseconds passed. */
    readonly advance?: number;
  }[];
  /** The comment on pull request 7 that started the workflow. The head is a commit of `main`, in our repository or a fork. */
  readonly comment?: {
    readonly by: string;
    readonly body: string;
    readonly permission?: 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';
    readonly author?: string;
    readonly fork?: true;
    readonly labels?: readonly string[];
  };
  /** Nothing listens at the address. */
  readonly down?: true;
  /** How fast time passes at the service; 300 times by default. */
  readonly speed?: number;
  /** Whether the step's own time runs faster or slower than ours. */
  readonly pace?: keyof typeof paces;
}

/**
 * How many times as fast. Faster is for what takes half a minute by design; yet more would leave a slow machine too little
 * of the time that an answer may take. Slower is for limits of a second, in which a slow machine gets nowhere.
 */
const paces = { swift: 4, unhurried: 1 / 8 } as const;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const company = readSeedFile(JSON.stringify(parse(read('company.yml'))));

/** The transcripts; those of stories that take longest first. */
const stories = globSync('transcripts/**/*.txt', { cwd: import.meta.dirname })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, text: read(path) }))
  .sort((a, b) => Number(b.text.includes('\npace: swift\n')) - Number(a.text.includes('\npace: swift\n')));

describe.concurrent('the story', () => {
  for (const { path, text } of stories)
    it(path.slice('transcripts/'.length, -'.txt'.length), async ({ expect }) => {
      const [head = ''] = text.split('\n── ');
      await expect(`${head.trim()}\n\n${await tell(parse(head))}`).toMatchFileSnapshot(path);
    });
});

it.each(operations.map(({ name }) => name))('there is a story of success and one of failure: %s', (name) => {
  const own = stories.filter(({ path }) => path.startsWith(`transcripts/${name}/`));
  const codes = own.map(({ text }) => /exit code (\d+)\n$/.exec(text)?.[1]);
  expect(codes).toEqual(expect.arrayContaining(['0', '1']));
});

/** No system hands out a port as low as this one, so nothing that runs beside us can listen there. */
const nowhere = { url: 'http://127.0.0.1:2', close: async () => {} };

/** Runs a story through the committed bundle, and returns what a user and the service saw: the same text each time. */
async function tell(story: Story): Promise<string> {
  const sandbox = createSandbox({
    seed: company,
    clock: createScaledClock({ speed: story.speed ?? 300 }),
    rateLimits: { organization: 'off', user: 'off' },
  });
  for (const { run, unblock, fault, advance } of story.before ?? []) {
    if (run) sandbox.world.run(run);
    if (unblock) sandbox.world.unblock(unblock);
    if (fault) sandbox.faults.add(fault);
    if (advance) sandbox.clock.advance(advance);
  }
  const server = story.down ? nowhere : await serveSandbox(sandbox, {});
  const onGitHub = story.comment && (await comment(story.comment));
  const { token } = sandbox.tokens[story.token ?? 'all'] ?? { token: 'unknown-token' };
  try {
    const result = await runStep({
      inputs: { token, 'base-url': server.url, ...onGitHub?.inputs, ...story.with },
      event: onGitHub?.event ?? story.event,
      environment: {
        ...story.environment,
        ...onGitHub?.environment,
        ...(story.pace && paceOfStep(paces[story.pace])),
      },
    });
    return steady(write(result, sandbox, onGitHub?.shown() ?? []), server.url);
  } finally {
    await onGitHub?.close();
    await server.close();
  }
}

/** A GitHub with the pull request and the comment, and what a step gets of it. */
async function comment({
  by,
  body,
  permission,
  author = 'ada',
  fork,
  labels = [],
}: NonNullable<Story['comment']>) {
  const standIn = createGitHubStandIn('acme/web');
  const from = fork ? 'stranger/web' : 'acme/web';
  const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
  standIn.open({ number: 7, from, into: 'acme/web', head: 'main', sha, author, labels });
  standIn.permissions.set('ada', 'write');
  if (permission) standIn.permissions.set(by, permission);
  const time = new Date().toISOString();
  const written = standIn.write({ pullRequest: 7, author: by, body });
  Object.assign(written, { created_at: time, updated_at: time });
  const { url, close } = await serveSandbox(standIn);
  const payload = {
    action: 'created',
    issue: { number: 7, pull_request: {} },
    comment: structuredClone(written),
  };
  return {
    close,
    inputs: { 'github-token': runToken },
    environment: { GITHUB_API_URL: url },
    event: { name: 'issue_comment', payload },
    shown: () => [
      ...standIn.violations,
      `reactions: ${standIn.reactions.map(({ content }) => content).join(' ') || 'none'}`,
      ...(standIn.comments.get(7) ?? []).slice(1).flatMap(({ body: text }) => text.split('\n').slice(1)),
    ],
  };
}

function write(result: StepResult, sandbox: Sandbox, onGitHub: readonly string[]): string {
  const outputs = Object.entries(result.outputs).map(
    ([name, value]) => `${name}: ${value.length > 160 ? `${value.slice(0, 160)} …` : value}`,
  );
  const requests = sandbox.requests
    .entries()
    .map(({ method, path, query, status }) => `${method} ${path}${decodeURIComponent(query)} -> ${status}`);
  return [
    section('log', result.log.trimEnd().replaceAll('%0A', '\n').split('\n')),
    section('outputs', outputs.sort()),
    section('summary, its first lines', result.summary.trim().split('\n').slice(0, 6)),
    ...(onGitHub.length > 0 ? [section('pull request', onGitHub)] : []),
    section('requests', withoutRepeats(requests)),
    `exit code ${result.exitCode}\n`,
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return `── ${title}\n${lines.filter((line) => line !== '').join('\n')}\n`;
}

/** How often a build was polled does not matter here. */
function withoutRepeats(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}

/**
 * The text without what differs from run to run: ports, random keys, times, ages, folders. How long a build has run is shown
 * only on a slow machine, because the sandbox's clock is ahead of the step's.
 */
function steady(text: string, url: string): string {
  return (
    text
      .replaceAll(url, 'http://sandbox')
      .replaceAll(new RegExp(`\\b[\\w.]+:${new URL(url).port}\\b`, 'g'), 'sandbox')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
      .replace(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\u200b?\d{2}(?::\d{2}(?:\.\d+)?Z?| UTC)?/g, '<time>')
      .replace(/(?:\/|[A-Z]:\\)\S*kitestring-step-\S+?([\w.-]+\.(?:json|md|txt))/g, '<folder>/$1')
      .replace(/\S*kitestring-step-\w+/g, '<folder>')
      .replace(/(?<=artifact-store\/<uuid>)\S+/g, '')
      .replace(/(?<=canceled[\s\S]*)· ran [^·]+/g, '· ran <some time> ')
      .replace(/· queued [^·\n]+(?:· running for [^·\n]+)?(?=· by)/g, '')
      .replace(/· running for [^·\n]+/g, '')
      .replace(/ran \d+ h(?: \d+ min)?/g, 'ran <some> h')
      .replace(/\d+ (?:min|h|d) ago/g, '<some time> ago')
      .replace(/(seen) \d{4}-\d\d-\d\d/g, '$1 <some day>')
      // How long it waited for a person.
      .replace(/· queued (?:\d+ min(?: \d+ s)?|\d\d s)/g, '· queued <some time>')
      .replace(/Node \d+\.\d+\.\d+/g, 'Node <version>')
      .replace(/since \d\d:\d\d UTC/g, 'since <time>')
      .replace(/(?<=not shown within 2 min) \d+ s/g, '')
      .replace(/(reached\. Waiting|works again after) (?:(?:under )?\d+ s|1 min)/g, '$1 <some> s')
      // What is left for it depends on how long the first attempt took.
      .replace(/Trying again(?: for up to [^.\n]*)?\./g, 'Trying again for <some time>.')
  );
}
