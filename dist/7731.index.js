"use strict";
exports.id = 7731;
exports.ids = [7731];
exports.modules = {

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