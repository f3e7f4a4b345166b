"use strict";
exports.id = 6687;
exports.ids = [6687];
exports.modules = {

6687:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildOutcome: () => (buildOutcome),
  describeReported: () => (describeReported),
  describeStrangeState: () => (describeStrangeState),
  P$: () => (failedJobEntry),
  F3: () => (hasFailure),
  W8: () => (renderBuilds),
  pE: () => (reportBuild)
});

var script_job = __webpack_require__(1635);
var states = __webpack_require__(2476);
var times = __webpack_require__(1822);
var durations = __webpack_require__(888);
var url = __webpack_require__(1412);
var commit = __webpack_require__(3542);
var job_counts = __webpack_require__(393);
var job_report = __webpack_require__(7274);
var builds_place = __webpack_require__(8456);
var outcomes = __webpack_require__(8158);
;

function readBlockSteps(jobs) {
    const waiting = jobs.filter(isManual).filter((job) => job.state === 'blocked');
    return waiting.map((job) => job.label || job.step_key || 'block step');
}
function readTriggers(jobs, buildState, toLink) {
    return jobs.filter(isTrigger).map((job) => ({
        name: job.name || job.step_key || 'trigger step',
        state: job.state ?? '',
        outcome: (0,outcomes.Y)({ state: job.state }, buildState),
        number: job.triggered_build?.number ?? null,
        url: toLink(job.triggered_build?.web_url ?? job.web_url),
    }));
}
function isManual(job) {
    return job.type === 'manual';
}
function isTrigger(job) {
    return job.type === 'trigger';
}

;

function measureTiming(jobs) {
    const waits = measure(jobs, ({ waitedMs }) => waitedMs);
    const runs = measure(jobs, ({ ranMs }) => ranMs);
    const total = waits.total + runs.total;
    return {
        longestWait: waits.longest,
        longestJob: runs.longest,
        waitingShare: total === 0 ? null : waits.total / total,
    };
}
function measure(jobs, timeOf) {
    let longest = null;
    let total = 0;
    for (const job of jobs) {
        for (const { attempt } of (0,job_report.Or)(job)) {
            const ms = timeOf(attempt) ?? 0;
            total += ms;
            if (ms > (longest?.ms ?? 0))
                longest = { job, ms };
        }
    }
    return { longest, total };
}

var verdict = __webpack_require__(4946);
;











