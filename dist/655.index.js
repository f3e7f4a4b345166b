"use strict";
exports.id = 655;
exports.ids = [655];
exports.modules = {

// MODULE: ./build/sources/action/event/runs.js + 9 modules
/***/ 7655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeEvent: () => (/* reexport */ completeEvent),
  createGitHub: () => (/* reexport */ createGitHub),
  failed: () => (/* reexport */ failed),
  findPullRequest: () => (/* reexport */ findPullRequest),
  keepComment: () => (/* reexport */ keepComment),
  keepIssues: () => (/* reexport */ keepIssues),
  ownerOf: () => (/* reexport */ ownerOf),
  readAllPages: () => (/* reexport */ readAllPages),
  readOwnComments: () => (/* reexport */ readOwnComments),
  readPullRequest: () => (/* reexport */ readPullRequest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/model/schema.js
var model_schema = __webpack_require__(3510);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
;// CONCATENATED MODULE: ./build/sources/action/github/calls.js


const user = (0,model_schema/* objectWith */.qR)('login', { login: model_schema/* text */.Qq });
const comment = (0,model_schema/* objectWith */.qR)('id', { id: model_schema/* ordinal */.IE, body: model_schema/* text */.Qq, user });
const patch = schemas/* pipe */.FsL(model_schema/* text */.Qq, schemas/* transform */.pdi((lines) => Array.from(lines.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm), ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1])));
const changedFile = (0,model_schema/* objectWith */.qR)('filename', { ...(0,model_schema/* fields */.OA)(model_schema/* text */.Qq, 'filename status previous_filename'), patch });
const repository = (0,model_schema/* objectWith */.qR)('full_name', (0,model_schema/* fields */.OA)(model_schema/* text */.Qq, 'full_name clone_url'));
const pullRequest = (0,model_schema/* objectWith */.qR)('number head base', {
    number: model_schema/* ordinal */.IE,
    ...(0,model_schema/* fields */.OA)(model_schema/* text */.Qq, 'state title merge_commit_sha'),
    head: (0,model_schema/* objectWith */.qR)('ref sha', {
        ...(0,model_schema/* fields */.OA)(model_schema/* text */.Qq, 'ref sha'),
        user: (0,model_schema/* object */.Ik)({ login: model_schema/* text */.Qq }),
        repo: repository,
    }),
    base: (0,model_schema/* objectWith */.qR)('ref', { ref: model_schema/* text */.Qq, repo: repository }),
    labels: (0,model_schema/* listOf */.c3)((0,model_schema/* object */.Ik)({ name: model_schema/* text */.Qq })),
});
const issue = (0,model_schema/* objectWith */.qR)('number', {
    number: model_schema/* ordinal */.IE,
    ...(0,model_schema/* fields */.OA)(model_schema/* text */.Qq, 'state state_reason closed_at body'),
    user,
    pull_request: model_schema/* anything */.D8,
});
const issues = '/repos/{owner}/{repo}/issues';
const comments = `${issues}/comments/{comment_id}`;
const commentsOf = `${issues}/{issue_number}/comments`;
const pulls = '/repos/{owner}/{repo}/pulls';
const commentPermission = 'pull-requests: write (or issues: write)';
const issuesPermission = 'issues: write';
const findPermission = 'pull-requests: read and contents: read';
const readPermission = 'pull-requests: read';
const calls = {
    listComments: (issue_number, page) => ({
        tried: `list the comments of pull request ${issue_number}`,
        route: `GET ${commentsOf}`,
        parameters: { issue_number, page, per_page: 100 },
        schema: (0,model_schema/* listOf */.c3)(comment),
        permission: commentPermission,
    }),
    createComment: (issue_number, body) => ({
        tried: `comment on pull request ${issue_number}`,
        route: `POST ${commentsOf}`,
        parameters: { issue_number, body },
        schema: comment,
        permission: commentPermission,
        once: true,
    }),
    updateComment: (comment_id, body) => ({
        tried: `update comment ${comment_id}`,
        route: `PATCH ${comments}`,
        parameters: { comment_id, body },
        schema: comment,
        permission: commentPermission,
    }),
    deleteComment: (comment_id) => ({
        tried: `delete comment ${comment_id}`,
        route: `DELETE ${comments}`,
        parameters: { comment_id },
        schema: model_schema/* anything */.D8,
        permission: commentPermission,
    }),
    getPullRequest: (pull_number) => ({
        tried: `read pull request ${pull_number}`,
        route: `GET ${pulls}/{pull_number}`,
        parameters: { pull_number },
        schema: pullRequest,
        permission: readPermission,
    }),
    listPullRequestsOfCommit: (commit_sha, page) => ({
        tried: `list the pull requests of commit ${commit_sha}`,
        route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
        parameters: { commit_sha, page, per_page: 100 },
        schema: (0,model_schema/* listOf */.c3)(pullRequest),
        permission: findPermission,
    }),
    listPullRequestsFrom: ({ owner, branch }, page) => ({
        tried: `list the pull requests from ${owner}:${branch}`,
        route: `GET ${pulls}`,
        parameters: { state: 'open', head: `${owner}:${branch}`, page, per_page: 100 },
        schema: (0,model_schema/* listOf */.c3)(pullRequest),
        permission: findPermission,
    }),
    listChangedFiles: (pull_number, page) => ({
        tried: `list the files of pull request ${pull_number}`,
        route: `GET ${pulls}/{pull_number}/files`,
        parameters: { pull_number, page, per_page: 100 },
        schema: (0,model_schema/* listOf */.c3)(changedFile),
        permission: readPermission,
    }),
    listIssues: (labels, page) => ({
        tried: 'list the issues of flaky tests',
        route: `GET ${issues}`,
        parameters: { labels, state: 'all', page, per_page: 100 },
        schema: (0,model_schema/* listOf */.c3)(issue),
        permission: issuesPermission,
    }),
    openIssue: (parts) => ({
        tried: 'open an issue',
        route: `POST ${issues}`,
        parameters: parts,
        schema: issue,
        permission: issuesPermission,
        once: true,
    }),
    updateIssue: (issue_number, parts) => ({
        tried: `update issue ${issue_number}`,
        route: `PATCH ${issues}/{issue_number}`,
        parameters: { issue_number, ...parts },
        schema: issue,
        permission: issuesPermission,
    }),
    commentOnIssue: (issue_number, body) => ({
        tried: `comment on issue ${issue_number}`,
        route: `POST ${commentsOf}`,
        parameters: { issue_number, body },
        schema: comment,
        permission: issuesPermission,
        once: true,
    }),
};

// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
;// CONCATENATED MODULE: ./build/sources/action/github/github-error.js


class GitHubError extends error_text/* OwnError */.Nj {
    name = 'GitHubError';
    failure;
    status;
    waitMs;
    sentences;
    constructor({ tried, permission }, failure) {
        const { status, waitMs = null, cause } = failure;
        const words = failure.words.replace(/\.$/, '');
        super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words}`, { cause });
        this.failure = failure.failure;
        this.status = status;
        this.waitMs = waitMs;
        this.sentences = `${this.message}. ${hintFor(this, permission)}`.trim();
    }
}
function isRefusal(error, ...statuses) {
    return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}
function toGitHubError(purpose, cause, host) {
    if (cause instanceof GitHubError)
        return cause;
    const { response } = cause;
    if (response === undefined) {
        const words = describeNoResponse(cause, host);
        return new GitHubError(purpose, { failure: 'unclear', status: null, words, cause });
    }
    const { status, headers, data } = response;
    const { message } = (data ?? {});
    const words = typeof message === 'string' ? message : 'no reason given';
    const header = (name) => String(headers[name] ?? '');
    const isEmpty = header('x-ratelimit-remaining') === '0';
    const isLimit = header('retry-after') !== '' ||
        isEmpty ||
        /secondary rate limit|abuse detection/i.test(words.slice(0, 300));
    const isThrottled = status === 429 || (status === 403 && isLimit);
    const refused = status === 408 || status >= 500 ? 'unclear' : 'refused';
    const failure = isThrottled ? 'throttled' : refused;
    const waitMs = failure === 'refused' ? null : askedWait(header, isEmpty);
    return new GitHubError(purpose, { failure, status, words, waitMs, cause });
}
function describeNoResponse(error, host) {
    const kind = (0,error_text/* errorKind */.f8)(error);
    const [name, code] = kind.split(' ');
    if (name !== 'HttpError')
        return kind;
    if (error instanceof Error && (0,error_text/* errorKind */.f8)(error.cause) === 'TimeoutError')
        return `no response from ${host} in time`;
    return `the connection to ${host} failed${code === undefined ? '' : ` (${code})`}`;
}
function askedWait(header, isEmpty) {
    const nowMs = Date.parse(header('date')) || Date.now();
    const [after, reset] = [header('retry-after'), header('x-ratelimit-reset')];
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    return isEmpty && /^\d{1,10}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - nowMs) : null;
}
function hintFor({ failure, status, waitMs, message }, permission) {
    if (waitMs !== null)
        return `GitHub asks to retry after ${(0,durations/* formatDuration */.a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    if (failure !== 'refused')
        return '';
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status !== 403 && status !== 404)
        return '';
    if (/\bis locked\b/.test(message))
        return 'The conversation is locked.';
    const exists = status === 404 ? 'Check that it exists. ' : '';
    return `${exists}Give the job the permission ${permission}, or set github-token to a token that has it.`;
}

;// CONCATENATED MODULE: ./build/sources/action/github/github.js




const viewed = (0,model_schema/* object */.Ik)({ data: (0,model_schema/* object */.Ik)({ viewer: (0,model_schema/* object */.Ik)({ login: model_schema/* text */.Qq }) }) });
function createGitHub(settings) {
    const send = connect(settings);
    const [owner, repo] = settings.repository.split('/');
    let ended = null;
    const ask = async (call) => {
        if (ended !== null)
            throw ended;
        const home = call.route.includes('{owner}') ? { owner, repo } : {};
        const attempt = () => send({ ...call, parameters: { ...home, ...call.parameters } });
        try {
            return await withRetries(attempt, call, settings);
        }
        catch (error) {
            if (error instanceof GitHubError && (error.failure === 'throttled' || error.status === null))
                ended = error;
            throw error;
        }
    };
    const login = async () => {
        const baseUrl = settings.apiUrl.replace(/\/api\/v3\/?$/, '/api');
        const parameters = { baseUrl, query: '{ viewer { login } }' };
        const about = { tried: 'read the owner of the token', permission: '', schema: viewed };
        try {
            const { data } = (await ask({ ...about, route: 'POST /graphql', parameters }));
            return data?.viewer?.login ?? null;
        }
        catch (error) {
            if (isRefusal(error, 401, 403, 404))
                return null;
            throw error;
        }
    };
    const methods = Object.entries(calls).map(([name, make]) => {
        return [name, (...given) => ask(make(...given))];
    });
    return { ...Object.fromEntries(methods), login };
}
const maxAttempts = 3;
const usualWaitMs = 60 * durations/* second */.Rc;
const maxWaitMs = 90 * durations/* second */.Rc;
function isRetryable({ failure }, { once = false }) {
    return failure === 'throttled' || (failure === 'unclear' && !once);
}
async function withRetries(send, call, { sleep, random }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            const isLast = attempt === maxAttempts;
            if (isLast || !(error instanceof GitHubError) || !isRetryable(error, call))
                throw error;
            const waitMs = error.waitMs ?? (error.failure === 'throttled' ? usualWaitMs : 0);
            if (waitMs > maxWaitMs)
                throw error;
            await sleep(waitMs + durations/* second */.Rc * 2 ** (attempt - 1) * (0.5 + random()));
        }
    }
}
const attemptTimeoutMs = 30_000;
const silent = { debug() { }, info() { }, warn() { }, error() { } };
function connect({ token, apiUrl, signal, fetch }) {
    let opening;
    const open = async () => {
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
        return getOctokit(token, { baseUrl: apiUrl, userAgent: 'kitestring', log: silent });
    };
    return async (call) => {
        const { route, parameters, schema } = call;
        const fail = (status, words) => new GitHubError(call, { failure: status === null ? 'unclear' : 'refused', status, words });
        try {
            opening ??= open();
            const octokit = await opening;
            if (new URL(octokit.request.endpoint(route, parameters).url).origin !== new URL(apiUrl).origin)
                throw fail(null, `the address is not one of ${apiUrl}`);
            const timeout = AbortSignal.timeout(attemptTimeoutMs);
            const request = {
                signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
                redirect: 'manual',
                log: silent,
                ...(fetch && { fetch }),
            };
            const { data, headers, status } = await octokit.request(route, { ...parameters, request });
            if (status >= 300)
                throw fail(status, 'a redirect, which is not followed');
            const fit = (0,model_schema/* read */.LF)(schema, data);
            if (!fit.ok)
                throw fail(null, `the response is not valid at ${fit.places[0] || 'the body'}`);
            if (!Array.isArray(fit.value))
                return fit.value;
            const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
            return { items: fit.value, more };
        }
        catch (error) {
            throw toGitHubError(call, error, new URL(apiUrl).host);
        }
    };
}
async function readAllPages(read, maxPages) {
    const items = [];
    for (let number = 1; number <= maxPages; number += 1) {
        const page = await read(number);
        items.push(...page.items);
        if (!page.more)
            return { items, complete: true };
    }
    return { items, complete: false };
}

