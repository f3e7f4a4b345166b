import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { title } from '../../report/builds/jobs.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { failedTestsTable, logBlocks, traceBlocks } from '../../report/failures/blocks.ts';
import { isFlaky } from '../../report/failures/failed-test.ts';
import { describeFailedTests, type FailureVerdict } from '../../report/failures/verdict.ts';
import { count, formatNumber } from '../../report/text/counts.ts';
import type { LogGroup } from '../context/outcome.ts';
import type { ExplainedBuild } from './explained-build.ts';
import type { Rerun } from './rerun.ts';

/** What the step has retried: how many jobs, if the service shows it, and why. */
export interface StepRetries {
  readonly retried: readonly { readonly address: BuildAddress; readonly count: number | undefined }[];
  readonly notices: readonly string[];
}

/** What is known of all builds together. */
export interface AboutAll {
  readonly verdict?: FailureVerdict | undefined;
  readonly hidden?: string | undefined;
  readonly rerun?: Rerun | null;
}

/** What the summary and the comment show of a build, with what is known of all builds. */
export function detailsOf(
  one: ExplainedBuild,
  retries: StepRetries | undefined,
  { verdict, hidden, rerun }: AboutAll,
): FailureDetails {
  const { report, jobs, tests, retried, totals, gaps } = one;
  const lead = report.state === 'passed' ? undefined : describeFailedTests(tests, totals?.failed);
  // The lead has what is new and what is flaky, but not what is in doubt.
  const isInLead =
    verdict?.kind !== 'unknown' && lead !== undefined && tests.every((test) => test.jobs.length > 0);
  const doubt = isInLead ? undefined : verdict?.sentence;
  const { ran = 0, failed = 0, skipped = 0 } = totals ?? {};
  return {
    lead,
    retried: describeRetries(one, retries),
    sentences: [doubt, ...gaps, hidden].filter((sentence) => sentence !== undefined),
    jobs,
    tests: [
      ...failedTestsTable(tests, 'Failed test', jobs),
      ...failedTestsTable(retried, 'Failed first, passed on retry', jobs),
    ],
    totals:
      ran > 0
        ? `By the test reports, ${count(ran, 'test')} ran, ${formatNumber(failed)} failed, ${formatNumber(skipped)} skipped.`
        : undefined,
    traces: (bytes) => [...traceBlocks(tests, bytes), ...(rerun ? [rerun.block] : [])],
    logs: (bytes) => logBlocks(jobs.flatMap(logGroup), bytes),
  };
}

export function logGroup({ job, lines }: ExplainedBuild['jobs'][number]): LogGroup[] {
  return lines.length === 0 ? [] : [{ title: `Log of ${title(job)}`, lines }];
}

/** The words for retries. A build that passed because of them is named once, with the person who retried it. */
function describeRetries(
  { report, address, first }: ExplainedBuild,
  retries: StepRetries | undefined,
): readonly string[] {
  if (report.state !== 'passed') return retries?.notices ?? [];
  const passed = report.jobs?.filter(({ outcome }) => outcome === 'passed') ?? [];
  const all = passed.reduce((sum, { attempts }) => sum + attempts - 1, 0);
  const own = retries?.retried.filter((one) => nameBuild(one.address) === nameBuild(address)) ?? [];
  const byUs = Math.min(
    all,
    own.reduce((sum, one) => sum + (one.count ?? 1), 0),
  );
  if (all === 0 || byUs + first.length === 0) return [];
  const who = byUs === all ? ' by this step' : byUs > 0 ? `, ${byUs} of them by this step` : '';
  const words = count(first.length, first.every(isFlaky) ? 'flaky test' : 'test');
  return [
    `Passed after ${count(all, 'retry', 'retries')}${who}${first.length > 0 ? `: ${words} failed first` : ''}.`,
  ];
}
