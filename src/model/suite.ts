import { z } from 'zod';
import { text } from './lenient-fields.ts';

/**
 * A test suite (api.md §2.1). Exact about `id` alone, by which it is known again. `api_token` is a secret; it comes only
 * when it was asked for.
 */
export const suiteSchema = z.looseObject({
  id: z.string(),
  slug: text,
  name: text,
  graphql_id: text,
  url: text,
  web_url: text,
  default_branch: text,
  api_token: text,
});

/** A test suite as the service describes one (api.md §2.1). */
export type Suite = z.infer<typeof suiteSchema>;
