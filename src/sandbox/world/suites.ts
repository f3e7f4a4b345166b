import { fractionOf, randomHex, randomUuid, uuidOf } from '../identity.ts';
import type { FlakyTestSeed, SuiteSeed } from '../seed/seed.ts';
import type { FlakyTestRecord, OrganizationRecord, SuiteRecord, World } from './records.ts';

/**
 * Adds a suite. Its slug is derived from the name (api.md §2.1). Not shown in the document: what happens to a duplicate
 * name. Here names may repeat, and a number makes the slug unique.
 */
export function addSuite(
  world: World,
  organization: OrganizationRecord,
  { name, default_branch = 'main', jobTags = true }: SuiteSeed,
): SuiteRecord {
  const record: SuiteRecord = {
    organization,
    id: randomUuid(world.random),
    apiToken: randomHex(world.random, 32),
    name,
    slug: freeSlug(organization, name),
    default_branch,
    jobTags,
    flakyTests: () => [],
  };
  organization.suites.push(record);
  return record;
}

/** Changes a suite. A new name also changes the slug; the old slug is no longer found. */
export function changeSuite(suite: SuiteRecord, changes: { name?: string; default_branch?: string }): void {
  const { name = suite.name, default_branch = suite.default_branch } = changes;
  if (name !== suite.name) suite.slug = freeSlug(suite.organization, name, suite);
  Object.assign(suite, { name, default_branch });
}

/** Removes a suite. */
export function removeSuite(suite: SuiteRecord): void {
  const { suites } = suite.organization;
  suites.splice(suites.indexOf(suite), 1);
}

/** Sets the flaky tests of a suite. A function is called on first use. */
export function setFlakyTests(
  suite: SuiteRecord,
  tests: NonNullable<SuiteSeed['flakyTests']>,
  now: number,
): void {
  let made: readonly FlakyTestRecord[] | undefined;
  suite.flakyTests = () => {
    made ??= (typeof tests === 'function' ? tests() : tests).map((test, index) =>
      flakyTest(suite, test, index, now),
    );
    return made;
  };
}

function flakyTest(suite: SuiteRecord, test: FlakyTestSeed, index: number, now: number): FlakyTestRecord {
  const { name, scope = null, location = null, file_name = fileOf(location), instances = 1 } = test;
  const id = uuidOf(`flaky/${suite.id}/${scope}/${name}/${index}`);
  const { executions = Math.ceil(instances * (4 + 60 * fractionOf(id))), ageMs = 0 } = test;
  const lastSeenAt = now - ageMs;
  return { id, name, scope, location, file_name, labels: ['flaky'], instances, executions, lastSeenAt };
}

/** The file of a location, which ends with a line. */
export function fileOf(location: string | null): string | null {
  return location === null ? null : location.replace(/:\d+$/, '');
}

/** Lower case letters and digits; everything else becomes a dash. A number makes it unique. */
function freeSlug(organization: OrganizationRecord, name: string, self?: SuiteRecord): string {
  const taken = new Set(organization.suites.filter((suite) => suite !== self).map((suite) => suite.slug));
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.match(/[a-z0-9]+/g)?.join('-') ?? 'suite';
  let free = slug;
  for (let suffix = 2; taken.has(free); suffix += 1) free = `${slug}-${suffix}`;
  return free;
}
