import { expect, it } from 'vitest';
import { createBody } from '../../../src/operations/inputs/create-body.ts';
import { createInputProblems } from '../../../src/operations/inputs/input-problems.ts';

const repository = 'https://github.com/acme/kites.git';
const event = {
  commit: 'a'.repeat(40),
  branch: 'gusts',
  pull_request_id: 7,
  pull_request_base_branch: 'main',
  pull_request_repository: repository,
  otherPullRequests: [{ number: 8, base: 'release' }],
};

it.each([
  [{}, { id: 7, base: 'main', from: repository }],
  [{ 'pull-request-id': 7 }, { id: 7, base: 'main', from: repository }],
  [{ 'pull-request-id': 8 }, { id: 8, base: 'release', from: repository }],
  [
    { 'pull-request-id': 8, 'pull-request-base-branch': 'next' },
    { id: 8, base: 'next', from: repository },
  ],
  [{ 'pull-request-id': 99 }, { id: 99, base: undefined, from: undefined }],
])('a build has base branch and repository of its own pull request: %j', (inputs, { id, base, from }) => {
  expect(createBody(inputs, event, createInputProblems(new Set()))?.body).toEqual({
    commit: event.commit,
    branch: event.branch,
    pull_request_id: id,
    ...(base !== undefined && { pull_request_base_branch: base }),
    ...(from !== undefined && { pull_request_repository: from }),
  });
});

it('a build without a pull request in its event has that of the inputs', () => {
  const { commit, branch } = event;
  const inputs = { 'pull-request-id': 5, 'pull-request-base-branch': 'main' };
  expect(createBody(inputs, { commit, branch }, createInputProblems(new Set()))).toEqual({
    body: { commit, branch, pull_request_id: 5, pull_request_base_branch: 'main' },
    notes: [],
  });
});

it.each([
  [{}, ['deploy', 'area: web']],
  [{ 'pull-request-labels': ['nightly'] }, ['nightly']],
  [{ 'pull-request-id': 8 }, undefined],
  [{ 'pull-request-id': 99 }, undefined],
  [{ 'pull-request-id': 99, 'pull-request-labels': ['nightly'] }, ['nightly']],
])('a build has the labels of its own pull request: %j', (inputs, labels) => {
  const labeled = { ...event, pull_request_labels: ['deploy', 'area: web'] };
  const created = createBody(inputs, labeled, createInputProblems(new Set()));
  expect(created?.body.pull_request_labels).toEqual(labels);
});
