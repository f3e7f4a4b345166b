import type { Build } from '../../model/build.ts';
import type { Suite } from '../../model/suite.ts';

/**
 * The secrets in a response of the service: the token of a suite (api.md §2.1), and those in the address that starts
 * builds of a pipeline (§2.7), which is empty unless the token may edit the pipeline.
 */
export function responseSecrets(answer: unknown): string[] {
  return itemsOf(answer).flatMap(secretsOf);
}

/** The addresses themselves, without their scheme, by which they are recognized whatever their secret looks like. */
export function webhookAddresses(answer: unknown): string[] {
  return itemsOf(answer)
    .map((item) => withoutScheme(webhookOf(item)))
    .filter((address) => address.includes('/'));
}

/** The last segment of the path of each address, as it stands and decoded, unless it is the slug of the pipeline. */
export function webhookSegments(answer: unknown): string[] {
  return itemsOf(answer).flatMap((item) => {
    const [path = ''] = withoutScheme(webhookOf(item)).split(/[?#]/, 1);
    const [, ...segments] = path.split('/');
    const last = segments.findLast((part) => part !== '') ?? '';
    const slug = (item as Partial<Build> | null)?.pipeline?.slug;
    return [...new Set([last, percentDecoded(last)])].filter((part) => part !== '' && part !== slug);
  });
}

function withoutScheme(address: string): string {
  return address.replace(/^[a-z]{2,10}:\/\//i, '');
}

function itemsOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : [answer];
}

function webhookOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return '';
  const address: unknown = (item as Partial<Build>).pipeline?.provider?.webhook_url;
  return typeof address === 'string' ? address : '';
}

function secretsOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return [];
  const { api_token } = item as Partial<Suite>;
  const token = typeof api_token === 'string' && api_token !== '' ? [api_token] : [];
  return [...token, ...webhookSecrets(webhookOf(item))];
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
  const parts = address.split(separators, mostParts).flatMap((part) => [part, percentDecoded(part)]);
  return [...new Set(parts)].filter((part) => part.length >= shortest);
}

/** The text without its percent-encoding; one that cannot be decoded as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
