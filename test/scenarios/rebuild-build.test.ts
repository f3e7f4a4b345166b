import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const rebuild = { operation: 'rebuild-build', ...web, build: '1', 'poll-interval': '1s' };

tellStories('rebuild-build', {
  'succeeds when the new build passes': { inputs: rebuild },
  'asks for a rebuild even where the pipeline allows none': {
    inputs: { ...rebuild, pipeline: 'acme/fixed' },
  },
});
