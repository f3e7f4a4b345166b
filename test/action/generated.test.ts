import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { stepInputs } from '../../src/action/inputs.ts';
import type { Input } from '../../src/operations/inputs/declarations/input.ts';
import { inputs } from '../../src/operations/inputs/declarations/inputs.ts';
import { outputs } from '../../src/operations/outputs/declarations.ts';

const root = resolve(import.meta.dirname, '../..');

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

it('action-types.yml names the type of every input and output, for programs that generate bindings', () => {
  for (const folder of ['', ...globSync('actions/*', { cwd: root })]) {
    const read = (name: string) => parse(readFileSync(resolve(root, folder, name), 'utf8'));
    const [action, types] = [read('action.yml'), read('action-types.yml')];
    for (const part of ['inputs', 'outputs'])
      expect(Object.keys(types[part]), folder).toEqual(Object.keys(action[part]));
  }
  const { inputs, outputs } = parse(readFileSync(resolve(root, 'action-types.yml'), 'utf8'));
  expect(inputs.wait).toEqual({ type: 'boolean' });
  expect(inputs['log-lines']).toEqual({ type: 'integer' });
  expect(inputs.message).toEqual({ type: 'string' });
  expect(inputs['wait-until']).toEqual({ type: 'enum', 'allowed-values': ['all', 'any'] });
  expect(inputs.operation['allowed-values']).toContain('trigger-build');
  expect(inputs['cancel-on']).toMatchObject({ type: 'list', separator: '\n', 'list-item': { type: 'enum' } });
  expect(outputs).toMatchObject({ complete: { type: 'boolean' }, json: { type: 'string' } });
});
