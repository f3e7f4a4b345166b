import type { Story } from '../support/scenario.ts';

const web = { pipeline: 'acme/web' };
const get = { operation: 'get-build', ...web, build: '1' };
const create = { operation: 'trigger-build', commit: 'HEAD', branch: 'main', 'poll-interval': '1s' };
const page = '<!DOCTYPE html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** A 429 with these headers, once; the read that met it is then answered. */
function limited(headers: Readonly<Record<string, string>>, body?: object): Story {
  return {
    inputs: get,
    before: ({ faults }) =>
      faults.add({ kind: 'status', status: 429, headers, ...(body === undefined ? {} : { body }) }),
  };
}

/** What goes wrong besides: with the server, with its limits, with what it refuses, and with builds. */
export const troubles: Readonly<Record<string, Readonly<Record<string, Story>>>> = {
  'a server in trouble': {
    'where nobody listens': { inputs: get, down: true },
    'that is slow, and sends small pieces': {
      inputs: get,
      before: ({ faults }) => {
        faults.add({ kind: 'delay', ms: 300 });
        faults.add({ kind: 'slow', pieceBytes: 2_000, pauseMs: 5 });
      },
    },
    'that resets a connection': { inputs: get, before: ({ faults }) => faults.add({ kind: 'reset' }) },
    'that answers 500 for good': {
      inputs: get,
      before: ({ faults }) =>
        faults.add({ kind: 'status', status: 500, body: { message: 'Internal error' }, times: 'always' }),
    },
    'that answers 502 with a page for good': {
      inputs: get,
      before: ({ faults }) => faults.add({ kind: 'status', status: 502, body: page, times: 'always' }),
    },
    'that answers with half a document as if it were whole': {
      inputs: get,
      before: ({ faults }) =>
        faults.add({ kind: 'garble', body: '{"id":"x","number":1,"sta', times: 'always' }),
    },
    'that answers with JSON that is no build': {
      inputs: get,
      before: ({ faults }) =>
        faults.add({ kind: 'garble', body: '{"id":"x","number":"1","state":null}', times: 'always' }),
    },
    'that sends us elsewhere': {
      inputs: get,
      before: ({ faults }) =>
        faults.add({
          kind: 'status',
          status: 302,
          headers: { location: 'https://elsewhere.example/?token=1' },
        }),
    },
    'whose words try to be commands': {
      inputs: get,
      before: ({ faults }) =>
        faults.add({
          kind: 'status',
          status: 400,
          body: { message: 'x\n::set-output name=state::passed\n##[error]forged ##[add-mask]e' },
        }),
    },
  },
  'a rate limit': {
    'of the organization': limited(
      { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': '1' },
      { message: 'Too many', scope: 'rest' },
    ),
    'of the user': limited(
      { 'ratelimit-user-limit': '50', 'ratelimit-user-remaining': '0', 'ratelimit-user-reset': '1' },
      { message: 'Too many', scope: 'rest_user' },
    ),
    'that only the body tells of': limited(
      {},
      { message: 'Too many', scope: 'rest', limit: 200, current: 201, reset: 1 },
    ),
    'that Retry-After tells of': limited({ 'retry-after': '1' }),
    'that lasts longer than the call may take': limited({ 'retry-after': '3600' }),
  },
  'a refusal': {
    'of what does not validate': {
      inputs: { ...create, ...web },
      before: ({ faults }) =>
        faults.add({
          kind: 'status',
          status: 422,
          on: 'builds.create',
          body: {
            message: 'Validation Failed',
            errors: [
              { field: 'commit', code: 'invalid' },
              { field: 'branch', code: 'too_long' },
            ],
          },
        }),
    },
    'of a pipeline that nobody knows': { inputs: { ...create, pipeline: 'acme/nope' } },
    'of an organization that nobody knows': { inputs: { operation: 'list-builds', organization: 'nobody' } },
    'of one cancel of two': {
      inputs: { operation: 'cancel-builds', organization: 'acme', branch: 'feature' },
      before: ({ world, faults }) => {
        for (const _ of ['one', 'two'])
          world.run({ organization: 'acme', pipeline: 'long', branch: 'feature' });
        faults.add({
          kind: 'status',
          status: 403,
          body: { message: 'Forbidden' },
          on: 'builds.cancel',
          skip: 1,
        });
      },
    },
  },
  'a build that is waited for': {
    'that disappears': {
      inputs: { operation: 'wait-for-build', pipeline: 'acme/long', build: '1', 'poll-interval': '10s' },
      before: ({ world, faults }) => {
        world.run({ organization: 'acme', pipeline: 'long' });
        const body = { message: 'No build found' };
        faults.add({ kind: 'status', status: 404, body, on: 'builds.get', times: 'always', skip: 2 });
      },
      hurried: true,
    },
    'through an outage': {
      inputs: { ...create, ...web },
      before: ({ faults }) =>
        faults.add({ kind: 'status', status: 503, on: 'builds.get', times: 5, skip: 0 }),
    },
    'that may end at a block step': {
      inputs: { ...create, pipeline: 'acme/gated', 'success-states': 'passed, blocked' },
    },
    'that no agent takes': {
      inputs: { ...create, pipeline: 'acme/idle', 'queue-timeout': '1s', 'poll-interval': '2s' },
    },
    'for too long, and is canceled': {
      inputs: {
        ...create,
        pipeline: 'acme/long',
        'wait-timeout': '1s',
        'cancel-on-timeout': 'true',
        'poll-interval': '2s',
      },
    },
  },
  'several builds': {
    'that all pass': { inputs: { ...create, pipeline: 'acme/web\nacme/trunk' } },
    'the first of which fails, so that the other is canceled': {
      inputs: {
        ...create,
        pipeline: 'acme/broken, acme/long',
        'wait-until': 'first-failure',
        'cancel-siblings': 'true',
      },
    },
    'one of which cannot be started': {
      inputs: { ...create, pipeline: 'acme/web, acme/trunk, acme/broken', branch: 'feature' },
    },
  },
  'what was typed': {
    nothing: { inputs: { token: '' } },
    'a filter that does not narrow': {
      inputs: { operation: 'cancel-builds', organization: 'acme', branch: '*' },
    },
    'an address with a password': { inputs: { ...get, 'base-url': 'https://me:hunter2@ci.example' } },
    'variables that cannot be read': {
      inputs: { ...create, pipeline: 'web', 'author-name': 'Ada', env: 'PASSWORD=hunter2\nhunter2' },
    },
    'on the deletion of a branch': {
      inputs: { operation: 'trigger-build', ...web },
      event: { name: 'delete', payload: { ref: 'feature', ref_type: 'branch' } },
    },
    'in the field for more': {
      inputs: { operation: 'get-build', 'more-inputs': 'pipeline=acme/web\nbuild=1\nlimit=5' },
    },
  },
};
