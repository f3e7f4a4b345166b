"use strict";
exports.id = 842;
exports.ids = [842];
exports.modules = {

// MODULE: ./build/sources/action/github/github-error.js
/***/ 3381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   cj: () => (/* binding */ sentencesOf),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);
/* harmony import */ var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);


class GitHubError extends _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .OwnError */ .Nj {
    name = 'GitHubError';
    failure;
    status;
    waitMs;
    sentences;
    constructor({ tried, permission }, { failure, status, waitMs = null, words, cause }) {
        super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words.replace(/\.$/, '')}`, {
            cause,
        });
        this.failure = failure;
        this.status = status;
        this.waitMs = waitMs;
        this.sentences = `${this.message}. ${hintFor(this, permission)}`.trim();
    }
}
function isRefusal(error, ...statuses) {
    return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}
function sentencesOf(error) {
    if (!(error instanceof GitHubError))
        throw error;
    return error.sentences;
}
function toGitHubError(call, cause, host) {
    if (cause instanceof GitHubError)
        return cause;
    const { response } = cause;
    if (response === undefined) {
        const reason = (0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .errorKind */ .f8)((cause instanceof Error && cause.cause) || cause);
        const words = `no response from ${host} (${reason.split(' ').at(-1)})`;
        return new GitHubError(call, { failure: 'unclear', status: null, words, cause });
    }
    const { status, headers, data } = response;
    const words = wordsOf(data);
    const header = (name) => String(headers[name] ?? '');
    const isEmpty = header('x-ratelimit-remaining') === '0';
    const isLimit = header('retry-after') !== '' ||
        isEmpty ||
        /secondary rate limit|abuse detection/i.test(words.slice(0, 300));
    const isThrottled = status === 429 || (status === 403 && isLimit);
    const refused = status === 408 || status >= 500 ? 'unclear' : 'refused';
    const failure = isThrottled ? 'throttled' : refused;
    const waitMs = failure === 'refused' ? null : askedWait(header, isEmpty);
    return new GitHubError(call, { failure, status, words, waitMs, cause });
}
function wordsOf(data) {
    const { message, errors } = (data ?? {});
    const details = (Array.isArray(errors) ? errors : []).map((error) => {
        if (typeof error !== 'object' || error === null)
            return String(error);
        const { message, field, code } = error;
        return String(message ?? `${field} ${code}`);
    });
    const shown = details.slice(0, 3).join(', ');
    const text = typeof message === 'string' ? message : 'no reason given';
    return shown === '' ? text : `${text} (${shown})`;
}
function askedWait(header, isEmpty) {
    const nowMs = Date.parse(header('date')) || Date.now();
    const [after, reset] = [header('retry-after'), header('x-ratelimit-reset')];
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    return isEmpty && /^\d{1,10}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - nowMs) : null;
}
function hintFor({ failure, status, waitMs }, permission) {
    if (waitMs !== null)
        return `GitHub asks to retry after ${(0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    if (status === null && failure === 'unclear')
        return 'Check that the runner can reach GitHub, and its proxy.';
    if (failure !== 'refused')
        return '';
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status !== 403 && status !== 404)
        return '';
    const exists = status === 404 ? 'Check that it exists. ' : '';
    return `${exists}Give the job the permission ${permission}, or set github-token to a token that has it.`;
}


/***/ }),

// MODULE: ./build/sources/action/job-checks.js
/***/ 842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkJob: () => (/* binding */ checkJob)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);
/* harmony import */ var _github_github_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3381);
/* harmony import */ var _service_proxies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1609);



