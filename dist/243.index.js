"use strict";
exports.id = 243;
exports.ids = [243,731,210];
exports.modules = {

/***/ 7731:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ cancelBuildOnce),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   cancelForStep: () => (/* binding */ cancelForStep),
/* harmony export */   cancelOutcome: () => (/* binding */ cancelOutcome),
/* harmony export */   qA: () => (/* binding */ tryCancelBuild)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4615);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4071);





const hopeless = [401, 404, 429];
async function cancelBuildOnce(address, client, options, { read = options, onRefusal } = {}) {
    try {
        const { build, already } = await client.builds.cancelWithDetails(address, options);
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isOver */ .PU)(build) && build.state !== 'canceled')
            return { build, result: 'ended' };
        return { build, result: already ? 'already-canceled' : 'canceled' };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || !leadsToRead(error, onRefusal !== undefined))
            throw error;
        const build = await client.builds.get(address, read).catch(() => null);
        read.signal?.throwIfAborted();
        if (build === null)
            throw error;
        if (error.status === 422 && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .Hd)(build))
            return { build, result: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build) === 'blocked' ? 'blocked' : 'ended' };
        onRefusal?.(build);
        throw error;
    }
}
function leadsToRead({ status }, readsAfterAny) {
    return status === 422 || (readsAfterAny && status < 500 && !hopeless.includes(status));
}
async function cancelForStep(address, context, sendByMs) {
    const { client, journal, signal } = context;
    const onRefusal = (build) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .setBuildOutputs */ .vP)([{ address, build }], journal);
    return cancelBuildOnce(address, client, { signal, sendByMs }, { onRefusal });
}
async function tryCancelBuild(address, { client, log, signal }, sendByMs) {
    try {
        return await cancelBuildOnce(address, client, { signal, sendByMs });
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error);
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
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameBuild */ .mT)(address);
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isCanceledOnAbort),
/* harmony export */   e: () => (/* binding */ cancelOnAbort)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8405);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6132);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9075);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1479);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4615);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4071);
/* harmony import */ var _cancel_build_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7731);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3563);








