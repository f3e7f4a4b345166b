import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildSchema } from '../../src/model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../../src/model/build-test.ts';
import {
  isBuild,
  isBuildTest,
  isFailedExecution,
  isFlakyTest,
  isSuite,
  isTestRun,
} from '../../src/model/checks.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { suiteSchema } from '../../src/model/suite.ts';
import { agent, build, jobs, oddBuilds, oddFlakyTests, oddSuites, user } from './payloads.ts';

interface Checked {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly check: (value: unknown) => boolean;
  readonly samples: readonly unknown[];
}

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const samplesOf = (...values: readonly unknown[]) => values.map(onTheWire);

/** A build with each object that its schema knows. */
const complete = {
  ...build,
  pull_request: { id: '7', base: 'main', repository: 'r' },
  rebuilt_from: { id: 'b', number: 6, url: 'u' },
  test_engine: { runs: [{ id: 'r', suite: { id: 's', slug: 'unit' } }] },
  jobs: [
    { ...jobs.script, agent: { ...agent, creator: user } },
    jobs.waiter,
    { ...jobs.manual, unblocked_by: user },
    { ...jobs.trigger, triggered_build: { id: 'b', number: 8, url: 'u', web_url: 'w' } },
    { id: 'x', type: 'hologram', state: 'shimmering', name: 'x' },
  ],
};

const checked: readonly Checked[] = [
  {
    name: 'build',
    schema: buildSchema,
    check: isBuild,
    samples: samplesOf(complete, ...Object.values(oddBuilds)),
  },
  { name: 'suite', schema: suiteSchema, check: isSuite, samples: samplesOf(...Object.values(oddSuites)) },
  {
    name: 'flaky test',
    schema: flakyTestSchema,
    check: isFlakyTest,
    samples: samplesOf(...Object.values(oddFlakyTests)),
  },
  {
    name: 'test of a build',
    schema: buildTestSchema,
    check: isBuildTest,
    samples: samplesOf({
      ...{ id: 't', web_url: 'w', scope: 'Cart', name: 'adds', location: './a.rb:1', file_name: './a.rb' },
      ...{ labels: ['flaky'], executions_count: 2, executions_count_by_result: { passed: 1, failed: 1 } },
    }),
  },
  {
    name: 'run of a suite',
    schema: testRunSchema,
    check: isTestRun,
    samples: samplesOf({ id: 'r', state: 'finished', result: 'failed', build_id: 'b' }),
  },
  {
    name: 'failed execution',
    schema: failedExecutionSchema,
    check: isFailedExecution,
    samples: samplesOf({
      ...{ execution_id: 'e', test_id: 't', test_name: 'adds', location: './a.rb:1' },
      ...{ failure_reason: 'no', failure_expanded: [], tags: { 'build.job_id': 'j' } },
    }),
  },
];

/** True where the schema takes the value and gives it back as it is: what a check must say without the schema. */
function isUnchanged(schema: z.ZodType, value: unknown): boolean {
  const read = schema.safeParse(value);
  return read.success && isDeepStrictEqual(read.data, value);
}

/** Keys that are more than data to somebody who assigns them, or reads them without asking whose they are. */
const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'length',
  '0',
];
const words = ['script', 'waiter', 'manual', 'trigger', 'script\n', 'Script', 'unknown', ''];
const numbers = [0, -0, -1, 1.5, 2 ** 53, 2 ** 60, 1e308];
const part = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], ['a', 1], ...words, ...numbers),
  fc.constantFrom(...hostileKeys).map((key) => withKey({}, key, { id: 1 })),
  fc.constantFrom(...words).map((type) => ({ type })),
);

interface Place {
  readonly path: readonly string[];
  readonly isObject: boolean;
}

/** Every place in a value, the value itself included. */
function placesIn(value: unknown, path: readonly string[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, isObject: false }];
  const inner = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
  return [{ path, isObject: !Array.isArray(value) }, ...inner];
}

