"use strict";
exports.id = 420;
exports.ids = [420];
exports.modules = {

420:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  retryAndWait: () => (retryAndWait)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8405);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6531);
var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3184);
var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3563);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4071);
var _wait_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1600);
var _wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2050);









async function retryAndWait(step, context) {
    const { address, states, wait, sinceMs, sendByMs } = step;
    const { journal, signal } = context;
    let pending = [];
    let seen = [];
    let known = [];
    let isMine = step.options.cancelOnAbort ?? false;
    const onSend = (saved, before) => {
        isMine = step.options.cancelOnAbort ?? (before !== undefined && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.PU)(before));
        pending = [saved];
        seen = before ? [{ address, build: before }] : [];
        known = seen;
        if (isMine)
            journal.save({ phase: 'creating', builds: pending });
    };
    const onNoEffect = () => {
        pending = [];
        known = [];
        if (isMine)
            (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.E3)(journal);
        isMine = step.options.cancelOnAbort ?? false;
    };
    const nothing = 'No job was retried.';
    const aborted = () => ({ sinceMs, spentMs: _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_2__.N, cancelOnAbort: isMine, nothing });
    let result;
    try {
        result = await (0,_wait_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_3__.Oi)({ address, states, sendByMs, onSend, onNoEffect }, context);
    }
    catch (error) {
        if (signal.aborted && error === signal.reason)
            return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_4__.ec)(known, { ...aborted(), pending }, context);
        if (isMine)
            (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_4__.AK)(error, pending, context);
        if (seen.length > 0)
            setOutputs(await stateAfter(error, seen, context), context);
        throw error;
    }
    const { tracked, count } = result;
    const sentence = (0,_wait_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_3__.eV)(result, states);
    if (count !== undefined)
        journal.output('retried-count', String(count));
    if (wait || result.by === 'recovered')
        (0,_wait_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_3__.zD)(result, sentence, context);
    if (signal.aborted)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_4__.ec)([tracked], aborted(), context);
    if (wait)
        return (0,_wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_5__.waitForBuilds)([tracked], { options: { ...step.options, cancelOnAbort: isMine }, sinceMs }, context);
    if (isMine)
        (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.E3)(journal);
    return (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_6__.buildOutcome)(sentence, [tracked], context);
}
const readMs = 5_000;
async function stateAfter(error, seen, { client, signal }) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_7__.Do))
        return seen;
    const parameters = { include_retried_jobs: true, exclude_pipeline: true };
    const options = { ...parameters, signal, unpaced: true, timeoutMs: readMs };
    return Promise.all(seen.map(async (one) => ({
        ...one,
        build: await client.builds.get(one.address, options).catch(() => one.build),
    })));
}
function setOutputs(builds, context) {
    (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__.vP)(builds, context.journal);
    const failed = builds.flatMap((one) => (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_6__.pE)(one, context).failed.map(_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_6__.P$));
    context.journal.output('failed-jobs', failed);
}


}),

1600:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Oi: () => (retryFailedJobs),
  eV: () => (describeRetry),
  iy: () => (cannotRetry),
  qL: () => (runAgain),
  zD: () => (logRetry)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8405);
var _model_agent_queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8667);
var _model_states_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2476);
var _model_times_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1822);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7005);
var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3184);
var _cancel_retries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3022);
var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3563);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _build_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9113);










async function retryFailedJobs(order, context) {
    const { address, states, sendByMs, ended, onSend: save, onNoEffect } = order;
    const { client, signal } = context;
    let before;
    let saved;
    let others;
    try {
        const sent = await (0,_cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__.z)((guard) => client.builds.retryFailedJobs(address, {
            ...{ ...guard, states, sendByMs },
            onSend: async (seen) => {
                if (ended && seen && (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.wx)(seen, oldJobsOf(ended))) {
                    others = seen;
                    throw new Error('Others have retried the build.');
                }
                await guard.onSend();
                before = seen;
                saved = (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.Ri)({ ...address, retry: seen ? { before: (0,_cancel_retries_js__WEBPACK_IMPORTED_MODULE_3__.K)(seen) } : {} }, context);
                save?.(saved, seen);
            },
            onLost: (error) => {
                if (saved)
                    save?.((0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.nB)(saved, error, context), before);
            },
        }), { what: `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address)}`, onNoEffect }, context);
        if (typeof sent === 'string')
            throw signal.reason;
        const { build, count, origin } = sent.value;
        if (count === 0) {
            onNoEffect?.();
            return unretried({ address, build }, ended ?? before);
        }
        const old = { oldJobs: oldJobsOf(before, build), oldEnd: endOf(before) };
        const retriesBefore = before && (0,_cancel_retries_js__WEBPACK_IMPORTED_MODULE_3__.K)(before);
        return { tracked: { address, build, ...old, retriesBefore }, count, by: origin };
    }
    catch (error) {
        if (ended === undefined || others === undefined)
            throw error;
        return { tracked: runAgain({ address, build: others }, ended), count: undefined, by: 'others' };
    }
}
function unretried(tracked, ended) {
    const { build } = tracked;
    const isOther = ended !== undefined &&
        (0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(ended) &&
        (!(0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(build) || build.state !== ended.state || (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.wx)(build, oldJobsOf(ended)));
    return isOther
        ? { tracked: runAgain(tracked, ended), count: 0, by: 'others' }
        : { tracked, count: 0, by: 'direct' };
}
function runAgain(tracked, ended) {
    if (!ended?.jobs || !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(ended))
        return tracked;
    return { ...tracked, oldJobs: oldJobsOf(ended), oldEnd: endOf(ended) };
}
function cannotRetry(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_6__.hD && (error.status === 404 || error.status === 405);
}
function logRetry({ tracked, by }, sentence, context) {
    const level = by === 'recovered' ? 'warning' : 'info';
    context.log[level]((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.Ni)(sentence, tracked.build, context));
}
function describeRetry({ tracked, count, by }, states) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(tracked.address);
    if (count === 0)
        return `${name}: the service retried no job. Requested: jobs in the state ${states.join(' or ')}.`;
    const jobs = count === undefined ? 'its failed jobs' : (0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.U)(count, 'job');
    const doubt = by === 'recovered'
        ? " The response was lost, but the build shows it. It may be another person's retry."
        : '';
    return `${name}: retried ${jobs}.${doubt}`;
}
function endOf(build) {
    return build && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(build) ? { state: build.state, finished_at: build.finished_at } : undefined;
}
function oldJobsOf(before, retried) {
    const shown = retried?.jobs ?? [];
    const ids = new Set((before?.jobs ?? shown.filter(hasFinished)).map(({ id }) => id));
    const news = shown.filter(({ id, state }) => !ids.has(id) && (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_8__.Kk)(state));
    const times = news.map(({ created_at }) => (0,_model_times_js__WEBPACK_IMPORTED_MODULE_9__.p)(created_at));
    const newSinceMs = Math.min(...times.filter((time) => time !== null));
    return Number.isFinite(newSinceMs) ? { ids, newSinceMs } : { ids };
}
function hasFinished(job) {
    return 'finished_at' in job && Boolean(job.finished_at);
}


})

};
;