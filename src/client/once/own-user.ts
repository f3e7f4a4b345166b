import type { User } from '../../model/user.ts';
import type { ClientContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';

/** What identifies a user: the description of a token has no ID, and a build always has the email address of its creator. */
type Identity = Pick<User, 'id' | 'email'>;

/**
 * The user of the token, as the responses to our own writes or the description of the token show it. Null if the service shows
 * neither. @throws the reason of an abort
 */
export async function readOwnUser(context: ClientContext, options: CallOptions): Promise<Identity | null> {
  if (context.own.user !== null) return context.own.user;
  try {
    const { user } = await send(context, createCall('accessToken.get', {}), options);
    context.own.user = user?.email ? { email: user.email } : null;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
  }
  return context.own.user;
}

/** True if a creator is certainly that user. */
export function isSameUser(creator: Identity | null | undefined, user: Identity | null): boolean {
  if (!creator || !user) return false;
  if (creator.id && user.id) return creator.id === user.id;
  const [one, other] = [creator.email, user.email].map((email) => email?.toLowerCase() ?? '');
  return one !== '' && one === other;
}
