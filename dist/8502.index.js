"use strict";
exports.id = 8502;
exports.ids = [8502];
exports.modules = {

8502:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  completeEvent: () => (completeEvent)
});
var _github_find_pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4616);
var _github_github_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3381);
var _github_github_hint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5958);
var _head_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8273);
var _validate_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3621);





async function completeEvent(event) {
    const { ask, defaults } = event.reading;
    if (defaults.nothingToBuild !== undefined || ask === 'nothing')
        return defaults;
    const completed = ask === 'head' ? await askHead(event) : await askPullRequest(event);
    return (0,_validate_refs_js__WEBPACK_IMPORTED_MODULE_0__.V)(completed, event.name);
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
        return (0,_head_defaults_js__WEBPACK_IMPORTED_MODULE_1__.B)(await github.getPullRequest(number), repository);
    }
    catch (error) {
        if (!(error instanceof _github_github_error_js__WEBPACK_IMPORTED_MODULE_2__.y))
            throw error;
        const hint = (0,_github_github_hint_js__WEBPACK_IMPORTED_MODULE_3__.$)(error, _github_github_hint_js__WEBPACK_IMPORTED_MODULE_3__.P.readPullRequest);
        return { nothingToBuild: [`${missing}. ${error.message}.`, hint].filter(Boolean).join(' ') };
    }
}
async function askPullRequest({ reading, github, repository }) {
    const found = await (0,_github_find_pull_request_js__WEBPACK_IMPORTED_MODULE_4__._)({ github, repository, hint: reading.pullRequest });
    if (!found.found) {
        const unknownPullRequest = [found.reason, found.hint].filter(Boolean).join(' ');
        return { ...reading.defaults, unknownPullRequest };
    }
    if (found.pull === null)
        return reading.defaults;
    const { commit: _commit, branch: _branch, nothingToBuild: _nothing, ...pull } = (0,_head_defaults_js__WEBPACK_IMPORTED_MODULE_1__.B)(found.pull, repository);
    const otherPullRequests = found.others?.length ? found.others : undefined;
    return { ...reading.defaults, ...pull, otherPullRequests };
}


}),

4616:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _: () => (findPullRequest)
});
var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8386);
var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3381);
var _github_hint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5958);
var _pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5118);




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
    if (github === null) {
        const reason = 'github-token is needed to find the pull request.';
        return { found: false, reason, isUsual: false };
    }
    try {
        const [pull, ...others] = oldestFirst(hint.by === 'head' ? await byHead(github, hint) : await byCommit(github, hint.sha, search.repository));
        if (pull === undefined)
            return { found: false, reason: describeMiss(hint), isUsual: true };
        return {
            found: true,
            number: pull.number,
            by: hint.by,
            pull,
            others: others.map(({ number, base }) => ({ number, base: base.ref })),
        };
    }
    catch (error) {
        if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y))
            throw error;
        const fix = (0,_github_hint_js__WEBPACK_IMPORTED_MODULE_1__.$)(error, _github_hint_js__WEBPACK_IMPORTED_MODULE_1__.P.findPullRequest);
        return { found: false, reason: `${error.message}.`, isUsual: false, ...(fix && { hint: fix }) };
    }
}
async function byHead(github, head) {
    const { items } = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.s)((page) => github.listPullRequestsFrom(head, page), maxPages);
    return items.filter((pull) => pull.head.sha === head.sha && pull.head.ref === head.branch && isFrom(head.owner, pull));
}
function isFrom(owner, { head: { repo, user } }) {
    const login = user?.login ?? repo?.full_name.split('/', 1)[0] ?? owner;
    return login.toLowerCase() === owner.toLowerCase();
}
async function byCommit(github, sha, repository) {
    const { items } = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.s)((page) => github.listPullRequestsOfCommit(sha, page), maxPages);
    return items.filter(({ state, base, head, merge_commit_sha: merge }) => state === 'open' &&
        (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_3__.ve)(base.repo?.full_name ?? '', repository) &&
        (head.sha === sha || merge === sha));
}
function oldestFirst(pulls) {
    return pulls.toSorted((one, other) => one.number - other.number);
}
function describeMiss(hint) {
    const whose = hint.by === 'head' ? ` of ${hint.owner}:${hint.branch}` : '';
    return `No open pull request${whose} has the head commit ${hint.sha}.`;
}


}),

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

5958:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (gitHubHint),
  P: () => (permissions)
});
var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);

function isLocked({ status, message }) {
    return status === 403 && /\b(?:is|are) locked\b/i.test(message);
}
const permissions = {
    comment: 'pull-requests: write (or issues: write)',
    findPullRequest: 'pull-requests: read and contents: read',
    readPullRequest: 'pull-requests: read',
};
const longestWaitMs = 31 * _report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.vd;
function gitHubHint(error, permission) {
    const { failure, status, waitMs } = error;
    if (error.asksToWait && waitMs !== null)
        return waitMs > longestWaitMs
            ? 'GitHub asks to retry after more than a month.'
            : `GitHub asks to retry after ${(0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    if (failure !== 'refused')
        return undefined;
    if (isLocked(error))
        return 'The conversation of the pull request is locked: only people who can write may comment.';
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status !== null && status < 400)
        return 'If the repository was renamed or moved, start a new run: a re-run keeps the old name.';
    if (status !== 403 && status !== 404)
        return undefined;
    return `Give the job the permission ${permission}, or set github-token to a token that has it.`;
}


}),

8386:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  s: () => (readAllPages)
});
var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1778);

const maxMs = 10 * 60_000;
const maxSize = 16 * 1024 * 1024;
async function readAllPages(read, maxPages, { monotonic } = _client_clock_js__WEBPACK_IMPORTED_MODULE_0__.m) {
    const items = [];
    const endMs = monotonic() + maxMs;
    let size = 0;
    for (let number = 1; number <= maxPages && monotonic() < endMs; number += 1) {
        const page = await read(number);
        size += JSON.stringify(page.items).length;
        if (size > maxSize)
            break;
        items.push(...page.items);
        if (!page.more)
            return { items, complete: true };
    }
    return { items, complete: false };
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