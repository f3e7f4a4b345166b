import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { BuildSeed, PipelineSeed, Seed } from '../../src/sandbox/seed/seed.ts';
import { jestOutput } from '../../src/sandbox/seed/test-output.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';
import { paceOfStep } from './pace.ts';
import { runStep, type StepRequest, type StepResult } from './runner.ts';

/** A story: a step as a workflow asks for it, and the service that it meets. */
export interface Story {
  readonly inputs: Readonly<Record<string, string>>;
  /** Name of the sandbox's token; `all` unless told. */
  readonly token?: string;
  readonly event?: StepRequest['event'];
  readonly environment?: StepRequest['environment'];
  /** What happened before the step: builds, faults. */
  readonly before?: (sandbox: Sandbox) => void;
  /** Nothing listens at the address. */
  readonly down?: true;
  /** Whether the step's own time runs faster or slower than ours. */
  readonly pace?: keyof typeof paces;
}

/**
 * How many times as fast. Faster is for what takes half a minute by design; yet more would leave a slow machine too little
 * of the time that an answer may take. Slower is for limits of a second, in which a slow machine gets nowhere.
 */
const paces = { swift: 4, hurried: 2, unhurried: 1 / 8 } as const;

const minute = 60_000;
const commit = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';

const place = { group: 'Cart', file: 'test/cart.test.ts', line: 12 };
const output = jestOutput([{ ...place, name: 'adds ::error::up', expected: '2', received: '3' }]);
const test = { name: 'Test', runMs: minute };
const lint = { name: 'Lint', key: 'lint', runMs: 20_000 };
const soak = { name: 'Soak', key: 'soak', runMs: 600 * minute };
const never = Number.POSITIVE_INFINITY;
const artifacts = [
  { path: 'reports/lint.txt', content: 'All is well.' },
  { path: 'reports/old.txt', state: 'expired' as const },
];

/** A pipeline whose builds have these steps. */
function pipeline(slug: string, steps: readonly Step[], more: Partial<PipelineSeed> = {}): PipelineSeed {
  return { slug, script: { steps }, ...more };
}

/** A past build of the commit, an hour ago unless told. */
function past(message: string, branch = 'main', ageMs = 60 * minute): BuildSeed {
  return { ageMs, branch, commit, message };
}

/** Builds of minutes, which the clock of the stories makes seconds. */
const pipelines: readonly PipelineSeed[] = [
  pipeline('web', [{ ...lint, artifacts }, test], {
    history: [past('Cache the graph', 'main', 120 * minute), past('Try it', 'feature')],
  }),
  pipeline('broken', [{ ...test, exits: [7] }]),
  pipeline(
    'flaky',
    [
      { name: 'Lint', runMs: 20_000 },
      { ...test, exits: [1], retryExits: [0] },
    ],
    { history: [past('Try twice')] },
  ),
  pipeline('gated', [test, { block: 'Release?' }]),
  pipeline('idle', [], {
    script: { steps: [{ name: 'Train', queue: 'gpu', waitMs: never }], upload: false },
  }),
  pipeline('tested', [{ name: 'Unit', runMs: minute, exits: [1], output }]),
  {
    slug: 'release',
    script: ({ branch }) => ({
      steps: [
        { block: 'Release?', key: 'release' },
        { name: 'Ship', waitMs: 0, runMs: branch === 'main' ? minute : 600 * minute },
      ],
      upload: false,
    }),
  },
  pipeline('long', [{ name: 'Test', runMs: 600 * minute }]),
  pipeline('staged', [lint, soak]),
  pipeline('trunk', [test], { branch_configuration: 'main' }),
  pipeline('fixed', [test], { allow_rebuilds: false, history: [{ ageMs: 60 * minute }] }),
];

const flakyTests = [
  { name: 'adds up', scope: 'Cart', location: './spec/cart_spec.rb:12', instances: 9, ageMs: 30 * minute },
  {
    name: 'logs in',
    scope: 'Session',
    location: './spec/session_spec.rb:3',
    instances: 2,
    ageMs: 90 * minute,
  },
];
const company: Seed = {
  organizations: [{ slug: 'acme', pipelines, suites: [{ name: 'RSpec', flakyTests }] }],
};

