"use strict";
exports.id = 484;
exports.ids = [484];
exports.modules = {

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

// MODULE: ./build/sources/model/build-address.js
/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pipelineAddressOf),
/* harmony export */   v: () => (/* binding */ parseBuildUrl)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function parseBuildUrl(url) {
    const [, organization = '', pipeline = '', number] = apiPath.exec(url ?? '') ?? [];
    return number === undefined ? null : { organization, pipeline, number: Number(number) };
}


/***/ }),

// MODULE: ./build/sources/model/script-job.js
/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isScriptJob),
/* harmony export */   t: () => (/* binding */ isReplaced)
/* harmony export */ });
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}
function isReplaced(job) {
    return job.retried === true || Boolean(job.retried_in_job_id);
}


/***/ }),

// MODULE: ./build/sources/operations/artifacts/download.js + 2 modules
/***/ 484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  downloadArtifacts: () => (/* binding */ downloadArtifacts)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/rate-limit/token-bucket.js
var token_bucket = __webpack_require__(5511);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
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
// EXTERNAL MODULE: ./build/sources/operations/context/pool.js
var pool = __webpack_require__(9539);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/flaky/select.js
var flaky_select = __webpack_require__(1655);
;// CONCATENATED MODULE: ./build/sources/operations/artifacts/choose.js





const mostNamed = 5;
function chooseArtifacts(build, listed, { steps, globs, byJob, maxBytes }, platform) {
    const jobs = new Map((build.jobs ?? []).map((job) => [String(job.id), job]));
    const stepOf = ({ job_id }) => textOf(jobs.get(job_id), 'step_key');
    const keys = new Set([...jobs.values()].flatMap((job) => textOf(job, 'step_key') ?? []));
    const unknown = steps?.filter((key) => !keys.has(key)) ?? [];
    if (unknown.length > 0)
        throw new error_text/* OwnError */.Nj(`No job of the build has the step key ${quoted(unknown)}. Its keys: ${quoted([...keys])}.`);
    const matches = globs === undefined ? () => true : (0,flaky_select/* createMatcher */.P7)(globs);
    const matching = listed.filter((one) => (steps?.includes(stepOf(one) ?? '') ?? true) && matches(one.path.replaceAll('\\', '/')));
    if (matching.length === 0)
        throw new error_text/* OwnError */.Nj(`None of the ${(0,counts/* count */.U9)(listed.length, 'artifact')} of the build matches${listed.length > 0 ? `, such as ${quoted(listed.map(({ path }) => path))}` : ''}.`);
    const warnings = [];
    const ageOf = ({ job_id }) => {
        const job = jobs.get(job_id);
        return job && (0,script_job/* isScriptJob */.P)(job) && (0,script_job/* isReplaced */.t)(job)
            ? 0
            : ((0,times/* parseTime */.p)(textOf(job, 'finished_at')) ?? Number.MAX_SAFE_INTEGER);
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
        ...((0,states/* hasEnded */.hY)(build) ? [] : [`${(0,build_outputs/* nameBuild */.mT)(address)} still runs: jobs can upload more.`]),
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
    const failure = await (0,pool/* runPool */.k)(files, atOnce, async (file) => {
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


/***/ }),

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

// MODULE: ./build/sources/operations/context/pool.js
/***/ 9539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runPool)
/* harmony export */ });
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
async function readList(list, { limit, maxBytes = mostBytes, thing }, { clock, log, signal }) {
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
        return { items: await list.toArray({ limit, maxBytes, onPage }), complete: true };
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


/***/ }),

// MODULE: ./build/sources/report/flaky/places.js
/***/ 9039:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   ho: () => (/* binding */ splitLine),
/* harmony export */   hy: () => (/* binding */ testFolder),
/* harmony export */   j_: () => (/* binding */ createPlaceReader),
/* harmony export */   zk: () => (/* binding */ readGoModule)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

