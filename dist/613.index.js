"use strict";
exports.id = 613;
exports.ids = [613];
exports.modules = {

/***/ 8818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ flakyTestSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const flakyTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    web_url: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    scope: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    location: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    file_name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    instances: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
    most_recent_instance_at: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
});


/***/ }),

/***/ 3453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   no: () => (/* binding */ maybe)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null);
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish().catch(null);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().catch(null);
const map = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish().catch(null);
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional();
function maybe(shape) {
    return shape.nullish().catch(null);
}


/***/ }),

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

/***/ 613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFlakyTests: () => (/* binding */ reportFlakyTests)
});

// EXTERNAL MODULE: ./build/sources/model/requests.js
var requests = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/sources/report/flaky/baseline.js

const firstReport = 'this is the first report';
function compareWith(baseline, tests) {
    const left = new Map(Array.from(baseline.tests, ([key, { count }]) => [key, count]));
    const [added, activeAgain] = [new Set(), new Set()];
    const before = Array.from(left.values()).reduce((sum, count) => sum + count, 0);
    for (const test of tests) {
        const key = baseline.keyOf(test);
        const known = baseline.tests.get(key);
        const count = left.get(key) ?? 0;
        if (known === undefined || count === 0) {
            added.add(test);
            continue;
        }
        left.set(key, count - 1);
        if (isActiveAgain(test, known))
            activeAgain.add(test);
    }
    const gone = Array.from(baseline.tests).flatMap(([key, test]) => {
        return Array.from({ length: left.get(key) ?? 0 }, () => test);
    });
    return { since: baseline.at, before, added, activeAgain, gone };
}
function rememberTests(tests, keyOf) {
    const remembered = new Map();
    for (const test of tests) {
        const { instances, lastSeenAt, name } = test;
        const key = keyOf(test);
        const known = remembered.get(key);
        remembered.set(key, {
            name,
            count: (known?.count ?? 0) + 1,
            instances: larger(known?.instances ?? null, instances),
            lastSeenAt: larger(known?.lastSeenAt ?? null, lastSeenAt),
        });
    }
    return remembered;
}
function identityOf({ file, scope, name }) {
    return JSON.stringify([file, scope, name]);
}
function fingerprintOfFilters({ organization, slug }, filters) {
    const given = Object.entries(filters).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value);
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify([organization, slug, given.toSorted()]), 'base64url').slice(0, 22);
}
function isActiveAgain(test, before) {
    return (isMore(test.instances, before.instances) || isMore(minuteOf(test.lastSeenAt), minuteOf(before.lastSeenAt)));
}
function minuteOf(ms) {
    return ms === null ? null : Math.floor(ms / 60_000);
}
function isMore(now, before) {
    return now !== null && before !== null && now > before;
}
function larger(a, b) {
    return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/ages.js
const hour = 3_600_000;
const day = 24 * hour;
function ageOf(lastSeenAt, now) {
    return Math.max(0, now - lastSeenAt);
}
function ageGroup(lastSeenAt, now) {
    if (lastSeenAt === null)
        return 'unknown';
    const age = ageOf(lastSeenAt, now);
    if (age <= day)
        return 'fresh';
    if (age <= 7 * day)
        return 'active';
    return age <= 30 * day ? 'fading' : 'dormant';
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/glob.js
const longestPath = 1_024;
function createGlob(pattern, onStep) {
    const machine = { accepts: [null], next: [[]] };
    const folder = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const end = add(machine, addPattern(machine, [...folder], 0), null);
    return (path) => run(machine, end, path.slice(0, longestPath), onStep);
}
function add(machine, from, accepts) {
    const state = machine.accepts.push(accepts) - 1;
    machine.next.push([]);
    machine.next[from]?.push(state);
    return state;
}
const anyButSlash = (char) => char !== '/';
const any = () => true;
function addPattern(machine, chars, start) {
    let state = start;
    for (let at = 0; at < chars.length;) {
        const [length, end] = addToken(machine, state, chars, at);
        state = end;
        at += length;
    }
    return state;
}
function addToken(machine, state, chars, at) {
    const char = chars[at] ?? '';
    const folders = foldersAt(chars, at);
    if (folders > 0)
        return [folders, addFolders(machine, state, folders)];
    if (char === '*')
        return [countStars(chars, at), addRepeated(machine, state, anyButSlash)];
    if (char === '?')
        return [1, add(machine, state, anyButSlash)];
    if (char === '\\' && at + 1 < chars.length)
        return [2, addLiteral(machine, state, chars[at + 1] ?? '')];
    if (char === '[')
        return addSet(machine, state, chars, at) ?? [1, addLiteral(machine, state, char)];
    if (char === '{')
        return addAlternatives(machine, state, chars, at) ?? [1, addLiteral(machine, state, char)];
    return [1, addLiteral(machine, state, char)];
}
function addLiteral(machine, state, literal) {
    return add(machine, state, (char) => char === literal);
}
function addRepeated(machine, state, accepts) {
    const loop = add(machine, state, null);
    const step = add(machine, loop, accepts);
    machine.next[step]?.push(loop);
    return loop;
}
function countStars(chars, at) {
    let end = at;
    while (chars[end] === '*')
        end += 1;
    return end - at;
}
function foldersAt(chars, at) {
    const isSegmentStart = at === 0 || chars[at - 1] === '/';
    if (!isSegmentStart || chars[at] !== '*' || chars[at + 1] !== '*')
        return 0;
    if (chars[at + 2] === '/')
        return 3;
    return at + 2 === chars.length ? 2 : 0;
}
function addFolders(machine, state, length) {
    if (length === 2)
        return addRepeated(machine, state, any);
    const end = add(machine, state, null);
    machine.next[addLiteral(machine, addRepeated(machine, state, any), '/')]?.push(end);
    return end;
}
function addSet(machine, state, chars, at) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const first = at + (negated ? 2 : 1);
    const close = chars.indexOf(']', first + 1);
    if (close < 0)
        return undefined;
    const isIn = readSet(chars.slice(first, close));
    return [close - at + 1, add(machine, state, (char) => char !== '/' && isIn(char) !== negated)];
}
function readSet(chars) {
    const ranges = [];
    for (let at = 0; at < chars.length; at += 1) {
        const from = chars[at] ?? '';
        const to = chars[at + 1] === '-' ? chars[at + 2] : undefined;
        ranges.push([from, to ?? from]);
        if (to !== undefined)
            at += 2;
    }
    return (char) => ranges.some(([from, to]) => from <= char && char <= to);
}
function addAlternatives(machine, state, chars, at) {
    const parts = splitAlternatives(chars, at);
    if (parts === undefined || parts.commas.length === 0)
        return undefined;
    const end = machine.accepts.push(null) - 1;
    machine.next.push([]);
    const cuts = [at, ...parts.commas, parts.close];
    for (const [index, cut] of cuts.slice(0, -1).entries()) {
        const part = chars.slice(cut + 1, cuts[index + 1]);
        machine.next[addPattern(machine, part, add(machine, state, null))]?.push(end);
    }
    return [parts.close - at + 1, end];
}
function splitAlternatives(chars, at) {
    const commas = [];
    let depth = 0;
    for (let index = at; index < chars.length; index += 1) {
        const char = chars[index];
        if (char === '\\')
            index += 1;
        else if (char === '{')
            depth += 1;
        else if (char === ',' && depth === 1)
            commas.push(index);
        else if (char === '}')
            depth -= 1;
        if (depth === 0)
            return { commas, close: index };
    }
    return undefined;
}
function run(machine, end, path, onStep) {
    let states = reachable(machine, [0]);
    for (const char of path) {
        const taken = [...states].filter((state) => {
            onStep?.();
            return machine.accepts[state]?.(char);
        });
        states = reachable(machine, taken.flatMap((state) => machine.next[state] ?? []));
        if (states.size === 0)
            return false;
    }
    return states.has(end);
}
function reachable(machine, from) {
    const states = new Set(from);
    for (const state of states) {
        if (machine.accepts[state] === null)
            for (const next of machine.next[state] ?? [])
                states.add(next);
    }
    return states;
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/filter.js


function filterTests(tests, filters, now) {
    if (!isFiltering(filters))
        return tests;
    const { minInstances, seenWithinMs, include = [], exclude = [] } = filters;
    const included = matcher(include, include[0]?.startsWith('!'));
    const excluded = matcher(exclude);
    return tests.filter((test) => {
        if (minInstances && (test.instances ?? 0) < minInstances)
            return false;
        if (seenWithinMs && (test.lastSeenAt === null || ageOf(test.lastSeenAt, now) > seenWithinMs))
            return false;
        if (include.length > 0 && !included(test.file))
            return false;
        return !excluded(test.file);
    });
}
function isFiltering({ minInstances, seenWithinMs, include, exclude }) {
    return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}
function findUnmatched(tests, { include = [], exclude = [] }) {
    if (tests.length === 0 || include.length + exclude.length === 0)
        return [];
    const files = [...new Set(tests.map(({ file }) => file).filter((file) => file !== null))];
    const all = [
        ...include.map((glob) => ({ input: 'include', glob })),
        ...exclude.map((glob) => ({ input: 'exclude', glob })),
    ];
    return all.filter(({ glob }) => !files.some(readGlob(glob).matches));
}
function readGlob(text) {
    const removes = text.startsWith('!');
    return { removes, matches: createGlob(removes ? text.slice(1).trimStart() : text) };
}
function matcher(globs, otherwise = false) {
    const rules = globs.map(readGlob).toReversed();
    return (file) => {
        if (file === null)
            return false;
        const rule = rules.find(({ matches }) => matches(file));
        return rule === undefined ? otherwise : !rule.removes;
    };
}

// EXTERNAL MODULE: ./build/sources/report/flaky/paths.js
var flaky_paths = __webpack_require__(8659);
;// CONCATENATED MODULE: ./build/sources/report/flaky/rank.js
const sortOrders = (/* unused pure expression or super */ null && (['score', 'instances', 'recent', 'name', 'file']));
const compares = {
    score: (a, b) => b.score - a.score,
    instances: (a, b) => number(b.instances) - number(a.instances),
    recent: (a, b) => number(b.lastSeenAt) - number(a.lastSeenAt),
    name: (a, b) => byText(a.name, b.name) || byText(a.scope, b.scope),
    file: (a, b) => byText(a.file ?? '\uFFFF', b.file ?? '\uFFFF') || (a.line ?? 0) - (b.line ?? 0),
};
function rankTests(tests, order) {
    const first = compares[order];
    return tests.toSorted((a, b) => {
        return (first(a, b) ||
            compares.instances(a, b) ||
            compares.recent(a, b) ||
            byText(a.ids[0] ?? '', b.ids[0] ?? ''));
    });
}
function number(value) {
    return value ?? -1;
}
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
;// CONCATENATED MODULE: ./build/sources/report/flaky/score.js

const score_day = 86_400_000;
function scoreOf({ instances, lastSeenAt }, now, halfLifeMs) {
    if (instances === null || lastSeenAt === null)
        return 0;
    return instances * 0.5 ** (ageOf(lastSeenAt, now) / halfLifeMs);
}
function describeFormula(halfLifeMs) {
    const days = Number((halfLifeMs / score_day).toFixed(2));
    return `score = instances × 0.5^(days since last seen ÷ ${days})`;
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/test-report.js




function readTests(tests, context) {
    const groups = new Map();
    const { readPath = (0,flaky_paths/* createPathReader */.$v)() } = context;
    for (const test of tests) {
        const path = readPath(test.location, test.file_name);
        const line = path.line ?? (0,flaky_paths/* splitLine */.ho)(test.location ?? '')[1] ?? '';
        const key = `${line} ${test.scope?.length} ${test.name?.length} ${path.shown?.length} ${test.scope}${test.name}${path.shown ?? ''}${path.caller ?? ''}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { test, path, others: null });
        else if (group.others === null)
            group.others = [test];
        else
            group.others.push(test);
    }
    return Array.from(groups.values(), (group) => readGroup(group, context));
}
function readGroup({ test, path, others }, { now, halfLifeMs, toLink }) {
    let instances = instancesOf(test);
    let lastSeenAt = (0,times/* parseTime */.p)(test.most_recent_instance_at);
    for (const other of others ?? []) {
        instances = addKnown(instances, instancesOf(other));
        lastSeenAt = latest(lastSeenAt, (0,times/* parseTime */.p)(other.most_recent_instance_at));
    }
    return {
        ids: others === null ? [test.id] : [...new Set([test, ...others].map(({ id }) => id))],
        name: test.name ?? '',
        scope: test.scope ?? '',
        file: path.shown,
        line: path.line,
        place: path.place,
        caller: path.caller,
        url: toLink(test.web_url),
        instances,
        lastSeenAt,
        age: ageGroup(lastSeenAt, now),
        score: scoreOf({ instances, lastSeenAt }, now, halfLifeMs),
        touched: false,
        inChanges: false,
        removed: false,
        change: null,
    };
}
function instancesOf({ instances }) {
    return typeof instances === 'number' && instances >= 0
        ? Math.min(Math.floor(instances), Number.MAX_SAFE_INTEGER)
        : null;
}
function addKnown(a, b) {
    return a === null || b === null ? (a ?? b) : Math.min(a + b, Number.MAX_SAFE_INTEGER);
}
function latest(a, b) {
    return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/touched.js

function markTouched(tests, changed) {
    if (changed === null)
        return tests;
    const paths = new Set(changed.paths.map(clean));
    const removed = new Set((changed.removed ?? []).map(clean).filter((path) => !paths.has(path)));
    const renamed = new Map((changed.renamed ?? []).map(([from, to]) => [clean(from), clean(to)]));
    if (paths.size + removed.size === 0)
        return tests;
    const current = (file) => (paths.has(file) ? file : (renamed.get(file) ?? file));
    return tests.map((test) => {
        if (test.place === null)
            return test;
        const place = { ...test.place, file: current(test.place.file) };
        const caller = test.caller === null ? null : current(test.caller);
        if (removed.has(place.file) || (caller !== null && removed.has(caller)))
            return { ...test, place: null, removed: true };
        const inChanges = paths.has(place.file);
        const touched = inChanges || (caller !== null && paths.has(caller));
        return touched ? { ...test, place, caller, inChanges, touched } : test;
    });
}
function findMissingPrefix(tests, changed) {
    if (changed === null)
        return null;
    const prefixesOf = indexPrefixes(changed.paths);
    const counts = new Map();
    for (const { file, place, touched } of tests) {
        if (file === null || touched)
            continue;
        for (const prefix of prefixesOf(place?.file ?? file))
            counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
    const [first, ...others] = [...counts].filter(([, count]) => count > 1);
    return first === undefined || others.length > 0 ? null : { prefix: first[0], tests: first[1] };
}
function indexPrefixes(paths) {
    const prefixes = new Map();
    for (const path of paths) {
        for (const { head, tail } of cuts(path)) {
            const known = prefixes.get(tail);
            if (known === undefined)
                prefixes.set(tail, [head]);
            else if (known.length < 2)
                known.push(head);
        }
    }
    const all = new Set(paths);
    return (file) => {
        if (!(0,flaky_paths/* isAbsolute */.oP)(file))
            return prefixes.get(file) ?? [];
        const cut = cuts(file).find(({ tail }) => tail.includes('/') && all.has(tail));
        return cut === undefined ? [] : [cut.head];
    };
}
function cuts(path) {
    const segments = path.split('/');
    const first = Math.max(1, segments.length - 16);
    return segments.slice(first).map((_, index) => {
        const at = first + index;
        return { head: segments.slice(0, at).join('/'), tail: segments.slice(at).join('/') };
    });
}
function clean(path) {
    return (0,flaky_paths/* inside */.nx)(path) ?? path;
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/analyze.js







const analyze_day = 86_400_000;
const noEarlierReport = 'there is no earlier report to compare with';
const defaultHalfLifeMs = 7 * analyze_day;
function analyzeFlakyTests(list, context) {
    const { now, redact, complete, filters = {}, sort = 'score', halfLifeMs = defaultHalfLifeMs } = context;
    const { changedFiles = null, toLink = text_url/* safeUrl */.Pl, earlier, commit = '' } = context;
    const readPath = (0,flaky_paths/* createPathReader */.$v)({ ...context.roots, organization: context.suite.organization });
    const read = readTests(redact.json(list), { now, halfLifeMs, toLink, readPath });
    const known = markTouched(read, changedFiles);
    const matching = rankTests(filterTests(known, filters, now), sort);
    const folder = (0,flaky_paths/* testFolder */.hy)(context.roots?.prefixes);
    const fingerprint = fingerprintOfFilters(context.suite, { ...filters, testFolder: folder });
    const newUnknown = whyNewIsUnknown(earlier, fingerprint);
    const { base, last } = earlier ?? { base: '', last: null };
    const sinceBase = newUnknown !== null || typeof base === 'string' ? null : compareWith(base, matching);
    const sinceLast = last?.filters === fingerprint ? compareWith(last, matching) : null;
    const tests = matching.map((test) => {
        const change = changeOf(test, sinceBase, sinceLast);
        return change === null ? test : { ...test, change };
    });
    const firstCommit = typeof base === 'string' ? null : base.commit;
    const touched = tests.filter((test) => test.touched);
    return {
        suite: readSuite(context, toLink),
        asOf: now,
        tests,
        top: context.top ?? null,
        sort,
        halfLifeMs,
        complete,
        whyIncomplete: context.whyIncomplete ?? null,
        filtered: isFiltering(filters),
        filters: fingerprint,
        unmatchedGlobs: findUnmatched(known, filters),
        touched: changedFiles === null ? null : newsFirst(touched),
        touchedComplete: changedFiles?.complete ?? false,
        missingPrefix: touched.length === 0 ? findMissingPrefix(tests, changedFiles) : null,
        testFolder: folder,
        first: base === firstReport,
        newUnknown,
        comparison: sinceBase && {
            since: sinceBase.since,
            before: sinceBase.before,
            added: sinceBase.added.size,
            gone: complete ? sinceBase.gone : null,
            withFirst: firstCommit !== null,
            sameCommit: firstCommit !== null && [firstCommit, ''].includes(commit),
        },
        sinceLast,
    };
}
function whyNewIsUnknown(earlier, filters) {
    if (earlier === undefined)
        return noEarlierReport;
    if (typeof earlier.base === 'string')
        return earlier.base;
    return earlier.base.filters === filters ? null : 'the earlier report has other filters';
}
function changeOf(test, base, last) {
    if (base?.added.has(test))
        return 'new';
    return last?.activeAgain.has(test) ? 'active again' : null;
}
function readSuite({ suite, redact }, toLink) {
    const { organization, slug, name, web_url } = redact.json(suite);
    return { organization, slug, name: name || slug, url: toLink(web_url) };
}
function newsFirst(tests) {
    const rank = ({ change }) => ['new', 'active again', null].indexOf(change);
    return tests.toSorted((a, b) => rank(a) - rank(b));
}

// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/report/flaky/gates.js

const gateNames = ['max-flaky', 'max-new', 'max-touched', 'max-instances'];
const subjects = {
    'max-flaky': 'flaky tests',
    'max-new': 'new flaky tests',
    'max-touched': 'flaky tests in files changed by the pull request',
    'max-instances': 'instances of one flaky test',
};
const counters = {
    'max-flaky': (report) => ({ actual: report.tests.length, missing: incompleteness(report) }),
    'max-new': countNew,
    'max-touched': countTouched,
    'max-instances': (report) => ({ actual: mostInstances(report), missing: incompleteness(report) }),
};
function evaluateGates(report, limits) {
    const results = gateNames.flatMap((name) => {
        const limit = limits[name];
        return typeof limit === 'number' ? [evaluate(name, limit, counters[name](report))] : [];
    });
    return { outcome: worst(results), results };
}
function reasonsOf({ results }, outcome) {
    return results.filter((result) => result.outcome === outcome).map(({ reason }) => reason);
}
function evaluate(name, limit, { actual, missing, advice = '' }) {
    const subject = subjects[name];
    if (actual === null) {
        return {
            name,
            limit,
            actual,
            outcome: 'not evaluated',
            reason: `${name} was not evaluated: ${missing}.`,
        };
    }
    const found = `${(0,counts/* formatNumber */.Z)(actual)} ${subject}, at most ${(0,counts/* formatNumber */.Z)(limit)} allowed`;
    if (actual > limit)
        return { name, limit, actual, outcome: 'failed', reason: `${name} failed: ${found}.${advice}` };
    if (missing === null)
        return { name, limit, actual, outcome: 'passed', reason: `${name} passed: ${found}.` };
    return {
        name,
        limit,
        actual,
        outcome: 'not evaluated',
        reason: `${name} was not evaluated: ${missing}; so far ${found}.`,
    };
}
function countNew(report) {
    const { comparison, newUnknown } = report;
    if (comparison === null)
        return { actual: null, missing: newUnknown };
    const { added, sameCommit, withFirst } = comparison;
    if (sameCommit)
        return { actual: null, missing: 'the first report on the pull request is about the same commit' };
    return { actual: added, missing: incompleteness(report), advice: withFirst ? becameFlakyElsewhere : '' };
}
const becameFlakyElsewhere = ' Tests that became flaky on the default branch meanwhile count too: set baseline-path to leave them out.';
function countTouched(report) {
    if (report.touched === null)
        return { actual: null, missing: 'the changed files of the pull request are unknown' };
    const missing = report.touchedComplete ? null : 'not all changed files of the pull request are known';
    return { actual: report.touched.length, missing: incompleteness(report) ?? missing };
}
function mostInstances({ tests }) {
    return tests.reduce((most, test) => Math.max(most, test.instances ?? 0), 0);
}
function incompleteness({ complete }) {
    return complete ? null : 'the list of flaky tests is incomplete';
}
function worst(results) {
    const outcomes = results.map((result) => result.outcome);
    if (outcomes.includes('failed'))
        return 'failed';
    return outcomes.includes('not evaluated') ? 'not evaluated' : 'passed';
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/seal.js

const version = 2;
const wrapping = 'id-aes256-wrap';
const wrapStart = Buffer.alloc(8, 0xa6);
function createSeal({ keys, repository, pullRequest, comment }) {
    const derive = (key, purpose) => Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', key, '', `kitestring memory: ${purpose}`, 32));
    const signers = keys.map((key) => {
        const signingKey = derive(key, 'sign');
        return (content) => {
            const signed = JSON.stringify([version, repository, pullRequest, comment, content]);
            return (0,external_node_crypto_.createHmac)('sha256', signingKey).update(signed).digest('base64url');
        };
    });
    const [first = ''] = keys;
    return {
        comment,
        testKey: derive(first, 'tests'),
        wrap: (testKey) => {
            const cipher = (0,external_node_crypto_.createCipheriv)(wrapping, derive(first, 'wrap'), wrapStart);
            return Buffer.concat([cipher.update(testKey), cipher.final()]).toString('base64url');
        },
        sign: (content) => signers[0]?.(content) ?? '',
        verify: (content, signature) => {
            const index = signers.findIndex((sign) => isEqual(sign(content), signature));
            const key = keys[index];
            if (key === undefined)
                return null;
            const unwrap = (wrapped) => {
                const decipher = (0,external_node_crypto_.createDecipheriv)(wrapping, derive(key, 'wrap'), wrapStart);
                return Buffer.concat([decipher.update(Buffer.from(wrapped, 'base64url')), decipher.final()]);
            };
            return { unwrap, byFirstKey: index === 0 };
        },
    };
}
function isEqual(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}

// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
;// CONCATENATED MODULE: ./build/sources/report/text/pattern.js
const syntax = /[\\^$.*+?()[\]{}|/]/g;
function escapePattern(text) {
    return text.replace(syntax, '\\$&');
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/runner-scripts.js
const start = `mode=$1
case $mode in run|skip) shift;; *) echo "Usage: sh $0 run|skip [arguments]" >&2; exit 2;; esac
dir=$(mktemp -d) || exit
trap 'rm -rf "$dir"' EXIT
sed '1,/^exit$/d' "$0" > "$dir/tests"
FLAKY_TESTS="$dir/tests" FLAKY_MODE="$mode"; export FLAKY_TESTS FLAKY_MODE`;
function script(body) {
    return `${start}\n${body}\nexit`;
}
const rspecScript = script(String.raw `cat > "$dir/flaky.rb" <<'RUBY'
one_line = ->(text) { text.to_s.encode("UTF-8", invalid: :replace, undef: :replace).gsub(/[[:cntrl:]\u2028\u2029]+/, " ") }
lines = File.read(ENV["FLAKY_TESTS"], encoding: "UTF-8").split("\n")
listed = lines.map { |line| line.split("\t", 4) }.group_by(&:first)
is_listed = lambda do |example|
  calls = (example[:shared_group_inclusion_backtrace] || []).map { |frame| frame.inclusion_location[/\A.*?:\d+/] }
  files = [example[:rerun_file_path], *calls.map { |at| at[/\A.*(?=:)/] }]
  group, own = example[:example_group], example[:description]
  names = ["#{group && group[:full_description]} #{own}", example[:full_description]].map(&one_line)
  [example[:location], *calls].uniq.flat_map { |at| listed.fetch(at, []) }.any? do |_, file, scope, name|
    (file.empty? || files.include?(file)) && (own.to_s.empty? || names.include?("#{scope} #{name}") || names.include?(name))
  end
end
RSpec.configure do |config|
  config.filter_run_excluding(rerun_file_path: ->(_, example) { is_listed[example] != (ENV["FLAKY_MODE"] == "run") })
end
RUBY
rspec -r "$dir/flaky.rb" "$@"`);
const pytestScript = script(String.raw `cat > "$dir/kitestring_flaky_tests.py" <<'PYTHON'
import os
import re

with open(os.environ["FLAKY_TESTS"], encoding="utf-8", newline="\n") as file:
    listed = set(file.read().split("\n"))
deselected = []


def pytest_collection_modifyitems(config, items):
    kept = []
    for item in items:
        is_listed = re.sub("[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", item.nodeid) in listed
        (kept if is_listed == (os.environ["FLAKY_MODE"] == "run") else deselected).append(item)
    config.hook.pytest_deselected(items=deselected)
    items[:] = kept


def pytest_sessionfinish(session, exitstatus):
    if exitstatus == 5 and deselected:
        session.exitstatus = 0
PYTHON
PYTHONPATH="$dir${'$'}{PYTHONPATH:+:$PYTHONPATH}" pytest -p kitestring_flaky_tests "$@"`);
const jestScript = script(byTitle('jest', []));
const vitestScript = script(byTitle('vitest', ['run']));
function byTitle(program, command) {
    return String.raw `cat > "$dir/run.cjs" <<'NODE'
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { FLAKY_TESTS, FLAKY_MODE } = require('node:process').env;
let exact = (line) => '(?-i:' + line + ')';
try {
  new RegExp(exact('a'));
} catch {
  exact = (line) => line;
}
const lines = readFileSync(FLAKY_TESTS, 'utf8').split('\n').filter(Boolean);
// Matches nothing if there are no tests: no position is both a word boundary and not one.
let pattern = lines.map(exact).join('|') || '\\b\\B';
if (FLAKY_MODE === 'skip') pattern = '^(?!' + pattern + ')';
process.argv.splice(2, 0, ...${JSON.stringify(command)}, '--testNamePattern=' + pattern);
const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('${program}/package.json');
const { bin } = require(manifest);
process.argv[1] = join(dirname(manifest), bin.${program} || bin);
import(pathToFileURL(process.argv[1]));
NODE
node "$dir/run.cjs" "$@"`;
}
const goScript = script(String.raw `[ $# -gt 0 ] || set -- ./...
tested='{{if or .TestGoFiles .XTestGoFiles}}'
go list -e -f "$tested{{.Name}}{{end}}" ./... | sort -u | while read -r name; do
  { echo "package $name""_test"; cat; } > "$dir/$name.go" <<'GO'
import (
	"flag"
	"os"
	"strings"
	"testing"
)

func init() {
	text, err := os.ReadFile(os.Getenv("FLAKY_TESTS"))
	if err != nil {
		panic(err)
	}
	// One pattern for all subtests of a test: Go compares each test with each pattern.
	names := map[string][]string{}
	for _, line := range strings.Fields(string(text)) {
		at := strings.LastIndex(line, "/") + len("/^")
		names[line[:at]] = append(names[line[:at]], strings.TrimSuffix(line[at:], "$"))
	}
	patterns := []string{}
	for parent, own := range names {
		patterns = append(patterns, parent+"(?:"+strings.Join(own, "|")+")$")
	}
	if len(patterns) == 0 {
		patterns = append(patterns, "\\b\\B")
	}
	testing.Init()
	if err := flag.Set("test."+os.Getenv("FLAKY_MODE"), strings.Join(patterns, "|")); err != nil {
		panic(err)
	}
}
GO
done
# Go compiles a pattern again each time it compares with another one, which takes minutes for thousands of tests.
deps=$(go env GOROOT)/src/testing/internal/testdeps/deps.go
[ ! -f "$deps" ] || awk '{ print } /^func \(TestDeps\) MatchString\(/ {
  print "if matchRe = compiled[pat]; matchRe != nil { matchPat = pat; return matchRe.MatchString(str), nil }"
  print "defer func() { compiled[pat] = matchRe }()"
} END { print "var compiled = map[string]*regexp.Regexp{}" }' "$deps" > "$dir/deps.go"
{
  echo '{"Replace": {'
  [ ! -f "$deps" ] || echo "\"$deps\": \"$dir/deps.go\","
  go list -e -f "$tested{{printf \"%q: %q\" (print .Dir \"/zz_flaky_test.go\") (print \"$dir/\" .Name \".go\")}}{{end}}" ./... |
    sed '/^$/d' | sed '$!s/$/,/'
  echo '}}'
} > "$dir/overlay.json"
go test -count=1 -overlay "$dir/overlay.json" "$@"`);

;// CONCATENATED MODULE: ./build/sources/report/flaky/runners.js



const runners = {
    rspec: { uses: usesOf('bundle exec sh FILE', 'rspec'), script: rspecScript, line: rspecLine },
    pytest: { uses: usesOf('sh FILE', 'pytest'), script: pytestScript, line: pytestLine },
    jest: { uses: usesOf('sh FILE', 'Jest'), script: jestScript, line: titlePattern },
    vitest: { uses: usesOf('sh FILE', 'Vitest'), script: vitestScript, line: titlePattern },
    go: { uses: usesOf('sh FILE', 'go test (1.20 or later)'), script: goScript, line: goLine },
    plain: { uses: ['One test per line: location, scope, and name, separated by tabs'], line: plainLine },
};
function usesOf(command, runner) {
    return [`Run: ${command} run`, `Skip: ${command} skip`, `Arguments for ${runner} can follow.`];
}
function rspecLine({ place, caller, scope, name }, folder) {
    if (place === null || place.line === null)
        return null;
    const at = (file) => `./${(0,flaky_paths/* pathFrom */.Iw)(folder, file)}`;
    return fields([`${at(place.file)}:${place.line}`, caller === null ? '' : at(caller), scope, name]);
}
function pytestLine({ place, scope, name }, folder) {
    if (name === '')
        return null;
    if (/\.py(?:::|$)/.test(scope))
        return copyable(`${scope}::${name}`);
    if (place === null || !place.file.endsWith('.py'))
        return null;
    const file = (0,flaky_paths/* pathFrom */.Iw)(folder, place.file);
    return copyable([file, ...classesOf(scope, file), name].join('::'));
}
function classesOf(scope, file) {
    if (!/^[\p{L}\p{N}_.]+$/u.test(scope))
        return scope === '' ? [] : [scope];
    const path = file.replace(/\.py$/, '').split('/');
    const modules = path.map((_, index) => path.slice(index).join('.'));
    const module = modules.find((ending) => `${scope}.`.startsWith(`${ending}.`)) ?? '';
    return scope
        .slice(module.length)
        .split('.')
        .filter((part) => part !== '');
}
function titlePattern({ scope, name }) {
    const separator = '(?: > | )';
    const pattern = (text) => text.split(/ > | /).map(oneLinePattern).join(separator);
    return `^${scope === '' ? `${separator}?` : `${pattern(scope)}${separator}`}${pattern(name)}$`;
}
function goLine({ name }) {
    if (name === '')
        return null;
    const levels = copyable(name)
        .split('/')
        .map((level) => `^${escapePattern(level.replaceAll(/\s/g, '_'))}$`);
    return levels.join('/');
}
function plainLine({ file, line, scope, name }) {
    const location = `${file ?? '-'}${line ? `:${line}` : ''}`;
    return fields([location, scope, name].map((field) => (/^[=+\-@#]./.test(field) ? `'${field}` : field)));
}
function oneLinePattern(title) {
    return title
        .toWellFormed()
        .split(/[\p{Cc}\u2028\u2029]/u)
        .map(escapePattern)
        .join('[\\s\\S]');
}
function fields(texts) {
    return texts.map(copyable).join('\t');
}
function copyable(text) {
    return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/selectors.js



const selectors_day = 86_400_000;
const selectorFormats = Object.keys(runners);
function renderSelectors(report, format, expiresAt) {
    const { uses, script, line } = runners[format];
    const lines = report.tests.map((test) => line(test, report.testFolder)).filter((text) => text !== null);
    const unique = [...new Set(lines)];
    const omitted = report.tests.length - lines.length;
    const { organization, slug } = report.suite;
    const header = [
        `Flaky tests of suite ${organization}/${slug}, reported at ${(0,durations/* formatMoment */.K9)(report.asOf)}${report.complete ? '' : ' (incomplete)'}`,
        `The list is valid for ${describeDays(expiresAt - report.asOf)}, until ${(0,durations/* formatMoment */.K9)(expiresAt)}.`,
        [
            (0,counts/* count */.U)(unique.length, 'line'),
            ...(omitted === 0 ? [] : [`${(0,counts/* count */.U)(omitted, 'test')} omitted because the name or location is unknown`]),
        ].join('; '),
        ...uses,
    ];
    const head = header.map((words) => `# ${copyable(words)}`);
    const text = [...head, ...(script === undefined ? [] : [script]), ...unique].join('\n');
    return { text: `${text}\n`, listed: unique.length };
}
function describeDays(ms) {
    return ms % selectors_day === 0 ? (0,counts/* count */.U)(ms / selectors_day, 'day') : (0,durations/* formatDuration */.a3)(ms);
}

// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/input.js
var input = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/sources/model/flaky-test.js
var flaky_test = __webpack_require__(8818);
;// CONCATENATED MODULE: ./build/sources/report/flaky/json.js





const mostTests = 200_000;
const earlierSchema = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    suite: schemas/* object */.Ikc({ organization: schemas/* string */.YjP().max(255), slug: schemas/* string */.YjP().max(255) }),
    as_of: datetime(),
    complete: schemas/* boolean */.zMY(),
    filtered: schemas/* boolean */.zMY(),
    filters: schemas/* string */.YjP().max(64).optional(),
    count: schemas/* number */.aig().int().nonnegative(),
    tests: schemas/* array */.YOg(flaky_test/* flakyTestSchema */.$).max(mostTests),
});
function toFlakyJson(report, top = report.tests.length) {
    const { organization, slug, name } = report.suite;
    return {
        version: 1,
        suite: { organization, slug, name },
        as_of: new Date(report.asOf).toISOString(),
        complete: report.complete,
        filtered: report.filtered,
        filters: report.filters,
        count: report.tests.length,
        tests: report.tests.slice(0, top).map(toTestJson),
    };
}
function baselineFromJson(value, suite) {
    const parsed = earlierSchema.safeParse(value);
    if (!parsed.success)
        return 'is not the JSON file of an earlier report';
    const { suite: theirs, as_of, complete, filtered, filters, count, tests } = parsed.data;
    if (theirs.organization !== suite.organization || theirs.slug !== suite.slug)
        return `belongs to another suite, ${theirs.organization}/${theirs.slug}`;
    if (!complete || tests.length !== count)
        return 'does not include all of its tests';
    const at = Date.parse(as_of);
    const read = readTests(tests, { now: at, halfLifeMs: 1, toLink: text_url/* safeUrl */.Pl });
    return {
        at,
        commit: null,
        filters: filters ?? (filtered ? '' : fingerprintOfFilters(suite, {})),
        tests: rememberTests(read, identityOf),
        keyOf: identityOf,
    };
}
function toTestJson(test) {
    const line = test.line ? `:${test.line}` : '';
    return {
        id: test.ids[0] ?? '',
        ids: test.ids,
        name: test.name,
        scope: test.scope,
        file_name: test.caller ?? test.file,
        location: test.file === null ? null : `${test.file}${line}`,
        instances: test.instances,
        most_recent_instance_at: test.lastSeenAt === null ? null : new Date(test.lastSeenAt).toISOString(),
        web_url: test.url,
        score: Math.round(test.score * 1_000) / 1_000,
        age: test.age,
        touched: test.touched,
        change: test.change,
    };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/sources/report/flaky/fingerprint.js


function fingerprintOf(report, unevaluated = []) {
    const { comparison } = report;
    const facts = [
        report.complete,
        report.filters,
        report.touched !== null,
        report.newUnknown,
        report.suite.name,
        unevaluated,
        comparison?.gone?.map(({ name, lastSeenAt }) => [name, lastSeenAt]) ?? null,
    ];
    const tests = report.tests.map(({ ids, name, instances, lastSeenAt, touched, change }) => {
        return `${instances} ${lastSeenAt} ${touched} ${change} ${ids.join(' ')} ${name}`;
    });
    return digest([JSON.stringify(facts), ...tests]);
}
function fingerprintOfTouched({ touched }) {
    return touched && digest(touched.map(identityOf).toSorted());
}
function digest(lines) {
    return (0,external_node_crypto_.hash)('sha256', lines.join('\n'), 'base64url').slice(0, 22);
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/memory.js





const memoryCharacters = 16_000;
const hashLength = 11;
const memory_mostTests = Math.floor(memoryCharacters / hashLength);
const namedTests = 300;
const longestName = 80;
const minute = 60_000;
function rememberReport(report, options) {
    const { run, seal, before, isRestart = false, unevaluated = [] } = options;
    const isFirstLost = isRestart || before?.isFirstLost === true;
    const { asOf: at, tests, complete, filters, sort } = report;
    const testKey = before?.testKey ?? seal.testKey;
    const keyOf = createKeyOf(testKey);
    const ranked = () => (sort === 'score' ? tests : rankTests(tests, 'score'));
    const current = complete && tests.length <= memory_mostTests
        ? { at, commit: run.sha, filters, tests: rememberTests(ranked(), keyOf), keyOf }
        : null;
    return {
        run,
        at,
        fingerprint: fingerprintOf(report, unevaluated),
        touched: fingerprintOfTouched(report),
        unevaluated,
        testKey,
        base: before?.base ?? (isFirstLost || run.sha === '' ? null : current),
        isFirstLost,
        last: current ?? before?.last ?? null,
    };
}
function encodeMemory(memory, seal) {
    const [all, base] = [packMemory(memory, seal), () => packMemory({ ...memory, last: null }, seal)];
    const shorter = [
        () => all,
        () => ({ ...all, q: all.q.slice(0, namedTests) }),
        () => ({ ...all, q: [] }),
        () => ({ ...all, q: [], i: [], s: [] }),
        () => ({ ...base(), q: [], i: [], s: [] }),
    ];
    for (const next of shorter) {
        const packed = next();
        if (packed.k.length > memoryCharacters)
            continue;
        const text = deflate(packed);
        if (text.length <= memoryCharacters)
            return text;
    }
    return deflate(packMemory({ ...memory, base: null, last: null }, seal));
}
function decodeMemory(text, unwrap) {
    const packed = JSON.parse((0,external_node_zlib_.inflateRawSync)(Buffer.from(text, 'base64url')).toString());
    const [id, attempt, sha] = packed.r;
    const testKey = unwrap(packed.w);
    const keyOf = createKeyOf(testKey);
    const readReport = (report, counts) => {
        if (report === null)
            return null;
        const [t, commit, filters] = report;
        const tests = counts.flatMap((count, index) => {
            const [instances = null, seen = null, name = null] = [
                packed.i[index],
                packed.s[index],
                packed.q[index],
            ];
            const key = packed.k.slice(index * hashLength, (index + 1) * hashLength);
            const lastSeenAt = seen === null ? null : seen * minute;
            return count === 0 ? [] : [[key, { count, instances, lastSeenAt, name }]];
        });
        return { at: t * minute, commit, filters, tests: new Map(tests), keyOf };
    };
    return {
        run: { id, attempt, sha },
        at: packed.t * minute,
        fingerprint: packed.p,
        touched: packed.c,
        unevaluated: packed.u,
        testKey,
        base: readReport(packed.b, packed.m),
        isFirstLost: packed.x === 1,
        last: readReport(packed.l, packed.n),
    };
}
function packMemory(memory, seal) {
    const { run, at, fingerprint, touched, unevaluated, testKey, base, isFirstLost, last } = memory;
    const tests = Array.from(new Map([...(last?.tests ?? []), ...(base?.tests ?? []), ...(last?.tests ?? [])]));
    const countIn = (report) => tests.map(([key]) => report?.tests.get(key)?.count ?? 0);
    return {
        t: toMinutes(at),
        r: [run.id, run.attempt, run.sha],
        p: fingerprint,
        c: touched,
        u: unevaluated,
        w: seal.wrap(testKey),
        b: packReport(base),
        l: packReport(last),
        ...(isFirstLost && { x: 1 }),
        k: tests.map(([key]) => key).join(''),
        m: countIn(base),
        n: countIn(last),
        i: tests.map(([, { instances }]) => instances),
        s: tests.map(([, { lastSeenAt }]) => (lastSeenAt === null ? null : toMinutes(lastSeenAt))),
        q: tests.map(([, { name }]) => (name === null ? null : [...name].slice(0, longestName).join(''))),
    };
}
function packReport(report) {
    return report && [toMinutes(report.at), report.commit, report.filters];
}
function deflate(packed) {
    return (0,external_node_zlib_.deflateRawSync)(JSON.stringify(packed), { level: 9 }).toString('base64url');
}
function createKeyOf(testKey) {
    const known = new WeakMap();
    const prefix = `${testKey.toString('base64url')}\n`;
    return (test) => {
        const found = known.get(test);
        if (found !== undefined)
            return found;
        const key = (0,external_node_crypto_.hash)('sha256', `${prefix}${identityOf(test)}`, 'base64url');
        known.set(test, key.slice(0, hashLength));
        return key.slice(0, hashLength);
    };
}
function toMinutes(ms) {
    return Math.max(0, Math.floor(ms / minute));
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/marker.js


const longestKey = 400;
const memoryTrace = '<!-- kitestring-memory ';
const memoryLine = /<!-- kitestring-memory (([\w-]{1,16000}) ([\w-]{43})) ([\w-]{43}) -->/g;
function markerLine(key) {
    const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
    return `<!-- kitestring-flaky-tests ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}
function createCommentBody(memory, seal) {
    const [marker, encoded] = [markerLine(seal.comment), encodeMemory(memory, seal)];
    return (shown) => {
        const content = `${encoded} ${sha256(shown.trim())}`;
        return `${marker}\n${shown}\n${memoryTrace}${content} ${seal.sign(content)} -->`;
    };
}
function readComment(body, seal) {
    const text = body.replaceAll('\r\n', '\n');
    for (const [line, content = '', encoded = '', known, signature = ''] of text.matchAll(memoryLine)) {
        const verified = seal.verify(content, signature);
        if (verified === null)
            continue;
        const shown = text
            .replace(`${markerLine(seal.comment)}\n`, '')
            .replace(line, '')
            .trim();
        const intact = verified.byFirstKey && known === sha256(shown) && text.startsWith(markerLine(seal.comment));
        return { memory: decodeMemory(encoded, verified.unwrap), intact };
    }
    return null;
}
function sha256(text) {
    return (0,external_node_crypto_.hash)('sha256', text, 'base64url');
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/baseline.js



async function readBaselineFile(path, { organization, suite: slug }, readFile) {
    if (path === undefined)
        return undefined;
    const file = await readFile(path);
    const read = 'problem' in file ? file.problem : readReport(file.text, { organization, slug });
    return typeof read === 'string' ? `the file at baseline-path ${read}` : read;
}
function earlierReports(file, comment, seal) {
    const memory = comment ? (readComment(comment, seal)?.memory ?? null) : null;
    const last = memory?.last ?? null;
    if (file !== undefined)
        return { base: file, last: last ?? (typeof file === 'string' ? null : file) };
    return { base: memory?.base ?? whyNone(comment, memory), last };
}
function whyNone(comment, memory) {
    if (comment === null)
        return firstReport;
    if (comment === undefined)
        return 'the comment with the first report could not be read';
    if (memory?.isFirstLost)
        return 'the first report is lost, because the comment was edited, or signed with another memory-key; set baseline-path, or delete the comment to start anew';
    return memory !== null
        ? 'the comment does not remember a first report with all of its tests; set baseline-path'
        : 'the comment with the first report was edited, or signed with another memory-key';
}
const mostValues = 1_000_000;
function readReport(text, suite) {
    if (hasTooManyValues(text))
        return 'has more values than a report can have';
    return baselineFromJson(parseJson(text), suite);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function hasTooManyValues(text) {
    let values = 0;
    for (const sign of [',', '[', '{'])
        for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
            if (++values > mostValues)
                return true;
    return false;
}

// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
;// CONCATENATED MODULE: ./build/sources/report/flaky/annotations.js




const mostAnnotations = 10;
function annotateTests(report, which) {
    const wanted = which === 'touched' ? (report.touched ?? []) : report.tests;
    const placed = wanted.filter((test) => test.place !== null);
    const most = mostAnnotations - prefixNotice(report).length;
    if (placed.length <= most)
        return placed.map((test) => annotate(test, report));
    const shown = placed.slice(0, most - 1).map((test) => annotate(test, report));
    return [...shown, rollUp(placed.length - shown.length, which)];
}
function prefixNotice({ missingPrefix }) {
    if (missingPrefix === null)
        return [];
    const { prefix, tests } = missingPrefix;
    const message = `${(0,counts/* count */.U)(tests, 'flaky test')} would be in files that this pull request changes if path-prefix were ${(0,plain/* plainLine */.h)(prefix, 200)}. If they are the same files, set it.`;
    return [{ title: 'Path prefix', message, file: null, line: null }];
}
function annotate({ name, scope, instances, lastSeenAt, place }, { asOf }) {
    const seen = lastSeenAt === null ? '' : `, last seen ${(0,durations/* formatAge */.nV)(ageOf(lastSeenAt, asOf))}`;
    const often = instances === null ? '' : ` (${(0,counts/* count */.U)(instances, 'instance')}${seen})`;
    const full = [scope, name].filter((part) => part !== '').join(' ');
    return {
        title: 'Flaky test',
        message: (0,plain/* plainLine */.h)(`${full || '(no name)'}${often}`, 1_000),
        file: place?.file ?? null,
        line: place?.line ?? null,
    };
}
function rollUp(left, which) {
    const where = which === 'touched' ? ' in files changed by this pull request' : '';
    return {
        title: 'More flaky tests',
        message: `${(0,counts/* formatNumber */.Z)(left)} more flaky tests${where}. The job summary lists them.`,
        file: null,
        line: null,
    };
}

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
;// CONCATENATED MODULE: ./build/sources/report/flaky/headline.js





function describeFlaky(report) {
    const { tests, touched, suite } = report;
    const where = `in suite ${suite.name}`;
    if (tests.length === 0)
        return describeNone(report);
    const total = (0,counts/* count */.U)(tests.length, 'flaky test');
    if (touched === null)
        return `${total} ${where}`;
    if (touched.length === 0)
        return `${total} ${where}, none in files changed by this pull request`;
    const inChangedFiles = (0,counts/* count */.U)(touched.length, 'flaky test');
    return `${inChangedFiles} in files changed by this pull request, ${(0,counts/* formatNumber */.Z)(tests.length)} ${where}`;
}
function describeNone({ filtered, complete, suite, sinceLast }) {
    if (filtered)
        return `No flaky tests that match the filters in suite ${suite.name}`;
    if (!complete)
        return `No flaky tests found in suite ${suite.name}, but the list is incomplete`;
    const before = sinceLast?.before ?? 0;
    return `No flaky tests in suite ${suite.name}${before === 0 ? '' : `, ${(0,counts/* formatNumber */.Z)(before)} in the last report`}`;
}
function changesLine(report) {
    const { comparison, first, tests } = report;
    const total = (0,markdown.md) `${(0,counts/* formatNumber */.Z)(tests.length)} in total`;
    if (comparison === null)
        return (0,markdown/* join */.fj)([first ? (0,markdown.md) `First report: ${total}.` : markdown/* nothing */.s6, lastChanges(report)], ' ');
    const { added, gone, since, withFirst } = comparison;
    const parts = [(0,markdown.md) `**${(0,counts/* formatNumber */.Z)(added)} new**`, describeGone(gone?.length), total];
    const which = withFirst ? 'the first report on this pull request' : 'the report';
    const changes = (0,markdown.md) `${(0,markdown/* join */.fj)(parts, ' · ')}, compared with ${which} of ${(0,durations/* formatMoment */.K9)(since)}.`;
    return (0,markdown/* join */.fj)([changes, lastChanges(report)], ' ');
}
function lastChanges({ sinceLast, comparison, complete }) {
    if (sinceLast === null)
        return markdown/* nothing */.s6;
    const { added, activeAgain, gone, since } = sinceLast;
    const isSame = since === comparison?.since && added.size === comparison.added;
    const parts = [
        isSame || added.size === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,counts/* formatNumber */.Z)(added.size)} more`,
        activeAgain.size === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,counts/* formatNumber */.Z)(activeAgain.size)} active again`,
        isSame || !complete ? markdown/* nothing */.s6 : describeGone(gone.length),
    ];
    const changes = (0,markdown/* join */.fj)(parts, ', ');
    if (changes.markdown === '')
        return markdown/* nothing */.s6;
    return isSame
        ? (0,markdown.md) `Since then, ${changes}.`
        : (0,markdown.md) `Since the last report of ${(0,durations/* formatMoment */.K9)(since)}: ${changes}.`;
}
function describeGone(gone = 0) {
    return gone === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,counts/* formatNumber */.Z)(gone)} no longer reported`;
}
function caveats(report, unevaluated = []) {
    const { complete, whyIncomplete, filtered, comparison, first, newUnknown, tests, touched } = report;
    const hasEarlier = newUnknown !== noEarlierReport && !first;
    const removed = tests.filter((test) => test.removed).length;
    const notes = [
        ...unevaluated.map((reason) => (0,markdown.md) `**${reason}**`),
        complete
            ? markdown/* nothing */.s6
            : (0,markdown.md) `**The list is incomplete**: ${whyIncomplete ?? 'not every page was read'}, so there may be more flaky tests.`,
        filtered ? (0,markdown.md) `The list is filtered, so there may be more flaky tests.` : markdown/* nothing */.s6,
        newUnknown !== null && hasEarlier ? (0,markdown.md) `New tests cannot be identified: ${newUnknown}.` : markdown/* nothing */.s6,
        comparison?.gone === null ? (0,markdown.md) `Tests that are no longer reported are not shown.` : markdown/* nothing */.s6,
        touched === null || report.touchedComplete ? markdown/* nothing */.s6 : changesUnknown,
        removed === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,counts/* count */.U)(removed, 'flaky test')} in files removed by this pull request.`,
    ];
    const text = (0,markdown/* join */.fj)(notes, ' ');
    return text.markdown === '' ? markdown/* nothing */.s6 : (0,markdown.md) `> ${text}`;
}
const changesUnknown = (0,markdown.md) `Not all changed files are known, so there may be more tests in them.`;
function sourceLine({ asOf, suite }) {
    const page = (0,text_url/* link */.nf)((0,markdown.md) `suite ${suite.name}`, suite.url);
    return (0,markdown.md) `Reported at ${(0,durations/* formatMoment */.K9)(asOf)} for ${page}. The service lists tests that were recently flaky.`;
}

// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
;// CONCATENATED MODULE: ./build/sources/report/flaky/tables.js








const right = 'right';
const tables_day = 86_400_000;
function testTable(name, tests, report, options, limit = {}) {
    const { score, brief = false } = options;
    const repository = brief ? null : options.repository;
    const columns = [
        { title: 'Test' },
        { title: 'Location' },
        { title: 'Instances', align: right },
        { title: 'Last seen' },
        ...(score ? [{ title: 'Score', align: right }] : []),
    ];
    const rows = tests
        .slice(0, limit.max)
        .map((test) => [
        testCell(test),
        locationCell(test, repository),
        instancesCell(test),
        brief ? lastSeenDay(test, report.asOf) : lastSeenCell(test, report.asOf),
        ...(score ? [test.score.toFixed(1)] : []),
    ]);
    return (0,text_blocks/* table */.tp)(name, columns, rows, { total: tests.length, ...limit });
}
function testCell({ name, scope, url, ids, change }) {
    const news = change === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${change}** · `;
    const several = ids.length > 1 ? (0,markdown.md) ` (listed ${ids.length} times)` : markdown/* nothing */.s6;
    const below = scope === '' ? markdown/* nothing */.s6 : (0,markdown.md) `<br><sub>${(0,markdown/* wrapping */.rF)(scope, 120)}</sub>`;
    return (0,markdown.md) `${news}${(0,text_url/* link */.nf)(nameOf({ name }), url)}${several}${below}`;
}
function locationCell({ file, line, place, caller, inChanges, removed }, repository) {
    if (file === null)
        return markdown/* nothing */.s6;
    const label = (0,markdown/* wrapping */.rF)(`${(0,cut/* cutMiddle */.i)(place?.file ?? file, 80)}${line ? `:${line}` : ''}`);
    const called = caller === null ? markdown/* nothing */.s6 : (0,markdown.md) ` (called from ${(0,markdown/* wrapping */.rF)((0,cut/* cutMiddle */.i)(caller, 80))})`;
    if (repository === null || place === null)
        return (0,markdown.md) `${label}${called}${removed ? ' (file removed)' : ''}`;
    const url = (inChanges ? (0,text_repository/* changeUrl */.CH)(repository, place) : null) ?? (0,text_repository/* sourceUrl */.Hx)(repository, place);
    return (0,markdown.md) `${(0,text_url/* link */.nf)(label, url)}${called}`;
}
function nameOf({ name }) {
    const shown = (0,markdown/* wrapping */.rF)(name, 200);
    return shown.markdown === '' ? (0,markdown.md) `(no name)` : shown;
}
function instancesCell({ instances }) {
    return instances === null ? 'unknown' : (0,counts/* formatNumber */.Z)(instances);
}
function lastSeenWords({ lastSeenAt }, asOf) {
    if (lastSeenAt === null)
        return (0,markdown.md) `at an unknown time`;
    return (0,markdown.md) `${(0,durations/* formatAge */.nV)(ageOf(lastSeenAt, asOf))} (${(0,durations/* formatMoment */.K9)(Math.min(lastSeenAt, asOf))})`;
}
function lastSeenCell(test, asOf) {
    if (test.lastSeenAt === null)
        return (0,markdown.md) `unknown`;
    const age = ageOf(test.lastSeenAt, asOf);
    const when = age < 2 * tables_day ? (0,durations/* formatMoment */.K9)(Math.min(test.lastSeenAt, asOf)) : lastSeenDay(test, asOf);
    return (0,markdown.md) `${(0,durations/* formatAge */.nV)(age)}<br><sub>${when}</sub>`;
}
function lastSeenDay({ lastSeenAt }, asOf) {
    return lastSeenAt === null ? (0,markdown.md) `unknown` : (0,markdown.md) `${(0,durations/* formatDay */.im)(Math.min(lastSeenAt, asOf))}`;
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/sections.js







function oneTest(test, { asOf }, { repository, brief = false }) {
    const often = test.instances === null ? markdown/* nothing */.s6 : (0,markdown.md) `, ${(0,counts/* count */.U)(test.instances, 'instance')}`;
    const where = locationCell(test, brief ? null : repository);
    const place = where.markdown === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` at ${where}`;
    const scope = test.scope === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` (${test.scope})`;
    return (0,text_blocks/* paragraph */.FY)('the test', (0,markdown.md) `**${(0,text_url/* link */.nf)(nameOf(test), test.url)}**${scope}${place}${often}, last seen ${lastSeenWords(test, asOf)}.`);
}
function goneSection({ comparison }) {
    const gone = comparison?.gone ?? [];
    if (gone.length === 0)
        return [];
    const named = gone.filter((test) => test.name !== null);
    const head = (0,markdown.md) `The service no longer lists these tests. This does not mean that they are fixed.\n`;
    const rows = (0,text_blocks/* list */.p_)('tests that are no longer reported', head, named.map(goneItem), { total: gone.length });
    return [(0,text_blocks/* collapsed */.yZ)(`${(0,counts/* formatNumber */.Z)(gone.length)} no longer reported`, rows)];
}
function orderLine({ sort, halfLifeMs }) {
    const by = sort === 'score' ? describeFormula(halfLifeMs) : sort;
    return (0,markdown.md) `Sorted by ${by}, then by instances, last seen, and ID.`;
}
function goneItem({ name, lastSeenAt, instances }) {
    const seen = lastSeenAt === null ? markdown/* nothing */.s6 : (0,markdown.md) `, last seen ${(0,durations/* formatMoment */.K9)(lastSeenAt)}`;
    const often = instances === null ? markdown/* nothing */.s6 : (0,markdown.md) `, ${(0,counts/* count */.U)(instances, 'instance')}`;
    return (0,markdown.md) `${nameOf({ name: name ?? '' })}${often}${seen}`;
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/test-list.js




const changedFiles = 'in files changed by this pull request';
function listTests(report, options) {
    const { tests, touched, top } = report;
    const max = Math.min(options.max, top ?? tests.length);
    const theirs = touched?.length ? touched : null;
    const shown = (theirs ?? tests).slice(0, Math.min(max, theirs ? options.most.touched : options.most.first));
    const name = theirs ? 'tests in changed files' : 'first tests';
    const { listed, omitted } = splitByRoom(groupOthers(report, new Set(shown)), max - shown.length);
    const further = theirs !== null && listed.length > 0 && theirs.length > shown.length;
    const limit = further ? { total: theirs.length, elsewhere: (0,markdown.md) ` below` } : {};
    const words = options.elsewhere === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` ${options.elsewhere}`;
    return {
        open: testTable(name, shown, report, options.open, limit),
        others: [
            ...listed.map(({ title, tests: group, most }) => (0,text_blocks/* collapsed */.yZ)(title, testTable(title, group, report, options.folded, { max: most, elsewhere: words }))),
            ...(omitted.length === 0
                ? []
                : [(0,text_blocks/* paragraph */.FY)('other tests', (0,markdown.md) `And ${describeOmitted(omitted)}${words}.`)]),
        ],
    };
}
function groupOthers({ tests, touched }, shown) {
    const theirs = (touched ?? []).filter((test) => !shown.has(test));
    const [recent, dormant] = [[], []];
    for (const test of tests) {
        if (test.touched || shown.has(test))
            continue;
        (test.age === 'dormant' ? dormant : recent).push(test);
    }
    return [
        { title: `${(0,counts/* formatNumber */.Z)(theirs.length)} more ${changedFiles}`, tests: theirs },
        { title: `${(0,counts/* formatNumber */.Z)(recent.length)} more`, tests: recent },
        { title: `${(0,counts/* formatNumber */.Z)(dormant.length)} not seen for 30 days`, tests: dormant },
    ].filter((group) => group.tests.length > 0);
}
function splitByRoom(groups, room) {
    const listed = [];
    const omitted = [];
    let most = room;
    for (const group of groups) {
        if (most > 0)
            listed.push({ ...group, most });
        else
            omitted.push(group);
        most -= group.tests.length;
    }
    return { listed, omitted };
}
function describeOmitted(groups) {
    const count = (some) => some.reduce((sum, { tests }) => sum + tests.length, 0);
    const touched = count(groups.filter(({ tests }) => tests[0]?.touched));
    const part = touched === 0 ? '' : `, ${(0,counts/* formatNumber */.Z)(touched)} of them ${changedFiles},`;
    return `${(0,counts/* formatNumber */.Z)(count(groups))} more${part}`;
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/summary.js







const touchedShown = 25;
const firstShown = 10;
const mostInFull = 500;
const shownOfMany = 100;
const longestBlock = 50_000;
function contentsOf(report, selectors) {
    return { all: mostShown(report) >= report.tests.length, names: selectors.listed > 0 && fits(selectors) };
}
function renderFlakySummary(report, options) {
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## ${describeFlaky(report)}`),
        (0,text_blocks/* paragraph */.FY)('failures', (0,markdown/* join */.fj)((options.failures ?? []).map((reason) => (0,markdown.md) `> ❌ ${reason}`), '\n>\n')),
        (0,text_blocks/* paragraph */.FY)('changes', changesLine(report)),
        (0,text_blocks/* paragraph */.FY)('caveats', caveats(report)),
        ...body(report, options),
    ];
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes), (0,markdown.md) `<sub>${sourceLine(report)}</sub>`);
}
function body(report, { repository = null, selectors, elsewhere, copyFrom }) {
    const { tests } = report;
    const style = { repository, score: true };
    const [only] = tests;
    if (only === undefined)
        return goneSection(report);
    if (tests.length === 1)
        return [oneTest(only, report, style), ...goneSection(report), ...copySection(selectors, copyFrom)];
    const list = listTests(report, {
        open: style,
        folded: style,
        most: { touched: touchedShown, first: firstShown },
        max: mostShown(report),
        elsewhere,
    });
    return [
        list.open,
        ...list.others,
        ...goneSection(report),
        ...copySection(selectors, copyFrom),
        (0,text_blocks/* paragraph */.FY)('order', (0,markdown.md) `<sub>${orderLine(report)}</sub>`),
    ];
}
function mostShown({ tests, top }) {
    return top ?? (tests.length > mostInFull ? shownOfMany : tests.length);
}
function fits({ text }) {
    return text.length <= longestBlock;
}
function copySection(selectors, copyFrom) {
    if (!selectors || selectors.listed === 0)
        return [];
    if (fits(selectors))
        return [
            (0,text_blocks/* collapsed */.yZ)('Run or skip these tests', (0,text_blocks/* paragraph */.FY)('copyable names', (0,fence/* fenced */.O)(selectors.text.trimEnd()))),
        ];
    const place = copyFrom === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` It is ${copyFrom}.`;
    return [
        (0,text_blocks/* paragraph */.FY)('copyable names', (0,markdown.md) `The list to run or skip these tests is too long to show here.${place}`),
    ];
}

// EXTERNAL MODULE: ./build/sources/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(3177);
;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/flaky-outcome.js






const shortList = 100;
function flakyOutcome(findings, inputs, context) {
    const { report, selectors, gates } = findings;
    const unevaluated = reasonsOf(gates, 'not evaluated');
    const strict = inputs['gate-unknown'] === 'fail';
    const failures = [...reasonsOf(gates, 'failed'), ...(strict ? unevaluated : [])];
    const json = toFlakyJson(report);
    return {
        success: failures.length === 0,
        sentence: describe(report, failures),
        outputs: {
            ...(0,list_outputs/* listValues */.D)(report.tests.length, report.complete, json.tests.map(matrixEntry)),
            ...changes(report),
            ...gateOutputs(gates, failures),
        },
        json,
        shortJson: toFlakyJson(report, shortList),
        files: inputs.selectors === undefined ? [] : [selectorFile(selectors, inputs.selectors)],
        annotations: [
            ...prefixNotice(report),
            ...(inputs.annotations === 'off' ? [] : annotateTests(report, inputs.annotations)),
        ],
        notes: [...findings.notes, ...(strict ? [] : unevaluated)],
        summary: ({ bytes }) => renderFlakySummary(report, {
            bytes,
            repository: context.workflow.repository,
            selectors,
            failures,
            elsewhere: completeList,
            copyFrom: copySource(inputs),
        }),
    };
}
function matrixEntry({ id, web_url, instances, score, age, touched, change }) {
    return { id, web_url, instances, score, age, touched, change };
}
const completeList = 'in the file at json-path';
function copySource({ selectors }) {
    return selectors === undefined ? completeList : 'in the file at selectors-path';
}
function gateLimits(inputs) {
    return Object.fromEntries(gateNames.map((name) => [name, inputs[name] ?? null]));
}
function describe(report, failures) {
    const { organization, slug } = report.suite;
    const part = report.complete ? '' : ` (incomplete list: ${report.whyIncomplete})`;
    const why = failures.length === 0 ? '' : ` ${failures.join(' ')}`;
    return `${(0,counts/* count */.U)(report.tests.length, 'flaky test')} in suite ${organization}/${slug}${part}.${why}`;
}
function changes({ comparison, touched }) {
    return {
        ...(comparison === null ? {} : { 'new-count': String(comparison.added) }),
        ...(comparison?.gone ? { 'gone-count': String(comparison.gone.length) } : {}),
        ...(touched === null ? {} : { 'touched-count': String(touched.length) }),
    };
}
function gateOutputs({ outcome, results }, failures) {
    if (results.length === 0)
        return {};
    const otherwise = outcome === 'passed' ? 'true' : 'not evaluated';
    return {
        'gate-passed': failures.length > 0 ? 'false' : otherwise,
        'gate-reasons': results.map(({ reason }) => reason).join('\n'),
    };
}
function selectorFile({ text }, format) {
    return { output: 'selectors-path', name: `flaky-tests.${format}.txt`, text };
}

;// CONCATENATED MODULE: ./build/sources/report/flaky/comment.js












const commentTiers = ['full', 'compact', 'minimal'];
const commentCharacters = 65_536 - 4_096;
const comment_touchedShown = 10;
const comment_firstShown = 5;
const compactRows = 25;
const shortestRow = 60;
function renderFlakyComment(report, options) {
    const bodyOf = createCommentBody(rememberReport(report, options), options.seal);
    const limit = commentCharacters - bodyOf('').length;
    const foot = footer(report, options);
    const budget = (0,text_document/* characters */.hg)(limit);
    const allowed = commentTiers.slice(commentTiers.indexOf(options.tier ?? 'full')).filter((tier) => {
        return tier !== 'full' || report.tests.length * shortestRow < limit;
    });
    for (const tier of allowed) {
        const complete = (0,text_document/* renderComplete */.W1)(blocksOf(report, options, tier), budget, foot);
        if (complete !== null)
            return { body: bodyOf(complete), tier };
    }
    const cut = (0,text_document/* renderDocument */.yQ)(blocksOf(report, options, 'minimal'), budget, foot);
    return { body: bodyOf(cut), tier: 'minimal' };
}
function blocksOf(report, options, tier) {
    const heading = [
        (0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `### ${describeFlaky(report)}`),
        (0,text_blocks/* paragraph */.FY)('changes', changesLine(report)),
        (0,text_blocks/* paragraph */.FY)('caveats', caveats(report, options.unevaluated)),
    ];
    return [...heading, ...(tier === 'minimal' ? minimalBody(report) : tableBody(report, options, tier))];
}
function tableBody(report, { repository, elsewhere }, tier) {
    const { tests } = report;
    const style = { repository, score: false, brief: tier !== 'full' };
    const [only] = tests;
    if (tests.length === 0 || only === undefined)
        return goneSection(report);
    if (tests.length === 1)
        return [oneTest(only, report, style), ...goneSection(report)];
    const list = listTests(report, {
        open: style,
        folded: { ...style, brief: true },
        most: { touched: comment_touchedShown, first: comment_firstShown },
        max: tier === 'full' ? tests.length : compactRows,
        elsewhere,
    });
    return [
        list.open,
        ...list.others,
        ...goneSection(report),
        (0,text_blocks/* paragraph */.FY)('order', (0,markdown.md) `<sub>${orderLine(report)}</sub>`),
    ];
}
function minimalBody({ tests, touched }) {
    const shown = touched?.length ? touched : tests;
    const items = shown
        .slice(0, comment_firstShown)
        .map((test) => (0,markdown/* join */.fj)([nameOf(test), locationCell(test, null)], ' at '));
    return items.length === 0 ? [] : [(0,text_blocks/* list */.p_)('first tests', markdown/* nothing */.s6, items, { total: tests.length })];
}
function footer({ asOf, suite }, { run, repository, copyFrom }) {
    const parts = [
        run.sha === '' ? markdown/* nothing */.s6 : (0,markdown.md) `Commit ${(0,text_url/* link */.nf)((0,markdown/* code */.aY)(run.sha.slice(0, 7)), (0,text_repository/* commitUrl */.Bg)(repository, run.sha))}`,
        (0,text_url/* link */.nf)(`run ${run.number}`, (0,text_url/* safeUrl */.Pl)(run.url, true)),
        (0,markdown.md) `${(0,durations/* formatMoment */.K9)(asOf)}`,
        (0,text_url/* link */.nf)((0,markdown.md) `suite ${suite.name}`, suite.url),
        copyFrom ? (0,markdown.md) `Copyable names: ${copyFrom}` : markdown/* nothing */.s6,
    ];
    return (0,markdown.md) `<sub>${(0,markdown/* join */.fj)(parts, ' · ')}</sub>`;
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/plan-comment.js








const inSummary = 'in the job summary';
function planFlakyComment(facts, inputs) {
    const { seal, file, tests, context, report, gates, selectors, finding, workflow } = facts;
    const before = finding.facts?.previous;
    const sha = finding.facts?.headSha ?? workflow.repository?.sha ?? '';
    const options = {
        ...pointersFrom(report, selectors, inputs),
        seal,
        repository: workflow.repository && { ...workflow.repository, sha: sha || workflow.repository.sha },
        run: { ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }), sha },
        unevaluated: reasonsOf(gates, 'not evaluated'),
    };
    const reportOn = (previous) => {
        if (previous === undefined)
            return report;
        return analyzeFlakyTests(tests, { ...context, earlier: earlierReports(file, previous, seal) });
    };
    return {
        place: finding.obstacle === null ? finding.facts : { obstacle: finding.obstacle },
        ...commentMark(seal),
        tiers: commentTiers,
        render: (tier, previous) => {
            const memory = previous ? (readComment(previous, seal)?.memory ?? null) : null;
            return renderFlakyComment(reportOn(previous), {
                ...options,
                tier: tier,
                before: memory,
                isRestart: Boolean(previous) && memory === null,
            });
        },
        isSameReport: (previous, next) => {
            const [before, after] = [previous, next].map((body) => readComment(body, seal));
            return before?.intact === true && before.memory.fingerprint === after?.memory.fingerprint;
        },
        ...choose(report, inputs, {
            gates: options.unevaluated,
            before: before ? readComment(before, seal) : null,
        }),
    };
}
function commentMark(seal) {
    return {
        marker: markerLine(seal.comment),
        trace: memoryTrace,
        readWriter: (body) => {
            const memory = readComment(body, seal)?.memory;
            return memory ? { id: memory.run.id, attempt: memory.run.attempt, at: memory.at } : null;
        },
    };
}
function pointersFrom(report, list, inputs) {
    const { all, names } = contentsOf(report, list);
    const copyFrom = names ? inSummary : copySource(inputs);
    return {
        elsewhere: all ? inSummary : completeList,
        copyFrom: report.tests.length === 0 ? undefined : copyFrom,
    };
}
function choose(report, inputs, { gates, before }) {
    const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
    const needsFirst = maxNew !== undefined && path === undefined && !hasFirst(before?.memory);
    const any = report.tests.length > 0;
    const whenAbsent = any || needsFirst || comment === 'always' ? 'create' : 'skip';
    if (needsFirst)
        return { whenAbsent, whenPresent: 'update' };
    if (!any)
        return { whenAbsent, whenPresent: report.complete ? whenEmpty : 'keep' };
    const isUnchanged = comment === 'on-change' && before !== null && !hasChanged(report, gates, before);
    return { whenAbsent, whenPresent: isUnchanged ? 'keep' : 'update' };
}
function hasFirst(memory) {
    return memory !== undefined && (memory.base !== null || memory.isFirstLost);
}
function hasChanged(report, gates, { memory, intact }) {
    const { sinceLast, complete, touched } = report;
    if (sinceLast === null || !intact || memory.unevaluated.join() !== gates.join())
        return true;
    const { added, activeAgain, gone } = sinceLast;
    const hasNews = added.size > 0 || activeAgain.size > 0 || (complete && gone.length > 0);
    return hasNews || (touched !== null && fingerprintOfTouched(report) !== memory.touched);
}

