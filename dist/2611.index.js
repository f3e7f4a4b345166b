"use strict";
exports.id = 2611;
exports.ids = [2611];
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

469:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  QT: () => (listSuites),
  c4: () => (isNotFound),
  gQ: () => (findSuite),
  mh: () => (isWhereItWas),
  no: () => (idOfSuite)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8405);
var _pagination_listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3421);
var _request_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8396);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);
var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1277);





function getSuite(context, to, shared) {
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_0__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__.j)('suites.get', to), shared);
}
async function idOfSuite(context, to, shared) {
    return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.mz)(await getSuite(context, to, shared))?.id;
}
async function findSuite(context, { to, id, shared }) {
    const read = await getSuite(context, to, shared);
    if (read.ok && (id === undefined || read.value.id === id))
        return read.value;
    if (!read.ok && !isNotFound(read.error))
        return 'unknown';
    if (id === undefined)
        return 'gone';
    const listed = await listSuites(context, to, shared);
    if (!listed.ok)
        return 'unknown';
    return listed.value.find((suite) => suite.id === id) ?? 'gone';
}
function isWhereItWas(found, { to, id }) {
    return typeof found === 'object' && id !== undefined && found.slug === to.suite;
}
function isNotFound(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD && error.status === 404;
}
async function listSuites(context, { organization }, shared) {
    try {
        const list = (0,_pagination_listing_js__WEBPACK_IMPORTED_MODULE_4__.X)(context, { endpoint: 'suites.list', to: { organization }, options: shared });
        return { ok: true, value: await list.toArray(), mayHaveBeenApplied: false };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.MZ)
            return { ok: false, error, mayHaveBeenApplied: false };
        throw error;
    }
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

6853:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (retryUntilVerified)
});
var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6534);
var _retry_pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5887);
var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3910);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);




async function retryUntilVerified(context, { call, shared }, verify) {
    let sinceMs;
    for (let attempt = 1;; attempt += 1) {
        const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_0__.s)(context, call, shared);
        if (sent.ok)
            return sent.value;
        const { error } = sent;
        const failed = { error, attempt, shared };
        sinceMs ??= context.outage.sinceMs(error) ?? context.clock.monotonic();
        const hasWaited = await waitAsRequested(context, call, { ...failed, sinceMs });
        const verdict = await verify({ ...sent, repeated: attempt > 1 });
        if (typeof verdict === 'object') {
            context.outage.end(call);
            return verdict.reached;
        }
        if (verdict === 'failed')
            throw giveUp(context, call, error);
        if (!hasWaited)
            await waitInOutage(context, call, { ...failed, sinceMs, nth: attempt, requestedMs: 0 });
    }
}
async function waitAsRequested(context, call, { sinceMs, ...failed }) {
    const { error, shared } = failed;
    const requestedMs = shared.urgent === true || !(0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.D4)(error) ? 0 : (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__.a9)(error);
    if (requestedMs === 0)
        return false;
    await waitInOutage(context, call, { ...failed, sinceMs, nth: 1, requestedMs });
    return true;
}
async function waitInOutage(context, call, failed) {
    const delayMs = (0,_retry_pause_js__WEBPACK_IMPORTED_MODULE_3__.LF)(context, call, failed);
    if (delayMs === undefined)
        throw giveUp(context, call, failed.error);
    await (0,_retry_pause_js__WEBPACK_IMPORTED_MODULE_3__.Gw)(context, call, { ...failed, delayMs });
}
function giveUp({ outage }, call, error) {
    outage.giveUp(call);
    return error;
}


}),

2611:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  updateSuite: () => (updateSuite)
});
var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2038);
var _find_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(469);
var _retry_until_verified_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6853);




async function updateSuite(context, { to, body }, options) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('suites.update', to, { body });
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__.N)(context, options, async (shared) => {
        const meant = { to, id: await (0,_find_suite_js__WEBPACK_IMPORTED_MODULE_2__.no)(context, to, shared), shared };
        return (0,_retry_until_verified_js__WEBPACK_IMPORTED_MODULE_3__.$)(context, { call, shared }, (failed) => verify(context, { meant, body, failed }));
    });
}
async function verify(context, { meant, body, failed }) {
    const { error, mayHaveBeenApplied, repeated } = failed;
    if (!mayHaveBeenApplied && !(repeated && (0,_find_suite_js__WEBPACK_IMPORTED_MODULE_2__.c4)(error)))
        return 'failed';
    const suite = await (0,_find_suite_js__WEBPACK_IMPORTED_MODULE_2__.gQ)(context, meant);
    if (typeof suite === 'object' && agrees(suite, body))
        return { reached: suite };
    error.hint ??= 'The suite may have been changed nevertheless.';
    return (0,_find_suite_js__WEBPACK_IMPORTED_MODULE_2__.mh)(suite, meant) ? 'again' : 'failed';
}
function agrees(suite, { name, default_branch }) {
    return ((name ?? suite.name) === suite.name && (default_branch ?? suite.default_branch) === suite.default_branch);
}


})

};
;