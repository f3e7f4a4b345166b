"use strict";
exports.id = 161;
exports.ids = [161];
exports.modules = {

// MODULE: ./build/sources/action/output/folder.js
/***/ 5903:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder),
/* harmony export */   c: () => (/* binding */ removePartial)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1479);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6582);






const ownDisk = { isWindows: process.platform === 'win32', rename: node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename, sleep: node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout };
const partialName = /^\.kitestring-[\da-f-]{36}$/;
async function openFolder(path, environment, disk = ownDisk) {
    const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporary = '' } = environment;
    const root = await realPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace || temporary, path));
    const homes = await Promise.all([workspace, temporary].filter(Boolean).map(realPath));
    const home = homes.find((each) => root === each || root.startsWith(each.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? each : `${each}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`));
    const words = home === undefined ? [] : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(home, root).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    if (home === undefined || words.some((word) => word.toLowerCase() === '.git'))
        throw new _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OwnError */ .Nj(`Input to must name a folder in the workspace or in RUNNER_TEMP, outside of .git; it was ${JSON.stringify(path)}.`);
    const found = await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat(root).catch(() => null);
    if (found?.isDirectory() === false)
        throw new _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OwnError */ .Nj(`Input to must name a folder, and ${JSON.stringify(path)} is a file.`);
    return createFolder(root, disk);
}
function createFolder(root, disk) {
    const partial = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `.kitestring-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    const reserved = new Map();
    const idOf = async (path) => {
        const { dev, ino } = await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat(path, { bigint: true });
        return `${dev}:${ino}`;
    };
    let firstCreated;
    return {
        path: root,
        partial,
        isWindows: disk.isWindows,
        async reserve(parts) {
            const name = parts.join('/');
            const own = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(partial, ...parts);
            const obstacle = await obstacleTo(root, parts);
            if (obstacle !== null)
                return obstacle;
            try {
                const created = await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(own), { recursive: true });
                if (firstCreated === undefined && created !== undefined)
                    firstCreated = created;
                await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile(own, '', { flag: 'wx' });
                reserved.set(await idOf(own), name);
                return null;
            }
            catch (error) {
                const other = reserved.get(await idOf(own).catch(() => ''));
                if (other !== undefined)
                    return `it is one file with ${JSON.stringify(other)} here`;
                const code = (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error);
                if (code === 'EEXIST' || code === 'ENOTDIR')
                    return 'another artifact is a folder or a file of the same name';
                if (code === 'ENAMETOOLONG' || code === 'EINVAL' || code === 'ENOENT')
                    return 'the file system takes no such name';
                throw onDisk(error);
            }
        },
        async write(parts, pieces) {
            const [own, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(partial, ...parts), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts)];
            try {
                await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile(own, pieces);
                const obstacle = await obstacleTo(root, parts);
                if (obstacle !== null)
                    throw new _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OwnError */ .Nj(`Could not write the file: ${obstacle}.`);
                await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
                const replaces = await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat(target).then(() => true, () => false);
                await renamePatiently(own, target, disk);
                return replaces;
            }
            catch (error) {
                throw onDisk(error);
            }
        },
        async close() {
            const isRemoved = await removePartial(partial).then(() => true, () => false);
            for (let at = root; firstCreated !== undefined && at.length >= firstCreated.length; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
                await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir(at).catch(() => { });
            return isRemoved;
        },
    };
}
async function removePartial(path) {
    if (partialName.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)))
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm(path, { recursive: true, force: true, maxRetries: 3 });
}
async function obstacleTo(root, parts) {
    for (let depth = 1; depth <= parts.length; depth += 1) {
        const stats = await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts.slice(0, depth))).catch(() => null);
        if (stats === null)
            return null;
        const isLast = depth === parts.length;
        if (stats.isSymbolicLink())
            return 'a symbolic link is in the way';
        if (isLast ? stats.isDirectory() : !stats.isDirectory())
            return `a ${isLast ? 'folder' : 'file'} is in the way`;
    }
    return null;
}
const [heldMs, lookMs] = [5_000, 100];
async function renamePatiently(from, to, { isWindows, rename, sleep: pause }) {
    for (let waitedMs = 0;; waitedMs += lookMs) {
        try {
            return await rename(from, to);
        }
        catch (error) {
            const isHeld = isWindows && ['EPERM', 'EBUSY', 'EACCES'].includes((0,_runner_files_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error));
            if (!isHeld || waitedMs >= heldMs)
                throw error;
            await pause(lookMs);
        }
    }
}
async function realPath(path) {
    try {
        return await node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath(path);
    }
    catch (error) {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        if ((0,_runner_files_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) !== 'ENOENT' || parent === path)
            throw onDisk(error);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath(parent), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(parent, path));
    }
}
function onDisk(error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    return isSystem ? new _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OwnError */ .Nj(`Could not write the file: ${(0,_runner_files_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}.`) : error;
}


/***/ }),

// MODULE: ./build/sources/action/service/connect-service.js + 18 modules
/***/ 5803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectService)
});

// EXTERNAL MODULE: ./build/sources/client/context.js + 3 modules
var client_context = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/once/create-build.js
var create_build = __webpack_require__(591);
// EXTERNAL MODULE: ./build/sources/client/request/call.js + 1 modules
var request_call = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/client/retry/turn.js
var turn = __webpack_require__(8158);
// EXTERNAL MODULE: ./build/sources/client/retry/send.js + 1 modules
var send = __webpack_require__(0);
;// CONCATENATED MODULE: ./build/sources/client/pagination/cursor-pages.js


async function* readCursorPages(context, { to, query, options }, { perPage, endMs }) {
    const seen = new Set();
    const paged = new URLSearchParams(query);
    paged.set('per_page', String(perPage));
    for (;;) {
        let bytes = 0;
        const onBody = (size) => {
            bytes = size;
        };
        const sending = { ...options, endMs, purpose: 'page', onBody };
        const { items, links } = await (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('jobs.list', to, { query: paged }), sending);
        const next = links?.next ?? null;
        const cursor = next === null ? '' : (URL.parse(next, 'https://link.invalid')?.searchParams.get('after') ?? '');
        const isUnusable = seen.has(cursor) ? 'repeats' : cursor === '' ? 'link' : undefined;
        const truncated = next === null ? undefined : isUnusable;
        yield { items: items, bytes, hasNext: next !== null, truncated };
        if (next === null)
            return;
        seen.add(cursor);
        paged.set('after', cursor);
    }
}

// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/transport.js
var transport = __webpack_require__(5583);
;// CONCATENATED MODULE: ./build/sources/client/pagination/link-header.js

const maxLinkLength = 16_384;
const link_header_link = /<([^<>]*)>([^<>]*)/g;
const relation = /;\s*rel\s*=\s*"?([^";,]+)/i;
function pagesAfter(headers, page) {
    const text = (0,transport/* headerText */.TK)(headers, 'link')?.trim() ?? '';
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
const mostBytesAhead = 8 * 2 ** 20;
const mostRemembered = 10_000;
async function* readPages(context, { endpoint, to, query, headers, options, isSteady = false }, reading) {
    let { perPage } = reading;
    let controller = new AbortController();
    const asked = [];
    let largest = 0;
    let at = 1;
    let known = 1;
    const ask = () => {
        const page = request(at + asked.length);
        page.catch(() => { });
        asked.push(page);
    };
    const askAhead = () => {
        const fits = () => asked.length < mostInFlight &&
            at + asked.length <= Math.min(known, Math.ceil(reading.limit / perPage)) &&
            largest * (asked.length + 1) <= mostBytesAhead;
        while (fits() && context.rateLimit.leavesSpare(to.organization ?? '', 'page'))
            ask();
    };
    const request = async (number) => {
        const paged = new URLSearchParams(query);
        paged.set('page', String(number));
        paged.set('per_page', String(perPage));
        const call = (0,request_call/* createCall */.jh)(endpoint, to, { query: paged, headers });
        let next = 'none';
        let bytes = 0;
        const received = await (0,send/* send */.t)(context, call, {
            ...options,
            signal: (0,abort/* anySignal */.J)(controller.signal, options.signal),
            endMs: reading.endMs,
            purpose: 'page',
            onHead(head) {
                const after = pagesAfter(head, number);
                next = after.next;
                if (typeof next === 'number')
                    known = Math.max(known, next, after.last ?? 0);
                askAhead();
            },
            onBody(size) {
                bytes = size;
                largest = Math.max(largest, size);
            },
        });
        const items = received.filter((item) => !isElsewhere(item, call.to));
        hasElsewhere ||= items.length < received.length;
        return { items: items, isEmpty: received.length === 0, bytes, next };
    };
    const shrink = (factor) => {
        controller.abort();
        controller = new AbortController();
        asked.length = 0;
        at = (at - 1) * factor + 1;
        known = at;
        perPage /= factor;
    };
    const withoutKnown = createMemory();
    let hasElsewhere = false;
    let hasChanged = false;
    try {
        for (;;) {
            if (asked.length === 0)
                ask();
            const page = await asked[0].catch((error) => {
                if (perPage === 1 || !(0,errors/* isTooLarge */.I9)(error))
                    throw error;
            });
            if (page === undefined) {
                shrink(factorOf(perPage));
                continue;
            }
            const { items, isEmpty, bytes, next } = page;
            const { newItems, comesAgain } = withoutKnown(items);
            hasChanged ||= isSteady && (comesAgain || (at > 1 && isEmpty));
            const hasNext = next !== 'none' && !isEmpty;
            const inLoop = comesAgain && newItems.length === 0;
            const atEnd = (hasElsewhere && 'elsewhere') || (hasChanged && 'changed');
            const end = hasNext ? next === 'untrusted' && 'link' : atEnd;
            const truncated = inLoop ? 'repeats' : end || undefined;
            asked.shift();
            at += 1;
            if (hasNext && truncated === undefined)
                askAhead();
            yield { items: newItems, bytes, hasNext, truncated };
            if (!hasNext)
                return;
        }
    }
    finally {
        controller.abort();
    }
}
function createMemory() {
    const remembered = new Set();
    return (items) => {
        const byId = new Map(items.map((item) => [item.id, item]));
        const newItems = [...byId.values()].filter(({ id }) => !remembered.has(id));
        for (const { id } of newItems)
            remembered.add(id);
        for (const id of remembered) {
            if (remembered.size <= mostRemembered)
                break;
            remembered.delete(id);
        }
        return { newItems, comesAgain: newItems.length < byId.size };
    };
}
function factorOf(perPage) {
    let factor = Math.min(10, perPage);
    while (perPage % factor !== 0)
        factor += 1;
    return factor;
}
function isElsewhere(item, { organization, pipeline }) {
    const own = (0,build_address/* pipelineAddressOf */.sx)(item);
    const differs = (name, asked = name) => name.toLowerCase() !== asked.toLowerCase();
    return own !== null && (differs(own.organization, organization) || differs(own.pipeline, pipeline));
}

;// CONCATENATED MODULE: ./build/sources/client/pagination/listing.js





const maxPerPage = 100;
function createListing(context, request) {
    const { endpoint, to, options } = request;
    const { intent, method, path } = (0,request_call/* createCall */.jh)(endpoint, to);
    const perPage = positive('perPage', options.perPage ?? maxPerPage, maxPerPage);
    const limitOf = () => (options.timeoutMs === undefined ? undefined : (0,turn/* beginCall */.Q)(context, options).endMs);
    function cut(reason, items, cause) {
        const [words, hint] = truncations[reason];
        const why = cause === undefined ? words : `${words}. ${cause.message}`;
        const details = { method, path, reason, items, cause, hint: cause?.hint ?? hint };
        return new errors/* ListTruncatedError */.rV(`Could not ${intent} to the end: ${why}`, details);
    }
    const read = (reading) => {
        const isNumbered = endpoint !== 'jobs.list';
        const pages = isNumbered
            ? readPages(context, request, reading)
            : readCursorPages(context, request, reading);
        return pages;
    };
    return {
        async *[Symbol.asyncIterator]() {
            const reading = { perPage, limit: Infinity, endMs: limitOf() };
            for await (const page of read(reading)) {
                yield* page.items;
                if (page.truncated !== undefined)
                    throw cut(page.truncated, []);
            }
        },
        async toArray({ limit = 10_000, maxBytes = 64 * 2 ** 20, onPage } = {}) {
            positive('limit', limit);
            positive('maxBytes', maxBytes);
            const size = options.perPage ?? Math.min(perPage, limit);
            const reading = { perPage: size, limit, endMs: limitOf() };
            const items = [];
            let bytes = 0;
            let reason;
            try {
                for await (const page of read(reading)) {
                    const room = limit - items.length;
                    items.push(...page.items.slice(0, room));
                    bytes += page.bytes;
                    onPage?.(items.length, items);
                    const { truncated, hasNext } = page;
                    const isFull = page.items.length === room && hasNext && truncated === undefined;
                    if (page.items.length > room || isFull)
                        reason = 'limit';
                    else
                        reason = truncated ?? (hasNext && bytes > maxBytes ? 'bytes' : undefined);
                    if (reason !== undefined)
                        break;
                }
            }
            catch (cause) {
                if (items.length === 0 || !(cause instanceof errors/* ClientError */.MZ))
                    throw cause;
                options.signal?.throwIfAborted();
                throw cut('failed', items, cause);
            }
            options.signal?.throwIfAborted();
            if (reason !== undefined)
                throw cut(reason, items);
            return items;
        },
    };
}
const truncations = {
    limit: [
        'there are more items than the limit allows',
        'Set a higher limit, or read the list with for await.',
    ],
    bytes: ['it is larger than maxBytes allows', 'Use narrower filters, or read the list with for await.'],
    repeats: ['a page repeats the one before it'],
    elsewhere: [
        'it has builds of another organization or pipeline, which are left out',
        'Use the present names of both: the service may also answer to former ones.',
    ],
    changed: ['it changed while it was read, so items may be missing', 'Read it again.'],
    link: ['the link to the next page is invalid'],
    failed: ['a page could not be read'],
};
function positive(name, value, most = Number.MAX_SAFE_INTEGER) {
    if (Number.isSafeInteger(value) && value >= 1 && value <= most)
        return value;
    throw new errors/* InvalidArgumentError */.Di(name, `must be a positive integer, at most ${most}`);
}

;// CONCATENATED MODULE: ./build/sources/client/once/jobs-of-build.js





async function readJobsOf(context, to, { filters, ...parameters }, options) {
    const get = (asked) => (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('builds.get', to, { query: (0,request_call/* buildQuery */.Zq)({ ...asked }) }), options);
    try {
        const build = await get({ ...parameters, exclude_pipeline: true });
        return { build, jobs: build.jobs ?? [] };
    }
    catch (error) {
        if (!(0,errors/* isTooLarge */.I9)(error))
            throw error;
        const build = await get(requests/* smallResponse */.v);
        const list = createListing(context, {
            endpoint: 'jobs.list',
            to,
            query: (0,request_call/* buildQuery */.Zq)({ ...filters }),
            options,
        });
        return { build, jobs: await list.toArray() };
    }
}

;// CONCATENATED MODULE: ./build/sources/client/once/own-user.js



async function readOwnUser(context, options) {
    if (context.own.user !== null)
        return context.own.user;
    try {
        const { user } = await (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('accessToken.get', {}), options);
        context.own.user = user?.email ? { email: user.email } : null;
    }
    catch (error) {
        if (!(error instanceof errors/* ClientError */.MZ))
            throw error;
    }
    return context.own.user;
}
function isSameUser(creator, user) {
    if (!creator || !user)
        return false;
    if (creator.id && user.id)
        return creator.id === user.id;
    const [one, other] = [creator.email, user.email].map((email) => email?.toLowerCase() ?? '');
    return one !== '' && one === other;
}

// EXTERNAL MODULE: ./build/sources/client/once/write-once.js
var write_once = __webpack_require__(7697);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/client/response/connection-failure.js
var connection_failure = __webpack_require__(6891);
// EXTERNAL MODULE: ./build/sources/client/polling/poll-policy.js
var poll_policy = __webpack_require__(9270);
// EXTERNAL MODULE: ./build/sources/client/polling/run-times.js
var run_times = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/sources/client/polling/wait.js









const defaultTimeoutMs = 6 * 3_600_000;
async function waitForBuild(context, to, { signal, timeoutMs = defaultTimeoutMs, onProgress }) {
    const { clock, random, rateLimit, serviceTime } = context;
    const shared = (0,turn/* beginCall */.Q)(context, { signal, timeoutMs });
    const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit, random });
    const hazard = (0,run_times/* hazardAfter */.J)([]);
    let intervalMs = 0;
    const read = async (parameters) => {
        const call = (0,request_call/* createCall */.jh)('builds.get', to, { query: (0,request_call/* buildQuery */.Zq)(parameters) });
        const got = await (0,send/* trySend */.s)(context, call, { ...shared, polling: { intervalMs } });
        if (got.ok)
            return got.value;
        throw shared.sendByMs - clock.monotonic() > 0
            ? got.error
            : (0,connection_failure/* describeTimeout */.b)(call, { phase: 'build', sent: 'unknown' });
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
        await clock.sleep(Math.min(planned.atMs - nowMs, shared.sendByMs - clock.monotonic()), shared.signal);
    }
}

;// CONCATENATED MODULE: ./build/sources/client/resources/builds.js












function createBuildMethods(context) {
    function list(endpoint, to, options = {}) {
        return createListing(context, { endpoint, to, query: queryOf(options), options });
    }
    const builds = {
        list: (options) => list('builds.list', {}, options),
        listForOrganization: (address, options) => list('builds.listForOrganization', address, options),
        listForPipeline: (address, options) => list('builds.listForPipeline', address, options),
        async get(to, options = {}) {
            return (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('builds.get', to, { query: queryOf(options) }), options);
        },
        ...(0,create_build/* createBuildCreation */.Q2)(context),
        cancel: async (to, options) => (await builds.cancelWithDetails(to, options)).build,
        async cancelWithDetails(to, options = {}) {
            const write = {
                call: (0,request_call/* createCall */.jh)('builds.cancel', to),
                again: 'always',
                isDoneBy422: true,
                async find(_, shared, error) {
                    const isAccepted = (0,errors/* isTooLarge */.I9)(error);
                    if (!isAccepted && !(error instanceof errors/* ApiError */.hD && error.status === 422))
                        return 'absent';
                    const { endMs, signal } = shared;
                    const readBuild = (parameters) => (0,send/* trySend */.s)(context, (0,request_call/* createCall */.jh)('builds.get', to, { query: (0,request_call/* buildQuery */.Zq)({ ...parameters }) }), {
                        endMs: Math.min(endMs, context.clock.monotonic() + mostReadMs),
                        signal,
                        rank: shared.rank === 'urgent' ? 'urgent' : 'last',
                    });
                    let read = await readBuild(isAccepted ? requests/* smallResponse */.v : {});
                    if (!read.ok && (0,errors/* isTooLarge */.I9)(read.error))
                        read = await readBuild(requests/* smallResponse */.v);
                    if (!read.ok)
                        return 'unclear';
                    if (isAccepted || (0,states/* isCanceled */.YQ)(read.value.state))
                        return { value: read.value };
                    error.hint ??= `The build is ${read.value.state}.`;
                    options.onRefused?.(read.value);
                    return 'unclear';
                },
            };
            const { value: build, already } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
            return { build, already };
        },
        rebuild: async (to, options) => (await builds.rebuildWithDetails(to, options)).build,
        async rebuildWithDetails(to, options = {}) {
            const look = `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`;
            const write = {
                call: (0,request_call/* createCall */.jh)('builds.rebuild', to),
                async before(reading) {
                    const newest = await listNewest(context, to, 1, reading);
                    return Math.max(0, ...newest.map(({ number }) => number));
                },
                async find(above, reading) {
                    if (above === undefined)
                        return 'unclear';
                    const { own, others } = await builds.findRebuilds(to, above, reading);
                    write.hint = others.length > 0 ? `${look} ${nameOthers(others)}` : look;
                    return (0,write_once/* onlyOne */.jr)(own);
                },
                again: 'never',
                hint: look,
            };
            const { value: build, origin } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
            (0,create_build/* remember */.kY)(context, to, { build, origin });
            return { build, origin };
        },
        async findRebuilds(of, above, options = {}) {
            const listed = await listNewest(context, of, 100, options);
            const found = listed.filter(({ number, rebuilt_from, source }) => number > above && rebuilt_from?.number === of.number && !foreignSources.includes(source));
            const user = found.length > 0 ? await readOwnUser(context, options) : null;
            const own = found.filter(({ creator }) => isSameUser(creator, user));
            return { own, others: found.filter((build) => !own.includes(build)) };
        },
        async retryFailedJobs(to, { states, ...options }) {
            if (states.length === 0)
                throw new errors/* InvalidArgumentError */.Di('states', 'is empty');
            const state = states.map((each) => (each === 'soft_failed' ? 'failed' : each));
            const read = (shared) => readJobsOf(context, to, { include_retried_jobs: true, filters: { state } }, shared);
            let asked;
            let count;
            let isAccepted = false;
            const write = {
                call: (0,request_call/* createCall */.jh)('builds.retryFailedJobs', to, { body: { states: states.join(',') } }),
                async before(shared) {
                    const { build, jobs } = await read(shared);
                    asked = retryableIds(jobs, states);
                    return build;
                },
                async find(_, shared, error) {
                    if (asked === undefined)
                        return 'unclear';
                    const { build, jobs } = await read(shared);
                    count = countRetried(jobs, asked);
                    isAccepted = (0,errors/* isTooLarge */.I9)(error);
                    return count > 0 || (isAccepted && asked.size === 0) ? { value: build } : 'absent';
                },
                again: 'never',
                hint: `Before you retry them again, check whether jobs of build ${to.number} have been retried.`,
            };
            const { value: build, origin } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
            const known = count ?? build.retried_jobs_count ?? undefined;
            return { build, count: known, origin: isAccepted ? 'direct' : origin };
        },
        wait: async (address, options = {}) => waitForBuild(context, address, options),
    };
    return { builds };
}
function queryOf(options) {
    const { signal, timeoutMs, perPage, until, rank, polling, onResponse, query, ...parameters } = options;
    const commits = [parameters.commit ?? []].flat();
    if (commits.some((commit) => /^[0-9a-f]{4,39}$/i.test(commit)))
        throw new errors/* InvalidArgumentError */.Di('commit', 'must be a full SHA: the service does not find builds by a short one');
    return (0,request_call/* buildQuery */.Zq)(parameters);
}
const mostReadMs = 10_000;
const foreignSources = ['ui', 'webhook', 'schedule', 'trigger_job'];
function nameOthers(others) {
    const numbers = others.map(({ number }) => number).join(', ');
    return `The user of the token is not known to have created ${others.length > 1 ? 'these rebuilds' : 'this rebuild'}: ${numbers}.`;
}
function listNewest(context, to, perPage, options) {
    const query = (0,request_call/* buildQuery */.Zq)({ ...requests/* smallResponse */.v, page: 1, per_page: perPage });
    return (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('builds.listForPipeline', to, { query }), options);
}
function retryableIds(jobs, states) {
    const asked = jobs.filter(script_job/* isScriptJob */.P).filter((job) => {
        const state = job.soft_failed ? 'soft_failed' : job.state;
        return !(0,script_job/* isReplaced */.t)(job) && states.some((each) => each === state);
    });
    return new Set(asked.map(({ id }) => id));
}
function countRetried(jobs, asked) {
    return jobs
        .filter(script_job/* isScriptJob */.P)
        .filter((job) => asked.has(job.id) && (0,script_job/* isReplaced */.t)(job) && job.retry_type !== 'automatic').length;
}

// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
// EXTERNAL MODULE: ./build/sources/client/retry/attempt.js + 12 modules
var attempt = __webpack_require__(5511);
// EXTERNAL MODULE: ./build/sources/client/transport/phase-timer.js
var phase_timer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/sources/client/transport/proxy.js
var transport_proxy = __webpack_require__(9102);
;// CONCATENATED MODULE: ./build/sources/client/resources/artifact-file.js








const mostRedirects = 1;
async function* downloadArtifact(context, call, options = {}) {
    const { signal } = options;
    const location = await (0,send/* send */.t)(context, call, { ...options, purpose: 'file' });
    const { connectMs, headersMs, bodyMs } = (0,attempt/* timeoutsFor */.w)(call.endpoint, context.timeouts);
    const overall = { phase: 'attempt', ms: options.timeoutMs ?? Number.POSITIVE_INFINITY };
    const timer = (0,phase_timer/* createPhaseTimer */.N)(overall, context.closed, signal);
    let { host } = new URL(context.base.origin);
    try {
        let request = location === null ? await ownRequest(context, call) : storeRequest(context, call, location);
        for (let redirects = 0;; redirects += 1) {
            ({ host } = new URL(request.url));
            timer.begin('connect', connectMs);
            const onStart = () => timer.begin('headers', headersMs);
            const { status, headers, body } = await context.transport.send({
                ...request,
                onStart,
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
            const isRedirect = status >= 300 && status < 400 && location !== null && redirects < mostRedirects;
            if (!isRedirect)
                throw refusal(call, request.url, status, location === null);
            request = storeRequest(context, call, (0,transport/* headerText */.TK)(headers, 'location') ?? '');
        }
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
async function ownRequest(context, call) {
    const { headers, ...request } = (0,request_call/* requestFor */.pU)(context, call, await context.token.get());
    return { ...request, headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' } };
}
function storeRequest({ base, userAgent }, call, address) {
    const url = URL.parse(address);
    if (url === null)
        throw unusable(call, 302, 'named no complete address of the file');
    const isHere = base.loopback && transport_proxy/* loopbacks */.z.includes(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))
        throw unusable(call, 302, `named an address that is not https (${url.protocol}//${url.host})`);
    if (`${url.username}${url.password}` !== '')
        throw unusable(call, 302, `named an address with a user name (${url.host})`);
    const headers = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity' };
    return { method: 'GET', url: url.href, headers };
}
function refusal(call, address, status, isOwn) {
    const { intent, method, path } = call;
    const { host, search } = new URL(address);
    if (!isOwn && search === '' && (status === 401 || status === 403))
        return unusable(call, status, `named ${host}, which answered ${status}: the artifact is in a bucket of your own, which this token does not open`);
    const words = status >= 300 && status < 400 ? 'leads on to another address' : `answered ${status}`;
    return new errors/* ApiError */.hD(`Could not ${intent}: ${host}, where the file is, ${words}`, { method, path, status });
}
function unusable({ intent, method, path }, status, words) {
    const message = `Could not ${intent}: the service ${words}`;
    return new errors/* InvalidResponseError */.tF(message, { method, path, status, reason: 'address' });
}

;// CONCATENATED MODULE: ./build/sources/client/resources/jobs.js







const logHeaders = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${read_body/* logRangeBytes */.rn}` };
function createJobMethods(context) {
    const jobs = {
        list(to, options = {}) {
            const { state, step_key, group_key, include_retried_jobs, ...rest } = options;
            const query = (0,request_call/* buildQuery */.Zq)({ state, step_key, group_key, include_retried_jobs });
            return createListing(context, { endpoint: 'jobs.list', to, query, options: rest });
        },
        async log(to, options) {
            const call = (0,request_call/* createCall */.jh)('jobs.log', to, { headers: logHeaders });
            return (0,send/* send */.t)(context, call, { timeoutMs: 20_000, ...options });
        },
        async retry(to, options = {}) {
            const { job: id, ...of } = to;
            const write = {
                call: (0,request_call/* createCall */.jh)('jobs.retry', to),
                again: 'never',
                async find(_, shared) {
                    const { jobs } = await readJobsOf(context, of, { include_retried_jobs: true, filters: {} }, shared);
                    const retried = jobs.find((each) => each.id === id);
                    const next = retried?.type === 'script' ? retried.retried_in_job_id : undefined;
                    const found = next ? jobs.find((each) => each.id === next) : undefined;
                    return found ? { value: found } : 'absent';
                },
                hint: `Before you retry it again, check whether job ${id} of build ${of.number} has been retried.`,
            };
            const { value: job, origin } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
            return { job, origin };
        },
        async unblock(to, { fields, unblocker, ...options } = {}) {
            const { job: id, ...of } = to;
            const body = { fields, unblocker };
            const filters = { state: ['blocked', 'unblocked'] };
            const write = {
                call: (0,request_call/* createCall */.jh)('jobs.unblock', to, fields || unblocker ? { body } : {}),
                again: 'once',
                isDoneBy422: true,
                async find(_, shared) {
                    const { jobs } = await readJobsOf(context, of, { filters }, shared);
                    const found = jobs.find((each) => each.id === id);
                    if (found?.state === 'unblocked')
                        return { value: found };
                    return found?.state === 'blocked' ? 'absent' : 'unclear';
                },
                hint: `Open build ${of.number} to check whether the step is unblocked.`,
            };
            const { value: job, origin, already } = await (0,write_once/* writeOnce */.Fq)(context, write, options);
            return { job, origin, already };
        },
    };
    const artifacts = {
        list: (to, options = {}) => createListing(context, { endpoint: 'artifacts.list', to, options }),
        download: (to, options) => downloadArtifact(context, (0,request_call/* createCall */.jh)('artifacts.download', to), options),
    };
    const annotations = {
        list: (to, options = {}) => createListing(context, { endpoint: 'annotations.list', to, options }),
        async create(to, body, options = {}) {
            const write = {
                call: (0,request_call/* createCall */.jh)('annotations.create', to, { body }),
                again: body.append ? 'never' : 'always',
                find: async () => (body.append ? 'unclear' : 'absent'),
                hint: `Open build ${to.number} to check whether the text was appended.`,
            };
            return (await (0,write_once/* writeOnce */.Fq)(context, write, options)).value;
        },
    };
    const accessToken = {
        get: async (options) => (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('accessToken.get', {}), options),
    };
    return { jobs, artifacts, annotations, accessToken };
}

;// CONCATENATED MODULE: ./build/sources/client/resources/request.js


async function sendRequest(context, { method, path }, { to = {}, body, headers, repeats = method === 'GET', ...options }) {
    const { authorization: _token, ...others } = headers ?? {};
    const call = (0,request_call/* createRequest */.WL)({ method, path, isRead: repeats }, to, { body, headers: others });
    let last;
    const onResponse = (response) => {
        last = response;
        options.onResponse?.(response);
    };
    const value = await (0,send/* send */.t)(context, call, { ...options, onResponse });
    return { ...last, value };
}

;// CONCATENATED MODULE: ./build/sources/client/resources/suites.js




const headers = { 'buildkite-version': '2026-08-01' };
function createSuiteMethods(context) {
    const listAll = ({ organization }, options) => createListing(context, { endpoint: 'suites.list', to: { organization }, options }).toArray();
    const read = (to) => (shared) => (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('suites.get', to), shared);
    const suites = {
        list(to, { show_api_token, ...options } = {}) {
            const query = (0,request_call/* buildQuery */.Zq)({ show_api_token });
            return createListing(context, { endpoint: 'suites.list', to, query, options });
        },
        async get(to, { show_api_token, ...options } = {}) {
            const query = (0,request_call/* buildQuery */.Zq)({ show_api_token });
            return (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('suites.get', to, { query }), options);
        },
        create: async (to, body, options) => (await suites.createWithDetails(to, body, options)).suite,
        async createWithDetails(to, body, options = {}) {
            const write = {
                call: (0,request_call/* createCall */.jh)('suites.create', to, { body }),
                before: (shared) => listAll(to, shared),
                async find(before, shared) {
                    if (before === undefined)
                        return 'unclear';
                    const listed = await listAll(to, shared);
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
        },
        async update(to, body, options = {}) {
            const { name, default_branch: branch } = body;
            const write = {
                call: (0,request_call/* createCall */.jh)('suites.update', to, { body }),
                again: 'always',
                before: read(to),
                async find(before, shared, error) {
                    error.hint ??= 'The suite may have been changed anyway.';
                    if (before === undefined)
                        return 'unclear';
                    const found = (await listAll(to, shared)).find(({ id }) => id === before.id);
                    const agrees = (name ?? found?.name) === found?.name &&
                        (branch ?? found?.default_branch) === found?.default_branch;
                    if (found && agrees)
                        return { value: found };
                    return found?.slug === to.suite ? 'absent' : 'unclear';
                },
            };
            return (await (0,write_once/* writeOnce */.Fq)(context, write, options)).value;
        },
        async delete(to, options = {}) {
            const write = {
                call: (0,request_call/* createCall */.jh)('suites.delete', to),
                again: 'always',
                before: read(to),
                async find(before, shared, error) {
                    error.hint ??= 'The suite may have been deleted anyway.';
                    if (before === undefined)
                        return 'unclear';
                    const found = (await listAll(to, shared)).find(({ id }) => id === before.id);
                    if (found === undefined)
                        return { value: undefined };
                    return found.slug === to.suite ? 'absent' : 'unclear';
                },
            };
            await (0,write_once/* writeOnce */.Fq)(context, write, options);
        },
    };
    const flakyTests = {
        list(to, { period, ...options } = {}) {
            const query = (0,request_call/* buildQuery */.Zq)({ period });
            return createListing(context, { endpoint: 'flakyTests.list', to, query, options, isSteady: true });
        },
    };
    const tests = {
        listForBuild(to, { tags, ...options } = {}) {
            const query = (0,request_call/* buildQuery */.Zq)({ tags });
            return createListing(context, { endpoint: 'tests.listForBuild', to, query, options });
        },
        listForSuite(to, { labels, state, branch, tags, min_timestamp, ...options } = {}) {
            const request = {
                query: (0,request_call/* buildQuery */.Zq)({ labels, state, branch, tags, min_timestamp }),
                headers,
                options,
                isSteady: true,
            };
            return createListing(context, { endpoint: 'tests.listForSuite', to, ...request });
        },
        listRuns(to, options = {}) {
            return createListing(context, { endpoint: 'tests.listRuns', to, options });
        },
        run: async (address, options) => (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('tests.run', address), options),
        async failedExecutions(to, options) {
            const query = (0,request_call/* buildQuery */.Zq)({ include_failure_expanded: true, per_page: 100 });
            return (0,send/* send */.t)(context, (0,request_call/* createCall */.jh)('tests.failedExecutions', to, { query }), options);
        },
    };
    return { suites, flakyTests, tests };
}

;// CONCATENATED MODULE: ./build/sources/client/client.js








function createClient(options) {
    const context = (0,client_context/* createContext */.q6)(options);
    const { outage, rateLimit, serviceTime, close } = context;
    return {
        ...createBuildMethods(context),
        ...createJobMethods(context),
        ...createSuiteMethods(context),
        request: async (method, path, options = {}) => sendRequest(context, { method, path }, options),
        rateLimit,
        serviceNow: serviceTime.now,
        mayPass: (error) => error instanceof errors/* ClientError */.MZ && outage.mayPass(error),
        pollsEndAtMs: outage.pollsEndAtMs,
        async preview(endpoint, { to, body }) {
            const keyed = endpoint === 'builds.create' ? (0,create_build/* withKey */.iC)(body, context.uuid()) : body;
            const call = (0,request_call/* createCall */.jh)(endpoint, to, keyed === undefined ? {} : { body: keyed });
            const { method, url, body: text, headers } = (0,request_call/* requestFor */.pU)(context, call, '');
            const { authorization: _token, ...shown } = headers;
            return { method, url, headers: shown, body: text };
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
    const open = async () => {
        const { loadUndici } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(273)]).then(__webpack_require__.bind(__webpack_require__, 4273));
        const { EnvHttpProxyAgent } = await loadUndici();
        const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
        const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
        const tunnel = { connectTimeout: connectMs, requestTls: tls, proxyTls: tls };
        return new EnvHttpProxyAgent({ ...common, ...tunnel, ...proxies });
    };
    let shared;
    return {
        async send({ url, method, headers, body: sentBody = null, signal, onStart }) {
            const own = method === 'GET' ? undefined : await open();
            if (own === undefined)
                shared ??= open();
            const dispatcher = own ?? (await shared);
            let sent = 'not-sent';
            const watched = dispatcher.compose((dispatch) => (options, handler) => {
                const start = handler.onRequestStart?.bind(handler);
                handler.onRequestStart = (...given) => {
                    sent = 'unknown';
                    onStart();
                    start?.(...given);
                };
                return dispatch(options, handler);
            });
            const { origin, pathname, search } = new URL(url);
            const path = `${pathname}${search}`;
            try {
                const answered = watched.request({ origin, path, method, headers, body: sentBody, signal });
                const { statusCode, headers: answer, body } = await (0,abort/* unlessAborted */.W)(answered, signal);
                return { status: statusCode, headers: answer, body: piecesOf(body, own) };
            }
            catch (error) {
                await own?.destroy();
                throw (0,failure_codes/* toTransportError */.fh)(error, sent);
            }
        },
        async close() {
            await (await shared)?.destroy();
        },
    };
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

// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
;// CONCATENATED MODULE: ./build/sources/action/output/client-log.js

const spreadMs = 15_000;
function createClientLog(log) {
    let reportedUntilMs = Number.NEGATIVE_INFINITY;
    return (event) => {
        switch (event.kind) {
            case 'throttled': {
                const line = `Rate limit reached. Waiting ${rounded(event.delayMs)}.`;
                if (event.untilMs <= reportedUntilMs + spreadMs)
                    return log.debug(line);
                reportedUntilMs = event.untilMs;
                return log.info(line);
            }
            case 'response':
                return log.debug(`${event.method} ${event.path}: ${event.status} in ${Math.round(event.durationMs)} ms`);
            case 'retry':
                return log.debug(`${event.reason} Retrying in ${rounded(event.delayMs)}.`);
            case 'outage':
                return log.info(`${event.reason} Trying again for up to ${rounded(event.timeoutMs)}.`);
            case 'outage-end':
                return log.info(`The service works again after ${rounded(event.durationMs)}.`);
            case 'lookup':
                return log.info(`${event.reason} Checking if it took effect.`);
            default:
                return log.debug(event.kind);
        }
    };
}
function rounded(ms) {
    return (0,durations/* formatDuration */.a3)(Math.round(ms / 1_000) * 1_000);
}

// EXTERNAL MODULE: ./build/sources/action/secrets/response-secrets.js
var response_secrets = __webpack_require__(736);
// EXTERNAL MODULE: ./build/sources/action/service/proxies.js
var proxies = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/sources/client/request/base-url.js
var base_url = __webpack_require__(4925);
// EXTERNAL MODULE: ./build/sources/client/transport/fetch-transport.js
var fetch_transport = __webpack_require__(9470);
// EXTERNAL MODULE: ./build/sources/client/tokens/current-token.js
var current_token = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/response/error-response.js
var error_response = __webpack_require__(202);
;// CONCATENATED MODULE: ./build/sources/client/tokens/token-request.js






const timeLimitMs = 15_000;
const limitBytes = 65_536;
const tokenForm = /^[\x21-\x7e]{16,8192}$/;
async function requestToken({ intent, addressName, hint, url, headers, body }, field, { transport, userAgent, onToken, redact, signal }) {
    const { pathname: path, host } = new URL(url);
    const method = body === undefined ? 'GET' : 'POST';
    const failed = (cause) => new errors/* TokenError */.gz(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
    const timer = (0,phase_timer/* createPhaseTimer */.N)({ phase: 'attempt', ms: timeLimitMs }, signal);
    const usual = { 'user-agent': userAgent, accept: 'application/json', 'accept-encoding': 'identity' };
    let response;
    let answer;
    try {
        response = await transport.send({
            method,
            url,
            body,
            signal: timer.signal,
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
        onToken(token);
    const { status } = response;
    if (status < 200 || status >= 300) {
        const words = refusalWords(response, answer, redact);
        throw failed(new errors/* ApiError */.hD(`Could not ${intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
            method,
            path,
            status,
            retryAfterMs: (0,rate_limit_headers/* retryAfterMs */.Vs)(response.headers),
            hint: status === 429 || status >= 500 ? 'Try again later.' : hint,
        }));
    }
    if (typeof token === 'string' && tokenForm.test(token))
        return { token, answer };
    throw failed(new errors/* InvalidResponseError */.tF(`Could not ${intent}: the response does not hold a token`, {
        method,
        path,
        status,
        reason: 'schema',
        hint: `Check ${addressName}.`,
    }));
}
function refusalWords({ status, headers }, { error, error_description }, redact) {
    if (status < 400)
        return (0,error_response/* redirectWords */.c)(headers, redact);
    return [error, error_description]
        .filter((word) => typeof word === 'string' && word !== '')
        .map((word) => (0,error_response/* boundedText */.LD)(redact(String(word)), 500))
        .join(': ');
}

