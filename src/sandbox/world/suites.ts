import { fractionOf, randomHex, randomUuid, uuidOf } from '../identity.ts';
import type { FlakyTestSeed, SuiteSeed } from '../seed/seed.ts';
import type { FlakyTestRecord, OrganizationRecord, SuiteRecord, World } from './records.ts';

/**
 * Adds a suite. Its slug is derived from the name (api.md §2.1). Not shown in the document: what happens to a duplicate
 * name. Here names may repeat, and a number makes the slug unique.
 */
export function addSuite(world: World, organization: OrganizationRecord, given: SuiteSeed): SuiteRecord {
  const { name, default_branch = 'main', jobTags = true } = given;
  const slug = freeSlug(organization.suites, name);
  const [id, apiToken] = [randomUuid(world.random), randomHex(world.random, 32)];
  const record = { organization, id, apiToken, name, slug, default_branch, jobTags, flakyTests: () => [] };
  organization.suites.push(record);
  return record;
}

/** Sets the flaky tests of a suite. They are made when they are first asked for: there may be thousands. */
export function setFlakyTests(suite: SuiteRecord, tests: readonly FlakyTestSeed[], now: number): void {
  let made: readonly FlakyTestRecord[] | undefined;
  const make = ({ name, scope = null, location = null, ...test }: FlakyTestSeed, index: number) => {
    const { instances = 1, ageMs = 0, labels = [], state = 'enabled', owners = [] } = test;
    const { branch = suite.default_branch } = test;
    const id = uuidOf(`flaky/${suite.id}/${scope}/${name}/${index}`);
    const { executions = Math.ceil(instances * (4 + 60 * fractionOf(id))) } = test;
    const place = { location, file_name: fileOf(location) };
    const counts = { instances, executions, branch, lastSeenAt: now - ageMs };
    return { id, name, scope, ...place, labels: ['flaky', ...labels], state, owners, ...counts };
  };
  suite.flakyTests = () => (made ??= tests.map(make));
}

/** The file of a location, which ends with a line. */
export function fileOf(location: string | null): string | null {
  return location === null ? null : location.replace(/:\d+$/, '');
}

/** Lower case letters and digits; everything else becomes a dash. A number makes it unique. */
export function freeSlug(suites: readonly SuiteRecord[], name: string): string {
  const slug = (name.toLowerCase().match(/[a-z0-9]+/g) ?? ['suite']).join('-');
  let free = slug;
  for (let suffix = 2; suites.some((suite) => suite.slug === free); suffix += 1) free = `${slug}-${suffix}`;
  return free;
}
