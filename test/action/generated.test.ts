import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { stepInputs } from '../../src/action/inputs.ts';
import type { Input } from '../../src/operations/inputs/declarations/input.ts';
import { inputs } from '../../src/operations/inputs/declarations/inputs.ts';
import { outputs } from '../../src/operations/outputs/declarations.ts';

const root = resolve(import.meta.dirname, '../..');

it('action.yml, the README and the manual workflow are what the declarations say', async () => {
  const check = [resolve(root, 'scripts/generate.ts'), '--check'];
  const { stderr } = await promisify(execFile)(process.execPath, check, { cwd: root });
  expect(stderr).toBe('');
});

it('action.yml has every input and output that is declared, and runs one bundle as step and as post step', () => {
  const action = parse(readFileSync(resolve(root, 'action.yml'), 'utf8'));
  const declared = Object.entries<Input>({ ...stepInputs, ...inputs });
  expect(
    Object.entries<{ default?: string }>(action.inputs).map(([name, each]) => [name, each.default]),
  ).toEqual(declared.map(([name, { default: standard, expression }]) => [name, standard ?? expression]));
  for (const { description } of Object.values<{ description: string }>(action.inputs))
    expect(description).toMatch(/^[A-Z].*\.$/s);
  expect(Object.keys(action.outputs)).toEqual(Object.keys(outputs));
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post.js' });
});
