import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { serveWorkflow } from '../../support/workflow.ts';

const checkout = { organization: 'acme', suite: 'checkout' };
const here = serveWorkflow();

/** A run of a schedule by default: what it did to issues, and its warnings. */
function night(inputs: Readonly<Record<string, string>> = {}, on = 'schedule', event: unknown = {}) {
  const given = { operation: 'list-flaky-tests', ...checkout, issues: 'true', ...inputs };
  return here.run(on, { inputs: given, event }, (runner, failed) => {
    const printed = runner.stdout();
    expect(failed).toBe(false);
    return {
      did: printed.match(/(?:Opened|Updated|Reopened|Closed) issue \d+\.$/gm) ?? [],
      warnings: printed.match(/(?<=^::warning::).*$/gm) ?? [],
      log: printed,
      notices: printed.match(/(?<=^::notice::).*$/gm) ?? [],
    };
  });
}

/** Lets a day go by: the issues are as if they had been written a day and an hour earlier. */
function dayLater() {
  const times = /(?<=^<!-- kitestring-test .*)\b\d{13}\b/gm;
  for (const issue of here.github.issues)
    issue.body = issue.body.replace(times, (time) => `${Number(time) - 90_000_000}`);
}

const flaky = (name: string, instances = 2) => ({ name, location: `${name}_spec.rb:3`, instances });
const listed = (...tests: ReturnType<typeof flaky>[]) =>
  here.sandbox.world.setFlakyTests({ ...checkout, tests });
const states = () => here.github.issues.map(({ title, state, state_reason }) => [title, state, state_reason]);

it('nights: new tests, a changed one, one that is gone, closed and back, and one that a person closed', async () => {
  listed(flaky('cart'), flaky('order'));
  expect((await night()).did).toEqual(['Opened issue 501.', 'Opened issue 502.']);
  expect(here.github.issues[0]).toMatchObject({
    title: 'Flaky test: cart',
    labels: [{ name: 'flaky-test' }],
    body: expect.stringMatching(/^<!-- kitestring-test .*-->\n\*\*.*cart.*\*\* is flaky\./),
  });
  expect((await night()).did).toEqual([]);

  dayLater();
  listed(flaky('cart', 5), flaky('search'));
  const { did } = await night();
  expect(did.toSorted()).toEqual([
    'Opened issue 503.',
    ...[501, 502].map((number) => `Updated issue ${number}.`),
  ]);
  expect(here.github.issues[0]?.body).toContain('5 times');

  dayLater();
  const closed = { state: 'closed', state_reason: 'not_planned', closed_at: '2026-03-01T00:00:00Z' };
  Object.assign(here.github.issues[0] ?? {}, closed);
  expect((await night()).did).toEqual(['Closed issue 502.']);
  expect(states()).toEqual([
    ['Flaky test: cart', 'closed', 'not_planned'],
    ['Flaky test: order', 'closed', 'completed'],
    ['Flaky test: search', 'open', null],
  ]);
  expect(here.github.comments.get(502)?.[0]?.body).toMatch(/^Not seen to be flaky since /);

  dayLater();
  listed(flaky('cart', 9), flaky('order'), flaky('search'));
  expect((await night()).did).toEqual(['Reopened issue 502.', 'Updated issue 503.']);
  expect(states()[0]).toEqual(['Flaky test: cart', 'closed', 'not_planned']);
});

it('an issue is found by its author without its label; those of others, and pull requests, are left alone', async () => {
  listed(flaky('cart'));
  await night();
  const body = here.github.issues[0]?.body ?? '';
  here.github.issues.length = 0;
  here.github.file({ author: 'stranger', title: 'forged', body, labels: ['flaky-test'] });
  here.github.file({ author: 'github-actions[bot]', title: 'other label', body, labels: ['bug'] });
  const pull = here.github.file({ author: 'github-actions[bot]', title: '', body, labels: ['flaky-test'] });
  pull.pull_request = { url: null, html_url: null, diff_url: null, patch_url: null };
  expect((await night()).did).toEqual(['Updated issue 502.']);
  expect(here.github.issues[1]?.labels).toEqual([{ name: 'bug' }, { name: 'flaky-test' }]);
  here.github.issues.splice(1, 1);
  const { did, warnings } = await night();
  expect([did, warnings]).toEqual([[], [expect.stringContaining('there is one by stranger.')]]);
  expect((await night({ 'issue-authors': 'Stranger' })).warnings).toEqual([]);
  expect(here.github.issues).toHaveLength(2);
});

it('a token that cannot set labels opens one issue in a night, and a warning explains why', async () => {
  listed(flaky('cart'), flaky('order'));
  const login = 'weak-bot';
  const weak = { login, kind: 'user', comments: 'write', pullRequests: 'read', labels: 'ignored' } as const;
  here.github.holders.set('ghp_weak', weak);
  const { did, warnings } = await night({ 'github-token': 'ghp_weak' });
  expect(did).toEqual(['Opened issue 501.']);
  expect(warnings).toEqual([
    'Issue 501 does not have the label flaky-test, so this run opens no more issues. Create the label, and give the job the permission issues: write, or set github-token to a token that can set labels.',
  ]);
  await night({ 'github-token': 'ghp_weak' });
  expect(here.github.issues.map(({ title }) => title)).toEqual(['Flaky test: cart', 'Flaky test: order']);
  const { did: kept, log } = await night({ 'issue-authors': login });
  expect(kept).toHaveLength(2);
  expect(log).toContain('2 issues by weak-bot are kept.');
  expect(here.github.issues.map(({ labels }) => labels.length)).toEqual([1, 1]);
});

