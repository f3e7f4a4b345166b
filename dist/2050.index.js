"use strict";
exports.id = 2050;
exports.ids = [2050,3862,6132];
exports.modules = {

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

6531:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AK: () => (warnOfUnknown),
  Vk: () => (endEarly),
  bk: () => (isCanceledOnAbort),
  ec: () => (cancelOnAbort)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8405);
var _client_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6132);
var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9075);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1479);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4071);
var _cancel_build_once_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7731);
var _queued_build_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242);
var _retries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3022);
var _saved_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3563);










const mostMs = 5_500;
const attemptMs = 3_000;
const lastAttemptMs = 1_500;
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return cancelOnAbort ?? origin === 'started';
}
async function cancelOnAbort(tracked, { cancelOnAbort, unwanted = new Map(), sinceMs, pending = [], wanted, unread = [], unwantedUnread = [], notStarted = [], nothing = 'No build was started.', spentMs = 0, early, }, context) {
    const nowMs = context.clock.monotonic();
    const [afterMs, endMs] = [nowMs - sinceMs, nowMs + mostMs - spentMs];
    const isMine = (one) => unwanted.has(one.build.id) || isCanceledOnAbort(one, cancelOnAbort);
    const checkOf = (one) => isCanceledOnAbort(one, cancelOnAbort) ? null : (unwanted.get(one.build.id) ?? null);
    const end = (one) => early?.get(one) ?? endOne(one, { isMine: isMine(one), queueCheck: checkOf(one), endMs }, context);
    const others = cancelOnAbort === true ? unread.filter((one) => !unwantedUnread.includes(one)) : [];
    const canceling = [...unwantedUnread, ...others].map((one) => cancelUnread(one, endMs, context));
    const known = await Promise.all(tracked.map((one) => {
        return pending.some((saved) => isRetryOf(saved, one)) ? { ...one, result: 'pending' } : end(one);
    }));
    const late = await Promise.all(canceling);
    const aborted = [...known, ...late.flatMap(({ canceled }) => canceled ?? [])];
    const failed = late.flatMap(({ left }) => left ?? []);
    const open = [...aborted.flatMap((one) => leftOf(one, context)), ...failed];
    const mine = isCanceledOnAbort({ origin: 'started' }, cancelOnAbort) ? pending : [];
    if (open.length + mine.length + canceling.length > 0 || tracked.some(isMine))
        (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_0__.r9)({ pending: mine, builds: open }, context.journal);
    const sentences = [
        ...aborted.filter(({ result }) => result !== 'pending').map(describeResult),
        ...late.flatMap(({ sentence }) => sentence ?? []),
        ...pending.map((saved) => describePending(saved, mine.includes(saved))),
        ...notStarted,
    ];
    const result = sentences.join(' ') || nothing;
    const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } }));
    const expected = wanted ?? aborted.filter(({ result }) => result !== 'pending').length + pending.length;
    const outcome = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__.buildOutcome)(`The step was interrupted. ${result}`, reported, context, expected);
    const failedJobs = reported.flatMap((one, index) => {
        const shown = [one, ...tracked.slice(index, index + 1)].map((each) => (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__.pE)(each, context).failed);
        return (shown.find(({ length }) => length > 0) ?? []).map(_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__.P$);
    });
    const interrupted = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
    const outputs = { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) };
    return {
        ...outcome,
        outputs,
        success: false,
        ...(aborted.length === 0 && { json: undefined }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__.W)(interrupted, outcome.summary),
    };
}
async function endEarly(work, { tracked, cancelOnAbort, }, context) {
    const { clock, signal } = context;
    const early = new Map();
    const end = () => {
        const endMs = clock.monotonic() + mostMs;
        for (const one of tracked)
            early.set(one, endOne(one, { isMine: isCanceledOnAbort(one, cancelOnAbort), endMs }, context));
    };
    signal.addEventListener('abort', end, { once: true });
    try {
        return { value: await work(), early };
    }
    finally {
        signal.removeEventListener('abort', end);
    }
}
async function endOne(one, { isMine, queueCheck = null, endMs, }, context) {
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(one.build) && !one.oldJobs)
        return readEnded(one, context);
    if (!isMine)
        return readKept(one, context);
    if (queueCheck === null)
        return cancelOne(one, endMs, context);
    try {
        const taken = await (0,_queued_build_js__WEBPACK_IMPORTED_MODULE_4__.N)({
            read: (parameters) => readUrgently(one, context, parameters),
            check: queueCheck,
            startsUntilMs: one.startsUntilMs,
        });
        if (taken !== null)
            return { ...one, build: taken, result: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(taken) ? 'ended' : 'kept' };
    }
    catch (error) {
        return { ...one, result: 'failed', why: (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_5__.kc)(error), queueCheck };
    }
    return { ...(await cancelOne(one, endMs, context)), queueCheck };
}
async function cancelUnread(address, endMs, context) {
    try {
        return { canceled: { address, ...(await cancelUntil(endMs, address, context)) } };
    }
    catch (error) {
        const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_6__.mT)(address);
        if (error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_7__.hD && error.status === 404)
            return { sentence: `${name} was not found.` };
        return { sentence: describeUncanceled(name, (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_5__.kc)(error)), left: address };
    }
}
function leftOf(one, { clock }) {
    const { address, result, duplicateKey, duplicatesUntilMs = clock.now() + _saved_state_js__WEBPACK_IMPORTED_MODULE_0__.ao } = one;
    const open = result === 'failed' ? [(0,_saved_state_js__WEBPACK_IMPORTED_MODULE_0__.gd)(one, one.queueCheck ?? null)] : [];
    if (duplicateKey === undefined || result === 'pending')
        return open;
    const duplicates = (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_0__.e7)(address, duplicateKey, duplicatesUntilMs);
    const stays = result === 'kept' || result === 'ended';
    return [{ ...duplicates, number: address.number, ...(!stays && { cancels: true }) }];
}
async function readEnded(one, context) {
    const ended = { ...one, result: 'ended' };
    if (one.build.jobs || one.build.state !== 'failed')
        return ended;
    return { ...ended, build: await readUrgently(one, context).catch(() => one.build) };
}
async function readKept(one, context) {
    const kept = { ...one, result: 'kept' };
    if (one.oldJobs || one.retriesBefore !== undefined)
        return kept;
    const build = await readUrgently(one, context).catch(() => null);
    return build === null
        ? { ...kept, isUnread: true }
        : { ...kept, build, ...((0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(build) && { result: 'ended' }) };
}
function readUrgently({ address }, { client, forceSignal: signal }, parameters = {}) {
    return client.builds.get(address, { ...parameters, urgent: true, timeoutMs: lastAttemptMs, signal });
}
function isRetryOf({ organization, pipeline, number, retry }, { address }) {
    return (retry !== undefined && number !== undefined && (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_6__.bt)({ organization, pipeline, number }, address));
}
async function cancelOne(one, endMs, context) {
    try {
        const canceled = await cancelUntil(endMs, one.address, context);
        const isOld = (0,_retries_js__WEBPACK_IMPORTED_MODULE_8__.x)(canceled, one.retriesBefore);
        return isOld ? { ...one, result: 'failed', why: notShown } : { ...one, ...canceled };
    }
    catch (error) {
        return { ...one, result: 'failed', why: (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_5__.kc)(error) };
    }
}
const notShown = 'The service does not show yet that its failed jobs run again.';
async function cancelUntil(endMs, address, { client, clock, forceSignal }) {
    for (let attempt = 1;; attempt += 1) {
        const last = forceSignal.aborted;
        const leftMs = Math.max(0, endMs - clock.monotonic());
        const timeoutMs = Math.min(last ? lastAttemptMs : attemptMs, leftMs);
        const options = { urgent: true, timeoutMs, ...(last ? {} : { signal: forceSignal }) };
        try {
            return await (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_9__.Ml)(address, client, options, {
                read: { urgent: true, timeoutMs: lastAttemptMs },
                readsUnanswered: false,
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
const postStepLooks = 'The post step looks for it, and cancels it.';
function warnOfUnknown(error, pending, { log }) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_7__.Do))
        return;
    for (const saved of pending)
        log.warning(`${describeDoubt(saved)}. ${postStepLooks}`);
}
function describeDoubt(saved) {
    const { organization, pipeline, number } = saved;
    if (number !== undefined && !saved.retry)
        return `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_6__.mT)({ organization, pipeline, number })} was created`;
    return `A ${(0,_saved_state_js__WEBPACK_IMPORTED_MODULE_0__.a1)(saved)} may have been ${saved.retry ? 'started' : 'created'}`;
}
function describePending(saved, isMine) {
    const mark = saved.key === undefined ? '' : ` Its meta-data is ${_client_index_js__WEBPACK_IMPORTED_MODULE_10__.Zy} = ${saved.key}.`;
    const next = isMine ? `. ${postStepLooks}` : ', and keeps running: this step does not cancel it.';
    return `${describeDoubt(saved)}${next}${mark}`;
}
function describeUncanceled(name, why = 'no response') {
    return `${name} could not be canceled (${why}). The post step tries again.`;
}
function describeResult({ address, build, result, why, isUnread }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_6__.mT)(address);
    switch (result) {
        case 'kept': {
            if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.YQ)(build.state))
                return `${(0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_9__.ZP)({ address, build })}.`;
            if (isUnread)
                return `${name} was last seen ${(0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.Jt)(build)}, and could no longer be read: this step does not cancel it.`;
            const stays = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.Jt)(build) === 'blocked' ? 'stays blocked' : 'keeps running';
            return `${name} ${stays}: this step does not cancel it.`;
        }
        case 'failed':
            return describeUncanceled(name, why);
        case 'ended':
        case 'blocked':
            return (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_9__.a2)(result, { address, build });
        default:
            return `${(0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_9__.ZP)({ address, build })}.`;
    }
}


}),

