export const id = 897;
export const ids = [897];
export const modules = {

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderFailure: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(949);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7846);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2055);



const longestLine = 1_000;
const longestValue = 200;
/** The job summary of such a step: what was asked, what came back, and what to do. */
function renderFailure({ operation, canceled, sentence, hint, asked }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `## ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(operation)} ${canceled ? 'was canceled' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(value, longestValue)]);
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(hint, longestLine)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDocument */ .yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(limits.bytes));
}


/***/ })

};
