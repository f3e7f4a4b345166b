import { describe, expect, it } from 'vitest';
import { failedPart, reasonLine } from '../../../src/report/failures/log.ts';

const error = ['🚨 Error: The command exited with status 1', '^^^ +++'];
const before = ['~~~ Preparing working directory', '$ cd /x'];
const after = ['~~~ Running global pre-exit hook', '$ clean', 'error: nothing to clean'];

describe('the part of a log that failed', () => {
  it.each([
    [
      'is what the command printed, without the clean-up',
      [...before, '~~~ Running commands', '$ make', 'broken', ...error, ...after],
      ['~~~ Running commands', '$ make', 'broken'],
    ],
    [
      'is the group in which it failed, and those of the job before it',
      [
        ...before,
        '~~~ Running commands',
        '$ make',
        '--- Unit',
        'ran',
        '+++ Report',
        'broken',
        ...error,
        ...after,
      ],
      ['--- Unit', 'ran', '+++ Report', 'broken'],
    ],
    [
      'has no line of the group after an error',
      ['+++ Unit', 'broken', ...error, 'more', ...after],
      ['+++ Unit', 'broken'],
    ],
    [
      'is the group of the hook that failed, if the command did not',
      [
        ...before,
        '~~~ Running commands',
        '$ make',
        ...after,
        '🚨 Error: The global pre-exit hook exited with status 1',
      ],
      [...after, '🚨 Error: The global pre-exit hook exited with status 1'],
    ],
    [
      'is the group that was opened',
      [...before, 'no such plugin', '^^^ +++', ...after],
      [...before, 'no such plugin'],
    ],
    [
      'is the last group of the job, if none was opened',
      ['--- Unit', 'broken', '', ...after],
      ['--- Unit', 'broken'],
    ],
    ['is the last group, if all are an agent’s', [...before, ...after], after],
    ['is everything where there is no group', ['', 'one', '', 'two', ''], ['one', '', 'two']],
    ['is nothing of an empty log', [''], []],
  ])('%s', (_, lines, part) => {
    expect(failedPart(lines)).toEqual(part);
  });

  it('takes the failures of go test and a diff for no groups', () => {
    const lines = ['~~~ Running commands', '--- FAIL: TestAdd (0.00s)', '--- a/x.go', '+++ b/x.go', ...error];
    expect(failedPart(lines)).toEqual(lines.slice(0, 4));
  });
});

describe('the line that says why', () => {
  it.each([
    [
      'the first with an error',
      ['$ make', 'cc -o x', "x.c:1:2: error: 'y' undeclared", 'x.c:2: error: z'],
      "x.c:1:2: error: 'y' undeclared",
    ],
    [
      'that of an exception',
      ['Traceback (most recent call last):', '  File "a.py"', 'ValueError: no'],
      'ValueError: no',
    ],
    ['no count of none', ['10 passed, 0 failed', 'errors: 0', 'Segmentation fault'], 'Segmentation fault'],
    [
      'no warning and no command',
      ['warning: error ahead', '$ fail --error', 'npm ERR! error code 1'],
      'npm ERR! error code 1',
    ],
    ['no heading', ['=== FAILURES ===', 'test failed'], 'test failed'],
    ['the last, if none says it', ['one', 'two', '------'], 'two'],
    ['none of none', ['', '---'], null],
  ])('is %s', (_, lines, line) => {
    expect(reasonLine(lines)).toBe(line);
  });
});
