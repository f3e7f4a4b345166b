"use strict";
exports.id = 967;
exports.ids = [967];
exports.modules = {

// MODULE: ./build/sources/operations/failures/explain.js + 15 modules
/***/ 2348:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainFailures: () => (/* binding */ explainFailures)
});

// EXTERNAL MODULE: ./build/sources/report/builds/jobs.js
var builds_jobs = __webpack_require__(399);
// EXTERNAL MODULE: ./build/sources/report/builds/tables.js
var tables = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/sources/report/text/plain.js
var plain = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/sources/report/text/durations.js
var durations = __webpack_require__(888);
// EXTERNAL MODULE: ./build/sources/report/text/markdown.js
var markdown = __webpack_require__(1608);
// EXTERNAL MODULE: ./build/sources/report/text/url.js
var url = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/sources/report/failures/base-branch.js



function jobOnBase({ branch, ran, failed, last }) {
    if (ran === 0)
        return onBranch('not seen on', branch);
    const builds = ran === 1 ? 'the last build' : `the last ${ran} builds`;
    if (failed === 0)
        return onBranch(`passed in ${builds} of`, branch);
    const where = ran === 1 ? 'in the last build' : `in ${failed} of ${builds}`;
    const when = last?.at ? `, last ${(0,durations/* formatMoment */.K9)(last.at)}` : '';
    return onBranch(`also failed ${where} of`, branch, when, last);
}
function testOnBase({ branch, days, failed, ran }) {
    const where = ran === null ? `${failed} times` : `in ${failed} of ${ran} runs`;
    return onBranch(`${failed === 0 ? 'no failure' : `also failed ${where}`} on`, branch, ` in ${days} days`);
}
function onBranch(words, branch, rest = '', build = null) {
    const number = build && `#${build.number}`;
    const page = build && (0,markdown.md) ` (${(0,url/* link */.nf)(number, build.url)})`;
    return {
        text: `${words} ${branch}${rest}${number ? ` (${number})` : ''}`,
        markdown: (0,markdown.md) `${words} ${(0,markdown/* prose */.CS)(branch, 80)}${{ markdown: rest }}${page}`,
    };
}

// EXTERNAL MODULE: ./build/sources/report/failures/failed-test.js
var failed_test = __webpack_require__(2897);
;// CONCATENATED MODULE: ./build/sources/report/failures/annotations.js





const mostJobs = 9;
const mostTests = 10;
function annotateFailedJobs(jobs) {
    if (jobs.length === 1 && jobs[0]?.why === null && !jobs[0].onBase)
        return [];
    return (0,tables/* firstJobs */.vf)(jobs, mostJobs).map(({ job, why, onBase }) => {
        const message = [job.reason, why ?? ''].filter((part) => part !== '').join(': ') || 'failed';
        return annotation('error', (0,builds_jobs/* title */.DD)(job), onBase ? `${message} (${onBase.text})` : message);
    });
}
function annotateFailedTests(tests, hasFile) {
    const annotations = tests.map((test) => {
        const base = test.onBase ? testOnBase(test.onBase).text : '';
        const words = [test.scope, test.name, base, test.message].filter((part) => part !== '').join(': ');
        const { file, line } = test.place && hasFile(test.place.file) ? test.place : { file: null, line: null };
        const heading = (0,failed_test/* isFlaky */.s8)(test) ? 'Failed test (flaky)' : 'Failed test';
        return { ...annotation('warning', heading, words || '(no name)'), file, line };
    });
    const placedFirst = annotations.toSorted((a, b) => Number(a.file === null) - Number(b.file === null));
    return placedFirst.slice(0, mostTests);
}
function annotation(level, heading, message) {
    const texts = { title: (0,plain/* plainLine */.h)(heading, 200), message: (0,plain/* plainLine */.h)(message, 1_000) };
    return { level, ...texts, file: null, line: null };
}

// EXTERNAL MODULE: ./build/sources/operations/outputs/build-outcome.js
var build_outcome = __webpack_require__(3265);
// EXTERNAL MODULE: ./build/sources/report/text/repository.js
var text_repository = __webpack_require__(5705);
;// CONCATENATED MODULE: ./build/sources/report/failures/places.js

const sourceRoots = ['', 'src/test/java/', 'src/test/kotlin/'];
function locate({ file, line, scope }, hasFile, repository, runner) {
    if (file === null || file.split('/').includes('..'))
        return null;
    const isGo = runner === 'go test';
    const isPackage = isGo || runner === 'gradle' || runner === 'maven';
    const isAbsolute = /^(?:\/|[A-Za-z]:[\\/])/.test(file);
    if (!(isAbsolute || isPackage))
        return { file, line };
    const roots = isGo || !isPackage ? [''] : sourceRoots;
    const folder = isGo ? scope : scope.split('.').slice(0, -1).join('/');
    const segments = (isAbsolute ? file : `${folder}/${file}`).split(/[\\/]/).filter((one) => one !== '');
    const own = (0,text_repository/* repositoryPlace */.Go)(repository);
    for (let start = 0; start < segments.length; start += 1) {
        const end = segments.slice(start).join('/');
        const found = roots.map((root) => `${root}${end}`).filter(hasFile);
        const isOwn = isGo && segments.slice(0, start).join('/').toLowerCase() === own && !/^v\d+\//.test(end);
        if (isOwn)
            return { file: end, line };
        if (found.length > 0)
            return found[0] && found.length === 1 ? { file: found[0], line } : null;
    }
    return null;
}

// EXTERNAL MODULE: ./build/sources/report/tests/identity.js
var identity = __webpack_require__(7917);
;// CONCATENATED MODULE: ./build/sources/report/failures/sources.js

