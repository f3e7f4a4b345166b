import { expect, it } from 'vitest';
import { createHost, type Inputs } from '../support/operation-host.ts';

const web = { pipeline: 'acme/web' };
const acme = { organization: 'acme' };
const seven = { ...web, build: '7' };
const named = { build: 'https://buildkite.com/acme/web/builds/3' };
const latest = { ...web, build: 'latest' };
const order = { ...web, commit: 'HEAD', branch: 'main' };
const two = { ...order, pipeline: 'acme/web, acme/api' };
const flaky = { ...acme, suite: 'web' };
const [commit, other] = ['4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d', 'a'.repeat(40)];

const one = 'must have exactly one value here; it has 2';
const noPipeline = 'pipeline is missing: set it to a pipeline slug, or to organization/pipeline';
const notAll = 'pipeline must name a pipeline here; "*" is only for cancel-builds and list-builds, alone';
const noOrganization = 'organization is missing: set it for pipeline web, or write organization/web';
const noSuite = 'suite is missing: set it to the slug of the test suite';
const noSlug = 'organization is missing: set it to the slug of the organization';
const comments = 'comment must be never, on-failure, live or always; it was';
const duration = 'such as 90s, 15m, 2h, 5h45m, 7d or 2w; it was';
const short =
  'commit must be a full commit SHA of 40 characters, because the service does not match short SHAs; it was "main"';

const failing = 'cancel-on: failing needs fail-fast: true, which ends the wait when a build is failing';

const beside = (names: string) => `build names the build: remove ${names}, or set build: latest`;

const latestRows: readonly Row[] = [
  [latest, 'branch is missing: the event does not name a branch'],
  [{ ...web, build: 'latest\n1', branch: 'main' }, `build ${one}`],
];

/** Inputs, and all that is wrong with them, without the words around it. */
type Row = readonly [Inputs, ...string[]];

const rows: Readonly<Record<string, readonly Row[]>> = {
  'cancel-build': [
    ...latestRows,
    [{}, 'build is missing: set it to the number or the URL of the build, or to latest'],
    [{ build: '7' }, noPipeline],
    [{ build: '7', pipeline: 'web' }, noOrganization],
    [{ build: '7', pipeline: 'acme/*' }, notAll],
    [{ ...web, build: '7, 8' }, `build ${one}`],
    [{ build: '7', pipeline: 'acme/web, acme/api' }, `pipeline ${one}`],
    [{ ...seven, branch: 'main', state: 'failed' }, beside('branch and state')],
    [{ ...named, commit }, beside('commit')],
  ],
  'retry-failed-jobs': [
    [{ ...seven, 'cancel-on': 'abort, failing' }, failing],
    [
      { ...seven, 'job-states': 'passed' },
      'job-states must be failed, soft_failed, timed_out, expired or canceled; it was "passed"',
    ],
  ],
  'wait-for-build': [
    ...latestRows,
    [{ ...web, build: '7\n8', branch: 'main' }, beside('branch')],
    [web, 'build is missing: set it, or set commit to the commit of the build'],
    [{ ...web, commit: 'main' }, short],
    [{ ...web, commit: `${commit}, ${other}` }, `commit ${one}`],
    [{ ...web, commit, branch: 'a\nb' }, `branch ${one}`],
    [{ ...web, commit, branch: 'fix/*' }, 'branch must be one branch here; "*" is only for filters'],
  ],
  'trigger-build': [
    [
      { 'author-name': 'Ada', 'wait-timeout': 'soon', env: '2=x' },
      'env must be pairs with names of letters, digits and "_" that do not start with a digit; not valid: line 1',
      `wait-timeout must be a duration from 1s to 35d, ${duration} "soon"`,
      noPipeline,
      'commit is missing: the event does not name a commit',
      'branch is missing: the event does not name a branch',
      'author-email is missing: author-name requires it',
    ],
    [{ ...order, 'cancel-on': 'failing', 'fail-fast': 'false' }, failing],
    [{ ...order, commit: 'a, b' }, `commit ${one}`],
    [{ ...order, pipeline: 'web' }, noOrganization],
    [{ ...order, ...acme, pipeline: '*' }, notAll],
    [
      { ...order, 'meta-data': 'release=1\nkitestring-step=2' },
      'meta-data must not set kitestring-step: names that start with kitestring- are reserved',
    ],
    ...['on-flaky', 'allways'].map((comment): Row => [{ ...order, comment }, `${comments} "${comment}"`]),
  ],
  'cancel-builds': [
    [
      { ...web, branch: 'main', state: 'passed' },
      'state must include scheduled, running or failing; no other builds can be canceled',
    ],
    [
      { ...web, 'created-from': '1h', 'created-to': '2h' },
      'created-from must be earlier than created-to: no build matches otherwise',
    ],
    // An expression that gives nothing must not widen a cancel to the organization.
    [
      { ...acme, pipeline: '', branch: 'fix' },
      'pipeline is missing: set it to organization/pipeline, or to "*" for all pipelines of the organization',
    ],
    [{ pipeline: '*', branch: 'fix' }, noSlug],
    [{ ...acme, pipeline: '*\nweb', branch: 'fix' }, notAll],
  ],
  'list-flaky-tests': [
    [
      { limit: 'all', include: 'a***b*', 'max-new': '-1', 'path-prefix': '../web' },
      'include must be globs with at most 3 * between two slashes; it was "a***b*"',
      'path-prefix must be a folder of the repository or an absolute path, without ..; it was "../web"',
      'max-new must be a whole number of at least 0; it was "-1"',
      'limit must be a whole number of at least 1; it was "all"',
      noSuite,
    ],
    [
      { ...flaky, 'seen-within': '28d1s' },
      `seen-within must be a duration from 1s to 28d, ${duration} "28d1s"`,
    ],
  ],
  'get-suite': [
    [{}, noSuite],
    [{ suite: 'web' }, 'organization is missing: set it for suite web, or write organization/web'],
  ],
  'create-suite': [
    [
      { ...acme, 'team-ids': 'everyone' },
      'team-ids must be a UUID, such as 01234567-89ab-cdef-0123-456789abcdef; it was "everyone"',
      'name is missing: set it to the name of the new suite',
      'default-branch is missing: set it to the branch whose trends the suite shows',
    ],
  ],
};

