"use strict";
exports.id = 36;
exports.ids = [36,958];
exports.modules = {

// MODULE: ./build/sources/client/once/create-build.js
/***/ 591:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ findByKey),
/* harmony export */   Zy: () => (/* binding */ buildKeyName),
/* harmony export */   iC: () => (/* binding */ withKey),
/* harmony export */   uz: () => (/* binding */ createBuildOnce)
/* harmony export */ });
/* unused harmony export chooseBuildToKeep */
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8405);
/* harmony import */ var _request_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6520);
/* harmony import */ var _request_query_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8754);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1004);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7697);







const buildKeyName = 'kitestring-key';
async function createBuildOnce(context, { to, body }, { key = context.uuid(), ...options }) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .j)('builds.create', to, { body: withKey(body, key) });
    const search = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .j)('builds.listForPipeline', to, { query: keyQuery(key) });
    const details = { key, search: (0,_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveUrl */ .O2)(context.base, search.path, search.query) };
    const hint = `Before you create it again, look for a build with the meta-data ${buildKeyName} = ${key}.`;
    const write = {
        ...{ call, hint, details, again: 'once' },
        async find(_, reading) {
            const kept = chooseBuildToKeep(await findByKey(context, to, key, reading));
            return kept ? { value: kept } : 'absent';
        },
    };
    const { value: build, lost, origin } = await (0,_write_once_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .Fq)(context, write, options);
    if (lost && build.meta_data !== undefined && !hasKey(build, key)) {
        const dropped = `Build ${build.number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
        throw (0,_write_once_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnknown */ .Ee)({ call, details, hint: dropped }, lost);
    }
    return { build, key, origin };
}
function chooseBuildToKeep(builds) {
    return builds.find(({ state }) => !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .isCanceled */ .YQ)(state) && state !== 'skipped') ?? builds[0];
}
function withKey(body, key) {
    if (!/^[\w.-]{1,200}$/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
    }
    if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
    }
    return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}
function hasKey(build, key) {
    return build.meta_data?.[buildKeyName] === key;
}
async function findByKey(context, to, key, options) {
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_5__/* .pagedQuery */ .E)(keyQuery(key), { page: 1, perPage: 100 });
    const listed = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_6__/* .send */ .tN)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .j)('builds.listForPipeline', to, { query }), options);
    return listed
        .filter((build) => hasKey(build, key) && (build.rebuilt_from ?? null) === null)
        .toSorted((a, b) => a.number - b.number);
}
function keyQuery(key) {
    return (0,_request_query_js__WEBPACK_IMPORTED_MODULE_5__/* .buildQuery */ .Z)({ meta_data: { [buildKeyName]: key } });
}


/***/ }),

// MODULE: ./build/sources/client/once/write-once.js
/***/ 7697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ describeUnknown),
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   jr: () => (/* binding */ onlyOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8405);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3740);
/* harmony import */ var _retry_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8883);
/* harmony import */ var _retry_outage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1462);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5919);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1004);






const mostSends = { never: 1, once: 2, always: Number.POSITIVE_INFINITY };
const pausesMs = [1_000, 2_000, 4_000, 8_000];
const slowPausesMs = [...pausesMs, 15_000, 15_000, 15_000];
async function writeOnce(context, write, options) {
    const { clock, emit, outage } = context;
    const { call, again } = write;
    const { endpoint } = call;
    const request = (0,_retry_outage_js__WEBPACK_IMPORTED_MODULE_0__/* .requestOf */ .f)(call);
    return (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .withBudget */ .Y$)(context, options, async (shared) => {
        const before = write.before && (await write.before(shared).catch(unlessHopeless));
        const sending = { ...shared, onAttempt: (state) => options.onState?.(state, before) };
        let isInDoubt = false;
        let lost;
        const done = (origin, value, already = false) => {
            outage.answered(request);
            if (origin !== 'direct')
                emit({ kind: 'recovered', endpoint, how: origin });
            return { value, origin, already, before, lost };
        };
        for (let sent = 1;; sent += 1) {
            const got = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__/* .trySend */ .sh)(context, call, sending);
            if (got.ok)
                return done(sent === 1 ? 'direct' : 'retried', got.value);
            const { error } = got;
            lost ??= error;
            isInDoubt ||= (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .couldHaveBeenApplied */ .D4)(error);
            const failed = { error, isInDoubt, sent };
            const found = await lookFor(context, write, { before, shared, failed });
            if (typeof found === 'object')
                return done(isInDoubt ? 'recovered' : 'direct', found.value, !isInDoubt);
            const mayBeSent = sent < mostSends[again] && (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .leftUntilMs */ .i_)(context, shared) > 0;
            const isAgain = found === 'absent' && mayBeSent && (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .couldHaveBeenApplied */ .D4)(error);
            const outagePauseMs = () => (again === 'always' ? (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__/* .pauseInOutage */ .LF)(context, call, shared, error) : 0);
            const pauseMs = isAgain ? outagePauseMs() : undefined;
            if (pauseMs === undefined) {
                outage.forget(request);
                throw isInDoubt && again !== 'always' ? describeUnknown(write, error) : error;
            }
            emit({ kind: 'retry', endpoint, attempt: sent, delayMs: pauseMs, reason: (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(call, error) });
            await clock.sleep(pauseMs, shared.signal);
        }
    });
}
async function lookFor(context, { call, again, find, isDoneBy422 = false }, tried) {
    const { clock, emit, random } = context;
    const { before, shared, failed } = tried;
    const { error, isInDoubt } = failed;
    if (!isInDoubt && !(isDoneBy422 && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD && error.status === 422))
        return 'unclear';
    const isQuick = again === 'always' || !isInDoubt;
    if (!isQuick)
        emit({ kind: 'lookup', endpoint: call.endpoint, reason: (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureReason */ .Hr)(error) });
    const isSlow = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .TimeoutError */ .MU && !(0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isCallOver */ .HG)(error);
    const askedMs = isQuick ? 0 : Math.min((0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .requestedDelayMs */ .a9)(error), _retry_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .mostRequestedMs */ .qF);
    let found = 'absent';
    const pauses = isQuick ? [0] : isSlow ? slowPausesMs : pausesMs;
    for (const [index, pauseMs] of pauses.entries()) {
        const waitMs = pauseMs * (0.75 + 0.5 * random());
        const delayMs = Math.max(waitMs, index === 0 ? askedMs : 0);
        if (delayMs >= Math.min(shared.budget.leftMs(), (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .leftUntilMs */ .i_)(context, shared)))
            return 'unclear';
        if (delayMs > 0)
            await clock.sleep(delayMs, shared.signal);
        try {
            const seen = await find(before, shared, failed);
            if (seen !== 'absent')
                return seen;
            found = seen;
        }
        catch (reason) {
            if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientError */ .MZ))
                throw reason;
            found = 'unclear';
            if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD && [401, 403, 404].includes(reason.status)))
                return found;
        }
    }
    return found;
}
function unlessHopeless(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientError */ .MZ) || (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .effectOf */ .$x)(error) !== 'refused' || (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isThrottled */ .B5)(error))
        throw error;
}
function describeUnknown({ call, hint, details }, error) {
    const why = (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureReason */ .Hr)(error);
    const lost = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD
        ? `the service answered ${why}`
        : error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidResponseError */ .tF
            ? why
            : `no response arrived (${why})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .OutcomeUnknownError */ .Do(`Could not ${call.intent}: its outcome is unknown, because ${lost} and a lookup could not tell`, { method: call.method, path: call.path, cause: error, retryAt: error.retryAt, hint, ...details });
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
    const fixedMs = pollIntervalMs === undefined ? null : Math.max(minIntervalMs, pollIntervalMs);
    let lastAtMs = Number.NEGATIVE_INFINITY;
    const minDelay = () => {
        if (fixedMs !== null)
            return 0;
        const perMinute = Math.ceil(ownShare * (rateLimit.perMinute() ?? 0));
        return perMinute === 0 ? minMs : Math.max(minMs, 60_000 / perMinute);
    };
    const delay = (builds) => {
        if (fixedMs !== null)
            return fixedMs;
        const typical = (aheadMs) => builds.reduce((sum, { elapsedMs, hazard }) => sum + hazard(elapsedMs + aheadMs), 0) / builds.length;
        const wanted = nextPollDelay(typical, {
            slowdown: rateLimit.slowdown(),
            maxMs: Math.min(maxMs, freeWindowMs(rateLimit.loadOfOthers())),
        });
        return Math.max(wanted, minDelay());
    };
    const whenOpen = (planned) => {
        const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
        return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
    };
    const atDeadline = (atMs) => whenOpen({ atMs, spreadMs: minMs, forDeadline: true });
    return {
        next({ nowMs, builds, notAfterMs = -Infinity, }) {
            const delayMs = delay(builds);
            const atMs = nowMs + delayMs;
            const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - minMs;
            return forDeadline ? atDeadline(notAfterMs) : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
        },
        recheck(planned, nowMs, notAfterMs = -Infinity) {
            const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + minDelay());
            const checked = notAfterMs > nowMs && atMs > notAfterMs ? atDeadline(notAfterMs) : whenOpen({ ...planned, atMs });
            if (checked.atMs > nowMs)
                return checked;
            lastAtMs = nowMs;
            return null;
        },
    };
}
function freeWindowMs(loadOfOthers) {
    if (loadOfOthers === null || loadOfOthers >= 1)
        return Number.POSITIVE_INFINITY;
    return (halfLoadMs * loadOfOthers) / (1 - loadOfOthers);
}
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;
function nextPollDelay(hazard, { slowdown, maxMs }) {
    const scale = 1 / Math.sqrt(2 * requestWorthMs) / slowdown;
    let aheadMs = 0;
    let spanMs = firstSpanMs;
    let sum = 0;
    while (aheadMs < maxMs) {
        const rate = scale * Math.sqrt(hazard(aheadMs + spanMs / 2));
        const restMs = (1 - sum) / rate;
        if (restMs <= spanMs)
            return Math.min(aheadMs + restMs, maxMs);
        sum += rate * spanMs;
        aheadMs += spanMs;
        spanMs = Math.min(spanMs * growth, Math.max(minSpanMs, 1 / (spansPerPoll * rate)));
    }
    return maxMs;
}


