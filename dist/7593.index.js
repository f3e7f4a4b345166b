"use strict";
exports.id = 7593;
exports.ids = [7593,9075];
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

7593:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOn: () => (commentOn)
});

var clock = __webpack_require__(1778);
var interrupted_outcome = __webpack_require__(1870);
var text_repository = __webpack_require__(5705);
;
function skipped(reason) {
    return { action: 'skipped', reason, failed: false };
}
function failed(reason, hint) {
    return { action: 'skipped', reason, failed: true, hint };
}

var github_error = __webpack_require__(3381);
var github_hint = __webpack_require__(5958);
var error_text = __webpack_require__(1479);
var own_comments = __webpack_require__(5506);
;



const overlapMs = 3_000;
async function keepMemory(request, { id, author }, { before, written }) {
    const { github, merge, redact, sleep, signal, log } = request;
    if (before === null || !merge?.(before, written))
        return;
    try {
        await sleep(overlapMs);
        const current = (await (0,own_comments.lV)(request, author)).find((comment) => comment.id === id);
        const merged = current && merge(current.body, written);
        if (!merged)
            return;
        await github.updateComment(id, redact(merged));
        log('Another run has overwritten the comment: what it did not know was added to its memory again.');
    }
    catch (error) {
        if (!signal.aborted && !(error instanceof github_error.y))
            throw error;
        log(`Whether another run has overwritten the comment is not known: ${(0,error_text.O8)(error)}`);
    }
}
async function addToMemory(request, comment) {
    const { github, merge, redact, render, tiers, whenPresent } = request;
    if (merge === undefined || whenPresent !== 'update')
        return false;
    const { body: next } = render(tiers[0] ?? 'full', { previous: comment.body, closed: false });
    const merged = merge(comment.body, next);
    if (merged === null)
        return false;
    const written = redact(merged);
    await github.updateComment(comment.id, written);
    await keepMemory(request, comment, { before: comment.body, written });
    return true;
}

var run_identity = __webpack_require__(9149);
;

const maxBodyLength = 65_536;
async function sendFullestTier(request, state, send) {
    let refusal = new github_error.y({
        tried: `comment on pull request ${request.pullRequest}`,
        failure: 'refused',
        status: null,
        words: `every form of it is longer than ${maxBodyLength} characters, or lacks its marker`,
    });
    const refused = new Set();
    for (const requested of request.tiers) {
        const { body: rendered, tier } = request.render(requested, state);
        const body = request.redact(rendered);
        if (refused.has(tier) || body.length > maxBodyLength || !body.startsWith(`${request.marker}\n`))
            continue;
        try {
            return { body, sent: await send(body) };
        }
        catch (error) {
            if (!(0,github_error.v)(error, 422))
                throw error;
            refused.add(tier);
            refusal = error;
        }
    }
    throw refusal;
}

;







async function createComment(request, state) {
    const { sent: mine } = await sendFullestTier(request, state, (body) => createOnce(request, body));
    let own;
    if (mine === null)
        return settle(request, mine, await (0,own_comments.lV)(request));
    try {
        const listed = await (0,own_comments.lV)(request, mine.author);
        own = listed.some(({ id }) => id === mine.id) ? listed : (0,own_comments.sZ)([...listed, mine]);
    }
    catch (error) {
        if (!request.signal.aborted && !(error instanceof github_error.y))
            throw error;
        return created(mine, `Whether another job commented at the same time is not known. ${(0,error_text.O8)(error)}`);
    }
    return settle(request, mine, own);
}
function settle(request, mine, own) {
    const [oldest] = own;
    if (oldest === undefined)
        return failed('It is not known whether GitHub created the comment.');
    const surplus = own.slice(1).filter((comment) => comment.id === mine?.id || isOfThisRun(comment, request));
    const isMine = oldest.id === mine?.id || (mine === null && isOfThisRun(oldest, request));
    return isMine
        ? keepMine(request, { mine: oldest, surplus })
        : mergeIntoExisting(request, { mine, existing: oldest, surplus });
}
const lookupDelaysMs = [1_000, 3_000];
async function createOnce(request, body) {
    const { github, pullRequest } = request;
    for (let attempt = 1;; attempt += 1) {
        try {
            return (0,own_comments.vL)(await github.createComment(pullRequest, body), request);
        }
        catch (error) {
            if (!(error instanceof github_error.y) || error.failure !== 'unclear')
                throw error;
            const own = await lookUp(request);
            if (own.length > 0)
                return own.find((comment) => isOfThisRun(comment, request)) ?? null;
            if (attempt === 2)
                throw error;
        }
    }
}
async function lookUp(request) {
    for (const ms of lookupDelaysMs) {
        await request.sleep(ms);
        const own = await (0,own_comments.lV)(request);
        if (own.length > 0)
            return own;
    }
    return [];
}
async function keepMine(request, { mine, surplus }) {
    await (0,own_comments.wn)(request, surplus);
    return created(mine);
}
function created({ id }, doubt) {
    const reason = ['There was no comment yet.', doubt].filter(Boolean).join(' ');
    return { action: 'created', reason, failed: false, id };
}
async function mergeIntoExisting(request, { mine, existing, surplus, }) {
    const { github, run, compare } = request;
    const isLater = (0,run_identity.q)(existing.writer, run) > 0;
    let isSame = false;
    try {
        if (isLater)
            await addToMemory(request, existing);
        else {
            const state = { previous: existing.body, closed: false };
            const { sent, body } = await sendFullestTier(request, state, async (text) => compare(existing.body, text) === 'same' ? null : await github.updateComment(existing.id, text));
            isSame = sent === null;
            if (!isSame)
                await keepMemory(request, existing, { before: existing.body, written: body });
        }
    }
    catch (error) {
        if (!(0,github_error.v)(error, 404) || mine === null)
            throw error;
        return keepMine(request, { mine, surplus: [] });
    }
    await (0,own_comments.wn)(request, surplus);
    if (isLater)
        return skipped('A later run has commented at the same time.');
    const reason = 'Another job commented at the same time, so its comment was updated.';
    const action = isSame ? 'unchanged' : 'updated';
    return { action, reason, failed: false, id: existing.id };
}
function isOfThisRun({ writer }, { run }) {
    return writer !== null && (0,run_identity.q)(writer, run) === 0;
}

