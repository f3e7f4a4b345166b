import { type Block, type Column, collapsed, paragraph, table } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatAge, formatDuration, formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import { commitLabel } from './commit.ts';
import type { BuildListItem, BuildListReport } from './list.ts';
import { describePlace } from './place.ts';
import { signOf } from './verdict.ts';

/** Options of a summary of several builds. */
export interface BuildListSummaryOptions {
  /** Maximum size: what the summary of the step has left. */
  readonly bytes: number;
}

const pictured = 20;
const openRows = 20;

/** Several builds as a job summary: the latest results in one line, and a table. */
export function renderBuildsSummary(report: BuildListReport, options: BuildListSummaryOptions): string {
  const { builds, complete, asOf } = report;
  const found = builds.length === 0 ? 'No builds found' : count(builds.length, 'build');
  const blocks: Block[] = [
    paragraph('verdict', md`## ${found}${place(report)}`),
    paragraph('picture', picture(report)),
    paragraph('caveats', complete ? nothing : md`> **The list is incomplete**: there may be more builds.`),
    ...tables(report),
  ];
  return renderDocument(blocks, bytes(options.bytes), md`<sub>As of ${formatMoment(asOf)}.</sub>`);
}

/** The latest results as a line of signs, and the number of builds in each state. */
function picture({ builds, states }: BuildListReport): Markdown {
  if (builds.length === 0) return nothing;
  const signs = builds.slice(0, pictured).map(({ state }) => signOf(state));
  const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
  const words = states.map(([state, number]) => md`${formatNumber(number)} ${prose(state, 40)}`);
  return md`${{ markdown: signs.join(' ') }} (${order})\n\n${join(words, ', ')}.`;
}

function tables({ builds, asOf }: BuildListReport): Block[] {
  if (builds.length === 0) return [];
  const onePlace = new Set(builds.map((build) => describePlace(build.place))).size === 1;
  const acted = builds.some((build) => build.result !== null);
  const columns: readonly Column[] = [
    { title: 'Build' },
    { title: 'State' },
    ...(acted ? [{ title: 'Action' }] : []),
    { title: 'Ran', align: 'right' },
    { title: 'Branch' },
    { title: 'Commit' },
    { title: 'Message' },
    { title: 'Created' },
    { title: 'By' },
  ];
  const rows = builds.map((build) => rowOf(build, { onePlace, acted, asOf }));
  const first = table('builds', columns, rows.slice(0, openRows));
  const rest = table('more builds', columns, rows.slice(openRows));
  return rows.length <= openRows
    ? [first]
    : [first, collapsed(`${formatNumber(rows.length - openRows)} more`, rest)];
}

function rowOf(build: BuildListItem, style: { onePlace: boolean; acted: boolean; asOf: number }): Piece[] {
  const {
    number,
    place: where,
    url,
    state,
    result,
    ranMs,
    branch,
    commit,
    message,
    createdAt,
    creator,
  } = build;
  const label = style.onePlace ? `${number}` : `${describePlace(where)} build ${number}`;
  return [
    link(label, url),
    md`${{ markdown: signOf(state) }} ${prose(state, 40)}`,
    ...(style.acted ? [result] : []),
    ranMs === null ? nothing : formatDuration(ranMs),
    branch === null ? nothing : code(branch, 60),
    commit === null ? nothing : commitLabel(commit),
    message === null ? nothing : prose(message, 80),
    createdAt === null ? nothing : formatAge(style.asOf - createdAt),
    creator === null ? nothing : code(creator, 40),
  ];
}

/** The pipeline, if all builds belong to the same one. */
function place({ builds }: BuildListReport): Markdown {
  const places = [...new Set(builds.map((build) => describePlace(build.place)))];
  const [only] = places;
  return places.length === 1 && only ? md` in ${only}` : nothing;
}
