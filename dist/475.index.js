"use strict";
exports.id = 475;
exports.ids = [475];
exports.modules = {

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



function withFailure(others, { operation, why, error }, { redact }) {
    const given = ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwn */ .NP)(error) ? error.hint : undefined) ?? others.hint;
    const hint = given === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .b)(given);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(hint !== undefined && { hint }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, others.summary),
    };
}
function interruptedOutcome(outcome, redact) {
    const failed = { interrupted: true, sentence: redact.text(outcome.sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${outcome.sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, outcome.summary),
    };
}
function interruptedWrite(sentence, redact) {
    const failed = { interrupted: true, sentence: redact.text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailure */ .z)(failed, limits),
    };
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
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true, signal: done.signal }));
    const limit = async () => {
        await aborted;
        if (open > 0 && what)
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
async function readList(list, { limit, maxBytes = mostBytes, thing }, { clock, log, signal }) {
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
        return { items: await list.toArray({ limit, maxBytes, onPage }), complete: true };
    }
    catch (error) {
        if (signal.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const { reason } = error;
        const items = error.items;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, { limit }) {
    try {
        return await list.toArray({ limit, maxBytes: mostBytes });
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        if (error.reason === 'failed')
            throw error.cause;
        return error.items;
    }
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

// MODULE: ./build/sources/operations/suites/runs.js + 3 modules
/***/ 6475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createSuite: () => (/* reexport */ createSuite),
  readSuites: () => (/* reexport */ readSuites),
  suiteOutcome: () => (/* reexport */ suiteOutcome),
  writeSuite: () => (/* reexport */ writeSuite)
});

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/sources/report/suites/summary.js





function renderSuiteSummary(suite, action, options) {
    const { redact, toLink = url/* safeUrl */.Pl } = options;
    const { id, slug, name, web_url, default_branch } = redact.json(suite);
    const page = toLink(web_url);
    const facts = [
        slug ? (0,markdown.md) `slug ${(0,markdown/* code */.aY)(slug)}` : markdown/* nothing */.s6,
        (0,markdown.md) `organization ${(0,markdown/* code */.aY)(options.organization)}`,
        default_branch ? (0,markdown.md) `default branch ${(0,markdown/* code */.aY)(default_branch)}` : markdown/* nothing */.s6,
        page === null || action === 'deleted' ? markdown/* nothing */.s6 : (0,url/* link */.nf)('Open the suite', page),
    ];
    const heading = (0,markdown.md) `## Suite “${name || slug || id || ''}” ${action}`;
    return write([(0,text_blocks/* paragraph */.FY)('verdict', heading), (0,text_blocks/* paragraph */.FY)('facts', (0,markdown/* join */.fj)(facts, ' · '))], options);
}
function renderSuitesSummary(suites, options) {
    const { redact, toLink = url/* safeUrl */.Pl } = options;
    const safe = redact.json(suites);
    const found = safe.length === 0 ? 'No suites' : (0,counts/* count */.U9)(safe.length, 'suite');
    const rows = safe.map(({ id, slug, name, default_branch, web_url }) => [
        (0,url/* link */.nf)(name || slug || id, toLink(web_url)),
        slug ? (0,markdown/* code */.aY)(slug) : markdown/* nothing */.s6,
        default_branch ? (0,markdown/* code */.aY)(default_branch) : markdown/* nothing */.s6,
    ]);
    const columns = [{ title: 'Suite' }, { title: 'Slug' }, { title: 'Default branch' }];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found} in organization ${options.organization}`),
        (0,text_blocks/* paragraph */.FY)('caveats', options.complete ? markdown/* nothing */.s6 : incomplete),
    ];
    return write(rows.length === 0 ? blocks : [...blocks, (0,text_blocks/* table */.tp)('suites', columns, rows)], options);
}
const incomplete = (0,markdown.md) `> **The list is incomplete**: there may be more suites.`;
function write(blocks, options) {
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}

// EXTERNAL MODULE: ./build/sources/operations/context/failed-outcome.js
var failed_outcome = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/sources/operations/end/graceful.js
var graceful = __webpack_require__(9096);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
;// CONCATENATED MODULE: ./build/sources/operations/suites/suites.js






async function readSuites(address, limit, context) {
    const { client, redact, signal, toLink } = context;
    const list = client.suites.list(address, { signal });
    const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'suite' }, context);
    const { complete } = end;
    const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
    const outcome = {
        ...(0,read_list/* describeList */.KA)(`${(0,counts/* count */.U9)(items.length, 'suite')} in ${address.organization}`, end),
        outputs: (0,list_outputs/* listValues */.D)(items.length, complete, entries),
        json: items,
        summary: ({ bytes }) => items.length === 0 && complete
            ? ''
            : renderSuitesSummary(items, { ...address, bytes, complete, redact, toLink }),
    };
    return end.reason === 'interrupted' ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome, context.redact) : outcome;
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
    const written = await (0,graceful/* writeGracefully */.E)(send, { what: `${nouns[action]} of ${fullName}` }, context);
    if (typeof written !== 'string')
        return suiteOutcome(written.value, action, address, context);
    const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
    return (0,failed_outcome/* interruptedWrite */.op)(`S${fullName.slice(1)} ${what}`, context.redact);
}

;// CONCATENATED MODULE: ./build/sources/operations/suites/new-suite.js

const noToken = 'Buildkite returned no API token for the new suite.';
const lostToken = 'The output api-token is not set: the API token of the new suite was in the response that was lost, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const unwrittenToken = 'The API token of the new suite is lost, because the output api-token could not be written, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const noSecret = 'The output api-token is not set: the API token of the new suite does not look like a secret, so it cannot be masked.';
async function createSuite(address, body, context) {
    const { client, journal, log } = context;
    const show = body.show_api_token === true;
    const send = async (guard) => {
        const { suite, tokenLost } = await client.suites.createWithDetails(address, body, guard);
        const token = suite.api_token ?? '';
        const masked = token !== '' && journal.mask(token);
        if (show && !masked)
            log.warning(whyNoToken(token, tokenLost));
        else if (show && !journal.output('api-token', token))
            log.warning(unwrittenToken);
        return suite;
    };
    return writeSuite({ action: 'created', name: `“${body.name}”`, address, send }, context);
}
function whyNoToken(token, isLost) {
    if (token !== '')
        return noSecret;
    return isLost ? lostToken : noToken;
}

;// CONCATENATED MODULE: ./build/sources/operations/suites/runs.js




/***/ })

};
;