3563:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Dg: () => (otherBuildMs),
  E3: () => (saveDone),
  Ri: () => (sentNow),
  a1: () => (nameRequested),
  ao: () => (duplicatePauseMs),
  e7: () => (duplicatesOf),
  gd: () => (toUncanceled),
  l7: () => (toSaved),
  nB: () => (lostNow),
  r9: () => (saveUnfinished)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4071);


function toSaved({ address, duplicateKey, duplicatesUntilMs, retriesBefore: before, }) {
    if (before !== undefined)
        return { ...address, retry: { before, answered: true } };
    if (duplicateKey === undefined)
        return address;
    const keyed = { ...address, key: duplicateKey };
    return duplicatesUntilMs === undefined ? keyed : { ...keyed, duplicatesUntilMs, cancels: true };
}
function toUncanceled({ address, retriesBefore, startsUntilMs, }, queueCheck) {
    const saved = toSaved({ address, retriesBefore });
    if (queueCheck === null)
        return saved;
    return { ...saved, queueCheck, ...(startsUntilMs !== undefined && { startsUntilMs }) };
}
const duplicatePauseMs = 30_000;
const otherBuildMs = 210_000;
const mostEffectMs = 90_000;
const lostEffectMs = { answered: 10_000, timeout: 60_000 };
function sentNow(saved, { client }) {
    return { ...saved, createdByMs: client.serviceNow() + mostEffectMs };
}
function lostNow(saved, error, { client }) {
    const mostMs = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.MU ? lostEffectMs.timeout : lostEffectMs.answered;
    return { ...saved, createdByMs: client.serviceNow() + mostMs };
}
function duplicatesOf({ organization, pipeline }, key, duplicatesUntilMs) {
    return { organization, pipeline, key, duplicatesUntilMs };
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
        return `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__.mT)({ organization, pipeline, number })}`;
    if (rebuild === undefined)
        return `build of ${organization}/${pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__.mT)({ organization, pipeline, number: rebuild.of })}`;
}


}),

