export const id = 984;
export const ids = [984];
export const modules = {

/***/ 221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isCanceledOnAbort),
/* harmony export */   e: () => (/* binding */ cancelOnAbort)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9326);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9818);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7961);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2816);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3005);
/* harmony import */ var _cancel_build_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5201);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8481);







/** The runner gives a canceled step 7.5 seconds. The rest of them is for outputs and summary. */
const mostMs = 5_500;
const attemptMs = 3_000;
/** After the runner's second signal. */
const lastAttemptMs = 1_500;
/**
 * True for builds that are canceled with the workflow: those that this step started, or all of them, as the input says.
 * A build that is reused because of an idempotency key is never canceled, because anyone can set such a key.
 */
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return origin !== 'reused' && (cancelOnAbort ?? origin === 'started');
}
/**
 * Ends a step whose workflow was canceled. Cancels its builds immediately, even if the rate limit is exhausted, and says
 * what happened to each. What could not be canceled is left to the post step.
 */
async function cancelOnAbort(tracked, { cancelOnAbort, sinceMs, pending = [], spentMs = 0 }, context) {
    const nowMs = context.clock.monotonic();
    const [afterMs, endMs] = [nowMs - sinceMs, nowMs + mostMs - spentMs];
    const isMine = (one) => isCanceledOnAbort(one, cancelOnAbort);
    const aborted = await Promise.all(tracked.map((one) => {
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isOver */ .PU)(one.build))
            return { ...one, result: 'ended' };
        return isMine(one) ? cancelOne(one, endMs, context) : { ...one, result: 'kept' };
    }));
    const open = aborted.filter(({ result, duplicateKey }) => result === 'failed' || (result !== 'kept' && duplicateKey));
    const mine = isMine({ origin: 'started' }) ? pending : [];
    if (open.length + mine.length > 0 || tracked.some(isMine))
        (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .saveUnfinished */ .r9)({ pending: mine, builds: open.map(_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .toSaved */ .l7) }, context.journal);
    const sentences = [
        'The workflow was canceled.',
        ...aborted.map(describeResult),
        ...pending.map((saved) => describePending(saved, mine.includes(saved))),
    ];
    const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } }));
    const expected = tracked.length + pending.length;
    return { ...(0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.buildOutcome)(sentences.join(' '), reported, context, expected), success: false };
}
/** The state in which a build was last seen may be old, so the cancel is sent to a blocked build too. */
async function cancelOne(one, endMs, context) {
    try {
        return { ...one, ...(await cancelUntil(endMs, one.address, context)) };
    }
    catch (error) {
        return { ...one, result: 'failed', why: (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .errorText */ .k)(error) };
    }
}
/**
 * Cancels on a connection of its own. After a timeout there is one more attempt if time is left. The runner's second
 * signal interrupts the current attempt and starts the last one.
 */
async function cancelUntil(endMs, address, { client, clock, forceSignal }) {
    for (let attempt = 1;; attempt += 1) {
        const last = forceSignal.aborted;
        const leftMs = Math.max(0, endMs - clock.monotonic());
        const timeoutMs = Math.min(last ? lastAttemptMs : attemptMs, leftMs);
        const options = { urgent: true, timeoutMs, ...(last ? {} : { signal: forceSignal }) };
        try {
            return await (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_4__.cancelBuildOnce)(address, client, options, { urgent: true, timeoutMs: lastAttemptMs });
        }
        catch (error) {
            const hasTime = clock.monotonic() < endMs;
            const again = forceSignal.aborted ? !last : attempt === 1 && hasTime && error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU;
            if (!again)
                throw error;
        }
    }
}
/** A creation that nothing looks for any more is named with its key, so that a person can look for it. */
function describePending(saved, isMine) {
    const doubt = `A ${(0,_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .nameRequested */ .a1)(saved)} may have been created`;
    if (isMine)
        return `${doubt}. The post step looks for it.`;
    const mark = saved.key === undefined ? '' : ` Its meta-data is ${_client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .buildKeyName */ .Zy} = ${saved.key}.`;
    return `${doubt}, and keeps running: this step does not cancel it.${mark}`;
}
function describeResult({ address, build, result, why }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .nameBuild */ .mT)(address);
    switch (result) {
        case 'kept':
            return `${name} keeps running: this step does not cancel it.`;
        case 'failed':
            return `${name} could not be canceled (${why ?? 'no response'}). The post step tries again.`;
        case 'ended':
        case 'blocked':
            return (0,_cancel_build_once_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRefusal */ .a)(result, { address, build });
        default:
            return `${name} was canceled too.`;
    }
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

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  waitForBuilds: () => (/* binding */ waitForBuilds)
});

