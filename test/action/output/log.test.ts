import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog, type StepLog } from '../../../src/action/output/log.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { hostileTests } from '../../../src/sandbox/seed/hostile-tests.ts';
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
  '::error::forged',
  '  ::error::forged',
  '\u00a0\u3000::error::forged',
  '\u2028::error::forged',
  'x\n::add-mask::e',
  'x\r::add-mask::e',
  'x\r\n::set-output name=state::passed',
  'x\u0085::stop-commands::token',
  'x\u2028::stop-commands::token',
  'x\v::debug::y',
  'x\f::debug::y',
  '##[error]forged',
  'somewhere ##[add-mask]e in the middle ##[group]x',
  '##[ERROR]forged',
  '::ERROR::forged',
  ':\u200b:error::forged',
  ':\u0000:error::forged',
  ':\ufe0f:error::forged',
  '\ufe0f::error::forged',
  ':\u00ad:error:\u00ad:forged',
  '\ufeff::error::forged',
  '\u202e::error::forged',
  '#\u200b#[error]forged',
  '#\ufe0f#\ufe0f[error]forged',
  '#\u2060#[\u2060error]forged',
  '\u001b[0m::error::forged',
  '#\u001b[31m#[error]forged',
  '###[error]forged',
  '##[##[error]forged',
  '%0A::error::forged',
  '::error file=a.ts,line=1::forged',
];

describe('a line of the log', () => {
  it('forms no workflow command', async () => {
    expect(commandsIn(await written((log) => corpus.forEach(log.info)))).toEqual([]);
  });

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
        { numRuns: 500 },
      );
    });
  });

  it('is one line, whatever it is given', async () => {
    const output = await written((log) => log.info('one\ntwo\r\nthree\u2028four'));
    expect(output).toBe('one two three four\n');
  });

  it('keeps what people can read', async () => {
    const text = 'acme/web #42: “unit” ❤ fehlgeschlagen – 3 × retried, ::not at the start';
    expect(await written((log) => log.info(text))).toBe(`${text}\n`);
  });
});

it.each(['warning', 'debug', 'failure'] as const)('%s writes one command and no other', async (level) => {
  const name = level === 'failure' ? 'error' : level;
  const commands = commandsIn(await written((log) => corpus.forEach(log[level])));
  expect(commands.map((command) => [command.syntax, command.name])).toEqual(corpus.map(() => ['::', name]));
});

it('a failure of several lines is one annotation of several lines', async () => {
  const output = await written((log) => log.failure('Could not.\n- one ::x\n- two ##[error]'));
  expect(output).toBe('::error::Could not.%0A- one ::x%0A- two #\\#[error]\n');
});

it('a failure fails the step', async () => {
  const exitCode = await withActionRunner(() => {
    createLog(createRedactor([])).failure('It broke.');
    return process.exitCode;
  });
  expect(exitCode).toBe(1);
});

describe('a secret', () => {
  it.each(['info', 'notice', 'warning', 'debug', 'failure'] as const)('is in no line: %s', async (level) => {
    expect(await written((log) => log[level](`The token ${secret} was refused.`))).not.toContain(secret);
  });

  it('is gone before a line is cut', async () => {
    const output = await written((log) => log.info(`${'x'.repeat(4_080)}${secret}`));
    expect(output).not.toContain(secret.slice(0, 6));
  });
});

describe('a group of the log', () => {
  it('is folded, keeps indentation, and holds no secret', async () => {
    const text = await written((log) => log.group('Log of Unit', ['  at x', '\ty', `key ${secret}`]));
    expect(text.split('\n')).toEqual([
      '::group::Log of Unit',
      '|   at x',
      '|     y',
      '| key [redacted]',
      '::endgroup::',
      '',
    ]);
  });

  it('forms no command of a hostile title or line', async () => {
    const output = await written((log) => corpus.forEach((text) => void log.group(text, [text])));
    expect(commandsIn(output).map(({ name }) => name)).toEqual(corpus.flatMap(() => ['group', 'endgroup']));
  });
});
