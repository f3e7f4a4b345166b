import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readHome } from '../../scripts/home.ts';
import { stepInputs } from '../../src/action/inputs.ts';
import { operations } from '../../src/operations/operations.ts';

const folder = resolve(import.meta.dirname, '../../docs/examples');
const ours = `${readHome().repository}/actions/`;

/** The inputs of an operation's own action that are not the operation's. */
const { operation: _, ...connectionInputs } = stepInputs;
const connection = Object.keys(connectionInputs);

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

/** The operation of a step that uses one of our actions. */
function operationOf({ uses = '' }: Step): string | undefined {
  return uses.startsWith(ours) && uses.endsWith('@v0') ? uses.slice(ours.length, -3) : undefined;
}

/** What a step hands to an operation that does not take it. */
function strayInputs(step: Step): string[] {
  const operation = operations.find(({ name }) => name === operationOf(step));
  const { with: given = {} } = step;
  if (operation === undefined) return ['operation'];
  const taken: readonly string[] = [...connection, ...operation.inputs];
  return Object.keys(given).filter((name) => !taken.includes(name));
}

describe.each(examples)('docs/examples/$name', ({ name, text, workflow, steps }) => {
  test('gives every operation only inputs that it uses', () => {
    const own = steps.filter((step) => operationOf(step) !== undefined);
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(strayInputs)).toEqual(own.map(() => []));
  });

  test('builds a matrix only from a list that fits it', () => {
    if (!text.includes('.outputs.matrix')) return;
    const lists = steps.filter((step) => operationOf(step) === 'list-suites');
    expect(lists.map(({ with: given }) => given?.limit)).toEqual([256]);
    expect(text).toContain("outputs.complete != 'true'");
  });

  test('grants no permissions outside of jobs', () => {
    expect(workflow.permissions).toEqual({});
  });

  test('pins other actions to a full SHA, with the version beside it', () => {
    const others = [...text.matchAll(/uses: (?<named>.*)$/gm)].map(({ groups }) => groups?.named ?? '');
    for (const named of others.filter((each) => !each.startsWith(ours)))
      expect(named).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('is in the list of examples', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`](${basename(name)})`);
  });
});
