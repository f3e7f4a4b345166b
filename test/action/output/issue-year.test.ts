import { expect, it } from 'vitest';
import { keepIssues } from '../../../src/action/github/issues.ts';
import { readMemory } from '../../../src/report/flaky/issue-body.ts';
import { issuesFor } from '../../../src/report/flaky/issue-text.ts';
import { keyOf } from '../../../src/report/tests/identity.ts';
import { flakyTest, reportOn } from '../../report/support/flaky-tests.ts';
import { now as start } from '../../report/support/setting.ts';
import { askStandIn } from '../../support/github/ask.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';

const day = 86_400_000;
const week = 7 * day;

/** Random numbers in [0, 1) of a seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A test of the suite, as it really is. */
interface RealTest {
  readonly index: number;
  file: string;
  isFlaky: boolean;
  isSkipped: boolean;
  /** When it last failed, and when it last ran. */
  failedAt: number;
  ranAt: number;
}

/** A test as the service lists it. */
function row(test: RealTest, agent: string) {
  const file_name = `${agent}${test.file}`;
  const most_recent_instance_at = new Date(test.failedAt).toISOString();
  const failures = [
    { created_at: most_recent_instance_at, failure_reason: 'Expected 1', branch: 'main', tags: null },
  ];
  const { name, scope, ...rest } = flakyTest(test.index, {
    file_name,
    location: `${file_name}:3`,
    most_recent_instance_at,
  });
  return { ...rest, name: name ?? '', scope: scope ?? '', failures: test.index % 2 ? failures : [] };
}

/** A suite with a service that lists what was flaky within a week, and shows what is skipped. */
function createService(chance: (share: number) => boolean) {
  const tests = Array.from({ length: 14 }, (_, index): RealTest => {
    const file = `spec/a${index}_spec.rb`;
    return { index, file, isFlaky: chance(0.5), isSkipped: false, failedAt: 0, ranAt: 0 };
  });
  let silentUntil = 0;
  return {
    tests,
    isSilent: (now: number) => now < silentUntil,
    /** A day of runs, after changes. */
    live(now: number) {
      if (chance(0.02)) silentUntil = now + 12 * day;
      for (const test of tests) {
        if (chance(0.02)) test.isFlaky = !test.isFlaky;
        if (chance(0.01)) test.isSkipped = !test.isSkipped;
        if (chance(0.005)) test.file = `spec/moved/${now}/a${test.index}_spec.rb`;
        if (now < silentUntil || test.isSkipped) continue;
        test.ranAt = now;
        if (test.isFlaky && chance(0.8)) test.failedAt = now - 3_600_000;
      }
    },
    /** True if the issue of a test may be closed: it is not flaky lately, and not skipped, and the suite has runs. */
    isCured(key: string, now: number): boolean {
      const real = tests.find((test) => keyOf({ ...row(test, ''), file: test.file }) === key);
      const isActive = tests.some(({ ranAt }) => ranAt > now - week);
      return isActive && !real?.isSkipped && (real?.failedAt ?? 0) <= now - week;
    },
    report(now: number, complete: boolean) {
      const rows = tests.filter(({ failedAt }) => failedAt > now - week);
      const agents = ['', './', '/opt/builds/agent-1/acme/kites/', '/opt/builds/agent-2/acme/kites/'];
      const listed = rows.map((test) => row(test, agents[((test.index + now / day) % 4) | 0] ?? ''));
      const shown = tests.filter(({ isSkipped, ranAt }) => isSkipped && ranAt > now - 28 * day);
      return reportOn(complete ? listed : listed.slice(0, 4), {
        now,
        complete,
        whyNoneGone: tests.some(({ ranAt }) => ranAt > now - week) ? undefined : 'it had no runs',
        disabled: shown.map((test) => [row(test, './'), 'skipped'] as const),
      });
    },
  };
}

const words = 'Ada was here.';
const ownTitle = 'My own title';
const user = { kind: 'user', comments: 'write', pullRequests: 'read' } as const;

/** What people do to the issues within a day: labels, text, titles, locks, and closing. */
function touchIssues(github: GitHubStandIn, chance: (share: number) => boolean): void {
  for (const issue of github.issues) {
    if (chance(0.01)) issue.labels = [];
    // A browser changes all line ends.
    if (chance(0.01)) issue.body = `${words}\n\n${issue.body}`.replaceAll(/\r?\n/g, '\r\n');
    if (chance(0.01)) issue.body = `${issue.body}\n${words}`;
    if (chance(0.004)) issue.title = ownTitle;
    if (chance(0.002)) issue.locked = true;
    if (chance(0.003) && issue.state === 'open')
      Object.assign(issue, { state: 'closed', state_reason: 'completed', closed_at: github.clock.time });
  }
}

