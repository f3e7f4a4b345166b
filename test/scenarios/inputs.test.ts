import { built, get, web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

tellStories('a step', {
  'says what is missing when no input is given': { inputs: { token: '' } },
  'names everything that is wrong with its inputs at once': {
    inputs: {
      operation: 'build-it',
      token: 'two words',
      'base-url': 'http://builds.example.com',
      pipeline: 'a/b/c',
      build: '9007199254740993',
      limit: 'many',
    },
  },
  'refuses an empty token': { inputs: { operation: 'get-build', token: '', ...web, build: '1' } },
  'refuses a token beside the identity of the job': {
    inputs: {
      ...get,
      'oidc-client-id': 'client-1',
      'oidc-audience': 'https://buildkite.com/acme',
      'oidc-token-url': 'https://ci.example/oauth/token',
    },
  },
  'names the permission that it needs to sign in': {
    inputs: {
      ...get,
      token: '',
      'oidc-client-id': 'client-1',
      'oidc-audience': 'https://buildkite.com/acme',
      'oidc-token-url': 'https://ci.example/oauth/token',
    },
  },
  'refuses a token of two lines': {
    inputs: { operation: 'get-build', token: 'one\ntwo', ...web, build: '1' },
  },
  'refuses an address with a password, and does not print it': {
    inputs: { ...get, 'base-url': 'https://me:hunter2@ci.example' },
  },
  'refuses variables that cannot be read, and does not print their values': {
    inputs: {
      operation: 'trigger-build',
      ...built,
      commit: 'HEAD',
      pipeline: 'web',
      'author-name': 'Ada',
      env: 'PASSWORD=hunter2\nhunter2',
    },
  },
  'warns of an input that the operation does not use': { inputs: { ...get, selectors: 'rspec' } },
});
