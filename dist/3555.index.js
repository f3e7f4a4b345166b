"use strict";
exports.id = 3555;
exports.ids = [3555];
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
var error_response = __webpack_require__(7045);
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


})

};
;