import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module in the bundler's account of its work; one that was joined from others has them. */
interface BundledModule {
  readonly id: string | number | null;
  readonly name: string;
  readonly chunks: readonly unknown[];
  readonly modules?: readonly BundledModule[];
}

/** A package inside another one has a path of its own. */
const packagePath = /(?:node_modules\/(?:@[\w.-]+\/)?[\w.-]+\/)+/g;

/** Every package of which a chunk of a bundle holds a module, by the bundler's account of it, in order of name. */
export function bundledPackages(root: string, account: string) {
  const paths = new Set(
    readModules(account)
      .filter(({ chunks }) => chunks.length > 0)
      .flatMap(pathsOf),
  );
  return [...paths].sort().map((path) => readPackage(root, path));
}

/** The name of each module, such as `./node_modules/undici/index.js`, by its number in the bundle. */
export function moduleNames(account: string): Map<string, string> {
  return new Map(readModules(account).map(({ id, name }) => [String(id), name]));
}

/** The licenses of packages, one after the other. */
export function renderLicenses(packages: ReturnType<typeof bundledPackages>): string {
  const texts = packages.map(
    ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`,
  );
  return `${texts.join('\n\n---\n\n')}\n`;
}

function readModules(account: string): readonly BundledModule[] {
  return JSON.parse(readFileSync(account, 'utf8')).modules;
}

function pathsOf({ name, modules = [] }: BundledModule): string[] {
  const own = [...name.matchAll(packagePath)].map(([found]) => found.slice(0, -1));
  return [...own, ...modules.flatMap(pathsOf)];
}

/** A package with the text of its license, by its path in the lock file. @throws when it has no license file */
function readPackage(root: string, path: string) {
  const folder = join(root, path);
  const manifest: Record<'name' | 'version' | 'license', string> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { name, version, license } = manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[-.]\w+)*$/i.test(entry));
  if (file === undefined) throw new Error(`${name} comes without a license file.`);
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { name, version, license, path, text };
}
