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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/sources/client/response/read-body.js
var read_body = __webpack_require__(7113);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/model/lenient-fields.js
var lenient_fields = __webpack_require__(3453);
;// CONCATENATED MODULE: ./build/sources/action/github/calls.js


const user = (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ login: schemas/* string */.YjP() }));
const comment = schemas/* object */.Ikc({ id: schemas/* number */.aig().int().positive(), body: lenient_fields/* text */.Qq, user });
const patch = lenient_fields/* text */.Qq.transform((patch) => {
    const headers = patch?.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
    return (headers &&
        Array.from(headers, ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1]));
});
const changedFile = schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), status: lenient_fields/* text */.Qq, previous_filename: lenient_fields/* text */.Qq, patch });
const repository = (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), clone_url: lenient_fields/* text */.Qq }));
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int().positive(),
    state: lenient_fields/* text */.Qq,
    title: lenient_fields/* text */.Qq,
    merge_commit_sha: lenient_fields/* text */.Qq,
    head: schemas/* object */.Ikc({
        ref: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        user: (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ login: lenient_fields/* text */.Qq })),
        repo: repository,
    }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), repo: repository }),
    labels: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(schemas/* object */.Ikc({ name: lenient_fields/* text */.Qq }))),
});
const issue = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int().positive(),
    state: lenient_fields/* text */.Qq,
    state_reason: lenient_fields/* text */.Qq,
    closed_at: lenient_fields/* text */.Qq,
    body: lenient_fields/* text */.Qq,
    user,
    pull_request: lenient_fields/* anything */.D8,
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
        shape: schemas/* array */.YOg(comment),
        permission: commentPermission,
    }),
    createComment: (issue_number, body) => ({
        tried: `comment on pull request ${issue_number}`,
        route: `POST ${commentsOf}`,
        parameters: { issue_number, body },
        shape: comment,
        permission: commentPermission,
        once: true,
    }),
    updateComment: (comment_id, body) => ({
        tried: `update comment ${comment_id}`,
        route: `PATCH ${comments}`,
        parameters: { comment_id, body },
        shape: comment,
        permission: commentPermission,
    }),
    deleteComment: (comment_id) => ({
        tried: `delete comment ${comment_id}`,
        route: `DELETE ${comments}`,
        parameters: { comment_id },
        shape: schemas/* unknown */.L5J(),
        permission: commentPermission,
    }),
    getPullRequest: (pull_number) => ({
        tried: `read pull request ${pull_number}`,
        route: `GET ${pulls}/{pull_number}`,
        parameters: { pull_number },
        shape: pullRequest,
        permission: readPermission,
    }),
    listPullRequestsOfCommit: (commit_sha, page) => ({
        tried: `list the pull requests of commit ${commit_sha}`,
        route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
        parameters: { commit_sha, page, per_page: 100 },
        shape: schemas/* array */.YOg(pullRequest),
        permission: findPermission,
    }),
    listPullRequestsFrom: ({ owner, branch }, page) => ({
        tried: `list the pull requests from ${owner}:${branch}`,
        route: `GET ${pulls}`,
        parameters: { state: 'open', head: `${owner}:${branch}`, page, per_page: 100 },
        shape: schemas/* array */.YOg(pullRequest),
        permission: findPermission,
    }),
    listChangedFiles: (pull_number, page) => ({
        tried: `list the files of pull request ${pull_number}`,
        route: `GET ${pulls}/{pull_number}/files`,
        parameters: { pull_number, page, per_page: 100 },
        shape: schemas/* array */.YOg(changedFile),
        permission: readPermission,
    }),
    listIssues: (labels, page) => ({
        tried: 'list the issues of flaky tests',
        route: `GET ${issues}`,
        parameters: { labels, state: 'all', page, per_page: 100 },
        shape: schemas/* array */.YOg(issue),
        permission: issuesPermission,
    }),
    openIssue: (parts) => ({
        tried: 'open an issue',
        route: `POST ${issues}`,
        parameters: parts,
        shape: issue,
        permission: issuesPermission,
        once: true,
    }),
    updateIssue: (issue_number, parts) => ({
        tried: `update issue ${issue_number}`,
        route: `PATCH ${issues}/{issue_number}`,
        parameters: { issue_number, ...parts },
        shape: issue,
        permission: issuesPermission,
    }),
    commentOnIssue: (issue_number, body) => ({
        tried: `comment on issue ${issue_number}`,
        route: `POST ${commentsOf}`,
        parameters: { issue_number, body },
        shape: comment,
        permission: issuesPermission,
        once: true,
    }),
};

