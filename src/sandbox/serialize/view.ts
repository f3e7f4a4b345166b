import type { Pipeline } from '../../model/pipeline.ts';
import type { BuildRecord, OrganizationRecord, PipelineRecord, SuiteRecord } from '../world/records.ts';

/** Origin of the web pages that responses link to. The pages do not exist. */
export const webOrigin = 'https://buildkite.example';

/** What addresses of the API begin with. */
export interface Address {
  /** Origin of the API, as in the request. */
  readonly origin: string;
}

/** How the answers of an endpoint differ from those of others (api.md §2.3 to §2.7). */
export interface Shape {
  readonly rebuiltFrom: 'always' | 'of rebuilds' | 'never';
  readonly jobGraphqlId: boolean;
  readonly agent: 'full' | 'minimal';
  /** `provider.settings` of the pipeline. */
  readonly settings: boolean;
  /** The format of the pipeline's `created_at`: ISO 8601, or `YYYY-MM-DD HH:MM:SS UTC`. That the writes have it is our choice. */
  readonly pipelineTime: 'iso' | 'spelled out';
}

const reading: Shape = {
  rebuiltFrom: 'always',
  jobGraphqlId: true,
  agent: 'full',
  settings: false,
  pipelineTime: 'iso',
};
const writing: Shape = { ...reading, rebuiltFrom: 'never', pipelineTime: 'spelled out' };
const shapes: Readonly<Record<string, Shape>> = {
  'builds.listForPipeline': { ...reading, rebuiltFrom: 'of rebuilds', agent: 'minimal', settings: true },
  'builds.create': { ...writing, jobGraphqlId: false },
  'builds.cancel': writing,
  'builds.rebuild': writing,
  'builds.retryFailedJobs': writing,
};

/** The shape of the answers of an endpoint. */
export function shapeOf(endpoint: string): Shape {
  return shapes[endpoint] ?? reading;
}

/** Everything that the JSON of a build depends on besides the build. */
export interface BuildView extends Address {
  readonly now: number;
  readonly shape: Shape;
  readonly withJobs: boolean;
  readonly withPipeline: boolean;
  readonly withCounts: boolean;
  /** True to list every attempt of a job, not only the latest. */
  readonly allAttempts: boolean;
  readonly seesWebhook: boolean;
  /** Cache: in a list, many builds have the same pipeline. */
  readonly pipelines: Map<PipelineRecord, Pipeline>;
}

// Addresses of the API, and of web pages.
export const organizationUrl = ({ origin }: Address, { slug }: OrganizationRecord) =>
  `${origin}/v2/organizations/${slug}`;
export const pipelineUrl = (address: Address, { organization, slug }: PipelineRecord) =>
  `${organizationUrl(address, organization)}/pipelines/${slug}`;
export const pipelineWebUrl = ({ organization, slug }: PipelineRecord) =>
  `${webOrigin}/${organization.slug}/${slug}`;
export const buildUrl = (address: Address, { pipeline, number }: BuildRecord) =>
  `${pipelineUrl(address, pipeline)}/builds/${number}`;
export const buildWebUrl = ({ pipeline, number }: BuildRecord) =>
  `${pipelineWebUrl(pipeline)}/builds/${number}`;
export const suiteUrl = ({ origin }: Address, { organization, slug }: SuiteRecord) =>
  `${origin}/v2/analytics/organizations/${organization.slug}/suites/${slug}`;
export const suiteWebUrl = ({ organization, slug }: SuiteRecord) =>
  `${webOrigin}/organizations/${organization.slug}/analytics/suites/${slug}`;

/** A time as the service writes it. */
export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** A time if it has come, otherwise null. */
export function isoOnce(ms: number, now: number): string | null {
  return ms <= now ? iso(ms) : null;
}

/** How many things are of each kind. */
export function countOf<Thing>(
  things: readonly Thing[],
  kindOf: (thing: Thing) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of things.map(kindOf)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
