"use strict";
exports.id = 1559;
exports.ids = [1559];
exports.modules = {

5506:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Te: () => (latestOf),
  lV: () => (readSignedComments),
  po: () => (readOwnComments),
  sM: () => (joinMemories),
  sZ: () => (oldestFirst),
  vL: () => (toOwnComment),
  wn: () => (deleteComments)
});
var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8386);
var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3381);
var _run_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9149);



const defaultAuthor = 'github-actions[bot]';
const ownerUnknown = new _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y({
    tried: 'read the owner of the token',
    failure: 'unclear',
    status: null,
    words: 'GitHub does not say who it is, so our comment cannot be told from a copy of it. Set github-token to a token whose owner GitHub names, such as the default one',
});
const maxPages = 50;
async function readOwnComments(query, knownAuthor) {
    const { github, pullRequest, marker, trace } = query;
    let owner = knownAuthor;
    let mayBeOurs = false;
    let pages = 0;
    const readPage = async (page) => {
        const { items, more } = await github.listComments(pullRequest, page);
        pages = page;
        const traced = items.filter((each) => firstLine(each) === marker || each.body?.includes(trace));
        if (traced.length > 0 && owner === undefined)
            owner = await github.login();
        const author = (owner ?? defaultAuthor).toLowerCase();
        const candidates = traced
            .map((comment) => toOwnComment(comment, query))
            .filter(({ writer, marked }) => writer !== null || marked);
        const byUs = candidates.filter((comment) => comment.author?.toLowerCase() === author);
        mayBeOurs ||= byUs.length < candidates.length;
        return { items: byUs, more };
    };
    const read = () => (0,_github_js__WEBPACK_IMPORTED_MODULE_1__.s)(readPage, maxPages);
    const first = await read();
    const isMissing = first.complete && pages > 1 && first.items.length === 0;
    const { items, complete } = isMissing ? await read() : first;
    if (!complete)
        return null;
    const own = chooseOwn(items, query);
    if (own.length === 0 && owner === null && mayBeOurs)
        throw ownerUnknown;
    return own;
}
function chooseOwn(items, { remembers, log }) {
    const signed = oldestFirst(items.filter(({ writer }) => writer !== null));
    const marked = signed.filter((comment) => comment.marked);
    if (signed.length > 0)
        return marked.length > 0 ? marked : signed.slice(0, 1);
    if (remembers)
        return items.length === 1 ? items : [];
    const [newest, ...others] = oldestFirst(items).toReversed();
    if (others.length > 0)
        log?.(`Older comments with the same marker are left alone: ${others.map(({ id }) => id).join(', ')}.`);
    return newest === undefined ? [] : [newest];
}
async function readSignedComments(query, knownAuthor) {
    const own = (await readOwnComments(query, knownAuthor)) ?? [];
    return own.filter(({ writer }) => writer !== null);
}
function toOwnComment(comment, { readWriter, marker }) {
    const body = (comment.body ?? '').replaceAll('\r\n', '\n');
    return {
        id: comment.id,
        author: comment.user?.login,
        body,
        writer: readWriter(body),
        marked: firstLine(comment) === marker,
    };
}
function oldestFirst(comments) {
    return comments.toSorted((one, other) => one.id - other.id);
}
function latestOf(comments) {
    return comments.toSorted((one, other) => (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_2__.q)(other.writer, one.writer))[0];
}
function joinMemories(own, { merge }) {
    const latest = latestOf(own);
    if (latest === undefined)
        return null;
    return own.reduceRight((body, other) => merge?.(body, other.body) ?? body, latest.body);
}
async function deleteComments({ github, log }, comments) {
    for (const { id } of comments) {
        try {
            await github.deleteComment(id);
            log(`Deleted our comment ${id}.`);
        }
        catch (error) {
            if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y))
                throw error;
            if (!(0,_github_error_js__WEBPACK_IMPORTED_MODULE_0__.v)(error, 404))
                return error;
        }
    }
    return null;
}
function firstLine({ body }) {
    return body?.split(/\r?\n/, 1)[0] ?? '';
}


}),

9149:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  q: () => (compareRuns)
});
const minuteMs = 60_000;
function compareRuns(one, other) {
    if (one === null || other === null)
        return Number(one !== null) - Number(other !== null);
    return one.id - other.id || one.attempt - other.attempt || minutesOf(one) - minutesOf(other);
}
function minutesOf({ at }) {
    return Math.floor(at / minuteMs);
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

1559:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPullRequestFinder: () => (createPullRequestFinder)
});

var event_defaults = __webpack_require__(8314);
var github_github = __webpack_require__(8386);
var github_error = __webpack_require__(3381);
var github_hint = __webpack_require__(5958);
;



