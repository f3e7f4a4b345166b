import { type Block, type Column, collapsed, paragraph, table } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatAge, formatDuration, formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { BuildReport } from './analyze.ts';
import { commitLabel, shortCommit } from './commit.ts';
import { signOf } from './verdict.ts';

const pictured = 20;
const openRows = 20;
const longestFact = 100;

/** A build in a list, and what the operation did to it, in a few words. Without secrets. */
export interface ListedBuild extends BuildReport {
  readonly result?: string | undefined;
}

/** A build of a list as a line of the log. */
export function describeListed({ place, number, state, branch, commit, message }: BuildReport): string {
  const facts = [state, branch, commit && shortCommit(commit), message];
  const known = facts.filter((fact) => fact !== null).map((fact) => cutEnd(fact, longestFact));
  return `${`${place} #${number}`.trim()}: ${known.join(', ')}`;
}

/**
 * Several builds as a job summary of at most this many bytes, in the service's order: the latest results in one line, and a table.
 * `complete` says that the list has every build that was asked for.
 */
export function renderBuildsSummary(
  builds: readonly ListedBuild[],
  { complete, asOf, ...room }: { readonly complete: boolean; readonly asOf: number; readonly bytes: number },
): string {
  const found = builds.length === 0 ? 'No builds found' : count(builds.length, 'build');
  const places = new Set(builds.map((build) => build.place));
  const [place] = places.size === 1 ? places : [];
  const blocks: Block[] = [
    paragraph('verdict', md`## ${found}${place ? md` in ${place}` : nothing}`),
    paragraph('picture', picture(builds)),
    paragraph('caveats', complete ? nothing : md`> **The list is incomplete**: there may be more builds.`),
    ...(builds.length === 0 ? [] : tables(builds, asOf, places.size === 1)),
  ];
  return renderDocument(blocks, bytes(room.bytes), md`<sub>As of ${formatMoment(asOf)}.</sub>`);
}

/** The latest results as a line of signs, and the number of builds in each state, the most frequent first. */
function picture(builds: readonly ListedBuild[]): Markdown {
  if (builds.length === 0) return nothing;
  const signs = builds.slice(0, pictured).map(({ state }) => signOf(state));
  const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
  const states = [...Map.groupBy(builds, ({ state }) => state)];
  const words = states
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([state, group]) => md`${formatNumber(group.length)} ${prose(state, 40)}`);
  return md`${{ markdown: signs.join(' ') }} (${order})\n\n${join(words, ', ')}.`;
}

function tables(builds: readonly ListedBuild[], asOf: number, isOnePlace: boolean): Block[] {
  const isActedOn = builds.some((build) => build.result !== undefined);
  const columns: readonly Column[] = [
    { title: 'Build' },
    { title: 'State' },
    ...(isActedOn ? [{ title: 'Action' }] : []),
    { title: 'Ran', align: 'right' },
    ...['Branch', 'Commit', 'Message', 'Created', 'By'].map((title) => ({ title })),
  ];
  const rows = builds.map((build): Piece[] => [
    link(isOnePlace ? `${build.number}` : `${build.place} build ${build.number}`, build.url),
    md`${{ markdown: signOf(build.state) }} ${prose(build.state, 40)}`,
    ...(isActedOn ? [build.result] : []),
    build.ranMs === null ? nothing : formatDuration(build.ranMs),
    code(build.branch ?? '', 60),
    build.commit === null ? nothing : commitLabel(build.commit),
    prose(build.message ?? '', 80),
    build.createdAt === null ? nothing : formatAge(asOf - build.createdAt),
    code(build.creator ?? '', 40),
  ]);
  const first = table('builds', columns, rows.slice(0, openRows));
  const rest = table('more builds', columns, rows.slice(openRows));
  const more = rows.length - openRows;
  return more > 0 ? [first, collapsed(`${formatNumber(more)} more`, rest)] : [first];
}