/** A commit of the company, in full. */
export const fullCommit = commit;

/** No system hands out a port as low as this one, so nothing that runs beside us can listen there. */
const nowhere = { url: 'http://127.0.0.1:2', close: async () => {} };

/** Runs a story through the committed bundle, and returns what a user and the service saw: the same text each time. */
export async function tell(story: Story): Promise<string> {
  const sandbox = createSandbox({
    seed: company,
    clock: createScaledClock({ speed: 300 }),
    rateLimits: { organization: 'off', user: 'off' },
  });
  story.before?.(sandbox);
  const server = story.down ? nowhere : await serveSandbox(sandbox, {});
  const { token } = sandbox.tokens[story.token ?? 'all'] ?? { token: 'unknown-token' };
  try {
    const result = await runStep({
      inputs: { token, 'base-url': server.url, ...story.inputs },
      ...(story.event ? { event: story.event } : {}),
      environment: { ...story.environment, ...(story.pace ? paceOfStep(paces[story.pace]) : {}) },
    });
    return steady(write(story, result, sandbox), server.url);
  } finally {
    await server.close();
  }
}

function write(story: Story, result: StepResult, sandbox: Sandbox): string {
  const inputs = Object.entries(story.inputs).map(([name, value]) => `${name}: ${value}`);
  const outputs = Object.entries(result.outputs).map(([name, value]) => `${name}: ${shorten(value)}`);
  const requests = sandbox.requests
    .entries()
    .map(({ method, path, query, status }) => `${method} ${path}${decodeURIComponent(query)} -> ${status}`);
  return [
    section('with', inputs),
    section('log', result.log.trimEnd().replaceAll('%0A', '\n').split('\n')),
    section('outputs', outputs.sort()),
    section('summary, its first lines', result.summary.trim().split('\n').slice(0, 6)),
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

function shorten(value: string): string {
  return value.length > 160 ? `${value.slice(0, 160)} …` : value;
}

/**
 * The text without what differs from run to run: ports, random keys, times, ages, folders. How long a build has run is shown
 * only on a slow machine, because the sandbox's clock is ahead of the step's.
 */
function steady(text: string, url: string): string {
  return (
    text
      .replaceAll(url, 'http://sandbox')
      .replaceAll(new URL(url).host, 'sandbox')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
      .replace(/(?<=kitestring-invocation: )\w+/g, '<id>')
      .replace(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\u200b?\d{2}(?::\d{2}(?:\.\d+)?Z?| UTC)?/g, '<time>')
      .replace(/(?:\/|[A-Z]:\\)\S*kitestring-step-\S+?([\w.-]+\.(?:json|md|txt))/g, '<folder>/$1')
      .replace(/\S*kitestring-step-\w+/g, '<folder>')
      .replace(/(?<=artifact-store\/<uuid>)\S+/g, '')
      .replace(/(?<=canceled[\s\S]*)· ran [^·]+/g, '· ran <some time> ')
      .replace(/· queued [^·\n]+(?:· running for [^·\n]+)?(?=· by)/g, '')
      .replace(/· running for [^·\n]+/g, '')
      .replace(/ran \d+ h(?: \d+ min)?/g, 'ran <some> h')
      .replace(/\d+ (?:min|h|d) ago/g, '<some time> ago')
      // How long it waited for a person.
      .replace(/· queued \d+ min(?: \d+ s)?/g, '· queued <some time>')
      .replace(/since \d\d:\d\d UTC/g, 'since <time>')
      .replace(/(?<=not shown within 2 min) \d+ s/g, '')
      .replace(
        /(reached\. Waiting|works again after|Trying again for up to) (?:(?:under )?[\d.]+ s|1 min)/g,
        '$1 <some> s',
      )
      // What is left for it depends on how long the first attempt took.
      .replace(
        /Trying again(?: for up to (?:[\d.]+|<some>) (?:s|min)(?: \d+ s)?)?\./g,
        'Trying again for <some time>.',
      )
      .replace(/(was canceled[^\n(]*) \(ran [^)]+\)/g, '$1 (ran <some time>)')
  );
}
