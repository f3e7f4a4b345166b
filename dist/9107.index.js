exports.id = 9107;
exports.ids = [9107];
exports.modules = {

4665:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const assert = __webpack_require__(878);
const { AsyncResource } = __webpack_require__(4317);
const { Readable } = __webpack_require__(3857);
const { InvalidArgumentError, RequestAbortedError } = __webpack_require__(3737);
const util = __webpack_require__(8402);
function noop() { }
class RequestHandler extends AsyncResource {
    constructor(opts, callback) {
        if (!opts || typeof opts !== 'object') {
            throw new InvalidArgumentError('invalid opts');
        }
        const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
        try {
            if (typeof callback !== 'function') {
                throw new InvalidArgumentError('invalid callback');
            }
            if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) {
                throw new InvalidArgumentError('invalid highWaterMark');
            }
            if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
                throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget');
            }
            if (method === 'CONNECT') {
                throw new InvalidArgumentError('invalid method');
            }
            if (onInfo && typeof onInfo !== 'function') {
                throw new InvalidArgumentError('invalid onInfo callback');
            }
            super('UNDICI_REQUEST');
        }
        catch (err) {
            if (util.isStream(body)) {
                util.destroy(body.on('error', noop), err);
            }
            throw err;
        }
        this.method = method;
        this.responseHeaders = responseHeaders || null;
        this.opaque = opaque || null;
        this.callback = callback;
        this.res = null;
        this.abort = null;
        this.body = body;
        this.trailers = {};
        this.context = null;
        this.controller = null;
        this.onInfo = onInfo || null;
        this.highWaterMark = highWaterMark;
        this.reason = null;
        this.removeAbortListener = null;
        if (signal?.aborted) {
            this.reason = signal.reason ?? new RequestAbortedError();
        }
        else if (signal) {
            this.removeAbortListener = util.addAbortListener(signal, () => {
                this.reason = signal.reason ?? new RequestAbortedError();
                if (this.res) {
                    const res = this.res;
                    this.res = null;
                    util.destroy(res.on('error', noop), this.reason);
                }
                else if (this.abort) {
                    this.abort(this.reason);
                }
            });
        }
    }
    onRequestStart(controller, context) {
        if (this.reason) {
            controller.abort(this.reason);
            return;
        }
        assert(this.callback);
        this.controller = controller;
        this.abort = (reason) => controller.abort(reason);
        this.context = context;
    }
    onResponseStart(controller, statusCode, headers, statusText) {
        const { callback, opaque, context, responseHeaders, highWaterMark } = this;
        const rawHeaders = controller?.rawHeaders;
        const responseHeaderData = responseHeaders === 'raw'
            ? util.parseRawHeaders(rawHeaders)
            : headers;
        if (statusCode < 200) {
            if (this.onInfo) {
                this.onInfo({ statusCode, headers: responseHeaderData });
            }
            return;
        }
        const parsedHeaders = headers;
        const contentType = parsedHeaders?.['content-type'];
        const contentLength = parsedHeaders?.['content-length'];
        const res = new Readable({
            resume: () => controller.resume(),
            abort: (reason) => controller.abort(reason),
            contentType,
            contentLength: this.method !== 'HEAD' && contentLength
                ? Number(contentLength)
                : null,
            highWaterMark
        });
        if (this.removeAbortListener) {
            res.on('close', this.removeAbortListener);
            this.removeAbortListener = null;
        }
        this.callback = null;
        this.res = res;
        if (callback !== null) {
            try {
                this.runInAsyncScope(callback, null, null, {
                    statusCode,
                    statusText,
                    headers: responseHeaderData,
                    trailers: this.trailers,
                    opaque,
                    body: res,
                    context
                });
            }
            catch (err) {
                this.res = null;
                util.destroy(res.on('error', noop), err);
                queueMicrotask(() => {
                    throw err;
                });
            }
        }
    }
    onResponseData(controller, chunk) {
        if (!this.res) {
            return;
        }
        if (this.res.push(chunk) === false) {
            controller.pause();
        }
    }
    onResponseEnd(_controller, trailers) {
        if (trailers && typeof trailers === 'object') {
            for (const key of Object.keys(trailers)) {
                if (key === '__proto__') {
                    Object.defineProperty(this.trailers, key, {
                        value: trailers[key],
                        enumerable: true,
                        configurable: true,
                        writable: true
                    });
                }
                else {
                    this.trailers[key] = trailers[key];
                }
            }
        }
        this.res?.push(null);
    }
    onResponseError(_controller, err) {
        const { res, callback, body, opaque } = this;
        if (callback) {
            this.callback = null;
            queueMicrotask(() => {
                this.runInAsyncScope(callback, null, err, { opaque });
            });
        }
        if (res) {
            this.res = null;
            queueMicrotask(() => {
                util.destroy(res.on('error', noop), err);
            });
        }
        if (body) {
            this.body = null;
            if (util.isStream(body)) {
                body.on('error', noop);
                util.destroy(body, err);
            }
        }
        if (this.removeAbortListener) {
            this.removeAbortListener();
            this.removeAbortListener = null;
        }
    }
}
function request(opts, callback) {
    if (callback === undefined) {
        return new Promise((resolve, reject) => {
            request.call(this, opts, (err, data) => {
                return err ? reject(err) : resolve(data);
            });
        });
    }
    try {
        const handler = new RequestHandler(opts, callback);
        this.dispatch(opts, handler);
    }
    catch (err) {
        if (typeof callback !== 'function') {
            throw err;
        }
        const opaque = opts?.opaque;
        queueMicrotask(() => callback(err, { opaque }));
    }
}
module.exports = request;
module.exports.RequestHandler = RequestHandler;


}),

3857:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const assert = __webpack_require__(878);
const { addAbortListener } = __webpack_require__(8474);
const { Readable } = __webpack_require__(7075);
const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __webpack_require__(3737);
const util = __webpack_require__(8402);
const kConsume = Symbol('kConsume');
const kReading = Symbol('kReading');
const kBody = Symbol('kBody');
const kAbort = Symbol('kAbort');
const kContentType = Symbol('kContentType');
const kContentLength = Symbol('kContentLength');
const kUsed = Symbol('kUsed');
const kBytesRead = Symbol('kBytesRead');
const noop = () => { };
class BodyReadable extends Readable {
    constructor({ resume, abort, contentType = '', contentLength, highWaterMark = 64 * 1024 }) {
        super({
            autoDestroy: true,
            read: resume,
            highWaterMark
        });
        this._readableState.dataEmitted = false;
        this[kAbort] = abort;
        this[kConsume] = null;
        this[kBytesRead] = 0;
        this[kBody] = null;
        this[kUsed] = false;
        this[kContentType] = contentType;
        this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
        this[kReading] = false;
    }
    _destroy(err, callback) {
        if (!err && !this._readableState.endEmitted) {
            err = new RequestAbortedError();
        }
        if (err) {
            this[kAbort]();
        }
        if (!this[kUsed]) {
            setImmediate(callback, err);
        }
        else {
            callback(err);
        }
    }
    on(event, listener) {
        if (event === 'data' || event === 'readable') {
            this[kReading] = true;
            this[kUsed] = true;
        }
        return super.on(event, listener);
    }
    addListener(event, listener) {
        return this.on(event, listener);
    }
    off(event, listener) {
        const ret = super.off(event, listener);
        if (event === 'data' || event === 'readable') {
            this[kReading] = (this.listenerCount('data') > 0 ||
                this.listenerCount('readable') > 0);
        }
        return ret;
    }
    removeListener(event, listener) {
        return this.off(event, listener);
    }
    push(chunk) {
        if (chunk) {
            this[kBytesRead] += chunk.length;
            if (this[kConsume]) {
                consumePush(this[kConsume], chunk);
                return this[kReading] ? super.push(chunk) : true;
            }
        }
        return super.push(chunk);
    }
    text() {
        return consume(this, 'text');
    }
    json() {
        return consume(this, 'json');
    }
    blob() {
        return consume(this, 'blob');
    }
    bytes() {
        return consume(this, 'bytes');
    }
    arrayBuffer() {
        return consume(this, 'arrayBuffer');
    }
    async formData() {
        throw new NotSupportedError();
    }
    get bodyUsed() {
        return util.isDisturbed(this);
    }
    get body() {
        if (!this[kBody]) {
            this[kBody] = ReadableStream.from(this);
            if (this[kConsume]) {
                this[kBody].getReader();
                assert(this[kBody].locked);
            }
        }
        return this[kBody];
    }
    dump(opts) {
        const signal = opts?.signal;
        if (signal != null && (typeof signal !== 'object' || !('aborted' in signal))) {
            return Promise.reject(new InvalidArgumentError('signal must be an AbortSignal'));
        }
        const limit = opts?.limit && Number.isFinite(opts.limit)
            ? opts.limit
            : 128 * 1024;
        if (signal?.aborted) {
            return Promise.reject(signal.reason ?? new AbortError());
        }
        if (this._readableState.closeEmitted) {
            return Promise.resolve(null);
        }
        return new Promise((resolve, reject) => {
            if ((this[kContentLength] && (this[kContentLength] > limit)) ||
                this[kBytesRead] > limit) {
                this.destroy(new AbortError());
            }
            if (signal) {
                const onAbort = () => {
                    this.destroy(signal.reason ?? new AbortError());
                };
                const abortListener = addAbortListener(signal, onAbort);
                this
                    .on('close', function () {
                    abortListener[Symbol.dispose]();
                    if (signal.aborted) {
                        reject(signal.reason ?? new AbortError());
                    }
                    else {
                        resolve(null);
                    }
                });
            }
            else {
                this.on('close', resolve);
            }
            this
                .on('error', noop)
                .on('data', () => {
                if (this[kBytesRead] > limit) {
                    this.destroy();
                }
            })
                .resume();
        });
    }
    setEncoding(encoding) {
        if (Buffer.isEncoding(encoding)) {
            super.setEncoding(encoding);
        }
        return this;
    }
}
function isLocked(bodyReadable) {
    return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
}
function isUnusable(bodyReadable) {
    return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
}
function consume(stream, type) {
    assert(!stream[kConsume]);
    return new Promise((resolve, reject) => {
        if (isUnusable(stream)) {
            const rState = stream._readableState;
            if (rState.destroyed && rState.closeEmitted === false) {
                stream
                    .on('error', reject)
                    .on('close', () => {
                    reject(new TypeError('unusable'));
                });
            }
            else {
                reject(rState.errored ?? new TypeError('unusable'));
            }
        }
        else {
            queueMicrotask(() => {
                stream[kConsume] = {
                    type,
                    stream,
                    resolve,
                    reject,
                    length: 0,
                    body: []
                };
                stream
                    .on('error', function (err) {
                    consumeFinish(this[kConsume], err);
                })
                    .on('close', function () {
                    if (this[kConsume].body !== null) {
                        consumeFinish(this[kConsume], new RequestAbortedError());
                    }
                });
                consumeStart(stream[kConsume]);
            });
        }
    });
}
function consumeStart(consume) {
    if (consume.body === null) {
        return;
    }
    const { _readableState: state } = consume.stream;
    if (state.bufferIndex) {
        const start = state.bufferIndex;
        const end = state.buffer.length;
        for (let n = start; n < end; n++) {
            consumePush(consume, state.buffer[n]);
        }
    }
    else {
        for (const chunk of state.buffer) {
            consumePush(consume, chunk);
        }
    }
    const decoder = state.decoder;
    if (decoder != null && decoder.lastNeed > 0) {
        consumePush(consume, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
    }
    if (state.endEmitted) {
        consumeEnd(consume, state.encoding);
        return;
    }
    consume.stream.on('end', function () {
        consumeEnd(this[kConsume], this._readableState.encoding);
    });
    consume.stream.resume();
    while (consume.stream.read() != null) {
    }
}
function chunksDecode(chunks, length, encoding) {
    if (chunks.length === 0 || length === 0) {
        return '';
    }
    const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
    const bufferLength = buffer.length;
    const start = bufferLength > 2 &&
        buffer[0] === 0xef &&
        buffer[1] === 0xbb &&
        buffer[2] === 0xbf
        ? 3
        : 0;
    if (!encoding || encoding === 'utf8' || encoding === 'utf-8') {
        return buffer.utf8Slice(start, bufferLength);
    }
    else {
        return buffer.subarray(start, bufferLength).toString(encoding);
    }
}
function chunksConcat(chunks, length) {
    if (chunks.length === 0 || length === 0) {
        return new Uint8Array(0);
    }
    if (chunks.length === 1) {
        return new Uint8Array(chunks[0]);
    }
    const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
    let offset = 0;
    for (let i = 0; i < chunks.length; ++i) {
        const chunk = chunks[i];
        buffer.set(chunk, offset);
        offset += chunk.length;
    }
    return buffer;
}
function consumeEnd(consume, encoding) {
    const { type, body, resolve, stream, length } = consume;
    try {
        if (type === 'text') {
            resolve(chunksDecode(body, length, encoding));
        }
        else if (type === 'json') {
            resolve(JSON.parse(chunksDecode(body, length, encoding)));
        }
        else if (type === 'arrayBuffer') {
            resolve(chunksConcat(body, length).buffer);
        }
        else if (type === 'blob') {
            resolve(new Blob(body, { type: stream[kContentType] }));
        }
        else if (type === 'bytes') {
            resolve(chunksConcat(body, length));
        }
        consumeFinish(consume);
    }
    catch (err) {
        stream.destroy(err);
    }
}
function consumePush(consume, chunk) {
    if (consume.body === null) {
        return;
    }
    if (typeof chunk === 'string') {
        chunk = Buffer.from(chunk, consume.stream._readableState.encoding);
    }
    consume.length += chunk.length;
    consume.body.push(chunk);
}
function consumeFinish(consume, err) {
    if (consume.body === null) {
        return;
    }
    if (err) {
        consume.reject(err);
    }
    else {
        consume.resolve();
    }
    consume.type = null;
    consume.stream = null;
    consume.resolve = null;
    consume.reject = null;
    consume.length = 0;
    consume.body = null;
}
module.exports = {
    Readable: BodyReadable,
    chunksDecode
};


}),

878:
((module) => {

module.exports = (value, message = 'undici: assertion failed') => {
  if (!value) throw message instanceof Error ? message : new Error(message);
};


}),

506:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const net = __webpack_require__(7030);
const assert = __webpack_require__(878);
const util = __webpack_require__(8402);
const { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(3737);
let tls;
const SessionCache = class WeakSessionCache {
    constructor(maxCachedSessions) {
        this._maxCachedSessions = maxCachedSessions;
        this._sessionCache = new Map();
        this._sessionRegistry = new FinalizationRegistry((key) => {
            if (this._sessionCache.size < this._maxCachedSessions) {
                return;
            }
            const ref = this._sessionCache.get(key);
            if (ref !== undefined && ref.deref() === undefined) {
                this._sessionCache.delete(key);
            }
        });
    }
    get(sessionKey) {
        const ref = this._sessionCache.get(sessionKey);
        return ref ? ref.deref() : null;
    }
    set(sessionKey, session) {
        if (this._maxCachedSessions === 0) {
            return;
        }
        if (this._sessionCache.has(sessionKey)) {
            this._sessionCache.delete(sessionKey);
        }
        else if (this._sessionCache.size >= this._maxCachedSessions) {
            let evicted = false;
            for (const [key, ref] of this._sessionCache) {
                if (ref.deref() === undefined) {
                    this._sessionCache.delete(key);
                    evicted = true;
                    break;
                }
            }
            if (!evicted) {
                const oldest = this._sessionCache.keys().next();
                if (!oldest.done) {
                    this._sessionCache.delete(oldest.value);
                }
            }
        }
        this._sessionCache.set(sessionKey, new WeakRef(session));
        this._sessionRegistry.register(session, sessionKey);
    }
};
function buildConnector({ allowH2, preferH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
    if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
        throw new InvalidArgumentError('maxCachedSessions must be a positive integer or zero');
    }
    const options = { path: socketPath, ...opts };
    const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
    timeout = timeout == null ? 10e3 : timeout;
    allowH2 = allowH2 != null ? allowH2 : true;
    return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
        let socket;
        if (protocol === 'https:') {
            if (!tls) {
                tls = __webpack_require__(1692);
            }
            servername = servername || options.servername || util.getServerName(host) || null;
            const sessionKey = servername || hostname;
            assert(sessionKey);
            const session = customSession || sessionCache.get(sessionKey) || null;
            port = port || 443;
            socket = tls.connect({
                highWaterMark: 16384,
                ...options,
                servername,
                session,
                localAddress,
                ALPNProtocols: allowH2 ? (preferH2 ? ['h2', 'http/1.1'] : ['http/1.1', 'h2']) : ['http/1.1'],
                socket: httpSocket,
                port,
                host: hostname
            });
            socket
                .on('session', function (session) {
                sessionCache.set(sessionKey, session);
            });
        }
        else {
            assert(!httpSocket, 'httpSocket can only be sent on TLS update');
            port = port || 80;
            const connectOptions = {
                highWaterMark: 64 * 1024,
                ...options,
                localAddress,
                port,
                host: hostname
            };
            const family = net.isIP(hostname);
            if (family !== 0 && servername && servername !== hostname) {
                connectOptions.host = servername;
                connectOptions.lookup = (_hostname, lookupOptions, cb) => {
                    if (lookupOptions.all) {
                        cb(null, [{ address: hostname, family }]);
                    }
                    else {
                        cb(null, hostname, family);
                    }
                };
            }
            socket = net.connect(connectOptions);
            if (useH2c === true) {
                socket.alpnProtocol = 'h2';
            }
        }
        if (options.keepAlive == null || options.keepAlive) {
            const keepAliveInitialDelay = options.keepAliveInitialDelay === undefined ? 60e3 : options.keepAliveInitialDelay;
            socket.setKeepAlive(true, keepAliveInitialDelay);
        }
        const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), { timeout, hostname, port });
        socket
            .setNoDelay(true)
            .once(protocol === 'https:' ? 'secureConnect' : 'connect', function () {
            queueMicrotask(clearConnectTimeout);
            if (callback) {
                const cb = callback;
                callback = null;
                cb(null, this);
            }
        })
            .on('error', function (err) {
            queueMicrotask(clearConnectTimeout);
            if (callback) {
                const cb = callback;
                callback = null;
                cb(maybeNormalizeConnectError(err, this, { timeout, hostname, port }));
            }
        });
        return socket;
    };
}
function maybeNormalizeConnectError(err, socket, opts) {
    if (err instanceof AggregateError &&
        (err.code === 'ETIMEDOUT' || err.errors.some((e) => e != null && e.code === 'ETIMEDOUT'))) {
        let message = 'Connect Timeout Error';
        if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
            message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(', ')},`;
        }
        else {
            message += ` (attempted address: ${opts.hostname}:${opts.port},`;
        }
        message += ` timeout: ${opts.timeout}ms)`;
        const wrapped = new ConnectTimeoutError(message);
        wrapped.cause = err;
        return wrapped;
    }
    return err;
}
module.exports = buildConnector;


}),

8173:
((module) => {

"use strict";

const wellknownHeaderNames = ([
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Accept-Ranges',
    'Access-Control-Allow-Credentials',
    'Access-Control-Allow-Headers',
    'Access-Control-Allow-Methods',
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
    'Access-Control-Max-Age',
    'Access-Control-Request-Headers',
    'Access-Control-Request-Method',
    'Age',
    'Allow',
    'Alt-Svc',
    'Alt-Used',
    'Authorization',
    'Cache-Control',
    'Clear-Site-Data',
    'Connection',
    'Content-Disposition',
    'Content-Encoding',
    'Content-Language',
    'Content-Length',
    'Content-Location',
    'Content-Range',
    'Content-Security-Policy',
    'Content-Security-Policy-Report-Only',
    'Content-Type',
    'Cookie',
    'Cross-Origin-Embedder-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Date',
    'Device-Memory',
    'Downlink',
    'ECT',
    'ETag',
    'Expect',
    'Expect-CT',
    'Expires',
    'Forwarded',
    'From',
    'Host',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'If-Range',
    'If-Unmodified-Since',
    'Keep-Alive',
    'Last-Modified',
    'Link',
    'Location',
    'Max-Forwards',
    'Origin',
    'Permissions-Policy',
    'Pragma',
    'Proxy-Authenticate',
    'Proxy-Authorization',
    'RTT',
    'Range',
    'Referer',
    'Referrer-Policy',
    'Refresh',
    'Retry-After',
    'Sec-WebSocket-Accept',
    'Sec-WebSocket-Extensions',
    'Sec-WebSocket-Key',
    'Sec-WebSocket-Protocol',
    'Sec-WebSocket-Version',
    'Server',
    'Server-Timing',
    'Service-Worker-Allowed',
    'Service-Worker-Navigation-Preload',
    'Set-Cookie',
    'SourceMap',
    'Strict-Transport-Security',
    'Supports-Loading-Mode',
    'TE',
    'Timing-Allow-Origin',
    'Trailer',
    'Transfer-Encoding',
    'Upgrade',
    'Upgrade-Insecure-Requests',
    'User-Agent',
    'Vary',
    'Via',
    'WWW-Authenticate',
    'X-Content-Type-Options',
    'X-DNS-Prefetch-Control',
    'X-Frame-Options',
    'X-Permitted-Cross-Domain-Policies',
    'X-Powered-By',
    'X-Requested-With',
    'X-XSS-Protection'
]);
const headerNameLowerCasedRecord = {};
Object.setPrototypeOf(headerNameLowerCasedRecord, null);
for (let i = 0; i < wellknownHeaderNames.length; ++i) {
    const key = wellknownHeaderNames[i];
    const lowerCasedKey = key.toLowerCase();
    headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] =
        lowerCasedKey;
}
const defaultWebSocketMaxFragments = 131072;
const defaultWebSocketMaxPayloadSize = 128 * 1024 * 1024;
module.exports = {
    wellknownHeaderNames,
    headerNameLowerCasedRecord,
    defaultWebSocketMaxFragments,
    defaultWebSocketMaxPayloadSize
};


}),

6655:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const diagnosticsChannel = __webpack_require__(3053);
const util = __webpack_require__(7975);
const undiciDebugLog = util.debuglog('undici');
const fetchDebuglog = util.debuglog('fetch');
const websocketDebuglog = util.debuglog('websocket');
const channels = {
    beforeConnect: diagnosticsChannel.channel('undici:client:beforeConnect'),
    connected: diagnosticsChannel.channel('undici:client:connected'),
    connectError: diagnosticsChannel.channel('undici:client:connectError'),
    sendHeaders: diagnosticsChannel.channel('undici:client:sendHeaders'),
    create: diagnosticsChannel.channel('undici:request:create'),
    bodySent: diagnosticsChannel.channel('undici:request:bodySent'),
    bodyChunkSent: diagnosticsChannel.channel('undici:request:bodyChunkSent'),
    bodyChunkReceived: diagnosticsChannel.channel('undici:request:bodyChunkReceived'),
    headers: diagnosticsChannel.channel('undici:request:headers'),
    trailers: diagnosticsChannel.channel('undici:request:trailers'),
    error: diagnosticsChannel.channel('undici:request:error'),
    open: diagnosticsChannel.channel('undici:websocket:open'),
    close: diagnosticsChannel.channel('undici:websocket:close'),
    socketError: diagnosticsChannel.channel('undici:websocket:socket_error'),
    ping: diagnosticsChannel.channel('undici:websocket:ping'),
    pong: diagnosticsChannel.channel('undici:websocket:pong'),
    proxyConnected: diagnosticsChannel.channel('undici:proxy:connected')
};
let isTrackingClientEvents = false;
function trackClientEvents(debugLog = undiciDebugLog) {
    if (isTrackingClientEvents) {
        return;
    }
    if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers ||
        channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
        isTrackingClientEvents = true;
        return;
    }
    isTrackingClientEvents = true;
    diagnosticsChannel.subscribe('undici:client:beforeConnect', evt => {
        const { connectParams: { version, protocol, port, host } } = evt;
        debugLog('connecting to %s%s using %s%s', host, port ? `:${port}` : '', protocol, version);
    });
    diagnosticsChannel.subscribe('undici:client:connected', evt => {
        const { connectParams: { version, protocol, port, host } } = evt;
        debugLog('connected to %s%s using %s%s', host, port ? `:${port}` : '', protocol, version);
    });
    diagnosticsChannel.subscribe('undici:client:connectError', evt => {
        const { connectParams: { version, protocol, port, host }, error } = evt;
        debugLog('connection to %s%s using %s%s errored - %s', host, port ? `:${port}` : '', protocol, version, error.message);
    });
    diagnosticsChannel.subscribe('undici:client:sendHeaders', evt => {
        const { request: { method, path, origin } } = evt;
        debugLog('sending request to %s %s%s', method, origin, path);
    });
}
let isTrackingRequestEvents = false;
function trackRequestEvents(debugLog = undiciDebugLog) {
    if (isTrackingRequestEvents) {
        return;
    }
    if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers ||
        channels.error.hasSubscribers) {
        isTrackingRequestEvents = true;
        return;
    }
    isTrackingRequestEvents = true;
    diagnosticsChannel.subscribe('undici:request:headers', evt => {
        const { request: { method, path, origin }, response: { statusCode } } = evt;
        debugLog('received response to %s %s%s - HTTP %d', method, origin, path, statusCode);
    });
    diagnosticsChannel.subscribe('undici:request:trailers', evt => {
        const { request: { method, path, origin } } = evt;
        debugLog('trailers received from %s %s%s', method, origin, path);
    });
    diagnosticsChannel.subscribe('undici:request:error', evt => {
        const { request: { method, path, origin }, error } = evt;
        debugLog('request to %s %s%s errored - %s', method, origin, path, error.message);
    });
}
let isTrackingWebSocketEvents = false;
function trackWebSocketEvents(debugLog = websocketDebuglog) {
    if (isTrackingWebSocketEvents) {
        return;
    }
    if (channels.open.hasSubscribers || channels.close.hasSubscribers ||
        channels.socketError.hasSubscribers || channels.ping.hasSubscribers ||
        channels.pong.hasSubscribers) {
        isTrackingWebSocketEvents = true;
        return;
    }
    isTrackingWebSocketEvents = true;
    diagnosticsChannel.subscribe('undici:websocket:open', evt => {
        if (evt.address != null) {
            const { address, port } = evt.address;
            debugLog('connection opened %s%s', address, port ? `:${port}` : '');
        }
        else {
            debugLog('connection opened');
        }
    });
    diagnosticsChannel.subscribe('undici:websocket:close', evt => {
        const { websocket, code, reason } = evt;
        debugLog('closed connection to %s - %s %s', websocket.url, code, reason);
    });
    diagnosticsChannel.subscribe('undici:websocket:socket_error', err => {
        debugLog('connection errored - %s', err.message);
    });
    diagnosticsChannel.subscribe('undici:websocket:ping', evt => {
        debugLog('ping received');
    });
    diagnosticsChannel.subscribe('undici:websocket:pong', evt => {
        debugLog('pong received');
    });
}
if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
    trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
    trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
}
if (websocketDebuglog.enabled) {
    trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
    trackWebSocketEvents(websocketDebuglog);
}
module.exports = {
    channels
};


}),

3737:
((module) => {

"use strict";

const kUndiciError = Symbol.for('undici.error.UND_ERR');
class UndiciError extends Error {
    constructor(message, options) {
        super(message, options);
        this.name = 'UndiciError';
        this.code = 'UND_ERR';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kUndiciError] === true;
    }
    get [kUndiciError]() {
        return true;
    }
}
const kConnectTimeoutError = Symbol.for('undici.error.UND_ERR_CONNECT_TIMEOUT');
class ConnectTimeoutError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'ConnectTimeoutError';
        this.message = message || 'Connect Timeout Error';
        this.code = 'UND_ERR_CONNECT_TIMEOUT';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kConnectTimeoutError] === true;
    }
    get [kConnectTimeoutError]() {
        return true;
    }
}
const kHeadersTimeoutError = Symbol.for('undici.error.UND_ERR_HEADERS_TIMEOUT');
class HeadersTimeoutError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'HeadersTimeoutError';
        this.message = message || 'Headers Timeout Error';
        this.code = 'UND_ERR_HEADERS_TIMEOUT';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kHeadersTimeoutError] === true;
    }
    get [kHeadersTimeoutError]() {
        return true;
    }
}
const kHeadersOverflowError = Symbol.for('undici.error.UND_ERR_HEADERS_OVERFLOW');
class HeadersOverflowError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'HeadersOverflowError';
        this.message = message || 'Headers Overflow Error';
        this.code = 'UND_ERR_HEADERS_OVERFLOW';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kHeadersOverflowError] === true;
    }
    get [kHeadersOverflowError]() {
        return true;
    }
}
const kBodyTimeoutError = Symbol.for('undici.error.UND_ERR_BODY_TIMEOUT');
class BodyTimeoutError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'BodyTimeoutError';
        this.message = message || 'Body Timeout Error';
        this.code = 'UND_ERR_BODY_TIMEOUT';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kBodyTimeoutError] === true;
    }
    get [kBodyTimeoutError]() {
        return true;
    }
}
const kInvalidArgumentError = Symbol.for('undici.error.UND_ERR_INVALID_ARG');
class InvalidArgumentError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'InvalidArgumentError';
        this.message = message || 'Invalid Argument Error';
        this.code = 'UND_ERR_INVALID_ARG';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kInvalidArgumentError] === true;
    }
    get [kInvalidArgumentError]() {
        return true;
    }
}
const kInvalidReturnValueError = Symbol.for('undici.error.UND_ERR_INVALID_RETURN_VALUE');
class InvalidReturnValueError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'InvalidReturnValueError';
        this.message = message || 'Invalid Return Value Error';
        this.code = 'UND_ERR_INVALID_RETURN_VALUE';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kInvalidReturnValueError] === true;
    }
    get [kInvalidReturnValueError]() {
        return true;
    }
}
const kAbortError = Symbol.for('undici.error.UND_ERR_ABORT');
class AbortError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'AbortError';
        this.message = message || 'The operation was aborted';
        this.code = 'UND_ERR_ABORT';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kAbortError] === true;
    }
    get [kAbortError]() {
        return true;
    }
}
const kRequestAbortedError = Symbol.for('undici.error.UND_ERR_ABORTED');
class RequestAbortedError extends AbortError {
    constructor(message) {
        super(message);
        this.name = 'AbortError';
        this.message = message || 'Request aborted';
        this.code = 'UND_ERR_ABORTED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kRequestAbortedError] === true;
    }
    get [kRequestAbortedError]() {
        return true;
    }
}
const kInformationalError = Symbol.for('undici.error.UND_ERR_INFO');
class InformationalError extends UndiciError {
    constructor(message, options) {
        super(message, options);
        this.name = 'InformationalError';
        this.message = message || 'Request information';
        this.code = 'UND_ERR_INFO';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kInformationalError] === true;
    }
    get [kInformationalError]() {
        return true;
    }
}
const kRequestContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH');
class RequestContentLengthMismatchError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'RequestContentLengthMismatchError';
        this.message = message || 'Request body length does not match content-length header';
        this.code = 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kRequestContentLengthMismatchError] === true;
    }
    get [kRequestContentLengthMismatchError]() {
        return true;
    }
}
const kResponseContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH');
class ResponseContentLengthMismatchError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'ResponseContentLengthMismatchError';
        this.message = message || 'Response body length does not match content-length header';
        this.code = 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kResponseContentLengthMismatchError] === true;
    }
    get [kResponseContentLengthMismatchError]() {
        return true;
    }
}
const kClientDestroyedError = Symbol.for('undici.error.UND_ERR_DESTROYED');
class ClientDestroyedError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'ClientDestroyedError';
        this.message = message || 'The client is destroyed';
        this.code = 'UND_ERR_DESTROYED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kClientDestroyedError] === true;
    }
    get [kClientDestroyedError]() {
        return true;
    }
}
const kClientClosedError = Symbol.for('undici.error.UND_ERR_CLOSED');
class ClientClosedError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'ClientClosedError';
        this.message = message || 'The client is closed';
        this.code = 'UND_ERR_CLOSED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kClientClosedError] === true;
    }
    get [kClientClosedError]() {
        return true;
    }
}
const kSocketError = Symbol.for('undici.error.UND_ERR_SOCKET');
class SocketError extends UndiciError {
    constructor(message, socket) {
        super(message);
        this.name = 'SocketError';
        this.message = message || 'Socket error';
        this.code = 'UND_ERR_SOCKET';
        this.socket = socket;
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kSocketError] === true;
    }
    get [kSocketError]() {
        return true;
    }
}
const kNotSupportedError = Symbol.for('undici.error.UND_ERR_NOT_SUPPORTED');
class NotSupportedError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'NotSupportedError';
        this.message = message || 'Not supported error';
        this.code = 'UND_ERR_NOT_SUPPORTED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kNotSupportedError] === true;
    }
    get [kNotSupportedError]() {
        return true;
    }
}
const kBalancedPoolMissingUpstreamError = Symbol.for('undici.error.UND_ERR_BPL_MISSING_UPSTREAM');
class BalancedPoolMissingUpstreamError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'MissingUpstreamError';
        this.message = message || 'No upstream has been added to the BalancedPool';
        this.code = 'UND_ERR_BPL_MISSING_UPSTREAM';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kBalancedPoolMissingUpstreamError] === true;
    }
    get [kBalancedPoolMissingUpstreamError]() {
        return true;
    }
}
const kWebAssemblyNotSupportedError = Symbol.for('undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED');
class WebAssemblyNotSupportedError extends Error {
    constructor(message) {
        super(message || 'WebAssembly is not supported in this environment, but is required for HTTP/1 parsing');
        this.code = 'ERR_WEBASSEMBLY_NOT_SUPPORTED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kWebAssemblyNotSupportedError] === true;
    }
    get [kWebAssemblyNotSupportedError]() {
        return true;
    }
}
const kHTTPParserError = Symbol.for('undici.error.UND_ERR_HTTP_PARSER');
class HTTPParserError extends Error {
    constructor(message, code, data) {
        super(message);
        this.name = 'HTTPParserError';
        this.code = code ? `HPE_${code}` : undefined;
        this.data = data ? data.toString() : undefined;
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kHTTPParserError] === true;
    }
    get [kHTTPParserError]() {
        return true;
    }
}
const kResponseExceededMaxSizeError = Symbol.for('undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE');
class ResponseExceededMaxSizeError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'ResponseExceededMaxSizeError';
        this.message = message || 'Response content exceeded max size';
        this.code = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kResponseExceededMaxSizeError] === true;
    }
    get [kResponseExceededMaxSizeError]() {
        return true;
    }
}
const kRequestRetryError = Symbol.for('undici.error.UND_ERR_REQ_RETRY');
class RequestRetryError extends UndiciError {
    constructor(message, code, { headers, data }) {
        super(message);
        this.name = 'RequestRetryError';
        this.message = message || 'Request retry error';
        this.code = 'UND_ERR_REQ_RETRY';
        this.statusCode = code;
        this.data = data;
        this.headers = headers;
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kRequestRetryError] === true;
    }
    get [kRequestRetryError]() {
        return true;
    }
}
const kResponseError = Symbol.for('undici.error.UND_ERR_RESPONSE');
class ResponseError extends UndiciError {
    constructor(message, code, { headers, body, bodyTruncated = false }) {
        super(message);
        this.name = 'ResponseError';
        this.message = message || 'Response error';
        this.code = 'UND_ERR_RESPONSE';
        this.statusCode = code;
        this.body = body;
        this.bodyTruncated = bodyTruncated;
        this.headers = headers;
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kResponseError] === true;
    }
    get [kResponseError]() {
        return true;
    }
}
const kSecureProxyConnectionError = Symbol.for('undici.error.UND_ERR_PRX_TLS');
class SecureProxyConnectionError extends UndiciError {
    constructor(cause, message, options = {}) {
        super(message, { cause, ...options });
        this.name = 'SecureProxyConnectionError';
        this.message = message || 'Secure Proxy Connection failed';
        this.code = 'UND_ERR_PRX_TLS';
        this.cause = cause;
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kSecureProxyConnectionError] === true;
    }
    get [kSecureProxyConnectionError]() {
        return true;
    }
}
const kProxyConnectionError = Symbol.for('undici.error.UND_ERR_PRX_CONN');
class ProxyConnectionError extends UndiciError {
    constructor(cause, message, options = {}) {
        super(message, { cause, ...options });
        this.name = 'ProxyConnectionError';
        this.message = message || 'Proxy Connection failed';
        this.code = 'UND_ERR_PRX_CONN';
        this.cause = cause;
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kProxyConnectionError] === true;
    }
    get [kProxyConnectionError]() {
        return true;
    }
}
const kMaxRedirectsError = Symbol.for('undici.error.UND_ERR_REDIRECT_MAX');
class MaxRedirectsError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'MaxRedirectsError';
        this.message = message || 'max redirects';
        this.code = 'UND_ERR_REDIRECT_MAX';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kMaxRedirectsError] === true;
    }
    get [kMaxRedirectsError]() {
        return true;
    }
}
const kMaxOriginsReachedError = Symbol.for('undici.error.UND_ERR_MAX_ORIGINS_REACHED');
class MaxOriginsReachedError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'MaxOriginsReachedError';
        this.message = message || 'Maximum allowed origins reached';
        this.code = 'UND_ERR_MAX_ORIGINS_REACHED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kMaxOriginsReachedError] === true;
    }
    get [kMaxOriginsReachedError]() {
        return true;
    }
}
class Socks5ProxyError extends UndiciError {
    constructor(message, code) {
        super(message);
        this.name = 'Socks5ProxyError';
        this.message = message || 'SOCKS5 proxy error';
        this.code = code || 'UND_ERR_SOCKS5';
    }
}
const kMessageSizeExceededError = Symbol.for('undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED');
class MessageSizeExceededError extends UndiciError {
    constructor(message) {
        super(message);
        this.name = 'MessageSizeExceededError';
        this.message = message || 'Max decompressed message size exceeded';
        this.code = 'UND_ERR_WS_MESSAGE_SIZE_EXCEEDED';
    }
    static [Symbol.hasInstance](instance) {
        return instance && instance[kMessageSizeExceededError] === true;
    }
    get [kMessageSizeExceededError]() {
        return true;
    }
}
module.exports = {
    AbortError,
    WebAssemblyNotSupportedError,
    HTTPParserError,
    UndiciError,
    HeadersTimeoutError,
    HeadersOverflowError,
    BodyTimeoutError,
    RequestContentLengthMismatchError,
    ConnectTimeoutError,
    InvalidArgumentError,
    InvalidReturnValueError,
    RequestAbortedError,
    ClientDestroyedError,
    ClientClosedError,
    InformationalError,
    SocketError,
    NotSupportedError,
    ResponseContentLengthMismatchError,
    BalancedPoolMissingUpstreamError,
    ResponseExceededMaxSizeError,
    RequestRetryError,
    ResponseError,
    SecureProxyConnectionError,
    ProxyConnectionError,
    MaxOriginsReachedError,
    MaxRedirectsError,
    Socks5ProxyError,
    MessageSizeExceededError
};


}),

8997:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const { InvalidArgumentError, NotSupportedError } = __webpack_require__(3737);
const assert = __webpack_require__(878);
const { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, hasSafeIterator, isBlobLike, serializePathWithQuery, parseHeaders, assertRequestHandler, getServerName, normalizedMethodRecords, getProtocolFromUrlString } = __webpack_require__(8402);
const { channels } = __webpack_require__(6655);
const { headerNameLowerCasedRecord } = __webpack_require__(8173);
const invalidPathRegex = /[^\u0021-\u00ff]/;
function isValidContentLengthHeaderValue(val) {
    if (typeof val !== 'string' || val.length === 0) {
        return false;
    }
    for (let i = 0; i < val.length; i++) {
        const charCode = val.charCodeAt(i);
        if (charCode < 48 || charCode > 57) {
            return false;
        }
    }
    return true;
}
const kHandler = Symbol('handler');
const kController = Symbol('controller');
const kResume = Symbol('resume');
class RequestController {
    #paused = false;
    #reason = null;
    #aborted = false;
    #abort;
    [kResume] = null;
    rawHeaders = null;
    rawTrailers = null;
    constructor(abort) {
        this.#abort = abort;
    }
    pause() {
        this.#paused = true;
    }
    resume() {
        if (this.#paused) {
            this.#paused = false;
            this[kResume]?.();
        }
    }
    abort(reason) {
        if (!this.#aborted) {
            this.#aborted = true;
            this.#reason = reason;
            this.#abort(reason);
        }
    }
    get aborted() {
        return this.#aborted;
    }
    get reason() {
        return this.#reason;
    }
    get paused() {
        return this.#paused;
    }
}
class Request {
    constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, expectContinue, servername, throwOnError, maxRedirections, typeOfService }, handler) {
        if (typeof path !== 'string') {
            throw new InvalidArgumentError('path must be a string');
        }
        else if (path[0] !== '/' &&
            !(path.startsWith('http://') || path.startsWith('https://')) &&
            method !== 'CONNECT') {
            throw new InvalidArgumentError('path must be an absolute URL or start with a slash');
        }
        else if (invalidPathRegex.test(path)) {
            throw new InvalidArgumentError('invalid request path');
        }
        if (typeof method !== 'string') {
            throw new InvalidArgumentError('method must be a string');
        }
        else if (normalizedMethodRecords[method] === undefined && !isValidHTTPToken(method)) {
            throw new InvalidArgumentError('invalid request method');
        }
        if (upgrade && typeof upgrade !== 'string') {
            throw new InvalidArgumentError('upgrade must be a string');
        }
        if (upgrade && !isValidHeaderValue(upgrade)) {
            throw new InvalidArgumentError('invalid upgrade header');
        }
        if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
            throw new InvalidArgumentError('invalid headersTimeout');
        }
        if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
            throw new InvalidArgumentError('invalid bodyTimeout');
        }
        if (reset != null && typeof reset !== 'boolean') {
            throw new InvalidArgumentError('invalid reset');
        }
        if (expectContinue != null && typeof expectContinue !== 'boolean') {
            throw new InvalidArgumentError('invalid expectContinue');
        }
        if (throwOnError != null) {
            throw new InvalidArgumentError('invalid throwOnError');
        }
        if (maxRedirections != null && maxRedirections !== 0) {
            throw new InvalidArgumentError('maxRedirections is not supported, use the redirect interceptor');
        }
        if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) {
            throw new InvalidArgumentError('typeOfService must be an integer between 0 and 255');
        }
        this.headersTimeout = headersTimeout;
        this.bodyTimeout = bodyTimeout;
        this.method = method;
        this.typeOfService = typeOfService;
        this.abort = null;
        if (body == null) {
            this.body = null;
        }
        else if (isStream(body)) {
            this.body = body;
            const rState = this.body._readableState;
            if (!rState || !rState.autoDestroy) {
                this.endHandler = function autoDestroy() {
                    destroy(this);
                };
                this.body.on('end', this.endHandler);
            }
            this.errorHandler = err => {
                if (this.abort) {
                    this.abort(err);
                }
                else {
                    this.error = err;
                }
            };
            this.body.on('error', this.errorHandler);
        }
        else if (isBuffer(body)) {
            this.body = body.byteLength ? body : null;
        }
        else if (ArrayBuffer.isView(body)) {
            this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
        }
        else if (body instanceof ArrayBuffer) {
            this.body = body.byteLength ? Buffer.from(body) : null;
        }
        else if (typeof body === 'string') {
            this.body = body.length ? Buffer.from(body) : null;
        }
        else if (isFormDataLike(body)) {
            if (!isUndiciFormData(body)) {
                throw new InvalidArgumentError('body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported');
            }
            this.body = body;
        }
        else if (isIterable(body) || isBlobLike(body)) {
            this.body = body;
        }
        else {
            throw new InvalidArgumentError('body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable');
        }
        this.completed = false;
        this.aborted = false;
        this.upgrade = upgrade || null;
        this.path = query ? serializePathWithQuery(path, query) : path;
        this.origin = origin;
        this.protocol = getProtocolFromUrlString(origin);
        this.idempotent = idempotent == null
            ? method === 'HEAD' || method === 'GET' || method === 'QUERY'
            : idempotent;
        this.blocking = blocking ?? this.method !== 'HEAD';
        this.reset = reset == null ? null : reset;
        this.host = null;
        this.contentLength = null;
        this.contentType = null;
        this.headers = [];
        this.expectContinue = expectContinue != null ? expectContinue : false;
        if (Array.isArray(headers)) {
            if (headers.length % 2 !== 0) {
                throw new InvalidArgumentError('headers array must be even');
            }
            for (let i = 0; i < headers.length; i += 2) {
                processHeader(this, headers[i], headers[i + 1]);
            }
        }
        else if (headers && typeof headers === 'object') {
            if (hasSafeIterator(headers)) {
                for (const header of headers) {
                    if (!Array.isArray(header) || header.length !== 2) {
                        throw new InvalidArgumentError('headers must be in key-value pair format');
                    }
                    processHeader(this, header[0], header[1]);
                }
            }
            else {
                const keys = Object.keys(headers);
                for (let i = 0; i < keys.length; ++i) {
                    processHeader(this, keys[i], headers[keys[i]]);
                }
            }
        }
        else if (headers != null) {
            throw new InvalidArgumentError('headers must be an object or an array');
        }
        assertRequestHandler(handler, method, upgrade);
        this.servername = servername || getServerName(this.host) || null;
        this[kHandler] = handler;
        if (channels.create.hasSubscribers) {
            channels.create.publish({ request: this });
        }
    }
    onBodySent(chunk) {
        if (channels.bodyChunkSent.hasSubscribers) {
            channels.bodyChunkSent.publish({ request: this, chunk });
        }
        if (this[kHandler].onBodySent) {
            try {
                return this[kHandler].onBodySent(chunk);
            }
            catch (err) {
                this.abort(err);
            }
        }
    }
    onRequestSent() {
        if (channels.bodySent.hasSubscribers) {
            channels.bodySent.publish({ request: this });
        }
        if (this[kHandler].onRequestSent) {
            try {
                return this[kHandler].onRequestSent();
            }
            catch (err) {
                this.abort(err);
            }
        }
    }
    onRequestStart(abort, context) {
        assert(!this.aborted);
        assert(!this.completed);
        this[kController] = new RequestController(abort);
        if (this.error) {
            this[kController].abort(this.error);
            return;
        }
        this.abort = abort;
        return this[kHandler].onRequestStart(this[kController], context);
    }
    onResponseStarted() {
        return this[kHandler].onResponseStarted?.();
    }
    onResponseStart(statusCode, headers, resume, statusText) {
        assert(!this.aborted);
        assert(!this.completed);
        if (channels.headers.hasSubscribers) {
            channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
        }
        const controller = this[kController];
        if (controller) {
            controller[kResume] = resume;
            controller.rawHeaders = headers;
        }
        const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
        try {
            this[kHandler].onResponseStart?.(controller, statusCode, parsedHeaders, statusText);
            return !controller?.paused;
        }
        catch (err) {
            this.abort(err);
            return false;
        }
    }
    onResponseData(chunk) {
        assert(!this.aborted);
        assert(!this.completed);
        if (channels.bodyChunkReceived.hasSubscribers) {
            channels.bodyChunkReceived.publish({ request: this, chunk });
        }
        const controller = this[kController];
        try {
            this[kHandler].onResponseData?.(controller, chunk);
            return !controller?.paused;
        }
        catch (err) {
            this.abort(err);
            return false;
        }
    }
    onRequestUpgrade(statusCode, headers, socket, statusText = '') {
        this.onFinally();
        assert(!this.aborted);
        assert(!this.completed);
        if (channels.headers.hasSubscribers) {
            channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
        }
        const controller = this[kController];
        if (controller) {
            controller.rawHeaders = headers;
        }
        const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
        const result = this[kHandler].onRequestUpgrade?.(controller, statusCode, parsedHeaders, socket);
        if (!this.aborted) {
            this.completed = true;
            if (channels.trailers.hasSubscribers) {
                channels.trailers.publish({ request: this, trailers: [] });
            }
        }
        return result;
    }
    onResponseEnd(trailers) {
        this.onFinally();
        assert(!this.aborted);
        assert(!this.completed);
        this.completed = true;
        if (channels.trailers.hasSubscribers) {
            channels.trailers.publish({ request: this, trailers });
        }
        const controller = this[kController];
        if (controller) {
            controller.rawTrailers = trailers;
        }
        const parsedTrailers = Array.isArray(trailers) ? parseHeaders(trailers) : trailers;
        try {
            return this[kHandler].onResponseEnd?.(controller, parsedTrailers);
        }
        catch (err) {
            this.onResponseError(err);
        }
    }
    onResponseError(error) {
        this.onFinally();
        if (channels.error.hasSubscribers) {
            channels.error.publish({ request: this, error });
        }
        if (this.aborted) {
            return;
        }
        this.aborted = true;
        const controller = this[kController];
        return this[kHandler].onResponseError?.(controller, error);
    }
    onFinally() {
        if (this.errorHandler) {
            this.body.off('error', this.errorHandler);
            this.errorHandler = null;
        }
        if (this.endHandler) {
            this.body.off('end', this.endHandler);
            this.endHandler = null;
        }
    }
    addHeader(key, value) {
        processHeader(this, key, value);
        return this;
    }
}
function processHeader(request, key, val) {
    if (val && (typeof val === 'object' && !Array.isArray(val))) {
        throw new InvalidArgumentError(`invalid ${key} header`);
    }
    else if (val === undefined) {
        return;
    }
    let headerName = headerNameLowerCasedRecord[key];
    if (headerName === undefined) {
        headerName = key.toLowerCase();
        if (headerNameLowerCasedRecord[headerName] === undefined && !isValidHTTPToken(headerName)) {
            throw new InvalidArgumentError('invalid header key');
        }
    }
    if (Array.isArray(val)) {
        const arr = [];
        for (let i = 0; i < val.length; i++) {
            if (typeof val[i] === 'string') {
                if (!isValidHeaderValue(val[i])) {
                    throw new InvalidArgumentError(`invalid ${key} header`);
                }
                arr.push(val[i]);
            }
            else if (val[i] === null) {
                arr.push('');
            }
            else if (typeof val[i] === 'object') {
                throw new InvalidArgumentError(`invalid ${key} header`);
            }
            else {
                const str = `${val[i]}`;
                if (!isValidHeaderValue(str)) {
                    throw new InvalidArgumentError(`invalid ${key} header`);
                }
                arr.push(str);
            }
        }
        val = arr;
    }
    else if (typeof val === 'string') {
        if (!isValidHeaderValue(val)) {
            throw new InvalidArgumentError(`invalid ${key} header`);
        }
    }
    else if (val === null) {
        val = '';
    }
    else {
        val = `${val}`;
        if (!isValidHeaderValue(val)) {
            throw new InvalidArgumentError(`invalid ${key} header`);
        }
    }
    if (headerName === 'host') {
        if (request.host !== null) {
            throw new InvalidArgumentError('duplicate host header');
        }
        if (typeof val !== 'string') {
            throw new InvalidArgumentError('invalid host header');
        }
        request.host = val;
    }
    else if (headerName === 'content-length') {
        if (request.contentLength !== null) {
            throw new InvalidArgumentError('duplicate content-length header');
        }
        if (!isValidContentLengthHeaderValue(val)) {
            throw new InvalidArgumentError('invalid content-length header');
        }
        request.contentLength = parseInt(val, 10);
    }
    else if (request.contentType === null && headerName === 'content-type') {
        request.contentType = val;
        request.headers.push(key, val);
    }
    else if (headerName === 'transfer-encoding' || headerName === 'keep-alive' || headerName === 'upgrade') {
        throw new InvalidArgumentError(`invalid ${headerName} header`);
    }
    else if (headerName === 'connection') {
        const value = typeof val === 'string' ? val : null;
        if (value === null) {
            throw new InvalidArgumentError('invalid connection header');
        }
        for (const token of value.toLowerCase().split(',')) {
            const trimmed = token.trim();
            if (!isValidHTTPToken(trimmed)) {
                throw new InvalidArgumentError('invalid connection header');
            }
            if (trimmed === 'close') {
                request.reset = true;
            }
        }
    }
    else if (headerName === 'expect') {
        throw new NotSupportedError('expect header not supported');
    }
    else {
        request.headers.push(key, val);
    }
}
let isFormData;
function isUndiciFormData(body) {
    if (isFormData === undefined) {
        __webpack_require__(2832);
        isFormData = (__webpack_require__(9929).webidl).is.FormData;
    }
    return isFormData(body);
}
module.exports = Request;


}),

3561:
((module) => {

"use strict";

module.exports = {
    kClose: Symbol('close'),
    kDestroy: Symbol('destroy'),
    kDispatch: Symbol('dispatch'),
    kUrl: Symbol('url'),
    kRequestOrigin: Symbol('request origin'),
    kRedirectCacheControl: Symbol('redirect cache control'),
    kOriginless: Symbol('originless'),
    kWriting: Symbol('writing'),
    kResuming: Symbol('resuming'),
    kQueue: Symbol('queue'),
    kConnect: Symbol('connect'),
    kConnecting: Symbol('connecting'),
    kKeepAliveDefaultTimeout: Symbol('default keep alive timeout'),
    kKeepAliveMaxTimeout: Symbol('max keep alive timeout'),
    kKeepAliveTimeoutThreshold: Symbol('keep alive timeout threshold'),
    kKeepAliveTimeoutValue: Symbol('keep alive timeout'),
    kKeepAlive: Symbol('keep alive'),
    kHeadersTimeout: Symbol('headers timeout'),
    kBodyTimeout: Symbol('body timeout'),
    kServerName: Symbol('server name'),
    kLocalAddress: Symbol('local address'),
    kHost: Symbol('host'),
    kNoRef: Symbol('no ref'),
    kBodyUsed: Symbol('used'),
    kBody: Symbol('abstracted request body'),
    kRunning: Symbol('running'),
    kBlocking: Symbol('blocking'),
    kPending: Symbol('pending'),
    kSize: Symbol('size'),
    kBusy: Symbol('busy'),
    kQueued: Symbol('queued'),
    kFree: Symbol('free'),
    kConnected: Symbol('connected'),
    kClosed: Symbol('closed'),
    kNeedDrain: Symbol('need drain'),
    kReset: Symbol('reset'),
    kDestroyed: Symbol.for('nodejs.stream.destroyed'),
    kResume: Symbol('resume'),
    kOnError: Symbol('on error'),
    kMaxHeadersSize: Symbol('max headers size'),
    kRunningIdx: Symbol('running index'),
    kPendingIdx: Symbol('pending index'),
    kError: Symbol('error'),
    kClients: Symbol('clients'),
    kClient: Symbol('client'),
    kParser: Symbol('parser'),
    kOnDestroyed: Symbol('destroy callbacks'),
    kPipelining: Symbol('pipelining'),
    kSocket: Symbol('socket'),
    kHostHeader: Symbol('host header'),
    kConnector: Symbol('connector'),
    kStrictContentLength: Symbol('strict content length'),
    kMaxRedirections: Symbol('maxRedirections'),
    kMaxRequests: Symbol('maxRequestsPerClient'),
    kProxy: Symbol('proxy agent options'),
    kCounter: Symbol('socket request counter'),
    kMaxResponseSize: Symbol('max response size'),
    kHTTP2Session: Symbol('http2Session'),
    kHTTP2Options: Symbol('http2 options'),
    kHTTP2SessionState: Symbol('http2Session state'),
    kRetryHandlerDefaultRetry: Symbol('retry agent default retry'),
    kConstruct: Symbol('constructable'),
    kListeners: Symbol('listeners'),
    kHTTPContext: Symbol('http context'),
    kMaxConcurrentStreams: Symbol('max concurrent streams'),
    kHostAuthority: Symbol('host authority'),
    kHTTP2InitialWindowSize: Symbol('http2 initial window size'),
    kHTTP2ConnectionWindowSize: Symbol('http2 connection window size'),
    kEnableConnectProtocol: Symbol('http2session connect protocol'),
    kRemoteSettings: Symbol('http2session remote settings'),
    kHTTP2Stream: Symbol('http2session client stream'),
    kPingInterval: Symbol('ping interval'),
    kUseMilo: Symbol('use milo'),
    kNoProxyAgent: Symbol('no proxy agent'),
    kHttpProxyAgent: Symbol('http proxy agent'),
    kHttpsProxyAgent: Symbol('https proxy agent'),
    kSocks5ProxyAgent: Symbol('socks5 proxy agent')
};


}),

9526:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const { wellknownHeaderNames, headerNameLowerCasedRecord } = __webpack_require__(8173);
class TstNode {
    value = null;
    left = null;
    middle = null;
    right = null;
    code;
    constructor(key, value, index) {
        if (index === undefined || index >= key.length) {
            throw new TypeError('Unreachable');
        }
        const code = this.code = key.charCodeAt(index);
        if (code > 0x7F) {
            throw new TypeError('key must be ascii string');
        }
        if (key.length !== ++index) {
            this.middle = new TstNode(key, value, index);
        }
        else {
            this.value = value;
        }
    }
    add(key, value) {
        const length = key.length;
        if (length === 0) {
            throw new TypeError('Unreachable');
        }
        let index = 0;
        let node = this;
        while (true) {
            const code = key.charCodeAt(index);
            if (code > 0x7F) {
                throw new TypeError('key must be ascii string');
            }
            if (node.code === code) {
                if (length === ++index) {
                    node.value = value;
                    break;
                }
                else if (node.middle !== null) {
                    node = node.middle;
                }
                else {
                    node.middle = new TstNode(key, value, index);
                    break;
                }
            }
            else if (node.code < code) {
                if (node.left !== null) {
                    node = node.left;
                }
                else {
                    node.left = new TstNode(key, value, index);
                    break;
                }
            }
            else if (node.right !== null) {
                node = node.right;
            }
            else {
                node.right = new TstNode(key, value, index);
                break;
            }
        }
    }
    search(key) {
        const keylength = key.length;
        let index = 0;
        let node = this;
        while (node !== null && index < keylength) {
            let code = key[index];
            if (code <= 0x5a && code >= 0x41) {
                code |= 32;
            }
            while (node !== null) {
                if (code === node.code) {
                    if (keylength === ++index) {
                        return node;
                    }
                    node = node.middle;
                    break;
                }
                node = node.code < code ? node.left : node.right;
            }
        }
        return null;
    }
}
class TernarySearchTree {
    node = null;
    insert(key, value) {
        if (this.node === null) {
            this.node = new TstNode(key, value, 0);
        }
        else {
            this.node.add(key, value);
        }
    }
    lookup(key) {
        return this.node?.search(key)?.value ?? null;
    }
}
const tree = new TernarySearchTree();
for (let i = 0; i < wellknownHeaderNames.length; ++i) {
    const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
    tree.insert(key, key);
}
module.exports = {
    TernarySearchTree,
    tree
};


}),

8402:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const assert = __webpack_require__(878);
const { kDestroyed, kBodyUsed, kListeners, kBody } = __webpack_require__(3561);
const IncomingMessage = null;
const stream = __webpack_require__(7075);
const net = __webpack_require__(7030);
const { stringify } = __webpack_require__(1792);
const { EventEmitter: EE, addAbortListener: addAbortListenerNative } = __webpack_require__(8474);
const timers = __webpack_require__(3025);
const { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(3737);
const { headerNameLowerCasedRecord } = __webpack_require__(8173);
const { tree } = __webpack_require__(9526);
class BodyAsyncIterable {
    constructor(body) {
        this[kBody] = body;
        this[kBodyUsed] = false;
    }
    async *[Symbol.asyncIterator]() {
        assert(!this[kBodyUsed], 'disturbed');
        this[kBodyUsed] = true;
        yield* this[kBody];
    }
}
function noop() { }
function wrapRequestBody(body) {
    if (isStream(body)) {
        if (bodyLength(body) === 0) {
            body
                .on('data', function () {
                assert(false);
            });
        }
        if (typeof body.readableDidRead !== 'boolean') {
            body[kBodyUsed] = false;
            EE.prototype.on.call(body, 'data', function () {
                this[kBodyUsed] = true;
            });
        }
        return body;
    }
    else if (body && typeof body.pipeTo === 'function') {
        return new BodyAsyncIterable(body);
    }
    else if (body && isFormDataLike(body)) {
        return body;
    }
    else if (body &&
        typeof body !== 'string' &&
        !ArrayBuffer.isView(body) &&
        isIterable(body)) {
        return new BodyAsyncIterable(body);
    }
    else {
        return body;
    }
}
function isStream(obj) {
    return obj && typeof obj === 'object' && typeof obj.pipe === 'function' && typeof obj.on === 'function';
}
function isBlobLike(object) {
    return object instanceof Blob;
}
function pathHasQueryOrFragment(url) {
    return (url.includes('?') ||
        url.includes('#'));
}
function serializePathWithQuery(url, queryParams) {
    if (pathHasQueryOrFragment(url)) {
        throw new Error('Query params cannot be passed when url already contains "?" or "#".');
    }
    const stringified = stringify(queryParams);
    if (stringified) {
        url += '?' + stringified;
    }
    return url;
}
function isValidPort(port) {
    const value = parseInt(port, 10);
    return (value === Number(port) &&
        value >= 0 &&
        value <= 65535);
}
function isHttpOrHttpsPrefixed(value) {
    return (value != null &&
        value[0] === 'h' &&
        value[1] === 't' &&
        value[2] === 't' &&
        value[3] === 'p' &&
        (value[4] === ':' ||
            (value[4] === 's' &&
                value[5] === ':')));
}
function parseURL(url) {
    if (typeof url === 'string') {
        url = new URL(url);
        if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
            throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.');
        }
        return url;
    }
    if (!url || typeof url !== 'object') {
        throw new InvalidArgumentError('Invalid URL: The URL argument must be a non-null object.');
    }
    if (!(url instanceof URL)) {
        if (url.port != null && url.port !== '' && isValidPort(url.port) === false) {
            throw new InvalidArgumentError('Invalid URL: port must be a valid integer or a string representation of an integer.');
        }
        if (url.path != null && typeof url.path !== 'string') {
            throw new InvalidArgumentError('Invalid URL path: the path must be a string or null/undefined.');
        }
        if (url.pathname != null && typeof url.pathname !== 'string') {
            throw new InvalidArgumentError('Invalid URL pathname: the pathname must be a string or null/undefined.');
        }
        if (url.hostname != null && typeof url.hostname !== 'string') {
            throw new InvalidArgumentError('Invalid URL hostname: the hostname must be a string or null/undefined.');
        }
        if (url.origin != null && typeof url.origin !== 'string') {
            throw new InvalidArgumentError('Invalid URL origin: the origin must be a string or null/undefined.');
        }
        if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
            throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.');
        }
        const port = url.port != null
            ? url.port
            : (url.protocol === 'https:' ? 443 : 80);
        let origin = url.origin != null
            ? url.origin
            : `${url.protocol || ''}//${url.hostname || ''}:${port}`;
        let path = url.path != null
            ? url.path
            : `${url.pathname || ''}${url.search || ''}`;
        if (origin[origin.length - 1] === '/') {
            origin = origin.slice(0, origin.length - 1);
        }
        if (path && path[0] !== '/') {
            path = `/${path}`;
        }
        return new URL(`${origin}${path}`);
    }
    if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
        throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.');
    }
    return url;
}
function parseOrigin(url) {
    url = parseURL(url);
    if (url.pathname !== '/' || url.search || url.hash) {
        throw new InvalidArgumentError('invalid url');
    }
    return url;
}
function getHostname(host) {
    if (host[0] === '[') {
        const idx = host.indexOf(']');
        assert(idx !== -1);
        return host.substring(1, idx);
    }
    const idx = host.indexOf(':');
    if (idx === -1)
        return host;
    return host.substring(0, idx);
}
function getServerName(host) {
    if (!host) {
        return null;
    }
    assert(typeof host === 'string');
    const servername = getHostname(host);
    if (net.isIP(servername)) {
        return '';
    }
    return servername;
}
function deepClone(obj) {
    return JSON.parse(JSON.stringify(obj));
}
function isAsyncIterable(obj) {
    return !!(obj != null && typeof obj[Symbol.asyncIterator] === 'function');
}
function isIterable(obj) {
    return !!(obj != null && (typeof obj[Symbol.iterator] === 'function' || typeof obj[Symbol.asyncIterator] === 'function'));
}
function hasSafeIterator(obj) {
    const prototype = Object.getPrototypeOf(obj);
    const ownIterator = Object.hasOwn(obj, Symbol.iterator);
    return ownIterator || (prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === 'function');
}
function bodyLength(body) {
    if (body == null) {
        return 0;
    }
    else if (isStream(body)) {
        const state = body._readableState;
        return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length)
            ? state.length
            : null;
    }
    else if (isBlobLike(body)) {
        return body.size != null ? body.size : null;
    }
    else if (isBuffer(body)) {
        return body.byteLength;
    }
    return null;
}
function isDestroyed(body) {
    return body && !!(body.destroyed || body[kDestroyed] || (stream.isDestroyed?.(body)));
}
function destroy(stream, err) {
    if (stream == null || !isStream(stream) || isDestroyed(stream)) {
        return;
    }
    if (typeof stream.destroy === 'function') {
        if (Object.getPrototypeOf(stream).constructor === IncomingMessage) {
            stream.socket = null;
        }
        try {
            stream.destroy(err);
        }
        catch {
        }
    }
    else if (err) {
        queueMicrotask(() => {
            stream.emit('error', err);
        });
    }
    if (stream.destroyed !== true) {
        stream[kDestroyed] = true;
    }
}
const KEEPALIVE_TIMEOUT_EXPR = /(?:^|,)[\t ]*timeout=(\d+)/i;
function parseKeepAliveTimeout(val) {
    const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
    return m ? parseInt(m[1], 10) * 1000 : null;
}
function headerNameToString(value) {
    return typeof value === 'string'
        ? headerNameLowerCasedRecord[value] ?? value.toLowerCase()
        : tree.lookup(value) ?? value.toString('latin1').toLowerCase();
}
function bufferToLowerCasedHeaderName(value) {
    return tree.lookup(value) ?? value.toString('latin1').toLowerCase();
}
function setHeader(obj, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(obj, key, {
            value,
            enumerable: true,
            configurable: true,
            writable: true
        });
    }
    else {
        obj[key] = value;
    }
}
function parseHeaders(headers, obj) {
    if (obj === undefined)
        obj = {};
    for (let i = 0; i < headers.length; i += 2) {
        const key = headerNameToString(headers[i]);
        let val = obj[key];
        if (val !== undefined) {
            if (!Object.hasOwn(obj, key)) {
                const headersValue = typeof headers[i + 1] === 'string'
                    ? headers[i + 1]
                    : Array.isArray(headers[i + 1])
                        ? headers[i + 1].map(x => x.toString('latin1'))
                        : headers[i + 1].toString('latin1');
                if (key === '__proto__') {
                    Object.defineProperty(obj, key, {
                        value: headersValue,
                        enumerable: true,
                        configurable: true,
                        writable: true
                    });
                }
                else {
                    obj[key] = headersValue;
                }
            }
            else {
                if (typeof val === 'string') {
                    val = [val];
                    obj[key] = val;
                }
                val.push(headers[i + 1].toString('latin1'));
            }
        }
        else {
            const headersValue = typeof headers[i + 1] === 'string'
                ? headers[i + 1]
                : Array.isArray(headers[i + 1])
                    ? headers[i + 1].map(x => x.toString('latin1'))
                    : headers[i + 1].toString('latin1');
            obj[key] = headersValue;
        }
    }
    return obj;
}
function parseRawHeaders(headers) {
    if (headers == null) {
        return [];
    }
    if (!Array.isArray(headers)) {
        const rawHeaders = [];
        for (const [name, value] of Object.entries(headers)) {
            if (Array.isArray(value)) {
                for (const entry of value) {
                    rawHeaders.push(name, `${entry}`);
                }
            }
            else {
                rawHeaders.push(name, `${value}`);
            }
        }
        return rawHeaders;
    }
    const headersLength = headers.length;
    const ret = new Array(headersLength);
    let key;
    let val;
    for (let n = 0; n < headersLength; n += 2) {
        key = headers[n];
        val = headers[n + 1];
        typeof key !== 'string' && (key = key.toString());
        typeof val !== 'string' && (val = val.toString('latin1'));
        ret[n] = key;
        ret[n + 1] = val;
    }
    return ret;
}
function toRawHeaders(headers) {
    const rawHeaders = [];
    for (const [name, value] of Object.entries(headers)) {
        if (Array.isArray(value)) {
            for (const entry of value) {
                rawHeaders.push(Buffer.from(name, 'latin1'), Buffer.from(`${entry}`, 'latin1'));
            }
        }
        else {
            rawHeaders.push(Buffer.from(name, 'latin1'), Buffer.from(`${value}`, 'latin1'));
        }
    }
    return rawHeaders;
}
function encodeRawHeaders(headers) {
    if (!Array.isArray(headers)) {
        throw new TypeError('expected headers to be an array');
    }
    return headers.map(x => Buffer.from(x));
}
function isBuffer(buffer) {
    return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
}
function assertRequestHandler(handler, method, upgrade) {
    if (!handler || typeof handler !== 'object') {
        throw new InvalidArgumentError('handler must be an object');
    }
    if (typeof handler.onRequestStart !== 'function') {
        throw new InvalidArgumentError('invalid onRequestStart method');
    }
    if (typeof handler.onResponseError !== 'function') {
        throw new InvalidArgumentError('invalid onResponseError method');
    }
    if (typeof handler.onBodySent !== 'function' && handler.onBodySent !== undefined) {
        throw new InvalidArgumentError('invalid onBodySent method');
    }
    if (typeof handler.onRequestSent !== 'function' && handler.onRequestSent !== undefined) {
        throw new InvalidArgumentError('invalid onRequestSent method');
    }
    if (upgrade || method === 'CONNECT') {
        if (typeof handler.onRequestUpgrade !== 'function') {
            throw new InvalidArgumentError('invalid onRequestUpgrade method');
        }
    }
    else {
        if (typeof handler.onResponseStart !== 'function') {
            throw new InvalidArgumentError('invalid onResponseStart method');
        }
        if (typeof handler.onResponseData !== 'function') {
            throw new InvalidArgumentError('invalid onResponseData method');
        }
        if (typeof handler.onResponseEnd !== 'function') {
            throw new InvalidArgumentError('invalid onResponseEnd method');
        }
    }
}
function isDisturbed(body) {
    return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
}
function getSocketInfo(socket) {
    return {
        localAddress: socket.localAddress,
        localPort: socket.localPort,
        remoteAddress: socket.remoteAddress,
        remotePort: socket.remotePort,
        remoteFamily: socket.remoteFamily,
        timeout: socket.timeout,
        bytesWritten: socket.bytesWritten,
        bytesRead: socket.bytesRead
    };
}
function isFormDataLike(object) {
    return (object &&
        typeof object === 'object' &&
        typeof object.append === 'function' &&
        typeof object.delete === 'function' &&
        typeof object.get === 'function' &&
        typeof object.getAll === 'function' &&
        typeof object.has === 'function' &&
        typeof object.set === 'function' &&
        object[Symbol.toStringTag] === 'FormData');
}
function addAbortListener(signal, listener) {
    if (!signal || 'aborted' in signal) {
        return addAbortListenerNative(signal, listener)[Symbol.dispose];
    }
    if (typeof signal.addEventListener === 'function') {
        signal.addEventListener('abort', listener, { once: true });
        return () => signal.removeEventListener('abort', listener);
    }
    signal.once('abort', listener);
    return () => signal.removeListener('abort', listener);
}
const validTokenChars = new Uint8Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
]);
function isTokenCharCode(c) {
    return (validTokenChars[c] === 1);
}
const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
function isValidHTTPToken(characters) {
    if (characters.length >= 12)
        return tokenRegExp.test(characters);
    if (characters.length === 0)
        return false;
    for (let i = 0; i < characters.length; i++) {
        if (validTokenChars[characters.charCodeAt(i)] !== 1) {
            return false;
        }
    }
    return true;
}
const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
function isValidHeaderValue(characters) {
    return !headerCharRegex.test(characters);
}
const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
function parseRangeHeader(range) {
    if (range == null || range === '')
        return { start: 0, end: null, size: null };
    if (!range)
        return null;
    const m = rangeHeaderRegex.exec(range);
    return m
        ? {
            start: parseInt(m[1]),
            end: m[2] ? parseInt(m[2]) : null,
            size: m[3] && m[3] !== '*' ? parseInt(m[3]) : null
        }
        : null;
}
function addListener(obj, name, listener) {
    const listeners = (obj[kListeners] ??= []);
    listeners.push([name, listener]);
    obj.on(name, listener);
    return obj;
}
function removeAllListeners(obj) {
    if (obj[kListeners] != null) {
        for (const [name, listener] of obj[kListeners]) {
            obj.removeListener(name, listener);
        }
        obj[kListeners] = null;
    }
    return obj;
}
function errorRequest(client, request, err) {
    try {
        request.onResponseError(err);
        assert(request.aborted);
    }
    catch (err) {
        client.emit('error', err);
    }
}
const setupConnectTimeout = process.platform === 'win32'
    ? (socketWeakRef, opts) => {
        if (!opts.timeout) {
            return noop;
        }
        let s1 = null;
        let s2 = null;
        const fastTimer = timers.setFastTimeout(() => {
            s1 = setImmediate(() => {
                s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
            });
        }, opts.timeout);
        return () => {
            timers.clearFastTimeout(fastTimer);
            clearImmediate(s1);
            clearImmediate(s2);
        };
    }
    : (socketWeakRef, opts) => {
        if (!opts.timeout) {
            return noop;
        }
        let s1 = null;
        const fastTimer = timers.setFastTimeout(() => {
            s1 = setImmediate(() => {
                onConnectTimeout(socketWeakRef.deref(), opts);
            });
        }, opts.timeout);
        return () => {
            timers.clearFastTimeout(fastTimer);
            clearImmediate(s1);
        };
    };
