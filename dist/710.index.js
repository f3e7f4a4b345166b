"use strict";
exports.id = 710;
exports.ids = [710,858];
exports.modules = {

// MODULE: ./build/sources/client/context.js + 3 modules
/***/ 4956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q6: () => (/* binding */ createContext),
  mJ: () => (/* binding */ defaultUserAgent),
  rC: () => (/* binding */ ignoringErrors)
});

// EXTERNAL MODULE: ./build/sources/client/clock.js
var client_clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/sources/client/rate-limit/shared-rate-limit.js
const fullLoad = 0.8;
const power = 3;
const maxSlowdown = 15;
const reserve = 0.1;
const windowMs = 60_000;
const sameEndMs = 5_000;
const roundingMs = 1_000;
const minSpreadMs = 250;
const leastSpare = 20;
const freeShare = { call: 1 / 2, page: 1 / 2, file: 3 / 4 };
function createSharedRateLimit({ clock, random, }) {
    const windows = new Map();
    let closedUntilMs = Number.NEGATIVE_INFINITY;
    const openOf = (organization) => {
        const nowMs = clock.monotonic();
        return [...windows].filter(([name, { endsAtMs }]) => endsAtMs > nowMs && (name === 'user' || name === `organization ${organization}`));
    };
    const max = (read) => Math.max(...[...windows.values()].map(read));
    const leavesSpare = (organization, purpose) => openOf(organization).every(([, { remaining, spare }]) => remaining >= leastSpare && spare.used < Math.floor(spare.left * freeShare[purpose]));
    let isObserved = false;
    let observation = Promise.withResolvers();
    return {
        observe({ organization, windows: observed, closedMs, refused }) {
            const nowMs = clock.monotonic();
            isObserved = true;
            observation.resolve();
            observation = Promise.withResolvers();
            if (closedMs > 0)
                closedUntilMs = Math.max(closedUntilMs, nowMs + closedMs + roundingMs);
            for (const window of observed) {
                const name = window.family === 'organization' ? `organization ${organization}` : window.family;
                const isSpent = refused !== undefined && window.remaining === 0;
                const refusedAt = isSpent ? Math.max(window.limit, refused.current ?? 0) : undefined;
                windows.set(name, updateWindow(windows.get(name), { ...window, nowMs, refusedAt }));
            }
        },
        waitMs(spreadMs, listed) {
            const scarce = (listed === undefined ? [] : openOf(listed)).filter(([, { limit, remaining, taken }]) => remaining < Math.min(taken, limit / 2));
            const ends = scarce.map(([, { endsAtMs }]) => endsAtMs + roundingMs);
            const leftMs = Math.max(closedUntilMs, ...ends) - clock.monotonic();
            return leftMs <= 0 ? 0 : leftMs + minSpreadMs + random() * Math.max(0, spreadMs - minSpreadMs);
        },
        takeSpare(organization, purpose) {
            const open = openOf(organization);
            if (open.length === 0)
                return isObserved && windows.size === 0;
            if (!leavesSpare(organization, purpose))
                return false;
            for (const [name, window] of open) {
                const { left, used } = window.spare;
                windows.set(name, { ...window, spare: { left, used: used + 1 } });
            }
            return true;
        },
        leavesSpare,
        observed: () => observation.promise,
        opensAtMs(atMs, { keepsReserve }) {
            const used = [...windows.values()].filter((window) => keepsReserve && isUsedUp(window, atMs));
            return Math.max(atMs, closedUntilMs, ...used.map(({ endsAtMs }) => endsAtMs + roundingMs));
        },
        slowdown() {
            const slowdown = max(({ load }) => (load.all / fullLoad) ** power);
            return Math.min(maxSlowdown, Math.max(1, slowdown));
        },
        loadOfOthers: () => (windows.size === 0 ? null : max(({ load }) => load.others)),
        perMinute: () => (windows.size === 0 ? null : -max(({ limit }) => -limit)),
        filesPerMinute: () => windows.size === 0 ? null : -max(({ limit }) => -Math.floor(limit * freeShare.file)),
    };
}
function updateWindow(known, seen) {
    const { limit, resetMs, nowMs, refusedAt } = seen;
    const endsAtMs = nowMs + resetMs;
    const left = Math.min(1, resetMs / windowMs);
    const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
    const remaining = refusedAt === undefined ? Math.min(seen.remaining, same?.remaining ?? limit) : 0;
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
    const firstSpare = { left: own < 2 ? 0 : remaining / taken, used: 0 };
    const spare = same === undefined || own === 2 ? firstSpare : same.spare;
    return { limit, remaining, observedAtMs: nowMs, endsAtMs, own, taken, spare, load, openingLoad };
}
function isUsedUp({ limit, remaining, load, observedAtMs, endsAtMs }, atMs) {
    const used = (load.all * limit * (atMs - observedAtMs)) / windowMs;
    return atMs < endsAtMs && remaining - used <= Math.max(1, reserve * limit);
}

;// CONCATENATED MODULE: ./build/sources/client/rate-limit/token-bucket.js
const perMinuteByDefault = 40;
const burstByDefault = 10;
function createRateLimiter({ clock, perMinute = perMinuteByDefault, burst = burstByDefault, }) {
    const perMs = perMinute / 60_000;
    let tokens = burst;
    let filledAt = clock.monotonic();
    return {
        acquire() {
            const now = clock.monotonic();
            tokens = Math.min(burst, tokens + (now - filledAt) * perMs) - 1;
            filledAt = now;
            return tokens >= 0 ? 0 : Math.ceil(-tokens / perMs);
        },
        release() {
            tokens = Math.min(burst, tokens + 1);
        },
    };
}
const unlimited = { acquire: () => 0, release: () => { } };

// EXTERNAL MODULE: ./build/sources/client/request/base-url.js
var base_url = __webpack_require__(4925);
// EXTERNAL MODULE: ./build/sources/client/transport/transport.js
var transport = __webpack_require__(5583);
;// CONCATENATED MODULE: ./build/sources/client/response/service-time.js

const toleranceMs = 1_500;
const mostMs = 24 * 3_600_000;
function createServiceTime(clock) {
    let aheadMs = 0;
    return {
        observe(headers) {
            const differsMs = Date.parse((0,transport/* headerText */.TK)(headers, 'date') ?? '') + 500 - clock.now();
            if (Number.isNaN(differsMs))
                return;
            const isClock = Math.abs(differsMs) > toleranceMs && Math.abs(differsMs) <= mostMs;
            aheadMs = isClock ? differsMs : 0;
        },
        now: () => clock.now() + aheadMs,
    };
}

// EXTERNAL MODULE: ./build/sources/client/retry/outage.js
var outage = __webpack_require__(1462);
// EXTERNAL MODULE: ./build/sources/client/tokens/current-token.js
var current_token = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/sources/client/transport/fetch-transport.js
var fetch_transport = __webpack_require__(9470);
;// CONCATENATED MODULE: ./build/sources/client/context.js









const defaultUserAgent = 'kitestring/0.1.0';
function createContext(options) {
    checkNode(globalThis.process?.versions.node);
    const { clock = client_clock/* systemClock */.m, random = Math.random, timeouts = {} } = options;
    const { uuid = () => crypto.randomUUID(), userAgent = defaultUserAgent } = options;
    if (!/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(userAgent))
        throw new errors/* InvalidArgumentError */.Di('userAgent', 'must be one line of visible ASCII, at most 200 characters');
    const transport = options.transport ?? (0,fetch_transport/* createFetchTransport */._)(options.fetch);
    const closing = new AbortController();
    const token = (0,current_token/* createCurrentToken */.t)(options.token, { clock, signal: closing.signal });
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
        rateLimiter: options.rateLimiter ?? createRateLimiter({ clock }),
        isPaceGiven: options.rateLimiter !== undefined,
        rateLimit: createSharedRateLimit({ clock, random }),
        outage: (0,outage/* createOutage */._5)(options, { clock, random, emit }),
        own: { user: null },
        recent: new Map(),
        emit,
        emitValue: ignoringErrors(options.onResponseValue),
        closed: closing.signal,
        async close() {
            closing.abort(new errors/* InvalidArgumentError */.Di('client', 'is closed'));
            await transport.close();
        },
    };
}
function ignoringErrors(listener) {
    return (value) => {
        try {
            listener?.(value);
        }
        catch { }
    };
}
const lowest = [22, 19];
function checkNode(version) {
    const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
    if (version === undefined || major > lowest[0] || (major === lowest[0] && minor >= lowest[1]))
        return;
    throw new errors/* ClientError */.MZ(`Kitestring needs Node ${lowest.join('.')} or newer; this is Node ${version}.`);
}


/***/ }),

// MODULE: ./build/sources/client/once/create-build.js
/***/ 591:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ createBuildCreation),
/* harmony export */   Zy: () => (/* binding */ buildKeyName),
/* harmony export */   iC: () => (/* binding */ withKey),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2476);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8405);
/* harmony import */ var _request_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4717);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(0);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7697);






