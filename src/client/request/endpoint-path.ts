import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { InvalidArgumentError } from '../errors.ts';

/** What fills the placeholders of an endpoint's path. */
export interface PathParameters {
  readonly organization?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly suite?: string | undefined;
  readonly number?: number | undefined;
}

/** Not shown in the document (§8); long enough for any slug, short enough for a message. */
const longestSlug = 255;

/**
 * The path of an endpoint with its placeholders filled and encoded (api.md §4).
 * @throws InvalidArgumentError that names the parameter and points at the fault.
 */
export function buildPath(endpoint: EndpointName, parameters: PathParameters): string {
  return endpoints[endpoint].path.replaceAll(
    /\{(organization|pipeline|suite|number)\}/g,
    (_, name: keyof PathParameters) =>
      name === 'number' ? numberSegment(parameters.number) : slugSegment(name, parameters[name]),
  );
}

function numberSegment(number: unknown): string {
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return String(number);
  throw new InvalidArgumentError(
    'number',
    'must be a whole number above zero (the build number, not the build ID)',
  );
}

function slugSegment(name: string, slug: unknown): string {
  if (typeof slug !== 'string' || slug === '')
    throw new InvalidArgumentError(name, 'must be a slug; it is empty');
  if (slug.length > longestSlug) {
    throw new InvalidArgumentError(
      name,
      `must be a slug of at most ${longestSlug} characters; it has ${slug.length}`,
    );
  }
  if (slug === '.' || slug === '..')
    throw new InvalidArgumentError(name, `must be a slug; "${slug}" is a way out of the path`);
  const at = Array.from(slug).findIndex(isForbidden);
  if (at !== -1)
    throw new InvalidArgumentError(name, `must be a slug; ${shown(slug)} has a fault at character ${at + 1}`);
  return encodeURIComponent(slug);
}

/**
 * What changes the meaning of a path, or cannot stand in a slug: separators, escapes, spaces, controls, half
 * characters.
 */
function isForbidden(char: string): boolean {
  return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}

function shown(slug: string): string {
  return JSON.stringify(slug.toWellFormed());
}
