import {
  isCheckRunPayload,
  isCheckSuitePayload,
  isIssueCommentPayload,
  isMergeGroupPayload,
  isPullRequestPayload,
  isPushPayload,
  isReleasePayload,
  isStatusPayload,
  isWorkflowRunPayload,
} from './payload-checks.ts';
import type { Payloads } from './payload-schemas.ts';

const checks: { readonly [Name in keyof Payloads]: (value: unknown) => value is Payloads[Name] } = {
  push: isPushPayload,
  release: isReleasePayload,
  mergeGroup: isMergeGroupPayload,
  pullRequest: isPullRequestPayload,
  issueComment: isIssueCommentPayload,
  workflowRun: isWorkflowRunPayload,
  checkSuite: isCheckSuitePayload,
  checkRun: isCheckRunPayload,
  status: isStatusPayload,
};

/** The payload of an event; undefined for one that GitHub does not send. The schemas are loaded if it does not fit as it is. */
export async function readPayload<Name extends keyof Payloads>(
  name: Name,
  payload: unknown,
): Promise<Payloads[Name] | undefined> {
  if (checks[name](payload)) return payload;
  const { payloadSchemas } = await import('./payload-schemas.ts');
  return payloadSchemas[name].safeParse(payload).data as Payloads[Name] | undefined;
}
