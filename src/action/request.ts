import { defaultBaseUrl, outageTimes, parseBaseUrl } from '../client/index.ts';
import type { Input, InputValue } from '../operations/inputs/declarations/input.ts';
import { type InputName, type InputValues, inputs } from '../operations/inputs/declarations/inputs.ts';
import { isParsed } from '../operations/inputs/parsers/parsed.ts';
import { followInputs, partInputs } from '../operations/inputs/wait-settings.ts';
import type { Operation, Plan, PlanContext } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { stepInputs, vendorInputs } from './inputs.ts';
import { defaultTokenUrl, refuseForeignUrl } from './service/links.ts';
import { describeMissingToken, type SecretsOfRun } from './service/missing-token.ts';
import type { JobIdentity, ServiceToken } from './service/sign-in.ts';

/** What the inputs of a step ask for. */
export interface Request {
  readonly operation: Operation;
  /** From a secret, or how to get one that expires. */
  readonly token: ServiceToken;
  /** Null if there is none: then GitHub cannot be asked. */
  readonly githubToken: string | null;
  readonly baseUrl: string;
  /** How long an outage of the service is survived. */
  readonly outageTimeoutMs: number;
  readonly plan: Exclude<Plan, { readonly problems: readonly string[] }>;
  /** Problems with the inputs that do not prevent the operation. */
  readonly warnings: readonly string[];
  /** What the user should know about how the inputs were read. */
  readonly notes: readonly string[];
}

const inputNames = Object.keys(inputs) as InputName[];

type Texts = ReadonlyMap<string, string>;

/** The inputs while they are read, and what was found out about them so far. */
interface Reading {
  readonly texts: Texts;
  /** The epoch time that relative times count from. */
  readonly nowMs: number;
  readonly problems: string[];
  readonly notes?: string[];
  readonly server?: string | undefined;
  /** Explains an empty token. */
  readonly secretsOfRun?: SecretsOfRun | undefined;
  /** True if an empty token is no problem yet. */
  readonly allowsNoToken?: boolean | undefined;
}

/**
 * Reads the inputs of a step, or returns everything that is wrong with them. Pure: no request is sent. The operation
 * takes its defaults from `event` and `nowMs`; `server` is GitHub's, unless it is github.com.
 */
export function readRequest(
  texts: Texts,
  { event, ...given }: Omit<PlanContext, 'unreadable'> & Pick<Reading, 'nowMs' | 'server' | 'secretsOfRun'>,
): Request | { readonly problems: readonly string[] } {
  const [problems, notes]: [string[], string[]] = [namesOfVendor(texts), []];
  const reading = { ...given, texts, problems, notes };
  const lack = `missing: set it to one of ${operations.length} operations, such as trigger-build or list-flaky-tests`;
  const operation = readNeeded('operation', lack, reading);
  const connection = readConnection({ ...reading, allowsNoToken: operation?.runsWithoutToken });
  const githubToken = readStep('github-token', reading);
  readStep('summary', reading);
  for (const [name, text] of Object.entries(readStep('more-inputs', reading) ?? {}))
    if (texts.get(name) !== text)
      problems.push(`Input ${name} has another value in more-inputs: set it once.`);
  // Without a valid operation it is not known which inputs are used, so all of them are checked.
  const values = readValues(operation?.inputs ?? inputNames, operation?.words ?? {}, reading);
  const plan = operation?.plan(values.read as InputValues, { event, unreadable: values.unreadable });
  if (plan && 'problems' in plan) problems.push(...plan.problems);
  if (problems.length > 0 || !operation || !plan || 'problems' in plan || connection === null) {
    return { problems };
  }
  const isIdle = plan.waitTimeoutMs === undefined;
  const warnings = [...unusedInputs(operation, texts, isIdle), ...(plan.warnings ?? [])];
  return {
    operation,
    ...connection,
    githubToken,
    plan,
    warnings,
    notes: [...notes, ...(plan.notes ?? [])],
    // A step that waits for builds has more time, but never more than `wait-timeout`.
    outageTimeoutMs:
      isIdle || values.read['dry-run'] === true
        ? outageTimes.usualMs
        : Math.min(outageTimes.pollingMs, plan.waitTimeoutMs),
  };
}

/** Inputs of the vendor's action that the workflow still sets. */
function namesOfVendor(texts: Texts): string[] {
  return Object.entries(vendorInputs).flatMap(([old, name]) => {
    if ((texts.get(old) ?? '').trim() === '') return [];
    return name === null
      ? `Input ${old} does not exist here: remove it.`
      : `Input ${old} is here called ${name}.`;
  });
}

function readValues(names: readonly InputName[], words: Operation['words'], reading: Reading) {
  const read: Partial<Record<InputName, unknown>> = {};
  const unreadable = new Set<InputName>();
  for (const name of names) {
    const value = readOne<unknown>(name, { ...inputs[name], ...words[name] }, reading);
    if (value !== null) read[name] = value;
    else if (textOf(name, inputs[name], reading.texts) !== '') unreadable.add(name);
  }
  return { read, unreadable };
}

