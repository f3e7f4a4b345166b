import { describe, expect, it } from 'vitest';
import {
  createPlaceReader,
  type ListedPath,
  readGoModule,
  type TestRoots,
  testFolder,
} from '../../../src/report/flaky/places.ts';

const at = (listed: ListedPath, roots: TestRoots = {}) => createPlaceReader(roots)(listed);
const place = (location: string, roots: TestRoots = {}) => at({ location }, roots).place;

describe('a relative path', () => {
  it.each([
    ['spec/a_spec.rb:12', { file: 'spec/a_spec.rb', line: 12 }],
    ['./spec/a_spec.rb:12', { file: 'spec/a_spec.rb', line: 12 }],
    ['spec\\models\\a_spec.rb:12:3', { file: 'spec/models/a_spec.rb', line: 12 }],
    [' ./a/./b/../c.py ', { file: 'a/c.py', line: null }],
    ['src/ünï code.test.ts', { file: 'src/ünï code.test.ts', line: null }],
    ['spec/a_spec.rb[1:2:1]', { file: 'spec/a_spec.rb', line: null }],
    ['app/[id]/page.test.tsx:7', { file: 'app/[id]/page.test.tsx', line: 7 }],
  ])('is in the repository: %s', (location, expected) => {
    expect(place(location)).toEqual(expected);
  });

  it.each(['../up.rb', 'a/../../up.rb', 'a\u0000b.rb', '', '.', '/'])('leads nowhere: %j', (location) => {
    expect(place(location)).toBeNull();
  });

  it('is below the prefix', () => {
    expect(place('spec/a.rb:1', { prefix: './services/web/' })).toEqual({
      file: 'services/web/spec/a.rb',
      line: 1,
    });
    expect(place('../shared/a.rb', { prefix: 'services/web' })?.file).toBe('services/shared/a.rb');
  });

  it('is taken from file_name, without a line, if location has none', () => {
    expect(at({ location: null, file_name: './a.rb' })).toMatchObject({
      place: { file: 'a.rb', line: null },
    });
    expect(at({ location: '/gem/x.rb:3', file_name: 'spec/a.rb' })).toMatchObject({
      file: 'spec/a.rb',
      line: null,
      caller: null,
    });
  });

  it('has a caller if file_name is another one, and keeps the ID of an example', () => {
    expect(at({ location: 'shared.rb:5', file_name: 'spec/a.rb' })).toMatchObject({
      file: 'shared.rb',
      caller: 'spec/a.rb',
    });
    expect(at({ location: 'shared.rb:5', file_name: 'Unknown' })).toMatchObject({ caller: null });
    expect(at({ location: 'spec/a_spec.rb[1:2]' })).toMatchObject({
      example: '[1:2]',
      file: 'spec/a_spec.rb',
    });
  });
});

describe('an absolute path', () => {
  const workspace = '/home/runner/work/web/web';

  it.each<[string, TestRoots, string]>([
    [`${workspace}/spec/a.rb`, { workspace }, 'spec/a.rb'],
    [`${workspace}/spec/a.rb`, { workspace: `${workspace}/` }, 'spec/a.rb'],
    ['D:\\a\\web\\web\\spec\\a.rb', { workspace: 'D:\\a\\web\\web' }, 'spec/a.rb'],
    ['/app/spec/a.rb', { prefix: '/app' }, 'spec/a.rb'],
    ['/app/spec/a.rb', { prefix: '/app/', workspace }, 'spec/a.rb'],
    ['/var/lib/buildkite/builds/agent-1/acme/web/spec/a.rb', { organization: 'acme' }, 'spec/a.rb'],
    ['C:\\bk\\builds\\agent-1\\acme\\web\\spec\\a.rb', { organization: 'acme' }, 'spec/a.rb'],
  ])('is in the repository below a known root: %s, %j', (location, roots, file) => {
    expect(place(location, roots)?.file).toBe(file);
  });

  it.each<[string, TestRoots]>([
    ['/app/spec/a.rb', { workspace }],
    [`${workspace}-2/spec/a.rb`, { workspace }],
    [`${workspace}/../other/a.rb`, { workspace }],
    ['/builds/agent-1/other/web/spec/a.rb', { organization: 'acme' }],
    ['/application/a.rb', { prefix: '/app' }],
    ['/app/a.rb', { prefix: '' }],
  ])('is shown as listed below any other: %s, %j', (location, roots) => {
    expect(at({ location: `${location}:3` }, roots)).toMatchObject({ file: location, line: 3, place: null });
  });
});

describe('a file of Go without its folder', () => {
  const roots = { goModule: 'example.com/m' };
  const go = (scope: string, more: TestRoots = roots) =>
    at({ location: 'cart_test.go:3', scope }, more).place?.file ?? null;

  it('is in the folder of its package', () => {
    expect(go('example.com/m/pkg/cart')).toBe('pkg/cart/cart_test.go');
    expect(go('example.com/m')).toBe('cart_test.go');
    expect(go('example.com/m/pkg', { ...roots, prefix: 'svc' })).toBe('svc/pkg/cart_test.go');
  });

  it.each(['example.com/other/pkg', 'example.com/mm', 'cart', '', 'example.com/m/../../x'])(
    'is nowhere if the module does not tell it: %s',
    (scope) => {
      expect(go(scope)).toBeNull();
      expect(at({ location: 'cart_test.go:3', scope }, roots)).toMatchObject({ file: 'cart_test.go' });
    },
  );

  it('needs a module that is read from go.mod', () => {
    expect(go('example.com/m/pkg', {})).toBeNull();
    expect(readGoModule('// a comment\nmodule example.com/m // v1\n\ngo 1.24\n')).toBe('example.com/m');
    expect(readGoModule('module (\n\t"example.com/m"\n)')).toBe('example.com/m');
    expect(readGoModule('go 1.24')).toBeNull();
  });
});

it('the folder in which the tests run is the prefix, from the root of the repository', () => {
  expect(testFolder()).toBe('');
  expect(testFolder('./services/web/')).toBe('services/web');
  expect(testFolder('/w/web/services/api', '/w/web')).toBe('services/api');
  expect(testFolder('/app', '/w/web')).toBe('');
});
