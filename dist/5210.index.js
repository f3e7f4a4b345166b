"use strict";
exports.id = 5210;
exports.ids = [5210,3862];
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
var _client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6534);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _report_notes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6040);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1479);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4071);
var _grace_period_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3184);








const hopeless = [401, 404, 429];
async function cancelBuildOnce(address, client, options, { read = forRead(options), onRefusal } = {}) {
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
function forRead({ onSend: _onSend, onNoEffect: _onNoEffect, ...options }) {
    return options;
}
function leadsToRead({ status }, readsAfterAny) {
    return status === 422 || (readsAfterAny && status < 500 && !hopeless.includes(status));
}
async function cancelForStep(address, context, sendByMs) {
    const { client, journal, redact } = context;
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__.mT)(address);
    const onRefusal = (build) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__.vP)([{ address, build }], journal);
    const canceled = await (0,_grace_period_js__WEBPACK_IMPORTED_MODULE_3__.z)((guard) => cancelBuildOnce(address, client, { sendByMs, ...guard }, { onRefusal }), { what: `cancel of ${name}` }, context);
    if (typeof canceled !== 'string')
        return canceled.value;
    const result = canceled === 'unknown' ? 'may have been canceled' : 'was not canceled';
    const sentence = `The step was interrupted. ${name} ${result}.`;
    return { success: false, sentence, summary: () => (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_4__.I)([redact.text(sentence)]) };
}
async function tryCancelBuild(address, { client, log, signal }, limits = {}) {
    try {
        return await cancelBuildOnce(address, client, { signal, ...limits });
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_5__.kc)(error);
        log.warning(failure);
        return { failure, isRefused: error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && (0,_client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_6__.XE)(error) === 'rejected' };
    }
}
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled'
        ? (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_7__.describeReported)({ address, build }, context)
        : describeRefusal(result, { address, build });
    const isInterrupted = context.signal.aborted;
    const words = isInterrupted ? `The step was interrupted. ${sentence}` : sentence;
    const made = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_7__.buildOutcome)(words, [{ address, build }], context);
    const outcome = isInterrupted ? { ...made, success: false } : made;
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


/***/ }),

/***/ 6531:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AK: () => (warnOfUnknown),
  bk: () => (isCanceledOnAbort),
  ec: () => (cancelOnAbort)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8405);
var _client_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6132);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9075);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1479);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _cancel_build_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7731);
var _saved_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3563);








