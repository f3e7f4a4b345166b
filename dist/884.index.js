"use strict";
exports.id = 884;
exports.ids = [884];
exports.modules = {

// MODULE: ./build/sources/action/event/runs.js + 10 modules
/***/ 884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeEvent: () => (/* reexport */ completeEvent),
  createGitHub: () => (/* reexport */ createGitHub),
  endLiveComment: () => (/* reexport */ endLiveComment),
  findPullRequest: () => (/* reexport */ findPullRequest),
  itemsOf: () => (/* reexport */ itemsOf),
  keepComments: () => (/* reexport */ keepComments),
  keepIssues: () => (/* reexport */ keepIssues),
  readAuthors: () => (/* reexport */ readAuthors),
  readChangedFiles: () => (/* reexport */ readChangedFiles),
  readEventComment: () => (/* reexport */ readEventComment),
  readOwn: () => (/* reexport */ readOwn),
  readOwnComments: () => (/* reexport */ readOwnComments),
  readPrivacy: () => (/* reexport */ readPrivacy),
  readPullRequest: () => (/* reexport */ readPullRequest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/sources/model/schema.js
var schema = __webpack_require__(3510);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
;// CONCATENATED MODULE: ./build/sources/action/github/calls.js


const user = (0,schema/* objectWith */.qR)('login', { login: schema/* text */.Qq });
const comment = (0,schema/* objectWith */.qR)('id', { id: schema/* ordinal */.IE, body: schema/* text */.Qq, updated_at: schema/* text */.Qq, user });
const reaction = (0,schema/* objectWith */.qR)('id', { id: schema/* ordinal */.IE, is_new: schema/* flag */.Jt });
const permission = (0,schema/* objectWith */.qR)('permission', {
    permission: schema/* text */.Qq,
    user: (0,schema/* object */.Ik)({ permissions: (0,schema/* object */.Ik)((0,schema/* fields */.OA)(schema/* flag */.Jt, 'admin maintain push triage pull')) }),
});
const patch = schemas/* pipe */.FsL(schema/* text */.Qq, schemas/* transform */.pdi((lines) => Array.from(lines.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm), ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1])));
const changedFile = (0,schema/* objectWith */.qR)('filename', { ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'filename status previous_filename'), patch });
const repository = (0,schema/* objectWith */.qR)('full_name', (0,schema/* fields */.OA)(schema/* text */.Qq, 'full_name clone_url'));
const pullRequest = (0,schema/* objectWith */.qR)('number head base', {
    number: schema/* ordinal */.IE,
    merged: schema/* flag */.Jt,
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'state title merge_commit_sha'),
    head: (0,schema/* objectWith */.qR)('ref sha', {
        ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'ref sha'),
        user: (0,schema/* object */.Ik)({ login: schema/* text */.Qq }),
        repo: repository,
    }),
    base: (0,schema/* objectWith */.qR)('ref', { ref: schema/* text */.Qq, repo: repository }),
    user: (0,schema/* object */.Ik)({ login: schema/* text */.Qq }),
    labels: (0,schema/* listOf */.c3)((0,schema/* object */.Ik)({ name: schema/* text */.Qq })),
});
const comparison = (0,schema/* object */.Ik)({
    commits: (0,schema/* listOf */.c3)((0,schema/* objectWith */.qR)('sha', {
        sha: schema/* text */.Qq,
        parents: (0,schema/* listOf */.c3)((0,schema/* objectWith */.qR)('sha', { sha: schema/* text */.Qq })),
        commit: (0,schema/* object */.Ik)({ message: schema/* text */.Qq }),
    })),
});
const issue = (0,schema/* objectWith */.qR)('number', {
    number: schema/* ordinal */.IE,
    ...(0,schema/* fields */.OA)(schema/* text */.Qq, 'title state state_reason created_at closed_at body'),
    user,
    labels: (0,schema/* listOf */.c3)((0,schema/* object */.Ik)({ name: schema/* text */.Qq })),
    pull_request: schema/* anything */.D8,
});
const viewed = (0,schema/* object */.Ik)({ data: (0,schema/* object */.Ik)({ viewer: (0,schema/* object */.Ik)({ login: schema/* text */.Qq }) }) });
const privacy = (0,schema/* object */.Ik)({ data: (0,schema/* object */.Ik)({ repository: (0,schema/* object */.Ik)({ isPrivate: schema/* flag */.Jt }) }) });
const commentPermission = 'pull-requests: write (or issues: write)';
const readPermission = 'pull-requests: read';
const callsWith = (permission) => (route, tried, answer) => ({ permission, route, tried, answer });
const withNone = callsWith('');
const toComment = callsWith(commentPermission);
const toRead = callsWith(readPermission);
const toFind = callsWith('pull-requests: read and contents: read');
const toKeepIssues = callsWith('issues: write');
const issues = '/repos/{repository}/issues';
const comments = `${issues}/{issue_number}/comments`;
const pulls = '/repos/{repository}/pulls';
const calls = {
    login: withNone('POST /graphql', 'read the owner of the token', viewed),
    privacy: withNone('POST /graphql', 'read whether the repository is private', privacy),
    listComments: toComment(`GET ${comments}`, 'list the comments of pull request {issue_number}', (0,schema/* listOf */.c3)(comment)),
    createComment: toComment(`POST ${comments}`, 'comment on pull request {issue_number}', comment),
    updateComment: toComment(`PATCH ${issues}/comments/{comment_id}`, 'update comment {comment_id}', comment),
    getComment: toComment(`GET ${issues}/comments/{comment_id}`, 'read comment {comment_id}', comment),
    react: toComment(`POST ${issues}/comments/{comment_id}/reactions`, 'react to comment {comment_id}', reaction),
    getPermission: withNone('GET /repos/{repository}/collaborators/{username}/permission', 'read the permission of {username}', permission),
    getMembership: withNone('GET /orgs/{org}/teams/{team_slug}/memberships/{username}', 'read who is in team {team_slug}', (0,schema/* objectWith */.qR)('state', { state: schema/* text */.Qq })),
    deleteComment: toComment(`DELETE ${issues}/comments/{comment_id}`, 'delete comment {comment_id}', schema/* anything */.D8),
    getPullRequest: toRead(`GET ${pulls}/{pull_number}`, 'read pull request {pull_number}', pullRequest),
    listChangedFiles: toRead(`GET ${pulls}/{pull_number}/files`, 'list the files of pull request {pull_number}', (0,schema/* listOf */.c3)(changedFile)),
    listPullRequestsOfCommit: toFind('GET /repos/{repository}/commits/{commit_sha}/pulls', 'list the pull requests of commit {commit_sha}', (0,schema/* listOf */.c3)(pullRequest)),
    compareCommits: callsWith('contents: read')('GET /repos/{repository}/compare/{basehead}', 'list the commits of the merge group', comparison),
    listPullRequestsFrom: toFind(`GET ${pulls}`, 'list the pull requests from {head}', (0,schema/* listOf */.c3)(pullRequest)),
    listIssues: toKeepIssues(`GET ${issues}`, 'list the issues of flaky tests', (0,schema/* listOf */.c3)(issue)),
    openIssue: toKeepIssues(`POST ${issues}`, 'open an issue', issue),
    updateIssue: toKeepIssues(`PATCH ${issues}/{issue_number}`, 'update issue {issue_number}', issue),
    createLabel: toKeepIssues('POST /repos/{repository}/labels', 'create the label {name}', (0,schema/* object */.Ik)({})),
    commentOnIssue: toKeepIssues(`POST ${comments}`, 'comment on issue {issue_number}', comment),
};

