"use strict";
exports.id = 405;
exports.ids = [405,436,821,102];
exports.modules = {

// MODULE: ./build/sources/operations/context/failed-outcome.js
/***/ 8717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withFailure)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9075);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8117);
/* harmony import */ var _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2403);




function withFailure(others, { operation, why, error }, { redact }) {
    const { hint = others.hint } = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ || error instanceof _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__/* .MissingBuildError */ .D ? error : others;
    const words = hint === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__/* .inInputWords */ .b)(hint);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint: words };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(words !== undefined && { hint: words }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFailureAbove */ .W)(failed, others.summary),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/context/interrupted-outcome.js
/***/ 1870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ interruptedOutcome),
/* harmony export */   o: () => (/* binding */ interruptedWrite)
/* harmony export */ });
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailureAbove */ .W)(failed, summary),
    };
}
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailure */ .z)(failed, limits),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/context/missing-build-error.js
/***/ 2403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ MissingBuildError)
/* harmony export */ });
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);

class MissingBuildError extends _error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .OwnError */ .Nj {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}


/***/ }),

// MODULE: ./build/sources/operations/context/read-with-runs.js
/***/ 3821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWithRuns: () => (/* binding */ readWithRuns)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

async function readWithRuns(address, options, { client }) {
    const read = async () => {
        try {
            return await client.builds.get(address, { ...options, include_test_engine: true });
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 400 || error.status === 422)))
                throw error;
            return client.builds.get(address, options);
        }
    };
    const build = await read();
    return build.test_engine === undefined ? { ...build, test_engine: null } : build;
}


/***/ }),

// MODULE: ./build/sources/operations/end/end-part.js
/***/ 2286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ cancelWords),
/* harmony export */   FS: () => (/* binding */ logUncanceled),
/* harmony export */   Og: () => (/* binding */ describeEnded),
/* harmony export */   fQ: () => (/* binding */ endPart),
/* harmony export */   tw: () => (/* binding */ abortMs)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _client_retry_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8883);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2476);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8117);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4071);






const patience = {
    step: { pausesMs: [2_000, 3_000, 5_000, 10_000, 10_000], again: [422] },
    abort: { pausesMs: [], again: [], hurry: { attemptMs: 3_000, lastMs: 1_500, overMs: 5_500 } },
    post: { pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000], again: [401, 403, 404, 422] },
};
const slowMs = 2_000;
const abortMs = patience.abort.hurry.overMs;
async function endPart(to, how, context, { leftMs = abortMs, ...limits } = {}) {
    const { clock } = context;
    const { pausesMs, again, hurry } = patience[how];
    if (hurry)
        return endInHurry(to, { ...hurry, overMs: leftMs }, context);
    const signal = limits.signal ?? context.signal;
    for (let sent = 0;; sent += 1) {
        const sentMs = clock.monotonic();
        const ended = await cancelOnce(to, { ...limits, signal }, context);
        signal.throwIfAborted();
        const pauseMs = pausesMs[sent];
        const isSlow = clock.monotonic() - sentMs >= slowMs;
        if (ended.result !== 'failed' || isSlow || pauseMs === undefined)
            return ended;
        if (!isRefused(ended.error, again))
            return ended;
        await clock.sleep(pauseMs, signal);
    }
}
async function endInHurry(to, { attemptMs, lastMs, overMs }, context) {
    const { clock, forceSignal } = context;
    const endMs = clock.monotonic() + overMs;
    for (let attempt = 1;; attempt += 1) {
        const isLast = forceSignal?.aborted ?? false;
        const timeoutMs = Math.min(isLast ? lastMs : attemptMs, Math.max(0, endMs - clock.monotonic()));
        const signal = isLast ? undefined : forceSignal;
        const ended = await cancelOnce(to, { rank: 'urgent', timeoutMs, signal }, context);
        if (ended.result !== 'failed')
            return ended;
        const isLate = attempt === 1 && ended.error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && clock.monotonic() < endMs;
        if (forceSignal?.aborted ? isLast : !isLate)
            return ended;
    }
}
const readMs = 10_000;
const hopeless = [401, 404, 429];
async function cancelOnce(to, options, { client }) {
    let build;
    const onRefused = (refused) => {
        build = refused;
    };
    try {
        const canceled = await client.builds.cancelWithDetails(to, { ...options, onRefused });
        return { build: canceled.build, result: resultOf(canceled) };
    }
    catch (error) {
        const isInvalid = isRefused(error, [422]);
        const isReadable = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && !isRefused(error, hopeless) && options.rank !== 'urgent';
        const mayRead = build === undefined && (isInvalid || isReadable);
        const read = mayRead ? await client.builds.get(to, forRead(options)).catch(keepError) : build;
        if (isInvalid && isRefused(read, [401, 403]))
            return { result: 'failed', error: withRefusal(read, error) };
        return judgeFailed(error, read instanceof Error ? undefined : read);
    }
}
const keepError = (error) => (error instanceof Error ? error : new Error(String(error)));
function judgeFailed(error, build) {
    const isLost = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && (0,_client_retry_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .couldHaveBeenApplied */ .D4)(error);
    const failed = { result: 'failed', build, error };
    if (build === undefined || !(isLost || isRefused(error, [422])))
        return failed;
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanceled */ .YQ)(build.state))
        return { build, result: isLost ? 'canceled' : 'already-canceled' };
    if (!(0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isTerminal */ .Hd)(build))
        return failed;
    return { build, result: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .effectiveState */ .Jt)(build) === 'blocked' ? 'blocked' : 'ended' };
}
function forRead({ rank, signal, timeoutMs = readMs }) {
    return { signal, rank: rank === 'urgent' ? rank : 'last', timeoutMs: Math.min(timeoutMs, readMs) };
}
function withRefusal(denied, refusal) {
    denied.hint = [denied.hint, `The cancel was refused: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(refusal)}.`].filter(Boolean).join(' ');
    return denied;
}
function resultOf({ build, already }) {
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanceled */ .YQ)(build.state))
        return already ? 'already-canceled' : 'canceled';
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .effectiveState */ .Jt)(build) === 'blocked')
        return 'blocked';
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isOver */ .PU)(build) ? 'ended' : 'canceled';
}
function isRefused(error, statuses) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && statuses.includes(error.status);
}
function logUncanceled({ error }, { log }) {
    const hint = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && isRefused(error, [401, 403, 422]) ? error.hint : undefined;
    log.warning(hint === undefined ? (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error) : `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error)}. ${(0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_4__/* .inInputWords */ .b)(hint)}`);
}
function cancelWords({ state }) {
    return state === 'canceled' ? 'canceled' : 'being canceled';
}
function describeEnded(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .nameBuild */ .mT)(address);
    switch (result) {
        case 'canceled':
            return `${name} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}.`;
        case 'already-canceled':
            return build.state === 'canceling'
                ? `${name} is already being canceled.`
                : `${name} was already canceled.`;
        case 'ended':
            return `${name} had already finished (${build.state}).`;
        case 'blocked':
            return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
    }
}


/***/ }),

// MODULE: ./build/sources/operations/end/graceful.js
/***/ 9096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ writeGracefully),
/* harmony export */   N: () => (/* binding */ graceMs)
/* harmony export */ });
const graceMs = 2_500;
async function writeGracefully(write, { what, onSend, onNoEffect }, { signal, forceSignal, heedSignals, clock, log, }) {
    if (signal.aborted)
        return 'not sent';
    const [unsent, done] = [new AbortController(), new AbortController()];
    let open = 0;
    const stop = () => {
        if (open === 0)
            unsent.abort(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true, signal: done.signal });
    const guard = {
        signal: unsent.signal,
        async onState(state, before) {
            if (state === 'sending') {
                await heedSignals();
                signal.throwIfAborted();
                onSend?.(before);
                open += 1;
            }
            else if (state === 'settled') {
                open -= 1;
                if (open > 0)
                    return;
                onNoEffect?.();
                if (signal.aborted)
                    stop();
            }
        },
    };
    const limit = async () => {
        await new Promise((resolve) => {
            if (signal.aborted)
                resolve();
            signal.addEventListener('abort', () => resolve(), { once: true, signal: done.signal });
        });
        if (open > 0)
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`);
        await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => { });
        throw signal.reason;
    };
    const work = write(guard, () => open > 0);
    try {
        return { value: await Promise.race([work, limit()]) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return open > 0 ? 'unknown' : 'not sent';
    }
    finally {
        done.abort();
        work.catch(() => { });
    }
}


/***/ }),

// MODULE: ./build/sources/operations/end/obligations.js
/***/ 5314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M6: () => (/* binding */ toCancel),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   a1: () => (/* binding */ nameRequested),
/* harmony export */   bk: () => (/* binding */ isCanceledOnAbort),
/* harmony export */   nB: () => (/* binding */ lostNow),
/* harmony export */   uX: () => (/* binding */ warnOfDoubt)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(591);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);


const keyPauseMs = 30_000;
function lostNow(keyed, { now }) {
    return { ...keyed, lookAtMs: now() + keyPauseMs };
}
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return cancelOnAbort ?? origin === 'started';
}
function toCancel(builds) {
    return builds.map(({ address: { organization, pipeline, number } }) => ({
        cancel: { organization, pipeline, number },
    }));
}
function nameRequested(one) {
    if ('cancel' in one)
        return (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(one.cancel);
    if ('retryOf' in one)
        return `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(one.retryOf)}`;
    if ('key' in one)
        return `build of ${one.in.organization}/${one.in.pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)({ ...one.in, number: one.rebuiltFrom })}`;
}
const postStepLooks = 'The post step looks for it, and cancels it.';
function describeDoubt(one, isMine) {
    const name = `A ${nameRequested(one)} may have been`;
    if ('retryOf' in one)
        return `${name} started. This step does not cancel it.`;
    const next = isMine ? `. ${postStepLooks}` : ', and keeps running: this step does not cancel it.';
    const mark = 'key' in one ? ` Its meta-data is ${_client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .buildKeyName */ .Zy} = ${one.key}.` : '';
    return `${name} created${next}${mark}`;
}
function warnOfDoubt(error, one, { log }) {
    if (one !== null && !('retryOf' in one) && error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_2__/* .OutcomeUnknownError */ .Do)
        log.warning(`A ${nameRequested(one)} may have been created. ${postStepLooks}`);
}


/***/ }),

// MODULE: ./build/sources/operations/failures/explain-and-comment.js
/***/ 102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainAndComment: () => (/* binding */ explainAndComment)
/* harmony export */ });
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1718);

async function explainAndComment(outcome, { builds, settings, retries = [], }, context) {
    const { comment } = settings;
    const finding = comment && (await context.workflow.findPullRequest(comment.pullRequest, null));
    const changed = finding?.facts?.changedFiles?.paths ?? [];
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .needsExplanation */ .n7)(builds)
        ? await (await __webpack_require__.e(/* import() */ 906).then(__webpack_require__.bind(__webpack_require__, 8906))).explainFailures(outcome, builds, { settings, changed }, context)
        : outcome;
    if (comment === undefined || finding === undefined)
        return explained;
    const { withBuildComment } = await __webpack_require__.e(/* import() */ 895).then(__webpack_require__.bind(__webpack_require__, 7895));
    return withBuildComment(explained, { builds, settings: comment, retries, finding }, context);
}


/***/ }),

// MODULE: ./build/sources/operations/lists/build-list.js + 2 modules
/***/ 1314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ listMatching),
  p: () => (/* binding */ renderList)
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
;// CONCATENATED MODULE: ./build/sources/report/builds/list.js







const longestFact = 100;
function analyzeBuilds(builds, context) {
    const { now, redact, complete } = context;
    const items = builds.map((build) => readItem(redact.json(build), context));
    const groups = Map.groupBy(items, (item) => item.state);
    const states = [...groups].map(([state, group]) => [state, group.length]);
    return { builds: items, states: states.sort(([, a], [, b]) => b - a), complete, asOf: now };
}
function readItem(build, { now, results, redact, toLink = text_url/* safeUrl */.Pl }) {
    const end = (0,times/* parseTime */.p)(build.finished_at) ?? ((0,states/* isTerminal */.Hd)(build) ? null : now);
    const result = results?.get(build.id);
    return {
        place: (0,builds_place/* placeOf */.$t)(build),
        number: build.number,
        url: toLink(build.web_url),
        state: (0,states/* effectiveState */.Jt)(build),
        branch: build.branch || null,
        commit: build.commit || null,
        message: (0,builds_commit/* firstLine */.TM)(build.message),
        ranMs: (0,durations/* elapsed */.vk)((0,times/* parseTime */.p)(build.started_at), end),
        createdAt: (0,times/* parseTime */.p)(build.created_at),
        creator: build.creator?.name || null,
        result: result === undefined ? null : redact.text(result),
    };
}
function describeListed({ place, number, state, branch, commit, message }) {
    const facts = [state, branch, commit && (0,builds_commit/* shortCommit */.Ax)(commit), message];
    const known = facts.filter((fact) => fact !== null).map((fact) => (0,cut/* cutEnd */.y)(fact, longestFact));
    return `${`${(0,builds_place/* describePlace */.df)(place)} #${number}`.trim()}: ${known.join(', ')}`;
}

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
;// CONCATENATED MODULE: ./build/sources/report/builds/list-summary.js









const pictured = 20;
const openRows = 20;
function renderBuildsSummary(report, options) {
    const { builds, complete, asOf } = report;
    const found = builds.length === 0 ? 'No builds found' : (0,counts/* count */.U)(builds.length, 'build');
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found}${place(report)}`),
        (0,text_blocks/* paragraph */.FY)('picture', picture(report)),
        (0,text_blocks/* paragraph */.FY)('caveats', complete ? markdown/* nothing */.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...tables(report),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>As of ${(0,durations/* formatMoment */.K9)(asOf)}.</sub>`);
}
function picture({ builds, states }) {
    if (builds.length === 0)
        return markdown/* nothing */.s6;
    const signs = builds.slice(0, pictured).map(({ state }) => (0,verdict/* signOf */.rL)(state));
    const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
    const words = states.map(([state, number]) => (0,markdown.md) `${(0,counts/* formatNumber */.Z)(number)} ${(0,markdown/* prose */.CS)(state, 40)}`);
    return (0,markdown.md) `${{ markdown: signs.join(' ') }} (${order})\n\n${(0,markdown/* join */.fj)(words, ', ')}.`;
}
function tables({ builds, asOf }) {
    if (builds.length === 0)
        return [];
    const onePlace = new Set(builds.map((build) => (0,builds_place/* describePlace */.df)(build.place))).size === 1;
    const acted = builds.some((build) => build.result !== null);
    const columns = [
        { title: 'Build' },
        { title: 'State' },
        ...(acted ? [{ title: 'Action' }] : []),
        { title: 'Ran', align: 'right' },
        { title: 'Branch' },
        { title: 'Commit' },
        { title: 'Message' },
        { title: 'Created' },
        { title: 'By' },
    ];
    const rows = builds.map((build) => rowOf(build, { onePlace, acted, asOf }));
    const first = (0,text_blocks/* table */.tp)('builds', columns, rows.slice(0, openRows));
    const rest = (0,text_blocks/* table */.tp)('more builds', columns, rows.slice(openRows));
    return rows.length <= openRows
        ? [first]
        : [first, (0,text_blocks/* collapsed */.yZ)(`${(0,counts/* formatNumber */.Z)(rows.length - openRows)} more`, rest)];
}
function rowOf(build, style) {
    const { number, place: where, url, state, result, ranMs, branch, commit, message, createdAt, creator, } = build;
    const label = style.onePlace ? `${number}` : `${(0,builds_place/* describePlace */.df)(where)} build ${number}`;
    return [
        (0,text_url/* link */.nf)(label, url),
        (0,markdown.md) `${{ markdown: (0,verdict/* signOf */.rL)(state) }} ${(0,markdown/* prose */.CS)(state, 40)}`,
        ...(style.acted ? [result] : []),
        ranMs === null ? markdown/* nothing */.s6 : (0,durations/* formatDuration */.a3)(ranMs),
        branch === null ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(branch, 60),
        commit === null ? markdown/* nothing */.s6 : (0,builds_commit/* commitLabel */.KF)(commit),
        message === null ? markdown/* nothing */.s6 : (0,markdown/* prose */.CS)(message, 80),
        createdAt === null ? markdown/* nothing */.s6 : (0,durations/* formatAge */.nV)(style.asOf - createdAt),
        creator === null ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(creator, 40),
    ];
}
function place({ builds }) {
    const places = [...new Set(builds.map((build) => (0,builds_place/* describePlace */.df)(build.place)))];
    const [only] = places;
    return places.length === 1 && only ? (0,markdown.md) ` in ${only}` : markdown/* nothing */.s6;
}

// EXTERNAL MODULE: ./build/sources/operations/context/interrupted-outcome.js
var interrupted_outcome = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-matching.js
var read_matching = __webpack_require__(3899);
;// CONCATENATED MODULE: ./build/sources/operations/lists/build-list.js








const mostLogged = 20;
async function listMatching(order, context) {
    const { builds, notes, ...end } = await (0,read_matching/* readMatching */.m)(order, context);
    const { complete } = end;
    const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
    const report = reportOn(builds, { complete }, context);
    logBuilds(report, context);
    const outcome = {
        ...(0,read_list/* describeList */.KA)((0,counts/* count */.U)(builds.length, 'build'), end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,list_outputs/* listValues */.D)(builds.length, complete, tracked.map(build_outputs/* buildEntry */.Jo)) },
        json: builds,
        notes,
        summary: (limits) => (builds.length === 0 && complete ? '' : renderBuildsSummary(report, limits)),
    };
    return end.reason === 'interrupted' ? (0,interrupted_outcome/* interruptedOutcome */.B)(outcome, context.redact) : outcome;
}
function logBuilds({ builds }, { log }) {
    for (const build of builds.slice(0, mostLogged))
        log.info(describeListed(build));
    if (builds.length > mostLogged)
        log.info(`And ${builds.length - mostLogged} more.`);
}
function renderList(builds, { bytes, ...about }, context) {
    return renderBuildsSummary(reportOn(builds, about, context), { bytes });
}
function reportOn(builds, about, { client, redact, toLink }) {
    return analyzeBuilds(builds, { now: client.serviceNow(), redact, toLink, ...about });
}


/***/ }),

// MODULE: ./build/sources/operations/lists/collect-list.js
/***/ 970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectItems),
/* harmony export */   l: () => (/* binding */ collectList)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

const defaultMaxBytes = 32 * 1024 * 1024;
async function collectList(list, { limit, maxBytes = defaultMaxBytes, onPage, signal }) {
    let read = [];
    const keep = (count, items) => {
        read = items;
        onPage?.(count);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes, onPage: keep }), complete: true };
    }
    catch (error) {
        if (signal?.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV))
            throw error;
        const items = error.items;
        const { reason } = error;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


/***/ }),

// MODULE: ./build/sources/operations/lists/matching-builds.js + 1 modules
/***/ 8567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ chooseMatching)
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var model_states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/operations/lists/wildcard.js
function matchesWildcard(text, pattern) {
    const [head = '', ...rest] = pattern.split('*');
    const tail = rest.pop();
    if (tail === undefined)
        return text === pattern;
    let at = head.length;
    if (!text.startsWith(head))
        return false;
    for (const part of rest) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return text.length - tail.length >= at && text.endsWith(tail);
}

;// CONCATENATED MODULE: ./build/sources/operations/lists/matching-builds.js




const checks = {
    branch: ({ branch }, wanted) => !!branch && [wanted].flat().some((pattern) => matchesWildcard(branch, pattern)),
    commit: ({ commit }, wanted) => !!commit && [wanted].flat().includes(commit.toLowerCase()),
    state: (build, wanted) => [wanted].flat().some((state) => hasState(build, state)),
    creator: ({ creator }, wanted) => creator?.id?.toLowerCase() === wanted,
    created_from: ({ created_at }, wanted) => isFrom(created_at, wanted),
    created_to: ({ created_at }, wanted) => !!created_at && !isFrom(created_at, wanted),
    finished_from: ({ finished_at }, wanted) => isFrom(finished_at, wanted),
    meta_data: ({ meta_data }, wanted) => Object.entries(wanted).every(([name, value]) => meta_data?.[name] === value),
};
function chooseMatching(listed, filters) {
    const checked = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
    const builds = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
    const unmet = new Set(checked.flatMap((one) => one.unmet));
    const others = unmet.size === 0 ? [] : [describeOthers(listed.length - builds.length, [...unmet])];
    return { builds, notes: [...others, ...(builds.length === 0 ? describeCommas(filters) : [])] };
}
function describeCommas({ branch = [] }) {
    const joined = [branch].flat().filter((name) => /,\S/.test(name));
    return joined.map((name) => `Input branch contains ${JSON.stringify(name)}, which is one branch, because git allows commas in names. Separate two branches with a new line, or with a comma and a space.`);
}
function describeOthers(others, unmet) {
    const names = unmet.map((name) => name.replaceAll('_', '-')).join(' and ');
    const filters = unmet.length === 1 ? 'filter' : 'filters';
    return `Ignored ${(0,counts/* count */.U)(others, 'listed build')} that the ${filters} ${names} should have excluded. The service may not support ${unmet.length === 1 ? 'it' : 'them'}.`;
}
function unmetFilters(build, filters) {
    return Object.entries(checks).flatMap(([name, check]) => {
        const wanted = filters[name];
        const matches = check;
        return wanted === undefined || matches(build, wanted) ? [] : [name];
    });
}
function hasState(build, wanted) {
    const states = wanted === 'finished' ? model_states/* finishedStates */.ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,model_states/* effectiveState */.Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,times/* parseTime */.p)(time), (0,times/* parseTime */.p)(from)];
    return at !== null && least !== null && at >= least;
}


/***/ }),

// MODULE: ./build/sources/operations/lists/newest-build.js
/***/ 9036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ missingBuild),
/* harmony export */   Ok: () => (/* binding */ findNewest),
/* harmony export */   To: () => (/* binding */ describeFilters),
/* harmony export */   mK: () => (/* binding */ locateLatest)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
/* harmony import */ var _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2403);
/* harmony import */ var _inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9897);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(970);
/* harmony import */ var _matching_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8567);






async function locateLatest(query, context, { isResult = false, ...limits } = {}) {
    const found = await findNewest(query, context, limits);
    if (found === null)
        throw await missingBuild(query, context, 'Check pipeline, branch, commit and state.');
    logFound(found, context);
    context.client.noteFound(found.address);
    if (isResult)
        (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .setBuildOutputs */ .vP)([found], context.journal);
    return found.address;
}
function logFound({ address, build }, context) {
    context.log.info((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .withLink */ .Ni)(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(address)}: found.`, build, context));
}
async function findNewest({ pipeline, filters, preferredBranch }, { client, signal }, limits = {}) {
    const parameters = { ...filters, ..._model_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .smallResponse */ .v };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
    const { builds } = (0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseMatching */ .f)(await (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_3__/* .collectItems */ .j)(list, { limit: 100 }), filters);
    const newestFirst = builds.toSorted((a, b) => b.number - a.number);
    const build = newestFirst.find(({ branch }) => branch === preferredBranch) ?? newestFirst[0];
    return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}
