"use strict";
exports.id = 475;
exports.ids = [475];
exports.modules = {

/***/ 7211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/client/clock.js
var clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 4 modules
var core = __webpack_require__(32);
// EXTERNAL MODULE: ./build/sources/report/notes.js
var report_notes = __webpack_require__(6040);
// EXTERNAL MODULE: ./build/sources/action/output/json-output.js
var json_output = __webpack_require__(2663);
// EXTERNAL MODULE: ./build/sources/action/output/summary.js
var summary = __webpack_require__(5787);
;// CONCATENATED MODULE: ./build/sources/action/output/publish.js




async function publishOutcome(outcome, host) {
    const { files, log } = host;
    const { redactor } = host.secrets;
    publishOutputs(outcome, host);
    for (const { title, lines } of outcome.groups ?? [])
        log.group(title, lines);
    const notes = [...(outcome.notes ?? []), ...(await comment(outcome, host))];
    for (const note of notes)
        log.warning(note);
    for (const annotation of outcome.annotations ?? [])
        annotate(annotation, redactor);
    (0,summary/* writeSummary */.S)(files, ({ bytes }) => {
        const end = (0,report_notes/* renderNotes */.I)(notes.map(redactor.text));
        return redactor.text(outcome.summary({ bytes: bytes - Buffer.byteLength(end) }) + end);
    }, log);
    if (outcome.success)
        log.info(outcome.sentence);
    else
        log.failure([outcome.sentence, outcome.hint ?? ''].join('\n').trim());
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
        (0,json_output/* publishJson */.Q)(outcome, { journal, redactor, files });
}
async function comment(outcome, host) {
    if (outcome.comment === undefined)
        return [];
    const { publishComment } = await __webpack_require__.e(/* import() */ 203).then(__webpack_require__.bind(__webpack_require__, 8203));
    const note = await publishComment(outcome.comment, {
        github: host.github,
        run: host.workflow.run,
        nowMs: Date.now(),
        readOnlyToken: host.reading.readOnlyToken,
        redactor: host.secrets.redactor,
        journal: host.journal,
        files: host.files,
    });
    return note === null ? [] : [note];
}
const commands = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
function annotate({ level = 'notice', title, message, file, line }, { text }) {
    commands[level](text(message), {
        title: text(title),
        ...(file === null ? {} : { file: text(file) }),
        ...(file === null || line === null ? {} : { startLine: line }),
    });
}

// EXTERNAL MODULE: ./build/sources/action/service/connect-service.js + 9 modules
var connect_service = __webpack_require__(5497);
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
            uuid: external_node_crypto_.randomUUID,
            redact: secrets.redactor,
            toLink: step.toLink,
            signal: cancellation.signal,
            forceSignal: cancellation.forceSignal,
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

/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isMisplaced),
/* harmony export */   s: () => (/* binding */ pipelineAddressOf)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function isMisplaced(build, asked) {
    const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
    if (number === undefined)
        return false;
    const differs = (own, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
    return (differs(organization, asked.organization) ||
        differs(pipeline, asked.pipeline) ||
        Number(number) !== build.number);
}


/***/ }),

/***/ 6040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderNotes)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);

const longestNote = 500;
function renderNotes(notes) {
    if (notes.length === 0)
        return '';
    const lines = notes.map((note) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> - ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(note, longestNote)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\n\n> **Notes**\n>\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, '\n')}\n`.markdown;
}


/***/ })

};
;