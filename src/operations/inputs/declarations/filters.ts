import { parseGlobs, parseList } from '../parsers/lists.ts';
import { parseSize } from '../parsers/sizes.ts';
import { parseChoice, parseFolder, parseInteger, parseLine } from '../parsers/words.ts';
import { flagInput, input, inputsFor, optInInput } from './input.ts';

/** The inputs of lists that do not filter. */
export const listInputs = inputsFor('Filters of lists', {
  'include-retried-jobs': flagInput('Include every attempt of a retried job, not only the latest.'),
  limit: input(
    'Maximum number of items to list. Defaults to 100, or 10,000 for flaky tests.',
    '500',
    parseInteger(1),
  ),
});

/** The inputs about downloading artifacts. */
export const artifactInputs = inputsFor('Artifacts', {
  path: input(
    'Only artifacts whose paths match these globs, one per line; each must match. `!glob` excludes files again.',
    'coverage/**',
    parseGlobs,
  ),
  jobs: input(
    'Only artifacts of jobs with these names, one per line, in which `*` matches any text; each must match.',
    'Linux *',
    parseList(parseLine, /\n/),
  ),
  'if-no-files-found': input(
    'What happens if no artifact matches, or none matches a line of `path`, `steps` or `jobs`: `error`, `warn` or `ignore`.',
    'warn',
    parseChoice(['error', 'warn', 'ignore']),
    { default: 'error' },
  ),
  to: input('Folder for the files, in the workspace or in `RUNNER_TEMP`.', 'coverage', parseFolder, {
    default: 'artifacts/',
  }),
  'by-job': optInInput(
    'Put the files of each job into a folder of their own, named by the step and the index of the job.',
  ),
  'max-size': input(
    'Maximum size of all files together. If they have more, nothing is downloaded.',
    '500MB',
    parseSize,
    { default: '1GiB' },
  ),
});
