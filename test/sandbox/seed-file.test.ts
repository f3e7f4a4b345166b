import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { readSeedFile, seedFileFormat } from '../../src/sandbox/seed/seed.ts';

const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8');
const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(page) ?? [];
const validate = new Ajv2020({ allowUnionTypes: true }).compile(seedFileFormat);

const withSteps = (steps: unknown) => ({
  organizations: [{ slug: 'acme', pipelines: [{ slug: 'web', script: { steps } }] }],
});

it('the seed file in docs/sandbox.md is valid', () => {
  const [acme] = readSeedFile(example).organizations;
  expect(acme?.pipelines?.[0]?.script).toMatchObject({
    steps: [{ exits: [1, 0] }, 'wait', { block: 'Ship it?' }],
  });
  expect(validate(JSON.parse(example))).toBe(true);
});

it('a seed file can have a job that never starts', () => {
  const [acme] = readSeedFile(JSON.stringify(withSteps([{ waitMs: 'never' }]))).organizations;
  expect(acme?.pipelines?.[0]?.script).toEqual({ steps: [{ waitMs: Number.POSITIVE_INFINITY }] });
});

it.each<[unknown, string]>([
  [[], 'expected object, received array'],
  [{ organizations: [{ name: 'Acme' }] }, 'at organizations[0].slug'],
  [{ organizations: [], org: 1 }, 'Unrecognized key: "org"'],
  [{ organizations: [], users: { ada: { name: 'Ada' } } }, 'at users.ada.email'],
  [withSteps([{ runMs: -1 }]), 'at organizations[0].pipelines[0].script.steps[0]'],
  [withSteps([{}, { blok: 'x' }]), 'at organizations[0].pipelines[0].script.steps[1]'],
  [{ organizations: [], tokens: { t: { scopes: 'all' } } }, 'at tokens.t.scopes'],
  [
    { organizations: [{ slug: 'a', suites: [{ name: 'U', flakyTests: [{ name: 't', scope: 7 }] }] }] },
    'at organizations[0].suites[0].flakyTests[0].scope',
  ],
])('an invalid seed file is refused by the command and by its JSON Schema: %j', (value, problem) => {
  expect(() => readSeedFile(JSON.stringify(value))).toThrow(problem);
  expect(validate(value)).toBe(false);
});
