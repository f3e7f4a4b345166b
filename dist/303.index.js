"use strict";
exports.id = 303;
exports.ids = [303];
exports.modules = {

// MODULE: ./build/sources/model/build-address.js
/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pipelineAddressOf),
/* harmony export */   v: () => (/* binding */ parseBuildUrl)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function parseBuildUrl(url) {
    const [, organization = '', pipeline = '', number] = apiPath.exec(url ?? '') ?? [];
    return number === undefined ? null : { organization, pipeline, number: Number(number) };
}


/***/ }),

// MODULE: ./build/sources/model/requests.js
/***/ 6224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ flakyTestPeriods),
/* harmony export */   v: () => (/* binding */ smallResponse)
/* harmony export */ });
const flakyTestPeriods = {
    '1hour': 3_600_000,
    '4hours': 14_400_000,
    '1day': 86_400_000,
    '7days': 604_800_000,
    '14days': 1_209_600_000,
    '28days': 2_419_200_000,
};
const smallResponse = {
    exclude_jobs: true,
    exclude_pipeline: true,
};


/***/ }),

// MODULE: ./build/sources/model/script-job.js
/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isScriptJob)
/* harmony export */ });
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}


/***/ }),

// MODULE: ./build/sources/operations/context/failed-outcome.js
/***/ 8717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ interruptedOutcome),
/* harmony export */   fd: () => (/* binding */ withFailure),
/* harmony export */   op: () => (/* binding */ interruptedWrite)
/* harmony export */ });
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9075);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8117);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);



function withFailure(others, { operation, why, error }, { redact }) {
    const given = ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwn */ .NP)(error) ? error.hint : undefined) ?? others.hint;
    const hint = given === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .b)(given);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(hint !== undefined && { hint }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, others.summary),
    };
}
function interruptedOutcome(outcome, redact) {
    const failed = { interrupted: true, sentence: redact.text(outcome.sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${outcome.sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, outcome.summary),
    };
}
function interruptedWrite(sentence, redact) {
    const failed = { interrupted: true, sentence: redact.text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailure */ .z)(failed, limits),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/context/missing-build-error.js
/***/ 2403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ MissingBuildError)
/* harmony export */ });
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);

class MissingBuildError extends _error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .OwnError */ .Nj {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}


/***/ }),

// MODULE: ./build/sources/operations/lists/build-list.js + 1 modules
/***/ 8440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ listMatching),
  p: () => (/* binding */ renderList)
});

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/builds/analyze.js
var analyze = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
;// CONCATENATED MODULE: ./build/sources/report/builds/list.js











