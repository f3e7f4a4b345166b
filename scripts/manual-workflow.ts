import { Document, isScalar } from 'yaml';
import type { Input } from '../src/operations/inputs/declarations/input.ts';
import type { GitHubPermission } from '../src/operations/operation.ts';
import { operations } from '../src/operations/operations.ts';

/** The inputs that get their own field: GitHub accepts 25, and a shorter form is easier to fill in. */
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
] as const;

/**
 * Where the service is. A person who starts the workflow must not be able to send the token elsewhere, so this is a
 * variable of the repository and no input.
 */
const baseUrl = '${{ vars.BUILDKITE_BASE_URL }}';

/** The environment that holds the secret: its rules decide who may run operations. */
const environment = 'kitestring';

const checkout = { sha: '08c6903cd8c0fde910a37f88322edcfb5dd907a8', version: 'v5.0.0' };

/** The workflow that runs any operation manually, from the declared inputs. */
export function manualWorkflow(inputs: Readonly<Record<string, Input>>): string {
  const comments = operations.filter(({ permissions }) => permissions.some(isCommentPermission));
  const isComment = comments.map(({ name }) => `inputs.operation == '${name}'`).join(' || ');
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
          ...Object.fromEntries(shown.map((name) => [name, field(name, inputs[name])])),
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
      run: job('Run it', `!(${isComment})`, { contents: 'read' }),
      'run-and-comment': job('Run it and comment', isComment, { contents: 'read', 'pull-requests': 'write' }),
    },
  });
  for (const name of ['run', 'run-and-comment']) {
    const uses = workflow.getIn(['jobs', name, 'steps', 0, 'uses'], true);
    if (isScalar(uses)) uses.comment = ` ${checkout.version}`;
  }
  const write = workflow.getIn(['jobs', 'run-and-comment', 'permissions', 'pull-requests'], true);
  if (isScalar(write)) write.comment = ' to read which files change, and to write the comment';
  return workflow.toString({ lineWidth: 0 });
}

function isCommentPermission({ permission }: GitHubPermission): boolean {
  return permission === 'pull-requests: write';
}

/** One job that runs the operation. Only operations that comment get a token that may write. */
function job(name: string, condition: string, permissions: Readonly<Record<string, string>>) {
  const given = ['operation', ...shown, 'more-inputs'].map((input) => [input, `\${{ inputs.${input} }}`]);
  return {
    name,
    if: `\${{ ${condition} }}`,
    'runs-on': 'ubuntu-latest',
    environment,
    permissions,
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
        with: {
          token: '${{ secrets.BUILDKITE_API_TOKEN }}',
          'base-url': baseUrl,
          ...Object.fromEntries(given),
        },
      },
    ],
  };
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
