import { describe, expect, it } from 'vitest';
import { annotateFailedJobs, annotateFailedTests } from '../../../src/report/failures/annotations.ts';
import { failedTestsTable, logBlocks, traceBlocks } from '../../../src/report/failures/blocks.ts';
import { type FailedTest, inTurn } from '../../../src/report/failures/failed-test.ts';
import { bytes, renderDocument } from '../../../src/report/text/document.ts';
import { failedJob, reportOn } from '../support/builds.ts';
import { renderMarkdown } from '../support/rendered.ts';

const render = (blocks: Parameters<typeof renderDocument>[0]) => renderDocument(blocks, bytes(1_000_000));

function failedTest(name: string, more: Partial<FailedTest> = {}): FailedTest {
  const at = { file: 'spec/cart_spec.rb', line: 12 };
  const known = {
    source: 'test-engine',
    url: null,
    labels: [],
    jobs: [],
    executions: null,
    place: { ...at, source: null },
  } as const;
  return { ...at, ...known, scope: 'Cart', name, message: 'expected 1', ...more };
}

const many = Array.from({ length: 5_000 }, (_, index) => failedTest(`test ${index}`));

describe('the table of failed tests', () => {
  it('shows name, place, executions and message with its line breaks, the flaky ones last', () => {
    const tests = [
      failedTest('flakes', { labels: ['flaky'], message: [...'123456789'].join('\n') }),
      failedTest('breaks', { executions: { failed: 1, total: 3 } }),
      failedTest('is nowhere', { scope: 'Cart::null', message: '', file: null, place: null }),
      failedTest('raises', { scope: 'spec/cart_spec.rb::Cart', line: null, jobs: ['d', 'c', 'a'] }),
    ];
    const failed = ['a', 'b', 'c', 'd'].map((id) => failedJob(id, { name: `Unit *${id}*` }));
    const jobs = reportOn({ state: 'failed', jobs: failed }).failed.map((job) => ({ job }));
    const text = render(failedTestsTable(inTurn(tests), 'Failed test', jobs)).replaceAll('<wbr>', '');
    expect(text.split('\n').filter((line) => line.startsWith('| Cart'))).toEqual([
      '| Cart<br>**breaks**<br><sub>spec/cart_spec.rb:12 · failed in 1 of 3 executions</sub> | expected 1 |',
      '| Cart<br>**raises**<br><sub>spec/cart_spec.rb · in Unit \\*a\\*, Unit \\*c\\* and 1 more</sub> | expected 1 |',
      '| Cart::null<br>**is nowhere**<br><sub></sub> |   |',
      '| Cart<br>**flakes**<br><sub>spec/cart_spec.rb:12 · flaky</sub> | 1<br>2<br>3<br>4<br>5<br>6<br>7<br>8 |',
    ]);
    expect(render(failedTestsTable(tests, '', jobs.slice(0, 1)))).not.toContain('Unit');
    expect(failedTestsTable([], '', [])).toEqual([]);
    const silent = failedTestsTable([failedTest('is silent', { message: '' })], '', []);
    expect(render(silent)).not.toContain('Message');
  });

  it('shows the first 100 of 5,000 tests and the number of the others', () => {
    const text = render(failedTestsTable(many, 'Failed test', []));
    expect(text.split('\n').filter((line) => line.startsWith('| Cart'))).toHaveLength(100);
    expect(text).toContain('and 4,900 more in the output <code>json</code>');
  });
});

it('the failed tests of each job have their share of the rows, and one job cannot take them all', () => {
  const loud = many.slice(0, 500).map((test) => ({ ...test, jobs: ['loud'] }));
  const quiet = [failedTest('quiet 1', { jobs: ['quiet'] }), failedTest('quiet 2', { jobs: ['quiet'] })];
  const flaky = failedTest('flaky', { jobs: ['other'], labels: ['flaky'] });
  const names = inTurn([flaky, ...loud, ...quiet]).map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['test 0', 'quiet 1', 'test 1', 'quiet 2', 'test 2']);
  expect(names.at(-1)).toBe('flaky');
});

describe('the stack traces of failed tests', () => {
  it('are folded, for the first ten tests whose trace has more than the message', () => {
    const traced = many.slice(0, 12).map((test) => ({ ...test, trace: 'expected 1\nat cart.rb:7' }));
    const same = failedTest('same', { trace: 'expected 1\n' });
    const text = render(traceBlocks([same, ...traced], 100_000));
    expect(text.match(/Stack trace of test \d+/g)).toHaveLength(10);
    expect(text).toContain('```text\nexpected 1\nat cart.rb:7\n```\n\n</details>');
    expect(text).not.toContain('same');
    expect(render(traceBlocks(traced, 10_000))).not.toContain('cart.rb');
  });
});

describe('the log of a job in a summary', () => {
  it('is folded, and shows hostile text as it is', () => {
    const lines = ['```', '</details><img src=x>', '@octocat #1', '  \tindented'];
    const text = render(logBlocks([{ title: 'Log of <b>@octocat</b> & #12', lines }], 10_000));
    const { linksOnGitHub, elements } = renderMarkdown(text);
    expect(text).toContain('</details><img src=x>\n@octocat #1');
    expect(linksOnGitHub).toEqual([]);
    expect(elements).not.toContain('img');
  });

  it('keeps the last lines that fit, each shortened, and is omitted if none fits', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${index} ${'x'.repeat(600)}`);
    const log = { title: 'Log', lines };
    const text = render(logBlocks([log, log], 12_000));
    expect(Buffer.byteLength(text)).toBeLessThan(12_000);
    expect(text.split('\n').findLast((line) => /^\d+ x+…$/.test(line))).toMatch(/^499 /);
    expect(render(logBlocks([{ title: 'Log', lines: ['long'] }], 1_001)).trim()).toBe('');
  });
});

describe('annotations', () => {
  const explained = (name: string, why: string | null) =>
    reportOn({ state: 'failed', jobs: [failedJob('a', { name })] }).failed.map((job) => ({ job, why }));

  it('are at most ten of each level, with the step’s own error, and do not repeat it', () => {
    const jobs = Array.from({ length: 12 }, () => explained('Unit', null)).flat();
    expect(annotateFailedJobs(jobs).map(({ message }) => message)).toEqual(Array(9).fill('exit status 1'));
    expect(annotateFailedJobs(jobs.slice(0, 1))).toEqual([]);
    expect(annotateFailedTests(many, () => true)).toHaveLength(10);
  });

  it('contain no workflow command', () => {
    const [hostile] = annotateFailedJobs(explained('::error::x', '##[error]y\nz'));
    expect(hostile).toMatchObject({ title: ':\\:error::x', message: 'exit status 1: #\\#[error]y z' });
  });

  it('of failed tests have a line if the checkout has the file, and these come first', () => {
    const known = { scope: '', message: '', labels: ['flaky'] };
    const tests = [
      failedTest('elsewhere', { place: { file: 'gone.rb', line: 1, source: null } }),
      failedTest('here'),
      failedTest('here too'),
      failedTest('', { ...known, place: null }),
    ];
    const warning = { level: 'warning', title: 'Failed test', file: null, line: null };
    expect(annotateFailedTests(tests, (file) => file !== 'gone.rb')).toEqual([
      { ...warning, message: 'Cart: here: expected 1', file: 'spec/cart_spec.rb', line: 12 },
      { ...warning, message: 'Cart: here too: expected 1', file: 'spec/cart_spec.rb', line: 12 },
      { ...warning, message: 'Cart: elsewhere: expected 1' },
      { ...warning, title: 'Failed test (flaky)', message: '(no name)' },
    ]);
  });
});
