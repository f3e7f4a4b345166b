import type { BuildRecord, OrganizationRecord, PipelineRecord, SuiteRecord } from '../world/records.ts';

/** Origin of the web pages that responses link to, unless the sandbox serves them itself: there are no pages there. */
export const noPages = 'https://buildkite.example';

/** How the answers of endpoints differ from those to a read (api.md §2.3 to §2.7). A creation is also a write. */
export type Form = 'read' | 'list' | 'create' | 'write';

const forms: Readonly<Record<string, Form>> = {
  'builds.listForPipeline': 'list',
  'builds.create': 'create',
  'builds.cancel': 'write',
  'builds.rebuild': 'write',
  'builds.retryFailedJobs': 'write',
};

/** A request, as far as the addresses in its answer depend on it. */
export interface Asked {
  readonly url: URL;
  /** Origin of the web pages that it links to. */
  readonly webOrigin: string;
}

/** What the JSON of builds and jobs depends on besides them: a request, who sent it, and when. */
export interface BuildView extends Asked {
  readonly endpoint: string;
  readonly token: { readonly canEdit: boolean; readonly scopes: readonly string[] };
  readonly now: number;
}

/** The form of an answer. */
export function formOf({ endpoint }: Pick<BuildView, 'endpoint'>): Form {
  return forms[endpoint] ?? 'read';
}

/** True for a flag that the query sets, however it is written: clients send `true`, `True`, `1`. */
export function isSet({ url }: Asked, name: string): boolean {
  const value = url.searchParams.getAll(name).at(-1) ?? '';
  return !['', 'false', 'f', 'off', '0'].includes(value.toLowerCase());
}

// Addresses of the API.
export const organizationUrl = ({ url }: Asked, { slug }: OrganizationRecord) =>
  `${url.origin}/v2/organizations/${slug}`;
export const pipelineUrl = (asked: Asked, { organization, slug }: PipelineRecord) =>
  `${organizationUrl(asked, organization)}/pipelines/${slug}`;
export const buildUrl = (asked: Asked, { pipeline, number }: BuildRecord) =>
  `${pipelineUrl(asked, pipeline)}/builds/${number}`;
export const suiteUrl = ({ url }: Asked, { organization, slug }: SuiteRecord) =>
  `${url.origin}/v2/analytics/organizations/${organization.slug}/suites/${slug}`;

// Paths of web pages.
export const pipelinePath = ({ organization, slug }: PipelineRecord) => `/${organization.slug}/${slug}`;
export const buildPath = ({ pipeline, number }: BuildRecord) => `${pipelinePath(pipeline)}/builds/${number}`;
export const suitePath = ({ organization, slug }: SuiteRecord) =>
  `/organizations/${organization.slug}/analytics/suites/${slug}`;

/** A time as the service writes it; null if it has not come. */
export function iso(ms: number, now: number = ms): string | null {
  return ms <= now ? new Date(ms).toISOString() : null;
}

/** How many things are of each kind. */
export function countOf<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string) {
  const kinds = Object.entries(Object.groupBy(things, kindOf));
  return Object.fromEntries(kinds.map(([kind, all = []]) => [kind, all.length]));
}
