"use strict";
exports.id = 895;
exports.ids = [895];
exports.modules = {

// MODULE: ./build/sources/operations/context/workflow.js
/***/ 4108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ roomForText)
/* harmony export */ });
const longestText = 65_536 - 4_096;
function roomForText(note) {
    return longestText - note.length;
}


/***/ }),

// MODULE: ./build/sources/operations/failures/comment.js + 1 modules
/***/ 7895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withBuildComment: () => (/* binding */ withBuildComment)
});

// EXTERNAL MODULE: ./build/sources/report/builds/job-counts.js
var job_counts = __webpack_require__(393);
// EXTERNAL MODULE: ./build/sources/report/builds/summary.js + 2 modules
var summary = __webpack_require__(1738);
// EXTERNAL MODULE: ./build/sources/report/builds/tables.js
var tables = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/sources/report/build-comment.js









function renderBuildComment(facts) {
    const render = (isFull, foot = markdown/* nothing */.s6) => (0,text_document/* renderDocument */.yQ)(blocksOf(facts, isFull), (0,text_document/* characters */.hg)(facts.characters), foot);
    const foot = footer(facts);
    return { tiers: [render(true, foot), render(false, foot)], shown: render(true) };
}
function blocksOf({ builds, retries }, isFull) {
    return builds.flatMap(({ report, details }, index) => [
        (0,blocks/* paragraph */.FY)('verdict', (0,summary/* headline */.P)(report, '###')),
        ...(details?.sentences ?? []).map((line) => (0,blocks/* paragraph */.FY)('why it failed', (0,markdown.md) `**${(0,markdown/* prose */.CS)(line, 600)}**`)),
        ...(index === 0 ? retries.map((line) => (0,blocks/* paragraph */.FY)('retry', (0,markdown/* prose */.CS)(line, 600))) : []),
        (0,blocks/* paragraph */.FY)('facts', factsOf(report)),
        ...(report.failed.length === 0 ? [] : [(0,tables/* failedTable */.CI)(report, details)]),
        ...((isFull ? details?.tests : undefined) ?? []),
    ]);
}
function factsOf({ url, ranMs, jobs, jobCounts }) {
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.nf)('Open the build', url)}**`,
        ranMs === null ? markdown/* nothing */.s6 : (0,markdown.md) `ran ${(0,durations/* formatDuration */.a3)(ranMs)}`,
        jobs === null ? markdown/* nothing */.s6 : { markdown: (0,job_counts/* describeJobCounts */.P0)(jobCounts) },
    ];
    return (0,markdown/* join */.fj)(facts, ' · ');
}
function footer({ run, repository, at }) {
    const parts = [
        run.sha === '' ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.nf)((0,markdown/* code */.aY)(run.sha.slice(0, 7)), (0,text_repository/* commitUrl */.Bg)(repository, run.sha))}`,
        (0,text_url/* link */.nf)(`run ${run.number}`, (0,text_url/* safeUrl */.Pl)(run.url, true)),
        (0,markdown.md) `${(0,durations/* formatMoment */.K9)(at)}`,
    ];
    return (0,markdown.md) `<sub>Last checked: ${(0,markdown/* join */.fj)(parts, ' · ')}</sub>`;
}

// EXTERNAL MODULE: ./build/sources/report/flaky/compare.js
var compare = __webpack_require__(7660);
// EXTERNAL MODULE: ./build/sources/operations/context/workflow.js
var context_workflow = __webpack_require__(4108);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js
var build_outcome = __webpack_require__(3265);
;// CONCATENATED MODULE: ./build/sources/operations/failures/comment.js




async function withBuildComment(outcome, { builds, settings, retries, finding: { facts, obstacle } }, context) {
    const { workflow, clock } = context;
    const pipelines = new Set(builds.map(({ address }) => `${address.organization}/${address.pipeline}`));
    const repository = workflow.repository && {
        ...workflow.repository,
        sha: facts?.headSha || workflow.repository.sha,
        pullRequest: facts?.number ?? null,
    };
    const sha = commitOf(builds, repository?.sha ?? '');
    const content = {
        builds: builds.map((one) => ({
            report: (0,build_outcome/* reportBuild */.pE)(one, context),
            details: outcome.failure?.details.get(one.build.id),
        })),
        ...{ retries, repository, at: clock.now() },
        run: { ...(workflow.run ?? { number: 0, url: '' }), sha },
        characters: (0,context_workflow/* roomForText */.s)(''),
    };
    const { tiers, shown } = renderBuildComment(content);
    const hasFailed = !outcome.success || (0,build_outcome/* hasFailure */.F3)(builds);
    const comment = {
        place: obstacle === null ? facts : { obstacle },
        key: `build ${settings.key ?? [...pipelines].join(' ')}`,
        note: (0,compare/* digest */.br)([sha, shown]),
        tiers,
        whenAbsent: hasFailed || settings.when === 'always' ? 'create' : 'skip',
        whenPresent: 'update',
    };
    return { ...outcome, comment };
}
function commitOf(builds, head) {
    const commits = new Set(builds.map(({ build }) => (/^[\da-f]{7,64}$/i.test(build.commit ?? '') ? `${build.commit}` : head)));
    return commits.size === 1 ? ([...commits][0] ?? '') : '';
}


/***/ }),

// MODULE: ./build/sources/report/flaky/compare.js
/***/ 7660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ compareWith),
/* harmony export */   XY: () => (/* binding */ hashOfFilters),
/* harmony export */   br: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

function compareWith({ keys }, tests) {
    const left = new Map();
    for (const key of keys)
        left.set(key, (left.get(key) ?? 0) + 1);
    const added = new Set();
    for (const test of tests) {
        const count = left.get(test.key) ?? 0;
        if (count === 0)
            added.add(test);
        else
            left.set(test.key, count - 1);
    }
    return { added, gone: left.values().reduce((sum, count) => sum + count, 0) };
}
function hashOfFilters({ organization, slug }, filters, source = 'flaky-tests') {
    const { minInstances = null, seenWithinMs = null, include = [], exclude = [] } = filters;
    return digest([organization, slug, source, minInstances, seenWithinMs, include, exclude]);
}
function digest(facts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(facts), 'base64url').slice(0, 22);
}


/***/ })

};
;