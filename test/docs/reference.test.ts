import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHome } from '../../scripts/home.ts';
import { outageTimes } from '../../src/client/options.ts';
import { timeoutsFor } from '../../src/client/retry/attempt.ts';
import { inputs } from '../../src/operations/inputs/declarations/inputs.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

it('the page of errors quotes errors that a step printed', () => {
  const texts = globSync('test/scenarios/transcripts/**/*.txt', { cwd: root }).map(read);
  const rows = read('docs/reference/errors.md').match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(25);
  const unquoted = rows.filter((line) => {
    const quoted = line.split(' | ')[0] ?? '';
    const parts = [...quoted.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part);
    const isList = quoted.includes('`, `');
    return !texts.some((text) => {
      const has = (part: string) => text.includes(part);
      return isList ? parts.some(has) : parts.every(has);
    });
  });
  expect(unquoted).toEqual([]);
});

it('the page of limits has the times that the sources have', () => {
  const lines = read('docs/reference/limits.md').split('\n');
  const limitOf = (what: string) => lines.find((line) => line.startsWith(`| ${what}`))?.split(' | ')[1];
  const seconds = (ms: number) => `${ms / 1_000} s`;
  const minutes = (ms: number) => `${ms / 60_000} min`;
  expect(limitOf('Wait for builds')).toContain('5 h 45 min');
  expect(inputs['wait-timeout'].default).toBe('5h45m');
  expect(limitOf('Outage of the service')).toContain(
    `${minutes(outageTimes.pollingMs)} in a wait, ${minutes(outageTimes.usualMs)} elsewhere`,
  );
  const [usual, create] = [timeoutsFor('builds.get'), timeoutsFor('builds.create')];
  expect(limitOf('One attempt of a request')).toBe(
    `${seconds(usual.connectMs)} to connect, ${seconds(usual.headersMs)} for the response, ${seconds(usual.attemptMs)} in all; ${seconds(create.headersMs)} and ${seconds(create.attemptMs)} if it creates a build`,
  );
});

describe('the documents', () => {
  const folders = ['*.md', 'docs/**/*.md', 'bench/**/*.md', '.github/{,ISSUE_TEMPLATE/}*.{md,yml}'];
  /** How a page that is shown elsewhere names a file of ours. */
  const ours = `https://github.com/${readHome().repository}/blob/main/`;

  /** The anchors of headings, as GitHub makes them. */
  function anchorsOf(path: string): string[] {
    const headings = read(path).match(/(?<=^#+ ).*$/gm) ?? [];
    return headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
  }

  it.each(globSync(folders, { cwd: root }))('link only to what is there: %s', (path) => {
    const links = read(path).match(/(?<=\]\(|\bsrc(?:set)?="|\burl: )[^)\s"]+/g) ?? [];
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.replace(ours, '').split('#');
      if (/^[a-z]+:/.test(file)) return false;
      const target = file === '' ? path : join(link.startsWith(ours) ? '' : dirname(path), file);
      if (!existsSync(resolve(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('begin with a README of at most 8 kB', () =>
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8_000));
});
