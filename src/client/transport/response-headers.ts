/** The headers of a response: names in lower case, a repeated header as an array. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Every value of a header, in order; none when it is absent. */
export function headerValues(headers: ResponseHeaders, name: string): readonly string[] {
  const value = headers[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** A header as one text, repeated ones joined as HTTP allows; undefined when it is absent. */
export function headerText(headers: ResponseHeaders, name: string): string | undefined {
  const values = headerValues(headers, name);
  return values.length === 0 ? undefined : values.join(', ');
}

/** The same headers without secrets, before a part of them is shown. */
export function redactHeaders(headers: ResponseHeaders, redact: (text: string) => string): ResponseHeaders {
  return Object.fromEntries(
    Object.keys(headers).map((name) => [redact(name), headerValues(headers, name).map(redact)]),
  );
}

/**
 * The service's own ID of a response, for its support. Not shown in the document; the live service always sends it.
 */
export function requestIdOf(headers: ResponseHeaders): string | undefined {
  const id = headerText(headers, 'x-request-id') ?? '';
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}
