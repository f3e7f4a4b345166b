"use strict";
exports.id = 7777;
exports.ids = [7777];
exports.modules = {

7777:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  findFiles: () => (findFiles)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

const mostEntries = 500_000;
const ofOthers = /^(?:node_modules|vendor|testdata|[._].*)$/;
async function findFiles(root, { names, most = mostEntries, signal }) {
    const found = [];
    const queue = [''];
    let entries = 0;
    while (queue.length > 0) {
        signal?.throwIfAborted();
        const folders = queue.splice(-mostAtOnce);
        const lists = await Promise.all(folders.map((folder) => list(root, folder)));
        for (const { folder, entry } of lists.flat()) {
            entries += 1;
            const path = `${folder}${entry.name}`;
            if (names.includes(entry.name))
                found.push(path);
            else if (entry.isDirectory() && !ofOthers.test(entry.name))
                queue.push(`${path}/`);
        }
        if (entries > most)
            return null;
    }
    return found;
}
const mostAtOnce = 64;
async function list(root, folder) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(`${root}/${folder}`, { withFileTypes: true });
        return entries.map((entry) => ({ folder, entry }));
    }
    catch {
        return [];
    }
}


})

};
;