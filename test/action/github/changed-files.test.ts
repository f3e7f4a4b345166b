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

test('the changed files are read from all pages: those that exist, with what was renamed', async () => {
  const copy = makeFile('test/copy.ts', 'test/original.ts', 'copied');
  const gone = makeFile('test/gone.ts', undefined, 'removed');
  const files = await read(...sources(150), makeFile('test/new.ts', 'test/old.ts'), copy, gone);
  expect(files.paths).toHaveLength(152);
  expect(files.paths.slice(-2)).toEqual(['test/new.ts', 'test/copy.ts']);
  const renamed = [['test/old.ts', 'test/new.ts']];
  expect(files).toMatchObject({ renamed, complete: true });
  expect(here.standIn.requests).toHaveLength(2);
});

test('the lines that the diff of a file shows are kept, and nothing else of it', async () => {
  const patch =
    '@@ -1,3 +4,5 @@ def a\n+@@ -1 +9 @@ not a header\n@@ -20 +30 @@\n-x\n+y\n@@ -40,2 +50,0 @@\n-z';
  const large = { ...makeFile('large.rb'), patch: undefined };
  const { diff } = await read({ ...makeFile('a.rb'), patch }, large);
  expect(JSON.stringify([...(diff ?? [])])).toBe('[["a.rb",[[4,8],[30,30],[50,49]]]]');
});

test.each([
  [2999, 2999, true],
  [3001, 3000, false],
])('of %d files GitHub shows at most 3,000, which may be incomplete', async (count, shown, complete) => {
  const files = await read(...sources(count));
  expect([files.paths.length, files.complete]).toEqual([shown, complete]);
});