const pictured = 20;
const openRows = 20;
const longestFact = 100;
function analyzeBuilds(builds, { complete, results, ...context }) {
    const listed = builds.map((build) => {
        const result = results?.get(build.id);
        return {
            ...(0,analyze/* analyzeBuild */.Z)(build, context),
            result: result === undefined ? null : context.redact.text(result),
        };
    });
    return { builds: listed, complete, asOf: context.now };
}
function describeListed({ place, number, state, branch, commit, message }) {
    const facts = [state, branch, commit && (0,builds_commit/* shortCommit */.Ax)(commit), message];
    const known = facts.filter((fact) => fact !== null).map((fact) => (0,cut/* cutEnd */.y)(fact, longestFact));
    return `${`${(0,builds_place/* describePlace */.df)(place)} #${number}`.trim()}: ${known.join(', ')}`;
}
function renderBuildsSummary({ builds, complete, asOf }, options) {
    const found = builds.length === 0 ? 'No builds found' : (0,counts/* count */.U9)(builds.length, 'build');
    const places = new Set(builds.map((build) => (0,builds_place/* describePlace */.df)(build.place)));
    const [place] = places.size === 1 ? places : [];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found}${place ? (0,markdown.md) ` in ${place}` : markdown/* nothing */.s6}`),
        (0,text_blocks/* paragraph */.FY)('picture', picture(builds)),
        (0,text_blocks/* paragraph */.FY)('caveats', complete ? markdown/* nothing */.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...(builds.length === 0 ? [] : tables(builds, asOf, places.size === 1)),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>As of ${(0,durations/* formatMoment */.K9)(asOf)}.</sub>`);
}
function picture(builds) {
    if (builds.length === 0)
        return markdown/* nothing */.s6;
    const signs = builds.slice(0, pictured).map(({ state }) => (0,verdict/* signOf */.rL)(state));
    const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
    const states = [...Map.groupBy(builds, ({ state }) => state)];
    const words = states
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([state, group]) => (0,markdown.md) `${(0,counts/* formatNumber */.ZV)(group.length)} ${(0,markdown/* prose */.CS)(state, 40)}`);
    return (0,markdown.md) `${{ markdown: signs.join(' ') }} (${order})\n\n${(0,markdown/* join */.fj)(words, ', ')}.`;
}
function tables(builds, asOf, isOnePlace) {
    const isActedOn = builds.some((build) => build.result !== null);
    const columns = [
        { title: 'Build' },
        { title: 'State' },
        ...(isActedOn ? [{ title: 'Action' }] : []),
        { title: 'Ran', align: 'right' },
        ...['Branch', 'Commit', 'Message', 'Created', 'By'].map((title) => ({ title })),
    ];
    const rows = builds.map((build) => [
        (0,url/* link */.nf)(isOnePlace ? `${build.number}` : `${(0,builds_place/* describePlace */.df)(build.place)} build ${build.number}`, build.url),
        (0,markdown.md) `${{ markdown: (0,verdict/* signOf */.rL)(build.state) }} ${(0,markdown/* prose */.CS)(build.state, 40)}`,
        ...(isActedOn ? [build.result] : []),
        build.ranMs === null ? markdown/* nothing */.s6 : (0,durations/* formatDuration */.a3)(build.ranMs),
        (0,markdown/* code */.aY)(build.branch ?? '', 60),
        build.commit === null ? markdown/* nothing */.s6 : (0,builds_commit/* commitLabel */.KF)(build.commit),
        (0,markdown/* prose */.CS)(build.message ?? '', 80),
        build.createdAt === null ? markdown/* nothing */.s6 : (0,durations/* formatAge */.nV)(asOf - build.createdAt),
        (0,markdown/* code */.aY)(build.creator ?? '', 40),
    ]);
    const first = (0,text_blocks/* table */.tp)('builds', columns, rows.slice(0, openRows));
    const rest = (0,text_blocks/* table */.tp)('more builds', columns, rows.slice(openRows));
    const more = rows.length - openRows;
    return more > 0 ? [first, (0,text_blocks/* collapsed */.yZ)(`${(0,counts/* formatNumber */.ZV)(more)} more`, rest)] : [first];
}

// EXTERNAL MODULE: ./build/sources/operations/context/failed-outcome.js
var failed_outcome = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
// EXTERNAL MODULE: ./build/sources/operations/lists/matching-builds.js
var matching_builds = __webpack_require__(388);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
;// CONCATENATED MODULE: ./build/sources/operations/lists/build-list.js







const mostLogged = 20;
async function listMatching(order, context) {
    const { builds, notes, ...end } = await (0,matching_builds/* readMatching */.mR)(order, context);
    const { complete } = end;
    const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
    const report = reportOn(builds, { complete }, context);
    logBuilds(report, context);
    const outcome = {
        ...(0,read_list/* describeList */.KA)((0,counts/* count */.U9)(builds.length, 'build'), end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,list_outputs/* listValues */.D)(builds.length, complete, tracked.map(build_outputs/* buildEntry */.Jo)) },
        json: builds,
        notes,
        summary: (limits) => (builds.length === 0 && complete ? '' : renderBuildsSummary(report, limits)),
    };
    return end.reason === 'interrupted' ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome, context.redact) : outcome;
}
function logBuilds({ builds }, { log }) {
    for (const build of builds.slice(0, mostLogged))
        log.info(describeListed(build));
    if (builds.length > mostLogged)
        log.info(`And ${builds.length - mostLogged} more.`);
}
function renderList(builds, { bytes, ...about }, context) {
    return renderBuildsSummary(reportOn(builds, about, context), { bytes });
}
function reportOn(builds, about, { client, redact, toLink }) {
    return analyzeBuilds(builds, { now: client.serviceNow(), redact, toLink, ...about });
}


/***/ }),

// MODULE: ./build/sources/operations/lists/matching-builds.js
/***/ 388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fe: () => (/* binding */ chooseMatching),
/* harmony export */   mR: () => (/* binding */ readMatching)
/* harmony export */ });
/* unused harmony export matchesWildcard */
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1822);
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);
/* harmony import */ var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4020);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);





