import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNames, makeProject, type modes, type Reported, useList, writeList } from './lists.ts';

const names = makeNames(3_000);
const { top, folder } = makeProject();
/** Tests that are listed are in the first 3,000; the others are on further lines, or differ by their ends. */
const others = ['is never flaky', `${names[0]} and more`, `and ${names[1]}`];

/** Text as Ruby writes it. */
const literal = (text: string) => JSON.stringify(text).replaceAll('#', '\\#');

beforeAll(() => {
  mkdirSync(join(folder, 'spec/support'), { recursive: true });
  const specs = [...names, ...others].map((name) => `  it(${literal(name)}) {}`);
  writeFileSync(join(folder, 'spec/cart_spec.rb'), ['RSpec.describe "Cart" do', ...specs, 'end'].join('\n'));
  const shared = [
    'RSpec.shared_examples "a thing" do', // 1
    '  it("is shared") {}', // 2
    '  it("is shared too") {}', // 3
    '  it { expect(1).to eq(1) }', // 4
    'end',
    'RSpec.shared_examples "an outer thing" do', // 6
    '  include_examples "a thing"', // 7
    'end',
  ];
  writeFileSync(join(folder, 'spec/support/shared.rb'), shared.join('\n'));
  for (const thing of ['Order', 'Invoice']) {
    const spec = [
      'require_relative "support/shared"',
      'RSpec.describe "Things" do',
      `  describe "one" do`,
      '    it_behaves_like "a thing"', // 4
      '    include_examples "an outer thing"', // 5
      '  end',
      '  [1, 2].each { |each| it("counts #{each}") {} }', // 7
      '  it { expect(1).to eq(1) }', // 8
      '  [1, 2].each { |each| describe("number #{each}") { it { expect(1).to eq(1) } } }', // 9
      'end',
    ];
    writeFileSync(join(folder, `spec/${thing.toLowerCase()}_spec.rb`), spec.join('\n'));
  }
  writeFileSync(join(folder, '.rspec'), '--require ./spec/settings\n--no-color\n');
  // With this common setting, RSpec runs all examples if none is included.
  writeFileSync(
    join(folder, 'spec/settings.rb'),
    'RSpec.configure { |config| config.run_all_when_everything_filtered = true }',
  );
});

afterAll(() => {
  rmSync(top, { recursive: true });
});

/** What the list has told about the last run. */
let told: readonly string[] = [];

interface Results {
  readonly messages?: readonly string[];
  readonly examples: readonly {
    readonly id: string;
    readonly full_description: string;
    readonly status: string;
  }[];
}

/** The examples that the real RSpec runs. */
function ran(mode: (typeof modes)[number], tests: readonly Reported[], prefixes?: readonly string[]) {
  const list = writeList(folder, 'rspec', tests, prefixes);
  useList(list, mode, folder, { args: ['--format', 'json', '--out', '../results.json'] });
  const { examples, messages = [] }: Results = JSON.parse(readFileSync(join(top, 'results.json'), 'utf8'));
  told = messages.filter(
    (message) => message.startsWith('Neither run nor skipped') || message.startsWith('So are'),
  );
  expect(examples.filter(({ status }) => status !== 'passed')).toEqual([]);
  return examples;
}

const file_name = './spec/cart_spec.rb';
const listed = names.map((name, index) => ({
  scope: 'Cart',
  // Both forms that collectors write.
  name: index % 2 === 0 ? name : `Cart ${name}`,
  location: `${file_name}:${index + 2}`,
  file_name,
}));
const inCart = (examples: Results['examples']) =>
  examples.filter(({ id }) => id.startsWith(file_name)).map(({ full_description }) => full_description);

