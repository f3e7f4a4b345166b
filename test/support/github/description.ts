import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: { readonly type?: string };
  }[];
  readonly body: object | null;
  /** By status; null where the answer has no JSON body. */
  readonly answers: Readonly<Record<string, object | null>>;
}

/** A request and its answer, as they went over the line. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

const { operations, components } = JSON.parse(
  readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'),
) as { readonly operations: Readonly<Record<string, Operation>>; readonly components: object };

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components });

const compiled = new Map<object, ValidateFunction>();

/**
 * What is wrong with an exchange by GitHub's own description of its interface: the request's path, query and body, and
 * the answer's body. Empty when nothing is. What GitHub does not describe there (GraphQL, some failures) is not judged.
 */
export function faultsOf(exchange: Exchange): string[] {
  const { pathname, searchParams } = exchange.url;
  if (pathname === '/graphql') return [];
  const method = exchange.method.toLowerCase();
  const found = Object.entries(operations).find(
    ([key]) => key.startsWith(`${method} `) && patternOf(key.slice(method.length + 1)).test(pathname),
  );
  if (!found) return [`${exchange.method} ${pathname}: there is no such endpoint`];
  const [name, operation] = found;
  const answer = operation.answers[exchange.status];
  const isUnknown = answer === undefined && exchange.status < 400;
  const wrong = [
    ...faultsOfQuery(operation, searchParams),
    ...faultsOfJson('the request', operation.body, exchange.body),
    ...(isUnknown ? [`no answer has the status ${exchange.status}`] : []),
    ...(answer === undefined ? [] : faultsOfJson(`the answer ${exchange.status}`, answer, exchange.answer)),
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

function faultsOfJson(what: string, schema: object | null, value: unknown): string[] {
  if (schema === null) return value === undefined ? [] : [`${what} has a body`];
  const local = () => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/'));
  const validate = compiled.get(schema) ?? ajv.compile(local());
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${what}${error.instancePath} ${error.message}`);
}
