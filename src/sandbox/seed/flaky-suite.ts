import { fractionOf } from '../identity.ts';
import type { FlakyTestSeed } from './seed.ts';

/** How tests are named in a language. */
interface Language {
  readonly scope: (thing: string) => string | null;
  readonly name: (thing: string, sentence: string) => string;
  readonly file: (thing: string) => string;
}

const ruby: Language = {
  scope: (thing) => `${capital(thing)} #save`,
  name: (thing, sentence) => `${capital(thing)} #save ${sentence}`,
  file: (thing) => `./spec/models/${thing}_spec.rb`,
};

const languages: readonly Language[] = [
  ruby,
  {
    scope: (thing) => `${capital(thing)}Form > submit`,
    name: (_, sentence) => sentence,
    file: (thing) => `src/components/${capital(thing)}Form.test.tsx`,
  },
  {
    scope: (thing) => `tests.test_${thing}.Test${capital(thing)}`,
    name: (_, sentence) => `test_${sentence.replaceAll(' ', '_')}`,
    file: (thing) => `tests/test_${thing}.py`,
  },
  {
    scope: (thing) => `example.com/acme/${thing}`,
    name: (thing, sentence) => `Test${capital(thing)}/${sentence.replaceAll(' ', '_')}`,
    file: (thing) => `internal/${thing}/${thing}_test.go`,
  },
  {
    scope: (thing) => `com.acme.${thing}.${capital(thing)}ServiceTest`,
    name: (_, sentence) => camel(sentence),
    file: (thing) => `src/test/java/com/acme/${thing}/${capital(thing)}ServiceTest.java`,
  },
];

const things = [
  'order',
  'cart',
  'invoice',
  'session',
  'search',
  'profile',
  'payment',
  'report',
  'cache',
  'upload',
];

const sentences = [
  'retries when the connection drops',
  'keeps the total in step with its lines',
  'expires after thirty minutes',
  'does not charge twice',
  'sends one mail only',
  'waits for the animation to end',
  'sorts by name then by date',
  'shows the spinner while loading',
  'releases its lock',
  'is the same in every time zone',
];

const hourMs = 3_600_000;

/**
 * The flaky tests of a suite, always the same: in five languages, all different, a few far more frequent than the rest,
 * last seen between minutes and two months ago.
 */
export function flakySuite(suite: string, count: number): readonly FlakyTestSeed[] {
  return Array.from({ length: count }, (_, index) => flakyTest(suite, index));
}

function flakyTest(suite: string, index: number): FlakyTestSeed {
  const language = languages[index % languages.length] ?? ruby;
  const thing = things[Math.floor(index / languages.length) % things.length] ?? 'order';
  const sentence =
    sentences[Math.floor(index / (languages.length * things.length)) % sentences.length] ?? 'works';
  const round = Math.floor(index / (languages.length * things.length * sentences.length));
  const share = fractionOf(`${suite}/${index}`);
  return {
    scope: language.scope(thing),
    name:
      round === 0 ? language.name(thing, sentence) : language.name(thing, `${sentence} case ${round + 1}`),
    location: `${language.file(thing)}:${12 + Math.floor(share * 400)}`,
    instances: 1 + Math.floor(3 / (share + 0.02)),
    ageMs: Math.round(hourMs * (0.1 + 24 * 60 * share ** 3)),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function camel(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  return first + rest.map(capital).join('');
}
