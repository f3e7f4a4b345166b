import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { tellStories } from './tell-stories.ts';

const unblock = { operation: 'unblock-build', pipeline: 'acme/release', build: '1' };
const release = { organization: 'acme', pipeline: 'release' };

/** A build that waits at its block step. That of another branch than main then runs for long. */
const blocked = (branch: string) => (sandbox: Sandbox) => {
  sandbox.world.run({ ...release, branch });
  sandbox.clock.advance(1_000);
};

tellStories('unblock-build', {
  'unblocks the step and waits': {
    inputs: { ...unblock, wait: 'true', 'poll-interval': '1s' },
    before: blocked('main'),
  },
  'reads the build when the response is lost': {
    inputs: unblock,
    before: (sandbox) => {
      blocked('long')(sandbox);
      sandbox.faults.add({ kind: 'unanswered', on: 'jobs.unblock' });
    },
  },
  'says who unblocked the step before': {
    inputs: { ...unblock, step: 'Release?' },
    before: (sandbox) => {
      blocked('long')(sandbox);
      sandbox.world.unblock({ ...release, number: 1 });
    },
  },
  'fails when there is no such step': { inputs: { ...unblock, step: 'ship' }, before: blocked('main') },
});