// EXTERNAL MODULE: ./build/report/builds/verdict.js
var verdict = __webpack_require__(4764);
// EXTERNAL MODULE: ./build/operations/cancel/cancel-build-once.js
var cancel_build_once = __webpack_require__(5201);
// EXTERNAL MODULE: ./build/operations/cancel/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(221);
// EXTERNAL MODULE: ./build/operations/cancel/saved-state.js
var saved_state = __webpack_require__(8481);
// EXTERNAL MODULE: ./build/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(3005);
// EXTERNAL MODULE: ./build/model/states.js
var states = __webpack_require__(9818);
// EXTERNAL MODULE: ./build/operations/inputs/wait-settings.js
var wait_settings = __webpack_require__(6916);
// EXTERNAL MODULE: ./build/model/times.js
var times = __webpack_require__(4948);
;// CONCATENATED MODULE: ./build/operations/wait/build-wait.js


/** How long an outage without any successful poll is tolerated. */
const longestOutageMs = 15 * 60_000;
/** The replica that answers may not know a build that was just created. */
const readLagMs = 30_000;
/** Starts the wait for a build. */
function startWait({ address, build, origin = 'found' }, now) {
    const sinceMs = now.monotonicMs;
    const phase = phaseOf(build);
    return {
        address,
        build,
        origin,
        sinceMs,
        seenMs: sinceMs,
        phase,
        queuedSinceMs: sinceMs,
        startedMs: startOf(build, phase, now),
        withJobs: false,
        end: null,
    };
}
/** The wait after a poll. */
function applyPoll(wait, result, now) {
    if ('build' in result)
        return applyBuild(wait, result.build, now);
    const afterMs = now.monotonicMs - wait.sinceMs;
    if ('gone' in result) {
        return afterMs < readLagMs ? wait : { ...wait, end: { stop: { why: 'disappeared', afterMs } } };
    }
    const tolerated = result.temporary && now.monotonicMs - wait.seenMs <= longestOutageMs;
    return tolerated
        ? wait
        : { ...wait, end: { stop: { why: 'unreachable', afterMs }, error: result.failure } };
}
function applyBuild(wait, build, now) {
    const counted = Boolean(build.jobs ?? build.job_state_counts);
    const wasBlocked = isBlocked(wait.build) || isBlocked(build);
    const seen = {
        ...wait,
        build,
        seenMs: now.monotonicMs,
        withJobs: wait.withJobs || !counted,
        queuedSinceMs: wasBlocked ? now.monotonicMs : wait.queuedSinceMs,
    };
    const phase = phaseOf(build);
    if (phase === wait.phase)
        return seen;
    const startedMs = wait.phase === 'queued' ? startOf(build, phase, now) : wait.startedMs;
    return { ...seen, phase, startedMs };
}
/** The wait with its end, if the build has ended or the time is over. */
function checkEnd(wait, options, nowMs) {
    if (wait.end !== null)
        return wait;
    if (hasEnded(wait.build, options))
        return { ...wait, end: 'ended' };
    const why = stopReason(wait, options, nowMs);
    if (why === null)
        return wait;
    const fromMs = why === 'queue-timeout' ? wait.queuedSinceMs : wait.sinceMs;
    return { ...wait, end: { stop: { why, afterMs: nowMs - fromMs } } };
}
/** True if the build is in a state that ends the wait, successful or not. */
function hasEnded(build, options) {
    const state = (0,states/* effectiveState */.Jt)(build);
    if (state === 'blocked')
        return !options.throughBlocked;
    if ((0,states/* isTerminal */.Hd)(build))
        return true;
    // A build in an unknown state has ended if the service says when it finished.
    return !(0,states/* isKnownState */.Ht)(state) && typeof build.finished_at === 'string';
}
function stopReason(wait, options, nowMs) {
    if (options.failFast && wait.build.state === 'failing')
        return 'fail-fast';
    if (nowMs - wait.sinceMs >= options.timeoutMs)
        return 'timeout';
    return queueEndMs(wait, options) <= nowMs ? 'queue-timeout' : null;
}
/** The time left to wait for a build, in milliseconds. */
function timeLeftMs(wait, options, nowMs) {
    const endMs = Math.min(wait.sinceMs + options.timeoutMs, queueEndMs(wait, options));
    return Math.max(0, endMs - nowMs);
}
/** The time left until the first of several waits is over. */
function leastTimeLeftMs(waits, options, nowMs) {
    const active = waits.filter((wait) => wait.end === null);
    return Math.min(...(active.length > 0 ? active : waits).map((wait) => timeLeftMs(wait, options, nowMs)));
}
/** When `queue-timeout` expires; never for a build that does not wait for an agent. */
function queueEndMs({ phase, build, queuedSinceMs }, { queueTimeoutMs }) {
    if (phase !== 'queued' || isBlocked(build))
        return Number.POSITIVE_INFINITY;
    return queuedSinceMs + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}
