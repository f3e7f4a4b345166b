"use strict";
exports.id = 5171;
exports.ids = [5171];
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

8667:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BU: () => (waitsForAgent),
  Kk: () => (isOpenJob),
  dR: () => (isRunnableJob),
  fg: () => (lastStartMs),
  q6: () => (waitingAgentRules)
});
var _script_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1635);
var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1822);



const runnableStates = ['scheduled', 'reserved'];
const takenStates = ['assigned', 'accepted', 'running', 'canceling', 'timing_out'];
function isOpenJob(state) {
    return [...runnableStates, ...takenStates].includes(state ?? '');
}
function isRunnableJob(state) {
    return runnableStates.includes(state ?? '');
}
function waitsForAgent(build) {
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(build) || build.state === 'canceling')
        return false;
    const states = jobStates(build);
    if (states === null)
        return null;
    return (takenStates.every((state) => !states.has(state)) && runnableStates.some((state) => states.has(state)));
}
function jobStates({ jobs, job_state_counts: counts }) {
    if (jobs) {
        const counted = jobs.filter(({ type, state }) => type === 'script' || takenStates.includes(state ?? ''));
        return new Set(counted.map(({ state }) => state));
    }
    if (!counts?.states)
        return null;
    const counted = Object.entries(counts.states).filter(([, number]) => Number(number) > 0);
    return new Set(counted.map(([state]) => state));
}
function lastStartMs({ jobs }, knownMs) {
    if (!jobs)
        return knownMs;
    return Math.max(knownMs ?? 0, ...jobs.map(({ started_at }) => (0,_times_js__WEBPACK_IMPORTED_MODULE_1__.p)(started_at) ?? 0));
}
function waitingAgentRules({ jobs }) {
    const waiting = (jobs ?? []).filter(_script_job_js__WEBPACK_IMPORTED_MODULE_2__.P).filter(({ state }) => isRunnableJob(state));
    const rules = waiting.map(({ agent_query_rules: each }) => (each ?? []).join(', '));
    return [...new Set(rules)].filter((text) => text !== '');
}


}),

7731:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  EP: () => (cancelWords),
  Ml: () => (cancelBuildOnce),
  ZP: () => (describeCanceled),
  a2: () => (describeRefusal),
  cancelForStep: () => (cancelForStep),
  cancelOutcome: () => (cancelOutcome),
  failIfBlocked: () => (failIfBlocked),
  qA: () => (tryCancelBuild)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
var _client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6534);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
var _context_interrupted_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1870);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4020);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8117);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _grace_period_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3184);










const readMs = 10_000;
const hopeless = [401, 404, 429];
async function cancelBuildOnce(address, client, options, { read = forRead(options), onRefusal, readsUnanswered = true } = {}) {
    let refused;
    const onRefused = (build) => {
        refused = build;
    };
    try {
        const { build: answer, already } = await client.builds.cancelWithDetails(address, {
            ...options,
            onRefused,
        });
        const build = isBlocked(answer) ? await client.builds.get(address, read).catch(() => answer) : answer;
        return { build, result: resultOf(build, already) };
    }
    catch (error) {
        const isUnanswered = readsUnanswered && isLost(error);
        if (!isUnanswered && !leadsToRead(error, onRefusal !== undefined))
            throw error;
        const reading = isUnanswered ? { ...read, timeoutMs: readMs } : read;
        const unread = (readError) => {
            if (isInvalid(error) && isDenied(readError))
                throw withRefusal(readError, error);
            return null;
        };
        const build = refused ?? (await client.builds.get(address, reading).catch(unread));
        read.signal?.throwIfAborted();
        const result = build && resultOfFailed(build, { isUnanswered, isInvalid: isInvalid(error) });
        if (build && result)
            return { build, result };
        if (build)
            onRefusal?.(build);
        throw error;
    }
}
function resultOfFailed(build, { isUnanswered, isInvalid }) {
    if (!(isUnanswered || isInvalid))
        return null;
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.YQ)(build.state))
        return isUnanswered ? 'canceled' : 'already-canceled';
    if (!(0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(build))
        return null;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) === 'blocked' ? 'blocked' : 'ended';
}
function resultOf(build, already) {
    if (isBlocked(build))
        return 'blocked';
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.PU)(build) && build.state !== 'canceled')
        return 'ended';
    return already ? 'already-canceled' : 'canceled';
}
function isBlocked(build) {
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) === 'blocked' && !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.YQ)(build.state);
}
function isDenied(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && (error.status === 401 || error.status === 403);
}
function withRefusal(error, refusal) {
    error.hint = [error.hint, `The cancel was refused: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(refusal)}.`].filter(Boolean).join(' ');
    return error;
}
function forRead({ onSend: _onSend, onNoEffect: _onNoEffect, ...options }) {
    return options;
}
function leadsToRead(error, readsAfterAny) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD))
        return false;
    return isInvalid(error) || (readsAfterAny && error.status < 500 && !hopeless.includes(error.status));
}
function isLost(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.MZ && error.retryAt === undefined && (0,_client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_3__.D4)(error);
}
function isInvalid(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && error.status === 422;
}
async function cancelForStep(address, context, sendByMs) {
    const { client, journal, redact } = context;
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address);
    const onRefusal = (build) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.vP)([{ address, build }], journal);
    const canceled = await (0,_grace_period_js__WEBPACK_IMPORTED_MODULE_5__.z)((guard) => unlessEnded(() => cancelBuildOnce(address, client, { ...(0,_context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_6__.h)(sendByMs), ...guard }, { onRefusal }), { ...context, signal: guard.signal }), { what: `cancel of ${name}` }, context).catch((error) => {
        if (isLost(error))
            error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
        throw error;
    });
    if (typeof canceled !== 'string')
        return canceled.value;
    const result = canceled === 'unknown' ? 'may have been canceled' : 'was not canceled';
    return (0,_context_interrupted_outcome_js__WEBPACK_IMPORTED_MODULE_7__.o)(`${name} ${result}.`, redact);
}
const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';
async function tryCancelBuild(address, context, { throws, ...limits } = {}) {
    const { client, log, signal } = context;
    try {
        const read = { signal, timeoutMs: readMs, unpaced: true };
        const cancel = () => cancelBuildOnce(address, client, { signal, ...limits }, { read });
        return await unlessEnded(cancel, context);
    }
    catch (error) {
        signal.throwIfAborted();
        if (throws?.(error))
            throw error;
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(error);
        const isRefused = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && error.status !== 404 && (0,_client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_3__.XE)(error) === 'rejected';
        log.warning(isRefused && error.hint ? `${failure}. ${(0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_8__.b)(error.hint)}` : failure);
        return { failure };
    }
}
const laterMs = [2_000, 3_000, 5_000, 10_000, 10_000];
async function unlessEnded(cancel, { clock, signal }) {
    let refusal;
    for (const pauseMs of [0, ...laterMs]) {
        await clock.sleep(pauseMs, signal);
        const sinceMs = clock.monotonic();
        try {
            return await cancel();
        }
        catch (error) {
            if (signal.aborted || !isInvalid(error))
                throw lastRefusal(refusal, error);
            refusal = error;
            if (clock.monotonic() - sinceMs >= quickMs)
                break;
        }
    }
    throw refusal;
}
function lastRefusal(before, error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.MZ && !isInvalid(error) ? (before ?? error) : error;
}
const quickMs = 2_000;
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled'
        ? (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_9__.describeReported)({ address, build }, context)
        : describeRefusal(result, { address, build });
    const isInterrupted = context.signal.aborted;
    const words = isInterrupted ? `The step was interrupted. ${sentence}` : sentence;
    const made = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_9__.buildOutcome)(words, [{ address, build }], context);
    const outcome = isInterrupted ? { ...made, success: false } : made;
    if (result !== 'blocked')
        return outcome;
    return asBlocked(outcome);
}
function failIfBlocked(outcome) {
    return outcome.outputs?.state === 'blocked' ? asBlocked(outcome) : outcome;
}
function asBlocked(outcome) {
    const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
    return { ...outcome, success: false, hint };
}
function cancelWords({ state }) {
    return state === 'canceled' ? 'canceled' : 'being canceled';
}
function describeCanceled({ address, build }) {
    return `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address)} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}`;
}
function describeRefusal(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address);
    switch (result) {
        case 'already-canceled':
            return build.state === 'canceling'
                ? `${name} is already being canceled.`
                : `${name} was already canceled.`;
        case 'ended':
            return `${name} had already finished (${build.state}).`;
        case 'blocked':
            return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
    }
}


}),

