import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import { renderSuiteSummary, type SuiteAction } from '../../report/suites/summary.ts';
import type { Context, Outcome } from '../operation.ts';

const sentences: Readonly<Record<SuiteAction, string>> = {
  found: 'is there',
  created: 'was created',
  updated: 'was updated',
  deleted: 'was deleted',
};

/** What an operation ends as that tracked one suite. */
export function suiteOutcome(
  suite: Partial<Suite>,
  action: SuiteAction,
  { organization, suite: asked }: OrganizationAddress & Partial<SuiteAddress>,
  context: Context,
): Outcome {
  // Where the answer does not tell it: an update may have changed it, a look has not.
  const slug = suite.slug || (action === 'found' ? asked : undefined) || '';
  const canceled = context.signal.aborted;
  const sentence = `Suite ${slug || suite.id} of ${organization} ${sentences[action]}.`;
  return {
    success: !canceled,
    sentence: canceled ? `The workflow was canceled. ${sentence}` : sentence,
    outputs: { 'suite-slug': slug, 'suite-url': suite.web_url ?? '' },
    json: suite,
    summary: ({ bytes }) =>
      renderSuiteSummary({ ...suite, slug }, action, { organization, bytes, redact: context.redact }),
  };
}
