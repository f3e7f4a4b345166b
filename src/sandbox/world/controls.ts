import type { BuildAddress, PipelineAddress, SuiteAddress } from '../../model/requests.ts';
import type { BuildState } from '../../model/states.ts';
import type { SandboxClock } from '../clock.ts';
import type { FlakyTestSeed } from '../seed/seed.ts';
import { currentSpans, finishedTime, jobStateAt } from '../simulation/timeline.ts';
import {
  advance,
  applyCancel,
  applyRetry,
  applyUnblock,
  commitAt,
  createBuild,
  metaDataOf,
  removeBuild,
  stateOf,
  timelineOf,
} from './builds.ts';
import { requireUser } from './load-seed.ts';
import type { BuildRecord, BuildSpec, PipelineRecord, SuiteRecord, World } from './records.ts';
import { setFlakyTests } from './suites.ts';

/** A build as the sandbox stores it. Times are milliseconds since the epoch. */
export interface BuildSnapshot
  extends Pick<BuildSpec, 'branch' | 'commit' | 'message' | 'source' | 'env' | 'meta_data' | 'creator'> {
  readonly organization: string;
  readonly pipeline: string;
  readonly number: number;
  readonly id: string;
  /** The internal state: a blocked build is `blocked`. */
  readonly state: BuildState;
  /** Number of the build that this one is a rebuild of. */
  readonly rebuiltFrom: number | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly jobs: readonly { readonly name: string | null; readonly type: string; readonly state: string }[];
}

/** A suite as the sandbox stores it. */
export type SuiteSnapshot = Pick<SuiteRecord, 'slug' | 'name' | 'id' | 'default_branch' | 'apiToken'>;

/** A build that a user starts without the API: by default on the default branch, from `ui`. */
export interface NewBuild
  extends PipelineAddress,
    Partial<Pick<BuildSpec, 'branch' | 'commit' | 'message' | 'env' | 'meta_data' | 'source'>> {
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
export function createControls(world: World, clock: SandboxClock): SandboxWorld {
  /** Advances first: a build that a trigger step starts exists from the moment that it is due. */
  const pipelineOf = ({ organization, pipeline }: PipelineAddress): PipelineRecord => {
    advance(world, clock.now());
    const found = world.organizations.get(organization)?.pipelines.get(pipeline);
    return found ?? fail(`There is no pipeline ${organization}/${pipeline}`);
  };
  const buildOf = (address: BuildAddress): BuildRecord => {
    const { number, organization, pipeline } = address;
    const found = pipelineOf(address).builds.get(number);
    return found ?? fail(`There is no build ${number} of ${organization}/${pipeline}`);
  };
  const suitesOf = (organization: string): readonly SuiteRecord[] =>
    world.organizations.get(organization)?.suites ?? fail(`There is no organization ${organization}`);
  return {
    builds: (address) =>
      [...pipelineOf(address).builds.values()].reverse().map((build) => snapshotOf(build, clock.now())),
    build(address) {
      const build = pipelineOf(address).builds.get(address.number);
      return build && snapshotOf(build, clock.now());
    },
    run(order) {
      const pipeline = pipelineOf(order);
      const { branch = pipeline.seed.default_branch ?? 'main', commit = 'HEAD', message = null } = order;
      const { env = {}, meta_data = {}, source = 'ui' } = order;
      const given = { branch, commit, message, env, meta_data, source };
      const spec = { ...given, creator: requireUser(world, order.by), author: null, pull_request: null };
      return snapshotOf(createBuild(world, pipeline, spec, clock.now()), clock.now());
    },
    unblock: ({ by, ...address }) => applyUnblock(buildOf(address), requireUser(world, by), clock.now()),
    cancel: (address) => applyCancel(buildOf(address), clock.now()),
    retryJob: ({ job, exit = 0, ...address }) => applyRetry(buildOf(address), job, exit, clock.now()),
    deleteBuild: (address) => removeBuild(world, buildOf(address)),
    suites: (organization) =>
      suitesOf(organization).map(({ slug, name, id, default_branch, apiToken }) => {
        return { slug, name, id, default_branch, apiToken };
      }),
    setFlakyTests({ organization, suite, tests }) {
      const found = suitesOf(organization).find(({ slug }) => slug === suite);
      setFlakyTests(found ?? fail(`There is no suite ${organization}/${suite}`), tests, clock.now());
    },
  };
}

function fail(problem: string): never {
  throw new Error(problem);
}

function snapshotOf(build: BuildRecord, now: number): BuildSnapshot {
  const { number, id, createdAt, pipeline, spec } = build;
  const { branch, message, source, env, creator } = spec;
  const timeline = timelineOf(build);
  return {
    organization: pipeline.organization.slug,
    pipeline: pipeline.slug,
    number,
    id,
    state: stateOf(build, now),
    ...{ branch, message, source, env, creator },
    commit: commitAt(build, now),
    meta_data: metaDataOf(build),
    rebuiltFrom: spec.rebuiltFrom?.number ?? null,
    createdAt,
    startedAt: timeline.startedAt <= now ? timeline.startedAt : null,
    finishedAt: finishedTime(timeline, now),
    jobs: currentSpans(timeline, now).map((span) => ({
      name: span.job.name,
      type: span.job.kind,
      state: jobStateAt(span, now),
    })),
  };
}
