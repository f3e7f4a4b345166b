"use strict";
exports.id = 7124;
exports.ids = [7124];
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