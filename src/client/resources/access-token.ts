import type { AccessToken } from '../../model/access-token.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';

/** What the service knows of the client's own token. Beyond the document. */
export function createAccessTokenMethods(context: ClientContext) {
  const accessToken = {
    /** The scopes, the user and the end of the token. Needs no scope. @throws ApiError with status 401 for an invalid token. */
    get: async (options?: CallOptions): Promise<AccessToken> =>
      send(context, createCall('accessToken.get', {}), options),
  };
  return { accessToken };
}
