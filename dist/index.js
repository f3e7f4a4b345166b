(() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

8273:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  B: () => (headDefaults),
  W: () => (cloneAddress)
});
var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5118);

function headDefaults(pull, repository) {
    const { head, base, number } = pull;
    const fork = (0,_github_pull_request_js__WEBPACK_IMPORTED_MODULE_0__.ty)(pull, repository);
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
function cloneAddress(address) {
    if (!address || !URL.canParse(address))
        return undefined;
    const { protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && !username && !password ? address : undefined;
}


}),

3621:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  V: () => (validateRefs)
});
var _operations_inputs_parsers_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1380);

const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const branchOfFork = /^[a-z\d][\w-]*:([^:]+)$/i;
function validateRefs(defaults, eventName) {
    const { commit, branch, pull_request_base_branch: base, create } = defaults;
    if (commit !== undefined && !fullSha.test(commit))
        return refused(eventName, 'commit', commit);
    if (branch !== undefined && !isValidBranch(branch))
        return refused(eventName, 'branch', branch);
    if (base !== undefined && !isValidBranch(base))
        return refused(eventName, 'base branch', base);
    return create === undefined ? defaults : { ...defaults, create: validateRefs(create, eventName) };
}
function isValidBranch(branch) {
    const ref = branchOfFork.exec(branch)?.[1] ?? branch;
    return !ref.includes(':') && 'value' in (0,_operations_inputs_parsers_refs_js__WEBPACK_IMPORTED_MODULE_0__.rd)(ref, 0);
}
function refused(eventName, what, ref) {
    return {
        nothingToBuild: `The ${what} of the event ${eventName} is not safe to build: ${JSON.stringify(ref)}.`,
    };
}


}),

5118:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  CW: () => (queuedPullRequest),
  ty: () => (isFromFork),
  ve: () => (isSameRepository)
});
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function isFromFork({ head, base }, repository) {
    return head.repo == null || !isSameRepository(head.repo.full_name, base.repo?.full_name ?? repository);
}
const queue = /(?:^|\/)gh-readonly-queue\/./;
const lastOfGroup = /\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/;
function queuedPullRequest(ref) {
    if (ref.length > 1024)
        return null;
    const found = lastOfGroup.exec(ref);
    return found !== null && queue.test(ref.slice(0, found.index)) ? Number(found[1]) : null;
}


}),

1012:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  DF: () => (readInputTexts),
  af: () => (stepInputs),
  ed: () => (hideEnvironment)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(32);
var _client_request_base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4925);
var _operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3717);
var _operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6957);
var _operations_inputs_parsers_times_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(466);
var _operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9897);
var _operations_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(208);








const parseOperation = (text) => {
    const found = _operations_operations_js__WEBPACK_IMPORTED_MODULE_0__.z.find(({ name }) => name === text);
    return found ? { value: found } : { expected: (0,_operations_inputs_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_operations_operations_js__WEBPACK_IMPORTED_MODULE_0__.z.map(({ name }) => name)) };
};
const parseToken = (text) => /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'one line of visible ASCII characters without spaces' };
const parseAddress = (text) => {
    try {
        (0,_client_request_base_url_js__WEBPACK_IMPORTED_MODULE_2__.Q2)(text);
        return { value: text };
    }
    catch {
        return {
            expected: 'an https address without user name, query, fragment, or /v2 at the end (http only for this machine)',
        };
    }
};
const stepInputs = {
    operation: {
        purpose: 'What to do',
        inMoreInputs: false,
        parse: parseOperation,
    },
    token: {
        purpose: 'What to do',
        secret: true,
        inMoreInputs: false,
        parse: parseToken,
    },
    'oidc-client-id': {
        purpose: 'What to do',
        inMoreInputs: false,
        parse: parseToken,
    },
    'oidc-audience': {
        purpose: 'What to do',
        inMoreInputs: false,
        parse: parseToken,
    },
    'token-url': {
        purpose: 'What to do',
        inMoreInputs: false,
        parse: parseAddress,
    },
    'github-token': {
        purpose: 'What to do',
        expression: '${{ github.token }}',
        secret: true,
        inMoreInputs: false,
        parse: parseToken,
    },
    'base-url': {
        purpose: 'What to do',
        default: _client_request_base_url_js__WEBPACK_IMPORTED_MODULE_2__.Ip,
        inMoreInputs: false,
        parse: parseAddress,
    },
    'web-url': {
        purpose: 'What to do',
        inMoreInputs: false,
        parse: parseAddress,
    },
    'outage-timeout': {
        purpose: 'What to do',
        inMoreInputs: true,
        parse: _operations_inputs_parsers_times_js__WEBPACK_IMPORTED_MODULE_3__.E9,
    },
    'more-inputs': {
        purpose: 'What to do',
        verbatim: true,
        secret: true,
        inMoreInputs: false,
        parse: (0,_operations_inputs_parsers_pairs_js__WEBPACK_IMPORTED_MODULE_4__.x)(() => true, ''),
    },
};
function readInputTexts() {
    const names = [...Object.keys(stepInputs), ...Object.keys(_operations_inputs_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Q)];
    return new Map(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_6__.V4(name, { trimWhitespace: false })]));
}
async function hideEnvironment(texts, secrets) {
    if (!texts.get('env') && !texts.get('more-inputs'))
        return;
    const { hideEnvironmentSecrets } = await __nccwpck_require__.e(/* import() */ 7686).then(__nccwpck_require__.bind(__nccwpck_require__, 7686));
    hideEnvironmentSecrets(texts, secrets);
}


}),

7502:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (createJournal),
  r: () => (readSavedState)
});

var core = __nccwpck_require__(32);
var error_text = __nccwpck_require__(1479);
var addresses = __nccwpck_require__(4500);
var parsed = __nccwpck_require__(8899);
var plain = __nccwpck_require__(1301);
var url = __nccwpck_require__(1412);
var truncate_json = __nccwpck_require__(6908);
;





const uuid = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const word = matching(/^[a-z_]{1,40}$/);
const phrase = matching(/^[a-z][a-z ]{0,39}$/);
const slug = (text) => ((0,parsed.E)((0,addresses.dF)(text, 0)) ? text : null);
const address = (text, { toLink }) => toLink(text);
const file = (text) => /^\w[\w./@+-]{0,499}$/.test(text) && !text.split('/').includes('..') ? text : null;
const webPage = (text) => (0,url.Pl)(text);
const line = (text) => (0,plain.h)(text);
const checks = {
    'build-id': uuid,
    'build-url': address,
    state: word,
    'comment-reason': line,
    'comment-url': webPage,
    'suite-slug': slug,
    'suite-url': address,
};
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
    file,
};
function outputText(name, value, rules) {
    if (typeof value !== 'string')
        return (0,truncate_json.f)(value.map((entry) => safeEntry(entry, rules)));
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

var runner_files = __nccwpck_require__(6582);
;




const stateName = 'kitestring';
function createJournal({ hideFound, redactor }, { files, toLink }) {
    const written = new Map();
    return {
        output: (name, value) => {
            const text = outputText(name, value, { redactor, toLink });
            if (written.get(name) === text)
                return true;
            written.set(name, text);
            return files.set('GITHUB_OUTPUT', name, text);
        },
        hasOutput: (name) => written.has(name),
        save: (state) => void files.set('GITHUB_STATE', stateName, JSON.stringify(redactor.json(state))),
        mask: hideFound,
    };
}
function readSavedState() {
    const text = core.Gu(`${stateName}${runner_files.Q}`) || core.Gu(stateName);
    if (text === '')
        return null;
    try {
        return JSON.parse(text);
    }
    catch {
        throw new error_text.Nj('The state that the step saved is not complete.');
    }
}


}),

2663:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (publishJson)
});
var _truncate_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6908);

const longestIndented = 1_000_000;
function publishJson({ json, shortJson }, hosts) {
    const { journal, redactor, files } = hosts;
    const safe = redactor.json(json);
    const text = shortText(safe);
    const path = files.create('result.json', text === null ? piecesOf(safe) : `${JSON.stringify(safe, null, 2)}\n`);
    if (path !== null)
        journal.output('json-path', path);
    const fitting = (0,_truncate_json_js__WEBPACK_IMPORTED_MODULE_0__.f)(safe);
    const truncated = fitting !== text;
    const short = truncated && shortJson !== undefined;
    journal.output('json', short ? fittingForm(shortJson, redactor) : fitting);
    journal.output('truncated', String(truncated));
}
function fittingForm({ most, first }, redactor) {
    let [fits, tooMany] = [0, most + 1];
    while (tooMany - fits > 1) {
        const count = Math.floor((fits + tooMany) / 2);
        const form = redactor.json(first(count));
        if ((0,_truncate_json_js__WEBPACK_IMPORTED_MODULE_0__.f)(form) === JSON.stringify(form))
            fits = count;
        else
            tooMany = count;
    }
    return (0,_truncate_json_js__WEBPACK_IMPORTED_MODULE_0__.f)(redactor.json(first(fits)));
}
function shortText(value) {
    let text = '';
    for (const piece of piecesOf(value)) {
        text += piece;
        if (text.length > longestIndented)
            return null;
    }
    return text;
}
function* piecesOf(value) {
    if (!Array.isArray(value) || value.length === 0)
        return yield JSON.stringify(value);
    for (const [index, item] of value.entries())
        yield `${index === 0 ? '[' : ','}${JSON.stringify(item)}`;
    yield ']';
}


}),

4089:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  h: () => (createLog)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(32);
var _report_text_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1301);


function createLog(redactor) {
    const safe = (line) => (0,_report_text_plain_js__WEBPACK_IMPORTED_MODULE_0__.h)(redactor.text(line));
    return {
        info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.pq(safe(line)),
        notice: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.lm(safe(line)),
        warning: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.$e(safe(line)),
        debug: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.Yz(safe(line)),
        group: (title, lines) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__.Oh(safe(title));
            for (const line of lines)
                _actions_core__WEBPACK_IMPORTED_MODULE_1__.pq(`| ${(0,_report_text_plain_js__WEBPACK_IMPORTED_MODULE_0__.H)(redactor.text(line))}`);
            _actions_core__WEBPACK_IMPORTED_MODULE_1__.N4();
        },
        failure: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.C1(redactor.text(text).split('\n').map(safe).join('\n')),
    };
}


}),

6582:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (createRunnerFiles),
  Q: () => (lateSuffix)
});

var external_node_fs_ = __nccwpck_require__(3024);
;
const external_node_os_namespaceObject = require("node:os");
var external_node_path_ = __nccwpck_require__(6760);
var core = __nccwpck_require__(32);
;




const losses = {
    GITHUB_OUTPUT: ['outputs', 'Later steps do not get what is set from now on.'],
    GITHUB_STATE: ['state for the post step', 'A workflow command passes it on instead.'],
    GITHUB_STEP_SUMMARY: ['the job summary', 'The log says what happened.'],
    RUNNER_TEMP: ['files', 'The outputs that name these files stay empty.'],
};
const endless = 'ENDLESS';
const reasons = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    EISDIR: 'it is a folder',
    [endless]: 'it is not a regular file',
    ENOTDIR: 'its folder is not a folder',
    ENOENT: 'it does not exist',
};
const toolkit = { GITHUB_OUTPUT: core.uH, GITHUB_STATE: core.LZ };
const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;
const lateSuffix = '-late';
const toEnd = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND;
function createRunnerFiles(environment, log) {
    const warned = new Set();
    let folder;
    const warn = (place, error) => {
        if (!warned.has(place))
            log.warning(describe(place, reasonOf(error, environment[place])));
        warned.add(place);
    };
    const append = (place, write) => {
        const path = environment[place] ?? '';
        const size = sizeOf(path);
        try {
            refuseEndless(path);
            write(path);
            return true;
        }
        catch (error) {
            if (size !== null)
                quietly(() => (0,external_node_fs_.truncateSync)(path, size));
            warn(place, error);
            return false;
        }
    };
    return {
        append,
        set: (place, name, value) => {
            const write = (path) => {
                if (path === '' || lineBreak.test(value))
                    toolkit[place](name, value);
                else
                    writePieces(path, toEnd, [`${name}=${value}\n`]);
            };
            if (place === 'GITHUB_OUTPUT')
                return append(place, write);
            if (warned.has(place) || !append(place, write))
                commandState(`${name}${lateSuffix}`, value);
            return true;
        },
        create: (name, text) => {
            let path = '';
            try {
                folder ??= (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(environment.RUNNER_TEMP || (0,external_node_os_namespaceObject.tmpdir)(), 'kitestring-'));
                path = (0,external_node_path_.join)(folder, name);
                writePieces(path, 'w', typeof text === 'string' ? [text] : text);
                return path;
            }
            catch (error) {
                quietly(() => (0,external_node_fs_.rmSync)(path, { force: true }));
                warn('RUNNER_TEMP', error);
                return null;
            }
        },
    };
}
function commandState(name, value) {
    const data = value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    process.stdout.write(`::save-state name=${name}::${data}\n`);
}
function writePieces(path, flags, pieces) {
    const file = (0,external_node_fs_.openSync)(path, flags);
    try {
        for (const piece of pieces)
            (0,external_node_fs_.writeFileSync)(file, piece);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function describe(place, reason) {
    const [what, loss] = losses[place];
    return `Could not write ${what} (${place}): ${reason}. ${loss}`;
}
function reasonOf(error, path) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (reasons[code] !== undefined)
        return reasons[code];
    if (/^E[A-Z]{1,20}$/.test(code))
        return code;
    const name = error instanceof Error ? error.name : 'unknown error';
    return path !== undefined && (0,external_node_fs_.existsSync)(path) ? name : 'it does not exist';
}
function refuseEndless(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    const isOwn = /^\/(?:dev|proc)\//.test(path);
    if ((stats?.isFIFO() && !isOwn) || stats?.isBlockDevice())
        throw Object.assign(new Error(path), { code: endless });
}
function sizeOf(path) {
    let size = null;
    quietly(() => {
        const stats = (0,external_node_fs_.statSync)(path);
        if (stats.isFile())
            size = stats.size;
    });
    return size;
}
function quietly(task) {
    try {
        task();
    }
    catch { }
}


}),

5787:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  S: () => (writeSummary)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7005);


const maxBytes = 1_000_000;
function writeSummary(files, render, log) {
    files.append('GITHUB_STEP_SUMMARY', (path) => {
        if (path === '')
            return;
        const used = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
        const text = render({ bytes: maxBytes - used - 1 });
        if (text === '' && render({ bytes: maxBytes }) === '')
            return;
        const fits = text !== '' && used + Buffer.byteLength(text) + 1 <= maxBytes;
        if (fits)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, `${text}\n`);
        else
            log.warning(describeOverflow(used));
    });
}
function describeOverflow(used) {
    return `The job summary of this operation is omitted: it already has ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(used, 'byte')}, and GitHub discards a summary larger than 1 MiB.`;
}


}),

6908:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  f: () => (truncateJson)
});
const maxOutputBytes = 100_000;
function truncateJson(value, maxBytes = maxOutputBytes) {
    if (Array.isArray(value))
        return firstItems(value, maxBytes);
    const text = JSON.stringify(value);
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    return typeof value === 'object' && value !== null ? withoutLargest(value, maxBytes) : 'null';
}
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


}),

8971:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d: () => (readConnection),
  i: () => (readRequest)
});

var base_url = __nccwpck_require__(4925);
var timeouts = __nccwpck_require__(2617);
var inputs = __nccwpck_require__(3717);
;
function nearestName(text, names) {
    const distances = names.map((name) => ({ name, distance: editDistance(text.toLowerCase(), name) }));
    return distances.reduce((best, each) => (each.distance < best.distance ? each : best)).name;
}
function editDistance(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (const [index, char] of [...one.slice(0, 100)].entries()) {
        const above = row;
        row = [index + 1];
        for (let at = 0; at < other.length; at++) {
            const replaced = (above[at] ?? 0) + (char === other[at] ? 0 : 1);
            row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
        }
    }
    return row.at(-1) ?? 0;
}

var parsers_parsed = __nccwpck_require__(8899);
var operations = __nccwpck_require__(208);
var action_inputs = __nccwpck_require__(1012);
;
const defaultTokenUrl = 'https://buildkite.com/oauth/token';

var links = __nccwpck_require__(8584);
;









const inputNames = Object.keys(inputs.Q);
const allInputs = { ...action_inputs.af, ...inputs.Q };
function readRequest(given, { event, nowMs }) {
    const [problems, notes] = [[], []];
    const texts = withMoreInputs({ texts: given, nowMs, problems });
    const reading = { texts, nowMs, problems, notes };
    const operation = readOperation(reading);
    const connection = readConnection(reading);
    const outageMs = readOne('outage-timeout', action_inputs.af['outage-timeout'], reading);
    const githubToken = readOne('github-token', action_inputs.af['github-token'], reading);
    readOne('web-url', action_inputs.af['web-url'], reading);
    const values = readValues(operation?.inputs ?? inputNames, reading);
    const plan = operation?.plan(values.read, { event, unreadable: values.unreadable });
    if (plan && 'problems' in plan)
        problems.push(...plan.problems);
    if (connection !== null && typeof connection.token !== 'string' && lacksMemory(values.read))
        problems.push(needsMemory);
    if (problems.length > 0 || !operation || !plan || 'problems' in plan || connection === null) {
        return { problems };
    }
    const warnings = [...unusedInputs(operation, plan, texts), ...(plan.warnings ?? [])];
    return {
        ...{ operation, ...connection, githubToken, plan, warnings },
        notes: [...notes, ...(plan.notes ?? [])],
        outageTimeoutMs: outageTimeoutOf(plan, outageMs),
    };
}
const needsMemory = 'Input max-new needs baseline-path or memory-key: without a token, nothing signs what the comment remembers.';
function lacksMemory(given) {
    const { 'max-new': maxNew, 'baseline-path': path, 'memory-key': keys } = given;
    return maxNew !== undefined && path === undefined && keys === undefined;
}
function outageTimeoutOf({ waitTimeoutMs }, givenMs) {
    if (waitTimeoutMs === undefined)
        return givenMs ?? timeouts.q.usualMs;
    return Math.min(givenMs ?? timeouts.q.pollingMs, waitTimeoutMs);
}
function withMoreInputs(reading) {
    const { texts: given, problems } = reading;
    const more = readOne('more-inputs', action_inputs.af['more-inputs'], reading) ?? {};
    const texts = new Map(given);
    const twice = [];
    for (const [name, text] of Object.entries(more)) {
        const declared = Object.hasOwn(allInputs, name) ? allInputs[name] : undefined;
        if (!declared?.inMoreInputs) {
            problems.push(describeStray(name, declared));
            continue;
        }
        const own = (given.get(name) ?? '').trim();
        if (own !== '' && own !== declared.default)
            twice.push(`Input ${name} is given twice: on its own and in more-inputs.`);
        texts.set(name, text);
    }
    problems.push(...twice);
    return texts;
}
const shownName = /^[A-Za-z](?:[A-Za-z]|[_-](?=[A-Za-z])){0,30}$/;
function describeStray(name, declared) {
    if (declared !== undefined)
        return `Input more-inputs must not set ${name}: set ${name} on its own.`;
    const nearest = nearestName(name, Object.keys(allInputs).filter((each) => allInputs[each]?.inMoreInputs));
    const shown = shownName.test(name) ? JSON.stringify(name) : 'a name';
    return `Input more-inputs sets ${shown}, which is not an input; the nearest one is ${nearest}.`;
}
function readValues(names, reading) {
    const read = {};
    const unreadable = new Set();
    for (const name of names) {
        const value = readOne(name, inputs.Q[name], reading);
        if (value !== null)
            read[name] = value;
        else if (textOf(name, inputs.Q[name], reading.texts) !== '')
            unreadable.add(name);
    }
    return { read, unreadable };
}
function readOne(name, input, { texts, nowMs, problems, notes }) {
    const text = textOf(name, input, texts);
    if (text === '')
        return null;
    const foreign = (0,links.Q)(name, text, texts);
    const parsed = foreign === null ? input.parse(text, nowMs) : { expected: foreign };
    if ((0,parsers_parsed.E)(parsed)) {
        if (parsed.note !== undefined)
            notes?.push(`Input ${name}: ${parsed.note}.`);
        return parsed.value;
    }
    const was = input.secret ? '' : `; it was ${quote(text)}`;
    for (const expected of [parsed.expected, ...(parsed.also ?? [])])
        problems.push(`Input ${name} must be ${expected}${was}.`);
    return null;
}
function readOperation(reading) {
    if (textOf('operation', action_inputs.af.operation, reading.texts) === '') {
        reading.problems.push(`Input operation is missing: set it to one of ${operations.z.map(({ name }) => name).join(', ')}.`);
    }
    return readOne('operation', action_inputs.af.operation, reading);
}
function readConnection(reading) {
    const { texts } = reading;
    const usesIdentity = identityInputs.some((name) => textOf(name, action_inputs.af[name], texts) !== '');
    const read = usesIdentity ? null : readToken(reading);
    const baseUrl = readOne('base-url', action_inputs.af['base-url'], reading);
    const token = usesIdentity ? readIdentity(reading, baseUrl) : read;
    return token === null || baseUrl === null ? null : { token, baseUrl };
}
const identityInputs = ['oidc-client-id', 'oidc-audience', 'token-url'];
function readIdentity(reading, baseUrl) {
    const { texts, problems } = reading;
    const [clientId, audience, givenUrl] = identityInputs.map((name) => readOne(name, action_inputs.af[name], reading));
    const isMissing = (name) => textOf(name, action_inputs.af[name], texts) === '';
    if (textOf('token', action_inputs.af.token, texts) !== '')
        problems.push('Inputs token and oidc-client-id cannot be used together: remove one of them.');
    for (const name of ['oidc-client-id', 'oidc-audience'])
        if (isMissing(name))
            problems.push(`Input ${name} is missing: signing in with the identity of the job needs it.`);
    const isDefault = baseUrl !== null && (0,base_url.Q2)(baseUrl).href === base_url.Ip;
    if (isMissing('token-url') && baseUrl !== null && !isDefault)
        problems.push('Input token-url is missing: with another base-url, its default would not be right.');
    const tokenUrl = givenUrl ?? (isDefault ? defaultTokenUrl : null);
    return clientId && audience && tokenUrl ? { clientId, audience, tokenUrl } : null;
}
function readToken(reading) {
    if (textOf('token', action_inputs.af.token, reading.texts) === '') {
        reading.problems.push('Input token is empty: set it to an API token from a secret. Runs for pull requests from forks and by Dependabot get no secrets.');
    }
    return readOne('token', action_inputs.af.token, reading);
}
function textOf(name, input, texts) {
    const text = texts.get(name) ?? '';
    if (text.trim() === '')
        return input.default ?? '';
    return input.verbatim ? text : text.trim();
}
function quote(text) {
    if ((text.includes('://') && /[?#]/.test(text)) || /[?&][\w.-]{1,50}=/.test(text))
        return 'an address with a query or a fragment';
    if (/:\/\/[^/]*@/.test(text))
        return 'an address with a user name';
    return text.length > 120 ? `a text of ${text.length} characters` : JSON.stringify(text);
}
function unusedInputs(operation, { unused }, texts) {
    const given = inputNames.filter((name) => {
        const { default: defaultText } = inputs.Q[name];
        const text = (texts.get(name) ?? '').trim();
        return text !== '' && text !== defaultText;
    });
    return given.flatMap((name) => {
        if (!operation.inputs.includes(name))
            return [`Input ${name} is not used by ${operation.name}.`];
        const why = unused?.find((each) => each.inputs.includes(name));
        return why === undefined ? [] : [`Input ${name} is not used by ${operation.name} ${why.when}.`];
    });
}


}),

1957:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  o: () => (percentDecoded)
});
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


}),

