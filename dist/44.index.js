"use strict";
exports.id = 44;
exports.ids = [44];
exports.modules = {

// MODULE: ./build/sources/action/service/connect-service.js + 13 modules
/***/ 3044:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectService)
});

// EXTERNAL MODULE: ./build/sources/client/context.js + 5 modules
var client_context = __webpack_require__(558);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/once/create-build.js
var create_build = __webpack_require__(591);
// EXTERNAL MODULE: ./build/sources/client/request/build-request.js
var build_request = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/sources/client/request/call.js
var request_call = __webpack_require__(6520);
// EXTERNAL MODULE: ./build/sources/client/retry/budget.js
var budget = __webpack_require__(3740);
// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/request/query.js
var request_query = __webpack_require__(8754);
// EXTERNAL MODULE: ./build/sources/client/retry/send.js + 11 modules
var send = __webpack_require__(1004);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/response-headers.js
var response_headers = __webpack_require__(2852);
;// CONCATENATED MODULE: ./build/sources/client/pagination/link-header.js

const maxLinkLength = 16_384;
const link_header_link = /<([^<>]*)>([^<>]*)/g;
const relation = /;\s*rel\s*=\s*"?([^";,]+)/i;
function pagesAfter(headers, page) {
    const text = (0,response_headers/* headerText */.TK)(headers, 'link')?.trim() ?? '';
    if (text === '')
        return { next: 'none' };
    const links = Array.from(text.slice(0, maxLinkLength).matchAll(link_header_link), ([, target = '', parameters = '']) => ({
        page: pageNumber(target),
        relations: relation.exec(parameters)?.[1]?.toLowerCase().split(' ') ?? [],
    }));
    const isRead = text.length <= maxLinkLength && links.length > 0;
    if (!isRead || links.some(({ relations }) => relations.length === 0))
        return { next: 'untrusted' };
    const pagesOf = (name) => links.filter(({ relations }) => relations.includes(name));
    const next = pagesOf('next');
    const isNext = next.every((one) => one.page === page + 1);
    return {
        next: next.length === 0 ? 'none' : isNext ? page + 1 : 'untrusted',
        last: pagesOf('last')[0]?.page,
    };
}
function pageNumber(target) {
    const page = URL.parse(target, 'https://link.invalid')?.searchParams.get('page') ?? '';
    return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}

;// CONCATENATED MODULE: ./build/sources/client/pagination/pages.js








const mostInFlight = 4;
const mostBytesInFlight = 2 ** 25;
async function* readPages(context, { endpoint, to, query, headers, options, isSteady = false }, { perPage, memory, most, budget }) {
    const { rateLimit, rateLimiter } = context;
    const controller = new AbortController();
    const signal = (0,abort/* anySignal */.J)(controller.signal, options.signal);
    const asked = [];
    let at = 1;
    let known = 1;
    let largest = 0;
    const ask = () => {
        const page = request(at + asked.length);
        page.catch(() => { });
        asked.push(page);
    };
    const askAhead = (head) => {
        const hasRoom = () => rateLimit.leavesSpare(to.organization ?? '') ||
            ((0,rate_limit_headers/* parseRateLimit */.H5)(head) === undefined && rateLimiter.available());
        const size = Math.max(largest, Number((0,response_headers/* headerText */.TK)(head, 'content-length') ?? 0));
        const fits = () => asked.length < mostInFlight && (Math.max(1, asked.length) + 1) * size < mostBytesInFlight;
        while (fits() && at + asked.length <= Math.min(known, most) && hasRoom())
            ask();
    };
    const request = async (number) => {
        const call = (0,request_call/* createCall */.j)(endpoint, to, { query: (0,request_query/* pagedQuery */.E)(query, { page: number, perPage }), headers });
        let head = {};
        let next = 'none';
        let bytes = 0;
        const received = await (0,send/* send */.tN)(context, call, {
            ...{ ...options, signal, budget, isPage: true },
            onHead(arrived) {
                head = arrived;
                const after = pagesAfter(head, number);
                next = after.next;
                if (typeof next === 'number')
                    known = Math.max(known, next, after.last ?? 0);
                askAhead(head);
            },
            onBody(size) {
                bytes = size;
            },
        });
        const items = received.filter((item) => !isElsewhere(item, call.to));
        return { items: items, isEmpty: received.length === 0, head, bytes, next };
    };
    const pages = [];
    let hasChanged = false;
    try {
        for (;;) {
            if (asked.length === 0)
                ask();
            const { items, isEmpty, head, bytes, next } = (await asked[0]);
            const byId = new Map(items.map((item) => [item.id, item]));
            const newItems = [...byId.values()].filter(({ id }) => !pages.some((ids) => ids.has(id)));
            const comesAgain = newItems.length < byId.size;
            if (pages.push(new Set(byId.keys())) > memory)
                pages.shift();
            hasChanged ||= isSteady && (comesAgain || (at > 1 && isEmpty));
            const hasNext = next !== 'none' && !isEmpty;
            const inLoop = comesAgain && newItems.length === 0;
            const end = hasNext ? next === 'untrusted' && 'link' : hasChanged && 'changed';
            const truncated = inLoop ? 'repeats' : end || undefined;
            largest = Math.max(largest, bytes);
            asked.shift();
            at += 1;
            if (hasNext && truncated === undefined)
                askAhead(head);
            yield { items: newItems, bytes, hasNext, truncated };
            if (!hasNext || truncated !== undefined)
                return;
        }
    }
    finally {
        controller.abort();
    }
}
function isElsewhere(item, { organization, pipeline }) {
    const own = (0,build_address/* pipelineAddressOf */.s)(item);
    const differs = (name, asked = name) => name.toLowerCase() !== asked.toLowerCase();
    return own !== null && (differs(own.organization, organization) || differs(own.pipeline, pipeline));
}

;// CONCATENATED MODULE: ./build/sources/client/pagination/listing.js




