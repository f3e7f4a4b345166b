"use strict";
exports.id = 9234;
exports.ids = [9234];
exports.modules = {

9234:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openUndici: () => (openUndici)
});

var abort = __webpack_require__(3636);
var failure_codes = __webpack_require__(9323);
var api_request = __webpack_require__(4665);
var api_request_default = /*#__PURE__*/__webpack_require__.n(api_request);
var agent = __webpack_require__(6011);
var agent_default = /*#__PURE__*/__webpack_require__.n(agent);
;


async function loadUndici() {
    const loadProxyAgent = async () => (await Promise.all(/* import() */[__webpack_require__.e(1952), __webpack_require__.e(8813)]).then(__webpack_require__.bind(__webpack_require__, 8813))).EnvHttpProxyAgent;
    return { send: (api_request_default()), Agent: (agent_default()), loadProxyAgent };
}

;



async function openUndici(options) {
    const undici = await loadUndici();
    const createDispatcher = await dispatcherMaker(undici, options);
    const shared = createDispatcher();
    const { send } = undici;
    return {
        async send(request) {
            if (!request.fresh)
                return exchange({ send, dispatcher: shared }, request);
            const own = createDispatcher();
            try {
                const response = await exchange({ send, dispatcher: own }, request);
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
async function dispatcherMaker({ Agent, loadProxyAgent }, { proxies, connectMs }) {
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
    if (proxies === undefined)
        return () => new Agent(common);
    const EnvHttpProxyAgent = await loadProxyAgent();
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
async function exchange({ send, dispatcher }, request) {
    let sent = 'not-sent';
    const onStart = () => {
        sent = 'unknown';
        request.onStart();
    };
    try {
        const { origin, pathname, search } = new URL(request.url);
        const answered = send.call(dispatcher.compose(watchStart(onStart)), {
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal: request.signal,
        });
        const { statusCode, headers, body } = await (0,abort.W)(answered, request.signal);
        return { status: statusCode, headers, body: withTransportErrors(body) };
    }
    catch (error) {
        throw (0,failure_codes.fh)(error, sent);
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
        throw (0,failure_codes.fh)(error, 'unknown');
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


})

};
;