7906:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (createSecrets)
});

var core = __nccwpck_require__(32);
var json_depth = __nccwpck_require__(8144);
;
const redacted = '[redacted]';
function createMask(text) {
    let ends;
    return {
        add: ({ from, to }) => {
            ends ??= new Int32Array(text.length + 1);
            if (to > (ends[from] ?? 0))
                ends[from] = to;
        },
        apply: () => (ends === undefined ? text : replaceParts(text, ends)),
    };
}
function replaceParts(text, ends) {
    const kept = [];
    let to = -1;
    for (let from = 0; from < text.length; from += 1) {
        const end = ends[from] ?? 0;
        if (end <= from)
            continue;
        if (from > to)
            kept.push(text.slice(Math.max(to, 0), from));
        if (end > to)
            to = end;
    }
    kept.push(text.slice(Math.max(to, 0)));
    return kept.join(redacted);
}

;
const noDigit = -1;
const decodePercent = (codes, at, length, token) => {
    const first = percentByte(codes, at, length);
    if (first === noDigit)
        return false;
    token.character = first;
    token.end = at + 3;
    const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
    let character = first & (0x3f >> more);
    for (let index = 1; index <= more; index += 1) {
        const byte = percentByte(codes, at + 3 * index, length);
        if ((byte & 0xc0) !== 0x80)
            return true;
        character = (character << 6) | (byte & 0x3f);
    }
    if (more > 0 && character <= 0x10_ffff) {
        token.character = character;
        token.end = at + 3 * (more + 1);
    }
    return true;
};
function percentByte(codes, at, length) {
    if (at + 2 >= length || codes[at] !== 0x25)
        return noDigit;
    const high = digitOf(codes[at + 1]);
    const low = digitOf(codes[at + 2]);
    return high === noDigit || low === noDigit ? noDigit : high * 16 + low;
}
const decodeBackslash = (codes, at, length, token) => {
    if (at + 1 >= length)
        return false;
    const next = codes[at + 1] ?? 0;
    if (next === 0x75 && codes[at + 2] === 0x7b) {
        const end = readDigits(codes, { from: at + 3, to: Math.min(length, at + 11), base: 16 }, token);
        if (end > at + 3 && end < length && codes[end] === 0x7d)
            return token.end++ > 0;
    }
    const digits = next === 0x75 ? 4 : next === 0x78 ? 2 : 0;
    const to = at + 2 + digits;
    if (digits > 0 && to <= length && readDigits(codes, { from: at + 2, to, base: 16 }, token) === to)
        return true;
    token.character = controls.get(next) ?? next;
    token.end = at + 2;
    return true;
};
const controls = new Map([...'bfnrt'].map((letter, index) => [letter.charCodeAt(0), [8, 12, 10, 13, 9][index]]));
const decodeEntity = (codes, at, length, token) => {
    if (codes[at + 1] !== 0x23)
        return decodeNamed(codes, at, length, token);
    const base = codes[at + 2] === 0x78 ? 16 : 10;
    const from = at + (base === 16 ? 3 : 2);
    const end = readDigits(codes, { from, to: length, base }, token);
    token.end = end + 1;
    return end > from && end < length && codes[end] === 0x3b;
};
const names = '!excl "quot #num $dollar %percnt &amp \'apos (lpar )rpar *ast *midast +plus ,comma .period /sol :colon ;semi <lt =equals >gt ?quest @commat [lbrack [lsqb \\bsol ]rbrack ]rsqb ^hat _lowbar _underbar `grave {lbrace {lcub |verbar |vert |verticalline }rbrace }rcub \u00adshy \u200bzerowidthspace \u200czwnj \u200dzwj \u200elrm \u200frlm \u2060nobreak \u2061af \u2062it \u2063ic \ttab \nnewline';
const longestName = 20;
const entities = new Map(names.split(' ').map((entry) => {
    const key = [...entry.slice(1)].reduce((hash, letter) => addLetter(hash, letter.charCodeAt(0)), 0);
    return [key, entry.charCodeAt(0)];
}));
function addLetter(hash, letter) {
    return (Math.imul(hash, 31) + letter) | 0;
}
const decodeNamed = (codes, at, length, token) => {
    let end = at + 1;
    let hash = 0;
    for (; end < length && end <= at + longestName && isLetter(codes[end]); end += 1)
        hash = addLetter(hash, codes[end] ?? 0);
    if (end >= length || codes[end] !== 0x3b)
        return false;
    token.character = entities.get(hash) ?? 0;
    token.end = end + 1;
    return token.character > 0;
};
const escapes = [
    { sign: '%', decode: decodePercent },
    { sign: '\\', decode: decodeBackslash },
    { sign: '&', decode: decodeEntity },
];
function readDigits(codes, { from, to, base }, token) {
    let character = 0;
    let at = from;
    for (; at < to; at += 1) {
        const digit = digitOf(codes[at]);
        if (digit === noDigit || digit >= base)
            break;
        character = Math.min(character * base + digit, 0x11_0000);
    }
    token.character = character > 0x10_ffff ? 0xfffd : character;
    token.end = at;
    return at;
}
function digitOf(code = 0) {
    if (code >= 0x30 && code <= 0x39)
        return code - 0x30;
    return code >= 0x61 && code <= 0x66 ? code - 0x57 : noDigit;
}
function isLetter(code = 0) {
    return code >= 0x61 && code <= 0x7a;
}

;

const invisiblePattern = /^[\p{Cc}\p{Cf}\p{DI}\u2028\u2029]$/u;
const visible = 1;
const invisible = 2;
const kinds = new Uint8Array(0x11_0000);
function isInvisible(character) {
    kinds[character] ||= invisiblePattern.test(String.fromCodePoint(character)) ? invisible : visible;
    return kinds[character] === invisible;
}
const foldedAscii = new Uint16Array(0x1_0000);
for (let code = 0x20; code < 0x7f; code += 1)
    foldedAscii[code] = String.fromCharCode(code).toLowerCase().charCodeAt(0);
foldedAscii[0x2d] = 0x2b;
foldedAscii[0x5f] = 0x2f;
const plainAscii = new Uint16Array(0x1_0000);
plainAscii.set(foldedAscii.subarray(0, 0x7f));
for (const { sign } of escapes)
    plainAscii[sign.charCodeAt(0)] = 0;
function fold(character) {
    if (character < 0x80)
        return foldedAscii[character] ?? 0;
    if (isInvisible(character))
        return 0;
    return character > 0xffff ? 0xe000 | (character & 0xfff) : character;
}
const escapeCode = 0x1b;
function sequenceEnd(codes, at, length) {
    if (codes[at + 1] !== 0x5b)
        return at;
    let end = at + 2;
    while (end < length && isBetween(codes[end], 0x30, 0x3f))
        end += 1;
    while (end < length && isBetween(codes[end], 0x20, 0x2f))
        end += 1;
    return end < length && isBetween(codes[end], 0x40, 0x7e) ? end + 1 : at;
}
const lineBreakCode = 0x0a;
function spacesEnd(codes, at, length) {
    let end = at;
    while (end < length && codes[end] === 0x20)
        end += 1;
    return end;
}
const isFirstHalf = (code) => isBetween(code, 0xd800, 0xdbff);
const isSecondHalf = (code) => isBetween(code, 0xdc00, 0xdfff);
function isBetween(code, low, high) {
    return code !== undefined && code >= low && code <= high;
}

;


const longestKept = 1 << 20;
function createView(size) {
    const jumps = new Int32Array(3 * (Math.ceil(size / 2) + 2));
    return { codes: new Uint16Array(size), length: 0, jumps, jumpCount: 0, near: 0 };
}
function createViews(decoded = escapes) {
    let room = [createView(0), createView(0), createView(0)];
    const roomFor = (length) => {
        const size = room[0].codes.length;
        if (length > size || size > longestKept) {
            const wanted = 2 ** Math.ceil(Math.log2(length + 32));
            room = [createView(wanted), createView(wanted), createView(wanted)];
        }
        return room;
    };
    function read(text, left, see) {
        const [plain, raw, stripped] = roomFor(text.length);
        plain.length = fill(plain.codes, text);
        let found = strip(plain, plain, left);
        see(plain, [plain]);
        const decodeOnce = (decoding) => {
            const { isRaw, isTorn } = decodeEscapes(plain, raw, decoding);
            if (isRaw)
                found |= strip(raw, stripped, left);
            if (isRaw)
                see(stripped, [stripped, raw, plain]);
            else if (raw.jumpCount > 0)
                see(raw, [raw, plain]);
            return isTorn;
        };
        for (const { sign, decode } of decoded) {
            if (!text.includes(sign))
                continue;
            const decoding = { text, sign: sign.charCodeAt(0), decode };
            if (decodeOnce({ ...decoding, torn: true }))
                decodeOnce({ ...decoding, torn: false });
        }
        return found;
    }
    return (text, see) => {
        const found = read(text, sequence | indentation, see);
        if (found & indentation)
            read(text, sequence, see);
        if (!(found & sequence))
            return;
        if (read(text, 0, see) & indentation)
            read(text, indentation, see);
    };
}
function fill(codes, text) {
    const { length } = text;
    if (length > 200)
        Buffer.from(codes.buffer).write(text, 'utf16le');
    else
        for (let at = 0; at < length; at += 1)
            codes[at] = text.charCodeAt(at);
    return length;
}
const [sequence, indentation] = [1, 2];
function strip(from, into, left) {
    const { codes, length } = from;
    const target = into.codes;
    let kept = 0;
    let found = 0;
    let lineStart = -1;
    into.jumpCount = 0;
    for (let at = 0; at < length;) {
        let folded = foldedAscii[codes[at] ?? 0] ?? 0;
        while (folded !== 0 && at < length) {
            target[kept] = folded;
            kept += 1;
            at += 1;
            folded = foldedAscii[codes[at] ?? 0] ?? 0;
        }
        if (at === length)
            break;
        const code = codes[at] ?? 0;
        found |= readCharacter(codes, at, length, left);
        const shown = fold(token.character);
        if (shown === 0 && (code === lineBreakCode || at === lineStart)) {
            found |= readIndentation(codes, length, left);
            lineStart = token.end;
        }
        kept = keep(into, kept, at, shown);
        at = token.end;
    }
    into.length = kept;
    return found;
}
const token = { character: 0, end: 0 };
function readCharacter(codes, at, length, left) {
    const code = codes[at] ?? 0;
    const isPair = isFirstHalf(code) && at + 1 < length && isSecondHalf(codes[at + 1]);
    token.character = isPair ? 0x1_0000 + ((code - 0xd800) << 10) + ((codes[at + 1] ?? 0) - 0xdc00) : code;
    token.end = isPair ? at + 2 : at + 1;
    const end = code === escapeCode ? sequenceEnd(codes, at, length) : at;
    if (end > at && left & sequence)
        token.end = end;
    return end > at ? sequence : 0;
}
function readIndentation(codes, length, left) {
    const { end } = token;
    const to = spacesEnd(codes, end, length);
    if (left & indentation)
        token.end = to;
    return to > end ? indentation : 0;
}
function keep(view, length, at, shown) {
    const { end } = token;
    if (shown === 0) {
        jump(view, length, at, end);
        return length;
    }
    view.codes[length] = shown;
    if (end > at + 1)
        jump(view, length + 1, end, end);
    return length + 1;
}
function decodeEscapes(from, into, { text, sign, decode, torn }) {
    const { codes, length } = from;
    const target = into.codes;
    const hasControl = createControlSearch(text, from);
    let kept = 0;
    let isRaw = false;
    let isTorn = false;
    into.jumpCount = 0;
    for (let at = 0; at < length;) {
        while (at < length && codes[at] !== sign) {
            target[kept] = codes[at] ?? 0;
            kept += 1;
            at += 1;
        }
        if (at === length)
            break;
        let isEscape = decode(codes, at, length, token);
        if (isEscape && hasControl(at)) {
            isTorn = true;
            isEscape = torn;
        }
        if (!isEscape) {
            target[kept] = sign;
            kept += 1;
            at += 1;
            continue;
        }
        const { character } = token;
        const isPartial = character === escapeCode || isFirstHalf(character) || isSecondHalf(character);
        isRaw ||= isPartial;
        kept = keep(into, kept, at, isPartial ? character : fold(character));
        at = token.end;
    }
    into.length = kept;
    return { isRaw, isTorn };
}
function createControlSearch(text, { jumps, jumpCount }) {
    let first = 0;
    return (at) => {
        while (first < jumpCount && (jumps[first] ?? 0) <= at)
            first += 3;
        for (let jump = first; jump < jumpCount && (jumps[jump] ?? 0) < token.end; jump += 3)
            if (hasControlIn(text, jumps[jump + 1] ?? 0, jumps[jump + 2] ?? 0))
                return true;
        return false;
    };
}
function hasControlIn(text, from, to) {
    for (let at = from; at < to; at += 1)
        if (text.charCodeAt(at) < 0x20)
            return true;
    return false;
}
function jump(view, index, end, next) {
    const { jumps } = view;
    let at = view.jumpCount;
    if (at > 0 && jumps[at - 3] === index)
        at -= 3;
    else {
        jumps[at] = index;
        jumps[at + 1] = end;
    }
    jumps[at + 2] = next;
    view.jumpCount = at + 3;
}
function locate(sources, first, last) {
    let from = first;
    let to = last + 1;
    for (const view of sources) {
        from = startOf(view, from);
        to = endOf(view, to);
    }
    return { from, to };
}
function startOf(view, index) {
    const at = jumpBefore(view, index);
    return at < 0 ? index : index + (view.jumps[at + 2] ?? 0) - (view.jumps[at] ?? 0);
}
function endOf(view, index) {
    const at = jumpBefore(view, index);
    return view.jumps[at] === index ? (view.jumps[at + 1] ?? 0) : startOf(view, index);
}
function jumpBefore(view, index) {
    const { jumps, jumpCount } = view;
    let low = Math.min(view.near, jumpCount - 3);
    for (let step = 3; low >= 0 && (jumps[low] ?? 0) > index; step *= 2)
        low -= step;
    low = Math.max(low, -3);
    let high = low + 3;
    for (let step = 3; high < jumpCount && (jumps[high] ?? 0) <= index; step *= 2) {
        low = high;
        high += step;
    }
    high = Math.min(high, jumpCount);
    while (high - low > 3) {
        const middle = low + 3 * Math.floor((high - low) / 6);
        if ((jumps[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle;
    }
    view.near = low;
    return low;
}

;


const fewest = 8;
function needlesOf({ text, start = fewest, end = fewest }) {
    const bytes = Buffer.from(`\0\0${text}`);
    const secret = bytes.subarray(2);
    const spelled = readings(text).map((reading) => ({ text: reading, start, end }));
    spelled.push({ text: secret.toString('hex'), start: 2 * start, end: 2 * end });
    const perByte = (count) => Math.max(fewest, Math.floor((8 / 6) * (count - 1)));
    for (const offset of [0, 1, 2])
        spelled.push({ text: base64At(offset, bytes), start: perByte(start), end: perByte(end) });
    return spelled
        .filter((needle) => needle.text.length >= fewest)
        .map((needle) => {
        const { length } = needle.text;
        return { text: needle.text, start: Math.min(needle.start, length), end: Math.min(needle.end, length) };
    });
}
function foldInto(codes, text, from = 0) {
    for (let at = 0; at < codes.length; at += 1) {
        const code = text.charCodeAt(from + at);
        codes[at] = foldedAscii[code] || code;
    }
    return codes;
}
const views = createViews([]);
const printable = /^[ -~]*$/;
function readings(text) {
    if (printable.test(text))
        return [text];
    const shown = [];
    views(text, ({ codes, length }) => shown.push(Buffer.from(codes.buffer, 0, 2 * length).toString('utf16le')));
    return shown;
}
function base64At(offset, bytes) {
    const padded = bytes.subarray(2 - offset);
    return padded.toString('base64').slice(Math.ceil((8 * offset) / 6), Math.floor((8 * padded.length) / 6));
}

var secret_names = __nccwpck_require__(6054);
;




const mostKeys = 1_000;
function redactJson(value, text) {
    return redactValue(value, { text, keys: new Map(), recent: [], level: 0 }, false);
}
function redactValue(value, context, isSecret) {
    if (typeof value === 'string')
        return isSecret && value !== '' ? redacted : context.text(value);
    if (typeof value === 'number')
        return isSecret || isSecretNumber(value, context) ? redacted : value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (context.level === json_depth.C)
        return json_depth.D;
    context.level += 1;
    const safe = Array.isArray(value)
        ? redactArray(value, context, isSecret)
        : redactObject(value, context, isSecret);
    context.level -= 1;
    return safe;
}
function isSecretNumber(value, { text }) {
    return Math.abs(value) >= 10 ** (fewest - 1) && text(String(value)) !== String(value);
}
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
    context.recent[context.level] ??= [];
    const recent = context.recent[context.level] ?? [];
    let copy;
    for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] ?? '';
        let known = recent[index];
        if (known?.key !== key)
            recent[index] = known = redactKey(key, context);
        const original = value[key];
        const safe = redactValue(original, context, isSecret || known.isSecret);
        if (safe !== original || known.name !== key)
            copy ??= keys.slice(0, index).map((earlier) => [earlier, value[earlier]]);
        copy?.push([known.name, safe]);
    }
    return copy === undefined ? value : Object.fromEntries(copy);
}
function redactKey(key, { text, keys }) {
    const known = keys.get(key);
    if (known !== undefined)
        return known;
    const redactedKey = { key, name: text(key), isSecret: (0,secret_names.u)(key) };
    if (keys.size < mostKeys)
        keys.set(key, redactedKey);
    return redactedKey;
}

