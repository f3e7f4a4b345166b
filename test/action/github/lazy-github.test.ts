import { describe, expect, it } from 'vitest';
import type { GitHub } from '../../../src/action/github/github.ts';
import { createLazyGitHub } from '../../../src/action/github/lazy-github.ts';
import { askStandIn } from '../../support/github/ask.ts';
import { createGitHubStandIn } from '../../support/github/stand-in.ts';

describe('a GitHub that is opened late', () => {
  it('is opened by the first question, once, and answers each as the other does', async () => {
    const standIn = createGitHubStandIn();
    standIn.open({ number: 7 });
    let opened = 0;
    const lazy = createLazyGitHub(async () => {
      opened += 1;
      return askStandIn(standIn);
    });
    expect(opened).toBe(0);
    const [login, comments] = await Promise.all([lazy.login(), lazy.listComments(7, 1)]);
    expect(opened).toBe(1);
    expect(login).toBe(await askStandIn(standIn).login());
    expect(comments).toEqual({ items: [], more: false });
    expect(await lazy.createComment(7, 'x')).toMatchObject({ body: 'x' });
  });

  it('has each question', () => {
    const whole: GitHub = askStandIn(createGitHubStandIn());
    const lazy = createLazyGitHub(async () => whole);
    expect(Object.keys(lazy).sort()).toEqual(Object.keys(whole).sort());
  });

  it('fails with the reason why it cannot be opened', async () => {
    const lazy = createLazyGitHub(() => Promise.reject(new Error('no chunk')));
    await expect(lazy.login()).rejects.toThrow('no chunk');
  });
});
