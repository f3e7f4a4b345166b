import { describe, expect, it } from 'vitest';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';

const repository = { server: 'https://github.com', name: 'acme/web', sha: 'b'.repeat(40) };
const event = { commit: 'a'.repeat(40), branch: 'main' };
const inputs: Inputs = { operation: 'trigger-build', pipeline: 'acme/web', 'poll-interval': '10s' };

/** What a step says that starts a build of a pipeline with this repository. */
async function start(
  url: string | null,
  more: Partial<Inputs> = {},
  given: { readonly exit?: number; readonly event?: object; readonly own?: object } = {},
) {
  const host = createHost({
    seed: seedOf(settled({ name: 'Test', exits: [given.exit ?? 0] }), { default_branch: 'trunk' }),
    workflow: { repository: { ...repository, ...given.own } },
    alter: (body) => {
      const build = body as { pipeline?: object } | null;
      return build?.pipeline ? { ...build, pipeline: { ...build.pipeline, repository: url } } : body;
    },
  });
  const { outcome } = await host.run({ ...inputs, ...more } as Inputs, {
    event: { ...event, ...given.event },
  });
  return outcome;
}

const noteOn = (ways: string) =>
  `acme/web #1: its pipeline builds acme/deploy, but the event is of acme/web. To build what acme/deploy has, set ${ways}.`;
const note = noteOn('commit: HEAD and branch: trunk');

describe('a pipeline of another repository', () => {
  const deploy = 'git@github.com:acme/deploy.git';
  it.each<[string, Partial<Inputs>, string?]>([
    [deploy, {}],
    ['https://GitHub.com/Acme/Deploy.git/', {}],
    [deploy, { commit: event.commit }],
    [deploy, { commit: event.commit, branch: 'trunk' }, noteOn('commit: HEAD')],
    [deploy, { commit: 'HEAD' }, noteOn('branch: trunk')],
  ])('is named with what it gets of the event, and the way out: %s, %j', async (url, more, words = note) => {
    expect((await start(url, more)).notes).toEqual([words]);
  });

  it('is beside the failure of the build', async () => {
    const { notes, hint, success } = await start(deploy, {}, { exit: 1 });
    expect({ notes, success }).toEqual({ notes: [note], success: false });
    expect(hint).toContain(note);
  });

  const ofFork = { pull_request_repository: 'https://github.com/ada/web.git' };
  it.each<[string, ...Parameters<typeof start>]>([
    ['of the event', 'git@github.com:acme/web.git'],
    ['of the head of the pull request', 'git@github.com:ada/web.git', {}, { event: ofFork }],
    ['on another host', 'git@gitlab.example:acme/deploy.git'],
    ['by an alias of ssh', 'git@github-deploy:acme/deploy.git'],
    ['that is a path', '/srv/git/deploy.git'],
    ['that is unknown', null],
    ['with a commit of its own', deploy, { commit: 'HEAD', branch: 'main' }],
    ['that has a branch of this name', deploy, { commit: 'HEAD' }, { event: { branch: 'trunk' } }],
    ['outside of a workflow', deploy, {}, { own: { server: '' } }],
  ])('is not reported for one %s', async (_, url, more = {}, given = {}) => {
    expect((await start(url, more, given)).notes ?? []).toEqual([]);
  });
});
