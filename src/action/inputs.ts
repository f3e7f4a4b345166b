import * as core from '@actions/core';
import { defaultBaseUrl, parseBaseUrl } from '../client/index.ts';
import { type Input, input, inputsFor, keysOf } from '../operations/inputs/declarations/input.ts';
import { type InputName, inputs } from '../operations/inputs/declarations/inputs.ts';
import { suggestName } from '../operations/inputs/parsers/nearest.ts';
import { type Pairs, parsePairs } from '../operations/inputs/parsers/pairs.ts';
import { isParsed, type Parse, typed } from '../operations/inputs/parsers/parsed.ts';
import { oneOf, parseFlag } from '../operations/inputs/parsers/words.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { defaultTokenUrl } from './service/links.ts';

const operationNames = operations.map(({ name }) => name);

const parseOperation = typed<Operation>({ choices: operationNames }, (text) => {
  const found = operations.find(({ name }) => name === text);
  return found
    ? { value: found }
    : { expected: `${oneOf(operationNames)}${suggestName(text, operationNames)}` };
});

/** The name in an expression that is written as text, such as `secrets.NAME`, which is no secret; undefined for any other text. */
export function nameOfSecret(text: string): string | undefined {
  return /^\s*\$?(?:\{\{)?\s*secrets\.(\w{1,100})\s*(?:\}\})?\s*$/.exec(text)?.[1];
}

/** What people write instead of an API token of the service, and what is wrong with it. */
const mistakenTokens: readonly (readonly [form: RegExp, problem: string])[] = [
  [/^(?:gh[a-z]_|github_pat_)/, 'it looks like a GitHub token'],
  [/^(["']).*\1$/, 'it is in quotes, which are no part of a token'],
  [/^(?:\$?\{\{|secrets\.)/, 'it is the text of an expression: write ${{ secrets.NAME }}'],
  [/^[A-Z][A-Z0-9_]*_[A-Z0-9_]*$/, 'it looks like the name of a secret: write ${{ secrets.NAME }}'],
  [
    /^bk(?!ua_|tx_)[a-z]{2}_/,
    'it is a token of another kind, such as of an agent: API tokens begin with bkua_',
  ],
];

const parseServiceToken: Parse<string> = (text) => {
  const [, problem] = mistakenTokens.find(([form]) => form.test(text)) ?? [];
  if (problem === undefined) return parseToken(text, 0);
  const expected = `an API token of the service; ${problem}`;
  return { expected: expected.replace('NAME', nameOfSecret(text) ?? 'NAME') };
};

const parseToken: Parse<string> = (text) =>
  /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'one line of visible ASCII characters, without Bearer and without spaces' };

const parseAddress: Parse<string> = (text) => {
  try {
    parseBaseUrl(text);
    return { value: text };
  } catch {
    return {
      expected: 'an https address without user name, query or fragment (http only for this machine)',
    };
  }
};

const parseBaseAddress: Parse<string> = (text) =>
  /^(?:https?:\/\/)?(?:www\.)?buildkite\.com(?:\/|$)/i.test(text)
    ? { expected: `the address of the API, such as ${defaultBaseUrl}, not that of the website` }
    : parseAddress(text, 0);

/** When to write a summary. */
const parseSummary = typed<boolean | 'on-failure'>(
  { choices: ['true', 'on-failure', 'false'] },
  (text, nowMs) => {
    if (text === 'on-failure') return { value: text };
    const flag = parseFlag(text, nowMs);
    return isParsed(flag) ? flag : { expected: 'true, on-failure or false' };
  },
);

/** A form shows what is typed into it, so that no key may be there, nor the address that the token is sent to. */
const moreNames = keysOf(inputs).filter((name) => name !== 'memory-key');

const parseNamed = parsePairs(/^[a-z-]+$/, 'names of inputs with their values');

const parseMore: Parse<Pairs> = (text, nowMs) => {
  const named = parseNamed(text, nowMs);
  if (!isParsed(named)) return named;
  const other = Object.keys(named.value).find((name) => !moreNames.some((each) => each === name));
  if (other === undefined) return named;
  return { expected: `inputs of operations; ${other} is not one${suggestName(other, moreNames)}` };
};

/** The inputs of every operation: what to do, and how to reach the service and GitHub. */
export const stepInputs = inputsFor('What to do', {
  operation: input(`What to do: ${oneOf(operationNames)}.`, 'trigger-build', parseOperation),
  token: input(
    'API token of the service, from a secret, with the scopes of the operation. Not needed with `oidc-client-id`.',
    '${{ secrets.BUILDKITE_API_TOKEN }}',
    parseServiceToken,
    { secret: true },
  ),
  'oidc-client-id': input(
    'Client ID that the service gave to the identity of your jobs, instead of `token`. The job needs `id-token: write`.',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    parseToken,
  ),
  'oidc-audience': input(
    'Audience of the identity token, as set at the service. Required with `oidc-client-id`.',
    'https://buildkite.com/acme',
    parseToken,
  ),
  'oidc-token-url': input(
    `Address at which the service exchanges identity tokens. Default: ${defaultTokenUrl}; required with \`oidc-client-id\` and another \`base-url\`.`,
    'https://builds.example.com/oauth/token',
    parseAddress,
  ),
  'github-token': input(
    'GitHub token, to read pull requests and to write the comment, with the permissions of the operation.',
    '${{ github.token }}',
    parseToken,
    { expression: '${{ github.token }}', secret: true },
  ),
  'more-inputs': input(
    'Other inputs of the operation, as a JSON object: for a workflow that takes them from one field of a form.',
    '{"limit": 2, "created-from": "7d"}',
    parseMore,
    { secret: true },
  ),
  summary: input('Write a job summary: `true`, `on-failure` or `false`.', 'on-failure', parseSummary, {
    default: 'true',
  }),
  'base-url': input(
    'Address of the service, for a server with the same API, with or without /v2.',
    'https://builds.example.com',
    parseBaseAddress,
    { default: defaultBaseUrl },
  ),
});

/** The inputs of `buildkite/trigger-pipeline-action` that have another name here: left in a workflow, they would do nothing. */
export const vendorInputs: Readonly<Record<string, `${InputName | 'token'}${string}` | null>> = {
  buildkite_api_access_token: 'token',
  pipeline_uuid: 'pipeline, with the slug of the pipeline',
  build_env_vars: 'env',
  build_meta_data: 'meta-data',
  ignore_pipeline_branch_filter: 'ignore-pipeline-branch-filters',
  send_pull_request: null,
  pull_request_base_branch: 'pull-request-base-branch',
  commit_author_name: 'author-name',
  commit_author_email: 'author-email',
  wait_interval: 'poll-interval, with a unit, such as 30s',
  wait_timeout: 'wait-timeout, with a unit, such as 30m',
  retry_max_attempts: null,
  retry_base_delay: null,
};

/** The text of every input as the runner passes it; an input that is not given is an empty string. */
export function readInputTexts(): ReadonlyMap<string, string> {
  const names = [...Object.keys(stepInputs), ...Object.keys(inputs), ...Object.keys(vendorInputs)];
  const texts = new Map(names.map((name) => [name, core.getInput(name, { trimWhitespace: false })]));
  const more = parseMore(texts.get('more-inputs') ?? '', 0);
  const all: Readonly<Record<string, Input>> = inputs;
  for (const [name, text] of isParsed(more) ? Object.entries(more.value) : [])
    if (['', all[name]?.default].includes(texts.get(name)?.trim())) texts.set(name, text);
  return texts;
}
