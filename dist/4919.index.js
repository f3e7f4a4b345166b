"use strict";
exports.id = 4919;
exports.ids = [4919];
exports.modules = {

3653:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withBuildComment: () => (withBuildComment)
});

var external_node_crypto_ = __webpack_require__(7598);
var job_counts = __webpack_require__(393);
var summary = __webpack_require__(1738);
var tables = __webpack_require__(1206);
var marker = __webpack_require__(6188);
var blocks = __webpack_require__(2647);
var text_document = __webpack_require__(1904);
var durations = __webpack_require__(888);
var markdown = __webpack_require__(1608);
var text_repository = __webpack_require__(5705);
var text_url = __webpack_require__(1412);
;











const buildCommentTiers = ['full', 'brief'];
const most = 65_536 - 4_096;
function renderBuildComment(facts, tier) {
    const { seal, run, at, closed } = facts;
    const shown = (foot = markdown.s6) => (0,text_document.yQ)(blocksOf(facts, tier === 'full'), (0,text_document.hg)(most - 2_000), foot);
    const fingerprint = (0,external_node_crypto_.hash)('sha256', shown(), 'base64url');
    const memory = [run.id, run.attempt, at, run.sha, closed, fingerprint];
    const encoded = Buffer.from(JSON.stringify(memory)).toString('base64url');
    return (0,marker.N9)(encoded, seal, 'build')(shown(footer(facts)));
}
function readBuildComment(body, seal) {
    const read = (0,marker.Uq)(body, seal, 'build');
    if (read === null)
        return null;
    const [id, attempt, at, sha, closed, fingerprint] = JSON.parse(Buffer.from(read.encoded, 'base64url').toString());
    return { id, attempt, at, sha, closed, fingerprint, intact: read.intact };
}
function buildCommentMark(seal) {
    return {
        marker: (0,marker.B_)(seal.comment, 'build'),
        remembers: seal.remembers,
        trace: (0,marker.fC)('build'),
        readWriter: (body) => readBuildComment(body, seal),
        replaceOwn: (comment, next) => (0,marker.F4)(comment, next, seal, 'build'),
    };
}
function blocksOf({ builds, kind, retries, withLog }, isFull) {
    const known = kind === undefined ? markdown.s6 : (0,markdown.md) `**${(0,markdown.CS)(kind, 600)}**`;
    return [
        ...builds.flatMap(({ report, details }, index) => [
            (0,blocks.FY)('verdict', (0,summary.P)(report, '###')),
            (0,blocks.FY)('kind of failure', index === 0 ? known : markdown.s6),
            ...(index === 0 ? retries.map((line) => (0,blocks.FY)('retry', (0,markdown.CS)(line, 600))) : []),
            (0,blocks.FY)('facts', factsOf(report)),
            ...failuresOf(report, isFull ? details : undefined, withLog),
        ]),
    ];
}
function factsOf({ url, ranMs, jobs, jobCounts }) {
    const facts = [
        url === null ? markdown.s6 : (0,markdown.md) `**${(0,text_url.nf)('Open the build', url)}**`,
        ranMs === null ? markdown.s6 : (0,markdown.md) `ran ${(0,durations.a3)(ranMs)}`,
        jobs === null ? markdown.s6 : { markdown: (0,job_counts.P0)(jobCounts) },
    ];
    return (0,markdown.fj)(facts, ' · ');
}
function failuresOf(report, details, withLog) {
    const tests = withLog ? details?.blocks(most / 2) : details?.tests;
    return [
        ...(report.failed.length === 0
            ? []
            : [(0,tables.CI)(report, withLog ? details : undefined, { brief: true })]),
        ...(tests ?? []),
        ...(0,tables.bB)(report),
    ];
}
function footer({ run, repository, at, closed }) {
    const parts = [
        run.sha === '' ? markdown.s6 : (0,markdown.md) `commit ${(0,text_url.nf)((0,markdown.aY)(run.sha.slice(0, 7)), (0,text_repository.Bg)(repository, run.sha))}`,
        (0,text_url.nf)(`run ${run.number}`, (0,text_url.Pl)(run.url, true)),
        (0,markdown.md) `${(0,durations.K9)(at)}`,
        closed ? (0,markdown.md) `the pull request is closed` : markdown.s6,
    ];
    return (0,markdown.md) `<sub>Last checked: ${(0,markdown.fj)(parts, ' · ')}</sub>`;
}

var report_flaky_tests = __webpack_require__(1749);
var build_outcome = __webpack_require__(6687);
;



async function withBuildComment(outcome, { builds, settings, retries }, context) {
    const { workflow, clock } = context;
    const pipelines = new Set(builds.map(({ address }) => `${address.organization}/${address.pipeline}`));
    const key = settings.key ?? [...pipelines].join(' ');
    const keys = settings.memoryKeys === undefined ? {} : { 'memory-key': settings.memoryKeys };
    const { pullRequest } = settings;
    const finding = await workflow.findPullRequest(pullRequest, null);
    const { facts, obstacle } = finding;
    const seal = (0,report_flaky_tests.createSeals)({ ...keys, 'comment-key': `build ${key}` }, [], workflow)(facts?.number ?? 0);
    const repository = workflow.repository && {
        ...workflow.repository,
        sha: facts?.headSha || workflow.repository.sha,
        pullRequest: facts?.number ?? null,
    };
    const content = {
        builds: builds.map((one) => ({
            report: (0,build_outcome.pE)(one, context),
            details: outcome.failure?.details.get(one.build.id),
        })),
        kind: outcome.failure?.sentence,
        ...{ retries, withLog: settings.withLog, seal, repository, at: clock.now() },
        run: {
            ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }),
            sha: commitOf(builds, repository?.sha ?? ''),
        },
    };
    const hasFailed = !outcome.success || (0,build_outcome.F3)(builds);
    const comment = {
        place: obstacle === null ? facts : { obstacle },
        ...buildCommentMark(seal),
        tiers: buildCommentTiers,
        render: (tier, state) => ({
            body: renderBuildComment({ ...content, closed: state?.closed ?? false }, tier),
            tier,
        }),
        compare: (previous, next) => {
            const [one, other] = [readBuildComment(previous, seal), readBuildComment(next, seal)];
            if (!one?.intact || one.fingerprint !== other?.fingerprint)
                return 'report';
            return one.sha === other.sha && one.closed === other.closed ? 'same' : 'stamp';
        },
        whenAbsent: hasFailed || settings.when === 'always' ? 'create' : 'skip',
        whenPresent: 'update',
    };
    return { ...outcome, comment };
}
function commitOf(builds, head) {
    const commits = new Set(builds.map(({ build }) => (/^[\da-f]{7,64}$/i.test(build.commit ?? '') ? `${build.commit}` : head)));
    return commits.size === 1 ? ([...commits][0] ?? '') : '';
}


}),

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


})

};
;