import { suite } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const list = { operation: 'list-flaky-tests' };

tellStories('list-flaky-tests', {
  'writes a list for RSpec': { inputs: { ...list, ...suite, selectors: 'rspec' } },
  'fails when there are more flaky tests than a gate allows': {
    inputs: { ...list, ...suite, 'max-flaky': '1', 'max-touched': '0' },
  },
  'fails when the suite does not exist': { inputs: { ...list, organization: 'acme', suite: 'none' } },
});
