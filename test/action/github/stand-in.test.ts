import { expect, test } from 'vitest';
import { type Exchange, faultsOf } from '../../support/github/description.ts';
import { makeComment } from '../../support/github/things.ts';

const origin = 'https://api.github.com';
const list = '/repos/acme/kites/issues/7/comments';
const parts = { id: 1, repository: 'acme/kites', pullRequest: 7, author: 'ada', body: 'x' };
const comment = makeComment({ ...parts, time: '2026-03-01T12:00:00Z' });

function judge(path: string, parts: Partial<Exchange> = {}): string[] {
  const url = new URL(path, origin);
  return faultsOf({ method: 'GET', url, body: undefined, status: 200, answer: [comment], ...parts });
}

test.each<[string, string, Partial<Exchange>, string]>([
  ['an endpoint that there is not', '/repos/acme/kites/issues/7/remarks', {}, 'there is no such endpoint'],
  ['a parameter that there is not', `${list}?size=100`, {}, 'there is no parameter size'],
  ['an answer that lacks a key', list, { answer: [{ ...comment, html_url: undefined }] }, "'html_url'"],
  ['a body that lacks its key', list, { method: 'POST', body: {}, status: 201, answer: comment }, "'body'"],
])('GitHub’s own description finds %s', (_, path, parts, problem) => {
  expect(judge(path, parts).join('\n')).toContain(problem);
});
