"use strict";
exports.id = 1749;
exports.ids = [1749];
exports.modules = {

8818:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (flakyTestSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
var _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);


const flakyTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    web_url: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    scope: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    location: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    file_name: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
    instances: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.ai,
    most_recent_instance_at: _lenient_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
});


}),

3453:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D8: () => (anything),
  Jt: () => (flag),
  Qq: () => (text),
  Te: () => (texts),
  Tj: () => (map),
  ai: () => (number),
  no: () => (maybe)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().catch(null);
const number = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().catch(null);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish().catch(null);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().catch(null);
const map = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.L5J()).nullish().catch(null);
const anything = zod__WEBPACK_IMPORTED_MODULE_0__.L5J().optional();
function maybe(shape) {
    return shape.nullish().catch(null);
}


}),

6224:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  q: () => (flakyTestPeriods),
  v: () => (smallResponse)
});
const flakyTestPeriods = {
    '1hour': 3_600_000,
    '4hours': 14_400_000,
    '1day': 86_400_000,
    '7days': 604_800_000,
    '14days': 1_209_600_000,
    '28days': 2_419_200_000,
};
const smallResponse = {
    exclude_jobs: true,
    exclude_pipeline: true,
};


}),

8717:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  f: () => (withFailure)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9075);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8117);
var _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2403);




function withFailure(others, { operation, why, error }, { redact }) {
    const { hint = others.hint } = error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.MZ || error instanceof _missing_build_error_js__WEBPACK_IMPORTED_MODULE_1__.D ? error : others;
    const words = hint === undefined ? undefined : (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_2__.b)(hint);
    const failed = { operation, interrupted: false, sentence: redact.text(why), hint: words };
    return {
        ...others,
        success: false,
        sentence: `${why} ${others.sentence}`,
        ...(words !== undefined && { hint: words }),
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_3__.W)(failed, others.summary),
    };
}


}),

1870:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (interruptedOutcome),
  o: () => (interruptedWrite)
});
var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);

function interruptedOutcome(outcome, { text }) {
    const { sentence, summary } = outcome;
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        ...outcome,
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.W)(failed, summary),
    };
}
function interruptedWrite(sentence, { text }) {
    const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
    return {
        success: false,
        sentence: `The step was interrupted. ${sentence}`,
        summary: (limits) => (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.renderFailure)(failed, limits),
    };
}


}),

2403:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (MissingBuildError)
});
var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);

class MissingBuildError extends _error_text_js__WEBPACK_IMPORTED_MODULE_0__.Nj {
    name = 'MissingBuildError';
    hint;
    status;
    constructor(message, hint = 'Check that the pipeline builds this branch, or raise appear-timeout.', status) {
        super(message);
        this.hint = hint;
        this.status = status;
    }
}


}),

6312:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D8: () => (withoutFirst),
  cE: () => (earlierReports),
  s$: () => (readBaselineFile),
  w1: () => (withoutMemory)
});
var _report_flaky_analyze_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8379);
var _report_flaky_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2324);
var _report_flaky_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1758);
var _report_flaky_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6188);
var _report_flaky_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5880);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7005);






async function readBaselineFile(path, { organization, suite: slug }, readFile) {
    if (path === undefined)
        return undefined;
    const file = await readFile(path);
    const read = 'problem' in file ? file.problem : readReport(file.text, { organization, slug });
    return typeof read === 'string' ? `the file at baseline-path ${read}` : read;
}
function earlierReports(file, comment, { seal, suite: { organization, suite: slug } }) {
    const memory = comment ? ((0,_report_flaky_marker_js__WEBPACK_IMPORTED_MODULE_0__.W3)(comment, seal)?.memory ?? null) : null;
    const known = memory?.suites.get((0,_report_flaky_memory_js__WEBPACK_IMPORTED_MODULE_1__.aJ)({ organization, slug }));
    const last = known?.last ?? null;
    if (file !== undefined)
        return { base: file, last: last ?? (typeof file === 'string' ? null : file) };
    const isFirst = comment === null || (memory !== null && known === undefined && !memory.isFirstLost);
    return { base: known?.base ?? (isFirst ? _report_flaky_baseline_js__WEBPACK_IMPORTED_MODULE_2__.fS : whyNone(comment, memory, known?.loss)), last };
}
function withoutMemory(reports, { comment, seal, commit, }) {
    const memory = comment === null ? null : ((0,_report_flaky_marker_js__WEBPACK_IMPORTED_MODULE_0__.W3)(comment, seal)?.memory ?? null);
    const losses = (0,_report_flaky_memory_js__WEBPACK_IMPORTED_MODULE_1__.B$)(reports, memory, commit);
    return reports.map((report) => {
        const loss = losses.get((0,_report_flaky_memory_js__WEBPACK_IMPORTED_MODULE_1__.aJ)(report.suite));
        return loss === undefined || report.newUnknown !== _report_flaky_baseline_js__WEBPACK_IMPORTED_MODULE_2__.fS
            ? report
            : {
                ...report,
                newUnknown: `${_report_flaky_baseline_js__WEBPACK_IMPORTED_MODULE_2__.fS}, and it is not remembered, because ${lossReasons[loss]}; ${waysOut}`,
            };
    });
}
function withoutFirst(reports) {
    return reports.map((report) => report.newUnknown === _report_flaky_baseline_js__WEBPACK_IMPORTED_MODULE_2__.fS ? { ...report, newUnknown: _report_flaky_analyze_js__WEBPACK_IMPORTED_MODULE_3__.w } : report);
}
const waysOut = 'set baseline-path, or delete the comment to start anew';
const lossReasons = {
    size: `it has too many tests (at most ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.Z)(_report_flaky_memory_js__WEBPACK_IMPORTED_MODULE_1__.Ku)} in all suites)`,
    incomplete: 'its list is incomplete',
    commit: 'its commit is unknown',
};
function whyNone(comment, memory, loss = null) {
    if (comment === undefined)
        return 'the comment with the first report could not be read';
    if (memory === null)
        return 'the comment with the first report was edited, or signed with another memory-key';
    return loss === null
        ? `the first report is lost, because the comment was edited, or signed with another memory-key; ${waysOut}`
        : `the first report is not remembered, because ${lossReasons[loss]}; ${waysOut}`;
}
const mostValues = 1_000_000;
function readReport(text, suite) {
    if (hasTooManyValues(text))
        return 'has more values than a report can have';
    return (0,_report_flaky_json_js__WEBPACK_IMPORTED_MODULE_5__.Q5)(parseJson(text), suite);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function hasTooManyValues(text) {
    let values = 0;
    for (const sign of [',', '[', '{'])
        for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
            if (++values > mostValues)
                return true;
    return false;
}


}),

1393:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hc: () => (commentMark),
  we: () => (describeConflict),
  EL: () => (planFlakyComment)
});

var analyze = __webpack_require__(8379);
var blocks = __webpack_require__(2647);
var counts = __webpack_require__(7005);
var text_document = __webpack_require__(1904);
var durations = __webpack_require__(888);
var fence = __webpack_require__(5260);
var markdown = __webpack_require__(1608);
var text_repository = __webpack_require__(5705);
var text_url = __webpack_require__(1412);
var escape_untrusted = __webpack_require__(93);
var runners = __webpack_require__(8858);
;


const mostTests = 10;
const longestCommand = 1_000;
const plainText = /^[\w./:-]+$/;
function testCommands(tests, format, folder) {
    const { command } = runners.a[format];
    if (command === undefined || tests.length === 0 || tests.length > mostTests)
        return null;
    const parts = tests.map((test) => command.part(test, folder)).filter((part) => part !== null);
    if (parts.length < tests.length || !parts.every(({ names }) => names.every(isPlain)))
        return null;
    const texts = [...new Set(parts.map(({ text }) => text))];
    const { run, skip } = command.join(texts);
    return Math.max(run.length, skip?.length ?? 0) > longestCommand ? null : { run, skip };
}
function isPlain(name) {
    return plainText.test(name) && !name.startsWith('-') && !(0,escape_untrusted.j$)(name);
}

var headline = __webpack_require__(823);
var marker = __webpack_require__(6188);
var flaky_memory = __webpack_require__(5880);
var rank = __webpack_require__(2369);
var sections = __webpack_require__(9267);
var tables = __webpack_require__(3825);
;















const commentTiers = ['full', 'compact', 'minimal'];
const commentCharacters = marker.Pj - 4_096;
const touchedShown = 10;
const restShown = 25;
const firstShown = 5;
const noGates = { failures: [], unevaluated: [] };
function renderFlakyComment(reports, options) {
    const { seal, tier: fullest = 'full', gates: { failures, unevaluated } = noGates } = options;
    const memory = (0,flaky_memory.F_)(reports, { ...options, gates: [...failures, ...unevaluated] });
    const bodyOf = (0,marker.EG)(memory, seal);
    const budget = (0,text_document.hg)(commentCharacters - bodyOf('').length);
    const foot = footer(reports, options);
    for (const tier of commentTiers.slice(commentTiers.indexOf(fullest))) {
        const complete = (0,text_document.W1)(blocksOf(reports, options, tier), budget, foot);
        if (complete !== null)
            return { body: bodyOf(complete), tier };
    }
    const cut = (0,text_document.yQ)(blocksOf(reports, options, 'minimal'), budget, foot);
    return { body: bodyOf(cut), tier: 'minimal' };
}
function blocksOf(reports, options, tier) {
    const isOnly = reports.length === 1;
    return [
        (0,blocks.FY)('verdict', (0,markdown.md) `### ${(0,headline.cz)(reports)}`),
        (0,headline.HN)(options.gates ?? noGates),
        ...reports.flatMap((report) => [
            ...(isOnly
                ? []
                : [(0,blocks.FY)('suite', (0,markdown.md) `#### ${(0,text_url.nf)((0,markdown.md) `Suite ${report.suite.name}`, report.suite.url)}`)]),
            (0,blocks.FY)('changes', (0,headline.a8)(report)),
            (0,blocks.FY)('caveats', (0,headline.oW)(report)),
            ...(isOnly || report.tests.length > 0 ? [] : [(0,blocks.FY)('none', (0,markdown.md) `No flaky tests.`)]),
            ...suiteBody(report, options, tier),
        ]),
        ...(tier === 'full' ? commandSection(reports, options) : []),
    ];
}
function suiteBody(report, options, tier) {
    const { tests, touched } = report;
    const { repository, ownersOf } = options;
    const style = { repository, score: false, ownersOf };
    const theirs = touched ?? [];
    const [only] = tests;
    if (only === undefined)
        return (0,sections.Zq)(report);
    if (tests.length === 1 && (only.touched || touched === null) && tier !== 'minimal')
        return [(0,sections.X)(only, report, style), ...(0,sections.Zq)(report)];
    const elsewhere = (0,markdown.md) ` in ${pointer(report, options)}`;
    const name = 'tests in changed files';
    const max = Math.min(tier === 'minimal' ? firstShown : touchedShown, report.top ?? tests.length);
    const items = theirs
        .slice(0, max)
        .map((test) => (0,markdown.fj)([(0,tables.Vb)(test), (0,tables.gg)(test, { repository: null })], ' at '));
    const open = tier === 'minimal'
        ? (0,blocks.p_)(name, markdown.s6, items, { total: theirs.length, elsewhere })
        : (0,tables.b6)(name, theirs, report, style, { max, elsewhere });
    return [
        ...(theirs.length === 0 ? [] : [open]),
        ...restOf(report, options, tier),
        ...(tier === 'full' ? (0,sections.Zq)(report) : []),
    ];
}
function restOf(report, options, tier) {
    const { repository, ownersOf } = options;
    const rest = report.tests.filter((test) => !test.touched);
    if (rest.length === 0)
        return [];
    const added = rest.filter(({ change }) => change === 'new');
    const news = added.length === 0 ? '' : `, ${(0,counts.Z)(added.length)} of them new`;
    const more = rest.length < report.tests.length ? ' more' : '';
    const line = `${(0,counts.Z)(rest.length)}${more} in the suite${news}`;
    const place = pointer(report, options);
    if (tier !== 'full')
        return [(0,blocks.FY)('other tests', (0,markdown.md) `${line}: see ${place}.`)];
    const limit = { max: Math.min(restShown, report.top ?? restShown), elsewhere: (0,markdown.md) ` in ${place}` };
    return [
        (0,blocks.yZ)(line, (0,tables.b6)('other tests', (0,rank.$h)(rest), report, { repository, score: false, ownersOf }, limit)),
    ];
}
function pointer({ suite }, { summary, run }) {
    return suite.url === null || summary?.all ? summaryLink(run) : (0,text_url.nf)((0,markdown.md) `suite ${suite.name}`, suite.url);
}
function summaryLink({ url }) {
    return (0,text_url.nf)('the job summary', (0,text_url.Pl)(url, true));
}
function commandSection(reports, { format = 'plain', summary, run }) {
    const theirs = reports.flatMap(({ touched }) => touched ?? []);
    const commands = testCommands(theirs, format, reports[0]?.testFolder ?? '');
    const names = summary?.names ? summaryLink(run) : markdown.s6;
    if (commands === null) {
        const isNone = (0,headline.e6)(reports) === 0 || names === markdown.s6;
        return isNone ? [] : [(0,blocks.FY)('commands', (0,markdown.md) `Names to copy, to run or skip these tests: ${names}.`)];
    }
    const { run: toRun, skip: toSkip } = commands;
    const lines = ['# Run them', toRun, ...(toSkip === null ? [] : ['# Skip them', toSkip])];
    const title = `Run ${toSkip === null ? '' : 'or skip '}the tests in changed files`;
    const rest = toSkip === null && names !== markdown.s6 ? (0,markdown.md) `\n\nTo skip them: ${names}.` : markdown.s6;
    return [(0,blocks.yZ)(title, (0,blocks.FY)('commands', (0,markdown.md) `${(0,fence.O)(lines.join('\n'), 'sh')}${rest}`))];
}
function footer(reports, { run, repository, closed = false }) {
    const [first] = reports;
    const isOnly = reports.length === 1;
    const parts = [
        run.sha === '' ? markdown.s6 : (0,markdown.md) `commit ${(0,text_url.nf)((0,markdown.aY)(run.sha.slice(0, 7)), (0,text_repository.Bg)(repository, run.sha))}`,
        (0,text_url.nf)(`run ${run.number}`, (0,text_url.Pl)(run.url, true)),
        first === undefined ? markdown.s6 : (0,markdown.md) `${(0,durations.K9)(first.asOf)}`,
        isOnly && first !== undefined ? (0,text_url.nf)((0,markdown.md) `suite ${first.suite.name}`, first.suite.url) : markdown.s6,
        closed ? (0,markdown.md) `the pull request is closed` : markdown.s6,
    ];
    return (0,markdown.md) `<sub>Last checked: ${(0,markdown.fj)(parts, ' · ')}</sub>`;
}

var fingerprint = __webpack_require__(7763);
var summary = __webpack_require__(2780);
var baseline = __webpack_require__(6312);
;








function planFlakyComment(facts, inputs) {
    const { seal, suites, reports, gates, selectors, finding, workflow, repository, ownersOf } = facts;
    const before = finding.facts?.previous ? (0,marker.W3)(finding.facts.previous, seal) : null;
    const sha = finding.facts?.headSha ?? repository?.sha ?? '';
    const options = {
        seal,
        repository,
        ownersOf,
        gates,
        run: { ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }), sha },
        summary: (0,summary.K)(reports, selectors),
        ...(inputs.selectors && { format: inputs.selectors }),
    };
    const reportsOn = (previous) => {
        const again = suites.map(({ suite, tests, context, file }) => {
            const earlier = (0,baseline.cE)(file, previous, { seal, suite });
            return (0,analyze.$)(tests, { ...context, earlier });
        });
        return (0,baseline.w1)(again, { comment: previous, seal, commit: sha });
    };
    const { isNews, ...choice } = choose(facts, inputs, before);
    return {
        place: finding.obstacle === null ? finding.facts : { obstacle: finding.obstacle },
        ...commentMark(seal),
        tiers: commentTiers,
        render: (tier, state) => {
            const memory = state?.previous ? ((0,marker.W3)(state.previous, seal)?.memory ?? null) : null;
            return renderFlakyComment(state === undefined || !seal.remembers ? reports : reportsOn(state.previous), {
                ...options,
                tier: tier,
                before: memory,
                isRestart: Boolean(state?.previous) && memory === null,
                closed: state?.closed ?? false,
            });
        },
        compare: (previous, next) => {
            const [one, other] = [(0,marker.W3)(previous, seal), (0,marker.W3)(next, seal)?.memory];
            if (!one?.intact || other === undefined)
                return 'report';
            const { run, closed, fingerprint } = one.memory;
            if (isNews && fingerprint !== other.fingerprint)
                return 'report';
            return run.sha === other.run.sha && closed === other.closed ? 'same' : 'stamp';
        },
        ...choice,
    };
}
function commentMark(seal) {
    return {
        marker: (0,marker.B_)(seal.comment),
        remembers: seal.remembers,
        trace: (0,marker.fC)('flaky-tests'),
        readWriter: (body) => {
            const memory = (0,marker.W3)(body, seal)?.memory;
            return memory
                ? { id: memory.run.id, attempt: memory.run.attempt, at: memory.at, closed: memory.closed }
                : null;
        },
        merge: (body, older) => (0,marker.tC)(body, older, seal),
        replaceOwn: (comment, next) => (0,marker.F4)(comment, next, seal, 'flaky-tests'),
    };
}
function describeConflict({ seal, reports, finding }) {
    const { previous, headSha } = finding.facts ?? { previous: null, headSha: '' };
    const memory = previous ? (0,marker.W3)(previous, seal)?.memory : undefined;
    if (memory === undefined || headSha === '' || memory.run.sha !== headSha)
        return [];
    const isSame = ({ suite, filters }) => {
        const known = memory.suites.get((0,flaky_memory.aJ)(suite));
        return known?.isReported === true && known.filters === filters;
    };
    const reported = Array.from(memory.suites.values()).filter(({ isReported }) => isReported);
    if (reported.length === reports.length && reports.every(isSame))
        return [];
    return [
        'The comment has a report on the same commit with other suites or filters: two steps write the same comment. Give each its own comment-key.',
    ];
}
function choose(facts, { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path }, before) {
    const { reports, gates } = facts;
    const needsFirst = maxNew !== undefined && path === undefined && !hasFirst(reports, before?.memory);
    const isNews = comment !== 'on-change' || before === null || needsFirst || hasChanged(facts, before);
    const total = (0,headline.e6)(reports);
    const theirs = reports.reduce((sum, { touched }) => sum + (touched?.length ?? 0), 0);
    const isEmpty = comment === 'on-touched' ? theirs === 0 && gates.failures.length === 0 : total === 0;
    const whenAbsent = !isEmpty || needsFirst || comment === 'always' ? 'create' : 'skip';
    if (!isEmpty || needsFirst)
        return { whenAbsent, whenPresent: 'update', isNews };
    const isKnown = reports.every(({ complete, touched }) => complete && (total === 0 || touched !== null));
    return { whenAbsent, whenPresent: isKnown ? whenEmpty : total === 0 ? 'keep' : 'update', isNews };
}
function hasFirst(reports, memory) {
    return (memory !== undefined &&
        (memory.isFirstLost || reports.every(({ suite }) => memory.suites.has((0,flaky_memory.aJ)(suite)))));
}
function hasChanged({ reports, gates }, { memory, intact }) {
    if (!intact || memory.gates !== (0,fingerprint.br)([...gates.failures, ...gates.unevaluated]))
        return true;
    const hasNews = reports.some(({ sinceLast, complete }) => {
        if (sinceLast === null)
            return true;
        const { added, activeAgain, gone } = sinceLast;
        return added.size > 0 || activeAgain.size > 0 || (complete && gone.length > 0);
    });
    const theirs = (0,fingerprint.Sk)(reports);
    return hasNews || (theirs !== null && theirs !== memory.touched);
}


}),

