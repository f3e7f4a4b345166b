import { describe, expect, it } from 'vitest';
import { profileNames } from '../../src/sandbox/profile.ts';
import { createHost } from '../support/operation-host.ts';

const list = { operation: 'list-flaky-tests', organization: 'acme', suite: 'web-end-to-end' };

describe.each(profileNames)('list-flaky-tests (%s)', (profile) => {
  it('sets the count, and the list as JSON', async () => {
    const { outcome, outputs } = await createHost({ profile }).run(list);
    expect(outcome).toMatchObject({
      success: true,
      sentence: '60 flaky tests in suite acme/web-end-to-end.',
      json: { tests: expect.any(Array) },
    });
    expect(outputs).toMatchObject({ count: '60', complete: 'true' });
    const matrix = JSON.parse(outputs.matrix ?? '');
    expect(matrix).toHaveLength(60);
    expect(Object.keys(matrix[0])).toEqual([
      'id',
      'web_url',
      'instances',
      'score',
      'age',
      'touched',
      'change',
    ]);
    expect(matrix[0].id).toMatch(/^[0-9a-f-]{36}$/);
    expect(outcome.summary({ bytes: 100_000 })).toContain('60');
  });

  it('succeeds with an empty list', async () => {
    const { outcome, outputs } = await createHost({ profile }).run({ ...list, suite: 'design-system' });
    expect(outcome).toMatchObject({ success: true, sentence: '0 flaky tests in suite acme/design-system.' });
    expect(outputs).toMatchObject({ count: '0', complete: 'true', matrix: '[]' });
  });

  it('stops at the limit, and says so', async () => {
    const { outcome, outputs } = await createHost({ profile }).run({ ...list, limit: '10' });
    expect(outcome.sentence).toBe('10 flaky tests in suite acme/web-end-to-end (incomplete list).');
    expect(outputs).toMatchObject({ count: '10', complete: 'false' });
  });

  it('reads page by page', async () => {
    const host = createHost({ profile });
    const { outputs } = await host.run({ ...list, suite: 'monorepo', limit: '250' });
    expect(outputs.count).toBe('250');
    const pages = host.requests().filter((line) => line.includes('flaky-tests'));
    expect(pages.map((line) => /page=\d/.exec(line)?.[0])).toEqual(['page=1', 'page=2', 'page=3']);
  });

  it('fails by a gate, with the reason', async () => {
    const { outcome, outputs } = await createHost({ profile }).run({ ...list, 'max-flaky': '50' });
    expect(outcome.success).toBe(false);
    expect(outcome.sentence).toMatch(/^60 flaky tests in suite acme\/web-end-to-end\. .*max-flaky/);
    expect(outputs).toMatchObject({ 'gate-passed': 'false' });
    const summary = outcome.summary({ bytes: 100_000 }).split('\n').slice(0, 5).join('\n');
    expect(summary).toContain('max-flaky failed: 60 flaky tests, at most 50 allowed.');
  });

  it('succeeds when its gates pass', async () => {
    const { outcome, outputs } = await createHost({ profile }).run({ ...list, 'max-flaky': '60' });
    expect(outcome.success).toBe(true);
    expect(outputs).toMatchObject({ 'gate-passed': 'true' });
  });

  it('says what it could not find out', async () => {
    const { outcome } = await createHost({ profile }).run({ ...list, 'max-touched': '0' });
    expect(outcome.notes).toContain('There is no pull request here.');
    expect(outcome.comment).toBeUndefined();
  });

  it('writes the comment to a file if there is no pull request', async () => {
    const { outcome } = await createHost({ profile }).run({ ...list, comment: 'always', 'max-touched': '0' });
    expect(outcome.comment?.place).toEqual({ obstacle: 'There is no pull request here.' });
    expect(outcome.comment?.render('full').body).toContain('60 flaky tests in suite');
    // What became of the comment is told where it is brought about.
    expect(outcome.notes).not.toContain('There is no pull request here.');
  });

  it.each<[string, Record<string, string>, { footer: string; more?: string; summary?: string }]>([
    ['web-end-to-end', {}, { footer: 'Copyable names: in the job summary' }],
    ['web-end-to-end', { top: '6' }, { footer: 'in the job summary', more: 'in the file at json-path' }],
    [
      'monorepo',
      { limit: '700' },
      {
        footer: 'in the file at json-path',
        more: 'in the file at json-path',
        summary: 'in the file at json-path',
      },
    ],
    [
      'monorepo',
      { limit: '700', selectors: 'rspec' },
      { footer: 'in the file at selectors-path', summary: 'in the file at selectors-path' },
    ],
  ])('says where the complete list is (%s, %j)', async (suite, inputs, { footer, more, summary }) => {
    const { outcome } = await createHost({ profile }).run({ ...list, suite, comment: 'always', ...inputs });
    const body = outcome.comment?.render('full').body ?? '';
    expect(body.slice(body.lastIndexOf('<sub>'))).toContain(`${footer}</sub>`);
    if (more) expect(body.slice(0, body.lastIndexOf('<sub>'))).toMatch(new RegExp(`\\d more ${more}`));
    const text = outcome.summary({ bytes: 1_000_000 });
    if (summary) expect(text).toContain(`too long to show here. It is ${summary}.`);
    else expect(text).toContain('Run or skip these tests');
  });

  it('fails if the suite does not exist', async () => {
    await expect(createHost({ profile }).run({ ...list, suite: 'nobodys' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('list-flaky-tests reports every problem of the inputs', () => {
  const inputs = { operation: 'list-flaky-tests', limit: 'all', sort: 'name-ish', 'max-new': '-1' };
  expect(createHost().problems(inputs)).toEqual([
    expect.stringMatching(/^Input sort must be /),
    'Input max-new must be a whole number of at least 0; it was "-1".',
    'Input limit must be a whole number of at least 1; it was "all".',
    'Input organization is missing: set it to the slug of the organization.',
    'Input suite is missing: set it to the slug of the test suite.',
  ]);
});
