"use strict";
exports.id = 7832;
exports.ids = [7832];
exports.modules = {

7166:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  p: () => (requestFor)
});
var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

function requestFor(context, call, attempt) {
    return {
        method: call.method,
        url: (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__.O2)(context.base, call.path, call.query),
        headers: {
            authorization: `Bearer ${attempt.token}`,
            'user-agent': context.userAgent,
            accept: 'application/json',
            'accept-encoding': context.base.loopback ? 'identity' : 'gzip',
            'kitestring-invocation': attempt.invocation,
            'kitestring-attempt': String(attempt.number),
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...call.headers,
        },
        body: call.body,
        fresh: call.method !== 'GET',
        onStart: attempt.onStart,
        signal: attempt.signal,
    };
}


}),

8396:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (createCall)
});

var endpoints = __webpack_require__(8734);
var errors = __webpack_require__(8405);
;


const maxSlugLength = 255;
function buildPath(endpoint, parameters) {
    return endpoints.v[endpoint].path.replaceAll(/\{(organization|pipeline|suite|number|job)\}/g, (_, name) => name === 'number' ? numberSegment(parameters.number) : slugSegment(name, parameters[name]));
}
function numberSegment(number) {
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0)
        return String(number);
    throw new errors.Di('number', 'must be a positive integer (the build number, not the build ID)');
}
function slugSegment(name, slug) {
    if (typeof slug !== 'string' || slug === '')
        throw new errors.Di(name, 'must be a slug; it is empty');
    if (slug.length > maxSlugLength) {
        throw new errors.Di(name, `must be a slug of at most ${maxSlugLength} characters; it has ${slug.length}`);
    }
    if (slug === '.' || slug === '..')
        throw new errors.Di(name, `must be a slug; "${slug}" would change the path`);
    const at = /^[\w.-]+$/.test(slug) ? -1 : Array.from(slug).findIndex(isForbidden);
    if (at !== -1)
        throw new errors.Di(name, `must be a slug; ${shown(slug)} has an invalid character at position ${at + 1}`);
    return encodeURIComponent(slug);
}
function isForbidden(char) {
    return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}
function shown(slug) {
    return JSON.stringify(slug.toWellFormed());
}

var request_body = __webpack_require__(5576);
;



function createCall(endpoint, to, contents = {}) {
    const path = buildPath(endpoint, to);
    return {
        endpoint,
        to,
        intent: intents[endpoint](to),
        method: endpoints.v[endpoint].method,
        path,
        query: contents.query?.toString() ?? '',
        body: contents.body === undefined ? undefined : (0,request_body.FT)(contents.body),
        headers: contents.headers ?? {},
    };
}
const intents = {
    'suites.list': (to) => `list the suites of ${to.organization}`,
    'suites.get': (to) => `get suite ${to.suite} of ${to.organization}`,
    'suites.create': (to) => `create a suite in ${to.organization}`,
    'suites.update': (to) => `update suite ${to.suite} of ${to.organization}`,
    'suites.delete': (to) => `delete suite ${to.suite} of ${to.organization}`,
    'flakyTests.list': (to) => `list the flaky tests of suite ${to.suite} of ${to.organization}`,
    'builds.list': () => 'list builds',
    'builds.listForOrganization': (to) => `list the builds of ${to.organization}`,
    'builds.listForPipeline': (to) => `list the builds of ${pipeline(to)}`,
    'builds.get': (to) => `get build ${to.number} of ${pipeline(to)}`,
    'builds.create': (to) => `create a build of ${pipeline(to)}`,
    'builds.cancel': (to) => `cancel build ${to.number} of ${pipeline(to)}`,
    'builds.rebuild': (to) => `rebuild build ${to.number} of ${pipeline(to)}`,
    'builds.retryFailedJobs': (to) => `retry the failed jobs of build ${to.number} of ${pipeline(to)}`,
    'jobs.log': (to) => `read the log of job ${to.job} of build ${to.number} of ${pipeline(to)}`,
};
function pipeline(to) {
    return `${to.organization}/${to.pipeline}`;
}


}),

1090:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (newInvocation)
});
function newInvocation() {
    return Math.random().toString(36).slice(2).padEnd(12, '0');
}


}),

8754:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  E: () => (pagedQuery),
  Z: () => (buildQuery)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _request_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5576);


const mapName = 'meta_data';
function buildQuery(filters) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) {
        if (value !== undefined && value !== null)
            append(query, name, value);
    }
    return query;
}
function append(query, name, value) {
    if (Array.isArray(value)) {
        if (value.length === 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'is an empty list; leave it out for no filter');
        for (const item of value)
            query.append(`${name}[]`, encodable(name, item));
        return;
    }
    if (name === mapName && (0,_request_body_js__WEBPACK_IMPORTED_MODULE_1__.Qd)(value)) {
        for (const [key, item] of Object.entries(value))
            query.append(mapKey(name, key), encodable(`${name}[${key}]`, item));
        return;
    }
    query.append(name, encodable(name, value));
}
function mapKey(name, key) {
    if (key === '' || /[[\]]/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'has a key that is empty or holds a bracket, which the filter cannot express');
    }
    return `${name}[${encodable(name, key)}]`;
}
function encodable(name, value) {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
        return String(value);
    if (typeof value === 'string' && value.isWellFormed())
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'must be well-formed text');
}
function pagedQuery(query, { page, perPage }) {
    const paged = new URLSearchParams(query);
    paged.set('page', String(page));
    paged.set('per_page', String(perPage));
    return paged;
}


}),

5576:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FT: () => (encodeBody),
  He: () => (requireText),
  Qd: () => (isPlainObject)
});
var _model_json_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8144);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);


