"use strict";
exports.id = 323;
exports.ids = [323];
exports.modules = {

// MODULE: ./build/sources/operations/context/read-owners.js + 1 modules
/***/ 323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readOwners: () => (/* binding */ readOwners)
});

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
var ignore_default = /*#__PURE__*/__webpack_require__.n(ignore);
;// CONCATENATED MODULE: ./build/sources/report/tests/owners.js

const longestFile = 3 * 1024 * 1024;
const owner = /^@[\w-]+(?:\/[\w.-]+)?$/;
function parseOwners(text) {
    const lines = text.length > longestFile ? [] : text.split(/\r\n|\r|\n/);
    const rules = lines.flatMap(readRule).toReversed();
    const known = new Map();
    return (file) => {
        const found = known.get(file) ?? rules.find(({ matches }) => matches(file))?.owners ?? [];
        known.set(file, found);
        return found;
    };
}
function readRule(line) {
    const [pattern = '', ...words] = line.trim().split(/(?<!\\)\s+/);
    if (pattern === '' || /^[#!]|\[/.test(pattern))
        return [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const owners = (comment < 0 ? words : words.slice(0, comment)).filter((word) => owner.test(word));
    const matcher = ignore_default()({ ignorecase: false }).add(pattern);
    const depth = /^[^*]*(?:\*[^*]+)*\/\*$/.test(pattern) ? pattern.replace(/^\//, '').split('/').length : null;
    const isDeep = (file) => depth === null || file.split('/').length === depth;
    return [{ owners, matches: (file) => isDeep(file) && ignore_default().isPathValid(file) && matcher.ignores(file) }];
}

;// CONCATENATED MODULE: ./build/sources/operations/context/read-owners.js

async function readOwners({ workspace, readFile, }) {
    if (workspace === null)
        return undefined;
    for (const path of ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']) {
        const file = await readFile(`${workspace}/${path}`);
        if ('text' in file)
            return parseOwners(file.text);
    }
    return undefined;
}


/***/ })

};
;