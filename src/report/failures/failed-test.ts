import type { SourceLine } from '../text/repository.ts';
import type { SafeUrl } from '../text/url.ts';
import type { TestOnBase } from './base-branch.ts';

/** A test that failed, as its runner writes it into a log. All of it is untrusted text. */
export interface LoggedTest {
  /** The path, or the name alone, as the runner writes it, without a leading `./`. Null if unknown. */
  readonly file: string | null;
  /** The line of the failure or of the test in that file. Null if unknown. */
  readonly line: number | null;
  /** What the test is in. Empty if the log does not show where it ends, and for a failure outside of a test. */
  readonly scope: string;
  /** The name of the test. For a failure outside of a test, the words of the runner. */
  readonly name: string;
  /** Can have several lines. Empty if the runner writes none. */
  readonly message: string;
  /** The lines of its failure with the stack trace, if they are known. */
  readonly trace?: string;
}

/** What the failed tests of a job are known from, the best first. */
export type TestSource = 'test-engine' | 'test-report' | 'log';

/** A test that failed in a build. */
export interface FailedTest extends LoggedTest {
  readonly source: TestSource;
  /** The page of the test; null if the service does not know it. */
  readonly url: SafeUrl | null;
  /** The labels that the service gives it, such as `flaky`; null if it is not from there. */
  readonly labels: readonly string[] | null;
  /** The jobs in which it failed, as far as they are known. */
  readonly jobs: readonly string[];
  /** The place in the event's repository, if it is certain, and its page if the build is of the commit that the reader sees. */
  readonly place: (SourceLine & { readonly source: SafeUrl | null }) | null;
  /** How many of its executions failed; null if unknown. */
  readonly executions: { readonly failed: number; readonly total: number } | null;
  /** True if the pull request changes its file: a fact, which no verdict rests on. */
  readonly isChanged?: boolean;
  /** Who owns its file, by CODEOWNERS. */
  readonly owners?: readonly string[];
  /** How it did on the base branch, if that is known. */
  readonly onBase?: TestOnBase | undefined;
}

/** True if the service labels the test as flaky. */
export function isFlaky({ labels }: Pick<FailedTest, 'labels'>): boolean {
  return labels?.includes('flaky') ?? false;
}

/**
 * Failed tests in the order in which they are shown, as many as fit: the flaky ones last, and the first of each job before the second of
 * any, so that no job takes the room of the others.
 */
export function inTurn(tests: readonly FailedTest[]): FailedTest[] {
  const turns = new Map<string | undefined, number>();
  const turnOf = ({ jobs: [job] }: FailedTest) => {
    const turn = turns.get(job) ?? 0;
    turns.set(job, turn + 1);
    return turn;
  };
  return [tests.filter((test) => !isFlaky(test)), tests.filter(isFlaky)].flatMap((part) =>
    part
      .map((test) => ({ test, turn: turnOf(test) }))
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ test }) => test),
  );
}

/** The path without a leading `./`. */
export function pathOf(path: string): string {
  return path.startsWith('./') ? path.slice(2) : path;
}
