import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createFits } from '../../../src/client/response/fits.ts';
import { buildSchema } from '../../../src/model/build.ts';
import { flakyTestSchema } from '../../../src/model/flaky-test.ts';
import { jobSchema } from '../../../src/model/job.ts';
import { suiteSchema } from '../../../src/model/suite.ts';
import { oddBuilds, oddFlakyTests, oddSuites } from '../support/payloads.ts';

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The value with one of its parts, however deep, replaced by something else. */
function mutations(value: unknown): fc.Arbitrary<unknown> {
  const paths: PropertyKey[][] = [];
  const walk = (part: unknown, path: PropertyKey[]) => {
    paths.push(path);
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) walk(inner, [...path, key]);
  };
  walk(value, []);
  const replacement = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(undefined, null, '', 0, -1, 1.5, 2 ** 60, true, [], {}, 'script', 'waiter'),
  );
  return fc.tuple(fc.constantFrom(...paths), replacement).map(([path, part]) => replaced(value, path, part));
}

function replaced(value: unknown, [key, ...rest]: PropertyKey[], part: unknown): unknown {
  if (key === undefined) return part;
  const copy: Record<PropertyKey, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = replaced(copy[key], rest, part);
  return copy;
}

describe('a value that fits its schema', () => {
  test.each([
    ['build', buildSchema, oddBuilds],
    ['suite', suiteSchema, oddSuites],
    ['flaky test', flakyTestSchema, oddFlakyTests],
  ] as const)('is every %s that the live service is known to send', (_, schema, values) => {
    const fits = createFits(schema);
    const slow = Object.keys(values).filter((name) => !fits(onTheWire(values[name])));
    expect(slow).toEqual([]);
  });

  test.each([
    ['builds', buildSchema, Object.values(oddBuilds)],
    [
      'jobs',
      jobSchema,
      [{ id: 'j', type: 'script', command: 'x' }, { type: 'waiter' }, { type: 'hologram', state: 's' }],
    ],
    ['suites', suiteSchema, Object.values(oddSuites)],
    ['flaky tests', flakyTestSchema, Object.values(oddFlakyTests)],
  ] as const)('is one that the schema returns unchanged: %s', (_, schema, values) => {
    const fits = createFits(schema);
    let fitting = 0;
    fc.assert(
      fc.property(
        fc
          .constantFrom(...values)
          .map(onTheWire)
          .chain(mutations),
        (value) => {
          if (!fits(value)) return;
          fitting += 1;
          expect(schema.parse(value)).toEqual(value);
        },
      ),
      { numRuns: 1_000, seed: 7 },
    );
    expect(fitting).toBeGreaterThan(50);
  });
});

describe('a value does not fit its schema if it is', () => {
  const fits = createFits(buildSchema);
  const good = { id: 'x', number: 1, state: 'passed' };

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [good]],
    ['a text', 'build'],
    ['one without a number', { id: 'x', state: 'passed' }],
    ['one whose number would be another', { ...good, number: 2 ** 53 }],
    ['one whose flag is none', { ...good, blocked: 'no' }],
    ['one with a field that is read as null', { ...good, branch: 7 }],
    ['one with a map that is none', { ...good, env: ['A=1'] }],
    [
      'one with an endless number',
      JSON.parse('{"id":"x","number":1,"state":"s","job_state_counts":{"total":1e999}}'),
    ],
    [
      'one that would change what objects are made of',
      JSON.parse('{"id":"x","number":1,"state":"s","__proto__":{}}'),
    ],
    ['one whose map would', JSON.parse('{"id":"x","number":1,"state":"s","env":{"__proto__":"x"}}')],
    [
      'one with an odd field in a job of a known type',
      { ...good, jobs: [{ type: 'script', id: 'j', command: 7 }] },
    ],
  ])('%s', (_, value) => {
    expect(fits(value)).toBe(false);
  });
});

describe('a schema of an unknown kind', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['that transforms', z.string().transform(Number), '1'],
    ['that trims', z.string().trim(), ' x'],
    ['that strips', z.object({}), {}],
    ['that is strict', z.strictObject({}), {}],
    ['that fills in', z.string().default('x'), 'x'],
  ])('%s lets nothing pass unasked', (_, schema, value) => {
    expect(createFits(schema)(value)).toBe(false);
  });

  test('may check a text', () => {
    const fits = createFits(z.string().min(1));
    expect([fits('x'), fits(''), fits(1)]).toEqual([true, false, false]);
  });

  test('may check a number', () => {
    const fits = createFits(z.number().int().positive());
    expect([fits(1), fits(0), fits(1.5), fits('1')]).toEqual([true, false, false, false]);
  });

  test('may be a union, of which the first match decides', () => {
    const changing = z.looseObject({ a: z.string().nullish().catch(null) });
    const keeping = z.looseObject({ a: z.unknown() });
    expect(createFits(z.union([changing, keeping]))({ a: 7 })).toBe(false);
    expect(createFits(z.union([keeping, changing]))({ a: 7 })).toBe(true);
  });
});
