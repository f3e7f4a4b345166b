import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishJson } from '../../../src/action/output/json.ts';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
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
function publish(json: unknown) {
  const outputs: Record<string, string> = {};
  publishJson(json, {
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
  });
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

  it('is null in the output, and complete in the file, if it is one large object', () => {
    const jobs = Array.from({ length: 200 }, (_, index) => ({ index, agent: 'x'.repeat(1_000) }));
    const { outputs, file } = publish({ number: 42, jobs, state: 'passed' });
    expect(outputs).toMatchObject({ json: 'null', truncated: 'true' });
    expect(file.jobs).toHaveLength(200);
  });

  it.each([
    ['an object', { text: 'é'.repeat(60_000) }, 'null'],
    ['a list', ['é', 'é'.repeat(60_000)], '["é"]'],
  ])('is measured in bytes, as environment variables are: %s', (_, value, shown) => {
    expect(publish(value).outputs).toMatchObject({ json: shown, truncated: 'true' });
  });

  it('is complete up to the very last character that fits', () => {
    const fits = 'x'.repeat(100_000 - 2);
    expect(publish(fits).outputs).toMatchObject({ json: `"${fits}"`, truncated: 'false' });
    expect(publish(`${fits}x`).outputs).toMatchObject({ json: 'null', truncated: 'true' });
    const list = ['x'.repeat(50_000), 'x'.repeat(100_000 - 50_000 - 7)];
    expect(publish(list).outputs).toMatchObject({ json: JSON.stringify(list), truncated: 'false' });
    expect(JSON.parse(publish([...list, 1]).outputs.json ?? '')).toEqual(list);
  });
});