const mostMs = 5_500;
const attemptMs = 3_000;
const lastAttemptMs = 1_500;
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return cancelOnAbort ?? origin === 'started';
}
async function cancelOnAbort(tracked, { cancelOnAbort, sinceMs, pending = [], spentMs = 0 }, context) {
    const nowMs = context.clock.monotonic();
    const [afterMs, endMs] = [nowMs - sinceMs, nowMs + mostMs - spentMs];
    const isMine = (one) => isCanceledOnAbort(one, cancelOnAbort);
    const aborted = await Promise.all(tracked.map((one) => {
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isOver */ .PU)(one.build))
            return { ...one, result: 'ended' };
        return isMine(one) ? cancelOne(one, endMs, context) : { ...one, result: 'kept' };
    }));
    const open = aborted.filter(({ result, duplicateKey }) => result === 'failed' || (result !== 'kept' && duplicateKey));
    const mine = isMine({ origin: 'started' }) ? pending : [];
    if (open.length + mine.length > 0 || tracked.some(isMine))
        (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .saveUnfinished */ .r9)({ pending: mine, builds: open.map(_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .toSaved */ .l7) }, context.journal);
    const sentences = [
        ...aborted.map(describeResult),
        ...pending.map((saved) => describePending(saved, mine.includes(saved))),
    ];
    const result = sentences.join(' ') || 'No build was started.';
    const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } }));
    const expected = tracked.length + pending.length;
    const outcome = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.buildOutcome)(`The step was interrupted. ${result}`, reported, context, expected);
    const failed = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
    return { ...outcome, success: false, summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFailureAbove */ .W)(failed, outcome.summary) };
}
async function cancelOne(one, endMs, context) {
    try {
        return { ...one, ...(await cancelUntil(endMs, one.address, context)) };
    }
    catch (error) {
        return { ...one, result: 'failed', why: (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorText */ .kc)(error) };
    }
}
async function cancelUntil(endMs, address, { client, clock, forceSignal }) {
    for (let attempt = 1;; attempt += 1) {
        const last = forceSignal.aborted;
        const leftMs = Math.max(0, endMs - clock.monotonic());
        const timeoutMs = Math.min(last ? lastAttemptMs : attemptMs, leftMs);
        const options = { urgent: true, timeoutMs, ...(last ? {} : { signal: forceSignal }) };
        try {
            return await (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_5__/* .cancelBuildOnce */ .Ml)(address, client, options, {
                read: { urgent: true, timeoutMs: lastAttemptMs },
            });
        }
        catch (error) {
            const hasTime = clock.monotonic() < endMs;
            const again = forceSignal.aborted ? !last : attempt === 1 && hasTime && error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_6__/* .TimeoutError */ .MU;
            if (!again)
                throw error;
        }
    }
}
function describePending(saved, isMine) {
    const doubt = `A ${(0,_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRequested */ .a1)(saved)} may have been created`;
    if (isMine)
        return `${doubt}. The post step looks for it.`;
    const mark = saved.key === undefined ? '' : ` Its meta-data is ${_client_index_js__WEBPACK_IMPORTED_MODULE_7__/* .buildKeyName */ .Zy} = ${saved.key}.`;
    return `${doubt}, and keeps running: this step does not cancel it.${mark}`;
}
function describeResult({ address, build, result, why }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .nameBuild */ .mT)(address);
    switch (result) {
        case 'kept': {
            const stays = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build) === 'blocked' ? 'stays blocked' : 'keeps running';
            return `${name} ${stays}: this step does not cancel it.`;
        }
        case 'failed':
            return `${name} could not be canceled (${why ?? 'no response'}). The post step tries again.`;
        case 'ended':
        case 'blocked':
            return (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRefusal */ .a2)(result, { address, build });
        default:
            return `${name} was canceled.`;
    }
}


/***/ }),