3184:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (graceMs),
  z: () => (writeWithGracePeriod)
});
const graceMs = 2_500;
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`);
        await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => { });
        throw signal.reason;
    };
    try {
        return await Promise.race([work, limit()]);
    }
    finally {
        done.abort();
        work.catch(() => { });
    }
}
async function writeWithGracePeriod(write, { what, onNoEffect: tell }, context) {
    const { signal } = context;
    const stopping = new AbortController();
    let open = 0;
    const stop = () => {
        if (open === 0)
            stopping.abort(signal.reason);
    };
    const onSend = async () => {
        await context.heedSignals();
        signal.throwIfAborted();
        open += 1;
    };
    const onNoEffect = () => {
        open -= 1;
        if (open > 0)
            return;
        tell?.();
        if (signal.aborted)
            stop();
    };
    const isOpen = () => open > 0;
    if (signal.aborted)
        return 'not sent';
    signal.addEventListener('abort', stop, { once: true });
    try {
        const work = write({ signal: stopping.signal, onSend, onNoEffect }, isOpen);
        return { value: await withGracePeriod(work, what, context, isOpen) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return isOpen() ? 'unknown' : 'not sent';
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function aborted(signal, instead) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
    });
}


}),

3242:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $t: () => (whyKept),
  N: () => (findTaken),
  a5: () => (AgentFound),
  sG: () => (keepIfTaken),
  wq: () => (lastLook),
  zZ: () => (refuseIfTaken)
});
var _model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);


class AgentFound extends Error {
    build;
    constructor(build) {
        super();
        this.build = build;
    }
}
function whyKept({ build }) {
    return (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build) && !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.hY)(build)
        ? 'a job has started since; not canceled'
        : 'no longer waits for an agent; not canceled';
}
async function findTaken({ read, check, startsUntilMs }) {
    const build = await read({ include_retried_jobs: true }).catch((error) => {
        if (check === 'overdue')
            throw error;
        return null;
    });
    if (build === null || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.YQ)(build.state))
        return null;
    const hasRun = startsUntilMs !== undefined && ((0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.fg)(build) ?? 0) > startsUntilMs;
    return hasRun || (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build) === false || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.hY)(build) ? build : null;
}
const lastLook = {
    ...{ exclude_pipeline: true, unpaced: true, timeoutMs: 30_000 },
    polling: { intervalMs: 2_000, onPause: () => { } },
};
async function refuseIfTaken(look) {
    const taken = await findTaken(look);
    if (taken !== null)
        throw new AgentFound(taken);
}
function keepIfTaken(error) {
    if (error instanceof AgentFound)
        return error;
    throw error;
}


}),

3022:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (retriesOf),
  x: () => (saysOldEnd)
});
var _model_script_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1635);

function retriesOf({ jobs }) {
    const attempts = (jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_0__.P);
    const replaced = attempts.filter(({ retried, retried_in_job_id }) => retried === true || typeof retried_in_job_id === 'string');
    const last = attempts.filter((attempt) => !replaced.includes(attempt));
    const counted = last.reduce((sum, { retries_count }) => sum + (retries_count ?? 0), 0);
    return Math.max(replaced.length, counted);
}
function saysOldEnd({ build, result }, retriesBefore) {
    return result !== 'canceled' && retriesBefore !== undefined && retriesOf(build) <= retriesBefore;
}


}),

4749:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (createHeartbeat)
});
const silenceMs = 5 * 60_000;
function createHeartbeat({ clock, log }) {
    let loggedMs = clock.monotonic();
    const dueMs = () => loggedMs + silenceMs;
    const postpone = () => {
        loggedMs = clock.monotonic();
    };
    return {
        dueMs,
        postpone,
        beat(line) {
            if (clock.monotonic() < dueMs())
                return;
            log.info(line());
            postpone();
        },
    };
}


}),

1870:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (interruptedOutcome),
  o: () => (interruptedWrite)
});
var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.W)(failed, summary),
    };
}
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.renderFailure)(failed, limits),
    };
}


}),

2403:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (MissingBuildError)
});
var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);

class MissingBuildError extends _error_text_js__WEBPACK_IMPORTED_MODULE_0__.Nj {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}


}),

6111:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (sleepUnlessWoken),
  L: () => (sleepWhile)
});
async function sleepWhile(isSo, { endMs, wake }, context) {
    const { clock } = context;
    while (isSo() && clock.monotonic() < endMs)
        await sleepUnlessWoken(endMs - clock.monotonic(), wake(), context);
}
async function sleepUnlessWoken(ms, wake, { clock, signal }) {
    try {
        await clock.sleep(ms, wake === undefined ? signal : AbortSignal.any([signal, wake]));
    }
    catch (error) {
        signal.throwIfAborted();
        if (!wake?.aborted)
            throw error;
    }
}


}),

970:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  j: () => (collectItems),
  l: () => (collectList)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

const defaultMaxBytes = 32 * 1024 * 1024;
async function collectList(list, { limit, maxBytes = defaultMaxBytes, onPage, signal }) {
    let read = [];
    const keep = (count, items) => {
        read = items;
        onPage?.(count);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes, onPage: keep }), complete: true };
    }
    catch (error) {
        if (signal?.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.rV))
            throw error;
        const items = error.items;
        const { reason } = error;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


}),

7004:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BL: () => (withFound),
  ML: () => (searchBuilds),
  al: () => (inOrder),
  fO: () => (awaitFirstRequests),
  pG: () => (awaitChange)
});
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1479);
var _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2403);
var _context_wakeable_sleep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6111);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);
var _read_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6809);





const mostWarnings = 3;
function searchBuilds({ addresses, lookFor, needsAll }, { log, signal }) {
    const stopping = new AbortController();
    const stopped = AbortSignal.any([signal, stopping.signal]);
    const found = new Map();
    const failures = [];
    const absent = new Set();
    const looks = new Map(addresses.map((address) => [(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address), new AbortController()]));
    let isHopeless = false;
    let change = new AbortController();
    let open = addresses.length;
    let tellFound = () => { };
    const signalOf = (address) => {
        const look = looks.get((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address));
        return look === undefined ? stopped : AbortSignal.any([stopped, look.signal]);
    };
    const leaveAbsent = () => {
        if (isHopeless)
            for (const name of absent)
                looks.get(name)?.abort();
    };
    const searchOne = async (address) => {
        const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address);
        const setAbsent = (isAbsent) => {
            if (!isAbsent)
                return void absent.delete(name);
            absent.add(name);
            leaveAbsent();
        };
        const one = await lookFor(address, { signal: signalOf(address), setAbsent });
        if (stopped.aborted)
            return;
        found.set(name, one);
        tellFound();
    };
    const giveUp = (address, error) => {
        if (signalOf(address).aborted)
            return;
        failures.push({ address, error });
        if (addresses.length > 1 && failures.length <= mostWarnings)
            log.warning((0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_1__.O8)(error));
        isHopeless ||= needsAll && !(error instanceof _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_2__.D);
        leaveAbsent();
    };
    const close = () => {
        open -= 1;
        const before = change;
        change = new AbortController();
        before.abort();
    };
    for (const address of addresses) {
        void searchOne(address)
            .catch((error) => giveUp(address, error))
            .finally(close);
    }
    const find = (address) => found.get((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address));
    const failureOf = (address) => failures.find((one) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.bt)(one.address, address));
    const isOpen = (address) => !find(address) && !failureOf(address);
    const isAnswered = (address) => absent.has((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address)) || (0,_read_builds_js__WEBPACK_IMPORTED_MODULE_3__.TG)(failureOf(address)?.error);
    return {
        wanted: addresses.length,
        found: () => addresses.flatMap((address) => find(address) ?? []),
        missing: () => addresses.filter(isOpen),
        unread: () => addresses.filter((address) => !find(address) && !isAnswered(address)),
        failures: () => failures.filter(({ address }) => !find(address)),
        isReading: () => addresses.some((address) => isOpen(address) && !isAnswered(address)),
        isOpen: () => open > 0,
        change: () => change.signal,
        onFound: (listener) => {
            tellFound = listener;
        },
        record: (builds) => {
            for (const one of builds)
                found.set((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(one.address), one);
        },
        stop: () => stopping.abort(),
    };
}
function inOrder(builds, search) {
    if (search === undefined)
        return builds;
    const names = search.found().map(({ address }) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address));
    const placeOf = ({ address }) => names.indexOf((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address));
    return builds.toSorted((a, b) => placeOf(a) - placeOf(b));
}
function withFound(known, search, start) {
    if (search === undefined)
        return known;
    const byName = new Map(known.map((one) => [(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(one.address), one]));
    return search.found().map((one) => byName.get((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(one.address)) ?? start(one));
}
async function awaitChange(change, { signal }) {
    await new Promise((resolve) => {
        if (change.aborted)
            return resolve();
        change.addEventListener('abort', () => resolve(), { once: true });
    });
    signal.throwIfAborted();
}
const firstMs = 1_000;
async function awaitFirstRequests(search, context) {
    const endMs = context.clock.monotonic() + firstMs;
    await (0,_context_wakeable_sleep_js__WEBPACK_IMPORTED_MODULE_4__.L)(search.isOpen, { endMs, wake: search.change }, context);
}


}),

9113:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AC: () => (startWait),
  U: () => (needsJobs),
  ae: () => (wasNeverRead),
  d: () => (isLongMissing),
  jt: () => (endUnread),
  mW: () => (showsOldFailure),
  oG: () => (applyPoll),
  qu: () => (hidesRetry),
  wx: () => (showsNewJob),
  ze: () => (showsOldEnd)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
var _model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
var _model_script_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1635);
var _model_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2476);
var _model_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1822);





const readLagMs = 30_000;
const writeLagMs = 120_000;
const quietLagMs = 10_000;
function startWait({ address, build, origin = 'found', knownMs, oldJobs, oldEnd, retriesBefore }, sinceMs, now) {
    const foundMs = now.monotonicMs;
    const phase = phaseOf(build);
    return {
        address,
        build,
        origin,
        sinceMs,
        foundMs,
        seenMs: foundMs,
        phase,
        queuedSinceMs: (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build) === false ? null : (knownMs ?? foundMs),
        jobsSeenMs: knownMs ?? foundMs,
        startedJobs: startedJobsOf(build),
        startsUntilMs: (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.fg)(build),
        openJobs: openJobsOf(build),
        startedMs: oldJobs ? foundMs : startOf(build, phase, now),
        hasRun: false,
        withJobs: false,
        ...(oldJobs && { oldJobs, oldEnd, retriesBefore }),
        awaitsNewJob: oldJobs !== undefined && !showsNewJob(build, oldJobs),
        countsSeen: countsOf(build),
        end: null,
    };
}
function applyPoll(wait, result, poll) {
    const { now } = poll;
    if ('build' in result)
        return isOlder(wait, result.build, now)
            ? { ...wait, failure: undefined, missing: false }
            : applyBuild(wait, result.build, poll);
    const afterMs = now.monotonicMs - wait.sinceMs;
    if ('gone' in result) {
        const unread = wasNeverRead(wait) ? 'always' : undefined;
        const isNew = now.monotonicMs - wait.foundMs < (unread ? writeLagMs : readLagMs);
        return isNew
            ? { ...wait, missing: true }
            : { ...wait, end: { stop: { why: 'disappeared', afterMs, unread } } };
    }
    const { failure } = result;
    const unread = { ...wait, failure: wait.failure && isHeldBack(failure) ? wait.failure : failure };
    return result.temporary ? unread : { ...unread, end: endUnread(unread, { why: 'unreachable', afterMs }) };
}
function isHeldBack(failure) {
    return failure instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.MU && (failure.phase === 'limiter' || failure.phase === 'window');
}
function endUnread({ failure, missing, seenMs, foundMs, origin }, stop) {
    if (failure === undefined)
        return { stop: missing ? { ...stop, unread: 'gone' } : stop };
    const unread = wasNeverRead({ seenMs, foundMs, origin }) ? 'always' : 'lately';
    return { stop: { ...stop, unread }, error: failure };
}
function wasNeverRead({ seenMs, foundMs, origin, }) {
    return seenMs === foundMs && origin !== 'found';
}
function isLongMissing(wait, nowMs) {
    return wait.missing === true && (!wasNeverRead(wait) || nowMs - wait.foundMs >= quietLagMs);
}
function applyBuild(wait, build, { sentMs, now, isList }) {
    const waits = (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build);
    const seen = {
        ...wait,
        build,
        seenMs: now.monotonicMs,
        failure: undefined,
        missing: false,
        withJobs: wait.withJobs || (!isList && waits === null),
        queuedSinceMs: waits === false ? null : queuedSince(wait, build, now),
        jobsSeenMs: waits === null ? wait.jobsSeenMs : sentMs,
        hasRun: wait.hasRun || !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__.hY)(build),
        startedJobs: wait.startedJobs.union(startedJobsOf(build)),
        startsUntilMs: (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.fg)(build, wait.startsUntilMs),
        openJobs: build.jobs ? openJobsOf(build) : wait.openJobs,
        countsSeen: build.jobs ? countsOf(build) : wait.countsSeen,
        awaitsNewJob: wait.awaitsNewJob && !showsNewJob(build, wait.oldJobs),
    };
    const phase = phaseOf(build);
    if (phase === wait.phase)
        return seen;
    const isFirst = wait.phase === 'queued' && !wait.oldJobs;
    const startedMs = isFirst ? startOf(build, phase, now) : wait.startedMs;
    return { ...seen, phase, startedMs };
}
function showsNewJob({ jobs }, oldJobs) {
    return newJobs({ jobs }, oldJobs).length > 0;
}
function newJobs({ jobs }, { ids, newSinceMs = 0 } = nothingOld) {
    return (jobs ?? []).filter(({ id, created_at }) => {
        return typeof id === 'string' && !ids.has(id) && ((0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__.p)(created_at) ?? newSinceMs) >= newSinceMs;
    });
}
const nothingOld = { ids: new Set() };
function showsOldEnd({ build, oldJobs, oldEnd, awaitsNewJob, hasRun, }) {
    if (oldJobs === undefined)
        return false;
    if (build.jobs && oldJobs.newSinceMs !== undefined && !showsNewJob(build, oldJobs))
        return true;
    if (oldEnd && oldEnd.state !== build.state)
        return isEarlier(build, oldEnd) && !showsNewJob(build, oldJobs);
    if (hasRun && oldEnd && isEarlier(oldEnd, build))
        return false;
    const isNew = build.jobs ? showsNewJob(build, oldJobs) : !awaitsNewJob;
    return !isNew || newJobs(build, oldJobs).some(({ state }) => (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.Kk)(state));
}
function showsOldFailure(wait) {
    const { build, oldJobs, awaitsNewJob, seenMs, foundMs } = wait;
    if (oldJobs === undefined || seenMs - foundMs >= writeLagMs)
        return false;
    return build.jobs ? !showsNewJob(build, oldJobs) : awaitsNewJob;
}
function isEarlier(one, other) {
    const [ms, otherMs] = [(0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__.p)(one.finished_at), (0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__.p)(other.finished_at)];
    return ms !== null && otherMs !== null && ms < otherMs;
}
function hidesRetry(wait) {
    return wait.seenMs - wait.foundMs >= writeLagMs && showsOldEnd(wait);
}
const mostJobsEachTime = 50;
const mostJobsForNews = 500;
function needsJobs({ build, withJobs, awaitsNewJob, countsSeen }) {
    const total = build.jobs?.length ?? build.job_state_counts?.total ?? Number.POSITIVE_INFINITY;
    if (withJobs || awaitsNewJob || total <= mostJobsEachTime)
        return true;
    return !build.jobs && total <= mostJobsForNews && countsOf(build) !== countsSeen;
}
function countsOf({ job_state_counts: counts }) {
    return JSON.stringify(counts?.states ?? {});
}
function queuedSince(wait, build, now) {
    const { queuedSinceMs, jobsSeenMs, startedJobs } = wait;
    if (queuedSinceMs === null)
        return queueBegin(wait, build, now);
    const ran = (build.jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_4__.P).filter(hasStarted);
    const news = ran.filter(({ id }) => !startedJobs.has(id));
    const finishedMs = (jobs) => now.monotonicMs - Math.min(...jobs.map(({ finished_at }) => agoMs(finished_at, now)));
    const [retried, shown] = [news.filter(isRetried), news.filter((job) => !isRetried(job))];
    const times = [
        ...(shown.length > 0 ? [jobsSeenMs, finishedMs(shown)] : []),
        ...(retried.length > 0 ? [finishedMs(retried)] : []),
    ];
    return Math.max(queuedSinceMs, ...times);
}
function queueBegin({ jobsSeenMs, openJobs, startedJobs }, build, now) {
    const jobs = build.jobs ?? [];
    const at = (time) => typeof time === 'string' && (0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__.p)(time) !== null ? [now.monotonicMs - agoMs(time, now)] : [];
    const scripts = jobs.filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_4__.P);
    const ran = scripts.filter(({ id }) => openJobs.has(id) || !startedJobs.has(id));
    const runnable = scripts.filter(({ state }) => (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.dR)(state)).flatMap((job) => at(job.runnable_at));
    const times = [
        ...ran.flatMap(({ finished_at }) => at(finished_at)),
        ...jobs.flatMap((job) => (job.type === 'manual' ? at(job.unblocked_at) : [])),
        ...(runnable.length > 0 ? [Math.min(...runnable)] : []),
    ];
    return times.some((time) => time > jobsSeenMs) ? Math.max(...times) : now.monotonicMs;
}
function startedJobsOf({ jobs }) {
    return new Set((jobs ?? []).filter(hasStarted).map(({ id }) => id));
}
function openJobsOf({ jobs }) {
    return new Set((jobs ?? []).filter(({ state }) => (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.Kk)(state)).map(({ id }) => id));
}
function isOlder({ openJobs, startedJobs, seenMs }, { jobs = [] }, now) {
    const shown = new Set((jobs ?? []).map(({ id }) => id));
    if (shown.size === 0 || now.monotonicMs - seenMs >= writeLagMs)
        return false;
    return !openJobs.isSubsetOf(shown) && shown.isSubsetOf(startedJobs.union(openJobs));
}
function isRetried({ retried }) {
    return retried === true;
}
function hasStarted({ started_at }) {
    return Boolean(started_at);
}
function phaseOf(build) {
    if (build.state === 'failing' || build.state === 'canceling')
        return build.state;
    return build.started_at ? 'running' : 'queued';
}
function startOf(build, phase, now) {
    return now.monotonicMs - agoMs(phase === 'queued' ? build.created_at : build.started_at, now);
}
function agoMs(time, now) {
    const ms = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__.p)(time);
    return ms === null ? 0 : Math.max(0, now.epochMs - ms);
}


}),

6698:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  cV: () => (cancelIfUnwanted),
  l0: () => (isUnwanted),
  qS: () => (isCancelSettled)
});
var _report_builds_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4946);
var _cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7731);
var _cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3242);
var _cancel_retries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3022);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4020);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4071);
var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5703);







const leastHeldMs = 5_000;
const freshMs = 2_000;
async function recheckQueue({ address, startsUntilMs }, sentMs, context) {
    if (context.clock.monotonic() - sentMs < freshMs)
        return;
    const { client, signal } = context;
    await (0,_cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__.zZ)({
        read: (parameters) => client.builds.get(address, { ...parameters, ..._cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__.wq, signal }),
        check: 'judged',
        startsUntilMs,
    });
}
async function cancelIfUnwanted(one, { options, sendByMs = Number.POSITIVE_INFINITY, }, context) {
    const { address } = one;
    if (one.end === null || !isUnwanted(one.end, options))
        return one;
    const nowMs = context.clock.monotonic();
    const heldMs = Math.max(leastHeldMs, _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_1__.P - (one.end.stop.heldMs ?? 0));
    const onSend = one.end.stop.why === 'queue-timeout'
        ? () => recheckQueue(one, one.jobsSeenMs ?? nowMs, context)
        : undefined;
    const limits = {
        unpaced: true,
        heldUntilMs: Math.min(nowMs + heldMs, sendByMs),
        sendByMs,
        onSend,
        throws: (error) => error instanceof _cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__.a5,
    };
    const attempt = await (0,_cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_2__.qA)(address, context, limits).catch(_cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__.sG);
    if (attempt instanceof _cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__.a5) {
        context.log.info(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__.mT)(address)}: ${(0,_cancel_queued_build_js__WEBPACK_IMPORTED_MODULE_0__.$t)(attempt)} for that.`);
        return { ...one, build: attempt.build, isRevived: true };
    }
    const end = endedLater(one.end, (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__.eo)(nowMs, context));
    if ('failure' in attempt)
        return { ...one, end: { ...end, stop: { ...end.stop, canceled: 'failed' } } };
    const { build, result } = attempt;
    if ((0,_cancel_retries_js__WEBPACK_IMPORTED_MODULE_5__.x)(attempt, one.retriesBefore))
        return { ...one, end: { ...end, stop: { ...end.stop, canceled: 'failed' } } };
    const line = result === 'canceled'
        ? `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__.mT)(address)}: ${(0,_cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_2__.EP)(build)} because ${(0,_report_builds_verdict_js__WEBPACK_IMPORTED_MODULE_6__.V$)(end.stop)}.`
        : (0,_cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_2__.a2)(result, { address, build });
    if (result === 'blocked')
        context.log.warning(line);
    else
        context.log.info(line);
    const hasEnded = result === 'ended' || (result === 'blocked' && !options.throughBlocked);
    if (hasEnded && end.stop.why !== 'retry-unseen')
        return { ...one, build, end: null };
    return { ...one, build, end: { ...end, stop: { ...end.stop, canceled: result === 'canceled' } } };
}
function endedLater(end, heldMs) {
    if (heldMs === 0)
        return end;
    const { afterMs, heldMs: before = 0 } = end.stop;
    return { ...end, stop: { ...end.stop, afterMs: afterMs + heldMs, heldMs: before + heldMs } };
}
function isCancelSettled({ end }) {
    return typeof end === 'object' && typeof end?.stop.canceled === 'boolean';
}
function isUnwanted(end, options) {
    if (typeof end !== 'object' || end === null || end.stop.canceled !== undefined)
        return false;
    switch (end.stop.why) {
        case 'timeout':
        case 'queue-timeout':
        case 'retry-unseen':
            return options.cancelOnTimeout;
        case 'fail-fast': {
            const isLate = end.stop.afterMs >= options.timeoutMs;
            return options.cancelOnFailFast || (isLate && options.cancelOnTimeout);
        }
        case 'left':
        case 'unstarted':
            return options.cancelSiblings;
        default:
            return false;
    }
}


}),

