import type { CreateSuite, OrganizationAddress, SuiteAddress, UpdateSuite } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import type { WriteOptions } from '../options.ts';
import { createListing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';
import type { Shared } from '../retry/turn.ts';
import { type Origin, onlyOne, type Write, writeOnce } from './write-once.ts';

/** A suite that was created. After a lost response it is the only new one with its name. */
export interface CreatedSuite {
  readonly suite: Suite;
  readonly origin: Origin;
  /** True when the suite's token was asked for and lost with the response: it is shown only once. */
  readonly tokenLost: boolean;
}

/** The writes to suites. */
export function createSuiteWrites(context: ClientContext) {
  /** All suites of an organization: there is no filter to find one. */
  const listAll = ({ organization }: OrganizationAddress, options: Shared): Promise<readonly Suite[]> =>
    createListing(context, { endpoint: 'suites.list', to: { organization }, options }).toArray();
  const read = (to: SuiteAddress) => (shared: Shared) => send(context, createCall('suites.get', to), shared);
  const writes = {
    /**
     * Creates a suite, effectively once. With `show_api_token` the result carries its token: it is shown only this once.
     * @throws OutcomeUnknownError when the response is lost and a lookup did not show whether it was created.
     */
    create: async (to: OrganizationAddress, body: CreateSuite, options?: WriteOptions): Promise<Suite> =>
      (await writes.createWithDetails(to, body, options)).suite,
    /**
     * Like `create`, and also returns how the suite was created: its token may have been lost with the response. Suites of the same
     * name may exist, so all are listed before; when the response is lost, the new one that matches the body is taken. The request
     * is never sent again once it may have been applied.
     */
    async createWithDetails(
      to: OrganizationAddress,
      body: CreateSuite,
      options: WriteOptions = {},
    ): Promise<CreatedSuite> {
      const write: Write<'suites.create', readonly Suite[]> = {
        call: createCall('suites.create', to, { body }),
        before: (shared) => listAll(to, shared),
        async find(before, shared) {
          if (before === undefined) return 'unclear';
          const listed = await listAll(to, shared);
          const isNew = (suite: Suite) =>
            before.every(({ id }) => id !== suite.id) &&
            suite.name === body.name &&
            (suite.default_branch ?? body.default_branch) === body.default_branch;
          return onlyOne(listed.filter(isNew));
        },
        again: 'never',
        hint: 'Before you create it again, look for a new suite with that name.',
      };
      const { value: suite, origin } = await writeOnce(context, write, options);
      const isShown = origin === 'direct' || (suite.api_token ?? '') !== '';
      return { suite, origin, tokenLost: body.show_api_token === true && !isShown };
    },
    /**
     * Changes a suite, and no other: its ID is read before. Its slug may follow its new name: use the slug of the result from then
     * on. Where a response is lost the suite shows whether it was changed. The values are absolute, so the request may be sent again
     * while the slug is still that of the suite.
     */
    async update(to: SuiteAddress, body: UpdateSuite, options: WriteOptions = {}): Promise<Suite> {
      const { name, default_branch: branch } = body;
      const write: Write<'suites.update', Suite> = {
        call: createCall('suites.update', to, { body }),
        again: 'always',
        before: read(to),
        async find(before, shared, error) {
          error.hint ??= 'The suite may have been changed anyway.';
          if (before === undefined) return 'unclear';
          const found = (await listAll(to, shared)).find(({ id }) => id === before.id);
          const agrees =
            (name ?? found?.name) === found?.name &&
            (branch ?? found?.default_branch) === found?.default_branch;
          if (found && agrees) return { value: found };
          return found?.slug === to.suite ? 'absent' : 'unclear';
        },
      };
      return (await writeOnce(context, write, options)).value;
    },
    /**
     * Deletes a suite, and no other: its ID is read before. Where a response is lost and the slug still belongs to it, it is
     * deleted again; if it is gone, that is success, even if another suite has its slug by then.
     * @throws ApiError with status 404 when there was no such suite to begin with.
     */
    async delete(to: SuiteAddress, options: WriteOptions = {}): Promise<void> {
      const write: Write<'suites.delete', Suite> = {
        call: createCall('suites.delete', to),
        again: 'always',
        before: read(to),
        async find(before, shared, error) {
          error.hint ??= 'The suite may have been deleted anyway.';
          if (before === undefined) return 'unclear';
          const found = (await listAll(to, shared)).find(({ id }) => id === before.id);
          if (found === undefined) return { value: undefined };
          return found.slug === to.suite ? 'absent' : 'unclear';
        },
      };
      await writeOnce(context, write, options);
    },
  };
  return writes;
}
