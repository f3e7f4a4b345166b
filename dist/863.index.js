"use strict";
exports.id = 863;
exports.ids = [863];
exports.modules = {

// MODULE: ./build/sources/model/block-step.js
/***/ 9188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isBeforeUnblock),
/* harmony export */   c: () => (/* binding */ isOpenBlockStep)
/* harmony export */ });
function isOpenBlockStep(job) {
    return job.type === 'manual' && job.state === 'blocked' && job.unblockable !== false;
}
function isBeforeUnblock({ jobs }, id) {
    return jobs?.some((job) => job.id === id && isOpenBlockStep(job)) ?? false;
}


/***/ }),

// MODULE: ./build/sources/model/large-build.js
/***/ 5810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   Qz: () => (/* binding */ withPart),
/* harmony export */   yM: () => (/* binding */ knownJobs)
/* harmony export */ });
const part = Symbol('part of the jobs');
function withPart(build, of) {
    return { ...build, [part]: of };
}
function partOf(build) {
    return build[part];
}
function knownJobs(build) {
    return build.jobs ?? partOf(build)?.failed ?? [];
}


/***/ }),

// MODULE: ./build/sources/operations/context/workflow.js
/***/ 4108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ longestComment)
/* harmony export */ });
const longestComment = 65_536 - 4_096;


/***/ }),

// MODULE: ./build/sources/operations/failures/comment-note.js
/***/ 6613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ noteOf),
/* harmony export */   p: () => (/* binding */ isOnNewer)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);
/* harmony import */ var _report_text_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7273);


function noteOf(content, builds) {
    const [only, ...others] = builds;
    if (only === undefined || others.length > 0)
        return (0,_report_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(content);
    return [(0,_report_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(content), (0,_report_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)([(0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__/* .namePipeline */ .QX)(only.address)]), only.address.number].join('.');
}
function isOnNewer(note, address) {
    const [, pipeline, number] = note.split('.');
    return pipeline === (0,_report_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)([(0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__/* .namePipeline */ .QX)(address)]) && Number(number) > address.number;
}


/***/ }),

// MODULE: ./build/sources/operations/failures/explain-and-comment.js + 1 modules
/***/ 7863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ explainAndComment),
  readAndExplain: () => (/* binding */ readAndExplain)
});

// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/sources/report/builds/summary.js + 1 modules
var summary = __webpack_require__(314);
// EXTERNAL MODULE: ./build/sources/report/builds/tables.js
var tables = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/sources/report/build-comment.js









function renderBuildComment(facts) {
    const render = (isFull, foot = markdown/* nothing */.s6) => (0,text_document/* renderDocument */.yQ)(blocksOf(facts, isFull), (0,text_document/* characters */.hg)(facts.characters), foot);
    const foot = footer(facts);
    return { tiers: [render(true, foot), render(false, foot)], shown: render(true) };
}
function blocksOf({ builds, group }, isFull) {
    return builds.flatMap(({ report, details }) => [
        (0,blocks/* paragraph */.FY)('verdict', (0,summary/* headline */.Pl)(report, '###')),
        ...(0,summary/* leadOf */.M)(details),
        (0,blocks/* paragraph */.FY)('facts', factsOf(report, group)),
        ...(report.failed.length === 0 ? [] : [(0,tables/* failedTable */.CI)(report, details)]),
        ...((isFull ? details?.tests : undefined) ?? []),
        (0,blocks/* paragraph */.FY)('totals', (0,markdown/* prose */.CS)(details?.totals ?? '', 200)),
        ...(details?.sentences ?? []).map((line) => (0,blocks/* paragraph */.FY)('why it failed', (0,markdown/* prose */.CS)(line, 600))),
    ]);
}
function factsOf(report, group) {
    const { url, jobs, jobCounts } = report;
    const numbers = group.toSorted((a, b) => a - b);
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.nf)('Open the build', url)}**`,
        group.length === 0
            ? markdown/* nothing */.s6
            : (0,markdown.md) `merge group of pull request${group.length === 1 ? '' : 's'} ${(0,markdown/* join */.fj)(numbers, ', ')}`,
        (0,summary/* ranFact */.Id)(report),
        jobs === null ? markdown/* nothing */.s6 : { markdown: (0,outcomes/* describeJobCounts */.P0)(jobCounts) },
    ];
    return (0,markdown/* join */.fj)(facts, ' · ');
}
function footer({ run, repository, at }) {
    const parts = [
        run.sha === '' ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.nf)((0,markdown/* code */.aY)(run.sha.slice(0, 7)), (0,text_repository/* commitUrl */.Bg)(repository, run.sha))}`,
        (0,text_url/* link */.nf)(`run ${run.number}`, (0,text_url/* safeUrl */.Pl)(run.url, true)),
        (0,markdown.md) `${(0,durations/* formatMoment */.K9)(at)}`,
    ];
    return (0,markdown.md) `<sub>Last checked: ${(0,markdown/* join */.fj)(parts, ' · ')}</sub>`;
}

// EXTERNAL MODULE: ./build/sources/report/builds/analyze.js
var analyze = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sources/operations/context/workflow.js
var context_workflow = __webpack_require__(4108);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-build.js
var read_build = __webpack_require__(9234);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js
var build_outcome = __webpack_require__(3265);
// EXTERNAL MODULE: ./build/sources/operations/failures/comment-note.js
var comment_note = __webpack_require__(6613);
;// CONCATENATED MODULE: ./build/sources/operations/failures/explain-and-comment.js







async function readAndExplain(address, options, context) {
    const { settings, ...parameters } = options;
    const build = await (0,read_build/* readWithRuns */.HQ)(address, { ...parameters, signal: context.signal }, context);
    const one = (0,build_outcome/* reportBuild */.pE)({ address, build, logLines: settings.logLines }, context);
    const outcome = (0,build_outcome/* buildOutcome */.nP)((0,analyze/* describeBuild */.SY)(one.report), [one]);
    return explainAndComment(outcome, { builds: [one], settings }, context);
}
async function explainAndComment(outcome, about, context) {
    const { builds, settings, retries, pullRequest } = about;
    const { comment } = settings;
    const { findPullRequest, isOnPullRequest } = context.workflow;
    let asked = pullRequest && Promise.resolve(pullRequest);
    const find = () => (asked ??= findPullRequest({
        given: comment?.pullRequest,
        forGroup: comment !== undefined,
        commentKey: null,
    }));
    const readChanged = async () => comment || isOnPullRequest || pullRequest ? ((await find()).facts?.changedFiles?.paths ?? []) : [];
    const explained = (0,build_outcome/* needsExplanation */.n7)(builds) || (retries?.notices.length ?? 0) > 0
        ? await (await __webpack_require__.e(/* import() */ 967).then(__webpack_require__.bind(__webpack_require__, 2348))).explainFailures(outcome, about, readChanged, context)
        : outcome;
    if (!comment)
        return explained;
    const finding = await find();
    const notices = [...(explained.notices ?? []), ...finding.notes];
    return { ...explained, notices, comment: commentOn(explained, about, finding, context) };
}
function commentOn({ failure, success }, { builds, settings: { comment } }, { facts, obstacle }, { workflow, clock }) {
    const { number = 0, headSha, others } = facts ?? {};
    const group = [number, ...(others ?? [])];
    const repository = workflow.repository && {
        ...workflow.repository,
        sha: (others ? undefined : headSha) || workflow.repository.sha,
    };
    const commit = builds[0]?.build.commit ?? '';
    const sha = /^[\da-f]{7,64}$/i.test(commit) ? commit : (repository?.sha ?? '');
    const run = { ...(workflow.run ?? { number: 0, url: '' }), sha };
    const { tiers, shown } = renderBuildComment({
        builds: builds.map(({ report, build }) => ({ report, details: failure?.details.get(build.id) })),
        repository,
        run,
        group: others ? group : [],
        at: clock.now(),
        characters: context_workflow/* longestComment */.y,
    });
    const pipelines = new Set(builds.map(({ address }) => (0,build_address/* namePipeline */.QX)(address)));
    const isNew = (0,build_outcome/* hasFailure */.F3)(builds) || (others === undefined && (!success || comment?.when === 'always'));
    return {
        place: obstacle ?? group,
        key: `build ${comment?.key ?? [...pipelines].join(' ')}`,
        note: (0,comment_note/* noteOf */.k)([run.sha, shown], builds),
        tiers,
        whenAbsent: isNew ? 'create' : 'skip',
        whenPresent: 'update',
    };
}


