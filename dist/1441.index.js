"use strict";
exports.id = 1441;
exports.ids = [1441];
exports.modules = {

1441:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  rebuild: () => (rebuild),
  requestRebuild: () => (requestRebuild)
});
var _cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6531);
var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3184);
var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3563);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2050);






async function rebuild(order, context) {
    const { wait, options, sinceMs } = order;
    const { journal, signal } = context;
    const abort = { sinceMs, spentMs: _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__.N, cancelOnAbort: options.cancelOnAbort };
    const isMine = (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.bk)({ origin: 'started' }, options.cancelOnAbort);
    let pending = [];
    const onSend = (saved) => {
        pending = [saved];
        if (isMine)
            journal.save({ phase: 'creating', builds: pending });
    };
    const onNoEffect = () => {
        pending = [];
        if (isMine)
            (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.E3)(journal);
    };
    const made = await requestRebuild({ ...order, onSend, onNoEffect }, context).catch((error) => {
        if (isMine)
            (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.AK)(error, pending, context);
        throw error;
    });
    if (made === null)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.ec)([], { ...abort, pending }, context);
    const { tracked, isGuess } = made;
    if (signal.aborted)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.ec)([tracked], abort, context);
    if (wait)
        return (0,_wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__.waitForBuilds)([tracked], { options, sinceMs }, context);
    (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.E3)(journal);
    const names = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(tracked.address)}, a rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(order.original)}`;
    return (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_5__.buildOutcome)(`${isGuess ? 'Found' : 'Created'} ${names}.`, [tracked], context);
}
async function requestRebuild({ original, sendByMs, onSend: save, onNoEffect }, context) {
    const { client, log } = context;
    const { organization, pipeline, number: of } = original;
    let sent;
    const made = await (0,_cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__.z)((guard) => client.builds.rebuildWithDetails(original, {
        ...guard,
        sendByMs,
        onSend: async (newest) => {
            await guard.onSend();
            const known = newest === undefined ? {} : { newest };
            sent = (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.Ri)({ organization, pipeline, rebuild: { of, ...known } }, context);
            save(sent);
        },
        onLost: (error) => {
            if (sent)
                save((0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.nB)(sent, error, context));
        },
    }), { what: `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(original)}`, onNoEffect }, context);
    if (typeof made === 'string')
        return null;
    const { build, origin } = made.value;
    const address = { ...original, number: build.number };
    const [name, source] = [(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address), (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(original)];
    const isGuess = origin === 'recovered';
    if (isGuess) {
        const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
        log.warning((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.Ni)(doubt, build, context));
    }
    else
        log.info((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.Ni)(`${name}: created as a rebuild of ${source}.`, build, context));
    return { tracked: { address, build, origin: 'started' }, isGuess };
}


})

};
;