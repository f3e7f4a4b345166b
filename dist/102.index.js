"use strict";
exports.id = 102;
exports.ids = [102];
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
/* harmony export */   Q: () => (/* binding */ explainAndComment),
/* harmony export */   readAndExplain: () => (/* binding */ readAndExplain)
/* harmony export */ });
/* harmony import */ var _context_read_with_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3821);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3265);


async function readAndExplain(address, options, context) {
    const { settings, ...parameters } = options;
    const build = await (0,_context_read_with_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .readWithRuns */ .H)(address, { ...parameters, signal: context.signal }, context);
    const builds = [{ address, build }];
    const outcome = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .buildOutcome */ .nP)((0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReported */ .hZ)({ address, build }, context), builds, context);
    return explainAndComment(outcome, { builds, settings }, context);
}
async function explainAndComment(outcome, { builds, settings, retries = [], }, context) {
    const { comment } = settings;
    let asked;
    const find = () => (asked ??= context.workflow.findPullRequest(comment?.pullRequest, null));
    const readChanged = async () => {
        if (!(comment || context.workflow.isOnPullRequest))
            return [];
        return (await find()).facts?.changedFiles?.paths ?? [];
    };
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .needsExplanation */ .n7)(builds)
        ? await (await __webpack_require__.e(/* import() */ 53).then(__webpack_require__.bind(__webpack_require__, 5434))).explainFailures(outcome, builds, { settings, readChanged }, context)
        : outcome;
    if (comment === undefined)
        return explained;
    const { withBuildComment } = await __webpack_require__.e(/* import() */ 895).then(__webpack_require__.bind(__webpack_require__, 7895));
    return withBuildComment(explained, { builds, settings: comment, retries, finding: await find() }, context);
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/build-outcome.js
/***/ 3265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ hasFailure),
/* harmony export */   P$: () => (/* binding */ failedJobEntry),
/* harmony export */   W8: () => (/* binding */ renderBuilds),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   n7: () => (/* binding */ needsExplanation),
/* harmony export */   nP: () => (/* binding */ buildOutcome),
/* harmony export */   pE: () => (/* binding */ reportBuild),
/* harmony export */   w$: () => (/* binding */ redactStop)
/* harmony export */ });
/* harmony import */ var _model_script_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1635);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2476);
/* harmony import */ var _report_builds_analyze_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7123);
/* harmony import */ var _report_builds_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8158);
/* harmony import */ var _report_builds_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1738);
/* harmony import */ var _build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);






function buildOutcome(sentence, builds, context, expected = builds.length) {
    const [only, second] = builds;
    const single = only !== undefined && second === undefined;
    return {
        success: true,
        sentence,
        outputs: (0,_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .buildValues */ .XF)(builds, expected),
        json: single ? only.build : builds.map(({ build }) => build),
        summary: ({ bytes }) => renderBuilds(builds, bytes, context),
    };
}
function describeReported(build, context) {
    return (0,_report_builds_analyze_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBuild */ .SY)(reportBuild(build, context));
}
function hasFailure(builds) {
    return builds.some(({ build }) => {
        const state = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .effectiveState */ .Jt)(build);
        const hasFailed = (job) => ((0,_model_script_job_js__WEBPACK_IMPORTED_MODULE_3__/* .isScriptJob */ .P)(job) || job.type === 'trigger') && (0,_report_builds_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOutcome */ .Y)(job, state) === 'failed';
        return state === 'failed' || (build.jobs?.some(hasFailed) ?? false);
    });
}
function needsExplanation(builds) {
    const isRetried = (job) => (0,_model_script_job_js__WEBPACK_IMPORTED_MODULE_3__/* .isScriptJob */ .P)(job) && Boolean(job.retries_count || job.retried_in_job_id);
    return (hasFailure(builds) ||
        builds.some(({ build }) => (0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .effectiveState */ .Jt)(build) === 'passed' && build.jobs?.some(isRetried)));
}
function redactStop(stop, { redact }) {
    return {
        ...stop,
        ...(stop.agentRules && { agentRules: stop.agentRules.map((rule) => redact.text(rule)) }),
    };
}
function reportBuild({ build, stop, isUnwantedPass = false }, context) {
    const { client, redact, toLink } = context;
    return (0,_report_builds_analyze_js__WEBPACK_IMPORTED_MODULE_1__/* .analyzeBuild */ .Zu)(build, {
        now: client.serviceNow(),
        redact,
        stop: stop ? redactStop(stop, context) : null,
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
        .map((one) => (0,_report_builds_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .renderBuildSummary */ .F)(reportBuild(one, context), { ...options, failures: failures.get(one.build.id) }))
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
/* harmony export */   SY: () => (/* binding */ describeBuild),
/* harmony export */   Zu: () => (/* binding */ analyzeBuild),
/* harmony export */   vk: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7853);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1822);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(888);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1301);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(393);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(399);
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
        place: placeOf(build),
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
        message: build.message?.trim().split(/[\r\n]/, 1)[0] || null,
        creator: build.creator?.name || null,
        rebuiltFrom: build.rebuilt_from?.number ?? null,
        ...measureBuild(build, jobs, now),
        jobs: build.jobs ? jobs : null,
        jobCounts,
        failed,
        stop,
        asOf: now,
    };
}
function placeOf(build) {
    const { organization, pipeline } = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_5__/* .pipelineAddressOf */ .s)(build) ?? {};
    return [organization, build.pipeline?.slug || pipeline].filter((slug) => slug).join('/');
}
function measureBuild(build, jobs, now) {
    const createdAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTime */ .p)(build.created_at);
    const starts = [(0,_model_times_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTime */ .p)(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
    const startedAt = starts.reduce((first, start) => earlier(first, start), null);
    const openEnd = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(build) ? null : now;
    return {
        createdAt,
        queuedMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsed */ .vk)(createdAt, startedAt ?? openEnd),
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsed */ .vk)(startedAt, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTime */ .p)(build.finished_at) ?? openEnd),
    };
}
function earlier(a, b) {
    if (a === null || b === null)
        return a ?? b;
    return Math.min(a, b);
}
function describeBuild({ number, place, state, verdict, ranMs, url }) {
    const subject = place === '' ? `Build ${number}` : `Build ${number} of ${place}`;
    const took = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isOver */ .PU)({ state }) && ranMs !== null ? ` (ran ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(ranMs)})` : '';
    return (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h)(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}
