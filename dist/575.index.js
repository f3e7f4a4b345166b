export const id = 575;
export const ids = [575,112];
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

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   suiteOutcome: () => (/* binding */ suiteOutcome)
/* harmony export */ });
/* harmony import */ var _report_suites_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7529);

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
        summary: ({ bytes }) => (0,_report_suites_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSuiteSummary */ .j)({ ...suite, slug }, action, { organization, bytes, redact: context.redact }),
    };
}


/***/ }),

/***/ 4575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeSuite: () => (/* binding */ writeSuite)
/* harmony export */ });
/* harmony import */ var _report_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2362);
/* harmony import */ var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6554);
/* harmony import */ var _suite_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);



const nouns = { created: 'creation', updated: 'update', deleted: 'deletion' };
/**
 * Writes to a suite. If the workflow is canceled, nothing more is sent; a request that was already sent is not
 * interrupted, and its response is awaited briefly.
 */
async function writeSuite({ action, name, address, send }, context) {
    const fullName = `suite ${name} of ${address.organization}`;
    const written = await (0,_cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWithGracePeriod */ .zL)(send, `${nouns[action]} of ${fullName}`, context);
    if (typeof written !== 'string')
        return (0,_suite_outcome_js__WEBPACK_IMPORTED_MODULE_1__.suiteOutcome)(written.value, action, address, context);
    const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
    const sentence = `The workflow was canceled. S${fullName.slice(1)} ${what}`;
    return { success: false, sentence, summary: () => (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNotes */ .I)([context.redact.text(sentence)]) };
}


/***/ }),

/***/ 7529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ renderSuiteSummary),
/* harmony export */   k: () => (/* binding */ renderSuitesSummary)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(949);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4255);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7846);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2055);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3646);





/** A suite as a job summary: what the operation did, and the suite. Never includes its token (api.md §2.1). */
function renderSuiteSummary(suite, action, options) {
    const { id, slug, name, web_url, default_branch } = options.redact.json(suite);
    const page = (0,_text_url_js__WEBPACK_IMPORTED_MODULE_3__/* .safeUrl */ .P)(web_url, options.loopback);
    const facts = [
        slug ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `slug ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(slug)}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `organization ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(options.organization)}`,
        default_branch ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `default branch ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(default_branch)}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6,
        page === null || action === 'deleted' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : (0,_text_url_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .n)('Open the suite', page),
    ];
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `## Suite “${name || slug || id || ''}” ${action}`;
    return write([(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('verdict', heading), (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('facts', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(facts, ' · '))], options);
}
/** An organization's suites as a job summary. */
function renderSuitesSummary(suites, options) {
    const safe = options.redact.json(suites);
    const found = safe.length === 0 ? 'No suites' : (0,_text_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U)(safe.length, 'suite');
    const rows = safe.map(({ id, slug, name, default_branch, web_url }) => [
        (0,_text_url_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .n)(name || slug || id, (0,_text_url_js__WEBPACK_IMPORTED_MODULE_3__/* .safeUrl */ .P)(web_url, options.loopback)),
        slug ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(slug) : _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6,
        default_branch ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(default_branch) : _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6,
    ]);
    const columns = [{ title: 'Suite' }, { title: 'Slug' }, { title: 'Default branch' }];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('verdict', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `## ${found} in organization ${options.organization}`),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('caveats', options.complete ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : incomplete),
    ];
    return write(rows.length === 0 ? blocks : [...blocks, (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)('suites', columns, rows)], options);
}
const incomplete = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `> **The list is incomplete**: there may be more suites.`;
function write(blocks, options) {
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDocument */ .yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(options.bytes));
}


/***/ })

};
