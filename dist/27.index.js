"use strict";
exports.id = 27;
exports.ids = [27];
exports.modules = {

// MODULE: ./build/sources/client/response/read-by-schema.js + 8 modules
/***/ 7027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBySchema: () => (/* binding */ readBySchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/sources/model/lenient-fields.js
var lenient_fields = __webpack_require__(3453);
;// CONCATENATED MODULE: ./build/sources/model/artifact.js


const artifactSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    job_id: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'state sha1sum filename mime_type url download_url'),
    file_size: lenient_fields/* number */.ai,
});

;// CONCATENATED MODULE: ./build/sources/model/build-test.js


const buildTestSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'web_url scope name location file_name'),
    labels: lenient_fields/* texts */.Te,
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* number */.ai, 'reliability executions_count'),
    executions_count_by_result: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3((0,lenient_fields/* fields */.OA)(lenient_fields/* number */.ai, 'passed failed'))),
});
const testRunSchema = schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'state result build_id') });
const failedExecutionSchema = schemas/* looseObject */._H3({
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'execution_id test_id test_name location failure_reason'),
    failure_expanded: lenient_fields/* anything */.D8,
    tags: lenient_fields/* map */.Tj,
});
const suiteOfTestsSchema = schemas/* looseObject */._H3((0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id slug'));
const testEngineSchema = schemas/* looseObject */._H3({
    runs: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, suite: (0,lenient_fields/* maybe */.no)(suiteOfTestsSchema) }))),
});

;// CONCATENATED MODULE: ./build/sources/model/user.js


const userSchema = schemas/* looseObject */._H3((0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id graphql_id name email avatar_url created_at'));

;// CONCATENATED MODULE: ./build/sources/model/agent.js



const agentSchema = schemas/* looseObject */._H3({
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id url name graphql_id web_url connection_state hostname ip_address user_agent created_at'),
    creator: (0,lenient_fields/* maybe */.no)(userSchema),
});

;// CONCATENATED MODULE: ./build/sources/model/job.js




const signatureSchema = schemas/* looseObject */._H3({ ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'value algorithm'), signed_fields: lenient_fields/* texts */.Te });
const times = (0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'created_at scheduled_at runnable_at started_at finished_at');
const scriptJobSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    type: schemas/* literal */.euz('script'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'graphql_id name step_key state web_url log_url raw_log_url command artifact_paths'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'broken_reason signal signal_reason retried_in_job_id retry_type'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'cluster_id cluster_url cluster_queue_id cluster_queue_url'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* number */.ai, 'exit_status retries_count parallel_group_index parallel_group_total'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* flag */.Jt, 'soft_failed retried'),
    ...times,
    step: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, signature: (0,lenient_fields/* maybe */.no)(signatureSchema) })),
    agent_query_rules: lenient_fields/* texts */.Te,
    agent: (0,lenient_fields/* maybe */.no)(agentSchema),
    matrix: lenient_fields/* anything */.D8,
});
const waiterJobSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('waiter'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id graphql_id state'),
});
const manualJobSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('manual'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id graphql_id label state step_key web_url unblocked_at unblock_url'),
    unblocked_by: (0,lenient_fields/* maybe */.no)(userSchema),
    unblockable: lenient_fields/* flag */.Jt,
    fields: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(schemas/* looseObject */._H3({ key: lenient_fields/* text */.Qq, required: lenient_fields/* flag */.Jt }))),
});
const triggerJobSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('trigger'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id graphql_id name step_key state build_url web_url'),
    async: lenient_fields/* flag */.Jt,
    ...times,
    triggered_build: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({ ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id url web_url'), number: lenient_fields/* number */.ai })),
});
const knownJobSchema = schemas/* discriminatedUnion */.gMt('type', [
    scriptJobSchema,
    waiterJobSchema,
    manualJobSchema,
    triggerJobSchema,
]);
const unknownType = /^(?!(?:script|waiter|manual|trigger)$)/;
const otherJobSchema = schemas/* looseObject */._H3({
    type: schemas/* string */.YjP().regex(unknownType).catch('unknown'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id state name'),
});
const jobSchema = knownJobSchema.or(otherJobSchema).catch({ type: 'unknown' });
const jobStateCountsSchema = schemas/* looseObject */._H3({ total: lenient_fields/* number */.ai, states: lenient_fields/* map */.Tj });

;// CONCATENATED MODULE: ./build/sources/model/pipeline.js


const providerSettingsSchema = schemas/* looseObject */._H3({
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'trigger_mode repository'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* flag */.Jt, 'build_pull_requests pull_request_branch_filter_enabled build_pull_request_forks build_tags'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* flag */.Jt, 'skip_pull_request_builds_for_existing_commits prefix_pull_request_fork_branch_names'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* flag */.Jt, 'publish_commit_status publish_commit_status_per_step publish_blocked_as_pending'),
});
const providerSchema = schemas/* looseObject */._H3({
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id webhook_url'),
    settings: (0,lenient_fields/* maybe */.no)(providerSettingsSchema),
});
const pipelineSchema = schemas/* looseObject */._H3({
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id graphql_id url web_url name slug repository branch_configuration default_branch'),
    provider: (0,lenient_fields/* maybe */.no)(providerSchema),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* flag */.Jt, 'skip_queued_branch_builds cancel_running_branch_builds'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'skip_queued_branch_builds_filter cancel_running_branch_builds_filter'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'builds_url badge_url created_at'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* number */.ai, 'scheduled_builds_count running_builds_count'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* number */.ai, 'scheduled_jobs_count running_jobs_count waiting_jobs_count'),
});

