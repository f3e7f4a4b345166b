"use strict";
exports.id = 311;
exports.ids = [311];
exports.modules = {

// MODULE: ./build/sources/client/once/builds.js
/***/ 7359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ retryFailedJobsOnce),
/* harmony export */   aG: () => (/* binding */ rebuildBuild),
/* harmony export */   lS: () => (/* binding */ cancelBuild),
/* harmony export */   oi: () => (/* binding */ findRebuilds)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6224);
/* harmony import */ var _model_script_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1635);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2476);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8396);
/* harmony import */ var _request_query_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8754);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3740);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1676);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7697);









const mostReadMs = 10_000;
async function cancelBuild(context, to, options) {
    const isRefused = ({ error }) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 422;
    let already = false;
    const { value: build } = await (0,_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)(context, {
        call: (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.cancel', to),
        async find(_, shared, failed) {
            if (!isRefused(failed) && failed.sent > 1)
                return 'absent';
            const rank = shared.rank === 'urgent' ? 'urgent' : 'last';
            const timeoutMs = Math.min(mostReadMs, shared.budget.leftMs());
            const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.get', to);
            const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .sh)(context, call, {
                signal: shared.signal,
                rank,
                ...(isRefused(failed) ? { timeoutMs } : { budget: shared.budget, until: now(context) }),
            });
            const isDone = read.ok && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_4__/* .isCanceled */ .YQ)(read.value.state);
            if (!isRefused(failed))
                return isDone ? { value: read.value } : 'absent';
            already = !failed.isInDoubt;
            if (!read.ok || isDone)
                return read.ok ? { value: read.value } : 'unclear';
            failed.error.hint ??= `The build is ${read.value.state}.`;
            options.onRefused?.(read.value);
            return 'unclear';
        },
        isDone: isRefused,
        again: 'always',
        hint: '',
    }, options);
    return { build, already };
}
function now({ clock }) {
    return { ms: clock.monotonic(), name: 'the time for this read' };
}
async function rebuildBuild(context, to, options) {
    const { leftMs } = (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .createBudget */ .y)(context, options.timeoutMs ?? Number.POSITIVE_INFINITY);
    const { value, origin } = await (0,_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)(context, {
        call: (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.rebuild', to),
        async before(shared) {
            const newest = await listNewest(context, to, 1, shared);
            return newest.ok
                ? { ...newest, value: Math.max(0, ...newest.value.map(({ number }) => number)) }
                : newest;
        },
        find: (above, shared) => above === undefined ? undefined : listRebuilds(context, to, above, shared).then(_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyOne */ .jr),
        again: 'never',
        hint: `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`,
    }, options);
    if (origin === 'direct')
        return { build: value, origin };
    context.emit({ kind: 'recovered', endpoint: 'builds.rebuild', how: 'recovered', number: value.number });
    const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .sh)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.get', { ...to, number: value.number }), {
        signal: options.signal,
        timeoutMs: Math.min(mostReadMs, leftMs()),
    });
    return { build: read.ok ? read.value : value, origin: 'recovered' };
}
const foreignSources = ['ui', 'webhook', 'schedule', 'trigger_job'];
async function listRebuilds(context, of, above, options) {
    const listed = await listNewest(context, of, 100, options);
    if (!listed.ok)
        return listed;
    const value = listed.value.filter(({ number, rebuilt_from, source }) => number > above && rebuilt_from?.number === of.number && !foreignSources.includes(source));
    return { ...listed, value };
}
async function findRebuilds(context, of, above, options) {
    const listed = await listRebuilds(context, of, above, options);
    if (!listed.ok)
        throw listed.error;
    return listed.value;
}
function listNewest(context, { organization, pipeline }, perPage, options) {
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_6__/* .pagedQuery */ .E)((0,_request_query_js__WEBPACK_IMPORTED_MODULE_6__/* .buildQuery */ .Z)(_model_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .smallResponse */ .v), { page: 1, perPage });
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .sh)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.listForPipeline', { organization, pipeline }, { query }), options);
}
async function retryFailedJobsOnce(context, to, { states, ...options }) {
    if (states.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('states', 'is empty');
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_6__/* .buildQuery */ .Z)({ include_retried_jobs: true, exclude_pipeline: true });
    const read = (shared) => (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .sh)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.get', to, { query }), shared);
    try {
        const { value: build, origin, before, } = await (0,_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)(context, {
            call: (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.retryFailedJobs', to, { body: { states: states.join(',') } }),
            before: read,
            async find(seen, shared) {
                if (seen === undefined)
                    return 'unclear';
                const now = await read(shared);
                if (!now.ok)
                    return { error: now.error };
                return countRetried(seen, now.value, states) > 0 ? { value: now.value } : 'absent';
            },
            again: 'never',
            hint: `Before you retry them again, check whether jobs of build ${to.number} have been retried.`,
        }, options);
        if (origin === 'direct')
            return { build, count: build.retried_jobs_count ?? undefined, origin };
        context.emit({
            kind: 'recovered',
            endpoint: 'builds.retryFailedJobs',
            how: 'recovered',
            number: build.number,
        });
        return { build, count: before && countRetried(before, build, states), origin: 'recovered' };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 404 || error.status === 405))
            error.hint = 'This service may not be able to retry the failed jobs of a build.';
        throw error;
    }
}
function countRetried(before, build, states) {
    const jobs = (build.jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_8__/* .isScriptJob */ .P);
    const known = new Set(before.jobs?.map(({ id }) => id));
    const hasNew = jobs.some(({ id, retries_count }) => !known.has(id) && (retries_count ?? 0) > 0);
    return (before.jobs ?? []).filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_8__/* .isScriptJob */ .P).filter((job) => {
        const state = job.soft_failed ? 'soft_failed' : job.state;
        if (!states.some((each) => each === state) || isRetried(job))
            return false;
        const now = jobs.find(({ id }) => id === job.id);
        return now === undefined ? hasNew : isRetried(now) && now.retry_type !== 'automatic';
    }).length;
}
function isRetried(job) {
    return job.retried === true || typeof job.retried_in_job_id === 'string';
}


/***/ }),

// MODULE: ./build/sources/client/once/create-build.js
/***/ 591:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ findByKey),
/* harmony export */   Zy: () => (/* binding */ buildKeyName),
/* harmony export */   iC: () => (/* binding */ withKey),
/* harmony export */   sZ: () => (/* binding */ chooseBuildToKeep),
/* harmony export */   uz: () => (/* binding */ createBuildOnce)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2476);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8405);
/* harmony import */ var _request_base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8396);
/* harmony import */ var _request_query_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8754);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3740);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1676);
/* harmony import */ var _builds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7359);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7697);









