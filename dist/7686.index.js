"use strict";
exports.id = 7686;
exports.ids = [7686];
exports.modules = {

7686:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  hideEnvironmentSecrets: () => (hideEnvironmentSecrets)
});
var _operations_inputs_parsers_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6361);
var _operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6701);
var _operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6957);
var _operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8899);
var _report_text_redact_secret_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6054);





const parseMoreInputs = (0,_operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_0__.x)(() => true, '');
const passwordName = /passw|passphrase|secret/i;
function hideEnvironmentSecrets(texts, { hideFound, hideSegment, hideWhole }) {
    const more = readPairs(texts.get('more-inputs'), parseMoreInputs).env;
    const values = [texts.get('env'), more].flatMap((text) => Object.entries(readPairs(text, _operations_inputs_parsers_environment_js__WEBPACK_IMPORTED_MODULE_1__.Nq)));
    for (const [name, value] of values.filter(([each]) => (0,_report_text_redact_secret_names_js__WEBPACK_IMPORTED_MODULE_2__.e)(each)))
        for (const line of (0,_operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_3__.uz)(value).map((each) => each.trim()))
            if (!hideFound(line) && passwordName.test(name) && !hideSegment(line) && line.includes(' '))
                hideWhole(line);
}
function readPairs(text, parse) {
    const parsed = parse(text ?? '', 0);
    return (0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_4__.E)(parsed) ? parsed.value : {};
}


})

};
;