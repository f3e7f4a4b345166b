import type { Build } from '../model/build.ts';
import { describeProgress } from '../report/builds/progress.ts';
import type { Context } from './operation.ts';
import { nameBuild } from './outcomes.ts';
import { readWholes } from './read-builds.ts';
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
  readonly asked: Set<Question['about']>;
}

/**
 * A teller that has told nothing yet. The first failure of a build, and a long queue, it looks into; `shared` is the
 * meta-data by which many builds can be looked at with one request.
 */
export function createTeller(shared: Readonly<Record<string, string>> | undefined, context: Context): Teller {
  const { log, redact } = context;
  const toldOf = new Map<string, Told>();

  /** Tells what changed; answers with what is worth a closer look, each once for a build. */
  const tellProgress = (watch: Watch): Question[] => {
    const name = nameBuild(watch.address);
    const told = toldOf.get(name) ?? { line: '', asked: new Set() };
    toldOf.set(name, told);
    const progress = describeProgress(watch.build, redact);
    if (progress.text !== told.line) log.info(`${name}: ${progress.text}`);
    told.line = progress.text;
    const unnamed = (progress.jobs?.failed ?? 0) > 0 && progress.firstFailure === null;
    const queued = watch.phase === 'queued' && watch.seenMs - watch.sinceMs > longQueueMs;
    const subjects = [...(unnamed ? ['failure' as const] : []), ...(queued ? ['queue' as const] : [])];
    const fresh = subjects.filter((about) => !told.asked.has(about));
    for (const about of fresh) told.asked.add(about);
    return fresh.map((about) => ({ watch, about }));
  };

  return {
    tell: async (watches) => {
      const questions = watches.flatMap(tellProgress);
      const unknown = questions.map(({ watch }) => watch).filter(({ build }) => !build.jobs);
      const wholes = await readWholes(unknown, shared, context);
      for (const { watch, about } of questions) {
        const whole = wholes.get(watch.build.id) ?? watch.build;
        const line = about === 'failure' ? describeFailure(whole, context) : describeQueue(whole);
        if (line !== null) log.info(`${nameBuild(watch.address)}: ${line}`);
      }
    },
  };
}

/** Something about a build that only its jobs can answer. */
interface Question {
  readonly watch: Watch;
  readonly about: 'failure' | 'queue';
}

function describeFailure(build: Build, { redact }: Context): string | null {
  const first = describeProgress(build, redact).firstFailure;
  return first === null ? null : `the first job that failed is “${first}”.`;
}

function describeQueue({ jobs }: Build): string {
  const waiting = (jobs ?? []).find((job) => job.type === 'script' && 'agent_query_rules' in job);
  const rules = waiting && 'agent_query_rules' in waiting ? waiting.agent_query_rules : null;
  const wanted =
    Array.isArray(rules) && rules.length > 0 ? ` It wants an agent with ${rules.join(', ')}.` : '';
  return `no agent has taken a job of it yet.${wanted}`;
}
