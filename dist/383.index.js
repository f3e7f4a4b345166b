export const id = 383;
export const ids = [383];
export const modules = {

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

/***/ 2764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitForAddresses: () => (/* binding */ waitForAddresses),
/* harmony export */   waitForQuery: () => (/* binding */ waitForQuery)
/* harmony export */ });
/* harmony import */ var _context_look_until_found_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6856);
/* harmony import */ var _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7237);
/* harmony import */ var _lists_collect_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8320);
/* harmony import */ var _lists_matching_builds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3005);
/* harmony import */ var _wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(984);






/** Waits for builds with known addresses. */
async function waitForAddresses(addresses, options, context) {
    const { client, signal } = context;
    const builds = await Promise.all(addresses.map(async (address) => ({ address, build: await client.builds.get(address, { signal }) })));
    return (0,_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__.waitForBuilds)(builds, { options }, context);
}
/** Waits for a build to appear, then for its end. */
async function waitForQuery(query, options, context) {
    const tracked = await findBuild(query, context);
    context.log.info(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameBuild */ .mT)(tracked.address)}: found.`);
    return (0,_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__.waitForBuilds)([tracked], { options }, context);
}
/** The pauses between two attempts. The last one repeats. */
const pausesMs = [3_000, 5_000, 8_000, 13_000, 20_000];
/**
 * Finds the build of a commit with the highest number, and waits until there is one.
 * @throws MissingBuildError if none appears in time.
 */
async function findBuild(query, context) {
    const found = await (0,_context_look_until_found_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUntilFound */ .K)(() => look(query, context), pausesUntil(query, context), context);
    if (found !== null)
        return found;
    const { pipeline, commit, branch } = query;
    const on = branch === undefined ? '' : ` on branch ${branch}`;
    throw new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_5__/* .MissingBuildError */ .D(`No build of ${commit}${on} appeared in ${pipeline.organization}/${pipeline.pipeline}.`);
}
/** No pause before the first attempt, then pauses with jitter until the time is over. */
function* pausesUntil({ timeoutMs, commit }, { clock, random, log }) {
    const endMs = clock.monotonic() + timeoutMs;
    yield 0;
    for (let attempt = 0; clock.monotonic() < endMs; attempt += 1) {
        if (attempt === 0)
            log.info(`No build of ${commit} yet. Waiting for it to appear.`);
        const pauseMs = (pausesMs[attempt] ?? 20_000) * (0.85 + 0.3 * random());
        yield Math.min(pauseMs, endMs - clock.monotonic());
    }
}
async function look({ pipeline, commit, branch }, { client, signal }) {
    const filters = { commit, ...(branch !== undefined && { branch }) };
    const parameters = { ...filters, exclude_jobs: true, exclude_pipeline: true };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal });
    const { builds } = (0,_lists_matching_builds_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseMatching */ .f)(await (0,_lists_collect_list_js__WEBPACK_IMPORTED_MODULE_0__/* .collectItems */ .j)(list, { limit: 100 }), filters);
    const build = builds.toSorted((a, b) => b.number - a.number)[0];
    return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}


/***/ })

};
