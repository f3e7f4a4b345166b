"use strict";
exports.id = 1527;
exports.ids = [1527];
exports.modules = {

1527:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (createGitHub)
});

var schemas = __webpack_require__(2857);
var collect_bytes = __webpack_require__(5666);
var rate_limit_headers = __webpack_require__(8071);
var error_text = __webpack_require__(1479);
var github_error = __webpack_require__(3381);
;




const failureSchema = schemas.Ikc({
    response: schemas.Ikc({
        status: schemas.aig(),
        headers: schemas.g1P(schemas.YjP(), schemas.KCZ([schemas.YjP(), schemas.aig()]).optional()).catch({}),
        data: schemas.Ikc({ message: schemas.YjP() }).catch({ message: 'no reason given' }),
    }),
});
const defaultWaitMs = 60_000;
function toGitHubError(tried, cause, host) {
    if (cause instanceof github_error.y)
        return cause;
    const answer = failureSchema.safeParse(cause).data?.response;
    if (!answer) {
        const words = describeNoResponse(cause, host);
        return new github_error.y({ tried, failure: 'unclear', status: null, words, responded: false, cause });
    }
    const failure = failureOf(answer);
    return new github_error.y({
        tried,
        failure,
        status: answer.status,
        words: answer.data.message,
        ...(failure !== 'refused' && waitOf(answer, failure)),
        cause,
    });
}
function describeNoResponse(error, host) {
    const kind = (0,error_text.f8)(error);
    const [name, code] = kind.split(' ');
    if (name !== 'HttpError')
        return kind;
    if (error instanceof Error && (0,error_text.f8)(error.cause) === 'TimeoutError')
        return `no response from ${host} in time`;
    return `the connection to ${host} failed${code === undefined ? '' : ` (${code})`}`;
}
function failureOf(answer) {
    if (answer.status === 429 || (answer.status === 403 && isLimit(answer)))
        return 'throttled';
    if (answer.status === 408 || answer.status >= 500)
        return 'unclear';
    return 'refused';
}
function isLimit({ headers, data }) {
    const message = data.message.slice(0, 300).toLowerCase();
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        message.includes('secondary rate limit') ||
        message.includes('abuse detection'));
}
function waitOf({ headers }, failure) {
    const [date, after, windowReset] = ['date', 'retry-after', 'x-ratelimit-reset'].map((name) => String(headers[name] ?? ''));
    const reset = headers['x-ratelimit-remaining'] === '0' ? windowReset : '';
    const nowMs = (0,rate_limit_headers.m6)(date) ?? Date.now();
    const until = (ms) => (ms === null ? null : Math.max(0, ms - nowMs));
    const asked = secondsToMs(after) ?? until((0,rate_limit_headers.m6)(after)) ?? until(secondsToMs(reset));
    const isSilent = after === '' && reset === '';
    const usual = isSilent && failure === 'throttled' ? defaultWaitMs : null;
    return { waitMs: asked ?? usual, asksToWait: asked !== null };
}
function secondsToMs(text) {
    return /^\d{1,99}$/.test(text) ? Number(text) * 1000 : null;
}

;



