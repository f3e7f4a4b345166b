"use strict";
exports.id = 524;
exports.ids = [524];
exports.modules = {

// MODULE: ./build/sources/action/run-operation.js + 3 modules
/***/ 8524:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: ./build/sources/client/clock.js
var clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/operations/lists/known-suites.js
var known_suites = __webpack_require__(9480);
// EXTERNAL MODULE: ./build/sources/action/event/load-runs.js
var load_runs = __webpack_require__(6079);
;// CONCATENATED MODULE: ./build/sources/action/comment-writer.js

function createCommentWriter(host) {
    const { secrets, github, reading, log, cancellation, journal, workflow } = host;
    const { id = 0, attempt = 1 } = workflow.run ?? {};
    const run = { id, attempt };
    const keep = async (comment) => {
        const { keepComments } = await (0,load_runs/* loadRuns */.l)();
        return keepComments(comment, {
            github,
            run,
            readOnlyToken: reading.readOnlyToken,
            redact: secrets.redactor.text,
            log: log.info,
            signal: cancellation.signal,
        });
    };
    let live = null;
    const leave = (on) => {
        if (live !== null)
            live = { ...live, on };
        journal.recordPending('comment', live !== null && on.length > 0 ? [live] : []);
    };
    let writing = Promise.resolve();
    let isOver = false;
    const end = async () => {
        isOver = true;
        await writing;
    };
    return {
        write: async (comment) => {
            if (isOver)
                return;
            const { place, key, note } = comment;
            if (!('reason' in place)) {
                const before = live?.on ?? [];
                live = { comment: key, on: before, run, notes: [...(live?.notes ?? []), note] };
                leave([...new Set([...before, ...place])]);
            }
            const kept = writing.then(() => (isOver ? [] : keep(comment)));
            writing = kept.catch(() => { });
            const missed = (await kept).filter(({ level }) => level !== undefined);
            for (const reason of new Set(missed.map((one) => one.reason)))
                log.info(`The comment could not be written yet. ${reason}`);
        },
        end,
        last: async (comment) => {
            await end();
            const kept = await keep(comment);
            const { place } = comment;
            const done = 'reason' in place ? [] : place.filter((_, at) => kept[at]?.level === undefined);
            leave((live?.on ?? []).filter((number) => !done.includes(number)));
            return kept;
        },
    };
}

// EXTERNAL MODULE: ./build/sources/action/output/folder.js
var folder = __webpack_require__(5903);
// EXTERNAL MODULE: ./build/sources/operations/context/failed-outcome.js
var failed_outcome = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
;// CONCATENATED MODULE: ./build/sources/report/notes.js

const longestNote = 500;
function renderNotes(notes) {
    if (notes.length === 0)
        return '';
    const lines = notes.map((note) => (0,markdown.md) `> - ${(0,markdown/* prose */.CS)(note, longestNote)}`);
    return (0,markdown.md) `\n\n> **Notes**\n>\n${(0,markdown/* join */.fj)(lines, '\n')}\n`.markdown;
}

// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var repository = __webpack_require__(5705);
// EXTERNAL MODULE: ./build/sources/action/output/json.js
var json = __webpack_require__(4169);
;// CONCATENATED MODULE: ./build/sources/action/publish.js





async function publishOutcome(outcome, comments, host) {
    const { files, log } = host;
    publishOutputs(outcome, host);
    for (const { title, lines } of outcome.groups ?? [])
        log.group(title, lines);
    const { signal } = host.cancellation;
    const wasInterrupted = signal.aborted;
    await comments.end();
    const written = outcome.comment === undefined ? nothing : await publishComment(outcome.comment, comments, host);
    const kept = signal.aborted ? nothing : await publishIssues(outcome, host);
    const ended = signal.aborted && !wasInterrupted ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome) : outcome;
    const others = (notes = []) => notes.filter((note) => !written.warnings.some((text) => text.includes(note)));
    const warnings = [...new Set([...others(ended.notes), ...written.warnings, ...kept.warnings])];
    const notices = [...others(ended.notices), ...written.notices, ...kept.notices];
    for (const warning of warnings)
        log.warning(warning);
    for (const notice of notices)
        log.notice(notice);
    for (const annotation of ended.annotations ?? [])
        log.annotate(annotation);
    const isQuiet = ended.success && host.texts.get('summary')?.trim() === 'on-failure';
    if (!isQuiet)
        files.summarize(({ bytes }) => {
            const end = renderNotes([...warnings, ...notices]);
            return ended.summary({ bytes: bytes - Buffer.byteLength(end) }) + end;
        });
    if (ended.success)
        log.info(ended.sentence);
    else
        log.failure([ended.sentence, ended.hint ?? ''].join('\n').trim());
}
function publishOutputs(outcome, { files, journal }) {
    for (const [name, value] of Object.entries(outcome.outputs ?? {}))
        journal.output(name, value);
    for (const { output, name, text } of outcome.files ?? []) {
        const path = files.create(name, text);
        if (path !== null)
            journal.output(output, path);
    }
    if (outcome.json !== undefined)
        (0,json/* publishJson */.Q)(outcome.json, { journal, files });
}
const nothing = { warnings: [], notices: [] };
async function publishIssues({ issues }, host) {
    const { github, secrets, log, cancellation } = host;
    if (issues === undefined)
        return nothing;
    const { keepIssues } = await (0,load_runs/* loadRuns */.l)();
    const { signal } = cancellation;
    return keepIssues(issues, { github, redact: secrets.redactor.text, log: log.info, signal });
}
async function publishComment(comment, comments, host) {
    const { journal, files, workflow } = host;
    const path = files.create('comment.md', comment.tiers[0] ?? '');
    if (path !== null)
        journal.output('comment-path', path);
    const { place } = comment;
    const kept = await comments.last(comment);
    const { action = 'skipped', reason = '', id } = kept[0] ?? {};
    journal.output('comment-action', action);
    journal.output('comment-reason', reason);
    if (id !== undefined)
        journal.output('comment-id', String(id));
    if (id !== undefined && workflow.repository !== null && !('reason' in place))
        journal.output('comment-url', `${(0,repository/* repositoryUrl */.Ek)(workflow.repository)}/pull/${place[0]}#issuecomment-${id}`);
    if (action === 'skipped' && kept[0]?.level === undefined)
        host.log.info(`No comment was written. ${reason}`);
    const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
    const textsOf = (kind) => kept
        .filter(({ level }) => level === kind)
        .map((one) => ['The comment could not be written.', one.reason, elsewhere].filter(Boolean).join(' '));
    return { warnings: textsOf('warnings'), notices: textsOf('notices') };
}

