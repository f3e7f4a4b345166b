import type { SuiteAddress } from '../model/requests.ts';
import type { Suite } from '../model/suite.ts';
import { renderSuiteSummary, type SuiteAction } from '../report/suites/summary.ts';
import type { Context, Outcome } from './operation.ts';

const sentences: Readonly<Record<SuiteAction, string>> = {
  found: 'is there',
  created: 'was created',
  updated: 'was updated',
  deleted: 'was deleted',
};

/** What an operation ends as that handled one suite. */
export function suiteOutcome(
  suite: Pick<Suite, 'slug'> & Partial<Suite>,
  action: SuiteAction,
  { organization }: Pick<SuiteAddress, 'organization'>,
  context: Context,
): Outcome {
  return {
    success: true,
    sentence: `Suite ${suite.slug} of ${organization} ${sentences[action]}.`,
    outputs: { 'suite-slug': suite.slug, 'suite-url': suite.web_url ?? '' },
    ...(action === 'deleted' ? {} : { json: suite }),
    summary: ({ bytes }) =>
      renderSuiteSummary(suite, action, { organization, bytes, redact: context.redact }),
  };
}
