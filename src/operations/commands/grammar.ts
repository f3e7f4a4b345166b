import { namePipeline } from '../../model/build-address.ts';
import type { PipelineAddress } from '../../model/requests.ts';

/** What a comment can ask for. */
export const commandWords = ['run', 'retry', 'rebuild', 'cancel', 'unblock', 'help'] as const;
export type CommandWord = (typeof commandWords)[number];

/** What commands may name: the grammar is closed, so nothing else of a comment is ever used. */
export interface CommandTerms {
  /** The first word, such as `/ci`. */
  readonly prefix: string;
  readonly pipelines: readonly PipelineAddress[];
  /** The keys of the steps that may be unblocked. */
  readonly steps: readonly string[];
}

/** A command. All but the SHA are values of the terms, not of the comment. */
export interface Command {
  readonly word: CommandWord;
  /** Undefined for `help` only. */
  readonly pipeline: PipelineAddress | undefined;
  /** The full SHA that was reviewed, or at least 12 of its characters. */
  readonly sha: string | undefined;
  readonly step: string | undefined;
}

const longestLine = 300;
const shaForm = /^[0-9a-f]{12,64}$/;

/**
 * The command on the first line of a comment; null if there is none, and why if it is not understood. Quotes, code blocks and
 * indented lines begin with other characters, so they hold none.
 */
export function readCommand(body: string, terms: CommandTerms): Command | { readonly why: string } | null {
  const { prefix } = terms;
  const line = body.slice(0, longestLine + 1).split(/[\r\n]/, 1)[0] ?? '';
  if (line !== prefix && !line.startsWith(`${prefix} `)) return null;
  if (line.length > longestLine) return { why: 'The line is too long.' };
  const [first, ...rest] = line.slice(prefix.length).split(' ').filter(Boolean);
  const word = commandWords.find((each) => each === first);
  if (word === undefined) return { why: 'There is no such command.' };
  const read = readArguments(word, rest, terms);
  if ('why' in read || word === 'help') return 'why' in read ? read : { ...read, word };
  const [only, second] = terms.pipelines;
  const pipeline = read.pipeline ?? (second === undefined ? only : undefined);
  if (pipeline === undefined) return { why: 'Name one of the pipelines.' };
  if (word === 'unblock' && read.step === undefined) return { why: 'Name a step that may be unblocked.' };
  return { ...read, word, pipeline };
}

function readArguments(word: CommandWord, texts: readonly string[], { pipelines, steps }: CommandTerms) {
  let read: Omit<Command, 'word'> = { pipeline: undefined, sha: undefined, step: undefined };
  for (const text of texts) {
    const step = word === 'unblock' ? steps.find((each) => each === text) : undefined;
    // The only pipeline need not be named, so it may have the name of a step.
    const isStep = step !== undefined && pipelines.length === 1;
    const isOpen = word !== 'help' && !isStep;
    const named = isOpen
      ? pipelines.filter((each) => [each.pipeline, namePipeline(each)].includes(text))
      : [];
    const sha = word === 'run' && shaForm.test(text) ? text : undefined;
    const [pipeline, other] = named;
    // A text that could be two things is neither.
    const [found, more] = [pipeline, other, step, sha].filter((each) => each !== undefined);
    if (found === undefined || more !== undefined) return { why: 'An argument is not understood.' };
    const isRepeated = (pipeline && read.pipeline) || (step && read.step) || (sha && read.sha);
    if (isRepeated) return { why: 'An argument is given twice.' };
    read = { pipeline: pipeline ?? read.pipeline, step: step ?? read.step, sha: sha ?? read.sha };
  }
  return read;
}

/** How the commands are written, for those who may use them. */
export function describeCommands(words: readonly CommandWord[], terms: CommandTerms): readonly string[] {
  const { prefix, pipelines, steps } = terms;
  const place = pipelines.length > 1 ? ' <pipeline>' : '';
  const rest: Readonly<Record<CommandWord, string>> = {
    run: `${place} [<SHA>]`,
    retry: place,
    rebuild: place,
    cancel: place,
    unblock: `${place} <${steps.join(' | ')}>`,
    help: '',
  };
  return words.map((word) => `${prefix} ${word}${rest[word]}`);
}
