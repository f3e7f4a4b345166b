import fc from 'fast-check';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { askAsThem, organization, type Stage } from './stage.ts';

/** The names that suites have here: ours, and those it may be given. */
export const names = { ours: 'Unit', next: 'Fast' } as const;

/** The default branch of every suite that other people create. */
const theirBranch = 'theirs';

/** What other people do to the organization's suites meanwhile, by name: the first suite of that name is meant. */
export type SuiteDeed = { readonly atMs: number; readonly name: string } & (
  | { readonly kind: 'create' | 'delete' | 'replace' }
  | { readonly kind: 'rename'; readonly to: string }
);

const name = fc.constantFrom(names.ours, names.ours, names.next);

/** Draws what others do. To replace a suite is to delete it, and to make another of its name at once. */
export const suiteDeeds: fc.Arbitrary<readonly SuiteDeed[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('create' as const, 'create' as const, 'delete' as const, 'replace' as const),
      name,
      atMs: fc.nat(40_000),
    }),
    fc.record({
      kind: fc.constant('rename' as const),
      name,
      to: fc.constantFrom(names.ours, names.next, 'Elsewhere'),
      atMs: fc.nat(40_000),
    }),
  ),
  { maxLength: 4 },
);

const suitesPath = `/v2/analytics/organizations/${organization.organization}/suites`;

/** Has all of it happen, each at its time. */
export function planSuiteDeeds(
  deeds: readonly SuiteDeed[],
  { sandbox, clock }: Pick<Stage, 'sandbox' | 'clock'>,
): void {
  for (const deed of deeds) clock.after(deed.atMs, () => perform(deed, sandbox));
}

function perform(deed: SuiteDeed, sandbox: Sandbox): void {
  const found = sandbox.world.suites(organization.organization).find(({ name }) => name === deed.name);
  const path = `${suitesPath}/${found?.slug}`;
  if (deed.kind === 'rename' && found) askAsThem(sandbox, 'PATCH', path, { name: deed.to });
  if ((deed.kind === 'delete' || deed.kind === 'replace') && found) askAsThem(sandbox, 'DELETE', path);
  if (deed.kind === 'create' || deed.kind === 'replace') {
    askAsThem(sandbox, 'POST', suitesPath, { name: deed.name, default_branch: theirBranch });
  }
}