function chooseTests(failed, known, { sourcesOf, toFailed, }) {
    const isKnown = (job) => known.tests.some(({ jobs }) => jobs.includes(job));
    const unplaced = known.tests.filter(({ jobs }) => jobs.length === 0);
    const jobsOf = new Map();
    const chosen = failed.flatMap(({ id: job }) => {
        const sources = isKnown(job) ? [] : sourcesOf(job);
        const tests = sources.find((one) => one.tests.length > 0) ?? sources.find((one) => one.retried.length > 0);
        if (tests === undefined)
            return [];
        const same = unplaced.filter((one) => tests.tests.some((test) => isSame(one, test)));
        for (const one of same)
            jobsOf.set(one, [...(jobsOf.get(one) ?? []), job]);
        return same.length > 0 ? [] : [{ job, tests }];
    });
    const of = (part) => together(chosen.flatMap(({ job, tests }) => tests[part].map((test) => toFailed(test, { job, tests }))));
    const tests = [
        ...known.tests.map((test) => ({ ...test, jobs: jobsOf.get(test) ?? test.jobs })),
        ...of('tests'),
    ];
    const retried = [...known.retried, ...of('retried')];
    return { tests, retried: retried.filter((one) => !tests.some((test) => isSame(one, test))) };
}
function isSame(one, other) {
    const baseOf = (file) => file.split(/[\\/]/).at(-1);
    if (one.file && other.file && baseOf(one.file) !== baseOf(other.file))
        return false;
    const lettersOf = (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
    const [a, b] = [lettersOf(one.name), lettersOf(other.name)];
    return (a === b ||
        lettersOf(one.scope) + a === lettersOf(other.scope) + b ||
        (other.scope === '' && b.endsWith(a)));
}
function together(tests) {
    const named = Map.groupBy(tests, (test) => `${(0,identity/* keyOf */.TN)(test)} ${test.line}`);
    return [...named.values()].flatMap((same) => {
        const jobs = [...new Set(same.flatMap((test) => test.jobs))];
        return same.slice(0, 1).map((test) => ({ ...test, jobs }));
    });
}

// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/text/cut.js
var cut = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/sources/report/failures/verdict.js




function describeFailedTests(tests, total = tests.length) {
    const isOnBase = (test) => !(0,failed_test/* isFlaky */.s8)(test) && (test.onBase?.failed ?? 0) > 0;
    const isNew = (test) => test.labels !== null && !(0,failed_test/* isFlaky */.s8)(test) && !isOnBase(test);
    const isUnknown = (test) => test.labels === null && !isOnBase(test);
    const isAnyKnown = !tests.every(isUnknown);
    const kinds = [
        { of: tests.filter(isNew), one: 'is new', several: 'are new' },
        {
            of: tests.filter(isOnBase),
            one: 'also failed on the base branch',
            several: 'also failed on the base branch',
        },
        { of: tests.filter(failed_test/* isFlaky */.s8), one: 'is known to be flaky', several: 'are known to be flaky' },
        {
            of: isAnyKnown ? tests.filter(isUnknown) : [],
            one: 'is not in Test Engine',
            several: 'are not in Test Engine',
        },
    ].filter(({ of }) => of.length > 0);
    const parts = kinds.map(({ of: { length }, one, several }) => {
        const subject = length < tests.length ? `${length}` : length === 1 ? 'it' : 'all';
        return `${subject} ${length === 1 ? one : several}`;
    });
    const whose = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
    const most = Math.max(total, tests.length);
    const named = most > tests.length ? `, of which ${(0,counts/* formatNumber */.ZV)(tests.length)} are known by name` : '';
    return tests.length === 0 ? undefined : `${(0,counts/* count */.U9)(most, 'test')} failed${named}${whose}.`;
}
function failureVerdict(failed, tests, isComplete) {
    const all = tests ?? [];
    const testsOf = ({ id }) => all.filter(({ jobs }) => jobs.includes(id));
    const isExplained = (job) => !job.stopped && testsOf(job).length > 0 && testsOf(job).every(failed_test/* isFlaky */.s8);
    if (!all.every(failed_test/* isFlaky */.s8)) {
        const others = all.filter((test) => !(0,failed_test/* isFlaky */.s8)(test)).length;
        const part = `${others} of ${all.length} failed tests ${others === 1 ? 'is' : 'are'} not`;
        const none = all.length === 1 ? 'The failed test is not' : `None of the ${all.length} failed tests is`;
        const sentence = `${others === all.length ? none : part} known to be flaky.`;
        return { kind: 'new', sentence, mayPassAgain: false };
    }
    const mayPassAgain = failed.length > 0 && failed.every((job) => job.lost || (isComplete && isExplained(job)));
    const knowsJobs = all.some(({ jobs }) => jobs.length > 0);
    const step = failed.find(({ child }) => child !== undefined);
    const stopped = failed.find((job) => job.stopped);
    const lost = failed.filter((job) => job.lost).length;
    const [bare, ...more] = knowsJobs ? failed.filter((job) => testsOf(job).length === 0) : [];
    const doubts = [
        lost > 0 && `${lost} of ${failed.length} jobs lost an agent, and flaky tests do not explain the rest`,
        all.length === 0 && 'the service lists no failed test',
        !isComplete && 'not all failed tests are known',
        step && `the trigger step ${quote(step)} failed`,
        stopped && `job ${quote(stopped)} was stopped${stopped.reason && ` (${stopped.reason})`}`,
        bare && `${(0,counts/* count */.U9)(more.length + 1, 'job')} failed without a failed test, first ${quote(bare)}`,
    ];
    const doubt = doubts.find(Boolean);
    if (doubt) {
        const sentence = mayPassAgain
            ? 'Each failed job was lost with its agent, or has only flaky tests.'
            : `Whether the failure is flaky is unknown: ${doubt}.`;
        return { kind: 'unknown', sentence: tests || lost > 0 ? sentence : undefined, mayPassAgain };
    }
    const isOne = all.length === 1;
    const words = `${isOne ? 'The failed test is' : `All ${all.length} failed tests are`} known to be flaky`;
    const where = knowsJobs ? '' : '; the service does not name the jobs in which tests failed';
    return { kind: 'flaky', sentence: `${words}${where}.`, mayPassAgain: true };
}
function quote(job) {
    return `“${(0,cut/* cutEnd */.ym)((0,builds_jobs/* title */.DD)(job), 60)}”`;
}

// EXTERNAL MODULE: ./build/sources/model/build-address.js
var build_address = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/sources/model/states.js
var states = __webpack_require__(2476);
// EXTERNAL MODULE: ./build/sources/operations/context/error-text.js
var error_text = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/sources/operations/context/time-to-wait.js
var time_to_wait = __webpack_require__(4020);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-build.js
var read_build = __webpack_require__(9234);
;// CONCATENATED MODULE: ./build/sources/operations/failures/failed-build.js







const mostChildren = 5;
async function withChildren(one, context) {
    const parent = { ...one, step: null, unread: new Map() };
    const steps = one.build.state === 'canceled' ? [] : one.report.failed.filter(({ child }) => child?.url);
    const children = steps.slice(0, mostChildren).map((step) => readChild(step, parent, context));
    const isBare = one.build.test_engine === undefined && (0,states/* isOver */.PU)(one.build);
    const options = { include_retried_jobs: true, timeoutMs: time_to_wait/* additionMs */.FC, signal: context.signal };
    const read = isBare ? await (0,read_build/* readWithRuns */.HQ)(one.address, options, context).catch(() => undefined) : undefined;
    const build = { ...one.build, ...(read && { test_engine: read.test_engine, pipeline: read.pipeline }) };
    return [{ ...parent, build }, ...(await Promise.all(children)).flat()];
}
function isOfEvent({ build }, { workflow }) {
    return (0,text_repository/* isOfRepository */.iI)(build.pipeline?.repository, workflow.repository);
}
async function readChild(step, parent, context) {
    const { signal, clock, log } = context;
    const address = (0,build_address/* parseBuildUrl */.v3)(step.child?.url);
    if (address === null)
        return [];
    try {
        const limits = { ...(0,time_to_wait/* askedOnce */.mb)(clock), signal, timeoutMs: 5_000, rank: 'last' };
        const build = await (0,read_build/* readWithRuns */.HQ)(address, { include_retried_jobs: true, ...limits }, context);
        const { report, ...one } = (0,build_outcome/* reportBuild */.pE)({ address, build, logLines: parent.logLines }, context);
        const failed = report.failed.map((job) => ({ ...job, name: `${step.name} › ${job.name}` }));
        return [{ ...one, report: { ...report, failed }, step }];
    }
    catch (error) {
        parent.unread?.set(step.id, (0,error_text/* errorSentence */.O8)(error));
        log.info(`${(0,build_address/* nameBuild */.mT)(address)} of the step ${step.name} is not shown: ${(0,error_text/* errorSentence */.O8)(error)}`);
        return [];
    }
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/explained-build.js









function explainOne(one, read, context) {
    const { service, reports, readings, bases, areShown } = read;
    const base = bases.get(one);
    const { report, step } = one;
    const { tests: known = null, retried: first = [], gaps = [] } = service.get(one) ?? {};
    const areJobsKnown = report.part?.isComplete !== false;
    const isComplete = known !== null && gaps.length === 0 && areJobsKnown;
    const { totals, gaps: unread = [] } = reports.get(one) ?? {};
    const hasAll = isComplete && known.every((test) => test.jobs.length > 0);
    const sourcesOf = (job) => {
        const logged = readings.get(job)?.tests;
        return [
            reports.get(one)?.jobs.get(job) ?? [],
            logged ? { ...logged, source: 'log' } : [],
        ].flat();
    };
    const { placeOf, toFailed } = placesIn(one, context);
    const found = chooseTests(report.failed, { tests: known ?? [], retried: first }, { sourcesOf, toFailed });
    const show = (test) => ({
        ...test,
        place: test.source === 'test-engine' ? placeOf(test) : test.place,
        scope: [step?.name, test.scope].filter(Boolean).join(' › '),
        message: areShown ? test.message : '',
        trace: areShown ? test.trace : undefined,
        onBase: base?.onBase(test) ?? undefined,
    });
    const isNamed = areShown || isOfEvent(one, context);
    const tests = (isNamed ? found.tests : []).map(show);
    const retried = (isNamed ? found.retried : []).map(show);
    const jobs = report.failed.map((job) => {
        const { lines = [], reason = null, tests: logged = null } = readings.get(job.id) ?? {};
        const own = tests.filter((test) => test.jobs.includes(job.id));
        const [first] = own;
        const least = (first?.source === 'test-report' ? unread.length === 0 : hasAll) ? '' : 'at least ';
        const isLogged = first === undefined || first.source === 'log';
        const counted = isLogged ? logged?.sentence : `${least}${(0,counts/* count */.U9)(own.length, 'test')} failed`;
        const why = one.unread?.get(job.id) ?? counted ?? (areShown ? reason : null);
        const onBase = base?.jobs.get(job.id);
        return { job, lines, why, isBelow: step !== null, ...(onBase && { onBase: jobOnBase(onBase) }) };
    });
    for (const { job, onBase } of jobs)
        if (onBase)
            context.log.info(`${(0,builds_jobs/* title */.DD)(job)}: ${onBase.text}.`);
    const verdict = failureVerdict(report.failed, known, isComplete);
    const all = [...gaps, ...unread, ...(base?.gaps ?? [])];
    return {
        ...one,
        base,
        verdict,
        jobs,
        tests,
        retried,
        first: found.retried,
        totals,
        gaps: all,
    };
}
function placesIn(one, context) {
    const { repository, hasFile } = context.workflow;
    const isOurs = isOfEvent(one, context);
    const seen = isOurs && repository?.sha === one.build.commit ? repository : null;
    const placeOf = (test, runner) => {
        const place = isOurs || repository === null ? locate(test, hasFile, repository, runner ?? undefined) : null;
        return place && { ...place, source: seen && (0,text_repository/* sourceUrl */.Hx)(seen, place) };
    };
    const unknown = { url: null, labels: null, executions: null };
    const toFailed = (test, { job, tests }) => {
        const { source, runner } = tests;
        return { ...test, ...unknown, source, place: placeOf(test, runner), jobs: [job] };
    };
    return { placeOf, toFailed };
}
function joinChildren(one, children, { changed, ownersOf }) {
    const jobs = one.jobs.flatMap((job) => {
        return [job, ...children.filter(({ step }) => step?.id === job.job.id).flatMap((child) => child.jobs)];
    });
    const all = [one, ...children];
    const tests = all.flatMap((part) => part.tests.map((test) => ({
        ...test,
        isChanged: changed.has(test.place?.file ?? ''),
        ...(test.place && ownersOf && { owners: ownersOf(test.place.file) }),
    })));
    const retried = (0,failed_test/* inTurn */.lo)(all.flatMap((part) => part.retried));
    const gaps = all.flatMap((part) => part.gaps);
    return { ...one, jobs, tests: (0,failed_test/* inTurn */.lo)(tests), retried, gaps };
}

// EXTERNAL MODULE: ./build/sources/report/text/blocks.js
var blocks = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/sources/report/text/escape-untrusted.js
var escape_untrusted = __webpack_require__(93);
;// CONCATENATED MODULE: ./build/sources/report/failures/blocks.js









const blocks_mostTests = 100;
const longestLine = 500;
const longestMessage = 300;
function failedTestsTable(tests, words, jobs) {
    if (tests.length === 0)
        return [];
    const withMessages = tests.some(({ message }) => message !== '');
    const rows = tests
        .slice(0, blocks_mostTests)
        .map((test) => [
        (0,markdown/* join */.fj)([
            (0,markdown/* wrapping */.rF)(scopeOf(test), 120),
            (0,markdown.md) `**${(0,url/* link */.nf)((0,markdown/* wrapping */.rF)(test.name, 160), test.url)}**`,
            (0,markdown.md) `<sub>${(0,markdown/* join */.fj)([placeOf(test), ...marksOf(test, jobs.length > 1 ? jobs : [])], ' · ')}</sub>`,
        ], '<br>'),
        ...(withMessages ? [messageOf(test)] : []),
    ]);
    const columns = [
        { title: `${words} (${(0,counts/* count */.U9)(tests.length, 'test')})` },
        ...(withMessages ? [{ title: 'Message' }] : []),
    ];
    const elsewhere = (0,markdown.md) ` in the output ${(0,markdown/* code */.aY)('json')}`;
    return [(0,blocks/* table */.tp)('failed tests', columns, rows, { total: tests.length, elsewhere })];
}
function marksOf(test, jobs) {
    const { executions } = test;
    const ran = jobs.filter(({ job }) => test.jobs.includes(job.id));
    const shown = ran.slice(0, 2).map(({ job }) => (0,markdown/* prose */.CS)((0,builds_jobs/* title */.DD)(job), 40));
    const more = ran.length > 2 ? (0,markdown.md) ` and ${ran.length - 2} more` : markdown/* nothing */.s6;
    const isPart = executions !== null && executions.failed < executions.total;
    return [
        ran.length > 0 ? (0,markdown.md) `in ${(0,markdown/* join */.fj)(shown, ', ')}${more}` : markdown/* nothing */.s6,
        (0,failed_test/* isFlaky */.s8)(test) ? (0,markdown.md) `flaky` : markdown/* nothing */.s6,
        test.isChanged ? (0,markdown.md) `changed here` : markdown/* nothing */.s6,
        test.onBase ? testOnBase(test.onBase).markdown : markdown/* nothing */.s6,
        test.owners?.length ? (0,markdown.md) `owner ${(0,markdown/* prose */.CS)(test.owners.join(' '), 80)}` : markdown/* nothing */.s6,
        isPart ? (0,markdown.md) `failed in ${executions.failed} of ${(0,counts/* count */.U9)(executions.total, 'execution')}` : markdown/* nothing */.s6,
    ];
}
function scopeOf({ scope, file, place }) {
    const shown = place?.file ?? file;
    return shown === null ? scope : `${scope}::`.replace(`${shown}::`, '').replace(/(?: › |::)$/, '');
}
function placeOf({ file, line, place }) {
    const shown = place?.file ?? file;
    if (shown === null)
        return markdown/* nothing */.s6;
    const label = (0,markdown.md) `${(0,markdown/* wrapping */.rF)(shown)}${line === null ? '' : `:${line}`}`;
    return (0,url/* link */.nf)(label, place?.source ?? null);
}
function messageOf({ message }) {
    const lines = (0,cut/* cutEnd */.ym)(message.replaceAll('\r', ''), longestMessage).split('\n').slice(0, 8);
    return (0,markdown/* join */.fj)(lines.map((line) => (0,markdown/* wrapping */.rF)(line)), '<br>');
}
function logBlocks(logs, bytes) {
    const share = Math.floor(bytes / Math.max(1, logs.length)) - 1_000;
    return logs.map(({ title, lines }) => {
        const shown = lastLines(lines, share);
        return folded('log of a failed job', `${title}: last ${(0,counts/* count */.U9)(shown.length, 'line')}`, shown);
    });
}
const mostTraces = 10;
function traceBlocks(tests, bytes) {
    const traced = tests.filter(({ trace, message }) => trace && trace.trim() !== message.trim());
    return traced.slice(0, mostTraces).map(({ name, trace = '' }) => {
        const last = lastLines(trace.split('\n').toReversed(), bytes / mostTraces - 1_000);
        return folded('stack trace', `Stack trace of ${name}`, last.toReversed());
    });
}
function folded(name, title, lines) {
    const open = `<details><summary>${(0,escape_untrusted/* escapeForTags */.qm)(title, 200)}</summary>\n`;
    const body = (0,markdown/* join */.fj)([{ markdown: open }, (0,markdown/* fenced */.OF)(lines.join('\n')), { markdown: '\n</details>' }], '\n');
    return (0,blocks/* paragraph */.FY)(name, lines.length === 0 ? markdown/* nothing */.s6 : body);
}
function lastLines(lines, bytes) {
    const shown = [];
    let left = bytes;
    for (const line of lines.toReversed()) {
        const short = (0,cut/* cutEnd */.ym)(line.replaceAll('\t', '    '), longestLine);
        left -= Buffer.byteLength(short) + 1;
        if (left < 0)
            break;
        shown.unshift(short);
    }
    return shown;
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/failure-details.js






function detailsOf(one, retries, { verdict, hidden, rerun }) {
    const { report, jobs, tests, retried, totals, gaps } = one;
    const lead = report.state === 'passed' ? undefined : describeFailedTests(tests, totals?.failed);
    const isInLead = verdict?.kind !== 'unknown' && lead !== undefined && tests.every((test) => test.jobs.length > 0);
    const doubt = isInLead ? undefined : verdict?.sentence;
    const { ran = 0, failed = 0, skipped = 0 } = totals ?? {};
    return {
        lead,
        retried: describeRetries(one, retries),
        sentences: [doubt, ...gaps, hidden].filter((sentence) => sentence !== undefined),
        jobs,
        tests: [
            ...failedTestsTable(tests, 'Failed test', jobs),
            ...failedTestsTable(retried, 'Failed first, passed on retry', jobs),
        ],
        totals: ran > 0
            ? `By the test reports, ${(0,counts/* count */.U9)(ran, 'test')} ran, ${(0,counts/* formatNumber */.ZV)(failed)} failed, ${(0,counts/* formatNumber */.ZV)(skipped)} skipped.`
            : undefined,
        traces: (bytes) => [...traceBlocks(tests, bytes), ...(rerun ? [rerun.block] : [])],
        logs: (bytes) => logBlocks(jobs.flatMap(logGroup), bytes),
    };
}
function logGroup({ job, lines }) {
    return lines.length === 0 ? [] : [{ title: `Log of ${(0,builds_jobs/* title */.DD)(job)}`, lines }];
}
function describeRetries({ report, address, first }, retries) {
    if (report.state !== 'passed')
        return retries?.notices ?? [];
    const passed = report.jobs?.filter(({ outcome }) => outcome === 'passed') ?? [];
    const all = passed.reduce((sum, { attempts }) => sum + attempts - 1, 0);
    const own = retries?.retried.filter((one) => (0,build_address/* nameBuild */.mT)(one.address) === (0,build_address/* nameBuild */.mT)(address)) ?? [];
    const byUs = Math.min(all, own.reduce((sum, one) => sum + (one.count ?? 1), 0));
    if (all === 0 || byUs + first.length === 0)
        return [];
    const who = byUs === all ? ' by this step' : byUs > 0 ? `, ${byUs} of them by this step` : '';
    const words = (0,counts/* count */.U9)(first.length, first.every(failed_test/* isFlaky */.s8) ? 'flaky test' : 'test');
    return [
        `Passed after ${(0,counts/* count */.U9)(all, 'retry', 'retries')}${who}${first.length > 0 ? `: ${words} failed first` : ''}.`,
    ];
}

// EXTERNAL MODULE: ./build/sources/model/fork.js
var fork = __webpack_require__(146);
// EXTERNAL MODULE: ./build/sources/model/queue-branch.js
var queue_branch = __webpack_require__(9988);
// EXTERNAL MODULE: ./build/sources/model/script-job.js
var script_job = __webpack_require__(1635);
// EXTERNAL MODULE: ./build/sources/model/times.js
var times = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/sources/report/builds/outcomes.js
var outcomes = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/sources/operations/lists/read-list.js
var read_list = __webpack_require__(7360);
;// CONCATENATED MODULE: ./build/sources/operations/failures/base-branch.js











const mostBuilds = 10;
const days = 7;
const base_branch_mostTests = 100;
const options = { timeoutMs: time_to_wait/* additionMs */.FC, rank: 'last' };
async function compareWithBase(builds, { compareBase, baseBranch }, context) {
    const compared = new Map();
    const lists = new Map();
    const once = (key, read) => {
        const name = key.join(' ');
        if (!lists.has(name))
            lists.set(name, read());
        return lists.get(name);
    };
    const ids = new Set(builds.map(({ build }) => build.id));
    for (const one of builds) {
        const { build, report } = one;
        const ofBuild = (0,queue_branch/* parseQueueBranch */.H)(build.branch)?.base ?? build.pull_request?.base;
        const base = baseBranch ?? ofBuild ?? build.pipeline?.default_branch;
        const isOfBase = build.branch === base && !build.pull_request?.id;
        if (compareBase && base && !isOfBase && report.failed.length > 0)
            compared.set(one, await compareOne(one, { base, ids, once }, context));
    }
    return compared;
}
async function compareOne(one, { base, ids, once }, context) {
    const { build, report } = one;
    const { organization, pipeline } = one.address;
    const gaps = [];
    const attempt = async (what, reading) => {
        try {
            return await reading;
        }
        catch (error) {
            if (!context.signal.aborted)
                gaps.push(`Whether the ${what} fail on ${base} too is not known: ${(0,error_text/* errorSentence */.O8)(error)}`);
            return null;
        }
    };
    const list = once([organization, base, pipeline, 'builds'], () => readBuilds(one, base, context));
    const builds = (await attempt('jobs', list))?.filter(({ id }) => !ids.has(id)) ?? null;
    const suite = suiteOf(build);
    const read = () => readTests({ organization, suite: suite ?? '' }, base, context);
    const tests = suite === null ? null : await attempt('tests', once([organization, base, suite, 'tests'], read));
    const jobs = new Map();
    for (const { id } of report.failed) {
        const job = build.jobs?.filter(isRun).find((each) => each.id === id);
        if (job && builds)
            jobs.set(id, jobIn(builds, stepOf(job), base, context));
    }
    const newest = builds?.find((each) => ['passed', 'failed'].includes(each.state));
    const isFailing = newest && jobs.size === report.failed.length
        ? [...jobs.values()].every(({ last }) => last?.number === newest.number)
        : null;
    return { jobs, onBase: (test) => tests && testIn(tests, test, { base, organization }), isFailing, gaps };
}
async function readBuilds({ address, build: { pipeline } }, branch, context) {
    const { client, signal } = context;
    const list = client.builds.listForPipeline(address, {
        ...options,
        branch,
        state: 'finished',
        perPage: mostBuilds,
        signal,
    });
    const { items, failure } = await (0,read_list/* readList */.LD)(list, { limit: mostBuilds, thing: 'build' }, context);
    if (failure)
        throw failure.cause;
    const own = context.workflow.repository?.name ?? null;
    return items.filter((build) => build.branch === branch && !(0,fork/* isOfFork */.OU)({ pipeline, ...build }, own));
}
function isRun(job) {
    return (0,script_job/* isScriptJob */.P)(job) || job.type === 'trigger';
}
function stepOf(job) {
    const { step_key: key, name } = job;
    const { command, matrix, parallel_group_index: index } = job;
    return JSON.stringify([job.type, key ?? [name, name ? null : command], matrix ?? null, index ?? null]);
}
function jobIn(builds, step, branch, { toLink }) {
    const runs = builds.flatMap((build) => (build.jobs ?? [])
        .filter(isRun)
        .filter((job) => stepOf(job) === step && !(0,script_job/* isReplaced */.t)(job))
        .map((job) => ({ build, outcome: (0,outcomes/* jobOutcome */.Yr)(job, (0,states/* effectiveState */.Jt)(build)) })));
    const failed = runs.filter(({ outcome }) => outcome === 'failed');
    const ran = failed.length + runs.filter(({ outcome }) => outcome === 'passed').length;
    const [last] = failed.map(({ build: { number, web_url, finished_at } }) => {
        return { number, url: toLink(web_url), at: (0,times/* parseTime */.p)(finished_at) };
    });
    return { branch, ran, failed: failed.length, last: last ?? null };
}
function suiteOf({ test_engine: engine }) {
    const [suite = null, ...others] = new Set(engine?.runs?.flatMap(({ suite }) => suite?.slug ?? []));
    return others.length === 0 ? suite : null;
}
async function readTests(address, branch, context) {
    const { client, signal } = context;
    const min_timestamp = new Date(client.serviceNow() - days * durations/* day */.vd).toISOString();
    const asked = { ...options, branch, tags: 'result:~failed', min_timestamp, signal };
    const list = client.tests.listForSuite(address, asked);
    const { items, complete, failure } = await (0,read_list/* readList */.LD)(list, { limit: base_branch_mostTests, thing: 'test' }, context);
    if (failure)
        throw failure.cause;
    const keys = (0,identity/* identifyTests */.mJ)(items, address.organization).map(identity/* keyOf */.TN);
    return { items, keys, complete };
}
function testIn({ items, keys, complete }, test, { base, organization }) {
    const byPage = items.filter(({ web_url }) => test.url !== null && web_url === test.url);
    const [key = ''] = (0,identity/* identifyTests */.mJ)([{ ...test, location: test.file }], organization).map(identity/* keyOf */.TN);
    const found = byPage.length > 0 ? byPage : (0,identity/* positionsOf */.q$)(key, keys).flatMap((at) => items[at] ?? []);
    if (found.length > 1 || (found.length === 0 && !(complete && test.labels !== null)))
        return null;
    const { executions_count: total = null, executions_count_by_result: counts } = found[0] ?? {};
    return { branch: base, days, failed: counts?.failed ?? 0, ran: total };
}

// EXTERNAL MODULE: ./build/sources/client/errors.js
var errors = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/sources/report/failures/log.js + 12 modules
var failures_log = __webpack_require__(5007);
;// CONCATENATED MODULE: ./build/sources/operations/failures/read-logs.js





const mostLogs = 10;
async function readLogs(builds, lines, { client, clock, log, signal }) {
    const ranked = builds.toSorted((a, b) => Number(a.step !== null) - Number(b.step !== null));
    const jobs = ranked.flatMap(({ address, report }) => report.failed.map((job) => ({ address, job })));
    const chosen = jobs
        .filter(({ job }) => job.child === undefined && job.span?.startedAt)
        .toSorted((a, b) => Number(a.job.state === 'canceled') - Number(b.job.state === 'canceled'))
        .slice(0, mostLogs);
    const endMs = clock.monotonic() + time_to_wait/* additionMs */.FC;
    const readings = new Map();
    let refusal = null;
    let isReported = false;
    const read = async ({ address, job }) => {
        try {
            const leftMs = Math.max(1, endMs - clock.monotonic());
            const { text } = await client.jobs.log({ ...address, job: job.id }, { signal, timeoutMs: leftMs });
            readings.set(job.id, (0,failures_log/* readJobLog */.gM)(text, lines));
        }
        catch (error) {
            if (error instanceof errors/* ApiError */.hD && error.status === 403)
                refusal = `Logs of failed jobs are not shown. ${error.hint ?? ''} To read none, set log-lines to 0.`;
            else if (!isReported && !signal.aborted)
                log.info(`The log of ${(0,builds_jobs/* title */.DD)(job)} is not shown: ${(0,error_text/* errorSentence */.O8)(error)}`);
            isReported = true;
        }
    };
    await Promise.all(chosen.slice(0, 1).map(read));
    if (refusal === null)
        await Promise.all(chosen.slice(1).map(read));
    if (refusal !== null && lines === 0)
        log.info(refusal);
    return { readings, refusal: lines === 0 ? null : refusal };
}

// EXTERNAL MODULE: ./build/sources/report/failures/lines.js
var lines = __webpack_require__(6550);
;// CONCATENATED MODULE: ./build/sources/report/failures/service-tests.js


function traceOf(expanded) {
    const parts = (Array.isArray(expanded) ? expanded : []);
    const lines = parts
        .flatMap((part) => [part?.expanded, part?.backtrace])
        .filter(Array.isArray)
        .flat();
    return lines.filter((line) => typeof line === 'string').join('\n');
}
function fromService(test, execution, jobs, toLink) {
    const [, path = '', line] = (0,lines/* matchIn */.X3)(/(.*?)(?::(\d{1,9}))?$/s, test.location ?? '');
    const { failed, passed } = test.executions_count_by_result ?? {};
    const file = (0,failed_test/* pathOf */.XM)(test.file_name || path) || null;
    const isSame = file === (0,failed_test/* pathOf */.XM)(path) && line !== undefined;
    const trace = traceOf(execution?.failure_expanded);
    return {
        source: 'test-engine',
        file,
        line: isSame ? Number(line) : null,
        scope: test.scope ?? '',
        name: test.name ?? '',
        message: execution?.failure_reason?.trim() ?? '',
        ...(trace && { trace }),
        url: toLink(test.web_url),
        labels: test.labels ?? [],
        jobs,
        place: null,
        executions: failed ? { failed, total: test.executions_count ?? failed + (passed ?? 0) } : null,
    };
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/read-tests.js






const read_tests_mostTests = 300;
const mostRuns = 5;
const mostExecutions = 100;
const read_tests_mostJobs = 10;
const pausesMs = [0, 5_000, 10_000, 20_000];
const mostLooks = 12;
const jobTag = 'build.job_id';
async function readFailedTests(builds, endMs, context) {
    const tests = new Map();
    const isRefusal = (error) => error instanceof errors/* ApiError */.hD && [403, 404].includes(error.status);
    let refused = false;
    for (const one of builds) {
        const isRetried = (0,build_outcome/* hasPassedOnRetry */._Y)(one);
        if (!one.build.test_engine?.runs?.length || !(one.report.state === 'failed' || isRetried))
            continue;
        try {
            const read = isRetried ? await readRetried(one, context) : await readFailed(one, endMs, context);
            refused ||= 'failure' in read && isRefusal(read.failure);
            tests.set(one, read);
        }
        catch (error) {
            if (context.signal.aborted)
                break;
            context.log.info(`The failed tests are not read from the service: ${(0,error_text/* errorSentence */.O8)(error)}`);
            return { tests, refused: refused || isRefusal(error) };
        }
    }
    return { tests, refused };
}
async function readRetried(build, context) {
    const { items } = await list(build, 'result:~failed', context);
    const retried = items.map((test) => fromService(test, undefined, [], context.toLink));
    return { tests: [], retried, gaps: [] };
}
async function readFailed(build, endMs, context) {
    const { executions, isOpen, isCut, failure } = await readRuns(build, endMs, context);
    const listed = await list(build, 'result:^failed', context);
    const named = executions.flatMap(({ tags, test_id: test }) => typeof tags?.[jobTag] === 'string' ? [{ job: tags[jobTag], test }] : []);
    const isVague = named.length === 0 || isCut;
    const pairs = [...named, ...(isVague ? await askJobs(build, 'result:^failed', context) : [])];
    const failed = new Set(build.report.failed.map(({ id }) => id));
    const always = new Set(listed.items.map(({ id }) => id));
    const others = pairs.filter(({ job, test }) => failed.has(job) && test && !always.has(test));
    const passed = others.length === 0 ? [] : await askJobs(build, 'result:~passed', context).catch(() => []);
    const isPassed = (job, test) => passed.some((one) => one.job === job && one.test === test);
    const some = others.length === 0 ? [] : (await list(build, 'result:~failed', context)).items;
    const ids = new Set(others.map(({ test }) => test));
    const all = [...listed.items, ...some.filter(({ id }) => ids.has(id))].flatMap((test) => {
        const ran = new Set(pairs.flatMap((pair) => (pair.test === test.id ? pair.job : [])));
        const inFailed = [...ran.intersection(failed)];
        if (inFailed.length === 0 && ran.size > 0)
            return [];
        const jobs = inFailed.filter((job) => !isPassed(job, test.id));
        const isRetried = jobs.length === 0 && ran.size > 0;
        const execution = executions.find((one) => one.test_id === test.id);
        return [{ isRetried, test: fromService(test, execution, isRetried ? inFailed : jobs, context.toLink) }];
    });
    const gaps = [
        !listed.complete && `Only ${listed.items.length} failed tests are read: ${(0,read_list/* whyIncomplete */.Be)(listed)}.`,
        isCut && failed.size > read_tests_mostJobs && `In which jobs tests failed is known of ${read_tests_mostJobs} jobs only.`,
        isOpen && 'The service still processes results of tests. Failed tests can be missing.',
        failure && `Messages and jobs of failed tests can be missing: ${(0,error_text/* errorSentence */.O8)(failure)}`,
    ].filter((gap) => typeof gap === 'string');
    const of = (isRetried) => all.filter((one) => one.isRetried === isRetried).map(({ test }) => test);
    return { tests: of(false), retried: of(true), gaps, failure };
}
async function readRuns({ build, address: { organization } }, endMs = Number.POSITIVE_INFINITY, { client, clock, log, signal }) {
    const runs = (build.test_engine?.runs ?? [])
        .slice(0, mostRuns)
        .flatMap(({ id, suite }) => (id && suite?.slug ? [{ organization, suite: suite.slug, run: id }] : []));
    let open = runs;
    let looks = mostLooks;
    let failure;
    const attempt = (asked, none) => asked.catch((error) => {
        if (signal.aborted || (error instanceof errors/* ApiError */.hD && error.status === 403))
            throw error;
        failure = error;
        return none;
    });
    for (const pauseMs of pausesMs) {
        if (open.length === 0 || looks === 0 || (pauseMs > 0 && clock.monotonic() + pauseMs > endMs))
            break;
        if (pauseMs === pausesMs[1])
            log.info('The service still processes results of tests. They are read again for up to 35 s.');
        if (pauseMs > 0)
            await clock.sleep(pauseMs, signal);
        const looked = await Array.fromAsync(open.slice(0, looks), async (run) => {
            const seen = await attempt(client.tests.run(run, { signal, timeoutMs: time_to_wait/* additionMs */.FC }), null);
            return seen?.state === 'running' ? [run] : [];
        });
        open = [...looked.flat(), ...open.slice(looked.length)];
        looks -= looked.length;
    }
    const executions = await Array.fromAsync(runs, (run) => attempt(client.tests.failedExecutions(run, { signal, timeoutMs: time_to_wait/* additionMs */.FC }), []));
    const isLeft = (build.test_engine?.runs?.length ?? 0) > runs.length;
    const isCut = isLeft || executions.some((page) => page.length >= mostExecutions);
    return { executions: executions.flat(), isOpen: open.length > 0, isCut, failure };
}
async function list(build, tags, context) {
    const { client, signal } = context;
    const to = { organization: build.address.organization, build: build.build.id };
    const tests = client.tests.listForBuild(to, { tags, signal, timeoutMs: time_to_wait/* additionMs */.FC });
    const listed = await (0,read_list/* readList */.LD)(tests, { limit: read_tests_mostTests, thing: 'test' }, context);
    if (listed.failure)
        throw listed.failure.cause;
    return listed;
}
async function askJobs(build, result, context) {
    const jobs = build.report.failed.filter(({ child }) => child === undefined).slice(0, read_tests_mostJobs);
    const asked = jobs.map(async ({ id: job }) => {
        const { items } = await list(build, `${result},${jobTag}:${job}`, context);
        return items.map((test) => ({ job, test: test.id }));
    });
    return (await Promise.all(asked)).flat();
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/read-failures.js




const defaultLines = 40;
async function readFailures(builds, settings, context) {
    const lines = settings.logLines ?? (context.workflow.isPrivate ? defaultLines : 0);
    const groups = await Promise.all(builds.map((one) => withChildren(one, context)));
    const { tests: service, refused } = await readFailedTests(groups.flat(), settings.endMs, context);
    const named = groups.flat().filter((one) => lines > 0 || isOfEvent(one, context));
    const reports = await readAllReports(named, settings.testReports, context);
    const isBare = (one) => (job) => !service.get(one)?.tests.some(({ jobs }) => jobs.includes(job.id)) &&
        !reports.get(one)?.jobs.get(job.id)?.tests.length;
    const logged = named.map((one) => {
        const failed = lines > 0 ? one.report.failed : one.report.failed.filter(isBare(one));
        return { ...one, report: { ...one.report, failed } };
    });
    const { readings, refusal } = await readLogs(settings.logLines === 0 ? [] : logged, lines, context);
    const own = groups.flatMap(([one]) => (one?.report.state === 'failed' ? [one] : []));
    const bases = await compareWithBase(own, settings, context);
    return { groups, service, refused, reports, readings, refusal, bases, areShown: lines > 0 };
}
async function readAllReports(builds, globs, context) {
    const reports = new Map();
    if (globs === undefined)
        return reports;
    const { readReports } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(560), __webpack_require__.e(541)]).then(__webpack_require__.bind(__webpack_require__, 8541));
    for (const one of builds)
        if (one.report.failed.length > 0)
            reports.set(one, await readReports(one, globs, context));
    return reports;
}

// EXTERNAL MODULE: ./build/sources/report/tests/lists.js
var lists = __webpack_require__(5874);
;// CONCATENATED MODULE: ./build/sources/operations/failures/rerun.js



const formats = new Map([
    ['rspec', 'rspec'],
    ['pytest', 'pytest'],
    ['jest', 'jest'],
    ['vitest', 'vitest'],
    ['go test', 'go'],
    ['gotestsum', 'go'],
]);
const longestCommand = 2_000;
function rerunOf(tests, runnerOf) {
    const formatOf = ({ jobs, file }) => jobs.flatMap((job) => formats.get(runnerOf(job) ?? '') ?? [])[0] ?? (0,lists/* formatOfFile */.fd)(file);
    const groups = [...Map.groupBy(tests, formatOf)].toSorted(([, a], [, b]) => b.length - a.length);
    const [format, own = []] = groups.find(([known]) => known !== undefined) ?? [];
    if (format === undefined)
        return null;
    const listed = own.map((test) => ({ ...test, caller: null, example: null }));
    const { text, command, listed: count } = (0,lists/* listTests */.kq)([{ tests: listed, testFolder: '' }], format);
    if (count === 0 || command === null)
        return null;
    const which = count === tests.length ? 'the' : `${count} of ${tests.length}`;
    const words = (0,markdown.md) `Run ${which} failed ${tests.length === 1 ? 'test' : 'tests'} on your machine:`;
    const body = command.length > longestCommand ? markdown/* nothing */.s6 : (0,markdown/* join */.fj)([words, (0,markdown/* fenced */.OF)(command, 'sh')], '\n\n');
    return { text, block: (0,blocks/* paragraph */.FY)('command to run the failed tests', body) };
}

;// CONCATENATED MODULE: ./build/sources/operations/failures/explain.js







const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
const needsSuites = 'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';
async function explainFailures(outcome, { builds, settings, retries }, readChanged, context) {
    const { hasFile, isPrivate } = context.workflow;
    const read = await readFailures(builds, settings, context);
    const all = await explainAll(read, readChanged, context);
    const failures = all.filter(({ report }) => report.state === 'failed');
    const verdict = combine(failures.map((one) => one.verdict));
    const jobs = all.flatMap((one) => one.jobs);
    const isHidden = settings.logLines === undefined && !isPrivate && jobs.length > 0;
    const hidden = read.refusal ?? (isHidden ? publicLogs : undefined);
    const tests = all.filter(({ report }) => report.state !== 'passed').flatMap((one) => one.tests);
    const rerun = rerunOf(tests, (job) => read.readings.get(job)?.tests?.runner);
    const notes = { verdict, hidden, rerun };
    const details = new Map(all.map((one, index) => [one.build.id, detailsOf(one, retries, index === 0 ? notes : {})]));
    const isUnknown = failures.some(({ build }) => !build.test_engine?.runs?.length);
    const cannotRetry = settings.needsTests && (read.refused || isUnknown) && !verdict?.mayPassAgain;
    return {
        ...outcome,
        failure: { ...verdict, mayPassAgain: verdict?.mayPassAgain ?? false, details },
        ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
        notices: [...(outcome.notices ?? []), ...(cannotRetry ? [needsSuites] : [])],
        outputs: {
            ...outcome.outputs,
            ...(verdict && { 'failure-kind': verdict.kind }),
            ...outputsOf(all, tests),
            ...baseFailing(read.bases),
        },
        ...jsonOf(all),
        ...(rerun && { files: [{ output: 'rerun-path', name: 'failed-tests.txt', text: rerun.text }] }),
        groups: jobs.flatMap(logGroup),
        annotations: [
            ...(outcome.success ? [] : [...annotateFailedJobs(jobs), ...annotateFailedTests(tests, hasFile)]),
            ...(read.refusal === null ? [] : [{ title: 'Logs', message: read.refusal, file: null, line: null }]),
        ],
        summary: ({ bytes }) => (0,build_outcome/* renderBuilds */.W8)(builds, bytes, details),
    };
}
async function explainAll(read, readChanged, context) {
    const parts = read.groups.map((group) => group.map((one) => explainOne(one, read, context)));
    const isAsked = parts.flat().some(({ tests }) => tests.some(({ place }) => place));
    const changed = new Set(isAsked ? await readChanged() : []);
    const ownersOf = isAsked
        ? await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(323)]).then(__webpack_require__.bind(__webpack_require__, 323))).readOwners(context.workflow)
        : undefined;
    return parts.flatMap(([one, ...children]) => one ? [joinChildren(one, children, { changed, ownersOf })] : []);
}
function combine(verdicts) {
    const [worst] = ['new', 'unknown', 'flaky'].flatMap((kind) => verdicts.filter((one) => one.kind === kind));
    return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}
