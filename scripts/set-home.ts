import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Home, moveText, parseHome, readTexts } from './home.ts';

const usage = 'Usage: npm run set-home -- owner/name [@scope/package]';

/** The home that the command line names. The package is named as the repository unless it has a name of its own. */
function readArguments([repository = '', given, ...more]: readonly string[]): Home | null {
  const [, owner] = /^([a-z\d](?:-?[a-z\d]){0,38})\/[\w.-]{1,100}$/i.exec(repository) ?? [];
  const packageName = given ?? `@${repository.toLowerCase()}`;
  if (owner === undefined || more.length > 0 || !/^@[a-z\d][\w.-]*\/[a-z\d][a-z\d._-]*$/.test(packageName))
    return null;
  return { repository, owner, packageName };
}

const checkout = process.cwd();
const home = readArguments(process.argv.slice(2));
if (home === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const texts = readTexts(checkout);
  const from = parseHome(texts.get('package.json') ?? '');
  for (const [path, text] of texts) {
    const moved = moveText(path, text, from, home);
    if (moved === text) continue;
    writeFileSync(join(checkout, path), moved);
    console.log(path);
  }
  console.log(`The home is ${home.repository}, the package ${home.packageName}. Commit these files.`);
}
