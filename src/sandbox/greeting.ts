import type { Tokens } from './tokens.ts';

/** A pipeline and a suite of the default seed that have builds and flaky tests. */
const shown = { organization: 'acme', pipeline: 'web', suite: 'web-end-to-end' } as const;

/** The one line that `--json` prints, for programs. */
export function renderJson(url: string, tokens: Tokens): string {
  return JSON.stringify({ url, token: tokens.all.token, ...shown });
}

/** What users see when the sandbox has started. */
export function renderGreeting(url: string, tokens: Tokens): string {
  const all = Object.values(tokens);
  const width = Math.max(...all.map(({ token }) => token.length));
  const rows = all.map(({ token, scopes, organizations, canEdit }) =>
    [
      `  ${token.padEnd(width)}  ${scopes.join(' ') || '(no scopes)'}`,
      `  ${' '.repeat(width)}    sees ${organizations.join(', ')}${canEdit ? '' : '; may not edit pipelines'}`,
    ].join('\n'),
  );
  const address = `${url}/v2/organizations/${shown.organization}/pipelines/${shown.pipeline}/builds?per_page=1`;
  return [
    `The sandbox listens at ${url}`,
    '',
    'Tokens, their scopes, and the organizations that they see:',
    ...rows,
    '',
    'Try:',
    `  curl -H 'Authorization: Bearer ${tokens.all.token}' '${address}'`,
    '',
    'Ctrl-C ends it.',
  ].join('\n');
}