// EXTERNAL MODULE: ./build/sources/action/github/github-error.js
var github_error = __webpack_require__(3381);
;// CONCATENATED MODULE: ./build/sources/action/github/github.js




const maxAttempts = 3;
const maxPages = 50;
const attemptTimeoutMs = 30_000;
const usualWaitMs = 60 * durations/* second */.Rc;
const maxWaitMs = 90 * durations/* second */.Rc;
const silent = { debug() { }, info() { }, warn() { }, error() { } };
function createGitHub(settings) {
    const { token, apiUrl, repository, signal, sleep, monotonic, random, fetch } = settings;
    const { host, origin } = new URL(apiUrl);
    let held = null;
    const send = async (call, given) => {
        const fail = (status, words) => new github_error/* GitHubError */.y_(call, { failure: status === null ? 'unclear' : 'refused', status, words });
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
        const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'kitestring', log: silent });
        const route = call.route.replace('{repository}', repository);
        const page = 'page' in given && { per_page: 100 };
        const baseUrl = route === 'POST /graphql' && { baseUrl: apiUrl.replace(/\/api\/v3\/?$/, '/api') };
        const parameters = { ...given, ...page, ...baseUrl };
        if (new URL(octokit.request.endpoint(route, parameters).url).origin !== origin)
            throw fail(null, `the address is not one of ${apiUrl}`);
        const timeout = AbortSignal.timeout(attemptTimeoutMs);
        const request = {
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
            redirect: 'manual',
            log: silent,
            ...(fetch && { fetch }),
        };
        const { data, headers, status } = await octokit.request(route, { ...parameters, request });
        if (status >= 300)
            throw fail(status, 'a redirect, which is not followed');
        const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
        const fit = (0,schema/* read */.LF)(call.answer, isObject ? { ...data, is_new: status === 201 } : data);
        if (!fit.ok)
            throw fail(null, `the response is not valid at ${fit.places[0] || 'the body'}`);
        if (!Array.isArray(fit.value))
            return fit.value;
        const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
        return { items: fit.value, more };
    };
    return async (name, parameters) => {
        if (held !== null && monotonic() < held.untilMs)
            throw held.error;
        const tried = calls[name].tried.replaceAll(/\{(\w+)\}/g, (_, key) => String(parameters[key]));
        const call = { ...calls[name], tried };
        if (Number(parameters.page) > maxPages)
            throw new github_error/* GitHubError */.y_(call, { failure: 'refused', status: null, words: 'more than 5,000 are listed' });
        for (let attempt = 1;; attempt += 1) {
            try {
                return (await send(call, parameters));
            }
            catch (cause) {
                const error = (0,github_error/* toGitHubError */.Lg)(call, cause, host);
                const waitMs = attempt < maxAttempts ? pauseAfter(error, call) : null;
                if (waitMs === null) {
                    if (error.failure === 'throttled' || (error.status === null && attempt === maxAttempts))
                        held = { error, untilMs: monotonic() + (error.waitMs ?? usualWaitMs) };
                    throw error;
                }
                await sleep(waitMs + durations/* second */.Rc * 2 ** (attempt - 1) * (0.5 + random())).catch(() => {
                    throw error;
                });
            }
        }
    };
}
function pauseAfter({ failure, waitMs }, { route }) {
    if (failure === 'refused' || (failure === 'unclear' && route.startsWith('POST /repos/')))
        return null;
    const pauseMs = waitMs ?? (failure === 'throttled' ? usualWaitMs : 0);
    return pauseMs > maxWaitMs ? null : pauseMs;
}
async function* itemsOf(github, name, parameters) {
    for (let page = 1, more = true; more; page += 1) {
        const answer = (await github(name, { ...parameters, page }));
        yield* answer.items;
        more = answer.more;
    }
}
async function readOwn(github, list, read, given) {
    let authors;
    const own = [];
    for await (const item of list) {
        const made = read(item);
        if (made === null)
            continue;
        authors ??= await readAuthors(github, given);
        if (authors.includes(item.user?.login?.toLowerCase() ?? ''))
            own.push(made);
    }
    return own;
}
async function readPrivacy(github, repository) {
    const [owner, name] = repository.split('/').map((part) => JSON.stringify(part));
    const query = `{ repository(owner: ${owner}, name: ${name}) { isPrivate } }`;
    const answer = await github('privacy', { query }).catch((error) => {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
    });
    return answer?.data?.repository?.isPrivate === true;
}
const workflowAuthor = 'github-actions[bot]';
async function readAuthors(github, given = [workflowAuthor]) {
    const owner = await readOwner(github);
    return [...new Set([owner, ...given.map((login) => login.toLowerCase())])];
}
async function readOwner(github) {
    const answer = await github('login', { query: '{ viewer { login } }' }).catch((error) => {
        if (!(0,github_error/* isRefusal */.vu)(error, 401, 403, 404))
            throw error;
    });
    return (answer?.data?.viewer?.login ?? workflowAuthor).toLowerCase();
}

