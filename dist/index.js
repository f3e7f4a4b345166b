/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

// MODULE: ./build/sources/action/connect-github.js
/***/ 8755:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1778);
/* harmony import */ var _event_load_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6079);


function connectGitHub(token, { environment, signal }) {
    const repository = environment.GITHUB_REPOSITORY;
    if (token === null || !repository)
        return null;
    const apiUrl = (environment.GITHUB_API_URL ?? 'https://api.github.com').replace(/\/+$/, '');
    const sleep = (ms) => _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m.sleep(ms, signal);
    const { monotonic } = _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m;
    const settings = { token, apiUrl, repository, signal, sleep, monotonic, random: Math.random };
    const open = async () => {
        delete environment.GITHUB_EVENT_PATH;
        return (await (0,_event_load_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .l)()).createGitHub(settings);
    };
    let opening;
    return async (name, parameters) => {
        opening ??= open();
        return (await opening)(name, parameters);
    };
}


/***/ }),

// MODULE: ./build/sources/action/event/load-runs.js
/***/ 6079:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadRuns)
/* harmony export */ });
const loadRuns = () => Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(650), __nccwpck_require__.e(884)]).then(__nccwpck_require__.bind(__nccwpck_require__, 884));


/***/ }),

// MODULE: ./build/sources/action/event/payload.js
/***/ 3416:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ud: () => (/* binding */ pullRequestIn),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   tk: () => (/* binding */ numberAt)
/* harmony export */ });
function valueAt(value, path) {
    let at = value;
    for (const name of path.split('.'))
        at = typeof at === 'object' && at !== null ? at[name] : undefined;
    return at;
}
function listAt(value, path) {
    const list = valueAt(value, path);
    return Array.isArray(list) ? list : [];
}
function textAt(value, path) {
    const text = valueAt(value, path);
    return typeof text === 'string' && text !== '' ? text : undefined;
}
function numberAt(value, path) {
    const number = valueAt(value, path);
    return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : null;
}
function pullRequestIn(payload) {
    const pull = valueAt(payload, 'pull_request');
    const number = numberAt(pull, 'number');
    const [ref, sha, base] = ['head.ref', 'head.sha', 'base.ref'].map((path) => textAt(pull, path));
    if (number === null || !ref || !sha || !base)
        return null;
    const repositoryOf = (side) => {
        const full_name = textAt(pull, `${side}.repo.full_name`);
        return full_name === undefined ? null : { full_name, clone_url: textAt(pull, `${side}.repo.clone_url`) };
    };
    return {
        number,
        title: textAt(pull, 'title'),
        merged: valueAt(pull, 'merged') === true,
        merge_commit_sha: textAt(pull, 'merge_commit_sha'),
        head: { ref, sha, user: { login: textAt(pull, 'head.user.login') }, repo: repositoryOf('head') },
        base: { ref: base, repo: repositoryOf('base') },
        labels: listAt(pull, 'labels').map((label) => ({ name: textAt(label, 'name') })),
    };
}


/***/ }),

// MODULE: ./build/sources/action/event/what-to-build.js
/***/ 6967:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ headDefaults),
/* harmony export */   V: () => (/* binding */ validateRefs)
/* harmony export */ });
/* harmony import */ var _operations_inputs_parsers_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1380);
/* harmony import */ var _github_pull_request_hint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2338);


function headDefaults(pull, repository) {
    const { head, base, number } = pull;
    const labels = (pull.labels ?? []).flatMap(({ name }) => name ?? []);
    const fork = (0,_github_pull_request_hint_js__WEBPACK_IMPORTED_MODULE_0__/* .isFromFork */ .ty)(pull, repository);
    const owner = head.repo?.full_name.split('/')[0] ?? head.user?.login;
    if (fork && !owner) {
        return {
            nothingToBuild: `The fork of pull request ${number} has been deleted, so the owner of its branch is not known.`,
        };
    }
    return {
        commit: head.sha,
        branch: fork ? `${owner}:${head.ref}` : head.ref,
        pull_request_id: number,
        pull_request_base_branch: base.ref,
        pull_request_repository: head.repo?.clone_url || undefined,
        ...(labels.length > 0 && { pull_request_labels: labels }),
    };
}
const branchOfFork = /^[a-z\d][\w-]*:([^:]+)$/i;
function validateRefs(defaults, eventName) {
    const { commit, branch, pull_request_base_branch: base, create } = defaults;
    if (commit !== undefined && !(0,_github_pull_request_hint_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullSha */ .Wf)(commit))
        return refused(eventName, 'commit', commit);
    if (branch !== undefined && !isValidBranch(branch))
        return refused(eventName, 'branch', branch);
    if (base !== undefined && !isValidBranch(base))
        return refused(eventName, 'base branch', base);
    return create === undefined ? defaults : { ...defaults, create: validateRefs(create, eventName) };
}
function isValidBranch(branch) {
    const ref = branchOfFork.exec(branch)?.[1] ?? branch;
    return !ref.includes(':') && 'value' in (0,_operations_inputs_parsers_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRef */ .rd)(ref, 0);
}
function refused(eventName, what, ref) {
    return {
        nothingToBuild: `The ${what} of the event ${eventName} is not safe to build: ${JSON.stringify(ref)}.`,
    };
}


/***/ }),

// MODULE: ./build/sources/action/github/pull-request-hint.js
/***/ 2338:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ isOpenIn),
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   ZB: () => (/* binding */ hintOfBuild),
/* harmony export */   ty: () => (/* binding */ isFromFork),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function isFromFork({ head, base }, repository) {
    return head.repo == null || !isSameRepository(head.repo.full_name, base.repo?.full_name ?? repository);
}
function isOpenIn(repository, { state, base }) {
    return state === 'open' && isSameRepository(base.repo?.full_name ?? repository, repository);
}
function isFullSha(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function hintOfBuild({ number, sha }) {
    return number === null ? { by: 'commit', sha } : { by: 'build', number, sha };
}


/***/ }),

// MODULE: ./build/sources/action/inputs.js
/***/ 1012:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ readInputTexts),
/* harmony export */   XQ: () => (/* binding */ nameOfSecret),
/* harmony export */   aZ: () => (/* binding */ vendorInputs),
/* harmony export */   af: () => (/* binding */ stepInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(4383);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4925);
/* harmony import */ var _operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3109);
/* harmony import */ var _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6181);
/* harmony import */ var _operations_inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1950);
/* harmony import */ var _operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6957);
/* harmony import */ var _operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8899);
/* harmony import */ var _operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9897);
/* harmony import */ var _operations_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1526);
/* harmony import */ var _service_links_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8584);










const operationNames = _operations_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .operations */ .z.map(({ name }) => name);
const parseOperation = (0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)({ choices: operationNames }, (text) => {
    const found = _operations_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .operations */ .z.find(({ name }) => name === text);
    return found
        ? { value: found }
        : { expected: `${(0,_operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(operationNames)}${(0,_operations_inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestName */ .S)(text, operationNames)}` };
});
function nameOfSecret(text) {
    return /^\s*\$?(?:\{\{)?\s*secrets\.(\w{1,100})\s*(?:\}\})?\s*$/.exec(text)?.[1];
}
const mistakenTokens = [
    [/^(?:gh[a-z]_|github_pat_)/, 'it looks like a GitHub token'],
    [/^(["']).*\1$/, 'it is in quotes, which are no part of a token'],
    [/^(?:\$?\{\{|secrets\.)/, 'it is the text of an expression: write ${{ secrets.NAME }}'],
    [/^[A-Z][A-Z0-9_]*_[A-Z0-9_]*$/, 'it looks like the name of a secret: write ${{ secrets.NAME }}'],
    [
        /^bk(?!ua_|tx_)[a-z]{2}_/,
        'it is a token of another kind, such as of an agent: API tokens begin with bkua_',
    ],
];
const parseServiceToken = (text) => {
    const [, problem] = mistakenTokens.find(([form]) => form.test(text)) ?? [];
    if (problem === undefined)
        return parseToken(text, 0);
    const expected = `an API token of the service; ${problem}`;
    return { expected: expected.replace('NAME', nameOfSecret(text) ?? 'NAME') };
};
const parseToken = (text) => /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'one line of visible ASCII characters, without Bearer and without spaces' };
const parseAddress = (text) => {
    try {
        (0,_client_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBaseUrl */ .Q2)(text);
        return { value: text };
    }
    catch {
        return {
            expected: 'an https address without user name, query or fragment (http only for this machine)',
        };
    }
};
const parseBaseAddress = (text) => /^(?:https?:\/\/)?(?:www\.)?buildkite\.com(?:\/|$)/i.test(text)
    ? { expected: `the address of the API, such as ${_client_index_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultBaseUrl */ .Ip}, not that of the website` }
    : parseAddress(text, 0);
const parseSummary = (0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)({ choices: ['true', 'on-failure', 'false'] }, (text, nowMs) => {
    if (text === 'on-failure')
        return { value: text };
    const flag = (0,_operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFlag */ .og)(text, nowMs);
    return (0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .isParsed */ .Ep)(flag) ? flag : { expected: 'true, on-failure or false' };
});
const moreNames = (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .keysOf */ .YD)(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .inputs */ .Q).filter((name) => name !== 'memory-key');
const parseNamed = (0,_operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePairs */ .xg)(/^[a-z-]+$/, 'names of inputs with their values');
const parseMore = (text, nowMs) => {
    const named = parseNamed(text, nowMs);
    if (!(0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .isParsed */ .Ep)(named))
        return named;
    const other = Object.keys(named.value).find((name) => !moreNames.some((each) => each === name));
    if (other === undefined)
        return named;
    return { expected: `inputs of operations; ${other} is not one${(0,_operations_inputs_parsers_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestName */ .S)(other, moreNames)}` };
};
const stepInputs = (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .inputsFor */ .pz)('What to do', {
    operation: (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)(`What to do: ${(0,_operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(operationNames)}.`, 'trigger-build', parseOperation),
    token: (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('API token of the service, from a secret, with the scopes of the operation. Not needed with `oidc-client-id`.', '${{ secrets.BUILDKITE_API_TOKEN }}', parseServiceToken, { secret: true }),
    'oidc-client-id': (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('Client ID that the service gave to the identity of your jobs, instead of `token`. The job needs `id-token: write`.', '0f8fad5b-d9cb-469f-a165-70867728950e', parseToken),
    'oidc-audience': (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('Audience of the identity token, as set at the service. Required with `oidc-client-id`.', 'https://buildkite.com/acme', parseToken),
    'oidc-token-url': (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)(`Address at which the service exchanges identity tokens. Default: ${_service_links_js__WEBPACK_IMPORTED_MODULE_8__/* .defaultTokenUrl */ .q_}; required with \`oidc-client-id\` and another \`base-url\`.`, 'https://builds.example.com/oauth/token', parseAddress),
    'github-token': (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('GitHub token, to read pull requests and to write the comment, with the permissions of the operation.', '${{ github.token }}', parseToken, { expression: '${{ github.token }}', secret: true }),
    'more-inputs': (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('Other inputs of the operation, as a JSON object: for a workflow that takes them from one field of a form.', '{"limit": 2, "created-from": "7d"}', parseMore, { secret: true }),
    summary: (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('Write a job summary: `true`, `on-failure` or `false`.', 'on-failure', parseSummary, {
        default: 'true',
    }),
    'base-url': (0,_operations_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_5__/* .input */ .hF)('Address of the service, for a server with the same API, with or without /v2.', 'https://builds.example.com', parseBaseAddress, { default: _client_index_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultBaseUrl */ .Ip }),
});
const vendorInputs = {
    buildkite_api_access_token: 'token',
    pipeline_uuid: 'pipeline, with the slug of the pipeline',
    build_env_vars: 'env',
    build_meta_data: 'meta-data',
    ignore_pipeline_branch_filter: 'ignore-pipeline-branch-filters',
    send_pull_request: null,
    pull_request_base_branch: 'pull-request-base-branch',
    commit_author_name: 'author-name',
    commit_author_email: 'author-email',
    wait_interval: 'poll-interval, with a unit, such as 30s',
    wait_timeout: 'wait-timeout, with a unit, such as 30m',
    retry_max_attempts: null,
    retry_base_delay: null,
};
function readInputTexts() {
    const names = [...Object.keys(stepInputs), ...Object.keys(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .inputs */ .Q), ...Object.keys(vendorInputs)];
    const texts = new Map(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_9__/* .getInput */ .V4(name, { trimWhitespace: false })]));
    const more = parseMore(texts.get('more-inputs') ?? '', 0);
    const all = _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .inputs */ .Q;
    for (const [name, text] of (0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .isParsed */ .Ep)(more) ? Object.entries(more.value) : [])
        if (['', all[name]?.default].includes(texts.get(name)?.trim()))
            texts.set(name, text);
    return texts;
}


/***/ }),

// MODULE: ./build/sources/action/output/journal.js + 1 modules
/***/ 7502:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createJournal),
  i: () => (/* binding */ readObligations)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(4383);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __nccwpck_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/context/journal.js
var journal = __nccwpck_require__(5802);
// EXTERNAL MODULE: ./build/sources/action/step-files.js
var step_files = __nccwpck_require__(2425);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/addresses.js
var addresses = __nccwpck_require__(4500);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsed = __nccwpck_require__(8899);
// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __nccwpck_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __nccwpck_require__(1412);
// EXTERNAL MODULE: ./build/sources/action/output/json.js
var json = __nccwpck_require__(4169);
;// CONCATENATED MODULE: ./build/sources/action/output/output-text.js





const uuid = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const word = matching(/^[a-z_]{1,40}$/);
const slug = (text) => ((0,parsed/* isParsed */.Ep)((0,addresses/* parseSlug */.dF)(text, 0)) ? text : null);
const address = (text, { toLink }) => toLink(text);
const printable = matching(/^[\p{L}\p{M}\p{N}_.][\p{L}\p{M}\p{N} _./@+,=:()[\]~#-]{0,499}$/u);
const file = (text) => (/^\w[\w./@+-]{0,499}$/.test(text) ? below(text) : null);
const below = (text) => (text.split('/').includes('..') ? null : text);
const webPage = (text) => (0,url/* safeUrl */.Pl)(text);
const line = (text) => (0,plain/* plainLine */.h)(text);
const checks = {
    'build-id': uuid,
    'build-url': address,
    state: word,
    'comment-reason': line,
    'comment-url': webPage,
    'suite-slug': slug,
    'suite-url': address,
};
const fieldChecks = {
    organization: slug,
    pipeline: slug,
    suite: slug,
    id: uuid,
    job_id: uuid,
    step_key: printable,
    url: address,
    web_url: address,
    state: word,
    age: word,
    change: word,
    file,
    'files.file': (text, rules) => below(printable(text, rules) ?? '') || null,
    'files.job': printable,
    'files.step': printable,
};
function outputText(name, value, rules) {
    if (typeof value !== 'string')
        return (0,json/* truncateJson */.f)(value.map((entry) => safeEntry(name, entry, rules)));
    if (name === 'json' || name === 'api-token')
        return value;
    const text = rules.redactor.text(value);
    const check = checks[name];
    return check === undefined ? text : (check(text, rules) ?? '');
}
function safeEntry(name, entry, rules) {
    return Object.fromEntries(Object.entries(entry).flatMap(([field, value]) => {
        if (typeof value !== 'string')
            return Object(value) === value ? [] : [[field, value]];
        const check = fieldChecks[`${name}.${field}`] ?? fieldChecks[field];
        return check === undefined ? [] : [[field, check(rules.redactor.text(value), rules)]];
    }));
}
function matching(pattern) {
    return (text) => (pattern.test(text) ? text : null);
}

;// CONCATENATED MODULE: ./build/sources/action/output/journal.js






const stateName = 'kitestring';
function createJournal({ hideFound, redactor }, { files, toLink, log, }) {
    const written = new Map();
    const cut = new Set();
    const warnOfCut = (name, items, all) => {
        if (items === all || cut.has(name))
            return;
        cut.add(name);
        log.warning(`Output ${name} has only the first ${items} of ${all} items. The file at json-path has all.`);
    };
    return {
        output: (name, value) => {
            const text = outputText(name, value, { redactor, toLink });
            if (written.get(name) === text)
                return true;
            written.set(name, text);
            if (typeof value !== 'string')
                warnOfCut(name, JSON.parse(text).length, value.length);
            return files.set('GITHUB_OUTPUT', name, text);
        },
        hasOutput: (name) => written.has(name),
        recordPending: (0,journal/* createLedger */.M)((all) => {
            const text = JSON.stringify(all);
            files.set('GITHUB_STATE', stateName, text);
            files.keepPending(all.length === 0 ? null : text);
        }),
        mask: hideFound,
    };
}
function readObligations(environment) {
    const path = (0,step_files/* stepFile */.n)(environment, 'pending');
    const texts = [core/* getState */.Gu(stateName), path && (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : ''];
    try {
        const all = texts.flatMap((text) => (text ? JSON.parse(text) : []));
        return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
    }
    catch {
        throw new error_text/* OwnError */.Nj('The state that the step saved is not complete.');
    }
}


/***/ }),

// MODULE: ./build/sources/action/output/json.js
/***/ 4169:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ publishJson),
/* harmony export */   f: () => (/* binding */ truncateJson)
/* harmony export */ });
const maxBytes = 100_000;
function truncateJson(value, text = JSON.stringify(value)) {
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    if (!Array.isArray(value))
        return 'null';
    const items = [];
    let size = 1;
    for (const item of value) {
        const next = JSON.stringify(item);
        size += Buffer.byteLength(next) + 1;
        if (size > maxBytes)
            break;
        items.push(next);
    }
    return `[${items.join(',')}]`;
}
function publishJson(json, { journal, files }) {
    const safe = files.withoutSecrets(json);
    const text = JSON.stringify(safe);
    const fitting = truncateJson(safe, text);
    const truncated = fitting !== text;
    const path = files.createRedacted('result.json', truncated ? text : `${JSON.stringify(safe, null, 2)}\n`);
    if (path !== null)
        journal.output('json-path', path);
    journal.output('json', fitting);
    journal.output('truncated', String(truncated));
}


/***/ }),

// MODULE: ./build/sources/action/output/log.js
/***/ 4089:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4383);
/* harmony import */ var _report_text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1301);


const commands = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
function createLog(redactor) {
    const safe = (line) => (0,_report_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(redactor.text(line));
    return {
        info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(safe(line)),
        notice: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(safe(line)),
        warning: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(safe(line)),
        debug: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(safe(line)),
        group: (title, lines) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh(safe(title));
            for (const line of redactor.text(lines.join('\n')).split('\n'))
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`| ${(0,_report_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainVerbatim */ .H)(line)}`);
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        },
        annotate: ({ level = 'notice', title, message, file, line }) => commands[level](redactor.text(message), {
            title: redactor.text(title),
            ...(file === null ? {} : { file: redactor.text(file) }),
            ...(file === null || line === null ? {} : { startLine: line }),
        }),
        failure: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(redactor.text(text).split('\n').map(safe).join('\n')),
    };
}


/***/ }),

// MODULE: ./build/sources/action/output/runner-files.js + 1 modules
/***/ 6582:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $N: () => (/* binding */ codeOf),
  S7: () => (/* binding */ createRunnerFiles),
  A3: () => (/* binding */ reasonOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(4383);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __nccwpck_require__(7005);
// EXTERNAL MODULE: ./build/sources/action/step-files.js
var step_files = __nccwpck_require__(2425);
;// CONCATENATED MODULE: ./build/sources/action/output/runner-files.js






const losses = {
    GITHUB_OUTPUT: ['outputs', 'Later steps do not get all of them.'],
    GITHUB_STATE: ['state for the post step', 'If this step is stopped, the post step cannot clean up.'],
    GITHUB_STEP_SUMMARY: ['the job summary', 'The log says what happened.'],
    RUNNER_TEMP: ['files', 'The outputs that name these files stay empty.'],
};
const reasons = {
    ENOSPC: 'the disk is full',
    EACCES: 'permission denied',
    EROFS: 'the file system is read-only',
    EISDIR: 'it is a folder',
    ENOTDIR: 'its folder is not a folder',
    ENOENT: 'it does not exist',
};
const toolkit = { GITHUB_OUTPUT: core/* setOutput */.uH, GITHUB_STATE: core/* saveState */.LZ };
const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;
const maxSummaryBytes = 1_000_000;
function createRunnerFiles(environment, log, redactor) {
    const warned = new Set();
    let folder;
    const attempt = (place, write) => {
        try {
            write();
            return true;
        }
        catch (error) {
            const [what, loss] = losses[place];
            if (!warned.has(place))
                log.warning(`Could not write ${what} (${place}): ${reasonOf(error)}. ${loss}`);
            warned.add(place);
            return false;
        }
    };
    const create = (name, text) => {
        let path = '';
        const isWritten = attempt('RUNNER_TEMP', () => {
            folder ??= (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(environment.RUNNER_TEMP || (0,external_node_os_namespaceObject.tmpdir)(), 'kitestring-'));
            path = (0,external_node_path_.join)(folder, name);
            (0,external_node_fs_.writeFileSync)(path, text);
        });
        return isWritten ? path : null;
    };
    return {
        summarize: (render) => void attempt('GITHUB_STEP_SUMMARY', () => {
            const path = environment.GITHUB_STEP_SUMMARY ?? '';
            if (path === '')
                return;
            const used = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
            const text = redactor.text(render({ bytes: maxSummaryBytes - used - 1 }));
            if (text === '' && render({ bytes: maxSummaryBytes }) === '')
                return;
            if (text !== '' && used + Buffer.byteLength(text) + 1 <= maxSummaryBytes)
                (0,external_node_fs_.appendFileSync)(path, `${text}\n`);
            else
                log.warning(`The job summary of this operation is omitted: it already has ${(0,counts/* count */.U9)(used, 'byte')}, and GitHub discards a summary larger than 1 MiB.`);
        }),
        set: (place, name, value) => attempt(place, () => {
            const path = environment[place] ?? '';
            if (path === '' || lineBreak.test(value))
                toolkit[place](name, value);
            else
                (0,external_node_fs_.appendFileSync)(path, `${name}=${value}\n`);
        }),
        keepPending: (text) => {
            const path = (0,step_files/* stepFile */.n)(environment, 'pending');
            if (path === null)
                return;
            attempt('RUNNER_TEMP', () => {
                if (text === null)
                    return (0,external_node_fs_.rmSync)(path, { force: true });
                (0,external_node_fs_.writeFileSync)(`${path}-new`, text);
                (0,external_node_fs_.renameSync)(`${path}-new`, path);
            });
        },
        create: (name, text) => create(name, redactor.text(text)),
        createRedacted: create,
        withoutSecrets: redactor.json,
    };
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return 'unknown error';
    const code = codeOf(error);
    return reasons[code] ?? (/^E[A-Z]{1,20}$/.test(code) ? code : error.name);
}


/***/ }),

// MODULE: ./build/sources/action/request.js + 1 modules
/***/ 2595:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d: () => (/* binding */ readConnection),
  i: () => (/* binding */ readRequest)
});

// EXTERNAL MODULE: ./build/sources/client/options.js
var options = __nccwpck_require__(9002);
// EXTERNAL MODULE: ./build/sources/client/request/base-url.js
var base_url = __nccwpck_require__(4925);
// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/inputs.js + 6 modules
var inputs = __nccwpck_require__(6181);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsers_parsed = __nccwpck_require__(8899);
// EXTERNAL MODULE: ./build/sources/operations/inputs/wait-settings.js
var wait_settings = __nccwpck_require__(5002);
// EXTERNAL MODULE: ./build/sources/operations/operations.js + 22 modules
var operations = __nccwpck_require__(1526);
// EXTERNAL MODULE: ./build/sources/action/inputs.js
var action_inputs = __nccwpck_require__(1012);
// EXTERNAL MODULE: ./build/sources/action/service/links.js
var links = __nccwpck_require__(8584);
;// CONCATENATED MODULE: ./build/sources/action/service/missing-token.js
function describeMissingToken({ actor, isFromFork, repositoryUrl }) {
    const at = (store) => (repositoryUrl ? ` (${repositoryUrl}/settings/secrets/${store})` : '');
    if (actor === 'dependabot[bot]')
        return `empty: a run by Dependabot gets only the secrets of Dependabot${at('dependabot')}. Add the token there too, or skip the step with if: github.actor != 'dependabot[bot]'`;
    if (isFromFork)
        return 'empty: runs for pull requests from forks get no secrets. Skip the step for them, or build forks from a workflow on workflow_run';
    return `empty: neither the repository nor the environment of the job has a secret of that name${at('actions')}. A called workflow gets secrets only if its caller passes them, as with secrets: inherit`;
}

;// CONCATENATED MODULE: ./build/sources/action/request.js








