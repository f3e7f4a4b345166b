import type { Build } from '../../model/build.ts';
import type { Suite } from '../../model/suite.ts';
import type { Secrets } from './secrets.ts';

export type HidesFound = Pick<Secrets, 'hideFound' | 'hideNamed' | 'hideExact'>;

/**
 * Hides the secrets in a response of the service: the token of a suite (api.md §2.1); and the address that starts builds of a
 * pipeline (§2.7), which is empty unless the token may edit the pipeline.
 */
export function hideResponseSecrets(answer: unknown, secrets: HidesFound): void {
  for (const item of Array.isArray(answer) ? answer : [answer]) {
    if (typeof item !== 'object' || item === null) continue;
    const { api_token, pipeline } = item as Partial<Suite & Build>;
    if (typeof api_token === 'string') secrets.hideFound(api_token);
    const url: unknown = pipeline?.provider?.webhook_url;
    if (typeof url === 'string') hideAddress(url, secrets, pipeline?.slug);
  }
}

/**
 * Hides the address of a webhook: all of it without its scheme, and the last segment of its path, as it stands and decoded,
 * unless that is the slug of the pipeline.
 */
export function hideAddress(url: string, secrets: HidesFound, slug?: string | null): void {
  const { hideFound, hideNamed, hideExact } = secrets;
  const address = url.replace(/^[a-z]{2,10}:\/\//i, '');
  if (!address.includes('/')) return;
  hideExact(address);
  const [path = ''] = address.split(/[?#]/, 1);
  const last =
    path
      .split('/')
      .slice(1)
      .findLast((part) => part !== '') ?? '';
  for (const segment of [last, percentDecoded(last)])
    if (segment !== slug && !hideFound(segment)) hideNamed(segment);
}

/** The text without its percent-encoding; one that cannot be decoded as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