// EXTERNAL MODULE: ./build/sources/client/rate-limit/headers.js
var headers = __webpack_require__(8071);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
;// CONCATENATED MODULE: ./build/sources/action/github/github-error.js



class GitHubError extends error_text/* OwnError */.Nj {
    name = 'GitHubError';
    failure;
    status;
    waitMs;
    responded;
    sentences;
    constructor({ tried, permission }, failure) {
        const { status, waitMs = null, responded = true, cause } = failure;
        const words = failure.words.replace(/\.$/, '');
        super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words}`, { cause });
        this.failure = failure.failure;
        this.status = status;
        this.waitMs = waitMs;
        this.responded = responded;
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
        return new GitHubError(purpose, { failure: 'unclear', status: null, words, responded: false, cause });
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
    const after = header('retry-after');
    const nowMs = (0,headers/* parseHttpDate */.m6)(header('date')) ?? Date.now();
    const until = (ms) => (ms === null ? null : Math.max(0, ms - nowMs));
    const reset = isEmpty ? secondsToMs(header('x-ratelimit-reset')) : null;
    return secondsToMs(after) ?? until((0,headers/* parseHttpDate */.m6)(after)) ?? until(reset);
}
function secondsToMs(text) {
    return /^\d{1,99}$/.test(text) ? Number(text) * 1000 : null;
}
const longestWaitMs = 31 * durations/* day */.vd;
function hintFor({ failure, status, waitMs, message }, permission) {
    if (waitMs !== null)
        return waitMs > longestWaitMs
            ? 'GitHub asks to retry after more than a month.'
            : `GitHub asks to retry after ${(0,durations/* formatDuration */.a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    if (failure !== 'refused' || status === null)
        return '';
    if (status < 400)
        return 'If the repository was renamed or moved, start a new run: a re-run keeps the old name.';
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status === 403 && /\b(?:is|are) locked\b/i.test(message))
        return 'The conversation of the pull request is locked: only people who can write may comment.';
    if (status !== 403 && status !== 404)
        return '';
    const exists = status === 404 ? 'Check that it exists. ' : '';
    return `${exists}Give the job the permission ${permission}, or set github-token to a token that has it.`;
}

;// CONCATENATED MODULE: ./build/sources/action/github/github.js





const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const loginSchema = schemas/* union */.KCZ([
    userSchema.transform(({ login }) => login),
    schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: userSchema }) }).transform(({ data }) => data.viewer.login),
    schemas/* unknown */.L5J().transform(() => null),
]);
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
            if (error instanceof GitHubError && isForAll(error, call))
                ended = error;
            throw error;
        }
    };
    const login = async () => {
        const about = { tried: 'read the owner of the token', shape: loginSchema, permission: '' };
        const baseUrl = settings.apiUrl.replace(/\/api\/v3\/?$/, '/api');
        const graphql = { baseUrl, query: '{ viewer { login } }' };
        const isRun = settings.token.startsWith('ghs_');
        const [route, parameters] = isRun ? ['POST /graphql', graphql] : ['GET /user', {}];
        try {
            return (await ask({ ...about, route, parameters }));
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
function isForAll(error, call) {
    return error.failure === 'throttled' || (!error.responded && isRetryable(error, call));
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
const maxBodyBytes = 32 * 1024 * 1024;
const silent = { debug() { }, info() { }, warn() { }, error() { } };
function connect({ token, apiUrl, signal, fetch }) {
    let opening;
    const open = async () => {
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
        return getOctokit(token, { baseUrl: apiUrl, userAgent: 'kitestring', log: silent });
    };
    return async (call) => {
        const { route, parameters, shape } = call;
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
                fetch: bounded(fetch ?? octokit.request.endpoint.DEFAULTS.request?.fetch ?? globalThis.fetch),
            };
            const { data, headers, status } = await octokit.request(route, { ...parameters, request });
            if (status >= 300)
                throw fail(status, 'a redirect, which is not followed');
            const read = shape.safeParse(data);
            if (!read.success)
                throw fail(null, `the response is not valid at ${read.error.issues[0]?.path.join('.') || 'the body'}`);
            if (!Array.isArray(read.data))
                return read.data;
            const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
            return { items: read.data, more };
        }
        catch (error) {
            throw toGitHubError(call, error, new URL(apiUrl).host);
        }
    };
}
function bounded(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers } = response;
        if (body === null)
            return response;
        const bytes = await (0,read_body/* collectBytes */.y4)((0,read_body/* limitBytes */.Z7)(body, maxBodyBytes));
        return new Response(bytes, { status, statusText, headers });
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
const longestKey = 400;
const firstLine = /^<!-- kitestring (\S+) run (\d{1,16})\.(\d{1,9}) -->$/;
const lastLine = /^<!-- kitestring-note ([\w.-]+) -->$/;
function encodeKey(key) {
    const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
    return encoded.length > longestKey ? (0,external_node_crypto_.hash)('sha256', encoded, 'base64url') : encoded;
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
        const outcome = newest === undefined ? await create(request) : await update(request, newest);
        await remove(request, surplus).catch((error) => {
            if (!(error instanceof GitHubError))
                throw error;
            log(`${error.message}.`);
        });
        return outcome;
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
async function create(request) {
    const { github, pullRequest, key, run } = request;
    const created = { action: 'created', reason: 'There was no comment yet.', failed: false };
    try {
        return { ...created, id: await sendTiers(request, (body) => github.createComment(pullRequest, body)) };
    }
    catch (error) {
        if (!(error instanceof GitHubError) || error.failure !== 'unclear')
            throw error;
        const [found] = (await readOwnComments(github, pullRequest, key)) ?? [];
        if (found?.run.id !== run.id)
            throw error;
        return { ...created, id: found.id };
    }
}
async function update(request, { id, note }) {
    if (note !== '' && note === request.note)
        return { action: 'unchanged', reason: 'The comment is up to date.', failed: false, id };
    try {
        await sendTiers(request, (body) => request.github.updateComment(id, body));
        return { action: 'updated', reason: 'The report is of a later run.', failed: false, id };
    }
    catch (error) {
        if (isRefusal(error, 404))
            return create(request);
        throw error;
    }
}
async function sendTiers({ key, tiers, note, run }, send) {
    const marker = `<!-- kitestring ${encodeKey(key)} run ${run.id}.${run.attempt} -->`;
    const end = note === '' ? '' : `\n<!-- kitestring-note ${note} -->`;
    for (const [index, text] of tiers.entries()) {
        try {
            return (await send(`${marker}\n${text.trimEnd()}\n${end}`)).id;
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

// EXTERNAL MODULE: ./build/sources/operations/inputs/event-defaults.js
var event_defaults = __webpack_require__(8314);
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
            if (!(error instanceof GitHubError))
                throw error;
            problem = error.sentences;
            return { items: [], more: false };
        }
    };
    const { items, complete } = await readAllPages(readPage, maxFiles / 100);
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
        if (!(error instanceof GitHubError))
            throw error;
        return { found: false, reason: error.sentences, isUsual: false };
    }
}
async function byHead(github, head) {
    const { items } = await readAllPages((page) => github.listPullRequestsFrom(head, page), pull_request_maxPages);
    return items.filter((pull) => pull.head.sha === head.sha && pull.head.ref === head.branch && isFrom(head.owner, pull));
}
function isFrom(owner, { head: { repo, user } }) {
    const login = user?.login ?? repo?.full_name.split('/', 1)[0] ?? owner;
    return login.toLowerCase() === owner.toLowerCase();
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
    const { github, log } = search;
    const without = (reason, isUsual) => {
        return { facts: null, obstacle: { reason, isUsual }, notes: [] };
    };
    const found = await findPullRequest(search);
    if (!found.found)
        return without(`${notFound} ${found.reason}`, found.isUsual);
    const { number, by, others = [] } = found;
    if (others.length > 0)
        log((0,event_defaults/* describeChoice */.be)(number, others, 'pull-request'));
    if (github === null)
        return without(withoutToken, false);
    const head = await findHead(search, github, found);
    if (head.sha === null)
        return without(`${notFound} ${describeMissing(search, number)}`, false);
    const { files, problem } = await readChangedFiles(github, number);
    const comment = await readNote(github, number, commentKey);
    return {
        facts: { number, headSha: head.sha, changedFiles: files, previousNote: comment.text },
        obstacle: by === 'queue' ? { reason: queued, isUsual: true } : null,
        notes: [head.note, problem, comment.problem].filter((note) => note !== undefined),
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
        return { sha: known };
    try {
        return { sha: (await github.getPullRequest(number)).head.sha };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        if (by === 'input' && isRefusal(error, 404))
            return { sha: null };
        const endsAll = error.failure === 'throttled' || !error.responded;
        return { sha: '', ...(endsAll && { note: error.sentences }) };
    }
}
function describeMissing({ repository }, number) {
    return `GitHub says that ${repository} has no pull request ${number}, or the token may not read it. Check the input pull-request: the number of an issue is not valid. Give the job the permission ${readPermission}.`;
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
        return (0,what_to_build/* headDefaults */.BU)(await github.getPullRequest(number), repository);
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
    const { commit: _commit, branch: _branch, nothingToBuild: _nothing, ...pull } = (0,what_to_build/* headDefaults */.BU)(found.pull, repository);
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
/* harmony export */   V6: () => (/* binding */ throttleMs),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   W: () => (/* binding */ exhaustedMs),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   p: () => (/* binding */ laterDate)
/* harmony export */ });
/* unused harmony export readWindows */
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);

