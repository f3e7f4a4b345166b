import { describeProgress } from '../report/builds/progress.ts';
import type { Context } from './operation.ts';
import { nameBuild } from './outcomes.ts';
import { readWhole } from './read-builds.ts';
import type { Watch } from './watch.ts';

/** A queue this old is worth a word: nothing may ever take the build. */
const longQueueMs = 60_000;

/** Tells in the log how builds get on: a line when something has changed, none when nothing has. */
export interface Teller {
  readonly tell: (watches: readonly Watch[]) => Promise<void>;
}

/** What was told of one build. */
interface Told {
  line: string;
  failure: boolean;
  queue: boolean;
}

/** A teller that has told nothing yet. The first failure of a build, and a long queue, it looks into. */
export function createTeller(context: Context): Teller {
  const { log, redact } = context;
  const toldOf = new Map<string, Told>();

  const tellOne = async (watch: Watch): Promise<void> => {
    const name = nameBuild(watch.address);
    const told = toldOf.get(name) ?? { line: '', failure: false, queue: false };
    toldOf.set(name, told);
    const progress = describeProgress(watch.build, redact);
    if (progress.text !== told.line) log.info(`${name}: ${progress.text}`);
    told.line = progress.text;
    if ((progress.jobs?.failed ?? 0) > 0 && !told.failure) {
      told.failure = true;
      await tellFailure(watch, context);
    }
    if (watch.phase === 'queued' && watch.seenMs - watch.sinceMs > longQueueMs && !told.queue) {
      told.queue = true;
      await tellQueue(watch, context);
    }
  };

  return {
    tell: async (watches) => {
      for (const watch of watches) await tellOne(watch);
    },
  };
}

async function tellFailure(watch: Watch, context: Context): Promise<void> {
  const whole = watch.build.jobs ? watch.build : await readWhole(watch.address, context);
  const first = whole && describeProgress(whole, context.redact).firstFailure;
  if (first) context.log.info(`${nameBuild(watch.address)}: the first job that failed is “${first}”.`);
}

async function tellQueue(watch: Watch, context: Context): Promise<void> {
  const whole = watch.build.jobs ? watch.build : await readWhole(watch.address, context);
  const waiting = (whole?.jobs ?? []).find((job) => job.type === 'script' && 'agent_query_rules' in job);
  const rules = waiting && 'agent_query_rules' in waiting ? waiting.agent_query_rules : null;
  const wanted =
    Array.isArray(rules) && rules.length > 0 ? ` It wants an agent with ${rules.join(', ')}.` : '';
  context.log.info(`${nameBuild(watch.address)}: no agent has taken a job of it yet.${wanted}`);
}
