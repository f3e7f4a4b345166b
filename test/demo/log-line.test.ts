import { describe, expect, it } from 'vitest';
import { readLogLine } from '../../scripts/demo/log-line.ts';

describe('a line of the log, as the runner shows it,', () => {
  it.each([
    ['as it is', { level: 'plain', text: 'as it is' }],
    ['::error::it broke%0Aat 100%25', { level: 'error', text: 'it broke\nat 100%' }],
    ['::warning file=a.ts,line=3::look here', { level: 'warning', text: 'look here' }],
    ['::notice title=Note::so you know', { level: 'notice', text: 'so you know' }],
    ['::group::Details', { level: 'plain', text: 'Details' }],
    ['a ::error:: in the middle', { level: 'plain', text: 'a ::error:: in the middle' }],
  ])('reads %j', (line, expected) => {
    expect(readLogLine(line)).toEqual(expected);
  });

  it.each(['::add-mask::secret', '::debug::the wire', '::endgroup::'])('swallows %j', (line) => {
    expect(readLogLine(line)).toBeNull();
  });
});
