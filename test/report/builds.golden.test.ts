import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../src/report/builds/analyze.ts';
import { renderBuildSummary } from '../../src/report/builds/summary.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { build } from './support/builds.ts';
import { now } from './support/moments.ts';

describe('a build summary', () => {
  it('of a passed build', async () => {
    const report = analyzeBuild(build(), { now, redact: createRedactor([]) });
    await expect(renderBuildSummary(report, { bytes: 1_000_000 })).toMatchFileSnapshot(
      'golden/build-passed.md',
    );
  });
});
