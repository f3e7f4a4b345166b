import { object, type Schema, text, type ValueOf } from './schema.ts';
import { userSchema } from './user.ts';

const shape = object({
  /** UUID of the agent (api.md §2.6). */
  id: text,
  /** API address (api.md §2.6). */
  url: text,
  /** Name of the agent (api.md §2.6). */
  name: text,
  /** ID for the GraphQL API. Only in the full form (api.md §2.6). */
  graphql_id: text,
  /** Web address. Only in the full form (api.md §2.6). */
  web_url: text,
  /** Any text, such as `connected`. Only in the full form (api.md §2.6). */
  connection_state: text,
  /** Host name of its machine. Only in the full form (api.md §2.6). */
  hostname: text,
  /** Address from which it connects. Only in the full form (api.md §2.6). */
  ip_address: text,
  /** Name and version of its program. Only in the full form (api.md §2.6). */
  user_agent: text,
  /** The user who registered it. Null on the live service (api.md §2.6). */
  creator: userSchema,
  /** Time of the registration. Only in the full form (api.md §2.6). */
  created_at: text,
});

/** The agent of a job, in a minimal or a full form (api.md §2.6). */
export interface Agent extends ValueOf<typeof shape> {}

/** How an agent is read. */
export const agentSchema: Schema<Agent> = shape;
