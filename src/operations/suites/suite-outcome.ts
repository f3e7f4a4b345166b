import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import { renderSuiteSummary, type SuiteAction } from '../../report/suites/summary.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';

/** The outcome of an operation on one suite. */
export function suiteOutcome(
  suite: Partial<Suite>,
  action: SuiteAction,
  { organization, suite: requested }: OrganizationAddress & Partial<SuiteAddress>,
  context: Context,
): Outcome {
  // If the response has no slug: an update may have changed it, a read has not.
  const slug = suite.slug || (action === 'found' ? requested : undefined) || '';
  const canceled = context.signal.aborted;
  const verb = `${action[0]?.toUpperCase()}${action.slice(1)}`;
  const sentence = `${verb} suite ${slug || suite.id} of ${organization}.`;
  return {
    success: !canceled,
    sentence: canceled ? `The workflow was canceled. ${sentence}` : sentence,
    outputs: { 'suite-slug': slug, 'suite-url': suite.web_url ?? '' },
    json: suite,
    summary: ({ bytes }) =>
      renderSuiteSummary({ ...suite, slug }, action, { organization, bytes, redact: context.redact }),
  };
}
