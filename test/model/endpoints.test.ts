import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/model/endpoints.ts';

/** api.md §4 and §5, read by a person: what each line of its tables says, in the order of the document. */
const document = `
suites.list                 GET    /v2/analytics/organizations/{organization}/suites                           read_suites  200 array
suites.get                  GET    /v2/analytics/organizations/{organization}/suites/{suite}                   read_suites  200 one
suites.create               POST   /v2/analytics/organizations/{organization}/suites                           write_suites 201 one
suites.update               PATCH  /v2/analytics/organizations/{organization}/suites/{suite}                   write_suites 200 one
suites.delete               DELETE /v2/analytics/organizations/{organization}/suites/{suite}                   write_suites 204 nothing
flakyTests.list             GET    /v2/analytics/organizations/{organization}/suites/{suite}/flaky-tests       read_suites  200 array
builds.list                 GET    /v2/builds                                                                  read_builds  200 array
builds.listForOrganization  GET    /v2/organizations/{organization}/builds                                     read_builds  200 array
builds.listForPipeline      GET    /v2/organizations/{organization}/pipelines/{pipeline}/builds                read_builds  200 array
builds.get                  GET    /v2/organizations/{organization}/pipelines/{pipeline}/builds/{number}       read_builds  200 one
builds.create               POST   /v2/organizations/{organization}/pipelines/{pipeline}/builds                write_builds 201 one
builds.cancel               PUT    /v2/organizations/{organization}/pipelines/{pipeline}/builds/{number}/cancel  write_builds 200 one
builds.rebuild              PUT    /v2/organizations/{organization}/pipelines/{pipeline}/builds/{number}/rebuild write_builds 200 one
`;

it('the endpoint table has the thirteen rows of the document', () => {
  const spelled = Object.entries(endpoints)
    .slice(0, 13)
    .map(([name, { method, path, scope, status = 200, paged }]) => {
      const answer = paged ? 'array' : status === 204 ? 'nothing' : 'one';
      return [name, method, path, scope, status, answer].join(' ');
    });
  expect(spelled).toEqual(
    document
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' ')),
  );
});

it('the rows beyond the document stand in docs/gaps.md', () => {
  const gaps = readFileSync(new URL('../../docs/gaps.md', import.meta.url), 'utf8');
  const beyond = Object.values(endpoints).slice(13);
  expect(beyond.length).toBeGreaterThan(5);
  for (const { path } of beyond) expect(gaps).toContain(path.split(/\/builds|\/suites/).at(-1));
});
