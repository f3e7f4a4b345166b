import type { Preview } from '../../client/index.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import { describePreview, renderPreviews } from '../../report/previews.ts';
import type { Context, Outcome } from '../operation.ts';

/** A request that an operation would send. */
export interface Intended {
  readonly endpoint: EndpointName;
  readonly to: Parameters<Context['client']['preview']>[1]['to'];
  readonly body?: unknown;
}

/**
 * What an operation ends as that was told to send nothing: the exact requests, without the token. Secrets in their
 * bodies, all values of `env` among them, are hidden wherever the requests are shown, and it is said that they are.
 */
export function dryRun(intended: readonly Intended[], { client, log, redact }: Context): Outcome {
  const whole = intended.map(({ endpoint, to, body }) => readable(client.preview(endpoint, { to, body })));
  const json = redact.json(whole);
  const shown = json.map(({ body, ...preview }) => ({
    ...preview,
    body: body === null ? undefined : JSON.stringify(body),
  }));
  for (const preview of shown) for (const line of describePreview(preview)) log.info(line);
  const hidden = JSON.stringify(json) !== JSON.stringify(whole);
  return {
    success: true,
    sentence: `${describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden here.' : ''}`,
    json,
    summary: ({ bytes }) => renderPreviews(shown, { bytes }),
  };
}

function readable({ body, ...preview }: Preview) {
  return { ...preview, body: body === undefined ? null : (JSON.parse(body) as unknown) };
}

function describe(count: number): string {
  if (count === 0) return 'Dry run: there is nothing to send.';
  return `Dry run: ${count === 1 ? 'this request was' : `these ${count} requests were`} not sent.`;
}