;// CONCATENATED MODULE: ./build/sources/operations/flaky-tests/report-flaky-tests.js












const usualLimit = 10_000;
const periods = (0,input/* keysOf */.YD)(requests/* flakyTestPeriods */.q);
async function reportFlakyTests(suite, inputs, context) {
    const { client, workflow, signal } = context;
    const period = choosePeriod(inputs['seen-within']);
    const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
    const limit = inputs.limit ?? usualLimit;
    const { items, ...end } = await (0,read_list/* readList */.LD)(list, { limit, thing: 'flaky test' }, context);
    const now = context.clock.now();
    const sealOf = createSeals(inputs, suite, context);
    const markOf = (pullRequest) => commentMark(sealOf(pullRequest));
    const hasComment = inputs.comment !== 'never';
    const finding = await workflow.findPullRequest(inputs['pull-request'], hasComment ? markOf : null);
    const { facts } = finding;
    const seal = sealOf(facts?.number ?? 0);
    const file = await readBaselineFile(inputs['baseline-path'], suite, workflow.readFile);
    const isRemembered = (hasComment && facts !== null) || file !== undefined;
    const about = {
        ...settings(inputs),
        now,
        redact: context.redact,
        toLink: context.toLink,
        suite: await describeSuite(suite, context),
        complete: end.complete,
        whyIncomplete: (0,read_list/* whyIncomplete */.Be)(end),
        roots: { workspace: workflow.workspace, prefixes: inputs['path-prefix'] ?? [] },
        changedFiles: facts?.changedFiles ?? null,
        earlier: isRemembered ? earlierReports(file, facts?.previous, seal) : undefined,
        commit: facts?.headSha ?? '',
    };
    const report = analyzeFlakyTests(items, about);
    const notes = [
        ...(end.failure === undefined ? [] : [(0,read_list/* describeList */.KA)((0,counts/* count */.U)(items.length, 'flaky test'), end).sentence]),
        ...windowNotes(inputs['seen-within']),
        ...globNotes(report),
        ...(usesPullRequest(inputs) ? notesOf(finding, inputs) : []),
        ...(typeof file === 'string' ? [`Cannot compare with an earlier report: ${file}.`] : []),
    ];
    const selectors = renderSelectors(report, inputs.selectors ?? 'plain', now + inputs['selectors-expire']);
    const gates = evaluateGates(report, gateLimits(inputs));
    const outcome = flakyOutcome({ report, selectors, notes, gates }, inputs, context);
    if (!hasComment)
        return outcome;
    const comment = { seal, file, tests: items, context: about, report, gates, selectors, finding, workflow };
    return { ...outcome, comment: planFlakyComment(comment, inputs) };
}
function createSeals({ 'comment-key': given, 'memory-key': keys }, { organization, suite }, { workflow, uuid }) {
    const { repository, defaultKey } = workflow.memory;
    const comment = given ?? `${organization}/${suite}`;
    const own = keys ?? [defaultKey ?? uuid()];
    return (pullRequest) => createSeal({ keys: own, repository, pullRequest, comment });
}
function choosePeriod(seenWithinMs) {
    if (seenWithinMs === undefined)
        return undefined;
    return periods.find((period) => requests/* flakyTestPeriods */.q[period] >= seenWithinMs) ?? '28days';
}
function windowNotes(seenWithinMs = 0) {
    return seenWithinMs <= requests/* flakyTestPeriods */.q['28days']
        ? []
        : ['Input seen-within is longer than the 28 days that the service lists, so earlier tests are missing.'];
}
function globNotes({ unmatchedGlobs }) {
    return unmatchedGlobs.map(({ input, glob }) => `Input ${input}: ${JSON.stringify(glob)} matches no file of the listed flaky tests.`);
}
function notesOf({ facts, obstacle, notes }, { comment }) {
    return facts === null && obstacle !== null && comment === 'never' ? [...notes, obstacle] : notes;
}
function usesPullRequest(inputs) {
    return (inputs.comment !== 'never' || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined);
}
function settings(inputs) {
    return {
        filters: {
            minInstances: inputs['min-instances'] ?? null,
            seenWithinMs: inputs['seen-within'] ?? null,
            include: inputs.include ?? [],
            exclude: inputs.exclude ?? [],
        },
        sort: inputs.sort,
        top: inputs.top ?? null,
        halfLifeMs: inputs['half-life'],
    };
}
const longestForName = 10_000;
async function describeSuite(address, { client, log, signal }) {
    const { organization, suite: slug } = address;
    try {
        const { name = null, web_url = null } = await client.suites.get(address, {
            signal,
            timeoutMs: longestForName,
        });
        return { organization, slug, name, web_url };
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not read the suite: ${(0,error_text/* errorText */.kc)(error)}`);
        return { organization, slug, name: null, web_url: null };
    }
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectItems),
/* harmony export */   l: () => (/* binding */ collectList)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

const maxBytes = 16 * 1024 * 1024;
async function collectList(list, options) {
    try {
        return { items: await list.toArray({ ...options, maxBytes }), complete: true };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV))
            throw error;
        const items = error.items;
        const { reason } = error;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


/***/ }),

/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   KA: () => (/* binding */ describeList),
/* harmony export */   LD: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);



const progressMs = 10_000;
async function readList(list, { limit, thing }, { clock, log }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(read, thing)} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_1__/* .collectList */ .l)(list, { limit, onPage });
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
};
function whyIncomplete({ reason }) {
    return reason && reasons[reason];
}
function describeList(what, { complete, reason, failure }) {
    if (failure === undefined) {
        const end = reason === 'limit' ? 'more exist' : `incomplete: ${whyIncomplete({ complete, reason })}`;
        return { success: true, sentence: `${what}${complete ? '' : ` (${end})`}.` };
    }
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorText */ .kc)(failure.cause)}. Read before that: ${what}.`;
    return { success: false, sentence, ...(failure.hint === undefined ? {} : { hint: failure.hint }) };
}


/***/ }),

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

