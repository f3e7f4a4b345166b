import type { BuildSnapshot } from '../../src/sandbox/world/controls.ts';
import { mayHaveArrived } from './rules.ts';
import { our, pipeline, type Stage } from './stage.ts';
import type { Sent } from './wire.ts';

/** True for a build that we created, and did not rebuild. */
export function isOurs({ creator, rebuiltFrom }: BuildSnapshot): boolean {
  return creator?.email === our.email && rebuiltFrom === null;
}

/** True for a build that runs, will run, or waits for a person. */
export function isLive({ state }: BuildSnapshot): boolean {
  return !['canceled', 'canceling', 'skipped', 'not_run', 'passed', 'failed'].includes(state);
}

/** Collects the builds of other people that we ask the service to cancel, as they are at that moment. */
export function watchCancels({ wire, sandbox }: Pick<Stage, 'wire' | 'sandbox'>): readonly BuildSnapshot[] {
  const strangers: BuildSnapshot[] = [];
  wire.watch({
    leaving({ path }) {
      const number = Number(/\/builds\/(\d+)\/cancel$/.exec(path)?.[1] ?? 0);
      const build = sandbox.world.build({ ...pipeline, number });
      if (build !== undefined && build.creator?.email !== our.email) strangers.push(build);
    },
  });
  return strangers;
}

/** A row of a list of builds, as far as it matters here. */
interface Row {
  readonly number: number;
  readonly meta_data?: Readonly<Record<string, string>>;
  readonly rebuilt_from?: { readonly number: number } | null;
}

/** A list of builds that the service answered with, and how many writes had gone out by then. */
export interface PlannedPoll {
  readonly rows: readonly Row[];
  readonly writesBefore: number;
}

/** Collects every list of builds that was answered to the end. */
export function watchLooks({ wire }: Pick<Stage, 'wire'>): readonly PlannedPoll[] {
  const looks: PlannedPoll[] = [];
  let writes = 0;
  wire.watch({
    leaving({ method }) {
      if (method !== 'GET') writes += 1;
    },
    answered({ answer }, body) {
      if (answer === 200 && Array.isArray(body)) looks.push({ rows: body, writesBefore: writes });
    },
  });
  return looks;
}

/** What is known of the one suite that a call is about. */
export interface SuiteWatch {
  /** The id that its slug led to when the call first saw it; undefined where it wrote before it had seen any. */
  meant(): unknown;
  /**
   * The writes that were sent again after one that may have been applied, without having seen since then that the slug
   * is still that of the suite which is meant. The first write goes by the slug alone.
   */
  readonly blind: readonly Sent[];
}

/** Watches what a call does to the suite of a slug. */
export function watchSuite({ wire }: Pick<Stage, 'wire'>, slug: string): SuiteWatch {
  const blind: Sent[] = [];
  const writes: Sent[] = [];
  const looks: { readonly id: unknown; readonly writesBefore: number }[] = [];
  const meant = () => looks.findLast(({ writesBefore }) => writesBefore === 0)?.id;
  wire.watch({
    leaving(sent) {
      if (sent.method === 'GET') return;
      const doubts = writes.findLastIndex(mayHaveArrived) + 1;
      const last = looks.at(-1);
      const sure = last?.id !== undefined && last.id === meant() && last.writesBefore >= doubts;
      if (doubts > 0 && !sure) blind.push(sent);
      writes.push(sent);
    },
    answered({ method, answer }, body) {
      if (method !== 'GET' || (answer !== 200 && answer !== 404)) return;
      const held = Array.isArray(body) ? body.find((suite) => field(suite, 'slug') === slug) : body;
      const id = field(held, 'id');
      // A garbled answer may hold another kind of id: nobody can have learned from it which suite is meant.
      looks.push({ id: typeof id === 'string' ? id : undefined, writesBefore: writes.length });
    },
  });
  return { meant, blind };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
