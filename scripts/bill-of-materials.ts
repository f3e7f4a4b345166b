import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { bundledPackages } from './licenses.ts';

/**
 * The bill of materials of a bundle in CycloneDX: each package of which it holds a module, with the hash of its archive
 * from the lock file. It has no time and no random number, so that the same sources give the same bytes.
 */
export function renderBillOfMaterials(root: string, packages: ReturnType<typeof bundledPackages>): string {
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const { name, version, license } = read('package.json');
  const { packages: locked } = read('package-lock.json');
  const describe = (type: string, name: string, version: string, license: string) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return { type, 'bom-ref': purl, name, version, licenses: [{ license: { id: license } }], purl };
  };
  const components = packages.map((one) => {
    const [algorithm, hash] = locked[one.path].integrity.split('-');
    if (algorithm !== 'sha512') throw new Error(`${one.path} is locked by ${algorithm}, not by sha512.`);
    const hashes = [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }];
    return { ...describe('library', one.name, one.version, one.license), hashes };
  });
  const metadata = { component: describe('application', name, version, license) };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