;
const webhookPath = '/deliver/';
const hostStart = 'webhook.';
function findWebhook(view, at, onFound) {
    const { codes, length } = view;
    if (!hasText(view, webhookPath, at))
        return;
    let host = -1;
    for (let from = at - 1; from >= 0 && (isNameOrDot(codes[from]) || codes[from] === colon); from -= 1)
        if (hasText(view, hostStart, from))
            host = from;
    const start = at + webhookPath.length;
    let end = start;
    while (end < length && isOfPath(codes[end]))
        end += 1;
    while (codes[end - 1] === dot)
        end -= 1;
    if (host >= 0 && end > start)
        onFound(host, end - 1);
}
function hasText({ codes }, text, at) {
    for (let index = 0; index < text.length; index += 1)
        if (codes[at + index] !== text.charCodeAt(index))
            return false;
    return true;
}
const [plus, dot, slash, colon, equals, tilde] = [0x2b, 0x2e, 0x2f, 0x3a, 0x3d, 0x7e];
function isNameOrDot(code = 0) {
    const isLetter = code >= 0x61 && code <= 0x7a;
    return isLetter || (code >= 0x30 && code <= 0x39) || code === plus || code === dot;
}
function isOfPath(code = 0) {
    return isNameOrDot(code) || code === slash || code === equals || code === tilde;
}

;



const stride = 5;
function createSearch() {
    const filter = new Uint8Array(2 ** 16);
    const anchors = new Map();
    const edge = new Uint16Array(fewest);
    const webhook = anchorAt(webhookPath, 0);
    function anchorAt(text, from) {
        const hash = hashAt(foldInto(edge, text, from), 0);
        const anchored = anchors.get(hash) ?? { starts: [], ends: [] };
        anchors.set(hash, anchored);
        for (let offset = 0; offset < stride; offset += 1) {
            const index = hashFour(edge, offset);
            filter[index] = (filter[index] ?? 0) | (1 << offset);
        }
        return anchored;
    }
    function eachAnchor({ codes, length }, see) {
        const look = (from) => {
            const anchored = from < 0 || from + fewest > length ? undefined : anchors.get(hashAt(codes, from));
            if (anchored !== undefined)
                see(from, anchored);
        };
        for (let at = 0; at + 4 <= length; at += stride) {
            const bits = filter[hashFour(codes, at)] ?? 0;
            if (bits === 0)
                continue;
            for (let offset = stride - 1; offset >= 0; offset -= 1)
                if (bits & (1 << offset))
                    look(at - offset);
        }
    }
    function hasAnchor(text, at, bits) {
        for (let offset = 0; offset < stride; offset += 1)
            if (bits & (1 << offset) && anchors.has(hashOfText(text, at - offset)))
                return true;
        return false;
    }
    function isClean(text) {
        let hash = 0;
        let left = 4;
        for (let at = 0; at < text.length; at += 1) {
            const code = plainAscii[text.charCodeAt(at)] ?? 0;
            if (code === 0)
                return false;
            hash = ((hash << 4) ^ code) & 0xffff;
            left -= 1;
            if (left > 0)
                continue;
            left = stride;
            const bits = filter[hash] ?? 0;
            if (bits !== 0 && hasAnchor(text, at - 3, bits))
                return false;
        }
        return true;
    }
    return {
        isClean,
        add: (secret, most) => {
            const places = needlesOf(secret).flatMap((needle) => [
                { needle, list: anchorAt(needle.text, needle.start - fewest).starts },
                { needle, list: anchorAt(needle.text, needle.text.length - needle.end).ends },
            ]);
            if (places.some(({ list }) => list.length >= most))
                return false;
            for (const { needle, list } of places)
                list.push(needle);
            return true;
        },
        find: (view, onFound) => {
            const ends = [];
            let findStart;
            eachAnchor(view, (from, anchored) => {
                if (anchored === webhook)
                    findWebhook(view, from, (first, last) => onFound(first, last, true));
                findStart ??= createMatcher(view, 1, onFound);
                for (const needle of anchored.starts)
                    findStart(needle, from - needle.start + fewest);
                if (anchored.ends.length > 0)
                    ends.push({ from, needles: anchored.ends });
            });
            if (ends.length === 0)
                return;
            const findEnd = createMatcher(view, -1, onFound);
            for (const { from, needles } of ends.reverse())
                for (const needle of needles)
                    findEnd(needle, from + needle.end - 1);
        },
    };
}
function createMatcher(view, step, onFound) {
    let origin = 0;
    let end = 0;
    return (needle, at) => {
        const known = (at - origin) * step < 0 ? 0 : Math.max(0, (end - at) * step);
        const size = matchedSize(view, needle, { at, step, known });
        if (size === known || size < (step > 0 ? needle.start : needle.end))
            return;
        const from = known > 0 ? end - step : at;
        const to = at + step * (size - 1);
        onFound(Math.min(from, to), Math.max(from, to));
        if (known === 0)
            origin = at;
        end = to + step;
    };
}
function matchedSize({ codes, length }, needle, { at, step, known }) {
    if (at < 0 || at >= length)
        return known;
    needle.codes ??= foldInto(new Uint16Array(needle.text.length), needle.text);
    const wanted = needle.codes;
    const first = step > 0 ? 0 : wanted.length - 1;
    const most = Math.min(wanted.length, step > 0 ? length - at : at + 1);
    let size = known;
    while (size < most && codes[at + step * size] === wanted[first + step * size])
        size += 1;
    return size;
}
function hashFour(codes, at) {
    const first = ((codes[at] ?? 0) << 12) ^ ((codes[at + 1] ?? 0) << 8);
    return (first ^ ((codes[at + 2] ?? 0) << 4) ^ (codes[at + 3] ?? 0)) & 0xffff;
}
function hashAt(codes, from) {
    let hash = 0;
    for (let at = from; at < from + fewest; at += 1)
        hash = (hash << 4) ^ (codes[at] ?? 0);
    return hash;
}
function hashOfText(text, from) {
    let hash = 0;
    for (let at = from; at < from + fewest; at += 1)
        hash = (hash << 4) ^ (plainAscii[text.charCodeAt(at)] ?? 0);
    return hash;
}

;





const longestRemembered = 2_000;
const mostRemembered = 1_000;
const passwordInUrl = /:\/\/[^\s/@:]*:[^\s/@]+@/g;
function createRedactor(secrets) {
    const redactor = createGrowingRedactor();
    for (const text of secrets)
        redactor.add({ text });
    return redactor;
}
function createGrowingRedactor() {
    const search = createSearch();
    const views = createViews();
    function removeSecrets(value) {
        const mask = createMask(value);
        views(value, (view, sources) => {
            search.find(view, (first, last, inLine = false) => {
                const { from, to } = locate(sources, first, last);
                const lineEnd = inLine ? value.indexOf('\n', from) : -1;
                mask.add({ from, to: lineEnd < 0 ? to : Math.min(to, lineEnd) });
            });
        });
        return mask.apply();
    }
    const remembered = new Map();
    function removeOnce(value) {
        if (search.isClean(value))
            return value;
        if (value.length > longestRemembered)
            return removeSecrets(value);
        const known = remembered.get(value);
        if (known !== undefined)
            return known;
        const clean = removeSecrets(value);
        if (remembered.size === mostRemembered)
            remembered.clear();
        remembered.set(value, clean);
        return clean;
    }
    const text = (value) => {
        const clean = value.length < fewest ? value : removeOnce(value);
        return clean.includes('@') && clean.includes('://')
            ? clean.replace(passwordInUrl, `://${redacted}@`)
            : clean;
    };
    return {
        text,
        json: (value) => redactJson(value, text),
        add: ({ text: lines, ...least }, most = Number.POSITIVE_INFINITY) => {
            remembered.clear();
            return lines.split(/\r?\n/).every((line) => search.add({ ...least, text: line.trim() }, most));
        },
    };
}

;
const possible = /^[A-Za-z0-9_.~+/=-]{16,256}$/;
const joint = /[^A-Za-z0-9]+/;
const found_secret_fewest = 8;
const longestWord = 20;
const longestNumber = 13;
const fewestMarks = 4;
const manyMarks = 7;
function parseFoundSecret(text) {
    if (!possible.test(text))
        return null;
    const pieces = text.split(joint);
    const marks = pieces
        .filter((piece) => !/^\d+$/.test(piece))
        .reduce((sum, piece) => sum + countMarks(piece), 0);
    if (marks < manyMarks && pieces.every(isWordOrNumber))
        return null;
    return withoutWords(text);
}
const segment = /^[^\s/]{8,256}$/;
const found_secret_name = /^(?:[A-Za-z][a-z]{0,10}|\d{1,11})(?:[-_.](?:[A-Za-z][a-z]{0,10}|\d{1,11}))*$/;
const found_secret_longestName = 15;
function parseWebhookSegment(text) {
    if (!segment.test(text) || (text.length <= found_secret_longestName && found_secret_name.test(text)))
        return null;
    const { start = found_secret_fewest, end = found_secret_fewest } = withoutWords(text);
    return { text, start: start > found_secret_longestName ? found_secret_fewest : start, end: end > found_secret_longestName ? found_secret_fewest : end };
}
function withoutWords(text) {
    return { text, start: revealing([...text]), end: revealing([...text].reverse()) };
}
function isWordOrNumber(piece) {
    if (/^\d+$/.test(piece))
        return piece.length <= longestNumber;
    if (piece.length > longestWord)
        return false;
    return piece.length < found_secret_fewest || countMarks(piece) < fewestMarks;
}
function revealing(characters) {
    const first = characters.findIndex((character, index) => {
        const before = characters[index - 1] ?? '';
        return isDigit(character) || isInnerCapital(before, character) || isInnerCapital(character, before);
    });
    return Math.max(found_secret_fewest, first < 0 ? characters.length : first + 1);
}
function countMarks(text) {
    let count = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (isDigit(character) || isInnerCapital(text.charAt(at - 1), character))
            count += 1;
    }
    return count;
}
function isDigit(character) {
    return character >= '0' && character <= '9';
}
function isInnerCapital(before, character) {
    return before >= 'a' && before <= 'z' && character >= 'A' && character <= 'Z';
}

;



const shortestSecret = 8;
const shortestWhole = 16;
const longestWhole = 500;
const mostFound = 1_000;
const mostAlike = 32;
function createSecrets(hasRunner) {
    const own = new Set();
    const found = new Set();
    const redactor = createGrowingRedactor();
    const mask = (secret) => {
        if (hasRunner)
            core.Pq(secret);
    };
    const hideParsed = (parse) => (text) => {
        if (own.has(text) || found.has(text))
            return true;
        const secret = parse(text);
        if (secret === null || found.size >= mostFound || !redactor.add(secret, mostAlike))
            return false;
        found.add(text);
        mask(text);
        return true;
    };
    return {
        hide: (secret) => {
            const text = secret.trim();
            if (text.length < shortestSecret || own.has(text))
                return;
            own.add(text);
            mask(text);
            redactor.add({ text });
        },
        hideFound: hideParsed(parseFoundSecret),
        hideSegment: hideParsed(parseWebhookSegment),
        hideWhole: (text) => {
            if (text.length < shortestWhole || text.length > longestWhole || found.has(text))
                return;
            const whole = { text, start: text.length, end: text.length };
            if (found.size < mostFound && redactor.add(whole, mostAlike))
                found.add(text);
        },
        redactor,
    };
}


}),

8584:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (refuseForeignUrl),
  X: () => (createServiceLinks)
});
var _client_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4925);
var _operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6701);
var _report_text_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1412);



const defaultWebUrl = 'https://buildkite.com';
function createServiceLinks(texts, log) {
    let warned = false;
    return (0,_report_text_url_js__WEBPACK_IMPORTED_MODULE_0__.ik)(readLinkRule(texts), (url) => {
        if (warned)
            return;
        warned = true;
        log.warning(`The service returned a link to the host ${new URL(url).host}. Links to hosts other than that of web-url are shown as text, and outputs for them are empty.`);
    });
}
function readLinkRule(texts) {
    try {
        const { base, web } = readAddresses(texts);
        return { host: web && new URL(web.origin).host, loopback: (web ?? base).loopback };
    }
    catch {
        return { host: '', loopback: false };
    }
}
function readAddresses(texts) {
    const given = (name) => texts.get(name)?.trim() ?? '';
    const base = (0,_client_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__.Q2)(given('base-url') || _client_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__.Ip);
    const web = given('web-url') || (base.origin === _client_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__.Ip ? defaultWebUrl : '');
    return { base, web: web === '' ? null : (0,_client_request_base_url_js__WEBPACK_IMPORTED_MODULE_1__.Q2)(web) };
}
const instead = {
    pipeline: 'organization/pipeline',
    build: 'the number of the build',
};
function refuseForeignUrl(name, text, texts) {
    if (instead[name] === undefined)
        return null;
    try {
        const { base, web } = readAddresses(texts);
        if (web === null)
            return null;
        const hosts = [...new Set([web, base].map(({ origin }) => new URL(origin).host))];
        const isForeign = (0,_operations_inputs_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__.ry)(text).some((part) => {
            const url = URL.parse(part);
            return url?.protocol.startsWith('http') && !hosts.includes(url.host.replace(/^www\./, ''));
        });
        return isForeign ? `${instead[name]}, or a URL of the service (${hosts.join(' or ')})` : null;
    }
    catch {
        return null;
    }
}


}),

1609:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Wm: () => (proxySecrets),
  rq: () => (readProxies),
  su: () => (throughProxies)
});
var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405);
var _secrets_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1957);


const variables = new Map([
    ['proxy.http', 'http_proxy'],
    ['proxy.https', 'https_proxy'],
]);
function readProxies(environment) {
    const read = (name) => environment[spelling(name, environment)] || undefined;
    return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}
function spelling(name, environment) {
    return environment[name] ? name : name.toUpperCase();
}
function throughProxies(environment, make) {
    try {
        return make(readProxies(environment));
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Di))
            throw error;
        const name = variables.get(error.argument);
        if (name === undefined)
            throw error;
        const problem = error.message.slice(error.argument.length + 1);
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(`The environment variable ${spelling(name, environment)}`, problem, {
            cause: error,
        });
    }
}
function proxySecrets(proxies) {
    return [proxies.http, proxies.https].flatMap((address) => {
        const text = address?.trim() ?? '';
        const url = URL.parse(text.includes('://') ? text : `http://${text}`);
        const given = [url?.username ?? '', url?.password ?? ''].filter((part) => part !== '');
        const decoded = given.map(_secrets_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__.o);
        const credentials = given.length === 2 ? [Buffer.from(decoded.join(':')).toString('base64')] : [];
        return [...new Set([...given, ...decoded, ...credentials])];
    });
}


}),

1778:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  m: () => (systemClock)
});
const longestTimerMs = 2 ** 31 - 1;
function monotonic() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}
const systemClock = {
    now: () => Date.now(),
    monotonic,
    async sleep(ms, signal) {
        if (!Number.isFinite(ms))
            throw new RangeError(`Cannot sleep for ${ms} milliseconds`);
        signal?.throwIfAborted();
        const until = monotonic() + ms;
        for (let left = ms; left > 0; left = until - monotonic()) {
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


}),

8405:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Di: () => (InvalidArgumentError),
  Do: () => (OutcomeUnknownError),
  MU: () => (TimeoutError),
  MZ: () => (ClientError),
  Rc: () => (ConnectionError),
  gz: () => (TokenError),
  hD: () => (ApiError),
  rV: () => (ListTruncatedError),
  tF: () => (InvalidResponseError)
});
/* unused harmony export CallError */
class ClientError extends Error {
    name = 'ClientError';
    hint;
    retryAt;
    constructor(message, extras = {}) {
        super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
        this.hint = extras.hint;
        this.retryAt = extras.retryAt;
    }
}
class InvalidArgumentError extends ClientError {
    name = 'InvalidArgumentError';
    argument;
    constructor(argument, fault, extras = {}) {
        super(`${argument} ${fault}`, extras);
        this.argument = argument;
    }
}
class TokenError extends ClientError {
    name = 'TokenError';
    sent = 'not-sent';
}
class CallError extends ClientError {
    name = 'CallError';
    method;
    path;
    requestId;
    constructor(message, details) {
        super(message, details);
        this.method = details.method;
        this.path = details.path;
        this.requestId = details.requestId;
    }
}
class ApiError extends CallError {
    name = 'ApiError';
    status;
    serviceMessage;
    errors;
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
    get headers() {
        return this.#headers;
    }
}
class ConnectionError extends CallError {
    name = 'ConnectionError';
    code;
    sent;
    constructor(message, details) {
        super(message, details);
        this.code = details.code;
        this.sent = details.sent;
    }
}
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
class OutcomeUnknownError extends CallError {
    name = 'OutcomeUnknownError';
    key;
    search;
    constructor(message, details) {
        super(message, details);
        this.key = details.key;
        this.search = details.search;
    }
}
class InvalidResponseError extends CallError {
    name = 'InvalidResponseError';
    status;
    reason;
    paths;
    constructor(message, details) {
        super(message, details);
        this.status = details.status;
        this.reason = details.reason;
        this.paths = details.paths ?? [];
    }
}
class ListTruncatedError extends CallError {
    name = 'ListTruncatedError';
    reason;
    #items;
    constructor(message, details) {
        super(message, details);
        this.reason = details.reason;
        this.#items = details.items;
    }
    get items() {
        return this.#items;
    }
}


}),

4925:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Ip: () => (defaultBaseUrl),
  O2: () => (resolveUrl),
  Q2: () => (parseBaseUrl)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8405);
var _transport_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9102);


const defaultBaseUrl = 'https://api.buildkite.com';
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
    const loopback = (0,_transport_proxy_js__WEBPACK_IMPORTED_MODULE_0__.U)(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
        throw refused('must begin with https:// (http:// is allowed only for this machine)');
    }
    const prefix = withoutTrailingSlashes(url.pathname);
    if (prefix.endsWith('/v2'))
        throw refused('must not end in /v2, with which every path begins');
    return { href: `${url.origin}${prefix}`, origin: url.origin, prefix, loopback };
}
function resolveUrl(base, path, query) {
    const expected = `${base.prefix}${path}`;
    const text = `${base.origin}${expected}${query === '' ? '' : `?${query}`}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const ours = url?.origin === base.origin && url.pathname === expected && url.username === '' && url.hash === '';
    if (!ours)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Di('path', 'does not lead to the service');
    return text;
}
function refused(fault) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Di('baseUrl', fault);
}
function withoutTrailingSlashes(path) {
    let end = path.length;
    while (end > 0 && path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}


}),

2617:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  q: () => (outageTimes),
  w: () => (timeoutsFor)
});
const usual = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, attemptMs: 60_000 };
const forCreate = { ...usual, headersMs: 60_000, attemptMs: 90_000 };
const outageTimes = { usualMs: 60_000, pollingMs: 15 * 60_000 };
function timeoutsFor(endpoint, chosen = {}) {
    return { ...(endpoint === 'builds.create' ? forCreate : usual), ...chosen };
}


}),

9102:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  U: () => (isLoopback),
  u: () => (parseProxies)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405);

function parseProxies(settings = {}) {
    const http = parseProxy('proxy.http', settings.http ?? '');
    const https = parseProxy('proxy.https', settings.https ?? '');
    if (http === '' && https === '')
        return undefined;
    return { http, https, noProxy: settings.noProxy ?? '' };
}
function isLoopback(hostname) {
    return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname);
}
function parseProxy(name, text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return '';
    const address = trimmed.includes('://') ? trimmed : `http://${trimmed}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'is not the address of a proxy');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'must be the address of an http:// or https:// proxy');
    }
    if (!isDecodable(url.username) || !isDecodable(url.password)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Di(name, 'has a user name or a password that is not percent-encoded');
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


}),

8144:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  C: () => (maxLevels),
  D: () => (tooDeep)
});
const maxLevels = 64;
const tooDeep = '[nested too deeply]';


}),

