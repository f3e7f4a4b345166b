import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { describePictures } from '../../scripts/demo/pictures.ts';
import { stories } from '../../scripts/demo/stories.ts';
import { playStories } from '../../scripts/demo.ts';

it('the pictures of the README show what the demo shows: npm run screenshot renews them', async () => {
  const texts = resolve(import.meta.dirname, '../../docs/images/texts.txt');
  const last = stories.findIndex(({ id }) => id === 'flaky-tests-later');
  const played = await playStories(stories.slice(0, last + 1), () => undefined);
  expect(describePictures(played)).toBe(readFileSync(texts, 'utf8'));
});
