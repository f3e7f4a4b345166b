import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests } from '../../../src/report/flaky/analyze.ts';
import { testCommands } from '../../../src/report/flaky/commands.ts';
import type { SelectorFormat } from '../../../src/report/flaky/selectors.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { findAutolinks } from '../support/autolinks.ts';
import { flakyTest } from '../support/flaky-tests.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now } from '../support/moments.ts';

const formats: SelectorFormat[] = ['rspec', 'pytest', 'jest', 'vitest', 'go'];

function commands(format: SelectorFormat, tests: readonly [scope: string, name: string, location: string][]) {
  const list = tests.map(([scope, name, location], index) =>
    flakyTest(index, { scope, name, location, file_name: null }),
  );
  const report = analyzeFlakyTests(list, {
    now,
    redact: createRedactor([]),
    suite: { organization: 'acme', slug: 'web' },
    complete: true,
    sort: 'name',
  });
  return testCommands(report.tests, format, '');
}

describe('the commands that run and skip tests', () => {
  it.each<[SelectorFormat, string, string | null]>([
    ['rspec', 'bundle exec rspec ./a.py:3 ./b.py:4', null],
    [
      'pytest',
      'pytest a.py::TestA::test_a b.py::test_b',
      'pytest --deselect a.py::TestA::test_a --deselect b.py::test_b',
    ],
    [
      'jest',
      "npx jest -t '^TestA(?: > | )test_a$|^(?: > | )?test_b$'",
      "npx jest -t '^(?!^TestA(?: > | )test_a$|^(?: > | )?test_b$)'",
    ],
    [
      'vitest',
      "npx vitest run -t '^TestA(?: > | )test_a$|^(?: > | )?test_b$'",
      "npx vitest run -t '^(?!^TestA(?: > | )test_a$|^(?: > | )?test_b$)'",
    ],
    ['go', "go test -run '^test_a$|^test_b$' ./...", "go test -skip '^test_a$|^test_b$' ./..."],
  ])('are those of %s', (format, run, skip) => {
    const tests: [string, string, string][] = [
      ['TestA', 'test_a', 'a.py:3'],
      ['', 'test_b', 'b.py:4'],
    ];
    expect(commands(format, tests)).toEqual({ run, skip });
  });

  it('skip by a pattern that matches no other title', () => {
    const skip = commands('jest', [['A', 'a', 'a.js:1']])?.skip ?? '';
    const pattern = new RegExp(skip.slice(skip.indexOf("'") + 1, -1));
    expect(['A a', 'A ab', 'B a', 'x A a'].filter((title) => pattern.test(title))).toEqual([
      'A ab',
      'B a',
      'x A a',
    ]);
  });

  it.each([
    ['TestX/with_a_space or two'],
    ['$(touch x)'],
    ["it's"],
    ['GH-12'],
    ['www.evil.example'],
    ['http://evil.example'],
    ['3f78685'],
    [':tada:'],
    [''],
    ['a'.repeat(1_000)],
  ])('do not exist for the name %j', (name) => {
    for (const format of formats.slice(name === ':tada:' ? 2 : 1))
      expect(commands(format, [['', name, 'a.py:1']])).toBeNull();
  });

  it('do not exist for a name that could be an option', () => {
    expect(commands('go', [['', '-run', 'a.py:1']])).toBeNull();
  });

  it('do not exist without a runner, a place, or a test, or for many', () => {
    expect(commands('plain', [['', 'a', 'a.py:1']])).toBeNull();
    expect(commands('rspec', [['', 'a', 'a.py']])).toBeNull();
    expect(commands('go', [])).toBeNull();
    const many = Array.from({ length: 11 }, (_, index): [string, string, string] => [
      '',
      `a${index}`,
      'a.py:1',
    ]);
    expect(commands('go', many)).toBeNull();
    expect(commands('go', many.slice(1))).not.toBeNull();
  });

  it('hold no reference of a hostile name, even where email shows them as text', () => {
    for (const format of formats)
      for (const name of hostileNames) {
        const found = commands(format, [[name, name, `${name}:1`]]);
        expect(findAutolinks(`${found?.run} ${found?.skip}`)).toEqual([]);
      }
  });
});
