import type { User } from '../../model/user.ts';
import type { Seed, TokenSeed } from '../seed/seed.ts';
import { webhookScope } from '../serialize/build.ts';
import { requireUser } from '../world/load-seed.ts';
import type { World } from '../world/records.ts';
import { routes } from './routes.ts';

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

/** The scopes of all endpoints, and that of the live service for webhook URLs. */
const allScopes = [...new Set(Object.values(routes).map(({ scope }) => scope)), webhookScope].filter(Boolean);

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
export function tokensOf(seed: Seed, world: World): Tokens {
  const narrow = { ...named.narrow, organizations: seed.organizations.slice(0, 1).map(({ slug }) => slug) };
  const all = Object.entries<TokenSeed>({ ...named, narrow, ...seed.tokens });
  const made = all.map(([label, access]) => grant(world, label, access, `bkua_sandbox_${label}`));
  return Object.fromEntries(made.map((token) => [token.label, token])) as Tokens;
}

/** A token with the access that a seed describes: by default of the first user, to all organizations. */
export function grant(world: World, label: string, access: TokenSeed, token: string): SandboxToken {
  const { scopes, canEdit = true, organizations = [...world.organizations.keys()] } = access;
  return { label, token, user: requireUser(world, access.user), scopes, canEdit, organizations };
}

/** All tokens that the sandbox accepts: those of its seed, and those that it issues. */
export type TokenStore = ReturnType<typeof createTokenStore>;

/** The tokens of a seed, and none issued yet. */
export function createTokenStore(tokens: Tokens) {
  const accepted = new Map(
    Object.values(tokens).map((token) => [token.token, { token, expiresAt: Number.POSITIVE_INFINITY }]),
  );
  return {
    /** The token in a request's headers, if it is valid at this time. */
    find(headers: Headers, at: number): SandboxToken | null {
      const given = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
      const found = accepted.get(given ?? '');
      return found !== undefined && at < found.expiresAt ? found.token : null;
    },
    /** IDs of the identity tokens that were exchanged. */
    exchanged: new Set<unknown>(),
    issue(token: SandboxToken, expiresAt: number): void {
      accepted.set(token.token, { token, expiresAt });
    },
  };
}
