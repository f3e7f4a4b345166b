import { readHome } from './home.ts';

/** A setting of the repository that a release rests on. */
export interface Setting {
  /** As SECURITY.md lists it. */
  readonly name: string;
  /** What to ask GitHub's API for, below the repository's own address. */
  readonly path: string;
  /** Whether an answer says that it is set. */
  readonly isSet: (answer: Answer) => boolean;
}

/** What GitHub answers, as far as settings are read from it. */
type Answer = Readonly<Record<string, unknown>> | readonly Answer[];

const flagOf = (key: string) => (answer: Answer) => fieldOf(answer, key) === true;

/** The settings, in the order of SECURITY.md. */
export const settings: readonly Setting[] = [
  { name: 'Immutable releases', path: '/immutable-releases', isSet: flagOf('enabled') },
  {
    name: 'A ruleset for `main`: reviews by code owners, the checks of CI, no force pushes',
    path: '/rules/branches/main',
    isSet: (answer) =>
      ['pull_request', 'required_status_checks', 'non_fast_forward', 'deletion'].every((type) =>
        listOf(answer).some((rule) => fieldOf(rule, 'type') === type),
      ) && listOf(answer).some((rule) => fieldOf(rule, 'parameters', 'require_code_owner_review') === true),
  },
  {
    name: 'A ruleset for the tags `v*.*.*`: only maintainers create them, no one moves or deletes them',
    path: '/rulesets?targets=tag',
    isSet: (answer) =>
      listOf(answer).some(
        (rules) => fieldOf(rules, 'target') === 'tag' && fieldOf(rules, 'enforcement') === 'active',
      ),
  },
  {
    name: 'The environment `release`, with reviewers who did not push the tag',
    path: '/environments/release',
    isSet: (answer) =>
      listOf(fieldOf(answer, 'protection_rules')).some(
        (rule) =>
          fieldOf(rule, 'type') === 'required_reviewers' && fieldOf(rule, 'prevent_self_review') === true,
      ),
  },
  {
    name: 'Actions only by full SHA',
    path: '/actions/permissions',
    isSet: flagOf('sha_pinning_required'),
  },
  {
    name: 'A token of workflows that can only read, and approves nothing',
    path: '/actions/permissions/workflow',
    isSet: (answer) =>
      fieldOf(answer, 'default_workflow_permissions') === 'read' &&
      fieldOf(answer, 'can_approve_pull_request_reviews') === false,
  },
  {
    name: 'Private vulnerability reporting',
    path: '/private-vulnerability-reporting',
    isSet: flagOf('enabled'),
  },
  {
    name: 'Secret scanning, with push protection',
    path: '',
    isSet: (answer) =>
      ['secret_scanning', 'secret_scanning_push_protection'].every(
        (each) => fieldOf(answer, 'security_and_analysis', each, 'status') === 'enabled',
      ),
  },
];

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? (found as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}

/** One line for each setting: whether it is set, missing, or could not be read. `read` asks for a path. */
export async function checkSettings(read: (path: string) => Promise<Response>): Promise<string[]> {
  return Promise.all(
    settings.map(async ({ name, path, isSet }) => {
      const response = await read(path);
      // GitHub answers 404 for what does not exist, and for what the token must not see.
      if (!response.ok && response.status !== 404)
        return `?       ${name} (GitHub answered ${response.status})`;
      const answer = response.ok ? ((await response.json()) as Answer) : {};
      return `${isSet(answer) ? 'set    ' : 'missing'} ${name}`;
    }),
  );
}

if (import.meta.main) {
  const { GITHUB_TOKEN: token = '', GITHUB_API_URL: api = 'https://api.github.com' } = process.env;
  const address = `${api}/repos/${readHome().repository}`;
  const headers = {
    accept: 'application/vnd.github+json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const lines = await checkSettings((path) => fetch(`${address}${path}`, { headers, redirect: 'error' }));
  for (const line of lines) console.log(line);
  if (lines.some((line) => !line.startsWith('set'))) {
    console.error(
      'Not every setting is there; SECURITY.md says what they are for. The token must be of an administrator.',
    );
    process.exitCode = 1;
  }
}
