"use strict";
exports.id = 6385;
exports.ids = [6385];
exports.modules = {

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


}),

6385:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  retryFlakyJobs: () => (retryFlakyJobs)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8405);
var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
var _cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6531);
var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3563);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1479);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4071);
var _retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1600);







const nothing = { rounds: 0, retries: [], notes: [], notices: [] };
async function retryFlakyJobs(outcome, ended, plan, context) {
    const { options, sinceMs, pending, left, soFar = nothing } = plan;
    const { journal, signal } = context;
    const sendByMs = sinceMs + options.timeoutMs;
    if (!isDue(outcome, { ...plan, soFar }, context))
        return { outcome: withRetries(outcome, soFar) };
    const done = [];
    const isMine = options.cancelOnAbort !== false;
    const save = (...sending) => {
        if (!isMine)
            return;
        const unknown = [...pending, ...done.flatMap((one) => one.pending ?? []), ...sending];
        const running = done.flatMap(({ retry }) => (retry === undefined ? [] : [retry.address]));
        (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_0__.r9)({ pending: unknown, builds: [...left, ...running] }, journal);
    };
    for (const one of ended) {
        const isFailed = one.end?.stop.why !== 'retry-unseen' && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.Jt)(one.build) === 'failed' && !signal.aborted;
        const order = { sendByMs, why: outcome.failure?.sentence ?? '', isMine, save };
        done.push(isFailed ? await retryOne(one, order, context) : { tracked: known(one) });
    }
    const now = {
        rounds: soFar.rounds + (isLeftToOthers(done) ? 0 : 1),
        retries: [...soFar.retries, ...done.flatMap(({ retry }) => retry ?? [])],
        notes: [...soFar.notes, ...(outcome.failure?.notes ?? []), ...done.flatMap(({ note }) => note ?? [])],
        notices: [...soFar.notices, ...done.flatMap(({ notice }) => notice ?? [])],
    };
    journal.output('retries', describeRetries(now));
    const isAgain = done.some(({ tracked }) => tracked.oldJobs !== undefined);
    if (isAgain || signal.aborted) {
        const unknown = done.flatMap((one) => one.pending ?? []);
        const tracked = done.map((one) => one.tracked);
        return { tracked, pending: [...pending, ...unknown], soFar: now };
    }
    save();
    return { outcome: withRetries(outcome, now) };
}
function isDue({ failure, success }, { options, sinceMs, soFar }, { clock, log, signal }) {
    if (failure?.kind !== 'flaky' || success || signal.aborted)
        return false;
    const { retryFlaky = 0, timeoutMs } = options;
    const isSpent = soFar.rounds >= retryFlaky;
    if (!isSpent && clock.monotonic() < sinceMs + timeoutMs)
        return true;
    log.info(isSpent
        ? `The failed jobs are not retried any more, because retry-flaky is ${retryFlaky}.`
        : 'The failed jobs are not retried, because wait-timeout is over.');
    return false;
}
function isLeftToOthers(done) {
    const isOwn = ({ retry, pending, note, notice }) => retry ?? pending ?? note ?? notice;
    return done.some(({ isByOthers }) => isByOthers) && !done.some(isOwn);
}
const states = ['failed'];
async function retryOne(one, { sendByMs, why, isMine, save, }, context) {
    const { address, build } = one;
    let sent;
    const order = {
        ...{ address, states, sendByMs, ended: build },
        onSend: (saved) => {
            sent = saved;
            save(saved);
        },
        onNoEffect: () => {
            sent = undefined;
            save();
        },
    };
    try {
        const result = await (0,_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_2__.Oi)(order, context);
        const sentence = result.by === 'others'
            ? `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__.mT)(address)}: its failed jobs were retried by others.`
            : `${(0,_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_2__.eV)(result, states)} ${why}`;
        (0,_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_2__.zD)(result, sentence, context);
        if (result.by === 'others')
            return { tracked: { ...result.tracked, origin: one.origin ?? 'found' }, isByOthers: true };
        if (result.count === 0)
            return { tracked: known(one) };
        return {
            tracked: { ...result.tracked, origin: 'started' },
            retry: { address, count: result.count },
            notice: sentence,
        };
    }
    catch (error) {
        if (isMine)
            (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_4__.AK)(error, sent ? [sent] : [], context);
        return notRetried(one, { error, pending: sent }, context);
    }
}
function notRetried(one, { error, pending }, { signal }) {
    const tracked = known(one);
    const mayRun = pending === undefined ? { tracked } : { tracked, pending };
    if (signal.aborted && error === signal.reason)
        return mayRun;
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_5__.MZ))
        throw error;
    const words = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__.mT)(one.address)}: its failed jobs are not retried`;
    if ((0,_retry_failed_jobs_js__WEBPACK_IMPORTED_MODULE_2__.iy)(error))
        return { tracked, notice: `${words}, because the service does not know the request (${error.status}).` };
    const why = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_6__.O8)(error);
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_5__.Do))
        return { tracked, note: `${words}. ${why}` };
    const note = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__.mT)(one.address)}: its failed jobs may have been retried. ${why} ${error.hint ?? ''}`;
    return { ...mayRun, note: note.trim() };
}
function known({ address, build, origin = 'found' }) {
    return { address, build, origin };
}
function describeRetries({ retries }) {
    return retries.map(({ address, count = null }) => ({ ...address, retried_count: count }));
}
function withRetries(outcome, soFar) {
    const { notes, notices } = soFar;
    return {
        ...outcome,
        notes: [...new Set([...(outcome.notes ?? []), ...notes])],
        notices: [...(outcome.notices ?? []), ...notices],
        outputs: { ...outcome.outputs, retries: describeRetries(soFar) },
    };
}


})

};
;