const buildKeyName = 'kitestring-key';
async function createBuildOnce(context, { to, body }, { key = context.uuid(), recover, ...options }) {
    const { leftMs } = (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .createBudget */ .y)(context, options.timeoutMs ?? Number.POSITIVE_INFINITY);
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__/* .createCall */ .j)('builds.create', to, { body: withKey(body, key) });
    const search = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__/* .createCall */ .j)('builds.listForPipeline', to, { query: keyQuery(key) });
    const details = { key, search: (0,_request_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveUrl */ .O2)(context.base, search.path, search.query) };
    const { value, origin, lost } = await (0,_write_once_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOnce */ .Fq)(context, {
        call,
        async find(_, shared) {
            const found = await listKeyed(context, to, key, shared);
            if (!found.ok)
                return { error: found.error };
            const ours = found.value.filter((one) => !isRebuild(one) && matchesBody(one, body));
            const kept = chooseBuildToKeep(ours);
            if (kept !== null)
                return { value: kept };
            return found.value.length === 0 ? 'absent' : 'unclear';
        },
        again: recover === 'fail' ? 'never' : 'once',
        hint: `Before you create it again, look for a build with the meta-data ${buildKeyName} = ${key}.`,
        details,
    }, options);
    const keyed = value.meta_data === undefined || hasKey(value, key);
    if (!keyed)
        context.emit({ kind: 'key-dropped', number: value.number });
    if (origin === 'direct')
        return { build: value, key, origin, keyed, canceled: [] };
    if (!keyed) {
        const hint = `Build ${value.number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
        throw (0,_write_once_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnknown */ .Ee)(call, lost ?? new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientError */ .MZ(''), { hint, ...details });
    }
    context.emit({ kind: 'recovered', endpoint: 'builds.create', how: origin, number: value.number });
    options.onCreated?.(value);
    const others = await duplicatesOf(context, to, key, value, { ...options, timeoutMs: leftMs() });
    const kept = chooseBuildToKeep(others) ?? value;
    const canceled = await cancelOthers(context, to, others.filter((one) => one !== kept), { ...options, timeoutMs: leftMs() });
    return { build: kept, key, origin: kept.number === value.number ? origin : 'recovered', keyed, canceled };
}
const duplicatePauseMs = 5_000;
const mostLookMs = 10_000;
async function duplicatesOf(context, to, key, known, { signal, timeoutMs = Infinity }) {
    try {
        if (timeoutMs <= duplicatePauseMs)
            return [];
        await context.clock.sleep(duplicatePauseMs, signal);
        const listed = await findByKey(context, to, key, {
            signal,
            timeoutMs: Math.min(mostLookMs, timeoutMs - duplicatePauseMs),
        });
        return listed.some(({ number }) => number === known.number) ? listed : [...listed, known];
    }
    catch (error) {
        if (signal?.aborted || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientError */ .MZ)
            return [];
        throw error;
    }
}
async function cancelOthers(context, to, others, { signal, timeoutMs = Infinity }) {
    const canceled = [];
    for (const { number } of others.filter((one) => isLive(one) && !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__/* .isOver */ .PU)(one))) {
        const isCanceled = await (0,_builds_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelBuild */ .lS)(context, { ...to, number }, { signal, timeoutMs: Math.min(mostLookMs, timeoutMs) }).then(() => true, (error) => {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientError */ .MZ)
                return false;
            throw error;
        });
        if (isCanceled)
            canceled.push(number);
        context.emit({ kind: 'duplicate', number, canceled: isCanceled });
    }
    return canceled;
}
function chooseBuildToKeep(builds) {
    const sorted = builds.toSorted((a, b) => a.number - b.number);
    return sorted.find(isLive) ?? sorted[0] ?? null;
}
function isLive({ state }) {
    return state !== 'canceled' && state !== 'canceling' && state !== 'skipped';
}
function withKey(body, key) {
    if (!/^[\w.-]{1,200}$/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
    }
    if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
    }
    return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}
function hasKey(build, key) {
    return build.meta_data?.[buildKeyName] === key;
}
function isRebuild({ rebuilt_from }) {
    return rebuilt_from !== null && rebuilt_from !== undefined;
}
function matchesBody({ branch, message }, body) {
    return ((branch ?? body.branch) === body.branch &&
        (message ?? body.message ?? null) === (body.message ?? message ?? null));
}
async function listKeyed(context, to, key, options) {
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_7__/* .pagedQuery */ .E)(keyQuery(key), { page: 1, perPage: 100 });
    const listed = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_8__/* .trySend */ .sh)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__/* .createCall */ .j)('builds.listForPipeline', to, { query }), options);
    if (!listed.ok)
        return listed;
    const ours = listed.value.filter((build) => hasKey(build, key));
    return { ...listed, value: ours.toSorted((a, b) => a.number - b.number) };
}
async function findByKey(context, to, key, options) {
    const listed = await listKeyed(context, to, key, options);
    if (!listed.ok)
        throw listed.error;
    return listed.value.filter((build) => !isRebuild(build));
}
function keyQuery(key) {
    return (0,_request_query_js__WEBPACK_IMPORTED_MODULE_7__/* .buildQuery */ .Z)({ meta_data: { [buildKeyName]: key } });
}


/***/ }),

// MODULE: ./build/sources/client/once/write-once.js
/***/ 7697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ describeUnknown),
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   jr: () => (/* binding */ onlyOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8405);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3740);
/* harmony import */ var _retry_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8883);
/* harmony import */ var _retry_outage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1462);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5919);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1676);






async function writeOnce(context, write, options) {
    return (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .withBudget */ .Y)(context, options, async (shared) => {
        const before = write.before && snapshot(await write.before(shared));
        const { onState } = options;
        const sending = {
            ...shared,
            onSend: () => onState?.('sending', before),
            onFailure: (maybe) => onState?.(maybe ? 'in doubt' : 'settled', before),
        };
        let isInDoubt = false;
        let lost;
        let sinceMs = Number.POSITIVE_INFINITY;
        for (let sent = 1;; sent += 1) {
            const result = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_1__/* .trySend */ .sh)(context, write.call, sending);
            if (result.ok)
                return { value: result.value, origin: sent === 1 ? 'direct' : 'retried', before, lost };
            const { error, mayHaveBeenApplied } = result;
            lost ??= error;
            isInDoubt ||= mayHaveBeenApplied;
            sinceMs = Math.min(sinceMs, context.outage.sinceMs(error) ?? context.clock.monotonic());
            const failed = { error, isInDoubt, sent, sinceMs, mayHaveBeenApplied };
            const unresolved = { before, shared, failed };
            const resolve = write.again === 'always' ? pauseAndLook : lookAndDecide;
            const resolved = await resolve(context, write, unresolved).catch((reason) => {
                context.outage.forget((0,_retry_outage_js__WEBPACK_IMPORTED_MODULE_2__/* .requestOf */ .f)(write.call));
                throw reason;
            });
            if (resolved !== 'again')
                return { value: resolved.value, origin: 'recovered', before, lost };
        }
    });
}
async function pauseAndLook(context, { call, find, isDone }, { before, shared, failed }) {
    const { error } = failed;
    const isLost = failed.mayHaveBeenApplied || context.outage.includes(error);
    if (!isLost && !isDone?.(failed))
        throw error;
    const pause = isLost ? pauseFor(context, call, shared, failed) : undefined;
    const isAsked = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .requestedDelayMs */ .a9)(error) > 0 && shared.rank !== 'urgent';
    if (isAsked)
        await pause?.();
    const found = (await find(before, afterLoss(context, shared), failed)) ?? 'unclear';
    if (typeof found === 'object' && 'value' in found) {
        context.outage.answered((0,_retry_outage_js__WEBPACK_IMPORTED_MODULE_2__/* .requestOf */ .f)(call));
        return found;
    }
    if (found !== 'absent' || pause === undefined)
        throw error;
    if (!isAsked)
        await pause();
    return 'again';
}
async function lookAndDecide(context, { call, find, again, hint, details }, { before, shared, failed }) {
    const { error, isInDoubt, sent } = failed;
    context.outage.forget((0,_retry_outage_js__WEBPACK_IMPORTED_MODULE_2__/* .requestOf */ .f)(call));
    if (!isInDoubt)
        throw error;
    const after = afterLoss(context, shared);
    const found = await lookUp(context, call, after, error, () => find(before, after, failed));
    if (typeof found === 'object' && 'value' in found)
        return found;
    const isOver = shared.until !== undefined && context.clock.monotonic() >= shared.until.ms;
    if (found === 'absent' && again === 'once' && sent === 1 && !isOver)
        return 'again';
    throw describeUnknown(call, error, { hint, ...details });
}
const mostLateMs = 20_000;
function afterLoss(context, { until, ...shared }) {
    const lateMs = Math.max(0, (until?.ms ?? Infinity) - context.clock.monotonic()) + mostLateMs;
    const budget = lateMs < shared.budget.leftMs() ? (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .createBudget */ .y)(context, lateMs) : shared.budget;
    return { ...shared, budget };
}
function pauseFor(context, call, shared, { error, sent, sinceMs }) {
    const { clock, emit } = context;
    const delayMs = (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_1__/* .pauseInOutage */ .LF)(context, call, shared, { error, sinceMs, failures: sent });
    if (delayMs === undefined || !(0,_retry_send_js__WEBPACK_IMPORTED_MODULE_1__/* .fits */ .lA)(context, shared, delayMs))
        return undefined;
    return async () => {
        emit({ kind: 'retry', endpoint: call.endpoint, attempt: sent, delayMs, reason: (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(call, error) });
        await clock.sleep(Math.min(delayMs, shared.budget.leftMs()), shared.signal);
    };
}
const pausesMs = [1_000, 2_000, 4_000, 8_000];
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];
const leastLookMs = 10_000;
const tellMs = 15_000;
async function lookUp({ clock, emit, outage, random }, { endpoint }, { budget, signal }, error, look) {
    let last = 'absent';
    const leftMs = Math.max(0, budget.leftMs() - leastLookMs);
    const askedMs = Math.min((0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .requestedDelayMs */ .a9)(error), outage.timeoutMs(false), leftMs, _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .mostRequestedMs */ .qF);
    const lostMs = clock.monotonic();
    let toldMs = lostMs;
    emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureReason */ .Hr)(error), elapsedMs: 0 });
    const isSlow = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .TimeoutError */ .MU && !(0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .isCallOver */ .HG)(error);
    for (const pauseMs of isSlow ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
        const nowMs = clock.monotonic();
        if (nowMs - toldMs >= tellMs) {
            toldMs = nowMs;
            emit({ kind: 'lookup', endpoint, reason: (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureReason */ .Hr)(error), elapsedMs: nowMs - lostMs });
        }
        const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + askedMs - nowMs);
        if (delayMs >= budget.leftMs())
            return { error };
        await clock.sleep(delayMs, signal);
        last = (await look()) ?? 'unclear';
        const isRefused = typeof last === 'object' &&
            'error' in last &&
            last.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ApiError */ .hD &&
            [401, 403, 404].includes(last.error.status);
        if (last !== 'absent' && !isRefused)
            return last;
    }
    return last;
}
function snapshot(read) {
    if (read.ok)
        return read.value;
    const { error } = read;
    const isUntrusted = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConnectionError */ .Rc && (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .effectOf */ .$x)(error) === 'untrusted';
    if (isUntrusted || (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .isOutage */ .uD)(error) || (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .isThrottled */ .B5)(error))
        throw error;
    return undefined;
}
function describeUnknown(call, error, { hint, ...details }) {
    const why = (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureReason */ .Hr)(error);
    const lost = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ApiError */ .hD
        ? `the service answered ${why}`
        : error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidResponseError */ .tF
            ? `there was an ${why}`
            : `no response arrived (${why})`;
    const reason = `its outcome is unknown, because ${lost} and a lookup could not tell`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .OutcomeUnknownError */ .Do(`Could not ${call.intent}: ${reason}`, {
        method: call.method,
        path: call.path,
        cause: error,
        retryAt: error.retryAt,
        hint: (0,_retry_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .isCallOver */ .HG)(error) && error.hint !== undefined ? `${error.hint} ${hint}` : hint,
        ...details,
    });
}
function onlyOne(listed) {
    if (!listed.ok)
        return { error: listed.error };
    const [value, ...others] = listed.value;
    if (value === undefined)
        return 'absent';
    return others.length > 0 ? 'unclear' : { value };
}


/***/ }),

// MODULE: ./build/sources/client/polling/poll-policy.js + 1 modules
/***/ 2950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ createPollPolicy)
});

;// CONCATENATED MODULE: ./build/sources/client/polling/hazard.js
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;
function nextPollDelay(hazard, { requestWorthMs, slowdown, maxMs }) {
    const scale = 1 / Math.sqrt(2 * requestWorthMs) / slowdown;
    let aheadMs = 0;
    let spanMs = firstSpanMs;
    let sum = 0;
    while (aheadMs < maxMs) {
        const rate = scale * Math.sqrt(hazard(aheadMs + spanMs / 2));
        const restMs = (1 - sum) / rate;
        if (restMs <= spanMs)
            return Math.min(aheadMs + restMs, maxMs);
        sum += rate * spanMs;
        aheadMs += spanMs;
        spanMs = Math.min(spanMs * growth, Math.max(minSpanMs, 1 / (spansPerPoll * rate)));
    }
    return maxMs;
}
function meanHazard(hazards) {
    return (aheadMs) => hazards.reduce((sum, hazard) => sum + hazard(aheadMs), 0) / hazards.length;
}

;// CONCATENATED MODULE: ./build/sources/client/polling/poll-policy.js

const pollNumbers = {
    requestWorthMs: 160,
    minMs: 3_000,
    ownShare: 0.15,
    halfLoadMs: 8_000,
};
const maxMs = 15 * 60_000;
const minIntervalMs = 1_000;
function createPollPolicy({ rateLimit, random, pollIntervalMs, numbers = pollNumbers, }) {
    const fixedMs = pollIntervalMs === undefined ? null : Math.max(minIntervalMs, pollIntervalMs);
    let lastAtMs = Number.NEGATIVE_INFINITY;
    const minDelay = () => {
        if (fixedMs !== null)
            return 0;
        const perMinute = Math.ceil(numbers.ownShare * (rateLimit.perMinute() ?? 0));
        return perMinute === 0 ? numbers.minMs : Math.max(numbers.minMs, 60_000 / perMinute);
    };
    const delay = (builds) => {
        if (fixedMs !== null)
            return fixedMs;
        const wanted = nextPollDelay(meanHazard(builds.map(hazardOf)), {
            requestWorthMs: numbers.requestWorthMs,
            slowdown: rateLimit.slowdown(),
            maxMs: Math.min(maxMs, freeWindowMs(rateLimit.loadOfOthers(), numbers)),
        });
        return Math.max(wanted, minDelay());
    };
    const whenOpen = (planned) => {
        const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
        return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
    };
    const atDeadline = (atMs) => whenOpen({ atMs, spreadMs: numbers.minMs, forDeadline: true });
    return {
        next({ nowMs, builds, notAfterMs = Number.NEGATIVE_INFINITY }) {
            const delayMs = delay(builds);
            const atMs = nowMs + delayMs;
            const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - numbers.minMs;
            return forDeadline ? atDeadline(notAfterMs) : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
        },
        recheck(planned, nowMs, notAfterMs = Number.NEGATIVE_INFINITY) {
            const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + minDelay());
            const checked = notAfterMs > nowMs && atMs > notAfterMs ? atDeadline(notAfterMs) : whenOpen({ ...planned, atMs });
            if (checked.atMs > nowMs)
                return checked;
            lastAtMs = nowMs;
            return null;
        },
    };
}
function freeWindowMs(loadOfOthers, { halfLoadMs }) {
    if (loadOfOthers === null || loadOfOthers >= 1)
        return Number.POSITIVE_INFINITY;
    return (halfLoadMs * loadOfOthers) / (1 - loadOfOthers);
}
function hazardOf({ elapsedMs, runTimes }) {
    const sinceMs = elapsedMs > 0 ? elapsedMs : 0;
    return (aheadMs) => runTimes.hazard(sinceMs + aheadMs);
}


/***/ }),

// MODULE: ./build/sources/client/polling/run-times.js
/***/ 546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readRunTimes),
/* harmony export */   t: () => (/* binding */ createRunTimeDistribution)
/* harmony export */ });
/* harmony import */ var _model_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6224);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);



const unknownMedianMs = 240_000;
const leastSpread = 0.03;
function createRunTimeDistribution(pastMs) {
    const past = pastMs
        .filter((ms) => Number.isFinite(ms) && ms > 0)
        .map((ms) => Math.log(Math.max(1_000, ms)))
        .sort((a, b) => a - b);
    const tail = { center: medianOf(past) ?? Math.log(unknownMedianMs), slope: 1 };
    const kernels = past.map((center) => ({
        center,
        slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
    }));
    return { hazard: (runMs) => hazardOf([...kernels, tail], Math.max(1, runMs)) };
}
function hazardOf(kernels, runMs) {
    const position = Math.log(runMs);
    let density = 0;
    let survival = 0;
    for (const { center, slope } of kernels) {
        const ended = 1 / (1 + Math.exp(slope * (center - position)));
        density += (slope * ended * (1 - ended)) / runMs;
        survival += 1 - ended;
    }
    return density / survival;
}
function spreadAround(center, past) {
    const distances = past.map((other) => Math.abs(other - center)).sort((a, b) => a - b);
    const neighbor = Math.min(past.length - 1, Math.max(1, Math.round(past.length / 4)));
    return Math.max(leastSpread, distances[neighbor] ?? 0);
}
function medianOf(sorted) {
    const upper = sorted[Math.floor(sorted.length / 2)];
    const lower = sorted[Math.floor((sorted.length - 1) / 2)];
    return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
const enough = 8;
const used = 20;
const filters = { state: ['passed', 'failed'], ..._model_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .smallResponse */ .v };
const longestMs = 5_000;
async function readRunTimes(estimated, options) {
    const runTimes = new Map();
    const { clock } = options;
    const endMs = clock.monotonic() + Math.min(longestMs, options.timeoutMs);
    for (const each of Map.groupBy(estimated, ({ address }) => address.organization).values()) {
        const timeoutMs = Math.max(0, endMs - clock.monotonic());
        const past = await readPast(each, { ...options, timeoutMs });
        for (const { address, branch } of each) {
            const key = pipelineKey(address);
            if (runTimes.has(key))
                continue;
            const mine = past.filter(({ url }) => url?.includes(`/pipelines/${address.pipeline}/`));
            const same = mine.filter((build) => build.branch === branch);
            const times = (same.length >= enough ? same : mine).flatMap(runTimeOf).slice(0, used);
            runTimes.set(key, createRunTimeDistribution(times));
        }
    }
    const unknown = createRunTimeDistribution([]);
    return (address) => runTimes.get(pipelineKey(address)) ?? unknown;
}
async function readPast(estimated, { builds, signal, timeoutMs, onFailure }) {
    const [first] = estimated;
    if (first === undefined)
        return [];
    const isMany = estimated.some(({ address }) => address.pipeline !== first.address.pipeline);
    const options = { ...filters, perPage: isMany ? 100 : 50, signal, timeoutMs };
    const list = isMany
        ? builds.listForOrganization(first.address, options)
        : builds.listForPipeline(first.address, options);
    try {
        return await list.toArray({ limit: options.perPage });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV)
            return error.items;
        signal?.throwIfAborted();
        onFailure?.(error);
        return [];
    }
}
function pipelineKey({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}
function runTimeOf(build) {
    const started = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(build.started_at);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(build.finished_at);
    return started !== null && finished !== null && finished > started ? [finished - started] : [];
}


/***/ }),

// MODULE: ./build/sources/client/rate-limit/headers.js
/***/ 8071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ sentAtMs),
/* harmony export */   H5: () => (/* binding */ parseRateLimit),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   kg: () => (/* binding */ readWindows),
/* harmony export */   m6: () => (/* binding */ parseHttpDate)
/* harmony export */ });
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);

const prefixes = { organization: 'ratelimit', user: 'ratelimit-user' };
const mostDigits = 16;
const firstEpochSeconds = 1e9;
function readWindows(headers, nowMs) {
    return ['organization', 'user'].map((family) => {
        const prefix = prefixes[family];
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-reset`)), headers, nowMs),
        };
    });
}
function parseRateLimit(headers, nowMs) {
    const windows = readWindows(headers, nowMs).filter(isWhole);
    return windows.length === 0 ? undefined : { windows };
}
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'retry-after')?.trim() ?? '';
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
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'date') ?? '');
}
function serverNowMs(headers, nowMs) {
    return sentAtMs(headers) ?? nowMs;
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}


