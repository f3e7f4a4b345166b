"use strict";
exports.id = 1505;
exports.ids = [1505,6132];
exports.modules = {

1505:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPostStep: () => (runPostStep)
});

var core = __webpack_require__(32);
var clock = __webpack_require__(1778);
var idempotency_key = __webpack_require__(6132);
var error_text = __webpack_require__(1479);
var build_outputs = __webpack_require__(4071);
var cancel_build_once = __webpack_require__(7731);
var duplicate_warning = __webpack_require__(8088);
var agent_queue = __webpack_require__(8667);
var script_job = __webpack_require__(1635);
var states = __webpack_require__(2476);
var times = __webpack_require__(1822);
var errors = __webpack_require__(8405);
var look_until_found = __webpack_require__(5586);
;


const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
function* pausesUntil(untilMs, now) {
    for (const pauseMs of pausesMs) {
        const leftMs = untilMs - now();
        if (pauseMs > 0 && leftMs <= 0)
            return;
        yield Math.max(0, Math.min(pauseMs, leftMs));
    }
}
const mostSent = new Map([
    [401, 4],
    [403, 4],
    [404, Number.POSITIVE_INFINITY],
    [422, Number.POSITIVE_INFINITY],
]);
async function lookDespiteRefusals(look, pauses, context) {
    let refusal;
    let sent = 0;
    const lookOnce = async () => {
        sent += 1;
        try {
            const found = await look();
            refusal = undefined;
            return found;
        }
        catch (error) {
            const most = error instanceof errors.hD ? mostSent.get(error.status) : undefined;
            if (sent >= (most ?? 1))
                throw error;
            refusal = error;
            return null;
        }
    };
    return { found: await (0,look_until_found.K)(lookOnce, pauses, context), refusal };
}
async function lookPatiently(look, pauses, context) {
    const { found, refusal } = await lookDespiteRefusals(look, pauses, context);
    if (refusal !== undefined)
        throw refusal;
    return found;
}

var retries = __webpack_require__(3022);
;








async function findInDoubt(saved, context) {
    const { number, rebuild, retry, createdByMs, ...pipeline } = saved;
    const limit = { createdByMs, sinceMs: context.clock.monotonic() };
    if (retry && number !== undefined)
        return findRetried({ ...pipeline, number }, { before: retry.before, limit }, context);
    if (rebuild !== undefined)
        return findRebuild({ ...pipeline, number: rebuild.of }, { newest: rebuild.newest, limit }, context);
    return [];
}
const closedMs = 10_000;
const listLagMs = 60_000;
function pausesOf({ createdByMs }, { client }) {
    return createdByMs === undefined ? pausesMs : pausesUntil(createdByMs + listLagMs, client.serviceNow);
}
const clockMs = 5_000;
function isLater({ created_at }, { createdByMs, sinceMs }, { client, clock }) {
    const ms = (0,times.p)(created_at);
    if (createdByMs === undefined || ms === null)
        return false;
    const nowMs = client.serviceNow();
    const stepEndMs = nowMs - (clock.monotonic() - sinceMs);
    return ms > Math.min(createdByMs, stepEndMs + closedMs) && ms <= nowMs + clockMs;
}
async function findRetried(address, { before, limit }, context) {
    const { client, log, signal } = context;
    const options = { include_retried_jobs: true, exclude_pipeline: true, signal };
    const found = await lookPatiently(async () => {
        const build = await client.builds.get(address, options);
        const isRetried = before !== undefined && (0,retries.K)(build) > before;
        return !(0,states.PU)(build) || (isRetried && openJobs(build).length === 0) ? build : null;
    }, pausesOf(limit, context), context);
    if (found === null)
        return [];
    const name = (0,build_outputs.mT)(address);
    const doubt = "The outcome of this step's retry is unknown, so it may be another person's retry.";
    if ((0,states.PU)(found)) {
        log.info(`${name}: jobs were retried, and have finished (${found.state}). Nothing is left to cancel. ${doubt}`);
        return null;
    }
    const open = openJobs(found);
    if (open.length > 0 && open.every((job) => isLater(job, limit, context))) {
        log.warning(`${name}: runs again because of a later retry. ${probablyOthers}`);
        return null;
    }
    log.warning(`${name}: runs again. ${doubt}`);
    return [address.number];
}
const probablyOthers = "It is probably another person's, so it is not canceled.";
function openJobs({ jobs }) {
    return (jobs ?? []).filter(script_job.P).filter(({ state }) => (0,agent_queue.Kk)(state));
}
async function findRebuild(original, { newest, limit }, context) {
    const { client, log, signal } = context;
    if (newest === undefined)
        throw new error_text.Nj('The earlier builds could not be listed, so the rebuild cannot be identified.');
    let later = [];
    const look = async () => {
        const found = await client.builds.findRebuilds(original, newest, { signal });
        later = found.filter((build) => isLater(build, limit, context));
        return later.length < found.length ? found.filter((build) => !later.includes(build)) : null;
    };
    const found = (await lookPatiently(look, pausesOf(limit, context), context)) ?? [];
    const namesOf = (builds) => builds.map(({ number }) => (0,build_outputs.mT)({ ...original, number })).join(', ');
    const source = (0,build_outputs.mT)(original);
    if (found.length > 1)
        throw new error_text.Nj(`It may be any of these builds: ${namesOf(found)}.`);
    if (found.length === 1)
        log.warning(`${namesOf(found)}: found as a rebuild of ${source}. The outcome of this step's request is unknown, so it may be another person's rebuild.`);
    if (found.length > 0 || later.length === 0)
        return found.map(({ number }) => number);
    log.warning(`${namesOf(later)}: created later as a rebuild of ${source}. ${probablyOthers}`);
    return null;
}

