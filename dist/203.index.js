"use strict";
exports.id = 203;
exports.ids = [203];
exports.modules = {

/***/ 5506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   Zz: () => (/* binding */ readWritableComments),
/* harmony export */   po: () => (/* binding */ readOwnComments),
/* harmony export */   sZ: () => (/* binding */ oldestFirst),
/* harmony export */   vL: () => (/* binding */ toOwnComment),
/* harmony export */   wn: () => (/* binding */ deleteComments)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8386);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3381);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9149);



const defaultAuthor = 'github-actions[bot]';
const maxPages = 50;
async function readOwnComments(query, knownAuthor) {
    const { github, pullRequest, marker, trace } = query;
    let author = knownAuthor;
    const readPage = async (page) => {
        const { items, more } = await github.listComments(pullRequest, page);
        const hasMarker = (comment) => firstLine(comment) === marker;
        const candidates = items.filter((comment) => hasMarker(comment) || comment.body?.includes(trace));
        if (candidates.length > 0)
            author ??= (await github.login()) ?? defaultAuthor;
        const own = candidates
            .filter(({ user }) => user?.login.toLowerCase() === author?.toLowerCase())
            .map((comment) => ({ ...toOwnComment(comment, query), marked: hasMarker(comment) }));
        return { items: own.filter(({ writer, marked }) => writer !== null || marked), more };
    };
    const { items, complete } = await (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .readAllPages */ .s)(readPage, maxPages);
    if (!complete)
        return null;
    const signed = items.filter(({ writer }) => writer !== null);
    if (signed.length > 0)
        return oldestFirst(signed);
    const marked = items.filter(({ minimized }) => !minimized);
    return marked.length === 1 ? marked : [];
}
async function readWritableComments(query, knownAuthor) {
    const own = (await readOwnComments(query, knownAuthor)) ?? [];
    return own.filter(({ writer, minimized }) => writer !== null && !minimized);
}
function toOwnComment(comment, { readWriter }) {
    const body = (comment.body ?? '').replaceAll('\r\n', '\n');
    return {
        id: comment.id,
        url: comment.html_url ?? undefined,
        author: comment.user?.login,
        body,
        writer: readWriter(body),
        minimized: comment.minimized != null,
    };
}
function oldestFirst(comments) {
    return comments.toSorted((one, other) => one.id - other.id);
}
function latestOf(comments) {
    return comments.toSorted((one, other) => (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRuns */ .q)(other.writer, one.writer))[0];
}
async function deleteComments(github, comments) {
    for (const { id } of comments) {
        try {
            await github.deleteComment(id);
        }
        catch (error) {
            if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_))
                throw error;
            if (!(0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, 404))
                return error;
        }
    }
    return null;
}
function firstLine({ body }) {
    return body?.split(/\r?\n/, 1)[0] ?? '';
}


/***/ }),

/***/ 9149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ compareRuns)
/* harmony export */ });
const minuteMs = 60_000;
function compareRuns(one, other) {
    if (one === null || other === null)
        return Number(one !== null) - Number(other !== null);
    return one.id - other.id || one.attempt - other.attempt || minutesOf(one) - minutesOf(other);
}
function minutesOf({ at }) {
    return Math.floor(at / minuteMs);
}


/***/ }),

/***/ 8386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readAllPages)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1778);

const maxMs = 10 * 60_000;
const maxSize = 16 * 1024 * 1024;
async function readAllPages(read, maxPages, { monotonic } = _client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m) {
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


/***/ }),

/***/ 8203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment)
});

;// CONCATENATED MODULE: ./build/sources/action/github/comment/comment-request.js
function skipped(reason) {
    return { action: 'skipped', reason, failed: false };
}
function failed(reason, hint) {
    return { action: 'skipped', reason, failed: true, hint };
}

// EXTERNAL MODULE: ./build/sources/action/github/github-error.js
var github_error = __webpack_require__(3381);
// EXTERNAL MODULE: ./build/sources/action/github/comment/own-comments.js
var own_comments = __webpack_require__(5506);
// EXTERNAL MODULE: ./build/sources/action/github/comment/run-identity.js
var run_identity = __webpack_require__(9149);
;// CONCATENATED MODULE: ./build/sources/action/github/comment/send-fullest-tier.js

