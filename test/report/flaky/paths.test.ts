import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absoluteRoots,
  createPathReader,
  inside,
  pathFrom,
  testFolder,
} from '../../../src/report/flaky/paths.ts';

const roots = { organization: 'acme', workspace: '/home/runner/work/web/web' };
const read = createPathReader(roots);

describe('the path of a test', () => {
  it.each([
    ['./spec/a_spec.rb:12', './spec/a_spec.rb', 'spec/a_spec.rb', 12],
    ['spec/a_spec.rb:12:7', null, 'spec/a_spec.rb', 12],
    ['spec/a_spec.rb', 'spec/a_spec.rb', 'spec/a_spec.rb', null],
    ['spec/a_spec.rb:0', null, 'spec/a_spec.rb', null],
    ['./spec/a_spec.rb[1:2:3]', './spec/a_spec.rb', 'spec/a_spec.rb', null],
    ['app/[1]/page.test.tsx:3', null, 'app/[1]/page.test.tsx', 3],
    ['spec\\models\\a_spec.rb:3', null, 'spec/models/a_spec.rb', 3],
    ['/var/lib/buildkite-agent/builds/agent-1/acme/web/spec/a_spec.rb:4', null, 'spec/a_spec.rb', 4],
    ['C:\\buildkite-agent\\builds\\agent-1\\acme\\web\\spec\\a_spec.rb:4', null, 'spec/a_spec.rb', 4],
    ['/home/runner/work/web/web/test/a.test.ts:5', null, 'test/a.test.ts', 5],
    // The workspaces of other runners.
    ['/opt/runner-2/_work/web/web/test/a.test.ts:5', null, 'test/a.test.ts', 5],
    ['/__w/web/web/test/a.test.ts:5', null, 'test/a.test.ts', 5],
    ['D:\\a\\web\\web\\test\\a.test.ts:5', null, 'test/a.test.ts', 5],
    ['/Users/runner/work/web/web/web/web/a.ts:5', null, 'web/web/a.ts', 5],
    ['spec/../lib/./a_spec.rb:1', null, 'lib/a_spec.rb', 1],
    [null, 'spec/a_spec.rb', 'spec/a_spec.rb', null],
    ['./spec/support/shared.rb:3', 'Unknown', 'spec/support/shared.rb', 3],
    // The line of one field never joins the file of the other.
    ['/app/spec/a_spec.rb:8', 'spec/a_spec.rb', 'spec/a_spec.rb', null],
  ])('is read from %j and %j as %s, line %j', (location, fileName, file, line) => {
    expect(read(location, fileName)).toEqual({
      shown: file,
      line,
      place: { file, line },
      caller: null,
      unplacedCaller: null,
      ...{ isOfRunner: expect.any(Boolean), absolute: expect.toBeOneOf([null, expect.any(String)]) },
    });
  });

  it.each([
    ['/app/spec/a_spec.rb:8', null, '/app/spec/a_spec.rb', 8],
    ['/github/workspace/test/a.test.ts:5', null, '/github/workspace/test/a.test.ts', 5],
    ['/home/runner/work/web/webs/a.ts:5', null, '/home/runner/work/web/webs/a.ts', 5],
    ['/opt/_work/api/api/a.ts:5', null, '/opt/_work/api/api/a.ts', 5],
    ['/usr/src/web/web/a.ts:5', null, '/usr/src/web/web/a.ts', 5],
    ['/opt/_work/web/web/../../b.ts:5', null, '/opt/_work/web/web/../../b.ts', 5],
    ['/data/builds/agent-1/globex/web/spec/a.rb:4', null, '/data/builds/agent-1/globex/web/spec/a.rb', 4],
    ['../outside.rb:1', null, '../outside.rb', 1],
    ['spec/../../outside.rb:1', null, 'spec/../../outside.rb', 1],
    ['C:/tests/a.cs:1', '', 'C:/tests/a.cs', 1],
    ['C:a.cs:1', null, 'C:a.cs', 1],
    ['spec/a\nb.rb:1', null, 'spec/a\nb.rb', 1],
    ['spec/a\u001bb.rb', null, 'spec/a\u001bb.rb', null],
    [null, null, null, null],
    [null, 'Unknown', null, null],
    ['', '  ', null, null],
  ])('is shown from %j and %j as %j, but not as a certain place', (location, fileName, shown, line) => {
    expect(read(location, fileName)).toEqual({
      shown,
      line,
      place: null,
      caller: null,
      unplacedCaller: null,
      ...{ isOfRunner: expect.any(Boolean), absolute: expect.toBeOneOf([null, expect.any(String)]) },
    });
  });

  it('of a shared example has the file that contains it, and the one that runs it', () => {
    expect(read('./spec/support/shared.rb:3', './spec/cart_spec.rb')).toEqual({
      shown: 'spec/support/shared.rb',
      line: 3,
      place: { file: 'spec/support/shared.rb', line: 3 },
      caller: 'spec/cart_spec.rb',
      unplacedCaller: null,
      ...{ isOfRunner: false, absolute: null },
    });
  });

  it.each([
    [['services/web'], './spec/a_spec.rb:3', 'services/web/spec/a_spec.rb'],
    [['./services/web/'], 'spec/a_spec.rb:3', 'services/web/spec/a_spec.rb'],
    [['services/web'], '../lib/a_spec.rb:3', 'services/lib/a_spec.rb'],
    [['services/web'], '/builds/a/acme/web/services/web/spec/a.rb:3', 'services/web/spec/a.rb'],
    [['/app'], '/app/spec/a_spec.rb:3', 'spec/a_spec.rb'],
    [['/app/'], '/app/spec/a_spec.rb:3', 'spec/a_spec.rb'],
    [['/app'], 'spec/a_spec.rb:3', 'spec/a_spec.rb'],
    [['/app', 'services/web'], '/app/spec/a_spec.rb:3', 'services/web/spec/a_spec.rb'],
    [['C:\\app'], 'C:\\app\\spec\\a_spec.rb:3', 'spec/a_spec.rb'],
  ])('with the prefixes %j is read from %s as %s', (prefixes, location, file) => {
    const { place } = createPathReader({ ...roots, prefixes })(location, null);
    expect(place).toEqual({ file, line: 3 });
  });

  it.each([
    ['D:\\ci\\web\\web', '/ci/web/web/spec/a.rb', 'spec/a.rb'],
    ['D:\\ci\\web\\web\\', 'E:\\ci\\web\\web\\spec\\a.rb', 'spec/a.rb'],
    ['/ci/web/api', '/opt/_work/web/api/spec/a.rb', null],
    ['/github/workspace', '/opt/_work/web/web/spec/a.rb', null],
  ])('in the workspace %s has from %s the place %s', (workspace, location, file) => {
    expect(createPathReader({ workspace })(location, null).place?.file ?? null).toBe(file);
  });

  it.each([
    [['/app'], '/apple/spec/a_spec.rb:3'],
    [['/app'], '/srv/app/spec/a_spec.rb:3'],
    [['/app'], '/app/../etc/a_spec.rb:3'],
    [['services/web'], '../../../outside.rb:3'],
  ])('with the prefixes %j has no place from %s', (prefixes, location) => {
    expect(createPathReader({ ...roots, prefixes })(location, null).place).toBeNull();
  });

  it.each([
    [['services/web'], 'services/web/spec/a.rb', 'spec/a.rb'],
    [['/app'], 'spec/a.rb', 'spec/a.rb'],
    [['services/web'], 'lib/a.rb', '../../lib/a.rb'],
  ])('for a test runner in the folder of %j: %s is %s', (prefixes, file, path) => {
    expect(pathFrom(testFolder(prefixes), file)).toBe(path);
  });

  it('reads plain paths like any others', () => {
    const unit = fc.constantFrom(...'a._-/ ', './', '..', '//');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (end) => {
        // Two slashes rule out the short cut, and mean the same as one.
        expect(inside(`a/${end}`)).toBe(inside(`.//a//${end}`));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a path that depends on the runner', () => {
  const odd = { organization: 'acme', workspace: '/srv/ci/checkout' };
  it.each([
    ['spec/a_spec.rb:3', null, false],
    ['/builds/agent-1/acme/web/spec/a_spec.rb:3', null, false],
    ['/srv/ci/checkout/spec/a_spec.rb:3', null, true],
    ['/other/spec/a_spec.rb:3', null, true],
    ['/other/spec/a_spec.rb:3', 'spec/a_spec.rb', true],
    [null, 'spec/a_spec.rb', false],
    ['/app/spec/a_spec.rb:3', null, false],
    [null, null, false],
  ])('is told: %s, %s', (location, fileName, expected) => {
    const roots = { ...odd, prefixes: ['/app'] };
    expect(createPathReader(roots)(location, fileName).isOfRunner).toBe(expected);
  });
});

it.each([
  ['/data/gh/wk/web/web', '/data/gh/wk/web/web/spec/a_spec.rb:3', true],
  ['/data/gh/wk/web/web', '/home/runner/work/web/web/spec/a_spec.rb:3', false],
  ['/home/runner/work/web/web', '/opt/_work/web/web/spec/a_spec.rb:3', false],
  ['/home/runner/work/web/web', '/data/gh/wk/web/web/spec/a_spec.rb:3', true],
])(
  'a work folder with a name of its own is known to its runners alone: in %s, %s',
  (workspace, path, expected) => {
    expect(createPathReader({ workspace })(path, null).isOfRunner).toBe(expected);
  },
);

describe('the absolute roots of tests', () => {
  it.each([
    [['services/web'], []],
    [['/app/'], ['/app']],
    [['web', 'C:\\work\\web\\'], ['C:/work/web']],
    [['/home/runner/work/web/web/'], []],
    // Workspaces of other runners.
    [['/opt/_work/web/web'], []],
    [['/__w/web/web'], []],
    [['/opt/work/other/other'], ['/opt/work/other/other']],
    [['/srv/checkout/web/web'], ['/srv/checkout/web/web']],
  ])('of %j', (prefixes, expected) => {
    expect(absoluteRoots({ ...roots, prefixes }).own).toEqual(expected);
    expect(absoluteRoots().own).toEqual([]);
  });
});
