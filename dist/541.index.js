"use strict";
exports.id = 541;
exports.ids = [541];
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

// MODULE: ./build/sources/operations/failures/read-reports.js + 1 modules
/***/ 8541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readReports: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./node_modules/sax/lib/sax.js
var sax = __webpack_require__(2560);
var sax_default = /*#__PURE__*/__webpack_require__.n(sax);
// EXTERNAL MODULE: ./build/sources/report/failures/failed-test.js
var failed_test = __webpack_require__(2897);
// EXTERNAL MODULE: ./build/sources/report/failures/go-test.js
var go_test = __webpack_require__(1180);
// EXTERNAL MODULE: ./build/sources/report/failures/lines.js
var failures_lines = __webpack_require__(6550);
// EXTERNAL MODULE: ./build/sources/report/failures/log.js + 12 modules
var log = __webpack_require__(5007);
// EXTERNAL MODULE: ./build/sources/report/failures/log-reader.js
var log_reader = __webpack_require__(2243);
;// CONCATENATED MODULE: ./build/sources/report/failures/junit.js






const noSuite = { name: '', file: '' };
const deepest = 200;
const longestText = 20_000;
const mostTests = 1_000;
const mostErrors = 1_000;
const failures = ['failure', 'error'];
const flakes = ['flakyFailure', 'flakyError'];
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\ufffe\uffff]/g;
class Unreadable extends Error {
}
function readJunit(bytes) {
    const results = new Map();
    const onCase = (one) => {
        const isFlaky = flakes.some((part) => one.parts.has(part));
        const isFailed = failures.some((part) => one.parts.has(part));
        const state = one.parts.has('skipped') ? 'skipped' : isFailed ? 'failed' : 'passed';
        const { name = '', classname = '', file = '' } = one.attributes;
        const key = JSON.stringify([file || one.suite.file, classname || one.suite.name, name]);
        const before = results.get(key);
        const test = isFailed || isFlaky ? readTest(one) : before?.test;
        results.set(key, { state: state === 'skipped' && before ? before.state : state, test });
    };
    const problem = parse(bytes, onCase);
    const all = [...results.values()];
    const inState = (state) => all.filter((one) => one.state === state);
    const testsIn = (state) => inState(state)
        .flatMap(({ test }) => test ?? [])
        .slice(0, mostTests);
    const parents = (0,go_test/* parentsOf */.fY)(testsIn('failed').map(({ name }) => name));
    const tests = testsIn('failed').filter(({ name, message }) => message !== '' || !parents.has(name));
    const skipped = inState('skipped').length;
    const failed = inState('failed').length - testsIn('failed').length + tests.length;
    const totals = { ran: all.length - skipped, failed, skipped };
    return {
        totals,
        tests,
        retried: testsIn('passed'),
        problem,
    };
}
function parse(bytes, onCase) {
    const parser = sax_default().parser(true, { position: false, ...{ strictEntities: true } });
    Object.assign(parser, { bufferCheckPosition: Number.POSITIVE_INFINITY });
    const path = [];
    const suites = [noSuite];
    let problem = null;
    let open = null;
    let isReport = false;
    let errors = 0;
    parser.onerror = ({ message }) => {
        if (/^(?:Unclosed root|Unexpected end)/.test(message))
            problem ??= 'it ends early';
        else if (!/entity/.test(message))
            problem ??= 'it is not well-formed';
        errors += 1;
        if (errors > mostErrors)
            throw new Unreadable('it is not well-formed');
        Object.assign(parser, { error: null });
    };
    parser.ondoctype = () => {
        throw new Unreadable('it has a document type');
    };
    parser.onopentag = ({ name, attributes }) => {
        if (path.push(name) > deepest)
            throw new Unreadable('it is nested too deeply');
        const given = attributes;
        const suite = suites.at(-1) ?? noSuite;
        if (path.length === 1)
            isReport = /^testsuites?$/.test(name);
        if (!isReport)
            throw new Unreadable('it is not in the format of JUnit');
        if (name === 'testsuite')
            suites.push({ name: given.name ?? '', file: given.file ?? suite.file });
        else if (name === 'testcase')
            open = { attributes: given, suite, parts: new Map() };
        else if (open && !open.parts.has(name))
            open.parts.set(name, { message: given.message ?? '', text: '' });
    };
    const onText = (text) => {
        const own = path.findLast((name) => name !== 'stackTrace');
        const part = open?.parts.get(own ?? '');
        if (part === undefined)
            return;
        part.text += text;
        if (own?.startsWith('system') && part.text.length > 2 * longestText)
            part.text = part.text.slice(-longestText);
    };
    parser.ontext = onText;
    parser.oncdata = onText;
    parser.onclosetag = (name) => {
        path.pop();
        if (name === 'testsuite')
            suites.pop();
        if (name === 'testcase' && open)
            onCase(open);
    };
    try {
        parser.write(decode(bytes)).close();
    }
    catch (error) {
        return error instanceof Unreadable ? error.message : 'it is not well-formed';
    }
    return problem ?? (isReport ? null : 'it is empty');
}
function decode(bytes) {
    const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
    const isWide = /^(?:\xff\xfe|<\0)/.test(head)
        ? 'utf-16le'
        : /^(?:\xfe\xff|\0<)/.test(head)
            ? 'utf-16be'
            : '';
    const label = isWide || /^[^<]{0,9}<\?xml[^>]*\bencoding=["']([\w.-]{1,40})/.exec(head)?.[1] || 'utf-8';
    try {
        return new TextDecoder(label)
            .decode(bytes)
            .replace(/^\s+/, '')
            .replaceAll(/#x1B(?=\[)|\[NON-XML-CHAR-0x1B\]/g, '\u001b')
            .replaceAll(/&#(x?)([\da-f]{1,9});/gi, (reference, hex, digits) => {
            const code = Number.parseInt(digits, hex ? 16 : 10);
            return code >= 32 || [9, 10, 13].includes(code) ? reference : code === 27 ? '\u001b' : '';
        })
            .replaceAll(forbidden, '');
    }
    catch {
        throw new Unreadable('its encoding is unknown');
    }
}
const traceLine = /^\s+at \S|^(?:stack backtrace|Traceback|goroutine \d)|^\s*(?:# )?\/?[^\s:]+\.\w{1,6}:\d+(?::in .*)?$/;
const place = /(?:^|[\s("']|:\/\/[^\s/]*\/)((?:[A-Za-z]:)?[^\s()"':]+\.\w{1,6}):(?:line )?(\d{1,9})(?!\d)/;
const testFile = /(?:^|[._-])(?:test|spec)[._s]|(?:Tests?|Spec|IT)\.\w+$/i;
const ofGo = /^(?:=== |--- (?:FAIL|PASS|SKIP): )/;
function readTest({ attributes, suite, parts }) {
    const textOf = (text = '') => (0,log/* cleanLog */.aY)(text).slice(0, longestText);
    const [part] = [...failures, ...flakes].flatMap((name) => parts.get(name) ?? []);
    const lines = (0,failures_lines/* without */.FF)(textOf(part?.text || parts.get('system-out')?.text).split('\n'), ofGo);
    const { classname = '', name: title = '', file: given = '', line } = attributes;
    const [scope, name] = splitTitle(textOf(classname || suite.name), textOf(title));
    const path = given || suite.file || (/[\\/].*\.\w+$|\.(?:[cm]?[jt]sx?|py)$/.test(classname) ? classname : '');
    const file = textOf(path) || fileIn(lines, scope);
    const end = lines.findIndex((each) => traceLine.test(each));
    const text = (0,failures_lines/* without */.FF)(end > 0 ? lines.slice(0, end) : lines, traceLine).filter((each) => !each.includes(`::${name}`));
    const message = textOf(part?.message);
    const shown = /^(?:Failed)?$/.test(message.trim()) ? text : message.split('\n');
    return {
        ...(0,log_reader/* loggedTest */.pj)(name, {
            scope: scope === file ? '' : scope,
            file,
            line: line || (0,log_reader/* lineIn */.Wg)(file, lines, place),
            message: shown,
        }),
        trace: (0,failures_lines/* withoutBlankEnds */.rj)(lines).join('\n'),
    };
}
function splitTitle(scope, name) {
    if (scope === name)
        return ['', name];
    if (name.endsWith(` ${scope}`))
        return [name.slice(0, -scope.length - 1), scope];
    return [scope, name.startsWith(`${scope}.`) ? name.slice(scope.length + 1) : name];
}
function fileIn(lines, scope) {
    const files = lines
        .flatMap((line) => place.exec(line)?.[1] ?? [])
        .filter((file) => !/node_modules/.test(file));
    const nameOf = (path, separators = /[\\/]/) => path.split(separators).at(-1) ?? '';
    const name = nameOf(scope.replace(/\$.*/s, ''), /[.\\/]/);
    const found = files.find((file) => name !== '' && nameOf(file).startsWith(`${name}.`)) ??
        files.find((file) => testFile.test(nameOf(file))) ??
        files.find((file) => !/^(?:\/|[A-Za-z]:)/.test(file) && file.includes('/'));
    return (0,failed_test/* pathOf */.XM)(found ?? '');
}

// EXTERNAL MODULE: ./build/sources/report/tests/identity.js
var identity = __webpack_require__(7917);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/text/globs.js
var text_globs = __webpack_require__(6198);
// EXTERNAL MODULE: ./build/sources/operations/artifacts/download-file.js
var download_file = __webpack_require__(1776);
// EXTERNAL MODULE: ./build/sources/operations/artifacts/newest-copies.js
var newest_copies = __webpack_require__(8285);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/context/pool.js
var pool = __webpack_require__(9539);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
;// CONCATENATED MODULE: ./build/sources/operations/failures/read-reports.js











const mostListed = 10_000;
const mostFiles = 100;
const mostBytesEach = 8 * 1024 ** 2;
const mostBytes = 40 * 1024 ** 2;
const atOnce = 4;
const mostNamed = 3;
const timeoutMs = 30_000;
async function readReports(one, globs, context) {
    const { client, clock, signal } = context;
    const none = { jobs: new Map(), totals: { ran: 0, failed: 0, skipped: 0 } };
    try {
        const endMs = clock.monotonic() + timeoutMs;
        const list = client.artifacts.list(one.address, { signal, timeoutMs, rank: 'last' });
        const listed = await (0,read_list/* collectItems */.jm)(list, { limit: mostListed });
        const { chosen, left } = choose(one, listed, globs);
        const reports = await (0,pool/* runPool */.k)(chosen, atOnce, async (artifact) => {
            const reading = await readReport(one, artifact, endMs, context);
            return { artifact, reading };
        });
        const unmatched = chosen.length + left.length === 0 && listed.length > 0;
        const gaps = [
            ...(unmatched ? [`None of the ${(0,counts/* count */.U9)(listed.length, 'artifact')} matches test-reports.`] : []),
            ...describeProblems([...reports, ...left]),
        ];
        return { ...merge(reports), gaps };
    }
    catch (error) {
        const hint = error instanceof errors/* ApiError */.hD && error.status === 403 ? ` ${error.hint ?? ''}` : '';
        return {
            ...none,
            gaps: signal.aborted ? [] : [`Test reports are not read: ${(0,error_text/* errorSentence */.O8)(error)}${hint}`],
        };
    }
}
function choose({ report }, listed, globs) {
    const matches = (0,text_globs/* createMatcher */.P)(globs);
    const failed = new Set(report.failed.map(({ id }) => id));
    const jobs = new Set((report.jobs ?? report.failed).map(({ id }) => id));
    const wanted = listed.filter(({ job_id, path }) => jobs.has(job_id) && path && matches(path.replaceAll('\\', '/')));
    const matching = wanted
        .filter((one) => (0,newest_copies/* isReady */.i)(one))
        .toSorted((a, b) => Number(failed.has(b.job_id)) - Number(failed.has(a.job_id)));
    const chosen = [];
    const left = wanted
        .filter((one) => !(0,newest_copies/* isReady */.i)(one))
        .map((one) => {
        const problem = `it cannot be downloaded (${one.state ?? 'unknown'})`;
        return { artifact: one, reading: { problem } };
    });
    let bytes = 0;
    for (const artifact of matching) {
        const size = artifact.file_size;
        const isLarge = size > mostBytesEach;
        const isFull = chosen.length >= mostFiles || bytes + size > mostBytes;
        const problem = isLarge
            ? `it is larger than ${(0,counts/* formatBytes */.z3)(mostBytesEach)}`
            : `only ${mostFiles} files and ${(0,counts/* formatBytes */.z3)(mostBytes)} are read`;
        if (isLarge || isFull)
            left.push({ artifact, reading: { problem } });
        else {
            chosen.push(artifact);
            bytes += size;
        }
    }
    return { chosen, left };
}
async function readReport({ address }, artifact, endMs, { client, clock, signal }) {
    if (clock.monotonic() > endMs)
        return { problem: 'there was no time left' };
    if (!client.rateLimit.leavesSpare(address.organization, 'page'))
        return { problem: 'the rate limit leaves too few requests' };
    try {
        const leftMs = Math.max(1, endMs - clock.monotonic());
        const to = { ...address, job: artifact.job_id, artifact: artifact.id };
        const pieces = client.artifacts.download(to, { signal, timeoutMs: leftMs });
        const file = (0,download_file/* checked */.KD)(pieces, { artifact, isPage: false, onPiece: () => undefined });
        return readJunit(Buffer.concat(await Array.fromAsync(file)));
    }
    catch (error) {
        signal.throwIfAborted();
        return { problem: (0,error_text/* errorText */.kc)(error) };
    }
}
function merge(reports) {
    const read = reports.flatMap(({ artifact, reading }) => 'tests' in reading ? [{ job: artifact.job_id, reading }] : []);
    const sum = (key) => read.reduce((total, { reading }) => total + reading.totals[key], 0);
    const jobs = [...Map.groupBy(read, ({ job }) => job)].map(([job, all]) => {
        const tests = all.flatMap(({ reading }) => reading.tests);
        const names = new Set(tests.map(identity/* nameKeyOf */.Az));
        const retried = all
            .flatMap(({ reading }) => reading.retried)
            .filter((test) => !names.has((0,identity/* nameKeyOf */.Az)(test)));
        return [job, { source: 'test-report', runner: runnerOf([...tests, ...retried]), tests, retried }];
    });
    return { jobs: new Map(jobs), totals: { ran: sum('ran'), failed: sum('failed'), skipped: sum('skipped') } };
}
function runnerOf(tests) {
    const runners = [
        [/_test\.go$/, 'go test'],
        [/\.(?:java|kt|groovy|scala)$/, 'maven'],
        [/\.py$/, 'pytest'],
        [/_spec\.rb$/, 'rspec'],
    ];
    return runners.find(([pattern]) => tests.some(({ file }) => file && pattern.test(file)))?.[1] ?? null;
}
function describeProblems(reports) {
    const broken = reports.filter(({ reading }) => reading.problem !== null);
    return [...Map.groupBy(broken, ({ reading }) => reading.problem)].map(([problem, files]) => {
        const named = files.slice(0, mostNamed).map(({ artifact }) => (0,cut/* cutEnd */.ym)(artifact.path, 80));
        const more = files.length > named.length ? ` and ${files.length - named.length} more` : '';
        return `Tests can be missing from ${(0,counts/* count */.U9)(files.length, 'test report')} (${named.join(', ')}${more}): ${problem}.`;
    });
}


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