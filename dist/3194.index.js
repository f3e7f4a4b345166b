"use strict";
exports.id = 3194;
exports.ids = [3194];
exports.modules = {

3194:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (connectService)
});

var client_context = __webpack_require__(5901);
var errors = __webpack_require__(8405);
var request_call = __webpack_require__(8396);
var listing = __webpack_require__(3421);
var request_query = __webpack_require__(8754);
var request_body = __webpack_require__(5576);
var send = __webpack_require__(9016);
;





function createBuildMethods(context) {
    function list(endpoint, to, options = {}) {
        const [parameters, call] = splitOptions(options);
        return (0,listing.X)(context, { endpoint, to, query: (0,request_query.Z)(parameters), options: call });
    }
    function remember(to, made) {
        context.recent.add((0,request_call.j)('builds.get', { ...pipelineOf(to), number: made.build.number }).path);
        return made;
    }
    const createWithDetails = async (address, body, options = {}) => {
        (0,request_body.He)(body.commit, 'body.commit');
        (0,request_body.He)(body.branch, 'body.branch');
        const { createBuildOnce } = await __webpack_require__.e(/* import() */ 6646).then(__webpack_require__.bind(__webpack_require__, 6646));
        return remember(address, await createBuildOnce(context, { to: pipelineOf(address), body }, options));
    };
    const rebuildWithDetails = async (address, options = {}) => {
        const { rebuildBuildOnce } = await __webpack_require__.e(/* import() */ 6541).then(__webpack_require__.bind(__webpack_require__, 6541));
        return remember(address, await rebuildBuildOnce(context, buildOf(address), options));
    };
    const cancelWithDetails = async (address, options = {}) => {
        const { cancelBuild } = await __webpack_require__.e(/* import() */ 7124).then(__webpack_require__.bind(__webpack_require__, 7124));
        return cancelBuild(context, buildOf(address), options);
    };
    const lists = {
        list: (options) => list('builds.list', {}, options),
        listForOrganization: ({ organization }, options) => list('builds.listForOrganization', { organization }, options),
        listForPipeline: (address, options) => list('builds.listForPipeline', pipelineOf(address), options),
    };
    return {
        ...lists,
        async get(address, options = {}) {
            const [parameters, call] = splitOptions(options);
            const query = (0,request_query.Z)(parameters);
            return (0,send.t)(context, (0,request_call.j)('builds.get', buildOf(address), { query }), call);
        },
        create: async (address, body, options) => (await createWithDetails(address, body, options)).build,
        createWithDetails,
        findByKey: async (address, key, options = {}) => {
            const { findByKey } = await __webpack_require__.e(/* import() */ 6132).then(__webpack_require__.bind(__webpack_require__, 6132));
            return findByKey(context, { to: pipelineOf(address), key, options });
        },
        cancel: async (address, options) => (await cancelWithDetails(address, options)).build,
        cancelWithDetails,
        rebuild: async (address, options) => (await rebuildWithDetails(address, options)).build,
        rebuildWithDetails,
        retryFailedJobs: async (address, options) => {
            const { retryFailedJobsOnce } = await __webpack_require__.e(/* import() */ 5964).then(__webpack_require__.bind(__webpack_require__, 5964));
            return retryFailedJobsOnce(context, buildOf(address), options);
        },
        wait: async (address, options = {}) => {
            const { waitForBuild } = await __webpack_require__.e(/* import() */ 9499).then(__webpack_require__.bind(__webpack_require__, 9499));
            return waitForBuild(context, { to: buildOf(address), builds: lists }, options);
        },
    };
}
function splitOptions(options) {
    const { signal, timeoutMs, timeoutName, perPage, urgent, unpaced, polling, sendByMs, heldUntilMs, ...rest } = options;
    return [
        rest,
        { signal, timeoutMs, timeoutName, perPage, urgent, unpaced, polling, sendByMs, heldUntilMs },
    ];
}
function pipelineOf({ organization, pipeline }) {
    return { organization, pipeline };
}
function buildOf({ organization, pipeline, number }) {
    return { organization, pipeline, number };
}

var requests = __webpack_require__(6224);
;



function createFlakyTestMethods(context) {
    return {
        list: ({ organization, suite }, { period, ...options } = {}) => {
            const query = new URLSearchParams(period === undefined ? {} : { period: checked(period) });
            return (0,listing.X)(context, {
                endpoint: 'flakyTests.list',
                to: { organization, suite },
                query,
                options,
                isSteady: true,
            });
        },
    };
}
function checked(period) {
    if (Object.hasOwn(requests.q, period))
        return period;
    throw new errors.Di('period', `must be ${Object.keys(requests.q).join(', ')}`);
}

var read_body = __webpack_require__(7113);
;



