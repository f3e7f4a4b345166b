import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stepInputs } from '../../src/action/inputs.ts';
import { readRequest } from '../../src/action/request.ts';
import { inputs as operationInputs } from '../../src/operations/inputs/declarations/inputs.ts';
import { operations } from '../../src/operations/operations.ts';

const root = resolve(import.meta.dirname, '../..');

/** The example of each input, as the page of an operation shows it. */
function examplesOf(operation: string): Readonly<Record<string, string>> {
  const page = readFileSync(resolve(root, `docs/reference/${operation}.md`), 'utf8');
  const tables = page.match(/<!-- (?:usual|other) inputs: generated -->.*?<!--/gs) ?? [];
  const rows = tables.flatMap((table) => [...table.matchAll(/^\| `(\S+)` \| .* \| (`.*`) \|$/gm)]);
  return Object.fromEntries(
    rows.map(([, name = '', example = '']) => [name, example.replaceAll('<br>', '\n').replaceAll('`', '')]),
  );
}

type Texts = Readonly<Record<string, string>>;

/** What stands under each `with` of a workflow, or of a part of one. */
function withsOf(part: unknown): Texts[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(withsOf);
  return Object.hasOwn(part, 'with') ? [(part as { with: Texts }).with, ...inner] : inner;
}

/** The YAML that a page shows. */
function fencesOf(page: string): unknown[] {
  const fences = readFileSync(resolve(root, page), 'utf8').matchAll(/^```yaml\n(.*?)^```/gms);
  return Array.from(fences, ([, yaml = '']) => parse(yaml));
}

const onBuild =
  'get-build cancel-build rebuild-build retry-failed-jobs unblock-build download-artifacts'.split(' ');

/** What an operation cannot do without, by examples of the same page. */
const required: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(onBuild.map((name) => [name, ['pipeline']])),
  'trigger-build': ['pipeline'],
  'run-command': ['pipeline'],
  'wait-for-build': ['pipeline'],
  'cancel-builds': ['branch', 'pipeline'],
  'list-flaky-tests': ['organization', 'suite'],
  'list-suites': ['organization'],
  'explain-build': ['pipeline'],
  'check-setup': ['organization'],
  'get-suite': ['organization', 'suite'],
  'create-suite': ['organization', 'name', 'default-branch'],
  'update-suite': ['organization', 'suite', 'default-branch'],
  'delete-suite': ['organization', 'suite'],
};

/** What an input needs beside it. */
const companions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'author-name': { 'author-email': 'ada@example.com' },
  'author-email': { 'author-name': 'Ada Lovelace' },
  'max-new': { comment: 'always' },
};

const commit = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';

function problemsOf(inputs: Readonly<Record<string, string>>): readonly string[] {
  const texts = Object.entries(inputs).map(
    ([name, text]) => [name, text.replaceAll(/\$\{\{.*?\}\}/g, '0123456789'.repeat(4))] as const,
  );
  const url = 'https://buildkite.com/acme/web/builds/7';
  const status = { context: 'buildkite/web', url, isPending: false };
  const event = { commit, branch: 'main', message: 'Fly higher', status };
  const request = readRequest(new Map(texts), { event, nowMs: Date.parse('2026-03-01T12:00:00Z') });
  return 'problems' in request ? request.problems : request.warnings;
}

describe.each(operations.map(({ name, inputs }) => ({ name, inputs })))('the page of $name', (operation) => {
  const { name, inputs } = operation;
  const examples = examplesOf(name);

  it('has an example for each input, which can be pasted', () => {
    expect(Object.keys(examples).sort()).toEqual([...inputs].sort());
    const base = (required[name] ?? []).map((needed) => [needed, examples[needed] ?? '']);
    const latest = onBuild.includes(name) ? { build: 'latest' } : {};
    for (const [input, example] of Object.entries(examples)) {
      const waits = inputs.includes('wait') ? { wait: 'true' } : {};
      const needed = { ...Object.fromEntries(base), ...latest, ...waits, ...companions[input] };
      const given = { operation: name, token: 'bkua_0123456789', ...needed, [input]: example };
      expect(problemsOf(given), input).toEqual([]);
    }
  });

  it('has recipes that can be pasted', () => {
    for (const given of withsOf(fencesOf(`docs/reference/${name}.md`))) {
      const texts = Object.entries(given).map(([input, value]) => [input, `${value}`]);
      const all = { operation: name, token: 'bkua_0123456789', ...Object.fromEntries(texts) };
      expect(problemsOf(all), JSON.stringify(given)).toEqual([]);
    }
  });
});

it('each input is shown in an example or a recipe, unless its default is an expression', () => {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).flatMap(fencesOf);
  const examples = globSync('docs/examples/*.yml', { cwd: root }).map((path) =>
    parse(readFileSync(resolve(root, path), 'utf8')),
  );
  const shown = new Set(withsOf([...pages, ...examples]).flatMap(Object.keys));
  const all = Object.entries({ ...stepInputs, ...operationInputs });
  const usual = all.filter(([, input]) => !('expression' in input));
  expect(usual.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

it('the action has at most 96 inputs, and trigger-build at most 44', () => {
  const inputsOf = (path: string) => Object.keys(parse(readFileSync(resolve(root, path), 'utf8')).inputs);
  expect(inputsOf('action.yml').length).toBeLessThanOrEqual(96);
  expect(inputsOf('actions/trigger-build/action.yml').length).toBeLessThanOrEqual(44);
});