9539:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  k: () => (runPool)
});
async function runPool(all, atOnce, task) {
    const results = [];
    const failures = [];
    const left = all.entries();
    const work = async () => {
        for (const [index, one] of left) {
            try {
                results[index] = await task(one);
            }
            catch (error) {
                failures.push(error);
            }
            if (failures.length > 0)
                return;
        }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, work));
    if (failures.length > 0)
        throw failures[0];
    return results;
}


}),

3862:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  explainAndComment: () => (explainAndComment)
});
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);

async function explainAndComment(outcome, { builds, settings, retries = [], }, context) {
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__.F3)(builds)
        ? await (await __webpack_require__.e(/* import() */ 8995).then(__webpack_require__.bind(__webpack_require__, 8995))).explainFailures(outcome, builds, settings, context)
        : outcome;
    if (settings.comment === undefined)
        return explained;
    const { withBuildComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1749), __webpack_require__.e(4919)]).then(__webpack_require__.bind(__webpack_require__, 3653));
    return withBuildComment(explained, { builds, settings: settings.comment, retries }, context);
}


}),

9709:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  k: () => (unwantedUnread),
  y: () => (cancelUnread)
});
var _report_builds_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4946);
var _cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7731);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4020);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4071);




function unwantedUnread({ search, options, sinceMs }, { clock }) {
    const isLate = clock.monotonic() - sinceMs >= options.timeoutMs;
    return isLate && options.cancelOnTimeout ? (search?.unread() ?? []) : [];
}
async function cancelUnread(waited, { search, options, sinceMs, onCancel }, context) {
    const nowMs = context.clock.monotonic();
    const afterMs = nowMs - sinceMs;
    const isMet = options.until === 'any' && waited.some(({ end }) => end === null);
    const why = isMet || afterMs < options.timeoutMs ? 'left' : 'timeout';
    const isUnwanted = why === 'left' ? options.cancelSiblings : options.cancelOnTimeout;
    const unread = isUnwanted ? (search?.unread() ?? []) : [];
    const results = await Promise.all(unread.map(async (address) => {
        onCancel(address);
        const attempt = await (0,_cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_0__.qA)(address, context, {
            unpaced: true,
            heldUntilMs: nowMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_1__.P,
        });
        if ('failure' in attempt)
            return { left: [address] };
        const { build, result } = attempt;
        const isCanceled = result === 'canceled';
        const stop = { why, afterMs, canceled: isCanceled, ...(isCanceled && { unread: 'always' }) };
        context.log.info(isCanceled
            ? `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__.mT)(address)}: ${(0,_cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_0__.EP)(build)} because ${(0,_report_builds_verdict_js__WEBPACK_IMPORTED_MODULE_3__.V$)(stop)}.`
            : (0,_cancel_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_0__.a2)(result, { address, build }));
        const one = { address, build, origin: 'found' };
        return { shown: [{ ...one, end: result === 'ended' ? null : { stop } }] };
    }));
    const shown = results.flatMap(({ shown = [] }) => shown);
    search?.record(shown);
    return { shown, left: results.flatMap(({ left = [] }) => left) };
}


}),

