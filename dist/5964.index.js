"use strict";
exports.id = 5964;
exports.ids = [5964];
exports.modules = {

1273:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  c: () => (afterLoss)
});
var _retry_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3081);

const mostLateMs = 20_000;
function afterLoss(shared, { clock }) {
    const { sendByMs = Number.POSITIVE_INFINITY, deadline } = shared;
    const lateMs = Math.max(0, sendByMs - clock.monotonic()) + mostLateMs;
    const bounded = lateMs < deadline.leftMs() ? (0,_retry_deadline_js__WEBPACK_IMPORTED_MODULE_0__.d)(clock, lateMs, true) : deadline;
    const noGuard = { onSend: undefined, onNoEffect: undefined, onLost: undefined };
    return { ...shared, ...noGuard, deadline: bounded, sendByMs: undefined };
}


}),

1277:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ee: () => (describeUnknown),
  TE: () => (lookUp),
  mz: () => (snapshotBefore),
  xj: () => (createOrFind)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6534);
var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3910);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9016);
var _after_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);





const pausesMs = [1_000, 2_000, 4_000, 8_000];
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];
const leastLookMs = 10_000;
const tellMs = 15_000;
async function lookUp(context, { call, shared, error }, look) {
    const { clock, emit, outage, random } = context;
    const { deadline, signal } = shared;
    const { endpoint } = call;
    const failed = { kind: 'failed', error };
    let last = { kind: 'absent' };
    const wantedMs = (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.a9)(error);
    const leftMs = Math.max(0, deadline.leftMs() - leastLookMs);
    const mostMs = Math.min(outage.timeoutMs(false), leftMs, _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.qF);
    const requestedMs = Math.min(wantedMs, mostMs);
    if (wantedMs > mostMs)
        (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.Ib)(clock.now(), error, wantedMs);
    const lostMs = clock.monotonic();
    let toldMs = lostMs;
    emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error), elapsedMs: 0 });
    const isSlow = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.MU && !(0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.HG)(error);
    for (const pauseMs of isSlow ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
        const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + requestedMs - clock.monotonic());
        if (!deadline.fits(delayMs))
            return failed;
        await clock.sleep(delayMs, signal);
        const nowMs = clock.monotonic();
        if (nowMs - toldMs >= tellMs) {
            toldMs = nowMs;
            emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error), elapsedMs: nowMs - lostMs });
        }
        last = await look();
        if (last.kind !== 'absent' && !isRefusal(last))
            return last;
    }
    return last;
}
function isRefusal(result) {
    if (result.kind !== 'failed' || !(result.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD))
        return false;
    return [401, 403, 404].includes(result.error.status);
}
function snapshotBefore(read) {
    if (read.ok)
        return read.value;
    const { error } = read;
    const isUntrusted = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.Rc && (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.XE)(error) === 'untrusted';
    if (isUntrusted || (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.uD)(error) || (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.B5)(error))
        throw error;
    return undefined;
}
async function createOrFind(context, { call, sending, hint }, listNew) {
    const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__.s)(context, call, sending);
    if (sent.ok)
        return { value: sent.value, origin: 'direct' };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied)
        throw error;
    if (listNew === undefined)
        throw describeUnknown(call, { error, hint });
    const look = async () => onlyOne(await listNew());
    const found = await lookUp(context, { call, shared: (0,_after_loss_js__WEBPACK_IMPORTED_MODULE_4__.c)(sending, context), error }, look);
    if (found.kind === 'found')
        return { value: found.value, origin: 'recovered' };
    throw describeUnknown(call, { error, hint });
}
function onlyOne(listed) {
    if (!listed.ok)
        return { kind: 'failed', error: listed.error };
    const [value, ...others] = listed.value;
    if (value === undefined)
        return { kind: 'absent' };
    return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value };
}
function describeUnknown(call, { error, hint, ...details }) {
    const reason = `${describeLostResponse(error)} and a lookup could not tell`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.Do(`Could not ${call.intent}: its outcome is unknown, because ${reason}`, {
        method: call.method,
        path: call.path,
        cause: error,
        retryAt: error.retryAt,
        hint: (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.HG)(error) && error.hint !== undefined ? `${error.hint} ${hint}` : hint,
        ...details,
    });
}
function describeLostResponse(error) {
    const why = (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD)
        return `the service answered ${why}`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.tF ? `there was an ${why}` : `no response arrived (${why})`;
}


}),

5964:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  retryFailedJobsOnce: () => (retryFailedJobsOnce)
});
var _model_script_job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1635);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8396);
var _request_query_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8754);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9016);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2038);
var _after_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);
var _lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1277);








async function retryFailedJobsOnce(context, to, { states, onSend, ...options }) {
    if (states.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di('states', 'is empty');
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__.j)('builds.retryFailedJobs', to, { body: { states: states.join(',') } });
    const hint = `Before you retry them again, check whether jobs of build ${to.number} have been retried.`;
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_2__.N)(context, options, async (shared) => {
        const before = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.mz)(await readAttempts(context, to, shared));
        const after = (0,_after_loss_js__WEBPACK_IMPORTED_MODULE_4__.c)(shared, context);
        const retriedSince = before && (async () => ifRetried(await readAttempts(context, to, after), before, states));
        const sending = { ...shared, onSend: () => onSend?.(before) };
        const attempt = async (method) => {
            try {
                return await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.xj)(context, { call: { ...call, method }, sending, hint }, retriedSince);
            }
            catch (error) {
                if (isRefused(error, 405) || (before && isRefused(error, 404)))
                    error.hint = unknownRequest;
                throw error;
            }
        };
        const { value: build, origin } = await attempt('PUT').catch((error) => {
            if (isRefused(error, 405))
                return attempt('POST');
            throw error;
        });
        if (origin === 'direct')
            return { build, count: countOf(build, before), origin };
        context.emit({ kind: 'recovered', endpoint: call.endpoint, how: origin, number: build.number });
        return { build, count: before && retriedOf(before, build, states).length, origin };
    });
}
function countOf({ retried_jobs_count: count }, before) {
    const most = before?.jobs?.length || Number.MAX_SAFE_INTEGER;
    return Number.isInteger(count) && count != null && count >= 0 && count <= most ? count : undefined;
}
const unknownRequest = 'This service may not be able to retry the failed jobs of a build.';
function isRefused(error, status) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.status === status;
}
function readAttempts(context, to, shared) {
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_5__.Z)({ include_retried_jobs: true, exclude_pipeline: true });
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_6__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__.j)('builds.get', to, { query }), shared);
}
function ifRetried(read, before, states) {
    if (!read.ok)
        return read;
    return { ...read, value: retriedOf(before, read.value, states).length > 0 ? [read.value] : [] };
}
function retriedOf(before, build, states) {
    const jobs = (build.jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_7__.P);
    const known = new Set(before.jobs?.map(({ id }) => id));
    const hasNew = jobs.some(({ id, retries_count }) => !known.has(id) && (retries_count ?? 0) > 0);
    return (before.jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_7__.P).filter((job) => {
        if (!states.some((state) => state === (job.soft_failed ? 'soft_failed' : job.state)) || isRetried(job))
            return false;
        const now = jobs.find(({ id }) => id === job.id);
        return now === undefined ? hasNew : isRetried(now) && now.retry_type !== 'automatic';
    });
}
function isRetried({ retried, retried_in_job_id, }) {
    return retried === true || typeof retried_in_job_id === 'string';
}


}),

1635:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (isScriptJob)
});
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}


})

};
;