import { ClientError } from '../errors.ts';

/** The lowest version of Node that the tests of the library pass on, as the package's `engines` says. */
const lowest = [22, 19] as const;

/** @throws ClientError on an older Node, which would fail later and less clearly. Other runtimes have no say in it. */
export function checkNode(version: string | undefined): void {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  if (version === undefined || major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  throw new ClientError(`Kitestring needs Node ${lowest.join('.')} or newer; this is Node ${version}.`);
}
