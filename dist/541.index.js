"use strict";
exports.id = 541;
exports.ids = [541,201];
exports.modules = {

/***/ 3201:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listNewest),
/* harmony export */   f: () => (/* binding */ listRebuilds),
/* harmony export */   findRebuilds: () => (/* binding */ findRebuilds)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8396);
/* harmony import */ var _request_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8754);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(397);




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
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_0__/* .pagedQuery */ .E)((0,_request_query_js__WEBPACK_IMPORTED_MODULE_0__/* .buildQuery */ .Z)(_model_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .smallResponse */ .v), { page: 1, perPage });
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__/* .trySend */ .s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_3__/* .createCall */ .j)('builds.listForPipeline', { organization, pipeline }, { query }), options);
}


/***/ }),

/***/ 1277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ describeUnknown),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   mz: () => (/* binding */ snapshotBefore),
/* harmony export */   xj: () => (/* binding */ createOrFind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6534);
/* harmony import */ var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3910);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(397);




const pausesMs = [1_000, 2_000, 4_000, 8_000];
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];
const tellMs = 15_000;
async function lookUp(context, { call, shared, error }, look) {
    const { clock, emit, outage, random } = context;
    const { deadline, signal } = shared;
    const { endpoint } = call;
    const failed = { kind: 'failed', error };
    const requestedMs = (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .requestedDelayMs */ .a9)(error);
    if (requestedMs > outage.timeoutMs(false) || !deadline.fits(requestedMs)) {
        (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetryAt */ .Ib)(clock.now(), error, requestedMs);
        return failed;
    }
    const lostMs = clock.monotonic();
    let toldMs = lostMs;
    emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .failureReason */ .Hr)(error), elapsedMs: 0 });
    for (const pauseMs of error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
        const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + requestedMs - clock.monotonic());
        if (!deadline.fits(delayMs))
            return failed;
        await clock.sleep(delayMs, signal);
        const nowMs = clock.monotonic();
        if (nowMs - toldMs >= tellMs) {
            toldMs = nowMs;
            emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .failureReason */ .Hr)(error), elapsedMs: nowMs - lostMs });
        }
        const result = await look();
        if (result.kind !== 'absent')
            return result;
    }
    return { kind: 'absent' };
}
function snapshotBefore(read) {
    if (read.ok)
        return read.value;
    if (read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .Rc && (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyFailure */ .XE)(read.error) === 'untrusted')
        throw read.error;
    return undefined;
}
async function createOrFind(context, { call, shared, hint }, listNew) {
    const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .s)(context, call, shared);
    if (sent.ok)
        return { value: sent.value, origin: 'direct' };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied)
        throw error;
    if (listNew === undefined)
        throw describeUnknown(call, { error, hint });
    const look = async () => onlyOne(await listNew());
    const found = await lookUp(context, { call, shared, error }, look);
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
function describeUnknown(call, { error, ...details }) {
    const reason = `${describeLostResponse(error)} and a lookup could not tell`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OutcomeUnknownError */ .Do(`Could not ${call.intent}: its outcome is unknown, because ${reason}`, {
        method: call.method,
        path: call.path,
        cause: error,
        retryAt: error.retryAt,
        ...details,
    });
}
function describeLostResponse(error) {
    const why = (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .failureReason */ .Hr)(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD)
        return `the service answered ${why}`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidResponseError */ .tF ? `there was an ${why}` : `no response arrived (${why})`;
}


/***/ }),

/***/ 6541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rebuildBuildOnce: () => (/* binding */ rebuildBuildOnce)
/* harmony export */ });
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);
/* harmony import */ var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2038);
/* harmony import */ var _find_rebuilds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3201);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1277);





async function rebuildBuildOnce(context, to, options) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .j)('builds.rebuild', to);
    const hint = `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`;
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .N)(context, options, async (shared) => {
        const newest = await newestNumber(context, to, shared);
        const after = { ...shared, sendByMs: undefined };
        const listNew = newest === undefined ? undefined : () => (0,_find_rebuilds_js__WEBPACK_IMPORTED_MODULE_2__/* .listRebuilds */ .f)(context, { of: to, newest, options: after });
        options.onSend?.(newest);
        const { value: build, origin } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .createOrFind */ .xj)(context, { call, shared, hint }, listNew);
        if (origin === 'direct')
            return { build, origin };
        context.emit({ kind: 'recovered', endpoint: 'builds.rebuild', how: origin, number: build.number });
        return { build: await completeBuild(context, to, { row: build, shared: after }), origin };
    });
}
async function newestNumber(context, to, shared) {
    const newest = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .snapshotBefore */ .mz)(await (0,_find_rebuilds_js__WEBPACK_IMPORTED_MODULE_2__/* .listNewest */ .V)(context, { to, perPage: 1, options: shared }));
    return newest && Math.max(0, ...newest.map((build) => build.number));
}
async function completeBuild(context, to, { row, shared }) {
    const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_4__/* .trySend */ .s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .j)('builds.get', { ...to, number: row.number }), shared);
    return read.ok ? read.value : row;
}


/***/ })

};
;