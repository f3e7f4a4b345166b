"use strict";
exports.id = 658;
exports.ids = [658];
exports.modules = {

// MODULE: ./build/sources/action/post-step.js + 1 modules
/***/ 8658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPostStep: () => (/* binding */ runPostStep)
});

// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
var core = __webpack_require__(4383);
// EXTERNAL MODULE: ./build/sources/client/clock.js
var clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/once/create-build.js
var create_build = __webpack_require__(591);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/operations/end/duplicates.js
var duplicates = __webpack_require__(4817);
// EXTERNAL MODULE: ./build/sources/operations/end/end-part.js
var end_part = __webpack_require__(2286);
// EXTERNAL MODULE: ./build/sources/operations/end/obligations.js
var obligations = __webpack_require__(5314);
;// CONCATENATED MODULE: ./build/sources/operations/end/post.js






const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const ofStep = ': its step has ended';
async function cleanUp(obligations, context) {
    await Promise.all(obligations.map(async (one) => {
        try {
            if ('cancel' in one)
                await cancelOne(one.cancel, ofStep, context);
            else if ('key' in one)
                await (one.keep === undefined ? cancelKeyed(one, context) : cancelDuplicates(one, context));
            else
                await cancelRebuild(one, context);
        }
        catch (error) {
            context.log.warning(`${describeLeft(one)} ${(0,error_text/* errorText */.kc)(error)}`);
        }
    }));
}
async function cancelOne(address, why, context) {
    const { log } = context;
    const ended = await (0,end_part/* endPart */.fQ)(address, 'post', context);
    if (ended.result === 'failed')
        return warnOfLeft({ address, error: ended.error }, context);
    const { result, build } = ended;
    if (result === 'canceled')
        return log.info(`Canceled ${(0,build_outputs/* nameBuild */.mT)(address)}${why}.`);
    const report = result === 'blocked' ? log.warning : log.info;
    report((0,end_part/* describeEnded */.Og)(result, { address, build }));
}
function warnOfLeft({ address, error }, { log }) {
    log.warning(`${(0,build_outputs/* nameBuild */.mT)(address)} could not be canceled and may still run. ${(0,error_text/* errorText */.kc)(error)}`);
}
async function cancelDuplicates(one, context) {
    const { clock, log } = context;
    const kept = (0,build_outputs/* nameBuild */.mT)({ ...one.in, number: one.keep ?? 0 });
    if (clock.now() < (one.lookAtMs ?? 0))
        log.info(`The response to the creation of ${kept} was lost. Looking for duplicates.`);
    await (0,duplicates/* untilDue */.t1)(one, context);
    for (const left of await (0,duplicates/* endDuplicates */.oN)(one, 'post', context))
        warnOfLeft(left, context);
}
async function cancelKeyed(one, context) {
    const { key, in: pipeline, lookAtMs = 0 } = one;
    const { client, clock, log, signal } = context;
    const canceling = new Map();
    const search = lookEach(context, async () => {
        for (const { number } of await client.builds.findByKey(pipeline, key, { signal }))
            if (!canceling.has(number))
                canceling.set(number, cancelOne({ ...pipeline, number }, ofStep, context));
        return canceling.size > 0 && clock.now() >= lookAtMs;
    });
    try {
        const isFound = await search;
        if (!isFound && canceling.size === 0)
            log.info(describeAbsence(one));
    }
    finally {
        await Promise.all(canceling.values());
    }
}
async function cancelRebuild(one, context) {
    const { client, log, signal } = context;
    const { above } = one;
    if (above === undefined)
        throw new error_text/* OwnError */.Nj('The earlier builds could not be listed, so the rebuild cannot be identified.');
    const original = { ...one.in, number: one.rebuiltFrom };
    let found = [];
    await lookEach(context, async () => {
        const builds = await client.builds.findRebuilds(original, above, { signal });
        found = builds.map(({ number }) => ({ ...one.in, number }));
        return found.length > 0;
    });
    const [only, second] = found;
    if (only === undefined)
        return log.info(describeAbsence(one));
    if (second)
        throw new error_text/* OwnError */.Nj(`It may be any of these builds: ${found.map(build_outputs/* nameBuild */.mT).join(', ')}.`);
    log.warning(`${(0,build_outputs/* nameBuild */.mT)(only)}: found as a rebuild of ${(0,build_outputs/* nameBuild */.mT)(original)}. The outcome of this step's request is unknown, so it may be another person's rebuild.`);
    await cancelOne(only, '', context);
}
async function lookEach({ clock, signal }, look) {
    let refusal;
    for (const pauseMs of pausesMs) {
        await clock.sleep(pauseMs, signal);
        try {
            if (await look())
                return true;
            refusal = undefined;
        }
        catch (error) {
            if (!(error instanceof errors/* ApiError */.hD) || error.status === 429)
                throw error;
            refusal = error;
        }
    }
    if (refusal !== undefined)
        throw refusal;
    return false;
}
function describeAbsence(one) {
    return `No ${nameMarked(one)} appeared within one minute.`;
}
function describeLeft(one) {
    if ('key' in one && one.keep !== undefined)
        return `A duplicate of ${(0,build_outputs/* nameBuild */.mT)({ ...one.in, number: one.keep })} with the meta-data ${create_build/* buildKeyName */.Zy} = ${one.key} may still run.`;
    const name = 'cancel' in one ? (0,obligations/* nameRequested */.a1)(one) : `A ${nameMarked(one)}`;
    return `${name} could not be canceled and may still run.`;
}
function nameMarked(one) {
    return `${(0,obligations/* nameRequested */.a1)(one)}${'key' in one ? ` with the meta-data ${create_build/* buildKeyName */.Zy} = ${one.key}` : ''}`;
}