;// CONCATENATED MODULE: ./build/sources/action/github/comment.js



function done(action, reason, id) {
    return { action, reason, id };
}
function failed(reason, isUsual = false) {
    return { action: 'skipped', reason, level: isUsual ? 'notices' : 'warnings' };
}
const firstLine = /^<!-- kitestring (\S+) run (\d{1,16})\.(\d{1,9}) -->$/;
const lastLine = /^<!-- kitestring-note ([\w.-]+) -->$/;
async function readOwnComments(github, issue_number, key, authors) {
    const encoded = (0,external_node_crypto_.hash)('sha256', key, 'base64url');
    const list = itemsOf(github, 'listComments', { issue_number });
    const readComment = ({ id, body, user }) => {
        const lines = (body ?? '').trimEnd().split(/\r?\n/);
        const [, found, run, attempt] = firstLine.exec(lines[0] ?? '') ?? [];
        if (found !== encoded)
            return null;
        const [, note = ''] = lastLine.exec(lines.at(-1) ?? '') ?? [];
        const author = user?.login ?? '';
        return { id, author, lines, run: { id: Number(run), attempt: Number(attempt) }, note };
    };
    const own = await readOwn(github, list, readComment, authors);
    return own.toSorted((one, other) => other.id - one.id);
}
const fromFork = 'Runs for pull requests from forks have a read-only token. Comment from a workflow_run workflow instead.';
async function keepComments(comment, keeper) {
    const { place, whenAbsent } = comment;
    if ('reason' in place)
        return [place.isUsual || whenAbsent === 'skip' ? done('skipped', place.reason) : failed(place.reason)];
    const kept = [];
    for (const number of place)
        kept.push(await keepComment(comment, number, keeper));
    return kept;
}
async function keepComment(comment, issue_number, keeper) {
    const { key, whenAbsent, whenPresent, yieldsTo, authors } = comment;
    const { github, run, signal, readOnlyToken, redact, log } = keeper;
    if (github === null)
        return failed('github-token is not set.');
    try {
        const own = await readOwnComments(github, issue_number, key, authors);
        const ids = own.map(({ id }) => id);
        const [newest] = own;
        const later = own.find(({ run: { id, attempt } }) => (id - run.id || attempt - run.attempt) > 0)?.run;
        if (later !== undefined)
            return done('skipped', `A later run (${later.id}, attempt ${later.attempt}) has written the comment.`);
        if (newest === undefined && whenAbsent === 'skip')
            return done('skipped', 'There is nothing to report, and no comment yet.');
        if (newest !== undefined && whenPresent === 'keep')
            return done('skipped', 'There is nothing to report, so the comment stays.');
        if (newest !== undefined && yieldsTo?.(newest.note))
            return done('skipped', 'The comment may be about a newer build, so it stays.', newest.id);
        if (newest !== undefined && whenPresent === 'delete') {
            await remove(github, ids, log);
            return done('deleted', 'There is nothing left to report.');
        }
        const note = (newest && comment.noteAfter?.(newest.note)) ?? comment.note;
        if (newest !== undefined && newest.note !== '' && newest.note === note)
            return done('unchanged', 'The comment is up to date.', newest.id);
        const end = note === '' ? '' : `\n<!-- kitestring-note ${note} -->`;
        const start = `<!-- kitestring ${(0,external_node_crypto_.hash)('sha256', key, 'base64url')} run ${run.id}.${run.attempt} -->`;
        const bodies = comment.tiers.map((text) => `${start}\n${redact(text).trimEnd()}\n${end}`);
        let isNew = newest === undefined;
        const create = () => sendFullest(bodies, (body) => github('createComment', { issue_number, body }));
        const update = (comment_id) => sendFullest(bodies, (body) => github('updateComment', { comment_id, body }));
        const id = await (newest === undefined ? create() : update(newest.id)).catch((error) => {
            if (newest === undefined || !(0,github_error/* isRefusal */.vu)(error, 403))
                throw error;
            log(`A new comment is written beside comment ${newest.id} by ${newest.author}. ${(0,github_error/* sentencesOf */.cj)(error)}`);
            isNew = true;
            return create();
        });
        await remove(github, ids.slice(1), log).catch((error) => log((0,github_error/* sentencesOf */.cj)(error)));
        return isNew
            ? done('created', 'There was no comment that this token can edit.', id)
            : done('updated', 'The report has changed.', id);
    }
    catch (error) {
        if (signal.aborted)
            return failed('The step was interrupted before GitHub had confirmed it.', true);
        if (readOnlyToken && (0,github_error/* isRefusal */.vu)(error, 403, 404))
            return failed(fromFork, true);
        return failed((0,github_error/* sentencesOf */.cj)(error));
    }
}
const ended = '**This comment is not up to date:** the step that writes it ended while the build ran, or before it was reported.';
async function endLiveComment({ comment, on, run, notes }, github) {
    for (const issue_number of on)
        for (const one of await readOwnComments(github, issue_number, comment)) {
            const isLive = notes.includes(one.note) && one.run.id === run.id && one.run.attempt === run.attempt;
            if (!isLive)
                continue;
            const [first, ...lines] = one.lines;
            const last = lines.pop()?.replace(one.note, `ended-${one.note}`);
            await github('updateComment', {
                comment_id: one.id,
                body: [first, ended, '', ...lines, last].join('\n'),
            });
        }
}
async function sendFullest([body = '', ...shorter], send) {
    try {
        return (await send(body)).id;
    }
    catch (error) {
        if (shorter.length === 0 || !(0,github_error/* isRefusal */.vu)(error, 413, 422))
            throw error;
        return sendFullest(shorter, send);
    }
}
async function remove(github, ids, log) {
    for (const id of ids) {
        await github('deleteComment', { comment_id: id }).catch((error) => {
            if (!(0,github_error/* isRefusal */.vu)(error, 404))
                throw error;
        });
        log(`Deleted our comment ${id}.`);
    }
}

