import { fullCommit } from '../support/scenario.ts';
import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const wait = { operation: 'wait-for-build' };
const long = { organization: 'acme', pipeline: 'long' };

tellStories('wait-for-build', {
  'fails when the build disappears': {
    inputs: { ...wait, pipeline: 'acme/long', build: '1', 'poll-interval': '10s' },
    before: ({ world, faults }) => {
      world.run(long);
      const body = { message: 'No build found' };
      faults.add({ kind: 'status', status: 404, body, on: 'builds.get', times: 'always', skip: 2 });
    },
    pace: 'hurried',
  },
  'succeeds when the build has passed': { inputs: { ...wait, ...web, build: '1' } },
  'fails when no job has the key of a step': {
    inputs: { ...wait, ...web, build: '1', steps: 'lint\ndeploy' },
  },
  'finds a build by its commit and branch': {
    inputs: { ...wait, ...web, commit: fullCommit, branch: 'feature' },
  },
  'fails when no build appears': {
    inputs: { ...wait, ...web, commit: 'a'.repeat(40), branch: 'main', 'appear-timeout': '1s' },
    pace: 'unhurried',
  },
  'fails when the build takes too long': {
    inputs: { ...wait, pipeline: 'acme/long', build: '1', 'wait-timeout': '1s' },
    before: ({ world }) => world.run(long),
    pace: 'unhurried',
  },
});