function readOne<Value>(
  name: string,
  input: Input<Value>,
  { texts, nowMs, problems, notes, server }: Reading,
): Value | null {
  const text = textOf(name, input, texts);
  if (text === '') return null;
  const foreign = refuseForeignUrl(name, text, { texts, server });
  const parsed = foreign === null ? input.parse(text, nowMs) : { expected: foreign };
  if (isParsed(parsed)) {
    if (parsed.note !== undefined) notes?.push(`Input ${name}: ${parsed.note}.`);
    return parsed.value;
  }
  const was = input.secret ? '' : `; it was ${quote(text)}`;
  problems.push(`Input ${name} must be ${parsed.expected}${was}.`);
  return null;
}

type StepInput = keyof typeof stepInputs;
type StepValue<Name extends StepInput> = InputValue<(typeof stepInputs)[Name]>;

function readStep<Name extends StepInput>(name: Name, reading: Reading): StepValue<Name> | null {
  return readOne(name, stepInputs[name] as Input<StepValue<Name>>, reading);
}

/** An input that must be given; `lack` says what is wrong if it is not. */
function readNeeded<Name extends StepInput>(name: Name, lack: string, reading: Reading) {
  if (textOf(name, stepInputs[name], reading.texts) === '')
    reading.problems.push(`Input ${name} is ${lack}.`);
  return readStep(name, reading);
}

/** How to reach the service, from the inputs; null if they are not valid, with the reasons in `problems`. */
export function readConnection(reading: Reading): Pick<Request, 'token' | 'baseUrl'> | null {
  const isGiven = (name: StepInput) => textOf(name, stepInputs[name], reading.texts) !== '';
  const usesIdentity = (['oidc-client-id', 'oidc-audience', 'oidc-token-url'] as const).some(isGiven);
  const lack = describeMissingToken(reading.secretsOfRun ?? { isFromFork: false });
  const isMissing = reading.allowsNoToken && !isGiven('token');
  const given = () =>
    isMissing ? { missing: `The input token is ${lack}.` } : readNeeded('token', lack, reading);
  const read = usesIdentity ? null : given();
  const baseUrl = readStep('base-url', reading);
  if (usesIdentity && isGiven('token'))
    reading.problems.push('Inputs token and oidc-client-id cannot be used together: remove one of them.');
  const token = usesIdentity ? readIdentity(reading, baseUrl) : read;
  return token === null || baseUrl === null ? null : { token, baseUrl };
}

/** How to sign in with the identity of the job. The service of another base URL exchanges tokens at another address. */
function readIdentity(reading: Reading, baseUrl: string | null): JobIdentity | null {
  const needed = 'missing: signing in with the identity of the job needs it';
  const clientId = readNeeded('oidc-client-id', needed, reading);
  const audience = readNeeded('oidc-audience', needed, reading);
  const isOther = baseUrl !== null && parseBaseUrl(baseUrl).href !== defaultBaseUrl;
  const tokenUrl = isOther
    ? readNeeded('oidc-token-url', 'missing: with another base-url, its default would not be right', reading)
    : (readStep('oidc-token-url', reading) ?? defaultTokenUrl);
  return clientId && audience && tokenUrl ? { clientId, audience, tokenUrl } : null;
}

function textOf(name: string, input: Input, texts: Texts): string {
  const text = texts.get(name) ?? '';
  if (text.trim() === '') return input.default ?? '';
  return input.verbatim ? text : text.trim();
}

/** The complete value, or only its length: a part of it could be a part of a secret. Addresses can contain passwords and keys. */
function quote(text: string): string {
  if ((text.includes('://') && /[?#]/.test(text)) || /[?&][\w.-]{1,50}=/.test(text))
    return 'an address with a query or a fragment';
  if (/:\/\/[^/]*@/.test(text)) return 'an address with a user name';
  return text.length > 120 ? `a text of ${text.length} characters` : JSON.stringify(text);
}

/** The inputs that only a step that waits uses. An interrupted start can be canceled without a wait. */
const ofWait: ReadonlySet<InputName> = new Set(
  [...partInputs, ...followInputs].filter((name) => name !== 'cancel-on'),
);

/** Warnings about inputs that have no effect; `isIdle` if the step does not wait. */
function unusedInputs(operation: Operation, texts: Texts, isIdle: boolean): string[] {
  const given = inputNames.filter((name) => {
    const { default: defaultText, expression }: Input = inputs[name];
    const text = (texts.get(name) ?? '').trim();
    // The runner fills in an expression by itself.
    return text !== '' && text !== defaultText && expression === undefined;
  });
  const needsWait = isIdle && operation.inputs.includes('wait');
  return given.flatMap((name) => {
    if (!operation.inputs.includes(name)) return `Input ${name} is not used by ${operation.name}.`;
    const isIneffective = needsWait && ofWait.has(name);
    return isIneffective ? `Input ${name} is not used by ${operation.name} unless wait is true.` : [];
  });
}
