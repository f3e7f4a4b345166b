"use strict";
exports.id = 7777;
exports.ids = [7777];
exports.modules = {

/***/ 7777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  findFiles: () => (findFiles)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

const mostEntries = 300_000;
const ofOthers = /(?:^|[\\/])(?:node_modules|vendor|testdata|_[^\\/]*)$/;
async function findFiles(name, folder, most = mostEntries) {
    let entries = 0;
    const exclude = (path) => {
        entries += 1;
        return entries > most || ofOthers.test(path);
    };
    const found = [];
    try {
        for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(`**/${name}`, { cwd: folder, exclude }))
            found.push(path.replaceAll('\\', '/'));
    }
    catch {
        return null;
    }
    return entries > most ? null : found;
}


/***/ })

};
;