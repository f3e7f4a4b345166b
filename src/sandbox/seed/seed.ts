import type { ScriptSource } from '../simulation/script.ts';

/** A person, under a key of the seed by which builds and tokens name them. */
export interface UserSeed {
  readonly name: string;
  readonly email: string;
}

/** What a token may do, and where. */
export interface TokenSeed {
  /** Key of the user whose token it is; the first of the seed unless told. */
  readonly user?: string;
  readonly scopes: readonly string[];
  /** Slugs of the organizations that it may see; all unless told. */
  readonly organizations?: readonly string[];
  /** Whether its user may edit pipelines, and so see their webhook URLs (api.md §2.7); true unless told. */
  readonly canEdit?: boolean;
}

/** A build of the past. It lives by the pipeline's script, as a build of today does. */
export interface BuildSeed {
  /** How long before the sandbox's start it was created. */
  readonly ageMs: number;
  readonly branch?: string;
  readonly commit?: string;
  readonly message?: string | null;
  /** Key of a user; null for one that the service does not know. */
  readonly creator?: string | null;
  readonly source?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly meta_data?: Readonly<Record<string, string>>;
  readonly pull_request?: { readonly id: string; readonly base: string; readonly repository: string };
  /** Number of the build that it is a rebuild of. */
  readonly rebuilds?: number;
  /** How long after its creation it was canceled. */
  readonly canceledAfterMs?: number;
  /** How long after its creation a person let it pass its first block step. */
  readonly unblockedAfterMs?: number;
  /** Its number, above that of the build before; the next one unless told. */
  readonly number?: number;
}

/** A pipeline: how its builds go, and the settings that matter to the thirteen endpoints. */
export interface PipelineSeed {
  readonly slug: string;
  readonly name?: string;
  readonly script: ScriptSource;
  readonly repository?: string;
  readonly default_branch?: string;
  /** The code host: `github` unless told; `private` for none. */
  readonly provider?: 'github' | 'gitlab' | 'bitbucket' | 'private';
  /** Branch patterns, parted by spaces: builds of other branches are refused, unless they ask to be let in. */
  readonly branch_configuration?: string;
  /** False: builds of branches are refused, unless they ask to be let in. */
  readonly build_branches?: boolean;
  /** False: rebuilds are refused. */
  readonly allow_rebuilds?: boolean;
  /** True: a newer build of a branch makes those that have not started `skipped`. */
  readonly skip_queued_branch_builds?: boolean;
  /** True: a newer build of a branch cancels those that run. */
  readonly cancel_running_branch_builds?: boolean;
  /** True: its steps are signed. */
  readonly signed?: boolean;
  readonly history?: readonly BuildSeed[];
}

/** A flaky test; what is left out is derived from its name. */
export interface FlakyTestSeed {
  readonly name: string;
  readonly scope?: string | null;
  /** File path with line. */
  readonly location?: string | null;
  readonly file_name?: string | null;
  readonly instances?: number;
  /** How long before the sandbox's start it was last seen to flake. */
  readonly ageMs?: number;
}

/** A test suite, and its flaky tests or how to get them: a long list is made only when it is asked for. */
export interface SuiteSeed {
  readonly name: string;
  readonly default_branch?: string;
  readonly flakyTests?: readonly FlakyTestSeed[] | (() => readonly FlakyTestSeed[]);
}

/** An organization. Where it has teams, a new suite must name one at least (api.md §4.1). */
export interface OrganizationSeed {
  readonly slug: string;
  readonly name?: string;
  /** UUIDs of its teams; none: Teams are not enabled. */
  readonly teams?: readonly string[];
  readonly pipelines?: readonly PipelineSeed[];
  readonly suites?: readonly SuiteSeed[];
}

/** What a sandbox holds when it starts. */
export interface Seed {
  readonly organizations: readonly OrganizationSeed[];
  /** At least one person; Ada unless told. */
  readonly users?: Readonly<Record<string, UserSeed>>;
  /** Tokens beyond the named ones that every sandbox has. */
  readonly tokens?: Readonly<Record<string, TokenSeed>>;
}
