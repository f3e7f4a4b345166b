import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bundled = /node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The licences of every package that a bundle holds, by the module paths that it names, in order of name. */
export function collectLicenses(root: string, bundle: string): string {
  const names = new Set<string>();
  for (const file of readdirSync(bundle).filter((name) => name.endsWith('.js'))) {
    for (const [, name] of readFileSync(join(bundle, file), 'utf8').matchAll(bundled)) names.add(name ?? '');
  }
  return `${[...names]
    .sort()
    .map((name) => licenseOf(join(root, 'node_modules', name)))
    .join('\n\n---\n\n')}\n`;
}

/** @throws when a package has no licence of its own: somebody has to look then. */
function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (file === undefined) throw new Error(`${name} comes without a licence file.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()}`;
}