const headers = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${read_body.rn}` };
const timeoutMs = 20_000;
function createJobMethods(context) {
    return {
        log: async ({ organization, pipeline, number, job }, options = {}) => {
            const call = (0,request_call.j)('jobs.log', { organization, pipeline, number, job }, { headers });
            return (0,send.t)(context, call, { timeoutMs, ...options });
        },
    };
}

;




function createSuiteMethods(context) {
    async function createWithDetails({ organization }, body, options = {}) {
        (0,request_body.He)(body.name, 'body.name');
        (0,request_body.He)(body.default_branch, 'body.default_branch');
        const { createSuiteOnce } = await __webpack_require__.e(/* import() */ 6810).then(__webpack_require__.bind(__webpack_require__, 6810));
        return createSuiteOnce(context, { to: { organization }, body }, options);
    }
    return {
        list: ({ organization }, options = {}) => (0,listing.X)(context, { endpoint: 'suites.list', to: { organization }, options }),
        get: async (address, options = {}) => (0,send.t)(context, (0,request_call.j)('suites.get', suiteOf(address)), options),
        create: async (address, body, options) => (await createWithDetails(address, body, options)).suite,
        createWithDetails,
        update: async (address, body, options = {}) => {
            const { updateSuite } = await __webpack_require__.e(/* import() */ 2611).then(__webpack_require__.bind(__webpack_require__, 2611));
            return updateSuite(context, { to: suiteOf(address), body }, options);
        },
        delete: async (address, options = {}) => {
            const { deleteSuite } = await __webpack_require__.e(/* import() */ 149).then(__webpack_require__.bind(__webpack_require__, 149));
            return deleteSuite(context, suiteOf(address), options);
        },
    };
}
function suiteOf({ organization, suite }) {
    return { organization, suite };
}

var with_deadline = __webpack_require__(2038);
;








function createActionClient(options) {
    const context = (0,client_context.q6)(options);
    return {
        builds: {
            ...createBuildMethods(context),
            async cancelDuplicates({ organization, pipeline, number }, key, callOptions = {}) {
                const { cancelDuplicates } = await __webpack_require__.e(/* import() */ 9917).then(__webpack_require__.bind(__webpack_require__, 9917));
                const to = { organization, pipeline };
                return (0,with_deadline.N)(context, callOptions, (shared) => cancelDuplicates(context, { to, key, keep: number, shared }));
            },
            async findRebuilds({ organization, pipeline, number }, newest, callOptions = {}) {
                const { findRebuilds } = await __webpack_require__.e(/* import() */ 3201).then(__webpack_require__.bind(__webpack_require__, 3201));
                return findRebuilds(context, {
                    of: { organization, pipeline, number },
                    newest,
                    options: callOptions,
                });
            },
        },
        suites: createSuiteMethods(context),
        flakyTests: createFlakyTestMethods(context),
        jobs: createJobMethods(context),
        mayPass: (error) => error instanceof errors.MZ && context.outage.mayPass(error),
        outageEndsAtMs: (error) => (error instanceof errors.MZ ? context.outage.endsAtMs(error) : undefined),
        serviceNow: context.serviceTime.now,
        noteFound(address) {
            context.recent.add((0,request_call.j)('builds.get', address).path);
        },
        endOutage(address, why) {
            const call = (0,request_call.j)('builds.get', address);
            if (why === 'shown')
                context.outage.end(call);
            else
                context.outage.giveUp(call);
        },
        rateLimit: context.rateLimit,
        async preview(endpoint, contents) {
            return (await __webpack_require__.e(/* import() */ 9903).then(__webpack_require__.bind(__webpack_require__, 9903))).previewRequest(context, endpoint, contents);
        },
        close: context.close,
        [Symbol.asyncDispose]: context.close,
    };
}

var transport_proxy = __webpack_require__(9102);
;

function createUndiciTransport({ proxy, connectMs = 10_000 } = {}) {
    const proxies = (0,transport_proxy.u)(proxy);
    const opened = new Map();
    const open = (through) => {
        const opening = opened.get(through) ?? load({ proxies: through, connectMs });
        opened.set(through, opening);
        return opening;
    };
    return {
        async send(request) {
            const direct = (0,transport_proxy.U)(new URL(request.url).hostname);
            return (await open(direct ? undefined : proxies)).send(request);
        },
        async close() {
            for (const opening of opened.values())
                await (await opening).close();
        },
    };
}
async function load(settings) {
    const { openUndici } = await Promise.all(/* import() */[__webpack_require__.e(9107), __webpack_require__.e(9234)]).then(__webpack_require__.bind(__webpack_require__, 9234));
    return openUndici(settings);
}

var durations = __webpack_require__(888);
;

const spreadMs = 15_000;
function createClientLog(log) {
    let toldUntilMs = Number.NEGATIVE_INFINITY;
    return (event) => {
        if (event.kind !== 'throttled')
            return logClientEvent(event, log);
        const line = `Rate limit reached. Waiting ${seconds(event.delayMs)}${until(event)}.`;
        const isTold = event.untilMs <= toldUntilMs + spreadMs;
        if (isTold)
            return log.debug(line);
        toldUntilMs = event.untilMs;
        log.info(line);
    };
}
function logClientEvent(event, log) {
    switch (event.kind) {
        case 'response':
            log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
            break;
        case 'retry':
            log.debug(`${event.reason} Retrying in ${seconds(event.delayMs)}.`);
            break;
        case 'outage': {
            const most = event.timeoutMs < 1_000 ? '' : ` for up to ${rounded(event.timeoutMs)}`;
            log.info(`${event.reason} Trying again${most}.`);
            break;
        }
        case 'outage-end':
            log.info(`The service works again after ${rounded(event.durationMs)}.`);
            break;
        case 'lookup':
            log.info(describeLookup(event));
            break;
        case 'misplaced':
            log.warning(event.reason);
            break;
        default:
            log.debug(event.kind);
    }
}
function describeLookup({ endpoint, reason, elapsedMs }) {
    const [things, method] = endpoint.split('.');
    const isRetry = method === 'retryFailedJobs';
    const write = isRetry ? 'retry' : method;
    const thing = isRetry ? 'retried jobs' : things === 'suites' ? 'suite' : 'build';
    if (elapsedMs > 0)
        return `Still looking for the ${thing} after ${rounded(elapsedMs)}.`;
    const what = /^\d+$/.test(reason)
        ? `The service answered the ${write} request with ${reason}.`
        : `The response to the ${write} request was lost (${reason}).`;
    return `${what} Looking for the ${thing}.`;
}
function until({ delayMs, untilMs }) {
    return delayMs < 60_000 ? '' : `, until ${new Date(untilMs).toISOString()}`;
}
function rounded(ms) {
    return (0,durations.a3)(Math.round(ms / 1_000) * 1_000);
}
function seconds(ms) {
    return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

var percent_decoded = __webpack_require__(1957);
;

function responseSecrets(answer) {
    return itemsOf(answer).flatMap(secretsOf);
}
function webhookAddresses(answer) {
    return itemsOf(answer)
        .map((item) => withoutScheme(webhookOf(item)))
        .filter((address) => address.includes('/'));
}
function webhookSegments(answer) {
    return itemsOf(answer).flatMap((item) => {
        const [path = ''] = withoutScheme(webhookOf(item)).split(/[?#]/, 1);
        const [, ...segments] = path.split('/');
        const last = segments.findLast((part) => part !== '') ?? '';
        const slug = item?.pipeline?.slug;
        return [...new Set([last, (0,percent_decoded.o)(last)])].filter((part) => part !== '' && part !== slug);
    });
}
function withoutScheme(address) {
    return address.replace(/^[a-z]{2,10}:\/\//i, '');
}
function itemsOf(answer) {
    return Array.isArray(answer) ? answer : [answer];
}
function webhookOf(item) {
    if (typeof item !== 'object' || item === null)
        return '';
    const address = item.pipeline?.provider?.webhook_url;
    return typeof address === 'string' ? address : '';
}
function secretsOf(item) {
    if (typeof item !== 'object' || item === null)
        return [];
    const { api_token } = item;
    const token = typeof api_token === 'string' && api_token !== '' ? [api_token] : [];
    return [...token, ...webhookSecrets(webhookOf(item))];
}
const separators = /[/?&=;#@:\s]+/;
const mostParts = 50;
const shortest = 16;
function webhookSecrets(address) {
    const parts = address.split(separators, mostParts).flatMap((part) => [part, (0,percent_decoded.o)(part)]);
    return [...new Set(parts)].filter((part) => part.length >= shortest);
}

var proxies = __webpack_require__(1609);
;





function connectService(settings, { environment, secrets, log, onEvent }) {
    return (0,proxies.su)(environment, (proxy) => {
        const transport = createUndiciTransport({ proxy });
        const { token } = settings;
        const tell = createClientLog(log);
        return createActionClient({
            ...settings,
            token: typeof token === 'string' ? token : createSignIn(token, { environment, secrets, log }, transport),
            transport,
            redact: secrets.redactor.text,
            onResponseValue: (answer) => {
                responseSecrets(answer).forEach(secrets.hideFound);
                webhookSegments(answer).forEach(secrets.hideSegment);
                webhookAddresses(answer).forEach(secrets.hideWhole);
            },
            onEvent: (event) => {
                onEvent?.(event);
                tell(event);
            },
        });
    });
}
function createSignIn(identity, { environment, secrets, log }, transport) {
    let count = 0;
    return async ({ signal }) => {
        const { signIn, tellOfSignIn } = await __webpack_require__.e(/* import() */ 3555).then(__webpack_require__.bind(__webpack_require__, 3555));
        const { hide, redactor } = secrets;
        const host = { transport, hide, redact: redactor.text, signal };
        const signedIn = await signIn(identity, environment, host);
        count += 1;
        tellOfSignIn(signedIn, count, log);
        return signedIn;
    };
}


}),

5901:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q6: () => (createContext),
  mJ: () => (defaultUserAgent),
  lh: () => (systemUuid)
});

var client_clock = __webpack_require__(1778);
var errors = __webpack_require__(8405);
;
const windowMs = 60_000;
const sameEndMs = 5_000;
function updateWindow(known, observation) {
    const { window, nowMs, refusedAt, unknownLoad } = observation;
    const { limit, resetMs } = window;
    const endsAtMs = nowMs + resetMs;
    const lengthMs = Math.max(windowMs, resetMs, known?.lengthMs ?? 0);
    const left = resetMs / lengthMs;
    const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
    const remaining = refusedAt === undefined ? Math.min(window.remaining, same?.remaining ?? limit) : 0;
    const used = refusedAt ?? limit - remaining;
    const own = (same?.own ?? 0) + 1;
    const openingLoad = same?.openingLoad ?? carriedOver(known?.load ?? { all: unknownLoad, others: unknownLoad });
    const load = {
        all: used / limit + left * openingLoad.all,
        others: Math.max(0, used - own) / limit + left * openingLoad.others,
    };
    return { limit, remaining, observedAtMs: nowMs, endsAtMs, lengthMs, own, load, openingLoad };
}
function carriedOver({ all, others }) {
    return { all: Math.min(1, all), others: Math.min(1, others) };
}
function isUsedUp(window, atMs, reserve) {
    if (atMs >= window.endsAtMs)
        return false;
    const { limit, remaining, lengthMs, load, observedAtMs } = window;
    const used = (load.all * limit * (atMs - observedAtMs)) / lengthMs;
    return remaining - used <= Math.max(1, reserve * limit);
}

;

const rateLimitNumbers = { fullLoad: 0.8, power: 3, maxSlowdown: 15, reserve: 0.1 };
const roundingMs = 1_000;
const minSpreadMs = 250;
const recovery = 0.15;
function createSharedRateLimit({ clock, random, numbers = rateLimitNumbers, }) {
    const windows = new Map();
    let closedUntilMs = Number.NEGATIVE_INFINITY;
    let blindSlowdown = 1;
    const max = (read) => Math.max(...[...windows.values()].map(read));
    return {
        observe({ organization, windows: observed, closedMs, refused }) {
            const nowMs = clock.monotonic();
            if (closedMs > 0)
                closedUntilMs = Math.max(closedUntilMs, nowMs + closedMs + roundingMs);
            const isBlind = refused !== undefined && observed.length === 0;
            blindSlowdown = isBlind
                ? Math.min(numbers.maxSlowdown, 2 * blindSlowdown)
                : Math.max(1, blindSlowdown - recovery);
            for (const { family, ...window } of observed.filter(({ limit }) => limit > 0)) {
                const name = family === 'organization' ? `${family} ${organization}` : family;
                const isSpent = refused !== undefined && window.remaining === 0;
                const refusedAt = isSpent ? Math.max(window.limit, refused.current ?? 0) : undefined;
                const observation = { window, nowMs, refusedAt, unknownLoad: numbers.fullLoad };
                windows.set(name, updateWindow(windows.get(name), observation));
            }
        },
        waitMs(spreadMs) {
            const leftMs = closedUntilMs - clock.monotonic();
            return leftMs <= 0 ? 0 : leftMs + minSpreadMs + random() * Math.max(0, spreadMs - minSpreadMs);
        },
        opensAtMs(atMs, { keepsReserve }) {
            const used = [...windows.values()].filter((window) => isUsedUp(window, atMs, numbers.reserve));
            const ends = keepsReserve ? used.map(({ endsAtMs }) => endsAtMs + roundingMs) : [];
            return Math.max(atMs, closedUntilMs, ...ends);
        },
        slowdown() {
            const slowdown = max(({ load }) => (load.all / numbers.fullLoad) ** numbers.power);
            return Math.min(numbers.maxSlowdown, Math.max(blindSlowdown, slowdown));
        },
        loadOfOthers: () => (windows.size === 0 ? null : max(({ load }) => load.others)),
        perMinute: () => windows.size === 0 ? null : -max(({ limit, lengthMs }) => (-limit * 60_000) / lengthMs),
    };
}

var token_bucket = __webpack_require__(5511);
var base_url = __webpack_require__(4925);
;

const minRedactedLength = 8;
function parseToken(token) {
    const trimmed = typeof token === 'string' ? token.trim() : '';
    if (trimmed === '')
        throw new errors.Di('token', 'is empty');
    if (/[\r\n]/.test(trimmed))
        throw new errors.Di('token', 'has more than one line');
    if (!/^[\x21-\x7e]+$/.test(trimmed)) {
        throw new errors.Di('token', 'has a character that is not allowed in a token; only visible ASCII is');
    }
    return trimmed;
}
function redactSecrets(text, secrets) {
    let redacted = text;
    for (const secret of secrets)
        if (secret.length >= minRedactedLength)
            redacted = redacted.replaceAll(secret, '***');
    return redacted;
}

;


const renewBeforeMs = 60_000;
function createCurrentToken(given, { clock, signal }) {
    if (typeof given !== 'function') {
        const token = parseToken(given);
        return {
            get: () => token,
            refuse: () => { },
            isRenewable: false,
            redact: (text) => redactSecrets(text, [token]),
        };
    }
    const known = new Set();
    let current;
    let arriving;
    const request = async () => {
        const startedMs = clock.monotonic();
        try {
            const { token, validForMs } = await given({ signal });
            const lifeMs = validForMs !== undefined && validForMs > 0 ? validForMs : Number.POSITIVE_INFINITY;
            const expiresAtMs = startedMs + lifeMs;
            current = {
                token: parseToken(token),
                expiresAtMs,
                renewAtMs: expiresAtMs - Math.min(renewBeforeMs, lifeMs / 4),
            };
            known.add(current.token);
            return current.token;
        }
        catch (error) {
            if (current !== undefined && clock.monotonic() < current.expiresAtMs)
                return current.token;
            throw error instanceof errors.gz
                ? error
                : new errors.gz('Could not get a token: its source failed', { cause: error });
        }
    };
    return {
        get() {
            if (current !== undefined && clock.monotonic() < current.renewAtMs)
                return current.token;
            arriving ??= request().finally(() => {
                arriving = undefined;
            });
            return arriving;
        },
        refuse(token) {
            if (current?.token === token)
                current = undefined;
        },
        isRenewable: true,
        redact: (text) => redactSecrets(text, known),
    };
}

;

const lowest = [22, 19];
function checkNode(version) {
    const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
    if (version === undefined || major > lowest[0] || (major === lowest[0] && minor >= lowest[1]))
        return;
    throw new errors.MZ(`Kitestring needs Node ${lowest.join('.')} or newer; this is Node ${version}.`);
}

var rate_limit_headers = __webpack_require__(8071);
;

const toleranceMs = 1_500;
const mostMs = 24 * 3_600_000;
function createServiceTime(clock) {
    let aheadMs = 0;
    return {
        observe(headers) {
            const sentMs = (0,rate_limit_headers.Ch)(headers);
            if (sentMs === null)
                return;
            const differsMs = sentMs + 500 - clock.now();
            const isClock = Math.abs(differsMs) > toleranceMs && Math.abs(differsMs) <= mostMs;
            aheadMs = isClock ? differsMs : 0;
        },
        now: () => clock.now() + aheadMs,
    };
}

var failure_class = __webpack_require__(6534);
var timeouts = __webpack_require__(2617);
;



const cancels = 'builds.cancel';
const unprovenMs = 8_000;
const leastGapMs = 30_000;
const quietMs = 60_000;
const shortMs = 10_000;
function createOutage({ outageTimeoutMs: timeoutMs, isProven = false }, { clock, emit }) {
    if (timeoutMs !== undefined && !(timeoutMs >= 0))
        throw new errors.Di('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
    let current;
    const own = new Map();
    const byError = new WeakMap();
    let toldMs = Number.NEGATIVE_INFINITY;
    let told;
    const includes = (error) => (0,failure_class.uD)(error) ||
        ((isProven || current !== undefined) && isRedirect(error)) ||
        (isProven && (0,failure_class.IG)(error));
    const mostMs = (polling) => timeoutMs ?? (polling ? timeouts.q.pollingMs : timeouts.q.usualMs);
    const continued = (episode, { call, startedMs }) => {
        const mostGapMs = Math.max(mostMs(!isCancel(call)), leastGapMs);
        return episode && startedMs - episode.lastMs > mostGapMs ? undefined : episode;
    };
    const begin = (error, startedMs) => {
        const lastMs = clock.monotonic();
        current = { sinceMs: looksMistaken(error) ? startedMs : lastMs, startedMs, lastMs };
        return current;
    };
    const endsAtMs = (error) => {
        const sinceMs = byError.get(error)?.sinceMs;
        return sinceMs === undefined ? undefined : sinceMs + mostMs(true);
    };
    const isOver = () => own.values().every(({ isGivenUp }) => isGivenUp);
    return {
        failed(error, { call, startedMs, polling }) {
            const key = polling || isCancel(call) ? keyOf(call) : undefined;
            const known = key === undefined ? undefined : own.get(key);
            const episode = continued(known?.episode ?? current, { call, startedMs }) ?? begin(error, startedMs);
            episode.lastMs = Math.max(episode.lastMs, clock.monotonic());
            byError.set(error, episode);
            const { sinceMs } = episode;
            const failures = (known?.episode === episode ? known.failures : 0) + 1;
            if (key !== undefined)
                own.set(key, { episode, failures, isGivenUp: false });
            return polling ? { sinceMs, failures } : { sinceMs };
        },
        sinceMs: (error) => byError.get(error)?.sinceMs,
        pause(error, delayMs) {
            const episode = byError.get(error);
            if (episode)
                episode.lastMs = Math.max(episode.lastMs, clock.monotonic() + delayMs);
        },
        tell(error, failed) {
            const episode = byError.get(error);
            if (episode === undefined || told !== undefined)
                return;
            const nowMs = clock.monotonic();
            if (nowMs - toldMs < quietMs && nowMs - episode.startedMs < shortMs)
                return;
            told = episode;
            toldMs = nowMs;
            emit({ kind: 'outage', ...failed });
        },
        end(call, error) {
            if (isRedirect(error))
                return;
            isProven = true;
            current = undefined;
            own.delete(keyOf(call));
            if (told === undefined || !isOver())
                return;
            emit({ kind: 'outage-end', durationMs: clock.monotonic() - told.startedMs });
            told = undefined;
        },
        includes,
        giveUp(call) {
            const key = keyOf(call);
            const known = own.get(key);
            if (known === undefined)
                return;
            if (key === cancels)
                own.set(key, { ...known, isGivenUp: true });
            else
                own.delete(key);
            if (isOver())
                told = undefined;
        },
        timeoutMs: (polling, error) => Math.min(mostMs(polling), isProven || !looksMistaken(error) ? Number.POSITIVE_INFINITY : unprovenMs),
        mayPass: (error) => (0,failure_class.B5)(error) ||
            (includes(error) && clock.monotonic() < (endsAtMs(error) ?? Number.NEGATIVE_INFINITY)),
        endsAtMs,
    };
}
function isCancel({ endpoint }) {
    return endpoint === cancels;
}
function keyOf(call) {
    return isCancel(call) ? cancels : call.path;
}
function isRedirect(error) {
    return error instanceof errors.hD && error.status >= 300 && error.status < 400;
}
function looksMistaken(error) {
    if (error instanceof errors.tF)
        return error.reason === 'schema';
    if (error instanceof errors.gz)
        return looksMistaken(error.cause);
    return error instanceof errors.Rc && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
}

;
const lagMs = 30_000;
const maxRemembered = 100;
function createRecentBuilds(clock) {
    const addedAt = new Map();
    return {
        add(path) {
            addedAt.delete(path);
            addedAt.set(path, clock.monotonic());
            for (const oldest of addedAt.keys()) {
                if (addedAt.size <= maxRemembered)
                    break;
                addedAt.delete(oldest);
            }
        },
        remove: (path) => void addedAt.delete(path),
        has: (path) => clock.monotonic() - (addedAt.get(path) ?? Number.NEGATIVE_INFINITY) < lagMs,
    };
}

var abort = __webpack_require__(3636);
var failure_codes = __webpack_require__(9323);
var transport = __webpack_require__(5583);
;



function createFetchTransport(fetch) {
    return {
        async send({ url, method, headers, body, signal, onStart }) {
            onStart();
            const init = { method, headers, body: body ?? null, signal, redirect: 'manual' };
            try {
                return toTransportResponse(await (0,abort.W)(fetch(url, init), signal), signal);
            }
            catch (error) {
                throw (0,failure_codes.fh)(error, (0,failure_codes.hs)(error) ? 'not-sent' : 'unknown');
            }
        },
        close: async () => { },
    };
}
function toTransportResponse(response, signal) {
    if (response.redirected)
        throw new transport.w({ code: 'REDIRECTED', sent: 'unknown' });
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    return { status, headers: headersOf(response), body: readChunks(response.body, signal) };
}
function headersOf({ headers }) {
    const { 'content-encoding': encoding, 'content-length': length, ...others } = Object.fromEntries(headers);
    return encoding === undefined ? { ...others, 'content-length': length } : others;
}
async function* readChunks(body, signal) {
    if (body === null)
        return;
    const reader = body.getReader();
    try {
        for (;;) {
            const { done, value } = await (0,abort.W)(reader.read(), signal);
            if (done)
                return;
            yield value;
        }
    }
    catch (error) {
        throw (0,failure_codes.fh)(error, 'unknown');
    }
    finally {
        reader.cancel().catch(() => { });
    }
}

;











const defaultUserAgent = 'kitestring/0.1.0';
const systemUuid = () => crypto.randomUUID();
function createContext(options) {
    checkNode(globalThis.process?.versions.node);
    const { clock = client_clock.m, random = Math.random, uuid = systemUuid, timeouts = {} } = options;
    const transport = options.transport ?? createFetchTransport(options.fetch ?? globalFetch);
    const closing = new AbortController();
    const token = createCurrentToken(options.token, { clock, signal: closing.signal });
    const emit = ignoringErrors(options.onEvent);
    return {
        base: (0,base_url.Q2)(options.baseUrl ?? base_url.Ip),
        transport,
        clock,
        serviceTime: createServiceTime(clock),
        random,
        uuid,
        token,
        userAgent: parseUserAgent(options.userAgent ?? defaultUserAgent),
        redact: options.redact ?? token.redact,
        timeouts,
        rateLimiter: options.rateLimiter ?? (0,token_bucket.x)({ clock }),
        rateLimit: createSharedRateLimit({ clock, random }),
        outage: createOutage(options, { clock, emit }),
        recent: createRecentBuilds(clock),
        warnedOf: new Set(),
        emit,
        emitValue: ignoringErrors(options.onResponseValue),
        closed: closing.signal,
        async close() {
            closing.abort(new errors.Di('client', 'is closed'));
            await transport.close();
        },
    };
}
function globalFetch(url, init) {
    return fetch(url, init);
}
function parseUserAgent(text) {
    if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(text))
        return text;
    throw new errors.Di('userAgent', 'must be one line of visible ASCII, at most 200 characters');
}
function ignoringErrors(listener) {
    return (value) => {
        try {
            listener?.(value);
        }
        catch {
        }
    };
}


}),

3421:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (createListing)
});

var errors = __webpack_require__(8405);
var rate_limit_headers = __webpack_require__(8071);
var request_call = __webpack_require__(8396);
var request_query = __webpack_require__(8754);
var retry_deadline = __webpack_require__(3081);
var send = __webpack_require__(9016);
var response_headers = __webpack_require__(2852);
var abort = __webpack_require__(3636);
;
function createPageDeduplicator(maxPages) {
    const lastPages = new Map();
    let page = 0;
    let first;
    function see(id) {
        const before = lastPages.get(id);
        lastPages.delete(id);
        lastPages.set(id, page);
        return before;
    }
    function forget() {
        for (const [id, last] of lastPages) {
            if (last > page - maxPages)
                return;
            lastPages.delete(id);
        }
    }
    return {
        filterNew(items) {
            page += 1;
            const before = items.map(({ id }) => see(id));
            const newItems = items.filter((_, index) => before[index] === undefined);
            const repeatsSome = before.some((last) => last !== undefined && last < page);
            const repeatsAll = items.length > 0 && newItems.length === 0;
            const repeatsStart = items.length > 0 && items[0]?.id === first;
            first = items[0]?.id;
            forget();
            if (repeatsAll)
                return { newItems, repeats: 'all' };
            return { newItems, repeats: repeatsStart ? 'start' : repeatsSome ? 'some' : 'nothing' };
        },
    };
}

;

const maxLinkLength = 16_384;
function nextPage(headers, page) {
    const text = (0,response_headers.TK)(headers, 'link') ?? '';
    if (text.length > maxLinkLength)
        return 'untrusted';
    const links = parseLinks(text);
    if (links === undefined)
        return 'untrusted';
    const next = links.filter((link) => link.relations.includes('next'));
    if (next.length === 0)
        return 'none';
    return next.every((link) => pageNumber(link.target) === page + 1) ? page + 1 : 'untrusted';
}
const parameter = /;\s*(?:([^\s=;,"<>]+)\s*(?:=\s*(?:(?:"((?:[^"\\]|\\.)*)"|([^\s;,"<>]+))\s*)?)?)?/g;
const link_header_link = /<([^<>]*)>\s*((?:;\s*(?:[^\s=;,"<>]+\s*(?:=\s*(?:(?:"(?:[^"\\]|\\.)*"|[^\s;,"<>]+)\s*)?)?)?)*)(?:,[\s,]*|$)/y;
function parseLinks(text) {
    const links = [];
    let at = text.search(/[^\s,]|$/);
    while (at < text.length) {
        link_header_link.lastIndex = at;
        const [all, target = '', parameters = ''] = link_header_link.exec(text) ?? [];
        if (all === undefined)
            return undefined;
        links.push({ target, relations: relationsOf(parameters) });
        at += all.length;
    }
    return links;
}
function relationsOf(parameters) {
    const all = Array.from(parameters.matchAll(parameter));
    const rel = all.find(([, name]) => name?.toLowerCase() === 'rel');
    return (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(' ').filter(Boolean);
}
function pageNumber(target) {
    const page = URL.parse(target, 'https://link.invalid')?.searchParams.get('page') ?? '';
    return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}

;


function requestPage(source, { page, perPage, signal }) {
    const head = Promise.withResolvers();
    const { controller, release } = (0,abort.p)([signal]);
    let next = 'none';
    const onHead = (headers) => {
        next = nextPage(headers, page);
        head.resolve({ next, headers });
    };
    const body = source
        .fetchPage({ page, perPage, signal: controller.signal, onHead })
        .then((fetched) => ({ ...fetched, next }))
        .finally(release);
    body.catch(() => { });
    return { page, perPage, head: head.promise, body, cancel: () => controller.abort() };
}
function prefetchNext(source, coming, ask) {
    let ahead;
    void coming.head.then(({ next, headers }) => {
        if (typeof next === 'number' && source.mayPrefetch(headers))
            ahead = ask(next, coming.perPage);
    });
    return (wanted) => {
        if (ahead?.page === wanted)
            return ahead;
        ahead?.cancel();
        return undefined;
    };
}

;




async function* readPages(source, { perPage, memory, isSteady, limit, signal }) {
    const { controller, release } = (0,abort.p)([signal]);
    const ask = (page, size) => requestPage(source, { page, perPage: size, signal: controller.signal });
    const deduplicator = createPageDeduplicator(memory);
    let total = 0;
    let read = 0;
    let hasChanged = false;
    try {
        let coming = ask(1, perPage);
        for (;;) {
            const ahead = total + coming.perPage < limit ? prefetchNext(source, coming, ask) : () => undefined;
            const arrived = await arrival(coming, perPage);
            if (arrived === 'too large') {
                ahead(undefined);
                coming = ask(...inHalves(coming));
                continue;
            }
            const filtered = deduplicator.filterNew(arrived.items);
            const overlaps = (coming.page - 1) * coming.perPage < read;
            const isLast = isSteady || arrived.next === 'none';
            const isMissing = coming.page > 1 && arrived.received === 0 && isLast;
            hasChanged ||= isMissing || (isSteady && filtered.repeats !== 'nothing' && !overlaps);
            const page = toPage(arrived, filtered, hasChanged);
            total += page.items.length;
            read = coming.page * coming.perPage;
            yield page;
            if (!page.hasNext || page.truncated !== undefined || typeof arrived.next !== 'number')
                return;
            coming = ahead(arrived.next) ?? ask(arrived.next, coming.perPage);
        }
    }
    finally {
        controller.abort();
        release();
    }
}
async function arrival(coming, perPage) {
    try {
        return await coming.body;
    }
    catch (error) {
        const tooLarge = error instanceof errors.tF && error.reason === 'size';
        if (tooLarge && coming.perPage === perPage && perPage > 1)
            return 'too large';
        throw error;
    }
}
function inHalves(coming) {
    const perPage = Math.floor(coming.perPage / 2);
    return [Math.floor(((coming.page - 1) * coming.perPage) / perPage) + 1, perPage];
}
function toPage({ bytes, complete, received, next }, { newItems, repeats }, hasChanged) {
    const hasNext = next !== 'none' && received > 0;
    const inLoop = repeats === 'all' || (repeats === 'start' && hasNext);
    const untrusted = hasNext && next === 'untrusted' ? 'link' : undefined;
    const changed = !hasNext && hasChanged ? 'changed' : undefined;
    return {
        items: newItems,
        bytes,
        complete,
        hasNext,
        truncated: inLoop ? 'repeats' : (untrusted ?? changed),
    };
}

;








const mebibyte = 1024 * 1024;
const maxPerPage = 100;
const defaultLimit = 10_000;
const defaultMaxBytes = 64 * mebibyte;
const collectMs = 15 * 60_000;
const collectLimit = {
    name: `the time limit for reading a list (${collectMs / 60_000} minutes)`,
    hint: 'Try again later, or read fewer items, with narrower filters or a lower limit.',
};
const streamMemory = 2;
const reservedShare = 0.1;
const largePageBytes = 16 * mebibyte;
function createListing(context, request) {
    const { endpoint, to, query = new URLSearchParams(), options, isSteady = false } = request;
    const call = (0,request_call.j)(endpoint, to, { query });
    const perPage = integer('perPage', options.perPage ?? maxPerPage, maxPerPage);
    function read(limit, size, collected) {
        const deadline = deadlineOfAll(context, options, collected?.budgetMs);
        const kept = { ...options, keepBytes: collected?.keepBytes ?? Number.POSITIVE_INFINITY };
        const source = openSource(context, { ...request, query, options: kept, deadline });
        const memory = collected === undefined ? streamMemory : Number.POSITIVE_INFINITY;
        return readPages(source, { perPage: size, memory, isSteady, limit, signal: options.signal });
    }
    return {
        async *[Symbol.asyncIterator]() {
            for await (const page of read(Number.POSITIVE_INFINITY, perPage)) {
                yield* page.items;
                if (page.truncated !== undefined)
                    throw describeTruncation(call, { reason: page.truncated, items: [] });
            }
        },
        async toArray({ limit = defaultLimit, maxBytes = defaultMaxBytes, onPage } = {}) {
            integer('limit', limit);
            integer('maxBytes', maxBytes);
            const size = options.perPage ?? Math.min(perPage, limit);
            const pages = read(limit, size, { budgetMs: collectMs, keepBytes: maxBytes });
            const { items, reason, cause } = await collectPages(pages, { limit, maxBytes, onPage });
            options.signal?.throwIfAborted();
            if (reason !== undefined)
                throw describeTruncation(call, { reason, items, cause });
            return items;
        },
    };
}
async function collectPages(pages, { limit, maxBytes, onPage }) {
    const items = [];
    let bytes = 0;
    try {
        for await (const page of pages) {
            const room = limit - items.length;
            const share = Math.min(1, (maxBytes - bytes) / Math.max(1, page.bytes));
            const kept = page.items.slice(0, Math.min(room, Math.floor(share * page.items.length)));
            for (const item of kept)
                items.push(item);
            bytes += page.bytes;
            const reason = bytes > maxBytes || !page.complete ? 'bytes' : cutAt(page, room);
            onPage?.(items.length, items);
            if (reason !== undefined)
                return { items, reason };
        }
    }
    catch (cause) {
        if (items.length === 0 || !(cause instanceof errors.MZ))
            throw cause;
        return { items, reason: 'failed', cause };
    }
    return { items };
}
function cutAt({ items, hasNext, truncated }, room) {
    if (items.length > room || (hasNext && truncated === undefined && items.length === room))
        return 'limit';
    return truncated;
}
function deadlineOfAll({ clock }, { deadline, timeoutMs }, budgetMs) {
    if (deadline !== undefined)
        return deadline;
    if (timeoutMs !== undefined)
        return (0,retry_deadline.d)(clock, timeoutMs, true);
    return budgetMs === undefined ? undefined : (0,retry_deadline.d)(clock, budgetMs, false, collectLimit);
}
function openSource(context, { endpoint, to, query, options, deadline, }) {
    let lastBytes = 0;
    return {
        async fetchPage({ page, perPage, signal, onHead }) {
            let body = { size: 0, complete: true, received: 0 };
            const onBody = (size) => {
                body = size;
                lastBytes = size.size;
            };
            const call = (0,request_call.j)(endpoint, to, { query: (0,request_query.E)(query, { page, perPage }) });
            const items = await (0,send.t)(context, call, { ...options, deadline, signal, onHead, onBody });
            const { size: bytes, complete, received } = body;
            return { items: items, bytes, complete, received };
        },
        mayPrefetch: (headers) => lastBytes < largePageBytes &&
            Number((0,response_headers.TK)(headers, 'content-length') ?? 0) < largePageBytes &&
            context.rateLimiter.available() &&
            hasRoom(context, headers),
    };
}
function hasRoom(context, headers) {
    const windows = (0,rate_limit_headers.H5)(headers, context.clock.now())?.windows ?? [];
    return windows.every((window) => window.remaining > window.limit * reservedShare);
}
function describeTruncation(call, { reason, items, cause, }) {
    const { method, path } = call;
    const why = cause === undefined ? words[reason] : `${words[reason]}. ${cause.message}`;
    return new errors.rV(`Could not ${call.intent} to the end: ${why}`, {
        ...{ method, path, reason, items, cause },
        hint: cause?.hint ?? hints[reason],
    });
}
const words = {
    limit: 'there are more items than the limit allows',
    bytes: 'it is larger than maxBytes allows',
    repeats: 'a page repeats the one before it',
    changed: 'it changed while it was read, so items may be missing',
    link: 'the link to the next page is invalid',
    failed: 'a page could not be read',
};
const hints = {
    limit: 'Set a higher limit, or read the list with for await.',
    bytes: 'Narrower filters make the list smaller; for await reads a list of any size.',
    changed: 'Read it again.',
};
function integer(name, value, most = Number.MAX_SAFE_INTEGER) {
    if (Number.isSafeInteger(value) && value >= 1 && value <= most)
        return value;
    const range = most === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from 1 to ${most}`;
    throw new errors.Di(name, `must be ${range}`);
}


})

};
;