const maxPerPage = 100;
const streamMemory = 5;
function createListing(context, request) {
    const { endpoint, to, query, options } = request;
    const { intent, method, path } = (0,request_call/* createCall */.j)(endpoint, to, query && { query });
    const perPage = integer('perPage', options.perPage ?? maxPerPage, maxPerPage);
    const budgetOf = () => options.budget ??
        (options.timeoutMs === undefined ? undefined : (0,budget/* createBudget */.yK)(context, options.timeoutMs));
    function truncated(reason, items, cause) {
        const { words, hint } = truncations[reason];
        const why = cause === undefined ? words : `${words}. ${cause.message}`;
        const details = { method, path, reason, items, cause, hint: cause?.hint ?? hint };
        return new errors/* ListTruncatedError */.rV(`Could not ${intent} to the end: ${why}`, details);
    }
    return {
        async *[Symbol.asyncIterator]() {
            const reading = { perPage, memory: streamMemory, most: Infinity, budget: budgetOf() };
            for await (const page of readPages(context, request, reading)) {
                yield* page.items;
                if (page.truncated !== undefined)
                    throw truncated(page.truncated, []);
            }
        },
        async toArray({ limit = 10_000, maxBytes = 64 * 2 ** 20, onPage } = {}) {
            integer('limit', limit);
            integer('maxBytes', maxBytes);
            const size = options.perPage ?? Math.min(perPage, limit);
            const budget = budgetOf();
            const reading = { perPage: size, memory: Infinity, most: Math.ceil(limit / size), budget };
            const items = [];
            let bytes = 0;
            let reason;
            try {
                for await (const page of readPages(context, request, reading)) {
                    const room = limit - items.length;
                    const share = Math.min(1, (maxBytes - bytes) / Math.max(1, page.bytes));
                    items.push(...page.items.slice(0, Math.min(room, Math.floor(share * page.items.length))));
                    bytes += page.bytes;
                    onPage?.(items.length, items);
                    reason = bytes > maxBytes ? 'bytes' : cutAt(page, room);
                    if (reason !== undefined)
                        break;
                }
            }
            catch (cause) {
                if (items.length === 0 || !(cause instanceof errors/* ClientError */.MZ))
                    throw cause;
                options.signal?.throwIfAborted();
                throw truncated('failed', items, cause);
            }
            options.signal?.throwIfAborted();
            if (reason !== undefined)
                throw truncated(reason, items);
            return items;
        },
    };
}
function cutAt({ items, hasNext, truncated }, room) {
    if (items.length > room || (hasNext && truncated === undefined && items.length === room))
        return 'limit';
    return truncated;
}
const truncations = {
    limit: {
        words: 'there are more items than the limit allows',
        hint: 'Set a higher limit, or read the list with for await.',
    },
    bytes: {
        words: 'it is larger than maxBytes allows',
        hint: 'Narrower filters make the list smaller; for await reads a list of any size.',
    },
    repeats: { words: 'a page repeats the one before it' },
    changed: { words: 'it changed while it was read, so items may be missing', hint: 'Read it again.' },
    link: { words: 'the link to the next page is invalid' },
    failed: { words: 'a page could not be read' },
};
function integer(name, value, most = Number.MAX_SAFE_INTEGER) {
    if (Number.isSafeInteger(value) && value >= 1 && value <= most)
        return value;
    const range = most === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from 1 to ${most}`;
    throw new errors/* InvalidArgumentError */.Di(name, `must be ${range}`);
}

// EXTERNAL MODULE: ./build/sources/client/response/connection-failure.js
var connection_failure = __webpack_require__(6891);
// EXTERNAL MODULE: ./build/sources/client/retry/timeouts.js
var timeouts = __webpack_require__(2617);
// EXTERNAL MODULE: ./build/sources/client/transport/proxy.js
var transport_proxy = __webpack_require__(9102);
;// CONCATENATED MODULE: ./build/sources/client/resources/artifacts.js








function createArtifactMethods(context) {
    return {
        list: (to, { state, path, ...options } = {}) => createListing(context, { endpoint: 'artifacts.list', to, query: (0,request_query/* buildQuery */.Z)({ state, path }), options }),
        get: async (address, options) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('artifacts.get', address), options),
        async *download(address, options) {
            const call = (0,request_call/* createCall */.j)('artifacts.download', address);
            yield* readFile(context, call, await addressOf(context, call, options), options?.signal);
        },
    };
}
async function addressOf(context, call, options) {
    const address = await (0,send/* send */.tN)(context, call, { ...options, isPage: true });
    const { protocol, hostname, username, password } = new URL(address);
    const isHere = context.base.loopback && (0,transport_proxy/* isLoopback */.U)(hostname);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
    if (isSafe && `${username}${password}` === '')
        return address;
    const { intent, method, path } = call;
    throw new errors/* InvalidResponseError */.tF(`Could not ${intent}: the service named an address that is not https`, {
        ...{ method, path, status: 302, reason: 'schema' },
    });
}
async function* readFile(context, call, url, signal) {
    const { connectMs, headersMs, bodyMs } = (0,timeouts/* timeoutsFor */.wP)(call.endpoint, context.timeouts);
    const unlimited = { phase: 'attempt', ms: Number.POSITIVE_INFINITY };
    const timer = (0,timeouts/* createPhaseTimer */.Nk)(unlimited, context.closed, signal);
    const { host } = new URL(url);
    try {
        timer.begin('connect', connectMs);
        const { status, body } = await context.transport.send({
            method: 'GET',
            url,
            headers: { 'user-agent': context.userAgent, accept: '*/*', 'accept-encoding': 'identity' },
            fresh: false,
            onStart: () => timer.begin('headers', headersMs),
            signal: timer.signal,
        });
        timer.begin('body', bodyMs);
        for await (const piece of body) {
            if (status !== 200)
                break;
            timer.begin('body', Number.POSITIVE_INFINITY);
            yield piece;
            timer.begin('body', bodyMs);
        }
        if (status === 200)
            return;
        const { intent, method, path } = call;
        const words = status >= 300 && status < 400 ? 'leads on to another address' : `answered ${status}`;
        throw new errors/* ApiError */.hD(`Could not ${intent}: ${host}, where the file is, ${words}`, { method, path, status });
    }
    catch (error) {
        signal?.throwIfAborted();
        if (error instanceof errors/* ClientError */.MZ)
            throw error;
        throw (0,connection_failure/* toConnectionError */.M)(call, { error, timeout: timer.expired(), host });
    }
    finally {
        timer.stop();
    }
}

// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/client/once/write-once.js
var write_once = __webpack_require__(7697);
;// CONCATENATED MODULE: ./build/sources/client/once/builds.js








const mostReadMs = 10_000;
async function cancelBuild(context, to, options) {
    const write = {
        call: (0,request_call/* createCall */.j)('builds.cancel', to),
        again: 'always',
        isDoneBy422: true,
        async find(_, shared, { error, sent }) {
            const wasRefused = error instanceof errors/* ApiError */.hD && error.status === 422;
            if (!wasRefused && sent > 1)
                return 'absent';
            const until = { ms: context.clock.monotonic(), name: 'the time for this read' };
            const read = await (0,send/* trySend */.sh)(context, (0,request_call/* createCall */.j)('builds.get', to), {
                signal: shared.signal,
                timeoutMs: Math.min(mostReadMs, shared.budget.leftMs()),
                rank: shared.rank === 'urgent' ? 'urgent' : 'last',
                ...(!wasRefused && { until }),
            });
            if (read.ok && (0,states/* isCanceled */.YQ)(read.value.state))
                return { value: read.value };
            if (!wasRefused)
                return 'absent';
            if (read.ok) {
                error.hint ??= `The build is ${read.value.state}.`;
                options.onRefused?.(read.value);
            }
            return 'unclear';
        },
    };
    const { value: build, already } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
    return { build, already };
}
async function rebuildBuild(context, to, options) {
    const write = {
        call: (0,request_call/* createCall */.j)('builds.rebuild', to),
        async before(reading) {
            const newest = await listNewest(context, to, 1, reading);
            return Math.max(0, ...newest.map(({ number }) => number));
        },
        async find(above, reading) {
            return above === undefined ? 'unclear' : (0,write_once/* onlyOne */.jr)(await findRebuilds(context, to, above, reading));
        },
        again: 'never',
        hint: `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`,
    };
    const { value: build, origin } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
    return { build, origin };
}
const foreignSources = ['ui', 'webhook', 'schedule', 'trigger_job'];
async function findRebuilds(context, of, above, options) {
    const listed = await listNewest(context, of, 100, options);
    return listed.filter(({ number, rebuilt_from, source }) => number > above && rebuilt_from?.number === of.number && !foreignSources.includes(source));
}
function listNewest(context, to, perPage, options) {
    const query = (0,request_query/* pagedQuery */.E)((0,request_query/* buildQuery */.Z)(requests/* smallResponse */.v), { page: 1, perPage });
    return (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('builds.listForPipeline', to, { query }), options);
}
async function retryFailedJobsOnce(context, to, { states, ...options }) {
    if (states.length === 0)
        throw new errors/* InvalidArgumentError */.Di('states', 'is empty');
    const query = (0,request_query/* buildQuery */.Z)({ include_retried_jobs: true, exclude_pipeline: true });
    const read = (shared) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('builds.get', to, { query }), shared);
    let isRead = false;
    const write = {
        call: (0,request_call/* createCall */.j)('builds.retryFailedJobs', to, { body: { states: states.join(',') } }),
        async before(shared) {
            const seen = await read(shared);
            isRead = true;
            return seen;
        },
        async find(seen, shared) {
            if (seen === undefined)
                return 'unclear';
            const now = await read(shared);
            return countRetried(seen, now, states) > 0 ? { value: now } : 'absent';
        },
        again: 'never',
        hint: `Before you retry them again, check whether jobs of build ${to.number} have been retried.`,
    };
    const { value, origin, before } = await (0,write_once/* writeOnce */.Fq)(context, write, options).catch((error) => {
        if (isRead && error instanceof errors/* ApiError */.hD && [404, 405].includes(error.status))
            error.hint = 'This service may not be able to retry the failed jobs of a build.';
        throw error;
    });
    const counted = origin === 'direct' ? value.retried_jobs_count : before && countRetried(before, value, states);
    return { build: value, count: counted ?? undefined, origin };
}
function countRetried(before, build, states) {
    const asked = (before.jobs ?? []).filter(script_job/* isScriptJob */.P).filter((job) => {
        const state = job.soft_failed ? 'soft_failed' : job.state;
        return !(0,script_job/* isReplaced */.t)(job) && states.some((each) => each === state);
    });
    const ids = new Set(asked.map(({ id }) => id));
    return (build.jobs ?? [])
        .filter(script_job/* isScriptJob */.P)
        .filter((job) => ids.has(job.id) && (0,script_job/* isReplaced */.t)(job) && job.retry_type !== 'automatic').length;
}
async function unblockOnce(context, { job: id, ...of }, { fields, unblocker, ...options }) {
    const body = { fields, unblocker };
    const query = (0,request_query/* buildQuery */.Z)({ exclude_pipeline: true });
    const write = {
        call: (0,request_call/* createCall */.j)('jobs.unblock', { ...of, job: id }, fields || unblocker ? { body } : {}),
        again: 'once',
        isDoneBy422: true,
        async find(_, shared) {
            const { jobs } = await (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('builds.get', of, { query }), shared);
            const found = jobs?.find((each) => each.id === id);
            if (found?.state === 'unblocked')
                return { value: found };
            return found?.state === 'blocked' ? 'absent' : 'unclear';
        },
        hint: `Open build ${of.number} to check whether the step is unblocked.`,
    };
    const { value: job, origin, already } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
    return { job, origin, already };
}

// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/client/polling/poll-policy.js
var poll_policy = __webpack_require__(9270);
// EXTERNAL MODULE: ./build/sources/client/polling/run-times.js
var run_times = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/sources/client/polling/wait.js










const defaultTimeoutMs = 6 * 3_600_000;
async function waitForBuild(context, to, { signal, timeoutMs = defaultTimeoutMs, onProgress }) {
    const { clock, random, rateLimit, serviceTime } = context;
    return (0,budget/* withBudget */.Y$)(context, { signal, timeoutMs }, async (shared) => {
        const { budget } = shared;
        const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit, random });
        const hazard = (0,run_times/* hazardAfter */.J)([]);
        let intervalMs = 0;
        const read = async (parameters) => {
            const call = (0,request_call/* createCall */.j)('builds.get', to, { query: (0,request_query/* buildQuery */.Z)(parameters) });
            const got = await (0,send/* trySend */.sh)(context, call, { ...shared, polling: { intervalMs } });
            if (got.ok)
                return got.value;
            throw budget.leftMs() > 0 ? got.error : (0,connection_failure/* describeTimeout */.b)(call, { phase: 'build', sent: 'unknown' });
        };
        for (;;) {
            let build = await read(requests/* smallResponse */.v);
            onProgress?.(build);
            if ((0,states/* hasEnded */.hY)(build))
                build = await read({ include_retried_jobs: true });
            if ((0,states/* hasEnded */.hY)(build))
                return build;
            const startedMs = (0,times/* parseTime */.p)(build.started_at) ?? Number.POSITIVE_INFINITY;
            const elapsedMs = Math.max(0, serviceTime.now() - startedMs);
            const nowMs = clock.monotonic();
            const planned = policy.next({ nowMs, builds: [{ elapsedMs, hazard }] });
            intervalMs = planned.spreadMs;
            await clock.sleep(Math.min(planned.atMs - nowMs, budget.leftMs()), shared.signal);
        }
    });
}

// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
;// CONCATENATED MODULE: ./build/sources/client/resources/builds.js








function createBuildMethods(context) {
    function list(endpoint, to, given = {}) {
        const [parameters, options] = splitOptions(given);
        return createListing(context, { endpoint, to, query: (0,request_query/* buildQuery */.Z)(parameters), options });
    }
    function remember(to, made) {
        const { path } = (0,request_call/* createCall */.j)('builds.get', { ...to, number: made.build.number });
        context.recent.set(path, context.clock.monotonic());
        return made;
    }
    const methods = {
        list: (options) => list('builds.list', {}, options),
        listForOrganization: (address, options) => list('builds.listForOrganization', address, options),
        listForPipeline: (address, options) => list('builds.listForPipeline', address, options),
        async get(address, options = {}) {
            const [parameters, call] = splitOptions(options);
            return (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('builds.get', address, { query: (0,request_query/* buildQuery */.Z)(parameters) }), call);
        },
        create: async (address, body, options) => (await methods.createWithDetails(address, body, options)).build,
        async createWithDetails(address, body, options = {}) {
            (0,request_call/* requireText */.H)(body.commit, 'body.commit');
            (0,request_call/* requireText */.H)(body.branch, 'body.branch');
            return remember(address, await (0,create_build/* createBuildOnce */.uz)(context, { to: address, body }, options));
        },
        findByKey: async (address, key, options = {}) => (0,create_build/* findByKey */.Wf)(context, address, key, options),
        cancel: async (address, options) => (await methods.cancelWithDetails(address, options)).build,
        cancelWithDetails: async (address, options = {}) => cancelBuild(context, address, options),
        rebuild: async (address, options) => (await methods.rebuildWithDetails(address, options)).build,
        rebuildWithDetails: async (address, options = {}) => remember(address, await rebuildBuild(context, address, options)),
        findRebuilds: async (address, above, options = {}) => findRebuilds(context, address, above, options),
        retryFailedJobs: async (address, options) => retryFailedJobsOnce(context, address, options),
        wait: async (address, options = {}) => waitForBuild(context, address, options),
    };
    return methods;
}
function splitOptions(options) {
    const { signal, timeoutMs, perPage, until, rank, polling, ...parameters } = options;
    return [parameters, { signal, timeoutMs, perPage, until, rank, polling }];
}
const logHeaders = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${read_body/* logRangeBytes */.rn}` };
function createJobMethods(context) {
    return {
        async log(address, options) {
            return (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('jobs.log', address, { headers: logHeaders }), {
                timeoutMs: 20_000,
                ...options,
            });
        },
        unblock: async (address, options = {}) => unblockOnce(context, address, options),
    };
}