// EXTERNAL MODULE: ./build/sources/report/flaky/issue-change.js
var issue_change = __webpack_require__(6353);
// EXTERNAL MODULE: ./build/sources/report/tests/identity.js
var identity = __webpack_require__(7917);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var text_counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/flaky/issue-body.js
var issue_body = __webpack_require__(8649);
;// CONCATENATED MODULE: ./build/sources/report/flaky/issues.js




const mostRequests = 50;
function planIssues(list, found, now) {
    const { own } = found;
    const { kept, duplicates } = findIssues(own);
    const { continued, unknown } = continueIssues(list, kept);
    const adopted = unknown.flatMap((test) => adopt(test, own, now) ?? []);
    const isAdopted = new Set(adopted.map(({ test }) => test?.key));
    const unopened = unknown.filter(({ key }) => !isAdopted.has(key));
    const counts = { listed: list.tests.length, kept: kept.length, known: knownBefore(kept) };
    const { tests: free, warning } = mayOpen(unopened, found, counts);
    const opened = free.slice(0, list.mostNew);
    const noted = warning === '' ? 0 : counts.known;
    const known = Math.max(noted, kept.length + adopted.length + opened.length);
    const writer = { ...list, now, known };
    const changes = [...continued, ...adopted].flatMap((one) => (0,issue_change/* changeOf */.C2)(one, writer) ?? []);
    const of = (did) => changes.filter((change) => change.did === did);
    const all = [
        ...duplicates.map(closeDuplicate),
        ...of('Reopened'),
        ...opened.map((test) => (0,issue_change/* openIssue */.YZ)(test, writer)),
        ...of('Closed'),
        ...of('Updated'),
    ];
    let requests = 0;
    const writes = all.filter(({ comment }) => {
        requests += comment === undefined ? 1 : 2;
        return requests <= mostRequests;
    });
    const left = all.length - writes.length + free.length - opened.length;
    const most = `a run opens at most ${list.mostNew} and sends at most ${mostRequests} changes`;
    return {
        writes,
        warnings: warning === '' ? [] : [warning],
        left: left === 0 ? [] : [`Left for later runs: ${(0,text_counts/* count */.U9)(left, 'change')} of issues, since ${most}.`],
    };
}
function findIssues(own) {
    const marked = own.flatMap((issue) => {
        const memory = (0,issue_body/* readMemory */.S1)(issue.body);
        return memory === null ? [] : [{ issue, memory }];
    });
    const groups = Map.groupBy(marked, ({ memory }) => memory.key).values();
    const found = Array.from(groups, (group) => {
        const [first, ...more] = group.toSorted(({ issue: one }, { issue: other }) => Number(other.isOpen) - Number(one.isOpen) || one.number - other.number);
        return { first, more: more.filter(({ issue }) => issue.isOpen && !(0,issue_change/* hasLabel */.RX)(issue.labels, issue_change/* keepOpen */.Ul)) };
    });
    return {
        kept: found.flatMap(({ first }) => first ?? []),
        duplicates: found.flatMap(({ first, more }) => more.map(({ issue }) => ({ number: issue.number, of: first?.issue.number ?? 0 }))),
    };
}
function closeDuplicate(issue) {
    const parts = { state: 'closed', state_reason: 'not_planned' };
    return { did: 'Closed', number: issue.number, parts, comment: `Duplicate of #${issue.of}.` };
}
function continueIssues({ tests, suites }, kept) {
    const wanted = new Map(tests.map((test) => [test.key, test]));
    const keys = new Map(kept.map((one) => [one.memory.key, one.memory.key]));
    const taken = new Set(keys.keys());
    for (const [suite, { listed, showsGone }] of suites) {
        const known = [...keys.keys()].filter((key) => key.startsWith(`${suite}.`)).map(issue_change/* testOf */.kT);
        const current = [...listed];
        for (const [index, earlier] of (0,identity/* continueTests */.DD)(known, current).moved) {
            const key = `${suite}.${current[index]}`;
            if (showsGone)
                keys.set(`${suite}.${earlier}`, key);
            taken.add(key);
        }
    }
    const continued = kept.map(({ issue, memory }) => {
        const key = keys.get(memory.key) ?? memory.key;
        return { issue, memory: { ...memory, key }, test: wanted.get(key) };
    });
    return { continued, unknown: tests.filter(({ key }) => !taken.has(key)) };
}
function adopt(test, own, now) {
    const issue = own.find(({ title, body }) => title === test.title && (0,issue_body/* readMemory */.S1)(body) === null);
    const nothing = { hash: '', at: 0, seenAt: now, failures: null, missingAt: null, reopened: 0, known: 0 };
    return issue && { issue, memory: { ...nothing, key: test.key }, test };
}
function mayOpen(tests, { others, complete = true }, { listed, kept, known }) {
    if (tests.length > 0 && !complete)
        return { tests: [], warning: 'No issue is opened: there are more open issues than a run reads.' };
    const foreign = new Map(others.map((issue) => [(0,issue_body/* readMemory */.S1)(issue.body)?.key, issue.author]));
    const free = tests.filter(({ key }) => !foreign.has(key));
    if (free.length * 2 > listed && kept * 2 < known) {
        const hidden = `${free.length} of ${(0,text_counts/* count */.U9)(listed, 'flaky test')} have no issue, although an earlier run knew ${known} issues, of which ${kept} are found.`;
        const advice = 'Check issue-label and issue-authors. To start anew, delete the other issues.';
        return { tests: [], warning: `${hidden} No issue is opened. ${advice}` };
    }
    const beside = (0,text_counts/* count */.U9)(tests.length - free.length, 'flaky test');
    const authors = [...new Set(tests.flatMap(({ key }) => foreign.get(key) ?? []))].join(', ');
    if (authors === '')
        return { tests: free, warning: '' };
    const warning = `No issue is opened for ${beside}, because there is one by ${authors}. To keep such issues, add the author to issue-authors.`;
    return { tests: free, warning };
}
function knownBefore(kept) {
    const [newest] = kept.toSorted((one, other) => other.memory.at - one.memory.at);
    return newest?.memory.known ?? 0;
}

// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/flaky/issue-text.js
var issue_text = __webpack_require__(6130);
;// CONCATENATED MODULE: ./build/sources/action/github/find-issues.js






const mostRead = 5_000;
const mostRecent = 300;
const closedWithinMs = 365 * durations/* day */.vd;
function createIssueFinder(github, { label, authors, now, }) {
    const found = new Map();
    let complete = true;
    const open = { state: 'open' };
    const closed = { state: 'closed', since: new Date(now - closedWithinMs).toISOString() };
    const read = async (parameters, most = mostRead) => {
        let left = most;
        for await (const item of itemsOf(github, 'listIssues', parameters)) {
            const issue = toKnownIssue(item);
            if (issue !== null && isOurs(issue, authors))
                found.set(issue.number, issue);
            left -= 1;
            if (left === 0)
                return false;
        }
        return true;
    };
    const result = () => {
        const groups = Map.groupBy(found.values(), ({ author }) => authors.includes(author.toLowerCase()));
        return { own: groups.get(true) ?? [], others: groups.get(false) ?? [], complete };
    };
    return {
        async byLabel() {
            complete = await read({ ...open, labels: label });
            await read({ ...closed, labels: label });
            return result();
        },
        async withoutLabel() {
            for (const creator of authors)
                for (const state of [open, closed])
                    await read({ ...state, creator }).catch((error) => {
                        if (!(0,github_error/* isRefusal */.vu)(error, 404, 422))
                            throw error;
                    });
            await read({ ...open, sort: 'updated', direction: 'desc' }, mostRecent);
            return result();
        },
        async lately() {
            await read({ ...open, since: new Date(now - durations/* hour */.nW).toISOString() });
            return result();
        },
    };
}
function isOurs(issue, authors) {
    if ((0,issue_body/* readMemory */.S1)(issue.body) !== null)
        return true;
    return issue.title.startsWith(issue_text/* titleStart */.R) && authors.includes(issue.author.toLowerCase());
}
function toKnownIssue(item) {
    const { number, title, state, state_reason, body, user, labels, pull_request } = item;
    if (pull_request || !user?.login)
        return null;
    return {
        number,
        title: title ?? '',
        body: body ?? '',
        author: user.login,
        labels: labels?.flatMap(({ name }) => name ?? []) ?? [],
        isOpen: state === 'open',
        isDismissed: state === 'closed' && (state_reason ?? 'completed') !== 'completed',
        createdAt: (0,times/* parseTime */.p)(item.created_at) ?? 0,
        closedAt: (0,times/* parseTime */.p)(item.closed_at),
    };
}

;// CONCATENATED MODULE: ./build/sources/action/github/issues.js






async function keepIssues({ list, authors, now }, keeper) {
    const { github, redact, log, signal } = keeper;
    const messages = { notices: [], warnings: [] };
    if (github === null)
        return { ...messages, warnings: ['Issues of flaky tests need github-token.'] };
    const send = createSender(github, redact, log);
    try {
        const allowed = await readAuthors(github, authors);
        const finder = createIssueFinder(github, { label: list.label, authors: allowed, now });
        let found = await finder.byLabel();
        let plan = planIssues(list, found, now);
        if (plan.writes.some(isOpening) || plan.warnings.length > 0) {
            found = await finder.withoutLabel();
            plan = planIssues(list, found, now);
        }
        logAuthors(found, allowed, log);
        messages.warnings.push(...plan.warnings);
        messages.notices.push(...plan.left);
        const others = plan.writes.findLastIndex(isOpening) + 1;
        const opening = await carryOut(plan.writes.slice(0, others), list.label, { github, send });
        if (opening.opened.size > 0) {
            const { duplicates } = findIssues((await finder.lately()).own);
            for (const one of duplicates.filter(({ number }) => opening.opened.has(number)))
                await send(closeDuplicate(one));
        }
        const rest = await carryOut(plan.writes.slice(others), list.label, { github, send });
        const unlabeled = opening.unlabeled ?? rest.unlabeled;
        if (unlabeled !== undefined)
            messages.warnings.push(`Issue ${unlabeled} does not have the label ${list.label}, so this run opens no more issues. Create the label, and give the job the permission issues: write, or set github-token to a token that can set labels.`);
    }
    catch (error) {
        const why = (0,github_error/* sentencesOf */.cj)(error);
        const shown = signal?.aborted ? 'The step was interrupted.' : why;
        messages.warnings.push(`Not all issues of flaky tests are up to date. ${shown}`);
    }
    return messages;
}
function isOpening({ number }) {
    return number === null;
}
function logAuthors({ own }, [owner], log) {
    const groups = Map.groupBy(own, ({ author }) => author);
    for (const [author, issues] of groups)
        if (author.toLowerCase() !== owner)
            log(`${(0,text_counts/* count */.U9)(issues.length, 'issue')} by ${author} ${issues.length === 1 ? 'is' : 'are'} kept.`);
}
function createSender(github, redact, log) {
    const write = (number, parts) => {
        const sent = number === null
            ? github('openIssue', parts)
            : github('updateIssue', { issue_number: number, ...parts });
        const { labels, ...others } = parts;
        return sent.catch((error) => {
            if (labels === undefined || !(0,github_error/* isRefusal */.vu)(error, 422))
                throw error;
            return write(number, others);
        });
    };
    return async ({ did, number: known, parts, comment }) => {
        const texts = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]));
        let issue = null;
        try {
            issue = await write(known, texts);
            if (comment !== undefined)
                await github('commentOnIssue', { issue_number: issue.number, body: redact(comment) });
            log(`${did} issue ${issue.number}.`);
        }
        catch (error) {
            const isOfThis = isOfOneIssue(error, known);
            const why = isOfThis ? `${error.message}.` : '';
            if (issue !== null)
                log(`${did} issue ${issue.number}, without a comment. ${why}`.trim());
            else if (isOfThis)
                log(`Left issue ${known ?? 'of a test'} alone. ${why}`);
            if (!isOfThis)
                throw error;
        }
        return issue;
    };
}
function isOfOneIssue(error, known) {
    if (!(error instanceof github_error/* GitHubError */.y_) || error.failure !== 'refused')
        return false;
    const { status, message } = error;
    if (status === 422)
        return true;
    return (known !== null && ([301, 307, 308, 404, 410].includes(status ?? 0) || /\b(?:un)?lock/i.test(message)));
}
async function carryOut(writes, label, { github, send }) {
    const opened = new Set();
    let unlabeled;
    for (const write of writes) {
        if (unlabeled !== undefined && isOpening(write))
            continue;
        const issue = await send(write);
        if (issue === null)
            continue;
        if (isOpening(write))
            opened.add(issue.number);
        if (write.parts.labels !== undefined && !(await ensureLabel(issue, label, github)))
            unlabeled = issue.number;
    }
    return { opened, unlabeled };
}
async function ensureLabel(issue, label, github) {
    const names = namesOf(issue);
    if ((0,issue_change/* hasLabel */.RX)(names, label))
        return true;
    const labels = [...names, label];
    try {
        await github('createLabel', { name: label }).catch(ignoreRefusal);
        return (0,issue_change/* hasLabel */.RX)(namesOf(await github('updateIssue', { issue_number: issue.number, labels })), label);
    }
    catch (error) {
        ignoreRefusal(error);
        return false;
    }
}
function ignoreRefusal(error) {
    if (!(0,github_error/* isRefusal */.vu)(error, 403, 404, 422))
        throw error;
}
function namesOf({ labels }) {
    return labels?.flatMap(({ name }) => name ?? []) ?? [];
}