const buildKeyName = 'kitestring-key';
function createBuildCreation(context) {
    const creation = {
        create: async (to, body, options) => (await creation.createWithDetails(to, body, options)).build,
        async createWithDetails(to, body, { key = context.uuid(), ...options } = {}) {
            const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .jh)('builds.create', to, { body: withKey(body, key) });
            const search = searchFor(to, key);
            const details = { key, search: (0,_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveUrl */ .O2)(context.base, search.path, search.query) };
            const hint = `Before you create it again, look for a build with the meta-data ${buildKeyName} = ${key}.`;
            const write = {
                call,
                hint,
                details,
                again: 'keyed',
                async find(_, reading) {
                    const found = await creation.findByKey(to, key, reading);
                    const kept = found.find(({ state }) => !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanceled */ .YQ)(state) && state !== 'skipped') ?? found[0];
                    return kept ? { value: kept } : 'absent';
                },
            };
            const { value: build, origin } = await (0,_write_once_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOnce */ .Fq)(context, write, options);
            if (origin === 'retried' && build.meta_data !== undefined && build.meta_data?.[buildKeyName] !== key) {
                const unkept = `Build ${build.number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
                throw (0,_write_once_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeUnknown */ .Hu)({ call, details, hint: unkept });
            }
            remember(context, to, { build, origin });
            return { build, key, origin };
        },
        async findByKey(to, key, options = {}) {
            const listed = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_4__/* .send */ .t)(context, searchFor(to, key, { exclude_jobs: true, page: 1, per_page: 100 }), options);
            return listed
                .filter(({ meta_data, rebuilt_from }) => meta_data?.[buildKeyName] === key && !rebuilt_from)
                .toSorted((a, b) => a.number - b.number);
        },
    };
    return creation;
}
function remember(context, to, { build, origin }) {
    if (origin === 'direct' && build.creator?.id)
        context.own.user = build.creator;
    const { path } = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .jh)('builds.get', { ...to, number: build.number });
    context.recent.set(path, context.clock.monotonic());
}
function withKey(body, key) {
    if (!/^[\w.-]{1,200}$/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidArgumentError */ .Di('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
    }
    if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidArgumentError */ .Di(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
    }
    return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}
function searchFor(to, key, page = {}) {
    const query = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .buildQuery */ .Zq)({ meta_data: { [buildKeyName]: key }, ...page });
    return (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .jh)('builds.listForPipeline', to, { query });
}


/***/ }),

// MODULE: ./build/sources/client/once/write-once.js
/***/ 7697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   Hu: () => (/* binding */ outcomeUnknown),
/* harmony export */   jr: () => (/* binding */ onlyOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _retry_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8883);
/* harmony import */ var _retry_outage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1462);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(0);
/* harmony import */ var _retry_turn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);





const pausesMs = [1_000, 2_000, 4_000, 8_000];
const slowPausesMs = [...pausesMs, 15_000, 15_000, 15_000];
const acceptedPausesMs = [...slowPausesMs, 15_000, 15_000];
async function writeOnce(context, write, options) {
    const { clock, emit, outage } = context;
    const { call, again, isDoneBy422 = false } = write;
    const shared = (0,_retry_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .beginCall */ .Q)(context, options);
    const before = await write.before?.(shared).catch((error) => {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureKind */ .zU)(error) !== 'refused')
            throw error;
        return undefined;
    });
    const onAttempt = (state) => options.onState?.(state, before);
    const trouble = { failures: 0 };
    const lasting = again === 'always' || again === 'keyed' ? trouble : undefined;
    let isInDoubt = false;
    try {
        for (let sent = 1;; sent += 1) {
            const got = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .s)(context, call, { ...shared, onAttempt, isInDoubt: isInDoubt && again !== 'always' }, lasting);
            if (got.ok)
                return { value: got.value, origin: sent === 1 ? 'direct' : 'retried', already: false, before };
            const { error } = got;
            isInDoubt ||= (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .couldHaveBeenApplied */ .D4)(error);
            const mayBeDone = isInDoubt || (isDoneBy422 && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.status === 422);
            const found = mayBeDone
                ? await lookFor(context, write, { before, shared, error, isInDoubt })
                : 'unclear';
            if (typeof found === 'object') {
                outage.answered(trouble);
                return { ...found, origin: isInDoubt ? 'recovered' : 'direct', already: !isInDoubt, before };
            }
            const delayMs = found === 'absent' ? pauseMs(context, write, { error, sent, shared, trouble }) : undefined;
            if (delayMs === undefined)
                throw isInDoubt && again !== 'always' ? outcomeUnknown(write, error) : error;
            const reason = (0,_retry_outage_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFailed */ .hi)(call, error);
            emit({ kind: 'retry', endpoint: call.endpoint, attempt: sent, delayMs, reason });
            await clock.sleep(delayMs, shared.signal);
        }
    }
    finally {
        outage.forget(trouble);
    }
}
function pauseMs({ clock, outage }, { call, again }, { error, sent, shared, trouble }) {
    const leftMs = shared.sendByMs - clock.monotonic();
    const isPassing = (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .couldHaveBeenApplied */ .D4)(error) || (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)((0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureKind */ .zU)(error));
    if (!isPassing || leftMs <= 0 || again === 'never')
        return undefined;
    if (again === 'always')
        return outage.pauseMs(call, error, trouble, { isPoll: false, leftMs });
    if (again === 'keyed' && (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .wasAccepted */ .fE)(error))
        return undefined;
    if (sent === 1)
        return 0;
    return again === 'keyed' && outage.pauseMs(call, error, trouble, { isPoll: false, leftMs }) !== undefined
        ? 0
        : undefined;
}
async function lookFor(context, { call, again, find }, tried) {
    const { clock, emit, random } = context;
    const { before, shared, error } = tried;
    const isQuick = again === 'always' || !tried.isInDoubt;
    if (!isQuick)
        emit({ kind: 'lookup', endpoint: call.endpoint, reason: (0,_retry_outage_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFailed */ .hi)(call, error) });
    const isSlow = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeoutError */ .MU;
    const usual = (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .wasAccepted */ .fE)(error) && again !== 'once' ? acceptedPausesMs : isSlow ? slowPausesMs : pausesMs;
    for (const pauseMs of isQuick ? [0] : usual) {
        const delayMs = pauseMs * (0.75 + 0.5 * random());
        if (delayMs >= shared.sendByMs - clock.monotonic())
            return 'unclear';
        await clock.sleep(delayMs, shared.signal);
        const seen = await find(before, shared, error).catch((reason) => {
            if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ClientError */ .MZ))
                throw reason;
            return 'unclear';
        });
        if (seen !== 'absent')
            return seen;
    }
    return 'absent';
}
function outcomeUnknown({ call, hint, details }, error) {
    const why = error ? ` (${(0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureReason */ .Hr)(error)})` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknownError */ .Do(`Could not ${call.intent}: its outcome is unknown${why}`, {
        method: call.method,
        path: call.path,
        cause: error,
        retryAt: error?.retryAt,
        hint,
        ...details,
    });
}
function onlyOne([value, ...others]) {
    if (value === undefined)
        return 'absent';
    return others.length > 0 ? 'unclear' : { value };
}


/***/ }),

// MODULE: ./build/sources/client/polling/poll-policy.js
/***/ 9270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createPollPolicy)
/* harmony export */ });
/* unused harmony export nextPollDelay */
const requestWorthMs = 160;
const minMs = 3_000;
const ownShare = 0.15;
const halfLoadMs = 8_000;
const maxMs = 15 * 60_000;
const minIntervalMs = 1_000;
function createPollPolicy({ rateLimit, random, pollIntervalMs, }) {
    const fixedMs = pollIntervalMs === undefined ? undefined : Math.max(minIntervalMs, pollIntervalMs);
    let lastAtMs = Number.NEGATIVE_INFINITY;
    const leastMs = () => {
        const perMinute = Math.ceil(ownShare * (rateLimit.perMinute() ?? 0));
        return fixedMs ? 0 : Math.max(minMs, perMinute && 60_000 / perMinute);
    };
    const whenOpen = (planned) => {
        const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
        return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
    };
    const atDeadline = (atMs) => whenOpen({ atMs, spreadMs: minMs, forDeadline: true });
    return {
        next({ nowMs, builds, notAfterMs = -Infinity, }) {
            const typical = (aheadMs) => builds.reduce((sum, { elapsedMs, hazard }) => sum + hazard(elapsedMs + aheadMs), 0) / builds.length;
            const delayMs = fixedMs ?? Math.max(leastMs(), nextPollDelay(typical, rateLimit));
            const atMs = nowMs + delayMs;
            const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - minMs;
            return forDeadline ? atDeadline(notAfterMs) : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
        },
        recheck(planned, nowMs, notAfterMs = -Infinity) {
            const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + leastMs());
            const checked = notAfterMs > nowMs && atMs > notAfterMs ? atDeadline(notAfterMs) : whenOpen({ ...planned, atMs });
            if (checked.atMs > nowMs)
                return checked;
            lastAtMs = nowMs;
            return null;
        },
    };
}
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;
function nextPollDelay(hazard, rateLimit) {
    const load = rateLimit.loadOfOthers() ?? 1;
    const mostMs = load < 1 ? Math.min(maxMs, (halfLoadMs * load) / (1 - load)) : maxMs;
    const scale = 1 / Math.sqrt(2 * requestWorthMs) / rateLimit.slowdown();
    let aheadMs = 0;
    let spanMs = firstSpanMs;
    let sum = 0;
    while (aheadMs < mostMs) {
        const rate = scale * Math.sqrt(hazard(aheadMs + spanMs / 2));
        const restMs = (1 - sum) / rate;
        if (restMs <= spanMs)
            return Math.min(aheadMs + restMs, mostMs);
        sum += rate * spanMs;
        aheadMs += spanMs;
        spanMs = Math.min(spanMs * growth, Math.max(minSpanMs, 1 / (spansPerPoll * rate)));
    }
    return mostMs;
}


/***/ }),

// MODULE: ./build/sources/client/polling/run-times.js
/***/ 546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ hazardAfter),
/* harmony export */   t: () => (/* binding */ readPastRuns)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6224);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);



const unknownMedian = Math.log(240_000);
const leastSpread = 0.03;
function hazardAfter(pastMs) {
    const past = pastMs.map((ms) => Math.log(Math.max(1_000, ms))).sort((a, b) => a - b);
    const kernels = past.map((center) => ({
        center,
        slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
    }));
    const [lower = unknownMedian, upper = unknownMedian] = [(past.length - 1) / 2, past.length / 2].map((index) => past[Math.floor(index)]);
    kernels.push({ center: (lower + upper) / 2, slope: 1 });
    return (runMs) => {
        const ranMs = Math.max(1, runMs);
        const position = Math.log(ranMs);
        let density = 0;
        let survival = 0;
        for (const { center, slope } of kernels) {
            const ended = 1 / (1 + Math.exp(slope * (center - position)));
            density += (slope * ended * (1 - ended)) / ranMs;
            survival += 1 - ended;
        }
        return density / survival;
    };
}
function spreadAround(center, past) {
    const distances = past.map((other) => Math.abs(other - center)).sort((a, b) => a - b);
    const neighbor = Math.min(past.length - 1, Math.max(1, Math.round(past.length / 4)));
    return Math.max(leastSpread, distances[neighbor] ?? 0);
}
const enough = 8;
const used = 20;
const limit = 50;
async function readPastRuns(list, branch) {
    const past = await list({ state: ['passed', 'failed'], ..._model_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .smallResponse */ .v, perPage: limit })
        .toArray({ limit })
        .catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV)
            return error.items;
        throw error;
    });
    const same = past.filter((build) => build.branch === branch);
    const alike = same.length >= enough ? same : past;
    return {
        hazard: hazardAfter(alike.flatMap(runTimeOf).slice(0, used)),
        passedMs: alike
            .filter(({ state }) => state === 'passed')
            .flatMap(runTimeOf)
            .slice(0, used),
    };
}
function runTimeOf(build) {
    const started = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(build.started_at);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(build.finished_at);
    return started !== null && finished !== null && finished > started ? [finished - started] : [];
}


/***/ }),

// MODULE: ./build/sources/client/rate-limit/headers.js
/***/ 8071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ closedMs),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   kg: () => (/* binding */ readWindows)
/* harmony export */ });
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

const defaultWindowMs = 60_000;
function readWindows(headers) {
    return ['organization', 'user'].flatMap((family) => {
        const prefix = family === 'user' ? 'ratelimit-user' : 'ratelimit';
        const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => wholeNumber(headers, `${prefix}-${name}`));
        if (!limit || remaining === undefined || reset === undefined)
            return [];
        return [{ family, limit, remaining, resetMs: reset * 1000 }];
    });
}
function retryAfterMs(headers) {
    const seconds = wholeNumber(headers, 'retry-after');
    return seconds && seconds * 1000;
}
function closedMs(status, headers) {
    const windows = readWindows(headers);
    const spent = windows.filter(({ remaining }) => remaining === 0);
    const closing = status === 429 && spent.length === 0 ? windows : spent;
    if (closing.length > 0)
        return Math.max(...closing.map(({ resetMs }) => resetMs));
    return status === 429 ? (retryAfterMs(headers) ?? defaultWindowMs) : 0;
}
function wholeNumber(headers, name) {
    const text = (0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}


/***/ }),

// MODULE: ./build/sources/client/request/call.js + 1 modules
/***/ 4717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zq: () => (/* binding */ buildQuery),
  jh: () => (/* binding */ createCall),
  WL: () => (/* binding */ createRequest),
  pU: () => (/* binding */ requestFor)
});

;// CONCATENATED MODULE: ./build/sources/model/endpoints.js
const scopes = (/* unused pure expression or super */ null && (['read_suites', 'write_suites', 'read_builds', 'write_builds']));
const organization = '/v2/organizations/{organization}';
const builds = `${organization}/pipelines/{pipeline}/builds`;
const build = `${builds}/{number}`;
const job = `${build}/jobs/{job}`;
const analytics = '/v2/analytics/organizations/{organization}';
const suites = `${analytics}/suites`;
const suite = `${suites}/{suite}`;
const run = `${suite}/runs/{run}`;
const aPipeline = '{organization}/{pipeline}';
const aBuild = `build {number} of ${aPipeline}`;
const aJob = `job {job} of ${aBuild}`;
const aSuite = 'suite {suite} of {organization}';
const aRun = `run {run} of ${aSuite}`;
const readSuite = { method: 'GET', scope: 'read_suites', response: 'suite' };
const writeSuite = { scope: 'write_suites', response: 'suite' };
const readTests = { method: 'GET', scope: 'read_suites', response: 'buildTest', paged: true };
const readBuild = { method: 'GET', scope: 'read_builds', response: 'build' };
const listBuilds = { ...readBuild, paged: true };
const writeBuild = { method: 'PUT', scope: 'write_builds', response: 'build' };
const readArtifact = { method: 'GET', scope: 'read_artifacts', response: 'artifact' };
const retries = { otherScope: 'retry_builds' };
const rows = {
    'suites.list': { ...readSuite, path: suites, paged: true, intent: 'list the suites of {organization}' },
    'suites.get': { ...readSuite, path: suite, intent: `get ${aSuite}` },
    'suites.create': {
        ...writeSuite,
        method: 'POST',
        path: suites,
        status: 201,
        intent: 'create a suite in {organization}',
    },
    'suites.update': { ...writeSuite, method: 'PATCH', path: suite, intent: `update ${aSuite}` },
    'suites.delete': {
        ...writeSuite,
        method: 'DELETE',
        path: suite,
        status: 204,
        intent: `delete ${aSuite}`,
        response: 'nothing',
    },
    'flakyTests.list': {
        ...readTests,
        path: `${suite}/flaky-tests`,
        intent: `list the flaky tests of ${aSuite}`,
        response: 'flakyTest',
    },
    'builds.list': { ...listBuilds, path: '/v2/builds', intent: 'list builds' },
    'builds.listForOrganization': {
        ...listBuilds,
        path: `${organization}/builds`,
        intent: 'list the builds of {organization}',
    },
    'builds.listForPipeline': { ...listBuilds, path: builds, intent: `list the builds of ${aPipeline}` },
    'builds.get': { ...readBuild, path: build, intent: `get ${aBuild}` },
    'builds.create': {
        ...writeBuild,
        method: 'POST',
        path: builds,
        status: 201,
        intent: `create a build of ${aPipeline}`,
    },
    'builds.cancel': { ...writeBuild, path: `${build}/cancel`, intent: `cancel ${aBuild}` },
    'builds.rebuild': { ...writeBuild, path: `${build}/rebuild`, intent: `rebuild ${aBuild}` },
    'builds.retryFailedJobs': {
        ...writeBuild,
        ...retries,
        path: `${build}/retry_failed_jobs`,
        status: 202,
        intent: `retry the failed jobs of ${aBuild}`,
    },
    'jobs.list': {
        ...readBuild,
        path: `${build}/jobs`,
        paged: 'cursor',
        intent: `list the jobs of ${aBuild}`,
        response: 'job',
    },
    'jobs.retry': { ...writeBuild, ...retries, path: `${job}/retry`, intent: `retry ${aJob}`, response: 'job' },
    'annotations.list': {
        ...listBuilds,
        path: `${build}/annotations`,
        response: 'annotation',
        intent: `list the annotations of ${aBuild}`,
    },
    'annotations.create': {
        ...writeBuild,
        method: 'POST',
        path: `${build}/annotations`,
        status: 201,
        intent: `annotate ${aBuild}`,
        response: 'annotation',
    },
    'jobs.log': {
        method: 'GET',
        scope: 'read_build_logs',
        path: `${job}/log`,
        status: 206,
        otherStatus: 416,
        intent: `read the log of ${aJob}`,
        response: 'log',
    },
    'jobs.unblock': { ...writeBuild, path: `${job}/unblock`, intent: `unblock ${aJob}`, response: 'job' },
    'artifacts.list': {
        ...readArtifact,
        path: `${build}/artifacts`,
        paged: true,
        intent: `list the artifacts of ${aBuild}`,
    },
    'artifacts.download': {
        ...readArtifact,
        path: `${job}/artifacts/{artifact}/download`,
        status: 302,
        otherStatus: 200,
        intent: `download artifact {artifact} of ${aBuild}`,
        response: 'location',
    },
    'tests.listForBuild': {
        ...readTests,
        path: `${analytics}/builds/{build}/tests`,
        intent: 'list the tests of build {build} of {organization}',
    },
    'tests.listForSuite': { ...readTests, path: `${suite}/tests`, intent: `list the tests of ${aSuite}` },
    'tests.listRuns': {
        ...readTests,
        path: `${suite}/runs`,
        intent: `list the runs of ${aSuite}`,
        response: 'testRun',
    },
    'tests.run': { ...readSuite, path: run, intent: `get ${aRun}`, response: 'testRun' },
    'tests.failedExecutions': {
        ...readTests,
        path: `${run}/failed_executions`,
        intent: `list the failed executions of ${aRun}`,
        response: 'failedExecution',
    },
    'accessToken.get': {
        method: 'GET',
        scope: '',
        path: '/v2/access-token',
        intent: 'get the description of the token',
        response: 'accessToken',
    },
};
const endpoints = rows;

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/request/base-url.js
var base_url = __webpack_require__(4925);
;// CONCATENATED MODULE: ./build/sources/client/request/call.js



const placeholder = /\{(\w+)\}/g;
const slug = /^(?!\.{1,2}$)[\w.-]{1,255}$/;
function createCall(endpoint, parameters, contents = {}) {
    const row = endpoints[endpoint];
    return { ...fillCall(row, parameters, contents), endpoint, isRead: !row.scope.startsWith('write_') };
}
function createRequest({ method, path, isRead }, parameters, contents) {
    if (!path.startsWith('/v2/'))
        throw new errors/* InvalidArgumentError */.Di('path', 'must begin with /v2/');
    const row = { method, path, scope: '', response: 'anything', intent: `${method} ${path}` };
    const filled = fillCall(row, parameters, contents);
    if (URL.parse(filled.path, 'https://path.invalid')?.pathname !== filled.path)
        throw new errors/* InvalidArgumentError */.Di('path', 'must be a path without a query, in which nothing needs to be encoded');
    return { ...filled, endpoint: 'request', isRead };
}
function fillCall(row, parameters, { query, body, headers = {} }) {
    const to = {};
    const path = row.path.replaceAll(placeholder, (_, name) => {
        const value = parameters[name];
        to[name] = value;
        if (name === 'number') {
            if (Number.isSafeInteger(value) && Number(value) > 0)
                return String(value);
            throw new errors/* InvalidArgumentError */.Di(name, 'must be a positive integer (the build number, not the build ID)');
        }
        if (typeof value === 'string' && slug.test(value))
            return value;
        throw new errors/* InvalidArgumentError */.Di(name, 'must be a slug: letters, digits, "-", "_" and "."');
    });
    return {
        row,
        to,
        path,
        method: row.method,
        intent: row.intent.replaceAll(placeholder, (_, name) => String(to[name])),
        query: query?.toString() ?? '',
        body: body === undefined ? undefined : JSON.stringify(body),
        headers,
    };
}
function buildQuery(filters) {
    const query = new URLSearchParams();
    const add = (name, value) => {
        const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
        if (!isPlain || !String(value).isWellFormed())
            throw new errors/* InvalidArgumentError */.Di(name, 'must be well-formed text');
        query.append(name, String(value));
    };
    for (const [name, given] of Object.entries(filters)) {
        const value = given instanceof Date ? timeOf(name, given) : given;
        if (value === undefined || value === null)
            continue;
        if (times.includes(name) && Number.isNaN(Date.parse(String(value))))
            throw new errors/* InvalidArgumentError */.Di(name, 'must be a time in ISO 8601');
        const items = typeof value === 'object' ? Object.entries(value) : undefined;
        if (items?.length === 0)
            throw new errors/* InvalidArgumentError */.Di(name, 'is empty; leave it out for no filter');
        if (items === undefined)
            add(name, value);
        else
            for (const [key, item] of items)
                add(`${name}[${Array.isArray(value) ? '' : key}]`, item);
    }
    return query;
}
const times = ['created_from', 'created_to', 'finished_from', 'min_timestamp'];
function timeOf(name, date) {
    if (Number.isNaN(date.getTime()))
        throw new errors/* InvalidArgumentError */.Di(name, 'is not a valid date');
    return date.toISOString();
}
function requestFor({ base, userAgent }, { method, path, query, body, headers }, token) {
    return {
        method,
        url: (0,base_url/* resolveUrl */.O2)(base, path, query),
        headers: {
            authorization: `Bearer ${token}`,
            'user-agent': userAgent,
            accept: 'application/json',
            'accept-encoding': base.loopback ? 'identity' : 'gzip',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
        },
        body,
    };
}


/***/ }),

// MODULE: ./build/sources/client/response/connection-failure.js
/***/ 6891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ toConnectionError),
/* harmony export */   b: () => (/* binding */ describeTimeout)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);


function toConnectionError(call, { error, timeout, host, limit, isAccepted = false }) {
    const unknown = { code: 'UNKNOWN', sent: 'unknown', cause: error };
    const { code, cause = error, ...failed } = error instanceof _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX ? error : unknown;
    const sent = isAccepted ? 'accepted' : failed.sent;
    const phase = timeout ?? (code === 'UND_ERR_CONNECT_TIMEOUT' ? 'connect' : undefined);
    const noAnswer = { hint: `Check the base URL and the proxy on the way to ${host}.` };
    const own = phase === 'connect' ? noAnswer : phase === 'call' && limit;
    if (phase !== undefined)
        return describeTimeout(call, { phase, sent, cause, ...own });
    const { intent, method, path } = call;
    const reason = code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .SR)
        ? `the proxy on the way to ${host} answered ${code.slice(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .SR.length)}`
        : `the connection to ${host} failed (${code})`;
    const hint = hintForCode(code, host, cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc(`Could not ${intent}: ${reason}`, { code, sent, method, path, cause, hint });
}
function describeTimeout({ intent, method, path }, { limit = 'the time limit of the request', ...details }) {
    const words = phaseWords[details.phase](limit, details.sent);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeoutError */ .MU(`Could not ${intent}: ${words}`, { method, path, ...details });
}
const phaseWords = {
    connect: () => 'no connection in time',
    headers: () => 'no response in time',
    body: () => 'the response stopped in the middle',
    attempt: () => 'the response took too long',
    call: (limit, sent) => `${limit} expired before ${sent === 'not-sent' ? 'the request was sent' : 'a response arrived'}`,
    window: (limit) => `the rate limit is used up, and its window ends after ${limit} expires`,
    limiter: () => 'too many requests are waiting',
    build: () => 'the build did not finish in time',
};
function hintForCode(code, host, cause) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        const { hostname = host } = Object(cause);
        return `Check the base URL and the proxy: ${hostname} was not found.`;
    }
    if (code === 'ECONNREFUSED') {
        const { address, port } = Object(cause);
        const at = address && `${address}:${port}` !== host ? ` The address is ${address}, port ${port}.` : '';
        return `Nothing listens at ${host}, or at the proxy on the way to it.${at}`;
    }
    if (code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .SR}407`)
        return "Check the proxy's address and its credentials.";
    if (code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .SR))
        return `Check that the proxy allows requests to ${host}.`;
    if (/CERT|SIGNATURE|ISSUER/.test(code))
        return `The certificate of ${host} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`;
    return code === 'EPROTO' || code.startsWith('ERR_SSL_') ? `Check that ${host} serves https.` : undefined;
}


