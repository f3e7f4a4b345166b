import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { EndpointName } from '../../src/model/endpoints.ts';
import { isScriptJob } from '../../src/model/script-job.ts';
import { builds, seedOf, settled, start } from './harness.ts';

/*
 * Where the document says that the responses of endpoints differ (api.md §2.3 to §2.7), the profile `document` does
 * too. One rebuild and one plain build, each with a job that runs.
 */

const order = { commit: 'HEAD', branch: 'main' };

/** Those of the document. */
type BuildEndpoint = Exclude<Extract<EndpointName, `builds.${string}`>, 'builds.retryFailedJobs'>;

/** A build as each of the seven endpoints returns it; if `rebuilt`, one that is a rebuild. */
async function answers(rebuilt: boolean): Promise<Record<BuildEndpoint, Build>> {
  const { ask, get, clock } = start({ profile: 'document', seed: seedOf(settled({ runMs: 60_000 })) });
  const created = await ask<Build>('POST', builds, { body: order });
  const again = await ask<Build>('PUT', `${builds}/1/rebuild`);
  clock.advance(5_000);
  const number = rebuilt ? 2 : 1;
  const pick = (list: readonly Build[]) => list.find((build) => build.number === number) as Build;
  return {
    'builds.create': created.body,
    'builds.rebuild': again.body,
    'builds.list': pick((await get<Build[]>('/v2/builds')).body),
    'builds.listForOrganization': pick((await get<Build[]>('/v2/organizations/acme/builds')).body),
    'builds.listForPipeline': pick((await get<Build[]>(builds)).body),
    'builds.get': (await get<Build>(`${builds}/${number}`)).body,
    'builds.cancel': (await ask<Build>('PUT', `${builds}/${number}/cancel`)).body,
  };
}

const all: readonly BuildEndpoint[] = [
  'builds.list',
  'builds.listForOrganization',
  'builds.listForPipeline',
  'builds.get',
  'builds.create',
  'builds.cancel',
  'builds.rebuild',
];

/** The endpoints whose build satisfies the condition. */
async function where(test: (build: Build) => boolean, rebuilt = false): Promise<BuildEndpoint[]> {
  const shown = await answers(rebuilt);
  return all.filter((name) => test(shown[name]));
}

/** All endpoints except some. */
function but(...names: readonly BuildEndpoint[]): BuildEndpoint[] {
  return all.filter((name) => !names.includes(name));
}

function jobOf(build: Build) {
  const job = build.jobs?.[0];
  if (!job || !isScriptJob(job)) throw new Error('The build has no script job');
  return job;
}

describe('the responses of endpoints differ, so that', () => {
  it('create, cancel, rebuild and a plain build in the list for a pipeline have no rebuilt_from', async () => {
    expect(await where((build) => 'rebuilt_from' in build)).toEqual([
      'builds.list',
      'builds.listForOrganization',
      'builds.get',
    ]);
  });

  it('the list for a pipeline has rebuilt_from if the build is a rebuild', async () => {
    expect(await where((build) => build.rebuilt_from?.number === 1, true)).toEqual(
      but('builds.create', 'builds.cancel', 'builds.rebuild'),
    );
  });

  it('the list for a pipeline has the minimal agent', async () => {
    const shown = await answers(false);
    expect(Object.keys(jobOf(shown['builds.listForPipeline']).agent ?? {})).toEqual(['id', 'url', 'name']);
    const minimal = await where((build) => {
      const { agent } = jobOf(build);
      return (
        agent !== null && agent !== undefined && !('graphql_id' in agent) && !('connection_state' in agent)
      );
    });
    expect(minimal).toEqual(['builds.listForPipeline']);
  });

  it('the others have the full agent', async () => {
    const shown = await answers(false);
    expect(Object.keys(jobOf(shown['builds.get']).agent ?? {}).sort()).toEqual([
      'connection_state',
      'created_at',
      'creator',
      'graphql_id',
      'hostname',
      'id',
      'ip_address',
      'name',
      'url',
      'user_agent',
      'web_url',
    ]);
    expect(jobOf(shown['builds.get']).agent?.creator).toMatchObject({ name: expect.any(String) });
  });

  it.each(['web_url', 'branch_configuration', 'default_branch'])(
    'only the list for a pipeline has pipeline.%s',
    async (key) => {
      expect(await where((build) => key in (build.pipeline ?? {}))).toEqual(['builds.listForPipeline']);
    },
  );

  it('only the list for a pipeline has pipeline.provider.settings, with the fields of the document', async () => {
    expect(await where((build) => 'settings' in (build.pipeline?.provider ?? {}))).toEqual([
      'builds.listForPipeline',
    ]);
    const { settings } = (await answers(false))['builds.listForPipeline'].pipeline?.provider ?? {};
    expect(Object.keys(settings ?? {}).sort()).toEqual([
      'build_pull_request_forks',
      'build_pull_requests',
      'build_tags',
      'prefix_pull_request_fork_branch_names',
      'publish_blocked_as_pending',
      'publish_commit_status',
      'publish_commit_status_per_step',
      'pull_request_branch_filter_enabled',
      'repository',
      'skip_pull_request_builds_for_existing_commits',
      'trigger_mode',
    ]);
  });

  it('only the jobs of create have no graphql_id', async () => {
    expect(await where((build) => 'graphql_id' in jobOf(build))).toEqual(but('builds.create'));
  });

  it('only those that write have creator.graphql_id', async () => {
    expect(await where((build) => 'graphql_id' in (build.creator ?? {}))).toEqual([
      'builds.create',
      'builds.cancel',
      'builds.rebuild',
    ]);
  });

  it('only those that write have the time of the pipeline with UTC', async () => {
    const spelled = await where((build) => / UTC$/.test(build.pipeline?.created_at ?? ''));
    expect(spelled).toEqual(['builds.create', 'builds.cancel', 'builds.rebuild']);
    const isoTimes = await where((build) => /T.*Z$/.test(build.pipeline?.created_at ?? ''));
    expect(isoTimes).toEqual(but(...spelled));
  });

  it('a job that is added after its build inherits the time at which the build was scheduled', async () => {
    const { ask, get, clock } = start({ seed: seedOf([{}]) });
    const { body } = await ask<Build>('POST', builds, { body: order });
    clock.advance(10_000);
    const build = (await get<Build>(`${builds}/1`)).body;
    const late = build.jobs?.[1];
    expect(late).toMatchObject({ scheduled_at: body.created_at });
    expect(Date.parse(String(late && 'created_at' in late ? late.created_at : ''))).toBeGreaterThan(
      Date.parse(String(body.created_at)),
    );
  });
});
