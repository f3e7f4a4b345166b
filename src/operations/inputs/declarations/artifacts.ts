import { parseGlobs } from '../parsers/lists.ts';
import { parseSize } from '../parsers/sizes.ts';
import { parseLine } from '../parsers/words.ts';
import { inputsFor, optInInput } from './input.ts';

/** The inputs about downloading artifacts. */
export const artifactInputs = inputsFor('Artifacts', {
  path: {
    sentence: 'Only artifacts whose paths match these globs, one per line. `!glob` excludes files again.',
    example: 'coverage/**',
    parse: parseGlobs,
  },
  to: {
    sentence: 'Folder for the files, in the workspace or in `RUNNER_TEMP`.',
    example: 'coverage',
    default: 'artifacts/',
    parse: parseLine,
  },
  'by-job': optInInput('Put the files of each job into a folder of their own, named by the ID of the job.'),
  'max-size': {
    sentence: 'Maximum size of all files together. If they have more, nothing is downloaded.',
    example: '500MB',
    default: '1GiB',
    parse: parseSize,
  },
});
