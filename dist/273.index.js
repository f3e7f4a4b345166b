"use strict";
exports.id = 273;
exports.ids = [273];
exports.modules = {

// MODULE: ./build/sources/client/transport/load-undici.js
/***/ 4273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadUndici: () => (/* binding */ loadUndici)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);

async function loadUndici() {
    return { EnvHttpProxyAgent: undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent };
}


/***/ })

};
;