/***/ }),

// MODULE: ./build/sources/operations/lists/read-build.js
/***/ 9234:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ readWithRuns),
/* harmony export */   TL: () => (/* binding */ readWithJobs),
/* harmony export */   lT: () => (/* binding */ readBuild),
/* harmony export */   sV: () => (/* binding */ isLarge)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7853);
/* harmony import */ var _model_large_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5810);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2476);
/* harmony import */ var _report_builds_outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5777);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1479);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7360);







const [mostFailed, mostJobs] = [500, 10_000];
const largeBuilds = new WeakMap();
function isLarge(address, { client }) {
    return largeBuilds.get(client)?.has((0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(address)) ?? false;
}
async function readBuild(address, options, context) {
    const { client, log } = context;
    if (!isLarge(address, context)) {
        try {
            return await client.builds.get(address, options);
        }
        catch (error) {
            if (!(0,_client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooLarge */ .I9)(error))
                throw error;
            const name = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(address);
            largeBuilds.set(client, new Set(largeBuilds.get(client)).add(name));
            log.info(`${name}: too large to be read with all its jobs at once.`);
        }
    }
    return client.builds.get(address, { ...options, exclude_jobs: true });
}
async function readWithJobs(address, { filters = {}, ...options }, context) {
    const build = await readBuild(address, options, context);
    if (!isLarge(address, context))
        return build;
    const list = context.client.jobs.list(address, { ...filters, ...limitsOf(options) });
    const { items, failure } = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(list, { limit: mostJobs, thing: 'job' }, context);
    if (failure)
        throw failure;
    return { ...build, jobs: [...items] };
}
async function readWithRuns(address, options, context) {
    const read = async () => {
        try {
            return await readBuild(address, { ...options, include_test_engine: true }, context);
        }
        catch (error) {
            if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && (error.status === 400 || error.status === 422)))
                throw error;
            return readBuild(address, options, context);
        }
    };
    const { test_engine = null, ...rest } = await read();
    const build = { ...rest, test_engine };
    return isLarge(address, context)
        ? (0,_model_large_build_js__WEBPACK_IMPORTED_MODULE_3__/* .withPart */ .Qz)(build, await readFailed(address, { ...options, state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_4__/* .effectiveState */ .Jt)(build) }, context))
        : build;
}
async function readFailed(address, { state, ...options }, context) {
    const filters = { state: (0,_report_builds_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .failedStates */ .yd)(state), include_retried_jobs: false };
    const list = context.client.jobs.list(address, { ...filters, ...limitsOf(options) });
    const large = 'This build is too large to be read with all its jobs';
    try {
        const { items, ...end } = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(list, { limit: mostFailed, thing: 'failed job' }, context);
        const why = (0,_read_list_js__WEBPACK_IMPORTED_MODULE_2__/* .whyIncomplete */ .Be)(end);
        const gap = why
            ? `${large}, and its failed jobs are incomplete: ${why}.`
            : `${large}: only those that failed are shown.`;
        return { failed: items, isComplete: end.complete, gap };
    }
    catch (error) {
        context.signal.throwIfAborted();
        const gap = `${large}, and its failed jobs could not be read. ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .errorSentence */ .O8)(error)}`;
        context.log.warning(`${(0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(address)}: ${gap}`);
        return { failed: [], isComplete: false, gap };
    }
}
function limitsOf({ signal, timeoutMs, until, rank }) {
    return { signal, timeoutMs, until, rank };
}


/***/ }),

// MODULE: ./build/sources/operations/lists/read-list.js
/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   KA: () => (/* binding */ describeList),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   jm: () => (/* binding */ collectItems)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);




