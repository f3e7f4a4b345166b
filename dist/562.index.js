"use strict";
exports.id = 562;
exports.ids = [562];
exports.modules = {

// MODULE: ./build/sources/operations/context/read-with-runs.js
/***/ 3821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readWithRuns)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

async function readWithRuns(address, options, { client }) {
    const read = async () => {
        try {
            return await client.builds.get(address, { ...options, include_test_engine: true });
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 400 || error.status === 422)))
                throw error;
            return client.builds.get(address, options);
        }
    };
    const build = await read();
    return build.test_engine === undefined ? { ...build, test_engine: null } : build;
}


/***/ }),

// MODULE: ./build/sources/operations/failures/explain-and-comment.js
/***/ 102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ explainAndComment)
/* harmony export */ });
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2609);

async function explainAndComment(outcome, { builds, settings, retries = [] }, context) {
    const { comment } = settings;
    let asked;
    const find = () => (asked ??= context.workflow.findPullRequest(comment?.pullRequest, null));
    const changed = async () => {
        if (!(comment || context.workflow.isOnPullRequest))
            return [];
        return (await find()).facts?.changedFiles?.paths ?? [];
    };
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .needsExplanation */ .n7)(builds)
        ? await (await __webpack_require__.e(/* import() */ 53).then(__webpack_require__.bind(__webpack_require__, 5434))).explainFailures(outcome, builds, { settings, changed }, context)
        : outcome;
    if (comment === undefined)
        return explained;
    const { withBuildComment } = await __webpack_require__.e(/* import() */ 895).then(__webpack_require__.bind(__webpack_require__, 7895));
    return withBuildComment(explained, { builds, settings: comment, retries, finding: await find() }, context);
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/build-outcome.js + 1 modules
/***/ 2609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nP: () => (/* binding */ buildOutcome),
  hZ: () => (/* binding */ describeReported),
  VQ: () => (/* binding */ describeStrangeState),
  P$: () => (/* binding */ failedJobEntry),
  F3: () => (/* binding */ hasFailure),
  n7: () => (/* binding */ needsExplanation),
  W8: () => (/* binding */ renderBuilds),
  pE: () => (/* binding */ reportBuild)
});

// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/builds/analyze.js
var analyze = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
;// CONCATENATED MODULE: ./build/sources/report/builds/describe.js




function describeBuild(report) {
    const { number, place, state, verdict, ranMs, url } = report;
    const where = (0,builds_place/* describePlace */.df)(place);
    const subject = where === '' ? `Build ${number}` : `Build ${number} of ${where}`;
    const took = (0,states/* isOver */.PU)({ state }) && ranMs !== null ? ` (ran ${(0,durations/* formatDuration */.a3)(ranMs)})` : '';
    return (0,plain/* plainLine */.h)(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}

// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
// EXTERNAL MODULE: ./build/sources/report/builds/summary.js + 2 modules
var summary = __webpack_require__(1738);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
;// CONCATENATED MODULE: ./build/sources/operations/outputs/build-outcome.js







function buildOutcome(sentence, builds, context, expected = builds.length) {
    const [only, second] = builds;
    const single = only !== undefined && second === undefined;
    return {
        success: true,
        sentence,
        outputs: (0,build_outputs/* buildValues */.XF)(builds, expected),
        json: single ? only.build : builds.map(({ build }) => build),
        summary: ({ bytes }) => renderBuilds(builds, bytes, context),
    };
}
function describeReported(build, context) {
    return describeBuild(reportBuild(build, context));
}
function describeStrangeState(tracked) {
    const strange = tracked.find(({ build }) => (0,states/* isStrangeState */.EJ)((0,states/* effectiveState */.Jt)(build)));
    if (strange === undefined)
        return null;
    const { address, build } = strange;
    return `${(0,build_outputs/* nameBuild */.mT)(address)} is in the state ${JSON.stringify(build.state)}, which is not known here. It counts as finished if it has a finish time.`;
}
function hasFailure(builds) {
    return builds.some(({ build }) => {
        const state = (0,states/* effectiveState */.Jt)(build);
        const hasFailed = (job) => ((0,script_job/* isScriptJob */.P)(job) || job.type === 'trigger') && (0,outcomes/* jobOutcome */.Y)(job, state) === 'failed';
        return state === 'failed' || (build.jobs?.some(hasFailed) ?? false);
    });
}
function needsExplanation(builds) {
    const isRetried = (job) => (0,script_job/* isScriptJob */.P)(job) && Boolean(job.retries_count || job.retried_in_job_id);
    return (hasFailure(builds) ||
        builds.some(({ build }) => (0,states/* effectiveState */.Jt)(build) === 'passed' && build.jobs?.some(isRetried)));
}
function reportBuild({ build, stop, isUnwantedPass = false }, context) {
    const { client, redact, toLink } = context;
    return (0,analyze/* analyzeBuild */.Z)(build, {
        now: client.serviceNow(),
        redact,
        stop: stop ?? null,
        isUnwantedPass,
        toLink,
    });
}
function failedJobEntry({ id, attempts, state, exitStatus, url }) {
    return { id, attempts, state, exit_status: exitStatus, url };
}
function renderBuilds(builds, bytes, context, failures = new Map()) {
    const share = Math.floor(bytes / Math.max(1, builds.length)) - 2;
    const { repository } = context.workflow;
    const options = { bytes: share, repository, chart: builds.length < 4 };
    return builds
        .map((one) => (0,summary/* renderBuildSummary */.F)(reportBuild(one, context), { ...options, failures: failures.get(one.build.id) }))
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
/* harmony export */   mT: () => (/* binding */ nameBuild),
/* harmony export */   vP: () => (/* binding */ setBuildOutputs)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
/* harmony import */ var _inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4500);
/* harmony import */ var _inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8899);




