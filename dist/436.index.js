"use strict";
exports.id = 436;
exports.ids = [436];
exports.modules = {

// MODULE: ./build/sources/operations/outputs/dry-run.js + 1 modules
/***/ 8436:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
;// CONCATENATED MODULE: ./build/sources/report/previews.js




function describePreview({ method, url, headers, body }) {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${url}`, ...head, ...(body === undefined ? [] : [body])];
}
function renderPreviews(previews, options) {
    const blocks = previews.map((preview, index) => (0,text_blocks/* paragraph */.FY)(`request ${index + 1}`, (0,fence/* fenced */.O)(describePreview(withLines(preview)).join('\n'), 'http')));
    return (0,text_document/* renderDocument */.yQ)([(0,text_blocks/* paragraph */.FY)('verdict', (0,markdown.md) `## Dry run: nothing was sent`), ...blocks], (0,text_document/* bytes */.ee)(options.bytes));
}
function withLines(preview) {
    if (preview.body === undefined)
        return preview;
    return { ...preview, body: `\n${JSON.stringify(JSON.parse(preview.body), null, 2)}` };
}

// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/sources/operations/outputs/dry-run.js


async function dryRun(requests, { client, log, redact, }) {
    const complete = await Promise.all(requests.map(async ({ endpoint, to, body }) => readable(await client.preview(endpoint, { to, body }))));
    const json = redact.json(complete);
    const shown = json.map(({ body, ...preview }) => ({
        ...preview,
        body: body === null ? undefined : JSON.stringify(body),
    }));
    for (const line of shown.flatMap(describePreview))
        log.info(line);
    const hidden = JSON.stringify(json) !== JSON.stringify(complete);
    return {
        success: true,
        sentence: `${describe(shown.length)}${hidden ? ' Values of env and other secrets are hidden.' : ''}`,
        json,
        summary: ({ bytes }) => renderPreviews(shown, { bytes }),
    };
}
function readable({ body, ...preview }) {
    return { ...preview, body: body === undefined ? null : JSON.parse(body) };
}
function describe(requests) {
    if (requests === 0)
        return 'Dry run: nothing to send.';
    return `Dry run: ${(0,counts/* count */.U9)(requests, 'request')} ${requests === 1 ? 'was' : 'were'} not sent.`;
}


/***/ })

};
;