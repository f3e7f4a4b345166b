import fc from 'fast-check';
import { cancelableStates } from '../../src/model/states.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';

/** Where all of it happens. */
export const organization = { organization: 'acme' } as const;
export const pipeline = { ...organization, pipeline: 'web' } as const;

/** What other people do meanwhile with the `nth` build of the pipeline, of which 0 is the newest. */
export interface Change {
  readonly kind: `${'run' | 'create' | 'rebuild' | 'cancel' | 'delete'} build`;
  readonly atMs: number;
  readonly source?: 'ui' | 'webhook';
  readonly nth?: number;
}

/** Draws what others do to the builds of the pipeline, most of it while a write is under way. */
export const buildChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['run build', 'run build', 'run build', 'create build', 'create build', 'create build'] as const),
      ...(['rebuild build', 'cancel build', 'delete build'] as const),
    ),
    source: fc.constantFrom('ui' as const, 'webhook' as const),
    nth: fc.nat(3),
    atMs: fc.oneof(fc.nat(30_000), fc.nat(60_000)),
  }),
  { maxLength: 4 },
);

/** A build as like ours as can be, but for its key. */
const lookalike = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

/** Makes a change; one that is not possible by then is left out. */
export function makeChange({ kind, source, nth = 0 }: Change, { world, tokens, fetch }: Sandbox): void {
  const ask = (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${tokens.theirs?.token}` };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    fetch(new Request(`http://127.0.0.1:1/v2/${path}`, init)).catch(() => {});
  };
  const builds = `organizations/${organization.organization}/pipelines/${pipeline.pipeline}/builds`;
  const build = world.builds(pipeline)[nth];
  const making: Readonly<Record<Change['kind'], () => unknown>> = {
    'run build': () => world.run({ ...pipeline, ...lookalike, source, by: 'them' }),
    'create build': () => ask('POST', builds, lookalike),
    'rebuild build': () => build && ask('PUT', `${builds}/${build.number}/rebuild`),
    'cancel build': () => build && cancelableStates.includes(build.state) && world.cancel(build),
    'delete build': () => build && world.deleteBuild(build),
  };
  making[kind]();
}