function describeProgress(build, redact) {
    const state = redact.text((0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(build));
    const jobs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobs */ .RI)(build.jobs ?? [], { buildState: state, now: 0, toLink: () => null });
    const counts = (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countJobs */ .uq)(jobs);
    const done = (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDone */ .AT)(counts);
    const [first] = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .failedJobs */ .Mf)(jobs);
    const failures = first === undefined ? '' : `, ${counts.failed} failed, first “${redact.text((0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .title */ .DD)(first))}”`;
    return {
        state,
        hasJobs: Boolean(build.jobs),
        text: (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h)(`${state}${done && `, ${done}`}${failures}`),
    };
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

// MODULE: ./build/sources/report/builds/job-counts.js
/***/ 393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ describeDone),
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
function describeDone(counts) {
    return counts.total === 0 ? '' : `${countSettled(counts)} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.total, 'job')} done`;
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
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1822);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(888);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8158);




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
    const waiting = jobs.filter((job) => job.type === 'manual' && job.state === 'blocked');
    return waiting.map((job) => plainName(job.label) || job.step_key || 'block step');
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
    const name = plainName(latest.name) || latest.step_key || commandName(latest.command) || 'script step';
    return {
        ...readAttempt(latest, context),
        id: latest.id,
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
    const lines = command?.split(/[\r\n]+/).map((line) => line.trim()) ?? [];
    return lines.find((line) => line !== '' && !/^(?:#|set [-+])/.test(line));
}
function readAttempt(job, { buildState, now, toLink }) {
    const outcome = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .jobOutcome */ .Y)(job, buildState);
    const times = readTimes(job, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettled */ .I)(outcome) ? null : now);
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
    if (child !== undefined)
        return child?.number ? `see build ${child.number}` : '';
    const isLost = exit === stopped && agent?.connection_state === 'lost';
    const why = {
        timed_out: `timed out${ranMs === null ? '' : ` after ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(ranMs)}`}`,
        expired: 'expired: no agent accepted it',
        canceled: 'canceled',
        failed: reason?.replaceAll('_', ' ') || (isLost ? 'agent lost' : ''),
    }[`${state}`];
    const isKnown = Boolean(why || signal);
    const status = typeof exit === 'number' && !(isKnown && exit === stopped) ? `exit status ${exit}` : '';
    return [why, status, signal ? `signal ${signal}` : ''].filter(Boolean).join(', ');
}
function readTimes(job, openEnd) {
    const startedAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .p)(job.started_at);
    const runnableAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .p)(job.runnable_at);
    const knownAt = runnableAt ?? startedAt;
    if (knownAt === null)
        return { span: null, waitedMs: null, ranMs: null };
    const readyAt = Math.min(knownAt, startedAt ?? knownAt);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .p)(job.finished_at);
    const finishedAt = finished === null ? null : Math.max(finished, startedAt ?? readyAt);
    const end = finishedAt ?? openEnd;
    return {
        span: { readyAt, startedAt, finishedAt },
        waitedMs: runnableAt === null ? null : (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .elapsed */ .vk)(readyAt, startedAt ?? end),
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .elapsed */ .vk)(startedAt, end),
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


