import { serializeFlakyTest, serializeSuite } from '../serialize/suite.ts';
import type { OrganizationRecord, SuiteRecord } from '../world/records.ts';
import { addSuite, changeSuite, removeSuite } from '../world/suites.ts';
import { type Fields, isFlag, isText, readFields, validationFailed } from './body.ts';
import { type EndpointCall, type Endpoints, requestedOrganization, requestedSuite } from './call.ts';
import { isSet, pageOf } from './query.ts';

/** The five endpoints of suites, and the list of flaky tests (api.md §4.1, §4.2). */
export const suiteEndpoints = {
  'suites.list': (call) => pageOf(requestedOrganization(call).suites, call, (suite) => read(call, suite)),
  'suites.get': (call) => ({ body: read(call, requestedSuite(call)) }),
  'suites.create': (call) => {
    const organization = requestedOrganization(call);
    const rules = { name: isText, default_branch: isText, show_api_token: isFlag };
    const fields = readFields(call.body, rules, ['name', 'default_branch']);
    checkTeams(organization, fields);
    const [name, default_branch] = [String(fields.name), String(fields.default_branch)];
    const suite = addSuite(call.world, organization, { name, default_branch });
    return { status: 201, body: serializeSuite(call.url, suite, fields.show_api_token === true) };
  },
  'suites.update': (call) => {
    const suite = requestedSuite(call);
    const rule = (value: unknown) => isText(value) && value !== '';
    const fields = readFields(call.body, { name: rule, default_branch: rule });
    const textOf = (name: string) => (isText(fields[name]) ? fields[name] : undefined);
    changeSuite(suite, { name: textOf('name'), default_branch: textOf('default_branch') });
    return { body: serializeSuite(call.url, suite, fields.show_api_token === true) };
  },
  'suites.delete': (call) => {
    removeSuite(requestedSuite(call));
    return { status: 204 };
  },
  'flakyTests.list': (call) => {
    const suite = requestedSuite(call);
    return pageOf(suite.flakyTests(), call, (test) => serializeFlakyTest(suite, test));
  },
} satisfies Endpoints;

/** On the live service, the token can be requested whenever a suite is read. */
function read({ url }: EndpointCall, suite: SuiteRecord) {
  return serializeSuite(url, suite, isSet(url, 'show_api_token'));
}

/** Required if the organization has Teams enabled, otherwise not available (api.md §4.1). */
function checkTeams({ teams }: OrganizationRecord, { team_ids: given }: Fields): void {
  const problem = (code: string) => validationFailed({ field: 'team_ids', code });
  if (teams === null && given !== undefined) throw problem('not_available');
  if (teams === null) return;
  if (!Array.isArray(given) || given.length === 0) throw problem('missing');
  if (!given.every((team) => teams.includes(team))) throw problem('invalid');
}
