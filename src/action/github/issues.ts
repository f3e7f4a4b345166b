import type { IssuesToKeep } from '../../operations/context/workflow.ts';
import { hasLabel, type IssueWrite } from '../../report/flaky/issue-change.ts';
import { closeDuplicate, type FoundIssues, findIssues, planIssues } from '../../report/flaky/issues.ts';
import { count } from '../../report/text/counts.ts';
import type { CallParameters, GitHubAnswer } from './calls.ts';
import { createIssueFinder } from './find-issues.ts';
import { type GitHub, readAuthors } from './github.ts';
import { GitHubError, isRefusal, sentencesOf } from './github-error.ts';

/** What keeps issues. */
interface IssueKeeper {
  /** Null without a token. */
  readonly github: GitHub | null;
  /** Removes secrets, which the runner would only remove from the log. */
  readonly redact: (text: string) => string;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
  /** Aborts when the workflow is canceled. */
  readonly signal?: AbortSignal;
}

type Issue = GitHubAnswer<'updateIssue'>;

/**
 * Opens, updates, closes and reopens issues of flaky tests. An issue that cannot be changed is left alone; a limit, a lost response
 * or a missing permission ends the changes. Returns messages: what is no problem, and what is. Never throws for a GitHub error.
 */
export async function keepIssues({ list, authors, now }: IssuesToKeep, keeper: IssueKeeper) {
  const { github, redact, log, signal } = keeper;
  const messages = { notices: [] as string[], warnings: [] as string[] };
  if (github === null) return { ...messages, warnings: ['Issues of flaky tests need github-token.'] };
  const send = createSender(github, redact, log);
  try {
    const allowed = await readAuthors(github, authors);
    const finder = createIssueFinder(github, { label: list.label, authors: allowed, now });
    let found = await finder.byLabel();
    let plan = planIssues(list, found, now);
    // Some issues may have lost the label.
    if (plan.writes.some(isOpening) || plan.warnings.length > 0) {
      found = await finder.withoutLabel();
      plan = planIssues(list, found, now);
    }
    logAuthors(found, allowed, log);
    messages.warnings.push(...plan.warnings);
    messages.notices.push(...plan.left);
    // Duplicates are closed before a limit can end the other changes.
    const others = plan.writes.findLastIndex(isOpening) + 1;
    const opening = await carryOut(plan.writes.slice(0, others), list.label, { github, send });
    if (opening.opened.size > 0) {
      const { duplicates } = findIssues((await finder.lately()).own);
      for (const one of duplicates.filter(({ number }) => opening.opened.has(number)))
        await send(closeDuplicate(one));
    }
    const rest = await carryOut(plan.writes.slice(others), list.label, { github, send });
    const unlabeled = opening.unlabeled ?? rest.unlabeled;
    if (unlabeled !== undefined)
      messages.warnings.push(
        `Issue ${unlabeled} does not have the label ${list.label}, so this run opens no more issues. Create the label, and give the job the permission issues: write, or set github-token to a token that can set labels.`,
      );
  } catch (error) {
    const why = sentencesOf(error);
    const shown = signal?.aborted ? 'The step was interrupted.' : why;
    messages.warnings.push(`Not all issues of flaky tests are up to date. ${shown}`);
  }
  return messages;
}

function isOpening({ number }: IssueWrite): boolean {
  return number === null;
}

/** Names the authors of issues that another token has opened, such as an earlier one. */
function logAuthors({ own }: FoundIssues, [owner]: readonly string[], log: IssueKeeper['log']): void {
  const groups = Map.groupBy(own, ({ author }) => author);
  for (const [author, issues] of groups)
    if (author.toLowerCase() !== owner)
      log(`${count(issues.length, 'issue')} by ${author} ${issues.length === 1 ? 'is' : 'are'} kept.`);
}

type Sender = (write: IssueWrite) => Promise<Issue | null>;

/** Sends a change without secrets, with one line in the log. Returns the issue; null if it was left alone. */
function createSender(github: GitHub, redact: IssueKeeper['redact'], log: IssueKeeper['log']): Sender {
  const write = (number: number | null, parts: CallParameters): Promise<Issue> => {
    const sent =
      number === null
        ? github('openIssue', parts)
        : github('updateIssue', { issue_number: number, ...parts });
    // The label may be what is refused: without it, one warning says what to do.
    const { labels, ...others } = parts;
    return sent.catch((error: unknown) => {
      if (labels === undefined || !isRefusal(error, 422)) throw error;
      return write(number, others);
    });
  };
  return async ({ did, number: known, parts, comment }) => {
    const texts = Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]),
    );
    let issue: Issue | null = null;
    try {
      issue = await write(known, texts);
      if (comment !== undefined)
        await github('commentOnIssue', { issue_number: issue.number, body: redact(comment) });
      log(`${did} issue ${issue.number}.`);
    } catch (error) {
      const isOfThis = isOfOneIssue(error, known);
      const why = isOfThis ? `${error.message}.` : '';
      if (issue !== null) log(`${did} issue ${issue.number}, without a comment. ${why}`.trim());
      else if (isOfThis) log(`Left issue ${known ?? 'of a test'} alone. ${why}`);
      if (!isOfThis) throw error;
    }
    return issue;
  };
}

/**
 * True for a refusal that concerns this issue alone: it is locked, transferred, deleted or a discussion now, or its content is
 * not accepted. Otherwise the next one would be refused as well.
 */
function isOfOneIssue(error: unknown, known: number | null): error is GitHubError {
  if (!(error instanceof GitHubError) || error.failure !== 'refused') return false;
  const { status, message } = error;
  if (status === 422) return true;
  return (
    known !== null && ([301, 307, 308, 404, 410].includes(status ?? 0) || /\b(?:un)?lock/i.test(message))
  );
}

/** Carries out the changes in order. Once the label is missing on an issue, no more are opened: a run finds them by it. */
async function carryOut(
  writes: readonly IssueWrite[],
  label: string,
  { github, send }: { readonly github: GitHub; readonly send: Sender },
) {
  const opened = new Set<number>();
  let unlabeled: number | undefined;
  for (const write of writes) {
    if (unlabeled !== undefined && isOpening(write)) continue;
    const issue = await send(write);
    if (issue === null) continue;
    if (isOpening(write)) opened.add(issue.number);
    if (write.parts.labels !== undefined && !(await ensureLabel(issue, label, github)))
      unlabeled = issue.number;
  }
  return { opened, unlabeled };
}

/** Sets the label, which may not exist, if GitHub has not. Returns whether the issue has it. */
async function ensureLabel(issue: Issue, label: string, github: GitHub): Promise<boolean> {
  const names = namesOf(issue);
  if (hasLabel(names, label)) return true;
  const labels = [...names, label];
  try {
    await github('createLabel', { name: label }).catch(ignoreRefusal);
    return hasLabel(namesOf(await github('updateIssue', { issue_number: issue.number, labels })), label);
  } catch (error) {
    ignoreRefusal(error);
    return false;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!isRefusal(error, 403, 404, 422)) throw error;
}

function namesOf({ labels }: Issue): string[] {
  return labels?.flatMap(({ name }) => name ?? []) ?? [];
}