function encodeBody(body) {
    checkPlain(body, 'body', 0);
    return JSON.stringify(body);
}
function requireText(value, name) {
    if (typeof value !== 'string' || value.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'is missing');
}
function checkPlain(value, place, depth) {
    if (depth > _model_json_depth_js__WEBPACK_IMPORTED_MODULE_1__.C)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di('body', 'is nested too deeply');
    if (value === null || value === undefined || typeof value === 'boolean')
        return;
    if (typeof value === 'number' && Number.isFinite(value))
        return;
    if (typeof value === 'string')
        checkText(value, place);
    else if (Array.isArray(value))
        checkItems(value, place, depth);
    else if (isPlainObject(value))
        checkEntries(value, place, depth);
    else
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(place, 'is not plain data');
}
function checkItems(items, place, depth) {
    for (const [index, item] of items.entries())
        checkPlain(item, `${place}.${index}`, depth + 1);
}
function checkEntries(entries, place, depth) {
    for (const [key, item] of Object.entries(entries)) {
        if (key === '__proto__')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(place, 'must not have a key named __proto__');
        checkText(key, place);
        checkPlain(item, `${place}.${key}`, depth + 1);
    }
}
function checkText(text, place) {
    if (!text.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(place, 'holds half a character (a lone surrogate)');
}
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}


}),

5666:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z7: () => (limitBytes),
  mR: () => (OversizedBody),
  y4: () => (collectBytes)
});
const segmentBytes = 65_536;
class OversizedBody extends Error {
}
async function* limitBytes(pieces, most) {
    let size = 0;
    for await (const piece of pieces) {
        size += piece.byteLength;
        if (size > most)
            throw new OversizedBody();
        yield piece;
    }
}
async function collectBytes(pieces, expected = 0) {
    const full = [];
    let segment = Buffer.allocUnsafeSlow(expected);
    let length = 0;
    for await (const piece of pieces) {
        for (let from = 0; from < piece.byteLength;) {
            if (length === segment.byteLength) {
                full.push(segment);
                segment = Buffer.allocUnsafeSlow(segmentBytes);
                length = 0;
            }
            const part = piece.subarray(from, from + segment.byteLength - length);
            segment.set(part, length);
            length += part.byteLength;
            from += part.byteLength;
        }
    }
    const last = segment.subarray(0, length);
    return full.length === 0 ? last : Buffer.concat([...full, last]);
}


}),

5486:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (parseJsonText),
  q: () => (parseJson)
});
function parseJson(bytes) {
    return parseJsonText(new TextDecoder().decode(bytes));
}
function parseJsonText(text) {
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch {
        return { ok: false, reason: text.trim() === '' ? 'empty' : 'syntax' };
    }
}


}),

1568:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  J: () => (isMisplacedError),
  Z: () => (withoutMisplaced)
});
var _model_build_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7853);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);


function withoutMisplaced(context, { endpoint, intent, path, to }, value) {
    if (!endpoint.startsWith('builds.'))
        return value;
    const isElsewhere = (build) => endpoint === 'builds.rebuild' ? !isRebuildOf(build, to) : (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__.Z)(build, to);
    if (!Array.isArray(value))
        return isElsewhere(value) ? undefined : value;
    const first = value.find(isElsewhere);
    if (first === undefined)
        return value;
    if (!context.warnedOf.has(path)) {
        context.warnedOf.add(path);
        const reason = `Asked to ${intent}, the service also returned ${first.url}. Builds of other organizations or pipelines are ignored.`;
        context.emit({ kind: 'misplaced', endpoint, reason });
    }
    return value.filter((build) => !isElsewhere(build));
}
function isRebuildOf(build, { number, ...pipeline }) {
    const original = build.rebuilt_from?.number ?? number;
    return build.number !== number && original === number && !(0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__.Z)(build, pipeline);
}
function isMisplacedError(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.tF && error.reason === 'address';
}


}),

7113:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $6: () => (errorLimitBytes),
  rn: () => (logRangeBytes),
  x8: () => (readBody),
  yQ: () => (responseLimitBytes)
});
var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
var node_stream_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_0__);
var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8734);
var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2852);
var _collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5666);




const mebibyte = 1024 * 1024;
const logRangeBytes = mebibyte;
const errorLimitBytes = mebibyte;
function responseLimitBytes(endpoint) {
    if (_model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__.v[endpoint].paged || endpoint === 'jobs.log')
        return 64 * mebibyte;
    return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}
async function readBody(response, mostBytes, collect) {
    const encoding = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__.TK)(response.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== '')
        return leave(response, 'encoding');
    const length = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__.TK)(response.headers, 'content-length') ?? '';
    const declared = /^\d{1,16}$/.test(length) ? Number(length) : 0;
    if (declared > mostBytes)
        return leave(response, 'size');
    try {
        const body = (0,_collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__.Z7)(response.body, mostBytes);
        const isZipped = encoding === 'gzip';
        const keep = collect ?? ((pieces) => (0,_collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__.y4)(pieces, isZipped ? 0 : declared));
        return { ok: true, bytes: isZipped ? await gunzip(body, mostBytes, keep) : await keep(body) };
    }
    catch (error) {
        if (error instanceof _collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__.mR)
            return { ok: false, reason: 'size' };
        if (isZlibError(error))
            return { ok: false, reason: 'compression' };
        throw error;
    }
}
async function gunzip(body, mostBytes, collect) {
    const { createGunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 23));
    return (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(body, createGunzip(), (decoded) => collect((0,_collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__.Z7)(decoded, mostBytes)));
}
async function leave(response, reason) {
    for await (const _ of response.body)
        break;
    return { ok: false, reason };
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}


}),

3081:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  d: () => (createDeadline)
});
const longestWaitMs = 300_000;
const longestWaitsMs = 4 * longestWaitMs;
function createDeadline(clock, budgetMs, strict, limit) {
    let end = clock.monotonic() + budgetMs;
    let waitsMs = 0;
    const leftMs = () => Math.max(0, end - clock.monotonic());
    return {
        limit,
        leftMs,
        fits: (delayMs) => delayMs < leftMs(),
        fitsWait: (delayMs) => strict ? delayMs < leftMs() : delayMs <= longestWaitMs && waitsMs + delayMs <= longestWaitsMs,
        waited(delayMs) {
            if (strict)
                return;
            waitsMs += delayMs;
            end += delayMs;
        },
    };
}


}),

5887:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CM: () => (tellRetry),
  Gw: () => (pauseBeforeRetry),
  LF: () => (pauseInOutage),
  ds: () => (fitsPause)
});
var _failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6534);
var _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3910);