function analyzeBuild(original, context) {
    const build = context.redact.json(original);
    const { now, toLink = url.Pl, isUnwantedPass = false } = context;
    const state = (0,states.Jt)(build);
    const stop = (0,verdict.K6)(state, context.stop ?? null);
    const all = build.jobs ?? [];
    const jobs = (0,job_report.RI)(all, { buildState: state, now, toLink });
    const jobCounts = (0,job_counts.uq)(jobs);
    const failed = (0,job_report.Mf)(jobs);
    const triggers = readTriggers(all, state, toLink);
    const failedTriggers = triggers.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
    return {
        place: (0,builds_place.$t)(build),
        number: build.number,
        url: toLink(build.web_url),
        state,
        verdict: (0,verdict.Vj)({
            state,
            jobCounts,
            firstFailed: failed[0] ?? null,
            failedTriggers,
            blockSteps: readBlockSteps(all),
            cancelReason: build.cancel_reason ?? null,
            stop,
            isUnwantedPass,
        }),
        branch: build.branch || null,
        commit: build.commit || null,
        message: (0,commit.TM)(build.message),
        creator: build.creator?.name || null,
        rebuiltFrom: readRebuiltFrom(build, toLink),
        ...measureBuild(build, jobs, now),
        jobs: build.jobs ? jobs : null,
        jobCounts,
        failed,
        triggers,
        timing: measureTiming(jobs),
        stop,
        asOf: now,
    };
}
function readRebuiltFrom(build, toLink) {
    const number = build.rebuilt_from?.number;
    if (typeof number !== 'number')
        return null;
    return { number, url: toLink((0,builds_place.JW)(build)) };
}
function measureBuild(build, jobs, now) {
    const createdAt = (0,times.p)(build.created_at);
    const starts = [(0,times.p)(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
    const startedAt = starts.reduce((first, start) => earlier(first, start), null);
    const openEnd = (0,states.Hd)(build) ? null : now;
    return {
        queuedMs: (0,durations.vk)(createdAt, startedAt ?? openEnd),
        ranMs: (0,durations.vk)(startedAt, (0,times.p)(build.finished_at) ?? openEnd),
    };
}
function earlier(a, b) {
    if (a === null || b === null)
        return a ?? b;
    return Math.min(a, b);
}

var plain = __webpack_require__(1301);
;




function describeBuild(report) {
    const { number, place, state, verdict, ranMs, url } = report;
    const where = (0,builds_place.df)(place);
    const subject = where === '' ? `Build ${number}` : `Build ${number} of ${where}`;
    const took = (0,states.PU)({ state }) && ranMs !== null ? ` (ran ${(0,durations.a3)(ranMs)})` : '';
    return (0,plain.h)(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}

var summary = __webpack_require__(1738);
var build_outputs = __webpack_require__(4071);
;







function buildOutcome(sentence, builds, context, expected = builds.length) {
    const [only, second] = builds;
    const single = only !== undefined && second === undefined;
    return {
        success: true,
        sentence,
        outputs: (0,build_outputs.XF)(builds, expected),
        json: single ? only.build : builds.map(({ build }) => build),
        summary: ({ bytes }) => renderBuilds(builds, bytes, context),
    };
}
function describeReported(build, context) {
    return describeBuild(reportBuild(build, context));
}
function describeStrangeState(tracked) {
    const strange = tracked.find(({ build }) => (0,states.EJ)((0,states.Jt)(build)));
    if (strange === undefined)
        return null;
    const { address, build } = strange;
    return `${(0,build_outputs.mT)(address)} is in the state ${JSON.stringify(build.state)}, which is not known here. It counts as finished if it has a finish time.`;
}
function hasFailure(builds) {
    return builds.some(({ build }) => {
        const state = (0,states.Jt)(build);
        const hasFailed = (job) => (0,script_job.P)(job) && (0,outcomes.Y)(job, state) === 'failed';
        return state === 'failed' || (build.jobs?.some(hasFailed) ?? false);
    });
}
function reportBuild({ build, stop, isUnwantedPass = false }, context) {
    const { client, redact, toLink } = context;
    return analyzeBuild(build, {
        now: client.serviceNow(),
        redact,
        stop: stop ?? null,
        isUnwantedPass,
        toLink,
    });
}
function failedJobEntry({ id, attempts, state, exitStatus, url }) {
    return { id, attempts, state, exit_status: exitStatus, url };
}
function renderBuilds(builds, bytes, context, failures = new Map()) {
    const share = Math.floor(bytes / Math.max(1, builds.length)) - 2;
    const { repository } = context.workflow;
    const options = { bytes: share, repository, chart: builds.length < 4 };
    return builds
        .map((one) => (0,summary.F)(reportBuild(one, context), { ...options, failures: failures.get(one) }))
        .join('\n\n');
}


}),

1738:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (headline),
  F: () => (renderBuildSummary)
});

var states = __webpack_require__(2476);
var text_blocks = __webpack_require__(2647);
var counts = __webpack_require__(7005);
var text_document = __webpack_require__(1904);
var durations = __webpack_require__(888);
var fence = __webpack_require__(5260);
var markdown = __webpack_require__(1608);
var text_repository = __webpack_require__(5705);
var text_url = __webpack_require__(1412);
var clean = __webpack_require__(5040);
var cut = __webpack_require__(1129);
;


