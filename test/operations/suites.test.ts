import { describe, expect, it } from 'vitest';
import { createHost } from '../support/operation-host.ts';

const acme = { organization: 'acme' };
const team = '7b6f4a52-3f0e-4d7c-9a1b-2c5d8e9f0a11';
const create = { operation: 'create-suite', ...acme, name: 'Unit', 'default-branch': 'main' };
const withToken = { ...create, 'show-api-token': 'true' };

describe('suites', () => {
  it('are listed up to a limit', async () => {
    const { outcome, outputs } = await createHost().run({ operation: 'list-suites', ...acme, limit: '1' });
    expect(outcome.sentence).toBe('1 suite in acme (more exist than the limit allows).');
    expect(outputs).toMatchObject({ count: '1', complete: 'false' });
  });

  it('can be renamed, without another change', async () => {
    const host = createHost();
    await host.run({ operation: 'update-suite', ...acme, suite: 'checkout', name: 'Till' });
    expect(host.sandbox.requests.entries().at(-1)?.body).toEqual({ name: 'Till' });
  });

  it('can be created, and show their token once when asked to, masked before it is set', async () => {
    const host = createHost();
    const { outcome, outputs } = await host.run({ ...create, name: 'Jest (unit)' });
    expect(outcome).toMatchObject({ success: true, sentence: 'Created suite jest-unit of acme.' });
    expect(outputs).not.toHaveProperty('api-token');
    const sent = host.sandbox.requests.entries().find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ name: 'Jest (unit)', default_branch: 'main' });
    const shown = await host.run(withToken);
    const token = host.sandbox.world.suites('acme').find(({ slug }) => slug === 'unit')?.apiToken;
    expect(token).toBeTruthy();
    expect(shown.outputs['api-token']).toBe(token);
    expect(host.masked).toContain(token);
  });

  it('say where the token is if the response that had it was lost', async () => {
    const host = createHost();
    host.sandbox.faults.add({ kind: 'unanswered', on: 'suites.create' });
    const { outcome, outputs } = await host.run(withToken);
    expect(outcome).toMatchObject({ success: true, sentence: 'Created suite unit of acme.' });
    expect(outputs).not.toHaveProperty('api-token');
    expect(host.lines.at(-1)).toMatch(
      /^warning: The output api-token is not set\. .* in the response that was lost, .* Copy it from the settings of the suite/,
    );
  });

  it('are added to teams if the organization has them', async () => {
    const host = createHost({ seed: { organizations: [{ slug: 'acme', teams: [team] }] } });
    await expect(host.run(create)).rejects.toThrow(/422.*Validation Failed/);
    const { outcome } = await host.run({ ...create, 'team-ids': team });
    expect(outcome.success).toBe(true);
    expect(host.sandbox.requests.entries().at(-1)?.body).toMatchObject({ team_ids: [team] });
  });
});