function isBlocked(build) {
    return (0,states/* effectiveState */.Jt)(build) === 'blocked';
}
function phaseOf(build) {
    if (build.state === 'failing' || build.state === 'canceling')
        return build.state;
    return build.started_at ? 'running' : 'queued';
}
/** The service's clock may differ from ours: a time in the future counts as now. */
function startOf(build, phase, now) {
    const time = (0,times/* parseTime */.p)(phase === 'queued' ? build.created_at : build.started_at);
    return now.monotonicMs - Math.max(0, time === null ? 0 : now.epochMs - time);
}

// EXTERNAL MODULE: ./build/client/index.js + 2 modules
var build_client = __webpack_require__(9326);
// EXTERNAL MODULE: ./build/client/polling/poll-policy.js + 1 modules
var poll_policy = __webpack_require__(4757);
// EXTERNAL MODULE: ./build/client/polling/run-times.js
var run_times = __webpack_require__(7456);
// EXTERNAL MODULE: ./build/operations/context/error-text.js
var error_text = __webpack_require__(7961);
// EXTERNAL MODULE: ./build/operations/lists/collect-list.js
var collect_list = __webpack_require__(8320);
;// CONCATENATED MODULE: ./build/operations/wait/read-builds.js



/** The service's largest page. */
const mostPerPage = 100;
/** The small response, which is enough for a poll. Servers that do not know these parameters send the complete build. */
const small = { exclude_jobs: true, exclude_pipeline: true };
/** Polls one build, optionally with its jobs. @throws only the signal's reason. */
async function pollBuild(address, { withJobs, intervalMs, timeoutMs }, context) {
    const { client, signal } = context;
    try {
        const parameters = withJobs ? {} : small;
        const options = { signal, timeoutMs, polling: { intervalMs } };
        return { build: await client.builds.get(address, { ...parameters, ...options }) };
    }
    catch (error) {
        const failed = toFailedPoll(error, context);
        return error instanceof build_client/* ApiError */.hD && error.status === 404 ? { gone: true } : failed;
    }
}
/**
 * Polls the builds of one organization that share meta-data, with one request. Builds that the list lacks are missing from
 * the result. A server that ignores the filter returns other builds too; the caller ignores them.
 */
async function pollMany(organization, { metaData, count, intervalMs, timeoutMs }, context) {
    const filters = { meta_data: metaData, ...small };
    const options = { signal: context.signal, timeoutMs, polling: { intervalMs } };
    try {
        return await listShared(organization, { count, filters, options }, context);
    }
    catch (error) {
        return toFailedPoll(error, context);
    }
}
/** Reads the list of builds with shared meta-data. Twice their number, because there may be duplicates. */
async function listShared(organization, how, { client }) {
    const limit = 2 * how.count;
    const options = { ...how.options, perPage: Math.min(limit, mostPerPage) };
    const list = client.builds.listForOrganization({ organization }, { ...how.filters, ...options });
    return (0,collect_list/* collectItems */.j)(list, { limit });
}
/**
 * Reads builds with all their jobs and attempts. Returns them by ID; those that could not be read in time are missing.
 * Builds of one organization with shared meta-data are read with one list request.
 */
async function readWithJobs(tracked, { all, shared, timeoutMs }, context) {
    const { client, clock, signal } = context;
    const found = new Map();
    const endMs = clock.monotonic() + timeoutMs;
    const options = () => ({ signal, timeoutMs: Math.max(0, endMs - clock.monotonic()) });
    const add = async (read) => {
        try {
            for (const build of await read())
                found.set(build.id, build);
        }
        catch (error) {
            // The jobs are only for the report, which also works without them.
            signal.throwIfAborted();
            context.log.debug(`Could not read the jobs of a build: ${(0,error_text/* errorText */.k)(error)}`);
        }
    };
    for (const [organization, builds] of Map.groupBy(tracked, ({ address }) => address.organization)) {
        if (shared === undefined || builds.length < 2)
            continue;
        const count = all.filter(({ address }) => address.organization === organization).length;
        const filters = { meta_data: shared, include_retried_jobs: true };
        await add(() => listShared(organization, { count, filters, options: options() }, context));
    }
    const missing = tracked.filter(({ build }) => !found.has(build.id));
    const parameters = { include_retried_jobs: true };
    await Promise.all(missing.map(({ address }) => add(async () => [await client.builds.get(address, { ...parameters, ...options() })])));
    return found;
}
function toFailedPoll(error, context) {
    context.signal.throwIfAborted();
    if (!(error instanceof Error))
        throw error;
    return { failure: error, temporary: isTemporary(error) };
}
/** True for an outage, an exhausted rate limit, an invalid response, or a list that is not found. */
function isTemporary(error) {
    if (error instanceof build_client/* ApiError */.hD)
        return error.status >= 500 || [404, 408, 429].includes(error.status);
    return [build_client/* ConnectionError */.Rc, build_client/* TimeoutError */.MU, build_client/* InvalidResponseError */.tF].some((kind) => error instanceof kind);
}