5703:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Af: () => (limitsOf),
  Hp: () => (jobsDueMs),
  Kn: () => (leastTimeLeftMs),
  NR: () => (leastAfterResetMs),
  Pi: () => (limitThatEnded),
  Q: () => (leastReadMs),
  cF: () => (checkEnd),
  eo: () => (heldSince),
  ub: () => (heldUntilMs),
  uh: () => (queueEnds),
  x8: () => (heldFor)
});
var _model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4020);
var _build_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9113);




const leastReadMs = 5_000;
const leastAfterResetMs = 10_000;
const leastHeldMs = 1_000;
function heldSince(atMs, { client, clock }) {
    const heldMs = clock.monotonic() - atMs;
    const isHeld = client.rateLimit.opensAtMs(atMs, { keepsReserve: false }) > atMs;
    return isHeld && heldMs >= leastHeldMs ? heldMs : 0;
}
function heldFor(untilMs, { client, clock }) {
    const nowMs = clock.monotonic();
    const opensAtMs = client.rateLimit.opensAtMs(nowMs, { keepsReserve: false });
    return opensAtMs <= untilMs ? Math.max(0, opensAtMs - nowMs) : 0;
}
function limitsOf({ sinceMs, queuedSinceMs }, settings) {
    const limits = [{ why: 'timeout', atMs: sinceMs + settings.timeoutMs }];
    if (queuedSinceMs !== null && settings.queueTimeoutMs !== undefined)
        limits.push({ why: 'queue-timeout', atMs: queuedSinceMs + settings.queueTimeoutMs });
    return limits.sort((a, b) => a.atMs - b.atMs);
}
function jobsDueMs(wait, { queueTimeoutMs }) {
    const { build, queuedSinceMs, jobsSeenMs } = wait;
    if (queueTimeoutMs === undefined)
        return Number.POSITIVE_INFINITY;
    if (queuedSinceMs === null)
        return jobsSeenMs + queueTimeoutMs;
    const isHidden = (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build) === null && jobsSeenMs < queuedSinceMs + queueTimeoutMs / 4;
    return queuedSinceMs + (isHidden ? queueTimeoutMs / 2 : queueTimeoutMs);
}
function queueEnds(waits, settings) {
    return new Map(waits.flatMap((wait) => {
        const limit = limitsOf(wait, settings).find(({ why }) => why === 'queue-timeout');
        return wait.end === null && limit ? [[wait.build.id, limit.atMs]] : [];
    }));
}
function checkEnd(wait, settings, now) {
    if (wait.end !== null)
        return wait;
    const afterMs = now.nowMs - wait.sinceMs;
    const isOld = endsWait(wait.build, settings) && (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.ze)(wait);
    if (endsWait(wait.build, settings) && !isOld)
        return { ...wait, end: 'ended' };
    const unseen = () => ({ ...wait, end: (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.jt)(wait, { why: 'retry-unseen', afterMs }) });
    if (isOld && (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.qu)(wait))
        return unseen();
    if (settings.failFast && wait.build.state === 'failing' && !(0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.mW)(wait))
        return { ...wait, end: { stop: { why: 'fail-fast', afterMs } } };
    switch (exceededLimit(wait, settings, now)?.why) {
        case 'timeout':
            if (isOld)
                return unseen();
            return { ...wait, end: (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.jt)(wait, { why: 'timeout', afterMs }) };
        case 'queue-timeout': {
            const queuedMs = now.nowMs - (wait.queuedSinceMs ?? now.nowMs);
            const agentRules = (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.q6)(now.redact.json(wait.build));
            return { ...wait, end: { stop: { why: 'queue-timeout', afterMs: queuedMs, agentRules } } };
        }
        default:
            return wait;
    }
}
function exceededLimit(wait, settings, { nowMs, isHeld }) {
    return limitsOf(wait, settings).find(({ why, atMs }) => {
        if (why === 'timeout')
            return atMs <= nowMs;
        return atMs <= wait.jobsSeenMs || (isHeld && atMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_2__.P <= nowMs);
    });
}
function heldUntilMs(wait, settings) {
    const limit = limitThatEnded(wait, settings);
    return limit === undefined ? null : limit.atMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_2__.P;
}
function limitThatEnded({ end, ...wait }, settings) {
    const why = typeof end === 'object' ? end?.stop.why : undefined;
    return limitsOf({ ...wait, end }, settings).find((each) => each.why === why);
}
function endsWait(build, settings) {
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.hY)(build) && !(settings.throughBlocked && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.Jt)(build) === 'blocked');
}
function leastTimeLeftMs(waits, settings, nowMs) {
    const active = waits.filter((wait) => wait.end === null);
    const limits = (active.length > 0 ? active : waits).flatMap((wait) => limitsOf(wait, settings));
    const ends = limits.flatMap(({ why, atMs }) => {
        if (why === 'timeout')
            return atMs;
        return atMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_2__.P > nowMs ? atMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_2__.P : [];
    });
    return Math.max(0, Math.min(...ends) - nowMs);
}


}),

