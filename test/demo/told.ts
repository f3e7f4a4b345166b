import type { ToldStory } from '../../scripts/demo/stories.ts';

/** A told story that holds one text wherever a story holds text that it did not write itself. */
export function toldWith(text: string, parts: Partial<ToldStory> = {}): ToldStory {
  return {
    story: {
      id: 'a-story',
      title: 'A story',
      words: 'What to look for.',
      event: { name: 'push', payload: {}, environment: {} },
      inputs: { operation: 'trigger-build', message: text },
      exitCode: 0,
    },
    log: [
      { level: 'plain', text },
      { level: 'error', text },
    ],
    outputs: { json: text },
    summary: `## Verdict\n\n${text}\n`,
    comment: `### Verdict\n\n${text}\n`,
    exitCode: 0,
    ...parts,
  };
}
