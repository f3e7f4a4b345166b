import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import type { Suite } from '../../src/model/suite.ts';
import { builds, seedOf, settled, start, suites } from '../sandbox/harness.ts';

/*
 * The tables of api.md §2, by hand: each field of the document is in the answers of the sandbox, and where the document
 * says that the answers of endpoints differ, they do. The sandbox sends more keys, as the live service does.
 */

const words = (text: string) => text.trim().split(/\s+/);

const fields = {
  suite: words('id graphql_id slug name url web_url default_branch'),
  flakyTest: words('id web_url scope name location file_name instances most_recent_instance_at'),
  build:
    words(`id graphql_id url web_url number state cancel_reason blocked message commit branch env source creator jobs
    created_at scheduled_at started_at finished_at meta_data pull_request pipeline`),
  user: words('id graphql_id name email avatar_url created_at'),
  job: words(`id type name step_key step agent_query_rules state web_url log_url raw_log_url command soft_failed
    exit_status artifact_paths agent created_at scheduled_at runnable_at started_at finished_at retried
    retried_in_job_id retries_count retry_type parallel_group_index parallel_group_total matrix cluster_id cluster_url
    cluster_queue_id cluster_queue_url`),
  signature: words('value algorithm signed_fields'),
  agent: words('id url name'),
  pipeline: words(`id graphql_id url web_url name slug repository branch_configuration default_branch provider
    skip_queued_branch_builds skip_queued_branch_builds_filter cancel_running_branch_builds
    cancel_running_branch_builds_filter builds_url badge_url created_at scheduled_builds_count running_builds_count
    scheduled_jobs_count running_jobs_count waiting_jobs_count`),
  provider: words('id webhook_url'),
} as const;

const rest = {
  agent: words('graphql_id web_url connection_state hostname ip_address user_agent creator created_at'),
  rebuiltFrom: words('id number url'),
  settings: words(`trigger_mode build_pull_requests pull_request_branch_filter_enabled
    skip_pull_request_builds_for_existing_commits build_pull_request_forks prefix_pull_request_fork_branch_names
    build_tags publish_commit_status publish_commit_status_per_step publish_blocked_as_pending repository`),
};

/** Two builds, of which the second is a rebuild of the first, as each endpoint that returns builds shows them. */
async function answers() {
  const seed = seedOf(settled({ runMs: 60_000 }), {
    suites: [{ name: 'Web', flakyTests: [{ name: 'one' }] }],
  });
  const { ask, get, clock } = start({ seed });
  const created = (await ask<Build>('POST', builds, { body: { commit: 'HEAD', branch: 'main' } })).body;
  const rebuilt = (await ask<Build>('PUT', `${builds}/1/rebuild`)).body;
  clock.advance(5_000);
  const shown: Readonly<Record<string, readonly Build[]>> = {
    list: (await get<Build[]>('/v2/builds')).body,
    listForOrganization: (await get<Build[]>('/v2/organizations/acme/builds')).body,
    listForPipeline: (await get<Build[]>(builds)).body,
    get: [(await get<Build>(`${builds}/2`)).body, (await get<Build>(`${builds}/1`)).body],
    create: [created],
    rebuild: [rebuilt],
    cancel: [
      (await ask<Build>('PUT', `${builds}/2/cancel`)).body,
      (await ask<Build>('PUT', `${builds}/1/cancel`)).body,
    ],
  };
  const suite = (await get<Suite>(`${suites}/web`)).body;
  const flakyTest = (await get<FlakyTest[]>(`${suites}/web/flaky-tests`)).body[0];
  return { shown, suite, flakyTest };
}

const { shown, suite, flakyTest } = await answers();
const endpoints = Object.keys(shown);

/** The endpoints of which an answer has a key at a place. */
function where(key: string, place: (build: Build) => object | null | undefined): string[] {
  return endpoints.filter((name) => shown[name]?.some((build) => key in (place(build) ?? {})));
}

function jobOf(build: Build) {
  const job = build.jobs?.[0];
  if (job?.type !== 'script') throw new Error('The build has no script job');
  return job;
}

const but = (...names: readonly string[]) => endpoints.filter((name) => !names.includes(name));

describe('every field of the document is in the answers', () => {
  it.each(endpoints)('of %s', (name) => {
    for (const build of shown[name] ?? []) {
      const job = jobOf(build);
      const parts = [
        [build, fields.build],
        [build.creator, fields.user],
        [job, fields.job],
        [Object(job.step).signature, fields.signature],
        [build.pipeline, fields.pipeline],
        [build.pipeline?.provider, fields.provider],
        ...(job.agent ? [[job.agent, fields.agent] as const] : []),
      ] as const;
      for (const [part, keys] of parts)
        expect(Object.keys(part ?? {})).toEqual(expect.arrayContaining([...keys]));
    }
    expect(shown[name]?.length).toBeGreaterThan(0);
  });

  it('of suites and flaky tests', () => {
    expect(Object.keys(suite)).toEqual(fields.suite);
    expect(Object.keys(flakyTest ?? {})).toEqual(expect.arrayContaining([...fields.flakyTest]));
  });
});

describe('where the document says that answers differ, they do:', () => {
  it('create, cancel and rebuild have no rebuilt_from, jobs of create no graphql_id, and only one list settings', () => {
    expect(where('rebuilt_from', (build) => build)).toEqual(but('create', 'cancel', 'rebuild'));
    expect(where('graphql_id', jobOf)).toEqual(but('create'));
    expect(where('settings', (build) => build.pipeline?.provider)).toEqual(['listForPipeline']);
    const settings = shown.listForPipeline?.[0]?.pipeline?.provider?.settings;
    expect(Object.keys(settings ?? {})).toEqual(rest.settings);
  });

  it('the list for a pipeline has rebuilt_from only of a rebuild', () => {
    const of = (name: string) => shown[name]?.map((build) => Object.keys(build.rebuilt_from ?? {}));
    expect(of('listForPipeline')).toEqual([rest.rebuiltFrom, []]);
    expect(shown.listForPipeline?.map((build) => 'rebuilt_from' in build)).toEqual([true, false]);
    expect(shown.list?.map((build) => 'rebuilt_from' in build)).toEqual([true, true]);
  });

  it('the list for a pipeline has the short form of the agent, others the long one', () => {
    expect(Object.keys(jobOf(shown.listForPipeline?.[0] as Build).agent ?? {})).toEqual([...fields.agent]);
    for (const name of ['list', 'listForOrganization', 'get', 'cancel'])
      expect(Object.keys(jobOf(shown[name]?.[0] as Build).agent ?? {})).toEqual(
        expect.arrayContaining([...fields.agent, ...rest.agent]),
      );
  });

  it('some have the time of the pipeline with UTC', () => {
    const spelled = (name: string) =>
      shown[name]?.every(({ pipeline }) => / UTC$/.test(pipeline?.created_at ?? ''));
    expect(endpoints.filter(spelled)).toEqual(['create', 'rebuild', 'cancel']);
  });

  it('a job that is added after its build inherits the time at which the build was scheduled', async () => {
    const { ask, get, clock } = start({ seed: seedOf([{}]) });
    const { body } = await ask<Build>('POST', builds, { body: { commit: 'HEAD', branch: 'main' } });
    clock.advance(10_000);
    const job = (await get<Build>(`${builds}/1`)).body.jobs?.[1];
    expect(job).toMatchObject({ scheduled_at: body.created_at });
    expect(job).not.toMatchObject({ created_at: body.created_at });
  });
});
