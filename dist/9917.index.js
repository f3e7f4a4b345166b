"use strict";
exports.id = 9917;
exports.ids = [9917,7124,6132];
exports.modules = {

7124:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  cancelBuild: () => (cancelBuild)
});
var _model_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2476);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
var _response_misplaced_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1568);
var _retry_deadline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3081);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9016);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2038);
var _retry_until_verified_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6853);








const mostReadMs = 10_000;
async function cancelBuild(context, to, options) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.cancel', to);
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__.N)(context, options, async (shared) => {
        let already = false;
        const build = await (0,_retry_until_verified_js__WEBPACK_IMPORTED_MODULE_2__.$)(context, { call, shared }, (failed) => {
            already = isRefused(failed) && !failed.mayHaveBeenApplied && !failed.repeated;
            return verify(context, { to, failed, shared });
        });
        return { build, already };
    });
}
async function verify(context, { to, failed, shared }) {
    const { error, mayHaveBeenApplied, repeated } = failed;
    const refused = isRefused(failed);
    if (!refused && !mayHaveBeenApplied)
        return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD && context.outage.includes(error) ? 'again' : 'failed';
    if (!refused && repeated && !(0,_response_misplaced_js__WEBPACK_IMPORTED_MODULE_4__.J)(error))
        return 'again';
    const { clock } = context;
    const bounded = () => (0,_retry_deadline_js__WEBPACK_IMPORTED_MODULE_5__.d)(clock, Math.min(mostReadMs, shared.deadline.leftMs()), true);
    const reading = refused
        ? { ...shared, unpaced: true, deadline: bounded() }
        : { ...shared, unpaced: true, sendByMs: clock.monotonic() };
    const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_6__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.get', to), reading);
    if (read.ok && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_7__.YQ)(read.value.state))
        return { reached: read.value };
    if (!refused)
        return (0,_response_misplaced_js__WEBPACK_IMPORTED_MODULE_4__.J)(error) ? 'failed' : 'again';
    if (!read.ok)
        return 'failed';
    error.hint ??= `The build is ${read.value.state}.`;
    shared.onRefused?.(read.value);
    return 'failed';
}
function isRefused({ error }) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD && error.status === 422;
}


}),

9917:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  cancelDuplicates: () => (cancelDuplicates),
  s: () => (chooseBuildToKeep)
});
var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8396);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9016);
var _cancel_build_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
var _idempotency_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6132);






const overOrEnding = ['canceled', 'canceling', 'skipped'];
async function cancelDuplicates(context, { to, key, keep, known = keep, shared }) {
    const listed = await (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_0__.findByKey)(context, { to, key, options: shared });
    const isListed = known === undefined || listed.some(({ number }) => number === known);
    const unlisted = isListed ? [] : [await readBuild(context, { ...to, number: known }, shared)];
    const builds = [...listed, ...unlisted].toSorted((a, b) => a.number - b.number);
    const named = builds.find(({ number, state }) => number === keep && !overOrEnding.includes(state));
    const kept = named ?? chooseBuildToKeep(builds);
    const canceled = [];
    const left = [];
    const ended = builds.filter((build) => build !== kept && hasRun(build));
    for (const { number } of builds.filter((build) => build !== kept && !isEndingOrOver(build))) {
        const result = await cancelDuplicate(context, { to: { ...to, number }, shared });
        if (typeof result === 'object') {
            ended.push(result);
            continue;
        }
        (result ? canceled : left).push(number);
        context.emit({ kind: 'duplicate', number, canceled: result });
    }
    return { winner: kept, canceled, left, ended, seen: builds.length };
}
function readBuild(context, to, shared) {
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_1__.t)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__.j)('builds.get', to), shared);
}
function chooseBuildToKeep(builds) {
    return builds.find((build) => !overOrEnding.includes(build.state)) ?? builds[0] ?? null;
}
function isEndingOrOver(build) {
    return overOrEnding.includes(build.state) || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(build);
}
function hasRun(build) {
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(build) && !overOrEnding.includes(build.state);
}
async function cancelDuplicate(context, { to, shared }) {
    let refused;
    const onRefused = (build) => {
        refused = build;
    };
    try {
        await (0,_cancel_build_js__WEBPACK_IMPORTED_MODULE_4__.cancelBuild)(context, to, { ...shared, onRefused });
        return true;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.MZ))
            throw error;
        return refused !== undefined && hasRun(refused) ? refused : false;
    }
}


}),

6132:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CJ: () => (hasKey),
  GH: () => (matchesBody),
  Ux: () => (keyQuery),
  Zy: () => (buildKeyName),
  findByKey: () => (findByKey),
  iC: () => (withKey),
  kj: () => (isRebuild),
  qw: () => (listKeyedBuilds)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8396);
var _request_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8754);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9016);




const buildKeyName = 'kitestring-key';
function withKey(body, key) {
    if (!/^[\w.-]{1,200}$/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
    }
    if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
    }
    return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}
function hasKey(build, key) {
    return build.meta_data?.[buildKeyName] === key;
}
function isRebuild(build) {
    return build.rebuilt_from !== null && build.rebuilt_from !== undefined;
}
function matchesBody(build, body) {
    return (agrees(build.branch, body.branch) && (body.message === undefined || agrees(build.message, body.message)));
}
function agrees(shown, sent) {
    return shown === null || shown === undefined || shown === sent;
}
const firstPage = { page: 1, perPage: 100 };
async function listKeyedBuilds(context, { to, key, options }) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__.j)('builds.listForPipeline', to, { query: (0,_request_query_js__WEBPACK_IMPORTED_MODULE_2__.E)(keyQuery(key), firstPage) });
    const listed = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__.s)(context, call, options);
    if (!listed.ok)
        return listed;
    const ours = listed.value.filter((build) => hasKey(build, key)).sort((a, b) => a.number - b.number);
    return { ...listed, value: ours };
}
async function findByKey(context, request) {
    const listed = await listKeyedBuilds(context, request);
    if (!listed.ok)
        throw listed.error;
    return listed.value.filter((build) => !isRebuild(build));
}
function keyQuery(key) {
    return (0,_request_query_js__WEBPACK_IMPORTED_MODULE_2__.Z)({ meta_data: { [buildKeyName]: key } });
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


})

};
;