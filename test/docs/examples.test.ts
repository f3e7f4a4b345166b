import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readHome } from '../../scripts/home.ts';
import { stepInputs } from '../../src/action/inputs.ts';
import { operations } from '../../src/operations/operations.ts';

const folder = resolve(import.meta.dirname, '../../docs/examples');
const action = `${readHome().repository}@v0`;

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const examples = globSync('*.yml', { cwd: folder }).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const workflow: Workflow = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  return { name, text, workflow, steps };
});

/** What a step hands to an operation that does not take it. */
function strayInputs({ with: given = {} }: Step): string[] {
  const operation = operations.find(({ name }) => name === given.operation);
  if (operation === undefined) return ['operation'];
  const taken: readonly string[] = [...Object.keys(stepInputs), ...operation.inputs];
  return Object.keys(given).filter((name) => !taken.includes(name));
}

describe.each(examples)('docs/examples/$name', ({ name, text, workflow, steps }) => {
  test('gives every operation only inputs that it uses', () => {
    const ours = steps.filter(({ uses }) => uses === action);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.map(strayInputs)).toEqual(ours.map(() => []));
  });

  test('builds a matrix only from a list that fits it', () => {
    if (!text.includes('.outputs.matrix')) return;
    const lists = steps.filter(({ with: given }) => given?.operation === 'list-suites');
    expect(lists.map(({ with: given }) => given?.limit)).toEqual([256]);
    expect(text).toContain("outputs.complete != 'true'");
  });

  test('grants no permissions outside of jobs', () => {
    expect(workflow.permissions).toEqual({});
  });

  test('pins other actions to a full SHA, with the version beside it', () => {
    const others = [...text.matchAll(/uses: (?<named>.*)$/gm)].map(({ groups }) => groups?.named ?? '');
    for (const named of others.filter((each) => each !== action))
      expect(named).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('is in the list of examples', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`](${basename(name)})`);
  });
});
