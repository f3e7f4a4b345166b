import { fields, objectWith, text, type ValueOf } from './schema.ts';

/**
 * A test suite (api.md §2.1). Exact about `id` alone, by which it is known again. `api_token` is a secret; it comes only
 * when it was asked for.
 */
export const suiteSchema = objectWith(
  'id',
  fields(text, 'id slug name graphql_id url web_url default_branch api_token'),
);

/** A test suite as the service describes one (api.md §2.1). */
export type Suite = ValueOf<typeof suiteSchema>;
