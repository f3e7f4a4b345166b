import type { Seed } from '../../../src/sandbox/seed/seed.ts';
import type { ScriptSource } from '../../../src/sandbox/simulation/script.ts';

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
