"use strict";
exports.id = 9700;
exports.ids = [9700];
exports.modules = {

7491:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HB: () => (isUnplacedGoTest),
  dR: () => (createPackageFinder),
  nN: () => (isBareGoFile),
  zk: () => (readGoModule)
});
function isBareGoFile(path) {
    return path.endsWith('_test.go') && !path.replace(/^\.\//, '').includes('/');
}
function isUnplacedGoTest({ file, place, }) {
    return file !== null && place === null && isBareGoFile(file);
}
function createPackageFinder(modules, testFolder) {
    const byName = Map.groupBy(modules, ({ name }) => name);
    const moduleOf = (name) => {
        const named = byName.get(name) ?? [];
        return named.length > 1 ? named.find(({ folder }) => folder === testFolder) : named[0];
    };
    return (scope) => {
        for (let name = scope; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
            if (!byName.has(name))
                continue;
            const module = moduleOf(name);
            const below = scope.slice(name.length + 1);
            if (module === undefined || !isPathOfPackage(below))
                return null;
            return [module.folder, below].filter(Boolean).join('/');
        }
        return null;
    };
}
function isPathOfPackage(path) {
    return pathOfPackage.test(path) && !path.split('/').some((part) => nameOfTest.test(part));
}
const pathOfPackage = /^[\w.~+/-]*$/;
const nameOfTest = /^(?:Test|Fuzz|Benchmark|Example)(?![a-z])/;
function readGoModule(text) {
    return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}


}),

8659:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $v: () => (createPathReader),
  Iw: () => (pathFrom),
  ho: () => (splitLine),
  hy: () => (testFolder),
  nx: () => (inside),
  sY: () => (forward),
  zv: () => (absoluteRoots)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _model_test_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9732);
var _go_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7491);



