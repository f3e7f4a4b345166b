import { ApiError, TokenError } from '../../client/index.ts';
import type { AccessToken } from '../../model/access-token.ts';
import type { Scope } from '../../model/endpoints.ts';
import { parseTime } from '../../model/times.ts';
import type { SetupRow } from '../../report/setup.ts';
import type { Context } from '../context/context.ts';
import type { NamedNeeds } from '../context/needs.ts';
import { failedRow } from './checks.ts';

const dayMs = 86_400_000;
/** How early the end of a token is a warning. */
const soonMs = 14 * dayMs;

const tokenPage = 'https://buildkite.com/user/api-access-tokens';

/** What is known of the token. */
export interface CheckedToken {
  readonly rows: readonly SetupRow[];
  /** False if each further request would fail for the same reason. */
  readonly isUsable: boolean;
  /** False if the service does not show its scopes. */
  readonly hasKnownScopes: boolean;
  /** Which of these scopes it lacks; none if the service does not show its scopes. */
  readonly lacks: (scopes: readonly Scope[]) => readonly Scope[];
}

/** Reads the token, and compares the service's clock with ours. */
export async function checkToken(context: Context): Promise<CheckedToken> {
  const { client, clock, signal } = context;
  const unknown = { isUsable: true, hasKnownScopes: false, lacks: () => [] };
  try {
    const token = await client.accessToken.get({ signal });
    const rows = [describeToken(token, client.serviceNow()), clockRow(client.serviceNow() - clock.now())];
    const held = token.scopes;
    if (!held) return { ...unknown, rows };
    const lacks: CheckedToken['lacks'] = (scopes) => scopes.filter((scope) => !held.includes(scope));
    return { rows, isUsable: true, hasKnownScopes: true, lacks };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      const found = 'The service does not show what a token may do, so its scopes are not checked.';
      return { ...unknown, rows: [{ what: 'Token', result: 'unknown', found }] };
    }
    const isRefused = error instanceof ApiError && error.status === 401;
    const row = failedRow(isRefused || error instanceof TokenError ? 'Token' : 'Service', error, context);
    return {
      rows: [{ ...row, ...(isRefused && { page: tokenPage }) }],
      isUsable: false,
      hasKnownScopes: true,
      lacks: (all) => all,
    };
  }
}

/** Whose token it is, and when it ends. */
function describeToken({ user, description, expires_at: end }: AccessToken, nowMs: number): SetupRow {
  const name = description ? ` “${description}”` : '';
  const endsMs = parseTime(end);
  const ends = endsMs === null ? 'It does not expire.' : `It expires on ${end?.slice(0, 10)}.`;
  const found = `The token${name} of ${user?.name || 'an unnamed user'} is valid. ${ends}`;
  if (endsMs === null || endsMs - nowMs > soonMs) return { what: 'Token', result: 'ok', found };
  const remedy = 'Create a new token, and replace the secret.';
  return { what: 'Token', result: 'warning', found, remedy, page: tokenPage };
}

function clockRow(aheadMs: number): SetupRow {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (seconds < 60) return { what: 'Clock', result: 'ok', found: 'The clocks of runner and service agree.' };
  const found = `The clock of the runner is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of the service.`;
  return {
    what: 'Clock',
    result: 'warning',
    found,
    remedy: 'Let the runner set its clock from a time server.',
  };
}

/** What each chosen operation lacks; of all operations, which ones the token allows. */
export function rowsOfScopes(
  { operations, chosen }: Readonly<Record<'operations' | 'chosen', readonly NamedNeeds[]>>,
  { lacks, hasKnownScopes }: CheckedToken,
): SetupRow[] {
  if (!hasKnownScopes) {
    const found = 'The service does not show the scopes of the token.';
    const rows = chosen.length > 0 ? chosen.map(({ name }) => name) : ['Scopes'];
    return rows.map((what) => ({ what, result: 'unknown', found }));
  }
  if (chosen.length > 0) return chosen.map((operation) => rowOfOperation(operation, lacks));
  const allowed = operations.filter(({ scopes }) => lacks(scopes).length === 0);
  const names = (some: readonly NamedNeeds[]) => some.map(({ name }) => name).join(', ');
  const others = operations.filter((operation) => !allowed.includes(operation));
  const rest = others.length === 0 ? '' : ` It lacks scopes for ${names(others)}.`;
  const result = allowed.length > 0 ? 'ok' : 'failed';
  const found = `The scopes allow ${names(allowed) || 'no operation'}.${rest}`;
  const remedy = allowed.length > 0 ? undefined : 'Create a token with the scopes of the operations.';
  const optional = allowed.map((operation) => rowOfOperation(operation, lacks));
  return [
    { what: 'Scopes', result, found, remedy, page: remedy && tokenPage },
    ...optional.filter((row) => row.result !== 'ok'),
  ];
}

function rowOfOperation(
  { name: what, scopes, optionalScopes }: NamedNeeds,
  lacks: CheckedToken['lacks'],
): SetupRow {
  const missing = lacks(scopes);
  const optional = optionalScopes.filter(({ scope }) => lacks([scope]).length > 0);
  if (missing.length === 0 && optional.length === 0)
    return { what, result: 'ok', found: 'The token has all scopes.' };
  const uses = optional.map(({ scope, purpose }) => `${scope} ${purpose}`);
  const found = [
    missing.length > 0 ? `The token lacks ${missing.join(' and ')}.` : [],
    uses.length > 0 ? `It lacks what is optional: ${uses.join('; ')}.` : [],
  ];
  const usual = optional.every(({ isByInput }) => isByInput) ? 'note' : 'warning';
  const result = missing.length > 0 ? 'failed' : usual;
  return {
    what,
    result,
    found: found.flat().join(' '),
    remedy: `Add the scopes to the token${missing.length > 0 ? '' : ' if you need that'}.`,
    page: tokenPage,
  };
}
