export const id = 552;
export const ids = [552,803,810];
export const modules = {

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelMatching: () => (/* binding */ cancelMatching)
/* harmony export */ });
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4255);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7961);
/* harmony import */ var _lists_build_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(810);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
/* harmony import */ var _outputs_dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5184);
/* harmony import */ var _outputs_list_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4443);
/* harmony import */ var _cancel_build_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5201);







/** The results as the log and the report show them. */
const words = {
    canceled: 'canceled',
    'already-canceled': 'already canceled',
    ended: 'already finished',
    blocked: 'blocked, not canceled',
    failed: 'could not be canceled',
};
/** Cancels the builds that match, or shows the requests that would. */
async function cancelMatching(order, context) {
    const { builds, notes, ...end } = await (0,_lists_build_list_js__WEBPACK_IMPORTED_MODULE_0__.readMatching)(order, context);
    if (!order.dryRun)
        return { ...(await cancelAll(builds, end, context)), notes };
    const tracked = builds.map(_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .trackListed */ .Hn).filter((one) => one !== null);
    const requests = tracked.map(({ address }) => ({ endpoint: 'builds.cancel', to: { ...address } }));
    return { ...(0,_outputs_dry_run_js__WEBPACK_IMPORTED_MODULE_2__.dryRun)(requests, context), outputs: (0,_outputs_list_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .listValues */ .D)(tracked.length, end.complete), notes };
}
/** Cancels one build after the other. A failure is reported, and the others are canceled nevertheless. */
async function cancelAll(builds, { complete, failure }, context) {
    const attempts = [];
    for (const build of builds) {
        attempts.push(await attemptCancel(build, context));
        (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .setBuildOutputs */ .vP)(attempts.flatMap(trackAttempt), context.journal, builds.length);
    }
    const tracked = attempts.flatMap(trackAttempt);
    const found = tracked.map(({ build }) => build);
    const results = new Map(attempts.map(({ build, result }) => [build.id, words[result]]));
    return {
        success: failure === undefined && attempts.every((one) => one.failure === undefined),
        sentence: describeAll(attempts, { complete, failure }),
        outputs: { ...(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .buildValues */ .XF)(tracked, builds.length), ...(0,_outputs_list_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .listValues */ .D)(tracked.length, complete) },
        json: found,
        summary: ({ bytes }) => (0,_lists_build_list_js__WEBPACK_IMPORTED_MODULE_0__.renderList)(found, { bytes, complete, results }, context),
    };
}
async function attemptCancel(build, context) {
    const tracked = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .trackListed */ .Hn)(build);
    if (tracked === null) {
        const failure = `Build ${build.number} has no API URL, so its pipeline is unknown.`;
        return { build, tracked, result: 'failed', failure };
    }
    const attempt = await (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_3__/* .tryCancelBuild */ .q)(tracked.address, context);
    if ('failure' in attempt)
        return { build, tracked, result: 'failed', ...attempt };
    context.log.info(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .nameBuild */ .mT)(tracked.address)}: ${words[attempt.result]}.`);
    return { ...attempt, tracked: { ...tracked, build: attempt.build } };
}
function trackAttempt({ tracked }) {
    return tracked === null ? [] : [tracked];
}
function describeAll(attempts, end) {
    const more = describeRest(end);
    if (attempts.length === 0)
        return `No builds to cancel.${more}`;
    const [first] = attempts.flatMap((attempt) => attempt.failure ?? []);
    const countOf = (wanted) => attempts.filter(({ result }) => result === wanted).length;
    if (first !== undefined)
        return `${countOf('failed')} of ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(attempts.length, 'build')} could not be canceled. First error: ${first}${more}`;
    const others = ['ended', 'already-canceled', 'blocked']
        .filter((result) => countOf(result) > 0)
        .map((result) => `; ${countOf(result)} ${words[result]}`);
    return `Canceled ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(countOf('canceled'), 'build')}${others.join('')}.${more}`;
}
/** What is known of the builds that were not listed. */
function describeRest({ complete, failure }) {
    if (complete)
        return '';
    if (failure === undefined)
        return ' More builds match: run the operation again, or raise limit.';
    return ` More builds may match: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .errorText */ .k)(failure.cause)}.`;
}


/***/ }),

/***/ 810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listMatching: () => (/* binding */ listMatching),
  readMatching: () => (/* binding */ readMatching),
  renderList: () => (/* binding */ renderList)
});

// EXTERNAL MODULE: ./build/model/states.js
var states = __webpack_require__(9818);
// EXTERNAL MODULE: ./build/model/times.js
var times = __webpack_require__(4948);
// EXTERNAL MODULE: ./build/report/text/durations.js
var durations = __webpack_require__(4550);
// EXTERNAL MODULE: ./build/report/text/url.js
var text_url = __webpack_require__(3646);
// EXTERNAL MODULE: ./build/report/builds/place.js
var place = __webpack_require__(4778);
;// CONCATENATED MODULE: ./build/report/builds/list.js





/** Computes the report on several builds. */
function analyzeBuilds(builds, context) {
    const { now, redact, complete } = context;
    const items = builds.map((build) => readItem(redact.json(build), context));
    const groups = Map.groupBy(items, (item) => item.state);
    const states = [...groups].map(([state, group]) => [state, group.length]);
    return { builds: items, states: states.sort(([, a], [, b]) => b - a), complete, asOf: now };
}
function readItem(build, { now, results, loopback = false }) {
    const end = (0,times/* parseTime */.p)(build.finished_at) ?? ((0,states/* isTerminal */.Hd)(build) ? null : now);
    return {
        place: (0,place/* placeOf */.$t)(build),
        number: build.number,
        url: (0,text_url/* safeUrl */.P)(build.web_url, loopback),
        state: (0,states/* effectiveState */.Jt)(build),
        branch: build.branch || null,
        ranMs: (0,durations/* elapsed */.vk)((0,times/* parseTime */.p)(build.started_at), end),
        createdAt: (0,times/* parseTime */.p)(build.created_at),
        creator: build.creator?.name || null,
        result: results?.get(build.id) ?? null,
    };
}

// EXTERNAL MODULE: ./build/report/text/blocks.js
var text_blocks = __webpack_require__(949);
// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
// EXTERNAL MODULE: ./build/report/text/document.js
var text_document = __webpack_require__(7846);
// EXTERNAL MODULE: ./build/report/text/markdown.js + 1 modules
var markdown = __webpack_require__(2055);
// EXTERNAL MODULE: ./build/report/builds/verdict.js
var verdict = __webpack_require__(4764);
;// CONCATENATED MODULE: ./build/report/builds/list-summary.js








const pictured = 20;
const openRows = 20;
/** Several builds as a job summary: the latest results in one line, and a table. */
function renderBuildsSummary(report, options) {
    const { builds, complete, asOf } = report;
    const found = builds.length === 0 ? 'No builds found' : (0,counts/* count */.U)(builds.length, 'build');
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found}${list_summary_place(report)}`),
        (0,text_blocks/* paragraph */.FY)('picture', picture(report)),
        (0,text_blocks/* paragraph */.FY)('caveats', complete ? markdown/* nothing */.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...tables(report),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>As of ${(0,durations/* formatMoment */.K9)(asOf)}.</sub>`);
}
/** The latest results as a line of signs, and the number of builds in each state. */
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
    const onePlace = new Set(builds.map((build) => (0,place/* describePlace */.df)(build.place))).size === 1;
    const acted = builds.some((build) => build.result !== null);
    const columns = [
        { title: 'Build' },
        { title: 'State' },
        ...(acted ? [{ title: 'Action' }] : []),
        { title: 'Ran', align: 'right' },
        { title: 'Branch' },
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
    const { number, place: where, url, state, result, ranMs, branch, createdAt, creator } = build;
    const label = style.onePlace ? `${number}` : `${(0,place/* describePlace */.df)(where)} build ${number}`;
    return [
        (0,text_url/* link */.n)(label, url),
        (0,markdown.md) `${{ markdown: (0,verdict/* signOf */.rL)(state) }} ${(0,markdown/* prose */.CS)(state, 40)}`,
        ...(style.acted ? [result] : []),
        ranMs === null ? markdown/* nothing */.s6 : (0,durations/* formatDuration */.a3)(ranMs),
        branch === null ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(branch, 60),
        createdAt === null ? markdown/* nothing */.s6 : (0,durations/* formatAge */.nV)(style.asOf - createdAt),
        creator === null ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(creator, 40),
    ];
}
/** The pipeline, if all builds belong to the same one. */
function list_summary_place({ builds }) {
    const places = [...new Set(builds.map((build) => (0,place/* describePlace */.df)(build.place)))];
    const [only] = places;
    return places.length === 1 && only ? (0,markdown.md) ` in ${only}` : markdown/* nothing */.s6;
}

// EXTERNAL MODULE: ./build/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(3005);
// EXTERNAL MODULE: ./build/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(4443);
// EXTERNAL MODULE: ./build/operations/lists/matching-builds.js + 1 modules
var matching_builds = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/operations/lists/read-list.js
var read_list = __webpack_require__(4626);
;// CONCATENATED MODULE: ./build/operations/lists/build-list.js







/** Lists the builds that match. */
async function listMatching(order, context) {
    const { builds, notes, complete, failure } = await readMatching(order, context);
    const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
    return {
        ...(0,read_list/* describeList */.K)((0,counts/* count */.U)(builds.length, 'build'), { complete, failure }),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,list_outputs/* listValues */.D)(builds.length, complete, tracked.map(build_outputs/* buildEntry */.Jo)) },
        json: builds,
        notes,
        summary: ({ bytes }) => renderList(builds, { bytes, complete }, context),
    };
}
/** The builds that match, newest first. */
async function readMatching({ scope, filters, limit }, context) {
    const list = requestList(scope, filters, context);
    const { items, ...end } = await (0,read_list/* readList */.L)(list, { limit, things: 'builds' }, context);
    return { ...(0,matching_builds/* chooseMatching */.f)(items, filters), ...end };
}
function requestList(scope, filters, { client, signal }) {
    switch (scope.of) {
        case 'pipeline':
            return client.builds.listForPipeline(scope.address, { ...filters, signal });
        case 'organization':
            return client.builds.listForOrganization(scope.address, { ...filters, signal });
        case 'token':
            return client.builds.list({ ...filters, signal });
    }
}
/** The summary of a list; `results` says what happened to each build, by ID. */
function renderList(builds, { bytes, ...about }, { clock, redact }) {
    return renderBuildsSummary(analyzeBuilds(builds, { now: clock.now(), redact, ...about }), { bytes });
}


/***/ }),

/***/ 8320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectItems),
/* harmony export */   l: () => (/* binding */ collectList)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9326);

/** A step holds a list several times at once, as items, redacted, and as JSON: it stays below 512 MiB. */
const maxBytes = 32 * 1024 * 1024;
/** Reads a list as far as its bounds allow and its pages can be read. @throws ClientError when the first one cannot. */
async function collectList(list, options) {
    try {
        return { items: await list.toArray({ ...options, maxBytes }), complete: true };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV))
            throw error;
        const items = error.items;
        return { items, complete: false, ...(error.reason === 'failed' ? { failure: error } : {}) };
    }
}
/** The items of a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


/***/ }),

/***/ 4951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ chooseMatching)
});

// EXTERNAL MODULE: ./build/model/states.js
var model_states = __webpack_require__(9818);
// EXTERNAL MODULE: ./build/model/times.js
var times = __webpack_require__(4948);
// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
;// CONCATENATED MODULE: ./build/operations/lists/wildcard.js
/** True if a text matches a pattern in which `*` matches any text. Takes linear time. */
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

;// CONCATENATED MODULE: ./build/operations/lists/matching-builds.js




/** Whether a build matches each filter. A field that is missing does not match. */
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
/**
 * The listed builds that match the filters. A server that does not know a filter lists all builds, and a build that does not
 * match must not be touched.
 */
function chooseMatching(listed, filters) {
    const checked = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
    const builds = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
    const unmet = new Set(checked.flatMap((one) => one.unmet));
    const others = unmet.size === 0 ? [] : [describeOthers(listed.length - builds.length, [...unmet])];
    return { builds, notes: [...others, ...(builds.length === 0 ? describeCommas(filters) : [])] };
}
/** Explains an empty result if one branch was probably meant as two. */
function describeCommas({ branch = [] }) {
    const joined = [branch].flat().filter((name) => /,\S/.test(name));
    return joined.map((name) => `Input branch contains ${JSON.stringify(name)}, which is one branch, because git allows commas in names. Separate two branches with a new line, or with a comma and a space.`);
}
function describeOthers(others, unmet) {
    const names = unmet.map((name) => name.replaceAll('_', '-')).join(' and ');
    const filters = unmet.length === 1 ? 'filter' : 'filters';
    return `Ignored ${(0,counts/* count */.U)(others, 'listed build')} that the ${filters} ${names} should have excluded. The service may not support ${unmet.length === 1 ? 'it' : 'them'}.`;
}
/** The filters that a build does not match. */
function unmetFilters(build, filters) {
    return Object.entries(checks).flatMap(([name, check]) => {
        const wanted = filters[name];
        const matches = check;
        return wanted === undefined || matches(build, wanted) ? [] : [name];
    });
}
/** A blocked build matches both its own state and `blocked`. */
function hasState(build, wanted) {
    const states = wanted === 'finished' ? model_states/* finishedStates */.ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,model_states/* effectiveState */.Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,times/* parseTime */.p)(time), (0,times/* parseTime */.p)(from)];
    return at !== null && least !== null && at >= least;
}


/***/ }),

/***/ 4626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ describeList),
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7961);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8320);


/** A long list takes time because the service counts requests. Its progress is logged this often. */
const progressMs = 10_000;
/** Reads a list up to a limit, and logs the progress if it takes long; `things` names its items, as in `builds`. */
async function readList(list, { limit, things }, { clock, log }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${read} ${things} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_0__/* .collectList */ .l)(list, { limit, onPage });
}
/** How an operation ends that read a list of `what`, such as `20 builds`: a page that could not be read fails it. */
function describeList(what, { complete, failure }) {
    if (failure === undefined)
        return { success: true, sentence: `${what}${complete ? '' : ' (more exist)'}.` };
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .k)(failure.cause)}. Read before that: ${what}.`;
    return { success: false, sentence, ...(failure.hint === undefined ? {} : { hint: failure.hint }) };
}