;// CONCATENATED MODULE: ./build/operations/wait/poll-scheduler.js







/** A poll scheduler for one wait. */
async function createPollScheduler(waits, { options, shared }, context) {
    const { client, clock, random, signal } = context;
    const { rateLimit } = client;
    const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit, random, pollIntervalMs: options.pollIntervalMs });
    const leftMs = (all) => leastTimeLeftMs(all, options, clock.monotonic());
    const runTimes = options.pollIntervalMs === undefined
        ? await readPast(waits, leftMs(waits), context)
        : () => unknownRunTime;
    const planned = new Map();
    const plan = (group, nowMs) => {
        const builds = group.waits.map((wait) => describeWait(wait, runTimes(wait.address), nowMs));
        const next = policy.next({ nowMs, builds });
        planned.set(group.key, next);
        return next;
    };
    const poll = async (all) => {
        const nowMs = clock.monotonic();
        const [first] = groupWaits(all, shared)
            .map((group) => ({ group, next: planned.get(group.key) ?? plan(group, nowMs) }))
            .sort((a, b) => a.next.atMs - b.next.atMs);
        if (first === undefined)
            return [...all];
        const aheadMs = Math.max(0, first.next.atMs - nowMs);
        const inTime = aheadMs < leftMs(all);
        await clock.sleep(inTime ? aheadMs : leftMs(all), signal);
        if (!inTime)
            return [...all];
        const held = policy.recheck(first.next, clock.monotonic());
        if (held !== null) {
            planned.set(first.group.key, held);
            return [...all];
        }
        planned.delete(first.group.key);
        const how = { shared, intervalMs: first.next.spreadMs, leftMs: () => leftMs(all) };
        const polled = await pollGroup(first.group, how, context);
        return all.map((wait) => polled.find((other) => (0,build_outputs/* isSameBuild */.bt)(other.address, wait.address)) ?? wait);
    };
    return { poll };
}
async function pollGroup({ waits, listed }, { shared, ...how }, context) {
    const [only, second] = waits;
    if (shared === undefined || second === undefined) {
        return only === undefined ? [] : [await pollOne(only, how, context)];
    }
    const organization = waits[0]?.address.organization ?? '';
    const builds = await pollMany(organization, { metaData: shared, count: listed, ...polling(how) }, context);
    const now = moment(context);
    if ('failure' in builds)
        return waits.map((wait) => applyPoll(wait, logFailure(wait, builds, context), now));
    const polled = [];
    for (const wait of waits) {
        const build = builds.find(({ id }) => id === wait.build.id);
        polled.push(build ? applyPoll(wait, { build }, now) : await pollOne(wait, how, context));
    }
    return polled;
}
async function pollOne(wait, how, context) {
    const result = await pollBuild(wait.address, { withJobs: wait.withJobs, ...polling(how) }, context);
    return applyPoll(wait, logFailure(wait, result, context), moment(context));
}
function polling({ intervalMs, leftMs }) {
    return { intervalMs, timeoutMs: leftMs() };
}
function logFailure(wait, result, { log }) {
    if ('failure' in result && result.temporary)
        log.info(`${(0,build_outputs/* nameBuild */.mT)(wait.address)}: ${result.failure.message}; still waiting${until(result.failure)}.`);
    return result;
}
/** When the next poll can succeed, if that is known. */
function until(failure) {
    const retryAt = failure instanceof build_client/* ClientError */.MZ ? failure.retryAt : undefined;
    return retryAt === undefined ? '' : `, retry possible from ${retryAt.toISOString()}`;
}
/** The builds to poll together: those of one organization if they share meta-data, otherwise each by itself. */
function groupWaits(all, shared) {
    const keyOf = ({ address }) => shared === undefined ? (0,build_outputs/* nameBuild */.mT)(address) : address.organization;
    return [...Map.groupBy(all, keyOf)]
        .map(([key, each]) => ({
        key,
        listed: each.length,
        waits: each.filter((wait) => wait.end === null),
    }))
        .filter(({ waits }) => waits.length > 0);
}
function describeWait(wait, runTimes, nowMs) {
    return { elapsedMs: wait.phase === 'queued' ? 0 : nowMs - wait.startedMs, runTimes };
}
const unknownRunTime = (0,run_times/* createRunTimeDistribution */.t)([]);
/** How long builds of the same pipelines ran before. */
function readPast(waits, timeoutMs, { client, clock, log, signal }) {
    const estimated = waits.map(({ address, build }) => ({ address, branch: build.branch }));
    const onFailure = (error) => log.debug(`Could not read past builds: ${(0,error_text/* errorText */.k)(error)}`);
    return (0,run_times/* readRunTimes */.I)(estimated, { builds: client.builds, clock, signal, timeoutMs, onFailure });
}
/** The current moment on both clocks. */
function moment({ clock }) {
    return { monotonicMs: clock.monotonic(), epochMs: clock.now() };
}