const maxFiles = 3000;
async function readChangedFiles(github, pullRequest) {
    let failed = null;
    let isShifted = false;
    const readPage = async (page) => {
        try {
            const read = await github.listChangedFiles(pullRequest, page);
            isShifted ||= page > 1 && read.items.length === 0;
            return read;
        }
        catch (error) {
            if (!(error instanceof github_error.y))
                throw error;
            failed = error;
            return { items: [], more: false };
        }
    };
    const { items, complete } = await (0,github_github.s)(readPage, maxFiles / 100);
    if (failed === null)
        return { files: { ...sortFiles(items), complete: complete && !isShifted && items.length < maxFiles } };
    const files = items.length === 0 ? null : { ...sortFiles(items), complete: false };
    return { files, ...describe(failed) };
}
function sortFiles(items) {
    const named = (wanted) => items.filter(({ status }) => (status === 'removed') === wanted).map(({ filename }) => filename);
    const renamed = items.flatMap(({ status, filename, previous_filename: from }) => status === 'renamed' && from ? [[from, filename]] : []);
    const diff = new Map(items.flatMap(({ filename, patch }) => (patch ? [[filename, patch]] : [])));
    return { paths: named(false), removed: named(true), renamed, diff };
}
function describe(error) {
    const fix = (0,github_hint.$)(error, github_hint.P.readPullRequest);
    const hint = fix && error.status === 404 ? `Check that the pull request exists. ${fix}` : fix;
    return { problem: `${error.message}.`, ...(hint && { hint }) };
}

var own_comments = __webpack_require__(5506);
var find_pull_request = __webpack_require__(4616);
;






const queued = 'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';
function createPullRequestFinder(host) {
    return async (given, mark) => {
        const { github } = host;
        const found = await findOne(host, given);
        if (!found.found) {
            return nothing(joined(`No pull request was found. ${found.reason}`, found.hint), found.isUsual);
        }
        if (github === null) {
            return nothing(`Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${github_hint.P.comment}.`, false);
        }
        const head = await findHead(host, github, found);
        if (head.sha === null)
            return nothing(describeMissing(host, found.number), false);
        const files = await readChangedFiles(github, found.number);
        const comment = await readPrevious(github, found.number, mark?.(found.number) ?? null);
        const facts = {
            number: found.number,
            headSha: head.sha,
            changedFiles: files.files,
            previous: comment.body,
        };
        const filesNote = files.problem === undefined ? undefined : joined(files.problem, files.hint);
        const notes = [head.note, filesNote, comment.note].filter((note) => note !== undefined);
        const obstacle = found.by === 'queue' ? { reason: queued, isUsual: true } : null;
        return obstacle === null ? { facts, obstacle, notes } : { facts, obstacle, notes };
    };
}
async function findOne({ github, repository, hint, log }, given) {
    const found = await (0,find_pull_request._)({ github, repository, given, hint });
    if (found.found && found.others?.length)
        log((0,event_defaults.be)(found.number, found.others, 'pull-request'));
    return found;
}
function nothing(reason, isUsual) {
    return { facts: null, obstacle: { reason, isUsual }, notes: [] };
}
async function readPrevious(github, pullRequest, mark) {
    if (mark === null)
        return { body: undefined };
    try {
        const own = await (0,own_comments.po)({ github, pullRequest, ...mark });
        return { body: own === null ? undefined : (0,own_comments.sM)(own, mark) };
    }
    catch (error) {
        if (!(error instanceof github_error.y))
            throw error;
        return { body: undefined, note: joined(`${error.message}.`, (0,github_hint.$)(error, github_hint.P.comment)) };
    }
}
function eventHead({ hint, commit }, pullRequest) {
    return hint.by === 'number' && hint.number === pullRequest ? commit : undefined;
}
async function findHead(host, github, { number, by, pull }) {
    const known = pull?.head.sha ?? eventHead(host, number);
    if (known !== undefined)
        return { sha: known };
    try {
        return { sha: (await github.getPullRequest(number)).head.sha };
    }
    catch (error) {
        if (!(error instanceof github_error.y))
            throw error;
        if (by === 'input' && (0,github_error.v)(error, 404))
            return { sha: null };
        const note = joined(`${error.message}.`, (0,github_hint.$)(error, github_hint.P.readPullRequest));
        return error.failure === 'throttled' || !error.responded ? { sha: '', note } : { sha: '' };
    }
}
function describeMissing({ repository }, number) {
    return `No pull request was found. GitHub says that ${repository} has no pull request ${number}, or the token may not read it. Check the input pull-request: the number of an issue is not valid. Give the job the permission ${github_hint.P.readPullRequest}.`;
}
function joined(sentence, hint) {
    return hint === undefined ? sentence : `${sentence} ${hint}`;
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