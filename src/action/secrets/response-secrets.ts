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

const separators = /[/?&=;#@:\s]+/;
/** An address of the service has a few parts. */
const mostParts = 50;
/** Shorter ones are not taken for secrets. */
const shortest = 16;

/**
 * Its parts that are long enough to be a secret: in those of the live service it is the last segment of the path. A part
 * is taken as it stands and decoded.
 */
function webhookSecrets(address: string): string[] {
  const parts = address.split(separators, mostParts).flatMap((part) => [part, decode(part)]);
  return [...new Set(parts)].filter((part) => part.length >= shortest);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