/***/ }),

// MODULE: ./build/sources/client/response/error-response.js
/***/ 202:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ boundedText),
/* harmony export */   Uj: () => (/* binding */ shownHeaders),
/* harmony export */   YI: () => (/* binding */ readErrorResponse),
/* harmony export */   c: () => (/* binding */ redirectWords)
/* harmony export */ });
/* harmony import */ var _model_json_depth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8144);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8071);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5583);
/* harmony import */ var _read_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7113);





const secretFields = ['api_token', 'webhook_url'];
const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;
async function readErrorResponse(call, response, { nowMs, redact }) {
    const { intent, method, path } = call;
    const { status, headers } = response;
    const body = scrub(await (0,_read_body_js__WEBPACK_IMPORTED_MODULE_0__/* .readAnyJson */ .R5)(response, _read_body_js__WEBPACK_IMPORTED_MODULE_0__/* .errorLimitBytes */ .$6).catch(() => undefined), redact);
    const waitMs = status === 429 ? (0,_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .closedMs */ .Pp)(status, headers) : (0,_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(headers);
    const { message, errors: listed, current } = fieldsOf(body);
    const serviceMessage = typeof message === 'string' && message !== '' ? boundedText(message, longestMessage) : undefined;
    const errors = listOfErrors(listed).slice(0, mostErrors);
    const isRedirect = status >= 300 && status < 400;
    const words = isRedirect ? redirectWords(headers, redact) : spellError(serviceMessage, errors);
    const error = new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD(`Could not ${intent}: ${status}${words === undefined ? '' : ` - ${words}`}`, {
        status,
        method,
        path,
        serviceMessage,
        errors,
        requestId: (0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_3__/* .requestIdOf */ .Gb)(headers, redact),
        headers: shownHeaders(headers, redact),
        retryAfterMs: waitMs,
        retryAt: waitMs === undefined ? undefined : new Date(nowMs() + waitMs),
        hint: hintFor(call, response, serviceMessage),
    });
    return { error, current: typeof current === 'number' ? current : undefined };
}
function shownHeaders(headers, redact) {
    const names = Object.keys(headers);
    return Object.fromEntries(names.map((name) => [redact(name), redact((0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, name) ?? '')]));
}
function scrub(value, redact, level = 1) {
    if (typeof value === 'string')
        return redact(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (level > _model_json_depth_js__WEBPACK_IMPORTED_MODULE_4__/* .maxLevels */ .C)
        return _model_json_depth_js__WEBPACK_IMPORTED_MODULE_4__/* .tooDeep */ .D;
    const inner = (item) => scrub(item, redact, level + 1);
    if (Array.isArray(value))
        return value.map(inner);
    const shown = Object.entries(value).filter(([key]) => !secretFields.includes(key));
    return Object.fromEntries(shown.map(([key, item]) => [redact(key), inner(item)]));
}
function spellError(message, errors) {
    const listed = errors.slice(0, mostErrorsSpelledOut).map(spellItem).join('; ');
    if (listed === '')
        return message;
    return boundedText(message === undefined ? listed : `${message} (${listed})`, 2 * longestMessage);
}
function listOfErrors(listed) {
    if (Array.isArray(listed))
        return listed;
    return Object.entries(fieldsOf(listed)).map(([field, messages]) => {
        const message = [messages]
            .flat()
            .filter((each) => typeof each === 'string')
            .join(', ');
        return message === '' ? { field, messages } : { field, message };
    });
}
function spellItem(item) {
    if (typeof item === 'string')
        return boundedText(item, longestMessage);
    const { field, code, message } = fieldsOf(item);
    const known = [field, code ?? message].filter((word) => typeof word === 'string' && word !== '');
    return boundedText(known.length > 0 ? known.join(': ') : JSON.stringify(item), longestMessage);
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
function hintFor({ endpoint, row, to }, { status, headers }, message = '') {
    if (status >= 400 && status < 500 && status !== 429 && (0,_read_body_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(headers))
        return _read_body_js__WEBPACK_IMPORTED_MODULE_0__/* .notTheApi */ .XK;
    if (status === 401)
        return 'Check the token: it may be wrong, expired or revoked.';
    if (status === 403) {
        const scopes = [row.scope, row.otherScope ?? ''].filter((each) => each !== '');
        if (scopes.length === 0)
            return 'The token may not do this.';
        const needed = scopes.join(' or ');
        const held = (0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, 'x-oauth-scopes')?.split(/[\s,]+/);
        const isHeld = held === undefined || held.some((each) => scopes.includes(each));
        if (isHeld && !/^$|forbidden|access|scope|permi|allowed|authori[sz]ed/i.test(message))
            return undefined;
        if (isHeld)
            return `The token needs the scope ${needed}, and its user needs access.`;
        const shown = held.filter((word) => /^[a-z_]{1,40}$/.test(word)).join(', ');
        return `The token needs the scope ${needed}; it has ${shown || 'none'}.`;
    }
    if (status === 404) {
        const spelled = Object.entries(to).map(([name, value]) => `${name} ${value}`);
        const isOptional = endpoint === 'builds.retryFailedJobs';
        if (!isOptional && message.startsWith('No route'))
            return 'Check base-url: it is the address before /v2.';
        const upper = spelled.some((part) => /[A-Z]/.test(part)) ? ' Slugs are usually in lower case.' : '';
        const unknown = isOptional ? ' Or this service cannot retry the failed jobs of a build.' : '';
        return `Buildkite returns 404 when the token has no access. Check the spelling of ${spelled.join(', ') || 'the base URL'}, and the access of the token.${upper}${unknown}`;
    }
    if (status === 413 && endpoint === 'builds.create')
        return 'The request is too large. Shorten env, meta_data or message.';
    if (status === 422 &&
        endpoint === 'builds.create' &&
        /\b(?:branch(?:es)?|filter condition)\b/i.test(message))
        return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
    if (status >= 300 && status < 400)
        return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
    return status >= 500 ? 'The service has a problem. Try again later.' : undefined;
}
function redirectWords(headers, redact) {
    const location = (0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, 'location') ?? '';
    const host = URL.canParse(location) ? new URL(location).host : '';
    return host === '' ? 'a redirect' : `a redirect to ${boundedText(redact(host), 200)}`;
}
function boundedText(text, limit) {
    const line = text
        .slice(0, limit)
        .toWellFormed()
        .replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
    return text.length > limit ? `${line}…` : line.trim();
}


/***/ }),

// MODULE: ./build/sources/client/response/read-body.js
/***/ 7113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ errorLimitBytes),
/* harmony export */   R5: () => (/* binding */ readAnyJson),
/* harmony export */   XK: () => (/* binding */ notTheApi),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   i1: () => (/* binding */ UnusableBody),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rn: () => (/* binding */ logRangeBytes),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

class UnusableBody extends Error {
    reason;
    paths;
    constructor(reason, paths = []) {
        super(reason);
        this.reason = reason;
        this.paths = paths;
    }
}
const unusable = {
    empty: 'is empty',
    syntax: 'is not JSON',
    page: 'is an HTML page',
    schema: 'has invalid fields',
    size: 'is too large',
    encoding: 'has an unexpected encoding',
    compression: 'cannot be decompressed',
    address: 'names an address that cannot be used',
};
const logRangeBytes = 2 ** 20;
const errorLimitBytes = 2 ** 20;
async function readBody({ headers, body }, mostBytes) {
    const encoding = (0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'content-encoding')?.trim().toLowerCase() || 'identity';
    const isKnown = encoding === 'identity' || encoding === 'gzip';
    const length = (0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'content-length') ?? '';
    if (!isKnown || (/^\d{1,16}$/.test(length) && Number(length) > mostBytes)) {
        for await (const _ of body)
            break;
        throw new UnusableBody(isKnown ? 'size' : 'encoding');
    }
    const collect = async (pieces) => {
        const collected = [];
        let size = 0;
        for await (const piece of pieces) {
            size += piece.byteLength;
            if (size > mostBytes)
                throw new UnusableBody('size');
            collected.push(piece);
        }
        return joined(collected, size);
    };
    if (encoding === 'identity')
        return collect(body);
    const { pipeline } = process.getBuiltinModule('node:stream/promises');
    try {
        return await pipeline(body, process.getBuiltinModule('node:zlib').createGunzip(), collect);
    }
    catch (error) {
        const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
        throw isZlib ? new UnusableBody('compression') : error;
    }
}
function joined(pieces, size) {
    const [only] = pieces;
    if (only !== undefined && pieces.length === 1)
        return only;
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        bytes.set(piece, at);
        at += piece.byteLength;
    }
    return bytes;
}
function isPage(headers) {
    return /^\s*text\/html/i.test((0,_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'content-type') ?? '');
}
const notTheApi = 'This is not the API: check the base URL and the proxy.';
function parseJson(bytes) {
    const text = new TextDecoder().decode(bytes);
    try {
        return JSON.parse(text);
    }
    catch {
        throw new UnusableBody(text.trim() === '' ? 'empty' : 'syntax');
    }
}
async function readAnyJson(response, mostBytes) {
    try {
        return parseJson(await readBody(response, mostBytes));
    }
    catch (error) {
        if (error instanceof UnusableBody)
            return undefined;
        throw error;
    }
}