it('a label that GitHub refuses leaves one issue without it, and one warning says what to do', async () => {
  listed(flaky('cart'), flaky('order'));
  const errors = [{ resource: 'Label', field: 'name', code: 'invalid' }];
  here.github.faults.push({
    ...{ method: 'POST', path: /labels$/, status: 422, times: 9 },
    ...{ message: 'Validation Failed', errors },
  });
  for (const method of ['POST', 'PATCH'])
    here.github.faults.push({
      ...{ method, path: /issues(\/\d+)?$/, status: 422, times: 1 },
      ...{ message: 'Validation Failed', errors },
    });
  const { did, warnings } = await night();
  expect(did).toEqual(['Opened issue 501.']);
  expect(warnings).toEqual([expect.stringMatching(/^Issue 501 does not have the label flaky-test, /)]);
});

it('an issue that is transferred, deleted or locked is left alone with one line, and the next one follows', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  listed(...names.map((name) => flaky(name)));
  await night();
  dayLater();
  listed(flaky('still'));
  await night();
  dayLater();
  for (const [number, status] of [
    [501, 301],
    [502, 404],
    [503, 410],
  ] as const)
    here.github.faults.push({ method: 'PATCH', path: new RegExp(`issues/${number}$`), status, times: 1 });
  Object.assign(here.github.issues[3] ?? {}, { locked: true });
  const { did, log, warnings } = await night();
  expect([did, warnings]).toEqual([['Closed issue 505.'], []]);
  expect(log.match(/Left issue \d+ alone\. Could not \w+/g)).toEqual([
    ...[503, 502, 501].map((number) => `Left issue ${number} alone. Could not update`),
  ]);
  expect(log).toMatch(
    /^Closed issue 504, without a comment\. Could not comment on issue 504: 403 - .*lock[^.]*\.$/m,
  );
});

it('a refusal shows what GitHub says of each field, and the next issue follows', async () => {
  listed(flaky('cart'), flaky('order'));
  const errors = [{ resource: 'Issue', field: 'title', code: 'invalid' }];
  here.github.faults.push({
    method: 'POST',
    path: /issues$/,
    status: 422,
    message: 'Validation Failed',
    errors,
    times: 2,
  });
  const { did, log } = await night();
  expect(did).toEqual(['Opened issue 501.']);
  expect(log).toContain('Could not open an issue: 422 - Validation Failed (title invalid).');
});

it('a run opens at most max-issues, and says how many are left', async () => {
  listed(...['a', 'b', 'c'].map((name) => flaky(name)));
  const { did, notices } = await night({ 'max-issues': '1' });
  const left = /^Left for later runs: 2 changes of issues, since a run opens at most 1 /;
  expect([did.length, notices]).toEqual([1, [expect.stringMatching(left)]]);
});

it('a run for a pull request keeps none', async () => {
  listed(flaky('cart'));
  here.github.open({ number: 7 });
  const notice = 'A run for a pull request keeps no issues of flaky tests: set issues on a schedule.';
  const { notices } = await night({}, 'issue_comment', { issue: { number: 7, pull_request: {} } });
  expect(notices).toContain(notice);
  expect(here.github.issues).toEqual([]);
});

it('one warning names the permission if GitHub refuses, or the token that is missing, and ends the writes', async () => {
  listed(flaky('cart'), flaky('order'));
  const message = 'Resource not accessible by integration';
  here.github.faults.push({ method: 'POST', path: /issues$/, status: 403, message, times: 9 });
  expect((await night()).warnings).toEqual([
    'Not all issues of flaky tests are up to date. Could not open an issue: 403 - Resource not accessible by integration. Give the job the permission issues: write, or set github-token to a token that has it.',
  ]);
  const sent = here.github.requests.map(({ method, path }) => `${method} ${path}`);
  expect(sent.filter((each) => /POST .*issues$/.test(each))).toHaveLength(1);
  const { warnings } = await night({ 'github-token': '' });
  expect(warnings).toContain('Issues of flaky tests need github-token.');
});

it('a lost answer opens no second issue', async () => {
  listed(flaky('cart'));
  here.github.faults.push({ method: 'POST', path: /issues$/, status: 502, times: 1, applied: true });
  expect((await night()).warnings).toHaveLength(1);
  expect((await night()).did).toEqual([]);
  expect(here.github.issues).toHaveLength(1);
});

it('secrets are removed from title and body', async () => {
  const secret = here.sandbox.tokens.all.token;
  listed(flaky(`uses ${secret}`));
  await night();
  expect(JSON.stringify(here.github.issues)).not.toContain(secret);
});

it('a canceled workflow keeps the report in the summary', async () => {
  listed(flaky('cart'));
  const signals = new EventEmitter();
  here.github.before.push((request) => {
    if (/^GET .*\/issues$/.test(request)) signals.emit('SIGINT');
  });
  const inputs = { operation: 'list-flaky-tests', ...checkout, issues: 'true' };
  const seen = await here.run('schedule', { inputs, event: {}, signals }, (runner, failed) => ({
    failed,
    summary: runner.summary(),
  }));
  const why = 'Not all issues of flaky tests are up to date. The step was interrupted.';
  expect(seen.failed).toBe(true);
  expect(seen.summary).toMatch(/^## The step was interrupted\n.*\n\| \[cart\]\(/s);
  expect(seen.summary).toContain(why);
  expect(here.github.issues).toEqual([]);
});
