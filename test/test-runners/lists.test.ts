import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import { type ListFormat, listTests } from '../../src/report/tests/lists.ts';
import { flakyTest, reportOn } from '../report/support/flaky-tests.ts';

/** Every printable ASCII character that is neither a letter nor a digit, and what a shell would do with some of them. */
const hostile = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((char) =>
    /\W|_/.test(char),
  ),
  ...[' ', '  ', '$(touch taken)', '`touch taken`', "'; touch taken; '", '"; touch taken; "'],
  ...['| touch taken #', '&& touch taken', '$HOME ${PATH} $$ $?', '!! !1', '--help', '-k', '@list'],
  ...['\\n \\\\ \\', '%s %d %%', '#{`touch taken`} #$0', 'exit', '*/ */*', '{a,b} [a-z] ~root'],
  ...['ünï ☃ 🎉'],
];

/** This many different names, which begin and end with what a shell reads as something else. */
function makeNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const part = hostile[index % hostile.length] ?? '';
    return `${part} fails now and then number ${index} ${part} of them${part}`;
  });
}

/** As many as a pattern can hold; a list for RSpec or pytest can be longer. */
const names = makeNames(600);
const others = ['is never flaky', `${names[0]} and more`, `and ${names[1]}`];
const allNames = JSON.stringify([...names, ...others]);

/** A test as a collector reports it. */
type Reported = Partial<FlakyTest>;

/** How a test runner is asked which tests passed. */
interface Asked {
  /** The command, changed so that it reports them. */
  readonly reporting: (command: string) => string;
  /** The names that it reported: in what it printed, or in a file beside the project. */
  readonly passed: (printed: string, file: string) => string[];
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A project with these files; the list, and what a runner reports, are beside it. */
function createProject(
  format: ListFormat,
  files: Readonly<Record<string, string>>,
  { reporting, passed }: Asked,
) {
  const top = mkdtempSync(join(tmpdir(), 'kitestring-'));
  folders.push(top);
  const folder = join(top, 'project');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  /** The tests that pass by a command, sorted. Nothing else may run than the test runner. */
  const use = (command: string): string[] => {
    const file = join(top, 'ran');
    writeFileSync(file, '');
    const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const options = { cwd: folder, env: { ...process.env, PATH }, encoding: 'utf8', maxBuffer: 1e9 } as const;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', reporting(command)], options);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(readdirSync(folder)).not.toContain('taken');
    return passed(stdout, readFileSync(file, 'utf8')).toSorted();
  };
  /** Writes the list of these tests, and returns it. */
  const write = (tests: readonly Reported[]): string => {
    const listed = tests.map((test, index) => flakyTest(index, { location: null, file_name: null, ...test }));
    const { text } = listTests([reportOn(listed)], format);
    writeFileSync(join(top, 'list.txt'), text);
    return text;
  };
  /** The tests that ran by the command that a list of these names for its use. */
  const ran = (mode: 'run' | 'skip', tests: readonly Reported[]): string[] => {
    write(tests);
    return use((listTests([], format).use[mode] ?? '').replaceAll('FILE', '../list.txt'));
  };
  return { folder, use, write, ran };
}

describe.each(['jest', 'vitest'] as const)('the list for %s, used by the real one,', (format) => {
  const imports = format === 'jest' ? '' : "import { describe, test } from 'vitest';\n";
  const suite = `${imports}for (const name of ${allNames}) describe('Cart', () => test(name, () => {}));`;
  const report = format === 'jest' ? '--json --watchman=false' : '--reporter=json';
  type Result = { status: string; ancestorTitles: string[]; title: string };
  const file = format === 'jest' ? 'cart.test.js' : 'cart.test.mjs';
  const { folder, ran } = createProject(
    format,
    { [file]: suite, 'package.json': '{}' },
    {
      reporting: (command) => `${command} ${report} --outputFile=../ran --passWithNoTests`,
      passed: (_, json) =>
        (JSON.parse(json).testResults as { assertionResults: Result[] }[])
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'passed')
          .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' ')),
    },
  );
  const packages = () => {
    if (format === 'vitest') return resolve(import.meta.dirname, '../../node_modules');
    const program = execFileSync('sh', ['-c', 'command -v jest'], { encoding: 'utf8' }).trim();
    return resolve(dirname(realpathSync(program)), '../..');
  };
  symlinkSync(packages(), join(folder, 'node_modules'));
  const listed = names.map((name) => ({ scope: 'Cart', name }));
  const titles = (all: readonly string[]) => all.map((name) => `Cart ${name}`).toSorted();

  it('runs or skips the tests, and nothing else, and none if it is empty', () => {
    expect(ran('run', listed)).toEqual(titles(names));
    expect(ran('skip', listed)).toEqual(titles(others));
    expect(ran('run', [])).toEqual([]);
    expect(ran('skip', [])).toHaveLength(names.length + others.length);
  });
});

