import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNames, makeProject, modes, type Reported, useList, writeList } from './lists.ts';

const names = makeNames(3_000);
const { top, folder } = makeProject();
const others = ['is never flaky', `${names[0]} and more`, `and ${names[1]}`, names[40]?.toUpperCase() ?? ''];
/** Titles that are empty or begin with a blank. Jest joins them with a blank. */
const blank = ['Cart ', ' in no scope', ' in a scope  that is empty', ' begins with a blank', ''];
const all = [...[...names, ...others].map((name) => `Cart ${name}`), ...blank];

beforeAll(() => {
  const program = execFileSync('sh', ['-c', 'command -v jest'], { encoding: 'utf8' }).trim();
  symlinkSync(resolve(dirname(realpathSync(program)), '../..'), join(folder, 'node_modules'));
  const suite = `
for (const name of ${JSON.stringify([...names, ...others, ''])}) describe('Cart', () => test(name, () => {}));
describe('', () => test('in no scope', () => {}));
describe('', () => describe('in a scope', () => test(' that is empty', () => {})));
test(' begins with a blank', () => {});
test('', () => {});
`;
  writeFileSync(join(folder, 'cart.test.js'), suite);
  writeFileSync(join(folder, 'package.json'), '{}');
});

afterAll(() => {
  rmSync(top, { recursive: true });
});

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The full names of the tests that the real Jest runs. */
function ran(mode: (typeof modes)[number], tests: readonly Reported[], files: readonly string[] = []) {
  const args = ['--json', '--outputFile', '../results.json', '--watchman=false', ...files];
  useList(writeList(folder, 'jest', tests), mode, folder, { args });
  const { testResults }: Results = JSON.parse(readFileSync(join(top, 'results.json'), 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
}

const listed = names.map((name) => ({ scope: 'Cart', name }));

describe('the list for Jest, used by the real Jest,', () => {
  it.each(modes)('lets it %s 3,000 tests of any title, and nothing else', (mode) => {
    const expected = all.filter(
      (title) => listed.some(({ name }) => title === `Cart ${name}`) === (mode === 'run'),
    );
    expect(ran(mode, listed).toSorted()).toEqual(expected.toSorted());
  });

  it.each(modes)('lets it %s a test of one file, and none with the same title in another one', (mode) => {
    const file = join(folder, 'same.test.js');
    const args = ['--json', '--outputFile', '../results.json', '--watchman=false', '--passWithNoTests'];
    mkdirSync(join(folder, 'more'));
    for (const path of [file, join(folder, 'more/same.test.js')])
      writeFileSync(path, "test('is shared', () => {}); test('is not', () => {});");
    const test = { scope: '', name: 'is shared', location: 'same.test.js:1' };
    useList(writeList(folder, 'jest', [test]), mode, folder, { args: [...args, 'same.test.js'] });
    const { testResults }: Results = JSON.parse(readFileSync(join(top, 'results.json'), 'utf8'));
    const passed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => `${relative(realpathSync(folder), name)} ${fullName}`),
    );
    rmSync(file);
    rmSync(join(folder, 'more'), { recursive: true });
    expect(passed.toSorted()).toEqual(
      mode === 'run'
        ? ['same.test.js is shared']
        : ['more/same.test.js is not', 'more/same.test.js is shared', 'same.test.js is not'],
    );
  });

  it.each(modes)(
    'lets it %s no test of another file, if that of the listed one is gone, and says so',
    (mode) => {
      mkdirSync(join(folder, 'other/src'), { recursive: true });
      writeFileSync(join(folder, 'other/src/gone.test.js'), "test('is gone', () => {});");
      const test = { scope: '', name: 'is gone', location: 'src/gone.test.js:1' };
      expect(ran(mode, [test], ['gone.test.js'])).toEqual(mode === 'run' ? [] : ['is gone']);
      const { stderr } = spawnSync('sh', [writeList(folder, 'jest', [test]), mode, 'gone.test.js'], {
        cwd: folder,
        encoding: 'utf8',
      });
      rmSync(join(folder, 'other'), { recursive: true });
      expect(stderr).toContain(
        'Neither run nor skipped by the list, because these files are not here: src/gone.test.js\n',
      );
    },
  );

  it.each(modes)('lets it %s a title with control characters, and none that differs in them', (mode) => {
    const file = join(folder, 'control.test.js');
    const titles = [
      'two\nlines',
      'two lines',
      'two-lines',
      'two\rlines',
      'a\u2028b',
      'a b',
      'a\u0001b',
      'a\u0002b',
    ];
    writeFileSync(file, `for (const name of ${JSON.stringify(titles)}) test(name, () => {});`);
    const chosen = ['two\nlines', 'a\u2028b', 'a\u0001b'];
    const tests = chosen.map((name) => ({ scope: '', name, location: 'control.test.js:1' }));
    const passed = ran(mode, tests, ['control.test.js']);
    rmSync(file);
    expect(passed.toSorted()).toEqual(
      titles.filter((title) => chosen.includes(title) === (mode === 'run')).toSorted(),
    );
  });

  it('runs and skips no test if it is empty', () => {
    expect(ran('run', [])).toEqual([]);
    expect(ran('skip', []).toSorted()).toEqual(all.toSorted());
  });

  it.each([
    [{ scope: 'Cart', name: '' }, 'Cart '],
    [{ scope: '', name: 'in no scope' }, ' in no scope'],
    [{ scope: ' in a scope', name: ' that is empty' }, ' in a scope  that is empty'],
    [{ scope: '', name: ' begins with a blank' }, ' begins with a blank'],
    [{ scope: '', name: '' }, ''],
  ])('finds %j, whose title is empty or begins with a blank', (test, title) => {
    expect(ran('run', [test])).toEqual([title]);
    expect(ran('skip', [test]).toSorted()).toEqual(all.filter((each) => each !== title).toSorted());
  });
});
