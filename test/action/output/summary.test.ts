import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { keepWarnings } from '../../support/warnings.ts';

let folder = '';
const path = () => join(folder, 'summary');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitestring-summary-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a summary; returns the limits in bytes that it was given, and the warnings. */
function write(render: (bytes: number) => string, at: string | undefined = path()) {
  const told: number[] = [];
  const { log, warnings } = keepWarnings();
  createRunnerFiles({ GITHUB_STEP_SUMMARY: at }, log).summarize(({ bytes }) => {
    told.push(bytes);
    return render(bytes);
  });
  return { told, warnings };
}

describe('the summary', () => {
  it('is added to what the step has written before', () => {
    writeFileSync(path(), 'before\n');
    write(() => 'after');
    expect(readFileSync(path(), 'utf8')).toBe('before\nafter\n');
  });

  it('has a million bytes, less what was written before', () => {
    expect(write(() => '').told[0]).toBe(999_999);
    writeFileSync(path(), 'x'.repeat(400_000));
    expect(write(() => '').told[0]).toBe(599_999);
  });

  it('is left out if there is no room, since the runner would drop all of it', () => {
    writeFileSync(path(), 'x'.repeat(999_990));
    const { warnings } = write(() => 'a text of more than ten bytes');
    expect(readFileSync(path(), 'utf8')).toHaveLength(999_990);
    expect(warnings).toEqual([
      'The job summary of this operation is omitted: it already has 999,990 bytes, and GitHub discards a summary larger than 1 MiB.',
    ]);
  });

  it('says so if the step has written more than that before', () => {
    writeFileSync(path(), 'x'.repeat(1_000_001));
    const { told, warnings } = write((bytes) => (bytes < 100 ? '' : 'a report'));
    expect(told[0]).toBe(-2);
    expect(warnings).toEqual([expect.stringContaining('1,000,001 bytes')]);
    expect(readFileSync(path(), 'utf8')).toHaveLength(1_000_001);
  });

  it('is empty, without a word in the log, if there is nothing to report', () => {
    expect(write(() => '').warnings).toEqual([]);
    expect(() => readFileSync(path())).toThrow('ENOENT');
  });

  it('counts bytes, not characters', () => {
    const { warnings } = write((bytes) => '🪁'.repeat(bytes / 4 + 1));
    expect(() => readFileSync(path())).toThrow('ENOENT');
    expect(warnings).toHaveLength(1);
  });

  it('is not written if there is no file for it', () => {
    expect(write(() => 'x', '')).toEqual({ told: [], warnings: [] });
  });

  it('never fails the step', () => {
    const { warnings } = write(() => 'x', join(folder, 'missing', 'summary'));
    expect(warnings).toEqual([
      'Could not write the job summary (GITHUB_STEP_SUMMARY): it does not exist. The log says what happened.',
    ]);
    writeFileSync(path(), '');
    const failing = write(() => {
      throw new TypeError('a bug of ours, with a name from outside');
    });
    expect(failing.warnings).toEqual([
      'Could not write the job summary (GITHUB_STEP_SUMMARY): TypeError. The log says what happened.',
    ]);
  });
});
