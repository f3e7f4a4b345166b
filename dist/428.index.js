"use strict";
exports.id = 428;
exports.ids = [428];
exports.modules = {

// MODULE: ./build/sources/action/github/comment.js
/***/ 428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ keepComment),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   po: () => (/* binding */ readOwnComments)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3381);



function failed(reason, isUsual = false) {
    return { action: 'skipped', reason, failed: true, isUsual };
}
const defaultAuthor = 'github-actions[bot]';
const maxPages = 50;
const longestKey = 400;
const firstLine = /^<!-- kitestring (\S+) run (\d{1,16})\.(\d{1,9}) -->$/;
const lastLine = /^<!-- kitestring-note ([\w.-]+) -->$/;
function encodeKey(key) {
    const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
    return encoded.length > longestKey ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', encoded, 'base64url') : encoded;
}
async function readOwnComments(github, pullRequest, key) {
    const encoded = encodeKey(key);
    let author;
    const { items, complete } = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readAllPages */ .s)(async (page) => {
        const { items, more } = await github.listComments(pullRequest, page);
        const own = [];
        for (const { id, body, user } of items) {
            const lines = (body ?? '').trimEnd().split(/\r?\n/);
            const [, found, run, attempt] = firstLine.exec(lines[0] ?? '') ?? [];
            if (found !== encoded)
                continue;
            author ??= ((await github.login()) ?? defaultAuthor).toLowerCase();
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
    const { github, pullRequest, key, note, whenAbsent, whenPresent, run, signal, readOnlyToken, log } = request;
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
        const outcome = newest === undefined
            ? await create(request)
            : note !== '' && newest.note === note
                ? {
                    action: 'unchanged',
                    reason: 'The comment is up to date.',
                    failed: false,
                    id: newest.id,
                }
                : await update(request, newest);
        await remove(request, surplus).catch((error) => {
            if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_))
                throw error;
            log(`${error.message}.`);
        });
        return outcome;
    }
    catch (error) {
        if (signal.aborted)
            return failed('The step was interrupted before GitHub had confirmed it.', true);
        if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_))
            throw error;
        if (readOnlyToken && (0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, 403, 404))
            return failed(fromFork, true);
        return failed((0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)(error, _github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .permissions */ .P.comment));
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
        if ((0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, 403, 404))
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
        if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_) || error.failure !== 'unclear')
            throw error;
        const [found] = (await readOwnComments(github, pullRequest, key)) ?? [];
        if (found?.run.id !== run.id)
            throw error;
        return { ...created, id: found.id };
    }
}
async function update(request, { id }) {
    try {
        await sendTiers(request, (body) => request.github.updateComment(id, body));
        return { action: 'updated', reason: 'The report is of a later run.', failed: false, id };
    }
    catch (error) {
        if ((0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, 404))
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
            if (!(0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, 413, 422) || index === tiers.length - 1)
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
            if (!(0,_github_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, 404))
                throw error;
        }
    }
}


/***/ }),

// MODULE: ./build/sources/action/github/github-error.js
/***/ 3381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   P: () => (/* binding */ permissions),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _client_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8071);
/* harmony import */ var _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);
/* harmony import */ var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(888);




