"use strict";
exports.id = 742;
exports.ids = [742];
exports.modules = {

// MODULE: ./build/sources/client/response/read-by-schema.js + 7 modules
/***/ 3742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBySchema: () => (/* binding */ readBySchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/sources/model/lenient-fields.js
var lenient_fields = __webpack_require__(3453);
;// CONCATENATED MODULE: ./build/sources/model/build-test.js


const buildTestSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    web_url: lenient_fields/* text */.Qq,
    scope: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    location: lenient_fields/* text */.Qq,
    file_name: lenient_fields/* text */.Qq,
    labels: lenient_fields/* texts */.Te,
    reliability: lenient_fields/* number */.ai,
    executions_count: lenient_fields/* number */.ai,
    executions_count_by_result: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({ passed: lenient_fields/* number */.ai, failed: lenient_fields/* number */.ai })),
});
const testRunSchema = schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), state: lenient_fields/* text */.Qq, result: lenient_fields/* text */.Qq, build_id: lenient_fields/* text */.Qq });
const failedExecutionSchema = schemas/* looseObject */._H3({
    execution_id: lenient_fields/* text */.Qq,
    test_id: lenient_fields/* text */.Qq,
    test_name: lenient_fields/* text */.Qq,
    location: lenient_fields/* text */.Qq,
    failure_reason: lenient_fields/* text */.Qq,
    failure_expanded: lenient_fields/* anything */.D8,
    tags: lenient_fields/* map */.Tj,
});
const suiteOfTestsSchema = schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, slug: lenient_fields/* text */.Qq });
const testEngineSchema = schemas/* looseObject */._H3({
    runs: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, suite: (0,lenient_fields/* maybe */.no)(suiteOfTestsSchema) }))),
});

;// CONCATENATED MODULE: ./build/sources/model/user.js


const userSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    graphql_id: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    email: lenient_fields/* text */.Qq,
    avatar_url: lenient_fields/* text */.Qq,
    created_at: lenient_fields/* text */.Qq,
});

;// CONCATENATED MODULE: ./build/sources/model/agent.js



const agentSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    url: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    graphql_id: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    connection_state: lenient_fields/* text */.Qq,
    hostname: lenient_fields/* text */.Qq,
    ip_address: lenient_fields/* text */.Qq,
    user_agent: lenient_fields/* text */.Qq,
    creator: (0,lenient_fields/* maybe */.no)(userSchema),
    created_at: lenient_fields/* text */.Qq,
});

;// CONCATENATED MODULE: ./build/sources/model/job.js




const stepSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    signature: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({ value: lenient_fields/* text */.Qq, algorithm: lenient_fields/* text */.Qq, signed_fields: lenient_fields/* texts */.Te })),
});
const times = {
    created_at: lenient_fields/* text */.Qq,
    scheduled_at: lenient_fields/* text */.Qq,
    runnable_at: lenient_fields/* text */.Qq,
    started_at: lenient_fields/* text */.Qq,
    finished_at: lenient_fields/* text */.Qq,
};
const scriptJobSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    type: schemas/* literal */.euz('script'),
    graphql_id: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    step_key: lenient_fields/* text */.Qq,
    step: (0,lenient_fields/* maybe */.no)(stepSchema),
    agent_query_rules: lenient_fields/* texts */.Te,
    state: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    log_url: lenient_fields/* text */.Qq,
    raw_log_url: lenient_fields/* text */.Qq,
    command: lenient_fields/* text */.Qq,
    soft_failed: lenient_fields/* flag */.Jt,
    broken_reason: lenient_fields/* text */.Qq,
    exit_status: lenient_fields/* number */.ai,
    signal: lenient_fields/* text */.Qq,
    signal_reason: lenient_fields/* text */.Qq,
    artifact_paths: lenient_fields/* text */.Qq,
    agent: (0,lenient_fields/* maybe */.no)(agentSchema),
    ...times,
    retried: lenient_fields/* flag */.Jt,
    retried_in_job_id: lenient_fields/* text */.Qq,
    retries_count: lenient_fields/* number */.ai,
    retry_type: lenient_fields/* text */.Qq,
    parallel_group_index: lenient_fields/* number */.ai,
    parallel_group_total: lenient_fields/* number */.ai,
    matrix: lenient_fields/* anything */.D8,
    cluster_id: lenient_fields/* text */.Qq,
    cluster_url: lenient_fields/* text */.Qq,
    cluster_queue_id: lenient_fields/* text */.Qq,
    cluster_queue_url: lenient_fields/* text */.Qq,
});
const waiterJobSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    type: schemas/* literal */.euz('waiter'),
    graphql_id: lenient_fields/* text */.Qq,
    state: lenient_fields/* text */.Qq,
});
const manualJobSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    type: schemas/* literal */.euz('manual'),
    graphql_id: lenient_fields/* text */.Qq,
    label: lenient_fields/* text */.Qq,
    state: lenient_fields/* text */.Qq,
    step_key: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    unblocked_by: (0,lenient_fields/* maybe */.no)(userSchema),
    unblocked_at: lenient_fields/* text */.Qq,
    unblockable: lenient_fields/* flag */.Jt,
    unblock_url: lenient_fields/* text */.Qq,
});
const triggerJobSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    type: schemas/* literal */.euz('trigger'),
    graphql_id: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    step_key: lenient_fields/* text */.Qq,
    state: lenient_fields/* text */.Qq,
    async: lenient_fields/* flag */.Jt,
    build_url: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    ...times,
    triggered_build: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, number: lenient_fields/* number */.ai, url: lenient_fields/* text */.Qq, web_url: lenient_fields/* text */.Qq })),
});
const knownJobSchema = schemas/* discriminatedUnion */.gMt('type', [
    scriptJobSchema,
    waiterJobSchema,
    manualJobSchema,
    triggerJobSchema,
]);
const unknownType = /^(?!(?:script|waiter|manual|trigger)$)/;
const otherJobSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    type: schemas/* string */.YjP().regex(unknownType).catch('unknown'),
    state: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
});
const jobSchema = knownJobSchema.or(otherJobSchema).catch({ type: 'unknown' });
const jobStateCountsSchema = schemas/* looseObject */._H3({ total: lenient_fields/* number */.ai, states: lenient_fields/* map */.Tj });