async function readMatching({ scope, filters, limit, sendByMs }, context) {
    const options = { ...filters, signal: context.signal, ...(0,_context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .endingAt */ .h)(sendByMs, _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .mostHeldMs */ .P) };
    const list = requestList(scope, options, context.client);
    const { items, ...end } = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(list, { limit, thing: 'build' }, context);
    return { ...chooseMatching(items, filters), ...end };
}
function requestList(scope, filters, client) {
    switch (scope.of) {
        case 'pipeline':
            return client.builds.listForPipeline(scope.address, filters);
        case 'organization':
            return client.builds.listForOrganization(scope.address, filters);
        case 'token':
            return client.builds.list(filters);
    }
}
const checks = {
    branch: ({ branch }, wanted) => !!branch && [wanted].flat().some((pattern) => matchesWildcard(branch, pattern)),
    commit: ({ commit }, wanted) => !!commit && [wanted].flat().includes(commit.toLowerCase()),
    state: (build, wanted) => [wanted].flat().some((state) => hasState(build, state)),
    creator: ({ creator }, wanted) => creator?.id?.toLowerCase() === wanted,
    created_from: ({ created_at }, wanted) => isFrom(created_at, wanted),
    created_to: ({ created_at }, wanted) => !!created_at && !isFrom(created_at, wanted),
    finished_from: ({ finished_at }, wanted) => isFrom(finished_at, wanted),
    meta_data: ({ meta_data }, wanted) => Object.entries(wanted).every(([name, value]) => meta_data?.[name] === value),
};
function chooseMatching(listed, filters) {
    const checked = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
    const builds = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
    const unmet = new Set(checked.flatMap((one) => one.unmet));
    const others = unmet.size === 0 ? [] : [describeOthers(listed.length - builds.length, [...unmet])];
    return { builds, notes: [...others, ...(builds.length === 0 ? describeCommas(filters) : [])] };
}
function describeCommas({ branch = [] }) {
    const joined = [branch].flat().filter((name) => /,\S/.test(name));
    return joined.map((name) => `Input branch contains ${JSON.stringify(name)}, which is one branch, because git allows commas in names. Separate two branches with a new line, or with a comma and a space.`);
}
function describeOthers(others, unmet) {
    const names = unmet.map((name) => name.replaceAll('_', '-')).join(' and ');
    const filters = unmet.length === 1 ? 'filter' : 'filters';
    return `Ignored ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(others, 'listed build')} that the ${filters} ${names} should have excluded. The service may not support ${unmet.length === 1 ? 'it' : 'them'}.`;
}
function unmetFilters(build, filters) {
    return Object.entries(checks).flatMap(([name, check]) => {
        const wanted = filters[name];
        const matches = check;
        return wanted === undefined || matches(build, wanted) ? [] : [name];
    });
}
function hasState(build, wanted) {
    const states = wanted === 'finished' ? _model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .finishedStates */ .ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .effectiveState */ .Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,_model_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .p)(time), (0,_model_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .p)(from)];
    return at !== null && least !== null && at >= least;
}
function matchesWildcard(text, pattern) {
    const [head = '', ...rest] = pattern.split('*');
    const tail = rest.pop();
    if (tail === undefined)
        return text === pattern;
    let at = head.length;
    if (!text.startsWith(head))
        return false;
    for (const part of rest) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return text.length - tail.length >= at && text.endsWith(tail);
}


/***/ }),

// MODULE: ./build/sources/operations/lists/newest-build.js
/***/ 9036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ missingBuild),
/* harmony export */   Ok: () => (/* binding */ findNewest),
/* harmony export */   To: () => (/* binding */ describeFilters),
/* harmony export */   mK: () => (/* binding */ locateLatest)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
/* harmony import */ var _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2403);
/* harmony import */ var _inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9897);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);
/* harmony import */ var _matching_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(388);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);






