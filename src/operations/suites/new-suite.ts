import type { CreateSuite, OrganizationAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { type SuiteWrite, writeSuite } from './suites.ts';

const howToGet =
  'and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const whyNone = {
  missing: 'Buildkite returned no API token for the new suite.',
  lost: `The output api-token is not set: the API token of the new suite was in the response that was lost, ${howToGet}`,
  unwritten: `The API token of the new suite is lost, because the output api-token could not be written, ${howToGet}`,
  noSecret:
    'The output api-token is not set: the API token of the new suite does not look like a secret, so it cannot be masked.',
};

/** Creates a suite. If its token is asked for, sets it as an output, or says why there is none. */
export async function createSuite(
  address: OrganizationAddress,
  body: CreateSuite,
  context: Context,
): Promise<Outcome> {
  const { client, journal, log } = context;
  const show = body.show_api_token === true;
  const send: SuiteWrite['send'] = async (guard) => {
    const { suite, tokenLost } = await client.suites.createWithDetails(address, body, guard);
    const token = suite.api_token ?? '';
    const masked = token !== '' && journal.mask(token);
    if (!show) return suite;
    if (token === '') log.warning(tokenLost ? whyNone.lost : whyNone.missing);
    else if (!masked) log.warning(whyNone.noSecret);
    else if (!journal.output('api-token', token)) log.warning(whyNone.unwritten);
    return suite;
  };
  return writeSuite({ action: 'created', name: `“${body.name}”`, address, send }, context);
}
