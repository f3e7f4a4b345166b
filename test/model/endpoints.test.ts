import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/model/endpoints.ts';

// Methods, paths and successes are tested where the client sends requests.
it('each endpoint needs a scope that fits its method, or none, and each of the document one of its kind', () => {
  for (const [index, { method, path, scope }] of Object.values(endpoints).entries()) {
    if (scope !== '') expect(scope, path).toMatch(method === 'GET' ? /^read_/ : /^write_/);
    if (index < 13) expect(scope, path).toMatch(path.includes('/analytics/') ? /_suites$/ : /_builds$/);
  }
});

it('docs/gaps.md lists the endpoints beyond the document', () => {
  const gaps = readFileSync(new URL('../../docs/gaps.md', import.meta.url), 'utf8');
  const beyond = Object.values(endpoints).slice(13);
  expect(beyond.length).toBeGreaterThan(5);
  for (const { path } of beyond) expect(gaps).toContain(path.split(/\/builds|\/suites/).at(-1));
});
