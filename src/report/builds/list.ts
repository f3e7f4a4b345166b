import type { Build } from '../../model/build.ts';
import { effectiveState } from '../../model/states.ts';
import { type Block, type Column, collapsed, paragraph, table } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatAge, formatDuration, formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import { analyzeBuild, type BuildContext, type BuildReport, placeOf } from './analyze.ts';
import { commitLabel, shortCommit } from './commit.ts';
import { signOf } from './verdict.ts';

const pictured = 20;
const openRows = 20;
const mostRows = 500;
const longestFact = 100;

/** What the summary of a list needs beside its builds. */
export interface ListSummaryOptions extends Pick<BuildContext, 'toLink'> {
  /** True if the list has every build that was asked for. */
  readonly complete: boolean;
  /** The time of the summary, in milliseconds since the epoch. */
  readonly asOf: number;
  /** Maximum size. */
  readonly bytes: number;
  /** What the operation did to each build, by ID, in a few words without secrets. */
  readonly results?: ReadonlyMap<string, string> | undefined;
}

/** A build of a list as a line of the log. */
export function describeListed({ place, number, state, branch, commit, message }: BuildReport): string {
  const facts = [state, branch, commit && shortCommit(commit), message];
  const known = facts.filter((fact) => fact !== null).map((fact) => cutEnd(fact, longestFact));
  return `${`${place} #${number}`.trim()}: ${known.join(', ')}`;
}

/** Several builds as a job summary, in the service's order: the latest results in one line, and a table. */
export function renderBuildsSummary(builds: readonly Build[], options: ListSummaryOptions): string {
  const { complete, asOf, ...room } = options;
  const found = builds.length === 0 ? 'No builds found' : count(builds.length, 'build');
  const places = new Set(builds.map(placeOf));
  const [place] = places.size === 1 ? places : [];
  const blocks: Block[] = [
    paragraph('verdict', md`## ${found}${place ? md` in ${place}` : nothing}`),
    paragraph('picture', picture(builds.map(effectiveState))),
    paragraph('caveats', complete ? nothing : md`> **The list is incomplete**: there may be more builds.`),
    ...(builds.length === 0 ? [] : tables(builds, options, places.size === 1)),
  ];
  return renderDocument(blocks, bytes(room.bytes), md`<sub>As of ${formatMoment(asOf)}.</sub>`);
}

/** The latest results as a line of signs, and the number of builds in each state, the most frequent first. */
function picture(states: readonly string[]): Markdown {
  if (states.length === 0) return nothing;
  const signs = states.slice(0, pictured).map(signOf);
  const order = states.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
  const words = [...Map.groupBy(states, (state) => state)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([state, group]) => md`${formatNumber(group.length)} ${prose(state, 40)}`);
  return md`${{ markdown: signs.join(' ') }} (${order})\n\n${join(words, ', ')}.`;
}

function tables(
  builds: readonly Build[],
  { asOf, results, toLink }: ListSummaryOptions,
  isOnePlace: boolean,
): Block[] {
  const columns: readonly Column[] = [
    { title: 'Build' },
    { title: 'State' },
    ...(results === undefined ? [] : [{ title: 'Action' }]),
    { title: 'Ran', align: 'right' },
    ...['Branch', 'Commit', 'Message', 'Created', 'By'].map((title) => ({ title })),
  ];
  const rowOf = (one: Build): Piece[] => {
    const build = analyzeBuild(one, { now: asOf, ...(toLink && { toLink }) });
    return [
      link(isOnePlace ? `${build.number}` : `${build.place} build ${build.number}`, build.url),
      md`${{ markdown: signOf(build.state) }} ${prose(build.state, 40)}`,
      ...(results === undefined ? [] : [results.get(one.id)]),
      build.ranMs === null ? nothing : formatDuration(build.ranMs),
      code(build.branch ?? '', 60),
      build.commit === null ? nothing : commitLabel(build.commit),
      prose(build.message ?? '', 80),
      build.createdAt === null ? nothing : formatAge(asOf - build.createdAt),
      code(build.creator ?? '', 40),
    ];
  };
  const first = table('builds', columns, builds.slice(0, openRows).map(rowOf));
  const more = builds.length - openRows;
  if (more <= 0) return [first];
  const limit = { total: more, elsewhere: md` in the file of the output ${code('json-path')}` };
  const rest = table('more builds', columns, builds.slice(openRows, mostRows).map(rowOf), limit);
  return [first, collapsed(`${formatNumber(more)} more`, rest)];
}