/***/ }),

// MODULE: ./build/sources/client/retry/attempt.js + 12 modules
/***/ 5511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ attemptCall),
  w: () => (/* binding */ timeoutsFor)
});

// EXTERNAL MODULE: ./build/sources/client/context.js + 3 modules
var context = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/request/call.js + 1 modules
var request_call = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/sources/client/response/connection-failure.js
var connection_failure = __webpack_require__(6891);
// EXTERNAL MODULE: ./build/sources/model/schema.js
var model_schema = __webpack_require__(3510);
;// CONCATENATED MODULE: ./build/sources/model/access-token.js

const owner = (0,model_schema/* object */.Ik)({
    name: model_schema/* text */.Qq,
    email: model_schema/* text */.Qq,
});
const shape = (0,model_schema/* objectWith */.qR)('uuid', {
    uuid: model_schema/* text */.Qq,
    scopes: (0,model_schema/* listOf */.c3)(model_schema/* text */.Qq),
    description: model_schema/* text */.Qq,
    created_at: model_schema/* text */.Qq,
    expires_at: model_schema/* text */.Qq,
    user: owner,
});
const accessTokenSchema = shape;

;// CONCATENATED MODULE: ./build/sources/model/annotation.js

const annotation_shape = (0,model_schema/* objectWith */.qR)('id', {
    id: model_schema/* text */.Qq,
    context: model_schema/* text */.Qq,
    style: model_schema/* text */.Qq,
    body_html: model_schema/* text */.Qq,
    priority: model_schema/* number */.ai,
    created_at: model_schema/* text */.Qq,
    updated_at: model_schema/* text */.Qq,
});
const annotationSchema = annotation_shape;

;// CONCATENATED MODULE: ./build/sources/model/artifact.js

