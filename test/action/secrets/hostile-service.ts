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
  const [short, long] = [plant(0), plant(1)];
  const provider = { id: short, webhook_url };
  return {
    id: 'a1b2c3d4-0000-4000-8000-a1b2c3d4e5f6',
    number: 42,
    state,
    [short]: long,
    url: 'https://api.example/v2/organizations/acme/pipelines/web/builds/42',
    web_url: `https://ci.example/acme/web/builds/42?${encodeURIComponent(short)}`,
    message: long,
    branch: plant(2),
    commit: short,
    cancel_reason: plant(3),
    source: short,
    creator: { name: plant(3), email: short },
    created_at: short,
    meta_data: { [short]: long },
    env: { KEY: short },
    pull_request: { id: short, repository: long },
    pipeline: { name: plant(2), slug: short, repository: long, provider },
    jobs: fronts.map((_front, index) => {
      const text = plant(index);
      return {
        id: `job-${index}-${text}`,
        type: 'script',
        name: text,
        step_key: text,
        command: text,
        state: index % 2 === 0 ? state : text,
        exit_status: 1,
        agent_query_rules: [text],
        agent: { name: text, hostname: text, meta_data: [text] },
        web_url: `https://ci.example/${encodeURIComponent(text)}`,
      };
    }),
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
