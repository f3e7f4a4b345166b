"use strict";
exports.id = 387;
exports.ids = [387,323];
exports.modules = {

// MODULE: ./build/sources/model/flaky-test.js
/***/ 8818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ flakyTestSchema),
/* harmony export */   O: () => (/* binding */ testFields)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3510);

const testFields = {
    id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    web_url: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    scope: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    name: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    location: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    file_name: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
};
const shape = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .objectWith */ .qR)('id', {
    ...testFields,
    instances: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    most_recent_instance_at: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const flakyTestSchema = shape;


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

// MODULE: ./build/sources/operations/context/read-owners.js + 1 modules
/***/ 323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readOwners: () => (/* binding */ readOwners)
});

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
var ignore_default = /*#__PURE__*/__webpack_require__.n(ignore);
;// CONCATENATED MODULE: ./build/sources/report/tests/owners.js

const longestFile = 3 * 1024 * 1024;
const owner = /^@[\w-]+(?:\/[\w.-]+)?$/;
function parseOwners(text) {
    const lines = text.length > longestFile ? [] : text.split(/\r\n|\r|\n/);
    const rules = lines.flatMap(readRule).toReversed();
    const known = new Map();
    return (file) => {
        const found = known.get(file) ?? rules.find(({ matches }) => matches(file))?.owners ?? [];
        known.set(file, found);
        return found;
    };
}
function readRule(line) {
    const [pattern = '', ...words] = line.trim().split(/(?<!\\)\s+/);
    if (pattern === '' || /^[#!]|\[/.test(pattern))
        return [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const owners = (comment < 0 ? words : words.slice(0, comment)).filter((word) => owner.test(word));
    const matcher = ignore_default()({ ignorecase: false }).add(pattern);
    const depth = /^[^*]*(?:\*[^*]+)*\/\*$/.test(pattern) ? pattern.replace(/^\//, '').split('/').length : null;
    const isDeep = (file) => depth === null || file.split('/').length === depth;
    return [{ owners, matches: (file) => isDeep(file) && ignore_default().isPathValid(file) && matcher.ignores(file) }];
}

;// CONCATENATED MODULE: ./build/sources/operations/context/read-owners.js

async function readOwners({ workspace, readFile, }) {
    if (workspace === null)
        return undefined;
    for (const path of ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']) {
        const file = await readFile(`${workspace}/${path}`);
        if ('text' in file)
            return parseOwners(file.text);
    }
    return undefined;
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

// MODULE: ./build/sources/operations/context/workflow.js
/***/ 4108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ longestComment)
/* harmony export */ });
const longestComment = 65_536 - 4_096;


/***/ }),

// MODULE: ./build/sources/operations/flaky-tests/report.js + 18 modules
/***/ 9387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFlakyTests: () => (/* binding */ reportFlakyTests)
});

// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/flaky/tables.js
var tables = __webpack_require__(1710);
;// CONCATENATED MODULE: ./build/sources/report/flaky/annotations.js




