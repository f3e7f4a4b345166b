import { get } from './steps.ts';
import { tellStories } from './tell-stories.ts';

/** A service that stays in trouble is given up after a minute. */
const briefly = { inputs: get, pace: 'swift' } as const;
const page = '<!DOCTYPE html><title>Bad gateway</title><h1>Bad gateway</h1>';

tellStories('get-build of a service in trouble', {
  'fails when nothing listens at the address': { ...briefly, down: true, pace: 'hurried' },
  'fails when the service does not know the token': { inputs: get, token: 'nobody' },
  'succeeds when the service fails for a moment': {
    inputs: get,
    before: ({ faults }) =>
      faults.add({ kind: 'status', status: 502, body: '<html>Bad gateway</html>', times: 2 }),
  },
  'succeeds when the service resets a connection': {
    inputs: get,
    before: ({ faults }) => faults.add({ kind: 'reset' }),
  },
  'succeeds when the answer is slow and comes in small pieces': {
    inputs: get,
    before: ({ faults }) => {
      faults.add({ kind: 'delay', ms: 300 });
      faults.add({ kind: 'slow', pieceBytes: 2_000, pauseMs: 5 });
    },
  },
  'fails when every answer is a 500': {
    ...briefly,
    before: ({ faults }) =>
      faults.add({ kind: 'status', status: 500, body: { message: 'Internal error' }, times: 'always' }),
  },
  'fails when every answer is a 502 with a page': {
    ...briefly,
    before: ({ faults }) => faults.add({ kind: 'status', status: 502, body: page, times: 'always' }),
  },
  'fails when every answer is a page of HTML': {
    ...briefly,
    before: ({ faults }) =>
      faults.add({ kind: 'garble', body: '<html>Welcome</html>', contentType: 'text/html', times: 'always' }),
  },
  'fails when every answer is cut off': {
    ...briefly,
    before: ({ faults }) => faults.add({ kind: 'cut', afterBytes: 40, times: 'always' }),
  },
  'fails when every answer is half a document': {
    ...briefly,
    before: ({ faults }) =>
      faults.add({ kind: 'garble', body: '{"id":"x","number":1,"sta', times: 'always' }),
  },
  'fails when every answer is JSON that is not a build': {
    ...briefly,
    before: ({ faults }) =>
      faults.add({ kind: 'garble', body: '{"id":"x","number":"1","state":null}', times: 'always' }),
  },
  'does not follow a redirect': {
    inputs: get,
    before: ({ faults }) =>
      faults.add({
        kind: 'status',
        status: 302,
        headers: { location: 'https://elsewhere.example/?token=1' },
      }),
  },
  'does not let the words of the service become workflow commands': {
    inputs: get,
    before: ({ faults }) =>
      faults.add({
        kind: 'status',
        status: 400,
        body: { message: 'x\n::set-output name=state::passed\n##[error]forged ##[add-mask]e' },
        times: 'always',
      }),
  },
});
