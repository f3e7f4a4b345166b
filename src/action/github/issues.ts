import { parseTime } from '../../model/times.ts';
import type { IssuesToKeep } from '../../operations/context/workflow.ts';
import { planIssues } from '../../report/flaky/issues.ts';
import { type GitHub, itemsOf, readOwn } from './github.ts';
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
 * Opens, updates, closes and reopens issues of flaky tests, until GitHub refuses one. Returns the
 * results as sentences: notices and warnings. Never throws for a GitHub error.
 */
export async function keepIssues({ list, label, now }: IssuesToKeep, { github, redact, log }: IssueKeeper) {
  if (github === null) return { notices: [], warnings: ['Issues of flaky tests need github-token.'] };
  try {
    const { writes, left } = planIssues(list, await readOwnIssues(github, label), now);
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

/** The issues with the label by the owner of the token. */
function readOwnIssues(github: GitHub, labels: string) {
  const list = itemsOf(github, 'listIssues', { labels, state: 'all' });
  return readOwn(github, list, ({ number, state, state_reason, closed_at, body, pull_request }) => {
    if (pull_request) return null;
    const isDismissed = state === 'closed' && (state_reason ?? 'completed') !== 'completed';
    const closedAt = parseTime(closed_at);
    return { number, body: body ?? '', isOpen: state === 'open', isDismissed, closedAt };
  });
}