/***/ 3184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ graceMs),
/* harmony export */   ip: () => (/* binding */ withGracePeriod),
/* harmony export */   zL: () => (/* binding */ writeWithGracePeriod)
/* harmony export */ });
const graceMs = 2_500;
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent = () => true) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the response to the ${what}.`);
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ saveDone),
/* harmony export */   a1: () => (/* binding */ nameRequested),
/* harmony export */   l7: () => (/* binding */ toSaved),
/* harmony export */   r9: () => (/* binding */ saveUnfinished)
/* harmony export */ });
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);

function toSaved({ address, duplicateKey }) {
    return duplicateKey === undefined ? address : { ...address, key: duplicateKey };
}
function saveUnfinished(left, journal) {
    const builds = [...left.builds, ...left.pending];
    const phase = left.pending.length > 0 ? 'creating' : 'waiting';
    journal.save({ phase: builds.length > 0 ? phase : 'done', builds });
}
function saveDone(journal) {
    journal.save({ phase: 'done', builds: [] });
}
function nameRequested({ organization, pipeline, rebuild }) {
    if (rebuild === undefined)
        return `build of ${organization}/${pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)({ organization, pipeline, number: rebuild.of })}`;
}


/***/ }),

/***/ 8436:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js + 1 modules
var markdown = __webpack_require__(5124);
;// CONCATENATED MODULE: ./build/sources/report/previews.js




function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks/* paragraph */.FY)(`request ${index + 1}`, (0,fence/* fenced */.O)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document/* renderDocument */.yQ)([(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document/* bytes */.ee)(options.bytes));
}
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/operations/outputs/dry-run.js


function dryRun(requests, { client, log, redact, }) {
    const complete = requests.map(({ endpoint, to, body }) => readable(client.preview(endpoint, { to, body })));
    const json = redact.json(complete);
    const shown = json.map(({ body, ...preview }) => ({
        ...preview,
        body: body === null ? undefined : JSON.stringify(body),
    }));
    for (const line of shown.flatMap(describePreview))
        log.info(line);
    const hidden = JSON.stringify(json) !== JSON.stringify(complete);
    return {
        success: true,
        sentence: `${describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden.' : ''}`,
        json,
        summary: ({ bytes }) => renderPreviews(shown, { bytes }),
    };
}
function readable({ body, ...preview }) {
    return { ...preview, body: body === undefined ? null : JSON.parse(body) };
}
function describe(requests) {
    if (requests === 0)
        return 'Dry run: nothing to send.';
    return `Dry run: ${(0,counts/* count */.U)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}


/***/ }),

/***/ 5243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewBuilds: () => (/* binding */ previewBuilds),
  startBuilds: () => (/* binding */ startBuilds)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/report/failure.js
var report_failure = __webpack_require__(9075);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/operations/cancel/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(6531);
// EXTERNAL MODULE: ./build/sources/operations/cancel/grace-period.js
var grace_period = __webpack_require__(3184);
// EXTERNAL MODULE: ./build/sources/operations/cancel/saved-state.js
var saved_state = __webpack_require__(3563);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/inputs/in-input-words.js
var in_input_words = __webpack_require__(8117);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js + 8 modules
var build_outcome = __webpack_require__(4615);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/outputs/dry-run.js + 1 modules
var dry_run = __webpack_require__(8436);
// EXTERNAL MODULE: ./build/sources/operations/wait/wait-for-builds.js + 1 modules
var wait_for_builds = __webpack_require__(5210);
;// CONCATENATED MODULE: ./build/sources/operations/start/build-tags.js
const stepTag = 'kitestring-step';
const idempotencyTag = 'kitestring-idempotency-key';
const runTag = 'kitestring-run';
function tagBody(order, { uuid, workflow: { run } }) {
    const { pipelines, body, idempotencyKey } = order;
    const shared = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
    const tags = {
        ...shared,
        ...(run !== null && { [runTag]: run.url }),
        ...(idempotencyKey !== undefined && { [idempotencyTag]: idempotencyKey }),
    };
    return {
        body: { ...(run !== null && { message: run.title }), ...body, meta_data: { ...body.meta_data, ...tags } },
        shared,
    };
}

// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
;// CONCATENATED MODULE: ./build/sources/operations/start/duplicate-check.js



const pauseMs = 30_000;
const mostChecks = 3;
function createDuplicateCheck(started, context) {
    const { clock, log, signal } = context;
    const unchecked = new Map(started.flatMap(({ duplicateKey }, index) => duplicateKey === undefined ? [] : [[index, duplicateKey]]));
    if (unchecked.size === 0)
        return undefined;
    let dueMs = clock.monotonic() + pauseMs;
    let checks = 0;
    const isOpen = () => unchecked.size > 0 && checks < mostChecks;
    const check = async (tracked) => {
        if (!isOpen() || clock.monotonic() < dueMs)
            return tracked;
        checks += 1;
        dueMs = clock.monotonic() + pauseMs;
        return Promise.all(tracked.map(async (one, index) => {
            const key = unchecked.get(index);
            if (key === undefined)
                return one;
            const { kept, complete } = await cancelDuplicates(one, key, context);
            if (complete)
                unchecked.delete(index);
            return kept;
        }));
    };
    const conclude = async (tracked, leftMs) => {
        let latest = tracked;
        const endMs = clock.monotonic() + leftMs;
        if (isOpen() && dueMs < endMs && clock.monotonic() < dueMs)
            log.info('The response to a creation was lost. Checking for duplicate builds before the step ends.');
        while (isOpen() && dueMs < endMs) {
            await clock.sleep(Math.max(0, dueMs - clock.monotonic()), signal);
            latest = await check(latest);
        }
        return latest;
    };
    const left = (tracked) => tracked.flatMap(({ address: { number, ...pipeline }, build, end }, index) => {
        const key = unchecked.get(index);
        if (key === undefined)
            return [];
        const duplicatesUntilMs = clock.now() + Math.max(0, dueMs - clock.monotonic());
        const kept = end && (0,states/* isCanceled */.YQ)(build.state) ? {} : { number };
        return [{ ...pipeline, ...kept, key, duplicatesUntilMs }];
    });
    return { check, conclude, left };
}
async function cancelDuplicates(one, key, { client, log, signal }) {
    try {
        const { winner, canceled, left } = await client.builds.cancelDuplicates(one.address, key, { signal });
        for (const number of canceled)
            log.warning(`${(0,build_outputs/* nameBuild */.mT)({ ...one.address, number })}: duplicate build canceled.`);
        const complete = left.length === 0;
        if (winner === null || winner.number === one.address.number)
            return { kept: one, complete };
        const address = { ...one.address, number: winner.number };
        return { kept: { ...one, address, build: winner }, complete };
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not check for duplicates: ${(0,error_text/* errorText */.kc)(error)}`);
        return { kept: one, complete: false };
    }
}

// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsed = __webpack_require__(8899);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/words.js
var words = __webpack_require__(9897);
// EXTERNAL MODULE: ./build/sources/operations/lists/collect-list.js
var collect_list = __webpack_require__(970);
;// CONCATENATED MODULE: ./build/sources/operations/start/idempotency.js






async function findEarlier(pipeline, order, { client, signal }) {
    const { body, idempotencyKey, sendByMs } = order;
    const meta_data = { [idempotencyTag]: idempotencyKey };
    const list = client.builds.listForPipeline(pipeline, { meta_data, ...requests/* smallResponse */.v, signal, sendByMs });
    const items = await (0,collect_list/* collectItems */.j)(list, { limit: 100 });
    const candidates = items.filter((build) => build.meta_data?.[idempotencyTag] === idempotencyKey &&
        isSameCommit(build.commit, body.commit) &&
        build.branch === body.branch &&
        !build.rebuilt_from &&
        isReusable(build));
    const build = candidates.find((one) => !(0,states/* isTerminal */.Hd)(one)) ?? candidates[0];
    return build ? { address: { ...pipeline, number: build.number }, build, origin: 'reused' } : null;
}
function isSameCommit(shown, given) {
    const sha = (0,words/* parseFullSha */.Vw)(given, 0);
    return (0,parsed/* isParsed */.E)(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}
function isReusable(build) {
    const state = (0,states/* effectiveState */.Jt)(build);
    return state === 'passed' || state === 'blocked' || (!(0,states/* isTerminal */.Hd)(build) && state !== 'canceling');
}

;// CONCATENATED MODULE: ./build/sources/operations/start/start-build.js







const origins = {
    direct: 'created.',
    recovered: 'created. The response was lost; the build was found by its key.',
    retried: 'created by the second attempt. The first attempt created no build.',
};
async function startBuild(pipeline, order, before, context) {
    const creation = { ...pipeline, key: context.uuid() };
    let requested = false;
    try {
        const earlier = await reuse(pipeline, order, before, context);
        if (earlier !== null)
            return earlier;
        requested = true;
        return await create(creation, order, before, context);
    }
    catch (error) {
        const { signal } = context;
        const isUnknown = requested && (error === signal.reason || error instanceof errors/* OutcomeUnknownError */.Do);
        const pending = isUnknown ? [creation] : [];
        if (order.cancelOnAbort !== false && (requested || before.length > 0))
            (0,saved_state/* saveUnfinished */.r9)({ pending, builds: saveable(before, order) }, context.journal);
        return giveUp(error, pending, context);
    }
}
function giveUp(error, pending, { log, signal }) {
    if (!signal.aborted) {
        if (error instanceof Error)
            return { pending, error };
        throw error;
    }
    if (pending.length === 0 && error !== signal.reason)
        log.warning((0,error_text/* errorText */.kc)(error));
    return { pending };
}
function saveable(before, { cancelOnAbort }) {
    return before.filter((one) => (0,cancel_on_abort/* isCanceledOnAbort */.b)(one, cancelOnAbort)).map(saved_state/* toSaved */.l7);
}
async function reuse(pipeline, { pipelines, body, idempotencyKey, sendByMs }, before, context) {
    if (idempotencyKey === undefined)
        return null;
    const earlier = await findEarlier(pipeline, { body, idempotencyKey, sendByMs }, context);
    if (earlier === null)
        return null;
    (0,build_outputs/* setBuildOutputs */.vP)([...before, earlier], context.journal, pipelines.length);
    const line = `${(0,build_outputs/* nameBuild */.mT)(earlier.address)}: reused from an earlier run with the same idempotency-key.`;
    context.log.info((0,build_outputs/* withLink */.Ni)(line, earlier.build, context));
    return earlier;
}
async function create({ key, ...pipeline }, order, before, context) {
    const { client, journal, log } = context;
    const { pipelines, body, recover, cancelOnAbort, sendByMs } = order;
    const save = (phase, build) => {
        if (cancelOnAbort !== false)
            journal.save({ phase, builds: [...saveable(before, order), build] });
    };
    save('creating', { ...pipeline, key });
    const sent = client.builds.createWithDetails(pipeline, body, { key, recover, sendByMs });
    const what = `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`;
    const { build, origin } = await (0,grace_period/* withGracePeriod */.ip)(sent, what, context);
    const address = { ...pipeline, number: build.number };
    const duplicateKey = origin === 'direct' ? {} : { duplicateKey: key };
    const started = { address, build, origin: 'started', ...duplicateKey };
    save('waiting', (0,saved_state/* toSaved */.l7)(started));
    (0,build_outputs/* setBuildOutputs */.vP)([...before, started], journal, pipelines.length);
    log.info((0,build_outputs/* withLink */.Ni)(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${origins[origin]}`, build, context));
    return started;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/start-builds.js















async function previewBuilds(plan, context) {
    const { body } = tagBody(plan, context);
    const requests = plan.pipelines.map((to) => ({ endpoint: 'builds.create', to: { ...to }, body }));
    return (0,dry_run.dryRun)(requests, context);
}
async function startBuilds(plan, context) {
    const { clock, signal } = context;
    const sinceMs = clock.monotonic();
    const { body, shared } = tagBody(plan, context);
    const sendByMs = plan.wait ? sinceMs + plan.options.timeoutMs : undefined;
    const { started, pending, failure } = await startEach({ ...plan, body, sendByMs }, context);
    if (signal.aborted) {
        const { cancelOnAbort: cancel } = plan;
        return (0,cancel_on_abort/* cancelOnAbort */.e)(started, { sinceMs, cancelOnAbort: cancel, pending, spentMs: grace_period/* graceMs */.Nl }, context);
    }
    if (failure === undefined)
        return handleStarted(started, { plan, shared, sinceMs }, context);
    if (plan.pipelines.length > 1)
        context.log.warning(describeFailure(failure));
    if (started.length === 0)
        throw failure.error;
    const leave = plan.options.cancelSiblings === true;
    const left = plan.cancelOnAbort !== false ? pending : [];
    const others = await handleStarted(started, { plan, shared, sinceMs, leave, pending: left }, context);
    return withFailure(others, failure, context);
}
function withFailure(others, failure, { redact }) {
    const why = describeFailure(failure);
    const { hint = others.hint } = failure.error instanceof errors/* ClientError */.MZ ? failure.error : others;
    const words = hint === undefined ? undefined : (0,in_input_words/* inInputWords */.b)(hint);
    const failed = { operation: 'trigger-build', interrupted: false, sentence: redact.text(why), hint: words };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(words !== undefined && { hint: words }),
        summary: (0,report_failure/* renderFailureAbove */.W)(failed, others.summary),
    };
}
async function handleStarted(started, { plan, shared, ...start }, context) {
    const { leave, pending = [] } = start;
    const duplicateCheck = createDuplicateCheck(started, context);
    if (plan.wait || leave) {
        const findable = started.length > 1 && started.every(({ origin }) => origin === 'started');
        const { options } = plan;
        return (0,wait_for_builds.waitForBuilds)(started, { ...start, options, shared: findable ? { meta_data: shared } : undefined, duplicateCheck }, context);
    }
    (0,saved_state/* saveUnfinished */.r9)({ pending, builds: duplicateCheck?.left(started) ?? [] }, context.journal);
    return (0,build_outcome.buildOutcome)(describeStart(started), started, context);
}
async function startEach(plan, context) {
    const started = [];
    for (const [index, pipeline] of plan.pipelines.entries()) {
        if (context.signal.aborted)
            break;
        const one = await startBuild(pipeline, plan, started, context);
        if (!('pending' in one)) {
            started.push(one);
            continue;
        }
        const { error, pending } = one;
        if (error === undefined)
            return { started, pending };
        const rest = plan.pipelines.slice(index + 1);
        const failure = { error, notTried: rest.map((each) => `${each.organization}/${each.pipeline}`) };
        return { started, pending, failure };
    }
    return { started, pending: [] };
}
function describeFailure({ error, notTried }) {
    const text = (0,error_text/* errorText */.kc)(error);
    const why = text.endsWith('.') ? text : `${text}.`;
    return notTried.length === 0 ? why : `${why} Not started: ${notTried.join(', ')}.`;
}
function describeStart(started) {
    const reused = started.filter(({ origin }) => origin === 'reused');
    const [only, second] = started;
    if (only !== undefined && second === undefined)
        return reused.length === 0
            ? `Created ${(0,build_outputs/* nameBuild */.mT)(only.address)}.`
            : `Reused ${(0,build_outputs/* nameBuild */.mT)(only.address)} from an earlier run with the same idempotency-key.`;
    const created = `Created ${(0,counts/* count */.U)(started.length - reused.length, 'build')}`;
    return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}


/***/ }),

/***/ 5210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  waitForBuilds: () => (/* binding */ waitForBuilds)
});

// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
// EXTERNAL MODULE: ./build/sources/operations/cancel/cancel-build-once.js
var cancel_build_once = __webpack_require__(7731);
// EXTERNAL MODULE: ./build/sources/operations/cancel/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(6531);
// EXTERNAL MODULE: ./build/sources/operations/cancel/saved-state.js
var saved_state = __webpack_require__(3563);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js + 8 modules
var build_outcome = __webpack_require__(4615);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/wait/poll-builds.js + 7 modules
var poll_builds = __webpack_require__(8788);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/inputs/in-input-words.js
var in_input_words = __webpack_require__(8117);
// EXTERNAL MODULE: ./build/sources/operations/inputs/wait-settings.js
var wait_settings = __webpack_require__(5002);
;// CONCATENATED MODULE: ./build/sources/operations/wait/wait-outcome.js






function waitOutcome(waited, options, context) {
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
    return {
        ...(0,build_outcome.buildOutcome)(sentence, waited.map((one) => toReported(one, options)), context),
        success,
        ...(hint !== undefined && { hint }),
    };
}
function describeOpen(waited) {
    const open = waited.filter(({ end, build }) => end !== null && end.stop.why !== 'disappeared' && !(0,states/* isOver */.PU)(build) && !(0,states/* isCanceled */.YQ)(build.state));
    return open.length === 0 ? '' : `; ${open.length} had not finished`;
}
function mostRelevant(failed) {
    return (failed.find(({ end }) => end === null) ?? failed.find(({ end }) => end?.stop.why !== 'left') ?? failed[0]);
}
function hasSucceeded({ end, build }, options) {
    return end === null && (0,wait_settings/* isSuccess */.oJ)((0,states/* effectiveState */.Jt)(build), options);
}
function toReported(one, options) {
    const hasPassed = one.end === null && (0,states/* effectiveState */.Jt)(one.build) === 'passed';
    return { ...one, stop: one.end?.stop, isUnwantedPass: hasPassed && !hasSucceeded(one, options) };
}
function describe(one, options, context) {
    const words = (0,build_outcome.describeReported)(toReported(one, options), context);
    const error = one.end?.error;
    return error === undefined ? words : `${words} (${(0,error_text/* errorText */.kc)(error)})`;
}
function hintFor({ address, build, end }) {
    const state = (0,states/* effectiveState */.Jt)(build);
    switch (end?.stop.why) {
        case 'timeout':
            if ((0,states/* isCanceled */.YQ)(state))
                return undefined;
            return `${hintOf(end.error)} To keep waiting, run wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number}. To wait longer from the start, raise wait-timeout.`.trim();
        case 'queue-timeout':
            return 'Check that an agent matching the agent rules is connected, or raise queue-timeout.';
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
    return error instanceof errors/* ClientError */.MZ ? (0,in_input_words/* inInputWords */.b)(error.hint ?? '') : '';
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/wait-for-builds.js








async function waitForBuilds(tracked, { leave = false, pending = [], ...plan }, context) {
    const { clock, journal, signal } = context;
    const { options, sinceMs } = plan;
    const mine = tracked.filter((one) => (0,cancel_on_abort/* isCanceledOnAbort */.b)(one, options.cancelOnAbort));
    let latest = tracked;
    let isStrange = false;
    const onPoll = (seen) => {
        latest = seen.map((one, index) => ({ ...tracked[index], ...one }));
        (0,build_outputs/* setBuildOutputs */.vP)(seen, journal);
        const strange = isStrange ? null : (0,build_outcome.describeStrangeState)(seen);
        isStrange ||= strange !== null;
        if (strange !== null)
            context.log.warning(strange);
    };
    onPoll(tracked);
    let duplicates = plan.duplicateCheck?.left(tracked) ?? [];
    const isResponsible = mine.length + pending.length + duplicates.length > 0;
    if (isResponsible)
        (0,saved_state/* saveUnfinished */.r9)({ pending, builds: mine.length > 0 ? mine.map(saved_state/* toSaved */.l7) : duplicates }, journal);
    const stop = () => ({ why: 'unstarted', afterMs: clock.monotonic() - sinceMs });
    try {
        const waited = leave
            ? tracked.map((one) => ({ ...one, end: { stop: stop() } }))
            : await (0,poll_builds.pollBuilds)(tracked, { ...plan, onPoll }, context);
        const ended = await Promise.all(waited.map((one) => cancelIfUnwanted(one, options, context)));
        duplicates = plan.duplicateCheck?.left(ended) ?? [];
        return waitOutcome(ended, options, context);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return (0,cancel_on_abort/* cancelOnAbort */.e)(latest, { sinceMs, cancelOnAbort: options.cancelOnAbort, pending }, context);
    }
    finally {
        if (isResponsible && !signal.aborted)
            (0,saved_state/* saveUnfinished */.r9)({ pending, builds: duplicates }, journal);
    }
}
async function cancelIfUnwanted(one, options, context) {
    const { address, end } = one;
    if (end === null || !isUnwanted(end, options))
        return one;
    const attempt = await (0,cancel_build_once/* tryCancelBuild */.qA)(address, context);
    if ('failure' in attempt)
        return one;
    const { build, result } = attempt;
    const line = result === 'canceled'
        ? `${(0,build_outputs/* nameBuild */.mT)(address)}: canceled because ${(0,verdict/* describeCause */.V$)(end.stop)}.`
        : (0,cancel_build_once/* describeRefusal */.a2)(result, { address, build });
    if (result === 'blocked')
        context.log.warning(line);
    else
        context.log.info(line);
    if (result === 'ended')
        return { ...one, build, end: null };
    return { ...one, build, end: { ...end, stop: { ...end.stop, canceled: result === 'canceled' } } };
}
function isUnwanted({ stop }, options) {
    switch (stop.why) {
        case 'timeout':
        case 'queue-timeout':
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderFailureAbove),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1904);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5124);



const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(value, longestValue)]);
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(hint, longestLine)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDocument */ .yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bytes */ .ee)(limits.bytes));
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