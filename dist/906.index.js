"use strict";
exports.id = 906;
exports.ids = [906,821];
exports.modules = {

// MODULE: ./build/sources/operations/context/read-with-runs.js
/***/ 3821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWithRuns: () => (/* binding */ readWithRuns)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

async function readWithRuns(address, options, { client }) {
    const read = async () => {
        try {
            return await client.builds.get(address, { ...options, include_test_engine: true });
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 400 || error.status === 422)))
                throw error;
            return client.builds.get(address, options);
        }
    };
    const build = await read();
    return build.test_engine === undefined ? { ...build, test_engine: null } : build;
}


/***/ }),

// MODULE: ./build/sources/operations/failures/explain.js + 20 modules
/***/ 8906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainFailures: () => (/* binding */ explainFailures)
});

// EXTERNAL MODULE: ./build/sources/report/builds/job-counts.js
var job_counts = __webpack_require__(393);
// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var builds_jobs = __webpack_require__(399);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/sources/report/failures/verdict.js



function isFlaky({ labels }) {
    return labels?.includes('flaky') ?? false;
}
function failureVerdict(build) {
    const { failed, tests, knowsJobs } = build;
    const testsOf = ({ id }) => (tests ?? []).filter(({ jobs }) => jobs.includes(id));
    const isExplained = (job) => !job.stopped && testsOf(job).length > 0 && testsOf(job).every(isFlaky);
    const mayPassAgain = failed.length > 0 && failed.every((job) => job.lost || isExplained(job));
    const all = tests ?? [];
    const known = all.filter(isFlaky).length;
    if (known < all.length) {
        const counted = [...all, ...(build.below ?? [])];
        const others = counted.filter((test) => !isFlaky(test)).length;
        const sentence = counted.length === 1
            ? 'The failed test is not known to be flaky.'
            : `${others} of ${counted.length} failed tests ${others === 1 ? 'is' : 'are'} not known to be flaky.`;
        return { kind: 'new', sentence, mayPassAgain: false };
    }
    const doubt = doubtOf(build, testsOf);
    if (doubt !== null) {
        const sentence = mayPassAgain
            ? 'Each failed job was lost with its agent, or has only flaky tests.'
            : `Whether the failure is flaky is unknown: ${doubt}.`;
        return { kind: 'unknown', sentence: tests || mayPassAgain ? sentence : undefined, mayPassAgain };
    }
    const words = known === 1 ? 'The failed test is known to be flaky' : `All ${known} failed tests are known to be flaky`;
    const where = knowsJobs ? '' : '; the service does not say in which jobs they failed';
    return { kind: 'flaky', sentence: `${words}${where}.`, mayPassAgain: true };
}
function doubtOf({ failed, tests, knowsJobs, isComplete }, testsOf) {
    if (!tests?.length)
        return 'no failed test explains it';
    if (!isComplete)
        return 'not all failed tests are known';
    const step = failed.find(({ child }) => child !== undefined);
    if (step)
        return `the trigger step ${quote(step)} failed`;
    const stopped = failed.find((job) => job.stopped || job.lost);
    if (stopped)
        return `job ${quote(stopped)} was stopped${stopped.reason === '' ? '' : ` (${stopped.reason})`}`;
    const unexplained = knowsJobs ? failed.filter((job) => testsOf(job).length === 0) : [];
    const [first] = unexplained;
    return first
        ? `${(0,counts/* count */.U)(unexplained.length, 'job')} failed without a failed test, first ${quote(first)}`
        : null;
}
function quote(job) {
    return `“${(0,cut/* cutEnd */.y)((0,builds_jobs/* title */.DD)(job), 60)}”`;
}

;// CONCATENATED MODULE: ./build/sources/report/failures/annotations.js



const mostJobs = 9;
const mostTests = 10;
const longest = 1_000;
function annotateFailedJobs(jobs) {
    if (jobs.length === 1 && jobs[0]?.line === null)
        return [];
    const annotations = jobs.map(({ title, reason, line }) => {
        const message = [reason, line ?? ''].filter((part) => part !== '').join(': ') || 'failed';
        return annotation('error', title, message);
    });
    return rolledUp(annotations, mostJobs, (left) => annotation('error', 'More failed jobs', describeRest(left, 'failed job')));
}
function annotateFailedTests(tests, hasFile) {
    const placed = tests.map((test) => ({
        test,
        place: test.place !== null && hasFile(test.place.file) ? test.place : null,
    }));
    const annotations = placed
        .toSorted((a, b) => Number(a.place === null) - Number(b.place === null))
        .map(({ test, place }) => {
        const { scope, name, message } = test;
        const words = [scope, name, message].filter((part) => part !== '').join(': ');
        return {
            ...annotation('warning', isFlaky(test) ? 'Failed test (flaky)' : 'Failed test', words || '(no name)'),
            file: place?.file ?? null,
            line: place?.line ?? null,
        };
    });
    return rolledUp(annotations, mostTests, (left) => annotation('warning', 'More failed tests', describeRest(left, 'failed test')));
}
function rolledUp(annotations, most, rest) {
    if (annotations.length <= most)
        return [...annotations];
    return [...annotations.slice(0, most - 1), rest(annotations.length - most + 1)];
}
function describeRest(left, noun) {
    return `${(0,counts/* count */.U)(left, `more ${noun}`)}. The job summary lists them.`;
}
function annotation(level, title, message) {
    return {
        level,
        title: (0,plain/* plainLine */.h)(title, 200),
        message: (0,plain/* plainLine */.h)(message, longest),
        file: null,
        line: null,
    };
}

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/escape-untrusted.js
var escape_untrusted = __webpack_require__(93);
// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/sources/report/failures/blocks.js









const blocks_mostTests = 100;
const longestLine = 500;
const longestMessage = 300;
function failedTestsTable(tests, repository, words = 'Failed test') {
    if (tests.length === 0)
        return [];
    const sorted = tests.toSorted((a, b) => Number(isFlaky(a)) - Number(isFlaky(b)));
    const withMessages = tests.some(({ message }) => message !== '');
    const rows = sorted
        .slice(0, blocks_mostTests)
        .map((test) => [
        (0,markdown/* join */.fj)([
            (0,markdown/* wrapping */.rF)(test.scope, 120),
            (0,markdown.md) `**${(0,url/* link */.nf)((0,markdown/* wrapping */.rF)(test.name, 160), test.url)}**`,
            (0,markdown.md) `<sub>${(0,markdown/* join */.fj)([placeOf(test, repository), ...marksOf(test)], ' · ')}</sub>`,
        ], '<br>'),
        ...(withMessages ? [messageOf(test)] : []),
    ]);
    const columns = [
        { title: `${words} (${(0,counts/* count */.U)(tests.length, 'test')})` },
        ...(withMessages ? [{ title: 'Message' }] : []),
    ];
    const elsewhere = (0,markdown.md) ` in the output ${(0,markdown/* code */.aY)('json')}`;
    return [(0,blocks/* table */.tp)('failed tests', columns, rows, { total: tests.length, elsewhere })];
}
function marksOf(test) {
    const { executions } = test;
    const isPart = executions !== null && executions.failed < executions.total;
    return [
        isFlaky(test) ? (0,markdown.md) `flaky` : markdown/* nothing */.s6,
        test.isChanged ? (0,markdown.md) `changed here` : markdown/* nothing */.s6,
        isPart ? (0,markdown.md) `failed in ${executions.failed} of ${(0,counts/* count */.U)(executions.total, 'execution')}` : markdown/* nothing */.s6,
    ];
}
function placeOf({ file, line, place }, repository) {
    const shown = place?.file ?? file;
    if (shown === null)
        return markdown/* nothing */.s6;
    const label = (0,markdown.md) `${(0,markdown/* wrapping */.rF)(shown)}${line === null ? '' : `:${line}`}`;
    return (0,url/* link */.nf)(label, place === null || repository === null ? null : (0,text_repository/* sourceUrl */.Hx)(repository, place));
}
function messageOf({ message }) {
    const lines = (0,cut/* cutEnd */.y)(message.replaceAll('\r', ''), longestMessage).split('\n').slice(0, 8);
    return (0,markdown/* join */.fj)(lines.map((line) => (0,markdown/* wrapping */.rF)(line)), '<br>');
}
function logBlocks(logs, bytes) {
    const share = Math.floor(bytes / Math.max(1, logs.length)) - 1_000;
    return logs.flatMap(({ title, lines, notice = null }) => {
        const shown = lastLines(lines, share);
        const text = [...(notice === null ? [] : [notice]), ...shown];
        if (text.length === 0)
            return [];
        const words = shown.length === 0 ? '' : `: last ${(0,counts/* count */.U)(shown.length, 'line')}`;
        const open = `<details><summary>${(0,escape_untrusted/* escapeForTags */.qm)(title, 160)}${words}</summary>\n`;
        const body = (0,markdown/* join */.fj)([{ markdown: open }, (0,fence/* fenced */.O)(text.join('\n')), { markdown: '\n</details>' }], '\n');
        return [(0,blocks/* paragraph */.FY)('log of a failed job', body)];
    });
}
function lastLines(lines, bytes) {
    const shown = [];
    let left = bytes;
    for (const line of lines.toReversed()) {
        const short = (0,cut/* cutEnd */.y)(line.replaceAll('\t', '    '), longestLine);
        left -= Buffer.byteLength(short) + 1;
        if (left < 0)
            break;
        shown.unshift(short);
    }
    return shown;
}

