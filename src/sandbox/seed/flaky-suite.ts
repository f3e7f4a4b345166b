import { fractionOf } from '../identity.ts';
import type { FlakyTestSeed } from './seed.ts';

/** Scope, name and file of a test, as a language writes them. */
type Language = (thing: string, sentence: string) => readonly [scope: string, name: string, file: string];

const ruby: Language = (thing, sentence) => [
  `${capital(thing)} #save`,
  `${capital(thing)} #save ${sentence}`,
  `./spec/models/${thing}_spec.rb`,
];
const languages: readonly Language[] = [
  ruby,
  (thing, sentence) => [
    `${capital(thing)}Form > submit`,
    sentence,
    `src/components/${capital(thing)}Form.test.tsx`,
  ],
  (thing, sentence) => [
    `tests.test_${thing}.Test${capital(thing)}`,
    `test_${sentence.replaceAll(' ', '_')}`,
    `tests/test_${thing}.py`,
  ],
  (thing, sentence) => [
    `example.com/acme/${thing}`,
    `Test${capital(thing)}/${sentence.replaceAll(' ', '_')}`,
    `internal/${thing}/${thing}_test.go`,
  ],
  (thing, sentence) => [
    `com.acme.${thing}.${capital(thing)}ServiceTest`,
    sentence.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
    `src/test/java/com/acme/${thing}/${capital(thing)}ServiceTest.java`,
  ],
];

const things = 'order cart invoice session search profile payment report cache upload'.split(' ');
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

/**
 * The flaky tests of a suite, always the same: in five languages, all different, a few far more frequent than the rest,
 * last seen between minutes and two months ago.
 */
export function flakySuite(suite: string, count: number): readonly FlakyTestSeed[] {
  return Array.from({ length: count }, (_, index) => {
    const language = languages[index % 5] ?? ruby;
    const thing = things[Math.floor(index / 5) % 10] ?? 'order';
    const sentence = sentences[Math.floor(index / 50) % 10] ?? 'works';
    const round = Math.floor(index / 500);
    const [scope, name, file] = language(thing, round === 0 ? sentence : `${sentence} case ${round + 1}`);
    const share = fractionOf(`${suite}/${index}`);
    return {
      scope,
      name,
      location: `${file}:${12 + Math.floor(share * 400)}`,
      instances: 1 + Math.floor(3 / (share + 0.02)),
      ageMs: Math.round(3_600_000 * (0.1 + 24 * 60 * share ** 3)),
    };
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
