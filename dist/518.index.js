export const id = 518;
export const ids = [518];
export const modules = {

/***/ 4518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openUndici: () => (/* binding */ openUndici)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4043);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7405);
/* harmony import */ var _abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4002);
/* harmony import */ var _failure_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3297);




/**
 * Opens the transport on undici. Reads share kept-alive connections; a write gets a dispatcher, and so a connection, of
 * its own. Retries and the timing of phases are never undici's, redirects are not followed, and certificates are checked
 * whatever the environment says.
 */
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
/**
 * The agent for proxies needs what undici's index adds to dispatchers: without proxies the index is not loaded.
 * Of undici's timeouts only that for connecting is left: ours ends the request, but not a socket that has no connection
 * yet, which would keep the process alive.
 */
async function dispatcherMaker({ proxies, connectMs }) {
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
    if (proxies === undefined)
        return () => new undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__(common);
    const { EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
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
        const answered = undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__.call(dispatcher.compose(watchStart(onStart)), {
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal: request.signal,
        });
        // undici itself does not end a request that still waits for its connection; it will not send it then, either.
        const { statusCode, headers, body } = await (0,_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessAborted */ .W)(answered, request.signal);
        return { status: statusCode, headers, body: withTransportErrors(body) };
    }
    catch (error) {
        throw (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .toTransportError */ .fh)(error, sent);
    }
}
/**
 * Calls `onStart` when undici begins to write the request on an established connection. Until then no byte of it has
 * left: that is the proof behind `not-sent`, whatever the error is called.
 */
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
        throw (0,_failure_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .toTransportError */ .fh)(error, 'unknown');
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