/***/ }),

// MODULE: ./build/sources/client/rate-limit/retry-delay.js
/***/ 4153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V6: () => (/* binding */ throttleMs),
/* harmony export */   W: () => (/* binding */ exhaustedMs),
/* harmony export */   p: () => (/* binding */ laterDate)
/* harmony export */ });
/* harmony import */ var _headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8071);

const defaultWindowMs = 60_000;
const longestWindowMs = 300_000;
const scopes = new Map([
    ['rest', 'organization'],
    ['rest_user', 'user'],
]);
function throttleMs(headers, body, nowMs) {
    const windows = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .readWindows */ .kg)(headers, nowMs);
    const family = scopes.get(field(body, 'scope'));
    const inBody = bodyResetMs(body, headers, nowMs);
    const named = family && (latest(windows.filter((window) => window.family === family)) ?? inBody);
    const spent = latest(windows.filter((window) => window.remaining === 0));
    if (named !== undefined || spent !== undefined)
        return Math.max(named ?? 0, spent ?? 0);
    return latest(windows) ?? inBody ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(headers, nowMs) ?? defaultWindowMs;
}
function exhaustedMs(headers, nowMs) {
    const spent = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .readWindows */ .kg)(headers, nowMs).filter((window) => window.remaining === 0);
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
    return (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .delayMs */ .eS)(reset, headers, nowMs) ?? undefined;
}
function field(body, name) {
    return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
const longestDelayMs = 100 * 365 * 86_400_000;
function laterDate(nowMs, delayMs) {
    return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}


/***/ }),

// MODULE: ./build/sources/client/rate-limit/token-bucket.js
/***/ 5511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _T: () => (/* binding */ usualPaceMs),
/* harmony export */   x: () => (/* binding */ createRateLimiter)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/client/request/build-request.js
/***/ 7166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ requestFor)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

function requestFor(context, call, attempt) {
    return {
        method: call.method,
        url: (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveUrl */ .O2)(context.base, call.path, call.query),
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


/***/ }),

// MODULE: ./build/sources/client/request/call.js + 1 modules
/***/ 8396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createCall)
});

// EXTERNAL MODULE: ./build/sources/model/endpoints.js
var endpoints = __webpack_require__(8734);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/sources/client/request/endpoint-path.js


const maxSlugLength = 255;
function buildPath(endpoint, parameters) {
    return endpoints/* endpoints */.v[endpoint].path.replaceAll(/\{(organization|pipeline|suite|number|job|build|run)\}/g, (_, name) => name === 'number' ? numberSegment(parameters.number) : slugSegment(name, parameters[name]));
}
function numberSegment(number) {
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0)
        return String(number);
    throw new errors/* InvalidArgumentError */.Di('number', 'must be a positive integer (the build number, not the build ID)');
}
function slugSegment(name, slug) {
    if (typeof slug !== 'string' || slug === '')
        throw new errors/* InvalidArgumentError */.Di(name, 'must be a slug; it is empty');
    if (slug.length > maxSlugLength) {
        throw new errors/* InvalidArgumentError */.Di(name, `must be a slug of at most ${maxSlugLength} characters; it has ${slug.length}`);
    }
    if (slug === '.' || slug === '..')
        throw new errors/* InvalidArgumentError */.Di(name, `must be a slug; "${slug}" would change the path`);
    const at = /^[\w.-]+$/.test(slug) ? -1 : Array.from(slug).findIndex(isForbidden);
    if (at !== -1)
        throw new errors/* InvalidArgumentError */.Di(name, `must be a slug; ${shown(slug)} has an invalid character at position ${at + 1}`);
    return encodeURIComponent(slug);
}
function isForbidden(char) {
    return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}
