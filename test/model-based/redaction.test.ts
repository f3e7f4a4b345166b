import fc from 'fast-check';
import { expect } from 'vitest';
import { createRedactor } from '../../src/report/text/redact.ts';
import { fewestShown, leaksOf } from '../support/leaks.ts';
import { type Spelling, spellings } from '../support/spellings.ts';
import { testSequences } from './effort.ts';

const alphabets = {
  token: fc.constantFrom(...'0123456789abcdefABCDEFghijklmnopqrstuvwxyz_-'),
  anything: fc.constantFrom(...'0123456789abcdef%&\\;#xu{}[]"\'<>:/@=+~ é漢😀'),
};
const secret = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: alphabets.token, minLength: 8, maxLength: 50 }) },
  { weight: 1, arbitrary: fc.string({ unit: alphabets.anything, minLength: 8, maxLength: 30 }) },
);

/** What stands around secrets, and what could break the way they are written: starts of escapes and of sequences. */
const noise = fc.string({
  unit: fc.constantFrom(
    ...'ab0.%&\\;#xu[m \n\u001b\u200b\ufe0f\ud83d',
    ...['&#', '%2', '\\u00', '\u001b[', '&amp;', '😀'],
  ),
  maxLength: 12,
});

/** Between the characters of a secret that has no spaces of its own. */
const indentedLine = '\r\n \t\u200b  ';

/** What shows nothing, and may stand between any two characters. */
const unseen = fc.constantFrom(
  ...['', '', '', '\u200b', '\u00ad', '\ufe0f', '\u{e0100}', '\u202e'],
  ...['\u001b[1;31m', '\n', indentedLine],
);

/** A secret, or its start or its end, in one spelling, torn or not, with invisible things between its characters. */
const planted = fc.record({
  which: fc.nat(),
  spell: fc.constantFrom<Spelling>(...Object.values(spellings)),
  from: fc.oneof(fc.constant(0), fc.nat(60)),
  kept: fc.oneof(fc.constant(200), fc.integer({ min: fewestShown, max: 60 })),
  fromEnd: fc.boolean(),
  cut: fc.oneof(fc.constant(1_000), fc.nat(300)),
  between: fc.array(unseen, { maxLength: 12 }),
  before: noise,
  after: noise,
});

type Planted = typeof planted extends fc.Arbitrary<infer Value> ? Value : never;

function write(secrets: readonly string[], one: Planted): string {
  const chosen = secrets[one.which % secrets.length] ?? '';
  const part = one.fromEnd ? [...chosen].slice(-one.kept) : [...chosen].slice(0, one.kept);
  const spelled = [...one.spell(part.join(''))].slice(0, one.cut);
  const between = one.between.filter((each) => each !== indentedLine || !chosen.includes(' '));
  const torn = spelled.map((character, at) => character + (between[at % (between.length || 1)] ?? ''));
  return one.before + torn.join('') + one.after;
}

testSequences(
  'no text shows eight characters of the start or the end of a secret, however it is written',
  fc.record({
    secrets: fc.array(secret, { minLength: 1, maxLength: 4 }),
    parts: fc.array(planted, { minLength: 1, maxLength: 6 }),
  }),
  async ({ secrets, parts }) => {
    // Leading and trailing blanks are not part of a secret, nor are those too short to be one without them.
    const known = secrets.map((each) => each.trim()).filter((each) => [...each].length >= fewestShown);
    fc.pre(known.length > 0);
    const redactor = createRedactor(known);
    const text = parts.map((part) => write(known, part)).join('');
    const shown = redactor.text(text);
    const inJson = JSON.stringify(redactor.json({ [text]: [text] }));
    for (const each of known) {
      expect(leaksOf(each, shown), JSON.stringify({ each, text, shown })).toEqual([]);
      // A backslash or a quote of JSON's own may happen to complete the part of a secret.
      if (!/[\\"]/.test(each)) expect(leaksOf(each, inJson)).toEqual([]);
    }
    expect(redactor.text(shown)).toBe(shown);
  },
);

const hexSecret = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 40 });

/** Text of every kind, with hex as commits, colors and times have it, but without the digits of any secret. */
const harmless = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...['production', 'completed', 'test-suite', '4f0c2e1', '#0a0b0c', '2026-01-31T12:00:00.000Z'],
      ...['https://ci.example/a%20b?c=%C3%A9&amp;d', '<b title="x">&copy; &#8212;</b>'],
      ...['\\u00e9\\n\\"', 'C:\\new\\x', '\u001b[31mred\u001b[0m', '👩‍👩‍👧', 'naïve — «漢字»'],
      ...['| a | b |', '::notice::x', '\u202e', '%', '&', '\\'],
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.base64String({ maxLength: 40 }),
  ),
  { maxLength: 12 },
);

testSequences(
  'text without a secret comes out as it is',
  fc.record({ secrets: fc.array(hexSecret, { minLength: 1, maxLength: 20 }), parts: harmless }),
  async ({ secrets, parts }) => {
    const text = parts.join(' ');
    const redactor = createRedactor(secrets);
    expect(redactor.text(text)).toBe(text);
    expect(redactor.json([text, { text, id: 12_345_678 }])).toEqual([text, { text, id: 12_345_678 }]);
  },
);
