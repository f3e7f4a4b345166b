"use strict";
exports.id = 234;
exports.ids = [234];
exports.modules = {

// MODULE: ./build/sources/client/transport/undici-transport.js + 1 modules
/***/ 9234:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openUndici: () => (/* binding */ openUndici)
});

// EXTERNAL MODULE: ./build/sources/client/transport/abort.js
var abort = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/sources/client/transport/failure-codes.js
var failure_codes = __webpack_require__(9323);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/sources/client/transport/load-undici.js

async function loadUndici() {
    return { Agent: undici.Agent, EnvHttpProxyAgent: undici.EnvHttpProxyAgent };
}

;// CONCATENATED MODULE: ./build/sources/client/transport/undici-transport.js



async function openUndici(options) {
    const createDispatcher = dispatcherMaker(await loadUndici(), options);
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
function dispatcherMaker({ Agent, EnvHttpProxyAgent }, { proxies, connectMs }) {
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
    if (proxies === undefined)
        return () => new Agent(common);
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
        const answered = dispatcher.compose(watchStart(onStart)).request({
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal: request.signal,
        });
        const { statusCode, headers, body } = await (0,abort/* unlessAborted */.W)(answered, request.signal);
        return { status: statusCode, headers, body: withTransportErrors(body) };
    }
    catch (error) {
        throw (0,failure_codes/* toTransportError */.fh)(error, sent);
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
        throw (0,failure_codes/* toTransportError */.fh)(error, 'unknown');
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