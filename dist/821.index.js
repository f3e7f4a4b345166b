"use strict";
exports.id = 821;
exports.ids = [821];
exports.modules = {

// MODULE: ./build/sources/operations/context/read-with-runs.js
/***/ 3821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWithRuns: () => (/* binding */ readWithRuns)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

async function readWithRuns(address, options, { client }) {
    const read = async () => {
        try {
            return await client.builds.get(address, { ...options, include_test_engine: true });
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 400 || error.status === 422)))
                throw error;
            return client.builds.get(address, options);
        }
    };
    const build = await read();
    return build.test_engine === undefined ? { ...build, test_engine: null } : build;
}


/***/ })

};
;