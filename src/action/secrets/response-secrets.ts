import type { Build } from '../../model/build.ts';
import type { Suite } from '../../model/suite.ts';

/**
 * The secrets in a response of the service: the token of a suite (api.md §2.1), and those in the address that starts
 * builds of a pipeline (§2.7), which is empty unless the token may edit the pipeline.
 */
export function responseSecrets(answer: unknown): string[] {
  const items = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  return items.flatMap(secretsOf);
}

function secretsOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return [];
  const { api_token, pipeline } = item as Partial<Suite & Build>;
  const token = typeof api_token === 'string' && api_token !== '' ? [api_token] : [];
  return [...token, ...webhookSecrets(pipeline?.provider?.webhook_url ?? '')];
}

/** The last segment of its path, which is the secret in those of the live service, and the values of its query. */
function webhookSecrets(address: string): string[] {
  const url = URL.parse(address);
  if (url === null || !url.protocol.startsWith('http')) return [];
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  return [last, ...url.searchParams.values()].filter((text) => text !== '');
}
