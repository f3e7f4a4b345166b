import { beforeEach, describe, expect, test } from 'vitest';
import { GitHubError } from '../../../src/action/github/github-error.ts';
import { createRetryingGitHub } from '../../../src/action/github/retrying-github.ts';
import { askPatiently, askStandIn } from '../../support/github/ask.ts';
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
  return askPatiently(askStandIn(standIn), waits);
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
  const invalid = new GitHubError({
    tried: 'list the files',
    failure: 'unclear',
    status: null,
    words: 'the response is not valid',
  });
  const listChangedFiles = () => Promise.reject(invalid);
  const asked = askPatiently({ ...askStandIn(standIn), listChangedFiles }, waits);
  await expect(asked.listChangedFiles(7, 1)).rejects.toBe(invalid);
  expect(await asked.createComment(7, 'x')).toMatchObject({ body: 'x' });
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
    const silence = new GitHubError({
      tried: 'list the comments',
      failure: 'unclear',
      status: null,
      words: 'no response from api.github.com in time',
      responded: false,
    });
    let attempts = 0;
    const listComments = () => {
      attempts += 1;
      return Promise.reject(silence);
    };
    const host = { sleep: () => Promise.resolve(), random: () => 0.5 };
    const asked = createRetryingGitHub({ ...askStandIn(standIn), listComments }, host);
    await expect(asked.listComments(7, 1)).rejects.toBe(silence);
    await expect(asked.getPullRequest(7)).rejects.toBe(silence);
    expect(attempts).toBe(3);
    expect(standIn.requests).toEqual([]);
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

  test('after a bug of ours', async () => {
    const broken = askPatiently(
      {
        ...askStandIn(standIn),
        login: () => Promise.reject(new TypeError('a mistake')),
      },
      waits,
    );
    await expect(broken.login()).rejects.toThrow('a mistake');
    expect(waits).toEqual([]);
  });
});

test('every question reaches GitHub unchanged', async () => {
  const asked: unknown[][] = [];
  const recorder = new Proxy(askStandIn(standIn), {
    get: (_, name) =>
      // An object with a `then` would be awaited as a promise.
      name === 'then'
        ? undefined
        : async (...given: readonly unknown[]) => {
            asked.push([name, ...given]);
          },
  });
  const patient = askPatiently(recorder);
  await patient.login();
  await patient.listComments(7, 2);
  await patient.createComment(7, 'x');
  await patient.updateComment(1, 'y');
  await patient.deleteComment(2);
  await patient.getPullRequest(7);
  await patient.listPullRequestsOfCommit('abc', 3);
  await patient.listPullRequestsFrom({ owner: 'o', branch: 'b' }, 4);
  await patient.listChangedFiles(7, 5);
  expect(asked).toEqual([
    ['login'],
    ['listComments', 7, 2],
    ['createComment', 7, 'x'],
    ['updateComment', 1, 'y'],
    ['deleteComment', 2],
    ['getPullRequest', 7],
    ['listPullRequestsOfCommit', 'abc', 3],
    ['listPullRequestsFrom', { owner: 'o', branch: 'b' }, 4],
    ['listChangedFiles', 7, 5],
  ]);
});
