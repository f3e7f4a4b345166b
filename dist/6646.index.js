"use strict";
exports.id = 6646;
exports.ids = [6646,9917,7124,6132];
exports.modules = {

1273:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  c: () => (afterLoss)
});
var _retry_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3081);

const mostLateMs = 20_000;
function afterLoss(shared, { clock }) {
    const { sendByMs = Number.POSITIVE_INFINITY, deadline } = shared;
    const lateMs = Math.max(0, sendByMs - clock.monotonic()) + mostLateMs;
    const bounded = lateMs < deadline.leftMs() ? (0,_retry_deadline_js__WEBPACK_IMPORTED_MODULE_0__.d)(clock, lateMs, true) : deadline;
    const noGuard = { onSend: undefined, onNoEffect: undefined, onLost: undefined };
    return { ...shared, ...noGuard, deadline: bounded, sendByMs: undefined };
}


}),

7124:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  cancelBuild: () => (cancelBuild)
});
var _model_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2476);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
var _response_misplaced_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1568);
var _retry_deadline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3081);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9016);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2038);
var _retry_until_verified_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6853);








const mostReadMs = 10_000;
async function cancelBuild(context, to, options) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.cancel', to);
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_1__.N)(context, options, async (shared) => {
        let already = false;
        const build = await (0,_retry_until_verified_js__WEBPACK_IMPORTED_MODULE_2__.$)(context, { call, shared }, (failed) => {
            already = isRefused(failed) && !failed.mayHaveBeenApplied && !failed.repeated;
            return verify(context, { to, failed, shared });
        });
        return { build, already };
    });
}
async function verify(context, { to, failed, shared }) {
    const { error, mayHaveBeenApplied, repeated } = failed;
    const refused = isRefused(failed);
    if (!refused && !mayHaveBeenApplied)
        return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD && context.outage.includes(error) ? 'again' : 'failed';
    if (!refused && repeated && !(0,_response_misplaced_js__WEBPACK_IMPORTED_MODULE_4__.J)(error))
        return 'again';
    const { clock } = context;
    const bounded = () => (0,_retry_deadline_js__WEBPACK_IMPORTED_MODULE_5__.d)(clock, Math.min(mostReadMs, shared.deadline.leftMs()), true);
    const reading = refused
        ? { ...shared, unpaced: true, deadline: bounded() }
        : { ...shared, unpaced: true, sendByMs: clock.monotonic() };
    const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_6__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.get', to), reading);
    if (read.ok && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_7__.YQ)(read.value.state))
        return { reached: read.value };
    if (!refused)
        return (0,_response_misplaced_js__WEBPACK_IMPORTED_MODULE_4__.J)(error) ? 'failed' : 'again';
    if (!read.ok)
        return 'failed';
    error.hint ??= `The build is ${read.value.state}.`;
    shared.onRefused?.(read.value);
    return 'failed';
}
function isRefused({ error }) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD && error.status === 422;
}


}),

6646:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  createBuildOnce: () => (createBuildOnce)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8405);
var _request_base_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4925);
var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8396);
var _response_misplaced_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1568);
var _retry_deadline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3081);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9016);
var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2038);
var _after_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);
var _duplicates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9917);
var _idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6132);
var _lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1277);