// EXTERNAL MODULE: ./build/sources/action/inputs.js + 1 modules
var inputs = __webpack_require__(4705);
// EXTERNAL MODULE: ./build/sources/action/output/journal.js + 2 modules
var journal = __webpack_require__(2526);
// EXTERNAL MODULE: ./build/sources/action/output/log.js
var output_log = __webpack_require__(4089);
// EXTERNAL MODULE: ./build/sources/action/request.js
var request = __webpack_require__(6836);
// EXTERNAL MODULE: ./build/sources/action/secrets/environment-secrets.js
var environment_secrets = __webpack_require__(7686);
// EXTERNAL MODULE: ./build/sources/action/secrets/secrets.js + 1 modules
var secrets_secrets = __webpack_require__(5814);
// EXTERNAL MODULE: ./build/sources/action/service/connect-service.js + 17 modules
var connect_service = __webpack_require__(4388);
// EXTERNAL MODULE: ./build/sources/action/service/proxies.js
var service_proxies = __webpack_require__(1609);
;// CONCATENATED MODULE: ./build/sources/action/post-step.js












const timeLimitMs = 150_000;
const outageTimeoutMs = 90_000;
const graceMs = 5_000;
async function runPostStep(environment, canceled) {
    const secrets = (0,secrets_secrets/* createSecrets */.g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,output_log/* createLog */.h)(secrets.redactor);
    try {
        const obligations = (0,journal/* readObligations */.i)();
        if (obligations.length === 0)
            return;
        const texts = (0,inputs/* readInputTexts */.DF)();
        const proxies = (0,service_proxies/* proxySecrets */.Wm)((0,service_proxies/* readProxies */.rq)(environment));
        for (const secret of [texts.get('token') ?? '', ...proxies])
            secrets.hide(secret);
        (0,environment_secrets/* hideEnvironmentSecrets */.N)(texts, secrets);
        const problems = [];
        const connection = (0,request/* readConnection */.d)({ texts, nowMs: Date.now(), problems });
        if (connection === null)
            throw new error_text/* OwnError */.Nj(problems.join(' '));
        const isProven = obligations.some((one) => 'cancel' in one);
        const settings = { ...connection, outageTimeoutMs, isProven };
        const client = (0,connect_service/* connectService */.U)(settings, { environment, secrets, log });
        try {
            await cleanUp(obligations, { client, log, clock: clock/* systemClock */.m, signal: limitTime(canceled) });
        }
        finally {
            await client.close();
        }
    }
    catch (error) {
        log.warning(`A build may still be running and could not be canceled. ${(0,error_text/* errorText */.kc)(error)}`);
        if (core/* isDebug */._o() && error instanceof Error)
            log.debug(error.stack ?? '');
    }
}
function limitTime(canceled) {
    const limit = new AbortController();
    const end = () => limit.abort(new error_text/* OwnError */.Nj('The time for the post step is over.'));
    setTimeout(end, timeLimitMs).unref();
    canceled.addEventListener('abort', () => setTimeout(end, graceMs).unref(), { once: true });
    return limit.signal;
}