3298:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  q: () => (readSuiteLists),
  x: () => (readSuite)
});
var _model_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6224);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1479);
var _inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3109);
var _lists_read_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7360);





const usualLimit = 10_000;
const maxBytesOfAll = 16 * 1024 * 1024;
const periods = (0,_inputs_declarations_input_js__WEBPACK_IMPORTED_MODULE_0__.YD)(_model_requests_js__WEBPACK_IMPORTED_MODULE_1__.q);
async function readSuiteLists(suites, inputs, context) {
    const options = { ...inputs, suites: suites.length };
    const read = (suite) => readSuite(suite, options, suites.length > 1 ? withName(suite, context) : context).catch((error) => unreadSuite(suite, error));
    const lists = await Promise.all(suites.map(read));
    const failures = lists.flatMap(({ failure }) => failure ?? []);
    const [first] = failures;
    if (first !== undefined && failures.length === lists.length)
        throw first;
    return lists;
}
function withName({ organization, suite }, { log, ...context }) {
    const named = (write) => (line) => write(`${organization}/${suite}: ${line}`);
    return {
        ...context,
        log: { info: named(log.info), warning: named(log.warning), debug: named(log.debug) },
    };
}
function unreadSuite(suite, failure) {
    if (!(failure instanceof Error))
        throw failure;
    const end = { complete: false, whyIncomplete: (0,_lists_read_list_js__WEBPACK_IMPORTED_MODULE_2__.Be)({ complete: false, reason: 'failed' }) };
    return { suite, tests: [], about: { suite: unnamed(suite), ...end }, note: [], failure };
}
async function readSuite(suite, options, context) {
    const { client, signal } = context;
    const period = choosePeriod(options['seen-within']);
    const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
    const { items, ...end } = await readSteadily(list, options, context).catch((error) => {
        if (!signal.aborted)
            throw error;
        return nothingRead;
    });
    return {
        suite,
        tests: items,
        about: {
            suite: await describeSuite(suite, context),
            complete: end.complete,
            whyIncomplete: (0,_lists_read_list_js__WEBPACK_IMPORTED_MODULE_2__.Be)(end),
        },
        note: end.failure === undefined ? [] : [(0,_lists_read_list_js__WEBPACK_IMPORTED_MODULE_2__.KA)((0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.U)(items.length, 'flaky test'), end).sentence],
    };
}
const nothingRead = { items: [], complete: false, reason: 'interrupted', hasOnePage: false };
const mostReadings = 3;
async function readSteadily(list, { limit = usualLimit, suites, 'max-new': maxNew }, context) {
    const mustAgree = maxNew !== undefined;
    const maxBytes = Math.floor(maxBytesOfAll / suites);
    const { log, signal } = context;
    const read = async () => {
        let pages = 0;
        const onEachPage = () => {
            pages += 1;
        };
        return {
            ...(await (0,_lists_read_list_js__WEBPACK_IMPORTED_MODULE_2__.LD)(list, { limit, maxBytes, thing: 'flaky test', onEachPage }, context)),
            hasOnePage: pages === 1,
        };
    };
    const isSteady = (one, before) => one.complete && (!mustAgree || one.hasOnePage || (before !== null && haveSameTests(one, before)));
    let last = await read();
    if (isCut(last) || isSteady(last, null))
        return last;
    for (let readings = 1; readings < (mustAgree ? mostReadings : 2); readings += 1) {
        log.info(last.complete ? readTwice : 'The list changed while it was read, so it is read once more.');
        const next = await read().catch((error) => {
            if (signal.aborted)
                return nothingRead;
            log.info(`Could not read the list once more: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__.kc)(error)}`);
            return null;
        });
        if (next === null || isCut(next)) {
            return {
                ...last,
                complete: false,
                reason: last.reason ?? next?.reason ?? 'failed',
                failure: next?.failure,
            };
        }
        if (isSteady(next, last))
            return next;
        last = next;
    }
    return { ...last, complete: false, reason: 'changed' };
}
const readTwice = 'The list has several pages, so it is read once more for max-new: the readings must agree.';
function isCut({ complete, reason }) {
    return !complete && reason !== 'changed' && reason !== 'repeats';
}
function haveSameTests(one, other) {
    const ids = new Set(one.items.map(({ id }) => id));
    return (other.complete && one.items.length === other.items.length && other.items.every(({ id }) => ids.has(id)));
}
function choosePeriod(seenWithinMs) {
    if (seenWithinMs === undefined)
        return undefined;
    return periods.find((period) => _model_requests_js__WEBPACK_IMPORTED_MODULE_1__.q[period] >= seenWithinMs) ?? '28days';
}
const longestForName = 10_000;
async function describeSuite(address, { client, log, signal }) {
    const { organization, suite: slug } = address;
    try {
        const { name = null, web_url = null } = await client.suites.get(address, {
            signal,
            timeoutMs: longestForName,
        });
        return { organization, slug, name, web_url };
    }
    catch (error) {
        log.debug(`Could not read the suite: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_4__.kc)(error)}`);
        return unnamed(address);
    }
}
function unnamed({ organization, suite: slug }) {
    return { organization, slug, name: null, web_url: null };
}


}),

1749:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createSeals: () => (createSeals),
  reportFlakyTests: () => (reportFlakyTests)
});

var analyze = __webpack_require__(8379);
var counts = __webpack_require__(7005);
;

const gateNames = ['max-flaky', 'max-new', 'max-touched', 'max-instances'];
const countAll = {
    tests: ({ tests }) => tests,
    measure: ({ length }) => length,
    isOver: () => true,
    unknown: () => null,
    missing: incompleteness,
};
const gates = {
    'max-flaky': { ...countAll, subject: (actual) => (0,counts.U)(actual, 'flaky test') },
    'max-new': {
        ...countAll,
        subject: (actual) => (0,counts.U)(actual, 'new flaky test'),
        tests: ({ tests }) => tests.filter(({ change }) => change === 'new'),
        unknown: whyNewIsUnknown,
        missing: (report) => incompleteness(report) ?? report.whyMoreNew,
        advice: ({ comparison }) => (comparison?.withFirst ? becameFlakyElsewhere : ''),
    },
    'max-touched': {
        ...countAll,
        subject: (actual) => `${(0,counts.U)(actual, 'flaky test')} in files changed by the pull request`,
        tests: ({ touched }) => touched ?? [],
        unknown: ({ touched }) => (touched === null ? 'the changed files of the pull request are unknown' : null),
        missing: (report) => incompleteness(report) ?? report.whyMoreTouched,
    },
    'max-instances': {
        ...countAll,
        subject: (actual) => `${(0,counts.U)(actual, 'instance')} of one flaky test`,
        measure: (tests) => tests.reduce((most, test) => Math.max(most, instancesOf(test)), 0),
        isOver: (test, limit) => instancesOf(test) > limit,
        missing: (report) => incompleteness(report) ?? whyMoreInstances(report),
    },
};
function evaluateGates(reports, limits) {
    const results = gateNames.flatMap((name) => {
        const limit = limits[name];
        return typeof limit === 'number' ? [evaluate(name, limit, countIn(reports, gates[name]))] : [];
    });
    return { outcome: worst(results), results };
}
function reasonsOf({ results }, outcome) {
    const wanted = results.filter((result) => result.outcome === outcome);
    return wanted.map(({ reason, remedy }) => `${reason} ${remedy}`.trim());
}
function offendersOf(reports, { name, limit }) {
    const { tests, isOver, unknown } = gates[name];
    const counted = reports.filter((report) => unknown(report) === null);
    return counted.flatMap(tests).filter((test) => isOver(test, limit));
}
function countIn(reports, gate) {
    const known = reports.filter((report) => gate.unknown(report) === null);
    const missingIn = reports.map((report) => ({
        missing: gate.unknown(report) ?? gate.missing(report),
        suite: report.suite.name,
    }));
    const gaps = Array.from(new Set(missingIn.flatMap(({ missing }) => missing ?? [])), (gap) => {
        const alike = missingIn.filter(({ missing }) => missing === gap);
        const where = alike.length < reports.length ? ` (suite ${alike.map(({ suite }) => suite).join(', ')})` : '';
        return `${gap}${where}`;
    });
    return {
        actual: known.length === 0 ? null : gate.measure(known.flatMap(gate.tests)),
        missing: gaps.length === 0 ? null : gaps.join('; '),
        advice: known.map((report) => gate.advice?.(report)).find(Boolean) ?? '',
    };
}
function evaluate(name, limit, { actual, missing, advice }) {
    const result = { name, limit, actual, remedy: '' };
    const unknown = `${name} was not evaluated: ${missing}`;
    if (actual === null)
        return { ...result, outcome: 'not evaluated', reason: `${unknown}.` };
    const found = `${gates[name].subject(actual)}, at most ${(0,counts.Z)(limit)} allowed`;
    if (actual > limit) {
        const remedy = missing === null ? remedyFor(name, actual, limit) : '';
        return {
            ...result,
            remedy: `${remedy} ${advice}`.trim(),
            outcome: 'failed',
            reason: `${name} failed: ${found}.`,
        };
    }
    return missing === null
        ? { ...result, outcome: 'passed', reason: `${name} passed: ${found}.` }
        : { ...result, outcome: 'not evaluated', reason: `${unknown}; so far ${found}.` };
}
function remedyFor(name, actual, limit) {
    const few = actual - limit === 1 ? '1 of them is' : `${(0,counts.Z)(actual - limit)} of them are`;
    const all = actual === 1 ? 'it is' : 'all of them are';
    const once = name === 'max-instances'
        ? `no test has more than ${(0,counts.U)(limit, 'instance')}`
        : `${limit === 0 ? all : few} no longer reported`;
    return `It passes once ${once}, or with ${name}: ${actual}.`;
}
function whyNewIsUnknown({ comparison, newUnknown }) {
    return comparison?.sameCommit
        ? 'the first report on the pull request is about the same commit'
        : newUnknown;
}
const becameFlakyElsewhere = 'Tests that became flaky on the default branch meanwhile count too: set baseline-path to leave them out.';
function instancesOf({ instances }) {
    return instances ?? 0;
}
function whyMoreInstances({ tests }) {
    return tests.some(({ instances }) => instances === null)
        ? 'the service does not count the instances of a test'
        : null;
}
function incompleteness({ complete, whyMoreMatch }) {
    return complete ? whyMoreMatch : 'the list of flaky tests is incomplete';
}
function worst(results) {
    const outcomes = results.map((result) => result.outcome);
    if (outcomes.includes('failed'))
        return 'failed';
    return outcomes.includes('not evaluated') ? 'not evaluated' : 'passed';
}

var external_node_crypto_ = __webpack_require__(7598);
;

const version = 3;
const wrapping = 'id-aes256-wrap';
const wrapStart = Buffer.alloc(8, 0xa6);
function createSeal({ keys, repository, pullRequest, comment }) {
    const derive = (key, purpose) => Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', key, '', `kitestring memory: ${purpose}`, 32));
    const signers = keys.map((key) => {
        const signingKey = derive(key, 'sign');
        return (content) => {
            const signed = JSON.stringify([version, repository, pullRequest, comment, content]);
            return (0,external_node_crypto_.createHmac)('sha256', signingKey).update(signed).digest('base64url');
        };
    });
    const [first = ''] = keys;
    return {
        comment,
        remembers: keys.length > 0,
        testKey: derive(first, 'tests'),
        wrap: (testKey) => {
            const cipher = (0,external_node_crypto_.createCipheriv)(wrapping, derive(first, 'wrap'), wrapStart);
            return Buffer.concat([cipher.update(testKey), cipher.final()]).toString('base64url');
        },
        sign: (content) => signers[0]?.(content) ?? '',
        verify: (content, signature) => {
            const index = signers.findIndex((sign) => isEqual(sign(content), signature));
            const key = keys[index];
            if (key === undefined)
                return null;
            const unwrap = (wrapped) => {
                const decipher = (0,external_node_crypto_.createDecipheriv)(wrapping, derive(key, 'wrap'), wrapStart);
                return Buffer.concat([decipher.update(Buffer.from(wrapped, 'base64url')), decipher.final()]);
            };
            return { unwrap, byFirstKey: index === 0 };
        },
    };
}
function isEqual(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}

var durations = __webpack_require__(888);
var runners = __webpack_require__(8858);
;



const selectorFormats = Object.keys(runners.a);
const longestLine = 100_000;
function renderSelectors(reports, format, expiresAt) {
    const { uses, script, line } = runners.a[format];
    const all = reports.flatMap(({ tests, testFolder }) => tests.map((test) => ({ text: line(test, testFolder), removed: test.removed })));
    const lines = all.map(({ text }) => text).filter((text) => text !== null);
    const unique = [...new Set(lines.filter(({ length }) => length <= longestLine))];
    const anywhere = unique.filter((text) => text.startsWith('\t')).length;
    const removed = all.filter((one) => one.text === null && one.removed).length;
    const unknown = all.length - lines.length - removed;
    const tooLong = lines.filter(({ length }) => length > longestLine).length;
    const header = [
        ...reports.map(({ suite: { organization, slug }, asOf, complete }) => `Flaky tests of suite ${organization}/${slug}, reported at ${(0,durations.K9)(asOf)}${complete ? '' : ' (incomplete)'}`),
        `The list is valid for ${describeDays(expiresAt - (reports[0]?.asOf ?? expiresAt))}, until ${(0,durations.K9)(expiresAt)}.`,
        [
            (0,counts.U)(unique.length, 'line'),
            ...(removed === 0
                ? []
                : [`${(0,counts.U)(removed, 'test')} omitted because the pull request removes the file`]),
            ...(unknown === 0 ? [] : [`${(0,counts.U)(unknown, 'test')} omitted because the name or location is unknown`]),
            ...(tooLong === 0 ? [] : [`${(0,counts.U)(tooLong, 'test')} omitted because the name is too long`]),
            ...(anywhere === 0
                ? []
                : [`${(0,counts.U)(anywhere, 'line')} without a file or package: any test with that name is listed`]),
        ].join('; '),
        ...uses,
    ];
    const head = header.map((words) => `# ${(0,runners.k)(words)}`);
    const text = [...head, ...(script === undefined ? [] : [script]), ...unique].join('\n');
    return { text: `${text}\n`, listed: unique.length };
}
function describeDays(ms) {
    return ms % durations.vd === 0 ? (0,counts.U)(ms / durations.vd, 'day') : (0,durations.a3)(ms);
}

var error_text = __webpack_require__(1479);
var failed_outcome = __webpack_require__(8717);
var interrupted_outcome = __webpack_require__(1870);
var baseline = __webpack_require__(6312);
var plain = __webpack_require__(1301);
var ages = __webpack_require__(5271);
;




const mostAnnotations = 10;
function annotateTests(reports, which, otherNotices = 0) {
    const wanted = reports.flatMap((report) => {
        const tests = which === 'touched' ? (report.touched ?? []) : report.tests;
        return tests.map((test) => ({ test, report }));
    });
    const placed = wanted.filter(({ test }) => test.place !== null);
    const most = Math.max(1, mostAnnotations - otherNotices - reports.flatMap(prefixNotice).length);
    const isCut = placed.length > most;
    const shown = placed.slice(0, isCut ? most - 1 : most).map(({ test, report }) => annotate(test, report));
    return isCut ? [...shown, rollUp(wanted.length - shown.length, which)] : shown;
}
function prefixNotice({ missingPrefix }) {
    if (missingPrefix === null)
        return [];
    const { prefixes, tests } = missingPrefix;
    const named = prefixes.map((prefix) => (0,plain.h)(prefix, 200)).join(' and ');
    const [condition, action] = prefixes.length === 0
        ? ['without path-prefix', 'remove it']
        : [`if path-prefix were ${named}${prefixes.length > 1 ? ', one per line' : ''}`, 'set it'];
    const message = `${(0,counts.U)(tests, 'flaky test')} would be in files that this pull request changes ${condition}. If they are the same files, ${action}.`;
    return [{ title: 'Path prefix', message, file: null, line: null }];
}
function annotate({ name, scope, instances, lastSeenAt, place }, { asOf }) {
    const seen = lastSeenAt === null ? '' : `, last seen ${(0,durations.nV)((0,ages.h)(lastSeenAt, asOf))}`;
    const often = instances === null ? '' : ` (${(0,counts.U)(instances, 'instance')}${seen})`;
    const full = [scope, name].filter((part) => part !== '').join(' ');
    return {
        title: 'Flaky test',
        message: (0,plain.h)(`${full || '(no name)'}${often}`, 1_000),
        file: place?.file ?? null,
        line: place?.line ?? null,
    };
}
function rollUp(left, which) {
    const where = which === 'touched' ? ' in files changed by this pull request' : '';
    return {
        title: 'More flaky tests',
        message: `${(0,counts.Z)(left)} more flaky tests${where}. The job summary lists them.`,
        file: null,
        line: null,
    };
}

var headline = __webpack_require__(823);
var json = __webpack_require__(1758);
;



