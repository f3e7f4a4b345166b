"use strict";
exports.id = 6541;
exports.ids = [6541,3201];
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

3201:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (listNewest),
  f: () => (listRebuilds),
  findRebuilds: () => (findRebuilds)
});
var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
var _request_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8396);
var _request_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8754);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9016);




const foreignSources = ['ui', 'webhook', 'schedule', 'trigger_job'];
async function listRebuilds(context, { of, newest, options }) {
    const listed = await listNewest(context, { to: of, perPage: 100, options });
    if (!listed.ok)
        return listed;
    const value = listed.value.filter(({ number, rebuilt_from, source }) => number > newest && rebuilt_from?.number === of.number && !foreignSources.includes(source));
    return { ...listed, value };
}
async function findRebuilds(context, request) {
    const listed = await listRebuilds(context, request);
    if (!listed.ok)
        throw listed.error;
    return listed.value;
}
function listNewest(context, { to, perPage, options }) {
    const { organization, pipeline } = to;
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_0__.E)((0,_request_query_js__WEBPACK_IMPORTED_MODULE_0__.Z)(_model_requests_js__WEBPACK_IMPORTED_MODULE_1__.v), { page: 1, perPage });
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_3__.j)('builds.listForPipeline', { organization, pipeline }, { query }), options);
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

6541:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  rebuildBuildOnce: () => (rebuildBuildOnce)
});
var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9016);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2038);
var _after_loss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1273);
var _find_rebuilds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3201);
var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1277);






async function rebuildBuildOnce(context, to, { onSend, ...options }) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.rebuild', to);
    const hint = `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`;
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__.N)(context, options, async (shared) => {
        const newest = await newestNumber(context, to, shared);
        const after = (0,_after_loss_js__WEBPACK_IMPORTED_MODULE_2__.c)(shared, context);
        const listNew = newest === undefined ? undefined : () => (0,_find_rebuilds_js__WEBPACK_IMPORTED_MODULE_3__.f)(context, { of: to, newest, options: after });
        const sending = { ...shared, onSend: () => onSend?.(newest) };
        const { value: build, origin } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.xj)(context, { call, sending, hint }, listNew);
        if (origin === 'direct')
            return { build, origin };
        context.emit({ kind: 'recovered', endpoint: 'builds.rebuild', how: origin, number: build.number });
        return { build: await completeBuild(context, to, { row: build, shared: after }), origin };
    });
}
async function newestNumber(context, to, shared) {
    const newest = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.mz)(await (0,_find_rebuilds_js__WEBPACK_IMPORTED_MODULE_3__.V)(context, { to, perPage: 1, options: shared }));
    return newest && Math.max(0, ...newest.map((build) => build.number));
}
async function completeBuild(context, to, { row, shared }) {
    const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_5__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.get', { ...to, number: row.number }), shared);
    return read.ok ? read.value : row;
}


})

};
;