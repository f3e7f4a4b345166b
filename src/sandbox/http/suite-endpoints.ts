import type { Suite } from '../../model/suite.ts';
import { type SuiteView, serializeFlakyTest, serializeSuite } from '../serialize/suite.ts';
import type { OrganizationRecord, SuiteRecord } from '../world/records.ts';
import { addSuite, changeSuite, removeSuite } from '../world/suites.ts';
import { checkFields, type Fields, isFlag, isText, readObject } from './body.ts';
import { type EndpointCall, requestedOrganization, requestedSuite } from './call.ts';
import { pageOf } from './paging.ts';
import { isSet } from './query.ts';
import { type HandlerResult, validationFailed } from './result.ts';

/** The five endpoints of suites, and the list of flaky tests (api.md §4.1, §4.2). */
export const suiteEndpoints = {
  'suites.list': (call: EndpointCall) =>
    list(call, requestedOrganization(call).suites, (suite) => readSuite(call, suite)),
  'suites.get': (call: EndpointCall): HandlerResult => ({
    status: 200,
    body: readSuite(call, requestedSuite(call)),
  }),
  'suites.create': create,
  'suites.update': update,
  'suites.delete': (call: EndpointCall): HandlerResult => {
    removeSuite(requestedSuite(call));
    return { status: 204 };
  },
  'flakyTests.list': (call: EndpointCall) => {
    const suite = requestedSuite(call);
    const view = viewOf(call, false);
    return list(call, suite.flakyTests(), (test) => serializeFlakyTest(view, suite, test));
  },
} as const;

function list<Row>(call: EndpointCall, all: readonly Row[], serialize: (row: Row) => unknown): HandlerResult {
  const { rows, link } = pageOf(all, call.incoming.url);
  return { status: 200, body: rows.map(serialize), headers: link === null ? {} : { link } };
}

function create(call: EndpointCall): HandlerResult {
  const organization = requestedOrganization(call);
  const fields = readObject(call.incoming.body);
  checkFields(fields, {
    name: { required: true, accepts: isText },
    default_branch: { required: true, accepts: isText },
    show_api_token: { accepts: isFlag },
  });
  checkTeams(organization, fields);
  const { name, default_branch } = fields;
  const suite = addSuite(call.world, organization, {
    name: String(name),
    default_branch: String(default_branch),
  });
  return { status: 201, body: serializeSuite(viewOf(call, fields.show_api_token === true), suite) };
}

/** Required if the organization has Teams enabled, otherwise not available (api.md §4.1). */
function checkTeams({ teams }: OrganizationRecord, { team_ids: given }: Fields): void {
  if (teams === null) {
    if (given !== undefined) throw validationFailed([{ field: 'team_ids', code: 'not_available' }]);
    return;
  }
  if (!Array.isArray(given) || given.length === 0)
    throw validationFailed([{ field: 'team_ids', code: 'missing' }]);
  const known = given.every((team) => isText(team) && teams.includes(team));
  if (!known) throw validationFailed([{ field: 'team_ids', code: 'invalid' }]);
}

function update(call: EndpointCall): HandlerResult {
  const suite = requestedSuite(call);
  const fields = readObject(call.incoming.body);
  const accepts = (value: unknown) => isText(value) && value !== '';
  checkFields(fields, { name: { accepts }, default_branch: { accepts } });
  const { name, default_branch } = fields;
  changeSuite(suite, {
    name: isText(name) ? name : undefined,
    default_branch: isText(default_branch) ? default_branch : undefined,
  });
  const withToken = call.world.profile.tokenOnRead && fields.show_api_token === true;
  return { status: 200, body: serializeSuite(viewOf(call, withToken), suite) };
}

function readSuite(call: EndpointCall, suite: SuiteRecord): Suite {
  const withToken = call.world.profile.tokenOnRead && isSet(call.incoming.url, 'show_api_token');
  return serializeSuite(viewOf(call, withToken), suite);
}

function viewOf({ world, incoming }: EndpointCall, withToken: boolean): SuiteView {
  return { profile: world.profile, origin: incoming.url.origin, withToken };
}
