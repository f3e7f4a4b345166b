import type { SuiteAddress } from '../../model/requests.ts';
import type { FlakyReport } from '../../report/flaky/analyze.ts';
import { type Baseline, type EarlierReports, firstReport } from '../../report/flaky/baseline.ts';
import { totalOf } from '../../report/flaky/headline.ts';
import { baselineFromJson } from '../../report/flaky/json.ts';
import { readComment } from '../../report/flaky/marker.ts';
import { type Memory, mostRemembered, suiteKey } from '../../report/flaky/memory.ts';
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
  return { base: known?.base ?? (isFirst ? firstReport : whyNone(comment, memory)), last };
}

/** Says of a first report with too many tests that the comment will not remember it. */
export function withoutMemory(reports: readonly FlakyReport[]): readonly FlakyReport[] {
  if (totalOf(reports) <= mostRemembered) return reports;
  const newUnknown = `${firstReport}, and it has too many tests for the comment to remember (at most ${formatNumber(mostRemembered)}); set baseline-path`;
  return reports.map((report) => (report.newUnknown === firstReport ? { ...report, newUnknown } : report));
}

function whyNone(comment: string | null | undefined, memory: Memory | null): string {
  if (comment === undefined) return 'the comment with the first report could not be read';
  if (memory?.isFirstLost)
    return 'the first report is lost, because the comment was edited, or signed with another memory-key; set baseline-path, or delete the comment to start anew';
  return memory !== null
    ? `the comment remembers no first report, because only a complete one of at most ${formatNumber(mostRemembered)} tests in all suites is remembered; if there are more, set baseline-path`
    : 'the comment with the first report was edited, or signed with another memory-key';
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
