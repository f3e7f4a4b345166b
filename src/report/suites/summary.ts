import type { Suite } from '../../model/suite.ts';
import { type Block, paragraph, table } from '../text/blocks.ts';
import { count } from '../text/counts.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { code, join, type Markdown, md, nothing } from '../text/markdown.ts';
import { link, safeUrl, type ToLink } from '../text/url.ts';

/** Options of a summary of suites. */
export interface SuiteSummaryOptions {
  readonly organization: string;
  /** Maximum size: what the summary of the step has left. */
  readonly bytes: number;
  readonly toLink?: ToLink;
}

/** What the operation did to a suite. */
export type SuiteAction = 'found' | 'created' | 'updated' | 'deleted';

/** A suite as a job summary: what the operation did, and the suite. Never includes its token (api.md §2.1). */
export function renderSuiteSummary(
  suite: Partial<Suite>,
  action: SuiteAction,
  options: SuiteSummaryOptions,
): string {
  const { toLink = safeUrl } = options;
  const { id, slug, name, web_url, default_branch } = suite;
  const page = toLink(web_url);
  const facts = [
    slug ? md`slug ${code(slug)}` : nothing,
    md`organization ${code(options.organization)}`,
    default_branch ? md`default branch ${code(default_branch)}` : nothing,
    page === null || action === 'deleted' ? nothing : link('Open the suite', page),
  ];
  const heading = md`## Suite “${name || slug || id || ''}” ${action}`;
  return write([paragraph('verdict', heading), paragraph('facts', join(facts, ' · '))], options);
}

/** An organization's suites as a job summary. */
export function renderSuitesSummary(
  suites: readonly Suite[],
  options: SuiteSummaryOptions & { readonly complete: boolean },
): string {
  const { toLink = safeUrl } = options;
  const found = suites.length === 0 ? 'No suites' : count(suites.length, 'suite');
  const rows = suites.map(({ id, slug, name, default_branch, web_url }) => [
    link(name || slug || id, toLink(web_url)),
    slug ? code(slug) : nothing,
    default_branch ? code(default_branch) : nothing,
  ]);
  const columns = [{ title: 'Suite' }, { title: 'Slug' }, { title: 'Default branch' }];
  const blocks: Block[] = [
    paragraph('verdict', md`## ${found} in organization ${options.organization}`),
    paragraph('caveats', options.complete ? nothing : incomplete),
  ];
  return write(rows.length === 0 ? blocks : [...blocks, table('suites', columns, rows)], options);
}

const incomplete: Markdown = md`> **The list is incomplete**: there may be more suites.`;

function write(blocks: readonly Block[], options: SuiteSummaryOptions): string {
  return renderDocument(blocks, bytes(options.bytes));
}