;// CONCATENATED MODULE: ./build/sources/action/github/comment.js



function failed(reason, isUsual = false) {
    return { action: 'skipped', reason, failed: true, isUsual };
}
const maxPages = 50;
const firstLine = /^<!-- kitestring (\S+) run (\d{1,16})\.(\d{1,9}) -->$/;
const lastLine = /^<!-- kitestring-note ([\w.-]+) -->$/;
function encodeKey(key) {
    return (0,external_node_crypto_.hash)('sha256', key, 'base64url');
}
async function ownerOf(github) {
    return ((await github.login()) ?? 'github-actions[bot]').toLowerCase();
}
async function readOwnComments(github, pullRequest, key) {
    const encoded = encodeKey(key);
    let author;
    const { items, complete } = await readAllPages(async (page) => {
        const { items, more } = await github.listComments(pullRequest, page);
        const own = [];
        for (const { id, body, user } of items) {
            const lines = (body ?? '').trimEnd().split(/\r?\n/);
            const [, found, run, attempt] = firstLine.exec(lines[0] ?? '') ?? [];
            if (found !== encoded)
                continue;
            author ??= await ownerOf(github);
            if (user?.login.toLowerCase() !== author)
                continue;
            const [, note = ''] = lastLine.exec(lines.at(-1) ?? '') ?? [];
            own.push({ id, run: { id: Number(run), attempt: Number(attempt) }, note });
        }
        return { items: own, more };
    }, maxPages);
    return complete ? items.toSorted((one, other) => other.id - one.id) : null;
}
async function keepComment(request) {
    const { github, pullRequest, key, whenAbsent, whenPresent, run, signal, readOnlyToken, log } = request;
    try {
        const own = await readOwnComments(github, pullRequest, key);
        if (own === null)
            return failed('The pull request has too many comments to read.');
        const [newest, ...surplus] = own;
        const later = own.find((comment) => isLater(comment.run, run))?.run;
        if (later !== undefined)
            return skipped(`A later run (${later.id}, attempt ${later.attempt}) has written the comment.`);
        if (newest === undefined && whenAbsent === 'skip')
            return skipped('There is nothing to report, and no comment yet.');
        if (newest !== undefined && whenPresent === 'keep')
            return skipped('There is nothing to report, so the comment stays.');
        const { isClosed, hasNewerHead } = await readState(request);
        if (hasNewerHead)
            return skipped('The pull request has a newer commit than this report.');
        if (isClosed && newest === undefined)
            return skipped('The pull request is closed.');
        if (newest !== undefined && whenPresent === 'delete') {
            await remove(request, own);
            return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
        }
        if (newest !== undefined && newest.note !== '' && newest.note === request.note)
            return { action: 'unchanged', reason: 'The comment is up to date.', failed: false, id: newest.id };
        const id = await sendTiers(request, newest);
        await remove(request, surplus).catch((error) => {
            if (!(error instanceof GitHubError))
                throw error;
            log(`${error.message}.`);
        });
        return newest === undefined
            ? { action: 'created', reason: 'There was no comment yet.', failed: false, id }
            : { action: 'updated', reason: 'The report is of a later run.', failed: false, id };
    }
    catch (error) {
        if (signal.aborted)
            return failed('The step was interrupted before GitHub had confirmed it.', true);
        if (!(error instanceof GitHubError))
            throw error;
        if (readOnlyToken && isRefusal(error, 403, 404))
            return failed(fromFork, true);
        return failed(error.sentences);
    }
}
const fromFork = 'Runs for pull requests from forks have a read-only token. Comment from a workflow_run workflow instead.';
function skipped(reason) {
    return { action: 'skipped', reason, failed: false };
}
function isLater(one, other) {
    return one.id === other.id ? one.attempt > other.attempt : one.id > other.id;
}
async function readState({ github, pullRequest, headSha }) {
    const unknown = { isClosed: false, hasNewerHead: false };
    if (headSha === null)
        return unknown;
    try {
        const { state, head } = await github.getPullRequest(pullRequest);
        return { isClosed: state === 'closed', hasNewerHead: head.sha !== headSha };
    }
    catch (error) {
        if (isRefusal(error, 403, 404))
            return unknown;
        throw error;
    }
}
async function sendTiers({ github, pullRequest, key, tiers, note, run }, known) {
    const marker = `<!-- kitestring ${encodeKey(key)} run ${run.id}.${run.attempt} -->`;
    const end = note === '' ? '' : `\n<!-- kitestring-note ${note} -->`;
    for (const [index, text] of tiers.entries()) {
        try {
            const body = `${marker}\n${text.trimEnd()}\n${end}`;
            const sent = known ? github.updateComment(known.id, body) : github.createComment(pullRequest, body);
            return (await sent).id;
        }
        catch (error) {
            if (!isRefusal(error, 413, 422) || index === tiers.length - 1)
                throw error;
        }
    }
    throw new Error('A comment has at least one form.');
}
async function remove({ github, log }, comments) {
    for (const { id } of comments) {
        try {
            await github.deleteComment(id);
            log(`Deleted our comment ${id}.`);
        }
        catch (error) {
            if (!isRefusal(error, 404))
                throw error;
        }
    }
}

// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/report/flaky/issues.js


const markerLine = /^<!-- kitestring-test ([\w-]{11}\.[\w-]{11}) ([\w-]{22}) (\d{1,16}) (\d{1,16}|-) -->$/;
const mostRequests = 50;
const gone = 'The service has not listed this test as flaky for at least a day. That does not prove that it is fixed. If it is listed again, this issue is reopened.';
function planIssues({ tests, listed, mostNew }, existing, now) {
    const wanted = new Map(tests.map((test) => [test.key, test]));
    const marked = existing.flatMap((issue) => {
        const marker = readMarker(issue.body);
        return marker === null ? [] : [{ issue, marker }];
    });
    const changes = marked.flatMap(({ issue, marker }) => {
        const [suite = '', key = ''] = marker.key.split('.');
        const test = wanted.get(marker.key);
        const isListed = test === undefined ? listed.get(suite)?.has(key) : true;
        if (issue.isDismissed || isListed === undefined)
            return [];
        return changeOf(issue, marker, { test, isListed, now }) ?? [];
    });
    const known = new Set(marked.map(({ marker }) => marker.key));
    const unknown = tests.filter(({ key }) => !known.has(key));
    const opened = unknown
        .slice(0, mostNew)
        .map((test) => ({ kind: 'open', title: test.title, body: newBody(test, now) }));
    const of = (kind) => changes.filter((change) => change.kind === kind);
    const all = [...of('reopen'), ...opened, ...of('close'), ...of('update')];
    let requests = 0;
    const writes = all.filter(({ kind }) => {
        requests += kind === 'close' ? 2 : 1;
        return requests <= mostRequests;
    });
    const left = all.length - writes.length + unknown.length - opened.length;
    const most = `a run opens at most ${mostNew} and sends at most ${mostRequests} changes`;
    return {
        writes,
        left: left === 0 ? '' : `Left for later runs: ${(0,counts/* count */.U9)(left, 'change')} of issues, since ${most}.`,
    };
}
function changeOf({ number, body, isOpen, closedAt }, marker, { test, isListed, now, }) {
    const { says, at, missingAt } = marker;
    const remember = (missingAt) => {
        return { kind: 'update', number, body: withMarker({ ...marker, missingAt }, body) };
    };
    if (!isListed) {
        if (missingAt === null)
            return remember(now);
        return isOpen && now - missingAt >= durations/* day */.vd ? { kind: 'close', number, comment: gone } : null;
    }
    if (!isOpen) {
        const wasSeen = closedAt !== null && (test?.lastSeenAt ?? 0) > closedAt;
        const isBack = test !== undefined && (missingAt !== null || wasSeen);
        return isBack ? { kind: 'reopen', number, body: newBody(test, now) } : null;
    }
    if (test !== undefined && says !== test.says && dayOf(now) > dayOf(at))
        return { kind: 'update', number, body: newBody(test, now) };
    return missingAt === null ? null : remember(null);
}
function dayOf(time) {
    return Math.floor(time / durations/* day */.vd);
}
function newBody({ key, says, text }, at) {
    return withMarker({ key, says, at, missingAt: null }, `\n${text}`);
}
function withMarker({ key, says, at, missingAt }, body) {
    const line = `<!-- kitestring-test ${key} ${says} ${at} ${missingAt ?? '-'} -->`;
    return [line, ...body.split('\n').slice(1)].join('\n');
}
function readMarker(body) {
    const [, key, says, at, missing] = markerLine.exec(body.split(/\r?\n/, 1)[0] ?? '') ?? [];
    if (key === undefined || says === undefined)
        return null;
    return { key, says, at: Number(at), missingAt: missing === '-' ? null : Number(missing) };
}

