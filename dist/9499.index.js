"use strict";
exports.id = 9499;
exports.ids = [9499];
exports.modules = {

2950:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (createPollPolicy)
});

// UNUSED EXPORTS: pollNumbers

;
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;
function nextPollDelay(hazard, { requestWorthMs, slowdown, maxMs }) {
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
function meanHazard(hazards) {
    return (aheadMs) => hazards.reduce((sum, hazard) => sum + hazard(aheadMs), 0) / hazards.length;
}

;

const pollNumbers = {
    requestWorthMs: 160,
    minMs: 3_000,
    ownShare: 0.15,
    halfLoadMs: 8_000,
};
const maxMs = 15 * 60_000;
const minIntervalMs = 1_000;
function createPollPolicy({ rateLimit, random, pollIntervalMs, numbers = pollNumbers, }) {
    const fixedMs = pollIntervalMs === undefined ? null : Math.max(minIntervalMs, pollIntervalMs);
    let lastAtMs = Number.NEGATIVE_INFINITY;
    const minDelay = () => {
        if (fixedMs !== null)
            return 0;
        const perMinute = Math.ceil(numbers.ownShare * (rateLimit.perMinute() ?? 0));
        return perMinute === 0 ? numbers.minMs : Math.max(numbers.minMs, 60_000 / perMinute);
    };
    const delay = (builds) => {
        if (fixedMs !== null)
            return fixedMs;
        const wanted = nextPollDelay(meanHazard(builds.map(hazardOf)), {
            requestWorthMs: numbers.requestWorthMs,
            slowdown: rateLimit.slowdown(),
            maxMs: Math.min(maxMs, freeWindowMs(rateLimit.loadOfOthers(), numbers)),
        });
        return Math.max(wanted, minDelay());
    };
    const whenOpen = (planned) => {
        const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
        return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
    };
    const atDeadline = (atMs) => whenOpen({ atMs, spreadMs: numbers.minMs, forDeadline: true });
    return {
        next({ nowMs, builds, notAfterMs = Number.NEGATIVE_INFINITY }) {
            const delayMs = delay(builds);
            const atMs = nowMs + delayMs;
            const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - numbers.minMs;
            return forDeadline ? atDeadline(notAfterMs) : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
        },
        recheck(planned, nowMs, notAfterMs = Number.NEGATIVE_INFINITY) {
            const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + minDelay());
            const checked = notAfterMs > nowMs && atMs > notAfterMs ? atDeadline(notAfterMs) : whenOpen({ ...planned, atMs });
            if (checked.atMs > nowMs)
                return checked;
            lastAtMs = nowMs;
            return null;
        },
    };
}
function freeWindowMs(loadOfOthers, { halfLoadMs }) {
    if (loadOfOthers === null || loadOfOthers >= 1)
        return Number.POSITIVE_INFINITY;
    return (halfLoadMs * loadOfOthers) / (1 - loadOfOthers);
}
function hazardOf({ elapsedMs, runTimes }) {
    const sinceMs = elapsedMs > 0 ? elapsedMs : 0;
    return (aheadMs) => runTimes.hazard(sinceMs + aheadMs);
}


}),

546:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  I: () => (readRunTimes),
  t: () => (createRunTimeDistribution)
});
var _model_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6224);
var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);



const unknownMedianMs = 240_000;
const leastSpread = 0.03;
function createRunTimeDistribution(pastMs) {
    const past = pastMs
        .filter((ms) => Number.isFinite(ms) && ms > 0)
        .map((ms) => Math.log(Math.max(1_000, ms)))
        .sort((a, b) => a - b);
    const tail = { center: medianOf(past) ?? Math.log(unknownMedianMs), slope: 1 };
    const kernels = past.map((center) => ({
        center,
        slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
    }));
    return { hazard: (runMs) => hazardOf([...kernels, tail], Math.max(1, runMs)) };
}
function hazardOf(kernels, runMs) {
    const position = Math.log(runMs);
    let density = 0;
    let survival = 0;
    for (const { center, slope } of kernels) {
        const ended = 1 / (1 + Math.exp(slope * (center - position)));
        density += (slope * ended * (1 - ended)) / runMs;
        survival += 1 - ended;
    }
    return density / survival;
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
const filters = { state: ['passed', 'failed'], ..._model_requests_js__WEBPACK_IMPORTED_MODULE_0__.v };
const longestMs = 5_000;
async function readRunTimes(estimated, options) {
    const runTimes = new Map();
    const { clock } = options;
    const endMs = clock.monotonic() + Math.min(longestMs, options.timeoutMs);
    for (const each of Map.groupBy(estimated, ({ address }) => address.organization).values()) {
        const timeoutMs = Math.max(0, endMs - clock.monotonic());
        const past = await readPast(each, { ...options, timeoutMs });
        for (const { address, branch } of each) {
            const key = pipelineKey(address);
            if (runTimes.has(key))
                continue;
            const mine = past.filter(({ url }) => url?.includes(`/pipelines/${address.pipeline}/`));
            const same = mine.filter((build) => build.branch === branch);
            const times = (same.length >= enough ? same : mine).flatMap(runTimeOf).slice(0, used);
            runTimes.set(key, createRunTimeDistribution(times));
        }
    }
    const unknown = createRunTimeDistribution([]);
    return (address) => runTimes.get(pipelineKey(address)) ?? unknown;
}
async function readPast(estimated, { builds, signal, timeoutMs, onFailure }) {
    const [first] = estimated;
    if (first === undefined)
        return [];
    const isMany = estimated.some(({ address }) => address.pipeline !== first.address.pipeline);
    const options = { ...filters, perPage: isMany ? 100 : 50, signal, timeoutMs };
    const list = isMany
        ? builds.listForOrganization(first.address, options)
        : builds.listForPipeline(first.address, options);
    try {
        return await list.toArray({ limit: options.perPage });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.rV)
            return error.items;
        signal?.throwIfAborted();
        onFailure?.(error);
        return [];
    }
}
function pipelineKey({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}
function runTimeOf(build) {
    const started = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__.p)(build.started_at);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__.p)(build.finished_at);
    return started !== null && finished !== null && finished > started ? [finished - started] : [];
}


}),