5171:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (isAbandoned),
  pollBuilds: () => (pollBuilds)
});

var states = __webpack_require__(2476);
var time_to_wait = __webpack_require__(4020);
var wakeable_sleep = __webpack_require__(6111);
var wait_settings = __webpack_require__(5002);
var build_outputs = __webpack_require__(4071);
var build_search = __webpack_require__(7004);
var build_wait = __webpack_require__(9113);
var cancel_unwanted = __webpack_require__(6698);
var wait_for_rate_limit = __webpack_require__(4783);
var queued_build = __webpack_require__(3242);
var wait_limits = __webpack_require__(5703);
var errors = __webpack_require__(8405);
var poll_policy = __webpack_require__(2950);
var run_times = __webpack_require__(546);
var token_bucket = __webpack_require__(5511);
var retry_policy = __webpack_require__(3910);
var error_text = __webpack_require__(1479);
;
const patienceMs = 2_000;
function createPendingPolls({ clock }) {
    const pending = new Map();
    let wake = new AbortController();
    return {
        has: (key) => pending.has(key),
        includes: ({ build }) => [...pending.values()].some(({ waits }) => waits.some((wait) => wait.build.id === build.id)),
        async add(key, waits, polled) {
            pending.set(key, { waits });
            const patience = new AbortController();
            const done = (result) => {
                pending.set(key, { waits, result });
                wake.abort();
                patience.abort();
            };
            polled.then((all) => done({ polled: all }), (error) => done({ error }));
            await clock.sleep(patienceMs, patience.signal).catch(() => { });
        },
        take(all) {
            const answered = [...pending].filter(([, { result }]) => result !== undefined);
            if (answered.length === 0)
                return null;
            wake = new AbortController();
            const shown = new Map();
            for (const [key, { waits, result }] of answered) {
                pending.delete(key);
                if (result !== undefined && 'error' in result)
                    throw result.error;
                for (const [index, wait] of waits.entries())
                    shown.set(wait, result?.polled[index] ?? wait);
            }
            return all.map((wait) => shown.get(wait) ?? wait);
        },
        answered: () => (pending.size === 0 ? undefined : wake.signal),
    };
}

;

const mostListFailures = 2;
function hasSubstitute(organization, turns) {
    return turns.failures(organization) >= mostListFailures;
}
function groupWaits(all, grouping) {
    return allGroups(all, grouping).filter(({ key }) => !grouping.isPending(key));
}
function allGroups(all, { shared, isRefused, turns, nowMs, isPending }) {
    return [...Map.groupBy(all, ({ address }) => address.organization)].flatMap(([key, each]) => {
        const waits = each.filter(({ end }) => end === null);
        const [first, second] = waits;
        if (first === undefined)
            return [];
        if (shared === undefined || isRefused(key))
            return waits.map((wait) => single(wait, turns));
        if (second === undefined && turns.failures(key) === 0)
            return [{ ...single(first, turns), planKey: key }];
        const group = { key, planKey: key, waits, listed: each.length, triedMs: turns.triedMs(key) };
        const free = waits.filter(({ address }) => !isPending((0,build_outputs.mT)(address)));
        if (!hasSubstitute(key, turns))
            return isPending(key) ? free.map((wait) => single(wait, turns)) : [group];
        return free.length === 0 ? [group] : [group, substitute({ ...group, waits: free }, turns, nowMs)];
    });
}
function single(wait, turns) {
    const key = (0,build_outputs.mT)(wait.address);
    return { key, planKey: key, waits: [wait], triedMs: turns.triedMs(key) };
}
function substitute({ key: planKey, waits }, turns, nowMs) {
    const dueMs = ({ key }) => Math.max(nowMs, turns.retryAtMs(key) ?? nowMs);
    const [next, ...others] = waits
        .map((wait) => single(wait, turns))
        .sort((a, b) => dueMs(a) - dueMs(b) || a.triedMs - b.triedMs);
    if (next === undefined)
        throw new TypeError('a list of no build is not polled');
    const triedMs = Math.max(next.triedMs, ...others.map((other) => other.triedMs));
    return { ...next, planKey, triedMs, isSubstitute: true };
}

var read_builds = __webpack_require__(6809);
;

const longestPauseMs = 10_000;
const recentMs = 500;
function createRetryTurns({ clock, random }) {
    const reads = new Map();
    let rounds = 0;
    let freeMs = Number.NEGATIVE_INFINITY;
    const fail = (key, { pauseMs, givenUpMs = Number.POSITIVE_INFINITY }) => {
        const nowMs = clock.monotonic();
        const failures = (reads.get(key)?.failures ?? 0) + 1;
        if (failures > 1 || rounds === 0)
            rounds += 1;
        reads.set(key, { ...reads.get(key), triedMs: nowMs, failures, retryAtMs: nowMs + pauseMs });
        const sharedMs = reads.size > 1 ? Math.min((0,retry_policy.jo)(rounds, random), longestPauseMs) : pauseMs;
        freeMs = Math.min(nowMs + sharedMs, givenUpMs);
    };
    const succeed = (key) => {
        rounds = 0;
        freeMs = Number.NEGATIVE_INFINITY;
        reads.set(key, { triedMs: clock.monotonic(), failures: 0 });
        for (const [other, { retryAtMs, isAlone, ...tried }] of reads) {
            if (retryAtMs === undefined || isAlone)
                continue;
            const soonMs = Math.min(retryAtMs, tried.triedMs + recentMs);
            reads.set(other, { ...tried, retryAtMs: soonMs, isAlone: true });
        }
    };
    const isDown = () => rounds > 1;
    const retryAtMs = (key) => {
        const ownMs = reads.get(key)?.retryAtMs;
        return ownMs === undefined ? undefined : Math.max(ownMs, freeMs);
    };
    return {
        retryAtMs,
        turnMs(key, isSubstitute = false) {
            return isSubstitute && isDown() ? (retryAtMs(key) ?? freeMs) : retryAtMs(key);
        },
        isDown,
        forget: (key) => void reads.delete(key),
        failures: (key) => reads.get(key)?.failures ?? 0,
        triedMs: (key) => reads.get(key)?.triedMs ?? Number.NEGATIVE_INFINITY,
        record: (key, pause) => (pause === undefined ? succeed(key) : fail(key, pause)),
    };
}

