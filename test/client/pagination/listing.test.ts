import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Build, type Page, unlimited } from '../../../src/client/index.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';
import { build, createHarness, rejection } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const nextLink = (page: number) => ({
  link: `<https://api.buildkite.com/v2/builds?page=${page}>; rel="next"`,
});
const asked = (request: TransportRequest) => {
  const query = new URL(request.url).searchParams;
  return { page: Number(query.get('page')), perPage: Number(query.get('per_page')) };
};

/** A service that holds builds 1 to `total` and pages them as the live one does. */
function serve(total: number, more: (page: number) => Scripted = () => ({})) {
  return (request: TransportRequest): Scripted => {
    const { page, perPage } = asked(request);
    const first = (page - 1) * perPage;
    const count = Math.max(0, Math.min(perPage, total - first));
    const json = Array.from({ length: count }, (_, index) => build(first + index + 1));
    return { json, headers: first + count < total ? nextLink(page + 1) : {}, ...more(page) };
  };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const numbers = (builds: readonly Build[]) => builds.map(({ number }) => number);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a list', () => {
  test('is read item by item, to its end', async () => {
    const { client, transport } = createHarness(serve(250));
    expect(numbers(await collect(client.builds.list()))).toEqual(upTo(250));
    expect(transport.requests.map(asked)).toEqual([1, 2, 3].map((page) => ({ page, perPage: 100 })));
  });

  test('is read page by page', async () => {
    const { client } = createHarness(serve(5));
    const pages = await collect(client.builds.list({}, { perPage: 2 }).pages());
    expect(pages.map((page) => [page.page, numbers(page.items), page.hasNext, page.truncated])).toEqual([
      [1, [1, 2], true, undefined],
      [2, [3, 4], true, undefined],
      [3, [5], false, undefined],
    ]);
  });

  test('may be empty', async () => {
    const { client, transport } = createHarness(serve(0));
    expect(await client.builds.list().collect({ limit: 5 })).toEqual({ items: [], complete: true, pages: 1 });
    expect(transport.requests).toHaveLength(1);
  });

  test('starts again with each reading, and sends nothing before it is read', async () => {
    const { client, transport } = createHarness(serve(3));
    const list = client.builds.list();
    expect(transport.requests).toHaveLength(0);
    expect(numbers(await collect(list))).toEqual(numbers(await collect(list)));
    expect(transport.requests).toHaveLength(2);
  });

  test('keeps its filters on every page', async () => {
    const { client, transport } = createHarness(serve(3));
    await collect(client.builds.list({ state: ['passed'] }, { perPage: 1 }));
    expect(transport.queries().map((query) => query.getAll('state[]'))).toEqual([
      ['passed'],
      ['passed'],
      ['passed'],
    ]);
  });
});

describe('collecting a list', () => {
  test.each([
    [10, 10, { complete: true, pages: 1, perPage: 10 }],
    [10, 11, { complete: true, pages: 1, perPage: 11 }],
    [10, 9, { complete: false, pages: 1, perPage: 9 }],
    [250, 249, { complete: false, pages: 3, perPage: 100 }],
    [250, 250, { complete: true, pages: 3, perPage: 100 }],
    [200, 200, { complete: true, pages: 2, perPage: 100 }],
    [201, 200, { complete: false, pages: 2, perPage: 100 }],
  ])('takes what fits the limit: of %d items up to %d', async (total, limit, expected) => {
    const { client, transport, events } = createHarness(serve(total));
    const { items, complete, pages } = await client.builds.list().collect({ limit });
    expect(numbers(items)).toEqual(upTo(Math.min(total, limit)));
    expect({ complete, pages, perPage: asked(transport.requests[0] as TransportRequest).perPage }).toEqual(
      expected,
    );
    expect(transport.requests).toHaveLength(pages);
    expect(events.filter(({ kind }) => kind === 'truncated')).toEqual([]);
  });

  test('needs a limit that is a whole number above zero', async () => {
    const { client } = createHarness(serve(1));
    await expect(client.builds.list().collect({ limit: 0 })).rejects.toThrow(
      'limit must be a whole number above zero',
    );
  });
});