const mostNamed = 10;
const longestName = 200;
function describeOffenders(reports, { results }) {
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    const most = Math.floor(mostNamed / failed.length);
    return failed.flatMap((result) => describeOne(reports, result, most));
}
function describeOne(reports, result, most) {
    const { name } = result;
    const tests = offendersOf(reports, result);
    const named = tests.slice(0, most).map((test) => `${name}: ${(0,plain.h)(nameOf(test), longestName)}`);
    return tests.length > most ? [...named, `${name}: and ${(0,counts.Z)(tests.length - most)} more`] : named;
}
function nameOf({ scope, name, file, line }) {
    const full = [scope, name].filter((part) => part !== '').join(' ') || '(no name)';
    const place = [file, line].filter((part) => part !== null).join(':');
    return place === '' ? full : `${place} ${full}`;
}

var summary = __webpack_require__(2780);
var flaky_touched = __webpack_require__(3409);
var list_outputs = __webpack_require__(3177);
;









const shortList = 100;
function flakyOutcome(findings, inputs) {
    const { reports, selectors, gates, results, notes, notices, repository, ownersOf } = findings;
    const entries = reports.flatMap((report) => (0,json.B7)(report).tests.map((test) => matrixEntry(test, report)));
    const hasComment = inputs.comment === 'never' ? 0 : 1;
    const offenders = describeOffenders(reports, results);
    const isComplete = reports.every(({ complete }) => complete);
    return {
        success: gates.failures.length === 0,
        sentence: describe(reports, gates.failures),
        ...(offenders.length === 0 ? {} : { hint: offenders.join('\n') }),
        outputs: {
            ...(0,list_outputs.D)((0,headline.e6)(reports), isComplete, entries),
            ...changes(reports),
            ...gateOutputs(results, gates.failures),
        },
        json: (0,json.tN)(reports),
        shortJson: {
            most: shortList,
            first: (number) => (0,json.tN)(reports, Math.ceil(number / reports.length)),
        },
        files: inputs.selectors === undefined ? [] : [selectorFile(selectors, inputs.selectors)],
        annotations: [
            ...reports.flatMap(prefixNotice),
            ...(inputs.annotations === 'off'
                ? []
                : annotateTests(reports, inputs.annotations, notices.length + hasComment)),
        ],
        notes: [...notes, ...gates.unevaluated],
        notices,
        summary: ({ bytes }) => (0,summary.u)(reports, {
            bytes,
            repository,
            selectors,
            gates,
            ownersOf,
            elsewhere: completeList,
            copyFrom: inputs.selectors === undefined ? completeList : 'in the file at selectors-path',
        }),
    };
}
function gateWords(results, inputs) {
    const [failed, unevaluated] = [reasonsOf(results, 'failed'), reasonsOf(results, 'not evaluated')];
    return inputs['gate-unknown'] === 'fail'
        ? { failures: [...failed, ...unevaluated], unevaluated: [] }
        : { failures: failed, unevaluated };
}
function matrixEntry({ id, web_url, instances, score, age, touched, change }, { suite }) {
    return { suite: suite.slug, id, web_url, instances, score, age, touched, change };
}
const completeList = 'in the file at json-path';
function gateLimits(inputs) {
    return Object.fromEntries(gateNames.map((name) => [name, inputs[name] ?? null]));
}
function describe(reports, failures) {
    const parts = reports.map(({ suite: { organization, slug }, tests, complete, whyIncomplete }) => {
        const part = complete ? '' : ` (incomplete list: ${whyIncomplete})`;
        return { suite: `${organization}/${slug}`, number: (0,counts.Z)(tests.length), part };
    });
    const [only] = parts;
    const each = parts.map(({ suite, number, part }) => `${number} in ${suite}${part}`).join(', ');
    const where = reports.length === 1 ? `in suite ${only?.suite}${only?.part}` : `in ${reports.length} suites: ${each}`;
    const why = failures.length === 0 ? '' : ` ${failures.join(' ')}`;
    return `${(0,counts.U)((0,headline.e6)(reports), 'flaky test')} ${where}.${why}`;
}
function changes(reports) {
    const total = (name, countOne) => {
        const counts = reports.map(countOne);
        const known = counts.filter((number) => number !== undefined);
        if (known.length < counts.length)
            return {};
        return { [name]: String(known.reduce((sum, number) => sum + number, 0)) };
    };
    return {
        ...total('new-count', ({ comparison, complete, whyMoreNew }) => complete && whyMoreNew === null ? comparison?.added : undefined),
        ...total('gone-count', ({ comparison }) => comparison?.gone?.length),
        ...total('touched-count', ({ touched, whyMoreTouched }) => whyMoreTouched === flaky_touched.Oc ? undefined : touched?.length),
    };
}
function gateOutputs({ outcome, results }, failures) {
    if (results.length === 0)
        return {};
    const otherwise = outcome === 'passed' ? 'true' : 'not evaluated';
    return {
        'gate-passed': failures.length > 0 ? 'false' : otherwise,
        'gate-reasons': results.map(({ reason }) => reason).join('\n'),
    };
}
function selectorFile({ text }, format) {
    return { output: 'selectors-path', name: `flaky-tests.${format}.txt`, text };
}

var plan_comment = __webpack_require__(1393);
var read_suite = __webpack_require__(3298);
var test_roots = __webpack_require__(5250);
;













async function reportFlakyTests(addresses, inputs, context) {
    const { workflow } = context;
    const lists = await (0,read_suite.q)(addresses, inputs, context);
    if (lists.every(({ tests, about }) => tests.length === 0 && !about.complete))
        context.signal.throwIfAborted();
    const now = context.clock.now();
    const sealOf = createSeals(inputs, addresses, workflow);
    const markOf = (pullRequest) => (0,plan_comment.Hc)(sealOf(pullRequest));
    const hasComment = inputs.comment !== 'never';
    const finding = await findPullRequest(inputs['pull-request'], hasComment ? markOf : null, context);
    const { facts } = finding;
    const isInterrupted = context.signal.aborted;
    const seal = sealOf(facts?.number ?? 0);
    const suites = await Promise.all(lists.map(async ({ suite, tests, about }) => {
        const file = await (0,baseline.s$)(inputs['baseline-path'], suite, workflow.readFile);
        const isRemembered = (hasComment && seal.remembers && facts !== null) || file !== undefined;
        const settled = {
            ...settings(inputs),
            ...about,
            now,
            redact: context.redact,
            toLink: context.toLink,
            roots: await (0,test_roots.c)(tests, inputs['path-prefix'] ?? [], context),
            changedFiles: facts?.changedFiles ?? null,
            earlier: isRemembered
                ? (0,baseline.cE)(file, facts?.previous, { seal, suite })
                : unreadReports(hasComment && isInterrupted),
            commit: facts?.headSha ?? '',
        };
        return { suite, tests, file, context: settled };
    }));
    const reports = (0,baseline.w1)(suites.map((suite) => (0,analyze.$)(suite.tests, suite.context)), { comment: facts?.previous ?? null, seal, commit: facts?.headSha ?? '' });
    const { notes, notices } = usesPullRequest(inputs) && !isInterrupted ? notesOf(finding, inputs) : { notes: [], notices: [] };
    const results = evaluateGates(reports, gateLimits(inputs));
    const found = {
        reports,
        results,
        gates: gateWords(results, inputs),
        selectors: renderSelectors(reports, inputs.selectors ?? 'plain', now + inputs['selectors-expire']),
        notes: [
            ...lists.flatMap(({ note }) => note),
            ...globNotes(reports),
            ...new Set(reports.flatMap(({ whyMoreMatch }) => (whyMoreMatch === null ? [] : omitted(whyMoreMatch)))),
            ...memoryNotes(seal, inputs),
            ...notes,
            ...new Set(suites.flatMap(({ file }) => (typeof file === 'string' ? [cannotCompare(file)] : []))),
        ],
        notices,
        repository: repositoryAt(finding, workflow),
        ownersOf: reports.some(({ tests }) => tests.length > 0) ? await readOwners(workflow) : undefined,
        seal,
        suites,
        finding,
        workflow,
    };
    if (inputs.selectors === 'plain')
        context.log.info(notAScript);
    const tell = (all) => withUnread(flakyOutcome(all, inputs), lists, context);
    if (isInterrupted)
        return (0,interrupted_outcome.B)(tell(found), context.redact);
    if (!hasComment)
        return tell(found);
    const comment = (0,plan_comment.EL)(found, inputs);
    const isForgotten = !facts?.previous && comment.whenAbsent === 'skip';
    const told = {
        ...found,
        reports: isForgotten ? (0,baseline.D8)(reports) : reports,
        notes: [...found.notes, ...(0,plan_comment.we)(found)],
    };
    return { ...tell(told), comment };
}
function withUnread(outcome, lists, context) {
    const failures = lists.flatMap(({ failure }) => failure ?? []);
    const [error] = failures;
    if (error === undefined)
        return outcome;
    const why = failures.map(error_text.O8).join(' ');
    return (0,failed_outcome.f)(outcome, { operation: 'list-flaky-tests', why, error }, context);
}
function unreadReports(isUnread) {
    return isUnread
        ? { base: 'the comment was not read, because the step was interrupted', last: null }
        : undefined;
}
async function findPullRequest(given, mark, { workflow, signal }) {
    try {
        signal.throwIfAborted();
        return await workflow.findPullRequest(given, mark);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { facts: null, obstacle: { reason: (0,error_text.kc)(error), isUsual: true }, notes: [] };
    }
}
const notAScript = 'The list at selectors-path is data, not a script: never run it with a shell, because a name can be a command.';
function repositoryAt({ facts }, { repository }) {
    const { headSha, number } = facts ?? { headSha: '', number: null };
    return repository && { ...repository, sha: headSha || repository.sha, pullRequest: number };
}
const ownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
async function readOwners({ workspace, readFile }) {
    if (workspace === null)
        return undefined;
    for (const path of ownersPaths) {
        const file = await readFile(`${workspace}/${path}`);
        if ('text' in file)
            return (await __webpack_require__.e(/* import() */ 2563).then(__webpack_require__.bind(__webpack_require__, 2563))).parseOwners(file.text);
    }
    return undefined;
}
const forgetful = 'Without memory-key, the comment remembers nothing: it shows no changes since an earlier report, it does not say since when a test is known, and the run that ends last writes it.';
function memoryNotes({ remembers }, { comment }) {
    return comment === 'never' || remembers ? [] : [forgetful];
}
function createSeals({ 'comment-key': given, 'memory-key': keys }, suites, { memory }) {
    const { repository, defaultKey } = memory;
    const names = suites.map(({ organization, suite }) => `${organization}/${suite}`);
    const comment = given ?? names.toSorted().join(' ');
    const own = keys ?? (defaultKey === null ? [] : [defaultKey]);
    return (pullRequest) => createSeal({ keys: own, repository, pullRequest, comment });
}
function omitted(why) {
    return `Input ${why}.`;
}
const mostGlobNotes = 10;
function globNotes([first, ...others]) {
    const isUnmatched = (wanted) => others.every(({ unmatchedGlobs }) => unmatchedGlobs.some(({ input, glob }) => input === wanted.input && glob === wanted.glob));
    const unmatched = (first?.unmatchedGlobs ?? []).filter(isUnmatched);
    const named = unmatched.length > mostGlobNotes ? unmatched.slice(0, mostGlobNotes - 1) : unmatched;
    const more = unmatched.length - named.length;
    return [
        ...named.map(({ input, glob }) => `Input ${input}: ${JSON.stringify(glob)} matches no file of the listed flaky tests.`),
        ...(more === 0 ? [] : [`${(0,counts.Z)(more)} more globs match no file of the listed flaky tests.`]),
    ];
}
function cannotCompare(problem) {
    return `Cannot compare with an earlier report: ${problem}.`;
}
function notesOf({ facts, obstacle, notes }, { comment }) {
    if (facts !== null || obstacle === null || comment !== 'never')
        return { notes, notices: [] };
    const { reason, isUsual } = obstacle;
    return isUsual ? { notes, notices: [reason] } : { notes: [...notes, reason], notices: [] };
}
function usesPullRequest(inputs) {
    return (inputs.comment !== 'never' || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined);
}
function settings(inputs) {
    return {
        filters: {
            minInstances: inputs['min-instances'] ?? null,
            seenWithinMs: inputs['seen-within'] ?? null,
            include: inputs.include ?? [],
            exclude: inputs.exclude ?? [],
        },
        sort: inputs.sort,
        top: inputs.top ?? null,
        halfLifeMs: inputs['half-life'],
    };
}


}),

5250:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (readTestRoots)
});

var external_node_path_ = __webpack_require__(6760);
var test_path = __webpack_require__(9732);
var go_packages = __webpack_require__(7491);
var paths = __webpack_require__(8659);
;


const address = /^[ \t]*url[ \t]*=([^\r\n]*)/gm;
const sparse = /^[ \t]*sparsecheckout(?!\w)(?:[ \t]*=[ \t]*"?(\w*))?/gim;
async function readGoModules({ workspace, repository, findFiles, readFile, }, signal) {
    const paths = (workspace === null ? null : await findFiles(['go.mod', '.git'], signal)) ?? [];
    const read = async (...path) => {
        const file = await readFile([workspace, ...path].filter(Boolean).join('/'));
        return 'text' in file ? file.text : null;
    };
    const checkouts = paths.filter((path) => external_node_path_.posix.basename(path) === '.git').map(folderOf);
    const whole = new Map([['', checkouts.length === 0]]);
    for (const checkout of checkouts) {
        const configs = await Promise.all(['config', 'config.worktree'].map((name) => read(checkout, '.git', name)));
        whole.set(checkout, isWhole(configs, repository?.name));
    }
    const modules = new Map();
    for (const path of paths.filter((path) => external_node_path_.posix.basename(path) === 'go.mod')) {
        const checkout = checkoutOf(path, checkouts);
        if (whole.get(checkout) !== true)
            continue;
        const name = (0,go_packages.zk)((await read(path)) ?? '');
        const folder = folderOf(checkout === '' ? path : path.slice(checkout.length + 1));
        if (name !== null)
            modules.set(`${name}\n${folder}`, { name, folder });
    }
    return [...modules.values()];
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function checkoutOf(path, checkouts) {
    const around = checkouts.filter((checkout) => path.startsWith(`${checkout}/`));
    return around.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
function isWhole([config, worktree], repository) {
    if (typeof config !== 'string')
        return false;
    const names = Array.from(config.matchAll(address), ([, url = '']) => nameIn(url));
    const isOurs = names.length === 0 || repository === undefined || names.includes(repository.toLowerCase());
    const isSparse = Array.from(`${config}\n${worktree ?? ''}`.matchAll(sparse), ([, value = 'true']) => value);
    return isOurs && !/^(?:true|yes|on|[1-9]\d*)$/i.test(isSparse.at(-1) ?? '');
}
function nameIn(url) {
    const parts = url.trim().replaceAll('"', '').split(/[/:]/).filter(Boolean);
    return parts
        .slice(-2)
        .join('/')
        .replace(/\.git$/, '')
        .toLowerCase();
}

;





async function readTestRoots(tests, prefixes, { workflow, signal }) {
    const { workspace } = workflow;
    const isBare = (path) => (0,go_packages.nN)((0,paths.ho)(path ?? '')[0]);
    const needsModules = tests.some(({ location, file_name }) => isBare(location) || isBare(file_name));
    return {
        workspace,
        prefixes: await inWorkspace(prefixes, workflow),
        goModules: needsModules ? await readGoModules(workflow, signal) : [],
    };
}
async function inWorkspace(given, { workspace, readFile }) {
    const prefixes = given.map((prefix) => ((0,test_path.o)((0,paths.sY)(prefix)) ? clean(prefix) : prefix));
    const root = clean(workspace ?? '');
    const [path = ''] = prefixes;
    if (prefixes.length !== 1 || !(0,test_path.o)(root) || !path.startsWith(`${root}/`))
        return prefixes;
    for (let checkout = path; checkout !== root; checkout = external_node_path_.posix.dirname(checkout)) {
        if (!('text' in (await readFile(`${checkout}/.git/HEAD`))))
            continue;
        return checkout === path ? prefixes : [path.slice(checkout.length + 1), path];
    }
    return [path.slice(root.length + 1)];
}
function clean(path) {
    return external_node_path_.posix.normalize((0,paths.sY)(path)).replace(/(?<=.)\/$/, '');
}


}),

970:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  j: () => (collectItems),
  l: () => (collectList)
});
var _client_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

const defaultMaxBytes = 32 * 1024 * 1024;
async function collectList(list, { limit, maxBytes = defaultMaxBytes, onPage, signal }) {
    let read = [];
    const keep = (count, items) => {
        read = items;
        onPage?.(count);
    };
    try {
        return { items: await list.toArray({ limit, maxBytes, onPage: keep }), complete: true };
    }
    catch (error) {
        if (signal?.aborted && read.length > 0)
            return { items: read, complete: false, reason: 'interrupted' };
        if (!(error instanceof _client_index_js__WEBPACK_IMPORTED_MODULE_0__.rV))
            throw error;
        const items = error.items;
        const { reason } = error;
        return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
    }
}
async function collectItems(list, options) {
    const { items, failure } = await collectList(list, options);
    if (failure !== undefined)
        throw failure.cause;
    return items;
}


}),

7360:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Be: () => (whyIncomplete),
  KA: () => (describeList),
  LD: () => (readList)
});
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);
var _inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8117);
var _collect_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);




const progressMs = 10_000;
async function readList(list, { limit, maxBytes, thing, onEachPage }, { clock, log, signal }) {
    let loggedMs = clock.monotonic();
    const onPage = (read) => {
        onEachPage?.();
        const nowMs = clock.monotonic();
        if (nowMs - loggedMs < progressMs)
            return;
        loggedMs = nowMs;
        log.info(`${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(read, thing)} read so far.`);
    };
    return (0,_collect_list_js__WEBPACK_IMPORTED_MODULE_1__.l)(list, { limit, maxBytes, onPage, signal });
}
const reasons = {
    limit: 'more exist than the limit allows',
    bytes: 'it is too large to be read completely',
    repeats: 'it changed while it was read',
    changed: 'it changed while it was read',
    link: 'the service named no valid next page',
    failed: 'a page could not be read',
    interrupted: 'the step was interrupted',
};
function whyIncomplete({ reason }) {
    return reason && reasons[reason];
}
const ends = new Map([
    ['limit', 'more exist'],
    ['interrupted', 'more may exist'],
]);
function describeList(what, { complete, reason, failure }) {
    if (failure === undefined) {
        const end = ends.get(reason) ?? `incomplete: ${whyIncomplete({ complete, reason })}`;
        return { success: true, sentence: `${what}${complete ? '' : ` (${end})`}.` };
    }
    const sentence = `${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_2__.kc)(failure.cause)}. Read before that: ${what}.`;
    return {
        success: false,
        sentence,
        ...(failure.hint === undefined ? {} : { hint: (0,_inputs_in_input_words_js__WEBPACK_IMPORTED_MODULE_3__.b)(failure.hint) }),
    };
}


}),

