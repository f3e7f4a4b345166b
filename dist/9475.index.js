"use strict";
exports.id = 9475;
exports.ids = [9475,9075];
exports.modules = {

/***/ 7211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (runOperation)
});

var clock = __webpack_require__(1778);
var context = __webpack_require__(7289);
var core = __webpack_require__(32);
var interrupted_outcome = __webpack_require__(1870);
var notes = __webpack_require__(6040);
var json_output = __webpack_require__(2663);
var summary = __webpack_require__(5787);
;






async function publishOutcome(outcome, host) {
    const { files, log } = host;
    const { redactor } = host.secrets;
    publishOutputs(outcome, host);
    for (const { title, lines, notice } of outcome.groups ?? [])
        log.group(title, notice ? [notice, ...lines] : lines);
    const { outcome: ended, written } = await withComment(outcome, host);
    const { warnings, notices } = notesOf(ended, written);
    for (const warning of warnings)
        log.warning(warning);
    for (const notice of notices)
        log.notice(notice);
    for (const annotation of ended.annotations ?? [])
        annotate(annotation, redactor);
    (0,summary.S)(files, ({ bytes }) => {
        const end = (0,notes.I)([...warnings, ...notices].map(redactor.text));
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
        (0,json_output.Q)(outcome, { journal, redactor, files });
}
function notesOf({ notes = [], notices = [] }, written) {
    if (written === null || notes.includes(written.reason))
        return { warnings: [...new Set(notes)], notices };
    const { text, isUsual } = written;
    return {
        warnings: [...new Set([...notes, ...(isUsual ? [] : [text])])],
        notices: [...notices, ...(isUsual ? [text] : [])],
    };
}
async function withComment(outcome, host) {
    const { signal } = host.cancellation;
    const wasInterrupted = signal.aborted;
    const written = await comment(outcome, host);
    const isInterrupted = signal.aborted && !wasInterrupted;
    return { written, outcome: isInterrupted ? (0,interrupted_outcome.B)(outcome, host.secrets.redactor) : outcome };
}
async function comment(outcome, host) {
    if (outcome.comment === undefined)
        return null;
    const { publishComment } = await __webpack_require__.e(/* import() */ 1021).then(__webpack_require__.bind(__webpack_require__, 1021));
    const { signal } = host.cancellation;
    return publishComment(outcome.comment, {
        github: host.github,
        run: host.workflow.run,
        nowMs: Date.now(),
        readOnlyToken: host.reading.readOnlyToken,
        redactor: host.secrets.redactor,
        journal: host.journal,
        files: host.files,
        log: host.log.info,
        sleep: (ms) => clock.m.sleep(ms, signal),
        signal,
    });
}
const commands = { error: core.z3, warning: core.$e, notice: core.lm };
function annotate({ level = 'notice', title, message, file, line }, { text }) {
    commands[level](text(message), {
        title: text(title),
        ...(file === null ? {} : { file: text(file) }),
        ...(file === null || line === null ? {} : { startLine: line }),
    });
}

var connect_service = __webpack_require__(5497);
;




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
    const client = (0,connect_service.U)({ token, baseUrl, outageTimeoutMs }, { environment, secrets, log, onEvent });
    try {
        return await request.plan.run({
            client,
            journal,
            log,
            clock: clock.m,
            random: Math.random,
            uuid: context.lh,
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

/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z: () => (isMisplaced),
  s: () => (pipelineAddressOf)
});
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function isMisplaced(build, asked) {
    if (asked.number !== undefined && asked.number !== build.number)
        return true;
    const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
    if (number === undefined)
        return false;
    const differs = (own, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
    return (differs(organization, asked.organization) ||
        differs(pipeline, asked.pipeline) ||
        Number(number) !== build.number);
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (interruptedOutcome)
});
var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.W)(failed, summary),
    };
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


/***/ }),

/***/ 2647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FY: () => (paragraph),
  Vg: () => (omittedNote),
  p_: () => (list),
  tp: () => (table),
  yZ: () => (collapsed)
});
var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function paragraph(name, body) {
    return { kind: 'paragraph', name, body };
}
function table(name, columns, rows, limit = {}) {
    const titles = columns.map((column) => column.title).join(' | ');
    const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
    const head = { markdown: `| ${titles} |\n| ${rule} |` };
    return createRows(name, head, rows.map(tableRow), limit);
}
function list(name, head, items, limit = {}) {
    return createRows(name, head, items.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), limit);
}
function collapsed(title, block) {
    const open = { markdown: `<details><summary>${title}</summary>\n` };
    const close = { markdown: '\n</details>' };
    if (block.kind === 'paragraph')
        return { ...block, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.body, close], '\n') };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([block.tail, close], '\n') };
}
function createRows(name, head, rows, limit) {
    const { elsewhere = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max = rows.length, total = rows.length } = limit;
    const more = (left) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.Z)(left) }} more${elsewhere}`;
    return { kind: 'rows', name, head, rows, tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max, total, more };
}
function tableRow(cells) {
    return { markdown: `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fE)(cell) || ' ').join(' | ')} |` };
}
function omittedNote(blocks) {
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


/***/ }),

/***/ 1904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W1: () => (renderComplete),
  ee: () => (bytes),
  hg: () => (characters),
  yQ: () => (renderDocument)
});
var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter(isPresent);
    for (let kept = present.length; kept > 0; kept -= 1) {
        const dropped = present.slice(kept);
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([dropped.length === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Vg)(dropped), foot], gap);
        const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
        if (text !== null)
            return text;
    }
    return '';
}
function renderComplete(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const texts = blocks.filter(isPresent).map((block) => withRows(block, mostRows(block)));
    const text = `${[...texts, textOf(foot)].filter(isText).join(gap)}\n`;
    return budget.measure(text) <= budget.limit ? text : null;
}
function fitBlocks(blocks, note, { limit, measure }) {
    const frames = [...blocks.map((block) => withRows(block, 0)), note].map((frame) => measure(`${frame}${gap}`));
    let room = limit - frames.reduce((sum, size) => sum + size, 0);
    if (room < 0)
        return null;
    const texts = blocks.map((block) => {
        if (block.kind === 'paragraph')
            return block.body.markdown;
        const { shown, used } = takeRows(block, room, measure);
        room -= used;
        return withRows(block, shown);
    });
    return `${[...texts, note].filter(isText).join(gap)}\n`;
}
function takeRows(block, room, measure) {
    let used = 0;
    let shown = 0;
    for (const row of block.rows.slice(0, block.max)) {
        const size = measure(`${row.markdown}\n`);
        if (used + size > room)
            break;
        used += size;
        shown += 1;
    }
    return { shown, used };
}
function withRows(block, shown) {
    if (block.kind === 'paragraph')
        return block.body.markdown;
    const left = Math.max(0, block.total - shown);
    const rows = block.rows.slice(0, shown);
    const closing = left === 0 ? [] : [block.more(left)];
    return [block.head, ...rows, ...closing, block.tail].map(textOf).filter(isText).join('\n');
}
function textOf(part) {
    return part.markdown;
}
function isText(text) {
    return text !== '';
}
function isPresent(block) {
    return block.kind === 'rows' || isText(textOf(block.body));
}
function mostRows(block) {
    return block.kind === 'rows' ? Math.min(block.max, block.rows.length) : 0;
}


/***/ })

};
;