;








const longestRunMs = 65 * 86_400_000;
async function upsertComment(request) {
    try {
        const own = await (0,own_comments.po)(request);
        if (own === null)
            return failed('The pull request has too many comments to read.');
        const latest = (0,own_comments.Te)(own);
        if (latest?.writer && isLater(latest.writer, request.run))
            return await leaveToLaterRun(request, latest, latest.writer);
        const early = reasonToSkip(request, own);
        if (early !== null)
            return skipped(early);
        const { closed, hasNewerHead } = await readState(request);
        if (hasNewerHead)
            return skipped('The pull request has a newer commit than this report.');
        if (closed && latest === undefined)
            return skipped('The pull request is closed.');
        if (closed && latest?.writer?.closed)
            return skipped('The pull request is closed, and its comment says so already.');
        return await write(request, own, { previous: (0,own_comments.sM)(own, request), closed });
    }
    catch (error) {
        return describeFailure(error, request);
    }
}
function describeFailure(error, { signal, readOnlyToken }) {
    if (signal.aborted)
        return { ...failed(interrupted), isUsual: true };
    if (!(error instanceof github_error.y))
        throw error;
    if (readOnlyToken && (0,github_error.v)(error, 403, 404))
        return { ...failed(fromFork, useWorkflowRun), isUsual: true };
    return failed(`${error.message}.`, (0,github_hint.$)(error, github_hint.P.comment));
}
const interrupted = 'The step was interrupted before GitHub had confirmed it.';
const fromFork = 'Runs for pull requests from forks have a read-only token.';
const useWorkflowRun = 'Comment from a workflow_run workflow instead.';
function isLater(writer, run) {
    return (0,run_identity.q)(writer, run) > 0 && run.at - writer.at < longestRunMs;
}
async function leaveToLaterRun(request, latest, { id, attempt }) {
    const reason = `A later run (${id}, attempt ${attempt}) has written the comment.`;
    try {
        const isAdded = await addToMemory(request, latest);
        return skipped(isAdded ? `${reason} The suites that its memory lacked were added to it.` : reason);
    }
    catch (error) {
        if (!(error instanceof github_error.y))
            throw error;
        const loss = `The first report of this run is not remembered, because that comment could not be changed. ${error.message}.`;
        return failed(`${reason} ${loss}`, (0,github_hint.$)(error, github_hint.P.comment));
    }
}
function reasonToSkip({ whenAbsent, whenPresent }, own) {
    if (own.length === 0 && whenAbsent === 'skip')
        return 'There is nothing to report, and no comment yet.';
    return own.length > 0 && whenPresent === 'keep'
        ? 'There is nothing to report, so the comment stays.'
        : null;
}
async function readState({ github, pullRequest, headSha }) {
    if (headSha === null)
        return { closed: false, hasNewerHead: false };
    try {
        const { state, head } = await github.getPullRequest(pullRequest);
        return { closed: state === 'closed', hasNewerHead: head.sha !== headSha };
    }
    catch (error) {
        if ((0,github_error.v)(error, 403, 404))
            return { closed: false, hasNewerHead: false };
        throw error;
    }
}
function write(request, own, state) {
    const [kept, ...surplus] = own;
    if (kept === undefined)
        return createComment(request, state);
    const { marked, writer, body } = kept;
    const isOurs = marked && writer !== null && request.replaceOwn(body, '').trim() === '';
    const isDeleted = request.whenPresent === 'delete' && isOurs;
    return isDeleted ? remove(request, own) : update(request, { kept, surplus, state });
}
async function remove(request, own) {
    const error = await (0,own_comments.wn)(request, own);
    if (error !== null)
        throw error;
    return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
}
const actions = {
    same: ['unchanged', 'The comment is up to date.'],
    stamp: ['stamped', 'Nothing has changed but the commit that was checked last.'],
    report: ['updated', 'The report has changed.'],
};
async function update(request, { kept, surplus, state }) {
    const { github, compare, merge, replaceOwn } = request;
    try {
        const { sent: change, body: written } = await sendFullestTier(request, state, async (body) => {
            const shown = compare(kept.body, body);
            const isLacking = surplus.length > 0 && Boolean(merge?.(kept.body, body));
            const difference = shown === 'same' && isLacking ? 'stamp' : shown;
            const text = replaceOwn(kept.body, body);
            if (difference !== 'same')
                await github.updateComment(kept.id, text);
            return difference;
        });
        if (change !== 'same')
            await keepMemory(request, kept, { before: state.previous, written });
        await (0,own_comments.wn)(request, surplus);
        const [action, reason] = actions[change];
        return { action, reason, failed: false, id: kept.id };
    }
    catch (error) {
        if (!(0,github_error.v)(error, 404))
            throw error;
        return state.closed ? skipped('The pull request is closed.') : createComment(request, state);
    }
}