async function checkJob(needs, job) {
    const { environment, baseUrl, github } = job;
    const { RUNNER_OS: system, RUNNER_ARCH: machine, RUNNER_ENVIRONMENT: host } = environment;
    const { http, https, noProxy } = (0,_service_proxies_js__WEBPACK_IMPORTED_MODULE_0__/* .readProxies */ .r)(environment);
    const proxy = baseUrl.startsWith('https:') ? https : http;
    const through = proxy
        ? `Requests go through ${URL.parse(proxy)?.host ?? 'the one of the environment'}`
        : 'None';
    const isDefault = baseUrl === _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBaseUrl */ .Ip ? 'the usual one' : 'set by base-url';
    const runner = [system, machine, host, `Node ${process.versions.node}`].filter(Boolean).join(', ');
    const rows = [
        { what: 'Address', result: 'ok', found: `${new URL(baseUrl).host}, ${isDefault}.` },
        { what: 'Proxy', result: 'ok', found: `${through}${noProxy ? `, except to ${noProxy}` : ''}.` },
        { what: 'Runner', result: 'ok', found: `${runner}. It is new enough for this action.` },
    ];
    if (github === null && needs.length > 0) {
        const names = [...new Set(needs.map(({ permission }) => permission))].join(', ');
        const found = 'The input github-token is empty.';
        return [...rows, { what: 'GitHub token', result: 'warning', found, remedy: `Let it have ${names}.` }];
    }
    const byName = [...Map.groupBy(needs, ({ permission }) => permission)];
    const names = byName.map(([name]) => name.replace('write', 'read'));
    for (const [name, group] of byName) {
        if (names.filter((other) => other === name).length > 1)
            continue;
        const purposes = [...new Set(group.map(({ purpose }) => purpose))].join('; ');
        const row = await checkPermission(name, purposes, job);
        rows.push(row);
        if (row.what === unreachable)
            break;
    }
    return rows;
}
const unreachable = 'GitHub';
function tryRead(name, { github, environment }) {
    const { GITHUB_SHA: commit_sha = '', GITHUB_REPOSITORY_OWNER: owner = '', GITHUB_REF_NAME: ref, } = environment;
    if (name === 'contents: read')
        return github?.('listPullRequestsOfCommit', { commit_sha, page: 1 });
    if (name === 'issues: write')
        return github?.('listIssues', { state: 'open', page: 1 });
    return github?.('listPullRequestsFrom', { state: 'open', head: `${owner}:${ref || 'main'}`, page: 1 });
}
async function checkPermission(name, purposes, job) {
    const what = `GitHub token, ${name}`;
    try {
        await tryRead(name, job);
    }
    catch (error) {
        const found = (0,_github_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencesOf */ .cj)(error);
        if (error instanceof _github_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ && error.status === null)
            return { what: unreachable, result: 'warning', found };
        return { what, result: 'warning', found, remedy: `It is for ${purposes}.` };
    }
    if (!name.endsWith('write'))
        return { what, result: 'ok', found: `It can read, for ${purposes}.` };
    if (job.reading.readOnlyToken)
        return {
            what,
            result: 'warning',
            found: 'It can only read, because this run is of a pull request from a fork.',
            remedy: 'Comment from a second workflow on workflow_run.',
        };
    return {
        what,
        result: 'unknown',
        found: `It can read. GitHub does not show whether it may write, for ${purposes}.`,
        remedy: `The job needs the permission ${name}.`,
    };
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
/* harmony export */   im: () => (/* binding */ formatDay),
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
const units = [
    [day, 'd'],
    [hour, 'h'],
    [minute, 'min'],
    [second, 's'],
];
function formatDuration(ms) {
    const at = units.findIndex(([size]) => ms >= size);
    if (at === -1)
        return 'under 1 s';
    let left = ms;
    const parts = units.slice(at, at + 2).map(([size, name], index) => {
        const number = Math.floor(left / size);
        left %= size;
        return number === 0 && index > 0 ? [] : `${number} ${name}`;
    });
    return parts.flat().join(' ');
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
function formatDay(ms) {
    return formatMoment(ms).slice(0, 10);
}
function formatMoment(ms) {
    const [date, time = ''] = toIso(ms).split('T');
    return `${date} ${time.slice(0, 5)} UTC`;
}
function toIso(ms) {
    return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}


/***/ })

};
;