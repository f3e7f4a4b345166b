import { fractionOf, randomHex, randomUuid, uuidOf } from '../identity.ts';
import type { FlakyTestSeed } from '../seed/seed.ts';
import type { FlakyTestRecord, OrganizationRecord, SuiteRecord } from './records.ts';
import type { World } from './world.ts';

/**
 * Adds a suite. Its slug is derived from the name (api.md §2.1). Not shown in the document: what happens to a duplicate
 * name. Here names may repeat, and a number makes the slug unique.
 */
export function addSuite(
  world: World,
  organization: OrganizationRecord,
  suite: { readonly name: string; readonly default_branch: string; readonly jobTags?: boolean },
): SuiteRecord {
  const record: SuiteRecord = {
    organization,
    id: randomUuid(world.random),
    apiToken: randomHex(world.random, 32),
    name: suite.name,
    slug: freeSlug(organization, suite.name),
    default_branch: suite.default_branch,
    jobTags: suite.jobTags ?? true,
    flakyTests: () => [],
  };
  organization.suites.push(record);
  return record;
}

/** Changes a suite. A new name also changes the slug; the old slug is no longer found. */
export function changeSuite(suite: SuiteRecord, changes: { name?: string; default_branch?: string }): void {
  if (changes.name !== undefined && changes.name !== suite.name) {
    suite.slug = freeSlug(suite.organization, changes.name, suite);
    suite.name = changes.name;
  }
  if (changes.default_branch !== undefined) suite.default_branch = changes.default_branch;
}

/** Removes a suite. */
export function removeSuite(suite: SuiteRecord): void {
  const { suites } = suite.organization;
  suites.splice(suites.indexOf(suite), 1);
}

/** Sets the flaky tests of a suite. A function is called on first use. */
export function setFlakyTests(
  suite: SuiteRecord,
  tests: readonly FlakyTestSeed[] | (() => readonly FlakyTestSeed[]),
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
  const { name, scope = null, location = null, instances = 1, ageMs = 0 } = test;
  const id = uuidOf(`flaky/${suite.id}/${scope}/${name}/${index}`);
  return {
    id,
    name,
    scope,
    location,
    file_name: test.file_name === undefined ? fileOf(location) : test.file_name,
    labels: ['flaky'],
    instances,
    executions: test.executions ?? Math.ceil(instances * (4 + 60 * fractionOf(id))),
    lastSeenAt: now - ageMs,
  };
}

function fileOf(location: string | null): string | null {
  return location === null ? null : location.replace(/:\d+$/, '');
}

function freeSlug(organization: OrganizationRecord, name: string, self?: SuiteRecord): string {
  const taken = new Set(organization.suites.filter((suite) => suite !== self).map((suite) => suite.slug));
  const slug = slugOf(name);
  if (!taken.has(slug)) return slug;
  let suffix = 2;
  while (taken.has(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}

/** Lower case letters and digits; everything else becomes a dash. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.join('-') || 'suite';
}