;



async function publishComment(plan, host) {
    const { redactor, journal, files } = host;
    const { body } = plan.render(plan.tiers[0] ?? 'full');
    const path = files.create('comment.md', redactor.text(body));
    if (path !== null)
        journal.output('comment-path', path);
    const outcome = await writeComment(plan, host);
    setCommentOutputs(outcome, plan, host);
    if (!outcome.failed)
        return null;
    const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
    const { reason, hint, isUsual = false } = outcome;
    const text = ['The comment could not be written.', reason, hint, elsewhere].filter(Boolean).join(' ');
    return { text, reason: [reason, hint].filter(Boolean).join(' '), isUsual };
}
async function writeComment(plan, host) {
    const { github, run, nowMs, readOnlyToken, redactor, log, sleep, signal } = host;
    const { place, ...comment } = plan;
    if ('obstacle' in place)
        return { ...failed(place.obstacle.reason), isUsual: place.obstacle.isUsual };
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
        log,
        sleep,
        signal,
    });
}
function setCommentOutputs({ action, reason, id }, { place }, { journal, repository }) {
    journal.output('comment-action', action);
    journal.output('comment-reason', reason);
    if (id === undefined)
        return;
    journal.output('comment-id', String(id));
    if (repository !== null && 'number' in place)
        journal.output('comment-url', `${(0,text_repository.Ek)(repository)}/pull/${place.number}#issuecomment-${id}`);
}

;



async function commentOn(outcome, plan, host) {
    const { signal } = host.cancellation;
    const wasInterrupted = signal.aborted;
    const { redactor } = host.secrets;
    const written = await publishComment(plan, {
        github: host.github,
        repository: host.workflow.repository,
        run: host.workflow.run,
        nowMs: Date.now(),
        readOnlyToken: host.reading.readOnlyToken,
        redactor,
        journal: host.journal,
        files: host.files,
        log: host.log.info,
        sleep: (ms) => clock.m.sleep(ms, signal),
        signal,
    });
    const isInterrupted = signal.aborted && !wasInterrupted;
    return { written, outcome: isInterrupted ? (0,interrupted_outcome.B)(outcome, redactor) : outcome };
}


}),

1870:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (interruptedOutcome),
  o: () => (interruptedWrite)
});
var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.W)(failed, summary),
    };
}
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.renderFailure)(failed, limits),
    };
}


}),

9075:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (renderFailureAbove),
  renderFailure: () => (renderFailure)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1904);
var _text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5260);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);




const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value, longestValue)]);
    const key = buildKey.exec(hint ?? '')?.[0];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(hint, longestLine)),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('key to copy', key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_fence_js__WEBPACK_IMPORTED_MODULE_2__.O)(key)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


}),

2647:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FY: () => (paragraph),
  Vg: () => (omittedNote),
  p_: () => (list),
  tp: () => (table),
  yZ: () => (collapsed)
});
var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


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
        return { ...block, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.body, close], '\n') };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([block.tail, close], '\n') };
}
function createRows(name, head, rows, limit) {
    const { elsewhere = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max = rows.length, total = rows.length } = limit;
    const more = (left) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.Z)(left) }} more${elsewhere}`;
    return { kind: 'rows', name, head, rows, tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max, total, more };
}
function tableRow(cells) {
    return { markdown: `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fE)(cell) || ' ').join(' | ')} |` };
}
function omittedNote(blocks) {
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


}),

1904:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W1: () => (renderComplete),
  ee: () => (bytes),
  hg: () => (characters),
  yQ: () => (renderDocument)
});
var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter(isPresent);
    for (let kept = present.length; kept > 0; kept -= 1) {
        const dropped = present.slice(kept);
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([dropped.length === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Vg)(dropped), foot], gap);
        const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
        if (text !== null)
            return text;
    }
    return '';
}
function renderComplete(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
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


}),

5260:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  O: () => (fenced)
});
var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5040);

function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}


}),

5705:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bg: () => (commitUrl),
  Ek: () => (repositoryUrl),
  Hx: () => (sourceUrl)
});
var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);

function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


})

};
;