/***/ 8659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ createPathReader),
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   ho: () => (/* binding */ splitLine),
/* harmony export */   hy: () => (/* binding */ testFolder),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   oP: () => (/* binding */ isAbsolute)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

const absolute = /^(?:[a-z]:|\/)/i;
const control = /\p{Cc}/u;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const unknownFile = 'Unknown';
function createPathReader(roots = {}) {
    const find = createFinder(roots);
    return (location, fileName) => {
        const [path, line] = splitLine(location ?? '');
        const at = find(path);
        const named = fileName === unknownFile ? null : find(fileName ?? '');
        if (at?.file) {
            const caller = named?.file && named.file !== at.file ? named.file : null;
            return { shown: at.file, line, place: { file: at.file, line }, caller };
        }
        if (named?.file) {
            return { shown: named.file, line: null, place: { file: named.file, line: null }, caller: null };
        }
        const shown = at?.shown ?? named?.shown ?? null;
        return { shown, line: at === null ? null : line, place: null, caller: null };
    };
}
function inside(path) {
    if (plainPath.test(path))
        return path.startsWith('./') ? path.slice(2) : path;
    if (absolute.test(path) || control.test(path))
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
function testFolder(prefixes = []) {
    return inside(prefixes.map(forward).find((prefix) => !absolute.test(prefix)) ?? '') ?? '';
}
function pathFrom(folder, file) {
    return folder === '' ? file : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(`/${folder}`, `/${file}`);
}
function isAbsolute(path) {
    return absolute.test(path);
}
function splitLine(location) {
    const found = lineAndColumn.exec(location);
    return found === null ? [location, null] : [location.slice(0, found.index), Number(found[1]) || null];
}
function createFinder({ organization, workspace, prefixes = [] }) {
    const folder = testFolder(prefixes);
    const starts = [
        ...prefixes.map((prefix) => ({ root: `${forward(prefix)}/`, folder })),
        { root: `${forward(workspace ?? '')}/`, folder: '' },
    ]
        .filter(({ root }) => root !== '/' && absolute.test(root))
        .map((start) => ({ ...start, root: start.root.replace('//', '/') }));
    const fromRoot = (path) => {
        const start = starts.find(({ root }) => path.startsWith(root));
        if (start !== undefined)
            return `${start.folder}/${path.slice(start.root.length)}`;
        const segments = path.split('/');
        const at = segments.findIndex((each, index) => each === 'builds' && segments[index + 2] === organization);
        return at < 0 || organization === undefined ? null : segments.slice(at + 4).join('/');
    };
    return (text) => {
        if (folder === '' && plainPath.test(text)) {
            const file = text.startsWith('./') ? text.slice(2) : text;
            return { shown: file, file };
        }
        const path = forward(text);
        if (path === '')
            return null;
        const relative = absolute.test(path) ? fromRoot(path) : `${folder}/${path}`;
        const file = relative === null ? null : inside(`./${relative}`);
        return { shown: file ?? path, file };
    };
}
function forward(path) {
    return path.trim().replaceAll('\\', '/');
}


/***/ }),

