import { built, web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const trigger = { operation: 'trigger-build', ...web, ...built };
const head = { operation: 'trigger-build', ...built, commit: 'HEAD' };

tellStories('trigger-build that waits', {
  'fails when the token loses its access': {
    inputs: { ...trigger, pipeline: 'acme/long', 'wait-timeout': '40s' },
    before: ({ faults }) =>
      faults.add({ kind: 'status', status: 401, on: 'builds.get', times: 'always', skip: 1 }),
  },
  'keeps waiting through an outage': {
    inputs: { ...head, ...web },
    before: ({ faults }) => faults.add({ kind: 'status', status: 503, on: 'builds.get', times: 5, skip: 0 }),
  },
  'fails when the service never shows its build': {
    inputs: { ...trigger, pipeline: 'acme/long', 'poll-interval': '10s' },
    before: ({ faults }) => {
      const body = { message: 'No build found' };
      faults.add({ kind: 'status', status: 404, body, on: 'builds.get', times: 'always' });
    },
    pace: 'hurried',
  },
  'fails when a job of its build fails': { inputs: { ...trigger, pipeline: 'acme/broken' } },
  'shows why a job of its build failed': {
    inputs: { ...trigger, pipeline: 'acme/tested', 'log-lines': '20' },
  },
  'names the scope that its token needs to show why a job failed': {
    inputs: { ...trigger, pipeline: 'acme/tested', 'log-lines': '20' },
    token: 'buildsOnly',
  },
  'waits for one step and lets its build run on': {
    inputs: { ...trigger, pipeline: 'acme/staged', steps: 'lint' },
  },
  'fails when its build waits for a person': { inputs: { ...trigger, pipeline: 'acme/gated' } },
  'succeeds at a block step when success-states names blocked': {
    inputs: { ...head, pipeline: 'acme/gated', 'success-states': 'passed, blocked' },
  },
  'fails when no agent takes a job of its build': {
    inputs: {
      ...head,
      pipeline: 'acme/idle',
      'queue-timeout': '1s',
      'poll-interval': '2s',
    },
    pace: 'unhurried',
  },
  'cancels its build when the build takes too long': {
    inputs: {
      ...head,
      pipeline: 'acme/long',
      'wait-timeout': '1s',
      'cancel-on': 'abort, timeout',
      'poll-interval': '2s',
    },
    pace: 'unhurried',
  },
});