var queued_build = __webpack_require__(3242);
var saved_state = __webpack_require__(3563);
;










const secondPausesMs = [15_000, 15_000];
const lagPausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000];
async function cleanUp(saved, context) {
    if (saved.phase === 'done')
        return;
    await Promise.all(saved.builds.map((build) => orWarn(describeDoubt(build), () => cleanUpOne(build, context), context)));
}
async function orWarn(doubt, task, { log }) {
    try {
        await task();
    }
    catch (error) {
        log.warning(`${doubt} ${(0,error_text.kc)(error)}`);
    }
}
async function cleanUpOne(saved, context) {
    const { organization, pipeline, number: known, key, cancels, duplicatesUntilMs } = saved;
    const toAddress = (number) => ({ organization, pipeline, number });
    if (known !== undefined && key !== undefined && duplicatesUntilMs !== undefined && !cancels)
        return cancelDuplicates(toAddress(known), { ...saved, key }, context);
    const isCertain = saved.rebuild === undefined && (saved.retry === undefined || saved.retry.answered === true);
    const retriesBefore = saved.retry?.before;
    const { queueCheck, startsUntilMs } = saved;
    const cancel = (number) => cancelLeftover(toAddress(number), { isCertain, retriesBefore, queueCheck, startsUntilMs }, context);
    if (isCertain && key !== undefined)
        return cancelKeyed({ ...saved, key }, cancel, context);
    if (isCertain && known !== undefined)
        return cancel(known);
    const numbers = await findInDoubt(saved, context);
    if (numbers === null)
        return;
    if (numbers.length === 0)
        context.log.info(describeAbsence(saved));
    await Promise.all(numbers.map(cancel));
}
async function cancelKeyed(saved, cancel, context) {
    const { key, number: known, duplicatesUntilMs, ...pipeline } = saved;
    const { client, log, signal } = context;
    const wanted = duplicatesUntilMs === undefined ? 1 : 2;
    const canceling = new Map(known === undefined ? [] : [[known, cancel(known)]]);
    const look = async () => {
        for (const { number } of await client.builds.findByKey(pipeline, key, { signal }))
            if (!canceling.has(number))
                canceling.set(number, cancel(number));
        return canceling.size < wanted ? null : canceling;
    };
    function* pauses() {
        yield* known === undefined ? pausesMs : pausesFor(saved, context);
        if (known === undefined && canceling.size > 0)
            yield* secondPausesMs;
    }
    const search = async () => {
        tellOfDuplicates(saved, context);
        await lookPatiently(look, pauses(), context);
        if (canceling.size === 0)
            log.info(describeAbsence(saved));
    };
    const doubt = canceling.size === 0 ? describeDoubt(saved) : describeDuplicate(saved);
    await orWarn(doubt, search, context);
    await Promise.all(canceling.values());
}
async function cancelDuplicates(address, saved, context) {
    const { client, log, signal } = context;
    const look = async () => {
        const found = await client.builds.cancelDuplicates(address, saved.key, { signal });
        const { left, seen } = found;
        (0,duplicate_warning.s)(address, found, { log });
        for (const number of left)
            log.warning(doubtOf(`Duplicate build ${(0,build_outputs.mT)({ ...address, number })}`));
        return seen < 2 ? null : seen;
    };
    tellOfDuplicates(saved, context);
    await lookPatiently(look, pausesFor(saved, context), context);
}
function pausesFor({ duplicatesUntilMs = 0 }, { clock }) {
    return pausesUntil(duplicatesUntilMs, clock.now);
}
function tellOfDuplicates(saved, { clock, log }) {
    if (saved.duplicatesUntilMs === undefined || saved.duplicatesUntilMs <= clock.now())
        return;
    log.info(`The response to the creation of ${nameSaved(saved)} was lost. Looking for duplicates.`);
}
function nameSaved(saved) {
    const { organization, pipeline, number } = saved;
    return number === undefined ? `a ${(0,saved_state.a1)(saved)}` : (0,build_outputs.mT)({ organization, pipeline, number });
}
function cancelLeftover(address, { isCertain, retriesBefore, queueCheck, startsUntilMs }, context) {
    const { client, log, signal } = context;
    const cancel = async () => {
        const look = (check, options = {}) => (0,queued_build.zZ)({
            read: (parameters) => client.builds.get(address, { ...parameters, ...options, signal }),
            check,
            startsUntilMs,
        });
        const onSend = queueCheck ? () => look('judged', queued_build.wq) : undefined;
        const judge = queueCheck === 'overdue' ? () => look(queueCheck) : undefined;
        const order = { retriesBefore, judge, onSend };
        const canceled = await cancelPatiently(address, order, context).catch(queued_build.sG);
        if (canceled instanceof queued_build.a5)
            return log.info(`${(0,build_outputs.mT)(address)}: ${(0,queued_build.$t)(canceled)}.`);
        const { build, result } = canceled;
        if ((0,retries.x)(canceled, retriesBefore))
            return log.warning(`${(0,build_outputs.mT)(address)}: the service does not show the retry of its jobs, only how the build had ended before (${build.state}). If it runs later, cancel it by hand.`);
        if (result === 'canceled')
            return log.info(`Canceled ${(0,build_outputs.mT)(address)}${isCertain ? ': its step has ended' : ''}.`);
        const report = result === 'blocked' ? log.warning : log.info;
        report((0,cancel_build_once.a2)(result, { address, build }));
    };
    return orWarn(doubtOf((0,build_outputs.mT)(address)), cancel, context);
}
async function cancelPatiently(address, { retriesBefore, judge, onSend, }, context) {
    const { client, signal } = context;
    let isJudged = false;
    let ended = null;
    const cancel = async () => {
        if (!isJudged)
            await judge?.();
        isJudged = true;
        const canceled = await (0,cancel_build_once.Ml)(address, client, { signal, onSend });
        if (!(0,retries.x)(canceled, retriesBefore))
            return canceled;
        ended = canceled;
        return null;
    };
    const pauses = retriesBefore === undefined ? lagPausesMs : pausesMs;
    const { found, refusal } = await lookDespiteRefusals(cancel, pauses, context);
    if (found !== null)
        return found;
    if (ended === null)
        throw refusal;
    return ended;
}
function describeAbsence(saved) {
    return `No ${nameMarked(saved)} appeared within one minute.`;
}
function describeDoubt(saved) {
    if (saved.number === undefined)
        return doubtOf(`A ${nameMarked(saved)}`);
    const stays = saved.duplicatesUntilMs !== undefined && !saved.cancels;
    return stays ? describeDuplicate(saved) : doubtOf(nameSaved(saved));
}
function nameMarked(saved) {
    const mark = saved.key === undefined ? '' : ` with the meta-data ${idempotency_key.Zy} = ${saved.key}`;
    return `${(0,saved_state.a1)(saved)}${mark}`;
}
function describeDuplicate(saved) {
    return `A duplicate of ${nameSaved(saved)} with the meta-data ${idempotency_key.Zy} = ${saved.key} may still run.`;
}
function doubtOf(name) {
    return `${name} could not be canceled and may still run.`;
}

