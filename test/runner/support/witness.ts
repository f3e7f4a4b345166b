import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';

/** What a job's last step got to see: of each step, what a workflow can know by the step's ID. */
interface Testimony {
  readonly job: string;
  readonly status: string;
  readonly matrix: Readonly<Record<string, unknown>> | null;
  readonly steps: Readonly<
    Record<string, { readonly outcome: string; readonly outputs: Readonly<Record<string, string>> }>
  >;
}

/**
 * A workflow with one more step at the end of each job, which writes what it got to see into `folder`. The text itself
 * stays as it is, to the byte.
 */
export function withWitnesses(workflow: string, folder: string): string {
  const jobs = parseDocument(workflow).get('jobs');
  if (!isMap(jobs)) throw new Error('The workflow has no jobs.');
  const places = jobs.items.map(({ key, value }) => {
    const steps = isMap(value) ? value.get('steps', true) : undefined;
    const [first] = isSeq(steps) ? steps.items : [];
    if (!isSeq(steps) || !steps.range || !isMap(first) || !first.range)
      throw new Error(`The job ${key} has no steps.`);
    const indent = first.range[0] - workflow.lastIndexOf('\n', first.range[0]) - 3;
    return { at: steps.range[1], text: witness(String(key), folder, ' '.repeat(indent)) };
  });
  return places
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (text, { at, text: added }) => `${text.slice(0, at).trimEnd()}\n${added}${text.slice(at)}`,
      workflow,
    );
}

function witness(job: string, folder: string, indent: string): string {
  return `
- name: Witness
  if: always()
  env:
    WITNESSED_STEPS: \${{ toJSON(steps) }}
    WITNESSED_MATRIX: \${{ toJSON(matrix) }}
    WITNESSED_STATUS: \${{ job.status }}
  run: |
    printf '{"job":"${job}","status":"%s","matrix":%s,"steps":%s}' \\
      "$WITNESSED_STATUS" "$WITNESSED_MATRIX" "$WITNESSED_STEPS" > "$(mktemp "${folder}/XXXXXX")"
`
    .trimStart()
    .replaceAll(/^(?=.)/gm, indent);
}

/** What all witnesses of a run wrote, in no order. */
export function readTestimonies(folder: string): Testimony[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Testimony);
}