function nameBuild({ organization, pipeline, number }) {
    return `${organization}/${pipeline} #${number}`;
}
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
    const pipeline = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pipelineAddressOf */ .s)(build);
    const isValid = pipeline !== null && Object.values(pipeline).every((slug) => (0,_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .isParsed */ .E)((0,_inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSlug */ .dF)(slug, 0)));
    return isValid ? { address: { ...pipeline, number: build.number }, build } : null;
}


/***/ }),

// MODULE: ./build/sources/report/builds/analyze.js
/***/ 7123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ analyzeBuild)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1822);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(888);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3542);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(393);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(399);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8456);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4946);









function analyzeBuild(original, context) {
    const build = context.redact.json(original);
    const { now, toLink = _text_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl, isUnwantedPass = false } = context;
    const state = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(build);
    const stop = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .relevantStop */ .K6)(state, context.stop ?? null);
    const all = build.jobs ?? [];
    const jobs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobs */ .RI)(all, { buildState: state, now, toLink });
    const jobCounts = (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countJobs */ .uq)(jobs);
    const failed = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .failedJobs */ .Mf)(jobs);
    return {
        place: (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(build),
        number: build.number,
        url: toLink(build.web_url),
        state,
        verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)({
            state,
            jobCounts,
            firstFailed: failed[0] ?? null,
            blockSteps: (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .readBlockSteps */ .xg)(all),
            cancelReason: build.cancel_reason ?? null,
            stop,
            isUnwantedPass,
        }),
        branch: build.branch || null,
        commit: build.commit || null,
        message: (0,_commit_js__WEBPACK_IMPORTED_MODULE_6__/* .firstLine */ .TM)(build.message),
        creator: build.creator?.name || null,
        rebuiltFrom: readRebuiltFrom(build, toLink),
        ...measureBuild(build, jobs, now),
        jobs: build.jobs ? jobs : null,
        jobCounts,
        failed,
        stop,
        asOf: now,
    };
}
function readRebuiltFrom(build, toLink) {
    const number = build.rebuilt_from?.number;
    if (typeof number !== 'number')
        return null;
    return { number, url: toLink((0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .rebuildUrl */ .JW)(build)) };
}
function measureBuild(build, jobs, now) {
    const createdAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTime */ .p)(build.created_at);
    const starts = [(0,_model_times_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTime */ .p)(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
    const startedAt = starts.reduce((first, start) => earlier(first, start), null);
    const openEnd = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(build) ? null : now;
    return {
        createdAt,
        queuedMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_8__/* .elapsed */ .vk)(createdAt, startedAt ?? openEnd),
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_8__/* .elapsed */ .vk)(startedAt, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTime */ .p)(build.finished_at) ?? openEnd),
    };
}
function earlier(a, b) {
    if (a === null || b === null)
        return a ?? b;
    return Math.min(a, b);
}


/***/ }),

// MODULE: ./build/sources/report/builds/commit.js
/***/ 3542:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   KF: () => (/* binding */ commitLabel),
/* harmony export */   TM: () => (/* binding */ firstLine)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);