const mostBytes = 32 * 1024 * 1024;
const progressMs = 10_000;
async function readList(list, { limit, thing, remedy }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    let read = [];
    const onPage = (pages, items) => {
        read = items;
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages, thing)} read so far.`);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes: mostBytes, onPage }), complete: true };
    }
    catch (error) {
        if (signal.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const { reason } = error;
        const items = error.items;
        return { items, complete: false, reason, remedy, failure: failureOf(error) };
    }
}
function failureOf(error) {
    if (error.reason === 'failed' && error.cause instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ClientError */ .MZ)
        return error.cause;
    return error.reason === 'elsewhere' ? error : undefined;
}
async function collectItems(list, { limit }) {
    try {
        return await list.toArray({ limit, maxBytes: mostBytes });
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const failure = failureOf(error);
        if (failure !== undefined)
            throw failure;
        return error.items;
    }
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    changed: 'it changed while it was read',
    elsewhere: 'it has builds of another organization or pipeline',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
    interrupted: 'the step was interrupted',
};
function whyIncomplete({ reason, remedy }) {
    return reason === 'bytes' && remedy ? `${reasons.bytes}: ${remedy}` : reason && reasons[reason];
}
function describeList(what, end) {
    const { complete, failure } = end;
    if (failure === undefined)
        return { success: true, sentence: `${what}${complete ? '' : ` (${whyIncomplete(end)})`}.` };
    return {
        success: false,
        sentence: `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorSentence */ .O8)(failure)} Read before that: ${what}.`,
        ...(failure.hint !== undefined && { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(failure.hint) }),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/build-outcome.js
/***/ 3265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ hasFailure),
/* harmony export */   P$: () => (/* binding */ failedJobEntry),
/* harmony export */   W8: () => (/* binding */ renderBuilds),
/* harmony export */   _Y: () => (/* binding */ hasPassedOnRetry),
/* harmony export */   n7: () => (/* binding */ needsExplanation),
/* harmony export */   nP: () => (/* binding */ buildOutcome),
/* harmony export */   pE: () => (/* binding */ reportBuild)
/* harmony export */ });
/* harmony import */ var _report_builds_analyze_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7123);
/* harmony import */ var _report_builds_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(314);
/* harmony import */ var _report_text_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5705);
/* harmony import */ var _build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);




function buildOutcome(sentence, builds, expected = builds.length) {
    const [only, second] = builds;
    const single = only !== undefined && second === undefined;
    return {
        success: true,
        sentence,
        outputs: (0,_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .buildValues */ .XF)(builds, expected),
        json: single ? only.build : builds.map(({ build }) => build),
        summary: ({ bytes }) => renderBuilds(builds, bytes),
    };
}
function hasFailure(builds) {
    return builds.some(({ report: { state, failed } }) => state === 'failed' || failed.length > 0);
}
function needsExplanation(builds) {
    return hasFailure(builds) || builds.some(hasPassedOnRetry);
}
function hasPassedOnRetry({ report: { state, jobCounts } }) {
    return state === 'passed' && jobCounts.passedOnRetry > 0;
}
function reportBuild(one, context) {
    const { build, stop, isUnwantedPass = false, logLines = 0 } = one;
    const { client, toLink, workflow } = context;
    const isOwn = (0,_report_text_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRepository */ .iI)(build.pipeline?.repository, workflow.repository);
    const report = (0,_report_builds_analyze_js__WEBPACK_IMPORTED_MODULE_2__/* .analyzeBuild */ .Zu)(build, {
        now: client.serviceNow(),
        stop: stop ?? null,
        isUnwantedPass,
        showsCommands: workflow.isPrivate || logLines > 0 || isOwn,
        toLink,
        repository: workflow.repository,
    });
    return { ...one, report };
}
function failedJobEntry({ id, stepKey, attempts, state, exitStatus, url }) {
    return { id, step_key: stepKey, attempts, state, exit_status: exitStatus, url };
}
function renderBuilds(builds, bytes, failures = new Map()) {
    const share = Math.floor(bytes / Math.max(1, builds.length)) - 2;
    const options = { bytes: share, chart: builds.length < 4 };
    return builds
        .map(({ report, build }) => (0,_report_builds_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBuildSummary */ .F)(report, { ...options, failures: failures.get(build.id) }))
        .join('\n\n');
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/build-outputs.js
/***/ 4071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ trackListed),
/* harmony export */   Jo: () => (/* binding */ buildEntry),
/* harmony export */   Ni: () => (/* binding */ withLink),
/* harmony export */   XF: () => (/* binding */ buildValues),
/* harmony export */   vP: () => (/* binding */ setBuildOutputs)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
/* harmony import */ var _inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4500);
/* harmony import */ var _inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8899);




function withLink(line, { web_url }, { toLink }) {
    return `${line} ${toLink(web_url) ?? ''}`.trim();
}
function buildEntry({ address, build, stepsState }) {
    const state = stepsState ?? (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build);
    return { ...address, id: build.id, url: build.web_url ?? null, state };
}
function buildValues(tracked, expected = tracked.length) {
    const builds = tracked.map(buildEntry);
    const [first] = tracked;
    if (first === undefined || expected !== 1)
        return { builds };
    const { address, build, stepsState } = first;
    return {
        builds,
        'build-number': String(address.number),
        'build-id': build.id,
        'build-url': build.web_url ?? '',
        state: stepsState ?? (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build),
    };
}
function setBuildOutputs(tracked, journal, expected = tracked.length) {
    for (const [name, value] of Object.entries(buildValues(tracked, expected)))
        journal.output(name, value);
}
function trackListed(build) {
    const pipeline = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pipelineAddressOf */ .sx)(build);
    const isValid = pipeline !== null && Object.values(pipeline).every((slug) => (0,_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .isParsed */ .Ep)((0,_inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSlug */ .dF)(slug, 0)));
    return isValid ? { address: { ...pipeline, number: build.number }, build } : null;
}


/***/ }),

// MODULE: ./build/sources/report/builds/analyze.js
/***/ 7123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   RE: () => (/* binding */ describeFailedJobs),
/* harmony export */   SY: () => (/* binding */ describeBuild),
/* harmony export */   Zu: () => (/* binding */ analyzeBuild),
/* harmony export */   vk: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7853);
/* harmony import */ var _model_large_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5810);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1822);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(888);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1301);
/* harmony import */ var _text_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5705);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(399);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5777);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4946);











function analyzeBuild(build, context) {
    const { now, toLink = _text_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl, isUnwantedPass = false, showsCommands = false, repository = null } = context;
    const state = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(build);
    const all = (0,_model_large_build_js__WEBPACK_IMPORTED_MODULE_2__/* .knownJobs */ .yM)(build);
    const part = (0,_model_large_build_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(build);
    const states = part && build.job_state_counts?.states;
    const jobs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobs */ .RI)(all, { buildState: state, now, toLink, showsCommands });
    const facts = {
        state,
        isUnwantedPass,
        stop: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .relevantStop */ .K6)(state, context.stop ?? null),
        jobCounts: states ? (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .countStates */ .c0)(states, state, part.isComplete ? jobs : null) : (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .countJobs */ .uq)(jobs),
        failed: (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .failedJobs */ .Mf)(jobs),
        blockedAt: (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .describeBlock */ .B4)(build),
        cancelReason: build.cancel_reason ?? null,
    };
    return {
        ...facts,
        verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictOf */ .Vj)(facts),
        place: placeOf(build),
        number: build.number,
        url: toLink(build.web_url),
        branch: build.branch || null,
        commit: build.commit || null,
        commitUrl: build.commit ? (0,_text_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .commitUrl */ .Bg)(repository, build.commit) : null,
        message: build.message?.trim().split(/[\r\n]/, 1)[0] || null,
        creator: build.creator?.name || null,
        rebuiltFrom: build.rebuilt_from?.number ?? null,
        ...measureBuild(build, jobs, now),
        jobs: build.jobs ? jobs : null,
        part: part ?? null,
        areCounted: Boolean(build.jobs || states),
        asOf: now,
    };
}
function placeOf(build) {
    const { organization, pipeline } = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_7__/* .pipelineAddressOf */ .sx)(build) ?? {};
    return [organization, build.pipeline?.slug || pipeline].filter((slug) => slug).join('/');
}
function measureBuild(build, jobs, now) {
    const createdAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTime */ .p)(build.created_at);
    const starts = [(0,_model_times_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTime */ .p)(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
    const known = starts.filter((start) => start !== null);
    const startedAt = known.length === 0 ? null : Math.min(...known);
    const openEnd = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(build) ? null : now;
    return {
        createdAt,
        queuedMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_9__/* .elapsed */ .vk)(createdAt, startedAt ?? openEnd),
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_9__/* .elapsed */ .vk)(startedAt, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTime */ .p)(build.finished_at) ?? openEnd),
    };
}
function describeBuild({ number, place, state, verdict, ranMs, url }) {
    const subject = place === '' ? `Build ${number}` : `Build ${number} of ${place}`;
    const took = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isOver */ .PU)({ state }) && ranMs !== null ? ` (ran ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_9__/* .formatDuration */ .a3)(ranMs)})` : '';
    return (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h)(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}
function describeProgress(build, showsCommands = false) {
    const state = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(build);
    const jobs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobs */ .RI)(build.jobs ?? [], { buildState: state, now: 0, toLink: () => null, showsCommands });
    const counts = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .countJobs */ .uq)(jobs);
    const done = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDone */ .AT)(counts);
    const [first] = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .failedJobs */ .Mf)(jobs);
    const several = counts.failed > 1 ? `${counts.failed} failed, first ` : '';
    const failures = first ? `, ${several}“${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .title */ .DD)(first)}”${several ? '' : ' failed'}` : '';
    return { state, text: (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h)(`${state}${done && `, ${done}`}${failures}`) };
}
function describeFailedJobs(build, showsCommands = false) {
    const buildState = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(build);
    if (buildState === 'running' || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(build))
        return [];
    const jobs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobs */ .RI)((0,_model_large_build_js__WEBPACK_IMPORTED_MODULE_2__/* .knownJobs */ .yM)(build), { buildState, now: 0, toLink: () => null, showsCommands });
    return (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .failedJobs */ .Mf)(jobs).map((job) => {
        const reason = job.reason === '' ? '' : ` (${job.reason})`;
        return [job.id, (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h)(`${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .title */ .DD)(job)} failed${reason}`)];
    });
}


/***/ }),

// MODULE: ./build/sources/report/builds/commit.js
/***/ 3542:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit),
/* harmony export */   K: () => (/* binding */ commitLabel)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);

const fullSha = /^[0-9a-f]{40}$/i;
function shortCommit(commit) {
    return fullSha.test(commit) ? commit.slice(0, 7) : commit;
}
function commitLabel(commit) {
    const short = shortCommit(commit);
    if (short === commit)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit, 80);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<code>${short.slice(0, 6)}<wbr>${short.slice(6)}</code>`;
}