describe('a list that changes while it is read', () => {
  test('shows nothing twice', async () => {
    const answers: Scripted[] = [
      { json: [9, 8, 7].map((number) => build(number)), headers: nextLink(2) },
      { json: [8, 7, 6].map((number) => build(number)), headers: nextLink(3) },
      { json: [8, 5, 4].map((number) => build(number)) },
    ];
    const { client } = createHarness(answers);
    expect(numbers(await collect(client.builds.list({}, { perPage: 3 })))).toEqual([9, 8, 7, 6, 5, 4]);
  });

  test('shows each build once, however many are created meanwhile', async () => {
    fc.assert(
      (await fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
        async (created) => {
          let newest = 20;
          const { client } = createHarness(
            (request) => {
              const { page, perPage } = asked(request);
              newest += created[page - 1] ?? 0;
              const first = newest - (page - 1) * perPage;
              const json = upTo(perPage)
                .map((index) => first - index + 1)
                .filter((number) => number > 0);
              return {
                json: json.map((number) => build(number)),
                headers: first - perPage > 0 ? nextLink(page + 1) : {},
              };
            },
            { rateLimiter: unlimited },
          );
          const seen = numbers(await collect(client.builds.list({}, { perPage: 5 })));
          expect(new Set(seen).size).toBe(seen.length);
          expect(upTo(20).every((number) => seen.includes(number))).toBe(true);
        },
      )) as never,
    );
  });
});

describe('a list ends by itself', () => {
  const first = { json: [build(1), build(2)], headers: nextLink(2) };

  test.each<
    [string, Scripted[], { numbers: number[]; truncated: Page<Build>['truncated']; requests: number }]
  >([
    [
      'after an empty page that promises more',
      [first, { json: [], headers: nextLink(3) }],
      { numbers: [1, 2], truncated: undefined, requests: 3 },
    ],
    [
      'when a page repeats',
      [first, { ...first, headers: nextLink(3) }, { json: [build(3)] }],
      { numbers: [1, 2], truncated: 'repeats', requests: 3 },
    ],
    [
      'when a page begins as the one before it',
      [first, { json: [build(1), build(3)], headers: nextLink(3) }],
      { numbers: [1, 2, 3], truncated: 'repeats', requests: 3 },
    ],
    [
      'when the next page is this one',
      [first, { json: [build(3)], headers: nextLink(2) }],
      { numbers: [1, 2, 3], truncated: 'link', requests: 2 },
    ],
    [
      'when the next page is an earlier one',
      [first, { json: [build(3)], headers: nextLink(1) }],
      { numbers: [1, 2, 3], truncated: 'link', requests: 2 },
    ],
    [
      'when the next page is far away',
      [{ ...first, headers: nextLink(7) }],
      { numbers: [1, 2], truncated: 'link', requests: 1 },
    ],
    [
      'when the link cannot be read',
      [{ ...first, headers: { link: '<<<' } }],
      { numbers: [1, 2], truncated: 'link', requests: 1 },
    ],
  ])('%s', async (_, answers, expected) => {
    const { client, transport, events } = createHarness([...answers, { json: [] }]);
    const pages = await collect(client.builds.list({}, { perPage: 2 }).pages());
    expect(numbers(pages.flatMap((page) => page.items))).toEqual(expected.numbers);
    expect(pages.at(-1)?.truncated).toBe(expected.truncated);
    expect(pages.length).toBeLessThanOrEqual(2 + Number(expected.truncated === 'repeats'));
    expect(transport.requests.length).toBeLessThanOrEqual(expected.requests);
    const cuts = events.flatMap((event) => (event.kind === 'truncated' ? [event] : []));
    expect(cuts).toEqual(
      expected.truncated === undefined
        ? []
        : [
            {
              kind: 'truncated',
              endpoint: 'builds.list',
              truncated: expected.truncated,
              pages: pages.length,
            },
          ],
    );
    expect(
      (
        await createHarness([...answers, { json: [] }])
          .client.builds.list({}, { perPage: 2 })
          .collect({ limit: 9 })
      ).complete,
    ).toBe(expected.truncated === undefined);
  });

  test('after a hundred pages that never end', async () => {
    const { client, transport } = createHarness(
      (request) => ({ json: [build(asked(request).page)], headers: nextLink(asked(request).page + 1) }),
      {
        rateLimiter: unlimited,
      },
    );
    const pages = await collect(client.builds.list().pages());
    expect([pages.length, pages.at(-1)?.truncated, transport.requests.length]).toEqual([100, 'pages', 100]);
  });

  test.each([
    [{ maxPages: 2 }, 200, 'pages'],
    [{ maxItems: 150 }, 150, 'items'],
    [{ maxItems: 200 }, 200, 'items'],
    [{ maxPages: 5, maxItems: 10_000 }, 300, undefined],
  ] as const)('within the bounds %j', async (bounds, count, truncated) => {
    const { client, events } = createHarness(serve(300));
    const pages = await collect(client.builds.list({}, bounds).pages());
    expect([pages.flatMap((page) => page.items).length, pages.at(-1)?.truncated]).toEqual([count, truncated]);
    expect(events.filter(({ kind }) => kind === 'truncated')).toHaveLength(truncated === undefined ? 0 : 1);
  });

  test('reads more pages if it is told to', async () => {
    const { client } = createHarness(serve(10_500), { rateLimiter: unlimited });
    expect(await client.builds.list({}, { maxPages: 200 }).collect({ limit: 20_000 })).toMatchObject({
      complete: true,
      pages: 105,
    });
  });
});

