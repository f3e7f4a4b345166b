import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readSeedFile, seedFileFormat } from '../../src/sandbox/seed/seed-file.ts';

const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8');
const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(page) ?? [];
const validate = new Ajv2020({ allowUnionTypes: true }).compile(seedFileFormat);

const withSteps = (steps: unknown) => ({
  organizations: [{ slug: 'acme', pipelines: [{ slug: 'web', script: { steps } }] }],
});

describe('a seed as a file', () => {
  it('is what docs/sandbox.md shows', () => {
    const [acme] = readSeedFile(example).organizations;
    expect(acme?.pipelines?.[0]?.script).toMatchObject({
      steps: [{ exits: [1, 0] }, 'wait', { block: 'Ship it?' }],
    });
    expect(validate(JSON.parse(example))).toBe(true);
  });

  it('can say that a job never starts', () => {
    const [acme] = readSeedFile(JSON.stringify(withSteps([{ waitMs: 'never' }]))).organizations;
    expect(acme?.pipelines?.[0]?.script).toEqual({ steps: [{ waitMs: Number.POSITIVE_INFINITY }] });
  });

  it.each<[unknown, string]>([
    [[], 'The seed must be an object'],
    [{}, 'organizations is missing'],
    [{ organizations: [{ name: 'Acme' }] }, 'organizations[0].slug is missing'],
    [{ organizations: [{ slug: '' }] }, 'organizations[0].slug must be a string that is not empty'],
    [{ organizations: [], org: 1 }, 'org is not known'],
    [{ organizations: [], users: { ada: { name: 'Ada' } } }, 'users.ada.email is missing'],
    [
      withSteps([{ runMs: -1 }]),
      'organizations[0].pipelines[0].script.steps[0].runMs must be a number, zero or greater',
    ],
    [withSteps([{}, { blok: 'x' }]), 'organizations[0].pipelines[0].script.steps[1].blok is not known'],
    [withSteps(['stop']), 'organizations[0].pipelines[0].script.steps[0] must be "wait"'],
    [{ organizations: [], tokens: { t: { scopes: 'all' } } }, 'tokens.t.scopes must be a list'],
    [
      { organizations: [{ slug: 'a', suites: [{ name: 'U', flakyTests: [{ name: 't', scope: 7 }] }] }] },
      'organizations[0].suites[0].flakyTests[0].scope must be a string',
    ],
    [
      { organizations: [{ slug: 'a', pipelines: [{ slug: 'w', signed: 'yes', script: { steps: [] } }] }] },
      'organizations[0].pipelines[0].signed must be true or false',
    ],
  ])('is refused, here and by the schema: %j', (value, problem) => {
    expect(() => readSeedFile(JSON.stringify(value))).toThrow(problem);
    expect(validate(value)).toBe(false);
  });
});