/***/ }),

// MODULE: ./build/sources/report/builds/estimate.js
/***/ 3697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mw: () => (/* binding */ describeTypical),
/* harmony export */   sW: () => (/* binding */ describeUsual),
/* harmony export */   wA: () => (/* binding */ describeRest)
/* harmony export */ });
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);

function describeTypical(ms) {
    return describeUsual({ fromMs: ms, typicalMs: ms, toMs: ms });
}
function describeUsual(usual) {
    return `usually ${inMinutes(usual, (time) => time)}`;
}
function describeRest(rest) {
    return rest === 'longer' ? 'longer than usual' : inMinutes(rest, (time) => `about ${time} left`);
}
function inMinutes({ fromMs, typicalMs, toMs }, words) {
    const minutes = (ms) => Math.round(ms / _text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .minute */ .Vc);
    const [from, typical, to] = [minutes(fromMs), minutes(typicalMs), minutes(toMs)];
    if (to <= 1)
        return words('1 min');
    const time = words((0,_text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(Math.max(1, typical) * _text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .minute */ .Vc));
    return from === to ? time : `${time} (${from} to ${to})`;
}


/***/ }),

// MODULE: ./build/sources/report/builds/jobs.js
/***/ 399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ describeBlock),
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Mf: () => (/* binding */ failedJobs),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   RI: () => (/* binding */ readJobs),
/* harmony export */   xg: () => (/* binding */ readBlockSteps)
/* harmony export */ });
/* harmony import */ var _model_block_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9188);
/* harmony import */ var _model_blocked_child_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7575);
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7853);
/* harmony import */ var _model_large_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5810);
/* harmony import */ var _model_script_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1635);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1822);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(888);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5777);








function readJobs(jobs, context) {
    const run = jobs.flatMap((job, index) => {
        if ((0,_model_script_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isScriptJob */ .P)(job))
            return [job];
        return job.type === 'trigger' ? [asJob(job, index)] : [];
    });
    const before = new Map(run.map((job) => [job.retried_in_job_id, job]));
    return run
        .filter((job) => !(0,_model_script_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isReplaced */ .t)(job))
        .map((job) => {
        const earlier = [];
        for (let one = before.get(job.id); one && earlier.length < run.length; one = before.get(one.id))
            earlier.unshift(one);
        return readJob(job, earlier, context);
    });
}
function asJob({ triggered_build: child = null, ...step }, index) {
    const name = step.name || step.step_key || 'trigger step';
    const web_url = child?.web_url ?? step.web_url;
    return { ...step, ...{ id: step.id ?? `trigger ${index}`, type: 'script', name, web_url, child } };
}
function readBlockSteps(jobs) {
    return jobs.filter(_model_block_step_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpenBlockStep */ .c).map((job) => plainName(job.label) || job.step_key || 'block step');
}
function describeBlock(build) {
    const child = (0,_model_blocked_child_js__WEBPACK_IMPORTED_MODULE_2__/* .blockedChildOf */ .M)(build);
    if (child)
        return `“${child.at}” of ${child.name}, the build of the step “${child.step}”`;
    const [label] = readBlockSteps((0,_model_large_build_js__WEBPACK_IMPORTED_MODULE_3__/* .knownJobs */ .yM)(build));
    return label === undefined ? '' : `“${label}”`;
}
function failedJobs(jobs) {
    const endOf = ({ span }) => span?.finishedAt ?? Number.MAX_SAFE_INTEGER;
    return jobs.filter(({ outcome }) => outcome === 'failed').sort((a, b) => endOf(a) - endOf(b));
}
function title(job) {
    return job.variant === '' ? job.name : `${job.name} (${job.variant})`;
}
function attemptsOf(job) {
    if (job.attempts === 1)
        return [{ attempt: job, suffix: '' }];
    const first = job.attempts - job.earlier.length;
    return [...job.earlier, job].map((attempt, index) => ({ attempt, suffix: `, attempt ${first + index}` }));
}
function readJob(latest, earlier, context) {
    const command = context.showsCommands ? commandName(latest.command) : '';
    const name = plainName(latest.name) || latest.step_key || command || 'script step';
    return {
        ...readAttempt(latest, context),
        id: latest.id,
        stepKey: latest.step_key ?? null,
        ...(latest.child !== undefined && { child: latest.child }),
        name,
        variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
        attempts: Math.max(earlier.length, latest.retries_count ?? 0) + 1,
        earlier: earlier.map((job) => readAttempt(job, context)),
        agentRules: latest.agent_query_rules ?? [],
    };
}
function plainName(label) {
    const name = label?.trim() ?? '';
    return (name
        .replaceAll(/(?<!\S)(?::[\w+-]{1,50}:)+(?!\S)/g, '')
        .replaceAll(/ {2,}/g, ' ')
        .trim() || name);
}
function commandName(command) {
    const lines = command?.split(/[\r\n]+/) ?? [];
    const bare = lines.map((line) => line.trim().replace(/^(?:set [-+][^;&]*(?:;|&&|$)\s*)+/, ''));
    return bare.find((line) => line !== '' && !line.startsWith('#'));
}
function readAttempt(job, { buildState, now, toLink }) {
    const outcome = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOutcome */ .Yr)(job, buildState);
    const isRunning = job.state === 'running';
    const times = readTimes(job, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettled */ .Is)(outcome) && !isRunning ? null : now);
    const { state = '', exit_status: exit, signal, signal_reason: reason, broken_reason: broken } = job;
    const hasFailed = outcome === 'failed' || outcome === 'soft-failed';
    const notRun = outcome === 'not-run' ? (brokenReasons.get(broken ?? '') ?? broken ?? '') : '';
    return {
        url: toLink(job.web_url),
        outcome,
        state: state ?? '',
        exitStatus: exit ?? null,
        stopped: (state !== 'failed' && !isRunning) || Boolean(signal || reason),
        lost: state === 'failed' && (reason ? lossReasons.includes(reason) : exit === stopped),
        reason: hasFailed ? failureReason(job, times.ranMs) : notRun,
        ...times,
    };
}
const brokenReasons = new Map([
    ['conditional_failed', 'its if or branch did not match'],
    ['branch_mismatch', 'its branches did not match'],
    ['dependency_failed', 'a step before it failed'],
]);
const lossReasons = ['agent_stop', 'stack_error'];
const stopped = -1;
function failureReason(job, ranMs) {
    const { exit_status: exit, signal, signal_reason: reason, child, state, agent } = job;
    const started = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_5__/* .parseBuildUrl */ .v3)(child?.url);
    if (started !== null)
        return `see ${(0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_5__/* .nameBuild */ .mT)(started)}`;
    if (state === 'running')
        return `still runs, promised exit status ${job.promised_exit_status}`;
    const isLost = exit === stopped && agent?.connection_state === 'lost';
    const why = {
        timed_out: `timed out${ranMs === null ? '' : ` after ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(ranMs)}`}`,
        expired: 'expired: no agent accepted it',
        canceled: 'canceled',
        failed: reason?.replaceAll('_', ' ') || (isLost ? 'agent lost' : ''),
    }[`${state}`];
    const isKnown = Boolean(why || signal);
    const status = typeof exit === 'number' && !(isKnown && exit === stopped) ? `exit status ${exit}` : '';
    return [why, status, signal ? `signal ${signal}` : ''].filter(Boolean).join(', ');
}
function readTimes(job, openEnd) {
    const startedAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTime */ .p)(job.started_at);
    const runnableAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTime */ .p)(job.runnable_at);
    const knownAt = runnableAt ?? startedAt;
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTime */ .p)(job.finished_at);
    if (knownAt === null || (finished ?? openEnd) === null)
        return { span: null, waitedMs: null, ranMs: null };
    const readyAt = Math.min(knownAt, startedAt ?? knownAt);
    const finishedAt = finished === null ? null : Math.max(finished, startedAt ?? readyAt);
    const end = finishedAt ?? openEnd;
    return {
        span: { readyAt, startedAt, finishedAt },
        waitedMs: runnableAt === null ? null : (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsed */ .vk)(readyAt, startedAt ?? end),
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsed */ .vk)(startedAt, end),
    };
}
function parallelPart(job) {
    const { parallel_group_index: index, parallel_group_total: total } = job;
    if (typeof index !== 'number' || typeof total !== 'number' || total < 2)
        return '';
    return `${Math.min(index + 1, total)} of ${total}`;
}
function matrixPart(matrix, name) {
    if (matrix === null || matrix === undefined)
        return '';
    const words = new Set(name.split(/[^\p{L}\p{N}._-]+/u));
    if (typeof matrix !== 'object')
        return words.has(String(matrix)) ? '' : String(matrix);
    const isPlain = (value) => ['string', 'number', 'boolean'].includes(typeof value);
    const entries = Object.entries(matrix).filter(([, value]) => isPlain(value) && !words.has(String(value)));
    return entries.map(([dimension, value]) => `${dimension} ${value}`).join(', ');
}


