"use strict";
exports.id = 1295;
exports.ids = [1295,1441];
exports.modules = {

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

8717:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  f: () => (withFailure)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9075);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8117);
var _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2403);




function withFailure(others, { operation, why, error }, { redact }) {
    const { hint = others.hint } = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.MZ || error instanceof _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__.D ? error : others;
    const words = hint === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__.b)(hint);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint: words };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(words !== undefined && { hint: words }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_3__.W)(failed, others.summary),
    };
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

1441:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  rebuild: () => (rebuild),
  requestRebuild: () => (requestRebuild)
});
var _cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6531);
var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3184);
var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3563);
var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6687);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2050);






async function rebuild(order, context) {
    const { wait, options, sinceMs } = order;
    const { journal, signal } = context;
    const abort = { sinceMs, spentMs: _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__.N, cancelOnAbort: options.cancelOnAbort };
    const isMine = (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.bk)({ origin: 'started' }, options.cancelOnAbort);
    let pending = [];
    const onSend = (saved) => {
        pending = [saved];
        if (isMine)
            journal.save({ phase: 'creating', builds: pending });
    };
    const onNoEffect = () => {
        pending = [];
        if (isMine)
            (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.E3)(journal);
    };
    const made = await requestRebuild({ ...order, onSend, onNoEffect }, context).catch((error) => {
        if (isMine)
            (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.AK)(error, pending, context);
        throw error;
    });
    if (made === null)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.ec)([], { ...abort, pending }, context);
    const { tracked, isGuess } = made;
    if (signal.aborted)
        return (0,_cancel_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_1__.ec)([tracked], abort, context);
    if (wait)
        return (0,_wait_wait_for_builds_js__WEBPACK_IMPORTED_MODULE_3__.waitForBuilds)([tracked], { options, sinceMs }, context);
    (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.E3)(journal);
    const names = `${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(tracked.address)}, a rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(order.original)}`;
    return (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_5__.buildOutcome)(`${isGuess ? 'Found' : 'Created'} ${names}.`, [tracked], context);
}
async function requestRebuild({ original, sendByMs, onSend: save, onNoEffect }, context) {
    const { client, log } = context;
    const { organization, pipeline, number: of } = original;
    let sent;
    const made = await (0,_cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__.z)((guard) => client.builds.rebuildWithDetails(original, {
        ...guard,
        sendByMs,
        onSend: async (newest) => {
            await guard.onSend();
            const known = newest === undefined ? {} : { newest };
            sent = (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.Ri)({ organization, pipeline, rebuild: { of, ...known } }, context);
            save(sent);
        },
        onLost: (error) => {
            if (sent)
                save((0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.nB)(sent, error, context));
        },
    }), { what: `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(original)}`, onNoEffect }, context);
    if (typeof made === 'string')
        return null;
    const { build, origin } = made.value;
    const address = { ...original, number: build.number };
    const [name, source] = [(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address), (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(original)];
    const isGuess = origin === 'recovered';
    if (isGuess) {
        const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
        log.warning((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.Ni)(doubt, build, context));
    }
    else
        log.info((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.Ni)(`${name}: created as a rebuild of ${source}.`, build, context));
    return { tracked: { address, build, origin: 'started' }, isGuess };
}


}),

1295:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewBuilds: () => (previewBuilds),
  startBuilds: () => (startBuilds)
});

var counts = __webpack_require__(7005);
var cancel_on_abort = __webpack_require__(6531);
var grace_period = __webpack_require__(3184);
var saved_state = __webpack_require__(3563);
var error_text = __webpack_require__(1479);
var failed_outcome = __webpack_require__(8717);
var build_outcome = __webpack_require__(6687);
var build_outputs = __webpack_require__(4071);
var dry_run = __webpack_require__(8436);
var wait_for_builds = __webpack_require__(2050);
;
const stepTag = 'kitestring-step';
const idempotencyTag = 'kitestring-idempotency-key';
const runTag = 'kitestring-run';
function tagBody(order, { uuid, workflow: { run } }) {
    const { pipelines, body, idempotencyKey } = order;
    const shared = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
    const tags = {
        ...shared,
        ...(run !== null && { [runTag]: run.url }),
        ...(idempotencyKey !== undefined && { [idempotencyTag]: idempotencyKey }),
    };
    return {
        body: { ...(run !== null && { message: run.title }), ...body, meta_data: { ...body.meta_data, ...tags } },
        shared,
    };
}