// EXTERNAL MODULE: ./build/model/script-job.js
var script_job = __webpack_require__(3993);
// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
// EXTERNAL MODULE: ./build/report/text/plain.js
var plain = __webpack_require__(7375);
// EXTERNAL MODULE: ./build/report/builds/attempts.js
var attempts = __webpack_require__(5463);
// EXTERNAL MODULE: ./build/report/builds/outcomes.js
var builds_outcomes = __webpack_require__(5752);
;// CONCATENATED MODULE: ./build/report/builds/progress.js







/**
 * The progress of a build, from its jobs or, if the response omits them, from `job_state_counts`. The counts include wait
 * steps and other steps that run no commands.
 */
function describeProgress(original, redact) {
    const build = redact.json(original);
    const state = (0,states/* effectiveState */.Jt)(build);
    const counted = build.jobs ? countJobs(build, state) : countStates(build);
    return { ...counted, state, text: (0,plain/* plainLine */.h)(describe(state, counted)) };
}
function countJobs(build, state) {
    const latest = (0,attempts/* groupAttempts */.Q)((build.jobs ?? []).filter(script_job/* isScriptJob */.P)).map((attempts) => attempts.latest);
    const outcomes = latest.map((job) => (0,builds_outcomes/* jobOutcome */.Yr)(job, state));
    const failed = latest.filter((_, index) => outcomes[index] === 'failed');
    const first = failed.toSorted((a, b) => endOf(a) - endOf(b))[0];
    return {
        jobs: {
            done: outcomes.filter(builds_outcomes/* isSettled */.Is).length,
            total: latest.length,
            failed: failed.length,
        },
        firstFailure: first === undefined ? null : first.name || first.step_key || 'script step',
    };
}
/** The first failed job is the first to finish, as in the report. */
function endOf(job) {
    return (0,times/* parseTime */.p)(job.finished_at) ?? Number.MAX_SAFE_INTEGER;
}
function countStates(build) {
    const counts = build.job_state_counts;
    if (!counts?.states)
        return { jobs: null, firstFailure: null };
    let done = 0;
    let failed = 0;
    let total = 0;
    for (const [jobState, value] of Object.entries(counts.states)) {
        const number = typeof value === 'number' && value > 0 ? value : 0;
        const outcome = (0,builds_outcomes/* outcomeOfJobState */.aD)(jobState);
        total += number;
        if ((0,builds_outcomes/* isSettled */.Is)(outcome))
            done += number;
        if (outcome === 'failed')
            failed += number;
    }
    return { jobs: { done, total: Math.max(total, counts.total ?? 0), failed }, firstFailure: null };
}
/** The counts include soft failures, so failures are reported only if the build's state confirms them. */
function describe(state, { jobs, firstFailure }) {
    if (jobs === null || jobs.total === 0)
        return state;
    const certain = firstFailure !== null || state === 'failing' || state === 'failed';
    const failed = jobs.failed === 0 || !certain ? '' : `, ${jobs.failed} failed`;
    const first = firstFailure === null ? '' : `, first “${firstFailure}”`;
    return `${state}, ${jobs.done} of ${(0,counts/* count */.U)(jobs.total, 'job')} done${failed}${first}`;
}

;// CONCATENATED MODULE: ./build/operations/wait/progress-log.js




