import { serializeFlakyTest, serializeSuite } from '../serialize/suite.ts';
import type { OrganizationRecord } from '../world/records.ts';
import { addSuite, freeSlug } from '../world/suites.ts';
import { isFlag, isText, readFields, validationFailed } from './body.ts';
import { type Endpoints, organizationIn, suiteIn } from './call.ts';
import { pageOf, singleValue } from './query.ts';
import { isFoundBySearch, periodOf } from './test-endpoints.ts';

/** The five endpoints of suites, and the list of flaky tests (api.md §4.1, §4.2). */
export const suiteEndpoints = {
  'suites.list': (call) => pageOf(organizationIn(call).suites, call, (suite) => serializeSuite(call, suite)),
  'suites.get': (call) => ({ body: serializeSuite(call, suiteIn(call)) }),
  'suites.create': (call) => {
    const organization = organizationIn(call);
    const rules = { name: isText, default_branch: isText, show_api_token: isFlag };
    const fields = readFields(call.body, rules, ['name', 'default_branch']);
    checkTeams(organization, fields.team_ids);
    const [name, default_branch] = [String(fields.name), String(fields.default_branch)];
    const suite = addSuite(call.world, organization, { name, default_branch });
    const shown = fields.show_api_token === true ? { api_token: suite.apiToken } : {};
    return { status: 201, body: { ...serializeSuite(call, suite), ...shown } };
  },
  'suites.update': (call) => {
    const suite = suiteIn(call);
    const rule = (value: unknown) => isText(value) && value !== '';
    const fields = readFields(call.body, { name: rule, default_branch: rule });
    const name = String(fields.name ?? suite.name);
    // The old slug is no longer found.
    const others = suite.organization.suites.filter((each) => each !== suite);
    if (name !== suite.name) suite.slug = freeSlug(others, name);
    Object.assign(suite, { name, default_branch: fields.default_branch ?? suite.default_branch });
    return { body: serializeSuite(call, suite) };
  },
  'suites.delete': (call) => {
    const suite = suiteIn(call);
    const { suites } = suite.organization;
    suites.splice(suites.indexOf(suite), 1);
    return { status: 204 };
  },
  'flakyTests.list': (call) => {
    const suite = suiteIn(call);
    const { url, now } = call;
    const [from, branch] = [now - periodOf(url), singleValue(url, 'branch')];
    const listed = suite
      .flakyTests()
      .filter((test) => test.lastSeenAt >= from && (branch ?? test.branch) === test.branch)
      .filter((test) => isFoundBySearch(url, test));
    return pageOf(listed, call, (test) => serializeFlakyTest(call, suite, test));
  },
} satisfies Endpoints;

/** Required if the organization has Teams enabled, otherwise not available (api.md §4.1). */
function checkTeams({ teams }: OrganizationRecord, given: unknown): void {
  const problem = (code: string) => validationFailed({ field: 'team_ids', code });
  if (teams === null && given !== undefined) throw problem('not_available');
  if (teams === null) return;
  if (!Array.isArray(given) || given.length === 0) throw problem('missing');
  if (!given.every((team) => teams.includes(team))) throw problem('invalid');
}
