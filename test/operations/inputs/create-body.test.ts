import { expect, it } from 'vitest';
import { createBody } from '../../../src/operations/inputs/create-body.ts';
import { createInputProblems } from '../../../src/operations/inputs/input-problems.ts';

const own = { commit: 'a'.repeat(40), branch: 'gusts' };
const facts = {
  pull_request_base_branch: 'main',
  pull_request_repository: 'https://github.com/acme/kites.git',
  pull_request_labels: ['deploy', 'area: web'],
};
const event = { ...own, pull_request_id: 7, ...facts };

it.each([
  [{}, event, { pull_request_id: 7, ...facts }],
  [{ 'pull-request-id': 7 }, event, { pull_request_id: 7, ...facts }],
  [
    { 'pull-request-labels': ['nightly'] },
    event,
    { pull_request_id: 7, ...facts, pull_request_labels: ['nightly'] },
  ],
  [{ 'pull-request-id': 99 }, event, { pull_request_id: 99 }],
  [
    { 'pull-request-id': 99, 'pull-request-base-branch': 'next' },
    event,
    { pull_request_id: 99, pull_request_base_branch: 'next' },
  ],
  [{ 'pull-request-id': 5 }, own, { pull_request_id: 5 }],
])('a build has the facts of its own pull request: %j', (inputs, on, pull) => {
  expect(createBody(inputs, on, createInputProblems(new Set()))).toEqual({
    body: { ...own, ...pull },
    notes: [],
  });
});
