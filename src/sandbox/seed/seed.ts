import type { JsonWebKey } from 'node:crypto';
import type { ScriptSource } from '../simulation/script.ts';

/** A user. Builds and tokens refer to it by its key in the seed. */
export interface UserSeed {
  readonly name: string;
  readonly email: string;
}

/** The access of a token. */
export interface TokenSeed {
  /** Key of the user whose token it is; by default the first of the seed. */
  readonly user?: string;
  readonly scopes: readonly string[];
  /** Slugs of the organizations that it may see; by default all. */
  readonly organizations?: readonly string[];
  /** Whether its user may edit pipelines, and so see their webhook URLs (api.md §2.7); true by default. */
  readonly canEdit?: boolean;
}

/** An identity whose tokens are exchanged for tokens of the service with this access (workload identity federation). */
export interface IdentitySeed extends TokenSeed {
  readonly clientId: string;
  readonly issuer: string;
  readonly audience: string;
  /** Public RSA key of the issuer. */
  readonly key: JsonWebKey;
  /** Claims that an identity token must have; `*` in a value matches any text. */
  readonly claims?: Readonly<Record<string, string>>;
  /** How long a token of the service lives, in simulated milliseconds; one hour by default. */
  readonly lifeMs?: number;
}

/** A past build. It follows the pipeline's script, as a new build does. */
export interface BuildSeed {
  /** How long before the start of the sandbox it was created. */
  readonly ageMs: number;
  readonly branch?: string;
  readonly commit?: string;
  readonly message?: string | null;
  /** Key of a user; null if the service does not know the user. */
  readonly creator?: string | null;
  readonly source?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly meta_data?: Readonly<Record<string, string>>;
  readonly pull_request?: { readonly id: string; readonly base: string; readonly repository: string };
  /** Number of the build that it is a rebuild of. */
  readonly rebuilds?: number;
  /** How long after its creation it was canceled. */
  readonly canceledAfterMs?: number;
  /** Its number, greater than that of the previous build; by default the next one. */
  readonly number?: number;
}

/** A pipeline: what its builds do, and the settings that affect the endpoints. */
export interface PipelineSeed {
  readonly slug: string;
  readonly name?: string;
  readonly script: ScriptSource;
  readonly repository?: string;
  readonly default_branch?: string;
  /** Branch patterns, separated by spaces: builds of other branches are rejected, unless they ignore the filters. */
  readonly branch_configuration?: string;
  /** If false, rebuilds are rejected. */
  readonly allow_rebuilds?: boolean;
  /** If true, a newer build of a branch skips those that have not started. */
  readonly skip_queued_branch_builds?: boolean;
  /** If true, a newer build of a branch cancels those that are running. */
  readonly cancel_running_branch_builds?: boolean;
  readonly history?: readonly BuildSeed[];
}

/** A flaky test; missing values are derived. */
export interface FlakyTestSeed {
  readonly name: string;
  readonly scope?: string | null;
  /** File path with line number. */
  readonly location?: string | null;
  readonly file_name?: string | null;
  readonly instances?: number;
  /** How often it ran, failed executions included; by default some multiple of `instances`. */
  readonly executions?: number;
  /** How long before the start of the sandbox it last flaked. */
  readonly ageMs?: number;
}

/** A test suite with its flaky tests, or a function that returns them: a long list is created only on first use. */
export interface SuiteSeed {
  readonly name: string;
  readonly default_branch?: string;
  readonly flakyTests?: readonly FlakyTestSeed[] | (() => readonly FlakyTestSeed[]);
  /** If false, the results do not say of which job they are. */
  readonly jobTags?: boolean;
}

/** An organization. If it has teams, a new suite must name at least one (api.md §4.1). */
export interface OrganizationSeed {
  readonly slug: string;
  readonly name?: string;
  /** UUIDs of its teams; undefined if Teams are not enabled. */
  readonly teams?: readonly string[];
  readonly pipelines?: readonly PipelineSeed[];
  readonly suites?: readonly SuiteSeed[];
}

/** The data that a sandbox starts with. */
export interface Seed {
  readonly organizations: readonly OrganizationSeed[];
  /** At least one user; by default Ada. */
  readonly users?: Readonly<Record<string, UserSeed>>;
  /** Tokens in addition to those that every sandbox has. */
  readonly tokens?: Readonly<Record<string, TokenSeed>>;
  /** Identities that can get a token, by the label of that token in the request log; by default none. */
  readonly identities?: Readonly<Record<string, IdentitySeed>>;
}
