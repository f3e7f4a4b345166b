import { stripVTControlCharacters, styleText } from 'node:util';
import type { LogLine } from './log-line.ts';
import { readOpening } from './opening.ts';
import type { Story } from './stories.ts';
import type { ToldStory } from './tell.ts';

type Style = Parameters<typeof styleText>[0];

/** Where the demo is shown. Colours are for terminals alone. */
export interface Screen {
  readonly write: (text: string) => void;
  readonly colors: boolean;
  /** Characters in a line. */
  readonly width: number;
}

/** The demo as lines of a terminal. */
export interface Terminal {
  readonly say: (text: string) => void;
  readonly begin: (story: Story, number: number, of: number) => void;
  readonly log: (line: LogLine) => void;
  readonly end: (told: ToldStory) => void;
}

const label = 9;
const levels: Readonly<Record<LogLine['level'], { readonly prefix: string; readonly style: Style | null }>> =
  {
    plain: { prefix: '', style: null },
    notice: { prefix: 'Notice: ', style: 'cyan' },
    warning: { prefix: 'Warning: ', style: 'yellow' },
    error: { prefix: 'Error: ', style: 'red' },
  };

/** Shows stories on a screen: what is asked for, the log as it comes, the outputs, and how the summary begins. */
export function createTerminal({ write, colors, width }: Screen): Terminal {
  const paint = (style: Style, text: string) =>
    colors ? styleText(style, text, { validateStream: false }) : text;
  const line = (text = '') => write(`${text.trimEnd()}\n`);
  const block = (title: string, texts: readonly string[]) => {
    texts.forEach((text, index) => {
      line(`${paint('dim', (index === 0 ? title : '').padEnd(label))}${text}`);
    });
    line();
  };
  const pairs = (title: string, values: Readonly<Record<string, string>>) => {
    const names = Math.max(0, ...Object.keys(values).map((name) => name.length)) + 2;
    block(
      title,
      Object.entries(values).map(
        ([name, value]) => `${name.padEnd(names)}${shorten(value, width - label - names)}`,
      ),
    );
  };
  let logged = 0;

  return {
    say: line,
    begin: (story, number, of) => {
      logged = 0;
      line();
      line(`${paint('bold', `${number}/${of}  ${story.title}`)}`);
      line(paint('dim', '─'.repeat(width)));
      for (const text of wrap(story.words, width)) line(paint('dim', text));
      line();
      pairs('with', story.inputs);
    },
    log: ({ level, text }) => {
      const { prefix, style } = levels[level];
      for (const part of wrap(`${prefix}${text}`, width - label)) {
        line(
          `${paint('dim', (logged === 0 ? 'log' : '').padEnd(label))}${style === null ? part : paint(style, part)}`,
        );
        logged += 1;
      }
    },
    end: ({ outputs, summary, exitCode }) => {
      line();
      pairs('outputs', outputs);
      block(
        'summary',
        readOpening(summary).flatMap((text) => wrap(text, width - label)),
      );
      const ended = exitCode === 0 ? paint('green', 'The step succeeded.') : paint('red', 'The step failed.');
      block('result', [`${ended} Exit code ${exitCode}.`]);
    },
  };
}

function shorten(value: string, most: number): string {
  const plain = stripVTControlCharacters(value).replaceAll('\n', ' ');
  if (plain.length <= most) return plain;
  const note = ` … (${value.length.toLocaleString('en')} characters)`;
  return `${plain.slice(0, Math.max(12, most - note.length))}${note}`;
}

/** Breaks a text between words; a word that is too long stands by itself. */
function wrap(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
