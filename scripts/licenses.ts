import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module in the bundler's account of its work; one that was joined from others has them. */
interface BundledModule {
  readonly name: string;
  readonly chunks: readonly unknown[];
  readonly modules?: readonly BundledModule[];
}

const packageName = /node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The licences of every package that a bundle holds, by the bundler's account of it, in order of name. */
export function collectLicenses(root: string, account: string): string {
  const { modules } = JSON.parse(readFileSync(account, 'utf8')) as { modules: readonly BundledModule[] };
  const names = new Set(modules.filter(({ chunks }) => chunks.length > 0).flatMap(packagesOf));
  return `${[...names]
    .sort()
    .map((name) => licenseOf(join(root, 'node_modules', name)))
    .join('\n\n---\n\n')}\n`;
}

function packagesOf({ name, modules = [] }: BundledModule): string[] {
  const own = [...name.matchAll(packageName)].map(([, found = '']) => found);
  return [...own, ...modules.flatMap(packagesOf)];
}

/** @throws when a package has no licence of its own: somebody has to look then. */
function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (file === undefined) throw new Error(`${name} comes without a licence file.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()}`;
}
