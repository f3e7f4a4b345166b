import { type Markdown, md, type Piece } from './markdown.ts';

declare const safe: unique symbol;

/** A URL that may become a link. Only `safeUrl` creates one. */
export type SafeUrl = string & { readonly [safe]: true };

const longest = 2_000;
const loopbackHost = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;
const inLink = /[()<>[\]\\|"'`*~^{}$@#]/g;

/** Makes a link of a URL of the service, or null if it is shown as text. */
export type ToLink = (address: string | null | undefined) => SafeUrl | null;

/** Which URLs of the service may become links. */
export interface LinkRule {
  /** The only host that they may lead to, with its port; null for any host. */
  readonly host: string | null;
  /** True if http URLs of this machine are links as well. */
  readonly loopback: boolean;
}

/** Makes links by this rule. `onForeign` gets each URL that would be a link but for its host. */
export function createToLink({ host, loopback }: LinkRule, onForeign?: (url: SafeUrl) => void): ToLink {
  return (address) => {
    const url = safeUrl(address, loopback);
    if (url === null || host === null || url.split('/', 3)[2] === host) return url;
    onForeign?.(url);
    return null;
  };
}

/**
 * The URL if it may become a link, else null: https without credentials, or with `loopback` also http to this machine.
 * Encoded so that no character of it can end the link.
 */
export function safeUrl(address: string | null | undefined, loopback = false): SafeUrl | null {
  if (typeof address !== 'string' || address.length > longest) return null;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const local = loopback && url.protocol === 'http:' && loopbackHost.test(url.hostname);
  if (url.protocol !== 'https:' && !local) return null;
  const rest = `${encodeMarks(url.pathname)}${encodeMarks(url.search)}`;
  const fragment = url.hash === '' ? '' : `#${encodeMarks(url.hash.slice(1))}`;
  return `${url.origin}${rest}${fragment}` as SafeUrl;
}

/** The label, as a link if there is a URL for it. */
export function link(label: Piece, url: SafeUrl | null): Markdown {
  return url === null ? md`${label}` : md`[${label}](${{ markdown: url }})`;
}

function encodeMarks(part: string): string {
  return part.replace(inLink, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
