import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNames, makeProject, modes, type Reported, useList, writeList } from './lists.ts';

const names = makeNames(3_000);
const { top, folder } = makeProject();
let all: readonly string[] = [];

beforeAll(() => {
  const ids = JSON.stringify([...names, 'is never flaky']);
  const suite = `
import json
import pytest

@pytest.mark.parametrize("name", json.loads(${JSON.stringify(ids)}), ids=lambda name: name)
def test_cart(name):
    pass

class TestOrder:
    def test_a(self): pass
    def test_ab(self): pass
`;
  for (const file of ['test_cart.py', '@odd/test_at.py', '-k/test_option.py', ' blank/test_blank.py']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(
      join(folder, file),
      file === 'test_cart.py' ? suite : 'def test_b(): pass\ndef test_c(): pass',
    );
  }
  // Writes the IDs of the tests that ran, as a collector does.
  const conftest = `
def pytest_runtest_logreport(report):
    if report.when == "call":
        with open("../ran", "a", encoding="utf-8", newline="\\n") as file:
            file.write(report.nodeid + "\\n")
`;
  writeFileSync(join(folder, 'conftest.py'), conftest);
  writeFileSync(join(folder, 'pytest.ini'), '[pytest]\naddopts = --import-mode=importlib -q\n');
  execFileSync('pytest', { cwd: folder, stdio: 'pipe' });
  all = takeRan();
  expect(all).toHaveLength(3_009);
});

afterAll(() => {
  rmSync(top, { recursive: true });
});

function takeRan(): string[] {
  const path = join(top, 'ran');
  const ran = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  writeFileSync(path, '');
  return ran;
}

/** The IDs of the tests that the real pytest runs. */
function ran(mode: (typeof modes)[number], tests: readonly Reported[], prefixes?: readonly string[]) {
  useList(writeList(folder, 'pytest', tests, prefixes), mode, folder);
  return takeRan();
}

/** The ID as a collector reports it: a scope of the path and the classes. */
function report(id: string): Reported {
  const at = id.indexOf('::', id.includes('::TestOrder::') ? id.indexOf('::') + 2 : 0);
  return { scope: id.slice(0, at), name: id.slice(at + 2) };
}

describe('the list for pytest, used by the real pytest,', () => {
  it.each(modes)('lets it %s 3,000 tests of any name, and nothing else', (mode) => {
    const others = all.filter((id) => /never flaky|test_ab|test_c\b/.test(id));
    const listed = all.filter((id) => !others.includes(id));
    expect(others).toHaveLength(5);
    expect(new Set(ran(mode, listed.map(report)))).toEqual(new Set(mode === 'run' ? listed : others));
  });

  it('runs and skips no test if it is empty, and succeeds', () => {
    expect(ran('run', [])).toEqual([]);
    expect(ran('skip', [])).toHaveLength(3_009);
  });

  it('succeeds if a listed test no longer exists', () => {
    const gone = [{ scope: 'test_gone.py', name: 'test_a' }];
    expect(ran('run', gone)).toEqual([]);
    expect(ran('skip', gone)).toHaveLength(3_009);
  });

  it.each([
    ['test_cart.TestOrder', 'services/web'],
    ['TestOrder', 'services/web'],
    ['test_cart.TestOrder', '/app'],
  ])('reads the scope %s with the prefix %s', (scope, prefix) => {
    const at = prefix.startsWith('/') ? `${prefix}/test_cart.py:9` : 'test_cart.py:9';
    const test = { scope, name: 'test_a', location: at };
    expect(ran('run', [test], [prefix])).toEqual(['test_cart.py::TestOrder::test_a']);
  });
});