const artifact_shape = (0,model_schema/* objectWith */.qR)('id job_id', {
    id: model_schema/* text */.Qq,
    job_id: model_schema/* text */.Qq,
    path: model_schema/* text */.Qq,
    state: model_schema/* text */.Qq,
    sha1sum: model_schema/* text */.Qq,
    filename: model_schema/* text */.Qq,
    mime_type: model_schema/* text */.Qq,
    url: model_schema/* text */.Qq,
    download_url: model_schema/* text */.Qq,
    file_size: model_schema/* number */.ai,
});
const artifactSchema = artifact_shape;

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/sources/model/user.js

const user_shape = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    graphql_id: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
    email: model_schema/* text */.Qq,
    avatar_url: model_schema/* text */.Qq,
    created_at: model_schema/* text */.Qq,
});
const userSchema = user_shape;

;// CONCATENATED MODULE: ./build/sources/model/agent.js


const agent_shape = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    url: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
    graphql_id: model_schema/* text */.Qq,
    web_url: model_schema/* text */.Qq,
    connection_state: model_schema/* text */.Qq,
    hostname: model_schema/* text */.Qq,
    ip_address: model_schema/* text */.Qq,
    user_agent: model_schema/* text */.Qq,
    creator: userSchema,
    created_at: model_schema/* text */.Qq,
});
const agentSchema = agent_shape;

;// CONCATENATED MODULE: ./build/sources/model/job.js




const signature = (0,model_schema/* object */.Ik)({
    value: model_schema/* text */.Qq,
    algorithm: model_schema/* text */.Qq,
    signed_fields: (0,model_schema/* listOf */.c3)(model_schema/* text */.Qq),
});
const step = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    signature: signature,
});
const times = {
    created_at: model_schema/* text */.Qq,
    scheduled_at: model_schema/* text */.Qq,
    runnable_at: model_schema/* text */.Qq,
    started_at: model_schema/* text */.Qq,
    finished_at: model_schema/* text */.Qq,
};
const common = {
    graphql_id: model_schema/* text */.Qq,
    step_key: model_schema/* text */.Qq,
    group_key: model_schema/* text */.Qq,
    state: model_schema/* text */.Qq,
    web_url: model_schema/* text */.Qq,
};
const scriptShape = (0,model_schema/* objectWith */.qR)('id type', {
    type: (0,model_schema/* literal */.eu)('script'),
    id: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
    log_url: model_schema/* text */.Qq,
    raw_log_url: model_schema/* text */.Qq,
    command: model_schema/* text */.Qq,
    artifact_paths: model_schema/* text */.Qq,
    broken_reason: model_schema/* text */.Qq,
    signal: model_schema/* text */.Qq,
    signal_reason: model_schema/* text */.Qq,
    retried_in_job_id: model_schema/* text */.Qq,
    retry_type: model_schema/* text */.Qq,
    cluster_id: model_schema/* text */.Qq,
    cluster_url: model_schema/* text */.Qq,
    cluster_queue_id: model_schema/* text */.Qq,
    cluster_queue_url: model_schema/* text */.Qq,
    exit_status: model_schema/* number */.ai,
    promised_exit_status: model_schema/* number */.ai,
    retries_count: model_schema/* number */.ai,
    parallel_group_index: model_schema/* number */.ai,
    parallel_group_total: model_schema/* number */.ai,
    soft_failed: model_schema/* flag */.Jt,
    retried: model_schema/* flag */.Jt,
    step: step,
    agent_query_rules: (0,model_schema/* listOf */.c3)(model_schema/* text */.Qq),
    agent: agentSchema,
    matrix: model_schema/* anything */.D8,
    ...common,
    ...times,
});
const waiterShape = (0,model_schema/* objectWith */.qR)('type', {
    type: (0,model_schema/* literal */.eu)('waiter'),
    id: model_schema/* text */.Qq,
    graphql_id: model_schema/* text */.Qq,
    state: model_schema/* text */.Qq,
});
const blockField = (0,model_schema/* object */.Ik)({
    key: model_schema/* text */.Qq,
    required: model_schema/* flag */.Jt,
    default: model_schema/* anything */.D8,
    multiple: model_schema/* flag */.Jt,
    options: (0,model_schema/* listOf */.c3)((0,model_schema/* object */.Ik)({ value: model_schema/* text */.Qq })),
});
const manualShape = (0,model_schema/* objectWith */.qR)('type', {
    type: (0,model_schema/* literal */.eu)('manual'),
    id: model_schema/* text */.Qq,
    label: model_schema/* text */.Qq,
    unblocked_at: model_schema/* text */.Qq,
    unblock_url: model_schema/* text */.Qq,
    unblocked_by: userSchema,
    unblockable: model_schema/* flag */.Jt,
    fields: (0,model_schema/* listOf */.c3)(blockField),
    ...common,
});
const triggeredBuild = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    number: model_schema/* number */.ai,
    url: model_schema/* text */.Qq,
    web_url: model_schema/* text */.Qq,
});
const triggerShape = (0,model_schema/* objectWith */.qR)('type', {
    type: (0,model_schema/* literal */.eu)('trigger'),
    id: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
    build_url: model_schema/* text */.Qq,
    async: model_schema/* flag */.Jt,
    triggered_build: triggeredBuild,
    ...common,
    ...times,
});
const known = schemas/* discriminatedUnion */.gMt('type', [scriptShape, waiterShape, manualShape, triggerShape]);
const unknownTypeSchema = schemas/* catch */.MfU(model_schema/* text */.Qq.check(api/* _regex */.Fk(/^(?!(?:script|waiter|manual|trigger)$)/)), 'unknown');
const otherShape = (0,model_schema/* objectWith */.qR)('type', {
    type: unknownTypeSchema,
    id: model_schema/* text */.Qq,
    state: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
});
const jobSchema = schemas/* catch */.MfU(schemas/* union */.KCZ([known, otherShape]), {
    type: 'unknown',
});

;// CONCATENATED MODULE: ./build/sources/model/pipeline.js

const settingsShape = (0,model_schema/* object */.Ik)({
    trigger_mode: model_schema/* text */.Qq,
    repository: model_schema/* text */.Qq,
    build_pull_requests: model_schema/* flag */.Jt,
    pull_request_branch_filter_enabled: model_schema/* flag */.Jt,
    skip_pull_request_builds_for_existing_commits: model_schema/* flag */.Jt,
    build_pull_request_forks: model_schema/* flag */.Jt,
    prefix_pull_request_fork_branch_names: model_schema/* flag */.Jt,
    build_tags: model_schema/* flag */.Jt,
    publish_commit_status: model_schema/* flag */.Jt,
    publish_commit_status_per_step: model_schema/* flag */.Jt,
    publish_blocked_as_pending: model_schema/* flag */.Jt,
});
const settingsSchema = settingsShape;
const providerShape = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    webhook_url: model_schema/* text */.Qq,
    settings: settingsSchema,
});
const providerSchema = providerShape;
const pipeline_shape = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    graphql_id: model_schema/* text */.Qq,
    url: model_schema/* text */.Qq,
    web_url: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
    slug: model_schema/* text */.Qq,
    repository: model_schema/* text */.Qq,
    branch_configuration: model_schema/* text */.Qq,
    default_branch: model_schema/* text */.Qq,
    provider: providerSchema,
    skip_queued_branch_builds: model_schema/* flag */.Jt,
    skip_queued_branch_builds_filter: model_schema/* text */.Qq,
    cancel_running_branch_builds: model_schema/* flag */.Jt,
    cancel_running_branch_builds_filter: model_schema/* text */.Qq,
    builds_url: model_schema/* text */.Qq,
    badge_url: model_schema/* text */.Qq,
    created_at: model_schema/* text */.Qq,
    scheduled_builds_count: model_schema/* number */.ai,
    running_builds_count: model_schema/* number */.ai,
    scheduled_jobs_count: model_schema/* number */.ai,
    running_jobs_count: model_schema/* number */.ai,
    waiting_jobs_count: model_schema/* number */.ai,
});
const pipelineSchema = pipeline_shape;

// EXTERNAL MODULE: ./build/sources/model/flaky-test.js
var flaky_test = __webpack_require__(8818);
;// CONCATENATED MODULE: ./build/sources/model/test-engine.js


const results = (0,model_schema/* object */.Ik)({
    passed: model_schema/* number */.ai,
    failed: model_schema/* number */.ai,
});
const testShape = (0,model_schema/* objectWith */.qR)('id', {
    ...flaky_test/* testFields */.O,
    labels: (0,model_schema/* listOf */.c3)(model_schema/* text */.Qq),
    reliability: model_schema/* number */.ai,
    executions_count: model_schema/* number */.ai,
    executions_count_by_result: results,
});
const buildTestSchema = testShape;
const runShape = (0,model_schema/* objectWith */.qR)('id', {
    id: model_schema/* text */.Qq,
    state: model_schema/* text */.Qq,
    result: model_schema/* text */.Qq,
    build_id: model_schema/* text */.Qq,
    created_at: model_schema/* text */.Qq,
});
const testRunSchema = runShape;
const executionShape = (0,model_schema/* object */.Ik)({
    execution_id: model_schema/* text */.Qq,
    test_id: model_schema/* text */.Qq,
    test_name: model_schema/* text */.Qq,
    location: model_schema/* text */.Qq,
    created_at: model_schema/* text */.Qq,
    branch: model_schema/* text */.Qq,
    test_execution_url: model_schema/* text */.Qq,
    run_url: model_schema/* text */.Qq,
    failure_reason: model_schema/* text */.Qq,
    failure_expanded: model_schema/* anything */.D8,
    tags: model_schema/* map */.Tj,
});
const failedExecutionSchema = executionShape;
const engineRun = (0,model_schema/* object */.Ik)({ id: model_schema/* text */.Qq, suite: (0,model_schema/* object */.Ik)({ id: model_schema/* text */.Qq, slug: model_schema/* text */.Qq }) });
const testEngineSchema = (0,model_schema/* object */.Ik)({
    runs: (0,model_schema/* listOf */.c3)(engineRun),
});

;// CONCATENATED MODULE: ./build/sources/model/build.js





const originShape = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    number: model_schema/* number */.ai,
    url: model_schema/* text */.Qq,
});
const originSchema = originShape;
const pullRequestShape = (0,model_schema/* object */.Ik)({
    id: model_schema/* text */.Qq,
    base: model_schema/* text */.Qq,
    repository: model_schema/* text */.Qq,
});
const pullRequestSchema = pullRequestShape;
const jobStateCounts = (0,model_schema/* object */.Ik)({
    total: model_schema/* number */.ai,
    states: model_schema/* map */.Tj,
});
const build_shape = (0,model_schema/* objectWith */.qR)('id number state', {
    id: model_schema/* text */.Qq,
    number: model_schema/* ordinal */.IE,
    state: model_schema/* text */.Qq,
    blocked: model_schema/* flag */.Jt,
    graphql_id: model_schema/* text */.Qq,
    url: model_schema/* text */.Qq,
    web_url: model_schema/* text */.Qq,
    cancel_reason: model_schema/* text */.Qq,
    message: model_schema/* text */.Qq,
    commit: model_schema/* text */.Qq,
    branch: model_schema/* text */.Qq,
    source: model_schema/* text */.Qq,
    created_at: model_schema/* text */.Qq,
    scheduled_at: model_schema/* text */.Qq,
    started_at: model_schema/* text */.Qq,
    finished_at: model_schema/* text */.Qq,
    env: model_schema/* texts */.Te,
    meta_data: model_schema/* texts */.Te,
    creator: userSchema,
    jobs: (0,model_schema/* listOf */.c3)(jobSchema),
    pull_request: pullRequestSchema,
    rebuilt_from: originSchema,
    pipeline: pipelineSchema,
    job_state_counts: jobStateCounts,
    retried_jobs_count: model_schema/* number */.ai,
    test_engine: testEngineSchema,
});
const buildSchema = build_shape;

