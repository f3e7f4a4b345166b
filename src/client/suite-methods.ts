import type { CreateSuite, OrganizationAddress, SuiteAddress, UpdateSuite } from '../model/requests.ts';
import type { Suite } from '../model/suite.ts';
import { createCall } from './call.ts';
import type { PathParameters } from './endpoint-path.ts';
import type { Engine } from './engine.ts';
import { createListing, type Listing, type ListOptions } from './listing.ts';
import { pagedQuery } from './paged-query.ts';
import { requireText } from './request-body.ts';
import { type CallOptions, send } from './send.ts';

/** The test suites of an organization (api.md §4.1). */
export interface SuiteMethods {
  list(address: OrganizationAddress, options?: ListOptions): Listing<Suite>;
  get(address: SuiteAddress, options?: CallOptions): Promise<Suite>;
  /** Creates a suite. With `show_api_token` the answer carries its token, this once. */
  create(address: OrganizationAddress, body: CreateSuite, options?: CallOptions): Promise<Suite>;
  /** Changes a suite. Its slug may follow its new name: use the one in the answer from then on. */
  update(address: SuiteAddress, body: UpdateSuite, options?: CallOptions): Promise<Suite>;
  delete(address: SuiteAddress, options?: CallOptions): Promise<void>;
}

/** The methods for suites, on an engine. */
export function createSuiteMethods(engine: Engine): SuiteMethods {
  return {
    list({ organization }, options = {}) {
      createCall('suites.list', { organization });
      return createListing(engine, {
        endpoint: 'suites.list',
        options,
        fetchPage: (page, sendOptions) => {
          const query = pagedQuery(new URLSearchParams(), page);
          return send(engine, createCall('suites.list', { organization }, { query }), sendOptions);
        },
      });
    },
    get: async (address, options = {}) => send(engine, createCall('suites.get', suiteOf(address)), options),
    create: async ({ organization }, body, options = {}) => {
      requireText(body.name, 'body.name');
      requireText(body.default_branch, 'body.default_branch');
      return send(engine, createCall('suites.create', { organization }, { body }), options);
    },
    update: async (address, body, options = {}) =>
      send(engine, createCall('suites.update', suiteOf(address), { body }), options),
    delete: async (address, options = {}) => {
      await send(engine, createCall('suites.delete', suiteOf(address)), options);
    },
  };
}

function suiteOf({ organization, suite }: SuiteAddress): PathParameters {
  return { organization, suite };
}
