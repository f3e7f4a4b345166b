"use strict";
exports.id = 5829;
exports.ids = [5829];
exports.modules = {

8717:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  f: () => (withFailure)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9075);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8117);
var _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2403);




function withFailure(others, { operation, why, error }, { redact }) {
    const { hint = others.hint } = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.MZ || error instanceof _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__.D ? error : others;
    const words = hint === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__.b)(hint);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint: words };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(words !== undefined && { hint: words }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_3__.W)(failed, others.summary),
    };
}


}),

5586:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (lookUntilFound)
});
async function lookUntilFound(look, pausesMs, { clock, signal }) {
    for (const pauseMs of pausesMs) {
        await clock.sleep(pauseMs, signal);
        const found = await look();
        if (found !== null)
            return found;
    }
    return null;
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

5829:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  waitForAddresses: () => (waitForAddresses),
  waitForQuery: () => (waitForQuery)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8405);
var _client_retry_wait_for_rate_limit_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4783);
var _model_requests_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6224);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7005);
var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(888);
var _cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6531);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1479);
var _context_failed_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8717);
var _context_heartbeat_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4749);
var _context_look_until_found_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5586);
var _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2403);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4020);
var _lists_collect_list_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(970);
var _lists_newest_build_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9036);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4071);
var _build_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7004);
var _cancel_unread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9709);
var _limits_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5703);
var _read_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6809);
var _wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2050);




















