"use strict";
exports.id = 388;
exports.ids = [388];
exports.modules = {

// MODULE: ./build/sources/action/service/connect-service.js + 17 modules
/***/ 4388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectService)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/request/call.js
var request_call = __webpack_require__(6520);
// EXTERNAL MODULE: ./build/sources/client/retry/budget.js
var retry_budget = __webpack_require__(3740);
// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/request/query.js
var request_query = __webpack_require__(8754);
// EXTERNAL MODULE: ./build/sources/client/retry/send.js + 6 modules
var send = __webpack_require__(7438);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/response-headers.js
var response_headers = __webpack_require__(2852);
;// CONCATENATED MODULE: ./build/sources/client/pagination/link-header.js

const maxLinkLength = 16_384;
function pagesAfter(headers, page) {
    const text = (0,response_headers/* headerText */.TK)(headers, 'link') ?? '';
    const links = text.length > maxLinkLength ? undefined : parseLinks(text);
    if (links === undefined)
        return { next: 'untrusted' };
    const pagesOf = (relation) => links.filter(({ relations }) => relations.includes(relation)).map(({ target }) => pageNumber(target));
    const next = pagesOf('next');
    const isNext = next.every((number) => number === page + 1);
    return { next: next.length === 0 ? 'none' : isNext ? page + 1 : 'untrusted', last: pagesOf('last')[0] };
}
const parameter = /;\s*(?:([^\s=;,"<>]+)\s*(?:=\s*(?:(?:"((?:[^"\\]|\\.)*)"|([^\s;,"<>]+))\s*)?)?)?/g;
const link_header_link = /<([^<>]*)>\s*((?:;\s*(?:[^\s=;,"<>]+\s*(?:=\s*(?:(?:"(?:[^"\\]|\\.)*"|[^\s;,"<>]+)\s*)?)?)?)*)(?:,[\s,]*|$)/y;
function parseLinks(text) {
    const links = [];
    let at = text.search(/[^\s,]|$/);
    while (at < text.length) {
        link_header_link.lastIndex = at;
        const [all, target = '', parameters = ''] = link_header_link.exec(text) ?? [];
        if (all === undefined)
            return undefined;
        links.push({ target, relations: relationsOf(parameters) });
        at += all.length;
    }
    return links;
}
function relationsOf(parameters) {
    const all = Array.from(parameters.matchAll(parameter));
    const rel = all.find(([, name]) => name?.toLowerCase() === 'rel');
    return (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(' ').filter(Boolean);
}
function pageNumber(target) {
    const page = URL.parse(target, 'https://link.invalid')?.searchParams.get('page') ?? '';
    return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}

;// CONCATENATED MODULE: ./build/sources/client/pagination/pages.js








const mostInFlight = 4;
const mostBytesInFlight = 2 ** 25;
async function* readPages(context, { endpoint, to, query, headers, options, isSteady = false }, { perPage, memory, most, budget }) {
    const { clock, rateLimit, rateLimiter } = context;
    const { controller, release } = (0,abort/* followSignals */.p)([options.signal]);
    const { signal } = controller;
    const filterNew = createPageMemory(memory);
    const asked = [];
    let at = 1;
    let known = 1;
    let heads;
    let largest;
    const isWanted = (head) => {
        const size = Math.max(largest ?? 0, Number((0,response_headers/* headerText */.TK)(head, 'content-length') ?? 0));
        return (asked.length < (largest === undefined ? 2 : mostInFlight) &&
            (Math.max(1, asked.length) + 1) * size < mostBytesInFlight &&
            at + asked.length <= Math.min(known, most) &&
            (rateLimit.leavesSpare(to.organization ?? '') ||
                ((0,rate_limit_headers/* parseRateLimit */.H5)(head, clock.now()) === undefined && rateLimiter.available())));
    };
    const ask = () => {
        const body = request(at + asked.length);
        body.catch(() => { });
        asked.push(body);
    };
    const askAhead = () => {
        while (heads !== undefined && isWanted(heads))
            ask();
    };
    const request = async (page) => {
        const call = (0,request_call/* createCall */.j)(endpoint, to, { query: (0,request_query/* pagedQuery */.E)(query, { page, perPage }), headers });
        let after = { next: 'none' };
        let bytes = 0;
        const onHead = (head) => {
            after = pagesAfter(head, page);
            if (typeof after.next === 'number')
                known = Math.max(known, after.next, after.last ?? 0);
            heads = head;
            askAhead();
        };
        const onBody = (size) => {
            bytes = size;
        };
        const received = await (0,send/* send */.tN)(context, call, { ...options, signal, budget, onHead, onBody, isPage: true });
        const items = received.filter((item) => !isElsewhere(item, call.to));
        return { items: items, isEmpty: received.length === 0, bytes, next: after.next };
    };
    let hasChanged = false;
    try {
        for (;;) {
            if (asked.length === 0)
                ask();
            const { items, isEmpty, bytes, next } = (await asked[0]);
            largest = Math.max(largest ?? 0, bytes);
            const { newItems, repeats } = filterNew(items);
            const isMissing = at > 1 && isEmpty && (isSteady || next === 'none');
            hasChanged ||= isMissing || (isSteady && repeats !== 'nothing');
            const hasNext = next !== 'none' && !isEmpty;
            const inLoop = repeats === 'all' || (repeats === 'start' && hasNext);
            const untrusted = hasNext && next === 'untrusted' ? 'link' : undefined;
            const changed = !hasNext && hasChanged ? 'changed' : undefined;
            const truncated = inLoop ? 'repeats' : (untrusted ?? changed);
            asked.shift();
            at += 1;
            if (hasNext && truncated === undefined)
                askAhead();
            yield { items: newItems, bytes, hasNext, truncated };
            if (!hasNext || truncated !== undefined)
                return;
        }
    }
    finally {
        controller.abort();
        release();
    }
}
function isElsewhere(item, { organization, pipeline }) {
    const own = (0,build_address/* pipelineAddressOf */.s)(item);
    const differs = (name, asked = name) => name.toLowerCase() !== asked.toLowerCase();
    return own !== null && (differs(own.organization, organization) || differs(own.pipeline, pipeline));
}
function createPageMemory(mostPages) {
    const lastPages = new Map();
    let page = 0;
    let first;
    return (items) => {
        page += 1;
        const before = items.map(({ id }) => {
            const last = lastPages.get(id);
            lastPages.delete(id);
            lastPages.set(id, page);
            return last;
        });
        for (const [id, last] of lastPages) {
            if (last > page - mostPages)
                break;
            lastPages.delete(id);
        }
        const newItems = items.filter((_, index) => before[index] === undefined);
        const start = items[0]?.id;
        const isSameStart = start !== undefined && start === first;
        first = start;
        if (items.length > 0 && newItems.length === 0)
            return { newItems, repeats: 'all' };
        const repeatsSome = before.some((last) => last !== undefined && last < page);
        return { newItems, repeats: isSameStart ? 'start' : repeatsSome ? 'some' : 'nothing' };
    };
}

;// CONCATENATED MODULE: ./build/sources/client/pagination/listing.js




const maxPerPage = 100;
const collectMs = 15 * 60_000;
const collectLimit = {
    name: `the time limit for reading a list (${collectMs / 60_000} minutes)`,
    hint: 'Try again later, or read fewer items, with narrower filters or a lower limit.',
};
const streamMemory = 5;
function createListing(context, request) {
    const { endpoint, to, query, options } = request;
    const { intent, method, path } = (0,request_call/* createCall */.j)(endpoint, to, query && { query });
    const perPage = integer('perPage', options.perPage ?? maxPerPage, maxPerPage);
    const budgetOr = (ours) => options.budget ?? (options.timeoutMs === undefined ? ours : (0,retry_budget/* createBudget */.y)(context, options.timeoutMs));
    function truncated(reason, items, cause) {
        const { words, hint } = truncations[reason];
        const why = cause === undefined ? words : `${words}. ${cause.message}`;
        const details = { method, path, reason, items, cause, hint: cause?.hint ?? hint };
        return new errors/* ListTruncatedError */.rV(`Could not ${intent} to the end: ${why}`, details);
    }
    return {
        async *[Symbol.asyncIterator]() {
            const reading = { perPage, memory: streamMemory, most: Infinity, budget: budgetOr() };
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
            const budget = budgetOr((0,retry_budget/* createBudget */.y)(context, collectMs, collectLimit));
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
// EXTERNAL MODULE: ./build/sources/client/retry/phase-timer.js
var phase_timer = __webpack_require__(1538);
// EXTERNAL MODULE: ./build/sources/client/retry/timeouts.js
var timeouts = __webpack_require__(2617);
// EXTERNAL MODULE: ./build/sources/client/transport/proxy.js
var transport_proxy = __webpack_require__(9102);
;// CONCATENATED MODULE: ./build/sources/client/resources/artifacts.js









function createArtifactMethods(context) {
    const downloadAddress = async (call, options) => {
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
    };
    return {
        list: (to, { state, path, ...options } = {}) => {
            const given = Object.entries({ state, path }).filter(([, value]) => value !== undefined);
            const query = new URLSearchParams(given);
            return createListing(context, { endpoint: 'artifacts.list', to, query, options });
        },
        get: async (address, options = {}) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('artifacts.get', address), options),
        downloadAddress: async (address, options = {}) => downloadAddress((0,request_call/* createCall */.j)('artifacts.download', address), options),
        async *download(address, options = {}) {
            const call = (0,request_call/* createCall */.j)('artifacts.download', address);
            yield* readFile(context, call, await downloadAddress(call, options), options.signal);
        },
    };
}
const mostTimerMs = 2 ** 31 - 1;
async function* readFile(context, call, url, signal) {
    const { connectMs, headersMs, bodyMs } = (0,timeouts/* timeoutsFor */.w)(call.endpoint, context.timeouts);
    const { controller, release } = (0,abort/* followSignals */.p)([context.closed, signal]);
    const timer = (0,phase_timer/* createPhaseTimer */.N)({ phase: 'attempt', ms: mostTimerMs }, () => controller.abort());
    const { host } = new URL(url);
    try {
        timer.begin('connect', connectMs);
        const { status, body } = await context.transport.send({
            method: 'GET',
            url,
            headers: { 'user-agent': context.userAgent, accept: '*/*', 'accept-encoding': 'identity' },
            fresh: false,
            onStart: () => timer.begin('headers', headersMs),
            signal: controller.signal,
        });
        timer.begin('body', bodyMs);
        for await (const piece of body) {
            if (status !== 200)
                break;
            timer.begin('body', bodyMs);
            yield piece;
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
        release();
    }
}

// EXTERNAL MODULE: ./build/sources/client/once/builds.js
var builds = __webpack_require__(7359);
// EXTERNAL MODULE: ./build/sources/client/once/create-build.js
var create_build = __webpack_require__(591);
// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/client/polling/poll-policy.js
var poll_policy = __webpack_require__(9270);
// EXTERNAL MODULE: ./build/sources/client/polling/run-times.js
var run_times = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/sources/client/polling/wait.js










const defaultTimeoutMs = 6 * 3_600_000;
async function waitForBuild(context, { to, builds }, { signal, timeoutMs = defaultTimeoutMs, onProgress }) {
    const { clock, outage, random, rateLimit, serviceTime } = context;
    return (0,retry_budget/* withBudget */.Y)(context, { signal, timeoutMs }, async (shared) => {
        const { budget } = shared;
        const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit, random });
        let build;
        let runTimes;
        let planned = null;
        const read = (parameters) => {
            const polling = { intervalMs: planned?.spreadMs ?? 0 };
            return (0,send/* trySend */.sh)(context, (0,request_call/* createCall */.j)('builds.get', to, { query: (0,request_query/* buildQuery */.Z)(parameters) }), {
                ...shared,
                polling,
            });
        };
        for (;;) {
            let got = await read(requests/* smallResponse */.v);
            if (got.ok)
                onProgress?.(got.value);
            if (got.ok && (0,states/* hasEnded */.hY)(got.value))
                got = await read({ include_retried_jobs: true });
            if (got.ok && (0,states/* hasEnded */.hY)(got.value))
                return got.value;
            if (budget.leftMs() === 0)
                throw (0,connection_failure/* describeTimeout */.b)((0,request_call/* createCall */.j)('builds.get', to), { phase: 'build', sent: 'unknown' });
            if (got.ok)
                build = got.value;
            else if (!outage.mayPass(got.error))
                throw got.error;
            if (build && !runTimes) {
                const estimated = [{ address: to, branch: build.branch }];
                const limits = { signal: shared.signal, timeoutMs: budget.leftMs() };
                runTimes = (await (0,run_times/* readRunTimes */.I)(estimated, { builds, clock, ...limits }))(to);
            }
            const elapsedMs = Math.max(0, serviceTime.now() - ((0,times/* parseTime */.p)(build?.started_at) ?? serviceTime.now()));
            const watched = { elapsedMs, runTimes: runTimes ?? (0,run_times/* createRunTimeDistribution */.t)([]) };
            planned = policy.next({ nowMs: clock.monotonic(), builds: [watched] });
            await sleepUntilDue(context, planned, policy, shared);
        }
    });
}
async function sleepUntilDue({ clock }, planned, policy, { budget, signal }) {
    for (let next = planned; next !== null && budget.leftMs() > 0;) {
        const delayMs = Math.max(0, next.atMs - clock.monotonic());
        await clock.sleep(Math.min(delayMs, budget.leftMs()), signal);
        next = policy.recheck(next, clock.monotonic());
    }
}

// EXTERNAL MODULE: ./build/sources/client/request/request-body.js
var request_body = __webpack_require__(5576);
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
            (0,request_body/* requireText */.He)(body.commit, 'body.commit');
            (0,request_body/* requireText */.He)(body.branch, 'body.branch');
            return remember(address, await (0,create_build/* createBuildOnce */.uz)(context, { to: address, body }, options));
        },
        findByKey: async (address, key, options = {}) => (0,create_build/* findByKey */.Wf)(context, address, key, options),
        cancel: async (address, options) => (await methods.cancelWithDetails(address, options)).build,
        cancelWithDetails: async (address, options = {}) => (0,builds/* cancelBuild */.lS)(context, address, options),
        rebuild: async (address, options) => (await methods.rebuildWithDetails(address, options)).build,
        rebuildWithDetails: async (address, options = {}) => remember(address, await (0,builds/* rebuildBuild */.aG)(context, address, options)),
        retryFailedJobs: async (address, options) => (0,builds/* retryFailedJobsOnce */.By)(context, address, options),
        wait: async (address, options = {}) => waitForBuild(context, { to: address, builds: methods }, options),
    };
    return methods;
}
function splitOptions(options) {
    const { signal, timeoutMs, perPage, until, rank, polling, ...parameters } = options;
    return [parameters, { signal, timeoutMs, perPage, until, rank, polling }];
}

// EXTERNAL MODULE: ./build/sources/client/once/write-once.js
var write_once = __webpack_require__(7697);
;// CONCATENATED MODULE: ./build/sources/client/once/jobs.js






async function unblockOnce(context, { job: id, ...of }, { fields, unblocker, ...options }) {
    const look = async (shared) => {
        const query = (0,request_query/* buildQuery */.Z)({ exclude_pipeline: true });
        const { jobs } = await (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('builds.get', of, { query }), shared);
        const job = jobs?.find((each) => each.id === id);
        if (job?.state === 'unblocked')
            return { value: job };
        return job?.state === 'blocked' ? 'absent' : 'unclear';
    };
    const body = { fields, unblocker };
    try {
        const { value: job, origin } = await (0,write_once/* writeOnce */.Fq)(context, {
            call: (0,request_call/* createCall */.j)('jobs.unblock', { ...of, job: id }, fields || unblocker ? { body } : {}),
            find: (_, shared) => look(shared),
            again: 'once',
            hint: `Open build ${of.number} to check whether the step is unblocked.`,
        }, options);
        if (origin !== 'recovered')
            return { job, origin: 'direct' };
        context.emit({ kind: 'recovered', endpoint: 'jobs.unblock', how: 'recovered', number: of.number });
        return { job, origin };
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD && error.status === 422))
            throw error;
        const found = await (0,retry_budget/* withBudget */.Y)(context, options, look).catch(() => 'unclear');
        if (typeof found === 'object' && 'value' in found)
            return { job: found.value, origin: 'already' };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
;// CONCATENATED MODULE: ./build/sources/client/resources/jobs.js




const headers = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${read_body/* logRangeBytes */.rn}` };
const timeoutMs = 20_000;
function createJobMethods(context) {
    return {
        log: async ({ organization, pipeline, number, job }, options = {}) => {
            const call = (0,request_call/* createCall */.j)('jobs.log', { organization, pipeline, number, job }, { headers });
            return (0,send/* send */.tN)(context, call, { timeoutMs, ...options });
        },
        unblock: async (address, options = {}) => unblockOnce(context, address, options),
    };
}

;// CONCATENATED MODULE: ./build/sources/client/once/suites.js





async function createSuiteOnce(context, { to, body }, options) {
    const { value: suite, origin } = await (0,write_once/* writeOnce */.Fq)(context, {
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
    }, options);
    if (origin === 'direct')
        return { suite, origin, tokenLost: false };
    const tokenLost = body.show_api_token === true && (suite.api_token ?? '') === '';
    const slug = suite.slug ?? undefined;
    context.emit({ kind: 'recovered', endpoint: 'suites.create', how: 'recovered', slug });
    if (tokenLost)
        context.emit({ kind: 'token-lost', slug });
    return { suite, origin: 'recovered', tokenLost };
}
async function updateSuite(context, { to, body }, options) {
    const { name, default_branch: branch } = body;
    const agrees = (suite) => (name ?? suite.name) === suite.name && (branch ?? suite.default_branch) === suite.default_branch;
    const { value } = await (0,write_once/* writeOnce */.Fq)(context, {
        call: (0,request_call/* createCall */.j)('suites.update', to, { body }),
        ...ofOneSuite(context, to, 'changed', (found) => found !== null && agrees(found) && { value: found }),
    }, options);
    return value;
}
async function deleteSuite(context, to, options) {
    await (0,write_once/* writeOnce */.Fq)(context, {
        call: (0,request_call/* createCall */.j)('suites.delete', to),
        ...ofOneSuite(context, to, 'deleted', (found) => found === null && { value: undefined }),
    }, options);
}
function ofOneSuite(context, to, done, resultOf) {
    return {
        again: 'always',
        before: (shared) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('suites.get', to), shared),
        isDone: ({ error, isInDoubt }) => isInDoubt && isNotFound(error),
        async find(before, shared, { error }) {
            error.hint ??= `The suite may have been ${done} nevertheless.`;
            const found = await findSuite(context, to, before?.id, shared);
            const result = resultOf(found);
            if (result)
                return result;
            return before !== undefined && found?.slug === to.suite ? 'absent' : 'unclear';
        },
    };
}
async function findSuite(context, to, id, shared) {
    const read = await (0,send/* trySend */.sh)(context, (0,request_call/* createCall */.j)('suites.get', to), shared);
    if (read.ok && (id === undefined || read.value.id === id))
        return read.value;
    if (!read.ok && !isNotFound(read.error))
        throw read.error;
    if (id === undefined)
        return null;
    return (await listSuites(context, to, shared)).find((suite) => suite.id === id) ?? null;
}
function isNotFound(error) {
    return error instanceof errors/* ApiError */.hD && error.status === 404;
}
async function listSuites(context, { organization }, options) {
    return createListing(context, { endpoint: 'suites.list', to: { organization }, options }).toArray();
}

;// CONCATENATED MODULE: ./build/sources/client/resources/suites.js








function createSuiteMethods(context) {
    const methods = {
        list: (to, options = {}) => createListing(context, { endpoint: 'suites.list', to, options }),
        get: async (address, options = {}) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('suites.get', address), options),
        create: async (address, body, options) => (await methods.createWithDetails(address, body, options)).suite,
        async createWithDetails(address, body, options = {}) {
            (0,request_body/* requireText */.He)(body.name, 'body.name');
            (0,request_body/* requireText */.He)(body.default_branch, 'body.default_branch');
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

;// CONCATENATED MODULE: ./build/sources/client/client.js





function createClient(options) {
    return createClientOn(createContext(options));
}
function createClientOn(context) {
    return {
        builds: createBuildMethods(context),
        suites: createSuiteMethods(context),
        flakyTests: createFlakyTestMethods(context),
        jobs: createJobMethods(context),
        artifacts: createArtifactMethods(context),
        close: context.close,
        [Symbol.asyncDispose]: context.close,
    };
}

// EXTERNAL MODULE: ./build/sources/client/context.js + 5 modules
var client_context = __webpack_require__(558);
// EXTERNAL MODULE: ./build/sources/client/request/build-request.js
var build_request = __webpack_require__(7166);
;// CONCATENATED MODULE: ./build/sources/client/resources/tests.js




function createTestMethods(context) {
    return {
        list: (to, { tags, ...options } = {}) => createListing(context, { endpoint: 'buildTests.list', to, query: (0,request_query/* buildQuery */.Z)({ tags }), options }),
        run: async (address, options = {}) => (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('testRuns.get', address), options),
        async failedExecutions(address, options = {}) {
            const query = (0,request_query/* buildQuery */.Z)({ include_failure_expanded: true, per_page: 100 });
            return (0,send/* send */.tN)(context, (0,request_call/* createCall */.j)('testRuns.failedExecutions', address, { query }), options);
        },
    };
}
const tests_headers = { 'buildkite-version': '2026-08-01' };
function createSuiteTestMethods(context) {
    return {
        list(to, { labels, min_timestamp, ...options } = {}) {
            const endpoint = 'suiteTests.list';
            const query = (0,request_query/* buildQuery */.Z)({ labels, min_timestamp });
            return createListing(context, { endpoint, to, query, headers: tests_headers, options, isSteady: true });
        },
    };
}

;// CONCATENATED MODULE: ./build/sources/client/action/action-client.js








function createActionClient(options) {
    const context = (0,client_context/* createContext */.q6)(options);
    const client = createClientOn(context);
    return {
        ...client,
        builds: {
            ...client.builds,
            findRebuilds: async (address, above, callOptions = {}) => (0,builds/* findRebuilds */.oi)(context, address, above, callOptions),
        },
        tests: createTestMethods(context),
        suiteTests: createSuiteTestMethods(context),
        mayPass: (error) => error instanceof errors/* ClientError */.MZ && context.outage.mayPass(error),
        outageEndsAtMs: (error) => (error instanceof errors/* ClientError */.MZ ? context.outage.endsAtMs(error) : undefined),
        serviceNow: context.serviceTime.now,
        noteFound(address) {
            context.recent.set((0,request_call/* createCall */.j)('builds.get', address).path, context.clock.monotonic());
        },
        rateLimit: context.rateLimit,
        async preview(endpoint, { to, body }) {
            const keyed = endpoint === 'builds.create' ? (0,create_build/* withKey */.iC)(body, context.uuid()) : body;
            const call = (0,request_call/* createCall */.j)(endpoint, to, keyed === undefined ? {} : { body: keyed });
            const attempt = { token: '', number: 1, invocation: (0,build_request/* newInvocation */.X)(), onStart: () => { } };
            const { method, url, headers } = (0,build_request/* requestFor */.p)(context, call, { ...attempt, signal: context.closed });
            const { authorization: _token, ...shown } = headers;
            return { method, url, headers: shown, body: call.body };
        },
    };
}

;// CONCATENATED MODULE: ./build/sources/client/transport/undici.js

function createUndiciTransport({ proxy, connectMs = 10_000 } = {}) {
    const proxies = (0,transport_proxy/* parseProxies */.u)(proxy);
    const opened = new Map();
    const open = (through) => {
        const opening = opened.get(through) ??
            Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(234)]).then(__webpack_require__.bind(__webpack_require__, 9234)).then(({ openUndici }) => openUndici({ proxies: through, connectMs }));
        opened.set(through, opening);
        return opening;
    };
    return {
        async send(request) {
            const direct = (0,transport_proxy/* isLoopback */.U)(new URL(request.url).hostname);
            return (await open(direct ? undefined : proxies)).send(request);
        },
        async close() {
            for (const opening of opened.values())
                await (await opening).close();
        },
    };
}

// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
;// CONCATENATED MODULE: ./build/sources/action/output/client-log.js

const spreadMs = 15_000;
function createClientLog(log) {
    let toldUntilMs = Number.NEGATIVE_INFINITY;
    return (event) => {
        if (event.kind !== 'throttled')
            return logClientEvent(event, log);
        const line = `Rate limit reached. Waiting ${seconds(event.delayMs)}${until(event)}.`;
        const isTold = event.untilMs <= toldUntilMs + spreadMs;
        if (isTold)
            return log.debug(line);
        toldUntilMs = event.untilMs;
        log.info(line);
    };
}
function logClientEvent(event, log) {
    switch (event.kind) {
        case 'response':
            log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
            break;
        case 'retry':
            log.debug(`${event.reason} Retrying in ${seconds(event.delayMs)}.`);
            break;
        case 'outage': {
            const most = event.timeoutMs < 1_000 ? '' : ` for up to ${rounded(event.timeoutMs)}`;
            log.info(`${event.reason} Trying again${most}.`);
            break;
        }
        case 'outage-end':
            log.info(`The service works again after ${rounded(event.durationMs)}.`);
            break;
        case 'lookup':
            log.info(describeLookup(event));
            break;
        default:
            log.debug(event.kind);
    }
}
function describeLookup({ endpoint, reason, elapsedMs }) {
    const [things, method] = endpoint.split('.');
    const isRetry = method === 'retryFailedJobs';
    const write = isRetry ? 'retry' : method;
    const thing = isRetry ? 'retried jobs' : things === 'suites' ? 'suite' : 'build';
    if (elapsedMs > 0)
        return `Still looking for the ${thing} after ${rounded(elapsedMs)}.`;
    const what = /^\d+$/.test(reason)
        ? `The service answered the ${write} request with ${reason}.`
        : `The response to the ${write} request was lost (${reason}).`;
    return `${what} Looking for the ${thing}.`;
}
function until({ delayMs, untilMs }) {
    return delayMs < 60_000 ? '' : `, until ${new Date(untilMs).toISOString()}`;
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
// EXTERNAL MODULE: ./build/sources/client/response/error-response.js + 1 modules
var error_response = __webpack_require__(2612);
;// CONCATENATED MODULE: ./build/sources/action/service/token-request.js








const timeLimitMs = 15_000;
const limitBytes = 65_536;
const tokenForm = /^[\x21-\x7e]{16,8192}$/;
async function requestToken(request, field, host) {
    const { response, answer } = await exchange(request, host);
    const token = answer[field];
    if (typeof token === 'string')
        host.hide(token);
    if (response.status < 200 || response.status >= 300)
        throw refused(request, { response, answer }, host);
    if (typeof token === 'string' && tokenForm.test(token))
        return { token, answer };
    const fault = 'the response does not hold a token';
    throw failed(request, new errors/* InvalidResponseError */.tF(`Could not ${request.intent}: ${fault}`, {
        ...tried(request),
        status: response.status,
        reason: 'schema',
        hint: `Check ${request.addressName}.`,
    }));
}
async function exchange(request, { transport, signal }) {
    const { method, url, headers, body } = request;
    const { controller, release } = (0,abort/* followSignals */.p)([signal]);
    const timer = (0,phase_timer/* createPhaseTimer */.N)({ phase: 'attempt', ms: timeLimitMs }, () => controller.abort());
    try {
        const response = await transport.send({
            method,
            url,
            headers: {
                'user-agent': client_context/* defaultUserAgent */.mJ,
                accept: 'application/json',
                'accept-encoding': 'identity',
                ...headers,
            },
            body,
            fresh: method === 'POST',
            onStart: () => { },
            signal: controller.signal,
        });
        const read = await (0,read_body/* readBody */.x8)(response, limitBytes);
        const parsed = read.ok ? (0,read_body/* parseJson */.qF)(read.bytes) : read;
        const value = parsed.ok ? parsed.value : null;
        return { response, answer: typeof value === 'object' && value !== null ? value : {} };
    }
    catch (error) {
        const { host } = new URL(url);
        throw failed(request, (0,connection_failure/* toConnectionError */.M)({ intent: request.intent, ...tried(request) }, { error, timeout: timer.expired(), host }));
    }
    finally {
        timer.stop();
        release();
    }
}
function refused(request, { response, answer }, { redact }) {
    const { status, headers } = response;
    const spoken = [answer.error, answer.error_description]
        .filter((word) => typeof word === 'string' && word !== '')
        .map((word) => (0,error_response/* boundedText */.LD)(redact(String(word)), 500))
        .join(': ');
    const words = status >= 300 && status < 400 ? (0,error_response/* redirectWords */.c)(headers, redact) : spoken;
    const later = status === 429 ? 'The service limits requests.' : 'The service has a problem.';
    const hint = status === 429 || status >= 500 ? `${later} Try again later.` : request.hint;
    return failed(request, new errors/* ApiError */.hD(`Could not ${request.intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
        ...tried(request),
        status,
        retryAfterMs: (0,rate_limit_headers/* retryAfterMs */.Vs)(headers, Date.now()) ?? undefined,
        hint,
    }));
}
function failed({ addressName }, cause) {
    return new errors/* TokenError */.gz(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
}
function tried({ method, url }) {
    return { method, path: new URL(url).pathname };
}

;// CONCATENATED MODULE: ./build/sources/action/service/sign-in.js



const variables = { url: 'ACTIONS_ID_TOKEN_REQUEST_URL', token: 'ACTIONS_ID_TOKEN_REQUEST_TOKEN' };
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
async function signIn(identity, environment, host) {
    const assertion = await requestIdentity(identity, environment, host);
    const { clientId, tokenUrl } = identity;
    const request = {
        intent: `exchange the identity token at ${new URL(tokenUrl).host}`,
        addressName: 'oidc-token-url',
        hint: 'Check oidc-client-id, oidc-audience, oidc-token-url, and the conditions that the service sets for the identity.',
        method: 'POST',
        url: tokenUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: clientId,
            client_assertion_type: assertionType,
            client_assertion: assertion,
        }).toString(),
    };
    const { token, answer } = await requestToken(request, 'access_token', host);
    const { token_type: type } = answer;
    if (type !== undefined && String(type).toLowerCase() !== 'bearer')
        throw new errors/* TokenError */.gz(`Could not ${request.intent}: the response is not a bearer token`);
    return { token, validForMs: validity(answer) };
}
async function requestIdentity({ audience }, environment, host) {
    const { [variables.url]: address = '', [variables.token]: bearer = '' } = environment;
    const intent = 'get an identity token from GitHub';
    host.hide(bearer);
    if (address === '' || bearer === '') {
        throw new errors/* TokenError */.gz(`Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`);
    }
    const url = URL.parse(address);
    if (url === null || (url.protocol !== 'https:' && !(0,transport_proxy/* isLoopback */.U)(url.hostname)))
        throw new errors/* TokenError */.gz(`Could not ${intent}: ${variables.url} is not an https address`);
    url.searchParams.set('audience', audience);
    const hint = 'Check that the job has `permissions: id-token: write`, and run it again.';
    const headers = { authorization: `Bearer ${bearer}` };
    const request = {
        intent,
        addressName: variables.url,
        hint,
        method: 'GET',
        url: url.href,
        headers,
    };
    return (await requestToken(request, 'value', host)).token;
}
const longestMs = 24 * 60 * 60_000;
function validity({ expires_in: seconds }) {
    const ms = typeof seconds === 'number' || typeof seconds === 'string' ? Number(seconds) * 1_000 : 0;
    return ms > 0 && Number.isFinite(ms) ? Math.min(ms, longestMs) : undefined;
}

;// CONCATENATED MODULE: ./build/sources/action/service/connect-service.js







function connectService(settings, { environment, secrets, log, onEvent }) {
    return (0,proxies/* throughProxies */.su)(environment, (proxy) => {
        const transport = createUndiciTransport({ proxy });
        const { token } = settings;
        const tell = createClientLog(log);
        return createActionClient({
            ...settings,
            token: typeof token === 'string' ? token : createSignIn(token, { environment, secrets, log }, transport),
            transport,
            redact: secrets.redactor.text,
            onResponseValue: (answer) => {
                (0,response_secrets/* responseSecrets */.L0)(answer).forEach(secrets.hideFound);
                (0,response_secrets/* webhookSegments */.Mr)(answer).forEach(secrets.hideSegment);
                (0,response_secrets/* webhookAddresses */.uL)(answer).forEach(secrets.hideWhole);
            },
            onEvent: (event) => {
                onEvent?.(event);
                tell(event);
            },
        });
    });
}
function createSignIn(identity, { environment, secrets, log }, transport) {
    let count = 0;
    return async ({ signal }) => {
        const { hide, redactor } = secrets;
        const host = { transport, hide, redact: redactor.text, signal };
        const signedIn = await signIn(identity, environment, host);
        count += 1;
        const { validForMs: ms } = signedIn;
        const validity = ms === undefined ? '' : ` The token is valid for ${(0,durations/* formatDuration */.a3)(ms)}.`;
        if (count === 1)
            log.info(`Signed in with the identity of this job.${validity}`);
        else
            log.debug(`Signed in again (${count}).${validity}`);
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

// UNUSED EXPORTS: checkNode

// EXTERNAL MODULE: ./build/sources/client/clock.js
var client_clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/sources/client/rate-limit/window.js
const windowMs = 60_000;
const sameEndMs = 5_000;
function updateWindow(known, observation) {
    const { window, nowMs, refusedAt, unknownLoad } = observation;
    const { limit, resetMs } = window;
    const endsAtMs = nowMs + resetMs;
    const lengthMs = Math.max(windowMs, resetMs, known?.lengthMs ?? 0);
    const left = resetMs / lengthMs;
    const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
    const remaining = refusedAt === undefined ? Math.min(window.remaining, same?.remaining ?? limit) : 0;
    const used = refusedAt ?? limit - remaining;
    const own = (same?.own ?? 0) + 1;
    const openingLoad = same?.openingLoad ?? carriedOver(known?.load ?? { all: unknownLoad, others: unknownLoad });
    const load = {
        all: used / limit + left * openingLoad.all,
        others: Math.max(0, used - own) / limit + left * openingLoad.others,
    };
    const taken = Math.max(known?.taken ?? 1, same === undefined ? 1 : takenSince(same, { remaining, nowMs }));
    const firstSpare = own < 2 ? 0 : Math.floor(remaining / 2 / taken);
    const spare = same === undefined || own === 2 ? firstSpare : same.spare;
    return { limit, remaining, observedAtMs: nowMs, endsAtMs, lengthMs, own, taken, spare, load, openingLoad };
}
function takenSince(last, { remaining, nowMs }) {
    const seconds = Math.max(1, (nowMs - last.observedAtMs) / 1000);
    return Math.ceil((last.remaining - remaining) / seconds);
}
function carriedOver({ all, others }) {
    return { all: Math.min(1, all), others: Math.min(1, others) };
}
function isUsedUp(window, atMs, reserve) {
    if (atMs >= window.endsAtMs)
        return false;
    const { limit, remaining, lengthMs, load, observedAtMs } = window;
    const used = (load.all * limit * (atMs - observedAtMs)) / lengthMs;
    return remaining - used <= Math.max(1, reserve * limit);
}

;// CONCATENATED MODULE: ./build/sources/client/rate-limit/shared-rate-limit.js

const fullLoad = 0.8;
const power = 3;
const maxSlowdown = 15;
const reserve = 0.1;
const roundingMs = 1_000;
const leastSpare = 20;
const minSpreadMs = 250;
const recovery = 0.15;
function createSharedRateLimit({ clock, random, }) {
    const windows = new Map();
    let closedUntilMs = Number.NEGATIVE_INFINITY;
    let blindSlowdown = 1;
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
            const isBlind = refused !== undefined && observed.length === 0;
            blindSlowdown = isBlind
                ? Math.min(maxSlowdown, 2 * blindSlowdown)
                : Math.max(1, blindSlowdown - recovery);
            for (const { family, ...window } of observed.filter(({ limit }) => limit > 0)) {
                const name = family === 'organization' ? `${family} ${organization}` : family;
                const isSpent = refused !== undefined && window.remaining === 0;
                const refusedAt = isSpent ? Math.max(window.limit, refused.current ?? 0) : undefined;
                const observation = { window, nowMs, refusedAt, unknownLoad: fullLoad };
                windows.set(name, updateWindow(windows.get(name), observation));
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
            return Math.min(maxSlowdown, Math.max(blindSlowdown, slowdown));
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
function redactSecrets(text, secrets) {
    let redacted = text;
    for (const secret of secrets)
        if (secret.length >= minRedactedLength)
            redacted = redacted.replaceAll(secret, '***');
    return redacted;
}
const renewBeforeMs = 60_000;
function createCurrentToken(given, { clock, signal }) {
    if (typeof given !== 'function') {
        const token = parseToken(given);
        return {
            get: () => token,
            refuse: (_token) => { },
            isRenewable: false,
            redact: (text) => redactSecrets(text, [token]),
        };
    }
    const known = new Set();
    let current;
    let arriving;
    const request = async () => {
        const startedMs = clock.monotonic();
        try {
            const { token, validForMs } = await given({ signal });
            const lifeMs = validForMs !== undefined && validForMs > 0 ? validForMs : Number.POSITIVE_INFINITY;
            const expiresAtMs = startedMs + lifeMs;
            current = {
                token: parseToken(token),
                expiresAtMs,
                renewAtMs: expiresAtMs - Math.min(renewBeforeMs, lifeMs / 4),
            };
            known.add(current.token);
            return current.token;
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
            if (current?.token === token)
                current = undefined;
        },
        isRenewable: true,
        redact: (text) => redactSecrets(text, known),
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
        userAgent: parseUserAgent(options.userAgent ?? defaultUserAgent),
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
function parseUserAgent(text) {
    if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(text))
        return text;
    throw new errors/* InvalidArgumentError */.Di('userAgent', 'must be one line of visible ASCII, at most 200 characters');
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