"use strict";
exports.id = 6617;
exports.ids = [6617];
exports.modules = {

8071:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ch: () => (sentAtMs),
  H5: () => (parseRateLimit),
  Vs: () => (retryAfterMs),
  eS: () => (delayMs),
  kg: () => (readWindows),
  m6: () => (parseHttpDate)
});
var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);

const prefixes = { organization: 'ratelimit', user: 'ratelimit-user' };
const mostDigits = 16;
const firstEpochSeconds = 1e9;
function readWindows(headers, nowMs) {
    return ['organization', 'user'].map((family) => {
        const prefix = prefixes[family];
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, `${prefix}-reset`)), headers, nowMs),
        };
    });
}
function parseRateLimit(headers, nowMs) {
    const windows = readWindows(headers, nowMs).filter(isWhole);
    return windows.length === 0 ? undefined : { windows };
}
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.TK)(headers, 'retry-after')?.trim() ?? '';
    const seconds = digits(text);
    if (seconds !== null)
        return delayMs(seconds, headers, nowMs);
    const date = parseHttpDate(text);
    return date === null ? null : Math.max(0, date - serverNowMs(headers, nowMs));
}
function delayMs(seconds, headers, nowMs) {
    if (seconds === null)
        return null;
    if (seconds < firstEpochSeconds)
        return seconds * 1000;
    return Math.max(0, seconds * 1000 - serverNowMs(headers, nowMs));
}
function isWhole(window) {
    return window.limit !== null && window.remaining !== null && window.resetMs !== null;
}
function highest(values) {
    const numbers = values.flatMap((value) => value.split(',')).map(digits);
    const valid = numbers.filter((number) => number !== null);
    return valid.length === 0 ? null : Math.max(...valid);
}
function digits(text) {
    const trimmed = text.trim();
    return trimmed.length <= mostDigits && /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}
function sentAtMs(headers) {
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.TK)(headers, 'date') ?? '');
}
function serverNowMs(headers, nowMs) {
    return sentAtMs(headers) ?? nowMs;
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}


}),

4153:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V6: () => (throttleMs),
  W: () => (exhaustedMs),
  p: () => (laterDate)
});
var _headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8071);

const defaultWindowMs = 60_000;
const longestWindowMs = 300_000;
const scopes = new Map([
    ['rest', 'organization'],
    ['rest_user', 'user'],
]);
function throttleMs(headers, body, nowMs) {
    const windows = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__.kg)(headers, nowMs);
    const family = scopes.get(field(body, 'scope'));
    const inBody = bodyResetMs(body, headers, nowMs);
    const named = family && (latest(windows.filter((window) => window.family === family)) ?? inBody);
    const spent = latest(windows.filter((window) => window.remaining === 0));
    if (named !== undefined || spent !== undefined)
        return Math.max(named ?? 0, spent ?? 0);
    return latest(windows) ?? inBody ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(headers, nowMs) ?? defaultWindowMs;
}
function exhaustedMs(headers, nowMs) {
    const spent = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__.kg)(headers, nowMs).filter((window) => window.remaining === 0);
    const resetMs = latest(spent) ?? 0;
    return resetMs > longestWindowMs ? 0 : resetMs;
}
function latest(windows) {
    const resets = windows.map((window) => window.resetMs).filter((resetMs) => resetMs !== null);
    return resets.length === 0 ? undefined : Math.max(...resets);
}
function bodyResetMs(body, headers, nowMs) {
    const reset = field(body, 'reset');
    if (typeof reset !== 'number' || !Number.isSafeInteger(reset) || reset < 0)
        return undefined;
    return (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__.eS)(reset, headers, nowMs) ?? undefined;
}
function field(body, name) {
    return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
const longestDelayMs = 100 * 365 * 86_400_000;
function laterDate(nowMs, delayMs) {
    return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}


}),

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

6891:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  M: () => (toConnectionError),
  b: () => (describeTimeout)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
var _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);


