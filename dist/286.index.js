"use strict";
exports.id = 286;
exports.ids = [286];
exports.modules = {

// MODULE: ./build/sources/operations/artifacts/download-file.js
/***/ 1776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KD: () => (/* binding */ checked),
/* harmony export */   PE: () => (/* binding */ downloadFile),
/* harmony export */   dE: () => (/* binding */ UnloadedFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1479);
/* harmony import */ var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);





const pausesMs = [2_000, 10_000];
class DamagedFile extends _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnError */ .Nj {
}
class PageInstead extends _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnError */ .Nj {
}
class UnloadedFile extends _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnError */ .Nj {
    hint;
    constructor(name, error) {
        super(`Could not download ${name}: ${reasonOf(error)}`);
        const isOfStore = isFinal(error);
        const hint = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ClientError */ .MZ ? error.hint : undefined;
        this.hint = isOfStore
            ? 'See "Storage of your own" on the page of download-artifacts.'
            : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(hint ?? '') || undefined;
    }
}
async function downloadFile({ artifact, path, parts }, on, { client, clock, log, signal }) {
    const { address, folder, onPiece } = on;
    const name = JSON.stringify(parts.join('/'));
    const isPage = /\.(?:html?|xhtml)$/i.test(path);
    for (let attempt = 1;; attempt += 1) {
        signal.throwIfAborted();
        try {
            const pieces = client.artifacts.download({ ...address, job: artifact.job_id, artifact: artifact.id }, { signal });
            return await folder.write(parts, checked(pieces, { artifact, isPage, onPiece }));
        }
        catch (error) {
            signal.throwIfAborted();
            const pauseMs = pausesMs[attempt - 1];
            const canPass = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ClientError */ .MZ || error instanceof DamagedFile;
            if (pauseMs === undefined || !canPass || isFinal(error))
                throw new UnloadedFile(name, error);
            log.info(`Trying again to download ${name}: ${reasonOf(error)}`);
            await clock.sleep(pauseMs, signal);
        }
    }
}
function reasonOf(error) {
    return (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorSentence */ .O8)(error).replace(/^Could not download artifact [^:]*: /, '');
}
function isFinal(error) {
    return (error instanceof PageInstead || (error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidResponseError */ .tF && error.reason === 'address'));
}
async function* checked(pieces, { artifact: { file_size: size, sha1sum }, isPage, onPiece, }) {
    const sha1 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1');
    let bytes = 0;
    let start = '';
    const damaged = (words) => !isPage && /^\s*<(?:!doctype html|html)\b/i.test(start)
        ? new PageInstead('the store answered with a web page instead of the file, as one that asks for a login does')
        : new DamagedFile(words);
    for await (const piece of pieces) {
        if (start.length < 100)
            start += Buffer.from(piece.subarray(0, 100)).toString('latin1');
        bytes += piece.byteLength;
        if (bytes > size)
            throw damaged(`it is larger than ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(size, 'byte')}`);
        sha1.update(piece);
        onPiece(piece.byteLength);
        yield piece;
    }
    if (bytes < size)
        throw damaged(`it ended after ${bytes} of ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(size, 'byte')}`);
    if (sha1sum && sha1.digest('hex') !== sha1sum.toLowerCase())
        throw damaged('its SHA-1 is not that of the uploaded file');
}


/***/ }),

// MODULE: ./build/sources/operations/artifacts/newest-copies.js
/***/ 8285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ newestCopies),
/* harmony export */   i: () => (/* binding */ isReady)
/* harmony export */ });
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
/* harmony import */ var _quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8497);


function newestCopies(all, byJob) {
    const files = [];
    const gone = [];
    const lost = [];
    const outdated = [];
    const repeated = [];
    const sorted = all.toSorted((a, b) => a.age - b.age);
    for (const [place, copies] of Map.groupBy(sorted, ({ parts }) => parts.join('/'))) {
        const ready = copies.findLast((one) => isReady(one.artifact));
        const newest = copies.at(-1);
        if (ready !== undefined)
            files.push(ready);
        else if (newest !== undefined)
            (isLost(newest) ? lost : gone).push(newest);
        if (ready !== undefined && newest !== ready)
            outdated.push(`${place} (${stateOf(newest)})`);
        else if (copies.length > 1 && ready !== undefined)
            repeated.push(place);
    }
    const warnings = [];
    if (repeated.length > 0)
        warnings.push(`${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(repeated)} was uploaded several times. Only the newest counts.${byJob ? '' : ' To get that of each job, set by-job.'}`);
    if (outdated.length > 0)
        warnings.push(`The newest copy cannot be downloaded, so an older one was: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(outdated)}.`);
    const describe = (some, words) => {
        const named = some.map((one) => `${one.path} (${stateOf(one)})`);
        const total = files.length + gone.length + lost.length;
        return some.length === 0
            ? []
            : [`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(some.length, 'artifact')} of ${total} ${words}: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(named)}.`];
    };
    warnings.push(...describe(gone, 'cannot be downloaded'));
    return {
        files,
        warnings,
        lost: describe(lost, `${lost.length === 1 ? 'was' : 'were'} not uploaded completely`),
    };
}
function isLost({ artifact: { state }, age }) {
    return state === 'new'
        ? age < Number.MAX_SAFE_INTEGER
        : state === 'error' || (state ?? 'finished') === 'finished';
}
function stateOf(one) {
    return one?.artifact.state ?? 'unknown';
}
function isReady(artifact) {
    const { state, file_size: size } = artifact;
    return (state ?? 'finished') === 'finished' && Number.isSafeInteger(size) && Number(size) >= 0;
}


/***/ }),

// MODULE: ./build/sources/operations/artifacts/quoted.js
/***/ 8497:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
function quoted(names, most = 5) {
    const shown = names.slice(0, most).map((name) => JSON.stringify(name));
    const more = names.length > most ? ` and ${names.length - most} more` : '';
    return `${shown.join(', ') || 'none'}${more}`;
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
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7205);




function withFailure(others, { operation, why, error }) {
    const given = ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwn */ .NP)(error) ? error.hint : undefined) ?? others.hint;
    const hint = given === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .b)(given);
    const failed = { operation, interrupted: false, sentence: why, hint };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(hint !== undefined && { hint }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, others.summary),
    };
}
function interruptedOutcome(outcome) {
    const failed = { interrupted: true, sentence: outcome.sentence, hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${outcome.sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFailureAbove */ .W)(failed, outcome.summary),
    };
}
function interruptedWrite(written, what, done) {
    return interruptedOutcome((0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .plainOutcome */ .N)(`${what} ${written === 'unknown' ? 'may have been' : 'was not'} ${done}.`));
}


/***/ }),

// MODULE: ./build/sources/operations/context/outcome.js
/***/ 7205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ plainOutcome)
/* harmony export */ });
function plainOutcome(sentence) {
    return { success: true, sentence, summary: () => '' };
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

// MODULE: ./build/sources/operations/context/service-clock.js
/***/ 9825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readDifference)
/* harmony export */ });
/* harmony import */ var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);

const mostSkewMinutes = 2;
function readDifference({ client, clock, log }) {
    const aheadMs = client.serviceNow() - clock.now();
    const minutes = Math.round(Math.abs(aheadMs) / 60_000);
    const differs = `${(0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * 60_000)} ${aheadMs < 0 ? 'ahead of' : 'behind'}`;
    if (minutes > mostSkewMinutes)
        log.info(`The clock of this machine is ${differs} that of the service, by which relative times count.`);
    return aheadMs;
}


/***/ }),

// MODULE: ./build/sources/operations/lists/known-suites.js
/***/ 9480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ withKnownSuites)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
/* harmony import */ var _inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1950);
/* harmony import */ var _read_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);



const mostNamed = 5;
const mostRead = 100;
async function withKnownSuites(error, client, signal) {
    if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD) || error.status !== 404)
        return error;
    const place = /\/organizations\/([^/]+)\/(pipelines|suites)\/([^/?]+)(?!.*\/builds\/)/.exec(error.path);
    const [, organization = '', kind, slug = ''] = place ?? [];
    if (place === null)
        return error;
    const list = client.suites.list({ organization }, { signal });
    const suites = await (0,_read_list_js__WEBPACK_IMPORTED_MODULE_1__/* .collectItems */ .jm)(list, { limit: mostRead }).catch(() => []);
    const slugs = suites.flatMap((suite) => /^[\w.-]{1,100}$/.test(suite.slug ?? '') ? (suite.slug ?? '') : []);
    const isMisplaced = kind === 'pipelines' && slugs.includes(slug);
    const named = (0,_inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestFirst */ .F)(slug, slugs).slice(0, mostNamed).join(', ');
    const listed = kind === 'suites' && named !== '' ? `The token can list these suites of ${organization}: ${named}.` : '';
    const found = isMisplaced ? `${slug} is a suite of ${organization}, and no pipeline.` : listed;
    return found === ''
        ? error
        : new _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(error.message, { ...error, hint: `${found} ${error.hint ?? ''}`.trim() });
}


/***/ }),

// MODULE: ./build/sources/operations/runs.js + 57 modules
/***/ 1286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancelAndWait: () => (/* reexport */ cancelAndWait),
  cancelKeyed: () => (/* reexport */ cancelKeyed),
  cancelMatching: () => (/* reexport */ cancelMatching),
  checkSetup: () => (/* reexport */ checkSetup),
  cleanUp: () => (/* reexport */ cleanUp),
  continueEarlier: () => (/* reexport */ continueEarlier),
  downloadArtifacts: () => (/* reexport */ downloadArtifacts),
  dryRun: () => (/* reexport */ dryRun),
  explainBuild: () => (/* reexport */ explainBuild),
  failingStates: () => (/* reexport */ failingStates),
  findNewest: () => (/* reexport */ findNewest),
  listMatching: () => (/* reexport */ listMatching),
  locateLatest: () => (/* reexport */ locateLatest),
  missingBuild: () => (/* reexport */ missingBuild),
  nothingToExplain: () => (/* reexport */ nothingToExplain),
  planBuilds: () => (/* reexport */ planBuilds),
  planUnblock: () => (/* reexport */ planUnblock),
  pollBuilds: () => (/* reexport */ pollBuilds),
  readSuites: () => (/* reexport */ readSuites),
  rebuild: () => (/* reexport */ rebuild),
  renderList: () => (/* reexport */ renderList),
  requestRebuild: () => (/* reexport */ requestRebuild),
  retryAndWait: () => (/* reexport */ retryAndWait),
  runCommand: () => (/* reexport */ runCommand),
  suiteOutcome: () => (/* reexport */ suiteOutcome),
  triggerBuilds: () => (/* reexport */ triggerBuilds),
  unblockAndWait: () => (/* reexport */ unblockAndWait),
  waitForBuilds: () => (/* reexport */ waitForBuilds),
  writeSuite: () => (/* reexport */ writeSuite)
});

// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/model/states.js
var model_states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var text_counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
;// CONCATENATED MODULE: ./build/sources/report/artifacts.js




