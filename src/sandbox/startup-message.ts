import type { Tokens } from './http/tokens.ts';
import type { Seed } from './seed/seed.ts';

/** Where there is something to read. */
interface Examples {
  readonly organization: string;
  readonly pipeline: string;
  readonly suite?: string;
}

/** A pipeline and a suite of the default seed that have builds and flaky tests; of another seed, its first pipeline. */
export function examplesOf(seed: Seed | undefined): Examples {
  if (seed === undefined) return { organization: 'acme', pipeline: 'web', suite: 'web-end-to-end' };
  const { slug = '', pipelines = [] } = seed.organizations[0] ?? {};
  return { organization: slug, pipeline: pipelines[0]?.slug ?? '' };
}

/** The one line that `--json` prints, for programs. */
export function renderJson(url: string, tokens: Tokens, examples: Examples): string {
  return JSON.stringify({ url, token: tokens.all.token, ...examples });
}

/** The text that the command prints when the sandbox has started. */
export function renderStartupMessage(url: string, tokens: Tokens, examples: Examples): string {
  const all = Object.values(tokens);
  const width = Math.max(...all.map(({ token }) => token.length));
  const rows = all.map(({ token, scopes, organizations, canEdit }) =>
    [
      `  ${token.padEnd(width)}  ${scopes.join(' ') || '(no scopes)'}`,
      `  ${' '.repeat(width)}    ${organizations.join(', ')}${canEdit ? '' : '; cannot edit pipelines'}`,
    ].join('\n'),
  );
  const address = `${url}/v2/organizations/${examples.organization}/pipelines/${examples.pipeline}/builds?per_page=1`;
  return [
    `The sandbox is running at ${url}`,
    '',
    'Tokens with their scopes and organizations:',
    ...rows,
    '',
    'Try:',
    `  curl -H 'Authorization: Bearer ${tokens.all.token}' '${address}'`,
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}
