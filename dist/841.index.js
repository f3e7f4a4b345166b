export const id = 841;
export const ids = [841,803];
export const modules = {

/***/ 6554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ graceMs),
/* harmony export */   ip: () => (/* binding */ withGracePeriod),
/* harmony export */   zL: () => (/* binding */ writeWithGracePeriod)
/* harmony export */ });
/** The runner leaves a canceled step little time, so a response is awaited only this long. */
const graceMs = 2_500;
/**
 * Awaits work that must not be interrupted, such as a request. If the workflow is canceled meanwhile, throws the reason of
 * the abort after a grace period, or at the runner's second signal; the work itself continues. `what` names the request in
 * the log.
 */
async function withGracePeriod(work, what, { signal, forceSignal, clock, log }, isSent = () => true) {
    const done = new AbortController();
    const limit = async () => {
        await aborted(signal, done.signal);
        if (isSent())
            log.info(`The workflow was canceled. Waiting up to ${graceMs / 1_000} s for the response to the ${what}.`);
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
/**
 * The same for a write that reads first. Until the write is sent, a canceled workflow ends it immediately. After that, it
 * may have been applied even if no response came.
 */
async function writeWithGracePeriod(write, what, context) {
    const { signal } = context;
    const reading = new AbortController();
    const stop = () => reading.abort(signal.reason);
    let sent = false;
    const onSend = () => {
        signal.throwIfAborted();
        signal.removeEventListener('abort', stop);
        sent = true;
    };
    if (signal.aborted)
        return 'not sent';
    signal.addEventListener('abort', stop, { once: true });
    try {
        const work = write({ signal: reading.signal, onSend });
        return { value: await withGracePeriod(work, what, context, () => sent) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return sent ? 'unknown' : 'not sent';
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
/** Resolves when the signal aborts; never if the other one aborts first. */
function aborted(signal, instead) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
    });
}


/***/ }),

/***/ 5184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/report/text/blocks.js
var text_blocks = __webpack_require__(949);
// EXTERNAL MODULE: ./build/report/text/document.js
var text_document = __webpack_require__(7846);
// EXTERNAL MODULE: ./build/report/text/fence.js
var fence = __webpack_require__(1622);
// EXTERNAL MODULE: ./build/report/text/markdown.js + 1 modules
var markdown = __webpack_require__(2055);
;// CONCATENATED MODULE: ./build/report/previews.js




/** A request as lines: the request line, the headers, and the body as it would be sent. */
function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
/** Requests that were not sent, as a job summary. */
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks/* paragraph */.FY)(`request ${index + 1}`, (0,fence/* fenced */.O)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document/* renderDocument */.yQ)([(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document/* bytes */.ee)(options.bytes));
}
/** The same request, with an indented body. */
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
;// CONCATENATED MODULE: ./build/operations/outputs/dry-run.js


/**
 * The outcome of a dry run: the exact requests, without the token. Secrets in their bodies, such as all values of `env`,
 * are hidden wherever the requests are shown.
 */
