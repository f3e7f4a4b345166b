import type { User } from '../../model/user.ts';
import type { PipelineSeed } from '../seed/seed.ts';
import type { Act } from '../simulation/act.ts';
import type { Stage } from '../simulation/plan.ts';
import type { Timeline } from '../simulation/timeline.ts';

/** An organization with all that it holds. */
export interface OrganizationRecord {
  readonly slug: string;
  readonly name: string;
  readonly id: string;
  /** Null where Teams are not enabled. */
  readonly teams: readonly string[] | null;
  readonly pipelines: Map<string, PipelineRecord>;
  /** In the order of their creation. */
  readonly suites: SuiteRecord[];
}

/** A pipeline and its builds. */
export interface PipelineRecord {
  readonly organization: OrganizationRecord;
  readonly seed: PipelineSeed;
  readonly slug: string;
  readonly id: string;
  /** Where its code is. */
  readonly repository: string;
  readonly createdAt: number;
  readonly builds: Map<number, BuildRecord>;
  /** Builds that were not over when last looked at. */
  readonly active: Set<BuildRecord>;
  lastNumber: number;
}

/** The pull request of a build, as the live service shows it. */
export interface PullRequest {
  readonly id: string;
  readonly base: string;
  readonly repository: string;
}

/** Who wrote the commit, as the request that created the build said. */
export interface Author {
  readonly name: string | null;
  readonly email: string | null;
}

/** What a build is created from. */
export interface BuildOrder {
  readonly commit: string;
  readonly branch: string;
  readonly message: string | null;
  readonly author: Author | null;
  readonly env: Readonly<Record<string, string>>;
  readonly meta_data: Readonly<Record<string, string>>;
  readonly pull_request: PullRequest | null;
  readonly source: string;
  readonly creator: User | null;
  readonly rebuiltFrom?: BuildRecord;
  readonly triggeredFrom?: { readonly build: BuildRecord; readonly position: number };
  /** A number above all others of the pipeline; the next one unless told. */
  readonly number?: number;
}

/** A build: what it was created from, and what was done to it. All else is worked out from these. */
export interface BuildRecord {
  readonly id: string;
  readonly number: number;
  readonly pipeline: PipelineRecord;
  readonly createdAt: number;
  readonly order: BuildOrder;
  readonly stages: readonly Stage[];
  /** How long its running jobs take to stop. */
  readonly cancelMs: number;
  /** Whether an agent turns `HEAD` into a SHA. */
  readonly resolvesHead: boolean;
  readonly acts: Act[];
  /** The builds that its trigger steps have started, by position of the job; null where none could be started. */
  readonly children: Map<number, BuildRecord | null>;
  /** Worked out when needed; dropped when something is done to the build, or to one that it waits for. */
  timeline: Timeline | null;
}

/** A flaky test. */
export interface FlakyTestRecord {
  readonly id: string;
  readonly name: string;
  readonly scope: string | null;
  readonly location: string | null;
  readonly file_name: string | null;
  readonly instances: number;
  readonly lastSeenAt: number;
}

/** A test suite. */
export interface SuiteRecord {
  readonly organization: OrganizationRecord;
  readonly id: string;
  readonly apiToken: string;
  name: string;
  slug: string;
  default_branch: string;
  /** Made when first asked for. */
  flakyTests: () => readonly FlakyTestRecord[];
}
