"use strict";
exports.id = 995;
exports.ids = [995];
exports.modules = {

// MODULE: ./build/sources/action/event/runs.js + 3 modules
/***/ 8867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeEvent: () => (/* reexport */ completeEvent),
  createGitHub: () => (/* reexport */ github_github/* createGitHub */.C),
  createPullRequestFinder: () => (/* reexport */ createPullRequestFinder),
  findPullRequest: () => (/* reexport */ findPullRequest),
  readAllPages: () => (/* reexport */ github_github/* readAllPages */.s)
});

// EXTERNAL MODULE: ./build/sources/action/github/github.js + 1 modules
var github_github = __webpack_require__(4343);
// EXTERNAL MODULE: ./build/sources/operations/inputs/event-defaults.js
var event_defaults = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/sources/action/github/github-error.js
var github_error = __webpack_require__(3381);
;// CONCATENATED MODULE: ./build/sources/action/github/changed-files.js


const maxFiles = 3000;
async function readChangedFiles(github, pullRequest) {
    let problem;
    let isShifted = false;
    const readPage = async (page) => {
        try {
            const read = await github.listChangedFiles(pullRequest, page);
            isShifted ||= page > 1 && read.items.length === 0;
            return read;
        }
        catch (error) {
            if (!(error instanceof github_error/* GitHubError */.y_))
                throw error;
            const isMissing = error.status === 404;
            const words = (0,github_error/* describeGitHubError */.dZ)(error, github_error/* permissions */.P.readPullRequest);
            problem = isMissing ? words.replace('. ', '. Check that the pull request exists. ') : words;
            return { items: [], more: false };
        }
    };
    const { items, complete } = await (0,github_github/* readAllPages */.s)(readPage, maxFiles / 100);
    if (problem !== undefined)
        return { files: items.length === 0 ? null : { ...sortFiles(items), complete: false }, problem };
    return { files: { ...sortFiles(items), complete: complete && !isShifted && items.length < maxFiles } };
}
function sortFiles(items) {
    const named = (wanted) => items.filter(({ status }) => (status === 'removed') === wanted).map(({ filename }) => filename);
    const renamed = items.flatMap(({ status, filename, previous_filename: from }) => status === 'renamed' && from ? [[from, filename]] : []);
    const diff = new Map(items.flatMap(({ filename, patch }) => (patch ? [[filename, patch]] : [])));
    return { paths: named(false), removed: named(true), renamed, diff };
}

// EXTERNAL MODULE: ./build/sources/action/github/comment.js
var comment = __webpack_require__(428);
// EXTERNAL MODULE: ./build/sources/action/github/pull-request-hint.js
var pull_request_hint = __webpack_require__(2338);
;// CONCATENATED MODULE: ./build/sources/action/github/pull-request.js






