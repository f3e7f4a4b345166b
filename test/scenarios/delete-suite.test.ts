import { suite } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('delete-suite', {
  'deletes the suite for good': { inputs: { operation: 'delete-suite', ...suite } },
  'fails when the suite does not exist': {
    inputs: { operation: 'delete-suite', organization: 'acme', suite: 'none' },
  },
});
