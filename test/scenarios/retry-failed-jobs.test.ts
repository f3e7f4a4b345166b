import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const retry = {
  operation: 'retry-failed-jobs',
  ...web,
  pipeline: 'acme/flaky',
  build: '1',
  'poll-interval': '1s',
};

tellStories('retry-failed-jobs', {
  'succeeds when the retried job passes': { inputs: retry },
  'says so when no job can be retried': { inputs: { ...retry, 'job-states': 'expired', wait: 'false' } },
  'fails where the service does not know the request': {
    inputs: retry,
    before: (sandbox) =>
      sandbox.faults.add({ kind: 'status', status: 404, on: 'builds.retryFailedJobs', times: 'always' }),
  },
});
