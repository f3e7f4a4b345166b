import { expect, it } from 'vitest';
import { inputs } from '../../../src/operations/inputs/declarations/inputs.ts';

it.each(['include', 'exclude'] as const)('%s takes globs of at most 1,000 characters', (name) => {
  const { parse } = inputs[name];
  expect(parse(`a\n${'*/'.repeat(500)}`, 0)).toMatchObject({ value: ['a', '*/'.repeat(500)] });
  expect(parse(`a\n${'*/'.repeat(500)}b`, 0)).toEqual({ expected: 'globs of at most 1000 characters' });
});

it.each(['include', 'exclude'] as const)('%s takes at most three stars between two slashes', (name) => {
  const { parse } = inputs[name];
  expect(parse('**/*a*b*/**', 0)).toMatchObject({ value: ['**/*a*b*/**'] });
  expect(parse('spec/*a*b*c*', 0)).toEqual({ expected: 'globs with at most 3 * between two slashes' });
});

it.each(['include', 'exclude'] as const)('%s takes at most 500 globs', (name) => {
  const { parse } = inputs[name];
  const globs = Array.from({ length: 501 }, (_, at) => `spec/${at}/**`);
  expect(parse(globs.slice(1).join('\n'), 0)).toEqual({ value: globs.slice(1) });
  expect(parse(globs.join('\n'), 0)).toEqual({ expected: 'at most 500 globs' });
});

it.each(['include', 'exclude'] as const)(
  '%s keeps a glob that is given again, because the order counts',
  (name) => {
    const globs = ['spec/**', '!spec/legacy/**', 'spec/**'];
    expect(inputs[name].parse(globs.join('\n'), 0)).toEqual({ value: globs });
  },
);
