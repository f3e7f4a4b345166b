import { execFileSync } from 'node:child_process';
import { findStrayAddresses, isPlaceholder, parseHome, readTexts } from './home.ts';

/** Says where files name another repository than the home of `package.json`, and fails a release that has no home. */
const checkout = process.cwd();
const texts = readTexts(checkout);
const home = parseHome(texts.get('package.json') ?? '');
const problems = findStrayAddresses(texts, home);

const tags = execFileSync('git', ['tag', '--points-at', 'HEAD', 'v*'], { cwd: checkout, encoding: 'utf8' });
const release = tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+/.test(tag));
if (release !== undefined) {
  const { GITHUB_REPOSITORY: here = home.repository } = process.env;
  if (isPlaceholder(home))
    problems.push(`${release} is tagged, and the project has no home: run npm run set-home -- owner/name.`);
  else if (here !== home.repository)
    problems.push(`${release} is tagged in ${here}, and the home is ${home.repository}.`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