function dryRun(requests, { client, log, redact, }) {
    const complete = requests.map(({ endpoint, to, body }) => readable(client.preview(endpoint, { to, body })));
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
    return `Dry run: ${(0,counts/* count */.U)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}


/***/ }),

/***/ 3841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewBuilds: () => (/* binding */ previewBuilds),
  startBuilds: () => (/* binding */ startBuilds)
});

// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
// EXTERNAL MODULE: ./build/operations/cancel/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(221);
// EXTERNAL MODULE: ./build/operations/cancel/grace-period.js
var grace_period = __webpack_require__(6554);
// EXTERNAL MODULE: ./build/operations/cancel/saved-state.js
var saved_state = __webpack_require__(8481);
// EXTERNAL MODULE: ./build/operations/outputs/build-outcome.js + 7 modules
var build_outcome = __webpack_require__(2816);
// EXTERNAL MODULE: ./build/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(3005);
// EXTERNAL MODULE: ./build/operations/outputs/dry-run.js + 1 modules
var dry_run = __webpack_require__(5184);
// EXTERNAL MODULE: ./build/operations/wait/wait-for-builds.js + 8 modules
var wait_for_builds = __webpack_require__(984);
;// CONCATENATED MODULE: ./build/operations/start/build-tags.js
/** The meta-data by which one list request finds all builds of a step. */
const stepTag = 'kitestring-step';
/** The meta-data that holds the input `idempotency-key`. The random key of each creation has another name. */
const idempotencyTag = 'kitestring-idempotency-key';
/** Adds our tags to the body of the builds. */
function tagBody(order, uuid) {
    const { pipelines, body, idempotencyKey } = order;
    const shared = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
    const tags = { ...shared, ...(idempotencyKey !== undefined && { [idempotencyTag]: idempotencyKey }) };
    return { body: { ...body, meta_data: { ...body.meta_data, ...tags } }, shared };
}

// EXTERNAL MODULE: ./build/client/index.js + 2 modules
var client = __webpack_require__(9326);
// EXTERNAL MODULE: ./build/operations/context/error-text.js
var error_text = __webpack_require__(7961);
;// CONCATENATED MODULE: ./build/operations/start/duplicate-check.js



/** A request that seemed lost may be carried out this long afterwards. */
const pauseMs = 30_000;
/** Maximum number of checks, if one fails or a duplicate cannot be canceled. */
const mostChecks = 3;
/** A check for builds that were just started; undefined if the response to every creation arrived. */
function createDuplicateCheck(started, context) {
    const { clock, log, signal } = context;
    const unchecked = new Map(started.flatMap(({ duplicateKey }, index) => duplicateKey === undefined ? [] : [[index, duplicateKey]]));
    if (unchecked.size === 0)
        return undefined;
    let dueMs = clock.monotonic() + pauseMs;
    let checks = 0;
    const isOpen = () => unchecked.size > 0 && checks < mostChecks;
    const check = async (tracked) => {
        if (!isOpen() || clock.monotonic() < dueMs)
            return tracked;
        checks += 1;
        dueMs = clock.monotonic() + pauseMs;
        return Promise.all(tracked.map(async (one, index) => {
            const key = unchecked.get(index);
            if (key === undefined)
                return one;
            const { kept, complete } = await cancelDuplicates(one, key, context);
            if (complete)
                unchecked.delete(index);
            return kept;
        }));
    };
    const conclude = async (tracked) => {
        let latest = tracked;
        if (isOpen() && clock.monotonic() < dueMs)
            log.info('The response to a creation was lost. Checking for duplicate builds before the step ends.');
        while (isOpen()) {
            await clock.sleep(Math.max(0, dueMs - clock.monotonic()), signal);
            latest = await check(latest);
        }
        for (const [index, key] of unchecked)
            log.warning(describeUnchecked(latest[index], key));
        unchecked.clear();
        return latest;
    };
    return { check, conclude };
}
/** One check: the build to keep, and whether all others are canceled. */
async function cancelDuplicates(one, key, { client, log, signal }) {
    try {
        const { winner, canceled, left } = await client.builds.cancelDuplicates(one.address, key, { signal });
        for (const number of canceled)
            log.warning(`${(0,build_outputs/* nameBuild */.mT)({ ...one.address, number })}: duplicate build canceled.`);
        const complete = left.length === 0;
        if (winner === null || winner.number === one.address.number)
            return { kept: one, complete };
        const address = { ...one.address, number: winner.number };
        return { kept: { ...one, address, build: winner }, complete };
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not check for duplicates: ${(0,error_text/* errorText */.k)(error)}`);
        return { kept: one, complete: false };
    }
}
function describeUnchecked(one, key) {
    const name = one === undefined ? 'a build' : (0,build_outputs/* nameBuild */.mT)(one.address);
    return `A duplicate of ${name} may still run. Look for builds with the meta-data ${client/* buildKeyName */.Zy} = ${key}.`;
}

// EXTERNAL MODULE: ./build/model/states.js
var states = __webpack_require__(9818);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/parsed.js
var parsed = __webpack_require__(6929);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/words.js
var words = __webpack_require__(9563);
// EXTERNAL MODULE: ./build/operations/lists/collect-list.js
var collect_list = __webpack_require__(8320);
;// CONCATENATED MODULE: ./build/operations/start/idempotency.js