;// CONCATENATED MODULE: ./build/sources/action/github/issues.js





const issues_maxPages = 50;
async function keepIssues(request) {
    const { github, list, label, now } = request;
    try {
        const existing = await readOwnIssues(github, label);
        if (existing === null)
            return { notices: [], warnings: [`Too many issues have the label ${label}.`] };
        const { writes, left } = planIssues(list, existing, now);
        for (const write of writes)
            await send(write, request);
        return { notices: left === '' ? [] : [left], warnings: [] };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        const warning = `Not all issues of flaky tests are up to date. ${error.sentences}`;
        return { notices: [], warnings: [warning] };
    }
}
async function readOwnIssues(github, label) {
    let author;
    const { items, complete } = await readAllPages(async (page) => {
        const { items, more } = await github.listIssues(label, page);
        const own = [];
        for (const { number, state, state_reason, closed_at, body, user, pull_request } of items) {
            author ??= await ownerOf(github);
            if (pull_request || user?.login.toLowerCase() !== author)
                continue;
            own.push({
                number,
                body: body ?? '',
                isOpen: state === 'open',
                isDismissed: state === 'closed' && (state_reason ?? 'completed') !== 'completed',
                closedAt: (0,times/* parseTime */.p)(closed_at),
            });
        }
        return { items: own, more };
    }, issues_maxPages);
    return complete ? items : null;
}
async function send(write, { github, label, redact, log }) {
    if (write.kind === 'open') {
        const [title, body] = [redact(write.title), redact(write.body)];
        const { number } = await github.openIssue({ title, body, labels: [label] });
        log(`Opened issue ${number}.`);
        return;
    }
    const { kind, number } = write;
    if (kind === 'close') {
        await github.updateIssue(number, { state: 'closed', state_reason: 'completed' });
        await github.commentOnIssue(number, write.comment);
        log(`Closed issue ${number}.`);
    }
    else {
        const state = kind === 'reopen' ? { state: 'open' } : {};
        await github.updateIssue(number, { body: redact(write.body), ...state });
        log(`${kind === 'reopen' ? 'Reopened' : 'Updated'} issue ${number}.`);
    }
}

