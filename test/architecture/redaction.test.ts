import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Where text leaves the program, and what the redactor is made of. */
const rims = [
  /^action\/(?:output|github|secrets)\//,
  /^report\/text\/redact\.ts$/,
  /^client\/response\/(?:error-response|decode)\.ts$/,
];
/** Those that only hand it over: to the log, to the client for its error texts, to what writes to GitHub. */
const hands: Readonly<Record<string, number>> = {
  'action/comment-writer.ts': 2,
  'action/post-step.ts': 1,
  'action/publish.ts': 2,
  'action/service/connect-service.ts': 2,
  'action/service/sign-in.ts': 3,
  'action/step.ts': 2,
};

/** Code without comments. */
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

it('text is redacted where it leaves the program: nothing else calls the redactor', () => {
  const others = sources.filter(
    ({ path }) => !path.startsWith('client/') && !rims.some((rim) => rim.test(path)),
  );
  const calls = others.flatMap(({ path, text }) => {
    const found = code(text).match(/redactor\b|\bredact\b/gi)?.length ?? 0;
    return found > 0 ? [[path, found]] : [];
  });
  expect(Object.fromEntries(calls)).toEqual(hands);
});
