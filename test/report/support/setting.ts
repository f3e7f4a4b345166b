/** When the reports of the tests are made. */
export const now = Date.parse('2026-08-01T12:00:00Z');

/** A moment this many seconds after the build of the tests was created, as the service writes it. */
export function at(seconds: number): string {
  return new Date(created + seconds * 1_000).toISOString();
}

const created = Date.parse('2026-08-01T11:50:00Z');

/** Where the reports of these tests are shown: the repository, and the run. */
export const repository = {
  server: 'https://github.com',
  name: 'acme/web',
  sha: 'f'.repeat(40),
  pullRequest: 7,
};

/** The run that writes them. */
export const run = {
  id: 5,
  attempt: 1,
  sha: repository.sha,
  number: 9,
  url: 'https://github.com/acme/web/actions/runs/5',
};
