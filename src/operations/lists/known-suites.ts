import { ApiError, type Client } from '../../client/index.ts';
import { nearestFirst } from '../inputs/parsers/nearest.ts';
import { collectItems } from './read-list.ts';

const mostNamed = 5;
const mostRead = 100;

/**
 * The error, with the suites that the token can list in its hint if a suite or a pipeline was not found: people take the one for the
 * other. Any other error stays as it is.
 */
export async function withKnownSuites(error: unknown, client: Client, signal: AbortSignal): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 404) return error;
  const place = /\/organizations\/([^/]+)\/(pipelines|suites)\/([^/?]+)(?!.*\/builds\/)/.exec(error.path);
  const [, organization = '', kind, slug = ''] = place ?? [];
  if (place === null) return error;
  const list = client.suites.list({ organization }, { signal });
  const suites = await collectItems(list, { limit: mostRead }).catch(() => []);
  const slugs = suites.flatMap((suite) =>
    /^[\w.-]{1,100}$/.test(suite.slug ?? '') ? (suite.slug ?? '') : [],
  );
  const isMisplaced = kind === 'pipelines' && slugs.includes(slug);
  const named = nearestFirst(slug, slugs).slice(0, mostNamed).join(', ');
  const listed =
    kind === 'suites' && named !== '' ? `The token can list these suites of ${organization}: ${named}.` : '';
  const found = isMisplaced ? `${slug} is a suite of ${organization}, and no pipeline.` : listed;
  return found === ''
    ? error
    : new ApiError(error.message, { ...error, hint: `${found} ${error.hint ?? ''}`.trim() });
}
