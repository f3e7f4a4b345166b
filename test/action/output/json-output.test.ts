import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { publishJson } from '../../../src/action/output/json.ts';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { keepWarnings } from '../../support/warnings.ts';

const secret = 'bkua_0123456789abcdef';
const parent = mkdtempSync(join(tmpdir(), 'kitestring-results-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** The outputs of a value, and the content of the file. */
function publish(json: unknown) {
  const outputs: Record<string, string> = {};
  const output = (name: string, value: unknown) => {
    outputs[name] = String(value);
    return true;
  };
  publishJson(json, {
    files: createRunnerFiles({ RUNNER_TEMP: parent }, keepWarnings().log, createRedactor([secret])),
    journal: { output, recordPending: () => {}, mask: () => true },
  });
  const { json: text = '', truncated, 'json-path': path = '' } = outputs;
  return { text, truncated, file: JSON.parse(readFileSync(path, 'utf8')) };
}

const fits = 'x'.repeat(100_000 - 2);
const items = Array.from({ length: 3_000 }, (_, number) => ({ number, text: 'x'.repeat(40) }));
const list = ['x'.repeat(50_000), 'x'.repeat(100_000 - 50_000 - 7)];

it.each<[string, unknown, unknown]>([
  ['as it is', { number: 42, jobs: [] }, { number: 42, jobs: [] }],
  ['up to the very last character that fits', fits, fits],
  ['up to the very last item that fits', list, list],
  ['as null if it is one text that is too long', `${fits}x`, null],
  ['as null if it is one large object', { number: 42, jobs: items }, null],
  ['without the items that do not fit', [...list, 1], list],
  ['measured in bytes, as environment variables are', { text: 'é'.repeat(60_000) }, null],
  ['measured in bytes, item by item', ['é', 'é'.repeat(60_000)], ['é']],
])('the result is complete in its file, and in the output %s', (_, value, shown) => {
  const { text, truncated, file } = publish(value);
  expect({ shown: JSON.parse(text), truncated, file }).toEqual({
    shown,
    truncated: String(JSON.stringify(shown) !== JSON.stringify(value)),
    file: value,
  });
});

it('a long list is cut as late as possible', () => {
  const { text, file } = publish(items);
  expect(text.length).toBeLessThanOrEqual(100_000);
  expect(text.length).toBeGreaterThan(99_900);
  expect(file).toEqual(items);
});

it('the result has its secrets taken out, in the file too', () => {
  const { text, file } = publish({ message: `with ${secret}`, env: { PASSWORD: 'hunter2', PATH: '/bin' } });
  const env = { PASSWORD: '[redacted]', PATH: '[redacted]' };
  expect([file, JSON.parse(text)]).toEqual(Array(2).fill({ message: 'with [redacted]', env }));
});
