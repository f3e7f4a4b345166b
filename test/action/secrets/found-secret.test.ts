import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseFoundSecret, parseNamedSecret } from '../../../src/action/secrets/found-secret.ts';

const secrets = [
  ...['0123456789abcdef', 'bkua_0123456789abcdef', 'd41d8cd98f00b204e9800998ecf8427e'],
  ...['a1b2c3d4-0000-4000-8000-a1b2c3d4e5f6', 'zGpBr4QkX9vTn2LmW7yHs5Dc', 'qwhzkxvbnmplkjhgfdsaqwer'],
  'production-0f9e8d7c6b5a4321',
  // One more than a name has: marks in a piece, marks in all pieces, letters of a word, digits of a number.
  ...['aReallyLongNameHere', 'acme-web-a1b2c3d4', 'acme-build1234-web', 'acme-1234build-web'],
  ...['a1b2-c3d4-e5f6-g7', '1a2b-3c4d-5e6f-7g', 'internationalizations', 'ab-12345678901234'],
];
const others = [
  ...['production', 'completed', 'test-suite', 'test-suite-production', 'continuous_integration', ''],
  ...['refs/heads/main-2024-01-15', 'JavaScript-TypeScript', 'internationalization', '1767225600000'],
  ...['sha256-v2-build-12345', 'https://x.example/0123456789abcdef', 'two words 0123456789abcdef'],
  ...['0123456789abcde', '0'.repeat(4_097)],
  ...['reallyLongNameHere', 'acme-webs-a1b2c34', 'REALLYLONGNAMEHERE', 'id-1767225600000'],
  ...['a1b2-c3d4-e5-f6-xx', '1a2b-3c4d-5e-6f-xx'],
];
/** This many hashes, each spelled in one way. */
const chance = (spell: (bytes: Buffer) => string) =>
  Array.from({ length: 1_000 }, (_, index) => spell(createHash('sha256').update(`${index}`).digest()));

describe('a secret that the service names', () => {
  it.each([...secrets, ...others])('is taken for one, or not: %s', (text) => {
    expect(parseFoundSecret(text)?.text).toBe(secrets.includes(text) ? text : undefined);
  });

  it.each<[string, number, number]>([
    ['0123456789abcdef', 8, 8],
    ['bkua_0123456789abcdef', 8, 8],
    ['production-0f9e8d7c6b5a4321', 12, 8],
    ['completedA1b2C3d4E5f6', 10, 8],
    ['0f9e8d7c6b5a4321-test-suite', 8, 12],
    ['PRODUCTION-0f9e8d7c6b5a4321', 12, 8],
    ['qwhzkxvbnmplkjhgfdsaqwer', 24, 24],
  ])('%s: words at its ends are not hidden alone', (text, start, end) => {
    expect(parseFoundSecret(text)).toEqual({ text, start, end });
  });

  const hex = (bytes: Buffer) => bytes.subarray(0, 16).toString('hex');

  it.each<[string, (bytes: Buffer) => string]>([
    ['hex', hex],
    ['base64url', (bytes) => bytes.subarray(0, 24).toString('base64url')],
    ['UUIDs', (bytes) => hex(bytes).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')],
  ])('is known in all but one of a hundred that chance makes: %s', (_, spell) => {
    expect(chance(spell).filter((text) => parseFoundSecret(text) === null).length).toBeLessThan(10);
  });
});

describe('the last segment of a webhook address', () => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const spell = (bytes: Buffer, letters: number, length: number) =>
    [...bytes.subarray(0, length)].map((byte) => alphabet.charAt(byte % letters)).join('');

  it.each<[string, (bytes: Buffer) => string]>([
    ['base64url', (bytes) => bytes.subarray(0, 16).toString('base64url')],
    ['letters and digits', (bytes) => spell(bytes, 62, 16)],
    ['small letters and digits', (bytes) => spell(bytes, 36, 12)],
    ['small letters', (bytes) => spell(bytes, 26, 20)],
    ['hex', (bytes) => bytes.subarray(0, 8).toString('hex')],
  ])('is taken for a secret, however it is spelled: %s', (_, spelled) => {
    expect(chance(spelled).filter((text) => parseNamedSecret(text) === null)).toEqual([]);
  });

  it.each([
    'production',
    'completed',
    'test-suite',
    'Github-2',
    'v1',
    '12345678',
    'PROJ-12345',
    'deploys_2026-01',
    'acme-corp-frontend-production',
    'authentication.production',
    'PRODUCTION',
    'a1b2c3d4e5f6 battery',
    'acme-corp-main',
    'acme/corp/main/prod',
    's3://9f8a7b6c5d4e',
    'https://9f8a7b6c5d4e',
    '',
  ])('is not, if it is a name: %s', (text) => expect(parseNamedSecret(text)).toBeNull());

  it.each([
    ...['agtjmcuormllarsqeuqg', 'production-0f9e8d7c6b5a4321'],
    ...['x_y://9f8a7b6c5d4e', '9f8a7b6c5d4e-arn:1', '9f8://a7b6c5d4e'],
  ])('%s: no part of it is hidden alone', (text) => {
    const { length } = text;
    expect(parseNamedSecret(text)).toEqual({ text, start: length, end: length });
  });
});
