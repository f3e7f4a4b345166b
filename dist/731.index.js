"use strict";
exports.id = 731;
exports.ids = [731];
exports.modules = {

/***/ 7731:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal),
/* harmony export */   cancelBuildOnce: () => (/* binding */ cancelBuildOnce),
/* harmony export */   cancelOutcome: () => (/* binding */ cancelOutcome),
/* harmony export */   q: () => (/* binding */ tryCancelBuild)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4615);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);





async function cancelBuildOnce(address, client, options, readOptions = options) {
    try {
        const { build, already } = await client.builds.cancelWithDetails(address, options);
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isOver */ .PU)(build) && build.state !== 'canceled')
            return { build, result: 'ended' };
        return { build, result: already ? 'already-canceled' : 'canceled' };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || error.status !== 422)
            throw error;
        const build = await client.builds.get(address, readOptions).catch(() => null);
        readOptions.signal?.throwIfAborted();
        if (build === null || !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .Hd)(build))
            throw error;
        return { build, result: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build) === 'blocked' ? 'blocked' : 'ended' };
    }
}
async function tryCancelBuild(address, { client, log, signal }) {
    try {
        return await cancelBuildOnce(address, client, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorText */ .kc)(error);
        log.warning(failure);
        return { failure };
    }
}
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled'
        ? (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_3__.describeReported)({ address, build }, context)
        : describeRefusal(result, { address, build });
    return (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_3__.buildOutcome)(sentence, [{ address, build }], context);
}
function describeRefusal(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .nameBuild */ .mT)(address);
    switch (result) {
        case 'already-canceled':
            return `${name} was already canceled.`;
        case 'ended':
            return `${name} had already finished (${build.state}).`;
        case 'blocked':
            return `${name} is blocked and cannot be canceled. It continues if someone unblocks it.`;
    }
}


/***/ })

};
;