const replacements = {
    ':': '：',
    ';': '；',
    '#': '＃',
    '%': '％',
    '`': '’',
    '<': '‹',
    '>': '›',
};
const meaningful = /[:;#%`<>]/g;
const wide = /[\u2E80-\uD7FF\uFF01-\uFF60]/g;
const longest = 44;
const leastOfName = 12;
function chartName(ordinal, name, suffix = '') {
    const line = (0,clean/* cleanLine */.Ow)(name);
    const max = Math.max(leastOfName, longest - suffix.length);
    const short = (0,cut/* cutEnd */.y)(line, line.search(wide) < 0 ? max : max / 2);
    return `${ordinal} ${short.replace(meaningful, (sign) => replacements[sign] ?? '') || '(no name)'}${suffix}`;
}
function chartNameWidth(name) {
    const count = (letters) => name.match(letters)?.length ?? 0;
    return 7 * name.length + 4 * count(/[A-Zmw@…—]/g) + 8 * count(wide);
}

// EXTERNAL MODULE: ./build/sources/report/builds/job-counts.js
var job_counts = __webpack_require__(393);
// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var jobs = __webpack_require__(399);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
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
    const drawn = rows.flatMap((row, index) => [`  section ${names[index]}`, ...drawRow(row)]);
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
function rowsOf(job, now) {
    return (0,jobs/* attemptsOf */.Or)(job).flatMap(({ attempt: { span, outcome }, suffix }) => {
        if (span === null)
            return [];
        const { readyAt, startedAt, finishedAt } = span;
        const lastKnown = startedAt ?? readyAt;
        const end = finishedAt ?? ((0,outcomes/* isSettled */.I)(outcome) ? null : Math.max(now, lastKnown));
        const took = end === null ? '(end unknown)' : (0,durations/* formatDuration */.a3)(end - lastKnown);
        const before = { passed: '', unknown: 'ran ', 'soft-failed': 'failed softly ' };
        const ran = `${before[outcome] ?? `${outcome} `}${took}`;
        const words = startedAt !== null ? ran : (0,outcomes/* isSettled */.I)(outcome) ? 'never ran' : `waiting ${took}`;
        const to = end ?? lastKnown;
        return [{ name: (0,jobs/* title */.DD)(job), suffix: `${suffix} · ${words}`, outcome, readyAt, startedAt, to }];
    });
}
const noText = '\u200b';
function drawRow({ outcome, readyAt, startedAt, to }) {
    const waited = `  ${noText} :done, ${readyAt}, ${startedAt ?? to}`;
    if (startedAt === null)
        return [waited];
    const tag = outcome === 'failed' ? 'crit, ' : outcome === 'soft-failed' ? 'active, ' : '';
    return [waited, `  ${noText} :${tag}${startedAt}, ${to}`];
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
    blocks.push(...(0,tables/* collapsedJobs */.SP)(report));
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}
function headline({ verdict, place, number }, level = '##') {
    return (0,markdown.md) `${{ markdown: `${level} ${verdict.sign}` }} ${place === '' ? 'Build' : `${place} build`} ${number} ${(0,markdown/* prose */.CS)(verdict.words, 300)}`;
}
function factsLine(report, repository) {
    const { url, state, branch, commit, creator, queuedMs, ranMs, rebuiltFrom, message } = report;
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.nf)((0,markdown.md) `Open the build`, url)}**`,
        rebuiltFrom === null ? markdown/* nothing */.s6 : (0,markdown.md) `rebuild of build ${rebuiltFrom}`,
        branch === null ? markdown/* nothing */.s6 : (0,markdown.md) `branch ${(0,markdown/* code */.aY)(branch, 80)}`,
        commit === null ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.nf)((0,builds_commit/* commitLabel */.K)(commit), (0,text_repository/* commitUrl */.Bg)(repository, commit))}`,
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


/***/ }),