async function missingBuild({ pipeline, filters }, context, hint) {
    const where = `${pipeline.organization}/${pipeline.pipeline}`;
    const missing = `No build${describeFilters(filters)} appeared in ${where}.`;
    const { branch, commit } = filters;
    if (branch === undefined || commit === undefined)
        return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingBuildError */ .D(missing, hint);
    const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
    if (other === null || [branch].flat().includes(other.build.branch ?? ''))
        return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingBuildError */ .D(missing, hint);
    const elsewhere = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(other.address)} is a build of this commit on branch ${other.build.branch}.`;
    return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingBuildError */ .D(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}
function describeFilters({ branch, commit, state }) {
    const parts = { of: commit, 'on branch': branch, 'in state': state };
    return Object.entries(parts)
        .map(([words, values]) => (values === undefined ? '' : ` ${words} ${(0,_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)([values].flat())}`))
        .join('');
}


/***/ }),

// MODULE: ./build/sources/operations/lists/read-list.js
/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   KA: () => (/* binding */ describeList),
/* harmony export */   LD: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);




const progressMs = 10_000;
async function readList(list, { limit, maxBytes, thing }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(read, thing)} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_1__/* .collectList */ .l)(list, { limit, maxBytes, onPage, signal });
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    changed: 'it changed while it was read',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
    interrupted: 'the step was interrupted',
};
function whyIncomplete({ reason }) {
    return reason && reasons[reason];
}
const ends = new Map([
    ['limit', 'more exist'],
    ['interrupted', 'more may exist'],
]);
function describeList(what, { complete, reason, failure }) {
    if (failure === undefined) {
        const end = ends.get(reason) ?? `incomplete: ${whyIncomplete({ complete, reason })}`;
        return { success: true, sentence: `${what}${complete ? '' : ` (${end})`}.` };
    }
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorText */ .kc)(failure.cause)}. Read before that: ${what}.`;
    return {
        success: false,
        sentence,
        ...(failure.hint === undefined ? {} : { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(failure.hint) }),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/lists/read-matching.js
/***/ 3899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readMatching)
/* harmony export */ });
/* harmony import */ var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4020);
/* harmony import */ var _matching_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8567);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);



async function readMatching({ scope, filters, limit, sendByMs }, context) {
    const options = { ...filters, signal: context.signal, ...(0,_context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .endingAt */ .h)(sendByMs, _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .mostHeldMs */ .P) };
    const list = requestList(scope, options, context.client);
    const { items, ...end } = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(list, { limit, thing: 'build' }, context);
    return { ...(0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseMatching */ .f)(items, filters), ...end };
}
function requestList(scope, filters, client) {
    switch (scope.of) {
        case 'pipeline':
            return client.builds.listForPipeline(scope.address, filters);
        case 'organization':
            return client.builds.listForOrganization(scope.address, filters);
        case 'token':
            return client.builds.list(filters);
    }
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/dry-run.js + 1 modules
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
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
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


async function dryRun(requests, { client, log, redact, }) {
    const complete = await Promise.all(requests.map(async ({ endpoint, to, body }) => readable(await client.preview(endpoint, { to, body }))));
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

// MODULE: ./build/sources/operations/outputs/list-outputs.js
/***/ 3177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listValues)
/* harmony export */ });
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ }),

// MODULE: ./build/sources/operations/start/runs.js + 31 modules
/***/ 5405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancelForStep: () => (/* reexport */ cancelForStep),
  cancelMatching: () => (/* reexport */ cancelMatching),
  cancelOutcome: () => (/* reexport */ cancelOutcome),
  failIfBlocked: () => (/* reexport */ failIfBlocked),
  pollBuilds: () => (/* reexport */ pollBuilds),
  previewBuilds: () => (/* reexport */ previewBuilds),
  rebuild: () => (/* reexport */ rebuild),
  requestRebuild: () => (/* reexport */ requestRebuild),
  retryAndWait: () => (/* reexport */ retryAndWait),
  startBuilds: () => (/* reexport */ startBuilds),
  waitForBuilds: () => (/* reexport */ waitForBuilds)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/retry/failure.js
var failure = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/sources/operations/context/interrupted-outcome.js
var interrupted_outcome = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/sources/operations/context/time-to-wait.js
var time_to_wait = __webpack_require__(4020);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js + 2 modules
var build_outcome = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/end/end-part.js
var end_part = __webpack_require__(2286);
// EXTERNAL MODULE: ./build/sources/operations/end/graceful.js
var graceful = __webpack_require__(9096);
;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-build.js








async function cancelForStep(address, context, sendByMs) {
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    const written = await (0,graceful/* writeGracefully */.E)((guard) => (0,end_part/* endPart */.fQ)(address, 'step', context, { ...(0,time_to_wait/* endingAt */.h)(sendByMs, time_to_wait/* mostHeldMs */.P), ...guard }), { what: `cancel of ${name}` }, context);
    if (typeof written === 'string') {
        const result = written === 'unknown' ? 'may have been canceled' : 'was not canceled';
        return (0,interrupted_outcome/* interruptedWrite */.o)(`${name} ${result}.`, context.redact);
    }
    const ended = written.value;
    if (ended.result !== 'failed')
        return ended;
    const { build, error } = ended;
    if (build)
        (0,build_outputs/* setBuildOutputs */.vP)([{ address, build }], context.journal);
    if (error instanceof errors/* ClientError */.MZ && (0,failure/* couldHaveBeenApplied */.D4)(error))
        error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
    throw error;
}
const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled'
        ? (0,build_outcome.describeReported)({ address, build }, context)
        : (0,end_part/* describeEnded */.Og)(result, { address, build });
    const isInterrupted = context.signal.aborted;
    const words = isInterrupted ? `The step was interrupted. ${sentence}` : sentence;
    const made = (0,build_outcome.buildOutcome)(words, [{ address, build }], context);
    const outcome = isInterrupted ? { ...made, success: false } : made;
    return result === 'blocked' ? asBlocked(outcome) : outcome;
}
function failIfBlocked(outcome) {
    return outcome.outputs?.state === 'blocked' ? asBlocked(outcome) : outcome;
}
function asBlocked(outcome) {
    const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
    return { ...outcome, success: false, hint };
}

// EXTERNAL MODULE: ./build/sources/client/rate-limit/token-bucket.js
var token_bucket = __webpack_require__(5511);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
;// CONCATENATED MODULE: ./build/sources/operations/context/pool.js
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

// EXTERNAL MODULE: ./build/sources/operations/lists/build-list.js + 2 modules
var build_list = __webpack_require__(1314);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-matching.js
var read_matching = __webpack_require__(3899);
// EXTERNAL MODULE: ./build/sources/operations/outputs/dry-run.js + 1 modules
var dry_run = __webpack_require__(8436);
// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
// EXTERNAL MODULE: ./build/sources/model/states.js
var model_states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-attempts.js