var inputs = __webpack_require__(1012);
var journal = __webpack_require__(7502);
var output_log = __webpack_require__(4089);
var request = __webpack_require__(8971);
var secrets_secrets = __webpack_require__(7906);
var connect_service = __webpack_require__(3194);
var service_proxies = __webpack_require__(1609);
;











const timeLimitMs = 150_000;
const outageTimeoutMs = 90_000;
const graceMs = 5_000;
async function runPostStep(environment, canceled) {
    const secrets = (0,secrets_secrets.g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,output_log.h)(secrets.redactor);
    try {
        const saved = (0,journal.r)();
        if (saved === null || saved.phase === 'done')
            return;
        const texts = (0,inputs.DF)();
        const proxies = (0,service_proxies.Wm)((0,service_proxies.rq)(environment));
        for (const secret of [texts.get('token') ?? '', ...proxies])
            secrets.hide(secret);
        await (0,inputs.ed)(texts, secrets);
        const problems = [];
        const connection = (0,request.d)({ texts, nowMs: Date.now(), problems });
        if (connection === null)
            throw new error_text.Nj(problems.join(' '));
        const isProven = saved.builds.some(({ number }) => number !== undefined);
        const settings = { ...connection, outageTimeoutMs, isProven };
        const client = (0,connect_service.U)(settings, { environment, secrets, log });
        try {
            await cleanUp(saved, { client, log, clock: clock.m, signal: limitTime(canceled) });
        }
        finally {
            await client.close();
        }
    }
    catch (error) {
        log.warning(`A build may still be running and could not be canceled. ${(0,error_text.kc)(error)}`);
        if (core._o() && error instanceof Error)
            log.debug(error.stack ?? '');
    }
}
function limitTime(canceled) {
    const limit = new AbortController();
    const end = () => limit.abort(new error_text.Nj('The time for the post step is over.'));
    setTimeout(end, timeLimitMs).unref();
    canceled.addEventListener('abort', () => setTimeout(end, graceMs).unref(), { once: true });
    return limit.signal;
}


}),