;// CONCATENATED MODULE: ./build/sources/action/github/changed-files.js


const maxFiles = 3000;
async function readChangedFiles(github, pullRequest) {
    let problem;
    const readPage = async (page) => {
        try {
            return await github.listChangedFiles(pullRequest, page);
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            problem = error.sentences;
            return { items: [], more: false };
        }
    };
    const { items, complete } = await readAllPages(readPage, maxFiles / 100);
    if (problem !== undefined)
        return { files: items.length === 0 ? null : { ...sortFiles(items), complete: false }, problem };
    return { files: { ...sortFiles(items), complete: complete && items.length < maxFiles } };
}
function sortFiles(items) {
    const named = (wanted) => items.filter(({ status }) => (status === 'removed') === wanted).map(({ filename }) => filename);
    const renamed = items.flatMap(({ status, filename, previous_filename: from }) => status === 'renamed' && from ? [[from, filename]] : []);
    const diff = new Map(items.flatMap(({ filename, patch }) => (patch ? [[filename, patch]] : [])));
    return { paths: named(false), removed: named(true), renamed, diff };
}

// EXTERNAL MODULE: ./build/sources/action/github/pull-request-hint.js
var pull_request_hint = __webpack_require__(2338);
;// CONCATENATED MODULE: ./build/sources/action/github/pull-request.js






