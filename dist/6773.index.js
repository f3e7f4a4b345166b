"use strict";
exports.id = 6773;
exports.ids = [6773];
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

1635:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (isScriptJob)
});
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
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


}),

3542:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


}),

393:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


}),

7274:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


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


}),

8158:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


}),

8456:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $t: () => (placeOf),
  JW: () => (rebuildUrl),
  df: () => (describePlace)
});
var _model_build_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7853);

function placeOf(build) {
    const { organization = null, pipeline = null } = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__.s)(build) ?? {};
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


}),

4946:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K6: () => (relevantStop),
  V$: () => (describeCause),
  Vj: () => (verdictOf),
  rL: () => (signOf)
});
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1129);
var _text_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
var _job_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(393);
var _job_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7274);






const signs = new Map([
    ['passed', '✅'],
    ['failed', '❌'],
    ['failing', '❌'],
    ['canceled', '🚫'],
    ['canceling', '🚫'],
    ['blocked', '✋'],
    ['skipped', '⏭️'],
    ['not_run', '⏭️'],
    ['running', '⏳'],
    ['scheduled', '⏳'],
]);
const stateWords = new Map([
    ['passed', (facts) => ({ lead: 'passed', detail: describePassedOnRetry(facts) })],
    ['failed', (facts) => ({ lead: 'failed', detail: describeFailures(facts) })],
    [
        'failing',
        (facts) => ({ verb: 'is', lead: 'failing', detail: sentence(describeFailures(facts), jobsLeft(facts)) }),
    ],
    ['canceled', (facts) => ({ verb: 'was', lead: 'canceled', detail: describeCanceled(facts) })],
    ['canceling', (facts) => ({ verb: 'is', lead: 'being canceled', detail: describeCanceled(facts) })],
    ['blocked', (facts) => ({ verb: 'is', lead: 'waiting at a block step', detail: describeBlock(facts) })],
    ['skipped', () => ({ lead: 'did not run', detail: 'it was skipped' })],
    ['not_run', () => ({ lead: 'did not run', detail: 'it had no steps to run' })],
    ['scheduled', () => ({ verb: 'is', lead: 'scheduled', detail: 'no job has started' })],
    ['running', (facts) => ({ verb: 'is', lead: 'running', detail: jobsDone(facts) })],
]);
function verdictOf(facts) {
    const { state, stop, isUnwantedPass } = facts;
    const words = stateWords.get(state)?.(facts) ?? { verb: 'is', lead: `in the state ${quote(state)}` };
    if (isUnwantedPass)
        return { sign: '❌', words: `${plainWords(words)}, but success-states does not include ${state}` };
    if (stop === null)
        return { sign: signOf(state), words: plainWords(words) };
    if (isByUs(state, stop))
        return { sign: signOf(state), words: describeCancel(stop, words) };
    const cancel = stop.canceled === 'failed' ? '; it could not be canceled, and the post step tries again' : '';
    return { sign: stop.why === 'disappeared' ? '❔' : '⏱️', words: `${describeStop(stop, words)}${cancel}` };
}
function signOf(state) {
    return signs.get(state) ?? '❔';
}
function relevantStop(state, stop) {
    if (stop === null || isByUs(state, stop) || state === 'blocked')
        return stop;
    if (stop.why === 'disappeared' || stop.why === 'retry-unseen')
        return stop;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Hd)({ state }) ? null : stop;
}
function isByUs(state, { canceled }) {
    return canceled === true && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.YQ)(state);
}
function describeStop(stop, words) {
    const { why, agentRules, unread } = stop;
    const after = describeAfter(stop);
    const still = `is still ${words.lead} after ${after}`;
    switch (why) {
        case 'timeout':
            if (unread !== undefined)
                return `was last seen ${words.lead}; ${unreadWords[unread]}; the action stopped waiting after ${after}`;
            return `${withDetail(still, words.detail)}; the action stopped waiting`;
        case 'queue-timeout':
            return `is ${words.lead}, but no agent picked up a job for ${after}${describeRules(agentRules)}; the action stopped waiting`;
        case 'retry-unseen':
            return `${plainWords(words)}; the service did not show the retry of its jobs within ${after}, so this may be how it ended before`;
        case 'fail-fast':
            return `${plainWords(words)}; the action did not wait for the other jobs`;
        case 'left':
            return `${unread === undefined ? plainWords(words) : `was last seen ${words.lead}; ${unreadWords[unread]}`}; the action stopped waiting because of another build`;
        case 'unstarted':
            return `${plainWords(words)}; the action did not wait, because another build could not be started`;
        case 'unreachable':
            return `was last seen ${words.lead}; ${unread === 'always' ? unreadWords.always : `the action could no longer read it after ${after}, and it may still run`}`;
        case 'interrupted':
            return `${plainWords(words)}; the step was interrupted after ${after}`;
        case 'disappeared':
            if (unread !== undefined)
                return `was last seen ${words.lead}; the service did not find it, and it may still run`;
            return `no longer exists, or the token lost access to it; it was last seen ${words.lead}`;
    }
}
function describeAfter(stop) {
    return `${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_1__.a3)(stop.afterMs)}${describeHeld(stop)}`;
}
function describeHeld({ heldMs = 0 }) {
    return heldMs === 0 ? '' : ` (the rate limit held the last request back for ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_1__.a3)(heldMs)})`;
}
const unreadWords = {
    always: 'every read of it failed, and it may still run',
    lately: 'it could no longer be read',
    gone: 'the service no longer finds it',
};
function describeCancel(stop, { verb = 'is', lead, detail }) {
    return withDetail(`${verb} ${lead} by the action because ${describeCause(stop)}`, detail);
}
function describeCause(stop) {
    const { why, agentRules, unread } = stop;
    switch (why) {
        case 'timeout':
            if (unread !== undefined)
                return `it could not be read, and wait-timeout expired${describeHeld(stop)}`;
            return `it had not finished after ${describeAfter(stop)}`;
        case 'queue-timeout':
            return `no agent picked up a job for ${describeAfter(stop)}${describeRules(agentRules)}`;
        case 'retry-unseen':
            return 'the service did not show the retry of its jobs';
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
    return rules.length === 0 ? '' : ` (agent rules: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.y)(rules.join('; '), 120)})`;
}
function plainWords({ verb, lead, detail }) {
    return withDetail(verb === undefined ? lead : `${verb} ${lead}`, detail);
}
function describeFailures({ jobCounts, firstFailed, failedTriggers }) {
    const failed = (0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.U)(jobCounts.failed, 'job');
    if (firstFailed !== null)
        return `${failed} failed, first ${describeFailure(firstFailed)}`;
    const [trigger] = failedTriggers;
    return trigger === undefined ? '' : `the trigger step ${quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.y)(trigger, 60))} failed`;
}
function describeFailure(job) {
    const why = job.reason === '' ? '' : ` (${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.y)(job.reason, 120)})`;
    return `${quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.y)((0,_job_report_js__WEBPACK_IMPORTED_MODULE_4__.DD)(job), 60))}${why}`;
}
function describePassedOnRetry({ jobCounts }) {
    return jobCounts.passedOnRetry === 0 ? '' : `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.U)(jobCounts.passedOnRetry, 'job')} after a retry`;
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
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.U)(jobCounts.total - (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_5__.Xb)(jobCounts), 'job')} left`;
}
function jobsDone({ jobCounts }) {
    return jobCounts.total === 0 ? '' : `${(0,_job_counts_js__WEBPACK_IMPORTED_MODULE_5__.Xb)(jobCounts)} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.U)(jobCounts.total, 'job')} done`;
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


}),

2647:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FY: () => (paragraph),
  Vg: () => (omittedNote),
  p_: () => (list),
  tp: () => (table),
  yZ: () => (collapsed)
});
var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function paragraph(name, body) {
    return { kind: 'paragraph', name, body };
}
function table(name, columns, rows, limit = {}) {
    const titles = columns.map((column) => column.title).join(' | ');
    const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
    const head = { markdown: `| ${titles} |\n| ${rule} |` };
    return createRows(name, head, rows.map(tableRow), limit);
}
function list(name, head, items, limit = {}) {
    return createRows(name, head, items.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), limit);
}
function collapsed(title, block) {
    const open = { markdown: `<details><summary>${title}</summary>\n` };
    const close = { markdown: '\n</details>' };
    if (block.kind === 'paragraph')
        return { ...block, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.body, close], '\n') };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([block.tail, close], '\n') };
}
function createRows(name, head, rows, limit) {
    const { elsewhere = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max = rows.length, total = rows.length } = limit;
    const more = (left) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.Z)(left) }} more${elsewhere}`;
    return { kind: 'rows', name, head, rows, tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max, total, more };
}
function tableRow(cells) {
    return { markdown: `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fE)(cell) || ' ').join(' | ')} |` };
}
function omittedNote(blocks) {
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


}),

