"use strict";
exports.id = 24;
exports.ids = [24,7731,1314];
exports.modules = {

5511:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _7: () => (perMinuteByDefault),
  _T: () => (usualPaceMs),
  x: () => (createRateLimiter)
});
/* unused harmony export unlimited */
const perMinuteByDefault = 40;
const usualPaceMs = 60_000 / perMinuteByDefault;
const burstByDefault = 10;
function createRateLimiter({ clock, perMinute = perMinuteByDefault, burst = burstByDefault, }) {
    const perMs = perMinute / 60_000;
    let tokens = burst;
    let filledAt = clock.monotonic();
    const fill = () => {
        const now = clock.monotonic();
        tokens = Math.min(burst, tokens + (now - filledAt) * perMs);
        filledAt = now;
    };
    return {
        acquire() {
            fill();
            tokens -= 1;
            return tokens >= 0 ? 0 : Math.ceil(-tokens / perMs);
        },
        release() {
            tokens = Math.min(burst, tokens + 1);
        },
        available() {
            fill();
            return tokens >= 1;
        },
    };
}
const unlimited = { acquire: () => 0, release: () => { }, available: () => true };


}),

6534:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B5: () => (isThrottled),
  D4: () => (couldHaveBeenApplied),
  Hr: () => (failureReason),
  IG: () => (isBrokenConnect),
  XE: () => (classifyFailure),
  uD: () => (isOutage)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
var _transport_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5583);



function classifyFailure(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)
        return classifyStatus(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc)
        return classifyConnection(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MU)
        return classifyTimeout(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Do)
        return 'maybeApplied';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gz)
        return classifyToken(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.tF)
        return isUnreadable(error) ? 'untrusted' : 'maybeApplied';
    return 'rejected';
}
function couldHaveBeenApplied(error) {
    const failure = classifyFailure(error);
    if (failure === 'maybeApplied')
        return true;
    return failure === 'untrusted' && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc && error.sent === 'not-sent');
}
function isOutage(error) {
    const failure = classifyFailure(error);
    return failure === 'maybeApplied' || (failure === 'notApplied' && !isThrottled(error));
}
function isBrokenConnect(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc) || error.sent !== 'not-sent')
        return false;
    const { code } = error;
    return code === 'EPROTO' || code.startsWith('ERR_SSL_') || isRefusedByProxy(code);
}
function isThrottled(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)
        return error.status === 429;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MU && isRateLimitWait(error);
}
function failureReason(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)
        return String(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc)
        return error.code;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MU)
        return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gz)
        return `no token${error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MZ ? ` (${failureReason(error.cause)})` : ''}`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.tF)
        return `invalid response (${error.reason})`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Do ? 'outcome unknown' : error.name;
}
const finalServerErrors = [501, 505];
function classifyStatus(status) {
    if (status === 429)
        return 'notApplied';
    if (status === 408)
        return 'maybeApplied';
    return status >= 500 && !finalServerErrors.includes(status) ? 'maybeApplied' : 'rejected';
}
function classifyConnection(error) {
    if (isTrustFailure(error.code))
        return 'untrusted';
    if (isRefusedByProxy(error.code))
        return 'rejected';
    return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}
function isRefusedByProxy(code) {
    return code.startsWith(`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__.S}4`) && !passingProxyCodes.includes(code);
}
const passingProxyCodes = [`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__.S}408`, `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__.S}429`];
function classifyTimeout(error) {
    if (isRateLimitWait(error))
        return 'rejected';
    return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}
function classifyToken({ cause }) {
    return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MZ && (isOutage(cause) || isThrottled(cause)) ? 'notApplied' : 'rejected';
}
function isRateLimitWait({ phase }) {
    return phase === 'window' || phase === 'limiter';
}
function isUnreadable({ reason }) {
    return reason === 'size' || reason === 'address' || reason === 'encoding';
}
const trustCodes = [
    ..._transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__.Io,
    'EPROTO',
    'REDIRECTED',
    'UND_ERR_HEADERS_OVERFLOW',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
    'HTTPParserError',
];
const trustFamilies = ['ERR_TLS_', 'ERR_SSL_', 'HPE_'];
function isTrustFailure(code) {
    return trustCodes.includes(code) || trustFamilies.some((family) => code.startsWith(family));
}


}),

