import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../src/sandbox/clock.ts';
import { settled } from '../../sandbox/harness.ts';
import { sha } from '../../support/github/payloads.ts';
import { runToken } from '../../support/github/world.ts';
import { serveWorkflow } from '../../support/workflow.ts';

const clock = createManualClock();
const web = { organization: 'acme', pipeline: 'web' };
const pipelines = [
  { slug: 'web', script: settled({ name: 'Specs', exits: [1] }) },
  { slug: 'green', script: settled({ name: 'Specs' }) },
];
const here = serveWorkflow({ clock, seed: { organizations: [{ slug: 'acme', pipelines }] } });

const queue = `gh-readonly-queue/trunk/pr-9-${sha('b')}`;
const group = { base_sha: sha('b'), head_sha: sha('f'), base_ref: 'refs/heads/trunk' };

/** Pull requests 7 (of a fork), 8 and 9 are merged onto commit b, one after the other. */
beforeEach(() => {
  for (const [number, head] of [[7, '1'] as const, [8, '2'] as const, [9, '3'] as const])
    here.github.open({ number, from: number === 7 ? 'stranger/kites' : 'acme/kites', sha: sha(head) });
  const graph = { 1: '0', 2: '0', 3: '0', d: 'b1', e: 'd2', f: 'e3', b: '0' };
  for (const [one, parents] of Object.entries(graph))
    here.github.commits.set(sha(one), [...parents].map(sha));
  for (const [one, number] of Object.entries({ d: 7, e: 8, f: 9 }))
    here.github.messages.set(sha(one), `Merge pull request #${number} from acme/kite\n\nA title`);
});

/** Comments on a build of the group. */
function comment(inputs: Readonly<Record<string, string>> = {}, merge_group: object = group, attempt = 1) {
  const pipeline = inputs.pipeline ?? 'acme/web';
  here.sandbox.world.run({ ...web, pipeline: pipeline.slice(5), commit: sha('f'), branch: queue });
  clock.advance(60_000);
  return here.run(
    'merge_group',
    {
      inputs: { operation: 'get-build', pipeline, build: 'latest', comment: 'on-failure', ...inputs },
      event: { action: 'checks_requested', merge_group },
      environment: {
        GITHUB_SHA: sha('f'),
        GITHUB_REF: `refs/heads/${queue}`,
        GITHUB_RUN_ID: '900',
        GITHUB_RUN_ATTEMPT: `${attempt}`,
        GITHUB_RUN_NUMBER: '1',
      },
    },
    (runner) => ({ log: runner.stdout(), outputs: runner.outputs() }),
  );
}

const bodies = () => [7, 8, 9].map((number) => here.github.comments.get(number)?.map(({ body }) => body));
const written = () => bodies().map((all) => all?.length);

describe('the comment on a build of a merge group', () => {
  it('is written on each pull request of the group when the build has failed', async () => {
    const { outputs } = await comment();
    expect(written()).toEqual([1, 1, 1]);
    for (const [body] of bodies() as [string][]) {
      expect(body).toContain('failed: “Specs” failed (exit status 1)');
      expect(body).toContain(' · merge group of pull requests 7, 8, 9 · ');
      expect(body).toContain(`/commit/${sha('f')}`);
    }
    expect(outputs['comment-url']).toMatch(/\/pull\/9#issuecomment-\d+$/);
    const reads = here.github.requests.filter(({ path }) => /compare|commits|pulls.7$/.test(path));
    expect(reads.map(({ path }) => path.replace(/\?.*/, '').slice(18))).toEqual([
      `compare/${sha('b')}...${sha('f')}`,
      ...['2', '1'].map((head) => `commits/${sha(head)}/pulls`),
      // That of a fork, which the list lacks.
      'pulls/7',
    ]);
  });

  it('is not created when the build passes, also if the comment is always written, and is updated if it is there', async () => {
    await comment({ pipeline: 'acme/green', comment: 'always' });
    expect(written()).toEqual([0, 0, 0]);
    await comment({ 'comment-key': 'ci' }, group, 2);
    await comment({ pipeline: 'acme/green', 'comment-key': 'ci' }, group, 3);
    for (const [body] of bodies() as [string][]) expect(body).toContain('### ✅ acme/green build 2 passed');
  });

  it('leaves out pull requests that are closed, of another base, or have a newer head', async () => {
    here.github.open({ number: 7, from: 'acme/kites', sha: sha('1'), state: 'closed' });
    const pull = here.github.open({ number: 8, from: 'acme/kites', sha: sha('2') });
    Object.assign(pull.base, { ref: 'release' });
    await comment();
    expect(written()).toEqual([0, 0, 1]);
  });

  it.each<[string, () => unknown]>([
    ['no number', () => here.github.messages.set(sha('d'), 'Fly (#7)')],
    ['that of another', () => here.github.messages.set(sha('d'), 'Merge pull request #8 from acme/kite')],
    ['that of none', () => here.github.messages.set(sha('d'), 'Merge pull request #6 from acme/kite')],
  ])('is not on that of a fork whose merge commit has %s, and a notice says so', async (_, prepare) => {
    prepare();
    const { log } = await comment();
    expect(written()).toEqual([0, 1, 1]);
    const why = `commit ${sha('1')} has no known pull request`;
    expect(log).toContain(`::notice::Not all pull requests of the merge group are known: ${why}.`);
  });

  it('is on the one that the ref names if the queue squashes, whose commits have one parent', async () => {
    for (const [one, parent] of Object.entries({ d: 'b', e: 'd', f: 'e' }))
      here.github.commits.set(sha(one), [sha(parent)]);
    const { log } = await comment();
    expect(written()).toEqual([0, 0, 1]);
    expect(log).not.toMatch(/^::(?:warning|notice)/m);
  });

  const blind = () => {
    const holder = { login: 'github-actions[bot]', kind: 'installation', comments: 'write' } as const;
    here.github.holders.set(runToken, { ...holder, pullRequests: 'none' });
  };
  const long = () => {
    const names = Array.from({ length: 260 }, (_, index) => index.toString(16).padStart(40, '7'));
    for (const [index, name] of names.entries())
      here.github.commits.set(name, [names[index - 1] ?? sha('b')]);
    here.github.commits.set(sha('d'), [names.at(-1) ?? '', sha('1')]);
  };
  const refused =
    /^::notice::Not all pull requests of the merge group are known. Could not list the commits of the merge group: 403 .* permission contents: read/m;
  it.each([
    ['the token may not read the commits', blind, [0, 0, 1], refused],
    ['the group has more than 250 commits', long, [1, 1, 1], /^::notice::Not all .*: it has more than 250/m],
  ] as const)('says that some may be missing if %s', async (_, prepare, expected, why) => {
    prepare();
    const { log } = await comment();
    expect(written()).toEqual(expected);
    expect(log).toMatch(why);
  });

  it.each([
    ['no commits', {}],
    ['a commit that is not one', { ...group, base_sha: '../../user' }],
    ['no base', { ...group, base_ref: '' }],
  ])('is not written if the event has %s, and no request is sent for the group', async (_, merge_group) => {
    const { outputs } = await comment({}, merge_group);
    expect(written()).toEqual([0, 0, 0]);
    expect(outputs['comment-reason']).toMatch(/^A merge queue tests several pull requests/);
    expect(here.github.requests.filter(({ path }) => /compare|commits/.test(path))).toEqual([]);
  });
});
