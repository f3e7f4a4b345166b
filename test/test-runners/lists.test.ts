import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ListFormat, listTests } from '../../src/report/flaky/lists.ts';
import { makeNames, makeProject, type Reported, useList, writeList } from './lists.ts';

/** As many as a pattern can hold; a list for RSpec or pytest can be longer. */
const names = makeNames(600);
const others = ['is never flaky', `${names[0]} and more`, `and ${names[1]}`];
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with these files. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const { top, folder } = makeProject();
  folders.push(top);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The command that the list names for its use, with its path in place of FILE. */
function commandOf(format: ListFormat, mode: 'run' | 'skip'): string {
  return (listTests([], format).use[mode] ?? '').replaceAll('FILE', '../list.txt');
}

/** The titles of the tests that passed, by the JSON of Jest or Vitest. */
function passedOf(path: string): string[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const all: { status: string; ancestorTitles: string[]; title: string }[] = testResults.flatMap(
    (file: { assertionResults: unknown[] }) => file.assertionResults,
  );
  const passed = all.filter(({ status }) => status === 'passed');
  return passed.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' ')).toSorted();
}

describe.each(['jest', 'vitest'] as const)('the list for %s, used by the real one,', (format) => {
  const imports = format === 'jest' ? '' : "import { describe, test } from 'vitest';\n";
  const suite = `${imports}for (const name of ${JSON.stringify([...names, ...others])}) describe('Cart', () => test(name, () => {}));`;
  const folder = projectOf({
    [format === 'jest' ? 'cart.test.js' : 'cart.test.mjs']: suite,
    'package.json': '{}',
  });
  const packages = () => {
    if (format === 'vitest') return resolve(import.meta.dirname, '../../node_modules');
    const program = execFileSync('sh', ['-c', 'command -v jest'], { encoding: 'utf8' }).trim();
    return resolve(dirname(realpathSync(program)), '../..');
  };
  symlinkSync(packages(), join(folder, 'node_modules'));
  const ran = (mode: 'run' | 'skip', tests: readonly Reported[]) => {
    writeList(folder, format, tests);
    const report = format === 'jest' ? '--json --watchman=false' : '--reporter=json';
    const options = `${report} --outputFile=../ran.json --passWithNoTests`;
    useList(`${commandOf(format, mode)} ${options}`, folder);
    return passedOf(join(folder, '../ran.json'));
  };
  const listed = names.map((name) => ({ scope: 'Cart', name }));
  const titles = (all: readonly string[]) => all.map((name) => `Cart ${name}`).toSorted();

  it('runs or skips the tests, and nothing else, and none if it is empty', () => {
    expect(ran('run', listed)).toEqual(titles(names));
    expect(ran('skip', listed)).toEqual(titles(others));
    expect(ran('run', [])).toEqual([]);
    expect(ran('skip', [])).toHaveLength(names.length + others.length);
  });
});

describe('the list for Go, used by the real Go,', () => {
  const suite = `package acme
import (
	"encoding/json"
	"testing"
)
func TestCart(t *testing.T) {
	var names []string
	if err := json.Unmarshal([]byte(${JSON.stringify(JSON.stringify([...names, ...others]))}), &names); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {})
	}
}
func TestAdd(t *testing.T) {}
func TestAddTwo(t *testing.T) {}
`;
  const folder = projectOf({ 'go.mod': 'module example.com/acme\n\ngo 1.20\n', 'cart_test.go': suite });
  const passed = (command: string): string[] => {
    const lines = useList(command.replace('go test', 'go test -json'), folder).trim().split('\n');
    const events = lines.map((line): { Action: string; Test?: string } => JSON.parse(line));
    return events.flatMap(({ Action, Test }) => (Action === 'pass' && Test ? [Test] : []));
  };
  const all = passed('go test ./...');
  const ran = (mode: 'run' | 'skip', tests: readonly string[]) => {
    const listed = tests.map((name) => ({ scope: 'example.com/acme', name }));
    writeList(folder, 'go', listed);
    return passed(commandOf('go', mode));
  };
  const isOther = (name: string) => /never_flaky|_and_more|\/and_/.test(name) || name === 'TestAddTwo';
  const listed = all.filter((name) => name !== 'TestCart' && !isOther(name));

  it('runs the tests, and nothing else, or skips them, and nothing else', () => {
    expect(all).toHaveLength(names.length + others.length + 3);
    expect(ran('run', listed).toSorted()).toEqual(['TestCart', ...listed].toSorted());
    expect(ran('skip', listed).toSorted()).toEqual(['TestCart', ...all.filter(isOther)].toSorted());
    expect([ran('run', []), ran('skip', []).length]).toEqual([[], all.length]);
  });
});

