import { z } from 'zod';
import { maybe, text } from './lenient-fields.ts';
import { userSchema } from './user.ts';

/** The agent of a job, minimal or full (api.md §2.6). */
export const agentSchema = z.looseObject({
  id: text,
  url: text,
  name: text,
  graphql_id: text,
  web_url: text,
  connection_state: text,
  hostname: text,
  ip_address: text,
  user_agent: text,
  creator: maybe(userSchema),
  created_at: text,
});

/** An agent as the service describes one on a job (api.md §2.6). */
export type Agent = z.infer<typeof agentSchema>;