3177:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (listValues)
});
const mostInMatrix = 256;
function listValues(count, complete, entries) {
    const matrix = entries?.slice(0, mostInMatrix);
    return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}


}),

9075:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (renderFailureAbove),
  renderFailure: () => (renderFailure)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2647);
var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1904);
var _text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5260);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);




const buildKey = /kitestring-key = [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const longestLine = 1_000;
const longestValue = 200;
function renderFailure({ operation, interrupted, sentence, hint, asked = new Map() }, limits) {
    const heading = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `## ${operation === undefined ? 'The step' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(operation)} ${interrupted ? 'was interrupted' : 'failed'}`;
    const lines = sentence.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `> ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(line, longestLine)}`);
    const rows = [...asked].map(([name, value]) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value, longestValue)]);
    const key = buildKey.exec(hint ?? '')?.[0];
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('verdict', heading),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('failure', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)(lines, '\n>\n')),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('hint', hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(hint, longestLine)),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)('key to copy', key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_fence_js__WEBPACK_IMPORTED_MODULE_2__.O)(key)),
        ...(rows.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)('inputs', [{ title: 'Input' }, { title: 'Value' }], rows)]),
    ];
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__.ee)(limits.bytes));
}
function renderFailureAbove(failed, render) {
    return ({ bytes }) => {
        const head = renderFailure(failed, { bytes });
        return `${head}\n${render({ bytes: bytes - Buffer.byteLength(head) - 1 })}`;
    };
}


}),

5271:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (ageGroup),
  h: () => (ageOf)
});
var _text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);

function ageOf(lastSeenAt, now) {
    return Math.max(0, now - lastSeenAt);
}
function ageGroup(lastSeenAt, now) {
    if (lastSeenAt === null)
        return 'unknown';
    const age = ageOf(lastSeenAt, now);
    if (age <= _text_durations_js__WEBPACK_IMPORTED_MODULE_0__.vd)
        return 'fresh';
    if (age <= 7 * _text_durations_js__WEBPACK_IMPORTED_MODULE_0__.vd)
        return 'active';
    return age <= 30 * _text_durations_js__WEBPACK_IMPORTED_MODULE_0__.vd ? 'fading' : 'dormant';
}


}),

8379:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (analyzeFlakyTests),
  w: () => (noEarlierReport)
});
var _text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);
var _text_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1412);
var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2324);
var _filter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6716);
var _go_packages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7491);
var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8659);
var _rank_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2369);
var _test_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7862);
var _touched_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3409);









const noEarlierReport = 'there is no earlier report to compare with';
const defaultHalfLifeMs = 7 * _text_durations_js__WEBPACK_IMPORTED_MODULE_0__.vd;
function analyzeFlakyTests(list, context) {
    const { now, redact, complete, filters = {}, sort = 'score', halfLifeMs = defaultHalfLifeMs } = context;
    const { changedFiles = null, toLink = _text_url_js__WEBPACK_IMPORTED_MODULE_1__.Pl, earlier, commit = '' } = context;
    const listed = redact.json(list);
    const { workspace = null } = context.roots ?? {};
    const readWith = (roots) => {
        const readPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__.$v)({ ...roots, organization: context.suite.organization });
        return (0,_test_report_js__WEBPACK_IMPORTED_MODULE_3__.i)(listed, { now, halfLifeMs, toLink, readPath });
    };
    const read = readWith(context.roots);
    const countTouched = (prefixes) => {
        const marked = (0,_touched_js__WEBPACK_IMPORTED_MODULE_4__.EM)(readWith({ ...context.roots, prefixes }), changedFiles);
        return (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__.Cw)(marked, filters, now).filter((test) => test.touched).length;
    };
    const folder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__.hy)(context.roots?.prefixes);
    const known = (0,_touched_js__WEBPACK_IMPORTED_MODULE_4__.EM)(read, changedFiles);
    const matching = (0,_rank_js__WEBPACK_IMPORTED_MODULE_6__.MV)((0,_filter_js__WEBPACK_IMPORTED_MODULE_5__.Cw)(known, filters, now), sort);
    const whyMore = (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__.FW)(known, filters, now, folder);
    const compared = compareWithEarlier(matching, context);
    const { tests, newUnknown, sinceBase, sinceLast } = compared;
    const base = earlier?.base ?? '';
    const firstCommit = typeof base === 'string' ? null : base.commit;
    const touched = tests.filter((test) => test.touched);
    return {
        suite: readSuite(context, toLink),
        asOf: now,
        tests,
        top: context.top ?? null,
        sort,
        halfLifeMs,
        complete,
        whyIncomplete: context.whyIncomplete ?? null,
        filtered: (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__.tW)(filters),
        filters: compared.fingerprint,
        unmatchedGlobs: (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__.L2)(known, filters),
        whyMoreMatch: whyMore,
        touched: changedFiles === null ? null : newsFirst(touched),
        whyMoreTouched: changedFiles &&
            (0,_touched_js__WEBPACK_IMPORTED_MODULE_4__.az)((0,_filter_js__WEBPACK_IMPORTED_MODULE_5__.Cw)(known.filter((test) => (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_7__.HB)(test) || (0,_touched_js__WEBPACK_IMPORTED_MODULE_4__.u5)(test)), { ...filters, include: [] }, now), changedFiles, folder),
        missingPrefix: touched.length === 0
            ? (0,_touched_js__WEBPACK_IMPORTED_MODULE_4__.ed)(tests, changedFiles, { testFolder: folder, workspace, countTouched })
            : null,
        testFolder: folder,
        newUnknown,
        whyMoreNew: sinceBase && whyMoreNew(sinceBase.doubtful),
        comparison: sinceBase && {
            since: sinceBase.since,
            before: sinceBase.before,
            added: sinceBase.added.size,
            gone: complete && whyMore === null ? sinceBase.gone : null,
            withFirst: firstCommit !== null,
            sameCommit: firstCommit !== null && [firstCommit, ''].includes(commit),
        },
        sinceLast,
    };
}
function compareWithEarlier(matching, context) {
    const { filters = {}, earlier, roots, suite } = context;
    const { base, last } = earlier ?? { base: '', last: null };
    const folder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__.hy)(roots?.prefixes);
    const { own, comparable } = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__.zv)(roots);
    const fingerprintOf = (absolute) => (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__.HJ)(suite, { ...filters, testFolder: folder, absoluteRoots: absolute });
    const fingerprints = comparable.map(fingerprintOf);
    const newUnknown = whyNewIsUnknown(earlier, fingerprints);
    const selection = { testFolder: folder, paths: hasGlobs(filters) ? (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__._2)(filters) : undefined };
    const compare = (report) => (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__.G_)(report, matching, selection);
    const sinceBase = newUnknown !== null || typeof base === 'string' ? null : compare(base);
    const sinceLast = last && fingerprints.includes(last.filters) ? compare(last) : null;
    const tests = matching.map((test) => {
        const mayBeNew = sinceBase?.doubtful.has(test) === true;
        const change = mayBeNew ? null : changeOf(test, sinceBase, sinceLast);
        const knownSince = change === 'new' ? null : sinceOf(test, last, base);
        const isPlain = change === null && knownSince === null && !mayBeNew;
        return isPlain ? test : { ...test, change, knownSince, mayBeNew };
    });
    return { fingerprint: fingerprintOf(own), newUnknown, sinceBase, sinceLast, tests };
}
function whyNewIsUnknown(earlier, fingerprints) {
    if (earlier === undefined)
        return noEarlierReport;
    if (typeof earlier.base === 'string')
        return earlier.base;
    return fingerprints.includes(earlier.base.filters)
        ? null
        : 'the earlier report has other filters or another path-prefix';
}
function whyMoreNew(doubtful) {
    const [first, ...others] = doubtful;
    if (first === undefined)
        return null;
    return [first, ...others].every(_go_packages_js__WEBPACK_IMPORTED_MODULE_7__.HB)
        ? `include or exclude may have omitted from the earlier report Go tests ${_filter_js__WEBPACK_IMPORTED_MODULE_5__.LY}`
        : 'the absolute path of a test may have been read in another way for the earlier report (set path-prefix)';
}
function hasGlobs({ include = [], exclude = [] }) {
    return include.length + exclude.length > 0;
}
function changeOf(test, base, last) {
    if (base?.added.has(test))
        return 'new';
    return last?.activeAgain.has(test) ? 'active again' : null;
}
function sinceOf(test, ...reports) {
    for (const report of reports) {
        if (report === null || typeof report === 'string')
            continue;
        for (const key of (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__.jc)(test, report.keyOf)) {
            const since = report.tests.get(key)?.since;
            if (since)
                return since;
        }
    }
    return null;
}
function readSuite({ suite, redact }, toLink) {
    const { organization, slug, name, web_url } = redact.json(suite);
    return { organization, slug, name: name || slug, url: toLink(web_url) };
}
function newsFirst(tests) {
    const rank = ({ change }) => ['new', 'active again', null].indexOf(change);
    return tests.toSorted((a, b) => rank(a) - rank(b));
}


}),

2324:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G_: () => (compareWith),
  HJ: () => (fingerprintOfFilters),
  PW: () => (rememberTests),
  Rs: () => (storedName),
  cu: () => (identityOf),
  fS: () => (firstReport),
  jc: () => (possibleKeysOf)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
var _filter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6716);
var _go_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7491);
var _possible_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5857);





const firstReport = 'this is the first report';
function compareWith(baseline, tests, selection = {}) {
    const left = new Map(Array.from(baseline.tests, ([key, { count }]) => [key, count]));
    const take = (keys) => {
        for (const key of keys) {
            const count = left.get(key) ?? 0;
            if (count > 0) {
                left.set(key, count - 1);
                return baseline.tests.get(key);
            }
        }
        return undefined;
    };
    const [missing, activeAgain] = [new Set(), new Set()];
    const takenTwice = new Set();
    const before = Array.from(left.values()).reduce((sum, count) => sum + count, 0);
    for (const test of tests) {
        const known = take(possibleKeysOf(test, baseline.keyOf));
        if (known === undefined)
            missing.add(test);
        else if (isActiveAgain(test, known))
            activeAgain.add(test);
        const key = baseline.keyOf(test);
        if (test.isListedTwice && known !== baseline.tests.get(key) && take([key]))
            takenTwice.add(key);
    }
    const search = { ...selection, baseline, left, takenTwice, twins: findTwins(tests, baseline.keyOf) };
    const doubtful = findDoubtful(missing, take, search);
    const gone = Array.from(baseline.tests).flatMap(([key, test]) => {
        return Array.from({ length: left.get(key) ?? 0 }, () => test);
    });
    return { since: baseline.at, before, added: missing.difference(doubtful), doubtful, activeAgain, gone };
}
function* possibleKeysOf(test, keyOf) {
    const { absolute, file, caller, scope, name } = test;
    if (absolute !== null && absolute !== file)
        yield keyOf({ file: absolute, scope, name });
    yield keyOf(test);
    if (absolute !== null && caller !== null)
        yield keyOf({ file: caller, scope, name });
}
function findTwins(tests, keyOf) {
    const unplaced = tests.filter(({ unplacedCaller }) => unplacedCaller !== null);
    if (unplaced.length === 0)
        return new Set();
    const called = Map.groupBy(tests.filter(({ caller }) => caller !== null), (test) => keyOf(test));
    const isTwin = (test) => (called.get(keyOf(test)) ?? []).some(({ caller }) => test.unplacedCaller?.endsWith(`/${caller}`));
    return new Set(unplaced.filter(isTwin).map((test) => keyOf(test)));
}
function findDoubtful(missing, take, { baseline: { tests, keyOf }, left, takenTwice, twins, testFolder = '', paths }) {
    const isElsewhere = (test) => {
        const own = keyOf(test);
        if (takenTwice.has(own) || twins.has(own))
            return true;
        if (test.absolute === null)
            return false;
        const keys = (0,_possible_places_js__WEBPACK_IMPORTED_MODULE_2__.W)(test, testFolder).map((file) => keyOf({ ...test, file }));
        if (take(keys) !== undefined)
            return true;
        return !(0,_possible_places_js__WEBPACK_IMPORTED_MODULE_2__.K)(test) && keys.some((key) => key !== own && tests.has(key));
    };
    const wasOmitted = (test) => paths !== undefined && mayHaveBeenOmitted(test, testFolder, paths);
    const doubtful = new Set(Array.from(missing).filter((test) => isElsewhere(test) || wasOmitted(test)));
    const others = Array.from(missing.difference(doubtful)).filter((test) => test.isOfRunner && !(0,_possible_places_js__WEBPACK_IMPORTED_MODULE_2__.K)(test));
    if (others.length === 0)
        return doubtful;
    const gone = Map.groupBy(left.keys(), (key) => tests.get(key)?.name ?? null);
    for (const test of others)
        if (take([test.name, storedName(test.name)].flatMap((name) => gone.get(name) ?? [])))
            doubtful.add(test);
    return doubtful;
}
function mayHaveBeenOmitted(test, testFolder, { includes, excludes, needsFolder }) {
    if ((0,_go_packages_js__WEBPACK_IMPORTED_MODULE_3__.HB)(test))
        return needsFolder;
    if ((0,_possible_places_js__WEBPACK_IMPORTED_MODULE_2__.K)(test))
        return test.isOfRunner && excludes(test.absolute ?? '');
    if (!test.isOfRunner)
        return false;
    const [own, callers] = [(0,_possible_places_js__WEBPACK_IMPORTED_MODULE_2__.W)(test, testFolder), (0,_filter_js__WEBPACK_IMPORTED_MODULE_4__.Ay)(test, testFolder)];
    if ([...own, ...callers].some(excludes))
        return true;
    const mayLackAll = (files) => files.length === 0 || !files.every(includes);
    return mayLackAll(own) && mayLackAll(callers);
}
function rememberTests(tests, keyOf, sinceOf = () => null) {
    const remembered = new Map();
    for (const test of tests) {
        const { instances, lastSeenAt, name } = test;
        const key = keyOf(test);
        const known = remembered.get(key);
        remembered.set(key, {
            name,
            since: known === undefined ? sinceOf(key) : known.since,
            count: (known?.count ?? 0) + 1,
            instances: larger(known?.instances ?? null, instances),
            lastSeenAt: larger(known?.lastSeenAt ?? null, lastSeenAt),
        });
    }
    return remembered;
}
function identityOf({ file, scope, name }) {
    const path = file?.endsWith('_test.go') && scope.includes('/') ? node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(file) : file;
    return JSON.stringify([path, scope, name]);
}
function storedName(name) {
    return [...name].slice(0, 80).join('');
}
function fingerprintOfFilters({ organization, slug }, filters) {
    const given = Object.entries(filters).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify([organization, slug, given.toSorted()]), 'base64url').slice(0, 22);
}
function isActiveAgain(test, before) {
    return (isMore(test.instances, before.instances) || isMore(minuteOf(test.lastSeenAt), minuteOf(before.lastSeenAt)));
}
function minuteOf(ms) {
    return ms === null ? null : Math.floor(ms / 60_000);
}
function isMore(now, before) {
    return now !== null && before !== null && now > before;
}
function larger(a, b) {
    return a === null || b === null ? (a ?? b) : Math.max(a, b);
}


}),

6716:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _2: () => (createPathFilter),
  Cw: () => (filterTests),
  L2: () => (findUnmatched),
  tW: () => (isFiltering),
  Ay: () => (possibleCallers),
  LY: () => (unknownGoFolder),
  FW: () => (whyMoreMatch)
});

var test_path = __webpack_require__(9732);
var ages = __webpack_require__(5271);
;
const longestPath = 1_024;
function createGlob(pattern, onStep = () => { }) {
    const machine = { accepts: [null], next: [[]] };
    const folder = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const end = add(machine, addPattern(machine, [...folder], 0), null);
    const walk = createWalk(machine, onStep);
    return (path) => walk(path.slice(0, longestPath)).includes(end);
}
function add(machine, from, accepts) {
    const state = machine.accepts.push(accepts) - 1;
    machine.next.push([]);
    machine.next[from]?.push(state);
    return state;
}
const anyButSlash = (char) => char !== '/';
const any = () => true;
function addPattern(machine, chars, start) {
    let state = start;
    for (let at = 0; at < chars.length;) {
        const [length, end] = addToken(machine, state, chars, at);
        state = end;
        at += length;
    }
    return state;
}
function addToken(machine, state, chars, at) {
    const char = chars[at] ?? '';
    const folders = foldersAt(chars, at);
    if (folders > 0)
        return [folders, addFolders(machine, state, folders)];
    if (char === '*')
        return [countStars(chars, at), addRepeated(machine, state, anyButSlash)];
    if (char === '?')
        return [1, add(machine, state, anyButSlash)];
    if (char === '\\' && at + 1 < chars.length)
        return [2, addLiteral(machine, state, chars[at + 1] ?? '')];
    if (char === '[')
        return addSet(machine, state, chars, at) ?? [1, addLiteral(machine, state, char)];
    if (char === '{')
        return addAlternatives(machine, state, chars, at) ?? [1, addLiteral(machine, state, char)];
    return [1, addLiteral(machine, state, char)];
}
function addLiteral(machine, state, literal) {
    return add(machine, state, (char) => char === literal);
}
function addRepeated(machine, state, accepts) {
    const loop = add(machine, state, null);
    const step = add(machine, loop, accepts);
    machine.next[step]?.push(loop);
    return loop;
}
function countStars(chars, at) {
    let end = at;
    while (chars[end] === '*')
        end += 1;
    return end - at;
}
function foldersAt(chars, at) {
    const isSegmentStart = at === 0 || chars[at - 1] === '/';
    if (!isSegmentStart || chars[at] !== '*' || chars[at + 1] !== '*')
        return 0;
    if (chars[at + 2] === '/')
        return 3;
    return at + 2 === chars.length ? 2 : 0;
}
function addFolders(machine, state, length) {
    if (length === 2)
        return addRepeated(machine, state, any);
    const end = add(machine, state, null);
    machine.next[addLiteral(machine, addRepeated(machine, state, any), '/')]?.push(end);
    return end;
}
function addSet(machine, state, chars, at) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const first = at + (negated ? 2 : 1);
    const close = chars.indexOf(']', first + 1);
    if (close < 0)
        return undefined;
    const isIn = readSet(chars.slice(first, close));
    return [close - at + 1, add(machine, state, (char) => char !== '/' && isIn(char) !== negated)];
}
function readSet(chars) {
    const ranges = [];
    for (let at = 0; at < chars.length; at += 1) {
        const from = chars[at] ?? '';
        const to = chars[at + 1] === '-' ? chars[at + 2] : undefined;
        ranges.push([from, to ?? from]);
        if (to !== undefined)
            at += 2;
    }
    return (char) => ranges.some(([from, to]) => from <= char && char <= to);
}
function addAlternatives(machine, state, chars, at) {
    const parts = splitAlternatives(chars, at);
    if (parts === undefined || parts.commas.length === 0)
        return undefined;
    const end = machine.accepts.push(null) - 1;
    machine.next.push([]);
    const cuts = [at, ...parts.commas, parts.close];
    for (const [index, cut] of cuts.slice(0, -1).entries()) {
        const part = chars.slice(cut + 1, cuts[index + 1]);
        machine.next[addPattern(machine, part, add(machine, state, null))]?.push(end);
    }
    return [parts.close - at + 1, end];
}
function splitAlternatives(chars, at) {
    const commas = [];
    let depth = 0;
    for (let index = at; index < chars.length; index += 1) {
        const char = chars[index];
        if (char === '\\')
            index += 1;
        else if (char === '{')
            depth += 1;
        else if (char === ',' && depth === 1)
            commas.push(index);
        else if (char === '}')
            depth -= 1;
        if (depth === 0)
            return { commas, close: index };
    }
    return undefined;
}
const mostRemembered = 20_000;
function createWalk(machine, onStep) {
    const positions = new Map();
    const start = { states: reachable(machine, [0]), next: new Map() };
    let remembered = 0;
    const positionOf = (states) => {
        const key = states.join();
        const position = positions.get(key) ?? { states, next: new Map() };
        positions.set(key, position);
        remembered += states.length + 1;
        return position;
    };
    const forgetIfFull = () => {
        if (remembered < mostRemembered)
            return;
        for (const { next } of [start, ...positions.values()])
            next.clear();
        positions.clear();
        remembered = 0;
    };
    const follow = ({ states }, char) => {
        forgetIfFull();
        const taken = states.filter((state) => {
            onStep();
            return machine.accepts[state]?.(char);
        });
        return positionOf(reachable(machine, taken.flatMap((state) => machine.next[state] ?? [])));
    };
    return (path) => {
        let position = start;
        for (const char of path) {
            let next = position.next.get(char);
            if (next === undefined) {
                next = follow(position, char);
                position.next.set(char, next);
            }
            position = next;
            if (position.states.length === 0)
                break;
        }
        return position.states;
    };
}
function reachable(machine, from) {
    const states = new Set(from);
    for (const state of states) {
        if (machine.accepts[state] === null)
            for (const next of machine.next[state] ?? [])
                states.add(next);
    }
    return [...states].sort((a, b) => a - b);
}