function outputsOf(all, tests) {
    return {
        'failed-jobs': all.flatMap(({ report, base }) => report.failed.map((job) => ({ ...(0,build_outcome/* failedJobEntry */.P$)(job), ...baseEntry(base?.jobs.get(job.id)) }))),
        'failed-tests': tests.map((test) => ({
            file: test.place?.file ?? null,
            line: test.place?.line ?? null,
            url: test.url,
            flaky: test.labels === null ? null : (0,failed_test/* isFlaky */.s8)(test),
            ...baseEntry(test.onBase),
        })),
    };
}
function baseFailing(bases) {
    const all = [...bases.values()].map(({ isFailing }) => isFailing);
    return all.length === 0 || all.includes(null) ? {} : { 'base-failing': String(all.every(Boolean)) };
}
function jsonOf(all) {
    const json = all.map((one) => ({
        ...one.build,
        failed_tests: one.tests.map(testEntry),
        ...(one.retried.length > 0 && { retried_tests: one.retried.map(testEntry) }),
    }));
    const isKnown = all.some((one) => one.tests.length + one.retried.length > 0);
    return isKnown ? { json: json.length === 1 ? json[0] : json } : {};
}
function testEntry({ place, isChanged: _, trace: __, owners: ___, onBase, ...test }) {
    return { ...test, file: place?.file ?? test.file, ...baseEntry(onBase) };
}
function baseEntry(onBase) {
    return onBase && { base_failed: onBase.failed, base_ran: onBase.ran };
}


