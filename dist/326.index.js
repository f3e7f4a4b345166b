"use strict";
exports.id = 326;
exports.ids = [326];
exports.modules = {

// MODULE: ./build/sources/action/run-operation.js + 2 modules
/***/ 7326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: ./build/sources/client/clock.js
var clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/client/context.js + 8 modules
var context = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
var core = __webpack_require__(4383);
// EXTERNAL MODULE: ./build/sources/operations/context/interrupted-outcome.js
var interrupted_outcome = __webpack_require__(1870);
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

// EXTERNAL MODULE: ./build/sources/action/output/json-output.js
var json_output = __webpack_require__(2663);
// EXTERNAL MODULE: ./build/sources/action/output/summary.js
var summary = __webpack_require__(5787);
;// CONCATENATED MODULE: ./build/sources/action/output/publish.js





async function publishOutcome(outcome, host) {
    const { files, log } = host;
    const { redactor } = host.secrets;
    publishOutputs(outcome, host);
    for (const { title, lines, notice } of outcome.groups ?? [])
        log.group(title, notice ? [notice, ...lines] : lines);
    const { ended, written } = await comment(outcome, host);
    const { warnings, notices } = notesOf(ended, written);
    for (const warning of warnings)
        log.warning(warning);
    for (const notice of notices)
        log.notice(notice);
    for (const annotation of ended.annotations ?? [])
        annotate(annotation, redactor);
    (0,summary/* writeSummary */.S)(files, ({ bytes }) => {
        const end = renderNotes([...warnings, ...notices].map(redactor.text));
        return redactor.text(ended.summary({ bytes: bytes - Buffer.byteLength(end) }) + end);
    }, log);
    if (ended.success)
        log.info(ended.sentence);
    else
        log.failure([ended.sentence, ended.hint ?? ''].join('\n').trim());
}
function publishOutputs(outcome, { files, journal, secrets: { redactor } }) {
    for (const [name, value] of Object.entries(outcome.outputs ?? {}))
        journal.output(name, value);
    for (const { output, name, text } of outcome.files ?? []) {
        const path = files.create(name, redactor.text(text));
        if (path !== null)
            journal.output(output, path);
    }
    if (outcome.json !== undefined)
        (0,json_output/* publishJson */.Q)(outcome.json, { journal, redactor, files });
}
function notesOf({ notes = [], notices = [] }, written) {
    if (written === null)
        return { warnings: [...new Set(notes)], notices };
    const { text, reason, isUsual } = written;
    const others = notes.filter((note) => note !== reason);
    const isWarning = !isUsual || others.length < notes.length;
    return {
        warnings: [...new Set([...others, ...(isWarning ? [text] : [])])],
        notices: [...notices, ...(isWarning ? [] : [text])],
    };
}
async function comment(outcome, host) {
    if (outcome.comment === undefined)
        return { ended: outcome, written: null };
    const { signal } = host.cancellation;
    const wasInterrupted = signal.aborted;
    const { publishComment } = await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(428), __webpack_require__.e(986)]).then(__webpack_require__.bind(__webpack_require__, 986));
    const written = await publishComment(outcome.comment, host);
    const isInterrupted = signal.aborted && !wasInterrupted;
    return { written, ended: isInterrupted ? (0,interrupted_outcome/* interruptedOutcome */.B)(outcome, host.secrets.redactor) : outcome };
}
const commands = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
function annotate({ level = 'notice', title, message, file, line }, { text }) {
    commands[level](text(message), {
        title: text(title),
        ...(file === null ? {} : { file: text(file) }),
        ...(file === null || line === null ? {} : { startLine: line }),
    });
}

// EXTERNAL MODULE: ./build/sources/action/service/connect-service.js + 21 modules
var connect_service = __webpack_require__(6900);
;// CONCATENATED MODULE: ./build/sources/action/run-operation.js




async function runOperation(step) {
    const outcome = await run(step);
    await publishOutcome(outcome, step);
    return outcome;
}
async function run(step) {
    const { environment, cancellation, secrets, log, journal, request, workflow } = step;
    const listeners = new Set();
    const onEvent = (event) => {
        for (const listener of listeners)
            listener(event);
    };
    const { token, baseUrl, outageTimeoutMs } = request;
    const client = (0,connect_service/* connectService */.U)({ token, baseUrl, outageTimeoutMs }, { environment, secrets, log, onEvent });
    try {
        return await request.plan.run({
            client,
            journal,
            log,
            clock: clock/* systemClock */.m,
            random: Math.random,
            uuid: context/* systemUuid */.lh,
            redact: secrets.redactor,
            toLink: step.toLink,
            signal: cancellation.signal,
            forceSignal: cancellation.forceSignal,
            heedSignals: cancellation.heedSignals,
            workflow,
            onEvent: (listener) => {
                listeners.add(listener);
                return () => listeners.delete(listener);
            },
        });
    }
    finally {
        await client.close();
    }
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


/***/ })

};
;