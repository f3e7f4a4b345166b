import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import type { Suite } from '../../src/model/suite.ts';
import { type ProfileName, profileNames } from '../../src/sandbox/profile.ts';
import { builds, seedOf, settled, start, suites } from './harness.ts';

/* The tables of api.md §2, by hand. The profile `document` sends these keys and no others; `observed` at least these. */
const words = (text: string) => text.trim().split(/\s+/).sort();

const suiteKeys = words('id graphql_id slug name url web_url default_branch');
const flakyKeys = words('id web_url scope name location file_name instances most_recent_instance_at');
const buildKeys =
  words(`id graphql_id url web_url number state cancel_reason blocked message commit branch env source
  creator jobs created_at scheduled_at started_at finished_at meta_data pull_request rebuilt_from pipeline`);
const userKeys = words('id graphql_id name email avatar_url created_at');
const jobKeys =
  words(`id graphql_id type name step_key step agent_query_rules state web_url log_url raw_log_url command
  soft_failed exit_status artifact_paths agent created_at scheduled_at runnable_at started_at finished_at retried
  retried_in_job_id retries_count retry_type parallel_group_index parallel_group_total matrix cluster_id cluster_url
  cluster_queue_id cluster_queue_url`);
const pipelineKeys =
  words(`id graphql_id url web_url name slug repository branch_configuration default_branch provider
  skip_queued_branch_builds skip_queued_branch_builds_filter cancel_running_branch_builds
  cancel_running_branch_builds_filter builds_url badge_url created_at scheduled_builds_count running_builds_count
  scheduled_jobs_count running_jobs_count waiting_jobs_count`);
const providerKeys = words('id webhook_url settings');

/** Every object of every kind, from every endpoint that returns one. */
async function objects(profile: ProfileName) {
  const seed = seedOf(settled({}, 'wait', { block: 'Go?' }), {
    signed: true,
    history: [{ ageMs: 60_000 }],
    suites: [{ name: 'Web', flakyTests: [{ name: 'one' }] }],
  });
  const { ask, get, clock } = start({ profile, seed });
  const created = (await ask<Build>('POST', builds, { body: { commit: 'HEAD', branch: 'main' } })).body;
  const rebuilt = (await ask<Build>('PUT', `${builds}/1/rebuild`)).body;
  clock.advance(5_000);
  const listed = (await get<Build[]>('/v2/builds')).body;
  const inPipeline = (await get<Build[]>(builds)).body;
  const single = (await get<Build>(`${builds}/1`)).body;
  const canceled = (await ask<Build>('PUT', `${builds}/2/cancel`)).body;
  const shown = [created, rebuilt, canceled, single, ...listed, ...inPipeline];
  return {
    build: shown,
    user: shown.flatMap(({ creator }): object[] => (creator ? [creator] : [])),
    job: shown.flatMap(({ jobs }) => jobs ?? []).filter(({ type }) => type === 'script'),
    pipeline: shown.flatMap(({ pipeline }): object[] => (pipeline ? [pipeline] : [])),
    provider: shown.flatMap(({ pipeline }): object[] => (pipeline?.provider ? [pipeline.provider] : [])),
    suite: (await get<Suite[]>(suites)).body,
    flaky: (await get<FlakyTest[]>(`${suites}/web/flaky-tests`)).body,
  };
}

const tables = {
  build: buildKeys,
  user: userKeys,
  job: jobKeys,
  pipeline: pipelineKeys,
  provider: providerKeys,
  suite: suiteKeys,
  flaky: flakyKeys,
} as const;

function keysOf(rows: readonly object[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
}

describe('the fields of the document', () => {
  it.each(Object.entries(tables))(
    'are all present, and in the profile document no others: %s',
    async (kind, keys) => {
      const rows: readonly object[] = (await objects('document'))[kind as keyof typeof tables];
      expect(rows.length).toBeGreaterThan(0);
      expect(keysOf(rows)).toEqual(keys);
    },
  );

  it.each(Object.entries(tables))('are all present in the profile observed: %s', async (kind, keys) => {
    const rows: readonly object[] = (await objects('observed'))[kind as keyof typeof tables];
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(keys));
  });

  it.each(profileNames)('of a signed step describe the signature, in the profile %s', async (profile) => {
    const [job] = (await objects(profile)).job;
    expect(job).toMatchObject({
      step: {
        id: expect.any(String),
        signature: {
          value: expect.any(String),
          algorithm: 'HS256',
          signed_fields: expect.arrayContaining(['command']),
        },
      },
    });
  });
});