/***/ }),

// MODULE: ./build/sources/report/failures/failed-test.js
/***/ 2897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   lo: () => (/* binding */ inTurn),
/* harmony export */   s8: () => (/* binding */ isFlaky)
/* harmony export */ });
function isFlaky({ labels }) {
    return labels?.includes('flaky') ?? false;
}
function inTurn(tests) {
    const turns = new Map();
    const turnOf = ({ jobs: [job] }) => {
        const turn = turns.get(job) ?? 0;
        turns.set(job, turn + 1);
        return turn;
    };
    return [tests.filter((test) => !isFlaky(test)), tests.filter(isFlaky)].flatMap((part) => part
        .map((test) => ({ test, turn: turnOf(test) }))
        .toSorted((a, b) => a.turn - b.turn)
        .map(({ test }) => test));
}
function pathOf(path) {
    return path.startsWith('./') ? path.slice(2) : path;
}


/***/ }),

// MODULE: ./build/sources/report/failures/go-test.js
/***/ 1180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LY: () => (/* binding */ readPackage),
/* harmony export */   bk: () => (/* binding */ goTest),
/* harmony export */   fY: () => (/* binding */ parentsOf)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6550);
/* harmony import */ var _log_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2243);


const packageEnd = /(?:^ok {2}|^\? {3}|FAIL)\t(\S+)(?:\t| (\[[^[\]]+\])$|$)/;
const testEnd = /^( *)--- (FAIL|PASS|SKIP): (\S.*) \(\d{1,9}\.\d\ds\)$/;
const testStart = /^=== (?:RUN|CONT|NAME) {2,3}(\S.*)/;
const message = /^( {4,})(\S[^:]*\.go):(\d{1,9}): ?(.*)/;
const inSource = /([^\s:/]+\.go):(\d{1,9})/;
const frame = /^\t(?:\S*[/\\])?([^\s/\\]+_test\.go):(\d{1,9})(?: |$)/;
const timeout = 'panic: test timed out';
const running = /^\t{2}(\S.*) \([\w.]{1,20}\)$/;
const goTest = {
    runner: 'go test',
    ends: (lines) => {
        const all = (0,_log_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .linesLike */ .pD)(/^FAIL$/, packageEnd)(lines);
        return all.length > 0 ? all : (0,_log_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .linesLike */ .pD)(/^FAIL\t/, /^exit status \d{1,3}$/)(lines);
    },
    read: (lines, [end = '']) => {
        const run = [...lines, end];
        const builds = readBuilds(run);
        const ends = (0,_log_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .linesLike */ .pD)(packageEnd)(run);
        const packages = ends.map((at, index) => run.slice((ends[index - 1] ?? -1) + 1, at + 1));
        const all = packages.flatMap((part) => readPackage(part, builds));
        const isTest = ({ name }) => !name.startsWith('[');
        const tests = all.filter(isTest);
        return { tests, failed: tests.length, others: all.filter((one) => !isTest(one)) };
    },
};
function readBuilds(lines) {
    const parts = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .partsFrom */ .$p)(lines, (line) => line.startsWith('# '));
    const other = /^(?!\S+\.go:\d|\t|too many errors)/;
    return new Map(parts.map(([head, ...own]) => [head.split(' ', 2)[1] ?? '', (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .before */ .gM)(own, other)]));
}
function readPackage(lines, builds) {
    const [ended, scope = '', reason] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .matchIn */ .X3)(packageEnd, lines.at(-1));
    if (!ended?.startsWith('FAIL'))
        return [];
    const failed = readTests(lines);
    const parents = parentsOf(failed.map(({ name }) => name));
    const tests = failed
        .filter(({ name, output }) => output.length > 0 || !parents.has(name))
        .map(({ name, output, place }) => (0,_log_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .loggedTest */ .pj)(name, { scope, ...place, message: output }));
    const over = lines.findIndex((line) => line.startsWith(timeout));
    const slow = over === -1 ? [] : lines.slice(over).flatMap((line) => running.exec(line)?.[1] ?? []);
    const outer = parentsOf(slow);
    for (const name of slow)
        if (!outer.has(name))
            tests.push((0,_log_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .loggedTest */ .pj)(name, { scope, message: [lines[over] ?? ''] }));
    if (reason === undefined)
        return tests;
    const message = builds.get(scope) ?? [];
    const [, file, line] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .matchIn */ .X3)(inSource, message[0]);
    return [...tests, (0,_log_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .loggedTest */ .pj)(reason, { scope, file, line, message })];
}
function parentsOf(names) {
    const slashes = (name) => [...name.matchAll(/\//g)].slice(0, 20);
    return new Set(names.flatMap((name) => slashes(name).map(({ index }) => name.slice(0, index))));
}
function readTests(lines) {
    const failed = new Map();
    const open = new Map();
    const isVerbose = lines.some((line) => testStart.test(line));
    let test;
    let levels = [];
    let indent = '';
    for (const line of lines) {
        const [, depth = '', state, ended] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .matchIn */ .X3)(testEnd, line);
        const name = ended ?? testStart.exec(line)?.[1];
        const [, own = '', file, number, text = ''] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .matchIn */ .X3)(message, line);
        const [, traced, at] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .matchIn */ .X3)(frame, line);
        if (isVerbose && ended !== undefined && !open.has(ended))
            continue;
        if (name !== undefined) {
            test = open.get(name) ?? { name, output: [] };
            if (state === undefined)
                open.set(name, test);
            else
                open.delete(name);
            if (state === 'FAIL')
                failed.set(name, test);
            levels = [...levels.slice(0, depth.length / 4), test];
            indent = '';
        }
        else if (file !== undefined) {
            if (!isVerbose)
                test = levels[own.length / 4 - 1];
            indent = `${own}    `;
            if (test)
                test.place = { file, line: number };
            test?.output.push(text);
        }
        else if (line.startsWith('panic: ') && !line.startsWith(timeout))
            test?.output.push(line);
        else if (traced && test && !test.place && test.output.at(-1)?.startsWith('panic: '))
            test.place = { file: traced, line: at };
        else if (indent !== '' && line.startsWith(indent))
            test?.output.push(line.slice(indent.length));
        else if (!isVerbose && !line.startsWith(' '))
            levels = [];
    }
    return [...failed.values()];
}


