import type { User } from '../../model/user.ts';
import type { Random } from '../identity.ts';
import type {
  FlakyTestSeed,
  IdentitySeed,
  PipelineSeed,
  PullRequestSeed,
  ScriptedAnnotation,
} from '../seed/seed.ts';
import type { Stage } from '../simulation/plan.ts';
import type { BuildEvent, Timeline } from '../simulation/timeline.ts';

/** The data of a sandbox, without its tokens. */
export interface World {
  readonly random: Random;
  /** Users by their key in the seed; the first one is the default. */
  readonly users: ReadonlyMap<string, User>;
  readonly organizations: Map<string, OrganizationRecord>;
  /** By the label of the tokens that they get. */
  readonly identities: Readonly<Record<string, IdentitySeed>>;
  /** All builds, oldest first. */
  readonly builds: BuildRecord[];
  /** Delayed writes. */
  readonly tasks: Set<WorldTask>;
}

/** What happens at a simulated time. */
export interface WorldTask {
  readonly at: number;
  readonly run: () => void;
}

/** An organization with its pipelines and suites. */
export interface OrganizationRecord {
  readonly slug: string;
  /** Null if Teams are not enabled. */
  readonly teams: readonly string[] | null;
  readonly pipelines: Map<string, PipelineRecord>;
  /** In the order of creation. */
  readonly suites: SuiteRecord[];
}

/** A pipeline and its builds. */
export interface PipelineRecord extends Required<PipelineSeed> {
  readonly organization: OrganizationRecord;
  readonly id: string;
  readonly builds: Map<number, BuildRecord>;
  lastNumber: number;
}

/** What a build is created from. */
export interface BuildSpec {
  readonly commit: string;
  readonly branch: string;
  readonly message: string | null;
  readonly env: Readonly<Record<string, string>>;
  readonly meta_data: Readonly<Record<string, string>>;
  readonly pull_request: Required<PullRequestSeed> | null;
  readonly source: string;
  readonly creator: User | null;
  /** As it was sent. */
  readonly author?: unknown;
  readonly rebuiltFrom?: BuildRecord;
  /** The build with the trigger step that started it. */
  readonly startedBy?: BuildRecord;
  /** A number greater than those of all earlier builds; by default the next one. */
  readonly number?: number;
}

/** What is given of it; the rest has defaults. */
export type NewBuild = Partial<Omit<BuildSpec, 'pull_request'>> &
  Pick<BuildSpec, 'source' | 'creator'> & { readonly pull_request?: PullRequestSeed | null };

/** A build: what it was created from, and its events. Everything else is computed from these. */
export interface BuildRecord {
  readonly id: string;
  readonly number: number;
  readonly pipeline: PipelineRecord;
  readonly createdAt: number;
  readonly spec: BuildSpec;
  readonly stages: readonly Stage[];
  readonly annotations: ScriptedAnnotation[];
  readonly events: BuildEvent[];
  /** The builds that its trigger steps have started, by position of the job; null if the build could not be started. */
  readonly children: Map<number, BuildRecord | null>;
  /** What it does and when: computed when needed, and again only after it, or a build that it waits for, gets an event. */
  readonly timeline: Timeline;
  /** Adds events; without any, `children` have changed. */
  add(...events: BuildEvent[]): void;
}

/** A test of a suite. */
export interface TestRecord {
  readonly id: string;
  readonly name: string;
  readonly scope: string | null;
  readonly location: string | null;
  readonly file_name: string | null;
  readonly labels: readonly string[];
  readonly state: NonNullable<FlakyTestSeed['state']>;
  /** UUIDs of the teams that own it. */
  readonly owners: readonly string[];
}

/** A flaky test: how often it has failed, how often it has run, and when it last failed. */
export interface FlakyTestRecord extends TestRecord {
  readonly instances: number;
  readonly executions: number;
  readonly branch: string;
  readonly lastSeenAt: number;
}

/** A test suite. */
export interface SuiteRecord {
  readonly organization: OrganizationRecord;
  readonly id: string;
  readonly apiToken: string;
  /** Whether results name the job that they belong to. */
  readonly jobTags: boolean;
  name: string;
  slug: string;
  default_branch: string;
  flakyTests: () => readonly FlakyTestRecord[];
}
