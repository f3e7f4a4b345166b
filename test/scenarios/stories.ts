import { fullCommit, type Story } from '../support/scenario.ts';

const web = { pipeline: 'acme/web' };
const built = { commit: fullCommit, branch: 'main', 'poll-interval': '1s' };
const suite = { organization: 'acme', suite: 'rspec' };

/** The stories of each operation: what should happen, and what most likely happens instead. */
export const stories: Readonly<Record<string, Readonly<Record<string, Story>>>> = {
  'trigger-build': {
    passes: { inputs: { operation: 'trigger-build', ...web, ...built } },
    'fails with its job': { inputs: { operation: 'trigger-build', pipeline: 'acme/broken', ...built } },
    'waits for a person': { inputs: { operation: 'trigger-build', pipeline: 'acme/gated', ...built } },
    'is not waited for': { inputs: { operation: 'trigger-build', ...web, ...built, wait: 'false' } },
    'of a branch that is kept out': {
      inputs: { operation: 'trigger-build', pipeline: 'acme/trunk', ...built, branch: 'feature' },
    },
    'with a token that may only read': {
      inputs: { operation: 'trigger-build', ...web, ...built },
      token: 'readOnly',
    },
    'is only shown': { inputs: { operation: 'trigger-build', ...web, ...built, 'dry-run': 'true' } },
    'on a push': {
      inputs: { operation: 'trigger-build', ...web, 'poll-interval': '1s' },
      environment: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: fullCommit },
      event: {
        name: 'push',
        payload: {
          ref: 'refs/heads/main',
          after: fullCommit,
          head_commit: {
            id: fullCommit,
            message: 'Round half to even',
            author: { name: 'Ada', email: 'ada@example.com' },
          },
        },
      },
    },
    'of which the token loses sight': {
      inputs: { operation: 'trigger-build', pipeline: 'acme/long', ...built, 'wait-timeout': '40s' },
      before: ({ faults }) =>
        faults.add({ kind: 'status', status: 401, on: 'builds.get', times: 'always', skip: 1 }),
    },
  },
  'wait-for-build': {
    'that has passed': { inputs: { operation: 'wait-for-build', ...web, build: '1' } },
    'by commit and branch': {
      inputs: { operation: 'wait-for-build', ...web, commit: fullCommit, branch: 'feature' },
    },
    'that never appears': {
      inputs: {
        operation: 'wait-for-build',
        ...web,
        commit: 'a'.repeat(40),
        branch: 'main',
        'appear-timeout': '1s',
      },
    },
    'that takes too long': {
      inputs: { operation: 'wait-for-build', pipeline: 'acme/long', build: '1', 'wait-timeout': '1s' },
      before: ({ world }) => world.run({ organization: 'acme', pipeline: 'long' }),
    },
  },
  'get-build': {
    'by its address': {
      inputs: { operation: 'get-build', build: 'https://buildkite.com/acme/web/builds/2' },
    },
    'that is not there': { inputs: { operation: 'get-build', ...web, build: '99' } },
  },
  'cancel-build': {
    'that runs': {
      inputs: { operation: 'cancel-build', pipeline: 'acme/long', build: '1' },
      before: ({ world }) => world.run({ organization: 'acme', pipeline: 'long' }),
    },
    'that has ended': { inputs: { operation: 'cancel-build', ...web, build: '1' } },
  },
  'cancel-builds': {
    'of a branch': {
      inputs: { operation: 'cancel-builds', organization: 'acme', branch: 'feature' },
      before: ({ world }) => world.run({ organization: 'acme', pipeline: 'long', branch: 'feature' }),
    },
    'without saying which': {
      inputs: { operation: 'cancel-builds', organization: 'acme', state: 'running' },
    },
  },
  'rebuild-build': {
    passes: { inputs: { operation: 'rebuild-build', ...web, build: '1', 'poll-interval': '1s' } },
    'is not allowed': {
      inputs: { operation: 'rebuild-build', pipeline: 'acme/fixed', build: '1', 'poll-interval': '1s' },
    },
  },
  'list-builds': {
    'of a pipeline': { inputs: { operation: 'list-builds', ...web, state: 'passed', limit: '1' } },
    'with a short commit': { inputs: { operation: 'list-builds', ...web, commit: '4f0c2e1', state: 'good' } },
  },
  'list-flaky-tests': {
    'with a list for rspec': { inputs: { operation: 'list-flaky-tests', ...suite, selectors: 'rspec' } },
    'beyond a gate': {
      inputs: { operation: 'list-flaky-tests', ...suite, 'max-flaky': '1', 'max-new': '0' },
    },
    'of no suite': { inputs: { operation: 'list-flaky-tests', organization: 'acme', suite: 'none' } },
  },
  'list-suites': {
    'of an organization': { inputs: { operation: 'list-suites', organization: 'acme' } },
    'with a token for builds': {
      inputs: { operation: 'list-suites', organization: 'acme' },
      token: 'buildsOnly',
    },
  },
  'get-suite': {
    'by its slug': { inputs: { operation: 'get-suite', ...suite } },
    'that is not there': { inputs: { operation: 'get-suite', organization: 'acme', suite: 'none' } },
  },
  'create-suite': {
    'with its token': {
      inputs: {
        operation: 'create-suite',
        organization: 'acme',
        name: 'Jest tests',
        'default-branch': 'main',
        'show-api-token': 'true',
      },
    },
    'without a branch': { inputs: { operation: 'create-suite', organization: 'acme', name: 'Jest' } },
  },
  'update-suite': {
    'with a new name': { inputs: { operation: 'update-suite', ...suite, name: 'Ruby' } },
    'with nothing to change': { inputs: { operation: 'update-suite', ...suite } },
  },
  'delete-suite': {
    'for good': { inputs: { operation: 'delete-suite', ...suite } },
    'that is not there': { inputs: { operation: 'delete-suite', organization: 'acme', suite: 'none' } },
  },
  'bad input': {
    'all of it wrong': {
      inputs: {
        operation: 'build-it',
        token: 'two words',
        'base-url': 'http://builds.example.com',
        pipeline: 'a/b/c',
        build: '9007199254740993',
        limit: 'many',
      },
    },
    'an empty token': { inputs: { operation: 'get-build', token: '', ...web, build: '1' } },
    'a token of two lines': { inputs: { operation: 'get-build', token: 'one\ntwo', ...web, build: '1' } },
    'an input that nobody uses': { inputs: { operation: 'get-build', ...web, build: '1', suite: 'rspec' } },
  },
  'a service in trouble': {
    'that does not know the token': {
      inputs: { operation: 'get-build', ...web, build: '1' },
      token: 'nobody',
    },
    'that answers with a page of HTML': {
      inputs: { operation: 'get-build', ...web, build: '1' },
      before: ({ faults }) =>
        faults.add({
          kind: 'garble',
          body: '<html>Welcome</html>',
          contentType: 'text/html',
          times: 'always',
        }),
    },
    'that answers with half of it': {
      inputs: { operation: 'get-build', ...web, build: '1' },
      before: ({ faults }) => faults.add({ kind: 'cut', afterBytes: 40, times: 'always' }),
    },
    'that fails for a moment': {
      inputs: { operation: 'get-build', ...web, build: '1' },
      before: ({ faults }) =>
        faults.add({ kind: 'status', status: 502, body: '<html>Bad gateway</html>', times: 2 }),
    },
    'that does not answer to a creation': {
      inputs: { operation: 'trigger-build', ...web, ...built },
      before: ({ faults }) => faults.add({ kind: 'unanswered', on: 'builds.create' }),
    },
  },
};
