import { scopes } from '../../model/scopes.ts';
import type { User } from '../../model/user.ts';
import type { Seed, TokenSeed } from '../seed/seed.ts';

/** A token that the sandbox accepts. */
export interface SandboxToken {
  /** The name of the token in logs, which never contain the token itself. */
  readonly label: string;
  /** The secret that goes into `Authorization: Bearer`. */
  readonly token: string;
  readonly user: User;
  readonly scopes: readonly string[];
  /** Slugs of the organizations that it may see; any other is not found. */
  readonly organizations: readonly string[];
  /** Whether its user may edit pipelines, and so see their webhook URLs. */
  readonly canEdit: boolean;
}

/** A scope that is not in the document; the live service requires it to show a webhook URL. */
export const webhookScope = 'write_pipelines';

/** A scope that is not in the document; the live service requires it to read the log of a job. */
const logScope = 'read_build_logs';

const allScopes = [...scopes, webhookScope, logScope];

/** The tokens that every sandbox has. `narrow` sees only the first organization of the seed. */
const named = {
  all: { scopes: allScopes },
  readOnly: { scopes: ['read_suites', 'read_builds'] },
  buildsOnly: { scopes: ['read_builds', 'write_builds'] },
  suitesOnly: { scopes: ['read_suites', 'write_suites'] },
  noScopes: { scopes: [] },
  narrow: { scopes: allScopes },
  noEdit: { scopes: allScopes, canEdit: false },
} satisfies Record<string, TokenSeed>;

/** Name of a token that every sandbox has. */
export type TokenName = keyof typeof named;

/** Tokens by name: those that every sandbox has, and those of the seed. */
export type Tokens = Readonly<Record<TokenName, SandboxToken>> & { readonly [label: string]: SandboxToken };

/** The tokens of a sandbox. The values are readable on purpose: they protect nothing. */
export function tokensOf(seed: Seed, users: ReadonlyMap<string, User>): Tokens {
  const slugs = seed.organizations.map((organization) => organization.slug);
  const grant = (label: string, token: TokenSeed): [string, SandboxToken] => [
    label,
    {
      label,
      token: `bkua_sandbox_${label}`,
      user: userOf(token, label, users),
      scopes: token.scopes,
      organizations: token.organizations ?? slugs,
      canEdit: token.canEdit ?? true,
    },
  ];
  const seeds: Record<string, TokenSeed> = {
    ...named,
    narrow: { ...named.narrow, organizations: slugs.slice(0, 1) },
    ...seed.tokens,
  };
  return Object.fromEntries(Object.entries(seeds).map(([label, token]) => grant(label, token))) as Tokens;
}

function userOf(token: TokenSeed, label: string, users: ReadonlyMap<string, User>): User {
  const user = token.user === undefined ? [...users.values()][0] : users.get(token.user);
  if (!user) throw new Error(`The seed has no user "${token.user ?? ''}" for the token "${label}"`);
  return user;
}

/** The token in a request's headers, if the sandbox knows it. */
export function bearerOf(headers: Headers, tokens: Tokens): SandboxToken | null {
  const given = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (given === undefined) return null;
  return Object.values(tokens).find((token) => token.token === given) ?? null;
}
