import { web } from './steps.ts';
import { tellStories } from './tell-stories.ts';

const download = { operation: 'download-artifacts', ...web, build: '1' };
const store = { path: '/artifact-store/*' };

tellStories('download-artifacts', {
  'downloads what matches, and warns of what has expired': { inputs: { ...download, path: 'reports/**' } },
  'tries again when the store resets the connection': {
    inputs: { ...download, steps: 'lint', path: '**/lint.txt' },
    before: ({ faults }) => faults.add({ kind: 'reset', on: store }),
  },
  'fails when the address has expired three times': {
    inputs: { ...download, path: '**/lint.txt' },
    before: ({ faults }) => faults.add({ kind: 'status', status: 403, on: store, times: 'always' }),
  },
  'fails when nothing matches': { inputs: { ...download, path: 'dist/**' } },
  'writes nowhere else': { inputs: { ...download, to: '../../elsewhere' } },
});