/** Answers whose bodies wait for a word. */
function held(total: number, headers: (page: number) => Record<string, string> = () => ({})) {
  const serveAll = serve(total);
  const bodies = new Map<number, () => void>();
  const harness = createHarness(
    {},
    {
      transport: {
        async send(request) {
          const { page } = asked(request);
          begun.push(page);
          signals.set(page, request.signal);
          const answer = serveAll(request);
          const open = Promise.withResolvers<void>();
          bodies.set(page, open.resolve);
          request.signal.addEventListener('abort', () => open.reject(request.signal.reason));
          async function* body() {
            await open.promise;
            yield Buffer.from(JSON.stringify(answer.json));
          }
          return { status: 200, headers: { ...answer.headers, ...headers(page) }, body: body() };
        },
        close: async () => {},
      },
    },
  );
  const begun: number[] = [];
  const signals = new Map<number, AbortSignal>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ...harness, begun, signals, settle, release: (page: number) => bodies.get(page)?.() };
}

describe('the next page', () => {
  test('is requested as soon as the headers of this one are there, and no page after that', async () => {
    const { client, begun, settle, release } = held(500);
    const pages = client.builds.list().pages()[Symbol.asyncIterator]();
    const one = pages.next();
    await settle();
    expect(begun).toEqual([1, 2]);
    release(1);
    release(2);
    await one;
    await settle();
    expect(begun).toEqual([1, 2]);
    const two = pages.next();
    await settle();
    expect(begun).toEqual([1, 2, 3]);
    await two;
    await pages.return?.();
  });

  test.each([
    [
      'the rate limit is nearly spent',
      { 'ratelimit-limit': '200', 'ratelimit-remaining': '20', 'ratelimit-reset': '30' },
    ],
    [
      'the rate limit of the user is nearly spent',
      { 'ratelimit-user-limit': '50', 'ratelimit-user-remaining': '5', 'ratelimit-user-reset': '30' },
    ],
  ])('is not requested ahead while %s', async (_, headers) => {
    const { client, begun, settle, release } = held(300, () => headers);
    const pages = client.builds.list().pages()[Symbol.asyncIterator]();
    const one = pages.next();
    await settle();
    expect(begun).toEqual([1]);
    release(1);
    await one;
    await settle();
    expect(begun).toEqual([1]);
    const two = pages.next();
    await settle();
    expect(begun).toEqual([1, 2]);
    release(2);
    await two;
    await pages.return?.();
  });

  test('is not requested ahead beyond what is wanted', async () => {
    const { client, begun, settle, release } = held(300);
    const gathered = client.builds.list().collect({ limit: 100 });
    await settle();
    expect(begun).toEqual([1]);
    release(1);
    expect((await gathered).complete).toBe(false);
    expect(begun).toEqual([1]);
  });

  test('is abandoned when the reader stops', async () => {
    const { client, begun, signals, settle, release } = held(300);
    const list = client.builds.list();
    const reading = (async () => {
      for await (const _ of list) break;
    })();
    await settle();
    release(1);
    await reading;
    await settle();
    expect(begun).toEqual([1, 2]);
    expect(signals.get(2)?.aborted).toBe(true);
  });

  test('may fail without an error, unless the reader wants it', async () => {
    const answers = serve(300);
    const { client } = createHarness((request) =>
      asked(request).page === 2 ? { status: 404 } : answers(request),
    );
    const first = await collect(
      (async function* () {
        for await (const item of client.builds.list()) {
          yield item;
          if (item.number === 100) return;
        }
      })(),
    );
    expect(first).toHaveLength(100);
    expect(await rejection(collect(client.builds.list()))).toMatchObject({ status: 404 });
  });
});