const fullSha = /^[0-9a-f]{40}$/i;
function shortCommit(commit) {
    return fullSha.test(commit) ? commit.slice(0, 7) : commit;
}
function firstLine(message) {
    return message?.trim().split(/[\r\n]/, 1)[0] || null;
}
function commitLabel(commit) {
    const short = shortCommit(commit);
    if (short === commit)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit, 80);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<code>${short.slice(0, 6)}<wbr>${short.slice(6)}</code>`;
}


/***/ }),

// MODULE: ./build/sources/report/builds/job-counts.js
/***/ 393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P0: () => (/* binding */ describeJobCounts),
/* harmony export */   Xb: () => (/* binding */ countSettled),
/* harmony export */   ej: () => (/* binding */ isPassedOnRetry),
/* harmony export */   uq: () => (/* binding */ countJobs)
/* harmony export */ });
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);

function countJobs(jobs) {
    const counts = {
        failed: 0,
        'soft-failed': 0,
        passed: 0,
        canceled: 0,
        'not-run': 0,
        running: 0,
        waiting: 0,
        unknown: 0,
        total: jobs.length,
        passedOnRetry: jobs.filter(isPassedOnRetry).length,
    };
    for (const job of jobs)
        counts[job.outcome] += 1;
    return counts;
}
function isPassedOnRetry(job) {
    return job.outcome === 'passed' && job.attempts > 1;
}
function describeJobCounts(counts) {
    if (counts.total === 0)
        return 'No jobs that run commands.';
    const parts = [
        [counts.failed, 'failed'],
        [counts['soft-failed'], 'failed softly'],
        [counts.canceled, 'canceled'],
        [counts['not-run'], 'did not run'],
        [counts.running, 'running'],
        [counts.waiting, 'waiting'],
        [counts.unknown, 'in an unknown state'],
    ];
    const rest = parts.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
    const retried = counts.passedOnRetry === 0 ? '' : ` (${counts.passedOnRetry} after a retry)`;
    return `${counts.passed} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.total, 'job')} passed${retried}${rest.join('')}.`;
}
function countSettled(counts) {
    return counts.total - counts.running - counts.waiting - counts.unknown;
}


/***/ }),

// MODULE: ./build/sources/report/builds/jobs.js
/***/ 399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   Mf: () => (/* binding */ failedJobs),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   RI: () => (/* binding */ readJobs),
/* harmony export */   xg: () => (/* binding */ readBlockSteps)
/* harmony export */ });
/* harmony import */ var _model_script_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1635);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(888);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8158);




function readJobs(jobs, context) {
    const run = jobs.flatMap((job, index) => {
        if ((0,_model_script_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isScriptJob */ .P)(job))
            return [job];
        return job.type === 'trigger' ? [asJob(job, index)] : [];
    });
    return groupAttempts(run).map((attempts) => readJob(attempts, context));
}
function asJob({ triggered_build: child = null, ...step }, index) {
    const name = step.name || step.step_key || 'trigger step';
    const web_url = child?.web_url ?? step.web_url;
    return { ...step, ...{ id: step.id ?? `trigger ${index}`, type: 'script', name, web_url, child } };
}
function readBlockSteps(jobs) {
    const waiting = jobs.filter((job) => job.type === 'manual' && job.state === 'blocked');
    return waiting.map((job) => plainName(job.label) || job.step_key || 'block step');
}
function failedJobs(jobs) {
    const endOf = ({ span }) => span?.finishedAt ?? Number.MAX_SAFE_INTEGER;
    return jobs.filter(({ outcome }) => outcome === 'failed').sort((a, b) => endOf(a) - endOf(b));
}
function groupAttempts(jobs) {
    const before = new Map(jobs.map((job) => [job.retried_in_job_id, job]));
    const latest = jobs.filter((job) => !(0,_model_script_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isReplaced */ .t)(job));
    return latest.map((job) => {
        const earlier = [];
        const seen = new Set([job.id]);
        for (let one = before.get(job.id); one && !seen.has(one.id); one = before.get(one.id)) {
            seen.add(one.id);
            earlier.unshift(one);
        }
        return { latest: job, earlier, total: Math.max(earlier.length, job.retries_count ?? 0) + 1 };
    });
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
function readJob({ latest, earlier, total }, context) {
    const name = plainName(latest.name) || latest.step_key || commandName(latest.command) || 'script step';
    return {
        ...readAttempt(latest, context),
        id: latest.id,
        ...(latest.child !== undefined && { child: latest.child }),
        name,
        variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
        attempts: total,
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
    const lines = command?.split(/[\r\n]+/).map((line) => line.trim()) ?? [];
    return lines.find((line) => line !== '' && !/^(?:#|set [-+])/.test(line));
}
function readAttempt(job, { buildState, now, toLink }) {
    const span = readSpan(job);
    const outcome = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .jobOutcome */ .Y)(job, buildState);
    const times = measure(span, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettled */ .I)(outcome) ? null : now, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(job.runnable_at) !== null);
    const { state = '', exit_status: exit, signal, signal_reason: reason } = job;
    const hasFailed = outcome === 'failed' || outcome === 'soft-failed';
    const notRun = outcome === 'not-run' ? (brokenReasons.get(job.broken_reason ?? '') ?? '') : '';
    return {
        url: toLink(job.web_url),
        outcome,
        state: state ?? '',
        exitStatus: exit ?? null,
        stopped: state !== 'failed' || Boolean(signal || reason),
        lost: state === 'failed' && (reason ? lossReasons.includes(reason) : exit === stopped),
        reason: hasFailed ? failureReason(job, times.ranMs) : notRun,
        span,
        ...times,
    };
}
const brokenReasons = new Map([
    ['conditional_failed', 'its if or branch did not match'],
    ['branch_mismatch', 'its branches did not match'],
    ['dependency_failed', 'a step before it failed'],
]);
const lossReasons = ['agent_stop', 'stack_error'];
const signalReasons = new Map([
    ['agent_stop', 'agent stopped'],
    ['cancel', 'canceled'],
    ['process_run_error', 'the command could not be started'],
    ['agent_refused', 'the agent refused the job'],
    ['signature_rejected', 'the agent rejected the signature of the job'],
    ['stack_error', 'the stack of the agent failed'],
    ['agent_incompatible', 'the agent is not compatible with the job'],
]);
const stopped = -1;
function failureReason(job, ranMs) {
    const { exit_status: exit, signal, child, state } = job;
    if (child !== undefined)
        return child?.number ? `build ${child.number} ${state}` : 'its build failed';
    const why = causeOf(job, ranMs);
    const isKnown = why !== '' || Boolean(signal);
    const status = typeof exit === 'number' && !(isKnown && exit === stopped) ? `exit status ${exit}` : '';
    return [why, status, signal ? `signal ${signal}` : ''].filter((part) => part !== '').join(', ');
}
function causeOf(job, ranMs) {
    const { state, signal_reason: reason, exit_status: exit, agent } = job;
    if (state === 'timed_out')
        return `timed out${ranMs === null ? '' : ` after ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(ranMs)}`}`;
    if (state === 'expired')
        return 'expired: no agent accepted it';
    if (reason)
        return signalReasons.get(reason) ?? reason;
    if (state === 'canceled')
        return 'canceled';
    return exit === stopped && agent?.connection_state === 'lost' ? 'agent lost' : '';
}
function readSpan(job) {
    const startedAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(job.started_at);
    const runnableAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(job.runnable_at) ?? startedAt;
    if (runnableAt === null)
        return null;
    const readyAt = Math.min(runnableAt, startedAt ?? runnableAt);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(job.finished_at);
    return {
        readyAt,
        startedAt,
        finishedAt: finished === null ? null : Math.max(finished, startedAt ?? readyAt),
    };
}
function measure(span, openEnd, knowsReady) {
    const end = span?.finishedAt ?? openEnd;
    return {
        waitedMs: knowsReady ? (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .vk)(span?.readyAt, span?.startedAt ?? end) : null,
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .vk)(span?.startedAt, end),
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
/***/ 8158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isSettled),
/* harmony export */   Y: () => (/* binding */ jobOutcome)
/* harmony export */ });
const states = {
    passed: ['passed'],
    failed: ['failed', 'timed_out', 'expired'],
    canceled: ['canceled'],
    'not-run': ['skipped', 'broken', 'waiting_failed', 'blocked_failed', 'unblocked_failed'],
    running: ['running', 'canceling', 'timing_out'],
    waiting: [
        ...['pending', 'waiting', 'blocked', 'unblocked', 'scheduled', 'assigned', 'accepted', 'reserved'],
        ...['limiting', 'limited', 'platform_limiting', 'platform_limited'],
    ],
};
const outcomes = new Map(Object.keys(states).flatMap((outcome) => states[outcome].map((state) => [state, outcome])));
const settled = ['failed', 'soft-failed', 'passed', 'canceled', 'not-run'];
function jobOutcome(job, buildState) {
    const outcome = outcomes.get(job.state ?? '') ?? 'unknown';
    if (outcome === 'failed' && job.soft_failed === true)
        return 'soft-failed';
    if (outcome === 'canceled' && !buildState.startsWith('cancel')) {
        return job.soft_failed === true ? 'soft-failed' : 'failed';
    }
    return outcome;
}
function isSettled(outcome) {
    return settled.includes(outcome);
}


/***/ }),

// MODULE: ./build/sources/report/builds/place.js
/***/ 8456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   JW: () => (/* binding */ rebuildUrl),
/* harmony export */   df: () => (/* binding */ describePlace)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7853);

function placeOf(build) {
    const { organization = null, pipeline = null } = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelineAddressOf */ .s)(build) ?? {};
    return { organization, pipeline: build.pipeline?.slug || pipeline };
}
function describePlace({ organization, pipeline }) {
    return [organization, pipeline].filter((slug) => slug !== null).join('/');
}
function rebuildUrl(build) {
    const { url, web_url: web, rebuilt_from: original } = build;
    if (!original?.url || !url || !web)
        return null;
    const ending = `/${build.number}`;
    const samePipeline = url.endsWith(ending) && original.url === `${url.slice(0, -ending.length)}/${original.number}`;
    return samePipeline && web.endsWith(ending) ? `${web.slice(0, -ending.length)}/${original.number}` : null;
}


/***/ }),

// MODULE: ./build/sources/report/builds/summary.js + 2 modules
/***/ 1738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ headline),
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
// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/text/clean.js
var clean = __webpack_require__(5040);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/sources/report/text/chart-name.js


const replacements = new Map([
    [':', '：'],
    [';', '；'],
    ['#', '＃'],
    ['%', '％'],
    ['`', '’'],
    ['<', '‹'],
    ['>', '›'],
]);
const meaningful = /[:;#%`<>]/g;
const longest = 44;
const leastOfName = 12;
const wide = /[\u1100-\u{1FFFF}]/u;
const averageWidth = 6.8;
const widths = [
    [wide, 15],
    [/[mwMW@…—]/u, 14],
    [/[A-Z]/, 10],
    [/[ -~]/, averageWidth],
    [/\p{Lu}/u, 10],
];
function chartName(ordinal, name, suffix = '') {
    const line = (0,clean/* cleanLine */.Ow)(name);
    const max = Math.max(leastOfName, longest - suffix.length);
    const short = (0,cut/* cutEnd */.y)(line, line.search(wide) < 0 ? max : Math.ceil(max / 2));
    return `${ordinal} ${short.replace(meaningful, (sign) => replacements.get(sign) ?? '') || '(no name)'}${suffix}`;
}
function chartNameWidth(name) {
    return Math.ceil([...name].reduce((sum, letter) => sum + letterWidth(letter), 0));
}
function letterWidth(letter) {
    return widths.find(([letters]) => letters.test(letter))?.[1] ?? averageWidth;
}

// EXTERNAL MODULE: ./build/sources/report/builds/job-counts.js
var job_counts = __webpack_require__(393);
// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var builds_jobs = __webpack_require__(399);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/sources/report/builds/chart.js





const mostJobs = 10;
const mostRows = 14;
const mostCharacters = 45_000;
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
    const drawn = rows.flatMap((row, index) => [`  section ${names[index]}`, ...drawRow(row)]);
    const text = [...frontMatter(names), ...axis(rows), ...drawn].join('\n');
    if (text.length > mostCharacters)
        return null;
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
    const from = Math.min(...rows.map(({ span }) => span.readyAt));
    const length = Math.max(...rows.map(({ span, end }) => end ?? lastKnown(span))) - from;
    const msOf = (tick) => Number.parseInt(tick, 10) * (units[tick.replace(/^\d+/, '')] ?? 0);
    const interval = ticks.split(' ').find((tick) => length / msOf(tick) <= mostTicks);
    if (interval === undefined)
        return ['  axisFormat %m-%d %H:%M'];
    const format = interval.endsWith('second') ? '%H:%M:%S' : '%H:%M';
    return [`  axisFormat ${format}`, `  tickInterval ${interval}`];
}
function rowsOf(job, now) {
    return (0,builds_jobs/* attemptsOf */.Or)(job).flatMap(({ attempt, suffix }) => {
        if (attempt.span === null)
            return [];
        const end = endOf(attempt, attempt.span, now);
        const words = `${suffix} · ${describeRun(attempt, attempt.span, end)}`;
        return [{ name: (0,builds_jobs/* title */.DD)(job), suffix: words, attempt, span: attempt.span, end }];
    });
}
function endOf({ outcome }, span, now) {
    if (span.finishedAt !== null || (0,outcomes/* isSettled */.I)(outcome))
        return span.finishedAt;
    return Math.max(now, lastKnown(span));
}
function lastKnown({ readyAt, startedAt }) {
    return startedAt ?? readyAt;
}
const noText = '\u200b';
function drawRow({ attempt, span, end }) {
    const drawnTo = end ?? lastKnown(span);
    const waited = `  ${noText} :done, ${span.readyAt}, ${span.startedAt ?? drawnTo}`;
    if (span.startedAt === null)
        return [waited];
    const tag = attempt.outcome === 'failed' ? 'crit, ' : attempt.outcome === 'soft-failed' ? 'active, ' : '';
    return [waited, `  ${noText} :${tag}${span.startedAt}, ${drawnTo}`];
}
function describeRun(attempt, span, end) {
    if (span.startedAt === null) {
        if ((0,outcomes/* isSettled */.I)(attempt.outcome))
            return 'never ran';
        return `waiting ${(0,durations/* formatDuration */.a3)((end ?? span.readyAt) - span.readyAt)}`;
    }
    const before = { passed: '', unknown: 'ran ', 'soft-failed': 'failed softly ' };
    const ran = end === null ? '(end unknown)' : (0,durations/* formatDuration */.a3)(end - span.startedAt);
    return `${before[attempt.outcome] ?? `${attempt.outcome} `}${ran}`;
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
    return (0,job_counts/* isPassedOnRetry */.ej)(job) || job.attempts > 1 ? 1 : 0;
}

// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
// EXTERNAL MODULE: ./build/sources/report/builds/tables.js
var tables = __webpack_require__(1206);
;// CONCATENATED MODULE: ./build/sources/report/builds/summary.js















function renderBuildSummary(report, options) {
    const { failures } = options;
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', headline(report)),
        (0,text_blocks/* paragraph */.FY)('facts', factsLine(report, options.repository ?? null)),
        (0,text_blocks/* paragraph */.FY)('counts', report.jobs === null ? markdown/* nothing */.s6 : { markdown: (0,job_counts/* describeJobCounts */.P0)(report.jobCounts) }),
        ...(failures?.sentences ?? []).map((line) => (0,text_blocks/* paragraph */.FY)('why it failed', (0,markdown/* prose */.CS)(line, 600))),
        (0,text_blocks/* paragraph */.FY)('how to resume', resume(report)),
    ];
    if (report.failed.length > 0)
        blocks.push((0,tables/* failedTable */.CI)(report, failures));
    if (failures !== undefined)
        blocks.push(...failures.tests, ...failures.logs(Math.floor(options.bytes / 2)));
    blocks.push((0,tables/* softFailedLine */.yN)(report));
    blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
    blocks.push((0,text_blocks/* paragraph */.FY)('longest job', longestJob(report)), ...(0,tables/* collapsedTables */.BL)(report));
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}
function headline({ verdict, place, number }, level = '##') {
    const where = (0,builds_place/* describePlace */.df)(place);
    return (0,markdown.md) `${{ markdown: `${level} ${verdict.sign}` }} ${where === '' ? 'Build' : `${where} build`} ${number} ${(0,markdown/* prose */.CS)(verdict.words, 300)}`;
}
function factsLine(report, repository) {
    const { url, state, branch, commit, creator, queuedMs, ranMs, rebuiltFrom, message } = report;
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.nf)((0,markdown.md) `Open the build`, url)}**`,
        rebuiltFrom === null ? markdown/* nothing */.s6 : (0,markdown.md) `rebuild of ${(0,text_url/* link */.nf)(`build ${rebuiltFrom.number}`, rebuiltFrom.url)}`,
        branch === null ? markdown/* nothing */.s6 : (0,markdown.md) `branch ${(0,markdown/* code */.aY)(branch, 80)}`,
        commit === null ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.nf)((0,builds_commit/* commitLabel */.KF)(commit), (0,text_repository/* commitUrl */.Bg)(repository, commit))}`,
        queuedMs === null ? markdown/* nothing */.s6 : (0,markdown.md) `queued ${(0,durations/* formatDuration */.a3)(queuedMs)}`,
        ranMs === null
            ? markdown/* nothing */.s6
            : (0,markdown.md) `${(0,states/* isTerminal */.Hd)({ state }) ? 'ran' : 'running for'} ${(0,durations/* formatDuration */.a3)(ranMs)}${state === 'blocked' ? (0,markdown.md) ` so far` : markdown/* nothing */.s6}`,
        creator === null ? markdown/* nothing */.s6 : (0,markdown.md) `by ${(0,markdown/* code */.aY)(creator, 60)}`,
    ];
    const firstLine = message === null ? markdown/* nothing */.s6 : (0,markdown.md) `\n<br><sub>${(0,markdown/* prose */.CS)(message, 120)}</sub>`;
    return (0,markdown.md) `${(0,markdown/* join */.fj)(facts, ' · ')}${firstLine}`;
}
function resume({ url, state, stop }) {
    if (url === null || stop === null)
        return markdown/* nothing */.s6;
    if (stop.why === 'disappeared' || stop.why === 'retry-unseen')
        return markdown/* nothing */.s6;
    if (stop.canceled === true || state === 'canceling')
        return markdown/* nothing */.s6;
    if (stop.steps && (0,states/* isTerminal */.Hd)({ state }))
        return markdown/* nothing */.s6;
    const step = (0,fence/* fenced */.O)(`operation: wait-for-build\nbuild: ${url}`, 'yaml');
    const why = stop.steps ? 'The action waited only for these steps.' : 'The action stopped waiting.';
    return (0,markdown.md) `${why} To wait for the build again:\n\n${step}`;
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
function longestJob({ jobs }) {
    const runs = (jobs ?? []).flatMap((job) => (0,builds_jobs/* attemptsOf */.Or)(job).map(({ attempt }) => ({ job, ms: attempt.ranMs ?? 0 })));
    const [longest] = runs.toSorted((a, b) => b.ms - a.ms);
    if (longest === undefined || runs.length < 2 || longest.ms === 0)
        return markdown/* nothing */.s6;
    return (0,markdown.md) `Longest job: **${(0,durations/* formatDuration */.a3)(longest.ms)}** (${(0,tables/* nameCell */.UQ)(longest.job)})`;
}


/***/ }),

