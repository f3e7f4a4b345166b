import type { Build } from '../../model/build.ts';
import type { Suite } from '../../model/suite.ts';

/**
 * The secrets in an answer of the service: the token of a suite (api.md §2.1), and the address that starts builds of a
 * pipeline (§2.7), also by its last part alone. Without the right to edit the pipeline that is empty.
 */
export function responseSecrets(answer: unknown): string[] {
  const items = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  return [...new Set(items.flatMap(secretsOf))];
}

function secretsOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return [];
  const { api_token, pipeline } = item as Partial<Suite & Build>;
  const token = typeof api_token === 'string' ? [api_token] : [];
  return [...token, ...webhookSecrets(pipeline?.provider?.webhook_url ?? '')];
}

/** Only an address is believed to be one: any other text could be a common word, which would be blanked everywhere. */
function webhookSecrets(address: string): string[] {
  const url = URL.parse(address);
  if (url === null || !url.protocol.startsWith('http')) return [];
  return [address, url.pathname.split('/').findLast((part) => part !== '') ?? ''];
}
