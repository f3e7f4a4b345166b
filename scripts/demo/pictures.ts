import type { PlayedStory } from './stories.ts';

/** The pictures of the README: what each shows, and of which story on the demo's page. */
export const pictures = { summary: 'build-fails', comment: 'flaky-tests-later' } as const;

/**
 * The texts in the pictures, without what differs from run to run: numbers, times and addresses. They are recorded beside the
 * pictures, so that a test notices a picture of something that the demo no longer shows.
 */
export function describePictures(played: readonly PlayedStory[]): string {
  const texts = Object.entries(pictures).map(([part, id]) => {
    const story = played.find((each) => each.story.id === id);
    return describeText(story?.[part as keyof typeof pictures] ?? '');
  });
  return texts.join('\n----\n\n');
}

function describeText(markdown: string): string {
  // The chart and what follows are not in a picture, nor is what is folded.
  const [shown = ''] = markdown.split('```mermaid');
  return `${shown
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/summary>.*?<\/details>/gs, '')
    .replaceAll(/\]\([^)]*\)/g, ']()')
    .replaceAll(/\d[\d,.:-]*/g, '0')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/0 (?:h|min|s)(?: 0 (?:min|s))*\b/g, '0 s')
    .trim()}\n`;
}