const replacements = new Map([
    [':', '：'],
    [';', '；'],
    ['#', '＃'],
    ['%', '％'],
    ['`', '’'],
    ['<', '‹'],
    ['>', '›'],
]);
const meaningful = /[:;#%`<>]/g;
const longest = 44;
const leastOfName = 12;
const wide = /[\u1100-\u{1FFFF}]/u;
const averageWidth = 6.8;
const widths = [
    [wide, 15],
    [/[mwMW@…—]/u, 14],
    [/[A-Z]/, 10],
    [/[ -~]/, averageWidth],
    [/\p{Lu}/u, 10],
];
function chartName(ordinal, name, suffix = '') {
    const line = (0,clean.Ow)(name);
    const max = Math.max(leastOfName, longest - suffix.length);
    const short = (0,cut.y)(line, line.search(wide) < 0 ? max : Math.ceil(max / 2));
    return `${ordinal} ${short.replace(meaningful, (sign) => replacements.get(sign) ?? '') || '(no name)'}${suffix}`;
}
function chartNameWidth(name) {
    return Math.ceil([...name].reduce((sum, letter) => sum + letterWidth(letter), 0));
}
function letterWidth(letter) {
    return widths.find(([letters]) => letters.test(letter))?.[1] ?? averageWidth;
}

var job_counts = __webpack_require__(393);
var job_report = __webpack_require__(7274);
var outcomes = __webpack_require__(8158);
;





const mostJobs = 10;
const mostRows = 14;
const mostCharacters = 45_000;
const width = 720;
const textSize = 14;
const colors = {
    doneTaskBkgColor: '#d1d9e0',
    doneTaskBorderColor: '#afb8c1',
    taskBkgColor: '#0969da',
    taskBorderColor: '#0969da',
    critBkgColor: '#cf222e',
    critBorderColor: '#cf222e',
    activeTaskBkgColor: '#fff8c5',
    activeTaskBorderColor: '#bf8700',
};
const mostTicks = 6;
const ticks = [
    [durations.Rc, '1second'],
    [5 * durations.Rc, '5second'],
    [15 * durations.Rc, '15second'],
    [30 * durations.Rc, '30second'],
    [durations.Vc, '1minute'],
    [2 * durations.Vc, '2minute'],
    [5 * durations.Vc, '5minute'],
    [10 * durations.Vc, '10minute'],
    [15 * durations.Vc, '15minute'],
    [30 * durations.Vc, '30minute'],
    [durations.nW, '1hour'],
    [2 * durations.nW, '2hour'],
    [6 * durations.nW, '6hour'],
    [12 * durations.nW, '12hour'],
    [durations.vd, '1day'],
];
function renderChart(jobs, now) {
    const timed = jobs.filter((job) => job.span !== null);
    if (timed.length < 2)
        return null;
    const chosen = chooseJobs(timed.toSorted(byWeight)).toSorted(byRow);
    if (chosen.length === 0)
        return null;
    const rows = chosen.flatMap((job) => rowsOf(job, now));
    const names = rows.map(({ name, suffix }, index) => chartName(index + 1, name, suffix));
    const drawn = rows.flatMap((row, index) => [`  section ${names[index]}`, ...drawRow(row)]);
    const text = [...frontMatter(names), ...axis(rows), ...drawn].join('\n');
    if (text.length > mostCharacters)
        return null;
    return { markdown: { markdown: `\`\`\`mermaid\n${text}\n\`\`\`` }, left: timed.length - chosen.length };
}
function chooseJobs(jobs) {
    const chosen = [];
    let rows = 0;
    for (const job of jobs) {
        const needed = 1 + job.earlier.filter((attempt) => attempt.span !== null).length;
        if (chosen.length === mostJobs || rows + needed > mostRows)
            continue;
        chosen.push(job);
        rows += needed;
    }
    return chosen;
}
function frontMatter(names) {
    const leftPadding = 30 + Math.max(...names.map(chartNameWidth));
    return [
        '---',
        'displayMode: compact',
        'config:',
        '  themeVariables:',
        ...Object.entries(colors).map(([name, color]) => `    ${name}: '${color}'`),
        '  gantt:',
        `    useWidth: ${width}`,
        `    leftPadding: ${leftPadding}`,
        `    fontSize: ${textSize}`,
        `    sectionFontSize: ${textSize}`,
        '    numberSectionStyles: 2',
        '---',
        'gantt',
        '  dateFormat x',
        '  todayMarker off',
    ];
}
function axis(rows) {
    const from = Math.min(...rows.map(({ span }) => span.readyAt));
    const length = Math.max(...rows.map(({ span, end }) => end ?? lastKnown(span))) - from;
    const [distance = 0, interval] = ticks.find(([ms]) => length / ms <= mostTicks) ?? [];
    if (interval === undefined)
        return ['  axisFormat %m-%d %H:%M'];
    return [`  axisFormat ${distance < durations.Vc ? '%H:%M:%S' : '%H:%M'}`, `  tickInterval ${interval}`];
}
function rowsOf(job, now) {
    return (0,job_report.Or)(job).flatMap(({ attempt, suffix }) => {
        if (attempt.span === null)
            return [];
        const end = endOf(attempt, attempt.span, now);
        const words = `${suffix} · ${describeRun(attempt, attempt.span, end)}`;
        return [{ name: (0,job_report.DD)(job), suffix: words, attempt, span: attempt.span, end }];
    });
}
function endOf({ outcome }, span, now) {
    if (span.finishedAt !== null || (0,outcomes.I)(outcome))
        return span.finishedAt;
    return Math.max(now, lastKnown(span));
}
function lastKnown({ readyAt, startedAt }) {
    return startedAt ?? readyAt;
}
const noText = '\u200b';
function drawRow({ attempt, span, end }) {
    const drawnTo = end ?? lastKnown(span);
    const waited = `  ${noText} :done, ${span.readyAt}, ${span.startedAt ?? drawnTo}`;
    if (span.startedAt === null)
        return [waited];
    return [waited, `  ${noText} :${tagOf(attempt)}${span.startedAt}, ${drawnTo}`];
}
function describeRun(attempt, span, end) {
    if (span.startedAt === null) {
        if ((0,outcomes.I)(attempt.outcome))
            return 'never ran';
        return `waiting ${(0,durations.a3)((end ?? span.readyAt) - span.readyAt)}`;
    }
    const ran = end === null ? '(end unknown)' : (0,durations.a3)(end - span.startedAt);
    return `${wordsBefore(attempt)}${ran}`;
}
function wordsBefore({ outcome }) {
    return outcome === 'passed' ? '' : `${outcome === 'unknown' ? 'ran' : outcome} `;
}
function tagOf({ outcome }) {
    if (outcome === 'failed')
        return 'crit, ';
    return outcome === 'soft-failed' ? 'active, ' : '';
}
function byWeight(a, b) {
    return weight(b) - weight(a) || (b.ranMs ?? 0) - (a.ranMs ?? 0);
}
function byRow(a, b) {
    return weight(b) - weight(a) || (a.span?.readyAt ?? 0) - (b.span?.readyAt ?? 0);
}
function weight(job) {
    if (job.outcome === 'failed')
        return 2;
    return (0,job_counts.ej)(job) || job.attempts > 1 ? 1 : 0;
}

var builds_commit = __webpack_require__(3542);
var builds_place = __webpack_require__(8456);
var tables = __webpack_require__(1206);
;














function renderBuildSummary(report, options) {
    const { failures } = options;
    const blocks = [
        (0,text_blocks.FY)('verdict', headline(report)),
        (0,text_blocks.FY)('facts', factsLine(report, options.repository ?? null)),
        (0,text_blocks.FY)('counts', report.jobs === null ? markdown.s6 : { markdown: (0,job_counts.P0)(report.jobCounts) }),
        (0,text_blocks.FY)('kind of failure', failures?.kind === undefined ? markdown.s6 : (0,markdown.md) `**${(0,markdown.CS)(failures.kind, 600)}**`),
        (0,text_blocks.FY)('how to resume', resume(report)),
    ];
    if (report.failed.length > 0)
        blocks.push((0,tables.CI)(report, failures));
    if (failures !== undefined)
        blocks.push(...failures.blocks(Math.floor(options.bytes / 2)));
    blocks.push(...(0,tables.bB)(report), (0,tables.yN)(report));
    blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
    blocks.push((0,text_blocks.FY)('times', describeTiming(report.timing)), ...(0,tables.BL)(report));
    return (0,text_document.yQ)(blocks, (0,text_document.ee)(options.bytes));
}
function headline({ verdict, place, number }, level = '##') {
    const where = (0,builds_place.df)(place);
    return (0,markdown.md) `${{ markdown: `${level} ${verdict.sign}` }} ${where === '' ? 'Build' : `${where} build`} ${number} ${(0,markdown.CS)(verdict.words, 300)}`;
}
function factsLine(report, repository) {
    const { url, state, branch, commit, creator, queuedMs, ranMs, rebuiltFrom, message } = report;
    const facts = [
        url === null ? markdown.s6 : (0,markdown.md) `**${(0,text_url.nf)((0,markdown.md) `Open the build`, url)}**`,
        rebuiltFrom === null ? markdown.s6 : (0,markdown.md) `rebuild of ${(0,text_url.nf)(`build ${rebuiltFrom.number}`, rebuiltFrom.url)}`,
        branch === null ? markdown.s6 : (0,markdown.md) `branch ${(0,markdown.aY)(branch, 80)}`,
        commit === null ? markdown.s6 : (0,markdown.md) `commit ${(0,text_url.nf)((0,builds_commit.KF)(commit), (0,text_repository.Bg)(repository, commit))}`,
        queuedMs === null ? markdown.s6 : (0,markdown.md) `queued ${(0,durations.a3)(queuedMs)}`,
        ranMs === null
            ? markdown.s6
            : (0,markdown.md) `${(0,states.Hd)({ state }) ? 'ran' : 'running for'} ${(0,durations.a3)(ranMs)}${state === 'blocked' ? (0,markdown.md) ` so far` : markdown.s6}`,
        creator === null ? markdown.s6 : (0,markdown.md) `by ${(0,markdown.aY)(creator, 60)}`,
    ];
    const firstLine = message === null ? markdown.s6 : (0,markdown.md) `\n<br><sub>${(0,markdown.CS)(message, 120)}</sub>`;
    return (0,markdown.md) `${(0,markdown.fj)(facts, ' · ')}${firstLine}`;
}
function resume({ url, state, stop }) {
    if (url === null || stop === null)
        return markdown.s6;
    if (stop.why === 'disappeared' || stop.why === 'retry-unseen')
        return markdown.s6;
    if (stop.canceled === true || state === 'canceling')
        return markdown.s6;
    const step = (0,fence.O)(`operation: wait-for-build\nbuild: ${url}`, 'yaml');
    return (0,markdown.md) `The action stopped waiting. To wait for the build again:\n\n${step}`;
}
function chartBlocks({ jobs, asOf }) {
    const chart = renderChart(jobs ?? [], asOf);
    if (chart === null)
        return [];
    const left = chart.left === 0 ? markdown.s6 : (0,markdown.md) ` ${(0,counts.U)(chart.left, 'more job')} in the table of all jobs.`;
    const legend = (0,markdown.md) `<sub>One row per attempt: waiting for an agent (gray), then running. Times are in your browser’s time zone.${left}</sub>`;
    return [(0,text_blocks.FY)('chart', (0,markdown.fj)([chart.markdown, legend], '\n\n'))];
}
function describeTiming({ longestWait, longestJob, waitingShare }) {
    const parts = [
        describeTime('Longest wait for an agent', longestWait),
        describeTime('Longest job', longestJob),
        waitingShare === null ? markdown.s6 : (0,markdown.md) `Share of time spent waiting: **${Math.round(waitingShare * 100)}%**`,
    ];
    return (0,markdown.fj)(parts, ' · ');
}
function describeTime(words, time) {
    if (time === null)
        return markdown.s6;
    return (0,markdown.md) `${words}: **${(0,durations.a3)(time.ms)}** (${(0,tables.UQ)(time.job)})`;
}


}),