var go_packages = __webpack_require__(7491);
var possible_places = __webpack_require__(5857);
var touched = __webpack_require__(3409);
;






function filterTests(tests, filters, now) {
    if (!isFiltering(filters))
        return tests;
    const { minInstances, seenWithinMs } = filters;
    const { keeps } = createPathFilter(filters);
    return tests.filter((test) => {
        if (minInstances && (test.instances ?? 0) < minInstances)
            return false;
        if (seenWithinMs && (test.lastSeenAt === null || (0,ages.h)(test.lastSeenAt, now) > seenWithinMs))
            return false;
        return keeps(filesOf(test));
    });
}
function filesOf({ file, caller, unplacedCaller, }) {
    return [file, caller ?? unplacedCaller].filter((path) => path !== null);
}
const ofAnyFolder = /^!?\s*\*\*\/[^/]*$/;
function createPathFilter({ include = [], exclude = [] }) {
    const included = matcher(include, include[0]?.startsWith('!'));
    const excludes = matcher(exclude);
    return {
        keeps: (files) => (include.length === 0 || files.some(included)) && !files.some(excludes),
        includes: (file) => include.length === 0 || included(file),
        excludes,
        needsFolder: [...include, ...exclude].some((glob) => !ofAnyFolder.test(glob)),
    };
}
function whyMoreMatch(tests, filters, now, testFolder = '') {
    const { minInstances, seenWithinMs, include = [] } = filters;
    const uncounted = minInstances ? tests.filter(({ instances }) => instances === null) : [];
    const undated = seenWithinMs ? tests.filter(({ lastSeenAt }) => lastSeenAt === null) : [];
    const mayMatch = (unknown) => {
        const best = unknown.map((test) => ({
            ...test,
            instances: test.instances ?? Number.POSITIVE_INFINITY,
            lastSeenAt: test.lastSeenAt ?? now,
        }));
        return filterTests(best, filters, now).length > 0;
    };
    const mayBeIncluded = (unplaced) => {
        const kept = new Set(filterTests(unplaced, { include }, now));
        const omitted = unplaced.filter((test) => !kept.has(test));
        return mayMatch(omitted.flatMap((test) => [...(0,possible_places.W)(test, testFolder), ...possibleCallers(test, testFolder)].map((file) => {
            return { ...test, file, unplacedCaller: null };
        })));
    };
    if (include.length > 0 && mayBeIncluded(tests.filter(hasUnplacedFile)))
        return 'include omits tests with an absolute path below no known folder (set path-prefix)';
    if (isGoOmitted(tests, filters, now))
        return `include or exclude omits Go tests ${unknownGoFolder}`;
    if (mayMatch(uncounted))
        return 'min-instances omits tests whose instances the service does not count';
    return mayMatch(undated) ? 'seen-within omits tests for which the service names no time' : null;
}
function hasUnplacedFile(test) {
    return (0,touched.u5)(test) || (0,test_path.o)(test.unplacedCaller ?? '');
}
function possibleCallers({ caller, unplacedCaller }, testFolder) {
    const path = caller ?? unplacedCaller;
    if (path === null || !(0,test_path.o)(path))
        return path === null ? [] : [path];
    return (0,possible_places.W)({ absolute: path, file: null, isOfRunner: true }, testFolder);
}
const unknownGoFolder = 'whose folder is not known (check out the whole repository: the go.mod of their module tells it)';
function isGoOmitted(tests, filters, now) {
    const { keeps, needsFolder } = createPathFilter(filters);
    if (!needsFolder)
        return false;
    const omitted = tests.filter((test) => (0,go_packages.HB)(test) && !keeps(filesOf(test)));
    return filterTests(omitted, { ...filters, include: [], exclude: [] }, now).length > 0;
}
function isFiltering({ minInstances, seenWithinMs, include, exclude }) {
    return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}
function findUnmatched(tests, { include = [], exclude = [] }) {
    if (tests.length === 0 || include.length + exclude.length === 0)
        return [];
    const files = [...new Set(tests.flatMap(filesOf))];
    const all = [
        ...include.map((glob) => ({ input: 'include', glob })),
        ...exclude.map((glob) => ({ input: 'exclude', glob })),
    ];
    return all.filter(({ glob }) => !files.some(readGlob(glob).matches));
}
function readGlob(text) {
    const removes = text.startsWith('!');
    return { removes, matches: createGlob(removes ? text.slice(1).trimStart() : text) };
}
function matcher(globs, otherwise = false) {
    const rules = globs.map(readGlob).toReversed();
    const known = new Map();
    const judge = (file) => {
        const rule = rules.find(({ matches }) => matches(file));
        const answer = rule === undefined ? otherwise : !rule.removes;
        known.set(file, answer);
        return answer;
    };
    return (file) => known.get(file) ?? judge(file);
}


}),

7763:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Sk: () => (fingerprintOfTouched),
  ax: () => (fingerprintOf),
  br: () => (digest)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2324);


function fingerprintOf(reports, gates = []) {
    return digest([JSON.stringify(gates), ...reports.map((report) => digest(factsOf(report))).toSorted()]);
}
function factsOf(report) {
    const { comparison } = report;
    const facts = [
        report.complete,
        report.filters,
        report.touched !== null,
        report.newUnknown,
        report.suite.name,
        comparison?.gone?.map(({ name, lastSeenAt }) => [name, lastSeenAt]) ?? null,
    ];
    const tests = report.tests.map(({ ids, name, instances, lastSeenAt, touched, inDiff, change }) => {
        return `${instances} ${lastSeenAt} ${touched} ${inDiff} ${change} ${ids.join(' ')} ${name}`;
    });
    return [JSON.stringify(facts), ...tests];
}
function fingerprintOfTouched(reports) {
    const theirs = reports.flatMap(({ touched, filters }) => touched === null ? [] : [`${filters} ${touched.map(_baseline_js__WEBPACK_IMPORTED_MODULE_1__.cu).toSorted()}`]);
    return theirs.length === 0 ? null : digest(theirs.toSorted());
}
function digest(lines) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', lines.join('\n'), 'base64url').slice(0, 22);
}


}),

823:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HN: () => (gateLines),
  _J: () => (sourceLine),
  a8: () => (changesLine),
  b5: () => (describeFlaky),
  cz: () => (describeForAuthor),
  e6: () => (totalOf),
  oW: () => (caveats)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2647);
var _text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
var _text_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(888);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1608);
var _text_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1412);
var _analyze_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8379);
var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2324);







const longestReason = 500;
function describeFlaky(reports) {
    const [all, theirs] = [totalOf(reports), touchedIn(reports)];
    if (all === 0)
        return describeNone(reports);
    const total = `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(all, 'flaky test')} ${whereIn(reports)}`;
    if (theirs === null)
        return total;
    if (theirs.length === 0)
        return `${total}, none in files changed by this pull request`;
    return `${describeTouched(theirs)}, ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(all)} ${whereIn(reports)}`;
}
function describeForAuthor(reports) {
    const theirs = touchedIn(reports);
    if (theirs === null || totalOf(reports) === 0)
        return describeFlaky(reports);
    return theirs.length === 0
        ? 'No flaky tests in files changed by this pull request'
        : describeTouched(theirs);
}
function totalOf(reports) {
    return reports.reduce((sum, { tests }) => sum + tests.length, 0);
}
function touchedIn(reports) {
    const known = reports.flatMap(({ touched }) => (touched === null ? [] : [touched]));
    return known.length === 0 ? null : known.flat();
}
function describeTouched(theirs) {
    const added = theirs.filter(({ change }) => change === 'new').length;
    const noun = added === theirs.length ? 'new flaky test' : 'flaky test';
    const part = added === 0 || added === theirs.length ? '' : `, ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(added)} of them new`;
    return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(theirs.length, noun)} in files changed by this pull request${part}`;
}
function describeNone(reports) {
    const where = whereIn(reports);
    if (reports.some(({ filtered }) => filtered))
        return `No flaky tests that match the filters ${where}`;
    if (reports.some(({ complete }) => !complete))
        return `No flaky tests found ${where}, but the list is incomplete`;
    const before = reports.reduce((sum, { sinceLast }) => sum + (sinceLast?.before ?? 0), 0);
    return `No flaky tests ${where}${before === 0 ? '' : `, ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(before)} in the last report`}`;
}
function whereIn(reports) {
    const [only] = reports;
    return reports.length === 1 ? `in suite ${only?.suite.name}` : `in ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(reports.length, 'suite')}`;
}
function changesLine(report) {
    const { comparison, complete } = report;
    if (comparison === null)
        return lastChanges(report);
    const { added, gone, since, withFirst } = comparison;
    const soFar = complete ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` so far`;
    const parts = [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `**${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(added)} new**${soFar}`, describeGone(gone?.length)];
    const which = withFirst ? 'the first report on this pull request' : 'the report';
    const changes = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.fj)(parts, ' · ')}, compared with ${which} of ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__.K9)(since)}.`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.fj)([changes, lastChanges(report)], ' ');
}
function lastChanges({ sinceLast, comparison, complete, whyMoreMatch }) {
    if (sinceLast === null)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6;
    const { added, activeAgain, gone, since } = sinceLast;
    const isSame = since === comparison?.since && added.size === comparison.added;
    const parts = [
        isSame || added.size === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(added.size)} more`,
        activeAgain.size === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(activeAgain.size)} active again`,
        isSame || !complete || whyMoreMatch !== null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : describeGone(gone.length),
    ];
    const changes = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.fj)(parts, ', ');
    if (changes.markdown === '')
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6;
    return isSame
        ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Since then, ${changes}.`
        : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Since the last report of ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__.K9)(since)}: ${changes}.`;
}
function describeGone(gone = 0) {
    return gone === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.Z)(gone)} no longer reported`;
}
function caveats(report) {
    const { complete, whyIncomplete, filtered, comparison, newUnknown, tests, whyMoreTouched, whyMoreNew } = report;
    const isUsual = newUnknown === _analyze_js__WEBPACK_IMPORTED_MODULE_3__.w || newUnknown === _baseline_js__WEBPACK_IMPORTED_MODULE_4__.fS;
    const removed = tests.filter((test) => test.removed).length;
    const notes = [
        complete
            ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6
            : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `**The list is incomplete**: ${whyIncomplete ?? 'not every page was read'}, so there may be more flaky tests.`,
        filtered ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `The list is filtered, so there may be more flaky tests.` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6,
        newUnknown !== null && !isUsual ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `New tests cannot be identified: ${newUnknown}.` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6,
        comparison?.gone === null ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Tests that are no longer reported are not shown.` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6,
        whyMoreNew === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `More tests can be new: ${whyMoreNew}.`,
        whyMoreTouched === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `More tests can be in changed files: ${whyMoreTouched}.`,
        removed === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.U)(removed, 'flaky test')} in files removed by this pull request.`,
    ];
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.fj)(notes, ' ');
    return text.markdown === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `> ${text}`;
}
function gateLines({ failures, unevaluated }) {
    const lines = [
        ...failures.map((reason) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `❌ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(reason, longestReason)}`),
        ...unevaluated.map((reason) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(reason, longestReason)}`),
    ];
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_5__.FY)('gates', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.fj)(lines, '\n\n'));
}
function sourceLine({ asOf, suite }) {
    const page = (0,_text_url_js__WEBPACK_IMPORTED_MODULE_6__.nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `suite ${suite.name}`, suite.url);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Reported at ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__.K9)(asOf)} for ${page}. The service lists tests that were recently flaky.`;
}


}),

1758:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q5: () => (baselineFromJson),
  B7: () => (toFlakyJson),
  tN: () => (toSuitesJson)
});

var schemas = __webpack_require__(2857);
var api = __webpack_require__(3759);
;



function datetime(params) {
    return api.G1(schemas.You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

var flaky_test = __webpack_require__(8818);
var url = __webpack_require__(1412);
var baseline = __webpack_require__(2324);
var test_report = __webpack_require__(7862);
;





const mostTests = 200_000;
const earlierSchema = schemas.Ikc({
    version: schemas.euz(1),
    suite: schemas.Ikc({ organization: schemas.YjP().max(255), slug: schemas.YjP().max(255) }),
    as_of: datetime(),
    complete: schemas.zMY(),
    filtered: schemas.zMY(),
    uncertain: schemas.zMY().optional(),
    filters: schemas.YjP().max(64).optional(),
    count: schemas.aig().int().nonnegative(),
    tests: schemas.YOg(flaky_test.$).max(mostTests),
});
const otherVersion = schemas.Ikc({ version: schemas.aig().refine((version) => version !== 1), suite: schemas.Ikc() });
const fileSchema = schemas.KCZ([
    schemas.Ikc({ version: schemas.euz(1), suites: schemas.YOg(earlierSchema).max(100) }),
    earlierSchema,
]);
function toFlakyJson(report, top = report.tests.length) {
    const { organization, slug, name } = report.suite;
    return {
        version: 1,
        suite: { organization, slug, name },
        as_of: new Date(report.asOf).toISOString(),
        complete: report.complete,
        filtered: report.filtered,
        ...(report.whyMoreMatch !== null && { uncertain: true }),
        filters: report.filters,
        count: report.tests.length,
        tests: report.tests.slice(0, top).map(toTestJson),
    };
}
function toSuitesJson(reports, top) {
    const suites = reports.map((report) => toFlakyJson(report, top));
    const [only] = suites;
    if (only !== undefined && suites.length === 1)
        return only;
    return { version: 1, count: suites.reduce((sum, { count }) => sum + count, 0), suites };
}
function baselineFromJson(value, suite) {
    const parsed = fileSchema.safeParse(value);
    if (!parsed.success)
        return otherVersion.safeParse(value).success
            ? 'has a report of another version: create the file anew'
            : 'is not the JSON file of an earlier report';
    const reports = 'suites' in parsed.data ? parsed.data.suites : [parsed.data];
    const isOf = (one) => one.organization === suite.organization && one.slug === suite.slug;
    const found = reports.find((report) => isOf(report.suite));
    if (reports.length === 0)
        return 'is not the JSON file of an earlier report';
    if (found === undefined) {
        const theirs = reports.map(({ suite: { organization, slug } }) => `${organization}/${slug}`).join(', ');
        return `has no report on suite ${suite.organization}/${suite.slug}, only on ${theirs}`;
    }
    const { as_of, complete, filtered, uncertain, filters, count, tests } = found;
    if (uncertain)
        return 'may lack tests that match its filters';
    if (!complete || tests.length !== count)
        return 'does not include all of its tests';
    const at = Date.parse(as_of);
    const read = (0,test_report.i)(tests, { now: at, halfLifeMs: 1, toLink: url.Pl });
    return {
        at,
        commit: null,
        filters: filters ?? (filtered ? '' : (0,baseline.HJ)(suite, {})),
        tests: (0,baseline.PW)(read, baseline.cu),
        keyOf: baseline.cu,
    };
}
function toTestJson(test) {
    const line = test.line ? `:${test.line}` : '';
    return {
        id: test.ids[0] ?? '',
        ids: test.ids,
        name: test.name,
        scope: test.scope,
        file_name: test.caller ?? test.unplacedCaller ?? test.file,
        location: test.file === null ? null : `${test.file}${line}`,
        instances: test.instances,
        most_recent_instance_at: test.lastSeenAt === null ? null : new Date(test.lastSeenAt).toISOString(),
        web_url: test.url,
        score: Math.round(test.score * 1_000) / 1_000,
        age: test.age,
        touched: test.touched,
        change: test.change,
    };
}


}),

6188:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EG: () => (createCommentBody),
  Pj: () => (longestBody),
  B_: () => (markerLine),
  tC: () => (mergeComments),
  Uq: () => (openText),
  W3: () => (readComment),
  F4: () => (replaceOwn),
  N9: () => (sealText),
  fC: () => (traceOf)
});

var external_node_crypto_ = __webpack_require__(7598);
var flaky_memory = __webpack_require__(5880);
var external_node_zlib_ = __webpack_require__(8522);
var durations = __webpack_require__(888);
var baseline = __webpack_require__(2324);
;




const detailCharacters = 16_000;
const namedTests = 300;
function encodeMemory(memory, seal) {
    const all = packMemory(memory, seal);
    const shorter = [
        (suite) => suite,
        (suite) => ({ ...suite, q: suite.q.slice(0, namedTests) }),
        (suite) => ({ ...suite, q: [] }),
        (suite) => ({ ...suite, q: [], i: [], s: [], f: [] }),
        ({ o }) => ({ ...packSuite(o, memory, { last: null }), q: [], i: [], s: [], f: [] }),
    ];
    for (const shorten of shorter) {
        const packed = { ...all, s: all.s.map(shorten) };
        if (packed.s.reduce((sum, { k }) => sum + k.length, 0) > flaky_memory.Cf)
            continue;
        const text = deflate(packed);
        const isBare = packed.s.every(({ s }) => s.length === 0);
        if (text.length <= (isBare ? flaky_memory.Cf : detailCharacters))
            return text;
    }
    const lost = ({ o, v }) => packSuite(o, memory, { base: null, last: null, loss: v ?? 'size' });
    return deflate({ ...all, s: all.s.map(lost) });
}
function decodeMemory(text, unwrap) {
    const packed = JSON.parse((0,external_node_zlib_.inflateRawSync)(Buffer.from(text, 'base64url')).toString());
    const [id, attempt, sha] = packed.r;
    const testKey = unwrap(packed.w);
    const keyOf = (0,flaky_memory.Rg)(testKey);
    return {
        run: { id, attempt, sha },
        at: packed.t * durations.Vc,
        closed: packed.e === 1,
        fingerprint: packed.p,
        touched: packed.c,
        gates: packed.g,
        testKey,
        isFirstLost: packed.x === 1,
        suites: new Map(packed.s.map((suite) => [suite.o, unpackSuite(suite, keyOf)])),
    };
}
function unpackSuite(packed, keyOf) {
    const time = (minutes = null) => (minutes === null ? null : minutes * durations.Vc);
    const readReport = (report, counts) => {
        if (report === null)
            return null;
        const [t, commit, filters] = report;
        const tests = counts.flatMap((count, index) => {
            const [instances = null, name = null] = [packed.i[index], packed.q[index]];
            const key = packed.k.slice(index * flaky_memory.Hx, (index + 1) * flaky_memory.Hx);
            const [lastSeenAt, since] = [time(packed.s[index]), time(packed.f[index])];
            return count === 0 ? [] : [[key, { count, instances, lastSeenAt, name, since }]];
        });
        return { at: t * durations.Vc, commit, filters, tests: new Map(tests), keyOf };
    };
    return {
        filters: packed.h,
        isReported: packed.u === 1,
        loss: packed.v,
        base: readReport(packed.b, packed.m),
        last: readReport(packed.l, packed.n),
    };
}
function packMemory(memory, seal) {
    const { run, at, closed, fingerprint, touched, gates, testKey, isFirstLost, suites } = memory;
    return {
        t: toMinutes(at),
        r: [run.id, run.attempt, run.sha],
        e: closed ? 1 : 0,
        x: isFirstLost ? 1 : 0,
        p: fingerprint,
        c: touched,
        g: gates,
        w: seal.wrap(testKey),
        s: Array.from(suites.keys(), (name) => packSuite(name, memory)),
    };
}
function packSuite(name, { suites }, forgotten = {}) {
    const remembered = { ...suites.get(name), ...forgotten };
    const { filters = '', isReported = false, loss = null, base = null, last = null } = remembered;
    const tests = Array.from(new Map([...(last?.tests ?? []), ...(base?.tests ?? []), ...(last?.tests ?? [])]));
    const countIn = (report) => tests.map(([key]) => report?.tests.get(key)?.count ?? 0);
    const minutes = (time) => (time === null ? null : toMinutes(time));
    return {
        o: name,
        h: filters,
        u: isReported ? 1 : 0,
        v: loss,
        b: packReport(base),
        l: packReport(last),
        k: tests.map(([key]) => key).join(''),
        m: countIn(base),
        n: countIn(last),
        i: tests.map(([, { instances }]) => instances),
        s: tests.map(([, { lastSeenAt }]) => minutes(lastSeenAt)),
        f: tests.map(([, { since }]) => minutes(since)),
        q: tests.map(([, { name: shown }]) => (shown === null ? null : (0,baseline.Rs)(shown))),
    };
}
function packReport(report) {
    return report && [toMinutes(report.at), report.commit, report.filters];
}
function deflate(packed) {
    return (0,external_node_zlib_.deflateRawSync)(JSON.stringify(packed), { level: 9 }).toString('base64url');
}
function toMinutes(ms) {
    return Math.max(0, Math.floor(ms / durations.Vc));
}

;



const longestKey = 400;
function traceOf(kind) {
    return `<!-- kitestring-${kind === 'build' ? 'build-' : ''}memory `;
}
const memoryLine = /^(([\w-]{1,40000}) ([\w-]{43})) ([\w-]{43}) -->/;
function markerLine(key, kind = 'flaky-tests') {
    const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
    return `<!-- kitestring-${kind} ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}
