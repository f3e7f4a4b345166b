import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { agentSchema } from '../src/model/agent.ts';
import { artifactSchema } from '../src/model/artifact.ts';
import { buildSchema } from '../src/model/build.ts';
import {
  buildTestSchema,
  failedExecutionSchema,
  suiteOfTestsSchema,
  testRunSchema,
} from '../src/model/build-test.ts';
import { flakyTestSchema } from '../src/model/flaky-test.ts';
import { jobSchema } from '../src/model/job.ts';
import { pipelineSchema } from '../src/model/pipeline.ts';
import { suiteSchema } from '../src/model/suite.ts';
import { userSchema } from '../src/model/user.ts';

/** The name of each check, after `is`, which is also that of the type. */
const exported: Readonly<Record<string, AnySchema>> = {
  Job: bare(jobSchema).schema,
  Build: buildSchema,
  Artifact: artifactSchema,
  Suite: suiteSchema,
  FlakyTest: flakyTestSchema,
  BuildTest: buildTestSchema,
  TestRun: testRunSchema,
  FailedExecution: failedExecutionSchema,
};

/** Names for schemas that several others share. */
const named = [
  [suiteOfTestsSchema, 'SuiteOfTests'],
  [userSchema, 'User'],
  [agentSchema, 'Agent'],
  [pipelineSchema, 'Pipeline'],
] as const;

const path = 'src/model/checks.ts';
const imports = `import type { Artifact } from './artifact.ts';
import type { Build } from './build.ts';
import type { BuildTest, FailedExecution, TestRun } from './build-test.ts';
import type { FlakyTest } from './flaky-test.ts';
import type { Job } from './job.ts';
import type { Suite } from './suite.ts';`;

const opening = `/*
 * Generated from the schemas in this folder by \`npm run generate\`; do not edit.
 *
 * A check is true for a JSON value that its schema would return unchanged, so that the value itself can be passed on.
 * Where it is false the schema decides: it may still read the value, with null for a field that does not fit. Checks
 * descend only where the schemas do. Parts that no schema describes are not looked at, however deep they are.
 */`;

const helpers = `/** An object of JSON. Its \`__proto__\` is that of plain objects, unless it is a list or has a key of that name. */
interface Fields {
  readonly __proto__: unknown;
  readonly [key: string]: unknown;
}

const plain: unknown = Object.prototype;

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && (value as Fields).__proto__ === plain;
}

function isTextOrNone(value: unknown): boolean {
  return typeof value === 'string' || value == null;
}

function isNumberOrNone(value: unknown): boolean {
  return Number.isFinite(value) || value == null;
}

function isFlagOrNone(value: unknown): boolean {
  return typeof value === 'boolean' || value == null;
}

function isListOfText(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) if (typeof value[index] !== 'string') return false;
  return true;
}`;

/** The helpers for values of one type that may be null or missing. */
const orNone: Readonly<Record<string, string>> = {
  string: 'isTextOrNone',
  number: 'isNumberOrNone',
  boolean: 'isFlagOrNone',
};

/** The file of the checks: one function for each object of the schemas, straight-line code throughout. */
export function checksFile(): readonly [path: string, text: string] {
  const writer = createWriter(new Map<AnySchema, string>(named));
  for (const [name, schema] of Object.entries(exported)) {
    const words = name.replaceAll(/(?!^)(?=[A-Z])/g, ' ').toLowerCase();
    writer.functionFor(schema, name, {
      opening: `/** True for a ${words} that its schema would return unchanged. */\nexport function is${name}(value: unknown): value is ${name}`,
    });
  }
  return [path, formatted([opening, imports, helpers, ...writer.functions()].join('\n\n'))];
}

type AnySchema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

