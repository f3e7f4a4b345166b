import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import {
  type Build,
  type Listing,
  ListTruncatedError,
  type ToArrayOptions,
  type TruncationReason,
} from '../../../src/client/index.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';
import { build, createHarness, rejection, web } from '../support/harness.ts';
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

/** What `toArray` reads of a list, and the reason why it is not all. */
async function readArray<Item>(list: Listing<Item>, options?: ToArrayOptions) {
  try {
    return { items: await list.toArray(options), reason: undefined };
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    return { items: error.items as Item[], reason: error.reason };
  }
}

const numbers = (builds: readonly Build[]) => builds.map(({ number }) => number);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a list', () => {
  test('is read item by item, to its end, and may be empty', async () => {
    const { client, transport } = createHarness(serve(250));
    expect(numbers(await Array.fromAsync(client.builds.list()))).toEqual(upTo(250));
    expect(transport.requests.map(asked)).toEqual([1, 2, 3].map((page) => ({ page, perPage: 100 })));
    expect(await createHarness(serve(0)).client.builds.list().toArray()).toEqual([]);
  });

  test('keeps its filters on every page, and starts again with each reading', async () => {
    const { client, transport } = createHarness(serve(3));
    const list = client.builds.list({ state: ['passed'], perPage: 1 });
    expect(transport.requests).toHaveLength(0);
    expect(numbers(await Array.fromAsync(list))).toEqual(numbers(await Array.fromAsync(list)));
    const filters = transport.queries().map((query) => query.getAll('state[]').join());
    expect(filters).toEqual(Array.from({ length: 6 }, () => 'passed'));
  });
});

