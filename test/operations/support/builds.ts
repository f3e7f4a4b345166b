import type { Script, ScriptSource, Seed, Step } from '../../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type OperationHost } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';

/** Starts a build of acme/web, and polls it every ten seconds. */
export const trigger = {
  operation: 'trigger-build',
  pipeline: 'acme/web',
  commit: 'HEAD',
  branch: 'main',
  'poll-interval': '10s',
} as const;

/** An organization `acme` with the pipelines `web` and `api`, of the same script. */
export function seedOfTwo(script: ScriptSource): Seed {
  return { organizations: [{ slug: 'acme', pipelines: ['web', 'api'].map((slug) => ({ slug, script })) }] };
}

/** An organization with a pipeline for each script, in their order: `acme/p0`, `acme/p1` and so on. */
export function pipelinesOf(scripts: readonly Script[]): Seed {
  const pipelines = scripts.map((script, index) => ({ slug: `p${index}`, script }));
  return { organizations: [{ slug: 'acme', pipelines }] };
}

/** Lets a person retry the failed jobs of the first build of a pipeline after so long. */
export function retryLater({ clock, sandbox }: OperationHost, afterMs: number, pipeline: string): void {
  const url = `http://service/v2/organizations/acme/pipelines/${pipeline}/builds/1/retry_failed_jobs`;
  const { token } = sandbox.tokens.all;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ states: 'failed' });
  clock.after(afterMs, () => void sandbox.fetch(new Request(url, { method: 'PUT', headers, body })));
}

/** The value of `pipeline` that names this many of them. */
export function namePipelines(count: number): string {
  return Array.from({ length: count }, (_, index) => `acme/p${index}`).join('\n');
}

/** The value of `build` that names the first build of this many of them. */
export function nameBuilds(count: number): string {
  return namePipelines(count).replaceAll(/.+/g, 'https://buildkite.example/$&/builds/1');
}

/** The clock runs on while an answer is out, for it may never come. */
export const untimed: NonNullable<HostOptions['carry']> = (sandbox) =>
  createRequestTransport((request) => sandbox.fetch(request));

/** A host with a pipeline `acme/web` of these steps. */
export function hostOf(steps: readonly Step[], options: HostOptions = {}): OperationHost {
  return createHost({ seed: seedOf(settled(...steps)), ...options });
}

/** The same with a build that others started, and that has come as far as this many milliseconds bring it. */
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

/** A build of `acme/web`, the first by default. */
export const buildOf = ({ sandbox }: OperationHost, number = 1) => sandbox.world.build({ ...web, number });

/** The requests that were no reads. */
export const writesOf = (host: Pick<OperationHost, 'requests'>) =>
  host.requests().filter((line) => !line.startsWith('GET'));

export const warningsOf = ({ lines }: OperationHost) => lines.filter((line) => line.startsWith('warning'));