const words = {
    canceled: 'canceled',
    'already-canceled': 'already canceled',
    ended: 'already finished',
    blocked: 'blocked, not canceled',
    failed: 'could not be canceled',
    unfinished: 'still canceling',
    running: 'running after the cancel',
    unread: 'could no longer be read after the cancel',
    unknown: 'may be canceled: the outcome is unknown',
    left: 'not canceled',
};
const openWords = {
    unfinished: `${words.unfinished} when the wait ended`,
    running: `${words.running} when the wait ended`,
    unread: words.unread,
};
function resultOfStop({ state }, { why, unreadSinceMs }) {
    const isUnread = unreadSinceMs !== undefined || why === 'unreachable' || why === 'disappeared';
    if (isUnread)
        return 'unread';
    return state === 'canceling' ? 'unfinished' : 'running';
}
function withBuild(attempt, build, stop) {
    const { tracked } = attempt;
    const seen = { ...attempt, build, tracked: tracked && { ...tracked, build } };
    if (stop)
        return { ...seen, result: resultOfStop(build, stop) };
    if (!(0,model_states/* isOver */.PU)(build) || (0,model_states/* isCanceled */.YQ)(build.state))
        return seen;
    return { ...seen, result: (0,model_states/* effectiveState */.Jt)(build) === 'blocked' ? 'blocked' : 'ended' };
}
const mostNamed = 20;
function trackAttempt({ tracked }) {
    return tracked === null ? [] : [tracked];
}
function nameBuilds(builds) {
    const names = builds.slice(0, mostNamed).map(({ address }) => (0,build_outputs/* nameBuild */.mT)(address));
    const left = builds.length - names.length;
    return left === 0 ? names.join(', ') : `${names.join(', ')} and ${left} more`;
}
function describeAll(attempts, end) {
    const more = describeRest(end);
    if (attempts.length === 0)
        return `No builds to cancel.${more}`;
    const [first] = attempts.flatMap((attempt) => attempt.failure ?? []);
    const countOf = (wanted) => attempts.filter(({ result }) => result === wanted).length;
    const still = ['unfinished', 'running', 'unread']
        .map((result) => ({
        result,
        builds: attempts.filter((one) => one.result === result).flatMap(trackAttempt),
    }))
        .filter(({ builds }) => builds.length > 0)
        .map(({ result, builds }) => `; ${builds.length} ${openWords[result]} (${nameBuilds(builds)})`);
    const others = ['ended', 'already-canceled', 'blocked', 'unknown', 'left']
        .filter((result) => countOf(result) > 0)
        .map((result) => `; ${countOf(result)} ${words[result]}`)
        .concat(...still)
        .join('');
    const [canceled, failed] = [countOf('canceled'), countOf('failed')];
    const done = canceled === 0 ? '' : `; ${canceled} canceled`;
    const what = failed === 0
        ? `Canceled ${(0,counts/* count */.U)(canceled, 'build')}`
        : `${failed} of ${(0,counts/* count */.U)(attempts.length, 'build')} could not be canceled${done}`;
    const why = first === undefined ? '' : ` First error: ${first.replace(/\.$/, '')}.`;
    return `${what}${others}.${why}${more}`;
}
function describeRest({ complete, reason, failure }) {
    if (complete)
        return '';
    if (reason === 'bytes')
        return ' More builds match, which are too large for one step: run the operation again.';
    if (reason === 'interrupted')
        return ' More builds may match.';
    if (reason === 'changed')
        return ' More builds may match: the list changed while it was read. Run the operation again.';
    if (failure === undefined)
        return ' More builds match: run the operation again, or raise limit.';
    return ` More builds may match: ${(0,error_text/* errorText */.kc)(failure.cause)}.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-matching.js













const mostAtOnce = 10;
async function cancelMatching(order, context) {
    const { journal, log, redact, signal } = context;
    const read = await (0,read_matching/* readMatching */.m)(order, context).catch((error) => {
        if (!signal.aborted)
            throw error;
        return (0,interrupted_outcome/* interruptedWrite */.o)('No build was canceled.', redact);
    });
    if (!('builds' in read))
        return read;
    const { builds, notes, ...end } = read;
    if (order.dryRun) {
        signal.throwIfAborted();
        const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
        const requests = tracked.map(({ address }) => ({ endpoint: 'builds.cancel', to: { ...address } }));
        return { ...(await (0,dry_run.dryRun)(requests, context)), outputs: (0,list_outputs/* listValues */.D)(tracked.length, end.complete), notes };
    }
    const made = new Map();
    let listed = { attempts: [], complete: false, notes: ['Blocked builds are not reported.'] };
    const tried = () => builds.flatMap(({ id }) => made.get(id) ?? []);
    const setKnown = (others = 1) => {
        const tracked = builds.map((build) => (made.get(build.id) ?? { tracked: (0,build_outputs/* trackListed */.Hn)(build) }).tracked);
        const known = [...listed.attempts.flatMap(trackAttempt), ...tracked.filter((one) => one !== null)];
        (0,build_outputs/* setBuildOutputs */.vP)(known, journal, builds.length + others);
    };
    setKnown();
    try {
        const rank = isTooShort(builds.length, order, context) ? 'last' : 'normal';
        const once = { ...context, log: { ...log, info: logOnce(log.info) } };
        await runPool(builds, mostAtOnce, async (build) => {
            made.set(build.id, await attemptCancel(build, { ...order, rank }, once));
            setKnown();
            signal.throwIfAborted();
        });
        listed = await listBlocked(order, new Set(builds.map(({ id }) => id)), context);
        for (const { address } of listed.attempts.flatMap(trackAttempt))
            log.info(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${words.blocked}.`);
        setKnown(listed.attempts.length);
        await waitForEnds(tried(), order, (attempt) => {
            made.set(attempt.build.id, attempt);
            setKnown(listed.attempts.length);
        });
        return withNotes(toOutcome([...listed.attempts, ...tried()], end, context), notes, listed);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const attempts = [...listed.attempts, ...tried()];
        return withNotes(interruptedCancels(attempts, builds, end, context), notes, listed);
    }
}
function logOnce(log) {
    const logged = new Set();
    return (line) => {
        if (!logged.has(line))
            log(line);
        logged.add(line);
    };
}
function isTooShort(count, { sendByMs }, { clock }) {
    return sendByMs !== undefined && clock.monotonic() + count * token_bucket/* usualPaceMs */._T > sendByMs;
}
async function attemptCancel(build, { sendByMs, rank }, context) {
    const { client, log, signal } = context;
    const tracked = (0,build_outputs/* trackListed */.Hn)(build);
    if (tracked === null) {
        const failure = `Build ${build.number} has no API URL, so its pipeline is unknown.`;
        return { build, tracked, result: 'failed', failure };
    }
    client.noteFound(tracked.address);
    const sent = await (0,graceful/* writeGracefully */.E)(async (guard, isOpen) => {
        const limits = { ...(0,time_to_wait/* endingAt */.h)(sendByMs, time_to_wait/* mostHeldMs */.P), rank, ...guard };
        const ended = await (0,end_part/* endPart */.fQ)(tracked.address, 'step', context, limits);
        if (ended.result === 'failed' && signal.aborted && ended.error === signal.reason)
            throw ended.error;
        return { ended, isLost: isOpen() };
    }, { what: 'cancels' }, context);
    if (sent === 'not sent')
        throw signal.reason;
    if (sent === 'unknown')
        return { build, tracked, result: 'unknown' };
    const { ended, isLost } = sent.value;
    if (ended.result === 'failed') {
        (0,end_part/* logUncanceled */.FS)(ended, context);
        return { build, tracked, result: isLost ? 'unknown' : 'failed', failure: (0,error_text/* errorText */.kc)(ended.error) };
    }
    const said = ended.result === 'canceled' ? (0,end_part/* cancelWords */.EP)(ended.build) : words[ended.result];
    log.info(`${(0,build_outputs/* nameBuild */.mT)(tracked.address)}: ${said}.`);
    return { ...ended, tracked: { ...tracked, build: ended.build } };
}
async function listBlocked({ reportsBlocked, ...order }, others, context) {
    if (!reportsBlocked)
        return { attempts: [], complete: true, notes: [] };
    try {
        const filters = { ...order.filters, state: ['blocked'] };
        const { builds, complete, failure } = await (0,read_matching/* readMatching */.m)({ ...order, filters }, context);
        context.signal.throwIfAborted();
        const attempts = builds
            .filter(({ id }) => !others.has(id))
            .map((build) => ({ build, tracked: (0,build_outputs/* trackListed */.Hn)(build), result: 'blocked' }));
        return { attempts, complete, notes: failure === undefined ? [] : [(0,error_text/* errorText */.kc)(failure.cause)] };
    }
    catch (error) {
        context.signal.throwIfAborted();
        return { attempts: [], complete: false, notes: [`Blocked builds are not reported: ${(0,error_text/* errorText */.kc)(error)}`] };
    }
}
async function waitForEnds(attempts, { filters, waitForEnd }, onSeen) {
    const open = attempts.filter(({ result }) => result === 'canceled' || result === 'already-canceled');
    const canceled = open.flatMap(trackAttempt);
    if (waitForEnd === undefined || canceled.length === 0)
        return;
    const { state: _state, ...others } = filters;
    const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
    const since = oldest === undefined || oldest === '' ? {} : { created_from: oldest };
    const set = (one, stop) => {
        const attempt = open.find(({ build }) => build.id === one.build.id);
        if (attempt)
            onSeen(withBuild(attempt, one.build, stop));
    };
    const waited = await waitForEnd(canceled, { ...others, ...since }, (seen) => {
        for (const one of seen)
            set(one);
    });
    for (const one of waited)
        set(one, one.end?.stop);
}
function interruptedCancels(attempts, builds, end, context) {
    const tried = new Set(attempts.map(({ build }) => build.id));
    const left = builds
        .filter(({ id }) => !tried.has(id))
        .map((build) => ({ build, tracked: (0,build_outputs/* trackListed */.Hn)(build), result: 'left' }));
    const all = [...attempts, ...left];
    const canceled = attempts.filter(({ result }) => result === 'canceled').flatMap(trackAttempt);
    const which = canceled.length === 0 ? '' : ` Canceled: ${nameBuilds(canceled)}.`;
    const outcome = { ...toOutcome(all, end, context), sentence: `${describeAll(all, end)}${which}` };
    return (0,interrupted_outcome/* interruptedOutcome */.B)(outcome, context.redact);
}
function toOutcome(attempts, end, context) {
    const { complete, failure } = end;
    const tracked = attempts.flatMap(trackAttempt);
    const found = tracked.map(({ build }) => build);
    const results = new Map(attempts.map(({ build, result }) => [build.id, words[result]]));
    const isDone = ({ failure, result }) => failure === undefined && result !== 'left' && !Object.hasOwn(openWords, result);
    return {
        success: failure === undefined && attempts.every(isDone),
        sentence: describeAll(attempts, end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked, attempts.length), ...(0,list_outputs/* listValues */.D)(tracked.length, complete) },
        json: found,
        summary: ({ bytes }) => (0,build_list/* renderList */.p)(found, { bytes, complete, results }, context),
    };
}
function withNotes(outcome, notes, { complete, notes: more }) {
    const outputs = complete ? outcome.outputs : { ...outcome.outputs, complete: 'false' };
    return { ...outcome, outputs, notes: [...notes, ...more] };
}

// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
// EXTERNAL MODULE: ./build/sources/operations/end/obligations.js
var obligations = __webpack_require__(5314);
// EXTERNAL MODULE: ./build/sources/report/failure.js
var report_failure = __webpack_require__(9075);
;// CONCATENATED MODULE: ./build/sources/operations/end/on-abort.js








const readMs = 1_500;
async function endOnAbort(tracked, options, context) {
    const { isMine, unread = [], sinceMs, doubts = [], notes = [], wanted, spentMs = 0 } = options;
    const leftMs = end_part/* abortMs */.tw - spentMs;
    const afterMs = context.clock.monotonic() - sinceMs;
    const parts = await Promise.all([
        ...tracked.map((one) => endOne(one, isMine(one), leftMs, context)),
        ...unread.map((address) => endUnread(address, leftMs, context)),
    ]);
    context.journal.owe('wait', (0,obligations/* toCancel */.M6)(parts.filter(({ isLeft }) => isLeft)));
    const aborted = parts.flatMap(({ shown }) => shown ?? []);
    const sentences = [...parts.map(({ sentence }) => sentence), ...doubts, ...notes];
    const result = sentences.join(' ') || (options.nothing ?? 'No build was started.');
    const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } }));
    const expected = wanted ?? aborted.length + doubts.length;
    const outcome = (0,build_outcome.buildOutcome)(`The step was interrupted. ${result}`, reported, context, expected);
    const failedJobs = reported.flatMap((one, index) => {
        const shown = [one, ...tracked.slice(index, index + 1)].map((each) => (0,build_outcome/* reportBuild */.pE)(each, context).failed);
        return (shown.find(({ length }) => length > 0) ?? []).map(build_outcome/* failedJobEntry */.P$);
    });
    const interrupted = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
    return {
        ...outcome,
        outputs: { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) },
        success: false,
        ...(aborted.length === 0 && { json: undefined }),
        summary: (0,report_failure/* renderFailureAbove */.W)(interrupted, outcome.summary),
    };
}
async function endOne(one, isMine, leftMs, context) {
    const { address } = one;
    if ((0,model_states/* isOver */.PU)(one.build) && !one.oldJobs) {
        const isShown = one.build.jobs || one.build.state !== 'failed';
        const build = isShown ? one.build : await readLast(address, context).catch(() => one.build);
        return shownAs({ ...one, build, result: 'ended' });
    }
    if (!isMine)
        return shownAs({ ...one, result: 'kept' });
    const ended = await (0,end_part/* endPart */.fQ)(address, 'abort', context, { leftMs });
    if (ended.result !== 'failed')
        return shownAs({ ...one, ...ended });
    return { address, ...uncanceled(address, ended.error), shown: { ...one, result: 'failed' } };
}
async function endUnread(address, leftMs, context) {
    const ended = await (0,end_part/* endPart */.fQ)(address, 'abort', context, { leftMs });
    if (ended.result !== 'failed')
        return shownAs({ address, ...ended });
    const isMissing = ended.error instanceof errors/* ApiError */.hD && ended.error.status === 404;
    if (isMissing)
        return { address, sentence: `${(0,build_outputs/* nameBuild */.mT)(address)} was not found.` };
    return { address, ...uncanceled(address, ended.error) };
}
function readLast(address, { client, forceSignal: signal }) {
    return client.builds.get(address, { rank: 'urgent', timeoutMs: readMs, signal });
}
function uncanceled(address, error) {
    const sentence = `${(0,build_outputs/* nameBuild */.mT)(address)} could not be canceled (${(0,error_text/* errorText */.kc)(error)}). The post step tries again.`;
    return { sentence, isLeft: true };
}
function shownAs(one) {
    return { address: one.address, shown: one, sentence: describeResult(one) };
}
function describeResult({ address, build, result }) {
    if (result !== 'kept' && result !== 'failed')
        return (0,end_part/* describeEnded */.Og)(result === 'already-canceled' ? 'canceled' : result, { address, build });
    if ((0,model_states/* isCanceled */.YQ)(build.state))
        return (0,end_part/* describeEnded */.Og)('canceled', { address, build });
    const stays = (0,model_states/* effectiveState */.Jt)(build) === 'blocked' ? 'stays blocked' : 'keeps running';
    return `${(0,build_outputs/* nameBuild */.mT)(address)} ${stays}: this step does not cancel it.`;
}

// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
;// CONCATENATED MODULE: ./build/sources/model/agent-queue.js


const runnableStates = ['scheduled', 'reserved'];
const takenStates = ['assigned', 'accepted', 'running', 'canceling', 'timing_out'];
function isOpenJob(state) {
    return [...runnableStates, ...takenStates].includes(state ?? '');
}
function isRunnableJob(state) {
    return runnableStates.includes(state ?? '');
}
function waitsForAgent(build) {
    if ((0,model_states/* isTerminal */.Hd)(build) || build.state === 'canceling')
        return false;
    const states = jobStates(build);
    if (states === null)
        return null;
    return (takenStates.every((state) => !states.has(state)) && runnableStates.some((state) => states.has(state)));
}
function jobStates({ jobs, job_state_counts: counts }) {
    if (jobs) {
        const counted = jobs.filter(({ type, state }) => type === 'script' || takenStates.includes(state ?? ''));
        return new Set(counted.map(({ state }) => state));
    }
    if (!counts?.states)
        return null;
    const counted = Object.entries(counts.states).filter(([, number]) => Number(number) > 0);
    return new Set(counted.map(([state]) => state));
}
function waitingAgentRules({ jobs }) {
    const waiting = (jobs ?? []).filter(script_job/* isScriptJob */.P).filter(({ state }) => isRunnableJob(state));
    const rules = waiting.map(({ agent_query_rules: each }) => (each ?? []).join(', '));
    return [...new Set(rules)].filter((text) => text !== '');
}

// EXTERNAL MODULE: ./build/sources/model/times.js
var model_times = __webpack_require__(1822);
;// CONCATENATED MODULE: ./build/sources/operations/wait/after-retry.js


