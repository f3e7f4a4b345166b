export const id = 112;
export const ids = [112];
export const modules = {

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
