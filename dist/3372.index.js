"use strict";
exports.id = 3372;
exports.ids = [3372];
exports.modules = {

/***/ 6534:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B5: () => (isThrottled),
  D4: () => (couldHaveBeenApplied),
  Hr: () => (failureReason),
  XE: () => (classifyFailure),
  uD: () => (isOutage)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
var _transport_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5583);



function classifyFailure(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)
        return classifyStatus(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc)
        return classifyConnection(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MU)
        return classifyTimeout(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Do)
        return 'maybeApplied';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gz)
        return classifyToken(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.tF)
        return isUnreadable(error) ? 'untrusted' : 'maybeApplied';
    return 'rejected';
}
function couldHaveBeenApplied(error) {
    const failure = classifyFailure(error);
    if (failure === 'maybeApplied')
        return true;
    return failure === 'untrusted' && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc && error.sent === 'not-sent');
}
function isOutage(error) {
    const failure = classifyFailure(error);
    return failure === 'maybeApplied' || (failure === 'notApplied' && !isThrottled(error));
}
function isThrottled(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)
        return error.status === 429;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MU && isRateLimitWait(error);
}
function failureReason(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)
        return String(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Rc)
        return error.code;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MU)
        return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.gz)
        return `no token${error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MZ ? ` (${failureReason(error.cause)})` : ''}`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.tF)
        return `invalid response (${error.reason})`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Do ? 'outcome unknown' : error.name;
}
const finalServerErrors = [501, 505];
function classifyStatus(status) {
    if (status === 429)
        return 'notApplied';
    if (status === 408)
        return 'maybeApplied';
    return status >= 500 && !finalServerErrors.includes(status) ? 'maybeApplied' : 'rejected';
}
function classifyConnection(error) {
    if (isTrustFailure(error.code))
        return 'untrusted';
    if (isRefusedByProxy(error.code))
        return 'rejected';
    return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}
function isRefusedByProxy(code) {
    return code.startsWith(`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__.S}4`) && !passingProxyCodes.includes(code);
}
const passingProxyCodes = [`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__.S}408`, `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__.S}429`];
function classifyTimeout(error) {
    if (isRateLimitWait(error))
        return 'rejected';
    return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}
function classifyToken({ cause }) {
    return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.MZ && (isOutage(cause) || isThrottled(cause)) ? 'notApplied' : 'rejected';
}
function isRateLimitWait({ phase }) {
    return phase === 'window' || phase === 'limiter';
}
function isUnreadable({ reason }) {
    return reason === 'size' || reason === 'address' || reason === 'encoding';
}
const trustCodes = [
    ..._transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__.Io,
    'EPROTO',
    'REDIRECTED',
    'UND_ERR_HEADERS_OVERFLOW',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
    'HTTPParserError',
];
const trustFamilies = ['ERR_TLS_', 'ERR_SSL_', 'HPE_'];
function isTrustFailure(code) {
    return trustCodes.includes(code) || trustFamilies.some((family) => code.startsWith(family));
}


/***/ }),

/***/ 9323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Io: () => (certificateCodes),
  fh: () => (toTransportError),
  hs: () => (provesNotSent)
});
var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5583);

function toTransportError(error, sent) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__.w)
        return error;
    return new _transport_js__WEBPACK_IMPORTED_MODULE_0__.w({ code: codeOf(error), sent, cause: withoutBytes(error) });
}
const certificateCodes = [
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'CERT_REVOKED',
    'CERT_UNTRUSTED',
    'CERT_REJECTED',
    'CERT_SIGNATURE_FAILURE',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'INVALID_CA',
    'INVALID_PURPOSE',
    'HOSTNAME_MISMATCH',
    'ERR_TLS_CERT_ALTNAME_INVALID',
];
const connectCodes = [
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
    ...certificateCodes,
];
const connectCalls = ['connect', 'getaddrinfo', undefined];
function provesNotSent(thrown) {
    return thrown instanceof Error && failedToConnect(thrown.cause, 0);
}
function failedToConnect(error, depth) {
    if (!(error instanceof Error) || depth > 3)
        return false;
    if (error instanceof AggregateError) {
        return error.errors.length > 0 && error.errors.every((each) => failedToConnect(each, depth + 1));
    }
    const { code, syscall } = error;
    if (code === 'ETIMEDOUT')
        return syscall === 'connect';
    return connectCodes.includes(code ?? '') && connectCalls.includes(syscall);
}
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;
function codeOf(error, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return 'UNKNOWN';
    if (isUnspecific(error) && error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    const [, status] = refusedTunnel.exec(error.message) ?? [];
    if (status !== undefined)
        return `${_transport_js__WEBPACK_IMPORTED_MODULE_0__.S}${status}`;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if (error instanceof AggregateError)
        return codeOf(error.errors[0], depth + 1);
    if (error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    return error.name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : error.name;
}
function isUnspecific(error) {
    return error.name === 'ProxyConnectionError' || error.name === 'SecureProxyConnectionError';
}
function withoutBytes(error) {
    if (typeof error === 'object' && error !== null && 'data' in error)
        Reflect.deleteProperty(error, 'data');
    return error;
}


/***/ }),

/***/ 5583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S: () => (refusedByProxy),
  w: () => (TransportError)
});
const refusedByProxy = 'PROXY_';
class TransportError extends Error {
    name = 'TransportError';
    code;
    sent;
    constructor(details) {
        super(details.code, { cause: details.cause });
        this.code = details.code;
        this.sent = details.sent;
    }
}


/***/ }),

/***/ 6224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  q: () => (flakyTestPeriods),
  v: () => (smallResponse)
});
const flakyTestPeriods = {
    '1hour': 3_600_000,
    '4hours': 14_400_000,
    '1day': 86_400_000,
    '7days': 604_800_000,
    '14days': 1_209_600_000,
    '28days': 2_419_200_000,
};
const smallResponse = {
    exclude_jobs: true,
    exclude_pipeline: true,
};


/***/ }),

/***/ 6040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  I: () => (renderNotes)
});
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);

const longestNote = 500;
function renderNotes(notes) {
    if (notes.length === 0)
        return '';
    const lines = notes.map((note) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> - ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(note, longestNote)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\n\n> **Notes**\n>\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n')}\n`.markdown;
}


/***/ })

};
;