2050:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  waitForBuilds: () => (waitForBuilds)
});

var cancel_on_abort = __webpack_require__(6531);
var grace_period = __webpack_require__(3184);
var saved_state = __webpack_require__(3563);
var pool = __webpack_require__(9539);
var build_outcome = __webpack_require__(6687);
var build_outputs = __webpack_require__(4071);
var build_search = __webpack_require__(7004);
var cancel_unread = __webpack_require__(9709);
var cancel_unwanted = __webpack_require__(6698);
var poll_builds = __webpack_require__(5171);
;

function createWaitJournal(pending, { journal, signal }) {
    let own = [];
    const canceling = new Set();
    let isUsed = false;
    const save = () => {
        const builds = [...own, ...canceling];
        isUsed ||= builds.length + pending.length > 0;
        if (isUsed && !signal.aborted)
            (0,saved_state.r9)({ pending, builds }, journal);
    };
    return {
        takeOn(builds) {
            own = builds;
            save();
        },
        beginCancel(saved) {
            canceling.add(saved);
            save();
        },
        endCancel(saved) {
            if (canceling.delete(saved))
                save();
        },
        conclude(left) {
            own = left;
            canceling.clear();
            save();
        },
    };
}

var errors = __webpack_require__(8405);
var states = __webpack_require__(2476);
var error_text = __webpack_require__(1479);
var in_input_words = __webpack_require__(8117);
var wait_settings = __webpack_require__(5002);
var explain_and_comment = __webpack_require__(3862);
;







