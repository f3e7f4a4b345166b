import { beforeEach, expect, test } from 'vitest';
import { readChangedFiles } from '../../../src/action/github/pull-request.ts';
import { askStandIn, standInEachTest } from '../../support/github/ask.ts';
import { makeFile } from '../../support/github/things.ts';

const here = standInEachTest();

beforeEach(() => void here.standIn.open({ number: 7 }));

const sources = (count: number) => Array.from({ length: count }, (_, index) => makeFile(`src/${index}.ts`));
const read = (...files: ReturnType<typeof makeFile>[]) => {
  here.standIn.files.set(7, files);
  return readChangedFiles(askStandIn(here.standIn), 7);
};

test('the changed files are read from all pages: what was removed and renamed apart, the original of a copy not at all', async () => {
  const copy = makeFile('test/copy.ts', 'test/original.ts', 'copied');
  const gone = makeFile('test/gone.ts', undefined, 'removed');
  const { files } = await read(...sources(150), makeFile('test/new.ts', 'test/old.ts'), copy, gone);
  expect(files?.paths).toHaveLength(152);
  expect(files?.paths.slice(-2)).toEqual(['test/new.ts', 'test/copy.ts']);
  const renamed = [['test/old.ts', 'test/new.ts']];
  expect(files).toMatchObject({ removed: ['test/gone.ts'], renamed, complete: true });
  expect(here.standIn.requests).toHaveLength(2);
});

test('the lines that the diff of a file shows are kept, and nothing else of it', async () => {
  const patch =
    '@@ -1,3 +4,5 @@ def a\n+@@ -1 +9 @@ not a header\n@@ -20 +30 @@\n-x\n+y\n@@ -40,2 +50,0 @@\n-z';
  const large = { ...makeFile('large.rb'), patch: undefined };
  const { files } = await read({ ...makeFile('a.rb'), patch }, large);
  expect(JSON.stringify([...(files?.diff ?? [])])).toBe('[["a.rb",[[4,8],[30,30],[50,49]]]]');
});

test.each([
  [2999, 2999, true],
  [3001, 3000, false],
])('of %d files GitHub shows at most 3,000, which may be incomplete', async (count, shown, complete) => {
  const { files } = await read(...sources(count));
  expect([files?.paths.length, files?.complete]).toEqual([shown, complete]);
  expect(here.standIn.requests).toHaveLength(30);
});

test('what could be read is kept, with why the rest is missing: the pull request, or a permission', async () => {
  const why =
    '404 - Not Found. Check that it exists. Give the job the permission pull-requests: read, or set github-token to a token that has it.';
  const problem = `Could not list the files of pull request 8: ${why}`;
  expect(await readChangedFiles(askStandIn(here.standIn), 8)).toEqual({ files: null, problem });
  here.standIn.faults.push({ method: 'GET', path: /page=2/, status: 403, times: 9, message: 'No' });
  const partial = await read(...sources(150));
  expect([partial.files?.paths.length, partial.files?.complete]).toEqual([100, false]);
  expect(partial.problem).toMatch(
    /^Could not list the files of pull request 7: 403 - No\. Give the job the permission pull-requests: read/,
  );
});
