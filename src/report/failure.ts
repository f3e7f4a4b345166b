import { paragraph } from './text/blocks.ts';
import { bytes, renderDocument } from './text/document.ts';
import { code, fenced, join, md, nothing, prose } from './text/markdown.ts';

/** A step that failed, whatever else it has to report. */
export interface FailedStep {
  /** Its name; the step is not named without it. */
  readonly operation?: string;
  readonly interrupted: boolean;
  /** What went wrong; can have several lines. */
  readonly sentence: string;
  readonly hint: string | undefined;
}

/** Renders Markdown of a limited size. */
type Render = (limits: { readonly bytes: number }) => string;

/** The key to look for a build by. In text it has a mark that keeps GitHub from linking it, which would be copied too. */
const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;

/** The job summary of such a step: what came back, and what to do. */
export function renderFailure(
  { operation, interrupted, sentence, hint }: FailedStep,
  limits: { readonly bytes: number },
): string {
  const heading = md`## ${operation === undefined ? 'The step' : code(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
  const lines = sentence.split('\n').map((line) => md`> ${prose(line, longestLine)}`);
  const key = buildKey.exec(hint ?? '')?.[0];
  const blocks = [
    paragraph('verdict', heading),
    paragraph('failure', join(lines, '\n>\n')),
    paragraph('hint', hint === undefined ? nothing : prose(hint, longestLine)),
    paragraph('key to copy', key === undefined ? nothing : fenced(key)),
  ];
  return renderDocument(blocks, bytes(limits.bytes));
}

/** The failure, and below it the summary of what the step has done nevertheless. */
export function renderFailureAbove(failed: FailedStep, render: Render): Render {
  return ({ bytes }) => {
    const head = renderFailure(failed, { bytes });
    return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
  };
}
