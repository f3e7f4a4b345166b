import type { BuildAddress, PipelineAddress, SuiteAddress } from '../../model/requests.ts';
import type { BuildState } from '../../model/states.ts';
import type { User } from '../../model/user.ts';
import type { SandboxClock } from '../clock.ts';
import type { FlakyTestSeed } from '../seed/seed.ts';
import { jobNameOf } from '../simulation/plan.ts';
import { currentSpans, finishedTime, jobStateAt } from '../simulation/state-at.ts';
import { advance } from './advance.ts';
import { commitAt, metaDataOf, stateOf, timelineOf } from './build-timeline.ts';
import { createBuild } from './create-build.ts';
import type { Users } from './load-seed.ts';
import type { BuildRecord, PipelineRecord, SuiteRecord } from './records.ts';
import { setFlakyTests } from './suites.ts';
import { applyCancel, applyRetry, applyUnblock, removeBuild } from './transitions.ts';
import type { World } from './world.ts';

/** A build as the sandbox stores it. Times are milliseconds since the epoch. */
export interface BuildSnapshot {
  readonly organization: string;
  readonly pipeline: string;
  readonly number: number;
  readonly id: string;
  /** The internal state: a blocked build is `blocked`. */
  readonly state: BuildState;
  readonly branch: string;
  readonly commit: string;
  readonly message: string | null;
  readonly source: string;
  readonly env: Readonly<Record<string, string>>;
  readonly meta_data: Readonly<Record<string, string>>;
  readonly creator: User | null;
  /** Number of the build that this one is a rebuild of. */
  readonly rebuiltFrom: number | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly jobs: readonly { readonly name: string | null; readonly type: string; readonly state: string }[];
}

/** A suite as the sandbox stores it. */
export interface SuiteSnapshot {
  readonly slug: string;
  readonly name: string;
  readonly id: string;
  readonly default_branch: string;
  readonly apiToken: string;
}

/** A build that a user starts without the API. */
export interface NewBuild extends PipelineAddress {
  /** Default: the pipeline's default branch. */
  readonly branch?: string;
  readonly commit?: string;
  readonly message?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly meta_data?: Readonly<Record<string, string>>;
  /** Default: `ui`. */
  readonly source?: string;
  /** Key of a user of the seed; by default the first. */
  readonly by?: string;
}

/**
 * Access to the data behind the API, and the actions of users. They happen at the clock's current time and are not
 * requests. An action that is not possible throws.
 */
export interface SandboxWorld {
  /** The builds of a pipeline, newest first. */
  builds(address: PipelineAddress): readonly BuildSnapshot[];
  build(address: BuildAddress): BuildSnapshot | undefined;
  run(order: NewBuild): BuildSnapshot;
  /** Unblocks a blocked build. */
  unblock(address: BuildAddress & { readonly by?: string }): void;
  cancel(address: BuildAddress): void;
  /** Retries a failed job: `job` is the name or key of its step; by default it passes. */
  retryJob(address: BuildAddress & { readonly job: string; readonly exit?: number }): void;
  /** Deletes the build. */
  deleteBuild(address: BuildAddress): void;
  suites(organization: string): readonly SuiteSnapshot[];
  /** Replaces a suite's flaky tests; their ages count from now. */
  setFlakyTests(address: SuiteAddress & { readonly tests: readonly FlakyTestSeed[] }): void;
}

/** The controls of a sandbox's world. */
export function createControls(world: World, users: Users, clock: SandboxClock): SandboxWorld {
  const advanceToNow = () => {
    const now = clock.now();
    advance(world, now);
    return now;
  };
  /** Advances first: a build that a trigger step starts exists from the moment that it is due. */
  const find = (address: BuildAddress) => {
    const now = advanceToNow();
    return { build: findBuild(world, address), now };
  };
  return {
    builds(address) {
      const now = advanceToNow();
      return [...findPipeline(world, address).builds.values()]
        .reverse()
        .map((build) => snapshotOf(build, now));
    },
    build(address) {
      const now = advanceToNow();
      const build = findPipeline(world, address).builds.get(address.number);
      return build && snapshotOf(build, now);
    },
    run({ by, ...order }) {
      const now = advanceToNow();
      const pipeline = findPipeline(world, order);
      const spec = specOf(order, pipeline, findUser(users, by));
      return snapshotOf(createBuild(world, pipeline, spec, now), now);
    },
    unblock({ by, ...address }) {
      const { build, now } = find(address);
      applyUnblock(build, findUser(users, by), now);
    },
    cancel(address) {
      const { build, now } = find(address);
      applyCancel(build, null, now);
    },
    retryJob({ job, exit = 0, ...address }) {
      const { build, now } = find(address);
      applyRetry(build, job, exit, now);
    },
    deleteBuild: (address) => removeBuild(world, find(address).build),
    suites: (organization) => findSuites(world, organization).map(suiteSnapshotOf),
    setFlakyTests({ organization, suite, tests }) {
      const found = findSuites(world, organization).find(({ slug }) => slug === suite);
      if (!found) throw new Error(`There is no suite ${organization}/${suite}`);
      setFlakyTests(found, tests, clock.now());
    },
  };
}

function snapshotOf(build: BuildRecord, now: number): BuildSnapshot {
  const { number, id, createdAt, pipeline, spec } = build;
  const timeline = timelineOf(build);
  return {
    organization: pipeline.organization.slug,
    pipeline: pipeline.slug,
    number,
    id,
    state: stateOf(build, now),
    branch: spec.branch,
    commit: commitAt(build, now),
    message: spec.message,
    source: spec.source,
    env: spec.env,
    meta_data: metaDataOf(build),
    creator: spec.creator,
    rebuiltFrom: spec.rebuiltFrom?.number ?? null,
    createdAt,
    startedAt: timeline.startedAt <= now ? timeline.startedAt : null,
    finishedAt: finishedTime(timeline, now),
    jobs: currentSpans(timeline, now).map((span) => ({
      name: jobNameOf(span.job),
      type: span.job.kind,
      state: jobStateAt(span, now),
    })),
  };
}

function suiteSnapshotOf({ slug, name, id, default_branch, apiToken }: SuiteRecord): SuiteSnapshot {
  return { slug, name, id, default_branch, apiToken };
}

function specOf(order: NewBuild, { seed }: PipelineRecord, creator: User) {
  const { branch = seed.default_branch ?? 'main', commit = 'HEAD', message = null } = order;
  const { env = {}, meta_data = {}, source = 'ui' } = order;
  return { branch, commit, message, env, meta_data, source, creator, author: null, pull_request: null };
}

function findPipeline(world: World, { organization, pipeline }: PipelineAddress): PipelineRecord {
  const found = world.organizations.get(organization)?.pipelines.get(pipeline);
  if (!found) throw new Error(`There is no pipeline ${organization}/${pipeline}`);
  return found;
}

function findBuild(world: World, address: BuildAddress): BuildRecord {
  const found = findPipeline(world, address).builds.get(address.number);
  if (!found)
    throw new Error(`There is no build ${address.number} of ${address.organization}/${address.pipeline}`);
  return found;
}

function findSuites(world: World, organization: string): readonly SuiteRecord[] {
  const found = world.organizations.get(organization);
  if (!found) throw new Error(`There is no organization ${organization}`);
  return found.suites;
}

function findUser(users: Users, key: string | undefined): User {
  const user = key === undefined ? [...users.values()][0] : users.get(key);
  if (!user) throw new Error(`There is no user "${key ?? ''}"`);
  return user;
}