9323:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Io: () => (certificateCodes),
  fh: () => (toTransportError),
  hs: () => (provesNotSent)
});
var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

function toTransportError(error, sent) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__.w)
        return error;
    return new _transport_js__WEBPACK_IMPORTED_MODULE_0__.w({ code: codeOf(error), sent, cause: withoutBytes(error) });
}
const certificateCodes = [
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'CERT_REVOKED',
    'CERT_UNTRUSTED',
    'CERT_REJECTED',
    'CERT_SIGNATURE_FAILURE',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'INVALID_CA',
    'INVALID_PURPOSE',
    'HOSTNAME_MISMATCH',
    'ERR_TLS_CERT_ALTNAME_INVALID',
];
const connectCodes = [
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
    ...certificateCodes,
];
const connectCalls = ['connect', 'getaddrinfo', undefined];
function provesNotSent(thrown) {
    return thrown instanceof Error && failedToConnect(thrown.cause, 0);
}
function failedToConnect(error, depth) {
    if (!(error instanceof Error) || depth > 3)
        return false;
    if (error instanceof AggregateError) {
        return error.errors.length > 0 && error.errors.every((each) => failedToConnect(each, depth + 1));
    }
    const { code, syscall } = error;
    if (code === 'ETIMEDOUT')
        return syscall === 'connect';
    return connectCodes.includes(code ?? '') && connectCalls.includes(syscall);
}
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;
function codeOf(error, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return 'UNKNOWN';
    if (isUnspecific(error) && error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    const [, status] = refusedTunnel.exec(error.message) ?? [];
    if (status !== undefined)
        return `${_transport_js__WEBPACK_IMPORTED_MODULE_0__.S}${status}`;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if (error instanceof AggregateError)
        return codeOf(error.errors[0], depth + 1);
    if (error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    return error.name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : error.name;
}
function isUnspecific(error) {
    return error.name === 'ProxyConnectionError' || error.name === 'SecureProxyConnectionError';
}
function withoutBytes(error) {
    if (typeof error === 'object' && error !== null && 'data' in error)
        Reflect.deleteProperty(error, 'data');
    return error;
}


}),

5583:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S: () => (refusedByProxy),
  w: () => (TransportError)
});
const refusedByProxy = 'PROXY_';
class TransportError extends Error {
    name = 'TransportError';
    code;
    sent;
    constructor(details) {
        super(details.code, { cause: details.cause });
        this.code = details.code;
        this.sent = details.sent;
    }
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

24:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancelMatching: () => (cancelMatching)
});

var token_bucket = __webpack_require__(5511);
var requests = __webpack_require__(6224);
var states = __webpack_require__(2476);
var error_text = __webpack_require__(1479);
var interrupted_outcome = __webpack_require__(1870);
;
function createOrderedLog(log) {
    const logged = new Set();
    let isReleased = false;
    const tasks = [];
    const flush = () => {
        if (isReleased)
            for (const task of tasks)
                writeOut(task);
        for (let [first] = tasks; first !== undefined; [first] = tasks) {
            writeOut(first);
            if (!first.isClosed)
                return;
            tasks.shift();
        }
    };
    const open = () => {
        const task = { lines: [], isClosed: false };
        tasks.push(task);
        const add = (level) => (line) => {
            task.lines.push(() => {
                if (!logged.has(line))
                    log[level](line);
                logged.add(line);
            });
            flush();
        };
        const close = () => {
            task.isClosed = true;
            flush();
        };
        return { info: add('info'), warning: add('warning'), debug: add('debug'), close };
    };
    const release = () => {
        isReleased = true;
        flush();
    };
    return { open, release };
}
function writeOut({ lines }) {
    for (const write of lines.splice(0))
        write();
}

