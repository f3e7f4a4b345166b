import { object, type Schema, text, type ValueOf } from './schema.ts';

const shape = object({
  /** UUID of the user (api.md §2.4). */
  id: text,
  /** ID for the GraphQL API. Absent in some responses (api.md §2.4). */
  graphql_id: text,
  /** Name, as the user has chosen it: untrusted text (api.md §2.4). */
  name: text,
  /** Email address (api.md §2.4). */
  email: text,
  /** Address of the picture (api.md §2.4). */
  avatar_url: text,
  /** Time of the registration, in ISO 8601 (api.md §2.4). */
  created_at: text,
});

/** A person or a bot, such as the creator of a build (api.md §2.4). Every field may be missing or null. */
export interface User extends ValueOf<typeof shape> {}

/** How a user is read. */
export const userSchema: Schema<User> = shape;
