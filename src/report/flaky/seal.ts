import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a memory is signed with, and the place that it belongs to. */
export interface SealOptions {
  /** The first key signs. A memory that any of them signed is valid, so that keys can be replaced. Without keys none is. */
  readonly keys: readonly string[];
  /** The numeric ID of the repository, which survives a new name. */
  readonly repository: string;
  readonly pullRequest: number;
  /** The key of the comment. */
  readonly comment: string;
}

/** Signs the memory of one comment, and recognizes what it signed. */
export interface Seal extends Pick<SealOptions, 'comment'> {
  /** False without a key: then no memory is written or believed. */
  readonly remembers: boolean;
  /** A key for the hashes of tests. A memory keeps it, so that its hashes outlive the key that signed it. */
  readonly testKey: Buffer;
  /** Encrypts the key for the hashes of tests, so that it can be part of a memory. */
  readonly wrap: (testKey: Buffer) => string;
  readonly sign: (content: string) => string;
  /** Null if none of the keys signed the content. */
  readonly verify: (
    content: string,
    signature: string,
  ) => { readonly unwrap: (wrapped: string) => Buffer; readonly byFirstKey: boolean } | null;
}

/** Part of what is signed: a memory of another version is not valid. */
const version = 3;
const wrapping = 'id-aes256-wrap';
/** The initial value of RFC 3394. */
const wrapStart = Buffer.alloc(8, 0xa6);

/** The seal of one comment: HMAC-SHA256 with keys that HKDF derives from the user's keys. */
export function createSeal({ keys, repository, pullRequest, comment }: SealOptions): Seal {
  const derive = (key: string, purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `kitestring memory: ${purpose}`, 32));
  const signers = keys.map((key) => {
    const signingKey = derive(key, 'sign');
    return (content: string) => {
      const signed = JSON.stringify([version, repository, pullRequest, comment, content]);
      return createHmac('sha256', signingKey).update(signed).digest('base64url');
    };
  });
  const [first = ''] = keys;
  return {
    comment,
    remembers: keys.length > 0,
    testKey: derive(first, 'tests'),
    wrap: (testKey) => {
      const cipher = createCipheriv(wrapping, derive(first, 'wrap'), wrapStart);
      return Buffer.concat([cipher.update(testKey), cipher.final()]).toString('base64url');
    },
    sign: (content) => signers[0]?.(content) ?? '',
    verify: (content, signature) => {
      const index = signers.findIndex((sign) => isEqual(sign(content), signature));
      const key = keys[index];
      if (key === undefined) return null;
      const unwrap = (wrapped: string) => {
        const decipher = createDecipheriv(wrapping, derive(key, 'wrap'), wrapStart);
        return Buffer.concat([decipher.update(Buffer.from(wrapped, 'base64url')), decipher.final()]);
      };
      return { unwrap, byFirstKey: index === 0 };
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
