"use strict";
exports.id = 1314;
exports.ids = [1314];
exports.modules = {

1870:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (interruptedOutcome),
  o: () => (interruptedWrite)
});
var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.W)(failed, summary),
    };
}
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.renderFailure)(failed, limits),
    };
}


}),

1314:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listMatching: () => (listMatching),
  renderList: () => (renderList)
});

var states = __webpack_require__(2476);
var times = __webpack_require__(1822);
var cut = __webpack_require__(1129);
var durations = __webpack_require__(888);
var text_url = __webpack_require__(1412);
var builds_commit = __webpack_require__(3542);
var builds_place = __webpack_require__(8456);
;







const longestFact = 100;
function analyzeBuilds(builds, context) {
    const { now, redact, complete } = context;
    const items = builds.map((build) => readItem(redact.json(build), context));
    const groups = Map.groupBy(items, (item) => item.state);
    const states = [...groups].map(([state, group]) => [state, group.length]);
    return { builds: items, states: states.sort(([, a], [, b]) => b - a), complete, asOf: now };
}
function readItem(build, { now, results, redact, toLink = text_url.Pl }) {
    const end = (0,times.p)(build.finished_at) ?? ((0,states.Hd)(build) ? null : now);
    const result = results?.get(build.id);
    return {
        place: (0,builds_place.$t)(build),
        number: build.number,
        url: toLink(build.web_url),
        state: (0,states.Jt)(build),
        branch: build.branch || null,
        commit: build.commit || null,
        message: (0,builds_commit.TM)(build.message),
        ranMs: (0,durations.vk)((0,times.p)(build.started_at), end),
        createdAt: (0,times.p)(build.created_at),
        creator: build.creator?.name || null,
        result: result === undefined ? null : redact.text(result),
    };
}
function describeListed({ place, number, state, branch, commit, message }) {
    const facts = [state, branch, commit && (0,builds_commit.Ax)(commit), message];
    const known = facts.filter((fact) => fact !== null).map((fact) => (0,cut.y)(fact, longestFact));
    return `${`${(0,builds_place.df)(place)} #${number}`.trim()}: ${known.join(', ')}`;
}

var text_blocks = __webpack_require__(2647);
var counts = __webpack_require__(7005);
var text_document = __webpack_require__(1904);
var markdown = __webpack_require__(1608);
var verdict = __webpack_require__(4946);
;









const pictured = 20;
const openRows = 20;
function renderBuildsSummary(report, options) {
    const { builds, complete, asOf } = report;
    const found = builds.length === 0 ? 'No builds found' : (0,counts.U)(builds.length, 'build');
    const blocks = [
        (0,text_blocks.FY)('verdict', (0,markdown.md) `## ${found}${place(report)}`),
        (0,text_blocks.FY)('picture', picture(report)),
        (0,text_blocks.FY)('caveats', complete ? markdown.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...tables(report),
    ];
    return (0,text_document.yQ)(blocks, (0,text_document.ee)(options.bytes), (0,markdown.md) `<sub>As of ${(0,durations.K9)(asOf)}.</sub>`);
}
function picture({ builds, states }) {
    if (builds.length === 0)
        return markdown.s6;
    const signs = builds.slice(0, pictured).map(({ state }) => (0,verdict.rL)(state));
    const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
    const words = states.map(([state, number]) => (0,markdown.md) `${(0,counts.Z)(number)} ${(0,markdown.CS)(state, 40)}`);
    return (0,markdown.md) `${{ markdown: signs.join(' ') }} (${order})\n\n${(0,markdown.fj)(words, ', ')}.`;
}
function tables({ builds, asOf }) {
    if (builds.length === 0)
        return [];
    const onePlace = new Set(builds.map((build) => (0,builds_place.df)(build.place))).size === 1;
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
    const first = (0,text_blocks.tp)('builds', columns, rows.slice(0, openRows));
    const rest = (0,text_blocks.tp)('more builds', columns, rows.slice(openRows));
    return rows.length <= openRows
        ? [first]
        : [first, (0,text_blocks.yZ)(`${(0,counts.Z)(rows.length - openRows)} more`, rest)];
}
function rowOf(build, style) {
    const { number, place: where, url, state, result, ranMs, branch, commit, message, createdAt, creator, } = build;
    const label = style.onePlace ? `${number}` : `${(0,builds_place.df)(where)} build ${number}`;
    return [
        (0,text_url.nf)(label, url),
        (0,markdown.md) `${{ markdown: (0,verdict.rL)(state) }} ${(0,markdown.CS)(state, 40)}`,
        ...(style.acted ? [result] : []),
        ranMs === null ? markdown.s6 : (0,durations.a3)(ranMs),
        branch === null ? markdown.s6 : (0,markdown.aY)(branch, 60),
        commit === null ? markdown.s6 : (0,builds_commit.KF)(commit),
        message === null ? markdown.s6 : (0,markdown.CS)(message, 80),
        createdAt === null ? markdown.s6 : (0,durations.nV)(style.asOf - createdAt),
        creator === null ? markdown.s6 : (0,markdown.aY)(creator, 40),
    ];
}
function place({ builds }) {
    const places = [...new Set(builds.map((build) => (0,builds_place.df)(build.place)))];
    const [only] = places;
    return places.length === 1 && only ? (0,markdown.md) ` in ${only}` : markdown.s6;
}

var interrupted_outcome = __webpack_require__(1870);
var build_outputs = __webpack_require__(4071);
var list_outputs = __webpack_require__(3177);
var read_list = __webpack_require__(7360);
var read_matching = __webpack_require__(3899);
;








const mostLogged = 20;
async function listMatching(order, context) {
    const { builds, notes, ...end } = await (0,read_matching.m)(order, context);
    const { complete } = end;
    const tracked = builds.map(build_outputs.Hn).filter((one) => one !== null);
    const report = reportOn(builds, { complete }, context);
    logBuilds(report, context);
    const outcome = {
        ...(0,read_list.KA)((0,counts.U)(builds.length, 'build'), end),
        outputs: { ...(0,build_outputs.XF)(tracked), ...(0,list_outputs.D)(builds.length, complete, tracked.map(build_outputs.Jo)) },
        json: builds,
        notes,
        summary: (limits) => renderBuildsSummary(report, limits),
    };
    return end.reason === 'interrupted' ? (0,interrupted_outcome.B)(outcome, context.redact) : outcome;
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

7360:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Be: () => (whyIncomplete),
  KA: () => (describeList),
  LD: () => (readList)
});
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);
var _collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);