var states = __webpack_require__(2476);
var duplicate_warning = __webpack_require__(8088);
;




const mostChecks = 3;
const laterPausesMs = [60_000, 120_000];
const timeoutMs = 10_000;
function createDuplicateCheck(started, context) {
    const { clock, log, signal } = context;
    const keys = new Map(started.flatMap(({ duplicateKey }, index) => duplicateKey === undefined ? [] : [[index, duplicateKey]]));
    if (keys.size === 0)
        return undefined;
    const unchecked = new Set(keys.keys());
    const unseen = new Map(started.flatMap(({ duplicatesUntilMs }, index) => duplicatesUntilMs === undefined ? [] : [[index, duplicatesUntilMs]]));
    const laterPauses = laterPausesMs.values();
    let dueMs = clock.monotonic() + saved_state.ao;
    let laterMs = Number.POSITIVE_INFINITY;
    const told = new Set();
    let checks = 0;
    const isOpen = () => unchecked.size > 0 && checks < mostChecks;
    const planLater = () => {
        laterMs = clock.monotonic() + (laterPauses.next().value ?? Number.POSITIVE_INFINITY);
    };
    const cancelAll = (tracked) => Promise.all(tracked.map(async (one, index) => {
        const key = keys.get(index);
        if (key === undefined)
            return one;
        const { kept, complete, isAlone } = await cancelDuplicates(one, { key, told }, context);
        if (complete)
            unchecked.delete(index);
        if (complete && !isAlone)
            unseen.delete(index);
        return kept;
    }));
    const check = async (tracked) => {
        const isLater = !isOpen();
        if (clock.monotonic() < (isLater ? laterMs : dueMs))
            return tracked;
        if (!isLater) {
            checks += 1;
            dueMs = clock.monotonic() + saved_state.ao;
        }
        const kept = await cancelAll(tracked);
        if (!isOpen())
            planLater();
        return kept;
    };
    const conclude = async (tracked, leftMs) => {
        let latest = tracked;
        const endMs = clock.monotonic() + leftMs;
        if (isOpen() && dueMs < endMs && clock.monotonic() < dueMs)
            log.info('The response to a creation was lost. Checking for duplicate builds before the step ends.');
        while (isOpen() && dueMs < endMs) {
            await clock.sleep(Math.max(0, dueMs - clock.monotonic()), signal);
            latest = await check(latest);
        }
        return latest;
    };
    const left = (tracked) => tracked.flatMap(({ address: { number, ...pipeline }, build, end }, index) => {
        const key = keys.get(index);
        const dueInMs = unchecked.has(index) ? Math.max(0, dueMs - clock.monotonic()) : undefined;
        const untilMs = unseen.get(index);
        if (key === undefined || (dueInMs === undefined && untilMs === undefined))
            return [];
        const duplicatesUntilMs = untilMs ?? clock.now() + (dueInMs ?? 0);
        const kept = end && (0,states.YQ)(build.state) ? {} : { number };
        return [{ ...pipeline, ...kept, key, duplicatesUntilMs }];
    });
    return { check, conclude, left };
}
async function cancelDuplicates(one, { key, told }, { client, log, signal }) {
    try {
        const found = await client.builds.cancelDuplicates(one.address, key, { signal, timeoutMs });
        const { winner, left, seen } = found;
        const ended = found.ended.filter(({ id }) => !told.has(id));
        (0,duplicate_warning.s)(one.address, { ...found, ended }, { log });
        for (const { id } of ended)
            told.add(id);
        const result = { complete: left.length === 0, isAlone: seen < 2 };
        if (winner === null || winner.number === one.address.number)
            return { kept: one, ...result };
        const address = { ...one.address, number: winner.number };
        return { kept: { ...one, address, build: winner }, ...result };
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not check for duplicates: ${(0,error_text.kc)(error)}`);
        return { kept: one, complete: false, isAlone: true };
    }
}

var requests = __webpack_require__(6224);
var parsed = __webpack_require__(8899);
var words = __webpack_require__(9897);
var collect_list = __webpack_require__(970);
;







async function findEarlier(pipeline, order, { client, signal }) {
    const { body, idempotencyKey, sendByMs } = order;
    const list = async (filters) => {
        const options = { ...filters, ...requests.v, signal, sendByMs };
        const items = await (0,collect_list.j)(client.builds.listForPipeline(pipeline, options), { limit: 100 });
        return items.filter(({ commit, branch }) => isSameCommit(commit, body.commit) && branch === body.branch);
    };
    const isOriginal = (build) => build.meta_data?.[idempotencyTag] === idempotencyKey && !build.rebuilt_from;
    const track = ({ original, build }) => ({
        address: { ...pipeline, number: build.number },
        build,
        original,
        origin: 'reused',
    });
    const judge = (originals, others) => {
        const latest = originals.map((original) => ({ original, build: newestOf(original, others) }));
        const candidates = latest.filter(({ build }) => isReusable(build));
        const one = candidates.find(({ build }) => !(0,states.Hd)(build)) ?? candidates[0];
        const ended = latest
            .filter(({ build }) => !isReusable(build))
            .sort((a, b) => b.build.number - a.build.number);
        const isFailed = ({ build }) => (0,states.Jt)(build) === 'failed';
        const canceled = ended.find((each) => !isFailed(each));
        return {
            reusable: one ? track(one) : null,
            failed: ended.filter(isFailed).map(track),
            canceled: canceled && track(canceled),
        };
    };
    const keyed = await list({ meta_data: { [idempotencyTag]: idempotencyKey } });
    const originals = keyed.filter(isOriginal);
    const found = judge(originals, keyed);
    const [{ commit = null } = {}] = originals;
    if (found.reusable !== null || commit === null)
        return found;
    return judge(originals, await list({ commit, branch: body.branch }));
}
function newestOf(original, others) {
    const chain = [original];
    for (const build of others.toSorted((a, b) => a.number - b.number))
        if (chain.some(({ number }) => number === build.rebuilt_from?.number))
            chain.push(build);
    return chain.at(-1) ?? original;
}
function nameEarlier({ address, build, original }) {
    return `${(0,build_outputs.mT)(address)}${build.number === original.number ? '' : `, a rebuild of #${original.number}`}`;
}
function isSameCommit(shown, given) {
    const sha = (0,words.Vw)(given, 0);
    return (0,parsed.E)(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}
function isReusable(build) {
    const state = (0,states.Jt)(build);
    return state === 'passed' || state === 'blocked' || (!(0,states.Hd)(build) && state !== 'canceling');
}

var errors = __webpack_require__(8405);
var retry_failed_jobs = __webpack_require__(1600);
var rebuild = __webpack_require__(1441);
;








const failing = ['failed', 'timed_out', 'expired'];
function isRerun({ workflow }) {
    return (workflow.run?.attempt ?? 1) > 1;
}
async function continueBuild(earlier, order, context) {
    return order.onRerun === 'rebuild'
        ? rebuildEarlier(earlier, order, context)
        : retryEarlier(earlier, order, context);
}
async function rebuildEarlier({ address: original }, { sendByMs, onSend, onNoEffect }, context) {
    const made = await (0,rebuild.requestRebuild)({ original, sendByMs, onSend: (saved) => onSend(saved), onNoEffect }, context).catch((error) => {
        if (isRefused(error))
            error.hint ??= 'To create a new build instead, set on-rerun to new.';
        throw error;
    });
    if (made === null)
        throw context.signal.reason;
    return made.tracked;
}
async function retryEarlier({ address, build }, { sendByMs, onSend, onNoEffect }, context) {
    const { client, log, signal } = context;
    let why;
    let level = 'info';
    let origin = 'started';
    let seen;
    const send = (saved, before = build) => {
        seen = before;
        origin = (0,states.PU)(before) ? 'started' : 'reused';
        onSend(saved, { address, build: before, origin });
    };
    try {
        const order = { address, states: failing, sendByMs, onSend: send, onNoEffect };
        const result = await (0,retry_failed_jobs.Oi)(order, context);
        (0,retry_failed_jobs.zD)(result, (0,retry_failed_jobs.eV)(result, failing), context);
        const { tracked, count } = result;
        if (count !== 0)
            return { ...tracked, origin, retriedCount: count };
        if (isReusable(tracked.build))
            return reuseOthers(tracked, context);
        why = 'nothing to continue.';
    }
    catch (error) {
        if (!(0,retry_failed_jobs.iy)(error) && !isRefused(error))
            throw error;
        level = 'warning';
        why = (0,retry_failed_jobs.iy)(error)
            ? `its failed jobs cannot be retried, because the service does not know the request (${error.status}).`
            : `its failed jobs are not retried. ${(0,error_text.O8)(error)}`;
    }
    const now = await client.builds.get(address, { ...requests.v, signal });
    if (isReusable(now))
        return reuseOthers((0,retry_failed_jobs.qL)({ address, build: now }, seen), context);
    log[level](`${(0,build_outputs.mT)(address)}: ${why} A new build is created.`);
    return null;
}
function reuseOthers(tracked, { log }) {
    log.info(`${(0,build_outputs.mT)(tracked.address)}: others have made it run again.`);
    return { ...tracked, origin: 'reused', retriedCount: 0 };
}
function isRefused(error) {
    return error instanceof errors.hD && error.status === 422;
}

;











const origins = {
    direct: 'created.',
    recovered: 'created. The response was lost; the build was found by its key.',
    retried: 'created. The response to the first request was lost, so it was sent again.',
};
async function startBuild(pipeline, order, before, context) {
    const { cancelOnAbort } = order;
    let request;
    let known;
    const onSend = (saved, retried) => {
        known = retried;
        if (retried?.origin === 'reused' && !cancelOnAbort)
            return;
        request = saved;
        save('creating', saved, { before, order }, context);
    };
    const onNoEffect = () => {
        if (request !== undefined && cancelOnAbort !== false)
            (0,saved_state.r9)({ pending: [], builds: saveable(before, order) }, context.journal);
        request = known = undefined;
    };
    let created;
    const onCreated = (one) => {
        created = one;
        (0,build_outputs.vP)([...before, one], context.journal, order.pipelines.length);
    };
    const start = { order, before, onSend, onNoEffect, onCreated };
    try {
        const earlier = await reuse(pipeline, start, context);
        if (earlier !== null)
            return earlier;
        onNoEffect();
        return await create(pipeline, start, context);
    }
    catch (error) {
        const { signal } = context;
        if (created !== undefined && error === signal.reason)
            return { pending: [], known: created };
        if (known !== undefined)
            (0,build_outputs.vP)([...before, known], context.journal, order.pipelines.length);
        const pending = leave(error, request, { before, order }, context);
        return { ...giveUp(error, pending, context), known };
    }
}
function save(phase, build, { before, order }, { journal }) {
    if (order.cancelOnAbort !== false)
        journal.save({ phase, builds: [...saveable(before, order), build] });
}
function leave(error, request, { before, order }, context) {
    const isUnknown = error === context.signal.reason || error instanceof errors.Do;
    const pending = request !== undefined && isUnknown ? [request] : [];
    if (order.cancelOnAbort === false)
        return pending;
    if (request !== undefined || before.length > 0)
        (0,saved_state.r9)({ pending, builds: saveable(before, order) }, context.journal);
    (0,cancel_on_abort.AK)(error, pending, context);
    return pending;
}
function giveUp(error, pending, { log, signal }) {
    if (!signal.aborted) {
        if (error instanceof Error)
            return { pending, error };
        throw error;
    }
    if (pending.length === 0 && error !== signal.reason)
        log.warning((0,error_text.kc)(error));
    return { pending };
}
function saveable(before, { cancelOnAbort }) {
    return before.filter((one) => (0,cancel_on_abort.bk)(one, cancelOnAbort)).map(saved_state.l7);
}
async function reuse(pipeline, { order, before, onSend, onNoEffect }, context) {
    const { pipelines, body, idempotencyKey, onRerun, sendByMs } = order;
    if (idempotencyKey === undefined)
        return null;
    const found = await findEarlier(pipeline, { body, idempotencyKey, sendByMs }, context);
    const { reusable } = found;
    let earlier = reusable;
    if (reusable !== null) {
        const line = `${nameEarlier(reusable)}: reused from an earlier run with the same idempotency-key.`;
        context.log.info((0,build_outputs.Ni)(line, reusable.build, context));
    }
    else if (onRerun !== 'new' && isRerun(context)) {
        const latest = chooseFailed(found, context);
        if (latest === null)
            return null;
        earlier = await continueBuild(latest, { onRerun, sendByMs, onSend, onNoEffect }, context);
        if (earlier?.origin === 'started')
            save('waiting', (0,saved_state.l7)(earlier), { before, order }, context);
    }
    if (earlier !== null)
        (0,build_outputs.vP)([...before, earlier], context.journal, pipelines.length);
    return earlier;
}
function chooseFailed({ failed, canceled }, context) {
    const { log } = context;
    const [latest = null] = failed;
    if (latest === null) {
        if (canceled)
            log.info(`${nameEarlier(canceled)}: not continued, because its state is ${(0,states.Jt)(canceled.build)}. A new build is created.`);
        return null;
    }
    if (failed.length > 1)
        log.info(`${failed.length} builds with this idempotency-key have failed. The latest is ${nameEarlier(latest)}.`);
    else if (latest.build !== latest.original)
        log.info(`The latest build is ${nameEarlier(latest)}.`);
    logRun(latest, context);
    return latest;
}
function logRun({ address, original }, { log, workflow: { run } }) {
    const number = /\/actions\/runs\/(\d{1,20})$/.exec(String(original.meta_data?.[runTag]))?.[1];
    if (run !== null && number !== undefined && number !== String(run.id))
        log.info(`${(0,build_outputs.mT)({ ...address, number: original.number })}: created by workflow run ${number}, which is not this one.`);
}
async function create(pipeline, { order, before, onSend, onNoEffect, onCreated }, context) {
    const { client, journal, log } = context;
    const { pipelines, body, recover, sendByMs } = order;
    const key = context.uuid();
    let sends = 0;
    const untilMs = () => context.clock.now() + (sends > 1 ? saved_state.Dg : saved_state.ao);
    const made = await (0,grace_period.z)((guard) => client.builds.createWithDetails(pipeline, body, {
        ...{ ...guard, key, recover, sendByMs },
        onSend: async () => {
            await guard.onSend();
            sends += 1;
            onSend(sends > 1 ? (0,saved_state.e7)(pipeline, key, untilMs()) : { ...pipeline, key });
        },
        onCreated: (build) => {
            const address = { ...pipeline, number: build.number };
            const duplicatesUntilMs = untilMs();
            onSend({ ...(0,saved_state.e7)(pipeline, key, duplicatesUntilMs), number: build.number, cancels: true });
            onCreated({ address, build, origin: 'started', duplicateKey: key, duplicatesUntilMs });
        },
    }), {
        what: `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`,
        onNoEffect: () => {
            sends -= 1;
            onNoEffect();
        },
    }, context);
    if (typeof made === 'string')
        throw context.signal.reason;
    const { build, origin, canceled } = made.value;
    const address = { ...pipeline, number: build.number };
    const duplicates = {
        duplicateKey: key,
        ...(sends > 1 && { duplicatesUntilMs: untilMs() }),
    };
    const started = {
        address,
        build,
        origin: 'started',
        knownMs: context.clock.monotonic(),
        ...(origin !== 'direct' && duplicates),
    };
    save('waiting', (0,saved_state.l7)(started), { before, order }, context);
    (0,build_outputs.vP)([...before, started], journal, pipelines.length);
    log.info((0,build_outputs.Ni)(`${(0,build_outputs.mT)(address)}: ${origins[origin]}`, build, context));
    (0,duplicate_warning.s)(pipeline, { canceled }, context);
    return started;
}

;















async function previewBuilds(plan, context) {
    const { body } = tagBody(plan, context);
    const requests = [];
    for (const to of plan.pipelines)
        requests.push(...(await previewOne(to, { ...plan, body }, context)));
    return (0,dry_run.dryRun)(requests, context);
}
async function previewOne(pipeline, { body, idempotencyKey, onRerun }, context) {
    const create = { endpoint: 'builds.create', to: { ...pipeline }, body };
    if (idempotencyKey === undefined || onRerun === 'new' || !isRerun(context))
        return [create];
    const { reusable, failed } = await findEarlier(pipeline, { body, idempotencyKey }, context);
    const [latest] = failed;
    if (reusable !== null) {
        context.log.info((0,build_outputs.Ni)(`${nameEarlier(reusable)}: would be reused.`, reusable.build, context));
        return [];
    }
    if (latest === undefined)
        return [create];
    const to = { ...latest.address };
    return onRerun === 'rebuild'
        ? [{ endpoint: 'builds.rebuild', to }]
        : [{ endpoint: 'builds.retryFailedJobs', to, body: { states: failing.join(',') } }];
}
async function startBuilds(plan, context) {
    const { clock, journal, signal } = context;
    const sinceMs = clock.monotonic();
    const { body, shared } = tagBody(plan, context);
    const sendByMs = plan.wait ? sinceMs + plan.options.timeoutMs : undefined;
    const started = [];
    const { cancelOnAbort: cancel } = plan;
    const { value, early } = await (0,cancel_on_abort.Vk)(() => startEach({ ...plan, body, sendByMs }, started, context), { tracked: started, cancelOnAbort: cancel }, context);
    const { pending, notTried, error } = value;
    const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
    if (counts.length > 0)
        journal.output('retried-count', String(counts.reduce((sum, count) => sum + count)));
    if (signal.aborted) {
        const notStarted = notTried.length < plan.pipelines.length ? describeNotTried(notTried) : [];
        const abort = { sinceMs, cancelOnAbort: cancel, pending, spentMs: grace_period.N, early, notStarted };
        return (0,cancel_on_abort.ec)(started, abort, context);
    }
    if (error === undefined)
        return handleStarted(started, { plan, shared, sinceMs }, context);
    const failure = { error, notTried };
    if (started.length === 0)
        throw withNotTried(failure);
    context.log.warning(describeFailure(failure));
    const leave = plan.options.cancelSiblings === true;
    const left = cancel !== false ? pending : [];
    const ordered = plan.pipelines.length;
    const others = await handleStarted(started, { plan, shared, sinceMs, leave, pending: left, ordered }, context);
    const failed = { operation: 'trigger-build', why: describeFailure(failure), error: failure.error };
    return (0,failed_outcome.f)(others, failed, context);
}
async function handleStarted(started, { plan, shared, ...start }, context) {
    const { leave, pending = [] } = start;
    const duplicateCheck = createDuplicateCheck(started, context);
    if (plan.wait || leave) {
        const isNew = ({ origin, oldJobs, build }) => origin === 'started' && !oldJobs && !build.rebuilt_from;
        const findable = started.length > 1 && started.every(isNew);
        const { options } = plan;
        return (0,wait_for_builds.waitForBuilds)(started, { ...start, options, shared: findable ? { meta_data: shared } : undefined, duplicateCheck }, context);
    }
    (0,saved_state.r9)({ pending, builds: duplicateCheck?.left(started) ?? [] }, context.journal);
    return (0,build_outcome.buildOutcome)(describeStart(started), started, context);
}
async function startEach(plan, started, context) {
    for (const [index, pipeline] of plan.pipelines.entries()) {
        const from = (first) => plan.pipelines.slice(first).map(nameOf);
        if (context.signal.aborted)
            return { pending: [], notTried: from(index) };
        const one = await startBuild(pipeline, plan, started, context);
        if (!('pending' in one)) {
            started.push(one);
            continue;
        }
        const { error, pending, known } = one;
        if (error === undefined) {
            if (known)
                started.push(known);
            const isStarted = known !== undefined || pending.length > 0;
            return { pending, notTried: from(isStarted ? index + 1 : index) };
        }
        return { pending, error, notTried: from(index + 1) };
    }
    return { pending: [], notTried: [] };
}
function nameOf({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}
function describeFailure({ error, notTried }) {
    return [(0,error_text.O8)(error), ...describeNotTried(notTried)].join(' ');
}
function describeNotTried(pipelines) {
    return pipelines.length === 0 ? [] : [`Not started: ${pipelines.join(', ')}.`];
}
function withNotTried({ error, notTried }) {
    const { hint } = error;
    const words = [...describeNotTried(notTried), ...(hint === undefined ? [] : [hint])];
    return words.length === 0 ? error : Object.assign(error, { hint: words.join(' ') });
}
function describeStart(started) {
    const reused = started.filter(({ origin, oldJobs }) => origin === 'reused' || oldJobs);
    const [only, second] = started;
    if (only !== undefined && second === undefined) {
        const name = (0,build_outputs.mT)(only.address);
        if (only.oldJobs && only.retriedCount !== 0)
            return `Retried the failed jobs of ${name}.`;
        const isReused = reused.length > 0;
        return isReused
            ? `Reused ${name} from an earlier run with the same idempotency-key.`
            : `Created ${name}.`;
    }
    const created = `Created ${(0,counts.U)(started.length - reused.length, 'build')}`;
    return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}


}),

1600:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Oi: () => (retryFailedJobs),
  eV: () => (describeRetry),
  iy: () => (cannotRetry),
  qL: () => (runAgain),
  zD: () => (logRetry)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8405);
var _model_agent_queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8667);
var _model_states_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2476);
var _model_times_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1822);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7005);
var _cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3184);
var _cancel_retries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3022);
var _cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3563);
var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4071);
var _build_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9113);










async function retryFailedJobs(order, context) {
    const { address, states, sendByMs, ended, onSend: save, onNoEffect } = order;
    const { client, signal } = context;
    let before;
    let saved;
    let others;
    try {
        const sent = await (0,_cancel_grace_period_js__WEBPACK_IMPORTED_MODULE_0__.z)((guard) => client.builds.retryFailedJobs(address, {
            ...{ ...guard, states, sendByMs },
            onSend: async (seen) => {
                if (ended && seen && (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.wx)(seen, oldJobsOf(ended))) {
                    others = seen;
                    throw new Error('Others have retried the build.');
                }
                await guard.onSend();
                before = seen;
                saved = (0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.Ri)({ ...address, retry: seen ? { before: (0,_cancel_retries_js__WEBPACK_IMPORTED_MODULE_3__.K)(seen) } : {} }, context);
                save?.(saved, seen);
            },
            onLost: (error) => {
                if (saved)
                    save?.((0,_cancel_saved_state_js__WEBPACK_IMPORTED_MODULE_2__.nB)(saved, error, context), before);
            },
        }), { what: `retry of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(address)}`, onNoEffect }, context);
        if (typeof sent === 'string')
            throw signal.reason;
        const { build, count, origin } = sent.value;
        if (count === 0) {
            onNoEffect?.();
            return unretried({ address, build }, ended ?? before);
        }
        const old = { oldJobs: oldJobsOf(before, build), oldEnd: endOf(before) };
        const retriesBefore = before && (0,_cancel_retries_js__WEBPACK_IMPORTED_MODULE_3__.K)(before);
        return { tracked: { address, build, ...old, retriesBefore }, count, by: origin };
    }
    catch (error) {
        if (ended === undefined || others === undefined)
            throw error;
        return { tracked: runAgain({ address, build: others }, ended), count: undefined, by: 'others' };
    }
}
function unretried(tracked, ended) {
    const { build } = tracked;
    const isOther = ended !== undefined &&
        (0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(ended) &&
        (!(0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(build) || build.state !== ended.state || (0,_build_wait_js__WEBPACK_IMPORTED_MODULE_1__.wx)(build, oldJobsOf(ended)));
    return isOther
        ? { tracked: runAgain(tracked, ended), count: 0, by: 'others' }
        : { tracked, count: 0, by: 'direct' };
}
function runAgain(tracked, ended) {
    if (!ended?.jobs || !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(ended))
        return tracked;
    return { ...tracked, oldJobs: oldJobsOf(ended), oldEnd: endOf(ended) };
}
function cannotRetry(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_6__.hD && (error.status === 404 || error.status === 405);
}
function logRetry({ tracked, by }, sentence, context) {
    const level = by === 'recovered' ? 'warning' : 'info';
    context.log[level]((0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.Ni)(sentence, tracked.build, context));
}
function describeRetry({ tracked, count, by }, states) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_4__.mT)(tracked.address);
    if (count === 0)
        return `${name}: the service retried no job. Requested: jobs in the state ${states.join(' or ')}.`;
    const jobs = count === undefined ? 'its failed jobs' : (0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.U)(count, 'job');
    const doubt = by === 'recovered'
        ? " The response was lost, but the build shows it. It may be another person's retry."
        : '';
    return `${name}: retried ${jobs}.${doubt}`;
}
function endOf(build) {
    return build && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__.hY)(build) ? { state: build.state, finished_at: build.finished_at } : undefined;
}
function oldJobsOf(before, retried) {
    const shown = retried?.jobs ?? [];
    const ids = new Set((before?.jobs ?? shown.filter(hasFinished)).map(({ id }) => id));
    const news = shown.filter(({ id, state }) => !ids.has(id) && (0,_model_agent_queue_js__WEBPACK_IMPORTED_MODULE_8__.Kk)(state));
    const times = news.map(({ created_at }) => (0,_model_times_js__WEBPACK_IMPORTED_MODULE_9__.p)(created_at));
    const newSinceMs = Math.min(...times.filter((time) => time !== null));
    return Number.isFinite(newSinceMs) ? { ids, newSinceMs } : { ids };
}
function hasFinished(job) {
    return 'finished_at' in job && Boolean(job.finished_at);
}


})

};
;