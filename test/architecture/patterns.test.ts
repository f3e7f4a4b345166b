import { describe, expect, it } from 'vitest';
import { faultOf, keyOf, keysOf, patternsOf, readLinear, readSources } from '../../scripts/judge-patterns.ts';

const sources = readSources();
const patterns = patternsOf(sources);

describe('the patterns of the sources', () => {
  // Those that were judged before are judged again by npm run check alone.
  it('take linear time on any text', { timeout: 240_000 }, async () => {
    expect(patterns.length).toBeGreaterThan(100);
    const linear = new Set(readLinear());
    const faults: string[] = [];
    for (const pattern of patterns) if (!linear.has(keyOf(pattern))) faults.push(...(await faultOf(pattern)));
    expect(faults).toEqual([]);
  });

  it('stand in linear-patterns.json once they are judged: npm run judge-patterns', () => {
    expect(readLinear()).toEqual(keysOf(patterns));
  });

  it('are judged by one that knows a slow pattern', async () => {
    expect(await faultOf({ path: 'x.ts', source: '(?:a+)+$', flags: '' })).toEqual([
      'x.ts: /(?:a+)+$/ exponential',
    ]);
    expect(await faultOf({ path: 'x.ts', source: '\\s+$', flags: '' })).toEqual([
      'x.ts: /\\s+$/ 2nd degree polynomial',
    ]);
  });

  it('stand there as literals: none is made of a text', () => {
    const made = sources.filter(({ nodes }) => {
      return nodes.some(({ type, callee }) => type.endsWith('Expression') && callee?.name === 'RegExp');
    });
    expect(made.map(({ path }) => path)).toEqual([]);
  });
});