const duplicatePauseMs = 5_000;
const mostCheckMs = 10_000;
async function createBuildOnce(context, { to, body }, options) {
    const key = options.key ?? context.uuid();
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.create', to, { body: (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.iC)(body, key) });
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_2__.N)(context, options, async (shared) => {
        const first = refuseOthers(await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__.s)(context, call, shared), call, { body, key });
        if (first.ok)
            return created(context, first.value, key);
        if (!first.mayHaveBeenApplied)
            throw first.error;
        const { sendByMs } = shared;
        const intent = { to, body, key, sending: shared, shared: (0,_after_loss_js__WEBPACK_IMPORTED_MODULE_4__.c)(shared, context) };
        const found = await search(context, call, { intent, error: first.error });
        if (found.kind === 'found')
            return recovered(context, intent, { build: found.value, how: 'recovered' });
        const isLate = sendByMs !== undefined && sendByMs <= context.clock.monotonic();
        const isFinal = isLate || options.recover === 'fail' || (0,_response_misplaced_js__WEBPACK_IMPORTED_MODULE_5__.J)(first.error);
        if (found.kind !== 'absent' || isFinal)
            throw unknown(context, call, { key, error: first.error });
        return sendAgain(context, call, { intent, error: first.error });
    });
}
function refuseOthers(result, call, { body, key }) {
    if (!result.ok || (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.CJ)(result.value, key) || (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.GH)(result.value, body))
        return result;
    const words = `the response is build ${result.value.number}, which has another branch or message`;
    const error = new _errors_js__WEBPACK_IMPORTED_MODULE_6__.tF(`Could not ${call.intent}: 201, but ${words}`, {
        status: 201,
        reason: 'address',
        method: call.method,
        path: call.path,
    });
    return { ok: false, error, mayHaveBeenApplied: true };
}
async function sendAgain(context, call, { intent, error }) {
    const second = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__.s)(context, call, intent.sending);
    if (second.ok) {
        const { build, keyed } = created(context, second.value, intent.key);
        if (keyed)
            return recovered(context, intent, { build, how: 'retried' });
        throw unknown(context, call, { key: intent.key, error, hint: surplusHint(build) });
    }
    const found = await search(context, call, { intent, error: second.error });
    if (found.kind === 'found')
        return recovered(context, intent, { build: found.value, how: 'recovered' });
    throw unknown(context, call, { key: intent.key, error: second.error });
}
function search(context, call, { intent, error }) {
    return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_7__.TE)(context, { call, shared: intent.shared, error }, () => lookFor(context, intent));
}
async function lookFor(context, { to, body, key, shared }) {
    const listed = await (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.qw)(context, { to, key, options: shared });
    if (!listed.ok)
        return { kind: 'failed', error: listed.error };
    const kept = (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_8__.s)(listed.value.filter((build) => !(0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.kj)(build) && (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.GH)(build, body)));
    if (kept !== null)
        return { kind: 'found', value: kept };
    return { kind: listed.value.length === 0 ? 'absent' : 'unclear' };
}
function created(context, build, key) {
    const keyed = build.meta_data === undefined || (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.CJ)(build, key);
    if (!keyed)
        context.emit({ kind: 'key-dropped', number: build.number });
    return { build, key, origin: 'direct', keyed, canceled: [] };
}
async function recovered(context, intent, { build, how }) {
    context.emit({ kind: 'recovered', endpoint: 'builds.create', how, number: build.number });
    intent.sending.onCreated?.(build);
    const { winner, canceled } = (await keepOne(context, intent, build)) ?? { winner: null, canceled: [] };
    const kept = winner ?? build;
    const origin = kept.number === build.number ? how : 'recovered';
    return { build: kept, key: intent.key, origin, keyed: true, canceled };
}
async function keepOne(context, intent, known) {
    const { deadline, signal } = intent.shared;
    const { clock } = context;
    if (!deadline.fits(duplicatePauseMs))
        return null;
    try {
        await clock.sleep(duplicatePauseMs, signal);
        const bounded = (0,_retry_deadline_js__WEBPACK_IMPORTED_MODULE_9__.d)(clock, Math.min(mostCheckMs, deadline.leftMs()), true);
        const shared = { ...intent.shared, deadline: bounded };
        return await (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_8__.cancelDuplicates)(context, { ...intent, shared, known: known.number });
    }
    catch (error) {
        if (signal.aborted || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_6__.MZ)
            return null;
        throw error;
    }
}
function surplusHint({ number }) {
    return `Build ${number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
}
function unknown(context, call, { key, error, hint }) {
    const list = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__.j)('builds.listForPipeline', call.to, { query: (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.Ux)(key) });
    return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Ee)(call, {
        error,
        key,
        search: (0,_request_base_url_js__WEBPACK_IMPORTED_MODULE_10__.O2)(context.base, list.path, list.query),
        hint: hint ?? `Before you create it again, look for a build with the meta-data ${_idempotency_key_js__WEBPACK_IMPORTED_MODULE_1__.Zy} = ${key}.`,
    });
}


}),

9917:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  cancelDuplicates: () => (cancelDuplicates),
  s: () => (chooseBuildToKeep)
});
var _model_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2476);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8405);
var _request_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8396);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9016);
var _cancel_build_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
var _idempotency_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6132);






const overOrEnding = ['canceled', 'canceling', 'skipped'];
async function cancelDuplicates(context, { to, key, keep, known = keep, shared }) {
    const listed = await (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_0__.findByKey)(context, { to, key, options: shared });
    const isListed = known === undefined || listed.some(({ number }) => number === known);
    const unlisted = isListed ? [] : [await readBuild(context, { ...to, number: known }, shared)];
    const builds = [...listed, ...unlisted].toSorted((a, b) => a.number - b.number);
    const named = builds.find(({ number, state }) => number === keep && !overOrEnding.includes(state));
    const kept = named ?? chooseBuildToKeep(builds);
    const canceled = [];
    const left = [];
    const ended = builds.filter((build) => build !== kept && hasRun(build));
    for (const { number } of builds.filter((build) => build !== kept && !isEndingOrOver(build))) {
        const result = await cancelDuplicate(context, { to: { ...to, number }, shared });
        if (typeof result === 'object') {
            ended.push(result);
            continue;
        }
        (result ? canceled : left).push(number);
        context.emit({ kind: 'duplicate', number, canceled: result });
    }
    return { winner: kept, canceled, left, ended, seen: builds.length };
}
function readBuild(context, to, shared) {
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_1__.t)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__.j)('builds.get', to), shared);
}
function chooseBuildToKeep(builds) {
    return builds.find((build) => !overOrEnding.includes(build.state)) ?? builds[0] ?? null;
}
function isEndingOrOver(build) {
    return overOrEnding.includes(build.state) || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(build);
}
function hasRun(build) {
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_3__.PU)(build) && !overOrEnding.includes(build.state);
}
async function cancelDuplicate(context, { to, shared }) {
    let refused;
    const onRefused = (build) => {
        refused = build;
    };
    try {
        await (0,_cancel_build_js__WEBPACK_IMPORTED_MODULE_4__.cancelBuild)(context, to, { ...shared, onRefused });
        return true;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.MZ))
            throw error;
        return refused !== undefined && hasRun(refused) ? refused : false;
    }
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

1277:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ee: () => (describeUnknown),
  TE: () => (lookUp),
  mz: () => (snapshotBefore),
  xj: () => (createOrFind)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6534);
var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3910);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9016);
var _after_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);





const pausesMs = [1_000, 2_000, 4_000, 8_000];
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];
const leastLookMs = 10_000;
const tellMs = 15_000;
async function lookUp(context, { call, shared, error }, look) {
    const { clock, emit, outage, random } = context;
    const { deadline, signal } = shared;
    const { endpoint } = call;
    const failed = { kind: 'failed', error };
    let last = { kind: 'absent' };
    const wantedMs = (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.a9)(error);
    const leftMs = Math.max(0, deadline.leftMs() - leastLookMs);
    const mostMs = Math.min(outage.timeoutMs(false), leftMs, _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.qF);
    const requestedMs = Math.min(wantedMs, mostMs);
    if (wantedMs > mostMs)
        (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.Ib)(clock.now(), error, wantedMs);
    const lostMs = clock.monotonic();
    let toldMs = lostMs;
    emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error), elapsedMs: 0 });
    const isSlow = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.MU && !(0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.HG)(error);
    for (const pauseMs of isSlow ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
        const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + requestedMs - clock.monotonic());
        if (!deadline.fits(delayMs))
            return failed;
        await clock.sleep(delayMs, signal);
        const nowMs = clock.monotonic();
        if (nowMs - toldMs >= tellMs) {
            toldMs = nowMs;
            emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error), elapsedMs: nowMs - lostMs });
        }
        last = await look();
        if (last.kind !== 'absent' && !isRefusal(last))
            return last;
    }
    return last;
}
function isRefusal(result) {
    if (result.kind !== 'failed' || !(result.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD))
        return false;
    return [401, 403, 404].includes(result.error.status);
}
function snapshotBefore(read) {
    if (read.ok)
        return read.value;
    const { error } = read;
    const isUntrusted = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.Rc && (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.XE)(error) === 'untrusted';
    if (isUntrusted || (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.uD)(error) || (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.B5)(error))
        throw error;
    return undefined;
}
async function createOrFind(context, { call, sending, hint }, listNew) {
    const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__.s)(context, call, sending);
    if (sent.ok)
        return { value: sent.value, origin: 'direct' };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied)
        throw error;
    if (listNew === undefined)
        throw describeUnknown(call, { error, hint });
    const look = async () => onlyOne(await listNew());
    const found = await lookUp(context, { call, shared: (0,_after_loss_js__WEBPACK_IMPORTED_MODULE_4__.c)(sending, context), error }, look);
    if (found.kind === 'found')
        return { value: found.value, origin: 'recovered' };
    throw describeUnknown(call, { error, hint });
}
function onlyOne(listed) {
    if (!listed.ok)
        return { kind: 'failed', error: listed.error };
    const [value, ...others] = listed.value;
    if (value === undefined)
        return { kind: 'absent' };
    return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value };
}
function describeUnknown(call, { error, hint, ...details }) {
    const reason = `${describeLostResponse(error)} and a lookup could not tell`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.Do(`Could not ${call.intent}: its outcome is unknown, because ${reason}`, {
        method: call.method,
        path: call.path,
        cause: error,
        retryAt: error.retryAt,
        hint: (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.HG)(error) && error.hint !== undefined ? `${error.hint} ${hint}` : hint,
        ...details,
    });
}
function describeLostResponse(error) {
    const why = (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD)
        return `the service answered ${why}`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.tF ? `there was an ${why}` : `no response arrived (${why})`;
}


}),

6853:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (retryUntilVerified)
});
var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6534);
var _retry_pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5887);
var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3910);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);




async function retryUntilVerified(context, { call, shared }, verify) {
    let sinceMs;
    for (let attempt = 1;; attempt += 1) {
        const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_0__.s)(context, call, shared);
        if (sent.ok)
            return sent.value;
        const { error } = sent;
        const failed = { error, attempt, shared };
        sinceMs ??= context.outage.sinceMs(error) ?? context.clock.monotonic();
        const hasWaited = await waitAsRequested(context, call, { ...failed, sinceMs });
        const verdict = await verify({ ...sent, repeated: attempt > 1 });
        if (typeof verdict === 'object') {
            context.outage.end(call);
            return verdict.reached;
        }
        if (verdict === 'failed')
            throw giveUp(context, call, error);
        if (!hasWaited)
            await waitInOutage(context, call, { ...failed, sinceMs, nth: attempt, requestedMs: 0 });
    }
}
async function waitAsRequested(context, call, { sinceMs, ...failed }) {
    const { error, shared } = failed;
    const requestedMs = shared.urgent === true || !(0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.D4)(error) ? 0 : (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__.a9)(error);
    if (requestedMs === 0)
        return false;
    await waitInOutage(context, call, { ...failed, sinceMs, nth: 1, requestedMs });
    return true;
}
async function waitInOutage(context, call, failed) {
    const delayMs = (0,_retry_pause_js__WEBPACK_IMPORTED_MODULE_3__.LF)(context, call, failed);
    if (delayMs === undefined)
        throw giveUp(context, call, failed.error);
    await (0,_retry_pause_js__WEBPACK_IMPORTED_MODULE_3__.Gw)(context, call, { ...failed, delayMs });
}
function giveUp({ outage }, call, error) {
    outage.giveUp(call);
    return error;
}


})

};
;