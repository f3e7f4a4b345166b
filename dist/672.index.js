export const id = 672;
export const ids = [672];
export const modules = {

/***/ 5100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ flakyTestSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);


/** A test that both passed and failed on the same code (api.md §2.2). */
const flakyTestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    web_url: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    scope: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    location: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    file_name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    instances: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    most_recent_instance_at: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});


/***/ }),

/***/ 9672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFlakyTests: () => (/* binding */ reportFlakyTests)
});

// EXTERNAL MODULE: ./build/report/text/url.js
var text_url = __webpack_require__(3646);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/report/flaky/baseline.js

/** Compares with an earlier report, if there is one. Recognizes a test by its ID, or else by scope, name, and file. */
function compareTests(tests, baseline) {
    if (baseline === null)
        return { tests, gone: [] };
    const byId = new Map(baseline.tests.map((test) => [test.idKey, test]));
    const byName = new Map(baseline.tests.filter((test) => test.nameKey !== '').map((test) => [test.nameKey, test]));
    const found = new Set();
    const marked = tests.map((test) => {
        const before = earlierOf(test, byId) ?? byName.get(nameKeyOf(test));
        if (before !== undefined)
            found.add(before);
        return { ...test, change: changeOf(test, before, baseline.full) };
    });
    return { tests: marked, gone: baseline.tests.filter((test) => !found.has(test)) };
}
/** What to remember of a test for a later report. */
function toBaselineTest(test) {
    return {
        idKey: shortHash(test.ids[0] ?? ''),
        nameKey: nameKeyOf(test),
        instances: test.instances,
        lastSeenAt: test.lastSeenAt,
        name: test.name,
    };
}
/** Six characters, or 36 bits: among 5,000 tests, two collide about once in 5,000 reports. */
function shortHash(text) {
    return (0,external_node_crypto_.hash)('sha256', text, 'base64url').slice(0, 6);
}
function nameKeyOf({ scope, name, file }) {
    return shortHash(JSON.stringify([scope, name, file]));
}
function earlierOf({ ids }, byId) {
    return ids.map((id) => byId.get(shortHash(id))).find((found) => found !== undefined);
}
function changeOf(test, before, full) {
    if (before === undefined)
        return full ? 'new' : null;
    const again = isMore(test.instances, before.instances) ||
        isMore(minuteOf(test.lastSeenAt), minuteOf(before.lastSeenAt));
    return again ? 'active again' : null;
}
/** Times are remembered to the minute. */
function minuteOf(ms) {
    return ms === null ? null : Math.floor(ms / 60_000);
}
/** False if one of the values is unknown. */
function isMore(now, before) {
    return now !== null && before !== null && now > before;
}

;// CONCATENATED MODULE: ./build/report/flaky/ages.js
const hour = 3_600_000;
const day = 24 * hour;
/** How long ago, in milliseconds. The future counts as now, because clocks differ. */
function ageOf(lastSeenAt, now) {
    return Math.max(0, now - lastSeenAt);
}
/** The group of a test that was last seen then. */
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

;// CONCATENATED MODULE: ./build/report/flaky/glob.js
/** A longer path is cut before it is matched: no repository has one, and the work grows with the length. */
const longestPath = 1_024;
/**
 * A glob for file paths: `*` is anything but a slash, `**` any number of folders, `?` one character, `[a-z]` and `[!a-z]`
 * one of a set, `{a,b}` alternatives, `\` escapes; a pattern that ends in a slash means everything in that folder. Files
 * that begin with a dot are matched too. A bracket or brace without its counterpart is literal. `onStep` is called for
 * each state that is asked about a character.
 */
function createGlob(pattern, onStep) {
    const machine = { accepts: [null], next: [[]] };
    const folder = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const end = add(machine, addPattern(machine, [...folder], 0), null);
    return (path) => run(machine, end, path.slice(0, longestPath), onStep);
}
/** Adds a state after another one. */
function add(machine, from, accepts) {
    const state = machine.accepts.push(accepts) - 1;
    machine.next.push([]);
    machine.next[from]?.push(state);
    return state;
}
const anyButSlash = (char) => char !== '/';
const any = () => true;
/** Adds a pattern after a state. Returns the state at its end. */
function addPattern(machine, chars, start) {
    let state = start;
    for (let at = 0; at < chars.length;) {
        const [length, end] = addToken(machine, state, chars, at);
        state = end;
        at += length;
    }
    return state;
}
/** Adds the part of the pattern at this position. Returns its length and the state at its end. */
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
/** Any number of characters. */
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
/** The length of a segment `**` including its slash; 0 for anything else. */
function foldersAt(chars, at) {
    const isSegmentStart = at === 0 || chars[at - 1] === '/';
    if (!isSegmentStart || chars[at] !== '*' || chars[at + 1] !== '*')
        return 0;
    if (chars[at + 2] === '/')
        return 3;
    return at + 2 === chars.length ? 2 : 0;
}
/** Zero or more folders with their slashes; at the end of the pattern, anything. */
function addFolders(machine, state, length) {
    if (length === 2)
        return addRepeated(machine, state, any);
    const end = add(machine, state, null);
    machine.next[addLiteral(machine, addRepeated(machine, state, any), '/')]?.push(end);
    return end;
}
/** A set such as `[a-z]`; undefined if it is not closed. */
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
/** Alternatives such as `{a,b}`, which can be nested; undefined if they are not closed, or if there is only one. */
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
/** These states, and those that follow without a character. */
function reachable(machine, from) {
    const states = new Set(from);
    for (const state of states) {
        if (machine.accepts[state] === null)
            for (const next of machine.next[state] ?? [])
                states.add(next);
    }
    return states;
}

;// CONCATENATED MODULE: ./build/report/flaky/filter.js