describe('a page that is too large', () => {
  const tooLarge = { headers: { 'content-length': String(65 * 1024 * 1024) }, text: '[]' };

  test.each([
    [100, 3],
    [25, 2],
    [3, 5],
  ])('of %d is requested again in halves, and the list continues from there', async (perPage, largePage) => {
    const answers = serve(250);
    const { client, transport } = createHarness(
      (request) => {
        const page = asked(request);
        return page.perPage === perPage && page.page === largePage ? tooLarge : answers(request);
      },
      { rateLimiter: unlimited },
    );
    expect(numbers(await collect(client.builds.list({}, { perPage, maxPages: 1_000 })))).toEqual(upTo(250));
    expect(
      transport.requests.filter((request) => asked(request).perPage === perPage).length,
    ).toBeLessThanOrEqual(largePage + 1);
  });

  test('abandons the next page, which was requested at the same size', async () => {
    const tooLong = () => ({ 'content-length': String(65 * 1024 * 1024) });
    const { client, signals, settle, release } = held(300, tooLong);
    const first = rejection(client.builds.list().pages()[Symbol.asyncIterator]().next());
    await settle();
    const ahead = signals.get(2);
    release(1);
    await settle();
    expect(ahead?.aborted).toBe(true);
    release(1);
    expect(await first).toMatchObject({ reason: 'size' });
  });

  test('is requested again once, not forever', async () => {
    const { client, transport } = createHarness(() => tooLarge);
    const error = await rejection(collect(client.builds.list()));
    expect(error).toMatchObject({
      reason: 'size',
      message: 'Could not list builds: 200, but the response is larger than 64 MiB',
      hint: 'A smaller per_page, or exclude_jobs, makes the response smaller.',
    });
    expect(transport.requests.map(asked)).toEqual([
      { page: 1, perPage: 100 },
      { page: 1, perPage: 50 },
    ]);
  });
});

describe('the time limit of a list', () => {
  test('applies to each page', async () => {
    const answers = serve(300);
    const harness = createHarness((request) => {
      harness.clock.advance(100_000);
      return answers(request);
    });
    expect(await collect(harness.client.builds.list())).toHaveLength(300);
  });

  test('applies to all pages together if the caller sets it', async () => {
    const answers = serve(300);
    const harness = createHarness((request) => {
      harness.clock.advance(100_000);
      return answers(request);
    });
    const error = await rejection(collect(harness.client.builds.list({}, { timeoutMs: 150_000 })));
    expect(error).toMatchObject({ phase: 'call' });
  });

  test('ends when the signal aborts', async () => {
    const controller = new AbortController();
    const { client } = createHarness(serve(300));
    const reason = new Error('enough');
    const error = await rejection(
      (async () => {
        for await (const item of client.builds.list({}, { signal: controller.signal, perPage: 1 })) {
          if (item.number === 2) controller.abort(reason);
        }
      })(),
    );
    expect(error).toBe(reason);
  });
});