const inputNames = Object.keys(inputs/* inputs */.Q);
function readRequest(texts, { event, ...given }) {
    const [problems, notes] = [namesOfVendor(texts), []];
    const reading = { ...given, texts, problems, notes };
    const lack = `missing: set it to one of ${operations/* operations */.z.length} operations, such as trigger-build or list-flaky-tests`;
    const operation = readNeeded('operation', lack, reading);
    const connection = readConnection({ ...reading, allowsNoToken: operation?.runsWithoutToken });
    const githubToken = readStep('github-token', reading);
    readStep('summary', reading);
    for (const [name, text] of Object.entries(readStep('more-inputs', reading) ?? {}))
        if (texts.get(name) !== text)
            problems.push(`Input ${name} has another value in more-inputs: set it once.`);
    const values = readValues(operation?.inputs ?? inputNames, operation?.words ?? {}, reading);
    const plan = operation?.plan(values.read, { event, unreadable: values.unreadable });
    if (plan && 'problems' in plan)
        problems.push(...plan.problems);
    if (problems.length > 0 || !operation || !plan || 'problems' in plan || connection === null) {
        return { problems };
    }
    const isIdle = plan.waitTimeoutMs === undefined;
    const warnings = [...unusedInputs(operation, texts, isIdle), ...(plan.warnings ?? [])];
    return {
        operation,
        ...connection,
        githubToken,
        plan,
        warnings,
        notes: [...notes, ...(plan.notes ?? [])],
        outageTimeoutMs: isIdle || values.read['dry-run'] === true
            ? options/* outageTimes */.q.usualMs
            : Math.min(options/* outageTimes */.q.pollingMs, plan.waitTimeoutMs),
    };
}
function namesOfVendor(texts) {
    return Object.entries(action_inputs/* vendorInputs */.aZ).flatMap(([old, name]) => {
        if ((texts.get(old) ?? '').trim() === '')
            return [];
        return name === null
            ? `Input ${old} does not exist here: remove it.`
            : `Input ${old} is here called ${name}.`;
    });
}
function readValues(names, words, reading) {
    const read = {};
    const unreadable = new Set();
    for (const name of names) {
        const value = readOne(name, { ...inputs/* inputs */.Q[name], ...words[name] }, reading);
        if (value !== null)
            read[name] = value;
        else if (textOf(name, inputs/* inputs */.Q[name], reading.texts) !== '')
            unreadable.add(name);
    }
    return { read, unreadable };
}
function readOne(name, input, { texts, nowMs, problems, notes, server }) {
    const text = textOf(name, input, texts);
    if (text === '')
        return null;
    const foreign = (0,links/* refuseForeignUrl */.Qd)(name, text, { texts, server });
    const parsed = foreign === null ? input.parse(text, nowMs) : { expected: foreign };
    if ((0,parsers_parsed/* isParsed */.Ep)(parsed)) {
        if (parsed.note !== undefined)
            notes?.push(`Input ${name}: ${parsed.note}.`);
        return parsed.value;
    }
    const was = input.secret ? '' : `; it was ${quote(text)}`;
    problems.push(`Input ${name} must be ${parsed.expected}${was}.`);
    return null;
}
function readStep(name, reading) {
    return readOne(name, action_inputs/* stepInputs */.af[name], reading);
}
function readNeeded(name, lack, reading) {
    if (textOf(name, action_inputs/* stepInputs */.af[name], reading.texts) === '')
        reading.problems.push(`Input ${name} is ${lack}.`);
    return readStep(name, reading);
}
function readConnection(reading) {
    const isGiven = (name) => textOf(name, action_inputs/* stepInputs */.af[name], reading.texts) !== '';
    const usesIdentity = ['oidc-client-id', 'oidc-audience', 'oidc-token-url'].some(isGiven);
    const lack = describeMissingToken(reading.secretsOfRun ?? { isFromFork: false });
    const isMissing = reading.allowsNoToken && !isGiven('token');
    const given = () => isMissing ? { missing: `The input token is ${lack}.` } : readNeeded('token', lack, reading);
    const read = usesIdentity ? null : given();
    const baseUrl = readStep('base-url', reading);
    if (usesIdentity && isGiven('token'))
        reading.problems.push('Inputs token and oidc-client-id cannot be used together: remove one of them.');
    const token = usesIdentity ? readIdentity(reading, baseUrl) : read;
    return token === null || baseUrl === null ? null : { token, baseUrl };
}
function readIdentity(reading, baseUrl) {
    const needed = 'missing: signing in with the identity of the job needs it';
    const clientId = readNeeded('oidc-client-id', needed, reading);
    const audience = readNeeded('oidc-audience', needed, reading);
    const isOther = baseUrl !== null && (0,base_url/* parseBaseUrl */.Q2)(baseUrl).href !== base_url/* defaultBaseUrl */.Ip;
    const tokenUrl = isOther
        ? readNeeded('oidc-token-url', 'missing: with another base-url, its default would not be right', reading)
        : (readStep('oidc-token-url', reading) ?? links/* defaultTokenUrl */.q_);
    return clientId && audience && tokenUrl ? { clientId, audience, tokenUrl } : null;
}
function textOf(name, input, texts) {
    const text = texts.get(name) ?? '';
    if (text.trim() === '')
        return input.default ?? '';
    return input.verbatim ? text : text.trim();
}
function quote(text) {
    if ((text.includes('://') && /[?#]/.test(text)) || /[?&][\w.-]{1,50}=/.test(text))
        return 'an address with a query or a fragment';
    if (/:\/\/[^/]*@/.test(text))
        return 'an address with a user name';
    return text.length > 120 ? `a text of ${text.length} characters` : JSON.stringify(text);
}
const ofWait = new Set([...wait_settings/* partInputs */.bB, ...wait_settings/* followInputs */.v3].filter((name) => name !== 'cancel-on'));
function unusedInputs(operation, texts, isIdle) {
    const given = inputNames.filter((name) => {
        const { default: defaultText, expression } = inputs/* inputs */.Q[name];
        const text = (texts.get(name) ?? '').trim();
        return text !== '' && text !== defaultText && expression === undefined;
    });
    const needsWait = isIdle && operation.inputs.includes('wait');
    return given.flatMap((name) => {
        if (!operation.inputs.includes(name))
            return `Input ${name} is not used by ${operation.name}.`;
        const isIneffective = needsWait && ofWait.has(name);
        return isIneffective ? `Input ${name} is not used by ${operation.name} unless wait is true.` : [];
    });
}


/***/ }),

// MODULE: ./build/sources/action/secrets/environment-secrets.js
/***/ 7686:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ hideEnvironmentSecrets)
/* harmony export */ });
/* harmony import */ var _operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6701);
/* harmony import */ var _operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6957);
/* harmony import */ var _operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8899);
/* harmony import */ var _found_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6124);
/* harmony import */ var _response_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(736);





const password = /(?:passw(?:or)?d|passphrase|secret|token|credential)s?_?\d*$|(?:^|_)(?:auth(?:orization)?|pass|pat|pwd)_?\d*$/i;
const key = /(?<!cache_?|issue_?|jira_?|object_?|project_?|public_?|s3_?|ticket_?)key(?:_?id)?s?_?\d*$/i;
const possible = /passw|passphrase|secret|token|credential|private_?key/i;
const passwordOfAddress = /:\/\/[^\s/@:]*:([^\s/@]+)@/;
function hideEnvironmentSecrets(texts, secrets) {
    for (const input of ['env', 'fields']) {
        const parsed = (0,_operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvironment */ .Nq)(texts.get(input) ?? '', 0);
        if (!(0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .isParsed */ .Ep)(parsed))
            continue;
        const all = Object.entries(parsed.value).map(([name, value]) => ({ name, value, outer: null }));
        for (const named of all) {
            const kind = kindOf(named);
            const inner = typeof named.value === 'string' ? readJson(named.value) : named.value;
            if (typeof inner === 'object' && inner !== null)
                for (const [name, value] of Object.entries(inner))
                    all.push({ name, value, outer: kind.mayBeSecret });
            else if (typeof named.value === 'string')
                for (const line of (0,_operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .uz)(named.value))
                    hideLine(line.trim(), kind, secrets);
        }
    }
}
function kindOf({ name, outer }) {
    const isPassword = password.test(name);
    const isSecret = isPassword || (key.test(name) && outer !== false);
    const mayBeSecret = isSecret || outer === true || possible.test(name);
    return { isPassword, isSecret, mayBeSecret, isWebhook: /webhook/i.test(name) };
}
function hideLine(line, kind, secrets) {
    const { hideNamed, hideExact } = secrets;
    hideNamed(passwordOfAddress.exec(line)?.[1] ?? '');
    if (kind.isWebhook)
        (0,_response_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .hideAddress */ .Hq)(line, { ...secrets, hideFound: hideNamed });
    if (kind.isSecret && hideNamed(line))
        return;
    const isPassphrase = kind.isPassword && line.includes(' ');
    if (isPassphrase || (kind.mayBeSecret && (0,_found_secret_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFoundSecret */ .Cu)(line) !== null))
        hideExact(line);
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ }),

// MODULE: ./build/sources/action/secrets/found-secret.js
/***/ 6124:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ parseFoundSecret),
/* harmony export */   LB: () => (/* binding */ parseNamedSecret),
/* harmony export */   e0: () => (/* binding */ exact)
/* harmony export */ });
const possible = /^[A-Za-z0-9_.~+/=-]{16,4096}$/;
const joint = /[^A-Za-z0-9]/;
const mark = /\d|(?<=[a-z])[A-Z]/g;
const shift = /\d|(?<=[a-z])[A-Z]|(?<=[A-Z])[a-z]/;
const fewest = 8;
const longestWord = 20;
const longestNumber = 13;
const fewestMarks = 4;
const manyMarks = 7;
function parseFoundSecret(text) {
    if (!possible.test(text))
        return null;
    const pieces = text.split(joint);
    const marks = pieces
        .filter((piece) => !/^\d+$/.test(piece))
        .reduce((sum, piece) => sum + countMarks(piece), 0);
    if (marks < manyMarks && pieces.every(isWordOrNumber))
        return null;
    return withoutWords(text);
}
const segment = /^\S{8,4096}$/;
const alone = /^(?:[A-Za-z][a-z]{0,10}|[A-Z]{1,11}|\d{1,11})$/;
const joined = /^(?:[A-Za-z][a-z]{0,15}|[A-Z]{1,16}|v?\d{1,11})$/;
const address = /^(?:arn:|[a-z][a-z\d+.-]*:\/\/)/i;
const groupsOfCode = 4;
function parseNamedSecret(text) {
    return segment.test(text) && !address.test(text) && !isName(text) ? exact(text) : null;
}
function exact(text) {
    return { text, start: text.length, end: text.length };
}
function isName(text) {
    const pieces = text.replace(/^[~./]+/, '').split(/[-_.:/]/);
    if (pieces.length === 1)
        return alone.test(pieces[0] ?? '');
    const isCode = !text.includes('/') &&
        pieces.length >= groupsOfCode &&
        new Set(pieces.map(({ length }) => length)).size === 1;
    return !isCode && pieces.every((piece) => joined.test(piece));
}
function withoutWords(text) {
    return { text, start: revealing(text), end: revealing([...text].reverse().join('')) };
}
function isWordOrNumber(piece) {
    if (/^\d+$/.test(piece))
        return piece.length <= longestNumber;
    if (piece.length > longestWord)
        return false;
    return piece.length < fewest || countMarks(piece) < fewestMarks;
}
function revealing(text) {
    const first = text.search(shift);
    return Math.max(fewest, first < 0 ? text.length : first + 1);
}
function countMarks(text) {
    return text.match(mark)?.length ?? 0;
}


/***/ }),

// MODULE: ./build/sources/action/secrets/response-secrets.js
/***/ 736:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ hideAddress),
/* harmony export */   oF: () => (/* binding */ percentDecoded),
/* harmony export */   vy: () => (/* binding */ hideResponseSecrets)
/* harmony export */ });
function hideResponseSecrets(answer, secrets) {
    for (const item of Array.isArray(answer) ? answer : [answer]) {
        if (typeof item !== 'object' || item === null)
            continue;
        const { api_token, pipeline } = item;
        if (typeof api_token === 'string')
            secrets.hideFound(api_token);
        const url = pipeline?.provider?.webhook_url;
        if (typeof url === 'string')
            hideAddress(url, secrets, pipeline?.slug);
    }
}
function hideAddress(url, secrets, slug) {
    const { hideFound, hideNamed, hideExact } = secrets;
    const address = url.replace(/^[a-z]{2,10}:\/\//i, '');
    if (!address.includes('/'))
        return;
    hideExact(address);
    const [path = ''] = address.split(/[?#]/, 1);
    const last = path
        .split('/')
        .slice(1)
        .findLast((part) => part !== '') ?? '';
    for (const segment of [last, percentDecoded(last)])
        if (segment !== slug && !hideFound(segment))
            hideNamed(segment);
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

// MODULE: ./build/sources/action/secrets/secrets.js + 1 modules
/***/ 6744:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ createSecrets)
});

// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(4383);
// EXTERNAL MODULE: ./build/sources/report/text/pattern.js
var text_pattern = __nccwpck_require__(9451);
// EXTERNAL MODULE: ./build/sources/report/text/secret-fields.js
var secret_fields = __nccwpck_require__(2607);
;// CONCATENATED MODULE: ./build/sources/report/text/redact.js


const fewest = 8;
const fewestBesideCut = 4;
const ellipsis = '…';
const separators = [/(\n)/, /(\s+)/, /([<>"|[\]()]+)/];
const redact_password = /:\/\/[^\s/@:]*:[^\s/@]+@/g;
const webhook = String.raw `webhook\.(?:(?!webhook\.)[a-z\d.:+])+/deliver/[a-z\d]`;
const scheme = /^[a-z][a-z\d+.-]{1,9}:\/\//i;
const sequence = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const redact_hidden = /[\p{Cc}\p{Cf}\p{DI}\u2028\u2029]+/gu;
const indent = /\n[ \p{Cc}\p{Cf}\p{DI}\u2028\u2029]*/gu;
const special = /[^ -~]|[%\\&]/;
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const characterOf = (code) => (code <= 0x10_ffff ? String.fromCodePoint(code) : '');
const decoders = [
    [
        '%',
        (text) => text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString()),
    ],
    [
        '\\',
        (text) => text.replace(/\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([\s\S]))/gi, (_, four, some, two, sign) => sign ?? characterOf(Number.parseInt(four ?? some ?? two, 16))),
    ],
    [
        '&',
        (text) => text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (all, decimal, hex, name) => name === undefined
            ? characterOf(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10))
            : (named[name.toLowerCase()] ?? all)),
    ],
];
function fold(text) {
    return text.toLowerCase().replaceAll('-', '+').replaceAll('_', '/');
}
function readings(text) {
    const plain = text.replace(sequence, '');
    const found = new Set();
    for (const form of new Set([text, plain, plain.replace(indent, ''), text.replace(indent, '')])) {
        const bare = form.replace(redact_hidden, '');
        found.add(bare);
        for (const [, decode] of decoders.filter(([sign]) => form.includes(sign)))
            found.add(decode(form).replace(sequence, '').replace(redact_hidden, '')).add(decode(bare).replace(redact_hidden, ''));
    }
    return found;
}
function anchorsOf({ text, start = fewest, end = fewest }) {
    const bytes = Buffer.from(text);
    const base64 = [0, 1, 2].map((offset) => {
        const all = Buffer.concat([Buffer.alloc(offset), bytes]);
        return all.toString('base64').slice(Math.ceil((8 * offset) / 6), Math.floor((8 * all.length) / 6));
    });
    const perByte = (count) => Math.max(fewest, Math.floor((8 / 6) * (count - 1)));
    const edges = (spelled, first, last) => {
        const folded = fold(spelled.replace(redact_hidden, ''));
        return [folded.slice(0, first), folded.slice(-last)];
    };
    return [
        ...[text, text.replace(sequence, '')].flatMap((each) => edges(each, start, end)),
        ...edges(bytes.toString('hex'), 2 * start, 2 * end),
        ...base64.flatMap((each) => edges(each, perByte(start), perByte(end))),
    ].filter((anchor) => anchor.length >= fewest);
}
function createRedactor(secrets) {
    const redactor = createGrowingRedactor();
    for (const text of secrets)
        redactor.add({ text });
    return redactor;
}
function createGrowingRedactor() {
    const anchors = new Set();
    const known = new Set();
    let isDivided = false;
    let pattern = null;
    const finds = (reading) => {
        pattern ??= new RegExp([webhook, ...[...anchors].map(text_pattern/* escapePattern */.M)].join('|'));
        const folded = fold(reading);
        return pattern.test(folded) || (folded.includes(ellipsis) && showsCut(folded, known));
    };
    const shows = (text) => text.length >= fewestBesideCut &&
        (special.test(text) ? readings(text).values().some(finds) : finds(text));
    function hide(text, level = 0) {
        const separator = level === 2 && isDivided ? undefined : separators[level];
        if (separator === undefined)
            return secret_fields/* redacted */.p;
        const parts = text.split(separator).map((part) => (shows(part) ? hide(part, level + 1) : part));
        const rest = parts.join('');
        return shows(rest) ? secret_fields/* redacted */.p : rest;
    }
    const text = (value) => (shows(value) ? hide(value) : value).replace(redact_password, `://${secret_fields/* redacted */.p}@`);
    return {
        text,
        json: (value) => (0,secret_fields/* hideSecretFields */.K)(value, (part) => {
            if (typeof part === 'string')
                return text(part);
            return shows(String(part)) ? secret_fields/* redacted */.p : part;
        }),
        add: ({ text: lines, ...least }) => {
            for (const line of lines.split(/\r?\n/).map((each) => each.trim())) {
                const bare = line.replace(scheme, '');
                const own = bare.length < fewest ? line : bare;
                for (const anchor of anchorsOf({ ...least, text: own }))
                    anchors.add(anchor);
                if (own.length >= fewest)
                    known.add(fold(own));
                isDivided ||= separators[2].test(own);
                pattern = null;
            }
        },
    };
}
function showsCut(text, known) {
    const pieces = text.split(ellipsis);
    return pieces.some((piece, index) => known.values().some((secret) => {
        const [start, end] = [secret.slice(0, fewestBesideCut), secret.slice(-fewestBesideCut)];
        const before = index < pieces.length - 1 ? piece.slice(-secret.length) : '';
        for (let at = before.indexOf(start); at >= 0; at = before.indexOf(start, at + 1))
            if (secret.startsWith(before.slice(at)))
                return true;
        const after = index > 0 ? piece.slice(0, secret.length) : '';
        for (let at = after.indexOf(end); at >= 0; at = after.indexOf(end, at + 1))
            if (secret.endsWith(after.slice(0, at + fewestBesideCut)))
                return true;
        return false;
    }));
}

// EXTERNAL MODULE: ./build/sources/action/secrets/found-secret.js
var found_secret = __nccwpck_require__(6124);
;// CONCATENATED MODULE: ./build/sources/action/secrets/secrets.js



const shortestSecret = 8;
const longestExact = 4_096;
const mostFound = 1_000;
function createSecrets(hasRunner) {
    const own = new Set();
    const found = new Set();
    const { add, ...redactor } = createGrowingRedactor();
    const mask = (secret) => {
        if (hasRunner)
            core/* setSecret */.Pq(secret);
    };
    const hideParsed = (parse) => (text) => {
        if (own.has(text) || found.has(text))
            return true;
        const secret = parse(text);
        if (secret === null || found.size >= mostFound)
            return false;
        add(secret);
        found.add(text);
        mask(text);
        return true;
    };
    return {
        hide: (secret) => {
            const text = secret.trim();
            if (text.length < shortestSecret || own.has(text))
                return;
            own.add(text);
            mask(text);
            add({ text });
        },
        hideFound: hideParsed(found_secret/* parseFoundSecret */.Cu),
        hideNamed: hideParsed(found_secret/* parseNamedSecret */.LB),
        hideExact: hideParsed(parseExact),
        redactor,
    };
}
function parseExact(text) {
    return text.length < shortestSecret || text.length > longestExact ? null : (0,found_secret/* exact */.e0)(text);
}


/***/ }),

// MODULE: ./build/sources/action/service/links.js
/***/ 8584:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* binding */ refuseForeignUrl),
/* harmony export */   Xr: () => (/* binding */ createServiceLinks),
/* harmony export */   q_: () => (/* binding */ defaultTokenUrl)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4925);
/* harmony import */ var _operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6701);
/* harmony import */ var _report_text_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1412);



const defaultWebHost = 'buildkite.com';
const defaultTokenUrl = `https://${defaultWebHost}/oauth/token`;
function createServiceLinks(texts, log) {
    const { base, web } = readService(texts) ?? { web: '' };
    let warned = false;
    return (0,_report_text_url_js__WEBPACK_IMPORTED_MODULE_0__/* .createToLink */ .ik)({ host: web, loopback: base?.loopback ?? false }, (url) => {
        if (warned)
            return;
        warned = true;
        log.warning(`The service returned a link to the host ${new URL(url).host}. Links to other hosts than its website are shown as text, and outputs for them are empty.`);
    });
}
function readService(texts) {
    try {
        const base = (0,_client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q2)(texts.get('base-url')?.trim() || _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBaseUrl */ .Ip);
        return { base, web: base.origin === _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBaseUrl */ .Ip ? defaultWebHost : null };
    }
    catch {
        return null;
    }
}
function refuseForeignUrl(name, text, { texts, server }) {
    const { base, web = null } = (['pipeline', 'build', 'suite'].includes(name) && readService(texts)) || {};
    if (base === undefined)
        return null;
    const own = [web, new URL(base.origin).host];
    const atGitHub = ['github.com', URL.parse(server ?? '')?.host];
    const isForeign = (0,_operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry)(text).some((part) => {
        const url = URL.parse(part);
        const host = url?.host.replace(/^www\./, '') ?? '';
        return url?.protocol.startsWith('http') && (web === null ? atGitHub.includes(host) : !own.includes(host));
    });
    const which = web === null ? ', not of GitHub' : ` (${own.join(' or ')})`;
    return isForeign ? `a name or a number, or a URL of the service${which}` : null;
}


/***/ }),

// MODULE: ./build/sources/action/service/proxies.js
/***/ 1609:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ proxySecrets),
/* harmony export */   r: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var _secrets_response_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(736);

function readProxies(environment) {
    const read = (name) => environment[name] || environment[name.toUpperCase()] || undefined;
    return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}
function proxySecrets(proxies) {
    return [proxies.http, proxies.https].flatMap((address) => {
        const text = address?.trim() ?? '';
        const url = URL.parse(text.includes('://') ? text : `http://${text}`);
        const { username = '', password = '' } = url ?? {};
        if (password === '')
            return username === '' ? [] : [...new Set([username, (0,_secrets_response_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(username)])];
        const sent = `${(0,_secrets_response_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(username)}:${(0,_secrets_response_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(password)}`;
        return [...new Set([password, (0,_secrets_response_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(password), Buffer.from(sent).toString('base64')])];
    });
}


/***/ }),

// MODULE: ./build/sources/action/step-files.js
/***/ 2425:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ stepFile)
/* harmony export */ });
function stepFile(environment, what) {
    const { RUNNER_TEMP: folder, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, GITHUB_ACTION } = environment;
    const name = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, GITHUB_ACTION, what].join('-');
    return folder && GITHUB_RUN_ID && /^[\w.-]{1,200}$/.test(name) ? `${folder}/kitestring-${name}` : null;
}


/***/ }),

// MODULE: ./build/sources/client/clock.js
/***/ 1778:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock),
/* harmony export */   s: () => (/* binding */ longestTimerMs)
/* harmony export */ });
const longestTimerMs = 2 ** 31 - 1;
function monotonic() {
    const time = globalThis.process?.hrtime?.();
    if (time === undefined)
        return performance.now();
    const [seconds, nanoseconds] = time;
    return seconds * 1000 + nanoseconds / 1e6;
}
const systemClock = {
    now: () => Date.now(),
    monotonic,
    async sleep(ms, signal) {
        if (!Number.isFinite(ms))
            throw new RangeError(`Cannot sleep for ${ms} milliseconds`);
        signal?.throwIfAborted();
        const until = monotonic() + ms;
        for (let left = ms; left > 0; left = until - monotonic()) {
            const { promise, resolve, reject } = Promise.withResolvers();
            const giveUp = () => reject(signal?.reason);
            const timer = setTimeout(resolve, Math.min(Math.ceil(left), longestTimerMs));
            signal?.addEventListener('abort', giveUp, { once: true });
            try {
                await promise;
            }
            finally {
                clearTimeout(timer);
                signal?.removeEventListener('abort', giveUp);
            }
        }
    },
};


/***/ }),

// MODULE: ./build/sources/client/errors.js
/***/ 8405:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ InvalidArgumentError),
/* harmony export */   Do: () => (/* binding */ OutcomeUnknownError),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   MU: () => (/* binding */ TimeoutError),
/* harmony export */   MZ: () => (/* binding */ ClientError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   gz: () => (/* binding */ TokenError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   rV: () => (/* binding */ ListTruncatedError),
/* harmony export */   tF: () => (/* binding */ InvalidResponseError)
/* harmony export */ });
/* unused harmony export CallError */
class ClientError extends Error {
    name = 'ClientError';
    hint;
    retryAt;
    constructor(message, extras = {}) {
        super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
        this.hint = extras.hint;
        this.retryAt = extras.retryAt;
    }
}
class InvalidArgumentError extends ClientError {
    name = 'InvalidArgumentError';
    argument;
    constructor(argument, fault) {
        super(`${argument} ${fault}`);
        this.argument = argument;
    }
}
class TokenError extends ClientError {
    name = 'TokenError';
    sent = 'not-sent';
}
class CallError extends ClientError {
    name = 'CallError';
    constructor(message, { hint, retryAt, cause, ...fields }, unprinted = {}) {
        super(message, { hint, retryAt, cause });
        Object.assign(this, fields);
        for (const [name, value] of Object.entries(unprinted))
            Object.defineProperty(this, name, { value });
    }
}
class ApiError extends CallError {
    name = 'ApiError';
    constructor(message, { headers = {}, ...details }) {
        super(message, { errors: [], ...details }, { headers });
    }
}
class ConnectionError extends CallError {
    name = 'ConnectionError';
}
class TimeoutError extends CallError {
    name = 'TimeoutError';
}
class OutcomeUnknownError extends CallError {
    name = 'OutcomeUnknownError';
}
class InvalidResponseError extends CallError {
    name = 'InvalidResponseError';
}
function isTooLarge(error) {
    return error instanceof InvalidResponseError && error.reason === 'size';
}
class ListTruncatedError extends CallError {
    name = 'ListTruncatedError';
    constructor(message, { items, ...details }) {
        super(message, details, { items });
    }
}


/***/ }),

// MODULE: ./build/sources/client/options.js
/***/ 9002:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ outageTimes)
/* harmony export */ });
const outageTimes = { usualMs: 60_000, pollingMs: 15 * 60_000 };


/***/ }),

// MODULE: ./build/sources/client/request/base-url.js
/***/ 4925:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ defaultBaseUrl),
/* harmony export */   O2: () => (/* binding */ resolveUrl),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8405);
/* harmony import */ var _transport_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9102);


