import type { FlakyTest } from '../../model/flaky-test.ts';
import type { Suite } from '../../model/suite.ts';
import { graphqlIdOf } from '../identity.ts';
import type { FlakyTestRecord, SuiteRecord, TestRecord } from '../world/records.ts';
import { type Address, iso, suiteUrl, suiteWebUrl } from './view.ts';

/** A test suite (api.md §2.1), with further keys of the live service. */
export function serializeSuite(address: Address, suite: SuiteRecord, withToken: boolean): Suite {
  const { organization, slug, id, name, default_branch } = suite;
  return {
    id,
    graphql_id: graphqlIdOf('Suite', id),
    slug,
    name,
    url: suiteUrl(address, suite),
    web_url: suiteWebUrl(suite),
    default_branch,
    ...(withToken ? { api_token: suite.apiToken } : {}),
    organization_id: organization.id,
    application_name: null,
    color: null,
    emoji: null,
    oidc_policy: null,
  };
}

/** What every list of tests shows of a test. */
export function serializeTest(suite: SuiteRecord, { id, scope, name, location, file_name }: TestRecord) {
  return { id, web_url: `${suiteWebUrl(suite)}/tests/${id}`, scope, name, location, file_name };
}

/** A flaky test (api.md §2.2), with further keys of the live service. */
export function serializeFlakyTest(suite: SuiteRecord, test: FlakyTestRecord): FlakyTest {
  const lastSeen = iso(test.lastSeenAt);
  return {
    ...serializeTest(suite, test),
    instances: test.instances,
    most_recent_instance_at: lastSeen,
    latest_occurrence_at: lastSeen,
    last_resolved_at: null,
    ownership_team_ids: [],
  };
}
