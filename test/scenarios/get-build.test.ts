import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('get-build', {
  'reads the build at an address': {
    inputs: { operation: 'get-build', build: 'https://buildkite.com/acme/web/builds/2' },
  },
  'fails when the build does not exist': { inputs: { operation: 'get-build', ...web, build: '99' } },
});