function toConnectionError(call, { error, timeout, host, limit }) {
    const lost = error instanceof _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__.w ? error : undefined;
    const sent = lost?.sent ?? 'unknown';
    const code = lost?.code ?? 'UNKNOWN';
    const phase = timeout ?? transportTimeouts.get(code);
    const cause = lost?.cause ?? error;
    if (phase !== undefined)
        return describeTimeout(call, { phase, sent, cause, limit });
    const proxy = unresolvedProxy(cause, host);
    const target = proxy === undefined ? host : `the proxy ${proxy}`;
    const reason = code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__.S)
        ? `the proxy on the way to ${host} answered ${code.slice(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__.S.length)}`
        : `the connection to ${target} failed (${code})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Rc(`Could not ${call.intent}: ${reason}`, {
        code,
        sent,
        method: call.method,
        path: call.path,
        cause,
        hint: proxy === undefined
            ? hintForCode(code, host)
            : `Check the address of the proxy: ${proxy} was not found.`,
    });
}
function unresolvedProxy(cause, host) {
    if (!(cause instanceof Error) || !('hostname' in cause) || typeof cause.hostname !== 'string')
        return undefined;
    return cause.hostname === new URL(`http://${host}`).hostname ? undefined : cause.hostname;
}
const transportTimeouts = new Map([
    ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
    ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
    ['UND_ERR_BODY_TIMEOUT', 'body'],
]);
function describeTimeout(call, { limit = 'the time limit of the request', ...details }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.MU(`Could not ${call.intent}: ${phaseWords[details.phase](limit)}`, {
        method: call.method,
        path: call.path,
        ...details,
    });
}
const phaseWords = {
    connect: () => 'no connection in time',
    headers: () => 'no response in time',
    body: () => 'the response stopped in the middle',
    attempt: () => 'the response took too long',
    call: (limit) => `${limit} expired before a response arrived`,
    window: (limit) => `the rate limit is used up, and its window ends after ${limit} expires`,
    limiter: () => 'too many requests are waiting',
    build: () => 'the build did not finish in time',
};
function hintForCode(code, host) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return `Check the host of the base URL: ${host} was not found.`;
    if (code === 'ECONNREFUSED')
        return `Nothing listens at ${host}, or at the proxy on the way to it.`;
    if (code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__.S}407` || code === 'UND_ERR_PRX_CONN')
        return "Check the proxy's address and its credentials.";
    if (code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__.S))
        return `Check that the proxy allows requests to ${host}.`;
    if (code.includes('CERT') || code.includes('SIGNATURE') || code.includes('ISSUER')) {
        return `The certificate of ${host} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`;
    }
    if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
        return `Check that ${host} serves https.`;
    return undefined;
}


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

3910:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  DR: () => (retryReason),
  HG: () => (isCallOver),
  Ib: () => (withRetryAt),
  Xf: () => (pauseAfterFailure),
  a9: () => (requestedDelayMs),
  gj: () => (startsBuild),
  jo: () => (backoffMs),
  qF: () => (mostRequestedMs),
  qI: () => (longestDelayMs),
  su: () => (isRepeatable)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
var _rate_limit_retry_delay_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4153);
var _failure_class_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6534);



const maxThrottled = 4;
const maxUrgent = 2;
const urgentDelayMs = 1_000;
const firstDelayMs = 500;
const longestDelayMs = 20_000;
const refusedDelayMs = 5_000;
const repeatable = [
    'suites.list',
    'suites.get',
    'flakyTests.list',
    'builds.list',
    'builds.listForOrganization',
    'builds.listForPipeline',
    'builds.get',
    'jobs.log',
];
const starting = ['builds.create', 'builds.rebuild', 'builds.retryFailedJobs'];
function startsBuild(endpoint) {
    return starting.includes(endpoint);
}
function isRepeatable(endpoint) {
    return repeatable.includes(endpoint);
}
function retryReason({ endpoint, error, polling, renewable, outage, recent, }) {
    if (isCallOver(error))
        return undefined;
    if ((0,_failure_class_js__WEBPACK_IMPORTED_MODULE_0__.B5)(error))
        return 'throttled';
    if (outage)
        return isUnsent(error) || isRepeatable(endpoint) ? 'outage' : undefined;
    const status = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD ? error.status : undefined;
    if (status === 404 && recent)
        return 'lag';
    if (status === 401 && renewable)
        return 'expired';
    return polling && (status === 401 || status === 403) ? 'refused' : undefined;
}
function isCallOver(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.MU && error.phase === 'call';
}
function isUnsent(error) {
    return 'sent' in error && error.sent === 'not-sent';
}
function pauseAfterFailure(reason, { nth, polling, urgent }, random) {
    switch (reason) {
        case 'lag':
            return backoffMs(nth, random);
        case 'expired':
            return nth === 1 ? 0 : undefined;
        case 'refused':
            return nth === 1 ? refusedDelayMs : undefined;
        case 'throttled':
            if (urgent)
                return nth < maxUrgent ? urgentDelayMs : undefined;
            return polling || nth < maxThrottled ? 0 : undefined;
    }
}
function backoffMs(nth, random) {
    return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, firstDelayMs * 2 ** (nth - 1));
}
const mostRequestedMs = 60_000;
function requestedDelayMs(error) {
    const answer = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.gz ? error.cause : error;
    return answer instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD ? (answer.retryAfterMs ?? 0) : 0;
}
function withRetryAt(nowMs, error, delayMs) {
    error.retryAt = (0,_rate_limit_retry_delay_js__WEBPACK_IMPORTED_MODULE_2__.p)(nowMs, delayMs);
    return error;
}


}),

4783:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A_: () => (windowEndMs),
  ED: () => (waitForRateLimit),
  Tk: () => (waitLimit),
  m1: () => (isPacedOut),
  sg: () => (hintForLimit),
  uR: () => (notePaced)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _rate_limit_token_bucket_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5511);
var _response_connection_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6891);



const paced = new WeakSet();
function notePaced(error) {
    paced.add(error);
}
function isPacedOut(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MZ && paced.has(error);
}
const waitLimit = 'wait-timeout';
const heldBack = {
    window: `The request had no effect: the rate limit holds it back until ${waitLimit} expires. ${hintForLimit(waitLimit)}`,
    limiter: `The request had no effect: the step sends at most ${_rate_limit_token_bucket_js__WEBPACK_IMPORTED_MODULE_1__._7} requests a minute, and this one waits until ${waitLimit} expires. ${hintForLimit(waitLimit)}`,
};
const usualSpreadMs = 5_000;
const minPollingSpreadMs = 2_000;
async function waitForRateLimit(context, call, options) {
    if (options.urgent === true)
        return undefined;
    return (await waitForTokens(context, call, options)) ?? (await waitForWindow(context, call, options));
}
const mostOwedMs = 10_000;
async function waitForTokens(context, call, options) {
    const delayMs = context.rateLimiter.acquire();
    if (options.unpaced && delayMs > mostOwedMs)
        context.rateLimiter.release();
    if (delayMs === 0 || options.unpaced)
        return undefined;
    const late = checkDelay(context, call, { options, delayMs, phase: 'limiter' });
    if (late !== undefined) {
        context.rateLimiter.release();
        return late;
    }
    await wait(context, call, options, { kind: 'paced', delayMs });
    return undefined;
}
async function waitForWindow(context, call, options) {
    for (;;) {
        const delayMs = context.rateLimit.waitMs(spreadMs(options));
        if (delayMs === 0)
            return undefined;
        const late = checkDelay(context, call, { options, delayMs, phase: 'window' });
        if (late !== undefined)
            return late;
        await wait(context, call, options, { kind: 'throttled', delayMs });
    }
}
function checkDelay({ clock }, call, wait) {
    const { options, delayMs, phase } = wait;
    const { deadline, sendByMs = Number.POSITIVE_INFINITY, heldUntilMs = Number.POSITIVE_INFINITY } = options;
    const { timeoutName: limit, polling } = options;
    const pacedUntilMs = (phase === 'limiter' && polling?.pacedUntilMs) || Number.POSITIVE_INFINITY;
    const untilMs = Math.min(heldUntilMs, pacedUntilMs);
    const sent = 'not-sent';
    if (clock.monotonic() + delayMs > (phase === 'window' ? windowEndMs(options) : sendByMs))
        return {
            error: (0,_response_connection_failure_js__WEBPACK_IMPORTED_MODULE_2__.b)(call, { phase, sent, limit: waitLimit, hint: heldBack[phase] }),
            delayMs,
            isFinal: true,
        };
    if (deadline.fitsWait(delayMs) && clock.monotonic() + delayMs <= untilMs)
        return undefined;
    return { error: (0,_response_connection_failure_js__WEBPACK_IMPORTED_MODULE_2__.b)(call, { phase, sent, limit, hint: hintForLimit(limit) }), delayMs };
}
function windowEndMs({ sendByMs = Number.POSITIVE_INFINITY, heldUntilMs = sendByMs, }) {
    return Math.max(sendByMs, heldUntilMs);
}
function hintForLimit(limit) {
    return limit && `Run the step again later, or raise ${limit}.`;
}
function spreadMs({ polling }) {
    return polling === undefined ? usualSpreadMs : Math.max(minPollingSpreadMs, polling.intervalMs);
}
async function wait(context, call, { deadline, signal }, { kind, delayMs }) {
    context.emit({ kind, endpoint: call.endpoint, delayMs, untilMs: context.clock.now() + delayMs });
    await context.clock.sleep(delayMs, signal);
    deadline.waited(delayMs);
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

2852:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Gb: () => (requestIdOf),
  TK: () => (headerText),
  UE: () => (headerValues),
  cA: () => (redactHeaders)
});
function headerValues(headers, name) {
    const value = headers[name];
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
function headerText(headers, name) {
    const values = headerValues(headers, name);
    return values.length === 0 ? undefined : values.join(', ');
}
function redactHeaders(headers, redact) {
    return Object.fromEntries(Object.keys(headers).map((name) => [redact(name), headerValues(headers, name).map(redact)]));
}
function requestIdOf(headers) {
    const id = headerText(headers, 'x-request-id') ?? '';
    return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
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


})

};
;