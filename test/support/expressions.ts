/** What the expressions of a workflow can see: `github`, `secrets`, `steps` and so on. */
export type Contexts = Readonly<Record<string, unknown>>;

const token = /\s*(?:('(?:[^']|'')*')|([A-Za-z_][\w-]*)|(\d+)|(==|!=|&&|\|\||[!()[\].,*]))/y;

/**
 * The value of an expression, as far as our examples need them: comparisons, `!`, `&&`, `||`, places in contexts with `.*`,
 * and a few functions. Unlike on GitHub, names and comparisons do not ignore case.
 * @throws Error if it cannot be read
 */
export function evaluate(
  expression: string,
  contexts: Contexts,
  status: { readonly failed: boolean },
): unknown {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (expression.slice(token.lastIndex).trim() !== '') {
    const from = token.lastIndex;
    const [found] = token.exec(expression) ?? [];
    if (found === undefined) throw new Error(`Cannot read the expression from "${expression.slice(from)}"`);
    tokens.push(found.trim());
  }
  const take = (wanted?: string): string => {
    const next = tokens.shift();
    if (next === undefined || (wanted !== undefined && next !== wanted))
      throw new Error(`Expected ${wanted ?? 'more'} in the expression "${expression}"`);
    return next;
  };
  const isNext = (wanted: string): boolean => tokens[0] === wanted;
  const functions: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
    contains: (all, one) => (Array.isArray(all) ? all.includes(one) : String(all).includes(String(one))),
    startsWith: (text, start) => String(text).startsWith(String(start)),
    fromJSON: (text) => JSON.parse(String(text)),
    failure: () => status.failed,
    always: () => true,
  };
  const either = (): unknown => {
    let value = both();
    while (isNext('||')) {
      take();
      const other = both();
      value = value || other;
    }
    return value;
  };
  const both = (): unknown => {
    let value = compared();
    while (isNext('&&')) {
      take();
      const other = compared();
      value = value && other;
    }
    return value;
  };
  const compared = (): unknown => {
    const left = negated();
    if (!isNext('==') && !isNext('!=')) return left;
    const isEqual = take() === '==';
    return ((left ?? '') === (negated() ?? '')) === isEqual;
  };
  const negated = (): unknown => {
    if (!isNext('!')) return placed(primary());
    take();
    return !negated();
  };
  const primary = (): unknown => {
    const first = take();
    if (first === '(') {
      const value = either();
      take(')');
      return value;
    }
    if (first.startsWith("'")) return first.slice(1, -1).replaceAll("''", "'");
    if (/^\d/.test(first)) return Number(first);
    if (first === 'true' || first === 'false') return first === 'true';
    if (!isNext('(')) return contexts[first];
    take();
    const given: unknown[] = [];
    while (!isNext(')')) {
      given.push(either());
      if (isNext(',')) take();
    }
    take(')');
    const known = functions[first];
    if (known === undefined) throw new Error(`The function ${first} is not known here`);
    return known(...given);
  };
  /** What follows a value: `.name`, or `.*`, after which each element of a list is asked for the rest. */
  const placed = (of: unknown): unknown => {
    let value = of;
    let isEach = false;
    while (isNext('.')) {
      take();
      const name = take();
      if (name === '*') isEach = true;
      else
        value =
          isEach && Array.isArray(value) ? value.map((each) => Object(each)[name]) : Object(value)[name];
    }
    return value;
  };
  const value = either();
  if (tokens.length > 0) throw new Error(`The expression "${expression}" continues with ${tokens.join(' ')}`);
  return value;
}

/** A text of a workflow with the values of its expressions; a text that is one expression has its value. */
export function fill(text: string, contexts: Contexts, status: { readonly failed: boolean }): unknown {
  const only = /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1];
  if (only !== undefined) return evaluate(only, contexts, status);
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, part: string) =>
    String(evaluate(part, contexts, status) ?? ''),
  );
}