;// CONCATENATED MODULE: ./build/sources/client/tokens/workload-identity.js






const usualNames = { clientId: 'clientId', audience: 'the audience', tokenUrl: 'tokenUrl' };
function createWorkloadTokenSource(options) {
    const { clientId, tokenUrl, identity, names = usualNames } = options;
    const { host } = new URL((0,base_url/* parseBaseUrl */.Q2)(tokenUrl, 'tokenUrl').href);
    const transport = options.transport ?? (0,fetch_transport/* createFetchTransport */._)(options.fetch);
    const seen = new Set();
    const redact = options.redact ?? ((text) => (0,current_token/* withoutTokens */.N)(text, seen));
    const onToken = (token) => {
        if (token !== '')
            seen.add(token);
        options.onToken?.(token);
    };
    return async ({ signal }) => {
        const sending = { transport, userAgent: client_context/* defaultUserAgent */.mJ, onToken, redact, signal };
        const assertion = await identity(sending);
        onToken(assertion);
        const body = new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: clientId,
            client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
            client_assertion: assertion,
        });
        const request = {
            intent: `exchange the identity token at ${host}`,
            addressName: names.tokenUrl,
            hint: `Check ${names.clientId}, ${names.audience}, ${names.tokenUrl}, and the conditions that the service sets for the identity.`,
            url: tokenUrl,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: body.toString(),
        };
        const { token, answer } = await requestToken(request, 'access_token', sending);
        const seconds = Number(answer.expires_in);
        return { token, validForMs: seconds > 0 ? seconds * 1_000 : undefined };
    };
}
function createGitHubIdentity({ audience, requestUrl = '', requestToken: bearer = '', }) {
    return async (host) => {
        const intent = 'get an identity token from GitHub';
        host.onToken(bearer);
        const url = URL.parse(requestUrl);
        if (url === null || bearer === '') {
            throw new errors/* TokenError */.gz(`Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`);
        }
        url.searchParams.set('audience', audience);
        const request = {
            intent,
            addressName: 'ACTIONS_ID_TOKEN_REQUEST_URL',
            hint: 'Check that the job has `permissions: id-token: write`, and run it again.',
            url: url.href,
            headers: { authorization: `Bearer ${bearer}` },
        };
        return (await requestToken(request, 'value', host)).token;
    };
}