/***/ }),

// MODULE: ./build/sources/report/failures/lines.js
/***/ 6550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ partsFrom),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   PW: () => (/* binding */ splitLast),
/* harmony export */   X3: () => (/* binding */ matchIn),
/* harmony export */   gM: () => (/* binding */ before),
/* harmony export */   rj: () => (/* binding */ withoutBlankEnds)
/* harmony export */ });
function matchIn(pattern, line = '') {
    return pattern.exec(line) ?? [];
}
function partsFrom(lines, isStart) {
    const parts = [];
    for (const line of lines) {
        if (isStart(line, parts.length + 1))
            parts.push([line]);
        else
            parts.at(-1)?.push(line);
    }
    return parts;
}
function withoutBlankEnds(lines) {
    const isWritten = (line) => line.trim() !== '';
    return lines.slice(Math.max(0, lines.findIndex(isWritten)), lines.findLastIndex(isWritten) + 1);
}
function without(lines, pattern) {
    return lines.filter((line) => !pattern.test(line));
}
function before(lines, pattern) {
    const end = lines.findIndex((line) => pattern.test(line));
    return end === -1 ? lines : lines.slice(0, end);
}
function splitLast(title, separator) {
    const at = title.lastIndexOf(separator);
    return at === -1 ? ['', title] : [title.slice(0, at), title.slice(at + separator.length)];
}


/***/ }),

// MODULE: ./build/sources/report/failures/log-reader.js
/***/ 2243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   Wg: () => (/* binding */ lineIn),
/* harmony export */   pD: () => (/* binding */ linesLike),
/* harmony export */   pj: () => (/* binding */ loggedTest)
/* harmony export */ });
/* harmony import */ var _failed_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2897);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6550);


function linesLike(pattern, previous = /^/) {
    return (lines) => lines.flatMap((line, index) => pattern.test(line) && previous.test(lines[index - 1] ?? '') ? [index] : []);
}
function numberIn(pattern) {
    return (line) => Number((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .matchIn */ .X3)(pattern, line)[1] ?? 0);
}
function loggedTest(name, { scope = '', file, line, message }) {
    const indents = message.map((each) => each.search(/\S/)).filter((indent) => indent >= 0);
    const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
    return {
        file: file ? (0,_failed_test_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(file) : null,
        line: line ? Number(line) : null,
        scope,
        name,
        message: (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBlankEnds */ .rj)(message)
            .map((each) => each.slice(indent).trimEnd())
            .join('\n'),
    };
}
function lineIn(file, lines, frame) {
    const isEnd = (path, end) => end !== '' && `/${path}`.endsWith(`/${end}`);
    for (const line of lines) {
        const [, path = '', number] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .matchIn */ .X3)(frame, line);
        const [found, own] = [(0,_failed_test_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(path), (0,_failed_test_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(file)];
        if (isEnd(own, found) || isEnd(found, own))
            return number;
    }
    return undefined;
}


/***/ }),

// MODULE: ./build/sources/report/failures/log.js + 12 modules
/***/ 5007:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aY: () => (/* binding */ cleanLog),
  gM: () => (/* binding */ readJobLog)
});

// UNUSED EXPORTS: failedPart, reasonLine

// EXTERNAL MODULE: ./build/sources/report/text/clean.js
var clean = __webpack_require__(5040);
// EXTERNAL MODULE: ./build/sources/report/failures/lines.js
var failures_lines = __webpack_require__(6550);
// EXTERNAL MODULE: ./build/sources/report/tests/identity.js
var identity = __webpack_require__(7917);
// EXTERNAL MODULE: ./build/sources/report/text/counts.js
var counts = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/sources/report/failures/log-reader.js
var log_reader = __webpack_require__(2243);
;// CONCATENATED MODULE: ./build/sources/report/failures/cargo-test.js


