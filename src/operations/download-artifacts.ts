import { defineOnBuild } from './operation.ts';

/** Downloads files that the jobs of a build uploaded. */
export const downloadArtifactsOperation = defineOnBuild({
  name: 'download-artifacts',
  sentence:
    'Download the artifacts of a build, whatever its state. The step fails if a line of `path` matches none, or if one cannot be downloaded or is not what was uploaded.',
  inputs: ['steps', 'jobs', 'path', 'if-no-files-found', 'to', 'by-job', 'max-size'],
  usual: ['pipeline', 'build', 'path', 'steps', 'to'],
  words: {
    steps: {
      purpose: 'Artifacts',
      sentence: 'Only artifacts of the jobs of these steps: keys, one per line.',
    },
  },
  outputs: ['count', 'bytes', 'path', 'files'],
  scopes: ['read_artifacts', 'read_builds'],
  plan: (inputs) => {
    const { steps, jobs, path: globs, to, 'by-job': byJob, 'max-size': maxBytes } = inputs;
    const filters = { steps, jobs, globs, byJob, maxBytes, ifNoFilesFound: inputs['if-no-files-found'] };
    return {
      run: async ({ address }, context) => {
        const { downloadArtifacts } = await import('./runs.ts');
        return downloadArtifacts({ address, to, ...filters }, context);
      },
    };
  },
});