;// CONCATENATED MODULE: ./build/sources/model/suite.js

const suite_shape = (0,model_schema/* objectWith */.qR)('id', {
    id: model_schema/* text */.Qq,
    slug: model_schema/* text */.Qq,
    name: model_schema/* text */.Qq,
    graphql_id: model_schema/* text */.Qq,
    url: model_schema/* text */.Qq,
    web_url: model_schema/* text */.Qq,
    default_branch: model_schema/* text */.Qq,
    api_token: model_schema/* text */.Qq,
});
const suiteSchema = suite_shape;

;// CONCATENATED MODULE: ./build/sources/model/resources.js








const resourceSchemas = {
    accessToken: accessTokenSchema,
    annotation: annotationSchema,
    artifact: artifactSchema,
    build: buildSchema,
    buildTest: buildTestSchema,
    failedExecution: failedExecutionSchema,
    flakyTest: flaky_test/* flakyTestSchema */.$,
    job: jobSchema,
    suite: suiteSchema,
    testRun: testRunSchema,
};

// EXTERNAL MODULE: ./build/sources/client/transport/transport.js
var transport = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
;// CONCATENATED MODULE: ./build/sources/client/response/decode.js





function schemaOf({ response, paged }) {
    const schemas = resourceSchemas;
    const schema = schemas[response];
    if (schema === undefined)
        return undefined;
    if (paged === 'cursor')
        return (0,model_schema/* cursorPage */.aY)(schema);
    return paged ? (0,model_schema/* listOf */.c3)(schema) : schema;
}
const mostPaths = 10;
const mostBytesOfLog = 64 * 2 ** 20;
const mostBytesOfBuilds = 16 * 2 ** 20;
const mostBytesOfOthers = 2 ** 20;
function mostBytesOf({ response, paged }) {
    if (response === 'log' || response === 'anything')
        return mostBytesOfLog;
    return paged || response === 'build' ? mostBytesOfBuilds : mostBytesOfOthers;
}
async function decodeResponse({ row, intent, method, path }, response, redact) {
    const { status, headers } = response;
    try {
        const isFile = row.response === 'location' && status === 200;
        const body = isFile ? await leave(response) : await (0,read_body/* readBody */.x8)(response, mostBytesOf(row));
        const value = readValue(row, response, body);
        return { ok: true, value: value, bytes: body.byteLength };
    }
    catch (fault) {
        if (!(fault instanceof read_body/* UnusableBody */.i1))
            throw fault;
        const { paths } = fault;
        const reason = fault.reason === 'syntax' && (0,read_body/* isPage */.yp)(headers) ? 'page' : fault.reason;
        const places = paths.length > 0 ? `: ${paths.join(', ')}` : '';
        const words = `but the response ${read_body/* unusable */._P[reason]}${places}`;
        const error = new errors/* InvalidResponseError */.tF(`Could not ${intent}: ${status}, ${words}`, {
            status,
            reason,
            paths,
            method,
            path,
            requestId: (0,transport/* requestIdOf */.Gb)(headers, redact),
            hint: reason === 'page' ? read_body/* notTheApi */.XK : undefined,
        });
        return { ok: false, error };
    }
}
function readValue(row, response, body) {
    const schema = schemaOf(row);
    if (schema !== undefined) {
        const fit = (0,model_schema/* read */.LF)(schema, (0,read_body/* parseJson */.qF)(body));
        if (fit.ok)
            return fit.value;
        const places = fit.places.slice(0, mostPaths).map((place) => place || '(the response itself)');
        throw new read_body/* UnusableBody */.i1('schema', places);
    }
    const { response: kind } = row;
    if (kind === 'log')
        return decodeLog(response, body);
    if (kind === 'nothing')
        return undefined;
    if (kind === 'anything')
        return readAnything(response, body);
    return response.status === 200 ? null : ((0,transport/* headerText */.TK)(response.headers, 'location') ?? '');
}
async function leave({ body }) {
    for await (const _ of body)
        break;
    return new Uint8Array();
}
function readAnything({ headers }, body) {
    if (body.byteLength === 0)
        return undefined;
    const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test((0,transport/* headerText */.TK)(headers, 'content-type') ?? '');
    return isJson ? (0,read_body/* parseJson */.qF)(body) : new TextDecoder().decode(body);
}
function decodeLog({ status, headers }, body) {
    if (status === 416)
        return { text: '', truncated: false };
    if (!/^text\/plain\b/i.test((0,transport/* headerText */.TK)(headers, 'content-type') ?? 'text/plain'))
        throw new read_body/* UnusableBody */.i1('encoding');
    const from = /^bytes (\d{1,16})-/.exec((0,transport/* headerText */.TK)(headers, 'content-range') ?? '')?.[1];
    const truncated = body.byteLength >= read_body/* logRangeBytes */.rn || Number(from ?? 0) > 0;
    const end = body.subarray(-read_body/* logRangeBytes */.rn);
    const start = truncated ? end.indexOf(10) + 1 : 0;
    const text = truncated && start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
    return { text, truncated };
}

// EXTERNAL MODULE: ./build/sources/client/response/error-response.js
var error_response = __webpack_require__(202);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/phase-timer.js
var phase_timer = __webpack_require__(3553);
;// CONCATENATED MODULE: ./build/sources/client/retry/attempt.js










const usual = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, attemptMs: 60_000 };
const forCreate = { ...usual, headersMs: 60_000, attemptMs: 90_000 };
function timeoutsFor(endpoint, chosen = {}) {
    return { ...(endpoint === 'builds.create' ? forCreate : usual), ...chosen };
}
const mostLateMs = 10_000;
const minThrottleMs = 1;
async function attemptCall(context, call, options) {
    const { clock, timeouts, token: source, base, transport } = context;
    const { connectMs, headersMs, bodyMs, attemptMs } = timeoutsFor(call.endpoint, timeouts);
    const leftMs = Math.min(options.sendByMs + mostLateMs, options.endMs) - clock.monotonic();
    const phase = leftMs < attemptMs ? 'call' : 'attempt';
    const timer = (0,phase_timer/* createPhaseTimer */.N)({ phase, ms: Math.min(leftMs, attemptMs) }, options.signal);
    const { signal } = timer;
    let isAccepted = false;
    async function* timed(body) {
        for await (const piece of body) {
            timer.begin('body', bodyMs);
            yield piece;
        }
    }
    try {
        const onStart = () => timer.begin('headers', headersMs);
        const given = source.get();
        const token = typeof given === 'string' ? given : await waitForToken(given, signal);
        const request = (0,request_call/* requestFor */.pU)(context, call, token);
        timer.begin('connect', connectMs);
        const startedMs = clock.monotonic();
        const response = await transport.send({ ...request, onStart, signal });
        timer.begin('body', bodyMs);
        if (response.status === 401)
            source.refuse(token);
        isAccepted = isSuccess(call.row, response.status);
        const arriving = { ...response, body: timed(response.body) };
        return await readResponse(context, call, arriving, { ...options, startedMs });
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof errors/* TokenError */.gz)
            return { ok: false, error };
        const { host } = new URL(base.origin);
        const lost = { error, timeout: timer.expired(), host, limit: options.limit, isAccepted };
        return { ok: false, error: (0,connection_failure/* toConnectionError */.M)(call, lost) };
    }
    finally {
        timer.stop();
    }
}
async function waitForToken(token, signal) {
    try {
        return await (0,abort/* unlessAborted */.W)(token, signal);
    }
    catch (error) {
        throw error instanceof errors/* TokenError */.gz ? error : new transport/* TransportError */.wX({ code: 'TOKEN', sent: 'not-sent' });
    }
}
function isSuccess(row, status) {
    const { status: usual = 200, otherStatus } = row;
    if (status === usual || status === otherStatus)
        return true;
    return usual < 300 && status >= 200 && status < 300;
}
async function readResponse({ clock, emit, emitValue, rateLimit, redact, serviceTime }, call, response, { onHead, onBody, onResponse, startedMs }) {
    const { endpoint, method, path, to } = call;
    const { status, headers } = response;
    const durationMs = clock.monotonic() - startedMs;
    const windows = (0,rate_limit_headers/* readWindows */.kg)(headers);
    const seen = { organization: to.organization ?? '', windows };
    serviceTime.observe(headers);
    if (status !== 429)
        rateLimit.observe({ ...seen, closedMs: (0,rate_limit_headers/* closedMs */.Pp)(status, headers) });
    const shown = { headers: (0,error_response/* shownHeaders */.Uj)(headers, redact), requestId: (0,transport/* requestIdOf */.Gb)(headers, redact) };
    (0,context/* ignoringErrors */.rC)(onResponse)({ endpoint, status, windows, ...shown });
    emit({ kind: 'response', endpoint, method, path, status, durationMs, windows });
    if (isSuccess(call.row, status)) {
        onHead?.(headers);
        const decoded = await decodeResponse(call, response, redact);
        if (!decoded.ok)
            return decoded;
        onBody?.(decoded.bytes);
        emitValue(decoded.value);
        return decoded;
    }
    const { error, current } = await (0,error_response/* readErrorResponse */.YI)(call, response, { nowMs: () => clock.now(), redact });
    if (status === 429) {
        const delayMs = Math.max(minThrottleMs, error.retryAfterMs ?? 0);
        rateLimit.observe({ ...seen, closedMs: delayMs, refused: { current } });
        emit({ kind: 'refused', endpoint, delayMs, current });
    }
    return { ok: false, error };
}


/***/ }),

// MODULE: ./build/sources/client/retry/failure.js
/***/ 8883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ couldHaveBeenApplied),
/* harmony export */   Hr: () => (/* binding */ failureReason),
/* harmony export */   fE: () => (/* binding */ wasAccepted),
/* harmony export */   uD: () => (/* binding */ isOutage),
/* harmony export */   zU: () => (/* binding */ failureKind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _response_read_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7113);
/* harmony import */ var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);



function failureKind(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD) {
        const { status, serviceMessage } = error;
        if (status === 429)
            return 'throttled';
        if (status === 503 && serviceMessage !== undefined)
            return 'unserved';
        return status === 408 || (status >= 500 && status !== 501 && status !== 505) ? 'lost' : 'refused';
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return error.reason === 'size' || error.reason === 'encoding' ? 'untrusted' : 'lost';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do)
        return 'lost';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && passing.includes(failureKind(error.cause))
            ? 'unserved'
            : 'refused';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && (error.phase === 'window' || error.phase === 'limiter'))
        return 'throttled';
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU))
        return 'refused';
    const isUnsent = error.sent === 'not-sent';
    const isFinal = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && ((0,_transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isCertificateCode */ .TR)(error.code) || finalCodes.test(error.code));
    if (isFinal)
        return isUnsent ? 'refused' : 'untrusted';
    return isUnsent ? 'unserved' : 'lost';
}
const finalCodes = /^(?:ERR_TLS_|ERR_SSL_|HPE_|PROXY_4(?!08|29)|(?:EPROTO|REDIRECTED|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|HTTPParserError)$)/;
const passing = ['throttled', 'unserved', 'lost'];
function isOutage(kind) {
    return kind === 'unserved' || kind === 'lost';
}
function couldHaveBeenApplied(error) {
    const kind = failureKind(error);
    return kind === 'lost' || kind === 'untrusted';
}
function wasAccepted(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return true;
    return (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU) && error.sent === 'accepted';
}
function failureReason(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return String(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc)
        return error.code;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU)
        return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return `no token${error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ ? ` (${failureReason(error.cause)})` : ''}`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return `the response ${_response_read_body_js__WEBPACK_IMPORTED_MODULE_2__/* .unusable */ ._P[error.reason]}`;
    return error.name;
}


