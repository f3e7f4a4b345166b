import type { Fact } from '../builds/tables.ts';
import { formatMoment } from '../text/durations.ts';
import { md, prose } from '../text/markdown.ts';
import { link, type SafeUrl } from '../text/url.ts';

/** How a job did in the last builds of the base branch. */
export interface JobOnBase {
  readonly branch: string;
  /** In how many builds the same job ran to its end, and in how many of these it failed. */
  readonly ran: number;
  readonly failed: number;
  /** The newest build in which it failed. */
  readonly last: { readonly number: number; readonly url: SafeUrl | null; readonly at: number | null } | null;
}

/** How a test did on the base branch in the last days. `failed` is 0 if it is not among the tests that failed there. */
export interface TestOnBase {
  readonly branch: string;
  readonly days: number;
  readonly failed: number;
  readonly ran: number | null;
}

/*
 * How failed jobs and tests did on the base branch, as facts. Never a verdict: what failed before can fail now for another
 * reason.
 */

/** `also failed in 3 of the last 10 builds of main, last 2026-11-27 14:02 UTC (#478)`. */
export function jobOnBase({ branch, ran, failed, last }: JobOnBase): Fact {
  if (ran === 0) return onBranch('not seen on', branch);
  const builds = ran === 1 ? 'the last build' : `the last ${ran} builds`;
  if (failed === 0) return onBranch(`passed in ${builds} of`, branch);
  const where = ran === 1 ? 'in the last build' : `in ${failed} of ${builds}`;
  const when = last?.at ? `, last ${formatMoment(last.at)}` : '';
  return onBranch(`also failed ${where} of`, branch, when, last);
}

/** `also failed in 3 of 40 runs on main in 7 days`. */
export function testOnBase({ branch, days, failed, ran }: TestOnBase): Fact {
  const where = ran === null ? `${failed} times` : `in ${failed} of ${ran} runs`;
  return onBranch(`${failed === 0 ? 'no failure' : `also failed ${where}`} on`, branch, ` in ${days} days`);
}

/** Words of ours about a branch, and a build as their end. */
function onBranch(words: string, branch: string, rest = '', build: JobOnBase['last'] = null): Fact {
  const number = build && `#${build.number}`;
  const page = build && md` (${link(number, build.url)})`;
  return {
    text: `${words} ${branch}${rest}${number ? ` (${number})` : ''}`,
    markdown: md`${words} ${prose(branch, 80)}${{ markdown: rest }}${page}`,
  };
}
