import { fields, object, text, type ValueOf } from './schema.ts';
import { userSchema } from './user.ts';

/** The agent of a job, minimal or full (api.md §2.6). */
export const agentSchema = object({
  ...fields(
    text,
    'id url name graphql_id web_url connection_state hostname ip_address user_agent created_at',
  ),
  creator: userSchema,
});

/** An agent as the service describes one on a job (api.md §2.6). */
export type Agent = ValueOf<typeof agentSchema>;
