import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
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

describe('action.yml', () => {
  const action = parse(readFileSync(resolve(root, 'action.yml'), 'utf8'));
  const declared: Readonly<Record<string, Input>> = { ...stepInputs, ...inputs };

  it('has every input that is declared, in full sentences, and no other', () => {
    expect(Object.keys(action.inputs)).toEqual(Object.keys(declared));
    for (const [name, { description }] of Object.entries<{ description: string }>(action.inputs))
      expect(description, name).toMatch(/^[A-Z].*\.$/s);
  });

  it('has every output that is declared, and no other', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(outputs));
  });

  it('hands over the defaults that are declared', () => {
    for (const [name, input] of Object.entries<{ default?: string }>(action.inputs)) {
      const { default: standard, expression } = declared[name] as Input;
      expect(input.default, name).toBe(standard ?? expression);
    }
  });

  it('runs one bundle on node24, as step and as post step', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post.js' });
  });
});