;// CONCATENATED MODULE: ./build/sources/client/once/suites.js





async function createSuiteOnce(context, { to, body }, options) {
    const write = {
        call: (0,request_call/* createCall */.j)('suites.create', to, { body }),
        before: (shared) => listSuites(context, to, shared),
        async find(before, shared) {
            if (before === undefined)
                return 'unclear';
            const listed = await listSuites(context, to, shared);
            const isNew = (suite) => before.every(({ id }) => id !== suite.id) &&
                suite.name === body.name &&
                (suite.default_branch ?? body.default_branch) === body.default_branch;
            return (0,write_once/* onlyOne */.jr)(listed.filter(isNew));
        },
        again: 'never',
        hint: 'Before you create it again, look for a new suite with that name.',
    };
    const { value: suite, origin } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
    const isShown = origin === 'direct' || (suite.api_token ?? '') !== '';
    return { suite, origin, tokenLost: body.show_api_token === true && !isShown };
}
async function updateSuite(context, { to, body }, options) {
    const { name, default_branch: branch } = body;
    const write = {
        call: (0,request_call/* createCall */.j)('suites.update', to, { body }),
        again: 'always',
        before: (shared) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('suites.get', to), shared),
        async find(before, shared, { error }) {
            error.hint ??= 'The suite may have been changed nevertheless.';
            if (before === undefined)
                return 'unclear';
            const found = await findSuite(context, to, before.id, shared);
            const agrees = (name ?? found?.name) === found?.name && (branch ?? found?.default_branch) === found?.default_branch;
            if (found && agrees)
                return { value: found };
            return found?.slug === to.suite ? 'absent' : 'unclear';
        },
    };
    const { value } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
    return value;
}
async function deleteSuite(context, to, options) {
    const write = {
        call: (0,request_call/* createCall */.j)('suites.delete', to),
        again: 'always',
        before: (shared) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('suites.get', to), shared),
        async find(before, shared, { error }) {
            error.hint ??= 'The suite may have been deleted nevertheless.';
            const found = await findSuite(context, to, before?.id, shared);
            if (found === undefined)
                return { value: undefined };
            return before !== undefined && found.slug === to.suite ? 'absent' : 'unclear';
        },
    };
    await (0,write_once/* writeOnce */.Fq)(context, write, options);
}
async function findSuite(context, to, id, shared) {
    const read = await (0,send/* trySend */.sh)(context, (0,request_call/* createCall */.j)('suites.get', to), shared);
    if (read.ok && (id === undefined || read.value.id === id))
        return read.value;
    if (!read.ok && !(read.error instanceof errors/* ApiError */.hD && read.error.status === 404))
        throw read.error;
    return id === undefined
        ? undefined
        : (await listSuites(context, to, shared)).find((suite) => suite.id === id);
}
async function listSuites(context, { organization }, options) {
    return createListing(context, { endpoint: 'suites.list', to: { organization }, options }).toArray();
}