function createCommentBody(memory, seal) {
    return sealText(seal.remembers ? encodeMemory(memory, seal) : '', seal, 'flaky-tests');
}
function sealText(encoded, seal, kind) {
    const marker = markerLine(seal.comment, kind);
    if (!seal.remembers)
        return (shown) => `${marker}\n${shown}`;
    return (shown) => {
        const content = `${encoded} ${sha256(shown.trim())}`;
        return `${marker}\n${shown}\n${traceOf(kind)}${content} ${seal.sign(content)} -->`;
    };
}
function readComment(body, seal) {
    const read = openText(body, seal, 'flaky-tests');
    return read && { memory: decodeMemory(read.encoded, read.unwrap), intact: read.intact };
}
const longestBody = 65_536;
function mergeComments(body, other, seal) {
    const [read, added] = [openText(body, seal, 'flaky-tests'), readComment(other, seal)];
    if (read === null || added === null)
        return null;
    const memory = decodeMemory(read.encoded, read.unwrap);
    for (const most of [flaky_memory.Ku, 0]) {
        const merged = (0,flaky_memory.Km)(memory, added.memory, most);
        const text = merged && read.withMemory(encodeMemory(merged, seal));
        if (text === null || text.length <= longestBody)
            return text;
    }
    return null;
}
function replaceOwn(comment, next, seal, kind) {
    const read = openText(comment, seal, kind);
    const text = comment.replaceAll('\r\n', '\n');
    const start = read === null ? -1 : `\n${text.slice(0, read.at)}`.lastIndexOf(`\n${markerLine(seal.comment, kind)}\n`);
    return start === -1 || read === null ? next : `${text.slice(0, start)}${next}${text.slice(read.end)}`;
}
function openText(body, seal, kind) {
    const text = body.replaceAll('\r\n', '\n');
    const marker = markerLine(seal.comment, kind);
    for (const part of `\n${text}`.split(`\n${traceOf(kind)}`).slice(1)) {
        const found = memoryLine.exec(part);
        const [line, content = '', encoded = '', known, signature = ''] = found ?? [];
        if (line === undefined)
            continue;
        const verified = seal.verify(content, signature);
        if (verified === null)
            continue;
        const shown = text
            .replace(`${marker}\n`, '')
            .replace(`${traceOf(kind)}${line}`, '')
            .trim();
        const intact = verified.byFirstKey && known === sha256(shown) && text.startsWith(marker);
        const withMemory = (next) => {
            const signed = `${next} ${known}`;
            return text.replace(line, () => `${signed} ${seal.sign(signed)} -->`);
        };
        const at = text.indexOf(`${traceOf(kind)}${line}`);
        const end = at + traceOf(kind).length + line.length;
        return { encoded, unwrap: verified.unwrap, intact, withMemory, at, end };
    }
    return null;
}
function sha256(text) {
    return (0,external_node_crypto_.hash)('sha256', text, 'base64url');
}


}),

5880:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B$: () => (findFirstLosses),
  Cf: () => (memoryCharacters),
  F_: () => (rememberReports),
  Hx: () => (hashLength),
  Km: () => (mergeMemories),
  Ku: () => (mostRemembered),
  Rg: () => (createKeyOf),
  aJ: () => (suiteKey)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2324);
var _fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7763);
var _rank_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2369);




const memoryCharacters = 40_000;
const hashLength = 11;
const mostRemembered = 3_500;
function rememberReports(reports, options) {
    const { run, seal, before, isRestart = false, gates = [], closed = false } = options;
    const isFirstLost = isRestart || before?.isFirstLost === true;
    const testKey = before?.testKey ?? seal.testKey;
    const keyOf = createKeyOf(testKey);
    const losses = findFirstLosses(reports, before, run.sha);
    const suites = new Map(Array.from(before?.suites ?? [], ([suite, known]) => [suite, { ...known, isReported: false }]));
    for (const report of reports) {
        const suite = suiteKey(report.suite);
        const [known, loss = null] = [suites.get(suite), losses.get(suite)];
        suites.set(suite, rememberReport(report, { run, keyOf, isFirstLost, known, loss }));
    }
    return {
        run,
        at: reports[0]?.asOf ?? 0,
        closed,
        fingerprint: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.ax)(reports, gates),
        touched: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.Sk)(reports),
        gates: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.br)(gates),
        testKey,
        isFirstLost,
        suites,
    };
}
function findFirstLosses(reports, before, commit) {
    const losses = new Map();
    let room = before === null ? mostRemembered : roomIn(before, mostRemembered);
    for (const report of reports) {
        const name = suiteKey(report.suite);
        const known = before?.suites.get(name);
        const loss = known ? known.loss : whyNotRemembered(report, room, commit);
        if (loss !== null)
            losses.set(name, loss);
        else if (known === undefined)
            room -= report.tests.length;
    }
    return losses;
}
function roomIn({ suites }, most) {
    return Array.from(suites.values()).reduce((left, { base }) => left - (base?.tests.size ?? 0), most);
}
function mergeMemories(memory, older, most = mostRemembered) {
    const added = Array.from(older.suites).filter(([name, theirs]) => {
        const ours = memory.suites.get(name);
        return ours === undefined || isEarlier(theirs, ours);
    });
    if (added.length === 0)
        return null;
    if (!memory.testKey.equals(older.testKey))
        return added.some(([name]) => memory.suites.has(name)) ? withoutFirst(memory) : null;
    const suites = new Map(memory.suites);
    let room = roomIn(memory, most);
    for (const [name, { base, ...theirs }] of added) {
        const ours = suites.get(name);
        const size = (base?.tests.size ?? 0) - (ours?.base?.tests.size ?? 0);
        const known = ours ?? { ...theirs, isReported: false, last: size > room ? null : theirs.last };
        const first = size > room ? { base: null, loss: 'size' } : { base, loss: theirs.loss };
        suites.set(name, { ...known, ...first });
        if (size <= room)
            room -= size;
    }
    return { ...memory, suites };
}
function withoutFirst(memory) {
    const suites = Array.from(memory.suites, ([name, suite]) => [name, { ...suite, base: null, loss: null }]);
    return { ...memory, isFirstLost: true, suites: new Map(suites) };
}
function isEarlier(older, newer) {
    const [theirs, ours] = [older.base, newer.base];
    if (ours === null)
        return theirs !== null && newer.loss !== null;
    if (theirs === null)
        return older.loss !== null;
    return theirs.at === ours.at ? !isSameReport(theirs, ours) : theirs.at < ours.at;
}
function isSameReport(one, other) {
    if (one.commit !== other.commit || one.filters !== other.filters || one.tests.size !== other.tests.size)
        return false;
    return Array.from(one.tests).every(([key, { count }]) => other.tests.get(key)?.count === count);
}
function whyNotRemembered({ tests, complete, whyMoreMatch }, room, commit) {
    if (!complete || whyMoreMatch !== null)
        return 'incomplete';
    if (tests.length > room)
        return 'size';
    return commit === '' ? 'commit' : null;
}
function suiteKey({ organization, slug, }) {
    return `${organization}/${slug}`;
}
function rememberReport({ asOf: at, tests, complete, filters, sort }, { run: { sha: commit }, keyOf, isFirstLost, known, loss, }) {
    const ranked = () => (sort === 'score' ? tests : (0,_rank_js__WEBPACK_IMPORTED_MODULE_2__.MV)(tests, 'score'));
    const sinceOf = (key) => known?.last?.tests.get(key)?.since ?? known?.base?.tests.get(key)?.since ?? at;
    const current = complete && tests.length <= mostRemembered
        ? { at, commit, filters, tests: (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__.PW)(ranked(), keyOf, sinceOf), keyOf }
        : null;
    return {
        filters,
        isReported: true,
        base: known ? known.base : isFirstLost || loss !== null ? null : current,
        loss: isFirstLost ? null : loss,
        last: current ?? known?.last ?? null,
    };
}
function createKeyOf(testKey) {
    const known = new WeakMap();
    const prefix = `${testKey.toString('base64url')}\n`;
    return (test) => {
        const found = known.get(test);
        if (found !== undefined)
            return found;
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${prefix}${(0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__.cu)(test)}`, 'base64url');
        known.set(test, key.slice(0, hashLength));
        return key.slice(0, hashLength);
    };
}


}),

5857:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (isPlacedByAbsolute),
  W: () => (possiblePlaces)
});
var _touched_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3409);

function possiblePlaces(test, testFolder) {
    const { absolute, file, isOfRunner } = test;
    if (absolute === null)
        return [];
    const known = isPlacedByAbsolute(test) && !isOfRunner ? (file?.length ?? 0) : 0;
    const tails = (0,_touched_js__WEBPACK_IMPORTED_MODULE_0__._I)(absolute)
        .map(({ tail }) => tail)
        .filter((tail) => tail.length > known);
    return testFolder === '' ? tails : [...tails, ...tails.map((tail) => `${testFolder}/${tail}`)];
}
function isPlacedByAbsolute({ absolute, file }) {
    return absolute !== null && file !== null && absolute !== file && absolute.endsWith(`/${file}`);
}


}),

2369:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $h: () => (newFirst),
  MV: () => (rankTests)
});
/* unused harmony export sortOrders */
const sortOrders = (/* unused pure expression or super */ null && (['score', 'instances', 'recent', 'name', 'file']));
const compares = {
    score: (a, b) => b.score - a.score,
    instances: (a, b) => number(b.instances) - number(a.instances),
    recent: (a, b) => number(b.lastSeenAt) - number(a.lastSeenAt),
    name: (a, b) => byText(a.name, b.name) || byText(a.scope, b.scope),
    file: (a, b) => byText(a.file ?? '\uFFFF', b.file ?? '\uFFFF') || (a.line ?? 0) - (b.line ?? 0),
};
function rankTests(tests, order) {
    const first = compares[order];
    return tests.toSorted((a, b) => {
        return (first(a, b) ||
            compares.instances(a, b) ||
            compares.recent(a, b) ||
            byText(a.ids[0] ?? '', b.ids[0] ?? ''));
    });
}
function newFirst(tests) {
    const added = tests.filter(({ change }) => change === 'new');
    return added.length === 0 ? tests : [...added, ...tests.filter(({ change }) => change !== 'new')];
}
function number(value) {
    return value ?? -1;
}
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


}),

8858:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (copyable),
  a: () => (runners)
});

;
const syntax = /[\\^$.*+?()[\]{}|/]/g;
function escapePattern(text) {
    return text.replace(syntax, '\\$&');
}

var paths = __webpack_require__(8659);
;
const start = `mode=$1
case $mode in run|skip) shift;; *) echo "Usage: sh $0 run|skip [arguments]" >&2; exit 2;; esac
dir=$(mktemp -d) || exit
trap 'rm -rf "$dir"' EXIT
sed '1,/^exit$/d' "$0" > "$dir/tests"
FLAKY_TESTS="$dir/tests" FLAKY_MODE="$mode"; export FLAKY_TESTS FLAKY_MODE`;
function script(body) {
    return `${start}\n${body}\nexit`;
}
const rspecScript = script(String.raw `cat > "$dir/flaky.rb" <<'RUBY'
one_line = ->(text) { text.to_s.encode("UTF-8", invalid: :replace, undef: :replace).gsub(/[[:cntrl:]\u2028\u2029]+/, " ") }
lines = File.read(ENV["FLAKY_TESTS"], encoding: "UTF-8").split("\n")
listed = lines.map { |line| line.split("\t", 4) }.group_by(&:first)
unsure, found, seen = [], [], {}
is_listed = lambda do |example|
  seen[example[:rerun_file_path]] = true
  calls = (example[:shared_group_inclusion_backtrace] || []).map { |frame| frame.inclusion_location[/\A.*?:\d+/] }
  files = [example[:rerun_file_path], *calls.map { |at| at[/\A.*(?=:)/] }]
  above = one_line[(example[:example_group] || {})[:full_description]]
  own = example[:description]
  names = ["#{above} #{own}", example[:full_description]].map(&one_line)
  [example[:location], *calls].uniq.flat_map { |at| listed.fetch(at, []) }.select do |at, file, scope, name|
    next false unless file.empty? || files.include?(file)
    next names.include?("#{scope} #{name}") || names.include?(name) unless own.to_s.empty?
    # An unnamed example has no description before it runs, but its group has one.
    next false unless scope == above || name.start_with?("#{above} ")
    # An unnamed example of a shared group has no line of its own where the group is included.
    (at == example[:location]) || ((unsure << [at, scope, name]) && false)
  end.each { |at, _, scope, name| found << [at, scope, name] }.any?
end
say = ->(text) { RSpec.configuration.reporter.message(text.gsub("##[", "# #[")) }
listener = Object.new
listener.define_singleton_method(:stop) do |_|
  (unsure.uniq - found).each do |test|
    say["Neither run nor skipped by the list, because shared examples without a name cannot be told apart: #{test.join(" ")}"]
  end
  inside = listed.values.flatten(1).select { |at, file| seen[file.empty? ? at[/\A.*(?=:)/] : file] }
  missing = inside.map { |at, _, scope, name| [at, scope, name] } - found - unsure
  missing.first(20).each do |test|
    say["Neither run nor skipped by the list, because it is not at this line any more: #{test.join(" ")}"]
  end
  say["So are #{missing.size - 20} more listed tests."] if missing.size > 20
end
RSpec.configure do |config|
  config.filter_run_excluding(rerun_file_path: ->(_, example) { is_listed[example] != (ENV["FLAKY_MODE"] == "run") })
  config.reporter.register_listener(listener, :stop)