var pool = __webpack_require__(9539);
var time_to_wait = __webpack_require__(4020);
var build_list = __webpack_require__(1314);
var read_matching = __webpack_require__(3899);
var build_outputs = __webpack_require__(4071);
var dry_run = __webpack_require__(8436);
var list_outputs = __webpack_require__(3177);
var counts = __webpack_require__(7005);
;




const words = {
    canceled: 'canceled',
    'already-canceled': 'already canceled',
    ended: 'already finished',
    blocked: 'blocked, not canceled',
    failed: 'could not be canceled',
    unfinished: 'still canceling',
    running: 'running after the cancel',
    unread: 'could no longer be read after the cancel',
    unknown: 'may be canceled: the outcome is unknown',
    left: 'not canceled',
};
const openWords = {
    unfinished: `${words.unfinished} when the wait ended`,
    running: `${words.running} when the wait ended`,
    unread: words.unread,
};
function withSeen(attempt, seen) {
    const one = seen.find(({ build }) => build.id === attempt.build.id);
    if (one === undefined)
        return attempt;
    const result = (0,states.PU)(one.build) ? resultOfEnd(one.build, attempt) : attempt.result;
    return { ...withBuild(attempt, one.build), result };
}
function withBuild(attempt, build) {
    const { tracked } = attempt;
    return { ...attempt, build, tracked: tracked && { ...tracked, build } };
}
function resultOfStop({ state }, { why, unread }) {
    const isUnread = unread !== undefined || why === 'unreachable' || why === 'disappeared';
    if (isUnread)
        return 'unread';
    return state === 'canceling' ? 'unfinished' : 'running';
}
function resultOfEnd(build, { result }) {
    if ((0,states.YQ)(build.state))
        return result;
    return (0,states.Jt)(build) === 'blocked' ? 'blocked' : 'ended';
}
const mostNamed = 20;
function trackAttempt({ tracked }) {
    return tracked === null ? [] : [tracked];
}
function nameBuilds(builds) {
    const names = builds.slice(0, mostNamed).map(({ address }) => (0,build_outputs.mT)(address));
    const left = builds.length - names.length;
    return left === 0 ? names.join(', ') : `${names.join(', ')} and ${left} more`;
}
function describeAll(attempts, end) {
    const more = describeRest(end);
    if (attempts.length === 0)
        return `No builds to cancel.${more}`;
    const [first] = attempts.flatMap((attempt) => attempt.failure ?? []);
    const countOf = (wanted) => attempts.filter(({ result }) => result === wanted).length;
    const still = ['unfinished', 'running', 'unread']
        .map((result) => ({
        result,
        builds: attempts.filter((one) => one.result === result).flatMap(trackAttempt),
    }))
        .filter(({ builds }) => builds.length > 0)
        .map(({ result, builds }) => `; ${builds.length} ${openWords[result]} (${nameBuilds(builds)})`);
    const others = ['ended', 'already-canceled', 'blocked', 'unknown', 'left']
        .filter((result) => countOf(result) > 0)
        .map((result) => `; ${countOf(result)} ${words[result]}`)
        .concat(...still)
        .join('');
    const [canceled, failed] = [countOf('canceled'), countOf('failed')];
    const done = canceled === 0 ? '' : `; ${canceled} canceled`;
    const what = failed === 0
        ? `Canceled ${(0,counts.U)(canceled, 'build')}`
        : `${failed} of ${(0,counts.U)(attempts.length, 'build')} could not be canceled${done}`;
    const why = first === undefined ? '' : ` First error: ${first.replace(/\.$/, '')}.`;
    return `${what}${others}.${why}${more}`;
}
function describeRest({ complete, reason, failure }) {
    if (complete)
        return '';
    if (reason === 'bytes')
        return ' More builds match, which are too large for one step: run the operation again.';
    if (reason === 'interrupted')
        return ' More builds may match.';
    if (reason === 'changed')
        return ' More builds may match: the list changed while it was read. Run the operation again.';
    if (failure === undefined)
        return ' More builds match: run the operation again, or raise limit.';
    return ` More builds may match: ${(0,error_text.kc)(failure.cause)}.`;
}