;// CONCATENATED MODULE: ./build/sources/client/resources/suites.js







function createSuiteMethods(context) {
    const methods = {
        list: (to, options = {}) => createListing(context, { endpoint: 'suites.list', to, options }),
        get: async (address, options) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('suites.get', address), options),
        create: async (address, body, options) => (await methods.createWithDetails(address, body, options)).suite,
        async createWithDetails(address, body, options = {}) {
            (0,request_call/* requireText */.H)(body.name, 'body.name');
            (0,request_call/* requireText */.H)(body.default_branch, 'body.default_branch');
            return createSuiteOnce(context, { to: address, body }, options);
        },
        update: async (address, body, options = {}) => updateSuite(context, { to: address, body }, options),
        delete: async (address, options = {}) => deleteSuite(context, address, options),
    };
    return methods;
}
function createFlakyTestMethods(context) {
    return {
        list(to, { period, ...options } = {}) {
            if (period !== undefined && !Object.hasOwn(requests/* flakyTestPeriods */.q, period))
                throw new errors/* InvalidArgumentError */.Di('period', `must be ${Object.keys(requests/* flakyTestPeriods */.q).join(', ')}`);
            const query = (0,request_query/* buildQuery */.Z)({ period });
            return createListing(context, { endpoint: 'flakyTests.list', to, query, options, isSteady: true });
        },
    };
}
const headers = { 'buildkite-version': '2026-08-01' };
function createTestMethods(context) {
    return {
        listForBuild(to, { tags, ...options } = {}) {
            return createListing(context, {
                endpoint: 'buildTests.list',
                to,
                query: (0,request_query/* buildQuery */.Z)({ tags }),
                options,
            });
        },
        listForSuite(to, { labels, min_timestamp, ...options } = {}) {
            const query = (0,request_query/* buildQuery */.Z)({ labels, min_timestamp });
            return createListing(context, {
                endpoint: 'suiteTests.list',
                to,
                query,
                headers,
                options,
                isSteady: true,
            });
        },
        run: async (address, options) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('testRuns.get', address), options),
        async failedExecutions(address, options) {
            const query = (0,request_query/* buildQuery */.Z)({ include_failure_expanded: true, per_page: 100 });
            return (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('failedExecutions.list', address, { query }), options);
        },
    };
}