function shown(slug) {
    return JSON.stringify(slug.toWellFormed());
}

// EXTERNAL MODULE: ./build/sources/client/request/request-body.js
var request_body = __webpack_require__(5576);
;// CONCATENATED MODULE: ./build/sources/client/request/call.js



function createCall(endpoint, to, contents = {}) {
    const path = buildPath(endpoint, to);
    return {
        endpoint,
        to,
        intent: intents[endpoint](to),
        method: endpoints/* endpoints */.v[endpoint].method,
        path,
        query: contents.query?.toString() ?? '',
        body: contents.body === undefined ? undefined : (0,request_body/* encodeBody */.FT)(contents.body),
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
    'buildTests.list': (to) => `list the tests of build ${to.build} of ${to.organization}`,
    'suiteTests.list': (to) => `list the tests of suite ${to.suite} of ${to.organization}`,
    'testRuns.get': (to) => `get run ${to.run} of suite ${to.suite} of ${to.organization}`,
    'testRuns.failedExecutions': (to) => `list the failed executions of run ${to.run} of suite ${to.suite} of ${to.organization}`,
    'jobs.log': (to) => `read the log of job ${to.job} of build ${to.number} of ${pipeline(to)}`,
};
function pipeline(to) {
    return `${to.organization}/${to.pipeline}`;
}


/***/ }),

// MODULE: ./build/sources/client/request/invocation.js
/***/ 1090:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newInvocation)
/* harmony export */ });
function newInvocation() {
    return Math.random().toString(36).slice(2).padEnd(12, '0');
}


/***/ }),

// MODULE: ./build/sources/client/request/query.js
/***/ 8754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pagedQuery),
/* harmony export */   Z: () => (/* binding */ buildQuery)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _request_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5576);


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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'is an empty list; leave it out for no filter');
        for (const item of value)
            query.append(`${name}[]`, encodable(name, item));
        return;
    }
    if (name === mapName && (0,_request_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainObject */ .Qd)(value)) {
        for (const [key, item] of Object.entries(value))
            query.append(mapKey(name, key), encodable(`${name}[${key}]`, item));
        return;
    }
    query.append(name, encodable(name, value));
}
function mapKey(name, key) {
    if (key === '' || /[[\]]/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'has a key that is empty or holds a bracket, which the filter cannot express');
    }
    return `${name}[${encodable(name, key)}]`;
}
function encodable(name, value) {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
        return String(value);
    if (typeof value === 'string' && value.isWellFormed())
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'must be well-formed text');
}
function pagedQuery(query, { page, perPage }) {
    const paged = new URLSearchParams(query);
    paged.set('page', String(page));
    paged.set('per_page', String(perPage));
    return paged;
}


/***/ }),

// MODULE: ./build/sources/client/request/request-body.js
/***/ 5576:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ encodeBody),
/* harmony export */   He: () => (/* binding */ requireText),
/* harmony export */   Qd: () => (/* binding */ isPlainObject)
/* harmony export */ });
/* harmony import */ var _model_json_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8144);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);


function encodeBody(body) {
    checkPlain(body, 'body', 0);
    return JSON.stringify(body);
}
function requireText(value, name) {
    if (typeof value !== 'string' || value.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'is missing');
}
function checkPlain(value, place, depth) {
    if (depth > _model_json_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLevels */ .C)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('body', 'is nested too deeply');
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(place, 'is not plain data');
}
function checkItems(items, place, depth) {
    for (const [index, item] of items.entries())
        checkPlain(item, `${place}.${index}`, depth + 1);
}
function checkEntries(entries, place, depth) {
    for (const [key, item] of Object.entries(entries)) {
        if (key === '__proto__')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(place, 'must not have a key named __proto__');
        checkText(key, place);
        checkPlain(item, `${place}.${key}`, depth + 1);
    }
}
function checkText(text, place) {
    if (!text.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(place, 'holds half a character (a lone surrogate)');
}
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}


/***/ }),

// MODULE: ./build/sources/client/response/bounded-text.js
/***/ 9315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ boundedText)
/* harmony export */ });
function boundedText(text, limit) {
    const line = Array.from(text.slice(0, limit).toWellFormed(), (char) => (isControl(char) ? ' ' : char));
    return text.length > limit ? `${line.join('')}…` : line.join('').trim();
}
function isControl(char) {
    const code = char.charCodeAt(0);
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;
}


/***/ }),

// MODULE: ./build/sources/client/response/collect-bytes.js
/***/ 5666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   mR: () => (/* binding */ OversizedBody),
/* harmony export */   y4: () => (/* binding */ collectBytes)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/client/response/connection-failure.js
/***/ 6891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ toConnectionError),
/* harmony export */   b: () => (/* binding */ describeTimeout)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);


function toConnectionError(call, { error, timeout, host, limit }) {
    const lost = error instanceof _transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w ? error : undefined;
    const sent = lost?.sent ?? 'unknown';
    const code = lost?.code ?? 'UNKNOWN';
    const phase = timeout ?? transportTimeouts.get(code);
    const cause = lost?.cause ?? error;
    if (phase !== undefined)
        return describeTimeout(call, { phase, sent, cause, limit });
    const proxy = unresolvedProxy(cause, host);
    const target = proxy === undefined ? host : `the proxy ${proxy}`;
    const reason = code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S)
        ? `the proxy on the way to ${host} answered ${code.slice(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S.length)}`
        : `the connection to ${target} failed (${code})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc(`Could not ${call.intent}: ${reason}`, {
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeoutError */ .MU(`Could not ${call.intent}: ${phaseWords[details.phase](limit, details.sent)}`, {
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
    call: (limit, sent) => `${limit} expired before ${sent === 'not-sent' ? 'the request was sent' : 'a response arrived'}`,
    window: (limit) => `the rate limit is used up, and its window ends after ${limit} expires`,
    limiter: () => 'too many requests are waiting',
    build: () => 'the build did not finish in time',
};
function hintForCode(code, host) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return `Check the host of the base URL: ${host} was not found.`;
    if (code === 'ECONNREFUSED')
        return `Nothing listens at ${host}, or at the proxy on the way to it.`;
    if (code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S}407` || code === 'UND_ERR_PRX_CONN')
        return "Check the proxy's address and its credentials.";
    if (code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S))
        return `Check that the proxy allows requests to ${host}.`;
    if (code.includes('CERT') || code.includes('SIGNATURE') || code.includes('ISSUER')) {
        return `The certificate of ${host} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`;
    }
    if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
        return `Check that ${host} serves https.`;
    return undefined;
}


/***/ }),

// MODULE: ./build/sources/client/response/error-response.js + 2 modules
/***/ 3908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ readErrorResponse),
  c: () => (/* binding */ redirectWords)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/retry-delay.js
var retry_delay = __webpack_require__(4153);
// EXTERNAL MODULE: ./build/sources/client/transport/response-headers.js
var response_headers = __webpack_require__(2852);
// EXTERNAL MODULE: ./build/sources/client/response/bounded-text.js
var bounded_text = __webpack_require__(9315);
// EXTERNAL MODULE: ./build/sources/model/endpoints.js
var endpoints = __webpack_require__(8734);
;// CONCATENATED MODULE: ./build/sources/client/response/hints.js


function hintFor(refusal) {
    const { status, endpoint } = refusal;
    if (status === 401)
        return 'Check the token: it may be wrong, expired or revoked.';
    if (status === 403)
        return forbiddenHint(refusal);
    if (status === 404)
        return notFoundHint(refusal);
    if (status === 400 && isAboutDepth(refusal))
        return 'Narrower filters, such as created_from, make a list shorter.';
    if (status === 413 && endpoint === 'builds.create')
        return 'The request is too large. Shorten env, meta_data or the message.';
    if (status === 422 && isAboutBranch(refusal)) {
        return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
    }
    if (status === 422 && endpoint === 'suites.create' && refusal.errors.some(isAboutTeams)) {
        return 'Set team_ids if the organization uses Teams, and leave it out if it does not.';
    }
    if (status >= 300 && status < 400)
        return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
    if (status >= 500)
        return 'The service has a problem. Try again later.';
    return undefined;
}
function isAboutDepth({ endpoint, serviceMessage = '' }) {
    return (endpoints/* endpoints */.v[endpoint].paged &&
        /\b(?:deep|narrow|offset|pag(?:e|ing|ination)|too many)/i.test(serviceMessage));
}
function isAboutBranch({ endpoint, serviceMessage = '' }) {
    return endpoint === 'builds.create' && /\b(?:branch(?:es)?|filter condition)\b/i.test(serviceMessage);
}
function isAboutTeams(item) {
    const field = typeof item === 'object' && item !== null ? Reflect.get(item, 'field') : undefined;
    return field === 'team_ids' || field === 'teams_ids';
}
function forbiddenHint({ endpoint, headers }) {
    const { needed, held } = tokenScopes(endpoint, headers);
    const scope = endpoint === 'builds.retryFailedJobs' ? `${needed} or retry_builds` : needed;
    if (held === undefined)
        return `The token needs the scope ${scope}, and its user needs access.`;
    if (held.includes(needed))
        return `The token has the scope ${needed}. Its user may lack access, or the plan may lack the feature.`;
    return `The token needs the scope ${scope}; it has ${held.join(', ') || 'none'}.`;
}
function notFoundHint(refusal) {
    const { needed, held } = tokenScopes(refusal.endpoint, refusal.headers);
    const names = Object.entries(refusal.to).filter(([, value]) => value !== undefined);
    const spelled = names.map(([name, value]) => `${name} ${value}`).join(', ');
    const missing = held !== undefined && !held.includes(needed) ? ` It lacks the scope ${needed}.` : '';
    return `Buildkite returns 404 when the token has no access. Check the spelling of ${spelled || 'the base URL'}, and the access of the token.${missing}`;
}
function tokenScopes(endpoint, headers) {
    const accepted = scopeWords((0,response_headers/* headerText */.TK)(headers, 'x-accepted-oauth-scopes'))?.[0];
    return {
        needed: accepted ?? endpoints/* endpoints */.v[endpoint].scope,
        held: scopeWords((0,response_headers/* headerText */.TK)(headers, 'x-oauth-scopes')),
    };
}
function scopeWords(text) {
    if (text === undefined || text.length > 2000)
        return undefined;
    return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}

// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
// EXTERNAL MODULE: ./build/sources/model/json-depth.js
var json_depth = __webpack_require__(8144);
// EXTERNAL MODULE: ./build/sources/client/response/json.js
var json = __webpack_require__(5486);
;// CONCATENATED MODULE: ./build/sources/client/response/service-error.js



const secretFields = new Set(['api_token', 'webhook_url']);
const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;
function readServiceError(bytes, redact) {
    const parsed = (0,json/* parseJson */.q)(bytes);
    if (!parsed.ok)
        return { body: undefined, message: undefined, errors: [] };
    const body = scrub(parsed.value, redact);
    const message = field(body, 'message');
    const errors = field(body, 'errors');
    return {
        body,
        message: typeof message === 'string' && message !== '' ? (0,bounded_text/* boundedText */.L)(message, longestMessage) : undefined,
        errors: Array.isArray(errors) ? errors.slice(0, mostErrors) : [],
    };
}
function spellServiceError({ message, errors }) {
    const listed = errors.slice(0, mostErrorsSpelledOut).map(spellItem).join('; ');
    if (listed === '')
        return message;
    return (0,bounded_text/* boundedText */.L)(message === undefined ? listed : `${message} (${listed})`, 2 * longestMessage);
}
function spellItem(item) {
    if (typeof item === 'string')
        return (0,bounded_text/* boundedText */.L)(item, longestMessage);
    const words = [field(item, 'field'), field(item, 'code') ?? field(item, 'message')];
    const known = words.filter((word) => typeof word === 'string' && word !== '');
    return (0,bounded_text/* boundedText */.L)(known.length > 0 ? known.join(': ') : JSON.stringify(item), longestMessage);
}
function scrub(value, redact, level = 1) {
    if (typeof value === 'string')
        return redact(value);
    if (typeof value === 'number')
        return redact(String(value)) === String(value) ? value : null;
    if (typeof value !== 'object' || value === null)
        return value;
    if (level > json_depth/* maxLevels */.C)
        return json_depth/* tooDeep */.D;
    const inner = (item) => scrub(item, redact, level + 1);
    if (Array.isArray(value))
        return value.map(inner);
    const shown = Object.entries(value).filter(([key]) => !secretFields.has(key));
    return Object.fromEntries(shown.map(([key, item]) => [redact(key), inner(item)]));
}
function field(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined;
}

;// CONCATENATED MODULE: ./build/sources/client/response/error-response.js








async function readErrorResponse(call, response, { nowMs, redact }) {
    const { status, headers } = response;
    const report = readServiceError(await readErrorBytes(response), redact);
    const now = nowMs();
    const waitMs = status === 429 ? (0,retry_delay/* throttleMs */.V6)(headers, report.body, now) : (0,rate_limit_headers/* retryAfterMs */.Vs)(headers, now);
    const words = status >= 300 && status < 400 ? redirectWords(headers, redact) : spellServiceError(report);
    const error = new errors/* ApiError */.hD(`Could not ${call.intent}: ${status}${words === undefined ? '' : ` - ${words}`}`, {
        status,
        method: call.method,
        path: call.path,
        requestId: (0,response_headers/* requestIdOf */.Gb)(headers),
        headers: joinedHeaders(headers),
        serviceMessage: report.message,
        errors: report.errors,
        retryAfterMs: waitMs ?? undefined,
        retryAt: waitMs === null ? undefined : (0,retry_delay/* laterDate */.p)(now, waitMs),
        hint: hintFor({
            status,
            endpoint: call.endpoint,
            to: call.to,
            headers,
            serviceMessage: report.message,
            errors: report.errors,
        }),
    });
    return { error, current: currentCount(report.body) };
}
async function readErrorBytes(response) {
    try {
        const body = await (0,read_body/* readBody */.x8)(response, read_body/* errorLimitBytes */.$6);
        return body.ok ? body.bytes : new Uint8Array();
    }
    catch {
        return new Uint8Array();
    }
}
function currentCount(body) {
    if (typeof body !== 'object' || body === null || !('current' in body))
        return undefined;
    return Number.isSafeInteger(body.current) && Number(body.current) >= 0 ? Number(body.current) : undefined;
}
function redirectWords(headers, redact) {
    const location = (0,response_headers/* headerText */.TK)(headers, 'location') ?? '';
    const host = URL.canParse(location) ? new URL(location).host : '';
    return host === '' ? 'a redirect' : `a redirect to ${(0,bounded_text/* boundedText */.L)(redact(host), 200)}`;
}
function joinedHeaders(headers) {
    return Object.fromEntries(Object.keys(headers).map((name) => [name, (0,response_headers/* headerText */.TK)(headers, name) ?? '']));
}


/***/ }),

// MODULE: ./build/sources/client/response/json.js
/***/ 5486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/client/response/read-body.js
/***/ 7113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ errorLimitBytes),
/* harmony export */   rn: () => (/* binding */ logRangeBytes),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   yQ: () => (/* binding */ responseLimitBytes)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8734);
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2852);
/* harmony import */ var _collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5666);




const mebibyte = 1024 * 1024;
const logRangeBytes = mebibyte;
const errorLimitBytes = mebibyte;
function responseLimitBytes(endpoint) {
    if (_model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__/* .endpoints */ .v[endpoint].paged || endpoint === 'jobs.log')
        return 64 * mebibyte;
    return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}
async function readBody(response, mostBytes, collect) {
    const encoding = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(response.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== '')
        return leave(response, 'encoding');
    const length = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(response.headers, 'content-length') ?? '';
    const declared = /^\d{1,16}$/.test(length) ? Number(length) : 0;
    if (declared > mostBytes)
        return leave(response, 'size');
    try {
        const body = (0,_collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .limitBytes */ .Z7)(response.body, mostBytes);
        const isZipped = encoding === 'gzip';
        const keep = collect ?? ((pieces) => (0,_collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .collectBytes */ .y4)(pieces, isZipped ? 0 : declared));
        return { ok: true, bytes: isZipped ? await gunzip(body, mostBytes, keep) : await keep(body) };
    }
    catch (error) {
        if (error instanceof _collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .OversizedBody */ .mR)
            return { ok: false, reason: 'size' };
        if (isZlibError(error))
            return { ok: false, reason: 'compression' };
        throw error;
    }
}
async function gunzip(body, mostBytes, collect) {
    const { createGunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 23));
    return (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(body, createGunzip(), (decoded) => collect((0,_collect_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .limitBytes */ .Z7)(decoded, mostBytes)));
}
async function leave(response, reason) {
    for await (const _ of response.body)
        break;
    return { ok: false, reason };
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}


/***/ }),

// MODULE: ./build/sources/client/retry/budget.js
/***/ 3740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ withBudget),
/* harmony export */   y: () => (/* binding */ createBudget)
/* harmony export */ });
/* harmony import */ var _transport_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);

const longestWaitMs = 300_000;
function createBudget({ clock }, ms, limit) {
    const isStrict = Number.isFinite(ms) && limit === undefined;
    let end = clock.monotonic() + ms;
    const leftMs = () => Math.max(0, end - clock.monotonic());
    return {
        limit,
        leftMs,
        fitsWait: (delayMs) => (isStrict ? delayMs < leftMs() : delayMs <= longestWaitMs),
        waited(delayMs) {
            if (!isStrict)
                end += delayMs;
        },
    };
}
async function withBudget(context, options, work) {
    const { controller, release } = (0,_transport_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .followSignals */ .p)([context.closed, options.signal]);
    try {
        controller.signal.throwIfAborted();
        const budget = options.budget ?? createBudget(context, options.timeoutMs ?? Number.POSITIVE_INFINITY);
        return await work({ ...options, budget, signal: controller.signal });
    }
    finally {
        release();
    }
}


/***/ }),

// MODULE: ./build/sources/client/retry/failure.js
/***/ 8883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ effectOf),
/* harmony export */   B5: () => (/* binding */ isThrottled),
/* harmony export */   D4: () => (/* binding */ couldHaveBeenApplied),
/* harmony export */   HG: () => (/* binding */ isCallOver),
/* harmony export */   Hr: () => (/* binding */ failureReason),
/* harmony export */   IG: () => (/* binding */ isBrokenConnect),
/* harmony export */   uD: () => (/* binding */ isOutage),
/* harmony export */   wt: () => (/* binding */ isUnsent)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5583);



function effectOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return effectOfStatus(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc) {
        if (isTrustFailure(error.code))
            return 'untrusted';
        if (isRefusedByProxy(error.code))
            return 'refused';
        return error.sent === 'not-sent' ? 'none' : 'maybe';
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU) {
        if (isRateLimitWait(error))
            return 'refused';
        return error.sent === 'not-sent' ? 'none' : 'maybe';
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do)
        return 'maybe';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && (isOutage(error.cause) || isThrottled(error.cause))
            ? 'none'
            : 'refused';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return error.reason === 'size' || error.reason === 'encoding' ? 'untrusted' : 'maybe';
    return 'refused';
}
function couldHaveBeenApplied(error) {
    const effect = effectOf(error);
    return effect === 'maybe' || (effect === 'untrusted' && !isUnsent(error));
}
function isUnsent(error) {
    return 'sent' in error && error.sent === 'not-sent';
}
function isOutage(error) {
    const effect = effectOf(error);
    return effect === 'maybe' || (effect === 'none' && !isThrottled(error));
}
function isBrokenConnect(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc) || error.sent !== 'not-sent')
        return false;
    const { code } = error;
    return code === 'EPROTO' || code.startsWith('ERR_SSL_') || isRefusedByProxy(code);
}
function isThrottled(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return error.status === 429;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && isRateLimitWait(error);
}
function isCallOver(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && error.phase === 'call';
}
function failureReason(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return String(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc)
        return error.code;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU)
        return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return `no token${error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ ? ` (${failureReason(error.cause)})` : ''}`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return `invalid response (${error.reason})`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do ? 'outcome unknown' : error.name;
}
function effectOfStatus(status) {
    if (status === 429)
        return 'none';
    if (status === 408)
        return 'maybe';
    return status >= 500 && status !== 501 && status !== 505 ? 'maybe' : 'refused';
}
function isRefusedByProxy(code) {
    const isBusy = code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}408` || code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}429`;
    return code.startsWith(`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}4`) && !isBusy;
}
function isRateLimitWait({ phase }) {
    return phase === 'window' || phase === 'limiter';
}
const trustCodes = [
    ..._transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .certificateCodes */ .Io,
    'EPROTO',
    'REDIRECTED',
    'UND_ERR_HEADERS_OVERFLOW',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
    'HTTPParserError',
];
function isTrustFailure(code) {
    return trustCodes.includes(code) || /^(?:ERR_TLS_|ERR_SSL_|HPE_)/.test(code);
}