6132:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CJ: () => (hasKey),
  GH: () => (matchesBody),
  Ux: () => (keyQuery),
  Zy: () => (buildKeyName),
  findByKey: () => (findByKey),
  iC: () => (withKey),
  kj: () => (isRebuild),
  qw: () => (listKeyedBuilds)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8396);
var _request_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8754);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9016);




const buildKeyName = 'kitestring-key';
function withKey(body, key) {
    if (!/^[\w.-]{1,200}$/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
    }
    if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
    }
    return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}
function hasKey(build, key) {
    return build.meta_data?.[buildKeyName] === key;
}
function isRebuild(build) {
    return build.rebuilt_from !== null && build.rebuilt_from !== undefined;
}
function matchesBody(build, body) {
    return (agrees(build.branch, body.branch) && (body.message === undefined || agrees(build.message, body.message)));
}
function agrees(shown, sent) {
    return shown === null || shown === undefined || shown === sent;
}
const firstPage = { page: 1, perPage: 100 };
async function listKeyedBuilds(context, { to, key, options }) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__.j)('builds.listForPipeline', to, { query: (0,_request_query_js__WEBPACK_IMPORTED_MODULE_2__.E)(keyQuery(key), firstPage) });
    const listed = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__.s)(context, call, options);
    if (!listed.ok)
        return listed;
    const ours = listed.value.filter((build) => hasKey(build, key)).sort((a, b) => a.number - b.number);
    return { ...listed, value: ours };
}
async function findByKey(context, request) {
    const listed = await listKeyedBuilds(context, request);
    if (!listed.ok)
        throw listed.error;
    return listed.value.filter((build) => !isRebuild(build));
}
function keyQuery(key) {
    return (0,_request_query_js__WEBPACK_IMPORTED_MODULE_2__.Z)({ meta_data: { [buildKeyName]: key } });
}


}),

