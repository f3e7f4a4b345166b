"use strict";
exports.id = 783;
exports.ids = [783];
exports.modules = {

// MODULE: ./build/sources/operations/context/failed-outcome.js
/***/ 8717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ interruptedOutcome),
/* harmony export */   fd: () => (/* binding */ withFailure),
/* harmony export */   op: () => (/* binding */ interruptedWrite)
/* harmony export */ });
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9075);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8117);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);



function withFailure(others, { operation, why, error }, { redact }) {
    const given = ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwn */ .NP)(error) ? error.hint : undefined) ?? others.hint;
    const hint = given === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .b)(given);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(hint !== undefined && { hint }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, others.summary),
    };
}
function interruptedOutcome(outcome, redact) {
    const failed = { interrupted: true, sentence: redact.text(outcome.sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${outcome.sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, outcome.summary),
    };
}
function interruptedWrite(sentence, redact) {
    const failed = { interrupted: true, sentence: redact.text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailure */ .z)(failed, limits),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/lists/read-list.js
/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   KA: () => (/* binding */ describeList),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   jm: () => (/* binding */ collectItems)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);




const mostBytes = 32 * 1024 * 1024;
const progressMs = 10_000;
async function readList(list, { limit, thing }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    let read = [];
    const onPage = (pages, items) => {
        read = items;
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages, thing)} read so far.`);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes: mostBytes, onPage }), complete: true };
    }
    catch (error) {
        if (signal.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const { reason } = error;
        const items = error.items;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, { limit }) {
    try {
        return await list.toArray({ limit, maxBytes: mostBytes });
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        if (error.reason === 'failed')
            throw error.cause;
        return error.items;
    }
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
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorText */ .kc)(failure.cause)}. Read before that: ${what}.`;
    return {
        success: false,
        sentence,
        ...(failure.hint === undefined ? {} : { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(failure.hint) }),
    };
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/list-outputs.js
/***/ 3177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listValues)
/* harmony export */ });
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ }),

// MODULE: ./build/sources/operations/runs.js + 42 modules
/***/ 5783:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancelAndWait: () => (/* reexport */ cancelAndWait),
  cancelMatching: () => (/* reexport */ cancelMatching),
  cleanUp: () => (/* reexport */ cleanUp),
  createSuite: () => (/* reexport */ createSuite),
  describeFilters: () => (/* reexport */ describeFilters),
  downloadArtifacts: () => (/* reexport */ downloadArtifacts),
  dryRun: () => (/* reexport */ dryRun),
  findNewest: () => (/* reexport */ findNewest),
  isRefused: () => (/* reexport */ retry_jobs_isRefused),
  listMatching: () => (/* reexport */ listMatching),
  locateLatest: () => (/* reexport */ locateLatest),
  missingBuild: () => (/* reexport */ missingBuild),
  planUnblock: () => (/* reexport */ planUnblock),
  pollBuilds: () => (/* reexport */ pollBuilds),
  previewBuilds: () => (/* reexport */ previewBuilds),
  readSuites: () => (/* reexport */ readSuites),
  rebuild: () => (/* reexport */ rebuild),
  renderList: () => (/* reexport */ renderList),
  requestRebuild: () => (/* reexport */ requestRebuild),
  retryAndWait: () => (/* reexport */ retryAndWait),
  retryEarlier: () => (/* reexport */ retryEarlier),
  suiteOutcome: () => (/* reexport */ suiteOutcome),
  triggerBuilds: () => (/* reexport */ triggerBuilds),
  unblockAndWait: () => (/* reexport */ unblockAndWait),
  waitForBuilds: () => (/* reexport */ waitForBuilds),
  writeSuite: () => (/* reexport */ writeSuite)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/token-bucket.js
var token_bucket = __webpack_require__(5511);
// EXTERNAL MODULE: ./build/sources/model/states.js
var model_states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
;// CONCATENATED MODULE: ./build/sources/report/artifacts.js




function renderArtifacts(files, options) {
    const size = files.reduce((sum, file) => sum + file.bytes, 0);
    const rows = files.map((file) => [
        (0,markdown/* code */.aY)(file.path),
        (0,counts/* formatBytes */.z3)(file.bytes),
        file.step ? (0,markdown/* code */.aY)(file.step) : markdown/* nothing */.s6,
    ]);
    const columns = [{ title: 'File' }, { title: 'Size', align: 'right' }, { title: 'Step' }];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Downloaded ${(0,counts/* count */.U9)(files.length, 'artifact')} of ${options.title} (${(0,counts/* formatBytes */.z3)(size)})`),
        (0,text_blocks/* paragraph */.FY)('failure', options.failure === null ? markdown/* nothing */.s6 : (0,markdown.md) `> ${(0,markdown/* prose */.CS)(options.failure, 1_000)}`),
    ];
    const all = files.length === 0 ? blocks : [...blocks, (0,text_blocks/* table */.tp)('files', columns, rows, { max: 100 })];
    return (0,text_document/* renderDocument */.yQ)(all, (0,text_document/* bytes */.ee)(options.bytes));
}

// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/context/failed-outcome.js
var failed_outcome = __webpack_require__(8717);
;// CONCATENATED MODULE: ./build/sources/operations/context/pool.js
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

// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/times.js
var model_times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/text/globs.js
var text_globs = __webpack_require__(6198);
;// CONCATENATED MODULE: ./build/sources/operations/artifacts/choose.js





const mostNamed = 5;
function chooseArtifacts(build, listed, { steps, globs, byJob, maxBytes }, platform) {
    const jobs = new Map((build.jobs ?? []).map((job) => [String(job.id), job]));
    const stepOf = ({ job_id }) => textOf(jobs.get(job_id), 'step_key');
    const keys = new Set([...jobs.values()].flatMap((job) => textOf(job, 'step_key') ?? []));
    const unknown = steps?.filter((key) => !keys.has(key)) ?? [];
    if (unknown.length > 0)
        throw new error_text/* OwnError */.Nj(`No job of the build has the step key ${quoted(unknown)}. Its keys: ${quoted([...keys])}.`);
    const matches = globs === undefined ? () => true : (0,text_globs/* createMatcher */.P)(globs);
    const matching = listed.filter((one) => (steps?.includes(stepOf(one) ?? '') ?? true) && matches(one.path.replaceAll('\\', '/')));
    if (matching.length === 0)
        throw new error_text/* OwnError */.Nj(`None of the ${(0,counts/* count */.U9)(listed.length, 'artifact')} of the build matches${listed.length > 0 ? `, such as ${quoted(listed.map(({ path }) => path))}` : ''}.`);
    const warnings = [];
    const ageOf = ({ job_id }) => {
        const job = jobs.get(job_id);
        return job && (0,script_job/* isScriptJob */.P)(job) && (0,script_job/* isReplaced */.t)(job)
            ? 0
            : ((0,model_times/* parseTime */.p)(textOf(job, 'finished_at')) ?? Number.MAX_SAFE_INTEGER);
    };
    const newest = new Map();
    const repeated = new Set();
    for (const artifact of matching.toSorted((a, b) => ageOf(a) - ageOf(b))) {
        const parts = safeParts(byJob ? `${artifact.job_id}/${artifact.path}` : artifact.path, platform);
        const place = parts.join('/');
        if (newest.has(place))
            repeated.add(place);
        newest.set(place, { artifact, parts, step: stepOf(artifact) });
    }
    if (repeated.size > 0)
        warnings.push(`${quoted([...repeated])} was uploaded several times. Only the newest counts.${byJob ? '' : ' To get that of each job, set by-job.'}`);
    const files = [...newest.values()].filter(isReady);
    const gone = [...newest.values()].filter((one) => !isReady(one));
    if (gone.length > 0) {
        const words = gone.map(({ artifact: { path, state } }) => `${path} (${state ?? 'unknown'})`);
        const text = `${(0,counts/* count */.U9)(gone.length, 'artifact')} of ${newest.size} cannot be downloaded: ${quoted(words)}.`;
        if (files.length === 0)
            throw new error_text/* OwnError */.Nj(text);
        warnings.push(text);
    }
    const bytes = files.reduce((sum, { artifact }) => sum + artifact.file_size, 0);
    if (bytes > maxBytes)
        throw new error_text/* OwnError */.Nj(`${(0,counts/* count */.U9)(files.length, 'artifact')} of ${bytes} bytes: more than max-size allows (${(0,counts/* formatBytes */.z3)(maxBytes)}).`);
    return { files, warnings };
}
function isReady(one) {
    const { state, file_size: size } = one.artifact;
    return (state ?? 'finished') === 'finished' && Number.isSafeInteger(size) && Number(size) >= 0;
}
const refusals = [
    [/(?:^|[\\/])\.\.(?:[\\/]|$)/, 'it leaves the folder'],
    [/^[.\\/]*$/, 'it names no file'],
    [/^[\\/]/, 'it is absolute'],
    [/^[a-z]:/i, 'it begins with a drive letter'],
    [/[\p{Cc}\p{Cs}]/u, 'it has control characters'],
    [/(?:^|[\\/])\.git(?:[\\/]|$)/i, 'it has a reserved name'],
];
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>:"|?*]|[. ]$/i;
function safeParts(path, platform) {
    const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
    const isReserved = platform === 'win32' && parts.some((part) => reservedOnWindows.test(part));
    const why = refusals.find(([pattern]) => pattern.test(path))?.[1] ?? (isReserved && 'it has a reserved name');
    if (why)
        throw new error_text/* OwnError */.Nj(`Refused the artifact ${JSON.stringify(path)}: ${why}. Nothing was written.`);
    return parts;
}
function textOf(job, name) {
    const value = job === undefined ? null : Reflect.get(job, name);
    return typeof value === 'string' ? value : null;
}
function quoted(names) {
    const shown = names.slice(0, mostNamed).map((name) => JSON.stringify(name));
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    return `${shown.join(', ') || 'none'}${more}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/artifacts/download.js













const atOnce = 4;
const pausesMs = [2_000, 10_000];
const progressMs = 10_000;
const mostListed = 10_000;
class DamagedFile extends error_text/* OwnError */.Nj {
}
async function downloadArtifacts({ address, to, ...filters }, context) {
    const { client, clock, log, redact, signal } = context;
    const folder = await context.openFolder(to);
    const build = await client.builds.get(address, { include_retried_jobs: true, signal });
    const list = client.artifacts.list(address, { signal });
    const listed = await (0,read_list/* readList */.LD)(list, { limit: mostListed, thing: 'artifact' }, context);
    signal.throwIfAborted();
    if (listed.failure !== undefined)
        throw listed.failure.cause;
    const { files, warnings } = chooseArtifacts(build, listed.items, filters, process.platform);
    const notes = [
        ...((0,model_states/* hasEnded */.hY)(build) ? [] : [`${(0,build_outputs/* nameBuild */.mT)(address)} still runs: jobs can upload more.`]),
        ...warnings,
        ...(listed.complete
            ? []
            : [`The list of artifacts is incomplete: only ${(0,counts/* count */.U9)(listed.items.length, 'artifact')} were read.`]),
    ];
    for (const { parts } of files)
        await folder.check(parts);
    logDuration(files.length, context);
    const done = [];
    let bytes = 0;
    let loggedMs = clock.monotonic();
    const onPiece = (size) => {
        bytes += size;
        if (clock.monotonic() - loggedMs < progressMs)
            return;
        loggedMs = clock.monotonic();
        log.info(`${done.length} of ${(0,counts/* count */.U9)(files.length, 'file')} downloaded so far, ${(0,counts/* formatBytes */.z3)(bytes)}.`);
    };
    const failure = await runPool(files, atOnce, async (file) => {
        await downloadFile(file, { address, folder, onPiece }, context);
        const { artifact, parts, step } = file;
        const { id, job_id, file_size: size, sha1sum } = artifact;
        done.push({ path: parts.join('/'), bytes: size, id, job_id, step, sha1: sha1sum ?? null });
    }).then(() => null, (error) => error);
    done.sort((a, b) => (a.path < b.path ? -1 : 1));
    const size = done.reduce((sum, file) => sum + file.bytes, 0);
    const all = done.length < files.length ? `${done.length} of ` : '';
    const result = `${(0,build_outputs/* nameBuild */.mT)(address)}: downloaded ${all}${(0,counts/* count */.U9)(files.length, 'artifact')} (${(0,counts/* formatBytes */.z3)(size)}).`;
    const outcome = {
        success: failure === null,
        sentence: failure === null ? result : `${(0,error_text/* errorText */.kc)(failure)} ${result}`,
        ...(failure instanceof errors/* ClientError */.MZ && failure.hint !== undefined && { hint: failure.hint }),
        notes,
        outputs: {
            count: String(done.length),
            bytes: String(size),
            path: folder.path,
            files: done.map(({ path: file, bytes: each, id, job_id }) => ({ file, bytes: each, id, job_id })),
        },
        json: done,
        summary: (limits) => renderArtifacts(redact.json(done), {
            title: redact.text((0,build_outputs/* nameBuild */.mT)(address)),
            failure: failure === null ? null : redact.text((0,error_text/* errorText */.kc)(failure)),
            ...limits,
        }),
    };
    return signal.aborted ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome, redact) : outcome;
}
function logDuration(files, { client, log }) {
    const perMinute = client.rateLimit.perMinute();
    const share = perMinute === null ? 60_000 / token_bucket/* usualPaceMs */._T : perMinute / 2;
    if (files <= share)
        return;
    const time = (0,durations/* formatDuration */.a3)(Math.ceil(files / share) * 60_000);
    log.info(`${(0,counts/* count */.U9)(files, 'file')} take as many requests. With about ${share} a minute, that takes up to ${time}.`);
}
async function downloadFile({ artifact, parts }, { address, folder, onPiece, }, { client, clock, log, signal }) {
    const name = JSON.stringify(parts.join('/'));
    for (let attempt = 1;; attempt += 1) {
        signal.throwIfAborted();
        try {
            const pieces = client.artifacts.download({ ...address, job: artifact.job_id, artifact: artifact.id }, { signal });
            return await folder.write(parts, checked(pieces, artifact, onPiece));
        }
        catch (error) {
            signal.throwIfAborted();
            const why = (0,error_text/* errorText */.kc)(error).replace(/^Could not download artifact [^:]*: /, '');
            const pauseMs = pausesMs[attempt - 1];
            if (pauseMs === undefined || !(error instanceof errors/* ClientError */.MZ || error instanceof DamagedFile))
                throw new error_text/* OwnError */.Nj(`Could not download ${name}: ${why}.`.replace(/\.\.$/, '.'));
            log.info(`Trying again to download ${name}: ${why}.`);
            await clock.sleep(pauseMs, signal);
        }
    }
}
async function* checked(pieces, { file_size: size, sha1sum }, onPiece) {
    const sha1 = (0,external_node_crypto_.createHash)('sha1');
    let bytes = 0;
    for await (const piece of pieces) {
        bytes += piece.byteLength;
        if (bytes > size)
            throw new DamagedFile(`it is larger than ${(0,counts/* count */.U9)(size, 'byte')}`);
        sha1.update(piece);
        onPiece(piece.byteLength);
        yield piece;
    }
    if (bytes < size)
        throw new DamagedFile(`it ended after ${bytes} of ${(0,counts/* count */.U9)(size, 'byte')}`);
    if (sha1sum && sha1.digest('hex') !== sha1sum.toLowerCase())
        throw new DamagedFile('its SHA-1 is not that of the uploaded file');
}

