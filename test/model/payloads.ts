import { builds, seedOf, settled, start, suites } from '../sandbox/harness.ts';

/*
 * Answers as servers are known to send them: those of the sandbox, which have what the document shows and what the live
 * service adds to it, and what is odd about others.
 */

/** A JSON object of a test. */
export type Payload = Readonly<Record<string, unknown>>;

const command = { matrix: [{ os: 'mac' }], exits: [1], tests: [{ name: 'adds' }] };
const block = { block: 'Go?', fields: [{ key: 'version', required: true }] };
const pull_request = { id: '7', base: 'main', repository: 'git://github.com/acme/web' };
const history = [
  { ageMs: 60_000, pull_request, env: { DEPLOY_TO: 'staging' } },
  { ageMs: 50_000, rebuilds: 1 },
];
const flakyTests = [{ name: 'one', scope: 'Cart', location: './a_spec.rb:1', file_name: './a_spec.rb' }];
const script = settled(command, 'wait', block, { trigger: 'web' });
const { get } = start({ seed: seedOf(script, { history, suites: [{ name: 'Web', flakyTests }] }) });
const first = async (path: string) => (await get<Payload[]>(path)).body[0] ?? {};

const { jobs: sent = [], ...facts } = (
  await get<Payload & { jobs?: Payload[] }>(`${builds}/2?include_test_engine=true`)
).body;
const { pipeline } = await first(builds);

/** One job of each kind. */
export const jobs = {
  script: { ...sent[0] },
  waiter: { ...sent[1] },
  manual: { ...sent[2], unblocked_by: facts.creator },
  trigger: { ...sent[3], triggered_build: facts.rebuilt_from },
};

/** A build with all that the live service sends. */
export const build: Payload = { ...facts, pipeline, jobs: Object.values(jobs) };

/** A suite and a flaky test. */
export const suite = await first(suites);
export const flakyTest = await first(`${suites}/web/flaky-tests`);

/** The same value with keys that no document has, in each of its objects. */
function withSurplus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSurplus);
  if (typeof value !== 'object' || value === null) return value;
  // The keys of these are free.
  const known = Object.entries(value).map(([key, item]) =>
    key === 'env' || key === 'meta_data' ? [key, item] : [key, withSurplus(item)],
  );
  return { ...Object.fromEntries(known), brand_new: { nested: [true] }, another: null };
}

/** Builds as the live service has been seen to send them: they are read as they are. */
export const oddBuilds: Readonly<Record<string, Payload>> = {
  'all that the live service sends': build,
  'new keys at every level': withSurplus(build) as Payload,
  'odd values': {
    ...build,
    author: 'ada@acme.example',
    env: {},
    meta_data: {},
    state: 'waiting_failed',
    blocked: true,
    blocked_state: null,
    cancel_reason: '',
    pull_request: {},
    pipeline: { provider: { id: 'private', webhook_url: '', settings: {} } },
    jobs: [
      { ...jobs.script, command: '', name: '', state: 'thinking', retry_type: 'by magic' },
      { id: 'j9', type: 'robot', state: 'dancing', arms: 2 },
      { ...jobs.waiter, state: 'passed' },
    ],
  },
};

/** Suites and flaky tests likewise. */
export const oddSuites = [suite, { ...suite, api_token: 'secret-of-the-suite' }];
export const oddFlakyTests = [flakyTest, { ...flakyTest, last_resolved_at: null, ownership_team_ids: ['t'] }];
