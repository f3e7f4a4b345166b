"use strict";
exports.id = 869;
exports.ids = [869];
exports.modules = {

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

// MODULE: ./build/sources/operations/context/interrupted-outcome.js
/***/ 1870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ interruptedOutcome),
/* harmony export */   o: () => (/* binding */ interruptedWrite)
/* harmony export */ });
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailureAbove */ .W)(failed, summary),
    };
}
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailure */ .z)(failed, limits),
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

// MODULE: ./build/sources/operations/lists/build-list.js + 2 modules
/***/ 1314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ listMatching),
  p: () => (/* binding */ renderList)
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
;// CONCATENATED MODULE: ./build/sources/report/builds/list.js







const longestFact = 100;
function analyzeBuilds(builds, context) {
    const { now, redact, complete } = context;
    const items = builds.map((build) => readItem(redact.json(build), context));
    const groups = Map.groupBy(items, (item) => item.state);
    const states = [...groups].map(([state, group]) => [state, group.length]);
    return { builds: items, states: states.sort(([, a], [, b]) => b - a), complete, asOf: now };
}
function readItem(build, { now, results, redact, toLink = text_url/* safeUrl */.Pl }) {
    const end = (0,times/* parseTime */.p)(build.finished_at) ?? ((0,states/* isTerminal */.Hd)(build) ? null : now);
    const result = results?.get(build.id);
    return {
        place: (0,builds_place/* placeOf */.$t)(build),
        number: build.number,
        url: toLink(build.web_url),
        state: (0,states/* effectiveState */.Jt)(build),
        branch: build.branch || null,
        commit: build.commit || null,
        message: (0,builds_commit/* firstLine */.TM)(build.message),
        ranMs: (0,durations/* elapsed */.vk)((0,times/* parseTime */.p)(build.started_at), end),
        createdAt: (0,times/* parseTime */.p)(build.created_at),
        creator: build.creator?.name || null,
        result: result === undefined ? null : redact.text(result),
    };
}
function describeListed({ place, number, state, branch, commit, message }) {
    const facts = [state, branch, commit && (0,builds_commit/* shortCommit */.Ax)(commit), message];
    const known = facts.filter((fact) => fact !== null).map((fact) => (0,cut/* cutEnd */.y)(fact, longestFact));
    return `${`${(0,builds_place/* describePlace */.df)(place)} #${number}`.trim()}: ${known.join(', ')}`;
}

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
;// CONCATENATED MODULE: ./build/sources/report/builds/list-summary.js









const pictured = 20;
const openRows = 20;
function renderBuildsSummary(report, options) {
    const { builds, complete, asOf } = report;
    const found = builds.length === 0 ? 'No builds found' : (0,counts/* count */.U)(builds.length, 'build');
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found}${place(report)}`),
        (0,text_blocks/* paragraph */.FY)('picture', picture(report)),
        (0,text_blocks/* paragraph */.FY)('caveats', complete ? markdown/* nothing */.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...tables(report),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>As of ${(0,durations/* formatMoment */.K9)(asOf)}.</sub>`);
}
function picture({ builds, states }) {
    if (builds.length === 0)
        return markdown/* nothing */.s6;
    const signs = builds.slice(0, pictured).map(({ state }) => (0,verdict/* signOf */.rL)(state));
    const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
    const words = states.map(([state, number]) => (0,markdown.md) `${(0,counts/* formatNumber */.Z)(number)} ${(0,markdown/* prose */.CS)(state, 40)}`);
    return (0,markdown.md) `${{ markdown: signs.join(' ') }} (${order})\n\n${(0,markdown/* join */.fj)(words, ', ')}.`;
}
function tables({ builds, asOf }) {
    if (builds.length === 0)
        return [];
    const onePlace = new Set(builds.map((build) => (0,builds_place/* describePlace */.df)(build.place))).size === 1;
    const acted = builds.some((build) => build.result !== null);
    const columns = [
        { title: 'Build' },
        { title: 'State' },
        ...(acted ? [{ title: 'Action' }] : []),
        { title: 'Ran', align: 'right' },
        { title: 'Branch' },
        { title: 'Commit' },
        { title: 'Message' },
        { title: 'Created' },
        { title: 'By' },
    ];
    const rows = builds.map((build) => rowOf(build, { onePlace, acted, asOf }));
    const first = (0,text_blocks/* table */.tp)('builds', columns, rows.slice(0, openRows));
    const rest = (0,text_blocks/* table */.tp)('more builds', columns, rows.slice(openRows));
    return rows.length <= openRows
        ? [first]
        : [first, (0,text_blocks/* collapsed */.yZ)(`${(0,counts/* formatNumber */.Z)(rows.length - openRows)} more`, rest)];
}
function rowOf(build, style) {
    const { number, place: where, url, state, result, ranMs, branch, commit, message, createdAt, creator, } = build;
    const label = style.onePlace ? `${number}` : `${(0,builds_place/* describePlace */.df)(where)} build ${number}`;
    return [
        (0,text_url/* link */.nf)(label, url),
        (0,markdown.md) `${{ markdown: (0,verdict/* signOf */.rL)(state) }} ${(0,markdown/* prose */.CS)(state, 40)}`,
        ...(style.acted ? [result] : []),
        ranMs === null ? markdown/* nothing */.s6 : (0,durations/* formatDuration */.a3)(ranMs),
        branch === null ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(branch, 60),
        commit === null ? markdown/* nothing */.s6 : (0,builds_commit/* commitLabel */.KF)(commit),
        message === null ? markdown/* nothing */.s6 : (0,markdown/* prose */.CS)(message, 80),
        createdAt === null ? markdown/* nothing */.s6 : (0,durations/* formatAge */.nV)(style.asOf - createdAt),
        creator === null ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(creator, 40),
    ];
}
function place({ builds }) {
    const places = [...new Set(builds.map((build) => (0,builds_place/* describePlace */.df)(build.place)))];
    const [only] = places;
    return places.length === 1 && only ? (0,markdown.md) ` in ${only}` : markdown/* nothing */.s6;
}

