"use strict";
exports.id = 6717;
exports.ids = [6717];
exports.modules = {

6717:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  readInputFile: () => (readInputFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function readInputFile(path) {
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        try {
            return readOpenFile(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch (error) {
        return { problem: isMissing(error) ? 'does not exist' : 'cannot be read' };
    }
}
function readOpenFile(file) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
    if (stats.isDirectory())
        return { problem: 'is a folder' };
    if (!stats.isFile())
        return { problem: 'is not a regular file' };
    if (stats.size > maxBytes)
        return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
    const bytes = Buffer.alloc(stats.size);
    let length = 0;
    while (length < bytes.length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, bytes.length - length, length);
        if (count === 0)
            break;
        length += count;
    }
    return { text: bytes.toString('utf8', 0, length) };
}
function isMissing(error) {
    const { code } = error;
    return code === 'ENOENT' || code === 'ENOTDIR';
}


})

};
;