import { defineOnBuild } from './operation.ts';

/** Downloads files that the jobs of a build uploaded. */
export const downloadArtifactsOperation = defineOnBuild({
  name: 'download-artifacts',
  sentence:
    'Download the artifacts of a build, whatever its state. The step fails if none matches, or if one cannot be downloaded or is not what was uploaded.',
  inputs: ['steps', 'path', 'to', 'by-job', 'max-size'],
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
    const { steps, path: globs, to, 'by-job': byJob, 'max-size': maxBytes } = inputs;
    return {
      run: async ({ address }, context) => {
        const { downloadArtifacts } = await import('./runs.ts');
        return downloadArtifacts({ address, steps, globs, to, byJob, maxBytes }, context);
      },
    };
  },
});
