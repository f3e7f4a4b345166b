import { suite } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('update-suite', {
  'gives the suite a new name': { inputs: { operation: 'update-suite', ...suite, name: 'Ruby' } },
  'fails when there is nothing to change': { inputs: { operation: 'update-suite', ...suite } },
});
