import { analyzeBuilds } from '../report/builds/list.ts';
import { renderBuildsSummary } from '../report/builds/list-summary.ts';
import { count } from '../report/text/counts.ts';
import { filterInputs, readFilters } from './inputs/build-filters.ts';
import { createInputProblems } from './inputs/resolve-addresses.ts';
import { chooseBuildList, scopeInputs } from './lists/choose-build-list.ts';
import { logListProgress } from './lists/list-progress.ts';
import { chooseMatching } from './lists/matching-builds.ts';
import { defineOperation } from './operation.ts';
import { addressOf, buildEntry, setBuildOutputs } from './outputs/build-outputs.ts';
import { listOutputs, usualLimit } from './outputs/list-outputs.ts';

/** Lists a pipeline's, an organization's or all builds. */
export const listBuilds = defineOperation({
  name: 'list-builds',
  sentence:
    'List builds, newest first: those of `pipeline`, of `organization`, or all that the token may see. Succeeds whatever it finds.',
  inputs: [...scopeInputs, ...filterInputs, 'limit'],
  outputs: [
    'count',
    'complete',
    'matrix',
    'builds',
    'build-number',
    'build-id',
    'build-url',
    'state',
    'json',
    'truncated',
    'json-path',
  ],
  scopes: ['read_builds'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const list = chooseBuildList(inputs, problems);
    const filters = readFilters(inputs, problems);
    if (problems.problems.length > 0 || list === null) return problems;
    return {
      run: async (context) => {
        const { items, complete } = await list(filters, context).collect({
          limit: inputs.limit ?? usualLimit,
          onPage: logListProgress('builds', context),
        });
        const { builds, notes } = chooseMatching(items, filters);
        const tracked = builds.flatMap((build) => {
          const address = addressOf(build);
          return address === null ? [] : [{ address, build }];
        });
        setBuildOutputs(tracked, context.journal);
        return {
          success: true,
          sentence: `${count(builds.length, 'build')}${complete ? '' : '; there are more'}.`,
          outputs: listOutputs(builds.length, complete, tracked.map(buildEntry)),
          json: builds,
          notes,
          summary: ({ bytes }) => {
            const report = { now: context.clock.now(), redact: context.redact, complete };
            return renderBuildsSummary(analyzeBuilds(builds, report), { bytes });
          },
        };
      },
    };
  },
});
