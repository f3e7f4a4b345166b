import { describe, expect, it } from 'vitest';
import { cleanLog } from '../../../src/report/failures/log.ts';

const time = '\u001b_bk;t=1700000000000\u0007';

describe('a cleaned log', () => {
  it.each([
    ['colors', '\u001b[1;31mred\u001b[0m plain', 'red plain'],
    ['the time of each line', `${time}one\r\n${time}two`, 'one\ntwo'],
    ['times without their escape', '_bk;t=1700000000000\u0007one', 'one'],
    [
      'links and pictures',
      'see \u001b]1339;url=https://x\u0007this \u001b]8;;https://y\u001b\\that',
      'see this that',
    ],
    ['a sequence without an end', 'one \u001b]1337;File=\ntwo \u001b[12', 'one \ntwo 12'],
    ['control and format characters', 'a\u0000b\u200bc\u202ed\u0007', 'abcd'],
    ['line endings', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['half of a character', 'a\ud83d', 'a\ufffd'],
  ])('has no %s', (_, text, clean) => {
    expect(cleanLog(text)).toBe(clean);
  });

  it.each([
    ['by carriage returns', ' 1%\r50%\r100%\r\n', '100%\n'],
    ['that ends with one', '1%\r100%\r', '100%'],
    ['by moves to the first column', '\u001b[2K\u001b[1G1 of 2\u001b[2K\u001b[1G2 of 2', '2 of 2'],
    ['by backspaces', '|\b/\b-\bdone', 'done'],
    ['of several lines', 'a 1%\nb 1%\n\u001b[2A\u001b[2Ka 100%\n\u001b[2Kb 100%\n', 'a 100%\nb 100%\n'],
    ['that moves further up than there are lines', 'a\n\u001b[99Ab', 'b'],
  ])('has the last state of a progress bar %s', (_, text, clean) => {
    expect(cleanLog(text)).toBe(clean);
  });

  it.each([
    ['as ISO 8601', '2026-11-22T10:00:00.123Z '],
    ['in brackets', '[2026-11-22T10:00:00Z] '],
  ])('has no times before its lines %s', (_, stamp) => {
    const lines = ['$ make', '', '  1) fails', ...Array.from({ length: 9 }, () => 'line')];
    const stamped = ['~~~ Running commands', ...lines.map((line) => `${stamp}${line}`)];
    expect(cleanLog(stamped.join('\n'))).toBe(['~~~ Running commands', ...lines].join('\n'));
  });

  it('has the times that a job wrote', () => {
    const text = '$ make\n2026-11-22T10:00:00Z started\n2026-11-22T10:00:01Z failed\nmake: error';
    expect(cleanLog(text)).toBe(text);
  });

  it('keeps indentation, tabs and the markers of groups', () => {
    const text = '+++ Unit\n\tat x\n    at y  z\n^^^ +++';
    expect(cleanLog(text)).toBe(text);
  });

  it('has no secret in two that an escape cut', () => {
    expect(cleanLog('bkua_\u001b[1m0123\u001b[0m4567')).toBe('bkua_01234567');
  });

  it.each([
    ['escapes without an end', '\u001b['],
    ['commands without an end', '\u001b]'],
    ['carriage returns', 'x\r'],
    ['backspaces', 'x\b'],
    ['moves up', '\n\u001b[1A'],
    ['digits in an escape', '\u001b[0;0;0;0 '],
  ])('takes as long again for twice as many %s', (_, piece) => {
    const longer = cleanLog(piece.repeat(50_000));
    expect(longer.length).toBeLessThanOrEqual(piece.length * 50_000);
  });
});