2476:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  $Q: () => (retryableStates),
  EJ: () => (isStrangeState),
  F2: () => (cancelableStates),
  Hd: () => (isTerminal),
  Jt: () => (effectiveState),
  PU: () => (isOver),
  YQ: () => (isCanceled),
  ZQ: () => (finishedStates),
  hY: () => (hasEnded),
  xo: () => (stateFilters)
});
/* unused harmony exports buildStates, isKnownState */
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
const stateFilters = [...buildStates, 'creating', 'finished'];
const finishedStates = ['passed', 'failed', 'blocked', 'canceled'];
const retryableStates = ['failed', 'soft_failed', 'timed_out', 'expired', 'canceled'];
const cancelableStates = ['scheduled', 'running', 'failing'];
const terminalStates = [
    'passed',
    'failed',
    'blocked',
    'canceled',
    'skipped',
    'not_run',
];
function effectiveState(build) {
    return build.blocked === true ? 'blocked' : build.state;
}
function isTerminal(build) {
    return terminalStates.some((state) => state === effectiveState(build));
}
function isOver(build) {
    return isTerminal(build) && effectiveState(build) !== 'blocked';
}
function hasEnded(build) {
    return isTerminal(build) || (!isKnownState(effectiveState(build)) && typeof build.finished_at === 'string');
}
function isCanceled(state) {
    return state === 'canceling' || state === 'canceled';
}
function isStrangeState(state) {
    return !stateFilters.some((known) => known === state);
}
function isKnownState(state) {
    return buildStates.some((known) => known === state);
}


}),

9732:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  o: () => (isAbsolute)
});
const absolute = /^(?:[a-z]:|\/)/i;
function isAbsolute(path) {
    return absolute.test(path);
}


}),

1822:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  p: () => (parseTime)
});
const spelledOut = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?) UTC$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
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


}),

1479:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  NP: () => (isOwn),
  Nj: () => (OwnError),
  O8: () => (errorSentence),
  f8: () => (errorKind),
  kc: () => (errorText)
});
var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405);

class OwnError extends Error {
    name = 'OwnError';
}
const className = /^[A-Za-z]{1,40}$/;
const systemCode = /^[A-Z][A-Z0-9_]{2,39}$/;
const maxCauses = 5;
function isOwn(error) {
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__.MZ || error instanceof OwnError;
}
function errorText(error) {
    return isOwn(error) ? error.message : `An unexpected error occurred (${errorKind(error)})`;
}
function errorSentence(error) {
    const text = errorText(error);
    return text.endsWith('.') ? text : `${text}.`;
}
function errorKind(error) {
    const name = error instanceof Error && className.test(error.name) ? error.name : 'Error';
    const code = codeOf(error);
    return code === '' ? name : `${name} ${code}`;
}
function codeOf(error) {
    let at = error;
    for (let depth = 0; depth < maxCauses && at instanceof Error; depth += 1) {
        const { code, cause } = at;
        if (typeof code === 'string' && systemCode.test(code))
            return code;
        at = cause;
    }
    return '';
}


}),

4020:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  P: () => (mostHeldMs),
  h: () => (endingAt)
});
const mostHeldMs = 75_000;
function endingAt(sendByMs) {
    return sendByMs === undefined ? {} : { sendByMs, heldUntilMs: sendByMs + mostHeldMs };
}


}),

8448:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  X: () => (commentInputs)
});
var _parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6701);
var _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9897);
var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3109);



const commentTimes = ['never', 'on-touched', 'on-flaky', 'on-change', 'on-failure', 'always'];
const commentInputs = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__.pz)('The comment on the pull request', {
    comment: {
        default: 'never',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.HU)(commentTimes),
    },
    'when-empty': {
        default: 'update',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.HU)(['update', 'delete', 'keep']),
    },
    'comment-key': {
        parse: _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.A,
    },
    'memory-key': {
        secret: true,
        inMoreInputs: false,
        parse: _parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__.XW,
    },
    'pull-request': {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(1, 'the number of a pull request'),
    },
});


}),

6308:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  J: () => (flakyInputs)
});
var _model_test_path_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9732);
var _parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6701);
var _parsers_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8899);
var _parsers_times_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(466);
var _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9897);
var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3109);






const sortOrders = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__.YD)({
    score: true,
    instances: true,
    recent: true,
    name: true,
    file: true,
});
const formats = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__.YD)({
    rspec: true,
    pytest: true,
    jest: true,
    vitest: true,
    go: true,
    plain: true,
});
const parsePathPrefix = (text) => {
    const value = text.replaceAll('\\', '/');
    return value.split('/').includes('..')
        ? { expected: 'a folder of the repository or an absolute path, without ..' }
        : { value };
};
const longestGlob = 1_000;
const mostGlobs = 500;
const parseGlob = (text, nowMs) => text.length > longestGlob
    ? { expected: `globs of at most ${longestGlob} characters` }
    : (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.A)(text, nowMs);
const parseGlobList = (0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__.FE)(parseGlob);
const parseGlobs = (text, nowMs) => {
    const parsed = parseGlobList(text, nowMs);
    return (0,_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_3__.E)(parsed) && parsed.value.length > mostGlobs
        ? { expected: `at most ${mostGlobs} globs` }
        : parsed;
};
const parsePathPrefixList = (0,_parsers_lists_js__WEBPACK_IMPORTED_MODULE_2__.Es)(parsePathPrefix);
const parsePathPrefixes = (text, nowMs) => {
    const parsed = parsePathPrefixList(text, nowMs);
    if (!(0,_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_3__.E)(parsed))
        return parsed;
    const absolute = parsed.value.filter(_model_test_path_js__WEBPACK_IMPORTED_MODULE_4__.o).length;
    return absolute <= 1 && parsed.value.length - absolute <= 1
        ? parsed
        : { expected: 'at most one folder of the repository, and one absolute path that stands for it' };
};
const flakyInputs = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__.pz)('Reports on flaky tests', {
    'min-instances': {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(1),
    },
    'seen-within': {
        parse: (0,_parsers_times_js__WEBPACK_IMPORTED_MODULE_5__.Sc)(28),
    },
    include: {
        parse: parseGlobs,
    },
    exclude: {
        parse: parseGlobs,
    },
    'path-prefix': {
        parse: parsePathPrefixes,
    },
    sort: {
        default: 'score',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.HU)(sortOrders),
    },
    top: {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(1),
    },
    'half-life': {
        default: '7d',
        parse: _parsers_times_js__WEBPACK_IMPORTED_MODULE_5__.E9,
    },
    'max-flaky': {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(0),
    },
    'max-new': {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(0),
    },
    'max-touched': {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(0),
    },
    'max-instances': {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.cG)(0),
    },
    'gate-unknown': {
        default: 'pass',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.HU)(['pass', 'fail']),
    },
    'baseline-path': {
        parse: _parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.A,
    },
    selectors: {
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.HU)(formats),
    },
    'selectors-expire': {
        default: '7d',
        parse: _parsers_times_js__WEBPACK_IMPORTED_MODULE_5__.E9,
    },
    annotations: {
        default: 'off',
        parse: (0,_parsers_words_js__WEBPACK_IMPORTED_MODULE_1__.HU)(['off', 'touched', 'all']),
    },
});


}),

3109:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  T2: () => (optInInput),
  YD: () => (keysOf),
  pz: () => (inputsFor),
  tc: () => (flagInput)
});
/* unused harmony export purposes */
var _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9897);

const purposes = (/* unused pure expression or super */ null && ([
    'What to do',
    'Which organization, pipeline, build or suite',
    'The build to create',
    'Waiting',
    'Why a build failed',
    'Filters of lists',
    'Suites',
    'Reports on flaky tests',
    'The comment on the pull request',
]));
function inputsFor(purpose, group) {
    const entries = Object.entries(group).map(([name, input]) => [
        name,
        { inMoreInputs: true, ...input, purpose },
    ]);
    return Object.fromEntries(entries);
}
function keysOf(declared) {
    return Object.keys(declared);
}
function flagInput(sentence) {
    return { sentence, example: 'true', parse: _parsers_words_js__WEBPACK_IMPORTED_MODULE_0__.og };
}
function optInInput(sentence) {
    return { ...flagInput(sentence), default: 'false' };
}


}),

3717:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (inputs)
});

var states = __nccwpck_require__(2476);
var addresses = __nccwpck_require__(4500);
var lists = __nccwpck_require__(6701);
var words = __nccwpck_require__(9897);
var input = __nccwpck_require__(3109);
;





const whichInputs = (0,input.pz)('Which organization, pipeline, build or suite', {
    organization: {
        parse: addresses.dF,
    },
    pipeline: {
        parse: (0,lists.E1)(addresses.iP),
    },
    build: {
        parse: (0,lists.E1)(addresses.EH),
    },
    states: {
        default: 'failed, timed_out, expired',
        parse: (0,lists.E1)((0,words.HU)(states.$Q)),
    },
    suite: {
        parse: (0,lists.E1)(addresses.dF),
    },
});

var comment = __nccwpck_require__(8448);
var environment = __nccwpck_require__(6361);
var refs = __nccwpck_require__(1380);
;





const creationInputs = (0,input.pz)('The build to create', {
    commit: {
        parse: (0,lists.iZ)(refs.rd),
    },
    branch: {
        parse: (0,lists.Es)(refs.Qd),
    },
    message: {
        verbatim: true,
        parse: words.r4,
    },
    'author-name': {
        parse: words.A,
    },
    'author-email': {
        parse: words.A,
    },
    'clean-checkout': (0,input.tc)('Remove the existing checkout and start with a fresh one.'),
    env: {
        verbatim: true,
        secret: true,
        inMoreInputs: true,
        parse: environment.Nq,
    },
    'meta-data': {
        verbatim: true,
        secret: true,
        inMoreInputs: true,
        parse: environment.X$,
    },
    'ignore-pipeline-branch-filters': (0,input.tc)("Create the build even if the pipeline's branch filters exclude the branch. The branch filters of its steps still apply."),
    'pull-request-id': {
        parse: (0,words.cG)(1, 'the number of a pull request'),
    },
    'pull-request-base-branch': {
        parse: refs.rd,
    },
    'pull-request-repository': {
        parse: words.A,
    },
    recover: {
        default: 'resend',
        parse: (0,words.HU)(['resend', 'fail']),
    },
    'idempotency-key': {
        parse: words.A,
    },
    'on-rerun': {
        default: 'new',
        parse: (0,words.HU)(['new', 'retry-failed', 'rebuild']),
    },
});

;


const failureInputs = (0,input.pz)('Why a build failed', {
    'log-lines': {
        parse: (0,words.cG)(0),
    },
    'retry-flaky': {
        default: '0',
        parse: (0,words.cG)(0, 'a whole number from 0 to 3', 3),
    },
    'comment-log': (0,input.T2)('Show in the comment on a build what the logs of its failed jobs say: messages of failed tests, and as many lines as `log-lines`. The names of failed tests are in it either way, unless `log-lines` is 0. Anyone who can read the pull request can read it.'),
    'flaky-comment-key': {
        parse: words.A,
    },
});

var times = __nccwpck_require__(466);
;





const filterOnlyInputs = (0,input.pz)('Filters of lists', {
    state: {
        parse: (0,lists.E1)((0,words.HU)(states.xo)),
    },
    creator: {
        parse: words.Xw,
    },
    'created-from': {
        parse: times.mI,
    },
    'created-to': {
        parse: times.mI,
    },
    'finished-from': {
        parse: times.mI,
    },
    'include-retried-jobs': (0,input.tc)('Include every attempt of a retried job, not only the latest.'),
    limit: {
        parse: (0,words.cG)(1),
    },
});

var flaky_tests = __nccwpck_require__(6308);
;




const suiteInputs = (0,input.pz)('Suites', {
    name: {
        parse: words.A,
    },
    'default-branch': {
        parse: refs.rd,
    },
    'team-ids': {
        parse: (0,lists.E1)(words.Xw),
    },
    'show-api-token': (0,input.T2)('Set the output `api-token` to the masked token of the new suite. The token is only available at creation.'),
});

;




const successStates = ['passed', 'failed', 'blocked', 'canceled', 'skipped', 'not_run', 'any'];
const waitingInputs = {
    ...(0,input.pz)('Waiting', {
        wait: {
            parse: words.og,
        },
        'wait-timeout': {
            default: '5h45m',
            parse: times.E9,
        },
        'queue-timeout': {
            parse: times.E9,
        },
        'success-states': {
            default: 'passed',
            parse: (0,lists.E1)((0,words.HU)(successStates)),
        },
        'wait-through-blocked': (0,input.T2)('Keep waiting while the build is blocked at a block step.'),
        'fail-fast': (0,input.T2)('Fail the step as soon as the build, or one of several builds, is failing. The builds keep running.'),
        'cancel-on-fail-fast': (0,input.T2)('With `fail-fast`, also cancel the failing build.'),
        'cancel-on-timeout': (0,input.T2)('Cancel the build when `wait-timeout` or `queue-timeout` expires, even if this step did not start it.'),
        'cancel-on-abort': {
            parse: words.og,
        },
        'wait-until': {
            default: 'all',
            parse: (0,words.HU)(['all', 'any', 'first-failure']),
        },
        'cancel-siblings': (0,input.T2)('With several builds, cancel those that still run when another one has ended the wait, could not be started, or was not found.'),
        'poll-interval': {
            parse: times.E9,
        },
        'appear-timeout': {
            default: '5m',
            parse: times.E9,
        },
    }),
    ...(0,input.pz)('What to do', {
        'dry-run': (0,input.T2)('Print the exact requests of an operation that writes, and send nothing. Values of `env` and other secrets are hidden.'),
    }),
};

;








const inputs = {
    ...whichInputs,
    ...creationInputs,
    ...waitingInputs,
    ...failureInputs,
    ...filterOnlyInputs,
    ...suiteInputs,
    ...flaky_tests.J,
    ...comment.X,
};


}),

8314:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Hz: () => (spellingsOf),
  Tx: () => (isCommitOf),
  be: () => (describeChoice)
});
function isCommitOf({ commit, testMerge }, given) {
    const sha = given.toLowerCase();
    const own = commit === undefined ? [] : [commit, testMerge];
    return /^[0-9a-f]{7,64}$/.test(sha) && own.some((each) => each?.startsWith(sha));
}
function describeChoice(chosen, others, input) {
    const numbers = others.map(({ number }) => number).join(', ');
    return `Pull request ${chosen} is the first of several with the same head. Not used: ${numbers}. To choose another one, set ${input}.`;
}
function spellingsOf(branch) {
    return [...new Set([branch, branch.slice(branch.indexOf(':') + 1)])];
}


}),

8117:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  b: () => (inInputWords)
});
var _declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3717);

const ofPages = [
    ['A smaller per_page, or exclude_jobs, makes', 'Narrower filters, or a limit below 100, make'],
    ['A smaller per_page makes', 'A limit below 100 makes'],
];
function inInputWords(hint) {
    const ofAction = ofPages.reduce((text, [inLibrary, inAction]) => text.replace(inLibrary, inAction), hint);
    return ofAction.replace(/[a-z_]+/g, (word) => {
        const name = word.replaceAll('_', '-');
        return Object.hasOwn(_declarations_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Q, name) ? name : word;
    });
}


}),

4500:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  EH: () => (parseBuild),
  dF: () => (parseSlug),
  iP: () => (parsePipeline)
});
const slug = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const slugRule = 'a slug: letters, digits, "-", "_" and "."';
const parseSlug = (text) => slug.test(text)
    ? { value: text }
    : { expected: text.includes('/') ? `${slugRule}, without a slash` : slugRule };
const expectedPipeline = 'a pipeline slug, organization/pipeline, or the URL of a pipeline';
const parsePipeline = (text) => {
    const path = readPath(text);
    const parts = path === null ? text.split('/') : pipelineIn(path);
    const [first = '', second] = parts;
    if (parts.some((part) => uuid.test(part)))
        return { expected: `${expectedPipeline}; pipeline IDs are not supported` };
    if (parts.length > 2 || !parts.every((part) => slug.test(part)))
        return { expected: expectedPipeline };
    return { value: second === undefined ? { pipeline: first } : { organization: first, pipeline: second } };
};
const expectedBuild = 'a build number, the URL of a build, or latest';
const parseBuild = (text) => {
    if (text === 'latest')
        return { value: text };
    const number = parseNumber(text);
    if (number !== null)
        return { value: { number } };
    if (uuid.test(text))
        return { expected: `${expectedBuild}; build IDs are not supported` };
    const path = readPath(text);
    const match = path && (apiPath.exec(path) ?? webPath.exec(path));
    const found = match ? parseNumber(match[3] ?? '') : null;
    const [, organization = '', pipeline = ''] = match ?? [];
    if (found === null || !slug.test(organization) || !slug.test(pipeline))
        return { expected: expectedBuild };
    return { value: { organization, pipeline, number: found } };
};
const webPath = /\/([^/]+)\/([^/]+)\/builds\/(\d+)(?:\/|$)/;
const apiPath = /\/organizations\/([^/]+)\/pipelines\/([^/]+)\/builds\/(\d+)(?:\/|$)/;
function pipelineIn(path) {
    const [, api, web] = pipelinePath.exec(path) ?? [];
    return (api?.replace('/pipelines/', '/') ?? web ?? '').split('/');
}
const pipelinePath = /\/organizations\/([^/]+\/pipelines\/[^/]+)(?:\/|$)|^\/(?!organizations\/|v2\/)([^/]+\/[^/]+)\/?(?:$|(?:builds|settings)(?:\/|$))/;
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


}),

6361:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Nq: () => (parseEnvironment),
  X$: () => (parseMetaData),
  kL: () => (toolVariables)
});
var _pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6957);

const metaDataName = /^[^[\]\p{Cc}]{1,1024}$/u;
const parseEnvironment = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__.x)((name) => /^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name), 'pairs with names of letters, digits and "_" that do not start with a digit');
const parseMetaData = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__.x)((name) => metaDataName.test(name) && name.isWellFormed(), 'pairs with single-line names without brackets');
const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;
function toolVariables(names) {
    return names.filter((name) => toolNames.test(name));
}


}),

6701:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  E1: () => (parseList),
  Es: () => (parseSpacedList),
  FE: () => (parseOrderedList),
  XW: () => (parseSecretLines),
  iZ: () => (parseCommits),
  ry: () => (splitList),
  uz: () => (splitLines)
});
var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8899);

function splitLines(text) {
    return text.split(/\r\n|\r|\n/);
}
function splitList(text, separator = /,/) {
    const lines = nonEmpty(splitLines(text));
    return lines.length === 1 ? nonEmpty((lines[0] ?? '').split(separator)) : lines;
}
function nonEmpty(parts) {
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
function parseList(parse, separator = /,/) {
    return (text, nowMs) => parseParts([...new Set(splitList(text, separator))], parse, nowMs);
}
function parseParts(parts, parse, nowMs) {
    return parts.length === 0 ? { expected: 'at least one value' } : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.l)(parts, parse, nowMs);
}
function parseSpacedList(parse) {
    return parseList(parse, /,\s+/);
}
function parseOrderedList(parse) {
    return (text, nowMs) => parseParts(splitList(text, /,\s+/), parse, nowMs);
}
function parseCommits(parse) {
    return parseList(parse, /,(?:\s+|(?<=[0-9a-f]{40},)(?=[0-9a-f]{40}))/i);
}
const fewestCharacters = 32;
const parseSecretLines = (text) => {
    const lines = nonEmpty(splitLines(text));
    return lines.every((line) => line.length >= fewestCharacters)
        ? { value: lines }
        : { expected: `lines of at least ${fewestCharacters} characters, such as random ones` };
};


}),

6957:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  x: () => (parsePairs)
});
var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6701);