const control = /\p{Cc}/u;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
const exampleId = /(\.\w{1,9})\[\d{1,9}(?::\d{1,9}){0,30}\]$/;
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const unknownFile = 'Unknown';
function createPathReader(roots = {}) {
    const findFile = createFinder(roots);
    const findFolder = (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_1__.dR)(roots.goModules ?? [], testFolder(roots.prefixes));
    return (location, fileName, scope) => {
        const find = (path) => (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_1__.nN)(path) ? findInPackage(path, findFolder(scope ?? '')) : findFile(path);
        const [path, line] = splitLine(location ?? '');
        const named = fileName === unknownFile ? null : find(fileName ?? '');
        return joinFields(find(path), line, named);
    };
}
function joinFields(at, line, named) {
    const unplacedCaller = unplacedCallerOf(at, named);
    if (at?.file) {
        const { file, absolute, isOfRunner } = at;
        const caller = named?.file && named.file !== file ? named.file : null;
        return { shown: file, line, place: { file, line }, caller, unplacedCaller, absolute, isOfRunner };
    }
    const { shown = null, absolute = null, isOfRunner = false } = at ?? named ?? {};
    const common = { caller: null, unplacedCaller, absolute, isOfRunner };
    if (named?.file) {
        const { file } = named;
        return { ...common, shown: file, line: null, place: { file, line: null } };
    }
    return { ...common, shown, line: at === null ? null : line, place: null };
}
function unplacedCallerOf(at, named) {
    if (at === null || named === null || named.file !== null || named.shown === at.shown)
        return null;
    return named.shown.endsWith(`/${at.shown}`) ? null : named.shown;
}
function findInPackage(path, folder) {
    const file = folder === null ? null : inside(`./${folder}/${path}`);
    return { shown: file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), file, absolute: null, isOfRunner: false };
}
function inside(path) {
    if (plainPath.test(path))
        return path.startsWith('./') ? path.slice(2) : path;
    if ((0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(path) || control.test(path))
        return null;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '..' && segments.pop() === undefined)
            return null;
        if (segment !== '' && segment !== '.' && segment !== '..')
            segments.push(segment);
    }
    return segments.length === 0 ? null : segments.join('/');
}
function testFolder(prefixes = []) {
    return inside(prefixes.map(forward).find((prefix) => !(0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(prefix)) ?? '') ?? '';
}
function absoluteRoots({ prefixes = [], workspace } = {}) {
    const rootOf = (path) => forward(path).replace(/\/{1,9}$/, '');
    const repository = repositoryOf(workspace);
    const home = rootOf(workspace ?? '');
    const isWorkspace = (root) => root === home ||
        (repository !== null && repository.name === repositoryOf(root, repository.workFolders)?.name);
    const given = prefixes.map(rootOf).filter((root) => (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(root));
    const own = given.filter((root) => !isWorkspace(root));
    const ofOthers = given.length === 0 && (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(home) ? [[home]] : [];
    return { own, comparable: [own, [], given, ...ofOthers] };
}
function pathFrom(folder, file) {
    return folder === '' ? file : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(`/${folder}`, `/${file}`);
}
function splitLine(location) {
    const found = lineAndColumn.exec(location);
    return found === null
        ? [location.replace(exampleId, '$1'), null]
        : [location.slice(0, found.index), Number(found[1]) || null];
}
function createFinder({ organization, workspace, prefixes = [] }) {
    const folder = testFolder(prefixes);
    const starts = [
        ...prefixes.map((prefix) => ({ root: `${forward(prefix)}/`, folder, isOfRunner: false })),
        { root: `${forward(workspace ?? '')}/`, folder: '', isOfRunner: true },
    ]
        .filter(({ root }) => root !== '/' && (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(root))
        .map((start) => ({ ...start, root: start.root.replace('//', '/') }));
    const repository = repositoryOf(workspace);
    const ownFolder = repository === null || usualWorkFolders.includes(repository.work) ? null : repository.work;
    const checkoutDepth = (segments, at) => {
        const [folder = '', second, third] = segments.slice(at);
        if (folder === 'builds' && organization !== undefined && third === organization)
            return at + 4;
        return repository?.workFolders.has(folder) && second === repository.name && third === second ? at + 3 : 0;
    };
    const inCheckout = (path) => {
        const segments = path.split('/');
        const depths = segments.map((_, at) => checkoutDepth(segments, at));
        const depth = depths.find((each) => each > 0);
        return depth === undefined ? null : segments.slice(depth).join('/');
    };
    const placeAbsolute = (path) => {
        const start = starts.find(({ root }) => path.startsWith(root));
        const checkout = inCheckout(path);
        const relative = start === undefined ? checkout : `${start.folder}/${path.slice(start.root.length)}`;
        const isElsewhere = checkout === null || path.split('/').includes(ownFolder ?? '/');
        return { relative, isOfRunner: (start?.isOfRunner ?? true) && isElsewhere };
    };
    return (text) => {
        if (folder === '' && plainPath.test(text)) {
            const file = text.startsWith('./') ? text.slice(2) : text;
            return { shown: file, file, absolute: null, isOfRunner: false };
        }
        const path = forward(text);
        if (path === '')
            return null;
        const absolute = (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(path) ? path : null;
        const { relative, isOfRunner } = absolute === null ? { relative: `${folder}/${path}`, isOfRunner: false } : placeAbsolute(absolute);
        const file = relative === null ? null : inside(`./${relative}`);
        return { shown: file ?? path, file, absolute, isOfRunner };
    };
}
const usualWorkFolders = ['work', '_work', '__w', 'a'];
function repositoryOf(workspace, among) {
    const [work = '', outer, name] = forward(workspace ?? '')
        .replace(/\/$/, '')
        .split('/')
        .slice(-3);
    if (among && !among.has(work))
        return null;
    return name && name === outer ? { name, work, workFolders: new Set([...usualWorkFolders, work]) } : null;
}
function forward(path) {
    return path.trim().replaceAll('\\', '/');
}


}),

2647:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FY: () => (paragraph),
  Vg: () => (omittedNote),
  p_: () => (list),
  tp: () => (table),
  yZ: () => (collapsed)
});
var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function paragraph(name, body) {
    return { kind: 'paragraph', name, body };
}
function table(name, columns, rows, limit = {}) {
    const titles = columns.map((column) => column.title).join(' | ');
    const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
    const head = { markdown: `| ${titles} |\n| ${rule} |` };
    return createRows(name, head, rows.map(tableRow), limit);
}
function list(name, head, items, limit = {}) {
    return createRows(name, head, items.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), limit);
}
function collapsed(title, block) {
    const open = { markdown: `<details><summary>${title}</summary>\n` };
    const close = { markdown: '\n</details>' };
    if (block.kind === 'paragraph')
        return { ...block, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.body, close], '\n') };
    return { ...block, head: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([open, block.head], '\n'), tail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([block.tail, close], '\n') };
}
function createRows(name, head, rows, limit) {
    const { elsewhere = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max = rows.length, total = rows.length } = limit;
    const more = (left) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\nand ${{ markdown: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.Z)(left) }} more${elsewhere}`;
    return { kind: 'rows', name, head, rows, tail: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6, max, total, more };
}
function tableRow(cells) {
    return { markdown: `| ${cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fE)(cell) || ' ').join(' | ')} |` };
}
function omittedNote(blocks) {
    const names = blocks.map((block) => block.name).join(', ');
    return {
        markdown: `<sub>Omitted because of the size limit: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocks.length, 'section')} (${names}).</sub>`,
    };
}


}),

1904:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W1: () => (renderComplete),
  ee: () => (bytes),
  hg: () => (characters),
  yQ: () => (renderDocument)
});
var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);


function bytes(limit) {
    return { limit, measure: (text) => Buffer.byteLength(text) };
}
function characters(limit) {
    return { limit, measure: (text) => text.length };
}
const gap = '\n\n';
function renderDocument(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const complete = renderComplete(blocks, budget, foot);
    if (complete !== null)
        return complete;
    const present = blocks.filter(isPresent);
    for (let kept = present.length; kept > 0; kept -= 1) {
        const dropped = present.slice(kept);
        const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([dropped.length === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Vg)(dropped), foot], gap);
        const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
        if (text !== null)
            return text;
    }
    return '';
}
function renderComplete(blocks, budget, foot = _markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6) {
    const texts = blocks.filter(isPresent).map((block) => withRows(block, mostRows(block)));
    const text = `${[...texts, textOf(foot)].filter(isText).join(gap)}\n`;
    return budget.measure(text) <= budget.limit ? text : null;
}
function fitBlocks(blocks, note, { limit, measure }) {
    const frames = [...blocks.map((block) => withRows(block, 0)), note].map((frame) => measure(`${frame}${gap}`));
    let room = limit - frames.reduce((sum, size) => sum + size, 0);
    if (room < 0)
        return null;
    const texts = blocks.map((block) => {
        if (block.kind === 'paragraph')
            return block.body.markdown;
        const { shown, used } = takeRows(block, room, measure);
        room -= used;
        return withRows(block, shown);
    });
    return `${[...texts, note].filter(isText).join(gap)}\n`;
}
function takeRows(block, room, measure) {
    let used = 0;
    let shown = 0;
    for (const row of block.rows.slice(0, block.max)) {
        const size = measure(`${row.markdown}\n`);
        if (used + size > room)
            break;
        used += size;
        shown += 1;
    }
    return { shown, used };
}
function withRows(block, shown) {
    if (block.kind === 'paragraph')
        return block.body.markdown;
    const left = Math.max(0, block.total - shown);
    const rows = block.rows.slice(0, shown);
    const closing = left === 0 ? [] : [block.more(left)];
    return [block.head, ...rows, ...closing, block.tail].map(textOf).filter(isText).join('\n');
}
function textOf(part) {
    return part.markdown;
}
function isText(text) {
    return text !== '';
}
function isPresent(block) {
    return block.kind === 'rows' || isText(textOf(block.body));
}
function mostRows(block) {
    return block.kind === 'rows' ? Math.min(block.max, block.rows.length) : 0;
}


}),

888:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K9: () => (formatMoment),
  Rc: () => (second),
  Vc: () => (minute),
  a3: () => (formatDuration),
  im: () => (formatDay),
  nV: () => (formatAge),
  nW: () => (hour),
  vd: () => (day),
  vk: () => (elapsed)
});
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastTime = 8.64e15;
function formatDuration(ms) {
    if (ms < second)
        return 'under 1 s';
    if (ms < minute)
        return `${Math.floor(ms / second)} s`;
    if (ms < hour)
        return twoUnits(ms, [minute, 'min'], [second, 's']);
    if (ms < day)
        return twoUnits(ms, [hour, 'h'], [minute, 'min']);
    return twoUnits(ms, [day, 'd'], [hour, 'h']);
}
function elapsed(from, to) {
    return typeof from === 'number' && typeof to === 'number' && from <= to ? to - from : null;
}
function formatAge(ms) {
    if (ms < minute)
        return 'just now';
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ago`;
    if (ms < 2 * day)
        return `${Math.floor(ms / hour)} h ago`;
    return `${Math.floor(ms / day)} d ago`;
}
function formatMoment(ms) {
    const [date, time] = toIso(ms);
    return `${date} ${time.slice(0, 5)} UTC`;
}
function formatDay(ms) {
    return toIso(ms)[0];
}
function toIso(ms) {
    const [date = '', time = ''] = new Date(Math.min(Math.max(ms, -lastTime), lastTime))
        .toISOString()
        .split('T');
    return [date, time];
}
function twoUnits(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    const first = `${Math.floor(ms / large)} ${largeName}`;
    return rest === 0 ? first : `${first} ${rest} ${smallName}`;
}


}),

5260:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  O: () => (fenced)
});
var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5040);

function fenced(text, language = 'text') {
    const inner = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text);
    const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}


}),

5705:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bg: () => (commitUrl),
  Ek: () => (repositoryUrl),
  Hx: () => (sourceUrl)
});
var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);

function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


})

};
;