type Issues = GitHubStandIn['issues'];

/** How often people's words and titles are missing after a run, by the numbers of issues. */
function lostIn(before: Issues, after: Issues): number[] {
  const count = (body = '') => body.split(words).length;
  const isLost = (was: Issues[number], is?: Issues[number]) =>
    count(is?.body) < count(was.body) || (was.title === ownTitle && is?.title !== ownTitle);
  return before.filter((was, index) => isLost(was, after[index])).map(({ number }) => number);
}

/** The keys of several open issues. */
function duplicatesIn(issues: Issues): string[] {
  const open = issues.filter(({ state }) => state === 'open').map(({ body }) => readMemory(body)?.key ?? '');
  return open.filter((key, index) => open.indexOf(key) < index);
}

/** Nights of one seed: what went wrong. A run can fail, or be two at once. */
async function live(seed: number, nights: number) {
  const random = randomOf(seed);
  const chance = (share: number) => random() < share;
  const service = createService(chance);
  const github = createGitHubStandIn();
  for (const login of ['bot-a', 'bot-b']) github.holders.set(login, { login, ...user });
  github.holders.set('weak', { login: 'bot-a', labels: 'ignored', ...user });
  const wrong: string[] = [];
  let token = runToken;
  for (let night = 1; night <= nights; night += 1) {
    const now = start + night * day;
    github.clock.time = new Date(now).toISOString();
    service.live(now);
    if (chance(0.03)) token = [runToken, 'bot-a', 'bot-b', 'weak'][Math.floor(4 * random())] ?? runToken;
    touchIssues(github, chance);
    github.faults.length = 0;
    const [method, status] = [chance(0.5) ? 'POST' : 'PATCH', chance(0.5) ? 502 : 429];
    const fault = { method, path: /issues/, status, headers: { 'retry-after': '3600' }, times: 1 };
    if (chance(0.05)) github.faults.push({ ...fault, applied: status === 502 });
    const before = structuredClone(github.issues);
    const report = service.report(now, !chance(0.05));
    const list = issuesFor([report], { mostNew: 10, label: 'flaky-test', windowMs: week, repository: null });
    const authors = ['bot-a', 'bot-b', 'github-actions[bot]'];
    const keeper = { github: askStandIn(github, token), redact: (text: string) => text, log: () => {} };
    const runs = Array.from({ length: chance(0.03) ? 2 : 1 }, () =>
      keepIssues({ list, authors, now }, keeper),
    );
    await Promise.all(runs);
    const problems = {
      duplicate: duplicatesIn(github.issues),
      lost: lostIn(before, github.issues),
      closed: closedIn(before, github.issues).filter((key) => !service.isCured(key, now)),
    };
    for (const [kind, which] of Object.entries(problems))
      if (which.length > 0) wrong.push(`seed ${seed}, night ${night}: ${kind} ${which.join(', ')}`);
  }
  expect(github.violations).toEqual([]);
  return { wrong, closed: github.issues.filter(({ state }) => state === 'closed').length };
}

/** The keys of the tests whose issues a run has closed as completed. */
function closedIn(before: Issues, after: Issues): string[] {
  const isClosed = ({ state, state_reason }: Issues[number]) =>
    state === 'closed' && state_reason === 'completed';
  const closed = after.filter((is, index) => isClosed(is) && before[index]?.state === 'open');
  return closed.map(({ body }) => readMemory(body)?.key.split('.')[1] ?? '');
}

it('nights drawn at random leave no duplicates, close nothing wrongly, and lose no words of people', async () => {
  for (const seed of [1, 2]) {
    const { wrong, closed } = await live(seed, 50);
    expect(wrong).toEqual([]);
    expect(closed).toBeGreaterThan(0);
  }
});

it('two runs at once leave one open issue for each test: that with the lower number', async () => {
  const github = createGitHubStandIn();
  const report = reportOn([flakyTest(1), flakyTest(2)]);
  const list = issuesFor([report], { mostNew: 10, label: 'flaky-test', windowMs: week, repository: null });
  github.clock.time = new Date(start).toISOString();
  const keeper = { github: askStandIn(github), redact: (text: string) => text, log: () => {} };
  await Promise.all([1, 2].map(() => keepIssues({ list, now: start }, keeper)));
  expect(github.issues).toHaveLength(4);
  expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed', 'open', 'closed']);
  expect(github.comments.get(502)?.[0]?.body).toBe('Duplicate of #501.');
});
