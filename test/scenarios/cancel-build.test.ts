import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('cancel-build', {
  'cancels a build that runs': {
    inputs: { operation: 'cancel-build', pipeline: 'acme/long', build: '1' },
    before: ({ world }) => world.run({ organization: 'acme', pipeline: 'long' }),
  },
  'succeeds when the build has already ended': { inputs: { operation: 'cancel-build', ...web, build: '1' } },
  'fails when the build is blocked, and says that it is not canceled': {
    inputs: { operation: 'cancel-build', pipeline: 'acme/gated', build: '1' },
    before: ({ world, clock }) => {
      world.run({ organization: 'acme', pipeline: 'gated' });
      clock.advance(120_000);
    },
  },
  'fails when the service refuses, and reads the state of the build': {
    inputs: { operation: 'cancel-build', pipeline: 'acme/long', build: '1' },
    token: 'readOnly',
    before: ({ world }) => world.run({ organization: 'acme', pipeline: 'long' }),
  },
  'fails when the build does not exist': { inputs: { operation: 'cancel-build', ...web, build: '99' } },
});
