import { Document, isScalar } from 'yaml';
import type { Input } from '../src/operations/inputs/declarations/input.ts';
import { operations } from '../src/operations/operations.ts';

/** The inputs that get a field of their own: GitHub takes no more than 25, and nobody wants to see half as many. */
const shown = [
  'organization',
  'pipeline',
  'build',
  'commit',
  'branch',
  'message',
  'suite',
  'state',
  'wait',
  'wait-timeout',
  'dry-run',
  'base-url',
] as const;

const checkout = { sha: '08c6903cd8c0fde910a37f88322edcfb5dd907a8', version: 'v5.0.0' };

/** The workflow with which a person runs any operation by hand, from the declared inputs. */
export function manualWorkflow(inputs: Readonly<Record<string, Input>>): string {
  const fields = shown.map((name) => [name, field(name, inputs[name])]);
  const handed = ['operation', ...shown, 'more-inputs'].map((name) => [name, `\${{ inputs.${name} }}`]);
  const workflow = new Document({
    name: 'Run an operation',
    'run-name': 'Kitestring: ${{ inputs.operation }}',
    on: {
      workflow_dispatch: {
        inputs: {
          operation: {
            description: 'What to do',
            type: 'choice',
            required: true,
            options: operations.map(({ name }) => name),
          },
          ...Object.fromEntries(fields),
          'more-inputs': {
            description: 'Any other input as name=value, or several as a JSON object',
            type: 'string',
            default: '',
          },
        },
      },
    },
    permissions: {},
    concurrency: { group: 'run-operation-${{ github.run_id }}', 'cancel-in-progress': false },
    jobs: {
      run: {
        name: 'Run it',
        'runs-on': 'ubuntu-latest',
        permissions: { contents: 'read' },
        steps: [
          {
            name: 'Check out the action',
            uses: `actions/checkout@${checkout.sha}`,
            with: { 'persist-credentials': false },
          },
          {
            name: 'Run the operation',
            id: 'kitestring',
            uses: './',
            with: { token: '${{ secrets.BUILDKITE_API_TOKEN }}', ...Object.fromEntries(handed) },
          },
        ],
      },
    },
  });
  const uses = workflow.getIn(['jobs', 'run', 'steps', 0, 'uses'], true);
  if (isScalar(uses)) uses.comment = ` ${checkout.version}`;
  return workflow.toString({ lineWidth: 0 });
}

function field(name: (typeof shown)[number], input: Input | undefined) {
  if (input === undefined) throw new Error(`There is no input ${name} for the manual workflow.`);
  const description = firstSentence(input.sentence);
  if (name === 'dry-run') return { description, type: 'boolean', default: false };
  return { description, type: 'string', default: input.default ?? '' };
}

function firstSentence(text: string): string {
  return text.replaceAll('`', '').split(/(?<=\.) /)[0] ?? '';
}