/** A build that waits this long for an agent is worth a line, because no agent may match. */
const longQueueMs = 60_000;
/** Maximum number of reads per build to name the first failed job. Soft failures cannot be told apart before. */
const mostReads = 3;
/** Maximum number of reads for builds that share meta-data: the log must not send more requests than the wait. */
const mostSharedReads = 10;
/** A progress log that has not logged anything yet. It reads the jobs of a build at its first failure and in a long queue. */
function createProgressLog(shared, context) {
    const { log, redact } = context;
    const loggedByName = new Map();
    let sharedReads = 0;
    /** Logs what has changed, and returns what is worth a read. */
    const logChange = (wait) => {
        const name = (0,build_outputs/* nameBuild */.mT)(wait.address);
        const none = { line: '', failed: 0, reads: 0, firstFailure: false, queue: false };
        const logged = loggedByName.get(name) ?? none;
        loggedByName.set(name, logged);
        const progress = describeProgress(wait.build, redact);
        // The outcome sentence of the step describes the jobs of a build that has ended.
        const line = (0,states/* isTerminal */.Hd)(wait.build) ? progress.state : progress.text;
        if (line !== logged.line)
            log.info(`${name}: ${line}`);
        logged.line = line;
        if ((0,states/* isTerminal */.Hd)(wait.build))
            return [];
        return [
            ...(isNewFailure(logged, progress) ? [{ wait, logged, about: 'failure' }] : []),
            ...(isLongQueue(logged, wait) ? [{ wait, logged, about: 'queue' }] : []),
        ];
    };
    const readJobs = async (builds, options) => {
        const unknown = builds.filter(({ build }) => !build.jobs);
        if (unknown.length === 0 || sharedReads >= mostSharedReads)
            return new Map();
        if (shared !== undefined)
            sharedReads += 1;
        return readWithJobs(unknown, { ...options, shared }, context);
    };
    return async (waits, { timeoutMs }) => {
        const questions = waits.flatMap(logChange);
        const read = await readJobs(questions.map(({ wait }) => wait), { all: waits, timeoutMs });
        for (const { wait, logged, about } of questions) {
            const build = read.get(wait.build.id) ?? wait.build;
            const line = about === 'failure' ? describeFailure(build, context) : describeQueue(build);
            if (line === null)
                continue;
            if (about === 'failure')
                logged.firstFailure = true;
            log.info(`${(0,build_outputs/* nameBuild */.mT)(wait.address)}: ${line}`);
        }
    };
}
/**
 * True, once, if more jobs have failed than at the last read and no failed job is named yet. Lists do not count jobs, so
 * for a build in a list only the state `failing` shows a failure.
 */
function isNewFailure(logged, { jobs, firstFailure, state }) {
    const failed = jobs?.failed ?? (state === 'failing' ? 1 : 0);
    const isKnown = logged.firstFailure || firstFailure !== null;
    if (isKnown || failed <= logged.failed || logged.reads >= mostReads)
        return false;
    logged.failed = failed;
    logged.reads += 1;
    return true;
}
/** True, once, if a build has waited long for an agent. */
function isLongQueue(logged, { phase, seenMs, queuedSinceMs }) {
    if (logged.queue || phase !== 'queued' || seenMs - queuedSinceMs <= longQueueMs)
        return false;
    logged.queue = true;
    return true;
}
function describeFailure(build, { redact }) {
    const first = describeProgress(build, redact).firstFailure;
    return first === null ? null : `first failed job: “${first}”.`;
}
function describeQueue({ jobs }) {
    const waiting = (jobs ?? []).find((job) => job.type === 'script' && 'agent_query_rules' in job);
    const rules = waiting && 'agent_query_rules' in waiting ? waiting.agent_query_rules : null;
    const wanted = Array.isArray(rules) && rules.length > 0 ? ` Agent rules: ${rules.join(', ')}.` : '';
    return `no agent has picked up a job yet.${wanted}`;
}

;// CONCATENATED MODULE: ./build/operations/wait/poll-builds.js







/** Minimum time for the last read, even if the time to wait is over. */
const leastLastReadMs = 5_000;
/**
 * Polls builds until the wait is over, and logs their progress.
 * @throws the signal's reason if the workflow is canceled.
 */
