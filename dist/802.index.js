export const id = 802;
export const ids = [802];
export const modules = {

/***/ 4626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
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
    return list.collect({ limit, onPage });
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

/***/ 1802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSuites: () => (/* binding */ readSuites)
/* harmony export */ });
/* harmony import */ var _report_suites_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7529);
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4255);
/* harmony import */ var _lists_read_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4626);
/* harmony import */ var _outputs_list_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4443);




/** Lists the test suites of an organization. */
async function readSuites(address, limit, context) {
    const { client, redact, signal } = context;
    const list = client.suites.list(address, { signal });
    const { items, complete } = await (0,_lists_read_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .L)(list, { limit, things: 'suites' }, context);
    const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
    return {
        success: true,
        sentence: `${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(items.length, 'suite')} in ${address.organization}${complete ? '' : ' (more exist)'}.`,
        outputs: (0,_outputs_list_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .listValues */ .D)(items.length, complete, entries),
        json: items,
        summary: ({ bytes }) => (0,_report_suites_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSuitesSummary */ .k)(items, { ...address, bytes, complete, redact }),
    };
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