8667:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BU: () => (waitsForAgent),
  Kk: () => (isOpenJob),
  dR: () => (isRunnableJob),
  fg: () => (lastStartMs),
  q6: () => (waitingAgentRules)
});
var _script_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1635);
var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1822);



const runnableStates = ['scheduled', 'reserved'];
const takenStates = ['assigned', 'accepted', 'running', 'canceling', 'timing_out'];
function isOpenJob(state) {
    return [...runnableStates, ...takenStates].includes(state ?? '');
}
function isRunnableJob(state) {
    return runnableStates.includes(state ?? '');
}
function waitsForAgent(build) {
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(build) || build.state === 'canceling')
        return false;
    const states = jobStates(build);
    if (states === null)
        return null;
    return (takenStates.every((state) => !states.has(state)) && runnableStates.some((state) => states.has(state)));
}
function jobStates({ jobs, job_state_counts: counts }) {
    if (jobs) {
        const counted = jobs.filter(({ type, state }) => type === 'script' || takenStates.includes(state ?? ''));
        return new Set(counted.map(({ state }) => state));
    }
    if (!counts?.states)
        return null;
    const counted = Object.entries(counts.states).filter(([, number]) => Number(number) > 0);
    return new Set(counted.map(([state]) => state));
}
function lastStartMs({ jobs }, knownMs) {
    if (!jobs)
        return knownMs;
    return Math.max(knownMs ?? 0, ...jobs.map(({ started_at }) => (0,_times_js__WEBPACK_IMPORTED_MODULE_1__.p)(started_at) ?? 0));
}
function waitingAgentRules({ jobs }) {
    const waiting = (jobs ?? []).filter(_script_job_js__WEBPACK_IMPORTED_MODULE_2__.P).filter(({ state }) => isRunnableJob(state));
    const rules = waiting.map(({ agent_query_rules: each }) => (each ?? []).join(', '));
    return [...new Set(rules)].filter((text) => text !== '');
}


}),

7731:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  EP: () => (cancelWords),
  Ml: () => (cancelBuildOnce),
  ZP: () => (describeCanceled),
  a2: () => (describeRefusal),
  cancelForStep: () => (cancelForStep),
  cancelOutcome: () => (cancelOutcome),
  failIfBlocked: () => (failIfBlocked),
  qA: () => (tryCancelBuild)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
var _client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6534);
var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
var _context_interrupted_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1870);
var _context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4020);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8117);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _grace_period_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3184);










