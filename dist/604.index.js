"use strict";
exports.id = 604;
exports.ids = [604];
exports.modules = {

/***/ 6604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openUndici: () => (/* binding */ openUndici)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4665);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6011);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _failure_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);




async function openUndici(options) {
    const createDispatcher = await dispatcherMaker(options);
    const shared = createDispatcher();
    return {
        async send(request) {
            if (!request.fresh)
                return exchange(shared, request);
            const own = createDispatcher();
            try {
                const response = await exchange(own, request);
                return { ...response, body: thenDestroy(response.body, own) };
            }
            catch (error) {
                await own.destroy();
                throw error;
            }
        },
        close: () => shared.destroy(),
    };
}
async function dispatcherMaker({ proxies, connectMs }) {
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
    if (proxies === undefined)
        return () => new (undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1___default())(common);
    const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(952), __webpack_require__.e(813)]).then(__webpack_require__.bind(__webpack_require__, 8813));
    const settings = {
        ...common,
        connectTimeout: connectMs,
        requestTls: tls,
        proxyTls: tls,
        httpProxy: proxies.http,
        httpsProxy: proxies.https,
        noProxy: proxies.noProxy,
    };
    return () => new EnvHttpProxyAgent(settings);
}
async function exchange(dispatcher, request) {
    let sent = 'not-sent';
    const onStart = () => {
        sent = 'unknown';
        request.onStart();
    };
    try {
        const { origin, pathname, search } = new URL(request.url);
        const answered = undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0___default().call(dispatcher.compose(watchStart(onStart)), {
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal: request.signal,
        });
        const { statusCode, headers, body } = await (0,_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .W)(answered, request.signal);
        return { status: statusCode, headers, body: withTransportErrors(body) };
    }
    catch (error) {
        throw (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .toTransportError */ .fh)(error, sent);
    }
}
function watchStart(onStart) {
    return (dispatch) => (options, handler) => dispatch(options, {
        onRequestStart(controller, context) {
            onStart();
            handler.onRequestStart?.(controller, context);
        },
        onResponseStart: (...start) => handler.onResponseStart?.(...start),
        onResponseData: (...data) => handler.onResponseData?.(...data),
        onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
        onResponseError: (...error) => handler.onResponseError?.(...error),
    });
}
async function* withTransportErrors(body) {
    try {
        yield* body;
    }
    catch (error) {
        throw (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .toTransportError */ .fh)(error, 'unknown');
    }
}
async function* thenDestroy(body, own) {
    try {
        yield* body;
    }
    finally {
        await own.destroy();
    }
}


/***/ })

};
;