/***/ }),

// MODULE: ./build/sources/operations/end/duplicates.js
/***/ 4817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   is: () => (/* binding */ endingDuplicates),
/* harmony export */   oN: () => (/* binding */ endDuplicates),
/* harmony export */   t1: () => (/* binding */ untilDue)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2476);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4071);
/* harmony import */ var _end_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2286);




const timeoutMs = 10_000;
async function endingDuplicates(keys, onDone, work, context) {
    const over = new AbortController();
    const signal = AbortSignal.any([context.signal, over.signal]);
    const checks = keys.map(async (one) => {
        try {
            await untilDue(one, { ...context, signal });
            const left = await endDuplicates(one, 'step', context, { timeoutMs });
            if (left.length === 0)
                onDone(one);
        }
        catch (error) {
            context.log.debug(`Could not check for duplicates: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error)}`);
        }
    });
    try {
        return await work();
    }
    finally {
        over.abort();
        await Promise.all(checks);
    }
}
function untilDue({ lookAtMs = 0 }, { clock, signal }) {
    return clock.sleep(Math.max(0, lookAtMs - clock.now()), signal);
}
async function endDuplicates({ key, in: pipeline, keep }, how, context, limits = {}) {
    const { client, log, signal } = context;
    const listed = await client.builds.findByKey(pipeline, key, { signal, ...limits });
    const others = listed.filter(({ number, state }) => number !== keep && !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanceled */ .YQ)(state));
    const ends = others.map(async (build) => {
        const address = { ...pipeline, number: build.number };
        const end = (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isOver */ .PU)(build)
            ? { result: 'ended', build }
            : await (0,_end_part_js__WEBPACK_IMPORTED_MODULE_2__/* .endPart */ .fQ)(address, how, context, limits);
        if (end.result === 'failed')
            return { address, error: end.error };
        const words = end.result === 'canceled'
            ? 'duplicate build canceled'
            : `duplicate build, which had already finished (${(0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(end.build)})`;
        log.warning(`${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .nameBuild */ .mT)(address)}: ${words}.`);
        return [];
    });
    return (await Promise.all(ends)).flat();
}


/***/ }),

// MODULE: ./build/sources/operations/end/end-part.js
/***/ 2286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ cancelWords),
/* harmony export */   FS: () => (/* binding */ logUncanceled),
/* harmony export */   Og: () => (/* binding */ describeEnded),
/* harmony export */   fQ: () => (/* binding */ endPart),
/* harmony export */   tw: () => (/* binding */ abortMs)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _client_retry_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8883);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2476);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8117);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4071);






