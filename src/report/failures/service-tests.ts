import type { BuildTest, FailedExecution } from '../../model/test-engine.ts';
import type { ToLink } from '../text/url.ts';
import { type FailedTest, pathOf } from './failed-test.ts';
import { matchIn } from './lines.ts';

/** The lines of a failure in an execution, with its stack trace. */
function traceOf(expanded: unknown): string {
  const parts = (Array.isArray(expanded) ? expanded : []) as { readonly [part: string]: unknown }[];
  const lines = parts
    .flatMap((part) => [part?.expanded, part?.backtrace])
    .filter(Array.isArray)
    .flat();
  return lines.filter((line) => typeof line === 'string').join('\n');
}

/** A failed test as the service lists it, with one of its executions. */
export function fromService(
  test: BuildTest,
  execution: FailedExecution | undefined,
  jobs: readonly string[],
  toLink: ToLink,
): FailedTest {
  const [, path = '', line] = matchIn(/(.*?)(?::(\d{1,9}))?$/s, test.location ?? '');
  const { failed, passed } = test.executions_count_by_result ?? {};
  const file = pathOf(test.file_name || path) || null;
  // The location of a shared example is in another file.
  const isSame = file === pathOf(path) && line !== undefined;
  const trace = traceOf(execution?.failure_expanded);
  return {
    source: 'test-engine',
    file,
    line: isSame ? Number(line) : null,
    scope: test.scope ?? '',
    name: test.name ?? '',
    message: execution?.failure_reason?.trim() ?? '',
    ...(trace && { trace }),
    url: toLink(test.web_url),
    labels: test.labels ?? [],
    jobs,
    place: null,
    executions: failed ? { failed, total: test.executions_count ?? failed + (passed ?? 0) } : null,
  };
}
