import { isDeepStrictEqual } from 'node:util';
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
  /** What is changed; the first sample unless given. */
  readonly parts?: readonly unknown[];
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

const least = { id: 'x', number: 1, state: 'passed' };

const checked: readonly Checked[] = [
  {
    name: 'build',
    schema: buildSchema,
    check: isBuild,
    samples: samplesOf(complete, ...Object.values(oddBuilds)),
    parts: samplesOf({ ...complete, jobs: [] }, ...complete.jobs.map((job) => ({ ...least, jobs: [job] }))),
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

/** The paths of all objects in a value, its own first. */
function objectsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, key]));
  return Array.isArray(value) ? inner : [path, ...inner];
}

/** The value with one more key, or another value of one, in the object at this path; `undefined` takes the key away. */
function withKey(value: unknown, [step, ...rest]: readonly string[], key: string, item: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Record<string, unknown>;
  const property = { value: item, enumerable: true, configurable: true, writable: true };
  if (step !== undefined) copy[step] = withKey(copy[step], rest, key, item);
  else if (item === undefined) delete copy[key];
  else Object.defineProperty(copy, key, property);
  return copy;
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

describe.each(checked)('the generated check of a $name', ({ schema, check, samples, parts }) => {
  test('is true for everything that the live service is known to send, which its schema gives back as it is', () => {
    expect(samples.filter((sample) => !check(sample) || !isUnchanged(schema, sample))).toEqual([]);
  });

  const changed = parts ?? samples.slice(0, 1);
  const inEach = (change: (sample: unknown, path: readonly string[]) => readonly unknown[]) =>
    changed.flatMap((sample) => objectsIn(sample).flatMap((path) => change(sample, path)));
  const disagree = (values: readonly unknown[]) =>
    values.filter((value) => check(value) !== isUnchanged(schema, value));

  test.each([[5], ['odd'], [true], [{}], [[]], [[5]], [null]])(
    'agrees with the schema about %j in every field',
    (odd) => {
      const keys = [...new Set([...keysOf(schema), '__proto__'])];
      const values = inEach((sample, path) => keys.map((key) => withKey(sample, path, key, odd)));
      expect(values.length).toBeGreaterThanOrEqual(keys.length);
      expect(disagree(values)).toEqual([]);
    },
  );

  const words = ['script', 'waiter', 'manual', 'trigger', 'script\n', 'Script', 'unknown', ''];
  test.each([
    undefined,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    ['a', 1],
    [null],
    [[]],
    JSON.parse('{"__proto__":{}}'),
    ...words,
  ])('agrees with the schema about %j for what is there', (odd) => {
    const values = inEach((sample, path) => {
      const object = path.reduce<unknown>((at, step) => Reflect.get(at as object, step), sample);
      return Object.keys(object as object).map((key) => withKey(sample, path, key, odd));
    });
    expect(disagree(values)).toEqual([]);
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
