import { paragraph } from './text/blocks.ts';
import { characters, renderDocument } from './text/document.ts';
import { code, join, md, nothing, prose } from './text/markdown.ts';
import { link, safeUrl } from './text/url.ts';

/** What a command led to. */
export interface CommandAnswer {
  /** The login of who wrote the comment. */
  readonly author: string;
  /** The address of the comment. */
  readonly url: string;
  readonly sentences: readonly string[];
  /** Where the build is. */
  readonly build: string | null;
  /** How commands are written. */
  readonly commands: readonly string[];
}

const longestSentence = 600;

/** The answer to a command as a comment: who asked, what happened, and which commands the person may use. */
export function renderCommandAnswer(answer: CommandAnswer, options: { readonly characters: number }): string {
  const { author, url, sentences, build, commands } = answer;
  const shown = sentences.map((sentence) => prose(sentence, longestSentence));
  if (commands.length > 0) shown.push(md`You may write:`);
  const list = commands.map((command) => md`- ${code(command)}`);
  const about = [
    md`For ${prose(author, 100)}, who wrote ${link('a command', safeUrl(url))}`,
    build === null ? nothing : link('Open the build', safeUrl(build)),
  ];
  return renderDocument(
    [
      paragraph('answer', join(shown, ' ')),
      paragraph('commands', join(list, '\n')),
      paragraph('about', join(about, ' · ')),
    ],
    characters(options.characters),
  );
}