/***/ 2647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Vg: () => (/* binding */ omittedNote),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   yZ: () => (/* binding */ collapsed)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function paragraph(name, body) {
    return { kind: 'paragraph', name, body };
}
function table(name, columns, rows, limit = {}) {
    const titles = columns.map((column) => column.title).join(' | ');
    const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
    const head = { markdown: `| ${titles} |\n| ${rule} |` };
    return createRows(name, head, rows.map(tableRow), limit);
}
function list(name, head, items, limit = {}) {
    return createRows(name, head, items.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), limit);
}
function collapsed(title, block) {
    const open = { markdown: `<details><summary>${title}</summary>\n` };
    const close = { markdown: '\n</details>' };
    if (block.kind === 'paragraph')
        return { ...block, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([open, block.body, close], '\n') };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([block.tail, close], '\n') };
}
function createRows(name, head, rows, limit) {
    const { elsewhere = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, max = rows.length, total = rows.length } = limit;
    const more = (left) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(left) }} more${elsewhere}`;
    return { kind: 'rows', name, head, rows, tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, max, total, more };
}
function tableRow(cells) {
    return { markdown: `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(cell) || ' ').join(' | ')} |` };
}
function omittedNote(blocks) {
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


/***/ }),

/***/ 1904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ renderComplete),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hg: () => (/* binding */ characters),
/* harmony export */   yQ: () => (/* binding */ renderDocument)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter(isPresent);
    for (let kept = present.length; kept > 0; kept -= 1) {
        const dropped = present.slice(kept);
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([dropped.length === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .omittedNote */ .Vg)(dropped), foot], gap);
        const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
        if (text !== null)
            return text;
    }
    return '';
}
function renderComplete(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6) {
    const texts = blocks.filter(isPresent).map((block) => withRows(block, mostRows(block)));
    const text = `${[...texts, textOf(foot)].filter(isText).join(gap)}\n`;
    return budget.measure(text) <= budget.limit ? text : null;
}
function fitBlocks(blocks, note, { limit, measure }) {
    const frames = [...blocks.map((block) => withRows(block, 0)), note].map((frame) => measure(`${frame}${gap}`));
    let room = limit - frames.reduce((sum, size) => sum + size, 0);
    if (room < 0)
        return null;
    const texts = blocks.map((block) => {
        if (block.kind === 'paragraph')
            return block.body.markdown;
        const { shown, used } = takeRows(block, room, measure);
        room -= used;
        return withRows(block, shown);
    });
    return `${[...texts, note].filter(isText).join(gap)}\n`;
}
function takeRows(block, room, measure) {
    let used = 0;
    let shown = 0;
    for (const row of block.rows.slice(0, block.max)) {
        const size = measure(`${row.markdown}\n`);
        if (used + size > room)
            break;
        used += size;
        shown += 1;
    }
    return { shown, used };
}
function withRows(block, shown) {
    if (block.kind === 'paragraph')
        return block.body.markdown;
    const left = Math.max(0, block.total - shown);
    const rows = block.rows.slice(0, shown);
    const closing = left === 0 ? [] : [block.more(left)];
    return [block.head, ...rows, ...closing, block.tail].map(textOf).filter(isText).join('\n');
}
function textOf(part) {
    return part.markdown;
}
function isText(text) {
    return text !== '';
}
function isPresent(block) {
    return block.kind === 'rows' || isText(textOf(block.body));
}
function mostRows(block) {
    return block.kind === 'rows' ? Math.min(block.max, block.rows.length) : 0;
}


/***/ }),

/***/ 5260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fenced)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5040);

function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}


/***/ }),

/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   CH: () => (/* binding */ changeUrl),
/* harmony export */   Hx: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1412);


function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${base(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${base(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${base(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}
function base({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


/***/ })

};
;