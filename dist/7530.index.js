"use strict";
exports.id = 7530;
exports.ids = [7530];
exports.modules = {

7530:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBySchema: () => (readBySchema)
});

var schemas = __webpack_require__(2857);
var lenient_fields = __webpack_require__(3453);
;


const userSchema = schemas._H3({
    id: lenient_fields.Qq,
    graphql_id: lenient_fields.Qq,
    name: lenient_fields.Qq,
    email: lenient_fields.Qq,
    avatar_url: lenient_fields.Qq,
    created_at: lenient_fields.Qq,
});

;



const agentSchema = schemas._H3({
    id: lenient_fields.Qq,
    url: lenient_fields.Qq,
    name: lenient_fields.Qq,
    graphql_id: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    connection_state: lenient_fields.Qq,
    hostname: lenient_fields.Qq,
    ip_address: lenient_fields.Qq,
    user_agent: lenient_fields.Qq,
    creator: (0,lenient_fields.no)(userSchema),
    created_at: lenient_fields.Qq,
});

;




const stepSchema = schemas._H3({
    id: lenient_fields.Qq,
    signature: (0,lenient_fields.no)(schemas._H3({ value: lenient_fields.Qq, algorithm: lenient_fields.Qq, signed_fields: lenient_fields.Te })),
});
const times = {
    created_at: lenient_fields.Qq,
    scheduled_at: lenient_fields.Qq,
    runnable_at: lenient_fields.Qq,
    started_at: lenient_fields.Qq,
    finished_at: lenient_fields.Qq,
};
const scriptJobSchema = schemas._H3({
    id: schemas.YjP(),
    type: schemas.euz('script'),
    graphql_id: lenient_fields.Qq,
    name: lenient_fields.Qq,
    step_key: lenient_fields.Qq,
    step: (0,lenient_fields.no)(stepSchema),
    agent_query_rules: lenient_fields.Te,
    state: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    log_url: lenient_fields.Qq,
    raw_log_url: lenient_fields.Qq,
    command: lenient_fields.Qq,
    soft_failed: lenient_fields.Jt,
    exit_status: lenient_fields.ai,
    signal: lenient_fields.Qq,
    signal_reason: lenient_fields.Qq,
    artifact_paths: lenient_fields.Qq,
    agent: (0,lenient_fields.no)(agentSchema),
    ...times,
    retried: lenient_fields.Jt,
    retried_in_job_id: lenient_fields.Qq,
    retries_count: lenient_fields.ai,
    retry_type: lenient_fields.Qq,
    parallel_group_index: lenient_fields.ai,
    parallel_group_total: lenient_fields.ai,
    matrix: lenient_fields.D8,
    cluster_id: lenient_fields.Qq,
    cluster_url: lenient_fields.Qq,
    cluster_queue_id: lenient_fields.Qq,
    cluster_queue_url: lenient_fields.Qq,
});
const waiterJobSchema = schemas._H3({
    id: lenient_fields.Qq,
    type: schemas.euz('waiter'),
    graphql_id: lenient_fields.Qq,
    state: lenient_fields.Qq,
});
const manualJobSchema = schemas._H3({
    id: lenient_fields.Qq,
    type: schemas.euz('manual'),
    graphql_id: lenient_fields.Qq,
    label: lenient_fields.Qq,
    state: lenient_fields.Qq,
    step_key: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    unblocked_by: (0,lenient_fields.no)(userSchema),
    unblocked_at: lenient_fields.Qq,
    unblockable: lenient_fields.Jt,
    unblock_url: lenient_fields.Qq,
});
const triggerJobSchema = schemas._H3({
    id: lenient_fields.Qq,
    type: schemas.euz('trigger'),
    graphql_id: lenient_fields.Qq,
    name: lenient_fields.Qq,
    step_key: lenient_fields.Qq,
    state: lenient_fields.Qq,
    async: lenient_fields.Jt,
    build_url: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    ...times,
    triggered_build: (0,lenient_fields.no)(schemas._H3({ id: lenient_fields.Qq, number: lenient_fields.ai, url: lenient_fields.Qq, web_url: lenient_fields.Qq })),
});
const knownJobSchema = schemas.gMt('type', [
    scriptJobSchema,
    waiterJobSchema,
    manualJobSchema,
    triggerJobSchema,
]);
const unknownType = /^(?!(?:script|waiter|manual|trigger)$)/;
const otherJobSchema = schemas._H3({
    id: lenient_fields.Qq,
    type: schemas.YjP().regex(unknownType).catch('unknown'),
    state: lenient_fields.Qq,
    name: lenient_fields.Qq,
});
const jobSchema = knownJobSchema.or(otherJobSchema).catch({ type: 'unknown' });
const jobStateCountsSchema = schemas._H3({ total: lenient_fields.ai, states: lenient_fields.Tj });