const control = /\p{Cc}/u;
const absolute = /^(?:[a-z]:|\/)/i;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
const exampleId = /(?<=\.\w{1,9})\[\d{1,9}(?::\d{1,9}){0,30}\]$/;
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const unknownFile = 'Unknown';
function createPlaceReader(roots) {
    const { goModule = null } = roots;
    const folder = testFolder(roots.prefix, roots.workspace);
    const findFile = (path, scope) => {
        if (folder === '' && plainPath.test(path) && !isBareGoFile(path))
            return path.replace(/^\.\//, '');
        if (path === '')
            return null;
        if (isAbsolute(path))
            return fromRoot(path, roots);
        if (!isBareGoFile(path))
            return inside(`./${folder}/${path}`);
        const below = goModule === null || !`${scope}/`.startsWith(`${goModule}/`) ? null : scope.slice(goModule.length);
        return below === null ? null : inside(`./${folder}/${below}/${path}`);
    };
    return ({ location, file_name, scope }) => {
        const [path, line, example] = splitLine(forward(location ?? ''));
        const name = file_name === unknownFile ? '' : forward(file_name ?? '');
        const at = findFile(path, scope ?? '');
        const named = findFile(name, scope ?? '');
        const caller = at === null || named === at ? null : named;
        if (at !== null)
            return { file: at, line, place: { file: at, line }, caller, example };
        if (named !== null)
            return { file: named, line: null, place: { file: named, line: null }, caller, example: null };
        return {
            file: path || name || null,
            line: path === '' ? null : line,
            place: null,
            caller,
            example: null,
        };
    };
}
function splitLine(location) {
    const found = lineAndColumn.exec(location);
    if (found !== null)
        return [location.slice(0, found.index), Number(found[1]) || null, null];
    const [example = null] = exampleId.exec(location) ?? [];
    return [example === null ? location : location.slice(0, -example.length), null, example];
}
function testFolder(prefix = '', workspace) {
    const path = forward(prefix);
    const root = `${forward(workspace ?? '')}/`;
    const relative = root.length > 1 && path.startsWith(root) ? path.slice(root.length) : path;
    return isAbsolute(relative) ? '' : (inside(`./${relative}`) ?? '');
}
function pathFrom(folder, file) {
    return folder === '' ? file : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(`/${folder}`, `/${file}`);
}
function readGoModule(text) {
    return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}
function isBareGoFile(path) {
    return path.endsWith('_test.go') && !path.replace(/^\.\//, '').includes('/');
}
function fromRoot(path, { organization, workspace, prefix = '' }) {
    for (const root of [forward(prefix), forward(workspace ?? '')])
        if (isAbsolute(root) && path.startsWith(`${root}/`))
            return inside(`./${path.slice(root.length)}`);
    const segments = path.split('/');
    const builds = segments.findIndex((name, at) => name === 'builds' && segments[at + 2] === organization);
    return builds === -1 ? null : inside(`./${segments.slice(builds + 4).join('/')}`);
}
function inside(path) {
    if (control.test(path))
        return null;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '..' && segments.pop() === undefined)
            return null;
        if (segment !== '' && segment !== '.' && segment !== '..')
            segments.push(segment);
    }
    return segments.length === 0 ? null : segments.join('/');
}
function forward(path) {
    return path
        .trim()
        .replaceAll('\\', '/')
        .replace(/(?<=[^/])\/$/, '');
}
function isAbsolute(path) {
    return absolute.test(path);
}


/***/ }),

// MODULE: ./build/sources/report/flaky/select.js
/***/ 1655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ newFirst),
/* harmony export */   M0: () => (/* binding */ selectTests),
/* harmony export */   MV: () => (/* binding */ rankTests),
/* harmony export */   P7: () => (/* binding */ createMatcher),
/* harmony export */   Zq: () => (/* binding */ unmatchedGlobs),
/* harmony export */   tW: () => (/* binding */ isFiltering)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1571);


function selectTests(tests, { minInstances, seenWithinMs, include = [], exclude = [] }, now) {
    const [included, excluded] = [createMatcher(include), createMatcher(exclude)];
    return tests.filter((test) => {
        if (minInstances && (test.instances ?? 0) < minInstances)
            return false;
        if (seenWithinMs && test.lastSeenAt !== null && (0,_test_js__WEBPACK_IMPORTED_MODULE_0__/* .ageOf */ .hy)(test.lastSeenAt, now) > seenWithinMs)
            return false;
        const files = filesOf(test);
        return (include.length === 0 || files.some(included)) && !files.some(excluded);
    });
}
function isFiltering({ minInstances, seenWithinMs, include, exclude }) {
    return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}