// EXTERNAL MODULE: ./build/sources/action/service/connect-service.js + 18 modules
var connect_service = __webpack_require__(5803);
;// CONCATENATED MODULE: ./build/sources/action/run-operation.js






async function runOperation(step) {
    const { environment, cancellation, secrets, log, journal, request, workflow } = step;
    const { token, baseUrl, outageTimeoutMs } = request;
    const client = (0,connect_service/* connectService */.U)({ token, baseUrl, outageTimeoutMs }, { environment, secrets, log });
    const comments = createCommentWriter(step);
    let outcome;
    try {
        outcome = await request.plan.run({
            client,
            journal,
            log,
            clock: clock/* systemClock */.m,
            random: Math.random,
            uuid: () => crypto.randomUUID(),
            toLink: step.toLink,
            signal: cancellation.signal,
            forceSignal: cancellation.forceSignal,
            heedSignals: cancellation.heedSignals,
            workflow,
            writeComment: comments.write,
            openFolder: (path) => (0,folder/* openFolder */.N)(path, environment),
        });
    }
    catch (error) {
        throw await (0,known_suites/* withKnownSuites */.v)(error, client, cancellation.signal);
    }
    finally {
        await client.close();
    }
    await publishOutcome(outcome, comments, step);
    return outcome;
}


/***/ }),

// MODULE: ./build/sources/operations/context/failed-outcome.js
/***/ 8717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ interruptedOutcome),
/* harmony export */   fd: () => (/* binding */ withFailure),
/* harmony export */   op: () => (/* binding */ interruptedWrite)
/* harmony export */ });
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9075);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8117);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7205);




function withFailure(others, { operation, why, error }) {
    const given = ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwn */ .NP)(error) ? error.hint : undefined) ?? others.hint;
    const hint = given === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .b)(given);
    const failed = { operation, interrupted: false, sentence: why, hint };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(hint !== undefined && { hint }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, others.summary),
    };
}
function interruptedOutcome(outcome) {
    const failed = { interrupted: true, sentence: outcome.sentence, hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${outcome.sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, outcome.summary),
    };
}
function interruptedWrite(written, what, done) {
    return interruptedOutcome((0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .plainOutcome */ .N)(`${what} ${written === 'unknown' ? 'may have been' : 'was not'} ${done}.`));
}


