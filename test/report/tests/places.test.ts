import { expect, it } from 'vitest';
import {
  createPlaceReader,
  type ListedPath,
  readGoModule,
  type TestRoots,
  testFolder,
} from '../../../src/report/tests/places.ts';

const at = (listed: ListedPath, roots: TestRoots = {}) => createPlaceReader(roots)(listed);

const workspace = '/home/runner/work/web/web';
const agents = { organization: 'acme' };

it.each<[string, TestRoots, string, number | null]>([
  ['spec/a_spec.rb:12', {}, 'spec/a_spec.rb', 12],
  ['./spec/a_spec.rb:12', {}, 'spec/a_spec.rb', 12],
  ['spec\\models\\a_spec.rb:12:3', {}, 'spec/models/a_spec.rb', 12],
  [' ./a/./b/../c.py ', {}, 'a/c.py', null],
  ['src/ünï code.test.ts', {}, 'src/ünï code.test.ts', null],
  ['spec/a_spec.rb[1:2:1]', {}, 'spec/a_spec.rb', null],
  ['app/[id]/page.test.tsx:7', {}, 'app/[id]/page.test.tsx', 7],
  ['spec/a.rb:1', { prefix: './services/web/' }, 'services/web/spec/a.rb', 1],
  ['../shared/a.rb', { prefix: 'services/web' }, 'services/shared/a.rb', null],
  [`${workspace}/spec/a.rb`, { workspace }, 'spec/a.rb', null],
  [`${workspace}/spec/a.rb`, { workspace: `${workspace}/` }, 'spec/a.rb', null],
  ['D:\\a\\web\\web\\spec\\a.rb', { workspace: 'D:\\a\\web\\web' }, 'spec/a.rb', null],
  ['/app/spec/a.rb', { prefix: '/app' }, 'spec/a.rb', null],
  ['/app/spec/a.rb', { prefix: '/app/', workspace }, 'spec/a.rb', null],
  ['/var/lib/buildkite/builds/agent-1/acme/web/spec/a.rb', agents, 'spec/a.rb', null],
  ['C:\\bk\\builds\\agent-1\\acme\\web\\spec\\a.rb', agents, 'spec/a.rb', null],
])('a path in the repository is relative, or below a known root: %s, %j', (location, roots, file, line) => {
  expect(at({ location }, roots).place).toEqual({ file, line });
});

it.each<[string, TestRoots?]>([
  ...['../up.rb', 'a/../../up.rb', 'a\u0000b.rb', '.', '/'].map((path): [string] => [path]),
  ['/app/spec/a.rb', { workspace }],
  [`${workspace}-2/spec/a.rb`, { workspace }],
  [`${workspace}/../other/a.rb`, { workspace }],
  ['/builds/agent-1/other/web/spec/a.rb', agents],
  ['/application/a.rb', { prefix: '/app' }],
  ['/app/a.rb', { prefix: '' }],
])('a path that leads nowhere in it is shown as listed: %j, %j', (location, roots) => {
  expect(at({ location: `${location}:3` }, roots)).toMatchObject({ file: location, line: 3, place: null });
});

it.each<[string, ListedPath, object]>([
  ['nothing', {}, { file: null, place: null }],
  ['the file, if location has none', { file_name: './a.rb' }, { place: { file: 'a.rb', line: null } }],
  [
    'the file, if location leads nowhere',
    { location: '/gem/x.rb:3', file_name: 'spec/a.rb' },
    { file: 'spec/a.rb', line: null, caller: null },
  ],
  ['the caller', { location: 'b.rb:5', file_name: 'spec/a.rb' }, { file: 'b.rb', caller: 'spec/a.rb' }],
  ['nothing more, if it leads nowhere', { file_name: '/x/a.rb' }, { file: '/x/a.rb', place: null }],
  ['no caller', { location: 'shared.rb:5', file_name: 'Unknown' }, { caller: null }],
  ['nothing, beside an ID', { location: 'a_spec.rb[1:2]' }, { example: '[1:2]', file: 'a_spec.rb' }],
])('file_name shows %s', (_, listed, expected) => {
  expect(at(listed)).toMatchObject(expected);
});

const go = { goModule: 'example.com/m' };

it.each<[string, TestRoots, string | null]>([
  ['example.com/m/pkg/cart', go, 'pkg/cart/cart_test.go'],
  ['example.com/m', go, 'cart_test.go'],
  ['example.com/m/pkg', { ...go, prefix: 'svc' }, 'svc/pkg/cart_test.go'],
  ['example.com/m/pkg', {}, null],
  ...['example.com/other/pkg', 'example.com/mm', 'cart', '', 'example.com/m/../../x'].map(
    (scope): [string, TestRoots, null] => [scope, go, null],
  ),
])('a file of Go is in the folder of its package, if the module is known: %s, %j', (scope, roots, file) => {
  const found = at({ location: 'cart_test.go:3', scope }, roots);
  expect(found).toMatchObject({
    file: file ?? 'cart_test.go',
    place: file === null ? null : { file, line: 3 },
  });
});

it.each([
  ['// a comment\nmodule example.com/m // v1\n\ngo 1.24\n', 'example.com/m'],
  ['module (\n\t"example.com/m"\n)', 'example.com/m'],
  ['go 1.24', null],
])('the module is read from go.mod: %j', (text, module) => {
  expect(readGoModule(text)).toBe(module);
});

it.each([
  [undefined, null, ''],
  ['./services/web/', null, 'services/web'],
  ['/w/web/services/api', '/w/web', 'services/api'],
  ['/app', '/w/web', ''],
])('the folder in which the tests run is the prefix, from the root: %s', (prefix, workspace, folder) => {
  expect(testFolder(prefix, workspace)).toBe(folder);
});