;















const leastSpareMs = 100;
async function createPollScheduler(waits, { options, shared }, context) {
    const { client, clock, random } = context;
    const { rateLimit } = client;
    const policy = (0,poll_policy.w)({ rateLimit, random, pollIntervalMs: options.pollIntervalMs });
    const leftMs = (all) => (0,wait_limits.Kn)(all, options, clock.monotonic());
    const unlimited = { ...options, queueTimeoutMs: undefined };
    const waitLeftMs = (all) => (0,wait_limits.Kn)(all, unlimited, clock.monotonic());
    const runTimes = options.pollIntervalMs === undefined
        ? await readPast(waits, timeForPast(waits, options, clock.monotonic()), context)
        : () => unknownRunTime;
    const planned = new Map();
    const missed = new Map();
    const turns = createRetryTurns(context);
    const refused = new Set();
    const isRefused = (organization) => refused.has(organization);
    const pending = createPendingPolls(context);
    const stopper = new AbortController();
    const stoppable = { ...context, signal: AbortSignal.any([context.signal, stopper.signal]) };
    const dueMs = (group) => Math.min(...group.waits.map((wait) => (0,wait_limits.Hp)(wait, options)));
    const plan = (group, nowMs) => {
        const builds = group.waits.map((wait) => describeWait(wait, runTimes(wait.address), nowMs));
        const notAfterMs = dueMs(group);
        const isMissed = notAfterMs <= nowMs && missed.get(group.planKey) !== notAfterMs;
        if (isMissed)
            missed.set(group.planKey, notAfterMs);
        const next = isMissed ? atOnce(nowMs) : policy.next({ nowMs, builds, notAfterMs });
        planned.set(group.planKey, next);
        return next;
    };
    const nextOf = (group, nowMs) => {
        const turnMs = turns.turnMs(group.key, group.isSubstitute);
        if (turnMs !== undefined)
            return { next: { atMs: turnMs, spreadMs: 0, forDeadline: false }, isRetry: true };
        return { next: planned.get(group.planKey) ?? plan(group, nowMs), isRetry: false };
    };
    const awaitNext = async (all, untilMs, wake) => {
        const nowMs = clock.monotonic();
        const [first] = groupWaits(all, { shared, isRefused, turns, nowMs, isPending: pending.has })
            .map((group) => ({ group, ...nextOf(group, nowMs) }))
            .sort((a, b) => a.next.atMs - b.next.atMs || a.group.triedMs - b.group.triedMs);
        const signals = [wake, pending.answered()].filter((signal) => signal !== undefined);
        if (first === undefined && signals.length === 0)
            return null;
        const aheadMs = first === undefined ? Number.POSITIVE_INFINITY : Math.max(0, first.next.atMs - nowMs);
        const spareMs = first === undefined ? leastSpareMs : 0;
        const mostMs = Math.min(leftMs(all) + spareMs, Math.max(0, untilMs - nowMs));
        const awake = signals.length === 0 ? undefined : AbortSignal.any(signals);
        await (0,wakeable_sleep.K)(Math.min(aheadMs, mostMs), awake, context);
        return aheadMs >= mostMs || awake?.aborted ? null : (first ?? null);
    };
    const send = ({ group, next, isRetry, }, all) => {
        const sentMs = clock.monotonic();
        const instead = { ...next, atMs: sentMs + patienceMs, forDeadline: false };
        if (group.listed !== undefined)
            for (const { address } of group.waits)
                planned.set((0,build_outputs.mT)(address), instead);
        const withJobs = group.waits.some((wait) => wait.awaitsNewJob || (0,wait_limits.Hp)(wait, options) <= sentMs);
        const onRefusal = () => refused.add(group.key);
        const how = {
            shared,
            onRefusal,
            turns,
            intervalMs: next.spreadMs,
            unpaced: next.forDeadline,
            pacedUntilMs: isRetry ? undefined : Math.min(dueMs(group), sentMs + patienceMs),
            sentMs,
            withJobs,
            leftMs: () => leftMs(all),
            waitLeftMs: () => waitLeftMs(all),
        };
        return pending.add(group.key, group.waits, pollGroup(group, how, stoppable));
    };
    const poll = async (all, untilMs, wake) => {
        const answered = pending.take(all);
        if (answered !== null)
            return answered;
        const first = await awaitNext(all, untilMs, wake);
        if (first !== null) {
            const { group, isRetry } = first;
            const nowMs = clock.monotonic();
            const isDue = !isRetry && dueMs(group) <= nowMs;
            const next = { ...first.next, forDeadline: first.next.forDeadline || isDue };
            const held = isRetry ? null : policy.recheck(next, nowMs, dueMs(group));
            if (held === null) {
                planned.delete(group.planKey);
                await send({ group, next, isRetry }, all);
            }
            else
                planned.set(group.planKey, held);
        }
        return pending.take(all) ?? [...all];
    };
    const listedBy = (all) => {
        const isUnread = ({ address: { organization } }) => pending.has(organization) ||
            refused.has(organization) ||
            (hasSubstitute(organization, turns) && !turns.isDown());
        return all.some(isUnread) ? undefined : shared;
    };
    return { poll, listedBy, isPending: pending.includes, stop: () => stopper.abort() };
}
function postpone(key, turns) {
    if (turns.retryAtMs(key) !== undefined)
        turns.record(key, { pauseMs: token_bucket._T });
}
async function pollGroup(group, options, context) {
    const { shared, turns, ...how } = options;
    const { key, waits, listed: count } = group;
    const [first] = waits;
    if (first === undefined)
        return [];
    if (shared === undefined || count === undefined)
        return [await pollOne(first, options, context)];
    const { sentMs, withJobs } = how;
    const search = { shared, count, withJobs, ...polling(how) };
    const builds = await (0,read_builds.LS)(first.address.organization, search, context);
    if ('failure' in builds && (0,wait_for_rate_limit.m1)(builds.failure)) {
        postpone(key, turns);
        return [...waits];
    }
    if ('failure' in builds)
        return applyListFailure(group, builds, options, context);
    turns.record(key);
    const shown = new Map(builds.map((build) => [build.id, build]));
    const times = { sentMs, now: moment(context), isList: true };
    const polled = [];
    for (const wait of waits) {
        const build = shown.get(wait.build.id);
        if (build) {
            polled.push((0,build_wait.oG)(wait, { build }, times));
            forgetFailures(wait, turns, context);
        }
        else
            polled.push(await pollLacking(wait, options, context));
    }
    return polled;
}
async function pollLacking(wait, options, context) {
    const { turns, sentMs } = options;
    const isPaused = (turns.retryAtMs((0,build_outputs.mT)(wait.address)) ?? sentMs) > sentMs;
    return isPaused ? wait : pollOne(wait, options, context);
}
function forgetFailures({ address }, turns, { client }) {
    const name = (0,build_outputs.mT)(address);
    if (turns.failures(name) > 0)
        client.endOutage(address, 'shown');
    turns.forget(name);
}
function applyListFailure({ key, waits }, failed, { turns, onRefusal, ...how }, context) {
    const { sentMs } = how;
    if ((0,read_builds.TG)(failed.failure) && failed.pauseMs === undefined) {
        onRefusal();
        return [...waits];
    }
    if (hasSubstitute(key, turns)) {
        turns.record(key, pauseOf({ ...failed, pauseMs: failed.pauseMs ?? retry_policy.qI }, context));
        return [...waits];
    }
    turns.record(key, pauseOf(failed, context));
    const poll = { sentMs, now: moment(context) };
    return waits.map((wait) => logTrouble({ wait, polled: (0,build_wait.oG)(wait, failed, poll) }, failed, how, context));
}
function pauseOf({ failure, pauseMs }, { client }) {
    return pauseMs === undefined ? undefined : { pauseMs, givenUpMs: client.outageEndsAtMs(failure) };
}
async function pollOne(wait, { turns, ...how }, context) {
    const { sentMs } = how;
    const withJobs = how.withJobs || (0,build_wait.U)(wait);
    const result = await (0,read_builds.Md)(wait.address, { withJobs, ...polling(how) }, context);
    if ('failure' in result && (0,wait_for_rate_limit.m1)(result.failure)) {
        postpone((0,build_outputs.mT)(wait.address), turns);
        return wait;
    }
    turns.record((0,build_outputs.mT)(wait.address), 'failure' in result ? pauseOf(result, context) : undefined);
    const polled = (0,build_wait.oG)(wait, result, { sentMs, now: moment(context) });
    if (polled.end !== null)
        context.client.endOutage(wait.address, 'given up');
    return logTrouble({ wait, polled }, result, how, context);
}
function polling({ intervalMs, unpaced, pacedUntilMs, leftMs, waitLeftMs, }) {
    return { intervalMs, unpaced, pacedUntilMs, timeoutMs: leftMs(), leftMs: waitLeftMs() };
}
function logTrouble({ wait: before, polled }, result, { leftMs }, { clock, log }) {
    const { address, end, failure } = polled;
    const isOutage = 'failure' in result && result.pauseMs !== undefined;
    if (end !== null || isOutage || leftMs() <= 0)
        return polled;
    const name = (0,build_outputs.mT)(address);
    if (failure !== undefined && failure !== before.failure)
        log.info(`${name}: ${(0,error_text.kc)(failure).replace(/\.$/, '')}; still waiting${until(failure, clock.now())}.`);
    const isMissing = (0,build_wait.d)(polled, clock.monotonic());
    if (isMissing && !before.isMissingTold)
        log.info(`${name}: ${(0,build_wait.ae)(polled) ? 'not found yet' : 'no longer found'}; still waiting.`);
    return { ...polled, isMissingTold: isMissing };
}
function until(failure, nowMs) {
    const retryAt = failure instanceof errors.MZ ? failure.retryAt : undefined;
    return retryAt === undefined || retryAt.getTime() <= nowMs
        ? ''
        : `, retry possible from ${retryAt.toISOString()}`;
}
function describeWait(wait, runTimes, nowMs) {
    return { elapsedMs: wait.phase === 'queued' ? 0 : nowMs - wait.startedMs, runTimes };
}
const unknownRunTime = (0,run_times.t)([]);
function atOnce(nowMs) {
    return { atMs: nowMs, spreadMs: 0, forDeadline: true };
}
function timeForPast(waits, settings, nowMs) {
    const limits = waits.flatMap((wait) => (0,wait_limits.Af)(wait, settings));
    return Math.max(0, Math.min(...limits.map(({ atMs }) => atMs)) - nowMs) / 2;
}
function readPast(waits, timeoutMs, { client, clock, log, signal }) {
    const estimated = waits.map(({ address, build }) => ({ address, branch: build.branch }));
    const onFailure = (error) => log.debug(`Could not read past builds: ${(0,error_text.kc)(error)}`);
    return (0,run_times.I)(estimated, { builds: client.builds, clock, signal, timeoutMs, onFailure });
}
function moment({ client, clock }) {
    return { monotonicMs: clock.monotonic(), epochMs: client.serviceNow() };
}

