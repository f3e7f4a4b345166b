import { tellStories } from './tell-stories.ts';

const cancel = { operation: 'cancel-builds', organization: 'acme' };
const run = { organization: 'acme', pipeline: 'long', branch: 'feature' };

tellStories('cancel-builds', {
  'cancels the builds of a branch': {
    inputs: { ...cancel, branch: 'feature' },
    before: ({ world }) => world.run(run),
  },
  'waits until the build has ended, and reports the blocked one': {
    inputs: { ...cancel, branch: 'feature', wait: 'true', 'poll-interval': '1s' },
    before: ({ world, clock }) => {
      for (const pipeline of ['long', 'gated']) world.run({ ...run, pipeline });
      clock.advance(120_000);
    },
  },
  'fails when one of two builds cannot be canceled': {
    inputs: { ...cancel, branch: 'feature' },
    before: ({ world, faults }) => {
      for (const _ of ['one', 'two']) world.run(run);
      faults.add({
        kind: 'status',
        status: 403,
        body: { message: 'Forbidden' },
        on: 'builds.cancel',
        skip: 1,
      });
    },
  },
  'fails when nothing says which builds are meant': { inputs: { ...cancel, state: 'running' } },
  'fails when the branch filter matches every branch': { inputs: { ...cancel, branch: '*' } },
});
