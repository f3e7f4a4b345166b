import { describe, expect, it } from 'vitest';
import { readTestRoots } from '../../../src/operations/flaky-tests/test-roots.ts';
import { flakyTest } from '../../report/support/flaky-tests.ts';

const goMod = 'go.mod';

/** The roots of such tests in this checkout, and the files that were read for them. */
async function rootsOf(
  locations: readonly string[],
  { prefixes = [], workspace = '/checkout', files = {} as Record<string, string> } = {},
) {
  const read: string[] = [];
  const tests = locations.map((location, id) => flakyTest(id, { location, file_name: null }));
  const roots = await readTestRoots(tests, prefixes, {
    workspace: workspace || null,
    readFile: async (path) => {
      read.push(path);
      const text = files[path];
      return text === undefined ? { problem: 'does not exist' } : { text };
    },
  });
  return { ...roots, read };
}

describe('the places of the files of tests', () => {
  it.each([
    ['module example.com/kites\n\ngo 1.24\n', 'example.com/kites'],
    ['// module wrong\nmodule "example.com/kites" // Deprecated: no.\n', 'example.com/kites'],
    ['module (\n\texample.com/kites\n)\n', 'example.com/kites'],
    ['\tmodule `example.com/kites`\r\n', 'example.com/kites'],
    ['go 1.24\n', null],
    ['modules example.com/kites\n', null],
  ])(`need the module that ${goMod} names if a Go test has no folder: %j`, async (text, goModule) => {
    const found = await rootsOf(['cart/cart_test.go:9', 'cart_test.go:9'], {
      files: { '/checkout/go.mod': text },
    });
    expect(found).toMatchObject({ goModule, workspace: '/checkout' });
  });

  it('are those of the folder in which the tests run', async () => {
    const files = { '/checkout/svc/go.mod': 'module example.com/svc' };
    const found = await rootsOf(['./cart_test.go'], { prefixes: ['/app', './svc/'] as never[], files });
    expect(found).toMatchObject({ goModule: 'example.com/svc', read: ['/checkout/svc/go.mod'] });
  });

  it('need no file for other tests, and none without a checkout', async () => {
    expect(await rootsOf(['cart/cart_test.go:9', 'cart.rb:1'])).toMatchObject({ goModule: null, read: [] });
    expect(await rootsOf(['cart_test.go:9'], { workspace: '' })).toMatchObject({ goModule: null, read: [] });
    expect(await rootsOf(['cart_test.go:9'])).toMatchObject({ goModule: null, read: ['/checkout/go.mod'] });
  });
});