async function pollBuilds(started, plan, context) {
    const { options, shared, duplicateCheck } = plan;
    const { clock } = context;
    const logProgress = createProgressLog(shared, context);
    let waits = started.map((tracked) => startWait(tracked, moment(context)));
    const scheduler = await createPollScheduler(waits, plan, context);
    for (;;) {
        const timeoutMs = leastTimeLeftMs(waits, options, clock.monotonic());
        await logProgress(waits, { timeoutMs });
        waits = waits.map((wait) => checkEnd(wait, options, clock.monotonic()));
        if (isOver(waits, options)) {
            waits = await confirmEnd(waits, plan, context);
            if (duplicateCheck && isOver(waits, options))
                waits = replaceBuilds(waits, await duplicateCheck.conclude(waits));
            if (isOver(waits, options))
                return waits.map((wait) => conclude(wait, clock.monotonic()));
        }
        waits = await scheduler.poll(waits);
        if (duplicateCheck)
            waits = replaceBuilds(waits, await duplicateCheck.check(waits));
        plan.onPoll(waits);
    }
}
/** The same waits, with the builds that replace others. */
function replaceBuilds(waits, builds) {
    return waits.map((wait, index) => {
        const { address, build } = builds[index] ?? wait;
        return (0,build_outputs/* isSameBuild */.bt)(address, wait.address) ? wait : { ...wait, address, build, end: null };
    });
}
/**
 * Reads all builds with their jobs before the end is reported. A retried job makes a finished build run again, and a build
 * whose time ran out may have finished meanwhile. If the read fails, the last known state counts.
 */
async function confirmEnd(waits, { options, shared }, context) {
    const reachable = waits.filter((wait) => !isUnreachable(wait));
    const nowMs = context.clock.monotonic();
    const leftMs = Math.min(...reachable.map((wait) => timeLeftMs(wait, options, nowMs)));
    const timeoutMs = Math.max(leastLastReadMs, leftMs);
    const builds = await readWithJobs(reachable, { all: waits, shared, timeoutMs }, context);
    return waits.map((wait) => {
        const build = builds.get(wait.build.id);
        if (build === undefined)
            return wait;
        if (hasEnded(build, options))
            return { ...wait, build, end: 'ended' };
        return { ...wait, build, end: wait.end === 'ended' ? null : wait.end };
    });
}
function isUnreachable({ end }) {
    return typeof end === 'object' && (end?.stop.why === 'disappeared' || end?.stop.why === 'unreachable');
}
/** True if the wait is over, which may be the case because of one of several builds. */
function isOver(waits, options) {
    if (waits.every((wait) => wait.end !== null))
        return true;
    if (options.until === 'any')
        return waits.some((wait) => wait.end === 'ended');
    return (options.until === 'first-failure' &&
        waits.some((wait) => wait.end !== null && !hasSucceeded(wait, options)));
}
function hasSucceeded({ end, build }, options) {
    return end === 'ended' && (0,wait_settings/* isSuccess */.oJ)((0,states/* effectiveState */.Jt)(build), options);
}
function conclude({ address, build, origin = 'found', end, sinceMs }, nowMs) {
    const other = { stop: { why: 'left', afterMs: nowMs - sinceMs } };
    return { address, build, origin, end: end === 'ended' ? null : (end ?? other) };
}

// EXTERNAL MODULE: ./build/report/text/durations.js
var durations = __webpack_require__(4550);
// EXTERNAL MODULE: ./build/report/builds/place.js
var builds_place = __webpack_require__(4778);
;// CONCATENATED MODULE: ./build/report/builds/describe.js




/**
 * The report in one sentence, for the log and for the error of the step: the build, its verdict, and its URL. Plain text on
 * one line.
 */