const each = Object.entries(rows).flatMap(([operation, own]) =>
  own.map(([inputs, ...problems]) => ({ operation, inputs, problems })),
);

it.each(each)('$operation says what is wrong with $inputs', ({ operation, inputs, problems }) => {
  const expected = problems.map((problem) => `Input ${problem}.`);
  expect(createHost().problems({ operation, ...inputs })).toEqual(expected);
});

it.each<[Inputs, ...string[]]>([
  [{ operation: 'cancel-build', ...named, pipeline: 'acme/api' }, 'pipeline api, another web'],
  [
    { operation: 'rebuild-build', ...named, pipeline: 'globex/api' },
    'organization globex, another acme',
    'pipeline api, another web',
  ],
  [{ operation: 'cancel-build', ...seven, organization: 'globex' }, 'organization globex, another acme'],
  [{ operation: 'trigger-build', ...two, organization: 'globex' }, 'organization globex, another acme'],
  [
    { operation: 'cancel-builds', ...acme, pipeline: 'globex/*', branch: 'fix' },
    'organization acme, another globex',
  ],
  [{ operation: 'delete-suite', ...acme, suite: 'globex/web' }, 'organization acme, another globex'],
])('a step refuses inputs that disagree: %j', (inputs, ...problems) => {
  const expected = problems.map((problem) => `The inputs disagree: one names the ${problem}.`);
  expect(createHost().problems(inputs)).toEqual(expected);
});

it.each([
  ['latest', latest],
  ['no build', web],
])('wait-for-build says why the event has nothing to wait for: %s', (_, inputs) => {
  const event = { nothingToBuild: 'A branch is deleted.' };
  const problems = createHost().problems({ operation: 'wait-for-build', ...inputs }, { event });
  expect(problems).toEqual(['A branch is deleted.']);
});

it.each<Inputs>([
  web,
  { ...web, state: 'running', 'include-retried-jobs': 'true' },
  { ...acme, pipeline: '*', 'meta-data': '{}' },
  { ...web, branch: '*' },
  { ...web, branch: 'main\n*' },
])('cancel-builds refuses to cancel every build: %j', (inputs) => {
  expect(createHost().problems({ operation: 'cancel-builds', ...inputs })).toEqual([
    expect.stringMatching(/^cancel-builds requires commit, branch, .* or meta-data, .*\.$/),
  ]);
});
