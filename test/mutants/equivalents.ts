/**
 * Mutants that no test can notice, because the program does the same with them. They do not count. A row that fits no
 * mutant of its file is reported.
 */
export interface Equivalent {
  readonly file: string;
  /** The text that the mutant replaces, and what it puts there. */
  readonly text: string;
  readonly replacement: string;
  readonly why: string;
}

const redact = 'src/report/text/redact.ts';

export const equivalents: readonly Equivalent[] = [
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
];