function parsePairs(isName, nameRule) {
    return (text) => {
        const { pairs, faults } = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
        const dangerous = pairs.flatMap(([name]) => (isDangerous(name) ? [[name, '']] : []));
        const safe = pairs.filter(([name]) => !isDangerous(name));
        const counts = Map.groupBy(safe, ([name]) => name);
        const repeated = safe.filter(([name]) => (counts.get(name)?.length ?? 0) > 1);
        const invalid = pairs.filter(([, value]) => !value.isWellFormed() || value.includes('\0'));
        const [expected, ...also] = [
            ...faults,
            ...describe(`${nameRule}; not valid: `, safe.filter(([name]) => !isName(name))),
            ...describe('free of names with a special meaning in JavaScript: ', dangerous),
            ...describe('a list of unique names; repeated: ', repeated),
            ...describe('valid Unicode text without NUL characters; not valid: the value of ', invalid),
        ];
        if (expected !== undefined)
            return { expected, also };
        return { value: Object.assign(Object.create(null), Object.fromEntries(pairs)) };
    };
}
function isDangerous(name) {
    return ['__proto__', 'constructor', 'prototype'].includes(name);
}
function quote(name) {
    return name.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(name);
}
function describe(words, pairs) {
    const places = pairs.map(([name, , line]) => (line === undefined ? quote(name) : `line ${line}`));
    return places.length === 0 ? [] : [words + enumerate([...new Set(places)])];
}
const mostNamed = 8;
function enumerate(words) {
    const shown = words.length > mostNamed ? words.slice(0, mostNamed - 1) : words.slice(0, -1);
    const last = words.length > mostNamed ? `${words.length - shown.length} more` : words.at(-1);
    return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}
function readLines(text) {
    const lines = (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__.uz)(text);
    const pairs = [];
    const invalid = [];
    const faults = () => invalid.length === 0
        ? []
        : [`NAME=value lines; not valid: line${invalid.length > 1 ? 's' : ''} ${enumerate(invalid)}`];
    for (let index = 0; index < lines.length; index++) {
        if (/^\s*(?:#|$)/.test(lines[index] ?? ''))
            continue;
        const entry = readEntry(lines, index);
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
function readEntry(lines, at) {
    const line = (lines[at] ?? '').trimStart();
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc < 1 || (equals >= 0 && equals < heredoc)) {
        if (equals < 1)
            return null;
        const value = unquote(line.slice(equals + 1).trim());
        return { pair: [line.slice(0, equals).trim(), value, at + 1], lastLine: at };
    }
    const name = line.slice(0, heredoc).trim();
    const end = line.slice(heredoc + 2).trim();
    const lastLine = lines.findIndex((other, index) => index > at && other.trim() === end);
    if (end === '' || lastLine < 0)
        return `complete: the value of line ${at + 1} has no closing line, as in NAME<<END ... END`;
    return { pair: [name, lines.slice(at + 1, lastLine).join('\n'), at + 1], lastLine };
}
function unquote(value) {
    return /^(["']).*\1$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}
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
            invalid.push([name, '']);
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
function asWritten(_key, value, context) {
    return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}
function topLevelKeys(text) {
    const token = /"(?:[^"\\]|\\.)*(?:"(\s*:)?|\\?$)|[{}[\]]/gs;
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


}),

8899:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  E: () => (isParsed),
  l: () => (parseEach)
});
function isParsed(parsed) {
    return 'value' in parsed;
}
function parseEach(parts, parse, nowMs) {
    const values = [];
    let note;
    for (const part of parts) {
        const parsed = parse(part, nowMs);
        if (!isParsed(parsed))
            return parsed;
        values.push(parsed.value);
        note ??= parsed.note;
    }
    return { value: values, note };
}


}),

1380:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  EU: () => (shortName),
  Qd: () => (parseBranch),
  rd: () => (parseRef)
});
const forbidden = /[\p{Cc} ~^?*[\\]|\.\.|@\{|\.$/u;
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
const parseBranch = (text) => {
    if (text.startsWith('refs/pull/'))
        return { expected: 'a branch, which the ref of a pull request is not' };
    const value = shortName(text);
    const parsed = parseRef(value.replaceAll('*', 'x'), 0);
    if (!('value' in parsed))
        return { expected: 'a branch name; * matches any text' };
    return value === text ? { value } : { value, note: `${text} is read as ${value}` };
};
function shortName(ref) {
    return ref.replace(/^refs\/(?:heads|tags)\//, '');
}


}),

466:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  E9: () => (parseDuration),
  Sc: () => (parseDurationUpTo),
  mI: () => (parseMoment)
});
/* unused harmony export readDuration */
var _model_times_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1822);

const unitMs = {
    s: 1_000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
const dayMs = 86_400_000;
function readDuration(text) {
    if (!/^(?:\d{1,7}[smhdw]){1,5}$/.test(text))
        return null;
    let total = 0;
    let last = Number.POSITIVE_INFINITY;
    for (const [, count, unit] of text.matchAll(/(\d{1,7})([smhdw])/g)) {
        const size = unitMs[unit ?? ''] ?? 0;
        if (size >= last)
            return null;
        last = size;
        total += Number(count) * size;
    }
    return total;
}
function parseDurationUpTo(days) {
    return (text) => {
        const value = readDuration(text);
        return value !== null && value >= 1_000 && value <= days * dayMs
            ? { value }
            : { expected: `a duration from 1s to ${days}d, such as 90s, 15m, 2h, 5h45m, 7d or 2w` };
    };
}
const parseDuration = parseDurationUpTo(35);
const parseMoment = (text, nowMs) => {
    const duration = readDuration(text);
    const ms = duration === null ? parseDate(text) : nowMs - duration;
    return ms === null || ms < 0
        ? { expected: 'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h, 7d or 2w' }
        : { value: new Date(ms).toISOString() };
};
function parseDate(text) {
    const [, year, month, day, rest] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text) ?? [];
    if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
        return null;
    return (0,_model_times_js__WEBPACK_IMPORTED_MODULE_0__.p)(rest === '' ? `${text}T00:00:00Z` : text);
}


}),

9897:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  A: () => (parseLine),
  HU: () => (parseChoice),
  Vw: () => (parseFullSha),
  Xw: () => (parseUuid),
  cG: () => (parseInteger),
  og: () => (parseFlag),
  r4: () => (parseText),
  yL: () => (oneOf)
});
const parseFlag = (text) => {
    if (/^(?:true|True|TRUE)$/.test(text))
        return { value: true };
    if (/^(?:false|False|FALSE)$/.test(text))
        return { value: false };
    return { expected: 'true or false' };
};
function parseInteger(least, expected = `a whole number of at least ${least}`, most = Number.MAX_SAFE_INTEGER) {
    return (text) => {
        const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
        return Number.isSafeInteger(value) && value >= least && value <= most ? { value } : { expected };
    };
}
function parseChoice(choices) {
    return (text) => {
        const value = choices.find((choice) => choice === text);
        return value === undefined ? { expected: oneOf(choices) } : { value };
    };
}
function oneOf(choices) {
    const last = choices.at(-1) ?? '';
    return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}
const parseLine = (text) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) || !text.isWellFormed()
    ? { expected: 'a single line without control characters' }
    : { value: text };
const parseText = (text) => text.isWellFormed() && !text.includes('\0')
    ? { value: text }
    : { expected: 'valid Unicode text without NUL characters' };
const parseUuid = (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a UUID, such as 01234567-89ab-cdef-0123-456789abcdef' };
const parseFullSha = (text) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a full commit SHA of 40 characters, because the service does not match short SHAs' };


}),

5002:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Cm: () => (readFailureSettings),
  FG: () => (waitInputs),
  Ng: () => (buildChoices),
  S_: () => (unusedWithoutWait),
  Tn: () => (explainInputs),
  b5: () => (readWaitSettings),
  oJ: () => (isSuccess),
  tx: () => (unusedWithoutSuite),
  yR: () => (readPlainWait)
});
const explainInputs = [
    'log-lines',
    'suite',
    'path-prefix',
    'baseline-path',
    'flaky-comment-key',
    'memory-key',
    'pull-request',
    'comment',
    'comment-key',
    'comment-log',
];
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
    ...explainInputs,
    'retry-flaky',
];
const buildChoices = { comment: ['never', 'on-failure', 'always'] };
function unusedWithoutWait(wait, failFast = true) {
    if (wait)
        return failFast ? [] : [{ inputs: ['cancel-on-fail-fast'], when: 'unless fail-fast is true' }];
    const inputs = waitInputs.filter((name) => !['wait', 'cancel-on-abort', 'cancel-siblings'].includes(name));
    return [{ inputs, when: 'unless wait is true' }];
}
function unusedWithoutSuite({ suite = [], comment }) {
    const compared = ['retry-flaky', 'baseline-path', 'flaky-comment-key'];
    const hasComment = comment !== 'never';
    return [
        ...(suite.length > 0 ? [] : [{ inputs: compared, when: 'unless suite is set' }]),
        ...(hasComment
            ? []
            : [{ inputs: ['comment-key', 'comment-log'], when: 'unless comment is set' }]),
        ...(hasComment || suite.length > 0
            ? []
            : [{ inputs: ['memory-key', 'pull-request'], when: 'unless suite or comment is set' }]),
    ];
}
function readFailureSettings(inputs) {
    const { suite: suites = [] } = inputs;
    return {
        logLines: inputs['log-lines'],
        prefixes: inputs['path-prefix'] ?? [],
        ...((inputs.comment === 'on-failure' || inputs.comment === 'always') && {
            comment: {
                when: inputs.comment,
                key: inputs['comment-key'],
                withLog: inputs['comment-log'],
                memoryKeys: inputs['memory-key'],
                pullRequest: inputs['pull-request'],
            },
        }),
        ...(suites.length > 0 && {
            flaky: {
                suites,
                prefixes: inputs['path-prefix'] ?? [],
                organization: inputs.organization,
                baselinePath: inputs['baseline-path'],
                commentKey: inputs['flaky-comment-key'],
                memoryKeys: inputs['memory-key'],
                pullRequest: inputs['pull-request'],
            },
        }),
    };
}
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
        failures: readFailureSettings(inputs),
        retryFlaky: inputs['retry-flaky'],
    };
}
function readPlainWait(inputs) {
    const { 'wait-timeout': timeoutMs, 'poll-interval': pollIntervalMs } = inputs;
    return { timeoutMs, pollIntervalMs, successStates: ['any'], until: 'all' };
}
function isSuccess(state, options) {
    return options.successStates.includes('any') || options.successStates.includes(state);
}


}),

208:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (operations)
});

var model_states = __nccwpck_require__(2476);
var time_to_wait = __nccwpck_require__(4020);
var words = __nccwpck_require__(9897);
;
function resolveOrganization({ organization }, problems) {
    if (organization !== undefined)
        return { organization };
    problems.missing('organization', 'set it to the slug of the organization');
    return null;
}
function resolveSuites({ suite: suites = [], ...inputs }, problems) {
    const organization = resolveOrganization(inputs, problems);
    if (suites.length === 0)
        problems.missing('suite', 'set it to the slug of the test suite');
    return organization && suites.length > 0 ? suites.map((suite) => ({ ...organization, suite })) : null;
}
function resolveSuite(inputs, problems) {
    return problems.one('suite', resolveSuites(inputs, problems));
}
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
function resolvePipeline(inputs, problems) {
    return problems.one('pipeline', resolvePipelines(inputs, problems));
}
function resolveBuilds(inputs, problems) {
    const { build: names = [] } = inputs;
    const build = names.filter((name) => name !== 'latest');
    if (names.length === 0) {
        problems.missing('build', 'set it to the number or the URL of the build, or to latest');
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
function resolveBuild(inputs, problems) {
    return problems.one('build', resolveBuilds(inputs, problems));
}
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
function allOrNone(values) {
    const found = values.filter((value) => value !== null);
    if (found.length < values.length)
        return null;
    return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}

;


const scopeInputs = ['organization', 'pipeline'];
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
function resolveScope(inputs, problems) {
    const { organization } = inputs;
    if (inputs.pipeline === undefined)
        return organization === undefined ? { of: 'token' } : { of: 'organization', address: { organization } };
    const address = resolvePipeline(inputs, problems);
    return address && { of: 'pipeline', address };
}
function readFilters(inputs, problems) {
    for (const commit of inputs.commit ?? []) {
        const parsed = (0,words.Vw)(commit, 0);
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
function narrows(filters) {
    const { state: _state, include_retried_jobs: _attempts, branch = [], ...narrowing } = filters;
    const branches = [branch].flat();
    if (branches.length > 0 && !branches.some((each) => /^\*+$/.test(each)))
        return true;
    return Object.values(narrowing).some((value) => typeof value === 'object' ? Object.keys(value).length > 0 : true);
}

;


const latestFilters = ['branch', 'commit', 'state'];
const targetInputs = ['organization', 'pipeline', 'build', ...latestFilters];
const useOfNamed = {
    unused: [{ inputs: latestFilters, when: 'when build names a build' }],
    ignoresEvent: true,
};
function resolveTarget(inputs, { event, problems }) {
    const isLatest = inputs.build?.includes('latest') ?? false;
    const target = isLatest ? resolveLatest(inputs, event, problems) : resolveBuild(inputs, problems);
    return target && { target, use: isLatest ? { unused: [], ignoresEvent: false } : useOfNamed };
}
function resolveLatest(inputs, event, problems) {
    problems.one('build', inputs.build);
    const pipeline = resolvePipeline(inputs, problems);
    const { branch, commit, state } = inputs;
    const given = readFilters({ branch, commit, state }, problems);
    const byDefault = branch === undefined && commit === undefined;
    const filters = byDefault ? { ...given, ...filterByEvent(event) } : given;
    if (filters.branch === undefined && filters.commit === undefined) {
        if (event.nothingToBuild !== undefined)
            problems.add(event.nothingToBuild);
        else
            problems.missing('branch', 'the event does not name a branch');
        return null;
    }
    return pipeline && { pipeline, filters };
}
function filterByEvent({ branch, commit }) {
    if (branch !== undefined)
        return { branch };
    return commit === undefined ? {} : { commit };
}

var wait_settings = __nccwpck_require__(5002);
;
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

;
const outputs = {};
const jsonOutputs = ['json', 'truncated', 'json-path'];
const buildOutputs = ['build-number', 'build-id', 'build-url', 'state', 'builds'];
const commentOutputs = [
    'comment-action',
    'comment-reason',
    'comment-id',
    'comment-url',
    'comment-path',
];
const explainedOutputs = [
    ...buildOutputs,
    'failed-jobs',
    'failed-tests',
    'failure-kind',
    ...commentOutputs,
];
const waitedOutputs = [...explainedOutputs, 'retries'];
const listOutputs = ['count', 'complete', 'matrix'];
const suiteOutputs = ['suite-slug', 'suite-url'];

;



const readsPullRequest = {
    permission: 'pull-requests: read',
    purpose: 'the head of the pull request on issue_comment and workflow_run',
};
const readsLatest = {
    ...readsPullRequest,
    purpose: `${readsPullRequest.purpose}, with \`build: latest\``,
};
const readsChanges = {
    ...readsPullRequest,
    purpose: 'the files that the pull request changes, with `suite`',
};
const writesComment = {
    permission: 'pull-requests: write',
    purpose: 'the comment, with `comment`',
};
function defineOperation(declared) {
    return {
        optionalScopes: [],
        permissions: [],
        usesEvent: false,
        ...declared,
        outputs: [...declared.outputs, ...jsonOutputs],
        plan: (inputs, { event, unreadable }) => {
            const problems = createInputProblems(unreadable);
            for (const [name, allowed] of Object.entries(declared.choices ?? {})) {
                const value = inputs[name];
                if (value !== undefined && !allowed?.includes(value))
                    problems.add(`Input ${name} must be ${(0,words.yL)((allowed ?? []).map(String))} with ${declared.name}; it was ${JSON.stringify(value)}.`);
            }
            const planned = declared.plan(inputs, { event, problems });
            if (planned === null || problems.problems.length > 0)
                return problems;
            const { requests, ...task } = planned;
            const { 'dry-run': isDryRun } = inputs;
            if (!isDryRun || requests === undefined)
                return task;
            return {
                ...task,
                waitTimeoutMs: undefined,
                run: async (context) => (await __nccwpck_require__.e(/* import() */ 8436).then(__nccwpck_require__.bind(__nccwpck_require__, 8436))).dryRun(await requests(context), context),
            };
        },
    };
}
async function findTarget(target, context, options = {}) {
    return 'number' in target
        ? target
        : (await __nccwpck_require__.e(/* import() */ 9036).then(__nccwpck_require__.bind(__nccwpck_require__, 9036))).locateLatest(target, context, options);
}
async function startOnTarget(target, { wait, options, isResult, }, context) {
    const sinceMs = context.clock.monotonic();
    const sendByMs = wait ? sinceMs + options.timeoutMs : undefined;
    return { address: await findTarget(target, context, { sendByMs, isResult }), sinceMs, sendByMs };
}

;






const cancelBuildOperation = defineOperation({
    name: 'cancel-build',
    inputs: [...targetInputs, 'wait', 'wait-timeout', 'poll-interval', 'dry-run'],
    outputs: buildOutputs,
    scopes: ['write_builds', 'read_builds'],
    permissions: [readsLatest],
    usesEvent: true,
    plan: (inputs, planned) => {
        const resolved = resolveTarget(inputs, planned);
        if (resolved === null)
            return null;
        const { target, use } = resolved;
        return {
            ...use,
            unused: [...use.unused, ...(0,wait_settings.S_)(inputs.wait ?? false)],
            waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
            requests: async (context) => [
                { endpoint: 'builds.cancel', to: { ...(await findTarget(target, context)) } },
            ],
            run: async (context) => {
                const sinceMs = context.clock.monotonic();
                const sendByMs = inputs.wait ? sinceMs + inputs['wait-timeout'] : undefined;
                const address = await findTarget(target, context, { ...(0,time_to_wait.h)(sendByMs), isResult: true });
                const { cancelForStep, cancelOutcome, failIfBlocked } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(7731)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7731));
                const canceled = await cancelForStep(address, context, sendByMs);
                if ('sentence' in canceled)
                    return canceled;
                const { build } = canceled;
                if (!inputs.wait || (0,model_states.Hd)(build) || context.signal.aborted)
                    return cancelOutcome(address, canceled, context);
                const { waitForBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(5171), __nccwpck_require__.e(2050)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2050));
                return waitForBuilds([{ address, build }], { options: (0,wait_settings.yR)(inputs), sinceMs }, context).then(failIfBlocked);
            },
        };
    },
});

;






const cancelBuildsOperation = defineOperation({
    name: 'cancel-builds',
    inputs: [...scopeInputs, ...filterInputs, 'limit', 'wait', 'wait-timeout', 'poll-interval', 'dry-run'],
    outputs: ['count', 'complete', ...buildOutputs],
    scopes: ['write_builds', 'read_builds'],
    plan: (inputs, { problems }) => {
        const scope = resolveScope(inputs, problems);
        const filters = readFilters(inputs, problems);
        if (!narrows(filters) && inputs.branch !== undefined)
            problems.add('Input branch must select some branches; "*" selects all of them.');
        else if (!narrows(filters))
            problems.missing('branch', 'cancel-builds requires branch, commit, creator, meta-data or a time, so that it never cancels every build');
        const states = model_states.F2.filter((state) => inputs.state?.includes(state) ?? true);
        if (states.length === 0)
            problems.add(`Input state must include ${(0,words.yL)(model_states.F2)}; no other builds can be canceled.`);
        if (scope === null)
            return null;
        const order = {
            scope,
            filters: { ...filters, state: states, ...(filters.include_retried_jobs ? {} : { exclude_jobs: true }) },
            limit: inputs.limit ?? 100,
            dryRun: inputs['dry-run'],
            reportsBlocked: inputs.state?.includes('blocked') ?? true,
        };
        return {
            unused: (0,wait_settings.S_)(inputs.wait ?? false),
            waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
            run: async (context) => {
                const { cancelMatching } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(24)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24));
                if (!inputs.wait)
                    return cancelMatching(order, context);
                const { pollBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(5171)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5171));
                const sinceMs = context.clock.monotonic();
                const plan = { options: (0,wait_settings.yR)(inputs), sinceMs, withJobs: false };
                const waitForEnd = (canceled, shared, onPoll) => pollBuilds(canceled, { ...plan, shared, onPoll }, context);
                return cancelMatching({ ...order, waitForEnd, sendByMs: sinceMs + plan.options.timeoutMs }, context);
            },
        };
    },
});

;



const createSuiteOperation = defineOperation({
    name: 'create-suite',
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
            requests: async () => [{ endpoint: 'suites.create', to: { ...address }, body }],
            run: async (context) => (await __nccwpck_require__.e(/* import() */ 2512).then(__nccwpck_require__.bind(__nccwpck_require__, 2512))).createSuite(address, body, context),
        };
    },
});

;



