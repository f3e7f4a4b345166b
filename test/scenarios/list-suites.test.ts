import { tellStories } from './tell-stories.ts';

const list = { operation: 'list-suites', organization: 'acme' };

tellStories('list-suites', {
  'lists the suites of an organization': { inputs: list },
  'fails when the token is only for builds': { inputs: list, token: 'buildsOnly' },
});