function renderArtifacts(files, options) {
    const size = files.reduce((sum, file) => sum + file.bytes, 0);
    const rows = files.map((file) => [
        (0,markdown/* code */.aY)(file.path),
        (0,text_counts/* formatBytes */.z3)(file.bytes),
        file.step ? (0,markdown/* code */.aY)(file.step) : markdown/* nothing */.s6,
    ]);
    const columns = [{ title: 'File' }, { title: 'Size', align: 'right' }, { title: 'Step' }];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Downloaded ${(0,text_counts/* count */.U9)(files.length, 'artifact')} of ${options.title} (${(0,text_counts/* formatBytes */.z3)(size)})`),
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
// EXTERNAL MODULE: ./build/sources/operations/lists/read-build.js
var read_build = __webpack_require__(9234);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/times.js
var model_times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/model/wildcard.js
var wildcard = __webpack_require__(3924);
// EXTERNAL MODULE: ./build/sources/report/text/globs.js
var text_globs = __webpack_require__(6198);
;// CONCATENATED MODULE: ./build/sources/operations/artifacts/safe-path.js
const refusals = [
    [/(?:^|[\\/])\.\.[. ]*(?:[\\/]|$)/, 'it leaves the folder'],
    [/^[.\\/]*$/, 'it names no file'],
    [/^[\\/]/, 'it is absolute'],
    [/^[a-z]:/i, 'it begins with a drive letter'],
    [/[\p{Cc}\p{Cs}]/u, 'it has control characters'],
    [/(?:^|[\\/])\.git[. ]*(?:[\\/:]|$)/i, 'it has a reserved name'],
];
const windowsRefusals = [
    [
        /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])[ ]*(?:\.|$)/i,
        'Windows has a device of that name',
    ],
    [/[<>:"|?*]/, 'Windows allows no such name'],
    [/[. ]$/, 'Windows would shorten its name'],
];
const longestName = 255;
function readSafePath(path, isWindows) {
    const why = refusals.find(([pattern]) => pattern.test(path))?.[1];
    if (why !== undefined)
        return { why };
    const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
    if (parts.some((part) => Buffer.byteLength(part) > longestName))
        return { why: `it has a name of more than ${longestName} bytes` };
    const onWindows = windowsRefusals.find(([pattern]) => parts.some((part) => pattern.test(part)))?.[1];
    return isWindows && onWindows !== undefined ? { why: onWindows } : { parts };
}

;// CONCATENATED MODULE: ./build/sources/operations/artifacts/job-folders.js


const longest = 80;
function nameJobFolders(jobs) {
    const current = jobs.filter((job) => !(0,script_job/* isReplaced */.t)(job));
    const shared = Map.groupBy(current.filter(({ parallel_group_index: index }) => typeof index !== 'number'), ({ step_key }) => step_key);
    const folders = new Map();
    const taken = new Set();
    for (const job of [...current, ...jobs.filter(script_job/* isReplaced */.t).toReversed()]) {
        const { step_key: key, name, parallel_group_index: index } = job;
        const isShared = (shared.get(key)?.length ?? 0) > 1;
        const base = safeName((isShared ? name : null) || key || name || 'job');
        const own = typeof index === 'number' ? `${base}-${index}` : base;
        let folder = own;
        for (let nth = 2; taken.has(folder.toLowerCase()); nth += 1)
            folder = `${own}-${nth}`;
        taken.add(folder.toLowerCase());
        folders.set(job.id, folder);
    }
    return folders;
}
function safeName(text) {
    const name = text
        .normalize('NFC')
        .replace(/:[\w+-]+:/g, '')
        .replace(/[^\p{L}\p{N}._-]+/gu, '-')
        .replace(/^[-.]+/, '');
    const short = [...name]
        .slice(0, longest / 2)
        .join('')
        .replace(/[-.]+$/, '');
    if (short === '')
        return 'job';
    return 'why' in readSafePath(short, true) ? `job-${short}` : short;
}

// EXTERNAL MODULE: ./build/sources/operations/artifacts/newest-copies.js
var newest_copies = __webpack_require__(8285);
// EXTERNAL MODULE: ./build/sources/operations/artifacts/quoted.js
var quoted = __webpack_require__(8497);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/nearest.js
var nearest = __webpack_require__(1950);
;// CONCATENATED MODULE: ./build/sources/operations/artifacts/unmatched.js



const mostCompared = 1_000;
function describeUnmatched(globs, { files, listed }) {
    const wanted = globs.filter((glob) => !glob.startsWith('!'));
    return wanted
        .filter((glob) => !files.some((0,text_globs/* createMatcher */.P)([glob])))
        .map((glob) => `No artifact matches ${JSON.stringify(glob)}${unmatched_nearest(glob, listed)}.`);
}
function unmatched_nearest(glob, listed) {
    const matching = (other, paths = listed) => paths.filter((0,text_globs/* createMatcher */.P)([other]));
    const same = matching(glob);
    if (same.length > 0)
        return `, but ${(0,quoted/* quoted */.T)(same, 3)}, which other inputs exclude or which cannot be downloaded`;
    const deeper = glob.includes('/') ? [] : matching(`**/${glob}`);
    if (deeper.length > 0)
        return `: ${(0,quoted/* quoted */.T)(deeper, 3)}; names match in folders only with **/`;
    const lower = new Map(listed.map((path) => [path.toLowerCase(), path]));
    const inOtherCase = matching(glob.toLowerCase(), [...lower.keys()]).map((path) => lower.get(path) ?? path);
    if (inOtherCase.length > 0)
        return `: ${(0,quoted/* quoted */.T)(inOtherCase, 3)}; upper and lower case differ`;
    if (listed.length === 0)
        return '';
    return ((0,nearest/* suggestName */.S)(glob, listed.slice(0, mostCompared)) || ` among those of the build, such as ${(0,quoted/* quoted */.T)(listed)}`);
}

;// CONCATENATED MODULE: ./build/sources/operations/artifacts/choose.js











const mostRefused = 10;
function chooseArtifacts(build, listed, filters) {
    const { byJob, maxBytes, ifNoFilesFound } = filters;
    const jobs = (build.jobs ?? []).filter(script_job/* isScriptJob */.P);
    const matching = matchArtifacts(jobs, listed, filters);
    const { files, warnings, lost } = (0,newest_copies/* newestCopies */.S)(placeAll(jobs, matching, filters), byJob);
    const unmatched = lost.length > 0 && files.length === 0 ? [] : describeMissing(listed, files, filters);
    const missing = listed.length === 0 ? ['The build has no artifacts.'] : [...unmatched, ...lost];
    if (ifNoFilesFound === 'error' && missing.length > 0)
        throw new error_text/* OwnError */.Nj([...missing, ...(files.length === 0 ? warnings : [])].join(' '));
    const bytes = files.reduce((sum, { artifact }) => sum + artifact.file_size, 0);
    if (bytes > maxBytes)
        throw new error_text/* OwnError */.Nj(`${(0,text_counts/* count */.U9)(files.length, 'artifact')} of ${bytes} bytes: more than max-size allows (${(0,text_counts/* formatBytes */.z3)(maxBytes)}).`);
    const unplaced = listed.filter(({ path }) => !path).length;
    const notes = [
        ...(unplaced > 0 ? [`${(0,text_counts/* count */.U9)(unplaced, 'artifact')} without a path: left out.`] : []),
        ...(ifNoFilesFound === 'warn' ? missing : []),
        ...warnings,
    ];
    return { files, warnings: notes };
}
function matchArtifacts(jobs, listed, { steps, jobs: names, globs }) {
    const keys = [...new Set(jobs.flatMap((job) => job.step_key ?? []))];
    const unknown = steps?.filter((key) => !keys.includes(key)) ?? [];
    if (unknown.length > 0)
        throw new error_text/* OwnError */.Nj(`No job of the build has the step key ${(0,quoted/* quoted */.T)(unknown)}. Its keys: ${(0,quoted/* quoted */.T)(keys)}.`);
    const all = [...new Set(jobs.flatMap((job) => job.name ?? []))];
    const unnamed = names?.filter((name) => !all.some((each) => (0,wildcard/* matchesPattern */.M)(each, name))) ?? [];
    if (unnamed.length > 0)
        throw new error_text/* OwnError */.Nj(`No job of the build has the name ${(0,quoted/* quoted */.T)(unnamed)}. Its jobs: ${(0,quoted/* quoted */.T)(all)}.`);
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const matches = globs === undefined ? () => true : (0,text_globs/* createMatcher */.P)(globs.map(withSlashes));
    return listed.flatMap((artifact) => {
        const { path } = artifact;
        const job = byId.get(artifact.job_id);
        const isOfStep = steps?.includes(job?.step_key ?? '') ?? true;
        const isOfJob = names?.some((name) => (0,wildcard/* matchesPattern */.M)(job?.name ?? '', name)) ?? true;
        return path && isOfStep && isOfJob && matches(slashed(path)) ? [{ artifact, path, job }] : [];
    });
}
function slashed(path) {
    return path.replaceAll('\\', '/');
}
function withSlashes(glob) {
    return glob.replace(/\\(?![[\](){}!\\])/g, '/');
}
function placeAll(jobs, matching, { byJob, isWindows }) {
    const folders = nameJobFolders(jobs);
    const refused = new Map();
    const placed = matching.flatMap((one) => {
        const { artifact, path, job } = one;
        const read = readSafePath(path, isWindows);
        if ('why' in read) {
            refused.set(path, read.why);
            return [];
        }
        const parts = byJob ? [folders.get(artifact.job_id) ?? artifact.job_id, ...read.parts] : read.parts;
        const age = job && (0,script_job/* isReplaced */.t)(job) ? 0 : ((0,model_times/* parseTime */.p)(job?.finished_at) ?? Number.MAX_SAFE_INTEGER);
        return [{ ...one, parts, age }];
    });
    if (refused.size > 0)
        throw refusedPaths([...refused]);
    return placed;
}
function refusedPaths(refused) {
    const named = refused.slice(0, mostRefused).map(([path, why]) => `${JSON.stringify(path)} (${why})`);
    const more = refused.length > mostRefused ? ` and ${refused.length - mostRefused} more` : '';
    const what = refused.length === 1 ? 'the artifact' : `${refused.length} artifacts`;
    return new error_text/* OwnError */.Nj(`Refused ${what} ${named.join(', ')}${more}. Nothing was written. To leave ${refused.length === 1 ? 'it' : 'them'} out, exclude ${refused.length === 1 ? 'it' : 'them'} in path with !.`);
}
function describeMissing(listed, files, { steps, jobs, globs }) {
    const all = listed.flatMap(({ path }) => (path ? [slashed(path)] : []));
    const ready = files.map(({ path }) => slashed(path));
    const missing = describeUnmatched((globs ?? []).map(withSlashes), { files: ready, listed: all });
    if (missing.length > 0)
        return missing;
    const empty = steps?.filter((key) => !files.some(({ job }) => job?.step_key === key)) ?? [];
    const unnamed = jobs?.filter((name) => !files.some(({ job }) => (0,wildcard/* matchesPattern */.M)(job?.name ?? '', name))) ?? [];
    if (empty.length + unnamed.length > 0)
        return [
            ...empty.map((key) => `No artifact of step ${JSON.stringify(key)} matches.`),
            ...unnamed.map((name) => `No artifact of a job with the name ${JSON.stringify(name)} matches.`),
        ];
    return files.length > 0 ? [] : [`None of the ${(0,text_counts/* count */.U9)(listed.length, 'artifact')} of the build matches.`];
}

// EXTERNAL MODULE: ./build/sources/operations/artifacts/download-file.js
var download_file = __webpack_require__(1776);
;// CONCATENATED MODULE: ./build/sources/operations/artifacts/download.js












const atOnce = 4;
const progressMs = 10_000;
const mostListed = 10_000;
async function downloadArtifacts({ address, to, ...filters }, context) {
    const { client, journal, signal } = context;
    const folder = await context.openFolder(to);
    const build = await (0,read_build/* readWithJobs */.TL)(address, { include_retried_jobs: true, signal }, context);
    const list = client.artifacts.list(address, { signal });
    const listed = await (0,read_list/* readList */.LD)(list, { limit: mostListed, thing: 'artifact' }, context);
    signal.throwIfAborted();
    if (listed.failure !== undefined)
        throw listed.failure;
    const { isWindows } = folder;
    const { files, warnings } = chooseArtifacts(build, listed.items, { ...filters, isWindows });
    const notes = [
        ...((0,model_states/* hasEnded */.hY)(build) ? [] : [`${(0,build_address/* nameBuild */.mT)(address)} still runs: jobs can upload more.`]),
        ...warnings,
        ...(listed.complete
            ? []
            : [`The list of artifacts is incomplete: only ${(0,text_counts/* count */.U9)(listed.items.length, 'artifact')} were read.`]),
    ];
    journal.recordPending('files', [{ remove: folder.partial }]);
    try {
        await reserve(files, folder);
        const download = { address, files, notes, folder };
        return conclude(await downloadAll(download, context), download, context);
    }
    finally {
        if (await folder.close())
            journal.recordPending('files', []);
    }
}
async function reserve(files, folder) {
    const refused = [];
    for (const { path, parts } of files) {
        const why = await folder.reserve(parts);
        if (why !== null)
            refused.push([path, why]);
    }
    if (refused.length > 0)
        throw refusedPaths(refused);
}
async function downloadAll({ address, files, folder }, context) {
    const { clock, log } = context;
    logDuration(files.length, context);
    const done = [];
    let [bytes, replaced] = [0, 0];
    let loggedMs = clock.monotonic();
    const onPiece = (size) => {
        bytes += size;
        if (clock.monotonic() - loggedMs < progressMs)
            return;
        loggedMs = clock.monotonic();
        log.info(`${done.length} of ${(0,text_counts/* count */.U9)(files.length, 'file')} downloaded so far, ${(0,text_counts/* formatBytes */.z3)(bytes)}.`);
    };
    const failure = await (0,pool/* runPool */.k)(files, atOnce, async (file) => {
        const { artifact, job, parts } = file;
        if (await (0,download_file/* downloadFile */.PE)(file, { address, folder, onPiece }, context))
            replaced += 1;
        const { id, job_id, file_size: size, sha1sum } = artifact;
        const { name: jobName = null, step_key: step = null } = job ?? {};
        done.push({ path: parts.join('/'), bytes: size, id, job_id, job: jobName, step, sha1: sha1sum ?? null });
    }).then(() => null, (error) => error);
    done.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { done, replaced, failure };
}
function conclude({ done, replaced, failure }, { address, files, notes, folder }, { signal }) {
    const size = done.reduce((sum, file) => sum + file.bytes, 0);
    const all = done.length < files.length ? `${done.length} of ` : '';
    const over = replaced > 0 ? `, and replaced ${(0,text_counts/* count */.U9)(replaced, 'file')}` : '';
    const result = `${(0,build_address/* nameBuild */.mT)(address)}: downloaded ${all}${(0,text_counts/* count */.U9)(files.length, 'artifact')} (${(0,text_counts/* formatBytes */.z3)(size)})${over}.`;
    const outcome = {
        success: failure === null,
        sentence: failure === null ? result : `${(0,error_text/* errorText */.kc)(failure)} ${result}`,
        ...(failure instanceof download_file/* UnloadedFile */.dE && failure.hint !== undefined && { hint: failure.hint }),
        notes,
        outputs: {
            count: String(done.length),
            bytes: String(size),
            path: folder.path,
            files: done.map(({ path: file, sha1: _, ...ids }) => ({ file, ...ids })),
        },
        json: done,
        summary: (limits) => renderArtifacts(done, {
            title: (0,build_address/* nameBuild */.mT)(address),
            failure: failure === null ? null : (0,error_text/* errorText */.kc)(failure),
            ...limits,
        }),
    };
    return signal.aborted ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome) : outcome;
}
function logDuration(files, { client, log }) {
    const share = client.rateLimit.filesPerMinute();
    if (share === null || files <= share)
        return;
    const time = (0,durations/* formatDuration */.a3)(Math.ceil(files / share) * 60_000);
    log.info(`${(0,text_counts/* count */.U9)(files, 'file')} take as many requests. With about ${share} a minute, that takes up to ${time}.`);
}

// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/sources/report/command-answer.js




const longestSentence = 600;
function renderCommandAnswer(answer, options) {
    const { author, url, sentences, build, commands } = answer;
    const shown = sentences.map((sentence) => (0,markdown/* prose */.CS)(sentence, longestSentence));
    if (commands.length > 0)
        shown.push((0,markdown.md) `You may write:`);
    const list = commands.map((command) => (0,markdown.md) `- ${(0,markdown/* code */.aY)(command)}`);
    const about = [
        (0,markdown.md) `For ${(0,markdown/* prose */.CS)(author, 100)}, who wrote ${(0,text_url/* link */.nf)('a command', (0,text_url/* safeUrl */.Pl)(url))}`,
        build === null ? markdown/* nothing */.s6 : (0,text_url/* link */.nf)('Open the build', (0,text_url/* safeUrl */.Pl)(build)),
    ];
    return (0,text_document/* renderDocument */.yQ)([
        (0,text_blocks/* paragraph */.FY)('answer', (0,markdown/* join */.fj)(shown, ' ')),
        (0,text_blocks/* paragraph */.FY)('commands', (0,markdown/* join */.fj)(list, '\n')),
        (0,text_blocks/* paragraph */.FY)('about', (0,markdown/* join */.fj)(about, ' · ')),
    ], (0,text_document/* characters */.hg)(options.characters));
}

// EXTERNAL MODULE: ./build/sources/report/failure.js
var failure = __webpack_require__(9075);
// EXTERNAL MODULE: ./build/sources/operations/context/outcome.js
var outcome = __webpack_require__(7205);
// EXTERNAL MODULE: ./build/sources/operations/context/workflow.js
var workflow = __webpack_require__(4108);
// EXTERNAL MODULE: ./build/sources/report/builds/analyze.js
var analyze = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js
var build_outcome = __webpack_require__(3265);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/client/retry/failure.js
var retry_failure = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/sources/operations/inputs/in-input-words.js
var in_input_words = __webpack_require__(8117);
;// CONCATENATED MODULE: ./build/sources/operations/end/graceful.js
const graceMs = 2_500;
async function writeGracefully(write, { what, onSend, onNoEffect }, { signal, forceSignal, heedSignals, clock, log }) {
    if (signal.aborted)
        return 'not sent';
    const [unsent, done] = [new AbortController(), new AbortController()];
    let open = 0;
    const stop = () => {
        if (signal.aborted && open === 0)
            unsent.abort(signal.reason);
    };
    const guard = {
        signal: unsent.signal,
        async onState(state, before) {
            if (state === 'sending') {
                await heedSignals();
                signal.throwIfAborted();
                onSend?.(before);
                open += 1;
                await heedSignals();
                if (!signal.aborted)
                    return;
                open -= 1;
                if (open === 0)
                    onNoEffect?.();
                throw signal.reason;
            }
            else if (state === 'settled') {
                open -= 1;
                if (open > 0)
                    return;
                onNoEffect?.();
                stop();
            }
        },
    };
    const interrupted = new Promise((resolve) => signal.addEventListener('abort', resolve, { signal: done.signal }));
    const limit = async () => {
        await interrupted;
        stop();
        if (open > 0 && what)
            log.info(`The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`);
        await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => { });
        throw signal.reason;
    };
    try {
        return { value: await Promise.race([write(guard), limit()]) };
    }
    catch (error) {
        if (error !== signal.reason)
            throw error;
        return open > 0 ? 'unknown' : 'not sent';
    }
    finally {
        done.abort();
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/end/end-part.js







const patience = {
    step: { pausesMs: [2_000, 3_000, 5_000, 10_000, 10_000], again: [422] },
    post: { pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000], again: [401, 403, 404, 422] },
};
const abortMs = 5_500;
const [attemptMs, lastMs] = [3_000, 1_500];
async function endPart(to, how, context, limits = {}) {
    const { clock } = context;
    const { pausesMs, again } = patience[how];
    const signal = limits.signal ?? context.signal;
    let before;
    for (let sent = 0;; sent += 1) {
        const ended = await cancelOnce(to, { ...limits, signal }, context);
        signal.throwIfAborted();
        const pauseMs = pausesMs[sent];
        if (ended.result !== 'failed' || pauseMs === undefined || !isRefused(ended.error, again))
            return ended;
        if (how === 'step' && ended.build === undefined)
            return ended;
        const { state } = ended.build ?? {};
        if (how === 'step' && state === before && isCancelable(state))
            return ended;
        before = state;
        await clock.sleep(pauseMs, signal);
    }
}
async function endGracefully(to, { what, ...limits }, context) {
    const write = async (guard) => {
        const ended = await endPart(to, 'step', context, { ...limits, ...guard });
        if (ended.result === 'failed' && ended.error === context.signal.reason)
            throw ended.error;
        return ended;
    };
    const written = await writeGracefully(write, { what }, context);
    return typeof written === 'string' ? { result: written } : written.value;
}
async function endAtOnce(to, leftMs, context) {
    const { clock, forceSignal } = context;
    const endMs = clock.monotonic() + leftMs;
    const attempt = (isLast) => {
        const timeoutMs = Math.min(isLast ? lastMs : attemptMs, Math.max(0, endMs - clock.monotonic()));
        return cancelOnce(to, { rank: 'urgent', timeoutMs, signal: isLast ? undefined : forceSignal }, context);
    };
    const wasForced = forceSignal.aborted;
    const ended = await attempt(wasForced);
    if (ended.result !== 'failed' || wasForced)
        return ended;
    const isForced = forceSignal.aborted;
    const isLate = ended.error instanceof errors/* TimeoutError */.MU && clock.monotonic() < endMs;
    return isForced || isLate ? attempt(isForced) : ended;
}
const readMs = 10_000;
const hopeless = [401, 404, 422, 429];
async function cancelOnce(to, options, context) {
    const { rank, signal, timeoutMs = readMs } = options;
    let build;
    const onRefused = (refused) => {
        build = refused;
    };
    try {
        build = await context.client.builds.cancel(to, { ...options, onRefused });
    }
    catch (error) {
        if (error instanceof errors/* ClientError */.MZ && !isRefused(error, hopeless) && rank !== 'urgent') {
            const limits = { signal, rank: 'last', timeoutMs: Math.min(timeoutMs, readMs) };
            build = await (0,read_build/* readBuild */.lT)(to, limits, context).catch(() => undefined);
        }
        const isAnswer = build && (mayBeApplied(error) || isRefused(error, [422]));
        if (!build || !isAnswer || !((0,model_states/* isCanceled */.YQ)(build.state) || (0,model_states/* isTerminal */.Hd)(build)))
            return { result: 'failed', build, error };
    }
    if ((0,model_states/* isCanceled */.YQ)(build.state))
        return { build, result: 'canceled' };
    if ((0,model_states/* effectiveState */.Jt)(build) === 'blocked')
        return { build, result: 'blocked' };
    return { build, result: (0,model_states/* isOver */.PU)(build) ? 'ended' : 'canceled' };
}
function mayBeApplied(error) {
    return error instanceof errors/* ClientError */.MZ && (0,retry_failure/* couldHaveBeenApplied */.D4)(error);
}
function isCancelable(state) {
    return model_states/* cancelableStates */.F2.some((one) => one === state);
}
function isRefused(error, statuses) {
    return error instanceof errors/* ApiError */.hD && statuses.includes(error.status);
}
function logUncanceled({ error }, { log }, first = '') {
    const hint = isRefused(error, [401, 403, 422]) ? error.hint : undefined;
    log.warning(first + (hint === undefined ? (0,error_text/* errorText */.kc)(error) : `${(0,error_text/* errorSentence */.O8)(error)} ${(0,in_input_words/* inInputWords */.b)(hint)}`));
}
function cancelWords({ state }) {
    return state === 'canceled' ? 'canceled' : 'being canceled';
}
function describeEnded(result, { address, build }) {
    const name = (0,build_address/* nameBuild */.mT)(address);
    if (result === 'ended')
        return `${name} had already finished (${build.state}).`;
    if (result === 'blocked')
        return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
    return `${name} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-build.js







const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';
async function cancelAndWait(address, { until, waitForEnd }, context) {
    const { journal, signal } = context;
    const name = (0,build_address/* nameBuild */.mT)(address);
    const ended = await endGracefully(address, { what: `cancel of ${name}`, until }, context);
    if (ended.result === 'unknown' || ended.result === 'not sent')
        return (0,failed_outcome/* interruptedWrite */.op)(ended.result, name, 'canceled');
    if (ended.result === 'failed') {
        const { build, error } = ended;
        if (build)
            (0,build_outputs/* setBuildOutputs */.vP)([{ address, build }], journal);
        if (mayBeApplied(error))
            error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
        throw error;
    }
    const { build, result } = ended;
    if (waitForEnd && !(0,model_states/* isTerminal */.Hd)(build) && !signal.aborted)
        return failIfBlocked(await waitForEnd(build));
    const one = (0,build_outcome/* reportBuild */.pE)({ address, build }, context);
    const sentence = result === 'canceled' ? (0,analyze/* describeBuild */.SY)(one.report) : describeEnded(result, one);
    const outcome = failIfBlocked((0,build_outcome/* buildOutcome */.nP)(sentence, [one]));
    return signal.aborted ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome) : outcome;
}
function failIfBlocked(outcome) {
    if (outcome.outputs?.state !== 'blocked')
        return outcome;
    const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
    return { ...outcome, success: false, hint };
}

// EXTERNAL MODULE: ./build/sources/model/fork.js
var fork = __webpack_require__(146);
// EXTERNAL MODULE: ./build/sources/operations/inputs/build-filters.js
var build_filters = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/sources/operations/context/service-clock.js
var service_clock = __webpack_require__(9825);
;// CONCATENATED MODULE: ./build/sources/operations/lists/matching-builds.js





async function onServiceClock({ scope, filters }, context) {
    if (!(0,build_filters/* hasRelativeTimes */.jW)(filters))
        return filters;
    const { signal } = context;
    await (0,read_list/* collectItems */.jm)(listOf(scope, { exclude_jobs: true, signal }, context), { limit: 1 });
    return (0,build_filters/* onOtherClock */.or)(filters, (0,service_clock/* readDifference */.q)(context));
}
function listOf({ organization, pipeline }, options, { client }) {
    const { builds } = client;
    if (organization === undefined)
        return builds.list(options);
    return pipeline === undefined
        ? builds.listForOrganization({ organization }, options)
        : builds.listForPipeline({ organization, pipeline }, options);
}
async function readMatching(order, context) {
    const { scope, shown, limit, until } = order;
    const filters = await onServiceClock(order, context);
    const limits = { signal: context.signal, until };
    const list = listOf(scope, { ...(0,build_filters/* parametersOf */.mC)(filters), ...shown, ...limits }, context);
    const narrower = 'use narrower filters, such as branch or created-from';
    const remedy = shown.exclude_jobs ? narrower : `remove include-retried-jobs, or ${narrower}`;
    const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'build', remedy }, context);
    const { builds, notes } = chooseMatching(items, filters, context);
    const own = builds.filter((build) => isOfPullRequest(build, order));
    const [other] = builds.filter((build) => !own.includes(build));
    if (other !== undefined)
        context.log.info(`Left out ${(0,text_counts/* count */.U9)(builds.length - own.length, 'build')} of other pull requests or of the default branch, such as #${other.number}. To cancel builds by their branch or commit alone, set branch or commit.`);
    return { builds: own, notes, ...end };
}
function isOfPullRequest({ pull_request: of, branch, pipeline }, { pullRequest: wanted }) {
    if (!wanted)
        return true;
    if (of)
        return Number(of.id) === wanted.number;
    return branch !== wanted.defaultBranch && branch !== pipeline?.default_branch;
}
function chooseMatching(listed, filters, { workflow: { repository } }) {
    const checked = listed.map((build) => ({ build, unmet: (0,build_filters/* unmetFilters */.RF)(build, filters) }));
    const matching = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
    const { branch } = filters;
    const isLeftOut = (build) => branch !== undefined &&
        (0,build_filters/* narrows */.zC)({ branch }) &&
        (0,fork/* isOfFork */.OU)(build, repository?.name ?? null) &&
        !(0,fork/* isNamedByOwner */.q9)(build, branch);
    const forks = matching.filter(isLeftOut);
    const requested = { ...filters, branch: branch && [(0,build_filters/* parametersOf */.mC)({ branch }).branch ?? []].flat() };
    const strange = listed.map((build) => (0,build_filters/* unmetFilters */.RF)(build, requested)).filter(({ length }) => length > 0);
    const unmet = new Set(strange.flat());
    const others = (0,text_counts/* count */.U9)(strange.length, 'listed build');
    return {
        builds: forks.length === 0 ? matching : matching.filter((build) => !isLeftOut(build)),
        notes: [
            ...(unmet.size === 0
                ? []
                : [
                    `Ignored ${others} that should have been excluded by ${[...unmet].join(' and ')}. The service may not support that.`,
                ]),
            ...describeForks(forks),
        ],
    };
}
function describeForks(forks) {
    const [first] = forks;
    if (first === undefined)
        return [];
    const name = (0,fork/* branchNames */.nG)(first).at(-1) ?? '';
    const which = forks.length === 1 ? `#${first.number}, ${name}` : `such as #${first.number}, ${name}`;
    return [
        `Left out ${(0,text_counts/* count */.U9)(forks.length, 'build')} of pull requests from other repositories (${which}). To include them, set branch to owner:branch.`,
    ];
}

