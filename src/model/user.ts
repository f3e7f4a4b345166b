import { z } from 'zod';
import { text } from './lenient-fields.ts';

/** A person, as `creator` of a build or an agent (api.md §2.4). Every field may be missing or null. */
export const userSchema = z.looseObject({
  id: text,
  graphql_id: text,
  name: text,
  email: text,
  avatar_url: text,
  created_at: text,
});

/** A person as the service describes one (api.md §2.4). */
export type User = z.infer<typeof userSchema>;
