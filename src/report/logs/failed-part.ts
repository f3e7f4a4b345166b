/** A line that begins a group of the log. The lines of `go test` and of a diff look like one. */
const header = /^(~~~|---|\+\+\+)(?! (?:FAIL|PASS|SKIP|BENCH):)(?! [ab]\/)(?: |$)/;
/** What an agent writes at the end of a command that failed. */
const commandFailed = /^🚨 Error: The command (?:exited with|was interrupted)/u;
/** What it writes when another part of the job failed, such as a hook. */
const otherFailed = /^🚨 Error: /u;
/** Opens the group in which it is. */
const opener = /^\^\^\^ \+\+\+/;

/** A group: its lines from `start` up to, but without, `end`. */
interface Group {
  readonly start: number;
  readonly end: number;
  /** True for one that is shown collapsed: most are an agent's own work. */
  readonly muted: boolean;
}

/**
 * The lines of a cleaned log that belong to what failed, without the clean-up after it and without blank lines at both
 * ends: those of the group in which the command failed, and of the groups before it that the job wrote itself.
 */
export function failedPart(lines: readonly string[]): readonly string[] {
  const groups = groupsOf(lines);
  const at = chooseGroup(groups, lines);
  const group = groups[at];
  if (group === undefined) return [];
  let first = at;
  while (!groups[first]?.muted && groups[first - 1]?.muted === false) first -= 1;
  const from = groups[first]?.start ?? group.start;
  const ends = lines.slice(group.start, group.end).findIndex((line) => commandFailed.test(line));
  const part = lines.slice(from, ends < 0 ? group.end : group.start + ends);
  return withoutBlankEnds(part.filter((line) => !opener.test(line)));
}

function groupsOf(lines: readonly string[]): Group[] {
  const starts = lines.flatMap((line, index) => (index === 0 || header.test(line) ? [index] : []));
  return starts.map((start, index) => ({
    start,
    end: starts[index + 1] ?? lines.length,
    muted: lines[start]?.startsWith('~~~') === true && header.test(lines[start] ?? ''),
  }));
}

/** The last group in which a command failed, or something else, or that was opened; else the last that the job wrote something in. */
function chooseGroup(groups: readonly Group[], lines: readonly string[]): number {
  const has = (pattern: RegExp) =>
    groups.findLastIndex(({ start, end }) => lines.slice(start, end).some((line) => pattern.test(line)));
  for (const pattern of [commandFailed, otherFailed, opener]) {
    const at = has(pattern);
    if (at >= 0) return at;
  }
  const own = groups.findLastIndex(
    ({ start, end, muted }) => !muted && lines.slice(start, end).some((line) => line.trim() !== ''),
  );
  return own >= 0 ? own : groups.length - 1;
}

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const isText = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isText);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
