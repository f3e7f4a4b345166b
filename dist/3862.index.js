"use strict";
exports.id = 3862;
exports.ids = [3862];
exports.modules = {

3862:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  explainAndComment: () => (explainAndComment)
});
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);

async function explainAndComment(outcome, { builds, settings, retries = [], }, context) {
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__.F3)(builds)
        ? await (await __webpack_require__.e(/* import() */ 8995).then(__webpack_require__.bind(__webpack_require__, 8995))).explainFailures(outcome, builds, settings, context)
        : outcome;
    if (settings.comment === undefined)
        return explained;
    const { withBuildComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1749), __webpack_require__.e(4919)]).then(__webpack_require__.bind(__webpack_require__, 3653));
    return withBuildComment(explained, { builds, settings: settings.comment, retries }, context);
}


})

};
;