const readMs = 10_000;
const hopeless = [401, 404, 429];
async function cancelBuildOnce(address, client, options, { read = forRead(options), onRefusal, readsUnanswered = true } = {}) {
    let refused;
    const onRefused = (build) => {
        refused = build;
    };
    try {
        const { build: answer, already } = await client.builds.cancelWithDetails(address, {
            ...options,
            onRefused,
        });
        const build = isBlocked(answer) ? await client.builds.get(address, read).catch(() => answer) : answer;
        return { build, result: resultOf(build, already) };
    }
    catch (error) {
        const isUnanswered = readsUnanswered && isLost(error);
        if (!isUnanswered && !leadsToRead(error, onRefusal !== undefined))
            throw error;
        const reading = isUnanswered ? { ...read, timeoutMs: readMs } : read;
        const unread = (readError) => {
            if (isInvalid(error) && isDenied(readError))
                throw withRefusal(readError, error);
            return null;
        };
        const build = refused ?? (await client.builds.get(address, reading).catch(unread));
        read.signal?.throwIfAborted();
        const result = build && resultOfFailed(build, { isUnanswered, isInvalid: isInvalid(error) });
        if (build && result)
            return { build, result };
        if (build)
            onRefusal?.(build);
        throw error;
    }
}
function resultOfFailed(build, { isUnanswered, isInvalid }) {
    if (!(isUnanswered || isInvalid))
        return null;
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.YQ)(build.state))
        return isUnanswered ? 'canceled' : 'already-canceled';
    if (!(0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(build))
        return null;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) === 'blocked' ? 'blocked' : 'ended';
}
function resultOf(build, already) {
    if (isBlocked(build))
        return 'blocked';
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.PU)(build) && build.state !== 'canceled')
        return 'ended';
    return already ? 'already-canceled' : 'canceled';
}
function isBlocked(build) {
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(build) === 'blocked' && !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__.YQ)(build.state);
}
function isDenied(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && (error.status === 401 || error.status === 403);
}
function withRefusal(error, refusal) {
    error.hint = [error.hint, `The cancel was refused: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(refusal)}.`].filter(Boolean).join(' ');
    return error;
}
function forRead({ onSend: _onSend, onNoEffect: _onNoEffect, ...options }) {
    return options;
}
function leadsToRead(error, readsAfterAny) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD))
        return false;
    return isInvalid(error) || (readsAfterAny && error.status < 500 && !hopeless.includes(error.status));
}
function isLost(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.MZ && error.retryAt === undefined && (0,_client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_3__.D4)(error);
}
function isInvalid(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && error.status === 422;
}
async function cancelForStep(address, context, sendByMs) {
    const { client, journal, redact } = context;
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address);
    const onRefusal = (build) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.vP)([{ address, build }], journal);
    const canceled = await (0,_grace_period_js__WEBPACK_IMPORTED_MODULE_5__.z)((guard) => unlessEnded(() => cancelBuildOnce(address, client, { ...(0,_context_time_to_wait_js__WEBPACK_IMPORTED_MODULE_6__.h)(sendByMs), ...guard }, { onRefusal }), { ...context, signal: guard.signal }), { what: `cancel of ${name}` }, context).catch((error) => {
        if (isLost(error))
            error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
        throw error;
    });
    if (typeof canceled !== 'string')
        return canceled.value;
    const result = canceled === 'unknown' ? 'may have been canceled' : 'was not canceled';
    return (0,_context_interrupted_outcome_js__WEBPACK_IMPORTED_MODULE_7__.o)(`${name} ${result}.`, redact);
}
const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';
async function tryCancelBuild(address, context, { throws, ...limits } = {}) {
    const { client, log, signal } = context;
    try {
        const read = { signal, timeoutMs: readMs, unpaced: true };
        const cancel = () => cancelBuildOnce(address, client, { signal, ...limits }, { read });
        return await unlessEnded(cancel, context);
    }
    catch (error) {
        signal.throwIfAborted();
        if (throws?.(error))
            throw error;
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(error);
        const isRefused = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.hD && error.status !== 404 && (0,_client_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_3__.XE)(error) === 'rejected';
        log.warning(isRefused && error.hint ? `${failure}. ${(0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_8__.b)(error.hint)}` : failure);
        return { failure };
    }
}
const laterMs = [2_000, 3_000, 5_000, 10_000, 10_000];
async function unlessEnded(cancel, { clock, signal }) {
    let refusal;
    for (const pauseMs of [0, ...laterMs]) {
        await clock.sleep(pauseMs, signal);
        const sinceMs = clock.monotonic();
        try {
            return await cancel();
        }
        catch (error) {
            if (signal.aborted || !isInvalid(error))
                throw lastRefusal(refusal, error);
            refusal = error;
            if (clock.monotonic() - sinceMs >= quickMs)
                break;
        }
    }
    throw refusal;
}
function lastRefusal(before, error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__.MZ && !isInvalid(error) ? (before ?? error) : error;
}
const quickMs = 2_000;
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled'
        ? (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_9__.describeReported)({ address, build }, context)
        : describeRefusal(result, { address, build });
    const isInterrupted = context.signal.aborted;
    const words = isInterrupted ? `The step was interrupted. ${sentence}` : sentence;
    const made = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_9__.buildOutcome)(words, [{ address, build }], context);
    const outcome = isInterrupted ? { ...made, success: false } : made;
    if (result !== 'blocked')
        return outcome;
    return asBlocked(outcome);
}
function failIfBlocked(outcome) {
    return outcome.outputs?.state === 'blocked' ? asBlocked(outcome) : outcome;
}
function asBlocked(outcome) {
    const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
    return { ...outcome, success: false, hint };
}
function cancelWords({ state }) {
    return state === 'canceled' ? 'canceled' : 'being canceled';
}
function describeCanceled({ address, build }) {
    return `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address)} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}`;
}
function describeRefusal(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address);
    switch (result) {
        case 'already-canceled':
            return build.state === 'canceling'
                ? `${name} is already being canceled.`
                : `${name} was already canceled.`;
        case 'ended':
            return `${name} had already finished (${build.state}).`;
        case 'blocked':
            return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
    }
}


}),