function rankTests(tests) {
    return tests.toSorted((a, b) => (b.instances ?? -1) - (a.instances ?? -1) ||
        (b.lastSeenAt ?? -1) - (a.lastSeenAt ?? -1) ||
        byText(`${a.name}\n${a.scope}\n${a.ids[0]}`, `${b.name}\n${b.scope}\n${b.ids[0]}`));
}
function newFirst(tests) {
    return tests.toSorted((a, b) => Number(b.change === 'new') - Number(a.change === 'new'));
}
function unmatchedGlobs(tests, { include = [], exclude = [] }) {
    const globs = [...include.map((glob) => ['include', glob]), ...exclude.map((glob) => ['exclude', glob])];
    if (tests.length === 0 || globs.length === 0)
        return [];
    const files = [...new Set(tests.flatMap(filesOf))];
    const unmatched = globs.filter(([, glob = '']) => !files.some(readGlob(glob).matches));
    return unmatched.map(([input, glob]) => `Input ${input}: ${JSON.stringify(glob)}`);
}
function filesOf({ file, caller }) {
    return [file, caller].filter((path) => path !== null);
}
function createMatcher(globs) {
    const rules = globs.map(readGlob).toReversed();
    const otherwise = globs[0]?.startsWith('!') === true;
    const known = new Map();
    return (file) => {
        const rule = known.has(file) ? undefined : rules.find(({ matches }) => matches(file));
        const answer = known.get(file) ?? (rule === undefined ? otherwise : !rule.removes);
        known.set(file, answer);
        return answer;
    };
}
function readGlob(text) {
    const removes = text.startsWith('!');
    const glob = text.replace(/^!\s*/, '').replace(/^(?:\.\/|\/)/, '');
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_1___default()(glob.endsWith('/') ? `${glob}**` : glob, { dot: true, noextglob: true });
    return { removes, matches: (file) => isMatch(file) };
}
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

// MODULE: ./build/sources/report/flaky/test.js
/***/ 1571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   iv: () => (/* binding */ readTests),
/* harmony export */   q: () => (/* binding */ keyLength)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9039);



const keyLength = 11;
function keyOf({ scope, name, file_name, location }) {
    const identity = [scope ?? '', name ?? '', file_name ?? '', (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLine */ .ho)(location ?? '')[0]];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(identity), 'base64url').slice(0, keyLength);
}
function readTests(rows, { roots, toLink }) {
    const placeOf = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .createPlaceReader */ .j_)(roots);
    const tests = new Map();
    for (const row of rows) {
        const key = keyOf(row);
        const place = placeOf(row);
        const known = tests.get(`${key}${place.line}`);
        tests.set(`${key}${place.line}`, {
            ...(known ?? { ...place, ...readRow(row, key), url: toLink(row.web_url) }),
            ids: known === undefined || known.ids.includes(row.id) ? (known?.ids ?? [row.id]) : [...known.ids, row.id],
            instances: combine(known?.instances, wholeNumber(row.instances), (a, b) => a + b),
            runs: combine(known?.runs, wholeNumber(row.runs), (a, b) => a + b),
            lastSeenAt: combine(known?.lastSeenAt, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(row.most_recent_instance_at), Math.max),
        });
    }
    return [...tests.values()];
}
function readRow(row, key) {
    return {
        key,
        name: row.name ?? '',
        scope: row.scope ?? '',
        listed: { location: row.location, file_name: row.file_name },
        reliability: row.reliability ?? null,
        change: null,
        touched: false,
        inDiff: false,
        removed: false,
        movedFrom: null,
    };
}
function wholeNumber(value) {
    return typeof value === 'number' && value >= 0
        ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
        : null;
}
function combine(a, b, both) {
    return a === null || a === undefined || b === null
        ? (a ?? b)
        : Math.min(both(a, b), Number.MAX_SAFE_INTEGER);
}
function ageOf(lastSeenAt, now) {
    return Math.max(0, now - lastSeenAt);
}


/***/ }),

// MODULE: ./build/sources/report/text/durations.js
/***/ 888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   Rc: () => (/* binding */ second),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   mf: () => (/* binding */ formatShortDay),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   nW: () => (/* binding */ hour),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vk: () => (/* binding */ elapsed)
/* harmony export */ });
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastTime = 8.64e15;
function formatDuration(ms) {
    if (ms < second)
        return 'under 1 s';
    if (ms < minute)
        return `${Math.floor(ms / second)} s`;
    if (ms < hour)
        return twoUnits(ms, [minute, 'min'], [second, 's']);
    if (ms < day)
        return twoUnits(ms, [hour, 'h'], [minute, 'min']);
    return twoUnits(ms, [day, 'd'], [hour, 'h']);
}
function elapsed(from, to) {
    return typeof from === 'number' && typeof to === 'number' && from <= to ? to - from : null;
}
function formatAge(ms) {
    if (ms < minute)
        return 'just now';
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ago`;
    if (ms < 2 * day)
        return `${Math.floor(ms / hour)} h ago`;
    return `${Math.floor(ms / day)} d ago`;
}
function formatMoment(ms) {
    const [date, time = ''] = toIso(ms).split('T');
    return `${date} ${time.slice(0, 5)} UTC`;
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function formatShortDay(ms, now) {
    const [year = '', month, day = ''] = toIso(ms).split('-');
    const short = `${Number.parseInt(day, 10)} ${months[Number(month) - 1]}`;
    return toIso(now).startsWith(year) ? short : `${short} ${year}`;
}
function toIso(ms) {
    return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


/***/ })

};
;