var cancel_build_once = __webpack_require__(7731);
var grace_period = __webpack_require__(3184);
;
















async function cancelMatching(order, context) {
    const read = await (0,read_matching.m)(order, context).catch((error) => {
        if (!context.signal.aborted)
            throw error;
        return (0,interrupted_outcome.o)('No build was canceled.', context.redact);
    });
    if (!('builds' in read))
        return read;
    const { builds, notes, ...end } = read;
    if (order.dryRun) {
        context.signal.throwIfAborted();
        const tracked = builds.map(build_outputs.Hn).filter((one) => one !== null);
        const requests = tracked.map(({ address }) => ({ endpoint: 'builds.cancel', to: { ...address } }));
        return { ...(await (0,dry_run.dryRun)(requests, context)), outputs: (0,list_outputs.D)(tracked.length, end.complete), notes };
    }
    const made = new Map();
    let listed;
    const blocked = () => listed?.attempts ?? [];
    const tried = () => builds.flatMap(({ id }) => made.get(id) ?? []);
    const attempts = () => [...blocked(), ...tried()];
    const setKnown = () => {
        const tracked = builds.map((build) => (made.get(build.id) ?? { tracked: (0,build_outputs.Hn)(build) }).tracked);
        const known = [...blocked().flatMap(trackAttempt), ...tracked.filter((one) => one !== null)];
        const others = listed?.attempts.length ?? 1;
        (0,build_outputs.vP)(known, context.journal, builds.length + others);
    };
    setKnown();
    const tooLate = new AbortController();
    const others = new Set(builds.map(({ id }) => id));
    const stoppable = { ...context, signal: AbortSignal.any([context.signal, tooLate.signal]) };
    const listing = listBlocked(order, { others, late: tooLate.signal }, stoppable).then((list) => {
        listed = list;
        setKnown();
    });
    listing.catch(() => { });
    try {
        const logs = createOrderedLog(context.log);
        const unpaced = isTooShort(builds.length, order, context);
        const cancels = (0,pool.k)(builds, mostAtOnce, async (build) => {
            const log = logs.open();
            made.set(build.id, await attemptCancel(build, { ...order, unpaced }, { ...context, log }).finally(log.close));
            setKnown();
            context.signal.throwIfAborted();
        });
        const areQuick = await endsWithin(cancels, quickMs, context);
        if (!areQuick)
            logs.release();
        const report = async () => {
            await unlessLate(listing, tooLate, context);
            for (const { address } of blocked().flatMap(trackAttempt))
                context.log.info(`${(0,build_outputs.mT)(address)}: ${words.blocked}.`);
        };
        const onPoll = (seen) => {
            for (const attempt of tried())
                made.set(attempt.build.id, withSeen(attempt, seen));
            setKnown();
        };
        const late = builds.filter(({ id }) => !made.has(id));
        const waitForLate = async () => {
            await cancels;
            return waitForEnds(late.flatMap(({ id }) => made.get(id) ?? []), order, onPoll);
        };
        const [ended, endedLate] = await Promise.all([
            waitForEnds(tried(), order, onPoll),
            waitForLate(),
            cancels.then(report),
        ]);
        const all = [...blocked(), ...ended, ...endedLate];
        const last = order.waitForEnd === undefined ? all : await readBlocked(all, context);
        return withNotes(toOutcome(last, end, context), notes, listed);
    }
    catch (error) {
        if (!context.signal.aborted)
            throw error;
        const unlisted = { complete: false, notes: ['Blocked builds are not reported.'] };
        return withNotes(interruptedCancels(attempts(), builds, end, context), notes, listed ?? unlisted);
    }
}
function withNotes(outcome, notes, listed) {
    const outputs = listed?.complete === false ? { ...outcome.outputs, complete: 'false' } : outcome.outputs;
    return { ...outcome, outputs, notes: [...notes, ...(listed?.notes ?? [])] };
}
const quickMs = 2_000;
async function endsWithin(work, timeoutMs, { clock, signal }) {
    const done = new AbortController();
    const limit = clock.sleep(timeoutMs, AbortSignal.any([signal, done.signal])).then(() => false, () => false);
    return Promise.race([work.then(() => true), limit]).finally(() => done.abort());
}
const mostAtOnce = 10;
function isTooShort(count, { sendByMs }, { clock }) {
    return sendByMs !== undefined && clock.monotonic() + count * token_bucket._T > sendByMs;
}
function interruptedCancels(attempts, builds, end, context) {
    const tried = new Set(attempts.map(({ build }) => build.id));
    const left = builds
        .filter(({ id }) => !tried.has(id))
        .map((build) => ({ build, tracked: (0,build_outputs.Hn)(build), result: 'left' }));
    const all = [...attempts, ...left];
    const canceled = attempts.filter(({ result }) => result === 'canceled').flatMap(trackAttempt);
    const which = canceled.length === 0 ? '' : ` Canceled: ${nameBuilds(canceled)}.`;
    const outcome = {
        ...toOutcome(all, end, context),
        sentence: `${describeAll(all, end)}${which}`,
    };
    return (0,interrupted_outcome.B)(outcome, context.redact);
}
function toOutcome(attempts, end, context) {
    const { complete, failure } = end;
    const tracked = attempts.flatMap(trackAttempt);
    const found = tracked.map(({ build }) => build);
    const results = new Map(attempts.map(({ build, result }) => [build.id, words[result]]));
    const isDone = ({ failure, result }) => failure === undefined && result !== 'left' && !Object.hasOwn(openWords, result);
    return {
        success: failure === undefined && attempts.every(isDone),
        sentence: describeAll(attempts, end),
        outputs: { ...(0,build_outputs.XF)(tracked, attempts.length), ...(0,list_outputs.D)(tracked.length, complete) },
        json: found,
        summary: ({ bytes }) => (0,build_list.renderList)(found, { bytes, complete, results }, context),
    };
}
const blockedMs = 15_000;
async function unlessLate(listing, late, { clock, signal }) {
    const over = new AbortController();
    const stop = async () => {
        await clock.sleep(blockedMs, AbortSignal.any([signal, over.signal]));
        late.abort(new error_text.Nj(`They were not listed within ${blockedMs / 1_000} s.`));
    };
    stop().catch(() => { });
    return listing.finally(() => over.abort());
}
async function listBlocked({ reportsBlocked, ...order }, { others, late }, context) {
    if (!reportsBlocked)
        return { attempts: [], complete: true, notes: [] };
    try {
        const filters = { ...order.filters, state: ['blocked'] };
        const { builds, complete, failure } = await (0,read_matching.m)({ ...order, filters }, context);
        context.signal.throwIfAborted();
        const attempts = builds
            .filter(({ id }) => !others.has(id))
            .map((build) => ({ build, tracked: (0,build_outputs.Hn)(build), result: 'blocked' }));
        return { attempts, complete, notes: failure === undefined ? [] : [(0,error_text.kc)(failure.cause)] };
    }
    catch (error) {
        if (context.signal.aborted && context.signal.reason !== late.reason)
            throw error;
        return { attempts: [], complete: false, notes: [`Blocked builds are not reported: ${(0,error_text.kc)(error)}`] };
    }
}
async function readBlocked(attempts, { client, log, signal }) {
    return (0,pool.k)(attempts, mostAtOnce, async (attempt) => {
        const { tracked, result: before } = attempt;
        if (tracked === null || before !== 'blocked')
            return attempt;
        const options = { ...requests.v, signal, timeoutMs: blockedMs };
        const build = await client.builds.get(tracked.address, options).catch(() => null);
        signal.throwIfAborted();
        if (build === null || (0,states.Jt)(build) === 'blocked')
            return attempt;
        const result = (0,states.PU)(build) ? 'ended' : 'left';
        log.info(`${(0,build_outputs.mT)(tracked.address)}: unblocked meanwhile (${build.state}); not canceled.`);
        return { ...withBuild(attempt, build), result };
    });
}
async function waitForEnds(attempts, { filters, waitForEnd }, onPoll) {
    const open = attempts.filter(({ result }) => result === 'canceled' || result === 'already-canceled');
    const canceled = open.flatMap(trackAttempt);
    if (waitForEnd === undefined || canceled.length === 0)
        return attempts;
    const { state: _state, ...others } = filters;
    const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
    const since = oldest === undefined || oldest === '' ? {} : { created_from: oldest };
    const waited = await waitForEnd(canceled, { ...others, ...since }, onPoll);
    return attempts.map((attempt) => {
        const one = waited.find(({ build }) => build.id === attempt.build.id);
        if (one === undefined)
            return attempt;
        const result = one.end === null ? resultOfEnd(one.build, attempt) : resultOfStop(one.build, one.end.stop);
        return { ...withBuild(attempt, one.build), result };
    });
}
async function attemptCancel(build, { sendByMs, unpaced }, context) {
    const tracked = (0,build_outputs.Hn)(build);
    if (tracked === null) {
        const failure = `Build ${build.number} has no API URL, so its pipeline is unknown.`;
        return { build, tracked, result: 'failed', failure };
    }
    const name = (0,build_outputs.mT)(tracked.address);
    context.client.noteFound(tracked.address);
    const sent = await (0,grace_period.z)(async ({ signal, ...guard }, isOpen) => {
        const isInterruption = (error) => context.signal.aborted && error === context.signal.reason;
        const limits = { ...(0,time_to_wait.h)(sendByMs), unpaced, ...guard, throws: isInterruption };
        const result = await (0,cancel_build_once.qA)(tracked.address, { ...context, signal }, limits);
        return { result, isLost: isOpen() };
    }, { what: 'cancels' }, context);
    if (sent === 'not sent')
        throw context.signal.reason;
    if (sent === 'unknown')
        return { build, tracked, result: 'unknown' };
    const { result: attempt, isLost } = sent.value;
    if ('failure' in attempt) {
        const { failure } = attempt;
        return { build, tracked, result: isLost ? 'unknown' : 'failed', failure };
    }
    const said = attempt.result === 'canceled' ? (0,cancel_build_once.EP)(attempt.build) : words[attempt.result];
    context.log.info(`${name}: ${said}.`);
    return { ...attempt, tracked: { ...tracked, build: attempt.build } };
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

9539:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  k: () => (runPool)
});
async function runPool(all, atOnce, task) {
    const results = [];
    const failures = [];
    const left = all.entries();
    const work = async () => {
        for (const [index, one] of left) {
            try {
                results[index] = await task(one);
            }
            catch (error) {
                failures.push(error);
            }
            if (failures.length > 0)
                return;
        }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, work));
    if (failures.length > 0)
        throw failures[0];
    return results;
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

