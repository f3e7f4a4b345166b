import { fractionOf } from '../identity.ts';
import type { FlakyTestSeed } from './seed.ts';

/** Scope, name and file of a test, as a language writes them. */
const languages = [
  ['{Thing} #save', '{Thing} #save {sentence}', './spec/models/{thing}_spec.rb'],
  ['{Thing}Form > submit', '{sentence}', 'src/components/{Thing}Form.test.tsx'],
  ['tests.test_{thing}.Test{Thing}', 'test_{snake}', 'tests/test_{thing}.py'],
  ['example.com/acme/{thing}', 'Test{Thing}/{snake}', 'internal/{thing}/{thing}_test.go'],
  [
    'com.acme.{thing}.{Thing}ServiceTest',
    '{camel}',
    'src/test/java/com/acme/{thing}/{Thing}ServiceTest.java',
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
    const thing = things[Math.floor(index / 5) % 10] ?? '';
    const round = Math.floor(index / 500);
    const sentence = `${sentences[Math.floor(index / 50) % 10]}${round === 0 ? '' : ` case ${round + 1}`}`;
    const words: Readonly<Record<string, string>> = {
      thing,
      Thing: thing.charAt(0).toUpperCase() + thing.slice(1),
      sentence,
      snake: sentence.replaceAll(' ', '_'),
      camel: sentence.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
    };
    const [scope, name = '', file] = (languages[index % 5] ?? []).map((pattern) =>
      pattern.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? ''),
    );
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
