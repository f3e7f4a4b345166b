import type { Seed } from '../../../src/sandbox/seed/seed.ts';
import type { Script } from '../../../src/sandbox/simulation/script.ts';
import type { HostOptions } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';

/** An organization with a pipeline for each script, in their order: `acme/p0`, `acme/p1` and so on. */
export function pipelinesOf(scripts: readonly Script[]): Seed {
  const pipelines = scripts.map((script, index) => ({ slug: `p${index}`, script }));
  return { organizations: [{ slug: 'acme', pipelines }] };
}

/** The value of `pipeline` that names so many of them. */
export function namePipelines(count: number): string {
  return Array.from({ length: count }, (_, index) => `acme/p${index}`).join('\n');
}

/** The value of `build` that names the first build of so many of them. */
export function nameBuilds(count: number): string {
  const names = Array.from(
    { length: count },
    (_, index) => `https://buildkite.example/acme/p${index}/builds/1`,
  );
  return names.join('\n');
}

/** The clock runs on while an answer is out, for it may never come. */
export const untimed: HostOptions['carry'] = (sandbox) =>
  createRequestTransport((request) => sandbox.fetch(request));
