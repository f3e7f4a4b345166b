"use strict";
exports.id = 9036;
exports.ids = [9036];
exports.modules = {

7853:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z: () => (isMisplaced),
  s: () => (pipelineAddressOf)
});
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function isMisplaced(build, asked) {
    if (asked.number !== undefined && asked.number !== build.number)
        return true;
    const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
    if (number === undefined)
        return false;
    const differs = (own, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
    return (differs(organization, asked.organization) ||
        differs(pipeline, asked.pipeline) ||
        Number(number) !== build.number);
}


}),

6224:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  q: () => (flakyTestPeriods),
  v: () => (smallResponse)
});
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


}),

2403:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (MissingBuildError)
});
var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);

class MissingBuildError extends _error_text_js__WEBPACK_IMPORTED_MODULE_0__.Nj {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}


}),

970:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  j: () => (collectItems),
  l: () => (collectList)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

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
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.rV))
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


}),

8567:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (chooseMatching)
});

var model_states = __webpack_require__(2476);
var times = __webpack_require__(1822);
var counts = __webpack_require__(7005);
;
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

;




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
    return `Ignored ${(0,counts.U)(others, 'listed build')} that the ${filters} ${names} should have excluded. The service may not support ${unmet.length === 1 ? 'it' : 'them'}.`;
}
function unmetFilters(build, filters) {
    return Object.entries(checks).flatMap(([name, check]) => {
        const wanted = filters[name];
        const matches = check;
        return wanted === undefined || matches(build, wanted) ? [] : [name];
    });
}
function hasState(build, wanted) {
    const states = wanted === 'finished' ? model_states.ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,model_states.Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,times.p)(time), (0,times.p)(from)];
    return at !== null && least !== null && at >= least;
}


}),

9036:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  describeFilters: () => (describeFilters),
  findNewest: () => (findNewest),
  locateLatest: () => (locateLatest),
  logFound: () => (logFound),
  missingBuild: () => (missingBuild)
});
var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
var _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2403);
var _inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9897);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);
var _collect_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(970);
var _matching_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8567);






async function locateLatest(query, context, { isResult = false, ...limits } = {}) {
    const found = await findNewest(query, context, limits);
    if (found === null)
        throw await missingBuild(query, context, 'Check pipeline, branch, commit and state.');
    logFound(found, context);
    context.client.noteFound(found.address);
    if (isResult)
        (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.vP)([found], context.journal);
    return found.address;
}
function logFound({ address, build }, context) {
    context.log.info((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(address)}: found.`, build, context));
}
async function findNewest({ pipeline, filters, preferredBranch }, { client, signal }, limits = {}) {
    const parameters = { ...filters, ..._model_requests_js__WEBPACK_IMPORTED_MODULE_1__.v };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
    const { builds } = (0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_2__.f)(await (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_3__.j)(list, { limit: 100 }), filters);
    const newestFirst = builds.toSorted((a, b) => b.number - a.number);
    const build = newestFirst.find(({ branch }) => branch === preferredBranch) ?? newestFirst[0];
    return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}
async function missingBuild({ pipeline, filters }, context, hint) {
    const where = `${pipeline.organization}/${pipeline.pipeline}`;
    const missing = `No build${describeFilters(filters)} appeared in ${where}.`;
    const { branch, commit } = filters;
    if (branch === undefined || commit === undefined)
        return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__.D(missing, hint);
    const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
    if (other === null || [branch].flat().includes(other.build.branch ?? ''))
        return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__.D(missing, hint);
    const elsewhere = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)(other.address)} is a build of this commit on branch ${other.build.branch}.`;
    return new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_4__.D(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}
function describeFilters({ branch, commit, state }) {
    const parts = { of: commit, 'on branch': branch, 'in state': state };
    return Object.entries(parts)
        .map(([words, values]) => (values === undefined ? '' : ` ${words} ${(0,_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_5__.yL)([values].flat())}`))
        .join('');
}


}),

4071:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Hn: () => (trackListed),
  Jo: () => (buildEntry),
  Ni: () => (withLink),
  XF: () => (buildValues),
  bt: () => (isSameBuild),
  mT: () => (nameBuild),
  vP: () => (setBuildOutputs)
});
var _model_build_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4500);
var _inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8899);




function nameBuild({ organization, pipeline, number }) {
    return `${organization}/${pipeline} #${number}`;
}
function withLink(line, { web_url }, { toLink }) {
    return `${line} ${toLink(web_url) ?? ''}`.trim();
}
function isSameBuild(a, b) {
    return nameBuild(a) === nameBuild(b);
}
function buildEntry({ address, build }) {
    return { ...address, id: build.id, url: build.web_url ?? null, state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) };
}
function buildValues(tracked, expected = tracked.length) {
    const builds = tracked.map(buildEntry);
    const [first] = tracked;
    if (first === undefined || expected !== 1)
        return { builds };
    const { address, build } = first;
    return {
        builds,
        'build-number': String(address.number),
        'build-id': build.id,
        'build-url': build.web_url ?? '',
        state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build),
    };
}
function setBuildOutputs(tracked, journal, expected = tracked.length) {
    for (const [name, value] of Object.entries(buildValues(tracked, expected)))
        journal.output(name, value);
}
function trackListed(build) {
    const pipeline = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__.s)(build);
    const isValid = pipeline !== null && Object.values(pipeline).every((slug) => (0,_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__.E)((0,_inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__.dF)(slug, 0)));
    return isValid ? { address: { ...pipeline, number: build.number }, build } : null;
}


})

};
;