import { expect, it } from 'vitest';
import { locate } from '../../../src/report/failures/places.ts';

const repository = { server: 'https://github.com', name: 'Acme/web', sha: '' };
const files = ['a/x_test.go', 'src/test/java/com/acme/A.java', 'b/Two.java', 'src/test/java/b/Two.java'];
const hasFile = (path: string) => files.includes(path);

it.each<[string, string | null, string, string | undefined, string | null]>([
  ['none', null, '', 'jest', null],
  ['one from the root', 'test/a.js', '', 'jest', 'test/a.js'],
  ['one outside of the repository', '../a.js', '', 'jest', null],
  ['the file of a package of Java', 'A.java', 'com.acme.A', 'maven', 'src/test/java/com/acme/A.java'],
  ['a file below the folder of an agent', '/x/b/Two.java', '', 'jest', 'b/Two.java'],
  ['a file that two folders have', 'Two.java', 'b.Two', 'gradle', null],
  ['a file of Go below the folder of an agent', '/var/agent//web/a//x_test.go', '', 'go test', 'a/x_test.go'],
  ['a file of a Go module', 'y_test.go', 'github.com/acme/web/c', 'go test', 'c/y_test.go'],
  ['a file in a folder v2', 'y_test.go', 'github.com/acme/web/c/v2', 'go test', 'c/v2/y_test.go'],
  ['a file of version 12 of one', 'y_test.go', 'github.com/acme/web/v12/c', 'go test', null],
  ['a file of another one', 'y_test.go', 'github.com/acme/api/c', 'go test', null],
])('the place of a test in the repository is certain, or null: %s', (_, file, scope, runner, place) => {
  const test = { file, line: 3, scope, name: 'adds', message: '' };
  expect(locate(test, hasFile, repository, runner)).toEqual(place && { file: place, line: 3 });
});