/***/ }),

// MODULE: ./build/sources/operations/context/outcome.js
/***/ 7205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ plainOutcome)
/* harmony export */ });
function plainOutcome(sentence) {
    return { success: true, sentence, summary: () => '' };
}


/***/ }),

// MODULE: ./build/sources/operations/lists/known-suites.js
/***/ 9480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ withKnownSuites)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1950);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);



const mostNamed = 5;
const mostRead = 100;
async function withKnownSuites(error, client, signal) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD) || error.status !== 404)
        return error;
    const place = /\/organizations\/([^/]+)\/(pipelines|suites)\/([^/?]+)(?!.*\/builds\/)/.exec(error.path);
    const [, organization = '', kind, slug = ''] = place ?? [];
    if (place === null)
        return error;
    const list = client.suites.list({ organization }, { signal });
    const suites = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_1__/* .collectItems */ .jm)(list, { limit: mostRead }).catch(() => []);
    const slugs = suites.flatMap((suite) => /^[\w.-]{1,100}$/.test(suite.slug ?? '') ? (suite.slug ?? '') : []);
    const isMisplaced = kind === 'pipelines' && slugs.includes(slug);
    const named = (0,_inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestFirst */ .F)(slug, slugs).slice(0, mostNamed).join(', ');
    const listed = kind === 'suites' && named !== '' ? `The token can list these suites of ${organization}: ${named}.` : '';
    const found = isMisplaced ? `${slug} is a suite of ${organization}, and no pipeline.` : listed;
    return found === ''
        ? error
        : new _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(error.message, { ...error, hint: `${found} ${error.hint ?? ''}`.trim() });
}


/***/ }),

// MODULE: ./build/sources/operations/lists/read-list.js
/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   KA: () => (/* binding */ describeList),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   jm: () => (/* binding */ collectItems)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);




const mostBytes = 32 * 1024 * 1024;
const progressMs = 10_000;
async function readList(list, { limit, thing, remedy }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    let read = [];
    const onPage = (pages, items) => {
        read = items;
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages, thing)} read so far.`);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes: mostBytes, onPage }), complete: true };
    }
    catch (error) {
        if (signal.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const { reason } = error;
        const items = error.items;
        return { items, complete: false, reason, remedy, failure: failureOf(error) };
    }
}
function failureOf(error) {
    if (error.reason === 'failed' && error.cause instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ClientError */ .MZ)
        return error.cause;
    return error.reason === 'elsewhere' ? error : undefined;
}
async function collectItems(list, { limit }) {
    try {
        return await list.toArray({ limit, maxBytes: mostBytes });
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const failure = failureOf(error);
        if (failure !== undefined)
            throw failure;
        return error.items;
    }
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    changed: 'it changed while it was read',
    elsewhere: 'it has builds of another organization or pipeline',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
    interrupted: 'the step was interrupted',
};
function whyIncomplete({ reason, remedy }) {
    return reason === 'bytes' && remedy ? `${reasons.bytes}: ${remedy}` : reason && reasons[reason];
}
function describeList(what, end) {
    const { complete, failure } = end;
    if (failure === undefined)
        return { success: true, sentence: `${what}${complete ? '' : ` (${whyIncomplete(end)})`}.` };
    return {
        success: false,
        sentence: `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorSentence */ .O8)(failure)} Read before that: ${what}.`,
        ...(failure.hint !== undefined && { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(failure.hint) }),
    };
}


/***/ }),

// MODULE: ./build/sources/report/text/repository.js
/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   CH: () => (/* binding */ changeUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Go: () => (/* binding */ repositoryPlace),
/* harmony export */   Hx: () => (/* binding */ sourceUrl),
/* harmony export */   iI: () => (/* binding */ isOfRepository)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9817);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1412);



function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}
function repositoryPlace(repository) {
    return repository && (0,_model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readCloneUrl */ .F)(repositoryUrl(repository));
}
function isOfRepository(url, repository) {
    const place = (0,_model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readCloneUrl */ .F)(url);
    return place !== null && place === repositoryPlace(repository);
}
function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}


/***/ })

};
;