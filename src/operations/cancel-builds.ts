import type { Build } from '../model/build.ts';
import { cancelableStates, isTerminal } from '../model/states.ts';
import { analyzeBuilds } from '../report/builds/list.ts';
import { renderBuildsSummary } from '../report/builds/list-summary.ts';
import { count } from '../report/text/counts.ts';
import { cancelBuildOnce, describeNothing } from './cancel/cancel-once.ts';
import { filterInputs, narrows, readFilters } from './inputs/build-filters.ts';
import { createInputProblems } from './inputs/resolve-addresses.ts';
import { chooseBuildList, scopeInputs } from './lists/choose-build-list.ts';
import { logListProgress } from './lists/list-progress.ts';
import { chooseMatching } from './lists/matching-builds.ts';
import { type Context, defineOperation, type Outcome } from './operation.ts';
import { addressOf, nameBuild, setBuildOutputs, type TrackedBuild } from './outputs/build-outputs.ts';
import { dryRun } from './outputs/dry-run.ts';
import { listCounts, usualLimit } from './outputs/list-outputs.ts';

/** Cancels all builds that match. It wants a filter that says which are meant. */
export const cancelBuilds = defineOperation({
  name: 'cancel-builds',
  sentence:
    'Cancel all builds that match and are scheduled, running or failing, and report each. Refuses to run without a filter that narrows: `branch`, `commit`, `creator`, `meta-data` or a time.',
  inputs: [...scopeInputs, ...filterInputs, 'limit', 'dry-run'],
  outputs: [
    'count',
    'complete',
    'builds',
    'build-number',
    'build-id',
    'build-url',
    'state',
    'json',
    'truncated',
    'json-path',
  ],
  scopes: ['write_builds', 'read_builds'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const list = chooseBuildList(inputs, problems);
    const filters = readFilters(inputs, problems);
    if (!narrows(filters) && inputs.branch !== undefined) {
      problems.add('Input branch must say which builds are meant; * alone means any.');
    } else if (!narrows(filters)) {
      problems.missing(
        'branch',
        'cancel-builds wants branch, commit, creator, meta-data or a time to say which builds are meant',
      );
    }
    const states = cancelableStates.filter((state) => inputs.state?.includes(state) ?? true);
    if (states.length === 0)
      problems.add(
        `Input state must name one of ${cancelableStates.join(', ')} here; no other build can be canceled.`,
      );
    if (problems.problems.length > 0 || list === null) return problems;
    return {
      run: async (context) => {
        const wanted = { ...filters, state: states };
        const { items, complete } = await list(wanted, context).collect({
          limit: inputs.limit ?? usualLimit,
          onPage: logListProgress('builds', context),
        });
        const { builds, notes } = chooseMatching(items, wanted);
        if (inputs['dry-run']) {
          const addresses = builds.map(addressOf).filter((address) => address !== null);
          const requests = addresses.map((to) => ({ endpoint: 'builds.cancel' as const, to: { ...to } }));
          return { ...dryRun(requests, context), outputs: listCounts(addresses.length, complete), notes };
        }
        return { ...(await cancelAll(builds, complete, context)), notes };
      },
    };
  },
});

/** Cancels one build after the other. What fails is reported, and the others are canceled all the same. */
async function cancelAll(builds: readonly Build[], complete: boolean, context: Context): Promise<Outcome> {
  const tracked: TrackedBuild[] = [];
  const results = new Map<string, string>();
  const failures: string[] = [];
  const tally = { canceled: 0, ending: 0 };
  for (const build of builds) {
    const address = addressOf(build);
    const result = address === null ? nowhere(build) : await tryCancel({ address, build }, context);
    results.set(build.id, result.words);
    if (result.canceled) tally.canceled += 1;
    else if (!isTerminal(result.build)) tally.ending += 1;
    if (result.failure !== undefined) failures.push(result.failure);
    if (address !== null) tracked.push({ address, build: result.build });
    setBuildOutputs(tracked, context.journal, builds.length);
  }
  setBuildOutputs(tracked, context.journal, builds.length);
  const found = tracked.map(({ build }) => build);
  return {
    success: failures.length === 0,
    sentence: describe({ builds: builds.length, ...tally, failures, complete }),
    outputs: listCounts(tracked.length, complete),
    json: found,
    summary: ({ bytes }) => {
      const report = { now: context.clock.now(), redact: context.redact, complete, results };
      return renderBuildsSummary(analyzeBuilds(found, report), { bytes });
    },
  };
}

/** What came of one build, in a few words for the report. */
interface OneResult {
  readonly build: Build;
  readonly words: string;
  readonly canceled: boolean;
  readonly failure?: string;
}

async function tryCancel({ address, build }: TrackedBuild, context: Context): Promise<OneResult> {
  try {
    const result = await cancelBuildOnce(address, context);
    const words = result.canceled ? 'canceled' : describeNothing(result.build);
    context.log.info(`${nameBuild(address)}: ${words}.`);
    return { build: result.build, words, canceled: result.canceled };
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = error instanceof Error ? error.message : String(error);
    context.log.warning(failure);
    return { build, words: 'could not be canceled', canceled: false, failure };
  }
}

function nowhere(build: Build): OneResult {
  const failure = `Build ${build.number} has no address that says where it belongs.`;
  return { build, words: 'could not be canceled', canceled: false, failure };
}

/** What came of all builds, in numbers. */
interface Tally {
  readonly builds: number;
  readonly canceled: number;
  /** How many were being canceled already, where none failed. */
  readonly ending: number;
  readonly failures: readonly string[];
  readonly complete: boolean;
}

function describe({ builds, canceled, ending, failures, complete }: Tally): string {
  const more = complete ? '' : ' There are more than limit allows: run it again, or raise it.';
  if (failures.length > 0)
    return `${failures.length} of ${count(builds, 'build')} could not be canceled. The first: ${failures[0]}${more}`;
  const ended = builds - canceled - ending;
  const before = [
    ...(ended === 0 ? [] : [`; ${ended} had ended already`]),
    ...(ending === 0 ? [] : [`; ${ending} ${ending === 1 ? 'was' : 'were'} being canceled already`]),
  ].join('');
  return `${builds === 0 ? 'No build to cancel' : `Canceled ${count(canceled, 'build')}${before}`}.${more}`;
}