/***/ }),

// MODULE: ./build/sources/client/polling/run-times.js
/***/ 546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readHazard),
/* harmony export */   J: () => (/* binding */ hazardAfter)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6224);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);



const unknownMedianMs = 240_000;
const leastSpread = 0.03;
function hazardAfter(pastMs) {
    const past = pastMs
        .filter((ms) => Number.isFinite(ms) && ms > 0)
        .map((ms) => Math.log(Math.max(1_000, ms)))
        .sort((a, b) => a - b);
    const kernels = past.map((center) => ({
        center,
        slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
    }));
    kernels.push({ center: medianOf(past) ?? Math.log(unknownMedianMs), slope: 1 });
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
function medianOf(sorted) {
    const upper = sorted[Math.floor(sorted.length / 2)];
    const lower = sorted[Math.floor((sorted.length - 1) / 2)];
    return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
const enough = 8;
const used = 20;
const limit = 50;
async function readHazard(list, branch) {
    const past = await list({ state: ['passed', 'failed'], ..._model_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .smallResponse */ .v, perPage: limit })
        .toArray({ limit })
        .catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV)
            return error.items;
        throw error;
    });
    const same = past.filter((build) => build.branch === branch);
    return hazardAfter((same.length >= enough ? same : past).flatMap(runTimeOf).slice(0, used));
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
/* harmony export */   Ch: () => (/* binding */ sentAtMs),
/* harmony export */   H5: () => (/* binding */ parseRateLimit),
/* harmony export */   V6: () => (/* binding */ throttleMs),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   W: () => (/* binding */ exhaustedMs),
/* harmony export */   p: () => (/* binding */ laterDate)
/* harmony export */ });
/* unused harmony export readWindows */
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);

const defaultWindowMs = 60_000;
const longestWindowMs = 300_000;
function readWindows(headers) {
    return ['organization', 'user'].map((family) => {
        const prefix = family === 'user' ? 'ratelimit-user' : 'ratelimit';
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-reset`))),
        };
    });
}
function parseRateLimit(headers) {
    const windows = readWindows(headers).filter((window) => window.limit !== null && window.remaining !== null && window.resetMs !== null);
    return windows.length === 0 ? undefined : { windows };
}
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'retry-after')?.trim() ?? '';
    const date = parseHttpDate(text);
    return date === null ? delayMs(digits(text)) : Math.max(0, date - (sentAtMs(headers) ?? nowMs));
}
function throttleMs(headers, body, nowMs) {
    const windows = readWindows(headers);
    const { reset } = Object(body);
    const inBodyMs = delayMs(digits(String(reset)));
    const spent = windows.filter(({ remaining }) => remaining === 0);
    return latest(spent) ?? latest(windows) ?? inBodyMs ?? retryAfterMs(headers, nowMs) ?? defaultWindowMs;
}
function exhaustedMs(headers) {
    const spent = readWindows(headers).filter(({ remaining }) => remaining === 0);
    const resetMs = latest(spent) ?? 0;
    return resetMs > longestWindowMs ? 0 : resetMs;
}
function latest(windows) {
    const resets = windows.map(({ resetMs }) => resetMs).filter((resetMs) => resetMs !== null);
    return resets.length === 0 ? null : Math.max(...resets);
}
function delayMs(seconds) {
    return seconds && seconds * 1000;
}
function highest(values) {
    const numbers = values.flatMap((value) => value.split(',')).map(digits);
    const valid = numbers.filter((number) => number !== null);
    return valid.length === 0 ? null : Math.max(...valid);
}
function digits(text) {
    return /^\s*\d{1,16}\s*$/.test(text) ? Number(text) : null;
}
function sentAtMs(headers) {
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'date') ?? '');
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}
const longestDelayMs = 100 * 365 * 86_400_000;
function laterDate(nowMs, delayMs) {
    return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}


/***/ }),

// MODULE: ./build/sources/client/rate-limit/token-bucket.js
/***/ 5511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _T: () => (/* binding */ usualPaceMs),
/* harmony export */   x: () => (/* binding */ createRateLimiter)
/* harmony export */ });
/* unused harmony export unlimited */
const perMinuteByDefault = 40;
const usualPaceMs = 60_000 / perMinuteByDefault;
const burstByDefault = 10;
function createRateLimiter({ clock, perMinute = perMinuteByDefault, burst = burstByDefault, }) {
    const perMs = perMinute / 60_000;
    let tokens = burst;
    let filledAt = clock.monotonic();
    const fill = () => {
        const now = clock.monotonic();
        tokens = Math.min(burst, tokens + (now - filledAt) * perMs);
        filledAt = now;
    };
    return {
        acquire() {
            fill();
            tokens -= 1;
            return tokens >= 0 ? 0 : Math.ceil(-tokens / perMs);
        },
        release() {
            tokens = Math.min(burst, tokens + 1);
        },
        available() {
            fill();
            return tokens >= 1;
        },
    };
}
const unlimited = { acquire: () => 0, release: () => { }, available: () => true };


/***/ }),

// MODULE: ./build/sources/client/request/build-request.js
/***/ 7166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newInvocation),
/* harmony export */   p: () => (/* binding */ requestFor)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

function requestFor(context, call, attempt) {
    return {
        method: call.method,
        url: (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveUrl */ .O2)(context.base, call.path, call.query),
        headers: {
            authorization: `Bearer ${attempt.token}`,
            'user-agent': context.userAgent,
            accept: 'application/json',
            'accept-encoding': context.base.loopback ? 'identity' : 'gzip',
            'kitestring-invocation': attempt.invocation,
            'kitestring-attempt': String(attempt.number),
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...call.headers,
        },
        body: call.body,
        fresh: call.method !== 'GET',
        onStart: attempt.onStart,
        signal: attempt.signal,
    };
}
function newInvocation() {
    return Math.random().toString(36).slice(2).padEnd(12, '0');
}


/***/ }),

// MODULE: ./build/sources/client/request/call.js
/***/ 6520:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ requireText),
/* harmony export */   j: () => (/* binding */ createCall)
/* harmony export */ });
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8734);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);


const placeholder = /\{(\w+)\}/g;
function createCall(endpoint, parameters, contents = {}) {
    const { method, path } = _model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v[endpoint];
    const to = {};
    const filled = path.replaceAll(placeholder, (_, name) => {
        to[name] = parameters[name];
        return segment(name, parameters[name]);
    });
    return {
        endpoint,
        to,
        intent: intents[endpoint].replaceAll(placeholder, (_, name) => String(to[name])),
        method,
        path: filled,
        query: contents.query?.toString() ?? '',
        body: contents.body === undefined ? undefined : encodeBody(contents.body),
        headers: contents.headers ?? {},
    };
}
const maxSlugLength = 255;
function segment(name, value) {
    const refuse = (fault) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(name, fault);
    };
    if (name === 'number') {
        if (Number.isSafeInteger(value) && Number(value) > 0)
            return String(value);
        return refuse('must be a positive integer (the build number, not the build ID)');
    }
    if (typeof value !== 'string' || value === '')
        return refuse('must be a slug; it is empty');
    const { length } = value;
    if (length > maxSlugLength)
        return refuse(`must be a slug of at most ${maxSlugLength} characters; it has ${length}`);
    if (value === '.' || value === '..')
        return refuse(`must be a slug; "${value}" would change the path`);
    const at = /^[\w.-]+$/.test(value) ? -1 : Array.from(value).findIndex(isForbidden);
    if (at === -1)
        return encodeURIComponent(value);
    const shown = JSON.stringify(value.toWellFormed());
    return refuse(`must be a slug; ${shown} has an invalid character at position ${at + 1}`);
}
function isForbidden(char) {
    return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}
function encodeBody(body) {
    return JSON.stringify(body, (key, value) => {
        if (key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed()))
            return value;
        const place = `body.${key.toWellFormed()}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(place, 'holds half a character (a lone surrogate)');
    });
}
function requireText(value, name) {
    if (typeof value !== 'string' || value.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(name, 'is missing');
}
const intents = {
    'suites.list': 'list the suites of {organization}',
    'suites.get': 'get suite {suite} of {organization}',
    'suites.create': 'create a suite in {organization}',
    'suites.update': 'update suite {suite} of {organization}',
    'suites.delete': 'delete suite {suite} of {organization}',
    'flakyTests.list': 'list the flaky tests of suite {suite} of {organization}',
    'builds.list': 'list builds',
    'builds.listForOrganization': 'list the builds of {organization}',
    'builds.listForPipeline': 'list the builds of {organization}/{pipeline}',
    'builds.get': 'get build {number} of {organization}/{pipeline}',
    'builds.create': 'create a build of {organization}/{pipeline}',
    'builds.cancel': 'cancel build {number} of {organization}/{pipeline}',
    'builds.rebuild': 'rebuild build {number} of {organization}/{pipeline}',
    'builds.retryFailedJobs': 'retry the failed jobs of build {number} of {organization}/{pipeline}',
    'buildTests.list': 'list the tests of build {build} of {organization}',
    'suiteTests.list': 'list the tests of suite {suite} of {organization}',
    'testRuns.get': 'get run {run} of suite {suite} of {organization}',
    'failedExecutions.list': 'list the failed executions of run {run} of suite {suite} of {organization}',
    'jobs.unblock': 'unblock job {job} of build {number} of {organization}/{pipeline}',
    'artifacts.list': 'list the artifacts of build {number} of {organization}/{pipeline}',
    'artifacts.get': 'get artifact {artifact} of build {number} of {organization}/{pipeline}',
    'artifacts.download': 'download artifact {artifact} of build {number} of {organization}/{pipeline}',
    'jobs.log': 'read the log of job {job} of build {number} of {organization}/{pipeline}',
};


/***/ }),

