/**
 * Mutants that no test can notice, because the program does the same with them. They do not count. A row that fits no
 * mutant of its file is reported.
 */
export interface Equivalent {
  readonly file: string;
  /** The text that the mutant replaces, and what it puts there. */
  readonly text: string;
  readonly replacement: string;
  /** What is right before it, if the file has the same text elsewhere too. */
  readonly after?: string;
  readonly why: string;
}

const wait = 'src/operations/wait';
const redact = 'src/report/text/redact.ts';
const environment = 'src/action/secrets/environment-secrets.ts';
const linkHeader = 'src/client/pagination/link-header.ts';
const responses = 'src/action/secrets/response-secrets.ts';

/** Fallbacks of `report/failures` for the types alone, each by what is right before it. */
function fallbacks(file: string, text: "''" | '[]', why: string, ...places: readonly string[]): Equivalent[] {
  const replacement = text === "''" ? '"Stryker was here!"' : '["Stryker was here"]';
  return places.map((after) => ({ file: `src/report/failures/${file}.ts`, text, replacement, after, why }));
}
const matched = 'Each match has the group, and without a match the value is not read.';
const split = 'A text that is split has a first part and a last one.';
const there = 'The line is there.';
const unlike = 'Neither the empty text nor the other one is like anything that it is compared with.';

