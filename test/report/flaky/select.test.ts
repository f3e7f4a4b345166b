import { describe, expect, it } from 'vitest';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { flakyTest, reportOn } from '../support/flaky-tests.ts';
import { now } from '../support/setting.ts';

const specs = ['a_spec.rb', 'spec/a_spec.rb', 'spec/models/b_spec.rb', 'spec/models/deep/c_spec.rb'];
const files = [...specs, '.github/d.test.ts', 'src/[id]/e.test.ts'];

/** The files whose tests the filters keep. */
function kept(filters: NonNullable<FlakyContext['filters']>, list: readonly string[] = files) {
  const tests = list.map((location, index) => flakyTest(index, { location, file_name: null }));
  return reportOn(tests, { filters });
}
const filesOf = (...given: Parameters<typeof kept>) =>
  files.filter((file) => kept(...given).tests.some((test) => test.file === file));

describe('globs', () => {
  it.each<[string[], number[]]>([
    [['*_spec.rb'], [0]],
    [['**/*_spec.rb'], [0, 1, 2, 3]],
    [['spec/**'], [1, 2, 3]],
    [['spec/models/'], [2, 3]],
    [['./spec/*'], [1]],
    [['spec/{a,models/b}_spec.rb'], [1, 2]],
    [['spec/[ab]_spec.rb'], [1]],
    [['spec/?_spec.rb'], [1]],
    [['**/*.ts'], [4, 5]],
    [
      ['spec/**', '!spec/models/**', 'spec/models/deep/**'],
      [1, 3],
    ],
    [['!spec/**'], [0, 4, 5]],
    [['+(spec|src)/**'], []],
  ])('keep files: %j', (include, expected) => {
    expect(filesOf({ include })).toEqual(expected.map((index) => files[index]));
    expect(filesOf({ exclude: include })).toEqual(files.filter((_, index) => !expected.includes(index)));
  });

  it('are named if they match nothing', () => {
    const { unmatchedGlobs } = kept({ include: ['spec/**', '!nope/'], exclude: ['neither'] });
    expect(unmatchedGlobs).toEqual(['!nope/', 'neither']);
    expect(kept({ include: ['nope'] }, []).unmatchedGlobs).toEqual([]);
  });

  it('match the spec that runs a shared example too', () => {
    const shared = flakyTest(1, { location: 'shared.rb:1', file_name: 'spec/a_spec.rb' });
    const all = [{ include: ['spec/**'] }, { include: ['*.rb'] }, { exclude: ['spec/**'] }];
    const counts = all.map((filters) => reportOn([shared], { filters }).tests.length);
    expect(counts).toEqual([1, 1, 0]);
  });

  it('take time in proportion to a path, however many stars they have between slashes', () => {
    const slow = ['a*a*a*b', '**/a*/**/a*/**/b', '{a*,*a}*b'];
    const paths = ['a'.repeat(255), Array.from({ length: 100 }, () => 'a').join('/')];
    expect(kept({ include: slow }, paths).tests).toEqual([]);
  });
});

it.each([
  [{ 'min-instances': 3 }, [1]],
  [{ 'seen-within': 1_000 }, [3]],
  [{ 'seen-within': 120_000 }, [1, 2, 3]],
])('a filter is a filter: counts and times that are known are compared: %j', (filters, ids) => {
  const at = new Date(now - 60_000).toISOString();
  const list = [
    flakyTest(1, { instances: 5, most_recent_instance_at: at }),
    flakyTest(2, { instances: 2, most_recent_instance_at: at }),
    flakyTest(3, { instances: null, most_recent_instance_at: null }),
  ];
  const { filtered, tests } = reportOn(list, { filters });
  expect([filtered, tests.map(({ id }) => Number(id.slice(-1)))]).toEqual([true, ids]);
});
