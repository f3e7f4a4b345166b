import type { Agent } from '../../model/agent.ts';
import { fractionOf, graphqlIdOf, uuidOf } from '../identity.ts';
import type { OrganizationRecord } from '../world/records.ts';
import { type BuildView, iso, organizationUrl, webOrigin } from './view.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The agent that runs a job (api.md §2.6): one of a small fleet, always the same for the same job. */
export function serializeAgent(
  view: BuildView,
  organization: OrganizationRecord,
  jobId: string,
  queue: string,
): Agent {
  const index = indexOf(jobId);
  const name = agentNameOf(jobId, queue);
  const id = uuidOf(`agent/${organization.slug}/${name}`);
  const minimal = { id, url: `${organizationUrl(view, organization)}/agents/${id}`, name };
  if (view.shape.agent === 'minimal') return minimal;
  return {
    ...minimal,
    graphql_id: graphqlIdOf('Agent', id),
    web_url: `${webOrigin}/organizations/${organization.slug}/agents/${id}`,
    connection_state: 'connected',
    hostname: `ip-10-0-4-${index}`,
    ip_address: `10.0.4.${index}`,
    user_agent: 'buildkite-agent/3.98.0.10542 (linux; amd64)',
    creator: null,
    created_at: iso(Math.floor(view.now / dayMs) * dayMs - index * dayMs),
    version: '3.98.0',
    job: null,
    last_job_finished_at: null,
    priority: 0,
    meta_data: [`queue=${queue}`],
  };
}

/** The name of the agent that runs a job. */
export function agentNameOf(jobId: string, queue: string): string {
  return `${queue}-linux-amd64-${String(indexOf(jobId)).padStart(2, '0')}`;
}

function indexOf(jobId: string): number {
  return 1 + Math.floor(fractionOf(jobId) * 24);
}
