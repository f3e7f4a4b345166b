import { tellStories } from './tell-stories.ts';

const create = { operation: 'create-suite', organization: 'acme' };

tellStories('create-suite', {
  'creates a suite and hands over its token': {
    inputs: { ...create, name: 'Jest tests', 'default-branch': 'main', 'show-api-token': 'true' },
  },
  'fails when no default branch is given': { inputs: { ...create, name: 'Jest' } },
});