describe('the list for RSpec, used by the real RSpec,', () => {
  it('runs 3,000 tests of any name, and nothing else', () => {
    const examples = ran('run', listed);
    expect(examples).toHaveLength(3_000);
    expect(new Set(inCart(examples))).toEqual(new Set(names.map((name) => `Cart ${name}`)));
  });

  it('skips the same tests, and nothing else', () => {
    expect(inCart(ran('skip', listed)).toSorted()).toEqual(others.map((name) => `Cart ${name}`).toSorted());
  });

  it('runs and skips no test if it is empty', () => {
    expect(ran('run', [])).toEqual([]);
    expect(inCart(ran('skip', []))).toHaveLength(3_003);
  });

  it.each<(typeof modes)[number]>(['run', 'skip'])(
    'says which tests are not at their lines any more: %s',
    (mode) => {
      const moved = listed
        .slice(0, 25)
        .map((test, index) => ({ ...test, location: `${file_name}:${index + 3}` }));
      const elsewhere = {
        scope: 'Cart',
        name: 'a',
        location: './spec/gone_spec.rb:2',
        file_name: './spec/gone_spec.rb',
      };
      expect(inCart(ran(mode, [...moved, elsewhere]))).toHaveLength(mode === 'run' ? 0 : 3_003);
      expect(told).toHaveLength(21);
      expect(told[0]).toMatch(
        /^Neither run nor skipped by the list, because it is not at this line any more: \.\/spec\/cart_spec\.rb:\d+ Cart /,
      );
      expect(told[20]).toBe('So are 5 more listed tests.');
      ran(mode, listed.slice(0, 25));
      expect(told).toEqual([]);
    },
  );

  it('is used in the folder of the path prefix', () => {
    const [first] = listed;
    if (first === undefined) throw new Error('There are no tests.');
    expect(ran('run', [first], ['services/web'])).toHaveLength(1);
  });

  const shared = './spec/support/shared.rb';
  const order = './spec/order_spec.rb';
  it.each<[string, Reported, string[]]>([
    [
      'the caller that is named',
      {
        scope: 'Things one behaves like a thing',
        name: 'is shared',
        location: `${shared}:2`,
        file_name: order,
      },
      ['./spec/order_spec.rb[1:1:1:1]'],
    ],
    [
      'either caller if it is unknown',
      {
        scope: 'Things one behaves like a thing',
        name: 'is shared',
        location: `${shared}:2`,
        file_name: 'Unknown',
      },
      ['./spec/invoice_spec.rb[1:1:1:1]', './spec/order_spec.rb[1:1:1:1]'],
    ],
    [
      'the place of the call',
      {
        scope: 'Things one behaves like a thing',
        name: 'is shared too',
        location: `${order}:4`,
        file_name: order,
      },
      ['./spec/order_spec.rb[1:1:1:2]'],
    ],
    [
      'an unnamed one in its own file',
      {
        scope: 'Things one behaves like a thing',
        name: 'is expected to eq 1',
        location: `${shared}:4`,
        file_name: order,
      },
      ['./spec/order_spec.rb[1:1:1:3]'],
    ],
    [
      'no unnamed one at the place of the call, where it has no line of its own',
      { scope: 'Things one', name: 'is expected to eq 1', location: `${order}:4`, file_name: order },
      [],
    ],
    [
      'what is included by what is included',
      { scope: 'Things one', name: 'is shared', location: `${shared}:2`, file_name: order },
      ['./spec/order_spec.rb[1:1:2]'],
    ],
    [
      'one of several on a line',
      { scope: 'Things', name: 'counts 2', location: `${order}:7`, file_name: order },
      ['./spec/order_spec.rb[1:3]'],
    ],
    [
      'one of several unnamed ones on a line',
      { scope: 'Things number 2', name: 'is expected to eq 1', location: `${order}:9`, file_name: order },
      ['./spec/order_spec.rb[1:6:1]'],
    ],
    [
      'an unnamed one by its full description',
      {
        scope: '',
        name: 'Things number 2 is expected to eq 1',
        location: `${order}:9`,
        file_name: order,
      },
      ['./spec/order_spec.rb[1:6:1]'],
    ],
    [
      'one without a name of its own',
      { scope: 'Things', name: 'is expected to eq 1', location: `${order}:8`, file_name: order },
      ['./spec/order_spec.rb[1:4]'],
    ],
  ])('finds shared and generated examples: %s', (_, test, ids) => {
    const all = ran('skip', []).map(({ id }) => id);
    expect(
      ran('run', [test])
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids);
    expect(
      ran('skip', [test])
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(all.filter((id) => !ids.includes(id)).toSorted());
  });
});