1904:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W1: () => (renderComplete),
  ee: () => (bytes),
  hg: () => (characters),
  yQ: () => (renderDocument)
});
var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter(isPresent);
    for (let kept = present.length; kept > 0; kept -= 1) {
        const dropped = present.slice(kept);
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([dropped.length === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Vg)(dropped), foot], gap);
        const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
        if (text !== null)
            return text;
    }
    return '';
}
function renderComplete(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const texts = blocks.filter(isPresent).map((block) => withRows(block, mostRows(block)));
    const text = `${[...texts, textOf(foot)].filter(isText).join(gap)}\n`;
    return budget.measure(text) <= budget.limit ? text : null;
}
function fitBlocks(blocks, note, { limit, measure }) {
    const frames = [...blocks.map((block) => withRows(block, 0)), note].map((frame) => measure(`${frame}${gap}`));
    let room = limit - frames.reduce((sum, size) => sum + size, 0);
    if (room < 0)
        return null;
    const texts = blocks.map((block) => {
        if (block.kind === 'paragraph')
            return block.body.markdown;
        const { shown, used } = takeRows(block, room, measure);
        room -= used;
        return withRows(block, shown);
    });
    return `${[...texts, note].filter(isText).join(gap)}\n`;
}
function takeRows(block, room, measure) {
    let used = 0;
    let shown = 0;
    for (const row of block.rows.slice(0, block.max)) {
        const size = measure(`${row.markdown}\n`);
        if (used + size > room)
            break;
        used += size;
        shown += 1;
    }
    return { shown, used };
}
function withRows(block, shown) {
    if (block.kind === 'paragraph')
        return block.body.markdown;
    const left = Math.max(0, block.total - shown);
    const rows = block.rows.slice(0, shown);
    const closing = left === 0 ? [] : [block.more(left)];
    return [block.head, ...rows, ...closing, block.tail].map(textOf).filter(isText).join('\n');
}
function textOf(part) {
    return part.markdown;
}
function isText(text) {
    return text !== '';
}
function isPresent(block) {
    return block.kind === 'rows' || isText(textOf(block.body));
}
function mostRows(block) {
    return block.kind === 'rows' ? Math.min(block.max, block.rows.length) : 0;
}


}),

888:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K9: () => (formatMoment),
  Rc: () => (second),
  Vc: () => (minute),
  a3: () => (formatDuration),
  im: () => (formatDay),
  nV: () => (formatAge),
  nW: () => (hour),
  vd: () => (day),
  vk: () => (elapsed)
});
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastTime = 8.64e15;
function formatDuration(ms) {
    if (ms < second)
        return 'under 1 s';
    if (ms < minute)
        return `${Math.floor(ms / second)} s`;
    if (ms < hour)
        return twoUnits(ms, [minute, 'min'], [second, 's']);
    if (ms < day)
        return twoUnits(ms, [hour, 'h'], [minute, 'min']);
    return twoUnits(ms, [day, 'd'], [hour, 'h']);
}
function elapsed(from, to) {
    return typeof from === 'number' && typeof to === 'number' && from <= to ? to - from : null;
}
function formatAge(ms) {
    if (ms < minute)
        return 'just now';
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ago`;
    if (ms < 2 * day)
        return `${Math.floor(ms / hour)} h ago`;
    return `${Math.floor(ms / day)} d ago`;
}
function formatMoment(ms) {
    const [date, time] = toIso(ms);
    return `${date} ${time.slice(0, 5)} UTC`;
}
function formatDay(ms) {
    return toIso(ms)[0];
}
function toIso(ms) {
    const [date = '', time = ''] = new Date(Math.min(Math.max(ms, -lastTime), lastTime))
        .toISOString()
        .split('T');
    return [date, time];
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


}),

5260:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  O: () => (fenced)
});
var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5040);

function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}


})

};
;