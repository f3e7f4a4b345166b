import type { Input } from '../operations/inputs/declarations/input.ts';
import { type InputName, type InputValues, inputs } from '../operations/inputs/declarations/inputs.ts';
import { isParsed } from '../operations/inputs/parsers/parsed.ts';
import type { Operation, Plan, PlanContext } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { stepInputs } from './inputs.ts';

/** What the inputs of a step ask for. */
export interface Request {
  readonly operation: Operation;
  readonly token: string;
  /** Null if there is none: then GitHub cannot be asked. */
  readonly githubToken: string | null;
  readonly baseUrl: string;
  readonly plan: Exclude<Plan, { readonly problems: readonly string[] }>;
  /** Problems with the inputs that do not prevent the operation. */
  readonly warnings: readonly string[];
}

const inputNames = Object.keys(inputs) as InputName[];

type Texts = ReadonlyMap<string, string>;

/**
 * Reads the inputs of a step, or returns everything that is wrong with them. Pure: no request is sent. The operation
 * takes its defaults from `event` and `nowMs`.
 */
export function readRequest(
  given: Texts,
  { event, nowMs }: Omit<PlanContext, 'unreadable'> & { readonly nowMs: number },
): Request | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const texts = withMoreInputs(given, nowMs, problems);
  const operation = readOperation(texts, nowMs, problems);
  const connection = readConnection(texts, nowMs, problems);
  const githubToken = readOne('github-token', stepInputs['github-token'], texts, nowMs, problems);
  // Without a valid operation it is not known which inputs are used, so all of them are checked.
  const values = readValues(operation?.inputs ?? inputNames, texts, nowMs, problems);
  const plan = operation?.plan(values.read as InputValues, { event, unreadable: values.unreadable });
  if (plan && 'problems' in plan) problems.push(...plan.problems);
  if (problems.length > 0 || !operation || !plan || 'problems' in plan || connection === null) {
    return { problems };
  }
  const warnings = [...unusedInputs(operation, plan, texts), ...(plan.warnings ?? [])];
  return { operation, ...connection, githubToken, plan, warnings };
}

/** The inputs together with those in `more-inputs`. An input in both places is a problem. */
function withMoreInputs(given: Texts, nowMs: number, problems: string[]): Texts {
  const more = readOne('more-inputs', stepInputs['more-inputs'], given, nowMs, problems) ?? {};
  const texts = new Map(given);
  for (const [name, text] of Object.entries(more)) {
    const own = (given.get(name) ?? '').trim();
    const declared: Input | undefined = inputs[name as InputName];
    if (own !== '' && own !== declared?.default)
      problems.push(`Input ${name} is given twice: on its own and in more-inputs.`);
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
      `Input operation is missing: set it to one of ${operations.map(({ name }) => name).join(', ')}.`,
    );
  }
  return readOne('operation', stepInputs.operation, texts, nowMs, problems);
}

/** How to reach the service, from the inputs; null if they are not valid, with the reasons in `problems`. */
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
      'Input token is empty: set it to an API token from a secret. Runs for pull requests from forks and by Dependabot get no secrets.',
    );
  }
  return readOne('token', stepInputs.token, texts, nowMs, problems);
}

function textOf(name: string, input: Input, texts: Texts): string {
  const text = texts.get(name) ?? '';
  if (text.trim() === '') return input.default ?? '';
  return input.verbatim ? text : text.trim();
}

/** The complete value, or only its length: a part of it could be a part of a secret. Addresses can contain passwords. */
function quote(text: string): string {
  if (/:\/\/[^/]*@/.test(text)) return 'an address with a user name';
  return text.length > 120 ? `a text of ${text.length} characters` : JSON.stringify(text);
}

function unusedInputs(operation: Operation, { unused }: Request['plan'], texts: Texts): string[] {
  const given = inputNames.filter((name) => {
    const { default: defaultText }: Input = inputs[name];
    const text = (texts.get(name) ?? '').trim();
    return text !== '' && text !== defaultText;
  });
  return given.flatMap((name) => {
    if (!operation.inputs.includes(name)) return [`Input ${name} is not used by ${operation.name}.`];
    if (!unused?.inputs.includes(name)) return [];
    return [`Input ${name} is not used by ${operation.name} ${unused.when}.`];
  });
}
