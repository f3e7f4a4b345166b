import type { EndpointName } from '../../model/endpoints.ts';
import type { Profile } from '../profile.ts';

/** How the builds that the endpoints return differ (api.md §2.3 to §2.7). */
export interface Shape {
  readonly rebuiltFrom: 'always' | 'of rebuilds' | 'never';
  readonly jobGraphqlId: boolean;
  readonly agent: 'full' | 'minimal';
  readonly creatorGraphqlId: boolean;
  /** `web_url`, `branch_configuration`, `default_branch` and `provider.settings` of the pipeline. */
  readonly fullPipeline: boolean;
  /** The format of the pipeline's `created_at`: ISO 8601, or `YYYY-MM-DD HH:MM:SS UTC`. */
  readonly pipelineTime: 'iso' | 'spelled out';
}

const reading: Shape = {
  rebuiltFrom: 'always',
  jobGraphqlId: true,
  agent: 'full',
  creatorGraphqlId: false,
  fullPipeline: false,
  pipelineTime: 'iso',
};

const writing: Shape = {
  ...reading,
  rebuiltFrom: 'never',
  creatorGraphqlId: true,
  pipelineTime: 'spelled out',
};

/**
 * The document says what differs, but not always where. That `creator.graphql_id` and the pipeline's spelled-out time
 * are in the responses of the writes is our choice.
 */
const documented: Partial<Record<EndpointName, Shape>> = {
  'builds.listForPipeline': { ...reading, rebuiltFrom: 'of rebuilds', agent: 'minimal', fullPipeline: true },
  'builds.create': { ...writing, jobGraphqlId: false },
  'builds.cancel': writing,
  'builds.rebuild': writing,
  'builds.retryFailedJobs': writing,
};

/** The live service returns the same shape everywhere. */
const live: Shape = { ...reading, creatorGraphqlId: true, fullPipeline: true };

/** The shape of the builds that an endpoint returns. */
export function shapeOf(endpoint: string, profile: Profile): Shape {
  return profile.extraKeys ? live : (documented[endpoint as EndpointName] ?? reading);
}