const defaultBaseUrl = 'https://api.buildkite.com';
function parseBaseUrl(text, argument = 'baseUrl') {
    const url = URL.parse(text);
    const loopback = url !== null && _transport_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .loopbacks */ .z.includes(url.hostname);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback);
    if (!isSafe || `${url.username}${url.password}` !== '' || /[?#]/.test(text)) {
        const rule = 'an https address without user name, query or fragment (http only for this machine)';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(argument, `must be ${rule}`);
    }
    const prefix = url.pathname.replace(/\/*(?:\/v2)?\/*$/, '');
    return { href: `${url.origin}${prefix}`, origin: url.origin, prefix, loopback };
}
function resolveUrl(base, path, query) {
    const expected = `${base.prefix}${path}`;
    const text = `${base.origin}${expected}${query === '' ? '' : `?${query}`}`;
    const url = URL.parse(text);
    const ours = url?.origin === base.origin && url.pathname === expected && url.username === '' && url.hash === '';
    if (!ours)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di('path', 'does not lead to the service');
    return text;
}


/***/ }),

// MODULE: ./build/sources/client/transport/proxy.js
/***/ 9102:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ parseProxies),
/* harmony export */   z: () => (/* binding */ loopbacks)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405);

function parseProxies(settings = {}) {
    const [httpProxy, httpsProxy] = ['http', 'https'].map((name) => {
        const text = settings[name]?.trim() ?? '';
        if (text === '')
            return '';
        try {
            const url = new URL(text.includes('://') ? text : `http://${text}`);
            decodeURIComponent(`${url.username}${url.password}`);
            if (/^https?:$/.test(url.protocol))
                return url.href;
        }
        catch {
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`proxy.${name}`, 'must be the address of an http:// or https:// proxy');
    });
    const noProxy = [settings.noProxy ?? '', ...loopbacks].join();
    return { httpProxy, httpsProxy, noProxy };
}
const loopbacks = ['localhost', '127.0.0.1', '[::1]'];


/***/ }),

// MODULE: ./build/sources/model/blocked-child.js
/***/ 7575:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ blockedChildOf),
/* harmony export */   d: () => (/* binding */ withBlockedChild)
/* harmony export */ });
const child = Symbol('blocked child');
function withBlockedChild(build, blocked) {
    return blocked === blockedChildOf(build) ? build : { ...build, [child]: blocked };
}
function blockedChildOf(build) {
    return build[child];
}


/***/ }),

// MODULE: ./build/sources/model/build-address.js
/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ namePipeline),
/* harmony export */   mT: () => (/* binding */ nameBuild),
/* harmony export */   sx: () => (/* binding */ pipelineAddressOf),
/* harmony export */   v3: () => (/* binding */ parseBuildUrl)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function parseBuildUrl(url) {
    const [, organization = '', pipeline = '', number] = apiPath.exec(url ?? '') ?? [];
    return number === undefined ? null : { organization, pipeline, number: Number(number) };
}
function namePipeline({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}
function nameBuild({ number, ...pipeline }) {
    return `${namePipeline(pipeline)} #${number}`;
}


/***/ }),

// MODULE: ./build/sources/model/clone-url.js
/***/ 9817:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readCloneUrl)
/* harmony export */ });
const longestUrl = 500;
const cloneProtocols = /^(?:https?|ssh|git(?:\+ssh)?):$/;
const scpForm = /^(?:[^@:/\s]+@)?([^@:/\s]+):(?!\/)/;
function readCloneUrl(text) {
    if (!text || text.length > longestUrl)
        return null;
    const url = URL.parse(text.trim().replace(scpForm, 'ssh://$1/'));
    if (url === null || !cloneProtocols.test(url.protocol))
        return null;
    return `${url.hostname}${url.pathname.replace(/\/+$/, '').replace(/\.git$/i, '')}`.toLowerCase();
}


/***/ }),

// MODULE: ./build/sources/model/fork.js
/***/ 146:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ isOfFork),
/* harmony export */   nG: () => (/* binding */ branchNames),
/* harmony export */   q9: () => (/* binding */ isNamedByOwner)
/* harmony export */ });
/* harmony import */ var _clone_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9817);
/* harmony import */ var _wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3924);


function pathOf(url) {
    return (0,_clone_url_js__WEBPACK_IMPORTED_MODULE_0__/* .readCloneUrl */ .F)(url)?.replace(/^[^/]*\//, '') ?? null;
}
function isOfFork({ pull_request, pipeline }, own) {
    const from = pathOf(pull_request?.repository);
    return from !== null && from !== pathOf(pipeline?.repository) && from !== own?.toLowerCase();
}
function branchNames({ branch, pull_request }) {
    if (!branch)
        return [];
    const owner = pathOf(pull_request?.repository)?.split('/')[0];
    return owner === undefined ? [branch] : [branch, `${owner}:${branch}`];
}
function isNamedByOwner(build, patterns) {
    const named = patterns.filter((pattern) => pattern.includes(':'));
    return branchNames(build).some((name) => named.some((pattern) => (0,_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesPattern */ .M)(name, pattern)));
}


/***/ }),

// MODULE: ./build/sources/model/json-depth.js
/***/ 8144:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ maxLevels),
/* harmony export */   D: () => (/* binding */ tooDeep)
/* harmony export */ });
const maxLevels = 64;
const tooDeep = '[nested too deeply]';


/***/ }),

// MODULE: ./build/sources/model/queue-branch.js
/***/ 9988:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ parseQueueBranch)
/* harmony export */ });
function parseQueueBranch(branch) {
    const match = /(?:^|\/)gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(branch?.slice(0, 1024) ?? '');
    return match?.[1] && match[2] ? { base: match[1], number: Number(match[2]) } : null;
}


/***/ }),

// MODULE: ./build/sources/model/states.js
/***/ 2476:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ retryableStates),
/* harmony export */   F2: () => (/* binding */ cancelableStates),
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   Jt: () => (/* binding */ effectiveState),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   YQ: () => (/* binding */ isCanceled),
/* harmony export */   ZQ: () => (/* binding */ finishedStates),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   mZ: () => (/* binding */ neverRan),
/* harmony export */   xo: () => (/* binding */ stateFilters)
/* harmony export */ });
/* unused harmony export buildStates */
/* harmony import */ var _blocked_child_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7575);

const buildStates = [
    'running',
    'scheduled',
    'passed',
    'failing',
    'failed',
    'blocked',
    'canceled',
    'canceling',
    'skipped',
    'not_run',
];
const stateFilters = [...buildStates, 'creating', 'finished'];
const finishedStates = ['passed', 'failed', 'blocked', 'canceled'];
const retryableStates = ['failed', 'soft_failed', 'timed_out', 'expired', 'canceled'];
const cancelableStates = ['scheduled', 'running', 'failing'];
const terminalStates = [...finishedStates, 'skipped', 'not_run'];
function neverRan(state) {
    return state === 'skipped' || state === 'not_run';
}
function effectiveState(build) {
    return build.blocked === true || (0,_blocked_child_js__WEBPACK_IMPORTED_MODULE_0__/* .blockedChildOf */ .M)(build) ? 'blocked' : build.state;
}
function isTerminal(build) {
    return terminalStates.some((state) => state === effectiveState(build));
}
function isOver(build) {
    return isTerminal(build) && effectiveState(build) !== 'blocked';
}
function hasEnded(build) {
    const isKnown = buildStates.some((state) => state === effectiveState(build));
    return isTerminal(build) || (!isKnown && typeof build.finished_at === 'string');
}
function isCanceled(state) {
    return state === 'canceling' || state === 'canceled';
}


/***/ }),

// MODULE: ./build/sources/model/times.js
/***/ 1822:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseTime)
/* harmony export */ });
const spelledOut = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?) UTC$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
function parseTime(text) {
    if (typeof text !== 'string' || text.length > 40)
        return null;
    const spelled = spelledOut.exec(text);
    if (spelled)
        return finiteOrNull(Date.parse(`${spelled[1]}T${spelled[2]}Z`));
    return iso.test(text) ? finiteOrNull(Date.parse(text)) : null;
}
function finiteOrNull(ms) {
    return Number.isFinite(ms) ? ms : null;
}


/***/ }),

// MODULE: ./build/sources/model/wildcard.js
/***/ 3924:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ matchesPattern)
/* harmony export */ });
function matchesPattern(text, pattern) {
    const [head = '', ...rest] = pattern.split('*');
    const tail = rest.pop();
    if (tail === undefined)
        return text === head;
    if (text.length < head.length + tail.length)
        return false;
    if (!text.startsWith(head) || !text.endsWith(tail))
        return false;
    const end = text.length - tail.length;
    let at = head.length;
    for (const part of rest) {
        const found = text.indexOf(part, at);
        if (found < 0 || found + part.length > end)
            return false;
        at = found + part.length;
    }
    return true;
}


/***/ }),

// MODULE: ./build/sources/operations/context/error-text.js
/***/ 1479:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ MissingBuildError),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   Nj: () => (/* binding */ OwnError),
/* harmony export */   O8: () => (/* binding */ errorSentence),
/* harmony export */   f8: () => (/* binding */ errorKind),
/* harmony export */   kc: () => (/* binding */ errorText)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405);

class OwnError extends Error {
    name = 'OwnError';
}
class MissingBuildError extends OwnError {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}
const className = /^[A-Za-z]{1,40}$/;
const systemCode = /^[A-Z][A-Z0-9_]{2,39}$/;
const maxCauses = 5;
function isOwn(error) {
    return error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ClientError */ .MZ || error instanceof OwnError;
}
function errorText(error) {
    return isOwn(error) ? error.message : `An unexpected error occurred (${errorKind(error)})`;
}
function errorSentence(error) {
    const text = errorText(error);
    return text.endsWith('.') ? text : `${text}.`;
}
function errorKind(error) {
    const name = error instanceof Error && className.test(error.name) ? error.name : 'Error';
    let at = error;
    for (let depth = 0; depth < maxCauses && at instanceof Error; depth += 1) {
        const { code, cause } = at;
        if (typeof code === 'string' && systemCode.test(code))
            return `${name} ${code}`;
        at = cause;
    }
    return name;
}


/***/ }),

// MODULE: ./build/sources/operations/context/journal.js
/***/ 5802:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createLedger),
/* harmony export */   p: () => (/* binding */ isOfBuilds)
/* harmony export */ });
function isOfBuilds(one) {
    return !('remove' in one || 'comment' in one);
}
function createLedger(save) {
    const parts = new Map();
    let saved = JSON.stringify([]);
    return (part, obligations) => {
        parts.set(part, obligations);
        const texts = new Set([...parts.values()].flat().map((one) => JSON.stringify(one)));
        const next = `[${[...texts].join(',')}]`;
        if (next === saved)
            return;
        saved = next;
        save(JSON.parse(next));
    };
}


/***/ }),

// MODULE: ./build/sources/operations/context/time-to-wait.js
/***/ 4020:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ additionMs),
/* harmony export */   Pf: () => (/* binding */ mostHeldMs),
/* harmony export */   hR: () => (/* binding */ endingAt),
/* harmony export */   mb: () => (/* binding */ askedOnce)
/* harmony export */ });
const mostHeldMs = 75_000;
const additionMs = 20_000;
function endingAt(sendByMs, heldMs = 0) {
    return { until: { ms: sendByMs + heldMs, name: 'wait-timeout' } };
}
function askedOnce(clock) {
    return { until: { ms: clock.monotonic() + 1_000, name: 'the time limit' } };
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/build-filters.js
/***/ 3609:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ scopeInputs),
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   Pu: () => (/* binding */ narrowingInputs),
/* harmony export */   RF: () => (/* binding */ unmetFilters),
/* harmony export */   To: () => (/* binding */ describeFilters),
/* harmony export */   aP: () => (/* binding */ filterInputs),
/* harmony export */   jW: () => (/* binding */ hasRelativeTimes),
/* harmony export */   mC: () => (/* binding */ parametersOf),
/* harmony export */   mj: () => (/* binding */ readShown),
/* harmony export */   or: () => (/* binding */ onOtherClock),
/* harmony export */   yh: () => (/* binding */ listWords),
/* harmony export */   zC: () => (/* binding */ narrows)
/* harmony export */ });
/* harmony import */ var _declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5447);
/* harmony import */ var _declarations_input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3109);


const scopeInputs = ['organization', 'pipeline'];
const listWords = {
    pipeline: { sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL.' },
    ..._declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .filterWords */ .kf,
    'include-retried-jobs': {
        sentence: 'Add the jobs to `json`: `true` with every attempt of a retried job, `false` with only the latest. Without it, builds are listed without their jobs.',
    },
};
const filterInputs = (0,_declarations_input_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)(_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .filterWords */ .kf);
const narrowingInputs = (0,_declarations_input_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)(_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFilters */ .ck)
    .filter((name) => _declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFilters */ .ck[name].narrows !== false)
    .map(_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg);
function given(filters) {
    return (0,_declarations_input_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)(_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFilters */ .ck).flatMap((name) => {
        const row = _declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFilters */ .ck[name];
        const wanted = filters[name];
        return wanted === undefined ? [] : [{ name, wanted, ...row }];
    });
}
function readFilters(inputs, problems) {
    const { 'created-from': from, 'created-to': to } = inputs;
    if (from !== undefined && to !== undefined && from.at >= to.at)
        problems.add('Input created-from must be earlier than created-to: no build matches otherwise.');
    const read = {};
    for (const name of (0,_declarations_input_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)(_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFilters */ .ck)) {
        const value = inputs[(0,_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(name)];
        if (value !== undefined)
            read[name] = value;
    }
    return read;
}
function readShown({ 'include-retried-jobs': withAttempts, }) {
    return withAttempts === undefined ? { exclude_jobs: true } : { include_retried_jobs: withAttempts };
}
function isRelative(value) {
    return typeof value === 'object' && value !== null && 'isRelative' in value && value.isRelative === true;
}
function hasRelativeTimes(filters) {
    return Object.values(filters).some(isRelative);
}
function onOtherClock(filters, aheadMs) {
    const shift = (value) => isRelative(value)
        ? { at: new Date(Date.parse(value.at) + aheadMs).toISOString(), isRelative: false }
        : value;
    return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, shift(value)]));
}
function narrows(filters) {
    return given(filters).some((row) => row.narrows !== false && row.narrows(row.wanted));
}
function unmetFilters(build, filters) {
    return given(filters)
        .filter(({ matches, wanted }) => !matches(build, wanted))
        .map(({ name }) => (0,_declarations_build_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(name));
}
function parametersOf(filters) {
    return Object.fromEntries(given(filters).map(({ name, wanted, send }) => [name, send?.(wanted) ?? wanted]));
}
function describeFilters(filters) {
    return given(filters)
        .map(({ describe, wanted }) => ` ${describe(wanted)}`)
        .join('');
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/declarations/build-filters.js
/***/ 5447:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ck: () => (/* binding */ buildFilters),
/* harmony export */   kf: () => (/* binding */ filterWords),
/* harmony export */   m4: () => (/* binding */ filterOnlyInputs),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* harmony import */ var _model_fork_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(146);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2476);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(1822);
/* harmony import */ var _model_wildcard_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3924);
/* harmony import */ var _parsers_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6701);
/* harmony import */ var _parsers_pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6957);
/* harmony import */ var _parsers_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1380);
/* harmony import */ var _parsers_times_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(466);
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9897);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(3109);










function filter(parse, row) {
    return { ...row, parse };
}
const rows = {
    commit: filter((0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .parseList */ .E1)(_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFullSha */ .Vw), {
        sentence: 'Full SHAs of commits, one per line.',
        example: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
        matches: ({ commit }, wanted) => !!commit && wanted.includes(commit.toLowerCase()),
        narrows: () => true,
        describe: (commits) => `of ${(0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(commits)}`,
    }),
    branch: filter((0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSpacedList */ .Es)(_parsers_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBranch */ .Qd), {
        sentence: 'Branches, one per line; `*` matches any text.',
        example: 'release/*',
        send: (patterns) => [...new Set(patterns.flatMap((each) => [each, each.slice(each.indexOf(':') + 1)]))],
        matches: (build, wanted) => (0,_model_fork_js__WEBPACK_IMPORTED_MODULE_3__/* .branchNames */ .nG)(build).some((name) => wanted.some((pattern) => (0,_model_wildcard_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPattern */ .M)(name, pattern))),
        narrows: (patterns) => !patterns.some((pattern) => /^\*+$/.test(pattern)),
        describe: (patterns) => `on branch ${(0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(patterns)}`,
    }),
    state: filter((0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .parseList */ .E1)((0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(_model_states_js__WEBPACK_IMPORTED_MODULE_5__/* .stateFilters */ .xo)), {
        sentence: `States of the builds, one per line: ${_model_states_js__WEBPACK_IMPORTED_MODULE_5__/* .stateFilters */ .xo.join(', ')}.`,
        example: 'failed',
        matches: (build, wanted) => wanted.some((state) => hasState(build, state)),
        narrows: false,
        describe: (states) => `in state ${(0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(states)}`,
    }),
    creator: filter(_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUuid */ .Xw, {
        sentence: 'UUID of the user who created the builds.',
        example: '01234567-89ab-cdef-0123-456789abcdef',
        matches: ({ creator }, wanted) => creator?.id?.toLowerCase() === wanted,
        narrows: () => true,
        describe: (user) => `by user ${user}`,
    }),
    created_from: filter(_parsers_times_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMoment */ .mI, {
        sentence: 'Builds created at or after this time: ISO 8601, or a time ago, such as `24h`.',
        example: '24h',
        send: ({ at }) => at,
        matches: ({ created_at }, { at }) => isFrom(created_at, at),
        narrows: () => true,
        describe: ({ at }) => `created since ${at}`,
    }),
    created_to: filter(_parsers_times_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMoment */ .mI, {
        sentence: 'Builds created before this time: ISO 8601, or a time ago, such as `24h`.',
        example: '2026-01-31T12:00:00Z',
        send: ({ at }) => at,
        matches: ({ created_at }, { at }) => !!created_at && !isFrom(created_at, at),
        narrows: () => true,
        describe: ({ at }) => `created before ${at}`,
    }),
    finished_from: filter(_parsers_times_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMoment */ .mI, {
        sentence: 'Builds finished at or after this time: ISO 8601, or a time ago, such as `24h`.',
        example: '7d',
        send: ({ at }) => at,
        matches: ({ finished_at }, { at }) => isFrom(finished_at, at),
        narrows: () => true,
        describe: ({ at }) => `finished since ${at}`,
    }),
    meta_data: filter(_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .parseMetaData */ .X$, {
        sentence: 'Builds that have all of these values: lines of `name=value`, or a JSON object.',
        example: 'release=2.4.0',
        matches: ({ meta_data }, wanted) => Object.entries(wanted).every(([name, value]) => meta_data?.[name] === value),
        narrows: (values) => Object.keys(values).length > 0,
        describe: (values) => `with the meta-data of ${(0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(Object.keys(values))}`,
    }),
};
const buildFilters = rows;
function hasState(build, wanted) {
    const states = wanted === 'finished' ? _model_states_js__WEBPACK_IMPORTED_MODULE_5__/* .finishedStates */ .ZQ : [wanted];
    return states.includes(build.state) || states.includes((0,_model_states_js__WEBPACK_IMPORTED_MODULE_5__/* .effectiveState */ .Jt)(build));
}
function isFrom(time, from) {
    const [at, least] = [(0,_model_times_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTime */ .p)(time), (0,_model_times_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTime */ .p)(from)];
    return at !== null && least !== null && at >= least;
}
function inputOf(parameter) {
    return parameter.replaceAll('_', '-');
}
const filterWords = (0,_input_js__WEBPACK_IMPORTED_MODULE_9__/* .inputsFor */ .pz)('Filters of lists', Object.fromEntries(Object.entries(buildFilters).map(([name, { sentence, example, parse }]) => [
    inputOf(name),
    { sentence, example, parse },
])));
const { commit: _1, branch: _2, 'meta-data': _3, ...only } = filterWords;
const filterOnlyInputs = only;


/***/ }),

// MODULE: ./build/sources/operations/inputs/declarations/input.js
/***/ 3109:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T2: () => (/* binding */ optInInput),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   hF: () => (/* binding */ input),
/* harmony export */   pz: () => (/* binding */ inputsFor),
/* harmony export */   tc: () => (/* binding */ flagInput)
/* harmony export */ });
/* unused harmony export purposes */
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9897);

const purposes = (/* unused pure expression or super */ null && ([
    'What to do',
    'Which build or suite',
    'The build to create',
    'Waiting',
    'Why a build failed',
    'Artifacts',
    'Filters of lists',
    'Suites',
    'Reports on flaky tests',
    'The comment on the pull request',
    'Commands in comments',
]));
function inputsFor(purpose, group) {
    const entries = Object.entries(group).map(([name, input]) => [name, { ...input, purpose }]);
    return Object.fromEntries(entries);
}
function keysOf(declared) {
    return Object.keys(declared);
}
function input(sentence, example, parse, more) {
    return { sentence, example, parse, ...more };
}
function flagInput(sentence) {
    return input(sentence, 'true', _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlag */ .og, {});
}
function optInInput(sentence) {
    return input(sentence, 'true', _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlag */ .og, { default: 'false' });
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/declarations/inputs.js + 6 modules
/***/ 6181:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ inputs)
});

// UNUSED EXPORTS: inputGroups

// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __nccwpck_require__(2476);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/addresses.js
var addresses = __nccwpck_require__(4500);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/lists.js
var lists = __nccwpck_require__(6701);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/pairs.js
var pairs = __nccwpck_require__(6957);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/words.js
var words = __nccwpck_require__(9897);
// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/input.js
var input = __nccwpck_require__(3109);
;// CONCATENATED MODULE: ./build/sources/operations/inputs/declarations/addresses.js






const whichInputs = (0,input/* inputsFor */.pz)('Which build or suite', {
    organization: (0,input/* input */.hF)('Slug of the organization, unless another input names it.', 'acme', addresses/* parseSlug */.dF),
    pipeline: (0,input/* input */.hF)('Slug of the pipeline, `organization/pipeline`, or its URL. `trigger-build` accepts several, one per line.', 'acme/web', (0,lists/* parseList */.E1)(addresses/* parsePipeline */.iP)),
    build: (0,input/* input */.hF)('Number or URL of the build, or `latest`: the newest that matches `branch`, `commit` and `state`. `wait-for-build` accepts several, one per line.', 'https://buildkite.com/acme/web/builds/42', (0,lists/* parseList */.E1)(addresses/* parseBuild */.EH)),
    'job-states': (0,input/* input */.hF)(`States of the jobs to retry: ${states/* retryableStates */.$Q.join(', ')}.`, 'failed, soft_failed', (0,lists/* parseList */.E1)((0,words/* parseChoice */.HU)(states/* retryableStates */.$Q)), { default: 'failed, timed_out, expired' }),
    step: (0,input/* input */.hF)('Key or label of the block step. Without it, the only one that is blocked.', 'release', words/* parseLine */.A),
    fields: (0,input/* input */.hF)('Values of the fields of the block step, by their keys, in the format of `env`.', 'version=2.4.0', pairs/* parseMetaData */.X$, { verbatim: true, secret: true }),
    suite: (0,input/* input */.hF)('Slug of the test suite, `organization/suite`, or its URL. `list-flaky-tests` accepts several, one per line.', 'rspec', (0,lists/* parseList */.E1)(addresses/* parseSuite */.El)),
});

// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/build-filters.js
var build_filters = __nccwpck_require__(5447);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsers_parsed = __nccwpck_require__(8899);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/refs.js
var refs = __nccwpck_require__(1380);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/times.js
var times = __nccwpck_require__(466);
;// CONCATENATED MODULE: ./build/sources/operations/inputs/declarations/waiting.js






const successStates = ['passed', 'failed', 'blocked', 'canceled', 'skipped', 'not_run', 'any'];
const occasions = ['abort', 'timeout', 'failing', 'siblings', 'none'];
const parseOccasions = (0,lists/* parseList */.E1)((0,words/* parseChoice */.HU)(occasions));
const parseCancelOn = (0,parsers_parsed/* typed */.nE)(parseOccasions.type, (text, nowMs) => {
    const parsed = parseOccasions(text, nowMs);
    if (!(0,parsers_parsed/* isParsed */.Ep)(parsed))
        return parsed;
    return parsed.value.includes('none') && parsed.value.length > 1
        ? { expected: 'none alone, or a list of abort, timeout, failing and siblings' }
        : parsed;
});
const parseStepKey = (0,parsers_parsed/* parseMatching */.Pu)(/^[\w:-]{1,255}$/, 'keys of steps, such as unit-tests');
const waitingInputs = (0,input/* inputsFor */.pz)('Waiting', {
    wait: (0,input/* input */.hF)('Wait for the build to finish. The step succeeds only if it passes. Default: true; after a cancel false.', 'false', words/* parseFlag */.og),
    'wait-timeout': (0,input/* input */.hF)('Maximum time to wait for the builds, from the first request of the step.', '45m', times/* parseDuration */.E9, { default: '5h45m' }),
    'queue-timeout': (0,input/* input */.hF)('Maximum time that the build may wait for an agent while none of its jobs runs.', '20m', times/* parseDuration */.E9),
    'success-states': (0,input/* input */.hF)('States in which the step succeeds: passed, failed, blocked, canceled, skipped, not_run, or `any`.', 'passed, blocked', (0,lists/* parseList */.E1)((0,words/* parseChoice */.HU)(successStates)), { default: 'passed' }),
    'wait-through-blocked': (0,input/* optInInput */.T2)('Keep waiting while the build is blocked at a block step.'),
    'fail-fast': (0,input/* optInInput */.T2)('Fail the step as soon as a build is failing, or has ended without success.'),
    'cancel-on': (0,input/* input */.hF)('When to cancel builds: `abort`, `timeout`, `failing` (with `fail-fast`), `siblings` (another build has ended the wait), or `none`. Without it, `abort` for builds that the step started; a list replaces that.', 'abort, timeout', parseCancelOn),
    'wait-until': (0,input/* input */.hF)('With several builds, wait until `all` or `any` of them have finished. See also `fail-fast`.', 'any', (0,words/* parseChoice */.HU)(['all', 'any']), { default: 'all' }),
    steps: (0,input/* input */.hF)('Keys of steps or groups, one per line: wait only for their jobs, and succeed if they pass. The build runs on. Steps that `if` or `skip` leaves out have passed, block steps once they are unblocked.', 'test', (0,lists/* parseList */.E1)(parseStepKey)),
    'poll-interval': (0,input/* input */.hF)('Fixed polling interval, instead of one that adapts.', '10s', times/* parseDuration */.E9),
    'appear-timeout': (0,input/* input */.hF)('Maximum time to wait until the build appears, as a part of `wait-timeout`. Default: `5m`; `2m` for `unblock-build`, where the step must also be blocked by then.', '10m', times/* parseDuration */.E9),
});
const dryRunInputs = (0,input/* inputsFor */.pz)('What to do', {
    'dry-run': (0,input/* optInInput */.T2)('Print the requests, and send nothing.'),
    for: (0,input/* input */.hF)('Operations to check the setup for, one per line. Default: all that the token allows.', 'trigger-build', (0,lists/* parseList */.E1)(words/* parseLine */.A)),
});
const failureInputs = (0,input/* inputsFor */.pz)('Why a build failed', {
    contexts: (0,input/* input */.hF)('Only these statuses, by their context, one per line; `*` matches any text.', 'buildkite/web', (0,lists/* parseSpacedList */.Es)(words/* parseLine */.A)),
    fail: (0,input/* optInInput */.T2)('Fail the step unless the build has passed or was skipped.'),
    'log-lines': (0,input/* input */.hF)('Lines to show of the log of each failed job. Defaults to 40, and in a public repository to 0.', '100', (0,words/* parseInteger */.cG)(0)),
    'compare-base': (0,input/* input */.hF)('Say how often the jobs and tests that failed did so in the last builds of the base branch.', 'false', words/* parseFlag */.og, { default: 'true' }),
    'base-branch': (0,input/* input */.hF)('Branch to compare with. Defaults to the base of the pull request or merge queue, or the default branch of the pipeline.', 'main', refs/* parseRef */.rd),
    'test-reports': (0,input/* input */.hF)('Test reports that jobs upload as artifacts, in the XML of JUnit: globs of paths, one per line. With them, the failed tests of any test runner are known.', 'reports/**/*.xml', lists/* parseGlobs */.nS),
    'retry-flaky': (0,input/* input */.hF)('How often to retry the failed jobs, at most 3 times, if the build failed only because of flaky tests or lost agents.', '1', (0,words/* parseInteger */.cG)(0, 'a whole number from 0 to 3', 3), { default: '0' }),
});

