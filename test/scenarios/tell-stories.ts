import { describe, it } from 'vitest';
import { type Story, tell } from '../support/scenario.ts';

const slug = (text: string) => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/**
 * Tells what a subject does, story by story, several at once: the longest is best told first. Each is one step of the
 * committed bundle, against the sandbox. The transcript of what everybody saw is compared with the one
 * of the same name.
 */
export function tellStories(subject: string, stories: Readonly<Record<string, Story>>): void {
  describe.concurrent(subject, () => {
    for (const [title, story] of Object.entries(stories)) {
      it(title, async ({ expect }) => {
        const transcript = await tell(story);
        const file = `transcripts/${slug(subject)}/${slug(title)}.txt`;
        await expect(transcript).toMatchFileSnapshot(file);
      });
    }
  });
}