function pauseInOutage(context, call, failed) {
    const { error, shared, sinceMs, nth, requestedMs } = failed;
    const { clock, outage, random } = context;
    const leftMs = sinceMs + outage.timeoutMs(shared.polling !== undefined, error) - clock.monotonic();
    const keptMs = Math.min(requestedMs, _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.qF);
    const wantedMs = Math.min(Math.max((0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.jo)(nth, random), keptMs), leftMs);
    const delayMs = fitsPause(context, shared, wantedMs) ? wantedMs : lastPauseMs(context, shared);
    if (leftMs <= 0 || delayMs === undefined) {
        if (requestedMs > 0)
            (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.Ib)(clock.now(), error, requestedMs);
        return undefined;
    }
    const timeoutMs = Math.min(leftMs, Math.max(shared.deadline.leftMs(), shared.polling?.leftMs ?? 0));
    outage.tell(error, { endpoint: call.endpoint, reason: describe(call, error), timeoutMs });
    outage.pause(error, delayMs);
    return delayMs;
}
const lastAttemptMs = 1_000;
function lastPauseMs({ clock }, { deadline, sendByMs = Number.POSITIVE_INFINITY }) {
    const leftMs = Math.min(deadline.leftMs() - lastAttemptMs, sendByMs - clock.monotonic());
    return leftMs > 0 ? leftMs : undefined;
}
function fitsPause({ clock }, { deadline, sendByMs = Number.POSITIVE_INFINITY }, delayMs) {
    return deadline.fits(delayMs) && clock.monotonic() + delayMs <= sendByMs;
}
async function pauseBeforeRetry(context, call, failed) {
    tellRetry(context, call, failed);
    await context.clock.sleep(failed.delayMs, failed.shared.signal);
}
function tellRetry(context, call, { attempt, error, delayMs }) {
    const { endpoint } = call;
    context.emit({ kind: 'retry', endpoint, attempt, delayMs, reason: describe(call, error) });
}
function describe(call, error) {
    return `Could not ${call.intent}: ${(0,_failure_class_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(error)}.`;
}


}),

1538:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (createPhaseTimer)
});
function createPhaseTimer(overall, onExpired) {
    let expired;
    let running;
    let stopped = false;
    const stop = () => {
        stopped = true;
        clearTimeout(overallTimer);
        clearTimeout(running);
    };
    const expire = (phase) => {
        expired = phase;
        stop();
        onExpired();
    };
    const overallTimer = setTimeout(expire, overall.ms, overall.phase);
    return {
        begin(phase, ms) {
            clearTimeout(running);
            if (!stopped)
                running = setTimeout(expire, ms, phase);
        },
        expired: () => expired,
        stop,
    };
}


}),

9016:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (send),
  s: () => (trySend)
});