const mostMs = 5_500;
const attemptMs = 3_000;
const lastAttemptMs = 1_500;
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return cancelOnAbort ?? origin === 'started';
}
async function cancelOnAbort(tracked, { cancelOnAbort, unwanted = [], sinceMs, pending = [], wanted, spentMs = 0 }, context) {
    const nowMs = context.clock.monotonic();
    const [afterMs, endMs] = [nowMs - sinceMs, nowMs + mostMs - spentMs];
    const isMine = (one) => unwanted.includes(one.build.id) || isCanceledOnAbort(one, cancelOnAbort);
    const aborted = await Promise.all(tracked.map((one) => {
        if (pending.some((saved) => isRetryOf(saved, one)))
            return { ...one, result: 'pending' };
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.PU)(one.build) && !one.oldJobs)
            return readEnded(one, context);
        return isMine(one) ? cancelOne(one, endMs, context) : { ...one, result: 'kept' };
    }));
    const open = aborted.flatMap((one) => leftOf(one, context));
    const mine = isCanceledOnAbort({ origin: 'started' }, cancelOnAbort) ? pending : [];
    if (open.length + mine.length > 0 || tracked.some(isMine))
        (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.r9)({ pending: mine, builds: open }, context.journal);
    const sentences = [
        ...aborted.filter(({ result }) => result !== 'pending').map(describeResult),
        ...pending.map((saved) => describePending(saved, mine.includes(saved))),
    ];
    const result = sentences.join(' ') || 'No build was started.';
    const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } }));
    const expected = wanted ?? aborted.filter(({ result }) => result !== 'pending').length + pending.length;
    const outcome = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.buildOutcome)(`The step was interrupted. ${result}`, reported, context, expected);
    const failedJobs = reported.flatMap((one, index) => {
        const shown = [one, ...tracked.slice(index, index + 1)].map((each) => (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.pE)(each, context).failed);
        return (shown.find(({ length }) => length > 0) ?? []).map(_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.P$);
    });
    const failed = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
    const outputs = { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) };
    return { ...outcome, outputs, success: false, summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_3__.W)(failed, outcome.summary) };
}
function leftOf({ address, result, duplicateKey }, { clock }) {
    const open = result === 'failed' ? [address] : [];
    if (duplicateKey === undefined || result === 'pending')
        return open;
    const duplicates = (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.e7)(address, duplicateKey, clock);
    return [...open, result === 'kept' ? { ...duplicates, number: address.number } : duplicates];
}
async function readEnded(one, { client, forceSignal }) {
    const ended = { ...one, result: 'ended' };
    if (one.build.jobs || one.build.state !== 'failed')
        return ended;
    const options = { urgent: true, timeoutMs: lastAttemptMs, signal: forceSignal };
    const build = await client.builds.get(one.address, options).catch(() => one.build);
    return { ...ended, build };
}
function isRetryOf({ organization, pipeline, number, retry }, { address }) {
    return (retry !== undefined && number !== undefined && (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.bt)({ organization, pipeline, number }, address));
}
async function cancelOne(one, endMs, context) {
    try {
        return { ...one, ...(await cancelUntil(endMs, one.address, context)) };
    }
    catch (error) {
        return { ...one, result: 'failed', why: (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_5__.kc)(error) };
    }
}
async function cancelUntil(endMs, address, { client, clock, forceSignal }) {
    for (let attempt = 1;; attempt += 1) {
        const last = forceSignal.aborted;
        const leftMs = Math.max(0, endMs - clock.monotonic());
        const timeoutMs = Math.min(last ? lastAttemptMs : attemptMs, leftMs);
        const options = { urgent: true, timeoutMs, ...(last ? {} : { signal: forceSignal }) };
        try {
            return await (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_6__.Ml)(address, client, options, {
                read: { urgent: true, timeoutMs: lastAttemptMs },
            });
        }
        catch (error) {
            const hasTime = clock.monotonic() < endMs;
            const again = forceSignal.aborted ? !last : attempt === 1 && hasTime && error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_7__.MU;
            if (!again)
                throw error;
        }
    }
}
function warnOfUnknown(error, pending, { log }) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_7__.Do))
        return;
    for (const saved of pending)
        log.warning(`${describeDoubt(saved)}. The post step looks for it for a minute, and cancels it.`);
}
function describeDoubt(saved) {
    return `A ${(0,_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.a1)(saved)} may have been ${saved.retry ? 'started' : 'created'}`;
}
function describePending(saved, isMine) {
    const doubt = describeDoubt(saved);
    if (isMine)
        return `${doubt}. The post step looks for it.`;
    const mark = saved.key === undefined ? '' : ` Its meta-data is ${_client_index_js__WEBPACK_IMPORTED_MODULE_8__.Zy} = ${saved.key}.`;
    return `${doubt}, and keeps running: this step does not cancel it.${mark}`;
}
function describeResult({ address, build, result, why }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address);
    switch (result) {
        case 'kept': {
            const stays = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) === 'blocked' ? 'stays blocked' : 'keeps running';
            return `${name} ${stays}: this step does not cancel it.`;
        }
        case 'failed':
            return `${name} could not be canceled (${why ?? 'no response'}). The post step tries again.`;
        case 'ended':
        case 'blocked':
            return (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_6__.a2)(result, { address, build });
        default:
            return `${name} was canceled.`;
    }
}


/***/ }),