;// CONCATENATED MODULE: ./build/sources/operations/lists/search-pace.js
const leastRestMs = 3_000;
const mostRestMs = 20_000;
function searchRestMs(elapsedMs, random) {
    return Math.min(mostRestMs, Math.max(leastRestMs, elapsedMs)) * (0.85 + 0.3 * random());
}
async function lookUntil(byMs, look, waiting, { clock, log, random, signal }) {
    const sinceMs = clock.monotonic();
    for (let looks = 1;; looks += 1) {
        const found = await look();
        const nowMs = clock.monotonic();
        if (found !== null || nowMs >= byMs)
            return found;
        if (looks === 1)
            log.info(waiting());
        await clock.sleep(Math.min(searchRestMs(nowMs - sinceMs, random), byMs - nowMs), signal);
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/lists/newest-build.js








async function locateLatest(query, context, { isResult, appearByMs = 0, ...limits } = {}) {
    let notes = [];
    const look = async () => {
        const searched = await search(query, context, limits);
        notes = searched.notes;
        return searched.found;
    };
    const waiting = () => `No build${(0,build_filters/* describeFilters */.To)(query.filters)} yet. Waiting for it to appear.`;
    const found = await lookUntil(appearByMs, look, waiting, context);
    const hint = 'Check pipeline, branch, commit and state.';
    if (found === null)
        throw await missingBuild(query, context, { hint, notes });
    context.log.info((0,build_outputs/* withLink */.Ni)(`${(0,build_address/* nameBuild */.mT)(found.address)}: found.`, found.build, context));
    if (isResult)
        (0,build_outputs/* setBuildOutputs */.vP)([found], context.journal);
    return found.address;
}
async function findNewest(query, context, limits = {}) {
    return (await search(query, context, limits)).found;
}
async function search({ pipeline, filters }, context, { isFit = () => true, ...limits } = {}) {
    const { client, signal, workflow } = context;
    const parameters = { ...(0,build_filters/* parametersOf */.mC)(filters), exclude_jobs: true };
    const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
    const { builds, notes } = chooseMatching(await (0,read_list/* collectItems */.jm)(list, { limit: 100 }), filters, context);
    const newest = builds.filter(isFit).toSorted((a, b) => b.number - a.number);
    const own = workflow.repository?.name ?? null;
    const build = newest.find((each) => !(0,fork/* isOfFork */.OU)(each, own)) ?? newest[0];
    const found = build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
    if (found !== null)
        for (const note of notes)
            context.log.info(note);
    return { found, notes };
}
async function missingBuild(query, context, { hint, notes: known }) {
    const { pipeline, filters } = query;
    const missing = `No build${(0,build_filters/* describeFilters */.To)(filters)} appeared in ${(0,build_address/* namePipeline */.QX)(pipeline)}.`;
    const { branch, commit } = filters;
    if (branch === undefined)
        return new error_text/* MissingBuildError */.Dv(missing, hint);
    const notes = known ?? (await search(query, context).catch(() => ({ notes: [] }))).notes;
    if (commit === undefined || notes.length > 0)
        return new error_text/* MissingBuildError */.Dv([missing, ...notes].join(' '), hint);
    const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
    if (other === null || branch.includes(other.build.branch ?? ''))
        return new error_text/* MissingBuildError */.Dv(missing, hint);
    const elsewhere = `${(0,build_address/* nameBuild */.mT)(other.address)} is a build of this commit on branch ${other.build.branch}.`;
    return new error_text/* MissingBuildError */.Dv(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}

// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
;// CONCATENATED MODULE: ./build/sources/operations/wait/retry-failed-jobs.js





async function retryFailedJobs({ address, states, build: known, until, onPending }, context) {
    const name = (0,build_address/* nameBuild */.mT)(address);
    let seen;
    const sent = await writeGracefully((guard) => context.client.builds.retryFailedJobs(address, { ...guard, states, until }), {
        what: `retry of ${name}`,
        onSend(before = known) {
            seen = before && { address, build: before, origin: (0,model_states/* isOver */.PU)(before) ? 'started' : 'reused' };
            onPending({ retryOf: address }, seen);
        },
        onNoEffect: () => onPending(null, seen),
    }, context);
    if (typeof sent === 'string')
        throw context.signal.reason;
    const { build, count, origin } = sent.value;
    const tracked = { address, build, origin: 'reused', retriedCount: count };
    if (count === 0) {
        onPending(null, seen);
        const requested = `Requested: jobs in the state ${states.join(' or ')}.`;
        const why = whyNone(build.jobs ? build : { ...build, jobs: seen?.build.jobs });
        return {
            tracked,
            sentence: [`${name}: the service retried no job.`, requested, ...why].join(' '),
            level: 'info',
        };
    }
    const isFound = origin === 'recovered';
    const doubt = " The response was lost, but the build shows it. It may be another person's retry.";
    const what = count === undefined ? 'its failed jobs' : (0,text_counts/* count */.U9)(count, 'job');
    return {
        tracked: { ...tracked, ...(seen && { origin: seen.origin, before: seen.build }) },
        sentence: `${name}: retried ${what}.${isFound ? doubt : ''}`,
        level: isFound ? 'warning' : 'info',
    };
}
function whyNone(build) {
    if ((0,model_states/* isCanceled */.YQ)((0,model_states/* effectiveState */.Jt)(build)))
        return ['The build was canceled. Rebuild it to run it again.'];
    const { failed } = (0,analyze/* analyzeBuild */.Zu)(build, { now: 0 });
    if (failed.length === 0 || failed.some(({ child }) => child === undefined))
        return [];
    return failed.flatMap(({ name, child }) => {
        const started = (0,build_address/* parseBuildUrl */.v3)(child?.url);
        const where = started && [(0,build_address/* nameBuild */.mT)(started), child?.web_url].filter(Boolean).join(', ');
        return where ? [`The trigger step “${name}” failed. Retry the failed jobs of its build: ${where}`] : [];
    });
}

;// CONCATENATED MODULE: ./build/sources/operations/start/earlier.js




const idempotencyTag = 'kitestring-idempotency-key';
async function findEarlier(pipeline, { body, key, until }, { client, signal }) {
    const list = async (filters) => {
        const options = { ...filters, ...requests/* smallResponse */.v, signal, until };
        const items = await (0,read_list/* collectItems */.jm)(client.builds.listForPipeline(pipeline, options), { limit: 100 });
        const isSame = (commit) => commit?.toLowerCase() === body.commit.toLowerCase();
        return items.filter(({ commit, branch }) => isSame(commit) && branch === body.branch);
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
function nameEarlier({ address, build, original }) {
    return `${(0,build_address/* nameBuild */.mT)(address)}${build.number === original.number ? '' : `, a rebuild of #${original.number}`}`;
}
function isReusable(build) {
    const state = (0,model_states/* effectiveState */.Jt)(build);
    return state === 'passed' || state === 'blocked' || (!(0,model_states/* isTerminal */.Hd)(build) && state !== 'canceling');
}
function chooseEarlier(found) {
    const reusable = found.filter(({ build }) => isReusable(build));
    return {
        reusable: reusable.find(({ build }) => !(0,model_states/* isTerminal */.Hd)(build)) ?? reusable[0],
        failed: found.find(({ build }) => (0,model_states/* effectiveState */.Jt)(build) === 'failed'),
    };
}

// EXTERNAL MODULE: ./build/sources/operations/context/time-to-wait.js
var time_to_wait = __webpack_require__(4020);
// EXTERNAL MODULE: ./build/sources/client/once/create-build.js
var create_build = __webpack_require__(591);
;// CONCATENATED MODULE: ./build/sources/operations/end/obligations.js


const keyPauseMs = 30_000;
function lostNow(keyed, { now }) {
    return { ...keyed, lookAtMs: now() + keyPauseMs };
}
function toCancel(builds) {
    return builds.map(({ address: { organization, pipeline, number } }) => ({
        cancel: { organization, pipeline, number },
    }));
}
function nameRequested(one) {
    if ('cancel' in one)
        return (0,build_address/* nameBuild */.mT)(one.cancel);
    if ('retryOf' in one)
        return `retry of ${(0,build_address/* nameBuild */.mT)(one.retryOf)}`;
    if ('key' in one)
        return `build of ${(0,build_address/* namePipeline */.QX)(one.in)} with the meta-data ${create_build/* buildKeyName */.Zy} = ${one.key}`;
    return `rebuild of ${(0,build_address/* nameBuild */.mT)({ ...one.in, number: one.rebuiltFrom })}`;
}
function describeDoubt(one, isMine) {
    const name = `A ${nameRequested(one)} may have been`;
    if ('retryOf' in one)
        return `${name} started. This step does not cancel it.`;
    const next = isMine
        ? '. The post step looks for it, and cancels it.'
        : ', and keeps running: this step does not cancel it.';
    return `${name} created${next}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/end/on-abort.js








async function endOnAbort(builds, { sinceMs, doubts = [], wanted, spentMs = 0 }, context) {
    const afterMs = context.clock.monotonic() - sinceMs;
    const parts = await Promise.all(builds.map((one) => endOne(one, abortMs - spentMs, context)));
    context.journal.recordPending('wait', toCancel(parts.filter(({ isLeft }) => isLeft)));
    const sentence = [...parts.map(({ sentence }) => sentence), ...doubts].join(' ') || 'Nothing was started.';
    const stop = { why: 'interrupted', afterMs };
    const reported = parts.flatMap(({ shown }) => (shown ? (0,build_outcome/* reportBuild */.pE)({ ...shown, stop }, context) : []));
    const failedJobs = reported.flatMap(({ report }) => report.failed.map(build_outcome/* failedJobEntry */.P$));
    const outcome = (0,failed_outcome/* interruptedOutcome */.BF)((0,build_outcome/* buildOutcome */.nP)(sentence, reported, wanted));
    return {
        ...outcome,
        outputs: { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) },
        ...(reported.length === 0 && { json: undefined }),
    };
}
async function endOne(one, leftMs, context) {
    const { address, build, before, isMine } = one;
    const name = (0,build_address/* nameBuild */.mT)(address);
    const as = (result, now) => {
        const shown = { ...one, build: now };
        return { address, shown, sentence: describeEnded(result, shown) };
    };
    if (build && (0,model_states/* isOver */.PU)(build) && !before)
        return as('ended', build);
    if (build && !isMine) {
        if ((0,model_states/* isCanceled */.YQ)(build.state))
            return as('canceled', build);
        const stays = (0,model_states/* effectiveState */.Jt)(build) === 'blocked' ? 'stays blocked' : 'keeps running';
        return { ...as('ended', build), sentence: `${name} ${stays}: this step does not cancel it.` };
    }
    const ended = await endAtOnce(address, leftMs, context);
    if (ended.result !== 'failed')
        return as(ended.result, ended.build);
    const { error } = ended;
    if (!build && error instanceof errors/* ApiError */.hD && error.status === 404)
        return { address, sentence: `${name} was not found.` };
    const sentence = `${name} could not be canceled (${(0,error_text/* errorText */.kc)(error)}). The post step tries again.`;
    return { address, sentence, isLeft: true, ...(build && { shown: { ...one, build } }) };
}

;// CONCATENATED MODULE: ./build/sources/operations/end/post.js






const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const ofStep = ': its step has ended';
async function cleanUp(obligations, context) {
    const { log } = context;
    await Promise.all(obligations.map(async (one) => {
        const kept = 'key' in one && one.keep !== undefined ? { ...one.in, number: one.keep } : null;
        if (kept)
            log.info(`The response to the creation of ${(0,build_address/* nameBuild */.mT)(kept)} was lost. Looking for duplicates.`);
        try {
            if ('cancel' in one)
                await cancelOne(one.cancel, ofStep, context);
            else if ('key' in one)
                await cancelKeyed(one, context);
            else
                await cancelRebuild(one, context);
        }
        catch (error) {
            const name = `${kept ? `duplicate of ${(0,build_address/* nameBuild */.mT)(kept)}, a ` : ''}${nameRequested(one)}`;
            const what = 'cancel' in one ? name : `A ${name}`;
            log.warning(`${what} could not be canceled and may still run. ${(0,error_text/* errorText */.kc)(error)}`);
        }
    }));
}
async function cancelOne(address, why, context) {
    const { log } = context;
    const ended = await endPart(address, 'post', context);
    const name = (0,build_address/* nameBuild */.mT)(address);
    if (ended.result === 'failed') {
        logUncanceled(ended, context, `${name} could not be canceled and may still run. `);
        return false;
    }
    const { result, build } = ended;
    const line = result === 'canceled' ? `Canceled ${name}${why}.` : describeEnded(result, { address, build });
    log[result === 'blocked' ? 'warning' : 'info'](line);
    return true;
}
async function cancelKeyed(one, context) {
    const { key, in: pipeline, keep, lookAtMs = 0 } = one;
    const { client, clock, log, signal } = context;
    const isKept = keep !== undefined;
    if (isKept)
        await clock.sleep(Math.max(0, lookAtMs - clock.now()), signal);
    const canceling = new Map();
    const look = async () => {
        for (const { number, state } of await client.builds.findByKey(pipeline, key, { signal })) {
            if (number === keep || canceling.has(number) || (isKept && (0,model_states/* isCanceled */.YQ)(state)))
                continue;
            const address = { ...pipeline, number };
            if (isKept)
                log.warning(`${(0,build_address/* nameBuild */.mT)(address)}: duplicate of #${keep}.`);
            canceling.set(number, cancelOne(address, isKept ? '' : ofStep, context));
        }
    };
    const isEnough = () => isKept || (canceling.size > 0 && clock.now() >= lookAtMs);
    await lookEach(one, context, look, isEnough).finally(() => Promise.all(canceling.values()));
    if (!isKept && canceling.size === 0)
        log.info(describeAbsence(one));
    return (await Promise.all(canceling.values())).every(Boolean);
}
async function cancelRebuild(one, context) {
    const { client, log, signal } = context;
    const { above } = one;
    if (above === undefined)
        throw new error_text/* OwnError */.Nj('The earlier builds could not be listed, so the rebuild cannot be identified.');
    const original = { ...one.in, number: one.rebuiltFrom };
    const look = () => client.builds.findRebuilds(original, above, { signal });
    const { own, others } = await lookEach(one, context, look, (found) => found.own.length > 0);
    const addressOf = ({ number }) => ({ ...one.in, number });
    const names = (builds) => builds.map((build) => (0,build_address/* nameBuild */.mT)(addressOf(build))).join(', ');
    const [only] = own;
    if (own.length > 1)
        throw new error_text/* OwnError */.Nj(`It may be any of these builds: ${names(own)}.`);
    if (only === undefined && others.length > 0)
        throw new error_text/* OwnError */.Nj(`The token's user is not known to have created ${names(others)}.`);
    if (only === undefined)
        return log.info(describeAbsence(one));
    log.warning(`${names(own)}: found as a rebuild of ${(0,build_address/* nameBuild */.mT)(original)} by the token's user. The outcome of this step's request is unknown, so another step may have created it.`);
    await cancelOne(addressOf(only), '', context);
}
async function lookEach(one, { clock, log, signal }, look, isEnough) {
    for (let at = 0;; at += 1) {
        if (at === 1)
            log.info(`Looking for a ${nameRequested(one)}, for up to one minute.`);
        await clock.sleep(pausesMs[at] ?? 0, signal);
        const isLast = at === pausesMs.length - 1;
        try {
            const found = await look();
            if (isLast || isEnough(found))
                return found;
        }
        catch (error) {
            if (isLast || !(error instanceof errors/* ApiError */.hD) || error.status === 429)
                throw error;
        }
    }
}
function describeAbsence(one) {
    return `No ${nameRequested(one)} appeared within one minute.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/end/step-build.js
function isCanceledOnAbort({ origin }, cancelOnAbort) {
    return cancelOnAbort ?? origin === 'started';
}

;// CONCATENATED MODULE: ./build/sources/model/agent-queue.js


const runnableStates = ['scheduled', 'reserved'];
const takenStates = ['assigned', 'accepted', 'running', 'canceling', 'timing_out'];
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
    const waiting = (jobs ?? [])
        .filter(script_job/* isScriptJob */.P)
        .filter(({ state }) => runnableStates.includes(state ?? ''));
    const rules = waiting.map(({ agent_query_rules: each }) => (each ?? []).join(', '));
    return [...new Set(rules)].filter((text) => text !== '');
}

// EXTERNAL MODULE: ./build/sources/model/blocked-child.js
var blocked_child = __webpack_require__(7575);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(5777);
;// CONCATENATED MODULE: ./build/sources/operations/wait/children.js




const childrenPauseMs = 60_000;
const steadyMs = 30_000;
function judgedByChildren(build, { shown, children, awaiting }) {
    const isCurrent = awaiting && children && children.readMs >= awaiting.sinceMs + steadyMs;
    const steps = isCurrent ? awaitedSteps({ build, shown }) : [];
    const blocked = steps.map((step) => children?.blocked.get(childUrl(step)));
    return (0,blocked_child/* withBlockedChild */.d)(build, blocked.every((child) => child !== undefined) ? blocked[0] : undefined);
}
function childrenDueMs({ awaiting, children }) {
    if (awaiting === undefined || awaiting.looks < 2)
        return Number.POSITIVE_INFINITY;
    const pausedMs = children === undefined ? 0 : children.readMs + childrenPauseMs;
    return Math.max(awaiting.sinceMs + steadyMs, pausedMs);
}
function awaitingAfter(seen, before, nowMs) {
    const steps = awaitedSteps(seen);
    if (steps.length === 0)
        return undefined;
    const current = lastJobs(seen).filter((job) => !(0,script_job/* isReplaced */.t)(job));
    const what = JSON.stringify([steps.map(childUrl), current.map(({ state }) => state ?? '').toSorted()]);
    return what === before?.what ? { ...before, looks: before.looks + 1 } : { what, sinceMs: nowMs, looks: 1 };
}
function awaitedSteps(seen) {
    if (seen.build?.state !== 'running' && seen.build?.state !== 'failing')
        return [];
    const open = lastJobs(seen).filter(canContinue);
    const steps = open.filter(isAwaited);
    return steps.length === open.length ? steps : [];
}
function lastJobs({ build, shown }) {
    const countsOf = (of) => JSON.stringify(of?.job_state_counts?.states);
    return build?.jobs ?? (countsOf(build) === countsOf(shown) ? shown?.jobs : null) ?? [];
}
function canContinue(job) {
    const { type, state } = job;
    const isGate = type === 'manual' || type === 'waiter' || state === 'waiting' || state === 'blocked';
    return !isGate && !(0,outcomes/* isSettled */.Is)((0,outcomes/* jobOutcome */.Yr)({ state }, 'running'));
}
function isAwaited(job) {
    return job.type === 'trigger' && !job.async && (0,build_address/* parseBuildUrl */.v3)(childUrl(job)) !== null;
}
function childUrl({ triggered_build: child }) {
    return child?.url ?? '';
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/state.js




const ended = { is: 'over', end: null };
function beginWait(targets, { settings, sinceMs, isAbandoned = false, appearTimeoutMs = 0 }, now) {
    return {
        settings,
        sinceMs,
        isAbandoned,
        endedBy: null,
        passedMs: [],
        appearByMs: sinceMs + Math.min(appearTimeoutMs, settings.timeoutMs),
        all: targets.map((target) => watch(target, now)),
    };
}
function watch(target, now) {
    const given = target;
    const { address = null, build = null, query, ...tracked } = given;
    const { knownMs = now.monotonicMs } = tracked;
    const at = { monotonicMs: knownMs, epochMs: now.epochMs - (now.monotonicMs - knownMs) };
    const unseen = {
        ...tracked,
        id: address === null ? 'query' : (0,build_address/* nameBuild */.mT)(address),
        address,
        query,
        build: null,
        shown: null,
        foundMs: knownMs,
        seenMs: knownMs,
        jobsSeenMs: knownMs,
        queuedSinceMs: null,
        isMissing: false,
        phase: { is: 'open' },
    };
    return address && build ? see(unseen, { address, build }, at) : unseen;
}
function see(one, { address, build: read }, now) {
    const nowMs = now.monotonicMs;
    const awaiting = awaitingAfter({ build: read, shown: one.shown }, one.awaiting, nowMs);
    const build = judgedByChildren(read, { ...one, awaiting });
    const waits = waitsForAgent(build);
    const isFirst = one.build === null;
    const lookedMs = isFirst ? nowMs : (one.queuedSinceMs ?? one.jobsSeenMs);
    return {
        ...one,
        address,
        build,
        shown: build.jobs ? build : one.shown,
        awaiting,
        foundMs: isFirst ? nowMs : one.foundMs,
        seenMs: nowMs,
        ...((isFirst || waits !== null) && {
            jobsSeenMs: nowMs,
            queuedSinceMs: waits === false ? null : Math.max(lookedMs, activityMs(build, now)),
        }),
        failure: undefined,
        isMissing: false,
    };
}
function activityMs({ jobs }, now) {
    const times = (jobs ?? []).flatMap((job) => {
        const { started_at, finished_at, unblocked_at } = job;
        return [started_at, finished_at, unblocked_at];
    });
    const past = times.flatMap((time) => (0,model_times/* parseTime */.p)(time) ?? []).filter((ms) => ms <= now.epochMs);
    return now.monotonicMs - (now.epochMs - Math.max(...past));
}
function isShown(one) {
    return one.build !== null && one.address !== null;
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/flaky.js









const noRetries = { rounds: 0, retried: [], notes: [], notices: [] };
async function retryFlakyJobs({ failure, success }, { all, settings, sinceMs }, { left, retries: before }, context) {
    const { clock, journal, log, signal } = context;
    const { retryFlaky = 0, timeoutMs, cancelOnAbort } = settings;
    const sendByMs = sinceMs + timeoutMs;
    if (!failure?.mayPassAgain || success || signal.aborted)
        return null;
    const isSpent = before.rounds >= retryFlaky;
    if (isSpent || clock.monotonic() >= sendByMs) {
        const why = isSpent
            ? `not retried any more, because retry-flaky is ${retryFlaky}`
            : 'not retried, because wait-timeout is over';
        log.info(`The failed jobs are ${why}.`);
        return null;
    }
    const again = [];
    const tried = [];
    const running = () => tried.flatMap(({ build }) => build ?? []);
    for (const { address, build, before: earlier, origin = 'found' } of all.filter(isShown)) {
        const isNew = earlier === undefined || earlier.finished_at !== build.finished_at;
        const isFailed = isNew && (0,model_states/* effectiveState */.Jt)(build) === 'failed' && !signal.aborted;
        const order = { address, ...(0,time_to_wait/* endingAt */.hR)(sendByMs), why: failure.sentence ?? '' };
        const retried = isFailed ? await retryOne(order, context) : {};
        tried.push(retried);
        again.push(retried.build ?? { address, build: retried.byOthers ?? build, origin });
        if (cancelOnAbort !== false)
            journal.recordPending('wait', [...left, ...toCancel(running())]);
    }
    const retries = {
        rounds: before.rounds + 1,
        retried: [
            ...before.retried,
            ...running().map(({ address, retriedCount: count }) => ({ address, count })),
        ],
        notes: [...before.notes, ...tried.flatMap(({ note }) => note ?? [])],
        notices: [...before.notices, ...tried.flatMap(({ notice }) => notice ?? [])],
    };
    journal.output('retries', describeRetries(retries));
    return {
        retries,
        again: signal.aborted || tried.some((one) => one.build ?? one.byOthers) ? again : null,
        doubts: tried.flatMap(({ doubt }) => doubt ?? []),
    };
}
async function retryOne({ why, ...order }, context) {
    const { address } = order;
    let isSent = false;
    const onPending = (one) => {
        isSent = one !== null;
    };
    try {
        const failed = { ...order, states: ['failed'], onPending };
        const { tracked, sentence, level } = await retryFailedJobs(failed, context);
        const notice = `${sentence} ${why}`;
        context.log[level]((0,build_outputs/* withLink */.Ni)(notice, tracked.build, context));
        if (tracked.retriedCount !== 0)
            return { build: { ...tracked, origin: 'started' }, notice };
        return (0,model_states/* hasEnded */.hY)(tracked.build) ? {} : { byOthers: tracked.build };
    }
    catch (error) {
        const doubt = isSent ? describeDoubt({ retryOf: address }, false) : undefined;
        if (error === context.signal.reason)
            return { ...(doubt && { doubt }) };
        if (!(error instanceof errors/* ClientError */.MZ))
            throw error;
        const isUnknown = error instanceof errors/* OutcomeUnknownError */.Do;
        const what = `${(0,build_address/* nameBuild */.mT)(address)}: its failed jobs ${isUnknown ? 'may have been' : 'are not'} retried.`;
        const note = `${what} ${(0,error_text/* errorSentence */.O8)(error)} ${(isUnknown && error.hint) || ''}`.trim();
        return { note, ...(doubt && { doubt }) };
    }
}
function describeRetries({ retried }) {
    return retried.map(({ address, count = null }) => ({ ...address, retried_count: count }));
}
function withRetries(outcome, retries) {
    return {
        ...outcome,
        notes: [...new Set([...(outcome.notes ?? []), ...retries.notes])],
        outputs: { ...outcome.outputs, retries: describeRetries(retries) },
    };
}

// EXTERNAL MODULE: ./build/sources/operations/failures/explain-and-comment.js + 1 modules
var explain_and_comment = __webpack_require__(7863);
;// CONCATENATED MODULE: ./build/sources/operations/wait/live-comment.js






const pauseMs = 60_000;
const mostWrites = 30;
function createLiveComment({ settings: { failures }, pullRequest }, context) {
    let written = '';
    let writtenMs = Number.NEGATIVE_INFINITY;
    let writes = 0;
    return (state) => {
        const none = { dueMs: Number.POSITIVE_INFINITY, write: null };
        if (failures?.comment?.when !== 'live' || writes >= mostWrites)
            return none;
        const builds = state.all.filter(isShown).map(({ address, build, shown }) => {
            const seen = { address, build: shown ?? build, logLines: failures.logLines };
            return (0,build_outcome/* reportBuild */.pE)(seen, context);
        });
        const news = JSON.stringify(builds.map(({ build, report }) => [build.state, report.failed.map(({ id }) => id)]));
        const hasFailed = builds.some(({ build, report }) => !['scheduled', 'running'].includes(build.state) && report.failed.length > 0);
        const isOver = builds.every(({ build }) => (0,model_states/* hasEnded */.hY)(build));
        if (!(hasFailed || written) || isOver || news === written)
            return none;
        const nowMs = context.clock.monotonic();
        if (nowMs < writtenMs + pauseMs)
            return { ...none, dueMs: writtenMs + pauseMs };
        const write = async () => {
            written = news;
            writtenMs = nowMs;
            writes += 1;
            const now = { ...failures, endMs: nowMs, compareBase: false };
            await writeComment({ builds, settings: now, ...(pullRequest && { pullRequest }) }, context);
            return [];
        };
        return { ...none, write };
    };
}
async function writeComment(about, context) {
    const quiet = { ...context, log: { ...context.log, info: () => { } } };
    try {
        const sentence = about.builds.map(({ report }) => (0,analyze/* describeBuild */.SY)(report)).join(' ');
        const { comment } = await (0,explain_and_comment/* explainAndComment */.Q)((0,build_outcome/* buildOutcome */.nP)(sentence, about.builds), about, quiet);
        if (comment)
            await context.writeComment(comment);
    }
    catch (error) {
        if (!context.signal.aborted)
            context.log.info(`The comment is not written yet: ${(0,error_text/* errorSentence */.O8)(error)}`);
    }
}

;// CONCATENATED MODULE: ./build/sources/client/polling/estimate.js
const least = 5;
const margin = 1.1;
function usualRunTime(passedMs) {
    return passedMs.length < least ? null : rangeOf(passedMs);
}
function restOfRun(passedMs, ranMs) {
    if (passedMs.length < least)
        return null;
    const longer = passedMs.filter((ms) => ms * margin > ranMs);
    if (longer.length === 0)
        return 'longer';
    const { fromMs, typicalMs, toMs } = rangeOf(longer);
    const rest = (ms) => Math.max(0, ms - ranMs);
    return { fromMs: rest(fromMs), typicalMs: rest(typicalMs), toMs: rest(toMs) };
}
function rangeOf(times) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (index) => sorted[index] ?? 0;
    const middle = (sorted.length - 1) / 2;
    return {
        fromMs: at(0) / margin,
        typicalMs: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
        toMs: at(sorted.length - 1) * margin,
    };
}

// EXTERNAL MODULE: ./build/sources/model/block-step.js
var block_step = __webpack_require__(9188);
;// CONCATENATED MODULE: ./build/sources/operations/wait/judge.js







const limits = {
    disappeared: ({ build }, { appearByMs }) => (build === null ? appearByMs : Number.POSITIVE_INFINITY),
    timeout: (_, { sinceMs, settings }) => sinceMs + settings.timeoutMs,
    'queue-timeout': (one, { settings }) => one.build === null ? Number.POSITIVE_INFINITY : jobsDueMs(one, settings),
};
function reasonToEnd(one, state, nowMs) {
    const isDue = (limit) => nowMs >= limits[limit](one, state);
    const { settings } = state;
    const { build, isMissing, queuedSinceMs } = one;
    const { failFast, throughBlocked } = settings;
    const news = isOld(one) ? null : build;
    const steps = news && settings.steps && standingOf(news, settings.steps);
    if (steps?.haveEnded)
        return 'steps';
    const isBlocked = news !== null && (0,model_states/* effectiveState */.Jt)(news) === 'blocked';
    if (news && (0,model_states/* hasEnded */.hY)(news) && !(isBlocked && throughBlocked)) {
        const mayBeUndone = resultOf({ ...one, phase: ended }, settings) !== 'success' && !isDue('timeout');
        return mayBeUndone && mayContinue(one, state, nowMs) ? null : 'ended';
    }
    if (isMissing && isDue('disappeared'))
        return 'disappeared';
    if (isDue('timeout'))
        return 'timeout';
    const hasFailed = settings.steps ? steps?.failed.length : news?.state === 'failing';
    if (failFast && hasFailed)
        return 'fail-fast';
    return queuedSinceMs !== null && isDue('queue-timeout') ? 'queue-timeout' : null;
}
const childrenCountMs = 15_000;
function mayContinue(one, state, nowMs) {
    const { all, endedBy, isAbandoned } = state;
    if (isAbandoned || endedBy !== null)
        return false;
    if (isDecisive({ ...one, phase: ended }, state))
        return false;
    const isEnd = ({ build }) => build !== null && (0,model_states/* hasEnded */.hY)(build);
    const isWaitedFor = (other) => other.phase.is !== 'over' && (!isEnd(other) || isOld(other));
    const isOfChildren = one.build !== null && (0,blocked_child/* blockedChildOf */.M)(one.build) !== undefined;
    const isStale = isOfChildren && nowMs > (one.children?.readMs ?? nowMs) + childrenCountMs;
    return isStale || all.some((other) => other.id !== one.id && isWaitedFor(other));
}
function resultOf({ build, phase: { end } }, { successStates }) {
    if (end === undefined || build === null || (end !== null && end.stop.why !== 'steps'))
        return null;
    const accepts = (word) => successStates.includes('any') || successStates.includes(word);
    const steps = end?.stop.steps;
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const hasFailed = build.state === 'failed' || build.state === 'failing';
    const isWanted = steps
        ? steps.missing.length === 0 && accepts(steps.state)
        : accepts(state) && (state !== 'blocked' || !hasFailed || accepts('failed'));
    return isWanted ? 'success' : 'failure';
}
function isDecisive(one, { all, settings }) {
    const { until, failFast, cancelSiblings } = settings;
    const { end } = one.phase;
    const why = end?.stop.why;
    if (end === undefined || why === 'left' || why === 'timeout')
        return false;
    if (!isShown(one))
        return until === 'all' && Boolean(failFast || cancelSiblings);
    const result = resultOf(one, settings);
    if (failFast && (why === 'fail-fast' || result === 'failure'))
        return true;
    const areKnown = all.every((other) => isShown(other) || other.phase.is === 'over');
    return until === 'any' && (result === 'success' || (result === 'failure' && areKnown));
}
const lagMs = 120_000;
function isOld({ build, before, unblocked, seenMs, foundMs }) {
    if (build === null)
        return false;
    const isAtBlock = unblocked !== undefined && (0,model_states/* effectiveState */.Jt)(build) === 'blocked';
    if (isAtBlock && (0,block_step/* isBeforeUnblock */.U)(build, unblocked))
        return true;
    if (seenMs - foundMs >= lagMs)
        return false;
    if (isAtBlock)
        return !build.jobs?.some(block_step/* isOpenBlockStep */.c);
    if (before === undefined)
        return false;
    const known = before.jobs && new Set(before.jobs.map(({ id }) => id));
    if (known && build.jobs?.some(({ id }) => !known.has(id)))
        return false;
    const beforeMs = (0,model_states/* hasEnded */.hY)(before) ? (0,model_times/* parseTime */.p)(before.finished_at) : null;
    return !(0,model_states/* hasEnded */.hY)(build) || ((0,model_times/* parseTime */.p)(build.finished_at) ?? 0) <= (beforeMs ?? Number.POSITIVE_INFINITY);
}
function standingOf(build, keys) {
    if (!build.jobs)
        return null;
    const { jobs } = build;
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const isOver = (0,model_states/* hasEnded */.hY)(build) && state !== 'blocked';
    const steps = keys.map((key) => {
        const all = jobs.filter((job) => keysOfJob(job).includes(key));
        const current = all.filter((job) => !(0,script_job/* isReplaced */.t)(job));
        const outcomes = current.map((job) => outcomeOf(job, state));
        const isMissing = all.length === 0;
        const isOpen = outcomes.length === 0 || outcomes.includes('open');
        const hasFailed = outcomes.includes('failed') || (isOver && isOpen && !isMissing);
        return { key, isMissing, isOpen, hasFailed, hasPassed: !isOpen && !hasFailed };
    });
    const keysOf = (what) => steps.filter((step) => step[what]).map(({ key }) => key);
    return {
        state: steps.every(({ hasPassed }) => hasPassed) ? 'passed' : 'failed',
        passed: keysOf('hasPassed'),
        failed: keysOf('hasFailed'),
        missing: keysOf('isMissing'),
        open: steps.filter(({ isOpen, isMissing }) => isOpen && !isMissing).map(({ key }) => key),
        haveEnded: isOver || steps.every(({ isOpen }) => !isOpen),
    };
}
function hasLapsed({ jobs }, keys) {
    const isLapsed = (job) => (job.state === 'expired' || job.state === 'timed_out') && !(0,script_job/* isReplaced */.t)(job);
    return (jobs ?? []).some((job) => isLapsed(job) && keysOfJob(job).some((key) => keys.includes(key)));
}
function keysOfJob(job) {
    const { step_key, group_key } = job;
    return [step_key, group_key].filter((key) => typeof key === 'string');
}
function stepKeysOf({ jobs }) {
    return [...new Set((jobs ?? []).flatMap(keysOfJob))];
}
const leftOutReasons = ['conditional_failed', 'branch_mismatch'];
function outcomeOf(job, buildState) {
    if (job.type === 'manual' && (job.state === 'unblocked' || job.state === 'finished'))
        return 'passed';
    const outcome = (0,outcomes/* jobOutcome */.Yr)({ ...job, promised_exit_status: null }, buildState);
    if (outcome === 'passed' || outcome === 'soft-failed')
        return 'passed';
    if (outcome === 'failed' || outcome === 'canceled')
        return 'failed';
    if (outcome !== 'not-run')
        return 'open';
    const reason = String('broken_reason' in job ? job.broken_reason : null);
    const isMeant = job.state === 'skipped' || leftOutReasons.includes(reason) || buildState === 'passed';
    const hasRun = !(0,model_states/* isCanceled */.YQ)(buildState) && !(0,model_states/* neverRan */.mZ)(buildState);
    return isMeant && hasRun ? 'passed' : 'failed';
}
function nextLimitMs(state, nowMs) {
    const open = state.all.filter(({ phase }) => phase.is === 'open');
    const due = open.flatMap((one) => Object.values(limits).map((limit) => limit(one, state)));
    return Math.min(...due.filter((atMs) => atMs > nowMs));
}
function jobsDueMs({ queuedSinceMs, jobsSeenMs }, { queueTimeoutMs }) {
    return (queuedSinceMs ?? jobsSeenMs) + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/outcome.js

















async function waitOutcome(state, about, context) {
    const { all, settings, sinceMs, endedBy } = state;
    const { wanted, ordered, retries } = about;
    const waited = all.filter(isShown).map((one) => ({ ...one, reported: report(one, state, context) }));
    const succeeded = waited.filter((one) => resultOf(one, settings) === 'success');
    const success = settings.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
    const rankOf = (one) => {
        const why = one.phase.end?.stop.why;
        if (one.id === endedBy && why !== 'timeout')
            return 0;
        return resultOf(one, settings) ? 1 : why === 'left' ? 3 : 2;
    };
    const failed = success ? [] : waited.filter((one) => !succeeded.includes(one));
    const [worst] = failed.toSorted((a, b) => rankOf(a) - rankOf(b));
    const hint = worst && hintFor(worst);
    const open = waited.filter(({ build, phase: { end } }) => {
        const isOpen = end && !end.stop.steps && end.stop.why !== 'disappeared';
        return isOpen && !(0,model_states/* isOver */.PU)(build) && !(0,model_states/* isCanceled */.YQ)(build.state);
    });
    const unfinished = open.length > 0 ? `; ${open.length} had not finished` : '';
    const start = worst ? ` Start with: ${describe(worst)}` : '';
    const [only, second] = waited;
    const sentence = only && second === undefined
        ? describe(only)
        : `${succeeded.length} of ${ordered} builds succeeded${unfinished}.${start}`;
    const builds = waited.map(({ reported }) => reported);
    const outcome = {
        ...(0,build_outcome/* buildOutcome */.nP)(sentence, builds, wanted),
        success,
        ...(hint !== undefined && { hint }),
    };
    if (settings.failures === undefined)
        return outcome;
    const failures = { ...settings.failures, endMs: sinceMs + settings.timeoutMs };
    return (0,explain_and_comment/* explainAndComment */.Q)(outcome, { builds, settings: failures, retries }, context);
}
function report(one, { settings, passedMs }, context) {
    const { address, build } = one;
    const stop = one.phase.end?.stop;
    const stepsState = stop?.steps?.state;
    const hasPassed = stepsState === 'passed' || (stop === undefined && (0,model_states/* effectiveState */.Jt)(build) === 'passed');
    const isUnwantedPass = hasPassed && resultOf(one, settings) !== 'success';
    const { logLines } = settings.failures ?? {};
    const reported = (0,build_outcome/* reportBuild */.pE)({ address, build, stop, stepsState, isUnwantedPass, logLines }, context);
    const usualMs = usualRunTime(passedMs)?.typicalMs;
    return { ...reported, report: { ...reported.report, usualMs } };
}
function describe({ reported, phase }) {
    const words = (0,analyze/* describeBuild */.SY)(reported.report);
    const error = phase.end?.error;
    return error === undefined ? words : `${words} (${(0,error_text/* errorText */.kc)(error)})`;
}
const hints = {
    'queue-timeout': 'Check that an agent matching the agent rules is connected, or raise queue-timeout.',
    disappeared: 'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.',
};
function hintFor({ address, build, phase: { end } }) {
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const why = end?.stop.why;
    const given = end?.error instanceof errors/* ClientError */.MZ ? (0,in_input_words/* inInputWords */.b)(end.error.hint ?? '') : '';
    if (why === undefined && state === 'blocked') {
        const blocked = (0,blocked_child/* blockedChildOf */.M)(build)?.name ?? 'the build';
        return `Unblock ${blocked}, add blocked to success-states, or set wait-through-blocked.`;
    }
    const { steps, awaited } = end?.stop ?? {};
    const missing = (why === 'steps' ? steps : awaited)?.missing ?? [];
    const hintsOf = [
        (why && hints[why]) || given,
        missing.length > 0 ? `Check the keys of the steps in the pipeline${nearestKeys(missing, build)}.` : '',
    ];
    if (why === 'timeout' && !(0,model_states/* isCanceled */.YQ)(state)) {
        const which = `build ${address.number}${awaited ? ` and steps ${awaited.keys.join(', ')}` : ''}`;
        hintsOf.push(`To keep waiting, run wait-for-build with pipeline ${(0,build_address/* namePipeline */.QX)(address)}${awaited ? ',' : ' and'} ${which}. To wait longer from the start, raise wait-timeout.`);
    }
    return hintsOf.filter(Boolean).join(' ') || undefined;
}
function nearestKeys(missing, build) {
    const keys = stepKeysOf(build);
    return keys.length === 0 ? '' : missing.map((key) => (0,nearest/* suggestName */.S)(key, keys)).join('');
}
function nameWanted({ address, query }) {
    return address ? (0,build_address/* nameBuild */.mT)(address) : `build${(0,build_filters/* describeFilters */.To)(query?.filters ?? {})}`;
}
async function outcome_describeMissing({ all, sinceMs, settings, appearByMs }, context) {
    const limit = appearByMs < sinceMs + settings.timeoutMs ? 'appear-timeout' : 'wait-timeout';
    const sentences = [];
    let first;
    for (const { phase, query, failure, isMissing, address, foundMs } of all.filter((one) => !isShown(one))) {
        let error = failure;
        if (phase.end?.stop.why !== 'disappeared' && phase.end?.error === undefined) {
            const how = isMissing ? 'found' : 'read';
            sentences.push(`${nameWanted({ address, query })} was not ${how} before the wait ended.`);
            continue;
        }
        if (isMissing && query)
            error = await missingBuild(query, context, {
                hint: `Check that the pipeline builds this branch, or raise ${limit}.`,
            });
        else if (isMissing) {
            const { hint = '', status } = failure;
            const words = `${(0,error_text/* errorSentence */.O8)(failure)} It did not appear within ${(0,durations/* formatDuration */.a3)(appearByMs - foundMs)}.`;
            const next = `${hint} If the build appears later, raise ${limit}.`.trim();
            error = new error_text/* MissingBuildError */.Dv(words, next, status);
        }
        sentences.push((0,error_text/* errorSentence */.O8)(error));
        first ??= error;
    }
    return { sentences, first };
}
async function missingError(state, context) {
    const { sentences, first } = await outcome_describeMissing(state, context);
    const error = first ?? new error_text/* MissingBuildError */.Dv(sentences.join(' '));
    const isLate = state.all.every(({ phase }) => phase.end?.stop.why === 'timeout');
    if (isLate && error instanceof errors/* ClientError */.MZ)
        error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
    if (sentences.length > 1)
        error.message = sentences.join(' ');
    return error;
}
async function withMissing(outcome, state, context) {
    const { sentences, first } = await outcome_describeMissing(state, context);
    if (first === undefined || (outcome.success && state.settings.until === 'any'))
        return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
    const why = sentences.join(' ');
    return (0,failed_outcome/* withFailure */.fd)(outcome, { operation: 'wait-for-build', why, error: first });
}

// EXTERNAL MODULE: ./build/sources/client/polling/poll-policy.js
var poll_policy = __webpack_require__(9270);
// EXTERNAL MODULE: ./build/sources/report/builds/verdict.js
var verdict = __webpack_require__(4946);
;// CONCATENATED MODULE: ./build/sources/operations/wait/loop.js
const timerMs = 0.001;
async function runLoop(step, { clock, signal }) {
    const underWay = new Set();
    const arrived = [];
    let failure;
    let wake = new AbortController();
    const start = async ({ keys, run }) => {
        for (const key of keys)
            underWay.add(key);
        try {
            arrived.push(...(await run()));
        }
        catch (error) {
            failure = { error };
        }
        for (const key of keys)
            underWay.delete(key);
        wake.abort();
    };
    for (;;) {
        const next = step(arrived.splice(0), (key) => underWay.has(key));
        if (next === null)
            return;
        wake = new AbortController();
        for (const task of next.tasks)
            void start(task);
        const restMs = Math.max(timerMs, next.dueMs - clock.monotonic());
        await clock.sleep(restMs, AbortSignal.any([signal, wake.signal])).catch((error) => {
            if (!wake.signal.aborted)
                throw error;
        });
        signal.throwIfAborted();
        if (failure)
            throw failure.error;
    }
}

// EXTERNAL MODULE: ./build/sources/client/polling/run-times.js
var run_times = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/sources/operations/wait/polls.js







const listRestMs = 5 * 60_000;
const mostPastMs = 5_000;
const leastSpreadMs = 2_000;
function beginPolls({ settings: { pollIntervalMs, steps }, shared }) {
    return {
        next: new Map(),
        hazard: (0,run_times/* hazardAfter */.J)([]),
        isPastRead: pollIntervalMs !== undefined || steps !== undefined,
        listsFromMs: shared === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    };
}
function pollsAfter(polls, event, { all }, { now, random }) {
    const nowMs = now.monotonicMs;
    if (event.type === 'unlisted')
        return { ...polls, listsFromMs: nowMs + listRestMs };
    if (event.type === 'past') {
        if (event.past === null)
            return { ...polls, isPastRead: true };
        const next = new Map([...polls.next].filter(([, { forDeadline }]) => forDeadline));
        return { ...polls, next, hazard: event.past.hazard, isPastRead: true };
    }
    const one = event.type === 'unread' ? all.find(({ id }) => id === event.id) : undefined;
    if (one?.build !== null)
        return polls;
    const atMs = nowMs + searchRestMs(nowMs - one.foundMs, random);
    const next = new Map(polls.next).set(one.id, { atMs, spreadMs: 0, forDeadline: true });
    return { ...polls, next };
}
function groupBuilds(all, { listsFromMs }, { monotonicMs }) {
    const areListed = monotonicMs >= listsFromMs;
    const groups = Map.groupBy(all, (one) => (areListed && isShown(one) ? one.address.organization : one.id));
    return [...groups.values()];
}
function planPolls(polls, open, state, { policy, now }) {
    const nowMs = now.monotonicMs + timerMs;
    const notAfterMs = nextLimitMs(state, now.monotonicMs);
    const next = new Map(polls.next);
    const due = [];
    let nextMs = Number.POSITIVE_INFINITY;
    for (const builds of groupBuilds(open, polls, now)) {
        const name = builds.map(({ id }) => id).join();
        const planned = next.get(name) ?? nextPoll(builds, polls, notAfterMs, { policy, now });
        const held = planned.atMs > nowMs ? planned : policy.recheck(planned, nowMs, notAfterMs);
        if (held === null) {
            next.delete(name);
            due.push({ builds, spreadMs: planned.spreadMs || leastSpreadMs });
        }
        else {
            next.set(name, held);
            nextMs = Math.min(nextMs, held.atMs);
        }
    }
    return { polls: { ...polls, next }, due, nextMs };
}
function nextPoll(builds, { hazard }, notAfterMs, { policy, now }) {
    const nowMs = now.monotonicMs;
    const shown = builds.filter(isShown).map((one) => ({ elapsedMs: runMs(one, now), hazard }));
    if (shown.length === 0)
        return { atMs: nowMs, spreadMs: 0, forDeadline: true };
    return policy.next({ nowMs, builds: shown, notAfterMs });
}
function runMs({ build, before, foundMs }, { monotonicMs, epochMs }) {
    const startedMs = (0,model_times/* parseTime */.p)(build.started_at) ?? Number.POSITIVE_INFINITY;
    const ranMs = Math.max(0, epochMs - startedMs);
    return before ? Math.min(ranMs, monotonicMs - foundMs) : ranMs;
}
function wantPast({ isPastRead }, state, { monotonicMs: nowMs }) {
    const shown = state.all.filter(isShown);
    const [one] = shown;
    const pipelines = new Set(shown.map(({ address }) => (0,build_address/* namePipeline */.QX)(address)));
    const areAnswered = state.all.every((each) => isShown(each) || each.isMissing || each.failure);
    const isOpen = shown.some(({ phase }) => phase.is === 'open');
    if (isPastRead || one === undefined || pipelines.size > 1 || !areAnswered || !isOpen)
        return null;
    return { one, timeoutMs: Math.min(mostPastMs, (nextLimitMs(state, nowMs) - nowMs) / 2) };
}

// EXTERNAL MODULE: ./build/sources/model/large-build.js
var large_build = __webpack_require__(5810);
// EXTERNAL MODULE: ./build/sources/report/builds/estimate.js
var estimate = __webpack_require__(3697);
;// CONCATENATED MODULE: ./build/sources/operations/wait/progress.js
















const longQueueMs = 60_000;
const mostNames = 3;
const mostFailed = 10;
const silenceMs = 5 * 60_000;
function createProgress(context) {
    const { clock, log } = context;
    let lastLineMs = clock.monotonic();
    const logged = new Map();
    const searched = new Set();
    const write = (line, level = 'info') => {
        log[level](line);
        lastLineMs = clock.monotonic();
    };
    return {
        nextMs: () => lastLineMs + silenceMs,
        log(state) {
            for (const one of state.all) {
                if (!isShown(one))
                    searched.add(one.id);
                const news = isShown(one)
                    ? newsOf(one, state, searched.has(one.id), context)
                    : newsOfUnshown(one, state);
                for (const [key, line, level, estimate = ''] of news) {
                    const last = logged.get(`${one.id} ${key}`);
                    if (last === undefined || (key === 'state' && last !== line))
                        write(`${line}${estimate}`, level);
                    logged.set(`${one.id} ${key}`, line);
                }
            }
            if (clock.monotonic() >= lastLineMs + silenceMs)
                write(describeWait(state, context));
        },
    };
}
function* newsOfUnshown(one, state) {
    const { address, isMissing, phase } = one;
    const name = nameWanted(one);
    const notYet = address ? `${name} was not found` : `No ${name} yet`;
    if (isMissing && phase.is === 'open')
        yield ['missing', `${notYet}. Waiting for it to appear.`];
    const isWaiting = state.all.some((other) => other.phase.is !== 'over');
    const end = phase.is === 'over' && isWaiting ? phase.end : null;
    if (end?.stop.why === 'disappeared')
        yield ['end', `${name} did not appear within ${(0,durations/* formatDuration */.a3)(end.stop.afterMs)}.`, 'warning'];
    else if (end?.error)
        yield ['end', (0,error_text/* errorSentence */.O8)(end.error), 'warning'];
}
function* newsOf(one, state, isFound, context) {
    const { address, build, shown, phase, isMissing, queuedSinceMs, seenMs, foundMs } = one;
    const name = (0,build_address/* nameBuild */.mT)(address);
    if (isFound)
        yield ['found', (0,build_outputs/* withLink */.Ni)(`${name}: found.`, build, context)];
    const end = phase.is === 'over' ? phase.end : null;
    if (end?.stop.canceled || ((0,model_states/* isTerminal */.Hd)(build) && isOld(one)))
        return;
    const isSame = shown !== null && (0,model_states/* effectiveState */.Jt)(shown) === (0,model_states/* effectiveState */.Jt)(build);
    const progress = (0,analyze/* describeProgress */.vk)(isSame ? shown : build, context.workflow.isPrivate);
    const usual = (0,model_states/* isTerminal */.Hd)(build) ? null : usualRunTime(state.passedMs);
    if (usual !== null)
        yield ['usual', `${name}: ${(0,estimate/* describeUsual */.sW)(usual)}.`];
    const line = `${name}: ${(0,model_states/* isTerminal */.Hd)(build) ? progress.state : progress.text}`;
    yield ['state', line, 'info', estimateOf(one, state, context)];
    const child = (0,blocked_child/* blockedChildOf */.M)(build);
    if (child) {
        const words = `its step “${child.step}” waits for ${child.name}, which is blocked at “${child.at}”.`;
        yield ['child', (0,build_outputs/* withLink */.Ni)(`${name}: ${words}`, { web_url: child.webUrl }, context)];
    }
    const failed = (0,analyze/* describeFailedJobs */.RE)(shown ?? build, context.workflow.isPrivate);
    for (const [id, words] of failed.slice(0, mostFailed))
        yield [`failed ${id}`, `${name}: ${words}.`];
    const missing = standingOf(build, state.settings.steps ?? [])?.missing ?? [];
    if (state.settings.steps && (0,large_build/* partOf */.BU)(build))
        yield ['part', `${name}: its jobs cannot be read, so its state decides, not that of the steps.`];
    if (missing.length > 0 && !(0,model_states/* isTerminal */.Hd)(build)) {
        const keys = missing.map((key) => `“${key}”`).join(', ');
        yield ['steps', `${name}: no job has the step key ${keys} so far.`];
    }
    const { queueTimeoutMs = Number.POSITIVE_INFINITY } = state.settings;
    const queueMs = queuedSinceMs === null || seenMs === foundMs ? 0 : seenMs - queuedSinceMs;
    if (queueMs > Math.min(longQueueMs, queueTimeoutMs / 2) && waitsForAgent(build) !== null) {
        const rules = waitingAgentRules(build);
        const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
        const words = `no agent has picked up a job for ${(0,durations/* formatDuration */.a3)(queueMs)}.${wanted}`;
        yield [`queue ${queuedSinceMs}`, `${name}: ${words}`];
    }
    if (isMissing && phase.is === 'open')
        yield ['missing', `${name}: not found; still waiting.`];
    if (!end || !state.all.some((other) => other.phase.is === 'open'))
        return;
    const reason = end.error
        ? `can no longer be read (${(0,error_text/* errorText */.kc)(end.error).replace(/\.$/, '')})`
        : (0,verdict/* describeCause */.V$)(end.stop);
    yield ['end', `${name}: ${reason}; still waiting for the other builds.`];
}
function describeWait(state, context) {
    const { client, clock } = context;
    const nowMs = clock.monotonic();
    const open = state.all.filter(({ phase }) => phase.is !== 'over');
    const names = open.slice(0, mostNames).map((one) => {
        if (!isShown(one))
            return `${one.address ? '' : 'a '}${nameWanted(one)} to appear`;
        const isUnread = one.failure || client.pollsEndAtMs() !== undefined;
        const ago = isUnread ? `, last read ${(0,durations/* formatDuration */.a3)(nowMs - one.seenMs)} ago` : '';
        return `${(0,build_address/* nameBuild */.mT)(one.address)} (${(0,model_states/* effectiveState */.Jt)(one.build)}${ago}${estimateOf(one, state, context)})`;
    });
    const more = open.length > mostNames ? ` and ${open.length - mostNames} more` : '';
    const ends = [
        ['wait-timeout expires', state.sinceMs + state.settings.timeoutMs],
        ['Without a response, the wait ends', client.pollsEndAtMs() ?? Number.NaN],
    ];
    const [next] = ends.filter(([, atMs]) => atMs > nowMs).toSorted(([, a], [, b]) => a - b);
    const limit = next ? ` ${next[0]} in ${(0,durations/* formatDuration */.a3)(next[1] - nowMs)}.` : '';
    return `Still waiting for ${names.join(', ')}${more}.${limit}`;
}
function estimateOf({ build, before }, state, context) {
    const startedMs = (0,model_times/* parseTime */.p)(build.started_at);
    if (startedMs === null || (0,model_states/* isTerminal */.Hd)(build) || before || state.settings.steps || build.state !== 'running')
        return '';
    const rest = restOfRun(state.passedMs, context.client.serviceNow() - startedMs);
    return rest === null ? '' : `, ${(0,estimate/* describeRest */.wA)(rest)}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/read.js











const leastLookMs = 5_000;
const mostLookMs = 30_000;
const listMs = 5_000;
const mostJobsEachTime = 50;
const mostJobsForNews = 500;
async function readBuilds(all, reading, context, spreadMs = 0) {
    const readEach = (one) => readOne(one, reading, context, spreadMs);
    const [first, ...others] = all.filter(isShown);
    const areListed = !all.some(({ address }) => address && (0,read_build/* isLarge */.sV)(address, context));
    if (first && others.length > 0 && areListed)
        return readList([first, ...others], readEach, reading, context);
    return Promise.all(all.map(readEach));
}
async function readList(all, readEach, reading, context) {
    const { client, clock, log, signal } = context;
    const { settings, shared, count } = reading;
    const [first] = all;
    const { organization } = first.address;
    const isLook = first.phase.is === 'confirming';
    const limit = 2 * count;
    const limits = limitsOf(first, reading, context);
    const sentMs = clock.monotonic();
    const isSmall = all.reduce((sum, one) => sum + jobCount(one), 0) <= mostJobsEachTime;
    const isDue = all.some((one) => jobsDueMs(one, settings) <= sentMs);
    const list = client.builds.listForOrganization({ organization }, {
        ...shared,
        ...parametersOf(isLook, isSmall || isDue || settings.steps !== undefined, reading),
        ...limits,
        timeoutMs: Math.min(limits.timeoutMs, listMs),
        perPage: Math.min(limit, 100),
    });
    const listed = await (0,read_list/* collectItems */.jm)(list, { limit }).catch((error) => {
        signal.throwIfAborted();
        log.debug(`Could not list the builds: ${(0,error_text/* errorText */.kc)(error)}`);
        return null;
    });
    const shown = new Map((listed ?? []).map((build) => [build.id, build]));
    const events = await Promise.all(all.map((one) => {
        const { id, address } = one;
        const build = shown.get(one.build.id);
        const isEnough = build && (!isLook || (0,model_states/* hasEnded */.hY)(build));
        return isEnough ? { type: 'read', id, address, build, isLook, sentMs } : readEach(one);
    }));
    return listed === null ? [{ type: 'unlisted' }, ...events] : events;
}
async function readOne(one, plan, context, intervalMs) {
    const { client, clock, signal } = context;
    const { id, address, query, phase } = one;
    const isLook = phase.is === 'confirming';
    const sentMs = clock.monotonic();
    const unread = (why, error) => ({ type: 'unread', id, why, error, isLook });
    try {
        const limits = {
            ...limitsOf(one, plan, context),
            ...(!isLook && { polling: { intervalMs } }),
        };
        if (address === null) {
            const found = query ? await findNewest(query, context, limits) : null;
            return found ? { type: 'read', id, ...found, isLook, sentMs } : unread('gone');
        }
        const asked = { ...parametersOf(isLook, needsJobs(one, plan.settings, sentMs), plan), ...limits };
        const hasRuns = isLook && plan.withJobs !== false;
        const get = hasRuns ? (0,read_build/* readWithRuns */.HQ)(address, asked, context) : (0,read_build/* readBuild */.lT)(address, asked, context);
        return { type: 'read', id, address, build: await get, isLook, sentMs };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof Error))
            throw error;
        if (error instanceof errors/* ApiError */.hD && error.status === 404 && address !== null)
            return unread('gone', error);
        return unread(client.mayPass(error) ? 'outage' : 'refused', error);
    }
}
function limitsOf({ phase }, { settings, sinceMs }, { client, clock, signal }) {
    const nowMs = clock.monotonic();
    const leftMs = Math.max(0, sinceMs + settings.timeoutMs - nowMs);
    if (phase.is === 'open')
        return { signal, timeoutMs: leftMs };
    const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
    const isLeft = phase.is === 'confirming' && phase.why === 'left';
    const lookMs = isLeft ? leastLookMs : Math.max(leastLookMs, Math.min(mostLookMs, leftMs));
    return { signal, timeoutMs: lookMs + (heldMs <= time_to_wait/* mostHeldMs */.Pf ? heldMs : 0), rank: 'last' };
}
function parametersOf(isLook, areJobsNeeded, { withJobs = true }) {
    if (!withJobs)
        return requests/* smallResponse */.v;
    if (isLook)
        return { include_retried_jobs: true };
    return areJobsNeeded ? { exclude_pipeline: true } : requests/* smallResponse */.v;
}
function needsJobs(one, settings, nowMs) {
    const { build, shown } = one;
    if (build === null || jobsDueMs(one, settings) <= nowMs || ((0,model_states/* hasEnded */.hY)(build) && isOld(one)))
        return true;
    const states = build.job_state_counts?.states;
    const isUncounted = !states && one.seenMs > one.foundMs;
    if (jobCount(one) <= mostJobsEachTime || isUncounted)
        return true;
    const isWorthIt = settings.steps !== undefined || jobCount(one) <= mostJobsForNews;
    const isNews = JSON.stringify(states) !== JSON.stringify(shown?.job_state_counts?.states);
    return isWorthIt && isNews && !build.jobs;
}
function jobCount({ build, shown }) {
    return build?.job_state_counts?.total ?? shown?.jobs?.length ?? 0;
}
async function readPast({ address, build }, timeoutMs, { client, log, signal }) {
    const past = await (0,run_times/* readPastRuns */.t)((filters) => client.builds.listForPipeline(address, { ...filters, signal, timeoutMs }), build.branch).catch((error) => {
        log.debug(`Could not read past builds: ${String(error)}`);
        return null;
    });
    return [{ type: 'past', past }];
}

// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var jobs = __webpack_require__(399);
;// CONCATENATED MODULE: ./build/sources/operations/wait/read-children.js







const timeoutMs = 10_000;
async function readChildren({ id, children, ...seen }, context) {
    const readMs = context.clock.monotonic();
    const steps = awaitedSteps(seen);
    const isFirst = (step) => childUrl(step) === children?.open;
    const blocked = new Map();
    for (const step of [...steps.filter(isFirst), ...steps.filter((one) => !isFirst(one))]) {
        const child = await readBlocked(step, context);
        const open = childUrl(step);
        if (child === null)
            return [{ type: 'children', id, children: { readMs, blocked: new Map(), open } }];
        blocked.set(open, child);
    }
    return [{ type: 'children', id, children: { readMs, blocked } }];
}
async function readBlocked(step, context) {
    const { clock, log, signal } = context;
    const address = (0,build_address/* parseBuildUrl */.v3)(childUrl(step));
    if (address === null)
        return null;
    try {
        const limits = { ...(0,time_to_wait/* askedOnce */.mb)(clock), signal, timeoutMs, rank: 'last' };
        const build = await (0,read_build/* readBuild */.lT)(address, { exclude_pipeline: true, ...limits }, context);
        const [at = 'block step'] = (0,jobs/* readBlockSteps */.xg)(build.jobs ?? []);
        const name = (0,jobs/* plainName */.MH)(step.name) || step.step_key || 'trigger step';
        return (0,model_states/* effectiveState */.Jt)(build) === 'blocked'
            ? { name: (0,build_address/* nameBuild */.mT)(address), webUrl: build.web_url ?? null, at, step: name }
            : null;
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not read ${(0,build_address/* nameBuild */.mT)(address)}: ${(0,error_text/* errorText */.kc)(error)}`);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/reduce.js





const mostReads = 3;
const againMs = 1_500;
const lookMs = 5_000;
const freshMs = 2_000;
function reduce(state, event, now) {
    const { settings, isAbandoned, endedBy } = state;
    const seen = state.all.map((one) => 'id' in event && event.id === one.id ? onEvent(one, event, state, now) : one);
    const all = seen.map((one) => {
        const why = one.phase.is === 'open' ? reasonToEnd(one, { ...state, all: seen }, now.monotonicMs) : null;
        return why === null ? one : reduce_confirm(one, why, now);
    });
    const known = all.filter(({ id }) => id === endedBy);
    const decisive = [...known, ...all.filter((one) => isDecisive(one, { ...state, all }))];
    const first = decisive.find((one) => resultOf(one, settings) !== null) ?? decisive[0];
    if (first === undefined && !isAbandoned)
        return { ...state, all };
    const left = all.map((one) => {
        if (one.phase.is !== 'open')
            return one;
        return one.failure || one.isMissing ? settle(one, 'left', state, now) : reduce_confirm(one, 'left', now);
    });
    return { ...state, all: left, endedBy: first?.id ?? null };
}
function onEvent(one, event, state, now) {
    const { phase } = one;
    if (event.type === 'canceled')
        return onCanceled(one, event, state, now);
    if (phase.is === 'over' || phase.is === 'canceling')
        return one;
    if (event.type === 'unread')
        return onUnread(one, event, state, now);
    if (event.type === 'children') {
        const { children } = event;
        return { ...one, children, build: one.build && judgedByChildren(one.build, { ...one, children }) };
    }
    const seen = see(one, event, now);
    if (phase.is !== 'confirming' || !event.isLook)
        return seen;
    const reads = phase.reads + 1;
    const isStale = now.monotonicMs - event.sentMs > freshMs && reads < mostReads;
    const { steps } = state.settings;
    const mayBeRetried = reads === 1 && steps !== undefined && !(0,model_states/* hasEnded */.hY)(event.build) && hasLapsed(event.build, steps);
    return (phase.why === 'queue-timeout' && isStale) || mayBeRetried
        ? { ...seen, phase: { ...phase, reads } }
        : reduce_conclude(seen, phase.why, state, now);
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
            ? reduce_conclude(unread, phase.why, state, now)
            : { ...unread, phase: { ...phase, reads } };
    }
    const mayAppear = one.build === null || now.monotonicMs - one.foundMs < lagMs;
    if (why === 'outage' || (why === 'gone' && mayAppear))
        return unread;
    return settle(unread, why === 'gone' ? 'disappeared' : 'unreachable', state, now);
}
function onCanceled(one, { result, build }, { settings }, now) {
    const { address, phase } = one;
    if (phase.is !== 'canceling' || address === null)
        return one;
    const seen = build === undefined ? one : see(one, { address, build }, now);
    if (result === 'ended' || (result === 'blocked' && !settings.throughBlocked))
        return { ...seen, phase: ended };
    const canceled = result === 'failed' ? 'failed' : result === 'canceled';
    const { error, stop } = phase.end;
    return { ...seen, phase: { is: 'over', end: { error, stop: { ...stop, canceled } } } };
}
function reduce_conclude(one, asked, state, now) {
    const why = reasonToEnd(one, state, now.monotonicMs) ?? (asked === 'left' ? asked : null);
    if (why === null)
        return { ...one, phase: { is: 'open' } };
    return why === 'ended' ? { ...one, phase: ended } : settle(one, why, state, now);
}
function settle(one, why, { sinceMs, settings }, now) {
    const { address, build, isMissing, seenMs, foundMs, origin = 'found' } = one;
    const { cancelOnTimeout, cancelOnFailFast, cancelSiblings, failFast } = settings;
    const steps = build && settings.steps && standingOf(build, settings.steps);
    const { open = [], missing = [] } = steps ?? {};
    const areJudged = why === 'steps' || why === 'fail-fast';
    const failure = why === 'steps' ? undefined : one.failure;
    const queuedSinceMs = why === 'queue-timeout' ? one.queuedSinceMs : null;
    const nowMs = now.monotonicMs;
    const stop = {
        why,
        afterMs: nowMs - (queuedSinceMs ?? sinceMs),
        ...(queuedSinceMs !== null && build && { agentRules: waitingAgentRules(build) }),
        ...((failure || isMissing) && { unreadSinceMs: now.epochMs - (nowMs - seenMs) }),
        ...(seenMs === foundMs && origin !== 'found' && { isUnshown: true }),
        ...(steps && areJudged && { steps }),
        ...(settings.steps && !areJudged && { awaited: { keys: settings.steps, open, missing } }),
    };
    const end = failure && !isMissing ? { stop, error: failure } : { stop };
    const cancels = {
        disappeared: false,
        unreachable: false,
        interrupted: false,
        timeout: cancelOnTimeout,
        'queue-timeout': cancelOnTimeout,
        'fail-fast': cancelOnFailFast,
        steps: cancelOnFailFast && failFast && Boolean(steps?.failed.length),
        left: cancelSiblings,
    };
    const mayExist = address !== null && (build !== null || !isMissing);
    return { ...one, phase: mayExist && cancels[why] ? { is: 'canceling', end } : { is: 'over', end } };
}
function reduce_confirm(one, why, { monotonicMs: sinceMs }) {
    return { ...one, phase: { is: 'confirming', why, sinceMs, reads: 0 } };
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/run-wait.js















async function runWait(targets, plan, onState, context, comment = createLiveComment(plan, context)) {
    const { client, clock, random } = context;
    const { pollIntervalMs, throughBlocked: isThrough } = plan.settings;
    const reading = { ...plan, count: targets.length };
    const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit: client.rateLimit, random, pollIntervalMs });
    const progress = createProgress(context);
    const now = () => ({ monotonicMs: clock.monotonic(), epochMs: client.serviceNow() });
    let state = beginWait(targets, plan, now());
    let polls = beginPolls(plan);
    let last;
    await runLoop((events, isUnderWay) => {
        for (const event of events.length > 0 ? events : [tick]) {
            polls = pollsAfter(polls, event, state, { now: now(), random });
            state = reduce(state, 'id' in event ? event : tick, now());
            if (event.type === 'past')
                state = { ...state, passedMs: event.past?.passedMs ?? [] };
        }
        if (last === undefined || state.all.some((one, at) => one !== last?.[at]))
            onState(state);
        last = state.all;
        progress.log(state);
        if (state.all.every(({ phase }) => phase.is === 'over'))
            return null;
        const idle = (is) => state.all.filter((one) => one.phase.is === is && !isUnderWay(keyOf(one)));
        const { due, nextMs, ...planned } = planPolls(polls, idle('open'), state, { policy, now: now() });
        polls = planned.polls;
        const children = planChildren(isThrough ? [] : idle('open'), isUnderWay, context);
        const live = comment(state);
        const past = isUnderWay(pastKey) ? null : wantPast(polls, state, now());
        const tasks = [
            ...idle('canceling').map((one) => taskOn([one], () => cancel(one, context))),
            ...groupBuilds(idle('confirming'), polls, now()).map((all) => taskOn(all, () => look(all, reading, context))),
            ...children.tasks,
            ...(past ? [{ keys: [pastKey], run: () => readPast(past.one, past.timeoutMs, context) }] : []),
            ...(live.write && !isUnderWay(commentKey) ? [{ keys: [commentKey], run: live.write }] : []),
            ...due.map((poll) => taskOn(poll.builds, () => readBuilds(poll.builds, reading, context, poll.spreadMs))),
        ];
        const times = [nextLimitMs(state, clock.monotonic()), progress.nextMs(), nextMs, live.dueMs];
        return { tasks, dueMs: Math.min(...times, children.dueMs) };
    }, context);
    return state;
}
const tick = { type: 'tick' };
const [pastKey, commentKey] = ['past', 'comment'];
function keyOf({ id, phase }) {
    return `${phase.is} ${id}`;
}
function taskOn(builds, run) {
    return { keys: builds.map(keyOf), run };
}
function planChildren(open, isUnderWay, context) {
    const nowMs = context.clock.monotonic();
    const keyOfChildren = ({ id }) => `children of ${id}`;
    const idle = open.filter((one) => !isUnderWay(keyOfChildren(one)));
    const due = idle.filter((one) => childrenDueMs(one) <= nowMs);
    return {
        tasks: due.map((one) => ({ keys: [keyOfChildren(one)], run: () => readChildren(one, context) })),
        dueMs: Math.min(...idle.map(childrenDueMs).filter((atMs) => atMs > nowMs)),
    };
}
async function look(all, reading, context) {
    const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
    if (isAgain)
        await context.clock.sleep(againMs, context.signal);
    return readBuilds(all, reading, context);
}
async function cancel({ id, address, phase }, context) {
    if (address === null || phase.is !== 'canceling')
        throw new TypeError('This build is not to be canceled.');
    const limits = (0,time_to_wait/* endingAt */.hR)(context.clock.monotonic() + time_to_wait/* mostHeldMs */.Pf);
    const ended = await endPart(address, 'step', context, { rank: 'last', ...limits });
    const { result, build } = ended;
    if (result === 'failed') {
        logUncanceled(ended, context);
        return [{ type: 'canceled', id, result }];
    }
    const line = result === 'canceled'
        ? `${(0,build_address/* nameBuild */.mT)(address)}: ${cancelWords(build)} because ${(0,verdict/* describeCause */.V$)(phase.end.stop)}.`
        : describeEnded(result, { address, build });
    context.log[result === 'blocked' ? 'warning' : 'info'](line);
    return [{ type: 'canceled', id, result, build }];
}

;// CONCATENATED MODULE: ./build/sources/operations/wait/wait.js










async function waitForBuilds(targets, { ordered = targets.length, ...plan }, context) {
    const { journal, signal } = context;
    const { settings, sinceMs, isAbandoned } = plan;
    const wanted = targets.length;
    const mayRetry = settings.retryFlaky && !isAbandoned;
    let next = targets;
    const comment = createLiveComment(plan, context);
    let retries = noRetries;
    let partial;
    for (;;) {
        let state;
        const onState = (now) => {
            state = now;
            (0,build_outputs/* setBuildOutputs */.vP)(now.all.filter(isShown), journal, wanted);
            if (!signal.aborted)
                journal.recordPending('wait', obligationsOf(now));
        };
        try {
            state = await runWait(next, plan, onState, context, comment);
        }
        catch (error) {
            if (!signal.aborted || state === undefined)
                throw error;
            return endInterrupted(state, error, context);
        }
        const found = state.all.filter(isShown).length;
        if (found === 0)
            throw await missingError(state, context);
        if (found < state.all.length)
            partial = state;
        const outcome = await waitOutcome(state, { wanted, ordered, retries }, context);
        const end = (last) => (partial ? withMissing(last, partial, context) : last);
        if (!mayRetry)
            return end(outcome);
        const round = await retryFlakyJobs(outcome, state, { left: obligationsOf(state), retries }, context);
        retries = round?.retries ?? retries;
        if (!round?.again)
            return end(withRetries(outcome, retries));
        next = round.again;
        if (signal.aborted) {
            const builds = round.again.map((one) => ({
                ...one,
                isMine: isCanceledOnAbort(one, settings.cancelOnAbort),
            }));
            return endOnAbort(builds, { sinceMs, doubts: round.doubts, wanted, spentMs: graceMs }, context);
        }
    }
}
async function pollBuilds(builds, plan, context) {
    return (await runWait(builds, plan, () => { }, context)).all.filter(isShown);
}
function isMine(one, { cancelOnAbort }) {
    return one.phase.is === 'canceling' || isCanceledOnAbort(one, cancelOnAbort);
}
function obligationsOf({ all, settings }) {
    const pending = all.flatMap((one) => {
        const { address, build, phase } = one;
        const isPending = phase.is === 'over'
            ? phase.end?.stop.canceled === 'failed'
            : (phase.is === 'canceling' || build !== null) && isMine(one, settings);
        return address !== null && isPending ? [{ address }] : [];
    });
    return toCancel(pending);
}
function endInterrupted({ all, settings, sinceMs }, error, context) {
    const builds = all.flatMap((one) => {
        const { address, build, phase } = one;
        const mine = isMine(one, settings);
        const isKnown = build !== null || (mine && phase.is !== 'over');
        return address !== null && isKnown ? [{ ...one, address, isMine: mine }] : [];
    });
    if (builds.length === 0 && settings.cancelOnAbort !== true)
        throw error;
    return endOnAbort(builds, { sinceMs, wanted: all.length }, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/start/start-builds.js












async function startBuilds(plan, context) {
    const { starters, settings, sinceMs } = plan;
    const { journal, log, signal } = context;
    const end = await startEach(plan, context);
    const { started, doubt, continued, error } = end;
    const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
    if (counts.length > 0)
        journal.output('retried-count', String(counts.reduce((sum, each) => sum + each)));
    const tried = started.length + (error || doubt ? 1 : 0);
    const notTried = starters.slice(tried).map(({ name }) => name);
    const others = notTried.length === 0 ? [] : [`Not started: ${notTried.join(', ')}.`];
    if (signal.aborted) {
        const shown = doubt && continued ? [...started, continued] : started;
        const doubts = doubt ? [describeDoubt(doubt, settings.cancelOnAbort !== false)] : [];
        return endOnAbort(shown.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, settings.cancelOnAbort) })), {
            sinceMs,
            spentMs: graceMs,
            doubts: tried > 0 ? [...doubts, ...others] : [],
            wanted: shown.length + (doubt && !continued ? 1 : 0),
        }, context);
    }
    if (continued)
        journal.output('failed-jobs', (0,build_outcome/* reportBuild */.pE)(continued, context).report.failed.map(build_outcome/* failedJobEntry */.P$));
    if (error && started.length === 0)
        throw Object.assign(error, { hint: [...others, error.hint ?? []].flat().join(' ') || undefined });
    if (!error)
        return waitForStarted(plan, end, context);
    const why = [(0,error_text/* errorSentence */.O8)(error), ...others].join(' ');
    log.warning(why);
    const outcome = await waitForStarted(plan, end, context);
    return (0,failed_outcome/* withFailure */.fd)(outcome, { operation: 'trigger-build', why, error });
}
async function startEach({ starters, wait, settings, sinceMs }, context) {
    const { journal, log, signal } = context;
    const isMine = (one) => isCanceledOnAbort(one, settings.cancelOnAbort);
    const cancelsNew = isMine({ origin: 'started' });
    const findable = (doubt) => cancelsNew && doubt !== null && !('retryOf' in doubt) ? [doubt] : [];
    const end = {
        started: [],
        sentences: [],
        keys: new Set(),
        doubt: null,
        save: () => journal.recordPending('start', [...end.keys, ...findable(end.doubt)]),
    };
    const { started } = end;
    const sending = {
        ...(wait && (0,time_to_wait/* endingAt */.hR)(sinceMs + settings.timeoutMs)),
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
            journal.recordPending('wait', toCancel(started.filter(isMine)));
            sending.onPending(null);
            (0,build_outputs/* setBuildOutputs */.vP)(started, journal, starters.length);
        },
    };
    for (const { start } of starters) {
        if (signal.aborted)
            break;
        try {
            end.sentences.push(await start(sending));
        }
        catch (error) {
            const isFindable = signal.aborted || (end.doubt !== null && 'key' in end.doubt);
            const isPending = isFindable && error instanceof errors/* OutcomeUnknownError */.Do;
            if (error !== signal.reason && !isPending)
                sending.onPending(null, end.continued);
            for (const one of isPending ? findable(end.doubt) : [])
                log.warning(describeDoubt(one, true));
            if (!signal.aborted)
                end.error = error;
            else if (!end.doubt && error !== signal.reason)
                log.warning((0,error_text/* errorText */.kc)(error));
            break;
        }
    }
    return end;
}
async function waitForStarted({ starters, wait, settings, sinceMs, shared }, { started, sentences, keys, save, error }, context) {
    const isAbandoned = error !== undefined && settings.cancelSiblings === true;
    if (!wait && !isAbandoned) {
        context.journal.recordPending('wait', []);
        const reported = started.map((one) => (0,build_outcome/* reportBuild */.pE)(one, context));
        return (0,build_outcome/* buildOutcome */.nP)(sentences.join(' '), reported);
    }
    const isNew = ({ origin, before, build }) => origin === 'started' && !before && !build.rebuilt_from;
    const isFindable = shared && started.length > 1 && started.every(isNew);
    const waitPlan = {
        settings,
        sinceMs,
        isAbandoned,
        ordered: error && starters.length,
        shared: isFindable ? { meta_data: shared } : undefined,
    };
    const over = new AbortController();
    const signal = AbortSignal.any([context.signal, over.signal]);
    const checks = [...keys].map(async (key) => {
        try {
            if (!(await cancelKeyed(key, { ...context, signal })))
                return;
            keys.delete(key);
            save();
        }
        catch (error) {
            if (!over.signal.aborted)
                context.log.debug(`Could not check for duplicates: ${(0,error_text/* errorText */.kc)(error)}`);
        }
    });
    try {
        return await waitForBuilds(started, waitPlan, context);
    }
    finally {
        over.abort();
        await Promise.all(checks);
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/start/again.js









function rebuild({ address: original, ...plan }, context) {
    const start = (sending) => requestRebuild(original, sending, context);
    return startBuilds({ ...plan, starters: [{ name: (0,build_address/* nameBuild */.mT)(original), start }] }, context);
}
async function requestRebuild(original, { until, onPending, onStarted }, context) {
    const { client, log, signal } = context;
    const { number: rebuiltFrom, ...pipeline } = original;
    const source = (0,build_address/* nameBuild */.mT)(original);
    const made = await writeGracefully((guard) => client.builds.rebuildWithDetails(original, { ...guard, until }), {
        what: `rebuild of ${source}`,
        onSend: (above) => onPending({ rebuiltFrom, in: pipeline, ...(above !== undefined && { above }) }),
        onNoEffect: () => onPending(null),
    }, context);
    if (typeof made === 'string')
        throw signal.reason;
    const { build, origin } = made.value;
    const address = { ...original, number: build.number };
    onStarted({ address, build, origin: 'started' });
    const name = (0,build_address/* nameBuild */.mT)(address);
    if (origin === 'recovered') {
        const doubt = `${name}: found as a rebuild of ${source} by the token's user, because the response was lost. Another step may have created it.`;
        log.warning((0,build_outputs/* withLink */.Ni)(doubt, build, context));
        return `Found ${name}, a rebuild of ${source}.`;
    }
    log.info((0,build_outputs/* withLink */.Ni)(`${name}: created as a rebuild of ${source}.`, build, context));
    return `Created ${name}, a rebuild of ${source}.`;
}
const failingStates = ['failed', 'timed_out', 'expired'];
function retryAndWait({ address, states, ...plan }, context) {
    const start = async (sending) => {
        const retried = await retryFailedJobs({ address, states, ...sending }, context);
        const { tracked, sentence, level } = retried;
        sending.onStarted(tracked);
        if (plan.wait || level === 'warning')
            context.log[level]((0,build_outputs/* withLink */.Ni)(sentence, tracked.build, context));
        return sentence;
    };
    const starters = [{ name: (0,build_address/* nameBuild */.mT)(address), start }];
    return startBuilds({ ...plan, starters }, context);
}
async function continueEarlier({ address, build }, how, sending, context) {
    const { client, log, signal } = context;
    const name = (0,build_address/* nameBuild */.mT)(address);
    let why = 'nothing to continue.';
    let refused = 'info';
    try {
        if (how === 'rebuild')
            return await requestRebuild(address, sending, context);
        const order = { address, build, states: failingStates, ...sending };
        const { tracked, sentence, level } = await retryFailedJobs(order, context);
        const isRetried = tracked.retriedCount !== 0;
        if (isRetried)
            sending.onStarted(tracked);
        log[level]((0,build_outputs/* withLink */.Ni)(sentence, tracked.build, context));
        if (isRetried)
            return `Retried the failed jobs of ${name}.`;
    }
    catch (error) {
        if (!again_isRefused(error))
            throw error;
        refused = 'warning';
        why = `it is not continued. ${(0,error_text/* errorSentence */.O8)(error)}`;
        sending.onPending(null);
    }
    const now = await client.builds.get(address, { ...requests/* smallResponse */.v, signal });
    if (isReusable(now)) {
        sending.onStarted({ address, build: now, origin: 'reused', retriedCount: 0 });
        log.info(`${name}: others have made it run again.`);
        return `Reused ${name}, which others have made run again.`;
    }
    log[refused](`${name}: ${why} A new build is created.`);
    return null;
}
function again_isRefused(error) {
    return error instanceof errors/* ApiError */.hD && [404, 405, 422].includes(error.status);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/model/clone-url.js
var clone_url = __webpack_require__(9817);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
;// CONCATENATED MODULE: ./build/sources/operations/start/trigger.js











const stepTag = 'kitestring-step';
const runTag = 'kitestring-run';
async function triggerBuilds(order, context) {
    const { pipelines, onRerun, wait, settings } = order;
    const sinceMs = context.clock.monotonic();
    const tagged = tagBody(order, context);
    const foreign = [];
    const onCreated = (tracked) => {
        foreign.push(...findForeignRepository(tracked, order, context));
    };
    const create = { ...tagged, onRerun, onCreated };
    const starters = pipelines.map((pipeline) => ({
        name: (0,build_address/* namePipeline */.QX)(pipeline),
        start: (sending) => startOne(pipeline, create, sending, context),
    }));
    const { shared } = tagged;
    const outcome = await startBuilds({ starters, shared, wait, settings, sinceMs }, context);
    const [first] = foreign;
    if (first === undefined)
        return outcome;
    const isBeside = !outcome.success && !context.signal.aborted;
    return {
        ...outcome,
        notes: [...(outcome.notes ?? []), first],
        ...(isBeside && { hint: [outcome.hint, first].filter(Boolean).join('\n') }),
    };
}
function planBuilds(order, context) {
    const { body } = tagBody(order, context);
    return order.pipelines.map((pipeline) => ({ endpoint: 'builds.create', to: { ...pipeline }, body }));
}
async function startOne(pipeline, order, sending, context) {
    const { body, key, isKeyOfStep, onRerun } = order;
    const isRerun = (context.workflow.run?.attempt ?? 1) > 1;
    if (key === undefined || (isKeyOfStep && !isRerun))
        return create(pipeline, order, sending, context);
    const source = isKeyOfStep
        ? 'an earlier attempt of this step'
        : 'an earlier run with the same idempotency-key';
    const found = await findEarlier(pipeline, { body, key, until: sending.until }, context);
    const { reusable, failed } = chooseEarlier(found);
    if (reusable) {
        sending.onStarted(isKeyOfStep ? { ...reusable, origin: 'started' } : reusable);
        context.log.info((0,build_outputs/* withLink */.Ni)(`${nameEarlier(reusable)}: reused from ${source}.`, reusable.build, context));
        return `Reused ${(0,build_address/* nameBuild */.mT)(reusable.address)} from ${source}.`;
    }
    const [latest] = found;
    if (onRerun === 'new' || !isRerun || !latest)
        return create(pipeline, order, sending, context);
    if (!failed) {
        const state = (0,model_states/* effectiveState */.Jt)(latest.build);
        context.log.info(`${nameEarlier(latest)}: not continued, because its state is ${state}. A new build is created.`);
        return create(pipeline, order, sending, context);
    }
    const continued = await continueEarlier(failed, onRerun, sending, context);
    return continued ?? create(pipeline, order, sending, context);
}
const origins = {
    direct: 'created.',
    recovered: 'created. The response was lost; the build was found by its key.',
    retried: 'created. The response to the first request was lost, so it was sent again.',
};
async function create(pipeline, { body, onCreated }, { until, onPending, onStarted }, context) {
    const { client, clock, log, signal } = context;
    const key = context.uuid();
    const keyed = { key, in: pipeline };
    let sends = 0;
    onPending(null);
    const made = await writeGracefully((guard) => client.builds.createWithDetails(pipeline, body, { ...guard, key, until }), {
        what: `creation of a build of ${(0,build_address/* namePipeline */.QX)(pipeline)}`,
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
    const tracked = { address, build, origin: 'started', knownMs: clock.monotonic() };
    onStarted(tracked, lost);
    log.info((0,build_outputs/* withLink */.Ni)(`${(0,build_address/* nameBuild */.mT)(address)}: ${origins[origin]}`, build, context));
    onCreated(tracked);
    return `Created ${(0,build_address/* nameBuild */.mT)(address)}.`;
}
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
    const message = body.message ?? run?.title;
    const tagged = { ...body, message, meta_data: { ...body.meta_data, ...tags } };
    return { body: tagged, shared, key, isKeyOfStep };
}
function stepKey({ body, matrixIndex = 0 }, run) {
    const given = [body.env, body.meta_data].map((pairs) => Object.entries(pairs ?? {}).sort());
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
    return `${run.id}/${run.step}/${matrixIndex}/${digest}`;
}
function findForeignRepository({ build: { pipeline }, address }, { body: { branch, pull_request_repository: head }, ofEvent }, { workflow: { repository: own } }) {
    const base = (0,text_repository/* repositoryPlace */.Go)(own);
    const place = (0,clone_url/* readCloneUrl */.F)(pipeline?.repository);
    if (!own || !base || !place || [base, (0,clone_url/* readCloneUrl */.F)(head)].includes(place))
        return [];
    const host = `${base.split('/', 1)[0]}/`;
    const trunk = pipeline?.default_branch || 'main';
    const isForeignBranch = ofEvent.branch && (ofEvent.commit || branch !== trunk);
    const ways = [ofEvent.commit ? 'commit: HEAD' : [], isForeignBranch ? `branch: ${trunk}` : []].flat();
    if (!place.startsWith(host) || ways.length === 0)
        return [];
    return [
        `${(0,build_address/* nameBuild */.mT)(address)}: its pipeline builds ${place.slice(host.length)}, but the event is of ${own.name}. To build what ${place.slice(host.length)} has, set ${ways.join(' and ')}.`,
    ];
}

// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/sources/operations/start/block-fields.js


const block_fields_mostListed = 200;
function neededFields({ fields }) {
    return (fields ?? []).flatMap(({ key, required, default: usual }) => key && required !== false && !hasValue(usual) ? [key] : []);
}
function fieldProblems(step, given) {
    const fields = step.fields ?? [];
    const keys = fields.flatMap(({ key }) => key ?? []);
    const missing = neededFields(step).filter((key) => !given[key]);
    const areAllNamed = keys.length > 0 && keys.length === fields.length;
    const unknown = areAllNamed ? Object.keys(given).filter((key) => !keys.includes(key)) : [];
    return [
        ...(missing.length > 0 ? [`needs a value for ${missing.join(', ')}`] : []),
        ...unknown.map((key) => `has ${key}, which is no field of the step${(0,nearest/* suggestName */.S)(key, keys)}`),
        ...fields.flatMap((field) => optionProblem(field, given)),
    ];
}
function optionProblem({ key, options, multiple }, given) {
    const value = key ? given[key] : undefined;
    const values = (options ?? []).map((option) => option.value);
    if (!value || values.length === 0 || values.some((one) => typeof one !== 'string'))
        return [];
    const isOption = (part) => values.includes(part.trim());
    const isChosen = isOption(value) || (multiple === true && [/\n/, /[\n,]/].some((by) => value.split(by).every(isOption)));
    return isChosen ? [] : [`has a value for ${key} that is none of ${(0,cut/* cutEnd */.ym)(values.join(', '), block_fields_mostListed)}`];
}
function hasValue(usual) {
    return Array.isArray(usual) ? usual.length > 0 : usual !== undefined && usual !== null && usual !== '';
}

;// CONCATENATED MODULE: ./build/sources/operations/start/find-step.js











const stepStates = ['blocked', 'unblocked'];
async function findStep(wanted, appearByMs, context) {
    const { client, clock, journal, signal } = context;
    const { address } = wanted;
    const sinceMs = clock.monotonic();
    let last;
    const look = async () => {
        try {
            const build = await (0,read_build/* readWithJobs */.TL)(address, { signal, filters: { state: stepStates } }, context);
            (0,build_outputs/* setBuildOutputs */.vP)([{ address, build }], journal);
            const found = chooseStep(build, wanted);
            if ('step' in found)
                return found;
            if (!found.mayCome)
                throw found.problem;
            last = found;
        }
        catch (error) {
            const isMissing = error instanceof errors/* ApiError */.hD && error.status === 404;
            if (!isMissing && !client.mayPass(error))
                throw error;
            last = { problem: error };
        }
        return null;
    };
    const waiting = () => {
        const what = wanted.step === undefined ? 'a step' : `“${wanted.step}”`;
        const atMost = (0,durations/* formatDuration */.a3)(appearByMs - clock.monotonic());
        return `${(0,build_address/* nameBuild */.mT)(address)}: waiting at most ${atMost} until it is blocked at ${what}.`;
    };
    const found = await lookUntil(appearByMs, look, waiting, context);
    if (found !== null)
        return found;
    const { problem } = last;
    const waitedMs = clock.monotonic() - sinceMs;
    if (problem instanceof error_text/* OwnError */.Nj && waitedMs > 0)
        problem.message += ` The step waited ${(0,durations/* formatDuration */.a3)(waitedMs)} for it: see appear-timeout.`;
    throw problem;
}
function chooseStep(build, { address, step: wanted }) {
    const steps = (build.jobs ?? []).filter(isBlockStep);
    const named = steps.filter(({ step_key, label }) => wanted === undefined || [step_key, label, (0,jobs/* plainName */.MH)(label)].includes(wanted));
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const open = named.filter(block_step/* isOpenBlockStep */.c);
    const [past] = named.every(({ state }) => state === 'unblocked') ? named : [];
    const [step = past] = open;
    const none = (problem) => {
        const listed = steps.map(describeStep).join('; ') || 'none';
        const text = `${(0,build_address/* nameBuild */.mT)(address)} ${problem}. Its block steps: ${listed}.`;
        const isKnown = state !== 'blocked' || named.length > 0;
        return { problem: new error_text/* OwnError */.Nj(text), mayCome: isKnown && !(0,model_states/* isOver */.PU)(build) };
    };
    if (named.length === 0 && wanted !== undefined)
        return none(`is ${state} and has no block step “${wanted}”`);
    if (step === undefined)
        return none(state === 'blocked' ? 'is not blocked at this step' : `is ${state}, not blocked`);
    if (open.length > 1)
        throw none('is blocked at several steps. Set step to one of them').problem;
    return { build, step };
}
function isBlockStep(job) {
    return job.type === 'manual' && typeof job.id === 'string';
}
function nameStep({ label, step_key, id }) {
    return (0,jobs/* plainName */.MH)(label) || step_key || id;
}
function describeStep(step) {
    const key = step.step_key ? ` (step: ${step.step_key})` : '';
    const fields = neededFields(step).join(', ');
    const state = step.state === 'blocked' && !(0,block_step/* isOpenBlockStep */.c)(step) ? 'not reached yet' : step.state;
    return `“${nameStep(step)}”${key} is ${state}${fields && `, needs the fields ${fields}`}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/start/unblock.js











async function unblockAndWait(order, then, context) {
    const { address, fields } = order;
    const { client, log, signal } = context;
    const { build, step } = await findWithFields(order, context);
    const what = `“${nameStep(step)}” in ${(0,build_address/* nameBuild */.mT)(address)}`;
    let done = step;
    let isNew = false;
    if (step.state === 'blocked') {
        const written = await writeGracefully((guard) => client.jobs.unblock({ ...address, job: step.id }, { fields, ...guard }), { what: `unblock of ${what}` }, context);
        if (typeof written === 'string')
            return (0,failed_outcome/* interruptedWrite */.op)(written, what, 'unblocked');
        done = written.value.job;
        isNew = !written.value.already;
    }
    const words = isNew ? 'unblocked' : `already unblocked ${by(done)}`;
    const sentence = `${(0,build_address/* nameBuild */.mT)(address)}: ${words}: “${nameStep(step)}”.`;
    if (!isNew && fields !== undefined)
        log.warning(`${sentence} The values of fields were not sent.`);
    const jobs = build.jobs?.map((job) => (job.id === step.id ? done : job));
    const isPast = step.state === 'blocked' && !jobs?.some(block_step/* isOpenBlockStep */.c);
    const now = { ...build, jobs, ...(isPast && { state: 'running', blocked: false }) };
    const tracked = { address, build: now, unblocked: step.id };
    if (then.wait && !signal.aborted) {
        log.info((0,build_outputs/* withLink */.Ni)(sentence, build, context));
        return waitForBuilds([tracked], then, context);
    }
    const read = await (0,read_build/* readBuild */.lT)(address, { signal }, context).catch(() => now);
    const last = (0,block_step/* isBeforeUnblock */.U)(read, step.id) ? now : read;
    return (0,build_outcome/* buildOutcome */.nP)(sentence, [(0,build_outcome/* reportBuild */.pE)({ address, build: last }, context)]);
}
async function planUnblock(order, context) {
    const { step } = await findWithFields(order, context);
    const { address, fields } = order;
    if (step.state !== 'blocked')
        return [];
    return [{ endpoint: 'jobs.unblock', to: { ...address, job: step.id }, body: fields && { fields } }];
}
async function findWithFields({ appearByMs, fields = {}, ...wanted }, context) {
    const found = await findStep(wanted, appearByMs, context);
    const { step } = found;
    const problems = step.state === 'blocked' ? fieldProblems(step, fields) : [];
    if (problems.length > 0)
        throw new error_text/* OwnError */.Nj(`Input fields ${problems.join('; ')}, to unblock “${nameStep(step)}”.`);
    return found;
}
function by({ unblocked_by: user, unblocked_at: at }) {
    return `by ${user?.name || 'someone'}${at ? ` at ${at}` : ''}`;
}

;// CONCATENATED MODULE: ./build/sources/operations/commands/carry-out.js







const unknownHead = 'The head of the pull request is not known.';
async function carryOut(permitted, context) {
    const { command, pull, wait, settings } = permitted;
    const { word, pipeline, step } = command;
    if (pipeline === undefined)
        throw new error_text/* OwnError */.Nj('The command names no pipeline.');
    const sinceMs = context.clock.monotonic();
    const plan = { wait, settings, sinceMs };
    if (word === 'run')
        return run(permitted, pipeline, context);
    const { branch, nothingToBuild } = pull.head;
    if (branch === undefined)
        throw new error_text/* OwnError */.Nj(nothingToBuild ?? unknownHead);
    const filters = { commit: [pull.headSha], branch: [branch] };
    const found = await findNewest({ pipeline, filters }, context);
    if (found === null)
        throw new error_text/* OwnError */.Nj(`${(0,build_address/* namePipeline */.QX)(pipeline)} has no build of the head, ${pull.headSha}.`);
    const { address } = found;
    context.log.info(`${(0,build_address/* nameBuild */.mT)(address)}: the newest build of the head.`);
    await requireSameHead(permitted);
    if (word === 'retry')
        return retryAndWait({ address, states: failingStates, ...plan }, context);
    if (word === 'rebuild')
        return rebuild({ address, ...plan }, context);
    if (word === 'cancel')
        return cancelAndWait(address, {}, context);
    const order = { address, step, fields: undefined, appearByMs: 0 };
    return unblockAndWait(order, { ...plan, wait: false }, context);
}
async function run(permitted, pipeline, context) {
    const { command, comment, pull, wait, settings } = permitted;
    const { nothingToBuild, commit, branch, ...facts } = pull.head;
    if (commit === undefined || branch === undefined)
        throw new error_text/* OwnError */.Nj(nothingToBuild ?? unknownHead);
    await requireSameHead(permitted);
    const { pull_request_id, pull_request_base_branch, pull_request_repository, pull_request_labels } = facts;
    const ofPull = { pull_request_id, pull_request_base_branch, pull_request_repository, pull_request_labels };
    const order = {
        pipelines: [pipeline],
        body: { commit, branch, ...ofPull },
        idempotencyKey: `comment ${comment.id} ${command.word}`,
        onRerun: 'new',
        ofEvent: { commit: true, branch: true },
        wait,
        settings,
    };
    return triggerBuilds(order, context);
}
async function requireSameHead({ comment, pull }) {
    const { isOpen, headSha } = await comment.readPullRequest();
    if (isOpen && headSha === pull.headSha)
        return;
    const what = isOpen ? `has another head by now, ${headSha}` : 'has been closed';
    throw new error_text/* OwnError */.Nj(`Nothing was done: the pull request ${what}.`);
}

;// CONCATENATED MODULE: ./build/sources/operations/commands/grammar.js

const commandWords = ['run', 'retry', 'rebuild', 'cancel', 'unblock', 'help'];
const longestLine = 300;
const shaForm = /^[0-9a-f]{12,64}$/;
function readCommand(body, terms) {
    const { prefix } = terms;
    const line = body.slice(0, longestLine + 1).split(/[\r\n]/, 1)[0] ?? '';
    if (line !== prefix && !line.startsWith(`${prefix} `))
        return null;
    if (line.length > longestLine)
        return { why: 'The line is too long.' };
    const [first, ...rest] = line.slice(prefix.length).split(' ').filter(Boolean);
    const word = commandWords.find((each) => each === first);
    if (word === undefined)
        return { why: 'There is no such command.' };
    const read = readArguments(word, rest, terms);
    if ('why' in read || word === 'help')
        return 'why' in read ? read : { ...read, word };
    const [only, second] = terms.pipelines;
    const pipeline = read.pipeline ?? (second === undefined ? only : undefined);
    if (pipeline === undefined)
        return { why: 'Name one of the pipelines.' };
    if (word === 'unblock' && read.step === undefined)
        return { why: 'Name a step that may be unblocked.' };
    return { ...read, word, pipeline };
}
function readArguments(word, texts, { pipelines, steps }) {
    let read = { pipeline: undefined, sha: undefined, step: undefined };
    for (const text of texts) {
        const step = word === 'unblock' ? steps.find((each) => each === text) : undefined;
        const isStep = step !== undefined && pipelines.length === 1;
        const isOpen = word !== 'help' && !isStep;
        const named = isOpen
            ? pipelines.filter((each) => [each.pipeline, (0,build_address/* namePipeline */.QX)(each)].includes(text))
            : [];
        const sha = word === 'run' && shaForm.test(text) ? text : undefined;
        const [pipeline, other] = named;
        const [found, more] = [pipeline, other, step, sha].filter((each) => each !== undefined);
        if (found === undefined || more !== undefined)
            return { why: 'An argument is not understood.' };
        const isRepeated = (pipeline && read.pipeline) || (step && read.step) || (sha && read.sha);
        if (isRepeated)
            return { why: 'An argument is given twice.' };
        read = { pipeline: pipeline ?? read.pipeline, step: step ?? read.step, sha: sha ?? read.sha };
    }
    return read;
}
function describeCommands(words, terms) {
    const { prefix, pipelines, steps } = terms;
    const place = pipelines.length > 1 ? ' <pipeline>' : '';
    const rest = {
        run: `${place} [<SHA>]`,
        retry: place,
        rebuild: place,
        cancel: place,
        unblock: `${place} <${steps.join(' | ')}>`,
        help: '',
    };
    return words.map((word) => `${prefix} ${word}${rest[word]}`);
}

;// CONCATENATED MODULE: ./build/sources/operations/commands/rights.js
const ranks = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
function isAtLeast(permission, least) {
    return ranks.indexOf(permission) >= ranks.indexOf(least);
}
function commandsOf({ login, permission, isInTeam }, { author, labels }, { allow, label, steps }) {
    if (isInTeam || isAtLeast(permission, allow))
        return ['run', 'retry', 'rebuild', 'cancel', ...(steps.length > 0 ? ['unblock'] : []), 'help'];
    const isOwn = author !== null && author.toLowerCase() === login.toLowerCase();
    return isOwn && label !== undefined && labels.includes(label) ? ['retry', 'cancel', 'help'] : [];
}

;// CONCATENATED MODULE: ./build/sources/operations/commands/run-command.js








const oldestMs = 600_000;
async function runCommand(order, context) {
    const comment = await context.workflow.readComment();
    if (comment === null)
        return (0,outcome/* plainOutcome */.N)('The event is not a new comment on a pull request: nothing to do.');
    const read = readCommand(comment.body, order);
    if (read === null)
        return (0,outcome/* plainOutcome */.N)(`The comment has no command: its first line does not start with ${order.prefix}.`);
    if (comment.isByBot)
        return (0,outcome/* plainOutcome */.N)('The comment is by a bot, which may not use commands.');
    const { pull, words, authorMayWrite } = await readRights(order, comment);
    const asked = { comment, pull, authorMayWrite };
    const commands = describeCommands(words, order);
    if (words.length === 0) {
        await react(comment, '-1', context);
        const why = `${comment.author} may not use commands here: that needs the permission ${order.allow}.`;
        return run_command_conclude({ success: true, sentences: [why] }, { asked, key: 'refused' });
    }
    if ('why' in read || read.word === 'help' || !words.includes(read.word)) {
        const why = 'why' in read ? [read.why] : read.word === 'help' ? [] : [`You may not use ${read.word} here.`];
        if (why.length > 0)
            await react(comment, 'why' in read ? 'confused' : '-1', context);
        return run_command_conclude({ success: true, sentences: why }, { asked, key: 'help', commands });
    }
    try {
        if (!(await comment.react('eyes')))
            return handledBefore(context);
        await requireFresh(read, { asked, now: context.clock.now() });
        const { wait, settings } = order;
        const outcome = await carryOut({ command: read, comment, pull, wait, settings }, context);
        const isDone = outcome.success || (wait && startsBuild(read));
        await react(comment, isDone ? 'rocket' : 'confused', context);
        const build = outcome.outputs?.['build-url'];
        const answer = {
            success: outcome.success,
            sentences: [outcome.sentence],
            build: typeof build === 'string' ? build : null,
        };
        return { ...outcome, comment: commentOf(answer, { asked, key: 'command' }) };
    }
    catch (error) {
        await react(comment, 'confused', context);
        if (!(0,error_text/* isOwn */.NP)(error) || context.signal.aborted)
            throw error;
        return run_command_conclude({ success: false, sentences: [(0,error_text/* errorSentence */.O8)(error)] }, { asked, key: 'command' });
    }
}
function handledBefore({ workflow }) {
    const isAgain = (workflow.run?.attempt ?? 1) > 1;
    return isAgain
        ? run_command_outcomeOf(false, 'An earlier attempt has handled this comment. To repeat the command, write it again.')
        : (0,outcome/* plainOutcome */.N)('An earlier run has handled this comment.');
}
function startsBuild({ word }) {
    return word === 'run' || word === 'retry' || word === 'rebuild';
}
async function readRights(order, comment) {
    const { author: login } = comment;
    const permission = await comment.permissionOf(login);
    let isInTeam = false;
    if (!isAtLeast(permission, order.allow))
        for (const team of order.teams)
            isInTeam ||= await comment.isInTeam(login, team);
    const pull = await comment.readPullRequest();
    const words = commandsOf({ login, permission, isInTeam }, pull, order);
    const isOwn = pull.author?.toLowerCase() === login.toLowerCase();
    const ofAuthor = async () => (pull.author === null ? 'none' : comment.permissionOf(pull.author));
    const authorMayWrite = words.includes('run') && !pull.isFromFork && isAtLeast(isOwn ? permission : await ofAuthor(), 'write');
    return { pull, words, authorMayWrite };
}
async function requireFresh({ word, sha }, { asked, now }) {
    const { comment, pull, authorMayWrite } = asked;
    const nothing = (why) => new error_text/* OwnError */.Nj(`Nothing was done: ${why}.`);
    if (comment.createdMs === null || now - comment.createdMs > oldestMs)
        throw nothing('the comment is older than 10 minutes. Write it again');
    if (!(await comment.isUnchanged()))
        throw nothing('the comment has been edited or deleted');
    if (!pull.isOpen)
        throw nothing('the pull request is closed');
    if (sha !== undefined && !pull.headSha.startsWith(sha))
        throw nothing('that commit is not the head of the pull request');
    if (word === 'run' && sha === undefined && !authorMayWrite)
        throw nothing('someone who cannot push here wrote this pull request, so name the SHA that you have reviewed');
}
async function react(comment, reaction, { log, signal }) {
    await comment.react(reaction).catch((error) => {
        if (!(0,error_text/* isOwn */.NP)(error))
            throw error;
        if (!signal.aborted)
            log.warning((0,error_text/* errorSentence */.O8)(error));
    });
}
function commentOf(answer, { asked, key, commands = [] }) {
    const { author, url, number } = asked.comment;
    const { sentences, build = null } = answer;
    return {
        place: [number],
        key: key === 'command' ? `command ${asked.comment.id}` : `commands ${key}`,
        tiers: [renderCommandAnswer({ author, url, sentences, build, commands }, { characters: workflow/* longestComment */.y })],
        note: '',
        whenAbsent: 'create',
        whenPresent: key === 'refused' ? 'keep' : 'update',
    };
}
function run_command_conclude(answer, place) {
    const { success, sentences } = answer;
    const sentence = [...sentences, ...(place.commands ? ['The answer lists the commands.'] : [])].join(' ');
    return { ...run_command_outcomeOf(success, sentence), comment: commentOf(answer, place) };
}
function run_command_outcomeOf(success, sentence) {
    const failed = { operation: 'run-command', interrupted: false, sentence, hint: undefined };
    const summary = (limits) => (success ? '' : (0,failure/* renderFailure */.z)(failed, limits));
    const error = { kind: 'OwnError', message: sentence, status: null };
    return { success, sentence, summary, ...(!success && { json: { error } }) };
}

// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
;// CONCATENATED MODULE: ./build/sources/report/builds/list.js











const pictured = 20;
const openRows = 20;
const mostRows = 500;
const longestFact = 100;
function describeListed({ place, number, state, branch, commit, message }) {
    const facts = [state, branch, commit && (0,builds_commit/* shortCommit */.A)(commit), message];
    const known = facts.filter((fact) => fact !== null).map((fact) => (0,cut/* cutEnd */.ym)(fact, longestFact));
    return `${`${place} #${number}`.trim()}: ${known.join(', ')}`;
}
function renderBuildsSummary(builds, options) {
    const { complete, asOf, ...room } = options;
    const found = builds.length === 0 ? 'No builds found' : (0,text_counts/* count */.U9)(builds.length, 'build');
    const places = new Set(builds.map(analyze/* placeOf */.$t));
    const [place] = places.size === 1 ? places : [];
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${found}${place ? (0,markdown.md) ` in ${place}` : markdown/* nothing */.s6}`),
        (0,text_blocks/* paragraph */.FY)('picture', picture(builds.map(model_states/* effectiveState */.Jt))),
        (0,text_blocks/* paragraph */.FY)('caveats', complete ? markdown/* nothing */.s6 : (0,markdown.md) `> **The list is incomplete**: there may be more builds.`),
        ...(builds.length === 0 ? [] : tables(builds, options, places.size === 1)),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(room.bytes), (0,markdown.md) `<sub>As of ${(0,durations/* formatMoment */.K9)(asOf)}.</sub>`);
}
function picture(states) {
    if (states.length === 0)
        return markdown/* nothing */.s6;
    const signs = states.slice(0, pictured).map(verdict/* signOf */.rL);
    const order = states.length > pictured ? `the newest ${pictured}, newest first` : 'newest first';
    const words = [...Map.groupBy(states, (state) => state)]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([state, group]) => (0,markdown.md) `${(0,text_counts/* formatNumber */.ZV)(group.length)} ${(0,markdown/* prose */.CS)(state, 40)}`);
    return (0,markdown.md) `${{ markdown: signs.join(' ') }} (${order})\n\n${(0,markdown/* join */.fj)(words, ', ')}.`;
}
function tables(builds, { asOf, results, toLink }, isOnePlace) {
    const columns = [
        { title: 'Build' },
        { title: 'State' },
        ...(results === undefined ? [] : [{ title: 'Action' }]),
        { title: 'Ran', align: 'right' },
        ...['Branch', 'Commit', 'Message', 'Created', 'By'].map((title) => ({ title })),
    ];
    const rowOf = (one) => {
        const build = (0,analyze/* analyzeBuild */.Zu)(one, { now: asOf, ...(toLink && { toLink }) });
        return [
            (0,text_url/* link */.nf)(isOnePlace ? `${build.number}` : `${build.place} build ${build.number}`, build.url),
            (0,markdown.md) `${{ markdown: (0,verdict/* signOf */.rL)(build.state) }} ${(0,markdown/* prose */.CS)(build.state, 40)}`,
            ...(results === undefined ? [] : [results.get(one.id)]),
            build.ranMs === null ? markdown/* nothing */.s6 : (0,durations/* formatDuration */.a3)(build.ranMs),
            (0,markdown/* code */.aY)(build.branch ?? '', 60),
            build.commit === null ? markdown/* nothing */.s6 : (0,builds_commit/* commitLabel */.K)(build.commit),
            (0,markdown/* prose */.CS)(build.message ?? '', 80),
            build.createdAt === null ? markdown/* nothing */.s6 : (0,durations/* formatAge */.nV)(asOf - build.createdAt),
            (0,markdown/* code */.aY)(build.creator ?? '', 40),
        ];
    };
    const first = (0,text_blocks/* table */.tp)('builds', columns, builds.slice(0, openRows).map(rowOf));
    const more = builds.length - openRows;
    if (more <= 0)
        return [first];
    const limit = { total: more, elsewhere: (0,markdown.md) ` in the file of the output ${(0,markdown/* code */.aY)('json-path')}` };
    const rest = (0,text_blocks/* table */.tp)('more builds', columns, builds.slice(openRows, mostRows).map(rowOf), limit);
    return [first, (0,text_blocks/* collapsed */.yZ)(`${(0,text_counts/* formatNumber */.ZV)(more)} more`, rest)];
}

// EXTERNAL MODULE: ./build/sources/operations/outputs/declarations.js
var declarations = __webpack_require__(8287);
;// CONCATENATED MODULE: ./build/sources/operations/lists/build-list.js








const mostLogged = 20;
async function listMatching(order, context) {
    const { builds, notes, ...end } = await readMatching(order, context);
    const { complete } = end;
    const { client, log } = context;
    const tracked = builds.map(build_outputs/* trackListed */.Hn).filter((one) => one !== null);
    for (const build of builds.slice(0, mostLogged))
        log.info(describeListed((0,analyze/* analyzeBuild */.Zu)(build, { now: client.serviceNow() })));
    if (builds.length > mostLogged)
        log.info(`And ${builds.length - mostLogged} more.`);
    const outcome = {
        ...(0,read_list/* describeList */.KA)((0,text_counts/* count */.U9)(builds.length, 'build'), end),
        outputs: { ...(0,build_outputs/* buildValues */.XF)(tracked), ...(0,declarations/* listValues */.Du)(builds.length, complete, tracked.map(build_outputs/* buildEntry */.Jo)) },
        json: builds,
        notes,
        summary: (limits) => builds.length === 0 && complete ? '' : renderList(builds, { ...limits, complete }, context),
    };
    return end.reason === 'interrupted' ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome) : outcome;
}
function renderList(builds, about, { client, toLink }) {
    return renderBuildsSummary(builds, { ...about, toLink, asOf: client.serviceNow() });
}

