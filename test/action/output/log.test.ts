import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog, type StepLog } from '../../../src/action/output/log.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { hostileTests } from '../../../src/sandbox/seed/flaky-tests.ts';
import { withActionRunner } from '../../support/action-runner.ts';
import { commandsIn } from '../../support/runner-commands.ts';

const secret = 'bkua_0123456789abcdef';

/** What a log writes to stdout. */
function written(body: (log: StepLog) => void): Promise<string> {
  return withActionRunner(({ stdout }) => {
    body(createLog(createRedactor([secret])));
    return stdout();
  });
}

/** Texts that try to inject commands: those of the sandbox, and every known way to reach the runner. */
const corpus = [
  ...hostileTests.flatMap(({ name, scope, location }) => [name, scope ?? '', location ?? '']),
  ...['', '  ', '\u00a0\u3000', '\u2028', '\ufe0f', '\ufeff', '\u202e', '\u001b[0m', '%0A'].map(
    (front) => `${front}::error::forged`,
  ),
  ...['\n::add-mask::e', '\r::add-mask::e', '\r\n::set-output name=state::passed'].map((text) => `x${text}`),
  ...['\u0085', '\u2028'].map((lineBreak) => `x${lineBreak}::stop-commands::token`),
  ...['x\v::debug::y', 'x\f::debug::y', '::ERROR::forged', '::error file=a.ts,line=1::forged'],
  ...[':\u200b:error::forged', ':\u0000:error::forged', ':\ufe0f:error::forged'],
  ':\u00ad:error:\u00ad:forged',
  ...['##[error]forged', 'somewhere ##[add-mask]e in the middle ##[group]x', '##[ERROR]forged'],
  ...['#\u200b#[error]forged', '#\ufe0f#\ufe0f[error]forged', '#\u2060#[\u2060error]forged'],
  ...['#\u001b[31m#[error]forged', '###[error]forged', '##[##[error]forged'],
];

describe('a line of the log', () => {
  it('forms no workflow command, whatever it is made of', async () => {
    const pieces = fc.constantFrom(
      ...'#[]:x❤ \n\r\t\0\ufe0f\u200b\u00ad\u2028\u0085\ufeff\ud800',
      ...['::', '##[', 'error', 'add-mask', 'set-output name=x', '\u001b[0m', '%0A'],
    );
    const texts = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((parts) => parts.join(''));
    await withActionRunner(({ stdout }) => {
      const log = createLog(createRedactor([secret]));
      fc.assert(
        fc.property(texts, (text) => {
          const before = stdout().length;
          log.info(text);
          const output = stdout().slice(before);
          expect(commandsIn(output)).toEqual([]);
          expect(output.endsWith('\n')).toBe(true);
          expect(output.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        }),
        { numRuns: 500, examples: corpus.map((text) => [text]) },
      );
    });
  });

  it('is one line, and keeps what people can read', async () => {
    expect(await written((log) => log.info('one\ntwo\r\nthree\u2028four'))).toBe('one two three four\n');
    const text = 'acme/web #42: “unit” ❤ fehlgeschlagen – 3 × retried, ::not at the start';
    expect(await written((log) => log.info(text))).toBe(`${text}\n`);
    expect(await written((log) => log.info('x'.repeat(5_000)))).toHaveLength(4_096 + 1);
    const marks = await written((log) => log.info('\ufe0f ::error::✔️ a\u200db ##[\u200bgroup] #\u200b#[x]'));
    expect(marks).toBe(':\\:error::✔ ab #\\#[group] #\\#[x]\n');
  });
});

it.each(['warning', 'debug', 'failure'] as const)('%s writes one command and no other', async (level) => {
  const name = level === 'failure' ? 'error' : level;
  const commands = commandsIn(await written((log) => corpus.forEach(log[level])));
  expect(commands.map((command) => [command.syntax, command.name])).toEqual(corpus.map(() => ['::', name]));
});

it('a failure of several lines is one annotation of several lines, and fails the step', async () => {
  await withActionRunner(({ stdout }) => {
    createLog(createRedactor([])).failure('Could not.\n- one ::x\n- two ##[error]');
    expect(stdout()).toBe('::error::Could not.%0A- one ::x%0A- two #\\#[error]\n');
    expect(process.exitCode).toBe(1);
  });
});

it.each(['info', 'notice', 'warning', 'debug', 'failure'] as const)(
  'a secret is in no line, and gone before one is cut: %s',
  async (level) => {
    const output = await written((log) => log[level](`${'x'.repeat(4_080)}${secret} was refused.`));
    expect(output).not.toContain(secret.slice(0, 6));
  },
);

it('a group of the log is folded, keeps indentation, holds no secret, and forms no command', async () => {
  const text = await written((log) => log.group('Log of Unit', ['  at x', '\ty', `key ${secret}`]));
  expect(text).toBe('::group::Log of Unit\n|   at x\n|     y\n| key [redacted]\n::endgroup::\n');
  const output = await written((log) => corpus.forEach((text) => void log.group(text, [text])));
  expect(commandsIn(output).map(({ name }) => name)).toEqual(corpus.flatMap(() => ['group', 'endgroup']));
});
