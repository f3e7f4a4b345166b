import { describe, expect, it } from 'vitest';
import { createHarness, web } from '../support/harness.ts';

describe('the builds of other places', () => {
  const url = (place: string, number: number) =>
    `https://api.buildkite.com/v2/organizations/${place.replace('/', '/pipelines/')}/builds/${number}`;
  const row = (number: number, place = 'acme/web') => ({
    id: `${place}${number}`,
    number,
    state: 'running',
    url: url(place, number),
  });

  it('are left out of a list, which is read to its end and then incomplete', async () => {
    const link = (page: number) => ({ link: `<https://x/?page=${page}>; rel="next"` });
    const { client } = createHarness([
      { json: [row(9, 'globex/web')], headers: link(2) },
      { json: [row(8)], headers: link(3) },
      { json: [row(7, 'acme/api')] },
    ]);
    await expect(client.builds.listForPipeline(web).toArray()).rejects.toMatchObject({
      reason: 'elsewhere',
      items: [{ number: 8 }],
      message: expect.stringContaining('it has builds of another organization or pipeline'),
    });
  });

  it.each([
    ['of an organization', (client: Harnessed) => client.builds.listForOrganization(web), [4, 3, 1]],
    ['of a pipeline', (client: Harnessed) => client.builds.listForPipeline(web), [4, 3]],
  ])('are those that the list %s is not for', async (_, open, numbers) => {
    const json = [row(4), row(3, 'ACME/Web'), row(2, 'globex/web'), row(1, 'acme/api')];
    const { items }: { items: ReturnType<typeof row>[] } = await open(createHarness({ json }).client)
      .toArray()
      .catch((error) => error);
    expect(items.map(({ number }) => number)).toEqual(numbers);
  });

  it('are none in the list of all organizations', async () => {
    const { client } = createHarness({ json: [row(4), row(3, 'globex/web')] });
    expect(await client.builds.list().toArray()).toHaveLength(2);
  });

  it('are accepted without a URL, or with one of another kind', async () => {
    for (const odd of [null, undefined, '', 'https://builds.example.com/42', 7]) {
      const { client } = createHarness({ json: { ...row(42), url: odd } });
      expect(await client.builds.get({ ...web, number: 42 })).toMatchObject({ number: 42 });
    }
  });
});

type Harnessed = ReturnType<typeof createHarness>['client'];