const attemptTimeoutMs = 30_000;
const maxBodyBytes = 32 * 1024 * 1024;
const redirected = (tried, status) => new github_error.y({ tried, failure: 'refused', status, words: 'a redirect, which is not followed' });
const silent = { debug() { }, info() { }, warn() { }, error() { } };
function connect(settings) {
    const { token, apiUrl, signal, fetch } = settings;
    let opening;
    return async ({ tried, route, parameters }) => {
        try {
            opening ??= connection_open(token, apiUrl);
            const octokit = await opening;
            assertSameOrigin(octokit.request.endpoint(route, parameters).url, apiUrl, tried);
            const request = {
                signal: withTimeout(signal),
                redirect: 'manual',
                log: silent,
                fetch: bounded(fetch ?? octokit.request.endpoint.DEFAULTS.request?.fetch ?? globalThis.fetch),
            };
            const { data, headers, status } = await octokit.request(route, { ...parameters, request });
            if (status >= 300)
                throw redirected(tried, status);
            return { data, more: hasNextPage(headers.link) };
        }
        catch (error) {
            throw toGitHubError(tried, error, new URL(apiUrl).host);
        }
    };
}
async function connection_open(token, baseUrl) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, { baseUrl, userAgent: 'kitestring', log: silent });
}
function bounded(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers } = response;
        if (body === null)
            return response;
        const bytes = await (0,collect_bytes.y4)((0,collect_bytes.Z7)(body, maxBodyBytes));
        return new Response(bytes, { status, statusText, headers });
    };
}
function withTimeout(signal) {
    const timeout = AbortSignal.timeout(attemptTimeoutMs);
    return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
function assertSameOrigin(url, apiUrl, tried) {
    if (new URL(url).origin === new URL(apiUrl).origin)
        return;
    const words = `the address is not one of ${apiUrl}`;
    throw new github_error.y({ tried, failure: 'unclear', status: null, words });
}
function hasNextPage(link) {
    return link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
}

var github_schemas = __webpack_require__(4637);
;




const viewerQuery = '{ viewer { login } }';
const userSchema = schemas.Ikc({ login: schemas.YjP() });
const viewerSchema = schemas.Ikc({ data: schemas.Ikc({ viewer: userSchema }) });
const loginSchema = schemas.KCZ([
    userSchema.transform(({ login }) => login),
    viewerSchema.transform(({ data }) => data.viewer.login),
]);
const pullSchema = github_schemas.MH.strip();
function createGitHub(settings) {
    const send = connect(settings);
    const [owner, repo] = settings.repository.split('/');
    const home = { owner, repo };
    const one = async (shape, request) => readAs(shape, await send(request), request);
    const many = async (shape, request) => {
        const response = await send({ ...request, parameters: { ...request.parameters, per_page: 100 } });
        return { items: readAs(schemas.YOg(shape), response, request), more: response.more };
    };
    return {
        login: async () => {
            const tried = 'read the owner of the token';
            const request = isInstallationToken(settings.token)
                ? {
                    tried,
                    route: 'POST /graphql',
                    parameters: { baseUrl: graphqlBase(settings.apiUrl), query: viewerQuery },
                }
                : { tried, route: 'GET /user' };
            try {
                const { data } = await send(request);
                return loginSchema.safeParse(data).data ?? null;
            }
            catch (error) {
                if ((0,github_error.v)(error, 401, 403, 404))
                    return null;
                throw error;
            }
        },
        listComments: (issue_number, page) => many(github_schemas.X3, {
            tried: `list the comments of pull request ${issue_number}`,
            route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...home, issue_number, page },
        }),
        createComment: (issue_number, body) => one(github_schemas.X3, {
            tried: `comment on pull request ${issue_number}`,
            route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...home, issue_number, body },
        }),
        updateComment: (comment_id, body) => one(github_schemas.X3, {
            tried: `update comment ${comment_id}`,
            route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { ...home, comment_id, body },
        }),
        deleteComment: async (comment_id) => {
            await send({
                tried: `delete comment ${comment_id}`,
                route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
                parameters: { ...home, comment_id },
            });
        },
        getPullRequest: (pull_number) => one(pullSchema, {
            tried: `read pull request ${pull_number}`,
            route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
            parameters: { ...home, pull_number },
        }),
        listPullRequestsOfCommit: (commit_sha, page) => many(pullSchema, {
            tried: `list the pull requests of commit ${commit_sha}`,
            route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
            parameters: { ...home, commit_sha, page },
        }),
        listPullRequestsFrom: (head, page) => many(pullSchema, {
            tried: `list the pull requests from ${head.owner}:${head.branch}`,
            route: 'GET /repos/{owner}/{repo}/pulls',
            parameters: { ...home, state: 'open', head: `${head.owner}:${head.branch}`, page },
        }),
        listChangedFiles: (pull_number, page) => many(github_schemas.A8, {
            tried: `list the files of pull request ${pull_number}`,
            route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
            parameters: { ...home, pull_number, page },
        }),
    };
}
function readAs(shape, { data }, { tried }) {
    const parsed = shape.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const path = parsed.error.issues[0]?.path.join('.') || 'the body';
    throw new github_error.y({
        tried,
        failure: 'unclear',
        status: null,
        words: `the response is not valid at ${path}`,
    });
}
function isInstallationToken(token) {
    return token.startsWith('ghs_');
}
function graphqlBase(apiUrl) {
    return apiUrl.replace(/\/api\/v3\/?$/, '/api');
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

4637:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A8: () => (changedFileSchema),
  MH: () => (pullRequestSchema),
  X3: () => (commentSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
var _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive(),
    body: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
});
const patchSchema = _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq.transform((patch) => {
    const headers = patch?.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
    return (headers &&
        Array.from(headers, ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1]));
});
const changedFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
    filename: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    status: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    previous_filename: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    patch: patchSchema,
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), clone_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq });
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive(),
    state: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    title: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    merge_commit_sha: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    head: zod__WEBPACK_IMPORTED_MODULE_0__._H3({
        ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_0__._H3({ login: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq })),
        repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(repositorySchema),
    }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.no)(repositorySchema) }),
});


}),

8071:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ch: () => (sentAtMs),
  H5: () => (parseRateLimit),
  Vs: () => (retryAfterMs),
  eS: () => (delayMs),
  kg: () => (readWindows),
  m6: () => (parseHttpDate)
});
var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);

const prefixes = { organization: 'ratelimit', user: 'ratelimit-user' };
const mostDigits = 16;
const firstEpochSeconds = 1e9;
function readWindows(headers, nowMs) {
    return ['organization', 'user'].map((family) => {
        const prefix = prefixes[family];
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, `${prefix}-reset`)), headers, nowMs),
        };
    });
}
function parseRateLimit(headers, nowMs) {
    const windows = readWindows(headers, nowMs).filter(isWhole);
    return windows.length === 0 ? undefined : { windows };
}
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.TK)(headers, 'retry-after')?.trim() ?? '';
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
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.TK)(headers, 'date') ?? '');
}
function serverNowMs(headers, nowMs) {
    return sentAtMs(headers) ?? nowMs;
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}


}),

5666:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z7: () => (limitBytes),
  mR: () => (OversizedBody),
  y4: () => (collectBytes)
});
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


}),

2852:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Gb: () => (requestIdOf),
  TK: () => (headerText),
  UE: () => (headerValues),
  cA: () => (redactHeaders)
});
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


}),

3453:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D8: () => (anything),
  Jt: () => (flag),
  Qq: () => (text),
  Te: () => (texts),
  Tj: () => (map),
  ai: () => (number),
  no: () => (maybe)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().catch(null);
const number = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().catch(null);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish().catch(null);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().catch(null);
const map = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.L5J()).nullish().catch(null);
const anything = zod__WEBPACK_IMPORTED_MODULE_0__.L5J().optional();
function maybe(shape) {
    return shape.nullish().catch(null);
}


})

};
;