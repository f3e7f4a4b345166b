import { expect, test } from 'vitest';
import { upsertComment } from '../../../../src/action/github/comment/upsert-comment.ts';
import type { GitHub } from '../../../../src/action/github/github.ts';
import { askStandIn } from '../../../support/github/ask.ts';
import {
  commentBody,
  commentRequest,
  runOf,
  suiteRequest,
  suitesIn,
} from '../../../support/github/comment-request.ts';
import { interleave, nextSchedule, type Schedule } from '../../../support/github/interleave.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../../support/github/stand-in.ts';

interface Race {
  readonly name: string;
  readonly runs: readonly [number, number];
  readonly texts: readonly [string, string];
  /** The comments that must be on the pull request in the end, in whatever order the jobs run. */
  readonly ends: (texts: readonly string[]) => void;
  readonly arrange?: (standIn: GitHubStandIn) => void;
  /** The request of a job; by default it remembers nothing. */
  readonly request?: typeof commentRequest;
}

const bot = 'github-actions[bot]';

const races: readonly Race[] = [
  {
    name: 'a later and an earlier run end with the word of the later one',
    runs: [10, 11],
    texts: ['earlier', 'later'],
    ends: (bodies) => expect(bodies).toEqual([commentBody('later', runOf(11))]),
  },
  {
    name: 'two jobs of one report end with one of the two',
    runs: [10, 10],
    texts: ['one', 'other'],
    ends: (bodies) =>
      expect([[commentBody('one', runOf(10))], [commentBody('other', runOf(10))]]).toContainEqual(bodies),
  },
  {
    name: 'two jobs that say the same end with it',
    runs: [10, 11],
    texts: ['same', 'same'],
    ends: (bodies) => expect(bodies.map((body) => body.split('\n')[1])).toEqual(['same']),
  },
  ...[10, 11].map(
    (other): Race => ({
      name: `runs ${other} and 10, the first ones, end with a comment that remembers the suites of both`,
      runs: [other, 10],
      texts: ['web', 'api'],
      request: suiteRequest,
      ends: (bodies) => expect(bodies.map((body) => suitesIn(body).toSorted())).toEqual([['api', 'web']]),
    }),
  ),
  {
    name: 'two jobs that find several comments end with one',
    runs: [10, 10],
    texts: ['one', 'other'],
    arrange: (standIn) => {
      for (const text of ['old', 'older', 'oldest']) {
        standIn.write({ pullRequest: 7, author: bot, body: commentBody(text, runOf(3)) });
      }
    },
    ends: (bodies) => expect(bodies).toHaveLength(1),
  },
];

async function runRace(race: Race, schedule: Schedule): Promise<Schedule> {
  const standIn = createGitHubStandIn();
  standIn.open({ number: 7 });
  race.arrange?.(standIn);
  const job = (which: 0 | 1) => (github: GitHub) =>
    upsertComment(
      (race.request ?? commentRequest)(github, race.texts[which], { run: runOf(race.runs[which]) }),
    );
  const followed = await interleave(askStandIn(standIn), [job(0), job(1)], schedule);
  race.ends(standIn.comments.get(7)?.map(({ body }) => body) ?? []);
  expect(standIn.violations).toEqual([]);
  return followed;
}

test.each(races)('in every order of their requests, $name', async (race) => {
  let tried = 0;
  for (let schedule: Schedule | null = []; schedule !== null; tried += 1) {
    schedule = nextSchedule(await runRace(race, schedule));
  }
  expect(tried).toBeGreaterThan(20);
});