var errors = __webpack_require__(8405);
var request_invocation = __webpack_require__(1090);
var connection_failure = __webpack_require__(6891);
var rate_limit_headers = __webpack_require__(8071);
var retry_delay = __webpack_require__(4153);
var build_request = __webpack_require__(7166);
var endpoints = __webpack_require__(8734);
;
const plain = Object.prototype;
function isListOfText(value) {
    if (!Array.isArray(value))
        return false;
    for (let index = 0; index < value.length; index += 1)
        if (typeof value[index] !== 'string')
            return false;
    return true;
}
function isMap(value) {
    return typeof value === 'object' && value !== null && value.__proto__ === plain;
}
function isBuild(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        Number.isSafeInteger(fields.number) &&
        Number(fields.number) > 0 &&
        typeof fields.state === 'string' &&
        (typeof fields.blocked === 'boolean' || fields.blocked == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.cancel_reason === 'string' || fields.cancel_reason == null) &&
        (typeof fields.message === 'string' || fields.message == null) &&
        (typeof fields.commit === 'string' || fields.commit == null) &&
        (typeof fields.branch === 'string' || fields.branch == null) &&
        (fields.env == null || isMap(fields.env)) &&
        (typeof fields.source === 'string' || fields.source == null) &&
        (fields.creator == null || isUser(fields.creator)) &&
        (fields.jobs == null || (Array.isArray(fields.jobs) && fields.jobs.every(isJob))) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
        (typeof fields.started_at === 'string' || fields.started_at == null) &&
        (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
        (fields.meta_data == null || isMap(fields.meta_data)) &&
        (fields.pull_request == null || isPullRequest(fields.pull_request)) &&
        (fields.rebuilt_from == null || isRebuiltFrom(fields.rebuilt_from)) &&
        (fields.pipeline == null || isPipeline(fields.pipeline)) &&
        (fields.job_state_counts == null || isJobStateCounts(fields.job_state_counts)) &&
        (Number.isFinite(fields.retried_jobs_count) || fields.retried_jobs_count == null));
}
function isUser(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.email === 'string' || fields.email == null) &&
        (typeof fields.avatar_url === 'string' || fields.avatar_url == null) &&
        (typeof fields.created_at === 'string' || fields.created_at == null));
}
function isJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    switch (value.type) {
        case 'script':
            return isScriptJob(value);
        case 'waiter':
            return isWaiterJob(value);
        case 'manual':
            return isManualJob(value);
        case 'trigger':
            return isTriggerJob(value);
        default:
            return isOtherJob(value);
    }
}
function isScriptJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        fields.type === 'script' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.step_key === 'string' || fields.step_key == null) &&
        (fields.step == null || isStep(fields.step)) &&
        (fields.agent_query_rules == null || isListOfText(fields.agent_query_rules)) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.log_url === 'string' || fields.log_url == null) &&
        (typeof fields.raw_log_url === 'string' || fields.raw_log_url == null) &&
        (typeof fields.command === 'string' || fields.command == null) &&
        (typeof fields.soft_failed === 'boolean' || fields.soft_failed == null) &&
        (Number.isFinite(fields.exit_status) || fields.exit_status == null) &&
        (typeof fields.signal === 'string' || fields.signal == null) &&
        (typeof fields.signal_reason === 'string' || fields.signal_reason == null) &&
        (typeof fields.artifact_paths === 'string' || fields.artifact_paths == null) &&
        (fields.agent == null || isAgent(fields.agent)) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
        (typeof fields.runnable_at === 'string' || fields.runnable_at == null) &&
        (typeof fields.started_at === 'string' || fields.started_at == null) &&
        (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
        (typeof fields.retried === 'boolean' || fields.retried == null) &&
        (typeof fields.retried_in_job_id === 'string' || fields.retried_in_job_id == null) &&
        (Number.isFinite(fields.retries_count) || fields.retries_count == null) &&
        (typeof fields.retry_type === 'string' || fields.retry_type == null) &&
        (Number.isFinite(fields.parallel_group_index) || fields.parallel_group_index == null) &&
        (Number.isFinite(fields.parallel_group_total) || fields.parallel_group_total == null) &&
        (typeof fields.cluster_id === 'string' || fields.cluster_id == null) &&
        (typeof fields.cluster_url === 'string' || fields.cluster_url == null) &&
        (typeof fields.cluster_queue_id === 'string' || fields.cluster_queue_id == null) &&
        (typeof fields.cluster_queue_url === 'string' || fields.cluster_queue_url == null));
}
function isStep(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (fields.signature == null || isSignature(fields.signature)));
}
function isSignature(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.value === 'string' || fields.value == null) &&
        (typeof fields.algorithm === 'string' || fields.algorithm == null) &&
        (fields.signed_fields == null || isListOfText(fields.signed_fields)));
}
function isAgent(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.connection_state === 'string' || fields.connection_state == null) &&
        (typeof fields.hostname === 'string' || fields.hostname == null) &&
        (typeof fields.ip_address === 'string' || fields.ip_address == null) &&
        (typeof fields.user_agent === 'string' || fields.user_agent == null) &&
        (fields.creator == null || isUser(fields.creator)) &&
        (typeof fields.created_at === 'string' || fields.created_at == null));
}
function isWaiterJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        fields.type === 'waiter' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.state === 'string' || fields.state == null));
}
function isManualJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        fields.type === 'manual' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.label === 'string' || fields.label == null) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.step_key === 'string' || fields.step_key == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (fields.unblocked_by == null || isUser(fields.unblocked_by)) &&
        (typeof fields.unblocked_at === 'string' || fields.unblocked_at == null) &&
        (typeof fields.unblockable === 'boolean' || fields.unblockable == null) &&
        (typeof fields.unblock_url === 'string' || fields.unblock_url == null));
}
function isTriggerJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        fields.type === 'trigger' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.step_key === 'string' || fields.step_key == null) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.async === 'boolean' || fields.async == null) &&
        (typeof fields.build_url === 'string' || fields.build_url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
        (typeof fields.runnable_at === 'string' || fields.runnable_at == null) &&
        (typeof fields.started_at === 'string' || fields.started_at == null) &&
        (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
        (fields.triggered_build == null || isTriggeredBuild(fields.triggered_build)));
}
function isTriggeredBuild(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (Number.isFinite(fields.number) || fields.number == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null));
}
function isOtherJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        typeof fields.type === 'string' &&
        /^(?!(?:script|waiter|manual|trigger)$)/.test(fields.type) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.name === 'string' || fields.name == null));
}
function isPullRequest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.base === 'string' || fields.base == null) &&
        (typeof fields.repository === 'string' || fields.repository == null));
}
function isRebuiltFrom(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (Number.isFinite(fields.number) || fields.number == null) &&
        (typeof fields.url === 'string' || fields.url == null));
}
function isPipeline(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.slug === 'string' || fields.slug == null) &&
        (typeof fields.repository === 'string' || fields.repository == null) &&
        (typeof fields.branch_configuration === 'string' || fields.branch_configuration == null) &&
        (typeof fields.default_branch === 'string' || fields.default_branch == null) &&
        (fields.provider == null || isProvider(fields.provider)) &&
        (typeof fields.skip_queued_branch_builds === 'boolean' || fields.skip_queued_branch_builds == null) &&
        (typeof fields.skip_queued_branch_builds_filter === 'string' ||
            fields.skip_queued_branch_builds_filter == null) &&
        (typeof fields.cancel_running_branch_builds === 'boolean' ||
            fields.cancel_running_branch_builds == null) &&
        (typeof fields.cancel_running_branch_builds_filter === 'string' ||
            fields.cancel_running_branch_builds_filter == null) &&
        (typeof fields.builds_url === 'string' || fields.builds_url == null) &&
        (typeof fields.badge_url === 'string' || fields.badge_url == null) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (Number.isFinite(fields.scheduled_builds_count) || fields.scheduled_builds_count == null) &&
        (Number.isFinite(fields.running_builds_count) || fields.running_builds_count == null) &&
        (Number.isFinite(fields.scheduled_jobs_count) || fields.scheduled_jobs_count == null) &&
        (Number.isFinite(fields.running_jobs_count) || fields.running_jobs_count == null) &&
        (Number.isFinite(fields.waiting_jobs_count) || fields.waiting_jobs_count == null));
}
function isProvider(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.webhook_url === 'string' || fields.webhook_url == null) &&
        (fields.settings == null || isSettings(fields.settings)));
}
function isSettings(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.trigger_mode === 'string' || fields.trigger_mode == null) &&
        (typeof fields.build_pull_requests === 'boolean' || fields.build_pull_requests == null) &&
        (typeof fields.pull_request_branch_filter_enabled === 'boolean' ||
            fields.pull_request_branch_filter_enabled == null) &&
        (typeof fields.skip_pull_request_builds_for_existing_commits === 'boolean' ||
            fields.skip_pull_request_builds_for_existing_commits == null) &&
        (typeof fields.build_pull_request_forks === 'boolean' || fields.build_pull_request_forks == null) &&
        (typeof fields.prefix_pull_request_fork_branch_names === 'boolean' ||
            fields.prefix_pull_request_fork_branch_names == null) &&
        (typeof fields.build_tags === 'boolean' || fields.build_tags == null) &&
        (typeof fields.publish_commit_status === 'boolean' || fields.publish_commit_status == null) &&
        (typeof fields.publish_commit_status_per_step === 'boolean' ||
            fields.publish_commit_status_per_step == null) &&
        (typeof fields.publish_blocked_as_pending === 'boolean' || fields.publish_blocked_as_pending == null) &&
        (typeof fields.repository === 'string' || fields.repository == null));
}
function isJobStateCounts(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (Number.isFinite(fields.total) || fields.total == null) &&
        (fields.states == null || isMap(fields.states)));
}
function isSuite(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        (typeof fields.slug === 'string' || fields.slug == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.default_branch === 'string' || fields.default_branch == null) &&
        (typeof fields.api_token === 'string' || fields.api_token == null));
}
function isFlakyTest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.scope === 'string' || fields.scope == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.location === 'string' || fields.location == null) &&
        (typeof fields.file_name === 'string' || fields.file_name == null) &&
        (Number.isFinite(fields.instances) || fields.instances == null) &&
        (typeof fields.most_recent_instance_at === 'string' || fields.most_recent_instance_at == null));
}

