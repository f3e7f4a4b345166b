import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { PathParameters } from '../request/call.ts';
import { headerText, type ResponseHeaders } from '../transport/response-headers.ts';

/** What is known of a request that was refused. */
export interface RefusedCall {
  readonly status: number;
  readonly endpoint: EndpointName;
  readonly to: PathParameters;
  readonly headers: ResponseHeaders;
  readonly serviceMessage: string | undefined;
}

/** The sentence that helps after a refusal, or undefined where the service's own message is enough. */
export function hintFor(refusal: RefusedCall): string | undefined {
  const { status, endpoint, serviceMessage: said = '' } = refusal;
  if (status === 401) return 'Check the token: it may be wrong, expired or revoked.';
  if (status === 403) return forbiddenHint(refusal);
  if (status === 404) return notFoundHint(refusal);
  // However it is worded, a build that is refused because of its branch is refused by the pipeline's filters.
  if (status === 422 && endpoint === 'builds.create' && /\b(?:branch(?:es)?|filter condition)\b/i.test(said))
    return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
  if (status >= 300 && status < 400)
    return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
  return status >= 500 ? 'The service has a problem. Try again later.' : undefined;
}

function forbiddenHint({ endpoint, headers }: RefusedCall): string {
  const { needed, held } = tokenScopes(endpoint, headers);
  // A scope of retries alone is enough for them.
  const scope = endpoint === 'builds.retryFailedJobs' ? `${needed} or retry_builds` : needed;
  if (held === undefined) return `The token needs the scope ${scope}, and its user needs access.`;
  if (held.includes(needed))
    return `The token has the scope ${needed}. Its user may lack access, or the plan may lack the feature.`;
  return `The token needs the scope ${scope}; it has ${held.join(', ') || 'none'}.`;
}

function notFoundHint(refusal: RefusedCall): string {
  const { needed, held } = tokenScopes(refusal.endpoint, refusal.headers);
  const names = Object.entries(refusal.to).filter(([, value]) => value !== undefined);
  const spelled = names.map(([name, value]) => `${name} ${value}`).join(', ');
  const missing = held !== undefined && !held.includes(needed) ? ` It lacks the scope ${needed}.` : '';
  return `Buildkite returns 404 when the token has no access. Check the spelling of ${spelled || 'the base URL'}, and the access of the token.${missing}`;
}

/** The scope that an endpoint needs and those that the token has, as far as the service's headers say so. */
function tokenScopes(endpoint: EndpointName, headers: ResponseHeaders) {
  const accepted = scopeWords(headerText(headers, 'x-accepted-oauth-scopes'))?.[0];
  return {
    needed: accepted ?? endpoints[endpoint].scope,
    held: scopeWords(headerText(headers, 'x-oauth-scopes')),
  };
}

/** Only what looks like a scope is shown: the header is untrusted text. */
function scopeWords(text: string | undefined): readonly string[] | undefined {
  if (text === undefined || text.length > 2000) return undefined;
  return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}
