import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inside, repairPath } from '../../../src/report/flaky/paths.ts';

describe('the repair of a path', () => {
  it.each([
    ['./spec/a_spec.rb:12', './spec/a_spec.rb', 'spec/a_spec.rb', 12],
    ['spec/a_spec.rb:12:7', null, 'spec/a_spec.rb', 12],
    ['spec/a_spec.rb', 'spec/a_spec.rb', 'spec/a_spec.rb', null],
    ['spec/a_spec.rb:0', null, 'spec/a_spec.rb', null],
    ['spec\\models\\a_spec.rb:3', null, 'spec/models/a_spec.rb', 3],
    ['/var/lib/buildkite-agent/builds/agent-1/acme/web/spec/a_spec.rb:4', null, 'spec/a_spec.rb', 4],
    ['C:\\buildkite-agent\\builds\\agent-1\\acme\\web\\spec\\a_spec.rb:4', null, 'spec/a_spec.rb', 4],
    ['/github/workspace/test/a.test.ts:5', null, 'test/a.test.ts', 5],
    ['/home/runner/work/web/web/test/a.test.ts:5', null, 'test/a.test.ts', 5],
    ['/app/spec/a_spec.rb:8', 'spec/a_spec.rb', 'spec/a_spec.rb', 8],
    ['spec/../lib/./a_spec.rb:1', null, 'lib/a_spec.rb', 1],
    [null, 'spec/a_spec.rb', 'spec/a_spec.rb', null],
  ])('reads %j and %j as %s, line %j', (location, fileName, file, line) => {
    expect(repairPath(location, fileName)).toEqual({ shown: file, place: { file, line } });
  });

  it.each([
    ['/app/spec/a_spec.rb:8', null, '/app/spec/a_spec.rb'],
    ['../outside.rb:1', null, '../outside.rb'],
    ['spec/../../outside.rb:1', null, 'spec/../../outside.rb'],
    ['C:/tests/a.cs:1', '', 'C:/tests/a.cs'],
    ['C:a.cs:1', null, 'C:a.cs'],
    ['spec/a\nb.rb:1', null, 'spec/a\nb.rb'],
    ['spec/a\u001bb.rb', null, 'spec/a\u001bb.rb'],
    [null, null, null],
    ['', '  ', null],
  ])('shows %j and %j as %j, but not as a certain place', (location, fileName, shown) => {
    expect(repairPath(location, fileName)).toEqual({ shown, place: null });
  });

  it('reads plain paths like any others', () => {
    const unit = fc.constantFrom(...'a._-/ ', './', '..', '//');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (end) => {
        // Two slashes rule out the short cut, and mean the same as one.
        expect(inside(`a/${end}`)).toBe(inside(`.//a//${end}`));
      }),
      { numRuns: 2_000 },
    );
  });
});