;


const resources = {
    'suites.list': 'suite',
    'suites.get': 'suite',
    'suites.create': 'suite',
    'suites.update': 'suite',
    'suites.delete': 'nothing',
    'flakyTests.list': 'flakyTest',
    'builds.list': 'build',
    'builds.listForOrganization': 'build',
    'builds.listForPipeline': 'build',
    'builds.get': 'build',
    'builds.create': 'build',
    'builds.cancel': 'build',
    'builds.rebuild': 'build',
    'builds.retryFailedJobs': 'build',
};
const checks = {
    build: isBuild,
    flakyTest: isFlakyTest,
    suite: isSuite,
    nothing: (value) => value === undefined,
};
async function checkResponse(endpoint, value) {
    const resource = resources[endpoint];
    const checked = endpoints.v[endpoint].paged
        ? await checkItems(resource, value)
        : await checkOne(resource, value);
    return checked;
}
async function checkOne(resource, value) {
    if (checks[resource](value))
        return { ok: true, value };
    const { readBySchema } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(7530)]).then(__webpack_require__.bind(__webpack_require__, 7530));
    return readBySchema(resource, value);
}
async function checkItems(resource, value) {
    if (!Array.isArray(value))
        return { ok: false, paths: [[]] };
    if (value.every(checks[resource]))
        return { ok: true, value };
    const values = [];
    const paths = [];
    for (const [index, item] of value.entries()) {
        const checked = await checkOne(resource, item);
        if (checked.ok)
            values.push(checked.value);
        else
            paths.push(...checked.paths.map((path) => [index, ...path]));
    }
    return paths.length === 0 ? { ok: true, value: values } : { ok: false, paths };
}

var response_headers = __webpack_require__(2852);
var read_body = __webpack_require__(7113);
;




function toInvalidResponseError(call, response) {
    const isPage = (0,response_headers.TK)(response.headers, 'content-type')?.trimStart().toLowerCase().startsWith('text/html') ?? false;
    const { reason, paths = [] } = response;
    return new errors.tF(`Could not ${call.intent}: ${response.status}, but ${describeReason(call.endpoint, reason, paths)}`, {
        status: response.status,
        reason,
        paths,
        method: call.method,
        path: call.path,
        requestId: (0,response_headers.Gb)(response.headers),
        hint: hint(call.endpoint, reason, isPage),
    });
}
function describeReason(endpoint, reason, paths) {
    const words = {
        empty: 'the response is empty',
        syntax: 'the response is not JSON',
        schema: `these fields of the response are invalid: ${paths.join(', ')}`,
        address: 'the URL of the build in the response is that of another organization, pipeline or number',
        size: `the response takes more than ${(0,read_body.yQ)(endpoint) / 1024 / 1024} MiB or has too many values`,
        encoding: 'the response has an unexpected encoding',
        compression: 'the response cannot be decompressed',
    };
    return words[reason];
}
function hint(endpoint, reason, isPage) {
    if (isPage)
        return 'The response is an HTML page: check that the base URL is that of the API.';
    if (reason !== 'size' || !endpoints.v[endpoint].paged)
        return undefined;
    return endpoint.startsWith('builds.')
        ? 'A smaller per_page, or exclude_jobs, makes the response smaller.'
        : 'A smaller per_page makes the response smaller.';
}

var json = __webpack_require__(5486);
;
const slots = 1 << 17;
const usualNames = 300;
const seed = Math.floor(Math.random() * 2 ** 32);
function createNameWatch() {
    const seen = new Uint8Array(slots);
    let names = 0;
    return (bytes, from, to) => {
        let hash = seed;
        for (let at = from; at < to; at += 1)
            hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01_00_01_93);
        const slot = (hash ^ (hash >>> 15)) & (slots - 1);
        if (seen[slot] === 1)
            return false;
        seen[slot] = 1;
        names += 1;
        return names > usualNames;
    };
}

;


