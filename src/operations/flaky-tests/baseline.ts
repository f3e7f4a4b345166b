import type { SuiteAddress } from '../../model/requests.ts';
import type { Baseline } from '../../report/flaky/compare.ts';
import { baselineFromJson } from '../../report/flaky/json.ts';
import type { Workflow } from '../context/workflow.ts';

/** Many times what the largest report has: to parse more would take gigabytes of memory. */
const mostValues = 1_000_000;

/** The report in the file at `baseline-path`, or what is wrong with it. */
export async function readBaselineFile(
  path: string,
  { organization, suite: slug }: SuiteAddress,
  readFile: Workflow['readFile'],
): Promise<Baseline | string> {
  const file = await readFile(path);
  const read = 'problem' in file ? file.problem : readReport(file.text, { organization, slug });
  return typeof read === 'string' ? `the file at baseline-path ${read}` : read;
}

function readReport(text: string, suite: Parameters<typeof baselineFromJson>[1]): Baseline | string {
  let values = 0;
  for (const sign of [',', '[', '{'])
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
      if (++values > mostValues) return 'has more values than a report can have';
  try {
    return baselineFromJson(JSON.parse(text), suite);
  } catch {
    return 'is not the JSON file of an earlier report';
  }
}
