import { type BaseUrl, defaultBaseUrl, parseBaseUrl } from '../../client/request/base-url.ts';
import type { Log } from '../../operations/context/context.ts';
import { splitList } from '../../operations/inputs/parsers/lists.ts';
import { createToLink, type LinkRule, type ToLink } from '../../report/text/url.ts';

const defaultWebUrl = 'https://buildkite.com';

type Texts = ReadonlyMap<string, string>;

/** Makes links of the URLs in responses, as the inputs allow them. The first one to another host is a warning. */
export function createServiceLinks(texts: Texts, log: Pick<Log, 'warning'>): ToLink {
  let warned = false;
  return createToLink(readLinkRule(texts), (url) => {
    if (warned) return;
    warned = true;
    log.warning(
      `The service returned a link to the host ${new URL(url).host}. Links to hosts other than that of web-url are shown as text, and outputs for them are empty.`,
    );
  });
}

/** The rule by `base-url` and `web-url`. Invalid inputs allow no link: they are reported with the others. */
function readLinkRule(texts: Texts): LinkRule {
  try {
    const { base, web } = readAddresses(texts);
    return { host: web && new URL(web.origin).host, loopback: (web ?? base).loopback };
  } catch {
    return { host: '', loopback: false };
  }
}

/** The addresses of the API and of the website, null if no input tells it. @throws InvalidArgumentError */
function readAddresses(texts: Texts): { readonly base: BaseUrl; readonly web: BaseUrl | null } {
  const given = (name: string) => texts.get(name)?.trim() ?? '';
  const base = parseBaseUrl(given('base-url') || defaultBaseUrl);
  const web = given('web-url') || (base.origin === defaultBaseUrl ? defaultWebUrl : '');
  return { base, web: web === '' ? null : parseBaseUrl(web) };
}

/** What may be written instead of a URL into the inputs that take a URL of the service. */
const instead: Readonly<Record<string, string>> = {
  pipeline: 'organization/pipeline',
  build: 'the number of the build',
};

/**
 * What must be in such an input instead of a URL of another host, to follow `must be`: its path could name a pipeline of the
 * service by chance. Null if there is none, or if no input tells the host of the website.
 */
export function refuseForeignUrl(name: string, text: string, texts: Texts): string | null {
  if (instead[name] === undefined) return null;
  try {
    const { base, web } = readAddresses(texts);
    if (web === null) return null;
    const hosts = [...new Set([web, base].map(({ origin }) => new URL(origin).host))];
    const isForeign = splitList(text).some((part) => {
      const url = URL.parse(part);
      return url?.protocol.startsWith('http') && !hosts.includes(url.host.replace(/^www\./, ''));
    });
    return isForeign ? `${instead[name]}, or a URL of the service (${hosts.join(' or ')})` : null;
  } catch {
    return null;
  }
}
