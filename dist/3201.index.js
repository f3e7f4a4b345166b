"use strict";
exports.id = 3201;
exports.ids = [3201];
exports.modules = {

3201:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (listNewest),
  f: () => (listRebuilds),
  findRebuilds: () => (findRebuilds)
});
var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
var _request_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8396);
var _request_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8754);
var _retry_send_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9016);




const foreignSources = ['ui', 'webhook', 'schedule', 'trigger_job'];
async function listRebuilds(context, { of, newest, options }) {
    const listed = await listNewest(context, { to: of, perPage: 100, options });
    if (!listed.ok)
        return listed;
    const value = listed.value.filter(({ number, rebuilt_from, source }) => number > newest && rebuilt_from?.number === of.number && !foreignSources.includes(source));
    return { ...listed, value };
}
async function findRebuilds(context, request) {
    const listed = await listRebuilds(context, request);
    if (!listed.ok)
        throw listed.error;
    return listed.value;
}
function listNewest(context, { to, perPage, options }) {
    const { organization, pipeline } = to;
    const query = (0,_request_query_js__WEBPACK_IMPORTED_MODULE_0__.E)((0,_request_query_js__WEBPACK_IMPORTED_MODULE_0__.Z)(_model_requests_js__WEBPACK_IMPORTED_MODULE_1__.v), { page: 1, perPage });
    return (0,_retry_send_js__WEBPACK_IMPORTED_MODULE_2__.s)(context, (0,_request_call_js__WEBPACK_IMPORTED_MODULE_3__.j)('builds.listForPipeline', { organization, pipeline }, { query }), options);
}


})

};
;