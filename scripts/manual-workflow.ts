import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import type { Input } from '../src/operations/inputs/declarations/input.ts';
import { operations } from '../src/operations/operations.ts';

/** The inputs that get their own field: GitHub accepts 25, and a shorter form is easier to fill in. */
const shown = 'organization pipeline build commit branch message suite state wait wait-timeout dry-run'.split(
  ' ',
);

/**
 * The workflow that runs any operation manually, from the declared inputs. A person who starts it must not be able to send
 * the token elsewhere, so the address of the service is a variable of the repository and no input. The rules of the
 * environment `kitestring`, which holds the secret, decide who may run operations. Only operations that comment get a token
 * that may write.
 */
export function manualWorkflow(inputs: Readonly<Record<string, Input>>): string {
  const comments = operations.filter(({ permissions }) =>
    permissions.some(({ permission }) => permission === 'pull-requests: write'),
  );
  const isComment = comments.map(({ name }) => `inputs.operation == '${name}'`).join(' || ');
  const options = operations.map(({ name }) => name);
  const fields = {
    operation: { description: 'What to do', type: 'choice', required: true, options },
    ...Object.fromEntries(shown.map((name) => [name, field(name, inputs[name])])),
    'more-inputs': field('more-inputs', inputs['more-inputs']),
  };
  const write = '\n      pull-requests: write # to read which files change, and to write the comment';
  const head = {
    name: 'Run an operation',
    'run-name': 'Kitestring: ${{ inputs.operation }}',
    on: { workflow_dispatch: { inputs: fields } },
    permissions: {},
    concurrency: { group: 'run-operation-${{ github.run_id }}', 'cancel-in-progress': false },
  };
  const jobs = [
    job('run', 'Run it', `!(${isComment})`, ''),
    job('run-and-comment', 'Run it and comment', isComment, write),
  ];
  return `${stringify(head, { lineWidth: 0 })}jobs:\n${jobs.join('')}`;
}

function job(id: string, name: string, condition: string, write: string): string {
  const given = ['operation', ...shown, 'more-inputs'].map(
    (name) => `\n          ${name}: \${{ inputs.${name} }}`,
  );
  return `  ${id}:
    name: ${name}
    if: \${{ ${condition} }}
    runs-on: ubuntu-latest
    environment: kitestring
    permissions:
      contents: read${write}
    steps:
      - name: Check out the action
        uses: ${checkout()}
        with:
          persist-credentials: false
      - name: Run the operation
        id: kitestring
        uses: ./
        with:
          token: \${{ secrets.BUILDKITE_API_TOKEN }}
          base-url: \${{ vars.BUILDKITE_BASE_URL }}${given.join('')}
`;
}

/** The version of `actions/checkout` that CI uses, which Dependabot updates. */
function checkout(): string {
  const ci = readFileSync(resolve(import.meta.dirname, '../.github/workflows/ci.yml'), 'utf8');
  const [, pinned] = /uses: (actions\/checkout@.*)/.exec(ci) ?? [];
  if (pinned === undefined) throw new Error('ci.yml does not check out.');
  return pinned;
}

function field(name: string, input: Input | undefined) {
  if (input === undefined) throw new Error(`There is no input ${name} for the manual workflow.`);
  const [sentence = ''] = input.sentence.replaceAll('`', '').split(/(?<=\.) |: for /);
  const example = name === 'more-inputs' ? `, such as ${input.example}` : '';
  const isFlag = name === 'dry-run';
  return {
    description: `${sentence}${example}`,
    type: isFlag ? 'boolean' : 'string',
    default: isFlag ? false : '',
  };
}
