import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const list = { operation: 'list-builds' };

tellStories('list-builds', {
  'lists the builds of a pipeline': { inputs: { ...list, ...web, state: 'passed', limit: '1' } },
  'fails when the commit is short and the state unknown': {
    inputs: { ...list, ...web, commit: '4f0c2e1', state: 'good' },
  },
  'fails when the organization does not exist': { inputs: { ...list, organization: 'nobody' } },
});
