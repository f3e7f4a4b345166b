import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { PathParameters } from '../request/endpoint-path.ts';
import { headerText, type ResponseHeaders } from './headers.ts';

/** What there is to judge a refusal by. */
export interface RefusedCall {
  readonly status: number;
  readonly endpoint: EndpointName;
  readonly to: PathParameters;
  readonly headers: ResponseHeaders;
  readonly serviceMessage: string | undefined;
  /** The items of `errors`, whatever they are (api.md §7). */
  readonly errors: readonly unknown[];
}

/** The sentence that helps after a refusal, or undefined where the service's own words say it all. */
export function hintFor(refusal: RefusedCall): string | undefined {
  const { status } = refusal;
  if (status === 401) return 'Check the token: it may be wrong, expired or revoked.';
  if (status === 403) return forbiddenHint(refusal);
  if (status === 404) return notFoundHint(refusal);
  if (status === 400 && endpoints[refusal.endpoint].paged)
    return 'Narrower filters, such as created_from, make a list shorter.';
  if (status === 422 && isAboutBranch(refusal)) {
    return 'Where a branch filter of the pipeline keeps it out, ignore_pipeline_branch_filters builds it all the same.';
  }
  if (status === 422 && refusal.endpoint === 'suites.create' && refusal.errors.some(isAboutTeams)) {
    return 'team_ids must name teams where the organization uses Teams, and nothing where it does not.';
  }
  if (status >= 300 && status < 400)
    return 'Redirects are not followed, because the token must not leave: use the address it leads to as base URL.';
  if (status >= 500) return 'The service has trouble; the same call may work later.';
  return undefined;
}

/** Whatever its words are, a build that is refused for its branch is refused by the pipeline's filters. */
function isAboutBranch({ endpoint, serviceMessage = '' }: RefusedCall): boolean {
  return endpoint === 'builds.create' && /\bbranch(?:es)?\b/i.test(serviceMessage);
}

/** The document spells the property in two ways (api.md §4.1). */
function isAboutTeams(item: unknown): boolean {
  const field: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'field') : undefined;
  return field === 'team_ids' || field === 'teams_ids';
}

function forbiddenHint({ endpoint, headers }: RefusedCall): string {
  const { needed, held } = tokenScopes(endpoint, headers);
  if (held === undefined) return `The token needs the scope ${needed}, and its user access to what it names.`;
  if (held.includes(needed))
    return `The token has the scope ${needed}: its user may lack access, or the plan the feature.`;
  return `The token needs the scope ${needed}; it has ${held.join(', ') || 'none'}.`;
}

function notFoundHint(refusal: RefusedCall): string {
  const { needed, held } = tokenScopes(refusal.endpoint, refusal.headers);
  const names = Object.entries(refusal.to).filter(([, value]) => value !== undefined);
  const spelled = names.map(([name, value]) => `${name} ${value}`).join(', ');
  const lacking = held !== undefined && !held.includes(needed) ? ` It lacks the scope ${needed}.` : '';
  return `Without access looks like not found: check the spelling of ${spelled || 'the base URL'}, and that the token may see it.${lacking}`;
}

/** The scope that an endpoint wants and those that the token has, as far as the service says so in its headers. */
function tokenScopes(endpoint: EndpointName, headers: ResponseHeaders) {
  const accepted = scopeWords(headerText(headers, 'x-accepted-oauth-scopes'))?.[0];
  return {
    needed: accepted ?? endpoints[endpoint].scope,
    held: scopeWords(headerText(headers, 'x-oauth-scopes')),
  };
}

/** Only what looks like a scope is shown: the header is the service's, but so is the mistake in it. */
function scopeWords(text: string | undefined): readonly string[] | undefined {
  if (text === undefined || text.length > 2000) return undefined;
  return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}