const maxPages = 5;
async function findPullRequest(search) {
    const { github, given, hint } = search;
    if (given !== undefined)
        return { found: true, number: given, by: 'input', pull: null };
    if (hint.by === 'nothing')
        return { found: false, reason: 'The event has no commit.', isUsual: true };
    if (hint.by === 'number' || hint.by === 'queue') {
        const others = hint.by === 'number' ? (hint.others ?? []) : [];
        return { found: true, number: hint.number, by: hint.by, pull: null, others };
    }
    if (github === null)
        return { found: false, reason: 'github-token is needed to find the pull request.', isUsual: false };
    try {
        const fitting = hint.by === 'head' ? await byHead(github, hint) : await byCommit(github, hint.sha, search);
        const [pull, ...rest] = fitting.toSorted((one, other) => one.number - other.number);
        if (pull === undefined)
            return { found: false, reason: describeMiss(hint), isUsual: true };
        const others = rest.map(({ number, base }) => ({ number, base: base.ref }));
        return { found: true, number: pull.number, by: hint.by, pull, others };
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        return { found: false, reason: (0,github_error/* describeGitHubError */.dZ)(error, github_error/* permissions */.P.findPullRequest), isUsual: false };
    }
}
async function byHead(github, head) {
    const { items } = await (0,github_github/* readAllPages */.s)((page) => github.listPullRequestsFrom(head, page), maxPages);
    return items.filter((pull) => pull.head.sha === head.sha && pull.head.ref === head.branch && isFrom(head.owner, pull));
}
function isFrom(owner, { head: { repo, user } }) {
    const login = user?.login ?? repo?.full_name.split('/', 1)[0] ?? owner;
    return login.toLowerCase() === owner.toLowerCase();
}
async function byCommit(github, sha, { repository }) {
    const { items } = await (0,github_github/* readAllPages */.s)((page) => github.listPullRequestsOfCommit(sha, page), maxPages);
    return items.filter(({ state, base, head, merge_commit_sha: merge }) => state === 'open' &&
        (0,pull_request_hint/* isSameRepository */.ve)(base.repo?.full_name ?? '', repository) &&
        (head.sha === sha || merge === sha));
}
function describeMiss(hint) {
    const whose = hint.by === 'head' ? ` of ${hint.owner}:${hint.branch}` : '';
    return `No open pull request${whose} has the head commit ${hint.sha}.`;
}
const withoutToken = `Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${github_error/* permissions */.P.comment}.`;
const queued = 'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';
function createPullRequestFinder(host) {
    const nothing = (reason, isUsual) => {
        return { facts: null, obstacle: { reason: `No pull request was found. ${reason}`, isUsual }, notes: [] };
    };
    return async (given, commentKey) => {
        const { github, log } = host;
        const found = await findPullRequest({ ...host, given });
        if (!found.found)
            return nothing(found.reason, found.isUsual);
        if (found.others?.length)
            log((0,event_defaults/* describeChoice */.be)(found.number, found.others, 'pull-request'));
        if (github === null)
            return { facts: null, obstacle: { reason: withoutToken, isUsual: false }, notes: [] };
        const head = await findHead(host, github, found);
        if (head.sha === null)
            return nothing(describeMissing(host, found.number), false);
        const files = await readChangedFiles(github, found.number);
        const comment = await readNote(github, found.number, commentKey);
        const facts = {
            number: found.number,
            headSha: head.sha,
            changedFiles: files.files,
            previousNote: comment.text,
        };
        const notes = [head.note, files.problem, comment.problem].filter((note) => note !== undefined);
        return found.by === 'queue'
            ? { facts, obstacle: { reason: queued, isUsual: true }, notes }
            : { facts, obstacle: null, notes };
    };
}
async function readNote(github, pullRequest, key) {
    if (key === null)
        return { text: undefined };
    try {
        const own = await (0,comment/* readOwnComments */.po)(github, pullRequest, key);
        return { text: own === null ? undefined : (own[0]?.note ?? null) };
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        return { text: undefined, problem: (0,github_error/* describeGitHubError */.dZ)(error, github_error/* permissions */.P.comment) };
    }
}
async function findHead({ hint, commit }, github, { number, by, pull }) {
    const known = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
    if (known !== undefined)
        return { sha: known };
    try {
        return { sha: (await github.getPullRequest(number)).head.sha };
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        if (by === 'input' && (0,github_error/* isRefusal */.vu)(error, 404))
            return { sha: null };
        const note = (0,github_error/* describeGitHubError */.dZ)(error, github_error/* permissions */.P.readPullRequest);
        return error.failure === 'throttled' || !error.responded ? { sha: '', note } : { sha: '' };
    }
}
function describeMissing({ repository }, number) {
    return `GitHub says that ${repository} has no pull request ${number}, or the token may not read it. Check the input pull-request: the number of an issue is not valid. Give the job the permission ${github_error/* permissions */.P.readPullRequest}.`;
}

// EXTERNAL MODULE: ./build/sources/action/event/head-defaults.js
var head_defaults = __webpack_require__(8273);
// EXTERNAL MODULE: ./build/sources/action/event/validate-refs.js
var validate_refs = __webpack_require__(3621);
;// CONCATENATED MODULE: ./build/sources/action/event/complete-event.js




async function completeEvent(event) {
    const { ask, defaults } = event.reading;
    if (defaults.nothingToBuild !== undefined || ask === 'nothing')
        return defaults;
    const completed = ask === 'head' ? await askHead(event) : await askPullRequest(event);
    return (0,validate_refs/* validateRefs */.V)(completed, event.name);
}
async function askHead({ name, reading, github, repository }) {
    if (reading.pullRequest.by !== 'number')
        return reading.defaults;
    const { number } = reading.pullRequest;
    const missing = `The ${name} event does not contain the head commit of pull request ${number}`;
    if (github === null) {
        return { nothingToBuild: `${missing}, and github-token is needed to ask GitHub.` };
    }
    try {
        return (0,head_defaults/* headDefaults */.B)(await github.getPullRequest(number), repository);
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        return { nothingToBuild: `${missing}. ${(0,github_error/* describeGitHubError */.dZ)(error, github_error/* permissions */.P.readPullRequest)}` };
    }
}
async function askPullRequest({ reading, github, repository }) {
    const found = await findPullRequest({ github, repository, hint: reading.pullRequest });
    if (!found.found)
        return { ...reading.defaults, unknownPullRequest: found.reason };
    if (found.pull === null)
        return reading.defaults;
    const { commit: _commit, branch: _branch, nothingToBuild: _nothing, ...pull } = (0,head_defaults/* headDefaults */.B)(found.pull, repository);
    const otherPullRequests = found.others?.length ? found.others : undefined;
    return { ...reading.defaults, ...pull, otherPullRequests };
}

