import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../src/report/builds/analyze.ts';
import { analyzeBuilds, renderBuildsSummary } from '../../src/report/builds/list.ts';
import { renderBuildSummary } from '../../src/report/builds/summary.ts';
import { renderFlakyComment } from '../../src/report/flaky/comment.ts';
import { issuesFor } from '../../src/report/flaky/issue-text.ts';
import { analyzeFlakyTests, type FlakyContext } from '../../src/report/flaky/report.ts';
import { renderFlakySummary } from '../../src/report/flaky/summary.ts';
import { renderNotes } from '../../src/report/notes.ts';
import { renderSuiteSummary, renderSuitesSummary } from '../../src/report/suites/summary.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { findAutolinks } from './support/autolinks.ts';
import { findCharts, parseGantt } from './support/charts.ts';
import { baselineOf } from './support/earlier.ts';
import { flakyTests } from './support/flaky-tests.ts';
import { hostileBuild, hostileTest } from './support/hostile.ts';
import { hostileNames } from './support/hostile-names.ts';
import { now } from './support/moments.ts';
import { repository, run } from './support/place.ts';
import { type Rendered, renderMarkdown } from './support/rendered.ts';

const redact = createRedactor([]);
const bytes = 1_000_000;

/** Where links of ours lead: the service, the repository's sources and changes, and the run. */
const ours =
  /^https:\/\/(?:ci\.example\/|github\.com\/acme\/web\/(?:blob\/f{40}\/|commit\/f{40}$|pull\/7\/files|actions\/runs\/5$))/;

/** The elements that reports are made of, with the attributes that they may have. */
const elements = new Set(
  [
    'a href',
    'blockquote',
    'br',
    'code',
    'details',
    'h2',
    'h3',
    'li',
    'p',
    'pre',
    'span',
    'strong',
    'sub',
    'summary',
    'ul',
    'wbr',
  ].concat(['table', 'tbody', 'td', 'td align', 'th', 'th align', 'thead', 'tr', 'code className']),
);

const suite = (name: string) => ({
  organization: name,
  slug: name,
  name,
  web_url: 'https://ci.example/suite',
});

function flakyReport(name: string, parts: Partial<FlakyContext> = {}) {
  const list = [hostileTest(name, 1), hostileTest(name, 2), hostileTest(`${name} twin`, 3), ...flakyTests(3)];
  const earlier = baselineOf([...list, hostileTest(`${name} gone`, 4)], {
    now,
    redact,
    suite: suite(name),
    complete: true,
  });
  const changedFiles = { paths: ['spec/models/thing_0_spec.rb'], complete: true };
  return analyzeFlakyTests(list, {
    now,
    redact,
    suite: suite(name),
    complete: true,
    earlier,
    changedFiles,
    ...parts,
  });
}

const inComment = { characters: 61_440, repository, run, summaryShowsAll: true };

/** Every report, made of nothing but this name. */
function everyReport(name: string): [string, string][] {
  const builds = ['failed', name].map((state) => hostileBuild(name, { state }));
  const report = flakyReport(name);
  const alone = analyzeFlakyTests([hostileTest(name, 1)], {
    now,
    redact,
    suite: suite(name),
    complete: false,
  });
  const suites = [{ id: 's', slug: name, name, default_branch: name }];
  const options = { organization: name, redact, bytes, complete: true };
  return [
    ...builds.map((build, index): [string, string] => [
      `build ${index}`,
      renderBuildSummary(analyzeBuild(build, { now, redact }), { bytes, repository }),
    ]),
    [
      'builds',
      renderBuildsSummary(
        analyzeBuilds(builds, {
          now,
          redact,
          complete: true,
          results: new Map([[builds[0]?.id ?? '', name]]),
        }),
        { bytes },
      ),
    ],
    [
      'flaky summary',
      renderFlakySummary([report], {
        bytes,
        repository,
        gates: { failures: [`Failed: ${name}`], unevaluated: [] },
      }),
    ],
    ['notes', renderNotes([`Not written: ${name}`])],
    ['flaky summary of one', renderFlakySummary([alone], { bytes, repository })],
    [
      'issue',
      `${issuesFor([report], { mostNew: 1, repository, ownersOf: () => ['@acme/kites'] }).tests[0]?.text}`,
    ],
    ...renderFlakyComment([report], {
      ...inComment,
      gates: { failures: [`Failed: ${name}`], unevaluated: [`Not evaluated: ${name}`] },
      ownersOf: () => [name],
    }).map((body, tier): [string, string] => [`comment ${tier}`, body]),
    ['suites', renderSuitesSummary(suites, options)],
    ['suite', renderSuiteSummary({ slug: name, name, default_branch: name }, 'created', options)],
  ];
}

/** How many rows each table has, how many titles open, how many marks there are, and how many bars are drawn. */
async function shapeOf(markdown: string, { tables, elements: found }: Rendered) {
  const bars = await Promise.all(findCharts(markdown).map(parseGantt));
  return {
    rows: tables.map((rows) => rows.length),
    titles: found.filter((element) => element === 'details').length,
    marks: markdown.match(/<!-- kitestring/g)?.length ?? 0,
    bars: bars.map((chart) => chart.length),
  };
}

/** The comment where the pull request changes the very file of that name; as long as paths can be what they are. */
function touchingComment(name: string): [string, string] {
  const report = flakyReport(name, { changedFiles: { paths: [name], complete: true } });
  return [
    'comment on its file',
    renderFlakyComment([report], { ...inComment, gates: { failures: [], unevaluated: [] } }).join('\n'),
  ];
}

/** The shape of each report for a name that is only a name. */
const tame = new Map(
  everyReport('tame').map(([kind, markdown]) => [kind, shapeOf(markdown, renderMarkdown(markdown))]),
);

describe('a hostile name', () => {
  it.each(hostileNames.map((name) => ({ name, shown: JSON.stringify(name.slice(0, 60)) })))(
    'has no effect in any report: $shown',
    async ({ name }) => {
      for (const [kind, markdown] of [...everyReport(name), touchingComment(name)]) {
        const rendered = renderMarkdown(markdown);
        const { links, linksOnGitHub, elements: found, tables, text } = rendered;
        expect
          .soft(
            links.filter((link) => !ours.test(link)),
            kind,
          )
          .toEqual([]);
        expect
          .soft(
            linksOnGitHub.filter((link) => !ours.test(link)),
            kind,
          )
          .toEqual([]);
        expect
          .soft(
            found.filter((element) => !elements.has(element)),
            kind,
          )
          .toEqual([]);
        expect
          .soft(
            tables.filter((rows) => new Set(rows).size !== 1),
            kind,
          )
          .toEqual([]);
        expect.soft(findAutolinks(text), kind).toEqual([]);
        // A blank path is no file, so hot spots have a row less for it.
        if (tame.has(kind) && name.trim() !== '')
          expect.soft(await shapeOf(markdown, rendered), kind).toEqual(await tame.get(kind));
      }
    },
  );

  it('is never at the start of a line', () => {
    for (const [kind, markdown] of everyReport('Xq7 says')) {
      expect(
        markdown.split('\n').filter((line) => /^[\s>#*]*Xq7/.test(line)),
        kind,
      ).toEqual([]);
    }
  });
});
