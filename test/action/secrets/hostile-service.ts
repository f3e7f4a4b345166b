import { serveSandbox } from '../../../src/sandbox/serve.ts';

/** What a service answers to a request. */
export interface HostileAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Serves every request what was planted for it. A text as the body is sent as it is, anything else as JSON. */
export async function serveHostile() {
  let planted: HostileAnswer = { body: {} };
  const fetch = async () => {
    const { status = 200, headers = {}, body } = planted;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
  const plant = (answer: HostileAnswer) => {
    planted = answer;
  };
  return { ...(await serveSandbox({ fetch })), plant };
}

/** Makes the text for one field; the number says how much stands in front, up to where texts are cut. */
export type Plant = (index: number) => string;

/** How much stands in front of a secret, so that it lies across every place at which texts are cut. */
export const fronts = [0, 52, 72, 190, 480, 4_080];

/** A build with text of the service in every field that can hold some. */
export function hostileBuild(plant: Plant, webhook_url: string): Record<string, unknown> {
  const state = 'failed';
  return {
    id: 'a1b2c3d4-0000-4000-8000-a1b2c3d4e5f6',
    number: 42,
    state,
    url: 'https://api.example/v2/organizations/acme/pipelines/web/builds/42',
    web_url: `https://ci.example/acme/web/builds/42?${encodeURIComponent(plant(0))}`,
    message: plant(1),
    branch: plant(2),
    commit: plant(0),
    cancel_reason: plant(3),
    source: plant(0),
    creator: { name: plant(3), email: plant(0) },
    meta_data: { [plant(0)]: plant(1) },
    env: { KEY: plant(0) },
    pull_request: { id: plant(0), repository: plant(1) },
    pipeline: {
      name: plant(2),
      slug: plant(0),
      repository: plant(1),
      provider: { id: plant(0), webhook_url },
    },
    created_at: plant(0),
    jobs: fronts.map((_front, index) => ({
      id: `job-${index}-${plant(index)}`,
      type: 'script',
      name: plant(index),
      step_key: plant(index),
      state: index % 2 === 0 ? state : plant(index),
      exit_status: 1,
      command: plant(index),
      web_url: `https://ci.example/${encodeURIComponent(plant(index))}`,
      agent: { name: plant(index), hostname: plant(index), meta_data: [plant(index)] },
      agent_query_rules: [plant(index)],
    })),
    [plant(0)]: plant(1),
  };
}

/** A suite with text of the service in every field. */
export function hostileSuite(plant: Plant, api_token: string): Record<string, unknown> {
  return {
    id: plant(0),
    slug: plant(0),
    name: plant(3),
    graphql_id: plant(1),
    url: plant(0),
    web_url: `https://ci.example/${encodeURIComponent(plant(0))}`,
    default_branch: plant(2),
    api_token,
  };
}

/** Flaky tests with text of the service in every field. */
export function hostileTests(plant: Plant): Record<string, unknown>[] {
  return fronts.map((_front, index) => ({
    id: `${index}-${plant(0)}`,
    web_url: `https://ci.example/${encodeURIComponent(plant(index))}`,
    scope: plant(index),
    name: plant((index + 1) % fronts.length),
    location: `./spec/${plant(index)}_spec.rb:3`,
    file_name: index % 2 === 0 ? `./spec/${plant(index)}_spec.rb` : `./spec/a_${index}_spec.rb`,
    instances: 5 + index,
    latest_occurrence_at: '2026-01-31T12:00:00Z',
    most_recent_instance_at: '2026-01-31T12:00:00Z',
  }));
}