const deleteSuiteOperation = defineOperation({
    name: 'delete-suite',
    inputs: ['organization', 'suite', 'dry-run'],
    outputs: suiteOutputs,
    scopes: ['write_suites', 'read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveSuite(inputs, problems);
        if (address === null)
            return null;
        return {
            requests: async () => [{ endpoint: 'suites.delete', to: { ...address } }],
            run: async (context) => {
                const { writeSuite } = await __nccwpck_require__.e(/* import() */ 9130).then(__nccwpck_require__.bind(__nccwpck_require__, 9130));
                const send = async (guard) => {
                    await context.client.suites.delete(address, guard);
                    return { slug: address.suite };
                };
                return writeSuite({ action: 'deleted', name: address.suite, address, send }, context);
            },
        };
    },
});

;




const getBuildOperation = defineOperation({
    name: 'get-build',
    inputs: [...targetInputs, 'include-retried-jobs', ...wait_settings.Tn],
    outputs: explainedOutputs,
    choices: wait_settings.Ng,
    scopes: ['read_builds'],
    permissions: [readsLatest, readsChanges, writesComment],
    usesEvent: true,
    plan: (inputs, planned) => {
        const resolved = resolveTarget(inputs, planned);
        if (resolved === null)
            return null;
        const parameters = { include_retried_jobs: inputs['include-retried-jobs'] ?? true };
        return {
            ...resolved.use,
            unused: [...resolved.use.unused, ...(0,wait_settings.tx)(inputs)],
            run: async (context) => {
                const address = await findTarget(resolved.target, context, { isResult: true });
                const build = await context.client.builds.get(address, { ...parameters, signal: context.signal });
                const { buildOutcome, describeReported, describeStrangeState } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6687));
                const builds = [{ address, build }];
                const strange = describeStrangeState(builds);
                const sentence = describeReported({ address, build }, context);
                const outcome = {
                    ...buildOutcome(sentence, builds, context),
                    ...(strange !== null && { notes: [strange] }),
                };
                const { explainAndComment } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(3862)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3862));
                return explainAndComment(outcome, { builds, settings: (0,wait_settings.Cm)(inputs) }, context);
            },
        };
    },
});

;



const getSuiteOperation = defineOperation({
    name: 'get-suite',
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
                return (await __nccwpck_require__.e(/* import() */ 9130).then(__nccwpck_require__.bind(__nccwpck_require__, 9130))).suiteOutcome(suite, 'found', address, context);
            },
        };
    },
});

;



const listBuildsOperation = defineOperation({
    name: 'list-builds',
    inputs: [...scopeInputs, ...filterInputs, 'limit'],
    outputs: [...listOutputs, ...buildOutputs],
    scopes: ['read_builds'],
    plan: (inputs, { problems }) => {
        const scope = resolveScope(inputs, problems);
        const filters = readFilters(inputs, problems);
        if (scope === null)
            return null;
        const order = { scope, filters, limit: inputs.limit ?? 100 };
        return { run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(1314)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1314))).listMatching(order, context) };
    },
});

var comment = __nccwpck_require__(8448);
var flaky_tests = __nccwpck_require__(6308);
var input = __nccwpck_require__(3109);
;






const needsComment = 'Input max-new needs an earlier report: set baseline-path, or let the comment remember it with comment: always or on-change, and when-empty: update or keep.';
const listFlakyTestsOperation = defineOperation({
    name: 'list-flaky-tests',
    inputs: ['organization', 'suite', ...(0,input.YD)(flaky_tests.J), ...(0,input.YD)(comment.X), 'limit'],
    outputs: [
        ...listOutputs,
        'new-count',
        'gone-count',
        'touched-count',
        'gate-passed',
        'gate-reasons',
        'selectors-path',
        ...commentOutputs,
    ],
    choices: { comment: ['never', 'on-touched', 'on-flaky', 'on-change', 'always'] },
    scopes: ['read_suites'],
    permissions: [
        { permission: 'pull-requests: write', purpose: 'the comment' },
        { permission: 'contents: read', purpose: 'the pull request of a commit' },
    ],
    plan: (inputs, { problems }) => {
        const suites = resolveSuites(inputs, problems);
        if (inputs['max-new'] !== undefined && inputs['baseline-path'] === undefined) {
            const { comment, 'when-empty': whenEmpty } = inputs;
            const stands = (comment === 'always' || comment === 'on-change') && whenEmpty !== 'delete';
            if (!stands)
                problems.add(needsComment);
        }
        if (suites === null)
            return null;
        return {
            run: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1749), __nccwpck_require__.e(9700)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1749))).reportFlakyTests(suites, inputs, context),
        };
    },
});

;



const listSuitesOperation = defineOperation({
    name: 'list-suites',
    inputs: ['organization', 'limit'],
    outputs: listOutputs,
    scopes: ['read_suites'],
    plan: (inputs, { problems }) => {
        const address = resolveOrganization(inputs, problems);
        if (address === null)
            return null;
        const limit = inputs.limit ?? 100;
        return {
            run: async (context) => (await __nccwpck_require__.e(/* import() */ 9130).then(__nccwpck_require__.bind(__nccwpck_require__, 9130))).readSuites(address, limit, context),
        };
    },
});

;




const rebuildBuildOperation = defineOperation({
    name: 'rebuild-build',
    inputs: [...targetInputs, ...wait_settings.FG, 'dry-run'],
    outputs: waitedOutputs,
    choices: wait_settings.Ng,
    scopes: ['write_builds', 'read_builds'],
    permissions: [readsLatest, readsChanges, writesComment],
    usesEvent: true,
    plan: (inputs, planned) => {
        const resolved = resolveTarget(inputs, planned);
        if (resolved === null)
            return null;
        const { target, use } = resolved;
        const wait = inputs.wait ?? true;
        const order = { options: (0,wait_settings.b5)(inputs), wait };
        return {
            ...use,
            unused: [...use.unused, ...(0,wait_settings.S_)(wait, inputs['fail-fast']), ...(0,wait_settings.tx)(inputs)],
            waitTimeoutMs: wait ? inputs['wait-timeout'] : undefined,
            requests: async (context) => [
                { endpoint: 'builds.rebuild', to: { ...(await findTarget(target, context)) } },
            ],
            run: async (context) => {
                const { address: original, ...start } = await startOnTarget(target, order, context);
                return (await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(5171), __nccwpck_require__.e(2050), __nccwpck_require__.e(1441)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1441))).rebuild({ ...order, original, ...start }, context);
            },
        };
    },
});

;




const retryFailedJobsOperation = defineOperation({
    name: 'retry-failed-jobs',
    inputs: [...targetInputs, 'states', ...wait_settings.FG, 'dry-run'],
    outputs: [...waitedOutputs, 'retried-count'],
    choices: wait_settings.Ng,
    scopes: ['write_builds', 'read_builds'],
    permissions: [readsLatest, readsChanges, writesComment],
    usesEvent: true,
    plan: (inputs, planned) => {
        const resolved = resolveTarget(inputs, planned);
        if (resolved === null)
            return null;
        const { target, use } = resolved;
        const { states } = inputs;
        const wait = inputs.wait ?? true;
        const order = { states, options: (0,wait_settings.b5)(inputs), wait };
        return {
            ...use,
            unused: [...use.unused, ...(0,wait_settings.S_)(wait, inputs['fail-fast']), ...(0,wait_settings.tx)(inputs)],
            waitTimeoutMs: wait ? inputs['wait-timeout'] : undefined,
            requests: async (context) => [
                {
                    endpoint: 'builds.retryFailedJobs',
                    to: { ...(await findTarget(target, context)) },
                    body: { states: states.join(',') },
                },
            ],
            run: async (context) => {
                const start = await startOnTarget(target, { ...order, isResult: true }, context);
                return (await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(5171), __nccwpck_require__.e(2050), __nccwpck_require__.e(420)]).then(__nccwpck_require__.bind(__nccwpck_require__, 420))).retryAndWait({ ...order, ...start }, context);
            },
        };
    },
});

var event_defaults = __nccwpck_require__(8314);
;

function applyEvent(inputs, event, problems) {
    const given = {
        commit: problems.one('commit', inputs.commit) ?? undefined,
        branch: problems.one('branch', inputs.branch) ?? undefined,
    };
    const created = event.create ?? event;
    const meant = [created, event].find((each) => isMeant(given, each));
    const source = meant ?? created;
    const { commit = source.commit, branch = source.branch } = given;
    if (meant !== undefined)
        return { commit, branch, facts: meant, note: null };
    reportBareBranch({ commit, branch }, event, problems);
    if (!isPullRequest(source) && commit !== undefined && (0,event_defaults.Tx)(source, commit))
        return { commit, branch, facts: source, note: null };
    const others = [
        ...(source.message && inputs.message === undefined ? ['message'] : []),
        ...(source.author && inputs['author-name'] === undefined ? ['author'] : []),
        ...(isPullRequest(source) && inputs['pull-request-id'] === undefined ? ['pull request'] : []),
    ];
    const note = others.length === 0
        ? null
        : `Left out of the build: ${others.join(' and ')} of the event, because ${describeDifference(given, source)}.`;
    return { commit, branch, facts: {}, note };
}
function isMeant({ commit, branch }, event) {
    const isBranch = branch === event.branch;
    if (commit === 'HEAD' && isPullRequest(event))
        return isBranch;
    return (commit === undefined || (0,event_defaults.Tx)(event, commit)) && (branch === undefined || isBranch);
}
function isPullRequest({ pull_request_id: id, pull_request_repository: from }) {
    return id !== undefined || from !== undefined;
}
function reportBareBranch({ commit, branch }, event, problems) {
    if (commit === undefined || !(0,event_defaults.Tx)(event, commit) || !event.branch?.includes(':'))
        return;
    if (branch === undefined || branch.includes(':'))
        return;
    problems.add(`Input branch must be ${event.branch}, because commit ${commit} is from a fork; it was ${JSON.stringify(branch)}.`);
}
function describeDifference({ commit, branch }, event) {
    const differences = [
        ...(commit === undefined || (0,event_defaults.Tx)(event, commit)
            ? []
            : [`commit ${commit} is not its commit ${event.commit}`]),
        ...(branch === undefined || branch === event.branch
            ? []
            : [`branch ${branch} is not its branch ${event.branch}`]),
    ];
    return differences.join(' and ');
}

;


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
const reserved = 'kitestring-';
function createBody(inputs, event, problems) {
    const { commit, branch, facts, note } = applyEvent(inputs, event, problems);
    problems.onlyBranch(branch);
    for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
        problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
    if (commit === undefined)
        reportMissing('commit', event.create ?? event, problems);
    if (branch === undefined)
        reportMissing('branch', event.create ?? event, problems);
    const author = readAuthor(inputs, facts, problems);
    if (commit === undefined || branch === undefined)
        return null;
    const pull = readPullRequest(inputs, facts);
    const body = withoutUndefined({
        commit,
        branch,
        author,
        clean_checkout: inputs['clean-checkout'],
        env: inputs.env,
        ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
        message: inputs.message ?? facts.message,
        meta_data: inputs['meta-data'],
        pull_request_base_branch: pull.base,
        pull_request_id: pull.id,
        pull_request_repository: pull.repository,
    });
    return { body, notes: [note, pull.note].filter((each) => each !== null) };
}
function readPullRequest(inputs, facts) {
    const { 'pull-request-id': given, 'pull-request-base-branch': givenBase, 'pull-request-repository': givenRepository, } = inputs;
    const { pull_request_id: own, pull_request_base_branch: base, pull_request_repository: repository, otherPullRequests: others = [], } = facts;
    const id = given ?? own;
    const body = { id, base: givenBase ?? base, repository: givenRepository ?? repository };
    if (id === undefined)
        return { ...body, note: describeUnknown(body, facts) };
    const other = others.find(({ number }) => number === given);
    if (id === own || own === undefined || other !== undefined) {
        const isChosen = given === undefined && own !== undefined && others.length > 0;
        const note = isChosen ? (0,event_defaults.be)(own, others, 'pull-request-id') : null;
        return { ...body, base: givenBase ?? other?.base ?? base, note };
    }
    const left = [
        ...(givenBase === undefined && base !== undefined ? ['base branch'] : []),
        ...(givenRepository === undefined && repository !== undefined ? ['repository'] : []),
    ];
    const note = left.length === 0
        ? null
        : `Left out of the build: ${left.join(' and ')} of pull request ${own}, because pull-request-id is ${given}.`;
    return { id, base: givenBase, repository: givenRepository, note };
}
function describeUnknown({ base, repository }, { unknownPullRequest: why }) {
    if (why === undefined)
        return null;
    const left = [
        'number',
        ...(base === undefined ? ['base branch'] : []),
        ...(repository === undefined ? ['repository'] : []),
    ];
    return `Left out of the build: ${left.join(' and ')} of the pull request. ${why} To add the pull request, set pull-request-id and pull-request-base-branch.`;
}
function reportMissing(name, event, problems) {
    if (event.nothingToBuild !== undefined)
        problems.add(event.nothingToBuild);
    else
        problems.missing(name, `the event does not name a ${name}`);
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

var environment = __nccwpck_require__(6361);
var parsed = __nccwpck_require__(8899);
;








const triggerBuildOperation = defineOperation({
    name: 'trigger-build',
    inputs: [
        'organization',
        'pipeline',
        ...bodyInputs,
        'recover',
        'idempotency-key',
        'on-rerun',
        ...wait_settings.FG,
        'dry-run',
    ],
    outputs: [...waitedOutputs, 'retried-count'],
    choices: wait_settings.Ng,
    scopes: ['write_builds', 'read_builds'],
    permissions: [readsPullRequest, readsChanges, writesComment],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const pipelines = resolvePipelines(inputs, problems);
        const created = createBody(inputs, event, problems);
        if (pipelines === null || created === null)
            return null;
        const { body, notes } = created;
        const { 'idempotency-key': idempotencyKey, 'on-rerun': onRerun } = inputs;
        if (onRerun !== 'new' && idempotencyKey === undefined)
            problems.missing('idempotency-key', 'on-rerun finds the build of the earlier attempt by it');
        const options = (0,wait_settings.b5)(inputs);
        const order = {
            pipelines,
            body,
            idempotencyKey,
            onRerun,
            recover: inputs.recover,
            cancelOnAbort: options.cancelOnAbort,
            wait: inputs.wait ?? true,
            options,
        };
        const knowsCommit = idempotencyKey === undefined || (0,parsed.E)((0,words.Vw)(body.commit, 0));
        return {
            notes,
            unused: [...(0,wait_settings.S_)(order.wait, inputs['fail-fast']), ...(0,wait_settings.tx)(inputs)],
            warnings: [
                ...(0,environment.kL)(Object.keys(body.env ?? {})).map((name) => `Input env sets ${name}, which can change how the tools on the agent work.`),
                ...(knowsCommit ? [] : [adviseFullSha(body.commit)]),
            ],
            waitTimeoutMs: order.wait ? options.timeoutMs : undefined,
            run: async (context) => {
                const { previewBuilds, startBuilds } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(5171), __nccwpck_require__.e(2050), __nccwpck_require__.e(1295)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1295));
                return inputs['dry-run'] ? previewBuilds(order, context) : startBuilds(order, context);
            },
        };
    },
});
function adviseFullSha(commit) {
    return `With idempotency-key, set commit to a full SHA instead of ${commit}. Otherwise each run may start another build.`;
}

;



const updateSuiteOperation = defineOperation({
    name: 'update-suite',
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
            requests: async () => [{ endpoint: 'suites.update', to: { ...address }, body }],
            run: async (context) => {
                const { writeSuite } = await __nccwpck_require__.e(/* import() */ 9130).then(__nccwpck_require__.bind(__nccwpck_require__, 9130));
                const send = (guard) => context.client.suites.update(address, body, guard);
                return writeSuite({ action: 'updated', name: address.suite, address, send }, context);
            },
        };
    },
});

;








const waitForBuildOperation = defineOperation({
    name: 'wait-for-build',
    inputs: [...targetInputs, 'appear-timeout', ...wait_settings.FG],
    outputs: waitedOutputs,
    choices: wait_settings.Ng,
    scopes: ['read_builds'],
    optionalScopes: [
        {
            scope: 'write_builds',
            purpose: 'to cancel builds, with `cancel-on-timeout`, `cancel-on-abort`, `cancel-on-fail-fast` or `cancel-siblings`, and to retry jobs, with `retry-flaky`',
        },
    ],
    permissions: [readsPullRequest, readsChanges, writesComment],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
        const options = (0,wait_settings.b5)(inputs);
        if (inputs.wait === false)
            problems.add('Input wait must be true for wait-for-build; to read a build without waiting, use get-build.');
        const unused = [...(0,wait_settings.S_)(true, inputs['fail-fast']), ...(0,wait_settings.tx)(inputs)];
        const { 'appear-timeout': timeoutMs, 'wait-timeout': waitTimeoutMs } = inputs;
        if (inputs.build?.includes('latest')) {
            const latest = resolveLatest(inputs, event, problems);
            return (latest && {
                unused,
                waitTimeoutMs,
                run: waitFor({ ...latest, timeoutMs }, options),
            });
        }
        if (inputs.build !== undefined || problems.isUnreadable('build')) {
            const addresses = resolveBuilds(inputs, problems);
            if (addresses === null)
                return null;
            return {
                ...useOfNamed,
                unused: [...useOfNamed.unused, ...unused],
                waitTimeoutMs,
                run: async (context) => {
                    const { waitForAddresses } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(5171), __nccwpck_require__.e(2050), __nccwpck_require__.e(5829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5829));
                    return waitForAddresses({ addresses, timeoutMs }, options, context);
                },
            };
        }
        const pipeline = resolvePipeline(inputs, problems);
        const query = readQuery(inputs, event, problems);
        if (pipeline === null || query === null)
            return null;
        return {
            unused: [{ inputs: ['state'], when: 'unless build is latest' }, ...unused],
            waitTimeoutMs,
            run: waitFor({ ...query, pipeline, timeoutMs }, options),
        };
    },
});
function waitFor(query, options) {
    return async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(5171), __nccwpck_require__.e(2050), __nccwpck_require__.e(5829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5829))).waitForQuery(query, options, context);
}
function readQuery(inputs, event, problems) {
    const commit = problems.one('commit', inputs.commit) ?? event.commit;
    const branch = problems.one('branch', inputs.branch) ?? (commit === event.commit ? event.branch : undefined);
    problems.onlyBranch(branch);
    if (commit === undefined) {
        if (event.nothingToBuild !== undefined)
            problems.add(event.nothingToBuild);
        else
            problems.missing('build', 'set it, or set commit to the commit of the build');
        return null;
    }
    const sha = (0,words.Vw)(commit, 0);
    if ((0,parsed.E)(sha))
        return queryOf(sha.value, branch, event);
    problems.add(`Input commit must be ${sha.expected}; it was ${JSON.stringify(commit)}.`);
    return null;
}
function queryOf(commit, branch, event) {
    const spellings = commit === event.commit ? (0,event_defaults.Hz)(event.branch ?? '') : [];
    if (spellings.length > 1 && spellings.includes(branch ?? ''))
        return { filters: { commit, branch: spellings }, preferredBranch: spellings[0] };
    return { filters: { commit, ...(branch !== undefined && { branch }) } };
}

;














const operations = [
    triggerBuildOperation,
    waitForBuildOperation,
    getBuildOperation,
    cancelBuildOperation,
    cancelBuildsOperation,
    rebuildBuildOperation,
    retryFailedJobsOperation,
    listBuildsOperation,
    listFlakyTestsOperation,
    listSuitesOperation,
    getSuiteOperation,
    createSuiteOperation,
    updateSuiteOperation,
    deleteSuiteOperation,
];


}),

5040:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Ow: () => (cleanLine),
  Q6: () => (visibleText),
  v3: () => (cleanLines)
});
const unseen = /\u001b\[[0-?]*[ -/]*[@-~]|(?!\uFE0F)[\p{Cc}\p{Cf}\p{DI}]/gu;
const emojiBefore = /\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?$/u;
const emojiAfter = /^\p{Extended_Pictographic}/u;
const blanks = /[\s\u0085]+/g;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const controls = /(?!\n)\p{Cc}/gu;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const unclean = /[^ -~]| {2}/;
function cleanLine(text) {
    if (!unclean.test(text))
        return text.trim();
    return text
        .toWellFormed()
        .replace(blanks, ' ')
        .replace(unseen, withoutUnseen)
        .replace(stackedMarks, '$1')
        .trim();
}
function visibleText(text) {
    if (!/[^ -~\t]/.test(text))
        return text;
    return text
        .toWellFormed()
        .replace(/[^\S\t]|\u0085/g, ' ')
        .split('\t')
        .map((part) => part.replace(unseen, withoutUnseen).replace(stackedMarks, '$1'))
        .join('\t');
}
function withoutUnseen(part, at, text) {
    const joins = part === '\u200D' &&
        emojiBefore.test(text.slice(Math.max(0, at - 4), at)) &&
        emojiAfter.test(text.slice(at + 1, at + 3));
    return joins ? part : '';
}
function cleanLines(text) {
    return text
        .toWellFormed()
        .replace(lineBreaks, '\n')
        .replaceAll('\t', ' ')
        .replace(controls, '')
        .replace(directions, '');
}


}),