export const equivalents: readonly Equivalent[] = [
  {
    file: `${wait}/judge.ts`,
    text: 'build === null',
    replacement: 'false',
    after: '  if (',
    why: 'Only a build that was shown has been retried or unblocked.',
  },
  {
    file: `${wait}/reduce.ts`,
    text: 'address === null',
    replacement: 'false',
    why: 'Only a build whose number is known is canceled.',
  },
  ...['judge', 'state'].map((file) => ({
    file: `${wait}/${file}.ts`,
    text: '[]',
    replacement: '["Stryker was here"]',
    after: '(jobs ?? ',
    why: 'A text is no job: it has no state, key or time.',
  })),
  {
    file: 'src/report/flaky/gates.ts',
    text: "'all'",
    replacement: '""',
    why: 'Gaps about all tests concern each gate anyway.',
  },
  {
    file: 'src/report/flaky/note.ts',
    text: '[]',
    replacement: '["Stryker was here"]',
    why: 'A word more in each row makes another hash, which differs where the other would.',
  },
  {
    file: 'src/report/text/escape-untrusted.ts',
    text: '/^\\d/',
    replacement: '/\\d/',
    why: 'A mark of a list is a sign or a number.',
  },
  {
    file: redact,
    text: 'piece.slice(-secret.length)',
    replacement: 'piece',
    why: 'No longer text starts the secret. The slice saves time.',
  },
  {
    file: redact,
    text: '/[\\p{Cc}\\p{Cf}\\p{DI}\\u2028\\u2029]+/gu',
    replacement: '/[\\p{Cc}\\p{Cf}\\p{DI}\\u2028\\u2029]/gu',
    why: 'All are removed, one at a time.',
  },
  {
    file: redact,
    text: '/[^ -~]|[%\\\\&]/',
    replacement: '/[^ -~]|[^%\\\\&]/',
    why: 'More texts are read in every way. The pattern saves time.',
  },
  {
    file: redact,
    text: "'%'",
    replacement: '""',
    why: 'A decoder is tried where its sign is not. The sign saves time.',
  },
  { file: redact, text: "'&'", replacement: '""', why: 'As above.' },
  ...['once/write-once', 'resources/builds', 'resources/jobs', 'resources/suites'].map((file) => ({
    file: `src/client/${file}.ts`,
    text: "'unclear'",
    replacement: '""',
    why: 'A look that shows neither a value nor `absent` ends the lookups, whatever it shows.',
  })),
  {
    file: 'src/client/retry/failure.ts',
    text: 'error instanceof ConnectionError || error instanceof TimeoutError',
    replacement: 'true',
    after: 'return (',
    why: 'No other error has been `accepted`.',
  },
  {
    file: environment,
    text: "''",
    replacement: '"Stryker was here!"',
    after: 'texts.get(input) ?? ',
    why: 'Neither text names a variable.',
  },
  {
    file: environment,
    text: "''",
    replacement: '"Stryker was here!"',
    after: 'passwordOfAddress.exec(line)?.[1] ?? ',
    why: 'Neither text is a secret.',
  },
  {
    file: environment,
    text: '{\n    return null;\n  }',
    replacement: '{}',
    why: 'What is undefined is no object either.',
  },
  {
    file: 'src/action/secrets/found-secret.ts',
    text: "''",
    replacement: '"Stryker was here!"',
    after: 'pieces[0] ?? ',
    why: split,
  },
  {
    file: responses,
    text: "''",
    replacement: '"Stryker was here!"',
    after: '[path = ',
    why: split,
  },
  {
    file: responses,
    text: 'pipeline?.slug',
    replacement: 'pipeline.slug',
    why: 'Without a pipeline there is no address.',
  },
  ...['target = ', 'parameters = ', "get('page') ?? "].map((after) => ({
    file: linkHeader,
    text: "''",
    replacement: '"Stryker was here!"',
    after,
    why: 'A match has all groups, and neither text is a page.',
  })),
  {
    file: linkHeader,
    text: 'text.slice(0, maxLinkLength)',
    replacement: 'text',
    why: 'A longer header is not believed. The slice saves time.',
  },
  {
    file: linkHeader,
    text: 'relation.exec(parameters)?.[1]?.toLowerCase',
    replacement: 'relation.exec(parameters)?.[1].toLowerCase',
    why: matched,
  },
  {
    file: 'src/client/pagination/pages.ts',
    text: "typeof next === 'number'",
    replacement: 'true',
    why: 'No number comes of the others, and no page is asked for after them.',
  },
  ...fallbacks('cargo-test', "''", unlike, 'panicked = '),
  ...fallbacks('go-test', "''", there, '[end = ', 'lines[over] ?? ', '[1] ?? '),
  ...fallbacks('go-test', "''", matched, 'scope = ', 'own = ', 'text = '),
  ...fallbacks('go-test', "''", 'Indents count only in logs without starts of tests.', 'depth = '),
  ...fallbacks('go-test', "''", unlike, ' indent = '),
  ...fallbacks('gotestsum', "''", there, '[end = '),
  ...fallbacks('gotestsum', "''", unlike, 'name = '),
  ...fallbacks('gotestsum', '[]', 'A line without a file is of no package.', "'=== Errors') ?? "),
  ...fallbacks('gradle', "''", matched, 'shown = ', 'name = '),
  ...fallbacks('jest', "''", matched, 'file = '),
  ...fallbacks('junit', "''", 'The outermost element is a suite.', 'own ?? '),
  ...fallbacks('junit', "''", split, '.at(-1) ?? '),
  ...fallbacks('lines', "''", unlike, 'line = '),
  ...fallbacks('log', '[]', there, 'groups[last] ?? '),
  ...fallbacks('log-reader', "''", unlike, '[index - 1] ?? ', 'path = '),
  ...fallbacks('maven', '[]', 'No test has this name.', 'flake.exec(line)?.[1] ?? '),
  ...fallbacks('pytest', '[]', 'This is no entry.', 'const parts = start === -1 ? '),
  ...fallbacks('pytest', "''", matched, 'start = '),
  ...fallbacks('pytest', "''", split, '[path = ', '[file = '),
  ...fallbacks('read-log-tests', "''", matched, 'rest = '),
  ...fallbacks('read-log-tests', '[]', there, '([first]) => first ?? '),
  ...fallbacks('read-log-tests', "''", there, '[end] ?? '),
  ...fallbacks('rspec', "''", matched, 'file = ', 'name = '),
  ...fallbacks('rspec', '[]', 'The heading of the details is not read.', '[index] ?? '),
  ...fallbacks('service-tests', "''", matched, 'path = '),
  ...fallbacks('vitest', "''", split, '[file = '),
];
