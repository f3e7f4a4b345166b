import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { rooms } from './rooms.ts';
import { percent, record, type Score, scoreOf } from './scores.ts';

/*
 * `npm run mutants -- client/once` changes the source of a room in many places, one at a time, and says which of the changes
 * no test notices. Without a room it does so for all. A second word is the seed that draws the sample.
 */

const root = resolve(import.meta.dirname, '../..');
const home = join(root, '.mutants');
/** Roughly how many mutants are tried: with all of them, a room would take hours. */
const sampleSize = 250;
/** In percent, for rooms of pure functions. */
const least = 85;

/** Few need Stryker, so that `npm ci` does not install it. */
function install(): void {
  const lock = 'package-lock.json';
  const read = (folder: string) => readFileSync(join(folder, lock), 'utf8');
  if (existsSync(join(home, 'node_modules')) && read(home) === read(import.meta.dirname)) return;
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', lock, '.npmrc'])
    copyFileSync(join(import.meta.dirname, file), join(home, file));
  execFileSync('npm', ['ci'], { cwd: home, stdio: 'inherit' });
}

function tryRoom(name: string, seed: string): Score {
  const { source } = rooms[name] ?? {};
  if (source === undefined) throw new Error(`No such room. Rooms: ${Object.keys(rooms).join(', ')}.`);
  // A line has about one mutant.
  const lines = globSync(source, { cwd: root }).map(
    (file) => readFileSync(join(root, file), 'utf8').split('\n').length,
  );
  const share = sampleSize / lines.reduce((sum, each) => sum + each, 0);
  const reportFile = join(home, `${name.replaceAll('/', '-')}.json`);
  const options = {
    mutate: [source],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutants/vitest.config.ts', related: false, pool: 'forks' },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'test/mutants/sample.ts')],
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // What hangs is ended by the timeout of its test.
    timeoutMS: 120_000,
    // Stryker would read it by a function that TypeScript 7 lacks. Nothing here needs it.
    tsconfigFile: 'none',
    tempDirName: '.mutants/sandbox',
    ignorePatterns: ['/.mutants', '/build', '/dist'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
    warnings: false,
  };
  const config = join(home, 'stryker.config.json');
  writeFileSync(config, JSON.stringify(options));
  const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  execFileSync(process.execPath, [stryker, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      KITESTRING_MUTANTS_ROOM: name,
      KITESTRING_MUTANTS_SEED: seed,
      KITESTRING_MUTANTS_SHARE: String(share),
    },
  });
  return scoreOf(JSON.parse(readFileSync(reportFile, 'utf8')));
}

const [room, seed = '1'] = process.argv.slice(2);
install();
for (const name of room === undefined || room === 'all' ? Object.keys(rooms) : [room]) {
  const score = tryRoom(name, seed);
  record(join(root, 'docs/architecture.md'), name, score, seed);
  const { tried, noticed, living, stray } = score;
  console.log(
    ['', ...living, ...stray.map((each) => `No mutant is like this equivalent: ${each}`)].join('\n'),
  );
  console.log(`${name}: ${noticed} of ${tried} mutants are noticed, ${percent(score).toFixed(1)} %.`);
  const isTooLow = rooms[name]?.isPure && percent(score) < least;
  if (isTooLow || stray.length > 0) process.exitCode = 1;
}
