import { type BaseUrl, defaultBaseUrl, parseBaseUrl } from '../../client/index.ts';
import type { Log } from '../../operations/context/context.ts';
import { splitList } from '../../operations/inputs/parsers/lists.ts';
import { createToLink, type ToLink } from '../../report/text/url.ts';

const defaultWebHost = 'buildkite.com';

/** Where the service of the default base URL exchanges identity tokens. */
export const defaultTokenUrl = `https://${defaultWebHost}/oauth/token`;

type Texts = ReadonlyMap<string, string>;

/** Makes links of the URLs in responses, as the inputs allow them. The first one to another host is a warning. */
export function createServiceLinks(texts: Texts, log: Pick<Log, 'warning'>): ToLink {
  // Links lead to the website of the default service; with another `base-url`, to any https host.
  const { base, web } = readService(texts) ?? { web: '' };
  let warned = false;
  return createToLink({ host: web, loopback: base?.loopback ?? false }, (url) => {
    if (warned) return;
    warned = true;
    log.warning(
      `The service returned a link to the host ${new URL(url).host}. Links to other hosts than its website are shown as text, and outputs for them are empty.`,
    );
  });
}

/** The service of `base-url`, and the host of its website, null if only its API is known. Null if the address is not valid. */
function readService(texts: Texts): { readonly base: BaseUrl; readonly web: string | null } | null {
  try {
    const base = parseBaseUrl(texts.get('base-url')?.trim() || defaultBaseUrl);
    return { base, web: base.origin === defaultBaseUrl ? defaultWebHost : null };
  } catch {
    return null;
  }
}

/**
 * What a URL of another host must be instead in an input that takes one of the service, to follow `must be`: its path could
 * name a pipeline of the service by chance. Null if there is none. With another `base-url`, only GitHub is known to be another.
 */
export function refuseForeignUrl(
  name: string,
  text: string,
  { texts, server }: { readonly texts: Texts; readonly server?: string | undefined },
): string | null {
  const { base, web = null } = (['pipeline', 'build', 'suite'].includes(name) && readService(texts)) || {};
  if (base === undefined) return null;
  const own = [web, new URL(base.origin).host];
  const atGitHub = ['github.com', URL.parse(server ?? '')?.host];
  const isForeign = splitList(text).some((part) => {
    const url = URL.parse(part);
    const host = url?.host.replace(/^www\./, '') ?? '';
    return url?.protocol.startsWith('http') && (web === null ? atGitHub.includes(host) : !own.includes(host));
  });
  const which = web === null ? ', not of GitHub' : ` (${own.join(' or ')})`;
  return isForeign ? `a name or a number, or a URL of the service${which}` : null;
}
