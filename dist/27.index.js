export const id = 27;
export const ids = [27];
export const modules = {

/***/ 6554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ graceMs),
/* harmony export */   ip: () => (/* binding */ withGracePeriod),
/* harmony export */   zL: () => (/* binding */ writeWithGracePeriod)
/* harmony export */ });
/** The runner leaves a canceled step little time, so a response is awaited only this long. */
const graceMs = 2_500;
/**
 * Awaits work that must not be interrupted, such as a request. If the workflow is canceled meanwhile, throws the reason of
 * the abort after a grace period, or at the runner's second signal; the work itself continues. `what` names the request in
 * the log.
 */
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent = () => true) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The workflow was canceled. Waiting up to ${graceMs / 1_000} s for the response to the ${what}.`);
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
/**
 * The same for a write that reads first. Until the write is sent, a canceled workflow ends it immediately. After that, it
 * may have been applied even if no response came.
 */
async function writeWithGracePeriod(write, what, context) {
    const { signal } = context;
    const reading = new AbortController();
    const stop = () => reading.abort(signal.reason);
    let sent = false;
    const onSend = () => {
        signal.throwIfAborted();
        signal.removeEventListener('abort', stop);
        sent = true;
    };
    if (signal.aborted)
        return 'not sent';
    signal.addEventListener('abort', stop, { once: true });
    try {
        const work = write({ signal: reading.signal, onSend });
        return { value: await withGracePeriod(work, what, context, () => sent) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return sent ? 'unknown' : 'not sent';
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
/** Resolves when the signal aborts; never if the other one aborts first. */
function aborted(signal, instead) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
    });
}


/***/ }),

/***/ 27:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rebuild: () => (/* binding */ rebuild)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9326);
/* harmony import */ var _cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(221);
/* harmony import */ var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6554);
/* harmony import */ var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8481);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2816);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3005);
/* harmony import */ var _wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(984);







/** Rebuilds a build, and waits for the new one. */
async function rebuild({ original, wait, options }, context) {
    const { clock, journal, log, signal } = context;
    const abort = {
        sinceMs: clock.monotonic(),
        spentMs: _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_6__/* .graceMs */ .Nl,
        cancelOnAbort: options.cancelOnAbort,
    };
    const made = await requestRebuild(original, options, context);
    if ('pending' in made)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnAbort */ .e)([], { ...abort, ...made }, context);
    const { build } = made;
    const address = { ...original, number: build.number };
    const started = [{ address, build, origin: 'started' }];
    log.info(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .nameBuild */ .mT)(address)}: created as a rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .nameBuild */ .mT)(original)}.`);
    if (signal.aborted)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnAbort */ .e)(started, abort, context);
    if (wait)
        return (0,_wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_5__.waitForBuilds)(started, { options }, context);
    (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__/* .saveDone */ .E3)(journal);
    const sentence = `Created ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .nameBuild */ .mT)(address)}, a rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .nameBuild */ .mT)(original)}.`;
    return (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_3__.buildOutcome)(sentence, started, context);
}
/**
 * Creates the new build. What identifies it is saved before the request, so that the post step can find it if this step
 * is killed. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 */
async function requestRebuild(original, options, context) {
    const { client, journal } = context;
    const { organization, pipeline, number: of } = original;
    const isMine = (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanceledOnAbort */ .b)({ origin: 'started' }, options.cancelOnAbort);
    const pending = [];
    try {
        const made = await (0,_cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWithGracePeriod */ .zL)(({ signal, onSend }) => client.builds.rebuild(original, {
            signal,
            onSend: (newest) => {
                onSend();
                const known = newest === undefined ? {} : { newest };
                pending.push({ organization, pipeline, rebuild: { of, ...known } });
                if (isMine)
                    journal.save({ phase: 'creating', builds: pending });
            },
        }), `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .nameBuild */ .mT)(original)}`, context);
        return typeof made === 'string' ? { pending } : { build: made.value };
    }
    catch (error) {
        if (isMine && !(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do))
            (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__/* .saveDone */ .E3)(journal);
        throw error;
    }
}


/***/ })

};