/***/ }),

// MODULE: ./build/sources/client/retry/outage.js
/***/ 1462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createOutage),
/* harmony export */   f: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8883);
/* harmony import */ var _timeouts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2617);



const unprovenMs = 8_000;
const longestGapMs = 120_000;
function requestOf({ method, path }) {
    return `${method} ${path}`;
}
function createOutage({ outageTimeoutMs: givenMs, isProven = false, }, { clock, emit }) {
    if (givenMs !== undefined && !(givenMs >= 0))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
    const failing = new Map();
    const sinceOf = new WeakMap();
    let all;
    let beganMs = 0;
    let toldMs;
    let isGivenUp = false;
    const mostMs = (isPoll) => givenMs ?? (isPoll ? _timeouts_js__WEBPACK_IMPORTED_MODULE_1__/* .outageTimes */ .q.pollingMs : _timeouts_js__WEBPACK_IMPORTED_MODULE_1__/* .outageTimes */ .q.usualMs);
    const endsAtMs = (error) => {
        const sinceMs = sinceOf.get(error);
        return sinceMs === undefined ? undefined : sinceMs + mostMs(true);
    };
    const includes = (error) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)(error) ||
        ((isProven || all !== undefined) && isRedirect(error)) ||
        (isProven && (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isBrokenConnect */ .IG)(error));
    return {
        failed(error, { request, startedMs }) {
            const nowMs = clock.monotonic();
            const isPast = ({ lastMs }) => startedMs - lastMs > longestGapMs;
            for (const [key, one] of failing)
                if (isPast(one))
                    failing.delete(key);
            if (all === undefined || isPast(all)) {
                if (failing.size === 0) {
                    beganMs = startedMs;
                    toldMs = undefined;
                }
                all = { sinceMs: looksMistaken(error) ? startedMs : nowMs, lastMs: nowMs };
            }
            all = { ...all, lastMs: nowMs };
            isGivenUp = false;
            const known = failing.get(request) ?? { sinceMs: all.sinceMs, failures: 0 };
            const one = { ...known, failures: known.failures + 1, lastMs: nowMs };
            failing.set(request, one);
            sinceOf.set(error, one.sinceMs);
            return one;
        },
        tell(failed) {
            if (toldMs !== undefined)
                return;
            toldMs = beganMs;
            emit({ kind: 'outage', ...failed });
        },
        answered(request, error) {
            if (isRedirect(error))
                return;
            isProven = true;
            all = undefined;
            failing.delete(request);
            if (toldMs === undefined || failing.size > 0)
                return;
            if (!isGivenUp)
                emit({ kind: 'outage-end', durationMs: clock.monotonic() - toldMs });
            toldMs = undefined;
        },
        forget(request) {
            if (failing.delete(request))
                isGivenUp = failing.size === 0;
        },
        includes,
        sinceMs: (error) => sinceOf.get(error),
        timeoutMs: (isPoll, error) => Math.min(mostMs(isPoll), isProven || !looksMistaken(error) ? Infinity : unprovenMs),
        mayPass: (error) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isThrottled */ .B5)(error) || (includes(error) && clock.monotonic() < (endsAtMs(error) ?? -Infinity)),
        endsAtMs,
    };
}
function isRedirect(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status >= 300 && error.status < 400;
}
function looksMistaken(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return error.reason === 'schema';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz)
        return looksMistaken(error.cause);
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
}


/***/ }),

// MODULE: ./build/sources/client/retry/phase-timer.js
/***/ 1538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createPhaseTimer)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/client/retry/policy.js
/***/ 5919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   Ib: () => (/* binding */ withRetryAt),
/* harmony export */   a9: () => (/* binding */ requestedDelayMs),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   qF: () => (/* binding */ mostRequestedMs),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _rate_limit_retry_delay_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4153);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8883);



const never = () => 0;
const once = () => 1;
const isStatus = ({ error }, ...statuses) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && statuses.includes(error.status);
const rules = [
    { when: (f) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isThrottled */ .B5)(f.error) && f.isUrgent, most: once, pauseMs: () => 1_000 },
    { when: (f) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isThrottled */ .B5)(f.error), most: (f) => (f.isPoll ? Infinity : 3), pauseMs: () => 0 },
    { when: (f) => f.isOutage && (f.isRead || (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsent */ .wt)(f.error)), pauseMs: 'outage' },
    { when: (f) => f.isOutage, most: never, pauseMs: 'outage' },
    { when: (f) => isStatus(f, 404) && f.isNewBuild, pauseMs: backoffMs },
    { when: (f) => isStatus(f, 401) && f.tokenIsRenewable, most: once, pauseMs: () => 0 },
    { when: (f) => isStatus(f, 401, 403) && f.isPoll, most: once, pauseMs: () => 5_000 },
];
function countFailures(random) {
    const counts = new Map();
    return (failed) => {
        const rule = rules.find(({ when }) => when(failed));
        if (rule === undefined)
            return undefined;
        const nth = (counts.get(rule) ?? 0) + 1;
        counts.set(rule, nth);
        if (nth > (rule.most?.(failed) ?? Infinity))
            return undefined;
        return rule.pauseMs === 'outage' ? 'outage' : rule.pauseMs(nth, random);
    };
}
const longestDelayMs = 20_000;
function backoffMs(nth, random) {
    return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, 500 * 2 ** (nth - 1));
}
const mostRequestedMs = 60_000;
function requestedDelayMs(error) {
    const answer = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenError */ .gz ? error.cause : error;
    return answer instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD ? (answer.retryAfterMs ?? 0) : 0;
}
function withRetryAt(nowMs, error, delayMs) {
    error.retryAt = (0,_rate_limit_retry_delay_js__WEBPACK_IMPORTED_MODULE_2__/* .laterDate */ .p)(nowMs, delayMs);
    return error;
}
const writes = [
    'suites.create',
    'suites.update',
    'suites.delete',
    'builds.create',
    'builds.cancel',
    'builds.rebuild',
    'builds.retryFailedJobs',
];
function isRead(endpoint) {
    return !writes.includes(endpoint);
}


/***/ }),

// MODULE: ./build/sources/client/retry/send.js + 7 modules
/***/ 1676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q0: () => (/* binding */ describe),
  lA: () => (/* binding */ fits),
  LF: () => (/* binding */ pauseInOutage),
  tN: () => (/* binding */ send),
  sh: () => (/* binding */ trySend)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/request/invocation.js
var request_invocation = __webpack_require__(1090);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var rate_limit_headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/retry-delay.js
var retry_delay = __webpack_require__(4153);
// EXTERNAL MODULE: ./build/sources/client/request/build-request.js
var build_request = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/sources/client/response/connection-failure.js
var connection_failure = __webpack_require__(6891);
// EXTERNAL MODULE: ./build/sources/model/endpoints.js
var endpoints = __webpack_require__(8734);
;// CONCATENATED MODULE: ./build/sources/model/checks.js
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
        (Number.isFinite(fields.retried_jobs_count) || fields.retried_jobs_count == null) &&
        (fields.test_engine == null || isTestEngine(fields.test_engine)));
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
        (typeof fields.broken_reason === 'string' || fields.broken_reason == null) &&
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
function isTestEngine(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (fields.runs == null || (Array.isArray(fields.runs) && fields.runs.every(isRun))));
}
function isRun(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (fields.suite == null || isSuiteOfTests(fields.suite)));
}
function isSuiteOfTests(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.slug === 'string' || fields.slug == null));
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
function isBuildTest(value) {
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
        (fields.labels == null || isListOfText(fields.labels)) &&
        (Number.isFinite(fields.reliability) || fields.reliability == null) &&
        (Number.isFinite(fields.executions_count) || fields.executions_count == null) &&
        (fields.executions_count_by_result == null ||
            isExecutionsCountByResult(fields.executions_count_by_result)));
}
function isExecutionsCountByResult(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (Number.isFinite(fields.passed) || fields.passed == null) &&
        (Number.isFinite(fields.failed) || fields.failed == null));
}
function isTestRun(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.result === 'string' || fields.result == null) &&
        (typeof fields.build_id === 'string' || fields.build_id == null));
}
function isFailedExecution(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.execution_id === 'string' || fields.execution_id == null) &&
        (typeof fields.test_id === 'string' || fields.test_id == null) &&
        (typeof fields.test_name === 'string' || fields.test_name == null) &&
        (typeof fields.location === 'string' || fields.location == null) &&
        (typeof fields.failure_reason === 'string' || fields.failure_reason == null) &&
        (fields.tags == null || isMap(fields.tags)));
}

;// CONCATENATED MODULE: ./build/sources/client/response/check.js


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
    'buildTests.list': 'buildTest',
    'suiteTests.list': 'buildTest',
    'testRuns.get': 'testRun',
    'testRuns.failedExecutions': 'failedExecution',
};
const checks = {
    build: isBuild,
    flakyTest: isFlakyTest,
    buildTest: isBuildTest,
    testRun: isTestRun,
    failedExecution: isFailedExecution,
    suite: isSuite,
    nothing: (value) => value === undefined,
};
async function checkResponse(endpoint, value) {
    const resource = resources[endpoint];
    const checked = endpoints/* endpoints */.v[endpoint].paged
        ? await checkItems(resource, value)
        : await checkOne(resource, value);
    return checked;
}
async function checkOne(resource, value) {
    if (checks[resource](value))
        return { ok: true, value };
    const { readBySchema } = await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(742)]).then(__webpack_require__.bind(__webpack_require__, 3742));
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

