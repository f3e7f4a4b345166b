const longestUrl = 500;
const cloneProtocols = /^(?:https?|ssh|git(?:\+ssh)?):$/;
const scpForm = /^(?:[^@:/\s]+@)?([^@:/\s]+):(?!\/)/;

/** `host/owner/name` of a clone URL, also in the form `git@host:owner/name`, in lower case; null for anything else. */
export function readCloneUrl(text: string | null | undefined): string | null {
  if (!text || text.length > longestUrl) return null;
  const url = URL.parse(text.trim().replace(scpForm, 'ssh://$1/'));
  if (url === null || !cloneProtocols.test(url.protocol)) return null;
  return `${url.hostname}${url.pathname.replace(/\/+$/, '').replace(/\.git$/i, '')}`.toLowerCase();
}