;// CONCATENATED MODULE: ./build/sources/report/previews.js



function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks/* paragraph */.FY)(`request ${index + 1}`, (0,markdown/* fenced */.OF)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document/* renderDocument */.yQ)([(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document/* bytes */.ee)(options.bytes));
}
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

// EXTERNAL MODULE: ./build/sources/report/text/secret-fields.js
var secret_fields = __webpack_require__(2607);
;// CONCATENATED MODULE: ./build/sources/operations/outputs/dry-run.js



async function dryRun(requests, { client, log, }) {
    const complete = await Promise.all(requests.map(async ({ endpoint, ...request }) => {
        const { body, ...preview } = await client.preview(endpoint, request);
        return { ...preview, body: body === undefined ? null : JSON.parse(body) };
    }));
    const json = (0,secret_fields/* hideSecretFields */.K)(complete);
    const shown = json.map(({ body, ...preview }) => ({
        ...preview,
        body: body === null ? undefined : JSON.stringify(body),
    }));
    for (const line of shown.flatMap(describePreview))
        log.info(line);
    const hidden = JSON.stringify(json) !== JSON.stringify(complete);
    return {
        success: true,
        sentence: `${dry_run_describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden.' : ''}`,
        json,
        summary: ({ bytes }) => renderPreviews(shown, { bytes }),
    };
}
function dry_run_describe(requests) {
    if (requests === 0)
        return 'Dry run: nothing to send.';
    return `Dry run: ${(0,text_counts/* count */.U9)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/end/cancel-matching.js















const words = {
    canceled: 'canceled',
    failed: 'could not be canceled',
    ended: 'already finished',
    blocked: 'blocked, not canceled',
    unknown: 'may be canceled: the outcome is unknown',
    'not sent': 'not canceled',
    open: 'had not ended when last read',
};
const good = ['canceled', 'ended', 'blocked'];
const mostAtOnce = 10;
async function cancelMatching(given, context) {
    const { journal, log, signal } = context;
    const read = await readOrder(given, context).catch((error) => {
        if (!signal.aborted)
            throw error;
        return (0,failed_outcome/* interruptedOutcome */.BF)((0,outcome/* plainOutcome */.N)('No build was canceled.'));
    });
    if (!('builds' in read))
        return read;
    const { order, builds, notes, ...end } = read;
    let parts = trackAll(builds, 'not sent');
    if (order.dryRun) {
        signal.throwIfAborted();
        const requests = parts.map(({ tracked }) => ({ endpoint: 'builds.cancel', to: { ...tracked.address } }));
        return { ...(await dryRun(requests, context)), outputs: (0,declarations/* listValues */.Du)(parts.length, end.complete), notes };
    }
    let blocked = {
        parts: trackAll([], 'blocked'),
        complete: false,
        notes: ['Blocked builds are not reported.'],
    };
    const publish = () => journal.output('builds', buildsOf(parts).map(build_outputs/* buildEntry */.Jo));
    const conclude = () => {
        const complete = end.complete && blocked.complete;
        const found = buildsOf(parts).map(({ build }) => build);
        const results = new Map(parts.map(({ tracked, result }) => [tracked.build.id, words[result]]));
        return {
            success: end.failure === undefined && parts.every(({ result }) => good.includes(result)),
            sentence: describeAll(parts, end),
            notes: [...notes, ...blocked.notes],
            outputs: { ...(0,build_outputs/* buildValues */.XF)(buildsOf(parts)), ...(0,declarations/* listValues */.Du)(parts.length, complete) },
            json: found,
            summary: ({ bytes }) => renderList(found, { bytes, complete, results }, context),
        };
    };
    publish();
    try {
        await (0,pool/* runPool */.k)([...parts.entries()], mostAtOnce, async ([index, { tracked }]) => {
            parts[index] = await cancel_matching_cancelOne(tracked, { until: order.until }, context);
            publish();
            signal.throwIfAborted();
        });
        blocked = await listBlocked(order, parts, context);
        for (const { address } of buildsOf(blocked.parts))
            log.info(`${(0,build_address/* nameBuild */.mT)(address)}: ${words.blocked}.`);
        parts = [...blocked.parts, ...parts];
        publish();
        parts = await waitForEnds(parts, order);
        return conclude();
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return (0,failed_outcome/* interruptedOutcome */.BF)(conclude());
    }
}
async function readOrder(given, context) {
    const order = { ...given, filters: await onServiceClock(given, context) };
    const { organization, pipeline = '*' } = order.scope;
    const branches = order.filters.branch === undefined ? ' on any branch' : '';
    const which = `${organization}/${pipeline}${branches}${(0,build_filters/* describeFilters */.To)(order.filters)}`;
    context.log.info(`To cancel: builds of ${which}.`);
    return { order, ...(await readMatching(order, context)) };
}
function trackAll(builds, result) {
    return builds.flatMap((build) => (0,build_outputs/* trackListed */.Hn)(build) ?? []).map((tracked) => ({ tracked, result }));
}
function buildsOf(parts) {
    return parts.map(({ tracked }) => tracked);
}
async function cancel_matching_cancelOne(tracked, limits, context) {
    const { address } = tracked;
    const ended = await endGracefully(address, limits, context);
    const { result } = ended;
    if (result === 'unknown' || result === 'not sent')
        return { tracked, result };
    if (result === 'failed') {
        logUncanceled(ended, context);
        const { error } = ended;
        return { tracked, result: mayBeApplied(error) ? 'unknown' : result, failure: (0,error_text/* errorSentence */.O8)(error) };
    }
    const { build } = ended;
    context.log.info(`${(0,build_address/* nameBuild */.mT)(address)}: ${result === 'canceled' ? cancelWords(build) : words[result]}.`);
    return { tracked: { ...tracked, build }, result };
}
async function listBlocked({ reportsBlocked, ...order }, others, context) {
    if (!reportsBlocked)
        return { parts: [], complete: true, notes: [] };
    const filters = { ...order.filters, state: ['blocked'] };
    const known = new Set(others.map(({ tracked }) => tracked.build.id));
    try {
        const { builds, complete, failure } = await readMatching({ ...order, filters }, context);
        if (failure)
            throw failure;
        const found = builds.filter(({ id }) => !known.has(id));
        return { parts: trackAll(found, 'blocked'), complete, notes: [] };
    }
    catch (error) {
        context.signal.throwIfAborted();
        return { parts: [], complete: false, notes: [`Blocked builds are not reported: ${(0,error_text/* errorText */.kc)(error)}`] };
    }
}
async function waitForEnds(parts, { filters: { state: _, ...filters }, waitForEnd }) {
    const canceled = buildsOf(parts.filter(({ result }) => result === 'canceled'));
    if (waitForEnd === undefined || canceled.length === 0)
        return parts;
    const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
    const shared = { ...(0,build_filters/* parametersOf */.mC)(filters), ...(oldest && { created_from: oldest }) };
    const seen = await waitForEnd(canceled, shared);
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
function describeAll(parts, end) {
    const { complete, failure: unread, reason } = end;
    const why = unread ? (0,error_text/* errorText */.kc)(unread) : (0,read_list/* whyIncomplete */.Be)(end);
    let more = complete ? '' : ` More builds may match: ${why}.`;
    if (reason === 'limit')
        more = ' More builds match: run the operation again, or raise limit.';
    if (reason === 'interrupted')
        more = ' More builds may match.';
    if (parts.length === 0)
        return `No builds to cancel.${more}`;
    const counts = Object.entries(words).flatMap(([result, text]) => {
        const { length } = parts.filter((part) => part.result === result);
        if (result === 'canceled')
            return `Canceled ${(0,text_counts/* count */.U9)(length, 'build')}`;
        return length === 0 ? [] : `${length} ${text}`;
    });
    const [first] = parts.flatMap(({ failure }) => failure ?? []);
    return `${counts.join('; ')}.${first === undefined ? '' : ` First error: ${first}`}${more}`;
}

// EXTERNAL MODULE: ./build/sources/operations/failures/comment-note.js
var comment_note = __webpack_require__(6613);
;// CONCATENATED MODULE: ./build/sources/operations/explain/explain-build.js











async function explainBuild(order, context) {
    const { address, commit, isOfJob, fails, settings } = order;
    const name = (0,build_address/* nameBuild */.mT)(address);
    const first = await readBuild(address, context);
    if (commit !== undefined && first.commit !== commit)
        return nothingToExplain(`${name} is not a build of the event's commit ${commit}.`);
    const whyPast = ({ obstacle }) => numberOf(first) !== null && commit !== undefined && obstacle?.isUsual ? obstacle.reason : null;
    const before = await findPullRequest(first, settings, context);
    const past = whyPast(before);
    if (past !== null)
        return nothingToExplain(`${name} is not explained. ${past}`);
    const isAwaited = !(0,model_states/* hasEnded */.hY)(first) && !isOfJob;
    const build = isAwaited ? await waitForEnd(first, { ...order, pullRequest: before }, context) : first;
    if (!(0,model_states/* hasEnded */.hY)(build) && commit !== undefined)
        return nothingToExplain(`${name} still runs. Its next status is explained.`);
    const pullRequest = isAwaited ? await findPullRequest(build, settings, context) : before;
    const pastSince = whyPast(pullRequest);
    if (pastSince !== null)
        return nothingToExplain(`${name} is not explained. ${pastSince}`);
    const { other, gap } = commit === undefined ? {} : await findOther(build, { address, pullRequest, commit }, context);
    if (other !== undefined) {
        const didNot = (0,model_states/* neverRan */.mZ)(build.state);
        const why = didNot ? `it did not run, and ${other} did` : `${other} is a newer build of its commit`;
        return nothingToExplain(`${name} is not explained: ${why}.`);
    }
    const one = (0,build_outcome/* reportBuild */.pE)({ address, build, logLines: settings.logLines }, context);
    const outcome = {
        ...(0,build_outcome/* buildOutcome */.nP)((0,analyze/* describeBuild */.SY)(one.report), [one]),
        notices: gap === undefined ? [] : [gap],
        success: !(fails && (0,build_outcome/* hasFailure */.F3)([one])),
    };
    const explained = await (0,explain_and_comment/* explainAndComment */.Q)(outcome, { builds: [one], settings, pullRequest }, context);
    const state = (0,model_states/* effectiveState */.Jt)(build);
    const success = !fails || state === 'passed' || (0,model_states/* neverRan */.mZ)(state);
    const { comment } = explained;
    if (gap === undefined || comment === undefined)
        return { ...explained, success };
    const yieldsTo = (note) => (0,model_states/* neverRan */.mZ)(state) || (0,comment_note/* isOnNewer */.p)(note, address);
    return { ...explained, success, comment: { ...comment, yieldsTo } };
}
function nothingToExplain(why) {
    return (0,outcome/* plainOutcome */.N)(`Nothing to explain. ${why}`);
}
function readBuild(address, context) {
    return (0,read_build/* readWithRuns */.HQ)(address, { include_retried_jobs: true, signal: context.signal }, context);
}
async function findOther(build, about, context) {
    const { number: own, ...pipeline } = about.address;
    const pullRequest = about.pullRequest.facts?.number ?? numberOf(build);
    const counts = ({ state, number }) => !(0,model_states/* neverRan */.mZ)(state) && ((0,model_states/* neverRan */.mZ)(build.state) ? number !== own : number > own);
    const isFit = (each) => counts(each) && each.branch === build.branch && [null, pullRequest].includes(numberOf(each));
    try {
        const query = { pipeline, filters: { commit: [about.commit] } };
        const found = await findNewest(query, context, { isFit });
        return found === null ? {} : { other: (0,build_address/* nameBuild */.mT)(found.address) };
    }
    catch (error) {
        context.signal.throwIfAborted();
        return { gap: `Whether its commit has a newer build is not known: ${(0,error_text/* errorSentence */.O8)(error)}` };
    }
}
async function waitForEnd(build, order, context) {
    const { address, waitMs: timeoutMs, settings: failures, pullRequest } = order;
    const settings = { timeoutMs, successStates: ['any'], until: 'all', failures };
    const plan = { settings, sinceMs: context.clock.monotonic(), pullRequest };
    const [seen] = await pollBuilds([{ address, build }], plan, context);
    return seen && (0,model_states/* hasEnded */.hY)(seen.build) ? readBuild(address, context) : (seen?.build ?? build);
}
function numberOf({ pull_request }) {
    const number = Number(pull_request?.id);
    return Number.isSafeInteger(number) && number > 0 ? number : null;
}
function findPullRequest(build, { comment }, { workflow }) {
    return workflow.findPullRequest({
        given: comment?.pullRequest,
        ofBuild: { number: numberOf(build), sha: build.commit ?? '' },
        commentKey: null,
    });
}

