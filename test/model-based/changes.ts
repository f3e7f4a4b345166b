import fc from 'fast-check';
import { cancelableStates } from '../../src/model/states.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';

/** Where all of it happens. */
export const organization = { organization: 'acme' } as const;
export const pipeline = { ...organization, pipeline: 'web' } as const;

/** What other people do meanwhile. `nth` counts the pipeline's builds, the newest first; of a name the first suite is meant. */
export type Change = { readonly atMs: number } & (
  | { readonly kind: 'run build'; readonly source: 'ui' | 'webhook' }
  | { readonly kind: 'create build' }
  | { readonly kind: 'rebuild build' | 'cancel build' | 'delete build'; readonly nth: number }
  | { readonly kind: 'create suite' | 'delete suite' | 'replace suite'; readonly name: string }
  | { readonly kind: 'rename suite'; readonly name: string; readonly to: string }
);

const kinds = <Kind extends Change['kind']>(...all: readonly Kind[]) => fc.constantFrom(...all);

/** Draws what others do to the builds of the pipeline, most of it while a write is under way. */
export const buildChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: kinds('run build'),
      source: fc.constantFrom('ui' as const, 'webhook' as const),
      atMs: fc.nat(30_000),
    }),
    fc.record({ kind: kinds('create build'), atMs: fc.nat(30_000) }),
    fc.record({
      kind: kinds('rebuild build', 'cancel build', 'delete build'),
      nth: fc.nat(3),
      atMs: fc.nat(60_000),
    }),
  ),
  { maxLength: 4 },
);

/** The names that suites have here: ours, and those it may be given. */
export const names = { ours: 'Unit', next: 'Fast' } as const;
const name = fc.constantFrom(names.ours, names.ours, names.next);

/** Draws what others do to suites. To replace one is to delete it, and to create another of its name at once. */
export const suiteChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: kinds('create suite', 'create suite', 'delete suite', 'replace suite'),
      name,
      atMs: fc.nat(40_000),
    }),
    fc.record({
      kind: kinds('rename suite'),
      name,
      to: fc.constantFrom(names.ours, names.next, 'Elsewhere'),
      atMs: fc.nat(40_000),
    }),
  ),
  { maxLength: 4 },
);

/** A build as like ours as can be, but for its key. */
const lookalike = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

/** Makes a change; one that is not possible by then is left out. */
export function makeChange(change: Change, sandbox: Sandbox): void {
  const { world } = sandbox;
  const ask = (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${sandbox.tokens.theirs?.token}` };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    sandbox.fetch(new Request(`http://127.0.0.1:1/v2/${path}`, init)).catch(() => {});
  };
  const builds = `organizations/${organization.organization}/pipelines/${pipeline.pipeline}/builds`;
  const suites = `analytics/organizations/${organization.organization}/suites`;
  const build = 'nth' in change ? world.builds(pipeline)[change.nth] : undefined;
  const suite =
    'name' in change
      ? world.suites(organization.organization).find((each) => each.name === change.name)
      : undefined;
  switch (change.kind) {
    case 'run build':
      world.run({ ...pipeline, ...lookalike, source: change.source, by: 'them' });
      break;
    case 'create build':
      ask('POST', builds, lookalike);
      break;
    case 'rebuild build':
      if (build) ask('PUT', `${builds}/${build.number}/rebuild`);
      break;
    case 'cancel build':
      if (build && cancelableStates.includes(build.state)) world.cancel(build);
      break;
    case 'delete build':
      if (build) world.deleteBuild(build);
      break;
    case 'rename suite':
      if (suite) ask('PATCH', `${suites}/${suite.slug}`, { name: change.to });
      break;
    default:
      if (suite && change.kind !== 'create suite') ask('DELETE', `${suites}/${suite.slug}`);
      if (change.kind !== 'delete suite')
        ask('POST', suites, { name: change.name, default_branch: 'theirs' });
  }
}
