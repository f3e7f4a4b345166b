import type { BuildAddress, PipelineAddress } from '../model/requests.ts';
import { cancelableStates, retryableStates } from '../model/states.ts';
import type { SandboxClock } from './clock.ts';
import type { Order } from './seed/orders.ts';
import { serializeBuild } from './serialize/build.ts';
import type { BuildView } from './serialize/view.ts';
import { isOpenAt } from './simulation/timeline.ts';
import { advance, createBuild, failedSpans } from './world/builds.ts';
import { requireUser } from './world/load-seed.ts';
import type { BuildRecord, World } from './world/records.ts';
import { setFlakyTests } from './world/suites.ts';

/** A build as it is read, with its address, and its internal state: a blocked build is `blocked`. */
export type BuildSnapshot = ReturnType<typeof snapshotOf>;

/** Access to the data behind the API, and the actions of users. */
export type SandboxWorld = ReturnType<typeof createControls>;

/** Addresses in snapshots, unless the caller knows where the sandbox is served. */
const nowhere = new URL('http://sandbox.test');

/**
 * The controls of a sandbox's world. What they do happens at the clock's current time and is no request. What is not
 * possible throws.
 */
export function createControls(world: World, clock: SandboxClock, webOriginOf: (url: URL) => string) {
  const show = (build: BuildRecord, url = nowhere) =>
    snapshotOf(build, { url, webOrigin: webOriginOf(url), now: clock.now() });
  /** Advances first: a build that a trigger step starts exists from the moment that it is due. */
  const pipelineOf = ({ organization, pipeline }: PipelineAddress) => {
    advance(world, clock.now());
    const found = world.organizations.get(organization)?.pipelines.get(pipeline);
    return found ?? fail(`There is no pipeline ${organization}/${pipeline}`);
  };
  const buildOf = (address: BuildAddress) => {
    const { number, organization, pipeline } = address;
    const found = pipelineOf(address).builds.get(number);
    return found ?? fail(`There is no build ${number} of ${organization}/${pipeline}`);
  };
  const suitesOf = (organization: string) =>
    world.organizations.get(organization)?.suites ?? fail(`There is no organization ${organization}`);
  return {
    /** The builds of a pipeline, newest first. */
    builds(address: PipelineAddress) {
      const all = [...pipelineOf(address).builds.values()].reverse();
      return all.map((build) => show(build));
    },
    build(address: BuildAddress): BuildSnapshot | undefined {
      const build = pipelineOf(address).builds.get(address.number);
      return build && show(build);
    },
    /** Starts a build: by default on the default branch, from `ui`. Its addresses are of the sandbox at `url`. */
    run(order: Order<'run'>, url?: URL) {
      const pipeline = pipelineOf(order);
      const { by, organization: _, pipeline: __, ...given } = order;
      const spec = { source: 'ui', ...given, creator: requireUser(world, by) };
      return show(createBuild(world, pipeline, spec, clock.now()), url);
    },
    /** Unblocks a blocked build. */
    unblock({ by, ...address }: Order<'unblock'>): void {
      const build = buildOf(address);
      const at = clock.now();
      const span = build.timeline.spans.find((each) => isOpenAt(each, at));
      if (!span || build.timeline.stateAt(at) !== 'blocked')
        throw new Error(`Build ${address.number} is not blocked: it is ${build.timeline.stateAt(at)}`);
      const { position } = span.job;
      build.add({ kind: 'unblock', at, position, by: requireUser(world, by), fields: {} });
    },
    cancel(address: Order<'cancel'>): void {
      const build = buildOf(address);
      const at = clock.now();
      if (!cancelableStates.includes(build.timeline.stateAt(at)))
        throw new Error(`Build ${address.number} is already ${build.timeline.stateAt(at)}`);
      build.add({ kind: 'cancel', at, reason: null });
    },
    /** Retries a failed job: `job` is the name or key of its step; by default it passes. */
    retryJob(order: Order<'retryJob'>): void {
      const { job: wanted, exit = 0 } = order;
      const build = buildOf(order);
      const at = clock.now();
      const all = failedSpans(build, retryableStates, at);
      const failed = all.find(({ job }) => job.name === wanted || job.step.key === wanted);
      if (!failed) throw new Error(`Build ${order.number} has no failed job "${wanted}"`);
      build.add({ kind: 'retry', at, position: failed.job.position, exit });
    },
    /** Removes a build; its number is not used again. */
    deleteBuild(address: Order<'deleteBuild'>): void {
      const build = buildOf(address);
      build.pipeline.builds.delete(build.number);
      world.builds.splice(world.builds.indexOf(build), 1);
    },
    suites: (organization: string) => suitesOf(organization).map((suite) => ({ ...suite })),
    /** Replaces a suite's flaky tests; their ages count from now. */
    setFlakyTests(order: Order<'setFlakyTests'>): void {
      const { organization, suite, tests } = order;
      const found = suitesOf(organization).find(({ slug }) => slug === suite);
      setFlakyTests(found ?? fail(`There is no suite ${organization}/${suite}`), tests, clock.now());
    },
  };
}

function fail(problem: string): never {
  throw new Error(problem);
}

function snapshotOf(build: BuildRecord, at: Pick<BuildView, 'url' | 'webOrigin' | 'now'>) {
  const { pipeline, timeline } = build;
  const view = { endpoint: 'builds.get', token: { canEdit: true, scopes: [] }, ...at };
  const place = { organization: pipeline.organization.slug, pipeline: pipeline.slug };
  return { ...serializeBuild(view, build), ...place, state: timeline.stateAt(at.now) };
}
