import { beforeEach, describe, expect, test } from 'vitest';
import { createGitHub } from '../../../src/action/github/github.ts';
import { apiUrl, askStandIn, impatient } from '../../support/github/ask.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import type { Fault } from '../../support/github/world.ts';

let standIn: GitHubStandIn;
let waits: number[];

beforeEach(() => {
  standIn = createGitHubStandIn();
  standIn.open({ number: 7 });
  waits = [];
});

function fail(fault: Partial<Fault>) {
  standIn.faults.push({ method: 'GET', path: /./, times: 1, status: 502, ...fault });
}

function github() {
  return askStandIn(standIn, undefined, waits);
}

describe('a question to GitHub is repeated', () => {
  test('twice after a failed read, each time after a longer pause', async () => {
    fail({ times: 2 });
    expect(await github().listComments(7, 1)).toEqual({ items: [], more: false });
    expect(waits).toEqual([1000, 2000]);
  });

  test('no third time', async () => {
    fail({ times: 9 });
    await expect(github().listComments(7, 1)).rejects.toMatchObject({ status: 502 });
    expect(waits).toEqual([1000, 2000]);
    expect(standIn.requests).toHaveLength(3);
  });

  test('as late as GitHub says, and never earlier', async () => {
    fail({ status: 403, headers: { 'retry-after': '7' } });
    await github().getPullRequest(7);
    expect(waits).toEqual([8000]);
  });

  test('for a comment that the rate limit refused', async () => {
    fail({ method: 'POST', status: 429, headers: { 'retry-after': '1' } });
    expect(await github().createComment(7, 'x')).toMatchObject({ body: 'x' });
    expect(standIn.comments.get(7)).toHaveLength(1);
  });
});

test('an invalid response is a response, so that other requests are sent', async () => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    return asked <= 3 ? Response.json({}) : Response.json({ id: 1, body: 'x', user: null });
  };
  const odd = createGitHub({ token: 'x', apiUrl, repository: 'acme/kites', fetch, ...impatient() });
  await expect(odd.listChangedFiles(7, 1)).rejects.toMatchObject({ failure: 'unclear' });
  expect(await odd.createComment(7, 'x')).toMatchObject({ id: 1 });
});

describe('a question to GitHub is not repeated', () => {
  test('once a rate limit has ended another one: it fails for the same reason, and is not sent', async () => {
    fail({ times: 9, status: 429, headers: { 'retry-after': '999' } });
    const asked = github();
    const first = await asked.listComments(7, 1).catch((error) => error);
    expect(first).toMatchObject({ failure: 'throttled' });
    await expect(asked.createComment(7, 'x')).rejects.toBe(first);
    expect(standIn.requests).toHaveLength(1);
  });

  test('once another one has had no response to three attempts', async () => {
    let attempts = 0;
    const fetch = () => {
      attempts += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    const silent = createGitHub({ token: 'x', apiUrl, repository: 'acme/kites', fetch, ...impatient() });
    const first = await silent.listComments(7, 1).catch((error) => error);
    expect(first).toMatchObject({ responded: false });
    await expect(silent.getPullRequest(7)).rejects.toBe(first);
    expect(attempts).toBe(3);
  });

  test('after a refusal', async () => {
    fail({ status: 403 });
    await expect(github().listComments(7, 1)).rejects.toMatchObject({ status: 403 });
    expect(waits).toEqual([]);
  });

  test('for a comment that may have been created', async () => {
    fail({ method: 'POST', status: 502, applied: true });
    await expect(github().createComment(7, 'x')).rejects.toMatchObject({ failure: 'unclear' });
    expect(standIn.comments.get(7)).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  test('if GitHub asks for a long pause', async () => {
    fail({ status: 429, headers: { 'retry-after': '91' } });
    await expect(github().listComments(7, 1)).rejects.toMatchObject({ status: 429, waitMs: 91_000 });
    expect(waits).toEqual([]);
  });
});