const firstEpochSeconds = 1e9;
const defaultWindowMs = 60_000;
const longestWindowMs = 300_000;
const scopes = new Map([
    ['rest', 'organization'],
    ['rest_user', 'user'],
]);
function readWindows(headers, nowMs) {
    return ['organization', 'user'].map((family) => {
        const prefix = family === 'user' ? 'ratelimit-user' : 'ratelimit';
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-reset`)), headers, nowMs),
        };
    });
}
function parseRateLimit(headers, nowMs) {
    const windows = readWindows(headers, nowMs).filter((window) => window.limit !== null && window.remaining !== null && window.resetMs !== null);
    return windows.length === 0 ? undefined : { windows };
}
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'retry-after')?.trim() ?? '';
    const date = parseHttpDate(text);
    return delayMs(digits(text) ?? (date === null ? null : date / 1000), headers, nowMs);
}
function throttleMs(headers, body, nowMs) {
    const windows = readWindows(headers, nowMs);
    const { scope, reset } = Object(body);
    const inBody = Number.isSafeInteger(reset) && Number(reset) >= 0 ? Number(reset) : null;
    const inBodyMs = delayMs(inBody, headers, nowMs);
    const family = scopes.get(scope);
    const named = family && (latest(windows.filter((window) => window.family === family)) ?? inBodyMs);
    const spent = latest(windows.filter(({ remaining }) => remaining === 0));
    if (typeof named === 'number' || spent !== null)
        return Math.max(named ?? 0, spent ?? 0);
    return latest(windows) ?? inBodyMs ?? retryAfterMs(headers, nowMs) ?? defaultWindowMs;
}
function exhaustedMs(headers, nowMs) {
    const spent = readWindows(headers, nowMs).filter(({ remaining }) => remaining === 0);
    const resetMs = latest(spent) ?? 0;
    return resetMs > longestWindowMs ? 0 : resetMs;
}
function latest(windows) {
    const resets = windows.map(({ resetMs }) => resetMs).filter((resetMs) => resetMs !== null);
    return resets.length === 0 ? null : Math.max(...resets);
}
function delayMs(seconds, headers, nowMs) {
    if (seconds === null || seconds < firstEpochSeconds)
        return seconds && seconds * 1000;
    return Math.max(0, seconds * 1000 - (sentAtMs(headers) ?? nowMs));
}
function highest(values) {
    const numbers = values.flatMap((value) => value.split(',')).map(digits);
    const valid = numbers.filter((number) => number !== null);
    return valid.length === 0 ? null : Math.max(...valid);
}
function digits(text) {
    return /^\s*\d{1,16}\s*$/.test(text) ? Number(text) : null;
}
function sentAtMs(headers) {
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'date') ?? '');
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}
const longestDelayMs = 100 * 365 * 86_400_000;
function laterDate(nowMs, delayMs) {
    return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}


/***/ }),

// MODULE: ./build/sources/client/response/read-body.js
/***/ 7113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ errorLimitBytes),
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rn: () => (/* binding */ logRangeBytes),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   y4: () => (/* binding */ collectBytes),
/* harmony export */   yQ: () => (/* binding */ responseLimitBytes)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8734);
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2852);



const mebibyte = 1024 * 1024;
const logRangeBytes = mebibyte;
const errorLimitBytes = mebibyte;
function responseLimitBytes(endpoint) {
    if (_model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__/* .endpoints */ .v[endpoint].paged || endpoint === 'jobs.log')
        return 64 * mebibyte;
    return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}
async function readBody(response, mostBytes, collect) {
    const encoding = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(response.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== '')
        return leave(response, 'encoding');
    const length = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(response.headers, 'content-length') ?? '';
    const declared = /^\d{1,16}$/.test(length) ? Number(length) : 0;
    if (declared > mostBytes)
        return leave(response, 'size');
    try {
        const body = limitBytes(response.body, mostBytes);
        const isZipped = encoding === 'gzip';
        const keep = collect ?? ((pieces) => collectBytes(pieces, isZipped ? 0 : declared));
        return { ok: true, bytes: isZipped ? await gunzip(body, mostBytes, keep) : await keep(body) };
    }
    catch (error) {
        if (error instanceof OversizedBody)
            return { ok: false, reason: 'size' };
        if (isZlibError(error))
            return { ok: false, reason: 'compression' };
        throw error;
    }
}
async function gunzip(body, mostBytes, collect) {
    const { createGunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 23));
    return (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(body, createGunzip(), (decoded) => collect(limitBytes(decoded, mostBytes)));
}
async function leave(response, reason) {
    for await (const _ of response.body)
        break;
    return { ok: false, reason };
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
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
function parseJson(bytes) {
    const text = new TextDecoder().decode(bytes);
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch {
        return { ok: false, reason: text.trim() === '' ? 'empty' : 'syntax' };
    }
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

// MODULE: ./build/sources/model/endpoints.js
/***/ 8734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* unused harmony export scopes */
const scopes = (/* unused pure expression or super */ null && (['read_suites', 'write_suites', 'read_builds', 'write_builds']));
const organization = '/v2/organizations/{organization}';
const builds = `${organization}/pipelines/{pipeline}/builds`;
const build = `${builds}/{number}`;
const analytics = '/v2/analytics/organizations/{organization}';
const suite = `${analytics}/suites/{suite}`;
const job = `${build}/jobs/{job}`;
const run = `${suite}/runs/{run}`;
const rows = {
    'suites.list': { method: 'GET', path: `${analytics}/suites`, scope: 'read_suites', paged: true },
    'suites.get': { method: 'GET', path: suite, scope: 'read_suites' },
    'suites.create': { method: 'POST', path: `${analytics}/suites`, scope: 'write_suites', status: 201 },
    'suites.update': { method: 'PATCH', path: suite, scope: 'write_suites' },
    'suites.delete': { method: 'DELETE', path: suite, scope: 'write_suites', status: 204 },
    'flakyTests.list': { method: 'GET', path: `${suite}/flaky-tests`, scope: 'read_suites', paged: true },
    'builds.list': { method: 'GET', path: '/v2/builds', scope: 'read_builds', paged: true },
    'builds.listForOrganization': {
        method: 'GET',
        path: `${organization}/builds`,
        scope: 'read_builds',
        paged: true,
    },
    'builds.listForPipeline': { method: 'GET', path: builds, scope: 'read_builds', paged: true },
    'builds.get': { method: 'GET', path: build, scope: 'read_builds' },
    'builds.create': { method: 'POST', path: builds, scope: 'write_builds', status: 201 },
    'builds.cancel': { method: 'PUT', path: `${build}/cancel`, scope: 'write_builds' },
    'builds.rebuild': { method: 'PUT', path: `${build}/rebuild`, scope: 'write_builds' },
    'builds.retryFailedJobs': {
        method: 'PUT',
        path: `${build}/retry_failed_jobs`,
        scope: 'write_builds',
        status: 202,
        otherMethod: 'POST',
    },
    'jobs.log': { method: 'GET', path: `${job}/log`, scope: 'read_build_logs', status: 206 },
    'jobs.unblock': { method: 'PUT', path: `${job}/unblock`, scope: 'write_builds' },
    'artifacts.list': { method: 'GET', path: `${build}/artifacts`, scope: 'read_artifacts', paged: true },
    'artifacts.get': { method: 'GET', path: `${job}/artifacts/{artifact}`, scope: 'read_artifacts' },
    'artifacts.download': {
        method: 'GET',
        path: `${job}/artifacts/{artifact}/download`,
        scope: 'read_artifacts',
        status: 302,
    },
    'buildTests.list': {
        method: 'GET',
        path: `${analytics}/builds/{build}/tests`,
        scope: 'read_suites',
        paged: true,
    },
    'suiteTests.list': { method: 'GET', path: `${suite}/tests`, scope: 'read_suites', paged: true },
    'testRuns.get': { method: 'GET', path: run, scope: 'read_suites' },
    'testRuns.failedExecutions': {
        method: 'GET',
        path: `${run}/failed_executions`,
        scope: 'read_suites',
        paged: true,
    },
};
const endpoints = rows;


/***/ }),

// MODULE: ./build/sources/model/lenient-fields.js
/***/ 3453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   OA: () => (/* binding */ fields),
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
function fields(kind, names) {
    const entries = names.split(' ').map((name) => [name, kind]);
    return Object.fromEntries(entries);
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