// EXTERNAL MODULE: ./build/sources/client/transport/response-headers.js
var response_headers = __webpack_require__(2852);
// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
;// CONCATENATED MODULE: ./build/sources/client/response/invalid-response.js




function toInvalidResponseError(call, response) {
    const isPage = (0,response_headers/* headerText */.TK)(response.headers, 'content-type')?.trimStart().toLowerCase().startsWith('text/html') ?? false;
    const { reason, paths = [] } = response;
    return new errors/* InvalidResponseError */.tF(`Could not ${call.intent}: ${response.status}, but ${describeReason(call.endpoint, reason, paths)}`, {
        status: response.status,
        reason,
        paths,
        method: call.method,
        path: call.path,
        requestId: (0,response_headers/* requestIdOf */.Gb)(response.headers),
        hint: hint(call.endpoint, reason, isPage),
    });
}
function describeReason(endpoint, reason, paths) {
    const words = {
        empty: 'the response is empty',
        syntax: 'the response is not JSON',
        schema: `these fields of the response are invalid: ${paths.join(', ')}`,
        size: `the response takes more than ${(0,read_body/* responseLimitBytes */.yQ)(endpoint) / 1024 / 1024} MiB`,
        encoding: 'the response has an unexpected encoding',
        compression: 'the response cannot be decompressed',
    };
    return words[reason];
}
function hint(endpoint, reason, isPage) {
    if (isPage)
        return 'The response is an HTML page: check that the base URL is that of the API.';
    if (reason !== 'size' || !endpoints/* endpoints */.v[endpoint].paged)
        return undefined;
    return endpoint.startsWith('builds.')
        ? 'A smaller per_page, or exclude_jobs, makes the response smaller.'
        : 'A smaller per_page makes the response smaller.';
}

// EXTERNAL MODULE: ./build/sources/client/response/json.js
var json = __webpack_require__(5486);
;// CONCATENATED MODULE: ./build/sources/client/response/read-log.js




const logTailBytes = 64 * 1024;
async function readLog(response) {
    const type = (0,response_headers/* headerText */.TK)(response.headers, 'content-type') ?? 'text/plain';
    const isJson = /^application\/json\b/i.test(type.trim());
    const isRange = response.status === endpoints/* endpoints */.v['jobs.log'].status;
    const { tail, collect } = createTail(isRange ? read_body/* logRangeBytes */.rn : logTailBytes);
    const body = await (0,read_body/* readBody */.x8)(response, (0,read_body/* responseLimitBytes */.yQ)('jobs.log'), isJson ? undefined : collect);
    if (!body.ok)
        return body;
    if (response.status === 416)
        return decoded({ text: '', truncated: false });
    if (isJson)
        return readContent(body.bytes);
    if (!/^text\/plain\b/i.test(type.trim()))
        return { ok: false, reason: 'encoding' };
    return decodeTail(body.bytes, isRange ? isPart(response, tail.size) : tail.size > logTailBytes);
}
function readContent(bytes) {
    const parsed = (0,json/* parseJson */.q)(bytes);
    if (!parsed.ok)
        return parsed;
    const { content } = Object(parsed.value);
    if (typeof content !== 'string')
        return { ok: false, reason: 'encoding' };
    const log = Buffer.from(content);
    return decodeTail(log.subarray(-logTailBytes), log.byteLength > logTailBytes);
}
const lineFeed = 10;
function decodeTail(bytes, truncated) {
    const start = truncated ? bytes.indexOf(lineFeed) + 1 : 0;
    const isOneLine = truncated && start === 0;
    return decoded({ text: isOneLine ? '' : new TextDecoder().decode(bytes.subarray(start)), truncated });
}
function decoded(value) {
    return { ok: true, value, bytes: value.text.length };
}
function isPart({ headers }, size) {
    const start = /^bytes (\d{1,16})-/.exec((0,response_headers/* headerText */.TK)(headers, 'content-range') ?? '')?.[1];
    return size >= read_body/* logRangeBytes */.rn || Number(start ?? 0) > 0;
}
function createTail(most) {
    const tail = { size: 0 };
    const collect = async (body) => {
        const kept = Buffer.allocUnsafeSlow(2 * most);
        let length = 0;
        for await (const chunk of body) {
            tail.size += chunk.byteLength;
            const end = chunk.subarray(-most);
            if (length + end.byteLength > kept.byteLength) {
                kept.copyWithin(0, length - most, length);
                length = most;
            }
            kept.set(end, length);
            length += end.byteLength;
        }
        return kept.subarray(Math.max(0, length - most), length);
    };
    return { tail, collect };
}

;// CONCATENATED MODULE: ./build/sources/client/response/decode.js






const mostPaths = 10;
async function decodeResponse(call, response) {
    const decoded = (await decode(call.endpoint, response));
    if (decoded.ok)
        return decoded;
    return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
}
async function decode(endpoint, response) {
    if (endpoint === 'jobs.log')
        return readLog(response);
    const body = await (0,read_body/* readBody */.x8)(response, (0,read_body/* responseLimitBytes */.yQ)(endpoint));
    if (!body.ok)
        return body;
    const bytes = body.bytes.byteLength;
    if (endpoints/* endpoints */.v[endpoint].status === 204)
        return { ok: true, value: undefined, bytes };
    const parsed = (0,json/* parseJson */.q)(body.bytes);
    if (!parsed.ok)
        return parsed;
    const checked = await checkResponse(endpoint, parsed.value);
    if (checked.ok)
        return { ...checked, bytes };
    return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}
function pathOf(path) {
    return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}

// EXTERNAL MODULE: ./build/sources/client/response/error-response.js + 2 modules
var error_response = __webpack_require__(3908);
// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/transport.js
var transport = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/sources/client/retry/phase-timer.js
var phase_timer = __webpack_require__(1538);
// EXTERNAL MODULE: ./build/sources/client/retry/timeouts.js
var timeouts = __webpack_require__(2617);
;// CONCATENATED MODULE: ./build/sources/client/retry/attempt.js












