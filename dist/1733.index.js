"use strict";
exports.id = 1733;
exports.ids = [1733];
exports.modules = {

/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
    const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
    if (number === undefined)
        return false;
    const differs = (own, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
    return (differs(organization, asked.organization) ||
        differs(pipeline, asked.pipeline) ||
        Number(number) !== build.number);
}


/***/ }),

/***/ 6224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


/***/ }),

/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (isScriptJob)
});
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}


/***/ }),

/***/ 4071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


/***/ }),

/***/ 3542:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ax: () => (shortCommit),
  KF: () => (commitLabel),
  TM: () => (firstLine)
});
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);

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
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(commit, 80);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<code>${short.slice(0, 6)}<wbr>${short.slice(6)}</code>`;
}


/***/ }),

/***/ 393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P0: () => (describeJobCounts),
  Xb: () => (countSettled),
  ej: () => (isPassedOnRetry),
  uq: () => (countJobs)
});
var _text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);

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
        [counts['soft-failed'], 'soft-failed'],
        [counts.canceled, 'canceled'],
        [counts['not-run'], 'did not run'],
        [counts.running, 'running'],
        [counts.waiting, 'waiting'],
        [counts.unknown, 'in an unknown state'],
        [counts.passedOnRetry, 'passed after a retry'],
    ];
    const rest = parts.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
    return `${counts.passed} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(counts.total, 'job')} passed${rest.join('')}.`;
}
function countSettled(counts) {
    return counts.total - counts.running - counts.waiting - counts.unknown;
}


/***/ }),

/***/ 7274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Or: () => (attemptsOf),
  Mf: () => (failedJobs),
  RI: () => (readJobs),
  DD: () => (title)
});

var script_job = __webpack_require__(1635);
var model_times = __webpack_require__(1822);
var durations = __webpack_require__(888);
;
function groupAttempts(jobs) {
    const before = new Map();
    for (const job of jobs) {
        if (job.retried_in_job_id)
            before.set(job.retried_in_job_id, job);
    }
    return jobs.filter((job) => !isSuperseded(job)).map((latest) => chain(latest, before));
}
function isSuperseded(job) {
    return job.retried === true || (typeof job.retried_in_job_id === 'string' && job.retried_in_job_id !== '');
}
function chain(latest, before) {
    const earlier = [];
    const seen = new Set([latest.id]);
    let previous = before.get(latest.id);
    while (previous !== undefined && !seen.has(previous.id)) {
        seen.add(previous.id);
        earlier.push(previous);
        previous = before.get(previous.id);
    }
    return {
        latest,
        earlier: earlier.reverse(),
        total: Math.max(earlier.length, latest.retries_count ?? 0) + 1,
    };
}

var commit = __webpack_require__(3542);
;

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
function jobFailureReason(job, ranMs) {
    const { exit_status: exit, signal } = job;
    const why = causeOf(job, ranMs);
    const isKnown = why !== '' || Boolean(signal);
    return [
        why,
        typeof exit === 'number' && !(isKnown && exit === stopped) ? `exit status ${exit}` : '',
        signal ? `signal ${signal}` : '',
    ]
        .filter((part) => part !== '')
        .join(', ');
}
function causeOf(job, ranMs) {
    const { state, signal_reason: reason, exit_status: exit, agent } = job;
    if (state === 'timed_out')
        return `timed out${ranMs === null ? '' : ` after ${(0,durations.a3)(ranMs)}`}`;
    if (state === 'expired')
        return 'expired: no agent accepted it';
    if (reason)
        return signalReasons.get(reason) ?? reason;
    if (state === 'canceled')
        return 'canceled';
    return exit === stopped && agent?.connection_state === 'lost' ? 'agent lost' : '';
}

var outcomes = __webpack_require__(8158);
;







function readJobs(jobs, context) {
    return groupAttempts(jobs.filter(script_job.P)).map((attempts) => readJob(attempts, context));
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
function readJob({ latest, earlier, total }, context) {
    const name = latest.name || (0,commit.TM)(latest.command) || latest.step_key || 'script step';
    return {
        ...readAttempt(latest, context),
        id: latest.id,
        name,
        variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
        attempts: total,
        earlier: earlier.map((job) => readAttempt(job, context)),
        agentRules: latest.agent_query_rules ?? [],
    };
}
function readAttempt(job, { buildState, now, toLink }) {
    const span = readSpan(job);
    const outcome = (0,outcomes.Y)(job, buildState);
    const times = measure(span, (0,outcomes.I)(outcome) ? null : now, (0,model_times.p)(job.runnable_at) !== null);
    const hasFailed = outcome === 'failed' || outcome === 'soft-failed';
    return {
        url: toLink(job.web_url),
        outcome,
        state: job.state ?? '',
        exitStatus: job.exit_status ?? null,
        stopped: Boolean(job.signal || job.signal_reason),
        reason: hasFailed ? jobFailureReason(job, times.ranMs) : '',
        agent: job.agent?.name ?? null,
        span,
        ...times,
    };
}
function readSpan(job) {
    const startedAt = (0,model_times.p)(job.started_at);
    const runnableAt = (0,model_times.p)(job.runnable_at) ?? startedAt;
    if (runnableAt === null)
        return null;
    const readyAt = Math.min(runnableAt, startedAt ?? runnableAt);
    const finished = (0,model_times.p)(job.finished_at);
    return {
        readyAt,
        startedAt,
        finishedAt: finished === null ? null : Math.max(finished, startedAt ?? readyAt),
    };
}
function measure(span, openEnd, knowsReady) {
    const end = span?.finishedAt ?? openEnd;
    return {
        waitedMs: knowsReady ? (0,durations.vk)(span?.readyAt, span?.startedAt ?? end) : null,
        ranMs: (0,durations.vk)(span?.startedAt, end),
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
    const apart = /[^ -~]/.test(name) ? /[^\p{L}\p{N}._-]+/u : /[^\w.-]+/;
    const words = new Set(name.split(apart));
    if (typeof matrix !== 'object')
        return words.has(String(matrix)) ? '' : String(matrix);
    const entries = Object.entries(matrix).filter(([, value]) => isPlain(value) && !words.has(String(value)));
    return entries.map(([dimension, value]) => `${dimension} ${value}`).join(', ');
}
function isPlain(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  I: () => (isSettled),
  Y: () => (jobOutcome)
});
const outcomes = new Map([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['timed_out', 'failed'],
    ['expired', 'failed'],
    ['canceled', 'canceled'],
    ['skipped', 'not-run'],
    ['broken', 'not-run'],
    ['waiting_failed', 'not-run'],
    ['blocked_failed', 'not-run'],
    ['unblocked_failed', 'not-run'],
    ['running', 'running'],
    ['canceling', 'running'],
    ['timing_out', 'running'],
    ['pending', 'waiting'],
    ['waiting', 'waiting'],
    ['blocked', 'waiting'],
    ['unblocked', 'waiting'],
    ['scheduled', 'waiting'],
    ['assigned', 'waiting'],
    ['accepted', 'waiting'],
    ['reserved', 'waiting'],
    ['limiting', 'waiting'],
    ['limited', 'waiting'],
    ['platform_limiting', 'waiting'],
    ['platform_limited', 'waiting'],
]);
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


/***/ })

};
;