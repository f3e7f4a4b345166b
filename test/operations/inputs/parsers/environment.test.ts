import { describe, expect, it } from 'vitest';
import {
  parseEnvironment,
  parseMetaData,
  toolVariables,
} from '../../../../src/operations/inputs/parsers/environment.ts';
import { read, refused } from './reading.ts';

describe('a variable of the environment', () => {
  it.each(['A', '_', 'DEPLOY_TO', 'path_2', 'X'.repeat(255)])('can have the name %s', (name) => {
    expect(read(parseEnvironment, `${name}=x`)).toEqual({ [name]: 'x' });
  });

  it.each(['2A', 'A-B', 'A.B', 'A B', 'É', 'X'.repeat(256)])('cannot have the name %s', (name) => {
    expect(refused(parseEnvironment, `${name}=x`)).toBe(
      'pairs with names of letters, digits and "_" that do not start with a digit; not valid: line 1',
    );
  });
});

describe('meta-data', () => {
  it.each(['a', 'buildkite:git:commit', 'release notes', 'ключ', 'x'.repeat(1_024)])(
    'can have the name %s',
    (name) => {
      expect(read(parseMetaData, JSON.stringify({ [name]: 'x' }))).toEqual({ [name]: 'x' });
    },
  );

  it.each(['', 'a[b]', 'a]', 'a\nb', 'half \ud83d', 'x'.repeat(1_025)])('cannot have the name %j', (name) => {
    const named = name.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(name);
    expect(refused(parseMetaData, JSON.stringify({ [name]: 'x' }))).toBe(
      `pairs with single-line names without brackets; not valid: ${named}`,
    );
  });
});

it('the list of risky variables has those that change how tools behave', () => {
  const names = [
    'PATH',
    'Path',
    'DEPLOY_TO',
    'GIT_SSH_COMMAND',
    'BUILDKITE_AGENT_TOKEN',
    'LD_PRELOAD',
    'PATHS',
  ];
  expect(toolVariables(names)).toEqual([
    'PATH',
    'Path',
    'GIT_SSH_COMMAND',
    'BUILDKITE_AGENT_TOKEN',
    'LD_PRELOAD',
  ]);
});

it.each(['LD_LIBRARY_PATH', 'NODE_OPTIONS', 'BASH_ENV', 'ENV', 'IFS'])(
  'the list of risky variables has %s',
  (name) => {
    expect(toolVariables([name])).toEqual([name]);
  },
);
