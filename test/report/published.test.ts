import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../src/model/build.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { analyzeBuild, describeBuild, describeProgress } from '../../src/report/builds/analyze.ts';
import { renderBuildsSummary } from '../../src/report/builds/list.ts';
import { renderBuildSummary } from '../../src/report/builds/summary.ts';
import { annotateTests } from '../../src/report/flaky/annotations.ts';
import { renderFlakyComment } from '../../src/report/flaky/comment.ts';
import { toFlakyJson } from '../../src/report/flaky/json.ts';
import { analyzeFlakyTests } from '../../src/report/flaky/report.ts';
import { renderFlakySummary } from '../../src/report/flaky/summary.ts';
import { listFormats, listTests } from '../../src/report/tests/lists.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { fitting } from '../support/fitting.ts';
import { rawBuild, scriptJob } from './support/builds.ts';
import { now, run } from './support/setting.ts';

const secret = 'bkua_a-secret-known-to-the-runner';
const { text: redact } = createRedactor([secret]);
const bytes = 1_000_000;

/** What a report may name of a build and its jobs. Everything else in a response is private. */
const shown = new Set(
  [
    'id number state blocked web_url url message commit branch cancel_reason name slug type exit_status soft_failed',
    'retries_count retried step_key label matrix agent_query_rules created_at runnable_at started_at finished_at',
    'parallel_group_index parallel_group_total',
  ].flatMap((names) => names.split(' ')),
);

/** The value with every text below a key that may not be shown replaced by one that tells the key. */
function marked(value: unknown, key = '', path = ''): unknown {
  if (typeof value === 'string') return shown.has(key) ? value : `PRIVATE<${path}>`;
  if (Array.isArray(value)) return value.map((item) => marked(item, key, path));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([inner, item]) => [inner, marked(item, inner, `${path}.${inner}`)]));
}

const person = { id: 'u', name: 'Ada', email: 'x', avatar_url: 'x', graphql_id: 'x' };
const machine = { hostname: 'x', ip_address: 'x', user_agent: 'x', access_token: 'x', creator: person };
const jobs = ['failed', 'passed', 'scheduled'].map((state, index) =>
  scriptJob(`job ${index}`, {
    state,
    artifact_paths: 'x',
    log_url: 'x',
    raw_log_url: 'x',
    agent: { id: 'a', name: 'agent-1', ...machine },
  }),
);
const complete = rawBuild({
  state: 'failed',
  author: person,
  creator: person,
  jobs,
  pull_request: { id: '7', base: 'x', repository: 'x' },
  pipeline: {
    slug: 'web',
    name: 'Web',
    repository: 'x',
    env: { A: 'x' },
    steps: ['x'],
    provider: { id: 'x', webhook_url: 'x' },
  },
});
const build = fitting(buildSchema, marked(complete));

const test = fitting(flakyTestSchema, {
  id: 't',
  name: `fails with ${secret}`,
  scope: `in ${[...secret].join('\u200B')}`,
  location: `spec/${secret}_spec.rb:3`,
  instances: 3,
  ownership_team_ids: ['PRIVATE<team>'],
});

function everything(): Record<string, string> {
  const report = analyzeBuild(build, { now });
  const suite = { organization: 'acme', slug: 'web' };
  const context = { now, suite, complete: true };
  const flaky = analyzeFlakyTests([test, { ...test, name: 'another' }], context);
  const gates = { failures: [], unevaluated: [] };
  const options = { characters: 61_440, repository: null, run, gates, summaryShowsAll: true };
  return {
    'the model of a build': JSON.stringify(report),
    'its summary': renderBuildSummary(report, { bytes }),
    'its sentence': describeBuild(report),
    'its progress': JSON.stringify(describeProgress(build)),
    'a list of builds': renderBuildsSummary([build, build], { complete: true, asOf: now, bytes }),
    'the model of flaky tests': JSON.stringify(flaky),
    'their summary': renderFlakySummary([flaky], { bytes, list: listTests([flaky], 'plain') }),
    'their comment': renderFlakyComment([flaky], options).join(),
    'their JSON': JSON.stringify(toFlakyJson(flaky)),
    'their annotations': JSON.stringify(annotateTests([flaky], 'all')),
    'their lists': listFormats.map((format) => listTests([flaky], format).text).join(),
  };
}

describe('what is published', () => {
  it('has only the fields of a build that may be shown', () => {
    expect(JSON.stringify(build)).toContain('PRIVATE<.env.DEPLOY_KEY>');
    const found = Object.entries(everything()).flatMap(([where, text]) =>
      (text.match(/PRIVATE[^,\s"]*/g) ?? []).map((what) => `${where}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('holds no known secret once it is redacted, wherever the service put it, cut or complete', () => {
    for (const [where, text] of Object.entries(everything())) {
      expect(redact(text).replaceAll('\u200B', '').replaceAll('\\', ''), where).not.toContain('secret-known');
    }
    expect(redact(everything()['their summary'] ?? '')).toContain('fails with [redacted]');
  });
});
