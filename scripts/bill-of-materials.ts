import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './licenses.ts';

/** A package in npm's lock file, as far as it is of use here. */
interface Locked {
  readonly integrity?: string;
}

/**
 * What a bundle is made of, in CycloneDX: the packages of which a module is in it, each with the hash that the lock file
 * holds. Without a time or a serial number, so that the same sources give the same bytes.
 */
export function renderBillOfMaterials(root: string, packages: readonly BundledPackage[]): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = lock.packages as Readonly<Record<string, Locked>>;
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'kitestring', version, licenses: [{ license: { id: 'MIT' } }] },
    },
    components: packages.map(({ name, version, license, path }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ license: { id: license } }],
      hashes: [{ alg: 'SHA-512', content: hashOf(locked[path]) }],
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** @throws when a package is not locked by this hash: somebody has to look then. */
function hashOf(locked: Locked | undefined): string {
  const [, base64] = /^sha512-(\S+)$/.exec(locked?.integrity ?? '') ?? [];
  if (base64 === undefined) throw new Error('A bundled package has no SHA-512 in package-lock.json.');
  return Buffer.from(base64, 'base64').toString('hex');
}