function describeBuild(report) {
    const { number, place, state, verdict, ranMs, url } = report;
    const where = (0,builds_place/* describePlace */.df)(place);
    const subject = where === '' ? `Build ${number}` : `Build ${number} of ${where}`;
    const isFinished = (0,states/* isTerminal */.Hd)({ state }) && state !== 'blocked';
    const took = isFinished && ranMs !== null ? ` (ran ${(0,durations/* formatDuration */.a3)(ranMs)})` : '';
    return (0,plain/* plainLine */.h)(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}

// EXTERNAL MODULE: ./build/operations/outputs/build-outcome.js + 7 modules
var build_outcome = __webpack_require__(2816);
;// CONCATENATED MODULE: ./build/operations/wait/wait-outcome.js





/** The outcome of a step that waited for builds: it succeeds if they do. */
function waitOutcome(waited, options, context) {
    const succeeded = waited.filter((one) => wait_outcome_hasSucceeded(one, options));
    const success = options.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
    const worst = success ? undefined : mostRelevant(waited.filter((one) => !succeeded.includes(one)));
    const hint = worst && hintFor(worst);
    const [only, second] = waited;
    const single = only !== undefined && second === undefined;
    const start = worst === undefined ? '' : ` Start with: ${wait_outcome_describe(worst, context)}`;
    const sentence = single
        ? wait_outcome_describe(only, context)
        : `${succeeded.length} of ${waited.length} builds succeeded.${start}`;
    return {
        ...(0,build_outcome.buildOutcome)(sentence, waited.map(toReported), context),
        success,
        ...(hint !== undefined && { hint }),
    };
}
/** A build that failed, rather than one whose wait ended early; last one that was left because of another build. */
function mostRelevant(failed) {
    return (failed.find(({ end }) => end === null) ?? failed.find(({ end }) => end?.stop.why !== 'left') ?? failed[0]);
}
function wait_outcome_hasSucceeded({ end, build }, options) {
    return end === null && (0,wait_settings/* isSuccess */.oJ)((0,states/* effectiveState */.Jt)(build), options);
}
function toReported(one) {
    return { ...one, stop: one.end?.stop };
}
function wait_outcome_describe(one, context) {
    const words = describeBuild((0,build_outcome/* reportBuild */.p)(toReported(one), context));
    const error = one.end?.error;
    return error === undefined ? words : `${words} (${error.message})`;
}
function hintFor({ address, build, end }) {
    const state = (0,states/* effectiveState */.Jt)(build);
    switch (end?.stop.why) {
        case 'timeout':
            if ((0,states/* isCanceled */.YQ)(state))
                return undefined;
            return `To keep waiting, run wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number}. To wait longer from the start, raise wait-timeout.`;
        case 'queue-timeout':
            return 'No agent picked up a job. Check that an agent matching the agent rules is connected.';
        case 'disappeared':
            return 'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.';
        case undefined:
            if (state !== 'blocked')
                return undefined;
            return 'Unblock the build, add blocked to success-states, or set wait-through-blocked.';
        default:
            return end?.error instanceof build_client/* ClientError */.MZ ? end.error.hint : undefined;
    }
}

;// CONCATENATED MODULE: ./build/operations/wait/wait-for-builds.js







/** Waits for builds. The step succeeds if they do. If the workflow is canceled, cancels those that belong to the step. */
async function waitForBuilds(tracked, plan, context) {
    const { journal, signal } = context;
    const { options } = plan;
    const mine = tracked.filter((one) => (0,cancel_on_abort/* isCanceledOnAbort */.b)(one, options.cancelOnAbort));
    const sinceMs = context.clock.monotonic();
    let latest = tracked;
    const onPoll = (seen) => {
        latest = seen.map((one, index) => ({ ...tracked[index], ...one }));
        (0,build_outputs/* setBuildOutputs */.vP)(seen, journal);
    };
    onPoll(tracked);
    if (mine.length > 0)
        journal.save({ phase: 'waiting', builds: mine.map(saved_state/* toSaved */.l7) });
    try {
        const waited = await pollBuilds(tracked, { ...plan, onPoll }, context);
        const ended = await Promise.all(waited.map((one) => cancelIfUnwanted(one, options, context)));
        return waitOutcome(ended, options, context);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return (0,cancel_on_abort/* cancelOnAbort */.e)(latest, { sinceMs, cancelOnAbort: options.cancelOnAbort }, context);
    }
    finally {
        if (mine.length > 0 && !signal.aborted)
            (0,saved_state/* saveDone */.E3)(journal);
    }
}
/** Cancels a build that still runs, if the inputs ask for it. The reason stays with it, because its state does not say why. */
async function cancelIfUnwanted(one, options, context) {
    const { address, end, origin } = one;
    if (end === null || origin === 'reused' || !isUnwanted(end, options))
        return one;
    const attempt = await (0,cancel_build_once/* tryCancelBuild */.q)(address, context);
    if ('failure' in attempt)
        return one;
    const { build, result } = attempt;
    const line = result === 'canceled'
        ? `${(0,build_outputs/* nameBuild */.mT)(address)}: canceled because ${(0,verdict/* describeCause */.V$)(end.stop)}.`
        : (0,cancel_build_once/* describeRefusal */.a)(result, { address, build });
    if (result === 'blocked')
        context.log.warning(line);
    else
        context.log.info(line);
    return { ...one, build, end: { ...end, stop: { ...end.stop, canceled: result === 'canceled' } } };
}
function isUnwanted({ stop }, options) {
    switch (stop.why) {
        case 'timeout':
        case 'queue-timeout':
            return options.cancelOnTimeout;
        case 'fail-fast':
            return options.cancelOnFailFast;
        case 'left':
            return options.cancelSiblings;
        default:
            return false;
    }
}


/***/ })

};
