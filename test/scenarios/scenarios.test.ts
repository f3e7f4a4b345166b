import { describe, expect, it } from 'vitest';
import { tell } from '../support/scenario.ts';
import { stories } from './stories.ts';
import { troubles } from './troubles.ts';

const slug = (text: string) => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

describe.each(['document', 'observed'] as const)('the committed bundle against the profile %s', (profile) => {
  for (const [subject, told] of Object.entries({ ...stories, ...troubles })) {
    describe.concurrent(subject, () => {
      for (const [title, story] of Object.entries(told)) {
        it(title, { timeout: 60_000 }, async ({ expect: check }) => {
          const transcript = await tell(story, profile);
          await check(transcript).toMatchFileSnapshot(
            `transcripts/${profile}/${slug(subject)}/${slug(title)}.txt`,
          );
        });
      }
    });
  }

  it('has a story of success and one of failure for every operation', async () => {
    const { operations } = await import('../../src/operations/operations.ts');
    for (const { name } of operations)
      expect(Object.keys(stories[name] ?? {}).length, name).toBeGreaterThan(1);
  });
});
