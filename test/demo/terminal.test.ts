import { describe, expect, it } from 'vitest';
import { createTerminal } from '../../scripts/demo/terminal.ts';
import { toldWith } from './told.ts';

const width = 60;

function show(text: string, colors: boolean): string {
  let shown = '';
  const terminal = createTerminal({ write: (part) => (shown += part), colors, width });
  const told = toldWith(text);
  terminal.begin(told.story, 1, 2);
  for (const line of told.log) terminal.log(line);
  terminal.end(told);
  return shown;
}

describe('the demo in a terminal', () => {
  it('shows what is asked for, the log and the outputs', () => {
    const lines = ['', '1/2  A story', 'What to look for.', ''];
    const asked = ['  operation  trigger-build', '  message    all is well', ''];
    const log = ['all is well', 'error: all is well', ''];
    const end = ['  json  all is well', '', 'The step ended with exit code 0.', ''];
    expect(show('all is well', false)).toBe([...lines, ...asked, ...log, ...end].join('\n'));
  });

  it('shortens values to the width, on one line', () => {
    const [value = ''] = show('many\nwords '.repeat(40), false).match(/^ {2}json .*$/m) ?? [];
    expect(value).toHaveLength(width);
    expect(value).toContain('many words many');
  });

  it('is colored only if it is told so', () => {
    expect(show('plain', false)).not.toContain('\u001b');
    expect(show('plain', true)).toContain('\u001b[31merror: plain\u001b[39m');
  });
});