8436:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (dryRun)
});

var text_blocks = __webpack_require__(2647);
var text_document = __webpack_require__(1904);
var fence = __webpack_require__(5260);
var markdown = __webpack_require__(1608);
;




function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks.FY)(`request ${index + 1}`, (0,fence.O)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document.yQ)([(0,text_blocks.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document.ee)(options.bytes));
}
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

var counts = __webpack_require__(7005);
;


async function dryRun(requests, { client, log, redact, }) {
    const complete = await Promise.all(requests.map(async ({ endpoint, to, body }) => readable(await client.preview(endpoint, { to, body }))));
    const json = redact.json(complete);
    const shown = json.map(({ body, ...preview }) => ({
        ...preview,
        body: body === null ? undefined : JSON.stringify(body),
    }));
    for (const line of shown.flatMap(describePreview))
        log.info(line);
    const hidden = JSON.stringify(json) !== JSON.stringify(complete);
    return {
        success: true,
        sentence: `${describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden.' : ''}`,
        json,
        summary: ({ bytes }) => renderPreviews(shown, { bytes }),
    };
}
function readable({ body, ...preview }) {
    return { ...preview, body: body === undefined ? null : JSON.parse(body) };
}
function describe(requests) {
    if (requests === 0)
        return 'Dry run: nothing to send.';
    return `Dry run: ${(0,counts.U)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
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