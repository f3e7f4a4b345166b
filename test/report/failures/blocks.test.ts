import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../../src/report/failures/annotations.ts';
import { failedTestsTable, logBlocks } from '../../../src/report/failures/blocks.ts';
import type { FailedTest } from '../../../src/report/failures/failed-test.ts';
import { readJobLog } from '../../../src/report/failures/log.ts';
import { bytes, renderDocument } from '../../../src/report/text/document.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build, failedJob } from '../support/builds.ts';
import { now } from '../support/moments.ts';
import { renderMarkdown } from '../support/rendered.ts';

const repository = { server: 'https://github.com', name: 'acme/web', sha: 'a'.repeat(40) };
const budget = bytes(1_000_000);

function failedTest(name: string, more: Partial<FailedTest> = {}): FailedTest {
  const place = { file: 'spec/cart_spec.rb', line: 12 };
  const known = { url: null, labels: [], jobs: [], executions: null };
  return { ...place, ...known, scope: 'Cart', name, message: 'expected 1', place, ...more };
}

describe('the table of failed tests', () => {
  it('shows name, place and message, and links the place', () => {
    const blocks = failedTestsTable(
      [failedTest('adds'), failedTest('is', { file: null, place: null })],
      repository,
    );
    const { text, linksOnGitHub } = renderMarkdown(renderDocument(blocks, budget));
    expect(text).toContain('Cart');
    expect(text).toContain('spec/cart_spec.rb:12');
    expect(linksOnGitHub).toEqual([
      `https://github.com/acme/web/blob/${repository.sha}/spec/cart_spec.rb#L12`,
    ]);
  });

  it('links nothing of another commit, and is not there without tests', () => {
    const { linksOnGitHub } = renderMarkdown(
      renderDocument(failedTestsTable([failedTest('adds')], null), budget),
    );
    expect(linksOnGitHub).toEqual([]);
    expect(failedTestsTable([], repository)).toEqual([]);
  });

  it('says in which executions a test failed, and shows the flaky ones last, with the line breaks of messages', () => {
    const tests = [
      failedTest('flakes', { labels: ['flaky'], message: 'one\ntwo' }),
      failedTest('breaks', { executions: { failed: 1, total: 3 } }),
    ];
    const text = renderDocument(failedTestsTable(tests, null), budget).replaceAll('<wbr>', '');
    expect(text.split('\n').filter((line) => line.startsWith('| Cart'))).toEqual([
      '| Cart<br>**breaks**<br><sub>spec/cart_spec.rb:12 · failed in 1 of 3 executions</sub> | expected 1 |',
      '| Cart<br>**flakes**<br><sub>spec/cart_spec.rb:12 · flaky</sub> | one<br>two |',
    ]);
  });

  it('shows the first hundred of 5,000, and says how many there are', () => {
    const tests = Array.from({ length: 5_000 }, (_, index) => failedTest(`test ${index}`));
    const text = renderDocument(failedTestsTable(tests, repository), budget);
    expect(text.split('\n').filter((line) => line.startsWith('| Cart'))).toHaveLength(100);
    expect(text).toContain('and 4,900 more in the output <code>json</code>');
  });
});

describe('the log of a job in a summary', () => {
  it('is folded, and shows hostile text as it is', () => {
    const lines = ['```', '</details><img src=x>', '@octocat #1', '  \tindented'];
    const [block] = logBlocks([{ title: 'Log of <b>@octocat</b> & #12', lines }], 10_000);
    const text = renderDocument(block ? [block] : [], budget);
    const { linksOnGitHub, elements } = renderMarkdown(text);
    expect(text).toContain('</details><img src=x>\n@octocat #1');
    expect(linksOnGitHub).toEqual([]);
    expect(elements).not.toContain('img');
  });

  it('keeps the last lines that fit, each cut', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${index} ${'x'.repeat(600)}`);
    const text = renderDocument(
      logBlocks(
        [
          { title: 'Log', lines },
          { title: 'Log', lines },
        ],
        12_000,
      ),
      budget,
    );
    expect(Buffer.byteLength(text)).toBeLessThan(12_000);
    expect(
      text
        .split('\n')
        .filter((line) => /^\d+ x+…$/.test(line))
        .at(-1),
    ).toMatch(/^499 /);
  });

  it('is not there if it has no lines', () => {
    expect(logBlocks([{ title: 'Log', lines: [] }], 10_000)).toEqual([]);
    const [block] = logBlocks([{ title: 'Log', lines: [], notice: 'One long line.' }], 10_000);
    expect(JSON.stringify(block)).toContain('<summary>Log</summary>');
  });
});

describe('a log', () => {
  const redact = (text: string) => text.replaceAll('hunter22hunter22', '[redacted]');

  it('loses its secrets before it is cut, also those that a progress bar would have cut', () => {
    const text = 'hunter22\u001b[0mhunter22\nhunter22hunter22\rdone\n';
    expect(readJobLog({ text, truncated: false }, 5, redact).lines).toEqual(['[redacted]', 'done']);
  });
});

describe('of a log, no line', () => {
  it('is shown if none may be', () => {
    expect(readJobLog({ text: 'one\ntwo', truncated: false }, 0, (text) => text).lines).toEqual([]);
  });
});

describe('annotations', () => {
  const explained = (name: string, why: string | null) => {
    const failed = build({ state: 'failed', jobs: [failedJob('a', { name })] });
    return analyzeBuild(failed, { now, redact: createRedactor([]) }).failed.map((job) => ({ job, why }));
  };
  const jobs = (count: number) => Array.from({ length: count }, () => explained('Unit', null)).flat();

  it('of failed jobs are at most nine, and say how many more there are', () => {
    expect(annotateFailedJobs(jobs(9))).toHaveLength(9);
    const many = annotateFailedJobs(jobs(12));
    expect(many).toHaveLength(9);
    expect(many.at(-1)).toMatchObject({
      level: 'error',
      message: '4 more failed jobs. The job summary lists them.',
    });
  });

  it('repeat nothing of the step’s own error', () => {
    expect(annotateFailedJobs(jobs(1))).toEqual([]);
  });

  it('form no command', () => {
    const [hostile] = annotateFailedJobs(explained('::error::x', '##[error]y\nz'));
    expect(hostile).toMatchObject({ title: ':\\:error::x', message: 'exit status 1: #\\#[error]y z' });
  });

  it('of failed tests are at their lines if the checkout has the file, and those come first', () => {
    const tests = [failedTest('elsewhere', { place: { file: 'gone.rb', line: 1 } }), failedTest('here')];
    expect(annotateFailedTests(tests, (file) => file !== 'gone.rb')).toEqual([
      {
        level: 'warning',
        title: 'Failed test',
        message: 'Cart: here: expected 1',
        file: 'spec/cart_spec.rb',
        line: 12,
      },
      {
        level: 'warning',
        title: 'Failed test',
        message: 'Cart: elsewhere: expected 1',
        file: null,
        line: null,
      },
    ]);
  });

  it('of failed tests are at most ten', () => {
    const tests = Array.from({ length: 5_000 }, (_, index) => failedTest(`test ${index}`));
    const shown = annotateFailedTests(tests, () => true);
    expect([shown.length, shown.at(-1)?.message]).toEqual([
      10,
      '4,991 more failed tests. The job summary lists them.',
    ]);
  });
});
