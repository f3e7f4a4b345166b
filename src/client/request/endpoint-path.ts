import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { InvalidArgumentError } from '../errors.ts';

/** The values for the placeholders of an endpoint's path. */
export interface PathParameters {
  readonly organization?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly suite?: string | undefined;
  readonly number?: number | undefined;
  /** The ID of a job. */
  readonly job?: string | undefined;
  /** The ID of a build. */
  readonly build?: string | undefined;
  /** The ID of a run of a suite. */
  readonly run?: string | undefined;
}

/** Not shown in the document (§8); long enough for any slug, short enough for a message. */
const maxSlugLength = 255;

/**
 * The path of an endpoint with its placeholders filled and encoded (api.md §4).
 * @throws InvalidArgumentError that names the parameter and the position of the error.
 */
export function buildPath(endpoint: EndpointName, parameters: PathParameters): string {
  return endpoints[endpoint].path.replaceAll(
    /\{(organization|pipeline|suite|number|job|build|run)\}/g,
    (_, name: keyof PathParameters) =>
      name === 'number' ? numberSegment(parameters.number) : slugSegment(name, parameters[name]),
  );
}

function numberSegment(number: unknown): string {
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return String(number);
  throw new InvalidArgumentError('number', 'must be a positive integer (the build number, not the build ID)');
}

function slugSegment(name: string, slug: unknown): string {
  if (typeof slug !== 'string' || slug === '')
    throw new InvalidArgumentError(name, 'must be a slug; it is empty');
  if (slug.length > maxSlugLength) {
    throw new InvalidArgumentError(
      name,
      `must be a slug of at most ${maxSlugLength} characters; it has ${slug.length}`,
    );
  }
  if (slug === '.' || slug === '..')
    throw new InvalidArgumentError(name, `must be a slug; "${slug}" would change the path`);
  // The pattern for other characters takes longer to make than all of the rest.
  const at = /^[\w.-]+$/.test(slug) ? -1 : Array.from(slug).findIndex(isForbidden);
  if (at !== -1)
    throw new InvalidArgumentError(
      name,
      `must be a slug; ${shown(slug)} has an invalid character at position ${at + 1}`,
    );
  return encodeURIComponent(slug);
}

/**
 * What changes the meaning of a path or cannot be part of a slug: separators, escapes, spaces, control characters,
 * lone surrogates.
 */
function isForbidden(char: string): boolean {
  return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}

function shown(slug: string): string {
  return JSON.stringify(slug.toWellFormed());
}
