import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../src/model/build.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import type { Schema } from '../../src/model/schema.ts';
import { isScriptJob } from '../../src/model/script-job.ts';
import { suiteSchema } from '../../src/model/suite.ts';
import { fitting } from '../support/fitting.ts';
import { build, flakyTest, jobs, type Payload, suite } from './payloads.ts';

/** What a service could put where something else is expected. */
const anything = fc.jsonValue({ maxDepth: 2 });

/** The value with null in a field, and without it, for each field at any depth, by the path to it. */
function* emptied(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const put = (inner: unknown) =>
      Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
    if (!Array.isArray(value)) for (const nothing of [null, undefined]) yield [path + key, put(nothing)];
    for (const [place, inner] of emptied(item, `${path}${key}.`)) yield [place, put(inner)];
  }
}

/** The fields that we act on, and whose absence is therefore an error. */
const needed: readonly [string, Schema<object>, Payload, string[]][] = [
  ['build', buildSchema, build, ['id', 'number', 'state']],
  ['suite', suiteSchema, suite, ['id']],
  ['flaky test', flakyTestSchema, flakyTest, ['id']],
];

describe.each(needed)('a %s', (_, schema, payload, keys) => {
  const others = Object.keys(payload).filter((key) => !keys.includes(key));

  it('is read with any value in a field that we do not need: as it is, as null, or without the parts that do not fit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...others), anything, fc.subarray(others), (key, value, missing) => {
        const { [key]: _, ...rest } = payload;
        const left = Object.fromEntries(Object.entries(rest).filter(([name]) => !missing.includes(name)));
        const read = fitting(schema, { ...left, [key]: value }) as Payload;
        if (typeof value !== 'object') expect([value, null]).toContain(read[key]);
        const { [key]: __, ...kept } = read;
        expect(kept).toEqual(left);
      }),
    );
  });

  it('is read unchanged, with null in any place that we do not need, or without it', () => {
    for (const [place, changed] of emptied(payload))
      if (!/^(?:id|number|state|jobs\.\d\.(?:id|type)|(?:env|meta_data)\..*)$/.test(place))
        expect(fitting(schema, changed), place).toEqual(changed);
  });
});

it('env and meta-data hold only text: that of numbers and flags, and nothing else', () => {
  const given = { CI: true, RETRIES: 3, TEXT: 'x', NOTHING: null, LIST: [] };
  const { env, meta_data } = fitting(buildSchema, { ...build, env: given, meta_data: given });
  const read = { CI: 'true', RETRIES: '3', TEXT: 'x' };
  expect({ env, meta_data }).toEqual({ env: read, meta_data: read });
});

it('a build is read with any value in a field of one of its jobs', () => {
  const kinds = fc.constantFrom<Payload>(...Object.values(jobs));
  const place = kinds.chain((job) => fc.tuple(fc.constant(job), fc.constantFrom(...Object.keys(job))));
  fc.assert(
    fc.property(place, anything, ([job, key], value) => {
      const changed = { ...build, jobs: [{ ...job, [key]: value }, jobs.script] };
      const read = fitting(buildSchema, changed);
      expect(read.jobs?.[1]).toEqual(jobs.script);
    }),
  );
});

it.each([null, 'j1', 7, [], {}, { type: 7 }, { ...jobs.script, id: undefined }, { ...jobs.script, id: 7 }])(
  'a job that is not valid (%#) causes no error, and runs no command',
  (job) => {
    const found = fitting(buildSchema, { ...build, jobs: [job, jobs.script] }).jobs ?? [];
    expect(found).toHaveLength(2);
    expect(found.map(isScriptJob)).toEqual([false, true]);
  },
);
