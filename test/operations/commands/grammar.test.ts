import { describe, expect, it } from 'vitest';
import {
  type Command,
  type CommandTerms,
  commandWords,
  readCommand,
} from '../../../src/operations/commands/grammar.ts';

const pipelines = [
  { organization: 'acme', pipeline: 'web' },
  { organization: 'acme', pipeline: 'api' },
  { organization: 'other', pipeline: 'api' },
  { organization: 'acme', pipeline: 'deadbeefdead' },
];
const terms: CommandTerms = { prefix: '/ci', pipelines, steps: ['preview', 'web'] };
const one: CommandTerms = { ...terms, pipelines: pipelines.slice(0, 1) };
const [web] = pipelines;
const sha = 'a1b2c3d4e5f6';

describe('a comment is read as a command', () => {
  const none = { sha: undefined, step: undefined };
  it.each<[string, CommandTerms, Partial<Command>]>([
    ['/ci run', one, { word: 'run', pipeline: web, ...none }],
    [`/ci run ${sha}`, one, { word: 'run', pipeline: web, sha }],
    [`/ci   run  ${sha}  acme/web  `, terms, { word: 'run', pipeline: web, sha }],
    ['/ci retry web\r\nplease', terms, { word: 'retry', pipeline: web, ...none }],
    ['/ci cancel other/api', terms, { word: 'cancel', pipeline: pipelines[2], ...none }],
    ['/ci unblock web', one, { word: 'unblock', pipeline: web, step: 'web' }],
    ['/ci unblock preview', one, { word: 'unblock', pipeline: web, step: 'preview' }],
    ['/ci help', terms, { word: 'help', pipeline: undefined, ...none }],
  ])('%j', (body, given, command) => {
    expect(readCommand(body, given)).toMatchObject(command);
  });

  it.each([
    ...['/ci', '/ci ', '/ci Run', '/ci running', '/ci run;', '/ci run web web', `/ci run ${sha} ${sha}`],
    ...[
      '/ci run main',
      '/ci run web --force',
      `/ci retry web ${sha}`,
      '/ci run',
      '/ci retry api',
      '/ci help me',
    ],
    ...['/ci unblock', '/ci unblock web', '/ci unblock web preview release', `/ci run web ${sha.slice(1)}`],
    ...[
      '/ci run deadbeefdead',
      '/ci run web\u00a0',
      `/ci run web ${sha.toUpperCase()}`,
      `/ci ${' '.repeat(300)}run web`,
    ],
  ])('or not understood: %j', (body) => {
    expect(readCommand(body, terms)).toEqual({ why: expect.any(String) });
  });

  it.each([
    ...[
      '',
      'ci run',
      ' /ci run',
      '\t/ci run',
      '\n/ci run',
      '> /ci run',
      '```\n/ci run\n```',
      '    /ci run',
      '/cirun',
      '/ci\trun',
    ],
    ...[
      '/CI run',
      '\uFEFF/ci run',
      '\u200B/ci run',
      '<!-- x -->/ci run',
      '/ci\u00a0run',
      '- /ci run',
      '@bot /ci run',
    ],
  ])('or has none: %j', (body) => {
    expect(readCommand(body, one)).toBeNull();
  });
});

/** The grammar again, as one pattern for each command. */
const name = '(?:acme/web|web|acme/api|other/api|acme/deadbeefdead)';
/** What could be a SHA too is one only where a SHA may stand. */
const others = `(?:${name}|deadbeefdead)`;
const full = '[0-9a-f]{12,64}';
const accepted = [
  new RegExp(`^/ci +run(?: +${name})? *$`),
  new RegExp(`^/ci +run(?: +${full} +${name}| +${name} +${full}) *$`),
  new RegExp(`^/ci +(?:retry|rebuild|cancel) +${others} *$`),
  new RegExp(`^/ci +unblock(?: +preview +${others}| +${others} +preview) *$`),
  /^\/ci +help *$/,
];

it('of 10,000 generated comments, none is a command that the grammar does not name, and none gives it anything but a SHA', () => {
  let state = Number(process.env.KITESTRING_SEED ?? 1) * 2_654_435_761;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pieces = [
    ...[
      '/ci',
      '/ci',
      '/ci',
      ' ',
      ' ',
      ' ',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '\t',
      '\u00a0',
      '\u2028',
      '\0',
      '\u202e',
    ],
    ...commandWords,
    ...commandWords,
    ...[
      'acme/web',
      'web',
      'acme/api',
      'api',
      'other/api',
      'deadbeefdead',
      'acme/deadbeefdead',
      'preview',
      'preview',
    ],
    ...[sha, sha, 'f'.repeat(40), 'f'.repeat(64), 'f'.repeat(65), 'F'.repeat(40), sha.slice(1)],
    ...[
      '$(id)',
      '`id`',
      '; rm -rf /',
      '--env A=b',
      '> ',
      '```',
      '<!--',
      '-->',
      'é',
      '../..',
      'main',
      'HEAD',
      '%0a',
      '{{x}}',
    ],
  ];
  const commands = { all: 0, accepted: 0 };
  for (let count = 0; count < 10_000; count += 1) {
    const start = random(3) === 0 ? '' : `/ci ${commandWords[random(commandWords.length)]}`;
    const rest = Array.from({ length: random(8) }, () => pieces[random(pieces.length)]);
    const body = [start, ...rest].join(random(2) === 0 ? ' ' : '');
    const read = readCommand(body, terms);
    const [line = ''] = body.split(/[\r\n]/, 1);
    if (read === null) {
      expect(/^\/ci( |$)/.test(line), body).toBe(false);
      continue;
    }
    commands.all += 1;
    if ('why' in read) continue;
    commands.accepted += 1;
    expect(
      accepted.some((pattern) => pattern.test(line)),
      JSON.stringify(body),
    ).toBe(true);
    const { word, pipeline, step } = read;
    expect(commandWords).toContain(word);
    expect(word === 'help' || pipelines.some((each) => each === pipeline), body).toBe(true);
    expect(step === undefined || step === 'preview', body).toBe(true);
    expect(read.sha === undefined || /^[0-9a-f]{12,64}$/.test(read.sha), body).toBe(true);
    expect(Object.keys(read).sort()).toEqual(['pipeline', 'sha', 'step', 'word']);
  }
  expect(commands.all).toBeGreaterThan(3_000);
  expect(commands.accepted).toBeGreaterThan(200);
});
