import type { CreateSuite, OrganizationAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { type SuiteWrite, writeSuite } from './suites.ts';

const noToken = 'Buildkite returned no API token for the new suite.';
const lostToken =
  'The output api-token is not set: the API token of the new suite was in the response that was lost, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const unwrittenToken =
  'The API token of the new suite is lost, because the output api-token could not be written, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const noSecret =
  'The output api-token is not set: the API token of the new suite does not look like a secret, so it cannot be masked.';

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
    if (show && !masked) log.warning(whyNoToken(token, tokenLost));
    else if (show && !journal.output('api-token', token)) log.warning(unwrittenToken);
    return suite;
  };
  return writeSuite({ action: 'created', name: `“${body.name}”`, address, send }, context);
}

/** Why the output `api-token` is not set. */
function whyNoToken(token: string, isLost: boolean): string {
  if (token !== '') return noSecret;
  return isLost ? lostToken : noToken;
}
