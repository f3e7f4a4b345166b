"use strict";
exports.id = 562;
exports.ids = [562];
exports.modules = {

// MODULE: ./build/sources/operations/context/read-with-runs.js
/***/ 3821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readWithRuns)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

async function readWithRuns(address, options, { client }) {
    const read = async () => {
        try {
            return await client.builds.get(address, { ...options, include_test_engine: true });
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 400 || error.status === 422)))
                throw error;
            return client.builds.get(address, options);
        }
    };
    const build = await read();
    return build.test_engine === undefined ? { ...build, test_engine: null } : build;
}


/***/ }),

// MODULE: ./build/sources/operations/failures/explain-and-comment.js
/***/ 102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ explainAndComment)
/* harmony export */ });
/* harmony import */ var _outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2609);

async function explainAndComment(outcome, { builds, settings, retries = [] }, context) {
    const { comment } = settings;
    let asked;
    const find = () => (asked ??= context.workflow.findPullRequest(comment?.pullRequest, null));
    const changed = async () => {
        if (!(comment || context.workflow.isOnPullRequest))
            return [];
        return (await find()).facts?.changedFiles?.paths ?? [];
    };
    const explained = (0,_outputs_build_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .needsExplanation */ .n7)(builds)
        ? await (await __webpack_require__.e(/* import() */ 53).then(__webpack_require__.bind(__webpack_require__, 5434))).explainFailures(outcome, builds, { settings, changed }, context)
        : outcome;
    if (comment === undefined)
        return explained;
    const { withBuildComment } = await __webpack_require__.e(/* import() */ 895).then(__webpack_require__.bind(__webpack_require__, 7895));
    return withBuildComment(explained, { builds, settings: comment, retries, finding: await find() }, context);
}


/***/ }),

// MODULE: ./build/sources/operations/outputs/build-outcome.js + 1 modules
/***/ 2609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nP: () => (/* binding */ buildOutcome),
  hZ: () => (/* binding */ describeReported),
  VQ: () => (/* binding */ describeStrangeState),
  P$: () => (/* binding */ failedJobEntry),
  F3: () => (/* binding */ hasFailure),
  n7: () => (/* binding */ needsExplanation),
  W8: () => (/* binding */ renderBuilds),
  pE: () => (/* binding */ reportBuild)
});

// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/builds/analyze.js
var analyze = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
;// CONCATENATED MODULE: ./build/sources/report/builds/describe.js




function describeBuild(report) {
    const { number, place, state, verdict, ranMs, url } = report;
    const where = (0,builds_place/* describePlace */.df)(place);
    const subject = where === '' ? `Build ${number}` : `Build ${number} of ${where}`;
    const took = (0,states/* isOver */.PU)({ state }) && ranMs !== null ? ` (ran ${(0,durations/* formatDuration */.a3)(ranMs)})` : '';
    return (0,plain/* plainLine */.h)(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}

// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
// EXTERNAL MODULE: ./build/sources/report/builds/summary.js + 2 modules
var summary = __webpack_require__(1738);
// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outputs.js
var build_outputs = __webpack_require__(4071);
;// CONCATENATED MODULE: ./build/sources/operations/outputs/build-outcome.js







function buildOutcome(sentence, builds, context, expected = builds.length) {
    const [only, second] = builds;
    const single = only !== undefined && second === undefined;
    return {
        success: true,
        sentence,
        outputs: (0,build_outputs/* buildValues */.XF)(builds, expected),
        json: single ? only.build : builds.map(({ build }) => build),
        summary: ({ bytes }) => renderBuilds(builds, bytes, context),
    };
}
function describeReported(build, context) {
    return describeBuild(reportBuild(build, context));
}
function describeStrangeState(tracked) {
    const strange = tracked.find(({ build }) => (0,states/* isStrangeState */.EJ)((0,states/* effectiveState */.Jt)(build)));
    if (strange === undefined)
        return null;
    const { address, build } = strange;
    return `${(0,build_outputs/* nameBuild */.mT)(address)} is in the state ${JSON.stringify(build.state)}, which is not known here. It counts as finished if it has a finish time.`;
}
function hasFailure(builds) {
    return builds.some(({ build }) => {
        const state = (0,states/* effectiveState */.Jt)(build);
        const hasFailed = (job) => ((0,script_job/* isScriptJob */.P)(job) || job.type === 'trigger') && (0,outcomes/* jobOutcome */.Y)(job, state) === 'failed';
        return state === 'failed' || (build.jobs?.some(hasFailed) ?? false);
    });
}
function needsExplanation(builds) {
    const isRetried = (job) => (0,script_job/* isScriptJob */.P)(job) && Boolean(job.retries_count || job.retried_in_job_id);
    return (hasFailure(builds) ||
        builds.some(({ build }) => (0,states/* effectiveState */.Jt)(build) === 'passed' && build.jobs?.some(isRetried)));
}
function reportBuild({ build, stop, isUnwantedPass = false }, context) {
    const { client, redact, toLink } = context;
    return (0,analyze/* analyzeBuild */.Z)(build, {
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
        .map((one) => (0,summary/* renderBuildSummary */.F)(reportBuild(one, context), { ...options, failures: failures.get(one.build.id) }))
        .join('\n\n');
}


/***/ }),

// MODULE: ./build/sources/report/builds/summary.js + 2 modules
/***/ 1738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ headline),
  F: () => (/* binding */ renderBuildSummary)
});

// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var text_blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/document.js
var text_document = __webpack_require__(1904);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/fence.js
var fence = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var text_url = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/sources/report/text/clean.js
var clean = __webpack_require__(5040);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/sources/report/text/chart-name.js


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
    const line = (0,clean/* cleanLine */.Ow)(name);
    const max = Math.max(leastOfName, longest - suffix.length);
    const short = (0,cut/* cutEnd */.y)(line, line.search(wide) < 0 ? max : Math.ceil(max / 2));
    return `${ordinal} ${short.replace(meaningful, (sign) => replacements.get(sign) ?? '') || '(no name)'}${suffix}`;
}
function chartNameWidth(name) {
    return Math.ceil([...name].reduce((sum, letter) => sum + letterWidth(letter), 0));
}
function letterWidth(letter) {
    return widths.find(([letters]) => letters.test(letter))?.[1] ?? averageWidth;
}

// EXTERNAL MODULE: ./build/sources/report/builds/job-counts.js
var job_counts = __webpack_require__(393);
// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var builds_jobs = __webpack_require__(399);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/sources/report/builds/chart.js





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
const ticks = '1second 5second 15second 30second 1minute 2minute 5minute 10minute 15minute 30minute 1hour 2hour 6hour 12hour 1day';
const units = { second: durations/* second */.Rc, minute: durations/* minute */.Vc, hour: durations/* hour */.nW, day: durations/* day */.vd };
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
    const msOf = (tick) => Number.parseInt(tick, 10) * (units[tick.replace(/^\d+/, '')] ?? 0);
    const interval = ticks.split(' ').find((tick) => length / msOf(tick) <= mostTicks);
    if (interval === undefined)
        return ['  axisFormat %m-%d %H:%M'];
    const format = interval.endsWith('second') ? '%H:%M:%S' : '%H:%M';
    return [`  axisFormat ${format}`, `  tickInterval ${interval}`];
}
function rowsOf(job, now) {
    return (0,builds_jobs/* attemptsOf */.Or)(job).flatMap(({ attempt, suffix }) => {
        if (attempt.span === null)
            return [];
        const end = endOf(attempt, attempt.span, now);
        const words = `${suffix} · ${describeRun(attempt, attempt.span, end)}`;
        return [{ name: (0,builds_jobs/* title */.DD)(job), suffix: words, attempt, span: attempt.span, end }];
    });
}
function endOf({ outcome }, span, now) {
    if (span.finishedAt !== null || (0,outcomes/* isSettled */.I)(outcome))
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
    const tag = attempt.outcome === 'failed' ? 'crit, ' : attempt.outcome === 'soft-failed' ? 'active, ' : '';
    return [waited, `  ${noText} :${tag}${span.startedAt}, ${drawnTo}`];
}
function describeRun(attempt, span, end) {
    if (span.startedAt === null) {
        if ((0,outcomes/* isSettled */.I)(attempt.outcome))
            return 'never ran';
        return `waiting ${(0,durations/* formatDuration */.a3)((end ?? span.readyAt) - span.readyAt)}`;
    }
    const before = { passed: '', unknown: 'ran ', 'soft-failed': 'failed softly ' };
    const ran = end === null ? '(end unknown)' : (0,durations/* formatDuration */.a3)(end - span.startedAt);
    return `${before[attempt.outcome] ?? `${attempt.outcome} `}${ran}`;
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
    return (0,job_counts/* isPassedOnRetry */.ej)(job) || job.attempts > 1 ? 1 : 0;
}

// EXTERNAL MODULE: ./build/sources/report/builds/commit.js
var builds_commit = __webpack_require__(3542);
// EXTERNAL MODULE: ./build/sources/report/builds/place.js
var builds_place = __webpack_require__(8456);
// EXTERNAL MODULE: ./build/sources/report/builds/tables.js
var tables = __webpack_require__(1206);
;// CONCATENATED MODULE: ./build/sources/report/builds/summary.js















