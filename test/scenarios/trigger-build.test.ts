import { fullCommit } from '../support/scenario.ts';
import { built, web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const trigger = { operation: 'trigger-build', ...web, ...built };
const head = { operation: 'trigger-build', ...built, commit: 'HEAD' };

tellStories('trigger-build', {
  'finds its build when the answer to the creation is lost': {
    inputs: trigger,
    before: ({ faults }) => faults.add({ kind: 'unanswered', on: 'builds.create' }),
    pace: 'hurried',
  },
  'succeeds when its build passes': { inputs: trigger },
  'ends at once when it is told not to wait': { inputs: { ...trigger, wait: 'false' } },
  'only shows the request in a dry run': { inputs: { ...trigger, 'dry-run': 'true' } },
  'builds the commit of a push': {
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
  'has nothing to build when a branch is deleted': {
    inputs: { operation: 'trigger-build', ...web },
    event: { name: 'delete', payload: { ref: 'feature', ref_type: 'branch' } },
  },
  'fails when the pipeline does not build the branch': {
    inputs: { ...trigger, pipeline: 'acme/trunk', branch: 'feature' },
  },
  'fails when the pipeline does not exist': {
    inputs: { ...head, pipeline: 'acme/nope' },
  },
  'fails when the token may only read': { inputs: trigger, token: 'readOnly' },
  'fails with the fields that do not validate': {
    inputs: { ...head, ...web },
    before: ({ faults }) =>
      faults.add({
        kind: 'status',
        status: 422,
        on: 'builds.create',
        body: {
          message: 'Validation Failed',
          errors: [
            { field: 'commit', code: 'invalid' },
            { field: 'branch', code: 'too_long' },
          ],
        },
      }),
  },
});
