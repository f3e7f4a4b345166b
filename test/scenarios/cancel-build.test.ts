import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('cancel-build', {
  'cancels a build that runs': {
    inputs: { operation: 'cancel-build', pipeline: 'acme/long', build: '1' },
    before: ({ world }) => world.run({ organization: 'acme', pipeline: 'long' }),
  },
  'succeeds when the build has already ended': { inputs: { operation: 'cancel-build', ...web, build: '1' } },
  'fails when the build does not exist': { inputs: { operation: 'cancel-build', ...web, build: '99' } },
});