const maxBodyLength = 65_536;
async function sendFullestTier(request, previous, send) {
    let refusal = new github_error/* GitHubError */.y_({
        tried: `comment on pull request ${request.pullRequest}`,
        failure: 'refused',
        status: null,
        words: `every form of it is longer than ${maxBodyLength} characters, or lacks its marker`,
    });
    const refused = new Set();
    for (const requested of request.tiers) {
        const { body: rendered, tier } = request.render(requested, previous);
        const body = request.redact(rendered);
        if (refused.has(tier) || body.length > maxBodyLength || !body.startsWith(`${request.marker}\n`))
            continue;
        try {
            return { body, sent: await send(body) };
        }
        catch (error) {
            if (!(0,github_error/* isRefusal */.vu)(error, 422))
                throw error;
            refused.add(tier);
            refusal = error;
        }
    }
    throw refusal;
}

;// CONCATENATED MODULE: ./build/sources/action/github/comment/create-comment.js





async function createComment(request, previous) {
    const { sent: mine } = await sendFullestTier(request, previous, (body) => createOnce(request, body));
    const listed = await (0,own_comments/* readWritableComments */.Zz)(request, mine?.author);
    const own = mine === null || listed.some(({ id }) => id === mine.id) ? listed : (0,own_comments/* oldestFirst */.sZ)([...listed, mine]);
    const [oldest] = own;
    if (oldest === undefined)
        return failed('It is not known whether GitHub created the comment.');
    const surplus = own.slice(1).filter((comment) => comment.id === mine?.id || isOfThisRun(comment, request));
    const isMine = oldest.id === mine?.id || (mine === null && isOfThisRun(oldest, request));
    return isMine
        ? keepMine(request, { mine: oldest, surplus })
        : mergeIntoExisting(request, { mine, existing: oldest, surplus });
}
async function createOnce(request, body) {
    const { github, pullRequest } = request;
    for (let attempt = 1;; attempt += 1) {
        try {
            return (0,own_comments/* toOwnComment */.vL)(await github.createComment(pullRequest, body), request);
        }
        catch (error) {
            if (!(error instanceof github_error/* GitHubError */.y_) || error.failure !== 'unclear')
                throw error;
            const own = await (0,own_comments/* readWritableComments */.Zz)(request);
            if (own.length > 0)
                return own.find((comment) => isOfThisRun(comment, request)) ?? null;
            if (attempt === 2)
                throw error;
        }
    }
}
async function keepMine({ github }, { mine, surplus }) {
    await (0,own_comments/* deleteComments */.wn)(github, surplus);
    const reason = 'There was no comment yet.';
    return { action: 'created', reason, failed: false, id: mine.id, url: mine.url };
}
async function mergeIntoExisting(request, { mine, existing, surplus, }) {
    const { github, run, isSameReport } = request;
    const isLater = (0,run_identity/* compareRuns */.q)(existing.writer, run) > 0;
    let isSame = false;
    if (!isLater) {
        try {
            const { sent } = await sendFullestTier(request, existing.body, async (body) => isSameReport(existing.body, body) ? null : await github.updateComment(existing.id, body));
            isSame = sent === null;
        }
        catch (error) {
            if (!(0,github_error/* isRefusal */.vu)(error, 404) || mine === null)
                throw error;
            return keepMine(request, { mine, surplus: [] });
        }
    }
    await (0,own_comments/* deleteComments */.wn)(github, surplus);
    if (isLater)
        return skipped('A later run has commented at the same time.');
    const reason = 'Another job commented at the same time, so its comment was updated.';
    const action = isSame ? 'unchanged' : 'updated';
    return { action, reason, failed: false, id: existing.id, url: existing.url };
}
function isOfThisRun({ writer }, { run }) {
    return writer !== null && (0,run_identity/* compareRuns */.q)(writer, run) === 0;
}

;// CONCATENATED MODULE: ./build/sources/action/github/comment/upsert-comment.js






