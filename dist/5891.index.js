"use strict";
exports.id = 5891;
exports.ids = [5891];
exports.modules = {

7326:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (runOperation)
});

var clock = __webpack_require__(1778);
var context = __webpack_require__(5901);
var core = __webpack_require__(32);
var markdown = __webpack_require__(1608);
;

const longestNote = 500;
function renderNotes(notes) {
    if (notes.length === 0)
        return '';
    const lines = notes.map((note) => (0,markdown.md) `> - ${(0,markdown.CS)(note, longestNote)}`);
    return (0,markdown.md) `\n\n> **Notes**\n>\n${(0,markdown.fj)(lines, '\n')}\n`.markdown;
}

var json_output = __webpack_require__(2663);
var summary = __webpack_require__(5787);
;




async function publishOutcome(outcome, host) {
    const { files, log } = host;
    const { redactor } = host.secrets;
    publishOutputs(outcome, host);
    for (const { title, lines, notice } of outcome.groups ?? [])
        log.group(title, notice ? [notice, ...lines] : lines);
    const { outcome: ended, written } = await comment(outcome, host);
    const { warnings, notices } = notesOf(ended, written);
    for (const warning of warnings)
        log.warning(warning);
    for (const notice of notices)
        log.notice(notice);
    for (const annotation of ended.annotations ?? [])
        annotate(annotation, redactor);
    (0,summary.S)(files, ({ bytes }) => {
        const end = renderNotes([...warnings, ...notices].map(redactor.text));
        return redactor.text(ended.summary({ bytes: bytes - Buffer.byteLength(end) }) + end);
    }, log);
    if (ended.success)
        log.info(ended.sentence);
    else
        log.failure([ended.sentence, ended.hint ?? ''].join('\n').trim());
}
function publishOutputs(outcome, { files, journal, secrets: { redactor } }) {
    for (const [name, value] of Object.entries(outcome.outputs ?? {}))
        journal.output(name, value);
    for (const { output, name, text } of outcome.files ?? []) {
        const path = files.create(name, redactor.text(text));
        if (path !== null)
            journal.output(output, path);
    }
    if (outcome.json !== undefined)
        (0,json_output.Q)(outcome, { journal, redactor, files });
}
function notesOf({ notes = [], notices = [] }, written) {
    if (written === null)
        return { warnings: [...new Set(notes)], notices };
    const { text, reason, isUsual } = written;
    const others = notes.filter((note) => note !== reason);
    const isWarning = !isUsual || others.length < notes.length;
    return {
        warnings: [...new Set([...others, ...(isWarning ? [text] : [])])],
        notices: [...notices, ...(isWarning ? [] : [text])],
    };
}
async function comment(outcome, host) {
    const { comment: plan } = outcome;
    if (plan === undefined)
        return { outcome, written: null };
    return (await __webpack_require__.e(/* import() */ 7593).then(__webpack_require__.bind(__webpack_require__, 7593))).commentOn(outcome, plan, host);
}
const commands = { error: core.z3, warning: core.$e, notice: core.lm };
function annotate({ level = 'notice', title, message, file, line }, { text }) {
    commands[level](text(message), {
        title: text(title),
        ...(file === null ? {} : { file: text(file) }),
        ...(file === null || line === null ? {} : { startLine: line }),
    });
}

var connect_service = __webpack_require__(3194);
;




async function runOperation(step) {
    const outcome = await run(step);
    await publishOutcome(outcome, step);
    return outcome;
}
async function run(step) {
    const { environment, cancellation, secrets, log, journal, request, workflow } = step;
    const listeners = new Set();
    const onEvent = (event) => {
        for (const listener of listeners)
            listener(event);
    };
    const { token, baseUrl, outageTimeoutMs } = request;
    const client = (0,connect_service.U)({ token, baseUrl, outageTimeoutMs }, { environment, secrets, log, onEvent });
    try {
        return await request.plan.run({
            client,
            journal,
            log,
            clock: clock.m,
            random: Math.random,
            uuid: context.lh,
            redact: secrets.redactor,
            toLink: step.toLink,
            signal: cancellation.signal,
            forceSignal: cancellation.forceSignal,
            heedSignals: cancellation.heedSignals,
            workflow,
            onEvent: (listener) => {
                listeners.add(listener);
                return () => listeners.delete(listener);
            },
        });
    }
    finally {
        await client.close();
    }
}


}),

7853:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z: () => (isMisplaced),
  s: () => (pipelineAddressOf)
});
const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;
function pipelineAddressOf({ url }) {
    const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
    return organization === '' ? null : { organization, pipeline };
}
function isMisplaced(build, asked) {
    if (asked.number !== undefined && asked.number !== build.number)
        return true;
    const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
    if (number === undefined)
        return false;
    const differs = (own, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
    return (differs(organization, asked.organization) ||
        differs(pipeline, asked.pipeline) ||
        Number(number) !== build.number);
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


})

};
;