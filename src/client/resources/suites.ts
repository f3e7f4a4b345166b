import type { CreateSuite, OrganizationAddress, SuiteAddress, UpdateSuite } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import { createListing, type Listing, type ListOptions } from '../pagination/listing.ts';
import { type CreatedSuite, createSuiteOnce } from '../reconcile/create-suite.ts';
import { deleteSuite } from '../reconcile/delete-suite.ts';
import { updateSuite } from '../reconcile/update-suite.ts';
import { createCall } from '../request/call.ts';
import { pagedQuery } from '../request/query.ts';
import { requireText } from '../request/request-body.ts';
import { send } from '../retry/send.ts';

/** The test suites of an organization (api.md §4.1). */
export interface SuiteMethods {
  list(address: OrganizationAddress, options?: ListOptions): Listing<Suite>;
  get(address: SuiteAddress, options?: CallOptions): Promise<Suite>;
  /**
   * Creates a suite, effectively once. With `show_api_token` the answer carries its token, this once.
   * @throws OutcomeUnknownError when the answer is lost and looking did not tell.
   */
  create(address: OrganizationAddress, body: CreateSuite, options?: WriteOptions): Promise<Suite>;
  /** The same, and how the suite came about: its token may have been lost with the answer. */
  createWithDetails(
    address: OrganizationAddress,
    body: CreateSuite,
    options?: WriteOptions,
  ): Promise<CreatedSuite>;
  /** Changes a suite. Its slug may follow its new name: use the one in the answer from then on. */
  update(address: SuiteAddress, body: UpdateSuite, options?: WriteOptions): Promise<Suite>;
  /** Deletes a suite; one that somebody made anew under its slug meanwhile is left alone. */
  delete(address: SuiteAddress, options?: WriteOptions): Promise<void>;
}

/** The methods for suites, on a context. */
export function createSuiteMethods(context: ClientContext): SuiteMethods {
  const createWithDetails: SuiteMethods['createWithDetails'] = async (
    { organization },
    body,
    options = {},
  ) => {
    requireText(body.name, 'body.name');
    requireText(body.default_branch, 'body.default_branch');
    return createSuiteOnce(context, { to: { organization }, body }, options);
  };
  return {
    list({ organization }, options = {}) {
      createCall('suites.list', { organization });
      return createListing(context, {
        endpoint: 'suites.list',
        options,
        fetchPage: (page, sendOptions) => {
          const query = pagedQuery(new URLSearchParams(), page);
          return send(context, createCall('suites.list', { organization }, { query }), sendOptions);
        },
      });
    },
    get: async (address, options = {}) => send(context, createCall('suites.get', suiteOf(address)), options),
    create: async (address, body, options) => (await createWithDetails(address, body, options)).suite,
    createWithDetails,
    update: async (address, body, options = {}) =>
      updateSuite(context, { to: suiteOf(address), body }, options),
    delete: async (address, options = {}) => deleteSuite(context, suiteOf(address), options),
  };
}

function suiteOf({ organization, suite }: SuiteAddress): SuiteAddress {
  return { organization, suite };
}