function onConnectTimeout(socket, opts) {
    if (socket == null) {
        return;
    }
    let message = 'Connect Timeout Error';
    if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
        message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(', ')},`;
    }
    else {
        message += ` (attempted address: ${opts.hostname}:${opts.port},`;
    }
    message += ` timeout: ${opts.timeout}ms)`;
    destroy(socket, new ConnectTimeoutError(message));
}
let lastUrlString = null;
let lastProtocol = null;
function getProtocolFromUrlString(urlString) {
    if (urlString === lastUrlString) {
        return lastProtocol;
    }
    const protocol = getProtocolFromUrlStringSlow(urlString);
    lastUrlString = urlString;
    lastProtocol = protocol;
    return protocol;
}
function getProtocolFromUrlStringSlow(urlString) {
    if (urlString[0] === 'h' &&
        urlString[1] === 't' &&
        urlString[2] === 't' &&
        urlString[3] === 'p') {
        switch (urlString[4]) {
            case ':':
                return 'http:';
            case 's':
                if (urlString[5] === ':') {
                    return 'https:';
                }
        }
    }
    return urlString.slice(0, urlString.indexOf(':') + 1);
}
const kEnumerableProperty = {
    __proto__: null,
    enumerable: true
};
const normalizedMethodRecordsBase = {
    delete: 'DELETE',
    DELETE: 'DELETE',
    get: 'GET',
    GET: 'GET',
    head: 'HEAD',
    HEAD: 'HEAD',
    options: 'OPTIONS',
    OPTIONS: 'OPTIONS',
    post: 'POST',
    POST: 'POST',
    put: 'PUT',
    PUT: 'PUT',
    query: 'QUERY',
    QUERY: 'QUERY'
};
const normalizedMethodRecords = {
    ...normalizedMethodRecordsBase,
    patch: 'patch',
    PATCH: 'PATCH'
};
Object.setPrototypeOf(normalizedMethodRecordsBase, null);
Object.setPrototypeOf(normalizedMethodRecords, null);
module.exports = {
    kEnumerableProperty,
    isDisturbed,
    isBlobLike,
    parseOrigin,
    parseURL,
    getServerName,
    isStream,
    isIterable,
    hasSafeIterator,
    isAsyncIterable,
    isDestroyed,
    headerNameToString,
    bufferToLowerCasedHeaderName,
    addListener,
    removeAllListeners,
    errorRequest,
    parseRawHeaders,
    toRawHeaders,
    encodeRawHeaders,
    parseHeaders,
    setHeader,
    parseKeepAliveTimeout,
    destroy,
    bodyLength,
    deepClone,
    isBuffer,
    assertRequestHandler,
    getSocketInfo,
    isFormDataLike,
    pathHasQueryOrFragment,
    serializePathWithQuery,
    addAbortListener,
    isValidHTTPToken,
    isValidHeaderValue,
    isTokenCharCode,
    parseRangeHeader,
    normalizedMethodRecordsBase,
    normalizedMethodRecords,
    isValidPort,
    isHttpOrHttpsPrefixed,
    safeHTTPMethods: Object.freeze(['GET', 'HEAD', 'OPTIONS', 'TRACE']),
    wrapRequestBody,
    setupConnectTimeout,
    getProtocolFromUrlString
};


}),

6011:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const { InvalidArgumentError, MaxOriginsReachedError } = __webpack_require__(3737);
const { kBusy, kClients, kConnected, kRunning, kPending, kClose, kDestroy, kDispatch, kUrl } = __webpack_require__(3561);
const DispatcherBase = __webpack_require__(5227);
const Pool = __webpack_require__(4502);
const Client = __webpack_require__(8679);
const util = __webpack_require__(8402);
const kOnConnect = Symbol('onConnect');
const kOnDisconnect = Symbol('onDisconnect');
const kOnConnectionError = Symbol('onConnectionError');
const kOnDrain = Symbol('onDrain');
const kFactory = Symbol('factory');
const kOptions = Symbol('options');
const kOrigins = Symbol('origins');
function defaultFactory(origin, opts) {
    return opts && opts.connections === 1
        ? new Client(origin, opts)
        : new Pool(origin, opts);
}
class Agent extends DispatcherBase {
    constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
        if (typeof factory !== 'function') {
            throw new InvalidArgumentError('factory must be a function.');
        }
        if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
            throw new InvalidArgumentError('connect must be a function or an object');
        }
        if (typeof maxOrigins !== 'number' || Number.isNaN(maxOrigins) || maxOrigins <= 0) {
            throw new InvalidArgumentError('maxOrigins must be a number greater than 0');
        }
        super(options);
        if (connect && typeof connect !== 'function') {
            connect = { ...connect };
        }
        if (tls && typeof tls !== 'function') {
            tls = { ...tls };
        }
        this[kOptions] = { ...util.deepClone(options), maxOrigins, connect, tls };
        this[kFactory] = factory;
        this[kClients] = new Map();
        this[kOrigins] = new Set();
        this[kOnDrain] = (origin, targets) => {
            this.emit('drain', origin, [this, ...targets]);
        };
        this[kOnConnect] = (origin, targets) => {
            this.emit('connect', origin, [this, ...targets]);
        };
        this[kOnDisconnect] = (origin, targets, err) => {
            this.emit('disconnect', origin, [this, ...targets], err);
        };
        this[kOnConnectionError] = (origin, targets, err) => {
            this.emit('connectionError', origin, [this, ...targets], err);
        };
    }
    get [kRunning]() {
        let ret = 0;
        for (const dispatcher of this[kClients].values()) {
            ret += dispatcher[kRunning];
        }
        return ret;
    }
    [kDispatch](opts, handler) {
        let origin;
        if (opts.origin && (typeof opts.origin === 'string' || opts.origin instanceof URL)) {
            origin = String(opts.origin);
        }
        else {
            throw new InvalidArgumentError('opts.origin must be a non-empty string or URL.');
        }
        const allowH2 = opts.allowH2 ?? this[kOptions].allowH2;
        const key = allowH2 === false ? `${origin}#http1-only` : origin;
        if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(origin)) {
            throw new MaxOriginsReachedError();
        }
        let dispatcher = this[kClients].get(key);
        if (!dispatcher) {
            dispatcher = this[kFactory](opts.origin, allowH2 === false
                ? { ...this[kOptions], allowH2: false }
                : this[kOptions]);
            const closeClientIfUnused = () => {
                if (this[kClients].get(key) !== dispatcher) {
                    return;
                }
                if (dispatcher[kConnected] > 0 || dispatcher[kBusy] || dispatcher[kPending] > 0) {
                    return;
                }
                this[kClients].delete(key);
                if (!dispatcher.destroyed) {
                    dispatcher.close();
                }
                let hasOrigin = false;
                for (const k of this[kClients].keys()) {
                    if (k === origin || k === `${origin}#http1-only`) {
                        hasOrigin = true;
                        break;
                    }
                }
                if (!hasOrigin) {
                    this[kOrigins].delete(origin);
                }
            };
            dispatcher
                .on('drain', this[kOnDrain])
                .on('connect', this[kOnConnect])
                .on('disconnect', (origin, targets, err) => {
                closeClientIfUnused();
                this[kOnDisconnect](origin, targets, err);
            })
                .on('connectionError', (origin, targets, err) => {
                closeClientIfUnused();
                this[kOnConnectionError](origin, targets, err);
            });
            this[kClients].set(key, dispatcher);
            this[kOrigins].add(origin);
        }
        return dispatcher.dispatch(opts, handler);
    }
    [kClose]() {
        const closePromises = [];
        for (const dispatcher of this[kClients].values()) {
            closePromises.push(dispatcher.close());
        }
        this[kClients].clear();
        return Promise.all(closePromises);
    }
    [kDestroy](err) {
        const destroyPromises = [];
        for (const dispatcher of this[kClients].values()) {
            destroyPromises.push(dispatcher.destroy(err));
        }
        this[kClients].clear();
        return Promise.all(destroyPromises);
    }
    get stats() {
        const allClientStats = {};
        for (const dispatcher of this[kClients].values()) {
            if (dispatcher.stats) {
                allClientStats[dispatcher[kUrl].origin] = dispatcher.stats;
            }
        }
        return allClientStats;
    }
}
module.exports = Agent;


}),