function renderBuildSummary(report, options) {
    const { failures } = options;
    const blocks = [
        (0,text_blocks/* paragraph */.FY)('verdict', headline(report)),
        (0,text_blocks/* paragraph */.FY)('facts', factsLine(report, options.repository ?? null)),
        (0,text_blocks/* paragraph */.FY)('counts', report.jobs === null ? markdown/* nothing */.s6 : { markdown: (0,job_counts/* describeJobCounts */.P0)(report.jobCounts) }),
        ...(failures?.sentences ?? []).map((line) => (0,text_blocks/* paragraph */.FY)('why it failed', (0,markdown/* prose */.CS)(line, 600))),
        (0,text_blocks/* paragraph */.FY)('how to resume', resume(report)),
    ];
    if (report.failed.length > 0)
        blocks.push((0,tables/* failedTable */.CI)(report, failures));
    if (failures !== undefined)
        blocks.push(...failures.tests, ...failures.logs(Math.floor(options.bytes / 2)));
    blocks.push((0,tables/* softFailedLine */.yN)(report));
    blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
    blocks.push((0,text_blocks/* paragraph */.FY)('longest job', longestJob(report)), ...(0,tables/* collapsedTables */.BL)(report));
    return (0,text_document/* renderDocument */.yQ)(blocks, (0,text_document/* bytes */.ee)(options.bytes));
}
function headline({ verdict, place, number }, level = '##') {
    const where = (0,builds_place/* describePlace */.df)(place);
    return (0,markdown.md) `${{ markdown: `${level} ${verdict.sign}` }} ${where === '' ? 'Build' : `${where} build`} ${number} ${(0,markdown/* prose */.CS)(verdict.words, 300)}`;
}
function factsLine(report, repository) {
    const { url, state, branch, commit, creator, queuedMs, ranMs, rebuiltFrom, message } = report;
    const facts = [
        url === null ? markdown/* nothing */.s6 : (0,markdown.md) `**${(0,text_url/* link */.nf)((0,markdown.md) `Open the build`, url)}**`,
        rebuiltFrom === null ? markdown/* nothing */.s6 : (0,markdown.md) `rebuild of ${(0,text_url/* link */.nf)(`build ${rebuiltFrom.number}`, rebuiltFrom.url)}`,
        branch === null ? markdown/* nothing */.s6 : (0,markdown.md) `branch ${(0,markdown/* code */.aY)(branch, 80)}`,
        commit === null ? markdown/* nothing */.s6 : (0,markdown.md) `commit ${(0,text_url/* link */.nf)((0,builds_commit/* commitLabel */.KF)(commit), (0,text_repository/* commitUrl */.Bg)(repository, commit))}`,
        queuedMs === null ? markdown/* nothing */.s6 : (0,markdown.md) `queued ${(0,durations/* formatDuration */.a3)(queuedMs)}`,
        ranMs === null
            ? markdown/* nothing */.s6
            : (0,markdown.md) `${(0,states/* isTerminal */.Hd)({ state }) ? 'ran' : 'running for'} ${(0,durations/* formatDuration */.a3)(ranMs)}${state === 'blocked' ? (0,markdown.md) ` so far` : markdown/* nothing */.s6}`,
        creator === null ? markdown/* nothing */.s6 : (0,markdown.md) `by ${(0,markdown/* code */.aY)(creator, 60)}`,
    ];
    const firstLine = message === null ? markdown/* nothing */.s6 : (0,markdown.md) `\n<br><sub>${(0,markdown/* prose */.CS)(message, 120)}</sub>`;
    return (0,markdown.md) `${(0,markdown/* join */.fj)(facts, ' · ')}${firstLine}`;
}
function resume({ url, state, stop }) {
    if (url === null || stop === null)
        return markdown/* nothing */.s6;
    if (stop.why === 'disappeared' || stop.why === 'retry-unseen')
        return markdown/* nothing */.s6;
    if (stop.canceled === true || state === 'canceling')
        return markdown/* nothing */.s6;
    if (stop.steps && (0,states/* isTerminal */.Hd)({ state }))
        return markdown/* nothing */.s6;
    const step = (0,fence/* fenced */.O)(`operation: wait-for-build\nbuild: ${url}`, 'yaml');
    const why = stop.steps ? 'The action waited only for these steps.' : 'The action stopped waiting.';
    return (0,markdown.md) `${why} To wait for the build again:\n\n${step}`;
}
const leastCharted = 4;
function chartBlocks({ jobs, asOf }) {
    const chart = renderChart(jobs ?? [], asOf);
    if (chart === null || (jobs ?? []).length < leastCharted)
        return [];
    const left = chart.left === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,counts/* count */.U9)(chart.left, 'more job')} in the table of all jobs.`;
    const legend = (0,markdown.md) `<sub>One row per attempt: waiting for an agent (gray), then running. Times are in your browser’s time zone.${left}</sub>`;
    return [(0,text_blocks/* paragraph */.FY)('chart', (0,markdown/* join */.fj)([chart.markdown, legend], '\n\n'))];
}
function longestJob({ jobs }) {
    const runs = (jobs ?? []).flatMap((job) => (0,builds_jobs/* attemptsOf */.Or)(job).map(({ attempt }) => ({ job, ms: attempt.ranMs ?? 0 })));
    const [longest] = runs.toSorted((a, b) => b.ms - a.ms);
    if (longest === undefined || runs.length < 2 || longest.ms === 0)
        return markdown/* nothing */.s6;
    return (0,markdown.md) `Longest job: **${(0,durations/* formatDuration */.a3)(longest.ms)}** (${(0,tables/* nameCell */.UQ)(longest.job)})`;
}


/***/ }),

// MODULE: ./build/sources/report/builds/tables.js
/***/ 1206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ collapsedTables),
/* harmony export */   CI: () => (/* binding */ failedTable),
/* harmony export */   UQ: () => (/* binding */ nameCell),
/* harmony export */   yN: () => (/* binding */ softFailedLine)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(888);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1412);
/* harmony import */ var _job_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(393);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(399);







const mostFailed = 10;
const right = 'right';
const failedColumns = [
    { title: 'Failed job' },
    { title: 'Reason' },
    { title: 'Ran', align: right },
];
function failedTable({ failed }, details) {
    const jobs = details?.jobs ?? failed.map((job) => ({ job, why: null }));
    const rows = jobs.map(({ job, why }) => [
        nameCell(job),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(job.reason, 120), why === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)(why, 200)}</sub>`], '<br>'),
        span(job.ranMs),
    ]);
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('failed jobs', failedColumns, rows, {
        max: mostFailed,
        elsewhere: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` in the table of all jobs`,
    });
}
function softFailedLine(report) {
    const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
    const named = soft.slice(0, mostFailed).map((job) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell(job)}${reasonWords(job)}`);
    const rest = soft.length - named.length;
    const more = rest > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` and ${rest} more` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const line = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `Failed softly (does not fail the build): ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(named, ', ')}${more}.`;
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)('soft-failed jobs', soft.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : line);
}
function collapsedTables(report) {
    const jobs = report.jobs ?? [];
    const retried = jobs.filter(_job_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassedOnRetry */ .ej);
    return [
        ...(retried.length === 0
            ? []
            : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .collapsed */ .yZ)(`Passed after a retry: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(retried.length)}`, retriedTable(retried))]),
        ...(jobs.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .collapsed */ .yZ)(`All jobs: ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(jobs.length)}`, allTable(jobs))]),
    ];
}
function retriedTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Passed on attempt', align: right },
        { title: 'Earlier exit statuses' },
    ];
    const rows = jobs.map((job) => {
        const earlier = job.earlier.map((attempt) => (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(String(attempt.exitStatus ?? attempt.state), attempt.url));
        return [nameCell(job), job.attempts, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(earlier, ', ')];
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('jobs that passed after a retry', columns, rows);
}
function allTable(jobs) {
    const columns = [
        { title: 'Job' },
        { title: 'Result' },
        { title: 'Exit', align: right },
        { title: 'Waited', align: right },
        { title: 'Ran', align: right },
    ];
    const rows = jobs.flatMap((job) => {
        return (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsOf */ .Or)(job).map(({ attempt, suffix }) => [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${nameCell({ ...job, url: attempt.url })}${{ markdown: suffix }}`,
            resultCell(attempt, job.agentRules),
            attempt.exitStatus,
            span(attempt.waitedMs),
            span(attempt.ranMs),
        ]);
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)('all jobs', columns, rows);
}
function nameCell({ name, url, variant }) {
    const which = variant === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(variant, 60)})`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(name, 80), url)}${which}`;
}
function resultCell({ outcome, state, reason }, rules) {
    if (outcome === 'unknown')
        return state === '' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `unknown` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(state, 40);
    if (outcome === 'not-run')
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `did not run (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason || state, 60)})`;
    if (outcome === 'waiting' && rules.length > 0)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `waiting for ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rules.join(' '), 60)}`;
    const words = { markdown: outcome === 'soft-failed' ? 'failed softly' : outcome };
    return state === outcome || outcome === 'soft-failed' ? words : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${words} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(state, 40)})`;
}
function reasonWords({ reason }) {
    return reason === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason, 120)})`;
}
function span(ms) {
    return ms === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : { markdown: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(ms).replaceAll(' ', '&nbsp;') };
}


/***/ }),

// MODULE: ./build/sources/report/text/repository.js
/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Hx: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1412);

function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}


/***/ })

};
;