;// CONCATENATED MODULE: ./build/sources/action/event/runs.js





/***/ }),

// MODULE: ./build/sources/client/rate-limit/headers.js
/***/ 8071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ sentAtMs),
/* harmony export */   H5: () => (/* binding */ parseRateLimit),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   kg: () => (/* binding */ readWindows),
/* harmony export */   m6: () => (/* binding */ parseHttpDate)
/* harmony export */ });
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);

const prefixes = { organization: 'ratelimit', user: 'ratelimit-user' };
const mostDigits = 16;
const firstEpochSeconds = 1e9;
function readWindows(headers, nowMs) {
    return ['organization', 'user'].map((family) => {
        const prefix = prefixes[family];
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-reset`)), headers, nowMs),
        };
    });
}
function parseRateLimit(headers, nowMs) {
    const windows = readWindows(headers, nowMs).filter(isWhole);
    return windows.length === 0 ? undefined : { windows };
}
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'retry-after')?.trim() ?? '';
    const seconds = digits(text);
    if (seconds !== null)
        return delayMs(seconds, headers, nowMs);
    const date = parseHttpDate(text);
    return date === null ? null : Math.max(0, date - serverNowMs(headers, nowMs));
}
function delayMs(seconds, headers, nowMs) {
    if (seconds === null)
        return null;
    if (seconds < firstEpochSeconds)
        return seconds * 1000;
    return Math.max(0, seconds * 1000 - serverNowMs(headers, nowMs));
}
function isWhole(window) {
    return window.limit !== null && window.remaining !== null && window.resetMs !== null;
}
function highest(values) {
    const numbers = values.flatMap((value) => value.split(',')).map(digits);
    const valid = numbers.filter((number) => number !== null);
    return valid.length === 0 ? null : Math.max(...valid);
}
function digits(text) {
    const trimmed = text.trim();
    return trimmed.length <= mostDigits && /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}
function sentAtMs(headers) {
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'date') ?? '');
}
function serverNowMs(headers, nowMs) {
    return sentAtMs(headers) ?? nowMs;
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}


/***/ }),

// MODULE: ./build/sources/client/response/collect-bytes.js
/***/ 5666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   mR: () => (/* binding */ OversizedBody),
/* harmony export */   y4: () => (/* binding */ collectBytes)
/* harmony export */ });
const segmentBytes = 65_536;
class OversizedBody extends Error {
}
async function* limitBytes(pieces, most) {
    let size = 0;
    for await (const piece of pieces) {
        size += piece.byteLength;
        if (size > most)
            throw new OversizedBody();
        yield piece;
    }
}
async function collectBytes(pieces, expected = 0) {
    const full = [];
    let segment = Buffer.allocUnsafeSlow(expected);
    let length = 0;
    for await (const piece of pieces) {
        for (let from = 0; from < piece.byteLength;) {
            if (length === segment.byteLength) {
                full.push(segment);
                segment = Buffer.allocUnsafeSlow(segmentBytes);
                length = 0;
            }
            const part = piece.subarray(from, from + segment.byteLength - length);
            segment.set(part, length);
            length += part.byteLength;
            from += part.byteLength;
        }
    }
    const last = segment.subarray(0, length);
    return full.length === 0 ? last : Buffer.concat([...full, last]);
}


/***/ }),

// MODULE: ./build/sources/client/transport/response-headers.js
/***/ 2852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ requestIdOf),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   cA: () => (/* binding */ redactHeaders)
/* harmony export */ });
function headerValues(headers, name) {
    const value = headers[name];
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
function headerText(headers, name) {
    const values = headerValues(headers, name);
    return values.length === 0 ? undefined : values.join(', ');
}
function redactHeaders(headers, redact) {
    return Object.fromEntries(Object.keys(headers).map((name) => [redact(name), headerValues(headers, name).map(redact)]));
}
function requestIdOf(headers) {
    const id = headerText(headers, 'x-request-id') ?? '';
    return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
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
/* unused harmony export formatDay */
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
    const [date, time] = toIso(ms);
    return `${date} ${time.slice(0, 5)} UTC`;
}
function formatDay(ms) {
    return toIso(ms)[0];
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function formatShortDay(ms, now) {
    const [year = '', month, day] = formatDay(ms).split('-');
    const short = `${Number(day)} ${months[Number(month) - 1]}`;
    return formatDay(now).startsWith(year) ? short : `${short} ${year}`;
}
function toIso(ms) {
    const [date = '', time = ''] = new Date(Math.min(Math.max(ms, -lastTime), lastTime))
        .toISOString()
        .split('T');
    return [date, time];
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


/***/ })

};
;