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

/** API address of an organization. */
export function organizationUrl({ origin }: Address, { slug }: OrganizationRecord): string {
  return `${origin}/v2/organizations/${slug}`;
}

/** API address of a suite. */
export function suiteUrl({ origin }: Address, { organization, slug }: SuiteRecord): string {
  return `${origin}/v2/analytics/organizations/${organization.slug}/suites/${slug}`;
}

/** Web address of a suite. */
export function suiteWebUrl({ organization, slug }: SuiteRecord): string {
  return `${webOrigin}/organizations/${organization.slug}/analytics/suites/${slug}`;
}

/** API address of a pipeline. */
export function pipelineUrl(view: Address, { organization, slug }: PipelineRecord): string {
  return `${organizationUrl(view, organization)}/pipelines/${slug}`;
}

/** Web address of a pipeline. */
export function pipelineWebUrl({ organization, slug }: PipelineRecord): string {
  return `${webOrigin}/${organization.slug}/${slug}`;
}

/** API address of a build. */
export function buildUrl(view: Address, { pipeline, number }: BuildRecord): string {
  return `${pipelineUrl(view, pipeline)}/builds/${number}`;
}

/** Web address of a build. */
export function buildWebUrl({ pipeline, number }: BuildRecord): string {
  return `${pipelineWebUrl(pipeline)}/builds/${number}`;
}

/** A time as the service writes it. */
export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** A time if it has come, otherwise null. */
export function isoOnce(ms: number, now: number): string | null {
  return ms <= now ? iso(ms) : null;
}
