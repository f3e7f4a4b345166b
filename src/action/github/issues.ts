import { parseTime } from '../../model/times.ts';
import type { IssuesToKeep } from '../../operations/context/workflow.ts';
import { type KnownIssue, planIssues } from '../../report/flaky/issues.ts';
import { type GitHub, readOwn } from './github.ts';
import { sentencesOf } from './github-error.ts';

/** What keeps issues. */
interface IssueKeeper {
  /** Null without a token. */
  readonly github: GitHub | null;
  /** Removes secrets, which the runner would only remove from the log. */
  readonly redact: (text: string) => string;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
}

/**
 * Opens, updates, closes and reopens issues of flaky tests, until GitHub refuses one. Returns what became of them, in
 * sentences: what is no problem, and what is. Never throws for a GitHub error.
 */
export async function keepIssues({ list, label, now }: IssuesToKeep, { github, redact, log }: IssueKeeper) {
  if (github === null) return { notices: [], warnings: ['Issues of flaky tests need github-token.'] };
  try {
    const existing = await readOwnIssues(github, label);
    if (existing === null) return { notices: [], warnings: [`Too many issues have the label ${label}.`] };
    const { writes, left } = planIssues(list, existing, now);
    for (const { did, number: known, parts, comment } of writes) {
      const texts = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, redact(text)]));
      const { number } =
        known === null
          ? await github('openIssue', { ...texts, labels: [label] })
          : await github('updateIssue', { issue_number: known, ...texts });
      if (comment !== undefined) await github('commentOnIssue', { issue_number: number, body: comment });
      log(`${did} issue ${number}.`);
    }
    return { notices: left === '' ? [] : [left], warnings: [] };
  } catch (error) {
    const warning = `Not all issues of flaky tests are up to date. ${sentencesOf(error)}`;
    return { notices: [], warnings: [warning] };
  }
}

/** The issues with the label by the owner of the token; null if there are more than can be read. */
function readOwnIssues(github: GitHub, labels: string): Promise<readonly KnownIssue[] | null> {
  return readOwn(
    github,
    (page) => github('listIssues', { labels, state: 'all', page }),
    ({ number, state, state_reason: reason, closed_at, body, pull_request }) => {
      if (pull_request) return null;
      const isDismissed = state === 'closed' && (reason ?? 'completed') !== 'completed';
      return {
        number,
        body: body ?? '',
        isOpen: state === 'open',
        isDismissed,
        closedAt: parseTime(closed_at),
      };
    },
  );
}