describe('collecting a list', () => {
  test.each([
    [10, 10, { pages: 1, perPage: 10 }],
    [10, 11, { pages: 1, perPage: 11 }],
    [10, 9, { reason: 'limit', pages: 1, perPage: 9 }],
    [250, 249, { reason: 'limit', pages: 3, perPage: 100 }],
    [250, 250, { pages: 3, perPage: 100 }],
    [200, 200, { pages: 2, perPage: 100 }],
    [201, 200, { reason: 'limit', pages: 2, perPage: 100 }],
  ])('takes what fits the limit: of %d items up to %d', async (total, limit, expected) => {
    const { client, transport } = createHarness(serve(total));
    const { items, reason } = await readArray(client.builds.list(), { limit });
    expect(numbers(items)).toEqual(upTo(Math.min(total, limit)));
    const { perPage } = asked(transport.requests[0] as TransportRequest);
    expect({ reason, perPage, pages: transport.requests.length }).toEqual({ reason: undefined, ...expected });
  });

  test('takes 10,000 items unless another limit is given', async () => {
    const { client } = createHarness(serve(10_500));
    const cut = await readArray(client.builds.list());
    expect([cut.items.length, cut.reason]).toEqual([10_000, 'limit']);
    expect(await Array.fromAsync(client.builds.list())).toHaveLength(10_500);
  });

  test('reports what it has read, and what to do, if there is more', async () => {
    const { client } = createHarness(serve(3));
    const error = await rejection(client.builds.listForPipeline(web).toArray({ limit: 2 }));
    expect(error).toBeInstanceOf(ListTruncatedError);
    expect(error).toMatchObject({
      message: 'Could not list the builds of acme/web to the end: there are more items than the limit allows',
      hint: 'Set a higher limit, or read the list with for await.',
      items: [build(1), build(2)],
      path: '/v2/organizations/acme/pipelines/web/builds',
    });
    expect(inspect(error)).not.toContain('scheduled');
  });

  test('keeps what it had read when a later page cannot be read, but not when the first cannot', async () => {
    const refused = { status: 403, json: { message: 'no longer' } };
    const broken = (after: number) =>
      createHarness(serve(250, (page) => (page > after ? refused : {}))).client.builds.list();
    const error = await rejection(broken(2).toArray());
    expect(error).toBeInstanceOf(ListTruncatedError);
    expect(error).toMatchObject({
      message:
        'Could not list builds to the end: a page could not be read. Could not list builds: 403 - no longer',
      reason: 'failed',
      cause: { status: 403 },
    });
    expect((error as ListTruncatedError).items).toHaveLength(200);
    expect(await rejection(broken(0).toArray())).toMatchObject({ name: 'ApiError', status: 403 });
  });

  test('ends with the page that exceeds the bytes, decompressed', async () => {
    const { client } = createHarness((request) => {
      const { json, headers } = serve(8)(request);
      const chunks = [gzipSync(JSON.stringify(json).padEnd(400))];
      return { headers: { ...headers, 'content-encoding': 'gzip' }, chunks };
    });
    const list = client.builds.list({ perPage: 4 });
    const cuts = [800, 799, 400, 399].map(async (maxBytes) => {
      const { items, reason } = await readArray(list, { maxBytes });
      return [items.length, reason];
    });
    expect(await Promise.all(cuts)).toEqual([
      [8, undefined],
      [8, undefined],
      [8, undefined],
      [4, 'bytes'],
    ]);
  });

  test('reports how many items there are after each page', async () => {
    const onPage = vi.fn<(count: number) => void>();
    await createHarness(serve(5)).client.builds.list({ perPage: 2 }).toArray({ onPage });
    expect(onPage.mock.calls.map(([count]) => count)).toEqual([2, 4, 5]);
  });

  test.each([{ limit: 0 }, { limit: 1.5 }, { maxBytes: 0 }, { maxBytes: Number.NaN }])(
    'needs bounds that are positive integers: %j',
    async (options) => {
      const { client, transport } = createHarness(serve(1));
      const [name] = Object.keys(options);
      const message = `${name} must be a positive integer`;
      await expect(client.builds.list().toArray(options)).rejects.toThrow(message);
      expect(transport.requests).toHaveLength(0);
    },
  );

  test.each<[string, Scripted[], ToArrayOptions, string?]>([
    [
      'it is larger than maxBytes allows',
      [{ json: [build(1)], headers: nextLink(2) }],
      { maxBytes: 1 },
      'Use narrower filters, or read the list with for await.',
    ],
    [
      'a page repeats the one before it',
      [1, 2].map((page) => ({ json: [build(1)], headers: nextLink(page + 1) })),
      {},
    ],
    ['the link to the next page is invalid', [{ json: [build(1)], headers: nextLink(3) }], {}],
  ])('says why there may be more: %s', async (why, pages, options, hint) => {
    const error = await rejection(createHarness(pages).client.builds.list().toArray(options));
    expect(error).toMatchObject({ message: `Could not list builds to the end: ${why}`, hint });
  });

  test('of jobs, which have a cursor, takes what fits the limit', async () => {
    const next = 'https://api.buildkite.com/v2/x/jobs?after=cursor';
    const json = { items: [{ id: 'a', type: 'script' }], links: { self: '', next } };
    const { client, transport } = createHarness([{ json }]);
    const cut = await readArray(client.jobs.list({ ...web, number: 1 }, { perPage: 1 }), { limit: 1 });
    expect([cut.items.length, cut.reason, transport.requests.length]).toEqual([1, 'limit', 1]);
  });

  test('has an item again that came more than 10,000 items before', async () => {
    const last: Scripted = { json: [build(1)], headers: {} };
    const answers = serve(20_000);
    const { client } = createHarness((request) => (asked(request).page === 102 ? last : answers(request)));
    const items = await Array.fromAsync(client.builds.list());
    expect(numbers(items)).toEqual([...upTo(10_100), 1]);
  });
});

