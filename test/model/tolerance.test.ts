import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildSchema } from '../../src/model/build.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { jobSchema, manualJobSchema, scriptJobSchema, triggerJobSchema } from '../../src/model/job.ts';
import { isScriptJob } from '../../src/model/script-job.ts';
import { suiteSchema } from '../../src/model/suite.ts';
import { build, flakyTest, jobs, type Payload, suite, without } from './payloads.ts';

/** What a service could put where something else is expected. */
const anything = fc.jsonValue({ maxDepth: 2 });

/** The fields that we act on, and whose absence is therefore an error. */
const needed: readonly { name: string; schema: z.ZodType; payload: Payload; keys: readonly string[] }[] = [
  { name: 'build', schema: buildSchema, payload: build, keys: ['id', 'number', 'state', 'blocked'] },
  { name: 'suite', schema: suiteSchema, payload: suite, keys: ['id'] },
  { name: 'flaky test', schema: flakyTestSchema, payload: flakyTest, keys: ['id'] },
];

describe.each(needed)('a $name', ({ schema, payload, keys }) => {
  const others = Object.keys(payload).filter((key) => !keys.includes(key));

  it('is read whatever is in a field that we do not need', () => {
    fc.assert(
      fc.property(fc.constantFrom(...others), anything, (key, value) => {
        const changed = { ...payload, [key]: value };
        expect(schema.safeParse(changed)).toMatchObject({ success: true });
      }),
    );
  });

  it('is read whichever fields are missing that we do not need', () => {
    fc.assert(
      fc.property(fc.subarray(others), (missing) => {
        const left = Object.fromEntries(Object.entries(payload).filter(([key]) => !missing.includes(key)));
        expect(schema.safeParse(left)).toMatchObject({ success: true });
      }),
    );
  });

  it('is read with unknown keys, which are kept', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), anything), (extra) => {
        const known = Object.fromEntries(
          Object.entries(extra).filter(([key]) => key !== '__proto__' && !(key in payload)),
        );
        expect(schema.parse({ ...payload, ...known })).toMatchObject(known);
      }),
    );
  });
});

it('a build is read whatever is in a field of one of its jobs', () => {
  const kinds = fc.constantFrom<Payload>(...Object.values(jobs));
  const place = kinds.chain((job) => fc.tuple(fc.constant(job), fc.constantFrom(...Object.keys(job))));
  fc.assert(
    fc.property(place, anything, ([job, key], value) => {
      const changed = { ...build, jobs: [{ ...job, [key]: value }, jobs.script] };
      const read = buildSchema.parse(changed);
      expect(read.jobs?.[1]).toEqual(jobs.script);
    }),
  );
});

interface Shape {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly payload: Payload;
  /** What we act on. */
  readonly keys: readonly string[];
}

const waiterFields = { id: z.string(), graphql_id: z.string(), state: z.string() };

/** Each schema with the fields that it knows, and a whole payload. */
const shapes: readonly Shape[] = [
  ...needed.map((one) => ({ ...one, fields: (one.schema as z.ZodObject).shape })),
  ...[
    { name: 'script job', fields: scriptJobSchema.shape, payload: jobs.script, keys: ['id', 'type'] },
    { name: 'waiter', fields: waiterFields, payload: jobs.waiter, keys: ['type'] },
    { name: 'manual job', fields: manualJobSchema.shape, payload: jobs.manual, keys: ['type'] },
    { name: 'trigger job', fields: triggerJobSchema.shape, payload: jobs.trigger, keys: ['type'] },
  ].map((one) => ({ ...one, schema: jobSchema })),
];

/** A value that the field does not take as it is; none for a field that takes any. */
function oddFor(field: z.ZodType): unknown {
  return [5, 'odd'].find((value) => field.safeParse(value).data !== value);
}

describe.each(shapes)('a $name that lacks a key', ({ schema, fields, payload, keys }) => {
  const odd = Object.entries(fields)
    .filter(([key]) => !keys.includes(key))
    .map(([key, field]) => ({ key, value: oddFor(field) }))
    .filter(({ value }) => value !== undefined);
  const missing = [...new Set([...Object.keys(fields), ...Object.keys(payload)])];

  it.each(missing.filter((key) => !keys.includes(key)))('has null for an odd field, without %s', (absent) => {
    const { [absent]: _, ...left } = payload;
    const kept = odd
      .filter(({ key }) => key !== absent)
      .filter(({ key, value }) => {
        const read: unknown = schema.safeParse({ ...left, [key]: value }).data;
        return (read as Payload | undefined)?.[key] !== null;
      });
    expect(kept).toEqual([]);
  });
});

it.each([null, 'j1', 7, [], {}, { type: 7 }, without(jobs.script, 'id'), { ...jobs.script, id: 7 }])(
  'a job that is not valid (%j) causes no error, and runs no command',
  (job) => {
    const found = buildSchema.parse({ ...build, jobs: [job, jobs.script] }).jobs ?? [];
    expect(found).toHaveLength(2);
    expect(found.map(isScriptJob)).toEqual([false, true]);
  },
);

it.each<[string, Payload]>([
  ['no number', without(build, 'number')],
  ['a number that is a text', { ...build, number: '7' }],
  ['a number of zero', { ...build, number: 0 }],
  ['a number that is not exact any more', { ...build, number: 2 ** 53 }],
  ['no state', { ...build, state: null }],
  ['no ID', { ...build, id: 7 }],
  ['a block that is neither true nor false', { ...build, blocked: 'yes' }],
])('a build is refused with %s, since we act on it', (_, payload) => {
  expect(buildSchema.safeParse(payload).success).toBe(false);
});

it('a build cannot reach the prototype of anything', () => {
  const read = buildSchema.parse(
    JSON.parse(`{"id":"b","number":1,"state":"passed","__proto__":{"polluted":true},
      "meta_data":{"__proto__":{"polluted":true},"constructor":"x"},"env":{"__proto__":"x"}}`),
  );
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(read.meta_data)).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('polluted');
});
