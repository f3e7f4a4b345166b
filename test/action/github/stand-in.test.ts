import { describe, expect, test } from 'vitest';
import { type Exchange, faultsOf } from '../../support/github/description.ts';
import { createGitHubStandIn } from '../../support/github/stand-in.ts';
import { makeComment, makeFile } from '../../support/github/things.ts';
import { runToken } from '../../support/github/world.ts';

const origin = 'https://api.github.com';
const list = '/repos/acme/kites/issues/7/comments';
const parts = { id: 1, repository: 'acme/kites', pullRequest: 7, author: 'ada', body: 'x' };
const comment = makeComment({ ...parts, time: '2026-03-01T12:00:00Z' });

function judge(path: string, parts: Partial<Exchange> = {}): string[] {
  const url = new URL(path, origin);
  return faultsOf({ method: 'GET', url, body: undefined, status: 200, answer: [comment], ...parts });
}

describe('GitHub’s own description finds', () => {
  test('nothing wrong with a valid exchange', () => {
    expect(judge(`${list}?per_page=100&page=2`)).toEqual([]);
    expect(judge(list, { method: 'POST', body: { body: 'x' }, status: 201, answer: comment })).toEqual([]);
  });

  test.each<[string, string, Partial<Exchange>, string]>([
    ['an endpoint that there is not', '/repos/acme/kites/issues/7/remarks', {}, 'there is no such endpoint'],
    ['a parameter that there is not', `${list}?size=100`, {}, 'there is no parameter size'],
    ['an answer that lacks a key', list, { answer: [{ ...comment, html_url: undefined }] }, "'html_url'"],
    ['a body that lacks its key', list, { method: 'POST', body: {}, status: 201, answer: comment }, "'body'"],
  ])('%s', (_, path, parts, told) => {
    expect(judge(path, parts).join('\n')).toContain(told);
  });
});

describe('the stand-in', () => {
  test('shows 30 on a page unless asked, 100 at most, and names the other pages', async () => {
    const standIn = createGitHubStandIn();
    standIn.open({ number: 7 });
    const files = Array.from({ length: 250 }, (_, index) => makeFile(`${index}.ts`));
    standIn.files.set(7, files);
    const address = `${origin}/repos/acme/kites/pulls/7/files`;
    const headers = { authorization: `token ${runToken}` };
    const ask = async (query: string) => {
      const response = await standIn.fetch(new Request(`${address}${query}`, { headers }));
      return [((await response.json()) as unknown[]).length, response.headers.get('link')];
    };
    const first = `<${address}?page=2>; rel="next", <${address}?page=9>; rel="last"`;
    const last = `<${address}?per_page=500&page=1>; rel="first", <${address}?per_page=500&page=2>; rel="prev"`;
    expect([await ask(''), await ask('?per_page=500&page=3')]).toEqual([
      [30, first],
      [50, last],
    ]);
    expect(standIn.violations).toEqual([]);
  });
});