const panic = /^thread '(.*)'[^']* panicked at (\S.*)/;
const place = /^(\S[^:]*):(\d{1,9}):\d{1,9}:?$/;
const documentation = /^(\S+) - .*\(line (\d{1,9})\)$/;
const cargoTest = {
    runner: 'cargo test',
    ends: (0,log_reader/* linesLike */.pD)(/^test result: FAILED\. \d{1,9} passed; \d{1,9} failed; /),
    read: (lines) => {
        const start = lines.lastIndexOf('failures:');
        const listed = lines.slice(start + 1).filter((line) => line.startsWith('    '));
        const heads = new Map(listed.map((line) => [`---- ${line.slice(4)} stdout ----`, line.slice(4)]));
        const parts = (0,failures_lines/* partsFrom */.$p)(lines.slice(0, start), (line) => heads.has(line));
        const details = new Map(parts.map(([head, ...own]) => [heads.get(head), own]));
        return { tests: [...heads.values()].map((name) => readFailure(name, details.get(name) ?? [])) };
    },
};
function readFailure(path, details) {
    const own = details.findLastIndex((line) => panic.exec(line)?.[1] === path);
    const at = own === -1 ? details.findIndex((line) => panic.test(line)) : own;
    const [, , panicked = ''] = (0,failures_lines/* matchIn */.X3)(panic, details[at]);
    const [, file, line] = documentation.exec(path) ?? (0,failures_lines/* matchIn */.X3)(place, panicked);
    const [scope, name] = (0,failures_lines/* splitLast */.PW)(path, '::');
    const message = (0,failures_lines/* withoutBlankEnds */.rj)((0,failures_lines/* before */.gM)(details.slice(at + 1), /^(?:stack backtrace:|note: )/));
    return (0,log_reader/* loggedTest */.pj)(name, { scope, file, line, message: message.length > 0 ? message : details });
}

;// CONCATENATED MODULE: ./build/sources/report/failures/count-failures.js



const rows = [
    ['mocha', /^ {2}(\d{1,9}) failing$/],
    ['playwright', /^ {2}(\d{1,9}) failed$/],
    ['dotnet', /^(?:Failed! +- | {5})Failed: +(\d{1,9})(?:,|$)/],
    ['unittest', /^FAILED \((?:failures=(\d{1,9}))?(?:, )?(?:errors=(\d{1,9}))?/],
    ['exunit', /^(?:\d{1,9} \w{1,20}, )*\d{1,9} tests?, (\d{1,9}) failures?(?:, |$)/, /^Finished in /],
    ['node --test', /^(?:ℹ|#) fail (\d{1,9})$/],
    ['bun', /^ (\d{1,9}) fail$/],
    ['nextest', /^ *Summary \[ *[\d.]{1,20}s\] .{1,80} tests? run: .{0,80}\b(\d{1,9}) failed\b/],
    ['phpunit', /^Tests: \d{1,9}, Assertions: \d{1,9}(?:, Errors: (\d{1,9}))?(?:, Failures: (\d{1,9}))?/],
    ['ctest', /^\d{1,3}% tests passed, (\d{1,9}) tests? failed out of \d{1,9}$/],
    [
        'xctest',
        /^\s*Executed \d{1,9} tests?, with (?:\d{1,9} tests? skipped and )?(\d{1,9}) failures?/,
        /^Test Suite '(?:All|Selected) tests'/,
    ],
    ['bazel', /^Executed \d{1,9} out of \d{1,9} tests?: .{0,80}\b(\d{1,9}) fails?\b/],
];
function countFailures(lines) {
    for (const [runner, pattern, before] of rows) {
        const found = (0,log_reader/* linesLike */.pD)(pattern, before)(lines).map((index) => (0,failures_lines/* matchIn */.X3)(pattern, lines[index]));
        const failed = found.reduce((sum, [, one = 0, two = 0]) => sum + Number(one) + Number(two), 0);
        if (failed > 0)
            return { runner, sentence: `${(0,counts/* count */.U9)(failed, 'test')} failed, says ${runner}`, tests: [] };
    }
    return null;
}

// EXTERNAL MODULE: ./build/sources/report/failures/go-test.js
var go_test = __webpack_require__(1180);
;// CONCATENATED MODULE: ./build/sources/report/failures/gotestsum.js



const closing = /^DONE (?:(\d{1,9}) runs, )?\d{1,9} tests?(?:, \d{1,9} skipped)?(?:, (\d{1,9}) failures?)?(?:, \d{1,9} errors?)? in \d/;
const failed = /^=== FAIL: (\S+) (\S.*?)?(?: \(re-run (\d{1,9})\))? \(\d{1,9}\.\d\ds\)$/;
const section = /^=== (?:FAIL: |Errors$)/;
const gotestsum = {
    runner: 'gotestsum',
    ends: (lines) => {
        const ends = lines.flatMap((line, index) => (closing.test(line) ? [index] : []));
        return ends.filter((_, at) => !(0,failures_lines/* matchIn */.X3)(closing, lines[ends[at + 1] ?? -1])[1]);
    },
    read: (lines, [end = '']) => {
        const [, runs = 1, counted = 0] = (0,failures_lines/* matchIn */.X3)(closing, end);
        const parts = (0,failures_lines/* partsFrom */.$p)(lines, (line) => section.test(line));
        const entries = parts.flatMap(readEntry);
        if (entries.length !== Number(counted))
            return { tests: [], failed: Number(counted) };
        const errors = parts.findLast(([head]) => head === '=== Errors') ?? [];
        const builds = Map.groupBy(errors, (line) => line.slice(0, Math.max(0, line.indexOf('.go:'))).replace(/\/[^/]*$/, ''));
        const packages = [...Map.groupBy(entries, ({ scope }) => scope)];
        const all = packages.flatMap(([scope, own]) => (0,go_test/* readPackage */.LY)(inGoForm(scope, own), builds));
        const last = entries.filter(({ attempt }) => attempt + 1 === Number(runs));
        const names = new Set(last.map(({ scope, name = '' }) => (0,identity/* nameKeyOf */.Az)({ scope, name })));
        const tests = all.filter(({ name }) => !name.startsWith('['));
        const failed = tests.filter((test) => names.has((0,identity/* nameKeyOf */.Az)(test)));
        return {
            tests: failed,
            failed: failed.length,
            others: all.filter(({ name }) => name.startsWith('[')),
            retried: tests.filter((test) => !names.has((0,identity/* nameKeyOf */.Az)(test))),
        };
    },
};
function readEntry([head, ...output]) {
    const [, scope, name, attempt = 0] = (0,failures_lines/* matchIn */.X3)(failed, head);
    return scope === undefined ? [] : [{ scope, name, attempt: Number(attempt), output }];
}
function inGoForm(scope, entries) {
    const tests = entries.flatMap(({ name, output }) => name ? [`=== RUN   ${name}`, ...output, `--- FAIL: ${name} (0.00s)`] : []);
    const isBuilt = entries.every(({ name }) => name);
    return [...tests, `FAIL\t${scope}${isBuilt ? '' : ' [build failed]'}`];
}

;// CONCATENATED MODULE: ./build/sources/report/failures/gradle.js


const gradle_failed = /^(\S.*?) > (.+) FAILED$/;
const gradle_short = /^ {4}(\S+) at (\S[^:]*):(\d{1,9})$/;
const gradle_frame = /^ {8}at /;
const gradle = {
    runner: 'gradle',
    ends: (0,log_reader/* linesLike */.pD)(/^\d{1,9} tests? completed, \d{1,9} failed(?:, \d{1,9} skipped)?$/),
    read: (lines) => ({
        tests: (0,failures_lines/* partsFrom */.$p)(lines, (line) => line.endsWith(' FAILED') && gradle_failed.test(line)).map(gradle_readFailure),
    }),
};
function gradle_readFailure([head, ...lines]) {
    const [, shown = '', name = ''] = (0,failures_lines/* matchIn */.X3)(gradle_failed, head);
    const own = (0,failures_lines/* before */.gM)(lines, /^\S/);
    const [, exception, shortFile, shortLine] = (0,failures_lines/* matchIn */.X3)(gradle_short, own[0]);
    const { scope, place } = classIn(own, shown);
    const [, file = shortFile, line = shortLine] = (0,failures_lines/* matchIn */.X3)(/\(([^():]+):(\d{1,9})\)$/, place);
    return (0,log_reader/* loggedTest */.pj)(name, {
        scope,
        file,
        line,
        message: exception ? [exception] : (0,failures_lines/* before */.gM)(own, gradle_frame),
    });
}
function classIn(lines, shown) {
    for (const line of lines.filter((each) => gradle_frame.test(each))) {
        const call = line.slice(0, line.indexOf('(')).replace(/^.*[ /]/, '');
        const scope = call.slice(0, Math.max(0, call.lastIndexOf('.')));
        if (scope === shown || (!shown.includes('.') && scope.endsWith(`.${shown}`)))
            return { scope, place: line };
    }
    return { scope: shown };
}

;// CONCATENATED MODULE: ./build/sources/report/failures/jest.js


const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
const badge = /^ ?(FAIL|PASS) {1,2}(?:.+? )??(\S+)(?: \(\d[^()]*\))?$/;
const bullet = '  ● ';
const jest_frame = /^\s+at (?:.*[ (])?([^\s():]+):(\d{1,9})/;
const omitted = /^\s+at |^ +>? {1,12}\d{0,9} \|/;
const jest = {
    runner: 'jest',
    ends: (0,log_reader/* linesLike */.pD)(/^Tests: {3,9}\d.{0,99} total$/, /^Test Suites: .*\d total$/),
    ran: (0,log_reader/* numberIn */.Po)(/(\d{1,9}) total$/),
    read: (lines) => {
        const own = lines.slice(lines.lastIndexOf(summary) + 1, -1);
        const files = (0,failures_lines/* partsFrom */.$p)(own, (line) => badge.test(line));
        const tests = files.flatMap(([head, ...rest]) => {
            const [, state, file = ''] = (0,failures_lines/* matchIn */.X3)(badge, head);
            const titled = state === 'FAIL' ? (0,failures_lines/* partsFrom */.$p)(rest, (line) => line.startsWith(bullet)) : [];
            return titled.filter(([title]) => title !== `${bullet}Console`).map((part) => jest_readFailure(file, part));
        });
        const isTest = ({ name }) => name !== suiteFailed;
        return { tests: tests.filter(isTest), others: tests.filter((one) => !isTest(one)) };
    },
};
function jest_readFailure(file, [head, ...lines]) {
    const [scope, name] = (0,failures_lines/* splitLast */.PW)(head.slice(bullet.length), ' › ');
    return (0,log_reader/* loggedTest */.pj)(name, {
        scope: scope.replaceAll(' › ', ' '),
        file,
        line: (0,log_reader/* lineIn */.Wg)(file, lines, jest_frame),
        message: (0,failures_lines/* without */.FF)(lines, omitted),
    });
}

// EXTERNAL MODULE: ./build/sources/report/failures/failed-test.js
var failed_test = __webpack_require__(2897);
;// CONCATENATED MODULE: ./build/sources/report/failures/last-runs.js



function hasFailed({ counts }) {
    return counts.some((each) => each > 0);
}
function withoutSums(runs) {
    const sums = new Map();
    return runs.filter(({ runner, counts, isBare }) => {
        const sum = sums.get(runner) ?? { counts: [0, 0, 0], of: 0 };
        if (isBare && sum.of > 1 && counts.every((each, kind) => each === sum.counts[kind]))
            return false;
        const next = counts.map((each, kind) => each + (sum.counts[kind] ?? 0));
        sums.set(runner, { counts: next, of: sum.of + 1 });
        return true;
    });
}
function lastRuns(runs) {
    const last = [];
    for (const run of runs) {
        const at = last.findLastIndex(({ runner }) => runner === run.runner);
        const [earlier] = last[at] && isAgain(run, last[at]) ? last.splice(at, 1) : [];
        const names = new Set(run.tests.map(identity/* nameKeyOf */.Az));
        const first = [...(earlier?.retried ?? []), ...(earlier?.tests ?? [])];
        last.push({ ...run, retried: [...run.retried, ...first.filter((test) => !names.has((0,identity/* nameKeyOf */.Az)(test)))] });
    }
    return last;
}
const onlyFailed = /rerun previous \d|last_run_status/;
const listed = /^rspec .* # /;
const platform = /^platform .*/;
function isAgain(run, earlier) {
    const names = new Set(earlier.tests.map(identity/* nameKeyOf */.Az));
    const platforms = [run, earlier].flatMap(({ lines }) => lines.find((line) => platform.test(line)) ?? []);
    if (new Set(platforms).size > 1)
        return false;
    if (names.size === 0 || run.ran < names.size || run.ran > earlier.ran)
        return false;
    if (hasFailed(run))
        return run.tests.length > 0 && run.tests.every((test) => names.has((0,identity/* nameKeyOf */.Az)(test)));
    if (run.lines.some((line) => onlyFailed.test(line)))
        return true;
    const words = new Set((0,failures_lines/* without */.FF)(run.lines, listed).flatMap((line) => line.split(/[\s:]+/).map(failed_test/* pathOf */.XM)));
    return earlier.tests.every(({ file, scope }) => [file, scope].some((word) => word && words.has(word)));
}

;// CONCATENATED MODULE: ./build/sources/report/failures/maven.js


const maven_closing = /^(?:\[[A-Z]{4,7}\] )?Tests run: \d{1,9}, Failures: \d{1,9}, Errors: \d{1,9}, Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const ofClass = /^(?:\[[A-Z]{4,7}\] )?Tests run: .{1,200} <<< (?:FAILURE|ERROR)! --? in (\S.*)/;
const detail = /^(?:\[ERROR\] )?(\S.*?)(?: {2}| -- )Time elapsed: \S+ s(?:ec)? {1,2}<<< (?:FAILURE|ERROR)!$/;
const flakes = /^(?:\[WARNING\] )?Flake(?:s|d tests): *$/;
const flake = /^\[WARNING\] (\S.*)/;
const anyFrame = /^\t+at /;
const maven_frame = /^\t+at (?:[^\s/]*\/){0,3}(?<scope>[^/]+)\.(?<method>[^./]+)\((?<file>[\w$]+\.\w+):(?<line>\d{1,9})\)$/;
const maven = {
    runner: 'maven',
    ends: (0,log_reader/* linesLike */.pD)(maven_closing),
    read: (lines) => {
        let className = '';
        const parts = (0,failures_lines/* partsFrom */.$p)(lines, (line) => detail.test(line) || ofClass.test(line));
        const tests = parts.flatMap(([head, ...own]) => {
            className = ofClass.exec(head)?.[1] ?? className;
            const title = detail.exec(head)?.[1];
            return title === undefined || className === '' ? [] : [readDetail(title, className, own)];
        });
        const from = lines.findLastIndex((line) => flakes.test(line));
        const listed = from === -1 ? [] : lines.slice(from + 1);
        const flaky = new Set(listed.flatMap((line) => flake.exec(line)?.[1] ?? []));
        const isFlaky = ({ scope, name }) => flaky.has(`${scope.split('$', 1)[0]}.${name}`);
        return { tests: tests.filter((test) => !isFlaky(test)), retried: tests.filter(isFlaky) };
    },
};
function readDetail(title, className, lines) {
    const outer = className.split('$', 1)[0] ?? className;
    const place = lines
        .map((line) => maven_frame.exec(line)?.groups)
        .findLast((one) => one?.scope === outer || one?.scope?.startsWith(`${outer}$`));
    const name = withoutClass(title, [className, outer]);
    const hasTrace = lines.some((line) => anyFrame.test(line));
    const [first = '', ...more] = (0,failures_lines/* before */.gM)(lines, hasTrace ? anyFrame : /^$/);
    return (0,log_reader/* loggedTest */.pj)(name || (place?.method ?? '(class)'), {
        scope: place?.scope ?? outer,
        ...(place && { file: place.file, line: place.line }),
        message: [first.replace(/^(?:\w+\.)+(?=\w+:?(?:\s|$))/, ''), ...more],
    });
}
function withoutClass(title, classes) {
    for (const each of classes) {
        if (title === each)
            return '';
        if (title.startsWith(`${each}.`))
            return title.slice(each.length + 1);
        if (title.endsWith(`(${each})`))
            return title.slice(0, -each.length - 2);
    }
    return title;
}

;// CONCATENATED MODULE: ./build/sources/report/failures/minitest.js


const minitest_closing = /^\d{1,9} (?:runs|tests), \d{1,9} assertions, \d{1,9} failures, \d{1,9} errors, \d{1,9} skips$/;
const kind = /^(?: {2}\d{1,9}\) )?(?:Failure|Error|Skipped):$/;
const minitest_frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;
const rerun = /^(?:\S{0,100}\/)?(?:rails )?test \S{1,900}:\d{1,9}$/;
const head = /^([^#]*)#(.*?)(?: \[([^[]+):(\d{1,9})\])?:$/;
const minitest = {
    runner: 'minitest',
    ends: (0,log_reader/* linesLike */.pD)(minitest_closing),
    read: (lines) => {
        const parts = (0,failures_lines/* partsFrom */.$p)(lines, (line) => kind.test(line) || rerun.test(line));
        return { tests: parts.filter(([first]) => /(?:Failure|Error):$/.test(first)).flatMap(minitest_readFailure) };
    },
};
function minitest_readFailure([, first, ...lines]) {
    const [, scope, name, file, line] = (0,failures_lines/* matchIn */.X3)(head, first);
    if (name === undefined)
        return [];
    if (file)
        return [(0,log_reader/* loggedTest */.pj)(name, { scope, file, line, message: lines })];
    const last = lines.findLast((one) => minitest_frame.test(one));
    const [, hook, at] = (0,failures_lines/* matchIn */.X3)(minitest_frame, last);
    return [(0,log_reader/* loggedTest */.pj)(name, { scope, file: hook, line: at, message: (0,failures_lines/* without */.FF)(lines, minitest_frame) })];
}

;// CONCATENATED MODULE: ./build/sources/report/failures/pytest.js



const pytest_closing = /^(?:=+ )?(?:(?:(?:, )?\d{1,9} [a-z ]{4,30})+|no tests ran) in \d+\.\d\ds(?: \(.{1,20}\))?(?: =+)?$/;
const counted = /\b\d{1,9}(?= (?:failed|passed|skipped|errors?|xfailed|xpassed)\b)/g;
const begins = /^=+ test session starts =+$|\[100%\]$|^[.sxX]*[FE][.FEsxX]*$/;
const pytest_summary = /^={9,} short test summary info ={9,}$/;
const terminal = 70;
const entry = /^(?:(FAILED|ERROR|SUBFAILED|RERUN)(?![A-Z])|[A-Z]{3,12} (?=\S))/;
const pytest_rerun = 'RERUN ';
const pytest_frame = /^([^\s:][^:]*):(\d{1,9}): /;
const pytest = {
    runner: 'pytest',
    ends: readEnds,
    ran: (line) => [...line.matchAll(counted)].reduce((sum, [number]) => sum + Number(number), 0),
    read: (lines) => {
        const start = lines.findLastIndex((line) => pytest_summary.test(line));
        const sections = readSections(start === -1 ? lines : lines.slice(0, start));
        const parts = start === -1 ? [] : (0,failures_lines/* partsFrom */.$p)(lines.slice(start + 1), isEntry);
        const listed = parts.filter(([head]) => entry.exec(head)?.[1] && !head.startsWith(pytest_rerun));
        const details = Map.groupBy(sections, ({ title }) => title);
        const tests = listed.map((part) => pytest_readEntry(part, details));
        const reruns = new Set(lines.filter((line) => line.startsWith(pytest_rerun)));
        const failed = new Set(tests.map(identity/* nameKeyOf */.Az));
        const retried = [...reruns].map((line) => pytest_readEntry([line], new Map()));
        return {
            tests: tests.length > 0 ? tests : sections.map(readSection),
            retried: retried.filter((test) => !failed.has((0,identity/* nameKeyOf */.Az)(test))),
        };
    },
};
function readEnds(lines) {
    const ends = [];
    const open = [];
    let isTitled = false;
    for (const [index, line] of lines.entries()) {
        const width = line.startsWith('=') ? line.length : 0;
        if (pytest_closing.test(line)) {
            const own = open.findLastIndex((run) => (run.width > 0 ? width >= run.width : width === 0));
            const at = own < 0 && width >= terminal && open[0]?.width === 0 ? 0 : own;
            if (at < 0 && open.length > 0)
                continue;
            if (at >= 0 || /failed|error/.test(line))
                ends.length = open[at]?.from ?? 0;
            open.length = Math.max(0, at);
            ends.push(index);
            isTitled = false;
        }
        else if (begins.test(line)) {
            if (width > 0 || !isTitled)
                open.push({ width, from: ends.length });
            isTitled = width > 0;
        }
    }
    return ends;
}
function isEntry(line) {
    return entry.test(line) || line.startsWith('!!');
}
function pytest_readEntry([line, ...more], details) {
    const [start = '', kind] = (0,failures_lines/* matchIn */.X3)(entry, line);
    const at = kind === 'SUBFAILED' ? line.lastIndexOf(' ', line.indexOf('.py::')) : start.length;
    const label = line.slice(start.length, at);
    const text = line.slice(at + 1);
    const id = text.slice(0, endOfId(text));
    const [path = ''] = id.split('[', 1);
    const parameters = id.slice(path.length);
    const [file = '', ...names] = path.split('::');
    const [scope, name] = (0,failures_lines/* splitLast */.PW)(path, '::');
    const called = `${names.length === 0 ? file : names.join('.')}${parameters}`;
    const title = `${kind === 'ERROR' ? 'ERROR ' : ''}${called}${label === '' ? '' : ` ${label}`}`;
    const section = details.get(title)?.shift()?.lines ?? [];
    const message = (0,failures_lines/* withoutBlankEnds */.rj)([text.slice(id.length).replace(/^ - /, ''), ...more]);
    return (0,log_reader/* loggedTest */.pj)(`${name}${parameters}`, {
        scope,
        file,
        line: (0,log_reader/* lineIn */.Wg)(file, section, pytest_frame),
        message: message.length > 0 ? message : errorsIn(section),
    });
}
function endOfId(text) {
    const first = text.search(/ - |$/);
    const last = text.search(/\](?: - |$)/);
    return text.slice(0, first).includes('[') && last >= 0 ? last + 1 : first;
}
function readSections(lines) {
    return (0,failures_lines/* partsFrom */.$p)(lines, (line) => line.startsWith('_') && / _+$/.test(line)).map(([head, ...own]) => {
        const title = head
            .replace(/^_+ /, '')
            .replace(/(?<!_)_+$/, '')
            .trimEnd()
            .replace(/^ERROR (?:at setup of|at teardown of|collecting) /, 'ERROR ');
        return { title, lines: own };
    });
}
function readSection({ title, lines }) {
    const path = title.replace(/^ERROR /, '');
    const message = errorsIn(lines);
    if (path !== title && path.includes('/'))
        return (0,log_reader/* loggedTest */.pj)(path, { file: path, line: (0,log_reader/* lineIn */.Wg)(path, lines, pytest_frame), message });
    const [scope, name] = (0,failures_lines/* splitLast */.PW)(path, '.');
    const first = lines.find((each) => pytest_frame.test(each));
    const [, file, line] = (0,failures_lines/* matchIn */.X3)(pytest_frame, first);
    const parts = file === undefined ? [] : [file, ...scope.split('.')].filter((part) => part !== '');
    return (0,log_reader/* loggedTest */.pj)(name, { scope: parts.join('::'), file, line, message });
}
function errorsIn(lines) {
    return lines.flatMap((line) => (/^E {3}/.test(line) ? line.slice(4) : []));
}

;// CONCATENATED MODULE: ./build/sources/report/failures/rspec.js


const rspec_closing = /^\d{1,9} examples?, \d{1,9} failures?(?:, \d{1,9} pending)?(?:, \d{1,9} errors? occurred outside of examples)?$/;
const rspec_listed = /^rspec '?(\S[^#]*?)(?::(\d{1,9})|\[[\d:]{1,99}\])'? # (.*)/;
const rspec_frame = /^\s*# (\S[^:]*):(\d{1,9})(?::in |$)/;
const outside = /^(?:An error occurred (?:while loading (.+?)\.(?: - Did you mean\?)?|.+)|While loading (\S+) an? .+ occurred, RSpec will now quit\.)$/;
const rspec = {
    runner: 'rspec',
    ends: (0,log_reader/* linesLike */.pD)(rspec_closing),
    ran: (0,log_reader/* numberIn */.Po)(/^(\d{1,9}) /),
    read: (run, rest) => {
        const finished = run.findLastIndex((line) => line.startsWith('Finished in '));
        const details = (0,failures_lines/* partsFrom */.$p)(run.slice(run.lastIndexOf('Failures:') + 1, finished), (line, number) => line.startsWith(`  ${number}) `));
        const found = rest.filter((line) => rspec_listed.test(line));
        const tests = found.map((line, index) => readExample(line, details[index] ?? []));
        return { tests: [...tests, ...(0,failures_lines/* partsFrom */.$p)(run, (line) => outside.test(line)).map(readError)] };
    },
};
function readExample(text, [, ...details]) {
    const [, file = '', line = (0,log_reader/* lineIn */.Wg)(file, details, rspec_frame), name = ''] = (0,failures_lines/* matchIn */.X3)(rspec_listed, text);
    return (0,log_reader/* loggedTest */.pj)(name, { file, line, message: (0,failures_lines/* without */.FF)(details, rspec_frame) });
}
function readError([name, ...lines]) {
    const at = lines.findIndex((line) => line.startsWith('# '));
    const [, path] = (0,failures_lines/* matchIn */.X3)(rspec_frame, lines[at]);
    const [, loaded, unread = path] = (0,failures_lines/* matchIn */.X3)(outside, name);
    const file = loaded ?? unread ?? '';
    return (0,log_reader/* loggedTest */.pj)(name, {
        file,
        line: (0,log_reader/* lineIn */.Wg)(file, lines, rspec_frame),
        message: lines.slice(0, Math.max(0, at)),
    });
}

;// CONCATENATED MODULE: ./build/sources/report/failures/vitest.js


const heading = /^⎯+ Failed (Suites|Tests) \d{1,9} ⎯+$/;
const rule = /^⎯+\[\d{1,9}\/\d{1,9}\]⎯+$/;
const attempts = / \((?:initial run|\d{1,9}(?:st|nd|rd|th) retry)(?:, \d{1,9}(?:st|nd|rd|th) retry)*\)$/;
const vitest_failed = /^ ?FAIL {2}(?:\|[^|]{1,99}\| | (?:\S| (?! )){1,99} {2})?(?=\S)/;
const vitest_frame = /^ ❯ (?:.* )?([^\s:]+):(\d{1,9})/;
const vitest = {
    runner: 'vitest',
    ends: (0,log_reader/* linesLike */.pD)(/^ *Tests {2}(?:no tests|.* \(\d{1,9}\))$/, /^ *Test Files {2}\S.* \(\d{1,9}\)$/),
    ran: (0,log_reader/* numberIn */.Po)(/\((\d{1,9})\)$/),
    read: (lines) => {
        const errorsOf = (kind) => (0,failures_lines/* partsFrom */.$p)(lines, (line) => heading.test(line))
            .filter(([head]) => heading.exec(head)?.[1] === kind)
            .flatMap((section) => (0,failures_lines/* partsFrom */.$p)(section, (line) => heading.test(line) || rule.test(line)))
            .flatMap((error) => vitest_readError(error, kind === 'Tests'));
        return { tests: errorsOf('Tests'), others: errorsOf('Suites') };
    },
};
function vitest_readError(lines, isTest) {
    const details = (0,failures_lines/* without */.FF)(lines.slice(1), vitest_failed);
    const titles = lines.filter((line) => vitest_failed.test(line));
    return titles.map((line) => {
        const title = line.replace(vitest_failed, '').replace(attempts, '');
        const [file = '', ...parts] = title.replace(/ \[ [^[\]]* \]$/, '').split(' > ');
        return (0,log_reader/* loggedTest */.pj)(isTest ? (parts.at(-1) ?? '') : title, {
            scope: isTest ? parts.slice(0, -1).join(' > ') : '',
            file,
            line: (0,log_reader/* lineIn */.Wg)(file, details, vitest_frame),
            message: (0,failures_lines/* before */.gM)(details, /^ ❯ (?=\S)/),
        });
    });
}

;// CONCATENATED MODULE: ./build/sources/report/failures/read-log-tests.js















const readers = [
    rspec,
    pytest,
    jest,
    vitest,
    go_test/* goTest */.bk,
    gotestsum,
    minitest,
    gradle,
    maven,
    cargoTest,
];
function readLogTests(text) {
    const lines = text.split('\n');
    const plain = readRuns(lines);
    const all = plain.length > 0 ? plain : readPrefixed(lines);
    const runs = all.filter(hasFailed);
    const retried = all.flatMap((run) => run.retried);
    const [first] = all;
    if (first && runs.length > 0) {
        const tests = runs.flatMap((run) => run.tests);
        return { runner: first.runner, sentence: describe(runs, first.runner), tests, retried };
    }
    const counted = countFailures(lines) ?? countFailures(lines.map(withoutPrefix));
    if (counted)
        return { ...counted, retried };
    return first ? { runner: first.runner, sentence: null, tests: [], retried } : null;
}
function describe(runs, runner) {
    const total = (kind) => runs.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
    const [failed, errors, unrun] = [total(0), total(1), total(2)];
    const parts = [
        failed > 0 && `${(0,counts/* count */.U9)(failed, 'test')} failed`,
        errors > 0 && (0,counts/* count */.U9)(errors, 'error'),
        unrun > 0 && `${(0,counts/* count */.U9)(unrun, runner.startsWith('go') ? 'package' : 'suite')} did not run`,
    ];
    return `${parts.filter(Boolean).join(' and ')}, says ${runner}`;
}
const counters = [
    /\b\d{1,9}(?= (?:failed|failures?)\b)|(?<=\bFailures: )\d{1,9}/,
    /\b\d{1,9}(?= errors?\b)|(?<=\bErrors: )\d{1,9}/,
];
function readRuns(lines) {
    const ends = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
    ends.sort((a, b) => a.end - b.end);
    const runs = ends.map(({ reader, end }, index) => {
        const start = (ends[index - 1]?.end ?? -1) + 1;
        const own = lines.slice(start, end);
        const { others = [], retried = [], ...read } = reader.read(own, lines.slice(end, ends[index + 1]?.end));
        const counted = counters.map((each) => Number((0,failures_lines/* matchIn */.X3)(each, lines[end])[0] ?? 0));
        const [failed = 0, errors = 0] = read.failed === undefined ? counted : [read.failed];
        const named = Map.groupBy(read.tests, identity/* nameKeyOf */.Az);
        const once = [...named.values()].flatMap(([first]) => first ?? []);
        const tests = [read.tests, once].find(({ length }) => length === failed + errors);
        const counts = [failed, errors, tests ? others.length : 0];
        const isBare = read.tests.length === 0;
        return {
            runner: reader.runner,
            counts,
            tests: tests ? [...others, ...tests] : [],
            retried,
            isBare,
            ran: reader.ran?.(lines[end] ?? '') ?? 0,
            lines: own,
        };
    });
    return lastRuns(withoutSums(runs)).filter((run) => hasFailed(run) || run.retried.length > 0);
}
const prefix = /^([\w@./-]{1,100}(?:[: ][\w:.-]{1,50})?(?=: |:$)|[\w.-]{1,80} +(?=\|))[:|] ?(.*)/;
function withoutPrefix(line) {
    return (0,failures_lines/* matchIn */.X3)(prefix, line)[2] ?? line;
}
function readPrefixed(lines) {
    const parts = lines.flatMap((line) => {
        const [, name, rest = ''] = (0,failures_lines/* matchIn */.X3)(prefix, line);
        return name === undefined ? [] : [{ name, rest }];
    });
    return [...Map.groupBy(parts, ({ name }) => name)].flatMap(([name, group]) => {
        const runs = readRuns(group.map(({ rest }) => rest));
        const [folder, script] = name.split(' ');
        const inFolder = (test) => script && test.file ? { ...test, file: `${folder}/${test.file}` } : test;
        return runs.map((run) => ({
            ...run,
            tests: run.tests.map(inFolder),
            retried: run.retried.map(inFolder),
        }));
    });
}

;// CONCATENATED MODULE: ./build/sources/report/failures/log.js



const sequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]_P^X][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]|_bk;t=\d{1,16}\u0007?/g;
const toLineStart = /\u001b\[[01]?G/g;
const moveUp = /\u001b\[(\d{0,4})A/g;
const special = /[^ -~\t]|_bk;t=/;
const stamp = /^\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)\]?(?: |$)/;
function cleanLog(text) {
    const lines = [];
    for (const line of text.split('\n')) {
        if (!special.test(line)) {
            lines.push(line);
            continue;
        }
        const up = [...line.matchAll(moveUp)].reduce((sum, [, rows]) => sum + Number(rows || 1), 0);
        if (up > 0)
            lines.length -= Math.min(up, lines.length);
        const states = line.replace(toLineStart, '\r').replace(sequences, '').split('\r');
        lines.push((0,clean/* visibleText */.Q6)(states.findLast((state) => state.trim() !== '') ?? ''));
    }
    const written = lines.filter((line) => line.trim() !== '').length;
    const isStamped = lines.filter((line) => stamp.test(line)).length > written * 0.9;
    return (isStamped ? lines.map((line) => line.replace(stamp, '')) : lines).join('\n');
}
const header = /^(~~~|---|\+\+\+)(?! (?:FAIL|PASS|SKIP|BENCH):)(?! [ab]\/)(?: |$)/;
const commandFailed = /^🚨 Error: The command (?:exited with|was interrupted)/u;
const otherFailed = /^🚨 Error: /u;
const log_opener = /^\^\^\^ \+\+\+/;
function failedPart(lines) {
    const groups = (0,failures_lines/* partsFrom */.$p)(lines, (line, number) => number === 1 || header.test(line));
    const isOwn = ([first]) => !/^~~~(?: |$)/.test(first);
    const lastWith = (pattern) => groups.findLastIndex((group) => group.some((line) => pattern.test(line)));
    const own = groups.findLastIndex((group) => isOwn(group) && group.some((line) => line.trim() !== ''));
    const last = [commandFailed, otherFailed, log_opener].map(lastWith).find((at) => at >= 0) ??
        (own >= 0 ? own : groups.length - 1);
    const others = groups.slice(0, last + 1).findLastIndex((group) => !isOwn(group));
    const earlier = groups.slice(others + 1, last).flat();
    const part = [...earlier, ...(0,failures_lines/* before */.gM)(groups[last] ?? [], commandFailed)];
    return (0,failures_lines/* withoutBlankEnds */.rj)((0,failures_lines/* without */.FF)(part, log_opener));
}
const failure = /(?:^|[\s:[(])(?:\w{0,80}(?:Error|Exception)|error|fatal|panic|failed|failure|denied|cannot|killed|not found|no such file)\b/i;
const harmless = /\b0 (?:errors?|fail(?:ed|ing|ures?)?)\b|\b(?:errors?|fail(?:ed|ing|ures?)?)[:= ] ?0\b|\bno errors?\b|^(?:\$|>|\+) |^\d{1,6} \||\bwarn|deprecat/i;
const passed = /^(?:[✓✔√]|ok \d|\(pass\)|PASS(?:ED)?\b|# Subtest: )|(?:\.\.\. ok|\bPASSED(?: +\[ *\d{1,3}%\])?)$/;
const words = /[\p{L}\p{N}]/u;
const log_heading = /^(?:===|\*\*\*|___|~~~ |\$ )/;
function reasonLine(part) {
    const written = part.map((line) => line.trim()).filter((line) => words.test(line) && !log_heading.test(line));
    const isReason = (line) => failure.test(line) && !harmless.test(line) && !passed.test(line);
    return written.find(isReason) ?? written.findLast((line) => !passed.test(line)) ?? null;
}
function readJobLog(log, most) {
    const text = cleanLog(log);
    const part = failedPart(text.split('\n'));
    return {
        lines: part.slice(Math.max(0, part.length - most)).map((line) => line.trimEnd()),
        reason: reasonLine(part),
        tests: readLogTests(text),
    };
}


/***/ }),

// MODULE: ./build/sources/report/tests/identity.js
/***/ 7917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ nameKeyOf),
/* harmony export */   DD: () => (/* binding */ continueTests),
/* harmony export */   EJ: () => (/* binding */ nameWithoutSubtest),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   mJ: () => (/* binding */ identifyTests),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   yD: () => (/* binding */ issueKeyOf)
/* harmony export */ });
/* harmony import */ var _text_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7273);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5599);


