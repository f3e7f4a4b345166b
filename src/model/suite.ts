import { objectWith, type Schema, text, type ValueOf } from './schema.ts';

const shape = objectWith('id', {
  /** UUID of the suite, by which it is recognized (api.md §2.1). */
  id: text,
  /** Slug, made of the name. It may change with the name (api.md §2.1). */
  slug: text,
  /** Name of the suite (api.md §2.1). */
  name: text,
  /** ID for the GraphQL API (api.md §2.1). */
  graphql_id: text,
  /** API address (api.md §2.1). */
  url: text,
  /** Web address (api.md §2.1). */
  web_url: text,
  /** Branch for which trends are shown (api.md §2.1). */
  default_branch: text,
  /** A secret with which results are uploaded. Absent unless it was requested by `show_api_token` (api.md §2.1). */
  api_token: text,
});

/** A test suite (api.md §2.1). Exact about `id` alone. */
export interface Suite extends ValueOf<typeof shape> {}

/** How a suite is read. */
export const suiteSchema: Schema<Suite> = shape;
