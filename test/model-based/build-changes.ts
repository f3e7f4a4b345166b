import fc from 'fast-check';
import { cancelableStates } from '../../src/model/states.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { askAsThem, pipeline, type Stage } from './stage.ts';

/** What other people do in the pipeline meanwhile. `nth` counts its builds, the newest first. */
export type BuildDeed = { readonly atMs: number } & (
  | { readonly kind: 'run'; readonly source: 'ui' | 'webhook' }
  | { readonly kind: 'create' }
  | { readonly kind: 'rebuild' | 'cancel' | 'delete'; readonly nth: number }
);

/** Draws what others do, most of it while a write is under way. */
export const buildDeeds: fc.Arbitrary<readonly BuildDeed[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('run' as const),
      source: fc.constantFrom('ui' as const, 'webhook' as const),
      atMs: fc.nat(30_000),
    }),
    fc.record({ kind: fc.constant('create' as const), atMs: fc.nat(30_000) }),
    fc.record({
      kind: fc.constantFrom('rebuild' as const, 'cancel' as const, 'delete' as const),
      nth: fc.nat(3),
      atMs: fc.nat(60_000),
    }),
  ),
  { maxLength: 4 },
);

/** A build as like ours as can be, but for its key. */
const lookalike = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

const buildsPath = `/v2/organizations/${pipeline.organization}/pipelines/${pipeline.pipeline}/builds`;

/** Has all of it happen, each at its time. */
export function planBuildDeeds(
  deeds: readonly BuildDeed[],
  { sandbox, clock }: Pick<Stage, 'sandbox' | 'clock'>,
): void {
  for (const deed of deeds) clock.after(deed.atMs, () => perform(deed, sandbox));
}

function perform(deed: BuildDeed, sandbox: Sandbox): void {
  const { world } = sandbox;
  if (deed.kind === 'run') {
    world.run({ ...pipeline, ...lookalike, source: deed.source, by: 'them' });
    return;
  }
  if (deed.kind === 'create') {
    askAsThem(sandbox, 'POST', buildsPath, lookalike);
    return;
  }
  const build = world.builds(pipeline)[deed.nth];
  if (build === undefined) return;
  if (deed.kind === 'rebuild') askAsThem(sandbox, 'PUT', `${buildsPath}/${build.number}/rebuild`);
  else if (deed.kind === 'delete') world.deleteBuild(build);
  else if (cancelableStates.includes(build.state)) world.cancel(build);
}