const minThrottleMs = 1;
async function attemptCall(context, call, options) {
    const { connectMs, headersMs, bodyMs, attemptMs } = (0,timeouts/* timeoutsFor */.w)(call.endpoint, context.timeouts);
    const { controller, release } = (0,abort/* followSignals */.p)([options.signal]);
    const timer = (0,phase_timer/* createPhaseTimer */.N)({ phase: options.leftMs < attemptMs ? 'call' : 'attempt', ms: Math.min(options.leftMs, attemptMs) }, () => controller.abort());
    try {
        const onStart = () => timer.begin('headers', headersMs);
        const { signal } = controller;
        const token = await currentToken(context, signal);
        const request = (0,build_request/* requestFor */.p)(context, call, { ...options, token, onStart, signal });
        timer.begin('connect', connectMs);
        const startedAt = context.clock.monotonic();
        const arriving = whileArriving(await context.transport.send(request), () => timer.begin('body', bodyMs));
        const response = { ...arriving, headers: (0,response_headers/* redactHeaders */.cA)(arriving.headers, context.redact) };
        noteHead(context, call, response, context.clock.monotonic() - startedAt);
        if (response.status === 401)
            context.token.refuse(token);
        return await readResponse(context, call, response, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof errors/* TokenError */.gz)
            return { ok: false, error };
        const host = new URL(context.base.origin).host;
        return {
            ok: false,
            error: (0,connection_failure/* toConnectionError */.M)(call, { error, timeout: timer.expired(), host, limit: options.limit }),
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
        return await (0,abort/* unlessAborted */.W)(got, signal);
    }
    catch (error) {
        throw error instanceof errors/* TokenError */.gz ? error : new transport/* TransportError */.w({ code: 'TOKEN', sent: 'not-sent' });
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
    const rateLimit = (0,rate_limit_headers/* parseRateLimit */.H5)(headers, nowMs);
    const { organization = '' } = to;
    const windows = rateLimit?.windows ?? [];
    if (status !== 429)
        context.rateLimit.observe({ organization, windows, closedMs: (0,retry_delay/* exhaustedMs */.W)(headers, nowMs) });
    context.emit({ kind: 'response', endpoint, method, path, status, durationMs, rateLimit });
}
function isSuccess({ endpoint }, { status }) {
    return (status >= 200 && status < 300) || (endpoint === 'jobs.log' && status === 416);
}
async function readResponse(context, call, response, { onHead, onBody }) {
    if (isSuccess(call, response)) {
        onHead?.(response.headers);
        const decoded = await decodeResponse(call, response);
        if (!decoded.ok)
            return decoded;
        onBody?.(decoded.bytes);
        context.emitValue(decoded.value);
        return decoded;
    }
    const { clock, redact } = context;
    const refusal = await (0,error_response/* readErrorResponse */.Y)(call, response, { nowMs: () => clock.now(), redact });
    if (response.status === 429)
        noteRefusal(context, call, { ...refusal, headers: response.headers });
    return { ok: false, error: refusal.error };
}
function noteRefusal(context, { endpoint, to }, { error, current, headers }) {
    const delayMs = Math.max(minThrottleMs, error.retryAfterMs ?? 0);
    const { organization = '' } = to;
    const windows = (0,rate_limit_headers/* parseRateLimit */.H5)(headers, context.clock.now())?.windows ?? [];
    context.rateLimit.observe({ organization, windows, closedMs: delayMs, refused: { current } });
    context.emit({ kind: 'refused', endpoint, delayMs, current });
}

// EXTERNAL MODULE: ./build/sources/client/retry/budget.js
var budget = __webpack_require__(3740);
// EXTERNAL MODULE: ./build/sources/client/retry/failure.js
var retry_failure = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/sources/client/retry/outage.js
var retry_outage = __webpack_require__(1462);
// EXTERNAL MODULE: ./build/sources/client/retry/policy.js
var policy = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/sources/client/retry/turn.js


const usualSpreadMs = 5_000;
const leastPollSpreadMs = 2_000;
const mostOwedMs = 10_000;
async function waitForTurn(context, call, options) {
    const { rank = 'normal', budget, until, polling, isPage = false } = options;
    const { clock, rateLimit, rateLimiter } = context;
    if (rank !== 'urgent') {
        const isAhead = rank === 'last' || (isPage && rateLimit.takeSpare(call.to.organization ?? ''));
        const delayMs = rateLimiter.acquire();
        if (isAhead) {
            if (delayMs > mostOwedMs)
                rateLimiter.release();
        }
        else if (delayMs > 0) {
            const late = lateBy(context, call, options, delayMs, 'limiter');
            if (late !== undefined) {
                rateLimiter.release();
                return late;
            }
            await wait(context, call, options, delayMs, 'paced');
        }
    }
    const spreadMs = polling ? Math.max(leastPollSpreadMs, polling.intervalMs) : usualSpreadMs;
    while (rank !== 'urgent') {
        const delayMs = isPage
            ? rateLimit.pageWaitMs(call.to.organization ?? '', spreadMs)
            : rateLimit.waitMs(spreadMs);
        if (delayMs === 0)
            break;
        const late = lateBy(context, call, options, delayMs, 'window');
        if (late !== undefined)
            return late;
        await wait(context, call, options, delayMs, 'throttled');
    }
    const isOver = until !== undefined && clock.monotonic() > endOf(options, 'window') + inexactMs;
    if (!isOver && budget.leftMs() > 0)
        return undefined;
    const limit = isOver ? nameUntil(until.name) : nameLimit(options);
    return { error: (0,connection_failure/* describeTimeout */.b)(call, { phase: 'call', sent: 'not-sent', ...limit }), isFinal: isOver };
}
const inexactMs = 20;
function endOf({ until }, phase) {
    return Math.max(until?.ms ?? Infinity, (phase === 'window' && until?.heldMs) || 0);
}
function lateBy({ clock }, call, options, delayMs, phase) {
    const { budget, until } = options;
    const isFinal = clock.monotonic() + delayMs > endOf(options, phase);
    if (!isFinal && budget.fitsWait(delayMs))
        return undefined;
    const limit = isFinal && until ? heldBackUntil(until.name) : {};
    const error = (0,connection_failure/* describeTimeout */.b)(call, { phase, sent: 'not-sent', ...limit });
    return { error: (0,policy/* withRetryAt */.Ib)(clock.now(), error, delayMs), isFinal };
}
async function wait({ clock, emit }, { endpoint }, { budget, signal }, delayMs, kind) {
    emit({ kind, endpoint, delayMs, untilMs: clock.now() + delayMs });
    await clock.sleep(delayMs, signal);
    budget.waited(delayMs);
}
function nameLimit({ budget }) {
    return budget.limit === undefined ? {} : { limit: budget.limit.name, hint: budget.limit.hint };
}
function nameUntil(name) {
    return { limit: name, hint: `Run the step again later, or raise ${name}.` };
}
function heldBackUntil(name) {
    const { limit, hint } = nameUntil(name);
    return {
        limit,
        hint: `The request had no effect: the rate limit holds it back until ${name} expires. ${hint}`,
    };
}

;// CONCATENATED MODULE: ./build/sources/client/retry/send.js








const lastAttemptMs = 1_000;
const mostLateMs = 10_000;
async function send(context, call, options = {}) {
    const result = await trySend(context, call, options);
    if (result.ok)
        return result.value;
    throw result.error;
}
async function trySend(context, call, options = {}) {
    return (0,budget/* withBudget */.Y)(context, options, (shared) => repeat(context, call, shared));
}
async function repeat(context, call, options) {
    const { clock, outage, random, recent, token } = context;
    const { polling, rank, signal } = options;
    const { endpoint, path } = call;
    const request = (0,retry_outage/* requestOf */.f)(call);
    const invocation = (0,request_invocation/* newInvocation */.X)();
    const pauseAfter = (0,policy/* countFailures */.xL)(random);
    let mayHaveBeenApplied = false;
    let last;
    let sinceMs = Number.POSITIVE_INFINITY;
    for (let number = 1;; number += 1) {
        const late = await waitForTurn(context, call, options);
        if (late !== undefined)
            return { ok: false, error: shownOf(late, last), mayHaveBeenApplied };
        const startedMs = clock.monotonic();
        const got = await attempt(context, call, options, { number, invocation });
        if (got.ok) {
            outage.answered(request);
            recent.remove(path);
            return { ...got, mayHaveBeenApplied };
        }
        const { error } = got;
        last = error;
        mayHaveBeenApplied ||= (0,retry_failure/* couldHaveBeenApplied */.D4)(error);
        const isOutage = outage.includes(error);
        const failing = isOutage ? outage.failed(error, { request, startedMs }) : undefined;
        sinceMs = Math.min(sinceMs, failing?.sinceMs ?? sinceMs);
        if (error instanceof errors/* ApiError */.hD && !isOutage)
            outage.answered(request, error);
        const failure = {
            ...{ error, isOutage, isRead: (0,policy/* isRead */.H9)(endpoint), isPoll: polling !== undefined },
            isUrgent: rank === 'urgent',
            isNewBuild: !polling?.onPause && recent.has(buildPathOf(call)),
            tokenIsRenewable: token.isRenewable,
        };
        const pause = (0,retry_failure/* isCallOver */.HG)(error) ? undefined : pauseAfter(failure);
        const delayMs = pause === 'outage' && failing
            ? pauseInOutage(context, call, options, { error, ...failing, sinceMs })
            : pause;
        if (typeof delayMs !== 'number' || !fits(context, options, delayMs)) {
            if ((0,policy/* isRead */.H9)(endpoint) && (pause !== 'outage' || polling?.onPause === undefined))
                outage.forget(request);
            return { ok: false, error, mayHaveBeenApplied };
        }
        context.emit({ kind: 'retry', endpoint, attempt: number, delayMs, reason: describe(call, error) });
        if (pause === 'outage' && polling?.onPause) {
            polling.onPause(delayMs);
            return { ok: false, error, mayHaveBeenApplied };
        }
        await clock.sleep(delayMs, signal);
    }
}
async function attempt(context, call, options, nth) {
    const { budget, signal, until, onHead, onBody } = options;
    const untilMs = Math.max(0, (until?.ms ?? Infinity) - context.clock.monotonic()) + mostLateMs;
    const isUntil = until !== undefined && untilMs < budget.leftMs();
    const { limit, hint } = isUntil ? nameUntil(until.name) : nameLimit(options);
    const isWrite = !(0,policy/* isRead */.H9)(call.endpoint);
    if (isWrite)
        await options.onSend?.();
    const leftMs = Math.min(untilMs, budget.leftMs());
    const got = await attemptCall(context, call, { ...nth, signal, leftMs, limit, onHead, onBody });
    if (got.ok)
        return got;
    const lost = `The service had not responded when ${limit} expired.`;
    if ((0,retry_failure/* isCallOver */.HG)(got.error))
        got.error.hint ??= isUntil && isWrite ? lost : hint;
    if (isWrite)
        await options.onFailure?.((0,retry_failure/* couldHaveBeenApplied */.D4)(got.error));
    return got;
}
function pauseInOutage({ clock, outage, random }, call, { polling, budget, until }, { error, sinceMs, failures }) {
    const nowMs = clock.monotonic();
    const leftMs = sinceMs + outage.timeoutMs(polling !== undefined, error) - nowMs;
    const mostMs = Math.min(leftMs, budget.leftMs() - lastAttemptMs, (until?.ms ?? Infinity) - nowMs);
    const askedMs = (0,policy/* requestedDelayMs */.a9)(error);
    if (mostMs <= 0) {
        if (askedMs > 0)
            (0,policy/* withRetryAt */.Ib)(clock.now(), error, askedMs);
        return undefined;
    }
    const delayMs = Math.min(Math.max((0,policy/* backoffMs */.jo)(failures, random), Math.min(askedMs, policy/* mostRequestedMs */.qF)), mostMs);
    const timeoutMs = polling ? leftMs : Math.min(leftMs, budget.leftMs());
    outage.tell({ endpoint: call.endpoint, reason: describe(call, error), timeoutMs });
    return delayMs;
}
function fits({ clock }, { budget, until }, delayMs) {
    return delayMs < budget.leftMs() && clock.monotonic() + delayMs <= (until?.ms ?? Infinity);
}
function describe(call, error) {
    return `Could not ${call.intent}: ${(0,retry_failure/* failureReason */.Hr)(error)}.`;
}
function shownOf({ error, isFinal }, last) {
    if (last === undefined || isFinal)
        return error;
    last.hint ??= error.hint;
    last.retryAt = error.retryAt ?? last.retryAt;
    return last;
}
function buildPathOf({ path }) {
    return path.replace(/\/(?:cancel|rebuild)$/, '');
}


/***/ }),

// MODULE: ./build/sources/client/transport/abort.js
/***/ 3636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted),
/* harmony export */   p: () => (/* binding */ followSignals)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/client/transport/failure-codes.js
/***/ 9323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ certificateCodes),
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   hs: () => (/* binding */ provesNotSent)
/* harmony export */ });
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

function toTransportError(error, sent) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w)
        return error;
    return new _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w({ code: codeOf(error), sent, cause: withoutBytes(error) });
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
        return `${_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S}${status}`;
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


/***/ }),

// MODULE: ./build/sources/client/transport/response-headers.js
/***/ 2852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ requestIdOf),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   cA: () => (/* binding */ redactHeaders)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/client/transport/transport.js
/***/ 5583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ refusedByProxy),
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
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


/***/ }),

// MODULE: ./build/sources/model/endpoints.js
/***/ 8734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
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
    'buildTests.list': {
        method: 'GET',
        path: '/v2/analytics/organizations/{organization}/builds/{build}/tests',
        scope: 'read_suites',
        status: 200,
        paged: true,
        beyondDocument: true,
    },
    'suiteTests.list': {
        method: 'GET',
        path: `${suites}/{suite}/tests`,
        scope: 'read_suites',
        status: 200,
        paged: true,
        beyondDocument: true,
    },
    'testRuns.get': {
        method: 'GET',
        path: `${suites}/{suite}/runs/{run}`,
        scope: 'read_suites',
        status: 200,
        paged: false,
        beyondDocument: true,
    },
    'testRuns.failedExecutions': {
        method: 'GET',
        path: `${suites}/{suite}/runs/{run}/failed_executions`,
        scope: 'read_suites',
        status: 200,
        paged: true,
        beyondDocument: true,
    },
};


/***/ }),

// MODULE: ./build/sources/model/requests.js
/***/ 6224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ flakyTestPeriods),
/* harmony export */   v: () => (/* binding */ smallResponse)
/* harmony export */ });
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


/***/ })

};
;