// EXTERNAL MODULE: ./build/sources/report/text/clean.js
var clean = __webpack_require__(5040);
;// CONCATENATED MODULE: ./build/sources/report/failures/log.js

const sequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]_P^X][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]|_bk;t=\d{1,16}\u0007?/g;
const toLineStart = /\u001b\[[01]?G/g;
const moveUp = /\u001b\[(\d{0,4})A/g;
const special = /[^ -~\t]|_bk;t=/;
const stamp = /^\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)\]?(?: |$)/;
const mostLines = 0.9;
function cleanLog(text) {
    const lines = [];
    for (const line of text.split('\n')) {
        if (!special.test(line)) {
            lines.push(line.trim() === '' ? '' : line);
            continue;
        }
        const up = [...line.matchAll(moveUp)].reduce((sum, [, rows]) => sum + Number(rows || 1), 0);
        if (up > 0)
            lines.length -= Math.min(up, lines.length);
        const states = line.replace(toLineStart, '\r').replace(sequences, '').split('\r');
        lines.push((0,clean/* visibleText */.Q6)(withoutErased(states.findLast((state) => state.trim() !== '') ?? '')));
    }
    return withoutStamps(lines).join('\n');
}
function withoutStamps(lines) {
    const written = lines.filter((line) => line !== '').length;
    const stamped = lines.filter((line) => stamp.test(line)).length;
    return stamped === 0 || stamped < written * mostLines
        ? lines
        : lines.map((line) => line.replace(stamp, ''));
}
function withoutErased(line) {
    if (!line.includes('\b'))
        return line;
    const kept = [];
    for (const character of line) {
        if (character === '\b')
            kept.pop();
        else
            kept.push(character);
    }
    return kept.join('');
}
const header = /^(~~~|---|\+\+\+)(?! (?:FAIL|PASS|SKIP|BENCH):)(?! [ab]\/)(?: |$)/;
const commandFailed = /^🚨 Error: The command (?:exited with|was interrupted)/u;
const otherFailed = /^🚨 Error: /u;
const log_opener = /^\^\^\^ \+\+\+/;
function failedPart(lines) {
    const starts = lines.flatMap((line, index) => (index === 0 || header.test(line) ? [index] : []));
    const groups = starts.map((start, index) => ({
        start,
        end: starts[index + 1] ?? lines.length,
        muted: lines[start]?.startsWith('~~~') === true && header.test(lines[start] ?? ''),
    }));
    const lastWith = (pattern) => groups.findLastIndex(({ start, end }) => lines.slice(start, end).some((line) => pattern.test(line)));
    const own = groups.findLastIndex(({ start, end, muted }) => !muted && lines.slice(start, end).some((line) => line.trim() !== ''));
    const found = [commandFailed, otherFailed, log_opener].map(lastWith).find((at) => at >= 0);
    let first = found ?? (own >= 0 ? own : groups.length - 1);
    const group = groups[first];
    if (group === undefined)
        return [];
    const ends = lines.slice(group.start, group.end).findIndex((line) => commandFailed.test(line));
    while (!groups[first]?.muted && groups[first - 1]?.muted === false)
        first -= 1;
    const part = lines.slice(groups[first]?.start, ends < 0 ? group.end : group.start + ends);
    const shown = part.filter((line) => !log_opener.test(line));
    const isText = (line) => line.trim() !== '';
    return shown.slice(Math.max(0, shown.findIndex(isText)), shown.findLastIndex(isText) + 1);
}
const failure = /(?:^|[\s:[(])(?:\w{0,80}(?:Error|Exception)|error|fatal|panic|failed|failure|denied|cannot|killed|not found|no such file)\b/i;
const harmless = /\b0 (?:errors?|failed|failures?)\b|\b(?:errors?|failed|failures?)[:=] ?0\b|\bno errors?\b|^\s*(?:\$|>|\+) |\bwarn/i;
const words = /[\p{L}\p{N}]/u;
const heading = /^(?:===|\*\*\*|___)/;
function reasonLine(part) {
    const spoken = part.map((line) => line.trim()).filter((line) => words.test(line) && !heading.test(line));
    return spoken.find((line) => failure.test(line) && !harmless.test(line)) ?? spoken.at(-1) ?? null;
}
function readJobLog(log, most, redact) {
    const text = redact(cleanLog(redact(log.text)));
    const cut = log.truncated;
    if (text === '' && cut)
        return { lines: [], notice: oneLine, reason: null, text, cut };
    const part = failedPart(text.split('\n'));
    return {
        lines: part.slice(Math.max(0, part.length - most)).map((line) => line.trimEnd()),
        notice: cut && part.length < most ? rest : null,
        reason: reasonLine(part),
        text,
        cut,
    };
}
const rest = '(The log is longer. Only its end is read.)';
const oneLine = 'The end of the log is one long line, which is not shown.';

;// CONCATENATED MODULE: ./build/sources/report/failures/places.js
const sourceRoots = ['', 'src/test/java/', 'src/test/kotlin/'];
function locate({ file, line }, hasFile, runner) {
    if (file === null || file.split('/').includes('..'))
        return null;
    const isPackage = runner === 'go test' || runner === 'gradle' || runner === 'maven';
    const isAbsolute = /^(?:\/|[A-Za-z]:[\\/])/.test(file);
    if (!(isAbsolute || isPackage))
        return { file, line };
    const roots = runner === 'go test' || !isPackage ? [''] : sourceRoots;
    const segments = file.split(/[\\/]/).filter((segment) => segment !== '');
    for (let start = 0; start < segments.length; start += 1) {
        const end = segments.slice(start).join('/');
        const found = roots.map((root) => `${root}${end}`).filter(hasFile);
        if (found.length > 0)
            return found[0] && found.length === 1 ? { file: found[0], line } : null;
    }
    return null;
}
function isOfRepository(url, repository) {
    if (!url || repository === null)
        return false;
    const [, host = '', path = ''] = /^(?:[a-z+]{2,9}:\/\/)?(?:[^@/\s]{1,200}@)?([^:/\s]+)(?::\d{1,5}(?=\/))?[:/]\/?(.+)$/i.exec(url) ?? [];
    const name = path.replace(/\/$/, '').replace(/\.git$/i, '');
    const server = repository.server.replace(/^https?:\/\//, '');
    return `${host}/${name}`.toLowerCase() === `${server}/${repository.name}`.toLowerCase();
}

;// CONCATENATED MODULE: ./build/sources/report/failures/failed-test.js
function counted(count, tests) {
    return { count, tests: tests?.length === count ? tests : null };
}
function linesThat(test) {
    return (lines) => lines.flatMap((line, index) => (test(line) ? [index] : []));
}
function failed_test_messageOf(lines) {
    const written = lines.filter((line) => line.trim() !== '');
    const indent = written.reduce((least, line) => Math.min(least, line.search(/\S/)), Number.POSITIVE_INFINITY);
    const first = lines.findIndex((line) => line.trim() !== '');
    const last = lines.findLastIndex((line) => line.trim() !== '');
    return lines
        .slice(first, last + 1)
        .map((line) => line.slice(indent).trimEnd())
        .join('\n');
}
function pathOf(path) {
    return path.startsWith('./') ? path.slice(2) : path;
}

;// CONCATENATED MODULE: ./build/sources/report/failures/cargo-test.js

const allTargets = /^error: \d{1,9} targets? failed:$/;
const oneTarget = /^error: (?:test|doctest) failed, to rerun pass /;
const result = /^test result: FAILED\. \d{1,9} passed; (\d{1,9}) failed; /;
const place = /^(\S[^:]*):(\d{1,9}):\d{1,9}:?$/;
const documentation = /^(\S+) - .*\(line (\d{1,9})\)$/;
const cargoTest = {
    runner: 'cargo test',
    ends: (lines) => {
        const ends = linesThat((line) => allTargets.test(line))(lines);
        return ends.length > 0 ? ends : linesThat((line) => oneTarget.test(line))(lines);
    },
    read: (lines, end) => {
        const run = lines.slice(0, end + 1);
        const results = linesThat((line) => result.test(line))(run);
        const counts = results.map((at) => Number(result.exec(run[at] ?? '')?.[1]));
        const count = counts.reduce((sum, each) => sum + each, 0);
        const targets = run.filter((line) => oneTarget.test(line)).length;
        const told = allTargets.test(lines[end] ?? '') ? Number(lines[end]?.split(' ')[1]) : 1;
        const read = results.map((at, index) => readTarget(run.slice((results[index - 1] ?? -1) + 1, at + 1)));
        const isComplete = results.length === targets && targets === told && !read.includes(null);
        return counted(count, isComplete ? read.flatMap((tests) => tests ?? []) : null);
    },
};
function readTarget(lines) {
    const start = lines.lastIndexOf('failures:');
    const listed = lines.slice(start + 1, -2);
    const count = Number(result.exec(lines.at(-1) ?? '')?.[1]);
    if (start === -1 || listed.length !== count || !listed.every((line) => line.startsWith('    ')))
        return null;
    const names = listed.map((line) => line.slice(4));
    const heads = new Map(names.map((name) => [`---- ${name} stdout ----`, name]));
    const starts = linesThat((line) => heads.has(line))(lines.slice(0, start));
    const details = new Map(starts.map((at, index) => [heads.get(lines[at] ?? ''), lines.slice(at + 1, starts[index + 1] ?? start)]));
    return names.map((name) => readFailure(name, details.get(name) ?? []));
}
function readFailure(path, details) {
    const panics = details.map(readPanic);
    const own = panics.findLastIndex((panic) => panic?.thread === path);
    const at = own === -1 ? panics.findIndex((panic) => panic !== null) : own;
    const length = details.slice(at + 1).findIndex((line) => /^(?:stack backtrace:|note: )/.test(line));
    const message = details.slice(at + 1, length === -1 ? undefined : at + 1 + length);
    const noted = details.find((line) => line.startsWith('note: ')) ?? '';
    const [, file, line] = documentation.exec(path) ??
        place.exec(panics[at]?.place ?? noted.slice(noted.lastIndexOf(' at ') + ' at '.length)) ??
        [];
    const split = path.lastIndexOf('::');
    return {
        file: file === undefined ? null : pathOf(file),
        line: line === undefined ? null : Number(line),
        scope: split === -1 ? '' : path.slice(0, split),
        name: split === -1 ? path : path.slice(split + 2),
        message: failed_test_messageOf(message) || failed_test_messageOf(details),
    };
}
function readPanic(line) {
    const [before = '', at, ...more] = line.split(' panicked at ');
    if (at === undefined || more.length > 0 || !before.startsWith("thread '"))
        return null;
    return { thread: before.slice("thread '".length, before.lastIndexOf("'")), place: at };
}

;// CONCATENATED MODULE: ./build/sources/report/failures/go-test.js

const packageEnd = /^(ok {2}|FAIL|\? {3})\t(\S+)(?:\t| (\[[^[\]]+\])$|$)/;
const testEnd = /^( *)--- (FAIL|PASS|SKIP): (\S.*) \(\d{1,9}\.\d\ds\)$/;
const testStart = /^=== (?:RUN|CONT|NAME) {2,3}(\S.*)$/;
const said = /^( {4,})(\S[^:]*\.go):(\d{1,9}): ?(.*)$/;
const inSource = /^\s*(\S[^:]*\.go):(\d{1,9})(?=[: ]|$)/;
const timeout = 'panic: test timed out';
const running = /^\t{2}(\S.*) \([\w.]{1,20}\)$/;
const goTest = {
    runner: 'go test',
    ends: (lines) => {
        const all = linesThat((line) => line === 'FAIL')(lines).filter((at) => packageEnd.test(lines[at - 1] ?? ''));
        const one = linesThat((line) => /^exit status \d{1,3}$/.test(line))(lines).filter((at) => lines[at + 1]?.startsWith('FAIL\t'));
        return all.length > 0 ? all : one.map((at) => at + 1);
    },
    read: (lines, end, cut) => {
        if (cut)
            return null;
        const run = lines.slice(0, end + 1);
        const ends = linesThat((line) => packageEnd.test(line))(run);
        const packages = ends.map((at, index) => run.slice((ends[index - 1] ?? -1) + 1, at + 1));
        const builds = readBuilds(run);
        const tests = packages.flatMap((lines) => readPackage(lines, builds));
        const isHidden = run.some((line) => /.FAIL\t\S+\t/.test(line));
        return { count: tests.length, tests: isHidden ? null : tests };
    },
};
function readBuilds(lines) {
    const builds = new Map();
    let open = null;
    for (const line of lines) {
        if (line.startsWith('# ')) {
            open = [];
            builds.set(line.split(' ', 2)[1] ?? '', open);
        }
        else if (open && /^(?:\S+\.go:\d|\t|too many errors)/.test(line))
            open.push(line);
        else
            open = null;
    }
    return builds;
}
function readPackage(lines, builds) {
    const [, state, scope = '', reason = ''] = packageEnd.exec(lines.at(-1) ?? '') ?? [];
    if (state !== 'FAIL')
        return [];
    const crash = lines.includes('FAIL') ? -1 : lines.findIndex((line) => line.startsWith('panic: '));
    const failed = readTests(lines);
    const crashed = testEnd.exec(lines[crash - 1] ?? '')?.[3];
    const parents = parentsOf(failed);
    const tests = failed
        .filter(({ name, lines: message }) => message.length > 0 || !parents.has(name))
        .map(({ name, lines: message, place }) => {
        const at = name === crashed ? frameIn(lines.slice(crash), scope) : place;
        return placed(scope, name, message, at && { ...at, file: `${scope}/${at.file}` });
    });
    const timedOut = timedOutIn(lines.slice(Math.max(crash, 0)));
    const slow = timedOut.map((name) => placed(scope, name, [lines[crash] ?? ''], null));
    if (reason === '')
        return [...tests, ...slow];
    const [, file, line] = inSource.exec(builds.get(scope)?.[0] ?? '') ?? [];
    const at = file === undefined ? null : { file, line: Number(line) };
    return [...tests, placed(scope, reason, builds.get(scope) ?? [], at)];
}
function timedOutIn([first = '', ...lines]) {
    if (!first.startsWith(timeout) || lines[0] !== '\trunning tests:')
        return [];
    const end = lines.findIndex((line, index) => index > 0 && !running.test(line));
    const names = lines.slice(1, end === -1 ? undefined : end).map((line) => running.exec(line)?.[1] ?? '');
    return names.filter((name) => !names.some((other) => other.startsWith(`${name}/`)));
}
function placed(scope, name, message, at) {
    return { file: at?.file ?? null, line: at?.line ?? null, scope, name, message: failed_test_messageOf(message) };
}
function parentsOf(tests) {
    const sorted = tests.map(({ name }) => name.replaceAll('/', '\0')).toSorted();
    const parents = sorted.filter((name, index) => sorted[index + 1]?.startsWith(`${name}\0`));
    return new Set(parents.map((name) => name.replaceAll('\0', '/')));
}
function frameIn(lines, scope) {
    const at = lines.findIndex((line) => line.startsWith(`${scope}.`));
    const [, file = '', line] = inSource.exec(lines[at + 1] ?? '') ?? [];
    return at === -1 || line === undefined
        ? null
        : { file: file.slice(file.lastIndexOf('/') + 1), line: Number(line) };
}
function readTests(lines) {
    const failed = new Map();
    const running = new Map();
    const isVerbose = lines.some((line) => testStart.test(line));
    const levelIn = isVerbose ? () => -1 : levelOf;
    const isOutside = isVerbose ? () => false : (line) => !line.startsWith(' ');
    let open = null;
    let levels = [];
    for (const line of lines) {
        const header = headerOf(line);
        if (header) {
            open = openTest(header, running, failed);
            levels = [...levels.slice(0, header.level), open];
        }
        else if (open) {
            open = levels[levelIn(line)] ?? open;
            addLine(open, line);
            if (isOutside(line))
                open = null;
        }
    }
    return [...failed.values()];
}
function openTest({ name, state }, running, failed) {
    const test = running.get(name) ?? { name, lines: [], indent: '', place: null };
    if (state === undefined)
        running.set(name, test);
    else
        running.delete(name);
    if (state === 'FAIL')
        failed.set(name, test);
    return test;
}
function headerOf(line) {
    const [, indent = '', state, ended] = testEnd.exec(line) ?? [];
    const name = ended ?? testStart.exec(line)?.[1];
    return name === undefined ? null : { name, state, level: indent.length / 4 };
}
function levelOf(line) {
    return (said.exec(line)?.[1]?.length ?? 0) / 4 - 1;
}
function addLine(test, line) {
    const [, indent = '', file, number, text] = said.exec(line) ?? [];
    if (file !== undefined && text !== undefined) {
        test.indent = `${indent}    `;
        test.place = { file, line: Number(number) };
        test.lines.push(text);
    }
    else if (line.startsWith('panic: ') && !line.startsWith(timeout))
        test.lines.push(line);
    else if (test.lines.length > 0 && line.startsWith(test.indent))
        test.lines.push(line.slice(test.indent.length));
}

;// CONCATENATED MODULE: ./build/sources/report/failures/gradle.js

const closing = /^\d{1,9} tests? completed, (\d{1,9}) failed(?:, \d{1,9} skipped)?$/;
const gradle_short = /^ {4}(\S+) at (\S[^:]*):(\d{1,9})$/;
function isFailedTest(line) {
    return line.endsWith(' FAILED') && / > ./.test(line) && !line.startsWith(' ');
}
const gradle = {
    runner: 'gradle',
    ends: linesThat((line) => closing.test(line)),
    read: (lines, end) => {
        const starts = linesThat(isFailedTest)(lines.slice(0, end)).filter((at) => lines[at + 1]?.startsWith('    '));
        const tests = starts.map((at, index) => gradle_readFailure(lines.slice(at, starts[index + 1] ?? end)));
        return counted(Number(closing.exec(lines[end] ?? '')?.[1]), tests);
    },
};
function gradle_readFailure([head = '', ...lines]) {
    const split = head.indexOf(' > ');
    const name = head.slice(split + ' > '.length, -' FAILED'.length);
    const end = lines.findIndex((line) => /^\S/.test(line));
    const own = end === -1 ? lines : lines.slice(0, end);
    const [, exception, shortFile, shortLine] = gradle_short.exec(own[0] ?? '') ?? [];
    const frames = own.findIndex((line) => line.startsWith('        at '));
    const { scope, frame } = classIn(own, head.slice(0, split));
    const [, file = shortFile, line = shortLine] = /\(([^():]+):(\d{1,9})\)$/.exec(frame) ?? [];
    return {
        file: file === undefined ? null : sourceOf(scope, file),
        line: line === undefined ? null : Number(line),
        scope,
        name,
        message: exception ?? failed_test_messageOf(frames === -1 ? own : own.slice(0, frames)),
    };
}
function classIn(lines, shown) {
    for (const frame of lines.filter((line) => line.startsWith('        at '))) {
        const place = frame
            .slice(frame.lastIndexOf('/', frame.indexOf('(')) + 1)
            .trim()
            .replace(/^at /, '');
        const className = place.slice(0, place.lastIndexOf('.', place.indexOf('(')));
        if (className === shown || (!shown.includes('.') && className.endsWith(`.${shown}`)))
            return { scope: className, frame };
    }
    return { scope: shown, frame: '' };
}
function sourceOf(className, file) {
    return [...className.split('.').slice(0, -1), file].join('/');
}

;// CONCATENATED MODULE: ./build/sources/report/failures/jest.js

const jest_closing = /^Tests: {3,9}(?:(\d{1,9}) failed, )?\d.{0,99} total$/;
const suites = /^Test Suites: (?:(\d{1,9}) failed, )?.*\d total$/;
const afterClosing = /^(?:Snapshots|Time): |^Ran all test suites/;
const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
const badge = /^ ?(FAIL|PASS) {1,2}(?=\S)/;
const codeFrame = /^ +>? {1,12}\d{0,9} \|/;
const jest = {
    runner: 'jest',
    ends: (lines) => {
        const ends = linesThat((line) => jest_closing.test(line))(lines);
        return ends.filter((end, index) => !isRepeated(lines, ends[index - 1], end));
    },
    read: (lines, end) => {
        const files = suites.exec(lines[end - 1] ?? '');
        const isEnded = lines.slice(end).some((line) => line.startsWith('Time: '));
        if (files === null || !isEnded)
            return null;
        const start = lines.findLastIndex((line, index) => index < end && line === summary);
        const failures = readFailures(lines.slice(start + 1, end - 1));
        const count = Number(jest_closing.exec(lines[end] ?? '')?.[1] ?? 0);
        const tests = testsIn(failures).length === count ? failures : failures.filter(isFirst);
        const failedFiles = new Set(tests.map(({ heading }) => heading)).size;
        const isComplete = testsIn(tests).length === count && failedFiles === Number(files[1] ?? 0);
        const all = isComplete ? tests.map(({ test }) => test) : null;
        return counted(all?.length ?? count, all);
    },
};
function isRepeated(lines, before, end) {
    if (before === undefined)
        return false;
    const between = lines.slice(before + 1, end - 1);
    const isSame = [0, 1].every((back) => lines[before - back] === lines[end - back]);
    return isSame && between.every((line) => afterClosing.test(line));
}
function testsIn(failures) {
    return failures.filter(({ test }) => test.name !== suiteFailed);
}
function isFirst({ heading, test }, index, failures) {
    const before = failures[index - 1];
    const isSame = ['file', 'scope', 'name'].every((key) => test[key] === before?.test[key]);
    return !isSame || heading !== before?.heading;
}
function readFailures(lines) {
    const failures = [];
    const starts = linesThat((line) => badge.test(line) || line.startsWith('  ● '))(lines);
    let open = null;
    for (const [number, start] of starts.entries()) {
        const line = lines[start] ?? '';
        if (!line.startsWith('  ● '))
            open = badge.exec(line)?.[1] === 'FAIL' ? { at: start, file: fileIn(line) } : null;
        else if (open !== null && line !== '  ● Console') {
            const { at: heading, file } = open;
            const test = jest_readFailure(line.slice('  ● '.length), file, lines.slice(start + 1, starts[number + 1]));
            failures.push({ heading, test });
        }
    }
    return failures;
}
function fileIn(line) {
    const words = line
        .replace(badge, '')
        .replace(/ \((?:\d[\d.]{0,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\)$/, '');
    return pathOf(words.slice(words.lastIndexOf(' ') + 1));
}
function jest_readFailure(title, file, lines) {
    const parts = title.split(' › ');
    const places = lines.map((line) => (line.trimStart().startsWith('at ') ? jest_placeOf(line) : null));
    const at = places.find((place) => place?.file === file);
    return {
        file,
        line: at ? at.line : null,
        scope: parts.slice(0, -1).join(' '),
        name: parts.at(-1) ?? '',
        message: failed_test_messageOf(lines.filter((line, index) => places[index] === null && !codeFrame.test(line))),
    };
}
function jest_placeOf(line) {
    const place = line.slice(Math.max(line.lastIndexOf('('), line.lastIndexOf(' ')) + 1).split(':');
    return { file: pathOf(place[0] ?? ''), line: Number(place[1]) || null };
}

;// CONCATENATED MODULE: ./build/sources/report/failures/maven.js


const maven_counts = /^(?:\[[A-Z]{4,7}\] )?Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const ofClass = /^(?:\[[A-Z]{4,7}\] )?Tests run: .{1,200} <<< (?:FAILURE|ERROR)! --? in (\S.*)$/;
const detail = /^(?:\[ERROR\] )?(\S.*?)(?: {2}| -- )Time elapsed: \S+ s(?:ec)? {1,2}<<< (?:FAILURE|ERROR)!$/;
const maven_frame = /^\t+at (?:[^\s/]*\/){0,3}([^/]+)\.([^./]+)\(([\w$]+\.\w+):(\d{1,9})\)$/;
const parameters = /(?:\([^()]*\)|\{[^{}]*\})(?:\[\d{1,9}\])?$/;
const flake = /^\[WARNING\] (\S.*)$/;
const maven = {
    runner: 'maven',
    ends: linesThat((line) => maven_counts.test(line)),
    read: (lines, end) => {
        const [, failures, errors] = maven_counts.exec(lines[end] ?? '') ?? [];
        const count = Number(failures) + Number(errors);
        const run = lines.slice(0, end);
        const details = readDetails(run);
        if (details.length === count)
            return counted(count, details.map(({ test }) => test));
        const flaky = new Set(run.slice(run.indexOf('[WARNING] Flakes: ')).map((line) => flake.exec(line)?.[1]));
        const failed = new Map(details.toReversed().map((each) => [each.title, each]));
        const tests = [...failed.values()].reverse().filter(({ title }) => !flaky.has(title));
        return counted(count, tests.map(({ test }) => test));
    },
};
function readDetails(lines) {
    const starts = linesThat((line) => detail.test(line) || ofClass.test(line))(lines);
    let className = '';
    return starts.flatMap((start, index) => {
        const line = lines[start] ?? '';
        className = ofClass.exec(line)?.[1] ?? className;
        const title = detail.exec(line)?.[1];
        if (title === undefined || className === '')
            return [];
        return [{ title, test: readDetail(title, className, lines.slice(start + 1, starts[index + 1])) }];
    });
}
function readDetail(title, className, lines) {
    const outer = className.split('$', 1)[0] ?? className;
    const frames = lines.flatMap((line) => {
        const [, scope, method = '', file = '', number] = maven_frame.exec(line) ?? [];
        const isOwn = scope === outer || scope?.startsWith(`${outer}$`);
        return isOwn && scope ? [{ scope, method, file, line: Number(number) }] : [];
    });
    const name = withoutClass(title, [className, outer]);
    const method = name.replace(parameters, '');
    const place = frames.find((one) => one.method === method || one.method.startsWith(`lambda$${method}$`)) ?? frames[0];
    const trace = lines.findIndex((line) => /^\t+at /.test(line));
    const told = trace === -1 ? lines.slice(0, Math.max(0, lines.indexOf(''))) : lines.slice(0, trace);
    return {
        file: place === undefined ? null : sourceOf(place.scope, place.file),
        line: place?.line ?? null,
        scope: place?.scope ?? outer,
        name: name || (place?.method ?? '(class)'),
        message: failed_test_messageOf(told).replace(/^(?:\w+\.)+(?=\w+:?(?:\s|$))/, ''),
    };
}
function withoutClass(title, classes) {
    for (const each of classes) {
        if (title === each)
            return '';
        if (title.startsWith(`${each}.`))
            return title.slice(each.length + 1);
        if (title.endsWith(`(${each})`))
            return title.slice(0, -each.length - 2);
    }
    return title;
}

;// CONCATENATED MODULE: ./build/sources/report/failures/minitest.js

const minitest_closing = /^\d{1,9} (?:runs|tests), \d{1,9} assertions, (\d{1,9}) failures, (\d{1,9}) errors, \d{1,9} skips$/;
const kinds = ['Failure', 'Error', 'Skipped'];
const minitest_frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;
const rerun = /^(?:\S{0,100}\/)?(?:rails )?test \S{1,900}:\d{1,9}$/;
const minitest = {
    runner: 'minitest',
    ends: linesThat((line) => minitest_closing.test(line)),
    read: (lines, end) => {
        const [, failures, errors] = minitest_closing.exec(lines[end] ?? '') ?? [];
        const finished = lines.findLastIndex((line, index) => index < end && line.startsWith('Finished in '));
        const start = lines.lastIndexOf('# Running:', Math.max(0, finished));
        const listed = readListed(lines.slice(finished + 1, end));
        const entries = listed.length > 0 ? listed : readInline(lines.slice(start + 1, Math.max(0, finished)));
        const tests = entries.flatMap(([kind = '', ...entry]) => kind.endsWith('Skipped:') ? [] : (minitest_readFailure(entry) ?? []));
        return counted(Number(failures) + Number(errors), tests);
    },
};
function readListed(lines) {
    const starts = [];
    for (const [index, line] of lines.entries()) {
        const number = starts.length + 1;
        if (kinds.some((kind) => line === `  ${number}) ${kind}:`))
            starts.push(index);
    }
    return starts.map((at, index) => lines.slice(at, starts[index + 1]));
}
function readInline(lines) {
    const entries = [];
    let open = null;
    let isFirst = true;
    for (const line of lines) {
        const isKind = kinds.some((kind) => line === `${kind}:`);
        if (rerun.test(line))
            open = null;
        else if (isKind && open !== null)
            isFirst = false;
        else if (isKind) {
            open = [line];
            isFirst = true;
            entries.push(open);
        }
        else if (isFirst)
            open?.push(line);
    }
    return entries;
}
function minitest_readFailure([head = '', ...lines]) {
    const open = head.lastIndexOf(' [');
    const place = /^ \[(.+):(\d{1,9})\]:$/.exec(open === -1 ? '' : head.slice(open));
    const title = place ? head.slice(0, open) : head.slice(0, -1);
    const hash = title.includes('#test_') ? title.indexOf('#test_') : title.indexOf('#');
    if (hash === -1 || !head.endsWith(':'))
        return null;
    const frames = lines.map((line) => minitest_frame.exec(line));
    const [, file, line] = place ?? frames.findLast((found) => found !== null) ?? [];
    return {
        file: file === undefined ? null : pathOf(file),
        line: line === undefined ? null : Number(line),
        scope: title.slice(0, hash),
        name: title.slice(hash + 1),
        message: failed_test_messageOf(place ? lines : lines.filter((_, index) => frames[index] === null)),
    };
}

;// CONCATENATED MODULE: ./build/sources/report/failures/pytest.js

const pytest_summary = 'short test summary info';
const entry = /^(?:(FAILED|ERROR|SUBFAILED)(?![A-Z])|[A-Z]{3,12} (?=\S))/;
const inFile = /^([^\s:][^:]*):(\d{1,9}): /;
const maxEnds = 20;
const pytest = {
    runner: 'pytest',
    ends: linesThat((line) => failuresIn(line) !== null),
    read: (lines, end) => {
        const count = failuresIn(lines[end] ?? '') ?? 0;
        const start = lines.findLastIndex((line, index) => index < end && bare(line) === pytest_summary);
        const sections = readSections(lines.slice(0, start === -1 ? end : start));
        const details = byTitle(sections);
        const listed = start === -1 ? [] : readSummary(lines.slice(start + 1, end));
        return counted(count, listed.length > 0 ? listed.map((text) => readEntry(text, details)) : sections.map(readSection));
    },
};
function bare(line) {
    return line.startsWith('=')
        ? line
            .replace(/^=+/, '')
            .replace(/(?<!=)=+$/, '')
            .trim()
        : line;
}
function failuresIn(line) {
    const [counts = '', time = '', ...more] = bare(line).split(' in ');
    if (more.length > 0 || !/^\d+\.\d\ds(?: \(.{1,20}\))?$/.test(time))
        return null;
    if (counts === 'no tests ran')
        return 0;
    const words = counts.split(', ').map((count) => /^(\d{1,9}) ([a-z ]{4,30})$/.exec(count));
    if (words.includes(null))
        return null;
    return words.reduce((sum, word) => sum + (/^(?:failed|errors?)$/.test(word?.[2] ?? '') ? Number(word?.[1]) : 0), 0);
}
function readSummary(lines) {
    const entries = [];
    let open = null;
    for (const line of lines) {
        const found = entry.exec(line);
        if (found) {
            const [start, kind] = found;
            const at = kind === 'SUBFAILED' ? line.lastIndexOf(' ', line.indexOf('.py::')) : start.length;
            const label = line.slice(start.length, at).trim();
            const titleOf = (id) => `${kind === 'ERROR' ? 'ERROR ' : ''}${domainOf(id)}${label === '' ? '' : ` ${label}`}`;
            open = kind === undefined ? null : { titleOf, lines: [line.slice(at + 1)] };
            if (open)
                entries.push(open);
        }
        else if (line.startsWith('!!'))
            open = null;
        else
            open?.lines.push(line);
    }
    return entries;
}
function readEntry({ titleOf, lines: [text = '', ...more] }, details) {
    const id = text.slice(0, endOfId(text, (each) => details.has(titleOf(each))));
    const file = id.split('::', 1)[0] ?? '';
    const bracket = id.indexOf('[');
    const at = id.lastIndexOf('::', bracket === -1 ? id.length : bracket);
    const { lines: section = [] } = details.get(titleOf(id))?.next().value ?? {};
    const own = section.map((line) => inFile.exec(line)).find((found) => found?.[1] === file);
    const message = failed_test_messageOf([text.slice(id.length).replace(/^ - /, ''), ...more]);
    return {
        file: pathOf(file) || null,
        line: own ? Number(own[2]) : null,
        scope: at === -1 ? '' : id.slice(0, at),
        name: at === -1 ? id : id.slice(at + 2),
        message: message || errorsIn(section),
    };
}
function endOfId(text, isKnown) {
    const first = text.indexOf(' - ');
    const bracket = text.indexOf('[');
    if (bracket === -1 || (first !== -1 && first < bracket))
        return first === -1 ? text.length : first;
    const ends = [];
    let at = text.indexOf('] - ', bracket);
    while (at !== -1 && ends.length < maxEnds) {
        ends.push(at + 1);
        at = text.indexOf('] - ', at + 1);
    }
    if (text.endsWith(']'))
        ends.push(text.length);
    return ends.find((end) => isKnown(text.slice(0, end))) ?? ends[0] ?? text.length;
}
function domainOf(id) {
    const bracket = id.indexOf('[');
    const path = bracket === -1 ? id : id.slice(0, bracket);
    const [file, ...names] = path.split('::');
    return `${names.length === 0 ? file : names.join('.')}${id.slice(path.length)}`;
}
function byTitle(sections) {
    const groups = Map.groupBy(sections, ({ title }) => title);
    return new Map(Array.from(groups, ([title, same]) => [title, same.values()]));
}
function readSections(lines) {
    const starts = linesThat((line) => line.startsWith('_') && / _+$/.test(line))(lines);
    return starts.map((start, index) => {
        const title = (lines[start] ?? '')
            .replace(/^_+ /, '')
            .replace(/(?<!_)_+$/, '')
            .trimEnd()
            .replace(/^ERROR (?:at setup of|at teardown of|collecting) /, 'ERROR ');
        return { title, lines: lines.slice(start + 1, starts[index + 1]) };
    });
}
function readSection({ title, lines }) {
    const parts = title.replace(/^ERROR /, '').split('.');
    const isFile = title.startsWith('ERROR ') && title.includes('/');
    const path = title.slice('ERROR '.length);
    const [, file = null, line] = lines.map((each) => inFile.exec(each)).find((found) => found && (!isFile || found[1] === path)) ?? [];
    return {
        file: isFile ? pathOf(path) : file && pathOf(file),
        line: line === undefined ? null : Number(line),
        scope: isFile || file === null ? '' : [file, ...parts.slice(0, -1)].join('::'),
        name: isFile ? path : (parts.at(-1) ?? ''),
        message: errorsIn(lines),
    };
}
function errorsIn(lines) {
    return failed_test_messageOf(lines.flatMap((line) => (/^E {3}/.test(line) ? line.slice(4) : [])));
}

;// CONCATENATED MODULE: ./build/sources/report/failures/rspec.js

const rspec_closing = /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, \d{1,9} pending)?(?:, (\d{1,9}) errors? occurred outside of examples)?$/;
const rspec_frame = /^\s*# (\S[^:]*):(\d{1,9})(?::in |$)/;
const outside = /^An error occurred (?:while loading (.+)\.|.+)$/;
const rspec = {
    runner: 'rspec',
    ends: linesThat((line) => rspec_closing.test(line)),
    read: (lines, end) => {
        const [, , failures, errors = 0] = rspec_closing.exec(lines[end] ?? '') ?? [];
        const listed = readList(lines.slice(end + 1), Number(failures));
        const others = readErrors(lines.slice(0, end));
        const details = lines.slice(lines.lastIndexOf('Failures:', end) + 1, end);
        const tests = listed && others.length === Number(errors) ? [...withMessages(listed, details), ...others] : null;
        return counted(Number(failures) + Number(errors), tests);
    },
};
function readList(lines, count) {
    const first = lines.findIndex((line) => line.startsWith('rspec '));
    const listed = first === -1 ? [] : lines.slice(first, first + count).map(rspec_readListed);
    const tests = listed.filter((test) => test !== null);
    const more = first !== -1 && lines[first + count]?.startsWith('rspec ');
    return tests.length === count && !more ? tests : null;
}
function rspec_readListed(text) {
    const mark = text.indexOf(' # ');
    if (!text.startsWith('rspec ') || mark === -1)
        return null;
    const place = text.slice('rspec '.length, mark).replaceAll("'", '');
    const at = place.lastIndexOf(place.endsWith(']') ? '[' : ':');
    const ofLine = /^:(\d{1,9})$/.exec(place.slice(Math.max(at, 0)));
    if (at === -1 || !(ofLine || place.endsWith(']')))
        return null;
    return {
        file: pathOf(place.slice(0, at)),
        line: ofLine ? Number(ofLine[1]) : null,
        scope: '',
        name: text.slice(mark + ' # '.length),
        message: '',
    };
}
function withMessages(tests, lines) {
    const starts = [];
    for (const [index, line] of lines.entries()) {
        const number = `  ${starts.length + 1}) `;
        if (line.startsWith(number) && line.startsWith(tests[starts.length]?.name ?? '', number.length))
            starts.push(index);
    }
    return tests.map((test, number) => {
        const start = starts[number];
        if (start === undefined)
            return test;
        const details = lines.slice(start + 1, starts[number + 1]);
        const finished = details.findLastIndex((line) => line.startsWith('Finished in '));
        const own = finished === -1 ? details : details.slice(0, finished);
        const frames = own.map((line) => rspec_frame.exec(line));
        const inFile = frames.find((found) => found && pathOf(found[1] ?? '') === test.file);
        return {
            ...test,
            line: test.line ?? (inFile ? Number(inFile[2]) : null),
            message: failed_test_messageOf(own.filter((_, index) => frames[index] === null)),
        };
    });
}
function readErrors(lines) {
    const starts = linesThat((line) => outside.test(line))(lines);
    return starts.map((start, number) => {
        const name = lines[start] ?? '';
        const section = lines.slice(start + 1, starts[number + 1]);
        const trace = section.findIndex((line) => line.startsWith('# '));
        const found = rspec_frame.exec(section[trace] ?? '');
        const file = pathOf(outside.exec(name)?.[1] ?? found?.[1] ?? '');
        const line = found && pathOf(found[1] ?? '') === file ? Number(found[2]) : null;
        const message = failed_test_messageOf(section.slice(0, Math.max(trace, 0)));
        return { file: file || null, line, scope: '', name, message };
    });
}

;// CONCATENATED MODULE: ./build/sources/report/failures/vitest.js

const vitest_closing = /^ *Test Files {2}\S.* \(\d{1,9}\)$/;
const countedTests = /^ *Tests {2}(?:no tests$|(?:(\d{1,9}) failed)?.* \(\d{1,9}\)$)/;
const vitest_heading = /^⎯+ Failed (Suites|Tests) (\d{1,9}) ⎯+$/;
const rule = /^⎯+\[\d{1,9}\/(\d{1,9})\]⎯+$/;
const attempt = /^(?:initial run|\d{1,9}(?:st|nd|rd|th) retry)$/;
const failed = /^ ?FAIL {2}(\|[^|]{1,99}\| | (?:\S| (?! )){1,99} {2})?(?=\S)/;
const vitest = {
    runner: 'vitest',
    ends: linesThat((line) => vitest_closing.test(line)),
    read: (lines, end) => {
        const counts = countedTests.exec(lines[end + 1] ?? '');
        if (counts === null || !lines.slice(end).some((line) => /^ *Duration {2}/.test(line)))
            return null;
        const count = Number(counts[1] ?? 0);
        const run = lines.slice(0, end);
        const total = rule.exec(run.findLast((line) => rule.test(line)) ?? '')?.[1];
        const errors = vitest_readErrors(run);
        const suites = failuresOf(errors.filter(({ isTest }) => !isTest));
        const found = errors.filter(({ isTest }) => isTest);
        const failures = failuresOf(found);
        const tests = failures.length > count ? failuresOf(found.map(withoutRepeats)) : failures;
        const headed = sumOf(run, (line) => Number(vitest_heading.exec(line)?.[2] ?? 0));
        const isComplete = sumOf(errors, ({ titles }) => titles.length) === Number(total) &&
            suites.length === headed - tests.length &&
            !lines.slice(end + 2, end + 5).some((line) => /^ *Errors {2}\d/.test(line));
        const all = isComplete && tests.length === count ? [...suites, ...tests] : null;
        return counted(all?.length ?? count, all);
    },
};
function sumOf(all, countOf) {
    return all.reduce((sum, each) => sum + countOf(each), 0);
}
function vitest_readErrors(lines) {
    const errors = [];
    let isTest = null;
    let open = null;
    for (const line of lines) {
        const section = vitest_heading.exec(line);
        const found = failed.exec(line);
        if (section)
            isTest = section[1] === 'Tests';
        if (section || rule.test(line))
            open = null;
        else if (found && isTest !== null) {
            if (open === null || open.details.length > 0) {
                open = { isTest, titles: [], details: [] };
                errors.push(open);
            }
            const title = line.slice(found[0].length);
            open.titles.push(...attemptsOf(title).map((each) => `${found[1]?.trim() ?? ''}\n${each}`));
        }
        else
            open?.details.push(line);
    }
    return errors;
}
function attemptsOf(title) {
    const at = title.lastIndexOf(' (');
    const attempts = title.slice(at + ' ('.length, -1).split(', ');
    const isRetried = at !== -1 && title.endsWith(')') && attempts.every((each) => attempt.test(each));
    return isRetried ? attempts.map(() => title.slice(0, at)) : [title];
}
function withoutRepeats(error) {
    return { ...error, titles: [...new Set(error.titles)] };
}
function failuresOf(errors) {
    const failures = new Map();
    for (const { isTest, titles, details } of errors) {
        const seen = new Map();
        for (const title of titles) {
            const number = (seen.get(title) ?? 0) + 1;
            seen.set(title, number);
            const key = `${number} ${title}`;
            if (!failures.has(key))
                failures.set(key, vitest_readFailure(title, isTest, details));
        }
    }
    return [...failures.values()];
}
function vitest_readFailure(titled, isTest, details) {
    const title = titled.slice(titled.indexOf('\n') + 1);
    const [path = '', ...parts] = title.replace(/ \[ [^[\]]* \]$/, '').split(' > ');
    const file = pathOf(path);
    const places = details.map((line) => (/^ ❯ (?=\S)/.test(line) ? vitest_placeOf(line) : null));
    const at = places.find((place) => place?.file === file);
    const first = places.findIndex((place) => place !== null);
    return {
        file,
        line: at ? at.line : null,
        scope: isTest ? parts.slice(0, -1).join(' > ') : '',
        name: isTest ? (parts.at(-1) ?? '') : title,
        message: failed_test_messageOf(first === -1 ? details : details.slice(0, first)),
    };
}
function vitest_placeOf(line) {
    const place = line.slice(line.lastIndexOf(' ') + 1).split(':');
    return { file: pathOf(place[0] ?? ''), line: Number(place[1]) || null };
}

;// CONCATENATED MODULE: ./build/sources/report/failures/read-log-tests.js









const readers = [
    rspec,
    pytest,
    jest,
    vitest,
    goTest,
    minitest,
    gradle,
    maven,
    cargoTest,
];
const maxRuns = 100;
const maxTests = 5_000;
function readLogTests(text, cut) {
    const lines = text.split('\n');
    const plain = readRuns(lines, cut);
    const runs = plain.length > 0 ? plain : readPrefixed(lines, cut);
    const [first] = runs;
    if (first === undefined)
        return null;
    const tests = runs.flatMap(({ tests }) => tests ?? []);
    const count = runs.reduce((sum, run) => sum + run.count, 0);
    return { runner: first.runner, count, tests: tests.length > maxTests ? [] : tests };
}
function readRuns(lines, cut) {
    const ends = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
    ends.sort((a, b) => a.end - b.end);
    return ends.slice(-maxRuns).flatMap(({ reader, end }, index, all) => {
        const start = (all[index - 1]?.end ?? -1) + 1;
        const run = reader.read(lines.slice(start, all[index + 1]?.end), end - start, cut && start === 0);
        return run === null || run.count === 0 ? [] : [{ ...run, runner: reader.runner }];
    });
}
const prefix = /^([\w@./-]{1,100}(?:[: ][\w:.-]{1,50})?(?=: |:$)|[\w.-]{1,80} +(?=\|))[:|] ?(.*)$/;
function readPrefixed(lines, cut) {
    const parts = lines.map((line) => prefix.exec(line) ?? []);
    const groups = Map.groupBy(parts, ([, name]) => name);
    groups.delete(undefined);
    return Array.from(groups).flatMap(([name = '', group]) => {
        const runs = readRuns(group.map(([, , rest = '']) => rest), cut);
        const [folder, script] = name.split(' ');
        if (!script)
            return runs;
        const inFolder = (test) => ({ ...test, file: test.file && `${folder}/${test.file}` });
        return runs.map((run) => ({ ...run, tests: run.tests?.map(inFolder) ?? null }));
    });
}

// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js + 2 modules
var build_outcome = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/context/read-with-runs.js
var read_with_runs = __webpack_require__(3821);
;// CONCATENATED MODULE: ./build/sources/operations/failures/failed-build.js





const mostChildren = 5;
async function withChildren(builds, context) {
    const own = await Promise.all(builds.map(async (of) => ({ build: await withRuns(of, context), of, report: (0,build_outcome/* reportBuild */.pE)(of, context) })));
    const steps = own.flatMap(({ of, report }) => report.failed.map((step) => ({ of, step })));
    const started = steps.flatMap((one) => {
        const { step, of } = one;
        const address = (0,build_address/* parseBuildUrl */.v)(step.child?.url);
        return address === null || of.build.state === 'canceled' ? [] : [{ ...one, address }];
    });
    const read = started.slice(0, mostChildren).map(async ({ of, step, address }) => {
        try {
            const build = { address, build: await (0,read_with_runs.readWithRuns)(address, reading(context), context) };
            const report = (0,build_outcome/* reportBuild */.pE)(build, context);
            return [
                { build, of, step, report: { ...report, failed: report.failed.map((job) => below(step, job)) } },
            ];
        }
        catch (error) {
            context.log.info(`Build ${address.number} of the step ${step.name} is not shown: ${(0,error_text/* errorText */.kc)(error)}.`);
            return [];
        }
    });
    return [...own, ...(await Promise.all(read)).flat()];
}
function reading({ signal }) {
    return { include_retried_jobs: true, timeoutMs: 20_000, signal };
}
async function withRuns(one, context) {
    if (one.build.test_engine !== undefined || !(0,states/* isOver */.PU)(one.build))
        return one;
    try {
        const { test_engine = null, pipeline } = await (0,read_with_runs.readWithRuns)(one.address, reading(context), context);
        return { ...one, build: { ...one.build, test_engine, pipeline: one.build.pipeline ?? pipeline } };
    }
    catch {
        return one;
    }
}
function below(step, job) {
    return { ...job, name: `${step.name} › ${job.name}` };
}

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/sources/operations/failures/read-logs.js




const mostLogs = 10;
const timeoutMs = 20_000;
async function readLogs(jobs, { client, clock, log, signal }) {
    const chosen = jobs
        .filter(({ job }) => job.child === undefined && (job.span?.startedAt ?? null) !== null)
        .toSorted((a, b) => Number(a.job.state === 'canceled') - Number(b.job.state === 'canceled'))
        .slice(0, mostLogs);
    const endMs = clock.monotonic() + timeoutMs;
    const logs = new Map();
    const failures = [];
    const read = async ({ build, job }) => {
        try {
            const leftMs = Math.max(1, endMs - clock.monotonic());
            const address = { ...build.address, job: job.id };
            logs.set(job.id, await client.jobs.log(address, { signal, timeoutMs: leftMs }));
        }
        catch (error) {
            failures.push({ job, error });
        }
    };
    const [first, ...others] = chosen;
    if (first !== undefined)
        await read(first);
    const isWorthIt = !failures.some(({ error }) => isRefused(error)) && clock.monotonic() < endMs;
    if (isWorthIt)
        await Promise.all(others.map(read));
    const [failure] = failures;
    if (failure === undefined || signal.aborted)
        return { logs, refusal: null };
    if (failure.error instanceof errors/* ApiError */.hD && failure.error.status === 403) {
        return { logs, refusal: failure.error.hint ?? 'The token needs the scope read_build_logs.' };
    }
    const left = isWorthIt ? failures.length - 1 : others.length;
    const more = left > 0 ? ` Nor are those of ${(0,counts/* count */.U)(left, 'more job')}.` : '';
    log.info(`The log of ${(0,builds_jobs/* title */.DD)(failure.job)} is not shown: ${(0,error_text/* errorText */.kc)(failure.error)}.${more}`);
    return { logs, refusal: null };
}
function isRefused(error) {
    return error instanceof errors/* ApiError */.hD && error.status < 500 && error.status !== 429;
}

;// CONCATENATED MODULE: ./build/sources/report/failures/service-tests.js

function fromService(test, { execution, jobs, toLink, }) {
    const [, path = '', line] = /^(.*?)(?::(\d{1,9}))?$/s.exec(test.location ?? '') ?? [];
    const { failed, passed } = test.executions_count_by_result ?? {};
    const file = pathOf(test.file_name || path) || null;
    const isSame = file === pathOf(path) && line !== undefined;
    return {
        file,
        line: isSame ? Number(line) : null,
        scope: test.scope ?? '',
        name: test.name ?? '',
        message: execution ? service_tests_messageOf(execution) : '',
        url: toLink(test.web_url),
        labels: test.labels ?? [],
        jobs,
        place: null,
        executions: failed ? { failed, total: test.executions_count ?? failed + (passed ?? 0) } : null,
    };
}
function service_tests_messageOf({ failure_reason, failure_expanded }) {
    if (failure_reason)
        return failure_reason.trim();
    const [first] = Array.isArray(failure_expanded) ? failure_expanded : [];
    const { expanded } = Object(first);
    return Array.isArray(expanded)
        ? expanded
            .filter((line) => typeof line === 'string')
            .join('\n')
            .trim()
        : '';
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/read-tests.js




const read_tests_mostTests = 300;
const mostRuns = 5;
const read_tests_mostJobs = 10;
const pausesMs = [5_000, 10_000, 20_000];
const mostLooks = 12;
const jobTag = 'build.job_id';
async function readFailedTests(builds, endMs, context) {
    const tests = new Map();
    for (const build of builds) {
        const runs = runsOf(build);
        if (runs.length === 0)
            continue;
        try {
            const hasFailed = build.report.state === 'failed';
            const isComplete = !hasFailed || (await waitForRuns(runs, endMs, context));
            const read = hasFailed ? readFailed(build, { runs, isComplete }, context) : readRetried(build, context);
            tests.set(build, await read);
        }
        catch (error) {
            if (context.signal.aborted)
                break;
            context.log.info(`The failed tests are not read from the service: ${(0,error_text/* errorText */.kc)(error)}.`);
            return { tests, refused: error instanceof errors/* ApiError */.hD && [403, 404].includes(error.status) };
        }
    }
    return { tests, refused: false };
}
function runsOf({ build: { build, address } }) {
    return (build.test_engine?.runs ?? []).flatMap(({ id, suite }) => id && suite?.slug ? [{ organization: address.organization, suite: suite.slug, run: id }] : []);
}
async function readFailed(build, { runs, isComplete }, context) {
    const { client, redact, signal, toLink } = context;
    const listed = await list(build, 'result:^failed', context);
    const read = await Promise.all(runs.slice(0, mostRuns).map((run) => client.tests.failedExecutions(run, { signal })));
    const executions = redact.json(read.flat());
    const failed = new Set(build.report.failed.map(({ id }) => id));
    const known = new Set(listed.tests.map(({ id }) => id));
    const others = new Set(executions
        .filter((one) => failed.has(jobOf(one)) && !known.has(one.test_id ?? ''))
        .map((one) => one.test_id));
    const some = others.size === 0 ? [] : (await list(build, 'result:~failed', context)).tests;
    const all = [...listed.tests, ...some.filter(({ id }) => others.has(id))];
    const pairs = executions.some((one) => jobOf(one) !== '')
        ? executions.map((one) => ({ job: jobOf(one), test: one.test_id }))
        : await askJobs(build, context);
    const jobsOf = (id) => [...new Set(pairs.flatMap(({ job, test }) => (test === id ? [job] : [])))];
    const tests = all.map((test) => fromService(test, {
        execution: executions.find((one) => one.test_id === test.id),
        jobs: jobsOf(test.id).filter((job) => failed.has(job)),
        toLink,
    }));
    return {
        tests,
        knowsJobs: tests.some((test) => test.jobs.length > 0),
        gaps: [
            ...(listed.isComplete ? [] : [`More than ${read_tests_mostTests} tests failed. The first ${read_tests_mostTests} are read.`]),
            ...(isComplete ? [] : ['The service still processes results of tests. Failed tests can be missing.']),
        ],
    };
}
async function readRetried(build, context) {
    const { tests } = await list(build, 'result:~failed', context);
    const { toLink } = context;
    return { tests: tests.map((test) => fromService(test, { jobs: [], toLink })), knowsJobs: false, gaps: [] };
}
function hasPassedOnRetry({ report }) {
    return report.state === 'passed' && (0,job_counts/* passedOnRetry */.oc)(report.jobs ?? []).length > 0;
}
async function list({ build: { build, address } }, tags, { client, redact, signal }) {
    const { organization } = address;
    const tests = client.tests.list({ organization, build: build.id }, { tags, signal });
    try {
        return { tests: redact.json(await tests.toArray({ limit: read_tests_mostTests })), isComplete: true };
    }
    catch (error) {
        if (!(error instanceof errors/* ListTruncatedError */.rV))
            throw error;
        return { tests: redact.json(error.items), isComplete: false };
    }
}
async function askJobs(build, context) {
    const jobs = build.report.failed.filter(({ child }) => child === undefined).slice(0, read_tests_mostJobs);
    const asked = jobs.map(async ({ id: job }) => {
        const { tests } = await list(build, `result:^failed,${jobTag}:${job}`, context);
        return tests.map((test) => ({ job, test: test.id }));
    });
    return (await Promise.all(asked)).flat();
}
function jobOf({ tags }) {
    const job = tags?.[jobTag];
    return typeof job === 'string' ? job : '';
}
async function waitForRuns(runs, endMs = Number.POSITIVE_INFINITY, { client, clock, log, signal }) {
    let open = runs.slice(0, mostRuns);
    let looks = 0;
    for (const pauseMs of [0, ...pausesMs]) {
        const isLate = pauseMs > 0 && clock.monotonic() + pauseMs > endMs;
        if (isLate || looks + open.length > mostLooks)
            return false;
        if (pauseMs === pausesMs[0])
            log.info('The service still processes results of tests. They are read again for up to 35 s.');
        if (pauseMs > 0)
            await clock.sleep(pauseMs, signal);
        looks += open.length;
        const read = await Promise.all(open.map(async (run) => ({ run, ...(await client.tests.run(run, { signal })) })));
        open = read.filter(({ state }) => state === 'running').map(({ run }) => run);
        if (open.length === 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/explain.js













const defaultLines = 40;
async function explainFailures(outcome, builds, { settings, changed }, context) {
    const { workflow } = context;
    const lines = settings.logLines ?? (workflow.isPrivate ? defaultLines : 0);
    const failures = await withChildren(builds, context);
    const judged = failures.filter((one) => one.report.state === 'failed' || hasPassedOnRetry(one));
    const { tests: service, refused } = await readFailedTests(judged, settings.endMs, context);
    const failed = failures.flatMap(({ build, of, report }) => report.failed.map((job) => ({ build, of, job })));
    const { logs, refusal } = lines > 0 ? await readLogs(failed, context) : { logs: new Map(), refusal: null };
    const readLog = (one) => {
        const log = logs.get(one.job.id);
        const reading = log === undefined ? null : readJobLog(log, lines, context.redact.text);
        return { ...one, reading, inLog: reading && readLogTests(reading.text, reading.cut) };
    };
    const explained = failures.map((one) => {
        const jobs = failed.filter(({ build }) => build === one.build).map(readLog);
        const own = { ...one, service: service.get(one), jobs };
        const isOwn = isOfRepository(one.build.build.pipeline?.repository, workflow.repository);
        const isChanged = ({ place }) => isOwn && place !== null && changed.includes(place.file);
        const tests = shownTests(own, lines > 0, context);
        return {
            ...own,
            tests: tests.map((test) => (isChanged(test) ? { ...test, isChanged: true } : test)),
        };
    });
    const verdict = combine(explained
        .filter(({ step, report }) => step === undefined && report.state === 'failed')
        .map(({ build, report, service }) => failureVerdict({
        failed: report.failed,
        tests: service?.tests ?? null,
        below: explained.filter(({ of, step }) => of === build && step !== undefined).flatMap(explain_countedTests),
        knowsJobs: service?.knowsJobs ?? false,
        isComplete: service?.gaps.length === 0,
    })));
    const isPublic = settings.logLines === undefined && !workflow.isPrivate && failed.length > 0;
    const details = new Map(builds.map((build, index) => {
        const sentences = [
            ...(index === 0 && verdict?.sentence ? [verdict.sentence] : []),
            ...explained.filter(({ of }) => of === build).flatMap(retrySentence),
            ...explained.filter(({ of }) => of === build).flatMap(({ service }) => service?.gaps ?? []),
            ...(index === 0 && isPublic ? [publicLogs] : []),
        ];
        return [build, detailsOf(build, { explained, sentences }, context)];
    }));
    const jobs = explained.flatMap((one) => one.jobs);
    const tests = explained.flatMap((one) => one.tests);
    const asJson = (build) => withTests(build, explained);
    const [only, second] = builds;
    const scope = 'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';
    return {
        ...outcome,
        failure: {
            kind: verdict?.kind,
            sentence: verdict?.sentence,
            mayPassAgain: verdict?.mayPassAgain ?? false,
            notes: [],
            details: new Map([...details].map(([{ build }, one]) => [build.id, one])),
        },
        ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
        notices: [...(outcome.notices ?? []), ...(refused && settings.needsTests ? [scope] : [])],
        outputs: {
            ...outcome.outputs,
            ...(verdict && { 'failure-kind': verdict.kind }),
            'failed-jobs': explained
                .filter(({ step }) => step === undefined)
                .flatMap(({ report }) => report.failed.map(build_outcome/* failedJobEntry */.P$)),
            'failed-tests': explained.filter(hasFailed).flatMap((one) => one.tests.map((test) => ({
                file: test.place?.file ?? null,
                line: test.line,
                url: test.url,
                flaky: test.labels === null ? null : isFlaky(test),
            }))),
        },
        ...(tests.length > 0 && {
            json: only !== undefined && second === undefined ? asJson(only) : builds.map(asJson),
        }),
        groups: jobs.flatMap(groupOf),
        annotations: [
            ...(outcome.success
                ? []
                : [
                    ...annotateFailedJobs(explained.flatMap((one) => one.jobs.map((job) => ({
                        title: (0,builds_jobs/* title */.DD)(job.job),
                        reason: job.job.reason,
                        line: reasonOf(job, one),
                    })))),
                    ...annotateFailedTests(explained.filter(hasFailed).flatMap((one) => one.tests), workflow.hasFile),
                ]),
            ...(refusal === null ? [] : [scopeNotice(refusal)]),
        ],
        summary: ({ bytes }) => (0,build_outcome/* renderBuilds */.W8)(builds, bytes, context, details),
    };
}
const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
function explain_countedTests({ service, tests }) {
    return service?.tests.length ? service.tests : tests;
}
function hasFailed({ report }) {
    return report.state !== 'passed';
}
function shownTests({ build, service, jobs, step }, isLogShown, { workflow }) {
    const { repository, hasFile } = workflow;
    const isOwn = isOfRepository(build.build.pipeline?.repository, repository);
    if (!(isLogShown || isOwn))
        return [];
    const inStep = (scope) => [step?.name, scope].filter((part) => part).join(' › ');
    if (service !== undefined && service.tests.length > 0) {
        return service.tests.map((test) => ({
            ...test,
            scope: inStep(test.scope),
            message: isLogShown ? test.message : '',
            place: isOwn || repository === null ? locate(test, hasFile) : null,
        }));
    }
    const once = new Map();
    for (const { job, inLog } of jobs) {
        const seen = new Map();
        for (const test of inLog?.tests ?? []) {
            const name = JSON.stringify([test.file, test.line, test.scope, test.name]);
            const number = (seen.get(name) ?? 0) + 1;
            seen.set(name, number);
            const key = `${number} ${name}`;
            const place = locate(test, hasFile, inLog?.runner);
            const more = { scope: inStep(test.scope), url: null, labels: null, executions: null, place };
            const earlier = once.get(key)?.jobs ?? [];
            once.set(key, { ...test, ...more, jobs: [...new Set([...earlier, job.id])] });
        }
    }
    return [...once.values()];
}
function combine(verdicts) {
    const worst = verdicts.find(({ kind }) => kind === 'new') ??
        verdicts.find(({ kind }) => kind === 'unknown') ??
        verdicts[0];
    return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}
function retrySentence({ report, service }) {
    const tests = service?.tests ?? [];
    const retried = (0,job_counts/* passedOnRetry */.oc)(report.jobs ?? []).length;
    if (report.state !== 'passed' || retried === 0 || tests.length === 0)
        return [];
    const words = (0,counts/* count */.U)(tests.length, tests.every(isFlaky) ? 'flaky test' : 'test');
    return [`Passed after a retry of ${(0,counts/* count */.U)(retried, 'job')}: ${words} failed first.`];
}
function detailsOf(build, { explained, sentences, }, { workflow }) {
    const own = explained.filter(({ of }) => of === build);
    const { repository } = workflow;
    const seen = repository?.sha === build.build.commit ? repository : null;
    const words = build.build.state === 'passed' ? 'Failed first, passed on retry' : 'Failed test';
    const tests = own.flatMap((one) => one.tests);
    return {
        sentences,
        reasons: new Map(own.flatMap((one) => one.jobs.flatMap((job) => {
            const reason = reasonOf(job, one);
            return reason === null ? [] : [[job.job.id, reason]];
        }))),
        children: new Map(own.flatMap(({ step, report }) => (step ? [[step.id, report.failed]] : []))),
        tests: failedTestsTable(tests, seen, words),
        logs: (bytes) => logBlocks(own.flatMap((one) => one.jobs.flatMap(groupOf)), bytes),
    };
}
function reasonOf({ job, reading, inLog }, { tests, service }) {
    const own = tests.filter(({ jobs }) => jobs.includes(job.id)).length;
    if (own > 0)
        return `${(0,counts/* count */.U)(own, 'test')} failed`;
    if (inLog !== null && !service?.tests.length)
        return `${(0,counts/* count */.U)(inLog.count, 'test')} failed, says ${inLog.runner}`;
    return reading?.reason ?? null;
}
function groupOf({ job, reading }) {
    if (reading === null)
        return [];
    const { lines, notice } = reading;
    if (lines.length === 0 && notice === null)
        return [];
    return [{ title: `Log of ${(0,builds_jobs/* title */.DD)(job)}`, lines, ...(notice !== null && { notice }) }];
}
function withTests(build, explained) {
    const failed_tests = explained
        .filter(({ of }) => of === build)
        .flatMap(({ tests }) => tests.map(({ file, line, scope, name, message, url, labels, jobs, executions, place }) => ({
        ...{ file: place?.file ?? file, line, scope, name, message, url, labels, jobs, executions },
    })));
    return { ...build.build, failed_tests };
}
function scopeNotice(hint) {
    const message = `The logs of the failed jobs are not shown. ${hint} To read none, set log-lines to 0.`;
    return { title: 'Logs', message, file: null, line: null };
}


/***/ })

};
;