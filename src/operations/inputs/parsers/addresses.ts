import type { Parse } from './parsed.ts';

/** A pipeline in an input; the organization may come from another input. */
export interface PipelineName {
  readonly organization?: string;
  readonly pipeline: string;
}

/** A suite in an input; the organization may come from another input. */
type SuiteName = {
  readonly organization?: string;
  readonly suite: string;
};

/** A build in an input: a number, a complete URL, or the latest one. */
type BuildName =
  | 'latest'
  | { readonly organization?: string; readonly pipeline?: string; readonly number: number };

const slug = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const slugRule = 'a slug: letters, digits, "-", "_" and "."';

/** The slug of an organization or a suite. */
export const parseSlug: Parse<string> = (text) =>
  slug.test(text)
    ? { value: text }
    : { expected: text.includes('/') ? `${slugRule}, without a slash` : slugRule };

const expectedPipeline = 'a pipeline slug, organization/pipeline, or the URL of a pipeline';

/** A pipeline: its slug, `organization/pipeline`, or its web or API URL. An ID is refused, as for builds. */
export const parsePipeline: Parse<PipelineName> = (text) => {
  const path = readPath(text);
  const parts = path === null ? text.split('/') : pipelineIn(path);
  const [first = '', second] = parts;
  if (parts.some((part) => uuid.test(part)))
    return { expected: `${expectedPipeline}; pipeline IDs are not supported` };
  if (parts.length > 2 || !parts.every((part) => slug.test(part))) return { expected: expectedPipeline };
  return { value: second === undefined ? { pipeline: first } : { organization: first, pipeline: second } };
};

const suitePath = /\/organizations\/([^/]+)\/(?:analytics\/)?suites\/([^/]+)(?:\/|$)/;

/** A suite: its slug, `organization/suite`, or its web or API URL. */
export const parseSuite: Parse<SuiteName> = (text) => {
  const path = readPath(text);
  const [, organization, name] = (path !== null && suitePath.exec(path)) || [];
  const parts = path === null ? text.split('/') : [organization ?? '', name ?? ''];
  const [first = '', second] = parts;
  if (parts.length > 2 || !parts.every((part) => slug.test(part)))
    return { expected: 'the slug of a suite, organization/suite, or the URL of a suite' };
  return { value: second === undefined ? { suite: first } : { organization: first, suite: second } };
};

const expectedBuild = 'a build number, the URL of a build, organization/pipeline#number, or latest';

/** A build as the log of a step names it: `#34`, `acme/web#34`, `acme/web #34` or `acme/web/34`. */
const printedBuild = /^(?:([^/#\s]+)\/([^/#\s]+)(?: ?#|\/))?#?(\d+)$/;

/**
 * A build: its number, its web or API URL, its name as the log has it, or `latest`. A build ID is refused: the service does
 * not accept it (api.md §1).
 */
export const parseBuild: Parse<BuildName> = (text) => {
  if (text === 'latest') return { value: text };
  const [, ofOrganization, ofPipeline, digits = ''] = printedBuild.exec(text) ?? [];
  const number = parseNumber(digits);
  if (number !== null && ofOrganization === undefined) return { value: { number } };
  if (number !== null && slug.test(ofOrganization ?? '') && slug.test(ofPipeline ?? ''))
    return { value: { organization: ofOrganization ?? '', pipeline: ofPipeline ?? '', number } };
  if (uuid.test(text)) return { expected: `${expectedBuild}; build IDs are not supported` };
  const path = readPath(text);
  const match = path && (apiPath.exec(path) ?? webPath.exec(path));
  const found = match ? parseNumber(match[3] ?? '') : null;
  const [, organization = '', pipeline = ''] = match ?? [];
  if (found === null || !slug.test(organization) || !slug.test(pipeline)) return { expected: expectedBuild };
  return { value: { organization, pipeline, number: found } };
};

// People copy the URL of any page of a build, so more may follow the number.
const webPath = /\/([^/]+)\/([^/]+)\/builds\/(\d+)(?:\/|$)/;
const apiPath = /\/organizations\/([^/]+)\/pipelines\/([^/]+)\/builds\/(\d+)(?:\/|$)/;

/** Organization and pipeline; empty if the path is not that of a pipeline. */
function pipelineIn(path: string): string[] {
  const [, api, web] = pipelinePath.exec(path) ?? [];
  return (api?.replace('/pipelines/', '/') ?? web ?? '').split('/');
}

// Only some pages are known to be of a pipeline: with others, a path before it could pass for the organization.
const pipelinePath =
  /\/organizations\/([^/]+\/pipelines\/[^/]+)(?:\/|$)|^\/(?!organizations\/|v2\/)([^/]+\/[^/]+)\/?(?:$|(?:builds|settings)(?:\/|$))/;

function parseNumber(text: string): number | null {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return value > 0 && Number.isSafeInteger(value) ? value : null;
}

function readPath(text: string): string | null {
  if (text.length > 2_000) return null;
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.pathname : null;
}