/***/ }),

// MODULE: ./build/sources/client/retry/outage.js
/***/ 1462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ createOutage),
/* harmony export */   hi: () => (/* binding */ describeFailed),
/* harmony export */   jo: () => (/* binding */ backoffMs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9002);
/* harmony import */ var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8883);




const unprovenMs = 8_000;
const longestGapMs = 120_000;
const lastAttemptMs = 1_000;
const mostRequestedMs = 60_000;
const longestDelayMs = 20_000;
function createOutage({ outageTimeoutMs, isProven = false, }, { clock, random, emit }) {
    if (outageTimeoutMs !== undefined && !(outageTimeoutMs >= 0))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
    const failing = new Set();
    const givenUp = new WeakSet();
    let firstMs;
    let lastMs = Number.NEGATIVE_INFINITY;
    let reportedMs;
    const mostMs = (isPoll) => outageTimeoutMs ?? (isPoll ? _options_js__WEBPACK_IMPORTED_MODULE_1__/* .outageTimes */ .q.pollingMs : _options_js__WEBPACK_IMPORTED_MODULE_1__/* .outageTimes */ .q.usualMs);
    const answered = (trouble) => {
        isProven = true;
        firstMs = undefined;
        failing.delete(trouble);
        Object.assign(trouble, { sinceMs: undefined, failures: 0 });
        if (reportedMs === undefined || failing.size > 0)
            return;
        emit({ kind: 'outage-end', durationMs: clock.monotonic() - reportedMs });
        reportedMs = undefined;
    };
    return {
        answered,
        failed(trouble, error, startedMs) {
            if (!(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureKind */ .zU)(error))) {
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
                    answered(trouble);
                return;
            }
            if (startedMs - lastMs > longestGapMs)
                firstMs = undefined;
            if (firstMs === undefined && failing.size === 0)
                reportedMs = undefined;
            lastMs = clock.monotonic();
            firstMs ??= lastMs;
            trouble.sinceMs ??= firstMs;
            trouble.failures += 1;
            failing.add(trouble);
        },
        pauseMs(call, error, { sinceMs, failures }, { isPoll, leftMs }) {
            const nowMs = clock.monotonic();
            const allowedMs = Math.min(mostMs(isPoll), isProven || !looksMistaken(error) ? Infinity : unprovenMs);
            const outageMs = (sinceMs ?? nowMs) + allowedMs - nowMs;
            const mostNowMs = Math.min(outageMs, leftMs - lastAttemptMs);
            if (outageMs <= 0)
                givenUp.add(error);
            if (mostNowMs <= 0)
                return undefined;
            const timeoutMs = Math.min(outageMs, leftMs);
            if (reportedMs === undefined)
                emit({ kind: 'outage', endpoint: call.endpoint, reason: describeFailed(call, error), timeoutMs });
            reportedMs ??= firstMs ?? nowMs;
            const answer = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz ? error.cause : error;
            const askedMs = (answer instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && answer.retryAfterMs) || 0;
            return Math.min(Math.max(backoffMs(failures, random), Math.min(askedMs, mostRequestedMs)), mostNowMs);
        },
        forget(trouble) {
            failing.delete(trouble);
            const isAlone = trouble.sinceMs !== undefined && trouble.sinceMs !== firstMs;
            if (isAlone && failing.size === 0)
                reportedMs = undefined;
        },
        mayPass(error) {
            const kind = (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureKind */ .zU)(error);
            return kind === 'throttled' || ((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)(kind) && !givenUp.has(error));
        },
        pollsEndAtMs() {
            const [{ sinceMs } = {}] = failing;
            return sinceMs === undefined ? undefined : sinceMs + mostMs(true);
        },
    };
}
function describeFailed(call, error) {
    return `Could not ${call.intent}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureReason */ .Hr)(error)}.`;
}
function backoffMs(nth, random) {
    return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, 500 * 2 ** (nth - 1));
}
function looksMistaken(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return ['page', 'schema'].includes(error.reason);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return looksMistaken(error.cause);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU)
        return error.phase === 'connect';
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .connectCodes */ .Xh.includes(error.code);
}


/***/ }),

// MODULE: ./build/sources/client/retry/send.js + 1 modules
/***/ 0:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ send),
  s: () => (/* binding */ trySend)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/request/call.js + 1 modules
var request_call = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/sources/client/retry/attempt.js + 12 modules
var attempt = __webpack_require__(5511);
// EXTERNAL MODULE: ./build/sources/client/retry/failure.js
var failure = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/sources/client/retry/outage.js
var retry_outage = __webpack_require__(1462);
;// CONCATENATED MODULE: ./build/sources/client/retry/policy.js


const rules = [
    { when: (f) => f.kind === 'throttled' && f.isUrgent, most: 1, pauseMs: () => 1_000 },
    { when: (f) => f.kind === 'throttled' && f.isPoll, pauseMs: () => 0 },
    { when: (f) => f.kind === 'throttled', most: 3, pauseMs: () => 0 },
    {
        when: (f) => (0,failure/* isOutage */.uD)(f.kind) && (f.isRead || (f.kind === 'unserved' && !f.isInDoubt)),
        pauseMs: 'outage',
    },
    { when: (f) => f.status === 404 && f.isNewBuild, pauseMs: retry_outage/* backoffMs */.jo },
    { when: (f) => f.status === 401 && f.tokenIsRenewable, most: 1, pauseMs: () => 0 },
    { when: (f) => (f.status === 401 || f.status === 403) && f.isPoll, most: 1, pauseMs: () => 5_000 },
];
function pauseAfter(failed, counts, random) {
    const rule = rules.find(({ when }) => when(failed));
    if (rule === undefined)
        return undefined;
    const nth = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, nth);
    if (nth > (rule.most ?? Infinity))
        return undefined;
    return rule.pauseMs === 'outage' ? 'outage' : rule.pauseMs(nth, random);
}

// EXTERNAL MODULE: ./build/sources/client/retry/turn.js
var turn = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/sources/client/retry/send.js







const newBuildMs = 30_000;
async function send(context, call, options = {}) {
    const result = await trySend(context, call, options);
    if (result.ok)
        return result.value;
    throw result.error;
}
async function trySend(context, given, options = {}, lasting) {
    const { clock, emit, outage, random, recent, token } = context;
    const call = withQuery(given, options.query);
    const { endpoint, path } = call;
    const shared = (0,turn/* beginCall */.Q)(context, options);
    const { onAttempt, polling, rank } = shared;
    const trouble = lasting ?? { failures: 0 };
    const counts = new Map();
    try {
        for (let number = 1;; number += 1) {
            const late = await (0,turn/* waitForTurn */.q)(context, call, shared);
            if (late)
                return { ok: false, error: late };
            await onAttempt?.('sending');
            const startedMs = clock.monotonic();
            const got = await (0,attempt/* attemptCall */.I)(context, call, shared);
            if (got.ok) {
                outage.answered(trouble);
                recent.delete(path);
                return got;
            }
            const { error } = got;
            await onAttempt?.((0,failure/* couldHaveBeenApplied */.D4)(error) ? 'in doubt' : 'settled');
            outage.failed(trouble, error, startedMs);
            const nowMs = clock.monotonic();
            const leftMs = shared.sendByMs - nowMs;
            const isPoll = polling !== undefined;
            const newSinceMs = recent.get(path.replace(/\/(?:cancel|rebuild)$/, '')) ?? Number.NEGATIVE_INFINITY;
            const failed = {
                kind: (0,failure/* failureKind */.zU)(error),
                status: error instanceof errors/* ApiError */.hD ? error.status : undefined,
                isRead: call.isRead,
                isPoll,
                isUrgent: rank === 'urgent',
                isInDoubt: shared.isInDoubt ?? false,
                isNewBuild: nowMs - newSinceMs < newBuildMs,
                tokenIsRenewable: token.isRenewable,
            };
            const rule = pauseAfter(failed, counts, random);
            const delayMs = rule === 'outage' ? outage.pauseMs(call, error, trouble, { isPoll, leftMs }) : rule;
            if (delayMs === undefined || delayMs >= leftMs)
                return got;
            emit({ kind: 'retry', endpoint, attempt: number, delayMs, reason: (0,retry_outage/* describeFailed */.hi)(call, error) });
            await clock.sleep(delayMs, shared.signal);
        }
    }
    finally {
        if (!lasting)
            outage.forget(trouble);
    }
}
function withQuery(call, more) {
    const parts = [call.query, more === undefined ? '' : (0,request_call/* buildQuery */.Zq)(more).toString()];
    return { ...call, query: parts.filter((part) => part !== '').join('&') };
}


/***/ }),

// MODULE: ./build/sources/client/retry/turn.js
/***/ 8158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ beginCall),
/* harmony export */   q: () => (/* binding */ waitForTurn)
/* harmony export */ });
/* harmony import */ var _response_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6891);
/* harmony import */ var _transport_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);


const usualSpreadMs = 5_000;
const leastPollSpreadMs = 2_000;
const longestWaitMs = 300_000;
function beginCall({ clock, closed }, options) {
    const { until, timeoutMs = Number.POSITIVE_INFINITY } = options;
    const signal = (0,_transport_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .anySignal */ .J)(closed, options.signal);
    signal.throwIfAborted();
    const endMs = options.endMs ?? clock.monotonic() + timeoutMs;
    const call = { ...options, signal, endMs };
    if (until === undefined || until.ms >= endMs)
        return { ...call, sendByMs: endMs, limit: undefined };
    const hint = `Run the step again later, or raise ${until.name}.`;
    return { ...call, sendByMs: until.ms, limit: { limit: until.name, hint } };
}
async function waitForTurn(context, call, options) {
    const { rank = 'normal', polling, purpose = 'call', signal, sendByMs } = options;
    const { clock, emit, isPaceGiven, rateLimit, rateLimiter } = context;
    const organization = call.to.organization ?? '';
    const unsent = { sent: 'not-sent', ...options.limit };
    const begin = (delayMs, phase) => {
        const leftMs = sendByMs - clock.monotonic();
        if (leftMs === Number.POSITIVE_INFINITY ? delayMs > longestWaitMs : delayMs >= leftMs)
            return (0,_response_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTimeout */ .b)(call, { phase, retryAt: new Date(clock.now() + delayMs), ...unsent });
        const untilMs = clock.now() + delayMs;
        emit({ kind: phase === 'window' ? 'throttled' : 'paced', endpoint: call.endpoint, delayMs, untilMs });
        return undefined;
    };
    const isFree = () => !isPaceGiven && !polling && rateLimit.takeSpare(organization, purpose);
    const paceMs = rank !== 'normal' || isFree() ? 0 : rateLimiter.acquire();
    if (paceMs > 0) {
        const late = begin(paceMs, 'limiter');
        const mayBeFree = () => purpose === 'call' && isFree();
        if (late || (await isFreeWithin(context, paceMs, signal, mayBeFree)))
            rateLimiter.release();
        if (late)
            return late;
    }
    const spreadMs = polling ? Math.max(leastPollSpreadMs, polling.intervalMs) : usualSpreadMs;
    while (rank !== 'urgent') {
        const delayMs = rateLimit.waitMs(spreadMs, purpose === 'call' ? undefined : organization);
        if (delayMs === 0)
            break;
        const late = begin(delayMs, 'window');
        if (late)
            return late;
        await clock.sleep(delayMs, signal);
    }
    return clock.monotonic() < sendByMs ? undefined : (0,_response_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTimeout */ .b)(call, { phase: 'call', ...unsent });
}
async function isFreeWithin({ clock, rateLimit }, ms, signal, isFree) {
    const endMs = clock.monotonic() + ms;
    for (let leftMs = ms; leftMs > 0; leftMs = endMs - clock.monotonic()) {
        const waking = new AbortController();
        rateLimit.observed().then(() => waking.abort());
        await clock.sleep(leftMs, (0,_transport_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .anySignal */ .J)(signal, waking.signal)).catch(() => signal.throwIfAborted());
        if (waking.signal.aborted && isFree())
            return true;
    }
    return false;
}