it('the list for Go, used by the real Go, runs or skips the tests, and nothing else', () => {
  const suite = `package acme
import (
	"encoding/json"
	"testing"
)
func TestCart(t *testing.T) {
	var names []string
	if err := json.Unmarshal([]byte(${JSON.stringify(allNames)}), &names); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {})
	}
}
func TestAdd(t *testing.T) {}
func TestAddTwo(t *testing.T) {}
`;
  const files = { 'go.mod': 'module example.com/acme\n\ngo 1.20\n', 'cart_test.go': suite };
  const { use, ran } = createProject('go', files, {
    reporting: (command) => command.replace('go test', 'go test -json'),
    passed: (printed) => {
      const lines = printed.trim().split('\n');
      const events = lines.map((line): { Action: string; Test?: string } => JSON.parse(line));
      return events.flatMap(({ Action, Test }) => (Action === 'pass' && Test ? [Test] : []));
    },
  });
  const all = use('go test ./...');
  const isOther = (name: string) => /never_flaky|_and_more|\/and_/.test(name) || name === 'TestAddTwo';
  const listed = all.filter((name) => name !== 'TestCart' && !isOther(name));
  const reported = listed.map((name) => ({ scope: 'example.com/acme', name }));
  expect(all).toHaveLength(names.length + others.length + 3);
  expect(ran('run', reported)).toEqual(['TestCart', ...listed].toSorted());
  expect(ran('skip', reported)).toEqual(['TestCart', ...all.filter(isOther)].toSorted());
  expect([ran('run', []), ran('skip', []).length]).toEqual([[], all.length]);
});

it('the list for pytest, used by the real pytest, runs or skips the tests, and nothing else', () => {
  const suite = `import json
import pytest

@pytest.mark.parametrize("name", json.loads(${JSON.stringify(allNames)}), ids=lambda name: name)
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
  const files = {
    'test_cart.py': suite,
    'conftest.py': conftest,
    'pytest.ini': '[pytest]\naddopts = --import-mode=importlib -q\n',
    '@odd/test_at.py': plain,
    'my tests/test_blank.py': plain,
  };
  const { use, write, ran } = createProject('pytest', files, {
    reporting: (command) => command,
    passed: (_, ids) => ids.split('\n').slice(0, -1),
  });
  const all = use('pytest');
  const report = (id: string): Reported => {
    const at = id.indexOf('::', id.includes('::TestOrder::') ? id.indexOf('::') + 2 : 0);
    return { scope: id.slice(0, at), name: id.slice(at + 2) };
  };
  const isOther = (id: string) => /never flaky| and more\]|\[and |test_ab|test_c\b|^@odd/.test(id);
  const listed = all.filter((id) => !isOther(id));
  expect(listed).toHaveLength(names.length + 2);
  expect(ran('run', listed.map(report))).toEqual(listed);
  // An ID that begins with that of a listed test is skipped as well.
  const kept = all.filter((id) => isOther(id) && !id.includes('test_ab'));
  expect(ran('skip', listed.map(report))).toEqual(kept);
  // A folder whose name pytest takes for a file of options has no test in it.
  expect(write(all.filter((id) => id.startsWith('@odd')).map(report))).toBe('');
});

describe('the list for RSpec, used by the real RSpec,', () => {
  const literal = (text: string) => JSON.stringify(text).replaceAll('#', '\\#');
  const specs = [...names, ...others].map((name) => `  it(${literal(name)}) {}`);
  const shared = 'RSpec.shared_examples "a thing" do\n  it("is shared") {}\nend\n';
  const order =
    'require_relative "shared"\nRSpec.describe "Order" do\n  it_behaves_like "a thing"\n  [1, 2].each { |each| it("counts #{each}") {} }\nend\n';
  const files = {
    'spec/cart_spec.rb': ['RSpec.describe "Cart" do', ...specs, 'end'].join('\n'),
    'spec/shared.rb': shared,
    'spec/order_spec.rb': order,
  };
  const { ran } = createProject('rspec', files, {
    reporting: (command) => command.replace('bundle exec rspec', 'rspec --format json --out ../ran'),
    passed: (_, json) => {
      // If the list is empty, RSpec is not started.
      const { examples } = JSON.parse(json || '{"examples":[]}');
      return examples.map((each: { full_description: string }) => each.full_description);
    },
  });

  it('runs the tests, and nothing else', () => {
    const place = (index: number) => ({ scope: 'Cart', location: `./spec/cart_spec.rb:${index + 2}` });
    const listed = names.map((name, index) => ({ ...place(index), name }));
    expect(ran('run', listed)).toEqual(names.map((name) => `Cart ${name}`).toSorted());
    expect(ran('run', [])).toEqual([]);
  });

  it('runs one of several on a line by its ID, and the spec of a shared example', () => {
    const [scope, file_name] = ['Order', './spec/order_spec.rb'];
    const location = `${file_name}[1:3]`;
    expect(ran('run', [{ scope, name: 'counts 2', location }])).toEqual(['Order counts 2']);
    const shared = ran('run', [{ scope, name: 'is shared', location: './spec/shared.rb:2', file_name }]);
    expect(shared).toContain('Order behaves like a thing is shared');
  });
});