// EXTERNAL MODULE: ./build/sources/client/retry/failure.js
var failure = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/sources/operations/context/time-to-wait.js
var time_to_wait = __webpack_require__(4020);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js
var build_outcome = __webpack_require__(3265);
// EXTERNAL MODULE: ./build/sources/operations/inputs/in-input-words.js
var in_input_words = __webpack_require__(8117);
;// CONCATENATED MODULE: ./build/sources/operations/end/end-part.js






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
        const isLate = attempt === 1 && ended.error instanceof errors/* TimeoutError */.MU && clock.monotonic() < endMs;
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
        if (error instanceof errors/* ClientError */.MZ && !isRefused(error, hopeless) && rank !== 'urgent') {
            const limits = { signal, rank: 'last', timeoutMs: Math.min(timeoutMs, readMs) };
            build = await client.builds.get(to, limits).catch(() => undefined);
        }
        const isLost = error instanceof errors/* ClientError */.MZ && (0,failure/* couldHaveBeenApplied */.D4)(error);
        const failed = { result: 'failed', build, error };
        if (build === undefined || !(isLost || isRefused(error, [422])))
            return failed;
        if ((0,model_states/* isCanceled */.YQ)(build.state))
            return { build, result: isLost ? 'canceled' : 'already-canceled' };
        return (0,model_states/* isTerminal */.Hd)(build) ? { build, result: resultOf({ build, already: true }) } : failed;
    }
}
function resultOf({ build, already }) {
    if ((0,model_states/* isCanceled */.YQ)(build.state))
        return already ? 'already-canceled' : 'canceled';
    if ((0,model_states/* effectiveState */.Jt)(build) === 'blocked')
        return 'blocked';
    return (0,model_states/* isOver */.PU)(build) ? 'ended' : 'canceled';
}
function isRefused(error, statuses) {
    return error instanceof errors/* ApiError */.hD && statuses.includes(error.status);
}
function logUncanceled({ error }, { log }) {
    const hint = error instanceof errors/* ClientError */.MZ && isRefused(error, [401, 403, 422]) ? error.hint : undefined;
    log.warning(hint === undefined ? (0,error_text/* errorText */.kc)(error) : `${(0,error_text/* errorText */.kc)(error)}. ${(0,in_input_words/* inInputWords */.b)(hint)}`);
}
function cancelWords({ state }) {
    return state === 'canceled' ? 'canceled' : 'being canceled';
}
function describeEnded(result, { address, build }) {
    const name = (0,build_outputs/* nameBuild */.mT)(address);
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

;// CONCATENATED MODULE: ./build/sources/operations/end/graceful.js
const graceMs = 2_500;
async function writeGracefully(write, { what, onSend, onNoEffect }, { signal, forceSignal, heedSignals, clock, log, }) {
    if (signal.aborted)
        return 'not sent';
    const [unsent, done] = [new AbortController(), new AbortController()];
    let open = 0;
    const stop = () => {
        if (open === 0)
            unsent.abort(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true, signal: done.signal });
    const guard = {
        signal: unsent.signal,
        async onState(state, before) {
            if (state === 'sending') {
                await heedSignals();
                signal.throwIfAborted();
                onSend?.(before);
                open += 1;
            }
            else if (state === 'settled') {
                open -= 1;
                if (open > 0)
                    return;
                onNoEffect?.();
                if (signal.aborted)
                    stop();
            }
        },
    };
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true, signal: done.signal }));
    const limit = async () => {
        await aborted;
        if (open > 0 && what)
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`);
        await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => { });
        throw signal.reason;
    };
    const work = write(guard, () => open > 0);
    try {
        return { value: await Promise.race([work, limit()]) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return open > 0 ? 'unknown' : 'not sent';
    }
    finally {
        done.abort();
        work.catch(() => { });
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-build.js









const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';
async function cancelAndWait(address, { sendByMs, waitForEnd }, context) {
    const { journal, redact, signal } = context;
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    const written = await writeGracefully((guard) => endPart(address, 'step', context, { ...(0,time_to_wait/* endingAt */.h)(sendByMs, time_to_wait/* mostHeldMs */.P), ...guard }), { what: `cancel of ${name}` }, context);
    if (typeof written === 'string') {
        const result = written === 'unknown' ? 'may have been canceled' : 'was not canceled';
        return (0,failed_outcome/* interruptedWrite */.op)(`${name} ${result}.`, redact);
    }
    const ended = written.value;
    if (ended.result === 'failed') {
        const { build, error } = ended;
        if (build)
            (0,build_outputs/* setBuildOutputs */.vP)([{ address, build }], journal);
        if (error instanceof errors/* ClientError */.MZ && (0,failure/* couldHaveBeenApplied */.D4)(error))
            error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
        throw error;
    }
    const { build, result } = ended;
    if (waitForEnd && !(0,model_states/* isTerminal */.Hd)(build) && !signal.aborted)
        return failIfBlocked(await waitForEnd(build));
    const one = { address, build };
    const sentence = result === 'canceled' ? (0,build_outcome/* describeReported */.hZ)(one, context) : describeEnded(result, one);
    const words = signal.aborted ? `The step was interrupted. ${sentence}` : sentence;
    const outcome = { ...(0,build_outcome/* buildOutcome */.nP)(words, [one], context), success: !signal.aborted };
    return result === 'blocked' ? failIfBlocked(outcome) : outcome;
}
function failIfBlocked(outcome) {
    if (outcome.outputs?.state !== 'blocked')
        return outcome;
    const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
    return { ...outcome, success: false, hint };
}

// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/builds/analyze.js
var analyze = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
;// CONCATENATED MODULE: ./build/sources/report/builds/list.js










const pictured = 20;
const openRows = 20;
const longestFact = 100;
function analyzeBuilds(builds, { complete, results, ...context }) {
    const listed = builds.map((build) => {
        const result = results?.get(build.id);
        return {
            ...(0,analyze/* analyzeBuild */.Zu)(build, context),
            result: result === undefined ? null : context.redact.text(result),
        };
    });
    return { builds: listed, complete, asOf: context.now };
}
function describeListed({ place, number, state, branch, commit, message }) {
    const facts = [state, branch, commit && (0,builds_commit/* shortCommit */.A)(commit), message];
    const known = facts.filter((fact) => fact !== null).map((fact) => (0,cut/* cutEnd */.y)(fact, longestFact));
    return `${`${place} #${number}`.trim()}: ${known.join(', ')}`;
}
function renderBuildsSummary({ builds, complete, asOf }, options) {
    const found = builds.length === 0 ? 'No builds found' : (0,counts/* count */.U9)(builds.length, 'build');
    const places = new Set(builds.map((build) => build.place));
    const [place] = places.size === 1 ? places : [];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found}${place ? (0,markdown.md) ` in ${place}` : markdown/* nothing */.s6}`),
        (0,text_blocks/* paragraph */.FY)('picture', picture(builds)),
        (0,text_blocks/* paragraph */.FY)('caveats', complete ? markdown/* nothing */.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...(builds.length === 0 ? [] : tables(builds, asOf, places.size === 1)),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>As of ${(0,durations/* formatMoment */.K9)(asOf)}.</sub>`);
}
function picture(builds) {
    if (builds.length === 0)
        return markdown/* nothing */.s6;
    const signs = builds.slice(0, pictured).map(({ state }) => (0,verdict/* signOf */.rL)(state));
    const order = builds.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
    const states = [...Map.groupBy(builds, ({ state }) => state)];
    const words = states
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([state, group]) => (0,markdown.md) `${(0,counts/* formatNumber */.ZV)(group.length)} ${(0,markdown/* prose */.CS)(state, 40)}`);
    return (0,markdown.md) `${{ markdown: signs.join(' ') }} (${order})\n\n${(0,markdown/* join */.fj)(words, ', ')}.`;
}
function tables(builds, asOf, isOnePlace) {
    const isActedOn = builds.some((build) => build.result !== null);
    const columns = [
        { title: 'Build' },
        { title: 'State' },
        ...(isActedOn ? [{ title: 'Action' }] : []),
        { title: 'Ran', align: 'right' },
        ...['Branch', 'Commit', 'Message', 'Created', 'By'].map((title) => ({ title })),
    ];
    const rows = builds.map((build) => [
        (0,url/* link */.nf)(isOnePlace ? `${build.number}` : `${build.place} build ${build.number}`, build.url),
        (0,markdown.md) `${{ markdown: (0,verdict/* signOf */.rL)(build.state) }} ${(0,markdown/* prose */.CS)(build.state, 40)}`,
        ...(isActedOn ? [build.result] : []),
        build.ranMs === null ? markdown/* nothing */.s6 : (0,durations/* formatDuration */.a3)(build.ranMs),
        (0,markdown/* code */.aY)(build.branch ?? '', 60),
        build.commit === null ? markdown/* nothing */.s6 : (0,builds_commit/* commitLabel */.K)(build.commit),
        (0,markdown/* prose */.CS)(build.message ?? '', 80),
        build.createdAt === null ? markdown/* nothing */.s6 : (0,durations/* formatAge */.nV)(asOf - build.createdAt),
        (0,markdown/* code */.aY)(build.creator ?? '', 40),
    ]);
    const first = (0,text_blocks/* table */.tp)('builds', columns, rows.slice(0, openRows));
    const rest = (0,text_blocks/* table */.tp)('more builds', columns, rows.slice(openRows));
    const more = rows.length - openRows;
    return more > 0 ? [first, (0,text_blocks/* collapsed */.yZ)(`${(0,counts/* formatNumber */.ZV)(more)} more`, rest)] : [first];
}

// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
;// CONCATENATED MODULE: ./build/sources/operations/lists/matching-builds.js





async function readMatching({ scope, filters, limit, sendByMs }, context) {
    const options = { ...filters, signal: context.signal, ...(0,time_to_wait/* endingAt */.h)(sendByMs, time_to_wait/* mostHeldMs */.P) };
    const { organization, pipeline } = scope;
    const { builds } = context.client;
    const listAll = () => organization === undefined ? builds.list(options) : builds.listForOrganization({ organization }, options);
    const list = organization !== undefined && pipeline !== undefined
        ? builds.listForPipeline({ organization, pipeline }, options)
        : listAll();
    const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'build' }, context);
    return { ...chooseMatching(items, filters), ...end };
}
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
    if (unmet.size === 0)
        return { builds, notes: [] };
    const names = [...unmet].map((name) => name.replaceAll('_', '-')).join(' and ');
    const others = (0,counts/* count */.U9)(listed.length - builds.length, 'listed build');
    return {
        builds,
        notes: [
            `Ignored ${others} that should have been excluded by ${names}. The service may not support that.`,
        ],
    };
}
function unmetFilters(build, filters) {
    return Object.entries(checks).flatMap(([name, check]) => {
        const wanted = filters[name];
        const matches = check;
        return wanted === undefined || matches(build, wanted) ? [] : [name];
    });
}
function hasState(build, wanted) {
    const states = wanted === 'finished' ? model_states/* finishedStates */.ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,model_states/* effectiveState */.Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,model_times/* parseTime */.p)(time), (0,model_times/* parseTime */.p)(from)];
    return at !== null && least !== null && at >= least;
}
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

;// CONCATENATED MODULE: ./build/sources/operations/lists/build-list.js







const mostLogged = 20;
async function listMatching(order, context) {
    const { builds, notes, ...end } = await readMatching(order, context);
    const { complete } = end;
    const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
    const report = reportOn(builds, { complete }, context);
    logBuilds(report, context);
    const outcome = {
        ...(0,read_list/* describeList */.KA)((0,counts/* count */.U9)(builds.length, 'build'), end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,list_outputs/* listValues */.D)(builds.length, complete, tracked.map(build_outputs/* buildEntry */.Jo)) },
        json: builds,
        notes,
        summary: (limits) => (builds.length === 0 && complete ? '' : renderBuildsSummary(report, limits)),
    };
    return end.reason === 'interrupted' ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome, context.redact) : outcome;
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

// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
;// CONCATENATED MODULE: ./build/sources/report/previews.js




function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks/* paragraph */.FY)(`request ${index + 1}`, (0,fence/* fenced */.O)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document/* renderDocument */.yQ)([(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document/* bytes */.ee)(options.bytes));
}
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

;// CONCATENATED MODULE: ./build/sources/operations/outputs/dry-run.js


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
    return `Dry run: ${(0,counts/* count */.U9)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-matching.js















const words = {
    failed: 'could not be canceled',
    canceled: 'canceled',
    ended: 'already finished',
    'already-canceled': 'already canceled',
    blocked: 'blocked, not canceled',
    unknown: 'may be canceled: the outcome is unknown',
    left: 'not canceled',
    open: 'had not ended when last read',
};
const mostAtOnce = 10;
async function cancelMatching(order, context) {
    const { clock, journal, log, redact, signal } = context;
    const read = await readMatching(order, context).catch((error) => {
        if (!signal.aborted)
            throw error;
        return (0,failed_outcome/* interruptedWrite */.op)('No build was canceled.', redact);
    });
    if (!('builds' in read))
        return read;
    const { builds, notes, ...end } = read;
    let parts = trackAll(builds, 'left');
    if (order.dryRun) {
        signal.throwIfAborted();
        const requests = parts.map(({ tracked }) => ({ endpoint: 'builds.cancel', to: { ...tracked.address } }));
        return { ...(await dryRun(requests, context)), outputs: (0,list_outputs/* listValues */.D)(parts.length, end.complete), notes };
    }
    let blocked = { parts: [], complete: false, notes: ['Blocked builds are not reported.'] };
    const all = () => [...blocked.parts, ...parts];
    const publish = () => (0,build_outputs/* setBuildOutputs */.vP)(buildsOf(all()), journal, all().length + Math.min(1, blocked.notes.length));
    const conclude = () => {
        const outcome = toOutcome(all(), end, context);
        const outputs = blocked.complete ? outcome.outputs : { ...outcome.outputs, complete: 'false' };
        return { ...outcome, outputs, notes: [...notes, ...blocked.notes] };
    };
    publish();
    try {
        const pacedMs = clock.monotonic() + builds.length * token_bucket/* usualPaceMs */._T;
        const rank = pacedMs > (order.sendByMs ?? Number.POSITIVE_INFINITY) ? 'last' : 'normal';
        const limits = { ...(0,time_to_wait/* endingAt */.h)(order.sendByMs, time_to_wait/* mostHeldMs */.P), rank };
        await runPool([...parts.entries()], mostAtOnce, async ([index, part]) => {
            parts[index] = await cancelOne(part, limits, context);
            publish();
            signal.throwIfAborted();
        });
        blocked = await listBlocked(order, parts, context);
        for (const { address } of buildsOf(blocked.parts))
            log.info(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${words.blocked}.`);
        publish();
        parts = await waitForEnds(parts, order);
        return conclude();
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return (0,failed_outcome/* interruptedOutcome */.BF)(conclude(), redact);
    }
}
function trackAll(builds, result) {
    return builds.flatMap((build) => (0,build_outputs/* trackListed */.Hn)(build) ?? []).map((tracked) => ({ tracked, result }));
}
function buildsOf(parts) {
    return parts.map(({ tracked }) => tracked);
}
async function cancelOne({ tracked }, limits, context) {
    const { log, signal } = context;
    const { address } = tracked;
    const sent = await writeGracefully(async (guard, isOpen) => {
        const ended = await endPart(address, 'step', context, { ...limits, ...guard });
        if (ended.result === 'failed' && signal.aborted && ended.error === signal.reason)
            throw ended.error;
        return { ended, isLost: isOpen() };
    }, {}, context);
    if (typeof sent === 'string')
        return { tracked, result: sent === 'unknown' ? 'unknown' : 'left' };
    const { ended, isLost } = sent.value;
    if (ended.result === 'failed') {
        logUncanceled(ended, context);
        return { tracked, result: isLost ? 'unknown' : 'failed', failure: (0,error_text/* errorText */.kc)(ended.error) };
    }
    const said = ended.result === 'canceled' ? cancelWords(ended.build) : words[ended.result];
    log.info(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${said}.`);
    return { tracked: { ...tracked, build: ended.build }, result: ended.result };
}
async function listBlocked({ reportsBlocked, ...order }, others, context) {
    if (!reportsBlocked)
        return { parts: [], complete: true, notes: [] };
    try {
        const filters = { ...order.filters, state: ['blocked'] };
        const { builds, complete, failure } = await readMatching({ ...order, filters }, context);
        context.signal.throwIfAborted();
        const known = new Set(others.map(({ tracked }) => tracked.build.id));
        const parts = trackAll(builds.filter(({ id }) => !known.has(id)), 'blocked');
        return { parts, complete, notes: failure === undefined ? [] : [(0,error_text/* errorText */.kc)(failure.cause)] };
    }
    catch (error) {
        context.signal.throwIfAborted();
        return { parts: [], complete: false, notes: [`Blocked builds are not reported: ${(0,error_text/* errorText */.kc)(error)}`] };
    }
}
async function waitForEnds(parts, { filters: { state: _, ...filters }, waitForEnd }) {
    const canceled = buildsOf(parts.filter(({ result }) => result === 'canceled' || result === 'already-canceled'));
    if (waitForEnd === undefined || canceled.length === 0)
        return parts;
    const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
    const seen = await waitForEnd(canceled, { ...filters, ...(oldest && { created_from: oldest }) });
    return parts.map((part) => {
        const now = seen.find(({ build }) => build.id === part.tracked.build.id);
        return now ? { tracked: now, result: cancel_matching_resultOf(now.build, part.result) } : part;
    });
}
function cancel_matching_resultOf(build, known) {
    if (!(0,model_states/* isOver */.PU)(build))
        return (0,model_states/* effectiveState */.Jt)(build) === 'blocked' ? 'blocked' : 'open';
    return (0,model_states/* isCanceled */.YQ)(build.state) ? known : 'ended';
}
function toOutcome(parts, end, context) {
    const { complete, failure } = end;
    const tracked = buildsOf(parts);
    const found = tracked.map(({ build }) => build);
    const results = new Map(parts.map(({ tracked, result }) => [tracked.build.id, words[result]]));
    const isDone = ({ failure, result }) => failure === undefined && result !== 'left' && result !== 'open' && result !== 'unknown';
    return {
        success: failure === undefined && parts.every(isDone),
        sentence: describeAll(parts, end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,list_outputs/* listValues */.D)(tracked.length, complete) },
        json: found,
        summary: ({ bytes }) => renderList(found, { bytes, complete, results }, context),
    };
}
function describeAll(parts, end) {
    const more = describeRest(end);
    if (parts.length === 0)
        return `No builds to cancel.${more}`;
    const said = Object.entries(words).flatMap(([result, text]) => {
        const those = parts.filter((part) => part.result === result);
        if (result === 'canceled' && !parts.some((part) => part.result === 'failed'))
            return `Canceled ${(0,counts/* count */.U9)(those.length, 'build')}`;
        if (those.length === 0)
            return [];
        const of = result === 'failed' ? ` of ${(0,counts/* count */.U9)(parts.length, 'build')}` : '';
        return `${those.length}${of} ${text}`;
    });
    const [first] = parts.flatMap(({ failure }) => failure ?? []);
    const why = first === undefined ? '' : ` First error: ${first.replace(/\.$/, '')}.`;
    return `${said.join('; ')}.${why}${more}`;
}
function describeRest(end) {
    if (end.complete)
        return '';
    if (end.reason === 'limit')
        return ' More builds match: run the operation again, or raise limit.';
    if (end.reason === 'interrupted')
        return ' More builds may match.';
    return ` More builds may match: ${end.failure ? (0,error_text/* errorText */.kc)(end.failure.cause) : (0,read_list/* whyIncomplete */.Be)(end)}.`;
}

// EXTERNAL MODULE: ./build/sources/client/once/create-build.js
var create_build = __webpack_require__(591);
;// CONCATENATED MODULE: ./build/sources/operations/end/duplicates.js




const timeoutMs = 10_000;
async function endingDuplicates(keys, onDone, work, context) {
    const over = new AbortController();
    const signal = AbortSignal.any([context.signal, over.signal]);
    const checks = keys.map(async (one) => {
        try {
            await untilDue(one, { ...context, signal });
            if (await endDuplicates(one, { ...context, signal }))
                onDone(one);
        }
        catch (error) {
            context.log.debug(`Could not check for duplicates: ${(0,error_text/* errorText */.kc)(error)}`);
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
async function endDuplicates({ key, in: pipeline, keep }, context) {
    const { client, log, signal } = context;
    const listed = await client.builds.findByKey(pipeline, key, { signal, timeoutMs });
    const others = listed.filter(({ number, state }) => number !== keep && !(0,model_states/* isCanceled */.YQ)(state));
    const ends = others.map(async (build) => {
        const address = { ...pipeline, number: build.number };
        const end = (0,model_states/* isOver */.PU)(build)
            ? { result: 'ended', build }
            : await endPart(address, 'step', context, { timeoutMs });
        if (end.result === 'failed')
            return false;
        const words = end.result === 'canceled' ? ' canceled' : `, which had already finished (${(0,model_states/* effectiveState */.Jt)(end.build)})`;
        log.warning(`${(0,build_outputs/* nameBuild */.mT)(address)}: duplicate build${words}.`);
        return true;
    });
    return (await Promise.all(ends)).every(Boolean);
}

;// CONCATENATED MODULE: ./build/sources/operations/end/obligations.js


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
        return (0,build_outputs/* nameBuild */.mT)(one.cancel);
    if ('retryOf' in one)
        return `retry of ${(0,build_outputs/* nameBuild */.mT)(one.retryOf)}`;
    if ('key' in one)
        return `build of ${one.in.organization}/${one.in.pipeline}`;
    return `rebuild of ${(0,build_outputs/* nameBuild */.mT)({ ...one.in, number: one.rebuiltFrom })}`;
}
const postStepLooks = 'The post step looks for it, and cancels it.';
function describeDoubt(one, isMine) {
    const name = `A ${nameRequested(one)} may have been`;
    if ('retryOf' in one)
        return `${name} started. This step does not cancel it.`;
    const next = isMine ? `. ${postStepLooks}` : ', and keeps running: this step does not cancel it.';
    const mark = 'key' in one ? ` Its meta-data is ${create_build/* buildKeyName */.Zy} = ${one.key}.` : '';
    return `${name} created${next}${mark}`;
}
function warnOfDoubt(error, one, { log }) {
    if (one !== null && !('retryOf' in one) && error instanceof errors/* OutcomeUnknownError */.Do)
        log.warning(`A ${nameRequested(one)} may have been created. ${postStepLooks}`);
}

;// CONCATENATED MODULE: ./build/sources/operations/end/post.js







const post_pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const ofStep = ': its step has ended';
async function cleanUp(obligations, context) {
    await Promise.all(obligations.map(async (one) => {
        try {
            if ('cancel' in one)
                await post_cancelOne(one.cancel, ofStep, context);
            else if ('key' in one)
                await cancelKeyed(one, context);
            else
                await cancelRebuild(one, context);
        }
        catch (error) {
            context.log.warning(`${describeLeft(one)} ${(0,error_text/* errorText */.kc)(error)}`);
        }
    }));
}
async function post_cancelOne(address, why, context) {
    const { log } = context;
    const ended = await endPart(address, 'post', context);
    if (ended.result === 'failed')
        return log.warning(`${(0,build_outputs/* nameBuild */.mT)(address)} could not be canceled and may still run. ${(0,error_text/* errorText */.kc)(ended.error)}`);
    const { result, build } = ended;
    if (result === 'canceled')
        return log.info(`Canceled ${(0,build_outputs/* nameBuild */.mT)(address)}${why}.`);
    const report = result === 'blocked' ? log.warning : log.info;
    report(describeEnded(result, { address, build }));
}
async function cancelKeyed(one, context) {
    const { key, in: pipeline, keep, lookAtMs = 0 } = one;
    const { client, clock, log, signal } = context;
    const kept = keep !== undefined && (0,build_outputs/* nameBuild */.mT)({ ...pipeline, number: keep });
    if (kept && clock.now() < lookAtMs)
        log.info(`The response to the creation of ${kept} was lost. Looking for duplicates.`);
    if (kept)
        await untilDue(one, context);
    const canceling = new Map();
    const search = lookEach(context, async () => {
        for (const { number, state } of await client.builds.findByKey(pipeline, key, { signal }))
            if (number !== keep && !canceling.has(number) && !(kept && (0,model_states/* isCanceled */.YQ)(state)))
                canceling.set(number, post_cancelOne({ ...pipeline, number }, kept ? `: it is a duplicate of ${kept}` : ofStep, context));
        return (keep !== undefined || canceling.size > 0) && clock.now() >= lookAtMs;
    });
    try {
        if (!(await search) && canceling.size === 0)
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
    await post_cancelOne(only, '', context);
}
async function lookEach({ clock, signal }, look) {
    let refusal;
    for (const pauseMs of post_pausesMs) {
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
    const name = 'cancel' in one ? nameRequested(one) : `A ${nameMarked(one)}`;
    return `${name} could not be canceled and may still run.`;
}
function nameMarked(one) {
    return `${nameRequested(one)}${'key' in one ? ` with the meta-data ${create_build/* buildKeyName */.Zy} = ${one.key}` : ''}`;
}

// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
;// CONCATENATED MODULE: ./build/sources/operations/context/missing-build-error.js

class MissingBuildError extends error_text/* OwnError */.Nj {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}

// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/words.js
var parsers_words = __webpack_require__(9897);
;// CONCATENATED MODULE: ./build/sources/operations/lists/newest-build.js






async function locateLatest(query, context, { isResult = false, ...limits } = {}) {
    const found = await findNewest(query, context, limits);
    if (found === null)
        throw await missingBuild(query, context, 'Check pipeline, branch, commit and state.');
    context.log.info((0,build_outputs/* withLink */.Ni)(`${(0,build_outputs/* nameBuild */.mT)(found.address)}: found.`, found.build, context));
    if (isResult)
        (0,build_outputs/* setBuildOutputs */.vP)([found], context.journal);
    return found.address;
}
async function findNewest({ pipeline, filters, preferredBranch }, { client, signal }, limits = {}) {
    const parameters = { ...filters, ...requests/* smallResponse */.v };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
    const { builds } = chooseMatching(await (0,read_list/* collectItems */.jm)(list, { limit: 100 }), filters);
    const newestFirst = builds.toSorted((a, b) => b.number - a.number);
    const build = newestFirst.find(({ branch }) => branch === preferredBranch) ?? newestFirst[0];
    return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}
async function missingBuild({ pipeline, filters }, context, hint) {
    const where = `${pipeline.organization}/${pipeline.pipeline}`;
    const missing = `No build${describeFilters(filters)} appeared in ${where}.`;
    const { branch, commit } = filters;
    if (branch === undefined || commit === undefined)
        return new MissingBuildError(missing, hint);
    const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
    if (other === null || [branch].flat().includes(other.build.branch ?? ''))
        return new MissingBuildError(missing, hint);
    const elsewhere = `${(0,build_outputs/* nameBuild */.mT)(other.address)} is a build of this commit on branch ${other.build.branch}.`;
    return new MissingBuildError(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}
function describeFilters({ branch, commit, state }) {
    const parts = { of: commit, 'on branch': branch, 'in state': state };
    return Object.entries(parts)
        .map(([words, values]) => (values === undefined ? '' : ` ${words} ${(0,parsers_words/* oneOf */.yL)([values].flat())}`))
        .join('');
}

// EXTERNAL MODULE: ./build/sources/report/failure.js
var report_failure = __webpack_require__(9075);
;// CONCATENATED MODULE: ./build/sources/operations/end/on-abort.js








async function endOnAbort(builds, options, context) {
    const { sinceMs, doubts = [], wanted, spentMs = 0 } = options;
    const leftMs = abortMs - spentMs;
    const afterMs = context.clock.monotonic() - sinceMs;
    const parts = await Promise.all(builds.map((one) => endOne(one, leftMs, context)));
    context.journal.owe('wait', toCancel(parts.filter(({ isLeft }) => isLeft)));
    const result = [...parts.map(({ sentence }) => sentence), ...doubts].join(' ') ||
        (options.nothing ?? 'No build was started.');
    const reported = parts
        .flatMap(({ shown }) => shown ?? [])
        .map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } }));
    const outcome = (0,build_outcome/* buildOutcome */.nP)(`The step was interrupted. ${result}`, reported, context, wanted);
    const failedJobs = reported.flatMap((one) => (0,build_outcome/* reportBuild */.pE)(one, context).failed.map(build_outcome/* failedJobEntry */.P$));
    const interrupted = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
    return {
        ...outcome,
        outputs: { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) },
        success: false,
        ...(reported.length === 0 && { json: undefined }),
        summary: (0,report_failure/* renderFailureAbove */.W)(interrupted, outcome.summary),
    };
}
async function endOne(one, leftMs, context) {
    const { address, build, before, isMine } = one;
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    if (build && (0,model_states/* isOver */.PU)(build) && !before)
        return shownAs({ ...one, address, build }, 'ended');
    if (build && !isMine) {
        if ((0,model_states/* isCanceled */.YQ)(build.state))
            return shownAs({ ...one, address, build }, 'canceled');
        const stays = (0,model_states/* effectiveState */.Jt)(build) === 'blocked' ? 'stays blocked' : 'keeps running';
        const sentence = `${name} ${stays}: this step does not cancel it.`;
        return { address, sentence, shown: { ...one, address, build } };
    }
    const ended = await endPart(address, 'abort', context, { leftMs });
    if (ended.result !== 'failed')
        return shownAs({ ...one, address, build: ended.build }, ended.result);
    const { error } = ended;
    if (!build && error instanceof errors/* ApiError */.hD && error.status === 404)
        return { address, sentence: `${name} was not found.` };
    const sentence = `${name} could not be canceled (${(0,error_text/* errorText */.kc)(error)}). The post step tries again.`;
    return { address, sentence, isLeft: true, ...(build && { shown: { ...one, address, build } }) };
}
function shownAs(shown, result) {
    const { address } = shown;
    const sentence = describeEnded(result === 'already-canceled' ? 'canceled' : result, shown);
    return { address, shown, sentence };
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/retry-failed-jobs.js




async function retryFailedJobs({ address, states, sendByMs, onSend, onNoEffect }, context) {
    let before;
    const sent = await writeGracefully((guard) => context.client.builds.retryFailedJobs(address, { ...guard, states, ...(0,time_to_wait/* endingAt */.h)(sendByMs) }), {
        what: `retry of ${(0,build_outputs/* nameBuild */.mT)(address)}`,
        onSend(seen) {
            before = seen;
            onSend(seen);
        },
        onNoEffect,
    }, context);
    if (typeof sent === 'string')
        throw context.signal.reason;
    const { build, count, origin } = sent.value;
    if (count === 0)
        onNoEffect();
    return { tracked: { address, build, ...(count !== 0 && before && { before }) }, count, origin };
}
function logRetry({ tracked, origin }, sentence, context) {
    const level = origin === 'recovered' ? 'warning' : 'info';
    context.log[level]((0,build_outputs/* withLink */.Ni)(sentence, tracked.build, context));
}
function describeRetry({ tracked, count, origin }, states) {
    const name = (0,build_outputs/* nameBuild */.mT)(tracked.address);
    if (count === 0)
        return `${name}: the service retried no job. Requested: jobs in the state ${states.join(' or ')}.`;
    const jobs = count === undefined ? 'its failed jobs' : (0,counts/* count */.U9)(count, 'job');
    const doubt = origin === 'recovered'
        ? " The response was lost, but the build shows it. It may be another person's retry."
        : '';
    return `${name}: retried ${jobs}.${doubt}`;
}

;// CONCATENATED MODULE: ./build/sources/model/agent-queue.js


const runnableStates = ['scheduled', 'reserved'];
const takenStates = ['assigned', 'accepted', 'running', 'canceling', 'timing_out'];
function isRunnableJob(state) {
    return runnableStates.includes(state ?? '');
}
function waitsForAgent(build) {
    if ((0,model_states/* isTerminal */.Hd)(build) || build.state === 'canceling')
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
function waitingAgentRules({ jobs }) {
    const waiting = (jobs ?? []).filter(script_job/* isScriptJob */.P).filter(({ state }) => isRunnableJob(state));
    const rules = waiting.map(({ agent_query_rules: each }) => (each ?? []).join(', '));
    return [...new Set(rules)].filter((text) => text !== '');
}

// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/sources/operations/wait/steps.js



function standingOf({ build }, { steps: keys }) {
    if (!build?.jobs || keys === undefined)
        return null;
    const { jobs } = build;
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const isOver = (0,model_states/* hasEnded */.hY)(build) && state !== 'blocked';
    const steps = keys.map((key) => {
        const all = jobs.filter((job) => 'step_key' in job && job.step_key === key);
        const outcomes = all
            .filter((job) => !((0,script_job/* isScriptJob */.P)(job) && (0,script_job/* isReplaced */.t)(job)))
            .map((job) => outcomeOf(job, state));
        const isMissing = all.length === 0;
        const isOpen = outcomes.length === 0 || outcomes.includes('open');
        return {
            key,
            isMissing,
            isOpen,
            hasFailed: outcomes.includes('failed') || (isOver && isOpen && !isMissing),
        };
    });
    const keysOf = (holds) => steps.filter(holds).map(({ key }) => key);
    const passed = keysOf(({ isOpen, hasFailed }) => !isOpen && !hasFailed);
    return {
        state: passed.length === keys.length ? 'passed' : 'failed',
        passed,
        failed: keysOf(({ hasFailed }) => hasFailed),
        missing: keysOf(({ isMissing }) => isMissing),
        haveEnded: isOver || steps.every(({ isOpen }) => !isOpen),
    };
}
const leftOutReasons = ['conditional_failed', 'branch_mismatch'];
function outcomeOf(job, buildState) {
    if (job.type === 'manual' && (job.state === 'unblocked' || job.state === 'finished'))
        return 'passed';
    switch ((0,outcomes/* jobOutcome */.Y)(job, buildState)) {
        case 'passed':
        case 'soft-failed':
            return 'passed';
        case 'not-run': {
            const reason = 'broken_reason' in job ? job.broken_reason : null;
            const isMeant = job.state === 'skipped' || leftOutReasons.includes(String(reason)) || buildState === 'passed';
            const hasRun = !(0,model_states/* isCanceled */.YQ)(buildState) && buildState !== 'skipped' && buildState !== 'not_run';
            return isMeant && hasRun ? 'passed' : 'failed';
        }
        case 'failed':
        case 'canceled':
            return 'failed';
        default:
            return 'open';
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/state.js






function watch(target, now) {
    const { address, build, query, ...tracked } = {
        address: null,
        build: null,
        query: undefined,
        ...target,
    };
    const knownMs = ('knownMs' in tracked ? tracked.knownMs : undefined) ?? now.monotonicMs;
    const waits = build !== null && waitsForAgent(build) !== false;
    return {
        ...tracked,
        id: address === null ? 'query' : (0,build_outputs/* nameBuild */.mT)(address),
        address,
        build,
        ...(query && { query }),
        foundMs: now.monotonicMs,
        seenMs: now.monotonicMs,
        seenEpochMs: now.epochMs,
        jobsSeenMs: knownMs,
        queuedSinceMs: waits ? (activityMs(build, now) ?? knownMs) : null,
        isMissing: false,
        phase: { is: 'open' },
    };
}
function see(one, { address, build }, now) {
    const waits = waitsForAgent(build);
    const first = one.build === null ? watch({ ...one, address, build }, now) : one;
    const seen = {
        ...first,
        id: one.id,
        address,
        build,
        seenMs: now.monotonicMs,
        seenEpochMs: now.epochMs,
        failure: undefined,
        isMissing: false,
        phase: one.phase,
    };
    if (waits === null)
        return seen;
    const activeMs = activityMs(build, now) ?? Number.NEGATIVE_INFINITY;
    const sinceMs = Math.max(first.queuedSinceMs ?? first.jobsSeenMs, activeMs);
    return {
        ...seen,
        jobsSeenMs: now.monotonicMs,
        queuedSinceMs: waits ? sinceMs : null,
    };
}
function activityMs({ jobs }, now) {
    if (!jobs)
        return undefined;
    const at = (...times) => times.flatMap((time) => (0,model_times/* parseTime */.p)(typeof time === 'string' ? time : null) ?? []);
    const scripts = jobs.filter(script_job/* isScriptJob */.P);
    const runnable = scripts
        .filter(({ started_at }) => !started_at)
        .flatMap(({ runnable_at }) => at(runnable_at));
    const times = [
        ...scripts.flatMap(({ started_at, finished_at }) => at(started_at, finished_at)),
        ...jobs.flatMap((job) => (job.type === 'manual' ? at(job.unblocked_at) : [])),
        ...(runnable.length > 0 ? [Math.min(...runnable)] : []),
    ];
    const past = times.filter((ms) => ms <= now.epochMs);
    return past.length === 0 ? undefined : now.monotonicMs - (now.epochMs - Math.max(...past));
}
function showsNewJob({ jobs }, before) {
    const ids = new Set(before.jobs?.map(({ id }) => id));
    return (jobs ?? []).some(({ id }) => !ids.has(id));
}
function isOld({ build, before, unblocked, }) {
    if (build !== null && unblocked !== undefined && (0,model_states/* effectiveState */.Jt)(build) === 'blocked')
        return !build.jobs?.some(({ id, state }) => state === 'blocked' && id !== unblocked);
    if (build === null || before === undefined || showsNewJob(build, before))
        return false;
    const beforeMs = (0,model_states/* hasEnded */.hY)(before) ? (0,model_times/* parseTime */.p)(before.finished_at) : null;
    return !(0,model_states/* hasEnded */.hY)(build) || ((0,model_times/* parseTime */.p)(build.finished_at) ?? 0) <= (beforeMs ?? Number.POSITIVE_INFINITY);
}
function isShown(one) {
    return one.build !== null && one.address !== null;
}
function wasNeverRead({ seenMs, foundMs, origin = 'found' }) {
    return seenMs === foundMs && origin !== 'found';
}
function isWaitOver({ all }) {
    return all.every(({ phase }) => phase.is === 'over');
}
function hasResult(one) {
    const end = endOf(one);
    return end === null || end?.stop.why === 'steps';
}
function endOf({ phase }) {
    return phase.is === 'over' || phase.is === 'canceling' ? phase.end : undefined;
}
function state_confirm(one, why, { monotonicMs: sinceMs }) {
    return { ...one, phase: { is: 'confirming', why, sinceMs, reads: 0 } };
}
function over(one, end) {
    return { ...one, phase: { is: 'over', end } };
}
function makeEnd(one, why, { sinceMs, settings }, now) {
    const { build, isMissing } = one;
    const failure = why === 'steps' ? undefined : one.failure;
    const steps = (why === 'steps' || why === 'fail-fast') && standingOf(one, settings);
    const queuedSinceMs = why === 'queue-timeout' ? one.queuedSinceMs : null;
    const stop = {
        why,
        afterMs: now.monotonicMs - (queuedSinceMs ?? sinceMs),
        ...(queuedSinceMs !== null && build && { agentRules: waitingAgentRules(build) }),
        ...((failure || isMissing) && { unreadSinceMs: one.seenEpochMs }),
        ...(why === 'disappeared' && wasNeverRead(one) && { isUnshown: true }),
        ...(steps && { steps }),
    };
    return failure && !isMissing ? { stop, error: failure } : { stop };
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/flaky.js







const nothing = { rounds: 0, retries: [], notes: [], notices: [] };
async function retryFlakyJobs(outcome, { all, settings, sinceMs }, { left, soFar = nothing, }, context) {
    const { clock, journal, log, signal } = context;
    const { retryFlaky = 0, timeoutMs, cancelOnAbort } = settings;
    const { failure, success } = outcome;
    const sendByMs = sinceMs + timeoutMs;
    const isSpent = soFar.rounds >= retryFlaky;
    const isFlaky = failure?.mayPassAgain && !success && !signal.aborted;
    if (!isFlaky || isSpent || clock.monotonic() >= sendByMs) {
        const why = isSpent
            ? `not retried any more, because retry-flaky is ${retryFlaky}`
            : 'not retried, because wait-timeout is over';
        if (isFlaky)
            log.info(`The failed jobs are ${why}.`);
        return { outcome: withRetries(outcome, soFar) };
    }
    const tracked = [];
    const doubts = [];
    let now = { ...soFar, rounds: soFar.rounds + 1 };
    for (const one of all.filter(isShown)) {
        const { address, build, origin = 'found' } = one;
        const isFailed = endOf(one)?.stop.why !== 'retry-unseen' && (0,model_states/* effectiveState */.Jt)(build) === 'failed' && !signal.aborted;
        const order = { sendByMs, why: failure.sentence ?? '' };
        const done = isFailed ? await retryOne(address, order, context) : {};
        const { retries = [], doubt = [], note = [], notice = [] } = done;
        tracked.push(done.tracked ?? { address, build, origin });
        doubts.push(...[doubt].flat());
        now = {
            rounds: now.rounds,
            retries: [...now.retries, ...retries],
            notes: [...now.notes, ...[note].flat()],
            notices: [...now.notices, ...[notice].flat()],
        };
        const running = now.retries.slice(soFar.retries.length);
        if (cancelOnAbort !== false)
            journal.owe('wait', [...left, ...toCancel(running)]);
    }
    journal.output('retries', describeRetries(now));
    const isAgain = now.retries.length > soFar.retries.length;
    return signal.aborted || isAgain ? { tracked, doubts, soFar: now } : { outcome: withRetries(outcome, now) };
}
const states = ['failed'];
async function retryOne(address, { sendByMs, why }, context) {
    let isSent = false;
    const onSend = () => {
        isSent = true;
    };
    const onNoEffect = () => {
        isSent = false;
    };
    try {
        const result = await retryFailedJobs({ address, states, sendByMs, onSend, onNoEffect }, context);
        const { count } = result;
        const notice = `${describeRetry(result, states)} ${why}`;
        logRetry(result, notice, context);
        if (count === 0)
            return {};
        return { tracked: { ...result.tracked, origin: 'started' }, retries: [{ address, count }], notice };
    }
    catch (error) {
        const doubt = isSent ? describeDoubt({ retryOf: address }, false) : undefined;
        if (context.signal.aborted && error === context.signal.reason)
            return { doubt };
        if (!(error instanceof errors/* ClientError */.MZ))
            throw error;
        const words = `${(0,build_outputs/* nameBuild */.mT)(address)}: its failed jobs`;
        const reason = (0,error_text/* errorSentence */.O8)(error);
        if (error instanceof errors/* OutcomeUnknownError */.Do)
            return { doubt, note: `${words} may have been retried. ${reason} ${error.hint ?? ''}`.trim() };
        if (error instanceof errors/* ApiError */.hD && (error.status === 404 || error.status === 405))
            return {
                notice: `${words} are not retried, because the service does not know the request (${error.status}).`,
            };
        return { note: `${words} are not retried. ${reason}` };
    }
}
function describeRetries({ retries }) {
    return retries.map(({ address, count = null }) => ({ ...address, retried_count: count }));
}
function withRetries(outcome, soFar) {
    const { notes, notices } = soFar;
    return {
        ...outcome,
        notes: [...new Set([...(outcome.notes ?? []), ...notes])],
        notices: [...(outcome.notices ?? []), ...notices],
        outputs: { ...outcome.outputs, retries: describeRetries(soFar) },
    };
}

// EXTERNAL MODULE: ./build/sources/operations/inputs/wait-settings.js
var wait_settings = __webpack_require__(5002);
;// CONCATENATED MODULE: ./build/sources/operations/wait/reduce.js




const writeLagMs = 120_000;
const readLagMs = 30_000;
const mostReads = 3;
const againMs = 1_500;
const lookMs = 5_000;
const freshMs = 2_000;
function reduce(state, event, now) {
    const all = state.all.map((one) => {
        const after = 'id' in event && event.id === one.id ? onEvent(one, event, state, now) : one;
        return onLimits(after, state, now);
    });
    return decideForAll({ ...state, all }, now);
}
function onLimits(one, state, now) {
    const why = one.phase.is === 'open' ? reasonToEnd(one, state, now.monotonicMs) : null;
    return why === null ? one : state_confirm(one, why, now);
}
const reasons = [
    ['steps', (one, { settings }) => standingOf(one, settings)?.haveEnded && !isOld(one)],
    ['ended', (one, { settings }) => endsWait(one, settings) && !isOld(one)],
    ['retry-unseen', (one, at) => endsWait(one, at.settings) && (at.isLate || isOldForLong(one))],
    ['disappeared', (one, { mayAppear }) => one.build === null && one.isMissing && !mayAppear],
    ['timeout', (_one, { isLate }) => isLate],
    ['fail-fast', (one, { settings }) => isFailingFast(one, settings)],
    [
        'queue-timeout',
        ({ queuedSinceMs }, at) => queuedSinceMs !== null && at.nowMs >= queuedSinceMs + at.queueMs,
    ],
];
function reasonToEnd(one, { settings, sinceMs, appearByMs }, nowMs) {
    const { queueTimeoutMs: queueMs = Number.POSITIVE_INFINITY, timeoutMs } = settings;
    const at = {
        settings,
        nowMs,
        queueMs,
        isLate: nowMs >= sinceMs + timeoutMs,
        mayAppear: nowMs < appearByMs,
    };
    return reasons.find(([, holds]) => holds(one, at))?.[0] ?? null;
}
function isFailingFast(one, settings) {
    if (!settings.failFast || isOld(one))
        return false;
    if (settings.steps === undefined)
        return one.build?.state === 'failing';
    return (standingOf(one, settings)?.failed.length ?? 0) > 0;
}
function endsWait({ build }, { throughBlocked }) {
    return build !== null && (0,model_states/* hasEnded */.hY)(build) && !(throughBlocked && (0,model_states/* effectiveState */.Jt)(build) === 'blocked');
}
function isOldForLong({ seenMs, foundMs }) {
    return seenMs - foundMs >= writeLagMs;
}
const cancelInputs = {
    timeout: (settings) => settings.cancelOnTimeout,
    'queue-timeout': (settings) => settings.cancelOnTimeout,
    'retry-unseen': (settings) => settings.cancelOnTimeout,
    'fail-fast': (settings) => settings.cancelOnFailFast,
    steps: (settings, one) => settings.cancelOnFailFast && isFailingFast(one, settings),
    left: (settings) => settings.cancelSiblings,
    unstarted: (settings) => settings.cancelSiblings,
};
function onEvent(one, event, state, now) {
    if (event.type === 'canceled')
        return onCanceled(one, event, state, now);
    if (one.phase.is === 'over' || one.phase.is === 'canceling')
        return one;
    return event.type === 'read' ? onRead(one, event, state, now) : onUnread(one, event, state, now);
}
function onRead(one, event, state, now) {
    const seen = see(one, event, now);
    const { phase } = seen;
    if (phase.is !== 'confirming' || !event.isLook)
        return seen;
    const reads = phase.reads + 1;
    const isStale = now.monotonicMs - event.sentMs > freshMs && reads < mostReads;
    return phase.why === 'queue-timeout' && isStale
        ? { ...seen, phase: { ...phase, reads } }
        : conclude(seen, phase.why, state, now);
}
function onUnread(one, { why, error, isLook }, state, now) {
    const { phase } = one;
    const unread = { ...one, failure: error, isMissing: why === 'gone' };
    if (phase.is === 'confirming') {
        if (!isLook)
            return unread;
        const reads = phase.reads + 1;
        const isAnswer = one.build === null && why === 'gone';
        const isLast = isAnswer || reads >= mostReads || now.monotonicMs + againMs > phase.sinceMs + lookMs;
        const isJudged = phase.why !== 'queue-timeout' ||
            why !== 'outage' ||
            reasonToEnd(one, state, now.monotonicMs) === 'timeout';
        return isLast && isJudged
            ? conclude(unread, phase.why, state, now)
            : { ...unread, phase: { ...phase, reads } };
    }
    const mayAppear = one.build === null || now.monotonicMs - one.foundMs < lagOf(one);
    if (why === 'outage' || (why === 'gone' && mayAppear))
        return unread;
    return over(unread, makeEnd(unread, why === 'gone' ? 'disappeared' : 'unreachable', state, now));
}
function lagOf(one) {
    return wasNeverRead(one) ? writeLagMs : readLagMs;
}
function onCanceled(one, { result, build }, { settings }, now) {
    const { address, phase } = one;
    if (phase.is !== 'canceling' || address === null)
        return one;
    const { stop } = phase.end;
    const seen = build === undefined ? one : see(one, { address, build }, now);
    const hasEndedBefore = result === 'ended' || (result === 'blocked' && !settings.throughBlocked);
    if (hasEndedBefore && stop.why !== 'retry-unseen')
        return settings.steps ? state_confirm(seen, 'steps', now) : over(seen, null);
    const canceled = result === 'failed' ? 'failed' : result === 'canceled';
    return over(seen, { ...phase.end, stop: { ...stop, canceled } });
}
function conclude(one, asked, state, now) {
    const isLeft = asked === 'left' || asked === 'unstarted';
    const why = reasonToEnd(one, state, now.monotonicMs) ?? (isLeft ? asked : null);
    if (why === null)
        return { ...one, phase: { is: 'open' } };
    return why === 'ended' ? over(one, null) : settle(one, why, state, now);
}
function decideForAll(state, now) {
    const decisive = state.all.filter((one) => isDecisive(one, state));
    const known = state.all.find(({ id }) => id === state.endedBy);
    const first = [...(known ? [known] : []), ...decisive].find(hasResult) ?? known ?? decisive[0];
    if (first === undefined && !state.isAbandoned)
        return state;
    const all = state.all.map((one) => (one === first ? one : leave(one, state, now)));
    return { ...state, all, endedBy: first?.id ?? null };
}
function isDecisive(one, { all, settings }) {
    const { until, failFast, cancelSiblings } = settings;
    const end = endOf(one);
    const why = end?.stop.why;
    if (end === undefined || why === 'left' || why === 'unstarted' || why === 'timeout')
        return false;
    if (!isShown(one))
        return until === 'all' && Boolean(failFast || cancelSiblings);
    const hasSucceeded = hasResult(one) && (0,wait_settings/* isWanted */.Yu)({ build: one.build, steps: end?.stop.steps }, settings);
    if (failFast && (why === 'fail-fast' || (hasResult(one) && !hasSucceeded)))
        return true;
    return (until === 'any' &&
        hasResult(one) &&
        (hasSucceeded || all.every((other) => isShown(other) || other.phase.is === 'over')));
}
function leave(one, state, now) {
    const { phase } = one;
    const why = state.isAbandoned ? 'unstarted' : 'left';
    switch (phase.is) {
        case 'open':
            return one.failure || one.isMissing ? settle(one, why, state, now) : state_confirm(one, why, now);
        case 'confirming':
            return one;
        case 'canceling':
            return phase.end.stop.why === 'timeout' ? settle(one, why, state, now) : one;
        case 'over':
            return one;
    }
}
function settle(one, why, state, now) {
    const end = makeEnd(one, why, state, now);
    const mayExist = one.address !== null && (one.build !== null || !one.isMissing);
    const isUnwanted = mayExist && cancelInputs[why]?.(state.settings, one);
    return isUnwanted ? { ...one, phase: { is: 'canceling', end } } : over(one, end);
}
function wantsOf(state) {
    if (isWaitOver(state))
        return [];
    const areRead = state.all.every(({ phase }) => phase.is !== 'confirming');
    return state.all.flatMap((one) => {
        if (one.phase.is === 'confirming')
            return [{ one, kind: 'look' }];
        const isReady = one.phase.is === 'canceling' && (areRead || one.phase.end.stop.why !== 'timeout');
        return isReady ? [{ one, kind: 'cancel' }] : [];
    });
}
function nextLimitMs({ all, settings, sinceMs, appearByMs }, nowMs) {
    const open = all.filter(({ phase }) => phase.is === 'open');
    const limits = open.flatMap((one) => [
        sinceMs + settings.timeoutMs,
        ...(one.build === null ? [appearByMs] : [jobsDueMs(one, settings)]),
    ]);
    return Math.min(...limits.filter((atMs) => atMs > nowMs));
}
function jobsDueMs({ queuedSinceMs, jobsSeenMs }, { queueTimeoutMs }) {
    return (queuedSinceMs ?? jobsSeenMs) + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}

// EXTERNAL MODULE: ./build/sources/client/polling/poll-policy.js
var poll_policy = __webpack_require__(9270);
// EXTERNAL MODULE: ./build/sources/client/polling/run-times.js
var run_times = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/sources/operations/wait/schedule.js





const absentMs = [3_000, 5_000, 8_000, 13_000, 20_000];
const firstMs = 1_000;
const timerMs = 0.001;
function createPollSchedule(settings, context) {
    const { client, clock, random, log, signal } = context;
    const { pollIntervalMs } = settings;
    const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit: client.rateLimit, random, pollIntervalMs });
    const unknown = () => (0,run_times/* createRunTimeDistribution */.t)([]);
    let runTimes = pollIntervalMs === undefined && settings.steps === undefined ? null : unknown;
    const startedMs = clock.monotonic();
    const planned = new Map();
    const absences = new Map();
    const elapsedMs = ({ build, before, foundMs }) => {
        const sinceMs = (0,model_times/* parseTime */.p)(build?.started_at);
        if (sinceMs === null)
            return 0;
        const ranMs = Math.max(0, client.serviceNow() - sinceMs);
        return before ? Math.min(ranMs, clock.monotonic() - foundMs) : ranMs;
    };
    const planOf = ({ name, all }, state) => {
        const known = planned.get(name);
        if (known)
            return known;
        const nowMs = clock.monotonic();
        const shown = all.filter(isShown);
        const plan = shown.length === 0
            ? { atMs: nowMs, spreadMs: 0, forDeadline: true }
            : policy.next({
                nowMs,
                builds: shown.map((one) => ({
                    elapsedMs: elapsedMs(one),
                    runTimes: (runTimes ?? unknown)(one.address),
                })),
                notAfterMs: nextLimitMs(state, nowMs),
            });
        planned.set(name, plan);
        return plan;
    };
    return {
        planOf,
        begin(group, state) {
            const nowMs = clock.monotonic() + timerMs;
            const plan = planOf(group, state);
            if (plan.atMs > nowMs)
                return false;
            const held = policy.recheck(plan, nowMs, nextLimitMs(state, clock.monotonic()));
            if (held === null)
                planned.delete(group.name);
            else
                planned.set(group.name, held);
            return held === null;
        },
        note({ event, pauseMs }, state) {
            const { id } = event;
            const one = state.all.find((other) => other.id === id);
            const nowMs = clock.monotonic();
            const rest = (restMs) => planned.set(id, { atMs: nowMs + restMs, spreadMs: 0, forDeadline: true });
            if (pauseMs !== undefined)
                rest(pauseMs);
            else if (event.type === 'unread' && one?.build === null) {
                const count = absences.get(id) ?? 0;
                absences.set(id, count + 1);
                rest((absentMs[count] ?? 20_000) * (0.85 + 0.3 * random()));
            }
        },
        pastMs({ all }) {
            const isOpen = all.some((one) => isShown(one) && one.phase.is === 'open');
            if (runTimes !== null || !isOpen)
                return Number.POSITIVE_INFINITY;
            const areAnswered = all.every((one) => isShown(one) || one.isMissing || one.failure);
            return areAnswered ? startedMs : startedMs + firstMs;
        },
        async readPast(state) {
            const builds = state.all.filter(isShown).map(({ address, build: { branch } }) => ({ address, branch }));
            const nowMs = clock.monotonic();
            const endMs = Math.min(state.sinceMs + settings.timeoutMs, nextLimitMs({ ...state, appearByMs: 0 }, nowMs));
            runTimes = await (0,run_times/* readRunTimes */.I)(builds, {
                builds: client.builds,
                signal,
                timeoutMs: Math.max(0, endMs - nowMs) / 2,
                onFailure: (error) => log.debug(`Could not read past builds: ${String(error)}`),
            });
        },
    };
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/loop.js



async function runWait(initial, ports, context) {
    const { clock, signal } = context;
    const { reader } = ports;
    const schedule = createPollSchedule(initial.settings, context);
    const underWay = new Set();
    const arrived = [];
    let failure;
    let wake = new AbortController();
    let state = reduce(initial, { type: 'tick' }, moment(context));
    const start = (keys, work) => {
        for (const key of keys)
            underWay.add(key);
        work()
            .then((events) => arrived.push(...events), (error) => {
            failure = { error };
        })
            .finally(() => {
            for (const key of keys)
                underWay.delete(key);
            wake.abort(wake);
        });
    };
    const read = async (all, how) => {
        const isLeft = all.every(({ phase }) => phase.is === 'confirming' && phase.why === 'left');
        const endMs = isLeft ? 0 : state.sinceMs + state.settings.timeoutMs;
        const answers = await reader.read(all, { ...how, endMs });
        for (const answer of answers)
            schedule.note(answer, state);
        return answers.map(({ event }) => event);
    };
    const startWanted = () => {
        const wanted = wantsOf(state).filter(({ one, kind }) => !underWay.has(`${kind} ${one.id}`));
        for (const { one } of wanted.filter(({ kind }) => kind === 'cancel'))
            start([`cancel ${one.id}`], async () => [await ports.cancel(one)]);
        const looks = wanted.filter(({ kind }) => kind === 'look').map(({ one }) => one);
        for (const { all } of reader.groupsOf(looks)) {
            const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
            start(all.map(({ id }) => `look ${id}`), async () => {
                if (isAgain)
                    await clock.sleep(againMs, signal);
                return read(all, { isLook: true, withJobs: true, spreadMs: 0 });
            });
        }
    };
    const groupsToPoll = () => {
        const hasPast = schedule.pastMs(state) === Number.POSITIVE_INFINITY;
        const open = state.all.filter(({ id, phase, build }) => phase.is === 'open' && !underWay.has(`poll ${id}`) && (hasPast || build === null));
        return reader.groupsOf(open).filter(({ name }) => !underWay.has(`poll ${name}`));
    };
    const startPolls = () => {
        const nowMs = clock.monotonic();
        if (schedule.pastMs(state) <= nowMs && !underWay.has('past'))
            start(['past'], async () => {
                await schedule.readPast(state);
                return [];
            });
        for (const group of groupsToPoll()) {
            const { spreadMs } = schedule.planOf(group, state);
            if (!schedule.begin(group, state))
                continue;
            const { steps } = state.settings;
            const isDue = group.all.some((one) => jobsDueMs(one, state.settings) <= nowMs);
            const withJobs = isDue || (steps !== undefined && group.all.length > 1);
            start([`poll ${group.name}`, ...group.all.map(({ id }) => `poll ${id}`)], () => read(group.all, { isLook: false, withJobs, spreadMs: spreadMs || 2_000 }));
        }
    };
    const sleepUntilDue = async () => {
        const nowMs = clock.monotonic();
        const dueMs = Math.min(nextLimitMs(state, nowMs), ports.nextMs(), underWay.has('past') ? Number.POSITIVE_INFINITY : schedule.pastMs(state), ...groupsToPoll().map((group) => schedule.planOf(group, state).atMs));
        try {
            await clock.sleep(Math.max(timerMs, dueMs - nowMs), AbortSignal.any([signal, wake.signal]));
        }
        catch (error) {
            if (signal.aborted || !wake.signal.aborted)
                throw error;
        }
    };
    for (;;) {
        ports.onChange(state);
        if (isWaitOver(state))
            return state;
        startWanted();
        startPolls();
        if (arrived.length === 0 && !failure)
            await sleepUntilDue();
        signal.throwIfAborted();
        if (failure)
            throw failure.error;
        wake = new AbortController();
        const events = arrived.length === 0 ? [{ type: 'tick' }] : arrived.splice(0);
        for (const event of events)
            state = reduce(state, event, moment(context));
    }
}
function moment({ client, clock }) {
    return { monotonicMs: clock.monotonic(), epochMs: client.serviceNow() };
}

// EXTERNAL MODULE: ./build/sources/operations/failures/explain-and-comment.js
var explain_and_comment = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/sources/operations/wait/outcome.js













async function waitOutcome({ all, settings: options, sinceMs, endedBy }, { wanted, ordered, retries, }, context) {
    const waited = all.filter(isShown);
    const succeeded = waited.filter((one) => hasSucceeded(one, options));
    const success = options.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
    const worst = success
        ? undefined
        : mostRelevant(waited.filter((one) => !succeeded.includes(one)), endedBy);
    const hint = worst && hintFor(worst);
    const open = waited.filter((one) => {
        const end = endOf(one);
        const isOpen = end && !end.stop.steps && end.stop.why !== 'disappeared';
        return isOpen && !(0,model_states/* isOver */.PU)(one.build) && !(0,model_states/* isCanceled */.YQ)(one.build.state);
    });
    const uncanceled = waited.filter((one) => endOf(one)?.stop.canceled === 'failed');
    const counts = [
        `${succeeded.length} of ${ordered} builds succeeded`,
        ...(open.length > 0 ? [`${open.length} had not finished`] : []),
        ...(uncanceled.some((one) => one !== worst)
            ? [`${uncanceled.length} could not be canceled, and the post step tries again`]
            : []),
    ];
    const [only, second] = waited;
    const start = worst ? ` Start with: ${outcome_describe(worst, options, context)}` : '';
    const sentence = only && second === undefined ? outcome_describe(only, options, context) : `${counts.join('; ')}.${start}`;
    const reported = waited.map((one) => toReported(one, options));
    const outcome = {
        ...(0,build_outcome/* buildOutcome */.nP)(sentence, reported, context, wanted),
        success,
        ...(hint !== undefined && { hint }),
    };
    if (options.failures === undefined)
        return outcome;
    const settings = { ...options.failures, endMs: sinceMs + options.timeoutMs };
    return (0,explain_and_comment/* explainAndComment */.Q)(outcome, { builds: reported, settings, retries }, context);
}
function mostRelevant(failed, endedBy) {
    const whyOf = (one) => endOf(one)?.stop.why;
    return (failed.find((one) => one.id === endedBy && whyOf(one) !== 'timeout') ??
        failed.find(hasResult) ??
        failed.find((one) => whyOf(one) !== 'left') ??
        failed[0]);
}
function hasSucceeded(one, options) {
    return hasResult(one) && (0,wait_settings/* isWanted */.Yu)({ build: one.build, steps: endOf(one)?.stop.steps }, options);
}
function toReported(one, options) {
    const { address, build, origin = 'found' } = one;
    const stop = endOf(one)?.stop;
    const stepsState = stop?.steps?.state;
    const hasPassed = stepsState === 'passed' || (stop === undefined && (0,model_states/* effectiveState */.Jt)(build) === 'passed');
    const isUnwantedPass = hasPassed && !hasSucceeded(one, options);
    return { address, build, origin, stop, stepsState, isUnwantedPass };
}
function outcome_describe(one, options, context) {
    const words = (0,build_outcome/* describeReported */.hZ)(toReported(one, options), context);
    const error = endOf(one)?.error;
    return error === undefined ? words : `${words} (${(0,error_text/* errorText */.kc)(error)})`;
}
function hintFor(one) {
    const { address, build } = one;
    const end = endOf(one);
    const state = (0,model_states/* effectiveState */.Jt)(build);
    switch (end?.stop.why) {
        case 'timeout':
            if ((0,model_states/* isCanceled */.YQ)(state))
                return undefined;
            return `${hintOf(end.error)} To keep waiting, run wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number}. To wait longer from the start, raise wait-timeout.`.trim();
        case 'queue-timeout':
            return 'Check that an agent matching the agent rules is connected, or raise queue-timeout.';
        case 'retry-unseen':
            return 'Open the build and check whether its jobs run again.';
        case 'disappeared':
            return 'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.';
        case 'steps':
            return end.stop.steps?.missing.length ? 'Check the keys of the steps in the pipeline.' : undefined;
        case undefined:
            if (state !== 'blocked')
                return undefined;
            return 'Unblock the build, add blocked to success-states, or set wait-through-blocked.';
        default:
            return hintOf(end?.error) || undefined;
    }
}
function hintOf(error) {
    return error instanceof errors/* ClientError */.MZ ? (0,in_input_words/* inInputWords */.b)(error.hint ?? '') : '';
}
function nameWanted({ address, query }) {
    return address ? (0,build_outputs/* nameBuild */.mT)(address) : `build${describeFilters(query?.filters ?? {})}`;
}
function describeMissing(state, context) {
    const missing = state.all.filter((one) => !isShown(one));
    return Promise.all(missing.map(async (one) => {
        const end = endOf(one);
        if (end?.stop.why !== 'disappeared' && end?.error === undefined)
            return {
                sentence: `${nameWanted(one)} was not ${one.isMissing ? 'found' : 'read'} before the wait ended.`,
            };
        const error = await errorOf(one, state, context);
        return { sentence: (0,error_text/* errorSentence */.O8)(error), error };
    }));
}
async function missingError(state, context) {
    const missing = await describeMissing(state, context);
    const words = missing.map(({ sentence }) => sentence).join(' ');
    const error = missing.find((one) => one.error)?.error ?? new MissingBuildError(words);
    const isLate = state.all.every((one) => endOf(one)?.stop.why === 'timeout');
    if (isLate && error instanceof errors/* ClientError */.MZ)
        error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
    if (missing.length > 1)
        error.message = words;
    return error;
}
async function errorOf(one, state, context) {
    const { address, query, failure, isMissing, foundMs } = one;
    if (!isMissing && failure)
        return failure;
    const { sinceMs, settings, appearByMs } = state;
    const limit = appearByMs < sinceMs + settings.timeoutMs ? 'appear-timeout' : 'wait-timeout';
    if (query)
        return missingBuild(query, context, `Check that the pipeline builds this branch, or raise ${limit}.`);
    const { hint = '', status } = failure;
    const waited = `It did not appear within ${(0,durations/* formatDuration */.a3)(appearByMs - foundMs)}.`;
    const next = `${hint} If the build appears later, raise ${limit}.`.trim();
    const text = failure ? (0,error_text/* errorText */.kc)(failure) : `${address && (0,build_outputs/* nameBuild */.mT)(address)} was not found`;
    return new MissingBuildError(`${text}. ${waited}`, next, status);
}
async function withMissing(outcome, state, context) {
    const missing = await describeMissing(state, context);
    const sentences = missing.map(({ sentence }) => sentence);
    if (outcome.success && state.settings.until === 'any')
        return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
    const error = missing.find((one) => one.error)?.error;
    if (error === undefined)
        return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
    return (0,failed_outcome/* withFailure */.fd)(outcome, { operation: 'wait-for-build', why: sentences.join(' '), error }, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/progress.js










const longQueueMs = 60_000;
const mostNames = 3;
const silenceMs = 5 * 60_000;
function createProgress(context) {
    const { client, clock, log, redact } = context;
    let saidMs = clock.monotonic();
    const told = new Set();
    const lines = new Map();
    const say = (line, level = 'info') => {
        log[level](line);
        saidMs = clock.monotonic();
    };
    const once = (id, key, line, level) => {
        if (!told.has(`${id} ${key}`))
            say(line, level);
        told.add(`${id} ${key}`);
    };
    const tellUnshown = (one, state) => {
        const { id, address, isMissing, phase } = one;
        told.add(`${id} sought`);
        const notYet = address ? `${nameWanted(one)} was not found` : `No ${nameWanted(one)} yet`;
        if (isMissing && phase.is === 'open')
            once(id, 'missing', `${notYet}. Waiting for it to appear.`);
        const end = phase.is === 'over' ? phase.end : null;
        if (!end || isWaitOver(state))
            return;
        const { stop, error } = end;
        if (stop.why === 'disappeared')
            once(id, 'end', `${nameWanted(one)} did not appear within ${(0,durations/* formatDuration */.a3)(stop.afterMs)}.`, 'warning');
        else if (error)
            once(id, 'end', (0,error_text/* errorSentence */.O8)(error), 'warning');
    };
    const tellState = (one) => {
        const { id, build } = one;
        const progress = (0,analyze/* describeProgress */.vk)(build, redact);
        const line = (0,model_states/* isTerminal */.Hd)(build) ? progress.state : progress.text;
        const before = lines.get(id);
        if (before !== line && !(!progress.hasJobs && before?.startsWith(progress.state))) {
            say(`${(0,build_outputs/* nameBuild */.mT)(one.address)}: ${line}`);
            lines.set(id, line);
        }
    };
    const tellQueue = (one, { queueTimeoutMs = Number.POSITIVE_INFINITY }) => {
        const { build, queuedSinceMs, seenMs, foundMs } = one;
        if (queuedSinceMs === null || waitsForAgent(build) === null || seenMs === foundMs)
            return;
        const queueMs = seenMs - queuedSinceMs;
        if (queueMs <= Math.min(longQueueMs, queueTimeoutMs / 2))
            return;
        const rules = waitingAgentRules(redact.json(build));
        const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
        const words = `no agent has picked up a job for ${(0,durations/* formatDuration */.a3)(queueMs)}.${wanted}`;
        once(one.id, `queue ${queuedSinceMs}`, `${(0,build_outputs/* nameBuild */.mT)(one.address)}: ${words}`);
    };
    const tell = (one, { all, settings }) => {
        const { id, build, phase, isMissing } = one;
        const name = (0,build_outputs/* nameBuild */.mT)(one.address);
        if (told.has(`${id} sought`))
            once(id, 'found', (0,build_outputs/* withLink */.Ni)(`${name}: found.`, build, context));
        const end = phase.is === 'over' ? phase.end : null;
        if (end?.stop.canceled || ((0,model_states/* isTerminal */.Hd)(build) && isOld(one)))
            return;
        tellState(one);
        tellQueue(one, settings);
        const missing = wasNeverRead(one) ? 'not found yet' : 'no longer found';
        if (isMissing && phase.is === 'open')
            once(id, 'missing', `${name}: ${missing}; still waiting.`);
        if (!end || !all.some((other) => other.phase.is === 'open'))
            return;
        const reasons = {
            unreachable: `can no longer be read (${(0,error_text/* errorText */.kc)(end.error).replace(/\.$/, '')})`,
            disappeared: 'no longer found',
            'queue-timeout': (0,verdict/* describeCause */.V$)((0,build_outcome/* redactStop */.w$)(end.stop, context)),
            steps: `its steps have ${end.stop.steps?.state}`,
        };
        const why = reasons[end.stop.why];
        if (why)
            once(id, 'end', `${name}: ${why}; still waiting for the other builds.`);
    };
    const describeWait = (state, nowMs) => {
        const open = state.all.filter(({ phase }) => phase.is !== 'over');
        const names = open.slice(0, mostNames).map((one) => {
            if (!isShown(one))
                return `${one.address ? '' : 'a '}${nameWanted(one)} to appear`;
            const ago = one.failure ? `, last read ${(0,durations/* formatDuration */.a3)(nowMs - one.seenMs)} ago` : '';
            return `${(0,build_outputs/* nameBuild */.mT)(one.address)} (${(0,model_states/* effectiveState */.Jt)(one.build)}${ago})`;
        });
        const more = open.length > mostNames ? ` and ${open.length - mostNames} more` : '';
        const { queueTimeoutMs = Number.POSITIVE_INFINITY, timeoutMs } = state.settings;
        const limits = [
            { name: 'wait-timeout expires', atMs: state.sinceMs + timeoutMs },
            ...open.flatMap((one) => [
                ...(one.isMissing && one.build === null
                    ? [{ name: 'appear-timeout expires', atMs: state.appearByMs }]
                    : []),
                { name: 'queue-timeout expires', atMs: (one.queuedSinceMs ?? Number.NaN) + queueTimeoutMs },
                { name: 'Without a response, the wait ends', atMs: client.outageEndsAtMs(one.failure) ?? Number.NaN },
            ]),
        ];
        const [next] = limits.filter(({ atMs }) => atMs > nowMs).toSorted((a, b) => a.atMs - b.atMs);
        const limit = next ? ` ${next.name} in ${(0,durations/* formatDuration */.a3)(next.atMs - nowMs)}.` : '';
        return `Still waiting for ${names.join(', ')}${more}.${limit}`;
    };
    return {
        nextMs: () => saidMs + silenceMs,
        log(state) {
            for (const one of state.all) {
                if (isShown(one))
                    tell(one, state);
                else
                    tellUnshown(one, state);
            }
        },
        beat(state) {
            const nowMs = clock.monotonic();
            if (nowMs >= saidMs + silenceMs)
                say(describeWait(state, nowMs));
        },
    };
}

// EXTERNAL MODULE: ./build/sources/operations/context/read-with-runs.js
var read_with_runs = __webpack_require__(3821);
;// CONCATENATED MODULE: ./build/sources/operations/wait/reader.js









const leastLookMs = 5_000;
const mostLookMs = 30_000;
const listMs = 5_000;
const listRestMs = 5 * 60_000;
const mostJobsEachTime = 50;
const mostJobsForNews = 500;
function createReader({ shared, withJobs = true, count, needsSteps = false, }, context) {
    const { client, clock, signal, log } = context;
    let listRestsUntilMs = Number.NEGATIVE_INFINITY;
    const counts = new Map();
    const totals = new Map();
    const pipelines = new Set();
    const isListed = ({ build }) => shared !== undefined && build !== null && clock.monotonic() >= listRestsUntilMs;
    const timeoutOf = ({ isLook, endMs }) => {
        const nowMs = clock.monotonic();
        if (!isLook)
            return Math.max(0, endMs - nowMs);
        const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
        const leastMs = Math.max(leastLookMs, Math.min(mostLookMs, endMs - nowMs));
        return leastMs + (heldMs <= time_to_wait/* mostHeldMs */.P ? heldMs : 0);
    };
    const totalOf = ({ build }) => build?.jobs?.length ?? build?.job_state_counts?.total ?? totals.get(build?.id ?? '') ?? 0;
    const needsJobs = (one) => {
        const { id, build } = one;
        const total = totalOf(one);
        if (total <= mostJobsEachTime || counts.get(id) === null || (build && (0,model_states/* hasEnded */.hY)(build) && isOld(one)))
            return true;
        return !build?.jobs && (needsSteps || total <= mostJobsForNews) && countsOf(build) !== counts.get(id);
    };
    const parametersOf = (read) => {
        if (read.isLook && withJobs)
            return { include_retried_jobs: true };
        return read.withJobs && withJobs ? { exclude_pipeline: true } : requests/* smallResponse */.v;
    };
    const request = async (one, read, options) => {
        const { address, query } = one;
        if (address === null)
            return query ? findNewest(query, context, options) : null;
        const parameters = parametersOf({ ...read, withJobs: read.withJobs || needsJobs(one) });
        const asked = { ...parameters, ...options };
        const build = read.isLook && withJobs
            ? await (0,read_with_runs/* readWithRuns */.H)(address, asked, context)
            : await client.builds.get(address, asked);
        const isCounted = build.job_state_counts?.states !== undefined;
        if (!read.isLook && (build.jobs || !isCounted))
            counts.set(one.id, isCounted ? countsOf(build) : null);
        return { address, build };
    };
    const readOne = async (one, read) => {
        const { id } = one;
        const { isLook } = read;
        const sentMs = clock.monotonic();
        let pauseMs;
        const onPause = (ms) => {
            pauseMs = ms;
        };
        const polling = { intervalMs: read.spreadMs, onPause };
        const options = {
            signal,
            timeoutMs: timeoutOf(read),
            ...(isLook ? { rank: 'last' } : { polling }),
        };
        try {
            const found = await request(one, read, options);
            if (found === null)
                return { event: { type: 'unread', id, why: 'gone', isLook } };
            return { event: { type: 'read', id, ...found, isLook, sentMs } };
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof Error))
                throw error;
            const noPipeline = isMissing(error) && (await findNoPipeline(one));
            if (noPipeline)
                return { event: { type: 'unread', id, why: 'refused', error: noPipeline, isLook } };
            const why = whyUnread(one, error, pauseMs !== undefined);
            return { event: { type: 'unread', id, why, error, isLook }, pauseMs };
        }
    };
    const whyUnread = ({ address }, error, isPaused) => {
        if (isMissing(error) && address !== null)
            return 'gone';
        return client.mayPass(error) || isPaused ? 'outage' : 'refused';
    };
    const findNoPipeline = async ({ address, build }) => {
        const name = `${address?.organization}/${address?.pipeline}`;
        if (build !== null || address === null || pipelines.has(name))
            return null;
        const options = { ...requests/* smallResponse */.v, perPage: 1, signal, timeoutMs: mostLookMs };
        try {
            await (0,read_list/* collectItems */.jm)(client.builds.listForPipeline(address, options), { limit: 1 });
        }
        catch (error) {
            signal.throwIfAborted();
            if (isMissing(error))
                return error;
        }
        pipelines.add(name);
        return null;
    };
    const readList = async (all, organization, read) => {
        const { isLook } = read;
        const limit = 2 * count;
        const timeoutMs = Math.min(timeoutOf(read), listMs);
        const rank = isLook ? 'last' : 'normal';
        const options = { signal, timeoutMs, rank, perPage: Math.min(limit, 100) };
        const sentMs = clock.monotonic();
        const isSmall = all.reduce((sum, one) => sum + totalOf(one), 0) <= mostJobsEachTime;
        const list = client.builds.listForOrganization({ organization }, { ...shared, ...parametersOf({ isLook, withJobs: read.withJobs || isSmall }), ...options });
        const listed = await (0,read_list/* collectItems */.jm)(list, { limit }).catch((error) => {
            signal.throwIfAborted();
            log.debug(`Could not list the builds: ${(0,error_text/* errorText */.kc)(error)}`);
            listRestsUntilMs = clock.monotonic() + listRestMs;
            return [];
        });
        const shown = new Map(listed.map((build) => [build.id, build]));
        for (const { id, jobs } of listed)
            if (jobs)
                totals.set(id, jobs.length);
        return Promise.all(all.map((one) => {
            const build = one.build && shown.get(one.build.id);
            const isEnough = build && one.address !== null && (!isLook || (0,model_states/* hasEnded */.hY)(build));
            return isEnough
                ? { event: { type: 'read', id: one.id, address: one.address, build, isLook, sentMs } }
                : readOne(one, read);
        }));
    };
    return {
        groupsOf(all) {
            const groups = Map.groupBy(all, (one) => isListed(one) && one.address ? one.address.organization : one.id);
            return [...groups].map(([name, all]) => ({
                name: all.length === 1 && all[0] ? all[0].id : name,
                all,
            }));
        },
        async read(all, read) {
            const [first, second] = all;
            if (first?.address && second)
                return readList(all, first.address.organization, read);
            return first ? [await readOne(first, read)] : [];
        },
    };
}
function countsOf(build) {
    return JSON.stringify(build?.job_state_counts?.states ?? {});
}
function isMissing(error) {
    return error instanceof errors/* ApiError */.hD && error.status === 404;
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/wait.js














async function waitForBuilds(targets, plan, context) {
    const { options, sinceMs, leave } = plan;
    const wanted = targets.length;
    let soFar;
    let next = targets;
    let partial;
    for (;;) {
        const last = await waitOnce(next, { ...plan, wanted }, context);
        if ('outcome' in last)
            return last.outcome;
        const { state } = last;
        const found = state.all.filter(isShown).length;
        if (found === 0)
            throw await missingError(state, context);
        if (found < state.all.length)
            partial = state;
        const about = { wanted, ordered: plan.ordered ?? wanted, retries: soFar?.notices };
        const outcome = await waitOutcome(state, about, context);
        const conclude = (end) => (partial ? withMissing(end, partial, context) : end);
        if (!options.retryFlaky || leave)
            return conclude(outcome);
        const retried = await retryFlakyJobs(outcome, state, { left: obligationsOf(state), soFar }, context);
        if ('outcome' in retried)
            return conclude(retried.outcome);
        const { tracked, doubts } = retried;
        ({ soFar } = retried);
        next = tracked;
        if (context.signal.aborted) {
            const all = tracked.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, options.cancelOnAbort) }));
            return endOnAbort(all, { sinceMs, doubts, wanted, spentMs: graceMs }, context);
        }
    }
}
async function waitOnce(targets, plan, context) {
    const { journal, signal } = context;
    let state;
    const onState = (now) => {
        state = now;
        (0,build_outputs/* setBuildOutputs */.vP)(now.all.filter(isShown), journal, plan.wanted);
        if (!signal.aborted)
            journal.owe('wait', obligationsOf(now));
    };
    try {
        return { state: await run(targets, { ...plan, onState }, context) };
    }
    catch (error) {
        if (!signal.aborted || state === undefined)
            throw error;
        return { outcome: await endInterrupted(state, error, context) };
    }
}
function obligationsOf({ all, settings }) {
    const isOwed = (one) => {
        const { phase, build } = one;
        if (phase.is === 'over')
            return phase.end?.stop.canceled === 'failed';
        return phase.is === 'canceling' || (build !== null && isCanceledOnAbort(one, settings.cancelOnAbort));
    };
    return toCancel(all.filter(isOwed).flatMap(({ address }) => (address === null ? [] : [{ address }])));
}
async function pollBuilds(tracked, plan, context) {
    const { all } = await run(tracked, { ...plan, onState: () => { } }, context);
    return all.filter(isShown);
}
async function run(targets, plan, context) {
    const { options: settings, sinceMs, leave = false, appearTimeoutMs = 0, shared, withJobs } = plan;
    const initial = {
        ...{ settings, sinceMs, isAbandoned: leave, endedBy: null },
        appearByMs: sinceMs + Math.min(appearTimeoutMs, settings.timeoutMs),
        all: targets.map((target) => watch(target, moment(context))),
    };
    const progress = createProgress(context);
    let told = [];
    const needsSteps = settings.steps !== undefined;
    const ports = {
        reader: createReader({ shared, withJobs, count: targets.length, needsSteps }, context),
        cancel: (one) => cancel(one, context),
        onChange(state) {
            if (state.all.length === 0 || state.all.some((one, at) => one !== told[at])) {
                plan.onState(state);
                progress.log(state);
                told = state.all;
            }
            progress.beat(state);
        },
        nextMs: progress.nextMs,
    };
    return runWait(initial, ports, context);
}
async function cancel({ id, address, phase }, context) {
    if (address === null || phase.is !== 'canceling')
        throw new TypeError('This build is not to be canceled.');
    const limits = (0,time_to_wait/* endingAt */.h)(context.clock.monotonic() + time_to_wait/* mostHeldMs */.P);
    const ended = await endPart(address, 'step', context, { rank: 'last', ...limits });
    const { result, build } = ended;
    if (result === 'failed') {
        logUncanceled(ended, context);
        return { type: 'canceled', id, result };
    }
    const line = result === 'canceled'
        ? `${(0,build_outputs/* nameBuild */.mT)(address)}: ${cancelWords(build)} because ${(0,verdict/* describeCause */.V$)((0,build_outcome/* redactStop */.w$)(phase.end.stop, context))}.`
        : describeEnded(result, { address, build });
    context.log[result === 'blocked' ? 'warning' : 'info'](line);
    return { type: 'canceled', id, result, build };
}
function endInterrupted({ all, settings: { cancelOnAbort }, sinceMs }, error, context) {
    const builds = all.flatMap(({ phase, ...one }) => {
        const { address, build } = one;
        const isMine = phase.is === 'canceling' || isCanceledOnAbort(one, cancelOnAbort);
        const isKnown = build !== null || (isMine && phase.is !== 'over');
        return address !== null && isKnown ? [{ ...one, address, isMine }] : [];
    });
    if (builds.length === 0 && cancelOnAbort !== true)
        throw error;
    return endOnAbort(builds, { sinceMs, wanted: all.length }, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/start/start-builds.js











async function startBuilds(plan, context, review = () => null) {
    const { starters, options, sinceMs, nothing } = plan;
    const { journal, log, signal } = context;
    const end = await startEach(plan, context);
    const { started, doubt, continued, error } = end;
    const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
    if (counts.length > 0)
        journal.output('retried-count', String(counts.reduce((sum, each) => sum + each)));
    const notTried = starters.slice(end.tried).map(({ name }) => name);
    const others = notTried.length === 0 ? [] : [`Not started: ${notTried.join(', ')}.`];
    if (signal.aborted) {
        const shown = doubt && continued ? [...started, continued] : started;
        return endOnAbort(shown.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, options.cancelOnAbort) })), {
            ...{ sinceMs, nothing, spentMs: graceMs },
            doubts: [
                ...(doubt ? [describeDoubt(doubt, options.cancelOnAbort !== false)] : []),
                ...(end.tried > 0 ? others : []),
            ],
            wanted: shown.length + (doubt && !continued ? 1 : 0),
        }, context);
    }
    if (continued)
        journal.output('failed-jobs', (0,build_outcome/* reportBuild */.pE)(continued, context).failed.map(build_outcome/* failedJobEntry */.P$));
    if (error !== undefined && started.length === 0) {
        const { hint = [] } = error;
        throw others.length === 0 ? error : Object.assign(error, { hint: [...others, hint].flat().join(' ') });
    }
    const why = error && [(0,error_text/* errorSentence */.O8)(error), ...others].join(' ');
    if (why)
        log.warning(why);
    const outcome = await waitForStarted(plan, end, context);
    const reviewed = review(started);
    const isBeside = reviewed && !outcome.success && !signal.aborted && started.length === 1;
    const reported = reviewed
        ? {
            ...outcome,
            notes: [...(outcome.notes ?? []), reviewed.note],
            ...(isBeside && { hint: [outcome.hint, reviewed.hint].filter(Boolean).join('\n') }),
        }
        : outcome;
    return error && why ? (0,failed_outcome/* withFailure */.fd)(reported, { operation: 'trigger-build', why, error }, context) : reported;
}
async function startEach({ starters, options }, context) {
    const { journal, log, signal } = context;
    const isMine = (one) => isCanceledOnAbort(one, options.cancelOnAbort);
    const cancelsNew = isMine({ origin: 'started' });
    const end = {
        ...{ started: [], sentences: [], keys: new Set(), doubt: null, tried: 0 },
        save() {
            const { keys, doubt } = end;
            journal.owe('start', [...keys, ...(cancelsNew && doubt && !('retryOf' in doubt) ? [doubt] : [])]);
        },
    };
    const { started } = end;
    const sending = {
        onPending(doubt, continued) {
            Object.assign(end, { doubt, continued });
            if (continued)
                (0,build_outputs/* setBuildOutputs */.vP)([...started, continued], journal, starters.length);
            end.save();
        },
        onStarted(tracked, key) {
            started.push(tracked);
            if (key)
                end.keys.add(key);
            journal.owe('wait', toCancel(started.filter(isMine)));
            sending.onPending(null);
            (0,build_outputs/* setBuildOutputs */.vP)(started, journal, starters.length);
        },
    };
    for (const { start } of starters) {
        if (signal.aborted)
            break;
        try {
            end.sentences.push(await start(sending));
            end.tried += 1;
        }
        catch (error) {
            if (error !== signal.reason && !(error instanceof errors/* OutcomeUnknownError */.Do))
                sending.onPending(null, end.continued);
            if (cancelsNew)
                warnOfDoubt(error, end.doubt, context);
            if (!signal.aborted)
                end.error = error;
            else if (!end.doubt && error !== signal.reason)
                log.warning((0,error_text/* errorText */.kc)(error));
            if (end.error || end.doubt)
                end.tried += 1;
            break;
        }
    }
    return end;
}
async function waitForStarted({ starters, wait, options, sinceMs, shared }, { started, sentences, keys, save, error }, context) {
    const leave = error !== undefined && options.cancelSiblings === true;
    if (!wait && !leave) {
        context.journal.owe('wait', []);
        const [only, second] = sentences;
        return (0,build_outcome/* buildOutcome */.nP)(only && second === undefined ? only : start_builds_describeAll(started), started, context);
    }
    const isNew = ({ origin, before, build }) => origin === 'started' && !before && !build.rebuilt_from;
    const isFindable = shared && started.length > 1 && started.every(isNew);
    const waitPlan = {
        ...{ options, sinceMs, leave },
        ordered: error && starters.length,
        shared: isFindable ? { meta_data: shared } : undefined,
    };
    const onDone = (key) => {
        keys.delete(key);
        save();
    };
    return endingDuplicates([...keys], onDone, () => waitForBuilds(started, waitPlan, context), context);
}
function start_builds_describeAll(started) {
    const reused = started.filter(({ origin, before }) => origin === 'reused' || before).length;
    const created = `Created ${(0,counts/* count */.U9)(started.length - reused, 'build')}`;
    return reused === 0 ? `${created}.` : `${created}, and reused ${reused} from an earlier run.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/rebuild.js




function rebuild({ address: original, ...settings }, context) {
    const { sendByMs } = settings;
    const start = (sending) => requestRebuild(original, { sendByMs, ...sending }, context);
    return startBuilds({ ...settings, starters: [{ name: (0,build_outputs/* nameBuild */.mT)(original), start }] }, context);
}
async function requestRebuild(original, { sendByMs, onPending, onStarted }, context) {
    const { client, log, signal } = context;
    const { number: rebuiltFrom, ...pipeline } = original;
    const source = (0,build_outputs/* nameBuild */.mT)(original);
    const made = await writeGracefully((guard) => client.builds.rebuildWithDetails(original, { ...guard, ...(0,time_to_wait/* endingAt */.h)(sendByMs) }), {
        what: `rebuild of ${source}`,
        onSend: (above) => onPending({ rebuiltFrom, in: pipeline, ...(above !== undefined && { above }) }),
        onNoEffect: () => onPending(null),
    }, context);
    if (typeof made === 'string')
        throw signal.reason;
    const { build, origin } = made.value;
    const address = { ...original, number: build.number };
    onStarted({ address, build, origin: 'started' });
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    if (origin === 'recovered') {
        const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
        log.warning((0,build_outputs/* withLink */.Ni)(doubt, build, context));
        return `Found ${name}, a rebuild of ${source}.`;
    }
    log.info((0,build_outputs/* withLink */.Ni)(`${name}: created as a rebuild of ${source}.`, build, context));
    return `Created ${name}, a rebuild of ${source}.`;
}

// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsed = __webpack_require__(8899);
;// CONCATENATED MODULE: ./build/sources/operations/start/tags.js

const stepTag = 'kitestring-step';
const idempotencyTag = 'kitestring-idempotency-key';
const runTag = 'kitestring-run';
function tagBody(order, { uuid, workflow: { run } }) {
    const { pipelines, body, idempotencyKey, onRerun } = order;
    const isKeyOfStep = idempotencyKey === undefined;
    const key = isKeyOfStep && onRerun !== 'new' && run !== null ? stepKey(order, run) : idempotencyKey;
    const shared = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
    const tags = {
        ...shared,
        ...(run !== null && { [runTag]: run.url }),
        ...(key !== undefined && { [idempotencyTag]: key }),
    };
    const message = run !== null && { message: run.title };
    return {
        body: { ...message, ...body, meta_data: { ...body.meta_data, ...tags } },
        shared,
        key,
        isKeyOfStep,
    };
}
function stepKey({ body, matrixIndex = 0 }, run) {
    const given = [body.env, body.meta_data].map((pairs) => Object.entries(pairs ?? {}).sort());
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
    return `${run.id}/${run.step}/${matrixIndex}/${digest}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/earlier.js








async function findEarlier(pipeline, order, { client, signal }) {
    const { body, key, sendByMs } = order;
    const list = async (filters) => {
        const options = { ...filters, ...requests/* smallResponse */.v, signal, ...(0,time_to_wait/* endingAt */.h)(sendByMs) };
        const items = await (0,read_list/* collectItems */.jm)(client.builds.listForPipeline(pipeline, options), { limit: 100 });
        return items.filter(({ commit, branch }) => isSameCommit(commit, body.commit) && branch === body.branch);
    };
    const keyed = await list({ meta_data: { [idempotencyTag]: key } });
    const originals = keyed.filter(({ meta_data, rebuilt_from }) => meta_data?.[idempotencyTag] === key && !rebuilt_from);
    const trackAll = (others) => originals
        .map((original) => ({ original, build: newestOf(original, others), origin: 'reused' }))
        .map((one) => ({ ...one, address: { ...pipeline, number: one.build.number } }))
        .sort((a, b) => b.build.number - a.build.number);
    const found = trackAll(keyed);
    const [{ commit = null } = {}] = originals;
    if (found.some(({ build }) => isReusable(build)) || commit === null)
        return found;
    return trackAll(await list({ commit, branch: body.branch }));
}
function newestOf(original, others) {
    const chain = [original];
    for (const build of others.toSorted((a, b) => a.number - b.number))
        if (chain.some(({ number }) => number === build.rebuilt_from?.number))
            chain.push(build);
    return chain.at(-1) ?? original;
}
function isSameCommit(shown, given) {
    const sha = (0,parsers_words/* parseFullSha */.Vw)(given, 0);
    return (0,parsed/* isParsed */.E)(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}
function nameEarlier({ address, build, original }) {
    return `${(0,build_outputs/* nameBuild */.mT)(address)}${build.number === original.number ? '' : `, a rebuild of #${original.number}`}`;
}
function isReusable(build) {
    const state = (0,model_states/* effectiveState */.Jt)(build);
    return state === 'passed' || state === 'blocked' || (!(0,model_states/* isTerminal */.Hd)(build) && state !== 'canceling');
}
function chooseReusable(found) {
    const reusable = found.filter(({ build }) => isReusable(build));
    return reusable.find(({ build }) => !(0,model_states/* isTerminal */.Hd)(build)) ?? reusable[0];
}
function chooseFailed(found, { log }) {
    const failed = found.find(({ build }) => (0,model_states/* effectiveState */.Jt)(build) === 'failed');
    const [latest] = found;
    if (latest && !failed)
        log.info(`${nameEarlier(latest)}: not continued, because its state is ${(0,model_states/* effectiveState */.Jt)(latest.build)}. A new build is created.`);
    return failed;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/retry-jobs.js








const failing = ['failed', 'timed_out', 'expired'];
function retryAndWait({ address, states, ...settings }, context) {
    const { wait, sendByMs } = settings;
    const start = async (sending) => {
        const result = await requestRetry({ address, states, sendByMs }, sending, context);
        const sentence = describeRetry(result, states);
        sending.onStarted(result.tracked);
        if (wait || result.origin === 'recovered')
            logRetry(result, sentence, context);
        return sentence;
    };
    const starters = [{ name: (0,build_outputs/* nameBuild */.mT)(address), start }];
    return startBuilds({ ...settings, starters, nothing: 'No job was retried.' }, context);
}
async function requestRetry({ address, build, ...order }, { onPending }, context) {
    let seen;
    const onSend = (before = build) => {
        seen = before && { address, build: before, origin: (0,model_states/* isOver */.PU)(before) ? 'started' : 'reused' };
        onPending({ retryOf: address }, seen);
    };
    const result = await retryFailedJobs({ address, ...order, onSend, onNoEffect: () => onPending(null, seen) }, context);
    const { count, tracked } = result;
    const origin = (count !== 0 && seen?.origin) || 'reused';
    return { ...result, tracked: { ...tracked, origin, retriedCount: count } };
}
async function retryEarlier({ address, build }, { sendByMs, ...sending }, context) {
    const { client, log, signal } = context;
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    let why = 'nothing to continue.';
    let level = 'info';
    try {
        const result = await requestRetry({ address, build, states: failing, sendByMs }, sending, context);
        if (result.count !== 0)
            sending.onStarted(result.tracked);
        logRetry(result, describeRetry(result, failing), context);
        if (result.count !== 0)
            return 'retried';
    }
    catch (error) {
        if (!retry_jobs_isRefused(error))
            throw error;
        level = 'warning';
        why = `its failed jobs are not retried. ${(0,error_text/* errorSentence */.O8)(error)}`;
        sending.onPending(null);
    }
    const now = await client.builds.get(address, { ...requests/* smallResponse */.v, signal });
    if (isReusable(now)) {
        sending.onStarted({ address, build: now, origin: 'reused', retriedCount: 0 });
        log.info(`${name}: others have made it run again.`);
        return 'reused';
    }
    log[level](`${name}: ${why} A new build is created.`);
    return null;
}
function retry_jobs_isRefused(error) {
    return error instanceof errors/* ApiError */.hD && [404, 405, 422].includes(error.status);
}

;// CONCATENATED MODULE: ./build/sources/operations/start/foreign-repository.js

const longest = 500;
const address = /^(?:(?:https?|ssh):\/\/)?(?:[^@/]*@)?([^@/:]+)(?::\d+(?=\/))?[:/]([^/].*)$/;
function placeOf(url) {
    const [, host = '', path = ''] = (url && url.length <= longest && address.exec(url.trim())) || [];
    return host === '' ? null : `${host}/${path.replace(/\/$/, '').replace(/\.git$/, '')}`.toLowerCase();
}
function findForeignRepository(started, { pull_request_repository: head }, { workflow: { repository: own } }) {
    const base = own && placeOf(`${own.server}/${own.name}`);
    if (!own || !base)
        return null;
    const host = `${base.split('/', 1)[0]}/`;
    for (const { build, address: at, origin } of started) {
        const place = origin === 'started' ? placeOf(build.pipeline?.repository) : null;
        if (place === null || !place.startsWith(host) || [base, placeOf(head)].includes(place))
            continue;
        const wayOut = `set commit: HEAD and branch: ${build.pipeline?.default_branch || 'main'}`;
        return {
            note: `${(0,build_outputs/* nameBuild */.mT)(at)}: its pipeline builds ${place.slice(host.length)}, but commit and branch are those of ${own.name}. To build what that repository has, ${wayOut}.`,
            hint: `The pipeline builds another repository: ${wayOut}.`,
        };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/trigger.js











function triggerBuilds(order, context) {
    const { pipelines, onRerun, isOfEvent, wait, options } = order;
    const sinceMs = context.clock.monotonic();
    const sendByMs = wait ? sinceMs + options.timeoutMs : undefined;
    const tagged = tagBody(order, context);
    const create = { ...tagged, onRerun, sendByMs };
    const starters = pipelines.map((pipeline) => ({
        name: nameOf(pipeline),
        start: (sending) => startOne(pipeline, create, sending, context),
    }));
    const { body, shared } = tagged;
    return startBuilds({ starters, shared, wait, options, sinceMs, sendByMs }, context, (started) => isOfEvent ? findForeignRepository(started, body, context) : null);
}
function previewBuilds(order, context) {
    const { body } = tagBody(order, context);
    const requests = order.pipelines.map((pipeline) => ({ endpoint: 'builds.create', to: { ...pipeline }, body }));
    return dryRun(requests, context);
}
function isRerun({ workflow }) {
    return (workflow.run?.attempt ?? 1) > 1;
}
async function startOne(pipeline, order, sending, context) {
    const { key, isKeyOfStep, onRerun, sendByMs } = order;
    if (key === undefined || (isKeyOfStep && !isRerun(context)))
        return create(pipeline, order, sending, context);
    const source = isKeyOfStep
        ? 'an earlier attempt of this step'
        : 'an earlier run with the same idempotency-key';
    const found = await findEarlier(pipeline, { ...order, key }, context);
    const reusable = chooseReusable(found);
    if (reusable) {
        sending.onStarted(isKeyOfStep ? { ...reusable, origin: 'started' } : reusable);
        context.log.info((0,build_outputs/* withLink */.Ni)(`${nameEarlier(reusable)}: reused from ${source}.`, reusable.build, context));
        return `Reused ${(0,build_outputs/* nameBuild */.mT)(reusable.address)} from ${source}.`;
    }
    const earlier = onRerun === 'new' || !isRerun(context) ? undefined : chooseFailed(found, context);
    if (earlier === undefined)
        return create(pipeline, order, sending, context);
    const limits = { sendByMs, ...sending };
    if (onRerun === 'rebuild')
        return requestRebuild(earlier.address, limits, context).catch((error) => {
            if (retry_jobs_isRefused(error))
                error.hint ??= 'To create a new build instead, set on-rerun to new.';
            throw error;
        });
    const name = (0,build_outputs/* nameBuild */.mT)(earlier.address);
    const result = await retryEarlier(earlier, limits, context);
    if (result === null)
        return create(pipeline, order, sending, context);
    return result === 'retried' ? `Retried the failed jobs of ${name}.` : `Reused ${name} from ${source}.`;
}
const origins = {
    direct: 'created.',
    recovered: 'created. The response was lost; the build was found by its key.',
    retried: 'created. The response to the first request was lost, so it was sent again.',
};
async function create(pipeline, { body, sendByMs }, { onPending, onStarted }, context) {
    const { client, clock, log, signal } = context;
    const key = context.uuid();
    const keyed = { key, in: pipeline };
    let sends = 0;
    onPending(null);
    const made = await writeGracefully((guard) => client.builds.createWithDetails(pipeline, body, { ...guard, key, ...(0,time_to_wait/* endingAt */.h)(sendByMs) }), {
        what: `creation of a build of ${nameOf(pipeline)}`,
        onSend() {
            sends += 1;
            onPending(sends > 1 ? lostNow(keyed, clock) : keyed);
        },
        onNoEffect() {
            sends -= 1;
            onPending(null);
        },
    }, context);
    if (typeof made === 'string')
        throw signal.reason;
    const { build, origin } = made.value;
    const address = { ...pipeline, number: build.number };
    const lost = origin === 'direct' ? undefined : { ...lostNow(keyed, clock), keep: build.number };
    onStarted({ address, build, origin: 'started', knownMs: clock.monotonic() }, lost);
    log.info((0,build_outputs/* withLink */.Ni)(`${(0,build_outputs/* nameBuild */.mT)(address)}: ${origins[origin]}`, build, context));
    return `Created ${(0,build_outputs/* nameBuild */.mT)(address)}.`;
}
function nameOf({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/unblock.js






async function unblockAndWait(order, then, context) {
    const { address } = order;
    const { client, log, signal } = context;
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    const { build, step } = await findStep(order, context);
    const label = JSON.stringify(unblock_nameOf(step));
    let done = step;
    let words = `already unblocked ${by(step)}`;
    if (step.state === 'blocked') {
        const to = { ...address, job: step.id };
        const written = await writeGracefully((guard) => client.jobs.unblock(to, { fields: order.fields, ...guard }), { what: `unblock of ${label} in ${name}` }, context);
        if (typeof written === 'string') {
            const result = written === 'unknown' ? 'may have been unblocked' : 'was not unblocked';
            return (0,failed_outcome/* interruptedWrite */.op)(`${label} in ${name} ${result}.`, context.redact);
        }
        const { job, origin } = written.value;
        done = job;
        words = origin === 'already' ? `already unblocked ${by(job)}` : 'unblocked';
    }
    const sentence = `${name}: ${words}: ${label}.`;
    if (words !== 'unblocked' && order.fields !== undefined)
        log.warning(`${sentence} The values of fields were not sent.`);
    const jobs = build.jobs?.map((job) => (job.id === step.id ? done : job));
    const tracked = { address, build: { ...build, jobs }, unblocked: step.id };
    if (then.wait && !signal.aborted) {
        log.info((0,build_outputs/* withLink */.Ni)(sentence, build, context));
        return waitForBuilds([tracked], then, context);
    }
    const read = await client.builds.get(address, { signal }).catch(() => tracked.build);
    return (0,build_outcome/* buildOutcome */.nP)(sentence, [{ address, build: read }], context);
}
async function planUnblock(order, context) {
    const { step } = await findStep(order, context);
    const { address, fields } = order;
    const request = {
        endpoint: 'jobs.unblock',
        to: { ...address, job: step.id },
        body: fields && { fields },
    };
    return step.state === 'blocked' ? [request] : [];
}
async function findStep({ address, step: wanted, fields = {} }, { client, signal }) {
    const build = await client.builds.get(address, { signal });
    const steps = (build.jobs ?? []).filter(isBlockStep);
    const named = steps.filter((step) => wanted === undefined || [step.step_key, step.label].includes(wanted));
    const blocked = named.filter(({ state }) => state === 'blocked');
    const [step, another] = blocked.length > 0 ? blocked : named.filter(({ state }) => state === 'unblocked');
    const name = (0,build_outputs/* nameBuild */.mT)(address);
    const listed = () => `Its block steps: ${steps.map(unblock_describe).join('; ') || 'none'}.`;
    if (named.length === 0 && wanted !== undefined)
        throw new error_text/* OwnError */.Nj(`${name} has no block step ${JSON.stringify(wanted)}. ${listed()}`);
    const isEarly = blocked.length === 0 && named.some(({ state }) => state !== 'unblocked');
    if (step === undefined || isEarly)
        throw new error_text/* OwnError */.Nj(`${name} is not blocked. ${listed()}`);
    if (another !== undefined && blocked.length > 0)
        throw new error_text/* OwnError */.Nj(`${name} is blocked at several steps. Set step to one of them. ${listed()}`);
    const missing = step.state === 'blocked' ? required(step).filter((key) => !fields[key]) : [];
    if (missing.length > 0)
        throw new error_text/* OwnError */.Nj(`Input fields needs a value for ${missing.join(', ')}, to unblock ${JSON.stringify(unblock_nameOf(step))}.`);
    return { build, step };
}
function isBlockStep(job) {
    return job.type === 'manual' && typeof job.id === 'string';
}
function unblock_nameOf({ label, step_key, id }) {
    return label || step_key || id;
}
function unblock_describe(step) {
    const key = step.step_key ? ` (step: ${step.step_key})` : '';
    const fields = required(step).join(', ');
    return `${JSON.stringify(unblock_nameOf(step))}${key} is ${step.state}${fields && `, needs the fields ${fields}`}`;
}
function required({ fields }) {
    return (fields ?? []).flatMap(({ key, required: isRequired }) => key && isRequired !== false ? [key] : []);
}
function by(job) {
    if (job.type !== 'manual')
        return '';
    const { unblocked_by: user, unblocked_at: at } = job;
    return `by ${user?.name || 'someone'}${at ? ` at ${at}` : ''}`;
}

;// CONCATENATED MODULE: ./build/sources/report/suites/summary.js





function renderSuiteSummary(suite, action, options) {
    const { redact, toLink = url/* safeUrl */.Pl } = options;
    const { id, slug, name, web_url, default_branch } = redact.json(suite);
    const page = toLink(web_url);
    const facts = [
        slug ? (0,markdown.md) `slug ${(0,markdown/* code */.aY)(slug)}` : markdown/* nothing */.s6,
        (0,markdown.md) `organization ${(0,markdown/* code */.aY)(options.organization)}`,
        default_branch ? (0,markdown.md) `default branch ${(0,markdown/* code */.aY)(default_branch)}` : markdown/* nothing */.s6,
        page === null || action === 'deleted' ? markdown/* nothing */.s6 : (0,url/* link */.nf)('Open the suite', page),
    ];
    const heading = (0,markdown.md) `## Suite “${name || slug || id || ''}” ${action}`;
    return write([(0,text_blocks/* paragraph */.FY)('verdict', heading), (0,text_blocks/* paragraph */.FY)('facts', (0,markdown/* join */.fj)(facts, ' · '))], options);
}
function renderSuitesSummary(suites, options) {
    const { redact, toLink = url/* safeUrl */.Pl } = options;
    const safe = redact.json(suites);
    const found = safe.length === 0 ? 'No suites' : (0,counts/* count */.U9)(safe.length, 'suite');
    const rows = safe.map(({ id, slug, name, default_branch, web_url }) => [
        (0,url/* link */.nf)(name || slug || id, toLink(web_url)),
        slug ? (0,markdown/* code */.aY)(slug) : markdown/* nothing */.s6,
        default_branch ? (0,markdown/* code */.aY)(default_branch) : markdown/* nothing */.s6,
    ]);
    const columns = [{ title: 'Suite' }, { title: 'Slug' }, { title: 'Default branch' }];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found} in organization ${options.organization}`),
        (0,text_blocks/* paragraph */.FY)('caveats', options.complete ? markdown/* nothing */.s6 : incomplete),
    ];
    return write(rows.length === 0 ? blocks : [...blocks, (0,text_blocks/* table */.tp)('suites', columns, rows)], options);
}
const incomplete = (0,markdown.md) `> **The list is incomplete**: there may be more suites.`;
function write(blocks, options) {
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}

;// CONCATENATED MODULE: ./build/sources/operations/suites/suites.js






async function readSuites(address, limit, context) {
    const { client, redact, signal, toLink } = context;
    const list = client.suites.list(address, { signal });
    const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'suite' }, context);
    const { complete } = end;
    const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
    const outcome = {
        ...(0,read_list/* describeList */.KA)(`${(0,counts/* count */.U9)(items.length, 'suite')} in ${address.organization}`, end),
        outputs: (0,list_outputs/* listValues */.D)(items.length, complete, entries),
        json: items,
        summary: ({ bytes }) => items.length === 0 && complete
            ? ''
            : renderSuitesSummary(items, { ...address, bytes, complete, redact, toLink }),
    };
    return end.reason === 'interrupted' ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome, context.redact) : outcome;
}
function suiteOutcome(suite, action, { organization, suite: requested }, context) {
    const slug = suite.slug || (action === 'found' ? requested : undefined) || '';
    const { redact, signal, toLink } = context;
    const canceled = signal.aborted;
    const verb = `${action[0]?.toUpperCase()}${action.slice(1)}`;
    const sentence = `${verb} suite ${slug || suite.id} of ${organization}.`;
    return {
        success: !canceled,
        sentence: canceled ? `The step was interrupted. ${sentence}` : sentence,
        outputs: { 'suite-slug': slug, 'suite-url': suite.web_url ?? '' },
        json: suite,
        summary: ({ bytes }) => renderSuiteSummary({ ...suite, slug }, action, { organization, bytes, redact, toLink }),
    };
}
const nouns = { created: 'creation', updated: 'update', deleted: 'deletion' };
async function writeSuite({ action, name, address, send }, context) {
    const fullName = `suite ${name} of ${address.organization}`;
    const written = await writeGracefully(send, { what: `${nouns[action]} of ${fullName}` }, context);
    if (typeof written !== 'string')
        return suiteOutcome(written.value, action, address, context);
    const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
    return (0,failed_outcome/* interruptedWrite */.op)(`S${fullName.slice(1)} ${what}`, context.redact);
}

;// CONCATENATED MODULE: ./build/sources/operations/suites/new-suite.js

const howToGet = 'and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const whyNone = {
    missing: 'Buildkite returned no API token for the new suite.',
    lost: `The output api-token is not set: the API token of the new suite was in the response that was lost, ${howToGet}`,
    unwritten: `The API token of the new suite is lost, because the output api-token could not be written, ${howToGet}`,
    noSecret: 'The output api-token is not set: the API token of the new suite does not look like a secret, so it cannot be masked.',
};
async function createSuite(address, body, context) {
    const { client, journal, log } = context;
    const show = body.show_api_token === true;
    const send = async (guard) => {
        const { suite, tokenLost } = await client.suites.createWithDetails(address, body, guard);
        const token = suite.api_token ?? '';
        const masked = token !== '' && journal.mask(token);
        if (!show)
            return suite;
        if (token === '')
            log.warning(tokenLost ? whyNone.lost : whyNone.missing);
        else if (!masked)
            log.warning(whyNone.noSecret);
        else if (!journal.output('api-token', token))
            log.warning(whyNone.unwritten);
        return suite;
    };
    return writeSuite({ action: 'created', name: `“${body.name}”`, address, send }, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/runs.js
















/***/ }),

// MODULE: ./build/sources/report/text/globs.js
/***/ 6198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createMatcher)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);

function createMatcher(globs) {
    const rules = globs.map(readGlob).toReversed();
    return (file) => {
        const rule = rules.find(({ matches }) => matches(file));
        return rule === undefined ? globs[0]?.startsWith('!') === true : !rule.removes;
    };
}
function readGlob(text) {
    const glob = text.replace(/^!\s*/, '').replace(/^(?:\.\/|\/)/, '');
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_0___default()(glob.endsWith('/') ? `${glob}**` : glob, { dot: true, noextglob: true });
    return { removes: text.startsWith('!'), matches: (file) => isMatch(file) };
}


/***/ })

};
;