/***/ }),

/***/ 5184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/report/text/blocks.js
var text_blocks = __webpack_require__(949);
// EXTERNAL MODULE: ./build/report/text/document.js
var text_document = __webpack_require__(7846);
// EXTERNAL MODULE: ./build/report/text/fence.js
var fence = __webpack_require__(1622);
// EXTERNAL MODULE: ./build/report/text/markdown.js + 1 modules
var markdown = __webpack_require__(2055);
;// CONCATENATED MODULE: ./build/report/previews.js




/** A request as lines: the request line, the headers, and the body as it would be sent. */
function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
/** Requests that were not sent, as a job summary. */
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks/* paragraph */.FY)(`request ${index + 1}`, (0,fence/* fenced */.O)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document/* renderDocument */.yQ)([(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document/* bytes */.ee)(options.bytes));
}
/** The same request, with an indented body. */
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
;// CONCATENATED MODULE: ./build/operations/outputs/dry-run.js


/**
 * The outcome of a dry run: the exact requests, without the token. Secrets in their bodies, such as all values of `env`,
 * are hidden wherever the requests are shown.
 */
function dryRun(requests, { client, log, redact, }) {
    const complete = requests.map(({ endpoint, to, body }) => readable(client.preview(endpoint, { to, body })));
    const json = redact.json(complete);
    const shown = json.map(({ body, ...preview }) => ({
        ...preview,
        body: body === null ? undefined : JSON.stringify(body),
    }));
    for (const line of shown.flatMap(describePreview))
        log.info(line);
    const hidden = JSON.stringify(json) !== JSON.stringify(complete);
    return {
        success: true,
        sentence: `${describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden.' : ''}`,
        json,
        summary: ({ bytes }) => renderPreviews(shown, { bytes }),
    };
}
function readable({ body, ...preview }) {
    return { ...preview, body: body === undefined ? null : JSON.parse(body) };
}
function describe(requests) {
    if (requests === 0)
        return 'Dry run: nothing to send.';
    return `Dry run: ${(0,counts/* count */.U)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}


/***/ }),

/***/ 4443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listValues)
/* harmony export */ });
/** GitHub accepts at most this many jobs in a matrix. */
const mostInMatrix = 256;
/** The outputs of a list. `matrix` holds the first entries, for `fromJSON` in `strategy.matrix`. */
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ })

};