;// CONCATENATED MODULE: ./build/sources/operations/inputs/declarations/commands.js





const parsePrefix = (0,parsers_parsed/* parseMatching */.Pu)(/^\/[a-z][a-z\d-]{0,19}$/, 'a slash, and letters, digits or hyphens, such as /ci');
const parseTeam = (0,parsers_parsed/* parseMatching */.Pu)(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'organization/team');
const commandInputs = (0,input/* inputsFor */.pz)('Commands in comments', {
    prefix: (0,input/* input */.hF)('First word of a command.', '/build', parsePrefix, { default: '/ci' }),
    allow: (0,input/* input */.hF)('Permission on the repository that the author of the comment needs: `write`, `maintain` or `admin`.', 'maintain', (0,words/* parseChoice */.HU)(['write', 'maintain', 'admin']), { default: 'write' }),
    'allow-teams': (0,input/* input */.hF)('Teams whose members may use commands too, as `organization/team`, one per line. `github-token` must be able to read them.', 'acme/release', (0,lists/* parseList */.E1)(parseTeam)),
    'allow-label': (0,input/* input */.hF)('Label of a pull request whose author may use `retry` and `cancel`.', 'ci: trusted', words/* parseLine */.A),
    'allow-unblock': (0,input/* input */.hF)('Keys of block steps that the command `unblock` may name, one per line. By default it can unblock none.', 'deploy-preview', (0,lists/* parseList */.E1)(parseStepKey)),
});

;// CONCATENATED MODULE: ./build/sources/operations/inputs/declarations/creation.js





const creationInputs = (0,input/* inputsFor */.pz)('The build to create', {
    commit: (0,input/* input */.hF)('Commit to build: a SHA, tag or ref. Defaults to the commit of the event. In filters: full SHAs, one per line.', '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d', (0,lists/* parseList */.E1)(refs/* parseRef */.rd)),
    branch: (0,input/* input */.hF)('Branch of the commit. Defaults to the branch of the event. In filters: branches, one per line; `*` matches any text.', 'main', (0,lists/* parseSpacedList */.Es)(refs/* parseBranch */.Qd)),
    message: (0,input/* input */.hF)('Message of the build. Defaults to the commit message or the pull request title, if the event can be trusted.', 'Nightly build', words/* parseText */.r4, { verbatim: true }),
    'author-name': (0,input/* input */.hF)('Name of the author. Requires `author-email`. Without both, it is the author of the commit or the owner of the token.', 'Ada Lovelace', words/* parseLine */.A),
    'author-email': (0,input/* input */.hF)('Email address of the author. Requires `author-name`.', 'ada@example.com', words/* parseLine */.A),
    'clean-checkout': (0,input/* flagInput */.tc)('Remove the existing checkout and start with a fresh one.'),
    env: (0,input/* input */.hF)('Environment variables of the build: lines of `NAME=value`, or a JSON object. Values of 8 or more characters are masked if the name says so, as in `NPM_TOKEN`, `DB_PASSWORD` or `DEPLOY_KEY`, also in a value that is JSON, except plain words and numbers, such as `postgres`.', 'DEPLOY_TO=staging', pairs/* parseEnvironment */.Nq, { verbatim: true, secret: true }),
    'meta-data': (0,input/* input */.hF)('Meta-data of the build, in the format of `env`. In filters: builds that have all of these values.', 'release=2.4.0', pairs/* parseMetaData */.X$, { verbatim: true, secret: true }),
    'ignore-pipeline-branch-filters': (0,input/* flagInput */.tc)("Create the build even if the pipeline's branch filters exclude the branch. The branch filters of its steps still apply."),
    'pull-request-id': (0,input/* input */.hF)('Number of the pull request to build. Set automatically on pull request events.', '17', (0,words/* parseInteger */.cG)(1, 'the number of a pull request')),
    'pull-request-base-branch': (0,input/* input */.hF)('Base branch of the pull request. Set automatically on pull request events.', 'main', refs/* parseRef */.rd),
    'pull-request-repository': (0,input/* input */.hF)('Git repository of the pull request branch. Set automatically on pull request events.', 'https://github.com/acme/web.git', words/* parseLine */.A),
    'pull-request-labels': (0,input/* input */.hF)('Labels of the pull request, one per line. Set automatically on pull request events.', 'deploy', (0,lists/* parseSpacedList */.Es)(words/* parseLine */.A)),
    'idempotency-key': (0,input/* input */.hF)('Reuse the build that an earlier run created with the same key, commit and branch, whatever its `env`, if it is active or has passed.', '${{ github.run_id }}-unit', words/* parseLine */.A),
    'on-rerun': (0,input/* input */.hF)('What a re-run of the workflow does if the build of the earlier attempt has failed: create a `new` build, `retry-failed` jobs, or `rebuild` it.', 'retry-failed', (0,words/* parseChoice */.HU)(['new', 'retry-failed', 'rebuild']), { default: 'new' }),
    'matrix-index': (0,input/* input */.hF)('Index of the job in its matrix, which tells its builds apart for `on-rerun`. Leave the default.', '0', (0,words/* parseInteger */.cG)(0), { expression: '${{ strategy.job-index }}' }),
});
const suiteInputs = (0,input/* inputsFor */.pz)('Suites', {
    name: (0,input/* input */.hF)('Name of the new suite, or the new name of an existing one.', 'RSpec', words/* parseLine */.A),
    'default-branch': (0,input/* input */.hF)('Branch whose trends the suite shows.', 'main', refs/* parseRef */.rd),
    'team-ids': (0,input/* input */.hF)('UUIDs of the teams that get access to the suite, one per line. Required if the organization uses Teams.', '01234567-89ab-cdef-0123-456789abcdef', (0,lists/* parseList */.E1)(words/* parseUuid */.Xw)),
    'show-api-token': (0,input/* optInInput */.T2)('Set the output `api-token` to the masked token of the new suite. The token is only available at creation.'),
});

;// CONCATENATED MODULE: ./build/sources/operations/inputs/parsers/sizes.js
const powers = ['', 'k', 'm', 'g', 't'];
const parseSize = (text) => {
    const [, number = '', power = '', binary] = /^(\d{1,15}(?:\.\d{1,6})?) ?(?:([kmgt]?)(i?)b?)$/i.exec(text) ?? [];
    const value = Math.floor(Number(number) * (binary ? 1_024 : 1_000) ** powers.indexOf(power.toLowerCase()));
    return number !== '' && value >= 1 && Number.isSafeInteger(value)
        ? { value }
        : { expected: 'a size, such as 500MB or 1GiB' };
};

;// CONCATENATED MODULE: ./build/sources/operations/inputs/declarations/filters.js




const listInputs = (0,input/* inputsFor */.pz)('Filters of lists', {
    'include-retried-jobs': (0,input/* flagInput */.tc)('Include every attempt of a retried job, not only the latest.'),
    limit: (0,input/* input */.hF)('Maximum number of items to list. Defaults to 100, or 10,000 for flaky tests.', '500', (0,words/* parseInteger */.cG)(1)),
});
const artifactInputs = (0,input/* inputsFor */.pz)('Artifacts', {
    path: (0,input/* input */.hF)('Only artifacts whose paths match these globs, one per line; each must match. `!glob` excludes files again.', 'coverage/**', lists/* parseGlobs */.nS),
    jobs: (0,input/* input */.hF)('Only artifacts of jobs with these names, one per line, in which `*` matches any text; each must match.', 'Linux *', (0,lists/* parseList */.E1)(words/* parseLine */.A, /\n/)),
    'if-no-files-found': (0,input/* input */.hF)('What happens if no artifact matches, or none matches a line of `path`, `steps` or `jobs`: `error`, `warn` or `ignore`.', 'warn', (0,words/* parseChoice */.HU)(['error', 'warn', 'ignore']), { default: 'error' }),
    to: (0,input/* input */.hF)('Folder for the files, in the workspace or in `RUNNER_TEMP`.', 'coverage', words/* parseFolder */.Ir, {
        default: 'artifacts/',
    }),
    'by-job': (0,input/* optInInput */.T2)('Put the files of each job into a folder of their own, named by the step and the index of the job.'),
    'max-size': (0,input/* input */.hF)('Maximum size of all files together. If they have more, nothing is downloaded.', '500MB', parseSize, { default: '1GiB' }),
});

// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/reports.js
var reports = __nccwpck_require__(6190);
;// CONCATENATED MODULE: ./build/sources/operations/inputs/declarations/inputs.js







const inputGroups = {
    whichInputs: whichInputs,
    creationInputs: creationInputs,
    waitingInputs: waitingInputs,
    dryRunInputs: dryRunInputs,
    failureInputs: failureInputs,
    artifactInputs: artifactInputs,
    filterOnlyInputs: build_filters/* filterOnlyInputs */.m4,
    listInputs: listInputs,
    suiteInputs: suiteInputs,
    flakyInputs: reports/* flakyInputs */.J,
    commentInputs: reports/* commentInputs */.X,
    commandInputs: commandInputs,
};
const inputs = Object.assign({}, ...Object.values(inputGroups));


/***/ }),

// MODULE: ./build/sources/operations/inputs/declarations/reports.js
/***/ 6190:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ flakyInputs),
/* harmony export */   X: () => (/* binding */ commentInputs)
/* harmony export */ });
/* harmony import */ var _parsers_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6701);
/* harmony import */ var _parsers_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8899);
/* harmony import */ var _parsers_times_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(466);
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9897);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3109);





const formats = ['rspec', 'pytest', 'jest', 'vitest', 'go', 'plain'];
const parsePathPrefix = (0,_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^(?!(?:.*[\\/])?\.\.(?:[\\/]|$))/, 'a folder of the repository or an absolute path, without ..', (text) => text.replaceAll('\\', '/'));
const parseLabel = (0,_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^[^,\p{Cc}\p{Zl}\p{Zp}]{1,50}$/u, 'a label of at most 50 characters, without commas');
const parseLogin = (0,_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^[\w-]{1,100}(?:\[bot\])?$/, 'a login, such as acme-bot or acme[bot]');
const parseSecret = (0,_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^.{32,}$/s, 'at least 32 characters, such as random ones');
const flakyInputs = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsFor */ .pz)('Reports on flaky tests', {
    source: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('List of the service to read: `flaky-tests`, which is deprecated, or `tests`, those with the label `flaky`. Defaults to `flaky-tests`.', 'tests', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(['flaky-tests', 'tests'])),
    'min-instances': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Only tests that were flaky (with `source: tests`: failed) at least this many times.', '3', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(1)),
    'seen-within': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Only tests that were flaky within this time, at most 28 days. Without it, the service lists the last 7 days.', '2w', (0,_parsers_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDurationUpTo */ .Sc)(28)),
    include: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Only tests in files that match these globs, one per line, from the root of the repository. `!glob` excludes files again.', 'spec/models/**', _parsers_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGlobs */ .nS),
    exclude: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('No tests in files that match these globs, one per line.', 'spec/legacy/**', _parsers_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGlobs */ .nS),
    'path-prefix': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Folder of the repository in which the tests run, if their paths start there; or an absolute path that stands for the root.', 'services/web', parsePathPrefix),
    'max-flaky': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Fail if there are more flaky tests than this.', '50', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0)),
    'max-new': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Fail if there are more new flaky tests than this: those not in `baseline-path` or in the first report on the pull request.', '0', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0)),
    'max-touched': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Fail if there are more flaky tests than this in files that the pull request changes.', '0', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0)),
    'gate-unknown': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('What to do if a gate cannot be evaluated, such as `max-new` without an earlier report: `pass` or `fail`.', 'fail', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(['pass', 'fail']), { default: 'pass' }),
    'baseline-path': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('File of an earlier report (its `json-path`) with the same filters.', 'earlier/flaky.json', _parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A),
    selectors: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(`Write a script that runs or skips these tests: ${formats.join(', ')}. \`plain\` is a list and no script.`, 'rspec', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(formats)),
    annotations: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Annotate flaky tests in their files: `off`, `touched` (files that the pull request changes) or `all`.', 'touched', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(['off', 'touched', 'all']), { default: 'off' }),
    issues: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .flagInput */ .tc)('Keep one GitHub issue for each flaky test: open, update, close and reopen it. For schedules: never on pull requests.'),
    'issue-label': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Label of these issues.', 'flaky', parseLabel, { default: 'flaky-test' }),
    'issue-authors': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Other authors whose issues are kept, such as the owner of an earlier `github-token`, one per line. Defaults to `github-actions[bot]`.', 'acme-bot', (0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .parseList */ .E1)(parseLogin)),
    'max-issues': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Maximum number of issues that one run opens.', '3', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0), {
        default: '10',
    }),
});
const commentTimes = [
    'never',
    'on-touched',
    'on-flaky',
    'on-change',
    'on-failure',
    'live',
    'always',
];
const commentInputs = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsFor */ .pz)('The comment on the pull request', {
    comment: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('When to comment on the pull request: `never`, `on-failure`, `live` or `always`; for flaky tests `never`, `on-touched`, `on-flaky`, `on-change` or `always`.', 'always', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(commentTimes), { default: 'never' }),
    'when-empty': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('What to do with the comment when nothing is left to report: `update`, `delete` or `keep`.', 'delete', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(['update', 'delete', 'keep']), { default: 'update' }),
    'comment-key': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Distinguishes several comments on one pull request. Defaults to the suites or pipelines; workflows that report on the same ones need a key each.', 'nightly', _parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A),
    'memory-key': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Secret key that signs what the comment remembers, of at least 32 characters. Defaults to `token`.', '${{ secrets.KITESTRING_MEMORY_KEY }}', parseSecret, { secret: true }),
    'pull-request': (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)('Number of the pull request to comment on. Defaults to that of the event.', '17', (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(1, 'the number of a pull request')),
});


/***/ }),

// MODULE: ./build/sources/operations/inputs/in-input-words.js
/***/ 8117:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ inInputWords)
/* harmony export */ });
/* harmony import */ var _declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6181);

function inInputWords(hint) {
    return hint.replace(/[a-z_]+/g, (word) => {
        const name = word.replaceAll('_', '-');
        return Object.hasOwn(_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .Q, name) ? name : word;
    });
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/addresses.js
/***/ 4500:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ parseBuild),
/* harmony export */   El: () => (/* binding */ parseSuite),
/* harmony export */   dF: () => (/* binding */ parseSlug),
/* harmony export */   iP: () => (/* binding */ parsePipeline)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8899);

const slug = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;
const parseSlug = (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(slug, 'a slug: letters, digits, "-", "_" and ".", without a slash');
function parseName(expected, name, ...paths) {
    return (text) => {
        const url = text.length > 2_000 ? null : URL.parse(text);
        const path = url && /^https?:$/.test(url.protocol) ? url.pathname : null;
        const forms = path === null ? [name] : paths;
        const found = forms.map((form) => form.exec(path ?? text)).find((match) => match !== null);
        const parts = Object.entries(found?.groups ?? { none: '' }).filter(([, part]) => part !== undefined);
        if (!parts.every(([, part]) => slug.test(part)))
            return { expected };
        const values = parts.map(([of, part]) => [of, of === 'number' ? Number(part) : part]);
        return { value: Object.fromEntries(values) };
    };
}
function parseNamed(parse) {
    return (text, nowMs) => {
        const parsed = parse(text, nowMs);
        const words = /^[^:]{1,100}$/.test(text) && text.includes(' ') ? text.toLowerCase().match(/[a-z0-9/]+/g) : null;
        return 'expected' in parsed && words
            ? { expected: `${parsed.expected}; the slug of this name may be ${words.join('-')}` }
            : parsed;
    };
}
const parsePipeline = parseNamed(parseName('a pipeline slug, organization/pipeline, or the URL of a pipeline, and no ID', /^(?:(?<organization>[^/]+)\/)?(?:\*|(?![0-9a-f]{8}-[0-9a-f-]{27}$)(?<pipeline>[^/]+))$/i, /\/organizations\/(?<organization>[^/]+)\/pipelines\/(?<pipeline>[^/]+)/, /^\/(?!organizations\/|v2\/)(?<organization>[^/]+)\/(?<pipeline>[^/]+)\/?(?:$|(?:builds|settings)(?:\/|$))/));
const parseSuite = parseNamed(parseName('the slug of a suite, organization/suite, or the URL of a suite', /^(?:(?<organization>[^/]+)\/)?(?<suite>[^/]+)$/, /\/organizations\/(?<organization>[^/]+)\/(?:analytics\/)?suites\/(?<suite>[^/]+)/));
const parseNumber = parseName('a build number, the URL of a build, organization/pipeline#number, or latest', /^(?:(?<organization>[^/\s]+)\/(?<pipeline>[^/#\s]+)(?: ?#|\/))?#?(?<number>0*[1-9]\d{0,14})$/, /\/organizations\/(?<organization>[^/]+)\/pipelines\/(?<pipeline>[^/]+)\/builds\/(?<number>0*[1-9]\d{0,14})(?:\/|$)/, /\/(?<organization>[^/]+)\/(?<pipeline>[^/]+)\/builds\/(?<number>0*[1-9]\d{0,14})(?:\/|$)/);
const parseBuild = (text, nowMs) => text === 'latest' ? { value: text } : parseNumber(text, nowMs);


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/lists.js
/***/ 6701:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   Es: () => (/* binding */ parseSpacedList),
/* harmony export */   nS: () => (/* binding */ parseGlobs),
/* harmony export */   ry: () => (/* binding */ splitList),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8899);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9897);


function splitLines(text) {
    return text.split(/\r\n|\r|\n/);
}
function splitList(text, separator = /,/) {
    const lines = nonEmpty(splitLines(text));
    return lines.length === 1 ? nonEmpty((lines[0] ?? '').split(separator)) : lines;
}
function nonEmpty(parts) {
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
function parseList(parse, separator = /,/) {
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE)({ listOf: parse.type }, (text, nowMs) => {
        const parts = splitList(text, separator);
        const repeated = parts.find((part, index) => parts.indexOf(part) < index);
        const note = repeated === undefined ? undefined : `${repeated} is given twice and counts once`;
        return parseParts([...new Set(parts)], parse, nowMs, note);
    });
}
function parseParts(parts, parse, nowMs, noted) {
    const read = parts.map((part) => parse(part, nowMs));
    const wrong = read.find((one) => 'expected' in one);
    if (wrong || parts.length === 0)
        return wrong ?? { expected: 'at least one value' };
    const note = noted ?? read.filter(_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .isParsed */ .Ep).find((one) => one.note)?.note;
    return { value: read.filter(_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .isParsed */ .Ep).map(({ value }) => value), note };
}
function parseSpacedList(parse) {
    return parseList(parse, /,\s+/);
}
const parseGlob = (text, nowMs) => text.split('/').some((segment) => segment.split('*').length > 4)
    ? { expected: 'globs with at most 3 * between two slashes' }
    : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLine */ .A)(text, nowMs);
const parseGlobs = (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE)({ listOf: undefined }, (text, nowMs) => parseParts(splitList(text, /,\s+/), parseGlob, nowMs));


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/nearest.js
/***/ 1950:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nearestFirst),
/* harmony export */   S: () => (/* binding */ suggestName)
/* harmony export */ });
function suggestName(text, names) {
    const containing = names.filter((name) => text.length > 2 && name.includes(text.toLowerCase()));
    if (containing.length > 0 && containing.length < 4)
        return ` (did you mean ${containing.join(' or ')}?)`;
    const [name = ''] = nearestFirst(text, names);
    const distance = editDistance(text.toLowerCase(), name);
    return distance <= Math.max(2, name.length / 4) ? ` (did you mean ${name}?)` : '';
}
function nearestFirst(text, names) {
    const distances = names.map((name) => ({ name, distance: editDistance(text.toLowerCase(), name) }));
    return distances.toSorted((one, other) => one.distance - other.distance).map(({ name }) => name);
}
function editDistance(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (const [index, char] of [...one.slice(0, 100)].entries()) {
        const above = row;
        row = [index + 1];
        for (let at = 0; at < other.length; at++) {
            const replaced = (above[at] ?? 0) + (char === other[at] ? 0 : 1);
            row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
        }
    }
    return row.at(-1) ?? 0;
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/pairs.js
/***/ 6957:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   X$: () => (/* binding */ parseMetaData),
/* harmony export */   kL: () => (/* binding */ toolVariables),
/* harmony export */   xg: () => (/* binding */ parsePairs)
/* harmony export */ });
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6701);

function parsePairs(name, nameRule) {
    return (text) => {
        if (/^\s*\[/.test(text))
            return { expected: 'a JSON object or NAME=value lines, not an array' };
        const pairs = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
        if (typeof pairs === 'string')
            return { expected: pairs };
        const values = new Map();
        const wrong = [];
        const repeated = [];
        const unsendable = [];
        for (const [key, value, place] of pairs) {
            if (!name.test(key))
                wrong.push(place);
            else if (values.has(key))
                repeated.push(place);
            if (value.includes('\0'))
                unsendable.push(place);
            values.set(key, value);
        }
        const shell = pairs.some(([key]) => key.startsWith('export ')) ? ', without export' : '';
        if (wrong.length > 0)
            return { expected: `${nameRule}${shell}; not valid: ${listed(wrong)}` };
        if (unsendable.length > 0)
            return { expected: `values without U+0000; not valid: ${listed(unsendable)}` };
        if (repeated.length > 0)
            return { expected: `a list of unique names; repeated: ${listed(repeated)}` };
        const [[first = '', value = ''] = []] = values;
        const joined = values.size === 1 && /,\s?\w+=/.test(value) && name.test(first);
        return {
            value: Object.fromEntries(values),
            ...(joined && { note: 'its one line is one value: write each NAME=value on a line of its own' }),
        };
    };
}
function listed(places) {
    const more = places.length - 5;
    return more > 0 ? `${places.slice(0, 5).join(', ')} and ${more} more` : places.join(', ');
}
function readLines(text) {
    const lines = (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text);
    const pairs = [];
    const wrong = [];
    let isYaml = false;
    for (let at = 0; at < lines.length; at += 1) {
        const line = (lines[at] ?? '').trim();
        if (line === '' || line.startsWith('#'))
            continue;
        const place = `line ${at + 1}`;
        const [, name = '', sign, rest = ''] = /^(.+?)(=|<<)\s*(.*)$/.exec(line) ?? [];
        if (sign === '=')
            pairs.push([name.trim(), unquote(rest), place]);
        else if (sign === '<<') {
            const end = rest === '' ? -1 : lines.findIndex((mark, index) => index > at && mark.trim() === rest);
            if (end < 0)
                return `complete: the value of ${place} has no closing line, as in NAME<<END ... END`;
            pairs.push([name.trim(), lines.slice(at + 1, end).join('\n'), place]);
            at = end;
        }
        else {
            isYaml ||= /^(?:- )?[A-Za-z_]\w{0,80}:(?:\s|$)/.test(line);
            wrong.push(place);
        }
    }
    if (wrong.length === 0)
        return pairs;
    const several = pairs.length > 0 ? ', and NAME<<END, lines and END for a value of several lines' : '';
    return `NAME=value lines${isYaml ? ', with "=" where YAML has ":"' : several}; not valid: ${listed(wrong)}`;
}
function unquote(value) {
    return /^(["']).*\1$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}
function readJson(text) {
    try {
        const entries = Object.entries(JSON.parse(text, asWritten));
        const repeated = repeatedKey(text);
        if (repeated !== null)
            return `a JSON object of unique names; repeated: name ${repeated}`;
        const wrong = entries.flatMap(([, value], at) => ['string', 'boolean'].includes(typeof value) ? [] : [`entry ${at + 1}`]);
        return wrong.length === 0
            ? entries.map(([name, value], at) => [name, String(value), `entry ${at + 1}`])
            : `an object of strings, numbers and booleans; not valid: ${listed(wrong)}`;
    }
    catch {
        return 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON';
    }
}
function repeatedKey(text) {
    const texts = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs)].filter(([, colon]) => colon !== undefined);
    const names = texts.map(([key]) => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)));
    const at = names.findIndex((key, index) => names.indexOf(key) < index);
    return at < 0 ? null : at + 1;
}
function asWritten(_key, value, context) {
    return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}
