import { describe, expect, it } from 'vitest';
import { cleanLog, failedPart, reasonLine } from '../../../src/report/failures/log.ts';

const time = '\u001b_bk;t=1700000000000\u0007';

describe('a cleaned log', () => {
  const lines = ['$ make', '', '  1) fails', ...Array.from({ length: 9 }, () => 'line')];
  const end = ['', ''];
  const stamped = (stamp: string) =>
    ['~~~ Running commands', ...lines.map((line) => `${stamp}${line}`), ...end].join('\n');
  const unstamped = ['~~~ Running commands', ...lines, ...end].join('\n');
  const written = '$ make\n2026-11-22T10:00:00Z started\n2026-11-22T10:00:01Z failed\nmake: error';
  const marked = '+++ Unit\n\tat x\n    at y  z\n^^^ +++';

  it.each([
    ['no colors', '\u001b[1;31mred\u001b[0m plain', 'red plain'],
    ['secrets joined that an escape cuts', 'bkua_\u001b[1m0123\u001b[0m4567', 'bkua_01234567'],
    ['not the time of each line', `${time}one\r\n${time}two`, 'one\ntwo'],
    ['no times without their escape', '_bk;t=1700000000000\u0007one', 'one'],
    ['no links and pictures', '\u001b]1339;url=x\u0007this \u001b]8;;https://y\u001b\\that', 'this that'],
    ['no sequence without an end', 'one \u001b]1337;File=\ntwo \u001b[12', 'one \ntwo 12'],
    ['no control and format characters', 'a\u0000b\u200bc\u202ed\u0007', 'abcd'],
    ['the last state of a progress bar by carriage returns', ' 1%\r50%\r100%\r\n', '100%\n'],
    ['the last state of a progress bar that ends with a carriage return', '1%\r100%\r ', '100%'],
    [
      'the last state of a progress bar by moves to the first column',
      '\u001b[2K\u001b[1G1/2\u001b[2K\u001b[G2/2',
      '2/2',
    ],
    [
      'the last state of progress bars on several lines',
      'a 1%\nb 1%\n\u001b[2A\u001b[2Ka 100%\n\u001b[2Kb 100%\n',
      'a 100%\nb 100%\n',
    ],
    ['the lines after a move above the first line', 'a\n\u001b[99Ab', 'b'],
    ['no times as ISO 8601 before its lines', stamped('2026-11-22T10:00:00.123Z '), unstamped],
    ['no times in brackets before its lines', stamped('[2026-11-22T10:00:00+02:00] '), unstamped],
    ['the times that a job wrote', written, written],
    ['indentation, tabs and the markers of groups', marked, marked],
    ['lines of spaces, which a diff can have', '-a\n \n+b', '-a\n \n+b'],
  ])('has %s', (_, text, clean) => {
    expect(cleanLog(text)).toBe(clean);
  });

  it.each([
    ['escapes without an end', '\u001b['],
    ['commands without an end', '\u001b]'],
    ['carriage returns', 'x\r'],
    ['moves up', '\n\u001b[1A'],
    ['digits in an escape', '\u001b[0;0;0;0 '],
  ])('takes linear time for %s', (_, piece) => {
    const longer = cleanLog(piece.repeat(50_000));
    expect(longer.length).toBeLessThanOrEqual(piece.length * 50_000);
  });
});

describe('the part of a log that failed', () => {
  const error = ['🚨 Error: The command exited with status 1', '^^^ +++'];
  const before = ['~~~ Preparing working directory', '$ cd /x'];
  const run = ['~~~ Running commands', "$ make || echo '^^^ +++'"];
  const after = ['~~~ Running global pre-exit hook', '$ clean', 'error: nothing to clean'];
  const hook = '🚨 Error: The global pre-exit hook exited with status 1';
  const broken = [...run, 'broken'];
  const ofUnit = ['+++ Unit', 'broken'];
  const opened = [...before, 'no such plugin'];
  const groups = ['--- Unit', 'ran', '+++ Report', 'broken'];
  const likeGroups = [...run, '--- FAIL: TestAdd (0.00s)', '--- a/x.go', '+++ b/x.go'];

  it.each([
    ['is what the command printed, without the clean-up', [...before, ...broken, ...error, ...after], broken],
    ['is its group, and the others of the job', [...before, ...run, ...groups, ...error, ...after], groups],
    ['ends before the error of the agent', [...ofUnit, ...error, 'more', ...after], ofUnit],
    ['is the group of a hook, if only that failed', [...before, ...run, ...after, hook], [...after, hook]],
    ['is the group that was opened', [...opened, '^^^ +++', ...after], opened],
    ['is the last group of the job, if none was opened', [...groups, '', ...after], groups],
    ['is the last group, if all groups are of the agent', ['', ...before, ...after], after],
    ['is the complete log without groups', ['', 'one', '', 'two', ''], ['one', '', 'two']],
    ['is what has no group, if all groups are of the agent', ['broken', ...after], ['broken']],
    ['is empty for an empty log', [''], []],
    ['is not split at failures of go test or at a diff', [...likeGroups, ...error], likeGroups],
  ])('%s', (_, lines, part) => {
    expect(failedPart(lines)).toEqual(part);
  });
});

describe('the reason in a log', () => {
  it.each([
    [
      'the first line with an error',
      ['cc -o x', "  x.c:1: error: 'y'", 'x.c:2: error: z'],
      "x.c:1: error: 'y'",
    ],
    ['the line of an exception', ['Traceback (most recent call last):', 'ValueError: no'], 'ValueError: no'],
    [
      'no count of zero failures',
      ['0 failed', 'failed: 0', 'ok=9 failed=0', 'error.test.ts: 3 pass, 0 fail', 'Segmentation fault'],
      'Segmentation fault',
    ],
    ['no test that passed', ['✓ throws an error', 'test_error ... ok', 'x.c: fatal'], 'x.c: fatal'],
    [
      'no other form of a test that passed',
      [
        'ok 3 - error',
        '(pass) fails: error',
        '_error PASSED   [  5%]',
        '_error PASSED [ 50%]',
        'not ok 4 - fatal',
      ],
      'not ok 4 - fatal',
    ],
    ['no deprecation and no count of zero', ['deprecated: error', 'ℹ fail 0', 'Error: no'], 'Error: no'],
    [
      'no line of the source',
      ['> 9 | throw new Error()', '10 | // failed', 'TypeError: no'],
      'TypeError: no',
    ],
    [
      'no warning and no command as entered',
      ['warning: error', '$ fail --error', 'npm ERR! error'],
      'npm ERR! error',
    ],
    ['no heading', ['=== FAILURES ===', 'test failed'], 'test failed'],
    ['the last line, if none has an error', ['one', 'two', '------'], 'two'],
    ['null, if no line has words', ['', '---'], null],
  ])('is %s', (_, lines, line) => {
    expect(reasonLine(lines)).toBe(line);
  });
});
