import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../src/model/build.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { analyzeBuild, describeBuild } from '../../src/report/builds/analyze.ts';
import { renderBuildSummary } from '../../src/report/builds/summary.ts';
import { renderFlakyComment } from '../../src/report/flaky/comment.ts';
import { readNote, takeNote, writeNote } from '../../src/report/flaky/note.ts';
import { analyzeFlakyTests, type FlakyContext } from '../../src/report/flaky/report.ts';
import { renderFlakySummary } from '../../src/report/flaky/summary.ts';
import { fitting } from '../support/fitting.ts';
import { bindingOf } from './support/flaky-tests.ts';
import { hostileNames } from './support/hostile-names.ts';
import { renderMarkdown } from './support/rendered.ts';
import { at, now, repository, run } from './support/setting.ts';

/** Signs that mean something to a reader, in every order. */
const sign = fc.constantFrom(
  ...'@#:|`*_~[]()<>!$\\/-+=.&;%{}"\'\n\ta1\u202E\u200B',
  ...['deadbeef', 'www.', '://', 'GH-', '🎉'],
);
const signs = fc.array(sign, { maxLength: 30 }).map((parts) => parts.join(''));
const text = fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...hostileNames));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 5 });
const words = (names: string) => fc.constantFrom(...names.split(' '));
const noTime = fc.constantFrom('yesterday', '', '2026-08-01 11:50:00 UTC');
const time = maybe(fc.oneof(fc.integer({ min: -60, max: 900 }).map(at), noTime));
const web_url = maybe(fc.oneof(fc.webUrl(), text));

const job = fc.record({
  id: fc.uuid(),
  type: words('script script script waiter manual trigger hologram'),
  name: maybe(text),
  label: maybe(text),
  web_url,
  state: maybe(words('passed failed running scheduled broken canceled blocked quantum')),
  soft_failed: maybe(fc.boolean()),
  retried: maybe(fc.boolean()),
  retries_count: maybe(fc.nat(9)),
  exit_status: maybe(fc.integer()),
  runnable_at: time,
  started_at: time,
  finished_at: time,
  matrix: maybe(fc.oneof(text, fc.dictionary(text, text, { maxKeys: 3 }))),
  agent: maybe(fc.record({ name: maybe(text) })),
});

const build = fc
  .record({
    id: fc.uuid(),
    number: fc.integer({ min: 1 }),
    blocked: maybe(fc.boolean()),
    web_url,
    state: fc.oneof(words('passed failed failing canceled running scheduled'), text),
    message: maybe(text),
    branch: maybe(text),
    commit: maybe(text),
    cancel_reason: maybe(text),
    created_at: time,
    started_at: time,
    finished_at: time,
    creator: maybe(fc.record({ name: maybe(text) })),
    jobs: maybe(fc.array(job, { maxLength: 12 })),
  })
  .map((parts) => fitting(buildSchema, parts));

const flaky = fc
  .record({
    id: fc.uuid(),
    scope: maybe(text),
    name: maybe(text),
    most_recent_instance_at: time,
    location: maybe(text),
    file_name: maybe(text),
    web_url,
    instances: maybe(fc.oneof(fc.nat(), fc.double())),
  })
  .map((parts) => fitting(flakyTestSchema, parts));

const context: FlakyContext = { now, suite: { organization: 'acme', slug: 'web' }, complete: true };

/** Opened and closed, no row torn, nothing linked by a name. */
function expectSound(markdown: string): void {
  const { tables, elements, autolinks } = renderMarkdown(markdown);
  expect(tables.filter((rows) => new Set(rows).size > 1)).toEqual([]);
  expect(markdown.split('<details>').length).toBe(markdown.split('</details>').length);
  const odd = elements.filter((element) => /^(?:img|script|h1|em|del|hr|input|pre class)/.test(element));
  expect(odd).toEqual([]);
  expect(autolinks).toEqual([]);
}

describe('for any build,', () => {
  it('the summary is valid and within its bytes', () => {
    fc.assert(
      fc.property(build, fc.integer({ min: -5, max: 30_000 }), (value, bytes) => {
        const summary = renderBuildSummary(analyzeBuild(value, { now, repository }), { bytes });
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(Math.max(0, bytes));
        expectSound(summary);
      }),
      { numRuns: 20 },
    );
  });

  it('the sentence is one line without a workflow command', () => {
    fc.assert(
      fc.property(build, (value) => {
        expect(describeBuild(analyzeBuild(value, { now }))).toMatch(
          /^Build \d+(?!.*##\[)[^\r\n\u2028\u2029]*$/u,
        );
      }),
    );
  });
});

describe('for any list of flaky tests,', () => {
  const list = fc.array(flaky, { maxLength: 12 });
  const long = fc.array(flaky, { maxLength: 40, size: 'max' });

  it('the summary is valid and within its bytes', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -5, max: 20_000 }), fc.boolean(), (tests, bytes, complete) => {
        const report = analyzeFlakyTests(tests, { ...context, complete });
        const summary = renderFlakySummary([report], { bytes, repository });
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(Math.max(0, bytes));
        expectSound(summary);
      }),
      { numRuns: 20 },
    );
  });

  const options = { repository, run, gates: { failures: [], unevaluated: [] }, summaryShowsAll: true };

  it('each form of the comment is valid and within its characters, and its note can be read again', () => {
    fc.assert(
      fc.property(long, text, fc.integer({ min: 3_000, max: 12_000 }), (tests, key, characters) => {
        const report = analyzeFlakyTests(tests, {
          ...context,
          changedFiles: { paths: tests.map((test) => test.file_name ?? ''), complete: true },
        });
        for (const body of renderFlakyComment([report], { ...options, characters })) {
          expect(body.length).toBeLessThanOrEqual(characters);
          expectSound(body);
        }
        const binding = bindingOf({ comment: key });
        const note = writeNote(takeNote([report], null, { commit: 'a', contentHash: 'x' }), binding);
        expect(note).toMatch(/^[\w.-]+$/);
        const keys = report.tests.map((test) => test.key);
        const first = new Map([['acme/web', expect.objectContaining({ keys })]]);
        expect(readNote(note, binding)).toEqual({ contentHash: 'x', first });
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
