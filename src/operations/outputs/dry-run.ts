import type { Client } from '../../client/index.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import { describePreview, renderPreviews } from '../../report/previews.ts';
import { count } from '../../report/text/counts.ts';
import { hideSecretFields } from '../../report/text/secret-fields.ts';

/** A request that an operation would send. */
export interface PlannedRequest {
  readonly endpoint: EndpointName;
  readonly to: Parameters<Client['preview']>[1]['to'];
  readonly body?: unknown;
}

/**
 * The outcome of a dry run: the exact requests, without the token. Secrets in their bodies, such as all values of `env`,
 * are hidden wherever the requests are shown.
 */
export async function dryRun(
  requests: readonly PlannedRequest[],
  {
    client,
    log,
  }: {
    readonly client: Pick<Client, 'preview'>;
    readonly log: { readonly info: (line: string) => void };
  },
) {
  const complete = await Promise.all(
    requests.map(async ({ endpoint, ...request }) => {
      const { body, ...preview } = await client.preview(endpoint, request);
      return { ...preview, body: body === undefined ? null : (JSON.parse(body) as unknown) };
    }),
  );
  const json = hideSecretFields(complete);
  const shown = json.map(({ body, ...preview }) => ({
    ...preview,
    body: body === null ? undefined : JSON.stringify(body),
  }));
  for (const line of shown.flatMap(describePreview)) log.info(line);
  const hidden = JSON.stringify(json) !== JSON.stringify(complete);
  return {
    success: true,
    sentence: `${describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden.' : ''}`,
    json,
    summary: ({ bytes }: { readonly bytes: number }) => renderPreviews(shown, { bytes }),
  };
}

function describe(requests: number): string {
  if (requests === 0) return 'Dry run: nothing to send.';
  return `Dry run: ${count(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}
