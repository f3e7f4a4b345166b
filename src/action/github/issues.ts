import { parseTime } from '../../model/times.ts';
import type { IssuesToKeep } from '../../operations/context/workflow.ts';
import { type IssueWrite, type KnownIssue, planIssues } from '../../report/flaky/issues.ts';
import { type GitHub, readOwn } from './github.ts';
import { sentencesOf } from './github-error.ts';

/** The issues to keep, and how. */
export interface IssuesRequest extends IssuesToKeep {
  readonly github: GitHub;
  /** Removes secrets, which the runner would only remove from the log. */
  readonly redact: (text: string) => string;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
}

/** What became of the issues, in sentences: what is no problem, and what is. */
export interface IssuesOutcome {
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
}

/** Opens, updates, closes and reopens issues of flaky tests, until GitHub refuses one. Never throws for a GitHub error. */
export async function keepIssues(request: IssuesRequest): Promise<IssuesOutcome> {
  const { github, list, label, now } = request;
  try {
    const existing = await readOwnIssues(github, label);
    if (existing === null) return { notices: [], warnings: [`Too many issues have the label ${label}.`] };
    const { writes, left } = planIssues(list, existing, now);
    for (const write of writes) await send(write, request);
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
    ({ number, state, state_reason, closed_at, body, pull_request }) =>
      pull_request
        ? null
        : {
            number,
            body: body ?? '',
            isOpen: state === 'open',
            isDismissed: state === 'closed' && (state_reason ?? 'completed') !== 'completed',
            closedAt: parseTime(closed_at),
          },
  );
}

async function send(
  { did, number: known, parts, comment }: IssueWrite,
  { github, label, redact, log }: IssuesRequest,
): Promise<void> {
  const texts = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, redact(text)]));
  const { number } =
    known === null
      ? await github('openIssue', { ...texts, labels: [label] })
      : await github('updateIssue', { issue_number: known, ...texts });
  if (comment !== undefined) await github('commentOnIssue', { issue_number: number, body: comment });
  log(`${did} issue ${number}.`);
}