;// CONCATENATED MODULE: ./build/sources/client/client.js








function createClient(options) {
    const context = (0,client_context/* createContext */.q6)(options);
    const { outage, rateLimit, serviceTime, close } = context;
    return {
        builds: createBuildMethods(context),
        suites: createSuiteMethods(context),
        flakyTests: createFlakyTestMethods(context),
        tests: createTestMethods(context),
        jobs: createJobMethods(context),
        artifacts: createArtifactMethods(context),
        rateLimit,
        serviceNow: serviceTime.now,
        mayPass: (error) => error instanceof errors/* ClientError */.MZ && outage.mayPass(error),
        outageEndsAtMs: (error) => (error instanceof errors/* ClientError */.MZ ? outage.endsAtMs(error) : undefined),
        async preview(endpoint, { to, body }) {
            const keyed = endpoint === 'builds.create' ? (0,create_build/* withKey */.iC)(body, context.uuid()) : body;
            const call = (0,request_call/* createCall */.j)(endpoint, to, keyed === undefined ? {} : { body: keyed });
            const attempt = { token: '', number: 1, invocation: (0,build_request/* newInvocation */.X)(), onStart: () => { } };
            const { method, url, headers } = (0,build_request/* requestFor */.p)(context, call, { ...attempt, signal: context.closed });
            const { authorization: _token, ...shown } = headers;
            return { method, url, headers: shown, body: call.body };
        },
        close,
        [Symbol.asyncDispose]: close,
    };
}

// EXTERNAL MODULE: ./build/sources/client/transport/failure-codes.js
var failure_codes = __webpack_require__(9323);
;// CONCATENATED MODULE: ./build/sources/client/transport/undici.js



function createUndiciTransport({ proxy, connectMs = 10_000 } = {}) {
    const proxies = (0,transport_proxy/* parseProxies */.u)(proxy);
    const shared = new Map();
    return {
        async send(request) {
            const through = (0,transport_proxy/* isLoopback */.U)(new URL(request.url).hostname) ? undefined : proxies;
            const known = request.fresh ? undefined : shared.get(through);
            const opening = known ?? createDispatcher(through, connectMs);
            if (!request.fresh)
                shared.set(through, opening);
            return exchange(await opening, request);
        },
        async close() {
            for (const opening of shared.values())
                await (await opening).destroy();
        },
    };
}
async function createDispatcher(proxies, connectMs) {
    const { loadUndici } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(273)]).then(__webpack_require__.bind(__webpack_require__, 4273));
    const { Agent, EnvHttpProxyAgent } = await loadUndici();
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
    if (proxies === undefined)
        return new Agent(common);
    const { http, https, noProxy } = proxies;
    const tunnel = { connectTimeout: connectMs, requestTls: tls, proxyTls: tls };
    return new EnvHttpProxyAgent({ ...common, ...tunnel, httpProxy: http, httpsProxy: https, noProxy });
}
async function exchange(dispatcher, request) {
    const { fresh, signal } = request;
    let sent = 'not-sent';
    const watched = dispatcher.compose((dispatch) => (options, handler) => dispatch(options, {
        onRequestStart(controller, context) {
            sent = 'unknown';
            request.onStart();
            handler.onRequestStart?.(controller, context);
        },
        onResponseStart: (...start) => handler.onResponseStart?.(...start),
        onResponseData: (...data) => handler.onResponseData?.(...data),
        onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
        onResponseError: (...error) => handler.onResponseError?.(...error),
    }));
    try {
        const { origin, pathname, search } = new URL(request.url);
        const answered = watched.request({
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal,
        });
        const { statusCode, headers, body } = await (0,abort/* unlessAborted */.W)(answered, signal);
        return { status: statusCode, headers, body: piecesOf(body, fresh ? dispatcher : undefined) };
    }
    catch (error) {
        if (fresh)
            await dispatcher.destroy();
        throw (0,failure_codes/* toTransportError */.fh)(error, sent);
    }
}
async function* piecesOf(body, own) {
    try {
        yield* body;
    }
    catch (error) {
        throw (0,failure_codes/* toTransportError */.fh)(error, 'unknown');
    }
    finally {
        await own?.destroy();
    }
}

// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
;// CONCATENATED MODULE: ./build/sources/action/output/client-log.js

