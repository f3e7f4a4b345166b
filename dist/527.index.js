"use strict";
exports.id = 527;
exports.ids = [527];
exports.modules = {

527:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  readLog: () => (readLog)
});
var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8734);
var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2852);
var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5486);
var _read_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7113);




const logTailBytes = 64 * 1024;
async function readLog(response) {
    const type = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.TK)(response.headers, 'content-type') ?? 'text/plain';
    const isJson = /^application\/json\b/i.test(type.trim());
    const isRange = response.status === _model_endpoints_js__WEBPACK_IMPORTED_MODULE_1__.v['jobs.log'].status;
    const { tail, collect } = createTail(isRange ? _read_body_js__WEBPACK_IMPORTED_MODULE_2__.rn : logTailBytes);
    const body = await (0,_read_body_js__WEBPACK_IMPORTED_MODULE_2__.x8)(response, (0,_read_body_js__WEBPACK_IMPORTED_MODULE_2__.yQ)('jobs.log'), isJson ? undefined : collect);
    if (!body.ok)
        return body;
    if (response.status === 416)
        return decoded({ text: '', truncated: false });
    if (isJson)
        return readContent(body.bytes);
    if (!/^text\/plain\b/i.test(type.trim()))
        return { ok: false, reason: 'encoding' };
    return decodeTail(body.bytes, isRange ? isPart(response, tail.size) : tail.size > logTailBytes);
}
function readContent(bytes) {
    const parsed = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(bytes);
    if (!parsed.ok)
        return parsed;
    const { content } = Object(parsed.value);
    if (typeof content !== 'string')
        return { ok: false, reason: 'encoding' };
    const log = Buffer.from(content);
    return decodeTail(log.subarray(-logTailBytes), log.byteLength > logTailBytes);
}
const lineFeed = 10;
function decodeTail(bytes, truncated) {
    const start = truncated ? bytes.indexOf(lineFeed) + 1 : 0;
    const isOneLine = truncated && start === 0;
    return decoded({ text: isOneLine ? '' : new TextDecoder().decode(bytes.subarray(start)), truncated });
}
function decoded(value) {
    return { ok: true, value, size: value.text.length, complete: true };
}
function isPart({ headers }, size) {
    const start = /^bytes (\d{1,16})-/.exec((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__.TK)(headers, 'content-range') ?? '')?.[1];
    return size >= _read_body_js__WEBPACK_IMPORTED_MODULE_2__.rn || Number(start ?? 0) > 0;
}
function createTail(most) {
    const tail = { size: 0 };
    const collect = async (body) => {
        const kept = Buffer.allocUnsafeSlow(2 * most);
        let length = 0;
        for await (const chunk of body) {
            tail.size += chunk.byteLength;
            const end = chunk.subarray(-most);
            if (length + end.byteLength > kept.byteLength) {
                kept.copyWithin(0, length - most, length);
                length = most;
            }
            kept.set(end, length);
            length += end.byteLength;
        }
        return kept.subarray(Math.max(0, length - most), length);
    };
    return { tail, collect };
}


})

};
;