import { paragraph } from './text/blocks.ts';
import { bytes, renderDocument } from './text/document.ts';
import { fenced, md } from './text/markdown.ts';

/** A request that was not sent. */
export interface PreviewText {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A request as lines: the request line, the headers, and the body as it would be sent. */
export function describePreview({ method, url, headers, body }: PreviewText): string[] {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}

/** Requests that were not sent, as a job summary. */
export function renderPreviews(
  previews: readonly PreviewText[],
  options: { readonly bytes: number },
): string {
  const blocks = previews.map((preview, index) =>
    paragraph(`request ${index + 1}`, fenced(describePreview(withLines(preview)).join('\n'), 'http')),
  );
  return renderDocument(
    [paragraph('verdict', md`## Dry run: nothing was sent`), ...blocks],
    bytes(options.bytes),
  );
}

/** The same request, with an indented body. */
function withLines(preview: PreviewText): PreviewText {
  if (preview.body === undefined) return preview;
  return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}