const parseEnvironment = parsePairs(/^[A-Za-z_][A-Za-z0-9_]{0,254}$/, 'pairs with names of letters, digits and "_" that do not start with a digit');
const parseMetaData = parsePairs(/^[^[\]\p{Cc}]{1,1024}$/u, 'pairs with single-line names without brackets');
const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;
function toolVariables(names) {
    return names.filter((name) => toolNames.test(name));
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/parsed.js
/***/ 8899:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ isParsed),
/* harmony export */   Pu: () => (/* binding */ parseMatching),
/* harmony export */   nE: () => (/* binding */ typed)
/* harmony export */ });
function typed(type, parse) {
    return Object.assign((text, nowMs) => parse(text, nowMs), { type });
}
function isParsed(parsed) {
    return 'value' in parsed;
}
function parseMatching(pattern, expected, form = (text) => text) {
    return (text) => (pattern.test(text) ? { value: form(text) } : { expected });
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/refs.js
/***/ 1380:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   Qd: () => (/* binding */ parseBranch),
/* harmony export */   rd: () => (/* binding */ parseRef)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8899);

const forbidden = /[\p{Cc} ~^?*[\\]|\.\.|@\{|\.$|^@$|^-/u;
const parseRef = (text) => {
    const valid = text
        .split('/')
        .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
    return valid && !forbidden.test(text)
        ? { value: text }
        : {
            expected: 'a git ref without spaces, control characters, "..", "@{", any of ~ ^ ? * [ \\ or a dash at its start',
        };
};
const parseBranch = (text) => {
    if (text.startsWith('refs/pull/'))
        return { expected: 'a branch, which the ref of a pull request is not' };
    const value = shortName(text).replace(/^(?:refs\/remotes\/[^/]+|origin)\//, '');
    if (!(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .isParsed */ .Ep)(parseRef(value.replaceAll('*', 'x'), 0)))
        return { expected: 'a branch name that git allows' };
    return value === text ? { value } : { value, note: `${text} is read as ${value}` };
};
function shortName(ref) {
    return ref.replace(/^refs\/(?:heads|tags)\//, '');
}


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/times.js
/***/ 466:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   Sc: () => (/* binding */ parseDurationUpTo),
/* harmony export */   mI: () => (/* binding */ parseMoment)
/* harmony export */ });
/* unused harmony export readDuration */
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1822);

const unitsMs = [604_800_000, 86_400_000, 3_600_000, 60_000, 1_000];
const duration = /^(?:(\d{1,7})w)?(?:(\d{1,7})d)?(?:(\d{1,7})h)?(?:(\d{1,7})m)?(?:(\d{1,7})s)?$/;
function readDuration(text) {
    const [found, ...counts] = duration.exec(text) ?? [];
    return found
        ? unitsMs.reduce((total, unitMs, index) => total + unitMs * Number(counts[index] ?? 0), 0)
        : null;
}
function parseDurationUpTo(days) {
    const isAllowed = (ms) => ms >= 1_000 && ms <= days * 86_400_000;
    return (text) => {
        const value = readDuration(text) ?? 0;
        if (isAllowed(value))
            return { value };
        const meant = [`${text}s`, `${text}m`].filter((each) => isAllowed(readDuration(each) ?? 0));
        return meant.length > 0
            ? { expected: `a duration with a unit, such as ${meant.join(' or ')}` }
            : { expected: `a duration from 1s to ${days}d, such as 90s, 15m, 2h, 5h45m, 7d or 2w` };
    };
}
const parseDuration = parseDurationUpTo(35);
const parseMoment = (text, nowMs) => {
    const agoMs = readDuration(text);
    const day = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text;
    const ms = agoMs === null ? (0,_model_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .p)(day) : nowMs - agoMs;
    return ms === null || ms < 0
        ? { expected: 'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h, 7d or 2w' }
        : { value: { at: new Date(ms).toISOString(), isRelative: agoMs !== null } };
};


/***/ }),

// MODULE: ./build/sources/operations/inputs/parsers/words.js
/***/ 9897:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   Vw: () => (/* binding */ parseFullSha),
/* harmony export */   Xw: () => (/* binding */ parseUuid),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   og: () => (/* binding */ parseFlag),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8899);

const parseFlag = (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE)('boolean', (text) => {
    if (/^(?:true|True|TRUE)$/.test(text))
        return { value: true };
    if (/^(?:false|False|FALSE)$/.test(text))
        return { value: false };
    return { expected: 'true or false' };
});
function parseInteger(least, expected = `a whole number of at least ${least}`, most = Number.MAX_SAFE_INTEGER) {
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE)('integer', (text) => {
        const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
        return value >= least && value <= most ? { value } : { expected };
    });
}
function parseChoice(choices) {
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE)({ choices }, (text) => {
        const value = choices.find((choice) => choice === text);
        return value === undefined ? { expected: oneOf(choices) } : { value };
    });
}
function oneOf(choices) {
    const last = choices.at(-1) ?? '';
    return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}
const parseText = (text) => ({ value: text });
const parseLine = (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'a single line without control characters');
const parseFolder = (text, nowMs) => text.startsWith('~')
    ? { expected: 'a folder in the workspace or in RUNNER_TEMP; only a shell reads ~' }
    : parseLine(text, nowMs);
const parseUuid = (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'a UUID, such as 01234567-89ab-cdef-0123-456789abcdef', (text) => text.toLowerCase());
const parseFullSha = (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMatching */ .Pu)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'a full commit SHA of 40 characters, because the service does not match short SHAs', (text) => text.toLowerCase());


/***/ }),

// MODULE: ./build/sources/operations/inputs/wait-settings.js
/***/ 5002:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ startWords),
/* harmony export */   Cm: () => (/* binding */ readFailureSettings),
/* harmony export */   D2: () => (/* binding */ plainWaitWords),
/* harmony export */   FG: () => (/* binding */ waitInputs),
/* harmony export */   Nh: () => (/* binding */ commentWords),
/* harmony export */   Tn: () => (/* binding */ explainInputs),
/* harmony export */   b5: () => (/* binding */ readWaitSettings),
/* harmony export */   bB: () => (/* binding */ partInputs),
/* harmony export */   tW: () => (/* binding */ liveCommentWords),
/* harmony export */   v3: () => (/* binding */ followInputs),
/* harmony export */   yR: () => (/* binding */ readPlainWait)
/* harmony export */ });
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9897);

const explainInputs = [
    'log-lines',
    'test-reports',
    'compare-base',
    'base-branch',
    'pull-request',
    'comment',
    'comment-key',
];
const followInputs = [
    'wait-timeout',
    'queue-timeout',
    'success-states',
    'wait-through-blocked',
    'fail-fast',
    'cancel-on',
    'poll-interval',
    ...explainInputs,
    'retry-flaky',
];
const waitInputs = ['wait', ...followInputs];
const partInputs = ['wait-until', 'steps'];
const commentWords = {
    comment: {
        sentence: 'When to comment on the pull request: `never`, `on-failure` or `always`.',
        example: 'on-failure',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)(['never', 'on-failure', 'always']),
    },
    'comment-key': {
        sentence: 'Distinguishes several comments on one pull request. Defaults to the pipelines.',
    },
};
const liveCommentWords = {
    ...commentWords,
    comment: {
        sentence: 'When to comment on the pull request: `never`, `on-failure`, `live` (also while the build runs, once a job has failed) or `always`.',
        example: 'on-failure',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)(['never', 'on-failure', 'live', 'always']),
    },
};
const startWords = {
    ...liveCommentWords,
    wait: {
        sentence: 'Wait for the build to finish. The step succeeds only if it passes. Default: `true`.',
    },
};
const plainWaitWords = {
    wait: { sentence: 'Wait until the build has ended. Default: `false`.', example: 'true' },
};
function readFailureSettings({ comment: when, ...inputs }) {
    return {
        logLines: inputs['log-lines'],
        testReports: inputs['test-reports'],
        needsTests: (inputs['retry-flaky'] ?? 0) > 0,
        compareBase: inputs['compare-base'] ?? false,
        baseBranch: inputs['base-branch'],
        comment: when === 'on-failure' || when === 'always' || when === 'live'
            ? { when, key: inputs['comment-key'], pullRequest: inputs['pull-request'] }
            : undefined,
    };
}
function readWaitSettings(inputs) {
    const { 'cancel-on': cancelOn } = inputs;
    return {
        timeoutMs: inputs['wait-timeout'],
        queueTimeoutMs: inputs['queue-timeout'],
        successStates: inputs['success-states'],
        throughBlocked: inputs['wait-through-blocked'],
        failFast: inputs['fail-fast'],
        cancelOnAbort: cancelOn?.includes('abort'),
        cancelOnTimeout: cancelOn?.includes('timeout'),
        cancelOnFailFast: cancelOn?.includes('failing'),
        cancelSiblings: cancelOn?.includes('siblings'),
        until: inputs['wait-until'] ?? 'all',
        steps: inputs.steps,
        pollIntervalMs: inputs['poll-interval'],
        failures: readFailureSettings(inputs),
        retryFlaky: inputs['retry-flaky'],
    };
}
function readPlainWait(inputs) {
    const { 'wait-timeout': timeoutMs, 'poll-interval': pollIntervalMs } = inputs;
    return { timeoutMs, pollIntervalMs, successStates: ['any'], until: 'all' };
}


/***/ }),

// MODULE: ./build/sources/operations/operations.js + 22 modules
/***/ 1526:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./build/sources/operations/context/time-to-wait.js
var time_to_wait = __nccwpck_require__(4020);
// EXTERNAL MODULE: ./build/sources/operations/inputs/wait-settings.js
var wait_settings = __nccwpck_require__(5002);
// EXTERNAL MODULE: ./build/sources/operations/inputs/build-filters.js
var build_filters = __nccwpck_require__(3609);
// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/build-filters.js
var declarations_build_filters = __nccwpck_require__(5447);
;// CONCATENATED MODULE: ./build/sources/operations/inputs/resolve-addresses.js

const suiteWords = {
    sentence: 'Slug of the test suite, `organization/suite`, or its URL.',
};
const resolveOrganization = ({ organization }, problems) => {
    if (organization !== undefined)
        return { organization };
    problems.missing('organization', 'set it to the slug of the organization');
    return null;
};
const resolveSuites = ({ suite: names = [], organization: usual }, problems) => {
    if (names.length === 0)
        problems.missing('suite', 'set it to the slug of the test suite');
    const suites = names.map(({ organization = usual, suite }) => {
        if (organization !== undefined)
            return { organization, suite };
        problems.missing('organization', `set it for suite ${suite}, or write organization/${suite}`);
        return null;
    });
    return allOrNone(suites, { names, inputs: { organization: usual } }, problems);
};
const resolveSuite = (inputs, problems) => problems.one('suite', resolveSuites(inputs, problems));
const resolvePipelines = ({ organization: usual, pipeline: names = [] }, problems) => {
    if (names.length === 0)
        problems.missing('pipeline', 'set it to a pipeline slug, or to organization/pipeline');
    const pipelines = names.map(({ organization = usual, pipeline }) => {
        if (pipeline === undefined) {
            problems.add('Input pipeline must name a pipeline here; "*" is only for cancel-builds and list-builds, alone.');
            return null;
        }
        if (organization !== undefined)
            return { organization, pipeline };
        const instead = `organization/${pipeline}`;
        problems.missing('organization', `set it for pipeline ${pipeline}, or write ${instead}`);
        return null;
    });
    return allOrNone(pipelines, { names, inputs: { organization: usual } }, problems);
};
const resolvePipeline = (inputs, problems) => problems.one('pipeline', resolvePipelines(inputs, problems));
const resolveScopes = ({ organization: usual, pipeline: names }, problems) => {
    const scopes = (names ?? [{}]).map(({ organization = usual, ...rest }) => organization === undefined ? null : { organization, ...rest });
    if (scopes.includes(null))
        problems.missing('pipeline', 'set it to organization/pipeline');
    return allOrNone(scopes, { names: names ?? [{}], inputs: { organization: usual } }, problems);
};
const resolveScope = (inputs, problems) => {
    const { pipeline: [name, ...others] = [], organization: usual } = inputs;
    if (name === undefined) {
        const all = '"*" for all pipelines of the organization';
        problems.missing('pipeline', `set it to organization/pipeline, or to ${all}`);
        return null;
    }
    if (name.pipeline !== undefined || others.length > 0)
        return resolvePipeline(inputs, problems);
    const address = resolveOrganization({ organization: usual, ...name }, problems);
    return allOrNone([address], { names: [name], inputs }, problems)?.[0] ?? null;
};
const resolveBuilds = (inputs, problems) => {
    const { build: names = [] } = inputs;
    const filters = build_filters/* filterInputs */.aP.filter((name) => inputs[name] !== undefined);
    if (names.length === 0)
        problems.missing('build', 'set it to the number or the URL of the build, or to latest');
    else if (filters.length > 0)
        problems.add(`Input build names the build: remove ${filters.join(' and ')}, or set build: latest.`);
    const builds = names.map((name) => {
        if (name === 'latest')
            return null;
        const { organization, pipeline, number } = name;
        if (organization !== undefined && pipeline !== undefined)
            return { organization, pipeline, number };
        const address = resolvePipeline(inputs, problems);
        return address && { ...address, number };
    });
    return allOrNone(builds, { names: names.filter((name) => name !== 'latest'), inputs }, problems);
};
const resolveBuild = (inputs, problems) => problems.one('build', resolveBuilds(inputs, problems));
function allOrNone(values, { names, inputs }, problems) {
    const found = values.filter((value) => value !== null);
    if (found.length === 0 || found.length < values.length)
        return null;
    const { organization, pipeline = [] } = inputs;
    const given = [{ organization }, ...(pipeline.length === 1 ? pipeline : [])];
    for (const [key, value] of given.flatMap((one) => Object.entries(one))) {
        const name = key;
        const other = found.find((address) => address[name] !== value);
        const isNeeded = names.some((one) => one[name] === undefined);
        if (value !== undefined && other !== undefined && !isNeeded)
            problems.add(`The inputs disagree: one names the ${name} ${value}, another ${other[name]}.`);
    }
    return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}

;// CONCATENATED MODULE: ./build/sources/operations/inputs/build-target.js



const targetInputs = ['organization', 'pipeline', 'build', 'branch', 'commit', 'state'];
const targetWords = {
    pipeline: { sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL.' },
    build: {
        sentence: 'Number or URL of the build, or `latest`: the newest that matches `branch`, `commit` and `state`, by default on the branch of the event.',
    },
    branch: {
        purpose: 'Which build or suite',
        sentence: 'With `build: latest`: branches, one per line; `*` matches any text.',
    },
    commit: {
        ...declarations_build_filters/* filterWords */.kf.commit,
        purpose: 'Which build or suite',
        sentence: 'With `build: latest`: full SHAs, one per line.',
    },
    state: {
        purpose: 'Which build or suite',
        sentence: 'With `build: latest`: states of the build, one per line.',
    },
};
function resolveTarget(inputs, event, problems) {
    const isLatest = inputs.build?.includes('latest');
    return isLatest ? resolveLatest(inputs, event, problems) : resolveBuild(inputs, problems);
}
function filtersOfEvent({ branch, commit }) {
    return {
        branch: branch === undefined ? undefined : [branch],
        commit: commit === undefined ? undefined : [commit],
    };
}
function resolveLatest(inputs, event, problems) {
    problems.one('build', inputs.build);
    const pipeline = resolvePipeline(inputs, problems);
    const given = (0,build_filters/* readFilters */.M1)(inputs, problems);
    const { branch, commit } = filtersOfEvent(event);
    const ofEvent = branch === undefined ? { commit } : { branch };
    const filters = given.branch === undefined && given.commit === undefined ? { ...given, ...ofEvent } : given;
    if (filters.branch !== undefined || filters.commit !== undefined)
        return pipeline && { pipeline, filters };
    if (!problems.isUnreadable('commit'))
        problems.missingInEvent('branch', event);
    return null;
}

;// CONCATENATED MODULE: ./build/sources/operations/inputs/input-problems.js
function createInputProblems(unreadable) {
    const problems = [];
    const add = (problem) => {
        if (!problems.includes(problem))
            problems.push(problem);
    };
    const missing = (name, why) => {
        if (!unreadable.has(name))
            add(`Input ${name} is missing: ${why}.`);
    };
    return {
        problems: problems,
        add,
        isUnreadable: (name) => unreadable.has(name),
        missing,
        missingInEvent: (name, { nothingToBuild }, why = `the event does not name a ${name}`) => (nothingToBuild === undefined ? missing(name, why) : add(nothingToBuild)),
        one: (name, values) => {
            const [first = null, ...others] = values ?? [];
            if (others.length > 0)
                add(`Input ${name} must have exactly one value here; it has ${others.length + 1}.`);
            return first;
        },
        onlyBranch: (branch) => {
            if (branch?.includes('*'))
                add('Input branch must be one branch here; "*" is only for filters.');
        },
    };
}

// EXTERNAL MODULE: ./build/sources/operations/outputs/declarations.js
var declarations = __nccwpck_require__(8287);
;// CONCATENATED MODULE: ./build/sources/operations/operation.js





const explainScopes = [
    { scope: 'read_build_logs', purpose: 'to show the logs of failed jobs' },
    { scope: 'read_suites', purpose: 'to tell which tests failed' },
    { scope: 'read_artifacts', purpose: 'to read test reports, with `test-reports`', isByInput: true },
];
const readsPullRequest = {
    permission: 'pull-requests: read',
    purpose: 'the head of the pull request on issue_comment and workflow_run',
};
const readsLatest = {
    ...readsPullRequest,
    purpose: `${readsPullRequest.purpose}, with \`build: latest\``,
};
const readsChangedFiles = {
    permission: 'pull-requests: read',
    purpose: 'the files that the pull request changes, if tests failed',
};
const explainPermissions = [
    readsChangedFiles,
    { permission: 'pull-requests: write', purpose: 'the comment, with `comment`' },
    { permission: 'contents: read', purpose: 'the pull requests of a merge group, with `comment`' },
];
function defineOperation(declared) {
    return {
        optionalScopes: [],
        permissions: [],
        usesEvent: false,
        usual: declared.inputs,
        words: {},
        ...declared,
        outputs: [...declared.outputs, ...declarations/* jsonOutputs */.Pk],
        plan: (inputs, { event, unreadable }) => {
            const problems = createInputProblems(unreadable);
            const given = inputs;
            if (given['cancel-on']?.includes('failing') && given['fail-fast'] === false)
                problems.add('Input cancel-on: failing needs fail-fast: true, which ends the wait when a build is failing.');
            const planned = declared.plan(inputs, { event, problems });
            if (planned === null || problems.problems.length > 0)
                return problems;
            const { requests, ...task } = planned;
            if (!given['dry-run'] || requests === undefined)
                return task;
            return {
                ...task,
                run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).dryRun(await requests(context), context),
            };
        },
    };
}
const startsBuilds = {
    scopes: ['write_builds', 'read_builds'],
    optionalScopes: explainScopes,
    usesEvent: true,
};
function planStart(inputs) {
    const wait = inputs.wait ?? true;
    const settings = (0,wait_settings/* readWaitSettings */.b5)(inputs);
    return { wait, settings, waitTimeoutMs: wait ? settings.timeoutMs : undefined };
}
function defineOnBuild(declared) {
    return defineOperation({
        ...declared,
        inputs: [...targetInputs, ...declared.inputs],
        words: { ...targetWords, ...declared.words },
        permissions: [readsLatest, ...(declared.permissions ?? [])],
        usesEvent: true,
        plan: (inputs, { event, problems }) => {
            const planned = declared.plan(inputs);
            const { heldMs, isResult, appearTimeoutMs = 0, waitTimeoutMs, requests, run } = planned;
            const target = resolveTarget(inputs, event, problems);
            if (target === null)
                return null;
            const find = async (context, limits = {}) => 'number' in target
                ? { ...target }
                : (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).locateLatest(target, context, limits);
            return {
                ignoresEvent: 'number' in target,
                waitTimeoutMs,
                ...(requests && { requests: async (context) => requests(await find(context), context) }),
                run: async (context) => {
                    const sinceMs = context.clock.monotonic();
                    const limits = waitTimeoutMs === undefined ? {} : (0,time_to_wait/* endingAt */.hR)(sinceMs + waitTimeoutMs, heldMs);
                    const appearByMs = sinceMs + Math.min(appearTimeoutMs, waitTimeoutMs ?? appearTimeoutMs);
                    const address = await find(context, { ...limits, isResult, appearByMs });
                    return run({ address, sinceMs, appearByMs, ...limits }, context);
                },
            };
        },
    });
}

;// CONCATENATED MODULE: ./build/sources/operations/cancel-build.js




const cancelBuildOperation = defineOnBuild({
    name: 'cancel-build',
    sentence: 'Cancel one build. The step also succeeds if the build has already finished, and fails if it is blocked. With `wait: true`, it waits until the build has ended.',
    inputs: ['wait', 'wait-timeout', 'poll-interval', 'dry-run'],
    usual: ['pipeline', 'build', 'wait'],
    words: wait_settings/* plainWaitWords */.D2,
    outputs: declarations/* buildOutputs */.JZ,
    scopes: ['write_builds', 'read_builds'],
    plan: (inputs) => ({
        requests: (to) => [{ endpoint: 'builds.cancel', to: { ...to } }],
        waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
        isResult: true,
        heldMs: time_to_wait/* mostHeldMs */.Pf,
        run: async ({ address, sinceMs, until }, context) => {
            const { cancelAndWait, waitForBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286));
            const waitForEnd = (build) => waitForBuilds([{ address, build }], { settings: (0,wait_settings/* readPlainWait */.yR)(inputs), sinceMs }, context);
            return cancelAndWait(address, { until, waitForEnd: inputs.wait ? waitForEnd : undefined }, context);
        },
    }),
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var model_states = __nccwpck_require__(2476);
// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/input.js
var input = __nccwpck_require__(3109);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/words.js
var words = __nccwpck_require__(9897);
;// CONCATENATED MODULE: ./build/sources/operations/cancel-builds.js










const nothingToCancel = { success: true, outputs: (0,declarations/* listValues */.Du)(0, true), summary: () => '' };
const cancelBuildsOperation = defineOperation({
    name: 'cancel-builds',
    sentence: `Cancel all builds that match, and report on each. Requires a filter: ${(0,words/* oneOf */.yL)(build_filters/* narrowingInputs */.Pu.map((name) => `\`${name}\``))}. On a \`merge_group\` that is destroyed and a pull request that is closed without a merge, they default to its branch and commit. With \`wait: true\`, it waits until the builds have ended.`,
    inputs: [
        ...build_filters/* scopeInputs */.Ay,
        ...build_filters/* filterInputs */.aP,
        'include-retried-jobs',
        'limit',
        'wait',
        'wait-timeout',
        'poll-interval',
        'dry-run',
    ],
    usual: ['pipeline', 'branch', 'commit', 'created-to', 'wait'],
    words: {
        ...build_filters/* listWords */.yh,
        ...wait_settings/* plainWaitWords */.D2,
        pipeline: {
            sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL; `*` for all of the organization.',
        },
        state: {
            sentence: 'States of the builds to cancel: running, scheduled or failing; all by default.',
            example: 'running',
        },
        limit: { sentence: 'Maximum number of builds to cancel. Defaults to 100.' },
    },
    outputs: ['count', 'complete', ...declarations/* buildOutputs */.JZ],
    scopes: ['write_builds', 'read_builds'],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const scope = resolveScope(inputs, problems);
        const given = (0,build_filters/* readFilters */.M1)(inputs, problems);
        const isByEvent = (0,input/* keysOf */.YD)(given).every((name) => name === 'state');
        const { kept, ended } = event;
        if (kept !== undefined && isByEvent && !build_filters/* filterInputs */.aP.some(problems.isUnreadable))
            return scope && { run: async () => ({ ...nothingToCancel, sentence: kept }) };
        const isOfEnded = ended !== undefined && isByEvent;
        const filters = isOfEnded ? { ...filtersOfEvent(event), ...given } : given;
        if (!(0,build_filters/* narrows */.zC)(filters) && !build_filters/* filterInputs */.aP.some(problems.isUnreadable))
            problems.add(`cancel-builds requires ${(0,words/* oneOf */.yL)(build_filters/* narrowingInputs */.Pu)}, so that it never cancels every build. A filter that every build matches, such as branch "*", is not enough.`);
        const states = model_states/* cancelableStates */.F2.filter((state) => inputs.state?.includes(state) ?? true);
        if (states.length === 0)
            problems.add(`Input state must include ${(0,words/* oneOf */.yL)(model_states/* cancelableStates */.F2)}; no other builds can be canceled.`);
        if (scope === null)
            return null;
        const order = {
            scope,
            pullRequest: isOfEnded ? pullRequestOf(event) : undefined,
            limit: inputs.limit ?? 100,
            filters: { ...filters, state: states },
            shown: (0,build_filters/* readShown */.mj)(inputs),
            dryRun: inputs['dry-run'],
            reportsBlocked: inputs.state?.includes('blocked') ?? true,
        };
        return {
            ignoresEvent: true,
            waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
            run: async (context) => {
                const { cancelMatching, pollBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286));
                if (!inputs.wait)
                    return cancelMatching(order, context);
                const sinceMs = context.clock.monotonic();
                const plan = { settings: (0,wait_settings/* readPlainWait */.yR)(inputs), sinceMs, withJobs: false };
                const limits = (0,time_to_wait/* endingAt */.hR)(sinceMs + plan.settings.timeoutMs, time_to_wait/* mostHeldMs */.Pf);
                const waitForEnd = (canceled, shared) => pollBuilds(canceled, { ...plan, shared }, context);
                return cancelMatching({ ...order, ...limits, waitForEnd }, context);
            },
        };
    },
});
function pullRequestOf({ pull_request_id: number, defaultBranch }) {
    return number === undefined ? undefined : { number, defaultBranch };
}

// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/lists.js
var lists = __nccwpck_require__(6701);
;// CONCATENATED MODULE: ./build/sources/operations/check-setup.js




