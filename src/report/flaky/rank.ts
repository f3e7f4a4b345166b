import type { FlakyTestReport } from './test-report.ts';

/** The orders in which tests can be sorted. */
export const sortOrders = ['score', 'instances', 'recent', 'name', 'file'] as const;

/** An order in which tests can be sorted. */
export type SortOrder = (typeof sortOrders)[number];

type Compare = (a: FlakyTestReport, b: FlakyTestReport) => number;

const compares: Readonly<Record<SortOrder, Compare>> = {
  score: (a, b) => b.score - a.score,
  instances: (a, b) => number(b.instances) - number(a.instances),
  recent: (a, b) => number(b.lastSeenAt) - number(a.lastSeenAt),
  name: (a, b) => byText(a.name, b.name) || byText(a.scope, b.scope),
  file: (a, b) => byText(a.file ?? '\uFFFF', b.file ?? '\uFFFF') || (a.line ?? 0) - (b.line ?? 0),
};

/** Sorts the tests. Ties are sorted by instances, then last seen, then ID, so that the order is stable. */
export function rankTests(tests: readonly FlakyTestReport[], order: SortOrder): FlakyTestReport[] {
  const first = compares[order];
  return tests.toSorted((a, b) => {
    return (
      first(a, b) ||
      compares.instances(a, b) ||
      compares.recent(a, b) ||
      byText(a.ids[0] ?? '', b.ids[0] ?? '')
    );
  });
}

/** New tests before others, each in their order. */
export function newFirst(tests: readonly FlakyTestReport[]): readonly FlakyTestReport[] {
  const added = tests.filter(({ change }) => change === 'new');
  return added.length === 0 ? tests : [...added, ...tests.filter(({ change }) => change !== 'new')];
}

function number(value: number | null): number {
  return value ?? -1;
}

/** Compares by code unit, which is the same on every machine. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