function definition(schema: AnySchema): Definition {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** A schema without its wrappers, and what they accept besides. `catch` changes what it catches: it accepts nothing. */
function bare(schema: AnySchema): { schema: AnySchema; accepts: ReadonlySet<'undefined' | 'null'> } {
  const def = definition(schema);
  if (def.type !== 'optional' && def.type !== 'nullable' && def.type !== 'catch')
    return { schema, accepts: new Set() };
  const inner = bare(def.innerType);
  if (def.type === 'catch') return inner;
  return { ...inner, accepts: new Set([...inner.accepts, def.type === 'optional' ? 'undefined' : 'null']) };
}

function createWriter(names: Map<AnySchema, string>) {
  const bodies = new Map<string, string>();

  /** The name of the function that checks this object or union; it is written when it is first asked for. */
  function functionFor(schema: AnySchema, suggested: string, { opening }: { opening?: string } = {}): string {
    const name = names.get(schema) ?? suggested;
    const known = names.has(schema) && bodies.has(name);
    if (!known && bodies.has(name)) throw new Error(`Two schemas would be checked by is${name}.`);
    names.set(schema, name);
    if (!known) {
      bodies.set(name, '');
      const head = opening ?? `function is${name}(value: unknown): boolean`;
      bodies.set(name, `${head} {\n${bodyFor(schema, name)}\n}`);
    }
    return `is${name}`;
  }

  function bodyFor(schema: AnySchema, name: string): string {
    const def = definition(schema);
    if (def.type === 'union') return unionBody(def, name);
    if (def.type !== 'object' || def.catchall?._zod.def.type !== 'unknown') throw unsupported(def, name);
    const conditions = Object.entries(def.shape).flatMap(([key, field]) => {
      const condition = conditionFor(field, fieldOf('value', key), { name, key });
      return condition === 'true' ? [] : [condition];
    });
    return `return ${['isPlain(value)', ...conditions].join(' && ')};`;
  }

  /** Objects told apart by a word in one of their fields; the last may take all others. */
  function unionBody(def: z.core.$ZodUnionDef, name: string): string {
    const options = def.options.flatMap(flatOptions);
    const fallback = options.find((option) => wordsOf(option) === undefined);
    const cases = options
      .filter((option) => option !== fallback)
      .map((option) => {
        const { key, words } = wordsOf(option) ?? { key: '', words: [] };
        const labels = words.map((word) => `case ${JSON.stringify(word)}:`).join('\n');
        return {
          key,
          text: `${labels} return ${functionFor(option, `${pascal(words[0] ?? '')}${name}`)}(value);`,
        };
      });
    const [key, ...others] = new Set(cases.map((one) => one.key));
    if (key === undefined || others.length > 0 || (fallback !== undefined && fallback !== options.at(-1)))
      throw unsupported(def, name);
    const otherwise = fallback === undefined ? 'false' : `${functionFor(fallback, `Other${name}`)}(value)`;
    return `if (!isPlain(value)) return false;
      switch (${fieldOf('value', key)}) {
        ${cases.map(({ text }) => text).join('\n')}
        default: return ${otherwise};
      }`;
  }

  function conditionFor(field: AnySchema, value: string, place: { name: string; key: string }): string {
    const { schema, accepts } = bare(field);
    const def = definition(schema);
    if (def.type === 'unknown') return 'true';
    if (accepts.size === 2 && !hasChecks(def) && def.type in orNone) return `${orNone[def.type]}(${value})`;
    const condition = plainCondition(def, value) ?? nestedCondition(schema, value, place);
    const alternatives =
      accepts.size === 2 ? [`${value} == null`] : [...accepts].map((one) => `${value} === ${one}`);
    if (alternatives.length === 0) return condition;
    return `(${[isNested(def) ? alternatives : [], condition, isNested(def) ? [] : alternatives].flat().join(' || ')})`;
  }

  function nestedCondition(
    schema: AnySchema,
    value: string,
    { name, key }: { name: string; key: string },
  ): string {
    const def = definition(schema);
    if (def.type === 'object' || def.type === 'union') return `${functionFor(schema, pascal(key))}(${value})`;
    if (def.type !== 'array') throw unsupported(def, `${name}.${key}`);
    const { schema: element, accepts } = bare(def.element);
    if (accepts.size > 0) throw unsupported(def, `${name}.${key}`);
    const { type } = definition(element);
    if (type === 'string' && !hasChecks(definition(element))) return `isListOfText(${value})`;
    return `(Array.isArray(${value}) && ${value}.every(${functionFor(element, pascal(key).replace(/s$/, ''))}))`;
  }

  return { functionFor, functions: () => [...bodies.values()] };
}

/** Unions within a union are so many options. */
function flatOptions(option: AnySchema): readonly AnySchema[] {
  const def = definition(option);
  return def.type === 'union' ? def.options.flatMap(flatOptions) : [option];
}

/** The field and the words by which an object is known, where it has just one such field. */
function wordsOf(option: AnySchema): { key: string; words: readonly string[] } | undefined {
  const [only, ...others] = Object.entries((option as z.core.$ZodTypes)._zod.propValues ?? {});
  if (only === undefined || others.length > 0) return undefined;
  const words = [...only[1]];
  if (!words.every((word) => typeof word === 'string')) return undefined;
  return { key: only[0], words };
}

function fieldOf(object: string, key: string): string {
  return /^[a-z_]\w*$/i.test(key) ? `${object}.${key}` : `${object}[${JSON.stringify(key)}]`;
}

function isNested({ type }: Definition): boolean {
  return type === 'object' || type === 'union' || type === 'array' || type === 'record';
}

function hasChecks(def: object): boolean {
  return 'checks' in def && Array.isArray(def.checks) && def.checks.length > 0;
}

/** The condition for a value without parts that need checks; undefined for any other. */
function plainCondition(def: Definition, value: string): string | undefined {
  switch (def.type) {
    case 'string':
      return [
        `typeof ${value} === 'string'`,
        ...checksOf(def).map((check) => patternCondition(check, value)),
      ].join(' && ');
    case 'boolean':
      return `typeof ${value} === 'boolean'`;
    case 'number':
      return numberCondition(def, value);
    case 'literal':
      return def.values.map((literal) => `${value} === ${JSON.stringify(literal)}`).join(' || ');
    case 'record':
      if (definition(def.valueType).type !== 'unknown' || definition(def.keyType).type !== 'string')
        throw unsupported(def, value);
      return `isPlain(${value})`;
    default:
      return undefined;
  }
}

function checksOf(def: {
  readonly checks?: readonly z.core.$ZodCheck[] | undefined;
}): readonly z.core.$ZodChecks['_zod']['def'][] {
  return (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
}

function patternCondition(check: z.core.$ZodChecks['_zod']['def'], value: string): string {
  const pattern = check.check === 'string_format' && 'pattern' in check ? check.pattern : undefined;
  if (!(pattern instanceof RegExp) || pattern.flags !== '')
    throw new Error(`No check can be generated for ${check.check} of ${value}.`);
  return `${pattern}.test(${value})`;
}

function numberCondition(def: z.core.$ZodNumberDef, value: string): string {
  const checks = checksOf(def).map((check) => {
    if (check.check === 'number_format' && check.format === 'safeint')
      return `Number.isSafeInteger(${value})`;
    if (check.check === 'greater_than' && !check.inclusive) return `Number(${value}) > ${check.value}`;
    throw new Error(`No check can be generated for ${check.check} of ${value}.`);
  });
  return checks.length === 0 ? `Number.isFinite(${value})` : checks.join(' && ');
}

function unsupported({ type }: { readonly type: string }, place: string): Error {
  return new Error(`No check can be generated for a schema of kind ${type} at ${place}.`);
}

function pascal(words: string): string {
  return words.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function formatted(text: string): string {
  const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
  });
}