8088:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  s: () => (warnOfDuplicates)
});
var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);


function warnOfDuplicates({ organization, pipeline }, { canceled, ended = [] }, { log }) {
    const name = (number) => (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__.mT)({ organization, pipeline, number });
    for (const number of canceled)
        log.warning(`${name(number)}: duplicate build canceled.`);
    for (const build of ended)
        log.warning(`${name(build.number)}: duplicate build, which had already finished (${(0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.Jt)(build)}).`);
}


}),

3184:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (graceMs),
  z: () => (writeWithGracePeriod)
});
const graceMs = 2_500;
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`);
        await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => { });
        throw signal.reason;
    };
    try {
        return await Promise.race([work, limit()]);
    }
    finally {
        done.abort();
        work.catch(() => { });
    }
}
async function writeWithGracePeriod(write, { what, onNoEffect: tell }, context) {
    const { signal } = context;
    const stopping = new AbortController();
    let open = 0;
    const stop = () => {
        if (open === 0)
            stopping.abort(signal.reason);
    };
    const onSend = async () => {
        await context.heedSignals();
        signal.throwIfAborted();
        open += 1;
    };
    const onNoEffect = () => {
        open -= 1;
        if (open > 0)
            return;
        tell?.();
        if (signal.aborted)
            stop();
    };
    const isOpen = () => open > 0;
    if (signal.aborted)
        return 'not sent';
    signal.addEventListener('abort', stop, { once: true });
    try {
        const work = write({ signal: stopping.signal, onSend, onNoEffect }, isOpen);
        return { value: await withGracePeriod(work, what, context, isOpen) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return isOpen() ? 'unknown' : 'not sent';
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function aborted(signal, instead) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
    });
}


}),

3242:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $t: () => (whyKept),
  N: () => (findTaken),
  a5: () => (AgentFound),
  sG: () => (keepIfTaken),
  wq: () => (lastLook),
  zZ: () => (refuseIfTaken)
});
var _model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);


class AgentFound extends Error {
    build;
    constructor(build) {
        super();
        this.build = build;
    }
}
function whyKept({ build }) {
    return (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build) && !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.hY)(build)
        ? 'a job has started since; not canceled'
        : 'no longer waits for an agent; not canceled';
}
async function findTaken({ read, check, startsUntilMs }) {
    const build = await read({ include_retried_jobs: true }).catch((error) => {
        if (check === 'overdue')
            throw error;
        return null;
    });
    if (build === null || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.YQ)(build.state))
        return null;
    const hasRun = startsUntilMs !== undefined && ((0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.fg)(build) ?? 0) > startsUntilMs;
    return hasRun || (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_0__.BU)(build) === false || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__.hY)(build) ? build : null;
}
const lastLook = {
    ...{ exclude_pipeline: true, unpaced: true, timeoutMs: 30_000 },
    polling: { intervalMs: 2_000, onPause: () => { } },
};
async function refuseIfTaken(look) {
    const taken = await findTaken(look);
    if (taken !== null)
        throw new AgentFound(taken);
}
function keepIfTaken(error) {
    if (error instanceof AgentFound)
        return error;
    throw error;
}


}),

3022:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (retriesOf),
  x: () => (saysOldEnd)
});
var _model_script_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1635);

function retriesOf({ jobs }) {
    const attempts = (jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_0__.P);
    const replaced = attempts.filter(({ retried, retried_in_job_id }) => retried === true || typeof retried_in_job_id === 'string');
    const last = attempts.filter((attempt) => !replaced.includes(attempt));
    const counted = last.reduce((sum, { retries_count }) => sum + (retries_count ?? 0), 0);
    return Math.max(replaced.length, counted);
}
function saysOldEnd({ build, result }, retriesBefore) {
    return result !== 'canceled' && retriesBefore !== undefined && retriesOf(build) <= retriesBefore;
}


}),

3563:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Dg: () => (otherBuildMs),
  E3: () => (saveDone),
  Ri: () => (sentNow),
  a1: () => (nameRequested),
  ao: () => (duplicatePauseMs),
  e7: () => (duplicatesOf),
  gd: () => (toUncanceled),
  l7: () => (toSaved),
  nB: () => (lostNow),
  r9: () => (saveUnfinished)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4071);


function toSaved({ address, duplicateKey, duplicatesUntilMs, retriesBefore: before, }) {
    if (before !== undefined)
        return { ...address, retry: { before, answered: true } };
    if (duplicateKey === undefined)
        return address;
    const keyed = { ...address, key: duplicateKey };
    return duplicatesUntilMs === undefined ? keyed : { ...keyed, duplicatesUntilMs, cancels: true };
}
function toUncanceled({ address, retriesBefore, startsUntilMs, }, queueCheck) {
    const saved = toSaved({ address, retriesBefore });
    if (queueCheck === null)
        return saved;
    return { ...saved, queueCheck, ...(startsUntilMs !== undefined && { startsUntilMs }) };
}
const duplicatePauseMs = 30_000;
const otherBuildMs = 210_000;
const mostEffectMs = 90_000;
const lostEffectMs = { answered: 10_000, timeout: 60_000 };
function sentNow(saved, { client }) {
    return { ...saved, createdByMs: client.serviceNow() + mostEffectMs };
}
function lostNow(saved, error, { client }) {
    const mostMs = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.MU ? lostEffectMs.timeout : lostEffectMs.answered;
    return { ...saved, createdByMs: client.serviceNow() + mostMs };
}
function duplicatesOf({ organization, pipeline }, key, duplicatesUntilMs) {
    return { organization, pipeline, key, duplicatesUntilMs };
}
function saveUnfinished(left, journal) {
    const builds = [...left.builds, ...left.pending];
    const phase = left.pending.length > 0 ? 'creating' : 'waiting';
    journal.save({ phase: builds.length > 0 ? phase : 'done', builds });
}
function saveDone(journal) {
    journal.save({ phase: 'done', builds: [] });
}
function nameRequested({ organization, pipeline, number, rebuild }) {
    if (number !== undefined)
        return `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__.mT)({ organization, pipeline, number })}`;
    if (rebuild === undefined)
        return `build of ${organization}/${pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_1__.mT)({ organization, pipeline, number: rebuild.of })}`;
}


}),

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