import type { Input } from '../operations/inputs/declarations/input.ts';
import { type InputName, type InputValues, inputs } from '../operations/inputs/declarations/inputs.ts';
import { isParsed } from '../operations/inputs/parsers/parsed.ts';
import type { Operation, Plan, PlanContext } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { stepInputs } from './step-inputs.ts';

/** What a person asked for with the inputs of a step. */
export interface Request {
  readonly operation: Operation;
  readonly token: string;
  /** Null where there is none: then only what the event says is known of GitHub. */
  readonly githubToken: string | null;
  readonly baseUrl: string;
  readonly plan: Exclude<Plan, { readonly problems: readonly string[] }>;
  /** What is odd about the inputs, but harms nothing. */
  readonly warnings: readonly string[];
}

const inputNames = Object.keys(inputs) as InputName[];

type Texts = ReadonlyMap<string, string>;

/**
 * Reads the inputs of a step, or says everything that is wrong with them, in the user's words. Pure: nothing is sent.
 * `event` and `nowMs` are what the operation takes its defaults from.
 */
export function readRequest(
  given: Texts,
  { event, nowMs }: Omit<PlanContext, 'unreadable'> & { readonly nowMs: number },
): Request | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const texts = withMore(given, nowMs, problems);
  const operation = readOperation(texts, nowMs, problems);
  const connection = readConnection(texts, nowMs, problems);
  const githubToken = readOne('github-token', stepInputs['github-token'], texts, nowMs, problems);
  // Without an operation nobody knows which inputs count: all that are given are looked at.
  const values = readValues(operation?.inputs ?? inputNames, texts, nowMs, problems);
  const plan = operation?.plan(values.read as InputValues, { event, unreadable: values.unreadable });
  if (plan && 'problems' in plan) problems.push(...plan.problems);
  if (problems.length > 0 || !operation || !plan || 'problems' in plan || connection === null) {
    return { problems };
  }
  const warnings = [...unusedInputs(operation, plan, texts), ...(plan.warnings ?? [])];
  return { operation, ...connection, githubToken, plan, warnings };
}

/** The inputs with those that `more-inputs` holds. An input that is given in both places is one too many. */
function withMore(given: Texts, nowMs: number, problems: string[]): Texts {
  const more = readOne('more-inputs', stepInputs['more-inputs'], given, nowMs, problems) ?? {};
  const texts = new Map(given);
  for (const [name, text] of Object.entries(more)) {
    const own = (given.get(name) ?? '').trim();
    const declared: Input | undefined = inputs[name as InputName];
    if (own !== '' && own !== declared?.default)
      problems.push(`Input ${name} is given twice: by itself and in more-inputs.`);
    texts.set(name, text);
  }
  return texts;
}

function readValues(names: readonly InputName[], texts: Texts, nowMs: number, problems: string[]) {
  const read: Partial<Record<InputName, unknown>> = {};
  const unreadable = new Set<InputName>();
  for (const name of names) {
    const value = readOne<unknown>(name, inputs[name], texts, nowMs, problems);
    if (value !== null) read[name] = value;
    else if (textOf(name, inputs[name], texts) !== '') unreadable.add(name);
  }
  return { read, unreadable };
}

function readOne<Value>(
  name: string,
  input: Input<Value>,
  texts: Texts,
  nowMs: number,
  problems: string[],
): Value | null {
  const text = textOf(name, input, texts);
  if (text === '') return null;
  const parsed = input.parse(text, nowMs);
  if (isParsed(parsed)) return parsed.value;
  const was = input.secret ? '' : `; it was ${quote(text)}`;
  for (const expected of [parsed.expected, ...(parsed.also ?? [])])
    problems.push(`Input ${name} must be ${expected}${was}.`);
  return null;
}

function readOperation(texts: Texts, nowMs: number, problems: string[]): Operation | null {
  if (textOf('operation', stepInputs.operation, texts) === '') {
    problems.push(
      `Input operation is missing: give it one of ${operations.map(({ name }) => name).join(', ')}.`,
    );
  }
  return readOne('operation', stepInputs.operation, texts, nowMs, problems);
}

/** How to reach the service, from the inputs; null with what is wrong with them. */
export function readConnection(
  texts: Texts,
  nowMs: number,
  problems: string[],
): { readonly token: string; readonly baseUrl: string } | null {
  const token = readToken(texts, nowMs, problems);
  const baseUrl = readOne('base-url', stepInputs['base-url'], texts, nowMs, problems);
  return token === null || baseUrl === null ? null : { token, baseUrl };
}

function readToken(texts: Texts, nowMs: number, problems: string[]): string | null {
  if (textOf('token', stepInputs.token, texts) === '') {
    problems.push(
      'Input token is empty: give it an API token from a secret. Runs for pull requests from forks and by Dependabot get no secrets.',
    );
  }
  return readOne('token', stepInputs.token, texts, nowMs, problems);
}

function textOf(name: string, input: Input, texts: Texts): string {
  const text = texts.get(name) ?? '';
  if (text.trim() === '') return input.default ?? '';
  return input.verbatim ? text : text.trim();
}

/** A whole value, or its length: half a value could be half a secret. Addresses may hold passwords. */
function quote(text: string): string {
  if (/:\/\/[^/]*@/.test(text)) return 'an address with a user name';
  return text.length > 120 ? `a text of ${text.length} characters` : JSON.stringify(text);
}

function unusedInputs(operation: Operation, { unused }: Request['plan'], texts: Texts): string[] {
  const given = inputNames.filter((name) => {
    const { default: usual }: Input = inputs[name];
    const text = (texts.get(name) ?? '').trim();
    return text !== '' && text !== usual;
  });
  return given.flatMap((name) => {
    if (!operation.inputs.includes(name)) return [`Input ${name} is not used by ${operation.name}.`];
    if (!unused?.inputs.includes(name)) return [];
    return [`Input ${name} is not used by ${operation.name} ${unused.when}.`];
  });
}