const valueBytes = 16;
const newNameValues = 16;
const mostValues = 1_000_000;
const mostValuesOfByte = 4;
const mostItems = 10_000;
const [quote, comma, colon, backslash, openList, closeList] = Buffer.from('",:\\[]');
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const whiteSpace = [...Buffer.from(' \t\n\r')];
const levelChange = Array.from({ length: 256 }, (_, byte) => {
    const bracket = String.fromCharCode(byte);
    return Number('[{'.includes(bracket)) - Number(']}'.includes(bracket));
});
function parsePage(bytes, keepBytes = Number.POSITIVE_INFINITY) {
    const start = skipSpace(bytes, 0);
    if (!isFilledList(bytes, start))
        return parseOther(bytes);
    const items = [];
    let [size, values] = [0, 0];
    for (const slice of slicesOf(bytes, start + 1)) {
        size += slice.size;
        values += slice.values;
        if (items.length === 0 && slice.end === 'broken')
            break;
        if (values > mostValues || items.length === mostItems)
            return cutAt(items, size, keepBytes);
        if (size > keepBytes)
            return { ok: true, value: items, size, complete: false };
        const item = (0,json.l)(slice.text);
        if (!item.ok || slice.end === 'broken')
            break;
        items.push(item.value);
        if (slice.end === 'list')
            return { ok: true, value: items, size: Math.max(size, bytes.byteLength), complete: true };
    }
    return { ok: false, reason: 'syntax' };
}
function isFilledList(bytes, start) {
    return bytes[start] === openList && bytes[skipSpace(bytes, start + 1)] !== closeList;
}
function cutAt(items, size, keepBytes) {
    if (items.length === 0 || keepBytes === Number.POSITIVE_INFINITY)
        return { ok: false, reason: 'size' };
    return { ok: true, value: items, size, complete: false };
}
function* slicesOf(bytes, start) {
    const isNewName = createNameWatch();
    for (let from = start;;) {
        const { at, values } = endOfItem(bytes, from, isNewName);
        const text = decoder.decode(bytes.subarray(from, at));
        const isWide = text.length < at - from || text.includes('\\u');
        const size = Math.max(text.length * (isWide ? 2 : 1), values * valueBytes);
        const isLast = bytes[at] === closeList && skipSpace(bytes, at + 1) === bytes.length;
        yield { text, size, values, end: bytes[at] === comma ? 'item' : isLast ? 'list' : 'broken' };
        from = at + 1;
    }
}
function parseSingle(bytes) {
    return hasTooManyValues(bytes) ? { ok: false, reason: 'size' } : parseOther(bytes);
}
function hasTooManyValues(bytes) {
    if (bytes.byteLength * mostValuesOfByte < mostValues)
        return false;
    return endOfItem(bytes, 0, createNameWatch()).values > mostValues;
}
function parseOther(bytes) {
    const parsed = (0,json.q)(bytes);
    return parsed.ok ? { ...parsed, size: bytes.byteLength, complete: true } : parsed;
}
function endOfItem(bytes, from, isNewName) {
    let values = 1;
    let levels = 0;
    let at = from;
    let [textStart, textEnd] = [from, from];
    for (; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte === quote) {
            textStart = at;
            at = endOfString(bytes, at);
            textEnd = at;
        }
        if (byte === colon && isNewName(bytes, textStart, textEnd))
            values += newNameValues;
        if (levels === 0 && (byte === comma || byte === closeList))
            break;
        const change = levelChange[byte] ?? 0;
        levels += change;
        if (byte === comma || change > 0)
            values += 1;
    }
    return { at, values };
}
function endOfString(bytes, start) {
    let at = start + 1;
    while (at < bytes.length && bytes[at] !== quote)
        at += bytes[at] === backslash ? 2 : 1;
    return at;
}
function skipSpace(bytes, from) {
    let at = from;
    while (whiteSpace.includes(bytes[at]))
        at += 1;
    return at;
}

;





const mostPaths = 10;
const largePageBytes = 16 * 1024 * 1024;
async function decodeResponse(call, response, keepBytes) {
    const decoded = (await read(call.endpoint, response, keepBytes));
    if (!decoded.ok)
        return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
    return decoded;
}
async function read(endpoint, response, keepBytes) {
    if (endpoint === 'jobs.log')
        return (await __webpack_require__.e(/* import() */ 527).then(__webpack_require__.bind(__webpack_require__, 527))).readLog(response);
    const body = await (0,read_body.x8)(response, (0,read_body.yQ)(endpoint));
    return body.ok ? decode(endpoint, body.bytes, keepBytes) : body;
}
async function decode(endpoint, bytes, keepBytes) {
    const { status, paged } = endpoints.v[endpoint];
    const parsed = status === 204 ? nothing : parse(bytes, { paged, keepBytes });
    if (!parsed.ok)
        return parsed;
    const checked = await checkResponse(endpoint, parsed.value);
    if (checked.ok)
        return { ...checked, size: parsed.size, complete: parsed.complete };
    return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}
const nothing = { ok: true, value: undefined, size: 0, complete: true };
function parse(bytes, { paged, keepBytes }) {
    if (!paged)
        return parseSingle(bytes);
    const isPassedOn = keepBytes === Number.POSITIVE_INFINITY;
    if (isPassedOn && bytes.byteLength < largePageBytes)
        return parseOther(bytes);
    return parsePage(bytes, keepBytes);
}
function pathOf(path) {
    return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}

var misplaced = __webpack_require__(1568);
var abort = __webpack_require__(3636);
var transport = __webpack_require__(5583);
var phase_timer = __webpack_require__(1538);
var timeouts = __webpack_require__(2617);
;













const minThrottleMs = 1;
async function attemptCall(context, call, options) {
    const { connectMs, headersMs, bodyMs, attemptMs } = (0,timeouts.w)(call.endpoint, context.timeouts);
    const { controller, release } = (0,abort.p)([options.signal]);
    const timer = (0,phase_timer.N)({ phase: options.leftMs < attemptMs ? 'call' : 'attempt', ms: Math.min(options.leftMs, attemptMs) }, () => controller.abort());
    try {
        const onStart = () => timer.begin('headers', headersMs);
        const { signal } = controller;
        const token = await currentToken(context, signal);
        const request = (0,build_request.p)(context, call, { ...options, token, onStart, signal });
        timer.begin('connect', connectMs);
        const startedAt = context.clock.monotonic();
        const arriving = whileArriving(await context.transport.send(request), () => timer.begin('body', bodyMs));
        const response = { ...arriving, headers: (0,response_headers.cA)(arriving.headers, context.redact) };
        noteHead(context, call, response, context.clock.monotonic() - startedAt);
        if (response.status === 401)
            context.token.refuse(token);
        return await readResponse(context, call, response, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof errors.gz)
            return { ok: false, error };
        const host = new URL(context.base.origin).host;
        return {
            ok: false,
            error: (0,connection_failure.M)(call, { error, timeout: timer.expired(), host, limit: options.limit }),
        };
    }
    finally {
        timer.stop();
        release();
    }
}
async function currentToken({ token }, signal) {
    const got = token.get();
    if (typeof got === 'string')
        return got;
    try {
        return await (0,abort.W)(got, signal);
    }
    catch (error) {
        throw error instanceof errors.gz ? error : new transport.w({ code: 'TOKEN', sent: 'not-sent' });
    }
}
function whileArriving(response, onPiece) {
    async function* pieces() {
        for await (const piece of response.body) {
            onPiece();
            yield piece;
        }
    }
    onPiece();
    return { ...response, body: pieces() };
}
function noteHead(context, { endpoint, method, path, to }, { status, headers }, durationMs) {
    context.serviceTime.observe(headers);
    const nowMs = context.clock.now();
    const rateLimit = (0,rate_limit_headers.H5)(headers, nowMs);
    const { organization = '' } = to;
    const windows = rateLimit?.windows ?? [];
    if (status !== 429)
        context.rateLimit.observe({ organization, windows, closedMs: (0,retry_delay.W)(headers, nowMs) });
    context.emit({ kind: 'response', endpoint, method, path, status, durationMs, rateLimit });
}
function isSuccess({ endpoint }, { status }) {
    return (status >= 200 && status < 300) || (endpoint === 'jobs.log' && status === 416);
}
async function readResponse(context, call, response, { onHead, onBody, keepBytes }) {
    if (isSuccess(call, response)) {
        onHead?.(response.headers);
        const decoded = await decodeResponse(call, response, keepBytes);
        if (!decoded.ok)
            return decoded;
        onBody?.({ ...decoded, received: [decoded.value].flat().length });
        context.emitValue(decoded.value);
        const value = (0,misplaced.Z)(context, call, decoded.value);
        if (value !== undefined || decoded.value === undefined)
            return { ok: true, value: value };
        return { ok: false, error: toInvalidResponseError(call, { ...response, reason: 'address' }) };
    }
    const { clock, redact } = context;
    const { readErrorResponse } = await __webpack_require__.e(/* import() */ 3908).then(__webpack_require__.bind(__webpack_require__, 9146));
    const refusal = await readErrorResponse(call, response, { nowMs: () => clock.now(), redact });
    if (response.status === 429)
        noteRefusal(context, call, { ...refusal, headers: response.headers });
    return { ok: false, error: refusal.error };
}
function noteRefusal(context, { endpoint, to }, { error, current, headers }) {
    const delayMs = Math.max(minThrottleMs, error.retryAfterMs ?? 0);
    const { organization = '' } = to;
    const windows = (0,rate_limit_headers.H5)(headers, context.clock.now())?.windows ?? [];
    context.rateLimit.observe({ organization, windows, closedMs: delayMs, refused: { current } });
    context.emit({ kind: 'refused', endpoint, delayMs, current });
}