function withKey(object: object, key: string, value: unknown): object {
  return Object.defineProperty(structuredClone(object), key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** The value with what `change` makes of the part at this path. */
function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (part: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const inner = changedAt(Reflect.get(value as object, key), rest, change);
  if (!Array.isArray(value)) return withKey(value as object, key, inner);
  return value.with(Number(key), inner);
}

/** The same with one of its parts replaced, one of its keys gone, or one that nobody asked for. */
function changesOf(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value);
  const objects = places.filter(({ isObject }) => isObject);
  const put = fc.tuple(fc.constantFrom(...places), part);
  const replaced = put.map(([{ path }, item]) => changedAt(value, path, () => item));
  if (objects.length === 0) return replaced;
  const inObject = fc.constantFrom(...objects);
  return fc.oneof(
    fc.constant(value),
    replaced,
    fc
      .tuple(inObject, fc.constantFrom(...hostileKeys), part)
      .map(([{ path }, key, item]) =>
        changedAt(value, path, (object) => withKey(object as object, key, item)),
      ),
    fc
      .tuple(inObject, fc.nat())
      .map(([{ path }, nth]) => changedAt(value, path, (object) => withoutNth(object as object, nth))),
  );
}

function withoutNth(object: object, nth: number): object {
  const entries = Object.entries(object);
  return Object.fromEntries(entries.filter((_, index) => index !== nth % Math.max(1, entries.length)));
}

/** Every key that a schema knows anywhere. */
function keysOf(schema: z.core.$ZodType): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return [...Object.keys(def.shape), ...Object.values(def.shape).flatMap((field) => keysOf(field))];
  if (def.type === 'union') return def.options.flatMap(keysOf);
  if (def.type === 'array') return keysOf(def.element);
  return 'innerType' in def ? keysOf(def.innerType as z.core.$ZodType) : [];
}

describe.each(checked)('the generated check of a $name', ({ schema, check, samples }) => {
  test('is true for everything that the live service is known to send, which its schema gives back as it is', () => {
    expect(samples.filter((sample) => !check(sample) || !isUnchanged(schema, sample))).toEqual([]);
  });

  test.each([[5], ['odd'], [true], [{}], [[]], [[5]], [null]])(
    'agrees with the schema about %j in every field',
    (odd) => {
      const [sample] = samples;
      const keys = [...new Set([...keysOf(schema), '__proto__'])];
      const values = placesIn(sample)
        .filter(({ isObject }) => isObject)
        .flatMap(({ path }) => keys.map((key) => ({ path, key })))
        .map(({ path, key }) => changedAt(sample, path, (object) => withKey(object as object, key, odd)));
      expect(values.length).toBeGreaterThanOrEqual(keys.length);
      expect(values.filter((value) => check(value) !== isUnchanged(schema, value))).toEqual([]);
    },
  );

  test('is true exactly where the schema would change nothing', () => {
    const count = { fitting: 0, changed: 0 };
    fc.assert(
      fc.property(
        fc
          .constantFrom(...samples)
          .chain(changesOf)
          .chain((value) => fc.oneof(fc.constant(value), changesOf(value)))
          .map(onTheWire),
        (value) => {
          const fits = isUnchanged(schema, value);
          count[fits ? 'fitting' : 'changed'] += 1;
          expect(check(value)).toBe(fits);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(count.fitting).toBeGreaterThan(100);
    expect(count.changed).toBeGreaterThan(100);
  });
});

describe('the generated check of a build', () => {
  const parsed = (fields: string): unknown => JSON.parse(`{"id":"x","number":1,"state":"passed",${fields}}`);

  // What no change of a sample leads to: see above.
  test.each<[string, unknown]>([
    ['one with an endless number', parsed('"job_state_counts":{"total":1e999}')],
    ['one whose map has a key that changes the prototype of an object', parsed('"env":{"__proto__":"x"}')],
    ['one with such a key that looks harmless', parsed('"__proto__":null')],
    ['one with such a key in an escaped spelling', parsed('"_\\u005fproto__":{"blocked":true}')],
  ])('is false for %s', (_, value) => {
    expect(isUnchanged(buildSchema, value)).toBe(false);
    expect(isBuild(value)).toBe(false);
  });

  test('does not look into what no schema describes, however deep it is', () => {
    const deep = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
    expect(isBuild(parsed(`"surplus":${deep},"env":{"A":${deep}}`))).toBe(true);
  });
});
