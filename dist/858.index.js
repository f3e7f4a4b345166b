"use strict";
exports.id = 858;
exports.ids = [858];
exports.modules = {

// MODULE: ./build/sources/model/script-job.js
/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isScriptJob),
/* harmony export */   t: () => (/* binding */ isReplaced)
/* harmony export */ });
function isScriptJob(job) {
    return job.type === 'script' && typeof job.id === 'string';
}
function isReplaced(job) {
    const { retried, retried_in_job_id } = job;
    return retried === true || Boolean(retried_in_job_id);
}


/***/ }),

// MODULE: ./build/sources/report/text/durations.js
/***/ 888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   Rc: () => (/* binding */ second),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   nW: () => (/* binding */ hour),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vk: () => (/* binding */ elapsed)
/* harmony export */ });
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastTime = 8.64e15;
const units = [
    [day, 'd'],
    [hour, 'h'],
    [minute, 'min'],
    [second, 's'],
];
function formatDuration(ms) {
    const at = units.findIndex(([size]) => ms >= size);
    if (at === -1)
        return 'under 1 s';
    let left = ms;
    const parts = units.slice(at, at + 2).map(([size, name], index) => {
        const number = Math.floor(left / size);
        left %= size;
        return number === 0 && index > 0 ? [] : `${number} ${name}`;
    });
    return parts.flat().join(' ');
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
function formatDay(ms) {
    return formatMoment(ms).slice(0, 10);
}
function formatMoment(ms) {
    const [date, time = ''] = toIso(ms).split('T');
    return `${date} ${time.slice(0, 5)} UTC`;
}
function toIso(ms) {
    return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}


/***/ })

};
;