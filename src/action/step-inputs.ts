import { defaultBaseUrl, parseBaseUrl } from '../client/index.ts';
import type { Input } from '../operations/inputs/declarations/input.ts';
import { inputs } from '../operations/inputs/declarations/inputs.ts';
import { parsePairs } from '../operations/inputs/parsers/pairs.ts';
import type { Parse } from '../operations/inputs/parsers/parsed.ts';
import { oneOf } from '../operations/inputs/parsers/words.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';

const parseOperation: Parse<Operation> = (text) => {
  const found = operations.find(({ name }) => name === text);
  return found ? { value: found } : { expected: oneOf(operations.map(({ name }) => name)) };
};

const parseToken: Parse<string> = (text) =>
  /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'one line of visible ASCII characters without spaces' };

const parseAddress: Parse<string> = (text) => {
  try {
    parseBaseUrl(text);
    return { value: text };
  } catch {
    return {
      expected:
        'an https address without user name, query, fragment, or /v2 at its end (http only for this machine)',
    };
  }
};

/** The inputs that every operation has: what to do, as whom, and where. */
export const stepInputs = {
  operation: {
    purpose: 'What to do',
    sentence: `What to do: ${oneOf(operations.map(({ name }) => name))}.`,
    example: 'trigger-build',
    parse: parseOperation,
  },
  token: {
    purpose: 'What to do',
    sentence: 'API token of the service, from a secret. The table of scopes says what it must be allowed.',
    example: '${{ secrets.BUILDKITE_API_TOKEN }}',
    secret: true,
    parse: parseToken,
  },
  'github-token': {
    purpose: 'What to do',
    sentence:
      "GitHub's own token, for what only GitHub knows (the head of a pull request) and for the comment. README.md says which permissions it needs.",
    example: '${{ github.token }}',
    expression: '${{ github.token }}',
    secret: true,
    parse: parseToken,
  },
  'base-url': {
    purpose: 'What to do',
    sentence:
      'Address of the service, for a server that speaks the same API. A path in it is kept; /v2 follows it by itself.',
    example: 'https://builds.example.com',
    default: defaultBaseUrl,
    parse: parseAddress,
  },
  'more-inputs': {
    purpose: 'What to do',
    sentence:
      'Further inputs as lines `name=value`, and `name<<END` ... `END` for several lines. For the manual workflow, which has room for few.',
    example: 'wait-timeout=30m',
    verbatim: true,
    secret: true,
    parse: parsePairs(
      (name) => Object.hasOwn(inputs, name),
      `names of inputs (${Object.keys(inputs).join(', ')})`,
    ),
  },
} as const satisfies Record<string, Input<unknown>>;