5267:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const assert = __webpack_require__(878);
const util = __webpack_require__(8402);
const { channels } = __webpack_require__(6655);
const timers = __webpack_require__(3025);
const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, WebAssemblyNotSupportedError, ResponseExceededMaxSizeError } = __webpack_require__(3737);
const { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext, kClosed, kUseMilo } = __webpack_require__(3561);
const constants = __webpack_require__(186);
const { H1Parser, getMiloEnabled } = typeof esbuildDetection === 'undefined'
    ? __webpack_require__(2763)
    : {};
const EMPTY_BUF = Buffer.alloc(0);
const FastBuffer = Buffer[Symbol.species];
const removeAllListeners = util.removeAllListeners;
const kIdleSocketValidation = Symbol('kIdleSocketValidation');
const kIdleSocketValidationTimeout = Symbol('kIdleSocketValidationTimeout');
const kSocketUsed = Symbol('kSocketUsed');
const kTypeOfService = Symbol('kTypeOfService');
let extractBody;
function lazyllhttp() {
    if (typeof WebAssembly === 'undefined') {
        throw new WebAssemblyNotSupportedError();
    }
    const llhttpWasmData = process.env.JEST_WORKER_ID ? __webpack_require__(7408) : undefined;
    let mod;
    let useWasmSIMD = true;
    if (process.arch === 'riscv64') {
        useWasmSIMD = false;
    }
    else if (process.arch === 'ppc64') {
        const [major, minor] = process.versions.node.split('.').map(n => parseInt(n, 10));
        if (major < 24 || (major === 24 && minor < 12)) {
            useWasmSIMD = false;
        }
    }
    if (process.env.UNDICI_NO_WASM_SIMD === '1') {
        useWasmSIMD = false;
    }
    else if (process.env.UNDICI_NO_WASM_SIMD === '0') {
        useWasmSIMD = true;
    }
    if (useWasmSIMD) {
        try {
            mod = new WebAssembly.Module(__webpack_require__(40));
        }
        catch { }
    }
    if (!mod) {
        mod = new WebAssembly.Module(llhttpWasmData || __webpack_require__(7408));
    }
    return new WebAssembly.Instance(mod, {
        env: {
            wasm_on_url: (p, at, len) => {
                return 0;
            },
            wasm_on_status: (p, at, len) => {
                assert(currentParser.ptr === p);
                const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
            },
            wasm_on_message_begin: p => {
                assert(currentParser.ptr === p);
                return currentParser.onMessageBegin();
            },
            wasm_on_header_field: (p, at, len) => {
                assert(currentParser.ptr === p);
                const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
            },
            wasm_on_header_value: (p, at, len) => {
                assert(currentParser.ptr === p);
                const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
            },
            wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
                assert(currentParser.ptr === p);
                return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
            },
            wasm_on_body: (p, at, len) => {
                assert(currentParser.ptr === p);
                const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
            },
            wasm_on_message_complete: p => {
                assert(currentParser.ptr === p);
                return currentParser.onMessageComplete();
            }
        }
    });
}
let llhttpInstance = null;
let currentParser = null;
let currentBufferRef = null;
let currentBufferSize = 0;
let currentBufferPtr = null;
let currentBuffer = null;
const USE_NATIVE_TIMER = 0;
const USE_FAST_TIMER = 1;
const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER;
const TIMEOUT_BODY = 4 | USE_FAST_TIMER;
const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER;
class Parser {
    constructor(client, socket, { exports }) {
        this.llhttp = exports;
        this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
        this.client = client;
        this.socket = socket;
        this.timeout = null;
        this.timeoutWeakRef = new WeakRef(this);
        this.timeoutValue = null;
        this.timeoutType = null;
        this.statusCode = 0;
        this.statusText = '';
        this.upgrade = false;
        this.headers = [];
        this.headersSize = 0;
        this.headersMaxSize = client[kMaxHeadersSize];
        this.shouldKeepAlive = false;
        this.paused = false;
        this.resume = this.resume.bind(this);
        this.bytesRead = 0;
        this.keepAlive = '';
        this.contentLength = -1;
        this.hasTransferEncoding = false;
        this.connection = '';
        this.maxResponseSize = client[kMaxResponseSize];
    }
    setTimeout(delay, type) {
        if (delay !== this.timeoutValue || (type & USE_FAST_TIMER) ^ (this.timeoutType & USE_FAST_TIMER)) {
            if (this.timeout) {
                timers.clearTimeout(this.timeout);
                this.timeout = null;
            }
            if (delay) {
                if (type & USE_FAST_TIMER) {
                    this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
                }
                else {
                    this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
                    this.timeout?.unref();
                }
            }
            this.timeoutValue = delay;
        }
        else if (this.timeout) {
            if (this.timeout.refresh) {
                this.timeout.refresh();
            }
        }
        this.timeoutType = type;
    }
    resume() {
        if (this.socket.destroyed || !this.paused) {
            return;
        }
        assert(this.ptr != null);
        assert(currentParser === null);
        this.llhttp.llhttp_resume(this.ptr);
        assert(this.timeoutType === TIMEOUT_BODY);
        if (this.timeout) {
            if (this.timeout.refresh) {
                this.timeout.refresh();
            }
        }
        this.paused = false;
        this.execute(this.socket.read() || EMPTY_BUF);
        this.readMore();
    }
    readMore() {
        while (!this.paused && this.ptr) {
            const chunk = this.socket.read();
            if (chunk === null) {
                break;
            }
            this.execute(chunk);
        }
    }
    execute(chunk) {
        assert(currentParser === null);
        assert(this.ptr != null);
        assert(!this.paused);
        const { socket, llhttp } = this;
        if (chunk.length > currentBufferSize) {
            if (currentBufferPtr) {
                llhttp.free(currentBufferPtr);
            }
            currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
            currentBufferPtr = llhttp.malloc(currentBufferSize);
        }
        if (currentBuffer === null ||
            currentBuffer.buffer !== llhttp.memory.buffer ||
            currentBuffer.byteOffset !== currentBufferPtr ||
            currentBuffer.byteLength !== currentBufferSize) {
            currentBuffer = new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize);
        }
        currentBuffer.set(chunk);
        try {
            let ret;
            try {
                currentBufferRef = chunk;
                currentParser = this;
                ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
            }
            finally {
                currentParser = null;
                currentBufferRef = null;
            }
            if (ret !== constants.ERROR.OK) {
                const data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
                if (ret === constants.ERROR.PAUSED_UPGRADE) {
                    this.onUpgrade(data);
                }
                else if (ret === constants.ERROR.PAUSED) {
                    this.paused = true;
                    socket.unshift(data);
                }
                else {
                    throw this.createError(ret, data);
                }
            }
        }
        catch (err) {
            util.destroy(socket, err);
        }
    }
    finish() {
        assert(currentParser === null);
        assert(this.ptr != null);
        const { llhttp } = this;
        if (this.paused) {
            let data;
            do {
                llhttp.llhttp_resume(this.ptr);
                this.paused = false;
                data = this.socket.read() || EMPTY_BUF;
                this.execute(data);
            } while (this.paused && data.length > 0);
            if (this.paused) {
                llhttp.llhttp_resume(this.ptr);
                this.paused = false;
            }
        }
        let ret;
        try {
            currentParser = this;
            ret = llhttp.llhttp_finish(this.ptr);
        }
        finally {
            currentParser = null;
        }
        if (ret === constants.ERROR.OK) {
            return null;
        }
        if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
            this.paused = true;
            return null;
        }
        return this.createError(ret, EMPTY_BUF);
    }
    createError(ret, data) {
        const { llhttp, contentLength, bytesRead } = this;
        if (contentLength !== -1 && bytesRead !== contentLength) {
            return new ResponseContentLengthMismatchError();
        }
        const ptr = llhttp.llhttp_get_error_reason(this.ptr);
        let message = '';
        if (ptr) {
            const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
            message =
                'Response does not match the HTTP/1.1 protocol (' + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ')';
        }
        return new HTTPParserError(message, constants.ERROR[ret], data);
    }
    destroy() {
        assert(currentParser === null);
        assert(this.ptr != null);
        this.llhttp.llhttp_free(this.ptr);
        this.ptr = null;
        this.timeout && timers.clearTimeout(this.timeout);
        this.timeout = null;
        this.timeoutValue = null;
        this.timeoutType = null;
        this.paused = false;
    }
    onStatus(buf) {
        this.statusText = buf.toString();
        return 0;
    }
    onMessageBegin() {
        const { socket, client } = this;
        if (socket.destroyed) {
            return -1;
        }
        if (client[kRunning] === 0) {
            util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)));
            return -1;
        }
        const request = client[kQueue][client[kRunningIdx]];
        if (!request) {
            return -1;
        }
        request.onResponseStarted();
        return 0;
    }
    onHeaderField(buf) {
        const len = this.headers.length;
        if ((len & 1) === 0) {
            this.headers.push(buf);
        }
        else {
            this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
        }
        this.trackHeader(buf.length);
        return 0;
    }
    onHeaderValue(buf) {
        let len = this.headers.length;
        const isContinuation = (len & 1) === 0;
        if ((len & 1) === 1) {
            this.headers.push(buf);
            len += 1;
        }
        else {
            this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
        }
        const key = this.headers[len - 2];
        if (key.length === 10) {
            const headerName = util.bufferToLowerCasedHeaderName(key);
            if (headerName === 'keep-alive') {
                this.keepAlive += (isContinuation || this.keepAlive.length === 0 ? '' : ',') + buf.toString();
            }
            else if (headerName === 'connection') {
                this.connection += (isContinuation || this.connection.length === 0 ? '' : ',') + buf.toString();
            }
        }
        else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === 'content-length') {
            if (this.contentLength === -1) {
                this.contentLength = 0;
            }
            for (let i = 0; i < buf.length; i++) {
                this.contentLength = this.contentLength * 10 + (buf[i] - 0x30);
            }
        }
        else if (key.length === 17 && util.bufferToLowerCasedHeaderName(key) === 'transfer-encoding') {
            this.hasTransferEncoding = true;
        }
        this.trackHeader(buf.length);
        return 0;
    }
    trackHeader(len) {
        this.headersSize += len;
        if (this.headersSize >= this.headersMaxSize) {
            util.destroy(this.socket, new HeadersOverflowError());
        }
    }
    onUpgrade(head) {
        const { upgrade, client, socket, headers, statusCode, statusText } = this;
        assert(upgrade);
        assert(client[kSocket] === socket);
        assert(!socket.destroyed);
        assert(!this.paused);
        assert((headers.length & 1) === 0);
        const request = client[kQueue][client[kRunningIdx]];
        assert(request);
        assert(request.upgrade || request.method === 'CONNECT');
        this.statusCode = 0;
        this.statusText = '';
        this.shouldKeepAlive = false;
        this.headers = [];
        this.headersSize = 0;
        socket.unshift(head);
        socket[kParser].destroy();
        socket[kParser] = null;
        socket[kClient] = null;
        socket[kError] = null;
        removeAllListeners(socket);
        client[kSocket] = null;
        client[kHTTPContext] = null;
        client[kQueue][client[kRunningIdx]++] = null;
        client.emit('disconnect', client[kUrl], [client], new InformationalError('upgrade'));
        try {
            request.onRequestUpgrade(statusCode, headers, socket, statusText);
        }
        catch (err) {
            util.errorRequest(client, request, err);
            util.destroy(socket, err);
        }
        client[kResume]();
    }
    onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
        const { client, socket, headers, statusText } = this;
        if (socket.destroyed) {
            return -1;
        }
        if (client[kRunning] === 0) {
            util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)));
            return -1;
        }
        const request = client[kQueue][client[kRunningIdx]];
        if (!request) {
            return -1;
        }
        assert(!this.upgrade);
        assert(this.statusCode < 200);
        if (statusCode === 100) {
            util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)));
            return -1;
        }
        if (upgrade && !request.upgrade) {
            util.destroy(socket, new SocketError('bad upgrade', util.getSocketInfo(socket)));
            return -1;
        }
        assert(this.timeoutType === TIMEOUT_HEADERS);
        this.statusCode = statusCode;
        this.shouldKeepAlive =
            shouldKeepAlive ||
                (request.method === 'HEAD' && !socket[kReset] &&
                    /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) &&
                    !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection));
        if (request.method === 'HEAD' || statusCode === 204 || statusCode === 304) {
            if (request.method !== 'HEAD' && (this.contentLength > 0 || this.hasTransferEncoding)) {
                this.shouldKeepAlive = false;
            }
            this.contentLength = -1;
        }
        if (this.statusCode >= 200) {
            const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
            this.setTimeout(bodyTimeout, TIMEOUT_BODY);
        }
        else if (this.timeout) {
            if (this.timeout.refresh) {
                this.timeout.refresh();
            }
        }
        if (request.method === 'CONNECT') {
            assert(client[kRunning] === 1);
            this.upgrade = true;
            return 2;
        }
        if (upgrade) {
            assert(client[kRunning] === 1);
            this.upgrade = true;
            return 2;
        }
        assert((this.headers.length & 1) === 0);
        this.headers = [];
        this.headersSize = 0;
        if (this.shouldKeepAlive && client[kPipelining]) {
            const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
            if (keepAliveTimeout != null) {
                const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
                if (timeout <= 0) {
                    socket[kReset] = true;
                }
                else {
                    client[kKeepAliveTimeoutValue] = timeout;
                }
            }
            else {
                client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
            }
        }
        else {
            socket[kReset] = true;
        }
        const pause = request.onResponseStart(statusCode, headers, this.resume, statusText) === false;
        if (request.aborted) {
            return -1;
        }
        if (request.method === 'HEAD') {
            return 1;
        }
        if (statusCode < 200) {
            return 1;
        }
        if (socket[kBlocking]) {
            socket[kBlocking] = false;
            client[kResume]();
        }
        return pause ? constants.ERROR.PAUSED : 0;
    }
    onBody(buf) {
        const { client, socket, statusCode, maxResponseSize } = this;
        if (socket.destroyed) {
            return -1;
        }
        const request = client[kQueue][client[kRunningIdx]];
        assert(request);
        assert(this.timeoutType === TIMEOUT_BODY);
        if (this.timeout) {
            if (this.timeout.refresh) {
                this.timeout.refresh();
            }
        }
        assert(statusCode >= 200);
        if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
            util.destroy(socket, new ResponseExceededMaxSizeError());
            return -1;
        }
        this.bytesRead += buf.length;
        if (request.onResponseData(buf) === false) {
            return constants.ERROR.PAUSED;
        }
        return 0;
    }
    onMessageComplete() {
        const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
        if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
            return -1;
        }
        if (upgrade) {
            return 0;
        }
        assert(statusCode >= 100);
        assert((this.headers.length & 1) === 0);
        const request = client[kQueue][client[kRunningIdx]];
        assert(request);
        this.statusCode = 0;
        this.statusText = '';
        this.bytesRead = 0;
        this.contentLength = -1;
        this.hasTransferEncoding = false;
        this.keepAlive = '';
        this.connection = '';
        this.headers = [];
        this.headersSize = 0;
        if (statusCode < 200) {
            return 0;
        }
        if (contentLength !== -1 && bytesRead !== contentLength) {
            util.destroy(socket, new ResponseContentLengthMismatchError());
            return -1;
        }
        request.onResponseEnd(headers);
        client[kQueue][client[kRunningIdx]++] = null;
        socket[kSocketUsed] = client[kPending] === 0;
        if (socket[kWriting]) {
            assert(client[kRunning] === 0);
            util.destroy(socket, new InformationalError('reset'));
            return constants.ERROR.PAUSED;
        }
        else if (!shouldKeepAlive) {
            util.destroy(socket, new InformationalError('reset'));
            return constants.ERROR.PAUSED;
        }
        else if (socket[kReset] && client[kRunning] === 0) {
            util.destroy(socket, new InformationalError('reset'));
            return constants.ERROR.PAUSED;
        }
        else if (client[kPipelining] == null || client[kPipelining] === 1) {
            setImmediate(client[kResume]);
        }
        else {
            client[kResume]();
        }
        return 0;
    }
}
function onParserTimeout(parserWeakRef) {
    const parser = parserWeakRef.deref();
    if (!parser) {
        return;
    }
    const { socket, timeoutType, client, paused } = parser;
    if (timeoutType === TIMEOUT_HEADERS) {
        if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
            assert(!paused, 'cannot be paused while waiting for headers');
            util.destroy(socket, new HeadersTimeoutError());
        }
    }
    else if (timeoutType === TIMEOUT_BODY) {
        if (!paused) {
            util.destroy(socket, new BodyTimeoutError());
        }
    }
    else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
        assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
        util.destroy(socket, new InformationalError('socket idle timeout'));
    }
}
function connectH1(client, socket) {
    client[kSocket] = socket;
    if (!llhttpInstance) {
        llhttpInstance = lazyllhttp();
    }
    if (socket.errored) {
        throw socket.errored;
    }
    if (socket.destroyed) {
        throw new SocketError('destroyed');
    }
    socket[kNoRef] = false;
    socket[kWriting] = false;
    socket[kReset] = false;
    socket[kBlocking] = false;
    socket[kIdleSocketValidation] = 0;
    socket[kIdleSocketValidationTimeout] = null;
    socket[kSocketUsed] = false;
    socket[kParser] = typeof esbuildDetection === 'undefined' && (client[kUseMilo] ?? getMiloEnabled())
        ? new H1Parser(client, socket)
        : new Parser(client, socket, llhttpInstance);
    util.addListener(socket, 'error', onHttpSocketError);
    util.addListener(socket, 'readable', onHttpSocketReadable);
    util.addListener(socket, 'end', onHttpSocketEnd);
    util.addListener(socket, 'close', onHttpSocketClose);
    socket[kClosed] = false;
    socket.on('close', onSocketClose);
    return {
        version: 'h1',
        defaultPipelining: 1,
        write(request) {
            return writeH1(client, request);
        },
        resume() {
            resumeH1(client);
        },
        destroy(err, callback) {
            if (socket[kClosed]) {
                queueMicrotask(callback);
            }
            else {
                socket.on('close', callback);
                socket.destroy(err);
            }
        },
        get destroyed() {
            return socket.destroyed;
        },
        busy(request) {
            if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
                return true;
            }
            if (request) {
                if (client[kRunning] > 0 && !request.idempotent) {
                    return true;
                }
                if (client[kRunning] > 0 && (request.upgrade || request.method === 'CONNECT')) {
                    return true;
                }
                if (client[kRunning] > 0 &&
                    util.bodyLength(request.body) !== 0 &&
                    (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) {
                    return true;
                }
            }
            return false;
        }
    };
}
function onHttpSocketError(err) {
    const parser = this[kParser];
    if (err.code === 'ECONNRESET' && parser.statusCode && !parser.shouldKeepAlive) {
        const parserErr = parser.finish();
        if (parserErr) {
            this[kError] = parserErr;
            this[kClient][kOnError](parserErr);
        }
        return;
    }
    this[kError] = err;
    this[kClient][kOnError](err);
}
function onHttpSocketReadable() {
    this[kParser]?.readMore();
}
function onHttpSocketEnd() {
    const parser = this[kParser];
    if (parser.statusCode && !parser.shouldKeepAlive) {
        const parserErr = parser.finish();
        if (parserErr) {
            util.destroy(this, parserErr);
        }
        return;
    }
    util.destroy(this, new SocketError('other side closed', util.getSocketInfo(this)));
}
function onHttpSocketClose() {
    const parser = this[kParser];
    clearIdleSocketValidation(this);
    if (parser) {
        if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
            this[kError] = parser.finish() || this[kError];
        }
        this[kParser].destroy();
        this[kParser] = null;
    }
    const err = this[kError] || new SocketError('closed', util.getSocketInfo(this));
    const client = this[kClient];
    client[kSocket] = null;
    client[kHTTPContext] = null;
    if (client.destroyed) {
        assert(client[kPending] === 0);
        const requests = client[kQueue].splice(client[kRunningIdx]);
        for (let i = 0; i < requests.length; i++) {
            const request = requests[i];
            util.errorRequest(client, request, err);
        }
    }
    else if (client[kRunning] > 0 && err.code !== 'UND_ERR_INFO') {
        const request = client[kQueue][client[kRunningIdx]];
        client[kQueue][client[kRunningIdx]++] = null;
        util.errorRequest(client, request, err);
    }
    client[kPendingIdx] = client[kRunningIdx];
    assert(client[kRunning] === 0);
    client.emit('disconnect', client[kUrl], [client], err);
    client[kResume]();
}
function onSocketClose() {
    this[kClosed] = true;
}
function clearIdleSocketValidation(socket) {
    if (socket[kIdleSocketValidationTimeout]) {
        clearImmediate(socket[kIdleSocketValidationTimeout]);
        socket[kIdleSocketValidationTimeout] = null;
    }
    socket[kIdleSocketValidation] = 0;
}
function scheduleIdleSocketValidation(client, socket) {
    socket[kIdleSocketValidation] = 1;
    socket[kIdleSocketValidationTimeout] = setImmediate(() => {
        socket[kIdleSocketValidationTimeout] = null;
        socket[kIdleSocketValidation] = 2;
        if (client[kSocket] === socket && !socket.destroyed) {
            client[kResume]();
        }
    });
}
function resumeH1(client) {
    const socket = client[kSocket];
    if (socket && !socket.destroyed) {
        if (client[kSize] === 0) {
            if (!socket[kNoRef] && socket.unref) {
                socket.unref();
                socket[kNoRef] = true;
            }
        }
        else if (socket[kNoRef] && socket.ref) {
            socket.ref();
            socket[kNoRef] = false;
        }
        if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
            if (socket[kIdleSocketValidation] === 0) {
                scheduleIdleSocketValidation(client, socket);
                socket[kParser].readMore();
                if (socket.destroyed) {
                    return;
                }
                return;
            }
            if (socket[kIdleSocketValidation] === 1) {
                socket[kParser].readMore();
                if (socket.destroyed) {
                    return;
                }
                return;
            }
        }
        if (client[kRunning] === 0) {
            socket[kParser].readMore();
            if (socket.destroyed) {
                return;
            }
        }
        if (client[kSize] === 0) {
            if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
                socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
            }
        }
        else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
            if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
                const request = client[kQueue][client[kRunningIdx]];
                const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
                socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
            }
        }
    }
}
function shouldSendContentLength(method) {
    return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && method !== 'TRACE' && method !== 'CONNECT';
}
function setTypeOfService(socket, request) {
    if (typeof socket.setTypeOfService !== 'function') {
        return;
    }
    const typeOfService = request.typeOfService;
    if (typeOfService === undefined) {
        return;
    }
    const currentTypeOfService = socket[kTypeOfService];
    if (currentTypeOfService === typeOfService) {
        return;
    }
    try {
        socket.setTypeOfService(typeOfService);
        socket[kTypeOfService] = typeOfService;
    }
    catch {
    }
}
function writeH1(client, request) {
    const { method, path, host, upgrade, blocking, reset } = request;
    let { body, headers, contentLength } = request;
    const expectsPayload = method === 'PUT' ||
        method === 'POST' ||
        method === 'PATCH' ||
        method === 'QUERY' ||
        method === 'PROPFIND' ||
        method === 'PROPPATCH';
    if (util.isFormDataLike(body)) {
        if (!extractBody) {
            extractBody = (__webpack_require__(298).extractBody);
        }
        const [bodyStream, contentType] = extractBody(body);
        if (request.contentType == null) {
            headers.push('content-type', contentType);
        }
        body = bodyStream.stream;
        contentLength = bodyStream.length;
    }
    else if (util.isBlobLike(body) && request.contentType == null) {
        const contentType = body.type;
        if (contentType) {
            const contentTypeValue = `${contentType}`;
            if (!util.isValidHeaderValue(contentTypeValue)) {
                util.errorRequest(client, request, new InvalidArgumentError('invalid content-type header'));
                return false;
            }
            headers.push('content-type', contentTypeValue);
        }
    }
    if (body && typeof body.read === 'function') {
        body.read(0);
    }
    const bodyLength = util.bodyLength(body);
    contentLength = bodyLength ?? contentLength;
    if (contentLength === null) {
        contentLength = request.contentLength;
    }
    if (contentLength === 0 && !expectsPayload) {
        contentLength = null;
    }
    if (shouldSendContentLength(method) &&
        contentLength > 0 &&
        request.contentLength !== null &&
        request.contentLength !== contentLength) {
        if (client[kStrictContentLength]) {
            util.errorRequest(client, request, new RequestContentLengthMismatchError());
            return false;
        }
        process.emitWarning(new RequestContentLengthMismatchError());
    }
    const socket = client[kSocket];
    clearIdleSocketValidation(socket);
    const abort = err => {
        if (request.aborted || request.completed) {
            return;
        }
        util.errorRequest(client, request, err || new RequestAbortedError());
        util.destroy(body);
        util.destroy(socket, new InformationalError('aborted'));
    };
    try {
        request.onRequestStart(abort, null);
    }
    catch (err) {
        util.errorRequest(client, request, err);
    }
    if (request.aborted) {
        return false;
    }
    if (method === 'HEAD') {
        socket[kReset] = true;
    }
    if (upgrade || method === 'CONNECT') {
        socket[kReset] = true;
    }
    if (reset != null) {
        socket[kReset] = reset;
    }
    if (client[kMaxRequests] && ++socket[kCounter] >= client[kMaxRequests]) {
        socket[kReset] = true;
    }
    if (blocking) {
        socket[kBlocking] = true;
    }
    setTypeOfService(socket, request);
    let header = `${method} ${path} HTTP/1.1\r\n`;
    if (typeof host === 'string') {
        header += `host: ${host}\r\n`;
    }
    else {
        header += client[kHostHeader];
    }
    if (upgrade) {
        header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`;
    }
    else if (client[kPipelining] && !socket[kReset]) {
        header += 'connection: keep-alive\r\n';
    }
    else {
        header += 'connection: close\r\n';
    }
    if (Array.isArray(headers)) {
        for (let n = 0; n < headers.length; n += 2) {
            const key = headers[n + 0];
            const val = headers[n + 1];
            if (Array.isArray(val)) {
                for (let i = 0; i < val.length; i++) {
                    header += `${key}: ${val[i]}\r\n`;
                }
            }
            else {
                header += `${key}: ${val}\r\n`;
            }
        }
    }
    if (channels.sendHeaders.hasSubscribers) {
        channels.sendHeaders.publish({ request, headers: header, socket });
    }
    if (!body || bodyLength === 0) {
        writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
    }
    else if (util.isBuffer(body)) {
        writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
    }
    else if (util.isBlobLike(body)) {
        if (typeof body.stream === 'function') {
            writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
        }
        else {
            writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
        }
    }
    else if (util.isStream(body)) {
        writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
    }
    else if (util.isIterable(body)) {
        writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
    }
    else {
        assert(false);
    }
    return true;
}
function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
    assert(contentLength !== 0 || client[kRunning] === 0, 'stream body cannot be pipelined');
    let finished = false;
    const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
    const onData = function (chunk) {
        if (finished) {
            return;
        }
        try {
            if (!writer.write(chunk) && this.pause) {
                this.pause();
            }
        }
        catch (err) {
            util.destroy(this, err);
        }
    };
    const onDrain = function () {
        if (finished) {
            return;
        }
        if (body.resume) {
            body.resume();
        }
    };
    const onClose = function () {
        queueMicrotask(() => {
            body.removeListener('error', onFinished);
        });
        if (!finished) {
            const err = new RequestAbortedError();
            queueMicrotask(() => onFinished(err));
        }
    };
    const onFinished = function (err) {
        if (finished) {
            return;
        }
        finished = true;
        assert(socket.destroyed || (socket[kWriting] && client[kRunning] <= 1));
        socket.off('drain', onDrain).off('error', onFinished);
        body.removeListener('data', onData).removeListener('end', onFinished).removeListener('close', onClose);
        if (!err) {
            try {
                writer.end();
            }
            catch (er) {
                err = er;
            }
        }
        writer.destroy(err);
        if (err && (err.code !== 'UND_ERR_INFO' || err.message !== 'reset')) {
            util.destroy(body, err);
        }
        else {
            util.destroy(body);
        }
    };
    body.on('data', onData).on('end', onFinished).on('error', onFinished).on('close', onClose);
    if (body.resume) {
        body.resume();
    }
    socket.on('drain', onDrain).on('error', onFinished);
    if (body.errorEmitted ?? body.errored) {
        setImmediate(onFinished, body.errored);
    }
    else if (body.endEmitted ?? body.readableEnded) {
        setImmediate(onFinished, null);
    }
    if (body.closeEmitted ?? body.closed) {
        setImmediate(onClose);
    }
}
function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
    try {
        if (!body) {
            if (contentLength === 0) {
                socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1');
            }
            else {
                assert(contentLength === null, 'no body must not have content length');
                socket.write(`${header}\r\n`, 'latin1');
            }
        }
        else if (util.isBuffer(body)) {
            assert(contentLength === body.byteLength, 'buffer body must have content length');
            socket.cork();
            socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1');
            socket.write(body);
            socket.uncork();
            request.onBodySent(body);
            if (!expectsPayload && request.reset !== false) {
                socket[kReset] = true;
            }
        }
        request.onRequestSent();
        client[kResume]();
    }
    catch (err) {
        abort(err);
    }
}
async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
    try {
        if (contentLength != null && contentLength !== body.size) {
            throw new RequestContentLengthMismatchError();
        }
        const buffer = Buffer.from(await body.arrayBuffer());
        socket.cork();
        socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1');
        socket.write(buffer);
        socket.uncork();
        request.onBodySent(buffer);
        request.onRequestSent();
        if (!expectsPayload && request.reset !== false) {
            socket[kReset] = true;
        }
        client[kResume]();
    }
    catch (err) {
        abort(err);
    }
}
async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
    assert(contentLength !== 0 || client[kRunning] === 0, 'iterator body cannot be pipelined');
    let callback = null;
    function onDrain() {
        if (callback) {
            const cb = callback;
            callback = null;
            cb();
        }
    }
    const waitForDrain = () => new Promise((resolve, reject) => {
        assert(callback === null);
        if (socket[kError]) {
            reject(socket[kError]);
        }
        else {
            callback = resolve;
        }
    });
    socket.on('close', onDrain).on('drain', onDrain);
    const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
    try {
        for await (const chunk of body) {
            if (socket[kError]) {
                throw socket[kError];
            }
            if (!writer.write(chunk)) {
                await waitForDrain();
            }
        }
        writer.end();
    }
    catch (err) {
        writer.destroy(err);
    }
    finally {
        socket.off('close', onDrain).off('drain', onDrain);
    }
}
class AsyncWriter {
    constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
        this.socket = socket;
        this.request = request;
        this.contentLength = contentLength;
        this.client = client;
        this.bytesWritten = 0;
        this.expectsPayload = expectsPayload;
        this.header = header;
        this.abort = abort;
        this.lengthMismatch = false;
        socket[kWriting] = true;
    }
    onLengthMismatch() {
        this.socket[kReset] = true;
        if (!this.lengthMismatch) {
            this.lengthMismatch = true;
            process.emitWarning(new RequestContentLengthMismatchError());
        }
    }
    write(chunk) {
        const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
        if (socket[kError]) {
            throw socket[kError];
        }
        if (socket.destroyed) {
            return false;
        }
        let len = chunk instanceof Uint8Array ? chunk.byteLength : Buffer.byteLength(chunk);
        if (!len) {
            return true;
        }
        if (contentLength !== null && bytesWritten + len > contentLength) {
            if (client[kStrictContentLength]) {
                throw new RequestContentLengthMismatchError();
            }
            this.onLengthMismatch();
            const remaining = contentLength - bytesWritten;
            if (remaining === 0) {
                return true;
            }
            chunk = (typeof chunk === 'string' ? Buffer.from(chunk) : chunk).subarray(0, remaining);
            len = remaining;
        }
        socket.cork();
        if (bytesWritten === 0) {
            if (!expectsPayload && request.reset !== false) {
                socket[kReset] = true;
            }
            if (contentLength === null) {
                socket.write(`${header}transfer-encoding: chunked\r\n`, 'latin1');
            }
            else {
                socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1');
            }
        }
        if (contentLength === null) {
            socket.write(`\r\n${len.toString(16)}\r\n`, 'latin1');
        }
        this.bytesWritten += len;
        const ret = socket.write(chunk);
        socket.uncork();
        request.onBodySent(chunk);
        if (!ret) {
            if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
                if (socket[kParser].timeout.refresh) {
                    socket[kParser].timeout.refresh();
                }
            }
        }
        return ret;
    }
    end() {
        const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
        request.onRequestSent();
        socket[kWriting] = false;
        if (socket[kError]) {
            throw socket[kError];
        }
        if (socket.destroyed) {
            return;
        }
        if (bytesWritten === 0) {
            if (expectsPayload) {
                socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1');
            }
            else {
                socket.write(`${header}\r\n`, 'latin1');
            }
        }
        else if (contentLength === null) {
            socket.write('\r\n0\r\n\r\n', 'latin1');
        }
        if (contentLength !== null && bytesWritten !== contentLength) {
            if (client[kStrictContentLength]) {
                throw new RequestContentLengthMismatchError();
            }
            this.onLengthMismatch();
        }
        if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
            if (socket[kParser].timeout.refresh) {
                socket[kParser].timeout.refresh();
            }
        }
        client[kResume]();
    }
    destroy(err) {
        const { socket, client, abort } = this;
        socket[kWriting] = false;
        if (err) {
            assert(client[kRunning] <= 1, 'pipeline should only contain this request');
            abort(err);
        }
    }
}
module.exports = connectH1;


}),

1446:
(() => {

"use strict";



}),

8679:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const assert = __webpack_require__(878);
const net = __webpack_require__(7030);
const http = { maxHeaderSize: 16_384 };
const util = __webpack_require__(8402);
const { ClientStats } = __webpack_require__(9368);
const { channels } = __webpack_require__(6655);
const Request = __webpack_require__(8997);
const DispatcherBase = __webpack_require__(5227);
const { InvalidArgumentError, InformationalError, ClientDestroyedError } = __webpack_require__(3737);
const buildConnector = __webpack_require__(506);
const { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kHostAuthority, kResume, kHTTP2Options, kUseMilo } = __webpack_require__(3561);
const connectH1 = __webpack_require__(5267);
const connectH2 = __webpack_require__(1446);
const kClosedResolve = Symbol('kClosedResolve');
const getDefaultNodeMaxHeaderSize = http &&
    http.maxHeaderSize &&
    Number.isInteger(http.maxHeaderSize) &&
    http.maxHeaderSize > 0
    ? () => http.maxHeaderSize
    : () => { throw new InvalidArgumentError('http module not available or http.maxHeaderSize invalid'); };
const noop = () => { };
function getPipelining(client) {
    return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
}
let h2NamespaceOptsWarning = false;
function emitH2OptionsNamespaceWarning(optName) {
    if (h2NamespaceOptsWarning === true)
        return;
    process.emitWarning(`Use h2Options.${optName} instead. ${optName} for H2 will be deprecated in future major.`, {
        code: 'UNDICI-H2-OPTIONS'
    });
    h2NamespaceOptsWarning = true;
}
function getMaxConcurrent(client) {
    if (client[kHTTPContext]?.version === 'h2') {
        return client[kMaxConcurrentStreams];
    }
    return getPipelining(client);
}
class Client extends DispatcherBase {
    constructor(url, { maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, useH2c, initialWindowSize, connectionWindowSize, pingInterval, useMilo, webSocket, h2Options, eventSource } = {}) {
        if (keepAlive !== undefined) {
            throw new InvalidArgumentError('unsupported keepAlive, use pipelining=0 instead');
        }
        if (socketTimeout !== undefined) {
            throw new InvalidArgumentError('unsupported socketTimeout, use headersTimeout & bodyTimeout instead');
        }
        if (requestTimeout !== undefined) {
            throw new InvalidArgumentError('unsupported requestTimeout, use headersTimeout & bodyTimeout instead');
        }
        if (idleTimeout !== undefined) {
            throw new InvalidArgumentError('unsupported idleTimeout, use keepAliveTimeout instead');
        }
        if (maxKeepAliveTimeout !== undefined) {
            throw new InvalidArgumentError('unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead');
        }
        if (maxHeaderSize != null) {
            if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) {
                throw new InvalidArgumentError('invalid maxHeaderSize');
            }
        }
        else {
            maxHeaderSize = getDefaultNodeMaxHeaderSize();
        }
        if (socketPath != null && typeof socketPath !== 'string') {
            throw new InvalidArgumentError('invalid socketPath');
        }
        if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
            throw new InvalidArgumentError('invalid connectTimeout');
        }
        if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
            throw new InvalidArgumentError('invalid keepAliveTimeout');
        }
        if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
            throw new InvalidArgumentError('invalid keepAliveMaxTimeout');
        }
        if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
            throw new InvalidArgumentError('invalid keepAliveTimeoutThreshold');
        }
        if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
            throw new InvalidArgumentError('headersTimeout must be a positive integer or zero');
        }
        if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
            throw new InvalidArgumentError('bodyTimeout must be a positive integer or zero');
        }
        if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
            throw new InvalidArgumentError('connect must be a function or an object');
        }
        if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
            throw new InvalidArgumentError('maxRequestsPerClient must be a positive number');
        }
        if (localAddress != null && (typeof localAddress !== 'string' || net.isIP(localAddress) === 0)) {
            throw new InvalidArgumentError('localAddress must be valid string IP address');
        }
        if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
            throw new InvalidArgumentError('maxResponseSize must be a positive number');
        }
        if (autoSelectFamilyAttemptTimeout != null &&
            (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) {
            throw new InvalidArgumentError('autoSelectFamilyAttemptTimeout must be a positive number');
        }
        if (allowH2 != null && typeof allowH2 !== 'boolean') {
            throw new InvalidArgumentError('allowH2 must be a valid boolean value');
        }
        if (allowH2 !== false) {
            if (h2Options != null) {
                if (h2Options.useH2c != null && typeof h2Options.useH2c !== 'boolean') {
                    throw new InvalidArgumentError('h2Options.useH2c must be a valid boolean value');
                }
                if (h2Options.settings?.initialWindowSize != null && (!Number.isInteger(h2Options.settings.initialWindowSize) || h2Options.settings.initialWindowSize < 1)) {
                    throw new InvalidArgumentError('h2Options.settings.initialWindowSize must be a positive integer, greater than 0');
                }
                if (h2Options.maxConcurrentStreams != null && (!Number.isInteger(h2Options.maxConcurrentStreams) || h2Options.maxConcurrentStreams < 1)) {
                    throw new InvalidArgumentError('h2Options.maxConcurrentStreams must be a positive integer, greater than 0');
                }
                if (h2Options.connectionWindowSize != null && (!Number.isInteger(h2Options.connectionWindowSize) || h2Options.connectionWindowSize < 1)) {
                    throw new InvalidArgumentError('h2Options.connectionWindowSize must be a positive integer, greater than 0');
                }
                if (h2Options.pingInterval != null && (typeof h2Options.pingInterval !== 'number' || !Number.isInteger(h2Options.pingInterval) || h2Options.pingInterval < 0)) {
                    throw new InvalidArgumentError('h2Options.pingInterval must be a positive integer, greater or equal to 0');
                }
            }
            else {
                if (useH2c != null && typeof useH2c !== 'boolean') {
                    emitH2OptionsNamespaceWarning('useH2c');
                    throw new InvalidArgumentError('useH2c must be a valid boolean value');
                }
                if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== 'number' || maxConcurrentStreams < 1)) {
                    emitH2OptionsNamespaceWarning('maxConcurrentStreams');
                    throw new InvalidArgumentError('maxConcurrentStreams must be a positive integer, greater than 0');
                }
                if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) {
                    emitH2OptionsNamespaceWarning('initialWindowSize');
                    throw new InvalidArgumentError('initialWindowSize must be a positive integer, greater than 0');
                }
                if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) {
                    emitH2OptionsNamespaceWarning('connectionWindowSize');
                    throw new InvalidArgumentError('connectionWindowSize must be a positive integer, greater than 0');
                }
                if (pingInterval != null && (typeof pingInterval !== 'number' || !Number.isInteger(pingInterval) || pingInterval < 0)) {
                    emitH2OptionsNamespaceWarning('pingInterval');
                    throw new InvalidArgumentError('pingInterval must be a positive integer, greater or equal to 0');
                }
            }
        }
        super({ webSocket, eventSource });
        if (typeof connect !== 'function') {
            connect = buildConnector({
                ...tls,
                maxCachedSessions,
                allowH2,
                socketPath,
                useH2c: h2Options?.useH2c ?? useH2c,
                timeout: connectTimeout,
                ...(typeof autoSelectFamily === 'boolean' ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
                ...connect
            });
        }
        else {
            const customConnect = connect;
            connect = (opts, callback) => customConnect({
                ...opts,
                ...(socketPath != null ? { socketPath } : null),
                ...(allowH2 != null ? { allowH2 } : null)
            }, callback);
        }
        this[kUrl] = util.parseOrigin(url);
        this[kHostAuthority] = `${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ''}`;
        this[kConnector] = connect;
        this[kPipelining] = pipelining != null ? pipelining : 1;
        this[kMaxHeadersSize] = maxHeaderSize;
        this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
        this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 600e3 : keepAliveMaxTimeout;
        this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
        this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
        this[kServerName] = null;
        this[kLocalAddress] = localAddress != null ? localAddress : null;
        this[kResuming] = 0;
        this[kNeedDrain] = 0;
        this[kHostHeader] = `host: ${this[kHostAuthority]}\r\n`;
        this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 300e3;
        this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 300e3;
        this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
        this[kMaxRequests] = maxRequestsPerClient;
        this[kClosedResolve] = null;
        this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
        this[kHTTPContext] = null;
        this[kHTTP2Options] = {
            pingInterval: h2Options?.pingInterval ?? pingInterval ?? 60e3,
            connectionWindowSize: h2Options?.connectionWindowSize ?? connectionWindowSize ?? 524288,
            maxConcurrentStreams: h2Options?.maxConcurrentStreams ?? maxConcurrentStreams ?? 100,
            sessionOptions: {
                initialWindowSize: h2Options?.initialWindowSize ?? initialWindowSize ?? 262144
            }
        };
        this[kUseMilo] = useMilo;
        this[kQueue] = [];
        this[kRunningIdx] = 0;
        this[kPendingIdx] = 0;
        this[kResume] = (sync) => resume(this, sync);
        this[kOnError] = (err) => onError(this, err);
    }
    get pipelining() {
        return this[kPipelining];
    }
    set pipelining(value) {
        this[kPipelining] = value;
        this[kResume](true);
    }
    get stats() {
        return new ClientStats(this);
    }
    get [kPending]() {
        return this[kQueue].length - this[kPendingIdx];
    }
    get [kRunning]() {
        return this[kPendingIdx] - this[kRunningIdx];
    }
    get [kSize]() {
        return this[kQueue].length - this[kRunningIdx];
    }
    get [kConnected]() {
        return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
    }
    get [kBusy]() {
        const allowsMux = this[kHTTPContext]?.version === 'h2';
        return Boolean(this[kHTTPContext]?.busy(null) ||
            (this[kSize] >= (getMaxConcurrent(this) || 1)) ||
            (this[kPending] > 0 && !allowsMux));
    }
    [kConnect](cb) {
        connect(this);
        this.once('connect', cb);
    }
    [kDispatch](opts, handler) {
        const request = new Request(this[kUrl].origin, opts, handler);
        this[kQueue].push(request);
        if (this[kResuming]) {
        }
        else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
            this[kResuming] = 1;
            queueMicrotask(() => resume(this));
        }
        else {
            this[kResume](true);
        }
        if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
            this[kNeedDrain] = 2;
        }
        return this[kNeedDrain] < 2;
    }
    [kClose]() {
        return new Promise((resolve) => {
            if (this[kSize]) {
                this[kClosedResolve] = resolve;
            }
            else {
                resolve(null);
            }
        });
    }
    [kDestroy](err) {
        return new Promise((resolve) => {
            const requests = this[kQueue].splice(this[kPendingIdx]);
            for (let i = 0; i < requests.length; i++) {
                const request = requests[i];
                if (request != null) {
                    util.errorRequest(this, request, err);
                }
            }
            const callback = () => {
                if (this[kClosedResolve]) {
                    this[kClosedResolve]();
                    this[kClosedResolve] = null;
                }
                resolve(null);
            };
            if (this[kHTTPContext]) {
                this[kHTTPContext].destroy(err, callback);
                this[kHTTPContext] = null;
            }
            else {
                queueMicrotask(callback);
            }
            this[kResume]();
        });
    }
}
function onError(client, err) {
    if (client[kRunning] === 0 &&
        err.code !== 'UND_ERR_INFO' &&
        err.code !== 'UND_ERR_SOCKET') {
        assert(client[kPendingIdx] === client[kRunningIdx]);
        const requests = client[kQueue].splice(client[kRunningIdx]);
        for (let i = 0; i < requests.length; i++) {
            const request = requests[i];
            if (request != null) {
                util.errorRequest(client, request, err);
            }
        }
        assert(client[kSize] === 0);
    }
}
function connect(client) {
    assert(!client[kConnecting]);
    assert(!client[kHTTPContext]);
    let { host, hostname, protocol, port } = client[kUrl];
    if (hostname[0] === '[') {
        const idx = hostname.indexOf(']');
        assert(idx !== -1);
        const ip = hostname.substring(1, idx);
        assert(net.isIPv6(ip));
        hostname = ip;
    }
    client[kConnecting] = true;
    if (channels.beforeConnect.hasSubscribers) {
        channels.beforeConnect.publish({
            connectParams: {
                host,
                hostname,
                protocol,
                port,
                version: client[kHTTPContext]?.version,
                servername: client[kServerName],
                localAddress: client[kLocalAddress]
            },
            connector: client[kConnector]
        });
    }
    try {
        client[kConnector]({
            host,
            hostname,
            protocol,
            port,
            servername: client[kServerName],
            localAddress: client[kLocalAddress]
        }, (err, socket) => {
            if (err) {
                handleConnectError(client, err, { host, hostname, protocol, port });
                client[kResume]();
                return;
            }
            if (client.destroyed) {
                util.destroy(socket.on('error', noop), new ClientDestroyedError());
                client[kResume]();
                return;
            }
            assert(socket);
            try {
                client[kHTTPContext] = socket.alpnProtocol === 'h2'
                    ? connectH2(client, socket)
                    : connectH1(client, socket);
            }
            catch (err) {
                socket.destroy().on('error', noop);
                handleConnectError(client, err, { host, hostname, protocol, port });
                client[kResume]();
                return;
            }
            client[kConnecting] = false;
            socket[kCounter] = 0;
            socket[kMaxRequests] = client[kMaxRequests];
            socket[kClient] = client;
            socket[kError] = null;
            if (channels.connected.hasSubscribers) {
                channels.connected.publish({
                    connectParams: {
                        host,
                        hostname,
                        protocol,
                        port,
                        version: client[kHTTPContext]?.version,
                        servername: client[kServerName],
                        localAddress: client[kLocalAddress]
                    },
                    connector: client[kConnector],
                    socket
                });
            }
            client.emit('connect', client[kUrl], [client]);
            client[kResume]();
        });
    }
    catch (err) {
        handleConnectError(client, err, { host, hostname, protocol, port });
        client[kResume]();
    }
}
function handleConnectError(client, err, { host, hostname, protocol, port }) {
    if (client.destroyed) {
        return;
    }
    client[kConnecting] = false;
    if (channels.connectError.hasSubscribers) {
        channels.connectError.publish({
            connectParams: {
                host,
                hostname,
                protocol,
                port,
                version: client[kHTTPContext]?.version,
                servername: client[kServerName],
                localAddress: client[kLocalAddress]
            },
            connector: client[kConnector],
            error: err
        });
    }
    if (err.code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
        const running = client[kQueue].splice(client[kRunningIdx], client[kRunning]);
        client[kPendingIdx] = client[kRunningIdx];
        for (let i = 0; i < running.length; i++) {
            util.errorRequest(client, running[i], err);
        }
        while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
            const request = client[kQueue].splice(client[kPendingIdx], 1)[0];
            util.errorRequest(client, request, err);
        }
    }
    else {
        onError(client, err);
    }
    client.emit('connectionError', client[kUrl], [client], err);
}
function emitDrain(client) {
    client[kNeedDrain] = 0;
    client.emit('drain', client[kUrl], [client]);
}
function resume(client, sync) {
    if (client[kResuming] === 2) {
        return;
    }
    client[kResuming] = 2;
    _resume(client, sync);
    client[kResuming] = 0;
    if (client[kRunningIdx] > 256) {
        client[kQueue].splice(0, client[kRunningIdx]);
        client[kPendingIdx] -= client[kRunningIdx];
        client[kRunningIdx] = 0;
    }
}
function _resume(client, sync) {
    while (true) {
        if (client.destroyed) {
            assert(client[kPending] === 0);
            return;
        }
        if (client[kClosedResolve] && !client[kSize]) {
            client[kClosedResolve]();
            client[kClosedResolve] = null;
            return;
        }
        if (client[kHTTPContext]) {
            client[kHTTPContext].resume();
        }
        if (client[kBusy]) {
            client[kNeedDrain] = 2;
        }
        else if (client[kNeedDrain] === 2) {
            if (sync) {
                client[kNeedDrain] = 1;
                queueMicrotask(() => emitDrain(client));
            }
            else {
                emitDrain(client);
            }
            continue;
        }
        if (client[kPending] === 0) {
            return;
        }
        if (client[kRunning] >= (getMaxConcurrent(client) || 1)) {
            return;
        }
        const request = client[kQueue][client[kPendingIdx]];
        if (request === null) {
            return;
        }
        if (request.aborted) {
            client[kQueue].splice(client[kPendingIdx], 1);
            continue;
        }
        if (client[kUrl].protocol === 'https:' && client[kServerName] !== request.servername) {
            if (client[kRunning] > 0) {
                return;
            }
            client[kServerName] = request.servername;
            client[kHTTPContext]?.destroy(new InformationalError('servername changed'), () => {
                client[kHTTPContext] = null;
                resume(client);
            });
        }
        if (client[kConnecting]) {
            return;
        }
        if (!client[kHTTPContext]) {
            client[kServerName] = request.servername;
            connect(client);
            return;
        }
        if (client[kHTTPContext].destroyed) {
            return;
        }
        if (client[kHTTPContext].busy(request)) {
            return;
        }
        if (!request.aborted && client[kHTTPContext].write(request)) {
            client[kPendingIdx]++;
        }
        else {
            client[kQueue].splice(client[kPendingIdx], 1);
        }
    }
}
module.exports = Client;


}),

5227:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const buffer = __webpack_require__(4573);
const Dispatcher = __webpack_require__(3009);
const { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = __webpack_require__(3737);
const { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = __webpack_require__(3561);
const { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = __webpack_require__(8173);
const kOnDestroyed = Symbol('onDestroyed');
const kOnClosed = Symbol('onClosed');
const kWebSocketOptions = Symbol('webSocketOptions');
const kEventSourceOptions = Symbol('eventSourceOptions');
class DispatcherBase extends Dispatcher {
    [kDestroyed] = false;
    [kOnDestroyed] = null;
    [kClosed] = false;
    [kOnClosed] = null;
    constructor(opts) {
        super();
        this[kWebSocketOptions] = opts?.webSocket ?? {};
        this[kEventSourceOptions] = opts?.eventSource ?? {};
    }
    get webSocketOptions() {
        return {
            maxFragments: this[kWebSocketOptions].maxFragments ?? defaultWebSocketMaxFragments,
            maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? defaultWebSocketMaxPayloadSize
        };
    }
    get eventSourceOptions() {
        return {
            maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength
        };
    }
    get destroyed() {
        return this[kDestroyed];
    }
    get closed() {
        return this[kClosed];
    }
    close(callback) {
        if (callback === undefined) {
            return new Promise((resolve, reject) => {
                this.close((err, data) => {
                    return err ? reject(err) : resolve(data);
                });
            });
        }
        if (typeof callback !== 'function') {
            throw new InvalidArgumentError('invalid callback');
        }
        if (this[kDestroyed]) {
            const err = new ClientDestroyedError();
            queueMicrotask(() => callback(err, null));
            return;
        }
        if (this[kClosed]) {
            if (this[kOnClosed]) {
                this[kOnClosed].push(callback);
            }
            else {
                queueMicrotask(() => callback(null, null));
            }
            return;
        }
        this[kClosed] = true;
        this[kOnClosed] ??= [];
        this[kOnClosed].push(callback);
        const onClosed = () => {
            const callbacks = this[kOnClosed];
            this[kOnClosed] = null;
            for (let i = 0; i < callbacks.length; i++) {
                callbacks[i](null, null);
            }
        };
        this[kClose]()
            .then(() => this.destroy())
            .then(() => queueMicrotask(onClosed));
    }
    destroy(err, callback) {
        if (typeof err === 'function') {
            callback = err;
            err = null;
        }
        if (callback === undefined) {
            return new Promise((resolve, reject) => {
                this.destroy(err, (err, data) => {
                    return err ? reject(err) : resolve(data);
                });
            });
        }
        if (typeof callback !== 'function') {
            throw new InvalidArgumentError('invalid callback');
        }
        if (this[kDestroyed]) {
            if (this[kOnDestroyed]) {
                this[kOnDestroyed].push(callback);
            }
            else {
                queueMicrotask(() => callback(null, null));
            }
            return;
        }
        if (!err) {
            err = new ClientDestroyedError();
        }
        this[kDestroyed] = true;
        this[kOnDestroyed] ??= [];
        this[kOnDestroyed].push(callback);
        const onDestroyed = () => {
            const callbacks = this[kOnDestroyed];
            this[kOnDestroyed] = null;
            for (let i = 0; i < callbacks.length; i++) {
                callbacks[i](null, null);
            }
        };
        this[kDestroy](err)
            .then(() => queueMicrotask(onDestroyed));
    }
    dispatch(opts, handler) {
        if (!handler || typeof handler !== 'object') {
            throw new InvalidArgumentError('handler must be an object');
        }
        try {
            if (!opts || typeof opts !== 'object') {
                throw new InvalidArgumentError('opts must be an object.');
            }
            if (opts.dispatcher) {
                throw new InvalidArgumentError('opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.');
            }
            if (this[kDestroyed] || this[kOnDestroyed]) {
                throw new ClientDestroyedError();
            }
            if (this[kClosed]) {
                throw new ClientClosedError();
            }
            return this[kDispatch](opts, handler);
        }
        catch (err) {
            if (typeof handler.onResponseError !== 'function') {
                throw err;
            }
            handler.onResponseError(null, err);
            return false;
        }
    }
}
module.exports = DispatcherBase;


}),

3009:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const EventEmitter = __webpack_require__(8474);
const { kOriginless, kUrl } = __webpack_require__(3561);
class Dispatcher extends EventEmitter {
    dispatch() {
        throw new Error('not implemented');
    }
    close() {
        throw new Error('not implemented');
    }
    destroy() {
        throw new Error('not implemented');
    }
    compose(...args) {
        const interceptors = Array.isArray(args[0]) ? args[0] : args;
        const interceptorOrigin = this[kOriginless] === true
            ? null
            : this[kUrl]?.origin;
        let dispatch = this.dispatch.bind(this);
        for (const interceptor of interceptors) {
            if (interceptor == null) {
                continue;
            }
            if (typeof interceptor !== 'function') {
                throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
            }
            dispatch = interceptor(dispatch, interceptorOrigin);
            if (dispatch == null || typeof dispatch !== 'function' || dispatch.length !== 2) {
                throw new TypeError('invalid interceptor');
            }
        }
        const originalDispatch = dispatch;
        const self = this;
        dispatch = function (opts, handler) {
            if (opts && typeof opts === 'object' && !opts.origin && self[kUrl]) {
                opts = Object.assign({}, opts, { origin: self[kUrl].origin });
            }
            return originalDispatch(opts, handler);
        };
        return new Proxy(this, {
            get: (target, key) => key === 'dispatch' ? dispatch : target[key]
        });
    }
}
module.exports = Dispatcher;


}),

8006:
((module) => {

"use strict";

const kSize = 2048;
const kMask = kSize - 1;
class FixedCircularBuffer {
    bottom = 0;
    top = 0;
    list = new Array(kSize).fill(undefined);
    next = null;
    isEmpty() {
        return this.top === this.bottom;
    }
    isFull() {
        return ((this.top + 1) & kMask) === this.bottom;
    }
    push(data) {
        this.list[this.top] = data;
        this.top = (this.top + 1) & kMask;
    }
    shift() {
        const nextItem = this.list[this.bottom];
        if (nextItem === undefined) {
            return null;
        }
        this.list[this.bottom] = undefined;
        this.bottom = (this.bottom + 1) & kMask;
        return nextItem;
    }
}
module.exports = class FixedQueue {
    constructor() {
        this.head = this.tail = new FixedCircularBuffer();
    }
    isEmpty() {
        return this.head.isEmpty();
    }
    push(data) {
        if (this.head.isFull()) {
            this.head = this.head.next = new FixedCircularBuffer();
        }
        this.head.push(data);
    }
    shift() {
        const tail = this.tail;
        const next = tail.shift();
        if (tail.isEmpty() && tail.next !== null) {
            this.tail = tail.next;
            tail.next = null;
        }
        return next;
    }
};


}),

2763:
((__unused_webpack_module, exports) => {

"use strict";

exports.getMiloEnabled = () => false;


}),

2182:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const { AsyncResource } = __webpack_require__(4317);
const { PoolStats } = __webpack_require__(9368);
const DispatcherBase = __webpack_require__(5227);
const FixedQueue = __webpack_require__(8006);
const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __webpack_require__(3561);
const kClients = Symbol('clients');
const kNeedDrain = Symbol('needDrain');
const kQueue = Symbol('queue');
const kClosedResolve = Symbol('closed resolve');
const kOnDrain = Symbol('onDrain');
const kOnConnect = Symbol('onConnect');
const kOnDisconnect = Symbol('onDisconnect');
const kOnConnectionError = Symbol('onConnectionError');
const kOnClientBusy = Symbol('on client busy');
const kOnClientDrain = Symbol('on client drain');
const kDrainQueue = Symbol('drain queue');
const kGetDispatcher = Symbol('get dispatcher');
const kHasDispatcher = Symbol('has dispatcher');
const kAddClient = Symbol('add client');
const kRemoveClient = Symbol('remove client');
const kRetireClient = Symbol('retire client');
const kRetiring = Symbol('retiring clients');
class QueuedRequest extends AsyncResource {
    constructor(opts, handler) {
        super('UNDICI_POOL_QUEUED_REQUEST');
        this.opts = opts;
        this.handler = handler;
    }
    dispatch(dispatcher) {
        return this.runInAsyncScope(dispatcher.dispatch, dispatcher, this.opts, this.handler);
    }
}
function closeClients(pool) {
    const closeAll = [];
    for (let i = 0; i < pool[kClients].length; i++) {
        const client = pool[kClients][i];
        if (!client.destroyed) {
            closeAll.push(client.close());
        }
    }
    for (const closed of pool[kRetiring].values()) {
        closeAll.push(closed);
    }
    return Promise.all(closeAll);
}
class PoolBase extends DispatcherBase {
    [kQueue] = new FixedQueue();
    [kQueued] = 0;
    [kClients] = [];
    [kRetiring] = new Map();
    [kNeedDrain] = false;
    [kOnDrain](client, origin, targets) {
        if (client.closed || client.destroyed) {
            return;
        }
        const queue = this[kQueue];
        let needDrain = false;
        this[kOnClientDrain](client);
        while (!needDrain) {
            const item = queue.shift();
            if (!item) {
                break;
            }
            this[kQueued]--;
            needDrain = !item.dispatch(client);
        }
        client[kNeedDrain] = needDrain;
        if (needDrain) {
            this[kOnClientBusy](client);
            if (!queue.isEmpty()) {
                return this[kDrainQueue](origin, targets);
            }
        }
        if (!needDrain && this[kNeedDrain]) {
            this[kNeedDrain] = false;
            this.emit('drain', origin, [this, ...targets]);
        }
        if (this[kClosedResolve] && queue.isEmpty()) {
            return closeClients(this).then(this[kClosedResolve]);
        }
    }
    [kOnClientBusy]() { }
    [kOnClientDrain]() { }
    [kDrainQueue](origin, targets) {
        const queue = this[kQueue];
        let hasDispatcher = true;
        while (!queue.isEmpty()) {
            const dispatcher = this[kGetDispatcher]();
            if (!dispatcher) {
                hasDispatcher = false;
                break;
            }
            const item = queue.shift();
            this[kQueued]--;
            if (!item.dispatch(dispatcher)) {
                dispatcher[kNeedDrain] = true;
                this[kOnClientBusy](dispatcher);
                hasDispatcher = this[kHasDispatcher]();
                if (!hasDispatcher) {
                    break;
                }
            }
        }
        if (hasDispatcher && this[kNeedDrain]) {
            this[kNeedDrain] = false;
            this.emit('drain', origin, [this, ...targets]);
        }
        if (this[kClosedResolve] && queue.isEmpty()) {
            return closeClients(this).then(this[kClosedResolve]);
        }
    }
    [kOnConnect] = (origin, targets) => {
        this.emit('connect', origin, [this, ...targets]);
    };
    [kOnDisconnect] = (origin, targets, err) => {
        this.emit('disconnect', origin, [this, ...targets], err);
    };
    [kOnConnectionError] = (origin, targets, err) => {
        this.emit('connectionError', origin, [this, ...targets], err);
    };
    get [kBusy]() {
        return this[kNeedDrain];
    }
    get [kConnected]() {
        let ret = 0;
        for (const { [kConnected]: connected } of this[kClients]) {
            ret += connected;
        }
        return ret;
    }
    get [kFree]() {
        let ret = 0;
        for (const { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) {
            ret += connected && !needDrain;
        }
        return ret;
    }
    get [kPending]() {
        let ret = this[kQueued];
        for (const { [kPending]: pending } of this[kClients]) {
            ret += pending;
        }
        return ret;
    }
    get [kRunning]() {
        let ret = 0;
        for (const { [kRunning]: running } of this[kClients]) {
            ret += running;
        }
        return ret;
    }
    get [kSize]() {
        let ret = this[kQueued];
        for (const { [kSize]: size } of this[kClients]) {
            ret += size;
        }
        return ret;
    }
    get stats() {
        return new PoolStats(this);
    }
    [kClose]() {
        if (this[kQueue].isEmpty()) {
            return closeClients(this);
        }
        else {
            return new Promise((resolve) => {
                this[kClosedResolve] = resolve;
            });
        }
    }
    [kDestroy](err) {
        while (true) {
            const item = this[kQueue].shift();
            if (!item) {
                break;
            }
            item.handler.onResponseError(null, err);
        }
        const destroyAll = new Array(this[kClients].length);
        for (let i = 0; i < this[kClients].length; i++) {
            destroyAll[i] = this[kClients][i].destroy(err);
        }
        for (const client of this[kRetiring].keys()) {
            destroyAll.push(client.destroy(err));
        }
        return Promise.all(destroyAll);
    }
    [kDispatch](opts, handler) {
        const dispatcher = this[kGetDispatcher]();
        if (!dispatcher) {
            this[kNeedDrain] = true;
            this[kQueue].push(new QueuedRequest(opts, handler));
            this[kQueued]++;
        }
        else if (!dispatcher.dispatch(opts, handler)) {
            dispatcher[kNeedDrain] = true;
            this[kOnClientBusy](dispatcher);
            this[kNeedDrain] = !this[kHasDispatcher]();
        }
        return !this[kNeedDrain];
    }
    [kHasDispatcher]() {
        for (let i = 0; i < this[kClients].length; i++) {
            const dispatcher = this[kClients][i];
            if (!dispatcher[kNeedDrain] &&
                dispatcher.closed !== true &&
                dispatcher.destroyed !== true) {
                return true;
            }
        }
        return false;
    }
    [kAddClient](client) {
        client
            .on('drain', this[kOnDrain].bind(this, client))
            .on('connect', this[kOnConnect])
            .on('disconnect', this[kOnDisconnect])
            .on('connectionError', this[kOnConnectionError]);
        this[kClients].push(client);
        if (this[kNeedDrain]) {
            queueMicrotask(() => {
                if (this[kNeedDrain] && !client[kNeedDrain]) {
                    this[kOnDrain](client, client[kUrl], [client, this]);
                }
            });
        }
        return this;
    }
    [kRetireClient](client) {
        const idx = this[kClients].indexOf(client);
        if (idx !== -1) {
            this[kClients].splice(idx, 1);
        }
        if (client.destroyed || this[kRetiring].has(client)) {
            return;
        }
        let done = false;
        let resolveClosed;
        const closed = new Promise((resolve) => { resolveClosed = resolve; });
        this[kRetiring].set(client, closed);
        client.close(() => {
            if (!done) {
                done = true;
                this[kRetiring].delete(client);
                resolveClosed();
            }
        });
    }
    [kRemoveClient](client) {
        this[kRetireClient](client);
        this[kNeedDrain] = !this[kClients].some(dispatcher => (!dispatcher[kNeedDrain] &&
            dispatcher.closed !== true &&
            dispatcher.destroyed !== true));
    }
}
module.exports = {
    PoolBase,
    kClients,
    kNeedDrain,
    kAddClient,
    kRemoveClient,
    kRetireClient,
    kDrainQueue,
    kOnClientBusy,
    kOnClientDrain,
    kGetDispatcher,
    kHasDispatcher
};


}),

4502:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const { PoolBase, kClients, kNeedDrain, kAddClient, kDrainQueue, kOnClientBusy, kOnClientDrain, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient } = __webpack_require__(2182);
const Client = __webpack_require__(8679);
const { InvalidArgumentError } = __webpack_require__(3737);
const util = __webpack_require__(8402);
const { kConnecting, kHTTPContext, kUrl, kQueued } = __webpack_require__(3561);
const buildConnector = __webpack_require__(506);
const kOptions = Symbol('options');
const kConnections = Symbol('connections');
const kFactory = Symbol('factory');
const kProtocol = Symbol('protocol');
const kProtocolProbe = Symbol('protocol probe');
function defaultFactory(origin, opts) {
    return new Client(origin, opts);
}
function shouldCreateProtocolProbe(pool, dispatcher) {
    return dispatcher instanceof Client &&
        pool[kProtocol] !== 'h1' &&
        (pool[kOptions].useH2c === true || (pool[kUrl].protocol === 'https:' && pool[kOptions].allowH2 !== false));
}
function createClient(pool) {
    const dispatcher = pool[kFactory](pool[kUrl], pool[kOptions]);
    if (shouldCreateProtocolProbe(pool, dispatcher)) {
        pool[kProtocolProbe] = dispatcher;
    }
    pool[kAddClient](dispatcher);
    return dispatcher;
}
class Pool extends PoolBase {
    constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, useH2c, clientTtl, ...options } = {}) {
        if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
            throw new InvalidArgumentError('invalid connections');
        }
        if (typeof factory !== 'function') {
            throw new InvalidArgumentError('factory must be a function.');
        }
        if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
            throw new InvalidArgumentError('connect must be a function or an object');
        }
        if (typeof connect !== 'function') {
            connect = buildConnector({
                ...tls,
                maxCachedSessions,
                allowH2,
                useH2c,
                socketPath,
                timeout: connectTimeout,
                ...(typeof autoSelectFamily === 'boolean' ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
                ...connect
            });
        }
        super(options);
        this[kConnections] = connections || null;
        this[kUrl] = util.parseOrigin(origin);
        this[kOptions] = { ...util.deepClone(options), connect, allowH2, useH2c, clientTtl, socketPath };
        this[kFactory] = factory;
        this[kProtocol] = null;
        this[kProtocolProbe] = null;
        this.on('connect', (origin, targets) => {
            if (clientTtl != null && clientTtl > 0) {
                for (const target of targets) {
                    Object.assign(target, { ttl: Date.now() });
                }
            }
            const client = targets[targets.length - 1];
            if (client instanceof Client) {
                this[kProtocol] = client[kHTTPContext]?.version;
            }
            if (client === this[kProtocolProbe]) {
                if (this[kProtocol] !== 'h2') {
                    this[kProtocolProbe] = null;
                    this[kDrainQueue](origin, targets.slice(1));
                }
            }
        });
        this.on('disconnect', (origin, targets) => {
            if (targets.includes(this[kProtocolProbe])) {
                this[kProtocolProbe] = null;
                this[kDrainQueue](origin, targets.slice(1));
            }
        });
        this.on('connectionError', (origin, targets) => {
            let resumeQueued = false;
            for (const target of targets) {
                if (target === this[kProtocolProbe]) {
                    this[kProtocolProbe] = null;
                    resumeQueued = true;
                }
                if (this[kClients].includes(target)) {
                    this[kRetireClient](target);
                }
            }
            if (resumeQueued || this[kQueued] > 0) {
                this[kDrainQueue](origin, targets.slice(1));
            }
        });
    }
    [kOnClientBusy](client) {
        if (this[kProtocolProbe] === null &&
            client[kConnecting] &&
            shouldCreateProtocolProbe(this, client)) {
            this[kProtocolProbe] = client;
        }
    }
    [kOnClientDrain](client) {
        if (client === this[kProtocolProbe]) {
            this[kProtocolProbe] = null;
        }
    }
    [kGetDispatcher]() {
        const clientTtlOption = this[kOptions].clientTtl;
        for (let i = 0; i < this[kClients].length; i++) {
            const client = this[kClients][i];
            if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && ((Date.now() - client.ttl) > clientTtlOption)) {
                this[kRemoveClient](client);
                i--;
            }
            else if (!client[kNeedDrain]) {
                return client;
            }
        }
        if (this[kProtocolProbe] !== null) {
            return;
        }
        if (!this[kConnections] || this[kClients].length < this[kConnections]) {
            return createClient(this);
        }
    }
    [kHasDispatcher]() {
        const clientTtlOption = this[kOptions].clientTtl;
        for (let i = 0; i < this[kClients].length; i++) {
            const client = this[kClients][i];
            if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && ((Date.now() - client.ttl) > clientTtlOption)) {
                this[kRemoveClient](client);
                i--;
            }
            else if (!client[kNeedDrain]) {
                return true;
            }
        }
        if (this[kProtocolProbe] !== null) {
            return false;
        }
        if (!this[kConnections] || this[kClients].length < this[kConnections]) {
            createClient(this);
            return true;
        }
        return false;
    }
}
module.exports = Pool;


}),

186:
((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";

Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
const utils_1 = __webpack_require__(7026);
// Emums
exports.ERROR = {
    OK: 0,
    INTERNAL: 1,
    STRICT: 2,
    CR_EXPECTED: 25,
    LF_EXPECTED: 3,
    UNEXPECTED_CONTENT_LENGTH: 4,
    UNEXPECTED_SPACE: 30,
    CLOSED_CONNECTION: 5,
    INVALID_METHOD: 6,
    INVALID_URL: 7,
    INVALID_CONSTANT: 8,
    INVALID_VERSION: 9,
    INVALID_HEADER_TOKEN: 10,
    INVALID_CONTENT_LENGTH: 11,
    INVALID_CHUNK_SIZE: 12,
    INVALID_STATUS: 13,
    INVALID_EOF_STATE: 14,
    INVALID_TRANSFER_ENCODING: 15,
    CB_MESSAGE_BEGIN: 16,
    CB_HEADERS_COMPLETE: 17,
    CB_MESSAGE_COMPLETE: 18,
    CB_CHUNK_HEADER: 19,
    CB_CHUNK_COMPLETE: 20,
    PAUSED: 21,
    PAUSED_UPGRADE: 22,
    PAUSED_H2_UPGRADE: 23,
    USER: 24,
    CB_URL_COMPLETE: 26,
    CB_STATUS_COMPLETE: 27,
    CB_METHOD_COMPLETE: 32,
    CB_VERSION_COMPLETE: 33,
    CB_HEADER_FIELD_COMPLETE: 28,
    CB_HEADER_VALUE_COMPLETE: 29,
    CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
    CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
    CB_RESET: 31,
    CB_PROTOCOL_COMPLETE: 38,
};
exports.TYPE = {
    BOTH: 0, // default
    REQUEST: 1,
    RESPONSE: 2,
};
exports.FLAGS = {
    CONNECTION_KEEP_ALIVE: 1 << 0,
    CONNECTION_CLOSE: 1 << 1,
    CONNECTION_UPGRADE: 1 << 2,
    CHUNKED: 1 << 3,
    UPGRADE: 1 << 4,
    CONTENT_LENGTH: 1 << 5,
    SKIPBODY: 1 << 6,
    TRAILING: 1 << 7,
    // 1 << 8 is unused
    TRANSFER_ENCODING: 1 << 9,
};
exports.LENIENT_FLAGS = {
    HEADERS: 1 << 0,
    CHUNKED_LENGTH: 1 << 1,
    KEEP_ALIVE: 1 << 2,
    TRANSFER_ENCODING: 1 << 3,
    VERSION: 1 << 4,
    DATA_AFTER_CLOSE: 1 << 5,
    OPTIONAL_LF_AFTER_CR: 1 << 6,
    OPTIONAL_CRLF_AFTER_CHUNK: 1 << 7,
    OPTIONAL_CR_BEFORE_LF: 1 << 8,
    SPACES_AFTER_CHUNK_SIZE: 1 << 9,
};
exports.METHODS = {
    'DELETE': 0,
    'GET': 1,
    'HEAD': 2,
    'POST': 3,
    'PUT': 4,
    /* pathological */
    'CONNECT': 5,
    'OPTIONS': 6,
    'TRACE': 7,
    /* WebDAV */
    'COPY': 8,
    'LOCK': 9,
    'MKCOL': 10,
    'MOVE': 11,
    'PROPFIND': 12,
    'PROPPATCH': 13,
    'SEARCH': 14,
    'UNLOCK': 15,
    'BIND': 16,
    'REBIND': 17,
    'UNBIND': 18,
    'ACL': 19,
    /* subversion */
    'REPORT': 20,
    'MKACTIVITY': 21,
    'CHECKOUT': 22,
    'MERGE': 23,
    /* upnp */
    'M-SEARCH': 24,
    'NOTIFY': 25,
    'SUBSCRIBE': 26,
    'UNSUBSCRIBE': 27,
    /* RFC-5789 */
    'PATCH': 28,
    'PURGE': 29,
    /* CalDAV */
    'MKCALENDAR': 30,
    /* RFC-2068, section 19.6.1.2 */
    'LINK': 31,
    'UNLINK': 32,
    /* icecast */
    'SOURCE': 33,
    /* RFC-7540, section 11.6 */
    'PRI': 34,
    /* RFC-2326 RTSP */
    'DESCRIBE': 35,
    'ANNOUNCE': 36,
    'SETUP': 37,
    'PLAY': 38,
    'PAUSE': 39,
    'TEARDOWN': 40,
    'GET_PARAMETER': 41,
    'SET_PARAMETER': 42,
    'REDIRECT': 43,
    'RECORD': 44,
    /* RAOP */
    'FLUSH': 45,
    /* DRAFT https://www.ietf.org/archive/id/draft-ietf-httpbis-safe-method-w-body-02.html */
    'QUERY': 46,
};
exports.STATUSES = {
    CONTINUE: 100,
    SWITCHING_PROTOCOLS: 101,
    PROCESSING: 102,
    EARLY_HINTS: 103,
    RESPONSE_IS_STALE: 110, // Unofficial
    REVALIDATION_FAILED: 111, // Unofficial
    DISCONNECTED_OPERATION: 112, // Unofficial
    HEURISTIC_EXPIRATION: 113, // Unofficial
    MISCELLANEOUS_WARNING: 199, // Unofficial
    OK: 200,
    CREATED: 201,
    ACCEPTED: 202,
    NON_AUTHORITATIVE_INFORMATION: 203,
    NO_CONTENT: 204,
    RESET_CONTENT: 205,
    PARTIAL_CONTENT: 206,
    MULTI_STATUS: 207,
    ALREADY_REPORTED: 208,
    TRANSFORMATION_APPLIED: 214, // Unofficial
    IM_USED: 226,
    MISCELLANEOUS_PERSISTENT_WARNING: 299, // Unofficial
    MULTIPLE_CHOICES: 300,
    MOVED_PERMANENTLY: 301,
    FOUND: 302,
    SEE_OTHER: 303,
    NOT_MODIFIED: 304,
    USE_PROXY: 305,
    SWITCH_PROXY: 306, // No longer used
    TEMPORARY_REDIRECT: 307,
    PERMANENT_REDIRECT: 308,
    BAD_REQUEST: 400,
    UNAUTHORIZED: 401,
    PAYMENT_REQUIRED: 402,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    METHOD_NOT_ALLOWED: 405,
    NOT_ACCEPTABLE: 406,
    PROXY_AUTHENTICATION_REQUIRED: 407,
    REQUEST_TIMEOUT: 408,
    CONFLICT: 409,
    GONE: 410,
    LENGTH_REQUIRED: 411,
    PRECONDITION_FAILED: 412,
    PAYLOAD_TOO_LARGE: 413,
    URI_TOO_LONG: 414,
    UNSUPPORTED_MEDIA_TYPE: 415,
    RANGE_NOT_SATISFIABLE: 416,
    EXPECTATION_FAILED: 417,
    IM_A_TEAPOT: 418,
    PAGE_EXPIRED: 419, // Unofficial
    ENHANCE_YOUR_CALM: 420, // Unofficial
    MISDIRECTED_REQUEST: 421,
    UNPROCESSABLE_ENTITY: 422,
    LOCKED: 423,
    FAILED_DEPENDENCY: 424,
    TOO_EARLY: 425,
    UPGRADE_REQUIRED: 426,
    PRECONDITION_REQUIRED: 428,
    TOO_MANY_REQUESTS: 429,
    REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430, // Unofficial
    REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
    LOGIN_TIMEOUT: 440, // Unofficial
    NO_RESPONSE: 444, // Unofficial
    RETRY_WITH: 449, // Unofficial
    BLOCKED_BY_PARENTAL_CONTROL: 450, // Unofficial
    UNAVAILABLE_FOR_LEGAL_REASONS: 451,
    CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460, // Unofficial
    INVALID_X_FORWARDED_FOR: 463, // Unofficial
    REQUEST_HEADER_TOO_LARGE: 494, // Unofficial
    SSL_CERTIFICATE_ERROR: 495, // Unofficial
    SSL_CERTIFICATE_REQUIRED: 496, // Unofficial
    HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497, // Unofficial
    INVALID_TOKEN: 498, // Unofficial
    CLIENT_CLOSED_REQUEST: 499, // Unofficial
    INTERNAL_SERVER_ERROR: 500,
    NOT_IMPLEMENTED: 501,
    BAD_GATEWAY: 502,
    SERVICE_UNAVAILABLE: 503,
    GATEWAY_TIMEOUT: 504,
    HTTP_VERSION_NOT_SUPPORTED: 505,
    VARIANT_ALSO_NEGOTIATES: 506,
    INSUFFICIENT_STORAGE: 507,
    LOOP_DETECTED: 508,
    BANDWIDTH_LIMIT_EXCEEDED: 509,
    NOT_EXTENDED: 510,
    NETWORK_AUTHENTICATION_REQUIRED: 511,
    WEB_SERVER_UNKNOWN_ERROR: 520, // Unofficial
    WEB_SERVER_IS_DOWN: 521, // Unofficial
    CONNECTION_TIMEOUT: 522, // Unofficial
    ORIGIN_IS_UNREACHABLE: 523, // Unofficial
    TIMEOUT_OCCURED: 524, // Unofficial
    SSL_HANDSHAKE_FAILED: 525, // Unofficial
    INVALID_SSL_CERTIFICATE: 526, // Unofficial
    RAILGUN_ERROR: 527, // Unofficial
    SITE_IS_OVERLOADED: 529, // Unofficial
    SITE_IS_FROZEN: 530, // Unofficial
    IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561, // Unofficial
    NETWORK_READ_TIMEOUT: 598, // Unofficial
    NETWORK_CONNECT_TIMEOUT: 599, // Unofficial
};
exports.FINISH = {
    SAFE: 0,
    SAFE_WITH_CB: 1,
    UNSAFE: 2,
};
exports.HEADER_STATE = {
    GENERAL: 0,
    CONNECTION: 1,
    CONTENT_LENGTH: 2,
    TRANSFER_ENCODING: 3,
    UPGRADE: 4,
    CONNECTION_KEEP_ALIVE: 5,
    CONNECTION_CLOSE: 6,
    CONNECTION_UPGRADE: 7,
    TRANSFER_ENCODING_CHUNKED: 8,
};
// C headers
exports.METHODS_HTTP = [
    exports.METHODS.DELETE,
    exports.METHODS.GET,
    exports.METHODS.HEAD,
    exports.METHODS.POST,
    exports.METHODS.PUT,
    exports.METHODS.CONNECT,
    exports.METHODS.OPTIONS,
    exports.METHODS.TRACE,
    exports.METHODS.COPY,
    exports.METHODS.LOCK,
    exports.METHODS.MKCOL,
    exports.METHODS.MOVE,
    exports.METHODS.PROPFIND,
    exports.METHODS.PROPPATCH,
    exports.METHODS.SEARCH,
    exports.METHODS.UNLOCK,
    exports.METHODS.BIND,
    exports.METHODS.REBIND,
    exports.METHODS.UNBIND,
    exports.METHODS.ACL,
    exports.METHODS.REPORT,
    exports.METHODS.MKACTIVITY,
    exports.METHODS.CHECKOUT,
    exports.METHODS.MERGE,
    exports.METHODS['M-SEARCH'],
    exports.METHODS.NOTIFY,
    exports.METHODS.SUBSCRIBE,
    exports.METHODS.UNSUBSCRIBE,
    exports.METHODS.PATCH,
    exports.METHODS.PURGE,
    exports.METHODS.MKCALENDAR,
    exports.METHODS.LINK,
    exports.METHODS.UNLINK,
    exports.METHODS.PRI,
    // TODO(indutny): should we allow it with HTTP?
    exports.METHODS.SOURCE,
    exports.METHODS.QUERY,
];
exports.METHODS_ICE = [
    exports.METHODS.SOURCE,
];
exports.METHODS_RTSP = [
    exports.METHODS.OPTIONS,
    exports.METHODS.DESCRIBE,
    exports.METHODS.ANNOUNCE,
    exports.METHODS.SETUP,
    exports.METHODS.PLAY,
    exports.METHODS.PAUSE,
    exports.METHODS.TEARDOWN,
    exports.METHODS.GET_PARAMETER,
    exports.METHODS.SET_PARAMETER,
    exports.METHODS.REDIRECT,
    exports.METHODS.RECORD,
    exports.METHODS.FLUSH,
    // For AirPlay
    exports.METHODS.GET,
    exports.METHODS.POST,
];
exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith('H')));
exports.STATUSES_HTTP = [
    exports.STATUSES.CONTINUE,
    exports.STATUSES.SWITCHING_PROTOCOLS,
    exports.STATUSES.PROCESSING,
    exports.STATUSES.EARLY_HINTS,
    exports.STATUSES.RESPONSE_IS_STALE,
    exports.STATUSES.REVALIDATION_FAILED,
    exports.STATUSES.DISCONNECTED_OPERATION,
    exports.STATUSES.HEURISTIC_EXPIRATION,
    exports.STATUSES.MISCELLANEOUS_WARNING,
    exports.STATUSES.OK,
    exports.STATUSES.CREATED,
    exports.STATUSES.ACCEPTED,
    exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
    exports.STATUSES.NO_CONTENT,
    exports.STATUSES.RESET_CONTENT,
    exports.STATUSES.PARTIAL_CONTENT,
    exports.STATUSES.MULTI_STATUS,
    exports.STATUSES.ALREADY_REPORTED,
    exports.STATUSES.TRANSFORMATION_APPLIED,
    exports.STATUSES.IM_USED,
    exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
    exports.STATUSES.MULTIPLE_CHOICES,
    exports.STATUSES.MOVED_PERMANENTLY,
    exports.STATUSES.FOUND,
    exports.STATUSES.SEE_OTHER,
    exports.STATUSES.NOT_MODIFIED,
    exports.STATUSES.USE_PROXY,
    exports.STATUSES.SWITCH_PROXY,
    exports.STATUSES.TEMPORARY_REDIRECT,
    exports.STATUSES.PERMANENT_REDIRECT,
    exports.STATUSES.BAD_REQUEST,
    exports.STATUSES.UNAUTHORIZED,
    exports.STATUSES.PAYMENT_REQUIRED,
    exports.STATUSES.FORBIDDEN,
    exports.STATUSES.NOT_FOUND,
    exports.STATUSES.METHOD_NOT_ALLOWED,
    exports.STATUSES.NOT_ACCEPTABLE,
    exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
    exports.STATUSES.REQUEST_TIMEOUT,
    exports.STATUSES.CONFLICT,
    exports.STATUSES.GONE,
    exports.STATUSES.LENGTH_REQUIRED,
    exports.STATUSES.PRECONDITION_FAILED,
    exports.STATUSES.PAYLOAD_TOO_LARGE,
    exports.STATUSES.URI_TOO_LONG,
    exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
    exports.STATUSES.RANGE_NOT_SATISFIABLE,
    exports.STATUSES.EXPECTATION_FAILED,
    exports.STATUSES.IM_A_TEAPOT,
    exports.STATUSES.PAGE_EXPIRED,
    exports.STATUSES.ENHANCE_YOUR_CALM,
    exports.STATUSES.MISDIRECTED_REQUEST,
    exports.STATUSES.UNPROCESSABLE_ENTITY,
    exports.STATUSES.LOCKED,
    exports.STATUSES.FAILED_DEPENDENCY,
    exports.STATUSES.TOO_EARLY,
    exports.STATUSES.UPGRADE_REQUIRED,
    exports.STATUSES.PRECONDITION_REQUIRED,
    exports.STATUSES.TOO_MANY_REQUESTS,
    exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
    exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
    exports.STATUSES.LOGIN_TIMEOUT,
    exports.STATUSES.NO_RESPONSE,
    exports.STATUSES.RETRY_WITH,
    exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
    exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
    exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
    exports.STATUSES.INVALID_X_FORWARDED_FOR,
    exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
    exports.STATUSES.SSL_CERTIFICATE_ERROR,
    exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
    exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
    exports.STATUSES.INVALID_TOKEN,
    exports.STATUSES.CLIENT_CLOSED_REQUEST,
    exports.STATUSES.INTERNAL_SERVER_ERROR,
    exports.STATUSES.NOT_IMPLEMENTED,
    exports.STATUSES.BAD_GATEWAY,
    exports.STATUSES.SERVICE_UNAVAILABLE,
    exports.STATUSES.GATEWAY_TIMEOUT,
    exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
    exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
    exports.STATUSES.INSUFFICIENT_STORAGE,
    exports.STATUSES.LOOP_DETECTED,
    exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
    exports.STATUSES.NOT_EXTENDED,
    exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
    exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
    exports.STATUSES.WEB_SERVER_IS_DOWN,
    exports.STATUSES.CONNECTION_TIMEOUT,
    exports.STATUSES.ORIGIN_IS_UNREACHABLE,
    exports.STATUSES.TIMEOUT_OCCURED,
    exports.STATUSES.SSL_HANDSHAKE_FAILED,
    exports.STATUSES.INVALID_SSL_CERTIFICATE,
    exports.STATUSES.RAILGUN_ERROR,
    exports.STATUSES.SITE_IS_OVERLOADED,
    exports.STATUSES.SITE_IS_FROZEN,
    exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
    exports.STATUSES.NETWORK_READ_TIMEOUT,
    exports.STATUSES.NETWORK_CONNECT_TIMEOUT,
];
exports.ALPHA = [];
for (let i = 'A'.charCodeAt(0); i <= 'Z'.charCodeAt(0); i++) {
    // Upper case
    exports.ALPHA.push(String.fromCharCode(i));
    // Lower case
    exports.ALPHA.push(String.fromCharCode(i + 0x20));
}
exports.NUM_MAP = {
    0: 0, 1: 1, 2: 2, 3: 3, 4: 4,
    5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
};
exports.HEX_MAP = {
    0: 0, 1: 1, 2: 2, 3: 3, 4: 4,
    5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
    A: 0XA, B: 0XB, C: 0XC, D: 0XD, E: 0XE, F: 0XF,
    a: 0xa, b: 0xb, c: 0xc, d: 0xd, e: 0xe, f: 0xf,
};
exports.NUM = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9',
];
exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
exports.MARK = ['-', '_', '.', '!', '~', '*', '\'', '(', ')'];
exports.USERINFO_CHARS = exports.ALPHANUM
    .concat(exports.MARK)
    .concat(['%', ';', ':', '&', '=', '+', '$', ',']);
// TODO(indutny): use RFC
exports.URL_CHAR = [
    '!', '"', '$', '%', '&', '\'',
    '(', ')', '*', '+', ',', '-', '.', '/',
    ':', ';', '<', '=', '>',
    '@', '[', '\\', ']', '^', '_',
    '`',
    '{', '|', '}', '~',
].concat(exports.ALPHANUM);
exports.HEX = exports.NUM.concat(['a', 'b', 'c', 'd', 'e', 'f', 'A', 'B', 'C', 'D', 'E', 'F']);
/* Tokens as defined by rfc 2616. Also lowercases them.
 *        token       = 1*<any CHAR except CTLs or separators>
 *     separators     = "(" | ")" | "<" | ">" | "@"
 *                    | "," | ";" | ":" | "\" | <">
 *                    | "/" | "[" | "]" | "?" | "="
 *                    | "{" | "}" | SP | HT
 */
exports.TOKEN = [
    '!', '#', '$', '%', '&', '\'',
    '*', '+', '-', '.',
    '^', '_', '`',
    '|', '~',
].concat(exports.ALPHANUM);
/*
 * Verify that a char is a valid visible (printable) US-ASCII
 * character or %x80-FF
 */
exports.HEADER_CHARS = ['\t'];
for (let i = 32; i <= 255; i++) {
    if (i !== 127) {
        exports.HEADER_CHARS.push(i);
    }
}
// ',' = \x44
exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
exports.QUOTED_STRING = ['\t', ' '];
for (let i = 0x21; i <= 0xff; i++) {
    if (i !== 0x22 && i !== 0x5c) { // All characters in ASCII except \ and "
        exports.QUOTED_STRING.push(i);
    }
}
exports.HTAB_SP_VCHAR_OBS_TEXT = ['\t', ' '];
// VCHAR: https://tools.ietf.org/html/rfc5234#appendix-B.1
for (let i = 0x21; i <= 0x7E; i++) {
    exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
}
// OBS_TEXT: https://datatracker.ietf.org/doc/html/rfc9110#name-collected-abnf
for (let i = 0x80; i <= 0xff; i++) {
    exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
}
exports.MAJOR = exports.NUM_MAP;
exports.MINOR = exports.MAJOR;
exports.SPECIAL_HEADERS = {
    'connection': exports.HEADER_STATE.CONNECTION,
    'content-length': exports.HEADER_STATE.CONTENT_LENGTH,
    'proxy-connection': exports.HEADER_STATE.CONNECTION,
    'transfer-encoding': exports.HEADER_STATE.TRANSFER_ENCODING,
    'upgrade': exports.HEADER_STATE.UPGRADE,
};
exports["default"] = {
    ERROR: exports.ERROR,
    TYPE: exports.TYPE,
    FLAGS: exports.FLAGS,
    LENIENT_FLAGS: exports.LENIENT_FLAGS,
    METHODS: exports.METHODS,
    STATUSES: exports.STATUSES,
    FINISH: exports.FINISH,
    HEADER_STATE: exports.HEADER_STATE,
    ALPHA: exports.ALPHA,
    NUM_MAP: exports.NUM_MAP,
    HEX_MAP: exports.HEX_MAP,
    NUM: exports.NUM,
    ALPHANUM: exports.ALPHANUM,
    MARK: exports.MARK,
    USERINFO_CHARS: exports.USERINFO_CHARS,
    URL_CHAR: exports.URL_CHAR,
    HEX: exports.HEX,
    TOKEN: exports.TOKEN,
    HEADER_CHARS: exports.HEADER_CHARS,
    CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
    QUOTED_STRING: exports.QUOTED_STRING,
    HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
    MAJOR: exports.MAJOR,
    MINOR: exports.MINOR,
    SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
    METHODS_HTTP: exports.METHODS_HTTP,
    METHODS_ICE: exports.METHODS_ICE,
    METHODS_RTSP: exports.METHODS_RTSP,
    METHOD_MAP: exports.METHOD_MAP,
    H_METHOD_MAP: exports.H_METHOD_MAP,
    STATUSES_HTTP: exports.STATUSES_HTTP,
};


}),