// MODULE: ./build/sources/report/builds/tables.js
/***/ 1206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ failedTable),
/* harmony export */   SP: () => (/* binding */ collapsedJobs),
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
function reasonWords({ reason }) {
    return reason === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason, 120)})`;
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
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1129);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(888);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(393);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(399);






const cancelDetails = (facts) => [
    facts.cancelReason ? `the reason given is ${quote(facts.cancelReason)}` : '',
    failures(facts),
];
const states = [
    [
        'passed',
        '✅',
        '',
        'passed',
        ({ jobCounts: { passedOnRetry: retried } }) => [
            retried === 0 ? '' : `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(retried, 'job')} after a retry`,
        ],
    ],
    ['failed', '❌', '', 'failed', (facts) => [failures(facts)]],
    [
        'failing',
        '❌',
        'is',
        'failing',
        (facts) => [
            failures(facts),
            `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(facts.jobCounts.total - (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countSettled */ .Xb)(facts.jobCounts), 'job')} left`,
        ],
    ],
    ['canceled', '🚫', 'was', 'canceled', cancelDetails],
    ['canceling', '🚫', 'is', 'being canceled', cancelDetails],
    [
        'blocked',
        '✋',
        'is',
        'waiting at a block step',
        (facts) => [...facts.blockSteps.slice(0, 1).map(quote), failures(facts)],
    ],
    ['skipped', '⏭️', '', 'did not run', () => ['it was skipped']],
    ['not_run', '⏭️', '', 'did not run', () => ['it had no steps to run']],
    ['scheduled', '⏳', 'is', 'scheduled', () => ['no job has started']],
    ['running', '⏳', 'is', 'running', ({ jobCounts }) => [(0,_job_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .describeDone */ .AT)(jobCounts)]],
];
const rowOf = new Map(states.map((row) => [row[0], row]));
function verdictOf(facts) {
    const { state, stop, isUnwantedPass } = facts;
    const row = rowOf.get(state);
    const [, sign, verb, lead] = row ?? [state, '❔', 'is', `in the state ${quote(state)}`];
    const detail = (row?.[4](facts) ?? []).filter((part) => part !== '').join('; ');
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
    const name = (keys) => `step${keys.length === 1 ? '' : 's'} ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .y)(keys.map(quote).join(', '), 200)}`;
    const parts = [
        ...(state === 'passed' ? [`passed ${name(passed)}`] : []),
        ...(failed.length > 0 ? [`failed in ${name(failed)}`] : []),
        ...(missing.length > 0 ? [`has no job of ${name(missing)}`] : []),
    ];
    const unwanted = isUnwantedPass ? `, but success-states does not include ${state}` : '';
    const isOver = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .Hd)({ state: buildState }) || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .isCanceled */ .YQ)(buildState);
    return {
        sign: isUnwantedPass ? '❌' : signOf(state),
        words: `${parts.join(' and ')}${unwanted}; the build ${isOver ? words : 'runs on'}`,
    };
}
function signOf(state) {
    return rowOf.get(state)?.[1] ?? '❔';
}
function relevantStop(state, stop) {
    if (stop === null || stop.steps || isCanceledByUs(state, stop) || state === 'blocked')
        return stop;
    if (stop.why === 'disappeared' || stop.why === 'retry-unseen')
        return stop;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .Hd)({ state }) ? null : stop;
}
function isCanceledByUs(state, { canceled }) {
    return canceled === true && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__/* .isCanceled */ .YQ)(state);
}
const causes = {
    timeout: (after, { unreadSinceMs }) => unreadSinceMs === undefined
        ? `it had not finished after ${after}`
        : 'it could not be read, and wait-timeout expired',
    'queue-timeout': (after, { agentRules: rules = [] }) => {
        const named = rules.length === 0 ? '' : ` (agent rules: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .y)(rules.join('; '), 120)})`;
        return `no agent picked up a job for ${after}${named}`;
    },
    'retry-unseen': (after) => `the service did not show within ${after} that it runs again`,
    'fail-fast': () => 'a job failed',
    left: () => 'another build ended the wait',
    unstarted: () => 'another build could not be started',
    interrupted: (after) => `the step was interrupted after ${after}`,
    unreachable: () => 'it may still run',
    disappeared: () => 'it no longer exists',
    steps: () => 'its steps ended the wait',
};
function describeCause(stop) {
    return causes[stop.why]((0,_text_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(stop.afterMs), stop);
}
function describeLeft(stop, lead, words) {
    const { why, isUnshown, unreadSinceMs } = stop;
    if (why === 'disappeared')
        return isUnshown
            ? `was created, but not shown within ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(stop.afterMs)}, and it may still run`
            : `no longer exists, or the token lost access to it; it was last seen ${lead}`;
    const since = `${new Date(unreadSinceMs ?? 0).toISOString().slice(11, 16)} UTC`;
    if (why === 'unreachable')
        return `was last seen ${lead}; it could not be read since ${since}, and it may still run`;
    const seen = unreadSinceMs === undefined ? words : `was last seen ${lead} at ${since}`;
    return `${seen}; the action stopped waiting because ${describeCause(stop)}`;
}
function failures({ jobCounts, firstFailed }) {
    if (firstFailed === null)
        return '';
    const { reason } = firstFailed;
    const first = quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .y)((0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__/* .title */ .DD)(firstFailed), 60));
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(jobCounts.failed, 'job')} failed, first ${first}${reason === '' ? '' : ` (${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .y)(reason, 120)})`}`;
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
/* harmony export */   CH: () => (/* binding */ changeUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Hx: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
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
function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}


/***/ })

};
;