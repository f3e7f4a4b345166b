import { parseTime } from '../../model/times.ts';
import { readMemory } from '../../report/flaky/issue-body.ts';
import type { KnownIssue } from '../../report/flaky/issue-change.ts';
import { titleStart } from '../../report/flaky/issue-text.ts';
import type { FoundIssues } from '../../report/flaky/issues.ts';
import { day, hour } from '../../report/text/durations.ts';
import type { CallParameters, ItemOf } from './calls.ts';
import { type GitHub, itemsOf } from './github.ts';
import { isRefusal } from './github-error.ts';

/** Of each list. */
const mostRead = 5_000;
const mostRecent = 300;
/** Issues that were closed earlier are not read. */
const closedWithinMs = 365 * day;

/**
 * Finds the issues of flaky tests: by their label, or without it by their authors and among the last updated ones. What is found
 * adds up, the last reading of an issue first.
 */
export function createIssueFinder(
  github: GitHub,
  {
    label,
    authors,
    now,
  }: { readonly label: string; readonly authors: readonly string[]; readonly now: number },
) {
  const found = new Map<number, KnownIssue>();
  let complete = true;
  const open = { state: 'open' };
  const closed = { state: 'closed', since: new Date(now - closedWithinMs).toISOString() };
  const read = async (parameters: CallParameters, most = mostRead): Promise<boolean> => {
    let left = most;
    for await (const item of itemsOf(github, 'listIssues', parameters)) {
      const issue = toKnownIssue(item);
      if (issue !== null && isOurs(issue, authors)) found.set(issue.number, issue);
      left -= 1;
      if (left === 0) return false;
    }
    return true;
  };
  const result = (): FoundIssues => {
    const groups = Map.groupBy(found.values(), ({ author }) => authors.includes(author.toLowerCase()));
    return { own: groups.get(true) ?? [], others: groups.get(false) ?? [], complete };
  };
  return {
    async byLabel() {
      complete = await read({ ...open, labels: label });
      await read({ ...closed, labels: label });
      return result();
    },
    async withoutLabel() {
      // GitHub does not search for an author that it does not know.
      for (const creator of authors)
        for (const state of [open, closed])
          await read({ ...state, creator }).catch((error: unknown) => {
            if (!isRefusal(error, 404, 422)) throw error;
          });
      await read({ ...open, sort: 'updated', direction: 'desc' }, mostRecent);
      return result();
    },
    /** Open ones that have changed during the run, those of other runs too. */
    async lately() {
      await read({ ...open, since: new Date(now - hour).toISOString() });
      return result();
    },
  };
}

function isOurs(issue: KnownIssue, authors: readonly string[]): boolean {
  if (readMemory(issue.body) !== null) return true;
  return issue.title.startsWith(titleStart) && authors.includes(issue.author.toLowerCase());
}

function toKnownIssue(item: ItemOf<'listIssues'>): KnownIssue | null {
  const { number, title, state, state_reason, body, user, labels, pull_request } = item;
  if (pull_request || !user?.login) return null;
  return {
    number,
    title: title ?? '',
    body: body ?? '',
    author: user.login,
    labels: labels?.flatMap(({ name }) => name ?? []) ?? [],
    isOpen: state === 'open',
    isDismissed: state === 'closed' && (state_reason ?? 'completed') !== 'completed',
    createdAt: parseTime(item.created_at) ?? 0,
    closedAt: parseTime(item.closed_at),
  };
}
