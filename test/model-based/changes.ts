import fc from 'fast-check';
import { cancelableStates } from '../../src/model/states.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';

/** Where all of it happens. */
export const organization = { organization: 'acme' } as const;
export const pipeline = { ...organization, pipeline: 'web' } as const;

/** The names that suites have here: ours, and those it may be given. */
export const names = { ours: 'Unit', next: 'Fast' } as const;

/**
 * What other people do meanwhile: with the `nth` build of the pipeline, of which 0 is the newest, or the first suite of a name.
 * To replace a suite is to delete it, and to create another of its name at once.
 */
export interface Change {
  readonly kind:
    | `${'run' | 'create' | 'rebuild' | 'cancel' | 'delete'} build`
    | `${'create' | 'delete' | 'replace' | 'rename'} suite`;
  readonly atMs: number;
  readonly source?: 'ui' | 'webhook';
  readonly nth?: number;
  readonly name?: string;
  readonly to?: string;
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

/** Draws what others do to suites. */
export const suiteChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['create suite', 'create suite', 'delete suite', 'replace suite'] as const),
      ...(['rename suite', 'rename suite', 'rename suite'] as const),
    ),
    name: fc.constantFrom(names.ours, names.ours, names.next),
    to: fc.constantFrom(names.ours, names.next, 'Elsewhere'),
    atMs: fc.nat(40_000),
  }),
  { maxLength: 4 },
);

/** A build as like ours as can be, but for its key. */
const lookalike = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

/** Makes a change; one that is not possible by then is left out. */
export function makeChange(
  { kind, source, nth = 0, name, to }: Change,
  { world, tokens, fetch }: Sandbox,
): void {
  const ask = (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${tokens.theirs?.token}` };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    fetch(new Request(`http://127.0.0.1:1/v2/${path}`, init)).catch(() => {});
  };
  const builds = `organizations/${organization.organization}/pipelines/${pipeline.pipeline}/builds`;
  const suites = `analytics/organizations/${organization.organization}/suites`;
  const build = world.builds(pipeline)[nth];
  const suite = world.suites(organization.organization).find((each) => each.name === name);
  const createSuite = () => ask('POST', suites, { name, default_branch: 'theirs' });
  const deleteSuite = () => suite && ask('DELETE', `${suites}/${suite.slug}`);
  const making: Readonly<Record<Change['kind'], () => unknown>> = {
    'run build': () => world.run({ ...pipeline, ...lookalike, source, by: 'them' }),
    'create build': () => ask('POST', builds, lookalike),
    'rebuild build': () => build && ask('PUT', `${builds}/${build.number}/rebuild`),
    'cancel build': () => build && cancelableStates.includes(build.state) && world.cancel(build),
    'delete build': () => build && world.deleteBuild(build),
    'create suite': createSuite,
    'delete suite': deleteSuite,
    'replace suite': () => [deleteSuite(), createSuite()],
    'rename suite': () => suite && ask('PATCH', `${suites}/${suite.slug}`, { name: to }),
  };
  making[kind]();
}