9499:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  waitForBuild: () => (waitForBuild)
});
var _model_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6224);
var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
var _model_times_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1822);
var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
var _request_query_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8754);
var _response_connection_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6891);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9016);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2038);
var _poll_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
var _run_times_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(546);










const defaultTimeoutMs = 6 * 3_600_000;
async function waitForBuild(context, build, { signal, timeoutMs = defaultTimeoutMs, onProgress }) {
    const { to } = build;
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.get', to);
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__.N)(context, { signal, timeoutMs }, async (shared) => {
        const { clock, random } = context;
        const policy = (0,_poll_policy_js__WEBPACK_IMPORTED_MODULE_2__.w)({ rateLimit: context.rateLimit, random });
        let watch = {};
        let spreadMs = 0;
        for (;;) {
            const polling = { intervalMs: spreadMs };
            const read = await readBuild(context, to, { shared: { ...shared, polling }, onProgress });
            if (read.ok && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.hY)(read.value))
                return read.value;
            if (shared.deadline.leftMs() === 0)
                throw (0,_response_connection_failure_js__WEBPACK_IMPORTED_MODULE_4__.b)(call, { phase: 'build', sent: 'unknown' });
            watch = await applyPoll(context, build, { watch, read, shared });
            const nowMs = clock.monotonic();
            const planned = policy.next({ nowMs, builds: [describeWatch(context, watch)] });
            spreadMs = planned.spreadMs;
            await sleepUntilDue(context, { policy, planned, shared });
        }
    });
}
async function sleepUntilDue({ clock }, { policy, planned, shared }) {
    for (let next = planned; next !== null && shared.deadline.leftMs() > 0;) {
        const delayMs = Math.max(0, next.atMs - clock.monotonic());
        await clock.sleep(Math.min(delayMs, shared.deadline.leftMs()), shared.signal);
        next = policy.recheck(next, clock.monotonic());
    }
}
async function readBuild(context, to, { shared, onProgress }) {
    const read = (parameters) => (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_5__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.get', to, { query: (0,_request_query_js__WEBPACK_IMPORTED_MODULE_6__.Z)(parameters) }), shared);
    const polled = await read(_model_requests_js__WEBPACK_IMPORTED_MODULE_7__.v);
    if (polled.ok)
        onProgress?.(polled.value);
    return polled.ok && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.hY)(polled.value) ? read({ include_retried_jobs: true }) : polled;
}
async function applyPoll({ clock, outage }, { to, builds }, { watch, read, shared }) {
    if (!read.ok) {
        if (outage.mayPass(read.error))
            return watch;
        throw read.error;
    }
    const build = read.value;
    if (watch.runTimes !== undefined)
        return { ...watch, build };
    const { signal, deadline } = shared;
    const timeoutMs = deadline.leftMs();
    const runTimes = await (0,_run_times_js__WEBPACK_IMPORTED_MODULE_8__.I)([{ address: to, branch: build.branch }], {
        ...{ builds, clock, signal, timeoutMs },
    });
    return { build, runTimes: runTimes(to) };
}
function describeWatch({ serviceTime }, watch) {
    const { build, runTimes = (0,_run_times_js__WEBPACK_IMPORTED_MODULE_8__.t)([]) } = watch;
    const startedAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_9__.p)(build?.started_at);
    return { elapsedMs: startedAt === null ? 0 : Math.max(0, serviceTime.now() - startedAt), runTimes };
}


})

};
;