/***/ 3184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (graceMs),
  z: () => (writeWithGracePeriod)
});
const graceMs = 2_500;
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`);
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
async function writeWithGracePeriod(write, { what, onNoEffect: tell }, context) {
    const { signal } = context;
    const stopping = new AbortController();
    let open = 0;
    const stop = () => {
        if (open === 0)
            stopping.abort(signal.reason);
    };
    const onSend = async () => {
        await context.heedSignals();
        signal.throwIfAborted();
        open += 1;
    };
    const onNoEffect = () => {
        open -= 1;
        if (open > 0)
            return;
        tell?.();
        if (signal.aborted)
            stop();
    };
    if (signal.aborted)
        return 'not sent';
    signal.addEventListener('abort', stop, { once: true });
    try {
        const work = write({ signal: stopping.signal, onSend, onNoEffect });
        return { value: await withGracePeriod(work, what, context, () => open > 0) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return open > 0 ? 'unknown' : 'not sent';
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function aborted(signal, instead) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
    });
}


/***/ }),

/***/ 3563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  E3: () => (saveDone),
  a1: () => (nameRequested),
  ao: () => (duplicatePauseMs),
  e7: () => (duplicatesOf),
  l7: () => (toSaved),
  r9: () => (saveUnfinished)
});
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);

function toSaved({ address, duplicateKey }) {
    return duplicateKey === undefined ? address : { ...address, key: duplicateKey };
}
const duplicatePauseMs = 30_000;
function duplicatesOf({ organization, pipeline }, key, { now }) {
    return { organization, pipeline, key, duplicatesUntilMs: now() + duplicatePauseMs };
}
function saveUnfinished(left, journal) {
    const builds = [...left.builds, ...left.pending];
    const phase = left.pending.length > 0 ? 'creating' : 'waiting';
    journal.save({ phase: builds.length > 0 ? phase : 'done', builds });
}
function saveDone(journal) {
    journal.save({ phase: 'done', builds: [] });
}
function nameRequested({ organization, pipeline, number, rebuild }) {
    if (number !== undefined)
        return `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)({ organization, pipeline, number })}`;
    if (rebuild === undefined)
        return `build of ${organization}/${pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)({ organization, pipeline, number: rebuild.of })}`;
}


/***/ }),

/***/ 3862:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  explainAndComment: () => (explainAndComment)
});
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);

async function explainAndComment(outcome, { builds, settings, retries = [], }, context) {
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__.F3)(builds)
        ? await (await __webpack_require__.e(/* import() */ 165).then(__webpack_require__.bind(__webpack_require__, 165))).explainFailures(outcome, builds, settings, context)
        : outcome;
    if (settings.comment === undefined)
        return explained;
    const { withBuildComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1749), __webpack_require__.e(4919)]).then(__webpack_require__.bind(__webpack_require__, 3653));
    return withBuildComment(explained, { builds, settings: settings.comment, retries }, context);
}


/***/ }),

/***/ 5210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  waitForBuilds: () => (waitForBuilds)
});

var verdict = __webpack_require__(4946);
var cancel_build_once = __webpack_require__(7731);
var cancel_on_abort = __webpack_require__(6531);
var grace_period = __webpack_require__(3184);
var saved_state = __webpack_require__(3563);
var build_outcome = __webpack_require__(6687);
var build_outputs = __webpack_require__(4071);
var build_search = __webpack_require__(7004);
var limits = __webpack_require__(5703);
var poll_builds = __webpack_require__(5554);
var errors = __webpack_require__(8405);
var states = __webpack_require__(2476);
var error_text = __webpack_require__(1479);
var in_input_words = __webpack_require__(8117);
var wait_settings = __webpack_require__(5002);
var explain_and_comment = __webpack_require__(3862);
;







async function waitOutcome(waited, { options, wanted, retries = [] }, context) {
    const succeeded = waited.filter((one) => hasSucceeded(one, options));
    const success = options.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
    const worst = success ? undefined : mostRelevant(waited.filter((one) => !succeeded.includes(one)));
    const hint = worst && hintFor(worst);
    const [only, second] = waited;
    const single = only !== undefined && second === undefined;
    const start = worst === undefined ? '' : ` Start with: ${describe(worst, options, context)}`;
    const sentence = single
        ? describe(only, options, context)
        : `${succeeded.length} of ${waited.length} builds succeeded${describeOpen(waited)}.${start}`;
    const reported = waited.map((one) => toReported(one, options));
    const outcome = {
        ...(0,build_outcome.buildOutcome)(sentence, reported, context, wanted),
        success,
        ...(hint !== undefined && { hint }),
    };
    if (options.failures === undefined)
        return outcome;
    return (0,explain_and_comment.explainAndComment)(outcome, { builds: reported, settings: options.failures, retries }, context);
}
function describeOpen(waited) {
    const open = waited.filter(({ end, build }) => end !== null && end.stop.why !== 'disappeared' && !(0,states.PU)(build) && !(0,states.YQ)(build.state));
    return open.length === 0 ? '' : `; ${open.length} had not finished`;
}
function mostRelevant(failed) {
    return (failed.find(({ end }) => end === null) ?? failed.find(({ end }) => end?.stop.why !== 'left') ?? failed[0]);
}
function hasSucceeded({ end, build }, options) {
    return end === null && (0,wait_settings.oJ)((0,states.Jt)(build), options);
}
function toReported(one, options) {
    const hasPassed = one.end === null && (0,states.Jt)(one.build) === 'passed';
    return { ...one, stop: one.end?.stop, isUnwantedPass: hasPassed && !hasSucceeded(one, options) };
}
function describe(one, options, context) {
    const words = (0,build_outcome.describeReported)(toReported(one, options), context);
    const error = one.end?.error;
    return error === undefined ? words : `${words} (${(0,error_text.kc)(error)})`;
}
function hintFor({ address, build, end }) {
    const state = (0,states.Jt)(build);
    switch (end?.stop.why) {
        case 'timeout':
            if ((0,states.YQ)(state))
                return undefined;
            return `${hintOf(end.error)} To keep waiting, run wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number}. To wait longer from the start, raise wait-timeout.`.trim();
        case 'queue-timeout':
            return 'Check that an agent matching the agent rules is connected, or raise queue-timeout.';
        case 'retry-unseen':
            return 'Open the build and check whether its jobs run again.';
        case 'disappeared':
            return 'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.';
        case undefined:
            if (state !== 'blocked')
                return undefined;
            return 'Unblock the build, add blocked to success-states, or set wait-through-blocked.';
        default:
            return hintOf(end?.error) || undefined;
    }
}
function hintOf(error) {
    return error instanceof errors.MZ ? (0,in_input_words.b)(error.hint ?? '') : '';
}

;











const leastHeldMs = 5_000;
async function waitForBuilds(tracked, { leave = false, pending = [], soFar, ...plan }, context) {
    const { clock, journal, signal } = context;
    const { options, sinceMs, search } = plan;
    let latest = tracked;
    const warnOfStrange = createStrangeWarning(context);
    const onPoll = (seen) => {
        latest = seen.map((one, index) => ({ ...tracked[index], ...one }));
        (0,build_outputs.vP)(seen, journal, search?.wanted);
        warnOfStrange(seen);
    };
    let left = [];
    let isResponsible = false;
    const takeOn = (builds) => {
        onPoll(builds);
        const mine = builds.filter((one) => (0,cancel_on_abort.bk)(one, options.cancelOnAbort));
        left = leftOf(builds, plan);
        isResponsible = mine.length + pending.length + left.length > 0;
        if (isResponsible)
            (0,saved_state.r9)({ pending, builds: mine.length > 0 ? mine.map(saved_state.l7) : left }, journal);
    };
    takeOn(tracked);
    search?.onFound(() => takeOn((0,build_search.BL)(latest, search, (found) => found)));
    let ended;
    let unwanted = [];
    const stop = () => ({ why: 'unstarted', afterMs: clock.monotonic() - sinceMs });
    try {
        const waited = leave
            ? tracked.map((one) => ({ ...one, end: { stop: stop() } }))
            : await (0,poll_builds.pollBuilds)(tracked, { ...plan, onPoll }, context);
        unwanted = waited.filter(({ end }) => end && isUnwanted(end, options)).map(({ build }) => build.id);
        ended = await Promise.all(waited.map((one) => cancelIfUnwanted(one, options, context)));
        left = leftOf(ended, plan);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const { cancelOnAbort: cancel } = options;
        const wanted = search?.wanted;
        return (0,cancel_on_abort.ec)(latest, { sinceMs, cancelOnAbort: cancel, unwanted, pending, wanted }, context);
    }
    finally {
        if ((isResponsible || left.length > 0) && !signal.aborted)
            (0,saved_state.r9)({ pending, builds: left }, journal);
    }
    const outcome = await waitOutcome(ended, { options, wanted: search?.wanted, retries: soFar?.notices }, context);
    if (!options.retryFlaky || (0,poll_builds.z)(plan))
        return outcome;
    const { retryFlakyJobs } = await __webpack_require__.e(/* import() */ 6385).then(__webpack_require__.bind(__webpack_require__, 6385));
    const retried = await retryFlakyJobs(outcome, ended, { options, sinceMs, pending, left, soFar }, context);
    if ('outcome' in retried)
        return retried.outcome;
    if (!signal.aborted)
        return waitForBuilds(retried.tracked, { ...plan, ...retried }, context);
    const { cancelOnAbort: cancel } = options;
    return (0,cancel_on_abort.ec)(retried.tracked, { sinceMs, cancelOnAbort: cancel, pending: retried.pending, wanted: search?.wanted, spentMs: grace_period.N }, context);
}
function createStrangeWarning({ log }) {
    let isTold = false;
    return (seen) => {
        const strange = isTold ? null : (0,build_outcome.describeStrangeState)(seen);
        if (strange === null)
            return;
        isTold = true;
        log.warning(strange);
    };
}
function leftOf(builds, { duplicateCheck }) {
    const uncanceled = builds.filter(({ end }) => end?.stop.canceled === 'failed');
    return [...(duplicateCheck?.left(builds) ?? []), ...uncanceled.map(({ address }) => address)];
}
async function cancelIfUnwanted(one, options, context) {
    const { address } = one;
    if (one.end === null || !isUnwanted(one.end, options))
        return one;
    const nowMs = context.clock.monotonic();
    const heldUntilMs = nowMs + Math.max(leastHeldMs, limits.Pf - (one.end.stop.heldMs ?? 0));
    const attempt = await (0,cancel_build_once.qA)(address, context, { heldUntilMs });
    const end = endedLater(one.end, (0,limits.eo)(nowMs, context));
    if ('failure' in attempt)
        return {
            ...one,
            end: { ...end, stop: { ...end.stop, canceled: attempt.isRefused ? 'refused' : 'failed' } },
        };
    const { build, result } = attempt;
    const line = result === 'canceled'
        ? `${(0,build_outputs.mT)(address)}: canceled because ${(0,verdict.V$)(end.stop)}.`
        : (0,cancel_build_once.a2)(result, { address, build });
    if (result === 'blocked')
        context.log.warning(line);
    else
        context.log.info(line);
    if (result === 'ended' && end.stop.why !== 'retry-unseen')
        return { ...one, build, end: null };
    return { ...one, build, end: { ...end, stop: { ...end.stop, canceled: result === 'canceled' } } };
}
function endedLater(end, heldMs) {
    if (heldMs === 0)
        return end;
    const { afterMs, heldMs: before = 0 } = end.stop;
    return { ...end, stop: { ...end.stop, afterMs: afterMs + heldMs, heldMs: before + heldMs } };
}
function isUnwanted({ stop }, options) {
    switch (stop.why) {
        case 'timeout':
        case 'queue-timeout':
        case 'retry-unseen':
            return options.cancelOnTimeout;
        case 'fail-fast':
            return options.cancelOnFailFast;
        case 'left':
        case 'unstarted':
            return options.cancelSiblings;
        default:
            return false;
    }
}


/***/ }),

/***/ 9075:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (renderFailureAbove),
  renderFailure: () => (renderFailure)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1904);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);



const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value, longestValue)]);
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(hint, longestLine)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__.yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__.ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


/***/ })

};
;