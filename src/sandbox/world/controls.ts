import type { BuildAddress, PipelineAddress, SuiteAddress } from '../../model/requests.ts';
import type { BuildState } from '../../model/states.ts';
import type { User } from '../../model/user.ts';
import type { SandboxClock } from '../clock.ts';
import type { FlakyTestSeed } from '../seed/seed.ts';
import { jobNameOf } from '../simulation/plan.ts';
import { currentSpans, finishedTime, jobStateAt } from '../simulation/standing.ts';
import { advance } from './advance.ts';
import { lifeOf, stateOf } from './build-life.ts';
import { commitAt } from './commit.ts';
import { createBuild } from './create-build.ts';
import type { Users } from './load-seed.ts';
import type { BuildRecord, PipelineRecord, SuiteRecord } from './records.ts';
import { setFlakyTests } from './suite-book.ts';
import { cancelBuild, deleteBuild, retryJob, unblockBuild } from './transitions.ts';
import type { World } from './world.ts';

/** A build as it is inside, whatever a profile makes of it. Times are milliseconds since the epoch. */
export interface BuildSnapshot {
  readonly organization: string;
  readonly pipeline: string;
  readonly number: number;
  readonly id: string;
  /** The inner state: a blocked build is `blocked`. */
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

/** A suite as it is inside. */
export interface SuiteSnapshot {
  readonly slug: string;
  readonly name: string;
  readonly id: string;
  readonly default_branch: string;
  readonly apiToken: string;
}

/** A build that a person starts, by a push or a click. */
export interface PersonalBuild extends PipelineAddress {
  /** The pipeline's default branch unless told. */
  readonly branch?: string;
  readonly commit?: string;
  readonly message?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly meta_data?: Readonly<Record<string, string>>;
  /** `ui` unless told. */
  readonly source?: string;
  /** Key of a user of the seed; the first unless told. */
  readonly by?: string;
}

/**
 * A look behind the API, and what users do to builds meanwhile. All of it happens at the clock's now, and nothing of
 * it is a request. What cannot be done throws.
 */
export interface SandboxWorld {
  /** The builds of a pipeline, newest first. */
  builds(address: PipelineAddress): readonly BuildSnapshot[];
  build(address: BuildAddress): BuildSnapshot | undefined;
  run(order: PersonalBuild): BuildSnapshot;
  /** Lets a blocked build go on. */
  unblock(address: BuildAddress & { readonly by?: string }): void;
  cancel(address: BuildAddress): void;
  /** Runs a failed job again: `job` is the name or key of its step; it passes unless told. */
  retryJob(address: BuildAddress & { readonly job: string; readonly exit?: number }): void;
  /** The build disappears. */
  deleteBuild(address: BuildAddress): void;
  suites(organization: string): readonly SuiteSnapshot[];
  /** Replaces a suite's flaky tests; their ages count from now. */
  setFlakyTests(address: SuiteAddress & { readonly tests: readonly FlakyTestSeed[] }): void;
}

/** The world of a sandbox, for users. */
export function createControls(world: World, users: Users, clock: SandboxClock): SandboxWorld {
  const present = () => {
    const now = clock.now();
    advance(world, now);
    return now;
  };
  /** Settles first: a build that a trigger step starts is there from the moment that it is due. */
  const find = (address: BuildAddress) => {
    const now = present();
    return { build: findBuild(world, address), now };
  };
  return {
    builds(address) {
      const now = present();
      return [...findPipeline(world, address).builds.values()]
        .reverse()
        .map((build) => snapshotOf(build, now));
    },
    build(address) {
      const now = present();
      const build = findPipeline(world, address).builds.get(address.number);
      return build && snapshotOf(build, now);
    },
    run({ by, ...order }) {
      const now = present();
      const pipeline = findPipeline(world, order);
      return snapshotOf(
        createBuild(world, pipeline, orderOf(order, pipeline, personOf(users, by)), now),
        now,
      );
    },
    unblock({ by, ...address }) {
      const { build, now } = find(address);
      unblockBuild(build, personOf(users, by), now);
    },
    cancel(address) {
      const { build, now } = find(address);
      cancelBuild(build, null, now);
    },
    retryJob({ job, exit = 0, ...address }) {
      const { build, now } = find(address);
      retryJob(build, job, exit, now);
    },
    deleteBuild: (address) => deleteBuild(world, find(address).build),
    suites: (organization) => findSuites(world, organization).map(suiteSnapshotOf),
    setFlakyTests({ organization, suite, tests }) {
      const found = findSuites(world, organization).find(({ slug }) => slug === suite);
      if (!found) throw new Error(`There is no suite ${organization}/${suite}`);
      setFlakyTests(found, tests, clock.now());
    },
  };
}

function snapshotOf(build: BuildRecord, now: number): BuildSnapshot {
  const { number, id, createdAt, pipeline, order } = build;
  const life = lifeOf(build);
  return {
    organization: pipeline.organization.slug,
    pipeline: pipeline.slug,
    number,
    id,
    state: stateOf(build, now),
    branch: order.branch,
    commit: commitAt(build, now),
    message: order.message,
    source: order.source,
    env: order.env,
    meta_data: order.meta_data,
    creator: order.creator,
    rebuiltFrom: order.rebuiltFrom?.number ?? null,
    createdAt,
    startedAt: life.startedAt <= now ? life.startedAt : null,
    finishedAt: finishedTime(life, now),
    jobs: currentSpans(life, now).map((span) => ({
      name: jobNameOf(span.job),
      type: span.job.kind,
      state: jobStateAt(span, now),
    })),
  };
}

function suiteSnapshotOf({ slug, name, id, default_branch, apiToken }: SuiteRecord): SuiteSnapshot {
  return { slug, name, id, default_branch, apiToken };
}

function orderOf(order: PersonalBuild, { seed }: PipelineRecord, creator: User) {
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

function personOf(users: Users, key: string | undefined): User {
  const person = key === undefined ? [...users.values()][0] : users.get(key);
  if (!person) throw new Error(`There is no user "${key ?? ''}"`);
  return person;
}
