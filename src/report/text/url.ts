import { type Markdown, md, type Piece } from './markdown.ts';

declare const safe: unique symbol;

/** An address that may become a link. Only `safeUrl` makes one. */
export type SafeUrl = string & { readonly [safe]: true };

const longest = 2_000;
const loopbackHost = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;
const inLink = /[()<>[\]\\|"'`*~^{}$@#]/g;

/**
 * The address if it may become a link, else null: https without credentials, or http to this machine where
 * `loopback` says that the service itself is there. Written so that no character of it ends the link.
 */
export function safeUrl(address: string | null | undefined, loopback = false): SafeUrl | null {
  if (typeof address !== 'string' || address.length > longest || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  const local = loopback && url.protocol === 'http:' && loopbackHost.test(url.hostname);
  if (url.protocol !== 'https:' && !local) return null;
  const rest = `${encodeMarks(url.pathname)}${encodeMarks(url.search)}`;
  const fragment = url.hash === '' ? '' : `#${encodeMarks(url.hash.slice(1))}`;
  return `${url.origin}${rest}${fragment}` as SafeUrl;
}

/** The label as a link where there is an address for it, else the label alone. */
export function link(label: Piece, url: SafeUrl | null): Markdown {
  return url === null ? md`${label}` : md`[${label}](${{ markdown: url }})`;
}

function encodeMarks(part: string): string {
  return part.replace(inLink, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