const [nameLength, fileLength] = [7, 4];
function keyOf({ scope, name, file }) {
    return `${(0,_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)([scope, name], nameLength)}${(0,_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)([file ?? ''], fileLength)}`;
}
function nameKeyOf({ scope, name }) {
    return withoutFile(keyOf({ scope, name, file: null }));
}
function identifyTests(rows, organization) {
    const placeOf = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .createPlaceReader */ .j_)({ organization });
    return rows.map((row) => {
        const { file, caller } = placeOf(row);
        return { scope: row.scope ?? '', name: row.name ?? '', file: caller ?? file };
    });
}
function nameWithoutSubtest({ name, file }) {
    if (file !== null && !file.endsWith('_test.go'))
        return name;
    return /^(?:Test|Fuzz|Example|Benchmark)(?![a-z])[^/]*(?=\/)/.exec(name)?.[0] ?? name;
}
function issueKeyOf(test) {
    return keyOf({ ...test, name: nameWithoutSubtest(test) });
}
function continueTests(earlier, later) {
    const left = Map.groupBy(earlier, (key) => key);
    const unknown = [...later.keys()].filter((index) => left.get(later[index] ?? '')?.pop() === undefined);
    const gone = [...left.values()].flat();
    const goneOf = Map.groupBy(gone, withoutFile);
    const moved = new Map();
    for (const [name, [index = 0, ...others]] of Map.groupBy(unknown, (at) => withoutFile(later[at] ?? ''))) {
        const [key, ...more] = goneOf.get(name) ?? [];
        if (key !== undefined && others.length + more.length === 0)
            moved.set(index, key);
    }
    const found = new Set(moved.values());
    return {
        added: new Set(unknown.filter((index) => !moved.has(index))),
        moved,
        gone: gone.filter((key) => !found.has(key)),
    };
}
function positionsOf(key, list) {
    const alike = (same) => [...list.keys()].filter((at) => same(list[at] ?? ''));
    const exact = alike((other) => other === key);
    return exact.length > 0 ? exact : alike((other) => withoutFile(other) === withoutFile(key));
}
function withoutFile(key) {
    return key.slice(0, nameLength);
}