7408:
((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = (__webpack_require__(3024).readFileSync)(__webpack_require__.ab + "llhttp.wasm");


}),

40:
((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = (__webpack_require__(3024).readFileSync)(__webpack_require__.ab + "llhttp_simd.wasm");


}),

7026:
((__unused_webpack_module, exports) => {

"use strict";

Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.enumToMap = enumToMap;
function enumToMap(obj, filter = [], exceptions = []) {
    const emptyFilter = (filter?.length ?? 0) === 0;
    const emptyExceptions = (exceptions?.length ?? 0) === 0;
    return Object.fromEntries(Object.entries(obj).filter(([, value]) => {
        return (typeof value === 'number' &&
            (emptyFilter || filter.includes(value)) &&
            (emptyExceptions || !exceptions.includes(value)));
    }));
}


}),

9368:
((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const { kConnected, kPending, kRunning, kSize, kFree, kQueued } = __webpack_require__(3561);
class ClientStats {
    constructor(client) {
        this.connected = client[kConnected];
        this.pending = client[kPending];
        this.running = client[kRunning];
        this.size = client[kSize];
    }
}
class PoolStats {
    constructor(pool) {
        this.connected = pool[kConnected];
        this.free = pool[kFree];
        this.pending = pool[kPending];
        this.queued = pool[kQueued];
        this.running = pool[kRunning];
        this.size = pool[kSize];
    }
}
module.exports = { ClientStats, PoolStats };


}),

