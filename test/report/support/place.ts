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
