import { z } from 'zod';
import { fields, maybe, text } from './lenient-fields.ts';
import { userSchema } from './user.ts';

/** The agent of a job, minimal or full (api.md §2.6). */
export const agentSchema = z.looseObject({
  ...fields(
    text,
    'id url name graphql_id web_url connection_state hostname ip_address user_agent created_at',
  ),
  creator: maybe(userSchema),
});

/** An agent as the service describes one on a job (api.md §2.6). */
export type Agent = z.infer<typeof agentSchema>;