;// CONCATENATED MODULE: ./build/sources/action/service/sign-in.js


const names = { clientId: 'oidc-client-id', audience: 'oidc-audience', tokenUrl: 'oidc-token-url' };
function createSignIn({ clientId, audience, tokenUrl }, { environment, secrets, log }, transport) {
    const requestUrl = environment.ACTIONS_ID_TOKEN_REQUEST_URL;
    const requestToken = environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
    const identity = createGitHubIdentity({ audience, requestUrl, requestToken });
    const redact = secrets.redactor.text;
    const options = { clientId, tokenUrl, identity, transport, onToken: secrets.hide, redact, names };
    const source = createWorkloadTokenSource(options);
    return async (asked) => {
        const signedIn = await source(asked);
        const { validForMs: ms } = signedIn;
        const validity = ms === undefined ? '' : ` The token is valid for ${(0,durations/* formatDuration */.a3)(ms)}.`;
        log.info(`Signed in with the identity of this job.${validity}`);
        return signedIn;
    };
}

;// CONCATENATED MODULE: ./build/sources/action/service/connect-service.js






function connectService(settings, host) {
    const { environment, secrets, log } = host;
    const transport = connectTransport(environment);
    const { token } = settings;
    return createClient({
        ...settings,
        token: tokenSource(token, host, transport),
        transport,
        redact: secrets.redactor.text,
        onResponseValue: (answer) => (0,response_secrets/* hideResponseSecrets */.vy)(answer, secrets),
        onEvent: createClientLog(log),
    });
}
function connectTransport(environment) {
    try {
        return createUndiciTransport({ proxy: (0,proxies/* readProxies */.r)(environment) });
    }
    catch (error) {
        if (!(error instanceof errors/* InvalidArgumentError */.Di && error.argument.startsWith('proxy.')))
            throw error;
        const name = `${error.argument.slice('proxy.'.length)}_proxy`;
        const written = environment[name] ? name : name.toUpperCase();
        throw new error_text/* OwnError */.Nj(error.message.replace(error.argument, `The environment variable ${written}`));
    }
}
function tokenSource(token, host, transport) {
    if (typeof token === 'string')
        return token;
    if (!('missing' in token))
        return createSignIn(token, host, transport);
    return async () => {
        throw new errors/* TokenError */.gz(token.missing);
    };
}


/***/ })

};
;