"use strict";
exports.id = 102;
exports.ids = [102];
exports.modules = {

// MODULE: ./build/sources/operations/failures/explain-and-comment.js
/***/ 102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainAndComment: () => (/* binding */ explainAndComment)
/* harmony export */ });
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1718);

async function explainAndComment(outcome, { builds, settings, retries = [], }, context) {
    const { comment } = settings;
    const finding = comment && (await context.workflow.findPullRequest(comment.pullRequest, null));
    const changed = finding?.facts?.changedFiles?.paths ?? [];
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .needsExplanation */ .n7)(builds)
        ? await (await __webpack_require__.e(/* import() */ 906).then(__webpack_require__.bind(__webpack_require__, 8906))).explainFailures(outcome, builds, { settings, changed }, context)
        : outcome;
    if (comment === undefined || finding === undefined)
        return explained;
    const { withBuildComment } = await __webpack_require__.e(/* import() */ 895).then(__webpack_require__.bind(__webpack_require__, 7895));
    return withBuildComment(explained, { builds, settings: comment, retries, finding }, context);
}


/***/ })

};
;