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
  it('names each part once, with its values under one another', () => {
    expect(show('all is well', false)).toBe(
      [
        '',
        '1/2  A story',
        '─'.repeat(width),
        'What to look for.',
        '',
        'with     operation  trigger-build',
        '         message    all is well',
        '',
        'log      all is well',
        '         Error: all is well',
        '',
        'outputs  json  all is well',
        '',
        'summary  Verdict',
        '         all is well',
        '',
        'result   The step succeeded. Exit code 0.',
        '',
        '',
      ].join('\n'),
    );
  });

  it('shortens values and wraps sentences to the width', () => {
    const shown = show('so many words '.repeat(40).trim(), false);
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
    expect(shown).toContain(' … (559 characters)');
  });

  it('is colored only if it is told so', () => {
    expect(show('plain', false)).not.toContain('\u001b');
    expect(show('plain', true)).toContain('\u001b[31mError: plain\u001b[39m');
  });
});
