import type { Preview } from '../client/index.ts';
import type { EndpointName } from '../model/endpoints.ts';
import { describePreview, renderPreviews } from '../report/previews.ts';
import type { Context, Outcome } from './operation.ts';

/** A request that an operation would send. */
export interface Intended {
  readonly endpoint: EndpointName;
  readonly to: Parameters<Context['client']['preview']>[1]['to'];
  readonly body?: unknown;
}

/** What an operation ends as that was told to send nothing: the exact requests, without the token. */
export function dryRun(intended: readonly Intended[], { client, log, redact }: Context): Outcome {
  const previews: Preview[] = intended.map(({ endpoint, to, body }) =>
    client.preview(endpoint, { to, body }),
  );
  for (const preview of previews) for (const line of describePreview(preview)) log.info(line);
  const safe = previews.map((preview) => ({ ...preview, body: preview.body && redact.text(preview.body) }));
  return {
    success: true,
    sentence: describe(previews.length),
    json: previews.map(({ body, ...preview }) => ({
      ...preview,
      body: body === undefined ? null : JSON.parse(body),
    })),
    summary: ({ bytes }) => renderPreviews(safe, { bytes }),
  };
}

function describe(count: number): string {
  if (count === 0) return 'Dry run: there is nothing to send.';
  return `Dry run: ${count === 1 ? 'this request was' : `these ${count} requests were`} not sent.`;
}
