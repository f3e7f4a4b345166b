"use strict";
exports.id = 7731;
exports.ids = [7731];
exports.modules = {

/***/ 7731:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ml: () => (cancelBuildOnce),
  a2: () => (describeRefusal),
  cancelForStep: () => (cancelForStep),
  cancelOutcome: () => (cancelOutcome),
  qA: () => (tryCancelBuild)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4071);





const hopeless = [401, 404, 429];
async function cancelBuildOnce(address, client, options, { read = options, onRefusal } = {}) {
    try {
        const { build, already } = await client.builds.cancelWithDetails(address, options);
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.PU)(build) && build.state !== 'canceled')
            return { build, result: 'ended' };
        return { build, result: already ? 'already-canceled' : 'canceled' };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD) || !leadsToRead(error, onRefusal !== undefined))
            throw error;
        const build = await client.builds.get(address, read).catch(() => null);
        read.signal?.throwIfAborted();
        if (build === null)
            throw error;
        if (error.status === 422 && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(build))
            return { build, result: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) === 'blocked' ? 'blocked' : 'ended' };
        onRefusal?.(build);
        throw error;
    }
}
function leadsToRead({ status }, readsAfterAny) {
    return status === 422 || (readsAfterAny && status < 500 && !hopeless.includes(status));
}
async function cancelForStep(address, context, sendByMs) {
    const { client, journal, signal } = context;
    const onRefusal = (build) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__.vP)([{ address, build }], journal);
    return cancelBuildOnce(address, client, { signal, sendByMs }, { onRefusal });
}
async function tryCancelBuild(address, { client, log, signal }, limits = {}) {
    try {
        return await cancelBuildOnce(address, client, { signal, ...limits });
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__.kc)(error);
        log.warning(failure);
        return { failure };
    }
}
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled'
        ? (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_4__.describeReported)({ address, build }, context)
        : describeRefusal(result, { address, build });
    const outcome = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_4__.buildOutcome)(sentence, [{ address, build }], context);
    if (result !== 'blocked')
        return outcome;
    const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
    return { ...outcome, success: false, hint };
}
function describeRefusal(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__.mT)(address);
    switch (result) {
        case 'already-canceled':
            return `${name} was already canceled.`;
        case 'ended':
            return `${name} had already finished (${build.state}).`;
        case 'blocked':
            return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
    }
}


/***/ })

};
;