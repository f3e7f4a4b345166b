import { title } from '../builds/jobs.ts';
import type { ExplainedJob } from '../builds/tables.ts';
import { type Block, paragraph, table } from '../text/blocks.ts';
import { count } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { escapeForTags } from '../text/escape-untrusted.ts';
import { code, fenced, join, type Markdown, md, nothing, prose, wrapping } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import { testOnBase } from './base-branch.ts';
import { type FailedTest, isFlaky } from './failed-test.ts';

/** Maximum number of rows in the table of failed tests. */
const mostTests = 100;
const longestLine = 500;
const longestMessage = 300;

type Jobs = readonly Pick<ExplainedJob, 'job'>[];

/** The tests that failed, and of these jobs those in which they did, if there are several. */
export function failedTestsTable(tests: readonly FailedTest[], words: string, jobs: Jobs): Block[] {
  if (tests.length === 0) return [];
  const withMessages = tests.some(({ message }) => message !== '');
  const rows = tests
    .slice(0, mostTests)
    .map((test) => [
      join(
        [
          wrapping(scopeOf(test), 120),
          md`**${link(wrapping(test.name, 160), test.url)}**`,
          md`<sub>${join([placeOf(test), ...marksOf(test, jobs.length > 1 ? jobs : [])], ' · ')}</sub>`,
        ],
        '<br>',
      ),
      ...(withMessages ? [messageOf(test)] : []),
    ]);
  const columns = [
    { title: `${words} (${count(tests.length, 'test')})` },
    ...(withMessages ? [{ title: 'Message' }] : []),
  ];
  const elsewhere = md` in the output ${code('json')}`;
  return [table('failed tests', columns, rows, { total: tests.length, elsewhere })];
}

/** What is known of a test, in words of ours. */
function marksOf(test: FailedTest, jobs: Jobs): Markdown[] {
  const { executions } = test;
  const ran = jobs.filter(({ job }) => test.jobs.includes(job.id));
  const shown = ran.slice(0, 2).map(({ job }) => prose(title(job), 40));
  const more = ran.length > 2 ? md` and ${ran.length - 2} more` : nothing;
  const isPart = executions !== null && executions.failed < executions.total;
  return [
    ran.length > 0 ? md`in ${join(shown, ', ')}${more}` : nothing,
    isFlaky(test) ? md`flaky` : nothing,
    test.isChanged ? md`changed here` : nothing,
    test.onBase ? testOnBase(test.onBase).markdown : nothing,
    test.owners?.length ? md`owner ${prose(test.owners.join(' '), 80)}` : nothing,
    isPart ? md`failed in ${executions.failed} of ${count(executions.total, 'execution')}` : nothing,
  ];
}

/** Without the file, which pytest writes in it, if that is the place. */
function scopeOf({ scope, file, place }: FailedTest): string {
  const shown = place?.file ?? file;
  return shown === null ? scope : `${scope}::`.replace(`${shown}::`, '').replace(/(?: › |::)$/, '');
}

function placeOf({ file, line, place }: FailedTest): Markdown {
  const shown = place?.file ?? file;
  if (shown === null) return nothing;
  const label = md`${wrapping(shown)}${line === null ? '' : `:${line}`}`;
  return link(label, place?.source ?? null);
}

/** The first lines of the message. */
function messageOf({ message }: FailedTest): Markdown {
  const lines = cutEnd(message.replaceAll('\r', ''), longestMessage).split('\n').slice(0, 8);
  return join(
    lines.map((line) => wrapping(line)),
    '<br>',
  );
}

/** The ends of logs, each folded. All together take at most this many bytes: lines before the last that fit are omitted. */
export function logBlocks(logs: readonly Lines[], bytes: number): Block[] {
  const share = Math.floor(bytes / Math.max(1, logs.length)) - 1_000;
  return logs.map(({ title, lines }) => {
    const shown = lastLines(lines, share);
    return folded('log of a failed job', `${title}: last ${count(shown.length, 'line')}`, shown);
  });
}

/** Maximum number of stack traces. */
const mostTraces = 10;

/** The stack traces of the first failed tests, each folded, from its start. All together take at most this many bytes. */
export function traceBlocks(tests: readonly FailedTest[], bytes: number): Block[] {
  const traced = tests.filter(({ trace, message }) => trace && trace.trim() !== message.trim());
  return traced.slice(0, mostTraces).map(({ name, trace = '' }) => {
    const last = lastLines(trace.split('\n').toReversed(), bytes / mostTraces - 1_000);
    return folded('stack trace', `Stack trace of ${name}`, last.toReversed());
  });
}

/** Lines of untrusted text, with a title. */
interface Lines {
  readonly title: string;
  readonly lines: readonly string[];
}

function folded(name: string, title: string, lines: readonly string[]): Block {
  const open = `<details><summary>${escapeForTags(title, 200)}</summary>\n`;
  const body = join([{ markdown: open }, fenced(lines.join('\n')), { markdown: '\n</details>' }], '\n');
  return paragraph(name, lines.length === 0 ? nothing : body);
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
