/** A line of act's log, as far as it is of use here. act's JSON has more keys, which come and go. */
export interface ActLine {
  readonly text: string;
  /** Key of the job that the line belongs to. */
  readonly job?: string;
  /** Name of the step. */
  readonly step?: string;
  /** `Pre`, `Main` or `Post`. */
  readonly stage?: string;
  /** The Markdown of a job summary, on the line that tells of one. */
  readonly summary?: string;
  /** `success`, `failure` or `skipped`, on the line that tells how a step ended. */
  readonly stepResult?: string;
  /** `success` or `failure`, on the line that tells how a job ended. */
  readonly jobResult?: string;
}

/** A line of `act --json`, or a plain one, which is all text. */
export function readActLine(line: string): ActLine {
  const said = parse(line);
  if (said === null) return { text: line };
  const word = (key: string) => {
    const value = said[key];
    return typeof value === 'string' ? value : undefined;
  };
  const summary = word('command') === 'summary' ? word('content') : undefined;
  const known = {
    job: word('jobID'),
    step: word('step'),
    stage: word('stage'),
    stepResult: word('stepResult'),
    jobResult: word('jobResult'),
    summary,
  };
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  return { text: (word('msg') ?? '').trimEnd(), ...Object.fromEntries(given) };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