const patience = {
    step: { pausesMs: [2_000, 3_000, 5_000, 10_000, 10_000], again: [422] },
    post: { pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000], again: [401, 403, 404, 422] },
};
const abortMs = 5_500;
const [attemptMs, lastMs] = [3_000, 1_500];
async function endPart(to, how, context, { leftMs = abortMs, ...limits } = {}) {
    if (how === 'abort')
        return endInHurry(to, leftMs, context);
    const { pausesMs, again } = patience[how];
    const signal = limits.signal ?? context.signal;
    for (let sent = 0;; sent += 1) {
        const ended = await cancelOnce(to, { ...limits, signal }, context);
        signal.throwIfAborted();
        const pauseMs = pausesMs[sent];
        if (ended.result !== 'failed' || pauseMs === undefined || !isRefused(ended.error, again))
            return ended;
        if (how === 'step' && ended.build === undefined)
            return ended;
        await context.clock.sleep(pauseMs, signal);
    }
}
async function endInHurry(to, overMs, context) {
    const { clock, forceSignal } = context;
    const endMs = clock.monotonic() + overMs;
    for (let attempt = 1;; attempt += 1) {
        const isLast = forceSignal?.aborted ?? false;
        const timeoutMs = Math.min(isLast ? lastMs : attemptMs, Math.max(0, endMs - clock.monotonic()));
        const signal = isLast ? undefined : forceSignal;
        const ended = await cancelOnce(to, { rank: 'urgent', timeoutMs, signal }, context);
        if (ended.result !== 'failed')
            return ended;
        const isLate = attempt === 1 && ended.error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && clock.monotonic() < endMs;
        if (forceSignal?.aborted ? isLast : !isLate)
            return ended;
    }
}
const readMs = 10_000;
const hopeless = [401, 404, 422, 429];
async function cancelOnce(to, options, { client }) {
    const { rank, signal, timeoutMs = readMs } = options;
    let build;
    const onRefused = (refused) => {
        build = refused;
    };
    try {
        const canceled = await client.builds.cancelWithDetails(to, { ...options, onRefused });
        return { build: canceled.build, result: resultOf(canceled) };
    }
    catch (error) {
        if (error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && !isRefused(error, hopeless) && rank !== 'urgent') {
            const limits = { signal, rank: 'last', timeoutMs: Math.min(timeoutMs, readMs) };
            build = await client.builds.get(to, limits).catch(() => undefined);
        }
        const isLost = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && (0,_client_retry_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .couldHaveBeenApplied */ .D4)(error);
        const failed = { result: 'failed', build, error };
        if (build === undefined || !(isLost || isRefused(error, [422])))
            return failed;
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanceled */ .YQ)(build.state))
            return { build, result: isLost ? 'canceled' : 'already-canceled' };
        return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isTerminal */ .Hd)(build) ? { build, result: resultOf({ build, already: true }) } : failed;
    }
}
function resultOf({ build, already }) {
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanceled */ .YQ)(build.state))
        return already ? 'already-canceled' : 'canceled';
    if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .effectiveState */ .Jt)(build) === 'blocked')
        return 'blocked';
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_2__/* .isOver */ .PU)(build) ? 'ended' : 'canceled';
}
function isRefused(error, statuses) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && statuses.includes(error.status);
}
function logUncanceled({ error }, { log }) {
    const hint = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ && isRefused(error, [401, 403, 422]) ? error.hint : undefined;
    log.warning(hint === undefined ? (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error) : `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error)}. ${(0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_4__/* .inInputWords */ .b)(hint)}`);
}
function cancelWords({ state }) {
    return state === 'canceled' ? 'canceled' : 'being canceled';
}
function describeEnded(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .nameBuild */ .mT)(address);
    switch (result) {
        case 'canceled':
            return `${name} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}.`;
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


/***/ }),

// MODULE: ./build/sources/operations/end/obligations.js
/***/ 5314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M6: () => (/* binding */ toCancel),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   a1: () => (/* binding */ nameRequested),
/* harmony export */   bk: () => (/* binding */ isCanceledOnAbort),
/* harmony export */   nB: () => (/* binding */ lostNow),
/* harmony export */   uX: () => (/* binding */ warnOfDoubt)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(591);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4071);


const keyPauseMs = 30_000;
function lostNow(keyed, { now }) {
    return { ...keyed, lookAtMs: now() + keyPauseMs };
}
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return cancelOnAbort ?? origin === 'started';
}
function toCancel(builds) {
    return builds.map(({ address: { organization, pipeline, number } }) => ({
        cancel: { organization, pipeline, number },
    }));
}
function nameRequested(one) {
    if ('cancel' in one)
        return (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(one.cancel);
    if ('retryOf' in one)
        return `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)(one.retryOf)}`;
    if ('key' in one)
        return `build of ${one.in.organization}/${one.in.pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)({ ...one.in, number: one.rebuiltFrom })}`;
}
const postStepLooks = 'The post step looks for it, and cancels it.';
function describeDoubt(one, isMine) {
    const name = `A ${nameRequested(one)} may have been`;
    if ('retryOf' in one)
        return `${name} started. This step does not cancel it.`;
    const next = isMine ? `. ${postStepLooks}` : ', and keeps running: this step does not cancel it.';
    const mark = 'key' in one ? ` Its meta-data is ${_client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .buildKeyName */ .Zy} = ${one.key}.` : '';
    return `${name} created${next}${mark}`;
}
function warnOfDoubt(error, one, { log }) {
    if (one !== null && !('retryOf' in one) && error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_2__/* .OutcomeUnknownError */ .Do)
        log.warning(`A ${nameRequested(one)} may have been created. ${postStepLooks}`);
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


/***/ })

};
;