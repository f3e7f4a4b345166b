import { stripVTControlCharacters, styleText } from 'node:util';
import type { LogLine } from './log-line.ts';
import type { Story, ToldStory } from './stories.ts';

/** Where the demo is shown. Colors are for terminals alone. */
export interface Screen {
  readonly write: (text: string) => void;
  readonly colors: boolean;
  /** Characters in a line. */
  readonly width: number;
}

/** The demo as lines of a terminal. */
export type Terminal = ReturnType<typeof createTerminal>;

const styles = { plain: null, notice: 'cyan', warning: 'yellow', error: 'red' } as const;

/** Shows stories on a screen: what is asked for, the log as it comes, and the outputs. */
export function createTerminal({ write, colors, width }: Screen) {
  const paint = (style: Parameters<typeof styleText>[0] | null, text: string) =>
    colors && style !== null ? styleText(style, text, { validateStream: false }) : text;
  const line = (text = '') => write(`${text.trimEnd()}\n`);
  const pairs = (values: Readonly<Record<string, string>>) => {
    const names = Math.max(0, ...Object.keys(values).map((name) => name.length)) + 2;
    for (const [name, value] of Object.entries(values))
      line(`  ${paint('dim', name.padEnd(names))}${shorten(value, width - names - 2)}`);
    line();
  };
  return {
    say: line,
    begin: ({ title, words, inputs }: Story, number: number, of: number) => {
      line(`\n${paint('bold', `${number}/${of}  ${title}`)}\n${paint('dim', words)}`);
      line();
      pairs(inputs);
    },
    log: ({ level, text }: LogLine) =>
      line(paint(styles[level], level === 'plain' ? text : `${level}: ${text}`)),
    end: ({ outputs, exitCode }: ToldStory) => {
      line();
      pairs(outputs);
      line(paint(exitCode === 0 ? 'green' : 'red', `The step ended with exit code ${exitCode}.`));
    },
  };
}

function shorten(value: string, most: number): string {
  const plain = stripVTControlCharacters(value).replaceAll('\n', ' ');
  return plain.length <= most ? plain : `${plain.slice(0, Math.max(12, most - 2))} …`;
}