class GitHubError extends _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .OwnError */ .Nj {
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
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    response: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional()).catch({}),
        data: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).catch({ message: 'no reason given' }),
    }),
});
const defaultWaitMs = 60_000;
function toGitHubError(tried, cause, host) {
    if (cause instanceof GitHubError)
        return cause;
    const answer = failureSchema.safeParse(cause).data?.response;
    if (!answer) {
        const words = describeNoResponse(cause, host);
        return new GitHubError({ tried, failure: 'unclear', status: null, words, responded: false, cause });
    }
    const failure = failureOf(answer);
    const { status, data } = answer;
    const wait = failure === 'refused' ? {} : waitOf(answer, failure);
    return new GitHubError({ tried, failure, status, words: data.message, ...wait, cause });
}
function describeNoResponse(error, host) {
    const kind = (0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .errorKind */ .f8)(error);
    const [name, code] = kind.split(' ');
    if (name !== 'HttpError')
        return kind;
    if (error instanceof Error && (0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .errorKind */ .f8)(error.cause) === 'TimeoutError')
        return `no response from ${host} in time`;
    return `the connection to ${host} failed${code === undefined ? '' : ` (${code})`}`;
}
function failureOf({ status, headers, data }) {
    const message = data.message.slice(0, 300).toLowerCase();
    const isLimit = headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        message.includes('secondary rate limit') ||
        message.includes('abuse detection');
    if (status === 429 || (status === 403 && isLimit))
        return 'throttled';
    return status === 408 || status >= 500 ? 'unclear' : 'refused';
}
function waitOf({ headers }, failure) {
    const text = (name) => String(headers[name] ?? '');
    const after = text('retry-after');
    const reset = headers['x-ratelimit-remaining'] === '0' ? text('x-ratelimit-reset') : '';
    const nowMs = (0,_client_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHttpDate */ .m6)(text('date')) ?? Date.now();
    const until = (ms) => (ms === null ? null : Math.max(0, ms - nowMs));
    const asked = secondsToMs(after) ?? until((0,_client_rate_limit_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHttpDate */ .m6)(after)) ?? until(secondsToMs(reset));
    const usual = after === '' && reset === '' && failure === 'throttled' ? defaultWaitMs : null;
    return { waitMs: asked ?? usual, asksToWait: asked !== null };
}
function secondsToMs(text) {
    return /^\d{1,99}$/.test(text) ? Number(text) * 1000 : null;
}
const permissions = {
    comment: 'pull-requests: write (or issues: write)',
    findPullRequest: 'pull-requests: read and contents: read',
    readPullRequest: 'pull-requests: read',
};
const longestWaitMs = 31 * _report_text_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .day */ .vd;
function gitHubHint(error, permission) {
    const { failure, status, waitMs, message } = error;
    if (error.asksToWait && waitMs !== null)
        return waitMs > longestWaitMs
            ? 'GitHub asks to retry after more than a month.'
            : `GitHub asks to retry after ${(0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    if (failure !== 'refused')
        return undefined;
    if (status === 403 && /\b(?:is|are) locked\b/i.test(message))
        return 'The conversation of the pull request is locked: only people who can write may comment.';
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status !== null && status < 400)
        return 'If the repository was renamed or moved, start a new run: a re-run keeps the old name.';
    if (status !== 403 && status !== 404)
        return undefined;
    return `Give the job the permission ${permission}, or set github-token to a token that has it.`;
}
function describeGitHubError(error, permission) {
    return [`${error.message}.`, gitHubHint(error, permission)].filter(Boolean).join(' ');
}


/***/ }),

// MODULE: ./build/sources/action/github/github.js + 1 modules
/***/ 4343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub),
  s: () => (/* binding */ readAllPages)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/sources/client/clock.js
var clock = __webpack_require__(1778);
// EXTERNAL MODULE: ./build/sources/client/response/collect-bytes.js
var collect_bytes = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/action/github/github-error.js
var github_error = __webpack_require__(3381);
// EXTERNAL MODULE: ./build/sources/model/lenient-fields.js
var lenient_fields = __webpack_require__(3453);
;// CONCATENATED MODULE: ./build/sources/action/github/schemas.js


const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int().positive(),
    body: lenient_fields/* text */.Qq,
    user: (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
});
const patchSchema = lenient_fields/* text */.Qq.transform((patch) => {
    const headers = patch?.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
    return (headers &&
        Array.from(headers, ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1]));
});
const changedFileSchema = schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    status: lenient_fields/* text */.Qq,
    previous_filename: lenient_fields/* text */.Qq,
    patch: patchSchema,
});
const repositorySchema = schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP(), clone_url: lenient_fields/* text */.Qq });
const pullRequestSchema = schemas/* looseObject */._H3({
    number: schemas/* number */.aig().int().positive(),
    state: lenient_fields/* text */.Qq,
    title: lenient_fields/* text */.Qq,
    merge_commit_sha: lenient_fields/* text */.Qq,
    head: schemas/* looseObject */._H3({
        ref: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        user: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({ login: lenient_fields/* text */.Qq })),
        repo: (0,lenient_fields/* maybe */.no)(repositorySchema),
    }),
    base: schemas/* looseObject */._H3({ ref: schemas/* string */.YjP(), repo: (0,lenient_fields/* maybe */.no)(repositorySchema) }),
    labels: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(schemas/* looseObject */._H3({ name: lenient_fields/* text */.Qq }))),
});

;// CONCATENATED MODULE: ./build/sources/action/github/github.js






const pages = { per_page: 100 };
const pullRequest = pullRequestSchema.strip();
const call = (tried, route, parameters, shape) => ({ tried, route, parameters, shape });
const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const commentsOf = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const calls = {
    listComments: (issue_number, page) => call(`list the comments of pull request ${issue_number}`, `GET ${commentsOf}`, { issue_number, page, ...pages }, schemas/* array */.YOg(commentSchema)),
    createComment: (issue_number, body) => ({
        ...call(`comment on pull request ${issue_number}`, `POST ${commentsOf}`, { issue_number, body }, commentSchema),
        once: true,
    }),
    updateComment: (comment_id, body) => call(`update comment ${comment_id}`, `PATCH ${comments}`, { comment_id, body }, commentSchema),
    deleteComment: (comment_id) => call(`delete comment ${comment_id}`, `DELETE ${comments}`, { comment_id }, schemas/* unknown */.L5J()),
    getPullRequest: (pull_number) => call(`read pull request ${pull_number}`, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number }, pullRequest),
    listPullRequestsOfCommit: (commit_sha, page) => call(`list the pull requests of commit ${commit_sha}`, 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { commit_sha, page, ...pages }, schemas/* array */.YOg(pullRequest)),
    listPullRequestsFrom: ({ owner, branch }, page) => call(`list the pull requests from ${owner}:${branch}`, 'GET /repos/{owner}/{repo}/pulls', { state: 'open', head: `${owner}:${branch}`, page, ...pages }, schemas/* array */.YOg(pullRequest)),
    listChangedFiles: (pull_number, page) => call(`list the files of pull request ${pull_number}`, 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { pull_number, page, ...pages }, schemas/* array */.YOg(changedFileSchema)),
};
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const viewerSchema = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: userSchema }) });
const loginSchema = schemas/* union */.KCZ([
    userSchema.transform(({ login }) => login),
    viewerSchema.transform(({ data }) => data.viewer.login),
]);
function createGitHub(settings) {
    const send = connect(settings);
    const [owner, repo] = settings.repository.split('/');
    let ended = null;
    const ask = async ({ tried, route, parameters, shape, once }) => {
        if (ended !== null)
            throw ended;
        const home = route.includes('{owner}') ? { owner, repo } : {};
        try {
            const attempt = async () => {
                const { data, more } = await send(tried, route, { ...home, ...parameters });
                const read = readAs(shape, data, tried);
                return Array.isArray(read) ? { items: read, more } : read;
            };
            return await withRetries(attempt, once === undefined, settings);
        }
        catch (error) {
            if (error instanceof github_error/* GitHubError */.y_ && isForAll(error, once === undefined))
                ended = error;
            throw error;
        }
    };
    const login = async () => {
        const graphql = {
            baseUrl: settings.apiUrl.replace(/\/api\/v3\/?$/, '/api'),
            query: '{ viewer { login } }',
        };
        const tried = 'read the owner of the token';
        const asked = settings.token.startsWith('ghs_')
            ? call(tried, 'POST /graphql', graphql, schemas/* unknown */.L5J())
            : call(tried, 'GET /user', {}, schemas/* unknown */.L5J());
        try {
            return loginSchema.safeParse(await ask(asked)).data ?? null;
        }
        catch (error) {
            if ((0,github_error/* isRefusal */.vu)(error, 401, 403, 404))
                return null;
            throw error;
        }
    };
    const methods = Object.entries(calls).map(([name, make]) => {
        return [
            name,
            (...given) => ask(make(...given)),
        ];
    });
    return { ...Object.fromEntries(methods), login };
}
function readAs(shape, data, tried) {
    const parsed = shape.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const path = parsed.error.issues[0]?.path.join('.') || 'the body';
    const words = `the response is not valid at ${path}`;
    throw new github_error/* GitHubError */.y_({ tried, failure: 'unclear', status: null, words });
}
const maxAttempts = 3;
const maxWaitMs = 90 * durations/* second */.Rc;
function isRetryable({ failure }, repeatable) {
    return failure === 'throttled' || (failure === 'unclear' && repeatable);
}
function isForAll(error, repeatable) {
    return error.failure === 'throttled' || (!error.responded && isRetryable(error, repeatable));
}
async function withRetries(send, repeatable, { sleep, random }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            const isLast = attempt === maxAttempts;
            if (isLast || !(error instanceof github_error/* GitHubError */.y_) || !isRetryable(error, repeatable))
                throw error;
            if ((error.waitMs ?? 0) > maxWaitMs)
                throw error;
            await sleep((error.waitMs ?? 0) + durations/* second */.Rc * 2 ** (attempt - 1) * (0.5 + random()));
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
    return async (tried, route, parameters) => {
        const fail = (status, words) => new github_error/* GitHubError */.y_({ tried, failure: status === null ? 'unclear' : 'refused', status, words });
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
            const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
            return { data: data, more };
        }
        catch (error) {
            throw (0,github_error/* toGitHubError */.Lg)(tried, error, new URL(apiUrl).host);
        }
    };
}
function bounded(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers } = response;
        if (body === null)
            return response;
        const bytes = await (0,collect_bytes/* collectBytes */.y4)((0,collect_bytes/* limitBytes */.Z7)(body, maxBodyBytes));
        return new Response(bytes, { status, statusText, headers });
    };
}
const maxMs = 10 * 60_000;
const maxSize = 16 * 1024 * 1024;
async function readAllPages(read, maxPages, { monotonic } = clock/* systemClock */.m) {
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

// MODULE: ./build/sources/model/lenient-fields.js
/***/ 3453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   Jt: () => (/* binding */ flag),
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


/***/ })

};
;