// MODULE: ./build/sources/report/builds/tables.js
/***/ 1206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ collapsedTables),
/* harmony export */   CI: () => (/* binding */ failedTable),
/* harmony export */   UQ: () => (/* binding */ nameCell),
/* harmony export */   yN: () => (/* binding */ softFailedLine)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(888);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1412);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(393);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(399);







const mostFailed = 10;
const right = 'right';
const failedColumns = [
    { title: 'Failed job' },
    { title: 'Reason' },
    { title: 'Ran', align: right },
];
function failedTable({ failed }, details) {
    const jobs = details?.jobs ?? failed.map((job) => ({ job, why: null }));
    const rows = jobs.map(({ job, why }) => [
        nameCell(job),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(job.reason, 120), why === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)(why, 200)}</sub>`], '<br>'),
        span(job.ranMs),
    ]);
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('failed jobs', failedColumns, rows, {
        max: mostFailed,
        elsewhere: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` in the table of all jobs`,
    });
}
function softFailedLine(report) {
    const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
    const named = soft.slice(0, mostFailed).map((job) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell(job)}${reasonWords(job)}`);
    const rest = soft.length - named.length;
    const more = rest > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` and ${rest} more` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const line = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `Failed softly (does not fail the build): ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(named, ', ')}${more}.`;
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('soft-failed jobs', soft.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : line);
}
function collapsedTables(report) {
    const jobs = report.jobs ?? [];
    const retried = jobs.filter(_job_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassedOnRetry */ .ej);
    return [
        ...(retried.length === 0
            ? []
            : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .collapsed */ .yZ)(`Passed after a retry: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(retried.length)}`, retriedTable(retried))]),
        ...(jobs.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .collapsed */ .yZ)(`All jobs: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(jobs.length)}`, allTable(jobs))]),
    ];
}
function retriedTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Passed on attempt', align: right },
        { title: 'Earlier exit statuses' },
    ];
    const rows = jobs.map((job) => {
        const earlier = job.earlier.map((attempt) => (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(String(attempt.exitStatus ?? attempt.state), attempt.url));
        return [nameCell(job), job.attempts, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(earlier, ', ')];
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('jobs that passed after a retry', columns, rows);
}
function allTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Result' },
        { title: 'Exit', align: right },
        { title: 'Waited', align: right },
        { title: 'Ran', align: right },
    ];
    const rows = jobs.flatMap((job) => {
        return (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsOf */ .Or)(job).map(({ attempt, suffix }) => [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell({ ...job, url: attempt.url })}${{ markdown: suffix }}`,
            resultCell(attempt, job.agentRules),
            attempt.exitStatus,
            span(attempt.waitedMs),
            span(attempt.ranMs),
        ]);
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('all jobs', columns, rows);
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
function reasonWords({ reason }) {
    return reason === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason, 120)})`;
}
function span(ms) {
    return ms === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : { markdown: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(ms).replaceAll(' ', '&nbsp;') };
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
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1129);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(888);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(393);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(399);






const states = [
    ['passed', '✅', undefined, 'passed', describePassedOnRetry],
    ['failed', '❌', undefined, 'failed', describeFailures],
    ['failing', '❌', 'is', 'failing', (facts) => sentence(describeFailures(facts), jobsLeft(facts))],
    ['canceled', '🚫', 'was', 'canceled', describeCanceled],
    ['canceling', '🚫', 'is', 'being canceled', describeCanceled],
    ['blocked', '✋', 'is', 'waiting at a block step', describeBlock],
    ['skipped', '⏭️', undefined, 'did not run', () => 'it was skipped'],
    ['not_run', '⏭️', undefined, 'did not run', () => 'it had no steps to run'],
    ['scheduled', '⏳', 'is', 'scheduled', () => 'no job has started'],
    ['running', '⏳', 'is', 'running', jobsDone],
];
const rowOf = new Map(states.map((row) => [row[0], row]));
function wordsFor(facts) {
    const [, , verb, lead, detail] = rowOf.get(facts.state) ?? [];
    if (lead === undefined)
        return { verb: 'is', lead: `in the state ${quote(facts.state)}` };
    return { verb, lead, detail: detail?.(facts) };
}
function verdictOf(facts) {
    const { state, stop, isUnwantedPass } = facts;
    const words = wordsFor(facts);
    if (stop?.steps)
        return verdictOfSteps(stop.steps, { ...facts, stop }, words);
    if (isUnwantedPass)
        return { sign: '❌', words: `${plainWords(words)}, but success-states does not include ${state}` };
    if (stop === null)
        return { sign: signOf(state), words: plainWords(words) };
    if (isByUs(state, stop))
        return { sign: signOf(state), words: describeCancel(stop, words) };
    const cancel = stop.canceled === 'failed' ? '; it could not be canceled, and the post step tries again' : '';
    return { sign: stop.why === 'disappeared' ? '❔' : '⏱️', words: `${describeStop(stop, words)}${cancel}` };
}
function verdictOfSteps({ state, passed, failed, missing }, { state: buildState, stop, isUnwantedPass }, words) {
    const name = (keys) => `step${keys.length === 1 ? '' : 's'} ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .y)(keys.map(quote).join(', '), 200)}`;
    const parts = [
        ...(state === 'passed' ? [`passed ${name(passed)}`] : []),
        ...(failed.length > 0 ? [`failed in ${name(failed)}`] : []),
        ...(missing.length > 0 ? [`has no job of ${name(missing)}`] : []),
    ];
    const unwanted = isUnwantedPass ? `, but success-states does not include ${state}` : '';
    const rest = isByUs(buildState, stop) ? describeCancel(stop, words) : plainWords(words);
    const build = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)({ state: buildState }) || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanceled */ .YQ)(buildState) ? `the build ${rest}` : 'the build runs on';
    return {
        sign: isUnwantedPass ? '❌' : signOf(state),
        words: `${parts.join(' and ')}${unwanted}; ${build}`,
    };
}
function signOf(state) {
    return rowOf.get(state)?.[1] ?? '❔';
}
function relevantStop(state, stop) {
    if (stop === null || stop.steps || isByUs(state, stop) || state === 'blocked')
        return stop;
    if (stop.why === 'disappeared' || stop.why === 'retry-unseen')
        return stop;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)({ state }) ? null : stop;
}
function isByUs(state, { canceled }) {
    return canceled === true && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanceled */ .YQ)(state);
}
function describeStop(stop, words) {
    const { why, agentRules, afterMs, isUnshown } = stop;
    const after = (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(afterMs);
    const still = `is still ${words.lead} after ${after}`;
    const unread = describeUnread(stop, words);
    switch (why) {
        case 'timeout':
            return `${unread ?? withDetail(still, words.detail)}; the action stopped waiting${unread === null ? '' : ` after ${after}`}`;
        case 'queue-timeout':
            return `is ${words.lead}, but no agent picked up a job for ${after}${describeRules(agentRules)}; the action stopped waiting`;
        case 'retry-unseen':
            return `${plainWords(words)}; the service did not show within ${after} that it runs again, so this may be its state from before`;
        case 'fail-fast':
        case 'steps':
            return `${plainWords(words)}; the action did not wait for the other jobs`;
        case 'left':
            return `${unread ?? plainWords(words)}; the action stopped waiting because of another build`;
        case 'unstarted':
            return `${plainWords(words)}; the action did not wait, because another build could not be started`;
        case 'unreachable':
            return `${unread ?? plainWords(words)}, and it may still run`;
        case 'interrupted':
            return `${plainWords(words)}; the step was interrupted after ${after}`;
        case 'disappeared':
            return isUnshown
                ? `was created, but not shown within ${after}, and it may still run`
                : `no longer exists, or the token lost access to it; it was last seen ${words.lead}`;
    }
}
function describeUnread({ unreadSinceMs }, { lead }) {
    if (unreadSinceMs === undefined)
        return null;
    const time = new Date(unreadSinceMs).toISOString().slice(11, 16);
    return `was last seen ${lead}; it could not be read since ${time} UTC`;
}
function describeCancel(stop, { verb = 'is', lead, detail }) {
    return withDetail(`${verb} ${lead} by the action because ${describeCause(stop)}`, detail);
}
function describeCause(stop) {
    const { why, agentRules, afterMs, unreadSinceMs } = stop;
    const after = (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(afterMs);
    switch (why) {
        case 'timeout':
            if (unreadSinceMs !== undefined)
                return 'it could not be read, and wait-timeout expired';
            return `it had not finished after ${after}`;
        case 'queue-timeout':
            return `no agent picked up a job for ${after}${describeRules(agentRules)}`;
        case 'retry-unseen':
            return 'the service did not show that it runs again';
        case 'fail-fast':
            return 'a job failed';
        case 'left':
            return 'another build ended the wait';
        case 'unstarted':
            return 'another build could not be started';
        case 'interrupted':
            return 'the step was interrupted';
        default:
            return 'the step stopped waiting for it';
    }
}
function describeRules(rules = []) {
    return rules.length === 0 ? '' : ` (agent rules: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .y)(rules.join('; '), 120)})`;
}
function plainWords({ verb, lead, detail }) {
    return withDetail(verb === undefined ? lead : `${verb} ${lead}`, detail);
}
function describeFailures({ jobCounts, firstFailed }) {
    if (firstFailed === null)
        return '';
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(jobCounts.failed, 'job')} failed, first ${describeFailure(firstFailed)}`;
}
function describeFailure(job) {
    const why = job.reason === '' ? '' : ` (${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .y)(job.reason, 120)})`;
    return `${quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .y)((0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .title */ .DD)(job), 60))}${why}`;
}
function describePassedOnRetry({ jobCounts }) {
    return jobCounts.passedOnRetry === 0 ? '' : `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(jobCounts.passedOnRetry, 'job')} after a retry`;
}
function describeCanceled(facts) {
    const { cancelReason } = facts;
    return sentence(cancelReason ? `the reason given is ${quote(cancelReason)}` : '', describeFailures(facts));
}
function describeBlock(facts) {
    const [label] = facts.blockSteps;
    return sentence(label === undefined ? '' : quote(label), describeFailures(facts));
}
function jobsLeft({ jobCounts }) {
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(jobCounts.total - (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countSettled */ .Xb)(jobCounts), 'job')} left`;
}
function jobsDone({ jobCounts }) {
    return jobCounts.total === 0 ? '' : `${(0,_job_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countSettled */ .Xb)(jobCounts)} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(jobCounts.total, 'job')} done`;
}
function withDetail(lead, detail = '') {
    return detail === '' ? lead : `${lead}: ${detail}`;
}
function sentence(...parts) {
    return parts.filter((part) => part !== '').join('; ');
}
function quote(text) {
    return `“${text}”`;
}


/***/ }),

// MODULE: ./build/sources/report/text/repository.js
/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Hx: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);

function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


/***/ })

};
;