// MODULE: ./build/sources/client/request/query.js
/***/ 8754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pagedQuery),
/* harmony export */   Z: () => (/* binding */ buildQuery)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

function buildQuery(filters) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) {
        if (value === undefined || value === null)
            continue;
        if (Array.isArray(value)) {
            if (value.length === 0)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'is an empty list; leave it out for no filter');
            for (const item of value)
                query.append(`${name}[]`, encodable(name, item));
        }
        else if (name === 'meta_data' &&
            [Object.prototype, null].includes(Object.getPrototypeOf(Object(value)))) {
            for (const [key, item] of Object.entries(value)) {
                if (key === '' || /[[\]]/.test(key))
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'has a key that is empty or holds a bracket, which the filter cannot express');
                query.append(`${name}[${encodable(name, key)}]`, encodable(`${name}[${key}]`, item));
            }
        }
        else
            query.append(name, encodable(name, value));
    }
    return query;
}
function encodable(name, value) {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
        return String(value);
    if (typeof value === 'string' && value.isWellFormed())
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'must be well-formed text');
}
function pagedQuery(query, { page, perPage }) {
    const paged = new URLSearchParams(query);
    paged.set('page', String(page));
    paged.set('per_page', String(perPage));
    return paged;
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


function toConnectionError(call, { error, timeout, host, limit }) {
    const unknown = { code: 'UNKNOWN', sent: 'unknown', cause: error };
    const { code, sent, cause = error } = error instanceof _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w ? error : unknown;
    const phase = timeout ?? transportTimeouts.get(code);
    if (phase !== undefined)
        return describeTimeout(call, { phase, sent, cause, ...(phase === 'call' && limit) });
    const { intent, method, path } = call;
    const reason = code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S)
        ? `the proxy on the way to ${host} answered ${code.slice(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S.length)}`
        : `the connection to ${host} failed (${code})`;
    const hint = hintForCode(code, host, cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc(`Could not ${intent}: ${reason}`, { code, sent, method, path, cause, hint });
}
const transportTimeouts = new Map([
    ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
    ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
    ['UND_ERR_BODY_TIMEOUT', 'body'],
]);
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
    if (code === 'ECONNREFUSED')
        return `Nothing listens at ${host}, or at the proxy on the way to it.`;
    if (code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S}407` || code === 'UND_ERR_PRX_CONN')
        return "Check the proxy's address and its credentials.";
    if (code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S))
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
/* harmony export */   YI: () => (/* binding */ readErrorResponse),
/* harmony export */   c: () => (/* binding */ redirectWords)
/* harmony export */ });
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8734);
/* harmony import */ var _model_json_depth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8144);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8071);
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2852);
/* harmony import */ var _read_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7113);






const secretFields = ['api_token', 'webhook_url'];
const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;
async function readErrorResponse(call, response, { nowMs, redact }) {
    const { intent, method, path } = call;
    const { status, headers } = response;
    const body = scrub(await (0,_read_body_js__WEBPACK_IMPORTED_MODULE_0__/* .readAnyJson */ .R5)(response, _read_body_js__WEBPACK_IMPORTED_MODULE_0__/* .errorLimitBytes */ .$6).catch(() => undefined), redact);
    const now = nowMs();
    const waitMs = status === 429 ? (0,_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .throttleMs */ .V6)(headers, body, now) : (0,_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(headers, now);
    const { message, errors: listed, current } = fieldsOf(body);
    const serviceMessage = typeof message === 'string' && message !== '' ? boundedText(message, longestMessage) : undefined;
    const errors = Array.isArray(listed) ? listed.slice(0, mostErrors) : [];
    const isRedirect = status >= 300 && status < 400;
    const words = isRedirect ? redirectWords(headers, redact) : spellError(serviceMessage, errors);
    const error = new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD(`Could not ${intent}: ${status}${words === undefined ? '' : ` - ${words}`}`, {
        ...{ status, method, path, serviceMessage, errors },
        requestId: (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .requestIdOf */ .Gb)(headers),
        headers: Object.fromEntries(Object.keys(headers).map((name) => [name, (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, name) ?? ''])),
        retryAfterMs: waitMs ?? undefined,
        retryAt: waitMs === null ? undefined : (0,_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .laterDate */ .p)(now, waitMs),
        hint: hintFor(call, response, serviceMessage),
    });
    const isCount = Number.isSafeInteger(current) && Number(current) >= 0;
    return { error, current: isCount ? Number(current) : undefined };
}
function scrub(value, redact, level = 1) {
    if (typeof value === 'string')
        return redact(value);
    if (typeof value === 'number')
        return redact(String(value)) === String(value) ? value : null;
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
function hintFor({ endpoint, to }, { status, headers }, said = '') {
    if (status === 401)
        return 'Check the token: it may be wrong, expired or revoked.';
    const { needed, held } = tokenScopes(endpoint, headers);
    if (status === 403) {
        const scope = endpoint === 'builds.retryFailedJobs' ? `${needed} or retry_builds` : needed;
        if (held === undefined)
            return `The token needs the scope ${scope}, and its user needs access.`;
        if (held.includes(needed))
            return `The token has the scope ${needed}. Its user may lack access, or the plan may lack the feature.`;
        return `The token needs the scope ${scope}; it has ${held.join(', ') || 'none'}.`;
    }
    if (status === 404) {
        const names = Object.entries(to).filter(([, value]) => value !== undefined);
        const spelled = names.map(([name, value]) => `${name} ${value}`).join(', ');
        const missing = held !== undefined && !held.includes(needed) ? ` It lacks the scope ${needed}.` : '';
        return `Buildkite returns 404 when the token has no access. Check the spelling of ${spelled || 'the base URL'}, and the access of the token.${missing}`;
    }
    if (status === 422 && endpoint === 'builds.create' && /\b(?:branch(?:es)?|filter condition)\b/i.test(said))
        return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
    if (status >= 300 && status < 400)
        return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
    return status >= 500 ? 'The service has a problem. Try again later.' : undefined;
}
function tokenScopes(endpoint, headers) {
    const accepted = scopeWords((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, 'x-accepted-oauth-scopes'))?.[0];
    return {
        needed: accepted ?? _model_endpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .endpoints */ .v[endpoint].scope,
        held: scopeWords((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, 'x-oauth-scopes')),
    };
}
function scopeWords(text) {
    if (text === undefined || text.length > 2000)
        return undefined;
    return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}
function redirectWords(headers, redact) {
    const location = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, 'location') ?? '';
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
/* harmony export */   i1: () => (/* binding */ UnusableBody),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rn: () => (/* binding */ logRangeBytes),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   yQ: () => (/* binding */ responseLimitBytes)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8734);
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2852);



class UnusableBody extends Error {
    reason;
    paths;
    constructor(reason, paths = []) {
        super(reason);
        this.reason = reason;
        this.paths = paths;
    }
}
const mebibyte = 1024 * 1024;
const logRangeBytes = mebibyte;
const errorLimitBytes = mebibyte;
function responseLimitBytes(endpoint) {
    if (_model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__/* .endpoints */ .v[endpoint].paged || endpoint === 'jobs.log')
        return 64 * mebibyte;
    return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}
async function readBody({ headers, body }, mostBytes) {
    const encoding = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(headers, 'content-encoding')?.trim().toLowerCase() || 'identity';
    const isKnown = encoding === 'identity' || encoding === 'gzip';
    const length = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(headers, 'content-length') ?? '';
    if (!isKnown || (/^\d{1,16}$/.test(length) && Number(length) > mostBytes)) {
        for await (const _ of body)
            break;
        throw new UnusableBody(isKnown ? 'size' : 'encoding');
    }
    async function* counted(pieces) {
        let size = 0;
        for await (const piece of pieces) {
            size += piece.byteLength;
            if (size > mostBytes)
                throw new UnusableBody('size');
            yield piece;
        }
    }
    const collect = async (pieces) => Buffer.concat(await Array.fromAsync(counted(pieces)));
    if (encoding === 'identity')
        return collect(body);
    const { createGunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 23));
    try {
        return await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(counted(body), createGunzip(), collect);
    }
    catch (error) {
        const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
        throw isZlib ? new UnusableBody('compression') : error;
    }
}
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

// MODULE: ./build/sources/client/retry/budget.js
/***/ 3740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y$: () => (/* binding */ withBudget),
/* harmony export */   i_: () => (/* binding */ leftUntilMs),
/* harmony export */   yK: () => (/* binding */ createBudget)
/* harmony export */ });
/* harmony import */ var _transport_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);

const longestWaitMs = 300_000;
function createBudget({ clock }, ms) {
    const endMs = clock.monotonic() + ms;
    return {
        leftMs: () => Math.max(0, endMs - clock.monotonic()),
        fitsWait: (delayMs) => endMs === Number.POSITIVE_INFINITY ? delayMs <= longestWaitMs : clock.monotonic() + delayMs < endMs,
    };
}
function leftUntilMs({ clock }, { until }) {
    return (until?.ms ?? Number.POSITIVE_INFINITY) - clock.monotonic();
}
async function withBudget(context, options, work) {
    const signal = (0,_transport_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .anySignal */ .J)(context.closed, options.signal);
    signal.throwIfAborted();
    const budget = options.budget ?? createBudget(context, options.timeoutMs ?? Number.POSITIVE_INFINITY);
    return work({ ...options, budget, signal });
}


/***/ }),

// MODULE: ./build/sources/client/retry/failure.js
/***/ 8883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ effectOf),
/* harmony export */   B5: () => (/* binding */ isThrottled),
/* harmony export */   D4: () => (/* binding */ couldHaveBeenApplied),
/* harmony export */   HG: () => (/* binding */ isCallOver),
/* harmony export */   Hr: () => (/* binding */ failureReason),
/* harmony export */   uD: () => (/* binding */ isOutage),
/* harmony export */   wt: () => (/* binding */ isUnsent)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5583);



function effectOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD) {
        const { status } = error;
        if (status === 429)
            return 'none';
        return status === 408 || (status >= 500 && status !== 501 && status !== 505) ? 'maybe' : 'refused';
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return error.reason === 'size' || error.reason === 'encoding' ? 'untrusted' : 'maybe';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do)
        return 'maybe';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz) {
        const { cause } = error;
        return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && (isOutage(cause) || isThrottled(cause)) ? 'none' : 'refused';
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && isTrustFailure(error.code))
        return 'untrusted';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && isRefusedByProxy(error.code))
        return 'refused';
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU) || isThrottled(error))
        return 'refused';
    return isUnsent(error) ? 'none' : 'maybe';
}
function couldHaveBeenApplied(error) {
    const effect = effectOf(error);
    return effect === 'maybe' || (effect === 'untrusted' && !isUnsent(error));
}
function isUnsent(error) {
    return 'sent' in error && error.sent === 'not-sent';
}
function isOutage(error) {
    const effect = effectOf(error);
    return effect === 'maybe' || (effect === 'none' && !isThrottled(error));
}
function isThrottled(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return error.status === 429;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && (error.phase === 'window' || error.phase === 'limiter');
}
function isCallOver(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && error.phase === 'call';
}
const unusable = {
    empty: 'is empty',
    syntax: 'is not JSON',
    schema: 'has invalid fields',
    size: 'is too large',
    encoding: 'has an unexpected encoding',
    compression: 'cannot be decompressed',
};
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
        return `the response ${unusable[error.reason]}`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do ? 'outcome unknown' : error.name;
}
function isRefusedByProxy(code) {
    const isBusy = code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}408` || code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}429`;
    return code.startsWith(`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}4`) && !isBusy;
}
const trustCodes = [
    'EPROTO',
    'REDIRECTED',
    'UND_ERR_HEADERS_OVERFLOW',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
    'HTTPParserError',
];
function isTrustFailure(code) {
    return trustCodes.includes(code) || (0,_transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isCertificateCode */ .TR)(code) || /^(?:ERR_TLS_|ERR_SSL_|HPE_)/.test(code);
}


/***/ }),

// MODULE: ./build/sources/client/retry/outage.js
/***/ 1462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createOutage),
/* harmony export */   f: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8883);
/* harmony import */ var _timeouts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2617);



const unprovenMs = 8_000;
const longestGapMs = 120_000;
function requestOf({ method, path }) {
    return `${method} ${path}`;
}
function createOutage({ outageTimeoutMs, isProven = false, }, { clock, emit }) {
    if (outageTimeoutMs !== undefined && !(outageTimeoutMs >= 0))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
    const failing = new Map();
    const failingOf = new WeakMap();
    let firstMs;
    let lastMs = Number.NEGATIVE_INFINITY;
    let toldMs;
    const mostMs = (isPoll) => outageTimeoutMs ?? (isPoll ? _timeouts_js__WEBPACK_IMPORTED_MODULE_1__/* .outageTimes */ .qI.pollingMs : _timeouts_js__WEBPACK_IMPORTED_MODULE_1__/* .outageTimes */ .qI.usualMs);
    const endsAtMs = (error) => {
        const one = failingOf.get(error);
        return one && one.sinceMs + mostMs(true);
    };
    const answered = (request) => {
        isProven = true;
        firstMs = undefined;
        failing.delete(request);
        if (toldMs === undefined || failing.size > 0)
            return;
        emit({ kind: 'outage-end', durationMs: clock.monotonic() - toldMs });
        toldMs = undefined;
    };
    return {
        endsAtMs,
        answered,
        failed(error, request, startedMs) {
            if (!(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)(error)) {
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
                    answered(request);
                return;
            }
            if (startedMs - lastMs > longestGapMs)
                firstMs = undefined;
            if (firstMs === undefined && failing.size === 0)
                toldMs = undefined;
            lastMs = clock.monotonic();
            firstMs ??= lastMs;
            const { sinceMs, failures } = failing.get(request) ?? { sinceMs: firstMs, failures: 0 };
            const now = { sinceMs, failures: failures + 1 };
            failing.set(request, now);
            failingOf.set(error, now);
        },
        tell(failed) {
            if (toldMs !== undefined)
                return;
            toldMs = firstMs ?? clock.monotonic();
            emit({ kind: 'outage', ...failed });
        },
        forget(request) {
            failing.delete(request);
        },
        of: (error) => failingOf.get(error) ?? { sinceMs: clock.monotonic(), failures: 1 },
        timeoutMs: (isPoll, error) => Math.min(mostMs(isPoll), isProven || !looksMistaken(error) ? Infinity : unprovenMs),
        mayPass: (error) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isThrottled */ .B5)(error) || ((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)(error) && clock.monotonic() < (endsAtMs(error) ?? -Infinity)),
    };
}
function looksMistaken(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return error.reason === 'schema';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return looksMistaken(error.cause);
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
}


/***/ }),

// MODULE: ./build/sources/client/retry/policy.js
/***/ 5919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   Ib: () => (/* binding */ withRetryAt),
/* harmony export */   a9: () => (/* binding */ requestedDelayMs),
/* harmony export */   hi: () => (/* binding */ describeFailed),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   qF: () => (/* binding */ mostRequestedMs),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8734);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8071);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8883);




const newBuildMs = 30_000;
function describeFailed({ clock, recent, token }, { endpoint, path }, { polling, rank }, error) {
    const newSinceMs = polling?.onPause ? undefined : recent.get(path.replace(/\/(?:cancel|rebuild)$/, ''));
    return {
        error,
        isRead: isRead(endpoint),
        isPoll: polling !== undefined,
        isUrgent: rank === 'urgent',
        isNewBuild: newSinceMs !== undefined && clock.monotonic() - newSinceMs < newBuildMs,
        tokenIsRenewable: token.isRenewable,
    };
}
const isStatus = ({ error }, ...statuses) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && statuses.includes(error.status);
const rules = [
    { when: (f) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isThrottled */ .B5)(f.error) && f.isUrgent, most: 1, pauseMs: () => 1_000 },
    { when: (f) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isThrottled */ .B5)(f.error) && f.isPoll, pauseMs: () => 0 },
    { when: (f) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isThrottled */ .B5)(f.error), most: 3, pauseMs: () => 0 },
    { when: (f) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutage */ .uD)(f.error) && (f.isRead || (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsent */ .wt)(f.error)), pauseMs: 'outage' },
    { when: (f) => isStatus(f, 404) && f.isNewBuild, pauseMs: backoffMs },
    { when: (f) => isStatus(f, 401) && f.tokenIsRenewable, most: 1, pauseMs: () => 0 },
    { when: (f) => isStatus(f, 401, 403) && f.isPoll, most: 1, pauseMs: () => 5_000 },
];
function countFailures(random) {
    const counts = new Map();
    return (failed) => {
        const rule = rules.find(({ when }) => when(failed));
        if (rule === undefined)
            return undefined;
        const nth = (counts.get(rule) ?? 0) + 1;
        counts.set(rule, nth);
        if (nth > (rule.most ?? Infinity))
            return undefined;
        return rule.pauseMs === 'outage' ? 'outage' : rule.pauseMs(nth, random);
    };
}
const longestDelayMs = 20_000;
function backoffMs(nth, random) {
    return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, 500 * 2 ** (nth - 1));
}
const mostRequestedMs = 60_000;
function requestedDelayMs(error) {
    const answer = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz ? error.cause : error;
    return answer instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD ? (answer.retryAfterMs ?? 0) : 0;
}
function withRetryAt(nowMs, error, delayMs) {
    error.retryAt = (0,_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .laterDate */ .p)(nowMs, delayMs);
    return error;
}
function isRead(endpoint) {
    return !_model_endpoints_js__WEBPACK_IMPORTED_MODULE_3__/* .endpoints */ .v[endpoint].scope.startsWith('write_');
}


/***/ }),

// MODULE: ./build/sources/client/retry/send.js + 11 modules
/***/ 1004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q0: () => (/* binding */ describe),
  LF: () => (/* binding */ pauseInOutage),
  tN: () => (/* binding */ send),
  sh: () => (/* binding */ trySend)
});

// EXTERNAL MODULE: ./build/sources/client/request/build-request.js
var build_request = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/response/connection-failure.js
var connection_failure = __webpack_require__(6891);
// EXTERNAL MODULE: ./build/sources/model/schema.js
var schema = __webpack_require__(3510);
;// CONCATENATED MODULE: ./build/sources/model/artifact.js

const artifactSchema = (0,schema/* objectWith */.qR)('id job_id path', {
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id job_id path state sha1sum filename mime_type url download_url'),
    file_size: schema/* number */.ai,
});

;// CONCATENATED MODULE: ./build/sources/model/build-test.js

const buildTestSchema = (0,schema/* objectWith */.qR)('id', {
    id: schema/* text */.Qq,
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'web_url scope name location file_name'),
    labels: (0,schema/* listOf */.c3)(schema/* text */.Qq),
    ...(0,schema/* fields */.OA)(schema/* number */.ai, 'reliability executions_count'),
    executions_count_by_result: (0,schema/* object */.Ik)((0,schema/* fields */.OA)(schema/* number */.ai, 'passed failed')),
});
const testRunSchema = (0,schema/* objectWith */.qR)('id', (0,schema/* fields */.OA)(schema/* text */.Qq, 'id state result build_id'));
const failedExecutionSchema = (0,schema/* object */.Ik)({
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'execution_id test_id test_name location failure_reason'),
    failure_expanded: schema/* anything */.D8,
    tags: schema/* map */.Tj,
});
const testEngineSchema = (0,schema/* object */.Ik)({
    runs: (0,schema/* listOf */.c3)((0,schema/* object */.Ik)({ id: schema/* text */.Qq, suite: (0,schema/* object */.Ik)((0,schema/* fields */.OA)(schema/* text */.Qq, 'id slug')) })),
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/sources/model/user.js

const userSchema = (0,schema/* object */.Ik)((0,schema/* fields */.OA)(schema/* text */.Qq, 'id graphql_id name email avatar_url created_at'));

;// CONCATENATED MODULE: ./build/sources/model/agent.js


const agentSchema = (0,schema/* object */.Ik)({
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id url name graphql_id web_url connection_state hostname ip_address user_agent created_at'),
    creator: userSchema,
});

;// CONCATENATED MODULE: ./build/sources/model/job.js




const signatureSchema = (0,schema/* object */.Ik)({ ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'value algorithm'), signed_fields: (0,schema/* listOf */.c3)(schema/* text */.Qq) });
const times = (0,schema/* fields */.OA)(schema/* text */.Qq, 'created_at scheduled_at runnable_at started_at finished_at');
const scriptJobSchema = (0,schema/* objectWith */.qR)('id type', {
    type: (0,schema/* literal */.eu)('script'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id graphql_id name step_key state web_url log_url raw_log_url command artifact_paths'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'broken_reason signal signal_reason retried_in_job_id retry_type'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'cluster_id cluster_url cluster_queue_id cluster_queue_url'),
    ...(0,schema/* fields */.OA)(schema/* number */.ai, 'exit_status retries_count parallel_group_index parallel_group_total'),
    ...(0,schema/* fields */.OA)(schema/* flag */.Jt, 'soft_failed retried'),
    ...times,
    step: (0,schema/* object */.Ik)({ id: schema/* text */.Qq, signature: signatureSchema }),
    agent_query_rules: (0,schema/* listOf */.c3)(schema/* text */.Qq),
    agent: agentSchema,
    matrix: schema/* anything */.D8,
});
const waiterJobSchema = (0,schema/* objectWith */.qR)('type', {
    type: (0,schema/* literal */.eu)('waiter'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id graphql_id state'),
});
const manualJobSchema = (0,schema/* objectWith */.qR)('type', {
    type: (0,schema/* literal */.eu)('manual'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id graphql_id label state step_key web_url unblocked_at unblock_url'),
    unblocked_by: userSchema,
    unblockable: schema/* flag */.Jt,
    fields: (0,schema/* listOf */.c3)((0,schema/* object */.Ik)({ key: schema/* text */.Qq, required: schema/* flag */.Jt })),
});
const triggerJobSchema = (0,schema/* objectWith */.qR)('type', {
    type: (0,schema/* literal */.eu)('trigger'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id graphql_id name step_key state build_url web_url'),
    async: schema/* flag */.Jt,
    ...times,
    triggered_build: (0,schema/* object */.Ik)({ ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id url web_url'), number: schema/* number */.ai }),
});
const knownJobSchema = schemas/* discriminatedUnion */.gMt('type', [
    scriptJobSchema,
    waiterJobSchema,
    manualJobSchema,
    triggerJobSchema,
]);
const otherJobSchema = (0,schema/* objectWith */.qR)('type', {
    type: schemas/* catch */.MfU(schema/* text */.Qq.check(api/* _regex */.Fk(/^(?!(?:script|waiter|manual|trigger)$)/)), 'unknown'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id state name'),
});
const jobSchema = schemas/* catch */.MfU(schemas/* union */.KCZ([knownJobSchema, otherJobSchema]), { type: 'unknown' });

;// CONCATENATED MODULE: ./build/sources/model/pipeline.js

const providerSettingsSchema = (0,schema/* object */.Ik)({
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'trigger_mode repository'),
    ...(0,schema/* fields */.OA)(schema/* flag */.Jt, 'build_pull_requests pull_request_branch_filter_enabled build_pull_request_forks build_tags'),
    ...(0,schema/* fields */.OA)(schema/* flag */.Jt, 'skip_pull_request_builds_for_existing_commits prefix_pull_request_fork_branch_names'),
    ...(0,schema/* fields */.OA)(schema/* flag */.Jt, 'publish_commit_status publish_commit_status_per_step publish_blocked_as_pending'),
});
const providerSchema = (0,schema/* object */.Ik)({
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id webhook_url'),
    settings: providerSettingsSchema,
});
const pipelineSchema = (0,schema/* object */.Ik)({
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id graphql_id url web_url name slug repository branch_configuration default_branch'),
    provider: providerSchema,
    ...(0,schema/* fields */.OA)(schema/* flag */.Jt, 'skip_queued_branch_builds cancel_running_branch_builds'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'skip_queued_branch_builds_filter cancel_running_branch_builds_filter'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'builds_url badge_url created_at'),
    ...(0,schema/* fields */.OA)(schema/* number */.ai, 'scheduled_builds_count running_builds_count'),
    ...(0,schema/* fields */.OA)(schema/* number */.ai, 'scheduled_jobs_count running_jobs_count waiting_jobs_count'),
});

;// CONCATENATED MODULE: ./build/sources/model/build.js





const originSchema = (0,schema/* object */.Ik)({ ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'id url'), number: schema/* number */.ai });
const pullRequestSchema = (0,schema/* object */.Ik)((0,schema/* fields */.OA)(schema/* text */.Qq, 'id base repository'));
const jobStateCountsSchema = (0,schema/* object */.Ik)({ total: schema/* number */.ai, states: schema/* map */.Tj });
const buildSchema = (0,schema/* objectWith */.qR)('id number state', {
    id: schema/* text */.Qq,
    number: schema/* ordinal */.IE,
    state: schema/* text */.Qq,
    blocked: schema/* flag */.Jt,
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'graphql_id url web_url cancel_reason message commit branch source'),
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'created_at scheduled_at started_at finished_at'),
    ...(0,schema/* fields */.OA)(schema/* map */.Tj, 'env meta_data'),
    creator: userSchema,
    jobs: (0,schema/* listOf */.c3)(jobSchema),
    pull_request: pullRequestSchema,
    rebuilt_from: originSchema,
    pipeline: pipelineSchema,
    job_state_counts: jobStateCountsSchema,
    retried_jobs_count: schema/* number */.ai,
    test_engine: testEngineSchema,
});

// EXTERNAL MODULE: ./build/sources/model/endpoints.js
var endpoints = __webpack_require__(8734);
// EXTERNAL MODULE: ./build/sources/model/flaky-test.js
var flaky_test = __webpack_require__(8818);
;// CONCATENATED MODULE: ./build/sources/model/suite.js

const suiteSchema = (0,schema/* objectWith */.qR)('id', (0,schema/* fields */.OA)(schema/* text */.Qq, 'id slug name graphql_id url web_url default_branch api_token'));

// EXTERNAL MODULE: ./build/sources/client/transport/response-headers.js
var response_headers = __webpack_require__(2852);
// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
;// CONCATENATED MODULE: ./build/sources/client/response/decode.js











const responses = {
    'suites.list': (0,schema/* listOf */.c3)(suiteSchema),
    'suites.get': suiteSchema,
    'suites.create': suiteSchema,
    'suites.update': suiteSchema,
    'flakyTests.list': (0,schema/* listOf */.c3)(flaky_test/* flakyTestSchema */.$),
    'builds.list': (0,schema/* listOf */.c3)(buildSchema),
    'builds.listForOrganization': (0,schema/* listOf */.c3)(buildSchema),
    'builds.listForPipeline': (0,schema/* listOf */.c3)(buildSchema),
    'builds.get': buildSchema,
    'builds.create': buildSchema,
    'builds.cancel': buildSchema,
    'builds.rebuild': buildSchema,
    'builds.retryFailedJobs': buildSchema,
    'jobs.unblock': jobSchema,
    'artifacts.list': (0,schema/* listOf */.c3)(artifactSchema),
    'artifacts.get': artifactSchema,
    'buildTests.list': (0,schema/* listOf */.c3)(buildTestSchema),
    'suiteTests.list': (0,schema/* listOf */.c3)(buildTestSchema),
    'testRuns.get': testRunSchema,
    'failedExecutions.list': (0,schema/* listOf */.c3)(failedExecutionSchema),
};
const mostPaths = 10;
async function decodeResponse({ endpoint, intent, method, path }, response) {
    try {
        const body = await (0,read_body/* readBody */.x8)(response, (0,read_body/* responseLimitBytes */.yQ)(endpoint));
        const value = decode(endpoint, response, body);
        return { ok: true, value, bytes: body.byteLength };
    }
    catch (fault) {
        if (!(fault instanceof read_body/* UnusableBody */.i1))
            throw fault;
        const { reason, paths } = fault;
        const { status, headers } = response;
        const isPage = /^\s*text\/html/i.test((0,response_headers/* headerText */.TK)(headers, 'content-type') ?? '');
        const words = describeReason(endpoint, reason, paths);
        const error = new errors/* InvalidResponseError */.tF(`Could not ${intent}: ${status}, but ${words}`, {
            ...{ status, reason, paths, method, path, requestId: (0,response_headers/* requestIdOf */.Gb)(headers) },
            hint: isPage
                ? 'The response is an HTML page: check that the base URL is that of the API.'
                : sizeHint(endpoint, reason),
        });
        return { ok: false, error };
    }
}
function decode(endpoint, response, body) {
    if (endpoint === 'suites.delete')
        return undefined;
    if (endpoint === 'jobs.log')
        return decodeLog(response, body);
    if (endpoint === 'artifacts.download') {
        const value = (0,response_headers/* headerText */.TK)(response.headers, 'location') ?? Object((0,read_body/* parseJson */.qF)(body)).url;
        if (typeof value === 'string' && URL.canParse(value))
            return value;
        throw new read_body/* UnusableBody */.i1('schema', ['url']);
    }
    const fit = (0,schema/* read */.LF)(responses[endpoint], (0,read_body/* parseJson */.qF)(body));
    if (fit.ok)
        return fit.value;
    const paths = fit.places.slice(0, mostPaths).map((place) => place || '(the response itself)');
    throw new read_body/* UnusableBody */.i1('schema', paths);
}
function decodeLog({ status, headers }, body) {
    if (status === 416)
        return { text: '', truncated: false };
    const type = (0,response_headers/* headerText */.TK)(headers, 'content-type')?.trim() ?? 'text/plain';
    const isJson = /^application\/json\b/i.test(type);
    const { content } = Object(isJson && (0,read_body/* parseJson */.qF)(body));
    const isText = isJson ? typeof content === 'string' : /^text\/plain\b/i.test(type);
    if (!isText)
        throw new read_body/* UnusableBody */.i1('encoding');
    const log = isJson ? Buffer.from(content) : body;
    const from = /^bytes (\d{1,16})-/.exec((0,response_headers/* headerText */.TK)(headers, 'content-range') ?? '')?.[1];
    const truncated = log.byteLength >= read_body/* logRangeBytes */.rn || Number(from ?? 0) > 0;
    const end = log.subarray(-read_body/* logRangeBytes */.rn);
    const start = truncated ? end.indexOf(10) + 1 : 0;
    const text = truncated && start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
    return { text, truncated };
}
function describeReason(endpoint, reason, paths) {
    const words = {
        empty: 'the response is empty',
        syntax: 'the response is not JSON',
        schema: `these fields of the response are invalid: ${paths.join(', ')}`,
        size: `the response takes more than ${(0,read_body/* responseLimitBytes */.yQ)(endpoint) / 1024 / 1024} MiB`,
        encoding: 'the response has an unexpected encoding',
        compression: 'the response cannot be decompressed',
    };
    return words[reason];
}
function sizeHint(endpoint, reason) {
    if (reason !== 'size' || !endpoints/* endpoints */.v[endpoint].paged)
        return undefined;
    const how = endpoint.startsWith('builds.') ? ', or exclude_jobs,' : '';
    return `A smaller per_page${how} makes the response smaller.`;
}

// EXTERNAL MODULE: ./build/sources/client/response/error-response.js
var error_response = __webpack_require__(202);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/transport.js
var transport = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/sources/client/retry/budget.js
var retry_budget = __webpack_require__(3740);
// EXTERNAL MODULE: ./build/sources/client/retry/timeouts.js
var retry_timeouts = __webpack_require__(2617);
// EXTERNAL MODULE: ./build/sources/client/retry/policy.js
var policy = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/sources/client/retry/turn.js


const usualSpreadMs = 5_000;
const leastPollSpreadMs = 2_000;
const mostOwedMs = 10_000;
const inexactMs = 20;
async function waitForTurn(context, call, options) {
    const { rank = 'normal', budget, until, polling, isPage = false } = options;
    const { clock, emit, rateLimit, rateLimiter } = context;
    const organization = call.to.organization ?? '';
    const endOf = (phase) => Math.max(until?.ms ?? Infinity, (phase === 'window' && until?.heldMs) || 0);
    const wait = async (delayMs, phase) => {
        const untilMs = clock.now() + delayMs;
        const isLate = clock.monotonic() + delayMs > endOf(phase);
        if (isLate || !budget.fitsWait(delayMs)) {
            const limit = isLate && until && nameUntil(until.name);
            return (0,policy/* withRetryAt */.Ib)(clock.now(), (0,connection_failure/* describeTimeout */.b)(call, { phase, sent: 'not-sent', ...limit }), delayMs);
        }
        emit({ kind: phase === 'window' ? 'throttled' : 'paced', endpoint: call.endpoint, delayMs, untilMs });
        await clock.sleep(delayMs, options.signal);
        return undefined;
    };
    if (rank !== 'urgent') {
        const isAhead = rank === 'last' || (isPage && rateLimit.takeSpare(organization));
        const paceMs = rateLimiter.acquire();
        const late = isAhead || paceMs === 0 ? undefined : await wait(paceMs, 'limiter');
        if (late !== undefined || (isAhead && paceMs > mostOwedMs))
            rateLimiter.release();
        if (late !== undefined)
            return late;
        const spreadMs = polling ? Math.max(leastPollSpreadMs, polling.intervalMs) : usualSpreadMs;
        for (;;) {
            const delayMs = isPage ? rateLimit.pageWaitMs(organization, spreadMs) : rateLimit.waitMs(spreadMs);
            if (delayMs === 0)
                break;
            const tooLate = await wait(delayMs, 'window');
            if (tooLate !== undefined)
                return tooLate;
        }
    }
    const isOver = until !== undefined && clock.monotonic() > endOf('window') + inexactMs;
    if (!isOver && budget.leftMs() > 0)
        return undefined;
    return (0,connection_failure/* describeTimeout */.b)(call, { phase: 'call', sent: 'not-sent', ...(isOver && nameUntil(until.name)) });
}
function nameUntil(name) {
    return { limit: name, hint: `Run the step again later, or raise ${name}.` };
}

;// CONCATENATED MODULE: ./build/sources/client/retry/attempt.js












const mostLateMs = 10_000;
const minThrottleMs = 1;
async function attemptCall(context, call, options, nth) {
    const { clock, timeouts, token: source, base, redact, transport } = context;
    const { connectMs, headersMs, bodyMs, attemptMs } = (0,retry_timeouts/* timeoutsFor */.wP)(call.endpoint, timeouts);
    const { budget, until } = options;
    const lateMs = Math.max(0, (0,retry_budget/* leftUntilMs */.i_)(context, options)) + mostLateMs;
    const leftMs = Math.min(lateMs, budget.leftMs());
    const phase = leftMs < attemptMs ? 'call' : 'attempt';
    const timer = (0,retry_timeouts/* createPhaseTimer */.Nk)({ phase, ms: Math.min(leftMs, attemptMs) }, options.signal);
    const { signal } = timer;
    async function* timed(body) {
        for await (const piece of body) {
            timer.begin('body', bodyMs);
            yield piece;
        }
    }
    try {
        const onStart = () => timer.begin('headers', headersMs);
        const token = await currentToken(context, signal);
        const request = (0,build_request/* requestFor */.p)(context, call, { ...nth, token, onStart, signal });
        timer.begin('connect', connectMs);
        const startedMs = clock.monotonic();
        const response = await transport.send(request);
        timer.begin('body', bodyMs);
        if (response.status === 401)
            source.refuse(token);
        const headers = (0,response_headers/* redactHeaders */.cA)(response.headers, redact);
        const arriving = { ...response, headers, body: timed(response.body) };
        return await readResponse(context, call, arriving, { ...options, startedMs });
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof errors/* TokenError */.gz)
            return { ok: false, error };
        const host = new URL(base.origin).host;
        const limit = until && lateMs < budget.leftMs() ? nameUntil(until.name) : undefined;
        const lost = { error, timeout: timer.expired(), host, limit };
        return { ok: false, error: (0,connection_failure/* toConnectionError */.M)(call, lost) };
    }
    finally {
        timer.stop();
    }
}
async function currentToken({ token }, signal) {
    const got = token.get();
    if (typeof got === 'string')
        return got;
    try {
        return await (0,abort/* unlessAborted */.W)(got, signal);
    }
    catch (error) {
        throw error instanceof errors/* TokenError */.gz ? error : new transport/* TransportError */.w({ code: 'TOKEN', sent: 'not-sent' });
    }
}
const others = { 'jobs.log': 416, 'artifacts.download': 302 };
async function readResponse({ clock, emit, emitValue, rateLimit, redact, serviceTime }, call, response, { onHead, onBody, startedMs }) {
    const { endpoint, method, path, to } = call;
    const { status, headers } = response;
    const durationMs = clock.monotonic() - startedMs;
    const limits = (0,rate_limit_headers/* parseRateLimit */.H5)(headers);
    const seen = { organization: to.organization ?? '', windows: limits?.windows ?? [] };
    serviceTime.observe(headers);
    if (status !== 429)
        rateLimit.observe({ ...seen, closedMs: (0,rate_limit_headers/* exhaustedMs */.W)(headers) });
    emit({ kind: 'response', endpoint, method, path, status, durationMs, rateLimit: limits });
    const isDone = status >= 200 && status < 300 ? endpoint !== 'artifacts.download' : status === others[endpoint];
    if (isDone) {
        onHead?.(headers);
        const decoded = await decodeResponse(call, response);
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

// EXTERNAL MODULE: ./build/sources/client/retry/failure.js
var failure = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/sources/client/retry/outage.js
var retry_outage = __webpack_require__(1462);
;// CONCATENATED MODULE: ./build/sources/client/retry/send.js







const lastAttemptMs = 1_000;
async function send(context, call, options = {}) {
    const result = await trySend(context, call, options);
    if (result.ok)
        return result.value;
    throw result.error;
}
async function trySend(context, call, options = {}) {
    return (0,retry_budget/* withBudget */.Y$)(context, options, (shared) => repeat(context, call, shared));
}
async function repeat(context, call, options) {
    const { clock, emit, outage, random, recent } = context;
    const { budget, polling, signal, onAttempt } = options;
    const { endpoint, path } = call;
    const request = (0,retry_outage/* requestOf */.f)(call);
    const isWrite = !(0,policy/* isRead */.H9)(endpoint);
    const invocation = (0,build_request/* newInvocation */.X)();
    const pauseAfter = (0,policy/* countFailures */.xL)(random);
    for (let number = 1;; number += 1) {
        const late = await waitForTurn(context, call, options);
        if (late)
            return { ok: false, error: late };
        if (isWrite)
            await onAttempt?.('sending');
        const startedMs = clock.monotonic();
        const got = await attemptCall(context, call, options, { number, invocation });
        if (got.ok) {
            outage.answered(request);
            recent.delete(path);
            return got;
        }
        const { error } = got;
        if (isWrite)
            await onAttempt?.((0,failure/* couldHaveBeenApplied */.D4)(error) ? 'in doubt' : 'settled');
        outage.failed(error, request, startedMs);
        const rule = pauseAfter((0,policy/* describeFailed */.hi)(context, call, options, error));
        const pauseMs = rule === 'outage' ? pauseInOutage(context, call, options, error) : rule;
        const isLeftToCaller = rule === 'outage' && polling?.onPause !== undefined;
        const fits = (ms) => ms < budget.leftMs() && ms <= (0,retry_budget/* leftUntilMs */.i_)(context, options);
        if (pauseMs === undefined || !fits(pauseMs)) {
            if (!isWrite && !isLeftToCaller)
                outage.forget(request);
            return got;
        }
        emit({ kind: 'retry', endpoint, attempt: number, delayMs: pauseMs, reason: describe(call, error) });
        if (isLeftToCaller) {
            polling.onPause(pauseMs);
            return got;
        }
        await clock.sleep(pauseMs, signal);
    }
}
function pauseInOutage(context, call, options, error) {
    const { clock, outage, random } = context;
    const { polling, budget } = options;
    const { sinceMs, failures } = outage.of(error);
    const leftMs = sinceMs + outage.timeoutMs(polling !== undefined, error) - clock.monotonic();
    const mostMs = Math.min(leftMs, budget.leftMs() - lastAttemptMs, (0,retry_budget/* leftUntilMs */.i_)(context, options));
    const askedMs = (0,policy/* requestedDelayMs */.a9)(error);
    if (mostMs <= 0) {
        if (askedMs > 0)
            (0,policy/* withRetryAt */.Ib)(clock.now(), error, askedMs);
        return undefined;
    }
    const delayMs = Math.min(Math.max((0,policy/* backoffMs */.jo)(failures, random), Math.min(askedMs, policy/* mostRequestedMs */.qF)), mostMs);
    const timeoutMs = polling ? leftMs : Math.min(leftMs, budget.leftMs());
    outage.tell({ endpoint: call.endpoint, reason: describe(call, error), timeoutMs });
    return delayMs;
}
function describe(call, error) {
    return `Could not ${call.intent}: ${(0,failure/* failureReason */.Hr)(error)}.`;
}


/***/ }),

// MODULE: ./build/sources/client/transport/failure-codes.js
/***/ 9323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ isCertificateCode),
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   hs: () => (/* binding */ provesNotSent)
/* harmony export */ });
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

function toTransportError(error, sent) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w)
        return error;
    return new _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w({ code: codeOf(error), sent, cause: withoutBytes(error) });
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
    if (cause instanceof AggregateError)
        return cause.errors.length > 0 && cause.errors.every(failedToConnect);
    return failedToConnect(cause);
}
function failedToConnect(error) {
    if (!(error instanceof Error))
        return false;
    const { code = '', syscall = 'connect' } = error;
    if (code === 'ETIMEDOUT')
        return 'syscall' in error && syscall === 'connect';
    const isConnecting = syscall === 'connect' || syscall === 'getaddrinfo';
    return isConnecting && (connectCodes.includes(code) || isCertificateCode(code));
}
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;
function codeOf(error, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return 'UNKNOWN';
    if (isUnspecific(error) && error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    const [, status] = refusedTunnel.exec(error.message) ?? [];
    if (status !== undefined)
        return `${_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S}${status}`;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if (error instanceof AggregateError)
        return codeOf(error.errors[0], depth + 1);
    if (error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    return error.name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : error.name;
}
function isUnspecific(error) {
    return error.name === 'ProxyConnectionError' || error.name === 'SecureProxyConnectionError';
}
function withoutBytes(error) {
    if (typeof error === 'object' && error !== null && 'data' in error)
        Reflect.deleteProperty(error, 'data');
    return error;
}


/***/ }),

// MODULE: ./build/sources/client/transport/response-headers.js
/***/ 2852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ requestIdOf),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   cA: () => (/* binding */ redactHeaders)
/* harmony export */ });
function headerValues(headers, name) {
    const value = headers[name];
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
function headerText(headers, name) {
    const values = headerValues(headers, name);
    return values.length === 0 ? undefined : values.join(', ');
}
function redactHeaders(headers, redact) {
    return Object.fromEntries(Object.keys(headers).map((name) => [redact(name), headerValues(headers, name).map(redact)]));
}
function requestIdOf(headers) {
    const id = headerText(headers, 'x-request-id') ?? '';
    return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}


/***/ }),

// MODULE: ./build/sources/client/transport/transport.js
/***/ 5583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ refusedByProxy),
/* harmony export */   w: () => (/* binding */ TransportError)
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


/***/ }),

// MODULE: ./build/sources/model/build-address.js
/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pipelineAddressOf),
/* harmony export */   v: () => (/* binding */ parseBuildUrl)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function parseBuildUrl(url) {
    const [, organization = '', pipeline = '', number] = apiPath.exec(url ?? '') ?? [];
    return number === undefined ? null : { organization, pipeline, number: Number(number) };
}


/***/ }),

// MODULE: ./build/sources/model/endpoints.js
/***/ 8734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* unused harmony export scopes */
const scopes = (/* unused pure expression or super */ null && (['read_suites', 'write_suites', 'read_builds', 'write_builds']));
const organization = '/v2/organizations/{organization}';
const builds = `${organization}/pipelines/{pipeline}/builds`;
const build = `${builds}/{number}`;
const analytics = '/v2/analytics/organizations/{organization}';
const suite = `${analytics}/suites/{suite}`;
const job = `${build}/jobs/{job}`;
const run = `${suite}/runs/{run}`;
const rows = {
    'suites.list': { method: 'GET', path: `${analytics}/suites`, scope: 'read_suites', paged: true },
    'suites.get': { method: 'GET', path: suite, scope: 'read_suites' },
    'suites.create': { method: 'POST', path: `${analytics}/suites`, scope: 'write_suites', status: 201 },
    'suites.update': { method: 'PATCH', path: suite, scope: 'write_suites' },
    'suites.delete': { method: 'DELETE', path: suite, scope: 'write_suites', status: 204 },
    'flakyTests.list': { method: 'GET', path: `${suite}/flaky-tests`, scope: 'read_suites', paged: true },
    'builds.list': { method: 'GET', path: '/v2/builds', scope: 'read_builds', paged: true },
    'builds.listForOrganization': {
        method: 'GET',
        path: `${organization}/builds`,
        scope: 'read_builds',
        paged: true,
    },
    'builds.listForPipeline': { method: 'GET', path: builds, scope: 'read_builds', paged: true },
    'builds.get': { method: 'GET', path: build, scope: 'read_builds' },
    'builds.create': { method: 'POST', path: builds, scope: 'write_builds', status: 201 },
    'builds.cancel': { method: 'PUT', path: `${build}/cancel`, scope: 'write_builds' },
    'builds.rebuild': { method: 'PUT', path: `${build}/rebuild`, scope: 'write_builds' },
    'builds.retryFailedJobs': {
        method: 'PUT',
        path: `${build}/retry_failed_jobs`,
        scope: 'write_builds',
        status: 202,
    },
    'jobs.log': { method: 'GET', path: `${job}/log`, scope: 'read_build_logs', status: 206 },
    'jobs.unblock': { method: 'PUT', path: `${job}/unblock`, scope: 'write_builds' },
    'artifacts.list': { method: 'GET', path: `${build}/artifacts`, scope: 'read_artifacts', paged: true },
    'artifacts.get': { method: 'GET', path: `${job}/artifacts/{artifact}`, scope: 'read_artifacts' },
    'artifacts.download': {
        method: 'GET',
        path: `${job}/artifacts/{artifact}/download`,
        scope: 'read_artifacts',
        status: 302,
    },
    'buildTests.list': {
        method: 'GET',
        path: `${analytics}/builds/{build}/tests`,
        scope: 'read_suites',
        paged: true,
    },
    'suiteTests.list': { method: 'GET', path: `${suite}/tests`, scope: 'read_suites', paged: true },
    'testRuns.get': { method: 'GET', path: run, scope: 'read_suites' },
    'failedExecutions.list': {
        method: 'GET',
        path: `${run}/failed_executions`,
        scope: 'read_suites',
        paged: true,
    },
};
const endpoints = rows;


/***/ }),

// MODULE: ./build/sources/model/flaky-test.js
/***/ 8818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ flakyTestSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3510);

const flakyTestSchema = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .objectWith */ .qR)('id', {
    id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA)(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, 'web_url scope name location file_name most_recent_instance_at'),
    instances: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
});


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
/* harmony export */   Tj: () => (/* binding */ map),
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
const map = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const literal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz;
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item);
}
const anything = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
function fields(kind, names) {
    const entries = names.split(' ').map((name) => [name, kind]);
    return Object.fromEntries(entries);
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
    return job.retried === true || Boolean(job.retried_in_job_id);
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
/* harmony export */   mf: () => (/* binding */ formatShortDay),
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
function formatMoment(ms) {
    const [date, time = ''] = toIso(ms).split('T');
    return `${date} ${time.slice(0, 5)} UTC`;
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function formatShortDay(ms, now) {
    const [year = '', month, day = ''] = toIso(ms).split('-');
    const short = `${Number.parseInt(day, 10)} ${months[Number(month) - 1]}`;
    return toIso(now).startsWith(year) ? short : `${short} ${year}`;
}
function toIso(ms) {
    return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}


/***/ })

};
;