async function locateLatest(query, context, { isResult = false, ...limits } = {}) {
    const found = await findNewest(query, context, limits);
    if (found === null)
        throw await missingBuild(query, context, 'Check pipeline, branch, commit and state.');
    context.log.info((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .withLink */ .Ni)(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(found.address)}: found.`, found.build, context));
    context.client.noteFound(found.address);
    if (isResult)
        (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .setBuildOutputs */ .vP)([found], context.journal);
    return found.address;
}
async function findNewest({ pipeline, filters, preferredBranch }, { client, signal }, limits = {}) {
    const parameters = { ...filters, ..._model_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .smallResponse */ .v };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
    const { builds } = (0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseMatching */ .fe)(await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_3__/* .collectItems */ .jm)(list, { limit: 100 }), filters);
    const newestFirst = builds.toSorted((a, b) => b.number - a.number);
    const build = newestFirst.find(({ branch }) => branch === preferredBranch) ?? newestFirst[0];
    return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}
async function missingBuild({ pipeline, filters }, context, hint) {
    const where = `${pipeline.organization}/${pipeline.pipeline}`;
    const missing = `No build${describeFilters(filters)} appeared in ${where}.`;
    const { branch, commit } = filters;
    if (branch === undefined || commit === undefined)
        return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingBuildError */ .D(missing, hint);
    const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
    if (other === null || [branch].flat().includes(other.build.branch ?? ''))
        return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingBuildError */ .D(missing, hint);
    const elsewhere = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(other.address)} is a build of this commit on branch ${other.build.branch}.`;
    return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingBuildError */ .D(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}
function describeFilters({ branch, commit, state }) {
    const parts = { of: commit, 'on branch': branch, 'in state': state };
    return Object.entries(parts)
        .map(([words, values]) => (values === undefined ? '' : ` ${words} ${(0,_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)([values].flat())}`))
        .join('');
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
async function readList(list, { limit, maxBytes = mostBytes, thing }, { clock, log, signal }) {
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
        return { items: await list.toArray({ limit, maxBytes, onPage }), complete: true };
    }
    catch (error) {
        if (signal.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const { reason } = error;
        const items = error.items;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, { limit }) {
    try {
        return await list.toArray({ limit, maxBytes: mostBytes });
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        if (error.reason === 'failed')
            throw error.cause;
        return error.items;
    }
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    changed: 'it changed while it was read',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
    interrupted: 'the step was interrupted',
};
function whyIncomplete({ reason }) {
    return reason && reasons[reason];
}
const ends = new Map([
    ['limit', 'more exist'],
    ['interrupted', 'more may exist'],
]);
function describeList(what, { complete, reason, failure }) {
    if (failure === undefined) {
        const end = ends.get(reason) ?? `incomplete: ${whyIncomplete({ complete, reason })}`;
        return { success: true, sentence: `${what}${complete ? '' : ` (${end})`}.` };
    }
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorText */ .kc)(failure.cause)}. Read before that: ${what}.`;
    return {
        success: false,
        sentence,
        ...(failure.hint === undefined ? {} : { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(failure.hint) }),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/lists/runs.js
/***/ 5869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeFilters: () => (/* reexport safe */ _newest_build_js__WEBPACK_IMPORTED_MODULE_1__.To),
/* harmony export */   findNewest: () => (/* reexport safe */ _newest_build_js__WEBPACK_IMPORTED_MODULE_1__.Ok),
/* harmony export */   listMatching: () => (/* reexport safe */ _build_list_js__WEBPACK_IMPORTED_MODULE_0__.k),
/* harmony export */   locateLatest: () => (/* reexport safe */ _newest_build_js__WEBPACK_IMPORTED_MODULE_1__.mK),
/* harmony export */   missingBuild: () => (/* reexport safe */ _newest_build_js__WEBPACK_IMPORTED_MODULE_1__.BI),
/* harmony export */   renderList: () => (/* reexport safe */ _build_list_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* harmony import */ var _build_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8440);
/* harmony import */ var _newest_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9036);




/***/ }),

// MODULE: ./build/sources/operations/outputs/list-outputs.js
/***/ 3177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listValues)
/* harmony export */ });
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ }),

// MODULE: ./build/sources/report/text/durations.js
/***/ 888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   Rc: () => (/* binding */ second),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   mf: () => (/* binding */ formatShortDay),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   nW: () => (/* binding */ hour),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vk: () => (/* binding */ elapsed)
/* harmony export */ });
/* unused harmony export formatDay */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastTime = 8.64e15;
function formatDuration(ms) {
    if (ms < second)
        return 'under 1 s';
    if (ms < minute)
        return `${Math.floor(ms / second)} s`;
    if (ms < hour)
        return twoUnits(ms, [minute, 'min'], [second, 's']);
    if (ms < day)
        return twoUnits(ms, [hour, 'h'], [minute, 'min']);
    return twoUnits(ms, [day, 'd'], [hour, 'h']);
}
function elapsed(from, to) {
    return typeof from === 'number' && typeof to === 'number' && from <= to ? to - from : null;
}
function formatAge(ms) {
    if (ms < minute)
        return 'just now';
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ago`;
    if (ms < 2 * day)
        return `${Math.floor(ms / hour)} h ago`;
    return `${Math.floor(ms / day)} d ago`;
}
function formatMoment(ms) {
    const [date, time] = toIso(ms);
    return `${date} ${time.slice(0, 5)} UTC`;
}
function formatDay(ms) {
    return toIso(ms)[0];
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function formatShortDay(ms, now) {
    const [year = '', month, day] = formatDay(ms).split('-');
    const short = `${Number(day)} ${months[Number(month) - 1]}`;
    return formatDay(now).startsWith(year) ? short : `${short} ${year}`;
}
function toIso(ms) {
    const [date = '', time = ''] = new Date(Math.min(Math.max(ms, -lastTime), lastTime))
        .toISOString()
        .split('T');
    return [date, time];
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


/***/ })

};
;