;








function checkNow(wait, settings, context) {
    const nowMs = context.clock.monotonic();
    const { redact } = context;
    return (0,wait_limits.cF)(wait, settings, { nowMs, isHeld: opensAtMs(context, nowMs) > nowMs, redact });
}
async function confirmEnd(waits, plan, context) {
    const sentMs = context.clock.monotonic();
    const { found, failures } = await readLast(waits, plan, context);
    return waits.map((wait) => {
        const build = found.get(wait.build.id);
        if ((0,cancel_unwanted.qS)(wait))
            return { ...wait, build: build && !isBehind(build, wait) ? build : wait.build };
        if (build === undefined) {
            const unread = withFailure(wait, failures.get(wait.build.id));
            return endedLate(unread, wait, sentMs, plan, context);
        }
        const seen = (0,build_wait.oG)({ ...wait, end: null }, { build }, { sentMs, now: moment(context) });
        const checked = checkNow(seen, plan.options, context);
        return isSameStop(checked, wait) ? endedLate(checked, wait, sentMs, plan, context) : checked;
    });
}
function isBehind(build, { build: canceled, end }) {
    const isOurs = typeof end === 'object' && end?.stop.canceled === true;
    return isOurs && (0,states.YQ)(canceled.state) && !(0,states.YQ)(build.state) && !(0,states.hY)(build);
}
function withFailure(wait, failure) {
    const { end } = wait;
    if (typeof end !== 'object' || end?.stop.why !== 'timeout')
        return wait;
    if (!(failure instanceof Error) || (0,wait_for_rate_limit.m1)(failure))
        return wait;
    const unread = (0,read_builds.b2)(failure) ? { ...wait, failure: undefined, missing: true } : { ...wait, failure };
    return { ...unread, end: (0,build_wait.jt)(unread, end.stop) };
}
function endedLate(wait, then, sentMs, { options }, context) {
    const { end } = wait;
    if (typeof end !== 'object' || typeof then.end !== 'object' || end === null || then.end === null)
        return wait;
    const tookMs = context.clock.monotonic() - sentMs;
    const limit = (0,wait_limits.Pi)(then, options);
    const heldMs = limit === undefined ? 0 : (0,wait_limits.eo)(limit.atMs, context);
    const afterMs = then.end.stop.afterMs + (heldMs > 0 || tookMs >= wait_limits.Q ? tookMs : 0);
    return { ...wait, end: { ...end, stop: { ...end.stop, afterMs, ...(heldMs > 0 && { heldMs }) } } };
}
const againMs = 1_500;
const mostReads = 3;
async function readLast(waits, { options, shared, withJobs, isPending = () => false }, context) {
    const { clock, signal } = context;
    const reachable = waits.filter((wait) => isReachable(wait) && !(wait.end === null && isPending(wait)));
    const judged = reachable.filter((wait) => !(0,cancel_unwanted.qS)(wait));
    const heldUntil = judged.flatMap((wait) => (0,wait_limits.ub)(wait, options) ?? []);
    const mostUntilMs = Math.max(...heldUntil);
    const found = new Map();
    const failures = new Map();
    const onFailure = (id, error) => failures.set(id, error);
    const limited = new Set(judged.filter((wait) => isLimited(wait, options)).map(({ build }) => build.id));
    const isDoubtful = (listed) => limited.has(listed.id) && !(0,states.hY)(listed);
    const startMs = clock.monotonic();
    for (let reads = 1;; reads += 1) {
        const timeoutMs = timeForLast(reachable, { options, heldUntil }, context);
        const missing = reachable.filter(({ build }) => !found.has(build.id));
        const how = { all: waits, shared, withJobs, timeoutMs, unpaced: true, isDoubtful, onFailure };
        for (const [id, build] of await (0,read_builds.Az)(missing, how, context))
            found.set(id, build);
        if (found.size === reachable.length)
            return { found, failures };
        const readMs = clock.monotonic();
        const opensMs = opensAtMs(context, readMs);
        if (opensMs > readMs && opensMs <= mostUntilMs)
            continue;
        const isLast = readMs + againMs > startMs + wait_limits.Q || reads >= mostReads;
        const isRefused = (wait) => wasRefused(wait, { found, failures }, options);
        if (isLast || !judged.some(isRefused))
            return { found, failures };
        await clock.sleep(againMs, signal);
    }
}
function timeForLast(waits, { options, heldUntil }, context) {
    const nowMs = context.clock.monotonic();
    const leftMs = heldUntil.length > 0 ? timeForQueue(waits, options, nowMs) : (0,wait_limits.Kn)(waits, options, nowMs);
    const heldMs = opensAtMs(context, nowMs) - nowMs;
    const isHeld = heldMs > 0 && nowMs + heldMs <= Math.max(...heldUntil);
    return Math.max(wait_limits.Q, leftMs, isHeld ? heldMs + wait_limits.NR : 0);
}
function timeForQueue(waits, options, nowMs) {
    const leftMs = (0,wait_limits.Kn)(waits, { ...options, queueTimeoutMs: undefined }, nowMs);
    return Math.min(leftMs, queued_build.wq.timeoutMs);
}
function wasRefused(wait, { found, failures }, settings) {
    const { id } = wait.build;
    return isLimited(wait, settings) && !found.has(id) && (0,read_builds.TG)(failures.get(id));
}
function isLimited(wait, settings) {
    return (0,wait_limits.Pi)(wait, settings) !== undefined;
}
function isReachable(wait) {
    return !isUnreachable(wait) && !isLeftUnread(wait);
}
function opensAtMs({ client }, nowMs) {
    return client.rateLimit.opensAtMs(nowMs, { keepsReserve: false });
}
function isSameStop({ end }, { end: before }) {
    return typeof end === 'object' && typeof before === 'object' && end?.stop.why === before?.stop.why;
}
function isLeftUnread({ end, failure, missing }) {
    return end === null && (failure !== undefined || missing === true);
}
function isUnreachable({ end }) {
    return typeof end === 'object' && (end?.stop.why === 'disappeared' || end?.stop.why === 'unreachable');
}

var agent_queue = __webpack_require__(8667);
var counts = __webpack_require__(7005);
var plain = __webpack_require__(1301);
var job_counts = __webpack_require__(393);
var job_report = __webpack_require__(7274);
;





function describeProgress(original, redact) {
    const build = redact.json(original);
    const state = (0,states.Jt)(build);
    if (!build.jobs)
        return { state, jobs: null, firstFailure: null, text: (0,plain.h)(state) };
    const jobs = (0,job_report.RI)(build.jobs, { buildState: state, now: 0, toLink: () => null });
    const counts = (0,job_counts.uq)(jobs);
    const [first] = (0,job_report.Mf)(jobs);
    const progress = {
        jobs: { done: (0,job_counts.Xb)(counts), total: counts.total, failed: counts.failed },
        firstFailure: first === undefined ? null : (0,job_report.DD)(first),
    };
    return { ...progress, state, text: (0,plain.h)(describe(state, progress)) };
}
function describe(state, { jobs, firstFailure }) {
    if (jobs.total === 0)
        return state;
    const failed = firstFailure === null ? '' : `, ${jobs.failed} failed, first “${firstFailure}”`;
    return `${state}, ${jobs.done} of ${(0,counts.U)(jobs.total, 'job')} done${failed}`;
}

var verdict = __webpack_require__(4946);
var durations = __webpack_require__(888);
var context_heartbeat = __webpack_require__(4749);
;