describe('the list for pytest, used by the real pytest,', () => {
  const ids = JSON.stringify([...names, ...others]);
  const suite = `import json
import pytest

@pytest.mark.parametrize("name", json.loads(${JSON.stringify(ids)}), ids=lambda name: name)
def test_cart(name):
    pass

class TestOrder:
    def test_a(self): pass
    def test_ab(self): pass
`;
  // Writes the IDs of the tests that ran, as a collector does.
  const conftest = `
def pytest_runtest_logreport(report):
    if report.when == "call":
        with open("../ran", "a", encoding="utf-8", newline="\\n") as file:
            file.write(report.nodeid + "\\n")
`;
  const plain = 'def test_b(): pass\ndef test_c(): pass';
  const folder = projectOf({
    'test_cart.py': suite,
    'conftest.py': conftest,
    'pytest.ini': '[pytest]\naddopts = --import-mode=importlib -q\n',
    '@odd/test_at.py': plain,
    'my tests/test_blank.py': plain,
  });
  const takeRan = (): string[] => {
    const path = join(folder, '../ran');
    const ran = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    writeFileSync(path, '');
    return ran;
  };
  execFileSync('pytest', { cwd: folder, stdio: 'pipe' });
  const all = takeRan();
  const report = (id: string): Reported => {
    const at = id.indexOf('::', id.includes('::TestOrder::') ? id.indexOf('::') + 2 : 0);
    return { scope: id.slice(0, at), name: id.slice(at + 2) };
  };
  const ran = (mode: 'run' | 'skip', tests: readonly string[]) => {
    writeList(folder, 'pytest', tests.map(report));
    useList(commandOf('pytest', mode), folder);
    return takeRan().toSorted();
  };

  it('runs the tests, and nothing else, or skips them, and nothing else', () => {
    const isOther = (id: string) => /never flaky| and more\]|\[and |test_ab|test_c\b|^@odd/.test(id);
    const listed = all.filter((id) => !isOther(id));
    expect(listed).toHaveLength(names.length + 2);
    expect(ran('run', listed)).toEqual(listed.toSorted());
    // An ID that begins with that of a listed test is skipped as well.
    const kept = all.filter((id) => isOther(id) && !id.includes('test_ab'));
    expect(ran('skip', listed)).toEqual(kept.toSorted());
    // A folder whose name pytest takes for a file of options has no test in it.
    const odd = all.filter((id) => id.startsWith('@odd'));
    expect(writeList(folder, 'pytest', odd.map(report))).toBe('');
  });
});

describe('the list for RSpec, used by the real RSpec,', () => {
  const literal = (text: string) => JSON.stringify(text).replaceAll('#', '\\#');
  const specs = [...names, ...others].map((name) => `  it(${literal(name)}) {}`);
  const shared = 'RSpec.shared_examples "a thing" do\n  it("is shared") {}\nend\n';
  const order =
    'require_relative "shared"\nRSpec.describe "Order" do\n  it_behaves_like "a thing"\n  [1, 2].each { |each| it("counts #{each}") {} }\nend\n';
  const folder = projectOf({
    'spec/cart_spec.rb': ['RSpec.describe "Cart" do', ...specs, 'end'].join('\n'),
    'spec/shared.rb': shared,
    'spec/order_spec.rb': order,
  });
  const ran = (tests: readonly Reported[]) => {
    writeList(folder, 'rspec', tests);
    rmSync(join(folder, '../ran.json'), { force: true });
    const rspec = 'rspec --format json --out ../ran.json';
    useList(commandOf('rspec', 'run').replace('bundle exec rspec', rspec), folder);
    const { examples } = JSON.parse(readFileSync(join(folder, '../ran.json'), 'utf8'));
    return examples.map((each: { full_description: string }) => each.full_description).toSorted();
  };

  it('runs the tests, and nothing else', () => {
    const place = (index: number) => ({ scope: 'Cart', location: `./spec/cart_spec.rb:${index + 2}` });
    const listed = names.map((name, index) => ({ ...place(index), name }));
    expect(ran(listed)).toEqual(names.map((name) => `Cart ${name}`).toSorted());
    // If it is empty, RSpec is not started.
    writeList(folder, 'rspec', []);
    expect(useList(commandOf('rspec', 'run').replace('bundle exec ', ''), folder)).toBe('');
  });

  it('runs one of several on a line by its ID, and the spec of a shared example', () => {
    const [scope, file_name] = ['Order', './spec/order_spec.rb'];
    expect(ran([{ scope, name: 'counts 2', location: `${file_name}[1:3]` }])).toEqual(['Order counts 2']);
    const shared = ran([{ scope, name: 'is shared', location: './spec/shared.rb:2', file_name }]);
    expect(shared).toContain('Order behaves like a thing is shared');
  });
});