;


const providerSettingsSchema = schemas._H3({
    trigger_mode: lenient_fields.Qq,
    build_pull_requests: lenient_fields.Jt,
    pull_request_branch_filter_enabled: lenient_fields.Jt,
    skip_pull_request_builds_for_existing_commits: lenient_fields.Jt,
    build_pull_request_forks: lenient_fields.Jt,
    prefix_pull_request_fork_branch_names: lenient_fields.Jt,
    build_tags: lenient_fields.Jt,
    publish_commit_status: lenient_fields.Jt,
    publish_commit_status_per_step: lenient_fields.Jt,
    publish_blocked_as_pending: lenient_fields.Jt,
    repository: lenient_fields.Qq,
});
const providerSchema = schemas._H3({
    id: lenient_fields.Qq,
    webhook_url: lenient_fields.Qq,
    settings: (0,lenient_fields.no)(providerSettingsSchema),
});
const pipelineSchema = schemas._H3({
    id: lenient_fields.Qq,
    graphql_id: lenient_fields.Qq,
    url: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    name: lenient_fields.Qq,
    slug: lenient_fields.Qq,
    repository: lenient_fields.Qq,
    branch_configuration: lenient_fields.Qq,
    default_branch: lenient_fields.Qq,
    provider: (0,lenient_fields.no)(providerSchema),
    skip_queued_branch_builds: lenient_fields.Jt,
    skip_queued_branch_builds_filter: lenient_fields.Qq,
    cancel_running_branch_builds: lenient_fields.Jt,
    cancel_running_branch_builds_filter: lenient_fields.Qq,
    builds_url: lenient_fields.Qq,
    badge_url: lenient_fields.Qq,
    created_at: lenient_fields.Qq,
    scheduled_builds_count: lenient_fields.ai,
    running_builds_count: lenient_fields.ai,
    scheduled_jobs_count: lenient_fields.ai,
    running_jobs_count: lenient_fields.ai,
    waiting_jobs_count: lenient_fields.ai,
});

;





const rebuiltFromSchema = schemas._H3({ id: lenient_fields.Qq, number: lenient_fields.ai, url: lenient_fields.Qq });
const pullRequestSchema = schemas._H3({ id: lenient_fields.Qq, base: lenient_fields.Qq, repository: lenient_fields.Qq });
const buildSchema = schemas._H3({
    id: schemas.YjP(),
    number: schemas.aig().int().positive(),
    state: schemas.YjP(),
    blocked: schemas.zMY().nullish(),
    graphql_id: lenient_fields.Qq,
    url: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    cancel_reason: lenient_fields.Qq,
    message: lenient_fields.Qq,
    commit: lenient_fields.Qq,
    branch: lenient_fields.Qq,
    env: lenient_fields.Tj,
    source: lenient_fields.Qq,
    creator: (0,lenient_fields.no)(userSchema),
    jobs: (0,lenient_fields.no)(schemas.YOg(jobSchema)),
    created_at: lenient_fields.Qq,
    scheduled_at: lenient_fields.Qq,
    started_at: lenient_fields.Qq,
    finished_at: lenient_fields.Qq,
    meta_data: lenient_fields.Tj,
    pull_request: (0,lenient_fields.no)(pullRequestSchema),
    rebuilt_from: (0,lenient_fields.no)(rebuiltFromSchema),
    pipeline: (0,lenient_fields.no)(pipelineSchema),
    job_state_counts: (0,lenient_fields.no)(jobStateCountsSchema),
    retried_jobs_count: lenient_fields.ai,
});

var flaky_test = __webpack_require__(8818);
;


const suiteSchema = schemas._H3({
    id: schemas.YjP(),
    slug: lenient_fields.Qq,
    name: lenient_fields.Qq,
    graphql_id: lenient_fields.Qq,
    url: lenient_fields.Qq,
    web_url: lenient_fields.Qq,
    default_branch: lenient_fields.Qq,
    api_token: lenient_fields.Qq,
});

;




const read_by_schema_schemas = {
    build: buildSchema,
    flakyTest: flaky_test.$,
    suite: suiteSchema,
    nothing: schemas.Vxk(),
};
function readBySchema(resource, value) {
    const result = read_by_schema_schemas[resource].safeParse(value, { jitless: true });
    return result.success
        ? { ok: true, value: result.data }
        : { ok: false, paths: result.error.issues.map(({ path }) => path) };
}


}),

8818:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (flakyTestSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
var _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const flakyTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    web_url: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    scope: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    location: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    file_name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    instances: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.ai,
    most_recent_instance_at: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
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