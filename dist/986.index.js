"use strict";
exports.id = 986;
exports.ids = [986];
exports.modules = {

// MODULE: ./build/sources/action/output/comment.js
/***/ 986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishComment: () => (/* binding */ publishComment)
/* harmony export */ });
/* harmony import */ var _report_text_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5705);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(428);


async function publishComment(comment, host) {
    const { journal, files, secrets, workflow } = host;
    const tiers = comment.tiers.map(secrets.redactor.text);
    const path = files.create('comment.md', tiers[0] ?? '');
    if (path !== null)
        journal.output('comment-path', path);
    const outcome = await writeComment({ ...comment, tiers }, host);
    setOutputs(outcome, comment, journal, workflow);
    if (!outcome.failed)
        return null;
    const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
    const { reason, isUsual = false } = outcome;
    const text = ['The comment could not be written.', reason, elsewhere].filter(Boolean).join(' ');
    return { text, reason, isUsual };
}
async function writeComment({ place, ...comment }, { github, workflow, reading, log, cancellation }) {
    if ('obstacle' in place)
        return (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)(place.obstacle.reason, place.obstacle.isUsual);
    if (github === null)
        return (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)('github-token is not set.');
    const { id = 0, attempt = 1 } = workflow.run ?? {};
    return (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .keepComment */ .Xz)({
        ...comment,
        github,
        pullRequest: place.number,
        run: { id, attempt },
        headSha: place.headSha || null,
        readOnlyToken: reading.readOnlyToken,
        log: log.info,
        signal: cancellation.signal,
    });
}
function setOutputs({ action, reason, id }, { place }, journal, { repository }) {
    journal.output('comment-action', action);
    journal.output('comment-reason', reason);
    if (id === undefined)
        return;
    journal.output('comment-id', String(id));
    if (repository !== null && 'number' in place)
        journal.output('comment-url', `${(0,_report_text_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryUrl */ .Ek)(repository)}/pull/${place.number}#issuecomment-${id}`);
}


/***/ }),

// MODULE: ./build/sources/report/text/repository.js
/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Hx: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);

function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


/***/ })

};
;