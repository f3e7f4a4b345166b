"use strict";
exports.id = 5715;
exports.ids = [5715];
exports.modules = {

3381:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  v: () => (isRefusal),
  y: () => (GitHubError)
});
var _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);

class GitHubError extends _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__.Nj {
    name = 'GitHubError';
    failure;
    status;
    waitMs;
    asksToWait;
    responded;
    constructor(details) {
        const { tried, failure, status, waitMs = null, cause } = details;
        const words = details.words.replace(/\.$/, '');
        super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words}`, { cause });
        this.failure = failure;
        this.status = status;
        this.waitMs = waitMs;
        this.asksToWait = details.asksToWait ?? false;
        this.responded = details.responded ?? true;
    }
}
function isRefusal(error, ...statuses) {
    return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}


}),

5715:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  createRetryingGitHub: () => (createRetryingGitHub)
});
var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);
var _github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3381);


const maxAttempts = 3;
const maxWaitMs = 90 * _report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.Rc;
const firstBackoffMs = _report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.Rc;
const idempotent = ['throttled', 'unclear'];
const notIdempotent = ['throttled'];
function createRetryingGitHub(github, host) {
    let last = null;
    const call = async (send, retryable = idempotent) => {
        if (last !== null)
            throw last;
        try {
            return await withRetries(send, retryable, host);
        }
        catch (error) {
            if (error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_1__.y && isForAll(error, retryable))
                last = error;
            throw error;
        }
    };
    return {
        login: () => call(() => github.login()),
        listComments: (pull, page) => call(() => github.listComments(pull, page)),
        createComment: (pull, body) => call(() => github.createComment(pull, body), notIdempotent),
        updateComment: (id, body) => call(() => github.updateComment(id, body)),
        deleteComment: (id) => call(() => github.deleteComment(id)),
        getPullRequest: (number) => call(() => github.getPullRequest(number)),
        listPullRequestsOfCommit: (sha, page) => call(() => github.listPullRequestsOfCommit(sha, page)),
        listPullRequestsFrom: (head, page) => call(() => github.listPullRequestsFrom(head, page)),
        listChangedFiles: (pull, page) => call(() => github.listChangedFiles(pull, page)),
    };
}
function isForAll({ failure, responded }, retryable) {
    return failure === 'throttled' || (!responded && retryable.includes(failure));
}
async function withRetries(call, retryable, { sleep, random }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await call();
        }
        catch (error) {
            const waitMs = attempt < maxAttempts ? waitAfter({ error, attempt, retryable, random }) : null;
            if (waitMs === null)
                throw error;
            await sleep(waitMs);
        }
    }
}
function waitAfter(failed) {
    const { error, attempt, retryable, random } = failed;
    if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_1__.y) || !retryable.includes(error.failure))
        return null;
    const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (0.5 + random());
    if (error.waitMs === null)
        return backoffMs;
    return error.waitMs > maxWaitMs ? null : error.waitMs + backoffMs;
}


}),

888:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K9: () => (formatMoment),
  Rc: () => (second),
  Vc: () => (minute),
  a3: () => (formatDuration),
  im: () => (formatDay),
  nV: () => (formatAge),
  nW: () => (hour),
  vd: () => (day),
  vk: () => (elapsed)
});
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


})

};
;