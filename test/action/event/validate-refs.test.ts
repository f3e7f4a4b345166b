import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';

const names = [
  ...['push', 'delete', 'release', 'merge_group', 'workflow_run', 'schedule'],
  ...['pull_request', 'pull_request_target', 'pull_request_review', 'issue_comment'],
];
/** Made of the characters that are dangerous in a ref. */
const ref = fc.string({ unit: fc.constantFrom(...'-.@{:/\\ *?~^[a\n\u0000\u202e'), maxLength: 8 });
const from = fc.constantFrom('stranger/kites', 'acme/kites', '-x/kites', null);
const payload = fc.oneof(
  fc.anything(),
  fc.record({
    ref,
    deleted: fc.boolean(),
    head_commit: fc.record({ id: ref, message: fc.string() }),
    release: fc.record({ tag_name: ref }),
    merge_group: fc.record({ head_sha: ref, head_ref: ref }),
    issue: fc.record({ number: fc.integer(), pull_request: fc.anything() }),
    pull_request: fc.record({ head: ref, from }).map(pullRequest),
    workflow_run: fc.record({ branch: ref, from }).map((parts) => workflowRun(parts).workflow_run),
  }),
);

test('the defaults of any event have valid refs or none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      payload,
      fc.oneof(ref, fc.constant(sha('c'))),
      ref,
      (name, held, at, on) => {
        const event = { name, payload: held, sha: at, ref: on, repository: 'acme/kites' };
        const { defaults } = readEvent(event);
        const { nothingToBuild, ended: _, kept: __, ...refs } = defaults;
        if (nothingToBuild !== undefined) expect(refs).toEqual({});
        if (defaults.commit !== undefined) expect(defaults.commit).toMatch(/^[0-9a-f]{40}$/);
        for (const branch of [defaults.branch, defaults.pull_request_base_branch]) {
          expect(branch ?? 'none').not.toMatch(/^$|^-|:-|\.\.|@\{|:.*:|[\p{Cc} ~^?*[\\]/u);
        }
      },
    ),
    { numRuns: 500 },
  );
});