describe('a list of flaky tests that changes while it is read', () => {
  const suite = { organization: 'acme', suite: 'unit' };
  const tests = (...ids: readonly number[]) => ids.map((id) => ({ id: `id-${id}` }));
  const page = (ids: readonly number[], next?: number): Scripted => ({
    json: tests(...ids),
    headers: next === undefined ? {} : nextLink(next),
  });
  const list = (pages: Scripted[], perPage: number) =>
    createHarness([...pages, page([])]).client.flakyTests.list(suite, { perPage });

  test.each<[string, Scripted[], number[], TruncationReason?]>([
    ['a test comes again', [page([1, 2], 2), page([2, 3], 3), page([4])], [1, 2, 3, 4], 'changed'],
    ['a test comes again on the last page', [page([1, 2], 2), page([1, 3])], [1, 2, 3], 'changed'],
    ['an announced page is empty: a test has left', [page([1, 2], 2), page([])], [1, 2], 'changed'],
    [
      'a test comes again some pages later',
      [page([1], 2), page([2], 3), page([3], 4), page([1, 4])],
      [1, 2, 3, 4],
      'changed',
    ],
    ['no test comes twice', [page([1, 2], 2), page([3, 4])], [1, 2, 3, 4]],
    ['a page has a test twice', [page([1, 1], 2), page([2, 2])], [1, 2]],
    ['there is none', [page([])], []],
  ])('%s', async (_, pages, ids, reason) => {
    expect(await readArray(list(pages, 2))).toEqual({ items: tests(...ids), reason });
  });

  test('ends with an error that says what to do, item by item too', async () => {
    const seen: unknown[] = [];
    const reading = async () => {
      for await (const item of list([page([1, 2], 2), page([2, 3])], 2)) seen.push(item);
    };
    expect(await rejection(reading())).toMatchObject({
      message:
        'Could not list the flaky tests of suite unit of acme to the end: it changed while it was read, so items may be missing',
      hint: 'Read it again.',
      items: [],
    });
    expect(seen).toEqual(tests(1, 2, 3));
  });
});