const mostFailures = 3;
const lastAttemptMs = 2_000;
async function waitForAddresses({ addresses, timeoutMs }, options, context) {
    const sinceMs = context.clock.monotonic();
    const end = appearance(timeoutMs, options, sinceMs);
    const search = (0,_build_search_js__WEBPACK_IMPORTED_MODULE_0__.ML)({
        addresses,
        lookFor: (address, { signal, setAbsent }) => readWhenThere(address, { end, setAbsent }, { ...context, signal }),
        needsAll: options.until !== 'any',
    }, context);
    try {
        while (search.found().length === 0 && search.isOpen())
            await (0,_build_search_js__WEBPACK_IMPORTED_MODULE_0__.pG)(search.change(), context);
    }
    catch (error) {
        const { cancelOnAbort: cancels } = options;
        const unwanted = (0,_cancel_unread_js__WEBPACK_IMPORTED_MODULE_1__.k)({ search, options, sinceMs }, context);
        if (cancels !== true && unwanted.length === 0)
            throw error;
        const unread = { unread: search.missing(), unwantedUnread: unwanted };
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_2__.ec)([], { sinceMs, cancelOnAbort: cancels, wanted: search.wanted, ...unread }, context);
    }
    const [failure] = search.failures();
    const isOver = context.clock.monotonic() >= end.waitEndMs;
    if (failure !== undefined && search.found().length === 0 && !isOver)
        throw withOthers(failure.error, search);
    const outcome = await (0,_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__.waitForBuilds)(search.found(), { options, sinceMs, search }, context);
    if (failure !== undefined && search.found().length === 0 && !context.signal.aborted)
        throw withOthers(withTimeout(failure.error), search);
    return withMissing(outcome, search, options, context);
}
function withTimeout(error) {
    const isOutage = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_4__.MZ && !(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_4__.MU) && !(0,_read_builds_js__WEBPACK_IMPORTED_MODULE_5__.TG)(error);
    if (isOutage && !error.hint?.includes('wait-timeout'))
        error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
    return error;
}
function withOthers(error, search) {
    if (search.wanted > 1)
        error.message = describeMissing(search).join(' ');
    return error;
}
function describeMissing(search, missing = search.missing()) {
    const isUnread = (address) => search.unread().includes(address);
    const { unread = [], absent = [] } = Object.groupBy(missing, (one) => isUnread(one) ? 'unread' : 'absent');
    const failures = search.failures();
    const untold = failures.length - mostFailures;
    return [
        ...failures.slice(0, mostFailures).map(({ error }) => (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_6__.O8)(error)),
        ...(untold > 0 ? [`The same happened with ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.U)(untold, 'other build')}.`] : []),
        ...(absent.length > 0 ? [`Not found before the wait ended: ${absent.map(_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__.mT).join(', ')}.`] : []),
        ...(unread.length > 0 ? [`Not read before the wait ended: ${unread.map(_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__.mT).join(', ')}.`] : []),
    ];
}
function withMissing(outcome, search, { until, cancelOnAbort: cancels }, context) {
    const isTold = context.signal.aborted && cancels === true;
    const [first] = search.failures();
    const sentences = describeMissing(search, isTold ? [] : search.missing());
    if (outcome.success && until === 'any')
        return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
    if (first === undefined)
        return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
    const failure = { operation: 'wait-for-build', why: sentences.join(' '), error: first.error };
    return (0,_context_failed_outcome_js__WEBPACK_IMPORTED_MODULE_9__.f)(outcome, failure, context);
}
async function readWhenThere(address, { end, setAbsent }, context) {
    const { client, clock, signal } = context;
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_8__.mT)(address);
    const sinceMs = clock.monotonic();
    let missing;
    const read = async () => {
        try {
            const get = (limits) => {
                if (clock.monotonic() >= end.waitEndMs)
                    setAbsent(false);
                return client.builds.get(address, { signal, ...limits });
            };
            return { address, build: await sendUntilOver(get, end, context) };
        }
        catch (error) {
            if (!(0,_read_builds_js__WEBPACK_IMPORTED_MODULE_5__.b2)(error))
                throw error;
            setAbsent(true);
            if (missing === undefined)
                await requirePipeline(address, end, context);
            missing = error;
            return null;
        }
    };
    const words = { notYet: `${name} was not found`, wanted: name };
    const found = await (0,_context_look_until_found_js__WEBPACK_IMPORTED_MODULE_10__.K)(read, pausesUntil(end, words, context), context);
    if (found === null) {
        const waited = `It did not appear within ${(0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_11__.a3)(clock.monotonic() - sinceMs)}.`;
        const hint = `${missing?.hint ?? ''} If the build appears later, raise ${end.limit}.`.trim();
        throw new _context_missing_build_error_js__WEBPACK_IMPORTED_MODULE_12__.D(`${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_6__.kc)(missing)}. ${waited}`, hint, missing?.status);
    }
    (0,_lists_newest_build_js__WEBPACK_IMPORTED_MODULE_13__.logFound)(found, context);
    return found;
}
async function requirePipeline(pipeline, end, context) {
    const { client, signal } = context;
    const options = { ..._model_requests_js__WEBPACK_IMPORTED_MODULE_14__.v, perPage: 1, signal, ...timeFor(end, context) };
    const list = client.builds.listForPipeline(pipeline, options);
    try {
        await (0,_lists_collect_list_js__WEBPACK_IMPORTED_MODULE_15__.j)(list, { limit: 1 });
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,_read_builds_js__WEBPACK_IMPORTED_MODULE_5__.b2)(error))
            throw error;
    }
}
async function waitForQuery(query, options, context) {
    const sinceMs = context.clock.monotonic();
    const end = appearance(query.timeoutMs, options, sinceMs);
    const tracked = await findBuild(query, end, context).catch((error) => {
        throw context.clock.monotonic() >= end.waitEndMs ? withTimeout(error) : error;
    });
    (0,_lists_newest_build_js__WEBPACK_IMPORTED_MODULE_13__.logFound)(tracked, context);
    return (0,_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__.waitForBuilds)([tracked], { options, sinceMs }, context);
}
function appearance(appearMs, { timeoutMs }, sinceMs) {
    const limit = timeoutMs < appearMs ? 'wait-timeout' : 'appear-timeout';
    return { endMs: sinceMs + Math.min(appearMs, timeoutMs), limit, waitEndMs: sinceMs + timeoutMs };
}
const timerMs = 100;
function timeFor({ endMs, waitEndMs }, context) {
    const nowMs = context.clock.monotonic();
    const heldUntilMs = endMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_16__.P;
    const heldMs = (0,_limits_js__WEBPACK_IMPORTED_MODULE_17__.x8)(heldUntilMs, context);
    return {
        timeoutMs: Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_17__.Q, waitEndMs - nowMs, heldMs === 0 ? 0 : heldMs + _limits_js__WEBPACK_IMPORTED_MODULE_17__.NR),
        timeoutName: 'wait-timeout',
        unpaced: nowMs >= waitEndMs - timerMs,
        heldUntilMs,
    };
}
function isThrottled(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_4__.hD && error.status === 429;
}
async function sendInWindow(send, end, context) {
    for (;;) {
        try {
            return await send(timeFor(end, context));
        }
        catch (error) {
            if (context.signal.aborted || !isThrottled(error) || (0,_limits_js__WEBPACK_IMPORTED_MODULE_17__.x8)(end.endMs + _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_16__.P, context) === 0)
                throw error;
        }
    }
}
async function sendUntilOver(send, end, context) {
    const { clock, signal } = context;
    for (;;) {
        const isLast = clock.monotonic() >= end.waitEndMs;
        try {
            return await sendInWindow(send, end, context);
        }
        catch (error) {
            const leftMs = end.waitEndMs - clock.monotonic();
            const isPaced = (0,_client_retry_wait_for_rate_limit_js__WEBPACK_IMPORTED_MODULE_18__.m1)(error);
            const isFinal = (0,_read_builds_js__WEBPACK_IMPORTED_MODULE_5__.TG)(error) || isThrottled(error) || isLast;
            if (signal.aborted || isFinal || (leftMs > lastAttemptMs && !isPaced))
                throw error;
            await clock.sleep(Math.max(0, isPaced ? Math.min(leftMs, pacedMs) : leftMs), signal);
        }
    }
}
const pacedMs = 10_000;
const pausesMs = [3_000, 5_000, 8_000, 13_000, 20_000];
async function findBuild(query, end, context) {
    const wanted = `build${(0,_lists_newest_build_js__WEBPACK_IMPORTED_MODULE_13__.describeFilters)(query.filters)}`;
    const words = { notYet: `No ${wanted} yet`, wanted: `a ${wanted}` };
    const look = () => sendUntilOver((limits) => (0,_lists_newest_build_js__WEBPACK_IMPORTED_MODULE_13__.findNewest)(query, context, limits), end, context);
    const found = await (0,_context_look_until_found_js__WEBPACK_IMPORTED_MODULE_10__.K)(look, pausesUntil(end, words, context), context);
    const hint = `Check that the pipeline builds this branch, or raise ${end.limit}.`;
    if (found === null)
        throw await (0,_lists_newest_build_js__WEBPACK_IMPORTED_MODULE_13__.missingBuild)(query, context, hint);
    return found;
}
function* pausesUntil({ endMs, limit }, { notYet, wanted }, context) {
    const { clock, random, log } = context;
    const heartbeat = (0,_context_heartbeat_js__WEBPACK_IMPORTED_MODULE_19__.V)(context);
    yield 0;
    for (let attempt = 0; clock.monotonic() < endMs; attempt += 1) {
        if (attempt === 0)
            log.info(`${notYet}. Waiting for it to appear.`);
        heartbeat.beat(() => {
            const left = (0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_11__.a3)(endMs - clock.monotonic());
            return `Still waiting for ${wanted} to appear. ${limit} expires in ${left}.`;
        });
        const pauseMs = (pausesMs[attempt] ?? 20_000) * (0.85 + 0.3 * random());
        yield Math.min(pauseMs, endMs - clock.monotonic());
    }
}


})

};
;