import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNames, makeProject, modes, type Reported, useList, writeList } from './lists.ts';

const names = makeNames(3_000);
const { top, folder } = makeProject();
let all: readonly string[] = [];

beforeAll(() => {
  const suite = (more: string) => `
import (
	"encoding/json"
	"testing"
)

func TestCart(t *testing.T) {
	var names []string
	if err := json.Unmarshal([]byte(${JSON.stringify(JSON.stringify([...names, 'is never flaky']))}), &names); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {})
	}
}
${more}`;
  writeFileSync(join(folder, 'go.mod'), 'module example.com/acme\n\ngo 1.20\n');
  mkdirSync(join(folder, 'order'));
  mkdirSync(join(folder, 'none'));
  writeFileSync(join(folder, 'cart_test.go'), `package acme\n${suite('func TestAdd(t *testing.T) {}')}`);
  writeFileSync(
    join(folder, 'order/order_test.go'),
    'package main\nimport "testing"\nfunc TestOrder(t *testing.T) {}\nfunc TestOrderToo(t *testing.T) {}\nfunc TestAdd(t *testing.T) {}\n',
  );
  writeFileSync(
    join(folder, 'order/names_test.go'),
    'package main_test\nvar flag, os, reflect, strings, here, matches, isHere, packages = 1, 2, 3, 4, 5, 6, 7, 8\n',
  );
  writeFileSync(join(folder, 'none/none.go'), 'package none\n');
  const output = execFileSync('go', ['test', '-json', './...'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  all = passed(output);
  expect(all).toHaveLength(3_006);
});

afterAll(() => {
  rmSync(top, { recursive: true });
});

function passed(output: string): string[] {
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ Action, Test }) => Action === 'pass' && Test !== undefined)
    .map(({ Test }) => Test);
}

/** The tests that the real Go runs. */
function ran(mode: (typeof modes)[number], tests: readonly Reported[]) {
  return passed(useList(writeList(folder, 'go', tests), mode, folder, { args: ['-json', './...'] }));
}

const report = (name: string) => ({
  scope: name === 'TestOrder' ? 'example.com/acme/order' : 'example.com/acme',
  name,
});

describe('the list for Go, used by the real Go,', () => {
  it.each(modes)('lets it %s 3,000 tests of any name, and nothing else', (mode) => {
    const others = ['TestCart/is_never_flaky', 'TestAdd', 'TestAdd', 'TestOrderToo'];
    // Go reports the test that contains the others too.
    const listed = all.filter((name) => !others.includes(name) && name !== 'TestCart');
    expect(listed).toHaveLength(3_001);
    const expected = ['TestCart', ...(mode === 'run' ? listed : others)];
    expect(ran(mode, listed.map(report)).toSorted()).toEqual(expected.toSorted());
  });

  it('runs and skips no test if it is empty', () => {
    expect(ran('run', [])).toEqual([]);
    expect(ran('skip', [])).toHaveLength(3_006);
  });

  it.each(['example.com/acme/order', 'order', 'acme/order'])(
    'leaves tests with the same name in other packages than %s alone',
    (scope) => {
      const listed = [{ scope, name: 'TestAdd' }];
      const output = useList(writeList(folder, 'go', listed), 'run', folder, { args: ['-v', './...'] });
      expect(output.match(/^(?:--- PASS: |ok {2}\t)\S+/gm)).toEqual([
        'ok  \texample.com/acme',
        '--- PASS: TestAdd',
        'ok  \texample.com/acme/order',
      ]);
      expect(ran('skip', listed).filter((name) => name === 'TestAdd')).toEqual(['TestAdd']);
    },
  );

  it.each(['Suite', ''])('finds a test by its name alone if its scope is no package: %j', (scope) => {
    expect(ran('run', [{ scope, name: 'TestAdd' }])).toEqual(['TestAdd', 'TestAdd']);
  });

  it.each([[['-tags=slow']], [['--tags', 'other,slow']], [['-v', '-tags', 'other slow']]])(
    'is kept in a package whose tests need a tag: %j',
    (tags) => {
      mkdirSync(join(folder, 'slow'), { recursive: true });
      writeFileSync(
        join(folder, 'slow/slow_test.go'),
        '//go:build slow\n\npackage slow\nimport "testing"\nfunc TestSlow(t *testing.T) {}\nfunc TestSlowToo(t *testing.T) {}\n',
      );
      const list = writeList(folder, 'go', [{ scope: 'example.com/acme/slow', name: 'TestSlow' }]);
      const use = (mode: (typeof modes)[number]) =>
        passed(useList(list, mode, folder, { args: ['-json', ...tags, './slow'] }));
      expect([use('run'), use('skip')]).toEqual([['TestSlow'], ['TestSlowToo']]);
    },
  );

  it('tests all packages without arguments', () => {
    const output = useList(writeList(folder, 'go', [report('TestOrder')]), 'run', folder);
    expect(output).toMatch(/ok {2}\texample.com\/acme\/order/);
  });
});