end
RUBY
rspec -r "$dir/flaky.rb" "$@"`);
const pytestScript = script(String.raw `cat > "$dir/kitestring_flaky_tests.py" <<'PYTHON'
import os
import re

with open(os.environ["FLAKY_TESTS"], encoding="utf-8", newline="\n") as file:
    listed = set(file.read().split("\n"))
deselected = []


def pytest_collection_modifyitems(config, items):
    kept = []
    for item in items:
        is_listed = re.sub("[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", item.nodeid) in listed
        (kept if is_listed == (os.environ["FLAKY_MODE"] == "run") else deselected).append(item)
    config.hook.pytest_deselected(items=deselected)
    items[:] = kept


def pytest_sessionfinish(session, exitstatus):
    if exitstatus == 5 and deselected:
        session.exitstatus = 0
PYTHON
PYTHONPATH="$dir${'$'}{PYTHONPATH:+:$PYTHONPATH}" pytest -p kitestring_flaky_tests "$@"`);
const patterns = String.raw `cat > "$dir/patterns.cjs" <<'NODE'
const { existsSync, readFileSync, realpathSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { FLAKY_TESTS, FLAKY_MODE } = require('node:process').env;
let exact = (line) => '(?-i:' + line + ')';
try {
  new RegExp(exact('a'));
} catch {
  exact = (line) => line;
}
const listed = new Map();
for (const line of readFileSync(FLAKY_TESTS, 'utf8').split('\n').filter(Boolean)) {
  const at = line.indexOf('\t');
  const file = line.slice(0, at);
  if (!listed.has(file)) listed.set(file, { at: file !== '' && existsSync(file) ? realpathSync(file) : file, titles: [] });
  listed.get(file).titles.push(exact(line.slice(at + 1)));
}
const isIn = (path) => ([, { at }]) => at === '' || at === path;
// Matches nothing if there are no tests: no position is both a word boundary and not one.
const patternOf = (files) => {
  const pattern = files.flatMap(([, { titles }]) => titles).join('|') || '\\b\\B';
  return FLAKY_MODE === 'skip' ? '^(?!' + pattern + ')' : pattern;
};
exports.inFile = (path) => patternOf([...listed].filter(isIn(path.replaceAll('\\', '/'))));
exports.inAll = () => {
  const missing = [...listed.keys()].filter((file) => file !== '' && !existsSync(file));
  const more = missing.length > 20 ? ' and ' + (missing.length - 20) + ' more' : '';
  const named = missing.slice(0, 20).join(', ').replaceAll('##[', '# #[') + more;
  if (missing.length > 0) console.error('Neither run nor skipped by the list, because these files are not here: ' + named);
  return patternOf([...listed]);
};
exports.findProgram = (name) => {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve(name + '/package.json');
  const { bin, version } = require(manifest);
  return { version, folder: dirname(manifest), program: resolve(dirname(manifest), bin[name] || bin) };
};
NODE`;
const jestScript = script(`${patterns}
cat > "$dir/runner.cjs" <<'NODE'
const { FLAKY_RUNNER } = require('node:process').env;
const { inFile } = require('./patterns.cjs');
module.exports = (globals, config, environment, runtime, path, ...more) => {
  const run = require(FLAKY_RUNNER);
  return (run.default || run)({ ...globals, testNamePattern: inFile(path) }, config, environment, runtime, path, ...more);
};
NODE
cat > "$dir/run.cjs" <<'NODE'
const { createRequire } = require('node:module');
const { env } = require('node:process');
const { pathToFileURL } = require('node:url');
const { findProgram, inAll } = require('./patterns.cjs');
const { program } = findProgram('jest');
const from = (path, name) => createRequire(path).resolve(name);
const config = from(from(from(program, 'jest-cli'), '@jest/core'), 'jest-config');
env.FLAKY_RUNNER = from(config, 'jest-circus/runner');
process.argv.splice(2, 0, '--testRunner=' + require.resolve('./runner.cjs'), '--testNamePattern=' + inAll());
process.argv[1] = program;
import(pathToFileURL(program));
NODE
node "$dir/run.cjs" "$@"`);
const vitestScript = script(`${patterns}
cat > "$dir/run.cjs" <<'NODE'
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { findProgram, inAll, inFile } = require('./patterns.cjs');
const { version, folder } = findProgram('vitest');
const mode = parseInt(version) < 5 ? ['test'] : [];
(async () => {
  const { createVitest, parseCLI, startVitest } = await import(pathToFileURL(join(folder, 'dist/node.js')));
  // All projects of a workspace share what this one has. Plugins reach only those that extend the root.
  const sample = await createVitest(...mode, { config: false, watch: false });
  const shared = Object.getPrototypeOf(sample.projects[0]);
  await sample.close();
  const { createSpecification } = shared;
  let isExact = false;
  shared.createSpecification = function (...about) {
    const specification = createSpecification.apply(this, about);
    isExact = 'testNamePattern' in specification;
    return Object.assign(specification, { testNamePattern: new RegExp(inFile(specification.moduleId)) });
  };
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  const vitest = await startVitest(...mode, filter, { ...options, testNamePattern: inAll() });
  if (!isExact) console.error('Vitest ' + version + ' has one pattern for all files, so the list is compared by title only.');
  await vitest.exit();
})();
NODE
node "$dir/run.cjs" "$@"`);
const goScript = script(String.raw `[ $# -gt 0 ] || set -- ./...
FLAKY_PACKAGES="$dir/packages"; export FLAKY_PACKAGES
# The tags decide which files the packages have.
before=
for each in "$@"; do
  case $before$each in
    -args|--args) break;;
    -tags|--tags) before=:; continue;;
    -tags=*|--tags=*|:*) GOFLAGS="$(go env GOFLAGS) -tags=$(printf %s "$each" | sed 's/^--*tags=//' | tr ' ' ,)"; export GOFLAGS;;
  esac
  before=
done
go list -e ./... > "$FLAKY_PACKAGES"
tested='{{if or .TestGoFiles .XTestGoFiles}}'
go list -e -f "$tested{{.Name}}{{end}}" ./... | sort -u | while read -r name; do
  { echo "package $name""_test"; cat; } > "$dir/$name.go" <<'GO'
import (
	kitestringFlag "flag"
	kitestringOs "os"
	kitestringReflect "reflect"
	kitestringStrings "strings"
	kitestringTesting "testing"
)

// All else is local, so that no name is also one of the package.
func init() {
	type here struct{}
	own := kitestringStrings.TrimSuffix(kitestringReflect.TypeOf(here{}).PkgPath(), "_test")
	matches := func(scope string, name string) bool {
		return name == scope || kitestringStrings.HasSuffix(name, "/"+scope)
	}
	// A scope is a package, or the end of its path. If it is neither, the test can be in any package.
	isHere := func(scope string, packages []string) bool {
		found := false
		for _, name := range packages {
			if name == scope {
				return name == own
			}
			found = found || matches(scope, name)
		}
		return matches(scope, own) || !found && !kitestringStrings.Contains(scope, "/")
	}

	packages, err := kitestringOs.ReadFile(kitestringOs.Getenv("FLAKY_PACKAGES"))
	if err != nil {
		panic(err)
	}
	text, err := kitestringOs.ReadFile(kitestringOs.Getenv("FLAKY_TESTS"))
	if err != nil {
		panic(err)
	}
	// One pattern for all subtests of a test: Go compares each test with each pattern.
	names := map[string][]string{}
	wanted := map[string]bool{}
	for _, line := range kitestringStrings.Split(kitestringStrings.TrimRight(string(text), "\n"), "\n") {
		scope, line, found := kitestringStrings.Cut(line, "\t")
		if !found {
			continue
		}
		if _, known := wanted[scope]; !known {
			wanted[scope] = isHere(scope, kitestringStrings.Fields(string(packages)))
		}
		if !wanted[scope] {
			continue
		}
		at := kitestringStrings.LastIndex(line, "/") + len("/^")
		names[line[:at]] = append(names[line[:at]], kitestringStrings.TrimSuffix(line[at:], "$"))
	}
	patterns := []string{}
	for parent, own := range names {
		patterns = append(patterns, parent+"(?:"+kitestringStrings.Join(own, "|")+")$")
	}
	if len(patterns) == 0 {
		patterns = append(patterns, "\\b\\B")
	}
	kitestringTesting.Init()
	if err := kitestringFlag.Set("test."+kitestringOs.Getenv("FLAKY_MODE"), kitestringStrings.Join(patterns, "|")); err != nil {
		panic(err)
	}
}
GO
done
# Go compiles a pattern again each time it compares with another one, which takes minutes for thousands of tests.
deps=$(go env GOROOT)/src/testing/internal/testdeps/deps.go
[ ! -f "$deps" ] || awk '{ print } /^func \(TestDeps\) MatchString\(/ {
  print "if matchRe = compiled[pat]; matchRe != nil { matchPat = pat; return matchRe.MatchString(str), nil }"
  print "defer func() { compiled[pat] = matchRe }()"
} END { print "var compiled = map[string]*regexp.Regexp{}" }' "$deps" > "$dir/deps.go"
{
  echo '{"Replace": {'
  [ ! -f "$deps" ] || echo "\"$deps\": \"$dir/deps.go\","
  go list -e -f "$tested{{printf \"%q: %q\" (print .Dir \"/zz_flaky_test.go\") (print \"$dir/\" .Name \".go\")}}{{end}}" ./... |
    sed '/^$/d' | sed '$!s/$/,/'
  echo '}}'
} > "$dir/overlay.json"
go test -count=1 -overlay "$dir/overlay.json" "$@"`);

;



const runners = {
    rspec: {
        uses: usesOf('bundle exec sh FILE', 'rspec'),
        script: rspecScript,
        line: rspecLine,
        command: {
            part: (test, folder) => asPart(rspecLine(test, folder)?.split('\t', 1)[0] ?? null),
            join: (parts) => ({ run: `bundle exec rspec ${parts.join(' ')}`, skip: null }),
        },
    },
    pytest: {
        uses: usesOf('sh FILE', 'pytest'),
        script: pytestScript,
        line: pytestLine,
        command: {
            part: (test, folder) => asPart(pytestLine(test, folder)),
            join: (parts) => ({
                run: `pytest ${parts.join(' ')}`,
                skip: `pytest ${parts.map((part) => `--deselect ${part}`).join(' ')}`,
            }),
        },
    },
    jest: {
        uses: usesOf('sh FILE', 'Jest'),
        script: jestScript,
        line: titleLine,
        command: titleCommand('jest'),
    },
    vitest: {
        uses: usesOf('sh FILE', 'Vitest'),
        script: vitestScript,
        line: titleLine,
        command: titleCommand('vitest run'),
    },
    go: {
        uses: usesOf('sh FILE', 'go test (1.20 or later)'),
        script: goScript,
        line: goLine,
        command: {
            part: (test) => asPart(goPattern(test), [test.name]),
            join: (parts) => {
                const pattern = `'${parts.join('|')}' ./...`;
                return { run: `go test -run ${pattern}`, skip: `go test -skip ${pattern}` };
            },
        },
    },
    plain: {
        uses: [
            'Data, not a script: never run this file with a shell, because a name can be a command.',
            'One test per line: location, scope, and name, separated by tabs',
        ],
        line: plainLine,
    },
};
function asPart(text, names = [text ?? '']) {
    return text === null ? null : { text, names };
}
function titleCommand(command) {
    return {
        part: (test) => asPart(titlePattern(test), test.scope === '' ? [test.name] : [test.scope, test.name]),
        join: (parts) => {
            const pattern = parts.join('|');
            return { run: `npx ${command} -t '${pattern}'`, skip: `npx ${command} -t '^(?!${pattern})'` };
        },
    };
}
function usesOf(command, runner) {
    return [
        `Run: ${command} run`,
        `Skip: ${command} skip`,
        `Arguments for ${runner} can follow, except those that select tests.`,
    ];
}
function rspecLine({ place, caller, scope, name }, folder) {
    if (place === null || place.line === null)
        return null;
    const at = (file) => `./${(0,paths.Iw)(folder, file)}`;
    return fields([`${at(place.file)}:${place.line}`, caller === null ? '' : at(caller), scope, name]);
}
function pytestLine({ place, movedFrom, scope, name }, folder) {
    if (name === '')
        return null;
    const file = place?.file.endsWith('.py') ? (0,paths.Iw)(folder, place.file) : null;
    const before = movedFrom === null ? file : (0,paths.Iw)(folder, movedFrom);
    const [path, ...classes] = scope.split('::');
    if (file !== null && path === before)
        return copyable([file, ...classes, name].join('::'));
    if (/\.py(?:::|$)/.test(scope))
        return copyable(`${scope}::${name}`);
    if (file === null || before === null)
        return null;
    return copyable([file, ...classesOf(scope, before), name].join('::'));
}
function classesOf(scope, file) {
    const path = file.replace(/\.py$/, '').split('/');
    const modules = path.map((_, index) => path.slice(index).join('.'));
    const module = modules.find((ending) => `${scope}.`.startsWith(`${ending}.`)) ?? '';
    const classes = scope.slice(module.length);
    if (!/^[\p{L}\p{M}\p{N}_.]*$/u.test(classes))
        return [scope];
    return classes.split('.').filter((part) => part !== '');
}
function titlePattern({ scope, name }) {
    const separator = '(?: > | )';
    const pattern = (text) => text.split(/ > | /).map(oneLinePattern).join(separator);
    return `^${scope === '' ? `${separator}?` : `${pattern(scope)}${separator}`}${pattern(name)}$`;
}
function titleLine(test, folder) {
    const file = test.caller ?? test.place?.file;
    if (file === undefined && test.file !== null)
        return null;
    return `${file === undefined ? '' : (0,paths.Iw)(folder, file)}\t${titlePattern(test)}`;
}
function goLine(test) {
    const pattern = goPattern(test);
    return pattern && `${copyable(test.scope).trim()}\t${pattern}`;
}
function goPattern({ name }) {
    if (name === '')
        return null;
    const levels = copyable(name)
        .split('/')
        .map((level) => `^${escapePattern(level.replaceAll(/\s/g, '_'))}$`);
    return levels.join('/');
}
function plainLine({ place, file, line, scope, name }, folder) {
    const location = `${place === null ? (file ?? '-') : (0,paths.Iw)(folder, place.file)}${line ? `:${line}` : ''}`;
    return fields([location, scope, name].map((field) => (/^[=+\-@#]./.test(field) ? `'${field}` : field)));
}
function oneLinePattern(title) {
    return escapePattern(title.toWellFormed()).replaceAll(/[\p{Cc}\u2028\u2029]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function fields(texts) {
    return texts.map(copyable).join('\t');
}
function copyable(text) {
    return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}


}),

8909:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  m: () => (describeFormula),
  u: () => (scoreOf)
});
var _text_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
var _ages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5271);


function scoreOf({ instances, lastSeenAt }, now, halfLifeMs) {
    if (instances === null || lastSeenAt === null)
        return 0;
    return instances * 0.5 ** ((0,_ages_js__WEBPACK_IMPORTED_MODULE_0__.h)(lastSeenAt, now) / halfLifeMs);
}
function describeFormula(halfLifeMs) {
    const days = Number((halfLifeMs / _text_durations_js__WEBPACK_IMPORTED_MODULE_1__.vd).toFixed(2));
    return `score = instances × 0.5^(days since last seen ÷ ${days})`;
}


}),

9267:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (oneTest),
  Zq: () => (goneSection),
  pW: () => (orderLine)
});
var _text_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2647);
var _text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
var _text_durations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(888);
var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);
var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1412);
var _score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8909);
var _tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3825);







function oneTest(test, { asOf }, options) {
    const often = test.instances === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `, ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(test.instances, 'instance')}`;
    const where = (0,_tables_js__WEBPACK_IMPORTED_MODULE_2__.gg)(test, options, 'sentence');
    const place = where.markdown === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` at ${where}`;
    const scope = test.scope === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.rF)(test.scope, 120)})`;
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)('the test', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `**${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__.nf)((0,_tables_js__WEBPACK_IMPORTED_MODULE_2__.Vb)(test), test.url)}**${scope}${place}${often}, ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.fj)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `last seen ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_2__.p$)(test, asOf)}`, (0,_tables_js__WEBPACK_IMPORTED_MODULE_2__.L3)(test)], ', ')}.`);
}
function goneSection({ comparison }) {
    const gone = comparison?.gone ?? [];
    if (gone.length === 0)
        return [];
    const named = gone.filter((test) => test.name !== null);
    const head = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `The service no longer lists these tests. This does not mean that they are fixed.\n`;
    const rows = (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_3__.p_)('tests that are no longer reported', head, named.map(goneItem), { total: gone.length });
    return [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(`${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.Z)(gone.length)} no longer reported`, rows)];
}
function orderLine({ sort, halfLifeMs, comparison }) {
    const by = sort === 'score' ? (0,_score_js__WEBPACK_IMPORTED_MODULE_5__.m)(halfLifeMs) : sort;
    const news = (comparison?.added ?? 0) === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `New tests first. `;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${news}Sorted by ${by}, then by instances, last seen, and ID.`;
}
function goneItem({ name, lastSeenAt, instances }) {
    const seen = lastSeenAt === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `, last seen ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_6__.K9)(lastSeenAt)}`;
    const often = instances === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `, ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(instances, 'instance')}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(0,_tables_js__WEBPACK_IMPORTED_MODULE_2__.Vb)({ name: name ?? '' })}${often}${seen}`;
}


}),

2780:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (contentsOf),
  u: () => (renderFlakySummary)
});

var text_blocks = __webpack_require__(2647);
var text_document = __webpack_require__(1904);
var fence = __webpack_require__(5260);
var markdown = __webpack_require__(1608);
var baseline = __webpack_require__(2324);
var headline = __webpack_require__(823);
var sections = __webpack_require__(9267);
var counts = __webpack_require__(7005);
var rank = __webpack_require__(2369);
var tables = __webpack_require__(3825);
;