const pull_request_maxPages = 5;
async function findPullRequest(search) {
    const { github, given, hint } = search;
    if (given !== undefined)
        return { found: true, number: given, by: 'input', pull: null };
    if (hint.by === 'nothing')
        return { found: false, reason: 'The event has no commit.', isUsual: true };
    if (hint.by === 'number' || hint.by === 'queue') {
        return { found: true, number: hint.number, by: hint.by, pull: null };
    }
    if (github === null)
        return { found: false, reason: 'github-token is needed to find the pull request.', isUsual: false };
    try {
        const fitting = hint.by === 'head' ? await byHead(github, hint) : await byCommit(github, hint.sha, search);
        const [pull] = fitting.toSorted((one, other) => one.number - other.number);
        if (pull === undefined)
            return { found: false, reason: describeMiss(hint), isUsual: true };
        return { found: true, number: pull.number, by: hint.by, pull };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { found: false, reason: error.sentences, isUsual: false };
    }
}
async function byHead(github, head) {
    const { items } = await readAllPages((page) => github.listPullRequestsFrom(head, page), pull_request_maxPages);
    return items.filter((pull) => pull.head.sha === head.sha);
}
async function byCommit(github, sha, { repository }) {
    const { items } = await readAllPages((page) => github.listPullRequestsOfCommit(sha, page), pull_request_maxPages);
    return items.filter(({ state, base, head, merge_commit_sha: merge }) => state === 'open' &&
        (0,pull_request_hint/* isSameRepository */.ve)(base.repo?.full_name ?? '', repository) &&
        (head.sha === sha || merge === sha));
}
function describeMiss(hint) {
    const whose = hint.by === 'head' ? ` of ${hint.owner}:${hint.branch}` : '';
    return `No open pull request${whose} has the head commit ${hint.sha}.`;
}
const withoutToken = `Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${commentPermission}.`;
const queued = 'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';
async function readPullRequest(search, commentKey) {
    const { github } = search;
    const without = (reason, isUsual) => {
        return { facts: null, obstacle: { reason, isUsual }, notes: [] };
    };
    const found = await findPullRequest(search);
    if (!found.found)
        return without(`${notFound} ${found.reason}`, found.isUsual);
    const { number, by } = found;
    if (github === null)
        return without(withoutToken, false);
    const headSha = await findHead(search, github, found);
    if (headSha === null)
        return without(`${notFound} ${describeMissing(search, number)}`, false);
    const { files, problem } = await readChangedFiles(github, number);
    const comment = await readNote(github, number, commentKey);
    return {
        facts: { number, headSha, changedFiles: files, previousNote: comment.text },
        obstacle: by === 'queue' ? { reason: queued, isUsual: true } : null,
        notes: [problem, comment.problem].filter((note) => note !== undefined),
    };
}
const notFound = 'No pull request was found.';
async function readNote(github, pullRequest, key) {
    if (key === null)
        return { text: undefined };
    try {
        const own = await readOwnComments(github, pullRequest, key);
        return { text: own === null ? undefined : (own[0]?.note ?? null) };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { text: undefined, problem: error.sentences };
    }
}
async function findHead({ hint, commit }, github, { number, by, pull }) {
    const known = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
    if (known !== undefined)
        return known;
    try {
        return (await github.getPullRequest(number)).head.sha;
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return by === 'input' && isRefusal(error, 404) ? null : '';
    }
}
function describeMissing({ repository }, number) {
    return `${repository} has no pull request ${number}, or the token may not read it. The number of an issue is not valid. The job needs the permission ${readPermission}.`;
}