1206:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BL: () => (collapsedTables),
  CI: () => (failedTable),
  UQ: () => (nameCell),
  bB: () => (failedTriggers),
  yN: () => (softFailedLine)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7005);
var _text_durations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(888);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);
var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1412);
var _job_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(393);
var _job_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7274);







const mostFailed = 10;
const right = 'right';
const failedColumns = [
    { title: 'Failed job' },
    { title: 'Reason' },
    { title: 'Ran', align: right },
    { title: 'Attempts', align: right },
    { title: 'Agent' },
];
function failedTable({ failed }, details, { brief = false } = {}) {
    const shown = brief ? 2 : failedColumns.length;
    const rows = failed.map((job) => [
        nameCell(job),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(job.reason, 120), sayingWhy(job, details)], '<br>'),
        span(job.ranMs),
        job.attempts,
        agentCell(job, job.agentRules),
    ]);
    const cut = rows.map((row) => row.slice(0, shown));
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('failed jobs', failedColumns.slice(0, shown), cut, {
        max: mostFailed,
        ...(!brief && { elsewhere: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` in the table of all jobs` }),
    });
}
function sayingWhy({ id }, details) {
    const line = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.rF)(details?.reasons.get(id) ?? '', 200);
    return line.markdown === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<sub>${line}</sub>`;
}
function softFailedLine(report) {
    const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
    const named = soft.slice(0, mostFailed).map((job) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell(job)}${reasonWords(job)}`);
    const rest = soft.length - named.length;
    const more = rest > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` and ${rest} more` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6;
    const line = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `Soft-failed (does not fail the build): ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(named, ', ')}${more}.`;
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('soft-failed jobs', soft.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : line);
}
function failedTriggers({ triggers }) {
    const failed = triggers.filter(({ outcome }) => outcome === 'failed');
    if (failed.length === 0)
        return [];
    const items = failed.map(({ name, number, url, state }) => {
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(name, 80)} (${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__.nf)(number === null ? 'its build' : `build ${number}`, url)}, ${state})`;
    });
    return [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.p_)('failed trigger steps', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `Failed trigger steps:\n`, items, { max: mostFailed })];
}
function collapsedTables(report) {
    const jobs = report.jobs ?? [];
    const retried = jobs.filter(_job_counts_js__WEBPACK_IMPORTED_MODULE_3__.ej);
    return [
        ...(retried.length === 0
            ? []
            : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(`Passed after a retry: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.Z)(retried.length)}`, retriedTable(retried))]),
        ...(jobs.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(`All jobs: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.Z)(jobs.length)}`, allTable(jobs))]),
    ];
}
function retriedTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Passed on attempt', align: right },
        { title: 'Earlier exit statuses' },
    ];
    const rows = jobs.map((job) => {
        const earlier = job.earlier.map((attempt) => (0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__.nf)(String(attempt.exitStatus ?? attempt.state), attempt.url));
        return [nameCell(job), job.attempts, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(earlier, ', ')];
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('jobs that passed after a retry', columns, rows);
}
function allTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Result' },
        { title: 'Exit status', align: right },
        { title: 'Waited', align: right },
        { title: 'Ran', align: right },
        { title: 'Agent' },
    ];
    const rows = jobs.flatMap((job) => {
        return (0,_job_report_js__WEBPACK_IMPORTED_MODULE_5__.Or)(job).map(({ attempt, suffix }) => [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell({ ...job, url: attempt.url })}${{ markdown: suffix }}`,
            resultCell(attempt),
            attempt.exitStatus,
            span(attempt.waitedMs),
            span(attempt.ranMs),
            agentCell(attempt, job.agentRules),
        ]);
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('all jobs', columns, rows);
}
function nameCell({ name, url, variant }) {
    const which = variant === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(variant, 60)})`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__.nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(name, 80), url)}${which}`;
}
function agentCell({ agent, outcome }, rules) {
    if (agent !== null)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(agent, 40);
    if (outcome !== 'waiting' || rules.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `waiting for ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(rules.join(' '), 60)}`;
}
function resultCell({ outcome, state }) {
    if (outcome === 'unknown')
        return state === '' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `unknown` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(state, 40);
    const words = { markdown: outcome === 'not-run' ? 'did not run' : outcome };
    return state === outcome || outcome === 'soft-failed' ? words : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${words} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(state, 40)})`;
}
function reasonWords({ reason }) {
    return reason === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(reason, 120)})`;
}
function span(ms) {
    return ms === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : { markdown: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__.a3)(ms).replaceAll(' ', '&nbsp;') };
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