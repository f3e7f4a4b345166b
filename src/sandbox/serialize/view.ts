import type { BuildRecord, OrganizationRecord, PipelineRecord, SuiteRecord } from '../world/records.ts';

/** Origin of the web pages that responses link to. The pages do not exist. */
export const webOrigin = 'https://buildkite.example';

/** What addresses of the API begin with. */
export interface Address {
  /** Origin of the API, as in the request. */
  readonly origin: string;
}

/** How the answers of endpoints differ from those to a read (api.md §2.3 to §2.7). A creation is also a write. */
export type Form = 'read' | 'list' | 'create' | 'write';

/** The forms of endpoints; `read` of all others. */
export const forms: Readonly<Record<string, Form>> = {
  'builds.listForPipeline': 'list',
  'builds.create': 'create',
  'builds.cancel': 'write',
  'builds.rebuild': 'write',
  'builds.retryFailedJobs': 'write',
};

/** Everything that the JSON of a build depends on besides the build. */
export interface BuildView extends Address {
  readonly now: number;
  readonly form: Form;
  readonly withJobs: boolean;
  readonly withPipeline: boolean;
  readonly withCounts: boolean;
  /** True to list every attempt of a job, not only the latest. */
  readonly allAttempts: boolean;
  readonly seesWebhook: boolean;
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