/***/ }),

// MODULE: ./build/sources/report/tests/lists.js
/***/ 5874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ formatOfFile),
/* harmony export */   kq: () => (/* binding */ listTests),
/* harmony export */   pZ: () => (/* binding */ repeatCommand)
/* harmony export */ });
/* unused harmony export listFormats */
/* harmony import */ var _text_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9451);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5599);


const byTitle = (command) => ({
    one: `${command} -t TEST`,
    use: { run: `${command} -t "$(cat FILE)"`, skip: `${command} -t "^(?!$(cat FILE))"` },
    remark: 'A title counts in all files.',
    entry: titlePattern,
    pattern: (entries) => `^(?:${entries.join('|') || '(?!)'})$`,
});
const emptyRunsAll = 'With an empty file, it runs all tests: check its size first.';
const runners = {
    rspec: {
        one: 'bundle exec rspec TEST',
        files: /_spec\.rb$/,
        use: { run: "tr '\\n' '\\0' < FILE | xargs -r -0 bundle exec rspec", skip: null },
        remark: 'RSpec cannot skip by a list.',
        entry: rspecEntry,
    },
    pytest: {
        one: 'pytest TEST',
        files: /\.py$/,
        use: { run: 'pytest @FILE', skip: 'sed s/^/--deselect=/ FILE > FILE.skip; pytest @FILE.skip' },
        remark: `With pytest 8.2 or later. It also skips tests whose ID begins with that of a listed one. ${emptyRunsAll}`,
        entry: pytestEntry,
    },
    jest: byTitle('npx jest'),
    vitest: byTitle('npx vitest run'),
    go: {
        one: 'go test -count 1 -run TEST ./...',
        files: /_test\.go$/,
        use: { run: 'go test -run "$(cat FILE)" ./...', skip: 'go test -skip "$(cat FILE)" ./...' },
        remark: 'With Go 1.20 or later. A name counts in all packages.',
        entry: goPattern,
        pattern: (entries) => entries.join('|') || '^$',
    },
    plain: {
        use: { run: null, skip: null },
        remark: 'One test per line: location, scope and name, separated by tabs. Data, not a script: a name can be a command.',
        entry: plainEntry,
    },
};
const listFormats = Object.keys(runners);
const longestPattern = 120_000;
const longestOnWindows = 8_000;
function listTests(reports, format) {
    const { use, remark, entry, pattern, one } = runners[format];
    const tests = reports.flatMap((report) => report.tests.map((test) => entry(test, report.testFolder)));
    const entries = new Set();
    let [omitted, length] = [0, 0];
    const isUnfit = (text) => pattern === undefined ? /^[-@]/.test(text) : length + text.length > longestPattern;
    for (const text of tests) {
        const isLeftOut = text === null || isUnfit(text);
        if (isLeftOut)
            omitted += 1;
        else if (!entries.has(text)) {
            entries.add(text);
            length += text.length + 1;
        }
    }
    const lines = pattern === undefined ? [...entries] : [pattern([...entries])];
    const text = lines.map((line) => `${line}\n`).join('');
    const command = one?.replace('TEST', () => lines.map(quote).join(' ')) ?? null;
    const isLong = pattern !== undefined && text.length > longestOnWindows;
    const note = isLong ? `${remark} The pattern is too long for a command line of Windows.` : remark;
    return { text, command, use, remark: note, listed: entries.size, omitted };
}
function quote(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
function formatOfFile(file) {
    return listFormats.find((format) => runners[format].files?.test(file ?? ''));
}
function repeatCommand(test, folder, given, times) {
    const format = given && given !== 'plain' ? given : formatOfFile(test.file);
    const { one, entry, pattern } = format ? runners[format] : {};
    const text = entry?.(test, folder) ?? null;
    if (one === undefined || text === null || /^[-@]|[@#]\w|<!--/.test(text))
        return null;
    const command = one.replace('TEST', () => quote(pattern?.([text]) ?? text));
    return `for i in $(seq ${times}); do ${command} || break; done`;
}
function rspecEntry({ place, caller, example }, folder) {
    if (place === null || (place.line === null && example === null))
        return null;
    const at = `${example ?? `:${place.line}`}`;
    const file = caller === null ? `${place.file}${at}` : caller;
    return copyable(`./${(0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pathFrom */ .Iw)(folder, file)}`);
}
function pytestEntry({ place, scope, name }, folder) {
    if (name === '')
        return null;
    if (/\.py(?:::|$)/.test(scope))
        return copyable(`${scope}::${name}`);
    if (!place?.file.endsWith('.py'))
        return null;
    const file = (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pathFrom */ .Iw)(folder, place.file);
    return copyable([file, ...classesOf(scope, file), name].join('::'));
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
    const pattern = (text) => copyable(text).split(/ > | /).map(_text_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .M).join(separator);
    return `${scope === '' ? `${separator}?` : `${pattern(scope)}${separator}`}${pattern(name)}`;
}
function goPattern({ name }) {
    if (name === '')
        return null;
    const levels = copyable(name)
        .split('/')
        .map((level) => `^${(0,_text_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .M)(level.replaceAll(/\s/g, '_'))}$`);
    return levels.join('/');
}
function plainEntry({ file, line, scope, name }) {
    const location = `${file ?? '(unknown)'}${line ? `:${line}` : ''}`;
    return [location, scope, name].map((field) => copyable(field).replace(/^(?=[=+])/, "'")).join('\t');
}
function copyable(text) {
    return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}


/***/ }),

// MODULE: ./build/sources/report/tests/places.js
/***/ 5599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   hy: () => (/* binding */ testFolder),
/* harmony export */   j_: () => (/* binding */ createPlaceReader),
/* harmony export */   zk: () => (/* binding */ readGoModule)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

const control = /\p{Cc}/u;
const absolute = /^(?:[a-z]:|\/)/i;
const bareGoFile = /^(?:\.\/)?[^/]*_test\.go$/;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
const exampleId = /(?<=\.\w{1,9})\[\d{1,9}(?::\d{1,9}){0,30}\]$/;
const unknownFile = 'Unknown';
function createPlaceReader(roots) {
    const folder = testFolder(roots.prefix, roots.workspace);
    const findFile = (path, scope) => {
        if (path === '')
            return null;
        if (absolute.test(path))
            return fromRoot(path, roots);
        if (!bareGoFile.test(path))
            return inside(`./${folder}/${path}`);
        const { goModule } = roots;
        if (!goModule || !`${scope}/`.startsWith(`${goModule}/`))
            return null;
        return inside(`./${folder}/${scope.slice(goModule.length)}/${path}`);
    };
    return ({ location, file_name, scope }) => {
        const [path, line, example] = splitLine(forward(location ?? ''));
        const name = file_name === unknownFile ? '' : forward(file_name ?? '');
        const at = findFile(path, scope ?? '');
        const named = findFile(name, scope ?? '');
        if (at !== null) {
            const caller = named === at ? null : named;
            return { file: at, line, place: { file: at, line }, caller, example };
        }
        const unplaced = { caller: null, example: null };
        if (named !== null)
            return { ...unplaced, file: named, line: null, place: { file: named, line: null } };
        return { ...unplaced, file: path || name || null, line: path === '' ? null : line, place: null };
    };
}
function splitLine(location) {
    const found = lineAndColumn.exec(location);
    if (found !== null)
        return [location.slice(0, found.index), Number(found[1]) || null, null];
    const [example = null] = exampleId.exec(location) ?? [];
    return [example === null ? location : location.slice(0, -example.length), null, example];
}
function testFolder(prefix = '', workspace) {
    const path = forward(prefix);
    const root = `${forward(workspace ?? '')}/`;
    const relative = root.length > 1 && path.startsWith(root) ? path.slice(root.length) : path;
    return absolute.test(relative) ? '' : (inside(`./${relative}`) ?? '');
}
function pathFrom(folder, file) {
    return folder === '' ? file : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(`/${folder}`, `/${file}`);
}
function readGoModule(text) {
    return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}
function fromRoot(path, { organization, workspace, prefix = '' }) {
    for (const root of [forward(prefix), forward(workspace ?? '')])
        if (absolute.test(root) && path.startsWith(`${root}/`))
            return inside(`./${path.slice(root.length)}`);
    const segments = path.split('/');
    const builds = segments.findIndex((name, at) => name === 'builds' && segments[at + 2] === organization);
    return builds === -1 ? null : inside(`./${segments.slice(builds + 4).join('/')}`);
}
function inside(path) {
    if (control.test(path))
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
function forward(path) {
    return path
        .trim()
        .replaceAll('\\', '/')
        .replace(/(?<=[^/])\/$/, '');
}


/***/ })

};
;