/**
 * The build that an earlier run created with the same key; null if there is none. Anyone who can create builds can set
 * such a key, so only a build of the same commit and branch is reused, and a failed one is not.
 */
async function findEarlier(pipeline, { body, idempotencyKey }, { client, signal }) {
    const meta_data = { [idempotencyTag]: idempotencyKey };
    const filters = { meta_data, exclude_jobs: true, exclude_pipeline: true };
    const list = client.builds.listForPipeline(pipeline, { ...filters, signal });
    const items = await (0,collect_list/* collectItems */.j)(list, { limit: 100 });
    const candidates = items.filter((build) => build.meta_data?.[idempotencyTag] === idempotencyKey &&
        isSameCommit(build.commit, body.commit) &&
        build.branch === body.branch &&
        !build.rebuilt_from &&
        isReusable(build));
    const build = candidates.find((one) => !(0,states/* isTerminal */.Hd)(one)) ?? candidates[0];
    return build ? { address: { ...pipeline, number: build.number }, build, origin: 'reused' } : null;
}
/** The service shows full SHAs in lower case. Any other name of a commit is compared as it is. */
function isSameCommit(shown, given) {
    const sha = (0,words/* parseFullSha */.Vw)(given, 0);
    return (0,parsed/* isParsed */.E)(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}
function isReusable(build) {
    const state = (0,states/* effectiveState */.Jt)(build);
    return state === 'passed' || state === 'blocked' || (!(0,states/* isTerminal */.Hd)(build) && state !== 'canceling');
}

;// CONCATENATED MODULE: ./build/operations/start/start-build.js






/** How a build was created, for the log. */
const origins = {
    direct: 'created.',
    recovered: 'created. The response was lost; the build was found by its key.',
    retried: 'created by the second attempt. The first attempt created no build.',
};
/**
 * Starts one build, or reuses one. If the workflow is canceled meanwhile, a response that is on its way is awaited
 * briefly. On failure, creations with an unknown outcome are left to the post step, and if the workflow was canceled, the
 * builds that were created `before` too, until they are canceled.
 * @throws the error that prevents the start.
 */
async function startBuild(pipeline, order, before, context) {
    const creation = { ...pipeline, key: context.uuid() };
    let requested = false;
    try {
        const earlier = await reuse(pipeline, order, before, context);
        if (earlier !== null)
            return earlier;
        requested = true;
        return await create(creation, order, before, context);
    }
    catch (error) {
        const { signal } = context;
        const isUnknown = requested && (error === signal.reason || error instanceof client/* OutcomeUnknownError */.Do);
        const pending = isUnknown ? [creation] : [];
        if (order.cancelOnAbort && (requested || before.length > 0)) {
            const builds = signal.aborted ? saveable(before, order) : [];
            (0,saved_state/* saveUnfinished */.r9)({ pending, builds }, context.journal);
        }
        return giveUp(error, { pending, before }, context);
    }
}
/** If the workflow was canceled, all builds will be canceled. Otherwise the builds created before keep running. */
function giveUp(error, { pending, before }, { log, signal }) {
    if (signal.aborted) {
        if (pending.length === 0 && error !== signal.reason && error instanceof Error)
            log.warning(error.message);
        return { pending };
    }
    for (const { address, origin } of before)
        log.info(`${(0,build_outputs/* nameBuild */.mT)(address)} was ${origin === 'reused' ? 'reused' : 'created'}, and keeps running.`);
    throw error;
}
function saveable(before, { cancelOnAbort }) {
    return before.filter((one) => (0,cancel_on_abort/* isCanceledOnAbort */.b)(one, cancelOnAbort)).map(saved_state/* toSaved */.l7);
}
/** The build of an earlier run with the same idempotency key; null if there is none. */
async function reuse(pipeline, { pipelines, body, idempotencyKey }, before, context) {
    if (idempotencyKey === undefined)
        return null;
    const earlier = await findEarlier(pipeline, { body, idempotencyKey }, context);
    if (earlier === null)
        return null;
    (0,build_outputs/* setBuildOutputs */.vP)([...before, earlier], context.journal, pipelines.length);
    context.log.info(`${(0,build_outputs/* nameBuild */.mT)(earlier.address)}: reused from an earlier run with the same idempotency-key.`);
    return earlier;
}
/** Creates one build. Its key is saved before the request, so that the post step can find it if this step is killed. */
async function create({ key, ...pipeline }, order, before, context) {
    const { client, journal, log } = context;
    const { pipelines, body, recover, cancelOnAbort } = order;
    const save = (phase, build) => {
        if (cancelOnAbort)
            journal.save({ phase, builds: [...saveable(before, order), build] });
    };
    save('creating', { ...pipeline, key });
    const sent = client.builds.createWithDetails(pipeline, body, { key, recover });
    const what = `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`;
    const { build, origin } = await (0,grace_period/* withGracePeriod */.ip)(sent, what, context);
    const address = { ...pipeline, number: build.number };
    const duplicateKey = origin === 'direct' ? {} : { duplicateKey: key };
    const started = { address, build, origin: 'started', ...duplicateKey };
    save('waiting', (0,saved_state/* toSaved */.l7)(started));
    (0,build_outputs/* setBuildOutputs */.vP)([...before, started], journal, pipelines.length);
    log.info(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${origins[origin]} ${build.web_url ?? ''}`.trim());
    return started;
}

;// CONCATENATED MODULE: ./build/operations/start/start-builds.js











/** Shows the requests that would create the builds. */
async function previewBuilds(plan, context) {
    const { body } = tagBody(plan, context.uuid);
    const requests = plan.pipelines.map((to) => ({ endpoint: 'builds.create', to: { ...to }, body }));
    return (0,dry_run.dryRun)(requests, context);
}
/** Creates the builds one after the other, then waits for all of them together. */
async function startBuilds(plan, context) {
    const { clock, signal } = context;
    const abort = { sinceMs: clock.monotonic(), cancelOnAbort: plan.cancelOnAbort };
    const { body, shared } = tagBody(plan, context.uuid);
    const { started, pending } = await startEach({ ...plan, body }, context);
    if (signal.aborted)
        return (0,cancel_on_abort/* cancelOnAbort */.e)(started, { ...abort, pending, spentMs: grace_period/* graceMs */.Nl }, context);
    const duplicateCheck = createDuplicateCheck(started, context);
    if (plan.wait !== null) {
        const findable = started.length > 1 && started.every(({ origin }) => origin === 'started');
        const options = { options: plan.wait, shared: findable ? shared : undefined, duplicateCheck };
        return (0,wait_for_builds.waitForBuilds)(started, options, context);
    }
    try {
        const kept = (await duplicateCheck?.conclude(started)) ?? started;
        (0,saved_state/* saveDone */.E3)(context.journal);
        return (0,build_outcome.buildOutcome)(describeStart(kept), kept, context);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return (0,cancel_on_abort/* cancelOnAbort */.e)(started, abort, context);
    }
}
/** Starts one build after the other, until the workflow is canceled. `pending` may have been created nevertheless. */
async function startEach(plan, context) {
    const started = [];
    for (const pipeline of plan.pipelines) {
        if (context.signal.aborted)
            break;
        const one = await startBuild(pipeline, plan, started, context);
        if ('pending' in one)
            return { started, pending: one.pending };
        started.push(one);
    }
    return { started, pending: [] };
}
function describeStart(started) {
    const reused = started.filter(({ origin }) => origin === 'reused');
    const [only, second] = started;
    if (only !== undefined && second === undefined)
        return reused.length === 0
            ? `Created ${(0,build_outputs/* nameBuild */.mT)(only.address)}.`
            : `Reused ${(0,build_outputs/* nameBuild */.mT)(only.address)} from an earlier run with the same idempotency-key.`;
    const created = `Created ${(0,counts/* count */.U)(started.length - reused.length, 'build')}`;
    return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}


/***/ })

};