/***/ }),

// MODULE: ./build/sources/client/tokens/current-token.js
/***/ 5182:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withoutTokens),
/* harmony export */   t: () => (/* binding */ createCurrentToken)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

const minRedactedLength = 8;
const renewBeforeMs = 60_000;
function createCurrentToken(given, { clock, signal }) {
    const isRenewable = typeof given === 'function';
    const source = isRenewable ? given : async () => ({ token: given });
    const known = new Set();
    let current;
    let arriving;
    const take = ({ token: text, validForMs = 0 }, startedMs) => {
        const token = typeof text === 'string' ? text.trim() : '';
        if (token === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('token', 'is empty');
        if (!/^[\x21-\x7e]+$/.test(token))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('token', 'must be one line of visible ASCII characters without spaces');
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
            throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz
                ? error
                : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz('Could not get a token: its source failed', { cause: error });
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
        redact: (text) => withoutTokens(text, known),
    };
}
function withoutTokens(text, tokens) {
    return [...tokens].reduce((rest, token) => rest.replaceAll(token, '***'), text);
}


/***/ }),

// MODULE: ./build/sources/client/transport/abort.js
/***/ 3636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ anySignal),
/* harmony export */   W: () => (/* binding */ unlessAborted)
/* harmony export */ });
function anySignal(...signals) {
    return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}
async function unlessAborted(promise, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([promise, aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

// MODULE: ./build/sources/client/transport/failure-codes.js
/***/ 9323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ isCertificateCode),
/* harmony export */   Xh: () => (/* binding */ connectCodes),
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   hs: () => (/* binding */ provesNotSent)
/* harmony export */ });
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

function toTransportError(error, sent) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX)
        return error;
    return new _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX({ code: codeOf(error), sent, cause: withoutBytes(error) });
}
function isCertificateCode(code) {
    return /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|HOSTNAME_)/.test(code);
}
const connectCodes = [
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
];
function provesNotSent(thrown) {
    const cause = thrown instanceof Error ? thrown.cause : undefined;
    if (!(cause instanceof Error))
        return false;
    const { code = '', syscall = 'connect' } = cause;
    const isConnecting = syscall === 'connect' || syscall === 'getaddrinfo';
    return isConnecting && (connectCodes.includes(code) || isCertificateCode(code));
}
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;
function codeOf(error, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return 'UNKNOWN';
    const [, status] = refusedTunnel.exec(error.message) ?? [];
    if (status !== undefined)
        return `${_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .SR}${status}`;
    const { code, cause, name } = error;
    const isWrapper = name.endsWith('ProxyConnectionError') && cause !== undefined;
    if (typeof code === 'string' && !isWrapper)
        return code;
    const inner = error instanceof AggregateError ? error.errors[0] : cause;
    if (inner !== undefined)
        return codeOf(inner, depth + 1);
    return name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : name;
}
function withoutBytes(error) {
    if (typeof error === 'object' && error !== null && 'data' in error)
        Reflect.deleteProperty(error, 'data');
    return error;
}


/***/ }),

// MODULE: ./build/sources/client/transport/fetch-transport.js
/***/ 9470:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createFetchTransport)
/* harmony export */ });
/* harmony import */ var _abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _failure_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5583);



function createFetchTransport(fetch = (url, init) => globalThis.fetch(url, init)) {
    return {
        async send({ url, method, headers, body, signal, onStart }) {
            onStart();
            const init = { method, headers, body: body ?? null, signal, redirect: 'manual' };
            try {
                return toTransportResponse(await (0,_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessAborted */ .W)(fetch(url, init), signal), signal);
            }
            catch (error) {
                throw (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .toTransportError */ .fh)(error, (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNotSent */ .hs)(error) ? 'not-sent' : 'unknown');
            }
        },
        close: async () => { },
    };
}
function toTransportResponse(response, signal) {
    if (response.redirected)
        throw new _transport_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .wX({ code: 'REDIRECTED', sent: 'unknown' });
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
            const { done, value } = await (0,_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessAborted */ .W)(reader.read(), signal);
            if (done)
                return;
            yield value;
        }
    }
    catch (error) {
        throw (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .toTransportError */ .fh)(error, 'unknown');
    }
    finally {
        reader.cancel().catch(() => { });
    }
}


/***/ }),

// MODULE: ./build/sources/client/transport/phase-timer.js
/***/ 3553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createPhaseTimer)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1778);
/* harmony import */ var _abort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);


function createPhaseTimer(overall, ...others) {
    const controller = new AbortController();
    let expired;
    let stopped = false;
    const stop = () => {
        stopped = true;
        for (const timer of [overallTimer, running])
            clearTimeout(timer);
    };
    const expire = (phase) => {
        expired = phase;
        stop();
        controller.abort();
    };
    const overallTimer = setTimeout(expire, Math.min(overall.ms, _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .longestTimerMs */ .s), overall.phase);
    let running = overallTimer;
    return {
        signal: (0,_abort_js__WEBPACK_IMPORTED_MODULE_1__/* .anySignal */ .J)(controller.signal, ...others),
        begin(phase, ms) {
            if (stopped)
                return;
            if (running !== overallTimer)
                clearTimeout(running);
            running = setTimeout(expire, Math.min(ms, _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .longestTimerMs */ .s), phase);
        },
        expired: () => expired,
        stop,
    };
}


/***/ }),

// MODULE: ./build/sources/client/transport/transport.js
/***/ 5583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ requestIdOf),
/* harmony export */   SR: () => (/* binding */ refusedByProxy),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
const refusedByProxy = 'PROXY_';
class TransportError extends Error {
    name = 'TransportError';
    code;
    sent;
    constructor(details) {
        super(details.code, { cause: details.cause });
        this.code = details.code;
        this.sent = details.sent;
    }
}
function headerText(headers, name) {
    const value = headers[name];
    return value === undefined || typeof value === 'string' ? value : value.join(', ');
}
function requestIdOf(headers, redact) {
    const id = redact(headerText(headers, 'x-request-id') ?? '');
    return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}


/***/ }),

// MODULE: ./build/sources/model/flaky-test.js
/***/ 8818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ flakyTestSchema),
/* harmony export */   O: () => (/* binding */ testFields)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3510);

const testFields = {
    id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    web_url: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    scope: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    name: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    location: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    file_name: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
};
const shape = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .objectWith */ .qR)('id', {
    ...testFields,
    instances: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    most_recent_instance_at: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const flakyTestSchema = shape;


/***/ }),

// MODULE: ./build/sources/model/requests.js
/***/ 6224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ flakyTestPeriods),
/* harmony export */   v: () => (/* binding */ smallResponse)
/* harmony export */ });
const flakyTestPeriods = {
    '1hour': 3_600_000,
    '4hours': 14_400_000,
    '1day': 86_400_000,
    '7days': 604_800_000,
    '14days': 1_209_600_000,
    '28days': 2_419_200_000,
};
const smallResponse = {
    exclude_jobs: true,
    exclude_pipeline: true,
};


/***/ }),

// MODULE: ./build/sources/model/schema.js
/***/ 3510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   IE: () => (/* binding */ ordinal),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   aY: () => (/* binding */ cursorPage),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   qR: () => (/* binding */ objectWith)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3945);

const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const number = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig();
const ordinal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._positive */ .NC());
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY();
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((given) => {
    const plain = ['string', 'number', 'boolean'];
    const kept = Object.entries(given).filter(([, value]) => plain.includes(typeof value));
    return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}));
const map = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const literal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz;
const listOf = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg;
const anything = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
function fields(kind, names) {
    const entries = names.split(' ').map((name) => [name, kind]);
    return Object.fromEntries(entries);
}
function cursorPage(item) {
    return objectWith('items', { items: listOf(item), links: object({ next: text }) });
}
function object(given) {
    return objectWith('', given);
}
function objectWith(needed, given) {
    const needs = new Set(needed.split(' '));
    const entries = Object.entries(given).map(([name, field]) => [
        name,
        needs.has(name) ? field : zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(field), null),
    ]);
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(Object.fromEntries(entries));
}
function read(schema, value) {
    const result = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, value);
    if (result.success)
        return { ok: true, value: result.data };
    return { ok: false, places: result.error.issues.map(({ path }) => path.map(String).join('.')) };
}


/***/ }),

// MODULE: ./build/sources/model/script-job.js
/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isScriptJob),
/* harmony export */   t: () => (/* binding */ isReplaced)
/* harmony export */ });
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}
function isReplaced(job) {
    const { retried, retried_in_job_id } = job;
    return retried === true || Boolean(retried_in_job_id);
}


/***/ }),

// MODULE: ./build/sources/report/text/durations.js
/***/ 888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   Rc: () => (/* binding */ second),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   nW: () => (/* binding */ hour),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vk: () => (/* binding */ elapsed)
/* harmony export */ });
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastTime = 8.64e15;
const units = [
    [day, 'd'],
    [hour, 'h'],
    [minute, 'min'],
    [second, 's'],
];
function formatDuration(ms) {
    const at = units.findIndex(([size]) => ms >= size);
    if (at === -1)
        return 'under 1 s';
    let left = ms;
    const parts = units.slice(at, at + 2).map(([size, name], index) => {
        const number = Math.floor(left / size);
        left %= size;
        return number === 0 && index > 0 ? [] : `${number} ${name}`;
    });
    return parts.flat().join(' ');
}
function elapsed(from, to) {
    return typeof from === 'number' && typeof to === 'number' && from <= to ? to - from : null;
}
function formatAge(ms) {
    if (ms < minute)
        return 'just now';
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ago`;
    if (ms < 2 * day)
        return `${Math.floor(ms / hour)} h ago`;
    return `${Math.floor(ms / day)} d ago`;
}
function formatDay(ms) {
    return formatMoment(ms).slice(0, 10);
}
function formatMoment(ms) {
    const [date, time = ''] = toIso(ms).split('T');
    return `${date} ${time.slice(0, 5)} UTC`;
}
function toIso(ms) {
    return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}


/***/ })

};
;