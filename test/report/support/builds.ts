import { type Build, buildSchema } from '../../../src/model/build.ts';
import { analyzeBuild, type BuildContext, type BuildReport } from '../../../src/report/builds/analyze.ts';
import { fitting } from '../../support/fitting.ts';
import { at, now } from './setting.ts';

/** A job that runs a command, as the service sends it. */
export function scriptJob(id: string, parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    type: 'script',
    name: id,
    state: 'passed',
    web_url: `https://ci.example/acme/web/builds/42#${id}`,
    command: 'make secret-command',
    soft_failed: false,
    exit_status: 0,
    agent_query_rules: ['queue=default'],
    agent: { id: 'a', name: 'agent-1' },
    created_at: at(0),
    runnable_at: at(2),
    started_at: at(12),
    finished_at: at(132),
    retried: false,
    ...parts,
  };
}

/** A job that failed. */
export function failedJob(id: string, parts: Record<string, unknown> = {}): Record<string, unknown> {
  return scriptJob(id, { state: 'failed', exit_status: 1, ...parts });
}

/** When a job could run, started and finished, in seconds since its build was created. */
export function times(runnable: number, started: number | null, finished: number | null) {
  const moment = (seconds: number | null) => (seconds === null ? null : at(seconds));
  return { runnable_at: at(runnable), started_at: moment(started), finished_at: moment(finished) };
}

/** The report on a build with these parts. */
export function reportOn(parts: Record<string, unknown>, context: Partial<BuildContext> = {}): BuildReport {
  return analyzeBuild(build(parts), { now, ...context });
}

/** A build as the service sends it, read by the model. */
export function build(parts: Record<string, unknown> = {}): Build {
  return fitting(buildSchema, rawBuild(parts));
}

/** The same, before it is read. */
export function rawBuild(parts: Record<string, unknown>): Record<string, unknown> {
  return {
    id: 'b7c0ffee-0000-4000-8000-000000000042',
    number: 42,
    state: 'passed',
    blocked: false,
    url: 'https://api.example/v2/organizations/acme/pipelines/web/builds/42',
    web_url: 'https://ci.example/acme/web/builds/42',
    message: 'Make the header sticky\n\nLong body',
    commit: '3f786850e387550fdab836ed7e6dc881de23001b',
    branch: 'main',
    env: { DEPLOY_KEY: 'env-value-that-is-private' },
    source: 'api',
    creator: { id: 'u', name: 'Ada Lovelace', email: 'ada@example.com' },
    created_at: at(0),
    scheduled_at: at(0),
    started_at: at(12),
    finished_at: at(252),
    meta_data: { release: 'meta-value-that-is-private' },
    pull_request: null,
    pipeline: {
      slug: 'web',
      name: 'Web',
      provider: { id: 'github', webhook_url: 'https://hook.example/deadbeef00' },
    },
    jobs: [
      scriptJob('build', { finished_at: at(72) }),
      scriptJob('lint', { runnable_at: at(72), started_at: at(75), finished_at: at(112) }),
      scriptJob('unit', { runnable_at: at(72), started_at: at(112), finished_at: at(252) }),
    ],
    ...parts,
  };
}