const changedFiles = 'in files changed by this pull request';
function listTests(report, options) {
    const { touched, top } = report;
    const tests = (0,rank.$h)(report.tests);
    const max = Math.min(options.max, top ?? tests.length);
    const theirs = touched?.length ? touched : null;
    const shown = (theirs ?? tests).slice(0, Math.min(max, theirs ? options.most.touched : options.most.first));
    const name = theirs ? 'tests in changed files' : 'first tests';
    const { listed, omitted } = splitByRoom(groupOthers({ tests, touched }, new Set(shown)), max - shown.length);
    const further = theirs !== null && listed.length > 0 && theirs.length > shown.length;
    const limit = further ? { total: theirs.length, elsewhere: (0,markdown.md) ` below` } : {};
    const words = options.elsewhere === undefined ? markdown.s6 : (0,markdown.md) ` ${options.elsewhere}`;
    return {
        open: (0,tables.b6)(name, shown, report, options.style, limit),
        others: [
            ...listed.map(({ title, tests: group, most }) => (0,text_blocks.yZ)(title, (0,tables.b6)(title, group, report, options.style, { max: most, elsewhere: words }))),
            ...(omitted.length === 0
                ? []
                : [(0,text_blocks.FY)('other tests', (0,markdown.md) `And ${describeOmitted(omitted)}${words}.`)]),
        ],
    };
}
function groupOthers({ tests, touched }, shown) {
    const theirs = (touched ?? []).filter((test) => !shown.has(test));
    const [recent, dormant] = [[], []];
    for (const test of tests) {
        if (test.touched || shown.has(test))
            continue;
        (test.age === 'dormant' && test.change !== 'new' ? dormant : recent).push(test);
    }
    return [
        { title: `${(0,counts.Z)(theirs.length)} more ${changedFiles}`, tests: theirs },
        { title: `${(0,counts.Z)(recent.length)} more`, tests: recent },
        { title: `${(0,counts.Z)(dormant.length)} not seen for 30 days`, tests: dormant },
    ].filter((group) => group.tests.length > 0);
}
function splitByRoom(groups, room) {
    const listed = [];
    const omitted = [];
    let most = room;
    for (const group of groups) {
        if (most > 0)
            listed.push({ ...group, most });
        else
            omitted.push(group);
        most -= group.tests.length;
    }
    return { listed, omitted };
}
function describeOmitted(groups) {
    const count = (some) => some.reduce((sum, { tests }) => sum + tests.length, 0);
    const touched = count(groups.filter(({ tests }) => tests[0]?.touched));
    const part = touched === 0 ? '' : `, ${(0,counts.Z)(touched)} of them ${changedFiles},`;
    return `${(0,counts.Z)(count(groups))} more${part}`;
}

;








const rememberedFirst = (0,markdown.md) `This is the first report on this pull request.`;
const touchedShown = 25;
const firstShown = 10;
const mostInFull = 500;
const shownOfMany = 100;
const longestBlock = 50_000;
function contentsOf(reports, selectors) {
    const all = reports.every((report) => mostShown(report) >= report.tests.length);
    return { all, names: selectors.listed > 0 && fits(selectors) };
}
function renderFlakySummary(reports, options) {
    const isOnly = reports.length === 1;
    const { gates, selectors, copyFrom } = options;
    const [first] = reports;
    const blocks = [
        (0,text_blocks.FY)('verdict', (0,markdown.md) `## ${(0,headline.b5)(reports)}`),
        (0,headline.HN)({ failures: gates?.failures ?? [], unevaluated: [] }),
        ...reports.flatMap((report) => [
            ...(isOnly ? [] : [(0,text_blocks.FY)('suite', (0,markdown.md) `### Suite ${report.suite.name}`)]),
            (0,text_blocks.FY)('first', report.newUnknown === baseline.fS ? rememberedFirst : markdown.s6),
            (0,text_blocks.FY)('changes', (0,headline.a8)(report)),
            (0,text_blocks.FY)('caveats', (0,headline.oW)(report)),
            ...(isOnly || report.tests.length > 0 ? [] : [(0,text_blocks.FY)('none', (0,markdown.md) `No flaky tests.`)]),
            ...body(report, options),
        ]),
        ...copySection(selectors, copyFrom),
        ...(first !== undefined && (0,headline.e6)(reports) > 1
            ? [(0,text_blocks.FY)('order', (0,markdown.md) `<sub>${(0,sections.pW)(first)}</sub>`)]
            : []),
    ];
    return (0,text_document.yQ)(blocks, (0,text_document.ee)(options.bytes), (0,markdown.md) `<sub>${(0,markdown.fj)(reports.map(headline._J), '<br>')}</sub>`);
}
function body(report, { repository = null, elsewhere, ownersOf }) {
    const { tests } = report;
    const style = { repository, score: true, ownersOf };
    const [only] = tests;
    if (only === undefined)
        return (0,sections.Zq)(report);
    if (tests.length === 1)
        return [(0,sections.X)(only, report, style), ...(0,sections.Zq)(report)];
    const list = listTests(report, {
        style,
        most: { touched: touchedShown, first: firstShown },
        max: mostShown(report),
        elsewhere,
    });
    return [list.open, ...list.others, ...(0,sections.Zq)(report)];
}
function mostShown({ tests, top }) {
    return top ?? (tests.length > mostInFull ? shownOfMany : tests.length);
}
function fits({ text }) {
    return text.length <= longestBlock;
}
function copySection(selectors, copyFrom) {
    if (!selectors || selectors.listed === 0)
        return [];
    if (fits(selectors))
        return [
            (0,text_blocks.yZ)('Run or skip these tests', (0,text_blocks.FY)('copyable names', (0,fence.O)(selectors.text.trimEnd()))),
        ];
    const place = copyFrom === undefined ? markdown.s6 : (0,markdown.md) ` It is ${copyFrom}.`;
    return [
        (0,text_blocks.FY)('copyable names', (0,markdown.md) `The list to run or skip these tests is too long to show here.${place}`),
    ];
}


}),

3825:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L3: () => (knownWords),
  p$: () => (lastSeenWords),
  gg: () => (locationCell),
  Vb: () => (nameOf),
  b6: () => (testTable)
});

var blocks = __webpack_require__(2647);
var external_node_crypto_ = __webpack_require__(7598);
var text_repository = __webpack_require__(5705);
var text_url = __webpack_require__(1412);
;



function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,external_node_crypto_.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,text_url.Pl)(`${(0,text_repository.Ek)(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}

var counts = __webpack_require__(7005);
var cut = __webpack_require__(1129);
var durations = __webpack_require__(888);
var markdown = __webpack_require__(1608);
var ages = __webpack_require__(5271);
;









const right = 'right';
function testTable(name, tests, report, options, limit = {}) {
    const { asOf } = report;
    const columns = [
        { title: 'Test' },
        { title: 'Location' },
        ...(options.score
            ? [{ title: 'Instances', align: right }, { title: 'Last seen' }]
            : [{ title: 'Flaky' }]),
        ...(options.score ? [{ title: 'Score', align: right }] : []),
    ];
    const rows = tests
        .slice(0, limit.max)
        .map((test) => [
        testCell(test),
        locationCell(test, options),
        ...(options.score
            ? [instancesCell(test), lastSeenCell(test, asOf), test.score.toFixed(1)]
            : [flakyCell(test, asOf)]),
    ]);
    return (0,blocks.tp)(name, columns, rows, { total: tests.length, ...limit });
}
function testCell({ name, scope, url, ids, change }) {
    const news = change === null ? markdown.s6 : (0,markdown.md) `**${change}** · `;
    const several = ids.length > 1 ? (0,markdown.md) ` (listed ${ids.length} times)` : markdown.s6;
    const below = scope === '' ? markdown.s6 : (0,markdown.md) `<br><sub>${(0,markdown.rF)(scope, 120)}</sub>`;
    return (0,markdown.md) `${news}${(0,text_url.nf)(nameOf({ name }), url)}${several}${below}`;
}
function flakyCell(test, asOf) {
    const often = test.instances === null ? (0,markdown.md) `unknown` : (0,markdown.md) `${(0,counts.U)(test.instances, 'time')}`;
    const seen = test.lastSeenAt === null ? markdown.s6 : (0,markdown.md) `seen ${(0,durations.nV)((0,ages.h)(test.lastSeenAt, asOf))}`;
    const below = (0,markdown.fj)([seen, knownWords(test)], '<br>');
    return below.markdown === '' ? often : (0,markdown.md) `${often}<br><sub>${below}</sub>`;
}
function knownWords({ knownSince }) {
    return knownSince === null ? markdown.s6 : (0,markdown.md) `known here since ${(0,durations.im)(knownSince)}`;
}
function locationCell({ file, line, place, caller, inDiff, removed }, { repository, ownersOf = () => [] }, form = 'cell') {
    if (file === null)
        return markdown.s6;
    const label = (0,markdown.rF)(`${(0,cut.i)(place?.file ?? file, 80)}${line ? `:${line}` : ''}`);
    const called = caller === null ? markdown.s6 : (0,markdown.md) ` (called from ${(0,markdown.rF)((0,cut.i)(caller, 80))})`;
    if (place === null)
        return (0,markdown.md) `${label}${called}${removed ? (0,markdown.md) ` (file removed)` : markdown.s6}`;
    const named = (0,markdown.CS)(ownersOf(place.file).join(' '), 80);
    const words = form === 'cell' ? (0,markdown.md) `<br><sub>owner ${named}</sub>` : (0,markdown.md) `, owned by ${named}`;
    const owned = named.markdown === '' ? markdown.s6 : words;
    if (repository === null)
        return (0,markdown.md) `${label}${called}${owned}`;
    const change = inDiff ? changeUrl(repository, place) : null;
    const diff = change === null ? markdown.s6 : (0,markdown.md) ` · ${(0,text_url.nf)('diff', change)}`;
    return (0,markdown.md) `${(0,text_url.nf)(label, (0,text_repository.Hx)(repository, place))}${diff}${called}${owned}`;
}
function nameOf({ name }) {
    const shown = (0,markdown.rF)(name, 200);
    return shown.markdown === '' ? (0,markdown.md) `(no name)` : shown;
}
function instancesCell({ instances }) {
    return instances === null ? 'unknown' : (0,counts.Z)(instances);
}
function lastSeenWords({ lastSeenAt }, asOf) {
    if (lastSeenAt === null)
        return (0,markdown.md) `at an unknown time`;
    return (0,markdown.md) `${(0,durations.nV)((0,ages.h)(lastSeenAt, asOf))} (${(0,durations.K9)(Math.min(lastSeenAt, asOf))})`;
}
function lastSeenCell(test, asOf) {
    if (test.lastSeenAt === null)
        return (0,markdown.md) `unknown`;
    const age = (0,ages.h)(test.lastSeenAt, asOf);
    const when = age < 2 * durations.vd ? (0,durations.K9)(Math.min(test.lastSeenAt, asOf)) : lastSeenDay(test, asOf);
    return (0,markdown.md) `${(0,durations.nV)(age)}<br><sub>${when}</sub>`;
}
function lastSeenDay({ lastSeenAt }, asOf) {
    return lastSeenAt === null ? (0,markdown.md) `unknown` : (0,markdown.md) `${(0,durations.im)(Math.min(lastSeenAt, asOf))}`;
}


}),

7862:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  i: () => (readTests)
});
var _model_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1822);
var _ages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5271);
var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
var _score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8909);




function readTests(tests, context) {
    const groups = new Map();
    const { readPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.$v)() } = context;
    for (const test of tests) {
        const path = readPath(test.location, test.file_name, test.scope);
        const line = path.line ?? (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.ho)(test.location ?? '')[1] ?? '';
        const key = `${line} ${test.scope?.length} ${test.name?.length} ${path.shown?.length} ${test.scope}${test.name}${path.shown ?? ''}${path.caller ?? path.unplacedCaller ?? ''}`;
        const group = groups.get(key);
        if (group === undefined) {
            groups.set(key, { test, path, others: null, isListedTwice: false });
            continue;
        }
        group.isListedTwice ||= (group.path.absolute === null) !== (path.absolute === null);
        if (group.others === null)
            group.others = [test];
        else
            group.others.push(test);
        if (group.path.absolute === null)
            group.path = path;
    }
    return Array.from(groups.values(), (group) => readGroup(group, context));
}
function readGroup({ test, path, others, isListedTwice }, { now, halfLifeMs, toLink }) {
    let instances = instancesOf(test);
    let lastSeenAt = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_1__.p)(test.most_recent_instance_at);
    for (const other of others ?? []) {
        instances = addKnown(instances, instancesOf(other));
        lastSeenAt = latest(lastSeenAt, (0,_model_times_js__WEBPACK_IMPORTED_MODULE_1__.p)(other.most_recent_instance_at));
    }
    return {
        ids: others === null ? [test.id] : [...new Set([test, ...others].map(({ id }) => id))],
        name: test.name ?? '',
        scope: test.scope ?? '',
        file: path.shown,
        line: path.line,
        place: path.place,
        caller: path.caller,
        unplacedCaller: path.unplacedCaller,
        url: toLink(test.web_url),
        instances,
        lastSeenAt,
        age: (0,_ages_js__WEBPACK_IMPORTED_MODULE_2__.N)(lastSeenAt, now),
        score: (0,_score_js__WEBPACK_IMPORTED_MODULE_3__.u)({ instances, lastSeenAt }, now, halfLifeMs),
        touched: false,
        inDiff: false,
        removed: false,
        movedFrom: null,
        absolute: path.absolute,
        isListedTwice,
        isOfRunner: path.isOfRunner,
        change: null,
        mayBeNew: false,
        knownSince: null,
    };
}
function instancesOf({ instances }) {
    return typeof instances === 'number' && instances >= 0
        ? Math.min(Math.floor(instances), Number.MAX_SAFE_INTEGER)
        : null;
}
function addKnown(a, b) {
    return a === null || b === null ? (a ?? b) : Math.min(a + b, Number.MAX_SAFE_INTEGER);
}
function latest(a, b) {
    return a === null || b === null ? (a ?? b) : Math.max(a, b);
}


}),

3409:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  EM: () => (markTouched),
  Oc: () => (notAllFiles),
  _I: () => (cuts),
  az: () => (whyMoreTouched),
  ed: () => (findMissingPrefix),
  u5: () => (isUnplacedAbsolute)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _model_test_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9732);
var _go_packages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7491);
var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8659);




function markTouched(tests, changed) {
    if (changed === null)
        return tests;
    const paths = new Set(changed.paths.map(clean));
    const removed = new Set((changed.removed ?? []).map(clean).filter((path) => !paths.has(path)));
    const renamed = new Map((changed.renamed ?? []).map(([from, to]) => [clean(from), clean(to)]));
    if (paths.size + removed.size === 0)
        return tests;
    const current = (file) => (paths.has(file) ? file : (renamed.get(file) ?? file));
    return tests.map((test) => {
        if (test.place === null)
            return test;
        const place = { ...test.place, file: current(test.place.file) };
        const caller = test.caller === null ? null : current(test.caller);
        if (removed.has(place.file) || (caller !== null && removed.has(caller)))
            return { ...test, place: null, removed: true };
        const touched = paths.has(place.file) || (caller !== null && paths.has(caller));
        const inDiff = isIn(changed.diff?.get(place.file), place.line);
        const movedFrom = place.file === test.place.file ? null : test.place.file;
        return touched ? { ...test, place, caller, inDiff, touched, movedFrom } : test;
    });
}
function isUnplacedAbsolute({ place, file, removed }) {
    return place === null && !removed && file !== null && (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_1__.o)(file);
}
const notAllFiles = 'not all changed files of the pull request are known';
function whyMoreTouched(unplaced, changed, testFolder) {
    if (!changed.complete)
        return notAllFiles;
    const renamed = (changed.renamed ?? []).map(([from]) => from);
    const names = new Set([...changed.paths, ...renamed].map((path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)));
    if (unplaced.some(({ file }) => names.has(file ?? '')))
        return 'the folder of a Go test is not known, and the pull request changes a file of its name';
    const paths = new Set([...changed.paths, ...renamed]);
    const absolute = unplaced.filter(isUnplacedAbsolute);
    const isChanged = (tail) => paths.has(tail) || paths.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(testFolder, tail));
    return absolute.some(({ file }) => cuts(file ?? '').some(({ tail }) => isChanged(tail)))
        ? 'the absolute path of a test is below no known folder, and the pull request changes a file whose path is the end of it (set path-prefix)'
        : null;
}
const mostTried = 6;
function findMissingPrefix(tests, changed, { testFolder, workspace, countTouched }) {
    if (changed === null)
        return null;
    const prefixesOf = indexPrefixes(changed.paths, { testFolder, workspace });
    const counts = new Map();
    for (const test of tests) {
        const path = test.absolute ?? test.place?.file ?? test.file;
        if (path === null || test.touched || (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_2__.HB)(test))
            continue;
        for (const prefix of prefixesOf(path))
            counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
    const tried = [...counts]
        .filter(([, count]) => count > 1)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, mostTried)
        .map(([lines]) => lines.split('\n').filter(Boolean))
        .map((prefixes) => ({ prefixes, tests: countTouched(prefixes) }))
        .filter(({ tests: count }) => count > 1);
    const others = (one) => tried.filter((other) => !isBetter(one, other));
    return tried.find((one) => others(one).length === 1) ?? null;
}
function isBetter(one, other) {
    const isPart = (short, long) => short.prefixes.length > 0 &&
        short.prefixes.length < long.prefixes.length &&
        short.prefixes.every((line) => long.prefixes.includes(line));
    if (isPart(one, other))
        return one.tests >= other.tests;
    return isPart(other, one) && one.tests > other.tests;
}
function indexPrefixes(paths, { testFolder, workspace }) {
    const inFolder = testFolder === '' ? '' : `${testFolder}/`;
    const folders = new Map();
    for (const path of paths) {
        for (const { head, tail } of [{ head: '', tail: path }, ...cuts(path)]) {
            const known = folders.get(tail);
            if (known === undefined)
                folders.set(tail, [head]);
            else if (known.length < 3)
                known.push(head);
        }
    }
    return (path) => {
        if (!(0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_1__.o)(path)) {
            const listed = path.startsWith(inFolder) ? path.slice(inFolder.length) : path;
            return folders.get(listed) ?? [];
        }
        const { head = '', tail = '' } = cuts(path).find((cut) => cut.tail.includes('/') && folders.has(cut.tail)) ?? {};
        if (inFolder !== '' && tail.startsWith(inFolder))
            return [`${testFolder}\n${head}/${testFolder}`];
        const root = workspace !== null && head.startsWith(`${workspace}/`) ? '.' : '';
        return (folders.get(tail) ?? []).map((folder) => `${folder || root}\n${head}`);
    };
}
function cuts(path) {
    const segments = path.split('/');
    const first = Math.max(1, segments.length - 16);
    return segments.slice(first).map((_, index) => {
        const at = first + index;
        return { head: segments.slice(0, at).join('/'), tail: segments.slice(at).join('/') };
    });
}
function isIn(ranges, line) {
    if (ranges === undefined || line === null)
        return ranges !== undefined;
    return ranges.some(([first, last]) => line >= first && line <= last);
}
function clean(path) {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__.nx)(path) ?? path;
}


})

};
;