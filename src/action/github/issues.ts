import { parseTime } from '../../model/times.ts';
import type { IssuesToKeep } from '../../operations/context/workflow.ts';
import { type IssueWrite, type KnownIssue, planIssues } from '../../report/flaky/issues.ts';
import { ownerOf } from './comment.ts';
import { type GitHub, readAllPages } from './github.ts';
import { GitHubError } from './github-error.ts';

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

const maxPages = 50;

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
    if (!(error instanceof GitHubError)) throw error;
    const warning = `Not all issues of flaky tests are up to date. ${error.sentences}`;
    return { notices: [], warnings: [warning] };
  }
}

/** The issues with the label by the owner of the token; null if there are more than can be read. */
async function readOwnIssues(github: GitHub, label: string): Promise<readonly KnownIssue[] | null> {
  let author: string | undefined;
  const { items, complete } = await readAllPages(async (page) => {
    const { items, more } = await github.listIssues(label, page);
    const own: KnownIssue[] = [];
    for (const { number, state, state_reason, closed_at, body, user, pull_request } of items) {
      author ??= await ownerOf(github);
      if (pull_request || user?.login.toLowerCase() !== author) continue;
      own.push({
        number,
        body: body ?? '',
        isOpen: state === 'open',
        isDismissed: state === 'closed' && (state_reason ?? 'completed') !== 'completed',
        closedAt: parseTime(closed_at),
      });
    }
    return { items: own, more };
  }, maxPages);
  return complete ? items : null;
}

async function send(write: IssueWrite, { github, label, redact, log }: IssuesRequest): Promise<void> {
  if (write.kind === 'open') {
    const [title, body] = [redact(write.title), redact(write.body)];
    const { number } = await github.openIssue({ title, body, labels: [label] });
    log(`Opened issue ${number}.`);
    return;
  }
  const { kind, number } = write;
  if (kind === 'close') {
    await github.updateIssue(number, { state: 'closed', state_reason: 'completed' });
    await github.commentOnIssue(number, write.comment);
    log(`Closed issue ${number}.`);
  } else {
    const state = kind === 'reopen' ? { state: 'open' } : {};
    await github.updateIssue(number, { body: redact(write.body), ...state });
    log(`${kind === 'reopen' ? 'Reopened' : 'Updated'} issue ${number}.`);
  }
}
