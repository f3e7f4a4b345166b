import { suite } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('get-suite', {
  'reads the suite with a slug': { inputs: { operation: 'get-suite', ...suite } },
  'fails when the suite does not exist': {
    inputs: { operation: 'get-suite', organization: 'acme', suite: 'none' },
  },
});
