import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/operations.ts';

const transcripts = resolve(import.meta.dirname, 'transcripts');

/** The exit codes of all stories that are told of an operation. */
function exitCodes(operation: string): string[] {
  const folder = join(transcripts, operation);
  return readdirSync(folder).map(
    (name) => /exit code (\d+)\n$/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '',
  );
}

describe('every operation', () => {
  it.each(operations.map(({ name }) => name))('has a story of success and one of failure: %s', (name) => {
    expect(exitCodes(name)).toEqual(expect.arrayContaining(['0', '1']));
  });
});