const mostAnnotations = 8;
function annotateTests(reports, which) {
    const wanted = reports.flatMap((report) => {
        const tests = which === 'touched' ? (report.touched ?? []) : report.tests;
        return tests.map((test) => ({ test, report }));
    });
    const placed = wanted.filter(({ test }) => test.place !== null);
    const isCut = placed.length > mostAnnotations;
    const shown = placed
        .slice(0, isCut ? mostAnnotations - 1 : mostAnnotations)
        .map(({ test }) => annotate(test));
    if (!isCut)
        return shown;
    const where = which === 'touched' ? ' in files changed by this pull request' : '';
    const left = (0,counts/* formatNumber */.ZV)(wanted.length - shown.length);
    const message = `${left} more flaky tests${where}. The job summary lists them.`;
    return [...shown, { title: 'More flaky tests', message, file: null, line: null }];
}
function annotate(test) {
    const { name, scope, lastSeenAt, place } = test;
    const seen = lastSeenAt === null ? '' : `, last seen ${(0,durations/* formatDay */.im)(lastSeenAt)}`;
    const message = (0,plain/* plainLine */.h)(`${`${scope} ${name}`.trim() || '(no name)'} (${(0,tables/* howOften */.vK)(test)}${seen})`, 1_000);
    return { title: 'Flaky test', message, file: place?.file ?? null, line: place?.line ?? null };
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/gates.js


const gateNames = ['max-flaky', 'max-new', 'max-touched'];
const gates = {
    'max-flaky': {
        subject: (actual) => (0,counts/* count */.U9)(actual, 'flaky test'),
        tests: ({ tests }) => tests,
        about: 'all',
    },
    'max-new': {
        subject: (actual) => (0,counts/* count */.U9)(actual, 'new flaky test'),
        tests: ({ tests, added }) => (added === null ? null : tests.filter(({ change }) => change === 'new')),
        about: 'new',
    },
    'max-touched': {
        subject: (actual) => `${(0,counts/* count */.U9)(actual, 'flaky test')} in files changed by the pull request`,
        tests: ({ touched }) => touched,
        about: 'touched',
    },
};
function evaluateGates(reports, limits, failsUnknown = false) {
    const results = gateNames.flatMap((name) => {
        const limit = limits[name];
        return typeof limit === 'number' ? [evaluate(reports, name, limit)] : [];
    });
    const reasons = (outcome) => results.filter((result) => result.outcome === outcome).map(({ reason }) => reason);
    const [failed, unknown] = [reasons('failed'), reasons('not evaluated')];
    return failsUnknown
        ? { results, failures: [...failed, ...unknown], unevaluated: [] }
        : { results, failures: failed, unevaluated: unknown };
}
function evaluate(reports, name, limit) {
    const { subject, tests: testsOf, about } = gates[name];
    const tests = reports.flatMap((report) => testsOf(report) ?? []);
    const result = { name, tests };
    const gap = describeGaps(reports, about);
    const unknown = `${name} was not evaluated: ${gap}`;
    if (reports.every((report) => testsOf(report) === null))
        return { ...result, outcome: 'not evaluated', reason: `${unknown}.` };
    const found = `${subject(tests.length)}, at most ${(0,counts/* formatNumber */.ZV)(limit)} allowed`;
    if (tests.length > limit)
        return { ...result, outcome: 'failed', reason: `${name} failed: ${found}.` };
    return gap === ''
        ? { ...result, outcome: 'passed', reason: `${name} passed: ${found}.` }
        : { ...result, outcome: 'not evaluated', reason: `${unknown}; so far ${found}.` };
}
function describeGaps(reports, about) {
    const gaps = reports.flatMap(({ gaps, suite }) => gaps
        .filter((gap) => gap.about === 'all' || gap.about === about)
        .map(({ words }) => ({ words, suite: suite.name })));
    const named = Map.groupBy(gaps, ({ words }) => words).entries();
    const texts = named.map(([words, alike]) => {
        const suites = alike.map(({ suite }) => suite).join(', ');
        return alike.length < reports.length ? `${words} (suite ${suites})` : words;
    });
    return [...texts].join('; ');
}
const mostNamed = 10;
const longestName = 200;
function describeOffenders({ results }) {
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    const most = Math.floor(mostNamed / failed.length);
    return failed.flatMap(({ name, tests }) => {
        const named = tests.slice(0, most).map((test) => `${name}: ${(0,plain/* plainLine */.h)(fullName(test), longestName)}`);
        return tests.length > most ? [...named, `${name}: and ${(0,counts/* formatNumber */.ZV)(tests.length - most)} more`] : named;
    });
}
function fullName({ scope, name, file, line }) {
    const place = [file, line].filter((part) => part !== null).join(':');
    return [place, [scope, name].filter(Boolean).join(' ') || '(no name)'].filter(Boolean).join(' ');
}

// EXTERNAL MODULE: ./build/sources/report/flaky/issue-text.js
var issue_text = __webpack_require__(6130);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/sources/model/flaky-test.js
var flaky_test = __webpack_require__(8818);
// EXTERNAL MODULE: ./build/sources/model/schema.js
var schema = __webpack_require__(3510);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/tests/identity.js
var identity = __webpack_require__(7917);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/report/text/digest.js
var digest = __webpack_require__(7273);
;// CONCATENATED MODULE: ./build/sources/report/flaky/note.js


const mostRemembered = 2_000;
function suiteKey({ organization, slug }) {
    return `${organization}/${slug}`;
}
function takeNote(reports, before, { commit, contentHash }) {
    const first = new Map();
    for (const { suite, asOf: at, filters, tests, complete } of reports) {
        const isFit = complete && commit !== '' && tests.length * reports.length <= mostRemembered;
        const fresh = isFit ? { at, commit, filters, keys: tests.map(({ key }) => key) } : undefined;
        const known = before?.first.get(suiteKey(suite)) ?? fresh;
        if (known)
            first.set(suiteKey(suite), known);
    }
    return { contentHash, first };
}
function writeNote({ contentHash, first }, binding) {
    if (binding.key === null)
        return '';
    const content = Buffer.from(JSON.stringify([contentHash, [...first]])).toString('base64url');
    return `${content}.${sign(content, binding)}`;
}
function readNote(text, binding) {
    const [content = '', signature = ''] = text.split('.');
    const isSigned = (form) => {
        const [known, given] = [Buffer.from(sign(content, binding, form)), Buffer.from(signature)];
        return binding.key !== null && known.length === given.length && (0,external_node_crypto_.timingSafeEqual)(known, given);
    };
    if (!isSigned(currentForm))
        return isSigned(currentForm - 1) ? 'outdated' : null;
    const [contentHash, first] = JSON.parse(Buffer.from(content, 'base64url').toString());
    return { contentHash, first: new Map(first) };
}
const currentForm = 3;
function sign(content, { key, repository, pullRequest, comment }, form = currentForm) {
    const signed = JSON.stringify([`kitestring note ${form}`, repository, pullRequest, comment, content]);
    return (0,external_node_crypto_.createHmac)('sha256', key ?? '')
        .update(signed)
        .digest('base64url');
}
function hashOfReports(reports, others, isNewsOnly) {
    const facts = reports.map(({ suite, filters, gaps, tests }) => {
        const rows = tests.map(({ key, touched, change, instances, runs, lastSeenAt, inDiff, line }) => String([key, touched, change, ...(isNewsOnly ? [] : [instances, runs, lastSeenAt, inDiff, line])]));
        return [suite.name, filters, gaps, rows.toSorted()];
    });
    return (0,digest/* digest */.b)([others, facts]);
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/json.js






const version = 2;
const moment = schemas/* pipe */.FsL(schemas/* transform */.pdi(times/* parseTime */.p), schema/* number */.ai);
const earlierSchema = (0,schema/* objectWith */.qR)('version suite as_of complete filters count tests', {
    version: (0,schema/* literal */.eu)(version),
    suite: (0,schema/* objectWith */.qR)('organization slug', (0,schema/* fields */.OA)(schema/* text */.Qq, 'organization slug')),
    as_of: moment,
    complete: schema/* flag */.Jt,
    filters: schema/* text */.Qq,
    count: schema/* number */.ai,
    tests: (0,schema/* listOf */.c3)(flaky_test/* flakyTestSchema */.$),
});
const suitesSchema = (0,schema/* objectWith */.qR)('version suites', {
    version: (0,schema/* literal */.eu)(version),
    suites: (0,schema/* listOf */.c3)(earlierSchema),
});
function toFlakyJson(report) {
    const { organization, slug, name } = report.suite;
    return {
        version,
        suite: { organization, slug, name },
        as_of: new Date(report.asOf).toISOString(),
        complete: report.complete,
        filtered: report.filtered,
        filters: report.filters,
        count: report.tests.length,
        tests: report.tests.map((test) => ({
            id: test.id,
            name: test.name,
            scope: test.scope,
            file_name: test.listed.file_name ?? null,
            location: test.listed.location ?? null,
            path: test.place?.file ?? null,
            line: test.line,
            instances: test.instances,
            runs: test.runs,
            reliability: test.reliability,
            most_recent_instance_at: test.lastSeenAt === null ? null : new Date(test.lastSeenAt).toISOString(),
            web_url: test.url,
            touched: test.touched,
            change: test.change,
        })),
    };
}
function toSuitesJson(reports) {
    const suites = reports.map(toFlakyJson);
    const [only] = suites;
    if (only !== undefined && suites.length === 1)
        return only;
    return { version, count: suites.reduce((sum, { count }) => sum + count, 0), suites };
}
function baselineFromFile(text, suite) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch { }
    const [file, alone] = [(0,schema/* read */.LF)(suitesSchema, value), (0,schema/* read */.LF)(earlierSchema, value)];
    const reports = alone.ok ? [alone.value] : file.ok ? file.value.suites : [];
    if (reports.length === 0)
        return 'is not the JSON file of an earlier report of this version';
    const found = reports.find((report) => suiteKey(report.suite) === suite);
    if (found === undefined)
        return `has no report on suite ${suite}`;
    const { as_of, complete, filters, count, tests } = found;
    if (!complete || tests.length !== count)
        return 'does not include all of its tests';
    const keys = (0,identity/* identifyTests */.mJ)(tests, found.suite.organization).map(identity/* keyOf */.TN);
    return { at: as_of, commit: null, filters, keys };
}

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/text/globs.js
var globs = __webpack_require__(6198);
// EXTERNAL MODULE: ./build/sources/report/flaky/test.js
var report_flaky_test = __webpack_require__(1571);
;// CONCATENATED MODULE: ./build/sources/report/flaky/select.js



function selectTests(tests, { 'min-instances': least, 'seen-within': within, include = [], exclude = [] }, now) {
    const [included, excluded] = [(0,globs/* createMatcher */.P)(include), (0,globs/* createMatcher */.P)(exclude)];
    return tests.filter((test) => {
        if (least && (test.instances ?? 0) < least)
            return false;
        if (within && test.lastSeenAt !== null && (0,report_flaky_test/* ageOf */.hy)(test.lastSeenAt, now) > within)
            return false;
        const files = filesOf(test);
        return (include.length === 0 || files.some(included)) && !files.some(excluded);
    });
}
function rankTests(tests) {
    const wordsOf = ({ name, scope, id }) => `${name}\n${scope}\n${id}`;
    return tests.toSorted((a, b) => (b.instances ?? -1) - (a.instances ?? -1) ||
        (b.lastSeenAt ?? -1) - (a.lastSeenAt ?? -1) ||
        Number(wordsOf(a) > wordsOf(b)) - Number(wordsOf(a) < wordsOf(b)));
}
function newFirst(tests) {
    return tests.toSorted((a, b) => Number(b.change === 'new') - Number(a.change === 'new'));
}
function unmatchedGlobs(tests, { include = [], exclude = [] }) {
    const files = [...new Set(tests.flatMap(filesOf))];
    const isUnmatched = (glob) => !files.some((0,globs/* createMatcher */.P)([glob.replace(/^!/, '')]));
    return files.length === 0 ? [] : [...include, ...exclude].filter(isUnmatched);
}
function filesOf({ file, caller }) {
    return [file, caller].filter((path) => path !== null);
}
function hashOfFilters({ organization, slug }, filters, source = 'flaky-tests') {
    const { 'min-instances': least = null, 'seen-within': within = null, include = [], exclude = [] } = filters;
    return (0,digest/* digest */.b)([organization, slug, source, least, within, include, exclude]);
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/words.js




const longestReason = 500;
function describeFlaky(reports) {
    const [only] = reports;
    const where = reports.length === 1 ? `in suite ${only?.suite.name}` : `in ${(0,counts/* count */.U9)(reports.length, 'suite')}`;
    const all = totalOf(reports);
    if (all === 0) {
        if (reports.some(({ filtered }) => filtered))
            return `No flaky tests that match the filters ${where}`;
        const isKnown = reports.every(({ complete }) => complete);
        return isKnown ? `No flaky tests ${where}` : `No flaky tests found ${where}, but the list is incomplete`;
    }
    const total = `${(0,counts/* count */.U9)(all, 'flaky test')} ${where}`;
    if (reports.every(({ touched }) => touched === null))
        return total;
    const theirs = reports.flatMap(({ touched }) => touched ?? []);
    if (theirs.length === 0)
        return `${total}, none in files changed by this pull request`;
    const added = theirs.filter(({ change }) => change === 'new').length;
    const noun = added === theirs.length ? 'new flaky test' : 'flaky test';
    const part = added === 0 || added === theirs.length ? '' : `, ${(0,counts/* formatNumber */.ZV)(added)} of them new`;
    const touched = `${(0,counts/* count */.U9)(theirs.length, noun)} in files changed by this pull request${part}`;
    return `${touched}, ${(0,counts/* formatNumber */.ZV)(all)} ${where}`;
}
function totalOf(reports) {
    return reports.reduce((sum, { tests }) => sum + tests.length, 0);
}
function changesLine({ baseline, added, gone, moved }) {
    if (baseline === null || added === null)
        return markdown/* nothing */.s6;
    const parts = [
        `${(0,counts/* formatNumber */.ZV)(added)} new`,
        ...(gone === null ? [] : [`${(0,counts/* formatNumber */.ZV)(gone)} gone`]),
        ...(moved === 0 ? [] : [`${(0,counts/* formatNumber */.ZV)(moved)} moved to another file`]),
    ];
    const changes = added + moved === 0 && gone === 0 ? 'no changes' : parts.join(', ');
    const which = baseline.commit === null ? 'the report in the file' : 'the first report';
    return (0,markdown.md) `Since ${which} (${(0,durations/* formatDay */.im)(baseline.at)}): ${changes}.`;
}
const gapWords = {
    all: 'There may be more flaky tests',
    touched: 'More tests can be in changed files',
    new: 'New tests cannot be identified',
};
function caveats({ gaps, filtered }) {
    const notes = [
        ...gaps
            .filter(({ isUsual }) => !isUsual)
            .map(({ about, words }) => (0,markdown.md) `**${gapWords[about]}**: ${words}.`),
        filtered ? (0,markdown.md) `The list is filtered, so there may be more flaky tests.` : markdown/* nothing */.s6,
    ];
    const text = (0,markdown/* join */.fj)(notes, ' ');
    return text.markdown === '' ? markdown/* nothing */.s6 : (0,markdown.md) `> ${text}`;
}
function gateLines({ failures, unevaluated }) {
    const lines = [
        ...failures.map((reason) => (0,markdown.md) `❌ ${(0,markdown/* prose */.CS)(reason, longestReason)}`),
        ...unevaluated.map((reason) => (0,markdown.md) `⚠️ ${(0,markdown/* prose */.CS)(reason, longestReason)}`),
    ];
    return (0,text_blocks/* paragraph */.FY)('gates', (0,markdown/* join */.fj)(lines, '\n\n'));
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/test-blocks.js






function testBlocks(report, limits, { elsewhere, ...options }) {
    const { tests, touched } = report;
    const theirs = touched ?? [];
    const all = [...theirs, ...newFirst(tests.filter((test) => !test.touched))];
    const most = theirs.length > 0 ? Math.min(theirs.length, limits.touched) : limits.first;
    const [open, others] = [all.slice(0, most), all.slice(most)];
    const added = others.filter(({ change }) => change === 'new').length;
    const news = added === 0 ? '' : `, ${(0,counts/* formatNumber */.ZV)(added)} of them new`;
    const line = `${(0,counts/* formatNumber */.ZV)(others.length)}${open.length === 0 ? '' : ' more'} in the suite${news}`;
    const limit = { max: limits.others, ...(elsewhere && { elsewhere: (0,markdown.md) ` in ${elsewhere}` }) };
    const rest = limits.others === 0
        ? (0,text_blocks/* paragraph */.FY)('other tests', (0,markdown.md) `${line}: see ${elsewhere}.`)
        : (0,text_blocks/* collapsed */.yZ)(line, (0,tables/* testTable */.b6)('other tests', others, options, limit));
    return [
        (0,text_blocks/* paragraph */.FY)('changes', changesLine(report)),
        (0,text_blocks/* paragraph */.FY)('caveats', caveats(report)),
        ...(open.length === 0
            ? []
            : [(0,tables/* testTable */.b6)(theirs.length > 0 ? 'tests in changed files' : 'first tests', open, options)]),
        ...(others.length === 0 ? [] : [rest]),
    ];
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/summary.js







const limits = { touched: 25, first: 10, others: 90 };
const mostInFull = 500;
const longestBlock = 50_000;
function renderFlakySummary(reports, options) {
    const isOnly = reports.length === 1;
    const { repository = null, ownersOf } = options;
    const elsewhere = options.elsewhere === undefined ? null : (0,markdown.md) `${options.elsewhere}`;
    const limitsOf = ({ tests }) => tests.length > mostInFull ? limits : { ...limits, others: mostInFull };
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${describeFlaky(reports)}`),
        gateLines({ failures: options.gates?.failures ?? [], unevaluated: [] }),
        ...reports.flatMap((report) => [
            (0,text_blocks/* paragraph */.FY)('suite', isOnly ? markdown/* nothing */.s6 : (0,markdown.md) `### Suite ${report.suite.name}`),
            ...testBlocks(report, limitsOf(report), { repository, ownersOf, elsewhere }),
        ]),
        ...(options.list ? copySection(options.list) : []),
    ];
    const sources = reports.map(({ asOf, suite }) => {
        const page = (0,url/* link */.nf)((0,markdown.md) `suite ${suite.name}`, suite.url);
        return (0,markdown.md) `Reported at ${(0,durations/* formatMoment */.K9)(asOf)} for ${page}. The service lists tests that were recently flaky.`;
    });
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>${(0,markdown/* join */.fj)(sources, '<br>')}</sub>`);
}
function copySection(list) {
    if (list.listed === 0 || list.text.length > longestBlock)
        return [];
    const { run, skip } = list.use;
    const how = [run && `# Run them: ${run}`, skip && `# Skip them: ${skip}`, `# ${list.remark}`];
    const lines = (0,markdown/* fenced */.OF)([...how.filter((line) => line !== null), list.text.trimEnd()].join('\n'));
    return [(0,text_blocks/* collapsed */.yZ)('List of these tests, to run or skip them', (0,text_blocks/* paragraph */.FY)('list', lines))];
}

// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/context/failed-outcome.js
var failed_outcome = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/input.js
var input = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/sources/operations/outputs/declarations.js
var declarations = __webpack_require__(8287);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
;// CONCATENATED MODULE: ./build/sources/report/flaky/comment.js








const full = { touched: 10, first: 0, others: 25 };
const compact = { ...full, others: 0 };
function renderFlakyComment(reports, options) {
    const budget = (0,text_document/* characters */.hg)(options.characters);
    const foot = footer(reports, options);
    const complete = [full, compact].flatMap((limits) => (0,text_document/* renderComplete */.W1)(blocksOf(reports, options, limits), budget, foot) ?? []);
    if (complete.length > 0)
        return complete;
    return [(0,text_document/* renderDocument */.yQ)(blocksOf(reports, options, compact), budget, foot)];
}
function blocksOf(reports, options, limits) {
    const { repository, ownersOf } = options;
    const isOnly = reports.length === 1;
    const names = reports.map(({ suite }) => suite.name).join(', ');
    return [
        (0,text_blocks/* paragraph */.FY)('heading', (0,markdown.md) `### ${`Flaky tests in ${isOnly ? 'suite' : 'suites'} ${names}`}`),
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `**${describeFlaky(reports)}**`),
        gateLines(options.gates),
        ...reports.flatMap((report) => [
            (0,text_blocks/* paragraph */.FY)('suite', isOnly ? markdown/* nothing */.s6 : (0,markdown.md) `#### ${(0,url/* link */.nf)((0,markdown.md) `Suite ${report.suite.name}`, report.suite.url)}`),
            (0,text_blocks/* paragraph */.FY)('none', isOnly || report.tests.length > 0 || !report.complete ? markdown/* nothing */.s6 : (0,markdown.md) `No flaky tests.`),
            ...testBlocks(report, limits, { repository, ownersOf, elsewhere: pointer(report, options) }),
        ]),
    ];
}
function pointer({ suite }, { summaryShowsAll, run }) {
    return suite.url === null || summaryShowsAll
        ? (0,url/* link */.nf)('the job summary', (0,url/* safeUrl */.Pl)(run.url, true))
        : (0,url/* link */.nf)((0,markdown.md) `suite ${suite.name}`, suite.url);
}
function footer(reports, { run, repository }) {
    const [first] = reports;
    const only = reports.length === 1 ? first?.suite : undefined;
    const parts = [
        run.sha === '' ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,url/* link */.nf)((0,markdown/* code */.aY)(run.sha.slice(0, 7)), (0,text_repository/* commitUrl */.Bg)(repository, run.sha))}`,
        (0,url/* link */.nf)(`run ${run.number}`, (0,url/* safeUrl */.Pl)(run.url, true)),
        first === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,durations/* formatMoment */.K9)(first.asOf)}`,
        only === undefined ? markdown/* nothing */.s6 : (0,url/* link */.nf)((0,markdown.md) `suite ${only.name}`, only.url),
    ];
    return (0,markdown.md) `<sub>Last checked: ${(0,markdown/* join */.fj)(parts, ' · ')}</sub>`;
}