;// CONCATENATED MODULE: ./build/sources/model/build.js






const rebuiltFromSchema = schemas/* looseObject */._H3({ ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id url'), number: lenient_fields/* number */.ai });
const pullRequestSchema = schemas/* looseObject */._H3((0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'id base repository'));
const buildSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    number: schemas/* number */.aig().int().positive(),
    state: schemas/* string */.YjP(),
    blocked: schemas/* boolean */.zMY().nullish(),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'graphql_id url web_url cancel_reason message commit branch source'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'created_at scheduled_at started_at finished_at'),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* map */.Tj, 'env meta_data'),
    creator: (0,lenient_fields/* maybe */.no)(userSchema),
    jobs: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(jobSchema)),
    pull_request: (0,lenient_fields/* maybe */.no)(pullRequestSchema),
    rebuilt_from: (0,lenient_fields/* maybe */.no)(rebuiltFromSchema),
    pipeline: (0,lenient_fields/* maybe */.no)(pipelineSchema),
    job_state_counts: (0,lenient_fields/* maybe */.no)(jobStateCountsSchema),
    retried_jobs_count: lenient_fields/* number */.ai,
    test_engine: (0,lenient_fields/* maybe */.no)(testEngineSchema),
});

// EXTERNAL MODULE: ./build/sources/model/flaky-test.js
var flaky_test = __webpack_require__(8818);
;// CONCATENATED MODULE: ./build/sources/model/suite.js


const suiteSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    ...(0,lenient_fields/* fields */.OA)(lenient_fields/* text */.Qq, 'slug name graphql_id url web_url default_branch api_token'),
});

;// CONCATENATED MODULE: ./build/sources/client/response/read-by-schema.js







const read_by_schema_schemas = {
    build: buildSchema,
    job: jobSchema,
    artifact: artifactSchema,
    flakyTest: flaky_test/* flakyTestSchema */.$,
    buildTest: buildTestSchema,
    testRun: testRunSchema,
    failedExecution: failedExecutionSchema,
    suite: suiteSchema,
    nothing: schemas/* undefined */.Vxk(),
};
function readBySchema(resource, value) {
    const result = read_by_schema_schemas[resource].safeParse(value, { jitless: true });
    return result.success
        ? { ok: true, value: result.data }
        : { ok: false, paths: result.error.issues.map(({ path }) => path) };
}


/***/ }),

// MODULE: ./build/sources/model/flaky-test.js
/***/ 8818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ flakyTestSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const flakyTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ...(0,_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fields */ .OA)(_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, 'web_url scope name location file_name most_recent_instance_at'),
    instances: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
});


/***/ }),

// MODULE: ./build/sources/model/lenient-fields.js
/***/ 3453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   OA: () => (/* binding */ fields),
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
function fields(kind, names) {
    const entries = names.split(' ').map((name) => [name, kind]);
    return Object.fromEntries(entries);
}


/***/ })

};
;