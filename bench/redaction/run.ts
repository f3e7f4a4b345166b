import { createRedactor } from '../../src/report/text/redact.ts';
import { median, ratioOf } from './measure.ts';
import { createListingStep } from './step.ts';
import { hostileTexts, secretsOf } from './texts.ts';

/*
 * What it costs to take secrets out, as ratios: of hostile text to `JSON.stringify` of the same, of a long text to a
 * short one, and of a whole step with many secrets to the same step without.
 */

const long = 512 * 1024;
const short = 64 * 1024;
const rounds = { rounds: 7, warmUps: 1 };

const secrets = secretsOf(100);
const { text } = createRedactor(secrets);

console.log(`Median of ${rounds.rounds} rounds. With 100 secrets, 512 kB of text:`);
for (const [kind, each] of hostileTexts(long, secrets[0] ?? '')) {
  const toJson = await ratioOf(
    () => JSON.stringify(each),
    () => text(each),
    rounds,
  );
  const toShort = await ratioOf(
    () => text(each.slice(0, short)),
    () => text(each),
    rounds,
  );
  console.log(
    `${toJson.toFixed(1).padStart(6)}x JSON.stringify, ${toShort.toFixed(1).padStart(4)}x 64 kB  ${kind}`,
  );
}

const step = await createListingStep(secrets);
const ratio = await ratioOf(
  () => step.run('plain'),
  () => step.run('hostile'),
  rounds,
);
const started: number[] = [];
for (let round = 0; round < rounds.rounds; round += 1) {
  const plain = await step.start('plain');
  started.push((await step.start('hostile')) / plain);
}
await step.close();
const words = '100 builds with 100 webhook URLs and escapes in every message, to the same without';
console.log(`\n${median(started).toFixed(2)}x  ${words}, as a step runs`);
console.log(`${ratio.toFixed(2)}x  the same, after many such steps in the same process`);
