"use strict";
exports.id = 908;
exports.ids = [908];
exports.modules = {

/***/ 6765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/action/github/github-error.js
var github_error = __webpack_require__(3381);
;// CONCATENATED MODULE: ./build/sources/action/github/error-response.js



const failureSchema = schemas/* object */.Ikc({
    response: schemas/* object */.Ikc({
        status: schemas/* number */.aig(),
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional()).catch({}),
        data: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }).catch({ message: 'no reason given' }),
    }),
});
const defaultWaitMs = 60_000;
function toGitHubError(tried, cause, host) {
    if (cause instanceof github_error/* GitHubError */.y_)
        return cause;
    const answer = failureSchema.safeParse(cause).data?.response;
    if (!answer) {
        const words = describeNoResponse(cause, host);
        return new github_error/* GitHubError */.y_({ tried, failure: 'unclear', status: null, words, cause });
    }
    const failure = failureOf(answer);
    const waitMs = failure === 'refused' ? null : waitOf(answer, failure);
    return new github_error/* GitHubError */.y_({
        tried,
        failure,
        status: answer.status,
        words: answer.data.message,
        waitMs,
        cause,
    });
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
    const server = Date.parse(String(headers.date));
    const after = wholeNumber(headers['retry-after']);
    const until = Date.parse(String(headers['retry-after']));
    if (after !== null)
        return after * 1000;
    if (Number.isFinite(until - server))
        return Math.max(0, until - server);
    const reset = wholeNumber(headers['x-ratelimit-reset']);
    const empty = headers['x-ratelimit-remaining'] === '0';
    if (empty && reset !== null && Number.isFinite(server))
        return Math.max(0, reset * 1000 - server);
    return failure === 'throttled' ? defaultWaitMs : null;
}
function wholeNumber(header) {
    const text = String(header ?? '');
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./build/sources/action/github/connection.js


const attemptTimeoutMs = 30_000;
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
                redirect: 'error',
                log: silent,
                ...(fetch && { fetch }),
            };
            const { data, headers } = await octokit.request(route, { ...parameters, request });
            return { data, more: hasNextPage(headers.link) };
        }
        catch (error) {
            throw toGitHubError(tried, error, new URL(apiUrl).host);
        }
    };
}
async function connection_open(token, baseUrl) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, { baseUrl, userAgent: 'kitestring', log: silent });
}
function withTimeout(signal) {
    const timeout = AbortSignal.timeout(attemptTimeoutMs);
    return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
function assertSameOrigin(url, apiUrl, tried) {
    if (new URL(url).origin === new URL(apiUrl).origin)
        return;
    const words = `the address is not one of ${apiUrl}`;
    throw new github_error/* GitHubError */.y_({ tried, failure: 'unclear', status: null, words });
}
function hasNextPage(link) {
    return link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
}

// EXTERNAL MODULE: ./build/sources/action/github/schemas.js
var github_schemas = __webpack_require__(4637);
;// CONCATENATED MODULE: ./build/sources/action/github/create-github.js




const viewerQuery = '{ viewer { login } }';
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const viewerSchema = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: userSchema }) });
const loginSchema = schemas/* union */.KCZ([
    userSchema.transform(({ login }) => login),
    viewerSchema.transform(({ data }) => data.viewer.login),
]);
const pullSchema = github_schemas/* pullRequestSchema */.MH.strip();
function createGitHub(settings) {
    const send = connect(settings);
    const [owner, repo] = settings.repository.split('/');
    const home = { owner, repo };
    const one = async (shape, request) => readAs(shape, await send(request), request);
    const many = async (shape, request) => {
        const response = await send({ ...request, parameters: { ...request.parameters, per_page: 100 } });
        return { items: readAs(schemas/* array */.YOg(shape), response, request), more: response.more };
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
                if ((0,github_error/* isRefusal */.vu)(error, 401, 403, 404))
                    return null;
                throw error;
            }
        },
        listComments: (issue_number, page) => many(github_schemas/* commentSchema */.X3, {
            tried: `list the comments of pull request ${issue_number}`,
            route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...home, issue_number, page },
        }),
        createComment: (issue_number, body) => one(github_schemas/* commentSchema */.X3, {
            tried: `comment on pull request ${issue_number}`,
            route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...home, issue_number, body },
        }),
        updateComment: (comment_id, body) => one(github_schemas/* commentSchema */.X3, {
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
        listChangedFiles: (pull_number, page) => many(github_schemas/* changedFileSchema */.A8, {
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
    throw new github_error/* GitHubError */.y_({
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


/***/ }),

/***/ 4637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ changedFileSchema),
/* harmony export */   MH: () => (/* binding */ pullRequestSchema),
/* harmony export */   X3: () => (/* binding */ commentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive(),
    html_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    body: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    minimized: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})),
});
const changedFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, previous_filename: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq });
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), clone_url: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq });
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive(),
    state: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    title: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    merge_commit_sha: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        user: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ login: _model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq })),
        repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(repositorySchema),
    }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: (0,_model_lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(repositorySchema) }),
});


/***/ }),

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