var failure_class = __webpack_require__(6534);
var pause = __webpack_require__(5887);
var retry_policy = __webpack_require__(3910);
var wait_for_rate_limit = __webpack_require__(4783);
var with_deadline = __webpack_require__(2038);
;









const mostLateMs = 10_000;
const tooLate = `The request was not sent, because nothing would wait for the build. ${(0,wait_for_rate_limit.sg)(wait_for_rate_limit.Tk)}`;
const waitIsOver = `The service had not responded when ${wait_for_rate_limit.Tk} expired.`;
async function send(context, call, options = {}) {
    const result = await trySend(context, call, options);
    if (result.ok)
        return result.value;
    throw result.error;
}
async function trySend(context, call, options = {}) {
    return (0,with_deadline.N)(context, options, (shared) => repeat(context, call, shared));
}
async function repeat(context, call, options) {
    const { deadline } = options;
    const { clock } = context;
    const invocation = (0,request_invocation.X)();
    const nextPause = createPauses(context, call, options);
    let mayHaveBeenApplied = false;
    let last;
    for (let number = 1;; number += 1) {
        const late = await (0,wait_for_rate_limit.ED)(context, call, options);
        if (late !== undefined)
            return { ok: false, error: lateError(clock.now(), late, last), mayHaveBeenApplied };
        if (deadline.leftMs() === 0)
            return { ok: false, error: last ?? outOfTime(call, options), mayHaveBeenApplied };
        if (last === undefined && isTooLate(context, call, options))
            return { ok: false, error: startedTooLate(call), mayHaveBeenApplied };
        const startedMs = clock.monotonic();
        const attempted = await attempt(context, call, { number, invocation, options });
        if (attempted.ok) {
            context.outage.end(call);
            context.recent.remove(call.path);
            return { ...attempted, mayHaveBeenApplied };
        }
        const { error } = attempted;
        last = error;
        mayHaveBeenApplied ||= (0,failure_class.D4)(error);
        const delayMs = nextPause(error, { attempt: number, startedMs });
        if (delayMs === undefined)
            return { ok: false, error, mayHaveBeenApplied };
        await (0,pause.Gw)(context, call, { error, attempt: number, shared: options, delayMs });
    }
}
async function attempt(context, call, { number, invocation, options, }) {
    const { deadline, signal, sendByMs, onHead, onBody, keepBytes } = options;
    const { onSend, onNoEffect, onLost } = (0,retry_policy.su)(call.endpoint) ? {} : options;
    const waitMs = (sendByMs ?? Number.POSITIVE_INFINITY) - context.clock.monotonic();
    const leftMs = Math.min(deadline.leftMs(), Math.max(0, waitMs) + mostLateMs);
    const isWaitOver = leftMs < deadline.leftMs();
    const { name, hint } = limitOf(isWaitOver ? { deadline, timeoutName: wait_for_rate_limit.Tk } : options);
    await onSend?.();
    const attempted = await attemptCall(context, call, {
        ...{ number, invocation, signal, leftMs, limit: name },
        ...{ onHead, onBody, keepBytes },
    });
    if (attempted.ok)
        return attempted;
    const { error } = attempted;
    if ((0,retry_policy.HG)(error))
        error.hint ??= isWaitOver && !(0,retry_policy.su)(call.endpoint) ? waitIsOver : hint;
    if ((0,failure_class.D4)(error))
        onLost?.(error);
    else
        onNoEffect?.();
    return attempted;
}
function createPauses(context, call, shared) {
    const counts = new Map();
    let sinceMs = Number.POSITIVE_INFINITY;
    const { polling, urgent = false } = shared;
    const noteOutage = (error, startedMs) => {
        if (context.outage.includes(error)) {
            const failed = context.outage.failed(error, { call, startedMs, polling: polling !== undefined });
            sinceMs = Math.min(sinceMs, failed.sinceMs);
            return failed.failures;
        }
        if (error instanceof errors.hD)
            context.outage.end(call, error);
        return undefined;
    };
    const pauseOrLeave = (failed, attempt) => {
        const pauseMs = (0,pause.LF)(context, call, failed);
        if (polling?.onPause === undefined) {
            if (pauseMs === undefined && polling)
                context.outage.giveUp(call);
            return pauseMs;
        }
        if (pauseMs === undefined)
            return undefined;
        (0,pause.CM)(context, call, { error: failed.error, attempt, delayMs: pauseMs });
        polling.onPause(pauseMs);
        return undefined;
    };
    return (error, { attempt, startedMs }) => {
        const circumstances = { polling: polling !== undefined, urgent };
        const recent = !polling?.onPause && context.recent.has(buildPathOf(call));
        const renewable = context.token.isRenewable;
        const { endpoint } = call;
        const outage = context.outage.includes(error);
        const reason = (0,retry_policy.DR)({ endpoint, error, outage, recent, renewable, ...circumstances });
        const nth = (counts.get(reason) ?? 0) + 1;
        counts.set(reason, nth);
        const failures = noteOutage(error, startedMs);
        if (reason === undefined)
            return undefined;
        if (reason === 'outage') {
            const failed = { error, attempt, shared, sinceMs, requestedMs: (0,retry_policy.a9)(error) };
            return pauseOrLeave({ ...failed, nth: failures ?? nth }, failures ?? attempt);
        }
        const delayMs = (0,retry_policy.Xf)(reason, { nth, ...circumstances }, context.random);
        const limits = reason === 'throttled' ? { ...shared, sendByMs: (0,wait_for_rate_limit.A_)(shared) } : shared;
        return delayMs !== undefined && (0,pause.ds)(context, limits, delayMs) ? delayMs : undefined;
    };
}
function buildPathOf({ path }) {
    return path.replace(/\/(?:cancel|rebuild)$/, '');
}
function lateError(nowMs, { error, delayMs, isFinal }, last) {
    const shown = isFinal ? error : (last ?? error);
    if (error.phase === 'limiter')
        (0,wait_for_rate_limit.uR)(shown);
    shown.hint ??= error.hint;
    return (0,retry_policy.Ib)(nowMs, shown, delayMs);
}
function isTooLate({ clock }, { endpoint }, { sendByMs }) {
    return sendByMs !== undefined && (0,retry_policy.gj)(endpoint) && clock.monotonic() > sendByMs;
}
function startedTooLate(call) {
    const { intent, method, path } = call;
    const details = { phase: 'call', sent: 'not-sent', method, path, hint: tooLate };
    return new errors.MU(`Could not ${intent}: ${wait_for_rate_limit.Tk} expired before the request was sent`, details);
}
function outOfTime(call, options) {
    const { name: limit, hint } = limitOf(options);
    return (0,connection_failure.b)(call, { phase: 'call', sent: 'not-sent', limit, hint });
}
function limitOf({ deadline, timeoutName: name }) {
    return name === undefined ? (deadline.limit ?? {}) : { name, hint: (0,wait_for_rate_limit.sg)(name) };
}


}),