function defineCheckSetup(operations) {
    return defineOperation({
        name: 'check-setup',
        sentence: 'Check token, scopes, pipelines, suites, rate limit, GitHub token and runner, and say how to fix what is missing. It only reads, and fails if something is missing that an operation needs.',
        inputs: ['for', 'organization', 'pipeline', 'suite'],
        words: {
            for: { parse: (0,lists/* parseList */.E1)((0,words/* parseChoice */.HU)(operations.map(({ name }) => name))) },
            pipeline: {
                sentence: 'Slugs of the pipelines to check, one per line; also as `organization/pipeline`, or as URLs.',
            },
            suite: {
                sentence: 'Slugs of the test suites to check, one per line; also as `organization/suite`, or as URLs.',
            },
        },
        outputs: [],
        scopes: [],
        optionalScopes: [
            { scope: 'read_builds', purpose: 'to check pipelines' },
            { scope: 'read_suites', purpose: 'to check suites' },
        ],
        permissions: [{ permission: 'pull-requests: read', purpose: 'a check of what it may read' }],
        runsWithoutToken: true,
        plan: ({ for: named, ...inputs }, { problems }) => {
            const pipelines = inputs.pipeline ? resolvePipelines(inputs, problems) : [];
            const suites = inputs.suite ? resolveSuites(inputs, problems) : [];
            if (pipelines === null || suites === null)
                return null;
            const organization = inputs.organization ?? [...pipelines, ...suites][0]?.organization;
            const chosen = operations.filter(({ name }) => named?.includes(name));
            const order = { operations, chosen, organization, pipelines, suites };
            return { run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).checkSetup(order, context) };
        },
    });
}

;// CONCATENATED MODULE: ./build/sources/operations/download-artifacts.js

const downloadArtifactsOperation = defineOnBuild({
    name: 'download-artifacts',
    sentence: 'Download the artifacts of a build, whatever its state. The step fails if a line of `path` matches none, or if one cannot be downloaded or is not what was uploaded.',
    inputs: ['steps', 'jobs', 'path', 'if-no-files-found', 'to', 'by-job', 'max-size'],
    usual: ['pipeline', 'build', 'path', 'steps', 'to'],
    words: {
        steps: {
            purpose: 'Artifacts',
            sentence: 'Only artifacts of the jobs of these steps: keys, one per line.',
        },
    },
    outputs: ['count', 'bytes', 'path', 'files'],
    scopes: ['read_artifacts', 'read_builds'],
    plan: (inputs) => {
        const { steps, jobs, path: globs, to, 'by-job': byJob, 'max-size': maxBytes } = inputs;
        const filters = { steps, jobs, globs, byJob, maxBytes, ifNoFilesFound: inputs['if-no-files-found'] };
        return {
            run: async ({ address }, context) => {
                const { downloadArtifacts } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286));
                return downloadArtifacts({ address, to, ...filters }, context);
            },
        };
    },
});

// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __nccwpck_require__(7853);
// EXTERNAL MODULE: ./build/sources/model/wildcard.js
var wildcard = __nccwpck_require__(3924);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/addresses.js
var addresses = __nccwpck_require__(4500);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/parsed.js
var parsers_parsed = __nccwpck_require__(8899);
;// CONCATENATED MODULE: ./build/sources/operations/inputs/posted-status.js




function readStatus({ context, url, isPending }, rules) {
    const { contexts, scopes, waits } = rules;
    if (contexts && !contexts.some((pattern) => (0,wildcard/* matchesPattern */.M)(context, pattern)))
        return { nothing: `The status ${JSON.stringify(context)} is not one of contexts.` };
    if (isPending && !waits)
        return { nothing: 'The status is pending. The next one is explained.' };
    const page = url === undefined ? null : URL.parse(url);
    const parsed = page && (0,addresses/* parseBuild */.EH)(page.href, 0);
    const named = parsed && (0,parsers_parsed/* isParsed */.Ep)(parsed) && parsed.value !== 'latest' ? parsed.value : null;
    if (page === null || !named?.organization || !named.pipeline)
        return { nothing: `The status ${JSON.stringify(context)} does not lead to a build.` };
    const address = { organization: named.organization, pipeline: named.pipeline, number: named.number };
    const isNamed = scopes.some(({ organization, pipeline = address.pipeline }) => organization === address.organization && pipeline === address.pipeline);
    if (!isNamed)
        return { nothing: `The status is of ${(0,build_address/* nameBuild */.mT)(address)}, whose pipeline the inputs do not name.` };
    const isOfJob = page.hash !== '' ||
        ['jid', 'sid'].some((name) => page.searchParams.has(name)) ||
        isStep(context, address);
    return { address, isOfJob };
}
function isStep(context, { pipeline }) {
    return context.startsWith(`buildkite/${pipeline}/`);
}

;// CONCATENATED MODULE: ./build/sources/operations/explain-build.js





const soonMs = 120_000;
const explainBuildOperation = defineOperation({
    name: 'explain-build',
    sentence: 'Explain the build of a commit status or check run, on `status` and `check_run`: why it failed, in the summary and in the comment on its pull request. The step succeeds regardless of the state of the build.',
    inputs: ['organization', 'pipeline', 'build', 'contexts', 'wait', 'wait-timeout', 'fail', ...wait_settings/* explainInputs */.Tn],
    usual: ['pipeline', 'comment', 'contexts', 'log-lines'],
    words: {
        ...wait_settings/* liveCommentWords */.tW,
        pipeline: {
            sentence: 'Pipelines whose builds are explained, one per line: `organization/pipeline`, or `organization/*` for all of an organization.',
        },
        build: { sentence: 'Number or URL of the build, to explain one by hand. Defaults to that of the event.' },
        wait: {
            sentence: 'Wait for the end of a build that still runs. Default: `false`, which leaves it to its next status.',
            example: 'true',
        },
    },
    outputs: declarations/* explainedOutputs */.t2,
    scopes: ['read_builds'],
    optionalScopes: explainScopes,
    permissions: [
        {
            permission: 'pull-requests: read',
            purpose: 'the pull request of the build, and the files that it changes',
        },
        { permission: 'contents: read', purpose: 'the pull request, if the service does not name it' },
        ...explainPermissions.filter(({ permission }) => permission.endsWith('write')),
    ],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const settings = (0,wait_settings/* readFailureSettings */.Cm)(inputs);
        const { wait = false, fail = false, 'wait-timeout': waitTimeoutMs } = inputs;
        const chosen = chooseBuild(inputs, event, problems);
        if (chosen === null)
            return null;
        const isByHand = inputs.build !== undefined;
        const waitMs = wait ? waitTimeoutMs : soonMs;
        return {
            ignoresEvent: isByHand,
            waitTimeoutMs: waitMs,
            run: async (context) => {
                const { explainBuild, nothingToExplain } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286));
                if ('nothing' in chosen)
                    return nothingToExplain(chosen.nothing);
                const { address, isOfJob } = chosen;
                const commit = isByHand ? undefined : event.commit;
                const order = { address, commit, isOfJob: isOfJob && !wait, waitMs, fails: fail, settings };
                return explainBuild(order, context);
            },
        };
    },
});
function chooseBuild(inputs, event, problems) {
    if (inputs.build?.includes('latest')) {
        problems.add('Input build must be the number or the URL of a build here.');
        return null;
    }
    if (inputs.build !== undefined || problems.isUnreadable('build')) {
        const address = resolveBuild(inputs, problems);
        return address && { address, isOfJob: false };
    }
    const scopes = resolveScopes(inputs, problems);
    const { status, nothingToBuild } = event;
    if (status === undefined && nothingToBuild === undefined)
        problems.missing('build', 'set it, or run the workflow on status or check_run');
    if (scopes === null)
        return null;
    if (status === undefined)
        return nothingToBuild === undefined ? null : { nothing: nothingToBuild };
    return readStatus(status, { contexts: inputs.contexts, scopes, waits: inputs.wait ?? false });
}

;// CONCATENATED MODULE: ./build/sources/operations/get-build.js



const getBuildOperation = defineOnBuild({
    name: 'get-build',
    sentence: 'Read one build with all its jobs. The step succeeds regardless of the state of the build.',
    inputs: ['include-retried-jobs', ...wait_settings/* explainInputs */.Tn],
    usual: ['pipeline', 'build', 'branch', 'state', 'comment'],
    words: wait_settings/* commentWords */.Nh,
    outputs: declarations/* explainedOutputs */.t2,
    scopes: ['read_builds'],
    optionalScopes: explainScopes,
    permissions: explainPermissions,
    plan: (inputs) => {
        const include_retried_jobs = inputs['include-retried-jobs'] ?? true;
        const settings = (0,wait_settings/* readFailureSettings */.Cm)(inputs);
        return {
            isResult: true,
            run: async ({ address }, context) => {
                const { readAndExplain } = await Promise.all(/* import() */[__nccwpck_require__.e(863), __nccwpck_require__.e(858)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7863));
                return readAndExplain(address, { settings, include_retried_jobs }, context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/list-builds.js




const listBuildsOperation = defineOperation({
    name: 'list-builds',
    sentence: 'List builds, newest first, of a pipeline, of an organization, or of all that the token can access.',
    inputs: [...build_filters/* scopeInputs */.Ay, ...build_filters/* filterInputs */.aP, 'include-retried-jobs', 'limit'],
    usual: ['pipeline', 'branch', 'state', 'created-from', 'limit'],
    words: { ...build_filters/* listWords */.yh, limit: { sentence: 'Maximum number of builds to list. Defaults to 100.' } },
    outputs: [...declarations/* listOutputs */.PN, ...declarations/* buildOutputs */.JZ],
    scopes: ['read_builds'],
    plan: (inputs, { problems }) => {
        const { organization, pipeline, limit = 100 } = inputs;
        const everywhere = organization === undefined ? {} : { organization };
        const scope = pipeline === undefined ? everywhere : resolveScope(inputs, problems);
        const filters = (0,build_filters/* readFilters */.M1)(inputs, problems);
        if (scope === null)
            return null;
        const shown = (0,build_filters/* readShown */.mj)(inputs);
        return {
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).listMatching({ scope, filters, shown, limit }, context),
        };
    },
});

// EXTERNAL MODULE: ./build/sources/operations/inputs/declarations/reports.js
var reports = __nccwpck_require__(6190);
;// CONCATENATED MODULE: ./build/sources/operations/list-flaky-tests.js






const needsComment = 'Input max-new needs an earlier report: set baseline-path, or let the comment remember it with comment: always or on-change, and when-empty: update or keep.';
const listFlakyTestsOperation = defineOperation({
    name: 'list-flaky-tests',
    sentence: 'Report on the flaky tests of suites: summary, pull request comment, annotations, and lists for test runners. The step fails only if a gate fails.',
    inputs: ['organization', 'suite', ...(0,input/* keysOf */.YD)(reports/* flakyInputs */.J), ...(0,input/* keysOf */.YD)(reports/* commentInputs */.X), 'limit'],
    usual: ['organization', 'suite', 'seen-within', 'comment', 'max-touched'],
    words: {
        suite: {
            sentence: 'Slugs of the test suites, one per line; also as `organization/suite`, or as URLs.',
        },
        comment: {
            sentence: 'When to comment on the pull request: `never`, `on-touched` (a flaky test is in a changed file, or a gate failed), `on-flaky`, `on-change` or `always`.',
            example: 'on-touched',
            parse: (0,words/* parseChoice */.HU)(['never', 'on-touched', 'on-flaky', 'on-change', 'always']),
        },
        'comment-key': {
            sentence: 'Distinguishes several comments on one pull request. Defaults to the suites; workflows that report on the same ones need a key each.',
        },
        limit: { sentence: 'Maximum number of tests of each suite. Defaults to 10,000.' },
    },
    outputs: [
        ...declarations/* listOutputs */.PN,
        'new-count',
        'gone-count',
        'touched-count',
        'gate-passed',
        'gate-reasons',
        'selectors-path',
        ...declarations/* commentOutputs */.OY,
    ],
    scopes: ['read_suites'],
    permissions: [
        { permission: 'pull-requests: write', purpose: 'the comment, with `comment`' },
        { permission: 'contents: read', purpose: 'the pull request of a commit' },
        { permission: 'issues: write', purpose: 'the issues, with `issues`' },
    ],
    plan: (inputs, { problems }) => {
        const suites = resolveSuites(inputs, problems);
        const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
        const stands = (comment === 'always' || comment === 'on-change') && whenEmpty !== 'delete';
        if (maxNew !== undefined && path === undefined && !stands)
            problems.add(needsComment);
        if (suites === null)
            return null;
        return {
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(298), __nccwpck_require__.e(650), __nccwpck_require__.e(387)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9387))).reportFlakyTests(suites, inputs, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/rebuild-build.js



const rebuildBuildOperation = defineOnBuild({
    name: 'rebuild-build',
    sentence: 'Rebuild an existing build and wait for the new one to finish. The step succeeds only if the new build passes. With `wait: false`, it ends as soon as the new build is created.',
    inputs: [...wait_settings/* waitInputs */.FG, 'dry-run'],
    usual: ['pipeline', 'build', 'branch', 'state', 'wait-timeout'],
    words: wait_settings/* startWords */.Ar,
    outputs: declarations/* waitedOutputs */.Tr,
    ...startsBuilds,
    permissions: explainPermissions,
    plan: (inputs) => {
        const { waitTimeoutMs, ...order } = planStart(inputs);
        return {
            requests: (to) => [{ endpoint: 'builds.rebuild', to: { ...to } }],
            waitTimeoutMs,
            run: async (on, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).rebuild({ ...order, ...on }, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/retry-failed-jobs.js



const retryFailedJobsOperation = defineOnBuild({
    name: 'retry-failed-jobs',
    sentence: 'Retry the failed jobs of a build, in the same build, and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the jobs are retried.',
    inputs: ['job-states', ...wait_settings/* waitInputs */.FG, 'dry-run'],
    usual: ['pipeline', 'build', 'branch', 'job-states', 'wait-timeout'],
    words: wait_settings/* startWords */.Ar,
    outputs: [...declarations/* waitedOutputs */.Tr, 'retried-count'],
    ...startsBuilds,
    permissions: explainPermissions,
    plan: (inputs) => {
        const { 'job-states': states } = inputs;
        const { waitTimeoutMs, ...order } = planStart(inputs);
        return {
            requests: (to) => [
                { endpoint: 'builds.retryFailedJobs', to: { ...to }, body: { states: states.join(',') } },
            ],
            waitTimeoutMs,
            isResult: true,
            run: async (on, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).retryAndWait({ states, ...order, ...on }, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/run-command.js




const runCommandOperation = defineOperation({
    name: 'run-command',
    sentence: 'Do what a new comment on a pull request asks for, such as `/ci run`, if its author may, and answer. For workflows `on: issue_comment`. A comment without a command is ignored.',
    inputs: [
        'organization',
        'pipeline',
        'prefix',
        'allow',
        'allow-teams',
        'allow-label',
        'allow-unblock',
        'wait',
        'wait-timeout',
        'success-states',
        'log-lines',
    ],
    usual: ['pipeline', 'prefix', 'allow', 'allow-unblock'],
    words: {
        pipeline: {
            sentence: 'Pipelines that commands may name: slugs, `organization/pipeline`, or URLs, one per line. With several, each command names one.',
        },
        wait: {
            sentence: 'Wait until the build has finished after `run`, `retry` and `rebuild`. The step succeeds only if it passes. Default: `false`.',
            example: 'true',
        },
    },
    outputs: [...declarations/* waitedOutputs */.Tr, 'retried-count'],
    scopes: startsBuilds.scopes,
    optionalScopes: startsBuilds.optionalScopes,
    permissions: [
        {
            permission: 'pull-requests: write',
            purpose: 'to read the pull request, to react to the comment, and to answer',
        },
    ],
    plan: (inputs, { problems }) => {
        const pipelines = resolvePipelines(inputs, problems);
        if (pipelines === null)
            return null;
        const { prefix, allow, wait = false } = inputs;
        const settings = (0,wait_settings/* readWaitSettings */.b5)(inputs);
        const order = {
            prefix,
            pipelines,
            allow,
            teams: inputs['allow-teams'] ?? [],
            label: inputs['allow-label'],
            steps: inputs['allow-unblock'] ?? [],
            wait,
            settings,
        };
        return {
            waitTimeoutMs: wait ? settings.timeoutMs : undefined,
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).runCommand(order, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/suite-operations.js



const listSuitesOperation = defineOperation({
    name: 'list-suites',
    sentence: 'List the test suites of an organization.',
    inputs: ['organization', 'limit'],
    words: { limit: { sentence: 'Maximum number of suites to list. Defaults to 100.' } },
    outputs: declarations/* listOutputs */.PN,
    scopes: ['read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveOrganization(inputs, problems);
        if (address === null)
            return null;
        const limit = inputs.limit ?? 100;
        return {
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).readSuites(address, limit, context),
        };
    },
});
const getSuiteOperation = defineOperation({
    name: 'get-suite',
    sentence: 'Read one test suite.',
    inputs: ['organization', 'suite'],
    words: { suite: suiteWords },
    outputs: declarations/* suiteOutputs */.Rv,
    scopes: ['read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        if (address === null)
            return null;
        return {
            run: async (context) => {
                const suite = await context.client.suites.get(address, { signal: context.signal });
                return (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).suiteOutcome(suite, 'found', address, context);
            },
        };
    },
});
function planWrite(write) {
    const { verb, address, body } = write;
    return {
        requests: async () => [{ endpoint: `suites.${verb}`, to: { ...address }, body }],
        run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).writeSuite(write, context),
    };
}
const createSuiteOperation = defineOperation({
    name: 'create-suite',
    sentence: 'Create a test suite.',
    inputs: ['organization', 'name', 'default-branch', 'team-ids', 'show-api-token', 'dry-run'],
    words: { name: { sentence: 'Name of the new suite.' } },
    outputs: [...declarations/* suiteOutputs */.Rv, 'api-token'],
    scopes: ['write_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveOrganization(inputs, problems);
        const { name, 'default-branch': default_branch, 'team-ids': team_ids, 'show-api-token': show } = inputs;
        if (name === undefined)
            problems.missing('name', 'set it to the name of the new suite');
        if (default_branch === undefined)
            problems.missing('default-branch', 'set it to the branch whose trends the suite shows');
        if (address === null || name === undefined || default_branch === undefined)
            return null;
        const body = {
            name,
            default_branch,
            ...(show && { show_api_token: true }),
            ...(team_ids && { team_ids }),
        };
        return planWrite({ verb: 'create', address, body });
    },
});
const updateSuiteOperation = defineOperation({
    name: 'update-suite',
    sentence: 'Change the name or the default branch of a test suite. A new name may change its slug.',
    inputs: ['organization', 'suite', 'name', 'default-branch', 'dry-run'],
    words: { suite: suiteWords, name: { sentence: 'New name of the suite.' } },
    outputs: declarations/* suiteOutputs */.Rv,
    scopes: ['write_suites', 'read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        const { name, 'default-branch': default_branch } = inputs;
        const body = { ...(name && { name }), ...(default_branch && { default_branch }) };
        if (Object.keys(body).length === 0 && !['name', 'default-branch'].some(problems.isUnreadable))
            problems.add('update-suite requires at least one of name and default-branch.');
        return address && planWrite({ verb: 'update', address, body });
    },
});
const deleteSuiteOperation = defineOperation({
    name: 'delete-suite',
    sentence: 'Delete a test suite with all its data.',
    inputs: ['organization', 'suite', 'dry-run'],
    words: { suite: suiteWords },
    outputs: ['suite-slug'],
    scopes: ['write_suites', 'read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        return address && planWrite({ verb: 'delete', address });
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/inputs/event-defaults.js
function isCommitOf({ commit, testMerge }, given) {
    const sha = given.toLowerCase();
    const own = commit === undefined ? [] : [commit, testMerge];
    return /^[0-9a-f]{7,64}$/.test(sha) && own.some((each) => each?.startsWith(sha));
}

;// CONCATENATED MODULE: ./build/sources/operations/inputs/create-body.js

const bodyInputs = [
    'commit',
    'branch',
    'message',
    'author-name',
    'author-email',
    'clean-checkout',
    'env',
    'meta-data',
    'ignore-pipeline-branch-filters',
    'pull-request-id',
    'pull-request-base-branch',
    'pull-request-repository',
    'pull-request-labels',
];
const reserved = 'kitestring-';
function createBody(inputs, event, problems) {
    const { commit, branch, facts, note: unused } = applyEvent(inputs, event, problems);
    problems.onlyBranch(branch);
    for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
        problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
    if (commit === undefined)
        problems.missingInEvent('commit', event.create ?? event);
    if (branch === undefined)
        problems.missingInEvent('branch', event.create ?? event);
    const author = readAuthor(inputs, facts, problems);
    if (commit === undefined || branch === undefined)
        return null;
    const pullRequest = readPullRequest(inputs, facts);
    const { pull_request_id: id, pull_request_base_branch: base } = pullRequest;
    const left = base === undefined ? 'number and base branch' : 'number';
    const note = `Left out of the build: ${left} of the pull request. ${facts.unknownPullRequest} To add the pull request, set pull-request-id and pull-request-base-branch.`;
    const notes = [unused ?? [], id === undefined && facts.unknownPullRequest ? note : []].flat();
    const body = {
        commit,
        branch,
        author,
        clean_checkout: inputs['clean-checkout'],
        env: inputs.env,
        ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
        message: inputs.message ?? facts.message,
        meta_data: inputs['meta-data'],
        ...pullRequest,
    };
    return { body, notes };
}
function applyEvent(inputs, event, problems) {
    const given = {
        commit: problems.one('commit', inputs.commit) ?? undefined,
        branch: problems.one('branch', inputs.branch) ?? undefined,
    };
    const created = event.create ?? event;
    const meant = [created, event].find((each) => isMeant(given, each));
    const source = meant ?? created;
    const { commit = source.commit, branch = source.branch } = given;
    if (meant !== undefined)
        return { commit, branch, facts: meant };
    reportBareBranch({ commit, branch }, event, problems);
    const isOfEvent = commit !== undefined && isCommitOf(source, commit);
    if (!isPullRequest(source) && isOfEvent)
        return { commit, branch, facts: source };
    const others = [
        ...(source.message && inputs.message === undefined ? ['message'] : []),
        ...(source.author && inputs['author-name'] === undefined ? ['author'] : []),
        ...(isPullRequest(source) && inputs['pull-request-id'] === undefined ? ['pull request'] : []),
    ];
    if (others.length === 0)
        return { commit, branch, facts: {} };
    const what = isOfEvent ? `branch ${branch}` : `commit ${commit}`;
    const note = `Left out of the build: ${others.join(' and ')} of the event, which is not about ${what}.`;
    return { commit, branch, facts: {}, note };
}
function isMeant({ commit, branch }, event) {
    const isBranch = branch === event.branch;
    if (commit === 'HEAD' && isPullRequest(event))
        return isBranch;
    return (commit === undefined || isCommitOf(event, commit)) && (branch === undefined || isBranch);
}
function isPullRequest({ pull_request_id: id, pull_request_repository: from }) {
    return id !== undefined || from !== undefined;
}
function reportBareBranch({ commit, branch }, event, problems) {
    if (commit === undefined || !isCommitOf(event, commit) || !event.branch?.includes(':'))
        return;
    if (branch === undefined || branch.includes(':'))
        return;
    problems.add(`Input branch must be ${event.branch}, because commit ${commit} is from a fork; it was ${JSON.stringify(branch)}.`);
}
function readPullRequest(inputs, facts) {
    const given = inputs['pull-request-id'];
    const id = given ?? facts.pull_request_id;
    const { pull_request_base_branch, pull_request_repository, pull_request_labels } = facts.pull_request_id === undefined || facts.pull_request_id === id ? facts : {};
    return {
        pull_request_base_branch: inputs['pull-request-base-branch'] ?? pull_request_base_branch,
        pull_request_id: id,
        pull_request_repository: inputs['pull-request-repository'] ?? pull_request_repository,
        pull_request_labels: inputs['pull-request-labels'] ?? pull_request_labels,
    };
}
function readAuthor(inputs, event, problems) {
    const { 'author-name': name, 'author-email': email } = inputs;
    if (name !== undefined && email !== undefined)
        return { name, email };
    if (name !== undefined)
        problems.missing('author-email', 'author-name requires it');
    if (email !== undefined)
        problems.missing('author-name', 'author-email requires it');
    return event.author;
}

// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/pairs.js
var pairs = __nccwpck_require__(6957);
;// CONCATENATED MODULE: ./build/sources/operations/trigger-build.js









const triggerBuildOperation = defineOperation({
    name: 'trigger-build',
    sentence: 'Create a build and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the build is created.',
    inputs: [
        'organization',
        'pipeline',
        ...bodyInputs,
        'idempotency-key',
        'on-rerun',
        'matrix-index',
        ...wait_settings/* waitInputs */.FG,
        ...wait_settings/* partInputs */.bB,
        'dry-run',
    ],
    usual: ['pipeline', 'env', 'wait', 'wait-timeout', 'success-states'],
    words: {
        ...wait_settings/* startWords */.Ar,
        pipeline: {
            sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL. Several are allowed, one per line.',
        },
        commit: {
            sentence: 'Commit to build: a SHA, tag or ref. Defaults to the commit of the event; for a pull request, its head.',
        },
        branch: {
            sentence: 'Branch of the commit. Defaults to the branch of the event; for a fork, to `owner:branch`.',
        },
        'meta-data': { sentence: 'Meta-data of the build, in the format of `env`.' },
    },
    outputs: [...declarations/* waitedOutputs */.Tr, 'retried-count'],
    ...startsBuilds,
    permissions: [readsPullRequest, ...explainPermissions],
    plan: (inputs, { event, problems }) => {
        const pipelines = resolvePipelines(inputs, problems);
        const { ended } = event;
        if (ended !== undefined && inputs.commit === undefined && inputs.branch === undefined)
            return { run: async () => ({ success: true, sentence: ended, summary: () => '' }) };
        const created = createBody(inputs, event, problems);
        if (pipelines === null || created === null)
            return null;
        const { body, notes } = created;
        const { 'idempotency-key': idempotencyKey, 'on-rerun': onRerun } = inputs;
        const { wait, settings, waitTimeoutMs } = planStart(inputs);
        const isOwn = [event, event.create ?? {}].some((one) => isCommitOf(one, body.commit));
        const order = {
            pipelines,
            body,
            idempotencyKey,
            onRerun,
            ofEvent: { commit: isOwn, branch: inputs.branch === undefined },
            matrixIndex: inputs['matrix-index'],
            wait,
            settings,
        };
        const hasKey = idempotencyKey !== undefined || onRerun !== 'new';
        const knowsCommit = !hasKey || (0,parsers_parsed/* isParsed */.Ep)((0,words/* parseFullSha */.Vw)(body.commit, 0));
        return {
            notes,
            warnings: [
                ...(0,pairs/* toolVariables */.kL)(Object.keys(body.env ?? {})).map((name) => `Input env sets ${name}, which can change how the tools on the agent work.`),
                ...(knowsCommit ? [] : [adviseFullSha(body.commit)]),
            ],
            waitTimeoutMs,
            requests: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).planBuilds(order, context),
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).triggerBuilds(order, context),
        };
    },
});
function adviseFullSha(commit) {
    return `With idempotency-key or on-rerun, set commit to a full SHA instead of ${commit}. Otherwise each run may start another build.`;
}

;// CONCATENATED MODULE: ./build/sources/operations/unblock-build.js


const usualAppearMs = 2 * 60_000;
const unblockBuildOperation = defineOnBuild({
    name: 'unblock-build',
    sentence: 'Unblock a block step of a build: the one that `step` names, or the only one that is blocked. It waits until the build is blocked at the step. A step that is not blocked any more is success. With `wait: true`, the step then waits for the build, and succeeds only if it passes.',
    inputs: [
        'step',
        'fields',
        'appear-timeout',
        'wait',
        'wait-timeout',
        'success-states',
        'wait-through-blocked',
        'poll-interval',
        'log-lines',
        'test-reports',
        'dry-run',
    ],
    usual: ['pipeline', 'build', 'step', 'fields', 'wait'],
    words: {
        'appear-timeout': {
            sentence: 'Maximum time to wait until the build appears and is blocked at the step, while it runs. Default: `2m`.',
        },
        wait: {
            sentence: 'Wait for the build to finish. The step succeeds only if it passes. Default: `false`.',
            example: 'true',
        },
    },
    outputs: [...declarations/* buildOutputs */.JZ, ...declarations/* failureOutputs */.rd],
    scopes: startsBuilds.scopes,
    optionalScopes: startsBuilds.optionalScopes,
    permissions: [readsChangedFiles],
    plan: (inputs) => {
        const { step, fields, 'appear-timeout': appearTimeoutMs = usualAppearMs } = inputs;
        const { waitTimeoutMs, ...then } = planStart({ ...inputs, wait: inputs.wait ?? false });
        return {
            waitTimeoutMs,
            appearTimeoutMs,
            isResult: true,
            requests: async (address, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286))).planUnblock({ address, step, fields, appearByMs: 0 }, context),
            run: async ({ address, sinceMs, appearByMs }, context) => {
                const { unblockAndWait } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286));
                return unblockAndWait({ address, step, fields, appearByMs }, { ...then, sinceMs }, context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/sources/operations/wait-for-build.js






const wait_for_build_usualAppearMs = 5 * 60_000;
const waitForBuildOperation = defineOperation({
    name: 'wait-for-build',
    sentence: 'Wait for existing builds to finish. The step succeeds only if they pass. Select them with `build`, or the build of a commit with `commit` and `branch`.',
    inputs: [...targetInputs, 'appear-timeout', ...wait_settings/* followInputs */.v3, ...wait_settings/* partInputs */.bB],
    usual: ['pipeline', 'commit', 'branch', 'appear-timeout', 'wait-timeout'],
    words: {
        ...targetWords,
        ...wait_settings/* liveCommentWords */.tW,
        build: {
            sentence: 'Numbers or URLs of builds, one per line, or `latest`. Without it, the newest build of `commit` and `branch`.',
        },
        commit: {
            ...targetWords.commit,
            sentence: 'Full SHA of the commit. Defaults to the commit of the event.',
        },
        'appear-timeout': {
            sentence: 'Maximum time to wait until the build appears, as a part of `wait-timeout`. Default: `5m`.',
        },
        branch: { sentence: 'Branch of the build. With the commit of the event, defaults to its branch.' },
    },
    outputs: declarations/* waitedOutputs */.Tr,
    scopes: ['read_builds'],
    optionalScopes: [
        ...explainScopes,
        {
            scope: 'write_builds',
            purpose: 'to cancel builds, with `cancel-on`, and to retry jobs, with `retry-flaky`',
            isByInput: true,
        },
    ],
    permissions: [readsPullRequest, ...explainPermissions],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const settings = (0,wait_settings/* readWaitSettings */.b5)(inputs);
        const targets = chooseTargets(inputs, event, problems);
        if (targets === null)
            return null;
        const { 'appear-timeout': appearTimeoutMs = wait_for_build_usualAppearMs, 'wait-timeout': waitTimeoutMs } = inputs;
        return {
            ignoresEvent: targets.every((target) => 'address' in target),
            waitTimeoutMs,
            run: async (context) => {
                const sinceMs = context.clock.monotonic();
                const { waitForBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(6), __nccwpck_require__.e(710), __nccwpck_require__.e(863), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1286));
                return waitForBuilds(targets, { settings, appearTimeoutMs, sinceMs }, context);
            },
        };
    },
});
function chooseTargets(inputs, event, problems) {
    if (inputs.build?.includes('latest')) {
        const query = resolveLatest(inputs, event, problems);
        return query && [{ query }];
    }
    if (inputs.build !== undefined || problems.isUnreadable('build')) {
        return resolveBuilds(inputs, problems)?.map((address) => ({ address })) ?? null;
    }
    const pipeline = resolvePipeline(inputs, problems);
    const filters = readQuery(inputs, event, problems);
    return pipeline && filters && [{ query: { pipeline, filters } }];
}
function readQuery(inputs, event, problems) {
    const commit = problems.one('commit', inputs.commit) ?? event.commit;
    if (commit === undefined) {
        const why = 'set it, or set commit to the commit of the build';
        if (!problems.isUnreadable('commit'))
            problems.missingInEvent('build', event, why);
        return null;
    }
    const { branch: own } = commit.toLowerCase() === event.commit ? event : {};
    const branch = problems.one('branch', inputs.branch) ?? own;
    problems.onlyBranch(branch);
    const spellings = [...new Set([own, own?.slice(own.indexOf(':') + 1)])].filter((one) => one !== undefined);
    const branches = branch === undefined || spellings.includes(branch) ? spellings : [branch];
    return (0,build_filters/* readFilters */.M1)({ commit: [commit], ...(branches.length > 0 && { branch: branches }) }, problems);
}

;// CONCATENATED MODULE: ./build/sources/operations/operations.js















const others = [
    triggerBuildOperation,
    waitForBuildOperation,
    getBuildOperation,
    explainBuildOperation,
    cancelBuildOperation,
    cancelBuildsOperation,
    rebuildBuildOperation,
    retryFailedJobsOperation,
    unblockBuildOperation,
    runCommandOperation,
    downloadArtifactsOperation,
    listBuildsOperation,
    listFlakyTestsOperation,
    listSuitesOperation,
    getSuiteOperation,
    createSuiteOperation,
    updateSuiteOperation,
    deleteSuiteOperation,
];
const operations = [...others, defineCheckSetup(others)];


/***/ }),

// MODULE: ./build/sources/operations/outputs/declarations.js
/***/ 8287:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ listValues),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   OY: () => (/* binding */ commentOutputs),
/* harmony export */   PN: () => (/* binding */ listOutputs),
/* harmony export */   Pk: () => (/* binding */ jsonOutputs),
/* harmony export */   Rv: () => (/* binding */ suiteOutputs),
/* harmony export */   Tr: () => (/* binding */ waitedOutputs),
/* harmony export */   rd: () => (/* binding */ failureOutputs),
/* harmony export */   t2: () => (/* binding */ explainedOutputs)
/* harmony export */ });
/* unused harmony export outputs */
const outputs = {
    'build-number': 'Number of the build.',
    'build-id': 'UUID of the build.',
    'build-url': 'Web address of the build.',
    state: 'Last known state of the build, such as `passed`; `blocked` at a block step. With `steps`, `passed` or `failed` by these.',
    builds: 'All builds of this step, as a JSON array with organization, pipeline, number, id, url and state.',
    'failed-jobs': 'Jobs and trigger steps that failed, as a JSON array with id, step_key, attempts, state, exit_status and url; where known, base_failed and base_ran: in how many of the last builds of the base branch the same job failed, and ran.',
    'failed-tests': 'Tests that failed, as a JSON array with file (if it is in this repository), line, url and flaky; where known, base_failed and base_ran: how many of its runs on the base branch failed within 7 days, and how many there were. `json` has their names.',
    'failure-kind': 'Why the build failed: `flaky` if tests with the label `flaky` explain all failed jobs, `new` if one has no such label, otherwise `unknown`. Advice only.',
    'base-failing': '`true` if each failed job failed in the newest finished build of the base branch too, `false` if one did not. Not set if that is not known.',
    'rerun-path': 'Path of the list of failed tests for the test runner that most of them have, as `selectors` of `list-flaky-tests` writes it: RSpec, pytest, Jest, Vitest or Go.',
    retries: 'Retries by `retry-flaky`, as a JSON array with organization, pipeline, number and retried_count.',
    'retried-count': 'Number of jobs that are retried, by `retry-failed-jobs` or `on-rerun`, if the service says it.',
    count: 'Number of items in the list. Not set if the step failed before it read the list.',
    complete: 'true if the list contains all items, false if there are, or may be, more.',
    bytes: 'Size of the downloaded files together, in bytes.',
    path: 'Absolute path of the folder with the downloaded files.',
    files: 'Downloaded files as a JSON array with file, bytes, id, job_id, and the name of the `job` and key of the `step`. A text is null if it has signs that mean something to a shell; `json` has it.',
    matrix: 'First 256 items as a JSON array for fromJSON in strategy.matrix: slugs, IDs, numbers, URLs and states, no free text.',
    json: 'Result as JSON, without secrets, or `{"error": {"kind", "message", "status"}}`. It contains untrusted text: never insert it into a script.',
    truncated: 'true if `json` did not fit into an output. The file at `json-path` is complete.',
    'json-path': 'Path of a file with the complete JSON, without secrets.',
    'new-count': 'Number of flaky tests that are not in `baseline-path`, or not in the first report on the pull request, if that is known.',
    'gone-count': 'Number of tests of that report that are no longer reported as flaky, if that is known.',
    'touched-count': 'Number of flaky tests in files that the pull request changes, if these are known.',
    'gate-passed': '`true`, `false`, or `not evaluated`. Set if there is a gate.',
    'gate-reasons': 'Result of each gate, one per line.',
    'selectors-path': 'Path of the list of tests. With `selectors: plain` it is data, not a script.',
    'comment-action': 'What happened to the comment: created, updated, unchanged, deleted or skipped.',
    'comment-reason': 'Why, in one sentence.',
    'comment-id': 'ID of the comment.',
    'comment-url': 'URL of the comment.',
    'comment-path': 'Path of a file with its text, even if it was not posted.',
    'suite-slug': 'Slug of the suite.',
    'suite-url': 'Web URL of the suite.',
    'api-token': 'Token of the new suite, masked. Set only with `show-api-token`.',
};
const jsonOutputs = ['json', 'truncated', 'json-path'];
const buildOutputs = ['build-number', 'build-id', 'build-url', 'state', 'builds'];
const commentOutputs = [
    'comment-action',
    'comment-reason',
    'comment-id',
    'comment-url',
    'comment-path',
];
const failureOutputs = [
    'failed-jobs',
    'failed-tests',
    'failure-kind',
    'base-failing',
    'rerun-path',
];
const explainedOutputs = [...buildOutputs, ...failureOutputs, ...commentOutputs];
const waitedOutputs = [...explainedOutputs, 'retries'];
const listOutputs = ['count', 'complete', 'matrix'];
const suiteOutputs = ['suite-slug', 'suite-url'];
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


/***/ }),

// MODULE: ./build/sources/report/failure.js
/***/ 9075:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderFailureAbove),
/* harmony export */   z: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2647);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1904);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1608);



const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;
function renderFailure({ operation, interrupted, sentence, hint }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(line, longestLine)}`);
    const key = buildKey.exec(hint ?? '')?.[0];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(hint, longestLine)),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('key to copy', key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .OF)(key)),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDocument */ .yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bytes */ .ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


/***/ }),

// MODULE: ./build/sources/report/text/blocks.js
/***/ 2647:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qx: () => (/* binding */ withRows),
/* harmony export */   Vg: () => (/* binding */ omittedNote),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   yZ: () => (/* binding */ collapsed)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7005);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1608);


function paragraph(name, body) {
    return { name, head: body, rows: [], tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, limit: {} };
}
function table(name, columns, rows, limit = {}) {
    const titles = columns.map((column) => column.title).join(' | ');
    const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
    const head = { markdown: `| ${titles} |\n| ${rule} |` };
    const lines = rows.map((cells) => `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(cell) || ' ').join(' | ')} |`);
    return { name, head, rows: lines.map((markdown) => ({ markdown })), tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, limit };
}
function list(name, head, items, limit = {}) {
    return { name, head, rows: items.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, limit };
}
function collapsed(title, block) {
    const open = { markdown: `<details><summary>${title}</summary>\n` };
    const close = { markdown: '\n</details>' };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([block.tail, close], '\n') };
}
function withRows({ head, rows, tail, limit }, most) {
    const { elsewhere, max = rows.length, total = rows.length } = limit;
    const shown = rows.slice(0, Math.min(max, most));
    const left = total - shown.length;
    const more = left > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(left) }} more${elsewhere}` : _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([head, ...shown, more, tail], '\n').markdown;
}
function omittedNote(blocks) {
    if (blocks.length === 0)
        return _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


/***/ }),

// MODULE: ./build/sources/report/text/clean.js
/***/ 5040:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
const unseen = /\u001b\[[0-?]*[ -/]*[@-~]|(?!\t|\uFE0F)[\p{Cc}\p{Cf}\p{DI}]/gu;
const blanks = /[\s\u0085]+/g;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const controls = /(?!\n)\p{Cc}/gu;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
function cleanLine(text) {
    return removeUnseen(text.toWellFormed().replace(blanks, ' ')).trim();
}
function visibleText(text) {
    if (!/[^ -~\t]/.test(text))
        return text;
    return removeUnseen(text.toWellFormed().replace(/[^\S\t]|\u0085/g, ' '));
}
function removeUnseen(text) {
    return text.replace(unseen, '').replace(stackedMarks, '$1');
}
function cleanLines(text) {
    return text
        .toWellFormed()
        .replace(lineBreaks, '\n')
        .replaceAll('\t', ' ')
        .replace(controls, '')
        .replace(directions, '');
}


/***/ }),

// MODULE: ./build/sources/report/text/counts.js
/***/ 7005:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
function count(number, noun, plural = `${noun}s`) {
    return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}
function formatBytes(bytes) {
    const power = Math.min(4, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
    const value = bytes / 1024 ** power;
    return `${power === 0 ? value : value.toFixed(1).replace(/\.0$/, '')} ${['B', 'KiB', 'MiB', 'GiB', 'TiB'][power]}`;
}
function formatNumber(number) {
    const groups = [];
    let left = String(Math.round(number));
    for (; /\d{4}$/.test(left); left = left.slice(0, -3))
        groups.unshift(left.slice(-3));
    return [left, ...groups].join(',');
}


/***/ }),

// MODULE: ./build/sources/report/text/cut.js
/***/ 1129:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ cutStart),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
const ellipsis = '…';
const beyondAscii = /[^ -~]/;
const unitsEach = 4;
let graphemes;
function cutEnd(text, max) {
    return cut(text, max, 0);
}
function cutStart(text, max) {
    return cut(text, max, max - 1);
}
function cutMiddle(text, max) {
    return cut(text, max, Math.ceil((max - 1) / 2));
}
function cut(text, max, tail) {
    if (text.length <= max)
        return text;
    const room = unitsEach * (max + 1);
    const isLong = text.length > 2 * room;
    const both = isLong ? text.slice(0, room) + text.slice(-room) : text;
    const characters = beyondAscii.test(both) ? split(both) : [...both];
    if (characters.length <= max && !isLong)
        return text;
    const end = characters.slice(characters.length - tail);
    return [...characters.slice(0, max - 1 - tail), ellipsis, ...end].join('');
}
function split(text) {
    graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return Array.from(graphemes.segment(text), ({ segment }) => segment);
}


/***/ }),

