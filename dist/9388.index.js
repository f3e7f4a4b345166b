"use strict";
exports.id = 9388;
exports.ids = [9388];
exports.modules = {

9388:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  hintFor: () => (hintFor)
});
var _model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8734);
var _transport_response_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2852);


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
    return (_model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.v[endpoint].paged &&
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
    const accepted = scopeWords((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_1__.TK)(headers, 'x-accepted-oauth-scopes'))?.[0];
    return {
        needed: accepted ?? _model_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.v[endpoint].scope,
        held: scopeWords((0,_transport_response_headers_js__WEBPACK_IMPORTED_MODULE_1__.TK)(headers, 'x-oauth-scopes')),
    };
}
function scopeWords(text) {
    if (text === undefined || text.length > 2000)
        return undefined;
    return text.split(/[\s,]+/).filter((word) => /^[a-z_]{1,40}$/.test(word));
}


})

};
;