import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSettings, settings } from '../../scripts/repository-settings.ts';

/** What GitHub answers for a repository where everything is set, by path. */
const answers: Readonly<Record<string, unknown>> = {
  '/immutable-releases': { enabled: true, enforced_by_owner: false },
  '/rules/branches/main': [
    { type: 'pull_request', parameters: { require_code_owner_review: true } },
    { type: 'required_status_checks', parameters: {} },
    { type: 'non_fast_forward' },
    { type: 'deletion' },
  ],
  '/rulesets?targets=tag': [{ target: 'tag', enforcement: 'active' }],
  '/environments/release': { protection_rules: [{ type: 'required_reviewers', prevent_self_review: true }] },
  '/actions/permissions': { enabled: true, sha_pinning_required: true },
  '/actions/permissions/workflow': {
    default_workflow_permissions: 'read',
    can_approve_pull_request_reviews: false,
  },
  '/private-vulnerability-reporting': { enabled: true },
  '': {
    security_and_analysis: {
      secret_scanning: { status: 'enabled' },
      secret_scanning_push_protection: { status: 'enabled' },
    },
  },
};

const wordsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]);

describe('the settings of the repository', () => {
  it('are those that SECURITY.md lists', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../SECURITY.md'), 'utf8');
    const [, list = ''] = /npm run settings.*?\n\n((?:- [^\n]*\n)+)/s.exec(page) ?? [];
    expect(list).toBe(settings.map(({ name }) => `- ${name}\n`).join(''));
  });

  it('are read from GitHub', async () => {
    const lines = await checkSettings(async (path) => Response.json(answers[path]));
    expect(wordsOf(lines)).toEqual(settings.map(() => 'set'));
  });

  it.each(settings)('tell of what is missing: $name', async ({ path: missing }) => {
    const lines = await checkSettings(async (path) =>
      path === missing
        ? Response.json({ message: 'Not Found' }, { status: 404 })
        : Response.json(answers[path]),
    );
    expect(wordsOf(lines)).toEqual(settings.map(({ path }) => (path === missing ? 'missing' : 'set')));
  });

  it('tell of what cannot be read', async () => {
    const lines = await checkSettings(async () => Response.json({}, { status: 403 }));
    expect(wordsOf(lines)).toEqual(settings.map(() => '?'));
    expect(lines[0]).toContain('GitHub answered 403');
  });
});