async function waitOutcome(waited, { options, wanted, ordered = wanted ?? waited.length, retries = [] }, context) {
    const succeeded = waited.filter((one) => hasSucceeded(one, options));
    const success = options.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
    const worst = success ? undefined : mostRelevant(waited.filter((one) => !succeeded.includes(one)));
    const hint = worst && hintFor(worst);
    const [only, second] = waited;
    const single = only !== undefined && second === undefined;
    const start = worst === undefined ? '' : ` Start with: ${describe(worst, options, context)}`;
    const sentence = single
        ? describe(only, options, context)
        : `${succeeded.length} of ${ordered} builds succeeded${describeOpen(waited)}${describeUncanceled(waited, worst)}.${start}`;
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
function describeUncanceled(waited, worst) {
    const uncanceled = waited.filter((one) => one.end?.stop.canceled === 'failed');
    if (uncanceled.every((one) => one === worst))
        return '';
    return `; ${uncanceled.length} could not be canceled, and the post step tries again`;
}
function mostRelevant(failed) {
    return (failed.find(({ isDecisive, end }) => isDecisive && end?.stop.why !== 'timeout') ??
        failed.find(({ end }) => end === null) ??
        failed.find(({ end }) => end?.stop.why !== 'left') ??
        failed[0]);
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
    const waitJournal = createWaitJournal(pending, context);
    const isMine = (one) => (0,cancel_on_abort.bk)(one, options.cancelOnAbort);
    let left = [];
    const takeOn = (builds) => {
        onPoll(builds);
        const mine = builds.filter(isMine);
        left = leftOf(builds, plan, context);
        waitJournal.takeOn(mine.length > 0 ? mine.map((one) => toCanceled(one, left)) : left);
    };
    takeOn(tracked);
    search?.onFound(() => takeOn((0,build_search.BL)(latest, search, (found) => found)));
    let ended;
    const unwanted = new Map();
    let queueEnds = new Map();
    const canceledUnread = [];
    const onEnding = (builds) => {
        for (const { build, end } of builds)
            if ((0,cancel_unwanted.l0)(end, options))
                unwanted.set(build.id, queueCheckOf(end, plan, context));
            else if (end === null)
                unwanted.delete(build.id);
    };
    const onQueue = (ends) => {
        queueEnds = ends;
    };
    const addOverdue = () => {
        for (const [id, endMs] of queueEnds)
            if (options.cancelOnTimeout && endMs <= clock.monotonic() && !unwanted.has(id))
                unwanted.set(id, 'overdue');
    };
    const canceling = new Map();
    const cancel = (one, sendByMs) => {
        onEnding([one]);
        const name = (0,build_outputs.mT)(one.address);
        const canceled = canceling.get(name) ?? cancelOne(one, sendByMs);
        canceling.set(name, canceled);
        return canceled.finally(() => canceling.delete(name));
    };
    const cancelOne = async (one, sendByMs) => {
        const saved = (0,saved_state.gd)(one, queueCheckOf(one.end, plan, context));
        if (!isMine(one) && (0,cancel_unwanted.l0)(one.end, options))
            waitJournal.beginCancel(saved);
        const canceled = await (0,cancel_unwanted.cV)(one, { options, sendByMs }, context);
        if (canceled.end?.stop.canceled !== 'failed')
            waitJournal.endCancel(saved);
        return canceled;
    };
    const cancelLast = async (one) => {
        const { isRevived, ...canceled } = await cancel(one);
        if (!isRevived)
            return canceled;
        const afterMs = clock.monotonic() - sinceMs;
        const why = afterMs >= options.timeoutMs ? 'timeout' : 'left';
        return cancel({ ...canceled, end: { stop: { why, afterMs } } });
    };
    const onCancel = (address) => {
        canceledUnread.push(address);
        waitJournal.beginCancel(address);
    };
    const stop = () => ({ why: 'unstarted', afterMs: clock.monotonic() - sinceMs });
    try {
        const waited = leave
            ? tracked.map((one) => ({ ...one, end: { stop: stop() } }))
            : await (0,poll_builds.pollBuilds)(tracked, { ...plan, cancel, onPoll, onEnding, onQueue }, context);
        const [canceled, unread] = await Promise.all([
            (0,pool.k)(waited, mostAtOnce, cancelLast),
            (0,cancel_unread.y)(waited, { ...plan, onCancel }, context),
        ]);
        ended = (0,build_search.al)([...canceled, ...unread.shown], search);
        left = [...leftOf(ended, plan, context), ...unread.left];
        if (unread.shown.length > 0)
            onPoll(ended);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        addOverdue();
        const { cancelOnAbort: cancels } = options;
        const unread = {
            unread: search?.missing(),
            unwantedUnread: canceledUnread.length > 0 ? canceledUnread : (0,cancel_unread.k)(plan, context),
        };
        const abort = { sinceMs, cancelOnAbort: cancels, unwanted, pending, wanted: search?.wanted, ...unread };
        return (0,cancel_on_abort.ec)(latest, abort, context);
    }
    finally {
        waitJournal.conclude(left);
    }
    const outcome = await waitOutcome(ended, { options, wanted: search?.wanted, ordered: plan.ordered, retries: soFar?.notices }, context);
    if (!options.retryFlaky || (0,poll_builds.z)(plan))
        return outcome;
    const { retryFlakyJobs } = await __webpack_require__.e(/* import() */ 6385).then(__webpack_require__.bind(__webpack_require__, 6385));
    const retried = await retryFlakyJobs(outcome, ended, { options, sinceMs, pending, left, soFar }, context);
    if ('outcome' in retried)
        return retried.outcome;
    if (!signal.aborted)
        return waitForBuilds(retried.tracked, { ...plan, ...retried }, context);
    const { cancelOnAbort: cancels } = options;
    return (0,cancel_on_abort.ec)(retried.tracked, { sinceMs, cancelOnAbort: cancels, pending: retried.pending, wanted: search?.wanted, spentMs: grace_period.N }, context);
}
const mostAtOnce = 40;
function toCanceled(one, left) {
    const doubt = left.find(({ key }) => key !== undefined && key === one.duplicateKey);
    return (0,saved_state.l7)({ ...one, duplicatesUntilMs: doubt?.duplicatesUntilMs });
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
function leftOf(builds, plan, context) {
    const { duplicateCheck } = plan;
    const uncanceled = builds.filter(({ end }) => typeof end === 'object' && end?.stop.canceled === 'failed');
    return [
        ...(duplicateCheck?.left(builds) ?? []),
        ...uncanceled.map((one) => (0,saved_state.gd)(one, queueCheckOf(one.end, plan, context))),
    ];
}
function queueCheckOf(end, { options, sinceMs }, { clock }) {
    if (typeof end !== 'object' || end?.stop.why !== 'queue-timeout' || options.cancelSiblings)
        return null;
    return clock.monotonic() - sinceMs < options.timeoutMs ? 'judged' : null;
}


})

};
;