/** The tests that match. A test with an unknown file, count, or time does not match a filter that needs it. */
function filterTests(tests, filters, now) {
    if (!isFiltering(filters))
        return tests;
    const { minInstances, seenWithinMs, include = [], exclude = [] } = filters;
    const included = matcher(include);
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
/** True if the filters can hide tests. */
function isFiltering({ minInstances, seenWithinMs, include, exclude }) {
    return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}
function matcher(globs) {
    const matchers = globs.map((glob) => createGlob(glob));
    return (file) => file !== null && matchers.some((matches) => matches(file));
}

;// CONCATENATED MODULE: ./build/report/flaky/rank.js
/** The orders in which tests can be sorted. */
const sortOrders = (/* unused pure expression or super */ null && (['score', 'instances', 'recent', 'name', 'file']));
const compares = {
    score: (a, b) => b.score - a.score,
    instances: (a, b) => number(b.instances) - number(a.instances),
    recent: (a, b) => number(b.lastSeenAt) - number(a.lastSeenAt),
    name: (a, b) => byText(a.name, b.name) || byText(a.scope, b.scope),
    file: (a, b) => byText(a.file ?? '\uFFFF', b.file ?? '\uFFFF') || (a.place?.line ?? 0) - (b.place?.line ?? 0),
};
/** Sorts the tests. Ties are sorted by instances, then last seen, then ID, so that the order is stable. */
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
/** Compares by code unit, which is the same on every machine. */
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

// EXTERNAL MODULE: ./build/model/times.js
var times = __webpack_require__(4948);
;// CONCATENATED MODULE: ./build/report/flaky/paths.js
/*
 * Where agents check out repositories; the rest is the path in the repository. Other absolute paths are shown but never
 * linked.
 */
const checkouts = [
    /^.*?\/builds\/[^/]+\/[^/]+\/[^/]+\//,
    /^\/github\/workspace\//,
    /^.*?\/_?work\/([^/]+)\/\1\//,
];
const absolute = /^(?:[a-z]:|\/)/i;
const control = /\p{Cc}/u;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
/** A relative path with nothing to repair, except for a leading `./`. Most paths match. */
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/**
 * Reads a test's `location` and `file_name` (api.md §2.2). Their format depends on the collector: with `./`, backslashes,
 * or the agent's absolute path, with or without a line and a column. Either can be missing.
 */
function repairPath(location, fileName) {
    const [path, line] = splitLine(location ?? '');
    let shown = null;
    for (const text of [fileName ?? '', path]) {
        const relative = toRelative(text);
        if (relative === '')
            continue;
        const file = inside(relative);
        if (file !== null)
            return { shown: file, place: { file, line } };
        shown ??= relative;
    }
    return { shown, place: null };
}
/** The path from the root of the repository, without `.` and `..`. Null if it leads outside or is not a relative path. */
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
function splitLine(location) {
    const found = lineAndColumn.exec(location);
    return found === null ? [location, null] : [location.slice(0, found.index), Number(found[1]) || null];
}
function toRelative(path) {
    if (plainPath.test(path))
        return path;
    const forward = path.trim().replaceAll('\\', '/');
    if (!absolute.test(forward))
        return forward;
    const checkout = checkouts.find((pattern) => pattern.test(forward));
    return checkout === undefined ? forward : forward.replace(checkout, '');
}

;// CONCATENATED MODULE: ./build/report/flaky/score.js

const score_day = 86_400_000;
/**
 * How much a test matters now: its instances, halved for each half-life since it was last seen. Zero for a test with unknown
 * instances or time.
 */
function scoreOf({ instances, lastSeenAt }, now, halfLifeMs) {
    if (instances === null || lastSeenAt === null)
        return 0;
    return instances * 0.5 ** (ageOf(lastSeenAt, now) / halfLifeMs);
}
/** The formula, as shown under the tables. */
function describeFormula(halfLifeMs) {
    const days = Number((halfLifeMs / score_day).toFixed(2));
    return `score = instances × 0.5^(days since last seen ÷ ${days})`;
}

;// CONCATENATED MODULE: ./build/report/flaky/test-report.js





/**
 * The tests of a list (api.md §4.2), in its order. Tests with the same scope, name, and file are one test, even if the
 * service gave them different IDs: their instances add up, and the latest time counts.
 */
function readTests(tests, context) {
    const groups = new Map();
    for (const test of tests) {
        const path = repairPath(test.location, test.file_name);
        // The lengths show where each part ends.
        const key = `${test.scope?.length} ${test.name?.length} ${test.scope}${test.name}${path.shown ?? ''}`;
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
function readGroup({ test, path, others }, { now, halfLifeMs, loopback }) {
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
        place: path.place,
        url: (0,text_url/* safeUrl */.P)(test.web_url, loopback),
        instances,
        lastSeenAt,
        age: ageGroup(lastSeenAt, now),
        score: scoreOf({ instances, lastSeenAt }, now, halfLifeMs),
        touched: false,
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

;// CONCATENATED MODULE: ./build/report/flaky/touched.js

/** Marks the tests in changed files. An absolute path is compared by its end. */
function markTouched(tests, changed) {
    if (changed === null || changed.paths.length === 0)
        return tests;
    const paths = new Set(changed.paths.map((path) => inside(path) ?? path));
    return tests.map((test) => {
        const file = changedFileOf(test, paths);
        return file === null
            ? test
            : { ...test, touched: true, file, place: { file, line: test.place?.line ?? null } };
    });
}
function changedFileOf({ file, place }, paths) {
    if (file === null)
        return null;
    if (place !== null)
        return paths.has(place.file) ? place.file : null;
    return endings(file).find((ending) => paths.has(ending)) ?? null;
}
/** The possible relative paths of an absolute path, longest first. A file name alone is not enough. */
function endings(path) {
    const segments = path
        .split('/')
        .filter((segment) => segment !== '')
        .slice(-16);
    return segments.map((_, index) => segments.slice(index).join('/')).filter((ending) => ending.includes('/'));
}

;// CONCATENATED MODULE: ./build/report/flaky/analyze.js






const analyze_day = 86_400_000;
/** The default half-life of a test's score. */
const defaultHalfLifeMs = 7 * analyze_day;
/** Computes the report on a suite's flaky tests (api.md §2.2). Never throws. Takes time in proportion to the list. */
function analyzeFlakyTests(list, context) {
    const { now, redact, complete, filters = {}, sort = 'score', halfLifeMs = defaultHalfLifeMs } = context;
    const { changedFiles = null, loopback = false } = context;
    const baseline = typeof context.baseline === 'object' ? context.baseline : null;
    const filtered = isFiltering(filters);
    const read = readTests(redact.json(list), { now, halfLifeMs, loopback });
    const known = markTouched(read, changedFiles);
    const { tests: everything, gone } = compareTests(known, baseline);
    const tests = rankTests(filterTests(everything, filters, now), sort);
    return {
        suite: readSuite(context, loopback),
        asOf: now,
        tests,
        everything,
        top: context.top ?? null,
        sort,
        halfLifeMs,
        complete,
        filtered,
        touched: changedFiles === null ? null : newsFirst(tests.filter((test) => test.touched)),
        touchedComplete: changedFiles?.complete ?? false,
        first: context.baseline === null,
        earlierUnread: context.baseline === 'unreadable',
        comparison: baseline && summarize(tests, baseline, complete && !filtered ? gone : null),
        earlier: baseline,
    };
}
/** Counts the tests that the report shows, so that the counts agree with its tables. */
function summarize(tests, baseline, gone) {
    return {
        since: baseline.at,
        before: baseline.total,
        full: baseline.full,
        added: baseline.full ? tests.filter((test) => test.change === 'new').length : null,
        activeAgain: tests.filter((test) => test.change === 'active again').length,
        gone,
    };
}
function readSuite({ suite, redact }, loopback) {
    const { organization, slug, name, web_url } = redact.json(suite);
    return { organization, slug, name: name || slug, url: (0,text_url/* safeUrl */.P)(web_url, loopback) };
}
/** Changed tests first. Otherwise the order stays. */
function newsFirst(tests) {
    const rank = ({ change }) => ['new', 'active again', null].indexOf(change);
    return tests.toSorted((a, b) => rank(a) - rank(b));
}

// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __webpack_require__(4255);
// EXTERNAL MODULE: ./build/report/text/durations.js
var durations = __webpack_require__(4550);
// EXTERNAL MODULE: ./build/report/text/pattern.js
var pattern = __webpack_require__(6097);
;// CONCATENATED MODULE: ./build/report/flaky/runners.js

/** The lines of the list. Does not use grep, which fails if there are none. */
const lines = "sed '/^#/d' FILE";
const alternatives = `"$(${lines} | paste -sd '|' -)"`;
/** Matches nothing, in JavaScript and in Go: no position is both a word boundary and not one. */
const never = String.raw `\b\B`;
/**
 * The supported test runners, and a plain list. With an empty list, the run commands run nothing and the skip commands skip
 * nothing.
 */
const runners = {
    rspec: {
        uses: [
            `Run: ${lines} | xargs -r bundle exec rspec`,
            'Skip: in spec_helper.rb, require "shellwords"; flaky = File.readlines("FILE").grep_v(/^#/).flat_map(&:shellsplit); RSpec.configure { |config| config.filter_run_excluding location: ->(at) { flaky.include?(at) } }',
        ],
        line: rspecLine,
    },
    pytest: {
        uses: [
            `Run: ${lines} | xargs -r pytest`,
            `Skip: PYTEST_ADDOPTS="$(sed '/^#/d; s/^/--deselect=/' FILE)" pytest (also skips tests whose names start with one of these)`,
        ],
        line: pytestLine,
    },
    jest: { ...byTitle('npx jest'), line: titlePattern },
    vitest: { ...byTitle('npx vitest run'), line: titlePattern },
    go: {
        uses: [
            `Run: go test ./... -run ${alternatives}`,
            `Skip: go test ./... -skip ${alternatives} (Go 1.20 or later)`,
        ],
        line: goLine,
        none: never,
    },
    plain: { uses: ['One test per line: location, scope, and name, separated by tabs'], line: plainLine },
};
function byTitle(command) {
    // In single quotes, because an interactive shell expands an exclamation mark in double quotes.
    const others = `'^(?!'${alternatives}')'`;
    return { uses: [`Run: ${command} -t ${alternatives}`, `Skip: ${command} -t ${others}`], none: never };
}
/** `./path:line`, quoted for the shell. */
function rspecLine({ place }) {
    if (place === null || place.line === null)
        return null;
    return shellQuote(`./${copyable(place.file)}:${place.line}`);
}
/**
 * A node ID, quoted for the shell. The scope is the ID without the name, or the classes, or the module and the classes
 * separated by dots, as in JUnit reports. pytest fails on an ID that is not in a test file.
 */
function pytestLine({ place, scope, name }) {
    if (name === '')
        return null;
    if (/\.py(?:::|$)/.test(scope))
        return shellQuote(notAnOption(copyable(`${scope}::${name}`)));
    if (place === null || !place.file.endsWith('.py'))
        return null;
    return shellQuote(notAnOption(copyable([place.file, ...classesOf(scope, place.file), name].join('::'))));
}
/** The classes in a scope, without the module. The module is the path of the file, or the end of it. */
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
/**
 * The full title as a pattern. Jest separates its parts with a space, and so did Vitest before version 5, which uses ` > `.
 * A collector writes either, and a title does not show where its parts end.
 */
function titlePattern({ scope, name }) {
    const title = [scope, name].filter((part) => part !== '').join(' ');
    if (title === '')
        return null;
    return `^${title.split(/ > | /).map(oneLinePattern).join('(?: > | )')}$`;
}
/** A pattern for each level of subtests. Go replaces the spaces in their names with underscores. */
function goLine({ name }) {
    if (name === '')
        return null;
    const levels = copyable(name)
        .split('/')
        .map((level) => `^${(0,pattern/* escapePattern */.M)(level.replaceAll(/\s/g, '_'))}$`);
    return levels.join('/');
}
/** A field never starts with `#`, which starts a comment, or with what a spreadsheet reads as a formula. */
function plainLine({ file, place, scope, name }) {
    const location = `${file ?? '-'}${place?.line ? `:${place.line}` : ''}`;
    const fields = [location, scope, name].map((field) => copyable(field).replaceAll('\t', ' '));
    return fields.map((field) => (/^[=+\-@#]./.test(field) ? `'${field}` : field)).join('\t');
}
/** One line for any title: a character that cannot be written matches any character. */
function oneLinePattern(title) {
    return title
        .toWellFormed()
        .split(/[\p{Cc}\u2028\u2029]/u)
        .map(pattern/* escapePattern */.M)
        .join('[\\s\\S]');
}
/** For POSIX shells and for xargs, which treat this quoting in the same way. */
function shellQuote(text) {
    return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
function notAnOption(path) {
    return path.startsWith('-') ? `./${path}` : path;
}
/** The text on one line, without control characters. */
function copyable(text) {
    return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

;// CONCATENATED MODULE: ./build/report/flaky/selectors.js



const selectors_day = 86_400_000;
/** The supported test runners, and a plain list. */
const selectorFormats = Object.keys(runners);
/**
 * The report's tests as a list for a test runner, to run only these tests or to skip them. The list expires, so that tests
 * are not skipped forever. Names are unchanged except for control characters, and quoted or escaped for the runner.
 */
function renderSelectors(report, format, expiresAt) {
    const { uses, line, none } = runners[format];
    const lines = report.tests.map(line).filter((text) => text !== null);
    const unique = [...new Set(lines)];
    const omitted = report.tests.length - lines.length;
    const { organization, slug } = report.suite;
    const nothing = unique.length === 0 && none !== undefined ? [none] : [];
    const header = [
        `Flaky tests of suite ${organization}/${slug}, reported at ${(0,durations/* formatMoment */.K9)(report.asOf)}${report.complete ? '' : ' (incomplete)'}`,
        `The list is valid for ${describeDays(expiresAt - report.asOf)}, until ${(0,durations/* formatMoment */.K9)(expiresAt)}.`,
        [
            (0,counts/* count */.U)(unique.length, 'line'),
            ...(omitted === 0 ? [] : [`${(0,counts/* count */.U)(omitted, 'test')} omitted because the name or location is unknown`]),
            ...nothing.map(() => 'the pattern below matches no test'),
        ].join('; '),
        ...uses,
    ];
    const text = [...header.map((words) => `# ${copyable(words)}`), ...unique, ...nothing].join('\n');
    return { text: `${text}\n`, listed: unique.length };
}
function describeDays(ms) {
    return ms % selectors_day === 0 ? (0,counts/* count */.U)(ms / selectors_day, 'day') : (0,durations/* formatDuration */.a3)(ms);
}

// EXTERNAL MODULE: ./build/operations/context/error-text.js
var error_text = __webpack_require__(7961);
// EXTERNAL MODULE: ./build/operations/lists/read-list.js
var read_list = __webpack_require__(4626);
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

// EXTERNAL MODULE: ./build/model/flaky-test.js
var flaky_test = __webpack_require__(5100);
;// CONCATENATED MODULE: ./build/report/flaky/json.js




const mostTests = 200_000;
const earlierSchema = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    suite: schemas/* object */.Ikc({ organization: schemas/* string */.YjP().max(255), slug: schemas/* string */.YjP().max(255) }),
    as_of: datetime(),
    complete: schemas/* boolean */.zMY(),
    filtered: schemas/* boolean */.zMY(),
    count: schemas/* number */.aig().int().nonnegative(),
    tests: schemas/* array */.YOg(flaky_test/* flakyTestSchema */.$).max(mostTests),
});
/** The report as data for outputs and files, with all tests or only the first `top`, sorted. */
function toFlakyJson(report, top = report.tests.length) {
    const { organization, slug, name } = report.suite;
    return {
        version: 1,
        suite: { organization, slug, name },
        as_of: new Date(report.asOf).toISOString(),
        complete: report.complete,
        filtered: report.filtered,
        count: report.tests.length,
        tests: report.tests.slice(0, top).map(toTestJson),
    };
}
/** The baseline in an earlier report's file, parsed as JSON, and its suite. Null if it is not a report of ours. */
function baselineFromJson(value) {
    const parsed = earlierSchema.safeParse(value);
    if (!parsed.success)
        return null;
    const { suite, as_of, complete, filtered, count, tests } = parsed.data;
    const at = Date.parse(as_of);
    const read = readTests(tests, { now: at, halfLifeMs: 1, loopback: false });
    const full = complete && !filtered && tests.length === count;
    return { suite, at, total: count, full, tests: read.map(toBaselineTest) };
}
function toTestJson(test) {
    const line = test.place?.line ? `:${test.place.line}` : '';
    return {
        id: test.ids[0] ?? '',
        ids: test.ids,
        name: test.name,
        scope: test.scope,
        file_name: test.file,
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
;// CONCATENATED MODULE: ./build/report/flaky/fingerprint.js

/**
 * A hash of the facts of a report: the tests, their changes, and the tests that are gone, without the time and the run. A
 * comment is written again only if it differs.
 */
function fingerprintOf(report) {
    const facts = [
        report.complete,
        report.filtered,
        report.touched !== null,
        report.comparison === null,
        report.earlierUnread,
        report.suite.name,
        ...(report.comparison?.gone?.map((test) => test.nameKey) ?? [null]),
    ];
    const tests = report.tests.map(({ ids, name, instances, lastSeenAt, touched, change }) => {
        return `${instances} ${lastSeenAt} ${touched} ${change} ${ids.join(' ')} ${name}`;
    });
    return digest([JSON.stringify(facts), ...tests]);
}
/** A hash of which tests these are, without their counts and times. */
function fingerprintOfTests(tests) {
    return digest(tests.map(({ scope, name, file }) => JSON.stringify([scope, name, file])).toSorted());
}
function digest(lines) {
    return (0,external_node_crypto_.hash)('sha256', lines.join('\n'), 'base64url').slice(0, 22);
}

;// CONCATENATED MODULE: ./build/report/flaky/memory.js





/** Maximum length of the memory in a comment. */
const memoryCharacters = 12_000;
/** Hashes do not compress: each takes its six characters. So this is the maximum number of tests that can fit. */
const memory_mostTests = memoryCharacters / 6;
/** If not all names fit, only the highest-scoring tests keep theirs. */
const namedTests = 300;
/** If not all tests fit, only the highest-scoring ones are remembered. */
const fewTests = 100;
const longestName = 80;
/** Maximum size of an unpacked memory, which can be damaged or hostile. */
const mostBytes = 1_000_000;
const version = 1;
const minute = 60_000;
const count = schemas/* number */.aig().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
/** The number of tests in a list. No service lists more. */
const listed = schemas/* number */.aig().int().nonnegative().max(1_000_000);
const key = schemas/* string */.YjP().max(12);
/*
 * Short names, and times in minutes, because every character counts. Tests: ID key, name key, instances, time, name.
 * Anyone who can edit the comment can write this, so nothing but its shape is relied on.
 */
const packedSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(version),
    t: count,
    r: schemas/* tuple */.PVZ([count, count, schemas/* string */.YjP().max(64)]),
    p: schemas/* string */.YjP().max(64),
    c: schemas/* string */.YjP().max(64).nullish(),
    f: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1)]),
    n: listed,
    k: schemas/* array */.YOg(schemas/* tuple */.PVZ([key, key, count.nullable(), count.nullable()]).rest(schemas/* string */.YjP().max(longestName * 8)))
        .max(20_000),
});
/** What to remember of a report. */
function rememberReport(report, run, fingerprint) {
    const touched = report.touched && fingerprintOfTests(report.touched);
    return { ...whatToCompareWith(report), run, fingerprint, touched };
}
/**
 * An incomplete list cannot show later which tests are new. It does not replace a memory that knows more, so that one
 * unreadable page does not erase the memory. Of a list that is too long for a comment, only the first tests are hashed.
 */
function whatToCompareWith(report) {
    const { asOf, everything, complete, earlier } = report;
    const total = everything.length;
    if (!complete && earlier !== null && (earlier.full || earlier.total > total))
        return earlier;
    const fits = total <= memory_mostTests;
    const ranked = report.sort === 'score' && !report.filtered ? report.tests : rankTests(everything, 'score');
    const remembered = fits ? ranked : ranked.slice(0, fewTests);
    return { at: asOf, total, full: complete && fits, tests: remembered.map(toBaselineTest) };
}
/**
 * The memory as text for an HTML comment: at most 12,000 characters. If it is too long, it forgets names first, then times
 * and name keys, and then tests. A memory that forgot tests is no longer full.
 */
function encodeMemory(memory) {
    for (const shorter of shorten(memory)) {
        if (leastCharacters(shorter) > memoryCharacters)
            continue;
        const text = pack(shorter);
        if (text.length <= memoryCharacters)
            return text;
    }
    return pack({ ...memory, tests: [], full: false });
}
/** The length of the keys, which do not compress. Packing is slow, so a memory that cannot fit is not packed. */
function leastCharacters({ tests }) {
    return tests.reduce((sum, { idKey, nameKey }) => sum + idKey.length + nameKey.length, 0);
}
/** The memory with less and less in it. */
function* shorten(memory) {
    yield memory;
    const nameless = memory.tests.map((test) => ({ ...test, name: null }));
    yield { ...memory, tests: [...memory.tests.slice(0, namedTests), ...nameless.slice(namedTests)] };
    yield { ...memory, tests: nameless };
    yield { ...memory, tests: nameless.map((test) => ({ ...test, nameKey: '', lastSeenAt: null })) };
    yield { ...memory, tests: memory.tests.slice(0, fewTests), full: false };
}
/** The memory in a text. Null if it is damaged, of another version, or not ours. */
function decodeMemory(text) {
    if (text.length > memoryCharacters || !/^[\w-]+$/.test(text))
        return null;
    const packed = packedSchema.safeParse(unpack(text));
    return packed.success ? toMemory(packed.data) : null;
}
function pack(memory) {
    const packed = {
        v: version,
        t: toMinutes(memory.at) ?? 0,
        r: [memory.run.id, memory.run.attempt, memory.run.sha],
        p: memory.fingerprint,
        c: memory.touched,
        f: memory.full ? 1 : 0,
        n: memory.total,
        k: memory.tests.map(packTest),
    };
    return (0,external_node_zlib_.deflateRawSync)(JSON.stringify(packed), { level: 9 }).toString('base64url');
}
function packTest({ idKey, nameKey, instances, lastSeenAt, name }) {
    const head = [
        idKey,
        nameKey,
        instances,
        toMinutes(lastSeenAt),
    ];
    return name === null ? head : [...head, [...name].slice(0, longestName).join('')];
}
function unpack(text) {
    try {
        const bytes = (0,external_node_zlib_.inflateRawSync)(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes });
        return JSON.parse(bytes.toString());
    }
    catch {
        // A damaged memory is treated as missing.
        return null;
    }
}
function toMemory({ t, r: [id, attempt, sha], p, c, f, n, k }) {
    const tests = k.map(([idKey, nameKey, instances, seen, name]) => {
        return {
            idKey,
            nameKey,
            instances,
            lastSeenAt: seen === null ? null : seen * minute,
            name: name ?? null,
        };
    });
    return {
        at: t * minute,
        total: n,
        full: f === 1,
        tests,
        run: { id, attempt, sha },
        fingerprint: p,
        touched: c ?? null,
    };
}
/** Full minutes. Times before 1970 are not real. */
function toMinutes(ms) {
    return ms === null ? null : Math.max(0, Math.floor(ms / minute));
}

;// CONCATENATED MODULE: ./build/report/flaky/marker.js


/** A longer key is replaced by its hash. */
const longestKey = 400;
const memoryLine = /<!-- kitestring-memory ([\w-]+)(?: ([\w-]+))? -->\s*$/;
/** Maximum difference between the clocks of two runners. */
const clockSkewMs = 3_600_000;
/** The first line of the comment for this key. The key is encoded, so that it cannot close the HTML comment. */
function markerLine(key) {
    const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
    return `<!-- kitestring-flaky-tests ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}
/** The last line of a comment: its memory, encoded, and a hash that shows whether the visible text was edited. */
function renderMemory(encoded, shown) {
    return `<!-- kitestring-memory ${encoded} ${sha256(shown.trim())} -->`;
}
/**
 * Reads a comment at the time `now`, in milliseconds since the epoch. Null unless its first line is our marker for this key.
 * Check the author as well, because anyone can write a marker.
 */
function readComment(body, key, now) {
    const text = body.replaceAll('\r\n', '\n');
    const [first = ''] = text.split('\n', 1);
    if (first !== markerLine(key))
        return null;
    const [line, encoded, known] = memoryLine.exec(text.slice(-13_000)) ?? [];
    if (line === undefined || encoded === undefined)
        return { memory: null, intact: false };
    const memory = decodeMemory(encoded);
    const shown = text.slice(first.length, text.length - line.length).trim();
    const fromFuture = memory !== null && memory.at > now + clockSkewMs;
    return { memory: fromFuture ? null : memory, intact: known === sha256(shown) };
}
function sha256(text) {
    return (0,external_node_crypto_.hash)('sha256', text, 'base64url');
}

;// CONCATENATED MODULE: ./build/operations/flaky-tests/baseline.js


/** What to compare with: the file at `baseline-path`, otherwise what our comment remembers. `notes` say what is wrong. */
function chooseBaseline(path, { suite, facts, key, now, readFile }) {
    if (path === undefined)
        return {
            known: facts === null ? undefined : rememberedBaseline(facts.previous, { key, now }),
            notes: [],
        };
    const read = readBaseline(readFile(path), suite);
    if (typeof read !== 'string')
        return { known: read, notes: [] };
    return {
        known: 'unreadable',
        notes: [`Cannot compare with an earlier report: the file at baseline-path ${read}.`],
    };
}
/** The baseline in a file, or what is wrong with it. */
function readBaseline(text, { organization, suite }) {
    if (text === null)
        return 'cannot be read';
    const found = baselineFromJson(parseJson(text));
    if (found === null)
        return 'is not the JSON file of an earlier report';
    const { suite: theirs } = found;
    if (theirs.organization === organization && theirs.slug === suite)
        return found;
    return `belongs to another suite, ${theirs.organization}/${theirs.slug}`;
}
/** What the text of our comment remembers: null without a comment, undefined if unknown. */
function rememberedBaseline(comment, { key, now }) {
    if (comment === null)
        return null;
    return (comment && readComment(comment, key, now)?.memory) || 'unreadable';
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/report/text/plain.js
var plain = __webpack_require__(7375);
;// CONCATENATED MODULE: ./build/report/flaky/annotations.js




/** The runner keeps ten annotations of each level per step. */
const mostAnnotations = 10;
/**
 * Annotations of the flaky tests whose place in the repository is known: those in changed files, or all. At most ten, in
 * the report's order. If there are more tests, the last annotation says how many.
 */
function annotateTests(report, which) {
    const wanted = which === 'touched' ? (report.touched ?? []) : report.tests;
    const placed = wanted.filter((test) => test.place !== null);
    if (placed.length <= mostAnnotations)
        return placed.map((test) => annotate(test, report));
    const shown = placed.slice(0, mostAnnotations - 1).map((test) => annotate(test, report));
    return [...shown, rollUp(placed.length - shown.length, which)];
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

;// CONCATENATED MODULE: ./build/report/flaky/gates.js

/** The names of the gates, which are also the names of their inputs. */
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
/**
 * Compares a report with limits. An incomplete list can fail a gate, but it cannot pass one: that gate is not evaluated.
 * Gates count the tests that match the report's filters.
 */
function evaluateGates(report, limits) {
    const results = gateNames.flatMap((name) => {
        const limit = limits[name];
        return typeof limit === 'number' ? [evaluate(name, limit, counters[name](report))] : [];
    });
    return { outcome: worst(results), results };
}
function evaluate(name, limit, { actual, missing }) {
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
        return { name, limit, actual, outcome: 'failed', reason: `${name} failed: ${found}.` };
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
    if (report.earlierUnread)
        return { actual: null, missing: 'the earlier report could not be read' };
    if (report.comparison === null)
        return { actual: null, missing: 'there is no earlier report to compare with' };
    const { added } = report.comparison;
    if (added === null)
        return { actual: null, missing: 'the earlier report does not include all of its tests' };
    return { actual: added, missing: incompleteness(report) };
}
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

// EXTERNAL MODULE: ./build/report/text/blocks.js
var text_blocks = __webpack_require__(949);
// EXTERNAL MODULE: ./build/report/text/document.js
var text_document = __webpack_require__(7846);
// EXTERNAL MODULE: ./build/report/text/fence.js
var fence = __webpack_require__(1622);
// EXTERNAL MODULE: ./build/report/text/markdown.js + 1 modules
var markdown = __webpack_require__(2055);
;// CONCATENATED MODULE: ./build/report/flaky/headline.js




/** The verdict in one sentence: tests in changed files first. Plain text. */
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
function describeNone({ filtered, complete, suite, comparison }) {
    if (filtered)
        return `No flaky tests that match the filters in suite ${suite.name}`;
    if (!complete)
        return `No flaky tests found in suite ${suite.name}, but the list is incomplete`;
    const before = comparison?.before ?? 0;
    return `No flaky tests in suite ${suite.name}${before === 0 ? '' : `, ${(0,counts/* formatNumber */.Z)(before)} in the last report`}`;
}
/** What changed since the last report, or that this is the first. Empty if reports are not remembered. */
function changesLine(report) {
    const { comparison, first, tests } = report;
    const total = (0,markdown.md) `${(0,counts/* formatNumber */.Z)(tests.length)} in total`;
    if (comparison === null)
        return first ? (0,markdown.md) `First report: ${total}.` : markdown/* nothing */.s6;
    const { added, activeAgain, gone, full, since } = comparison;
    const parts = [
        added === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,counts/* formatNumber */.Z)(added)} new**`,
        activeAgain === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,counts/* formatNumber */.Z)(activeAgain)} active again`,
        gone === null || gone.length === 0
            ? markdown/* nothing */.s6
            : (0,markdown.md) `${full ? markdown/* nothing */.s6 : (0,markdown.md) `at least `}${(0,counts/* formatNumber */.Z)(gone.length)} no longer reported`,
        total,
    ];
    return (0,markdown.md) `${(0,markdown/* join */.fj)(parts, ' · ')}, compared with the report of ${(0,durations/* formatMoment */.K9)(since)}.`;
}
/** What is missing from the report, and why. Empty if nothing is missing. */
function caveats(report) {
    const { complete, filtered, comparison, earlierUnread, touched, touchedComplete } = report;
    const notes = [
        complete ? markdown/* nothing */.s6 : incomplete,
        filtered ? (0,markdown.md) `The list is filtered, so there may be more flaky tests.` : markdown/* nothing */.s6,
        earlierUnread ? (0,markdown.md) `The last report could not be read, so changes since then are unknown.` : markdown/* nothing */.s6,
        comparison?.added === null ? newUnknown : markdown/* nothing */.s6,
        comparison?.gone === null ? (0,markdown.md) `Tests that are no longer reported are not shown.` : markdown/* nothing */.s6,
        touched === null || touchedComplete ? markdown/* nothing */.s6 : changesUnknown,
    ];
    const text = (0,markdown/* join */.fj)(notes, ' ');
    return text.markdown === '' ? markdown/* nothing */.s6 : (0,markdown.md) `> ${text}`;
}
const incomplete = (0,markdown.md) `**The list is incomplete**: not every page was read, so there may be more flaky tests.`;
const newUnknown = (0,markdown.md) `New tests cannot be identified, because the last report does not include all of its tests.`;
const changesUnknown = (0,markdown.md) `Not all changed files are known, so there may be more tests in them.`;
/** The time and the source, for the foot of a report. */
function sourceLine({ asOf, suite }) {
    const page = (0,text_url/* link */.n)((0,markdown.md) `suite ${suite.name}`, suite.url);
    return (0,markdown.md) `Reported at ${(0,durations/* formatMoment */.K9)(asOf)} for ${page}. The service lists tests that were recently flaky.`;
}

// EXTERNAL MODULE: ./build/report/text/cut.js
var cut = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/report/text/repository.js
var text_repository = __webpack_require__(8927);
;// CONCATENATED MODULE: ./build/report/flaky/tables.js








const right = 'right';
const tables_day = 86_400_000;
/** A table with one row per test. */
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
    // Only rows that can be shown are rendered.
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
/** A test's name as a link, with its scope below. The change comes first, because a phone cuts off the last columns. */
function testCell({ name, scope, url, ids, change }) {
    const news = change === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${change}** · `;
    const several = ids.length > 1 ? (0,markdown.md) ` (listed ${ids.length} times)` : markdown/* nothing */.s6;
    const below = scope === '' ? markdown/* nothing */.s6 : (0,markdown.md) `<br><sub>${(0,markdown/* prose */.CS)(scope, 120)}</sub>`;
    return (0,markdown.md) `${news}${(0,text_url/* link */.n)(nameOf({ name }), url)}${several}${below}`;
}
/** The location of a test, linked to the changes of the pull request or else to the source. */
function locationCell({ file, place, touched }, repository) {
    if (file === null)
        return markdown/* nothing */.s6;
    const line = place?.line ? `:${place.line}` : '';
    // Escaped as one text: characters that are harmless apart can have a meaning together.
    const label = (0,markdown/* path */.Ae)(`${(0,cut/* cutMiddle */.i)(file, 80)}${line}`);
    if (repository === null || place === null)
        return label;
    const url = (touched ? (0,text_repository/* changeUrl */.CH)(repository, place) : null) ?? (0,text_repository/* sourceUrl */.Hx)(repository, place);
    return (0,text_url/* link */.n)(label, url);
}
/** A test's name, which can be empty. */
function nameOf({ name }) {
    const shown = (0,markdown/* prose */.CS)(name, 200);
    return shown.markdown === '' ? (0,markdown.md) `(no name)` : shown;
}
function instancesCell({ instances }) {
    return instances === null ? 'unknown' : (0,counts/* formatNumber */.Z)(instances);
}
/** When a test was last seen, relative to the report and in UTC. */
function lastSeenWords({ lastSeenAt }, asOf) {
    if (lastSeenAt === null)
        return (0,markdown.md) `at an unknown time`;
    return (0,markdown.md) `${(0,durations/* formatAge */.nV)(ageOf(lastSeenAt, asOf))} (${(0,durations/* formatMoment */.K9)(Math.min(lastSeenAt, asOf))})`;
}
/** After two days, the day is exact enough. */
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

;// CONCATENATED MODULE: ./build/report/flaky/sections.js







/** The only test, as a sentence. */
function oneTest(test, { asOf }, { repository, brief = false }) {
    const often = test.instances === null ? markdown/* nothing */.s6 : (0,markdown.md) `, ${(0,counts/* count */.U)(test.instances, 'instance')}`;
    const where = locationCell(test, brief ? null : repository);
    const place = where.markdown === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` at ${where}`;
    const scope = test.scope === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` (${test.scope})`;
    return (0,text_blocks/* paragraph */.FY)('the test', (0,markdown.md) `**${(0,text_url/* link */.n)(nameOf(test), test.url)}**${scope}${place}${often}, last seen ${lastSeenWords(test, asOf)}.`);
}
/** The tests that the service no longer reports. The text never says that they are fixed. */
function goneSection({ comparison }) {
    const gone = comparison?.gone ?? [];
    if (gone.length === 0)
        return [];
    const named = gone.filter((test) => test.name !== null);
    const head = (0,markdown.md) `The service no longer lists these tests. This does not mean that they are fixed.\n`;
    const rows = (0,text_blocks/* list */.p_)('tests that are no longer reported', head, named.map(goneItem), { total: gone.length });
    const atLeast = comparison?.full ? '' : 'At least ';
    return [(0,text_blocks/* collapsed */.yZ)(`${atLeast}${(0,counts/* formatNumber */.Z)(gone.length)} no longer reported`, rows)];
}
/** How the tests are sorted. */
function orderLine({ sort, halfLifeMs }) {
    const by = sort === 'score' ? describeFormula(halfLifeMs) : sort;
    return (0,markdown.md) `Sorted by ${by}, then by instances, last seen, and ID.`;
}
function goneItem({ name, lastSeenAt, instances }) {
    const seen = lastSeenAt === null ? markdown/* nothing */.s6 : (0,markdown.md) `, last seen ${(0,durations/* formatMoment */.K9)(lastSeenAt)}`;
    const often = instances === null ? markdown/* nothing */.s6 : (0,markdown.md) `, ${(0,counts/* count */.U)(instances, 'instance')}`;
    return (0,markdown.md) `${nameOf({ name: name ?? '' })}${often}${seen}`;
}

;// CONCATENATED MODULE: ./build/report/flaky/test-list.js




const changedFiles = 'in files changed by this pull request';
/**
 * The tests of a report as tables. Tests in changed files are visible, or collapsed under their own title if there are too
 * many. Other tests follow, and dormant tests are last.
 */
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
/** The groups that have room for at least one test, and the other groups. */
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

;// CONCATENATED MODULE: ./build/report/flaky/summary.js







const touchedShown = 25;
const firstShown = 10;
/** With more tests than this, the summary shows only the first hundred. */
const mostInFull = 500;
const shownOfMany = 100;
/** A longer block to copy belongs in a file. */
const longestBlock = 20_000;
/** Whether a summary shows all tests and copyable names, for a comment that refers to it. */
function contentsOf(report, selectors) {
    return { all: mostShown(report) >= report.tests.length, names: selectors.listed > 0 && fits(selectors) };
}
/** A suite's flaky tests as a job summary. */
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

// EXTERNAL MODULE: ./build/operations/outputs/list-outputs.js
var list_outputs = __webpack_require__(4443);
;// CONCATENATED MODULE: ./build/operations/flaky-tests/flaky-outcome.js






/** How many tests `json` holds if not all of them fit. */
const shortList = 100;
/** The outcome of `list-flaky-tests` without the comment. */
function flakyOutcome(findings, inputs, context) {
    const { report, selectors } = findings;
    const gates = evaluateGates(report, limitsOf(inputs));
    const [failures, missing] = [reasonsOf(gates, 'failed'), reasonsOf(gates, 'not evaluated')];
    const json = toFlakyJson(report);
    return {
        success: gates.outcome !== 'failed',
        sentence: describe(report, failures),
        outputs: {
            ...(0,list_outputs/* listValues */.D)(report.tests.length, report.complete, json.tests.map(matrixEntry)),
            ...changes(report),
            ...gateOutputs(gates),
        },
        json,
        shortJson: toFlakyJson(report, shortList),
        files: inputs.selectors === undefined ? [] : [selectorFile(selectors, inputs.selectors)],
        annotations: inputs.annotations === 'off' ? [] : annotateTests(report, inputs.annotations),
        notes: [...findings.notes, ...missing],
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
/** One entry of the output `matrix`, without names, because anyone can choose them. */
function matrixEntry({ id, web_url, instances, score, age, touched, change }) {
    return { id, web_url, instances, score, age, touched, change };
}
/** Where to find the tests that a report omits. */
const completeList = 'in the file at json-path';
/** Where to find names to copy, even if they do not fit into the summary. */
function copySource({ selectors }) {
    return selectors === undefined ? completeList : 'in the file at selectors-path';
}
function limitsOf(inputs) {
    return Object.fromEntries(gateNames.map((name) => [name, inputs[name] ?? null]));
}
function reasonsOf({ results }, outcome) {
    return results.filter((result) => result.outcome === outcome).map(({ reason }) => reason);
}
function describe(report, failures) {
    const { organization, slug } = report.suite;
    const part = report.complete ? '' : ' (incomplete list)';
    const why = failures.length === 0 ? '' : ` ${failures.join(' ')}`;
    return `${(0,counts/* count */.U)(report.tests.length, 'flaky test')} in suite ${organization}/${slug}${part}.${why}`;
}
function changes({ comparison, touched }) {
    return {
        ...(comparison?.added == null ? {} : { 'new-count': String(comparison.added) }),
        ...(comparison?.gone && comparison.full ? { 'gone-count': String(comparison.gone.length) } : {}),
        ...(touched === null ? {} : { 'touched-count': String(touched.length) }),
    };
}
function gateOutputs({ outcome, results }) {
    if (results.length === 0)
        return {};
    const words = { passed: 'true', failed: 'false', 'not evaluated': 'not evaluated' };
    return {
        'gate-passed': words[outcome],
        'gate-reasons': results.map(({ reason }) => reason).join('\n'),
    };
}
function selectorFile({ text }, format) {
    return { output: 'selectors-path', name: `flaky-tests.${format}.txt`, text };
}

;// CONCATENATED MODULE: ./build/report/flaky/comment.js













/** How much a comment contains. The next tier is used if the comment is too long or GitHub rejects it. */
const commentTiers = ['full', 'compact', 'minimal'];
/** GitHub's limit, minus a reserve. */
const commentCharacters = 65_536 - 4_096;
const comment_touchedShown = 10;
const comment_firstShown = 5;
const compactRows = 25;
/** The length of the shortest possible row. A tier that cannot fit is not rendered. */
const shortestRow = 60;
/**
 * A suite's flaky tests as a comment on a pull request: the marker on the first line, tests in changed files before other
 * tests, and the memory for the next comment on the last line. Uses the first tier that fits completely. If none does,
 * the minimal tier is cut between rows.
 */
function renderFlakyComment(report, options) {
    const marker = markerLine(options.key);
    const memory = encodeMemory(rememberReport(report, options.run, fingerprintOf(report)));
    const bodyOf = (shown) => `${marker}\n${shown}\n${renderMemory(memory, shown)}`;
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
        (0,text_blocks/* paragraph */.FY)('caveats', caveats(report)),
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
/** The commit, the run, the time, and where to find more, in one line. */
function footer({ asOf, suite }, { run, repository, copyFrom }) {
    const parts = [
        run.sha === '' ? markdown/* nothing */.s6 : (0,markdown.md) `Commit ${(0,text_url/* link */.n)((0,markdown/* code */.aY)(run.sha.slice(0, 7)), (0,text_repository/* commitUrl */.Bg)(repository, run.sha))}`,
        (0,text_url/* link */.n)(`run ${run.number}`, (0,text_url/* safeUrl */.P)(run.url, true)),
        (0,markdown.md) `${(0,durations/* formatMoment */.K9)(asOf)}`,
        (0,text_url/* link */.n)((0,markdown.md) `suite ${suite.name}`, suite.url),
        copyFrom ? (0,markdown.md) `Copyable names: ${copyFrom}` : markdown/* nothing */.s6,
    ];
    return (0,markdown.md) `<sub>${(0,markdown/* join */.fj)(parts, ' · ')}</sub>`;
}

;// CONCATENATED MODULE: ./build/operations/flaky-tests/plan-comment.js







const inSummary = 'in the job summary';
/**
 * The comment to keep on the pull request. It is rendered when it is written, from the comment that exists then, because
 * another run may have written one meanwhile.
 */
function planFlakyComment(facts, inputs) {
    const { key, tests, context, report, selectors, finding, workflow } = facts;
    const pointers = pointersFrom(report, selectors, inputs);
    const { now } = context;
    const before = finding.facts?.previous;
    const sha = finding.facts?.headSha ?? workflow.repository?.sha ?? '';
    const run = { ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }), sha };
    const reportOn = (previous) => {
        if (previous === undefined || inputs['baseline-path'] !== undefined)
            return report;
        return analyzeFlakyTests(tests, { ...context, baseline: rememberedBaseline(previous, { key, now }) });
    };
    return {
        place: finding.obstacle === null ? finding.facts : { obstacle: finding.obstacle },
        ...commentMark(key, now),
        tiers: commentTiers,
        render: (tier, previous) => {
            return renderFlakyComment(reportOn(previous), {
                key,
                tier: tier,
                repository: workflow.repository && { ...workflow.repository, sha: sha || workflow.repository.sha },
                run,
                ...pointers,
            });
        },
        isSameReport: (previous, next) => {
            const [before, after] = [previous, next].map((body) => readComment(body, key, now));
            return before?.intact === true && before.memory?.fingerprint === after?.memory?.fingerprint;
        },
        ...choose(report, inputs, before ? readComment(before, key, now) : null),
    };
}
/** Identifies the comment for a key. */
function commentMark(key, now) {
    return {
        marker: markerLine(key),
        readWriter: (body) => {
            const memory = readComment(body, key, now)?.memory;
            return memory ? { id: memory.run.id, attempt: memory.run.attempt, at: memory.at } : null;
        },
    };
}
/** Where readers find what does not fit into the comment. */
function pointersFrom(report, list, inputs) {
    const { all, names } = contentsOf(report, list);
    const copyFrom = names ? inSummary : copySource(inputs);
    return {
        elsewhere: all ? inSummary : completeList,
        copyFrom: report.tests.length === 0 ? undefined : copyFrom,
    };
}
/** Whether to create, update or delete the comment. An empty or unchanged list needs no new one. */
function choose(report, { comment, 'when-empty': whenEmpty }, before) {
    const any = report.tests.length > 0;
    const whenAbsent = any || comment === 'always' ? 'create' : 'skip';
    if (!any)
        return { whenAbsent, whenPresent: report.complete ? whenEmpty : 'keep' };
    const isUnchanged = comment === 'on-change' && !hasChanged(report, before);
    return { whenAbsent, whenPresent: isUnchanged ? 'keep' : 'update' };
}
/** If the last report did not list all tests, only their number shows a change. */
function hasChanged({ comparison, everything, touched }, before) {
    if (comparison === null || !before?.memory || !before.intact)
        return true;
    const { added, activeAgain, gone } = comparison;
    return ((added === null ? comparison.before !== everything.length : added > 0) ||
        activeAgain > 0 ||
        (gone ?? []).length > 0 ||
        (touched !== null && fingerprintOfTests(touched) !== before.memory.touched));
}

;// CONCATENATED MODULE: ./build/operations/flaky-tests/report-flaky-tests.js








/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;
/** Lists the flaky tests of a suite, and reports on them. */
async function reportFlakyTests(suite, inputs, context) {
    const { client, workflow, signal } = context;
    const list = client.flakyTests.list(suite, { signal });
    const limit = inputs.limit ?? usualLimit;
    const { items, complete, failure } = await (0,read_list/* readList */.L)(list, { limit, things: 'flaky tests' }, context);
    const key = inputs['comment-key'] ?? `${suite.organization}/${suite.suite}`;
    const now = context.clock.now();
    const finding = usesPullRequest(inputs)
        ? await workflow.findPullRequest(inputs['pull-request'], commentMark(key, now))
        : null;
    const facts = finding?.facts ?? null;
    const { readFile } = workflow;
    const baseline = chooseBaseline(inputs['baseline-path'], { suite, facts, key, now, readFile });
    const about = {
        ...settings(inputs),
        now,
        redact: context.redact,
        suite: await describeSuite(suite, context),
        complete,
        changedFiles: facts?.changedFiles ?? null,
        baseline: baseline.known,
    };
    const report = analyzeFlakyTests(items, about);
    const notes = [
        ...(failure === undefined
            ? []
            : [(0,read_list/* describeList */.K)((0,counts/* count */.U)(items.length, 'flaky test'), { complete, failure }).sentence]),
        ...(finding === null ? [] : notesOf(finding, inputs)),
        ...baseline.notes,
    ];
    const selectors = renderSelectors(report, inputs.selectors ?? 'plain', now + inputs['selectors-expire']);
    const outcome = flakyOutcome({ report, selectors, notes }, inputs, context);
    if (inputs.comment === 'never' || finding === null)
        return outcome;
    const comment = { key, tests: items, context: about, report, selectors, finding, workflow };
    return { ...outcome, comment: planFlakyComment(comment, inputs) };
}
/** If there is a comment, its outcome says why there is no pull request. */
function notesOf({ facts, obstacle, notes }, { comment }) {
    return facts === null && obstacle !== null && comment === 'never' ? [...notes, obstacle] : notes;
}
/** GitHub is not asked for a report that does not mention the pull request. */
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
/** The suite with its name and web address, which a report can do without. */
async function describeSuite(address, { client, log, signal }) {
    const { organization, suite: slug } = address;
    try {
        const { name = null, web_url = null } = await client.suites.get(address, { signal });
        return { organization, slug, name, web_url };
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not read the suite: ${(0,error_text/* errorText */.k)(error)}`);
        return { organization, slug, name: null, web_url: null };
    }
}


/***/ }),

/***/ 8320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectItems),
/* harmony export */   l: () => (/* binding */ collectList)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9326);

/** A step holds a list several times at once, as items, redacted, and as JSON: it stays below 512 MiB. */
const maxBytes = 32 * 1024 * 1024;
/** Reads a list as far as its bounds allow and its pages can be read. @throws ClientError when the first one cannot. */
async function collectList(list, options) {
    try {
        return { items: await list.toArray({ ...options, maxBytes }), complete: true };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV))
            throw error;
        const items = error.items;
        return { items, complete: false, ...(error.reason === 'failed' ? { failure: error } : {}) };
    }
}
/** The items of a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


/***/ }),

/***/ 4626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ describeList),
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7961);
/* harmony import */ var _collect_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8320);


/** A long list takes time because the service counts requests. Its progress is logged this often. */
const progressMs = 10_000;
/** Reads a list up to a limit, and logs the progress if it takes long; `things` names its items, as in `builds`. */
async function readList(list, { limit, things }, { clock, log }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${read} ${things} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_0__/* .collectList */ .l)(list, { limit, onPage });
}
/** How an operation ends that read a list of `what`, such as `20 builds`: a page that could not be read fails it. */
function describeList(what, { complete, failure }) {
    if (failure === undefined)
        return { success: true, sentence: `${what}${complete ? '' : ' (more exist)'}.` };
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .k)(failure.cause)}. Read before that: ${what}.`;
    return { success: false, sentence, ...(failure.hint === undefined ? {} : { hint: failure.hint }) };
}


/***/ }),

/***/ 4443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listValues)
/* harmony export */ });
/** GitHub accepts at most this many jobs in a matrix. */
const mostInMatrix = 256;
/** The outputs of a list. `matrix` holds the first entries, for `fromJSON` in `strategy.matrix`. */
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ })

};
