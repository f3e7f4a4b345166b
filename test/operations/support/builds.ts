import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type OperationHost } from '../../support/operation-host.ts';

/** A host with a pipeline `acme/web` of these steps. */
export function hostOf(steps: readonly Step[], options: HostOptions = {}): OperationHost {
  return createHost({ seed: seedOf(settled(...steps)), ...options });
}

/** The same with a build that others started, and that has come as far as so many milliseconds bring it. */
export function hostWithBuild(
  steps: readonly Step[],
  ageMs = 60_000,
  options: HostOptions = {},
): OperationHost {
  const host = hostOf(steps, options);
  host.sandbox.world.run(web);
  host.clock.forSandbox.advance(ageMs);
  return host;
}

/** A build of `acme/web`, the first unless told. */
export const buildOf = ({ sandbox }: OperationHost, number = 1) => sandbox.world.build({ ...web, number });

/** The requests that were no reads. */
export const writesOf = (host: Pick<OperationHost, 'requests'>) =>
  host.requests().filter((line) => !line.startsWith('GET'));

export const warningsOf = ({ lines }: OperationHost) => lines.filter((line) => line.startsWith('warning'));
