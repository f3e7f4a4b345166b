/** The headers of a response: names in lower case, a repeated header as an array. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A header as one text, repeated ones joined as HTTP allows; undefined when it is absent. */
export function headerText(headers: ResponseHeaders, name: string): string | undefined {
  const value = headers[name];
  return value === undefined || typeof value === 'string' ? value : value.join(', ');
}

/** The same headers without secrets, before a part of them is shown. */
export function redactHeaders(headers: ResponseHeaders, redact: (text: string) => string): ResponseHeaders {
  const shown = Object.keys(headers).map((name) => [redact(name), headerText(headers, name)] as const);
  return Object.fromEntries(shown.map(([name, text]) => [name, text && redact(text)]));
}

/**
 * The service's own ID of a response, for its support. Not shown in the document; the live service always sends it.
 */
export function requestIdOf(headers: ResponseHeaders): string | undefined {
  const id = headerText(headers, 'x-request-id') ?? '';
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}
