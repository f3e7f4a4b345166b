import { serializeFlakyTest, serializeSuite } from '../serialize/suite.ts';
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
    pageOf(requestedOrganization(call).suites, call.incoming.url, (suite) => read(call, suite)),
  'suites.get': (call: EndpointCall): HandlerResult => ({
    status: 200,
    body: read(call, requestedSuite(call)),
  }),
  'suites.create': (call: EndpointCall): HandlerResult => {
    const organization = requestedOrganization(call);
    const fields = readObject(call.incoming.body);
    checkFields(fields, {
      name: { required: true, accepts: isText },
      default_branch: { required: true, accepts: isText },
      show_api_token: { accepts: isFlag },
    });
    checkTeams(organization, fields);
    const [name, default_branch] = [String(fields.name), String(fields.default_branch)];
    const suite = addSuite(call.world, organization, { name, default_branch });
    return { status: 201, body: serializeSuite(call.incoming.url, suite, fields.show_api_token === true) };
  },
  'suites.update': (call: EndpointCall): HandlerResult => {
    const suite = requestedSuite(call);
    const fields = readObject(call.incoming.body);
    const accepts = (value: unknown) => isText(value) && value !== '';
    checkFields(fields, { name: { accepts }, default_branch: { accepts } });
    const { name, default_branch } = fields;
    changeSuite(suite, {
      name: isText(name) ? name : undefined,
      default_branch: isText(default_branch) ? default_branch : undefined,
    });
    return { status: 200, body: serializeSuite(call.incoming.url, suite, fields.show_api_token === true) };
  },
  'suites.delete': (call: EndpointCall): HandlerResult => {
    removeSuite(requestedSuite(call));
    return { status: 204 };
  },
  'flakyTests.list': (call: EndpointCall) => {
    const suite = requestedSuite(call);
    return pageOf(suite.flakyTests(), call.incoming.url, (test) => serializeFlakyTest(suite, test));
  },
} as const;

/** On the live service, the token can be requested whenever a suite is read. */
function read({ incoming: { url } }: EndpointCall, suite: SuiteRecord) {
  return serializeSuite(url, suite, isSet(url, 'show_api_token'));
}

/** Required if the organization has Teams enabled, otherwise not available (api.md §4.1). */
function checkTeams({ teams }: OrganizationRecord, { team_ids: given }: Fields): void {
  const problem = (code: string) => validationFailed([{ field: 'team_ids', code }]);
  if (teams === null) {
    if (given !== undefined) throw problem('not_available');
    return;
  }
  if (!Array.isArray(given) || given.length === 0) throw problem('missing');
  if (!given.every((team) => isText(team) && teams.includes(team))) throw problem('invalid');
}
