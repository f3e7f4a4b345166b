import { beforeEach, describe, expect, it } from 'vitest';
import { serveDuringTests } from '../../support/served-sandbox.ts';
import { runStepHere } from '../../support/step-here.ts';

const { sandbox, token, inputs: given } = serveDuringTests();
beforeEach(() => sandbox.faults.clear());

/** The job summary of a step. */
function summaryOf(inputs: Readonly<Record<string, string>>) {
  return runStepHere({ inputs: { ...given(), ...inputs }, pace: 60 }, (runner) => runner.summary());
}

const trigger = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };

describe('a step that fails before a build exists', () => {
  it('has the key of a build that may exist, to copy', async () => {
    sandbox.faults.add({ kind: 'unanswered', on: 'builds.create' });
    sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.listForPipeline', times: 'always' });
    const summary = await summaryOf({ ...trigger });
    const [, key] = /\n```text\nkitestring-key = (\S{36})\n```\n/.exec(summary) ?? [];
    const [build] = sandbox.world.builds({ organization: 'acme', pipeline: 'web' });
    expect(build?.meta_data).toMatchObject({ 'kitestring-key': key });
  });

  it('shows neither a secret nor Markdown of others', async () => {
    const message = `no ${token} **bold** <img src=x> @team [link](https://evil.example)`;
    sandbox.faults.add({ kind: 'status', status: 422, body: { message }, times: 'always' });
    const summary = await summaryOf({ ...trigger, branch: `x-${token}` });
    expect(summary).not.toContain(token.slice(0, 8));
    expect(summary).toMatchInlineSnapshot(`
      "## <code>trigger-build</code> failed

      > Could not create a build of acme/web: 422 - no \\[redacted\\] \\*\\*bold\\*\\* &lt;img src=x&gt; @​team \\[link\\](https:​//evil.example)

      | Input | Value |
      | :--- | :--- |
      | <code>pipeline</code> | <code>acme/web</code> |
      | <code>commit</code> | <code>HEAD</code> |
      | <code>branch</code> | <code>\\[redacted\\]</code> |

      "
    `);
  });

  it('leaves the summary to the operation where there is one', async () => {
    const summary = await summaryOf({ operation: 'list-builds', pipeline: 'acme/web' });
    expect(summary).not.toContain('failed</');
    expect(summary.match(/^## /gm)).toHaveLength(1);
  });
});
