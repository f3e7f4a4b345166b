import { type Block, paragraph, table } from '../text/blocks.ts';
import { count } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { escapeForTags } from '../text/escape-untrusted.ts';
import { fenced } from '../text/fence.ts';
import { code, join, md, nothing, wrapping } from '../text/markdown.ts';
import { type Repository, type SourceLine, sourceUrl } from '../text/repository.ts';
import { link } from '../text/url.ts';

/** A test that failed, and where it is. Without secrets. */
export interface FailedTestPlace {
  readonly scope: string;
  readonly name: string;
  readonly message: string;
  /** Whether it is known to be flaky, in words; undefined if that was not asked. */
  readonly known?: string | undefined;
  /** The path to show; null if unknown. */
  readonly shown: string | null;
  readonly line: number | null;
  /** The place in the repository, if it is certain. */
  readonly place: SourceLine | null;
}

/** The end of a job's log. */
export interface ShownLog {
  readonly title: string;
  /** What is said above the lines, and is none of them. */
  readonly notice?: string | null;
  readonly lines: readonly string[];
}

/** Maximum number of rows in the table of failed tests. */
const mostTests = 100;
const longestLine = 500;

/** The tests that failed. `repository` is null unless the build is of the commit that the reader sees. */
export function failedTestsTable(
  tests: readonly FailedTestPlace[],
  repository: Repository | null,
  { messages = true } = {},
): Block[] {
  if (tests.length === 0) return [];
  const isCompared = tests.some(({ known }) => known !== undefined);
  const rows = tests
    .slice(0, mostTests)
    .map((test) => [
      join([wrapping(test.scope, 120), md`**${wrapping(test.name, 160)}**`], '<br>'),
      placeCell(test, repository),
      ...(messages ? [wrapping(test.message, 200)] : []),
      ...(isCompared ? [test.known] : []),
    ]);
  const columns = [
    { title: `Failed test (${count(tests.length, 'test')})` },
    { title: 'Place' },
    ...(messages ? [{ title: 'Message' }] : []),
    ...(isCompared ? [{ title: 'Flaky?' }] : []),
  ];
  return [
    table('failed tests', columns, rows, {
      total: tests.length,
      elsewhere: md` in the output ${code('json')}`,
    }),
  ];
}

function placeCell({ shown, line, place }: FailedTestPlace, repository: Repository | null) {
  if (shown === null) return nothing;
  const label = md`${wrapping(shown)}${line === null ? '' : `:${line}`}`;
  return link(label, place === null || repository === null ? null : sourceUrl(repository, place));
}

/** The ends of logs, each folded. All together take at most so many bytes: lines before the last that fit are omitted. */
export function logBlocks(logs: readonly ShownLog[], bytes: number): Block[] {
  const share = Math.floor(bytes / Math.max(1, logs.length)) - 1_000;
  return logs.flatMap(({ title, lines, notice = null }) => {
    const shown = lastLines(lines, share);
    const text = [...(notice === null ? [] : [notice]), ...shown];
    if (text.length === 0) return [];
    const words = shown.length === 0 ? '' : `: last ${count(shown.length, 'line')}`;
    const open = `<details><summary>${escapeForTags(title, 160)}${words}</summary>\n`;
    const body = join([{ markdown: open }, fenced(text.join('\n')), { markdown: '\n</details>' }], '\n');
    return [paragraph('log of a failed job', body)];
  });
}

function lastLines(lines: readonly string[], bytes: number): string[] {
  const shown: string[] = [];
  let left = bytes;
  for (const line of lines.toReversed()) {
    const short = cutEnd(line.replaceAll('\t', '    '), longestLine);
    left -= Buffer.byteLength(short) + 1;
    if (left < 0) break;
    shown.unshift(short);
  }
  return shown;
}
