export const id = 882;
export const ids = [882];
export const modules = {

/***/ 6554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ graceMs),
/* harmony export */   ip: () => (/* binding */ withGracePeriod),
/* harmony export */   zL: () => (/* binding */ writeWithGracePeriod)
/* harmony export */ });
/** The runner leaves a canceled step little time, so a response is awaited only this long. */
const graceMs = 2_500;
/**
 * Awaits work that must not be interrupted, such as a request. If the workflow is canceled meanwhile, throws the reason of
 * the abort after a grace period, or at the runner's second signal; the work itself continues. `what` names the request in
 * the log.
 */
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent = () => true) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The workflow was canceled. Waiting up to ${graceMs / 1_000} s for the response to the ${what}.`);
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
/**
 * The same for a write that reads first. Until the write is sent, a canceled workflow ends it immediately. After that, it
 * may have been applied even if no response came.
 */
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
/** Resolves when the signal aborts; never if the other one aborts first. */
function aborted(signal, instead) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
    });
}


/***/ }),

/***/ 8320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectItems),
/* harmony export */   l: () => (/* binding */ collectList)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9326);

/** A step holds a list several times at once, as items, redacted, and as JSON: it stays below 512 MiB. */
const maxBytes = 32 * 1024 * 1024;
/** Reads a list as far as its bounds allow and its pages can be read. @throws ClientError when the first one cannot. */
async function collectList(list, options) {
    try {
        return { items: await list.toArray({ ...options, maxBytes }), complete: true };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV))
            throw error;
        const items = error.items;
        return { items, complete: false, ...(error.reason === 'failed' ? { failure: error } : {}) };
    }
}
/** The items of a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


/***/ }),

/***/ 4626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ describeList),
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7961);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8320);


/** A long list takes time because the service counts requests. Its progress is logged this often. */
const progressMs = 10_000;
/** Reads a list up to a limit, and logs the progress if it takes long; `things` names its items, as in `builds`. */
async function readList(list, { limit, things }, { clock, log }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${read} ${things} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_0__/* .collectList */ .l)(list, { limit, onPage });
}
/** How an operation ends that read a list of `what`, such as `20 builds`: a page that could not be read fails it. */
function describeList(what, { complete, failure }) {
    if (failure === undefined)
        return { success: true, sentence: `${what}${complete ? '' : ' (more exist)'}.` };
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .k)(failure.cause)}. Read before that: ${what}.`;
    return { success: false, sentence, ...(failure.hint === undefined ? {} : { hint: failure.hint }) };
}


/***/ }),

/***/ 4443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listValues)
/* harmony export */ });
/** GitHub accepts at most this many jobs in a matrix. */
const mostInMatrix = 256;
/** The outputs of a list. `matrix` holds the first entries, for `fromJSON` in `strategy.matrix`. */
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ }),

/***/ 8882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSuites: () => (/* binding */ readSuites),
  suiteOutcome: () => (/* binding */ suiteOutcome),
  writeSuite: () => (/* binding */ writeSuite)
});

// EXTERNAL MODULE: ./build/report/notes.js
var notes = __webpack_require__(2362);
// EXTERNAL MODULE: ./build/report/text/blocks.js
var text_blocks = __webpack_require__(949);
// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
// EXTERNAL MODULE: ./build/report/text/document.js
var text_document = __webpack_require__(7846);
// EXTERNAL MODULE: ./build/report/text/markdown.js + 1 modules
var markdown = __webpack_require__(2055);
// EXTERNAL MODULE: ./build/report/text/url.js
var url = __webpack_require__(3646);
;// CONCATENATED MODULE: ./build/report/suites/summary.js





