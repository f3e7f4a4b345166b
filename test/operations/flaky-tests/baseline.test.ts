import { expect, it } from 'vitest';
import { readBaselineFile } from '../../../src/operations/flaky-tests/baseline.ts';

const suite = { organization: 'acme', suite: 'web' };
const read = (text: string) => readBaselineFile('report.json', suite, async () => ({ text }));

it.each(['{},', '0,', '[[]],'])(
  'a baseline with a million values such as %s is not parsed',
  async (value) => {
    expect(await read(`{"tests":[${value.repeat(1_100_000)}0]}`)).toBe(
      'the file at baseline-path has more values than a report can have',
    );
    expect(await read(`{"tests":[${value.repeat(1_000)}0]}`)).toBe(
      'the file at baseline-path is not the JSON file of an earlier report',
    );
  },
);