// EXTERNAL MODULE: ./build/sources/operations/context/interrupted-outcome.js
var interrupted_outcome = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-matching.js
var read_matching = __webpack_require__(3899);
;// CONCATENATED MODULE: ./build/sources/operations/lists/build-list.js








const mostLogged = 20;
async function listMatching(order, context) {
    const { builds, notes, ...end } = await (0,read_matching/* readMatching */.m)(order, context);
    const { complete } = end;
    const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
    const report = reportOn(builds, { complete }, context);
    logBuilds(report, context);
    const outcome = {
        ...(0,read_list/* describeList */.KA)((0,counts/* count */.U)(builds.length, 'build'), end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,list_outputs/* listValues */.D)(builds.length, complete, tracked.map(build_outputs/* buildEntry */.Jo)) },
        json: builds,
        notes,
        summary: (limits) => (builds.length === 0 && complete ? '' : renderBuildsSummary(report, limits)),
    };
    return end.reason === 'interrupted' ? (0,interrupted_outcome/* interruptedOutcome */.B)(outcome, context.redact) : outcome;
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

// MODULE: ./build/sources/operations/lists/collect-list.js
/***/ 970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectItems),
/* harmony export */   l: () => (/* binding */ collectList)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

const defaultMaxBytes = 32 * 1024 * 1024;
async function collectList(list, { limit, maxBytes = defaultMaxBytes, onPage, signal }) {
    let read = [];
    const keep = (count, items) => {
        read = items;
        onPage?.(count);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes, onPage: keep }), complete: true };
    }
    catch (error) {
        if (signal?.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV))
            throw error;
        const items = error.items;
        const { reason } = error;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


/***/ }),

// MODULE: ./build/sources/operations/lists/matching-builds.js + 1 modules
/***/ 8567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ chooseMatching)
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var model_states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/operations/lists/wildcard.js
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

;// CONCATENATED MODULE: ./build/sources/operations/lists/matching-builds.js




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
    return `Ignored ${(0,counts/* count */.U)(others, 'listed build')} that the ${filters} ${names} should have excluded. The service may not support ${unmet.length === 1 ? 'it' : 'them'}.`;
}
function unmetFilters(build, filters) {
    return Object.entries(checks).flatMap(([name, check]) => {
        const wanted = filters[name];
        const matches = check;
        return wanted === undefined || matches(build, wanted) ? [] : [name];
    });
}
function hasState(build, wanted) {
    const states = wanted === 'finished' ? model_states/* finishedStates */.ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,model_states/* effectiveState */.Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,times/* parseTime */.p)(time), (0,times/* parseTime */.p)(from)];
    return at !== null && least !== null && at >= least;
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
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(970);
/* harmony import */ var _matching_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8567);






async function locateLatest(query, context, { isResult = false, ...limits } = {}) {
    const found = await findNewest(query, context, limits);
    if (found === null)
        throw await missingBuild(query, context, 'Check pipeline, branch, commit and state.');
    logFound(found, context);
    context.client.noteFound(found.address);
    if (isResult)
        (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .setBuildOutputs */ .vP)([found], context.journal);
    return found.address;
}
function logFound({ address, build }, context) {
    context.log.info((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .withLink */ .Ni)(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(address)}: found.`, build, context));
}
async function findNewest({ pipeline, filters, preferredBranch }, { client, signal }, limits = {}) {
    const parameters = { ...filters, ..._model_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .smallResponse */ .v };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
    const { builds } = (0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseMatching */ .f)(await (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_3__/* .collectItems */ .j)(list, { limit: 100 }), filters);
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
/* harmony export */   LD: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);




const progressMs = 10_000;
async function readList(list, { limit, maxBytes, thing }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(read, thing)} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_1__/* .collectList */ .l)(list, { limit, maxBytes, onPage, signal });
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

// MODULE: ./build/sources/operations/lists/read-matching.js
/***/ 3899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readMatching)
/* harmony export */ });
/* harmony import */ var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4020);
/* harmony import */ var _matching_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8567);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);



async function readMatching({ scope, filters, limit, sendByMs }, context) {
    const options = { ...filters, signal: context.signal, ...(0,_context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .endingAt */ .h)(sendByMs) };
    const list = requestList(scope, options, context.client);
    const { items, ...end } = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(list, { limit, thing: 'build' }, context);
    return { ...(0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseMatching */ .f)(items, filters), ...end };
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
/* harmony import */ var _build_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1314);
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


/***/ })

};
;