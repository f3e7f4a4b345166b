"use strict";
exports.id = 46;
exports.ids = [46];
exports.modules = {

/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isMisplaced),
/* harmony export */   s: () => (/* binding */ pipelineAddressOf)
/* harmony export */ });
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function isMisplaced(build, asked) {
    const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
    if (number === undefined)
        return false;
    const differs = (own, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
    return (differs(organization, asked.organization) ||
        differs(pipeline, asked.pipeline) ||
        Number(number) !== build.number);
}


/***/ }),

/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isScriptJob)
/* harmony export */ });
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}


/***/ }),

/***/ 4071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ trackListed),
/* harmony export */   Jo: () => (/* binding */ buildEntry),
/* harmony export */   XF: () => (/* binding */ buildValues),
/* harmony export */   bt: () => (/* binding */ isSameBuild),
/* harmony export */   mT: () => (/* binding */ nameBuild),
/* harmony export */   vP: () => (/* binding */ setBuildOutputs)
/* harmony export */ });
/* harmony import */ var _model_build_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);
/* harmony import */ var _model_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2476);
/* harmony import */ var _inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4500);
/* harmony import */ var _inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8899);




function nameBuild({ organization, pipeline, number }) {
    return `${organization}/${pipeline} #${number}`;
}
function isSameBuild(a, b) {
    return nameBuild(a) === nameBuild(b);
}
function buildEntry({ address, build }) {
    return { ...address, id: build.id, url: build.web_url ?? null, state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build) };
}
function buildValues(tracked, expected = tracked.length) {
    const builds = tracked.map(buildEntry);
    const [first] = tracked;
    if (first === undefined || expected !== 1)
        return { builds };
    const { address, build } = first;
    return {
        builds,
        'build-number': String(address.number),
        'build-id': build.id,
        'build-url': build.web_url ?? '',
        state: (0,_model_states_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveState */ .Jt)(build),
    };
}
function setBuildOutputs(tracked, journal, expected = tracked.length) {
    for (const [name, value] of Object.entries(buildValues(tracked, expected)))
        journal.output(name, value);
}
function trackListed(build) {
    const pipeline = (0,_model_build_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pipelineAddressOf */ .s)(build);
    const isValid = pipeline !== null && Object.values(pipeline).every((slug) => (0,_inputs_parsers_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .isParsed */ .E)((0,_inputs_parsers_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSlug */ .dF)(slug, 0)));
    return isValid ? { address: { ...pipeline, number: build.number }, build } : null;
}


/***/ }),

/***/ 4617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ groupAttempts)
/* harmony export */ });
function groupAttempts(jobs) {
    const before = new Map();
    for (const job of jobs) {
        if (job.retried_in_job_id)
            before.set(job.retried_in_job_id, job);
    }
    return jobs.filter((job) => !isSuperseded(job)).map((latest) => chain(latest, before));
}
function isSuperseded(job) {
    return job.retried === true || (typeof job.retried_in_job_id === 'string' && job.retried_in_job_id !== '');
}
function chain(latest, before) {
    const earlier = [];
    const seen = new Set([latest.id]);
    let previous = before.get(latest.id);
    while (previous !== undefined && !seen.has(previous.id)) {
        seen.add(previous.id);
        earlier.push(previous);
        previous = before.get(previous.id);
    }
    return {
        latest,
        earlier: earlier.reverse(),
        total: Math.max(earlier.length, latest.retries_count ?? 0) + 1,
    };
}


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Yr: () => (/* binding */ jobOutcome),
/* harmony export */   aD: () => (/* binding */ outcomeOfJobState)
/* harmony export */ });
const outcomes = new Map([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['timed_out', 'failed'],
    ['expired', 'failed'],
    ['canceled', 'canceled'],
    ['skipped', 'not-run'],
    ['broken', 'not-run'],
    ['waiting_failed', 'not-run'],
    ['blocked_failed', 'not-run'],
    ['unblocked_failed', 'not-run'],
    ['running', 'running'],
    ['canceling', 'running'],
    ['timing_out', 'running'],
    ['pending', 'waiting'],
    ['waiting', 'waiting'],
    ['blocked', 'waiting'],
    ['unblocked', 'waiting'],
    ['scheduled', 'waiting'],
    ['assigned', 'waiting'],
    ['accepted', 'waiting'],
    ['reserved', 'waiting'],
    ['limiting', 'waiting'],
    ['limited', 'waiting'],
    ['platform_limiting', 'waiting'],
    ['platform_limited', 'waiting'],
]);
const settled = ['failed', 'soft-failed', 'passed', 'canceled', 'not-run'];
function jobOutcome(job, buildState) {
    const outcome = outcomeOfJobState(job.state ?? '');
    if (outcome === 'failed' && job.soft_failed === true)
        return 'soft-failed';
    if (outcome === 'canceled' && !buildState.startsWith('cancel')) {
        return job.soft_failed === true ? 'soft-failed' : 'failed';
    }
    return outcome;
}
function outcomeOfJobState(state) {
    return outcomes.get(state) ?? 'unknown';
}
function isSettled(outcome) {
    return settled.includes(outcome);
}


/***/ })

};
;