"use strict";
exports.id = 3555;
exports.ids = [3555,3908];
exports.modules = {

3555:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signIn: () => (signIn),
  tellOfSignIn: () => (tellOfSignIn)
});

var errors = __webpack_require__(8405);
var proxy = __webpack_require__(9102);
var durations = __webpack_require__(888);
var context = __webpack_require__(5901);
var rate_limit_headers = __webpack_require__(8071);
var bounded_text = __webpack_require__(9315);
var connection_failure = __webpack_require__(6891);
var error_response = __webpack_require__(9146);
var json = __webpack_require__(5486);
var read_body = __webpack_require__(7113);
var phase_timer = __webpack_require__(1538);
var abort = __webpack_require__(3636);
;










const timeLimitMs = 15_000;
const limitBytes = 65_536;
const tokenForm = /^[\x21-\x7e]{16,8192}$/;
async function requestToken(request, field, host) {
    const { response, answer } = await exchange(request, host);
    const token = answer[field];
    if (typeof token === 'string')
        host.hide(token);
    if (response.status < 200 || response.status >= 300)
        throw refused(request, { response, answer }, host);
    if (typeof token === 'string' && tokenForm.test(token))
        return { token, answer };
    const fault = 'the response does not hold a token';
    throw failed(request, new errors.tF(`Could not ${request.intent}: ${fault}`, {
        ...tried(request),
        status: response.status,
        reason: 'schema',
        hint: `Check ${request.addressName}.`,
    }));
}
async function exchange(request, { transport, signal }) {
    const { method, url, headers, body } = request;
    const { controller, release } = (0,abort.p)([signal]);
    const timer = (0,phase_timer.N)({ phase: 'attempt', ms: timeLimitMs }, () => controller.abort());
    try {
        const response = await transport.send({
            method,
            url,
            headers: {
                'user-agent': context.mJ,
                accept: 'application/json',
                'accept-encoding': 'identity',
                ...headers,
            },
            body,
            fresh: method === 'POST',
            onStart: () => { },
            signal: controller.signal,
        });
        const read = await (0,read_body.x8)(response, limitBytes);
        const parsed = read.ok ? (0,json.q)(read.bytes) : read;
        const value = parsed.ok ? parsed.value : null;
        return { response, answer: typeof value === 'object' && value !== null ? value : {} };
    }
    catch (error) {
        const { host } = new URL(url);
        throw failed(request, (0,connection_failure.M)({ intent: request.intent, ...tried(request) }, { error, timeout: timer.expired(), host }));
    }
    finally {
        timer.stop();
        release();
    }
}
function refused(request, { response, answer }, { redact }) {
    const { status, headers } = response;
    const spoken = [answer.error, answer.error_description]
        .filter((word) => typeof word === 'string' && word !== '')
        .map((word) => (0,bounded_text.L)(redact(String(word)), 500))
        .join(': ');
    const words = status >= 300 && status < 400 ? (0,error_response.c)(headers, redact) : spoken;
    const later = status === 429 ? 'The service limits requests.' : 'The service has a problem.';
    const hint = status === 429 || status >= 500 ? `${later} Try again later.` : request.hint;
    return failed(request, new errors.hD(`Could not ${request.intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
        ...tried(request),
        status,
        retryAfterMs: (0,rate_limit_headers.Vs)(headers, Date.now()) ?? undefined,
        hint,
    }));
}
function failed({ addressName }, cause) {
    return new errors.gz(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
}
function tried({ method, url }) {
    return { method, path: new URL(url).pathname };
}

;




const variables = { url: 'ACTIONS_ID_TOKEN_REQUEST_URL', token: 'ACTIONS_ID_TOKEN_REQUEST_TOKEN' };
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
async function signIn(identity, environment, host) {
    const assertion = await requestIdentity(identity, environment, host);
    const { clientId, tokenUrl } = identity;
    const request = {
        intent: `exchange the identity token at ${new URL(tokenUrl).host}`,
        addressName: 'token-url',
        hint: 'Check oidc-client-id, oidc-audience, token-url, and the conditions that the service sets for the identity.',
        method: 'POST',
        url: tokenUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: clientId,
            client_assertion_type: assertionType,
            client_assertion: assertion,
        }).toString(),
    };
    const { token, answer } = await requestToken(request, 'access_token', host);
    const { token_type: type } = answer;
    if (type !== undefined && String(type).toLowerCase() !== 'bearer')
        throw new errors.gz(`Could not ${request.intent}: the response is not a bearer token`);
    return { token, validForMs: validity(answer) };
}
function tellOfSignIn({ validForMs }, count, log) {
    const validity = validForMs === undefined ? '' : ` The token is valid for ${(0,durations.a3)(validForMs)}.`;
    if (count === 1)
        log.info(`Signed in with the identity of this job.${validity}`);
    else
        log.debug(`Signed in again (${count}).${validity}`);
}
async function requestIdentity({ audience }, environment, host) {
    const { [variables.url]: address = '', [variables.token]: bearer = '' } = environment;
    const intent = 'get an identity token from GitHub';
    host.hide(bearer);
    if (address === '' || bearer === '') {
        throw new errors.gz(`Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`);
    }
    const url = URL.parse(address);
    if (url === null || (url.protocol !== 'https:' && !(0,proxy.U)(url.hostname)))
        throw new errors.gz(`Could not ${intent}: ${variables.url} is not an https address`);
    url.searchParams.set('audience', audience);
    const hint = 'Check that the job has `permissions: id-token: write`, and run it again.';
    const headers = { authorization: `Bearer ${bearer}` };
    const request = {
        intent,
        addressName: variables.url,
        hint,
        method: 'GET',
        url: url.href,
        headers,
    };
    return (await requestToken(request, 'value', host)).token;
}
const longestMs = 24 * 60 * 60_000;
function validity({ expires_in: seconds }) {
    const ms = typeof seconds === 'number' || typeof seconds === 'string' ? Number(seconds) * 1_000 : 0;
    return ms > 0 && Number.isFinite(ms) ? Math.min(ms, longestMs) : undefined;
}


}),

9315:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (boundedText)
});
function boundedText(text, limit) {
    const line = Array.from(text.slice(0, limit).toWellFormed(), (char) => (isControl(char) ? ' ' : char));
    return text.length > limit ? `${line.join('')}…` : line.join('').trim();
}
function isControl(char) {
    const code = char.charCodeAt(0);
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;
}


}),

9146:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readErrorResponse: () => (readErrorResponse),
  c: () => (redirectWords)
});

var errors = __webpack_require__(8405);
var rate_limit_headers = __webpack_require__(8071);
var retry_delay = __webpack_require__(4153);
var response_headers = __webpack_require__(2852);
var bounded_text = __webpack_require__(9315);
var endpoints = __webpack_require__(8734);
;


function hintFor(refusal) {
    const { status, endpoint } = refusal;
    if (status === 401)
        return 'Check the token: it may be wrong, expired or revoked.';
    if (status === 403)
        return forbiddenHint(refusal);
    if (status === 404)
        return notFoundHint(refusal);
    if (status === 400 && isAboutDepth(refusal))
        return 'Narrower filters, such as created_from, make a list shorter.';
    if (status === 422 && isAboutBranch(refusal)) {
        return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
    }
    if (status === 422 && endpoint === 'suites.create' && refusal.errors.some(isAboutTeams)) {
        return 'Set team_ids if the organization uses Teams, and leave it out if it does not.';
    }
    if (status >= 300 && status < 400)
        return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
    if (status >= 500)
        return 'The service has a problem. Try again later.';
    return undefined;
}
function isAboutDepth({ endpoint, serviceMessage = '' }) {
    return (endpoints.v[endpoint].paged &&
        /\b(?:deep|narrow|offset|pag(?:e|ing|ination)|too many)/i.test(serviceMessage));
}
function isAboutBranch({ endpoint, serviceMessage = '' }) {
    return endpoint === 'builds.create' && /\bbranch(?:es)?\b/i.test(serviceMessage);
}
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
function tokenScopes(endpoint, headers) {
    const accepted = scopeWords((0,response_headers.TK)(headers, 'x-accepted-oauth-scopes'))?.[0];
    return {
        needed: accepted ?? endpoints.v[endpoint].scope,
        held: scopeWords((0,response_headers.TK)(headers, 'x-oauth-scopes')),
    };
}
function scopeWords(text) {
    if (text === undefined || text.length > 2000)
        return undefined;
    return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}

var read_body = __webpack_require__(7113);
var json_depth = __webpack_require__(8144);
var json = __webpack_require__(5486);
;



const secretFields = new Set(['api_token', 'webhook_url']);
const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;
function readServiceError(bytes, redact) {
    const parsed = (0,json.q)(bytes);
    if (!parsed.ok)
        return { body: undefined, message: undefined, errors: [] };
    const body = scrub(parsed.value, redact);
    const message = field(body, 'message');
    const errors = field(body, 'errors');
    return {
        body,
        message: typeof message === 'string' && message !== '' ? (0,bounded_text.L)(message, longestMessage) : undefined,
        errors: Array.isArray(errors) ? errors.slice(0, mostErrors) : [],
    };
}
function spellServiceError({ message, errors }) {
    const listed = errors.slice(0, mostErrorsSpelledOut).map(spellItem).join('; ');
    if (listed === '')
        return message;
    return (0,bounded_text.L)(message === undefined ? listed : `${message} (${listed})`, 2 * longestMessage);
}
function spellItem(item) {
    if (typeof item === 'string')
        return (0,bounded_text.L)(item, longestMessage);
    const words = [field(item, 'field'), field(item, 'code') ?? field(item, 'message')];
    const known = words.filter((word) => typeof word === 'string' && word !== '');
    return (0,bounded_text.L)(known.length > 0 ? known.join(': ') : JSON.stringify(item), longestMessage);
}
function scrub(value, redact, level = 1) {
    if (typeof value === 'string')
        return redact(value);
    if (typeof value === 'number')
        return redact(String(value)) === String(value) ? value : null;
    if (typeof value !== 'object' || value === null)
        return value;
    if (level > json_depth.C)
        return json_depth.D;
    const inner = (item) => scrub(item, redact, level + 1);
    if (Array.isArray(value))
        return value.map(inner);
    const shown = Object.entries(value).filter(([key]) => !secretFields.has(key));
    return Object.fromEntries(shown.map(([key, item]) => [redact(key), inner(item)]));
}
function field(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined;
}

;








async function readErrorResponse(call, response, { nowMs, redact }) {
    const { status, headers } = response;
    const report = readServiceError(await readErrorBytes(response), redact);
    const now = nowMs();
    const waitMs = status === 429 ? (0,retry_delay.V6)(headers, report.body, now) : (0,rate_limit_headers.Vs)(headers, now);
    const words = status >= 300 && status < 400 ? redirectWords(headers, redact) : spellServiceError(report);
    const error = new errors.hD(`Could not ${call.intent}: ${status}${words === undefined ? '' : ` - ${words}`}`, {
        status,
        method: call.method,
        path: call.path,
        requestId: (0,response_headers.Gb)(headers),
        headers: joinedHeaders(headers),
        serviceMessage: report.message,
        errors: report.errors,
        retryAfterMs: waitMs ?? undefined,
        retryAt: waitMs === null ? undefined : (0,retry_delay.p)(now, waitMs),
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
async function readErrorBytes(response) {
    try {
        const body = await (0,read_body.x8)(response, read_body.$6);
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
function redirectWords(headers, redact) {
    const location = (0,response_headers.TK)(headers, 'location') ?? '';
    const host = URL.canParse(location) ? new URL(location).host : '';
    return host === '' ? 'a redirect' : `a redirect to ${(0,bounded_text.L)(redact(host), 200)}`;
}
function joinedHeaders(headers) {
    return Object.fromEntries(Object.keys(headers).map((name) => [name, (0,response_headers.TK)(headers, name) ?? '']));
}


})

};
;