// EXTERNAL MODULE: ./build/sources/operations/context/workflow.js
var context_workflow = __webpack_require__(4108);
;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/comment.js





function commentOn(found) {
    const { inputs, reports, gates, repository, known, workflow } = found;
    const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
    const { binding, ownersOf, note: before } = known;
    const { facts, obstacle } = known.finding;
    const sha = facts?.headSha ?? repository?.sha ?? '';
    const others = [sha, ...gates.failures, ...gates.unevaluated];
    const contentHash = hashOfReports(reports, others, comment === 'on-change');
    const noteOn = (earlier) => writeNote(takeNote(reports, earlier, { commit: sha, contentHash }), binding);
    const note = noteOn(before);
    const isFirst = maxNew !== undefined && path === undefined && before === null;
    const total = totalOf(reports);
    const hasNone = reports.every(({ touched }) => !touched?.length) && gates.failures.length === 0;
    const isEmpty = !isFirst && (comment === 'on-touched' ? hasNone : total === 0);
    const isKnown = reports.every(({ complete, touched }) => complete && (total === 0 || touched !== null));
    const otherwise = total === 0 ? 'keep' : 'update';
    return {
        place: obstacle ?? [facts.number],
        key: binding.comment,
        authors: inputs['issue-authors'],
        note,
        noteAfter: (standing) => {
            const read = readNote(standing, binding);
            return noteOn(read === 'outdated' ? null : read);
        },
        tiers: renderFlakyComment(reports, {
            characters: context_workflow/* longestComment */.y - note.length,
            repository,
            ownersOf,
            gates,
            run: { ...(workflow.run ?? { number: 0, url: '' }), sha },
            summaryShowsAll: reports.every(({ tests }) => tests.length <= mostInFull),
        }),
        whenAbsent: isEmpty && comment !== 'always' ? 'skip' : 'create',
        whenPresent: !isEmpty ? 'update' : isKnown ? whenEmpty : otherwise,
    };
}