// EXTERNAL MODULE: ./build/sources/action/github/pull-request-hint.js
var pull_request_hint = __webpack_require__(2338);
;// CONCATENATED MODULE: ./build/sources/action/github/merge-group.js



const mostOthers = 24;
async function findGroup(github, group, repository) {
    const numbers = [];
    const gap = (why) => `Not all pull requests of the merge group are known${why}`;
    try {
        const { merges, isComplete } = await readMerges(github, group);
        const unknown = [];
        for (const merge of merges.slice(0, mostOthers)) {
            const pulls = await findPulls(github, merge);
            if (pulls.length === 0)
                unknown.push(merge.head);
            const isOwn = (pull) => (0,pull_request_hint/* isOpenIn */.SR)(repository, pull) && pull.base.ref === group.branch;
            numbers.push(...pulls.filter(isOwn).map(({ number }) => number));
        }
        const [first] = unknown;
        if (!isComplete || merges.length > mostOthers)
            return { numbers, gap: gap(`: it has more than 250 commits or ${mostOthers + 1} pull requests.`) };
        return { numbers, gap: first ? gap(`: commit ${first} has no known pull request.`) : null };
    }
    catch (error) {
        return { numbers, gap: gap(`. ${(0,github_error/* sentencesOf */.cj)(error)}`) };
    }
}
async function findPulls(github, { head, message }) {
    const isFit = (pull) => pull.head.sha === head;
    const list = itemsOf(github, 'listPullRequestsOfCommit', { commit_sha: head });
    const listed = (await Array.fromAsync(list)).filter(isFit);
    const number = Number(/^Merge pull request #([1-9]\d{0,9}) from /.exec(message)?.[1] ?? 0);
    if (listed.length > 0 || number === 0)
        return listed;
    try {
        return [await github('getPullRequest', { pull_number: number })].filter(isFit);
    }
    catch (error) {
        if ((0,github_error/* isRefusal */.vu)(error, 404))
            return [];
        throw error;
    }
}
async function readMerges(github, { base, head }) {
    const { commits } = await github('compareCommits', { basehead: `${base}...${head}` });
    const bySha = new Map(commits?.map((commit) => [commit.sha, commit]));
    const merges = [];
    let at = head;
    while (at !== undefined && at !== base) {
        const found = bySha.get(at);
        const [first, ...merged] = found?.parents?.map(({ sha }) => sha) ?? [];
        bySha.delete(at);
        const message = found?.commit?.message ?? '';
        if (at !== head)
            merges.push(...merged.filter(pull_request_hint/* isFullSha */.Wf).map((one) => ({ head: one, message })));
        at = first;
    }
    return { merges, isComplete: at === base };
}

;// CONCATENATED MODULE: ./build/sources/action/github/pull-request.js






async function findPullRequest(search) {
    const { github, given, hint, repository } = search;
    if (given !== undefined)
        return { number: given, pull: null };
    if (hint.by === 'nothing')
        return { reason: 'The event has no commit.', isUsual: true };
    if (hint.by === 'number' || hint.by === 'queue')
        return { number: hint.number, pull: null };
    if (github === null)
        return { reason: 'github-token is needed to find the pull request.', isUsual: false };
    if (hint.by === 'build')
        return findByBuild(github, hint);
    const { sha } = hint;
    const head = hint.by === 'head' ? `${hint.owner}:${hint.branch}` : null;
    const isFit = (pull) => (0,pull_request_hint/* isOpenIn */.SR)(repository, pull) &&
        (pull.head.sha === sha || (hint.by === 'commit' && pull.merge_commit_sha === sha));
    const list = head === null
        ? itemsOf(github, 'listPullRequestsOfCommit', { commit_sha: sha })
        : itemsOf(github, 'listPullRequestsFrom', { state: 'open', head });
    try {
        const fit = (await Array.fromAsync(list)).filter(isFit);
        const [pull] = fit.toSorted((one, other) => one.number - other.number);
        if (pull !== undefined)
            return { number: pull.number, pull };
        const whose = head === null ? '' : ` of ${head}`;
        return { reason: `No open pull request${whose} has the head commit ${sha}.`, isUsual: true };
    }
    catch (error) {
        return { reason: (0,github_error/* sentencesOf */.cj)(error), isUsual: false };
    }
}
async function findByBuild(github, { number, sha }) {
    try {
        const pull = await github('getPullRequest', { pull_number: number });
        if (pull.state !== 'open')
            return { reason: `Pull request ${number} is closed.`, isUsual: true };
        if (pull.head.sha === sha)
            return { number, pull };
        const reason = `The head of pull request ${number} is ${pull.head.sha}, and the build is one of ${sha}.`;
        return { reason, isUsual: true };
    }
    catch (error) {
        return { reason: (0,github_error/* sentencesOf */.cj)(error), isUsual: false };
    }
}
const withoutToken = `Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${commentPermission}.`;
const queued = 'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';
async function readPullRequest(search, commentKey) {
    const { github, given, hint, commit } = search;
    const without = (reason, isUsual = false) => {
        return { facts: null, obstacle: { reason, isUsual }, notes: [] };
    };
    const found = await findPullRequest(search);
    if ('reason' in found) {
        const prefix = given === undefined && hint.by === 'build' ? '' : 'No pull request was found. ';
        return without(`${prefix}${found.reason}`, found.isUsual);
    }
    if (github === null)
        return without(withoutToken);
    const { number, pull } = found;
    const notes = [];
    const attempt = async (read) => {
        try {
            return await read();
        }
        catch (error) {
            notes.push((0,github_error/* sentencesOf */.cj)(error));
            return undefined;
        }
    };
    let headSha = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
    try {
        headSha ??= (await github('getPullRequest', { pull_number: number })).head.sha;
    }
    catch (error) {
        const reason = `No pull request was found. ${(0,github_error/* sentencesOf */.cj)(error)}`;
        if (given !== undefined && (0,github_error/* isRefusal */.vu)(error, 404))
            return without(reason);
    }
    const changedFiles = (await attempt(() => readChangedFiles(github, number))) ?? null;
    const readNote = async (key) => (await readOwnComments(github, number, key, search.authors))[0]?.note ?? null;
    const isQueued = given === undefined && hint.by === 'queue';
    const group = isQueued && hint.group && search.forGroup ? await findGroup(github, hint.group, search.repository) : null;
    if (group?.gap)
        notes.push(group.gap);
    return {
        facts: {
            number,
            ...(group && { others: [...new Set(group.numbers)].filter((one) => one !== number) }),
            headSha: headSha ?? '',
            changedFiles,
            previousNote: commentKey === null ? undefined : await attempt(() => readNote(commentKey)),
        },
        obstacle: isQueued && group === null ? { reason: queued, isUsual: true } : null,
        notes,
    };
}
const maxFiles = 3000;
async function readChangedFiles(github, pull_number) {
    const files = await Array.fromAsync(itemsOf(github, 'listChangedFiles', { pull_number }));
    const left = files.filter(({ status }) => status !== 'removed');
    return {
        paths: left.map(({ filename }) => filename),
        complete: files.length < maxFiles,
        renamed: left.flatMap(({ status, filename, previous_filename: from }) => status === 'renamed' && from ? [[from, filename]] : []),
        diff: new Map(left.flatMap(({ filename, patch }) => (patch ? [[filename, patch]] : []))),
    };
}

// EXTERNAL MODULE: ./build/sources/action/event/what-to-build.js
var what_to_build = __webpack_require__(6967);
;// CONCATENATED MODULE: ./build/sources/action/event/complete-event.js



async function completeEvent({ name, repository }, { ask, defaults, pullRequest: hint }, github) {
    if (defaults.nothingToBuild !== undefined || ask === 'nothing')
        return defaults;
    if (ask === 'head' && hint.by === 'number') {
        const missing = `The ${name} event does not contain the head commit of pull request ${hint.number}`;
        if (github === null)
            return { nothingToBuild: `${missing}, and github-token is needed to ask GitHub.` };
        try {
            const pull = await github('getPullRequest', { pull_number: hint.number });
            return (0,what_to_build/* validateRefs */.V)((0,what_to_build/* headDefaults */.B)(pull, repository), name);
        }
        catch (error) {
            return { nothingToBuild: `${missing}. ${(0,github_error/* sentencesOf */.cj)(error)}` };
        }
    }
    const found = await findPullRequest({ github, repository, hint });
    if ('reason' in found)
        return { ...defaults, unknownPullRequest: found.reason };
    if (found.pull === null)
        return defaults;
    const { commit: _1, branch: _2, nothingToBuild: _3, ...pull } = (0,what_to_build/* headDefaults */.B)(found.pull, repository);
    return (0,what_to_build/* validateRefs */.V)({ ...defaults, ...pull }, name);
}

// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/action/event/payload.js
var event_payload = __webpack_require__(3416);
;// CONCATENATED MODULE: ./build/sources/action/event/event-comment.js






function readEventComment({ name, payload, repository }, server, github) {
    const [id, number] = [(0,event_payload/* numberAt */.tk)(payload, 'comment.id'), (0,event_payload/* numberAt */.tk)(payload, 'issue.number')];
    const author = (0,event_payload/* textAt */.$6)(payload, 'comment.user.login');
    const isNew = name === 'issue_comment' && (0,event_payload/* valueAt */.fK)(payload, 'action') === 'created';
    if (!isNew || !(0,event_payload/* valueAt */.fK)(payload, 'issue.pull_request') || id === null || number === null || !author)
        return null;
    const body = (0,event_payload/* textAt */.$6)(payload, 'comment.body') ?? '';
    const ask = (call, parameters) => {
        if (github === null)
            throw new error_text/* OwnError */.Nj('Commands need github-token.');
        return github(call, parameters);
    };
    const ifFound = (request, statuses = [404]) => request.catch((error) => {
        if ((0,github_error/* isRefusal */.vu)(error, ...statuses))
            return null;
        throw error;
    });
    return {
        id,
        body,
        author,
        number,
        isByBot: (0,event_payload/* textAt */.$6)(payload, 'comment.user.type') !== 'User' || author.endsWith('[bot]'),
        createdMs: (0,times/* parseTime */.p)((0,event_payload/* textAt */.$6)(payload, 'comment.created_at')),
        url: `${server}/${repository}/pull/${number}#issuecomment-${id}`,
        isUnchanged: async () => {
            const now = await ifFound(ask('getComment', { comment_id: id }));
            const time = (0,event_payload/* textAt */.$6)(payload, 'comment.created_at');
            return now !== null && now.body === body && now.updated_at === time;
        },
        permissionOf: async (username) => toPermission(await ifFound(ask('getPermission', { username }))),
        isInTeam: async (username, team) => {
            const [org = '', team_slug = ''] = team.split('/');
            const found = await ifFound(ask('getMembership', { org, team_slug, username }), [403, 404]);
            return found?.state === 'active';
        },
        readPullRequest: async () => toCommented(await ask('getPullRequest', { pull_number: number }), repository),
        react: async (content) => (await ask('react', { comment_id: id, content })).is_new === true,
    };
}
const flags = ['admin', 'maintain', 'push', 'triage', 'pull'];
const names = { push: 'write', pull: 'read' };
function toPermission(answer) {
    const given = answer?.user?.permissions;
    const flag = given && flags.find((each) => given[each] === true);
    if (flag)
        return names[flag] ?? flag;
    const named = answer?.permission;
    return !given && (named === 'admin' || named === 'write' || named === 'read') ? named : 'none';
}
function toCommented(pull, repository) {
    const { head, labels, state, user } = pull;
    return {
        isOpen: state === 'open',
        isFromFork: (0,pull_request_hint/* isFromFork */.ty)(pull, repository),
        author: user?.login ?? null,
        labels: (labels ?? []).flatMap(({ name }) => name ?? []),
        headSha: head.sha,
        head: (0,what_to_build/* validateRefs */.V)((0,what_to_build/* headDefaults */.B)(pull, repository), 'issue_comment'),
    };
}

;// CONCATENATED MODULE: ./build/sources/action/event/runs.js








/***/ }),

