import type { BuildAddress, PipelineAddress, SuiteAddress } from '../../../model/requests.ts';
import { type Parse, parseMatching } from './parsed.ts';

/** A name in an input; what it leaves out may come from other inputs. */
type Named<Address, By extends keyof Address> = Partial<Address> & Pick<Address, By>;

const slug = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;

/** The slug of an organization or a suite. */
export const parseSlug = parseMatching(slug, 'a slug: letters, digits, "-", "_" and ".", without a slash');

/** Reads slugs and a number from a name of a certain form, or from the path of a URL. The groups of the patterns name them. */
function parseName<Name>(expected: string, name: RegExp, ...paths: readonly RegExp[]): Parse<Name> {
  return (text) => {
    const url = text.length > 2_000 ? null : URL.parse(text);
    const path = url && /^https?:$/.test(url.protocol) ? url.pathname : null;
    const forms = path === null ? [name] : paths;
    const found = forms.map((form) => form.exec(path ?? text)).find((match) => match !== null);
    const parts = Object.entries(found?.groups ?? { none: '' }).filter(([, part]) => part !== undefined);
    if (!parts.every(([, part]) => slug.test(part))) return { expected };
    const values = parts.map(([of, part]) => [of, of === 'number' ? Number(part) : part] as const);
    return { value: Object.fromEntries(values) as Name };
  };
}

/** The same for what also has a name with spaces, whose slug is lower case, joined by dashes. */
function parseNamed<Name>(parse: Parse<Name>): Parse<Name> {
  return (text, nowMs) => {
    const parsed = parse(text, nowMs);
    const words =
      /^[^:]{1,100}$/.test(text) && text.includes(' ') ? text.toLowerCase().match(/[a-z0-9/]+/g) : null;
    return 'expected' in parsed && words
      ? { expected: `${parsed.expected}; the slug of this name may be ${words.join('-')}` }
      : parsed;
  };
}

/**
 * A pipeline: its slug, `organization/pipeline`, or its web or API URL. The service does not accept an ID. With `*` in place of
 * the slug it has no pipeline, which stands for all of the organization.
 */
export const parsePipeline = parseNamed(
  parseName<Partial<PipelineAddress>>(
    'a pipeline slug, organization/pipeline, or the URL of a pipeline, and no ID',
    /^(?:(?<organization>[^/]+)\/)?(?:\*|(?![0-9a-f]{8}-[0-9a-f-]{27}$)(?<pipeline>[^/]+))$/i,
    // Only some pages are known to be of a pipeline: with others, a path before it could pass for the organization.
    /\/organizations\/(?<organization>[^/]+)\/pipelines\/(?<pipeline>[^/]+)/,
    /^\/(?!organizations\/|v2\/)(?<organization>[^/]+)\/(?<pipeline>[^/]+)\/?(?:$|(?:builds|settings)(?:\/|$))/,
  ),
);

/** A suite: its slug, `organization/suite`, or its web or API URL. */
export const parseSuite = parseNamed(
  parseName<Named<SuiteAddress, 'suite'>>(
    'the slug of a suite, organization/suite, or the URL of a suite',
    /^(?:(?<organization>[^/]+)\/)?(?<suite>[^/]+)$/,
    /\/organizations\/(?<organization>[^/]+)\/(?:analytics\/)?suites\/(?<suite>[^/]+)/,
  ),
);

const parseNumber = parseName<Named<BuildAddress, 'number'>>(
  'a build number, the URL of a build, organization/pipeline#number, or latest',
  // As the log of a step names it: `#34`, `acme/web#34`, `acme/web #34` or `acme/web/34`.
  /^(?:(?<organization>[^/\s]+)\/(?<pipeline>[^/#\s]+)(?: ?#|\/))?#?(?<number>0*[1-9]\d{0,14})$/,
  // People copy the URL of any page of a build, so more may follow the number.
  /\/organizations\/(?<organization>[^/]+)\/pipelines\/(?<pipeline>[^/]+)\/builds\/(?<number>0*[1-9]\d{0,14})(?:\/|$)/,
  /\/(?<organization>[^/]+)\/(?<pipeline>[^/]+)\/builds\/(?<number>0*[1-9]\d{0,14})(?:\/|$)/,
);

/** A build: its number, its web or API URL, its name as the log has it, or `latest`. A build ID is refused (api.md §1). */
export const parseBuild: Parse<'latest' | Named<BuildAddress, 'number'>> = (text, nowMs) =>
  text === 'latest' ? { value: text } : parseNumber(text, nowMs);
