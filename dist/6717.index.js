"use strict";
exports.id = 6717;
exports.ids = [6717];
exports.modules = {

/***/ 6717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  readInputFile: () => (readInputFile)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;
const flags = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
async function readInputFile(path) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, flags);
        const stats = await file.stat();
        if (stats.isDirectory())
            return { problem: 'is a folder' };
        if (!stats.isFile())
            return { problem: 'is not a regular file' };
        if (stats.size > maxBytes)
            return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
        return { text: await readText(file, stats.size) };
    }
    catch (error) {
        return { problem: isMissing(error) ? 'does not exist' : 'cannot be read' };
    }
    finally {
        await file?.close().catch(() => { });
    }
}
function isMissing(error) {
    const { code } = error;
    return code === 'ENOENT' || code === 'ENOTDIR';
}
async function readText(file, size) {
    const bytes = Buffer.alloc(size);
    let length = 0;
    while (length < size) {
        const { bytesRead } = await file.read(bytes, length, size - length, length);
        if (bytesRead === 0)
            break;
        length += bytesRead;
    }
    return bytes.toString('utf8', 0, length);
}


/***/ })

};
;