"use strict";
exports.id = 917;
exports.ids = [917];
exports.modules = {

/***/ 5917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   payloadSchemas: () => (/* binding */ payloadSchemas)
/* harmony export */ });
/* unused harmony exports listedSideSchema, listedPullRequestSchema, suiteOfRunSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);
/* harmony import */ var _github_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4637);



const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    message: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    author: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const issueSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish(),
});
const groupSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_commit: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(commitSchema),
});
const listedSideSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
const listedPullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive(),
    head: listedSideSchema,
    base: listedSideSchema,
});
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    event: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_branch: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    head_repository: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().includes('/'), html_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq })),
    pull_requests: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listedPullRequestSchema)),
});
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), head_branch: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq });
const suiteOfRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ head_branch: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq });
const branchSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) });
const payloadSchemas = {
    push: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ deleted: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(), after: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, head_commit: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(commitSchema) }),
    release: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ release: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ tag_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq }) }),
    mergeGroup: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ merge_group: groupSchema }),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ pull_request: _github_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestSchema */ .MH.extend({ merged: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) }) }),
    issueComment: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ issue: issueSchema }),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ workflow_run: runSchema }),
    checkSuite: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ check_suite: suiteSchema }),
    checkRun: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        check_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), check_suite: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(suiteOfRunSchema) }),
    }),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), branches: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(branchSchema)) }),
};


/***/ }),

/***/ 4637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ changedFileSchema),
/* harmony export */   MH: () => (/* binding */ pullRequestSchema),
/* harmony export */   X3: () => (/* binding */ commentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive(),
    html_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    body: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    minimized: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})),
});
const changedFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, previous_filename: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq });
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), clone_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq });
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive(),
    state: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    title: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    merge_commit_sha: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ login: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq })),
        repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(repositorySchema),
    }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(repositorySchema) }),
});


/***/ }),

/***/ 3453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   no: () => (/* binding */ maybe)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null);
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish().catch(null);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().catch(null);
const map = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish().catch(null);
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional();
function maybe(shape) {
    return shape.nullish().catch(null);
}


/***/ })

};
;