// MODULE: ./build/sources/action/github/github-error.js
/***/ 3381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   cj: () => (/* binding */ sentencesOf),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);
/* harmony import */ var _report_text_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);


class GitHubError extends _operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .OwnError */ .Nj {
    name = 'GitHubError';
    failure;
    status;
    waitMs;
    sentences;
    constructor({ tried, permission }, { failure, status, waitMs = null, words, cause }) {
        super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words.replace(/\.$/, '')}`, {
            cause,
        });
        this.failure = failure;
        this.status = status;
        this.waitMs = waitMs;
        this.sentences = `${this.message}. ${hintFor(this, permission)}`.trim();
    }
}
function isRefusal(error, ...statuses) {
    return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}
function sentencesOf(error) {
    if (!(error instanceof GitHubError))
        throw error;
    return error.sentences;
}
function toGitHubError(call, cause, host) {
    if (cause instanceof GitHubError)
        return cause;
    const { response } = cause;
    if (response === undefined) {
        const reason = (0,_operations_context_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .errorKind */ .f8)((cause instanceof Error && cause.cause) || cause);
        const words = `no response from ${host} (${reason.split(' ').at(-1)})`;
        return new GitHubError(call, { failure: 'unclear', status: null, words, cause });
    }
    const { status, headers, data } = response;
    const words = wordsOf(data);
    const header = (name) => String(headers[name] ?? '');
    const isEmpty = header('x-ratelimit-remaining') === '0';
    const isLimit = header('retry-after') !== '' ||
        isEmpty ||
        /secondary rate limit|abuse detection/i.test(words.slice(0, 300));
    const isThrottled = status === 429 || (status === 403 && isLimit);
    const refused = status === 408 || status >= 500 ? 'unclear' : 'refused';
    const failure = isThrottled ? 'throttled' : refused;
    const waitMs = failure === 'refused' ? null : askedWait(header, isEmpty);
    return new GitHubError(call, { failure, status, words, waitMs, cause });
}
function wordsOf(data) {
    const { message, errors } = (data ?? {});
    const details = (Array.isArray(errors) ? errors : []).map((error) => {
        if (typeof error !== 'object' || error === null)
            return String(error);
        const { message, field, code } = error;
        return String(message ?? `${field} ${code}`);
    });
    const shown = details.slice(0, 3).join(', ');
    const text = typeof message === 'string' ? message : 'no reason given';
    return shown === '' ? text : `${text} (${shown})`;
}
function askedWait(header, isEmpty) {
    const nowMs = Date.parse(header('date')) || Date.now();
    const [after, reset] = [header('retry-after'), header('x-ratelimit-reset')];
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    return isEmpty && /^\d{1,10}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - nowMs) : null;
}
function hintFor({ failure, status, waitMs }, permission) {
    if (waitMs !== null)
        return `GitHub asks to retry after ${(0,_report_text_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(Math.ceil(waitMs / 1_000) * 1_000)}.`;
    if (status === null && failure === 'unclear')
        return 'Check that the runner can reach GitHub, and its proxy.';
    if (failure !== 'refused')
        return '';
    if (status === 401)
        return 'github-token is not valid or has expired.';
    if (status !== 403 && status !== 404)
        return '';
    const exists = status === 404 ? 'Check that it exists. ' : '';
    return `${exists}Give the job the permission ${permission}, or set github-token to a token that has it.`;
}


/***/ })

};
;