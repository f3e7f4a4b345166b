"use strict";
exports.id = 3908;
exports.ids = [3908];
exports.modules = {

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