;// CONCATENATED MODULE: ./build/sources/model/pipeline.js


const providerSettingsSchema = schemas/* looseObject */._H3({
    trigger_mode: lenient_fields/* text */.Qq,
    build_pull_requests: lenient_fields/* flag */.Jt,
    pull_request_branch_filter_enabled: lenient_fields/* flag */.Jt,
    skip_pull_request_builds_for_existing_commits: lenient_fields/* flag */.Jt,
    build_pull_request_forks: lenient_fields/* flag */.Jt,
    prefix_pull_request_fork_branch_names: lenient_fields/* flag */.Jt,
    build_tags: lenient_fields/* flag */.Jt,
    publish_commit_status: lenient_fields/* flag */.Jt,
    publish_commit_status_per_step: lenient_fields/* flag */.Jt,
    publish_blocked_as_pending: lenient_fields/* flag */.Jt,
    repository: lenient_fields/* text */.Qq,
});
const providerSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    webhook_url: lenient_fields/* text */.Qq,
    settings: (0,lenient_fields/* maybe */.no)(providerSettingsSchema),
});
const pipelineSchema = schemas/* looseObject */._H3({
    id: lenient_fields/* text */.Qq,
    graphql_id: lenient_fields/* text */.Qq,
    url: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    slug: lenient_fields/* text */.Qq,
    repository: lenient_fields/* text */.Qq,
    branch_configuration: lenient_fields/* text */.Qq,
    default_branch: lenient_fields/* text */.Qq,
    provider: (0,lenient_fields/* maybe */.no)(providerSchema),
    skip_queued_branch_builds: lenient_fields/* flag */.Jt,
    skip_queued_branch_builds_filter: lenient_fields/* text */.Qq,
    cancel_running_branch_builds: lenient_fields/* flag */.Jt,
    cancel_running_branch_builds_filter: lenient_fields/* text */.Qq,
    builds_url: lenient_fields/* text */.Qq,
    badge_url: lenient_fields/* text */.Qq,
    created_at: lenient_fields/* text */.Qq,
    scheduled_builds_count: lenient_fields/* number */.ai,
    running_builds_count: lenient_fields/* number */.ai,
    scheduled_jobs_count: lenient_fields/* number */.ai,
    running_jobs_count: lenient_fields/* number */.ai,
    waiting_jobs_count: lenient_fields/* number */.ai,
});

;// CONCATENATED MODULE: ./build/sources/model/build.js






const rebuiltFromSchema = schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, number: lenient_fields/* number */.ai, url: lenient_fields/* text */.Qq });
const pullRequestSchema = schemas/* looseObject */._H3({ id: lenient_fields/* text */.Qq, base: lenient_fields/* text */.Qq, repository: lenient_fields/* text */.Qq });
const buildSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    number: schemas/* number */.aig().int().positive(),
    state: schemas/* string */.YjP(),
    blocked: schemas/* boolean */.zMY().nullish(),
    graphql_id: lenient_fields/* text */.Qq,
    url: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    cancel_reason: lenient_fields/* text */.Qq,
    message: lenient_fields/* text */.Qq,
    commit: lenient_fields/* text */.Qq,
    branch: lenient_fields/* text */.Qq,
    env: lenient_fields/* map */.Tj,
    source: lenient_fields/* text */.Qq,
    creator: (0,lenient_fields/* maybe */.no)(userSchema),
    jobs: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(jobSchema)),
    created_at: lenient_fields/* text */.Qq,
    scheduled_at: lenient_fields/* text */.Qq,
    started_at: lenient_fields/* text */.Qq,
    finished_at: lenient_fields/* text */.Qq,
    meta_data: lenient_fields/* map */.Tj,
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
    slug: lenient_fields/* text */.Qq,
    name: lenient_fields/* text */.Qq,
    graphql_id: lenient_fields/* text */.Qq,
    url: lenient_fields/* text */.Qq,
    web_url: lenient_fields/* text */.Qq,
    default_branch: lenient_fields/* text */.Qq,
    api_token: lenient_fields/* text */.Qq,
});

;// CONCATENATED MODULE: ./build/sources/client/response/read-by-schema.js





const read_by_schema_schemas = {
    build: buildSchema,
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
    web_url: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    scope: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    location: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    file_name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    instances: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
    most_recent_instance_at: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
});


/***/ }),

// MODULE: ./build/sources/model/lenient-fields.js
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