;// CONCATENATED MODULE: ./build/sources/report/setup.js




function describeSetupRow({ what, result, found, remedy = '', page }) {
    return [`${result.padEnd(7)} ${what}: ${found}`, remedy, page ?? ''].filter(Boolean).join(' ');
}
function renderSetup(rows, { verdict, toLink, ...limits }) {
    const columns = ['Check', 'Result', 'Found', 'What to do'].map((title) => ({ title }));
    const cells = rows.map(({ what, result, found, remedy = '', page }) => [
        (0,markdown/* prose */.CS)(what, 200),
        result === 'failed' ? (0,markdown.md) `**failed**` : result,
        (0,markdown/* prose */.CS)(found, 600),
        (0,markdown/* join */.fj)([(0,markdown/* prose */.CS)(remedy, 300), (0,text_url/* link */.nf)(page ? 'Open the page' : '', toLink(page))], ' '),
    ]);
    const blocks = [(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${verdict}`), (0,text_blocks/* table */.tp)('checks', columns, cells)];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(limits.bytes));
}

// EXTERNAL MODULE: ./build/sources/operations/lists/known-suites.js
var known_suites = __webpack_require__(9480);
;// CONCATENATED MODULE: ./build/sources/operations/setup/checks.js






function failedRow(what, error, { signal }) {
    if (signal.aborted || !(0,error_text/* isOwn */.NP)(error))
        throw error;
    const hint = 'hint' in error ? error.hint : undefined;
    const remedy = hint === undefined ? undefined : (0,in_input_words/* inInputWords */.b)(hint);
    return { what, result: 'failed', found: (0,error_text/* errorSentence */.O8)(error), remedy };
}
async function fromRead(what, read, context) {
    try {
        return { what, result: 'ok', ...(await read()) };
    }
    catch (error) {
        return failedRow(what, await (0,known_suites/* withKnownSuites */.v)(error, context.client, context.signal), context);
    }
}
async function firstOf(list) {
    return (await (0,read_list/* collectItems */.jm)(list, { limit: 1 }))[0];
}
function checkPipeline(address, context) {
    const { client, signal } = context;
    const read = async () => {
        const build = await firstOf(client.builds.listForPipeline(address, { perPage: 1, signal }));
        if (build?.pipeline)
            return describePipeline(build.pipeline, context);
        return { result: 'note', found: 'It can be read. Its settings are not known before its first build.' };
    };
    return fromRead(`Pipeline ${address.organization}/${address.pipeline}`, read, context);
}
function describePipeline({ repository, default_branch: trunk, provider, web_url }, context) {
    const [place, own] = [(0,clone_url/* readCloneUrl */.F)(repository), (0,text_repository/* repositoryPlace */.Go)(context.workflow.repository)];
    const settings = provider?.settings ?? {};
    const { build_pull_request_forks: forks, prefix_pull_request_fork_branch_names: prefixes } = settings;
    const { publish_commit_status: statuses } = settings;
    const found = [
        'It can be read.',
        trunk && `Its default branch is ${trunk}.`,
        place && place === own && 'It builds this repository.',
        forks != null && `It builds pull requests from forks by itself: ${forks ? 'yes' : 'no'}.`,
        statuses != null && `It reports commit statuses: ${statuses ? 'yes' : 'no'}.`,
    ].filter(Boolean);
    const page = web_url ? `${web_url}/settings/repository` : null;
    const warn = (problem, remedy) => {
        return { result: 'warning', found: [...found, problem].join(' '), remedy, page };
    };
    if (place && own && place !== own)
        return warn(`It builds ${place}, not this repository.`, 'To build what that repository has, set commit: HEAD and its branch.');
    if (forks && prefixes === false)
        return warn('A branch of a fork has no prefix, so that main of a fork is built as main.', 'Turn on the prefix for branch names of forks.');
    return { found: found.join(' ') };
}
function checkSuite(address, context) {
    const { client, signal } = context;
    const what = `Suite ${address.organization}/${address.suite}`;
    const read = async () => {
        const { web_url: page } = await client.suites.get(address, { signal });
        const test = await firstOf(client.tests.listForSuite(address, { perPage: 1, signal })).catch((error) => failedRow(what, error, context));
        if (test !== undefined && 'result' in test) {
            const found = `It can be read, but its tests cannot. ${test.found}`;
            return { ...test, result: 'warning', found };
        }
        if (test !== undefined)
            return { found: 'It can be read, and has tests.' };
        const remedy = 'Upload results of tests to it, by a test collector.';
        return { result: 'warning', found: 'It can be read, but has no tests.', remedy, page };
    };
    return fromRead(what, read, context);
}

;// CONCATENATED MODULE: ./build/sources/operations/setup/token.js



const dayMs = 86_400_000;
const soonMs = 14 * dayMs;
const tokenPage = 'https://buildkite.com/user/api-access-tokens';
async function checkToken(context) {
    const { client, clock, signal } = context;
    const unknown = { isUsable: true, hasKnownScopes: false, lacks: () => [] };
    try {
        const token = await client.accessToken.get({ signal });
        const rows = [describeToken(token, client.serviceNow()), clockRow(client.serviceNow() - clock.now())];
        const held = token.scopes;
        if (!held)
            return { ...unknown, rows };
        const lacks = (scopes) => scopes.filter((scope) => !held.includes(scope));
        return { rows, isUsable: true, hasKnownScopes: true, lacks };
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD && error.status === 404) {
            const found = 'The service does not show what a token may do, so its scopes are not checked.';
            return { ...unknown, rows: [{ what: 'Token', result: 'unknown', found }] };
        }
        const isRefused = error instanceof errors/* ApiError */.hD && error.status === 401;
        const row = failedRow(isRefused || error instanceof errors/* TokenError */.gz ? 'Token' : 'Service', error, context);
        return {
            rows: [{ ...row, ...(isRefused && { page: tokenPage }) }],
            isUsable: false,
            hasKnownScopes: true,
            lacks: (all) => all,
        };
    }
}
function describeToken({ user, description, expires_at: end }, nowMs) {
    const name = description ? ` “${description}”` : '';
    const endsMs = (0,model_times/* parseTime */.p)(end);
    const ends = endsMs === null ? 'It does not expire.' : `It expires on ${end?.slice(0, 10)}.`;
    const found = `The token${name} of ${user?.name || 'an unnamed user'} is valid. ${ends}`;
    if (endsMs === null || endsMs - nowMs > soonMs)
        return { what: 'Token', result: 'ok', found };
    const remedy = 'Create a new token, and replace the secret.';
    return { what: 'Token', result: 'warning', found, remedy, page: tokenPage };
}
function clockRow(aheadMs) {
    const seconds = Math.round(Math.abs(aheadMs) / 1000);
    if (seconds < 60)
        return { what: 'Clock', result: 'ok', found: 'The clocks of runner and service agree.' };
    const found = `The clock of the runner is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of the service.`;
    return {
        what: 'Clock',
        result: 'warning',
        found,
        remedy: 'Let the runner set its clock from a time server.',
    };
}
function rowsOfScopes({ operations, chosen }, { lacks, hasKnownScopes }) {
    if (!hasKnownScopes) {
        const found = 'The service does not show the scopes of the token.';
        const rows = chosen.length > 0 ? chosen.map(({ name }) => name) : ['Scopes'];
        return rows.map((what) => ({ what, result: 'unknown', found }));
    }
    if (chosen.length > 0)
        return chosen.map((operation) => rowOfOperation(operation, lacks));
    const allowed = operations.filter(({ scopes }) => lacks(scopes).length === 0);
    const names = (some) => some.map(({ name }) => name).join(', ');
    const others = operations.filter((operation) => !allowed.includes(operation));
    const rest = others.length === 0 ? '' : ` It lacks scopes for ${names(others)}.`;
    const result = allowed.length > 0 ? 'ok' : 'failed';
    const found = `The scopes allow ${names(allowed) || 'no operation'}.${rest}`;
    const remedy = allowed.length > 0 ? undefined : 'Create a token with the scopes of the operations.';
    const optional = allowed.map((operation) => rowOfOperation(operation, lacks));
    return [
        { what: 'Scopes', result, found, remedy, page: remedy && tokenPage },
        ...optional.filter((row) => row.result !== 'ok'),
    ];
}
function rowOfOperation({ name: what, scopes, optionalScopes }, lacks) {
    const missing = lacks(scopes);
    const optional = optionalScopes.filter(({ scope }) => lacks([scope]).length > 0);
    if (missing.length === 0 && optional.length === 0)
        return { what, result: 'ok', found: 'The token has all scopes.' };
    const uses = optional.map(({ scope, purpose }) => `${scope} ${purpose}`);
    const found = [
        missing.length > 0 ? `The token lacks ${missing.join(' and ')}.` : [],
        uses.length > 0 ? `It lacks what is optional: ${uses.join('; ')}.` : [],
    ];
    const usual = optional.every(({ isByInput }) => isByInput) ? 'note' : 'warning';
    const result = missing.length > 0 ? 'failed' : usual;
    return {
        what,
        result,
        found: found.flat().join(' '),
        remedy: `Add the scopes to the token${missing.length > 0 ? '' : ' if you need that'}.`,
        page: tokenPage,
    };
}

;// CONCATENATED MODULE: ./build/sources/operations/setup/check-setup.js




async function checkSetup(order, context) {
    const { log, toLink, workflow } = context;
    const rows = [];
    const add = (...checked) => {
        for (const row of checked)
            log.info(describeSetupRow(row));
        rows.push(...checked);
    };
    const token = await checkToken(context);
    add(...token.rows);
    const allowed = order.operations.filter(({ scopes }) => token.lacks(scopes).length === 0);
    const wanted = order.chosen.length > 0 ? order.chosen : allowed;
    if (token.isUsable) {
        add(...rowsOfScopes(order, token));
        for (const check of checksOf(order, token.lacks, context))
            add(await check());
        add(rateLimit(context));
    }
    add(...(await workflow.checkJob(wanted.flatMap(({ permissions }) => permissions))));
    const failed = rows.filter(({ result }) => result === 'failed');
    const warnings = rows.filter(({ result }) => result === 'warning').length;
    const noted = warnings > 0 ? ` ${(0,text_counts/* count */.U9)(warnings, 'warning')}.` : '';
    const unchecked = token.isUsable ? '' : ' What needs the service is not checked.';
    const sentence = failed.length === 0
        ? `The setup is complete: ${(0,text_counts/* count */.U9)(rows.length, 'check')}.${noted}`
        : `The setup is not complete: ${failed.map(({ what }) => what).join(', ')}.${noted}${unchecked}`;
    return {
        success: failed.length === 0,
        sentence,
        ...(failed[0] && { hint: [failed[0].remedy, failed[0].page].filter(Boolean).join(' ') }),
        json: rows,
        summary: (limits) => renderSetup(rows, { ...limits, verdict: sentence, toLink }),
    };
}
function checksOf({ organization, pipelines, suites }, lacks, context) {
    const { client, signal } = context;
    const checks = [
        ...pipelines.map((address) => () => checkPipeline(address, context)),
        ...suites.map((address) => () => checkSuite(address, context)),
    ];
    if (organization === undefined)
        return checks;
    const options = { signal, perPage: 1 };
    const canReadBuilds = lacks(['read_builds']).length === 0;
    const list = canReadBuilds
        ? client.builds.listForOrganization({ organization }, options)
        : client.suites.list({ organization }, options);
    const read = async () => {
        await firstOf(list);
        return { found: 'The token can access it.' };
    };
    return [() => fromRead(`Organization ${organization}`, read, context), ...checks];
}
const requestsPerStep = 2;
function rateLimit({ client: { rateLimit } }) {
    const perMinute = rateLimit.perMinute();
    if (perMinute === null)
        return { what: 'Rate limit', result: 'unknown', found: 'The service shows none.' };
    const steps = (0,text_counts/* count */.U9)(Math.floor(perMinute / requestsPerStep), 'step');
    const found = `${perMinute} requests a minute, enough for about ${steps} that wait at the same time.`;
    return { what: 'Rate limit', result: 'ok', found };
}

;// CONCATENATED MODULE: ./build/sources/report/suites/summary.js





function renderSuiteSummary(suite, action, options) {
    const { toLink = text_url/* safeUrl */.Pl } = options;
    const { id, slug, name, web_url, default_branch } = suite;
    const page = toLink(web_url);
    const facts = [
        slug ? (0,markdown.md) `slug ${(0,markdown/* code */.aY)(slug)}` : markdown/* nothing */.s6,
        (0,markdown.md) `organization ${(0,markdown/* code */.aY)(options.organization)}`,
        default_branch ? (0,markdown.md) `default branch ${(0,markdown/* code */.aY)(default_branch)}` : markdown/* nothing */.s6,
        page === null || action === 'deleted' ? markdown/* nothing */.s6 : (0,text_url/* link */.nf)('Open the suite', page),
    ];
    const heading = (0,markdown.md) `## Suite “${name || slug || id || ''}” ${action}`;
    return write([(0,text_blocks/* paragraph */.FY)('verdict', heading), (0,text_blocks/* paragraph */.FY)('facts', (0,markdown/* join */.fj)(facts, ' · '))], options);
}
function renderSuitesSummary(suites, options) {
    const { toLink = text_url/* safeUrl */.Pl } = options;
    const found = suites.length === 0 ? 'No suites' : (0,text_counts/* count */.U9)(suites.length, 'suite');
    const rows = suites.map(({ id, slug, name, default_branch, web_url }) => [
        (0,text_url/* link */.nf)(name || slug || id, toLink(web_url)),
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
    const { client, signal, toLink } = context;
    const list = client.suites.list(address, { signal });
    const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'suite' }, context);
    const { complete } = end;
    const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
    const outcome = {
        ...(0,read_list/* describeList */.KA)(`${(0,text_counts/* count */.U9)(items.length, 'suite')} in ${address.organization}`, end),
        outputs: (0,declarations/* listValues */.Du)(items.length, complete, entries),
        json: items,
        summary: ({ bytes }) => items.length === 0 && complete
            ? ''
            : renderSuitesSummary(items, { ...address, bytes, complete, toLink }),
    };
    return end.reason === 'interrupted' ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome) : outcome;
}
function suiteOutcome(suite, action, { organization }, { signal, toLink }) {
    const { slug, id, web_url } = suite;
    const outcome = {
        success: true,
        sentence: `${action[0]?.toUpperCase()}${action.slice(1)} suite ${slug || id} of ${organization}.`,
        outputs: { 'suite-slug': slug ?? '', ...(action !== 'deleted' && { 'suite-url': web_url ?? '' }) },
        json: suite,
        summary: ({ bytes }) => renderSuiteSummary(suite, action, { organization, bytes, toLink }),
    };
    return signal.aborted ? (0,failed_outcome/* interruptedOutcome */.BF)(outcome) : outcome;
}
const suites_words = {
    create: ['created', 'creation'],
    update: ['updated', 'update'],
    delete: ['deleted', 'deletion'],
};
async function writeSuite(write, context) {
    const { verb, address } = write;
    const [action, noun] = suites_words[verb];
    const name = verb === 'create' ? `“${write.body.name}”` : write.address.suite;
    const fullName = `suite ${name} of ${address.organization}`;
    const send = (guard) => sendWrite(write, guard, context);
    const written = await writeGracefully(send, { what: `${noun} of ${fullName}` }, context);
    if (typeof written !== 'string')
        return suiteOutcome(written.value, action, address, context);
    return (0,failed_outcome/* interruptedWrite */.op)(written, `S${fullName.slice(1)}`, action);
}
async function sendWrite(write, guard, context) {
    const { suites } = context.client;
    if (write.verb === 'create')
        return createSuite(write, guard, context);
    if (write.verb === 'update')
        return suites.update(write.address, write.body, guard);
    await suites.delete(write.address, guard);
    return { slug: write.address.suite };
}
async function createSuite({ address, body }, guard, { client, journal, log }) {
    const { suite, tokenLost } = await client.suites.createWithDetails(address, body, guard);
    const token = suite.api_token ?? '';
    const masked = token !== '' && journal.mask(token);
    if (!body.show_api_token || (masked && journal.output('api-token', token)))
        return suite;
    const where = tokenLost
        ? 'It was in the response that was lost'
        : 'It is missing, or cannot be masked or written';
    log.warning(`The output api-token is not set. ${where}, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.`);
    return suite;
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
    const glob = text
        .replace(/^!\s*/, '')
        .replace(/^(?:\.\/|\/)/, '')
        .replace(/(?<!\\)[()]/g, '\\$&');
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_0___default()(glob.endsWith('/') ? `${glob}**` : glob, { dot: true, noextglob: true });
    return { removes: text.startsWith('!'), matches: (file) => isMatch(file) };
}


/***/ })

};
;