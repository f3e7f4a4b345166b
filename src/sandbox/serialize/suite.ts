import type { FlakyTest } from '../../model/flaky-test.ts';
import type { Suite } from '../../model/suite.ts';
import { graphqlIdOf } from '../identity.ts';
import type { FlakyTestRecord, SuiteRecord, TestRecord } from '../world/records.ts';
import { type Asked, iso, suitePath, suiteUrl } from './view.ts';

/** A test suite (api.md §2.1). */
export function serializeSuite(asked: Asked, suite: SuiteRecord): Suite {
  const { slug, id, name, default_branch } = suite;
  return {
    id,
    graphql_id: graphqlIdOf('Suite', id),
    slug,
    name,
    url: suiteUrl(asked, suite),
    web_url: asked.webOrigin + suitePath(suite),
    default_branch,
  };
}

/** What every list of tests shows of a test. */
export function serializeTest({ webOrigin }: Asked, suite: SuiteRecord, test: TestRecord) {
  const { id, scope, name, location, file_name } = test;
  return { id, web_url: `${webOrigin}${suitePath(suite)}/tests/${id}`, scope, name, location, file_name };
}

/** A flaky test (api.md §2.2). */
export function serializeFlakyTest(asked: Asked, suite: SuiteRecord, test: FlakyTestRecord): FlakyTest {
  const { instances, lastSeenAt, owners: ownership_team_ids } = test;
  const at = iso(lastSeenAt);
  const times = { most_recent_instance_at: at, latest_occurrence_at: at, last_resolved_at: null };
  return { ...serializeTest(asked, suite, test), instances, ...times, ownership_team_ids };
}
