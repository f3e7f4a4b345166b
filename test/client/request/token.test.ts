import { describe, expect, test } from 'vitest';
import { parseToken, redactSecrets } from '../../../src/client/request/token.ts';

describe('a token', () => {
  test('is trimmed', () => {
    expect(parseToken('  bkua_abc\n')).toBe('bkua_abc');
  });

  test.each([
    ['', 'token is empty'],
    [' \n', 'token is empty'],
    [undefined, 'token is empty'],
    ['one\ntwo', 'token has more than one line'],
    ['one\r\ntwo', 'token has more than one line'],
    ['one two', 'token has a character that is not allowed in a token'],
    ['tökén', 'token has a character that is not allowed in a token'],
    ['a\u0000b', 'token has a character that is not allowed in a token'],
  ])('is refused as %j', (token, message) => {
    expect(() => parseToken(token as string)).toThrow(message);
  });

  test('is not quoted in the refusal', () => {
    expect(() => parseToken('hunter22 hunter22')).not.toThrow(/hunter/);
  });
});

describe('redaction of a token', () => {
  test('takes out every occurrence', () => {
    expect(redactSecrets('a s3cr3t-token b s3cr3t-token$&', ['other-token', 's3cr3t-token'])).toBe(
      'a *** b ***$&',
    );
  });

  test('keeps words if the secret is too short to be told from them', () => {
    expect(redactSecrets('banana', ['a'])).toBe('banana');
  });
});
