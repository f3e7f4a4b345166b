"use strict";
exports.id = 9130;
exports.ids = [9130,9075];
exports.modules = {

3184:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
    const isOpen = () => open > 0;
    if (signal.aborted)
        return 'not sent';
    signal.addEventListener('abort', stop, { once: true });
    try {
        const work = write({ signal: stopping.signal, onSend, onNoEffect }, isOpen);
        return { value: await withGracePeriod(work, what, context, isOpen) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return isOpen() ? 'unknown' : 'not sent';
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


}),

1870:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (interruptedOutcome),
  o: () => (interruptedWrite)
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
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.renderFailure)(failed, limits),
    };
}


}),

970:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  j: () => (collectItems),
  l: () => (collectList)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

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
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.rV))
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


}),

7360:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Be: () => (whyIncomplete),
  KA: () => (describeList),
  LD: () => (readList)
});
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);
var _collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);




const progressMs = 10_000;
async function readList(list, { limit, maxBytes, thing, onEachPage }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        onEachPage?.();
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(read, thing)} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_1__.l)(list, { limit, maxBytes, onPage, signal });
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
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(failure.cause)}. Read before that: ${what}.`;
    return {
        success: false,
        sentence,
        ...(failure.hint === undefined ? {} : { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__.b)(failure.hint) }),
    };
}


}),

3177:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (listValues)
});
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


}),

9130:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSuites: () => (readSuites),
  suiteOutcome: () => (suiteOutcome),
  writeSuite: () => (writeSuite)
});

var text_blocks = __webpack_require__(2647);
var counts = __webpack_require__(7005);
var text_document = __webpack_require__(1904);
var markdown = __webpack_require__(1608);
var url = __webpack_require__(1412);
;





function renderSuiteSummary(suite, action, options) {
    const { redact, toLink = url.Pl } = options;
    const { id, slug, name, web_url, default_branch } = redact.json(suite);
    const page = toLink(web_url);
    const facts = [
        slug ? (0,markdown.md) `slug ${(0,markdown.aY)(slug)}` : markdown.s6,
        (0,markdown.md) `organization ${(0,markdown.aY)(options.organization)}`,
        default_branch ? (0,markdown.md) `default branch ${(0,markdown.aY)(default_branch)}` : markdown.s6,
        page === null || action === 'deleted' ? markdown.s6 : (0,url.nf)('Open the suite', page),
    ];
    const heading = (0,markdown.md) `## Suite “${name || slug || id || ''}” ${action}`;
    return write([(0,text_blocks.FY)('verdict', heading), (0,text_blocks.FY)('facts', (0,markdown.fj)(facts, ' · '))], options);
}
function renderSuitesSummary(suites, options) {
    const { redact, toLink = url.Pl } = options;
    const safe = redact.json(suites);
    const found = safe.length === 0 ? 'No suites' : (0,counts.U)(safe.length, 'suite');
    const rows = safe.map(({ id, slug, name, default_branch, web_url }) => [
        (0,url.nf)(name || slug || id, toLink(web_url)),
        slug ? (0,markdown.aY)(slug) : markdown.s6,
        default_branch ? (0,markdown.aY)(default_branch) : markdown.s6,
    ]);
    const columns = [{ title: 'Suite' }, { title: 'Slug' }, { title: 'Default branch' }];
    const blocks = [
        (0,text_blocks.FY)('verdict', (0,markdown.md) `## ${found} in organization ${options.organization}`),
        (0,text_blocks.FY)('caveats', options.complete ? markdown.s6 : incomplete),
    ];
    return write(rows.length === 0 ? blocks : [...blocks, (0,text_blocks.tp)('suites', columns, rows)], options);
}
const incomplete = (0,markdown.md) `> **The list is incomplete**: there may be more suites.`;
function write(blocks, options) {
    return (0,text_document.yQ)(blocks, (0,text_document.ee)(options.bytes));
}

var grace_period = __webpack_require__(3184);
var interrupted_outcome = __webpack_require__(1870);
var read_list = __webpack_require__(7360);
var list_outputs = __webpack_require__(3177);
;






async function readSuites(address, limit, context) {
    const { client, redact, signal, toLink } = context;
    const list = client.suites.list(address, { signal });
    const { items, ...end } = await (0,read_list.LD)(list, { limit, thing: 'suite' }, context);
    const { complete } = end;
    const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
    const outcome = {
        ...(0,read_list.KA)(`${(0,counts.U)(items.length, 'suite')} in ${address.organization}`, end),
        outputs: (0,list_outputs.D)(items.length, complete, entries),
        json: items,
        summary: ({ bytes }) => renderSuitesSummary(items, { ...address, bytes, complete, redact, toLink }),
    };
    return end.reason === 'interrupted' ? (0,interrupted_outcome.B)(outcome, context.redact) : outcome;
}
function suiteOutcome(suite, action, { organization, suite: requested }, context) {
    const slug = suite.slug || (action === 'found' ? requested : undefined) || '';
    const { redact, signal, toLink } = context;
    const canceled = signal.aborted;
    const verb = `${action[0]?.toUpperCase()}${action.slice(1)}`;
    const sentence = `${verb} suite ${slug || suite.id} of ${organization}.`;
    return {
        success: !canceled,
        sentence: canceled ? `The step was interrupted. ${sentence}` : sentence,
        outputs: { 'suite-slug': slug, 'suite-url': suite.web_url ?? '' },
        json: suite,
        summary: ({ bytes }) => renderSuiteSummary({ ...suite, slug }, action, { organization, bytes, redact, toLink }),
    };
}
const nouns = { created: 'creation', updated: 'update', deleted: 'deletion' };
async function writeSuite({ action, name, address, send }, context) {
    const fullName = `suite ${name} of ${address.organization}`;
    const written = await (0,grace_period.z)(send, { what: `${nouns[action]} of ${fullName}` }, context);
    if (typeof written !== 'string')
        return suiteOutcome(written.value, action, address, context);
    const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
    return (0,interrupted_outcome.o)(`S${fullName.slice(1)} ${what}`, context.redact);
}


}),

9075:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (renderFailureAbove),
  renderFailure: () => (renderFailure)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1904);
var _text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5260);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);




const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value, longestValue)]);
    const key = buildKey.exec(hint ?? '')?.[0];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(hint, longestLine)),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('key to copy', key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_fence_js__WEBPACK_IMPORTED_MODULE_2__.O)(key)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


}),

2647:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


}),

1904:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


}),

5260:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  O: () => (fenced)
});
var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5040);

function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}


})

};
;