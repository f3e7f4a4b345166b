"use strict";
exports.id = 5917;
exports.ids = [5917];
exports.modules = {

5917:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  payloadSchemas: () => (payloadSchemas)
});
/* unused harmony exports listedSideSchema, listedPullRequestSchema, suiteOfRunSchema */
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
var _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);
var _github_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4637);



const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    id: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    message: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    author: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), email: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
});
const issueSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.L5J()).nullish(),
});
const groupSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    head_ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    head_commit: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(commitSchema),
});
const listedSideSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    repo: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
});
const listedPullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive(),
    head: listedSideSchema,
    base: listedSideSchema,
});
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    event: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    head_branch: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    head_repository: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().includes('/'), html_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq })),
    pull_requests: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__.YOg(listedPullRequestSchema)),
});
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), head_branch: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq });
const suiteOfRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({ head_branch: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq });
const branchSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }) });
const payloadSchemas = {
    push: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ deleted: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish(), after: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq, head_commit: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(commitSchema) }),
    release: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ release: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ tag_name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), name: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq }) }),
    mergeGroup: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ merge_group: groupSchema }),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ pull_request: _github_schemas_js__WEBPACK_IMPORTED_MODULE_2__.MH.extend({ merged: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__.zMY()) }) }),
    issueComment: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ issue: issueSchema }),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ workflow_run: runSchema }),
    checkSuite: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ check_suite: suiteSchema }),
    checkRun: zod__WEBPACK_IMPORTED_MODULE_0__._H3({
        check_run: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), check_suite: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(suiteOfRunSchema) }),
    }),
    status: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), branches: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__.YOg(branchSchema)) }),
};


}),

4637:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A8: () => (changedFileSchema),
  MH: () => (pullRequestSchema),
  X3: () => (commentSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
var _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive(),
    body: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
});
const patchSchema = _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq.transform((patch) => {
    const headers = patch?.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
    return (headers &&
        Array.from(headers, ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1]));
});
const changedFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
    filename: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    status: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    previous_filename: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    patch: patchSchema,
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), clone_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq });
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive(),
    state: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    title: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    merge_commit_sha: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    head: zod__WEBPACK_IMPORTED_MODULE_0__._H3({
        ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__._H3({ login: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq })),
        repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(repositorySchema),
    }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(repositorySchema) }),
});


}),

3453:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D8: () => (anything),
  Jt: () => (flag),
  Qq: () => (text),
  Te: () => (texts),
  Tj: () => (map),
  ai: () => (number),
  no: () => (maybe)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().catch(null);
const number = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().catch(null);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish().catch(null);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().catch(null);
const map = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.L5J()).nullish().catch(null);
const anything = zod__WEBPACK_IMPORTED_MODULE_0__.L5J().optional();
function maybe(shape) {
    return shape.nullish().catch(null);
}


})

};
;