const longestRunMs = 65 * 86_400_000;
async function upsertComment(request) {
    if (request.readOnlyToken) {
        return failed('Runs for pull requests from forks have a read-only token.', 'Comment from a workflow_run workflow instead.');
    }
    try {
        const all = await (0,own_comments/* readOwnComments */.po)(request);
        if (all === null)
            return failed('The pull request has too many comments to read.');
        const own = all.filter(({ minimized }) => !minimized);
        const reason = await reasonToSkip(request, own);
        return reason === null ? await write(request, own, (0,own_comments/* latestOf */.Te)(all)?.body ?? null) : skipped(reason);
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        return failed(`${error.message}.`, (0,github_error/* gitHubHint */.$S)(error, github_error/* permissions */.P.comment));
    }
}
async function reasonToSkip(request, own) {
    const { run, whenAbsent, whenPresent } = request;
    const writer = (0,own_comments/* latestOf */.Te)(own)?.writer ?? null;
    if (writer !== null && (0,run_identity/* compareRuns */.q)(writer, run) > 0 && run.at - writer.at < longestRunMs) {
        return `A later run (${writer.id}, attempt ${writer.attempt}) has written the comment.`;
    }
    if (own.length === 0 && whenAbsent === 'skip')
        return 'There is nothing to report, and no comment yet.';
    if (own.length > 0 && whenPresent === 'keep')
        return 'Nothing has changed.';
    return (await hasNewerHead(request)) ? 'The pull request has a newer commit than this report.' : null;
}
async function hasNewerHead({ github, pullRequest, headSha }) {
    if (headSha === null)
        return false;
    try {
        return (await github.getPullRequest(pullRequest)).head.sha !== headSha;
    }
    catch (error) {
        if ((0,github_error/* isRefusal */.vu)(error, 403, 404))
            return false;
        throw error;
    }
}
function write(request, own, previous) {
    const [kept, ...surplus] = own;
    if (kept === undefined)
        return createComment(request, previous);
    const isDeleted = request.whenPresent === 'delete' && kept.writer !== null;
    return isDeleted ? remove(request, own) : update(request, { kept, surplus, previous });
}
async function remove({ github }, own) {
    const error = await (0,own_comments/* deleteComments */.wn)(github, own);
    if (error !== null)
        throw error;
    return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
}
async function update(request, { kept, surplus, previous }) {
    const { github, isSameReport } = request;
    try {
        const { sent } = await sendFullestTier(request, previous, async (body) => isSameReport(kept.body, body) ? null : await github.updateComment(kept.id, body));
        await (0,own_comments/* deleteComments */.wn)(github, surplus);
        const [action, reason] = sent === null
            ? ['unchanged', 'The comment is up to date.']
            : ['updated', 'The report has changed.'];
        return { action, reason, failed: false, id: kept.id, url: kept.url };
    }
    catch (error) {
        if (!(0,github_error/* isRefusal */.vu)(error, 404))
            throw error;
        return createComment(request, previous);
    }
}

;// CONCATENATED MODULE: ./build/sources/action/output/comment.js


async function publishComment(plan, host) {
    const { redactor, journal, files } = host;
    const { body } = plan.render(plan.tiers[0] ?? 'full');
    const path = files.create('comment.md', redactor.text(body));
    if (path !== null)
        journal.output('comment-path', path);
    const outcome = await writeComment(plan, host);
    setCommentOutputs(outcome, journal);
    if (!outcome.failed)
        return null;
    const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
    return ['The comment could not be written.', outcome.reason, outcome.hint, elsewhere]
        .filter(Boolean)
        .join(' ');
}
async function writeComment(plan, host) {
    const { github, run, nowMs, readOnlyToken, redactor } = host;
    const { place, ...comment } = plan;
    if ('obstacle' in place)
        return failed(place.obstacle);
    if (github === null)
        return failed('github-token is not set.');
    return upsertComment({
        ...comment,
        github,
        pullRequest: place.number,
        run: { id: run?.id ?? 0, attempt: run?.attempt ?? 1, at: nowMs },
        headSha: place.headSha || null,
        readOnlyToken,
        redact: redactor.text,
    });
}
function setCommentOutputs(outcome, journal) {
    journal.output('comment-action', outcome.action);
    journal.output('comment-reason', outcome.reason);
    if (outcome.id !== undefined)
        journal.output('comment-id', String(outcome.id));
    if (outcome.url !== undefined)
        journal.output('comment-url', outcome.url);
}


/***/ })

};
;