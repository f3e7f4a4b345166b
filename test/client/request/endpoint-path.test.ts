import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidArgumentError } from '../../../src/client/errors.ts';
import { buildPath } from '../../../src/client/request/endpoint-path.ts';

const address = { organization: 'acme', pipeline: 'web', suite: 'unit', number: 42 };

describe('the path of an endpoint', () => {
  test('is its template with the parameters filled in', () => {
    expect(buildPath('builds.list', {})).toBe('/v2/builds');
    expect(buildPath('builds.cancel', address)).toBe('/v2/organizations/acme/pipelines/web/builds/42/cancel');
    expect(buildPath('flakyTests.list', address)).toBe(
      '/v2/analytics/organizations/acme/suites/unit/flaky-tests',
    );
  });

  test('encodes what a slug may hold but a path may not', () => {
    expect(buildPath('suites.get', { organization: 'ac me'.replace(' ', '&'), suite: 'ünit+x' })).toBe(
      '/v2/analytics/organizations/ac%26me/suites/%C3%BCnit%2Bx',
    );
  });

  test.each([
    ['', 'organization must be a slug; it is empty'],
    ['.', 'organization must be a slug; "." would change the path'],
    ['..', 'organization must be a slug; ".." would change the path'],
    ['a/b', 'organization must be a slug; "a/b" has an invalid character at position 2'],
    ['..%2f', 'organization must be a slug; "..%2f" has an invalid character at position 3'],
    ['%2e%2e', 'organization must be a slug; "%2e%2e" has an invalid character at position 1'],
    ['a\\b', 'organization must be a slug; "a\\\\b" has an invalid character at position 2'],
    ['a?b', 'organization must be a slug; "a?b" has an invalid character at position 2'],
    ['a#b', 'organization must be a slug; "a#b" has an invalid character at position 2'],
    ['a b', 'organization must be a slug; "a b" has an invalid character at position 2'],
    ['ab\n', 'organization must be a slug; "ab\\n" has an invalid character at position 3'],
    ['ab\u202e', 'organization must be a slug; "ab\u202e" has an invalid character at position 3'],
    ['a\ud800', 'organization must be a slug; "a\ufffd" has an invalid character at position 2'],
    ['x'.repeat(256), 'organization must be a slug of at most 255 characters; it has 256'],
  ])('refuses %j and points at the fault', (organization, message) => {
    const refused = () => buildPath('builds.listForOrganization', { organization });
    expect(refused).toThrow(InvalidArgumentError);
    expect(refused).toThrow(message);
  });

  test.each([0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '42', undefined])(
    'refuses %j as a build number',
    (number) => {
      expect(() => buildPath('builds.get', { ...address, number: number as number })).toThrow(
        'number must be a positive integer (the build number, not the build ID)',
      );
    },
  );

  test('refuses a missing parameter by its name', () => {
    expect(() => buildPath('builds.get', { organization: 'acme', number: 1 })).toThrow(
      'pipeline must be a slug',
    );
  });

  test('keeps its meaning whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (slug) => {
        let path: string;
        try {
          path = buildPath('builds.listForPipeline', { organization: 'acme', pipeline: slug });
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidArgumentError);
          return;
        }
        const url = new URL(`https://api.example.test${path}`);
        expect(url.pathname).toBe(path);
        expect(url.pathname.split('/')).toHaveLength(7);
        expect(decodeURIComponent(url.pathname.split('/')[5] ?? '')).toBe(slug);
      }),
    );
  });
});
