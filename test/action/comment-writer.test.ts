import { beforeEach, expect, it } from 'vitest';
import { createCommentWriter } from '../../src/action/comment-writer.ts';
import { endLiveComment } from '../../src/action/github/comment.ts';
import type { PreparedStep } from '../../src/action/prepared-step.ts';
import { createLedger, type Leftover } from '../../src/operations/context/journal.ts';
import type { CommentToKeep } from '../../src/operations/context/workflow.ts';
import { askStandIn, standInEachTest } from '../support/github/ask.ts';

const here = standInEachTest();
let saved: readonly Leftover[];
let lines: string[];

beforeEach(() => {
  here.standIn.open({ number: 7 });
  here.standIn.open({ number: 8 });
  [saved, lines] = [[], []];
});

/** What of a step its comments need. */
function writer() {
  const recordPending = createLedger((all) => {
    saved = all;
  });
  const step = {
    github: askStandIn(here.standIn),
    journal: { recordPending },
    workflow: { run: { id: 5, attempt: 1 } },
    secrets: { redactor: { text: (text: string) => text } },
    reading: { readOnlyToken: false },
    log: { info: (line: string) => lines.push(line) },
    cancellation: { signal: new AbortController().signal },
  };
  return createCommentWriter(step as unknown as PreparedStep);
}

const about = (text: string, place: CommentToKeep['place'] = [7]): CommentToKeep => ({
  place,
  key: 'build acme/web',
  tiers: [text],
  note: text.replaceAll(' ', '-'),
  whenAbsent: 'create',
  whenPresent: 'update',
});
const texts = (number = 7) => here.standIn.comments.get(number)?.map(({ body }) => body) ?? [];
const refuseUpdates = () =>
  here.standIn.faults.push({ method: 'PATCH', path: /./, times: Number.POSITIVE_INFINITY, status: 422 });

/** What the post step does. */
async function correct() {
  here.standIn.faults.length = 0;
  for (const one of saved) if ('comment' in one) await endLiveComment(one, askStandIn(here.standIn));
}

it('the last comment replaces the one that is still being written, and nothing follows it', async () => {
  const { write, last } = writer();
  const early = write(about('is failing'));
  await last(about('has failed'));
  await early;
  await write(about('is failing more'));
  expect(texts()).toEqual([expect.stringContaining('has failed')]);
  expect(saved).toEqual([]);
});

it('two comments that are written at once are one', async () => {
  const { write, end } = writer();
  const first = write(about('is failing'));
  const second = write(about('is failing more'));
  await Promise.all([first, second]);
  await end();
  expect(texts()).toEqual([expect.stringContaining('is failing more')]);
});

it.each([1, 2, 3])(
  'after %i writes that failed, the comment that stands there is corrected',
  async (failed) => {
    const { write, last } = writer();
    await write(about('is failing'));
    refuseUpdates();
    for (let count = 1; count < failed; count += 1) await write(about(`is failing ${count}`));
    await last(about('has failed'));
    expect(lines).toHaveLength(failed - 1);
    await correct();
    expect(texts()).toEqual([expect.stringContaining('**This comment is not up to date:**')]);
  },
);

it.each<[string, CommentToKeep['place']]>([
  ['on another pull request', [7]],
  ['nowhere', { reason: 'No open pull request has the head commit.', isUsual: true }],
])('a comment is corrected where the last one is %s', async (_, place) => {
  const { write, last } = writer();
  await write(about('is failing', [7, 8]));
  await last(about('has failed', place));
  await correct();
  expect(texts(8)).toEqual([expect.stringContaining('**This comment is not up to date:**')]);
  const isLast = 'reason' in place ? '**This comment is not up to date:**' : 'has failed';
  expect(texts(7)).toEqual([expect.stringContaining(isLast)]);
});