const longQueueMs = 60_000;
const progress_log_mostReads = 3;
const mostSharedReads = 10;
function isOldEnd(wait) {
    return wait.end === null && (0,states.Hd)(wait.build) && (0,build_wait.ze)(wait);
}
function createProgressLog({ shared, options: settings }, context) {
    const { redact } = context;
    const heartbeat = (0,context_heartbeat.V)(context);
    const info = (line) => {
        context.log.info(line);
        heartbeat.postpone();
    };
    const loggedByName = new Map();
    let sharedReads = 0;
    const logChange = (wait) => {
        if (isOldEnd(wait))
            return [];
        const name = (0,build_outputs.mT)(wait.address);
        const none = { line: '', state: '', reads: 0, firstFailure: false, queue: false, givenUp: false };
        const logged = loggedByName.get(name) ?? none;
        loggedByName.set(name, logged);
        const progress = describeProgress(wait.build, redact);
        const line = (0,states.Hd)(wait.build) ? progress.state : progress.text;
        const { state } = progress;
        if (state !== logged.state || (progress.jobs !== null && line !== logged.line)) {
            info(`${name}: ${line}`);
            Object.assign(logged, { line, state });
        }
        if ((0,states.Hd)(wait.build))
            return [];
        return [
            ...(isNewFailure(logged, progress) ? [{ wait, logged, about: 'failure' }] : []),
            ...(isLongQueue(logged, wait, settings) ? [{ wait, logged, about: 'queue' }] : []),
        ];
    };
    const logGivenUp = ({ address, end }) => {
        const name = (0,build_outputs.mT)(address);
        const logged = loggedByName.get(name);
        const reason = typeof end === 'object' ? describeGivenUp(end, settings) : null;
        if (logged === undefined || logged.givenUp || reason === null)
            return;
        info(`${name}: ${reason}; still waiting for the other builds.`);
        logged.givenUp = true;
    };
    const readJobs = async (builds, options) => {
        const unknown = builds.filter(({ build }) => !build.jobs);
        if (unknown.length === 0 || sharedReads >= mostSharedReads)
            return new Map();
        if (shared !== undefined)
            sharedReads += 1;
        return (0,read_builds.Az)(unknown, { ...options, shared }, context);
    };
    const log = async (waits, { timeoutMs }) => {
        const questions = waits.flatMap(logChange);
        const isWaitOver = settings.until === 'first-failure' || waits.every(({ end }) => end !== null);
        if (!isWaitOver)
            waits.forEach(logGivenUp);
        const read = await readJobs(questions.map(({ wait }) => wait), { all: waits, timeoutMs });
        for (const { wait, logged, about } of questions) {
            const build = read.get(wait.build.id) ?? wait.build;
            const line = about === 'failure' ? describeFailure(build, context) : describeQueue(wait, redact.json(build));
            if (line === null)
                continue;
            if (about === 'failure')
                logged.firstFailure = true;
            info(`${(0,build_outputs.mT)(wait.address)}: ${line}`);
        }
        heartbeat.beat(() => progress_log_describeWait(waits, settings, context));
    };
    return { log, nextMs: heartbeat.dueMs };
}
function progress_log_describeWait(all, settings, { client, clock }) {
    const nowMs = clock.monotonic();
    const waits = all.filter(({ end }) => end === null);
    const names = waits.slice(0, mostNames).map((wait) => {
        const { address, build, failure, seenMs } = wait;
        const ago = failure === undefined ? '' : `, last read ${(0,durations.a3)(nowMs - seenMs)} ago`;
        return `${(0,build_outputs.mT)(address)} (${(0,states.Jt)(build)}${ago})`;
    });
    const more = waits.length > mostNames ? ` and ${waits.length - mostNames} more` : '';
    const outageEnds = waits.flatMap(({ failure }) => client.outageEndsAtMs(failure) ?? []);
    const limits = [
        ...waits.flatMap((wait) => (0,wait_limits.Af)(wait, settings)),
        ...outageEnds.map((atMs) => ({ why: 'outage', atMs })),
    ];
    const next = limits.filter(({ atMs }) => atMs > nowMs).toSorted((a, b) => a.atMs - b.atMs)[0];
    const limit = next === undefined ? '' : ` ${limitInputs[next.why]} expires in ${(0,durations.a3)(next.atMs - nowMs)}.`;
    return `Still waiting for ${names.join(', ')}${more}.${limit}`;
}
const mostNames = 3;
const limitInputs = {
    timeout: 'wait-timeout',
    'queue-timeout': 'queue-timeout',
    outage: 'outage-timeout',
};
function describeGivenUp(end, { cancelOnTimeout }) {
    if (end?.stop.why === 'disappeared')
        return 'no longer found';
    if (end?.stop.why === 'queue-timeout' && !cancelOnTimeout)
        return (0,verdict.V$)(end.stop);
    if (end?.stop.why !== 'unreachable')
        return null;
    const why = end.error === undefined ? '' : ` (${(0,error_text.kc)(end.error).replace(/\.$/, '')})`;
    return `can no longer be read${why}`;
}
function isNewFailure(logged, { firstFailure, state }) {
    const isKnown = logged.firstFailure || firstFailure !== null;
    if (isKnown || state !== 'failing' || logged.reads >= progress_log_mostReads)
        return false;
    logged.reads += 1;
    return true;
}
function isLongQueue(logged, wait, { queueTimeoutMs }) {
    const { build, phase, foundMs, seenMs, queuedSinceMs } = wait;
    if (queuedSinceMs === null)
        logged.queue = false;
    const isShown = phase === 'queued' || (0,agent_queue.BU)(build) !== null;
    if (logged.queue || queuedSinceMs === null || !isShown || seenMs === foundMs)
        return false;
    const longMs = Math.min(longQueueMs, (queueTimeoutMs ?? Number.POSITIVE_INFINITY) / 2);
    logged.queue = seenMs - queuedSinceMs > longMs;
    return logged.queue;
}
function describeFailure(build, { redact }) {
    const first = describeProgress(build, redact).firstFailure;
    return first === null ? null : `first failed job: “${first}”.`;
}
function describeQueue({ seenMs, queuedSinceMs }, build) {
    const rules = (0,agent_queue.q6)(build);
    const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
    return `no agent has picked up a job for ${(0,durations.a3)(seenMs - (queuedSinceMs ?? seenMs))}.${wanted}`;
}

;






const settleMs = 5_000;
function createRunningCancels(plan, context) {
    const { options, sinceMs } = plan;
    const { clock } = context;
    const running = new Set();
    let ended = [];
    let failure;
    let wake = new AbortController();
    const cancelOne = async (wait) => {
        try {
            const confirmed = await confirmEnd([wait], { ...plan, shared: undefined }, context);
            const sendByMs = sinceMs + options.timeoutMs;
            const canceled = await cancelEach(confirmed, { ...plan, sendByMs }, context);
            ended.push(...canceled);
        }
        catch (error) {
            failure = { error };
        }
        running.delete((0,build_outputs.mT)(wait.address));
        wake.abort();
    };
    return {
        begin(waits) {
            if (plan.cancel === undefined)
                return;
            const isNew = ({ address }) => !running.has((0,build_outputs.mT)(address)) && !ended.some((one) => (0,build_outputs.bt)(one.address, address));
            const overdue = waits.filter((wait) => (0,cancel_unwanted.l0)(wait.end, options) && isNew(wait));
            for (const wait of overdue) {
                running.add((0,build_outputs.mT)(wait.address));
                void cancelOne(wait);
            }
        },
        take(waits) {
            if (failure)
                throw failure.error;
            const news = ended;
            ended = [];
            wake = new AbortController();
            return waits.map((wait) => news.find(({ address }) => (0,build_outputs.bt)(address, wait.address)) ?? wait);
        },
        done: () => (running.size === 0 && ended.length === 0 ? undefined : wake.signal),
        async settle() {
            const nextEnd = () => {
                if (wake.signal.aborted)
                    wake = new AbortController();
                return wake.signal;
            };
            const endMs = clock.monotonic() + settleMs;
            await (0,wakeable_sleep.L)(() => running.size > 0, { endMs, wake: nextEnd }, context);
        },
        isRunning: ({ address }) => running.has((0,build_outputs.mT)(address)),
    };
}
async function cancelEach(waits, { cancel, sendByMs }, context) {
    if (cancel === undefined)
        return waits;
    return Promise.all(waits.map(async (wait) => {
        if (typeof wait.end !== 'object' || wait.end === null)
            return wait;
        const { build, end, isRevived } = await cancel({ ...wait, end: wait.end }, sendByMs);
        if (!isRevived)
            return { ...wait, build, end: end ?? 'ended' };
        const now = moment(context);
        return (0,build_wait.oG)({ ...wait, end: null }, { build }, { sentMs: now.monotonicMs, now });
    }));
}

;













