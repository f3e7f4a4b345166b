import type { SuiteAddress } from '../../model/requests.ts';
import { type FlakyReport, noEarlierReport } from '../../report/flaky/analyze.ts';
import { type Baseline, type EarlierReports, firstReport } from '../../report/flaky/baseline.ts';
import { baselineFromJson } from '../../report/flaky/json.ts';
import { readComment } from '../../report/flaky/marker.ts';
import {
  type FirstLoss,
  findFirstLosses,
  type Memory,
  mostRemembered,
  suiteKey,
} from '../../report/flaky/memory.ts';
import type { Seal } from '../../report/flaky/seal.ts';
import { formatNumber } from '../../report/text/counts.ts';
import type { Workflow } from '../context/workflow.ts';

/** The report in the file at `baseline-path`, or what is wrong with it. Undefined if none is given. */
export async function readBaselineFile(
  path: string | undefined,
  { organization, suite: slug }: SuiteAddress,
  readFile: Workflow['readFile'],
): Promise<Baseline | string | undefined> {
  if (path === undefined) return undefined;
  const file = await readFile(path);
  const read = 'problem' in file ? file.problem : readReport(file.text, { organization, slug });
  return typeof read === 'string' ? `the file at baseline-path ${read}` : read;
}

/**
 * What to compare a suite with: the file if one is given, otherwise what our comment remembers. The comment is null if there is
 * none, undefined if it could not be read.
 */
export function earlierReports(
  file: Baseline | string | undefined,
  comment: string | null | undefined,
  { seal, suite: { organization, suite: slug } }: { readonly seal: Seal; readonly suite: SuiteAddress },
): EarlierReports {
  const memory = comment ? (readComment(comment, seal)?.memory ?? null) : null;
  const known = memory?.suites.get(suiteKey({ organization, slug }));
  const last = known?.last ?? null;
  if (file !== undefined) return { base: file, last: last ?? (typeof file === 'string' ? null : file) };
  const isFirst = comment === null || (memory !== null && known === undefined && !memory.isFirstLost);
  return { base: known?.base ?? (isFirst ? firstReport : whyNone(comment, memory, known?.loss)), last };
}

/** Says of first reports that the comment will not remember them, and why. */
export function withoutMemory(
  reports: readonly FlakyReport[],
  {
    comment,
    seal,
    commit,
  }: { readonly comment: string | null; readonly seal: Seal; readonly commit: string },
): readonly FlakyReport[] {
  const memory = comment === null ? null : (readComment(comment, seal)?.memory ?? null);
  const losses = findFirstLosses(reports, memory, commit);
  return reports.map((report) => {
    const loss = losses.get(suiteKey(report.suite));
    return loss === undefined || report.newUnknown !== firstReport
      ? report
      : {
          ...report,
          newUnknown: `${firstReport}, and it is not remembered, because ${lossReasons[loss]}; ${waysOut}`,
        };
  });
}

/** The same reports if there will be no comment to remember them: none of them is called the first. */
export function withoutFirst(reports: readonly FlakyReport[]): readonly FlakyReport[] {
  return reports.map((report) =>
    report.newUnknown === firstReport ? { ...report, newUnknown: noEarlierReport } : report,
  );
}

const waysOut = 'set baseline-path, or delete the comment to start anew';

const lossReasons: Readonly<Record<FirstLoss, string>> = {
  size: `it has too many tests (at most ${formatNumber(mostRemembered)} in all suites)`,
  incomplete: 'its list is incomplete',
  commit: 'its commit is unknown',
};

function whyNone(
  comment: string | null | undefined,
  memory: Memory | null,
  loss: FirstLoss | null = null,
): string {
  if (comment === undefined) return 'the comment with the first report could not be read';
  if (memory === null)
    return 'the comment with the first report was edited, or signed with another memory-key';
  return loss === null
    ? `the first report is lost, because the comment was edited, or signed with another memory-key; ${waysOut}`
    : `the first report is not remembered, because ${lossReasons[loss]}; ${waysOut}`;
}

/** Many times what the largest report has: to parse more would take gigabytes of memory. */
const mostValues = 1_000_000;

function readReport(text: string, suite: Parameters<typeof baselineFromJson>[1]): Baseline | string {
  if (hasTooManyValues(text)) return 'has more values than a report can have';
  return baselineFromJson(parseJson(text), suite);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function hasTooManyValues(text: string): boolean {
  let values = 0;
  for (const sign of [',', '[', '{'])
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
      if (++values > mostValues) return true;
  return false;
}
