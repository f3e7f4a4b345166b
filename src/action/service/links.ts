import { defaultBaseUrl, parseBaseUrl } from '../../client/request/base-url.ts';
import type { Log } from '../../operations/context/context.ts';
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
  const given = (name: string) => texts.get(name)?.trim() ?? '';
  try {
    const base = parseBaseUrl(given('base-url') || defaultBaseUrl);
    const web = given('web-url') || (base.origin === defaultBaseUrl ? defaultWebUrl : '');
    if (web === '') return { host: null, loopback: base.loopback };
    const { origin, loopback } = parseBaseUrl(web);
    return { host: new URL(origin).host, loopback };
  } catch {
    return { host: '', loopback: false };
  }
}