7005:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  U: () => (count),
  Z: () => (formatNumber)
});
function count(number, noun, plural = `${noun}s`) {
    return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}
function formatNumber(number) {
    const groups = [];
    let left = String(Math.round(number));
    for (; /\d{4}$/.test(left); left = left.slice(0, -3))
        groups.unshift(left.slice(-3));
    return [left, ...groups].join(',');
}


}),

1129:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  i: () => (cutMiddle),
  y: () => (cutEnd)
});
const ellipsis = '…';
const beyondAscii = /[^ -~]/;
const unitsEach = 4;
let graphemes;
function segmentsOf(text) {
    graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return graphemes.segment(text);
}
function cutEnd(text, max) {
    if (text.length <= max)
        return text;
    const start = leading(text, max);
    if (start.length === text.length)
        return text;
    return leading(text, max - 1) + ellipsis;
}
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
    if (from > 0)
        starts.shift();
    return text.slice(starts.at(-count) ?? starts[0] ?? text.length);
}


}),

93:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Hu: () => (breakLongWords),
  j$: () => (looksLikeReference),
  qm: () => (escapeForTags),
  sl: () => (escapeUntrusted)
});
var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5040);
var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1129);


const defaultMax = 200;
const gap = '\u200B';
const mention = /@(?=\S)/g;
const reference = /#(?=\d)/g;
const shortReference = /(?<![0-9a-z])(gh-)(?=\d)/gi;
const scheme = /:(?=\/\/)/g;
const bareHost = /(www)(?=\.|$)/gi;
const emojiCode = /:(?=[\w+-]{1,64}:)/g;
const lonelyCode = /(?<!:):[\w+-]+:(?!:)/;
const commitLike = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi;
const sixDigits = /.{6}(?=.)/g;
const escapes = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '\\': '&#92;',
    '|': '&#124;',
    '`': '&#96;',
    '*': '\\*',
    '~': '\\~',
    '[': '\\[',
    ']': '\\]',
    '#': '\\#',
    $: '<span>$</span>',
};
const special = /[&<>\\|`*~[\]#$]/g;
const underscores = /_+/g;
const wordCharacter = /[\p{L}\p{N}]/u;
const longWord = /\S{12,}/g;
const wordBreak = /(?:\\?[_.=:-]|(?<!<)\/)(?=[^_.=:/\\-]|\\[^_])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;
const longRun = /[A-Za-z\d]{12}(?=[A-Za-z\d])/g;
const listMark = /^(?:[-+=]|\d{1,9}(?=[.)](?:\s|$)))/;
const suspicious = /[^ \w,/()'.-]|^[ \d-]| $| {2}|(?<![a-z0-9])_|_(?![a-z0-9])|[0-9a-f]{7}|gh-|www/i;
function escapeUntrusted(text, max = defaultMax) {
    if (text.length <= max && !suspicious.test(text))
        return text;
    return escapeMarkup(breakReferences((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__.y)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(text), max)));
}
function breakLongWords(escaped) {
    if (!longWord.test(escaped))
        return escaped;
    const broken = escaped.replace(longWord, (word) => word.replace(wordBreak, '$&<wbr>').replace(longRun, '$&<wbr>'));
    return breakCommits(broken);
}
function looksLikeReference(text) {
    return [shortReference, scheme, bareHost, commitLike, lonelyCode].some((pattern) => text.search(pattern) >= 0);
}
function escapeForTags(text, max = defaultMax) {
    return breakReferences((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__.y)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(text), max)).replace(/[&<>$]/g, (sign) => escapes[sign] ?? sign);
}
function breakReferences(text) {
    const broken = text
        .replace(mention, `@${gap}`)
        .replace(reference, `#${gap}`)
        .replace(shortReference, `$1${gap}`)
        .replace(scheme, `:${gap}`)
        .replace(bareHost, `$1${gap}`)
        .replace(emojiCode, `:${gap}`);
    return breakCommits(broken);
}
function breakCommits(text) {
    return text.replace(commitLike, (digits) => digits.replace(sixDigits, `$&${gap}`));
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


}),

1608:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  CS: () => (prose),
  aY: () => (code),
  fE: () => (toText),
  fj: () => (join),
  md: () => (md),
  rF: () => (wrapping),
  s6: () => (nothing)
});
var _escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93);

const sevenDigits = 1_000_000;
const nothing = { markdown: '' };
function md(words, ...pieces) {
    let markdown = words[0] ?? '';
    for (let index = 0; index < pieces.length; index += 1)
        markdown += toText(pieces[index]) + (words[index + 1] ?? '');
    return { markdown };
}
function join(pieces, separator) {
    const texts = pieces.map(toText).filter((text) => text !== '');
    return { markdown: texts.join(separator) };
}
function prose(text, max) {
    return { markdown: (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.sl)(text, max) };
}
function code(text, max) {
    const inner = (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.sl)(text, max);
    return inner === '' ? nothing : { markdown: `<code>${inner}</code>` };
}
function wrapping(text, max) {
    return { markdown: (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Hu)((0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.sl)(text, max)) };
}
function toText(piece) {
    if (piece === null || piece === undefined)
        return '';
    if (typeof piece === 'object')
        return piece.markdown;
    return typeof piece === 'number' && Math.abs(piece) < sevenDigits
        ? String(piece)
        : (0,_escape_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.sl)(String(piece));
}


}),

1301:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  H: () => (plainVerbatim),
  h: () => (plainLine)
});
var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5040);
var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1129);


const longestMessage = 4_096;
const longestLine = 1_000;
const straySelector = /(?<!\p{Extended_Pictographic})\uFE0F+/gu;
function plainLine(text, max = longestMessage) {
    const clean = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__.Ow)(text);
    const visible = clean.includes('\uFE0F') ? clean.replace(straySelector, '').trim() : clean;
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__.y)(visible, max);
    return breakMarkers(line);
}
function plainVerbatim(text, max = longestLine) {
    const visible = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__.Q6)(text).replaceAll('\t', '    ').replace(straySelector, '');
    return breakMarkers((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__.y)(visible, max));
}
function breakMarkers(line) {
    return line.replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}


}),

6054:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  e: () => (isSecretName),
  u: () => (isSecretKey)
});
const secretKey = /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;
function isSecretKey(key) {
    return secretKey.test(key);
}
function isSecretName(name) {
    return isSecretKey(name) || /key|passphrase/i.test(name);
}


}),

1412:
((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Pl: () => (safeUrl),
  ik: () => (createToLink),
  nf: () => (link)
});
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1608);

