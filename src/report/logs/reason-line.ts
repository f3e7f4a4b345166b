/** Words with which programs say that something failed. */
const failure =
  /(?:^|[\s:[(])(?:\w{0,80}(?:Error|Exception)|error|fatal|panic|failed|failure|denied|cannot|killed|not found|no such file)\b/i;
/** A count of no failures, a warning, a command as it was entered. */
const harmless =
  /\b0 (?:errors?|failed|failures?)\b|\b(?:errors?|failed|failures?)[:=] ?0\b|\bno errors?\b|^\s*(?:\$|>|\+) |\bwarn/i;
const words = /[\p{L}\p{N}]/u;
/** A heading between signs, or a test that is about to run: `=== FAILURES ===`. */
const heading = /^(?:===|\*\*\*|___)/;

/**
 * The first line of what failed that says why, or if none does, its last line; null if there is none. A guess: there is no
 * form that all programs follow.
 */
export function reasonLine(part: readonly string[]): string | null {
  const spoken = part.map((line) => line.trim()).filter((line) => words.test(line) && !heading.test(line));
  return spoken.find(saysFailure) ?? spoken.at(-1) ?? null;
}

/** True for a line that tells of a failure, by its words alone. */
export function saysFailure(line: string): boolean {
  return failure.test(line) && !harmless.test(line);
}
