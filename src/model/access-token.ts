import { listOf, object, objectWith, type Schema, text, type ValueOf } from './schema.ts';

const owner = object({
  /** Name of the user (docs/gaps.md). */
  name: text,
  /** Email address of the user (docs/gaps.md). */
  email: text,
});

const shape = objectWith('uuid', {
  /** UUID of the token, which is no secret (docs/gaps.md). */
  uuid: text,
  /** What the token may do, such as `read_builds` (docs/gaps.md). */
  scopes: listOf(text),
  /** The description that its user has given it (docs/gaps.md). */
  description: text,
  /** Time of its creation, as `YYYY-MM-DD HH:MM:SS UTC` (docs/gaps.md). */
  created_at: text,
  /** Time at which it expires. Null if it does not (docs/gaps.md). */
  expires_at: text,
  /** The user whose token it is. There is no ID (docs/gaps.md). */
  user: owner,
});

/** An access token, as it describes itself (docs/gaps.md). */
export interface AccessToken extends ValueOf<typeof shape> {}

/** How the description of a token is read. */
export const accessTokenSchema: Schema<AccessToken> = shape;
