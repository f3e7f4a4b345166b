import { expect, it } from 'vitest';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';
import { trigger } from '../support/requests.ts';

const own = { server: 'https://github.com', name: 'acme/web', sha: 'b'.repeat(40) };

/** What a step warns of that starts a build of a pipeline with this repository. */
async function warnings(url: string | null, inputs: Inputs = {}, ofEvent: object = {}, repository = own) {
  const host = createHost({
    seed: seedOf(settled({ name: 'Test' }), { default_branch: 'trunk' }),
    workflow: { repository },
    alter: (body) => {
      const build = body as { pipeline?: object } | null;
      return build?.pipeline ? { ...build, pipeline: { ...build.pipeline, repository: url } } : body;
    },
  });
  const event = { commit: 'a'.repeat(40), branch: 'main', ...ofEvent };
  const { operation, pipeline } = trigger;
  await host.run({ operation, pipeline, wait: 'false', ...inputs }, { event });
  return host.lines.filter((line) => line.startsWith('warning'));
}

it.each([
  'git@github.com:acme/deploy.git',
  'https://github.com/acme/deploy',
  'https://GitHub.com/Acme/Deploy.git/',
  'ssh://git@github.com:22/acme/deploy.git',
  'https://user:pass@github.com/acme/deploy.git',
])('a pipeline of another repository that gets the commit of the event is warned of: %s', async (url) => {
  expect(await warnings(url)).toEqual([
    'warning: acme/web #1: its pipeline builds acme/deploy, but commit and branch are those of acme/web. To build what that repository has, set commit: HEAD and branch: trunk.',
  ]);
});

it.each<[string, ...Parameters<typeof warnings>]>([
  ['of the event', 'git@github.com:acme/web.git'],
  ['of the event in other case', 'https://github.com/Acme/Web.git'],
  [
    'of the head of the pull request',
    'git@github.com:ada/web.git',
    {},
    { pull_request_repository: 'https://github.com/ada/web.git' },
  ],
  ['on another host', 'git@gitlab.example:acme/deploy.git'],
  ['by an alias of ssh', 'git@github-deploy:acme/deploy.git'],
  ['that is a path', '/srv/git/deploy.git'],
  ['that is not told', null],
  ['with a commit of its own', 'git@github.com:acme/deploy.git', { commit: 'HEAD', branch: 'main' }],
  ['outside of a workflow', 'git@github.com:acme/deploy.git', {}, {}, { ...own, server: '' }],
])('nothing is said of one %s', async (_, ...given) => {
  expect(await warnings(...given)).toEqual([]);
});
