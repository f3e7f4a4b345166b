import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultKinds } from '../../src/sandbox/fault/fault.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { defaultSeed } from '../../src/sandbox/seed/default-seed.ts';

const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8');

/** The first cell of each row of the tables in a section, where it is code. */
function firstCells(section: string): string[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(section)) ?? '';
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell = '']) => cell);
}

describe('docs/sandbox.md', () => {
  it('begins with what the sandbox does not do', () => {
    const [title, , sentence, , heading] = page.split('\n');
    expect([title, heading]).toEqual(['# The sandbox', 'What it does not do:']);
    expect(sentence).toMatch(/^A stand-in/);
  });

  it('names every token', () => {
    const labels = Object.keys(createSandbox({ seed: { organizations: [] } }).tokens);
    expect(firstCells('Tokens')).toEqual(labels);
  });

  it('names every pipeline of the default seed', () => {
    const [acme] = defaultSeed().organizations;
    expect(firstCells('The seed')).toEqual(acme?.pipelines?.map(({ slug }) => slug));
  });

  it('names every kind of fault', () => {
    expect(firstCells('Faults')).toEqual(faultKinds);
  });
});