const spreadMs = 15_000;
function createClientLog(log) {
    let toldUntilMs = Number.NEGATIVE_INFINITY;
    return (event) => {
        switch (event.kind) {
            case 'throttled': {
                const line = `Rate limit reached. Waiting ${seconds(event.delayMs)}.`;
                if (event.untilMs <= toldUntilMs + spreadMs)
                    return log.debug(line);
                toldUntilMs = event.untilMs;
                return log.info(line);
            }
            case 'response':
                return log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
            case 'retry':
                return log.debug(`${event.reason} Retrying in ${seconds(event.delayMs)}.`);
            case 'outage': {
                const most = event.timeoutMs < 1_000 ? '' : ` for up to ${rounded(event.timeoutMs)}`;
                return log.info(`${event.reason} Trying again${most}.`);
            }
            case 'outage-end':
                return log.info(`The service works again after ${rounded(event.durationMs)}.`);
            case 'lookup':
                return log.info(describeLookup(event));
            default:
                return log.debug(event.kind);
        }
    };
}
function describeLookup({ endpoint, reason }) {
    const [things, method] = endpoint.split('.');
    const isRetry = method === 'retryFailedJobs';
    const write = isRetry ? 'retry' : method;
    const thing = isRetry ? 'retried jobs' : things === 'suites' ? 'suite' : 'build';
    const what = /^\d+$/.test(reason)
        ? `The service answered the ${write} request with ${reason}.`
        : `The response to the ${write} request was lost (${reason}).`;
    return `${what} Looking for the ${thing}.`;
}
function rounded(ms) {
    return (0,durations/* formatDuration */.a3)(Math.round(ms / 1_000) * 1_000);
}
function seconds(ms) {
    return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

// EXTERNAL MODULE: ./build/sources/action/secrets/response-secrets.js
var response_secrets = __webpack_require__(736);
// EXTERNAL MODULE: ./build/sources/action/service/proxies.js
var proxies = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/sources/client/response/error-response.js
var error_response = __webpack_require__(202);
;// CONCATENATED MODULE: ./build/sources/action/service/sign-in.js







const addressVariable = 'ACTIONS_ID_TOKEN_REQUEST_URL';
const longestSeconds = 24 * 60 * 60;
async function signIn({ clientId, audience, tokenUrl }, host) {
    const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await requestIdentity(audience, host),
    });
    const request = {
        intent: `exchange the identity token at ${new URL(tokenUrl).host}`,
        addressName: 'oidc-token-url',
        hint: 'Check oidc-client-id, oidc-audience, oidc-token-url, and the conditions that the service sets for the identity.',
        url: tokenUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
    };
    const { token, answer } = await requestToken(request, 'access_token', host);
    const seconds = Number(answer.expires_in);
    return { token, validForMs: seconds > 0 ? Math.min(seconds, longestSeconds) * 1_000 : undefined };
}
async function requestIdentity(audience, host) {
    const { [addressVariable]: address = '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer = '' } = host.environment;
    const intent = 'get an identity token from GitHub';
    host.secrets.hide(bearer);
    const url = URL.parse(address);
    if (url === null || bearer === '') {
        throw new errors/* TokenError */.gz(`Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`);
    }
    url.searchParams.set('audience', audience);
    const request = {
        intent,
        addressName: addressVariable,
        hint: 'Check that the job has `permissions: id-token: write`, and run it again.',
        url: url.href,
        headers: { authorization: `Bearer ${bearer}` },
    };
    return (await requestToken(request, 'value', host)).token;
}
const timeLimitMs = 15_000;
const limitBytes = 65_536;
const tokenForm = /^[\x21-\x7e]{16,8192}$/;
async function requestToken({ intent, addressName, hint, url, headers, body }, field, { transport, secrets: { hide, redactor }, signal }) {
    const { pathname: path, host } = new URL(url);
    const method = body === undefined ? 'GET' : 'POST';
    const failed = (cause) => new errors/* TokenError */.gz(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
    const timer = (0,timeouts/* createPhaseTimer */.Nk)({ phase: 'attempt', ms: timeLimitMs }, signal);
    const usual = { 'user-agent': client_context/* defaultUserAgent */.mJ, accept: 'application/json', 'accept-encoding': 'identity' };
    let response;
    let answer;
    try {
        response = await transport.send({
            ...{ method, url, body, fresh: method === 'POST', signal: timer.signal },
            headers: { ...usual, ...headers },
            onStart: () => { },
        });
        answer = Object(await (0,read_body/* readAnyJson */.R5)(response, limitBytes));
    }
    catch (error) {
        const timeout = timer.expired();
        throw failed((0,connection_failure/* toConnectionError */.M)({ intent, method, path }, { error, timeout, host }));
    }
    finally {
        timer.stop();
    }
    const token = answer[field];
    if (typeof token === 'string')
        hide(token);
    const { status } = response;
    if (status < 200 || status >= 300) {
        const words = spoken(response, answer, redactor.text);
        throw failed(new errors/* ApiError */.hD(`Could not ${intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
            ...{ method, path, status },
            retryAfterMs: (0,rate_limit_headers/* retryAfterMs */.Vs)(response.headers, Date.now()) ?? undefined,
            hint: status === 429 || status >= 500 ? 'Try again later.' : hint,
        }));
    }
    if (typeof token === 'string' && tokenForm.test(token))
        return { token, answer };
    throw failed(new errors/* InvalidResponseError */.tF(`Could not ${intent}: the response does not hold a token`, {
        ...{ method, path, status, reason: 'schema', hint: `Check ${addressName}.` },
    }));
}
function spoken({ status, headers }, { error, error_description }, redact) {
    if (status < 400)
        return (0,error_response/* redirectWords */.c)(headers, redact);
    return [error, error_description]
        .filter((word) => typeof word === 'string' && word !== '')
        .map((word) => (0,error_response/* boundedText */.LD)(redact(String(word)), 500))
        .join(': ');
}

;// CONCATENATED MODULE: ./build/sources/action/service/connect-service.js







function connectService(settings, host) {
    const { environment, secrets, log, onEvent } = host;
    const transport = createUndiciTransport({ proxy: (0,proxies/* readProxies */.r)(environment) });
    const { token } = settings;
    const tell = createClientLog(log);
    return createClient({
        ...settings,
        token: typeof token === 'string' ? token : createSignIn(token, host, transport),
        transport,
        redact: secrets.redactor.text,
        onResponseValue: (answer) => (0,response_secrets/* hideResponseSecrets */.vy)(answer, secrets),
        onEvent: (event) => {
            onEvent?.(event);
            tell(event);
        },
    });
}
function createSignIn(identity, host, transport) {
    let count = 0;
    return async ({ signal }) => {
        const signedIn = await signIn(identity, { ...host, transport, signal });
        count += 1;
        const { validForMs: ms } = signedIn;
        const validity = ms === undefined ? '' : ` The token is valid for ${(0,durations/* formatDuration */.a3)(ms)}.`;
        if (count === 1)
            host.log.info(`Signed in with the identity of this job.${validity}`);
        else
            host.log.debug(`Signed in again (${count}).${validity}`);
        return signedIn;
    };
}


/***/ }),

// MODULE: ./build/sources/client/context.js + 5 modules
/***/ 558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q6: () => (/* binding */ createContext),
  mJ: () => (/* binding */ defaultUserAgent),
  lh: () => (/* binding */ systemUuid)
});

// EXTERNAL MODULE: ./build/sources/client/clock.js
var client_clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/sources/client/rate-limit/window.js
const fullLoad = 0.8;
const windowMs = 60_000;
const sameEndMs = 5_000;
function updateWindow(known, observation) {
    const { nowMs, refusedAt } = observation;
    const { limit, resetMs } = observation.window;
    const endsAtMs = nowMs + resetMs;
    const lengthMs = Math.max(windowMs, resetMs, known?.lengthMs ?? 0);
    const left = resetMs / lengthMs;
    const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
    const remaining = refusedAt === undefined ? Math.min(observation.window.remaining, same?.remaining ?? limit) : 0;
    const used = refusedAt ?? limit - remaining;
    const own = (same?.own ?? 0) + 1;
    const carried = known?.load ?? { all: fullLoad, others: fullLoad };
    const opening = { all: Math.min(1, carried.all), others: Math.min(1, carried.others) };
    const openingLoad = same?.openingLoad ?? opening;
    const load = {
        all: used / limit + left * openingLoad.all,
        others: Math.max(0, used - own) / limit + left * openingLoad.others,
    };
    const seconds = Math.max(1, (nowMs - (same?.observedAtMs ?? nowMs)) / 1000);
    const takenNow = same ? Math.ceil((same.remaining - remaining) / seconds) : 1;
    const taken = Math.max(known?.taken ?? 1, takenNow);
    const firstSpare = own < 2 ? 0 : Math.floor(remaining / 2 / taken);
    const spare = same === undefined || own === 2 ? firstSpare : same.spare;
    return { limit, remaining, observedAtMs: nowMs, endsAtMs, lengthMs, own, taken, spare, load, openingLoad };
}
function isUsedUp(window, atMs, reserve) {
    if (atMs >= window.endsAtMs)
        return false;
    const { limit, remaining, lengthMs, load, observedAtMs } = window;
    const used = (load.all * limit * (atMs - observedAtMs)) / lengthMs;
    return remaining - used <= Math.max(1, reserve * limit);
}

;// CONCATENATED MODULE: ./build/sources/client/rate-limit/shared-rate-limit.js

const power = 3;
const maxSlowdown = 15;
const reserve = 0.1;
const roundingMs = 1_000;
const leastSpare = 20;
const minSpreadMs = 250;
function createSharedRateLimit({ clock, random, }) {
    const windows = new Map();
    let closedUntilMs = Number.NEGATIVE_INFINITY;
    const openOf = (organization) => {
        const nowMs = clock.monotonic();
        return [...windows].filter(([name, { endsAtMs }]) => endsAtMs > nowMs && (name === 'user' || name === `organization ${organization}`));
    };
    const spareOf = (organization) => {
        const known = openOf(organization);
        return known.every(([, { remaining, spare }]) => remaining >= leastSpare && spare > 0) ? known : [];
    };
    const waitUntil = (atMs, spreadMs) => {
        const leftMs = atMs - clock.monotonic();
        return leftMs <= 0 ? 0 : leftMs + minSpreadMs + random() * Math.max(0, spreadMs - minSpreadMs);
    };
    const max = (read) => Math.max(...[...windows.values()].map(read));
    return {
        observe({ organization, windows: observed, closedMs, refused }) {
            const nowMs = clock.monotonic();
            if (closedMs > 0)
                closedUntilMs = Math.max(closedUntilMs, nowMs + closedMs + roundingMs);
            for (const { family, ...window } of observed.filter(({ limit }) => limit > 0)) {
                const name = family === 'organization' ? `${family} ${organization}` : family;
                const isSpent = refused !== undefined && window.remaining === 0;
                const refusedAt = isSpent ? Math.max(window.limit, refused.current ?? 0) : undefined;
                windows.set(name, updateWindow(windows.get(name), { window, nowMs, refusedAt }));
            }
        },
        waitMs: (spreadMs) => waitUntil(closedUntilMs, spreadMs),
        pageWaitMs(organization, spreadMs) {
            const scarce = openOf(organization).filter(([, { limit, remaining, taken }]) => remaining < Math.min(taken, limit / 2));
            const ends = scarce.map(([, { endsAtMs }]) => endsAtMs + roundingMs);
            return waitUntil(Math.max(closedUntilMs, ...ends), spreadMs);
        },
        takeSpare(organization) {
            const taken = spareOf(organization);
            for (const [name, window] of taken)
                windows.set(name, { ...window, spare: window.spare - 1 });
            return taken.length > 0;
        },
        leavesSpare: (organization) => spareOf(organization).length > 0,
        opensAtMs(atMs, { keepsReserve }) {
            const used = [...windows.values()].filter((window) => isUsedUp(window, atMs, reserve));
            const ends = keepsReserve ? used.map(({ endsAtMs }) => endsAtMs + roundingMs) : [];
            return Math.max(atMs, closedUntilMs, ...ends);
        },
        slowdown() {
            const slowdown = max(({ load }) => (load.all / fullLoad) ** power);
            return Math.min(maxSlowdown, Math.max(1, slowdown));
        },
        loadOfOthers: () => (windows.size === 0 ? null : max(({ load }) => load.others)),
        perMinute: () => windows.size === 0 ? null : -max(({ limit, lengthMs }) => (-limit * 60_000) / lengthMs),
    };
}

// EXTERNAL MODULE: ./build/sources/client/rate-limit/token-bucket.js
var token_bucket = __webpack_require__(5511);
// EXTERNAL MODULE: ./build/sources/client/request/base-url.js
var base_url = __webpack_require__(4925);
;// CONCATENATED MODULE: ./build/sources/client/request/token.js

const minRedactedLength = 8;
function parseToken(token) {
    const trimmed = typeof token === 'string' ? token.trim() : '';
    if (trimmed === '')
        throw new errors/* InvalidArgumentError */.Di('token', 'is empty');
    if (/[\r\n]/.test(trimmed))
        throw new errors/* InvalidArgumentError */.Di('token', 'has more than one line');
    if (!/^[\x21-\x7e]+$/.test(trimmed)) {
        throw new errors/* InvalidArgumentError */.Di('token', 'has a character that is not allowed in a token; only visible ASCII is');
    }
    return trimmed;
}
const renewBeforeMs = 60_000;
function createCurrentToken(given, { clock, signal }) {
    const isRenewable = typeof given === 'function';
    const source = isRenewable ? given : async () => ({ token: given });
    const known = new Set();
    let current;
    let arriving;
    const take = ({ token: text, validForMs = 0 }, startedMs) => {
        const token = parseToken(text);
        const lifeMs = validForMs > 0 ? validForMs : Number.POSITIVE_INFINITY;
        const expiresAtMs = startedMs + lifeMs;
        current = { token, expiresAtMs, renewAtMs: expiresAtMs - Math.min(renewBeforeMs, lifeMs / 4) };
        if (token.length >= minRedactedLength)
            known.add(token);
        return token;
    };
    if (!isRenewable)
        take({ token: given }, 0);
    const request = async () => {
        const startedMs = clock.monotonic();
        try {
            return take(await source({ signal }), startedMs);
        }
        catch (error) {
            if (current !== undefined && clock.monotonic() < current.expiresAtMs)
                return current.token;
            throw error instanceof errors/* TokenError */.gz
                ? error
                : new errors/* TokenError */.gz('Could not get a token: its source failed', { cause: error });
        }
    };
    return {
        get() {
            if (current !== undefined && clock.monotonic() < current.renewAtMs)
                return current.token;
            arriving ??= request().finally(() => {
                arriving = undefined;
            });
            return arriving;
        },
        refuse(token) {
            if (isRenewable && current?.token === token)
                current = undefined;
        },
        isRenewable,
        redact: (text) => [...known].reduce((rest, token) => rest.replaceAll(token, '***'), text),
    };
}

// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
;// CONCATENATED MODULE: ./build/sources/client/response/service-time.js

const toleranceMs = 1_500;
const mostMs = 24 * 3_600_000;
function createServiceTime(clock) {
    let aheadMs = 0;
    return {
        observe(headers) {
            const sentMs = (0,rate_limit_headers/* sentAtMs */.Ch)(headers);
            if (sentMs === null)
                return;
            const differsMs = sentMs + 500 - clock.now();
            const isClock = Math.abs(differsMs) > toleranceMs && Math.abs(differsMs) <= mostMs;
            aheadMs = isClock ? differsMs : 0;
        },
        now: () => clock.now() + aheadMs,
    };
}

// EXTERNAL MODULE: ./build/sources/client/retry/outage.js
var outage = __webpack_require__(1462);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/failure-codes.js
var failure_codes = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/sources/client/transport/transport.js
var transport = __webpack_require__(5583);
;// CONCATENATED MODULE: ./build/sources/client/transport/fetch-transport.js



function createFetchTransport(fetch) {
    return {
        async send({ url, method, headers, body, signal, onStart }) {
            onStart();
            const init = { method, headers, body: body ?? null, signal, redirect: 'manual' };
            try {
                return toTransportResponse(await (0,abort/* unlessAborted */.W)(fetch(url, init), signal), signal);
            }
            catch (error) {
                throw (0,failure_codes/* toTransportError */.fh)(error, (0,failure_codes/* provesNotSent */.hs)(error) ? 'not-sent' : 'unknown');
            }
        },
        close: async () => { },
    };
}
function toTransportResponse(response, signal) {
    if (response.redirected)
        throw new transport/* TransportError */.w({ code: 'REDIRECTED', sent: 'unknown' });
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    return { status, headers: headersOf(response), body: readChunks(response.body, signal) };
}
function headersOf({ headers }) {
    const { 'content-encoding': encoding, 'content-length': length, ...others } = Object.fromEntries(headers);
    return encoding === undefined ? { ...others, 'content-length': length } : others;
}
async function* readChunks(body, signal) {
    if (body === null)
        return;
    const reader = body.getReader();
    try {
        for (;;) {
            const { done, value } = await (0,abort/* unlessAborted */.W)(reader.read(), signal);
            if (done)
                return;
            yield value;
        }
    }
    catch (error) {
        throw (0,failure_codes/* toTransportError */.fh)(error, 'unknown');
    }
    finally {
        reader.cancel().catch(() => { });
    }
}

;// CONCATENATED MODULE: ./build/sources/client/context.js









const defaultUserAgent = 'kitestring/0.1.0';
const systemUuid = () => crypto.randomUUID();
function createContext(options) {
    checkNode(globalThis.process?.versions.node);
    const { clock = client_clock/* systemClock */.m, random = Math.random, uuid = systemUuid, timeouts = {} } = options;
    const { userAgent = defaultUserAgent } = options;
    if (!/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(userAgent))
        throw new errors/* InvalidArgumentError */.Di('userAgent', 'must be one line of visible ASCII, at most 200 characters');
    const transport = options.transport ?? createFetchTransport(options.fetch ?? globalFetch);
    const closing = new AbortController();
    const closed = closing.signal;
    const token = createCurrentToken(options.token, { clock, signal: closing.signal });
    const emit = ignoringErrors(options.onEvent);
    return {
        base: (0,base_url/* parseBaseUrl */.Q2)(options.baseUrl ?? base_url/* defaultBaseUrl */.Ip),
        transport,
        clock,
        serviceTime: createServiceTime(clock),
        random,
        uuid,
        token,
        userAgent,
        redact: options.redact ?? token.redact,
        timeouts,
        rateLimiter: options.rateLimiter ?? (0,token_bucket/* createRateLimiter */.x)({ clock }),
        rateLimit: createSharedRateLimit({ clock, random }),
        outage: (0,outage/* createOutage */._)(options, { clock, emit }),
        recent: new Map(),
        emit,
        emitValue: ignoringErrors(options.onResponseValue),
        closed,
        async close() {
            closing.abort(new errors/* InvalidArgumentError */.Di('client', 'is closed'));
            await transport.close();
        },
    };
}
function globalFetch(url, init) {
    return fetch(url, init);
}
function ignoringErrors(listener) {
    return (value) => {
        try {
            listener?.(value);
        }
        catch {
        }
    };
}
const lowest = [22, 19];
function checkNode(version) {
    const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
    if (version === undefined || major > lowest[0] || (major === lowest[0] && minor >= lowest[1]))
        return;
    throw new errors/* ClientError */.MZ(`Kitestring needs Node ${lowest.join('.')} or newer; this is Node ${version}.`);
}


/***/ })

};
;