/***/ }),

// MODULE: ./build/sources/report/builds/outcomes.js
/***/ 5777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ describeDone),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   P0: () => (/* binding */ describeJobCounts),
/* harmony export */   Yr: () => (/* binding */ jobOutcome),
/* harmony export */   c0: () => (/* binding */ countStates),
/* harmony export */   uq: () => (/* binding */ countJobs),
/* harmony export */   yd: () => (/* binding */ failedStates)
/* harmony export */ });
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);

const outcomes = {
    passed: ['passed', ['passed']],
    failed: ['failed', ['failed', 'timed_out', 'expired']],
    'soft-failed': ['failed softly', []],
    canceled: ['canceled', ['canceled']],
    'not-run': ['did not run', ['skipped', 'broken', 'waiting_failed', 'blocked_failed', 'unblocked_failed']],
    running: ['running', ['running', 'canceling', 'timing_out']],
    waiting: [
        'waiting',
        [
            ...['pending', 'waiting', 'blocked', 'unblocked', 'scheduled', 'assigned', 'accepted', 'reserved'],
            ...['limiting', 'limited', 'platform_limiting', 'platform_limited'],
        ],
    ],
    unknown: ['in an unknown state', []],
};
const names = Object.keys(outcomes);
const byState = new Map(names.flatMap((name) => outcomes[name][1].map((state) => [state, name])));
function jobOutcome({ state, soft_failed, promised_exit_status: promised }, buildState) {
    const outcome = byState.get(state ?? '') ?? 'unknown';
    const isPromised = outcome === 'running' && typeof promised === 'number' && promised !== 0;
    const isFailure = isPromised || outcome === 'failed' || (outcome === 'canceled' && !buildState.startsWith('cancel'));
    if (!isFailure)
        return outcome;
    return soft_failed === true ? 'soft-failed' : 'failed';
}
function failedStates(buildState) {
    const states = [...byState.keys()];
    return states.filter((state) => jobOutcome({ state }, buildState) === 'failed');
}
function isSettled(outcome) {
    return !['running', 'waiting', 'unknown'].includes(outcome);
}
function countJobs(jobs) {
    const of = (name) => jobs.filter(({ outcome }) => outcome === name);
    return {
        ...Object.fromEntries(names.map((name) => [name, of(name).length])),
        total: jobs.length,
        settled: jobs.filter(({ outcome }) => isSettled(outcome)).length,
        passedOnRetry: of('passed').filter(({ attempts }) => attempts > 1).length,
    };
}
function countStates(states, buildState, failed) {
    const jobs = Object.entries(states).flatMap(([state, number]) => {
        const outcome = jobOutcome({ state }, buildState);
        return Array.from({ length: Number(number) || 0 }, () => ({ outcome, attempts: 1 }));
    });
    const counts = countJobs(jobs);
    const of = (name) => failed?.filter(({ outcome }) => outcome === name).length ?? 0;
    return failed === null ? counts : { ...counts, failed: of('failed'), 'soft-failed': of('soft-failed') };
}
function describeJobCounts(counts) {
    if (counts.total === 0)
        return 'No jobs that run commands.';
    const rest = names.filter((name) => name !== 'passed' && counts[name] > 0);
    const retried = counts.passedOnRetry === 0 ? '' : ` (${counts.passedOnRetry} after a retry)`;
    const others = rest.map((name) => `, ${counts[name]} ${outcomes[name][0]}`).join('');
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(counts.passed)} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.total, 'job')} passed${retried}${others}.`;
}
function describeDone({ total, settled }) {
    return total === 0 ? '' : `${settled} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(total, 'job')} done`;
}


/***/ }),

// MODULE: ./build/sources/report/builds/summary.js + 1 modules
/***/ 314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pl: () => (/* binding */ headline),
  M: () => (/* binding */ leadOf),
  Id: () => (/* binding */ ranFact),
  F: () => (/* binding */ renderBuildSummary)
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/text/clean.js
var clean = __webpack_require__(5040);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var jobs = __webpack_require__(399);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(5777);
;// CONCATENATED MODULE: ./build/sources/report/builds/chart.js





const mostJobs = 10;
const mostRows = 14;
const width = 720;
const textSize = 14;
const colors = {
    doneTaskBkgColor: '#d1d9e0',
    doneTaskBorderColor: '#afb8c1',
    taskBkgColor: '#0969da',
    taskBorderColor: '#0969da',
    critBkgColor: '#cf222e',
    critBorderColor: '#cf222e',
    activeTaskBkgColor: '#fff8c5',
    activeTaskBorderColor: '#bf8700',
};
const mostTicks = 6;
const ticks = '1second 5second 15second 30second 1minute 2minute 5minute 10minute 15minute 30minute 1hour 2hour 6hour 12hour 1day';
const units = { second: durations/* second */.Rc, minute: durations/* minute */.Vc, hour: durations/* hour */.nW, day: durations/* day */.vd };
function renderChart(jobs, now) {
    const timed = jobs.filter((job) => job.span !== null);
    if (timed.length < 2)
        return null;
    const chosen = chooseJobs(timed.toSorted(byWeight)).toSorted(byRow);
    if (chosen.length === 0)
        return null;
    const rows = chosen.flatMap((job) => rowsOf(job, now));
    const names = rows.map(({ name, suffix }, index) => chartName(index + 1, name, suffix));
    const drawn = rows.flatMap(({ parts }, index) => [`  section ${names[index]}`, ...parts]);
    const text = [...frontMatter(names), ...axis(rows), ...drawn].join('\n');
    return { markdown: { markdown: `\`\`\`mermaid\n${text}\n\`\`\`` }, left: timed.length - chosen.length };
}
function chooseJobs(jobs) {
    const chosen = [];
    let rows = 0;
    for (const job of jobs) {
        const needed = 1 + job.earlier.filter((attempt) => attempt.span !== null).length;
        if (chosen.length === mostJobs || rows + needed > mostRows)
            continue;
        chosen.push(job);
        rows += needed;
    }
    return chosen;
}
function frontMatter(names) {
    const leftPadding = 30 + Math.max(...names.map(chartNameWidth));
    return [
        '---',
        'displayMode: compact',
        'config:',
        '  themeVariables:',
        ...Object.entries(colors).map(([name, color]) => `    ${name}: '${color}'`),
        '  gantt:',
        `    useWidth: ${width}`,
        `    leftPadding: ${leftPadding}`,
        `    fontSize: ${textSize}`,
        `    sectionFontSize: ${textSize}`,
        '    numberSectionStyles: 2',
        '---',
        'gantt',
        '  dateFormat x',
        '  todayMarker off',
    ];
}
function axis(rows) {
    const from = Math.min(...rows.map(({ readyAt }) => readyAt));
    const length = Math.max(...rows.map(({ to }) => to)) - from;
    const msOf = (tick) => Number.parseInt(tick, 10) * (units[tick.replace(/^\d+/, '')] ?? 0);
    const interval = ticks.split(' ').find((tick) => length / msOf(tick) <= mostTicks);
    if (interval === undefined)
        return ['  axisFormat %m-%d %H:%M'];
    const format = interval.endsWith('second') ? '%H:%M:%S' : '%H:%M';
    return [`  axisFormat ${format}`, `  tickInterval ${interval}`];
}
const noText = '\u200b';
function rowsOf(job, now) {
    return (0,jobs/* attemptsOf */.Or)(job).flatMap(({ attempt: { span, outcome }, suffix }) => {
        if (span === null)
            return [];
        const { readyAt, startedAt, finishedAt } = span;
        const lastKnown = startedAt ?? readyAt;
        const to = finishedAt ?? Math.max(now, lastKnown);
        const took = (0,durations/* formatDuration */.a3)(to - lastKnown);
        const before = { passed: '', unknown: 'ran ', 'soft-failed': 'failed softly ' };
        const ran = `${before[outcome] ?? `${outcome} `}${took}`;
        const words = startedAt !== null ? ran : (0,outcomes/* isSettled */.Is)(outcome) ? 'never ran' : `waiting ${took}`;
        const tag = outcome === 'failed' ? 'crit, ' : outcome === 'soft-failed' ? 'active, ' : '';
        const parts = [
            `  ${noText} :done, ${readyAt}, ${startedAt ?? to}`,
            ...(startedAt === null ? [] : [`  ${noText} :${tag}${startedAt}, ${to}`]),
        ];
        return [{ name: (0,jobs/* title */.DD)(job), suffix: `${suffix} · ${words}`, parts, readyAt, to }];
    });
}
function byWeight(a, b) {
    return weight(b) - weight(a) || (b.ranMs ?? 0) - (a.ranMs ?? 0);
}
function byRow(a, b) {
    return weight(b) - weight(a) || (a.span?.readyAt ?? 0) - (b.span?.readyAt ?? 0);
}
function weight(job) {
    if (job.outcome === 'failed')
        return 2;
    return job.attempts > 1 ? 1 : 0;
}
const meaningful = ':;#%`<>';
const replacements = '：；＃％’‹›';
const wide = /[\u2E80-\uD7FF\uFF01-\uFF60]/g;
const longest = 44;
const leastOfName = 12;
function chartName(ordinal, name, suffix) {
    const line = (0,clean/* cleanLine */.Ow)(name);
    const max = Math.max(leastOfName, longest - suffix.length);
    const short = (0,cut/* cutEnd */.ym)(line, line.search(wide) < 0 ? max : max / 2);
    return `${ordinal} ${short.replace(/[:;#%`<>]/g, (sign) => replacements.charAt(meaningful.indexOf(sign))) || '(no name)'}${suffix}`;
}
function chartNameWidth(name) {
    const count = (letters) => name.match(letters)?.length ?? 0;
    return 7 * name.length + 4 * count(/[A-Zmw@…—]/g) + 8 * count(wide);
}

// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/estimate.js
var estimate = __webpack_require__(3697);
// EXTERNAL MODULE: ./build/sources/report/builds/tables.js
var tables = __webpack_require__(1206);
;// CONCATENATED MODULE: ./build/sources/report/builds/summary.js












function renderBuildSummary(report, options) {
    const { failures } = options;
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', headline(report)),
        ...leadOf(failures),
        (0,text_blocks/* paragraph */.FY)('facts', factsLine(report)),
    ];
    if (report.failed.length > 0)
        blocks.push((0,tables/* failedTable */.CI)(report, failures));
    if (failures !== undefined) {
        const { tests, traces, totals, sentences, logs } = failures;
        blocks.push(...tests, ...traces(Math.floor(options.bytes / 8)), (0,text_blocks/* paragraph */.FY)('totals', (0,markdown/* prose */.CS)(totals ?? '', 200)));
        blocks.push(...sentences.map((line) => (0,text_blocks/* paragraph */.FY)('why it failed', (0,markdown/* prose */.CS)(line, 600))));
        blocks.push(...logs(Math.floor(options.bytes / 2)));
    }
    blocks.push((0,text_blocks/* paragraph */.FY)('counts', countsOf(report)), (0,text_blocks/* paragraph */.FY)('jobs that are missing', (0,markdown/* prose */.CS)(report.part?.gap ?? '', 600)));
    blocks.push((0,tables/* softFailedLine */.yN)(report));
    blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
    blocks.push(...(0,tables/* collapsedJobs */.SP)(report));
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}
function countsOf({ areCounted, jobCounts, part }) {
    const words = areCounted ? (0,outcomes/* describeJobCounts */.P0)(jobCounts) : '';
    return { markdown: words && part ? `${words} The service counts wait and block steps too.` : words };
}
function leadOf({ lead, retried } = {}) {
    return [
        (0,text_blocks/* paragraph */.FY)('what failed', lead === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,markdown/* prose */.CS)(lead, 600)}**`),
        ...(retried ?? []).map((line) => (0,text_blocks/* paragraph */.FY)('retry', (0,markdown/* prose */.CS)(line, 600))),
    ];
}
function headline({ verdict, place, number }, level = '##') {
    return (0,markdown.md) `${{ markdown: `${level} ${verdict.sign}` }} ${place === '' ? 'Build' : `${place} build`} ${number} ${(0,markdown/* prose */.CS)(verdict.words, 300)}`;
}
function factsLine(report) {
    const { url, branch, commit, commitUrl, creator, queuedMs, rebuiltFrom, message } = report;
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.nf)((0,markdown.md) `Open the build`, url)}**`,
        rebuiltFrom === null ? markdown/* nothing */.s6 : (0,markdown.md) `rebuild of build ${rebuiltFrom}`,
        branch === null ? markdown/* nothing */.s6 : (0,markdown.md) `branch ${(0,markdown/* code */.aY)(branch, 80)}`,
        commit === null ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.nf)((0,builds_commit/* commitLabel */.K)(commit), commitUrl)}`,
        queuedMs === null ? markdown/* nothing */.s6 : (0,markdown.md) `queued ${(0,durations/* formatDuration */.a3)(queuedMs)}`,
        ranFact(report),
        creator === null ? markdown/* nothing */.s6 : (0,markdown.md) `by ${(0,markdown/* code */.aY)(creator, 60)}`,
    ];
    const firstLine = message === null ? markdown/* nothing */.s6 : (0,markdown.md) `\n<br><sub>${(0,markdown/* prose */.CS)(message, 120)}</sub>`;
    return (0,markdown.md) `${(0,markdown/* join */.fj)(facts, ' · ')}${firstLine}`;
}
function ranFact({ state, ranMs, usualMs }) {
    if (ranMs === null)
        return markdown/* nothing */.s6;
    const usual = usualMs === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `, ${(0,estimate/* describeTypical */.mw)(usualMs)}`;
    const words = (0,states/* isTerminal */.Hd)({ state }) ? 'ran' : 'running for';
    return (0,markdown.md) `${words} ${(0,durations/* formatDuration */.a3)(ranMs)}${state === 'blocked' ? (0,markdown.md) ` so far` : usual}`;
}
const leastCharted = 4;
function chartBlocks({ jobs, asOf }) {
    const chart = renderChart(jobs ?? [], asOf);
    if (chart === null || (jobs ?? []).length < leastCharted)
        return [];
    const left = chart.left === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,counts/* count */.U9)(chart.left, 'more job')} in the table of all jobs.`;
    const legend = (0,markdown.md) `<sub>One row per attempt: waiting for an agent (gray), then running. Times are in your browser’s time zone.${left}</sub>`;
    return [(0,text_blocks/* paragraph */.FY)('chart', (0,markdown/* join */.fj)([chart.markdown, legend], '\n\n'))];
}


/***/ }),

// MODULE: ./build/sources/report/builds/tables.js
/***/ 1206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ failedTable),
/* harmony export */   SP: () => (/* binding */ collapsedJobs),
/* harmony export */   vf: () => (/* binding */ firstJobs),
/* harmony export */   yN: () => (/* binding */ softFailedLine)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(888);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1412);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(399);






const mostFailed = 10;
const right = 'right';
const failedColumns = [
    { title: 'Failed job' },
    { title: 'Reason' },
    { title: 'Ran', align: right },
];
function firstJobs(jobs, most) {
    const ranked = [...jobs.filter((job) => !job.isBelow), ...jobs.filter((job) => job.isBelow)];
    return jobs.filter((job) => ranked.indexOf(job) < most);
}
function failedTable({ failed }, details) {
    const jobs = details?.jobs ?? failed.map((job) => ({ job, why: null }));
    const rows = firstJobs(jobs, mostFailed).map(({ job, why, onBase }) => [
        nameCell(job),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(job.reason, 120),
            why === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)(why, 200)}</sub>`,
            onBase === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<sub>${onBase.markdown}</sub>`,
        ], '<br>'),
        span(job.ranMs),
    ]);
    const below = jobs.some(({ isBelow }) => isBelow) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `, or in the builds of trigger steps` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const elsewhere = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` in the table of all jobs${below}`;
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('failed jobs', failedColumns, rows, { total: jobs.length, elsewhere });
}
function softFailedLine(report) {
    const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
    const named = soft.slice(0, mostFailed).map((job) => {
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell(job)}${job.reason === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(job.reason, 120)})`}`;
    });
    const rest = soft.length - named.length;
    const more = rest > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` and ${rest} more` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const line = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `Failed softly (does not fail the build): ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(named, ', ')}${more}.`;
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('soft-failed jobs', soft.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : line);
}
function collapsedJobs({ jobs }) {
    if (!jobs?.length)
        return [];
    const columns = [
        { title: 'Job' },
        { title: 'Result' },
        { title: 'Exit', align: right },
        { title: 'Waited', align: right },
        { title: 'Ran', align: right },
    ];
    const rows = jobs.flatMap((job) => {
        return (0,_jobs_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsOf */ .Or)(job).map(({ attempt, suffix }) => [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell({ ...job, url: attempt.url })}${{ markdown: suffix }}`,
            resultCell(attempt, job.agentRules),
            attempt.exitStatus,
            span(attempt.waitedMs),
            span(attempt.ranMs),
        ]);
    });
    return [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .collapsed */ .yZ)(`All jobs: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(jobs.length)}`, (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('all jobs', columns, rows))];
}
function nameCell({ name, url, variant }) {
    const which = variant === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(variant, 60)})`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(name, 80), url)}${which}`;
}
function resultCell({ outcome, state, reason }, rules) {
    if (outcome === 'unknown')
        return state === '' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `unknown` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(state, 40);
    if (outcome === 'not-run')
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `did not run (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason || state, 60)})`;
    if (outcome === 'waiting' && rules.length > 0)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `waiting for ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rules.join(' '), 60)}`;
    const words = { markdown: outcome === 'soft-failed' ? 'failed softly' : outcome };
    return state === outcome || outcome === 'soft-failed' ? words : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${words} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(state, 40)})`;
}
function span(ms) {
    return ms === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : { markdown: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(ms).replaceAll(' ', '&nbsp;') };
}


/***/ }),

// MODULE: ./build/sources/report/builds/verdict.js
/***/ 4946:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ relevantStop),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   rL: () => (/* binding */ signOf)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2476);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1129);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(888);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(399);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5777);






const states = new Map([
    ['passed', ['✅', '', 'passed']],
    ['failed', ['❌', '', 'failed']],
    ['failing', ['❌', 'is', 'failing']],
    ['canceled', ['🚫', 'was', 'canceled']],
    ['canceling', ['🚫', 'is', 'being canceled']],
    ['blocked', ['✋', 'is', 'waiting at a block step']],
    ['skipped', ['⏭️', '', 'did not run']],
    ['not_run', ['⏭️', '', 'did not run']],
    ['scheduled', ['⏳', 'is', 'scheduled']],
    ['running', ['⏳', 'is', 'running']],
]);
function detailsOf({ state, jobCounts, failed: [first], blockedAt, cancelReason }) {
    const { failed, passedOnRetry, settled, total } = jobCounts;
    const reason = first?.reason ? ` (${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(first.reason, 120)})` : '';
    const several = failed > 1 ? `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(failed, 'job')} failed, first ` : '';
    const alone = failed > 1 ? '' : ' failed';
    const failures = first ? `${several}${quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)((0,_jobs_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(first), 60))}${alone}${reason}` : '';
    const canceled = [cancelReason && `the reason given is ${quote(cancelReason)}`, failures];
    const details = {
        passed: [passedOnRetry === 0 ? '' : `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(passedOnRetry, 'job')} after a retry`],
        failed: [failures],
        failing: [failures, total > failed ? `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total - settled, 'job')} left` : ''],
        canceled,
        canceling: canceled,
        blocked: [blockedAt, failures],
        skipped: ['it was skipped'],
        not_run: ['it had no steps to run'],
        scheduled: ['no job has started'],
        running: [(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDone */ .AT)(jobCounts)],
    };
    return (states.has(state) ? (details[state] ?? []) : []).filter(Boolean).join('; ');
}
function verdictOf(facts) {
    const { state, stop, isUnwantedPass } = facts;
    const [sign, verb, lead] = states.get(state) ?? ['❔', 'is', `in the state ${quote(state)}`];
    const detail = detailsOf(facts);
    const isByUs = stop !== null && isCanceledByUs(state, stop);
    const cause = isByUs ? ` by the action because ${describeCause(stop)}` : '';
    const words = `${verb} ${lead}${cause}${detail === '' ? '' : `: ${detail}`}`.trim();
    if (stop?.steps)
        return verdictOfSteps(stop.steps, facts, words);
    if (isUnwantedPass)
        return { sign: '❌', words: `${words}, but success-states does not include ${state}` };
    if (stop === null || isByUs)
        return { sign, words };
    const isGone = stop.why === 'disappeared';
    const cancel = stop.canceled === 'failed' ? '; it could not be canceled, and the post step tries again' : '';
    return { sign: isGone ? '❔' : '⏱️', words: `${describeLeft(stop, lead, words)}${cancel}` };
}
function verdictOfSteps({ state, passed, failed, missing }, { state: buildState, isUnwantedPass }, words) {
    const parts = [
        ...(state === 'passed' ? [`passed ${nameAll('step', passed)}`] : []),
        ...(failed.length > 0 ? [`failed in ${nameAll('step', failed)}`] : []),
        ...(missing.length > 0 ? [`has no job of ${nameAll('step', missing)}`] : []),
    ];
    const unwanted = isUnwantedPass ? `, but success-states does not include ${state}` : '';
    const isOver = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_4__/* .isTerminal */ .Hd)({ state: buildState }) || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_4__/* .isCanceled */ .YQ)(buildState);
    return {
        sign: isUnwantedPass ? '❌' : signOf(state),
        words: `${parts.join(' and ')}${unwanted}; the build ${isOver ? words : 'runs on'}`,
    };
}
function signOf(state) {
    return states.get(state)?.[0] ?? '❔';
}
function relevantStop(state, stop) {
    if (stop === null || stop.steps || isCanceledByUs(state, stop) || state === 'blocked')
        return stop;
    if (stop.why === 'disappeared')
        return stop;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_4__/* .isTerminal */ .Hd)({ state }) ? null : stop;
}
function isCanceledByUs(state, { canceled }) {
    return canceled === true && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_4__/* .isCanceled */ .YQ)(state);
}
const causes = {
    timeout: (after, { unreadSinceMs, awaited }) => unreadSinceMs === undefined
        ? `${describeAwaited(awaited)} after ${after}`
        : 'it could not be read, and wait-timeout expired',
    'queue-timeout': (after, { agentRules: rules = [] }) => {
        const named = rules.length === 0 ? '' : ` (agent rules: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(rules.join('; '), 120)})`;
        return `no agent picked up a job for ${after}${named}`;
    },
    'fail-fast': () => 'a job failed',
    left: () => 'another build ended the wait',
    interrupted: (after) => `the step was interrupted after ${after}`,
    unreachable: () => 'it may still run',
    disappeared: () => 'it no longer exists',
    steps: (_after, { steps }) => `its steps have ${steps?.state}`,
};
function describeAwaited({ open, missing } = {}) {
    const parts = [
        ...(open?.length ? [`${nameAll('step', open)} had not finished`] : []),
        ...(missing?.length ? [`no job had the ${nameAll('key', missing)}`] : []),
    ];
    return parts.join(' and ') || 'it had not finished';
}
function describeCause(stop) {
    return causes[stop.why]((0,_text_durations_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(stop.afterMs), stop);
}
function describeLeft(stop, lead, words) {
    const { why, isUnshown, unreadSinceMs } = stop;
    if (why === 'disappeared')
        return isUnshown
            ? `was created, but not shown within ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(stop.afterMs)}, and it may still run`
            : `no longer exists, or the token lost access to it; it was last seen ${lead}`;
    const since = `${new Date(unreadSinceMs ?? 0).toISOString().slice(11, 16)} UTC`;
    if (why === 'unreachable')
        return `was last seen ${lead}; it could not be read since ${since}, and it may still run`;
    const seen = unreadSinceMs === undefined ? words : `was last seen ${lead} at ${since}`;
    return `${seen}; the action stopped waiting because ${describeCause(stop)}`;
}
function quote(text) {
    return `“${text}”`;
}
function nameAll(what, keys) {
    return `${what}${keys.length === 1 ? '' : 's'} ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(keys.map(quote).join(', '), 200)}`;
}


/***/ }),

// MODULE: ./build/sources/report/text/digest.js
/***/ 7273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

function digest(facts, length = 22) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(facts), 'base64url').slice(0, length);
}


/***/ }),

// MODULE: ./build/sources/report/text/repository.js
/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   CH: () => (/* binding */ changeUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Go: () => (/* binding */ repositoryPlace),
/* harmony export */   Hx: () => (/* binding */ sourceUrl),
/* harmony export */   iI: () => (/* binding */ isOfRepository)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9817);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1412);



function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}
function repositoryPlace(repository) {
    return repository && (0,_model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readCloneUrl */ .F)(repositoryUrl(repository));
}
function isOfRepository(url, repository) {
    const place = (0,_model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readCloneUrl */ .F)(url);
    return place !== null && place === repositoryPlace(repository);
}
function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}


/***/ })

};
;