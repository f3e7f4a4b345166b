import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: { readonly type?: string };
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly body: object | null;
  /** By status; null where the answer has no JSON body. */
  readonly answers: Readonly<Record<string, object | null>>;
}

interface Description {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: object;
}

/** A request and its answer, as they went over the line. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

const description = JSON.parse(
  readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'),
) as Description;

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components: description.components });

const compiled = new Map<object, ValidateFunction>();

/**
 * What is wrong with an exchange by GitHub's own description of its interface: the request's path, query and body, and
 * the answer's body. Empty when nothing is. What GitHub does not describe there (GraphQL, some failures) is not judged.
 */
export function faultsOf(exchange: Exchange): string[] {
  const { pathname, searchParams } = exchange.url;
  if (pathname === '/graphql') return [];
  const method = exchange.method.toLowerCase();
  const found = Object.entries(description.operations).find(
    ([key]) => key.startsWith(`${method} `) && patternOf(key.slice(method.length + 1)).test(pathname),
  );
  if (!found) return [`${exchange.method} ${pathname}: there is no such endpoint`];
  const [name, operation] = found;
  const wrong = [
    ...faultsOfQuery(operation, searchParams),
    ...faultsOfJson('the request', operation.body, exchange.body),
    ...faultsOfAnswer(operation, exchange),
  ];
  return wrong.map((what) => `${name}: ${what}`);
}

/** Integers where the description has them, anything else but a slash elsewhere. */
function patternOf(path: string): RegExp {
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    /_(?:number|id)$/.test(name) ? '\\d+' : '[^/]+',
  );
  return new RegExp(`^${pattern}$`);
}

function faultsOfQuery({ parameters }: Operation, query: URLSearchParams): string[] {
  return [...query].flatMap(([name, value]) => {
    const parameter = parameters.find((each) => each.in === 'query' && each.name === name);
    if (!parameter) return [`there is no parameter ${name}`];
    const read = parameter.schema.type === 'integer' ? Number(value) : value;
    return faultsOfJson(`the parameter ${name}`, parameter.schema, read);
  });
}

function faultsOfAnswer({ answers }: Operation, { status, answer }: Exchange): string[] {
  const schema = answers[status];
  if (schema === undefined) return status < 400 ? [`no answer has the status ${status}`] : [];
  return faultsOfJson(`the answer ${status}`, schema, answer);
}

function faultsOfJson(what: string, schema: object | null, value: unknown): string[] {
  if (schema === null) return value === undefined ? [] : [`${what} has a body`];
  const validate = compiled.get(schema) ?? ajv.compile(withLocalReferences(schema));
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${what}${error.instancePath} ${error.message}`);
}

function withLocalReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/')) as object;
}