function showsNewJob({ jobs }, { ids, newSinceMs = 0 }) {
    return (jobs ?? []).some(({ id, created_at }) => !ids.has(id) && ((0,model_times/* parseTime */.p)(created_at) ?? newSinceMs) >= newSinceMs);
}
function isOld({ build, oldJobs, oldEnd, }) {
    if (build === null || oldJobs === undefined)
        return false;
    const finishedMs = (0,model_times/* parseTime */.p)(build.finished_at) ?? 0;
    const isLater = (0,model_states/* hasEnded */.hY)(build) && finishedMs > ((0,model_times/* parseTime */.p)(oldEnd?.finished_at) ?? Number.POSITIVE_INFINITY);
    return !showsNewJob(build, oldJobs) && !isLater;
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/retry-failed-jobs.js









async function retryFailedJobs(order, context) {
    const { address, states, sendByMs, ended, onSend: save, onNoEffect } = order;
    const { client, signal } = context;
    let before;
    let others;
    try {
        const sent = await (0,graceful/* writeGracefully */.E)((guard) => client.builds.retryFailedJobs(address, {
            ...{ ...guard, states, ...(0,time_to_wait/* endingAt */.h)(sendByMs) },
            async onState(state, seen) {
                if (state === 'sending' && ended && seen && showsNewJob(seen, oldJobsOf(ended))) {
                    others = seen;
                    throw new Error('Others have retried the build.');
                }
                return guard.onState(state, seen);
            },
        }), {
            what: `retry of ${(0,build_outputs/* nameBuild */.mT)(address)}`,
            onSend(seen) {
                before = seen;
                save?.(seen);
            },
            onNoEffect,
        }, context);
        if (typeof sent === 'string')
            throw signal.reason;
        const { build, count, origin } = sent.value;
        if (count === 0) {
            onNoEffect?.();
            return unretried({ address, build }, ended ?? before);
        }
        const old = { oldJobs: oldJobsOf(before, build), oldEnd: endOf(before) };
        return { tracked: { address, build, ...old }, count, by: origin };
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
        (0,model_states/* hasEnded */.hY)(ended) &&
        (!(0,model_states/* hasEnded */.hY)(build) || build.state !== ended.state || showsNewJob(build, oldJobsOf(ended)));
    return isOther
        ? { tracked: runAgain(tracked, ended), count: 0, by: 'others' }
        : { tracked, count: 0, by: 'direct' };
}
function runAgain(tracked, ended) {
    if (!ended?.jobs || !(0,model_states/* hasEnded */.hY)(ended))
        return tracked;
    return { ...tracked, oldJobs: oldJobsOf(ended), oldEnd: endOf(ended) };
}
function cannotRetry(error) {
    return error instanceof errors/* ApiError */.hD && (error.status === 404 || error.status === 405);
}
function logRetry({ tracked, by }, sentence, context) {
    const level = by === 'recovered' ? 'warning' : 'info';
    context.log[level]((0,build_outputs/* withLink */.Ni)(sentence, tracked.build, context));
}
function describeRetry({ tracked, count, by }, states) {
    const name = (0,build_outputs/* nameBuild */.mT)(tracked.address);
    if (count === 0)
        return `${name}: the service retried no job. Requested: jobs in the state ${states.join(' or ')}.`;
    const jobs = count === undefined ? 'its failed jobs' : (0,counts/* count */.U)(count, 'job');
    const doubt = by === 'recovered'
        ? " The response was lost, but the build shows it. It may be another person's retry."
        : '';
    return `${name}: retried ${jobs}.${doubt}`;
}
function endOf(build) {
    return build && (0,model_states/* hasEnded */.hY)(build) ? { state: build.state, finished_at: build.finished_at } : undefined;
}
function oldJobsOf(before, retried) {
    const shown = retried?.jobs ?? [];
    const ids = new Set((before?.jobs ?? shown.filter(hasFinished)).map(({ id }) => id));
    const news = shown.filter(({ id, state }) => !ids.has(id) && isOpenJob(state));
    const times = news.map(({ created_at }) => (0,model_times/* parseTime */.p)(created_at));
    const newSinceMs = Math.min(...times.filter((time) => time !== null));
    return Number.isFinite(newSinceMs) ? { ids, newSinceMs } : { ids };
}
function hasFinished(job) {
    return 'finished_at' in job && Boolean(job.finished_at);
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/flaky.js






const nothing = { rounds: 0, retries: [], notes: [], notices: [] };
async function retryFlakyJobs(outcome, ended, plan, context) {
    const { options, sinceMs, left, soFar = nothing } = plan;
    const { journal, signal } = context;
    const sendByMs = sinceMs + options.timeoutMs;
    if (!isDue(outcome, { ...plan, soFar }, context))
        return { outcome: withRetries(outcome, soFar) };
    const done = [];
    const isMine = options.cancelOnAbort !== false;
    const save = () => {
        if (!isMine)
            return;
        const running = done.flatMap(({ retry }) => (retry === undefined ? [] : [retry.address]));
        journal.owe('wait', [...left, ...(0,obligations/* toCancel */.M6)(running.map((address) => ({ address })))]);
    };
    for (const one of ended) {
        const isFailed = one.end?.stop.why !== 'retry-unseen' && (0,model_states/* effectiveState */.Jt)(one.build) === 'failed' && !signal.aborted;
        const order = { sendByMs, why: outcome.failure?.sentence ?? '' };
        done.push(isFailed ? await retryOne(one, order, context) : { tracked: known(one) });
        save();
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
        const doubts = done.flatMap((one) => one.doubt ?? []);
        return { tracked: done.map((one) => one.tracked), doubts, soFar: now };
    }
    return { outcome: withRetries(outcome, now) };
}
function isDue({ failure, success }, { options, sinceMs, soFar }, { clock, log, signal }) {
    if (!failure?.mayPassAgain || success || signal.aborted)
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
    const isOwn = ({ retry, doubt, note, notice }) => retry ?? doubt ?? note ?? notice;
    return done.some(({ isByOthers }) => isByOthers) && !done.some(isOwn);
}
const states = ['failed'];
async function retryOne(one, { sendByMs, why }, context) {
    const { address, build } = one;
    let isSent = false;
    const order = {
        ...{ address, states, sendByMs, ended: build },
        onSend: () => {
            isSent = true;
        },
        onNoEffect: () => {
            isSent = false;
        },
    };
    try {
        const result = await retryFailedJobs(order, context);
        const sentence = result.by === 'others'
            ? `${(0,build_outputs/* nameBuild */.mT)(address)}: its failed jobs were retried by others.`
            : `${describeRetry(result, states)} ${why}`;
        logRetry(result, sentence, context);
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
        const doubt = isSent ? (0,obligations/* describeDoubt */.Me)({ retryOf: address }, false) : undefined;
        return notRetried(one, { error, doubt }, context);
    }
}
function notRetried(one, { error, doubt }, { signal }) {
    const tracked = known(one);
    const mayRun = doubt === undefined ? { tracked } : { tracked, doubt };
    if (signal.aborted && error === signal.reason)
        return mayRun;
    if (!(error instanceof errors/* ClientError */.MZ))
        throw error;
    const words = `${(0,build_outputs/* nameBuild */.mT)(one.address)}: its failed jobs are not retried`;
    if (cannotRetry(error))
        return { tracked, notice: `${words}, because the service does not know the request (${error.status}).` };
    const why = (0,error_text/* errorSentence */.O8)(error);
    if (!(error instanceof errors/* OutcomeUnknownError */.Do))
        return { tracked, note: `${words}. ${why}` };
    const note = `${(0,build_outputs/* nameBuild */.mT)(one.address)}: its failed jobs may have been retried. ${why} ${error.hint ?? ''}`;
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

// EXTERNAL MODULE: ./build/sources/operations/inputs/wait-settings.js
var wait_settings = __webpack_require__(5002);
;// CONCATENATED MODULE: ./build/sources/operations/wait/state.js




function watch(target, now) {
    const { address, build, query, ...tracked } = {
        address: null,
        build: null,
        query: undefined,
        ...target,
    };
    const knownMs = ('knownMs' in tracked ? tracked.knownMs : undefined) ?? now.monotonicMs;
    const waits = build !== null && waitsForAgent(build) !== false;
    return {
        ...tracked,
        id: address === null ? 'query' : (0,build_outputs/* nameBuild */.mT)(address),
        address,
        build,
        ...(query && { query }),
        foundMs: now.monotonicMs,
        seenMs: now.monotonicMs,
        seenEpochMs: now.epochMs,
        jobsSeenMs: knownMs,
        queuedSinceMs: waits ? (activityMs(build, now) ?? knownMs) : null,
        isMissing: false,
        phase: { is: 'open' },
    };
}
function see(one, { address, build }, now) {
    const waits = waitsForAgent(build);
    const first = one.build === null ? watch({ ...one, address, build }, now) : one;
    const seen = {
        ...first,
        id: one.id,
        address,
        build,
        seenMs: now.monotonicMs,
        seenEpochMs: now.epochMs,
        failure: undefined,
        isMissing: false,
        phase: one.phase,
    };
    if (waits === null)
        return seen;
    const activeMs = activityMs(build, now) ?? Number.NEGATIVE_INFINITY;
    const sinceMs = Math.max(first.queuedSinceMs ?? first.jobsSeenMs, activeMs);
    return {
        ...seen,
        jobsSeenMs: now.monotonicMs,
        queuedSinceMs: waits ? Math.min(sinceMs, now.monotonicMs) : null,
    };
}
function activityMs({ jobs }, now) {
    if (!jobs)
        return undefined;
    const at = (...times) => times.flatMap((time) => (0,model_times/* parseTime */.p)(typeof time === 'string' ? time : null) ?? []);
    const scripts = jobs.filter(script_job/* isScriptJob */.P);
    const runnable = scripts
        .filter(({ started_at }) => !started_at)
        .flatMap(({ runnable_at }) => at(runnable_at));
    const times = [
        ...scripts.flatMap(({ started_at, finished_at }) => at(started_at, finished_at)),
        ...jobs.flatMap((job) => (job.type === 'manual' ? at(job.unblocked_at) : [])),
        ...(runnable.length > 0 ? [Math.min(...runnable)] : []),
    ];
    const past = times.filter((ms) => ms <= now.epochMs);
    return past.length === 0 ? undefined : now.monotonicMs - (now.epochMs - Math.max(...past));
}
function isShown(one) {
    return one.build !== null && one.address !== null;
}
function wasNeverRead({ seenMs, foundMs, origin = 'found' }) {
    return seenMs === foundMs && origin !== 'found';
}
function isWaitOver({ all }) {
    return all.every(({ phase }) => phase.is === 'over');
}
function hasResult(one) {
    const end = state_endOf(one);
    return end === null || end?.stop.why === 'steps';
}
function state_endOf({ phase }) {
    return phase.is === 'over' || phase.is === 'canceling' ? phase.end : undefined;
}

// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/sources/operations/wait/steps.js


function standingOf({ build }, { steps: keys }) {
    if (!build?.jobs || keys === undefined)
        return null;
    const { jobs } = build;
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const isOver = (0,model_states/* hasEnded */.hY)(build) && state !== 'blocked';
    const steps = keys.map((key) => {
        const all = jobs.filter((job) => 'step_key' in job && job.step_key === key);
        const outcomes = all.filter((job) => !isReplaced(job)).map((job) => outcomeOf(job, state));
        const isMissing = all.length === 0;
        const isOpen = outcomes.length === 0 || outcomes.includes('open');
        return {
            key,
            isMissing,
            isOpen,
            hasFailed: outcomes.includes('failed') || (isOver && isOpen && !isMissing),
        };
    });
    const keysOf = (holds) => steps.filter(holds).map(({ key }) => key);
    const passed = keysOf(({ isOpen, hasFailed }) => !isOpen && !hasFailed);
    return {
        state: passed.length === keys.length ? 'passed' : 'failed',
        passed,
        failed: keysOf(({ hasFailed }) => hasFailed),
        missing: keysOf(({ isMissing }) => isMissing),
        haveEnded: isOver || steps.every(({ isOpen }) => !isOpen),
    };
}
function isReplaced(job) {
    return job.type === 'script' && Boolean(job.retried || job.retried_in_job_id);
}
function outcomeOf(job, buildState) {
    if (job.type === 'manual' && (job.state === 'unblocked' || job.state === 'finished'))
        return 'passed';
    switch ((0,outcomes/* jobOutcome */.Y)(job, buildState)) {
        case 'passed':
        case 'soft-failed':
            return 'passed';
        case 'not-run': {
            const isMeant = job.state === 'skipped' || ('broken_reason' in job && job.broken_reason === 'conditional_failed');
            const hasRun = !(0,model_states/* isCanceled */.YQ)(buildState) && buildState !== 'skipped' && buildState !== 'not_run';
            return isMeant && hasRun ? 'passed' : 'failed';
        }
        case 'failed':
        case 'canceled':
            return 'failed';
        default:
            return 'open';
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/reduce.js






const writeLagMs = 120_000;
const readLagMs = 30_000;
const mostReads = 3;
const againMs = 1_500;
const lookMs = 5_000;
const freshMs = 2_000;
function reduce(state, event, now) {
    const all = state.all.map((one) => {
        const after = 'id' in event && event.id === one.id ? onEvent(one, event, state, now) : one;
        return onLimits(after, state, now);
    });
    return decideForAll({ ...state, all }, now);
}
function onLimits(one, state, now) {
    const why = reasonToEnd(one, state, now.monotonicMs);
    if (one.phase.is === 'open')
        return why === null ? one : reduce_confirm(one, why, now);
    const isGivenUp = state_endOf(one)?.stop.why === 'unreachable' && !isWaitOver(state);
    return isGivenUp && why === 'timeout' && state.settings.cancelOnTimeout
        ? settle(one, why, state, now)
        : one;
}
const reasons = [
    ['steps', (one, { settings }) => standingOf(one, settings)?.haveEnded && !isOld(one)],
    ['ended', (one, { settings }) => endsWait(one, settings) && !isOld(one)],
    ['retry-unseen', (one, at) => endsWait(one, at.settings) && (at.isLate || isOldForLong(one))],
    ['disappeared', (one, { mayAppear }) => one.build === null && one.isMissing && !mayAppear],
    ['timeout', (_one, { isLate }) => isLate],
    ['fail-fast', (one, { settings }) => settings.failFast && isFailing(one, settings) && !isOld(one)],
    [
        'queue-timeout',
        ({ queuedSinceMs }, at) => queuedSinceMs !== null && at.nowMs >= queuedSinceMs + at.queueMs,
    ],
];
function reasonToEnd(one, { settings, sinceMs, appearByMs }, nowMs) {
    const { queueTimeoutMs: queueMs = Number.POSITIVE_INFINITY, timeoutMs } = settings;
    const at = {
        settings,
        nowMs,
        queueMs,
        isLate: nowMs >= sinceMs + timeoutMs,
        mayAppear: nowMs < appearByMs,
    };
    return reasons.find(([, holds]) => holds(one, at))?.[0] ?? null;
}
function isFailing(one, settings) {
    if (settings.steps === undefined)
        return one.build?.state === 'failing';
    return (standingOf(one, settings)?.failed.length ?? 0) > 0;
}
function endsWait({ build }, { throughBlocked }) {
    return build !== null && (0,model_states/* hasEnded */.hY)(build) && !(throughBlocked && (0,model_states/* effectiveState */.Jt)(build) === 'blocked');
}
function isOldForLong({ seenMs, foundMs }) {
    return seenMs - foundMs >= writeLagMs;
}
const cancelInputs = {
    timeout: (settings) => settings.cancelOnTimeout,
    'queue-timeout': (settings) => settings.cancelOnTimeout,
    'retry-unseen': (settings) => settings.cancelOnTimeout,
    'fail-fast': (settings) => settings.cancelOnFailFast,
    left: (settings) => settings.cancelSiblings,
    unstarted: (settings) => settings.cancelSiblings,
};
function onEvent(one, event, state, now) {
    if (event.type === 'canceled')
        return onCanceled(one, event, state, now);
    if (one.phase.is === 'over' || one.phase.is === 'canceling')
        return one;
    return event.type === 'read' ? onRead(one, event, state, now) : onUnread(one, event, state, now);
}
function onRead(one, event, state, now) {
    const seen = see(one, event, now);
    const { phase } = seen;
    if (phase.is !== 'confirming' || !event.isLook)
        return seen;
    const reads = phase.reads + 1;
    const isStale = now.monotonicMs - event.sentMs > freshMs && reads < mostReads;
    return phase.why === 'queue-timeout' && isStale
        ? { ...seen, phase: { ...phase, reads } }
        : conclude(seen, phase.why, state, now);
}
function onUnread(one, { why, error, isLook }, state, now) {
    const { phase } = one;
    const unread = { ...one, failure: error, isMissing: why === 'gone' };
    if (phase.is === 'confirming') {
        if (!isLook)
            return unread;
        const reads = phase.reads + 1;
        const isAnswer = one.build === null && why === 'gone';
        const isLast = isAnswer || reads >= mostReads || now.monotonicMs + againMs > phase.sinceMs + lookMs;
        const isJudged = phase.why !== 'queue-timeout' ||
            why !== 'outage' ||
            reasonToEnd(one, state, now.monotonicMs) === 'timeout';
        return isLast && isJudged
            ? conclude(unread, phase.why, state, now)
            : { ...unread, phase: { ...phase, reads } };
    }
    const mayAppear = one.build === null || now.monotonicMs - one.foundMs < lagOf(one);
    if (why === 'outage' || (why === 'gone' && mayAppear))
        return unread;
    return over(unread, makeEnd(unread, why === 'gone' ? 'disappeared' : 'unreachable', state, now));
}
function lagOf(one) {
    return wasNeverRead(one) ? writeLagMs : readLagMs;
}
function onCanceled(one, { result, build }, { settings }, now) {
    const { address, phase } = one;
    if (phase.is !== 'canceling' || address === null)
        return one;
    const { stop } = phase.end;
    const seen = build === undefined ? one : see(one, { address, build }, now);
    const hasEndedBefore = result === 'ended' || (result === 'blocked' && !settings.throughBlocked);
    if (hasEndedBefore && stop.why !== 'retry-unseen')
        return settings.steps ? reduce_confirm(seen, 'steps', now) : over(seen, null);
    const canceled = result === 'failed' ? 'failed' : result === 'canceled';
    return over(seen, { ...phase.end, stop: { ...stop, canceled } });
}
function conclude(one, asked, state, now) {
    const isLeft = asked === 'left' || asked === 'unstarted';
    const why = reasonToEnd(one, state, now.monotonicMs) ?? (isLeft ? asked : null);
    if (why === null)
        return { ...one, phase: { is: 'open' } };
    return why === 'ended' ? over(one, null) : settle(one, why, state, now);
}
function decideForAll(before, now) {
    const state = endSearch(before, now);
    const decisive = state.all.filter((one) => isDecisive(one, state));
    const known = state.all.find(({ id }) => id === state.endedBy);
    const isLasting = known !== undefined && hasResult(known);
    const first = isLasting ? known : (decisive.find(hasResult) ?? known ?? decisive[0]);
    if (first === undefined && !state.isAbandoned)
        return state;
    const all = state.all.map((one) => (one === first ? one : leave(one, state, now)));
    return { ...state, all, endedBy: first?.id ?? null };
}
function endSearch(state, now) {
    const isRefused = state.all.some((one) => !isShown(one) && state_endOf(one)?.stop.why === 'unreachable');
    if (!isRefused)
        return state;
    const isSought = (one) => one.phase.is === 'open' && !isShown(one) && one.isMissing;
    const all = state.all.map((one) => (isSought(one) ? over(one, makeEnd(one, 'left', state, now)) : one));
    return { ...state, all };
}
function isDecisive(one, { all, settings }) {
    const { until, failFast, cancelSiblings } = settings;
    const end = state_endOf(one);
    const why = end?.stop.why;
    if (end === undefined || why === 'left' || why === 'unstarted' || why === 'timeout')
        return false;
    if (!isShown(one))
        return until === 'all' && Boolean(failFast || cancelSiblings);
    const hasSucceeded = hasResult(one) && (0,wait_settings/* isSuccess */.oJ)(end?.stop.steps?.state ?? (0,model_states/* effectiveState */.Jt)(one.build), settings);
    if (failFast && (why === 'fail-fast' || (hasResult(one) && !hasSucceeded)))
        return true;
    return until === 'any' && hasResult(one) && (hasSucceeded || all.every(isAnswered));
}
function isAnswered(one) {
    return isShown(one) || one.isMissing || one.phase.is === 'over';
}
function leave(one, state, now) {
    const { phase } = one;
    const why = state.isAbandoned ? 'unstarted' : 'left';
    switch (phase.is) {
        case 'open':
            return one.failure || one.isMissing ? settle(one, why, state, now) : reduce_confirm(one, why, now);
        case 'confirming':
            return one;
        case 'canceling':
            return phase.end.stop.why === 'timeout' ? settle(one, why, state, now) : one;
        case 'over': {
            if (hasResult(one))
                return one;
            const { why: before, canceled } = phase.end?.stop ?? { why, canceled: undefined };
            const mayRun = before !== why && before !== 'disappeared' && canceled === undefined && isShown(one);
            return mayRun && state.settings.cancelSiblings ? settle(one, why, state, now) : one;
        }
    }
}
function reduce_confirm(one, why, { monotonicMs: sinceMs }) {
    return { ...one, phase: { is: 'confirming', why, sinceMs, reads: 0 } };
}
function settle(one, why, state, now) {
    const end = makeEnd(one, why, state, now);
    const mayExist = one.address !== null && (one.build !== null || !one.isMissing);
    const isUnwanted = mayExist && cancelInputs[why]?.(state.settings);
    return isUnwanted ? { ...one, phase: { is: 'canceling', end } } : over(one, end);
}
function over(one, end) {
    return { ...one, phase: { is: 'over', end } };
}
function makeEnd(one, why, { sinceMs, settings }, now) {
    const { build, failure, isMissing } = one;
    const steps = (why === 'steps' || why === 'fail-fast') && standingOf(one, settings);
    const queuedSinceMs = why === 'queue-timeout' ? one.queuedSinceMs : null;
    const stop = {
        why,
        afterMs: now.monotonicMs - (queuedSinceMs ?? sinceMs),
        ...(queuedSinceMs !== null && build && { agentRules: waitingAgentRules(build) }),
        ...((failure || isMissing) && { unreadSinceMs: one.seenEpochMs }),
        ...(why === 'disappeared' && wasNeverRead(one) && { isUnshown: true }),
        ...(steps && { steps }),
    };
    return failure && !isMissing ? { stop, error: failure } : { stop };
}
function wantsOf(state) {
    if (isWaitOver(state))
        return [];
    const areRead = state.all.every(({ phase }) => phase.is !== 'confirming');
    return state.all.flatMap((one) => {
        if (one.phase.is === 'confirming')
            return [{ one, kind: 'look' }];
        const isReady = one.phase.is === 'canceling' && (areRead || one.phase.end.stop.why !== 'timeout');
        return isReady ? [{ one, kind: 'cancel' }] : [];
    });
}
function nextLimitMs({ all, settings, sinceMs, appearByMs }, nowMs) {
    const open = all.filter(({ phase }) => phase.is === 'open');
    const limits = open.flatMap((one) => [
        sinceMs + settings.timeoutMs,
        ...(one.build === null ? [appearByMs] : [jobsDueMs(one, settings)]),
    ]);
    return Math.min(...limits.filter((atMs) => atMs > nowMs));
}
function jobsDueMs({ queuedSinceMs, jobsSeenMs }, { queueTimeoutMs }) {
    return (queuedSinceMs ?? jobsSeenMs) + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}

// EXTERNAL MODULE: ./build/sources/client/polling/poll-policy.js + 1 modules
var poll_policy = __webpack_require__(2950);
// EXTERNAL MODULE: ./build/sources/client/polling/run-times.js
var run_times = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/sources/operations/wait/schedule.js





const absentMs = [3_000, 5_000, 8_000, 13_000, 20_000];
const firstMs = 1_000;
const timerMs = 0.001;
function createPollSchedule(settings, context) {
    const { client, clock, random, log, signal } = context;
    const { pollIntervalMs } = settings;
    const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit: client.rateLimit, random, pollIntervalMs });
    const unknown = () => (0,run_times/* createRunTimeDistribution */.t)([]);
    let runTimes = pollIntervalMs === undefined && settings.steps === undefined ? null : unknown;
    const startedMs = clock.monotonic();
    const planned = new Map();
    const absences = new Map();
    const elapsedMs = ({ build, oldJobs, foundMs }) => {
        const sinceMs = (0,model_times/* parseTime */.p)(build?.started_at);
        if (sinceMs === null)
            return 0;
        const ranMs = Math.max(0, client.serviceNow() - sinceMs);
        return oldJobs ? Math.min(ranMs, clock.monotonic() - foundMs) : ranMs;
    };
    const planOf = ({ name, all }, state) => {
        const known = planned.get(name);
        if (known)
            return known;
        const nowMs = clock.monotonic();
        const shown = all.filter(isShown);
        const plan = shown.length === 0
            ? { atMs: nowMs, spreadMs: 0, forDeadline: true }
            : policy.next({
                nowMs,
                builds: shown.map((one) => ({
                    elapsedMs: elapsedMs(one),
                    runTimes: (runTimes ?? unknown)(one.address),
                })),
                notAfterMs: nextLimitMs(state, nowMs),
            });
        planned.set(name, plan);
        return plan;
    };
    return {
        planOf,
        begin(group, state) {
            const nowMs = clock.monotonic() + timerMs;
            const plan = planOf(group, state);
            if (plan.atMs > nowMs)
                return false;
            const held = policy.recheck(plan, nowMs, nextLimitMs(state, clock.monotonic()));
            if (held === null)
                planned.delete(group.name);
            else
                planned.set(group.name, held);
            return held === null;
        },
        note({ event, pauseMs }, state) {
            const { id } = event;
            const one = state.all.find((other) => other.id === id);
            const nowMs = clock.monotonic();
            const rest = (restMs) => planned.set(id, { atMs: nowMs + restMs, spreadMs: 0, forDeadline: true });
            if (pauseMs !== undefined)
                rest(pauseMs);
            else if (event.type === 'unread' && one?.build === null) {
                const count = absences.get(id) ?? 0;
                absences.set(id, count + 1);
                rest((absentMs[count] ?? 20_000) * (0.85 + 0.3 * random()));
            }
        },
        pastMs({ all }) {
            const isOpen = all.some((one) => isShown(one) && one.phase.is === 'open');
            if (runTimes !== null || !isOpen)
                return Number.POSITIVE_INFINITY;
            const areAnswered = all.every((one) => isShown(one) || one.isMissing || one.failure);
            return areAnswered ? startedMs : startedMs + firstMs;
        },
        async readPast(state) {
            const builds = state.all.filter(isShown).map(({ address, build: { branch } }) => ({ address, branch }));
            const nowMs = clock.monotonic();
            const endMs = Math.min(state.sinceMs + settings.timeoutMs, nextLimitMs({ ...state, appearByMs: 0 }, nowMs));
            runTimes = await (0,run_times/* readRunTimes */.I)(builds, {
                builds: client.builds,
                clock,
                signal,
                timeoutMs: Math.max(0, endMs - nowMs) / 2,
                onFailure: (error) => log.debug(`Could not read past builds: ${String(error)}`),
            });
        },
    };
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/loop.js



const mostSleepMs = 2 ** 31 - 1;
async function runWait(initial, ports, context) {
    const { clock, signal } = context;
    const { reader } = ports;
    const schedule = createPollSchedule(initial.settings, context);
    const underWay = new Set();
    const arrived = [];
    let failure;
    let wake = new AbortController();
    let state = reduce(initial, { type: 'tick' }, moment(context));
    const start = (keys, work) => {
        for (const key of keys)
            underWay.add(key);
        work()
            .then((events) => arrived.push(...events), (error) => {
            failure = { error };
        })
            .finally(() => {
            for (const key of keys)
                underWay.delete(key);
            wake.abort();
        });
    };
    const read = async (all, how) => {
        const isLeft = all.every(({ phase }) => phase.is === 'confirming' && phase.why === 'left');
        const endMs = isLeft ? 0 : state.sinceMs + state.settings.timeoutMs;
        const answers = await reader.read(all, { ...how, endMs });
        for (const answer of answers)
            schedule.note(answer, state);
        return answers.map(({ event }) => event);
    };
    const startWanted = () => {
        const wanted = wantsOf(state).filter(({ one, kind }) => !underWay.has(`${kind} ${one.id}`));
        for (const { one } of wanted.filter(({ kind }) => kind === 'cancel'))
            start([`cancel ${one.id}`], async () => [await ports.cancel(one)]);
        const looks = wanted.filter(({ kind }) => kind === 'look').map(({ one }) => one);
        for (const { all } of reader.groupsOf(looks)) {
            const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
            start(all.map(({ id }) => `look ${id}`), async () => {
                if (isAgain)
                    await clock.sleep(againMs, signal);
                return read(all, { isLook: true, withJobs: true, spreadMs: 0 });
            });
        }
    };
    const groupsToPoll = () => {
        const hasPast = schedule.pastMs(state) === Number.POSITIVE_INFINITY;
        const open = state.all.filter(({ id, phase, build }) => phase.is === 'open' && !underWay.has(`poll ${id}`) && (hasPast || build === null));
        return reader.groupsOf(open).filter(({ name }) => !underWay.has(`poll ${name}`));
    };
    const startPolls = () => {
        const nowMs = clock.monotonic();
        if (schedule.pastMs(state) <= nowMs && !underWay.has('past'))
            start(['past'], async () => {
                await schedule.readPast(state);
                return [];
            });
        for (const group of groupsToPoll()) {
            const { spreadMs } = schedule.planOf(group, state);
            if (!schedule.begin(group, state))
                continue;
            const { steps } = state.settings;
            const isDue = group.all.some((one) => jobsDueMs(one, state.settings) <= nowMs);
            const withJobs = isDue || (steps !== undefined && group.all.length > 1);
            start([`poll ${group.name}`, ...group.all.map(({ id }) => `poll ${id}`)], () => read(group.all, { isLook: false, withJobs, spreadMs: spreadMs || 2_000 }));
        }
    };
    const sleepUntilDue = async () => {
        const nowMs = clock.monotonic();
        const dueMs = Math.min(nextLimitMs(state, nowMs), ports.nextMs(), underWay.has('past') ? Number.POSITIVE_INFINITY : schedule.pastMs(state), ...groupsToPoll().map((group) => schedule.planOf(group, state).atMs));
        const pauseMs = Math.min(Math.max(timerMs, dueMs - nowMs), mostSleepMs);
        try {
            await clock.sleep(pauseMs, AbortSignal.any([signal, wake.signal]));
        }
        catch (error) {
            if (signal.aborted || !wake.signal.aborted)
                throw error;
        }
    };
    for (;;) {
        ports.onChange(state);
        if (isWaitOver(state))
            return state;
        startWanted();
        startPolls();
        if (arrived.length === 0 && !failure)
            await sleepUntilDue();
        signal.throwIfAborted();
        if (failure)
            throw failure.error;
        wake = new AbortController();
        const events = arrived.length === 0 ? [{ type: 'tick' }] : arrived.splice(0);
        for (const event of events)
            state = reduce(state, event, moment(context));
    }
}
function moment({ client, clock }) {
    return { monotonicMs: clock.monotonic(), epochMs: client.serviceNow() };
}

// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/operations/context/failed-outcome.js
var failed_outcome = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/sources/operations/context/missing-build-error.js
var missing_build_error = __webpack_require__(2403);
// EXTERNAL MODULE: ./build/sources/operations/lists/newest-build.js
var newest_build = __webpack_require__(9036);
;// CONCATENATED MODULE: ./build/sources/operations/wait/missing.js









const mostFailures = 3;
function nameWanted({ address, query }) {
    return address ? (0,build_outputs/* nameBuild */.mT)(address) : `build${(0,newest_build/* describeFilters */.To)(query?.filters ?? {})}`;
}
async function describeMissing(state, context, isTold = false) {
    const missing = state.all.filter((one) => !isShown(one));
    const givenUp = missing.filter(isGivenUp);
    const failures = await Promise.all(givenUp.map((one) => errorOf(one, state, context)));
    const untold = failures.length - mostFailures;
    const open = isTold ? [] : missing.filter((one) => !isGivenUp(one));
    const names = (all) => all.map(nameWanted).join(', ');
    const absent = open.filter(({ isMissing }) => isMissing);
    const unread = open.filter(({ isMissing }) => !isMissing);
    const sentences = [
        ...failures.slice(0, mostFailures).map(error_text/* errorSentence */.O8),
        ...(untold > 0 ? [`The same happened with ${(0,counts/* count */.U)(untold, 'other build')}.`] : []),
        ...(absent.length > 0 ? [`Not found before the wait ended: ${names(absent)}.`] : []),
        ...(unread.length > 0 ? [`Not read before the wait ended: ${names(unread)}.`] : []),
    ];
    return { failures, sentences };
}
function isGivenUp(one) {
    const end = state_endOf(one);
    return end?.stop.why === 'disappeared' || end?.error !== undefined;
}
async function missingError(state, context) {
    const { failures, sentences } = await describeMissing(state, context);
    const [first] = failures;
    const error = first ?? new missing_build_error/* MissingBuildError */.D(sentences.join(' '));
    const isLate = state.all.every((one) => state_endOf(one)?.stop.why === 'timeout');
    if (isLate && error instanceof errors/* ClientError */.MZ)
        error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
    if (state.all.length > 1)
        error.message = sentences.join(' ');
    return error;
}
async function errorOf(one, state, context) {
    const { address, query, failure, isMissing, foundMs } = one;
    if (!isMissing && failure)
        return failure;
    const { sinceMs, settings, appearByMs } = state;
    const limit = appearByMs < sinceMs + settings.timeoutMs ? 'appear-timeout' : 'wait-timeout';
    if (query)
        return (0,newest_build/* missingBuild */.BI)(query, context, `Check that the pipeline builds this branch, or raise ${limit}.`);
    const { hint = '', status } = failure;
    const waited = `It did not appear within ${(0,durations/* formatDuration */.a3)(appearByMs - foundMs)}.`;
    const next = `${hint} If the build appears later, raise ${limit}.`.trim();
    const text = failure ? (0,error_text/* errorText */.kc)(failure) : `${address && (0,build_outputs/* nameBuild */.mT)(address)} was not found`;
    return new missing_build_error/* MissingBuildError */.D(`${text}. ${waited}`, next, status);
}
async function withMissing(outcome, state, context) {
    const { until, cancelOnAbort } = state.settings;
    const isTold = context.signal.aborted && cancelOnAbort === true;
    const { failures, sentences } = await describeMissing(state, context, isTold);
    const [first] = failures;
    if (outcome.success && until === 'any')
        return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
    if (first === undefined)
        return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
    return (0,failed_outcome/* withFailure */.f)(outcome, { operation: 'wait-for-build', why: sentences.join(' '), error: first }, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/obligations-of.js

function obligationsOf({ all, settings }) {
    const isOwed = (one) => {
        const { phase, build } = one;
        if (phase.is === 'over')
            return phase.end?.stop.canceled === 'failed';
        return phase.is === 'canceling' || (build !== null && (0,obligations/* isCanceledOnAbort */.bk)(one, settings.cancelOnAbort));
    };
    return (0,obligations/* toCancel */.M6)(all.filter(isOwed).flatMap(({ address }) => (address === null ? [] : [{ address }])));
}

// EXTERNAL MODULE: ./build/sources/operations/failures/explain-and-comment.js
var explain_and_comment = __webpack_require__(102);
// EXTERNAL MODULE: ./build/sources/operations/inputs/in-input-words.js
var in_input_words = __webpack_require__(8117);
;// CONCATENATED MODULE: ./build/sources/operations/wait/outcome.js







async function waitOutcome(waited, { options, sinceMs, wanted, ordered = wanted ?? waited.length, retries = [] }, context) {
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
    const settings = { ...options.failures, endMs: sinceMs + options.timeoutMs };
    return (0,explain_and_comment.explainAndComment)(outcome, { builds: reported, settings, retries }, context);
}
function describeOpen(waited) {
    const open = waited.filter(({ end, build }) => end !== null &&
        !end.stop.steps &&
        end.stop.why !== 'disappeared' &&
        !(0,model_states/* isOver */.PU)(build) &&
        !(0,model_states/* isCanceled */.YQ)(build.state));
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
        failed.find(({ end }) => end === null || end.stop.steps) ??
        failed.find(({ end }) => end?.stop.why !== 'left') ??
        failed[0]);
}
function hasSucceeded({ end, build }, options) {
    if (end?.stop.why === 'steps')
        return (0,wait_settings/* isSuccess */.oJ)(end.stop.steps?.state ?? '', options);
    return end === null && (0,wait_settings/* isSuccess */.oJ)((0,model_states/* effectiveState */.Jt)(build), options);
}
function toReported(one, options) {
    const stop = one.end?.stop;
    const stepsState = stop?.steps?.state;
    const hasPassed = stepsState === 'passed' || (one.end === null && (0,model_states/* effectiveState */.Jt)(one.build) === 'passed');
    return { ...one, stop, stepsState, isUnwantedPass: hasPassed && !hasSucceeded(one, options) };
}
function describe(one, options, context) {
    const words = (0,build_outcome.describeReported)(toReported(one, options), context);
    const error = one.end?.error;
    return error === undefined ? words : `${words} (${(0,error_text/* errorText */.kc)(error)})`;
}
function hintFor({ address, build, end }) {
    const state = (0,model_states/* effectiveState */.Jt)(build);
    switch (end?.stop.why) {
        case 'timeout':
            if ((0,model_states/* isCanceled */.YQ)(state))
                return undefined;
            return `${hintOf(end.error)} To keep waiting, run wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number}. To wait longer from the start, raise wait-timeout.`.trim();
        case 'queue-timeout':
            return 'Check that an agent matching the agent rules is connected, or raise queue-timeout.';
        case 'retry-unseen':
            return 'Open the build and check whether its jobs run again.';
        case 'disappeared':
            return 'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.';
        case 'steps':
            return end.stop.steps?.missing.length ? 'Check the keys of the steps in the pipeline.' : undefined;
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

// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/builds/job-counts.js
var job_counts = __webpack_require__(393);
// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var builds_jobs = __webpack_require__(399);
;// CONCATENATED MODULE: ./build/sources/report/builds/progress.js





function describeProgress(original, redact) {
    const build = redact.json(original);
    const state = (0,model_states/* effectiveState */.Jt)(build);
    if (!build.jobs)
        return { state, jobs: null, firstFailure: null, text: (0,plain/* plainLine */.h)(state) };
    const jobs = (0,builds_jobs/* readJobs */.RI)(build.jobs, { buildState: state, now: 0, toLink: () => null });
    const counts = (0,job_counts/* countJobs */.uq)(jobs);
    const [first] = (0,builds_jobs/* failedJobs */.Mf)(jobs);
    const progress = {
        jobs: { done: (0,job_counts/* countSettled */.Xb)(counts), total: counts.total, failed: counts.failed },
        firstFailure: first === undefined ? null : (0,builds_jobs/* title */.DD)(first),
    };
    return { ...progress, state, text: (0,plain/* plainLine */.h)(progress_describe(state, progress)) };
}
function progress_describe(state, { jobs, firstFailure }) {
    if (jobs.total === 0)
        return state;
    const failed = firstFailure === null ? '' : `, ${jobs.failed} failed, first “${firstFailure}”`;
    return `${state}, ${jobs.done} of ${(0,counts/* count */.U)(jobs.total, 'job')} done${failed}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/context/heartbeat.js
const silenceMs = 5 * 60_000;
function createHeartbeat({ clock, log }) {
    let loggedMs = clock.monotonic();
    const dueMs = () => loggedMs + silenceMs;
    const postpone = () => {
        loggedMs = clock.monotonic();
    };
    return {
        dueMs,
        postpone,
        beat(line) {
            if (clock.monotonic() < dueMs())
                return;
            log.info(line());
            postpone();
        },
    };
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/progress.js












const longQueueMs = 60_000;
const mostNames = 3;
function createProgress(context) {
    const { client, clock, log, redact } = context;
    const heartbeat = createHeartbeat(context);
    const told = new Set();
    const lines = new Map();
    let warnings = 0;
    const say = (line, level = 'info') => {
        log[level](line);
        heartbeat.postpone();
    };
    const once = (one, key, line) => {
        if (!told.has(`${one.id} ${key}`))
            say(line);
        told.add(`${one.id} ${key}`);
    };
    const tellUnshown = (one, { all }) => {
        told.add(`${one.id} sought`);
        const notYet = one.address ? `${nameWanted(one)} was not found` : `No ${nameWanted(one)} yet`;
        if (one.isMissing && one.phase.is === 'open')
            once(one, 'missing', `${notYet}. Waiting for it to appear.`);
        const end = one.phase.is === 'over' ? one.phase.end : null;
        const isLast = all.every(({ phase }) => phase.is === 'over');
        if (!end || isLast || warnings >= mostNames || told.has(`${one.id} end`))
            return;
        warnings += 1;
        told.add(`${one.id} end`);
        const why = end.stop.why === 'disappeared'
            ? `${nameWanted(one)} did not appear within ${(0,durations/* formatDuration */.a3)(end.stop.afterMs)}.`
            : end.error && (0,error_text/* errorSentence */.O8)(end.error);
        if (why)
            say(why, 'warning');
    };
    const tellState = (one) => {
        const { id, build } = one;
        const progress = describeProgress(build, redact);
        const line = (0,model_states/* isTerminal */.Hd)(build) ? progress.state : progress.text;
        const before = lines.get(id);
        if (before !== line && !(progress.jobs === null && before?.startsWith(progress.state))) {
            say(`${(0,build_outputs/* nameBuild */.mT)(one.address)}: ${line}`);
            lines.set(id, line);
        }
        const strange = (0,build_outcome.describeStrangeState)([one]);
        if (strange !== null && !told.has('strange'))
            say(strange, 'warning');
        if (strange !== null)
            told.add('strange');
    };
    const tellQueue = (one, { queueTimeoutMs = Number.POSITIVE_INFINITY }) => {
        const { build, queuedSinceMs, seenMs, foundMs } = one;
        if (queuedSinceMs === null || waitsForAgent(build) === null || seenMs === foundMs)
            return;
        const queueMs = seenMs - queuedSinceMs;
        if (queueMs <= Math.min(longQueueMs, queueTimeoutMs / 2))
            return;
        const rules = waitingAgentRules(redact.json(build));
        const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
        const words = `no agent has picked up a job for ${(0,durations/* formatDuration */.a3)(queueMs)}.${wanted}`;
        once(one, `queue ${queuedSinceMs}`, `${(0,build_outputs/* nameBuild */.mT)(one.address)}: ${words}`);
    };
    const describeGivenUp = ({ stop, error }, { cancelOnTimeout }) => {
        switch (stop.why) {
            case 'unreachable':
                return `can no longer be read (${(0,error_text/* errorText */.kc)(error).replace(/\.$/, '')})`;
            case 'disappeared':
                return 'no longer found';
            case 'queue-timeout':
                return cancelOnTimeout ? null : (0,verdict/* describeCause */.V$)(stop);
            case 'steps':
                return stop.steps?.state === 'passed' ? 'its steps have passed' : 'its steps have failed';
            default:
                return null;
        }
    };
    const tell = (one, { all, settings }) => {
        const { build, phase, isMissing } = one;
        const name = (0,build_outputs/* nameBuild */.mT)(one.address);
        if (told.has(`${one.id} sought`))
            once(one, 'found', (0,build_outputs/* withLink */.Ni)(`${name}: found.`, build, context));
        const end = state_endOf(one) ?? null;
        if (end?.stop.canceled || ((0,model_states/* isTerminal */.Hd)(build) && isOld(one)))
            return;
        tellState(one);
        tellQueue(one, settings);
        const missing = wasNeverRead(one) ? 'not found yet' : 'no longer found';
        if (isMissing && phase.is === 'open')
            once(one, 'missing', `${name}: ${missing}; still waiting.`);
        const why = end && all.some((other) => other.phase.is === 'open') && describeGivenUp(end, settings);
        if (why)
            once(one, 'end', `${name}: ${why}; still waiting for the other builds.`);
    };
    const describeWait = (state) => {
        const nowMs = clock.monotonic();
        const open = state.all.filter(({ phase }) => phase.is !== 'over');
        const names = open.slice(0, mostNames).map((one) => {
            if (!isShown(one))
                return `${one.address ? '' : 'a '}${nameWanted(one)} to appear`;
            const ago = one.failure ? `, last read ${(0,durations/* formatDuration */.a3)(nowMs - one.seenMs)} ago` : '';
            return `${(0,build_outputs/* nameBuild */.mT)(one.address)} (${(0,model_states/* effectiveState */.Jt)(one.build)}${ago})`;
        });
        const more = open.length > mostNames ? ` and ${open.length - mostNames} more` : '';
        const { queueTimeoutMs = Number.POSITIVE_INFINITY, timeoutMs } = state.settings;
        const limits = [
            { name: 'wait-timeout expires', atMs: state.sinceMs + timeoutMs },
            ...open.flatMap((one) => [
                ...(one.isMissing && one.build === null
                    ? [{ name: 'appear-timeout expires', atMs: state.appearByMs }]
                    : []),
                { name: 'queue-timeout expires', atMs: (one.queuedSinceMs ?? Number.NaN) + queueTimeoutMs },
                { name: 'Without a response, the wait ends', atMs: client.outageEndsAtMs(one.failure) ?? Number.NaN },
            ]),
        ];
        const [next] = limits.filter(({ atMs }) => atMs > nowMs).toSorted((a, b) => a.atMs - b.atMs);
        const limit = next ? ` ${next.name} in ${(0,durations/* formatDuration */.a3)(next.atMs - nowMs)}.` : '';
        return `Still waiting for ${names.join(', ')}${more}.${limit}`;
    };
    return {
        nextMs: heartbeat.dueMs,
        log(state) {
            for (const one of state.all) {
                if (isShown(one))
                    tell(one, state);
                else
                    tellUnshown(one, state);
            }
            heartbeat.beat(() => describeWait(state));
        },
    };
}

// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/operations/context/read-with-runs.js
var read_with_runs = __webpack_require__(3821);
// EXTERNAL MODULE: ./build/sources/operations/lists/collect-list.js
var collect_list = __webpack_require__(970);
;// CONCATENATED MODULE: ./build/sources/operations/wait/reader.js









const leastLookMs = 5_000;
const mostLookMs = 30_000;
const listMs = 5_000;
const listRestMs = 5 * 60_000;
const mostJobsEachTime = 50;
const mostJobsForNews = 500;
const reader_longQueueMs = 60_000;
const mostAsks = 10;
function createReader({ shared, withJobs = true, count, needsSteps = false, }, context) {
    const { client, clock, signal, log } = context;
    let listRestsUntilMs = Number.NEGATIVE_INFINITY;
    const counts = new Map();
    const pipelinesSeen = new Set();
    const asked = new Set();
    let asks = 0;
    const isListed = ({ build }) => shared !== undefined && build !== null && clock.monotonic() >= listRestsUntilMs;
    const timeoutOf = ({ isLook, endMs }) => {
        const nowMs = clock.monotonic();
        if (!isLook)
            return Math.max(0, endMs - nowMs);
        const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
        const leastMs = Math.max(leastLookMs, Math.min(mostLookMs, endMs - nowMs));
        return leastMs + (heldMs <= time_to_wait/* mostHeldMs */.P ? heldMs : 0);
    };
    const needsJobs = (one) => {
        const { id, build } = one;
        const total = build?.jobs?.length ?? build?.job_state_counts?.total ?? 0;
        if (total <= mostJobsEachTime || counts.get(id) === null || (build && (0,model_states/* hasEnded */.hY)(build) && isOld(one)))
            return true;
        return !build?.jobs && (needsSteps || total <= mostJobsForNews) && countsOf(build) !== counts.get(id);
    };
    const noteJobs = (id, build) => {
        const isCounted = build.job_state_counts?.states !== undefined;
        if (build.jobs || !isCounted)
            counts.set(id, isCounted ? countsOf(build) : null);
    };
    const parametersOf = (read) => {
        if (read.isLook && withJobs)
            return { include_retried_jobs: true };
        return read.withJobs && withJobs ? { exclude_pipeline: true } : requests/* smallResponse */.v;
    };
    const request = async (one, read, options) => {
        const { address, query } = one;
        if (address === null)
            return query ? (0,newest_build/* findNewest */.Ok)(query, context, options) : null;
        const parameters = parametersOf({ ...read, withJobs: read.withJobs || needsJobs(one) });
        const asked = { ...parameters, ...options };
        const build = read.isLook && withJobs
            ? await (0,read_with_runs.readWithRuns)(address, asked, context)
            : await client.builds.get(address, asked);
        if (!read.isLook)
            noteJobs(one.id, build);
        return { address, build };
    };
    const readOne = async (one, read) => {
        const { id } = one;
        const { isLook } = read;
        const sentMs = clock.monotonic();
        let pauseMs;
        const onPause = (ms) => {
            pauseMs = ms;
        };
        const polling = { intervalMs: read.spreadMs, onPause };
        const options = {
            signal,
            timeoutMs: timeoutOf(read),
            ...(isLook ? { rank: 'last' } : { polling }),
        };
        try {
            const found = await request(one, read, options);
            if (found === null)
                return { event: { type: 'unread', id, why: 'gone', isLook } };
            return { event: { type: 'read', id, ...found, isLook, sentMs } };
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof Error))
                throw error;
            const noPipeline = isMissing(error) && (await findNoPipeline(one));
            if (noPipeline)
                return { event: { type: 'unread', id, why: 'refused', error: noPipeline, isLook } };
            const why = whyUnread(one, error, pauseMs !== undefined);
            return { event: { type: 'unread', id, why, error, isLook }, pauseMs };
        }
    };
    const whyUnread = ({ address }, error, isPaused) => {
        if (isMissing(error) && address !== null)
            return 'gone';
        return client.mayPass(error) || isPaused ? 'outage' : 'refused';
    };
    const findNoPipeline = async ({ address, build }) => {
        const name = address && `${address.organization}/${address.pipeline}`;
        if (build !== null || address === null || name === null || pipelinesSeen.has(name))
            return null;
        const options = { ...requests/* smallResponse */.v, perPage: 1, signal, timeoutMs: mostLookMs };
        try {
            await (0,collect_list/* collectItems */.j)(client.builds.listForPipeline(address, options), { limit: 1 });
        }
        catch (error) {
            signal.throwIfAborted();
            if (isMissing(error))
                return error;
        }
        pipelinesSeen.add(name);
        return null;
    };
    const readList = async (all, organization, read) => {
        const { isLook } = read;
        const limit = 2 * count;
        const timeoutMs = Math.min(timeoutOf(read), listMs);
        const rank = isLook ? 'last' : 'normal';
        const options = { signal, timeoutMs, rank, perPage: Math.min(limit, 100) };
        const sentMs = clock.monotonic();
        const list = client.builds.listForOrganization({ organization }, { ...shared, ...parametersOf(read), ...options });
        const listed = await (0,collect_list/* collectItems */.j)(list, { limit }).catch((error) => {
            signal.throwIfAborted();
            log.debug(`Could not list the builds: ${(0,error_text/* errorText */.kc)(error)}`);
            listRestsUntilMs = clock.monotonic() + listRestMs;
            return [];
        });
        const shown = new Map(listed.map((build) => [build.id, build]));
        const news = all.flatMap((one) => newsOf(one, shown.get(one.build?.id ?? ''), sentMs));
        const isNew = !isLook && !read.withJobs && news.some((each) => !asked.has(each)) && asks < mostAsks;
        if (isNew) {
            asks += 1;
            for (const each of news)
                asked.add(each);
            return readList(all, organization, { ...read, withJobs: true });
        }
        return Promise.all(all.map((one) => {
            const build = one.build && shown.get(one.build.id);
            const isEnough = build && one.address !== null && (!isLook || (0,model_states/* hasEnded */.hY)(build));
            return isEnough
                ? { event: { type: 'read', id: one.id, address: one.address, build, isLook, sentMs } }
                : readOne(one, read);
        }));
    };
    return {
        groupsOf(all) {
            const groups = Map.groupBy(all, (one) => isListed(one) && one.address ? one.address.organization : one.id);
            return [...groups].map(([name, all]) => ({
                name: all.length === 1 && all[0] ? all[0].id : name,
                all,
            }));
        },
        async read(all, read) {
            const [first, second] = all;
            if (first?.address && second)
                return readList(all, first.address.organization, read);
            return first ? [await readOne(first, read)] : [];
        },
    };
}
function newsOf({ id, queuedSinceMs }, build, nowMs) {
    if (build === undefined || build.jobs || (0,model_states/* hasEnded */.hY)(build))
        return [];
    if (build.state === 'failing')
        return [`${id} failing`];
    const isLong = queuedSinceMs !== null && nowMs - queuedSinceMs > reader_longQueueMs;
    return isLong ? [`${id} ${queuedSinceMs}`] : [];
}
function countsOf(build) {
    return JSON.stringify(build?.job_state_counts?.states ?? {});
}
function isMissing(error) {
    return error instanceof errors/* ApiError */.hD && error.status === 404;
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/wait.js















async function waitForBuilds(targets, plan, context) {
    const { options, sinceMs, ordered, leave } = plan;
    const wanted = targets.length;
    let soFar;
    let next = targets;
    let partial;
    for (;;) {
        const last = await waitOnce(next, { ...plan, wanted }, context);
        if ('outcome' in last)
            return last.outcome;
        const { state } = last;
        const waited = toWaited(state, context);
        if (waited.length === 0)
            throw await missingError(state, context);
        if (waited.length < state.all.length)
            partial = state;
        const about = { options, sinceMs, wanted, ordered: ordered ?? wanted, retries: soFar?.notices };
        const outcome = await waitOutcome(waited, about, context);
        const conclude = (end) => (partial ? withMissing(end, partial, context) : end);
        if (!options.retryFlaky || leave)
            return conclude(outcome);
        const round = { options, sinceMs, left: obligationsOf(state), soFar };
        const retried = await retryFlakyJobs(outcome, waited, round, context);
        if ('outcome' in retried)
            return conclude(retried.outcome);
        ({ tracked: next, soFar } = retried);
        if (context.signal.aborted) {
            const isMine = (one) => (0,obligations/* isCanceledOnAbort */.bk)(one, options.cancelOnAbort);
            const abort = { sinceMs, isMine, doubts: retried.doubts, wanted, spentMs: graceful/* graceMs */.N };
            return endOnAbort(retried.tracked, abort, context);
        }
    }
}
async function waitOnce(targets, plan, context) {
    const { journal, signal } = context;
    let state = beginWait(targets, plan, context);
    const onState = (now) => {
        state = now;
        (0,build_outputs/* setBuildOutputs */.vP)(now.all.filter(isShown), journal, plan.wanted);
        if (!signal.aborted)
            journal.owe('wait', obligationsOf(now));
    };
    try {
        return { state: await run(state, { ...plan, onState }, context) };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { outcome: await endInterrupted(state, error, context) };
    }
}
async function pollBuilds(tracked, { onPoll, ...plan }, context) {
    const onState = ({ all }) => onPoll(all.filter(isShown));
    const last = await run(beginWait(tracked, plan, context), { ...plan, onState }, context);
    return toWaited(last, context);
}
function beginWait(targets, { options, sinceMs, leave = false, appearTimeoutMs = 0 }, context) {
    return {
        settings: options,
        sinceMs,
        appearByMs: sinceMs + Math.min(appearTimeoutMs, options.timeoutMs),
        all: targets.map((target) => watch(target, moment(context))),
        isAbandoned: leave,
        endedBy: null,
    };
}
async function run(initial, { shared, withJobs, onState, }, context) {
    const progress = createProgress(context);
    const { all, settings } = initial;
    const options = { shared, withJobs, count: all.length, needsSteps: settings.steps !== undefined };
    const reader = createReader(options, context);
    const ports = {
        reader,
        cancel: (one) => cancel(one, context),
        onChange(state) {
            onState(state);
            progress.log(state);
        },
        nextMs: progress.nextMs,
    };
    return runWait(initial, ports, context);
}
async function cancel({ id, address, phase }, context) {
    if (address === null || phase.is !== 'canceling')
        throw new TypeError('This build is not to be canceled.');
    const limits = (0,time_to_wait/* endingAt */.h)(context.clock.monotonic() + time_to_wait/* mostHeldMs */.P);
    const ended = await (0,end_part/* endPart */.fQ)(address, 'step', context, { rank: 'last', ...limits });
    const { result, build } = ended;
    if (result === 'failed') {
        (0,end_part/* logUncanceled */.FS)(ended, context);
        return { type: 'canceled', id, result };
    }
    const line = result === 'canceled'
        ? `${(0,build_outputs/* nameBuild */.mT)(address)}: ${(0,end_part/* cancelWords */.EP)(build)} because ${(0,verdict/* describeCause */.V$)(phase.end.stop)}.`
        : (0,end_part/* describeEnded */.Og)(result, { address, build });
    context.log[result === 'blocked' ? 'warning' : 'info'](line);
    return { type: 'canceled', id, result, build };
}
function toWaited({ all, endedBy }, { redact }) {
    return all.filter(isShown).map(({ id, address, build, origin = 'found', phase }) => {
        const end = phase.is === 'over' ? phase.end : null;
        const rules = end?.stop.agentRules?.map((rule) => redact.text(rule));
        return {
            ...{ address, build, origin, isDecisive: id === endedBy },
            end: end && rules ? { ...end, stop: { ...end.stop, agentRules: rules } } : end,
        };
    });
}
function endInterrupted({ all, settings, sinceMs }, error, context) {
    const isLate = context.clock.monotonic() >= sinceMs + settings.timeoutMs;
    const open = all.filter(({ phase }) => phase.is !== 'over');
    const unwanted = open.filter(({ phase }) => phase.is === 'canceling' || (isLate && settings.cancelOnTimeout));
    const isMine = (one) => (0,obligations/* isCanceledOnAbort */.bk)(one, settings.cancelOnAbort) ||
        unwanted.some(({ build }) => build !== null && build.id === one.build.id);
    const unread = open.flatMap((one) => {
        const isAsked = settings.cancelOnAbort === true || (unwanted.includes(one) && !one.isMissing);
        return isShown(one) || !isAsked ? [] : (one.address ?? []);
    });
    const shown = all.filter(isShown);
    if (shown.length === 0 && unread.length === 0 && settings.cancelOnAbort !== true)
        throw error;
    return endOnAbort(shown, { sinceMs, isMine, unread, wanted: all.length }, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/start/rebuild.js







async function rebuild(order, context) {
    const { wait, options, sinceMs } = order;
    const { journal, signal } = context;
    const isMine = (0,obligations/* isCanceledOnAbort */.bk)({ origin: 'started' }, options.cancelOnAbort);
    const abort = { sinceMs, spentMs: graceful/* graceMs */.N, isMine: () => isMine };
    let doubt = null;
    const set = (next) => {
        doubt = next;
        journal.owe('start', isMine && next && !('retryOf' in next) ? [next] : []);
    };
    const onStarted = (one) => {
        if (isMine && (wait || signal.aborted))
            journal.owe('wait', (0,obligations/* toCancel */.M6)([one]));
        set(null);
    };
    const sending = { onSend: set, onNoEffect: () => set(null), onStarted };
    const made = await requestRebuild({ ...order, ...sending }, context).catch((error) => {
        if (isMine)
            (0,obligations/* warnOfDoubt */.uX)(error, doubt, context);
        throw error;
    });
    if (made === null)
        return endOnAbort([], { ...abort, doubts: doubt ? [(0,obligations/* describeDoubt */.Me)(doubt, isMine)] : [] }, context);
    const { tracked, isGuess } = made;
    if (signal.aborted)
        return endOnAbort([tracked], abort, context);
    if (wait)
        return waitForBuilds([tracked], { options, sinceMs }, context);
    const names = `${(0,build_outputs/* nameBuild */.mT)(tracked.address)}, a rebuild of ${(0,build_outputs/* nameBuild */.mT)(order.original)}`;
    return (0,build_outcome.buildOutcome)(`${isGuess ? 'Found' : 'Created'} ${names}.`, [tracked], context);
}
async function requestRebuild({ original, sendByMs, onSend, onNoEffect, onStarted, }, context) {
    const { client, log } = context;
    const { number: rebuiltFrom, ...pipeline } = original;
    const made = await (0,graceful/* writeGracefully */.E)((guard) => client.builds.rebuildWithDetails(original, { ...guard, ...(0,time_to_wait/* endingAt */.h)(sendByMs) }), {
        what: `rebuild of ${(0,build_outputs/* nameBuild */.mT)(original)}`,
        onSend: (above) => onSend({ rebuiltFrom, in: pipeline, ...(above !== undefined && { above }) }),
        onNoEffect,
    }, context);
    if (typeof made === 'string')
        return null;
    const { build, origin } = made.value;
    const address = { ...original, number: build.number };
    const tracked = { address, build, origin: 'started' };
    onStarted(tracked);
    const [name, source] = [(0,build_outputs/* nameBuild */.mT)(address), (0,build_outputs/* nameBuild */.mT)(original)];
    const isGuess = origin === 'recovered';
    if (isGuess) {
        const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
        log.warning((0,build_outputs/* withLink */.Ni)(doubt, build, context));
    }
    else
        log.info((0,build_outputs/* withLink */.Ni)(`${name}: created as a rebuild of ${source}.`, build, context));
    return { tracked, isGuess };
}

;// CONCATENATED MODULE: ./build/sources/operations/start/retry-jobs.js








async function retryAndWait(step, context) {
    const { states, wait, sinceMs, options } = step;
    const { journal, signal } = context;
    const sent = await sendRetry(step, context);
    if ('sentence' in sent)
        return sent;
    const { result, cancelOnAbort } = sent;
    const { tracked, count } = result;
    const sentence = describeRetry(result, states);
    if (cancelOnAbort && (wait || signal.aborted))
        journal.owe('wait', (0,obligations/* toCancel */.M6)([tracked]));
    if (count !== undefined)
        journal.output('retried-count', String(count));
    if (wait || result.by === 'recovered')
        logRetry(result, sentence, context);
    if (signal.aborted)
        return endOnAbort([tracked], { sinceMs, spentMs: graceful/* graceMs */.N, isMine: () => cancelOnAbort }, context);
    if (wait)
        return waitForBuilds([tracked], { options: { ...options, cancelOnAbort }, sinceMs }, context);
    return (0,build_outcome.buildOutcome)(sentence, [tracked], context);
}
async function sendRetry({ address, states, sendByMs, sinceMs, options }, context) {
    const { signal } = context;
    let seen = [];
    let isSent = false;
    const onSend = (before) => {
        isSent = true;
        seen = before ? [{ address, build: before }] : [];
    };
    const onNoEffect = () => {
        isSent = false;
    };
    try {
        const result = await retryFailedJobs({ address, states, sendByMs, onSend, onNoEffect }, context);
        const isOurs = isSent && seen.some(({ build }) => (0,model_states/* isOver */.PU)(build));
        return { result, cancelOnAbort: options.cancelOnAbort ?? isOurs };
    }
    catch (error) {
        if (signal.aborted && error === signal.reason) {
            const doubts = isSent ? [(0,obligations/* describeDoubt */.Me)({ retryOf: address }, false)] : [];
            const words = { doubts, nothing: 'No job was retried.', wanted: 1 };
            const abort = { sinceMs, spentMs: graceful/* graceMs */.N, isMine: () => false, ...words };
            return endOnAbort(isSent ? seen : [], abort, context);
        }
        if (seen.length > 0)
            setOutputs(seen, context);
        throw error;
    }
}
function setOutputs(builds, context) {
    (0,build_outputs/* setBuildOutputs */.vP)(builds, context.journal);
    const failed = builds.flatMap((one) => (0,build_outcome/* reportBuild */.pE)(one, context).failed.map(build_outcome/* failedJobEntry */.P$));
    context.journal.output('failed-jobs', failed);
}

// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsed = __webpack_require__(8899);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/words.js
var parsers_words = __webpack_require__(9897);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/sources/operations/start/tags.js

const stepTag = 'kitestring-step';
const idempotencyTag = 'kitestring-idempotency-key';
const runTag = 'kitestring-run';
function stepKey({ onRerun, matrixIndex = 0, body, }, { workflow: { run } }) {
    if (onRerun === 'new' || run === null)
        return undefined;
    const given = [body.env, body.meta_data].map((pairs) => Object.entries(pairs ?? {}).sort());
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
    return `${run.id}/${run.step}/${matrixIndex}/${digest}`;
}
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

;// CONCATENATED MODULE: ./build/sources/operations/start/earlier.js








async function findEarlier(pipeline, order, { client, signal }) {
    const { body, idempotencyKey, sendByMs } = order;
    const list = async (filters) => {
        const options = { ...filters, ...requests/* smallResponse */.v, signal, ...(0,time_to_wait/* endingAt */.h)(sendByMs) };
        const items = await (0,collect_list/* collectItems */.j)(client.builds.listForPipeline(pipeline, options), { limit: 100 });
        return items.filter(({ commit, branch }) => isSameCommit(commit, body.commit) && branch === body.branch);
    };
    const isOriginal = (build) => build.meta_data?.[idempotencyTag] === idempotencyKey && !build.rebuilt_from;
    const track = ({ original, build }) => ({
        address: { ...pipeline, number: build.number },
        build,
        original,
        origin: 'reused',
    });
    const judge = (originals, others) => {
        const latest = originals.map((original) => ({ original, build: newestOf(original, others) }));
        const candidates = latest.filter(({ build }) => isReusable(build));
        const one = candidates.find(({ build }) => !(0,model_states/* isTerminal */.Hd)(build)) ?? candidates[0];
        const ended = latest
            .filter(({ build }) => !isReusable(build))
            .sort((a, b) => b.build.number - a.build.number);
        const isFailed = ({ build }) => (0,model_states/* effectiveState */.Jt)(build) === 'failed';
        const canceled = ended.find((each) => !isFailed(each));
        return {
            reusable: one ? track(one) : null,
            failed: ended.filter(isFailed).map(track),
            canceled: canceled && track(canceled),
        };
    };
    const keyed = await list({ meta_data: { [idempotencyTag]: idempotencyKey } });
    const originals = keyed.filter(isOriginal);
    const found = judge(originals, keyed);
    const [{ commit = null } = {}] = originals;
    if (found.reusable !== null || commit === null)
        return found;
    return judge(originals, await list({ commit, branch: body.branch }));
}
function newestOf(original, others) {
    const chain = [original];
    for (const build of others.toSorted((a, b) => a.number - b.number))
        if (chain.some(({ number }) => number === build.rebuilt_from?.number))
            chain.push(build);
    return chain.at(-1) ?? original;
}
function nameEarlier({ address, build, original }) {
    return `${(0,build_outputs/* nameBuild */.mT)(address)}${build.number === original.number ? '' : `, a rebuild of #${original.number}`}`;
}
function isSameCommit(shown, given) {
    const sha = (0,parsers_words/* parseFullSha */.Vw)(given, 0);
    return (0,parsed/* isParsed */.E)(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}
function isReusable(build) {
    const state = (0,model_states/* effectiveState */.Jt)(build);
    return state === 'passed' || state === 'blocked' || (!(0,model_states/* isTerminal */.Hd)(build) && state !== 'canceling');
}
function describeEarlierRun(isKeyOfStep) {
    return isKeyOfStep ? 'an earlier attempt of this step' : 'an earlier run with the same idempotency-key';
}

;// CONCATENATED MODULE: ./build/sources/operations/start/foreign-repository.js

const longest = 500;
const address = /^(?:(?:https?|ssh):\/\/)?(?:[^@/]*@)?([^@/:]+)(?::\d+(?=\/))?[:/]([^/].*)$/;
function placeOf(url) {
    const [, host = '', path = ''] = (url && url.length <= longest && address.exec(url.trim())) || [];
    return host === '' ? null : `${host}/${path.replace(/\/$/, '').replace(/\.git$/, '')}`.toLowerCase();
}
function findForeignRepository(started, { pull_request_repository: head }, { workflow: { repository: own } }) {
    const base = own && placeOf(`${own.server}/${own.name}`);
    if (!own || !base)
        return null;
    for (const { build, address: at, origin } of started) {
        const place = origin === 'started' ? placeOf(build.pipeline?.repository) : null;
        const host = base.split('/', 1)[0];
        if (place === null || !place.startsWith(`${host}/`) || [base, placeOf(head)].includes(place))
            continue;
        const wayOut = `set commit: HEAD and branch: ${build.pipeline?.default_branch || 'main'}`;
        return {
            note: `${(0,build_outputs/* nameBuild */.mT)(at)}: its pipeline builds ${place.slice(`${host}/`.length)}, but commit and branch are those of ${own.name}. To build what that repository has, ${wayOut}.`,
            hint: `The pipeline builds another repository: ${wayOut}.`,
        };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/late-duplicates.js




const timeoutMs = 10_000;
async function endingDuplicates(keys, onDone, work, context) {
    const { clock, log } = context;
    const over = new AbortController();
    const signal = AbortSignal.any([context.signal, over.signal]);
    const checks = keys.map(async (one) => {
        await clock.sleep(Math.max(0, (one.lookAtMs ?? 0) - clock.now()), signal);
        if (await endOthers(one, context))
            onDone(one);
    });
    const checked = Promise.all(checks.map((check) => check.catch((error) => log.debug(`Could not check for duplicates: ${(0,error_text/* errorText */.kc)(error)}`))));
    try {
        return await work();
    }
    finally {
        over.abort();
        await checked;
    }
}
async function endOthers({ key, in: pipeline, keep }, context) {
    const { client, log, signal } = context;
    const listed = await client.builds.findByKey(pipeline, key, { signal, timeoutMs });
    const others = listed.filter(({ number, state }) => number !== keep && !(0,model_states/* isCanceled */.YQ)(state));
    const ended = await Promise.all(others.map(async (build) => {
        const address = { ...pipeline, number: build.number };
        const end = (0,model_states/* isOver */.PU)(build)
            ? { result: 'ended', build }
            : await (0,end_part/* endPart */.fQ)(address, 'step', context, { timeoutMs });
        if (end.result === 'failed')
            return false;
        const words = end.result === 'canceled'
            ? 'duplicate build canceled'
            : `duplicate build, which had already finished (${(0,model_states/* effectiveState */.Jt)(end.build)})`;
        log.warning(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${words}.`);
        return true;
    }));
    return ended.every(Boolean);
}

;// CONCATENATED MODULE: ./build/sources/operations/start/rerun.js









const failing = ['failed', 'timed_out', 'expired'];
function isRerun({ workflow }) {
    return (workflow.run?.attempt ?? 1) > 1;
}
async function continueBuild(earlier, order, context) {
    return order.onRerun === 'rebuild'
        ? rebuildEarlier(earlier, order, context)
        : retryEarlier(earlier, order, context);
}
async function rebuildEarlier({ address: original }, { sendByMs, ...sending }, context) {
    const made = await requestRebuild({ original, sendByMs, ...sending }, context).catch((error) => {
        if (isRefused(error))
            error.hint ??= 'To create a new build instead, set on-rerun to new.';
        throw error;
    });
    if (made === null)
        throw context.signal.reason;
    return made.tracked;
}
async function retryEarlier({ address, build }, { sendByMs, onSend, onNoEffect, onStarted }, context) {
    const { client, log, signal } = context;
    let why;
    let level = 'info';
    let seen = build;
    const originOf = () => ((0,model_states/* isOver */.PU)(seen) ? 'started' : 'reused');
    const send = (before = build) => {
        seen = before;
        onSend({ retryOf: address }, { address, build: before, origin: originOf() });
    };
    try {
        const order = { address, states: failing, sendByMs, onSend: send, onNoEffect };
        const result = await retryFailedJobs(order, context);
        const { count } = result;
        const tracked = { ...result.tracked, origin: originOf(), retriedCount: count };
        if (count !== 0)
            onStarted(tracked);
        logRetry(result, describeRetry(result, failing), context);
        if (count !== 0)
            return tracked;
        if (isReusable(tracked.build))
            return reuseOthers(tracked, context);
        why = 'nothing to continue.';
    }
    catch (error) {
        if (!isRefused(error))
            throw error;
        level = 'warning';
        why = `its failed jobs are not retried. ${(0,error_text/* errorSentence */.O8)(error)}`;
        onNoEffect();
    }
    const now = await client.builds.get(address, { ...requests/* smallResponse */.v, signal });
    if (isReusable(now))
        return reuseOthers(runAgain({ address, build: now }, seen), context);
    log[level](`${(0,build_outputs/* nameBuild */.mT)(address)}: ${why} A new build is created.`);
    return null;
}
function reuseOthers(tracked, { log }) {
    log.info(`${(0,build_outputs/* nameBuild */.mT)(tracked.address)}: others have made it run again.`);
    return { ...tracked, origin: 'reused', retriedCount: 0 };
}
function isRefused(error) {
    return error instanceof errors/* ApiError */.hD && [404, 405, 422].includes(error.status);
}
function chooseFailed({ failed, canceled }, context) {
    const { log } = context;
    const [latest = null] = failed;
    if (latest === null) {
        if (canceled)
            log.info(`${nameEarlier(canceled)}: not continued, because its state is ${(0,model_states/* effectiveState */.Jt)(canceled.build)}. A new build is created.`);
        return null;
    }
    if (failed.length > 1)
        log.info(`${failed.length} earlier builds have failed. The latest is ${nameEarlier(latest)}.`);
    else if (latest.build !== latest.original)
        log.info(`The latest build is ${nameEarlier(latest)}.`);
    logRun(latest, context);
    return latest;
}
function logRun({ address, original }, { log, workflow: { run } }) {
    const number = /\/actions\/runs\/(\d{1,20})$/.exec(String(original.meta_data?.[runTag]))?.[1];
    if (run !== null && number !== undefined && number !== String(run.id))
        log.info(`${(0,build_outputs/* nameBuild */.mT)({ ...address, number: original.number })}: created by workflow run ${number}, which is not this one.`);
}

;// CONCATENATED MODULE: ./build/sources/operations/start/start-build.js







const origins = {
    direct: 'created.',
    recovered: 'created. The response was lost; the build was found by its key.',
    retried: 'created. The response to the first request was lost, so it was sent again.',
};
async function startBuild(pipeline, order, onDoubt, onStarted, context) {
    let doubt = null;
    let tracked;
    const set = (next, before) => {
        doubt = next;
        tracked = before;
        onDoubt(next);
    };
    const sending = {
        onSend: set,
        onNoEffect: () => set(null),
        onStarted: (tracked, key) => onStarted({ tracked, ...(key && { key }) }),
    };
    try {
        const earlier = await reuse(pipeline, order, sending, context);
        if (earlier !== null)
            return { tracked: earlier };
        set(null);
        return await create(pipeline, order, sending, context);
    }
    catch (error) {
        const isUnknown = error === context.signal.reason || error instanceof errors/* OutcomeUnknownError */.Do;
        if (!isUnknown)
            set(null, tracked);
        if (order.cancelOnAbort !== false)
            (0,obligations/* warnOfDoubt */.uX)(error, doubt, context);
        return { tracked, error, doubt: doubt ?? undefined };
    }
}
async function reuse(pipeline, order, sending, context) {
    const { body, idempotencyKey, isKeyOfStep = false, onRerun, sendByMs } = order;
    if (idempotencyKey === undefined || (isKeyOfStep && !isRerun(context)))
        return null;
    const found = await findEarlier(pipeline, { body, idempotencyKey, sendByMs }, context);
    const { reusable } = found;
    if (reusable !== null) {
        const line = `${nameEarlier(reusable)}: reused from ${describeEarlierRun(isKeyOfStep)}.`;
        context.log.info((0,build_outputs/* withLink */.Ni)(line, reusable.build, context));
        return reusable;
    }
    if (onRerun === 'new' || !isRerun(context))
        return null;
    const latest = chooseFailed(found, context);
    return latest && continueBuild(latest, { onRerun, sendByMs, ...sending }, context);
}
async function create(pipeline, { body, sendByMs }, { onSend, onNoEffect, onStarted }, context) {
    const { client, clock, log, signal } = context;
    const key = context.uuid();
    const keyed = { key, in: pipeline };
    let sends = 0;
    let known;
    const made = await (0,graceful/* writeGracefully */.E)((guard) => client.builds.createWithDetails(pipeline, body, {
        ...{ ...guard, key, ...(0,time_to_wait/* endingAt */.h)(sendByMs) },
        onCreated: (build) => {
            known = { address: { ...pipeline, number: build.number }, build, origin: 'started' };
            onSend((0,obligations/* lostNow */.nB)(keyed, clock), known);
        },
    }), {
        what: `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`,
        onSend() {
            sends += 1;
            onSend(sends > 1 ? (0,obligations/* lostNow */.nB)(keyed, clock) : keyed);
        },
        onNoEffect() {
            sends -= 1;
            onNoEffect();
        },
    }, context);
    if (typeof made === 'string') {
        if (known === undefined)
            throw signal.reason;
        return { tracked: known, key: { ...(0,obligations/* lostNow */.nB)(keyed, clock), keep: known.address.number } };
    }
    const { build, origin, canceled } = made.value;
    const address = { ...pipeline, number: build.number };
    const tracked = { address, build, origin: 'started', knownMs: clock.monotonic() };
    const found = { ...(0,obligations/* lostNow */.nB)(keyed, clock), keep: build.number };
    const started = origin === 'direct' ? { tracked } : { tracked, key: found };
    onStarted(tracked, started.key);
    log.info((0,build_outputs/* withLink */.Ni)(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${origins[origin]}`, build, context));
    for (const number of canceled)
        log.warning(`${(0,build_outputs/* nameBuild */.mT)({ ...pipeline, number })}: duplicate build canceled.`);
    return started;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/start-builds.js
















async function previewBuilds(order, context) {
    const plan = withKey(order, context);
    const { body } = tagBody(plan, context);
    const requests = [];
    for (const to of plan.pipelines)
        requests.push(...(await previewOne(to, { ...plan, body }, context)));
    return (0,dry_run.dryRun)(requests, context);
}
function withKey(plan, context) {
    return plan.idempotencyKey === undefined
        ? { ...plan, idempotencyKey: stepKey(plan, context), isKeyOfStep: true }
        : plan;
}
async function previewOne(pipeline, { body, idempotencyKey, onRerun }, context) {
    const create = { endpoint: 'builds.create', to: { ...pipeline }, body };
    if (idempotencyKey === undefined || onRerun === 'new' || !isRerun(context))
        return [create];
    const { reusable, failed } = await findEarlier(pipeline, { body, idempotencyKey }, context);
    const [latest] = failed;
    if (reusable !== null) {
        context.log.info((0,build_outputs/* withLink */.Ni)(`${nameEarlier(reusable)}: would be reused.`, reusable.build, context));
        return [];
    }
    if (latest === undefined)
        return [create];
    const to = { ...latest.address };
    return onRerun === 'rebuild'
        ? [{ endpoint: 'builds.rebuild', to }]
        : [{ endpoint: 'builds.retryFailedJobs', to, body: { states: failing.join(',') } }];
}
async function startBuilds(order, context) {
    const { clock, journal, log, signal } = context;
    const plan = withKey(order, context);
    const sinceMs = clock.monotonic();
    const { body, shared } = tagBody(plan, context);
    const sendByMs = plan.wait ? sinceMs + plan.options.timeoutMs : undefined;
    const end = await startEach({ ...plan, body, sendByMs }, context);
    const { started, doubt, error, notTried } = end;
    const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
    if (counts.length > 0)
        journal.output('retried-count', String(counts.reduce((sum, count) => sum + count)));
    if (signal.aborted) {
        const isMine = (one) => (0,obligations/* isCanceledOnAbort */.bk)(one, plan.cancelOnAbort);
        const doubts = doubt === undefined ? [] : [(0,obligations/* describeDoubt */.Me)(doubt, plan.cancelOnAbort !== false)];
        const notes = notTried.length < plan.pipelines.length ? describeNotTried(notTried) : [];
        return endOnAbort(started, { sinceMs, isMine, doubts, notes, spentMs: graceful/* graceMs */.N }, context);
    }
    if (error === undefined)
        return finish(end, { plan, shared, sinceMs, leave: false }, context);
    const failure = { error, notTried };
    if (started.length === 0)
        throw withNotTried(failure);
    const why = describeFailure(failure);
    log.warning(why);
    const leave = plan.options.cancelSiblings === true;
    const others = await finish(end, { plan, shared, sinceMs, leave }, context);
    return (0,failed_outcome/* withFailure */.f)(others, { operation: 'trigger-build', why, error }, context);
}
async function finish(end, how, context) {
    const outcome = await waitForStarted(end, how, context);
    const foreign = how.plan.isOfEvent ? findForeignRepository(end.started, how.plan.body, context) : null;
    if (foreign === null)
        return outcome;
    const hint = [outcome.hint, foreign.hint].filter(Boolean).join('\n');
    return { ...outcome, notes: [...(outcome.notes ?? []), foreign.note], ...(!outcome.success && { hint }) };
}
async function waitForStarted({ started, keys, doubt, error }, { plan, shared, ...how }, context) {
    const { journal } = context;
    if (!(plan.wait || how.leave)) {
        journal.owe('wait', []);
        return (0,build_outcome.buildOutcome)(describeStart(started, plan), started, context);
    }
    const isNew = ({ origin, oldJobs, build }) => origin === 'started' && !oldJobs && !build.rebuilt_from;
    const isFindable = started.length > 1 && started.every(isNew);
    const waitPlan = {
        ...how,
        options: plan.options,
        ...(error && { ordered: plan.pipelines.length }),
        shared: isFindable ? { meta_data: shared } : undefined,
    };
    const onDone = (key) => {
        keys.delete(key);
        journal.owe('start', owedBy(plan, keys, doubt));
    };
    return endingDuplicates([...keys], onDone, () => waitForBuilds(started, waitPlan, context), context);
}
async function startEach(plan, context) {
    const { journal, signal } = context;
    const { pipelines } = plan;
    const started = [];
    const keys = new Set();
    const onDoubt = (doubt) => journal.owe('start', owedBy(plan, keys, doubt));
    const save = ({ tracked, key, error, doubt }) => {
        if (key)
            keys.add(key);
        const known = tracked && error === undefined ? [...started, tracked] : started;
        journal.owe('wait', (0,obligations/* toCancel */.M6)(known.filter((each) => (0,obligations/* isCanceledOnAbort */.bk)(each, plan.cancelOnAbort))));
        onDoubt(doubt ?? null);
        if (tracked)
            (0,build_outputs/* setBuildOutputs */.vP)([...started, tracked], journal, pipelines.length);
    };
    for (const [index, pipeline] of pipelines.entries()) {
        const left = pipelines.slice(index).map(nameOf);
        if (signal.aborted)
            return { started, keys, doubt: undefined, error: undefined, notTried: left };
        const one = await startBuild(pipeline, plan, onDoubt, save, context);
        save(one);
        if (one.error !== undefined)
            return { keys, ...start_builds_endOf(one, started, left, context) };
        if (one.tracked)
            started.push(one.tracked);
    }
    return { started, keys, doubt: undefined, error: undefined, notTried: [] };
}
function start_builds_endOf({ tracked, doubt, error }, started, left, { log, signal }) {
    if (!signal.aborted) {
        if (!(error instanceof Error))
            throw error;
        return { started, doubt, error, notTried: left.slice(1) };
    }
    if (doubt === undefined && error !== signal.reason)
        log.warning((0,error_text/* errorText */.kc)(error));
    const isStarted = tracked !== undefined || doubt !== undefined;
    const notTried = isStarted ? left.slice(1) : left;
    return { started: tracked ? [...started, tracked] : started, doubt, error: undefined, notTried };
}
function owedBy({ cancelOnAbort }, keys, doubt) {
    const isOwed = cancelOnAbort !== false && doubt && !('retryOf' in doubt);
    return [...keys, ...(isOwed ? [doubt] : [])];
}
function nameOf({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}
function describeFailure({ error, notTried }) {
    return [(0,error_text/* errorSentence */.O8)(error), ...describeNotTried(notTried)].join(' ');
}
function describeNotTried(pipelines) {
    return pipelines.length === 0 ? [] : [`Not started: ${pipelines.join(', ')}.`];
}
function withNotTried({ error, notTried }) {
    const { hint } = error;
    const words = [...describeNotTried(notTried), ...(hint === undefined ? [] : [hint])];
    return words.length === 0 ? error : Object.assign(error, { hint: words.join(' ') });
}
function describeStart(started, { isKeyOfStep = false }) {
    const reused = started.filter(({ origin, oldJobs }) => origin === 'reused' || oldJobs);
    const [only, second] = started;
    if (only !== undefined && second === undefined) {
        const name = (0,build_outputs/* nameBuild */.mT)(only.address);
        if (only.oldJobs && only.retriedCount !== 0)
            return `Retried the failed jobs of ${name}.`;
        const isReused = reused.length > 0;
        return isReused ? `Reused ${name} from ${describeEarlierRun(isKeyOfStep)}.` : `Created ${name}.`;
    }
    const created = `Created ${(0,counts/* count */.U)(started.length - reused.length, 'build')}`;
    return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/runs.js








/***/ })

};
;