/** Answers of which each body waits until its page is released. */
function held(total: number, headers: (page: number) => Record<string, string> = () => ({}), bytes = 0) {
  const answers = serve(total);
  const gates = upTo(9).map(() => Promise.withResolvers<void>());
  const { client, transport } = createHarness((request) => {
    const { page } = asked(request);
    const { json, headers: usual } = answers(request);
    async function* chunks() {
      await gates[page]?.promise;
      yield Buffer.from(JSON.stringify(json).padEnd(bytes));
    }
    return { headers: { ...usual, ...headers(page) }, chunks: chunks() };
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  async function release(...pages: number[]) {
    await settle();
    for (const page of pages) gates[page]?.resolve();
    await settle();
  }
  const begun = () => transport.requests.map((request) => asked(request).page);
  return { list: client.builds.list(), requests: transport.requests, begun, release };
}

describe('the next page', () => {
  test('is requested as soon as the headers of the last are there, up to four at once', async () => {
    const { list, begun, requests, release } = held(700);
    const items = list[Symbol.asyncIterator]();
    const first = items.next();
    await release(2);
    expect(begun()).toEqual([1, 2, 3, 4]);
    await release(1);
    await first;
    expect(begun()).toEqual([1, 2, 3, 4, 5]);
    await items.return?.();
    for (const { signal } of requests.slice(2)) expect(signal.aborted).toBe(true);
  });

  test('is requested up to the last one that a link names', async () => {
    const { list, begun, release } = held(300, (page) => ({
      link: page < 3 ? `<https://x/?page=${page + 1}>; rel="next", <https://x/?page=3>; rel="last"` : '',
    }));
    const reading = Array.fromAsync(list);
    await release(3, 2, 1);
    expect(numbers(await reading)).toEqual(upTo(300));
    expect(begun()).toEqual([1, 2, 3]);
  });

  test.each([
    ['', '200', '19'],
    ['-user', '50', '5'],
  ])('is not requested ahead while the rate limit%s is nearly spent', async (family, limit, remaining) => {
    const { list, begun, release } = held(300, () => ({
      [`ratelimit${family}-limit`]: limit,
      [`ratelimit${family}-remaining`]: remaining,
      [`ratelimit${family}-reset`]: '30',
    }));
    const reading = Array.fromAsync(list);
    for (const page of [1, 2, 3]) {
      await release();
      expect(begun()).toEqual(upTo(page));
      await release(page);
    }
    expect(await reading).toHaveLength(300);
  });

  test('is not requested ahead if those on their way are larger than 8 MiB together', async () => {
    const { list, begun, release } = held(700, () => ({}), 3 * 2 ** 20);
    const reading = Array.fromAsync(list);
    await release(1);
    await release(2);
    expect(begun()).toEqual([1, 2, 3, 4]);
    await release(3);
    expect(begun()).toEqual([1, 2, 3, 4, 5]);
    await release(4, 5, 6, 7);
    expect(await reading).toHaveLength(700);
  });

  test('is not requested after one that repeats another', async () => {
    const { client, transport } = createHarness((request) => ({
      json: [build(1)],
      headers: nextLink(asked(request).page + 1),
    }));
    expect((await readArray(client.builds.list())).reason).toBe('repeats');
    expect(transport.requests.map((request) => asked(request).page)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is not requested ahead beyond what is wanted', async () => {
    const { list, begun, release } = held(300);
    const reading = readArray(list, { limit: 100 });
    await release(1);
    expect((await reading).reason).toBe('limit');
    expect(begun()).toEqual([1]);
  });

  test('may fail without an error, unless the reader wants it', async () => {
    const answers = serve(300);
    const { client } = createHarness((request) =>
      asked(request).page === 2 ? { status: 404 } : answers(request),
    );
    for await (const { number } of client.builds.list()) if (number === 100) break;
    expect(await rejection(Array.fromAsync(client.builds.list()))).toMatchObject({ status: 404 });
  });
});

describe('the time limit of a list', () => {
  /** A client of a service that takes 100 seconds for each page. */
  const slow = (total: number) => {
    const answers = serve(total);
    const harness = createHarness((request) => {
      harness.clock.advance(100_000);
      return answers(request);
    });
    return harness.client;
  };

  test('applies to each page, or to all together if the caller sets it', async () => {
    expect(await Array.fromAsync(slow(300).builds.list())).toHaveLength(300);
    const error = await rejection(Array.fromAsync(slow(300).builds.list({ timeoutMs: 150_000 })));
    expect(error).toMatchObject({ phase: 'call' });
  });
});

describe('a page that is too large', () => {
  /** A service whose pages are too large from an item on, unless they have at most `most` items. */
  const largeFrom = (first: number, most: number, total = 134) => {
    const answers = serve(total);
    return createHarness((request) => {
      const { page, perPage } = asked(request);
      const isTooLarge = page * perPage >= first && perPage > most;
      return isTooLarge ? { headers: { 'content-length': String(2 ** 25) }, text: '[]' } : answers(request);
    });
  };

  test.each([
    [100, 10, 10],
    [100, 9, 1],
    [30, 29, 3],
    [22, 2, 2],
    [97, 50, 1],
    [4, 3, 1],
  ])('of %i items, of which %i are not, is read again in pages of %i', async (perPage, most, smaller) => {
    const { client, transport } = largeFrom(1, most);
    expect(numbers(await client.builds.list({ perPage }).toArray())).toEqual(upTo(134));
    expect(asked(transport.requests.at(-1) as TransportRequest).perPage).toBe(smaller);
  });

  test('leaves the items before it as they are', async () => {
    const { client, transport } = largeFrom(101, 10);
    const { items } = await readArray(client.builds.list(), { limit: 130 });
    expect(numbers(items)).toEqual(upTo(130));
    const pages = transport.requests.map(asked).filter(({ perPage }) => perPage === 10);
    expect(pages.map(({ page }) => page)).toEqual([11, 12, 13]);
  });

  test('is an error if it has one item only', async () => {
    const cut = await readArray(largeFrom(101, 0).client.builds.list());
    expect(cut.reason).toBe('failed');
    expect(numbers(cut.items)).toEqual(upTo(100));
  });
});
