import { describe, expect, it } from 'vitest';
import { parseOwners } from '../../../src/report/tests/owners.ts';

describe('the owners of a file', () => {
  it.each<[string, string, string[]]>([
    ['* @acme/all', 'spec/a_spec.rb', ['@acme/all']],
    ['*.rb @ruby', 'deep/in/a_spec.rb', ['@ruby']],
    ['/spec/ @acme/tests @octocat', 'spec/models/a_spec.rb', ['@acme/tests', '@octocat']],
    ['spec/ @anywhere', 'services/web/spec/a_spec.rb', ['@anywhere']],
    ['/spec/ @root', 'services/web/spec/a_spec.rb', []],
    ['docs/* @docs', 'docs/a.md', ['@docs']],
    ['docs/* @docs', 'docs/deep/a.md', []],
    ['docs/** @docs', 'docs/deep/a.md', ['@docs']],
    ['/docs/*/* @docs', 'docs/deep/a.md', ['@docs']],
    ['**/logs @logs', 'build/logs/a.log', ['@logs']],
    ['my\\ file.rb @space', 'my file.rb', ['@space']],
    ['Spec/ @case', 'spec/a.rb', []],
    ['* @all\nspec/ @later', 'spec/a.rb', ['@later']],
    ['spec/ @earlier\n* @all', 'spec/a.rb', ['@all']],
    ['* @all\n/spec/', 'spec/a.rb', []],
    ['* @all # not @this', 'a.rb', ['@all']],
    ['# * @all\n\n  \n!a.rb @x\na[b].rb @x\n[Section] @x', 'a.rb', []],
    ['* someone@example.com @ok not-an-owner @-/x|y', 'a.rb', ['@ok']],
    ['* @crlf\r\n*.md @md\r\n', 'a.rb', ['@crlf']],
  ])('by %j of %s are %j', (text, file, owners) => {
    expect(parseOwners(text)(file)).toEqual(owners);
  });

  it('are none in a file that GitHub does not load, or of a path that leads outside', () => {
    expect(parseOwners(`* @all\n${'#'.repeat(3 * 1024 * 1024)}`)('a.rb')).toEqual([]);
    expect(parseOwners('* @all')('../a.rb')).toEqual([]);
  });
});
