import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../src/report/builds/analyze.ts';
import { renderBuildsSummary } from '../../src/report/builds/list.ts';
import { renderBuildSummary } from '../../src/report/builds/summary.ts';
import { renderFlakyComment } from '../../src/report/flaky/comment.ts';
import { issuesFor } from '../../src/report/flaky/issue-text.ts';
import { analyzeFlakyTests, type FlakyContext } from '../../src/report/flaky/report.ts';
import { renderFlakySummary } from '../../src/report/flaky/summary.ts';
import { renderNotes } from '../../src/report/notes.ts';
import { renderSuiteSummary, renderSuitesSummary } from '../../src/report/suites/summary.ts';
import { list, paragraph, table } from '../../src/report/text/blocks.ts';
import { bytes as inBytes, renderDocument } from '../../src/report/text/document.ts';
import { code, md, prose, wrapping } from '../../src/report/text/markdown.ts';
import { link, type SafeUrl } from '../../src/report/text/url.ts';
import { baselineOf, flakyTests } from './support/flaky-tests.ts';
import { hostileBuild, hostileTest } from './support/hostile.ts';
import { hostileNames } from './support/hostile-names.ts';
import { type Rendered, renderMarkdown } from './support/rendered.ts';
import { now, repository, run } from './support/setting.ts';

const bytes = 1_000_000;

/** Where links of ours lead: the service, the repository's sources and changes, and the run. */
const ours =
  /^https:\/\/(?:ci\.example\/|github\.com\/acme\/web\/(?:blob\/f{40}\/|commit\/f{40}$|pull\/7\/files|actions\/runs\/5$))/;

/** The elements that reports are made of, with the attributes that they may have. */
const elements = new Set(
  [
    'a href,blockquote,br,code,code className,details,h2,h3,li,p,pre,span,strong,sub,summary',
    'table,tbody,td,td align,th,th align,thead,tr,ul,wbr',
  ].flatMap((names) => names.split(',')),
);

function flakyReport(name: string, parts: Partial<FlakyContext> = {}) {
  const failures = [{ created_at: '2026-07-31T10:00:00Z', branch: name, failure_reason: name, tags: null }];
  const list = [
    { ...hostileTest(name, 1), failures },
    hostileTest(name, 2),
    hostileTest(`${name} too`, 3),
    ...flakyTests(3),
  ];
  const suite = { organization: name, slug: name, name, web_url: 'https://ci.example/suite' };
  const shared = { now, suite, complete: true };
  const earlier = baselineOf([...list, hostileTest(`${name} gone`, 4)], shared);
  const changedFiles = { paths: ['spec/models/thing_0_spec.rb'], complete: true };
  return analyzeFlakyTests(list, { ...shared, earlier, changedFiles, ...parts });
}

/** Every report, made of nothing but this name. */
function everyReport(name: string): [string, string][] {
  const builds = ['failed', name].map((state) => hostileBuild(name, { state }));
  const report = flakyReport(name);
  const gates = { failures: [`Failed: ${name}`], unevaluated: [`Not evaluated: ${name}`] };
  const { tests: issues } = issuesFor([report], {
    ...{ mostNew: 1, label: 'flaky-test', windowMs: 1 },
    ...{ repository, ownersOf: () => ['@acme/kites'] },
  });
  const comments = renderFlakyComment([report], {
    characters: 61_440,
    repository,
    run,
    summaryShowsAll: true,
    gates,
    ownersOf: () => [name],
  });
  const suite = { slug: name, name, default_branch: name };
  const options = { organization: name, bytes, complete: true };
  const summaries = builds.map((build): [string, string] => [
    `build ${build.state === 'failed'}`,
    renderBuildSummary(analyzeBuild(build, { now, repository }), { bytes }),
  ]);
  return [
    ...summaries,
    [
      'builds',
      renderBuildsSummary(builds, {
        complete: true,
        asOf: now,
        bytes,
        results: new Map(builds.map(({ id }) => [id, name])),
      }),
    ],
    ['flaky summary', renderFlakySummary([report], { bytes, repository, gates })],
    ['notes', renderNotes([`Not written: ${name}`])],
    ['issue', `${issues[0]?.text}\n\n${issues[0]?.lines.join('\n')}`],
    ...comments.map((body, tier): [string, string] => [`comment ${tier}`, body]),
    ['suites', renderSuitesSummary([{ id: 's', ...suite }], options)],
    ['suite', renderSuiteSummary(suite, 'created', options)],
  ];
}

/** How many rows each table has, how many titles open, and how many marks there are. */
function shapeOf(markdown: string, { tables, elements: found }: Rendered) {
  return {
    rows: tables.map((rows) => rows.length),
    titles: found.filter((element) => element === 'details').length,
    marks: markdown.match(/<!-- kitestring/g)?.length ?? 0,
  };
}

/** The summary where the list is incomplete, and the pull request changes the very file of that name. */
function touchingSummary(name: string): [string, string] {
  const changedFiles = { paths: [name], complete: true };
  const report = flakyReport(name, { changedFiles, complete: false });
  return ['summary on its file', renderFlakySummary([report], { bytes, repository })];
}

/** The shape of each report for a name that is only a name. */
const tame = new Map(
  everyReport('tame').map(([kind, markdown]) => [kind, shapeOf(markdown, renderMarkdown(markdown))]),
);

/** Each name in each report takes long: usually one of each kind of sign, and all with `npm run test:long`. */
const isLong = process.env.KITESTRING_LONG_MINUTES !== undefined;
const usual = /^(?:@octocat p|see #|go to|:tada: a|<img|<!--|<\/details|!\[|a \||# head|two\n|$)/;
const names = hostileNames.filter((name) => isLong || usual.test(name));

function expectHarmless(kind: string, rendered: Rendered): void {
  const { links, linksOnGitHub, elements: found, tables, autolinks } = rendered;
  const isForeign = (link: string) => !ours.test(link);
  const wrong = [
    ...links.filter(isForeign),
    ...linksOnGitHub.filter(isForeign),
    ...found.filter((element) => !elements.has(element)),
    ...tables.filter((rows) => new Set(rows).size !== 1),
    ...autolinks,
  ];
  expect.soft(wrong, kind).toEqual([]);
}

describe('a hostile name', () => {
  it.each(hostileNames)(
    'has no effect in a cell, a link, code, a list, a title or a sentence: %j',
    (name) => {
      const label = link(wrapping(name), 'https://ci.example/x' as SafeUrl);
      const row = table(
        'rows',
        [{ title: 'a' }, { title: 'b' }],
        [
          [name, label],
          [code(name), prose(name, 20)],
        ],
      );
      const blocks = [paragraph('p', md`### A ${name}`), row, list('l', md`of ${name}`, [name, label])];
      expectHarmless(name, renderMarkdown(renderDocument(blocks, inBytes(100_000), md`<sub>${name}</sub>`)));
    },
  );

  it.each(names)('has no effect in any report: %j', (name) => {
    for (const [kind, markdown] of [...everyReport(name), touchingSummary(name)]) {
      const rendered = renderMarkdown(markdown);
      expectHarmless(kind, rendered);
      // A blank path is no file, so hot spots have a row less for it.
      if (tame.has(kind) && name.trim() !== '')
        expect.soft(shapeOf(markdown, rendered), kind).toEqual(tame.get(kind));
    }
  });

  it('is never at the start of a line', () => {
    for (const [kind, markdown] of everyReport('Xq7 says'))
      expect(markdown.match(/^[\s>#*]*Xq7.*/gm), kind).toBeNull();
  });
});
