import type { EndpointName } from '../../model/endpoints.ts';
import type { Profile } from '../profile.ts';

/** In what the build answers of the endpoints differ (api.md §2.3 to §2.7). */
export interface Shape {
  readonly rebuiltFrom: 'always' | 'of rebuilds' | 'never';
  readonly jobGraphqlId: boolean;
  readonly agent: 'full' | 'minimal';
  readonly creatorGraphqlId: boolean;
  /** `web_url`, `branch_configuration`, `default_branch` and `provider.settings` of the pipeline. */
  readonly wholePipeline: boolean;
  /** How the pipeline's `created_at` is spelled: ISO 8601, or `YYYY-MM-DD HH:MM:SS UTC`. */
  readonly pipelineTime: 'iso' | 'spelled out';
}

const reading: Shape = {
  rebuiltFrom: 'always',
  jobGraphqlId: true,
  agent: 'full',
  creatorGraphqlId: false,
  wholePipeline: false,
  pipelineTime: 'iso',
};

const writing: Shape = {
  ...reading,
  rebuiltFrom: 'never',
  creatorGraphqlId: true,
  pipelineTime: 'spelled out',
};

/**
 * The document says what differs, but not always where: which answers carry `creator.graphql_id` and spell the
 * pipeline's time out is our choice, those of the writes.
 */
const documented: Partial<Record<EndpointName, Shape>> = {
  'builds.listForPipeline': { ...reading, rebuiltFrom: 'of rebuilds', agent: 'minimal', wholePipeline: true },
  'builds.create': { ...writing, jobGraphqlId: false },
  'builds.cancel': writing,
  'builds.rebuild': writing,
};

/** The live service answers the same everywhere. */
const live: Shape = { ...reading, creatorGraphqlId: true, wholePipeline: true };

/** The shape of an endpoint's builds. */
export function shapeOf(endpoint: EndpointName, profile: Profile): Shape {
  return profile.extraKeys ? live : (documented[endpoint] ?? reading);
}
