import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/model/endpoints.ts';

// Methods, paths and successes are tested where the client sends requests.
it('each endpoint of the document needs the scope of its kind', () => {
  for (const { method, path, scope } of Object.values(endpoints).slice(0, 13)) {
    const kind = path.includes('/analytics/') ? 'suites' : 'builds';
    expect(scope, path).toBe(`${method === 'GET' ? 'read' : 'write'}_${kind}`);
  }
});

it('the rows beyond the document stand in docs/gaps.md', () => {
  const gaps = readFileSync(new URL('../../docs/gaps.md', import.meta.url), 'utf8');
  const beyond = Object.values(endpoints).slice(13);
  expect(beyond.length).toBeGreaterThan(5);
  for (const { path } of beyond) expect(gaps).toContain(path.split(/\/builds|\/suites/).at(-1));
});