// EXTERNAL MODULE: ./build/sources/report/tests/places.js
var places = __webpack_require__(5599);
;// CONCATENATED MODULE: ./build/sources/report/flaky/touched.js
function markTouched(tests, changed) {
    if (changed === null)
        return tests;
    const paths = new Set(changed.paths);
    const renamed = new Map(changed.renamed?.filter(([from]) => !paths.has(from)));
    return tests.map((test) => {
        if (test.place === null)
            return test;
        const place = { ...test.place, file: renamed.get(test.place.file) ?? test.place.file };
        const caller = test.caller === null ? null : (renamed.get(test.caller) ?? test.caller);
        if (!paths.has(place.file) && (caller === null || !paths.has(caller)))
            return test;
        const { line } = place;
        const isIn = ([first, last]) => line === null || (first <= line && line <= last);
        const inDiff = changed.diff?.get(place.file)?.some(isIn) ?? false;
        return { ...test, place, caller, inDiff, touched: true };
    });
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/report.js







const noEarlierReport = 'there is no earlier report to compare with';
const sameCommit = 'the first report on the pull request is about the same commit';
function analyzeFlakyTests(list, context) {
    const { now, complete, filters = {}, changedFiles = null, toLink = url/* safeUrl */.Pl, roots } = context;
    const { 'min-instances': least, 'seen-within': within, include, exclude } = filters;
    const { organization, slug, name, web_url } = context.suite;
    const listed = (0,report_flaky_test/* readTests */.iv)(list, { roots: { ...roots, organization }, toLink });
    const all = markTouched(listed, changedFiles);
    const matching = rankTests(selectTests(all, filters, now));
    const hashed = hashOfFilters({ organization, slug }, filters, context.source);
    const baseline = readBaseline(context, hashed, matching.length);
    const changes = typeof baseline === 'string'
        ? null
        : (0,identity/* continueTests */.DD)(baseline.keys, matching.map(({ key }) => key));
    const changeOf = (at) => (changes?.added.has(at) ? 'new' : changes?.moved.has(at) ? 'moved' : null);
    const tests = matching.map((test, at) => ({ ...test, change: changeOf(at) }));
    return {
        suite: { organization, slug, name: name || slug, url: toLink(web_url) },
        asOf: now,
        tests,
        listed: new Set(all.map(({ issueKey }) => issueKey)),
        showsGone: complete && context.whyNoneGone === undefined,
        disabled: disabledBy(context),
        complete,
        filtered: Boolean(least || within || include?.length || exclude?.length),
        filters: hashed,
        unmatchedGlobs: unmatchedGlobs(all, filters),
        touched: changedFiles && newFirst(tests.filter((test) => test.touched)),
        testFolder: (0,places/* testFolder */.hy)(roots?.prefix, roots?.workspace),
        baseline: typeof baseline === 'string' ? null : baseline,
        added: changes?.added.size ?? null,
        moved: changes?.moved.size ?? 0,
        gone: changes && complete ? changes.gone.length : null,
        gaps: findGaps(context, { tests: matching, baseline }),
    };
}
function disabledBy({ disabled = null, suite }) {
    if (disabled === null)
        return null;
    const rows = disabled.map(([row]) => row);
    const keys = (0,identity/* identifyTests */.mJ)(rows, suite.organization).map(identity/* issueKeyOf */.yD);
    return new Map(keys.map((key, index) => [key, disabled[index]?.[1] ?? '']));
}
function readBaseline({ earlier, commit, remembered = Infinity }, hash, tests) {
    if (earlier === noEarlierReport && tests > remembered)
        return `the comment remembers a first report of at most ${(0,counts/* formatNumber */.ZV)(remembered)} tests: set baseline-path`;
    if (typeof earlier !== 'object')
        return earlier ?? noEarlierReport;
    if (earlier.filters !== hash)
        return 'the earlier report has other filters';
    return earlier.commit === commit ? sameCommit : earlier;
}
function findGaps({ complete, whyIncomplete, changedFiles = null }, { tests, baseline }) {
    const gaps = [];
    if (!complete) {
        const words = `the list of flaky tests is incomplete: ${whyIncomplete ?? 'not every page was read'}`;
        gaps.push({ about: 'all', words });
    }
    const unplaced = tests.filter(({ place, file }) => place === null && file !== null).length;
    const about = 'touched';
    if (changedFiles === null)
        gaps.push({ about, words: 'the changed files of the pull request are unknown', isUsual: true });
    else {
        if (!changedFiles.complete)
            gaps.push({ about, words: 'not all changed files of the pull request are known' });
        const have = `${(0,counts/* count */.U9)(unplaced, 'test')} ${unplaced === 1 ? 'has' : 'have'}`;
        if (unplaced > 0)
            gaps.push({ about, words: `${have} a path outside the repository: set path-prefix` });
    }
    if (typeof baseline === 'string')
        gaps.push({ about: 'new', words: baseline, isUsual: [noEarlierReport, sameCommit].includes(baseline) });
    return gaps;
}

// EXTERNAL MODULE: ./build/sources/report/tests/lists.js
var tests_lists = __webpack_require__(5874);
;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/findings.js



function analyzeLists(lists, known, inputs, { workflow, client, toLink }) {
    const { facts } = known.finding;
    const shared = {
        now: client.serviceNow(),
        toLink,
        source: inputs.source,
        roots: known.roots,
        remembered: known.remembered,
        filters: inputs,
        changedFiles: facts?.changedFiles ?? null,
        commit: facts?.headSha,
    };
    const reports = lists.map(({ tests, ...list }, index) => analyzeFlakyTests(tests, { ...shared, ...list, earlier: known.earlier[index] }));
    return {
        inputs,
        workflow,
        lists,
        known,
        reports,
        now: shared.now,
        gates: evaluateGates(reports, inputs, inputs['gate-unknown'] === 'fail'),
        list: inputs.selectors === undefined ? null : (0,tests_lists/* listTests */.kq)(reports, inputs.selectors),
        repository: workflow.repository && {
            ...workflow.repository,
            sha: facts?.headSha || workflow.repository.sha,
            pullRequest: facts?.number ?? null,
        },
    };
}

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/operations/context/service-clock.js
var service_clock = __webpack_require__(9825);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/read-labeled.js



async function readLabeled(suite, { limit, withinMs }, context) {
    const { client, signal } = context;
    const min_timestamp = withinMs ? new Date(client.serviceNow() - withinMs).toISOString() : undefined;
    const list = client.tests.listForSuite(suite, { signal, labels: 'flaky', min_timestamp });
    try {
        const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'flaky test' }, context);
        const flaky = items.filter(({ labels }) => labels?.includes('flaky'));
        return {
            ...end,
            items: flaky.map((test) => {
                const { executions_count: runs = null, executions_count_by_result: counts } = test;
                return { ...test, runs, instances: counts?.failed ?? null, most_recent_instance_at: null };
            }),
        };
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD) || error.status !== 404)
            throw error;
        const hint = 'Check the suite. A service without this list needs source: flaky-tests';
        throw new error_text/* OwnError */.Nj(`${error.message}. ${hint}`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/read-details.js





const [mostListed, mostRuns] = [100, 20];
const timeoutMs = 20_000;
async function readDetails(suite, tests, { limit, hasCounts }, context) {
    const gaps = [];
    const attempt = async (what, read) => {
        await read.catch((error) => {
            context.signal.throwIfAborted();
            gaps.push(`The issues of suite ${suite.organization}/${suite.suite} lack ${what}: ${(0,error_text/* errorSentence */.O8)(error)}`);
        });
    };
    const longer = new Map();
    const readLonger = async () => {
        const { items } = await readLabeled(suite, { limit, withinMs: requests/* flakyTestPeriods */.q['28days'] }, context);
        for (const test of items)
            longer.set(test.id, test);
    };
    const failures = new Map(tests.map(({ id }) => [id, []]));
    if (hasCounts)
        await attempt('counts of 28 days', readLonger());
    if (tests.length > 0)
        await attempt('new failures', readFailures(suite, failures, context));
    const isPrivate = [...failures.values()].some(({ length }) => length > 0) && (await context.workflow.readPrivacy());
    return {
        gaps,
        tests: tests.map((test) => {
            const { instances = null, runs = null } = longer.get(test.id) ?? {};
            const own = failures.get(test.id) ?? [];
            return {
                ...test,
                ...(longer.has(test.id) && { longer: { instances, runs } }),
                failures: isPrivate ? own : own.map((one) => ({ ...one, failure_reason: null })),
            };
        }),
    };
}
async function readFailures(suite, failures, { client, signal }) {
    const runs = await (0,read_list/* collectItems */.jm)(client.tests.listRuns(suite, { signal, timeoutMs }), { limit: mostListed });
    const failedFirst = runs.toSorted((one, other) => Number(other.result === 'failed') - Number(one.result === 'failed'));
    for (const { id: run } of failedFirst.slice(0, mostRuns)) {
        if ([...failures.values()].every(({ length }) => length >= report_flaky_test/* failuresShown */.t$))
            return;
        const executions = await client.tests.failedExecutions({ ...suite, run }, { signal, timeoutMs });
        for (const one of executions)
            failures.get(one.test_id ?? '')?.push(one);
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/read-states.js





const limit = 2_000;
const shownMs = 28 * durations/* day */.vd;
async function readSuiteState(suite, listed, sinceMs, context) {
    const { client, signal } = context;
    const time = (0,counts/* count */.U9)(Math.round((client.serviceNow() - sinceMs) / durations/* day */.vd), 'day');
    const silent = `the suite had no runs in the last ${time}`;
    const listFrom = (ms, state) => client.tests.listForSuite(suite, { signal, state, min_timestamp: new Date(ms).toISOString() });
    const isRecent = ({ runs, most_recent_instance_at: seen }) => (runs ?? 0) > 0 || Date.parse(seen ?? '') >= sinceMs;
    const readState = async (state) => {
        const list = listFrom(client.serviceNow() - shownMs, state);
        return (0,read_list/* readList */.LD)(list, { limit, thing: 'test' }, context);
    };
    try {
        const [skipped, muted] = [await readState('skipped'), await readState('muted')];
        const isActive = listed.some(isRecent) || (await (0,read_list/* collectItems */.jm)(listFrom(sinceMs), { limit: 1 })).length > 0;
        const whyNoneGone = isActive ? undefined : silent;
        const muteds = new Set(muted.items.map(({ id }) => id));
        if (skipped.items.some(({ id }) => muteds.has(id)))
            return { whyNoneGone, disabled: null };
        const disabled = [
            ...skipped.items.map((row) => [row, 'skipped']),
            ...muted.items.map((row) => [row, 'muted']),
        ];
        const isCut = !(skipped.complete && muted.complete);
        return { whyNoneGone: isCut ? 'not all skipped tests could be read' : whyNoneGone, disabled };
    }
    catch (error) {
        signal.throwIfAborted();
        const isUnknown = error instanceof errors/* ApiError */.hD && [400, 404, 410, 422].includes(error.status);
        if (isUnknown && listed.some(isRecent))
            return { disabled: null };
        return { whyNoneGone: `whether it still has runs is unknown: ${(0,error_text/* errorText */.kc)(error)}`, disabled: null };
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/read.js










const usualLimit = 10_000;
const deprecated = 'The service calls this list deprecated. With source: tests, the report shows the tests with the label flaky, and how many of their runs failed, but not when they were last flaky. Set source to one of the two to hide this line.';
const listedMs = requests/* flakyTestPeriods */.q['7days'];
async function readSuiteLists(suites, inputs, context) {
    if (inputs.source === undefined)
        context.log.info(deprecated);
    const { limit = usualLimit, source, 'seen-within': withinMs } = inputs;
    const isLabeled = source === 'tests';
    const read = (suite) => isLabeled ? readLabeled(suite, { limit, withinMs }, context) : readDeprecated(suite, inputs, context);
    const keepsIssues = inputs.issues && !context.workflow.isOnPullRequest;
    const [one] = suites;
    if (one && isLabeled && (withinMs || inputs.issues)) {
        await readPage(one, context);
        (0,service_clock/* readDifference */.q)(context);
    }
    const lists = [];
    for (const address of suites) {
        const { items, error, ...end } = await read(address).catch((error) => ({ items: [], complete: false, reason: 'failed', error }));
        context.signal.throwIfAborted();
        const sinceMs = context.client.serviceNow() - listedTime(inputs);
        const { organization, suite: slug } = address;
        const what = (0,counts/* count */.U9)(items.length, 'flaky test');
        const isKept = keepsIssues && !error;
        const details = isKept
            ? await readDetails(address, items, { limit, hasCounts: isLabeled }, context)
            : { tests: items, gaps: [] };
        lists.push({
            ...details,
            suite: { organization, slug, ...(!error && (await readPage(address, context))) },
            complete: end.complete,
            whyIncomplete: (0,read_list/* whyIncomplete */.Be)(end),
            notes: end.failure === undefined ? [] : [(0,read_list/* describeList */.KA)(what, end).sentence],
            ...(isKept && (await readSuiteState(address, items, sinceMs, context))),
            ...(error && { error }),
        });
    }
    const [first] = lists;
    if (first?.error && lists.every(({ error }) => error))
        throw first.error;
    return lists;
}
function listedTime({ 'seen-within': withinMs = listedMs, source, issues }) {
    return issues && source !== 'tests' ? Math.max(withinMs, listedMs) : withinMs;
}
async function readDeprecated(suite, inputs, context) {
    const { limit = usualLimit, 'seen-within': seenWithin } = inputs;
    const periods = (0,input/* keysOf */.YD)(requests/* flakyTestPeriods */.q);
    const withinMs = seenWithin && listedTime(inputs);
    const period = withinMs && (periods.find((one) => requests/* flakyTestPeriods */.q[one] >= withinMs) ?? '28days');
    const { client, signal } = context;
    const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
    try {
        return await (0,read_list/* readList */.LD)(list, { limit, thing: 'flaky test', remedy: 'set a shorter seen-within' }, context);
    }
    catch (error) {
        const isMissing = error instanceof errors/* ApiError */.hD && [404, 410].includes(error.status);
        if (!isMissing || !(await readPage(suite, context)))
            throw error;
        throw new error_text/* OwnError */.Nj(`${error.message}. The suite exists: the list may be removed. Set source: tests`, {
            cause: error,
        });
    }
}
async function readPage(address, { client, log, signal }) {
    try {
        const { name, web_url } = await client.suites.get(address, { signal, timeoutMs: 10_000 });
        return { name, web_url };
    }
    catch (error) {
        return log.debug(`Could not read the suite: ${(0,error_text/* errorText */.kc)(error)}`);
    }
}

// EXTERNAL MODULE: ./build/sources/operations/context/read-owners.js + 1 modules
var read_owners = __webpack_require__(323);
;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/workflow-facts.js





async function readWorkflowFacts(suites, inputs, workflow) {
    const names = suites.map(({ organization, suite }) => `${organization}/${suite}`);
    const comment = `flaky-tests ${inputs['comment-key'] ?? names.toSorted().join(' ')}`;
    const hasComment = inputs.comment !== 'never';
    const finding = await workflow.findPullRequest({
        given: inputs['pull-request'],
        commentKey: hasComment ? comment : null,
        authors: inputs['issue-authors'],
    });
    const { facts } = finding;
    const { repository, defaultKey } = workflow.memory;
    const key = inputs['memory-key'] ?? defaultKey;
    const binding = { key, repository, pullRequest: facts?.number ?? 0, comment };
    const read = readNote(facts?.previousNote ?? '', binding);
    const note = read === 'outdated' ? null : read;
    const path = inputs['baseline-path'];
    const file = path === undefined ? null : await workflow.readFile(path);
    const remembers = hasComment && key !== null && facts !== null;
    let lost;
    if (remembers && facts.previousNote === undefined)
        lost = 'the comment with the first report could not be read';
    else if (remembers && read === 'outdated')
        lost = 'the comment is of an earlier version, and remembers this report instead of its first one';
    else if (remembers && facts.previousNote && note === null)
        lost = 'the comment was edited, or signed with another memory-key';
    return {
        finding,
        roots: await readRoots(inputs['path-prefix'], workflow),
        ownersOf: await (0,read_owners.readOwners)(workflow),
        earlier: names.map((name) => {
            if (file === null)
                return lost ?? note?.first.get(name) ?? noEarlierReport;
            const report = 'problem' in file ? file.problem : baselineFromFile(file.text, name);
            return typeof report === 'string' ? `the file at baseline-path ${report}` : report;
        }),
        remembered: remembers ? Math.floor(mostRemembered / suites.length) : undefined,
        note,
        binding,
    };
}
async function readRoots(prefix, workflow) {
    const { workspace, readFile } = workflow;
    if (workspace === null)
        return { prefix };
    const path = [workspace, (0,places/* testFolder */.hy)(prefix, workspace), 'go.mod'].filter(Boolean).join('/');
    const file = await readFile(path);
    return { workspace, prefix, goModule: 'text' in file ? (0,places/* readGoModule */.zk)(file.text) : null };
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/report.js
















async function reportFlakyTests(suites, inputs, context) {
    const lists = await readSuiteLists(suites, inputs, context);
    const known = await readWorkflowFacts(suites, inputs, context.workflow);
    context.signal.throwIfAborted();
    const outcome = flakyOutcome(analyzeLists(lists, known, inputs, context));
    const errors = lists.flatMap(({ error }) => error ?? []);
    const [error] = errors;
    const why = errors.map(error_text/* errorSentence */.O8).join(' ');
    return error ? (0,failed_outcome/* withFailure */.fd)(outcome, { operation: 'list-flaky-tests', why, error }) : outcome;
}
function flakyOutcome(found) {
    const { inputs, workflow, reports, list, gates, repository, now } = found;
    const { ownersOf } = found.known;
    const entries = reports.flatMap(({ tests, suite: { slug: suite } }) => tests.map(({ id, url: web_url, instances, touched, change }) => {
        return { suite, id, web_url, instances, touched, change };
    }));
    const complete = reports.every((report) => report.complete);
    const keepsIssues = inputs.issues && !workflow.isOnPullRequest;
    const name = `flaky-tests.${inputs.selectors}.txt`;
    const options = {
        mostNew: inputs['max-issues'],
        label: inputs['issue-label'],
        windowMs: listedTime(inputs),
        runner: inputs.selectors,
        repository,
        ownersOf,
    };
    return {
        success: gates.failures.length === 0,
        sentence: describe(reports, gates.failures),
        ...(gates.failures.length > 0 && { hint: describeOffenders(gates).join('\n') }),
        outputs: { ...(0,declarations/* listValues */.Du)(totalOf(reports), complete, entries), ...outputsOf(reports, gates) },
        json: toSuitesJson(reports),
        files: list ? [{ output: 'selectors-path', name, text: list.text }] : [],
        annotations: inputs.annotations === 'off' ? [] : annotateTests(reports, inputs.annotations),
        ...(inputs.comment !== 'never' && { comment: commentOn(found) }),
        ...(keepsIssues && {
            issues: { list: (0,issue_text/* issuesFor */.o)(reports, options), authors: inputs['issue-authors'], now },
        }),
        ...notesOn(found),
        summary: ({ bytes }) => {
            const elsewhere = 'the file at json-path';
            return renderFlakySummary(reports, { bytes, repository, list, gates, ownersOf, elsewhere });
        },
    };
}
const forgetful = 'Without memory-key, the comment remembers nothing: it shows no changes since an earlier report.';
const noIssues = 'A run for a pull request keeps no issues of flaky tests: set issues on a schedule.';
const misplaced = 'None of the listed files exists in the checkout: set path-prefix.';
function notesOn({ inputs, workflow, lists, reports, gates, list, known }) {
    const { finding, binding } = known;
    const { hasFile, isOnPullRequest } = workflow;
    const hasComment = inputs.comment !== 'never';
    const needsPull = hasComment || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined;
    const obstacle = needsPull && !hasComment && finding.facts === null ? finding.obstacle : null;
    const unmatched = reports.map(({ unmatchedGlobs }) => new Set(unmatchedGlobs));
    const inAll = unmatched.reduce((all, one) => all.intersection(one));
    const gaps = inputs['baseline-path'] === undefined ? [] : reports.flatMap((report) => report.gaps);
    const gateSentences = [...gates.unevaluated, ...gates.failures];
    const broken = gaps.filter(({ about, isUsual, words }) => about === 'new' && !isUsual && !gateSentences.some((sentence) => sentence.includes(words)));
    const files = reports.flatMap(({ tests }) => tests).filter(({ file }) => file !== null);
    const isMisplaced = files.length > 0 &&
        hasFile('.git/HEAD') &&
        !files.some(({ place }) => place !== null && hasFile(place.file));
    const omitted = list?.omitted ?? 0;
    const left = `${(0,counts/* count */.U9)(omitted, 'flaky test')} not in the list at selectors-path: its name or its place does not suit the test runner, or one command takes no more.`;
    return {
        notes: [
            ...lists.flatMap(({ notes }) => notes),
            ...Array.from(inAll, (glob) => `${JSON.stringify(glob)} matches no file of the listed flaky tests.`),
            ...(hasComment && binding.key === null ? [forgetful] : []),
            ...(needsPull ? finding.notes : []),
            ...(obstacle !== null && !obstacle.isUsual ? [obstacle.reason] : []),
            ...new Set(broken.map(({ words }) => `Cannot compare with an earlier report: ${words}.`)),
            ...gates.unevaluated,
        ],
        notices: [
            ...(inputs.issues && isOnPullRequest ? [noIssues] : []),
            ...lists.flatMap(({ gaps }) => gaps),
            ...lists.flatMap(keptOpen),
            ...(isMisplaced ? [misplaced] : []),
            ...(omitted > 0 ? [left] : []),
        ],
    };
}
function keptOpen({ suite, whyNoneGone }) {
    return whyNoneGone ? [`No issue of suite ${suiteKey(suite)} is closed: ${whyNoneGone}.`] : [];
}
function describe(reports, failures) {
    const isOnly = reports.length === 1;
    const parts = reports.map(({ suite, tests, gaps }) => {
        const why = gaps.find(({ about }) => about === 'all');
        const name = `${suiteKey(suite)}${why ? ` (${why.words})` : ''}`;
        return isOnly ? name : `${(0,counts/* formatNumber */.ZV)(tests.length)} in ${name}`;
    });
    const where = `in ${isOnly ? 'suite ' : `${parts.length} suites: `}${parts.join(', ')}`;
    return [`${(0,counts/* count */.U9)(totalOf(reports), 'flaky test')} ${where}.`, ...failures].join(' ');
}
function outputsOf(reports, { results, failures }) {
    const counts = {
        'new-count': reports.map(({ added, complete }) => (complete ? added : null)),
        'gone-count': reports.map(({ gone }) => gone),
        'touched-count': reports.map(({ touched }) => touched?.length ?? null),
    };
    const outputs = {};
    for (const name of (0,input/* keysOf */.YD)(counts)) {
        const known = counts[name].filter((number) => number !== null);
        if (known.length === reports.length)
            outputs[name] = String(known.reduce((sum, one) => sum + one, 0));
    }
    if (results.length === 0)
        return outputs;
    const otherwise = results.every(({ outcome }) => outcome === 'passed') ? 'true' : 'not evaluated';
    const reasons = results.map(({ reason }) => reason).join('\n');
    return { ...outputs, 'gate-passed': failures.length > 0 ? 'false' : otherwise, 'gate-reasons': reasons };
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
async function readList(list, { limit, thing, remedy }, { clock, log, signal }) {
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
        return { items, complete: false, reason, remedy, failure: failureOf(error) };
    }
}
function failureOf(error) {
    if (error.reason === 'failed' && error.cause instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ClientError */ .MZ)
        return error.cause;
    return error.reason === 'elsewhere' ? error : undefined;
}
async function collectItems(list, { limit }) {
    try {
        return await list.toArray({ limit, maxBytes: mostBytes });
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ListTruncatedError */ .rV))
            throw error;
        const failure = failureOf(error);
        if (failure !== undefined)
            throw failure;
        return error.items;
    }
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    changed: 'it changed while it was read',
    elsewhere: 'it has builds of another organization or pipeline',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
    interrupted: 'the step was interrupted',
};
function whyIncomplete({ reason, remedy }) {
    return reason === 'bytes' && remedy ? `${reasons.bytes}: ${remedy}` : reason && reasons[reason];
}
function describeList(what, end) {
    const { complete, failure } = end;
    if (failure === undefined)
        return { success: true, sentence: `${what}${complete ? '' : ` (${whyIncomplete(end)})`}.` };
    return {
        success: false,
        sentence: `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorSentence */ .O8)(failure)} Read before that: ${what}.`,
        ...(failure.hint !== undefined && { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inInputWords */ .b)(failure.hint) }),
    };
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