const longest = 2_000;
const loopbackHost = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;
const inLink = /[()<>[\]\\|"'`*~^{}$@#]/g;
function createToLink({ host, loopback }, onForeign) {
    return (address) => {
        const url = safeUrl(address, loopback);
        if (url === null || host === null || url.split('/', 3)[2] === host)
            return url;
        onForeign?.(url);
        return null;
    };
}
const plainUrl = /^https:\/\/(?:[a-z\d]+\.)+[a-z]{2,}\/[\w/-]*(?:#[\w-]+)?$/;
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
function link(label, url) {
    return url === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${label}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `[${label}](${{ markdown: url }})`;
}
function encodeMarks(part) {
    return part.replace(inLink, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}


}),

2613:
((module) => {

module.exports = require("assert");

}),

4434:
((module) => {

module.exports = require("events");

}),

9896:
((module) => {

module.exports = require("fs");

}),

8611:
((module) => {

module.exports = require("http");

}),

5692:
((module) => {

module.exports = require("https");

}),

9278:
((module) => {

module.exports = require("net");

}),

4589:
((module) => {

module.exports = require("node:assert");

}),

4317:
((module) => {

module.exports = require("node:async_hooks");

}),

4573:
((module) => {

module.exports = require("node:buffer");

}),

7540:
((module) => {

module.exports = require("node:console");

}),

7598:
((module) => {

module.exports = require("node:crypto");

}),

3053:
((module) => {

module.exports = require("node:diagnostics_channel");

}),

610:
((module) => {

module.exports = require("node:dns");

}),

8474:
((module) => {

module.exports = require("node:events");

}),

3024:
((module) => {

module.exports = require("node:fs");

}),

1455:
((module) => {

module.exports = require("node:fs/promises");

}),

7067:
((module) => {

module.exports = require("node:http");

}),

2467:
((module) => {

module.exports = require("node:http2");

}),

7030:
((module) => {

module.exports = require("node:net");

}),

6760:
((module) => {

module.exports = require("node:path");

}),

643:
((module) => {

module.exports = require("node:perf_hooks");

}),

1792:
((module) => {

module.exports = require("node:querystring");

}),

99:
((module) => {

module.exports = require("node:sqlite");

}),

7075:
((module) => {

module.exports = require("node:stream");

}),

6466:
((module) => {

module.exports = require("node:stream/promises");

}),

7830:
((module) => {

module.exports = require("node:stream/web");

}),

7997:
((module) => {

module.exports = require("node:timers");

}),

1692:
((module) => {

module.exports = require("node:tls");

}),

3136:
((module) => {

module.exports = require("node:url");

}),

7975:
((module) => {

module.exports = require("node:util");

}),

3429:
((module) => {

module.exports = require("node:util/types");

}),

5919:
((module) => {

module.exports = require("node:worker_threads");

}),

8522:
((module) => {

module.exports = require("node:zlib");

}),

857:
((module) => {

module.exports = require("os");

}),

4756:
((module) => {

module.exports = require("tls");

}),

9023:
((module) => {

module.exports = require("util");

}),

32:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (debug),
  N4: () => (endGroup),
  z3: () => (error),
  V4: () => (getInput),
  Gu: () => (getState),
  pq: () => (info),
  _o: () => (isDebug),
  lm: () => (notice),
  LZ: () => (saveState),
  C1: () => (setFailed),
  uH: () => (setOutput),
  Pq: () => (setSecret),
  Oh: () => (startGroup),
  $e: () => (warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, summary, toPlatformPath, toPosixPath, toWin32Path

var external_os_ = __nccwpck_require__(857);
;
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
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

;


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

var external_fs_ = __nccwpck_require__(9896);
;



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
    const delimiter = `ghadelimiter_${process.getBuiltinModule('node:crypto').randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}

;
const external_path_namespaceObject = require("path");
;
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try {
            step(generator.next(value));
        }
        catch (e) {
            reject(e);
        } }
        function rejected(value) { try {
            step(generator["throw"](value));
        }
        catch (e) {
            reject(e);
        } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






var ExitCode;
(function (ExitCode) {
    ExitCode[ExitCode["Success"] = 0] = "Success";
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
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
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
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
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
function debug(message) {
    command_issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
    command_issue('group', name);
}
function endGroup() {
    command_issue('endgroup');
}
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
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
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}






})

	});
/************************************************************************/
	// The module cache
	var __webpack_module_cache__ = {};
	
	// The require function
	function __nccwpck_require__(moduleId) {
		// Check if module is in cache
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== undefined) {
			return cachedModule.exports;
		}
		// Create a new module (and put it into the cache)
		var module = __webpack_module_cache__[moduleId] = {
			id: moduleId,
			loaded: false,
			exports: {}
		};
	
		// Execute the module function
		var threw = true;
		try {
			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
			threw = false;
		} finally {
			if(threw) delete __webpack_module_cache__[moduleId];
		}
	
		// Flag the module as loaded
		module.loaded = true;
	
		// Return the exports of the module
		return module.exports;
	}
	
	// expose the modules object (__webpack_modules__)
	__nccwpck_require__.m = __webpack_modules__;
	
/************************************************************************/
	/* webpack/runtime/asset-relocator-loader */
	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
	
	/* webpack/runtime/compat get default export */
	(() => {
		// getDefaultExport function for compatibility with non-harmony modules
		__nccwpck_require__.n = (module) => {
			var getter = module && module.__esModule ?
				() => (module['default']) :
				() => (module);
			__nccwpck_require__.d(getter, { a: getter });
			return getter;
		};
	})();
	
	/* webpack/runtime/create fake namespace object */
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
		var leafPrototypes;
		// create a fake namespace object
		// mode & 1: value is a module id, require it
		// mode & 2: merge all properties of value into the ns
		// mode & 4: return value when already ns object
		// mode & 16: return value when it's Promise-like
		// mode & 8|1: behave like require
		__nccwpck_require__.t = function(value, mode) {
			if(mode & 1) value = this(value);
			if(mode & 8) return value;
			if(typeof value === 'object' && value) {
				if((mode & 4) && value.__esModule) return value;
				if((mode & 16) && typeof value.then === 'function') return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
			}
			def['default'] = () => (value);
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	
	/* webpack/runtime/define property getters */
	(() => {
		// define getter functions for harmony exports
		__nccwpck_require__.d = (exports, definition) => {
			for(var key in definition) {
				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
				}
			}
		};
	})();
	
	/* webpack/runtime/ensure chunk */
	(() => {
		__nccwpck_require__.f = {};
		// This file contains only the entry chunk.
		// The chunk loading function for additional chunks
		__nccwpck_require__.e = (chunkId) => {
			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
				__nccwpck_require__.f[key](chunkId, promises);
				return promises;
			}, []));
		};
	})();
	
	/* webpack/runtime/get javascript chunk filename */
	(() => {
		// This function allow to reference async chunks
		__nccwpck_require__.u = (chunkId) => {
			// return url for filenames based on template
			return "" + chunkId + ".index.js";
		};
	})();
	
	/* webpack/runtime/hasOwnProperty shorthand */
	(() => {
		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
	})();
	
	/* webpack/runtime/make namespace object */
	(() => {
		// define __esModule on exports
		__nccwpck_require__.r = (exports) => {
			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
			}
			Object.defineProperty(exports, '__esModule', { value: true });
		};
	})();
	
	/* webpack/runtime/node module decorator */
	(() => {
		__nccwpck_require__.nmd = (module) => {
			module.paths = [];
			if (!module.children) module.children = [];
			return module;
		};
	})();
	
	/* webpack/runtime/require chunk loading */
	(() => {
		// no baseURI
		
		// object to store loaded chunks
		// "1" means "loaded", otherwise not loaded yet
		var installedChunks = {
			8792: 1
		};
		
		// no on chunks loaded
		
		var installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for(var moduleId in moreModules) {
				if(__nccwpck_require__.o(moreModules, moduleId)) {
					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
				}
			}
			if(runtime) runtime(__nccwpck_require__);
			for(var i = 0; i < chunkIds.length; i++)
				installedChunks[chunkIds[i]] = 1;
		
		};
		
		// require() chunk loading for javascript
		__nccwpck_require__.f.require = (chunkId, promises) => {
			// "1" is the signal for "already loaded"
			if(!installedChunks[chunkId]) {
				if(true) { // all chunks have JS
					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
				} else installedChunks[chunkId] = 1;
			}
		};
		
		// no external install chunk
		
		// no HMR
		
		// no HMR manifest
	})();
	
/************************************************************************/
var __webpack_exports__ = {};

var error_text = __nccwpck_require__(1479);
;

const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
class CanceledError extends error_text.Nj {
    name = 'CanceledError';
    signal;
    constructor(signal) {
        super('The step was interrupted.');
        this.signal = signal;
    }
}
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
        heedSignals: () => new Promise((resolve) => void setImmediate(resolve)),
        stop: () => {
            for (const signal of signals)
                process.off(signal, listener);
        },
    };
}

var core = __nccwpck_require__(32);
var operations = __nccwpck_require__(208);
var in_input_words = __nccwpck_require__(8117);
;


class InputError extends error_text.Nj {
    name = 'InputError';
    constructor(problems) {
        super(problems.length === 1
            ? problems.join()
            : ['The inputs are not valid:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    }
}
function describeFailure(error) {
    if (!(0,error_text.NP)(error)) {
        return {
            kind: 'Error',
            sentence: `Kitestring failed unexpectedly (${(0,error_text.f8)(error)}).`,
            hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
        };
    }
    const { name: kind, message: sentence, hint, retryAt, status } = error;
    const retry = retryAt === undefined ? '' : `Retry after ${retryAt.toISOString()}.`;
    const hints = [(0,in_input_words.b)(hint ?? ''), retry].filter((text) => text !== '');
    return {
        kind,
        sentence,
        ...(status === undefined ? {} : { status }),
        ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
    };
}

var inputs = __nccwpck_require__(1012);
var json_output = __nccwpck_require__(2663);
;

const lists = ['builds', 'matrix', 'failed-jobs', 'failed-tests', 'retries'];
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
    (0,json_output.Q)({ json }, hosts);
}

var summary = __nccwpck_require__(5787);
;


const subjects = ['organization', 'pipeline', 'build', 'suite', 'commit', 'branch'];
async function writeFailureSummary({ name, inputs }, { kind, sentence, hint }, { secrets, texts, files, log }) {
    const { renderFailure } = await __nccwpck_require__.e(/* import() */ 9075).then(__nccwpck_require__.bind(__nccwpck_require__, 9075));
    const { text } = secrets.redactor;
    const asked = subjects
        .filter((input) => inputs.includes(input))
        .map((input) => [input, text(texts.get(input)?.trim() ?? '')])
        .filter(([, value]) => value !== '');
    const failed = {
        operation: name,
        interrupted: kind === CanceledError.name,
        sentence: text(sentence),
        hint: hint === undefined ? undefined : text(hint),
        asked: new Map(asked),
    };
    (0,summary.S)(files, (limits) => renderFailure(failed, limits), log);
}

var output_journal = __nccwpck_require__(7502);
var output_log = __nccwpck_require__(4089);
var runner_files = __nccwpck_require__(6582);
var clock = __nccwpck_require__(1778);
var parsers_lists = __nccwpck_require__(6701);
var refs = __nccwpck_require__(1380);
var pull_request = __nccwpck_require__(5118);
;
function reading(defaults, pullRequest) {
    return { defaults, pullRequest, ask: 'nothing', readOnlyToken: false };
}
function askForHead(number) {
    return { ...reading({}, { by: 'number', number }), ask: 'head' };
}

;



const readPlain = (event) => {
    const pull = pullRequestOfRef(event.ref);
    return pull === null ? readCommit(event, {}) : askForHead(pull);
};
const readDelete = ({ name }) => {
    const nothingToBuild = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
    return reading({ nothingToBuild }, { by: 'nothing' });
};
const readUnknown = ({ name, ref }) => {
    const pull = pullRequestOfRef(ref);
    if (pull !== null)
        return askForHead(pull);
    const nothingToBuild = `The payload of this ${name} event does not contain a commit.`;
    return reading({ nothingToBuild }, { by: 'nothing' });
};
function readCommit(event, fromPayload) {
    const defaults = {
        commit: event.sha || undefined,
        branch: (0,refs.EU)(event.ref ?? '') || undefined,
        ...fromPayload,
    };
    return reading(defaults, hintOf(defaults));
}
function pullRequestOfRef(ref) {
    const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
    return number === undefined ? null : Number(number);
}
function hintOf({ commit, branch }) {
    const queued = (0,pull_request.CW)(branch ?? '');
    if (queued !== null)
        return { by: 'queue', number: queued };
    return commit ? { by: 'commit', sha: commit } : { by: 'nothing' };
}

;
const plain = Object.prototype;
function isMap(value) {
    return typeof value === 'object' && value !== null && value.__proto__ === plain;
}
function isPushPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.deleted === 'boolean' || fields.deleted == null) &&
        (typeof fields.after === 'string' || fields.after == null) &&
        (fields.head_commit == null || isHeadCommit(fields.head_commit)));
}
function isHeadCommit(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.id === 'string' || fields.id == null) &&
        (typeof fields.message === 'string' || fields.message == null) &&
        (fields.author == null || isAuthor(fields.author)));
}
function isAuthor(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && typeof fields.name === 'string' && typeof fields.email === 'string';
}
function isReleasePayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isRelease(fields.release);
}
function isRelease(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.tag_name === 'string' &&
        (typeof fields.name === 'string' || fields.name == null));
}
function isMergeGroupPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isMergeGroup(fields.merge_group);
}
function isMergeGroup(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.head_sha === 'string' &&
        typeof fields.head_ref === 'string' &&
        (fields.head_commit == null || isHeadCommit(fields.head_commit)));
}
function isPullRequestPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isPullRequest(fields.pull_request);
}
function isPullRequest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        Number.isSafeInteger(fields.number) &&
        Number(fields.number) > 0 &&
        (typeof fields.state === 'string' || fields.state == null) &&
        (typeof fields.title === 'string' || fields.title == null) &&
        (typeof fields.merge_commit_sha === 'string' || fields.merge_commit_sha == null) &&
        isHead(fields.head) &&
        isBase(fields.base) &&
        (typeof fields.merged === 'boolean' || fields.merged == null));
}
function isHead(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.ref === 'string' &&
        typeof fields.sha === 'string' &&
        (fields.user == null || isUser(fields.user)) &&
        (fields.repo == null || isRepository(fields.repo)));
}
function isUser(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && (typeof fields.login === 'string' || fields.login == null);
}
function isRepository(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.full_name === 'string' &&
        (typeof fields.clone_url === 'string' || fields.clone_url == null));
}
function isBase(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.ref === 'string' &&
        (fields.repo == null || isRepository(fields.repo)));
}
function isIssueCommentPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isIssue(fields.issue);
}
function isIssue(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        Number.isSafeInteger(fields.number) &&
        Number(fields.number) > 0 &&
        (fields.pull_request == null || isMap(fields.pull_request)));
}
function isWorkflowRunPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isWorkflowRun(fields.workflow_run);
}
function isWorkflowRun(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        (typeof fields.event === 'string' || fields.event == null) &&
        typeof fields.head_sha === 'string' &&
        (typeof fields.head_branch === 'string' || fields.head_branch == null) &&
        (fields.head_repository == null || isHeadRepository(fields.head_repository)) &&
        (fields.pull_requests == null ||
            (Array.isArray(fields.pull_requests) && fields.pull_requests.every(isListedPullRequest))));
}
function isHeadRepository(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.full_name === 'string' &&
        /\//.test(fields.full_name) &&
        (typeof fields.html_url === 'string' || fields.html_url == null));
}
function isListedPullRequest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        Number.isSafeInteger(fields.number) &&
        Number(fields.number) > 0 &&
        isListedSide(fields.head) &&
        isListedSide(fields.base));
}
function isListedSide(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.ref === 'string' &&
        typeof fields.sha === 'string' &&
        isRepo(fields.repo));
}
function isRepo(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && typeof fields.url === 'string';
}
function isCheckSuitePayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isCheckSuite(fields.check_suite);
}
function isCheckSuite(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.head_sha === 'string' &&
        (typeof fields.head_branch === 'string' || fields.head_branch == null));
}
function isCheckRunPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && isCheckRun(fields.check_run);
}
function isCheckRun(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.head_sha === 'string' &&
        (fields.check_suite == null || isSuiteOfRun(fields.check_suite)));
}
function isSuiteOfRun(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && (typeof fields.head_branch === 'string' || fields.head_branch == null);
}
function isStatusPayload(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return (fields.__proto__ === plain &&
        typeof fields.sha === 'string' &&
        (fields.branches == null || (Array.isArray(fields.branches) && fields.branches.every(isBranche))));
}
function isBranche(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && typeof fields.name === 'string' && isCommit(fields.commit);
}
function isCommit(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = value;
    return fields.__proto__ === plain && typeof fields.sha === 'string';
}

;

const checks = {
    push: isPushPayload,
    release: isReleasePayload,
    mergeGroup: isMergeGroupPayload,
    pullRequest: isPullRequestPayload,
    issueComment: isIssueCommentPayload,
    workflowRun: isWorkflowRunPayload,
    checkSuite: isCheckSuitePayload,
    checkRun: isCheckRunPayload,
    status: isStatusPayload,
};
async function readPayload(name, payload) {
    if (checks[name](payload))
        return payload;
    const { payloadSchemas } = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(5917)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5917));
    return payloadSchemas[name].safeParse(payload).data;
}

;



const readPush = async (event) => {
    const data = await readPayload('push', event.payload);
    if (!data)
        return readPlain(event);
    if (data.deleted || /^0+$/.test(data.after ?? ''))
        return readDelete(event);
    const commit = data.head_commit?.id ?? event.sha;
    return readCommit(event, { commit, ...messageAndAuthor(data.head_commit) });
};
const readRelease = async (event) => {
    const release = (await readPayload('release', event.payload))?.release;
    if (!release)
        return readPlain(event);
    return readCommit(event, { branch: release.tag_name, message: release.name || undefined });
};
const readMergeGroup = async (event) => {
    const group = (await readPayload('mergeGroup', event.payload))?.merge_group;
    if (!group)
        return readPlain(event);
    const branch = (0,refs.EU)(group.head_ref) || undefined;
    return readCommit(event, { commit: group.head_sha, branch, ...messageAndAuthor(group.head_commit) });
};
function messageAndAuthor(commit) {
    const { name, email } = commit?.author ?? {};
    return { message: commit?.message || undefined, author: name && email ? { name, email } : undefined };
}

var head_defaults = __nccwpck_require__(8273);
;





const readPullRequest = async (event) => {
    const pull = await pullRequestOf(event.payload);
    if (pull === null)
        return readUnknown(event);
    const read = readHead(pull, event.repository);
    const message = pull.title || undefined;
    const defaults = withMerge(pull, { ...read.defaults, message, testMerge: event.sha }, { message });
    return { ...read, defaults, readOnlyToken: (0,pull_request.ty)(pull, event.repository) };
};
const readPullRequestTarget = async (event) => {
    const pull = await pullRequestOf(event.payload);
    if (pull === null)
        return readUnknown(event);
    const read = readHead(pull, event.repository);
    return { ...read, defaults: withMerge(pull, read.defaults) };
};
const readReview = async (event) => {
    const pull = await pullRequestOf(event.payload);
    if (pull === null)
        return readUnknown(event);
    return { ...readHead(pull, event.repository), readOnlyToken: (0,pull_request.ty)(pull, event.repository) };
};
const readIssueComment = async (event) => {
    const issue = (await readPayload('issueComment', event.payload))?.issue;
    if (!issue)
        return readUnknown(event);
    return issue.pull_request ? askForHead(issue.number) : readPlain(event);
};
function readHead(pull, repository) {
    return reading((0,head_defaults.B)(pull, repository), { by: 'number', number: pull.number });
}
function withMerge(pull, head, text = {}) {
    if (!pull.merged)
        return head;
    const { number, merge_commit_sha: commit, base } = pull;
    if (!commit)
        return {
            ...head,
            create: { nothingToBuild: `The event does not name the merge commit of pull request ${number}.` },
        };
    return { ...head, create: { commit, branch: base.ref, ...text } };
}
async function pullRequestOf(payload) {
    return (await readPayload('pullRequest', payload))?.pull_request ?? null;
}

;


const readCheckSuite = async (event) => {
    const suite = (await readPayload('checkSuite', event.payload))?.check_suite;
    if (!suite)
        return readUnknown(event);
    return readCommit(event, { commit: suite.head_sha, branch: suite.head_branch || undefined });
};
const readCheckRun = async (event) => {
    const run = (await readPayload('checkRun', event.payload))?.check_run;
    if (!run)
        return readUnknown(event);
    return readCommit(event, { commit: run.head_sha, branch: run.check_suite?.head_branch || undefined });
};
const readStatus = async (event) => {
    const status = await readPayload('status', event.payload);
    if (!status)
        return readUnknown(event);
    const [only, ...others] = (status.branches ?? []).filter(({ commit }) => commit.sha === status.sha);
    return readCommit(event, { commit: status.sha, branch: others.length === 0 ? only?.name : undefined });
};

var validate_refs = __nccwpck_require__(3621);
;





const readWorkflowRun = async (event) => {
    const earlier = (await readPayload('workflowRun', event.payload))?.workflow_run;
    if (!earlier)
        return readUnknown(event);
    const home = earlier.head_repository?.full_name;
    if (home === undefined) {
        const nothingToBuild = 'The repository of the workflow run has been deleted, so the owner of its commit is not known.';
        return reading({ nothingToBuild }, { by: 'nothing' });
    }
    const owner = home.slice(0, home.indexOf('/'));
    const run = { ...earlier, home, owner, fork: !(0,pull_request.ve)(home, event.repository) };
    const [listed, ...more] = listedPullRequests(run, event.repository);
    const others = more.map(({ number, base }) => ({ number, base: base.ref }));
    const wanted = run.fork || run.event?.startsWith('pull_request') === true;
    const defaults = { ...commitOf(run), ...(wanted && workflow_run_pullRequestOf(run, listed, others)) };
    return {
        ...reading(defaults, workflow_run_hintOf(run, listed, others)),
        ask: wanted && !listed ? 'pull-request' : 'nothing',
    };
};
function commitOf({ fork, owner, head_branch, head_sha }) {
    const branch = head_branch || undefined;
    return { commit: head_sha, branch: fork && branch ? `${owner}:${branch}` : branch };
}
function workflow_run_pullRequestOf({ head_repository }, listed, others) {
    return {
        pull_request_id: listed?.number,
        pull_request_base_branch: listed?.base.ref,
        pull_request_repository: (0,head_defaults.W)(`${head_repository?.html_url}.git`),
        ...(others.length > 0 && { otherPullRequests: others }),
    };
}
function listedPullRequests(run, repository) {
    const ours = (run.pull_requests ?? []).filter(({ head, base }) => isAddressOf(base.repo.url, repository) && isAddressOf(head.repo.url, run.home));
    const ofCommit = ours.filter(({ head }) => head.sha === run.head_sha);
    return ofCommit.length > 0 ? ofCommit : ours.filter(({ head }) => head.ref === run.head_branch);
}
function isAddressOf(url, repository) {
    return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
}
function workflow_run_hintOf({ owner, head_branch, head_sha }, listed, others) {
    if (listed)
        return { by: 'number', number: listed.number, ...(others.length > 0 && { others }) };
    const queued = (0,pull_request.CW)(head_branch ?? '');
    if (queued !== null)
        return { by: 'queue', number: queued };
    if (!head_branch)
        return { by: 'commit', sha: head_sha };
    return { by: 'head', owner, branch: head_branch, sha: head_sha };
}

;






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
    status: readStatus,
    check_run: readCheckRun,
    check_suite: readCheckSuite,
};
async function readEvent(event) {
    const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
    const read = await (reader ?? readPlain)(event);
    return { ...read, defaults: (0,validate_refs.V)(read.defaults, event.name) };
}

var external_node_fs_ = __nccwpck_require__(3024);
var external_node_path_ = __nccwpck_require__(6760);
;


async function readWorkflowEvent(environment, warn) {
    const path = environment.GITHUB_EVENT_PATH;
    return {
        name: environment.GITHUB_EVENT_NAME ?? '',
        payload: path ? await workflow_readPayload(path, warn) : undefined,
        sha: environment.GITHUB_SHA || undefined,
        ref: environment.GITHUB_REF || undefined,
        repository: environment.GITHUB_REPOSITORY ?? '',
    };
}
function createWorkflow(environment, { payload }, reading, { github, token, log, }) {
    const { GITHUB_REPOSITORY: repository = '', GITHUB_REPOSITORY_ID: repositoryId } = environment;
    const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_SHA: eventSha = '' } = environment;
    const { commit } = reading.defaults;
    const known = { server, name: repository, sha: commit ?? eventSha };
    return {
        repository: repository ? known : null,
        workspace: environment.GITHUB_WORKSPACE || null,
        isPrivate: isPrivate(payload),
        hasFile: (path) => isFile(environment.GITHUB_WORKSPACE, path),
        run: readRun(environment, `${server}/${repository}`),
        memory: { repository: repositoryId || repository, defaultKey: token },
        findPullRequest: async (given, mark) => {
            const { createPullRequestFinder } = await __nccwpck_require__.e(/* import() */ 1559).then(__nccwpck_require__.bind(__nccwpck_require__, 1559));
            const find = createPullRequestFinder({ github, repository, hint: reading.pullRequest, commit, log });
            return find(given, mark);
        },
        findFiles: async (names, signal) => {
            const { GITHUB_WORKSPACE: workspace } = environment;
            return workspace ? (await __nccwpck_require__.e(/* import() */ 7777).then(__nccwpck_require__.bind(__nccwpck_require__, 7777))).findFiles(workspace, { names, signal }) : null;
        },
        readFile: async (path) => (await __nccwpck_require__.e(/* import() */ 6717).then(__nccwpck_require__.bind(__nccwpck_require__, 6717))).readInputFile(path),
    };
}
function isPrivate(payload) {
    const { repository } = (payload ?? {});
    const { visibility } = repository ?? {};
    if (typeof visibility === 'string')
        return visibility === 'private' || visibility === 'internal';
    return repository?.private === true;
}
function isFile(workspace, path) {
    const file = (0,external_node_path_.join)(workspace ?? '', path);
    return Boolean(workspace) && (0,external_node_fs_.existsSync)(file) && (0,external_node_fs_.statSync)(file).isFile();
}
function readRun(environment, repositoryUrl) {
    const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER } = environment;
    const [id = 0, attempt = 0, number = 0] = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER].map(Number);
    if (![id, attempt, number].every((value) => Number.isSafeInteger(value) && value > 0))
        return null;
    const { GITHUB_WORKFLOW: workflow = '', GITHUB_EVENT_NAME: event = '' } = environment;
    const title = `${workflow} #${number} (${event})`.trim();
    return { id, attempt, number, url: `${repositoryUrl}/actions/runs/${id}`, title };
}
async function workflow_readPayload(path, warn) {
    const { readInputFile } = await __nccwpck_require__.e(/* import() */ 6717).then(__nccwpck_require__.bind(__nccwpck_require__, 6717));
    const file = readInputFile(path);
    try {
        if ('text' in file)
            return JSON.parse(file.text);
    }
    catch { }
    const problem = 'text' in file ? 'is not valid JSON' : file.problem;
    warn(`The file of the event (GITHUB_EVENT_PATH) ${problem}, so nothing is known of the event but its name.`);
    return undefined;
}

;
const questions = {
    login: true,
    listComments: true,
    createComment: true,
    updateComment: true,
    deleteComment: true,
    getPullRequest: true,
    listPullRequestsOfCommit: true,
    listPullRequestsFrom: true,
    listChangedFiles: true,
};
function createLazyGitHub(open) {
    let opening;
    const ask = (question) => {
        return async (...given) => {
            opening ??= open();
            const github = (await opening);
            return github[question]?.(...given);
        };
    };
    return Object.fromEntries(Object.keys(questions).map((question) => [question, ask(question)]));
}

var action_request = __nccwpck_require__(8971);
var proxies = __nccwpck_require__(1609);
;









async function prepareStep(step) {
    const { environment, texts, secrets, log } = step;
    const memoryKeys = (0,parsers_lists.uz)(texts.get('memory-key') ?? '');
    const tokens = [texts.get('token') ?? '', texts.get('github-token') ?? '', ...memoryKeys];
    for (const secret of [...tokens, ...(0,proxies.Wm)((0,proxies.rq)(environment))])
        secrets.hide(secret);
    await (0,inputs.ed)(texts, secrets);
    const event = await readWorkflowEvent(environment, log.warning);
    delete environment.GITHUB_EVENT_PATH;
    const reading = await readEvent(event);
    const first = parseRequest(step, withPlaceholders(reading));
    const github = connectGitHub(first, step);
    const request = await withCompleteEvent(first, step, { event, reading, github });
    for (const note of request.notes)
        log.info(note);
    for (const warning of request.warnings)
        log.warning(warning);
    return {
        ...step,
        request,
        reading,
        github,
        workflow: createWorkflow(environment, event, reading, {
            github,
            token: typeof request.token === 'string' ? request.token : null,
            log: log.info,
        }),
    };
}
function parseRequest({ texts }, event) {
    const request = (0,action_request.i)(texts, { event, nowMs: Date.now() });
    if ('problems' in request)
        throw new InputError(request.problems);
    return request;
}
const placeholderCommit = '0'.repeat(40);
function withPlaceholders({ ask, defaults }) {
    return ask === 'head' ? { commit: placeholderCommit, branch: 'HEAD', ...defaults } : defaults;
}
async function withCompleteEvent(first, step, known) {
    const { event, reading, github } = known;
    if (!first.operation.usesEvent || first.plan.ignoresEvent || reading.ask === 'nothing')
        return first;
    const { name, repository } = event;
    const { completeEvent } = await __nccwpck_require__.e(/* import() */ 8502).then(__nccwpck_require__.bind(__nccwpck_require__, 8502));
    return parseRequest(step, await completeEvent({ name, reading, github, repository }));
}
function connectGitHub({ githubToken }, { environment, cancellation }) {
    const repository = environment.GITHUB_REPOSITORY;
    if (githubToken === null || !repository)
        return null;
    const { signal } = cancellation;
    const apiUrl = environment.GITHUB_API_URL ?? 'https://api.github.com';
    const sleep = (ms) => clock.m.sleep(ms, signal);
    return createLazyGitHub(async () => {
        const { createGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1527)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1527));
        const { createRetryingGitHub } = await __nccwpck_require__.e(/* import() */ 5715).then(__nccwpck_require__.bind(__nccwpck_require__, 5715));
        const github = createGitHub({ token: githubToken, apiUrl, repository, signal });
        return createRetryingGitHub(github, { sleep, random: Math.random });
    });
}

var secrets_secrets = __nccwpck_require__(7906);
var links = __nccwpck_require__(8584);
;












async function runStep(environment, cancellation) {
    const secrets = (0,secrets_secrets.g)(environment.GITHUB_ACTIONS === 'true');
    const log = (0,output_log.h)(secrets.redactor);
    const texts = (0,inputs.DF)();
    const files = (0,runner_files.S)(environment, log);
    const toLink = (0,links.X)(texts, log);
    const journal = (0,output_journal.s)(secrets, { files, toLink });
    const step = { environment, cancellation, texts, secrets, log, files, toLink, journal };
    let summarized = false;
    const failure = await attempt(async () => {
        const prepared = await prepareStep(step);
        const { runOperation } = await Promise.all(/* import() */[__nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(3194), __nccwpck_require__.e(5891)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7326));
        const outcome = await runOperation(prepared);
        summarized = true;
        return failureForJson(outcome, cancellation);
    }, log);
    const operation = operations.z.find(({ name }) => name === texts.get('operation')?.trim());
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
function failureForJson({ json, sentence }, { signal }) {
    return signal.aborted && json === undefined ? { ...describeFailure(signal.reason), sentence } : null;
}
async function attempt(task, log) {
    try {
        return await task();
    }
    catch (error) {
        const failure = describeFailure(error);
        log.failure([failure.sentence, failure.hint ?? ''].join('\n').trim());
        if (core._o() && error instanceof Error)
            log.debug(error.stack ?? '');
        return failure;
    }
}

;


function handleUncaught(process, exit) {
    process.on('uncaughtException', (error) => {
        core.C1(`Kitestring failed unexpectedly (${(0,error_text.f8)(error)}).`);
        exit(1);
    });
}

;



const deadlines = { afterFirstSignalMs: 6_500, afterSecondSignalMs: 2_000 };
const canceledExitCode = 130;
const unfinishedExitCode = 13;
handleUncaught(process, (code) => process.exit(code));
const cancellation = listenForCancellation(process, (count) => {
    const ms = count === 1 ? deadlines.afterFirstSignalMs : deadlines.afterSecondSignalMs;
    setTimeout(() => process.exit(canceledExitCode), ms).unref();
});
const reportUnfinished = () => {
    process.exitCode ||= unfinishedExitCode;
};
async function main() {
    process.on('exit', reportUnfinished);
    if (process.argv[2] === 'post') {
        const { runPostStep } = await Promise.all(/* import() */[__nccwpck_require__.e(6773), __nccwpck_require__.e(6687), __nccwpck_require__.e(6617), __nccwpck_require__.e(7832), __nccwpck_require__.e(3194), __nccwpck_require__.e(1505)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1505));
        await runPostStep(process.env, cancellation.signal);
    }
    else
        await runStep(process.env, cancellation);
    process.off('exit', reportUnfinished);
    cancellation.stop();
}
void main();

module.exports = __webpack_exports__;
})()
;