const progressMs = 10_000;
async function readList(list, { limit, maxBytes, thing, onEachPage }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        onEachPage?.();
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(read, thing)} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_1__.l)(list, { limit, maxBytes, onPage, signal });
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
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(failure.cause)}. Read before that: ${what}.`;
    return {
        success: false,
        sentence,
        ...(failure.hint === undefined ? {} : { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__.b)(failure.hint) }),
    };
}


}),

3899:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  m: () => (readMatching)
});
var _model_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4020);
var _matching_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8567);
var _read_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7360);




const mostReadings = 3;
async function readMatching(order, context) {
    let { pages, ...all } = await readOnce(order, context);
    if (order.filters.state === undefined || pages === 1)
        return all;
    for (let reading = 2; reading <= mostReadings && isWhole(all); reading += 1) {
        const next = await readOnce(order, context).catch(() => null);
        if (next === null)
            return { ...all, complete: false, reason: context.signal.aborted ? 'interrupted' : 'changed' };
        const news = newsOf(next.builds, all.builds);
        const builds = sortNewest([...all.builds, ...news]).slice(0, order.limit);
        const { complete, reason, failure } = next;
        all = { ...all, builds, complete, reason, failure };
        if (news.length === 0)
            return all;
    }
    return isWhole(all) ? { ...all, complete: false, reason: 'changed' } : all;
}
function isWhole({ complete, reason }) {
    return complete || reason === 'changed';
}
function newsOf(builds, known) {
    const ids = new Set(known.map(({ id }) => id));
    const newestMs = Math.max(...known.map(createdMs));
    return builds.filter((build) => !ids.has(build.id) && createdMs(build) <= newestMs);
}
function sortNewest(builds) {
    return builds.toSorted((a, b) => createdMs(b) - createdMs(a));
}
function createdMs({ created_at }) {
    return (0,_model_times_js__WEBPACK_IMPORTED_MODULE_0__.p)(created_at) ?? 0;
}
async function readOnce({ scope, filters, limit, sendByMs }, context) {
    const list = requestList(scope, { ...filters, signal: context.signal, ...(0,_context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_1__.h)(sendByMs) }, context.client);
    let pages = 0;
    const onEachPage = () => {
        pages += 1;
    };
    const { items, ...end } = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_2__.LD)(list, { limit, thing: 'build', onEachPage }, context);
    return { ...(0,_matching_builds_js__WEBPACK_IMPORTED_MODULE_3__.f)(items, filters), ...end, pages };
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


}),

3177:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (listValues)
});
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


}),

9075:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (renderFailureAbove),
  renderFailure: () => (renderFailure)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1904);
var _text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5260);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);




const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value, longestValue)]);
    const key = buildKey.exec(hint ?? '')?.[0];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(hint, longestLine)),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('key to copy', key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_fence_js__WEBPACK_IMPORTED_MODULE_2__.O)(key)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


})

};
;