// EXTERNAL MODULE: ./build/sources/action/event/what-to-build.js
var what_to_build = __webpack_require__(6967);
;// CONCATENATED MODULE: ./build/sources/action/event/complete-event.js



async function completeEvent(event) {
    const { ask, defaults } = event.reading;
    if (defaults.nothingToBuild !== undefined || ask === 'nothing')
        return defaults;
    const completed = ask === 'head' ? await askHead(event) : await askPullRequest(event);
    return (0,what_to_build/* validateRefs */.V)(completed, event.name);
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
        return (0,what_to_build/* headDefaults */.B)(await github.getPullRequest(number), repository);
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { nothingToBuild: `${missing}. ${error.sentences}` };
    }
}
async function askPullRequest({ reading, github, repository }) {
    const found = await findPullRequest({ github, repository, hint: reading.pullRequest });
    if (!found.found)
        return { ...reading.defaults, unknownPullRequest: found.reason };
    if (found.pull === null)
        return reading.defaults;
    const { commit: _commit, branch: _branch, nothingToBuild: _nothing, ...pull } = (0,what_to_build/* headDefaults */.B)(found.pull, repository);
    return { ...reading.defaults, ...pull };
}

;// CONCATENATED MODULE: ./build/sources/action/event/runs.js







/***/ }),

// MODULE: ./build/sources/model/schema.js
/***/ 3510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   IE: () => (/* binding */ ordinal),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   qR: () => (/* binding */ objectWith)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3945);

const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const number = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig();
const ordinal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._positive */ .NC());
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY();
const map = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const literal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz;
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item);
}
const anything = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
function fields(kind, names) {
    const entries = names.split(' ').map((name) => [name, kind]);
    return Object.fromEntries(entries);
}
function object(given) {
    return objectWith('', given);
}
function objectWith(needed, given) {
    const needs = new Set(needed.split(' '));
    const entries = Object.entries(given).map(([name, field]) => [
        name,
        needs.has(name) ? field : zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(field), null),
    ]);
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(Object.fromEntries(entries));
}
function read(schema, value) {
    const result = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, value);
    if (result.success)
        return { ok: true, value: result.data };
    return { ok: false, places: result.error.issues.map(({ path }) => path.map(String).join('.')) };
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
    const [date, time = ''] = toIso(ms).split('T');
    return `${date} ${time.slice(0, 5)} UTC`;
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function formatShortDay(ms, now) {
    const [year = '', month, day = ''] = toIso(ms).split('-');
    const short = `${Number.parseInt(day, 10)} ${months[Number(month) - 1]}`;
    return toIso(now).startsWith(year) ? short : `${short} ${year}`;
}
function toIso(ms) {
    return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


/***/ })

};
;