// MODULE: ./build/sources/report/text/document.js
/***/ 1904:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ renderComplete),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hg: () => (/* binding */ characters),
/* harmony export */   yQ: () => (/* binding */ renderDocument)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2647);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1608);


function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter((block) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .withRows */ .Qx)(block, 1) !== '');
    for (let kept = present.length; kept > 0; kept -= 1) {
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .omittedNote */ .Vg)(present.slice(kept)), foot], gap);
        const text = fitBlocks(present.slice(0, kept), note.markdown, budget);
        if (text !== null)
            return text;
    }
    return '';
}
function renderComplete(blocks, { limit, measure }, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6) {
    const text = together([...blocks.map((block) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .withRows */ .Qx)(block, Number.POSITIVE_INFINITY)), foot.markdown]);
    return measure(text) <= limit ? text : null;
}
function fitBlocks(blocks, note, { limit, measure }) {
    const frames = [...blocks.map((block) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .withRows */ .Qx)(block, 0)), note];
    let room = frames.reduce((left, frame) => left - measure(`${frame}${gap}`), limit);
    if (room < 0)
        return null;
    const texts = blocks.map((block) => {
        let shown = 0;
        for (const row of block.rows.slice(0, block.limit.max)) {
            const size = measure(`${row.markdown}\n`);
            if (size > room)
                break;
            room -= size;
            shown += 1;
        }
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .withRows */ .Qx)(block, shown);
    });
    return together([...texts, note]);
}
function together(texts) {
    return `${texts.filter((text) => text !== '').join(gap)}\n`;
}


/***/ }),

// MODULE: ./build/sources/report/text/escape-untrusted.js
/***/ 93:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ breakLongWords),
/* harmony export */   qm: () => (/* binding */ escapeForTags),
/* harmony export */   sl: () => (/* binding */ escapeUntrusted)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5040);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1129);


const defaultMax = 200;
const gap = '\u200B';
const mention = /@(?=\S)/g;
const reference = /#(?=\d)/g;
const shortReference = /(?<![0-9a-z])(gh-)(?=\d)/gi;
const scheme = /:(?=\/\/)/g;
const bareHost = /(www)(?=\.|$)/gi;
const emojiCode = /:(?=[\w+-]{1,64}:)/g;
const commitLike = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi;
const sixDigits = /.{6}(?=.)/g;
const escapes = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '\\': '&#92;',
    '|': '&#124;',
    '`': '&#96;',
    '*': '\\*',
    '~': '\\~',
    '[': '\\[',
    ']': '\\]',
    '#': '\\#',
    $: '<span>$</span>',
};
const special = /[&<>\\|`*~[\]#$]/g;
const underscores = /_+/g;
const wordCharacter = /[\p{L}\p{N}]/u;
const longWord = /\S{12,}/g;
const wordBreak = /(?:\\?[_.=:-]|(?<!<)\/)(?=[^_.=:/\\-]|\\[^_])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;
const longRun = /[A-Za-z\d]{12}(?=[A-Za-z\d])/g;
const listMark = /^(?:[-+=]|\d{1,9}(?=[.)](?:\s|$)))/;
function escapeUntrusted(text, max = defaultMax) {
    return escapeMarkup(breakReferences((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(text), max)));
}
function breakLongWords(escaped) {
    if (!longWord.test(escaped))
        return escaped;
    const broken = escaped.replace(longWord, (word) => word.replace(wordBreak, '$&<wbr>').replace(longRun, '$&<wbr>'));
    return breakCommits(broken);
}
function escapeForTags(text, max = defaultMax) {
    return breakReferences((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(text), max)).replace(/[&<>$]/g, (sign) => escapes[sign] ?? sign);
}
function breakReferences(text) {
    const broken = text
        .replace(mention, `@${gap}`)
        .replace(reference, `#${gap}`)
        .replace(shortReference, `$1${gap}`)
        .replace(scheme, `:${gap}`)
        .replace(bareHost, `$1${gap}`)
        .replace(emojiCode, `:${gap}`);
    return breakCommits(broken);
}
function breakCommits(text) {
    return text.replace(commitLike, (digits) => digits.replace(sixDigits, `$&${gap}`));
}
function escapeMarkup(text) {
    return text
        .replace(special, (character) => escapes[character] ?? character)
        .replace(underscores, (run, at, all) => {
        const inWord = wordCharacter.test(all.charAt(at - 1)) && wordCharacter.test(all.charAt(at + run.length));
        return inWord ? run : run.replaceAll('_', '\\_');
    })
        .replace(listMark, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}


/***/ }),

// MODULE: ./build/sources/report/text/markdown.js
/***/ 1608:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   md: () => (/* binding */ md),
/* harmony export */   rF: () => (/* binding */ wrapping),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5040);
/* harmony import */ var _escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);


const sevenDigits = 1_000_000;
const nothing = { markdown: '' };
function md(words, ...pieces) {
    let markdown = words[0] ?? '';
    for (let index = 0; index < pieces.length; index += 1)
        markdown += toText(pieces[index]) + (words[index + 1] ?? '');
    return { markdown };
}
function join(pieces, separator) {
    const texts = pieces.map(toText).filter((text) => text !== '');
    return { markdown: texts.join(separator) };
}
function prose(text, max) {
    return { markdown: (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeUntrusted */ .sl)(text, max) };
}
function code(text, max) {
    const inner = (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeUntrusted */ .sl)(text, max);
    return inner === '' ? nothing : { markdown: `<code>${inner}</code>` };
}
function wrapping(text, max) {
    return { markdown: (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLongWords */ .Hu)((0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeUntrusted */ .sl)(text, max)) };
}
function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLines */ .v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}
function toText(piece) {
    if (piece === null || piece === undefined)
        return '';
    if (typeof piece === 'object')
        return piece.markdown;
    return typeof piece === 'number' && Math.abs(piece) < sevenDigits
        ? String(piece)
        : (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeUntrusted */ .sl)(String(piece));
}


/***/ }),

// MODULE: ./build/sources/report/text/pattern.js
/***/ 9451:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapePattern)
/* harmony export */ });
const syntax = /[\\^$.*+?()[\]{}|/]/g;
function escapePattern(text) {
    return text.replace(syntax, '\\$&');
}


/***/ }),

// MODULE: ./build/sources/report/text/plain.js
/***/ 1301:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ plainVerbatim),
/* harmony export */   h: () => (/* binding */ plainLine)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5040);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1129);


const longestMessage = 4_096;
const longestLine = 1_000;
function plainLine(text, max = longestMessage) {
    return breakMarkers((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(text).replaceAll('\uFE0F', '').trim(), max));
}
function plainVerbatim(text, max = longestLine) {
    return breakMarkers((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q6)(text).replaceAll('\t', '    ').replaceAll('\uFE0F', ''), max));
}
function breakMarkers(line) {
    return line.replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}


/***/ }),

// MODULE: ./build/sources/report/text/secret-fields.js
/***/ 2607:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ hideSecretFields),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/* harmony import */ var _model_json_depth_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8144);

const redacted = '[redacted]';
const secretKey = /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;
function hideSecretFields(value, hide = (text) => text) {
    const hideIn = (part, isSecret, level) => {
        if (typeof part === 'string')
            return isSecret && part !== '' ? redacted : hide(part);
        if (typeof part === 'number')
            return isSecret ? redacted : hide(part);
        if (typeof part !== 'object' || part === null)
            return part;
        if (level === _model_json_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLevels */ .C)
            return _model_json_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .tooDeep */ .D;
        if (Array.isArray(part))
            return part.map((item) => hideIn(item, isSecret, level + 1));
        const fields = Object.entries(part).map(([key, item]) => {
            return [hide(key), hideIn(item, isSecret || secretKey.test(key), level + 1)];
        });
        return Object.fromEntries(fields);
    };
    return hideIn(value, false, 0);
}


/***/ }),

// MODULE: ./build/sources/report/text/url.js
/***/ 1412:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   ik: () => (/* binding */ createToLink),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1608);

const longest = 2_000;
const loopbackHost = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;
const inLink = /[()<>[\]\\|"'`*~^{}$@#]/g;
function createToLink({ host, loopback }, onForeign) {
    return (address) => {
        const url = safeUrl(address, loopback);
        if (url === null || host === null || url.split('/', 3)[2] === host)
            return url;
        onForeign?.(url);
        return null;
    };
}
function safeUrl(address, loopback = false) {
    if (typeof address !== 'string' || address.length > longest)
        return null;
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '')
        return null;
    const local = loopback && url.protocol === 'http:' && loopbackHost.test(url.hostname);
    if (url.protocol !== 'https:' && !local)
        return null;
    const rest = `${encodeMarks(url.pathname)}${encodeMarks(url.search)}`;
    const fragment = url.hash === '' ? '' : `#${encodeMarks(url.hash.slice(1))}`;
    return `${url.origin}${rest}${fragment}`;
}
function link(label, url) {
    return url === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${label}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `[${label}](${{ markdown: url }})`;
}
function encodeMarks(part) {
    return part.replace(inLink, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}


/***/ }),

// MODULE: external "assert"
/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

// MODULE: external "events"
/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

// MODULE: external "fs"
/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

// MODULE: external "http"
/***/ 8611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

// MODULE: external "https"
/***/ 5692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

// MODULE: external "net"
/***/ 9278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

// MODULE: external "node:assert"
/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

// MODULE: external "node:async_hooks"
/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

// MODULE: external "node:buffer"
/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

// MODULE: external "node:console"
/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

// MODULE: external "node:crypto"
/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

// MODULE: external "node:diagnostics_channel"
/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

