import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishJson } from '../../../src/action/output/json-output.ts';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import type { Outcome } from '../../../src/operations/context/outcome.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { keepWarnings } from '../../support/warnings.ts';

const secret = 'bkua_0123456789abcdef';
let parent = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kitestring-results-'));
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

/** The files of a step whose temporary folder is this one. */
function filesIn(folder: string) {
  return createRunnerFiles({ RUNNER_TEMP: folder }, keepWarnings().log);
}

/** The outputs of a value, and the content of the file. */
function publish(json: unknown, shortJson?: Outcome['shortJson']) {
  const outputs: Record<string, string> = {};
  publishJson(
    { json, shortJson },
    {
      files: filesIn(parent),
      redactor: createRedactor([secret]),
      journal: {
        output: (name, value) => {
          outputs[name] = String(value);
          return true;
        },
        owe: () => {},
        mask: () => true,
      },
    },
  );
  return { outputs, file: JSON.parse(readFileSync(outputs['json-path'] ?? '', 'utf8')) };
}

describe('the result as JSON', () => {
  it('is an output and a file', () => {
    const { outputs, file } = publish({ number: 42, jobs: [] });
    expect(outputs).toMatchObject({ json: '{"number":42,"jobs":[]}', truncated: 'false' });
    expect(file).toEqual({ number: 42, jobs: [] });
  });

  it('has its secrets taken out, in the file too', () => {
    const build = {
      number: 42,
      message: `with ${secret}`,
      env: { PASSWORD: 'hunter2', PATH: '/bin' },
      pipeline: { provider: { webhook_url: 'https://webhook.example/deliver/abc' } },
      api_token: 'anything',
    };
    const { outputs, file } = publish(build);
    expect(file).toEqual({
      number: 42,
      message: 'with [redacted]',
      env: { PASSWORD: '[redacted]', PATH: '[redacted]' },
      pipeline: { provider: { webhook_url: '[redacted]' } },
      api_token: '[redacted]',
    });
    expect(JSON.parse(outputs.json ?? '')).toEqual(file);
  });

  it('is a file of one line, with all items, if it is a very long list', () => {
    const items = Array.from({ length: 10_000 }, (_, number) => ({ number, text: 'x'.repeat(100) }));
    const path = publish(items).outputs['json-path'] ?? '';
    expect(readFileSync(path, 'utf8') === JSON.stringify(items)).toBe(true);
  });

  it('is cut between items, and marked as truncated, if it is a long list', () => {
    const items = Array.from({ length: 3_000 }, (_, number) => ({ number, text: 'x'.repeat(40) }));
    const { outputs, file } = publish(items);
    const shown = JSON.parse(outputs.json ?? '');
    expect(outputs.truncated).toBe('true');
    expect(outputs.json?.length).toBeLessThanOrEqual(100_000);
    expect(outputs.json?.length).toBeGreaterThan(99_900);
    expect(shown).toEqual(items.slice(0, shown.length));
    expect(file).toEqual(items);
  });

  it('leaves out its largest parts if it is one large object', () => {
    const jobs = Array.from({ length: 200 }, (_, index) => ({ index, agent: 'x'.repeat(1_000) }));
    const { outputs, file } = publish({ number: 42, jobs, state: 'passed' });
    expect(outputs).toMatchObject({ json: '{"number":42,"state":"passed"}', truncated: 'true' });
    expect(file.jobs).toHaveLength(200);
  });

  it('uses a shorter form if there is one', () => {
    const { outputs, file } = publish(
      { text: 'x'.repeat(100_000) },
      { most: 100, first: () => ({ count: 1 }) },
    );
    expect(outputs).toMatchObject({ json: '{"count":1}', truncated: 'true' });
    expect(file.text).toHaveLength(100_000);
  });

  it.each([
    [2_000, 49],
    [9_000, 11],
    [400, 100],
    [200_000, 0],
  ])('keeps as many items of the shorter form as fit: of %d characters, %d', (length, kept) => {
    const tests = Array.from({ length: 300 }, (_, index) => `${index}${'é'.repeat(length / 2)}`);
    const first = (most: number) => ({ count: 300, tests: tests.slice(0, most) });
    const { outputs } = publish(first(300), { most: 100, first });
    expect(JSON.parse(outputs.json ?? '')).toEqual(first(kept));
    expect(outputs.truncated).toBe('true');
  });

  it('cuts the shorter form if even that is too large', () => {
    const { outputs } = publish(
      { text: 'x'.repeat(200_000) },
      { most: 100, first: () => ({ count: 1, text: 'x'.repeat(100_000) }) },
    );
    expect(outputs).toMatchObject({ json: '{"count":1}', truncated: 'true' });
  });

  it('is complete up to the very last character that fits', () => {
    const fits = 'x'.repeat(100_000 - 2);
    expect(publish(fits).outputs).toMatchObject({ json: `"${fits}"`, truncated: 'false' });
    expect(publish(`${fits}x`).outputs).toMatchObject({ json: 'null', truncated: 'true' });
  });
});
