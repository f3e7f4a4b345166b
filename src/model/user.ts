import { fields, object, text, type ValueOf } from './schema.ts';

/** A person, as `creator` of a build or an agent (api.md §2.4). Every field may be missing or null. */
export const userSchema = object(fields(text, 'id graphql_id name email avatar_url created_at'));

/** A person as the service describes one (api.md §2.4). */
export type User = ValueOf<typeof userSchema>;