async function pollBuilds(started, plan, context) {
    const { sinceMs, search } = plan;
    const begin = (tracked) => (0,build_wait.AC)(tracked, sinceMs, moment(context));
    const first = started.map(begin);
    if (search)
        await (0,build_search.fO)(search, context);
    const waits = (0,build_search.BL)(first, search, begin);
    const scheduler = await createPollScheduler(waits, plan, context);
    try {
        return await pollUntilOver({ started, waits, begin, scheduler }, plan, context);
    }
    finally {
        scheduler.stop();
    }
}
async function pollUntilOver({ started, begin, scheduler, ...beginning }, plan, context) {
    const { options, duplicateCheck, search } = plan;
    const { clock } = context;
    const progress = createProgressLog(plan, context);
    const cancels = createRunningCancels(plan, context);
    let waits = (0,build_search.BL)(beginning.waits, search, begin);
    let change = search?.change();
    for (;;) {
        const timeoutMs = Math.min(mostLogMs, (0,wait_limits.Kn)(waits, options, clock.monotonic()));
        await progress.log(waits, { timeoutMs });
        waits = waits.map((wait) => checkNow(wait, options, context));
        plan.onEnding?.(waits);
        if (isOver(waits, plan)) {
            await cancels.settle();
            waits = cancels.take(waits);
            plan.onEnding?.(waits.map((wait) => conclude(wait, clock.monotonic())));
            await awaitLastReads(waits, search, context);
            waits = (0,build_search.BL)(waits, search, begin).map((wait) => checkNow(wait, options, context));
            const decisive = decisiveOf(waits, plan);
            const { isPending } = scheduler;
            const confirmed = await confirmEnd(waits, { ...plan, shared: scheduler.listedBy(waits), isPending }, context);
            waits = waits.map((wait, index) => keepCancel(wait, confirmed[index] ?? wait, cancels));
            plan.onPoll(waits);
            waits = withSiblings(waits, options, clock.monotonic());
            waits = await cancelQueued(waits, plan, context);
            waits = await concludeDuplicates(waits, started, plan, context);
            if (isOver(waits, plan)) {
                search?.stop();
                const still = decisiveOf(waits, plan);
                const isDecisive = ({ build: { id } }) => still.has(id) && (decisive.has(id) || decisive.isDisjointFrom(still));
                return (0,build_search.BL)(waits, search, begin).map((wait) => ({
                    ...conclude(wait, clock.monotonic()),
                    isDecisive: isDecisive(wait),
                }));
            }
        }
        plan.onQueue?.((0,wait_limits.uh)(waits, options));
        cancels.begin(waits);
        const wake = anyOf(change, cancels.done());
        if (wake && isIdle(waits))
            await (0,build_search.pG)(wake, context);
        else
            waits = await scheduler.poll(waits, progress.nextMs(), wake);
        waits = cancels.take(waits);
        if (duplicateCheck)
            waits = replaceBuilds(waits, await duplicateCheck.check(waits));
        waits = (0,build_search.BL)(waits, search, begin);
        change = search?.change();
        plan.onPoll(waits);
    }
}
function keepCancel(wait, confirmed, { isRunning }) {
    const { end } = wait;
    const isOurs = typeof end === 'object' && end !== null && isRunning(wait);
    if (!isOurs || !(0,states.YQ)(confirmed.build.state))
        return confirmed;
    return { ...confirmed, end: { ...end, stop: { ...end.stop, canceled: true } } };
}
const mostLogMs = 5_000;
function anyOf(...signals) {
    const all = signals.filter((signal) => signal !== undefined);
    return all.length === 0 ? undefined : AbortSignal.any(all);
}
async function awaitLastReads(waits, search, context) {
    const { clock } = context;
    if (search === undefined || !waits.some(isTimedOut))
        return;
    const nowMs = clock.monotonic();
    const heldMs = (0,wait_limits.x8)(nowMs + time_to_wait.P, context);
    const endMs = nowMs + (heldMs > 0 ? heldMs + wait_limits.NR : wait_limits.Q);
    await (0,wakeable_sleep.L)(search.isOpen, { endMs, wake: search.change }, context);
}
async function cancelQueued(waits, plan, context) {
    const { options } = plan;
    if (waits.some(isTimedOut) || decisiveOf(waits, plan).size > 0 || isAnyMet(waits, options))
        return waits;
    const queued = waits.filter((wait) => isStoppedBy(wait, 'queue-timeout') && (0,cancel_unwanted.l0)(wait.end, options));
    const canceled = await cancelEach(queued, plan, context);
    return waits.map((wait) => canceled[queued.indexOf(wait)] ?? wait);
}
async function concludeDuplicates(waits, started, plan, { clock }) {
    const { duplicateCheck, options } = plan;
    const doubtful = waits.map((wait, index) => isDoubtful(wait, started[index]) ? { ...wait, end: null } : wait);
    if (!duplicateCheck || !isOver(waits, plan) || isOver(doubtful, plan))
        return waits;
    const leftMs = (0,wait_limits.Kn)(waits, options, clock.monotonic());
    return replaceBuilds(waits, await duplicateCheck.conclude(waits, leftMs));
}
function replaceBuilds(waits, builds) {
    return waits.map((wait, index) => {
        const { address, build } = builds[index] ?? wait;
        return (0,build_outputs.bt)(address, wait.address) ? wait : { ...wait, address, build, end: null };
    });
}
function isDoubtful({ end, build: { state } }, started) {
    return started?.duplicateKey !== undefined && end === 'ended' && ((0,states.YQ)(state) || state === 'skipped');
}
function isOver(waits, { options, search }) {
    if ((isIdle(waits) && !isSearchAwaited(waits, search)) || isAbandoned({ options, search }))
        return true;
    if (!isAnyMet(waits, options) && !waits.some((wait) => endsAll(wait, options)))
        return false;
    return !mayStillWin(waits, { options, search });
}
function mayStillWin(waits, { options, search }) {
    if (options.until !== 'any' || !isSearchAwaited(waits, search))
        return false;
    return search?.isReading() === true && !waits.some((wait) => hasSucceeded(wait, options));
}
function isAnyMet(waits, { until }) {
    return until === 'any' && waits.some(({ end }) => end === 'ended');
}
function endsAll(wait, options) {
    if (options.failFast && isFailing(wait, options))
        return true;
    return options.until === 'first-failure' && wait.end !== null && !hasSucceeded(wait, options);
}
function withSiblings(waits, options, nowMs) {
    const { cancelSiblings, cancelOnTimeout } = options;
    const isDecisive = (wait) => isAnyMet([wait], options) ||
        (!isTimedOut(wait) && endsAll(wait, options) && (cancelSiblings || !cancelOnTimeout));
    const decisive = waits.filter(isDecisive);
    if (decisive.length === 0)
        return waits.some(isTimedOut) ? withLimit(waits, nowMs) : waits;
    const first = cancelSiblings ? firstOf(waits, options) : undefined;
    const isUnreadSibling = (wait) => cancelSiblings && isGivenUp(wait) && !decisive.every(isGivenUp);
    const isQueuedSibling = (wait) => cancelSiblings && !cancelOnTimeout && isStoppedBy(wait, 'queue-timeout') && !decisive.includes(wait);
    const isSibling = (wait) => isTimedOut(wait) ||
        isUnreadSibling(wait) ||
        isQueuedSibling(wait) ||
        (first !== undefined && wait !== first && isStoppedBy(wait, 'fail-fast'));
    return waits.map((wait) => (isSibling(wait) ? { ...wait, end: null } : wait));
}
function withLimit(waits, nowMs) {
    return waits.map((wait) => isGivenUp(wait)
        ? { ...wait, end: (0,build_wait.jt)(wait, { why: 'timeout', afterMs: nowMs - wait.sinceMs }) }
        : wait);
}
function firstOf(waits, options) {
    const isWinner = (wait) => options.until === 'any' && hasSucceeded(wait, options);
    const hasDecided = (wait) => wait.end === 'ended' && endsAll(wait, options);
    return (waits.find(isWinner) ?? waits.find(hasDecided) ?? waits.find((wait) => isStoppedBy(wait, 'fail-fast')));
}
function isTimedOut(wait) {
    return isStoppedBy(wait, 'timeout');
}
function isGivenUp(wait) {
    return isStoppedBy(wait, 'unreachable');
}
function isStoppedBy({ end }, why) {
    return typeof end === 'object' && end?.stop.why === why;
}
function decisiveOf(waits, { options }) {
    return new Set(waits.filter((wait) => endsAll(wait, options)).map(({ build }) => build.id));
}
function isAbandoned({ options, search }) {
    const hasFailed = search !== undefined && search.failures().length > 0;
    return hasFailed && options.cancelSiblings === true && options.until !== 'any';
}
function isIdle(waits) {
    return waits.every(({ end }) => end !== null);
}
function isSearchAwaited(waits, search) {
    if (search === undefined || waits.some(isTimedOut))
        return false;
    return search.isOpen() || search.found().length > waits.length;
}
function isFailing({ end, build }, options) {
    if (end === 'ended')
        return build.state === 'failed' && !(0,wait_settings.oJ)('failed', options);
    return end?.stop.why === 'fail-fast';
}
function hasSucceeded({ end, build }, options) {
    return end === 'ended' && (0,wait_settings.oJ)((0,states.Jt)(build), options);
}
function conclude(wait, nowMs) {
    const { address, build, origin = 'found', end, sinceMs, retriesBefore, startsUntilMs } = wait;
    const { stop } = (0,build_wait.jt)(wait, { why: 'left', afterMs: nowMs - sinceMs });
    const known = { address, build, origin, retriesBefore, startsUntilMs };
    return { ...known, end: end === 'ended' ? null : (end ?? { stop }) };
}


}),

6809:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Az: () => (readBuilds),
  LS: () => (pollMany),
  Md: () => (pollBuild),
  TG: () => (isRefusedForGood),
  b2: () => (isMissing)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8405);
var _client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6534);
var _model_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6224);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
var _lists_collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);





const mostPerPage = 100;
async function pollBuild(address, { withJobs, unpaced, timeoutMs, ...pace }, context) {
    const { client, signal } = context;
    const { polling, left } = once(pace);
    try {
        const parameters = withJobs ? { exclude_pipeline: true } : _model_requests_js__WEBPACK_IMPORTED_MODULE_0__.v;
        const options = { signal, timeoutMs, unpaced, polling };
        return { build: await client.builds.get(address, { ...parameters, ...options }) };
    }
    catch (error) {
        const failed = toFailedPoll(error, left, context);
        return isMissing(error) ? { gone: true } : failed;
    }
}
function once(pace) {
    const left = {};
    const onPause = (delayMs) => {
        left.pauseMs = delayMs;
    };
    return { polling: { ...pace, onPause }, left };
}
async function pollMany(organization, { shared, count, withJobs, unpaced, timeoutMs, ...pace }, context) {
    const filters = { ...shared, ...(withJobs ? { exclude_pipeline: true } : _model_requests_js__WEBPACK_IMPORTED_MODULE_0__.v) };
    const { polling, left } = once(pace);
    const options = { signal: context.signal, timeoutMs, unpaced, polling };
    try {
        return await listShared(organization, { count, filters, options }, context);
    }
    catch (error) {
        return toFailedPoll(error, left, context);
    }
}
async function listShared(organization, how, { client }) {
    const limit = 2 * how.count;
    const options = { ...how.options, perPage: Math.min(limit, mostPerPage) };
    const list = client.builds.listForOrganization({ organization }, { ...how.filters, ...options });
    return (0,_lists_collect_list_js__WEBPACK_IMPORTED_MODULE_1__.j)(list, { limit });
}
async function readBuilds(tracked, { all, shared, withJobs = true, timeoutMs, unpaced, isDoubtful, onFailure }, context) {
    const { client, clock, signal } = context;
    const parameters = withJobs ? { include_retried_jobs: true } : _model_requests_js__WEBPACK_IMPORTED_MODULE_0__.v;
    const found = new Map();
    const endMs = clock.monotonic() + timeoutMs;
    const options = () => ({ signal, unpaced, timeoutMs: Math.max(0, endMs - clock.monotonic()) });
    const add = async (read, id) => {
        try {
            for (const build of await read())
                found.set(build.id, build);
        }
        catch (error) {
            signal.throwIfAborted();
            context.log.debug(`Could not read a build: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(error)}`);
            if (id !== undefined)
                onFailure?.(id, error);
        }
    };
    for (const [organization, builds] of Map.groupBy(tracked, ({ address }) => address.organization)) {
        if (shared === undefined || builds.length < 2)
            continue;
        const count = all.filter(({ address }) => address.organization === organization).length;
        const filters = { ...shared, ...parameters };
        await add(() => listShared(organization, { count, filters, options: options() }, context));
    }
    const missing = tracked.filter(({ build }) => {
        const listed = found.get(build.id);
        return listed === undefined || isDoubtful?.(listed);
    });
    await Promise.all(missing.map(({ address, build }) => add(async () => [await client.builds.get(address, { ...parameters, ...options() })], build.id)));
    return found;
}
function isMissing(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_3__.hD && error.status === 404;
}
function isRefusedForGood(error) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_3__.MZ) || error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_3__.MU)
        return false;
    return isMissing(error) || (0,_client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_4__.XE)(error) === 'rejected';
}
function toFailedPoll(error, left, context) {
    context.signal.throwIfAborted();
    if (!(error instanceof Error))
        throw error;
    return { failure: error, temporary: isMissing(error) || context.client.mayPass(error), ...left };
}


}),

9075:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (renderFailureAbove),
  renderFailure: () => (renderFailure)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1904);
var _text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5260);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);




const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value, longestValue)]);
    const key = buildKey.exec(hint ?? '')?.[0];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(hint, longestLine)),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('key to copy', key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_fence_js__WEBPACK_IMPORTED_MODULE_2__.O)(key)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


})

};
;