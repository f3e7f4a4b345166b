"use strict";
exports.id = 82;
exports.ids = [82];
exports.modules = {

// MODULE: ./build/sources/action/post-step.js
/***/ 8082:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPostStep: () => (/* binding */ runPostStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4383);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1778);
/* harmony import */ var _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1479);
/* harmony import */ var _operations_context_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5802);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8755);
/* harmony import */ var _event_load_runs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6079);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1012);
/* harmony import */ var _output_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5903);
/* harmony import */ var _output_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7502);
/* harmony import */ var _output_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4089);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2595);
/* harmony import */ var _secrets_environment_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7686);
/* harmony import */ var _secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6744);
/* harmony import */ var _service_connect_service_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5803);
/* harmony import */ var _service_proxies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1609);















const timeLimitMs = 150_000;
const outageTimeoutMs = 90_000;
const graceMs = 5_000;
async function runPostStep(environment, canceled) {
    const secrets = (0,_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .createSecrets */ .g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,_output_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createLog */ .h)(secrets.redactor);
    try {
        const left = (0,_output_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readObligations */ .i)(environment);
        for (const one of left)
            if ('remove' in one)
                await (0,_output_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .removePartial */ .c)(one.remove).catch((error) => log.warning(`The folder ${one.remove} could not be removed. ${(0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorText */ .kc)(error)}`));
        const obligations = left.filter(_operations_context_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfBuilds */ .p);
        const comments = left.filter((one) => 'comment' in one);
        if (obligations.length === 0 && comments.length === 0)
            return;
        const texts = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputTexts */ .DF)();
        const proxies = (0,_service_proxies_js__WEBPACK_IMPORTED_MODULE_7__/* .proxySecrets */ .W)((0,_service_proxies_js__WEBPACK_IMPORTED_MODULE_7__/* .readProxies */ .r)(environment));
        const githubToken = texts.get('github-token')?.trim() ?? '';
        for (const secret of [texts.get('token') ?? '', githubToken, ...proxies])
            secrets.hide(secret);
        (0,_secrets_environment_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .hideEnvironmentSecrets */ .N)(texts, secrets);
        const signal = limitTime(canceled);
        await Promise.all([
            endComments(comments, (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_9__/* .connectGitHub */ .U)(githubToken || null, { environment, signal }), log),
            obligations.length > 0 && endBuilds(obligations, texts, { environment, secrets, log, signal }),
        ]);
    }
    catch (error) {
        log.warning(`A build may still be running and could not be canceled. ${(0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorText */ .kc)(error)}`);
        if (_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .isDebug */ ._o() && error instanceof Error)
            log.debug(error.stack ?? '');
    }
}
async function endBuilds(obligations, texts, { environment, secrets, log, signal }) {
    const problems = [];
    const connection = (0,_request_js__WEBPACK_IMPORTED_MODULE_11__/* .readConnection */ .d)({ texts, nowMs: Date.now(), problems });
    if (connection === null)
        throw new _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OwnError */ .Nj(problems.join(' '));
    const isProven = obligations.some((one) => 'cancel' in one);
    const { cleanUp } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(863), __webpack_require__.e(286)]).then(__webpack_require__.bind(__webpack_require__, 1286));
    const settings = { ...connection, outageTimeoutMs, isProven };
    const client = (0,_service_connect_service_js__WEBPACK_IMPORTED_MODULE_12__/* .connectService */ .U)(settings, { environment, secrets, log });
    try {
        await cleanUp(obligations, { client, log, clock: _client_index_js__WEBPACK_IMPORTED_MODULE_13__/* .systemClock */ .m, signal });
    }
    finally {
        await client.close();
    }
}
async function endComments(comments, github, log) {
    if (comments.length === 0 || github === null)
        return;
    try {
        const { endLiveComment } = await (0,_event_load_runs_js__WEBPACK_IMPORTED_MODULE_14__/* .loadRuns */ .l)();
        for (const one of comments)
            await endLiveComment(one, github);
    }
    catch (error) {
        log.warning(`The comment on the pull request may still say that a build runs. ${(0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorText */ .kc)(error)}`);
    }
}
function limitTime(canceled) {
    const limit = new AbortController();
    const end = () => limit.abort(new _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OwnError */ .Nj('The time for the post step is over.'));
    setTimeout(end, timeLimitMs).unref();
    canceled.addEventListener('abort', () => setTimeout(end, graceMs).unref(), { once: true });
    return limit.signal;
}


/***/ })

};
;