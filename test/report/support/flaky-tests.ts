import { type FlakyTest, flakyTestSchema } from '../../../src/model/flaky-test.ts';
import type { NoteBinding } from '../../../src/report/flaky/note.ts';
import { analyzeFlakyTests, type Baseline, type FlakyContext } from '../../../src/report/flaky/report.ts';
import { fitting } from '../../support/fitting.ts';
import { now } from './setting.ts';

const hour = 3_600_000;

/** A flaky test as the service sends it. */
export function flakyTest(index: number, parts: Record<string, unknown> = {}): FlakyTest {
  const file = `spec/models/thing_${index % 17}_spec.rb`;
  return fitting(flakyTestSchema, {
    id: `0190a0b0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    web_url: `https://ci.example/organizations/acme/analytics/suites/web/tests/${index}`,
    scope: `Thing ${index % 17}`,
    name: `keeps its promise number ${index}`,
    location: `./${file}:${10 + index}`,
    file_name: `./${file}`,
    instances: ((index * 7919) % 97) + 1,
    most_recent_instance_at: new Date(now - ((index * 31) % 400) * hour).toISOString(),
    latest_occurrence_at: null,
    ownership_team_ids: [],
    ...parts,
  });
}

/** This many flaky tests, always the same ones. */
export function flakyTests(number: number): FlakyTest[] {
  return Array.from({ length: number }, (_, index) => flakyTest(index));
}

/** A complete list of the suite acme/web, without a pull request. */
export const flakyContext: FlakyContext = {
  now,
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};

/** The report on these tests. */
export function reportOn(tests: readonly FlakyTest[], parts: Partial<FlakyContext> = {}) {
  return analyzeFlakyTests(tests, { ...flakyContext, ...parts });
}

/** What binds the note of a comment on pull request 7 by default. */
export function bindingOf(parts: Partial<NoteBinding> = {}): NoteBinding {
  return {
    key: 'the first key of all',
    repository: '4711',
    pullRequest: 7,
    comment: 'flaky-tests acme/web',
    ...parts,
  };
}

/** A report as a later one compares with it: as in a file, unless it has a commit. */
export function baselineOf(
  list: Parameters<typeof analyzeFlakyTests>[0],
  context: FlakyContext = flakyContext,
  commit: string | null = null,
): Baseline {
  const { asOf: at, tests, filters } = analyzeFlakyTests(list, context);
  return { at, commit, filters, keys: tests.map(({ key }) => key) };
}