/** A suite as a job summary: what the operation did, and the suite. Never includes its token (api.md §2.1). */
function renderSuiteSummary(suite, action, options) {
    const { id, slug, name, web_url, default_branch } = options.redact.json(suite);
    const page = (0,url/* safeUrl */.P)(web_url, options.loopback);
    const facts = [
        slug ? (0,markdown.md) `slug ${(0,markdown/* code */.aY)(slug)}` : markdown/* nothing */.s6,
        (0,markdown.md) `organization ${(0,markdown/* code */.aY)(options.organization)}`,
        default_branch ? (0,markdown.md) `default branch ${(0,markdown/* code */.aY)(default_branch)}` : markdown/* nothing */.s6,
        page === null || action === 'deleted' ? markdown/* nothing */.s6 : (0,url/* link */.n)('Open the suite', page),
    ];
    const heading = (0,markdown.md) `## Suite “${name || slug || id || ''}” ${action}`;
    return write([(0,text_blocks/* paragraph */.FY)('verdict', heading), (0,text_blocks/* paragraph */.FY)('facts', (0,markdown/* join */.fj)(facts, ' · '))], options);
}
/** An organization's suites as a job summary. */
function renderSuitesSummary(suites, options) {
    const safe = options.redact.json(suites);
    const found = safe.length === 0 ? 'No suites' : (0,counts/* count */.U)(safe.length, 'suite');
    const rows = safe.map(({ id, slug, name, default_branch, web_url }) => [
        (0,url/* link */.n)(name || slug || id, (0,url/* safeUrl */.P)(web_url, options.loopback)),
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

// EXTERNAL MODULE: ./build/operations/cancel/grace-period.js
var grace_period = __webpack_require__(6554);
// EXTERNAL MODULE: ./build/operations/lists/read-list.js
var read_list = __webpack_require__(4626);
// EXTERNAL MODULE: ./build/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(4443);
;// CONCATENATED MODULE: ./build/operations/suites/suites.js






/** Lists the test suites of an organization. */
async function readSuites(address, limit, context) {
    const { client, redact, signal } = context;
    const list = client.suites.list(address, { signal });
    const { items, ...end } = await (0,read_list/* readList */.L)(list, { limit, things: 'suites' }, context);
    const { complete } = end;
    const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
    return {
        ...(0,read_list/* describeList */.K)(`${(0,counts/* count */.U)(items.length, 'suite')} in ${address.organization}`, end),
        outputs: (0,list_outputs/* listValues */.D)(items.length, complete, entries),
        json: items,
        summary: ({ bytes }) => renderSuitesSummary(items, { ...address, bytes, complete, redact }),
    };
}
/** The outcome of an operation on one suite. */
function suiteOutcome(suite, action, { organization, suite: requested }, context) {
    // If the response has no slug: an update may have changed it, a read has not.
    const slug = suite.slug || (action === 'found' ? requested : undefined) || '';
    const canceled = context.signal.aborted;
    const verb = `${action[0]?.toUpperCase()}${action.slice(1)}`;
    const sentence = `${verb} suite ${slug || suite.id} of ${organization}.`;
    return {
        success: !canceled,
        sentence: canceled ? `The workflow was canceled. ${sentence}` : sentence,
        outputs: { 'suite-slug': slug, 'suite-url': suite.web_url ?? '' },
        json: suite,
        summary: ({ bytes }) => renderSuiteSummary({ ...suite, slug }, action, { organization, bytes, redact: context.redact }),
    };
}
const nouns = { created: 'creation', updated: 'update', deleted: 'deletion' };
/**
 * Writes to a suite. If the workflow is canceled, nothing more is sent; a request that was already sent is not
 * interrupted, and its response is awaited briefly.
 */
async function writeSuite({ action, name, address, send }, context) {
    const fullName = `suite ${name} of ${address.organization}`;
    const written = await (0,grace_period/* writeWithGracePeriod */.zL)(send, `${nouns[action]} of ${fullName}`, context);
    if (typeof written !== 'string')
        return suiteOutcome(written.value, action, address, context);
    const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
    const sentence = `The workflow was canceled. S${fullName.slice(1)} ${what}`;
    return { success: false, sentence, summary: () => (0,notes/* renderNotes */.I)([context.redact.text(sentence)]) };
}


/***/ })

};