2038:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (withDeadline)
});
var _transport_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
var _deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3081);


async function withDeadline(context, options, work) {
    const { controller, release } = (0,_transport_abort_js__WEBPACK_IMPORTED_MODULE_0__.p)([context.closed, options.signal]);
    try {
        controller.signal.throwIfAborted();
        const deadline = options.deadline ?? deadlineFor(context, options);
        return await work({ ...options, deadline, signal: controller.signal });
    }
    finally {
        release();
    }
}
function deadlineFor({ clock }, { timeoutMs = Number.POSITIVE_INFINITY }) {
    return (0,_deadline_js__WEBPACK_IMPORTED_MODULE_1__.d)(clock, timeoutMs, Number.isFinite(timeoutMs));
}


}),

3636:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (unlessAborted),
  p: () => (followSignals)
});
function followSignals(signals) {
    const controller = new AbortController();
    const releases = signals.map((signal) => (signal === undefined ? noop : follow(controller, signal)));
    return { controller, release: () => releases.forEach((release) => void release()) };
}
function follow(controller, signal) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return () => signal.removeEventListener('abort', abort);
}
async function unlessAborted(promise, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([promise, aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
function noop() { }


}),

8734:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  v: () => (endpoints)
});
const suites = '/v2/analytics/organizations/{organization}/suites';
const pipelineBuilds = '/v2/organizations/{organization}/pipelines/{pipeline}/builds';
const endpoints = {
    'suites.list': { method: 'GET', path: suites, scope: 'read_suites', status: 200, paged: true },
    'suites.get': { method: 'GET', path: `${suites}/{suite}`, scope: 'read_suites', status: 200, paged: false },
    'suites.create': { method: 'POST', path: suites, scope: 'write_suites', status: 201, paged: false },
    'suites.update': {
        method: 'PATCH',
        path: `${suites}/{suite}`,
        scope: 'write_suites',
        status: 200,
        paged: false,
    },
    'suites.delete': {
        method: 'DELETE',
        path: `${suites}/{suite}`,
        scope: 'write_suites',
        status: 204,
        paged: false,
    },
    'flakyTests.list': {
        method: 'GET',
        path: `${suites}/{suite}/flaky-tests`,
        scope: 'read_suites',
        status: 200,
        paged: true,
    },
    'builds.list': { method: 'GET', path: '/v2/builds', scope: 'read_builds', status: 200, paged: true },
    'builds.listForOrganization': {
        method: 'GET',
        path: '/v2/organizations/{organization}/builds',
        scope: 'read_builds',
        status: 200,
        paged: true,
    },
    'builds.listForPipeline': {
        method: 'GET',
        path: pipelineBuilds,
        scope: 'read_builds',
        status: 200,
        paged: true,
    },
    'builds.get': {
        method: 'GET',
        path: `${pipelineBuilds}/{number}`,
        scope: 'read_builds',
        status: 200,
        paged: false,
    },
    'builds.create': { method: 'POST', path: pipelineBuilds, scope: 'write_builds', status: 201, paged: false },
    'builds.cancel': {
        method: 'PUT',
        path: `${pipelineBuilds}/{number}/cancel`,
        scope: 'write_builds',
        status: 200,
        paged: false,
    },
    'builds.rebuild': {
        method: 'PUT',
        path: `${pipelineBuilds}/{number}/rebuild`,
        scope: 'write_builds',
        status: 200,
        paged: false,
    },
    'builds.retryFailedJobs': {
        method: 'PUT',
        path: `${pipelineBuilds}/{number}/retry_failed_jobs`,
        scope: 'write_builds',
        status: 202,
        paged: false,
        beyondDocument: true,
        otherMethod: 'POST',
    },
    'jobs.log': {
        method: 'GET',
        path: `${pipelineBuilds}/{number}/jobs/{job}/log`,
        scope: 'read_build_logs',
        status: 206,
        paged: false,
        beyondDocument: true,
    },
};


})

};
;