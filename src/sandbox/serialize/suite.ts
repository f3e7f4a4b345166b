import type { FlakyTest } from '../../model/flaky-test.ts';
import type { Suite } from '../../model/suite.ts';
import { graphqlIdOf } from '../identity.ts';
import type { Profile } from '../profile.ts';
import type { FlakyTestRecord, SuiteRecord } from '../world/records.ts';
import { iso, suiteUrl, suiteWebUrl } from './view.ts';

/** Everything that the JSON of a suite depends on besides the suite. */
export interface SuiteView {
  readonly profile: Profile;
  readonly origin: string;
  readonly withToken: boolean;
}

/** A test suite (api.md §2.1). */
export function serializeSuite(view: SuiteView, suite: SuiteRecord): Suite {
  const { organization, slug, id, name, default_branch } = suite;
  return {
    id,
    graphql_id: graphqlIdOf('Suite', id),
    slug,
    name,
    url: suiteUrl(view, suite),
    web_url: suiteWebUrl(suite),
    default_branch,
    ...(view.withToken ? { api_token: suite.apiToken } : {}),
    ...(view.profile.extraKeys
      ? {
          organization_id: organization.id,
          application_name: null,
          color: null,
          emoji: null,
          oidc_policy: null,
        }
      : {}),
  };
}

/** A flaky test (api.md §2.2). */
export function serializeFlakyTest(view: SuiteView, suite: SuiteRecord, test: FlakyTestRecord): FlakyTest {
  const lastSeen = iso(test.lastSeenAt);
  return {
    id: test.id,
    web_url: `${suiteWebUrl(suite)}/tests/${test.id}`,
    scope: test.scope,
    name: test.name,
    location: test.location,
    file_name: test.file_name,
    instances: test.instances,
    most_recent_instance_at: lastSeen,
    ...(view.profile.extraKeys
      ? { latest_occurrence_at: lastSeen, last_resolved_at: null, ownership_team_ids: [] }
      : {}),
  };
}
