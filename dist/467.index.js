export const id = 467;
export const ids = [467];
export const modules = {

/***/ 3467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createUndiciTransport: () => (/* binding */ createUndiciTransport)
});

// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(4043);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(7405);
// EXTERNAL MODULE: ./build/client/response/size-limits.js
var size_limits = __webpack_require__(2844);
// EXTERNAL MODULE: ./build/client/retry/abort.js
var abort = __webpack_require__(7505);
// EXTERNAL MODULE: ./build/client/transport/transport.js
var transport = __webpack_require__(4069);
;// CONCATENATED MODULE: ./build/client/transport/undici-failure.js

const timeouts = new Map([
    ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
    ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
    ['UND_ERR_BODY_TIMEOUT', 'body'],
]);
/** What undici or Node threw, in the transport's terms. */
function toTransportError(error, sent) {
    const code = codeOf(error);
    return new transport/* TransportError */.w({ code, sent, timeout: timeouts.get(code), cause: withoutBytes(error) });
}
/** undici tells the status with which a proxy refused a tunnel in its words alone. */
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;
/** The most telling code: that of the error, of the first attempt at a host with several addresses, or of the cause. */
function codeOf(error, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return 'UNKNOWN';
    if (isUnspecific(error) && error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    const [, status] = refusedTunnel.exec(error.message) ?? [];
    if (status !== undefined)
        return `${transport/* refusedByProxy */.S}${status}`;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if (error instanceof AggregateError)
        return codeOf(error.errors[0], depth + 1);
    return error.cause === undefined ? error.name : codeOf(error.cause, depth + 1);
}
/** undici's errors about a proxy's connection wrap the one that says why. */
function isUnspecific(error) {
    return error.name === 'ProxyConnectionError' || error.name === 'SecureProxyConnectionError';
}
/** A parser's error holds the bytes that it could not parse, which may be anything. */
function withoutBytes(error) {
    if (typeof error === 'object' && error !== null && 'data' in error)
        Reflect.deleteProperty(error, 'data');
    return error;
}

;// CONCATENATED MODULE: ./build/client/transport/undici-transport.js





/**
 * The transport on undici. Reads share kept-alive connections; a write gets a dispatcher, and so a connection, of its
 * own. Retries and the timing of phases are never undici's, redirects are not followed, and certificates are checked
 * whatever the environment says.
 */
async function createUndiciTransport(options) {
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
/** The agent for proxies needs what undici's index adds to dispatchers: who has no proxies need not load the index. */
async function dispatcherMaker({ proxies, connectMs }) {
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const untimed = { headersTimeout: 0, bodyTimeout: 0 };
    const common = { ...untimed, allowH2: false, connect: tls, maxResponseSize: size_limits/* largestLimitBytes */.DR };
    if (proxies === undefined)
        return () => new agent(common);
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
        const answered = api_request.call(dispatcher.compose(watchStart(onStart)), {
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal: request.signal,
        });
        // undici itself does not end a request that still waits for its connection; it will not send it then, either.
        const { statusCode, headers, body } = await (0,abort/* unlessAborted */.W)(answered, request.signal);
        return { status: statusCode, headers, body: withTransportErrors(body) };
    }
    catch (error) {
        throw toTransportError(error, sent);
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
        throw toTransportError(error, 'unknown');
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