3025:
((module) => {

"use strict";

let fastNow = 0;
const RESOLUTION_MS = 1e3;
const TICK_MS = (RESOLUTION_MS >> 1) - 1;
let fastNowTimeout;
const kFastTimer = Symbol('kFastTimer');
const fastTimers = [];
const NOT_IN_LIST = -2;
const TO_BE_CLEARED = -1;
const PENDING = 0;
const ACTIVE = 1;
function onTick() {
    fastNow += TICK_MS;
    let idx = 0;
    let len = fastTimers.length;
    while (idx < len) {
        const timer = fastTimers[idx];
        if (timer._state === PENDING) {
            timer._idleStart = fastNow - TICK_MS;
            timer._state = ACTIVE;
        }
        else if (timer._state === ACTIVE &&
            fastNow >= timer._idleStart + timer._idleTimeout) {
            timer._state = TO_BE_CLEARED;
            timer._idleStart = -1;
            timer._onTimeout(timer._timerArg);
        }
        if (timer._state === TO_BE_CLEARED) {
            timer._state = NOT_IN_LIST;
            if (--len !== 0) {
                fastTimers[idx] = fastTimers[len];
            }
        }
        else {
            ++idx;
        }
    }
    fastTimers.length = len;
    if (fastTimers.length !== 0) {
        refreshTimeout();
    }
}
function refreshTimeout() {
    if (fastNowTimeout?.refresh) {
        fastNowTimeout.refresh();
    }
    else {
        clearTimeout(fastNowTimeout);
        fastNowTimeout = setTimeout(onTick, TICK_MS);
        fastNowTimeout?.unref();
    }
}
class FastTimer {
    [kFastTimer] = true;
    _state = NOT_IN_LIST;
    _idleTimeout = -1;
    _idleStart = -1;
    _onTimeout;
    _timerArg;
    constructor(callback, delay, arg) {
        this._onTimeout = callback;
        this._idleTimeout = delay;
        this._timerArg = arg;
        this.refresh();
    }
    refresh() {
        if (this._state === NOT_IN_LIST) {
            fastTimers.push(this);
        }
        if (!fastNowTimeout || fastTimers.length === 1) {
            refreshTimeout();
        }
        this._state = PENDING;
    }
    clear() {
        this._state = TO_BE_CLEARED;
        this._idleStart = -1;
    }
}
module.exports = {
    setTimeout(callback, delay, arg) {
        return delay <= RESOLUTION_MS
            ? setTimeout(callback, delay, arg)
            : new FastTimer(callback, delay, arg);
    },
    clearTimeout(timeout) {
        if (timeout[kFastTimer]) {
            timeout.clear();
        }
        else {
            clearTimeout(timeout);
        }
    },
    setFastTimeout(callback, delay, arg) {
        return new FastTimer(callback, delay, arg);
    },
    clearFastTimeout(timeout) {
        timeout.clear();
    },
    now() {
        return fastNow;
    },
    tick(delay = 0) {
        fastNow += delay - RESOLUTION_MS + 1;
        onTick();
        onTick();
    },
    reset() {
        fastNow = 0;
        fastTimers.length = 0;
        clearTimeout(fastNowTimeout);
        fastNowTimeout = null;
    },
    kFastTimer
};


}),

298:
(() => {



}),

2832:
(() => {



}),

9929:
(() => {



})

};
;