import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 5434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listenForCancellation),
/* harmony export */   k: () => (/* binding */ CanceledError)
/* harmony export */ });
/** The signals with which a runner stops a step; Windows sends SIGBREAK instead of SIGTERM. */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
/** The abort reason when the workflow is canceled. */
class CanceledError extends Error {
    name = 'CanceledError';
    /** The signal that the runner sent. */
    signal;
    constructor(signal) {
        super('The workflow was canceled.');
        this.signal = signal;
    }
}
/** Listens for the runner's signals on a process; `onSignal` gets the number of signals so far. */
function listenForCancellation(process, onSignal) {
    const [first, second] = [new AbortController(), new AbortController()];
    let count = 0;
    const listener = (signal) => {
        count += 1;
        onSignal(count);
        (count === 1 ? first : second).abort(new CanceledError(signal));
    };
    for (const signal of signals)
        process.on(signal, listener);
    return {
        signal: first.signal,
        forceSignal: second.signal,
        stop: () => {
            for (const signal of signals)
                process.off(signal, listener);
        },
    };
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readInputTexts),
/* harmony export */   a: () => (/* binding */ stepInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5209);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9326);
/* harmony import */ var _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6582);
/* harmony import */ var _operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1223);
/* harmony import */ var _operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9563);
/* harmony import */ var _operations_operations_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8517);






const parseOperation = (text) => {
    const found = _operations_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .operations */ .z.find(({ name }) => name === text);
    return found ? { value: found } : { expected: (0,_operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_operations_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .operations */ .z.map(({ name }) => name)) };
};
const parseToken = (text) => /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'one line of visible ASCII characters without spaces' };
const parseAddress = (text) => {
    try {
        (0,_client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q2)(text);
        return { value: text };
    }
    catch {
        return {
            expected: 'an https address without user name, query, fragment, or /v2 at the end (http only for this machine)',
        };
    }
};
/** The inputs of every operation: what to do, and how to reach the service and GitHub. */
const stepInputs = {
    operation: {
        purpose: 'What to do',
        sentence: `What to do: ${(0,_operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_operations_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .operations */ .z.map(({ name }) => name))}.`,
        example: 'trigger-build',
        parse: parseOperation,
    },
    token: {
        purpose: 'What to do',
        sentence: 'API token of the service, from a secret. README.md lists the scopes that each operation needs.',
        example: '${{ secrets.BUILDKITE_API_TOKEN }}',
        secret: true,
        parse: parseToken,
    },
    'github-token': {
        purpose: 'What to do',
        sentence: 'GitHub token, to read pull requests and to write the comment. README.md lists the permissions that it needs.',
        example: '${{ github.token }}',
        expression: '${{ github.token }}',
        secret: true,
        parse: parseToken,
    },
    'base-url': {
        purpose: 'What to do',
        sentence: 'Address of the service, for a server with the same API. It can have a path; /v2 is added to it.',
        example: 'https://builds.example.com',
        default: _client_index_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBaseUrl */ .Ip,
        parse: parseAddress,
    },
    'more-inputs': {
        purpose: 'What to do',
        sentence: 'More inputs, as lines `name=value`, or `name<<END` ... `END` for a value with several lines. For the manual workflow, whose number of inputs is limited.',
        example: 'wait-timeout=30m',
        verbatim: true,
        secret: true,
        parse: (0,_operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePairs */ .x)((name) => Object.hasOwn(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputs */ .Q, name), `names of inputs (${Object.keys(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputs */ .Q).join(', ')})`),
    },
};
/** The text of every input as the runner passes it; an input that is not given is an empty string. */
function readInputTexts() {
    const names = [...Object.keys(stepInputs), ...Object.keys(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputs */ .Q)];
    return new Map(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name, { trimWhitespace: false })]));
}


/***/ }),

/***/ 8600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createJournal),
  r: () => (/* binding */ readSavedState)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 16 modules
var core = __nccwpck_require__(5209);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/addresses.js
var addresses = __nccwpck_require__(8742);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/parsed.js
var parsed = __nccwpck_require__(6929);
// EXTERNAL MODULE: ./build/report/text/plain.js
var plain = __nccwpck_require__(7375);
// EXTERNAL MODULE: ./build/report/text/url.js
var url = __nccwpck_require__(3646);
// EXTERNAL MODULE: ./build/action/output/truncate-json.js
var truncate_json = __nccwpck_require__(3954);
;// CONCATENATED MODULE: ./build/action/output/output-text.js





const uuid = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const word = matching(/^[a-z_]{1,40}$/);
const phrase = matching(/^[a-z][a-z ]{0,39}$/);
const slug = (text) => ((0,parsed/* isParsed */.E)((0,addresses/* parseSlug */.dF)(text, 0)) ? text : null);
const address = (text, { loopback }) => (0,url/* safeUrl */.P)(text, loopback);
const line = (text) => (0,plain/* plainLine */.h)(text);
/** The outputs with untrusted values, each with its allowed form. All others are our own words. */
const checks = {
    'build-id': uuid,
    'build-url': address,
    state: word,
    'comment-reason': line,
    'suite-slug': slug,
    'suite-url': address,
};
/** The text fields of list entries; any other text field is removed. */
const fieldChecks = {
    organization: slug,
    pipeline: slug,
    suite: slug,
    id: uuid,
    url: address,
    web_url: address,
    state: word,
    age: word,
    change: phrase,
};
/**
 * The text of an output. Users put outputs into scripts, so each must have its form: a slug, a UUID, a number, an address,
 * a word of the service; any other value becomes empty, in lists null. Secrets are removed first. `json` is already
 * without them and is only read as JSON; `api-token` is itself a secret.
 */
function outputText(name, value, rules) {
    if (typeof value !== 'string')
        return (0,truncate_json/* truncateJson */.f)(value.map((entry) => safeEntry(entry, rules)));
    if (name === 'json' || name === 'api-token')
        return value;
    const text = rules.redactor.text(value);
    const check = checks[name];
    return check === undefined ? text : (check(text, rules) ?? '');
}
function safeEntry(entry, rules) {
    return Object.fromEntries(Object.entries(entry).flatMap(([field, value]) => {
        if (typeof value !== 'string')
            return isPlain(value) ? [[field, value]] : [];
        const check = fieldChecks[field];
        return check === undefined ? [] : [[field, check(rules.redactor.text(value), rules)]];
    }));
}
function isPlain(value) {
    return typeof value === 'number' || typeof value === 'boolean' || value === null;
}
function matching(pattern) {
    return (text) => (pattern.test(text) ? text : null);
}

;// CONCATENATED MODULE: ./build/action/output/journal.js


const stateName = 'kitestring';
/**
 * The journal of a step on GitHub: writes outputs and state to the runner's files at once, an output only if it has
 * changed, and never a secret or a value of the wrong kind. `loopback`: the service is on this machine.
 */
function createJournal({ hide, redactor }, { files, loopback }) {
    const written = new Map();
    return {
        output: (name, value) => {
            const text = outputText(name, value, { redactor, loopback });
            if (written.get(name) === text)
                return;
            written.set(name, text);
            files.append('GITHUB_OUTPUT', () => core/* setOutput */.uH(name, text));
        },
        hasOutput: (name) => written.has(name),
        save: (state) => files.append('GITHUB_STATE', () => core/* saveState */.LZ(stateName, JSON.stringify(state))),
        mask: hide,
    };
}
/** The state that the step saved for its post step; null if there is none. */
function readSavedState() {
    const text = core/* getState */.Gu(stateName);
    return text === '' ? null : JSON.parse(text);
}


/***/ }),

/***/ 1459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5209);
/* harmony import */ var _report_text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7375);


/**
 * The log of the step, and the only way for text to stdout: removes secrets, and breaks text that the runner could read
 * as a command. Warnings and failures become annotations.
 */
function createLog(redactor) {
    const safe = (line) => (0,_report_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(redactor.text(line));
    return {
        info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(safe(line)),
        warning: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(safe(line)),
        debug: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(safe(line)),
        failure: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(text.split('\n').map(safe).join('\n')),
    };
}


/***/ }),

/***/ 3954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ truncateJson)
/* harmony export */ });
/** Outputs that are passed on as environment variables fail at about 128 KiB. */
const maxOutputBytes = 100_000;
/**
 * A JSON value as text that fits into an output: the first items of a list, or an object without its largest members. A
 * string that is too long becomes null, so that no part of it is taken for the complete value.
 */
function truncateJson(value, maxBytes = maxOutputBytes) {
    const text = JSON.stringify(value);
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    if (Array.isArray(value))
        return firstItems(value, maxBytes);
    return typeof value === 'object' && value !== null ? withoutLargest(value, maxBytes) : 'null';
}
/** The first items that fit. One that is too large for any list is itself truncated. */
function firstItems(items, maxBytes) {
    const texts = [];
    let size = 2;
    for (const item of items) {
        const text = truncateJson(item, maxBytes - 2);
        size += Buffer.byteLength(text) + (texts.length === 0 ? 0 : 1);
        if (size > maxBytes)
            break;
        texts.push(text);
    }
    return `[${texts.join(',')}]`;
}
function withoutLargest(value, maxBytes) {
    const members = Object.entries(value).map(([key, member]) => {
        const text = `${JSON.stringify(key)}:${JSON.stringify(member)}`;
        return { text, bytes: Buffer.byteLength(text) + 1 };
    });
    let size = members.reduce((sum, { bytes }) => sum + bytes, 1);
    const removed = new Set();
    for (const { text, bytes } of members.toSorted((a, b) => b.bytes - a.bytes)) {
        if (size <= maxBytes)
            break;
        removed.add(text);
        size -= bytes;
    }
    const kept = members.filter(({ text }) => !removed.has(text)).map(({ text }) => text);
    return `{${kept.join(',')}}`;
}


/***/ }),

/***/ 7780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ runPostStep)
});

// EXTERNAL MODULE: ./build/client/index.js + 2 modules
var build_client = __nccwpck_require__(9326);
// EXTERNAL MODULE: ./build/model/states.js
var states = __nccwpck_require__(9818);
// EXTERNAL MODULE: ./build/operations/context/error-text.js
var error_text = __nccwpck_require__(7961);
// EXTERNAL MODULE: ./build/operations/context/look-until-found.js
var look_until_found = __nccwpck_require__(6856);
// EXTERNAL MODULE: ./build/operations/outputs/build-outputs.js
var build_outputs = __nccwpck_require__(3005);
// EXTERNAL MODULE: ./build/operations/cancel/cancel-build-once.js
var cancel_build_once = __nccwpck_require__(5201);
// EXTERNAL MODULE: ./build/operations/cancel/saved-state.js
var saved_state = __nccwpck_require__(8481);
;// CONCATENATED MODULE: ./build/operations/cancel/clean-up.js







/** The service may still carry out a creation whose sender is gone, so the build is looked for during one minute. */
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
/**
 * Cancels the builds that a step left running because it was killed. A build whose creation was not answered is looked up
 * by its key. Logs nothing if there is nothing to do. Never throws, because the job is over either way.
 */
async function cleanUp(saved, context) {
    if (saved.phase === 'done')
        return;
    await Promise.all(saved.builds.map((build) => orWarn(nameSaved(build), () => cleanUpOne(build, context), context)));
}
/** Does it, or warns about a build that may still run. Never throws, so that the other builds are cleaned up as well. */
async function orWarn(name, task, { log }) {
    try {
        await task();
    }
    catch (error) {
        const why = (0,error_text/* errorText */.k)(error);
        log.warning(`${name} could not be canceled and may still run. ${why}`);
    }
}
async function cleanUpOne(saved, context) {
    const { organization, pipeline } = saved;
    const numbers = await numbersOf(saved, context);
    if (numbers.length === 0)
        context.log.info(describeAbsence(saved));
    const addresses = numbers.map((number) => ({ organization, pipeline, number }));
    await Promise.all(addresses.map((address) => orWarn((0,build_outputs/* nameBuild */.mT)(address), () => cancelLeftover(address, context), context)));
}
/** A blocked build is canceled too: it may have been unblocked since. */
async function cancelLeftover(address, context) {
    const { client, log, signal } = context;
    const seen = await client.builds.get(address, { signal });
    const { build, result } = (0,states/* isOver */.PU)(seen) || seen.state === 'canceling'
        ? { build: seen, result: (0,states/* isCanceled */.YQ)(seen.state) ? 'already-canceled' : 'ended' }
        : await (0,cancel_build_once.cancelBuildOnce)(address, client, { signal });
    if (result === 'canceled')
        return log.info(`Canceled ${(0,build_outputs/* nameBuild */.mT)(address)}: the step that started it has ended.`);
    const report = result === 'blocked' ? log.warning : log.info;
    report((0,cancel_build_once/* describeRefusal */.a)(result, { address, build }));
}
/** The number of the build if it is known, and of all builds with its key if one was saved. */
async function numbersOf(saved, context) {
    const { number, key, rebuild, ...pipeline } = saved;
    if (rebuild !== undefined)
        return findRebuild({ ...pipeline, number: rebuild.of }, rebuild.newest, context);
    if (key === undefined)
        return number === undefined ? [] : [number];
    const { client, signal } = context;
    const look = () => client.builds.findByKey(pipeline, key, { signal });
    if (number === undefined)
        return lookFor(look, context);
    const duplicates = await look();
    return [...new Set([number, ...duplicates.map((build) => build.number)])];
}
/**
 * The rebuild that the step requested: the only build that was made from the original since then. If there are several,
 * none is canceled, because the others belong to someone else.
 */
async function findRebuild(original, newest, context) {
    const { client, signal } = context;
    if (newest === undefined)
        throw new Error('The earlier builds could not be listed, so the rebuild cannot be identified.');
    const found = await lookFor(() => client.builds.findRebuilds(original, newest, { signal }), context);
    if (found.length < 2)
        return found;
    const names = found.map((number) => (0,build_outputs/* nameBuild */.mT)({ ...original, number })).join(', ');
    throw new Error(`It may be any of these builds: ${names}.`);
}
async function lookFor(look, context) {
    const lookOnce = async () => {
        const found = await look();
        return found.length > 0 ? found.map(({ number }) => number) : null;
    };
    return (await (0,look_until_found/* lookUntilFound */.K)(lookOnce, pausesMs, context)) ?? [];
}
/** Names the key, so that a person can look for the build. */
function describeAbsence(saved) {
    const mark = saved.key === undefined ? '' : ` with the meta-data ${build_client/* buildKeyName */.Zy} = ${saved.key}`;
    return `No ${(0,saved_state/* nameRequested */.a1)(saved)}${mark} appeared within one minute.`;
}
function nameSaved(saved) {
    const { organization, pipeline, number } = saved;
    if (number !== undefined)
        return (0,build_outputs/* nameBuild */.mT)({ organization, pipeline, number });
    return `A ${(0,saved_state/* nameRequested */.a1)(saved)}`;
}

// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __nccwpck_require__(7126);
// EXTERNAL MODULE: ./build/action/output/journal.js + 1 modules
var journal = __nccwpck_require__(8600);
// EXTERNAL MODULE: ./build/action/output/log.js
var output_log = __nccwpck_require__(1459);
// EXTERNAL MODULE: ./build/action/request.js
var request = __nccwpck_require__(3066);
// EXTERNAL MODULE: ./build/action/secrets/secrets.js + 1 modules
var secrets_secrets = __nccwpck_require__(1977);
// EXTERNAL MODULE: ./build/action/service/connect-service.js + 4 modules
var connect_service = __nccwpck_require__(296);
// EXTERNAL MODULE: ./build/action/service/proxies.js
var service_proxies = __nccwpck_require__(383);
;// CONCATENATED MODULE: ./build/action/post-step.js









/** After a cancel, a job has five minutes for all of its post steps. */
const timeLimitMs = 150_000;
/** If the post step is itself canceled, it works for this part of the runner's 7.5 seconds; then it reports what is left. */
const graceMs = 5_000;
/**
 * The post step: cleans up what the step left behind. Says nothing if there is nothing to do, and never fails the job.
 * It reads the inputs again: a token in the saved state would appear in the runner's debug log.
 */
async function runPostStep(environment, canceled) {
    const secrets = (0,secrets_secrets/* createSecrets */.g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,output_log/* createLog */.h)(secrets.redactor);
    try {
        const saved = (0,journal/* readSavedState */.r)();
        if (saved === null || saved.phase === 'done')
            return;
        const texts = (0,inputs/* readInputTexts */.D)();
        const proxies = (0,service_proxies/* proxySecrets */.Wm)((0,service_proxies/* readProxies */.rq)(environment));
        for (const secret of [texts.get('token') ?? '', ...proxies])
            secrets.hide(secret);
        const problems = [];
        const connection = (0,request/* readConnection */.d)(texts, Date.now(), problems);
        if (connection === null)
            throw new Error(problems.join(' '));
        const client = (0,connect_service/* connectService */.U)(connection, { environment, secrets, log });
        try {
            await cleanUp(saved, { client, log, clock: build_client/* systemClock */.ml, signal: limitTime(canceled) });
        }
        finally {
            await client.close();
        }
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        log.warning(`A build may still be running and could not be canceled. ${why}`);
    }
}
/** Aborts when the time for the post step is over; a cancel shortens it. */
function limitTime(canceled) {
    const limit = new AbortController();
    const end = () => limit.abort(new Error('The time for the post step is over.'));
    setTimeout(end, timeLimitMs).unref();
    canceled.addEventListener('abort', () => setTimeout(end, graceMs).unref(), { once: true });
    return limit.signal;
}


/***/ }),

/***/ 3066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readConnection),
/* harmony export */   i: () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6582);
/* harmony import */ var _operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6929);
/* harmony import */ var _operations_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8517);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7126);




const inputNames = Object.keys(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .Q);
/**
 * Reads the inputs of a step, or returns everything that is wrong with them. Pure: no request is sent. The operation
 * takes its defaults from `event` and `nowMs`.
 */
function readRequest(given, { event, nowMs }) {
    const problems = [];
    const texts = withMoreInputs(given, nowMs, problems);
    const operation = readOperation(texts, nowMs, problems);
    const connection = readConnection(texts, nowMs, problems);
    const githubToken = readOne('github-token', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a['github-token'], texts, nowMs, problems);
    // Without a valid operation it is not known which inputs are used, so all of them are checked.
    const values = readValues(operation?.inputs ?? inputNames, texts, nowMs, problems);
    const plan = operation?.plan(values.read, { event, unreadable: values.unreadable });
    if (plan && 'problems' in plan)
        problems.push(...plan.problems);
    if (problems.length > 0 || !operation || !plan || 'problems' in plan || connection === null) {
        return { problems };
    }
    const warnings = [...unusedInputs(operation, plan, texts), ...(plan.warnings ?? [])];
    return { operation, ...connection, githubToken, plan, warnings };
}
/** The inputs together with those in `more-inputs`. An input in both places is a problem. */
function withMoreInputs(given, nowMs, problems) {
    const more = readOne('more-inputs', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a['more-inputs'], given, nowMs, problems) ?? {};
    const texts = new Map(given);
    for (const [name, text] of Object.entries(more)) {
        const own = (given.get(name) ?? '').trim();
        const declared = _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .Q[name];
        if (own !== '' && own !== declared?.default)
            problems.push(`Input ${name} is given twice: on its own and in more-inputs.`);
        texts.set(name, text);
    }
    return texts;
}
function readValues(names, texts, nowMs, problems) {
    const read = {};
    const unreadable = new Set();
    for (const name of names) {
        const value = readOne(name, _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .Q[name], texts, nowMs, problems);
        if (value !== null)
            read[name] = value;
        else if (textOf(name, _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .Q[name], texts) !== '')
            unreadable.add(name);
    }
    return { read, unreadable };
}
function readOne(name, input, texts, nowMs, problems) {
    const text = textOf(name, input, texts);
    if (text === '')
        return null;
    const parsed = input.parse(text, nowMs);
    if ((0,_operations_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .isParsed */ .E)(parsed))
        return parsed.value;
    const was = input.secret ? '' : `; it was ${quote(text)}`;
    for (const expected of [parsed.expected, ...(parsed.also ?? [])])
        problems.push(`Input ${name} must be ${expected}${was}.`);
    return null;
}
function readOperation(texts, nowMs, problems) {
    if (textOf('operation', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a.operation, texts) === '') {
        problems.push(`Input operation is missing: set it to one of ${_operations_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .z.map(({ name }) => name).join(', ')}.`);
    }
    return readOne('operation', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a.operation, texts, nowMs, problems);
}
/** How to reach the service, from the inputs; null if they are not valid, with the reasons in `problems`. */
function readConnection(texts, nowMs, problems) {
    const token = readToken(texts, nowMs, problems);
    const baseUrl = readOne('base-url', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a['base-url'], texts, nowMs, problems);
    return token === null || baseUrl === null ? null : { token, baseUrl };
}
function readToken(texts, nowMs, problems) {
    if (textOf('token', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a.token, texts) === '') {
        problems.push('Input token is empty: set it to an API token from a secret. Runs for pull requests from forks and by Dependabot get no secrets.');
    }
    return readOne('token', _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a.token, texts, nowMs, problems);
}
function textOf(name, input, texts) {
    const text = texts.get(name) ?? '';
    if (text.trim() === '')
        return input.default ?? '';
    return input.verbatim ? text : text.trim();
}
/** The complete value, or only its length: a part of it could be a part of a secret. Addresses can contain passwords. */
function quote(text) {
    if (/:\/\/[^/]*@/.test(text))
        return 'an address with a user name';
    return text.length > 120 ? `a text of ${text.length} characters` : JSON.stringify(text);
}
function unusedInputs(operation, { unused }, texts) {
    const given = inputNames.filter((name) => {
        const { default: defaultText } = _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .Q[name];
        const text = (texts.get(name) ?? '').trim();
        return text !== '' && text !== defaultText;
    });
    return given.flatMap((name) => {
        if (!operation.inputs.includes(name))
            return [`Input ${name} is not used by ${operation.name}.`];
        if (!unused?.inputs.includes(name))
            return [];
        return [`Input ${name} is not used by ${operation.name} ${unused.when}.`];
    });
}


/***/ }),

/***/ 1977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ createSecrets)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 16 modules
var core = __nccwpck_require__(5209);
// EXTERNAL MODULE: ./build/model/json-depth.js
var json_depth = __nccwpck_require__(9670);
// EXTERNAL MODULE: ./build/report/text/clean.js
var clean = __nccwpck_require__(8598);
// EXTERNAL MODULE: ./build/report/text/pattern.js
var pattern = __nccwpck_require__(6097);
;// CONCATENATED MODULE: ./build/report/text/redact.js



/** What replaces a secret. */
const redacted = '[redacted]';
/** Shorter values are not treated as secrets: a hostile response could blank out common words with them. */
const shortestSecret = 8;
const secretKey = /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;
const passwordInUrl = /:\/\/[^\s/@:]*:[^\s/@]+@/g;
const notPrintableAscii = /[^ -~]/;
/**
 * A redactor for these secrets: tokens, webhook URLs, proxy passwords. It also finds a secret that has invisible
 * characters inside, because cleaning the text would restore the secret.
 */
function createRedactor(secrets) {
    const removeSecrets = createRemover(spellingsOfAll(secrets));
    const text = (value) => {
        const clean = removeSecrets(value);
        return clean.includes('://') ? clean.replace(passwordInUrl, `://${redacted}@`) : clean;
    };
    return {
        text,
        json: (value) => redactValue(value, { text, keys: new Map(), level: 0 }, false),
    };
}
function redactValue(value, context, isSecret) {
    if (typeof value === 'string')
        return isSecret && value !== '' ? redacted : context.text(value);
    if (typeof value === 'number')
        return isSecret ? redacted : value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (context.level === json_depth/* maxLevels */.C)
        return json_depth/* tooDeep */.D;
    context.level += 1;
    const safe = Array.isArray(value)
        ? redactArray(value, context, isSecret)
        : redactObject(value, context, isSecret);
    context.level -= 1;
    return safe;
}
/*
 * Both copy only what changes. Most lists hold thousands of objects and no secret, and a step runs this once, so plain
 * loops count: they are fast before they are compiled.
 */
function redactArray(values, context, isSecret) {
    let copy;
    for (let index = 0; index < values.length; index += 1) {
        const safe = redactValue(values[index], context, isSecret);
        if (safe === values[index])
            continue;
        copy ??= [...values];
        copy[index] = safe;
    }
    return copy ?? values;
}
function redactObject(value, context, isSecret) {
    const keys = Object.keys(value);
    let copy;
    let index = 0;
    for (const key of keys) {
        const { name, isSecret: isSecretKey } = redactKey(key, context);
        const safe = redactValue(value[key], context, isSecret || isSecretKey);
        if (safe !== value[key] || name !== key)
            copy ??= keys.slice(0, index).map((earlier) => [earlier, value[earlier]]);
        copy?.push([name, safe]);
        index += 1;
    }
    return copy === undefined ? value : Object.fromEntries(copy);
}
function redactKey(key, { text, keys }) {
    const known = keys.get(key);
    if (known !== undefined)
        return known;
    const redactedKey = { name: text(key), isSecret: secretKey.test(key) };
    keys.set(key, redactedKey);
    return redactedKey;
}
/**
 * Removes these spellings from texts. The pattern that does so is large and few texts need it, so it is built for the
 * first text that contains a spelling after its own invisible characters are removed. A text with a terminal sequence
 * always needs it, because such a sequence can be read in two ways.
 */
function createRemover(forms) {
    if (forms.length === 0)
        return (text) => text;
    const visible = forms.map(withoutInvisible);
    const shortest = Math.min(...visible.map((form) => form.length));
    let loose;
    return (text) => {
        if (text.length < shortest)
            return text;
        if (!text.includes('\u001b')) {
            const seen = withoutInvisible(text);
            if (!includesAny(seen, visible))
                return text;
        }
        loose ??= new RegExp(forms.map(loosely).join('|'), 'gv');
        return text.replace(loose, redacted);
    };
}
function includesAny(text, parts) {
    for (const part of parts)
        if (text.includes(part))
            return true;
    return false;
}
/** Printable ASCII is all visible, and the pattern for other text takes milliseconds at its first use. */
function withoutInvisible(text) {
    return notPrintableAscii.test(text) ? (0,clean/* withoutUnseen */.zG)(text) : text;
}
/** The longest first, so that no other spelling removes a part of it. */
function spellingsOfAll(secrets) {
    const lines = secrets.flatMap((secret) => secret.split(/\r?\n/)).map((line) => line.trim());
    const forms = new Set(lines.filter((line) => line.length >= shortestSecret).flatMap(spellings));
    return [...forms].sort((a, b) => b.length - a.length);
}
/** How a secret can be spelled inside other texts: unchanged, in JSON, in a URL, in base64 at any offset. */
function spellings(secret) {
    const wellFormed = secret.toWellFormed();
    const bytes = Buffer.from(wellFormed);
    const base64 = [0, 1, 2].map((skip) => {
        const groups = bytes.subarray(skip, bytes.length - ((bytes.length - skip) % 3));
        return groups.toString('base64');
    });
    const inJson = JSON.stringify(wellFormed).slice(1, -1);
    const forms = [wellFormed, inJson, encodeURIComponent(wellFormed), ...base64];
    return forms.filter((form) => form.length >= shortestSecret);
}
function loosely(form) {
    return [...form].map((character) => (0,pattern/* escapePattern */.M)(character)).join(`${clean/* unseenPattern */.ZI}*`);
}

;// CONCATENATED MODULE: ./build/action/secrets/secrets.js


/** Shorter ones would blank common words in the log; a hostile server could ask for that. */
const secrets_shortestSecret = 8;
/**
 * Keeps the secrets of the step. Telling the runner means to write the secret to stdout as a command, so it is done
 * only where there is a runner to take it.
 */
function createSecrets(hasRunner) {
    const known = new Set();
    // A list of builds may bring hundreds: the redactor is made when it is next needed, not once for each.
    let current = null;
    const redactor = () => {
        current ??= createRedactor([...known]);
        return current;
    };
    return {
        hide: (secret) => {
            const text = secret.trim();
            if (text.length < secrets_shortestSecret || known.has(text))
                return;
            if (hasRunner)
                core/* setSecret */.Pq(text);
            known.add(text);
            current = null;
        },
        redactor: { text: (text) => redactor().text(text), json: (value) => redactor().json(value) },
    };
}


/***/ }),

/***/ 296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectService)
});

// EXTERNAL MODULE: ./build/client/context.js + 6 modules
var client_context = __nccwpck_require__(2803);
// EXTERNAL MODULE: ./build/client/reconcile/duplicates.js
var duplicates = __nccwpck_require__(995);
// EXTERNAL MODULE: ./build/client/reconcile/find-rebuilds.js
var find_rebuilds = __nccwpck_require__(2975);
// EXTERNAL MODULE: ./build/client/request/call.js + 1 modules
var request_call = __nccwpck_require__(3207);
// EXTERNAL MODULE: ./build/client/resources/builds.js + 3 modules
var builds = __nccwpck_require__(337);
// EXTERNAL MODULE: ./build/client/resources/flaky-tests.js
var flaky_tests = __nccwpck_require__(3053);
// EXTERNAL MODULE: ./build/client/resources/suites.js + 4 modules
var suites = __nccwpck_require__(9769);
// EXTERNAL MODULE: ./build/client/retry/with-deadline.js
var with_deadline = __nccwpck_require__(8484);
// EXTERNAL MODULE: ./build/client/reconcile/idempotency-key.js
var idempotency_key = __nccwpck_require__(4910);
// EXTERNAL MODULE: ./build/client/request/build-request.js
var build_request = __nccwpck_require__(4600);
;// CONCATENATED MODULE: ./build/client/action/preview.js



/** The first request that a call would send. @throws InvalidArgumentError as the call would. */
function previewRequest(context, endpoint, { to, body }) {
    const keyed = endpoint === 'builds.create' ? (0,idempotency_key/* withKey */.iC)(body, context.uuid()) : body;
    const call = (0,request_call/* createCall */.j)(endpoint, to, keyed === undefined ? {} : { body: keyed });
    const attempt = {
        number: 1,
        invocation: context.uuid(),
        onStart: () => { },
        signal: new AbortController().signal,
    };
    const { method, url, headers } = (0,build_request/* requestFor */.p)(context, call, attempt);
    const { authorization: _token, ...shown } = headers;
    return { method, url, headers: shown, body: call.body };
}

;// CONCATENATED MODULE: ./build/client/action/action-client.js









/** Makes the client of the action. @throws InvalidArgumentError for an invalid option. */
function createActionClient(options) {
    const context = (0,client_context/* createContext */.q)(options);
    return {
        builds: {
            ...(0,builds/* createBuildMethods */.Z)(context),
            async cancelDuplicates({ organization, pipeline }, key, callOptions = {}) {
                const to = { organization, pipeline };
                return (0,with_deadline/* withDeadline */.N)(context, (0,request_call/* createCall */.j)('builds.listForPipeline', to), callOptions, (shared) => (0,duplicates/* cancelDuplicates */.P)(context, { to, key, shared }));
            },
            findRebuilds: async ({ organization, pipeline, number }, newest, callOptions = {}) => (0,find_rebuilds/* findRebuilds */.oi)(context, { of: { organization, pipeline, number }, newest, options: callOptions }),
        },
        suites: (0,suites/* createSuiteMethods */.l)(context),
        flakyTests: (0,flaky_tests/* createFlakyTestMethods */.g)(context),
        rateLimit: context.rateLimit,
        preview: (endpoint, contents) => previewRequest(context, endpoint, contents),
        close: context.close,
        [Symbol.asyncDispose]: context.close,
    };
}

// EXTERNAL MODULE: ./build/client/index.js + 2 modules
var client = __nccwpck_require__(9326);
;// CONCATENATED MODULE: ./build/action/output/client-log.js
/** Logs what makes a call slow: one line for each retry and each wait for a rate limit. */
function logClientEvent(event, log) {
    switch (event.kind) {
        case 'response':
            log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
            break;
        case 'retry':
            // Without a delay, the retry waits for the rate limit, which is logged by its own event.
            log.info(event.delayMs === 0 ? event.reason : `${event.reason} Retrying in ${seconds(event.delayMs)}.`);
            break;
        case 'throttled':
            log.info(`Rate limit reached. Waiting ${seconds(event.delayMs)}${until(event)}.`);
            break;
        default:
            log.debug(event.kind);
    }
}
/** For a long wait, the time when it ends. */
function until({ delayMs, untilMs }) {
    return delayMs < 60_000 ? '' : `, until ${new Date(untilMs).toISOString()}`;
}
function seconds(ms) {
    return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

;// CONCATENATED MODULE: ./build/action/secrets/response-secrets.js
/**
 * The secrets in an answer of the service: the token of a suite (api.md §2.1), and the address that starts builds of a
 * pipeline (§2.7), also by its last part alone. Without the right to edit the pipeline that is empty.
 */
function responseSecrets(answer) {
    const items = Array.isArray(answer) ? answer : [answer];
    return [...new Set(items.flatMap(secretsOf))];
}
function secretsOf(item) {
    if (typeof item !== 'object' || item === null)
        return [];
    const { api_token, pipeline } = item;
    const token = typeof api_token === 'string' ? [api_token] : [];
    return [...token, ...webhookSecrets(pipeline?.provider?.webhook_url ?? '')];
}
/** Only an address is believed to be one: any other text could be a common word, which would be blanked everywhere. */
function webhookSecrets(address) {
    const url = URL.parse(address);
    if (url === null || !url.protocol.startsWith('http'))
        return [];
    return [address, url.pathname.split('/').findLast((part) => part !== '') ?? ''];
}

// EXTERNAL MODULE: ./build/action/service/proxies.js
var proxies = __nccwpck_require__(383);
;// CONCATENATED MODULE: ./build/action/service/connect-service.js





/**
 * The client of a step or post step: it uses the proxies of the environment, hides the secrets in responses as soon as
 * they arrive, and logs waits and retries. The caller closes it.
 * @throws InvalidArgumentError that names the environment variable, if the address of a proxy is not valid.
 */
function connectService({ token, baseUrl }, { environment, secrets, log, onEvent }) {
    return (0,proxies/* throughProxies */.su)(environment, (proxy) => createActionClient({
        token,
        baseUrl,
        transport: (0,client/* createUndiciTransport */.OX)({ proxy }),
        onResponseValue: (answer) => responseSecrets(answer).forEach(secrets.hide),
        onEvent: (event) => {
            onEvent?.(event);
            logClientEvent(event, log);
        },
    }));
}


/***/ }),

/***/ 383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ proxySecrets),
/* harmony export */   rq: () => (/* binding */ readProxies),
/* harmony export */   su: () => (/* binding */ throughProxies)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9326);

/** The environment variable of each proxy option of the client. */
const variables = new Map([
    ['proxy.http', 'http_proxy'],
    ['proxy.https', 'https_proxy'],
]);
/** The proxies in the environment. */
function readProxies(environment) {
    const read = (name) => environment[spelling(name, environment)] || undefined;
    return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}
/** Lower-case names take precedence, as in curl. */
function spelling(name, environment) {
    return environment[name] ? name : name.toUpperCase();
}
/**
 * Makes something that uses the proxies of the environment.
 * @throws InvalidArgumentError that names the variable, but not its value, if the address of a proxy is not valid.
 */
function throughProxies(environment, make) {
    try {
        return make(readProxies(environment));
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di))
            throw error;
        const name = variables.get(error.argument);
        if (name === undefined)
            throw error;
        const problem = error.message.slice(error.argument.length + 1);
        throw new _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`The environment variable ${spelling(name, environment)}`, problem, {
            cause: error,
        });
    }
}
/**
 * The passwords in proxy addresses, as written and decoded; they must be masked before anything else is printed. A user
 * name without a password is a token.
 */
function proxySecrets(proxies) {
    return [proxies.http, proxies.https].flatMap((address) => {
        const text = address?.trim() ?? '';
        const url = URL.parse(text.includes('://') ? text : `http://${text}`);
        const secret = url?.password || url?.username;
        return secret ? [secret, decoded(secret)] : [];
    });
}
/** A text that cannot be decoded is rejected later; until then it is masked as it is. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 16 modules
var core = __nccwpck_require__(5209);
// EXTERNAL MODULE: ./build/client/index.js + 2 modules
var build_client = __nccwpck_require__(9326);
// EXTERNAL MODULE: ./build/operations/operations.js + 19 modules
var operations = __nccwpck_require__(8517);
// EXTERNAL MODULE: ./build/operations/context/missing-build-error.js
var missing_build_error = __nccwpck_require__(7237);
// EXTERNAL MODULE: ./build/operations/inputs/declarations/inputs.js + 5 modules
var inputs = __nccwpck_require__(6582);
// EXTERNAL MODULE: ./build/action/cancellation.js
var cancellation = __nccwpck_require__(9992);
;// CONCATENATED MODULE: ./build/action/failure.js




/** The inputs are not valid; lists everything that is wrong with them. */
class InputError extends Error {
    name = 'InputError';
    constructor(problems) {
        super(problems.length === 1
            ? problems.join()
            : ['The inputs are not valid:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    }
}
/** An error as a failure. Only known errors are shown with their own message; any other is a bug of ours. */
function describeFailure(error) {
    if (error instanceof cancellation/* CanceledError */.k || error instanceof InputError)
        return { kind: error.name, sentence: error.message };
    const known = [build_client/* ClientError */.MZ, missing_build_error/* MissingBuildError */.D].some((kind) => error instanceof kind);
    const message = error instanceof Error ? error.message : String(error);
    if (!known) {
        return {
            kind: 'Error',
            sentence: `Kitestring failed unexpectedly: ${message}`,
            hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
        };
    }
    const { name: kind, hint, retryAt, status } = error;
    const retry = retryAt === undefined ? '' : `Retry after ${retryAt.toISOString()}.`;
    const hints = [inInputWords(hint ?? ''), retry].filter((text) => text !== '');
    return {
        kind,
        sentence: message,
        ...(status === undefined ? {} : { status }),
        ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
    };
}
/** A hint of the client with input names in place of the API's property names. */
function inInputWords(hint) {
    return hint.replace(/[a-z]+(?:_[a-z]+)+/g, (word) => {
        const name = word.replaceAll('_', '-');
        return Object.hasOwn(inputs/* inputs */.Q, name) ? name : word;
    });
}

// EXTERNAL MODULE: ./build/action/inputs.js
var action_inputs = __nccwpck_require__(7126);
// EXTERNAL MODULE: ./build/action/output/truncate-json.js
var truncate_json = __nccwpck_require__(3954);
;// CONCATENATED MODULE: ./build/action/output/json-output.js

/**
 * Sets `json`, `truncated` and `json-path`: the file has the complete value; the output too if it fits, otherwise the
 * shorter form, truncated if necessary. Secrets are removed before anything is truncated.
 */
function publishJson({ json, shortJson }, hosts) {
    const { journal, redactor, files } = hosts;
    const safe = redactor.json(json);
    const path = files.create('result.json', `${JSON.stringify(safe, null, 2)}\n`);
    if (path !== null)
        journal.output('json-path', path);
    const fitting = (0,truncate_json/* truncateJson */.f)(safe);
    const truncated = fitting !== JSON.stringify(safe);
    const short = truncated && shortJson !== undefined;
    journal.output('json', short ? (0,truncate_json/* truncateJson */.f)(redactor.json(shortJson)) : fitting);
    journal.output('truncated', String(truncated));
}

;// CONCATENATED MODULE: ./build/action/output/default-outputs.js

/** The outputs that are always lists, so that `fromJSON` can read them however the step ended. */
const lists = ['builds', 'matrix'];
/**
 * Sets the outputs that every step must have at its end, if they are not set yet: empty lists, and for a failure the
 * error as `json`. All others stay unset.
 */
function setDefaultOutputs({ outputs }, failure, hosts) {
    const { journal } = hosts;
    for (const name of lists) {
        if (outputs.includes(name) && !journal.hasOutput(name))
            journal.output(name, []);
    }
    if (failure === null || journal.hasOutput('json'))
        return;
    const { kind, sentence, status = null } = failure;
    const json = { error: { kind, message: sentence, status } };
    publishJson({ json }, hosts);
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __nccwpck_require__(4255);
;// CONCATENATED MODULE: ./build/action/output/summary.js


/** The runner discards a summary larger than 1 MiB, and also counts what the step has written to it before. */
const maxBytes = 1_000_000;
/**
 * Appends to the step's summary. `render` gets the number of bytes left, and returns an empty string if they are too few
 * or if there is nothing to report. Without a file there is no summary.
 */
function writeSummary(files, render, log) {
    files.append('GITHUB_STEP_SUMMARY', (path) => {
        if (path === '')
            return;
        const used = (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
        const text = render({ bytes: maxBytes - used - 1 });
        if (text === '' && render({ bytes: maxBytes }) === '')
            return;
        const fits = text !== '' && used + Buffer.byteLength(text) + 1 <= maxBytes;
        if (fits)
            (0,external_node_fs_namespaceObject.appendFileSync)(path, `${text}\n`);
        else
            log.warning(describeOverflow(used));
    });
}
function describeOverflow(used) {
    return `The job summary of this operation is omitted: it already has ${(0,counts/* count */.U)(used, 'byte')}, and GitHub discards a summary larger than 1 MiB.`;
}

;// CONCATENATED MODULE: ./build/action/output/failure-summary.js


/** The inputs that say what a step is about. */
const subjects = ['organization', 'pipeline', 'build', 'suite', 'commit', 'branch'];
/** Writes the job summary of a step that failed before it had anything else to report. */
async function writeFailureSummary({ name, inputs }, { kind, sentence, hint }, { secrets, texts, files, log }) {
    const { renderFailure } = await __nccwpck_require__.e(/* import() */ 897).then(__nccwpck_require__.bind(__nccwpck_require__, 897));
    const { text } = secrets.redactor;
    const asked = subjects
        .filter((input) => inputs.includes(input))
        .map((input) => [input, text(texts.get(input)?.trim() ?? '')])
        .filter(([, value]) => value !== '');
    const failed = {
        operation: name,
        canceled: kind === cancellation/* CanceledError */.k.name,
        sentence: text(sentence),
        hint: hint === undefined ? undefined : text(hint),
        asked: new Map(asked),
    };
    writeSummary(files, (limits) => renderFailure(failed, limits), log);
}

// EXTERNAL MODULE: ./build/action/output/journal.js + 1 modules
var output_journal = __nccwpck_require__(8600);
// EXTERNAL MODULE: ./build/action/output/log.js
var output_log = __nccwpck_require__(1459);
// EXTERNAL MODULE: ./build/report/notes.js
var report_notes = __nccwpck_require__(2362);
;// CONCATENATED MODULE: ./build/action/github/comment/comment-request.js
/** Nothing was written, and nothing went wrong. */
function skipped(reason) {
    return { action: 'skipped', reason, failed: false };
}
/** Nothing was written, although something should have been. */
function failed(reason, hint) {
    return { action: 'skipped', reason, failed: true, hint };
}

// EXTERNAL MODULE: ./build/report/text/durations.js
var durations = __nccwpck_require__(4550);
;// CONCATENATED MODULE: ./build/action/github/github-error.js

/** A request to GitHub that failed. */
class GitHubError extends Error {
    name = 'GitHubError';
    failure;
    /** Status of the response; null if there was none. */
    status;
    /** How long GitHub asks to wait, in milliseconds; null if it does not say. */
    waitMs;
    /** The words are GitHub's own, so they are untrusted text. The message ends without a period. */
    constructor(details) {
        const { tried, failure, status, waitMs = null, cause } = details;
        const words = details.words.replace(/\.$/, '');
        super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words}`, { cause });
        this.failure = failure;
        this.status = status;
        this.waitMs = waitMs;
    }
}
/** True if GitHub refused the request with one of these statuses. */
function isRefusal(error, ...statuses) {
    return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}
/** The permissions of the workflow's job that each use needs (GitHub's permissions, not the service's scopes). */
const permissions = {
    comment: 'pull-requests: write (or issues: write)',
    findPullRequest: 'pull-requests: read and contents: read',
    readPullRequest: 'pull-requests: read',
};
/** How to fix an error, with the permission that is needed; undefined if there is nothing to fix. */
function gitHubHint(error, permission) {
    const { failure, status, waitMs } = error;
    if (failure === 'throttled' && waitMs !== null) {
        return `GitHub asks to retry after ${(0,durations/* formatDuration */.a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    }
    if (failure !== 'refused')
        return undefined;
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status !== 403 && status !== 404)
        return undefined;
    return `Give the job the permission ${permission}, or set github-token to a token that has it.`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __nccwpck_require__(2857);
// EXTERNAL MODULE: ./build/model/lenient-fields.js
var lenient_fields = __nccwpck_require__(2027);
;// CONCATENATED MODULE: ./build/action/github/github.js


/** A comment on a pull request, with the keys that we use. GitHub Enterprise Server may not send `minimized`. */
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int().positive(),
    html_url: lenient_fields/* text */.Qq,
    body: lenient_fields/* text */.Qq,
    user: (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    minimized: (0,lenient_fields/* maybe */.no)(schemas/* looseObject */._H3({})),
});
/** A file that a pull request changes; `previous_filename` is its path before it was renamed. */
const changedFileSchema = schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), previous_filename: lenient_fields/* text */.Qq });
/** The items of all pages, read one after the other. `complete` is false if there are more than `maxPages` pages. */
async function readAllPages(read, maxPages) {
    const items = [];
    for (let number = 1; number <= maxPages; number += 1) {
        const page = await read(number);
        items.push(...page.items);
        if (!page.more)
            return { items, complete: true };
    }
    return { items, complete: false };
}

;// CONCATENATED MODULE: ./build/action/github/comment/run-identity.js
const minuteMs = 60_000;
/**
 * Compares runs, earliest first: by ID, then by attempt, then by time. 0 means the same run, as far as is known. A
 * comment without an identity counts as the earliest.
 */
function compareRuns(one, other) {
    if (one === null || other === null)
        return Number(one !== null) - Number(other !== null);
    return one.id - other.id || one.attempt - other.attempt || minutesOf(one) - minutesOf(other);
}
function minutesOf({ at }) {
    return Math.floor(at / minuteMs);
}

;// CONCATENATED MODULE: ./build/action/github/comment/own-comments.js



/** The author of comments written with the default token of a workflow run. */
const defaultAuthor = 'github-actions[bot]';
/** GitHub allows 2,500 comments on a pull request. */
const maxPages = 50;
/**
 * Our comments on the pull request, oldest first; null if there are more comments than can be read. Ours are those that
 * start with the marker and have our author, since everyone can copy a marker. Minimized ones are left alone. GitHub is
 * only asked for the owner of the token if there are comments with the marker and the author is not known yet.
 */
async function readOwnComments(query, knownAuthor) {
    const { github, pullRequest, marker } = query;
    const { items, complete } = await readAllPages((page) => github.listComments(pullRequest, page), maxPages);
    if (!complete)
        return null;
    const marked = items.filter((comment) => firstLine(comment) === marker && comment.minimized == null);
    if (marked.length === 0)
        return [];
    const author = knownAuthor ?? (await github.login()) ?? defaultAuthor;
    return oldestFirst(marked
        .filter((comment) => comment.user?.login.toLowerCase() === author.toLowerCase())
        .map((comment) => toOwnComment(comment, query)));
}
/** A comment that is known to be ours. */
function toOwnComment(comment, { readWriter }) {
    const body = (comment.body ?? '').replaceAll('\r\n', '\n');
    return {
        id: comment.id,
        url: comment.html_url ?? undefined,
        author: comment.user?.login,
        body,
        writer: readWriter(body),
    };
}
/** The same comments, oldest first: GitHub's IDs increase. */
function oldestFirst(comments) {
    return comments.toSorted((one, other) => one.id - other.id);
}
/** The comment that the latest run wrote; of several, the oldest. */
function latestOf(comments) {
    return comments.toSorted((one, other) => compareRuns(other.writer, one.writer))[0];
}
/** Deletes comments of ours one by one; returns the error at which it stopped. One that is already gone is no error. */
async function deleteComments(github, comments) {
    for (const { id } of comments) {
        try {
            await github.deleteComment(id);
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            if (!isRefusal(error, 404))
                return error;
        }
    }
    return null;
}
function firstLine({ body }) {
    return body?.split(/\r?\n/, 1)[0] ?? '';
}

;// CONCATENATED MODULE: ./build/action/github/comment/send-fullest-tier.js

/** GitHub's limit for a comment, in characters. */
const maxBodyLength = 65_536;
/** Sends the fullest form that GitHub accepts: after a 422 it tries the next one. Fails with the last error. */
async function sendFullestTier(request, previous, send) {
    let refusal = new GitHubError({
        tried: `comment on pull request ${request.pullRequest}`,
        failure: 'refused',
        status: null,
        words: `every form of it is longer than ${maxBodyLength} characters, or lacks its marker`,
    });
    const refused = new Set();
    for (const requested of request.tiers) {
        const { body: rendered, tier } = request.render(requested, previous);
        const body = request.redact(rendered);
        if (refused.has(tier) || body.length > maxBodyLength || !body.startsWith(`${request.marker}\n`))
            continue;
        try {
            return { body, sent: await send(body) };
        }
        catch (error) {
            if (!isRefusal(error, 422))
                throw error;
            refused.add(tier);
            refusal = error;
        }
    }
    throw refusal;
}

;// CONCATENATED MODULE: ./build/action/github/comment/create-comment.js





/**
 * Creates the comment, then checks whether another job did so at the same time: the oldest comment stays and gets the
 * report of the latest run, so that two jobs that see no comment leave exactly one.
 */
async function createComment(request, previous) {
    const created = await sendFullestTier(request, previous, (body) => createOnce(request, body));
    const mine = created.sent;
    const listed = (await readOwnComments(request, mine?.author)) ?? [];
    const own = mine === null || listed.some(({ id }) => id === mine.id) ? listed : oldestFirst([...listed, mine]);
    const [oldest] = own;
    if (oldest === undefined)
        return failed('It is not known whether GitHub created the comment.');
    const surplus = own.slice(1).filter((comment) => comment.id === mine?.id || isOfThisRun(comment, request));
    const isMine = oldest.id === mine?.id || (mine === null && isOfThisRun(oldest, request));
    return isMine
        ? keepMine(request, { mine: oldest, surplus })
        : mergeIntoExisting(request, { created, existing: oldest, surplus });
}
/** Sends the comment, and once more if the first attempt failed and left no trace. */
async function createOnce(request, body) {
    const { github, pullRequest } = request;
    for (let attempt = 1;; attempt += 1) {
        try {
            return toOwnComment(await github.createComment(pullRequest, body), request);
        }
        catch (error) {
            if (!(error instanceof GitHubError) || error.failure !== 'unclear')
                throw error;
            const own = (await readOwnComments(request)) ?? [];
            if (own.length > 0)
                return own.find((comment) => isOfThisRun(comment, request)) ?? null;
            if (attempt === 2)
                throw error;
        }
    }
}
async function keepMine({ github }, { mine, surplus }) {
    await deleteComments(github, surplus);
    const reason = 'There was no comment yet.';
    return { action: 'created', reason, failed: false, id: mine.id, url: mine.url };
}
/** Writes before it deletes: an interruption in between leaves one comment too many, never none. */
async function mergeIntoExisting(request, { created, existing, surplus }) {
    const { github, run, isSameReport } = request;
    const isLater = compareRuns(existing.writer, run) > 0;
    const isSame = isSameReport(existing.body, created.body);
    if (!isLater && !isSame) {
        try {
            await github.updateComment(existing.id, created.body);
        }
        catch (error) {
            if (!isRefusal(error, 404) || created.sent === null)
                throw error;
            return keepMine(request, { mine: created.sent, surplus: [] });
        }
    }
    await deleteComments(github, surplus);
    if (isLater)
        return skipped('A later run has commented at the same time.');
    const reason = 'Another job commented at the same time, so its comment was updated.';
    const action = isSame ? 'unchanged' : 'updated';
    return { action, reason, failed: false, id: existing.id, url: existing.url };
}
function isOfThisRun({ writer }, { run }) {
    return writer !== null && compareRuns(writer, run) === 0;
}

;// CONCATENATED MODULE: ./build/action/github/comment/upsert-comment.js






/**
 * GitHub limits a run to 35 days, and re-runs to 30 days after it: a comment older than that cannot be from a later run,
 * whatever run ID it contains.
 */
const longestRunMs = 65 * 86_400_000;
/**
 * Brings the one comment of a report up to date: creates, updates or deletes it, or leaves it alone. If there are
 * several, the oldest stays. The latest run wins, in whatever order the runs finish; only if two update at the same
 * instant can the earlier report remain, since GitHub has no conditional updates. Never throws for a GitHub error.
 */
async function upsertComment(request) {
    if (request.readOnlyToken) {
        return failed('Runs for pull requests from forks have a read-only token.', 'Comment from a workflow_run workflow instead.');
    }
    try {
        const own = await readOwnComments(request);
        if (own === null)
            return failed('The pull request has too many comments to read.');
        const reason = await reasonToSkip(request, own);
        return reason === null ? await write(request, own) : skipped(reason);
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return failed(`${error.message}.`, gitHubHint(error, permissions.comment));
    }
}
async function reasonToSkip(request, own) {
    const { run, whenAbsent, whenPresent } = request;
    const writer = latestOf(own)?.writer ?? null;
    if (writer !== null && compareRuns(writer, run) > 0 && run.at - writer.at < longestRunMs) {
        return `A later run (${writer.id}, attempt ${writer.attempt}) has written the comment.`;
    }
    if (own.length === 0 && whenAbsent === 'skip')
        return 'There is nothing to report, and no comment yet.';
    if (own.length > 0 && whenPresent === 'keep')
        return 'Nothing has changed.';
    return (await hasNewerHead(request)) ? 'The pull request has a newer commit than this report.' : null;
}
/** A token that can comment may not be allowed to read pull requests: then this is not checked. */
async function hasNewerHead({ github, pullRequest, headSha }) {
    if (headSha === null)
        return false;
    try {
        return (await github.getPullRequest(pullRequest)).head.sha !== headSha;
    }
    catch (error) {
        if (isRefusal(error, 403, 404))
            return false;
        throw error;
    }
}
function write(request, own) {
    const [kept, ...surplus] = own;
    if (kept === undefined)
        return createComment(request, null);
    return request.whenPresent === 'delete' ? remove(request, own) : update(request, kept, surplus);
}
async function remove({ github }, own) {
    const error = await deleteComments(github, own);
    if (error !== null)
        throw error;
    return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
}
/** The report's memory comes from the latest comment; the oldest is the one that is updated. */
async function update(request, kept, surplus) {
    const { github, isSameReport } = request;
    const previous = latestOf([kept, ...surplus])?.body ?? kept.body;
    try {
        const { sent } = await sendFullestTier(request, previous, async (body) => isSameReport(kept.body, body) ? null : await github.updateComment(kept.id, body));
        await deleteComments(github, surplus);
        const [action, reason] = sent === null
            ? ['unchanged', 'The comment is up to date.']
            : ['updated', 'The report has changed.'];
        return { action, reason, failed: false, id: kept.id, url: kept.url };
    }
    catch (error) {
        if (!isRefusal(error, 404))
            throw error;
        return createComment(request, previous);
    }
}

;// CONCATENATED MODULE: ./build/action/output/comment.js


/**
 * Writes the comment, and sets outputs that say what happened. Returns a note for the user if it could not be written: a
 * comment never fails the step.
 */
async function publishComment(plan, host) {
    const { redactor, journal, files } = host;
    const { body } = plan.render(plan.tiers[0] ?? 'full');
    const path = files.create('comment.md', redactor.text(body));
    if (path !== null)
        journal.output('comment-path', path);
    const outcome = await writeComment(plan, host);
    setCommentOutputs(outcome, journal);
    if (!outcome.failed)
        return null;
    const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
    return ['The comment could not be written.', outcome.reason, outcome.hint, elsewhere]
        .filter(Boolean)
        .join(' ');
}
async function writeComment(plan, host) {
    const { github, run, nowMs, readOnlyToken, redactor } = host;
    const { place, ...comment } = plan;
    if ('obstacle' in place)
        return failed(place.obstacle);
    if (github === null)
        return failed('github-token is not set.');
    return upsertComment({
        ...comment,
        github,
        pullRequest: place.number,
        run: { id: run?.id ?? 0, attempt: run?.attempt ?? 1, at: nowMs },
        headSha: place.headSha || null,
        readOnlyToken,
        redact: redactor.text,
    });
}
function setCommentOutputs(outcome, journal) {
    journal.output('comment-action', outcome.action);
    journal.output('comment-reason', outcome.reason);
    if (outcome.id !== undefined)
        journal.output('comment-id', String(outcome.id));
    if (outcome.url !== undefined)
        journal.output('comment-url', outcome.url);
}

;// CONCATENATED MODULE: ./build/action/output/publish.js





/** Publishes the outcome of an operation: outputs, files, comment, annotations, summary, and finally the result. */
async function publishOutcome(outcome, host) {
    const { files, journal, log } = host;
    const { redactor } = host.secrets;
    for (const [name, value] of Object.entries(outcome.outputs ?? {}))
        journal.output(name, value);
    for (const { output, name, text } of outcome.files ?? []) {
        const path = files.create(name, redactor.text(text));
        if (path !== null)
            journal.output(output, path);
    }
    if (outcome.json !== undefined)
        publishJson(outcome, { journal, redactor, files });
    const notes = [...(outcome.notes ?? []), ...(await comment(outcome, host))];
    for (const note of notes)
        log.warning(note);
    for (const annotation of outcome.annotations ?? [])
        annotate(annotation, redactor);
    writeSummary(files, ({ bytes }) => {
        const end = (0,report_notes/* renderNotes */.I)(notes.map(redactor.text));
        return outcome.summary({ bytes: bytes - Buffer.byteLength(end) }) + end;
    }, log);
    if (outcome.success)
        log.info(outcome.sentence);
    else
        log.failure([outcome.sentence, outcome.hint ?? ''].join('\n').trim());
}
async function comment(outcome, host) {
    if (outcome.comment === undefined)
        return [];
    const note = await publishComment(outcome.comment, {
        github: host.github,
        run: host.workflow.run,
        nowMs: Date.now(),
        readOnlyToken: host.reading.readOnlyToken,
        redactor: host.secrets.redactor,
        journal: host.journal,
        files: host.files,
    });
    return note === null ? [] : [note];
}
/** A notice, at a line if there is one. The path is relative and inside the repository. */
function annotate({ title, message, file, line }, redactor) {
    core/* notice */.lm(redactor.text(message), {
        title,
        ...(file === null ? {} : { file }),
        ...(file === null || line === null ? {} : { startLine: line }),
    });
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/action/output/runner-files.js



/** What a step writes for the runner, by the variable that names the place, and what is lost without it. */
const losses = {
    GITHUB_OUTPUT: ['outputs', 'Later steps do not get them.'],
    GITHUB_STATE: ['state for the post step', 'If the runner kills this step, its builds continue to run.'],
    GITHUB_STEP_SUMMARY: ['the job summary', 'The log says what happened.'],
    RUNNER_TEMP: ['files', 'The outputs that name these files stay empty.'],
};
const reasons = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    EISDIR: 'it is a folder',
    ENOTDIR: 'its folder is not a folder',
    ENOENT: 'it does not exist',
};
/** The runner's files, as the environment names them. */
function createRunnerFiles(environment, log) {
    const warned = new Set();
    let folder;
    const warn = (place, error) => {
        if (!warned.has(place))
            log.warning(describe(place, reasonOf(error, environment[place])));
        warned.add(place);
    };
    return {
        append: (place, write) => {
            const path = environment[place] ?? '';
            const size = sizeOf(path);
            try {
                write(path);
            }
            catch (error) {
                if (size !== null)
                    quietly(() => (0,external_node_fs_namespaceObject.truncateSync)(path, size));
                warn(place, error);
            }
        },
        create: (name, text) => {
            let path = '';
            try {
                // A new folder, so that no other process can have written to it.
                folder ??= (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_.join)(environment.RUNNER_TEMP || (0,external_node_os_namespaceObject.tmpdir)(), 'kitestring-'));
                path = (0,external_node_path_.join)(folder, name);
                (0,external_node_fs_namespaceObject.writeFileSync)(path, text);
                return path;
            }
            catch (error) {
                quietly(() => (0,external_node_fs_namespaceObject.rmSync)(path, { force: true }));
                warn('RUNNER_TEMP', error);
                return null;
            }
        },
    };
}
function describe(place, reason) {
    const [what, loss] = losses[place];
    return `Could not write ${what} (${place}): ${reason}. ${loss}`;
}
/** Why a write failed. The toolkit reports a missing file without a code. */
function reasonOf(error, path) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (reasons[code] !== undefined)
        return reasons[code];
    if (/^E[A-Z]{1,20}$/.test(code))
        return code;
    const name = error instanceof Error ? error.name : 'unknown error';
    return path !== undefined && (0,external_node_fs_namespaceObject.existsSync)(path) ? name : 'it does not exist';
}
/** The size of a file; null if there is none. */
function sizeOf(path) {
    let size = null;
    quietly(() => {
        size = (0,external_node_fs_namespaceObject.statSync)(path).size;
    });
    return size;
}
/** Tries to remove what a failed write has left; nothing is lost if that fails too. */
function quietly(task) {
    try {
        task();
    }
    catch { }
}

;// CONCATENATED MODULE: ./build/action/github/pull-request.js


const repositorySchema = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), clone_url: lenient_fields/* text */.Qq });
/**
 * A pull request in the payload of an event or in a response of GitHub's API: only the keys that we use. `head.repo` is
 * null if the fork has been deleted; `title` is untrusted text of its author.
 */
const pullRequestSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int().positive(),
    state: lenient_fields/* text */.Qq,
    title: lenient_fields/* text */.Qq,
    merge_commit_sha: lenient_fields/* text */.Qq,
    head: schemas/* object */.Ikc({
        ref: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        user: (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ login: lenient_fields/* text */.Qq })),
        repo: (0,lenient_fields/* maybe */.no)(repositorySchema),
    }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), repo: (0,lenient_fields/* maybe */.no)(repositorySchema) }),
});
/** True if the two are the same `owner/name`, which GitHub compares without case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** True if the head of the pull request is in another repository than its base. */
function isFromFork({ head, base }, repository) {
    return head.repo == null || !isSameRepository(head.repo.full_name, base.repo?.full_name ?? repository);
}
const queueRef = /(?:^|\/)gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/;
/**
 * The pull request that the ref of a merge queue ends with, or null for any other ref:
 * `gh-readonly-queue/<base>/pr-<number>-<sha>`. The base branch can look the same; the last match counts.
 */
function queuedPullRequest(ref) {
    if (ref.length > 1024)
        return null;
    const number = queueRef.exec(ref)?.[1];
    return number === undefined ? null : Number(number);
}

;// CONCATENATED MODULE: ./build/action/github/find-pull-request.js



/** 500 pull requests of one commit are enough. */
const find_pull_request_maxPages = 5;
/** Finds the pull request of a run. Never throws for a GitHub error. */
async function findPullRequest(search) {
    const { github, given, hint } = search;
    if (given !== undefined)
        return { found: true, number: given, by: 'input', pull: null };
    if (hint.by === 'nothing')
        return { found: false, reason: 'The event has no commit.' };
    if (hint.by === 'number' || hint.by === 'queue') {
        return { found: true, number: hint.number, by: hint.by, pull: null };
    }
    if (github === null)
        return { found: false, reason: 'github-token is needed to find the pull request.' };
    try {
        const pull = hint.by === 'head' ? await byHead(github, hint) : await byCommit(github, hint.sha, search.repository);
        if (pull === undefined)
            return { found: false, reason: describeMiss(hint) };
        return { found: true, number: pull.number, by: hint.by, pull };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        const fix = gitHubHint(error, permissions.findPullRequest);
        return { found: false, reason: `${error.message}.`, ...(fix && { hint: fix }) };
    }
}
async function byHead(github, head) {
    const { items } = await readAllPages((page) => github.listPullRequestsFrom(head, page), find_pull_request_maxPages);
    return oldest(items.filter((pull) => pull.head.sha === head.sha));
}
/** GitHub also lists closed pull requests, and those from our commit to other repositories. */
async function byCommit(github, sha, repository) {
    const { items } = await readAllPages((page) => github.listPullRequestsOfCommit(sha, page), find_pull_request_maxPages);
    return oldest(items.filter(({ state, base, head, merge_commit_sha: merge }) => state === 'open' &&
        isSameRepository(base.repo?.full_name ?? '', repository) &&
        (head.sha === sha || merge === sha)));
}
/** A branch can have several pull requests: always take the first one. */
function oldest(pulls) {
    return pulls.toSorted((one, other) => one.number - other.number)[0];
}
function describeMiss(hint) {
    const whose = hint.by === 'head' ? ` of ${hint.owner}:${hint.branch}` : '';
    return `No open pull request${whose} has the head commit ${hint.sha}.`;
}

;// CONCATENATED MODULE: ./build/action/event/head-defaults.js

/**
 * What to build for a pull request: its head, never GitHub's test merge, which disappears when either branch changes.
 * The branch of a fork is `owner:branch`, so that a fork's `main` does not match a filter for our `main`.
 * Contains no text of the author: the events that may use the title add it.
 */
function headDefaults(pull, repository) {
    const { head, base, number } = pull;
    const fork = isFromFork(pull, repository);
    const owner = head.repo?.full_name.split('/')[0] ?? head.user?.login;
    if (fork && !owner) {
        return {
            nothingToBuild: `The fork of pull request ${number} has been deleted, so the owner of its branch is not known.`,
        };
    }
    return {
        commit: head.sha,
        branch: fork ? `${owner}:${head.ref}` : head.ref,
        pull_request_id: number,
        pull_request_base_branch: base.ref,
        pull_request_repository: cloneAddress(head.repo?.clone_url),
    };
}
/** The address if agents can clone from it, otherwise undefined. GitHub Enterprise Server may use http. */
function cloneAddress(address) {
    if (!address || !URL.canParse(address))
        return undefined;
    const { protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && !username && !password ? address : undefined;
}

// EXTERNAL MODULE: ./build/operations/inputs/parsers/refs.js
var refs = __nccwpck_require__(6958);
;// CONCATENATED MODULE: ./build/action/event/validate-refs.js

const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const branchOfFork = /^[a-z\d][\w-]*:([^:]+)$/i;
/**
 * The defaults if their refs are safe for agents: a full SHA, and branch names that git allows (a fork's branch after its
 * owner and a colon). Otherwise the reason why there is nothing to build.
 */
function validateRefs(defaults, eventName) {
    const { commit, branch, pull_request_base_branch: base } = defaults;
    if (commit !== undefined && !fullSha.test(commit))
        return refused(eventName, 'commit', commit);
    if (branch !== undefined && !isValidBranch(branch))
        return refused(eventName, 'branch', branch);
    if (base !== undefined && !isValidBranch(base))
        return refused(eventName, 'base branch', base);
    return defaults;
}
function isValidBranch(branch) {
    const ref = branchOfFork.exec(branch)?.[1] ?? branch;
    return !ref.includes(':') && 'value' in (0,refs/* parseRef */.r)(ref, 0);
}
function refused(eventName, what, ref) {
    const shown = JSON.stringify(ref.slice(0, 100));
    return { nothingToBuild: `The ${what} of the event ${eventName} is not safe to build: ${shown}.` };
}

;// CONCATENATED MODULE: ./build/action/event/complete-event.js




/**
 * The defaults, completed with what only GitHub knows. Sends no request if nothing is missing. Never throws for a GitHub
 * error: without a head commit, it becomes the reason why there is nothing to build.
 */
async function completeEvent(event) {
    const { ask, defaults } = event.reading;
    if (defaults.nothingToBuild !== undefined || ask === 'nothing')
        return defaults;
    const completed = ask === 'head' ? await askHead(event) : await askPullRequest(event);
    return validateRefs(completed, event.name);
}
/** Takes only commit, branches, number and repository: everyone can write the text of a pull request. */
async function askHead({ name, reading, github, repository }) {
    if (reading.pullRequest.by !== 'number')
        return reading.defaults;
    const { number } = reading.pullRequest;
    const missing = `The ${name} event does not contain the head commit of pull request ${number}`;
    if (github === null) {
        return { nothingToBuild: `${missing}, and github-token is needed to ask GitHub.` };
    }
    try {
        return headDefaults(await github.getPullRequest(number), repository);
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        const hint = gitHubHint(error, permissions.readPullRequest);
        return { nothingToBuild: [`${missing}. ${error.message}.`, hint].filter(Boolean).join(' ') };
    }
}
/** Keeps the commit of the event and adds its pull request. */
async function askPullRequest({ reading, github, repository }) {
    const found = await findPullRequest({ github, repository, hint: reading.pullRequest });
    if (!found.found || found.pull === null)
        return reading.defaults;
    const { commit: _commit, branch: _branch, nothingToBuild: _nothing, ...pull } = headDefaults(found.pull, repository);
    return { ...reading.defaults, ...pull };
}

;// CONCATENATED MODULE: ./build/action/event/workflow-event.js
/** A reading that needs no request to GitHub. */
function reading(defaults, pullRequest) {
    return { defaults, pullRequest, ask: 'nothing', readOnlyToken: false };
}
/** A reading that only knows the number of the pull request. */
function askForHead(number) {
    return { ...reading({}, { by: 'number', number }), ask: 'head' };
}

;// CONCATENATED MODULE: ./build/action/event/plain-events.js


/** An event that is about the commit it runs on: `schedule`, `workflow_dispatch`, and unknown events. */
const readPlain = (event) => {
    const pull = pullRequestOfRef(event.ref);
    return pull === null ? readCommit(event, {}) : askForHead(pull);
};
/** `delete` of a branch or a tag. GitHub names the default branch here, which must not be built. */
const readDelete = ({ name }) => {
    const nothingToBuild = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
    return reading({ nothingToBuild }, { by: 'nothing' });
};
/**
 * An event whose commit is only in its payload, if the payload is not what GitHub sends. The runner's variables may then
 * name the default branch, which must not be built; only the ref of a pull request is still usable.
 */
const readUnknown = ({ name, ref }) => {
    const pull = pullRequestOfRef(ref);
    if (pull !== null)
        return askForHead(pull);
    const nothingToBuild = `The payload of this ${name} event does not contain a commit.`;
    return reading({ nothingToBuild }, { by: 'nothing' });
};
/** The commit that the event runs on, overridden by values from its payload. */
function readCommit(event, fromPayload) {
    const defaults = { commit: event.sha || undefined, branch: shortName(event.ref), ...fromPayload };
    return reading(defaults, hintOf(defaults));
}
/** The name without `refs/heads/` or `refs/tags/`; undefined if there is none. */
function shortName(ref) {
    return ref?.replace(/^refs\/(?:heads|tags)\//, '') || undefined;
}
function pullRequestOfRef(ref) {
    const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
    return number === undefined ? null : Number(number);
}
function hintOf({ commit, branch }) {
    const queued = queuedPullRequest(branch ?? '');
    if (queued !== null)
        return { by: 'queue', number: queued };
    return commit ? { by: 'commit', sha: commit } : { by: 'nothing' };
}

;// CONCATENATED MODULE: ./build/action/event/commit-events.js



const commitSchema = schemas/* object */.Ikc({
    id: lenient_fields/* text */.Qq,
    message: lenient_fields/* text */.Qq,
    author: (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ name: schemas/* string */.YjP().min(1), email: schemas/* string */.YjP().min(1) })),
});
const pushPayload = schemas/* object */.Ikc({
    deleted: schemas/* boolean */.zMY().nullish(),
    after: lenient_fields/* text */.Qq,
    head_commit: (0,lenient_fields/* maybe */.no)(commitSchema),
});
const releasePayload = schemas/* object */.Ikc({ release: schemas/* object */.Ikc({ tag_name: schemas/* string */.YjP(), name: lenient_fields/* text */.Qq }) });
const queuePayload = schemas/* object */.Ikc({
    merge_group: schemas/* object */.Ikc({ head_sha: schemas/* string */.YjP(), head_ref: schemas/* string */.YjP(), head_commit: (0,lenient_fields/* maybe */.no)(commitSchema) }),
});
/** `push` of a branch or a tag: the commit at its tip. Not `after`, which for an annotated tag is the tag object. */
const readPush = (event) => {
    const { data } = pushPayload.safeParse(event.payload);
    if (!data)
        return readPlain(event);
    if (data.deleted || /^0+$/.test(data.after ?? ''))
        return readDelete(event);
    const commit = data.head_commit?.id ?? event.sha;
    return readCommit(event, { commit, ...messageAndAuthor(data.head_commit) });
};
/** `release`: the commit of its tag, with the release's name as the message. */
const readRelease = (event) => {
    const release = releasePayload.safeParse(event.payload).data?.release;
    if (!release)
        return readPlain(event);
    return readCommit(event, { branch: release.tag_name, message: release.name || undefined });
};
/** `merge_group`: the commit that the merge queue tests, which contains a group of pull requests. */
const readMergeGroup = (event) => {
    const group = queuePayload.safeParse(event.payload).data?.merge_group;
    if (!group)
        return readPlain(event);
    const branch = shortName(group.head_ref);
    return readCommit(event, { commit: group.head_sha, branch, ...messageAndAuthor(group.head_commit) });
};
function messageAndAuthor(commit) {
    return { message: commit?.message || undefined, author: commit?.author ?? undefined };
}

;// CONCATENATED MODULE: ./build/action/event/pull-request-events.js





const pullRequestPayload = schemas/* object */.Ikc({ pull_request: pullRequestSchema });
const commentPayload = schemas/* object */.Ikc({
    issue: schemas/* object */.Ikc({ number: schemas/* number */.aig().int().positive(), pull_request: schemas/* looseObject */._H3({}).nullish() }),
});
/** `pull_request`: the head, and the title as the message. For a fork, the token is read-only. */
const readPullRequest = (event) => {
    const pull = pullRequestOf(event.payload);
    if (pull === null)
        return readUnknown(event);
    const read = readHead(pull, event.repository);
    const defaults = { ...read.defaults, message: pull.title || undefined };
    return { ...read, defaults, readOnlyToken: isFromFork(pull, event.repository) };
};
/** `pull_request_target`: the head and no text of its author, since this run has secrets. */
const readPullRequestTarget = (event) => {
    const pull = pullRequestOf(event.payload);
    return pull === null ? readUnknown(event) : readHead(pull, event.repository);
};
/** `pull_request_review` and `pull_request_review_comment`: the head, and no text of its author. */
const readReview = (event) => {
    const pull = pullRequestOf(event.payload);
    if (pull === null)
        return readUnknown(event);
    return { ...readHead(pull, event.repository), readOnlyToken: isFromFork(pull, event.repository) };
};
/** `issue_comment`: for a pull request, the payload only has its number; for an issue, there is only the default branch. */
const readIssueComment = (event) => {
    const issue = commentPayload.safeParse(event.payload).data?.issue;
    if (!issue)
        return readUnknown(event);
    return issue.pull_request ? askForHead(issue.number) : readPlain(event);
};
function readHead(pull, repository) {
    return reading(headDefaults(pull, repository), { by: 'number', number: pull.number });
}
function pullRequestOf(payload) {
    return pullRequestPayload.safeParse(payload).data?.pull_request ?? null;
}

;// CONCATENATED MODULE: ./build/action/event/workflow-run.js






const sideSchema = schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ url: schemas/* string */.YjP() }) });
const listedSchema = schemas/* object */.Ikc({ number: schemas/* number */.aig().int().positive(), head: sideSchema, base: sideSchema });
const runSchema = schemas/* object */.Ikc({
    event: lenient_fields/* text */.Qq,
    head_sha: schemas/* string */.YjP(),
    head_branch: lenient_fields/* text */.Qq,
    head_repository: (0,lenient_fields/* maybe */.no)(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP().includes('/'), html_url: lenient_fields/* text */.Qq })),
    pull_requests: (0,lenient_fields/* maybe */.no)(schemas/* array */.YOg(listedSchema)),
});
const payloadSchema = schemas/* object */.Ikc({ workflow_run: runSchema });
/**
 * `workflow_run`: the commit of the earlier run, and no text of its author. The payload lists the pull requests of that
 * commit, but never those from forks: GitHub must be asked for them.
 */
const readWorkflowRun = (event) => {
    const earlier = payloadSchema.safeParse(event.payload).data?.workflow_run;
    if (!earlier)
        return readUnknown(event);
    const home = earlier.head_repository?.full_name;
    if (home === undefined) {
        const nothingToBuild = 'The repository of the workflow run has been deleted, so the owner of its commit is not known.';
        return reading({ nothingToBuild }, { by: 'nothing' });
    }
    const owner = home.slice(0, home.indexOf('/'));
    const run = { ...earlier, home, owner, fork: !isSameRepository(home, event.repository) };
    const listed = listedPullRequest(run, event.repository);
    const wanted = run.fork || run.event?.startsWith('pull_request') === true;
    const defaults = { ...commitOf(run), ...(wanted && workflow_run_pullRequestOf(run, listed)) };
    return { ...reading(defaults, workflow_run_hintOf(run, listed)), ask: wanted && !listed ? 'pull-request' : 'nothing' };
};
function commitOf({ fork, owner, head_branch, head_sha }) {
    const branch = head_branch || undefined;
    return { commit: head_sha, branch: fork && branch ? `${owner}:${branch}` : branch };
}
/** The payload only has the web address of the repository; git can clone from it with `.git` appended. */
function workflow_run_pullRequestOf({ head_repository }, listed) {
    return {
        pull_request_id: listed?.number,
        pull_request_base_branch: listed?.base.ref,
        pull_request_repository: cloneAddress(`${head_repository?.html_url}.git`),
    };
}
/**
 * The listed pull request of the run: by its commit, or by its branch if that has newer commits. The list also contains
 * pull requests from our branch to other repositories, whose numbers are not ours.
 */
function listedPullRequest(run, repository) {
    const ours = (run.pull_requests ?? []).filter(({ head, base }) => isAddressOf(base.repo.url, repository) && isAddressOf(head.repo.url, run.home));
    return (ours.find(({ head }) => head.sha === run.head_sha) ??
        ours.find(({ head }) => head.ref === run.head_branch));
}
/** True for the API address of a repository, on any host. */
function isAddressOf(url, repository) {
    return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
}
function workflow_run_hintOf({ owner, head_branch, head_sha }, listed) {
    if (listed)
        return { by: 'number', number: listed.number };
    const queued = queuedPullRequest(head_branch ?? '');
    if (queued !== null)
        return { by: 'queue', number: queued };
    if (!head_branch)
        return { by: 'commit', sha: head_sha };
    return { by: 'head', owner, branch: head_branch, sha: head_sha };
}

;// CONCATENATED MODULE: ./build/action/event/read-event.js





/** The events whose payload says more than the runner's variables. All others are about the commit they run on. */
const readers = {
    push: readPush,
    delete: readDelete,
    release: readRelease,
    merge_group: readMergeGroup,
    pull_request: readPullRequest,
    pull_request_target: readPullRequestTarget,
    pull_request_review: readReview,
    pull_request_review_comment: readReview,
    issue_comment: readIssueComment,
    workflow_run: readWorkflowRun,
};
/**
 * What the event that started the workflow says about the build to create or find, and about its pull request. Never
 * throws: for an invalid payload it falls back to the runner's variables, and refs that are not safe for agents become
 * the reason why there is nothing to build.
 */
function readEvent(event) {
    const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
    const read = (reader ?? readPlain)(event);
    return { ...read, defaults: validateRefs(read.defaults, event.name) };
}

;// CONCATENATED MODULE: ./build/action/github/changed-files.js


/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;
/** The files that a pull request changes. Never throws for a GitHub error: then there are none, and a problem. */
async function readChangedFiles(github, pullRequest) {
    try {
        const { items, complete } = await readAllPages((page) => github.listChangedFiles(pullRequest, page), maxFiles / 100);
        const paths = items.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]);
        return { paths: new Set(paths), complete: complete && items.length < maxFiles };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        const hint = gitHubHint(error, permissions.readPullRequest);
        return { paths: new Set(), complete: false, problem: `${error.message}.`, ...(hint && { hint }) };
    }
}

;// CONCATENATED MODULE: ./build/action/github/pull-request-finder.js




/** A merge queue tests a group of pull requests, and its ref names only one of them. */
const queued = 'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';
/** Finds the pull request of a run, its changed files, and our comment on it. A failure becomes a note. */
function createPullRequestFinder(host) {
    return async (given, mark) => {
        const { github, repository, hint } = host;
        const found = await findPullRequest({ github, repository, given, hint });
        if (!found.found)
            return nothing(`No pull request was found. ${found.reason}`, found.hint);
        if (github === null) {
            return nothing('Without github-token, the pull request cannot be read or commented on.', `Set it to a token with the permission ${permissions.comment}.`);
        }
        const files = await readChangedFiles(github, found.number);
        const comment = await readPrevious(github, found.number, mark);
        const facts = {
            number: found.number,
            headSha: found.pull?.head.sha ?? eventHead(host, found.number) ?? (await pull_request_finder_readHead(github, found.number)),
            changedFiles: files.problem === undefined ? { paths: [...files.paths], complete: files.complete } : null,
            previous: comment.body,
        };
        const notes = [files.problem && joined(files.problem, files.hint), comment.note].filter((note) => note !== undefined);
        return found.by === 'queue' ? { facts, obstacle: queued, notes } : { facts, obstacle: null, notes };
    };
}
function nothing(sentence, hint) {
    return { facts: null, obstacle: joined(sentence, hint), notes: [] };
}
async function readPrevious(github, pullRequest, mark) {
    try {
        const own = await readOwnComments({ github, pullRequest, ...mark });
        return { body: own === null ? undefined : (latestOf(own)?.body ?? null) };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { body: undefined, note: joined(`${error.message}.`, gitHubHint(error, permissions.comment)) };
    }
}
/** The head in the event: the report stays about it, even if the pull request gets newer commits. */
function eventHead({ hint, commit }, pullRequest) {
    return hint.by === 'number' && hint.number === pullRequest ? commit : undefined;
}
/** The current head, for a number without a commit; empty if GitHub does not return it. */
async function pull_request_finder_readHead(github, pullRequest) {
    try {
        return (await github.getPullRequest(pullRequest)).head.sha;
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return '';
    }
}
function joined(sentence, hint) {
    return hint === undefined ? sentence : `${sentence} ${hint}`;
}

;// CONCATENATED MODULE: ./build/action/event/workflow.js


/** The event that started the workflow, from the runner's variables and its payload file. */
function readWorkflowEvent(environment) {
    return {
        name: environment.GITHUB_EVENT_NAME ?? '',
        payload: readPayload(environment.GITHUB_EVENT_PATH),
        sha: environment.GITHUB_SHA || undefined,
        ref: environment.GITHUB_REF || undefined,
        repository: environment.GITHUB_REPOSITORY ?? '',
    };
}
/** The workflow around a step, for operations. */
function createWorkflow(environment, reading, github) {
    const { GITHUB_REPOSITORY: repository = '' } = environment;
    const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_SHA: eventSha = '' } = environment;
    const { commit } = reading.defaults;
    const known = { server, name: repository, sha: commit ?? eventSha };
    return {
        repository: repository ? known : null,
        run: readRun(environment, `${server}/${repository}`),
        findPullRequest: createPullRequestFinder({ github, repository, hint: reading.pullRequest, commit }),
        readFile: readText,
    };
}
function readRun(environment, repositoryUrl) {
    const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER } = environment;
    const [id = 0, attempt = 0, number = 0] = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER].map(Number);
    if (![id, attempt, number].every((value) => Number.isSafeInteger(value) && value > 0))
        return null;
    return { id, attempt, number, url: `${repositoryUrl}/actions/runs/${id}` };
}
/** The parsed payload file; undefined if there is none, as outside of a runner. */
function readPayload(path) {
    const text = path ? readText(path) : null;
    if (text === null)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readText(path) {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/action/github/error-response.js


/** The shape of the toolkit's errors: without `response` if there was no response, whatever `status` says. */
const failureSchema = schemas/* object */.Ikc({
    response: schemas/* object */.Ikc({
        status: schemas/* number */.aig(),
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional()).catch({}),
        data: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }).catch({ message: 'no reason given' }),
    }),
});
const defaultWaitMs = 60_000;
/** Converts what the toolkit threw to an error that says what was tried and what GitHub answered. */
function toGitHubError(tried, cause) {
    if (cause instanceof GitHubError)
        return cause;
    const answer = failureSchema.safeParse(cause).data?.response;
    if (!answer) {
        const words = cause instanceof Error ? cause.message : 'unknown failure';
        return new GitHubError({ tried, failure: 'unclear', status: null, words, cause });
    }
    const failure = failureOf(answer);
    const waitMs = failure === 'refused' ? null : waitOf(answer, failure);
    return new GitHubError({
        tried,
        failure,
        status: answer.status,
        words: answer.data.message,
        waitMs,
        cause,
    });
}
function failureOf(answer) {
    if (answer.status === 429 || (answer.status === 403 && isLimit(answer)))
        return 'throttled';
    if (answer.status === 408 || answer.status >= 500)
        return 'unclear';
    return 'refused';
}
/** GitHub answers 403 both for a missing permission and for a rate limit. */
function isLimit({ headers, data }) {
    const message = data.message.slice(0, 300).toLowerCase();
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        message.includes('secondary rate limit') ||
        message.includes('abuse detection'));
}
/** How long GitHub asks to wait: its Retry-After, or the reset of an empty window, or a minute for a rate limit. */
function waitOf({ headers }, failure) {
    const server = Date.parse(String(headers.date));
    const after = wholeNumber(headers['retry-after']);
    const until = Date.parse(String(headers['retry-after']));
    if (after !== null)
        return after * 1000;
    if (Number.isFinite(until - server))
        return Math.max(0, until - server);
    const reset = wholeNumber(headers['x-ratelimit-reset']);
    const empty = headers['x-ratelimit-remaining'] === '0';
    if (empty && reset !== null && Number.isFinite(server))
        return Math.max(0, reset * 1000 - server);
    return failure === 'throttled' ? defaultWaitMs : null;
}
function wholeNumber(header) {
    const text = String(header ?? '');
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./build/action/github/connection.js

const attemptTimeoutMs = 30_000;
const silent = { debug() { }, info() { }, warn() { }, error() { } };
/**
 * Sends requests to GitHub with the toolkit, which is loaded by the first request: most runs do not need it, and it is
 * large. Only throws `GitHubError`. Does not follow redirects, and prints nothing.
 */
function connect(settings) {
    const { token, apiUrl, signal, fetch } = settings;
    let opening;
    return async ({ tried, route, parameters }) => {
        try {
            opening ??= connection_open(token, apiUrl);
            const octokit = await opening;
            assertSameOrigin(octokit.request.endpoint(route, parameters).url, apiUrl);
            const request = {
                signal: withTimeout(signal),
                redirect: 'error',
                log: silent,
                ...(fetch && { fetch }),
            };
            const { data, headers } = await octokit.request(route, { ...parameters, request });
            return { data, more: hasNextPage(headers.link) };
        }
        catch (error) {
            throw toGitHubError(tried, error);
        }
    };
}
async function connection_open(token, baseUrl) {
    const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(99), __nccwpck_require__.e(752), __nccwpck_require__.e(413)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
    return getOctokit(token, { baseUrl, userAgent: 'kitestring', log: silent });
}
function withTimeout(signal) {
    const timeout = AbortSignal.timeout(attemptTimeoutMs);
    return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
function assertSameOrigin(url, apiUrl) {
    if (new URL(url).origin !== new URL(apiUrl).origin)
        throw new Error(`the address is not one of ${apiUrl}`);
}
function hasNextPage(link) {
    return link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
}

;// CONCATENATED MODULE: ./build/action/github/create-github.js





const viewerQuery = '{ viewer { login } }';
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const viewerSchema = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: userSchema }) });
const loginSchema = schemas/* union */.KCZ([
    userSchema.transform(({ login }) => login),
    viewerSchema.transform(({ data }) => data.viewer.login),
]);
/** GitHub for one repository (`owner/name`), without retries; `createRetryingGitHub` adds them. */
function createGitHub(settings) {
    const send = connect(settings);
    const [owner, repo] = settings.repository.split('/');
    const home = { owner, repo };
    const one = async (shape, request) => readAs(shape, await send(request), request);
    const many = async (shape, request) => {
        const response = await send({ ...request, parameters: { ...request.parameters, per_page: 100 } });
        return { items: readAs(schemas/* array */.YOg(shape), response, request), more: response.more };
    };
    return {
        login: async () => {
            const tried = 'read the owner of the token';
            const request = isInstallationToken(settings.token)
                ? {
                    tried,
                    route: 'POST /graphql',
                    parameters: { baseUrl: graphqlBase(settings.apiUrl), query: viewerQuery },
                }
                : { tried, route: 'GET /user' };
            try {
                const { data } = await send(request);
                return loginSchema.safeParse(data).data ?? null;
            }
            catch (error) {
                if (isRefusal(error, 401, 403, 404))
                    return null;
                throw error;
            }
        },
        listComments: (issue_number, page) => many(commentSchema, {
            tried: `list the comments of pull request ${issue_number}`,
            route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...home, issue_number, page },
        }),
        createComment: (issue_number, body) => one(commentSchema, {
            tried: `comment on pull request ${issue_number}`,
            route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...home, issue_number, body },
        }),
        updateComment: (comment_id, body) => one(commentSchema, {
            tried: `update comment ${comment_id}`,
            route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { ...home, comment_id, body },
        }),
        deleteComment: async (comment_id) => {
            await send({
                tried: `delete comment ${comment_id}`,
                route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
                parameters: { ...home, comment_id },
            });
        },
        getPullRequest: (pull_number) => one(pullRequestSchema, {
            tried: `read pull request ${pull_number}`,
            route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
            parameters: { ...home, pull_number },
        }),
        listPullRequestsOfCommit: (commit_sha, page) => many(pullRequestSchema, {
            tried: `list the pull requests of commit ${commit_sha}`,
            route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
            parameters: { ...home, commit_sha, page },
        }),
        listPullRequestsFrom: (head, page) => many(pullRequestSchema, {
            tried: `list the pull requests from ${head.owner}:${head.branch}`,
            route: 'GET /repos/{owner}/{repo}/pulls',
            parameters: { ...home, state: 'open', head: `${head.owner}:${head.branch}`, page },
        }),
        listChangedFiles: (pull_number, page) => many(changedFileSchema, {
            tried: `list the files of pull request ${pull_number}`,
            route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
            parameters: { ...home, pull_number, page },
        }),
    };
}
/** The validated body. The failure is unclear for an invalid one, since the request may have been carried out. */
function readAs(shape, { data }, { tried }) {
    const parsed = shape.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const path = parsed.error.issues[0]?.path.join('.') || 'the body';
    throw new GitHubError({
        tried,
        failure: 'unclear',
        status: null,
        words: `the response is not valid at ${path}`,
    });
}
/** The token of a workflow run or of an App: it cannot use `GET /user`, but GraphQL returns its login. */
function isInstallationToken(token) {
    return token.startsWith('ghs_');
}
/** On GitHub Enterprise Server, GraphQL is at /api/graphql, next to /api/v3. */
function graphqlBase(apiUrl) {
    return apiUrl.replace(/\/api\/v3\/?$/, '/api');
}

;// CONCATENATED MODULE: ./build/action/github/retrying-github.js

const maxAttempts = 3;
/** A comment is not worth a longer wait. The usual one for a rate limit is a minute. */
const maxWaitMs = 90_000;
const firstBackoffMs = 1_000;
const idempotent = ['throttled', 'unclear'];
/** A comment that may have been created must be looked up first, so it is only retried if GitHub did not process it. */
const notIdempotent = ['throttled'];
/** The same GitHub, with retries where they are safe. */
function createRetryingGitHub(github, host) {
    const retry = (call) => withRetries(call, idempotent, host);
    return {
        login: () => retry(() => github.login()),
        listComments: (pull, page) => retry(() => github.listComments(pull, page)),
        createComment: (pull, body) => withRetries(() => github.createComment(pull, body), notIdempotent, host),
        updateComment: (id, body) => retry(() => github.updateComment(id, body)),
        deleteComment: (id) => retry(() => github.deleteComment(id)),
        getPullRequest: (number) => retry(() => github.getPullRequest(number)),
        listPullRequestsOfCommit: (sha, page) => retry(() => github.listPullRequestsOfCommit(sha, page)),
        listPullRequestsFrom: (head, page) => retry(() => github.listPullRequestsFrom(head, page)),
        listChangedFiles: (pull, page) => retry(() => github.listChangedFiles(pull, page)),
    };
}
async function withRetries(call, retryable, { sleep, random }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await call();
        }
        catch (error) {
            const waitMs = attempt < maxAttempts ? waitAfter({ error, attempt, retryable, random }) : null;
            if (waitMs === null)
                throw error;
            await sleep(waitMs);
        }
    }
}
/** Milliseconds to wait before the next attempt; null for no further attempt. */
function waitAfter(failed) {
    const { error, attempt, retryable, random } = failed;
    if (!(error instanceof GitHubError) || !retryable.includes(error.failure))
        return null;
    const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (0.5 + random());
    if (error.waitMs === null)
        return backoffMs;
    return error.waitMs > maxWaitMs ? null : error.waitMs + backoffMs;
}

// EXTERNAL MODULE: ./build/action/request.js
var action_request = __nccwpck_require__(3066);
// EXTERNAL MODULE: ./build/action/service/proxies.js
var proxies = __nccwpck_require__(383);
;// CONCATENATED MODULE: ./build/action/prepared-step.js









/**
 * Reads the inputs and the event. Masks secrets before anything can print them, errors about inputs included.
 * @throws InputError with everything that is wrong with the inputs.
 */
async function prepareStep(step) {
    const { environment, texts, secrets, log } = step;
    const tokens = [texts.get('token') ?? '', texts.get('github-token') ?? ''];
    for (const secret of [...tokens, ...(0,proxies/* proxySecrets */.Wm)((0,proxies/* readProxies */.rq)(environment))])
        secrets.hide(secret);
    const event = readWorkflowEvent(environment);
    const reading = readEvent(event);
    const first = parseRequest(step, withPlaceholders(reading));
    const github = connectGitHub(first, step);
    const request = await withCompleteEvent(first, step, { event, reading, github });
    for (const warning of request.warnings)
        log.warning(warning);
    return { ...step, request, reading, github, workflow: createWorkflow(environment, reading, github) };
}
function parseRequest({ texts }, event) {
    const request = (0,action_request/* readRequest */.i)(texts, { event, nowMs: Date.now() });
    if ('problems' in request)
        throw new InputError(request.problems);
    return request;
}
/** Stands in for a commit that is not known yet; it is valid where a full SHA is required. */
const placeholderCommit = '0'.repeat(40);
/** Fills in what GitHub must be asked for, so that invalid inputs are reported before any request is sent. */
function withPlaceholders({ ask, defaults }) {
    return ask === 'head' ? { commit: placeholderCommit, branch: 'HEAD', ...defaults } : defaults;
}
/** Reads the request again with what GitHub says about the event, if the operation uses it and something is missing. */
async function withCompleteEvent(first, step, known) {
    const { event, reading, github } = known;
    if (!first.operation.usesEvent || reading.ask === 'nothing')
        return first;
    const { name, repository } = event;
    return parseRequest(step, await completeEvent({ name, reading, github, repository }));
}
function connectGitHub({ githubToken }, { environment, cancellation }) {
    const repository = environment.GITHUB_REPOSITORY;
    if (githubToken === null || !repository)
        return null;
    const github = createGitHub({
        token: githubToken,
        apiUrl: environment.GITHUB_API_URL ?? 'https://api.github.com',
        repository,
        signal: cancellation.signal,
    });
    const sleep = (ms) => build_client/* systemClock */.ml.sleep(ms, cancellation.signal);
    return createRetryingGitHub(github, { sleep, random: Math.random });
}

// EXTERNAL MODULE: ./build/action/secrets/secrets.js + 1 modules
var secrets_secrets = __nccwpck_require__(1977);
// EXTERNAL MODULE: ./build/action/service/connect-service.js + 4 modules
var connect_service = __nccwpck_require__(296);
;// CONCATENATED MODULE: ./build/action/step.js















/** Runs the step: reads the inputs, runs the operation, and publishes its outcome. Never throws. */
async function runStep(environment, cancellation) {
    const secrets = (0,secrets_secrets/* createSecrets */.g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,output_log/* createLog */.h)(secrets.redactor);
    const texts = (0,action_inputs/* readInputTexts */.D)();
    const files = createRunnerFiles(environment, log);
    const journal = (0,output_journal/* createJournal */.s)(secrets, { files, loopback: isServiceLocal(texts.get('base-url')) });
    const step = { environment, cancellation, texts, secrets, log, files, journal };
    let summarized = false;
    const failure = await attempt(async () => {
        const prepared = await prepareStep(step);
        const outcome = await runOperation(prepared);
        await publishOutcome(outcome, prepared);
        summarized = true;
        return failureForJson(outcome, cancellation);
    }, log);
    const operation = operations/* operations */.z.find(({ name }) => name === texts.get('operation')?.trim());
    if (operation === undefined)
        return;
    const hosts = { journal, redactor: secrets.redactor, files };
    await attempt(async () => {
        setDefaultOutputs(operation, failure, hosts);
        if (failure !== null && !summarized)
            await writeFailureSummary(operation, failure, step);
        return null;
    }, log);
}
/** A canceled step may end without a value for `json`: then `json` shows the cancellation, like any other failure. */
function failureForJson({ json, sentence }, { signal }) {
    return signal.aborted && json === undefined ? { ...describeFailure(signal.reason), sentence } : null;
}
/** Runs the task and returns its result; logs and returns an error as a failure. */
async function attempt(task, log) {
    try {
        return await task();
    }
    catch (error) {
        const failure = describeFailure(error);
        log.failure([failure.sentence, failure.hint ?? ''].join('\n').trim());
        if (core/* isDebug */._o() && error instanceof Error)
            log.debug(error.stack ?? '');
        return failure;
    }
}
/** Whether the service is on this machine. An invalid address is reported with the other inputs. */
function isServiceLocal(baseUrl) {
    try {
        return (0,build_client/* parseBaseUrl */.Q2)((baseUrl ?? '').trim()).loopback;
    }
    catch {
        return false;
    }
}
async function runOperation(step) {
    const { environment, cancellation, secrets, log, journal, request, workflow } = step;
    const listeners = new Set();
    const onEvent = (event) => {
        for (const listener of listeners)
            listener(event);
    };
    const client = (0,connect_service/* connectService */.U)(request, { environment, secrets, log, onEvent });
    try {
        return await request.plan.run({
            client,
            journal,
            log,
            clock: build_client/* systemClock */.ml,
            random: Math.random,
            uuid: external_node_crypto_.randomUUID,
            redact: secrets.redactor,
            signal: cancellation.signal,
            forceSignal: cancellation.forceSignal,
            workflow,
            onEvent: (listener) => {
                listeners.add(listener);
                return () => listeners.delete(listener);
            },
        });
    }
    finally {
        await client.close();
    }
}


/***/ }),

/***/ 6092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** Node fires a timer that is set for longer than this after one millisecond. */
const longestTimerMs = 2 ** 31 - 1;
/** The machine's own clock. */
const systemClock = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    async sleep(ms, signal) {
        if (!Number.isFinite(ms))
            throw new RangeError(`Cannot sleep for ${ms} milliseconds`);
        signal?.throwIfAborted();
        const until = performance.now() + ms;
        for (let left = ms; left > 0; left = until - performance.now()) {
            await pause(Math.min(Math.ceil(left), longestTimerMs), signal);
        }
    },
};
function pause(ms, signal) {
    return new Promise((resolve, reject) => {
        const wake = () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
        };
        const giveUp = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(wake, ms);
        signal?.addEventListener('abort', giveUp, { once: true });
    });
}


/***/ }),

/***/ 2803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  q: () => (/* binding */ createContext)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/client/clock.js
var client_clock = __nccwpck_require__(6092);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
;// CONCATENATED MODULE: ./build/client/rate-limit/window.js
/** The length of the service's windows. A longer reset shows a longer window. */
const windowMs = 60_000;
/** Resets are whole seconds and arrive late: ends that differ by less than this are the same. */
const sameEndMs = 5_000;
/**
 * Adds an observation of a window.
 *
 * Runners share no memory, but every response contains the same shared counter. The load is that of a sliding window:
 * the count of this window, and the part of the window before that has not yet passed. If that one was not observed, it
 * counts as `unknownLoad`: otherwise many processes that start at the same time would all take the window for free.
 */
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
    const openingLoad = same?.openingLoad ?? known?.load ?? { all: unknownLoad, others: unknownLoad };
    const load = {
        all: used / limit + left * openingLoad.all,
        others: Math.max(0, used - own) / limit + left * openingLoad.others,
    };
    return { limit, remaining, observedAtMs: nowMs, endsAtMs, lengthMs, own, load, openingLoad };
}
/**
 * True if a request at that time would find the window used up down to the reserve, because everyone else continues at
 * the same rate. Nothing is known of the time after the window.
 */
function isUsedUp(window, atMs, reserve) {
    if (atMs >= window.endsAtMs)
        return false;
    const { limit, remaining, lengthMs, load, observedAtMs } = window;
    const used = (load.all * limit * (atMs - observedAtMs)) / lengthMs;
    return remaining - used <= Math.max(1, reserve * limit);
}

;// CONCATENATED MODULE: ./build/client/rate-limit/shared-rate-limit.js

/** The numbers of the product. */
const rateLimitNumbers = { fullLoad: 0.8, power: 3, maxSlowdown: 15, reserve: 0.1 };
/** Resets are whole seconds and may be rounded down: a request before this may be refused again. */
const roundingMs = 1_000;
/** The minimum time after that, for clocks that differ. */
const minSpreadMs = 250;
/** How much one response reduces the slowdown that refusals without headers cause. */
const recovery = 0.15;
/** The rate limit before the first response. `random` returns a number from 0 up to 1. */
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

// EXTERNAL MODULE: ./build/client/rate-limit/token-bucket.js
var token_bucket = __nccwpck_require__(4113);
// EXTERNAL MODULE: ./build/client/request/base-url.js
var base_url = __nccwpck_require__(8411);
;// CONCATENATED MODULE: ./build/client/request/token.js

/** A shorter token would occur by chance inside ordinary words. */
const minRedactedLength = 8;
/** The bearer token as the header carries it. @throws InvalidArgumentError that never quotes it. */
function parseToken(token) {
    const trimmed = typeof token === 'string' ? token.trim() : '';
    if (trimmed === '')
        throw new errors/* InvalidArgumentError */.Di('token', 'is empty');
    if (/[\r\n]/.test(trimmed))
        throw new errors/* InvalidArgumentError */.Di('token', 'has more than one line');
    if (!/^[\x21-\x7e]+$/.test(trimmed)) {
        throw new errors/* InvalidArgumentError */.Di('token', 'has a character that is not allowed in a token; only visible ASCII is');
    }
    return trimmed;
}
/** A function that replaces every occurrence of the secret, which a service may echo in its errors. */
function createClientRedactor(secret) {
    if (secret.length < minRedactedLength)
        return (text) => text;
    return (text) => text.replaceAll(secret, '***');
}

;// CONCATENATED MODULE: ./build/client/retry/read-after-write.js
const lagMs = 30_000;
const maxRemembered = 100;
/** Remembers each path for half a minute, and the last hundred at most. */
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

;// CONCATENATED MODULE: ./build/client/retry/retry-budget.js
const capacity = 10;
const perSuccess = 0.1;
/** A bucket like that of gRPC's clients: retries stop when half of it is used up, and ten successes pay for one. */
function createRetryBudget() {
    let tokens = capacity;
    return {
        allows: () => tokens > capacity / 2,
        spend() {
            tokens = Math.max(0, tokens - 1);
        },
        refill() {
            tokens = Math.min(capacity, tokens + perSuccess);
        },
    };
}

// EXTERNAL MODULE: ./build/client/transport/abort.js
var abort = __nccwpck_require__(4002);
// EXTERNAL MODULE: ./build/client/transport/failure-codes.js
var failure_codes = __nccwpck_require__(3297);
// EXTERNAL MODULE: ./build/client/transport/transport.js
var transport = __nccwpck_require__(4069);
;// CONCATENATED MODULE: ./build/client/transport/fetch-transport.js



/**
 * A transport on a `fetch`. It does not show when a connection stands, so only a code that belongs to connecting proves
 * that nothing was sent; any other failure is of unknown effect, unless `fetch` throws a `TransportError` itself.
 */
function createFetchTransport(fetch) {
    return {
        async send({ url, method, headers, body, signal, onStart }) {
            onStart();
            const init = { method, headers, body: body ?? null, signal, redirect: 'manual' };
            try {
                return toTransportResponse(await (0,abort/* unlessAborted */.W)(fetch(url, init), signal), signal);
            }
            catch (error) {
                throw (0,failure_codes/* toTransportError */.fh)(error, (0,failure_codes/* provesNotSent */.hs)(error) ? 'not-sent' : 'unknown');
            }
        },
        close: async () => { },
    };
}
function toTransportResponse(response, signal) {
    // A fetch that follows redirects although it is told not to may have taken the token elsewhere.
    if (response.redirected)
        throw new transport/* TransportError */.w({ code: 'REDIRECTED', sent: 'unknown' });
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    return { status, headers: headersOf(response), body: readChunks(response.body, signal) };
}
/** A fetch has decompressed the body already: what the headers say of the encoded one no longer holds. */
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
            const { done, value } = await (0,abort/* unlessAborted */.W)(reader.read(), signal);
            if (done)
                return;
            yield value;
        }
    }
    catch (error) {
        throw (0,failure_codes/* toTransportError */.fh)(error, 'unknown');
    }
    finally {
        reader.cancel().catch(() => { });
    }
}

;// CONCATENATED MODULE: ./build/client/context.js










/** The version is that of package.json; a test compares them. */
const defaultUserAgent = 'kitestring/0.1.0';
/** Checks the options of a client and makes what its calls share. @throws InvalidArgumentError for an invalid option. */
function createContext(options) {
    const { clock = client_clock/* systemClock */.m, random = Math.random, uuid = external_node_crypto_.randomUUID, timeouts = {} } = options;
    const token = parseToken(options.token);
    const transport = options.transport ?? createFetchTransport(options.fetch ?? globalFetch);
    const closing = new AbortController();
    return {
        base: (0,base_url/* parseBaseUrl */.Q2)(options.baseUrl ?? base_url/* defaultBaseUrl */.Ip),
        transport,
        clock,
        random,
        uuid,
        authorization: () => `Bearer ${token}`,
        userAgent: parseUserAgent(options.userAgent ?? defaultUserAgent),
        redact: createClientRedactor(token),
        timeouts,
        rateLimiter: options.rateLimiter ?? (0,token_bucket/* createRateLimiter */.x)({ clock }),
        rateLimit: createSharedRateLimit({ clock, random }),
        budget: createRetryBudget(),
        recent: createRecentBuilds(clock),
        emit: ignoringErrors(options.onEvent),
        emitValue: ignoringErrors(options.onResponseValue),
        closed: closing.signal,
        async close() {
            closing.abort(new errors/* InvalidArgumentError */.Di('client', 'is closed'));
            await transport.close();
        },
    };
}
/** Looked up at each request, so that it can be replaced after the client was made. */
function globalFetch(url, init) {
    return fetch(url, init);
}
function parseUserAgent(text) {
    if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(text))
        return text;
    throw new errors/* InvalidArgumentError */.Di('userAgent', 'must be one line of visible ASCII, at most 200 characters');
}
function ignoringErrors(listener) {
    return (value) => {
        try {
            listener?.(value);
        }
        catch {
            // A listener that fails must not turn a build that was created into an error.
        }
    };
}


/***/ }),

/***/ 6695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ InvalidArgumentError),
/* harmony export */   Do: () => (/* binding */ OutcomeUnknownError),
/* harmony export */   MU: () => (/* binding */ TimeoutError),
/* harmony export */   MZ: () => (/* binding */ ClientError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   rV: () => (/* binding */ ListTruncatedError),
/* harmony export */   tF: () => (/* binding */ InvalidResponseError)
/* harmony export */ });
/* unused harmony export CallError */
/** The base class of all errors of this library. No message holds the token. */
class ClientError extends Error {
    name = 'ClientError';
    /** One sentence that says what to do next. */
    hint;
    /** When the same call would have worked, where that is known. */
    retryAt;
    constructor(message, extras = {}) {
        super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
        this.hint = extras.hint;
        this.retryAt = extras.retryAt;
    }
}
/** An argument or an option was refused before anything was sent. The message names it. */
class InvalidArgumentError extends ClientError {
    name = 'InvalidArgumentError';
    /** The argument at fault, such as `organization` or `body.env`. */
    argument;
    constructor(argument, fault, extras = {}) {
        super(`${argument} ${fault}`, extras);
        this.argument = argument;
    }
}
/** The base class of the errors of a call that was made. */
class CallError extends ClientError {
    name = 'CallError';
    method;
    /** The path as sent, without the base URL and without a query. */
    path;
    /** The service's own ID of the response, for its support; undefined where there was no response or no ID. */
    requestId;
    constructor(message, details) {
        super(message, details);
        this.method = details.method;
        this.path = details.path;
        this.requestId = details.requestId;
    }
}
/** The service answered with a status that is not success (api.md §7). */
class ApiError extends CallError {
    name = 'ApiError';
    status;
    /** The service's own message, on one line and bounded in length. It is untrusted text. */
    serviceMessage;
    /** The items of `errors` in a 422, as they came: their structure is not shown in the document (§7). */
    errors;
    /** How long the service asks to wait, in milliseconds from its response on. */
    retryAfterMs;
    #headers;
    constructor(message, details) {
        super(message, details);
        this.status = details.status;
        this.serviceMessage = details.serviceMessage;
        this.errors = details.errors ?? [];
        this.retryAfterMs = details.retryAfterMs;
        this.#headers = details.headers ?? {};
    }
    /**
     * The headers of the response, names in lower case and without the token. They are untrusted text, and not printed with
     * the error.
     */
    get headers() {
        return this.#headers;
    }
}
/** The connection failed: refused, reset, cut off, not trusted. */
class ConnectionError extends CallError {
    name = 'ConnectionError';
    /** The system's or the transport's code, such as `ECONNREFUSED`. */
    code;
    sent;
    constructor(message, details) {
        super(message, details);
        this.code = details.code;
        this.sent = details.sent;
    }
}
/** Something took longer than allowed. */
class TimeoutError extends CallError {
    name = 'TimeoutError';
    phase;
    sent;
    constructor(message, details) {
        super(message, details);
        this.phase = details.phase;
        this.sent = details.sent;
    }
}
/**
 * A write may or may not have been applied, and a lookup could not tell. Nothing was sent again that could have been
 * applied twice.
 */
class OutcomeUnknownError extends CallError {
    name = 'OutcomeUnknownError';
    /** For a build to create: the random key in its meta-data, by which it can be found later. */
    key;
    /** The address of the list that will show it, if it is there. */
    search;
    constructor(message, details) {
        super(message, details);
        this.key = details.key;
        this.search = details.search;
    }
}
/** The service says success, but its response cannot be used. A write may well have been applied. */
class InvalidResponseError extends CallError {
    name = 'InvalidResponseError';
    status;
    reason;
    /** For `schema`: the paths of the fields that do not match, such as `jobs.3.id`; never their values. */
    paths;
    constructor(message, details) {
        super(message, details);
        this.status = details.status;
        this.reason = details.reason;
        this.paths = details.paths ?? [];
    }
}
/** A list has more items, or may have more, than were read. */
class ListTruncatedError extends CallError {
    name = 'ListTruncatedError';
    reason;
    #items;
    constructor(message, details) {
        super(message, details);
        this.reason = details.reason;
        this.#items = details.items;
    }
    /** What `toArray` had read by then; empty for `for await`, which has passed every item on. Not printed with the error. */
    get items() {
        return this.#items;
    }
}


/***/ }),

/***/ 9326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  hD: () => (/* reexport */ errors/* ApiError */.hD),
  MZ: () => (/* reexport */ errors/* ClientError */.MZ),
  Rc: () => (/* reexport */ errors/* ConnectionError */.Rc),
  Di: () => (/* reexport */ errors/* InvalidArgumentError */.Di),
  tF: () => (/* reexport */ errors/* InvalidResponseError */.tF),
  rV: () => (/* reexport */ errors/* ListTruncatedError */.rV),
  Do: () => (/* reexport */ errors/* OutcomeUnknownError */.Do),
  MU: () => (/* reexport */ errors/* TimeoutError */.MU),
  Zy: () => (/* reexport */ idempotency_key/* buildKeyName */.Zy),
  OX: () => (/* reexport */ createUndiciTransport),
  Ip: () => (/* reexport */ base_url/* defaultBaseUrl */.Ip),
  Q2: () => (/* reexport */ base_url/* parseBaseUrl */.Q2),
  ml: () => (/* reexport */ clock/* systemClock */.m)
});

// UNUSED EXPORTS: CallError, TransportError, createClient, createRateLimiter, effectiveState, isTerminal, unlimited

// EXTERNAL MODULE: ./build/model/states.js
var states = __nccwpck_require__(9818);
// EXTERNAL MODULE: ./build/client/context.js + 6 modules
var context = __nccwpck_require__(2803);
// EXTERNAL MODULE: ./build/client/resources/builds.js + 3 modules
var builds = __nccwpck_require__(337);
// EXTERNAL MODULE: ./build/client/resources/flaky-tests.js
var flaky_tests = __nccwpck_require__(3053);
// EXTERNAL MODULE: ./build/client/resources/suites.js + 4 modules
var suites = __nccwpck_require__(9769);
;// CONCATENATED MODULE: ./build/client/client.js




/** Makes a client. It sends nothing by itself. @throws InvalidArgumentError for an invalid option. */
function createClient(options) {
    const context = createContext(options);
    return {
        builds: createBuildMethods(context),
        suites: createSuiteMethods(context),
        flakyTests: createFlakyTestMethods(context),
        close: context.close,
        [Symbol.asyncDispose]: context.close,
    };
}

// EXTERNAL MODULE: ./build/client/clock.js
var clock = __nccwpck_require__(6092);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
// EXTERNAL MODULE: ./build/client/rate-limit/token-bucket.js
var token_bucket = __nccwpck_require__(4113);
// EXTERNAL MODULE: ./build/client/reconcile/idempotency-key.js
var idempotency_key = __nccwpck_require__(4910);
// EXTERNAL MODULE: ./build/client/request/base-url.js
var base_url = __nccwpck_require__(8411);
// EXTERNAL MODULE: ./build/client/transport/transport.js
var transport = __nccwpck_require__(4069);
// EXTERNAL MODULE: ./build/client/transport/proxy.js
var transport_proxy = __nccwpck_require__(5096);
;// CONCATENATED MODULE: ./build/client/transport/undici.js

/**
 * A transport on the package `undici`, which must be installed and is loaded by the first request. Compared with
 * `fetch` it proves more often that a write was not sent, gives each write a connection of its own, knows proxies, and
 * checks certificates whatever the environment says.
 * @throws InvalidArgumentError for a proxy address that cannot be used.
 */
function createUndiciTransport({ proxy, connectMs = 10_000 } = {}) {
    const proxies = (0,transport_proxy/* parseProxies */.u)(proxy);
    const opened = new Map();
    const open = (through) => {
        const opening = opened.get(through) ?? load({ proxies: through, connectMs });
        opened.set(through, opening);
        return opening;
    };
    return {
        async send(request) {
            // Over plain http a proxy would see the token, and it could not reach this machine's own service in any case.
            const direct = (0,transport_proxy/* isLoopback */.U)(new URL(request.url).hostname);
            return (await open(direct ? undefined : proxies)).send(request);
        },
        async close() {
            for (const opening of opened.values())
                await (await opening).close();
        },
    };
}
async function load(settings) {
    const { openUndici } = await Promise.all(/* import() */[__nccwpck_require__.e(99), __nccwpck_require__.e(518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4518));
    return openUndici(settings);
}

;// CONCATENATED MODULE: ./build/client/index.js











/***/ }),

/***/ 5082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X: () => (/* binding */ createListing)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
// EXTERNAL MODULE: ./build/client/rate-limit/headers.js
var rate_limit_headers = __nccwpck_require__(4517);
// EXTERNAL MODULE: ./build/client/request/call.js + 1 modules
var request_call = __nccwpck_require__(3207);
// EXTERNAL MODULE: ./build/client/request/query.js
var request_query = __nccwpck_require__(8236);
// EXTERNAL MODULE: ./build/client/retry/deadline.js
var retry_deadline = __nccwpck_require__(55);
// EXTERNAL MODULE: ./build/client/retry/send.js + 14 modules
var send = __nccwpck_require__(628);
// EXTERNAL MODULE: ./build/client/retry/timeouts.js
var timeouts = __nccwpck_require__(2363);
// EXTERNAL MODULE: ./build/client/transport/response-headers.js
var response_headers = __nccwpck_require__(4134);
// EXTERNAL MODULE: ./build/client/transport/abort.js
var abort = __nccwpck_require__(4002);
;// CONCATENATED MODULE: ./build/client/pagination/deduplicate.js
const maxPages = 2;
/** Memory for the identities of two pages, however long the list is. */
function createPageDeduplicator() {
    let pages = [];
    let first;
    return {
        filterNew(items) {
            const ids = new Set();
            const newItems = items.filter((item) => {
                const known = ids.has(item.id) || pages.some((page) => page.has(item.id));
                ids.add(item.id);
                return !known;
            });
            const repeatsAll = items.length > 0 && newItems.length === 0;
            const repeatsStart = items.length > 0 && items[0]?.id === first;
            pages = [ids, ...pages].slice(0, maxPages);
            first = items[0]?.id;
            return { newItems, repeats: repeatsAll ? 'all' : repeatsStart ? 'start' : 'nothing' };
        },
    };
}

;// CONCATENATED MODULE: ./build/client/pagination/link-header.js

/** Node accepts headers of this size altogether; a longer one is not read. */
const maxLinkLength = 16_384;
/**
 * What a response says of the page after it: its number, `none` for the last page, or `untrusted` for a link that cannot
 * be read or does not lead to the very next page. Only the page number of the link is used: its host, its path and the
 * rest of its query may lead anywhere. Not shown in the document (§4); the live service's paging.
 */
function nextPage(headers, page) {
    const text = (0,response_headers/* headerText */.TK)(headers, 'link') ?? '';
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
/** One parameter of a link. White space only follows something else, so that there is one way to match a text. */
const parameter = /;\s*(?:([^\s=;,"<>]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"<>]+))?\s*)?)?/g;
/** One link with its parameters, up to the comma behind it, the end, or what breaks the grammar. */
const link_header_link = new RegExp(String.raw `<([^<>]*)>\s*((?:${parameter.source.replace(/\((?!\?)/g, '(?:')})*)(?:,[\s,]*|$)`, 'y');
/** The links of a `Link` header (RFC 8288), or undefined where it breaks the grammar. */
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
/** Of several `rel` only the first counts (RFC 8288 §3.3). */
function relationsOf(parameters) {
    const all = Array.from(parameters.matchAll(parameter));
    const rel = all.find(([, name]) => name?.toLowerCase() === 'rel');
    return (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(' ').filter(Boolean);
}
function pageNumber(target) {
    const page = URL.parse(target, 'https://link.invalid')?.searchParams.get('page') ?? '';
    return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}

;// CONCATENATED MODULE: ./build/client/pagination/prefetch.js


/** Requests a page. If it fails before it is awaited, the error is kept for the one who awaits it. */
function requestPage(source, { page, perPage, signal }) {
    const head = Promise.withResolvers();
    const { controller, release } = (0,abort/* followSignals */.p)([signal]);
    const onHead = (headers) => head.resolve({ next: nextPage(headers, page), headers });
    const body = source.fetchPage({ page, perPage, signal: controller.signal, onHead }).finally(release);
    body.catch(() => { });
    return { page, perPage, head: head.promise, body, cancel: () => controller.abort() };
}
/**
 * Requests the page after this one as soon as the headers of this one name it and there is room for it.
 * The returned function gives the requested page, if there is one.
 */
function prefetchNext(source, coming, ask) {
    let ahead;
    void coming.head.then(({ next, headers }) => {
        if (typeof next === 'number' && source.mayPrefetch(headers))
            ahead = ask(next, coming.perPage);
    });
    return () => ahead;
}

;// CONCATENATED MODULE: ./build/client/pagination/page-iterator.js




/**
 * Reads a list page by page, in order, holding one page and at most the one after it, which is requested as soon as the
 * headers of this one have named it. A page that is too large is requested again in halves, once.
 */
async function* readPages(source, { perPage, limit, signal }) {
    const { controller, release } = (0,abort/* followSignals */.p)([signal]);
    const ask = (page, size) => requestPage(source, { page, perPage: size, signal: controller.signal });
    const deduplicator = createPageDeduplicator();
    let total = 0;
    try {
        let coming = ask(1, perPage);
        for (;;) {
            const ahead = total + coming.perPage < limit ? prefetchNext(source, coming, ask) : () => undefined;
            const arrived = await arrival(coming, perPage);
            if (arrived === 'too large') {
                ahead()?.cancel();
                coming = ask(...inHalves(coming));
                continue;
            }
            const page = toPage(arrived, deduplicator.filterNew(arrived.items));
            total += page.items.length;
            yield page;
            if (!page.hasNext || page.loop !== undefined || typeof arrived.next !== 'number')
                return;
            coming = ahead() ?? ask(arrived.next, coming.perPage);
        }
    }
    finally {
        controller.abort();
        release();
    }
}
async function arrival(coming, perPage) {
    try {
        const { items, bytes } = await coming.body;
        return { items, bytes, next: (await coming.head).next };
    }
    catch (error) {
        const tooLarge = error instanceof errors/* InvalidResponseError */.tF && error.reason === 'size';
        if (tooLarge && coming.perPage === perPage && perPage > 1)
            return 'too large';
        throw error;
    }
}
/** Where the same items begin on pages of half the size; those that come twice are left out as on a moving list. */
function inHalves(coming) {
    const perPage = Math.floor(coming.perPage / 2);
    return [Math.floor(((coming.page - 1) * coming.perPage) / perPage) + 1, perPage];
}
function toPage({ items, bytes, next }, { newItems, repeats }) {
    const hasNext = next !== 'none' && items.length > 0;
    const inLoop = repeats === 'all' || (repeats === 'start' && hasNext);
    const untrusted = hasNext && next === 'untrusted' ? 'link' : undefined;
    return { items: newItems, bytes, hasNext, loop: inLoop ? 'repeats' : untrusted };
}

;// CONCATENATED MODULE: ./build/client/pagination/listing.js









const mebibyte = 1024 * 1024;
/** The most items that the live service returns at once. Not shown in the document (§8). */
const maxPerPage = 100;
const defaultLimit = 10_000;
const defaultMaxBytes = 64 * mebibyte;
/** A list that is collected ends within this time, waits for the rate limit apart. */
const collectMs = 15 * 60_000;
/** Windows with less than this share left are not used up by requests ahead. */
const reservedShare = 0.1;
/** After a page of this size the next is not requested ahead: two of them at once take a lot of memory. */
const largePageBytes = 16 * mebibyte;
/** Makes a listing. @throws InvalidArgumentError for an address, a filter or an option that cannot be used. */
function createListing(context, request) {
    const { endpoint, to, query = new URLSearchParams(), options } = request;
    const call = (0,request_call/* createCall */.j)(endpoint, to, { query });
    const perPage = integer('perPage', options.perPage ?? maxPerPage, maxPerPage);
    function read(limit, size, budgetMs) {
        const deadlineOfPage = createPageDeadlines(context, { endpoint, options, budgetMs });
        const source = openSource(context, { ...request, query, deadlineOfPage });
        return readPages(source, { perPage: size, limit, signal: options.signal });
    }
    return {
        async *[Symbol.asyncIterator]() {
            for await (const page of read(Number.POSITIVE_INFINITY, perPage)) {
                yield* page.items;
                if (page.loop !== undefined)
                    throw describeTruncation(call, { reason: page.loop, items: [] });
            }
        },
        async toArray({ limit = defaultLimit, maxBytes = defaultMaxBytes, onPage } = {}) {
            integer('limit', limit);
            integer('maxBytes', maxBytes);
            const size = options.perPage ?? Math.min(perPage, limit);
            const pages = read(limit, size, collectMs);
            const { items, reason, cause } = await collectPages(pages, { limit, maxBytes, onPage });
            options.signal?.throwIfAborted();
            if (reason !== undefined)
                throw describeTruncation(call, { reason, items, cause });
            return items;
        },
    };
}
/** The items of the pages within the bounds, and why they are not all where they are not. */
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
            const reason = bytes > maxBytes ? 'bytes' : cutAt(page, room);
            onPage?.(items.length);
            if (reason !== undefined)
                return { items, reason };
        }
    }
    catch (cause) {
        if (items.length === 0 || !(cause instanceof errors/* ClientError */.MZ))
            throw cause;
        return { items, reason: 'failed', cause };
    }
    return { items };
}
/** Why this page is the last, with room for so many items, although the list continues or may continue. */
function cutAt({ items, hasNext, loop }, room) {
    if (items.length > room || (hasNext && loop === undefined && items.length === room))
        return 'limit';
    return loop;
}
/** The deadline of each page: the caller's for all pages, or one of its own within `budgetMs` for all. */
function createPageDeadlines({ clock }, request) {
    const { deadline, timeoutMs } = request.options;
    const given = deadline ?? (timeoutMs === undefined ? undefined : (0,retry_deadline/* createDeadline */.d)(clock, timeoutMs, true));
    if (given !== undefined || request.budgetMs === undefined)
        return () => given;
    const all = (0,retry_deadline/* createDeadline */.d)(clock, request.budgetMs, false);
    return () => (0,retry_deadline/* earlierOf */.O)(all, (0,retry_deadline/* createDeadline */.d)(clock, (0,timeouts/* budgetMsFor */.V)(request.endpoint), false));
}
function openSource(context, { endpoint, to, query, options, deadlineOfPage, }) {
    let lastBytes = 0;
    return {
        async fetchPage({ page, perPage, signal, onHead }) {
            let bytes = 0;
            const onBody = (size) => {
                bytes = size;
                lastBytes = size;
            };
            const call = (0,request_call/* createCall */.j)(endpoint, to, { query: (0,request_query/* pagedQuery */.E)(query, { page, perPage }) });
            const deadline = deadlineOfPage();
            const items = await (0,send/* send */.t)(context, call, { ...options, deadline, signal, onHead, onBody });
            return { items: items, bytes };
        },
        mayPrefetch: (headers) => lastBytes < largePageBytes &&
            Number((0,response_headers/* headerText */.TK)(headers, 'content-length') ?? 0) < largePageBytes &&
            context.rateLimiter.available() &&
            hasRoom(context, headers),
    };
}
function hasRoom(context, headers) {
    const windows = (0,rate_limit_headers/* parseRateLimit */.H5)(headers, context.clock.now())?.windows ?? [];
    return windows.every((window) => window.remaining > window.limit * reservedShare);
}
function describeTruncation(call, { reason, items, cause, }) {
    const { method, path } = call;
    const why = cause === undefined ? words[reason] : `${words[reason]}. ${cause.message}`;
    return new errors/* ListTruncatedError */.rV(`Could not ${call.intent} to the end: ${why}`, {
        ...{ method, path, reason, items, cause },
        hint: cause?.hint ?? hints[reason],
    });
}
const words = {
    limit: 'there are more items than the limit allows',
    bytes: 'it is larger than maxBytes allows',
    repeats: 'a page repeats the one before it',
    link: 'the link to the next page is invalid',
    failed: 'a page could not be read',
};
const hints = {
    limit: 'Set a higher limit, or read the list with for await.',
    bytes: 'Narrower filters make the list smaller; for await reads a list of any size.',
};
function integer(name, value, most = Number.MAX_SAFE_INTEGER) {
    if (Number.isSafeInteger(value) && value >= 1 && value <= most)
        return value;
    const range = most === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from 1 to ${most}`;
    throw new errors/* InvalidArgumentError */.Di(name, `must be ${range}`);
}


/***/ }),

/***/ 4757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ createPollPolicy)
});

// UNUSED EXPORTS: pollNumbers

;// CONCATENATED MODULE: ./build/client/polling/hazard.js
/** The steps of the sum: the first, the smallest, and the growth from one to the next. */
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;
/**
 * How long to wait before the next poll, in milliseconds.
 *
 * The square-root law: for a hazard h and a request worth w of delay, the interval √(2w/h) costs least. The hazard
 * changes during the wait, so the wait is the time in which √(h/2w) adds up to one, multiplied by the slowdown.
 */
function nextPollDelay(hazard, { requestWorthMs, slowdown, maxMs }) {
    const scale = 1 / Math.sqrt(2 * requestWorthMs) / slowdown;
    let aheadMs = 0;
    let spanMs = firstSpanMs;
    let sum = 0;
    while (aheadMs < maxMs) {
        const rate = scale * Math.sqrt(hazard(aheadMs + spanMs / 2));
        const restMs = (1 - sum) / rate;
        if (restMs <= spanMs)
            return Math.min(aheadMs + restMs, maxMs);
        sum += rate * spanMs;
        aheadMs += spanMs;
        spanMs = Math.min(spanMs * growth, Math.max(minSpanMs, 1 / (spansPerPoll * rate)));
    }
    return maxMs;
}
/** The hazard of a typical one of several builds that are polled together. */
function meanHazard(hazards) {
    return (aheadMs) => hazards.reduce((sum, hazard) => sum + hazard(aheadMs), 0) / hazards.length;
}

;// CONCATENATED MODULE: ./build/client/polling/poll-policy.js

/** The numbers of the product. */
const pollNumbers = {
    requestWorthMs: 160,
    minMs: 3_000,
    ownShare: 0.15,
    halfLoadMs: 8_000,
};
/** The maximum time between two polls, even if the service's times or the past make no sense. */
const maxMs = 15 * 60_000;
/** The shortest fixed interval. */
const minIntervalMs = 1_000;
/** A policy for one wait. With `pollIntervalMs` it polls at that interval, but still keeps the rate limit. */
function createPollPolicy({ rateLimit, random, pollIntervalMs, numbers = pollNumbers, }) {
    const fixedMs = pollIntervalMs === undefined ? null : Math.max(minIntervalMs, pollIntervalMs);
    let lastAtMs = Number.NEGATIVE_INFINITY;
    const minDelay = () => {
        if (fixedMs !== null)
            return 0;
        const perMinute = Math.ceil(numbers.ownShare * (rateLimit.perMinute() ?? 0));
        return perMinute === 0 ? numbers.minMs : Math.max(numbers.minMs, 60_000 / perMinute);
    };
    const delay = (builds) => {
        if (fixedMs !== null)
            return fixedMs;
        const wanted = nextPollDelay(meanHazard(builds.map(hazardOf)), {
            requestWorthMs: numbers.requestWorthMs,
            slowdown: rateLimit.slowdown(),
            maxMs: Math.min(maxMs, freeWindowMs(rateLimit.loadOfOthers(), numbers)),
        });
        return Math.max(wanted, minDelay());
    };
    const whenOpen = (planned) => {
        const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
        return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
    };
    return {
        next({ nowMs, builds, notAfterMs = Number.NEGATIVE_INFINITY }) {
            const delayMs = delay(builds);
            const atMs = nowMs + delayMs;
            const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - numbers.minMs;
            return forDeadline
                ? whenOpen({ atMs: notAfterMs, spreadMs: numbers.minMs, forDeadline })
                : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
        },
        recheck(planned, nowMs) {
            const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + minDelay());
            const checked = whenOpen({ ...planned, atMs });
            if (checked.atMs > nowMs)
                return checked;
            lastAtMs = nowMs;
            return null;
        },
    };
}
/**
 * The maximum time between two polls while the window is mostly unused: as in a queue, it is proportional to load over
 * room. The process's own requests do not count, so that it does not slow down for itself. If no response tells of a
 * window, it is not known to be unused.
 */
function freeWindowMs(loadOfOthers, { halfLoadMs }) {
    if (loadOfOthers === null || loadOfOthers >= 1)
        return Number.POSITIVE_INFINITY;
    return (halfLoadMs * loadOfOthers) / (1 - loadOfOthers);
}
function hazardOf({ elapsedMs, runTimes }) {
    const sinceMs = elapsedMs > 0 ? elapsedMs : 0;
    return (aheadMs) => runTimes.hazard(sinceMs + aheadMs);
}


/***/ }),

/***/ 7456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readRunTimes),
/* harmony export */   t: () => (/* binding */ createRunTimeDistribution)
/* harmony export */ });
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4948);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);


/** The median run time if there are no past builds. */
const unknownMedianMs = 240_000;
/** The minimum width of a kernel, on a logarithmic scale: equal run times are a coincidence. */
const leastSpread = 0.03;
/**
 * The distribution of the run times of past builds, of which there may be none.
 *
 * It is a mixture on a logarithmic scale. One log-logistic kernel stands for each past build, as wide as the distance to
 * its nearer neighbors, so that two kinds of runs (with and without a cache, for example) stay separate. One more kernel
 * of slope 1, the heavy tail, stands for everything that the past does not show: early failures, stuck builds, changed
 * pipelines. Log-logistic distributions have a closed form and a bounded hazard.
 */
function createRunTimeDistribution(pastMs) {
    const past = pastMs
        .filter((ms) => Number.isFinite(ms) && ms > 0)
        .map((ms) => Math.log(Math.max(1_000, ms)))
        .sort((a, b) => a - b);
    const tail = { center: medianOf(past) ?? Math.log(unknownMedianMs), slope: 1 };
    const kernels = past.map((center) => ({
        center,
        // A logistic distribution of scale s has the standard deviation s·π/√3.
        slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
    }));
    return { hazard: (runMs) => hazardOf([...kernels, tail], Math.max(1, runMs)) };
}
/** Density divided by survival. All kernels have the same weight. */
function hazardOf(kernels, runMs) {
    const position = Math.log(runMs);
    let density = 0;
    let survival = 0;
    for (const { center, slope } of kernels) {
        const ended = 1 / (1 + Math.exp(slope * (center - position)));
        density += (slope * ended * (1 - ended)) / runMs;
        survival += 1 - ended;
    }
    return density / survival;
}
/** The distance to the neighbor at the first quartile of all distances. */
function spreadAround(center, past) {
    const distances = past.map((other) => Math.abs(other - center)).sort((a, b) => a - b);
    const neighbor = Math.min(past.length - 1, Math.max(1, Math.round(past.length / 4)));
    return Math.max(leastSpread, distances[neighbor] ?? 0);
}
function medianOf(sorted) {
    const upper = sorted[Math.floor(sorted.length / 2)];
    const lower = sorted[Math.floor((sorted.length - 1) / 2)];
    return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
/** With this many builds of the same branch, those of other branches are not used. */
const enough = 8;
/** More past builds hardly improve the estimate. */
const used = 20;
/** Builds that ended by themselves, in the smallest response. */
const filters = { state: ['passed', 'failed'], exclude_jobs: true, exclude_pipeline: true };
/**
 * The run times of finished builds of each pipeline, of the same branch if there are enough. Sends one list request per
 * organization. If a list cannot be read in time, there are no past builds.
 * @throws the signal's reason.
 */
async function readRunTimes(estimated, options) {
    const runTimes = new Map();
    const { clock } = options;
    const endMs = clock.monotonic() + options.timeoutMs;
    for (const each of Map.groupBy(estimated, ({ address }) => address.organization).values()) {
        const timeoutMs = Math.max(0, endMs - clock.monotonic());
        const past = await readPast(each, { ...options, timeoutMs });
        for (const { address, branch } of each) {
            const key = pipelineKey(address);
            if (runTimes.has(key))
                continue;
            const mine = past.filter(({ url }) => url?.includes(`/pipelines/${address.pipeline}/`));
            const same = mine.filter((build) => build.branch === branch);
            const times = (same.length >= enough ? same : mine).flatMap(runTimeOf).slice(0, used);
            runTimes.set(key, createRunTimeDistribution(times));
        }
    }
    const unknown = createRunTimeDistribution([]);
    return (address) => runTimes.get(pipelineKey(address)) ?? unknown;
}
/** The newest finished builds of the pipeline, or of the organization if there are several pipelines. */
async function readPast(estimated, { builds, signal, timeoutMs, onFailure }) {
    const [first] = estimated;
    if (first === undefined)
        return [];
    const isMany = estimated.some(({ address }) => address.pipeline !== first.address.pipeline);
    const options = { ...filters, perPage: isMany ? 100 : 50, signal, timeoutMs };
    const list = isMany
        ? builds.listForOrganization(first.address, options)
        : builds.listForPipeline(first.address, options);
    try {
        return await list.toArray({ limit: options.perPage });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ListTruncatedError */ .rV)
            return error.items;
        signal?.throwIfAborted();
        onFailure?.(error);
        return [];
    }
}
function pipelineKey({ organization, pipeline }) {
    return `${organization}/${pipeline}`;
}
/** The run time of a finished build in milliseconds; none if the service does not say when it started or finished. */
function runTimeOf(build) {
    const started = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .p)(build.started_at);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .p)(build.finished_at);
    return started !== null && finished !== null && finished > started ? [finished - started] : [];
}


/***/ }),

/***/ 4517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ parseRateLimit),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   kg: () => (/* binding */ readWindows)
/* harmony export */ });
/* harmony import */ var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4134);

const prefixes = { organization: 'ratelimit', user: 'ratelimit-user' };
/** No count or delay has more digits; what has is a mistake or an attack. */
const mostDigits = 16;
/** From here on a number of seconds is a date, not a delay. */
const firstEpochSeconds = 1e9;
/** Both windows of a response, as far as its headers can be read. `nowMs` stands in for a missing `Date` header. */
function readWindows(headers, nowMs) {
    return ['organization', 'user'].map((family) => {
        const prefix = prefixes[family];
        return {
            family,
            limit: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-limit`)),
            remaining: highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-remaining`)),
            resetMs: delayMs(highest((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerValues */ .UE)(headers, `${prefix}-reset`)), headers, nowMs),
        };
    });
}
/** The windows that a response shows completely, or undefined where it shows none. */
function parseRateLimit(headers, nowMs) {
    const windows = readWindows(headers, nowMs).filter(isWhole);
    return windows.length === 0 ? undefined : { windows };
}
/** What `Retry-After` asks for, in milliseconds from now: seconds or a date. Null where it is absent or unreadable. */
function retryAfterMs(headers, nowMs) {
    const text = (0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'retry-after')?.trim() ?? '';
    const seconds = digits(text);
    if (seconds !== null)
        return delayMs(seconds, headers, nowMs);
    const date = parseHttpDate(text);
    return date === null ? null : Math.max(0, date - serverNowMs(headers, nowMs));
}
/**
 * Milliseconds from now of a number of seconds, which some servers send as a date: it is their clock that counts then.
 */
function delayMs(seconds, headers, nowMs) {
    if (seconds === null)
        return null;
    if (seconds < firstEpochSeconds)
        return seconds * 1000;
    return Math.max(0, seconds * 1000 - serverNowMs(headers, nowMs));
}
function isWhole(window) {
    return window.limit !== null && window.remaining !== null && window.resetMs !== null;
}
/** A header sent twice may be two values or one text with a comma: the most cautious reading is the largest. */
function highest(values) {
    const numbers = values.flatMap((value) => value.split(',')).map(digits);
    const valid = numbers.filter((number) => number !== null);
    return valid.length === 0 ? null : Math.max(...valid);
}
function digits(text) {
    const trimmed = text.trim();
    return trimmed.length <= mostDigits && /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}
function serverNowMs(headers, nowMs) {
    return parseHttpDate((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, 'date') ?? '') ?? nowMs;
}
function parseHttpDate(text) {
    const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : ms;
}


/***/ }),

/***/ 3095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V6: () => (/* binding */ throttleMs),
/* harmony export */   W: () => (/* binding */ exhaustedMs),
/* harmony export */   p: () => (/* binding */ laterDate)
/* harmony export */ });
/* harmony import */ var _headers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4517);

/** How long to wait after a 429 that says nothing: one window. */
const defaultWindowMs = 60_000;
/** The windows last a minute. A response that names a far later reset is not believed before a 429 repeats it. */
const longestWindowMs = 300_000;
/** The words that the live service uses in the body of a 429 for whose quota is used up. */
const scopes = new Map([
    ['rest', 'organization'],
    ['rest_user', 'user'],
]);
/**
 * How long after a 429 nothing may be sent, in milliseconds: until the window that the body's `scope` names has been reset,
 * and every other window that is used up, since each of them would refuse the next request. Without any of these the
 * first of: the later reset of both windows, the body's own `reset`, `Retry-After`, one minute.
 * Not shown in the document (§8); the live service sends all but `Retry-After`.
 */
function throttleMs(headers, body, nowMs) {
    const windows = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .readWindows */ .kg)(headers, nowMs);
    const family = scopes.get(field(body, 'scope'));
    const inBody = bodyResetMs(body, headers, nowMs);
    const named = family && (latest(windows.filter((window) => window.family === family)) ?? inBody);
    const spent = latest(windows.filter((window) => window.remaining === 0));
    if (named !== undefined || spent !== undefined)
        return Math.max(named ?? 0, spent ?? 0);
    return latest(windows) ?? inBody ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(headers, nowMs) ?? defaultWindowMs;
}
/** How long after a response that is no 429 nothing should be sent: until every window that it shows as used up is reset. */
function exhaustedMs(headers, nowMs) {
    const spent = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .readWindows */ .kg)(headers, nowMs).filter((window) => window.remaining === 0);
    const resetMs = latest(spent) ?? 0;
    return resetMs > longestWindowMs ? 0 : resetMs;
}
function latest(windows) {
    const resets = windows.map((window) => window.resetMs).filter((resetMs) => resetMs !== null);
    return resets.length === 0 ? undefined : Math.max(...resets);
}
function bodyResetMs(body, headers, nowMs) {
    const reset = field(body, 'reset');
    if (typeof reset !== 'number' || !Number.isSafeInteger(reset) || reset < 0)
        return undefined;
    return (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .delayMs */ .eS)(reset, headers, nowMs) ?? undefined;
}
function field(body, name) {
    return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
/** A hundred years: no service means a later date, and it may be none that a machine can write. */
const longestDelayMs = 100 * 365 * 86_400_000;
/** The date that a delay leads to. */
function laterDate(nowMs, delayMs) {
    return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}


/***/ }),

/***/ 4113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ createRateLimiter)
/* harmony export */ });
/* unused harmony export unlimited */
/** The live service allows a user 50 requests a minute by default; this leaves some for others. */
const perMinuteByDefault = 40;
const burstByDefault = 10;
/**
 * A token bucket: `burst` requests at once, then `perMinute`. Clients that share one token should share one of these;
 * without one, each client has its own.
 */
function createRateLimiter({ clock, perMinute = perMinuteByDefault, burst = burstByDefault, }) {
    const perMs = perMinute / 60_000;
    let tokens = burst;
    let filledAt = clock.monotonic();
    const fill = () => {
        const now = clock.monotonic();
        tokens = Math.min(burst, tokens + (now - filledAt) * perMs);
        filledAt = now;
    };
    return {
        acquire() {
            fill();
            tokens -= 1;
            return tokens >= 0 ? 0 : Math.ceil(-tokens / perMs);
        },
        release() {
            tokens = Math.min(burst, tokens + 1);
        },
        available() {
            fill();
            return tokens >= 1;
        },
    };
}
/** No limiter at all: for a service of one's own, such as the sandbox. */
const unlimited = { acquire: () => 0, release: () => { }, available: () => true };


/***/ }),

/***/ 7394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ cancelBuild)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9818);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6695);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3207);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(628);
/* harmony import */ var _retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8484);
/* harmony import */ var _retry_until_verified_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2355);






/**
 * Cancels a build (api.md §4.3). Where a response is lost the build is read; if it is not canceled or canceling, the
 * request is sent again, which at worst is refused.
 * @throws ClientError; a 422 with the service's own message when the build has ended otherwise.
 */
async function cancelBuild(context, to, options) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.cancel', to);
    return (0,_retry_with_deadline_js__WEBPACK_IMPORTED_MODULE_4__/* .withDeadline */ .N)(context, call, options, async (shared) => {
        let already = false;
        const build = await (0,_retry_until_verified_js__WEBPACK_IMPORTED_MODULE_5__/* .retryUntilVerified */ .$)(context, { call, shared }, (failed) => {
            already = isRefused(failed) && !failed.mayHaveBeenApplied && !failed.repeated;
            return verify(context, { to, failed, shared });
        });
        return { build, already };
    });
}
async function verify(context, { to, failed, shared }) {
    const { error, mayHaveBeenApplied } = failed;
    const refused = isRefused(failed);
    if (!refused && !mayHaveBeenApplied)
        return 'failed';
    const read = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_2__/* .createCall */ .j)('builds.get', to), shared);
    if (read.ok && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isCanceled */ .YQ)(read.value.state))
        return { reached: read.value };
    if (!refused)
        return 'again';
    if (read.ok)
        error.hint ??= `The build is ${read.value.state}.`;
    return 'failed';
}
function isRefused({ error }) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.status === 422;
}


/***/ }),

/***/ 995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ cancelDuplicates),
/* harmony export */   s: () => (/* binding */ chooseBuildToKeep)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9818);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6695);
/* harmony import */ var _cancel_build_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7394);
/* harmony import */ var _idempotency_key_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4910);




/** States in which a build will not run any further. */
const overOrEnding = ['canceled', 'canceling', 'skipped'];
/**
 * Cancels all builds with one key but the one that is kept. They carry our random key, so they are ours to cancel.
 * @throws ClientError when the builds cannot be listed.
 */
async function cancelDuplicates(context, { to, key, shared }) {
    const builds = await (0,_idempotency_key_js__WEBPACK_IMPORTED_MODULE_3__/* .findByKey */ .Wf)(context, { to, key, options: shared });
    const kept = chooseBuildToKeep(builds);
    const canceled = [];
    const left = [];
    for (const { number } of builds.filter((build) => build !== kept && !isEndingOrOver(build))) {
        const gone = await cancelDuplicate(context, { to: { ...to, number }, shared });
        (gone ? canceled : left).push(number);
        context.emit({ kind: 'duplicate', number, canceled: gone });
    }
    return { winner: kept, canceled, left };
}
/** The first build that is neither canceled nor skipped, else the first. The builds are in the order of their numbers. */
function chooseBuildToKeep(builds) {
    return builds.find((build) => !overOrEnding.includes(build.state)) ?? builds[0] ?? null;
}
function isEndingOrOver(build) {
    return overOrEnding.includes(build.state) || (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isOver */ .PU)(build);
}
async function cancelDuplicate(context, { to, shared }) {
    try {
        await (0,_cancel_build_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelBuild */ .l)(context, to, shared);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ClientError */ .MZ)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 2975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V1: () => (/* binding */ listNewest),
/* harmony export */   fF: () => (/* binding */ listRebuilds),
/* harmony export */   oi: () => (/* binding */ findRebuilds)
/* harmony export */ });
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3207);
/* harmony import */ var _request_query_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8236);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(628);



/** Builds with these sources are not ours, whatever they were rebuilt from. */
const foreignSources = ['ui', 'webhook', 'schedule', 'trigger_job'];
/**
 * The builds with a number above `newest` that were rebuilt from this one (api.md §4.3), and may have been created
 * through the API. A rebuild carries no key: this is the only way to find it.
 */
async function listRebuilds(context, { of, newest, options }) {
    const listed = await listNewest(context, { to: of, perPage: 100, options });
    if (!listed.ok)
        return listed;
    const value = listed.value.filter(({ number, rebuilt_from, source }) => number > newest && rebuilt_from?.number === of.number && !foreignSources.includes(source));
    return { ...listed, value };
}
/** The same builds. @throws ClientError when they cannot be listed. */
async function findRebuilds(context, request) {
    const listed = await listRebuilds(context, request);
    if (!listed.ok)
        throw listed.error;
    return listed.value;
}
/** The latest builds of a pipeline, without their jobs. */
function listNewest(context, { to, perPage, options }) {
    const small = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_1__/* .buildQuery */ .Z)({ exclude_jobs: true, exclude_pipeline: true });
    const { organization, pipeline } = to;
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_1__/* .pagedQuery */ .E)(small, { page: 1, perPage });
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__/* .trySend */ .s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCall */ .j)('builds.listForPipeline', { organization, pipeline }, { query }), options);
}


/***/ }),

/***/ 4910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ hasKey),
/* harmony export */   GH: () => (/* binding */ matchesBody),
/* harmony export */   Ux: () => (/* binding */ keyQuery),
/* harmony export */   Wf: () => (/* binding */ findByKey),
/* harmony export */   Zy: () => (/* binding */ buildKeyName),
/* harmony export */   iC: () => (/* binding */ withKey),
/* harmony export */   kj: () => (/* binding */ isRebuild),
/* harmony export */   qw: () => (/* binding */ listKeyedBuilds)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _request_call_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3207);
/* harmony import */ var _request_query_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8236);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(628);




/**
 * The name of the client's key in a build's meta-data. Its characters cannot break the syntax of the `meta_data[...]`
 * filter (api.md §4.3).
 */
const buildKeyName = 'kitestring-key';
/** The body with the key in it. @throws InvalidArgumentError when it has a key already, or the key cannot be searched for. */
function withKey(body, key) {
    if (!/^[\w.-]{1,200}$/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
    }
    if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
    }
    return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}
/** True for a build that carries the key itself. A rebuild of it may have inherited the key. */
function hasKey(build, key) {
    return build.meta_data?.[buildKeyName] === key;
}
/** True for a build that was made from another. */
function isRebuild(build) {
    return build.rebuilt_from !== null && build.rebuilt_from !== undefined;
}
/** True unless the build shows that it was created from another body. */
function matchesBody(build, body) {
    return (agrees(build.branch, body.branch) && (body.message === undefined || agrees(build.message, body.message)));
}
/** A field that the service does not send does not contradict. */
function agrees(shown, sent) {
    return shown === null || shown === undefined || shown === sent;
}
/** The first page is enough: a build that was just created is at its top, even where the filter is ignored. */
const firstPage = { page: 1, perPage: 100 };
/**
 * The builds of a pipeline that carry the key, lowest number first, with their rebuilds. Filtered by the key alone: the
 * service resolves commits later, reads branches as patterns, and has another clock. Each build is checked: a service
 * that ignores the filter shows the builds of others.
 */
async function listKeyedBuilds(context, { to, key, options }) {
    const call = (0,_request_call_js__WEBPACK_IMPORTED_MODULE_1__/* .createCall */ .j)('builds.listForPipeline', to, { query: (0,_request_query_js__WEBPACK_IMPORTED_MODULE_2__/* .pagedQuery */ .E)(keyQuery(key), firstPage) });
    const listed = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .s)(context, call, options);
    if (!listed.ok)
        return listed;
    const ours = listed.value.filter((build) => hasKey(build, key)).sort((a, b) => a.number - b.number);
    return { ...listed, value: ours };
}
/** The builds that were created with the key, without rebuilds, lowest number first. @throws ClientError when they cannot be listed. */
async function findByKey(context, request) {
    const listed = await listKeyedBuilds(context, request);
    if (!listed.ok)
        throw listed.error;
    return listed.value.filter((build) => !isRebuild(build));
}
/** The query that finds a build by its key. */
function keyQuery(key) {
    return (0,_request_query_js__WEBPACK_IMPORTED_MODULE_2__/* .buildQuery */ .Z)({ meta_data: { [buildKeyName]: key } });
}


/***/ }),

/***/ 2239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ describeUnknown),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   mz: () => (/* binding */ snapshotBefore),
/* harmony export */   xj: () => (/* binding */ createOrFind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8768);
/* harmony import */ var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5168);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(628);




const hopeless = ['rejected', 'untrusted'];
const pausesMs = [1_000, 2_000, 4_000, 8_000];
/** After a timeout of ours the service may still be working on the write: these make it a minute altogether. */
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];
/**
 * Looks repeatedly for the effect of a write whose response was lost to `error`, with growing pauses before each
 * lookup, and never before the time that a failure names. Ends with the first result that is not `absent` and that
 * another lookup could not change.
 */
async function lookUp(context, { deadline, signal }, { error, look }) {
    let result = { kind: 'failed', error };
    for (const pauseMs of error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
        const requestedMs = result.kind === 'failed' ? (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .requestedDelayMs */ .a9)(result.error) : 0;
        const delayMs = Math.max(pauseMs * (0.75 + 0.5 * context.random()), requestedMs);
        if (!deadline.fits(delayMs)) {
            if (requestedMs > 0)
                (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetryAt */ .Ib)(context.clock.now(), error, delayMs);
            return { kind: 'failed', error };
        }
        await context.clock.sleep(delayMs, signal);
        result = await look();
        if (result.kind === 'found' || result.kind === 'unclear' || isHopeless(result))
            return result;
    }
    return result;
}
/** True when another lookup would fail again: it is forbidden, or the service cannot be trusted. */
function isHopeless(result) {
    return result.kind === 'failed' && hopeless.includes((0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyFailure */ .XE)(result.error));
}
/**
 * What there was before a write, to know afterwards what is new; undefined where it could not be read, which is no reason
 * not to write. @throws the error of a connection that cannot be trusted: it is not tried a second time, least of all
 * with a write.
 */
function snapshotBefore(read) {
    if (read.ok)
        return read.value;
    if (read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && (0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyFailure */ .XE)(read.error) === 'untrusted')
        throw read.error;
    return undefined;
}
/**
 * Sends a write that must not be sent twice. Where its response is lost, `listNew` lists what is new and may be its
 * effect: one such item is. Without `listNew` that cannot be known.
 * @throws ClientError; OutcomeUnknownError with the hint when a lookup could not tell.
 */
async function createOrFind(context, { call, shared, hint }, listNew) {
    const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_3__/* .trySend */ .s)(context, call, shared);
    if (sent.ok)
        return { value: sent.value, origin: 'direct' };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied)
        throw error;
    if (listNew === undefined)
        throw describeUnknown(call, { error, hint });
    const look = async () => onlyOne(await listNew());
    const found = await lookUp(context, shared, { error, look });
    if (found.kind === 'found')
        return { value: found.value, origin: 'recovered' };
    throw describeUnknown(call, { error, hint });
}
function onlyOne(listed) {
    if (!listed.ok)
        return { kind: 'failed', error: listed.error };
    const [value, ...others] = listed.value;
    if (value === undefined)
        return { kind: 'absent' };
    return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value };
}
/** The error for a write that may have been applied, where the lookup could not tell. `error` is how it failed. */
function describeUnknown(call, { error, ...details }) {
    const reason = `no response arrived (${(0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .failureReason */ .Hr)(error)}) and a lookup could not tell`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do(`Could not ${call.intent}: its outcome is unknown, because ${reason}`, {
        method: call.method,
        path: call.path,
        cause: error,
        retryAt: error.retryAt,
        ...details,
    });
}


/***/ }),

/***/ 2355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ retryUntilVerified)
/* harmony export */ });
/* harmony import */ var _retry_failure_class_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8768);
/* harmony import */ var _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5168);
/* harmony import */ var _retry_send_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(628);



/**
 * Sends a write until its goal is reached: after a failure `verify` reads the service and decides, and not before the
 * time that the failure names. Bounded like the retries of a read.
 * @throws the last error.
 */
async function retryUntilVerified(context, { call, shared, onSend }, verify) {
    for (let attempt = 1;; attempt += 1) {
        onSend?.();
        const sent = await (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__/* .trySend */ .s)(context, call, shared);
        if (sent.ok)
            return sent.value;
        const failed = { attempt, error: sent.error, shared };
        const waited = await waitAsRequested(context, call, failed);
        const verdict = await verify({ ...sent, repeated: attempt > 1 });
        if (typeof verdict === 'object')
            return verdict.reached;
        const again = verdict === 'again' && (await pause(context, call, { ...failed, waited }));
        if (!again)
            throw sent.error;
    }
}
/**
 * Waits as long as the service asks after a failure of unknown effect, unless the call is urgent. Returns whether the
 * service asked. @throws the error, with the time at which it would have worked, when that is too late.
 */
async function waitAsRequested(context, call, failed) {
    const { error, shared } = failed;
    const delayMs = shared.urgent === true || !(0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_0__/* .couldHaveBeenApplied */ .D4)(error) ? 0 : (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .requestedDelayMs */ .a9)(error);
    if (delayMs === 0)
        return false;
    if (!shared.deadline.fits(delayMs))
        throw (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .withRetryAt */ .Ib)(context.clock.now(), error, delayMs);
    await sleep(context, call, { ...failed, delayMs });
    return true;
}
/** False, without a pause, when it was sent often enough, no time is left, or the retry budget is used up. */
async function pause(context, call, { waited, ...failed }) {
    const { attempt, shared } = failed;
    const delayMs = waited ? 0 : (0,_retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .jitteredMs */ .Ob)(attempt, context.random);
    const affordable = shared.urgent === true || context.budget.allows();
    if (attempt >= _retry_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .maxAttempts */ .F3 || !shared.deadline.fits(delayMs) || !affordable)
        return false;
    context.budget.spend();
    if (!waited)
        await sleep(context, call, { ...failed, delayMs });
    return true;
}
async function sleep(context, call, { attempt, error, shared, delayMs }) {
    const reason = `Could not ${call.intent}: ${(0,_retry_failure_class_js__WEBPACK_IMPORTED_MODULE_0__/* .failureReason */ .Hr)(error)}.`;
    context.emit({ kind: 'retry', endpoint: call.endpoint, attempt, delayMs, reason });
    await context.clock.sleep(delayMs, shared.signal);
}


/***/ }),

/***/ 8411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ defaultBaseUrl),
/* harmony export */   O2: () => (/* binding */ resolveUrl),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _transport_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5096);


/** The base URL unless another is given. Not shown in the document (§1); the live service's address. */
const defaultBaseUrl = 'https://api.buildkite.com';
/** Checks and normalizes a base URL. @throws InvalidArgumentError that says what is wrong with it. */
function parseBaseUrl(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined)
        throw refused('is not a URL');
    if (url.username !== '' || url.password !== '')
        throw refused('must not hold a user name or a password');
    if (text.includes('?'))
        throw refused('must not have a query');
    if (text.includes('#'))
        throw refused('must not have a fragment');
    const loopback = (0,_transport_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U)(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
        throw refused('must begin with https:// (http:// is allowed only for this machine)');
    }
    const prefix = withoutTrailingSlashes(url.pathname);
    if (prefix.endsWith('/v2'))
        throw refused('must not end in /v2, with which every path begins');
    return { href: `${url.origin}${prefix}`, origin: url.origin, prefix, loopback };
}
/**
 * The address of one request. The last check before the token leaves: whatever the path holds,
 * the URL must be ours, character by character.
 * @throws InvalidArgumentError when it is not.
 */
function resolveUrl(base, path, query) {
    const expected = `${base.prefix}${path}`;
    const text = `${base.origin}${expected}${query === '' ? '' : `?${query}`}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const ours = url?.origin === base.origin && url.pathname === expected && url.username === '' && url.hash === '';
    if (!ours)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('path', 'does not lead to the service');
    return text;
}
function refused(fault) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('baseUrl', fault);
}
function withoutTrailingSlashes(path) {
    let end = path.length;
    while (end > 0 && path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}


/***/ }),

/***/ 4600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ requestFor)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8411);

/**
 * The complete request of one attempt: the token is attached here and nowhere else, to a URL that has just been
 * compared with the base URL.
 */
function requestFor(context, call, attempt) {
    return {
        method: call.method,
        url: (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveUrl */ .O2)(context.base, call.path, call.query),
        headers: {
            authorization: context.authorization(),
            'user-agent': context.userAgent,
            accept: 'application/json',
            'accept-encoding': context.base.loopback ? 'identity' : 'gzip',
            'kitestring-invocation': attempt.invocation,
            'kitestring-attempt': String(attempt.number),
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: call.body,
        fresh: call.method !== 'GET',
        onStart: attempt.onStart,
        signal: attempt.signal,
    };
}


/***/ }),

/***/ 3207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createCall)
});

// EXTERNAL MODULE: ./build/model/endpoints.js
var endpoints = __nccwpck_require__(7680);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
;// CONCATENATED MODULE: ./build/client/request/endpoint-path.js


/** Not shown in the document (§8); long enough for any slug, short enough for a message. */
const maxSlugLength = 255;
/**
 * The path of an endpoint with its placeholders filled and encoded (api.md §4).
 * @throws InvalidArgumentError that names the parameter and the position of the error.
 */
function buildPath(endpoint, parameters) {
    return endpoints/* endpoints */.v[endpoint].path.replaceAll(/\{(organization|pipeline|suite|number)\}/g, (_, name) => name === 'number' ? numberSegment(parameters.number) : slugSegment(name, parameters[name]));
}
function numberSegment(number) {
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0)
        return String(number);
    throw new errors/* InvalidArgumentError */.Di('number', 'must be a positive integer (the build number, not the build ID)');
}
function slugSegment(name, slug) {
    if (typeof slug !== 'string' || slug === '')
        throw new errors/* InvalidArgumentError */.Di(name, 'must be a slug; it is empty');
    if (slug.length > maxSlugLength) {
        throw new errors/* InvalidArgumentError */.Di(name, `must be a slug of at most ${maxSlugLength} characters; it has ${slug.length}`);
    }
    if (slug === '.' || slug === '..')
        throw new errors/* InvalidArgumentError */.Di(name, `must be a slug; "${slug}" would change the path`);
    const at = Array.from(slug).findIndex(isForbidden);
    if (at !== -1)
        throw new errors/* InvalidArgumentError */.Di(name, `must be a slug; ${shown(slug)} has an invalid character at position ${at + 1}`);
    return encodeURIComponent(slug);
}
/**
 * What changes the meaning of a path or cannot be part of a slug: separators, escapes, spaces, control characters,
 * lone surrogates.
 */
function isForbidden(char) {
    return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}
function shown(slug) {
    return JSON.stringify(slug.toWellFormed());
}

// EXTERNAL MODULE: ./build/client/request/request-body.js
var request_body = __nccwpck_require__(6098);
;// CONCATENATED MODULE: ./build/client/request/call.js



/** Makes a call. @throws InvalidArgumentError that names the argument at fault. */
function createCall(endpoint, to, contents = {}) {
    const path = buildPath(endpoint, to);
    return {
        endpoint,
        to,
        intent: intents[endpoint](to),
        method: endpoints/* endpoints */.v[endpoint].method,
        path,
        query: contents.query?.toString() ?? '',
        body: contents.body === undefined ? undefined : (0,request_body/* encodeBody */.FT)(contents.body),
    };
}
/** What each call tries to do, as its errors say it: `Could not cancel build 42 of acme/web: …`. */
const intents = {
    'suites.list': (to) => `list the suites of ${to.organization}`,
    'suites.get': (to) => `get suite ${to.suite} of ${to.organization}`,
    'suites.create': (to) => `create a suite in ${to.organization}`,
    'suites.update': (to) => `update suite ${to.suite} of ${to.organization}`,
    'suites.delete': (to) => `delete suite ${to.suite} of ${to.organization}`,
    'flakyTests.list': (to) => `list the flaky tests of suite ${to.suite} of ${to.organization}`,
    'builds.list': () => 'list builds',
    'builds.listForOrganization': (to) => `list the builds of ${to.organization}`,
    'builds.listForPipeline': (to) => `list the builds of ${pipeline(to)}`,
    'builds.get': (to) => `get build ${to.number} of ${pipeline(to)}`,
    'builds.create': (to) => `create a build of ${pipeline(to)}`,
    'builds.cancel': (to) => `cancel build ${to.number} of ${pipeline(to)}`,
    'builds.rebuild': (to) => `rebuild build ${to.number} of ${pipeline(to)}`,
};
function pipeline(to) {
    return `${to.organization}/${to.pipeline}`;
}


/***/ }),

/***/ 8236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pagedQuery),
/* harmony export */   Z: () => (/* binding */ buildQuery)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _request_body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6098);


/** The only filter that is a map. */
const mapName = 'meta_data';
/**
 * The query of a list or of a single build (api.md §4.3): one value as `branch=a`, several as `branch[]=a&branch[]=b`,
 * a map as `meta_data[key]=value`. Undefined values are left out.
 * @throws InvalidArgumentError for any other value, such as a `Date`, for text that cannot be encoded, and for an empty list: a
 * filter that is left out by mistake lists everything.
 */
function buildQuery(filters) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) {
        if (value !== undefined && value !== null)
            append(query, name, value);
    }
    return query;
}
function append(query, name, value) {
    if (Array.isArray(value)) {
        if (value.length === 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'is an empty list; leave it out for no filter');
        for (const item of value)
            query.append(`${name}[]`, encodable(name, item));
        return;
    }
    if (name === mapName && (0,_request_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainObject */ .Qd)(value)) {
        for (const [key, item] of Object.entries(value))
            query.append(mapKey(name, key), encodable(`${name}[${key}]`, item));
        return;
    }
    query.append(name, encodable(name, value));
}
function mapKey(name, key) {
    if (key === '' || /[[\]]/.test(key)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'has a key that is empty or holds a bracket, which the filter cannot express');
    }
    return `${name}[${encodable(name, key)}]`;
}
function encodable(name, value) {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
        return String(value);
    if (typeof value === 'string' && value.isWellFormed())
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'must be well-formed text');
}
/** A query for one page of a list. Not shown in the document (§4); the live service's parameters. */
function pagedQuery(query, { page, perPage }) {
    const paged = new URLSearchParams(query);
    paged.set('page', String(page));
    paged.set('per_page', String(perPage));
    return paged;
}


/***/ }),

/***/ 6098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ encodeBody),
/* harmony export */   He: () => (/* binding */ requireText),
/* harmony export */   Qd: () => (/* binding */ isPlainObject)
/* harmony export */ });
/* harmony import */ var _model_json_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9670);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);


/**
 * The JSON text of a request's body: plain data only, every text well-formed, `undefined` left out.
 * @throws InvalidArgumentError that names the place of the error, never the value.
 */
function encodeBody(body) {
    checkPlain(body, 'body', 0);
    return JSON.stringify(body);
}
/** @throws InvalidArgumentError for text that is missing or blank. */
function requireText(value, name) {
    if (typeof value !== 'string' || value.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(name, 'is missing');
}
function checkPlain(value, place, depth) {
    if (depth > _model_json_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLevels */ .C)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('body', 'is nested too deeply');
    if (value === null || value === undefined || typeof value === 'boolean')
        return;
    if (typeof value === 'number' && Number.isFinite(value))
        return;
    if (typeof value === 'string')
        checkText(value, place);
    else if (Array.isArray(value))
        checkItems(value, place, depth);
    else if (isPlainObject(value))
        checkEntries(value, place, depth);
    else
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(place, 'is not plain data');
}
function checkItems(items, place, depth) {
    for (const [index, item] of items.entries())
        checkPlain(item, `${place}.${index}`, depth + 1);
}
function checkEntries(entries, place, depth) {
    for (const [key, item] of Object.entries(entries)) {
        if (key === '__proto__')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(place, 'must not have a key named __proto__');
        checkText(key, place);
        checkPlain(item, `${place}.${key}`, depth + 1);
    }
}
function checkText(text, place) {
    if (!text.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(place, 'holds half a character (a lone surrogate)');
}
/** True for a plain object: no list, date, map or other instance of a class. */
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}


/***/ }),

/***/ 337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ createBuildMethods)
});

// EXTERNAL MODULE: ./build/client/pagination/listing.js + 4 modules
var listing = __nccwpck_require__(5082);
// EXTERNAL MODULE: ./build/model/states.js
var states = __nccwpck_require__(9818);
// EXTERNAL MODULE: ./build/model/times.js
var times = __nccwpck_require__(4948);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
// EXTERNAL MODULE: ./build/client/request/call.js + 1 modules
var request_call = __nccwpck_require__(3207);
// EXTERNAL MODULE: ./build/client/request/query.js
var request_query = __nccwpck_require__(8236);
// EXTERNAL MODULE: ./build/client/response/connection-failure.js
var connection_failure = __nccwpck_require__(5705);
// EXTERNAL MODULE: ./build/client/retry/failure-class.js
var failure_class = __nccwpck_require__(8768);
// EXTERNAL MODULE: ./build/client/retry/send.js + 14 modules
var send = __nccwpck_require__(628);
// EXTERNAL MODULE: ./build/client/retry/with-deadline.js
var with_deadline = __nccwpck_require__(8484);
// EXTERNAL MODULE: ./build/client/polling/poll-policy.js + 1 modules
var poll_policy = __nccwpck_require__(4757);
// EXTERNAL MODULE: ./build/client/polling/run-times.js
var run_times = __nccwpck_require__(7456);
;// CONCATENATED MODULE: ./build/client/polling/wait.js











const defaultTimeoutMs = 6 * 3_600_000;
/** Past run times are worth this much time, and no more. */
const readPastMs = 60_000;
/** An outage is tolerated for this long without one good response. */
const longestOutageMs = 15 * 60_000;
/** The small response, which is all that a poll needs. A server that does not know these sends the complete build. */
const small = { exclude_jobs: true, exclude_pipeline: true };
/**
 * Waits until a build is finished or blocked, and returns it with all its jobs.
 * @throws TimeoutError when that takes too long; any other ClientError at once, or after 15 minutes if it may pass.
 */
async function waitForBuild(context, build, { signal, timeoutMs = defaultTimeoutMs, onProgress }) {
    const { to } = build;
    const call = (0,request_call/* createCall */.j)('builds.get', to);
    return (0,with_deadline/* withDeadline */.N)(context, call, { signal, timeoutMs }, async (shared) => {
        const { clock, random } = context;
        const policy = (0,poll_policy/* createPollPolicy */.w)({ rateLimit: context.rateLimit, random });
        let watch = { seenMs: clock.monotonic() };
        let spreadMs = 0;
        for (;;) {
            const polling = { intervalMs: spreadMs };
            const read = await readBuild(context, to, { shared: { ...shared, polling }, onProgress });
            if (read.ok && hasEnded(read.value))
                return read.value;
            if (shared.deadline.leftMs() === 0)
                throw (0,connection_failure/* describeTimeout */.b)(call, { phase: 'build', sent: 'unknown' });
            watch = await applyPoll(context, build, { watch, read, shared });
            const nowMs = clock.monotonic();
            const planned = policy.next({ nowMs, builds: [describeWatch(context, watch)] });
            spreadMs = planned.spreadMs;
            await sleepUntilDue(context, { policy, planned, shared });
        }
    });
}
/** Sleeps until a poll may go out, which other requests of the client may delay, or the time to wait is over. */
async function sleepUntilDue({ clock }, { policy, planned, shared }) {
    for (let next = planned; next !== null && shared.deadline.leftMs() > 0;) {
        const delayMs = Math.max(0, next.atMs - clock.monotonic());
        await clock.sleep(Math.min(delayMs, shared.deadline.leftMs()), shared.signal);
        next = policy.recheck(next, clock.monotonic());
    }
}
/** Reads the build small, and complete where it seems to have ended: a job that was retried may have revived it since. */
async function readBuild(context, to, { shared, onProgress }) {
    const read = (parameters) => (0,send/* trySend */.s)(context, (0,request_call/* createCall */.j)('builds.get', to, { query: (0,request_query/* buildQuery */.Z)(parameters) }), shared);
    const polled = await read(small);
    if (polled.ok)
        onProgress?.(polled.value);
    return polled.ok && hasEnded(polled.value) ? read({ include_retried_jobs: true }) : polled;
}
/** A state that is not known yet counts as ended when the service says when the build finished. */
function hasEnded(build) {
    return (0,states/* isTerminal */.Hd)(build) || (!(0,states/* isKnownState */.Ht)((0,states/* effectiveState */.Jt)(build)) && typeof build.finished_at === 'string');
}
function mayPass(error, outageMs) {
    const failure = (0,failure_class/* classifyFailure */.XE)(error);
    const passing = failure === 'notApplied' || failure === 'maybeApplied' || error instanceof errors/* TimeoutError */.MU;
    return passing && outageMs <= longestOutageMs;
}
/** The watch after a poll. @throws the error of a poll that cannot pass, or has lasted too long. */
async function applyPoll({ clock }, { to, builds }, { watch, read, shared }) {
    const seenMs = clock.monotonic();
    if (!read.ok) {
        if (mayPass(read.error, seenMs - watch.seenMs))
            return watch;
        throw read.error;
    }
    const build = read.value;
    if (watch.runTimes !== undefined)
        return { ...watch, seenMs, build };
    const { signal, deadline } = shared;
    const timeoutMs = Math.min(readPastMs, deadline.leftMs());
    const runTimes = await (0,run_times/* readRunTimes */.I)([{ address: to, branch: build.branch }], {
        ...{ builds, clock, signal, timeoutMs },
    });
    return { seenMs, build, runTimes: runTimes(to) };
}
/** The service's clock is not ours: an age is used only as far as it is one. */
function describeWatch({ clock }, watch) {
    const { build, runTimes = (0,run_times/* createRunTimeDistribution */.t)([]) } = watch;
    const startedAt = (0,times/* parseTime */.p)(build?.started_at);
    return { elapsedMs: startedAt === null ? 0 : Math.max(0, clock.now() - startedAt), runTimes };
}

// EXTERNAL MODULE: ./build/client/reconcile/cancel-build.js
var cancel_build = __nccwpck_require__(7394);
// EXTERNAL MODULE: ./build/client/request/base-url.js
var base_url = __nccwpck_require__(8411);
// EXTERNAL MODULE: ./build/client/reconcile/duplicates.js
var duplicates = __nccwpck_require__(995);
// EXTERNAL MODULE: ./build/client/reconcile/idempotency-key.js
var idempotency_key = __nccwpck_require__(4910);
// EXTERNAL MODULE: ./build/client/reconcile/lookup.js
var lookup = __nccwpck_require__(2239);
;// CONCATENATED MODULE: ./build/client/reconcile/create-build.js








/** A duplicate may appear this much later. */
const duplicatePauseMs = 5_000;
/**
 * Creates a build effectively once: one call leaves at most one live build, or an error says that the outcome is unknown.
 * When the response is lost, the build is looked up by its key and checked; if it is not there, the body is sent once
 * more with the same key, and duplicates are canceled. After `recovered` and `retried` duplicates should be looked for
 * again half a minute later.
 * @throws ClientError; OutcomeUnknownError with the key when a lookup could not tell.
 */
async function createBuildOnce(context, { to, body }, options) {
    const key = options.key ?? context.uuid();
    const call = (0,request_call/* createCall */.j)('builds.create', to, { body: (0,idempotency_key/* withKey */.iC)(body, key) });
    return (0,with_deadline/* withDeadline */.N)(context, call, options, async (shared) => {
        const first = await (0,send/* trySend */.s)(context, call, shared);
        if (first.ok)
            return created(context, first.value, key);
        if (!first.mayHaveBeenApplied)
            throw first.error;
        const intent = { to, body, key, shared };
        const found = await search(context, intent, first.error);
        if (found.kind === 'found')
            return recovered(context, intent, { build: found.value, how: 'recovered' });
        if (found.kind !== 'absent' || options.recover === 'fail')
            throw unknown(context, call, { key, error: first.error });
        return sendAgain(context, call, { intent, error: first.error });
    });
}
/** The only case in which a body that may have been applied is sent again: with its key, after lookups that found nothing. */
async function sendAgain(context, call, { intent, error }) {
    const second = await (0,send/* trySend */.s)(context, call, intent.shared);
    if (second.ok) {
        const { build, keyed } = created(context, second.value, intent.key);
        if (keyed)
            return recovered(context, intent, { build, how: 'retried' });
        throw unknown(context, call, { key: intent.key, error, hint: surplusHint(build) });
    }
    const found = await search(context, intent, second.error);
    if (found.kind === 'found')
        return recovered(context, intent, { build: found.value, how: 'recovered' });
    throw unknown(context, call, { key: intent.key, error: second.error });
}
function search(context, intent, error) {
    return (0,lookup/* lookUp */.TE)(context, intent.shared, { error, look: () => lookFor(context, intent) });
}
async function lookFor(context, { to, body, key, shared }) {
    const listed = await (0,idempotency_key/* listKeyedBuilds */.qw)(context, { to, key, options: shared });
    if (!listed.ok)
        return { kind: 'failed', error: listed.error };
    const kept = (0,duplicates/* chooseBuildToKeep */.s)(listed.value.filter((build) => !(0,idempotency_key/* isRebuild */.kj)(build) && (0,idempotency_key/* matchesBody */.GH)(build, body)));
    if (kept !== null)
        return { kind: 'found', value: kept };
    return { kind: listed.value.length === 0 ? 'absent' : 'unclear' };
}
function created(context, build, key) {
    const keyed = build.meta_data === undefined || (0,idempotency_key/* hasKey */.CJ)(build, key);
    if (!keyed)
        context.emit({ kind: 'key-dropped', number: build.number });
    return { build, key, origin: 'direct', keyed };
}
async function recovered(context, intent, { build, how }) {
    context.emit({ kind: 'recovered', endpoint: 'builds.create', how, number: build.number });
    const kept = await keepOne(context, intent);
    return { build: kept ?? build, key: intent.key, origin: how, keyed: true };
}
/**
 * Cancels duplicates. The end of the call, or a list that cannot be read, must not lose the build that we have: the check
 * is due again later.
 */
async function keepOne(context, intent) {
    const { deadline, signal } = intent.shared;
    if (!deadline.fits(duplicatePauseMs))
        return null;
    try {
        await context.clock.sleep(duplicatePauseMs, signal);
        return (await (0,duplicates/* cancelDuplicates */.P)(context, intent)).winner;
    }
    catch (error) {
        if (signal.aborted || error instanceof errors/* ClientError */.MZ)
            return null;
        throw error;
    }
}
/** Where the service keeps no keys, it cannot be known whether the first request created a build as well. */
function surplusHint({ number }) {
    return `Build ${number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
}
function unknown(context, call, { key, error, hint }) {
    const list = (0,request_call/* createCall */.j)('builds.listForPipeline', call.to, { query: (0,idempotency_key/* keyQuery */.Ux)(key) });
    return (0,lookup/* describeUnknown */.Ee)(call, {
        error,
        key,
        search: (0,base_url/* resolveUrl */.O2)(context.base, list.path, list.query),
        hint: hint ?? `Before you create it again, look for a build with the meta-data ${idempotency_key/* buildKeyName */.Zy} = ${key}.`,
    });
}

// EXTERNAL MODULE: ./build/client/reconcile/find-rebuilds.js
var find_rebuilds = __nccwpck_require__(2975);
;// CONCATENATED MODULE: ./build/client/reconcile/rebuild-build.js





/**
 * Creates a new build from an old one, effectively once (api.md §4.3). A rebuild carries no key of ours, so the newest
 * number of the pipeline is read before; when the response is lost, the one build above it that was rebuilt from the
 * original is taken. The request is never sent again once it may have been applied.
 * @throws ClientError; OutcomeUnknownError when a lookup could not tell.
 */
async function rebuildBuildOnce(context, to, options) {
    const call = (0,request_call/* createCall */.j)('builds.rebuild', to);
    const hint = `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`;
    return (0,with_deadline/* withDeadline */.N)(context, call, options, async (shared) => {
        const newest = await newestNumber(context, to, shared);
        const listNew = newest === undefined ? undefined : () => (0,find_rebuilds/* listRebuilds */.fF)(context, { of: to, newest, options: shared });
        options.onSend?.(newest);
        const { value: build, origin } = await (0,lookup/* createOrFind */.xj)(context, { call, shared, hint }, listNew);
        if (origin === 'direct')
            return { build, origin };
        context.emit({ kind: 'recovered', endpoint: 'builds.rebuild', how: origin, number: build.number });
        return { build: await completeBuild(context, to, { row: build, shared }), origin };
    });
}
/** The highest number so far, 0 for a pipeline without builds, or undefined where the builds cannot be listed. */
async function newestNumber(context, to, shared) {
    const newest = (0,lookup/* snapshotBefore */.mz)(await (0,find_rebuilds/* listNewest */.V1)(context, { to, perPage: 1, options: shared }));
    return newest && Math.max(0, ...newest.map((build) => build.number));
}
/** The row of the list has no jobs; it is returned where the complete build cannot be read. */
async function completeBuild(context, to, { row, shared }) {
    const read = await (0,send/* trySend */.s)(context, (0,request_call/* createCall */.j)('builds.get', { ...to, number: row.number }), shared);
    return read.ok ? read.value : row;
}

// EXTERNAL MODULE: ./build/client/request/request-body.js
var request_body = __nccwpck_require__(6098);
;// CONCATENATED MODULE: ./build/client/resources/builds.js










/** The methods for builds, on a context. */
function createBuildMethods(context) {
    function list(endpoint, to, options = {}) {
        const [parameters, call] = splitOptions(options);
        return (0,listing/* createListing */.X)(context, { endpoint, to, query: (0,request_query/* buildQuery */.Z)(parameters), options: call });
    }
    /** A replica of the service that lags behind may not know the new build yet. */
    function remember(to, made) {
        context.recent.add((0,request_call/* createCall */.j)('builds.get', { ...pipelineOf(to), number: made.build.number }).path);
        return made;
    }
    const createWithDetails = async (address, body, options = {}) => {
        (0,request_body/* requireText */.He)(body.commit, 'body.commit');
        (0,request_body/* requireText */.He)(body.branch, 'body.branch');
        return remember(address, await createBuildOnce(context, { to: pipelineOf(address), body }, options));
    };
    const rebuildWithDetails = async (address, options = {}) => remember(address, await rebuildBuildOnce(context, buildOf(address), options));
    const cancelWithDetails = async (address, options = {}) => (0,cancel_build/* cancelBuild */.l)(context, buildOf(address), options);
    const lists = {
        list: (options) => list('builds.list', {}, options),
        listForOrganization: ({ organization }, options) => list('builds.listForOrganization', { organization }, options),
        listForPipeline: (address, options) => list('builds.listForPipeline', pipelineOf(address), options),
    };
    return {
        ...lists,
        async get(address, options = {}) {
            const [parameters, call] = splitOptions(options);
            const query = (0,request_query/* buildQuery */.Z)(parameters);
            return (0,send/* send */.t)(context, (0,request_call/* createCall */.j)('builds.get', buildOf(address), { query }), call);
        },
        create: async (address, body, options) => (await createWithDetails(address, body, options)).build,
        createWithDetails,
        findByKey: async (address, key, options = {}) => (0,idempotency_key/* findByKey */.Wf)(context, { to: pipelineOf(address), key, options }),
        cancel: async (address, options) => (await cancelWithDetails(address, options)).build,
        cancelWithDetails,
        rebuild: async (address, options) => (await rebuildWithDetails(address, options)).build,
        rebuildWithDetails,
        wait: async (address, options = {}) => waitForBuild(context, { to: buildOf(address), builds: lists }, options),
    };
}
/** The parameters of the service, and the options of the call. */
function splitOptions(options) {
    const { signal, timeoutMs, perPage, urgent, polling, ...parameters } = options;
    return [parameters, { signal, timeoutMs, perPage, urgent, polling }];
}
function pipelineOf({ organization, pipeline }) {
    return { organization, pipeline };
}
function buildOf({ organization, pipeline, number }) {
    return { organization, pipeline, number };
}


/***/ }),

/***/ 3053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ createFlakyTestMethods)
/* harmony export */ });
/* harmony import */ var _pagination_listing_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5082);

/** The methods for flaky tests, on a context. */
function createFlakyTestMethods(context) {
    return {
        list: ({ organization, suite }, options = {}) => (0,_pagination_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .createListing */ .X)(context, { endpoint: 'flakyTests.list', to: { organization, suite }, options }),
    };
}


/***/ }),

/***/ 9769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createSuiteMethods)
});

// EXTERNAL MODULE: ./build/client/pagination/listing.js + 4 modules
var listing = __nccwpck_require__(5082);
// EXTERNAL MODULE: ./build/client/request/call.js + 1 modules
var request_call = __nccwpck_require__(3207);
// EXTERNAL MODULE: ./build/client/retry/with-deadline.js
var with_deadline = __nccwpck_require__(8484);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
// EXTERNAL MODULE: ./build/client/retry/send.js + 14 modules
var send = __nccwpck_require__(628);
// EXTERNAL MODULE: ./build/client/reconcile/lookup.js
var lookup = __nccwpck_require__(2239);
;// CONCATENATED MODULE: ./build/client/reconcile/find-suite.js





function getSuite(context, to, shared) {
    return (0,send/* trySend */.s)(context, (0,request_call/* createCall */.j)('suites.get', to), shared);
}
/** The ID of the suite that has the slug now, to recognize it later; undefined where it cannot be read. */
async function idOfSuite(context, to, shared) {
    return (0,lookup/* snapshotBefore */.mz)(await getSuite(context, to, shared))?.id;
}
/**
 * Finds a suite by its slug, and then by its ID among all suites, since it may have been renamed and its slug given to
 * another. Without an ID only the slug counts.
 */
async function findSuite(context, { to, id, shared }) {
    const read = await getSuite(context, to, shared);
    if (read.ok && (id === undefined || read.value.id === id))
        return read.value;
    if (!read.ok && !isNotFound(read.error))
        return 'unknown';
    if (id === undefined)
        return 'gone';
    const listed = await listSuites(context, to, shared);
    if (!listed.ok)
        return 'unknown';
    return listed.value.find((suite) => suite.id === id) ?? 'gone';
}
/** True where the slug surely still belongs to the suite that was meant: a request to it reaches no other. */
function isWhereItWas(found, { to, id }) {
    return typeof found === 'object' && id !== undefined && found.slug === to.suite;
}
/** True for the service's response that there is no such thing. */
function isNotFound(error) {
    return error instanceof errors/* ApiError */.hD && error.status === 404;
}
/** All suites of an organization: there is no filter to find one. */
async function listSuites(context, { organization }, shared) {
    try {
        const list = (0,listing/* createListing */.X)(context, { endpoint: 'suites.list', to: { organization }, options: shared });
        return { ok: true, value: await list.toArray(), mayHaveBeenApplied: false };
    }
    catch (error) {
        if (error instanceof errors/* ClientError */.MZ)
            return { ok: false, error, mayHaveBeenApplied: false };
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/client/reconcile/create-suite.js




/**
 * Creates a suite effectively once (api.md §4.1). Suites of the same name may exist, so all are listed before; when the
 * response is lost, the new one that matches the body is taken. The request is never sent again once it may have been
 * applied.
 * @throws ClientError; OutcomeUnknownError when a lookup could not tell.
 */
async function createSuiteOnce(context, { to, body }, options) {
    const call = (0,request_call/* createCall */.j)('suites.create', to, { body });
    const hint = 'Before you create it again, look for a new suite with that name.';
    return (0,with_deadline/* withDeadline */.N)(context, call, options, async (shared) => {
        const before = (0,lookup/* snapshotBefore */.mz)(await listSuites(context, to, shared))?.map(({ id }) => id);
        const listNew = before && (() => listNewSuites(context, { to, body, before, shared }));
        options.onSend?.();
        const { value: suite, origin } = await (0,lookup/* createOrFind */.xj)(context, { call, shared, hint }, listNew);
        if (origin === 'direct')
            return { suite, origin, tokenLost: false };
        const tokenLost = body.show_api_token === true && (suite.api_token ?? '') === '';
        const slug = suite.slug ?? undefined;
        context.emit({ kind: 'recovered', endpoint: 'suites.create', how: origin, slug });
        if (tokenLost)
            context.emit({ kind: 'token-lost', slug });
        return { suite, origin, tokenLost };
    });
}
async function listNewSuites(context, request) {
    const { to, body, before, shared } = request;
    const listed = await listSuites(context, to, shared);
    if (!listed.ok)
        return listed;
    return {
        ...listed,
        value: listed.value.filter((each) => !before.includes(each.id) && matches(each, body)),
    };
}
/** True for a suite as the body describes it. A branch that the service does not send does not contradict. */
function matches(suite, body) {
    return suite.name === body.name && (suite.default_branch ?? body.default_branch) === body.default_branch;
}

// EXTERNAL MODULE: ./build/client/reconcile/retry-until-verified.js
var retry_until_verified = __nccwpck_require__(2355);
;// CONCATENATED MODULE: ./build/client/reconcile/delete-suite.js




/**
 * Deletes a suite (api.md §4.1), and no other: its ID is read before. Where a response is lost the suite is looked up: if
 * it is gone, that is success; if it is still there, it is deleted again; another suite that got its slug meanwhile is
 * left alone.
 * @throws ClientError; a 404 when there was no such suite to begin with.
 */
async function deleteSuite(context, to, options) {
    const call = (0,request_call/* createCall */.j)('suites.delete', to);
    return (0,with_deadline/* withDeadline */.N)(context, call, options, async (shared) => {
        const meant = { to, id: await idOfSuite(context, to, shared), shared };
        return (0,retry_until_verified/* retryUntilVerified */.$)(context, { call, shared, onSend: options.onSend }, (failed) => verify(context, meant, failed));
    });
}
async function verify(context, meant, { error, mayHaveBeenApplied, repeated }) {
    if (!mayHaveBeenApplied && !(repeated && isNotFound(error)))
        return 'failed';
    const suite = await findSuite(context, meant);
    if (suite === 'gone')
        return { reached: undefined };
    error.hint ??= 'The suite may have been deleted nevertheless.';
    return isWhereItWas(suite, meant) ? 'again' : 'failed';
}

;// CONCATENATED MODULE: ./build/client/reconcile/update-suite.js




/**
 * Changes a suite (api.md §4.1), and no other: its ID is read before. Where a response is lost the suite shows whether it
 * was changed. The values are absolute, so the request may be sent again, but not blindly: a new name changes the slug,
 * and another suite may have the old one by then.
 * @throws ClientError
 */
async function updateSuite(context, { to, body }, options) {
    const call = (0,request_call/* createCall */.j)('suites.update', to, { body });
    return (0,with_deadline/* withDeadline */.N)(context, call, options, async (shared) => {
        const meant = { to, id: await idOfSuite(context, to, shared), shared };
        return (0,retry_until_verified/* retryUntilVerified */.$)(context, { call, shared, onSend: options.onSend }, (failed) => update_suite_verify(context, { meant, body, failed }));
    });
}
async function update_suite_verify(context, { meant, body, failed }) {
    const { error, mayHaveBeenApplied, repeated } = failed;
    if (!mayHaveBeenApplied && !(repeated && isNotFound(error)))
        return 'failed';
    const suite = await findSuite(context, meant);
    if (typeof suite === 'object' && agrees(suite, body))
        return { reached: suite };
    error.hint ??= 'The suite may have been changed nevertheless.';
    return isWhereItWas(suite, meant) ? 'again' : 'failed';
}
function agrees(suite, { name, default_branch }) {
    return ((name ?? suite.name) === suite.name && (default_branch ?? suite.default_branch) === suite.default_branch);
}

// EXTERNAL MODULE: ./build/client/request/request-body.js
var request_body = __nccwpck_require__(6098);
;// CONCATENATED MODULE: ./build/client/resources/suites.js







/** The methods for suites, on a context. */
function createSuiteMethods(context) {
    async function createWithDetails({ organization }, body, options = {}) {
        (0,request_body/* requireText */.He)(body.name, 'body.name');
        (0,request_body/* requireText */.He)(body.default_branch, 'body.default_branch');
        return createSuiteOnce(context, { to: { organization }, body }, options);
    }
    return {
        list: ({ organization }, options = {}) => (0,listing/* createListing */.X)(context, { endpoint: 'suites.list', to: { organization }, options }),
        get: async (address, options = {}) => (0,send/* send */.t)(context, (0,request_call/* createCall */.j)('suites.get', suiteOf(address)), options),
        create: async (address, body, options) => (await createWithDetails(address, body, options)).suite,
        createWithDetails,
        update: async (address, body, options = {}) => updateSuite(context, { to: suiteOf(address), body }, options),
        delete: async (address, options = {}) => deleteSuite(context, suiteOf(address), options),
    };
}
function suiteOf({ organization, suite }) {
    return { organization, suite };
}


/***/ }),

/***/ 5705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ toConnectionError),
/* harmony export */   b: () => (/* binding */ describeTimeout)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4069);


/** The error for an attempt that got no complete response. `timeout` is the phase that took too long, if one did. */
function toConnectionError(call, { error, timeout, host }) {
    const lost = error instanceof _transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w ? error : undefined;
    const sent = lost?.sent ?? 'unknown';
    const code = lost?.code ?? 'UNKNOWN';
    const phase = timeout ?? transportTimeouts.get(code);
    const cause = lost?.cause ?? error;
    if (phase !== undefined)
        return describeTimeout(call, { phase, sent, cause });
    const reason = code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S)
        ? `the proxy on the way to ${host} answered ${code.slice(_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S.length)}`
        : `the connection to ${host} failed (${code})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc(`Could not ${call.intent}: ${reason}`, {
        code,
        sent,
        method: call.method,
        path: call.path,
        cause,
        hint: hintForCode(code, host),
    });
}
/** Timeouts that a transport has of its own. */
const transportTimeouts = new Map([
    ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
    ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
    ['UND_ERR_BODY_TIMEOUT', 'body'],
]);
/** The error for something that took too long. */
function describeTimeout(call, details) {
    const { phase } = details;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(`Could not ${call.intent}: ${phaseWords[phase]}`, {
        method: call.method,
        path: call.path,
        ...details,
    });
}
const phaseWords = {
    connect: 'no connection in time',
    headers: 'no response in time',
    body: 'the response stopped in the middle',
    attempt: 'the response took too long',
    call: 'the time for this call is over',
    window: 'the rate limit is used up, and its window ends after the time for this call',
    limiter: 'too many requests are waiting',
    build: 'the build did not finish in time',
};
function hintForCode(code, host) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return `Check the host of the base URL: ${host} was not found.`;
    if (code === 'ECONNREFUSED')
        return `Nothing listens at ${host}, or at the proxy on the way to it.`;
    if (code === `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S}407` || code === 'UND_ERR_PRX_CONN')
        return "Check the proxy's address and its credentials.";
    if (code.startsWith(_transport_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByProxy */ .S))
        return `Check that the proxy allows requests to ${host}.`;
    if (code.includes('CERT') || code.includes('SIGNATURE') || code.includes('ISSUER')) {
        return `The certificate of ${host} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`;
    }
    if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
        return `Check that ${host} serves https.`;
    return undefined;
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ earlierOf),
/* harmony export */   d: () => (/* binding */ createDeadline)
/* harmony export */ });
/** No window lasts longer than a minute: a wait above five of them is only for callers who set a time. */
const longestWaitMs = 300_000;
/** Waits that do not count still end: four attempts, each after the longest wait. */
const longestWaitsMs = 4 * longestWaitMs;
/** The earlier of two deadlines. */
function earlierOf(one, other) {
    return {
        leftMs: () => Math.min(one.leftMs(), other.leftMs()),
        fits: (delayMs) => one.fits(delayMs) && other.fits(delayMs),
        fitsWait: (delayMs) => one.fitsWait(delayMs) && other.fitsWait(delayMs),
        waited(delayMs) {
            one.waited(delayMs);
            other.waited(delayMs);
        },
    };
}
/**
 * A deadline in `budgetMs` from now. One that the caller set (`strict`) counts everything; one of ours leaves out
 * the waits that the service or our rate limiter asked for, which are bounded on their own.
 */
function createDeadline(clock, budgetMs, strict) {
    let end = clock.monotonic() + budgetMs;
    let waitsMs = 0;
    const leftMs = () => Math.max(0, end - clock.monotonic());
    return {
        leftMs,
        fits: (delayMs) => delayMs < leftMs(),
        fitsWait: (delayMs) => strict ? delayMs < leftMs() : delayMs <= longestWaitMs && waitsMs + delayMs <= longestWaitsMs,
        waited(delayMs) {
            if (strict)
                return;
            waitsMs += delayMs;
            end += delayMs;
        },
    };
}


/***/ }),

/***/ 8768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ couldHaveBeenApplied),
/* harmony export */   Hr: () => (/* binding */ failureReason),
/* harmony export */   XE: () => (/* binding */ classifyFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3297);
/* harmony import */ var _transport_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4069);



/**
 * The class of a failure. Arguments and proxies that refused, and waits that did not fit, are `rejected`: nothing was
 * sent.
 */
function classifyFailure(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return classifyStatus(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc)
        return classifyConnection(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU)
        return classifyTimeout(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do)
        return 'maybeApplied';
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return isUnreadable(error) ? 'untrusted' : 'maybeApplied';
    return 'rejected';
}
/** True when the service may have applied the request of this failed attempt without our knowing. */
function couldHaveBeenApplied(error) {
    const failure = classifyFailure(error);
    if (failure === 'maybeApplied')
        return true;
    return failure === 'untrusted' && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && error.sent === 'not-sent');
}
/** A failure in a word or two of our own, none of the service's: `502`, `ECONNRESET`, `headers timeout`. */
function failureReason(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return String(error.status);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc)
        return error.code;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU)
        return `${error.phase} timeout`;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF)
        return `invalid response (${error.reason})`;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknownError */ .Do ? 'outcome unknown' : error.name;
}
/** Server errors that are final: the request will never be served. */
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
/** A proxy that wants other credentials, or does not let requests through to this host, will say so again. */
function isRefusedByProxy(code) {
    return code.startsWith(`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedByProxy */ .S}4`) && !passingProxyCodes.includes(code);
}
/** Too slow, and too many. */
const passingProxyCodes = [`${_transport_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedByProxy */ .S}408`, `${_transport_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedByProxy */ .S}429`];
function classifyTimeout(error) {
    if (error.phase === 'window' || error.phase === 'limiter')
        return 'rejected';
    return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}
/** Too large, or encoded in a way that was not asked for: it would be so again. */
function isUnreadable(error) {
    return error.reason === 'size' || error.reason === 'encoding';
}
const trustCodes = [
    ..._transport_failure_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .certificateCodes */ .Io,
    'EPROTO',
    'REDIRECTED',
    'UND_ERR_HEADERS_OVERFLOW',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
    'HTTPParserError',
];
/** OpenSSL's, Node's and the HTTP parser's codes come in families. */
const trustFamilies = ['ERR_TLS_', 'ERR_SSL_', 'HPE_'];
function isTrustFailure(code) {
    return trustCodes.includes(code) || trustFamilies.some((family) => code.startsWith(family));
}


/***/ }),

/***/ 5168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ maxAttempts),
/* harmony export */   Ib: () => (/* binding */ withRetryAt),
/* harmony export */   Ob: () => (/* binding */ jitteredMs),
/* harmony export */   a9: () => (/* binding */ requestedDelayMs),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _rate_limit_retry_delay_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3095);
/* harmony import */ var _failure_class_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8768);



/** How often a call is sent at most. */
const maxAttempts = 4;
const maxLookups = 2;
/** What does not wait for the end of a rate-limit window tries it this often, with this pause. */
const maxUrgentAttempts = 2;
const urgentDelayMs = 1_000;
const firstDelayMs = 500;
const longestDelayMs = 20_000;
const unauthorizedDelayMs = 5_000;
/**
 * The endpoints that may simply be sent again when it is unknown whether a request was applied. For any other the
 * effect must be looked up first: each of those writes has a file of its own in `reconcile`.
 */
const repeatable = [
    'suites.list',
    'suites.get',
    'flakyTests.list',
    'builds.list',
    'builds.listForOrganization',
    'builds.listForPipeline',
    'builds.get',
];
/** Decides by endpoint and by what the failure says of its effect, never by the HTTP verb. Pure but for `random`. */
function decideRetry(failed, random) {
    const { error, endpoint, attempt } = failed;
    const failure = (0,_failure_class_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .XE)(error);
    if (attempt >= maxAttempts || isCallOver(error) || failure === 'untrusted')
        return { retry: false };
    if (failure === 'rejected')
        return decideRejected(failed, random);
    if (failure === 'notApplied') {
        return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD ? decideThrottled(failed) : decideUnsent(failed, random);
    }
    if (!repeatable.includes(endpoint) || !failed.affordable)
        return { retry: false };
    return {
        retry: true,
        delayMs: Math.max(jitteredMs(attempt, random), requestedDelayMs(error)),
        costs: true,
    };
}
/** The time that was left for the complete call went into this attempt. */
function isCallOver(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU && error.phase === 'call';
}
/** A rejection is final, except for two that pass: a replica that lags behind, and a token service that hiccups. */
function decideRejected(failed, random) {
    const status = failed.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD ? failed.error.status : undefined;
    if (status === 404 && failed.recent && failed.endpoint === 'builds.get') {
        return { retry: true, delayMs: jitteredMs(failed.attempt, random), costs: false };
    }
    if (status === 401 && failed.polling && failed.attempt === 1) {
        return { retry: true, delayMs: unauthorizedDelayMs, costs: false };
    }
    return { retry: false };
}
/** The next attempt itself waits for the rate-limit window, unless it is urgent. */
function decideThrottled({ urgent, attempt }) {
    if (!urgent)
        return { retry: true, delayMs: 0, costs: false };
    if (attempt >= maxUrgentAttempts)
        return { retry: false };
    return { retry: true, delayMs: urgentDelayMs, costs: false };
}
/** A host that does not exist is usually a typing mistake: once more is enough. */
function decideUnsent(failed, random) {
    const unknownHost = failed.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && failed.error.code === 'ENOTFOUND';
    if (unknownHost && failed.attempt >= maxLookups)
        return { retry: false };
    return { retry: true, delayMs: jitteredMs(failed.attempt, random), costs: false };
}
/** Full jitter: anything from zero to a bound that doubles with each attempt. */
function jitteredMs(attempt, random) {
    return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
}
/** How long the service asks to wait before the next request, in milliseconds; zero where it does not say. */
function requestedDelayMs(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD ? (error.retryAfterMs ?? 0) : 0;
}
/** Notes on the error when the same call would have worked, as far as is known: after this delay from now. */
function withRetryAt(nowMs, error, delayMs) {
    error.retryAt = (0,_rate_limit_retry_delay_js__WEBPACK_IMPORTED_MODULE_1__/* .laterDate */ .p)(nowMs, delayMs);
    return error;
}


/***/ }),

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t: () => (/* binding */ send),
  s: () => (/* binding */ trySend)
});

// EXTERNAL MODULE: ./build/client/response/connection-failure.js
var connection_failure = __nccwpck_require__(5705);
// EXTERNAL MODULE: ./build/client/rate-limit/headers.js
var rate_limit_headers = __nccwpck_require__(4517);
// EXTERNAL MODULE: ./build/client/rate-limit/retry-delay.js
var retry_delay = __nccwpck_require__(3095);
// EXTERNAL MODULE: ./build/client/request/build-request.js
var build_request = __nccwpck_require__(4600);
// EXTERNAL MODULE: ./build/model/endpoints.js
var endpoints = __nccwpck_require__(7680);
;// CONCATENATED MODULE: ./build/model/checks.js
/*
 * Generated from the schemas in this folder by `npm run generate`; do not edit.
 *
 * A check is true for a JSON value that its schema would return unchanged, so that the value itself can be passed on.
 * Where it is false the schema decides: it may still read the value, with null for a field that does not fit. Checks
 * descend only where the schemas do. Parts that no schema describes are not looked at, however deep they are.
 */
const plain = Object.prototype;
function isListOfText(value) {
    if (!Array.isArray(value))
        return false;
    for (let index = 0; index < value.length; index += 1)
        if (typeof value[index] !== 'string')
            return false;
    return true;
}
function isMap(value) {
    return typeof value === 'object' && value !== null && value.__proto__ === plain;
}
/** True for a build that its schema would return unchanged. */
function isBuild(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        Number.isSafeInteger(fields.number) &&
        Number(fields.number) > 0 &&
        typeof fields.state === 'string' &&
        (typeof fields.blocked === 'boolean' || fields.blocked == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.cancel_reason === 'string' || fields.cancel_reason == null) &&
        (typeof fields.message === 'string' || fields.message == null) &&
        (typeof fields.commit === 'string' || fields.commit == null) &&
        (typeof fields.branch === 'string' || fields.branch == null) &&
        (fields.env == null || isMap(fields.env)) &&
        (typeof fields.source === 'string' || fields.source == null) &&
        (fields.creator == null || isUser(fields.creator)) &&
        (fields.jobs == null || (Array.isArray(fields.jobs) && fields.jobs.every(isJob))) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
        (typeof fields.started_at === 'string' || fields.started_at == null) &&
        (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
        (fields.meta_data == null || isMap(fields.meta_data)) &&
        (fields.pull_request == null || isPullRequest(fields.pull_request)) &&
        (fields.rebuilt_from == null || isRebuiltFrom(fields.rebuilt_from)) &&
        (fields.pipeline == null || isPipeline(fields.pipeline)) &&
        (fields.job_state_counts == null || isJobStateCounts(fields.job_state_counts)));
}
function isUser(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.email === 'string' || fields.email == null) &&
        (typeof fields.avatar_url === 'string' || fields.avatar_url == null) &&
        (typeof fields.created_at === 'string' || fields.created_at == null));
}
function isJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    switch (value.type) {
        case 'script':
            return isScriptJob(value);
        case 'waiter':
            return isWaiterJob(value);
        case 'manual':
            return isManualJob(value);
        case 'trigger':
            return isTriggerJob(value);
        default:
            return isOtherJob(value);
    }
}
function isScriptJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        fields.type === 'script' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.step_key === 'string' || fields.step_key == null) &&
        (fields.step == null || isStep(fields.step)) &&
        (fields.agent_query_rules == null || isListOfText(fields.agent_query_rules)) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.log_url === 'string' || fields.log_url == null) &&
        (typeof fields.raw_log_url === 'string' || fields.raw_log_url == null) &&
        (typeof fields.command === 'string' || fields.command == null) &&
        (typeof fields.soft_failed === 'boolean' || fields.soft_failed == null) &&
        (Number.isFinite(fields.exit_status) || fields.exit_status == null) &&
        (typeof fields.artifact_paths === 'string' || fields.artifact_paths == null) &&
        (fields.agent == null || isAgent(fields.agent)) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
        (typeof fields.runnable_at === 'string' || fields.runnable_at == null) &&
        (typeof fields.started_at === 'string' || fields.started_at == null) &&
        (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
        (typeof fields.retried === 'boolean' || fields.retried == null) &&
        (typeof fields.retried_in_job_id === 'string' || fields.retried_in_job_id == null) &&
        (Number.isFinite(fields.retries_count) || fields.retries_count == null) &&
        (typeof fields.retry_type === 'string' || fields.retry_type == null) &&
        (Number.isFinite(fields.parallel_group_index) || fields.parallel_group_index == null) &&
        (Number.isFinite(fields.parallel_group_total) || fields.parallel_group_total == null) &&
        (typeof fields.cluster_id === 'string' || fields.cluster_id == null) &&
        (typeof fields.cluster_url === 'string' || fields.cluster_url == null) &&
        (typeof fields.cluster_queue_id === 'string' || fields.cluster_queue_id == null) &&
        (typeof fields.cluster_queue_url === 'string' || fields.cluster_queue_url == null));
}
function isStep(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (fields.signature == null || isSignature(fields.signature)));
}
function isSignature(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.value === 'string' || fields.value == null) &&
        (typeof fields.algorithm === 'string' || fields.algorithm == null) &&
        (fields.signed_fields == null || isListOfText(fields.signed_fields)));
}
function isAgent(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.connection_state === 'string' || fields.connection_state == null) &&
        (typeof fields.hostname === 'string' || fields.hostname == null) &&
        (typeof fields.ip_address === 'string' || fields.ip_address == null) &&
        (typeof fields.user_agent === 'string' || fields.user_agent == null) &&
        (fields.creator == null || isUser(fields.creator)) &&
        (typeof fields.created_at === 'string' || fields.created_at == null));
}
function isWaiterJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        fields.type === 'waiter' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.state === 'string' || fields.state == null));
}
function isManualJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        fields.type === 'manual' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.label === 'string' || fields.label == null) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.step_key === 'string' || fields.step_key == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (fields.unblocked_by == null || isUser(fields.unblocked_by)) &&
        (typeof fields.unblocked_at === 'string' || fields.unblocked_at == null) &&
        (typeof fields.unblockable === 'boolean' || fields.unblockable == null) &&
        (typeof fields.unblock_url === 'string' || fields.unblock_url == null));
}
function isTriggerJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        fields.type === 'trigger' &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.step_key === 'string' || fields.step_key == null) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.async === 'boolean' || fields.async == null) &&
        (typeof fields.build_url === 'string' || fields.build_url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
        (typeof fields.runnable_at === 'string' || fields.runnable_at == null) &&
        (typeof fields.started_at === 'string' || fields.started_at == null) &&
        (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
        (fields.triggered_build == null || isTriggeredBuild(fields.triggered_build)));
}
function isTriggeredBuild(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (Number.isFinite(fields.number) || fields.number == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null));
}
function isOtherJob(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        typeof fields.type === 'string' &&
        /^(?!(?:script|waiter|manual|trigger)$)/.test(fields.type) &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.name === 'string' || fields.name == null));
}
function isPullRequest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.base === 'string' || fields.base == null) &&
        (typeof fields.repository === 'string' || fields.repository == null));
}
function isRebuiltFrom(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (Number.isFinite(fields.number) || fields.number == null) &&
        (typeof fields.url === 'string' || fields.url == null));
}
function isPipeline(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.slug === 'string' || fields.slug == null) &&
        (typeof fields.repository === 'string' || fields.repository == null) &&
        (typeof fields.branch_configuration === 'string' || fields.branch_configuration == null) &&
        (typeof fields.default_branch === 'string' || fields.default_branch == null) &&
        (fields.provider == null || isProvider(fields.provider)) &&
        (typeof fields.skip_queued_branch_builds === 'boolean' || fields.skip_queued_branch_builds == null) &&
        (typeof fields.skip_queued_branch_builds_filter === 'string' ||
            fields.skip_queued_branch_builds_filter == null) &&
        (typeof fields.cancel_running_branch_builds === 'boolean' ||
            fields.cancel_running_branch_builds == null) &&
        (typeof fields.cancel_running_branch_builds_filter === 'string' ||
            fields.cancel_running_branch_builds_filter == null) &&
        (typeof fields.builds_url === 'string' || fields.builds_url == null) &&
        (typeof fields.badge_url === 'string' || fields.badge_url == null) &&
        (typeof fields.created_at === 'string' || fields.created_at == null) &&
        (Number.isFinite(fields.scheduled_builds_count) || fields.scheduled_builds_count == null) &&
        (Number.isFinite(fields.running_builds_count) || fields.running_builds_count == null) &&
        (Number.isFinite(fields.scheduled_jobs_count) || fields.scheduled_jobs_count == null) &&
        (Number.isFinite(fields.running_jobs_count) || fields.running_jobs_count == null) &&
        (Number.isFinite(fields.waiting_jobs_count) || fields.waiting_jobs_count == null));
}
function isProvider(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.webhook_url === 'string' || fields.webhook_url == null) &&
        (fields.settings == null || isSettings(fields.settings)));
}
function isSettings(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.trigger_mode === 'string' || fields.trigger_mode == null) &&
        (typeof fields.build_pull_requests === 'boolean' || fields.build_pull_requests == null) &&
        (typeof fields.pull_request_branch_filter_enabled === 'boolean' ||
            fields.pull_request_branch_filter_enabled == null) &&
        (typeof fields.skip_pull_request_builds_for_existing_commits === 'boolean' ||
            fields.skip_pull_request_builds_for_existing_commits == null) &&
        (typeof fields.build_pull_request_forks === 'boolean' || fields.build_pull_request_forks == null) &&
        (typeof fields.prefix_pull_request_fork_branch_names === 'boolean' ||
            fields.prefix_pull_request_fork_branch_names == null) &&
        (typeof fields.build_tags === 'boolean' || fields.build_tags == null) &&
        (typeof fields.publish_commit_status === 'boolean' || fields.publish_commit_status == null) &&
        (typeof fields.publish_commit_status_per_step === 'boolean' ||
            fields.publish_commit_status_per_step == null) &&
        (typeof fields.publish_blocked_as_pending === 'boolean' || fields.publish_blocked_as_pending == null) &&
        (typeof fields.repository === 'string' || fields.repository == null));
}
function isJobStateCounts(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (Number.isFinite(fields.total) || fields.total == null) &&
        (fields.states == null || isMap(fields.states)));
}
/** True for a suite that its schema would return unchanged. */
function isSuite(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        (typeof fields.slug === 'string' || fields.slug == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
        (typeof fields.url === 'string' || fields.url == null) &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.default_branch === 'string' || fields.default_branch == null) &&
        (typeof fields.api_token === 'string' || fields.api_token == null));
}
/** True for a flaky test that its schema would return unchanged. */
function isFlakyTest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.id === 'string' &&
        (typeof fields.web_url === 'string' || fields.web_url == null) &&
        (typeof fields.scope === 'string' || fields.scope == null) &&
        (typeof fields.name === 'string' || fields.name == null) &&
        (typeof fields.location === 'string' || fields.location == null) &&
        (typeof fields.file_name === 'string' || fields.file_name == null) &&
        (Number.isFinite(fields.instances) || fields.instances == null) &&
        (typeof fields.most_recent_instance_at === 'string' || fields.most_recent_instance_at == null));
}

;// CONCATENATED MODULE: ./build/client/response/check.js


/** The response of each endpoint (api.md §4). */
const resources = {
    'suites.list': 'suite',
    'suites.get': 'suite',
    'suites.create': 'suite',
    'suites.update': 'suite',
    'suites.delete': 'nothing',
    'flakyTests.list': 'flakyTest',
    'builds.list': 'build',
    'builds.listForOrganization': 'build',
    'builds.listForPipeline': 'build',
    'builds.get': 'build',
    'builds.create': 'build',
    'builds.cancel': 'build',
    'builds.rebuild': 'build',
};
const checks = {
    build: isBuild,
    flakyTest: isFlakyTest,
    suite: isSuite,
    nothing: (value) => value === undefined,
};
/**
 * Checks the response of an endpoint. Nearly every response matches as it is and is passed on without a copy. For the
 * rest the schemas decide: they are loaded when they are first needed, and read only what does not match.
 */
async function checkResponse(endpoint, value) {
    const resource = resources[endpoint];
    const checked = endpoints/* endpoints */.v[endpoint].paged
        ? await checkItems(resource, value)
        : await checkOne(resource, value);
    return checked;
}
async function checkOne(resource, value) {
    if (checks[resource](value))
        return { ok: true, value };
    const { readBySchema } = await __nccwpck_require__.e(/* import() */ 462).then(__nccwpck_require__.bind(__nccwpck_require__, 7462));
    return readBySchema(resource, value);
}
/** Item by item, so that an odd one costs the others nothing. */
async function checkItems(resource, value) {
    if (!Array.isArray(value))
        return { ok: false, paths: [[]] };
    if (value.every(checks[resource]))
        return { ok: true, value };
    const values = [];
    const paths = [];
    for (const [index, item] of value.entries()) {
        const checked = await checkOne(resource, item);
        if (checked.ok)
            values.push(checked.value);
        else
            paths.push(...checked.paths.map((path) => [index, ...path]));
    }
    return paths.length === 0 ? { ok: true, value: values } : { ok: false, paths };
}

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __nccwpck_require__(6695);
// EXTERNAL MODULE: ./build/client/transport/response-headers.js
var response_headers = __nccwpck_require__(4134);
;// CONCATENATED MODULE: external "node:stream/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./build/client/response/read-body.js




const mebibyte = 1024 * 1024;
/** The largest body of an error that is read; of a longer one only the status counts. */
const errorLimitBytes = mebibyte;
/**
 * The largest body that is read as a response of this endpoint, decompressed: one build may hold 4,000 jobs of 1 to 2
 * kB, a page a hundred builds. Not shown in the document (§8).
 */
function responseLimitBytes(endpoint) {
    if (endpoints/* endpoints */.v[endpoint].paged)
        return 64 * mebibyte;
    return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}
/** A body that is larger than its limit. */
class OversizedBody extends Error {
}
/** Reads a body while counting: more than `limitBytes`, compressed or not, ends the connection at once. */
async function readBody(response, limitBytes) {
    const encoding = (0,response_headers/* headerText */.TK)(response.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== '')
        return leave(response, 'encoding');
    const length = (0,response_headers/* headerText */.TK)(response.headers, 'content-length') ?? '';
    if (/^\d{1,16}$/.test(length) && Number(length) > limitBytes)
        return leave(response, 'size');
    try {
        const body = limited(response.body, limitBytes);
        const bytes = encoding === 'gzip' ? await gunzip(body, limitBytes) : await collectBytes(body);
        return { ok: true, bytes };
    }
    catch (error) {
        if (error instanceof OversizedBody)
            return { ok: false, reason: 'size' };
        if (isZlibError(error))
            return { ok: false, reason: 'compression' };
        throw error;
    }
}
async function* limited(body, limitBytes) {
    let size = 0;
    for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > limitBytes)
            throw new OversizedBody();
        yield chunk;
    }
}
async function collectBytes(body) {
    const chunks = [];
    for await (const chunk of body)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
async function gunzip(body, limitBytes) {
    return (0,promises_namespaceObject.pipeline)(body, (0,external_node_zlib_.createGunzip)(), (decoded) => collectBytes(limited(decoded, limitBytes)));
}
/** Even an unread body must free its connection: one step into the loop, and out of it. */
async function leave(response, reason) {
    for await (const _ of response.body)
        break;
    return { ok: false, reason };
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

;// CONCATENATED MODULE: ./build/client/response/invalid-response.js




/** The error for such a response. It says what is wrong, and shows nothing of the response. */
function toInvalidResponseError(call, response) {
    const isPage = (0,response_headers/* headerText */.TK)(response.headers, 'content-type')?.trimStart().toLowerCase().startsWith('text/html') ?? false;
    const { reason, paths = [] } = response;
    return new errors/* InvalidResponseError */.tF(`Could not ${call.intent}: ${response.status}, but ${describeReason(call.endpoint, reason, paths)}`, {
        status: response.status,
        reason,
        paths,
        method: call.method,
        path: call.path,
        requestId: (0,response_headers/* requestIdOf */.Gb)(response.headers),
        hint: hint(call.endpoint, reason, isPage),
    });
}
function describeReason(endpoint, reason, paths) {
    const words = {
        empty: 'the response is empty',
        syntax: 'the response is not JSON',
        schema: `these fields of the response are invalid: ${paths.join(', ')}`,
        size: `the response is larger than ${responseLimitBytes(endpoint) / 1024 / 1024} MiB`,
        encoding: 'the response has an unexpected encoding',
        compression: 'the response cannot be decompressed',
    };
    return words[reason];
}
function hint(endpoint, reason, isPage) {
    if (isPage)
        return 'The response is an HTML page: check that the base URL is that of the API.';
    if (reason !== 'size' || !endpoints/* endpoints */.v[endpoint].paged)
        return undefined;
    return endpoint.startsWith('builds.')
        ? 'A smaller per_page, or exclude_jobs, makes the response smaller.'
        : 'A smaller per_page makes the response smaller.';
}

;// CONCATENATED MODULE: ./build/client/response/json.js
/** Parses a JSON body of any depth. Code that walks the value by recursion limits the depth itself. */
function parseJson(bytes) {
    const text = new TextDecoder().decode(bytes);
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch {
        return { ok: false, reason: text.trim() === '' ? 'empty' : 'syntax' };
    }
}

;// CONCATENATED MODULE: ./build/client/response/decode.js





const mostPaths = 10;
/** Reads a response that says success, to its end. A connection that fails meanwhile throws. */
async function decodeResponse(call, response) {
    const body = await readBody(response, responseLimitBytes(call.endpoint));
    const decoded = body.ok ? await decode(call.endpoint, body.bytes) : body;
    if (!decoded.ok)
        return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
    return { ...decoded, bytes: body.ok ? body.bytes.byteLength : 0 };
}
async function decode(endpoint, bytes) {
    const empty = endpoints/* endpoints */.v[endpoint].status === 204;
    const parsed = empty ? { ok: true, value: undefined } : parseJson(bytes);
    if (!parsed.ok)
        return parsed;
    const checked = await checkResponse(endpoint, parsed.value);
    if (checked.ok)
        return checked;
    return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}
function pathOf(path) {
    return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}

;// CONCATENATED MODULE: ./build/client/response/bounded-text.js
/**
 * Text of the service for use in a message: one line, well-formed, at most `limit` characters. It must still be escaped
 * for the place where it is shown.
 */
function boundedText(text, limit) {
    const line = Array.from(text.slice(0, limit).toWellFormed(), (char) => (isControl(char) ? ' ' : char));
    return text.length > limit ? `${line.join('')}…` : line.join('').trim();
}
function isControl(char) {
    const code = char.charCodeAt(0);
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;
}

;// CONCATENATED MODULE: ./build/client/response/hints.js


/** The sentence that helps after a refusal, or undefined where the service's own message is enough. */
function hintFor(refusal) {
    const { status } = refusal;
    if (status === 401)
        return 'Check the token: it may be wrong, expired or revoked.';
    if (status === 403)
        return forbiddenHint(refusal);
    if (status === 404)
        return notFoundHint(refusal);
    if (status === 400 && endpoints/* endpoints */.v[refusal.endpoint].paged)
        return 'Narrower filters, such as created_from, make a list shorter.';
    if (status === 422 && isAboutBranch(refusal)) {
        return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
    }
    if (status === 422 && refusal.endpoint === 'suites.create' && refusal.errors.some(isAboutTeams)) {
        return 'Set team_ids if the organization uses Teams, and leave it out if it does not.';
    }
    if (status >= 300 && status < 400)
        return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
    if (status >= 500)
        return 'The service has a problem. Try again later.';
    return undefined;
}
/** However it is worded, a build that is refused because of its branch is refused by the pipeline's filters. */
function isAboutBranch({ endpoint, serviceMessage = '' }) {
    return endpoint === 'builds.create' && /\bbranch(?:es)?\b/i.test(serviceMessage);
}
/** The document spells the property in two ways (api.md §4.1). */
function isAboutTeams(item) {
    const field = typeof item === 'object' && item !== null ? Reflect.get(item, 'field') : undefined;
    return field === 'team_ids' || field === 'teams_ids';
}
function forbiddenHint({ endpoint, headers }) {
    const { needed, held } = tokenScopes(endpoint, headers);
    if (held === undefined)
        return `The token needs the scope ${needed}, and its user needs access.`;
    if (held.includes(needed))
        return `The token has the scope ${needed}. Its user may lack access, or the plan may lack the feature.`;
    return `The token needs the scope ${needed}; it has ${held.join(', ') || 'none'}.`;
}
function notFoundHint(refusal) {
    const { needed, held } = tokenScopes(refusal.endpoint, refusal.headers);
    const names = Object.entries(refusal.to).filter(([, value]) => value !== undefined);
    const spelled = names.map(([name, value]) => `${name} ${value}`).join(', ');
    const missing = held !== undefined && !held.includes(needed) ? ` It lacks the scope ${needed}.` : '';
    return `Buildkite returns 404 when the token has no access. Check the spelling of ${spelled || 'the base URL'}, and the access of the token.${missing}`;
}
/** The scope that an endpoint needs and those that the token has, as far as the service's headers say so. */
function tokenScopes(endpoint, headers) {
    const accepted = scopeWords((0,response_headers/* headerText */.TK)(headers, 'x-accepted-oauth-scopes'))?.[0];
    return {
        needed: accepted ?? endpoints/* endpoints */.v[endpoint].scope,
        held: scopeWords((0,response_headers/* headerText */.TK)(headers, 'x-oauth-scopes')),
    };
}
/** Only what looks like a scope is shown: the header is untrusted text. */
function scopeWords(text) {
    if (text === undefined || text.length > 2000)
        return undefined;
    return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}

// EXTERNAL MODULE: ./build/model/json-depth.js
var json_depth = __nccwpck_require__(9670);
;// CONCATENATED MODULE: ./build/client/response/service-error.js



const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;
/** Reads the body of an error. `redact` takes the token out, which a service might echo. */
function readServiceError(bytes, redact) {
    const parsed = parseJson(bytes);
    if (!parsed.ok)
        return { body: undefined, message: undefined, errors: [] };
    const body = scrub(parsed.value, redact);
    const message = field(body, 'message');
    const errors = field(body, 'errors');
    return {
        body,
        message: typeof message === 'string' && message !== '' ? boundedText(message, longestMessage) : undefined,
        errors: Array.isArray(errors) ? errors.slice(0, mostErrors) : [],
    };
}
/** The service's message on one line, with the first of its errors where it lists some. */
function spellServiceError({ message, errors }) {
    const listed = errors.slice(0, mostErrorsSpelledOut).map(spellItem).join('; ');
    if (listed === '')
        return message;
    return boundedText(message === undefined ? listed : `${message} (${listed})`, 2 * longestMessage);
}
/** An item is a text, or an object with `field` and `code`, or anything else: it is not shown in the document (§7). */
function spellItem(item) {
    if (typeof item === 'string')
        return boundedText(item, longestMessage);
    const words = [field(item, 'field'), field(item, 'code') ?? field(item, 'message')];
    const known = words.filter((word) => typeof word === 'string' && word !== '');
    return boundedText(known.length > 0 ? known.join(': ') : JSON.stringify(item), longestMessage);
}
/** The same data with every text redacted, keys too, as far down as answers of the service go. */
function scrub(value, redact, level = 1) {
    if (typeof value === 'string')
        return redact(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (level > json_depth/* maxLevels */.C)
        return json_depth/* tooDeep */.D;
    const inner = (item) => scrub(item, redact, level + 1);
    if (Array.isArray(value))
        return value.map(inner);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), inner(item)]));
}
function field(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined;
}

;// CONCATENATED MODULE: ./build/client/response/error-response.js








/** The error for a response that is not success: what was tried, what came back, and what helps. */
async function readErrorResponse(call, response, { nowMs, redact }) {
    const { status, headers } = response;
    const report = readServiceError(await readErrorBytes(response), redact);
    const now = nowMs();
    const waitMs = status === 429 ? (0,retry_delay/* throttleMs */.V6)(headers, report.body, now) : (0,rate_limit_headers/* retryAfterMs */.Vs)(headers, now);
    const words = status >= 300 && status < 400 ? redirectWords(headers, redact) : spellServiceError(report);
    const error = new errors/* ApiError */.hD(`Could not ${call.intent}: ${status}${words === undefined ? '' : ` - ${words}`}`, {
        status,
        method: call.method,
        path: call.path,
        requestId: (0,response_headers/* requestIdOf */.Gb)(headers),
        headers: redactedHeaders(headers, redact),
        serviceMessage: report.message,
        errors: report.errors,
        retryAfterMs: waitMs ?? undefined,
        retryAt: waitMs === null ? undefined : (0,retry_delay/* laterDate */.p)(now, waitMs),
        hint: hintFor({
            status,
            endpoint: call.endpoint,
            to: call.to,
            headers,
            serviceMessage: report.message,
            errors: report.errors,
        }),
    });
    return { error, current: currentCount(report.body) };
}
/** The status says enough: an error whose body cannot be read is still an error. */
async function readErrorBytes(response) {
    try {
        const body = await readBody(response, errorLimitBytes);
        return body.ok ? body.bytes : new Uint8Array();
    }
    catch {
        return new Uint8Array();
    }
}
function currentCount(body) {
    if (typeof body !== 'object' || body === null || !('current' in body))
        return undefined;
    return Number.isSafeInteger(body.current) && Number(body.current) >= 0 ? Number(body.current) : undefined;
}
/** Only the host of a redirect's target is shown: the rest may hold a secret. */
function redirectWords(headers, redact) {
    const location = (0,response_headers/* headerText */.TK)(headers, 'location') ?? '';
    const host = URL.canParse(location) ? new URL(location).host : '';
    return host === '' ? 'a redirect' : `a redirect to ${boundedText(redact(host), 200)}`;
}
function redactedHeaders(headers, redact) {
    const names = Object.keys(headers);
    return Object.fromEntries(names.map((name) => [redact(name), redact((0,response_headers/* headerText */.TK)(headers, name) ?? '')]));
}

// EXTERNAL MODULE: ./build/client/transport/abort.js
var abort = __nccwpck_require__(4002);
;// CONCATENATED MODULE: ./build/client/retry/phase-timer.js
/** A timer for one attempt; `overall` bounds all phases together. Calls `onExpired` once, when any time runs out. */
function createPhaseTimer(overall, onExpired) {
    let expired;
    let running;
    let stopped = false;
    const stop = () => {
        stopped = true;
        clearTimeout(overallTimer);
        clearTimeout(running);
    };
    const expire = (phase) => {
        expired = phase;
        stop();
        onExpired();
    };
    const overallTimer = setTimeout(expire, overall.ms, overall.phase);
    return {
        begin(phase, ms) {
            clearTimeout(running);
            // A request that is aborted may still begin to go out: a timer that starts then would keep the process alive.
            if (!stopped)
                running = setTimeout(expire, ms, phase);
        },
        expired: () => expired,
        stop,
    };
}

// EXTERNAL MODULE: ./build/client/retry/timeouts.js
var timeouts = __nccwpck_require__(2363);
;// CONCATENATED MODULE: ./build/client/retry/attempt.js









/** After a 429 there is always a pause, even when the service says that its window is about to end. */
const minThrottleMs = 1;
/** Sends a call once and reads the response to its end. Throws only the reason of an abort. */
async function attemptCall(context, call, options) {
    const { connectMs, headersMs, bodyMs, attemptMs } = (0,timeouts/* timeoutsFor */.w)(call.endpoint, context.timeouts);
    const { controller, release } = (0,abort/* followSignals */.p)([options.signal]);
    const timer = createPhaseTimer({ phase: options.leftMs < attemptMs ? 'call' : 'attempt', ms: Math.min(options.leftMs, attemptMs) }, () => controller.abort());
    try {
        const onStart = () => timer.begin('headers', headersMs);
        const request = (0,build_request/* requestFor */.p)(context, call, { ...options, onStart, signal: controller.signal });
        timer.begin('connect', connectMs);
        const startedAt = context.clock.monotonic();
        const response = whileArriving(await context.transport.send(request), () => timer.begin('body', bodyMs));
        noteHead(context, call, response, context.clock.monotonic() - startedAt);
        return await readResponse(context, call, response, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        const host = new URL(context.base.origin).host;
        return { ok: false, error: (0,connection_failure/* toConnectionError */.M)(call, { error, timeout: timer.expired(), host }) };
    }
    finally {
        timer.stop();
        release();
    }
}
/** The same response; calls `onPiece` for its headers and for each piece of its body. */
function whileArriving(response, onPiece) {
    async function* pieces() {
        for await (const piece of response.body) {
            onPiece();
            yield piece;
        }
    }
    onPiece();
    return { ...response, body: pieces() };
}
function noteHead(context, { endpoint, method, path, to }, { status, headers }, durationMs) {
    const nowMs = context.clock.now();
    const rateLimit = (0,rate_limit_headers/* parseRateLimit */.H5)(headers, nowMs);
    const { organization = '' } = to;
    const windows = rateLimit?.windows ?? [];
    if (status !== 429)
        context.rateLimit.observe({ organization, windows, closedMs: (0,retry_delay/* exhaustedMs */.W)(headers, nowMs) });
    context.emit({ kind: 'response', endpoint, method, path, status, durationMs, rateLimit });
}
async function readResponse(context, call, response, { onHead, onBody }) {
    if (response.status >= 200 && response.status < 300) {
        onHead?.(response.headers);
        const decoded = await decodeResponse(call, response);
        if (!decoded.ok)
            return decoded;
        onBody?.(decoded.bytes);
        context.emitValue(decoded.value);
        return decoded;
    }
    const { clock, redact } = context;
    const refusal = await readErrorResponse(call, response, { nowMs: () => clock.now(), redact });
    if (response.status === 429)
        noteRefusal(context, call, { ...refusal, headers: response.headers });
    return { ok: false, error: refusal.error };
}
function noteRefusal(context, { endpoint, to }, { error, current, headers }) {
    const delayMs = Math.max(minThrottleMs, error.retryAfterMs ?? 0);
    const { organization = '' } = to;
    const windows = (0,rate_limit_headers/* parseRateLimit */.H5)(headers, context.clock.now())?.windows ?? [];
    context.rateLimit.observe({ organization, windows, closedMs: delayMs, refused: { current } });
    context.emit({ kind: 'refused', endpoint, delayMs, current });
}

// EXTERNAL MODULE: ./build/client/retry/failure-class.js
var failure_class = __nccwpck_require__(8768);
// EXTERNAL MODULE: ./build/client/retry/retry-policy.js
var retry_policy = __nccwpck_require__(5168);
;// CONCATENATED MODULE: ./build/client/retry/wait-for-rate-limit.js

const usualSpreadMs = 5_000;
const minPollingSpreadMs = 2_000;
/**
 * Waits until a request may go out: for our own limiter, then for the rate-limit window, which is asked last so that
 * nothing goes out before its reset. Returns the wait that does not fit the call, instead of waiting in vain.
 */
async function waitForRateLimit(context, call, options) {
    if (options.urgent === true)
        return undefined;
    return (await waitForTokens(context, call, options)) ?? (await waitForWindow(context, call, options));
}
async function waitForTokens(context, call, options) {
    const delayMs = context.rateLimiter.acquire();
    if (delayMs === 0)
        return undefined;
    if (!options.deadline.fitsWait(delayMs)) {
        context.rateLimiter.release();
        return { error: (0,connection_failure/* describeTimeout */.b)(call, { phase: 'limiter', sent: 'not-sent' }), delayMs };
    }
    await wait(context, call, options, { kind: 'paced', delayMs });
    return undefined;
}
async function waitForWindow(context, call, options) {
    for (;;) {
        const delayMs = context.rateLimit.waitMs(spreadMs(options));
        if (delayMs === 0)
            return undefined;
        if (!options.deadline.fitsWait(delayMs)) {
            return { error: (0,connection_failure/* describeTimeout */.b)(call, { phase: 'window', sent: 'not-sent' }), delayMs };
        }
        await wait(context, call, options, { kind: 'throttled', delayMs });
    }
}
function spreadMs({ polling }) {
    return polling === undefined ? usualSpreadMs : Math.max(minPollingSpreadMs, polling.intervalMs);
}
async function wait(context, call, { deadline, signal }, { kind, delayMs }) {
    context.emit({ kind, endpoint: call.endpoint, delayMs, untilMs: context.clock.now() + delayMs });
    await context.clock.sleep(delayMs, signal);
    deadline.waited(delayMs);
}

// EXTERNAL MODULE: ./build/client/retry/with-deadline.js
var with_deadline = __nccwpck_require__(8484);
;// CONCATENATED MODULE: ./build/client/retry/send.js






/** Sends a call, and repeats it as the policy allows. @throws ClientError, or the reason of an abort. */
async function send(context, call, options = {}) {
    const result = await trySend(context, call, options);
    if (result.ok)
        return result.value;
    throw result.error;
}
/** The same, but returns a failure as a value. Throws only the reason of an abort. */
async function trySend(context, call, options = {}) {
    return (0,with_deadline/* withDeadline */.N)(context, call, options, (shared) => repeat(context, call, shared));
}
async function repeat(context, call, options) {
    const { deadline, signal, onHead, onBody } = options;
    const invocation = context.uuid();
    let mayHaveBeenApplied = false;
    let last;
    for (let number = 1;; number += 1) {
        const late = await waitForRateLimit(context, call, options);
        if (late !== undefined)
            return {
                ok: false,
                error: (0,retry_policy/* withRetryAt */.Ib)(context.clock.now(), last ?? late.error, late.delayMs),
                mayHaveBeenApplied,
            };
        const leftMs = deadline.leftMs();
        if (leftMs === 0)
            return { ok: false, error: last ?? outOfTime(call), mayHaveBeenApplied };
        const attempted = await attemptCall(context, call, {
            ...{ number, invocation, signal, leftMs },
            ...{ onHead, onBody },
        });
        if (attempted.ok) {
            context.budget.refill();
            context.recent.remove(call.path);
            return { ...attempted, mayHaveBeenApplied };
        }
        last = attempted.error;
        mayHaveBeenApplied ||= (0,failure_class/* couldHaveBeenApplied */.D4)(last);
        const delayMs = pauseAfter(context, call, {
            error: last,
            number,
            deadline,
            polling: options.polling !== undefined,
            urgent: options.urgent === true,
        });
        if (delayMs === undefined)
            return { ok: false, error: last, mayHaveBeenApplied };
        const reason = `Could not ${call.intent}: ${(0,failure_class/* failureReason */.Hr)(last)}.`;
        context.emit({ kind: 'retry', endpoint: call.endpoint, attempt: number, delayMs, reason });
        await context.clock.sleep(delayMs, signal);
    }
}
/** The pause before the next attempt, or undefined when this was the last. */
function pauseAfter(context, call, failed) {
    const { error, number: attempt, deadline, polling, urgent } = failed;
    const circumstances = {
        polling,
        urgent,
        recent: context.recent.has(call.path),
        affordable: context.budget.allows(),
    };
    const decision = (0,retry_policy/* decideRetry */.tE)({ endpoint: call.endpoint, error, attempt, ...circumstances }, context.random);
    if (!decision.retry)
        return undefined;
    if (!deadline.fits(decision.delayMs)) {
        (0,retry_policy/* withRetryAt */.Ib)(context.clock.now(), error, decision.delayMs);
        return undefined;
    }
    if (decision.costs)
        context.budget.spend();
    return decision.delayMs;
}
function outOfTime(call) {
    return (0,connection_failure/* describeTimeout */.b)(call, { phase: 'call', sent: 'not-sent' });
}


/***/ }),

/***/ 2363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ budgetMsFor),
/* harmony export */   w: () => (/* binding */ timeoutsFor)
/* harmony export */ });
/* harmony import */ var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7680);

const usual = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, attemptMs: 60_000 };
/** Giving up early on a create only makes its outcome unknown: it gets more time. */
const forCreate = { ...usual, headersMs: 60_000, attemptMs: 90_000 };
/** The timeouts of one attempt at this endpoint, with those that the client's options name instead. */
function timeoutsFor(endpoint, chosen = {}) {
    return { ...(endpoint === 'builds.create' ? forCreate : usual), ...chosen };
}
const readBudgetMs = 120_000;
const createBudgetMs = 180_000;
/** How long one call may take with all its attempts, unless the caller says otherwise; in a list, one page. */
function budgetMsFor(endpoint) {
    const creates = endpoint === 'builds.create' || endpoint === 'builds.rebuild';
    return creates || _model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v[endpoint].method === 'POST' ? createBudgetMs : readBudgetMs;
}


/***/ }),

/***/ 8484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withDeadline)
/* harmony export */ });
/* harmony import */ var _transport_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4002);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(55);
/* harmony import */ var _timeouts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2363);



/** Does the work of one call under one deadline and one signal, however many requests it sends. */
async function withDeadline(context, call, options, work) {
    const { controller, release } = (0,_transport_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .followSignals */ .p)([context.closed, options.signal]);
    try {
        controller.signal.throwIfAborted();
        const deadline = options.deadline ?? deadlineFor(context, call, options);
        return await work({ ...options, deadline, signal: controller.signal });
    }
    finally {
        release();
    }
}
function deadlineFor(context, call, { timeoutMs }) {
    return (0,_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .createDeadline */ .d)(context.clock, timeoutMs ?? (0,_timeouts_js__WEBPACK_IMPORTED_MODULE_1__/* .budgetMsFor */ .V)(call.endpoint), timeoutMs !== undefined);
}


/***/ }),

/***/ 4002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted),
/* harmony export */   p: () => (/* binding */ followSignals)
/* harmony export */ });
/**
 * A controller that also aborts when any of the signals does. `release` must be called at the end: a signal that
 * lives as long as the process would otherwise keep every call ever made in memory.
 */
function followSignals(signals) {
    const controller = new AbortController();
    const releases = signals.map((signal) => (signal === undefined ? noop : follow(controller, signal)));
    return { controller, release: () => releases.forEach((release) => void release()) };
}
function follow(controller, signal) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return () => signal.removeEventListener('abort', abort);
}
/** The promise, unless the signal aborts first: for work that may not look at the signal itself. */
async function unlessAborted(promise, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([promise, aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
function noop() { }


/***/ }),

/***/ 3297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ certificateCodes),
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   hs: () => (/* binding */ provesNotSent)
/* harmony export */ });
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4069);

/** What undici, a `fetch` or Node threw, in the transport's terms. */
function toTransportError(error, sent) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w)
        return error;
    return new _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w({ code: codeOf(error), sent, cause: withoutBytes(error) });
}
/** Codes of certificates that failed the check, which comes before the request is sent. */
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
/** Codes of failures that happen only while a connection is made. */
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
/**
 * True where what a `fetch` threw proves that nothing was sent: its cause failed while connecting. A host with several
 * addresses was tried at each of them, so each failure has to prove it.
 */
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
/** undici has the status with which a proxy refused a tunnel only in its message. */
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;
/** The most telling code: that of the error, of the first attempt at a host with several addresses, or of the cause. */
function codeOf(error, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return 'UNKNOWN';
    if (isUnspecific(error) && error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    const [, status] = refusedTunnel.exec(error.message) ?? [];
    if (status !== undefined)
        return `${_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedByProxy */ .S}${status}`;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if (error instanceof AggregateError)
        return codeOf(error.errors[0], depth + 1);
    if (error.cause !== undefined)
        return codeOf(error.cause, depth + 1);
    return error.name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : error.name;
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


/***/ }),

/***/ 5096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   u: () => (/* binding */ parseProxies)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6695);


/**
 * Checks the proxies' addresses; undefined where there are none.
 * @throws InvalidArgumentError that never quotes an address, since it may hold a password.
 */
function parseProxies(settings = {}) {
    const http = parseProxy('proxy.http', settings.http ?? '');
    const https = parseProxy('proxy.https', settings.https ?? '');
    if (http === '' && https === '')
        return undefined;
    return { http, https, noProxy: settings.noProxy ?? '' };
}
/** True for a host name that means this machine. */
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(hostname) && hostname.startsWith('127.')));
}
function parseProxy(name, text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return '';
    const address = trimmed.includes('://') ? trimmed : `http://${trimmed}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(name, 'is not the address of a proxy');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(name, 'must be the address of an http:// or https:// proxy');
    }
    if (!isDecodable(url.username) || !isDecodable(url.password)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(name, 'has a user name or a password that is not percent-encoded');
    }
    return url.href;
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ requestIdOf),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   UE: () => (/* binding */ headerValues)
/* harmony export */ });
/** Every value of a header, in order; none when it is absent. */
function headerValues(headers, name) {
    const value = headers[name];
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
/** A header as one text, repeated ones joined as HTTP allows; undefined when it is absent. */
function headerText(headers, name) {
    const values = headerValues(headers, name);
    return values.length === 0 ? undefined : values.join(', ');
}
/**
 * The service's own ID of a response, for its support. Not shown in the document; the live service always sends it.
 */
function requestIdOf(headers) {
    const id = headerText(headers, 'x-request-id') ?? '';
    return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}


/***/ }),

/***/ 4069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ refusedByProxy),
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/** How the code of a request begins that a proxy did not let through; the status of the proxy's response follows. */
const refusedByProxy = 'PROXY_';
/** Why a request got no response, in the transport's terms. */
class TransportError extends Error {
    name = 'TransportError';
    /** The system's or the transport's code, such as `ECONNRESET`. */
    code;
    /** `not-sent` only with proof that the service saw nothing of the request. */
    sent;
    constructor(details) {
        super(details.code, { cause: details.cause });
        this.code = details.code;
        this.sent = details.sent;
    }
}


/***/ }),

/***/ 9479:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9992);
/* harmony import */ var _action_post_step_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7780);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4354);



/*
 * The one entry of the bundle, for the step and for its post step, so that the bundle holds everything only once. An
 * argument selects the post step. The saved state cannot: a step that is killed while it starts has saved nothing, and
 * its post step would then run the step a second time.
 */
/** The runner gives a canceled step 7.5 seconds and then sends a second signal. After these times the process exits. */
const deadlines = { afterFirstSignalMs: 6_500, afterSecondSignalMs: 2_000 };
const canceledExitCode = 130;
const cancellation = (0,_action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForCancellation */ .c)(process, (count) => {
    const ms = count === 1 ? deadlines.afterFirstSignalMs : deadlines.afterSecondSignalMs;
    setTimeout(() => process.exit(canceledExitCode), ms).unref();
});
if (process.argv[2] === 'post')
    await (0,_action_post_step_js__WEBPACK_IMPORTED_MODULE_1__/* .runPostStep */ .U)(process.env, cancellation.signal);
else
    await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_2__/* .runStep */ .e)(process.env, cancellation);
cancellation.stop();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pipelineAddressOf)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]{1,255})\/pipelines\/([^/?#]{1,255})\/builds\/\d+$/;
/** The pipeline of a build, from its API URL: no field names the organization. Null if the URL does not include it. */
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}


/***/ }),

/***/ 7680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
const suites = '/v2/analytics/organizations/{organization}/suites';
const pipelineBuilds = '/v2/organizations/{organization}/pipelines/{pipeline}/builds';
/** The thirteen endpoints of api.md §4, keyed by the client method that calls each. */
const endpoints = {
    'suites.list': { method: 'GET', path: suites, scope: 'read_suites', status: 200, paged: true },
    'suites.get': { method: 'GET', path: `${suites}/{suite}`, scope: 'read_suites', status: 200, paged: false },
    'suites.create': { method: 'POST', path: suites, scope: 'write_suites', status: 201, paged: false },
    'suites.update': {
        method: 'PATCH',
        path: `${suites}/{suite}`,
        scope: 'write_suites',
        status: 200,
        paged: false,
    },
    'suites.delete': {
        method: 'DELETE',
        path: `${suites}/{suite}`,
        scope: 'write_suites',
        status: 204,
        paged: false,
    },
    'flakyTests.list': {
        method: 'GET',
        path: `${suites}/{suite}/flaky-tests`,
        scope: 'read_suites',
        status: 200,
        paged: true,
    },
    'builds.list': { method: 'GET', path: '/v2/builds', scope: 'read_builds', status: 200, paged: true },
    'builds.listForOrganization': {
        method: 'GET',
        path: '/v2/organizations/{organization}/builds',
        scope: 'read_builds',
        status: 200,
        paged: true,
    },
    'builds.listForPipeline': {
        method: 'GET',
        path: pipelineBuilds,
        scope: 'read_builds',
        status: 200,
        paged: true,
    },
    'builds.get': {
        method: 'GET',
        path: `${pipelineBuilds}/{number}`,
        scope: 'read_builds',
        status: 200,
        paged: false,
    },
    'builds.create': { method: 'POST', path: pipelineBuilds, scope: 'write_builds', status: 201, paged: false },
    'builds.cancel': {
        method: 'PUT',
        path: `${pipelineBuilds}/{number}/cancel`,
        scope: 'write_builds',
        status: 200,
        paged: false,
    },
    'builds.rebuild': {
        method: 'PUT',
        path: `${pipelineBuilds}/{number}/rebuild`,
        scope: 'write_builds',
        status: 200,
        paged: false,
    },
};


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ maxLevels),
/* harmony export */   D: () => (/* binding */ tooDeep)
/* harmony export */ });
/*
 * JSON from outside can have any depth: `JSON.parse` reads it without recursion, and the checks descend only as far as
 * the schemas do. Code that does walk such a value by recursion, and could overflow the stack, stops here.
 */
/** The levels of a JSON value that recursive code walks. No response of the service has nearly as many. */
const maxLevels = 64;
/** What replaces a part below the last of them. */
const tooDeep = '[nested too deeply]';


/***/ }),

/***/ 2027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   no: () => (/* binding */ maybe)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2857);

/*
 * Fields that nothing depends on read as null when they do not fit, so that they never fail a call.
 * Formats (UUID, URL, time) are not checked in answers: it would cost time and help nobody.
 */
/** Any text, null, or nothing; what does not fit reads as null. */
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null);
/** A number, null, or nothing; what does not fit reads as null. */
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish().catch(null);
/** True, false, null, or nothing; what does not fit reads as null. */
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null);
/** A list of texts, null, or nothing; what does not fit reads as null. */
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().catch(null);
/** A map of anything, null, or nothing; what does not fit reads as null. */
const map = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish().catch(null);
/** Any value, or nothing. A bare `z.unknown()` would make its key required. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional();
/** An object of the given shape, null, or nothing; what does not fit reads as null. */
function maybe(shape) {
    return shape.nullish().catch(null);
}


/***/ }),

/***/ 3993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isScriptJob)
/* harmony export */ });
/** True for a job that runs a command: the only kind that counts as passed or failed. */
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}


/***/ }),

/***/ 9818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ cancelableStates),
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   Ht: () => (/* binding */ isKnownState),
/* harmony export */   Jt: () => (/* binding */ effectiveState),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   YQ: () => (/* binding */ isCanceled),
/* harmony export */   ZQ: () => (/* binding */ finishedStates),
/* harmony export */   xo: () => (/* binding */ stateFilters)
/* harmony export */ });
/* unused harmony export buildStates */
/** The build states that the document lists (api.md §3). The service may answer others: a state is any string. */
const buildStates = [
    'running',
    'scheduled',
    'passed',
    'failing',
    'failed',
    'blocked',
    'canceled',
    'canceling',
    'skipped',
    'not_run',
];
/**
 * What the `state` filter accepts: every build state, and the shortcut `finished` (api.md §4.3). `creating` is not shown
 * in the document; the live service accepts it.
 */
const stateFilters = [...buildStates, 'creating', 'finished'];
/** The states that the filter value `finished` covers (api.md §3). It leaves out skipped and not_run. */
const finishedStates = ['passed', 'failed', 'blocked', 'canceled'];
/** The states from which a build can be canceled (api.md §3). */
const cancelableStates = ['scheduled', 'running', 'failing'];
/** The states that change no more unless someone acts. `blocked` waits for a person, so it ends here too. */
const terminalStates = [
    'passed',
    'failed',
    'blocked',
    'canceled',
    'skipped',
    'not_run',
];
/**
 * The state as a person means it: `blocked` for a build that waits at a block step, else the service's word.
 * The service shows a blocked build as `passed`, `failed` or `running` with `blocked: true`.
 */
function effectiveState(build) {
    return build.blocked === true ? 'blocked' : build.state;
}
/** True when the build will not change unless someone acts. An unknown state is not terminal. */
function isTerminal(build) {
    return terminalStates.some((state) => state === effectiveState(build));
}
/** True when the build has ended, and does not merely wait for a person, who may unblock it at any moment. */
function isOver(build) {
    return isTerminal(build) && effectiveState(build) !== 'blocked';
}
/** True for the state of a build that is canceled, or is being so. */
function isCanceled(state) {
    return state === 'canceling' || state === 'canceled';
}
/** True for a state that the document lists. */
function isKnownState(state) {
    return buildStates.some((known) => known === state);
}


/***/ }),

/***/ 4948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseTime)
/* harmony export */ });
const spelledOut = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?) UTC$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/**
 * Milliseconds since the epoch of a time as the service writes it, or null if it is none.
 * Both spellings are read: ISO 8601, and `YYYY-MM-DD HH:MM:SS UTC` (api.md §2.7).
 */
function parseTime(text) {
    if (typeof text !== 'string' || text.length > 40)
        return null;
    const spelled = spelledOut.exec(text);
    if (spelled)
        return finiteOrNull(Date.parse(`${spelled[1]}T${spelled[2]}Z`));
    return iso.test(text) ? finiteOrNull(Date.parse(text)) : null;
}
function finiteOrNull(ms) {
    return Number.isFinite(ms) ? ms : null;
}


/***/ }),

/***/ 5209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ core_debug),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ core_setSecret),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, error, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = (/* unused pure expression or super */ null && (_summary));
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var io_util_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_namespaceObject.dirname(filePath);
                        const upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_namespaceObject.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_namespaceObject.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_namespaceObject.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_namespaceObject.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec_exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = tr.argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new tr.ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec_exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 5201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal),
/* harmony export */   cancelBuildOnce: () => (/* binding */ cancelBuildOnce),
/* harmony export */   cancelOutcome: () => (/* binding */ cancelOutcome),
/* harmony export */   q: () => (/* binding */ tryCancelBuild)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9326);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9818);
/* harmony import */ var _context_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7961);
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2816);
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3005);





/**
 * Cancels a build. A 422 leads to one read, with `readOptions`: that the build has ended, or is blocked, is a result.
 * @throws the error of the request, also if the build still runs or could not be read after a 422.
 */
async function cancelBuildOnce(address, client, options, readOptions = options) {
    try {
        const { build, already } = await client.builds.cancelWithDetails(address, options);
        if ((0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isOver */ .PU)(build) && build.state !== 'canceled')
            return { build, result: 'ended' };
        return { build, result: already ? 'already-canceled' : 'canceled' };
    }
    catch (error) {
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD) || error.status !== 422)
            throw error;
        const build = await client.builds.get(address, readOptions).catch(() => null);
        readOptions.signal?.throwIfAborted();
        if (build === null || !(0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(build))
            throw error;
        return { build, result: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveState */ .Jt)(build) === 'blocked' ? 'blocked' : 'ended' };
    }
}
/** The same, but logs an error of the request as a warning, and returns its text. @throws only the signal's reason. */
async function tryCancelBuild(address, { client, log, signal }) {
    try {
        return await cancelBuildOnce(address, client, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = (0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorText */ .k)(error);
        log.warning(failure);
        return { failure };
    }
}
/** The outcome of a step that cancels one build. */
function cancelOutcome(address, { build, result }, context) {
    const sentence = result === 'canceled' ? (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.describeState)(address, build) : describeRefusal(result, { address, build });
    return (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_2__.buildOutcome)(sentence, [{ address, build }], context);
}
/** Why a build could not be canceled. */
function describeRefusal(result, { address, build }) {
    const name = (0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .nameBuild */ .mT)(address);
    switch (result) {
        case 'already-canceled':
            return `${name} was already canceled.`;
        case 'ended':
            return `${name} had already finished (${build.state}).`;
        case 'blocked':
            return `${name} is blocked and cannot be canceled. It continues if someone unblocks it.`;
    }
}


/***/ }),

/***/ 8481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ saveDone),
/* harmony export */   a1: () => (/* binding */ nameRequested),
/* harmony export */   l7: () => (/* binding */ toSaved),
/* harmony export */   r9: () => (/* binding */ saveUnfinished)
/* harmony export */ });
/* harmony import */ var _outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3005);

/** A build as the post step needs it. */
function toSaved({ address, duplicateKey }) {
    return duplicateKey === undefined ? address : { ...address, key: duplicateKey };
}
/** Saves what the post step has to finish: builds to cancel, and creations whose outcome is unknown. */
function saveUnfinished(left, journal) {
    const builds = [...left.builds, ...left.pending];
    const phase = left.pending.length > 0 ? 'creating' : 'waiting';
    journal.save({ phase: builds.length > 0 ? phase : 'done', builds });
}
/** Leaves nothing for the post step. */
function saveDone(journal) {
    journal.save({ phase: 'done', builds: [] });
}
/** `build of acme/web`, or `rebuild of acme/web #42`: a build whose number is unknown. */
function nameRequested({ organization, pipeline, rebuild }) {
    if (rebuild === undefined)
        return `build of ${organization}/${pipeline}`;
    return `rebuild of ${(0,_outputs_build_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .nameBuild */ .mT)({ organization, pipeline, number: rebuild.of })}`;
}


/***/ }),

/***/ 7961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ errorText)
/* harmony export */ });
/** The message of an error. */
function errorText(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ lookUntilFound)
/* harmony export */ });
/** Looks once after each pause, in milliseconds, until something is found; null if nothing is. */
async function lookUntilFound(look, pausesMs, { clock, signal }) {
    for (const pauseMs of pausesMs) {
        await clock.sleep(pauseMs, signal);
        const found = await look();
        if (found !== null)
            return found;
    }
    return null;
}


/***/ }),

/***/ 7237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ MissingBuildError)
/* harmony export */ });
/** No build appeared in time. Stands alone, so that the action can tell this error without loading what throws it. */
class MissingBuildError extends Error {
    name = 'MissingBuildError';
    hint = 'Check that the pipeline builds this branch, or raise appear-timeout.';
}


/***/ }),

/***/ 4670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commentInputs)
/* harmony export */ });
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9563);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9499);


/** The inputs about the comment that a report keeps on a pull request. */
const commentInputs = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsFor */ .pz)('The comment on the pull request', {
    comment: {
        sentence: 'When to comment on the pull request: `never`, `on-flaky` (if there are flaky tests), `on-change` (if something changed since the last report) or `always`.',
        example: 'on-flaky',
        default: 'never',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(['never', 'on-flaky', 'on-change', 'always']),
    },
    'when-empty': {
        sentence: 'What to do with the comment when no flaky tests are left: `update`, `delete` or `keep`.',
        example: 'delete',
        default: 'update',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(['update', 'delete', 'keep']),
    },
    'comment-key': {
        sentence: 'Distinguishes the comments of several reports on one pull request. Defaults to the suite.',
        example: 'nightly',
        parse: _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLine */ .A,
    },
    'pull-request': {
        sentence: 'Number of the pull request to comment on. Defaults to the pull request of the event.',
        example: '17',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInteger */ .cG)(1, 'the number of a pull request'),
    },
});


/***/ }),

/***/ 8486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ flakyInputs)
/* harmony export */ });
/* harmony import */ var _parsers_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7855);
/* harmony import */ var _parsers_times_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9568);
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9563);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9499);




// Spelled out, so that reading the inputs does not load the reports; `satisfies` keeps both equal.
const sortOrders = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)({
    score: true,
    instances: true,
    recent: true,
    name: true,
    file: true,
});
const formats = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)({
    rspec: true,
    pytest: true,
    jest: true,
    vitest: true,
    go: true,
    plain: true,
});
/** The inputs about the report on flaky tests, and its gates. */
const flakyInputs = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsFor */ .pz)('Reports on flaky tests', {
    'min-instances': {
        sentence: 'Only tests that were flaky at least this many times.',
        example: '3',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(1),
    },
    'seen-within': {
        sentence: 'Only tests that were flaky within this time.',
        example: '7d',
        parse: _parsers_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9,
    },
    include: {
        sentence: 'Only tests in files that match one of these globs, one per line.',
        example: 'spec/models/**',
        parse: (0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSpacedList */ .Es)(_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A),
    },
    exclude: {
        sentence: 'No tests in files that match one of these globs, one per line.',
        example: 'spec/legacy/**',
        parse: (0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSpacedList */ .Es)(_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A),
    },
    sort: {
        sentence: `Order of the tests: ${sortOrders.join(', ')}.`,
        example: 'instances',
        default: 'score',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(sortOrders),
    },
    top: {
        sentence: 'Maximum number of tests to show. Gates still count all tests.',
        example: '20',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(1),
    },
    'half-life': {
        sentence: 'Half-life of the score: it halves for each such period since the test was last flaky.',
        example: '14d',
        default: '7d',
        parse: _parsers_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9,
    },
    'max-flaky': {
        sentence: 'Fail if there are more flaky tests than this.',
        example: '50',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0),
    },
    'max-new': {
        sentence: 'Fail if there are more new flaky tests than this since the last report. The last report is the comment, or the file at `baseline-path`.',
        example: '0',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0),
    },
    'max-touched': {
        sentence: 'Fail if there are more flaky tests than this in files that the pull request changes.',
        example: '0',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0),
    },
    'max-instances': {
        sentence: 'Fail if a test was flaky more often than this.',
        example: '100',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(0),
    },
    'baseline-path': {
        sentence: 'File of an earlier report (its `json-path`) to compare with, instead of the comment.',
        example: 'earlier/flaky.json',
        parse: _parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A,
    },
    selectors: {
        sentence: `Write the tests as a list for a test runner, to skip or to run them: ${formats.join(', ')}.`,
        example: 'rspec',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(formats),
    },
    'selectors-expire': {
        sentence: 'How long the list for the test runner is valid. Its header shows the expiry date.',
        example: '14d',
        default: '7d',
        parse: _parsers_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9,
    },
    annotations: {
        sentence: 'Annotate flaky tests in their files: `off`, `touched` (files that the pull request changes) or `all`.',
        example: 'touched',
        default: 'off',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(['off', 'touched', 'all']),
    },
});


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T2: () => (/* binding */ optInInput),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   pz: () => (/* binding */ inputsFor),
/* harmony export */   tc: () => (/* binding */ flagInput)
/* harmony export */ });
/* unused harmony export purposes */
/* harmony import */ var _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9563);

/** The purposes of inputs. The README groups the inputs by purpose, in this order. */
const purposes = (/* unused pure expression or super */ null && ([
    'What to do',
    'Which organization, pipeline, build or suite',
    'The build to create',
    'Waiting',
    'Filters of lists',
    'Suites',
    'Reports on flaky tests',
    'The comment on the pull request',
]));
/** Declares the inputs of one purpose. */
function inputsFor(purpose, declared) {
    const entries = Object.entries(declared).map(([name, input]) => [name, { ...input, purpose }]);
    return Object.fromEntries(entries);
}
/** The names of declared inputs. */
function keysOf(declared) {
    return Object.keys(declared);
}
/** A boolean input without a default. */
function flagInput(sentence) {
    return { sentence, example: 'true', parse: _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlag */ .og };
}
/** A boolean input that is false by default. */
function optInInput(sentence) {
    return { ...flagInput(sentence), default: 'false' };
}


/***/ }),

/***/ 6582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ inputs)
});

// EXTERNAL MODULE: ./build/operations/inputs/parsers/addresses.js
var addresses = __nccwpck_require__(8742);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/lists.js
var lists = __nccwpck_require__(7855);
// EXTERNAL MODULE: ./build/operations/inputs/declarations/input.js
var input = __nccwpck_require__(9499);
;// CONCATENATED MODULE: ./build/operations/inputs/declarations/addresses.js



/** The inputs that select an organization, a pipeline, builds or a suite. */
const whichInputs = (0,input/* inputsFor */.pz)('Which organization, pipeline, build or suite', {
    organization: {
        sentence: 'Slug of the organization. Not needed if `pipeline` or `build` includes it.',
        example: 'acme',
        parse: addresses/* parseSlug */.dF,
    },
    pipeline: {
        sentence: 'Slug of the pipeline, or `organization/pipeline`. `trigger-build` accepts several, one per line.',
        example: 'acme/web',
        parse: (0,lists/* parseList */.E1)(addresses/* parsePipeline */.iP),
    },
    build: {
        sentence: 'Number of the build, or its web or API URL, which includes organization and pipeline. `wait-for-build` accepts several, one per line.',
        example: 'https://buildkite.com/acme/web/builds/42',
        parse: (0,lists/* parseList */.E1)(addresses/* parseBuild */.EH),
    },
    suite: {
        sentence: 'Slug of the test suite.',
        example: 'rspec',
        parse: addresses/* parseSlug */.dF,
    },
});

// EXTERNAL MODULE: ./build/operations/inputs/declarations/comment.js
var comment = __nccwpck_require__(4670);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/environment.js
var environment = __nccwpck_require__(6387);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/refs.js
var refs = __nccwpck_require__(6958);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/words.js
var words = __nccwpck_require__(9563);
;// CONCATENATED MODULE: ./build/operations/inputs/declarations/creation.js





/** The inputs for a new build (api.md §4.3). Some of them also filter lists. */
const creationInputs = (0,input/* inputsFor */.pz)('The build to create', {
    commit: {
        sentence: 'Commit to build: a SHA, tag or ref. Defaults to the commit of the event; for pull requests, to the head. As a list filter: full SHAs, one per line or separated by commas.',
        example: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
        parse: (0,lists/* parseCommits */.iZ)(refs/* parseRef */.r),
    },
    branch: {
        sentence: 'Branch of the commit. Defaults to the branch of the event; for a fork, to `owner:branch`. As a list filter: one per line, or separated by a comma and a space; `*` matches any text.',
        example: 'main',
        parse: (0,lists/* parseSpacedList */.Es)(refs/* parseBranchFilter */.Y),
    },
    message: {
        sentence: 'Message of the build. Defaults to the commit message or pull request title, except on events that run with secrets for untrusted authors.',
        example: 'Nightly build',
        verbatim: true,
        parse: words/* parseText */.r4,
    },
    'author-name': {
        sentence: 'Name of the author. Requires `author-email`. Without both, the author is the user who owns the token.',
        example: 'Ada Lovelace',
        parse: words/* parseLine */.A,
    },
    'author-email': {
        sentence: 'Email address of the author. Requires `author-name`.',
        example: 'ada@example.com',
        parse: words/* parseLine */.A,
    },
    'clean-checkout': (0,input/* flagInput */.tc)('Remove the existing checkout and start with a fresh one.'),
    env: {
        sentence: 'Environment variables of the build: a JSON object, or lines of `NAME=value` and `NAME<<END` ... `END`.',
        example: 'DEPLOY_TO=staging',
        verbatim: true,
        secret: true,
        parse: environment/* parseEnvironment */.Nq,
    },
    'meta-data': {
        sentence: 'Meta-data of the build, in the same format as `env`. As a list filter: builds that have all of these values.',
        example: 'release=2.4.0',
        verbatim: true,
        secret: true,
        parse: environment/* parseMetaData */.X$,
    },
    'ignore-pipeline-branch-filters': (0,input/* flagInput */.tc)("Create the build even if the pipeline's branch filters exclude the branch. The branch filters of its steps still apply."),
    'pull-request-id': {
        sentence: 'Number of the pull request to build. Set automatically on pull request events.',
        example: '17',
        parse: (0,words/* parseInteger */.cG)(1, 'the number of a pull request'),
    },
    'pull-request-base-branch': {
        sentence: 'Base branch of the pull request. Set automatically on pull request events.',
        example: 'main',
        parse: refs/* parseRef */.r,
    },
    'pull-request-repository': {
        sentence: 'Git repository of the pull request branch. Set automatically on pull request events.',
        example: 'https://github.com/acme/web.git',
        parse: words/* parseLine */.A,
    },
    recover: {
        sentence: 'What to do if the response to the creation is lost and no build appears: `resend` the request once, or `fail`. Use `fail` for pipelines that must never run twice, not even briefly.',
        example: 'fail',
        default: 'resend',
        parse: (0,words/* parseChoice */.HU)(['resend', 'fail']),
    },
    'idempotency-key': {
        sentence: 'Reuse the build that an earlier run created with the same key, commit and branch, if it is still active or has passed. Otherwise create a new one.',
        example: '${{ github.run_id }}',
        parse: words/* parseLine */.A,
    },
});

// EXTERNAL MODULE: ./build/model/states.js
var states = __nccwpck_require__(9818);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/times.js
var times = __nccwpck_require__(9568);
;// CONCATENATED MODULE: ./build/operations/inputs/declarations/filters.js





/** The inputs that only filter lists (api.md §4.3). */
const filterOnlyInputs = (0,input/* inputsFor */.pz)('Filters of lists', {
    state: {
        sentence: `States of the builds, one per line: ${states/* stateFilters */.xo.join(', ')}.`,
        example: 'failed',
        parse: (0,lists/* parseList */.E1)((0,words/* parseChoice */.HU)(states/* stateFilters */.xo)),
    },
    creator: {
        sentence: 'UUID of the user who created the builds.',
        example: '01234567-89ab-cdef-0123-456789abcdef',
        parse: words/* parseUuid */.Xw,
    },
    'created-from': {
        sentence: 'Builds created at or after this time: ISO 8601, or a relative time such as `24h`.',
        example: '24h',
        parse: times/* parseMoment */.mI,
    },
    'created-to': {
        sentence: 'Builds created before this time: ISO 8601, or a relative time such as `24h`.',
        example: '2026-01-31T12:00:00Z',
        parse: times/* parseMoment */.mI,
    },
    'finished-from': {
        sentence: 'Builds finished at or after this time: ISO 8601, or a relative time such as `24h`.',
        example: '7d',
        parse: times/* parseMoment */.mI,
    },
    'include-retried-jobs': (0,input/* flagInput */.tc)('Include every attempt of a retried job, not only the latest.'),
    limit: {
        sentence: 'Maximum number of items to list. Defaults to 100, or 10,000 for flaky tests. The output `complete` is false if there are more.',
        example: '500',
        parse: (0,words/* parseInteger */.cG)(1),
    },
});

// EXTERNAL MODULE: ./build/operations/inputs/declarations/flaky-tests.js
var flaky_tests = __nccwpck_require__(8486);
;// CONCATENATED MODULE: ./build/operations/inputs/declarations/suites.js




/** The inputs for a test suite (api.md §4.1). */
const suiteInputs = (0,input/* inputsFor */.pz)('Suites', {
    name: {
        sentence: 'Name of the new suite, or the new name of an existing one.',
        example: 'RSpec',
        parse: words/* parseLine */.A,
    },
    'default-branch': {
        sentence: 'Branch whose trends the suite shows.',
        example: 'main',
        parse: refs/* parseRef */.r,
    },
    'team-ids': {
        sentence: 'UUIDs of the teams that get access to the suite, one per line. Required if the organization uses Teams.',
        example: '01234567-89ab-cdef-0123-456789abcdef',
        parse: (0,lists/* parseList */.E1)(words/* parseUuid */.Xw),
    },
    'show-api-token': (0,input/* optInInput */.T2)('Set the output `api-token` to the masked token of the new suite. The token is only available at creation.'),
});

;// CONCATENATED MODULE: ./build/operations/inputs/declarations/waiting.js




/** The states in which the step may succeed; `any` stands for all. */
const successStates = ['passed', 'failed', 'blocked', 'canceled', 'skipped', 'not_run', 'any'];
/** The inputs about waiting for builds. */
const waitingInputs = {
    ...(0,input/* inputsFor */.pz)('Waiting', {
        wait: {
            sentence: 'Wait for the build to finish. The step succeeds only if the build passes.',
            example: 'false',
            parse: words/* parseFlag */.og,
        },
        'wait-timeout': {
            sentence: "Maximum time to wait. The default stays below GitHub's 6-hour job limit.",
            example: '45m',
            default: '5h45m',
            parse: times/* parseDuration */.E9,
        },
        'queue-timeout': {
            sentence: 'Maximum time to wait for an agent to start the first job.',
            example: '20m',
            parse: times/* parseDuration */.E9,
        },
        'success-states': {
            sentence: 'States in which the step succeeds: passed, failed, blocked, canceled, skipped, not_run, or `any` of them.',
            example: 'passed, blocked',
            default: 'passed',
            parse: (0,lists/* parseList */.E1)((0,words/* parseChoice */.HU)(successStates)),
        },
        'wait-through-blocked': (0,input/* optInInput */.T2)('Keep waiting while the build is blocked at a block step.'),
        'fail-fast': (0,input/* optInInput */.T2)('Fail the step as soon as the build is failing. The build keeps running.'),
        'cancel-on-fail-fast': (0,input/* optInInput */.T2)('With `fail-fast`, also cancel the build.'),
        'cancel-on-timeout': (0,input/* optInInput */.T2)('Cancel the build when `wait-timeout` or `queue-timeout` expires.'),
        'cancel-on-abort': {
            sentence: 'Cancel the build when the workflow is canceled. Defaults to true for builds that this step started, otherwise to false.',
            example: 'false',
            parse: words/* parseFlag */.og,
        },
        'wait-until': {
            sentence: 'With several builds, wait until `all` of them finish, `any` of them finishes, or the `first-failure`.',
            example: 'first-failure',
            default: 'all',
            parse: (0,words/* parseChoice */.HU)(['all', 'any', 'first-failure']),
        },
        'cancel-siblings': (0,input/* optInInput */.T2)('With several builds, cancel those that still run when another one has ended the wait.'),
        'poll-interval': {
            sentence: 'Fixed polling interval. By default it adapts to past build durations and the rate limit.',
            example: '10s',
            parse: times/* parseDuration */.E9,
        },
        'appear-timeout': {
            sentence: 'Maximum time for `wait-for-build` to wait until a build of the commit appears.',
            example: '10m',
            default: '5m',
            parse: times/* parseDuration */.E9,
        },
    }),
    ...(0,input/* inputsFor */.pz)('What to do', {
        'dry-run': (0,input/* optInInput */.T2)('Print the exact requests of an operation that writes, and send nothing. Values of `env` and other secrets are hidden.'),
    }),
};

;// CONCATENATED MODULE: ./build/operations/inputs/declarations/inputs.js







/** All inputs of operations, in the order of `action.yml`. */
const inputs = {
    ...whichInputs,
    ...creationInputs,
    ...waitingInputs,
    ...filterOnlyInputs,
    ...suiteInputs,
    ...flaky_tests/* flakyInputs */.J,
    ...comment/* commentInputs */.X,
};


/***/ }),

/***/ 8742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ parseBuild),
/* harmony export */   dF: () => (/* binding */ parseSlug),
/* harmony export */   iP: () => (/* binding */ parsePipeline)
/* harmony export */ });
const slug = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;
const slugRule = 'a slug: letters, digits, "-", "_" and "."';
/** The slug of an organization or a suite. */
const parseSlug = (text) => slug.test(text)
    ? { value: text }
    : { expected: text.includes('/') ? `${slugRule}, without a slash` : slugRule };
/** A pipeline: its slug, or `organization/pipeline`. */
const parsePipeline = (text) => {
    const parts = text.split('/');
    const [first = '', second] = parts;
    if (parts.length > 2 || !parts.every((part) => slug.test(part))) {
        return { expected: 'a pipeline slug, or organization/pipeline' };
    }
    return { value: second === undefined ? { pipeline: first } : { organization: first, pipeline: second } };
};
const expectedBuild = 'a build number or the URL of a build';
/** A build: its number, or its web or API URL. A build ID is refused: the service does not accept it (api.md §1). */
const parseBuild = (text) => {
    const number = parseNumber(text);
    if (number !== null)
        return { value: { number } };
    if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text)) {
        return { expected: `${expectedBuild}; build IDs are not supported` };
    }
    const path = readPath(text);
    const match = path && (apiPath.exec(path) ?? webPath.exec(path));
    const found = match ? parseNumber(match[3] ?? '') : null;
    const [, organization = '', pipeline = ''] = match ?? [];
    if (found === null || !slug.test(organization) || !slug.test(pipeline))
        return { expected: expectedBuild };
    return { value: { organization, pipeline, number: found } };
};
// People copy the URL of any page of a build, so more may follow the number.
const webPath = /\/([^/]+)\/([^/]+)\/builds\/(\d+)(?:\/|$)/;
const apiPath = /\/organizations\/([^/]+)\/pipelines\/([^/]+)\/builds\/(\d+)(?:\/|$)/;
function parseNumber(text) {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : 0;
    return value > 0 && Number.isSafeInteger(value) ? value : null;
}
function readPath(text) {
    if (text.length > 2_000)
        return null;
    const url = URL.parse(text);
    return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.pathname : null;
}


/***/ }),

/***/ 6387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   X$: () => (/* binding */ parseMetaData),
/* harmony export */   kL: () => (/* binding */ toolVariables)
/* harmony export */ });
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1223);

const metaDataName = /^[^[\]\p{Cc}]{1,1024}$/u;
/** Environment variables of a build, with names that a shell accepts. */
const parseEnvironment = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePairs */ .x)((name) => /^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name), 'pairs with names of letters, digits and "_" that do not start with a digit');
/** Meta-data of a build. Brackets in names would break the service's filter syntax (api.md §4.3). */
const parseMetaData = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePairs */ .x)((name) => metaDataName.test(name) && name.isWellFormed(), 'pairs with single-line names without brackets');
const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;
/** The names that can change how the tools on the agent work. */
function toolVariables(names) {
    return names.filter((name) => toolNames.test(name));
}


/***/ }),

/***/ 7855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   Es: () => (/* binding */ parseSpacedList),
/* harmony export */   iZ: () => (/* binding */ parseCommits)
/* harmony export */ });
/* unused harmony export splitList */
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6929);

/** The parts of a list: its lines, or, if there is only one line, the parts between separators. */
function splitList(text, separator = /,/) {
    const lines = nonEmpty(text.split(/\r\n|\r|\n/));
    return lines.length === 1 ? nonEmpty((lines[0] ?? '').split(separator)) : lines;
}
function nonEmpty(parts) {
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
/** A list of values, one per line, or separated by commas in a single line. Duplicates are removed. */
function parseList(parse, separator = /,/) {
    return (text, nowMs) => {
        const parts = splitList(text, separator);
        return parts.length === 0
            ? { expected: 'at least one value' }
            : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEach */ .l)([...new Set(parts)], parse, nowMs);
    };
}
/**
 * A list of names that may contain commas, one per line, or separated by a comma and a space in a single line. Git allows
 * a branch `x,main`, and pushing one must not give access to `main`.
 */
function parseSpacedList(parse) {
    return parseList(parse, /,\s+/);
}
/** The same for commits. Two full SHAs may be separated by a comma without a space. */
function parseCommits(parse) {
    return parseList(parse, /,\s+|(?<=[0-9a-f]{40}),(?=[0-9a-f]{40})/i);
}


/***/ }),

/***/ 1223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parsePairs)
/* harmony export */ });
/**
 * Names with values: a JSON object of strings, numbers and booleans, or lines of `NAME=value` (everything after the first
 * `=` is the value), and `NAME<<END` up to a line `END` for a value with several lines.
 */
function parsePairs(isName, nameRule) {
    return (text) => {
        const { pairs, faults } = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
        const names = pairs.map(([name]) => name);
        const safeNames = names.filter((name) => !isDangerous(name));
        const counts = Map.groupBy(safeNames, (name) => name);
        const repeated = safeNames.filter((name) => (counts.get(name)?.length ?? 0) > 1);
        const invalid = pairs.filter(([, value]) => !value.isWellFormed() || value.includes('\0'));
        const invalidText = invalid.map(([name]) => name);
        const [expected, ...also] = [
            ...faults,
            ...describe(`${nameRule}; not valid: `, safeNames.filter((name) => !isName(name))),
            ...describe('free of names with a special meaning in JavaScript: ', names.filter(isDangerous)),
            ...describe('a list of unique names; repeated: ', repeated),
            ...describe('valid Unicode text without NUL characters; not valid: the value of ', invalidText),
        ];
        if (expected !== undefined)
            return { expected, also };
        return { value: Object.assign(Object.create(null), Object.fromEntries(pairs)) };
    };
}
function isDangerous(name) {
    return ['__proto__', 'constructor', 'prototype'].includes(name);
}
/** Long names are not shown: they may be secrets. */
function quote(name) {
    return name.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(name);
}
function describe(words, names) {
    return names.length === 0 ? [] : [words + enumerate([...new Set(names)].map(quote))];
}
const mostNamed = 8;
/** `a, b and c`, or the first of them and how many more there are. */
function enumerate(words) {
    const shown = words.length > mostNamed ? words.slice(0, mostNamed - 1) : words.slice(0, -1);
    const last = words.length > mostNamed ? `${words.length - shown.length} more` : words.at(-1);
    return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}
function readLines(text) {
    const lines = text.split(/\r\n|\n|\r/);
    const pairs = [];
    const invalid = [];
    const faults = () => invalid.length === 0
        ? []
        : [`NAME=value lines; not valid: line${invalid.length > 1 ? 's' : ''} ${enumerate(invalid)}`];
    for (let index = 0; index < lines.length; index++) {
        if ((lines[index] ?? '').trim() === '')
            continue;
        const entry = readEntry(lines, index);
        // After a value without an end, nothing more can be read.
        if (typeof entry === 'string')
            return { pairs, faults: [...faults(), entry] };
        if (entry === null)
            invalid.push(String(index + 1));
        else
            pairs.push(entry.pair);
        index = entry?.lastLine ?? index;
    }
    return { pairs, faults: faults() };
}
/** The pair that starts at a line, and its last line; null if none does, or what was expected for a value without an end. */
function readEntry(lines, at) {
    const line = (lines[at] ?? '').trimStart();
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc < 1 || (equals >= 0 && equals < heredoc)) {
        if (equals < 1)
            return null;
        return { pair: [line.slice(0, equals).trim(), line.slice(equals + 1)], lastLine: at };
    }
    const name = line.slice(0, heredoc).trim();
    const end = line.slice(heredoc + 2).trim();
    const lastLine = lines.findIndex((other, index) => index > at && other.trim() === end);
    if (end === '' || lastLine < 0)
        return `complete: the value of ${quote(name)} has no closing line, as in NAME<<END ... END`;
    return { pair: [name, lines.slice(at + 1, lastLine).join('\n')], lastLine };
}
/** The pairs of a JSON object, including repeated names, of which JSON.parse silently keeps only the last. */
function readJson(text) {
    const parsed = parseJson(text);
    if (parsed === null)
        return {
            pairs: [],
            faults: ['a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON'],
        };
    const pairs = [];
    const invalid = [];
    for (const name of topLevelKeys(text)) {
        const value = parsed[name];
        if (isDangerous(name))
            pairs.push([name, '']);
        else if (typeof value === 'string' || typeof value === 'boolean')
            pairs.push([name, String(value)]);
        else
            invalid.push(name);
    }
    return { pairs, faults: describe('an object of strings, numbers and booleans; not valid: ', invalid) };
}
function parseJson(text) {
    try {
        return JSON.parse(text, asWritten);
    }
    catch {
        return null;
    }
}
/** A number stays as written: 1.10 is a version, and 12345678901234567890 would become another number. */
function asWritten(_key, value, context) {
    return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}
/** The keys of a flat JSON object as its text has them, including repeated ones. The text must be valid JSON. */
function topLevelKeys(text) {
    const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/gs;
    const keys = [];
    let depth = 0;
    for (const [sign, colon] of text.matchAll(token)) {
        if (sign === '{' || sign === '[')
            depth++;
        else if (sign === '}' || sign === ']')
            depth--;
        else if (depth === 1 && colon !== undefined)
            keys.push(JSON.parse(sign.slice(0, -colon.length)));
    }
    return keys;
}


/***/ }),

/***/ 6929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isParsed),
/* harmony export */   l: () => (/* binding */ parseEach)
/* harmony export */ });
/** True if the input could be read. */
function isParsed(parsed) {
    return 'value' in parsed;
}
/** Reads all parts with one parser: all values, or the first problem. */
function parseEach(parts, parse, nowMs) {
    const values = [];
    for (const part of parts) {
        const parsed = parse(part, nowMs);
        if (!isParsed(parsed))
            return parsed;
        values.push(parsed.value);
    }
    return { value: values };
}


/***/ }),

/***/ 6958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ parseBranchFilter),
/* harmony export */   r: () => (/* binding */ parseRef)
/* harmony export */ });
const forbidden = /[\p{Cc} ~^?*[\\]|\.\.|@\{|\.$/u;
/**
 * A branch, tag, ref or SHA to build. It becomes part of a command line of the agent, so git's own rules for refs apply,
 * and it must not start with a dash. A colon is allowed, for `owner:branch` of a fork.
 */
const parseRef = (text) => {
    if (text.startsWith('-'))
        return { expected: 'a git ref that does not start with a dash' };
    const valid = text
        .split('/')
        .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
    if (!valid || text === '@' || forbidden.test(text) || !text.isWellFormed()) {
        return { expected: 'a git ref without spaces, control characters, "..", "@{" or any of ~ ^ ? * [ \\' };
    }
    return { value: text };
};
/** A branch to filter by. The live service accepts `*` as a wildcard, so it is allowed here. */
const parseBranchFilter = (text) => {
    const parsed = parseRef(text.replaceAll('*', 'x'), 0);
    return 'value' in parsed ? { value: text } : { expected: 'a branch name; * matches any text' };
};


/***/ }),

/***/ 9568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   mI: () => (/* binding */ parseMoment)
/* harmony export */ });
/* unused harmony export readDuration */
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4948);

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const longestMs = 35 * 86_400_000;
/** The milliseconds of a duration such as `90s`, `15m`, `2h`, `7d` or `5h45m`. */
function readDuration(text) {
    if (!/^(?:\d{1,7}[smhd]){1,4}$/.test(text))
        return null;
    let total = 0;
    let last = Number.POSITIVE_INFINITY;
    for (const [, count, unit] of text.matchAll(/(\d+)([smhd])/g)) {
        const size = unitMs[unit ?? ''] ?? 0;
        if (size >= last)
            return null;
        last = size;
        total += Number(count) * size;
    }
    return total;
}
/** A duration in milliseconds, from one second to 35 days, the maximum duration of a workflow. */
const parseDuration = (text) => {
    const value = readDuration(text);
    return value !== null && value >= 1_000 && value <= longestMs
        ? { value }
        : { expected: 'a duration from 1s to 35d, such as 90s, 15m, 2h or 5h45m' };
};
/** A time in ISO 8601, from ISO 8601 or from a relative time such as `24h` or `7d`, which is subtracted from now. */
const parseMoment = (text, nowMs) => {
    const duration = readDuration(text);
    const ms = duration === null ? parseDate(text) : nowMs - duration;
    return ms === null || ms < 0
        ? { expected: 'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h or 7d' }
        : { value: new Date(ms).toISOString() };
};
/** A time, or a day in UTC; null for a date that does not exist, such as February 30. */
function parseDate(text) {
    const [, year, month, day, rest] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text) ?? [];
    if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
        return null;
    return (0,_model_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .p)(rest === '' ? `${text}T00:00:00Z` : text);
}


/***/ }),

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Vw: () => (/* binding */ parseFullSha),
/* harmony export */   Xw: () => (/* binding */ parseUuid),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   og: () => (/* binding */ parseFlag),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/** `true` or `false`. */
const parseFlag = (text) => {
    if (text === 'true')
        return { value: true };
    if (text === 'false')
        return { value: false };
    return { expected: 'true or false' };
};
/** A whole number of at least `least`, small enough to be exact. */
function parseInteger(least, expected = `a whole number of at least ${least}`) {
    return (text) => {
        const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
        return Number.isSafeInteger(value) && value >= least ? { value } : { expected };
    };
}
/** One of a few words. */
function parseChoice(choices) {
    return (text) => {
        const value = choices.find((choice) => choice === text);
        return value === undefined ? { expected: oneOf(choices) } : { value };
    };
}
/** `a, b or c`. */
function oneOf(choices) {
    const last = choices.at(-1) ?? '';
    return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}
/** Any text of one line. */
const parseLine = (text) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) || !text.isWellFormed()
    ? { expected: 'a single line without control characters' }
    : { value: text };
/** Any valid Unicode text. */
const parseText = (text) => text.isWellFormed() && !text.includes('\0')
    ? { value: text }
    : { expected: 'valid Unicode text without NUL characters' };
/** A UUID, in lower case. */
const parseUuid = (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a UUID, such as 01234567-89ab-cdef-0123-456789abcdef' };
/** A full SHA-1 or SHA-256 commit. The service's commit filter does not match short SHAs (api.md §4.3). */
const parseFullSha = (text) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a full commit SHA of 40 characters, because the service does not match short SHAs' };


/***/ }),

/***/ 6916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ waitInputs),
/* harmony export */   b5: () => (/* binding */ readWaitSettings),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   yR: () => (/* binding */ readPlainWait)
/* harmony export */ });
/** The inputs about waiting. */
const waitInputs = [
    'wait',
    'wait-timeout',
    'queue-timeout',
    'success-states',
    'wait-through-blocked',
    'fail-fast',
    'cancel-on-fail-fast',
    'cancel-on-timeout',
    'cancel-on-abort',
    'wait-until',
    'cancel-siblings',
    'poll-interval',
];
/** The wait settings of the inputs. */
function readWaitSettings(inputs) {
    return {
        timeoutMs: inputs['wait-timeout'],
        queueTimeoutMs: inputs['queue-timeout'],
        successStates: inputs['success-states'],
        throughBlocked: inputs['wait-through-blocked'],
        failFast: inputs['fail-fast'],
        cancelOnFailFast: inputs['cancel-on-fail-fast'],
        cancelOnTimeout: inputs['cancel-on-timeout'],
        cancelOnAbort: inputs['cancel-on-abort'],
        until: inputs['wait-until'],
        cancelSiblings: inputs['cancel-siblings'],
        pollIntervalMs: inputs['poll-interval'],
    };
}
/** The settings for a build that was canceled: the step succeeds in whatever state it ends. */
function readPlainWait(inputs) {
    const { 'wait-timeout': timeoutMs, 'poll-interval': pollIntervalMs } = inputs;
    return { timeoutMs, pollIntervalMs, successStates: ['any'], until: 'all' };
}
/** True if the step succeeds with a build that ended in this state. */
function isSuccess(state, options) {
    return options.successStates.includes('any') || options.successStates.includes(state);
}


/***/ }),

/***/ 8517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./build/model/states.js
var model_states = __nccwpck_require__(9818);
;// CONCATENATED MODULE: ./build/operations/inputs/resolve-addresses.js
/** The organization; null with a problem. */
function resolveOrganization({ organization }, problems) {
    if (organization !== undefined)
        return { organization };
    problems.missing('organization', 'set it to the slug of the organization');
    return null;
}
/** The suite; null with a problem. */
function resolveSuite({ suite, ...inputs }, problems) {
    const organization = resolveOrganization(inputs, problems);
    if (suite === undefined)
        problems.missing('suite', 'set it to the slug of the test suite');
    return organization && suite !== undefined ? { ...organization, suite } : null;
}
/** The pipelines of the input `pipeline`, at least one; null with a problem. */
function resolvePipelines(inputs, problems) {
    const { organization, pipeline = [] } = inputs;
    if (pipeline.length === 0) {
        problems.missing('pipeline', 'set it to a pipeline slug, or to organization/pipeline');
        return null;
    }
    if (pipeline.every((name) => name.organization !== undefined))
        for (const name of pipeline)
            reportContradiction('pipeline', name, { organization }, problems);
    return allOrNone(pipeline.map((name) => {
        const found = name.organization ?? organization;
        if (found !== undefined)
            return { organization: found, pipeline: name.pipeline };
        const instead = `organization/${name.pipeline}`;
        problems.missing('organization', `set it for pipeline ${name.pipeline}, or write ${instead}`);
        return null;
    }));
}
/** The only pipeline of the input `pipeline`; null with a problem. */
function resolvePipeline(inputs, problems) {
    return problems.one('pipeline', resolvePipelines(inputs, problems));
}
/** The builds of the input `build`, at least one; null with a problem. */
function resolveBuilds(inputs, problems) {
    const { build = [] } = inputs;
    if (build.length === 0) {
        problems.missing('build', 'set it to the number or the URL of the build');
        return null;
    }
    if (build.every((name) => name.pipeline !== undefined))
        for (const name of build)
            reportContradiction('build', name, inputs, problems);
    return allOrNone(build.map(({ organization, pipeline, number }) => {
        if (organization !== undefined && pipeline !== undefined)
            return { organization, pipeline, number };
        const address = resolvePipeline(inputs, problems);
        return address && { ...address, number };
    }));
}
/** The only build of the input `build`; null with a problem. */
function resolveBuild(inputs, problems) {
    return problems.one('build', resolveBuilds(inputs, problems));
}
/**
 * Reports an address that contradicts the inputs `organization` and `pipeline`. Called only if all addresses are complete:
 * otherwise these inputs are for the incomplete ones.
 */
function reportContradiction(input, named, { organization = named.organization, pipeline = [] }, problems) {
    const isSame = (other) => other.pipeline === named.pipeline && (other.organization ?? named.organization) === named.organization;
    const others = [
        ...(organization === named.organization ? [] : [`organization is ${organization}`]),
        ...(pipeline.length === 0 || pipeline.some(isSame)
            ? []
            : [`pipeline is ${pipeline.map(spell).join(', ')}`]),
    ];
    if (others.length > 0)
        problems.add(`Input ${input} names ${spell(named)}, but ${others.join(' and ')}.`);
}
function spell({ organization, pipeline }) {
    return [organization, pipeline].filter((part) => part !== undefined).join('/');
}
/** All of them without duplicates; null if one is missing. */
function allOrNone(values) {
    const found = values.filter((value) => value !== null);
    if (found.length < values.length)
        return null;
    return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}

// EXTERNAL MODULE: ./build/operations/inputs/wait-settings.js
var wait_settings = __nccwpck_require__(6916);
;// CONCATENATED MODULE: ./build/operations/inputs/input-problems.js
/** An empty list of problems. */
function createInputProblems(unreadable) {
    const problems = [];
    const add = (problem) => {
        if (!problems.includes(problem))
            problems.push(problem);
    };
    return {
        problems,
        add,
        isUnreadable: (name) => unreadable.has(name),
        missing: (name, why) => {
            if (!unreadable.has(name))
                add(`Input ${name} is missing: ${why}.`);
        },
        one: (name, values) => {
            const [first = null, ...others] = values ?? [];
            if (others.length > 0)
                add(`Input ${name} must have exactly one value here; it has ${others.length + 1}.`);
            return first;
        },
        onlyBranch: (branch) => {
            if (branch?.includes('*'))
                add('Input branch must be one branch here; "*" is only for filters.');
        },
    };
}

;// CONCATENATED MODULE: ./build/operations/outputs/declarations.js
/** All outputs of the action, each with the sentence that `action.yml` and the README show. */
const outputs = {
    'build-number': 'Number of the build. Set only if there is exactly one.',
    'build-id': 'ID (UUID) of the build. Set only if there is exactly one.',
    'build-url': 'Web URL of the build. Set only if there is exactly one.',
    state: 'Last known state of the build, such as `passed` or `failed`; `blocked` for a build at a block step. Set only if there is exactly one.',
    builds: 'Builds of this step as a JSON array with organization, pipeline, number, id, url and state, as many as fit into an output. `[]` if there are none.',
    count: 'Number of items in the list. Not set if the step failed before it read the list.',
    complete: 'true if the list contains all items, false if it was truncated at `limit`.',
    matrix: 'First 256 items of the list as a JSON array, for fromJSON in strategy.matrix. Contains slugs, IDs, numbers, URLs and states, but no free text. `[]` if there are none.',
    json: 'Result of the operation as JSON, without secrets. If the step fails: `{"error": {"kind", "message", "status"}}`. Truncated if it does not fit into an output. Contains untrusted text: never insert it into a script.',
    truncated: 'true if `json` is truncated: the end of a list, or the largest parts of an object, such as `jobs`. The file at `json-path` is always complete.',
    'json-path': 'Path of a file with the complete JSON, without secrets.',
    'new-count': 'Number of flaky tests that are new since the last report. Set only if the last report was complete.',
    'gone-count': 'Number of tests that are no longer reported as flaky. Set only if the last report and this list are complete.',
    'touched-count': 'Number of flaky tests in files that the pull request changes. Set only if these files are known.',
    'gate-passed': 'true, false, or `not evaluated` if a gate could not be evaluated. Set only if there is a gate.',
    'gate-reasons': 'Result of each gate, one per line.',
    'selectors-path': 'Path of the list for the test runner.',
    'comment-action': 'What happened to the comment: created, updated, unchanged, deleted or skipped.',
    'comment-reason': 'Reason for `comment-action`, in one sentence.',
    'comment-id': 'ID of the comment.',
    'comment-url': 'URL of the comment.',
    'comment-path': 'Path of a file with the text of the comment, even if it was not posted.',
    'suite-slug': 'Slug of the suite.',
    'suite-url': 'Web URL of the suite.',
    'api-token': 'Token of the new suite, masked. Set only with `show-api-token`.',
};
/** The outputs that every operation has. */
const jsonOutputs = ['json', 'truncated', 'json-path'];
/** The outputs about builds. */
const buildOutputs = ['build-number', 'build-id', 'build-url', 'state', 'builds'];
/** The outputs about a list. */
const listOutputs = ['count', 'complete', 'matrix'];
/** The outputs about a suite. */
const suiteOutputs = ['suite-slug', 'suite-url'];

;// CONCATENATED MODULE: ./build/operations/operation.js


/** What an operation needs whose commit and branch come from the event. */
const readsPullRequest = {
    permission: 'pull-requests: read',
    purpose: 'the head of the pull request on issue_comment and workflow_run',
};
/** Makes an operation from its declaration. Every operation has the outputs about JSON. */
function defineOperation(declared) {
    return {
        permissions: [],
        usesEvent: false,
        ...declared,
        outputs: [...declared.outputs, ...jsonOutputs],
        plan: (inputs, { event, unreadable }) => {
            const problems = createInputProblems(unreadable);
            const planned = declared.plan(inputs, { event, problems });
            if (planned === null || problems.problems.length > 0)
                return problems;
            const { requests, ...task } = planned;
            const { 'dry-run': isDryRun } = inputs;
            if (!isDryRun || requests === undefined)
                return task;
            return {
                ...task,
                run: async (context) => (await __nccwpck_require__.e(/* import() */ 803).then(__nccwpck_require__.bind(__nccwpck_require__, 5184))).dryRun(requests, context),
            };
        },
    };
}

;// CONCATENATED MODULE: ./build/operations/cancel-build.js





/** Cancels one build. */
const cancelBuildOperation = defineOperation({
    name: 'cancel-build',
    sentence: 'Cancel one build. The step also succeeds if the build has already finished. With `wait: true`, it waits until the build has ended.',
    inputs: ['organization', 'pipeline', 'build', 'wait', 'wait-timeout', 'poll-interval', 'dry-run'],
    outputs: buildOutputs,
    scopes: ['write_builds', 'read_builds'],
    plan: (inputs, { problems }) => {
        const address = resolveBuild(inputs, problems);
        if (address === null)
            return null;
        return {
            requests: [{ endpoint: 'builds.cancel', to: { ...address } }],
            run: async (context) => {
                const { cancelBuildOnce, cancelOutcome } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 5201));
                const canceled = await cancelBuildOnce(address, context.client, { signal: context.signal });
                const { build } = canceled;
                if (!inputs.wait || (0,model_states/* isTerminal */.Hd)(build))
                    return cancelOutcome(address, canceled, context);
                const { waitForBuilds } = await __nccwpck_require__.e(/* import() */ 984).then(__nccwpck_require__.bind(__nccwpck_require__, 984));
                return waitForBuilds([{ address, build }], { options: (0,wait_settings/* readPlainWait */.yR)(inputs) }, context);
            },
        };
    },
});

// EXTERNAL MODULE: ./build/operations/inputs/parsers/words.js
var words = __nccwpck_require__(9563);
;// CONCATENATED MODULE: ./build/operations/inputs/build-filters.js


/** The inputs that select whose builds to list. */
const scopeInputs = ['organization', 'pipeline'];
/** The inputs that filter the three build lists, one for each parameter of api.md §4.3. */
const filterInputs = [
    'branch',
    'commit',
    'state',
    'creator',
    'created-from',
    'created-to',
    'finished-from',
    'meta-data',
    'include-retried-jobs',
];
/** Whose builds to list; null with a problem. */
function resolveScope(inputs, problems) {
    const { organization } = inputs;
    if (inputs.pipeline === undefined)
        return organization === undefined ? { of: 'token' } : { of: 'organization', address: { organization } };
    const address = resolvePipeline(inputs, problems);
    return address && { of: 'pipeline', address };
}
/** The filters of a build list. They come only from inputs, never from the event. */
function readFilters(inputs, problems) {
    for (const commit of inputs.commit ?? []) {
        const parsed = (0,words/* parseFullSha */.Vw)(commit, 0);
        if ('expected' in parsed)
            problems.add(`Input commit must be ${parsed.expected}; it was ${JSON.stringify(commit)}.`);
    }
    const given = {
        branch: inputs.branch,
        commit: inputs.commit?.map((commit) => commit.toLowerCase()),
        state: inputs.state,
        creator: inputs.creator,
        created_from: inputs['created-from'],
        created_to: inputs['created-to'],
        finished_from: inputs['finished-from'],
        meta_data: inputs['meta-data'],
        include_retried_jobs: inputs['include-retried-jobs'],
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
/** True if the filters exclude some builds. A state alone is not enough, nor is a branch pattern that matches everything. */
function narrows(filters) {
    const { state: _state, include_retried_jobs: _attempts, branch = [], ...narrowing } = filters;
    const branches = [branch].flat();
    if (branches.length > 0 && !branches.some((each) => /^\*+$/.test(each)))
        return true;
    return Object.values(narrowing).some((value) => typeof value === 'object' ? Object.keys(value).length > 0 : true);
}

;// CONCATENATED MODULE: ./build/operations/cancel-builds.js





/** Cancels all builds that match filters. */
const cancelBuildsOperation = defineOperation({
    name: 'cancel-builds',
    sentence: 'Cancel all scheduled, running and failing builds that match, and report on each. Requires a filter: `branch`, `commit`, `creator`, `meta-data` or a time.',
    inputs: [...scopeInputs, ...filterInputs, 'limit', 'dry-run'],
    outputs: ['count', 'complete', ...buildOutputs],
    scopes: ['write_builds', 'read_builds'],
    plan: (inputs, { problems }) => {
        const scope = resolveScope(inputs, problems);
        const filters = readFilters(inputs, problems);
        if (!narrows(filters) && inputs.branch !== undefined)
            problems.add('Input branch must select some branches; "*" selects all of them.');
        else if (!narrows(filters))
            problems.missing('branch', 'cancel-builds requires branch, commit, creator, meta-data or a time, so that it never cancels every build');
        const states = model_states/* cancelableStates */.F2.filter((state) => inputs.state?.includes(state) ?? true);
        if (states.length === 0)
            problems.add(`Input state must include ${(0,words/* oneOf */.yL)(model_states/* cancelableStates */.F2)}; no other builds can be canceled.`);
        if (scope === null)
            return null;
        const order = {
            scope,
            filters: { ...filters, state: states },
            limit: inputs.limit ?? 100,
            dryRun: inputs['dry-run'],
        };
        return {
            run: async (context) => (await __nccwpck_require__.e(/* import() */ 552).then(__nccwpck_require__.bind(__nccwpck_require__, 2552))).cancelMatching(order, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/create-suite.js



/** Creates a test suite. Its token is requested only if the input asks for it, and is masked immediately. */
const createSuiteOperation = defineOperation({
    name: 'create-suite',
    sentence: 'Create a test suite.',
    inputs: ['organization', 'name', 'default-branch', 'team-ids', 'show-api-token', 'dry-run'],
    outputs: [...suiteOutputs, 'api-token'],
    scopes: ['write_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveOrganization(inputs, problems);
        const { name, 'default-branch': default_branch, 'team-ids': team_ids, 'show-api-token': show } = inputs;
        if (name === undefined)
            problems.missing('name', 'set it to the name of the new suite');
        if (default_branch === undefined)
            problems.missing('default-branch', 'set it to the branch whose trends the suite shows');
        if (address === null || name === undefined || default_branch === undefined)
            return null;
        const body = {
            name,
            default_branch,
            ...(show && { show_api_token: true }),
            ...(team_ids && { team_ids }),
        };
        return {
            requests: [{ endpoint: 'suites.create', to: { ...address }, body }],
            run: async (context) => {
                const { client, journal, log } = context;
                const send = async (guard) => {
                    const suite = await client.suites.create(address, body, guard);
                    const token = suite.api_token ?? '';
                    journal.mask(token);
                    if (show && token !== '')
                        journal.output('api-token', token);
                    if (show && token === '')
                        log.warning('Buildkite returned no API token for the new suite.');
                    return suite;
                };
                const { writeSuite } = await __nccwpck_require__.e(/* import() */ 882).then(__nccwpck_require__.bind(__nccwpck_require__, 8882));
                return writeSuite({ action: 'created', name: `“${name}”`, address, send }, context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/delete-suite.js



/** Deletes a test suite. */
const deleteSuiteOperation = defineOperation({
    name: 'delete-suite',
    sentence: 'Delete a test suite with all its data.',
    inputs: ['organization', 'suite', 'dry-run'],
    outputs: suiteOutputs,
    scopes: ['write_suites', 'read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        if (address === null)
            return null;
        return {
            requests: [{ endpoint: 'suites.delete', to: { ...address } }],
            run: async (context) => {
                const { writeSuite } = await __nccwpck_require__.e(/* import() */ 882).then(__nccwpck_require__.bind(__nccwpck_require__, 8882));
                const send = async (guard) => {
                    await context.client.suites.delete(address, guard);
                    return { slug: address.suite };
                };
                return writeSuite({ action: 'deleted', name: address.suite, address, send }, context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/get-build.js



/** Reads one build. */
const getBuildOperation = defineOperation({
    name: 'get-build',
    sentence: 'Read one build with all its jobs. The step succeeds regardless of the state of the build.',
    inputs: ['organization', 'pipeline', 'build', 'include-retried-jobs'],
    outputs: buildOutputs,
    scopes: ['read_builds'],
    plan: (inputs, { problems }) => {
        const address = resolveBuild(inputs, problems);
        if (address === null)
            return null;
        const parameters = { include_retried_jobs: inputs['include-retried-jobs'] ?? true };
        return {
            run: async (context) => {
                const build = await context.client.builds.get(address, { ...parameters, signal: context.signal });
                const { buildOutcome, describeState } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 2816));
                return buildOutcome(describeState(address, build), [{ address, build }], context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/get-suite.js



/** Reads one test suite. */
const getSuiteOperation = defineOperation({
    name: 'get-suite',
    sentence: 'Read one test suite.',
    inputs: ['organization', 'suite'],
    outputs: suiteOutputs,
    scopes: ['read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        if (address === null)
            return null;
        return {
            run: async (context) => {
                const suite = await context.client.suites.get(address, { signal: context.signal });
                return (await __nccwpck_require__.e(/* import() */ 882).then(__nccwpck_require__.bind(__nccwpck_require__, 8882))).suiteOutcome(suite, 'found', address, context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/list-builds.js



/** Lists the builds of a pipeline, of an organization, or all of them. */
const listBuildsOperation = defineOperation({
    name: 'list-builds',
    sentence: 'List builds, newest first: those of `pipeline`, those of `organization`, or all that the token can access.',
    inputs: [...scopeInputs, ...filterInputs, 'limit'],
    outputs: [...listOutputs, ...buildOutputs],
    scopes: ['read_builds'],
    plan: (inputs, { problems }) => {
        const scope = resolveScope(inputs, problems);
        const filters = readFilters(inputs, problems);
        if (scope === null)
            return null;
        const order = { scope, filters, limit: inputs.limit ?? 100 };
        return { run: async (context) => (await __nccwpck_require__.e(/* import() */ 810).then(__nccwpck_require__.bind(__nccwpck_require__, 810))).listMatching(order, context) };
    },
});

// EXTERNAL MODULE: ./build/operations/inputs/declarations/comment.js
var comment = __nccwpck_require__(4670);
// EXTERNAL MODULE: ./build/operations/inputs/declarations/flaky-tests.js
var flaky_tests = __nccwpck_require__(8486);
// EXTERNAL MODULE: ./build/operations/inputs/declarations/input.js
var input = __nccwpck_require__(9499);
;// CONCATENATED MODULE: ./build/operations/list-flaky-tests.js






/** Lists the flaky tests of a suite, and reports on them. */
const listFlakyTestsOperation = defineOperation({
    name: 'list-flaky-tests',
    sentence: 'List the flaky tests of a suite and report on them: summary, pull request comment, annotations, and lists for test runners. The step fails only if a gate fails.',
    inputs: ['organization', 'suite', ...(0,input/* keysOf */.YD)(flaky_tests/* flakyInputs */.J), ...(0,input/* keysOf */.YD)(comment/* commentInputs */.X), 'limit'],
    outputs: [
        ...listOutputs,
        'new-count',
        'gone-count',
        'touched-count',
        'gate-passed',
        'gate-reasons',
        'selectors-path',
        'comment-action',
        'comment-reason',
        'comment-id',
        'comment-url',
        'comment-path',
    ],
    scopes: ['read_suites'],
    permissions: [
        { permission: 'pull-requests: write', purpose: 'the comment' },
        { permission: 'contents: read', purpose: 'the pull request of a commit' },
    ],
    plan: (inputs, { problems }) => {
        const suite = resolveSuite(inputs, problems);
        if (suite === null)
            return null;
        return {
            run: async (context) => (await __nccwpck_require__.e(/* import() */ 672).then(__nccwpck_require__.bind(__nccwpck_require__, 9672))).reportFlakyTests(suite, inputs, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/list-suites.js



/** Lists the test suites of an organization. */
const listSuitesOperation = defineOperation({
    name: 'list-suites',
    sentence: 'List the test suites of an organization.',
    inputs: ['organization', 'limit'],
    outputs: listOutputs,
    scopes: ['read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveOrganization(inputs, problems);
        if (address === null)
            return null;
        const limit = inputs.limit ?? 100;
        return {
            run: async (context) => (await __nccwpck_require__.e(/* import() */ 882).then(__nccwpck_require__.bind(__nccwpck_require__, 8882))).readSuites(address, limit, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/rebuild-build.js




/** Creates a new build from an existing one, and waits for it. */
const rebuildBuildOperation = defineOperation({
    name: 'rebuild-build',
    sentence: 'Rebuild an existing build and wait for the new one to finish. The step succeeds only if the new build passes. With `wait: false`, it ends as soon as the new build is created.',
    inputs: ['organization', 'pipeline', 'build', ...wait_settings/* waitInputs */.FG, 'dry-run'],
    outputs: buildOutputs,
    scopes: ['write_builds', 'read_builds'],
    plan: (inputs, { problems }) => {
        const original = resolveBuild(inputs, problems);
        if (original === null)
            return null;
        const options = (0,wait_settings/* readWaitSettings */.b5)(inputs);
        const order = { original, options, wait: inputs.wait ?? true };
        return {
            requests: [{ endpoint: 'builds.rebuild', to: { ...original } }],
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(984), __nccwpck_require__.e(27)]).then(__nccwpck_require__.bind(__nccwpck_require__, 27))).rebuild(order, context),
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/inputs/create-body.js
/** The inputs for the body of a new build, one for each property of api.md §4.3. */
const bodyInputs = [
    'commit',
    'branch',
    'message',
    'author-name',
    'author-email',
    'clean-checkout',
    'env',
    'meta-data',
    'ignore-pipeline-branch-filters',
    'pull-request-id',
    'pull-request-base-branch',
    'pull-request-repository',
];
/** Kitestring's own meta-data keys start with it. */
const reserved = 'kitestring-';
/** The body that creates a build, from the inputs, with defaults from the event; null with a problem. */
function createBody(inputs, event, problems) {
    const commit = single('commit', inputs.commit, event, problems);
    const branch = single('branch', inputs.branch, event, problems);
    problems.onlyBranch(branch);
    for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
        problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
    // What the event says about its commit does not apply to another one.
    const defaults = commit === event.commit && branch === event.branch ? event : {};
    const author = readAuthor(inputs, defaults, problems);
    if (commit === null || branch === null)
        return null;
    return withoutUndefined({
        commit,
        branch,
        author,
        clean_checkout: inputs['clean-checkout'],
        env: inputs.env,
        ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
        message: inputs.message ?? defaults.message,
        meta_data: inputs['meta-data'],
        pull_request_base_branch: inputs['pull-request-base-branch'] ?? defaults.pull_request_base_branch,
        pull_request_id: inputs['pull-request-id'] ?? defaults.pull_request_id,
        pull_request_repository: inputs['pull-request-repository'] ?? defaults.pull_request_repository,
    });
}
function single(name, given, event, problems) {
    const value = problems.one(name, given) ?? event[name];
    if (value !== undefined)
        return value;
    if (event.nothingToBuild !== undefined)
        problems.add(event.nothingToBuild);
    else
        problems.missing(name, `the event does not name a ${name}`);
    return null;
}
function readAuthor(inputs, event, problems) {
    const { 'author-name': name, 'author-email': email } = inputs;
    if (name !== undefined && email !== undefined)
        return { name, email };
    if (name !== undefined)
        problems.missing('author-email', 'author-name requires it');
    if (email !== undefined)
        problems.missing('author-name', 'author-email requires it');
    return event.author;
}
function withoutUndefined(body) {
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/operations/inputs/parsers/environment.js
var environment = __nccwpck_require__(6387);
// EXTERNAL MODULE: ./build/operations/inputs/parsers/parsed.js
var parsed = __nccwpck_require__(6929);
;// CONCATENATED MODULE: ./build/operations/trigger-build.js








/** Creates a build in one or several pipelines, and waits for it. */
const triggerBuildOperation = defineOperation({
    name: 'trigger-build',
    sentence: 'Create a build and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the build is created.',
    inputs: ['organization', 'pipeline', ...bodyInputs, 'recover', 'idempotency-key', ...wait_settings/* waitInputs */.FG, 'dry-run'],
    outputs: buildOutputs,
    scopes: ['write_builds', 'read_builds'],
    permissions: [readsPullRequest],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const pipelines = resolvePipelines(inputs, problems);
        const body = createBody(inputs, event, problems);
        if (pipelines === null || body === null)
            return null;
        const idempotencyKey = inputs['idempotency-key'];
        const options = (0,wait_settings/* readWaitSettings */.b5)(inputs);
        const order = {
            pipelines,
            body,
            idempotencyKey,
            recover: inputs.recover,
            cancelOnAbort: options.cancelOnAbort ?? true,
            wait: inputs.wait === false ? null : options,
        };
        const knowsCommit = idempotencyKey === undefined || (0,parsed/* isParsed */.E)((0,words/* parseFullSha */.Vw)(body.commit, 0));
        return {
            warnings: [
                ...(0,environment/* toolVariables */.kL)(Object.keys(body.env ?? {})).map((name) => `Input env sets ${name}, which can change how the tools on the agent work.`),
                ...(knowsCommit ? [] : [adviseFullSha(body.commit)]),
            ],
            run: async (context) => {
                const { previewBuilds, startBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(984), __nccwpck_require__.e(841)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3841));
                return inputs['dry-run'] ? previewBuilds(order, context) : startBuilds(order, context);
            },
        };
    },
});
/** The service resolves any other name of a commit, and shows the build under its SHA. */
function adviseFullSha(commit) {
    return `With idempotency-key, set commit to a full SHA instead of ${commit}. Otherwise each run may start another build.`;
}

;// CONCATENATED MODULE: ./build/operations/update-suite.js



/** Changes the name or the default branch of a test suite. */
const updateSuiteOperation = defineOperation({
    name: 'update-suite',
    sentence: 'Change the name or the default branch of a test suite. A new name may change its slug.',
    inputs: ['organization', 'suite', 'name', 'default-branch', 'dry-run'],
    outputs: suiteOutputs,
    scopes: ['write_suites', 'read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        const { name, 'default-branch': default_branch } = inputs;
        const body = { ...(name && { name }), ...(default_branch && { default_branch }) };
        if (Object.keys(body).length === 0 && !problems.isUnreadable('name'))
            problems.missing('default-branch', 'nothing changes without name or default-branch');
        if (address === null)
            return null;
        return {
            requests: [{ endpoint: 'suites.update', to: { ...address }, body }],
            run: async (context) => {
                const { writeSuite } = await __nccwpck_require__.e(/* import() */ 882).then(__nccwpck_require__.bind(__nccwpck_require__, 8882));
                const send = (guard) => context.client.suites.update(address, body, guard);
                return writeSuite({ action: 'updated', name: address.suite, address, send }, context);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/operations/wait-for-build.js






/** Waits for builds that something else started: by number or URL, or by commit and branch. */
const waitForBuildOperation = defineOperation({
    name: 'wait-for-build',
    sentence: 'Wait for existing builds to finish. The step succeeds only if they pass. Select them with `build`, or the build of a commit with `commit` and `branch`.',
    inputs: ['organization', 'pipeline', 'build', 'commit', 'branch', 'appear-timeout', ...wait_settings/* waitInputs */.FG],
    outputs: buildOutputs,
    scopes: ['read_builds'],
    permissions: [readsPullRequest],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const options = (0,wait_settings/* readWaitSettings */.b5)(inputs);
        if (inputs.wait === false)
            problems.add('Input wait must be true for wait-for-build; to read a build without waiting, use get-build.');
        if (inputs.build !== undefined || problems.isUnreadable('build')) {
            const addresses = resolveBuilds(inputs, problems);
            if (addresses === null)
                return null;
            return {
                unused: { inputs: ['commit', 'branch', 'appear-timeout'], when: 'when build is set' },
                run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(984), __nccwpck_require__.e(383)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2764))).waitForAddresses(addresses, options, context),
            };
        }
        const pipeline = resolvePipeline(inputs, problems);
        const { commit, branch } = readTarget(inputs, event, problems);
        if (pipeline === null || commit === undefined)
            return null;
        const query = { pipeline, commit, branch, timeoutMs: inputs['appear-timeout'] };
        return {
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(984), __nccwpck_require__.e(383)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2764))).waitForQuery(query, options, context),
        };
    },
});
/** The commit and branch to look for. The branch of the event only belongs to the commit of the event. */
function readTarget(inputs, event, problems) {
    const commit = problems.one('commit', inputs.commit) ?? event.commit;
    const branch = problems.one('branch', inputs.branch) ?? (commit === event.commit ? event.branch : undefined);
    problems.onlyBranch(branch);
    if (commit === undefined) {
        if (event.nothingToBuild !== undefined)
            problems.add(event.nothingToBuild);
        else
            problems.missing('build', 'set it, or set commit to the commit of the build');
        return {};
    }
    const sha = (0,words/* parseFullSha */.Vw)(commit, 0);
    if ((0,parsed/* isParsed */.E)(sha))
        return { commit: sha.value, branch };
    problems.add(`Input commit must be ${sha.expected}; it was ${JSON.stringify(commit)}.`);
    return {};
}

;// CONCATENATED MODULE: ./build/operations/operations.js













/** All operations, in the order of the README. */
const operations = [
    triggerBuildOperation,
    waitForBuildOperation,
    getBuildOperation,
    cancelBuildOperation,
    cancelBuildsOperation,
    rebuildBuildOperation,
    listBuildsOperation,
    listFlakyTestsOperation,
    listSuitesOperation,
    getSuiteOperation,
    createSuiteOperation,
    updateSuiteOperation,
    deleteSuiteOperation,
];


/***/ }),

/***/ 2816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  buildOutcome: () => (/* binding */ buildOutcome),
  describeState: () => (/* binding */ describeState),
  p: () => (/* binding */ reportBuild)
});

// EXTERNAL MODULE: ./build/model/states.js
var states = __nccwpck_require__(9818);
// EXTERNAL MODULE: ./build/model/times.js
var times = __nccwpck_require__(4948);
// EXTERNAL MODULE: ./build/report/text/durations.js
var durations = __nccwpck_require__(4550);
// EXTERNAL MODULE: ./build/report/text/url.js
var text_url = __nccwpck_require__(3646);
// EXTERNAL MODULE: ./build/report/builds/job-counts.js
var job_counts = __nccwpck_require__(3551);
// EXTERNAL MODULE: ./build/report/builds/job-report.js
var job_report = __nccwpck_require__(5345);
// EXTERNAL MODULE: ./build/report/builds/place.js
var builds_place = __nccwpck_require__(4778);
// EXTERNAL MODULE: ./build/report/builds/outcomes.js
var outcomes = __nccwpck_require__(5752);
;// CONCATENATED MODULE: ./build/report/builds/steps.js


/** The labels of the block and input steps that the build is waiting at. */
function readBlockSteps(jobs) {
    const waiting = jobs.filter(isManual).filter((job) => job.state === 'blocked');
    return waiting.map((job) => job.label || job.step_key || 'block step');
}
/** The trigger steps. */
function readTriggers(jobs, buildState, loopback) {
    return jobs.filter(isTrigger).map((job) => ({
        name: job.name || job.step_key || 'trigger step',
        state: job.state ?? '',
        outcome: (0,outcomes/* jobOutcome */.Yr)({ state: job.state }, buildState),
        number: job.triggered_build?.number ?? null,
        url: (0,text_url/* safeUrl */.P)(job.triggered_build?.web_url ?? job.web_url, loopback),
    }));
}
function isManual(job) {
    return job.type === 'manual';
}
function isTrigger(job) {
    return job.type === 'trigger';
}

;// CONCATENATED MODULE: ./build/report/builds/timing.js

/** Where the time of these jobs went, including all attempts. */
function measureTiming(jobs) {
    const waits = measure(jobs, ({ waitedMs }) => waitedMs);
    const runs = measure(jobs, ({ ranMs }) => ranMs);
    const total = waits.total + runs.total;
    return {
        longestWait: waits.longest,
        longestJob: runs.longest,
        waitingShare: total === 0 ? null : waits.total / total,
    };
}
function measure(jobs, timeOf) {
    let longest = null;
    let total = 0;
    for (const job of jobs) {
        for (const { attempt } of (0,job_report/* attemptsOf */.Or)(job)) {
            const ms = timeOf(attempt) ?? 0;
            total += ms;
            if (ms > (longest?.ms ?? 0))
                longest = { job, ms };
        }
    }
    return { longest, total };
}

// EXTERNAL MODULE: ./build/report/builds/verdict.js
var verdict = __nccwpck_require__(4764);
;// CONCATENATED MODULE: ./build/report/builds/analyze.js










/** Computes the report on a build (api.md §2.3, §3). Never throws: missing fields are omitted. */
function analyzeBuild(original, context) {
    const build = context.redact.json(original);
    const { now, loopback = false } = context;
    const state = (0,states/* effectiveState */.Jt)(build);
    const stop = (0,verdict/* relevantStop */.K6)(state, context.stop ?? null);
    const all = build.jobs ?? [];
    const jobs = (0,job_report/* readJobs */.RI)(all, { buildState: state, now, loopback });
    const jobCounts = (0,job_counts/* countJobs */.uq)(jobs);
    const failed = jobs.filter((job) => job.outcome === 'failed').sort(byEnd);
    const triggers = readTriggers(all, state, loopback);
    const failedTriggers = triggers.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
    return {
        place: (0,builds_place/* placeOf */.$t)(build),
        number: build.number,
        url: (0,text_url/* safeUrl */.P)(build.web_url, loopback),
        state,
        verdict: (0,verdict/* verdictOf */.Vj)({
            state,
            jobCounts,
            firstFailed: failed[0] ?? null,
            failedTriggers,
            blockSteps: readBlockSteps(all),
            cancelReason: build.cancel_reason ?? null,
            stop,
        }),
        branch: build.branch || null,
        commit: build.commit || null,
        message: firstLine(build.message),
        creator: build.creator?.name || null,
        rebuiltFrom: readRebuiltFrom(build, loopback),
        ...measureBuild(build, jobs, now),
        jobs: build.jobs ? jobs : null,
        jobCounts,
        failed,
        triggers,
        timing: measureTiming(jobs),
        stop,
        asOf: now,
    };
}
function readRebuiltFrom(build, loopback) {
    const number = build.rebuilt_from?.number;
    if (typeof number !== 'number')
        return null;
    return { number, url: (0,text_url/* safeUrl */.P)((0,builds_place/* rebuildUrl */.JW)(build), loopback) };
}
/** After an unblock, a build can report a later start than its jobs, so the earliest start counts. */
function measureBuild(build, jobs, now) {
    const createdAt = (0,times/* parseTime */.p)(build.created_at);
    const starts = [(0,times/* parseTime */.p)(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
    const startedAt = starts.reduce((first, start) => earlier(first, start), null);
    const openEnd = (0,states/* isTerminal */.Hd)(build) ? null : now;
    return {
        queuedMs: (0,durations/* elapsed */.vk)(createdAt, startedAt ?? openEnd),
        ranMs: (0,durations/* elapsed */.vk)(startedAt, (0,times/* parseTime */.p)(build.finished_at) ?? openEnd),
    };
}
function earlier(a, b) {
    if (a === null || b === null)
        return a ?? b;
    return Math.min(a, b);
}
function byEnd(a, b) {
    return (a.span?.finishedAt ?? Number.MAX_SAFE_INTEGER) - (b.span?.finishedAt ?? Number.MAX_SAFE_INTEGER);
}
function firstLine(message) {
    return message?.trim().split(/[\r\n]/, 1)[0] || null;
}

// EXTERNAL MODULE: ./build/report/text/blocks.js
var text_blocks = __nccwpck_require__(949);
// EXTERNAL MODULE: ./build/report/text/counts.js
var counts = __nccwpck_require__(4255);
// EXTERNAL MODULE: ./build/report/text/document.js
var text_document = __nccwpck_require__(7846);
// EXTERNAL MODULE: ./build/report/text/fence.js
var fence = __nccwpck_require__(1622);
// EXTERNAL MODULE: ./build/report/text/markdown.js + 1 modules
var markdown = __nccwpck_require__(2055);
// EXTERNAL MODULE: ./build/report/text/repository.js
var text_repository = __nccwpck_require__(8927);
// EXTERNAL MODULE: ./build/report/text/clean.js
var clean = __nccwpck_require__(8598);
// EXTERNAL MODULE: ./build/report/text/cut.js
var cut = __nccwpck_require__(3635);
;// CONCATENATED MODULE: ./build/report/text/chart-name.js


/** Characters that have a meaning in Mermaid, and what replaces them. */
const replacements = new Map([
    [':', '：'],
    [';', '；'],
    ['#', '＃'],
    ['%', '％'],
    ['`', '’'],
    ['<', '‹'],
    ['>', '›'],
]);
const meaningful = /[:;#%`<>]/g;
/** How many letters of average width fit beside the bars. */
const longest = 36;
const wide = /[\u1100-\u{1FFFF}]/u;
/** Approximate letter widths in a chart, in pixels. The first match counts. */
const widths = [
    [wide, 12],
    [/[mwMW@…—]/u, 11],
    [/\p{Lu}/u, 9],
];
const averageWidth = 6;
/**
 * An untrusted name as a row of a Mermaid chart: after an ordinal, so that it starts with no keyword or date, without
 * the characters that Mermaid interprets, and cut to fit beside the bars. The suffix is ours and is never cut.
 */
function chartName(ordinal, name, suffix = '') {
    const line = (0,clean/* cleanLine */.Ow)(name);
    const max = longest - suffix.length;
    const short = (0,cut/* cutEnd */.y)(line, line.search(wide) < 0 ? max : Math.ceil(max / 2));
    return `${ordinal} ${short.replace(meaningful, (sign) => replacements.get(sign) ?? '') || '(no name)'}${suffix}`;
}
/** The approximate width of a name in a chart, in pixels. Mermaid does not reserve it. */
function chartNameWidth(name) {
    return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
}
function letterWidth(letter) {
    return widths.find(([letters]) => letters.test(letter))?.[1] ?? averageWidth;
}

;// CONCATENATED MODULE: ./build/report/builds/chart.js





/** A chart with more jobs is hard to read. */
const mostJobs = 20;
/** Includes the rows of retried attempts. */
const mostRows = 40;
/** Mermaid rejects a diagram of more than 50,000 characters. */
const mostCharacters = 45_000;
/** A fixed width makes small screens scale the chart down. Otherwise the names leave no room for the bars. */
const width = 960;
/*
 * Waits are gray, runs blue, failures red, soft failures yellow. The text is readable inside and beside the bars in light
 * and dark mode: Mermaid's dark theme writes beside some bars in the color of the page.
 */
const colors = {
    doneTaskBkgColor: '#d1d9e0',
    doneTaskBorderColor: '#afb8c1',
    taskBkgColor: '#0969da',
    taskBorderColor: '#0969da',
    taskTextColor: '#ffffff',
    critBkgColor: '#cf222e',
    critBorderColor: '#cf222e',
    activeTaskBkgColor: '#fff8c5',
    activeTaskBorderColor: '#bf8700',
    taskTextDarkColor: '#656d76',
};
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** With more ticks on the time axis, the labels overlap on a phone. */
const mostTicks = 6;
/** Distances between ticks. For longer builds, Mermaid chooses. */
const ticks = [
    [second, '1second'],
    [5 * second, '5second'],
    [15 * second, '15second'],
    [30 * second, '30second'],
    [minute, '1minute'],
    [2 * minute, '2minute'],
    [5 * minute, '5minute'],
    [10 * minute, '10minute'],
    [15 * minute, '15minute'],
    [30 * minute, '30minute'],
    [hour, '1hour'],
    [2 * hour, '2hour'],
    [6 * hour, '6hour'],
    [12 * hour, '12hour'],
    [day, '1day'],
];
/**
 * A Mermaid Gantt chart of the jobs: a row for each attempt, with one part for the wait for an agent and one for the run.
 * Failed and retried jobs come first, then the longest. Uses only syntax that Mermaid 11.3 supports, because GitHub's
 * version is behind. Null for fewer than two jobs with known times.
 */
function renderChart(jobs, now) {
    const timed = jobs.filter((job) => job.span !== null);
    if (timed.length < 2)
        return null;
    const chosen = chooseJobs(timed.toSorted(byWeight)).toSorted(byRow);
    if (chosen.length === 0)
        return null;
    const rows = chosen.flatMap((job) => rowsOf(job, now));
    const names = rows.map(({ name, suffix }, index) => chartName(index + 1, name, suffix));
    const drawn = rows.flatMap((row, index) => [`  section ${names[index]}`, ...drawRow(row)]);
    const text = [...frontMatter(names), ...axis(rows), ...drawn].join('\n');
    if (text.length > mostCharacters)
        return null;
    return { markdown: { markdown: `\`\`\`mermaid\n${text}\n\`\`\`` }, left: timed.length - chosen.length };
}
/** The first jobs that fit, each with all its attempts: some attempts of a job would misrepresent it. */
function chooseJobs(jobs) {
    const chosen = [];
    let rows = 0;
    for (const job of jobs) {
        const needed = 1 + job.earlier.filter((attempt) => attempt.span !== null).length;
        if (chosen.length === mostJobs || rows + needed > mostRows)
            continue;
        chosen.push(job);
        rows += needed;
    }
    return chosen;
}
function frontMatter(names) {
    const leftPadding = 30 + Math.max(...names.map(chartNameWidth));
    return [
        '---',
        'displayMode: compact',
        'config:',
        '  themeVariables:',
        ...Object.entries(colors).map(([name, color]) => `    ${name}: '${color}'`),
        '  gantt:',
        `    useWidth: ${width}`,
        `    leftPadding: ${leftPadding}`,
        '    numberSectionStyles: 2',
        '---',
        'gantt',
        '  dateFormat x',
        '  todayMarker off',
    ];
}
function axis(rows) {
    const from = Math.min(...rows.map(({ span }) => span.readyAt));
    const length = Math.max(...rows.map(({ span, end }) => end ?? lastKnown(span))) - from;
    const [distance = 0, interval] = ticks.find(([ms]) => length / ms <= mostTicks) ?? [];
    if (interval === undefined)
        return ['  axisFormat %m-%d %H:%M'];
    return [`  axisFormat ${distance < minute ? '%H:%M:%S' : '%H:%M'}`, `  tickInterval ${interval}`];
}
function rowsOf(job, now) {
    return (0,job_report/* attemptsOf */.Or)(job).flatMap(({ attempt, suffix }) => {
        if (attempt.span === null)
            return [];
        return [
            { name: (0,job_report/* title */.DD)(job), suffix, attempt, span: attempt.span, end: endOf(attempt, attempt.span, now) },
        ];
    });
}
/** A finished attempt does not last until now, even if its end is unknown. */
function endOf({ outcome }, span, now) {
    if (span.finishedAt !== null || (0,outcomes/* isSettled */.Is)(outcome))
        return span.finishedAt;
    return Math.max(now, lastKnown(span));
}
function lastKnown({ readyAt, startedAt }) {
    return startedAt ?? readyAt;
}
/** The parts of a row. Each row is a section: the compact display mode draws a section on one line, next to its name. */
function drawRow({ attempt, span, end }) {
    const drawnTo = end ?? lastKnown(span);
    if (span.startedAt === null) {
        const words = (0,outcomes/* isSettled */.Is)(attempt.outcome)
            ? 'never ran'
            : `waiting ${(0,durations/* formatDuration */.a3)(drawnTo - span.readyAt)}`;
        return [`  ${words} :done, ${span.readyAt}, ${drawnTo}`];
    }
    // The wait has no text: next to a short wait, it would cover the run.
    const waited = `  · :done, ${span.readyAt}, ${span.startedAt}`;
    const ran = end === null ? '(end unknown)' : (0,durations/* formatDuration */.a3)(end - span.startedAt);
    return [waited, `  ${wordsBefore(attempt)}${ran} :${tagOf(attempt)}${span.startedAt}, ${drawnTo}`];
}
/** The outcome in words, because color alone is not enough. A duration alone means passed. */
function wordsBefore({ outcome }) {
    return outcome === 'passed' ? '' : `${outcome === 'unknown' ? 'ran' : outcome} `;
}
function tagOf({ outcome }) {
    if (outcome === 'failed')
        return 'crit, ';
    return outcome === 'soft-failed' ? 'active, ' : '';
}
/** Chooses failed jobs first, then retried ones, then the longest. */
function byWeight(a, b) {
    return weight(b) - weight(a) || (b.ranMs ?? 0) - (a.ranMs ?? 0);
}
/** Draws failed and retried jobs first, the rest by time. */
function byRow(a, b) {
    return weight(b) - weight(a) || (a.span?.readyAt ?? 0) - (b.span?.readyAt ?? 0);
}
function weight(job) {
    if (job.outcome === 'failed')
        return 2;
    return (0,job_counts/* isPassedOnRetry */.ej)(job) || job.attempts > 1 ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/report/builds/tables.js







/** Maximum number of failed jobs in the table. */
const mostFailed = 10;
const right = 'right';
const failedColumns = [
    { title: 'Failed job' },
    { title: 'Exit status', align: right },
    { title: 'Ran', align: right },
    { title: 'Attempts', align: right },
    { title: 'Agent' },
];
/** The jobs that failed the build, in the order in which they finished. */
function failedTable({ failed }) {
    const rows = failed.map((job) => [
        nameCell(job),
        (0,markdown/* join */.fj)([job.exitStatus, job.state === 'failed' ? null : job.state], ', '),
        span(job.ranMs),
        job.attempts,
        agentCell(job, job.agentRules),
    ]);
    return (0,text_blocks/* table */.tp)('failed jobs', failedColumns, rows, {
        max: mostFailed,
        elsewhere: (0,markdown.md) ` in the table of all jobs`,
    });
}
/** Soft failures, in one line. */
function softFailedLine(report) {
    const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
    const named = soft.slice(0, mostFailed).map((job) => (0,markdown.md) `${nameCell(job)}${exitWords(job)}`);
    const rest = soft.length - named.length;
    const more = rest > 0 ? (0,markdown.md) ` and ${rest} more` : markdown/* nothing */.s6;
    const line = (0,markdown.md) `Soft-failed (does not fail the build): ${(0,markdown/* join */.fj)(named, ', ')}${more}.`;
    return (0,text_blocks/* paragraph */.FY)('soft-failed jobs', soft.length === 0 ? markdown/* nothing */.s6 : line);
}
/** The failed trigger steps. */
function failedTriggers({ triggers }) {
    const failed = triggers.filter(({ outcome }) => outcome === 'failed');
    if (failed.length === 0)
        return [];
    const items = failed.map(({ name, number, url, state }) => {
        return (0,markdown.md) `${(0,markdown/* prose */.CS)(name, 80)} (${(0,text_url/* link */.n)(number === null ? 'its build' : `build ${number}`, url)}, ${state})`;
    });
    return [(0,text_blocks/* list */.p_)('failed trigger steps', (0,markdown.md) `Failed trigger steps:\n`, items, { max: mostFailed })];
}
/** The jobs that passed after a retry, and all jobs, each collapsed. */
function collapsedTables(report) {
    const jobs = report.jobs ?? [];
    const retried = jobs.filter(job_counts/* isPassedOnRetry */.ej);
    return [
        ...(retried.length === 0
            ? []
            : [(0,text_blocks/* collapsed */.yZ)(`Passed after a retry: ${(0,counts/* formatNumber */.Z)(retried.length)}`, retriedTable(retried))]),
        ...(jobs.length === 0 ? [] : [(0,text_blocks/* collapsed */.yZ)(`All jobs: ${(0,counts/* formatNumber */.Z)(jobs.length)}`, allTable(jobs))]),
    ];
}
function retriedTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Passed on attempt', align: right },
        { title: 'Earlier exit statuses' },
    ];
    const rows = jobs.map((job) => {
        const earlier = job.earlier.map((attempt) => (0,text_url/* link */.n)(String(attempt.exitStatus ?? attempt.state), attempt.url));
        return [nameCell(job), job.attempts, (0,markdown/* join */.fj)(earlier, ', ')];
    });
    return (0,text_blocks/* table */.tp)('jobs that passed after a retry', columns, rows);
}
/** One row per attempt. */
function allTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Result' },
        { title: 'Exit status', align: right },
        { title: 'Waited', align: right },
        { title: 'Ran', align: right },
        { title: 'Agent' },
    ];
    const rows = jobs.flatMap((job) => {
        return (0,job_report/* attemptsOf */.Or)(job).map(({ attempt, suffix }) => [
            (0,markdown.md) `${nameCell({ ...job, url: attempt.url })}${{ markdown: suffix }}`,
            resultCell(attempt),
            attempt.exitStatus,
            span(attempt.waitedMs),
            span(attempt.ranMs),
            agentCell(attempt, job.agentRules),
        ]);
    });
    return (0,text_blocks/* table */.tp)('all jobs', columns, rows);
}
/** A job's name as a link, and its variant. */
function nameCell({ name, url, variant }) {
    const which = variant === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` (${(0,markdown/* prose */.CS)(variant, 60)})`;
    return (0,markdown.md) `${(0,text_url/* link */.n)((0,markdown/* prose */.CS)(name, 80), url)}${which}`;
}
function agentCell({ agent, outcome }, rules) {
    if (agent !== null)
        return (0,markdown/* code */.aY)(agent, 40);
    if (outcome !== 'waiting' || rules.length === 0)
        return markdown/* nothing */.s6;
    return (0,markdown.md) `waiting for ${(0,markdown/* code */.aY)(rules.join(' '), 60)}`;
}
/** The outcome, with the service's state if that says more. */
function resultCell({ outcome, state }) {
    if (outcome === 'unknown')
        return state === '' ? (0,markdown.md) `unknown` : (0,markdown/* code */.aY)(state, 40);
    const words = { markdown: outcome === 'not-run' ? 'did not run' : outcome };
    return state === outcome || outcome === 'soft-failed' ? words : (0,markdown.md) `${words} (${(0,markdown/* prose */.CS)(state, 40)})`;
}
function exitWords({ exitStatus }) {
    return exitStatus === null ? markdown/* nothing */.s6 : (0,markdown.md) ` (exit status ${exitStatus})`;
}
/** Without line breaks: on a phone, each word would otherwise be on its own line. */
function span(ms) {
    return ms === null ? markdown/* nothing */.s6 : { markdown: (0,durations/* formatDuration */.a3)(ms).replaceAll(' ', '&nbsp;') };
}

;// CONCATENATED MODULE: ./build/report/builds/summary.js













/** A build as a job summary: the verdict, the failed jobs, a chart, and collapsed tables. */
function renderBuildSummary(report, options) {
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', headline(report)),
        (0,text_blocks/* paragraph */.FY)('facts', factsLine(report, options.repository ?? null)),
        (0,text_blocks/* paragraph */.FY)('counts', report.jobs === null ? markdown/* nothing */.s6 : { markdown: (0,job_counts/* describeJobCounts */.P0)(report.jobCounts) }),
        (0,text_blocks/* paragraph */.FY)('how to resume', resume(report)),
    ];
    if (report.failed.length > 0)
        blocks.push(failedTable(report));
    blocks.push(...failedTriggers(report), softFailedLine(report));
    blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
    blocks.push((0,text_blocks/* paragraph */.FY)('times', describeTiming(report.timing)), ...collapsedTables(report));
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}
function headline({ verdict, place, number }) {
    const where = (0,builds_place/* describePlace */.df)(place);
    return (0,markdown.md) `## ${{ markdown: verdict.sign }} ${where === '' ? 'Build' : `${where} build`} ${number} ${(0,markdown/* prose */.CS)(verdict.words, 300)}`;
}
function factsLine(report, repository) {
    const { url, state, branch, commit, creator, queuedMs, ranMs, rebuiltFrom, message } = report;
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.n)((0,markdown.md) `Open the build`, url)}**`,
        rebuiltFrom === null ? markdown/* nothing */.s6 : (0,markdown.md) `rebuild of ${(0,text_url/* link */.n)(`build ${rebuiltFrom.number}`, rebuiltFrom.url)}`,
        branch === null ? markdown/* nothing */.s6 : (0,markdown.md) `branch ${(0,markdown/* code */.aY)(branch, 80)}`,
        commit === null ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.n)(commitLabel(commit), (0,text_repository/* commitUrl */.Bg)(repository, commit))}`,
        queuedMs === null ? markdown/* nothing */.s6 : (0,markdown.md) `queued ${(0,durations/* formatDuration */.a3)(queuedMs)}`,
        ranMs === null ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,states/* isTerminal */.Hd)({ state }) ? 'ran' : 'running for'} ${(0,durations/* formatDuration */.a3)(ranMs)}`,
        creator === null ? markdown/* nothing */.s6 : (0,markdown.md) `by ${(0,markdown/* code */.aY)(creator, 60)}`,
    ];
    const firstLine = message === null ? markdown/* nothing */.s6 : (0,markdown.md) `\n<br><sub>${(0,markdown/* prose */.CS)(message, 120)}</sub>`;
    return (0,markdown.md) `${(0,markdown/* join */.fj)(facts, ' · ')}${firstLine}`;
}
function resume({ url, state, stop }) {
    if (url === null || stop === null || stop.why === 'disappeared')
        return markdown/* nothing */.s6;
    if (stop.canceled || state === 'canceling')
        return markdown/* nothing */.s6;
    const step = (0,fence/* fenced */.O)(`operation: wait-for-build\nbuild: ${url}`, 'yaml');
    return (0,markdown.md) `The action stopped waiting. To wait for the build again:\n\n${step}`;
}
function chartBlocks({ jobs, asOf }) {
    const chart = renderChart(jobs ?? [], asOf);
    if (chart === null)
        return [];
    const left = chart.left === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,counts/* count */.U)(chart.left, 'more job')} in the table of all jobs.`;
    const legend = (0,markdown.md) `<sub>One row per attempt: waiting for an agent (gray), then running. Times are in your browser’s time zone.${left}</sub>`;
    return [(0,text_blocks/* paragraph */.FY)('chart', (0,markdown/* join */.fj)([chart.markdown, legend], '\n\n'))];
}
/** Three figures that the chart does not show. */
function describeTiming({ longestWait, longestJob, waitingShare }) {
    const parts = [
        describeTime('Longest wait for an agent', longestWait),
        describeTime('Longest job', longestJob),
        waitingShare === null ? markdown/* nothing */.s6 : (0,markdown.md) `Share of time spent waiting: **${Math.round(waitingShare * 100)}%**`,
    ];
    return (0,markdown/* join */.fj)(parts, ' · ');
}
function describeTime(words, time) {
    if (time === null)
        return markdown/* nothing */.s6;
    return (0,markdown.md) `${words}: **${(0,durations/* formatDuration */.a3)(time.ms)}** (${nameCell(time.job)})`;
}
/**
 * Seven digits of a SHA; a branch or tag unchanged. A line break opportunity prevents GitHub from linking the digits, and
 * unlike a zero-width space it is not copied with them. This is enough for a summary, which is never sent by email.
 */
function commitLabel(commit) {
    if (!/^[0-9a-f]{40}$/i.test(commit))
        return (0,markdown/* code */.aY)(commit, 80);
    return (0,markdown.md) `<code>${commit.slice(0, 6)}<wbr>${commit.slice(6, 7)}</code>`;
}

// EXTERNAL MODULE: ./build/operations/outputs/build-outputs.js
var build_outputs = __nccwpck_require__(3005);
;// CONCATENATED MODULE: ./build/operations/outputs/build-outcome.js




/**
 * A successful outcome that shows builds. `json` holds the build, or a list if there is not exactly one. `expected` is how
 * many builds there may be in the end.
 */
function buildOutcome(sentence, builds, context, expected = builds.length) {
    const [only, second] = builds;
    const single = only !== undefined && second === undefined;
    return {
        success: true,
        sentence,
        outputs: (0,build_outputs/* buildValues */.XF)(builds, expected),
        json: single ? only.build : builds.map(({ build }) => build),
        summary: ({ bytes }) => renderBuilds(builds, bytes, context),
    };
}
/** `acme/web #42 is passed.` */
function describeState(address, build) {
    return `${(0,build_outputs/* nameBuild */.mT)(address)} is ${(0,states/* effectiveState */.Jt)(build)}.`;
}
/** The report on one build. */
function reportBuild({ build, stop }, context) {
    const loopback = URL.parse(build.url ?? '')?.protocol === 'http:';
    return analyzeBuild(build, {
        now: context.clock.now(),
        redact: context.redact,
        stop: stop ?? null,
        loopback,
    });
}
/** One report after the other; each gets an equal share of the bytes. */
function renderBuilds(builds, bytes, context) {
    const share = Math.floor(bytes / Math.max(1, builds.length)) - 2;
    const { repository } = context.workflow;
    const options = { bytes: share, repository, chart: builds.length < 4 };
    return builds.map((one) => renderBuildSummary(reportBuild(one, context), options)).join('\n\n');
}


/***/ }),

/***/ 3005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ trackListed),
/* harmony export */   Jo: () => (/* binding */ buildEntry),
/* harmony export */   XF: () => (/* binding */ buildValues),
/* harmony export */   bt: () => (/* binding */ isSameBuild),
/* harmony export */   mT: () => (/* binding */ nameBuild),
/* harmony export */   vP: () => (/* binding */ setBuildOutputs)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5399);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9818);
/* harmony import */ var _inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8742);
/* harmony import */ var _inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6929);




/** `acme/web #42`, as the log and every sentence name a build. */
function nameBuild({ organization, pipeline, number }) {
    return `${organization}/${pipeline} #${number}`;
}
/** True for two addresses of the same build. */
function isSameBuild(a, b) {
    return nameBuild(a) === nameBuild(b);
}
/** One entry of the output `builds`. */
function buildEntry({ address, build }) {
    return { ...address, id: build.id, url: build.web_url ?? null, state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build) };
}
/**
 * The outputs about builds, as far as they are known. Those about a single build are set only if `expected` is one, because
 * an output cannot be unset.
 */
function buildValues(tracked, expected = tracked.length) {
    const builds = tracked.map(buildEntry);
    const [first] = tracked;
    if (first === undefined || expected !== 1)
        return { builds };
    const { address, build } = first;
    return {
        builds,
        'build-number': String(address.number),
        'build-id': build.id,
        'build-url': build.web_url ?? '',
        state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build),
    };
}
/** Sets these outputs immediately. */
function setBuildOutputs(tracked, journal, expected = tracked.length) {
    for (const [name, value] of Object.entries(buildValues(tracked, expected)))
        journal.output(name, value);
}
/** A listed build with its address; null if it does not say which pipeline it belongs to. */
function trackListed(build) {
    const pipeline = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pipelineAddressOf */ .s)(build);
    const isValid = pipeline !== null && Object.values(pipeline).every((slug) => (0,_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .isParsed */ .E)((0,_inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSlug */ .dF)(slug, 0)));
    return isValid ? { address: { ...pipeline, number: build.number }, build } : null;
}


/***/ }),

/***/ 5463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ groupAttempts)
/* harmony export */ });
/**
 * Groups jobs by attempts. A build lists only the latest attempt unless the request includes retried jobs, which are
 * chained by `retried_in_job_id` (api.md §2.5). A retried attempt is superseded in any state.
 */
function groupAttempts(jobs) {
    const before = new Map();
    for (const job of jobs) {
        if (job.retried_in_job_id)
            before.set(job.retried_in_job_id, job);
    }
    return jobs.filter((job) => !isSuperseded(job)).map((latest) => chain(latest, before));
}
function isSuperseded(job) {
    return job.retried === true || (typeof job.retried_in_job_id === 'string' && job.retried_in_job_id !== '');
}
function chain(latest, before) {
    const earlier = [];
    const seen = new Set([latest.id]);
    let previous = before.get(latest.id);
    while (previous !== undefined && !seen.has(previous.id)) {
        seen.add(previous.id);
        earlier.push(previous);
        previous = before.get(previous.id);
    }
    return {
        latest,
        earlier: earlier.reverse(),
        total: Math.max(earlier.length, latest.retries_count ?? 0) + 1,
    };
}


/***/ }),

/***/ 3551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P0: () => (/* binding */ describeJobCounts),
/* harmony export */   Xb: () => (/* binding */ countSettled),
/* harmony export */   ej: () => (/* binding */ isPassedOnRetry),
/* harmony export */   uq: () => (/* binding */ countJobs)
/* harmony export */ });
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4255);

/** Counts jobs by outcome. */
function countJobs(jobs) {
    const counts = {
        failed: 0,
        'soft-failed': 0,
        passed: 0,
        canceled: 0,
        'not-run': 0,
        running: 0,
        waiting: 0,
        unknown: 0,
        total: jobs.length,
        passedOnRetry: jobs.filter(isPassedOnRetry).length,
    };
    for (const job of jobs)
        counts[job.outcome] += 1;
    return counts;
}
/** True if the job passed, but not on the first attempt. */
function isPassedOnRetry(job) {
    return job.outcome === 'passed' && job.attempts > 1;
}
/** The counts as one sentence, without zeros: `12 of 14 jobs passed, 1 failed, 1 soft-failed.` */
function describeJobCounts(counts) {
    if (counts.total === 0)
        return 'No jobs that run commands.';
    const parts = [
        [counts.failed, 'failed'],
        [counts['soft-failed'], 'soft-failed'],
        [counts.canceled, 'canceled'],
        [counts['not-run'], 'did not run'],
        [counts.running, 'running'],
        [counts.waiting, 'waiting'],
        [counts.unknown, 'in an unknown state'],
        [counts.passedOnRetry, 'passed after a retry'],
    ];
    const rest = parts.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
    return `${counts.passed} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(counts.total, 'job')} passed${rest.join('')}.`;
}
/** The number of finished jobs. */
function countSettled(counts) {
    return counts.total - counts.running - counts.waiting - counts.unknown;
}


/***/ }),

/***/ 5345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   RI: () => (/* binding */ readJobs)
/* harmony export */ });
/* harmony import */ var _model_script_job_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3993);
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4948);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4550);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3646);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5463);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5752);






/** The jobs that run commands, each once with all its attempts. Wait, block, and trigger steps are omitted. */
function readJobs(jobs, context) {
    return (0,_attempts_js__WEBPACK_IMPORTED_MODULE_3__/* .groupAttempts */ .Q)(jobs.filter(_model_script_job_js__WEBPACK_IMPORTED_MODULE_4__/* .isScriptJob */ .P)).map((attempts) => readJob(attempts, context));
}
/** A job's name and variant. Plain text. */
function title(job) {
    return job.variant === '' ? job.name : `${job.name} (${job.variant})`;
}
/** The known attempts of a job, oldest first, each with `, attempt 2` if there were several. */
function attemptsOf(job) {
    if (job.attempts === 1)
        return [{ attempt: job, suffix: '' }];
    const first = job.attempts - job.earlier.length;
    return [...job.earlier, job].map((attempt, index) => ({ attempt, suffix: `, attempt ${first + index}` }));
}
function readJob({ latest, earlier, total }, context) {
    const name = latest.name || latest.step_key || 'script step';
    return {
        ...readAttempt(latest, context),
        name,
        variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
        attempts: total,
        earlier: earlier.map((job) => readAttempt(job, context)),
        agentRules: latest.agent_query_rules ?? [],
    };
}
function readAttempt(job, { buildState, now, loopback }) {
    const span = readSpan(job);
    const outcome = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .jobOutcome */ .Yr)(job, buildState);
    return {
        url: (0,_text_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .P)(job.web_url, loopback),
        outcome,
        state: job.state ?? '',
        exitStatus: job.exit_status ?? null,
        agent: job.agent?.name ?? null,
        span,
        ...measure(span, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettled */ .Is)(outcome) ? null : now, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTime */ .p)(job.runnable_at) !== null),
    };
}
/** The clocks of different machines differ: a job that seems to finish before it starts took no time. */
function readSpan(job) {
    const startedAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTime */ .p)(job.started_at);
    const runnableAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTime */ .p)(job.runnable_at) ?? startedAt;
    if (runnableAt === null)
        return null;
    const readyAt = Math.min(runnableAt, startedAt ?? runnableAt);
    const finished = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTime */ .p)(job.finished_at);
    return {
        readyAt,
        startedAt,
        finishedAt: finished === null ? null : Math.max(finished, startedAt ?? readyAt),
    };
}
function measure(span, openEnd, knowsReady) {
    const end = span?.finishedAt ?? openEnd;
    return {
        waitedMs: knowsReady ? (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .elapsed */ .vk)(span?.readyAt, span?.startedAt ?? end) : null,
        ranMs: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .elapsed */ .vk)(span?.startedAt, end),
    };
}
/** Not shown in the document (§2.5): the live service counts the index from zero. */
function parallelPart(job) {
    const { parallel_group_index: index, parallel_group_total: total } = job;
    if (typeof index !== 'number' || typeof total !== 'number' || total < 2)
        return '';
    return `${Math.min(index + 1, total)} of ${total}`;
}
/**
 * Not shown in the document (§2.5): the live service sends an object that maps dimensions to values. Values that are in the
 * name are not repeated.
 */
function matrixPart(matrix, name) {
    if (matrix === null || matrix === undefined)
        return '';
    const words = new Set(name.split(/[^\p{L}\p{N}._-]+/u));
    if (typeof matrix !== 'object')
        return words.has(String(matrix)) ? '' : String(matrix);
    const entries = Object.entries(matrix).filter(([, value]) => isPlain(value) && !words.has(String(value)));
    return entries.map(([dimension, value]) => `${dimension} ${value}`).join(', ');
}
function isPlain(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}


/***/ }),

/***/ 5752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Yr: () => (/* binding */ jobOutcome),
/* harmony export */   aD: () => (/* binding */ outcomeOfJobState)
/* harmony export */ });
/*
 * Job states are not shown in the document (api.md §2.8): these are those of the live service. `broken` means that a
 * condition or a dependency prevented the job from running, which is not a failure.
 */
const outcomes = new Map([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['timed_out', 'failed'],
    ['expired', 'failed'],
    ['canceled', 'canceled'],
    ['skipped', 'not-run'],
    ['broken', 'not-run'],
    ['waiting_failed', 'not-run'],
    ['blocked_failed', 'not-run'],
    ['unblocked_failed', 'not-run'],
    ['running', 'running'],
    ['canceling', 'running'],
    ['timing_out', 'running'],
    ['pending', 'waiting'],
    ['waiting', 'waiting'],
    ['blocked', 'waiting'],
    ['unblocked', 'waiting'],
    ['scheduled', 'waiting'],
    ['assigned', 'waiting'],
    ['accepted', 'waiting'],
    ['reserved', 'waiting'],
    ['limiting', 'waiting'],
    ['limited', 'waiting'],
    ['platform_limiting', 'waiting'],
    ['platform_limited', 'waiting'],
]);
/** The outcomes that do not change unless someone acts. */
const settled = ['failed', 'soft-failed', 'passed', 'canceled', 'not-run'];
/**
 * The outcome of a job. A canceled job in a build that was not canceled counts as failed, as it does for the service: it
 * is the reason that the build did not pass.
 */
function jobOutcome(job, buildState) {
    const outcome = outcomeOfJobState(job.state ?? '');
    if (outcome === 'failed' && job.soft_failed === true)
        return 'soft-failed';
    if (outcome === 'canceled' && !buildState.startsWith('cancel')) {
        return job.soft_failed === true ? 'soft-failed' : 'failed';
    }
    return outcome;
}
/** The outcome by the job state alone. */
function outcomeOfJobState(state) {
    return outcomes.get(state) ?? 'unknown';
}
/** True if the job is finished. */
function isSettled(outcome) {
    return settled.includes(outcome);
}


/***/ }),

/***/ 4778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   JW: () => (/* binding */ rebuildUrl),
/* harmony export */   df: () => (/* binding */ describePlace)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5399);

/** Reads the place of a build. */
function placeOf(build) {
    const { organization = null, pipeline = null } = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelineAddressOf */ .s)(build) ?? {};
    return { organization, pipeline: build.pipeline?.slug || pipeline };
}
/** The place as `acme/web`, or the known part of it. */
function describePlace({ organization, pipeline }) {
    return [organization, pipeline].filter((slug) => slug !== null).join('/');
}
/**
 * The web URL of the original of a rebuild. `rebuilt_from` holds only an API URL (api.md §2.3), so this is derived from the
 * web URL of the rebuild, if both are in the same pipeline.
 */
function rebuildUrl(build) {
    const { url, web_url: web, rebuilt_from: original } = build;
    if (!original?.url || !url || !web)
        return null;
    const ending = `/${build.number}`;
    const samePipeline = url.endsWith(ending) && original.url === `${url.slice(0, -ending.length)}/${original.number}`;
    return samePipeline && web.endsWith(ending) ? `${web.slice(0, -ending.length)}/${original.number}` : null;
}


/***/ }),

/***/ 4764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ relevantStop),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   rL: () => (/* binding */ signOf)
/* harmony export */ });
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9818);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4255);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3635);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4550);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3551);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5345);






const signs = new Map([
    ['passed', '✅'],
    ['failed', '❌'],
    ['failing', '❌'],
    ['canceled', '🚫'],
    ['canceling', '🚫'],
    ['blocked', '✋'],
    ['skipped', '⏭️'],
    ['not_run', '⏭️'],
    ['running', '⏳'],
    ['scheduled', '⏳'],
]);
const stateWords = new Map([
    ['passed', (facts) => ({ lead: 'passed', detail: describePassedOnRetry(facts) })],
    ['failed', (facts) => ({ lead: 'failed', detail: describeFailures(facts) })],
    [
        'failing',
        (facts) => ({ verb: 'is', lead: 'failing', detail: sentence(describeFailures(facts), jobsLeft(facts)) }),
    ],
    ['canceled', (facts) => ({ verb: 'was', lead: 'canceled', detail: describeReason(facts) })],
    ['canceling', (facts) => ({ verb: 'is', lead: 'being canceled', detail: describeReason(facts) })],
    ['blocked', (facts) => ({ verb: 'is', lead: 'waiting at a block step', detail: describeBlock(facts) })],
    ['skipped', () => ({ lead: 'did not run', detail: 'it was skipped' })],
    ['not_run', () => ({ lead: 'did not run', detail: 'it had no steps to run' })],
    ['scheduled', () => ({ verb: 'is', lead: 'scheduled', detail: 'no job has started' })],
    ['running', (facts) => ({ verb: 'is', lead: 'running', detail: jobsDone(facts) })],
]);
/** The verdict on a build. A state that the document does not list is shown unchanged. */
function verdictOf(facts) {
    const { state, stop } = facts;
    const words = stateWords.get(state)?.(facts) ?? { verb: 'is', lead: `in the state ${quote(state)}` };
    if (stop === null)
        return { sign: signOf(state), words: plainWords(words) };
    if (isByUs(state, stop))
        return { sign: signOf(state), words: describeCancel(stop, words) };
    return { sign: stop.why === 'disappeared' ? '❔' : '⏱️', words: describeStop(stop, words) };
}
/** The sign of a state. Signs differ in shape, and never stand alone. */
function signOf(state) {
    return signs.get(state) ?? '❔';
}
/**
 * The stop, or null if it does not matter: the build finished anyway, and not because the action canceled it. A blocked
 * build has not finished.
 */
function relevantStop(state, stop) {
    if (stop === null || isByUs(state, stop) || stop.why === 'disappeared' || state === 'blocked')
        return stop;
    return (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .Hd)({ state }) ? null : stop;
}
/** An accepted cancel is not enough: the build's own state must confirm it. */
function isByUs(state, { canceled }) {
    return canceled === true && (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isCanceled */ .YQ)(state);
}
function describeStop({ why, afterMs }, words) {
    const after = (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(afterMs);
    const still = `is still ${words.lead} after ${after}`;
    switch (why) {
        case 'timeout':
            return `${withDetail(still, words.detail)}; the action stopped waiting`;
        case 'queue-timeout':
            return `${still} in the queue; the action stopped waiting`;
        case 'fail-fast':
            return `${plainWords(words)}; the action did not wait for the other jobs`;
        case 'left':
            return `${plainWords(words)}; the action stopped waiting because of another build`;
        case 'unreachable':
            return `was last seen ${words.lead}; the action could no longer read it after ${after}`;
        case 'interrupted':
            return `${plainWords(words)}; the step was interrupted after ${after}`;
        case 'disappeared':
            return `no longer exists, or the token lost access to it; it was last seen ${words.lead}`;
    }
}
function describeCancel(stop, { verb = 'is', lead, detail }) {
    return withDetail(`${verb} ${lead} by the action because ${describeCause(stop)}`, detail);
}
/** Why the action canceled a build that it stopped waiting for, to follow `because`. */
function describeCause({ why, afterMs }) {
    switch (why) {
        case 'timeout':
            return `it had not finished after ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(afterMs)}`;
        case 'queue-timeout':
            return `no job had started after ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(afterMs)}`;
        case 'fail-fast':
            return 'a job failed';
        case 'left':
            return 'another build ended the wait';
        case 'interrupted':
            return 'the step was interrupted';
        default:
            return 'the step stopped waiting for it';
    }
}
function plainWords({ verb, lead, detail }) {
    return withDetail(verb === undefined ? lead : `${verb} ${lead}`, detail);
}
/** The failed jobs, or if there are none, the first failed trigger step. */
function describeFailures({ jobCounts, firstFailed, failedTriggers }) {
    const failed = (0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(jobCounts.failed, 'job');
    if (firstFailed !== null)
        return `${failed} failed, first ${describeFailure(firstFailed)}`;
    const [trigger] = failedTriggers;
    return trigger === undefined ? '' : `the trigger step ${quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .y)(trigger, 60))} failed`;
}
function describeFailure(job) {
    const exit = job.exitStatus === null ? '' : ` (exit status ${job.exitStatus})`;
    return `${quote((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .y)((0,_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(job), 60))}${exit}`;
}
function describePassedOnRetry({ jobCounts }) {
    return jobCounts.passedOnRetry === 0 ? '' : `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(jobCounts.passedOnRetry, 'job')} after a retry`;
}
function describeReason({ cancelReason }) {
    return cancelReason ? `the reason given is ${quote(cancelReason)}` : '';
}
function describeBlock(facts) {
    const [label] = facts.blockSteps;
    return sentence(label === undefined ? '' : quote(label), describeFailures(facts));
}
function jobsLeft({ jobCounts }) {
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(jobCounts.total - (0,_job_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countSettled */ .Xb)(jobCounts), 'job')} left`;
}
function jobsDone({ jobCounts }) {
    return jobCounts.total === 0 ? '' : `${(0,_job_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countSettled */ .Xb)(jobCounts)} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(jobCounts.total, 'job')} done`;
}
function withDetail(lead, detail = '') {
    return detail === '' ? lead : `${lead}: ${detail}`;
}
function sentence(...parts) {
    return parts.filter((part) => part !== '').join('; ');
}
function quote(text) {
    return `“${text}”`;
}


/***/ }),

/***/ 2362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderNotes)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2055);

const longestNote = 500;
/** The notes of a step as Markdown, for the end of its summary. Empty without notes. */
function renderNotes(notes) {
    if (notes.length === 0)
        return '';
    const lines = notes.map((note) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> - ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(note, longestNote)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\n\n> **Notes**\n>\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, '\n')}\n`.markdown;
}


/***/ }),

/***/ 949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Vg: () => (/* binding */ omittedNote),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   yZ: () => (/* binding */ collapsed)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4255);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2055);


/** A paragraph. */
function paragraph(name, body) {
    return { kind: 'paragraph', name, body };
}
/** A table. Each row holds one piece per column. */
function table(name, columns, rows, limit = {}) {
    const titles = columns.map((column) => column.title).join(' | ');
    const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
    const head = { markdown: `| ${titles} |\n| ${rule} |` };
    return createRows(name, head, rows.map(tableRow), limit);
}
/** A list with one item per row. */
function list(name, head, items, limit = {}) {
    return createRows(name, head, items.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), limit);
}
/** The block, collapsed under a title. The title must be ours: Markdown is not parsed inside these tags. */
function collapsed(title, block) {
    const open = { markdown: `<details><summary>${title}</summary>\n` };
    const close = { markdown: '\n</details>' };
    if (block.kind === 'paragraph')
        return { ...block, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([open, block.body, close], '\n') };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([block.tail, close], '\n') };
}
function createRows(name, head, rows, limit) {
    const { elsewhere = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, max = rows.length, total = rows.length } = limit;
    const more = (left) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(left) }} more${elsewhere}`;
    return { kind: 'rows', name, head, rows, tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, max, total, more };
}
/** An empty cell needs a space to be a cell. */
function tableRow(cells) {
    return { markdown: `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(cell) || ' ').join(' | ')} |` };
}
/** The note that replaces blocks for which there is no room. */
function omittedNote(blocks) {
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


/***/ }),

/***/ 8598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   ZI: () => (/* binding */ unseenPattern),
/* harmony export */   v3: () => (/* binding */ cleanLines),
/* harmony export */   zG: () => (/* binding */ withoutUnseen)
/* harmony export */ });
/** Invisible characters, as a character class for the flag v. The emoji variation selector is not one of them. */
const unseenClass = '[[\\p{Cc}\\p{Cf}\\p{DI}]--[\\uFE0F]]';
/** A terminal's color or cursor sequence. */
const terminalSequence = '\\u001b\\[[0-?]*[ -\\/]*[@-~]';
/**
 * What shows nothing, as the source of a pattern with the flag v: control characters, bidirectional marks, zero-width
 * characters, fillers, and terminal sequences.
 */
const unseenPattern = `(?:${terminalSequence}|${unseenClass})`;
const unseen = new RegExp(unseenPattern, 'gv');
const blanks = /[\s\u0085]+/g;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const controls = /[[\p{Cc}]--[\n]]/gv;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
/** Printable ASCII with single spaces is clean except for spaces at its ends. */
const unclean = /[^ -~]| {2}/;
/** The text without invisible characters. */
function withoutUnseen(text) {
    return text.replace(unseen, '');
}
/**
 * The text as one line of visible characters: well-formed, line breaks and tabs as one space, no control, format, or
 * zero-width characters, at most four combining marks on a letter. Not escaped yet.
 */
function cleanLine(text) {
    if (!unclean.test(text))
        return text.trim();
    return withoutUnseen(text.toWellFormed().replace(blanks, ' ')).replace(stackedMarks, '$1').trim();
}
/**
 * The text for a block to copy from: unchanged except for control characters and those that change the writing
 * direction, which would make it look different from what is pasted.
 */
function cleanLines(text) {
    return text
        .toWellFormed()
        .replace(lineBreaks, '\n')
        .replaceAll('\t', ' ')
        .replace(controls, '')
        .replace(directions, '');
}


/***/ }),

/***/ 4255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count),
/* harmony export */   Z: () => (/* binding */ formatNumber)
/* harmony export */ });
/** A number with its noun: `1 job`, `5,000 jobs`. Pass the plural if it does not end in s. */
function count(number, noun, plural = `${noun}s`) {
    return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}
/** An integer as written in English: `5,000`. The first format of `Intl` would take longer than a complete report. */
function formatNumber(number) {
    return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}


/***/ }),

/***/ 3635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ cutMiddle),
/* harmony export */   y: () => (/* binding */ cutEnd)
/* harmony export */ });
const ellipsis = '…';
/** In printable ASCII, each code unit is a character, so no segmentation is needed. */
const beyondAscii = /[^ -~]/;
/** The average number of code units that a visible character may take: limits the work and the size of a cut text. */
const unitsEach = 4;
/** Created at its first use, because that takes milliseconds and few texts need it. */
let graphemes;
function segmentsOf(text) {
    graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return graphemes.segment(text);
}
/** The text, or its start and an ellipsis: at most `max` visible characters, none of them split. */
function cutEnd(text, max) {
    if (text.length <= max)
        return text;
    const start = leading(text, max);
    if (start.length === text.length)
        return text;
    return leading(text, max - 1) + ellipsis;
}
/** The text, or its start and end around an ellipsis: for paths, because the end matters most. */
function cutMiddle(text, max) {
    if (text.length <= max || leading(text, max).length === text.length)
        return text;
    const tail = Math.ceil((max - 1) / 2);
    return leading(text, max - 1 - tail) + ellipsis + trailing(text, tail);
}
function leading(text, count) {
    const plain = text.slice(0, count);
    if (!beyondAscii.test(text.slice(0, count + 1)))
        return plain;
    let end = 0;
    let seen = 0;
    for (const { index, segment } of segmentsOf(text.slice(0, (count + 1) * unitsEach))) {
        if (seen === count || index + segment.length > count * unitsEach)
            break;
        end = index + segment.length;
        seen += 1;
    }
    return text.slice(0, end);
}
function trailing(text, count) {
    const starts = [];
    const from = Math.max(0, text.length - (count + 1) * unitsEach);
    for (const { index } of segmentsOf(text.slice(from)))
        starts.push(from + index);
    // The first segment may be the rest of a character that the slice split.
    if (from > 0)
        starts.shift();
    return text.slice(starts.at(-count) ?? starts[0] ?? text.length);
}


/***/ }),

/***/ 7846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ renderComplete),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hg: () => (/* binding */ characters),
/* harmony export */   yQ: () => (/* binding */ renderDocument)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(949);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2055);


/** A budget in bytes of UTF-8, for a job summary. */
function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
/** A budget in JavaScript characters, for a comment. */
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
/**
 * The blocks as one text within the budget. Heads, tails, and `and n more` lines are reserved first; rows get the rest,
 * in the order of the blocks. If even the reserved parts are too large, the last blocks are omitted and a note names
 * them; the foot stays. Empty if nothing fits.
 */
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter(isPresent);
    for (let kept = present.length; kept > 0; kept -= 1) {
        const dropped = present.slice(kept);
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([dropped.length === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .omittedNote */ .Vg)(dropped), foot], gap);
        const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
        if (text !== null)
            return text;
    }
    return '';
}
/** The blocks as one text, each with all the rows that it may show; null if that exceeds the budget. */
function renderComplete(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6) {
    const texts = blocks.filter(isPresent).map((block) => withRows(block, mostRows(block)));
    const text = `${[...texts, textOf(foot)].filter(isText).join(gap)}\n`;
    return budget.measure(text) <= budget.limit ? text : null;
}
/** The blocks with as many rows as fit, and the note; null if even the frames do not fit. */
function fitBlocks(blocks, note, { limit, measure }) {
    const frames = [...blocks.map((block) => withRows(block, 0)), note].map((frame) => measure(`${frame}${gap}`));
    let room = limit - frames.reduce((sum, size) => sum + size, 0);
    if (room < 0)
        return null;
    const texts = blocks.map((block) => {
        if (block.kind === 'paragraph')
            return block.body.markdown;
        const { shown, used } = takeRows(block, room, measure);
        room -= used;
        return withRows(block, shown);
    });
    return `${[...texts, note].filter(isText).join(gap)}\n`;
}
function takeRows(block, room, measure) {
    let used = 0;
    let shown = 0;
    for (const row of block.rows.slice(0, block.max)) {
        const size = measure(`${row.markdown}\n`);
        if (used + size > room)
            break;
        used += size;
        shown += 1;
    }
    return { shown, used };
}
function withRows(block, shown) {
    if (block.kind === 'paragraph')
        return block.body.markdown;
    const left = Math.max(0, block.total - shown);
    const rows = block.rows.slice(0, shown);
    const closing = left === 0 ? [] : [block.more(left)];
    return [block.head, ...rows, ...closing, block.tail].map(textOf).filter(isText).join('\n');
}
function textOf(part) {
    return part.markdown;
}
function isText(text) {
    return text !== '';
}
function isPresent(block) {
    return block.kind === 'rows' || isText(textOf(block.body));
}
function mostRows(block) {
    return block.kind === 'rows' ? Math.min(block.max, block.rows.length) : 0;
}


/***/ }),

/***/ 4550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   vk: () => (/* binding */ elapsed)
/* harmony export */ });
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** The last time that a `Date` can hold. */
const lastTime = 8.64e15;
/** A duration in at most two units, without a second unit of zero: `4 min 3 s`. Takes milliseconds. */
function formatDuration(ms) {
    if (ms < second)
        return 'under 1 s';
    if (ms < minute)
        return `${Math.floor(ms / second)} s`;
    if (ms < hour)
        return twoUnits(ms, [minute, 'min'], [second, 's']);
    if (ms < day)
        return twoUnits(ms, [hour, 'h'], [minute, 'min']);
    return twoUnits(ms, [day, 'd'], [hour, 'h']);
}
/** The time between two moments in milliseconds; null if one of them is unknown. Never negative: clocks differ. */
function elapsed(from, to) {
    return typeof from === 'number' && typeof to === 'number' ? Math.max(0, to - from) : null;
}
/** How long ago, in one unit: `3 h ago`. Takes milliseconds; the future reads as now. */
function formatAge(ms) {
    if (ms < minute)
        return 'just now';
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ago`;
    if (ms < 2 * day)
        return `${Math.floor(ms / hour)} h ago`;
    return `${Math.floor(ms / day)} d ago`;
}
/** A time in UTC to the minute, in any time zone of the machine: `2026-08-01 14:03 UTC`. Takes milliseconds. */
function formatMoment(ms) {
    const [date, time] = toIso(ms);
    return `${date} ${time.slice(0, 5)} UTC`;
}
/** The day in UTC: `2026-08-01`. Takes milliseconds. */
function formatDay(ms) {
    return toIso(ms)[0];
}
function toIso(ms) {
    const [date = '', time = ''] = new Date(Math.min(Math.max(ms, -lastTime), lastTime))
        .toISOString()
        .split('T');
    return [date, time];
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


/***/ }),

/***/ 1622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fenced)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8598);

/**
 * Text to copy, in a fenced block, unchanged except for control characters. Only for summaries: email shows a comment as
 * plain text, where a fence does not prevent mentions.
 */
function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}


/***/ }),

/***/ 2055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  aY: () => (/* binding */ code),
  fj: () => (/* binding */ join),
  md: () => (/* binding */ md),
  s6: () => (/* binding */ nothing),
  Ae: () => (/* binding */ path),
  CS: () => (/* binding */ prose),
  fE: () => (/* binding */ toText)
});

// EXTERNAL MODULE: ./build/report/text/clean.js
var clean = __nccwpck_require__(8598);
// EXTERNAL MODULE: ./build/report/text/cut.js
var cut = __nccwpck_require__(3635);
;// CONCATENATED MODULE: ./build/report/text/escape-untrusted.js


/** Maximum number of visible characters, by default. */
const defaultMax = 200;
/*
 * GitHub links mentions and references after it has parsed the Markdown, so neither entities nor backslashes prevent
 * that, and email replies read code spans as text. A zero-width space inside the reference prevents both.
 */
const gap = '\u200B';
const mention = /@(?=\S)/g;
const reference = /#(?=\d)/g;
const shortReference = /(?<![0-9a-z])(gh-)(?=\d)/gi;
const scheme = /:(?=\/\/)/g;
/** Also at the end of the text, because a period of ours can follow. */
const bareHost = /(www)(?=\.|$)/gi;
const emojiCode = /:(?=[\w+-]{1,64}:)/g;
const commitLike = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi;
const sixDigits = /.{6}(?=.)/g;
const escapes = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    // Entities, because a table reads a backslash before a pipe or another backslash twice.
    '\\': '&#92;',
    '|': '&#124;',
    '`': '&#96;',
    '*': '\\*',
    '~': '\\~',
    '[': '\\[',
    ']': '\\]',
    '#': '\\#',
    // A backslash does not prevent mathematics; GitHub's documentation says to wrap the dollar sign.
    $: '<span>$</span>',
};
const special = /[&<>\\|`*~[\]#$]/g;
const underscores = /_+/g;
const wordCharacter = /[\p{L}\p{N}]/u;
const listMark = /^(?:[-+=]|\d{1,9}(?=[.)](?:\s|$)))/;
/**
 * Matches every text that may need cleaning or escaping, and a few more. Most names of jobs and files do not match,
 * and are returned unchanged after this one search.
 */
const suspicious = /[^ \w,/()'.-]|^[ \d-]| $| {2}|(?<![a-z0-9])_|_(?![a-z0-9])|[0-9a-f]{7}|gh-|www/i;
/**
 * Escapes untrusted text for Markdown, so that it shows as it is and does nothing else. In prose, table cells, link
 * labels, and code tags it creates no link, no mention, no markup, and no new row, neither on GitHub nor in email.
 * The result is one line of at most `max` visible characters.
 */
function escapeUntrusted(text, max = defaultMax) {
    if (text.length <= max && !suspicious.test(text))
        return text;
    return escapeMarkup(breakReferences((0,cut/* cutEnd */.y)((0,clean/* cleanLine */.Ow)(text), max)));
}
function breakReferences(text) {
    return text
        .replace(mention, `@${gap}`)
        .replace(reference, `#${gap}`)
        .replace(shortReference, `$1${gap}`)
        .replace(scheme, `:${gap}`)
        .replace(bareHost, `$1${gap}`)
        .replace(emojiCode, `:${gap}`)
        .replace(commitLike, (digits) => digits.replace(sixDigits, `$&${gap}`));
}
function escapeMarkup(text) {
    return text
        .replace(special, (character) => escapes[character] ?? character)
        .replace(underscores, (run, at, all) => {
        const inWord = wordCharacter.test(all.charAt(at - 1)) && wordCharacter.test(all.charAt(at + run.length));
        return inWord ? run : run.replaceAll('_', '\\_');
    })
        .replace(listMark, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}

;// CONCATENATED MODULE: ./build/report/text/markdown.js

/** Numbers of seven digits or more could be read as the SHA of a commit. */
const sevenDigits = 1_000_000;
/** Empty Markdown. */
const nothing = { markdown: '' };
/** Markdown from a template. The literal parts are ours and stay unchanged; untrusted values are escaped. */
function md(words, ...pieces) {
    let markdown = words[0] ?? '';
    for (let index = 0; index < pieces.length; index += 1)
        markdown += toText(pieces[index]) + (words[index + 1] ?? '');
    return { markdown };
}
/** The pieces that are not empty, joined by a separator of ours. */
function join(pieces, separator) {
    const texts = pieces.map(toText).filter((text) => text !== '');
    return { markdown: texts.join(separator) };
}
/** Untrusted text, cut at `max` visible characters. */
function prose(text, max) {
    return { markdown: escapeUntrusted(text, max) };
}
/** Untrusted text in code type. Uses tags, because a code span can escape neither a pipe nor a backtick. */
function code(text, max) {
    const inner = escapeUntrusted(text, max);
    return inner === '' ? nothing : { markdown: `<code>${inner}</code>` };
}
/** A slash of the text, and not of a tag around an escaped character. */
const slash = /(?<!<)\//g;
/** An untrusted path that can wrap after each slash. Otherwise a long path makes the table too wide for a phone. */
function path(text) {
    return { markdown: escapeUntrusted(text).replace(slash, '/<wbr>') };
}
/** A piece as Markdown text. */
function toText(piece) {
    if (piece === null || piece === undefined)
        return '';
    if (typeof piece === 'object')
        return piece.markdown;
    return typeof piece === 'number' && Math.abs(piece) < sevenDigits
        ? String(piece)
        : escapeUntrusted(String(piece));
}


/***/ }),

/***/ 6097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapePattern)
/* harmony export */ });
const syntax = /[\\^$.*+?()[\]{}|/]/g;
/** A regular expression that matches exactly this text, in JavaScript (with any flag) and in Go. */
function escapePattern(text) {
    return text.replace(syntax, '\\$&');
}


/***/ }),

/***/ 7375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ plainLine)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8598);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3635);


/** The runner cuts the message of an annotation at this length. */
const longestMessage = 4_096;
/** An emoji variation selector after a character that is not an emoji. */
const straySelector = /(?<!\p{Extended_Pictographic})\uFE0F+/gu;
/**
 * Untrusted text for one line of a log or an annotation: its visible characters on one line, with the two markers of
 * workflow commands visibly broken. Not escaped for Markdown.
 *
 * The runner compares by the rules of a language, which ignore invisible characters, so none may stay inside a marker.
 */
function plainLine(text, max = longestMessage) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .y)((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text).replace(straySelector, '').trim(), max);
    return line.replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}


/***/ }),

/***/ 8927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   CH: () => (/* binding */ changeUrl),
/* harmony export */   Hx: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3646);


/** The page of a commit, if it is known to be the commit that the reader sees. */
function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .P)(`${base(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
/** The page of a source file at the commit; null if the commit is unknown. */
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .P)(`${base(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
/** A file among the changes of the pull request; null without one. GitHub addresses it by the hash of its path. */
function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .P)(`${base(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}
function base({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


/***/ }),

/***/ 3646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ safeUrl),
/* harmony export */   n: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2055);

const longest = 2_000;
const loopbackHost = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;
const inLink = /[()<>[\]\\|"'`*~^{}$@#]/g;
/** Most URLs of the service match: `URL` would return these unchanged, but takes much longer. */
const plainUrl = /^https:\/\/(?:[a-z\d]+\.)+[a-z]{2,}\/[\w/-]*(?:#[\w-]+)?$/;
/**
 * The URL if it may become a link, else null: https without credentials, or with `loopback` also http to this machine.
 * Encoded so that no character of it can end the link.
 */
function safeUrl(address, loopback = false) {
    if (typeof address !== 'string' || address.length > longest)
        return null;
    if (plainUrl.test(address))
        return address;
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '')
        return null;
    const local = loopback && url.protocol === 'http:' && loopbackHost.test(url.hostname);
    if (url.protocol !== 'https:' && !local)
        return null;
    const rest = `${encodeMarks(url.pathname)}${encodeMarks(url.search)}`;
    const fragment = url.hash === '' ? '' : `#${encodeMarks(url.hash.slice(1))}`;
    return `${url.origin}${rest}${fragment}`;
}
/** The label, as a link if there is a URL for it. */
function link(label, url) {
    return url === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${label}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `[${label}](${{ markdown: url }})`;
}
function encodeMarks(part) {
    return part.replace(inLink, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  You: () => (/* binding */ ZodISODateTime),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  gMt: () => (/* binding */ discriminatedUnion),
  euz: () => (/* binding */ literal),
  _H3: () => (/* binding */ looseObject),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  g1P: () => (/* binding */ record),
  YjP: () => (/* binding */ string),
  PVZ: () => (/* binding */ tuple),
  Vxk: () => (/* binding */ _undefined),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown)
});

// UNUSED EXPORTS: ZodAny, ZodArray, ZodBase64, ZodBase64URL, ZodBigInt, ZodBigIntFormat, ZodBoolean, ZodCIDRv4, ZodCIDRv6, ZodCUID, ZodCUID2, ZodCatch, ZodCodec, ZodCreditCard, ZodCustom, ZodCustomStringFormat, ZodDate, ZodDefault, ZodDiscriminatedUnion, ZodE164, ZodEmail, ZodEmoji, ZodEnum, ZodExactOptional, ZodFile, ZodFunction, ZodGUID, ZodIBAN, ZodIPv4, ZodIPv6, ZodISODate, ZodISODuration, ZodISOTime, ZodInstanceOf, ZodIntersection, ZodJWT, ZodKSUID, ZodLazy, ZodLiteral, ZodMAC, ZodMap, ZodNaN, ZodNanoID, ZodNever, ZodNonOptional, ZodNull, ZodNullable, ZodNumber, ZodNumberFormat, ZodObject, ZodOptional, ZodPipe, ZodPrefault, ZodPreprocess, ZodPromise, ZodReadonly, ZodRecord, ZodSet, ZodString, ZodStringFormat, ZodSuccess, ZodSymbol, ZodTemplateLiteral, ZodTransform, ZodTuple, ZodType, ZodULID, ZodURL, ZodUUID, ZodUndefined, ZodUnion, ZodUnknown, ZodVoid, ZodXID, ZodXor, _ZodString, _default, _function, any, base64, base64url, bigint, catch, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, describe, e164, email, emoji, enum, exactOptional, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int, int32, int64, intersection, invertCodec, ipv4, ipv6, json, jwt, keyof, ksuid, lazy, looseRecord, mac, map, meta, nan, nanoid, nativeEnum, never, nonoptional, null, nullable, nullish, optional, partialRecord, pipe, prefault, preprocess, promise, readonly, refine, set, strictObject, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, transform, uint32, uint64, ulid, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = core_util/* rawShape */.MO(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(3908);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* guid */.Os);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR(v));
    }
    else
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* email */.Rp);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === core_regexes/* httpProtocol */.F.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* emoji */.Zg());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? core_regexes/* nanoid */.Ak : core_regexes/* nanoidOfLength */.D2(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid */.gF);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid2 */.Gl);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ulid */.Z0);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* xid */.kM);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ksuid */.fO);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* datetime */.w$(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* date */.p6);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* time */.kB(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* duration */.p0);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv4 */.uX);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv6 */.ug);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv4 */.zr);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv6 */.l7); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* e164 */.hQ);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* bigint */.o;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* undefined */.Vx;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    const memo = core_core/* globalConfig */.cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : core_util/* esc */.UQ(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = core_util/* isObject */.Gv;
    const jit = !core_core/* globalConfig */.cr.jitless;
    const allowsEval = core_util/* allowsEval */.hI;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
core_core/* $constructor */.xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util/* assignProp */.Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = core_util/* rawShape */.MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util/* cached */.PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isObject */.Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (core_util/* isPlainObject */.Qd(a) && core_util/* isPlainObject */.Qd(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (core_util/* aborted */.QH(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = core_util/* aborted */.QH(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (core_util/* aborted */.QH(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __nccwpck_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,core_util/* assignProp */.Vy)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? registries/* globalRegistry */.fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,core_util/* assignProp */.Vy)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,core_util/* assignProp */.Vy)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(core_util/* NUMBER_FORMAT_RANGES */.zH),
    bigint_format: formatContributor(core_util/* BIGINT_FORMAT_RANGES */.NR),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, core_regexes/* base64 */.K3],
    [base64urlCharset, core_regexes/* base64url */.r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,core_util/* getEnumValues */.w5)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,core_util/* assignProp */.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? core_regexes/* number */.ai : core_regexes/* integer */.nd).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,core_util/* assignProp */.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = core_util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${core_util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${core_util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError = /*@__PURE__*/ core_core/* $constructor */.xI("ZodError", errors_initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const classic_parse_parse = /* @__PURE__ */ _parse(ZodRealError);
const classic_parse_parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const parse_safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const parse_safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);

// Codec functions
const parse_encode = /* @__PURE__ */ _encode(ZodRealError);
const parse_decode = /* @__PURE__ */ _decode(ZodRealError);
const parse_encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const parse_decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const parse_safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const parse_safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const parse_safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!core_core/* globalConfig */.cr.localeError)
        core_core/* config */.$W(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!core_core/* globalConfig */.cr.memoizer)
        core_core/* config */.$W({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(core_util/* mergeDefs */.zM(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return core_util/* clone */.o8(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(api/* _overwrite */.bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return registries/* globalRegistry */.fd.get(this);
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        core_util/* own */.qh(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return registries/* globalRegistry */.fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(api/* _regex */.Fk(...args));
    },
    includes(...args) {
        return this.check(api/* _includes */.dR(...args));
    },
    startsWith(...args) {
        return this.check(api/* _startsWith */.$S(...args));
    },
    endsWith(...args) {
        return this.check(api/* _endsWith */.ER(...args));
    },
    min(...args) {
        return this.check(api/* _minLength */.m9(...args));
    },
    max(...args) {
        return this.check(api/* _maxLength */.Eb(...args));
    },
    length(...args) {
        return this.check(api/* _length */.YA(...args));
    },
    nonempty(...args) {
        return this.check(api/* _minLength */.m9(1, ...args));
    },
    lowercase(params) {
        return this.check(api/* _lowercase */.hH(params));
    },
    uppercase(params) {
        return this.check(api/* _uppercase */.qF(params));
    },
    trim() {
        return this.check(api/* _trim */.WN());
    },
    normalize(...args) {
        return this.check(api/* _normalize */.lo(...args));
    },
    toLowerCase() {
        return this.check(api/* _toLowerCase */.Il());
    },
    toUpperCase() {
        return this.check(api/* _toUpperCase */.xY());
    },
    slugify() {
        return this.check(api/* _slugify */.TL());
    },
}));
const ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(api/* _email */.Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(api/* _url */.Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(api/* _jwt */.rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api/* _emoji */.aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(api/* _guid */.tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(api/* _uuid */.Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(api/* _uuidv4 */.nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(api/* _uuidv6 */.pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(api/* _uuidv7 */.wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(api/* _nanoid */.Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(api/* _cuid */.fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(api/* _cuid2 */.Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(api/* _ulid */.Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(api/* _base64 */.rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(api/* _base64url */.cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(api/* _xid */.Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(api/* _ksuid */._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(api/* _ipv4 */.Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(api/* _ipv6 */.$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(api/* _cidrv4 */.Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(api/* _cidrv6 */.gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(api/* _e164 */.KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(api/* _isoDateTime */.G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(api/* _isoDate */.db(ZodISODate, params));
    },
    time(params) {
        return this.check(api/* _isoTime */.Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(api/* _isoDuration */.f2(ZodISODuration, params));
    },
});
function string(params) {
    return api/* _string */.Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(0, params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(0, params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(0, params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    step(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return api/* _number */.F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
}));
function bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUndefined", (inst, def) => {
    $ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => undefinedProcessor(inst, ctx, json, params);
});
function _undefined(params) {
    return api/* _undefined */.E4(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nullProcessor(inst, ctx, json, params);
})));
function _null(params) {
    return core._null(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return api/* _unknown */.em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return api/* _never */.G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(api/* _gte */.qm(value, params));
    inst.max = (value, params) => inst.check(api/* _lte */.Zm(value, params));
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(api/* _minLength */.m9(n, params));
    },
    nonempty(params) {
        return this.check(api/* _minLength */.m9(1, params));
    },
    max(n, params) {
        return this.check(api/* _maxLength */.Eb(n, params));
    },
    length(n, params) {
        return this.check(api/* _length */.YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return api/* _array */.dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return core_util/* extend */.X$(this, incoming);
    },
    safeExtend(incoming) {
        return core_util/* safeExtend */.W0(this, incoming);
    },
    merge(other) {
        return core_util/* merge */.h1(this, other);
    },
    pick(mask) {
        return core_util/* pick */.Up(this, mask);
    },
    omit(mask) {
        return core_util/* omit */.cJ(this, mask);
    },
    partial(...args) {
        return core_util/* partial */.OH(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return core_util/* partial */.OH(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return core_util/* required */.mw(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...util.normalizeParams(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof $ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(core_util/* issue */.sn(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(core_util/* issue */.sn(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodPreprocess.init(inst, def);
})));
const ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return api/* _superRefine */.MB(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
const ZodInstanceOf = /*@__PURE__*/ core_core/* $constructor */.xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(api/* _properties */.T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   E4: () => (/* binding */ _undefined),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase)
/* harmony export */ });
/* unused harmony exports _coercedString, _mac, _creditCard, _iban, TimePrecision, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _null, _any, _void, _date, _coercedDate, _nan, _max, _min, _positive, _negative, _nonpositive, _nonnegative, _maxSize, _minSize, _size, _property, _mime, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__/* .slugify */ .Yv(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckProperty, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__/* .floatSafeRemainder */ .LG(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .lowercase */ .AC);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .uppercase */ .Zv);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixIssues */ .lQ(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 3908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lowercase),
/* harmony export */   Ak: () => (/* binding */ nanoid),
/* harmony export */   D2: () => (/* binding */ nanoidOfLength),
/* harmony export */   F: () => (/* binding */ httpProtocol),
/* harmony export */   Gl: () => (/* binding */ cuid2),
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Rp: () => (/* binding */ email),
/* harmony export */   Vx: () => (/* binding */ _undefined),
/* harmony export */   Z0: () => (/* binding */ ulid),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   Zv: () => (/* binding */ uppercase),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   fO: () => (/* binding */ ksuid),
/* harmony export */   gF: () => (/* binding */ cuid),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   hQ: () => (/* binding */ e164),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kM: () => (/* binding */ xid),
/* harmony export */   l7: () => (/* binding */ cidrv6),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o: () => (/* binding */ bigint),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   uR: () => (/* binding */ uuid),
/* harmony export */   uX: () => (/* binding */ ipv4),
/* harmony export */   ug: () => (/* binding */ ipv6),
/* harmony export */   w$: () => (/* binding */ datetime),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zr: () => (/* binding */ cidrv4)
/* harmony export */ });
/* unused harmony exports extendedDuration, uuid4, uuid6, uuid7, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, mac, hostname, domain, creditCard, currencyCode, iban, string, null, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LG: () => (/* binding */ floatSafeRemainder),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   UQ: () => (/* binding */ esc),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   W0: () => (/* binding */ safeExtend),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   Yv: () => (/* binding */ slugify),
/* harmony export */   cJ: () => (/* binding */ omit),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   hI: () => (/* binding */ allowsEval),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, defineLazy, objectClone, cloneDef, getElementAtPath, promiseAllObject, randomString, numKeys, getParsedType, primitiveTypes, createTransparentProxy, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, CONSTANT_CATCH */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9479);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
