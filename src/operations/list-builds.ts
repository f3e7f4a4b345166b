import { analyzeBuilds } from '../report/builds/list.ts';
import { renderBuildsSummary } from '../report/builds/list-summary.ts';
import { count } from '../report/text/counts.ts';
import { filterInputs, readFilters } from './inputs/build-filters.ts';
import { createComplaints } from './inputs/resolve-addresses.ts';
import { chooseBuildList, scopeInputs } from './lists/choose-build-list.ts';
import { tellListProgress } from './lists/list-progress.ts';
import { chooseFitting } from './lists/matching-builds.ts';
import { defineOperation } from './operation.ts';
import { addressOf, buildEntry, publishBuilds } from './outputs/build-outputs.ts';
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
    const complaints = createComplaints(unreadable);
    const list = chooseBuildList(inputs, complaints);
    const filters = readFilters(inputs, complaints);
    if (complaints.problems.length > 0 || list === null) return complaints;
    return {
      run: async (context) => {
        const { items, complete } = await list(filters, context).gather({
          limit: inputs.limit ?? usualLimit,
          onPage: tellListProgress('builds', context),
        });
        const { builds, notes } = chooseFitting(items, filters);
        const handled = builds.flatMap((build) => {
          const address = addressOf(build);
          return address === null ? [] : [{ address, build }];
        });
        publishBuilds(handled, context.journal);
        return {
          success: true,
          sentence: `${count(builds.length, 'build')}${complete ? '' : '; there are more'}.`,
          outputs: listOutputs(builds.length, complete, handled.map(buildEntry)),
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
