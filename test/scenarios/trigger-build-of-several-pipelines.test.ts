import { built } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const trigger = { operation: 'trigger-build', ...built, commit: 'HEAD' };

tellStories('trigger-build of several pipelines', {
  'succeeds when all builds pass': { inputs: { ...trigger, pipeline: 'acme/web\nacme/trunk' } },
  'cancels the other build when the first one fails': {
    inputs: {
      ...trigger,
      pipeline: 'acme/broken, acme/long',
      'fail-fast': 'true',
      'cancel-on': 'abort, siblings',
    },
  },
  'ends the wait when the first of the builds is failing': {
    inputs: {
      ...trigger,
      pipeline: 'acme/broken, acme/long',
      'fail-fast': 'true',
      'cancel-on': 'abort, siblings',
    },
  },
  'cancels what it started when one of the builds cannot be started': {
    inputs: {
      ...trigger,
      pipeline: 'acme/long, acme/trunk, acme/broken',
      branch: 'feature',
      'cancel-on': 'abort, siblings',
    },
  },
  'fails when one of the builds cannot be started': {
    inputs: { ...trigger, pipeline: 'acme/web, acme/trunk, acme/broken', branch: 'feature' },
  },
});