// MODULE: external "node:dns"
/***/ 610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

// MODULE: external "node:events"
/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

// MODULE: external "node:fs"
/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

// MODULE: external "node:fs/promises"
/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

// MODULE: external "node:http"
/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

// MODULE: external "node:http2"
/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

// MODULE: external "node:net"
/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

// MODULE: external "node:path"
/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

// MODULE: external "node:perf_hooks"
/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

// MODULE: external "node:querystring"
/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

// MODULE: external "node:sqlite"
/***/ 99:
/***/ ((module) => {

module.exports = require("node:sqlite");

/***/ }),

// MODULE: external "node:stream"
/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

// MODULE: external "node:stream/web"
/***/ 7830:
/***/ ((module) => {

module.exports = require("node:stream/web");

/***/ }),

// MODULE: external "node:timers"
/***/ 7997:
/***/ ((module) => {

module.exports = require("node:timers");

/***/ }),

// MODULE: external "node:timers/promises"
/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

// MODULE: external "node:tls"
/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

// MODULE: external "node:url"
/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

// MODULE: external "node:util"
/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

// MODULE: external "node:util/types"
/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

// MODULE: external "node:worker_threads"
/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

// MODULE: external "node:zlib"
/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

// MODULE: external "os"
/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

// MODULE: external "stream"
/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

// MODULE: external "tls"
/***/ 4756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

// MODULE: external "util"
/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

// MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
/***/ 4383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./build/sources/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./build/sources/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = require("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/sources/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = require("path");
;// CONCATENATED MODULE: ./build/sources/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __nccwpck_require__(1479);
;// CONCATENATED MODULE: ./build/sources/action/cancellation.js


const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
class CanceledError extends error_text/* OwnError */.Nj {
    name = 'CanceledError';
    constructor() {
        super('The step was interrupted.');
    }
}
const lookMs = 500;
function listenForCancellation(process, onSignal, ended = null) {
    const [first, second] = [new AbortController(), new AbortController()];
    let count = 0;
    const listener = () => {
        count += 1;
        onSignal(count);
        (count === 1 ? first : second).abort(new CanceledError());
    };
    for (const signal of signals)
        process.on(signal, listener);
    const look = () => {
        if (ended === null || first.signal.aborted)
            return;
        const writtenMs = (0,external_node_fs_.statSync)(ended, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (writtenMs >= performance.timeOrigin)
            listener();
    };
    const timer = ended === null ? undefined : setInterval(look, lookMs).unref();
    return {
        signal: first.signal,
        forceSignal: second.signal,
        heedSignals: async () => {
            await new Promise((resolve) => void setImmediate(resolve));
            look();
        },
        stop: () => {
            clearInterval(timer);
            for (const signal of signals)
                process.off(signal, listener);
        },
    };
}

// EXTERNAL MODULE: ./build/sources/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(4383);
// EXTERNAL MODULE: ./build/sources/operations/operations.js + 22 modules
var operations = __nccwpck_require__(1526);
// EXTERNAL MODULE: ./build/sources/report/failure.js
var failure = __nccwpck_require__(9075);
// EXTERNAL MODULE: ./build/sources/operations/inputs/in-input-words.js
var in_input_words = __nccwpck_require__(8117);
;// CONCATENATED MODULE: ./build/sources/action/failure.js


class InputError extends error_text/* OwnError */.Nj {
    name = 'InputError';
    constructor(problems) {
        super(problems.length === 1
            ? problems.join()
            : ['The inputs are not valid:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    }
}
function describeFailure(error) {
    if (!(0,error_text/* isOwn */.NP)(error)) {
        return {
            kind: 'Error',
            sentence: `Kitestring failed unexpectedly (${(0,error_text/* errorKind */.f8)(error)}).`,
            hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
        };
    }
    const { name: kind, message: sentence, hint, retryAt, status } = error;
    const retry = retryAt === undefined ? '' : `Retry after ${retryAt.toISOString()}.`;
    const hints = [(0,in_input_words/* inInputWords */.b)(hint ?? ''), retry].filter((text) => text !== '');
    return {
        kind,
        sentence,
        ...(status === undefined ? {} : { status }),
        ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
    };
}

// EXTERNAL MODULE: ./build/sources/action/inputs.js
var inputs = __nccwpck_require__(1012);
// EXTERNAL MODULE: ./build/sources/action/output/journal.js + 1 modules
var output_journal = __nccwpck_require__(7502);
// EXTERNAL MODULE: ./build/sources/action/output/json.js
var json = __nccwpck_require__(4169);
// EXTERNAL MODULE: ./build/sources/action/output/log.js
var output_log = __nccwpck_require__(4089);
// EXTERNAL MODULE: ./build/sources/action/output/runner-files.js + 1 modules
var runner_files = __nccwpck_require__(6582);
// EXTERNAL MODULE: ./build/sources/action/connect-github.js
var connect_github = __nccwpck_require__(8755);
// EXTERNAL MODULE: ./build/sources/action/event/load-runs.js
var load_runs = __nccwpck_require__(6079);
// EXTERNAL MODULE: ./build/sources/model/queue-branch.js
var queue_branch = __nccwpck_require__(9988);
// EXTERNAL MODULE: ./build/sources/operations/inputs/parsers/refs.js
var refs = __nccwpck_require__(1380);
// EXTERNAL MODULE: ./build/sources/action/github/pull-request-hint.js
var pull_request_hint = __nccwpck_require__(2338);
// EXTERNAL MODULE: ./build/sources/action/event/payload.js
var event_payload = __nccwpck_require__(3416);
// EXTERNAL MODULE: ./build/sources/action/event/what-to-build.js
var what_to_build = __nccwpck_require__(6967);
;// CONCATENATED MODULE: ./build/sources/action/event/read-event.js





function reading(defaults, pullRequest) {
    return { defaults, pullRequest, ask: 'nothing', readOnlyToken: false };
}
function askForHead(number) {
    return { ...reading({}, { by: 'number', number }), ask: 'head' };
}
function nothing(nothingToBuild) {
    return reading({ nothingToBuild }, { by: 'nothing' });
}
const readers = {
    push: (payload, event) => {
        const isDeletion = (0,event_payload/* valueAt */.fK)(payload, 'deleted') === true || /^0+$/.test((0,event_payload/* textAt */.$6)(payload, 'after') ?? '');
        if (isDeletion)
            return deletion(event);
        const commit = (0,event_payload/* textAt */.$6)(payload, 'head_commit.id') ?? event.sha;
        return readCommit(event, { commit, ...messageAndAuthor(payload, 'head_commit') });
    },
    delete: (_, event) => deletion(event),
    release: (payload, event) => readCommit(event, { message: (0,event_payload/* textAt */.$6)(payload, 'release.name') }),
    merge_group: readMergeGroup,
    pull_request: readPull,
    pull_request_target: readPull,
    pull_request_review: readPull,
    pull_request_review_comment: readPull,
    issue_comment: (payload, event) => {
        const number = (0,event_payload/* numberAt */.tk)(payload, 'issue.number');
        if (number === null)
            return null;
        return (0,event_payload/* valueAt */.fK)(payload, 'issue.pull_request') ? askForHead(number) : readPlain(event);
    },
    workflow_run: readWorkflowRun,
    status: (payload, event) => {
        const commit = (0,event_payload/* textAt */.$6)(payload, 'sha');
        const ending = (0,event_payload/* listAt */.gT)(payload, 'branches').filter((each) => (0,event_payload/* textAt */.$6)(each, 'commit.sha') === commit);
        const branch = ending.length === 1 ? (0,event_payload/* textAt */.$6)(ending[0], 'name') : undefined;
        return withStatus(readOther(event, commit, branch), {
            context: (0,event_payload/* textAt */.$6)(payload, 'context') ?? '',
            url: (0,event_payload/* textAt */.$6)(payload, 'target_url'),
            isPending: (0,event_payload/* textAt */.$6)(payload, 'state') === 'pending',
        });
    },
    check_run: (payload, event) => {
        const commit = (0,event_payload/* textAt */.$6)(payload, 'check_run.head_sha');
        return withStatus(readOther(event, commit, (0,event_payload/* textAt */.$6)(payload, 'check_run.check_suite.head_branch')), {
            context: (0,event_payload/* textAt */.$6)(payload, 'check_run.name') ?? '',
            url: (0,event_payload/* textAt */.$6)(payload, 'check_run.details_url'),
            isPending: (0,event_payload/* textAt */.$6)(payload, 'check_run.status') !== 'completed',
        });
    },
    check_suite: (payload, event) => readOther(event, (0,event_payload/* textAt */.$6)(payload, 'check_suite.head_sha'), (0,event_payload/* textAt */.$6)(payload, 'check_suite.head_branch')),
};
function readEvent(event) {
    const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
    const read = reader ? (reader(event.payload, event) ?? readUnknown(event)) : readPlain(event);
    return { ...read, defaults: (0,what_to_build/* validateRefs */.V)(read.defaults, event.name) };
}
function readPlain(event) {
    const pull = pullRequestOfRef(event.ref);
    return pull === null ? readCommit(event, {}) : askForHead(pull);
}
function readUnknown({ name, ref }) {
    const pull = pullRequestOfRef(ref);
    return pull === null
        ? nothing(`The payload of this ${name} event does not contain a commit.`)
        : askForHead(pull);
}
function deletion({ name }) {
    const ended = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
    return reading({ nothingToBuild: ended, ended }, { by: 'nothing' });
}
function readMergeGroup(payload, event) {
    const text = messageAndAuthor(payload, 'merge_group.head_commit');
    if ((0,event_payload/* textAt */.$6)(payload, 'action') !== 'destroyed') {
        const read = readCommit(event, text);
        const { pullRequest: hint } = read;
        return hint.by === 'queue' ? { ...read, pullRequest: { ...hint, group: mergeGroupIn(payload) } } : read;
    }
    return readCommit(event, {
        ...text,
        commit: (0,event_payload/* textAt */.$6)(payload, 'merge_group.head_sha'),
        branch: (0,refs/* shortName */.EU)((0,event_payload/* textAt */.$6)(payload, 'merge_group.head_ref') ?? '') || undefined,
        ended: 'There is nothing to build: the merge group was removed from the queue.',
    });
}
function mergeGroupIn(payload) {
    const [base, head] = [(0,event_payload/* textAt */.$6)(payload, 'merge_group.base_sha'), (0,event_payload/* textAt */.$6)(payload, 'merge_group.head_sha')];
    const branch = (0,refs/* shortName */.EU)((0,event_payload/* textAt */.$6)(payload, 'merge_group.base_ref') ?? '');
    return base && head && [base, head].every(pull_request_hint/* isFullSha */.Wf) && branch ? { base, head, branch } : null;
}
function readCommit(event, fromPayload) {
    const own = { commit: event.sha || undefined, branch: (0,refs/* shortName */.EU)(event.ref ?? '') || undefined };
    const defaults = { ...own, ...fromPayload };
    return reading(defaults, hintOf(defaults));
}
function readOther(event, commit, branch) {
    return commit === undefined ? null : readCommit(event, { commit, branch });
}
function withStatus(read, status) {
    return read && { ...read, defaults: { ...read.defaults, status } };
}
function readPull(payload, { name, sha, repository }) {
    const pull = (0,event_payload/* pullRequestIn */.Ud)(payload);
    if (pull === null)
        return null;
    const { number, merge_commit_sha: commit, base } = pull;
    const isPlain = name === 'pull_request';
    const text = isPlain ? { message: pull.title ?? undefined } : {};
    const missing = `The event does not name the merge commit of pull request ${number}.`;
    const create = commit ? { commit, branch: base.ref, ...text } : { nothingToBuild: missing };
    const head = { ...(0,what_to_build/* headDefaults */.B)(pull, repository), ...text, ...(isPlain && { testMerge: sha }) };
    const ended = `There is nothing to build: pull request ${number} was closed without a merge.`;
    const kept = `There is nothing to cancel: pull request ${number} was merged, and its branch may live on.`;
    const defaultBranch = (0,event_payload/* textAt */.$6)(payload, 'repository.default_branch');
    const closed = (0,event_payload/* textAt */.$6)(payload, 'action') === 'closed' && (pull.merged ? { kept } : { ended, defaultBranch });
    const defaults = { ...head, ...(pull.merged && { create }), ...closed };
    return {
        ...reading(defaults, { by: 'number', number }),
        readOnlyToken: name !== 'pull_request_target' && (0,pull_request_hint/* isFromFork */.ty)(pull, repository),
    };
}
function messageAndAuthor(payload, commit) {
    const [name, email] = [(0,event_payload/* textAt */.$6)(payload, `${commit}.author.name`), (0,event_payload/* textAt */.$6)(payload, `${commit}.author.email`)];
    const author = name && email ? { name, email } : undefined;
    return { message: (0,event_payload/* textAt */.$6)(payload, `${commit}.message`), author };
}
function pullRequestOfRef(ref) {
    const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
    return number === undefined ? null : Number(number);
}
function hintOf({ commit: sha, branch }, owner) {
    const queued = (0,queue_branch/* parseQueueBranch */.H)(branch);
    if (queued !== null)
        return { by: 'queue', number: queued.number, group: null };
    if (!sha)
        return { by: 'nothing' };
    return owner && branch ? { by: 'head', owner, branch, sha } : { by: 'commit', sha };
}
function readWorkflowRun(payload, { repository }) {
    const run = (0,event_payload/* valueAt */.fK)(payload, 'workflow_run');
    const commit = (0,event_payload/* textAt */.$6)(run, 'head_sha');
    const home = (0,event_payload/* textAt */.$6)(run, 'head_repository.full_name') ?? '';
    const [owner, name] = home.split('/');
    if (commit === undefined || !owner || name === undefined)
        return null;
    const fork = !(0,pull_request_hint/* isSameRepository */.ve)(home, repository);
    const [branch, address] = [(0,event_payload/* textAt */.$6)(run, 'head_branch'), (0,event_payload/* textAt */.$6)(run, 'head_repository.html_url')];
    const isIn = (pull, side, place) => (0,event_payload/* textAt */.$6)(pull, `${side}.repo.url`)?.toLowerCase().endsWith(`/repos/${place.toLowerCase()}`);
    const ours = (0,event_payload/* listAt */.gT)(run, 'pull_requests').filter((pull) => isIn(pull, 'base', repository) && isIn(pull, 'head', home));
    const listed = ours.find((pull) => (0,event_payload/* textAt */.$6)(pull, 'head.sha') === commit) ??
        ours.find((pull) => (0,event_payload/* textAt */.$6)(pull, 'head.ref') === branch);
    const number = (0,event_payload/* numberAt */.tk)(listed, 'number');
    const isOfPullRequest = fork || (0,event_payload/* textAt */.$6)(run, 'event')?.startsWith('pull_request') === true;
    const pull = {
        pull_request_id: number ?? undefined,
        pull_request_base_branch: (0,event_payload/* textAt */.$6)(listed, 'base.ref'),
        pull_request_repository: address && `${address}.git`,
    };
    const defaults = {
        commit,
        branch: fork && branch ? `${owner}:${branch}` : branch,
        ...(isOfPullRequest && pull),
    };
    const hint = number === null ? hintOf({ commit, branch }, owner) : { by: 'number', number };
    return { ...reading(defaults, hint), ask: isOfPullRequest && number === null ? 'pull-request' : 'nothing' };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/sources/action/event/workflow.js





function readWorkflowEvent(environment, warn) {
    const path = environment.GITHUB_EVENT_PATH;
    return {
        name: environment.GITHUB_EVENT_NAME ?? '',
        payload: path ? readPayload(path, warn) : undefined,
        sha: environment.GITHUB_SHA || undefined,
        ref: environment.GITHUB_REF || undefined,
        repository: environment.GITHUB_REPOSITORY ?? '',
    };
}
function createWorkflow(environment, event, reading, { github, token }) {
    const { payload } = event;
    const { GITHUB_REPOSITORY: repository = '', GITHUB_REPOSITORY_ID: repositoryId } = environment;
    const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_SHA: eventSha = '' } = environment;
    const { GITHUB_WORKSPACE: workspace = '' } = environment;
    const { commit } = reading.defaults;
    const known = { server, name: repository, sha: commit ?? eventSha };
    const isPrivate = (0,event_payload/* valueAt */.fK)(payload, 'repository.private') === true;
    return {
        repository: repository ? known : null,
        workspace: workspace || null,
        isPrivate,
        readPrivacy: async () => {
            if (isPrivate || github === null || (0,event_payload/* valueAt */.fK)(payload, 'repository'))
                return isPrivate;
            return (await (0,load_runs/* loadRuns */.l)()).readPrivacy(github, repository);
        },
        hasFile: (path) => workspace !== '' && isFile((0,external_node_path_.join)(workspace, path)),
        readComment: async () => (await (0,load_runs/* loadRuns */.l)()).readEventComment(event, server, github),
        isOnPullRequest: reading.ask !== 'nothing' || ['number', 'queue'].includes(reading.pullRequest.by),
        run: readRun(environment, `${server}/${repository}`),
        memory: { repository: repositoryId || repository, defaultKey: token },
        findPullRequest: async ({ given, ofBuild, forGroup, commentKey, authors }) => {
            const { readPullRequest } = await (0,load_runs/* loadRuns */.l)();
            const hint = ofBuild ? (0,pull_request_hint/* hintOfBuild */.ZB)(ofBuild) : reading.pullRequest;
            return readPullRequest({ github, repository, given, hint, commit, authors, forGroup }, commentKey);
        },
        readFile: async (path) => readInputFile(path),
    };
}
function readRun(environment, repositoryUrl) {
    const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER } = environment;
    const [id = 0, attempt = 0, number = 0] = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER].map(Number);
    if (![id, attempt, number].every((value) => Number.isSafeInteger(value) && value > 0))
        return null;
    const { GITHUB_WORKFLOW: workflow = '', GITHUB_EVENT_NAME: event = '' } = environment;
    const title = `${workflow} #${number} (${event})`.trim();
    const step = `${environment.GITHUB_JOB ?? ''}/${environment.GITHUB_ACTION ?? ''}`;
    return { id, attempt, number, url: `${repositoryUrl}/actions/runs/${id}`, title, step };
}
function readPayload(path, warn) {
    const file = readInputFile(path);
    try {
        if ('text' in file)
            return JSON.parse(file.text);
    }
    catch { }
    const problem = 'text' in file ? 'is not valid JSON' : file.problem;
    warn(`The file of the event (GITHUB_EVENT_PATH) ${problem}, so nothing is known of the event but its name.`);
    return undefined;
}
const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;
function readInputFile(path) {
    try {
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            return { problem: 'is not a regular file' };
        if (stats.size > maxBytes)
            return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
        return { text: decode((0,external_node_fs_.readFileSync)(path)) };
    }
    catch (error) {
        const { code } = error;
        return { problem: code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : 'cannot be read' };
    }
}
function decode(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8').decode(bytes);
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/sources/action/request.js + 1 modules
var action_request = __nccwpck_require__(2595);
// EXTERNAL MODULE: ./build/sources/action/secrets/environment-secrets.js
var environment_secrets = __nccwpck_require__(7686);
// EXTERNAL MODULE: ./build/sources/action/service/proxies.js
var proxies = __nccwpck_require__(1609);
;// CONCATENATED MODULE: ./build/sources/action/prepared-step.js









async function prepareStep(step) {
    const { environment, texts, secrets, log } = step;
    const given = ['token', 'github-token', 'memory-key'].map((name) => texts.get(name) ?? '');
    const tokens = given.filter((text) => (0,inputs/* nameOfSecret */.XQ)(text) === undefined);
    for (const secret of [...tokens, ...(0,proxies/* proxySecrets */.W)((0,proxies/* readProxies */.r)(environment))])
        secrets.hide(secret);
    (0,environment_secrets/* hideEnvironmentSecrets */.N)(texts, secrets);
    const event = readWorkflowEvent(environment, log.warning);
    const reading = readEvent(event);
    const { ask, defaults } = reading;
    const first = parseRequest(step, ask === 'head' ? { ...reading, defaults: { ...placeholders, ...defaults } } : reading);
    const github = (0,connect_github/* connectGitHub */.U)(first.githubToken, { environment, signal: step.cancellation.signal });
    let request = first;
    if (first.operation.usesEvent && !first.plan.ignoresEvent && ask !== 'nothing') {
        const { completeEvent } = await (0,load_runs/* loadRuns */.l)();
        const completed = await completeEvent(event, reading, github);
        request = parseRequest(step, { ...reading, defaults: completed });
    }
    for (const note of request.notes)
        log.info(note);
    for (const warning of request.warnings)
        log.warning(warning);
    return {
        ...step,
        request,
        reading,
        github,
        workflow: {
            ...createWorkflow(environment, event, reading, {
                github,
                token: typeof request.token === 'string' ? request.token : null,
            }),
            checkJob: async (needs) => {
                const { checkJob } = await __nccwpck_require__.e(/* import() */ 842).then(__nccwpck_require__.bind(__nccwpck_require__, 842));
                return checkJob(needs, { environment, baseUrl: request.baseUrl, github, reading });
            },
        },
    };
}
const placeholders = { commit: '0'.repeat(40), branch: 'HEAD' };
function parseRequest({ texts, environment }, { defaults: event, readOnlyToken }) {
    const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository } = environment;
    const secretsOfRun = {
        actor: environment.GITHUB_ACTOR,
        isFromFork: readOnlyToken,
        repositoryUrl: repository && `${server}/${repository}`,
    };
    const request = (0,action_request/* readRequest */.i)(texts, { event, nowMs: Date.now(), server, secretsOfRun });
    if ('problems' in request)
        throw new InputError(request.problems);
    return request;
}

// EXTERNAL MODULE: ./build/sources/action/secrets/secrets.js + 1 modules
var secrets_secrets = __nccwpck_require__(6744);
// EXTERNAL MODULE: ./build/sources/action/service/links.js
var links = __nccwpck_require__(8584);
;// CONCATENATED MODULE: ./build/sources/action/step.js













async function runStep(environment, cancellation) {
    const secrets = (0,secrets_secrets/* createSecrets */.g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,output_log/* createLog */.h)(secrets.redactor);
    const texts = (0,inputs/* readInputTexts */.DF)();
    const hasSummary = texts.get('summary')?.trim().toLowerCase() !== 'false';
    const ofFiles = hasSummary ? environment : { ...environment, GITHUB_STEP_SUMMARY: '' };
    const files = (0,runner_files/* createRunnerFiles */.S7)(ofFiles, log, secrets.redactor);
    const toLink = (0,links/* createServiceLinks */.Xr)(texts, log);
    const journal = (0,output_journal/* createJournal */.s)(secrets, { files, toLink, log });
    const step = { environment, cancellation, texts, secrets, log, files, toLink, journal };
    let summarized = false;
    const failure = await attempt(async () => {
        const prepared = await prepareStep(step);
        const { runOperation } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(710), __nccwpck_require__.e(161), __nccwpck_require__.e(524)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8524));
        const { json, sentence } = await runOperation(prepared);
        summarized = true;
        const { signal } = cancellation;
        return signal.aborted && json === undefined ? { ...describeFailure(signal.reason), sentence } : null;
    }, log);
    const operation = operations/* operations */.z.find(({ name }) => name === texts.get('operation')?.trim());
    if (operation === undefined)
        return;
    await attempt(async () => {
        setDefaultOutputs(operation, failure, step);
        if (failure !== null && !summarized)
            writeFailureSummary(operation, failure, step);
        return null;
    }, log);
}
async function attempt(task, log) {
    try {
        return await task();
    }
    catch (error) {
        const failure = describeFailure(error);
        log.failure([failure.sentence, failure.hint ?? ''].join('\n').trim());
        if (core/* isDebug */._o() && error instanceof Error)
            log.debug(error.stack ?? '');
        return failure;
    }
}
const lists = ['builds', 'matrix', 'failed-jobs', 'failed-tests', 'retries'];
function setDefaultOutputs({ outputs }, failure, { journal, files }) {
    for (const name of lists) {
        if (outputs.includes(name) && !journal.hasOutput(name))
            journal.output(name, []);
    }
    if (failure === null || journal.hasOutput('json'))
        return;
    const { kind, sentence, status = null } = failure;
    (0,json/* publishJson */.Q)({ error: { kind, message: sentence, status } }, { journal, files });
}
function writeFailureSummary({ name }, { kind, sentence, hint }, { files }) {
    const failed = { operation: name, interrupted: kind === CanceledError.name, sentence, hint };
    files.summarize((limits) => (0,failure/* renderFailure */.z)(failed, limits));
}

// EXTERNAL MODULE: ./build/sources/action/step-files.js
var step_files = __nccwpck_require__(2425);
;// CONCATENATED MODULE: ./build/sources/action/uncaught.js


function handleUncaught(process, exit) {
    process.on('uncaughtException', (error) => {
        core/* setFailed */.C1(`Kitestring failed unexpectedly (${(0,error_text/* errorKind */.f8)(error)}).`);
        exit(1);
    });
}

;// CONCATENATED MODULE: ./build/sources/main.js




const deadlines = { afterFirstSignalMs: 6_500, afterSecondSignalMs: 2_000 };
const canceledExitCode = 130;
const unfinishedExitCode = 13;
handleUncaught(process, (code) => process.exit(code));
const isPost = process.argv[2] === 'post';
const onSignal = (count) => {
    const ms = count === 1 ? deadlines.afterFirstSignalMs : deadlines.afterSecondSignalMs;
    setTimeout(() => process.exit(canceledExitCode), ms).unref();
};
const cancellation = listenForCancellation(process, onSignal, isPost ? null : (0,step_files/* stepFile */.n)(process.env, 'ended'));
const reportUnfinished = () => {
    process.exitCode ||= unfinishedExitCode;
};
async function main() {
    process.on('exit', reportUnfinished);
    if (isPost) {
        const { runPostStep } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(710), __nccwpck_require__.e(161), __nccwpck_require__.e(82)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8082));
        await runPostStep(process.env, cancellation.signal);
    }
    else
        await runStep(process.env, cancellation);
    process.off('exit', reportUnfinished);
    cancellation.stop();
}
void main();

module.exports = __webpack_exports__;
/******/ })()
;