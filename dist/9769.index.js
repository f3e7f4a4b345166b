"use strict";
exports.id = 9769;
exports.ids = [9769];
exports.modules = {

9769:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  classifyFailures: () => (classifyFailures)
});

var states = __webpack_require__(2476);
var script_job = __webpack_require__(1635);
var outcomes = __webpack_require__(8158);
;



const knownTypes = ['waiter', 'manual', 'trigger'];
const unclear = ['unknown', 'running'];
function countUnclearJobs(build, { jobs, triggers }) {
    const reported = [...(jobs ?? []), ...triggers].map(({ outcome }) => outcome);
    const others = (build.jobs ?? [])
        .filter((job) => !knownTypes.includes(job.type) && !(0,script_job.P)(job))
        .map((job) => (0,outcomes.Y)(job, (0,states.Jt)(build)));
    const mayHaveFailed = [...reported, ...others].filter((outcome) => unclear.includes(outcome));
    return mayHaveFailed.length + others.filter((outcome) => outcome === 'failed').length;
}

var counts = __webpack_require__(7005);
;

const markWords = {
    flaky: 'known to be flaky',
    touched: 'flaky, in a changed file',
    since: 'flaky since this pull request',
    new: 'not known to be flaky',
    unknown: 'not certain',
};
const clauses = {
    flaky: ['known to be flaky'],
    touched: [
        'known to be flaky',
        ', but this pull request changes its file',
        ', but this pull request changes their files',
    ],
    since: ['flaky', ' only since this pull request', ' only since this pull request'],
    new: ['not known to be flaky'],
    unknown: ['not certain to be flaky'],
};
function failureKindOf({ jobs, doubts, gaps, suites }) {
    const marks = countMarks(jobs.flatMap((tests) => tests ?? []));
    const isNew = marks.touched + marks.since + marks.new > 0;
    const unread = jobs.filter((tests) => tests === null || tests.length === 0).length;
    const isUnclear = jobs.length === 0 || unread > 0 || marks.unknown > 0 || doubts.length > 0;
    const kind = isNew ? 'new' : isUnclear ? 'unknown' : 'flaky';
    const where = `in suite${suites.length === 1 ? '' : 's'} ${suites.join(', ')}`;
    if (kind !== 'unknown')
        return { kind, sentence: `${describeMarks(marks, where)}.` };
    const reasons = [
        ...doubts,
        ...(unread === 0 ? [] : [`no failed tests can be read from the log of ${(0,counts.U)(unread, 'failed job')}`]),
        ...(marks.unknown === 0
            ? []
            : [
                `${(0,counts.U)(marks.unknown, 'failed test')} cannot be compared with those ${where}${gaps.length === 0 ? '' : ` (${gaps.join('; ')})`}`,
            ]),
    ];
    return {
        kind,
        sentence: `It is not certain whether the failure is flaky: ${reasons.join('; ') || 'no job failed'}.`,
    };
}
function countMarks(tests) {
    const counts = { flaky: 0, touched: 0, since: 0, new: 0, unknown: 0 };
    for (const { mark } of new Map(tests.map((test) => [test.key, test])).values())
        counts[mark] += 1;
    return counts;
}
function describeMarks(marks, where) {
    const present = Object.keys(clauses).filter((mark) => marks[mark] > 0);
    const total = present.reduce((sum, mark) => sum + marks[mark], 0);
    const describe = (mark) => {
        const [before, one = '', several = ''] = clauses[mark];
        return marks[mark] === 1 ? `is ${before} ${where}${one}` : `are ${before} ${where}${several}`;
    };
    const [only, second] = present;
    if (only !== undefined && second === undefined)
        return `${subjectOf(total)} ${describe(only)}`;
    const parts = present.map((mark) => `${(0,counts.Z)(marks[mark])} ${describe(mark)}`);
    return `Of ${(0,counts.U)(total, 'failed test')}, ${parts.join('; ')}`;
}
function subjectOf(total) {
    if (total === 1)
        return 'The failed test';
    return total === 2 ? 'Both failed tests' : `All ${(0,counts.U)(total, 'failed test')}`;
}

var go_packages = __webpack_require__(7491);
var flaky_paths = __webpack_require__(8659);
var runners = __webpack_require__(8858);
;



const failurePlaces = ['go test', 'minitest', 'cargo test'];
const javaRunners = ['gradle', 'maven'];
function createFlakyMarks(known) {
    const all = known.suites.flatMap((suite) => suite.report.tests.map((test) => ({ test, suite })));
    const byTitle = Map.groupBy(all, ({ test }) => titleOf(test));
    const goTests = all.filter(({ test }) => !test.scope.includes('/'));
    const byGoName = Map.groupBy(goTests, ({ test }) => titleOf({ scope: '', name: test.name }));
    const byMethod = Map.groupBy(all, ({ test }) => methodOf(test));
    const byId = Map.groupBy(all, ({ test, suite }) => runners.a.pytest.line(test, suite.report.testFolder));
    const withoutId = byId.get(null) ?? [];
    const unplaced = new Set(withoutId.map(({ test }) => test.name));
    const unplacedByTitle = Map.groupBy(withoutId.filter(({ test }) => test.file === null), ({ test }) => titleOf(test));
    const unplacedLike = ({ scope, name }) => unplacedByTitle.get(titleOf({ scope: moduleScopeOf(scope), name })) ?? [];
    const isComplete = known.suites.every(({ report }) => report.complete);
    const calledLike = ({ runner, scope, name }) => {
        if (runner === 'pytest')
            return [...(byId.get((0,runners.k)(`${scope}::${name}`)) ?? []), ...unplacedLike({ scope, name })];
        if (javaRunners.includes(runner))
            return byMethod.get(methodOf({ scope, name })) ?? [];
        const named = runner === 'go test' ? byGoName.get(titleOf({ scope: '', name })) : [];
        return [...(byTitle.get(titleOf({ scope, name })) ?? []), ...(named ?? [])];
    };
    return (found) => {
        if (isOutsideOfTests(found))
            return { mark: 'new' };
        const compare = javaRunners.includes(found.runner) ? compareClasses : compareFiles;
        const compared = calledLike(found).map((one) => ({ ...one, file: compare(found, one) }));
        const same = compared.filter(({ file }) => file === 'same');
        if (same.length > 0)
            return found.inTeardown ? { mark: 'unknown', reason: sharedTeardown } : markOfKnown(found, same, known);
        const isUnplaced = found.runner === 'pytest' && unplaced.has(found.name);
        const isDoubtful = isUnplaced || (compare === compareClasses && isNested(found));
        const unclear = compared.filter(({ file }) => file === 'unknown');
        if (isComplete && !isDoubtful && unclear.length === 0)
            return { mark: 'new' };
        return { mark: 'unknown', reason: whyUnclear(found, unclear, isUnplaced) };
    };
}
const sharedTeardown = 'it failed in its teardown, which can be that of all tests';
function whyUnclear({ runner }, unclear, isUnplaced) {
    if (isUnplaced)
        return 'a test of the same name is listed without a Python file of the repository';
    if (javaRunners.includes(runner) || unclear.length === 0)
        return undefined;
    return unclear.some(({ test }) => test.place === null)
        ? 'a test of the same name is listed without a file of the repository'
        : 'a test of the same name is listed, and the log does not tell the file of the failed one';
}
function markOfKnown(found, listed, { changedFiles, isTouchedKnown }) {
    const change = changeOf(found, listed, changedFiles?.paths ?? []);
    if (change === 'touched' || listed.some(({ test }) => test.touched || test.removed))
        return { mark: 'touched' };
    if (listed.some(({ test }) => test.change === 'new'))
        return { mark: 'since' };
    if (change === 'unknown')
        return { mark: 'unknown', reason: unknownFolder };
    if (listed.some(({ test }) => test.mayBeNew))
        return { mark: 'unknown', reason: readOtherwise };
    return isTouchedKnown && listed.every(({ suite }) => suite.isBaselineKnown)
        ? { mark: 'flaky' }
        : { mark: 'unknown' };
}
const readOtherwise = 'its absolute path may have been read in another way for the earlier report';
const unknownFolder = 'the pull request changes a test file, which can be in the Go package of the test, whose folder is not known';
function changeOf(found, listed, paths) {
    const { runner, file, place } = found;
    if (runner === 'go test')
        return changeInGo(found, listed, paths);
    const isOwn = javaRunners.includes(runner)
        ? (path) => file !== null && stemOf(path) === stemOf(file)
        : (path) => path === place;
    return paths.some(isOwn) ? 'touched' : null;
}
function changeInGo({ file, scope, place }, listed, paths) {
    const known = listed.map(({ test }) => test.place?.file ?? test.file);
    const names = new Set([file, ...known].map((path) => path && nameOf(path)));
    const own = paths.filter((path) => names.has(nameOf(path)) || (known.includes(null) && path.endsWith('_test.go')));
    const testFolder = listed[0]?.suite.report.testFolder ?? '';
    const namesOf = (folder) => [folder, (0,flaky_paths.Iw)(testFolder, folder)];
    const isOfPackage = (folder) => namesOf(folder).some((each) => each !== '' && `/${scope}`.endsWith(`/${each}`));
    const folder = [place, ...known]
        .map((path) => folderOf(path ?? ''))
        .find((each) => !namesOf(each).includes(scope) && isOfPackage(each));
    const isInside = (path) => folder === undefined ? path === place || isOfPackage(folderOf(path)) : folderOf(path) === folder;
    if (own.some(isInside))
        return 'touched';
    return folder === undefined && own.length > 0 ? 'unknown' : null;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function titleOf({ scope, name }) {
    return `${scope} ${name}`.replaceAll(/ [›>] |\s+/g, ' ').trim();
}
function moduleScopeOf(scope) {
    const [file = '', ...classes] = scope.split('::');
    return [file.replace(/\.py$/, '').replaceAll('/', '.'), ...classes].join('.');
}
function stemOf(path) {
    return nameOf(path).split('.', 1)[0] ?? '';
}
function isNested({ scope, name }) {
    return scope.includes('>') || name.includes(' > ');
}
function methodOf({ scope, name }) {
    const [outermost = ''] = classOf(scope).split('$', 1);
    return titleOf({ scope: outermost, name: name.replace(/\(\)$/, '') });
}
function classOf(scope) {
    return scope.slice(scope.lastIndexOf('.') + 1);
}
function compareClasses({ scope, file }, { test }) {
    if (!scope.includes('.'))
        return 'unknown';
    if (test.scope.includes('.'))
        return test.scope === scope ? 'same' : 'other';
    if (test.scope !== classOf(scope))
        return 'other';
    const isBelow = file !== null && `/${test.place?.file}`.endsWith(`/${file}`);
    return isBelow ? 'same' : 'unknown';
}
function compareFiles({ runner, file, scope, name, place, inProject }, { test, suite }) {
    const known = fileOfListed(runner, test);
    if (known === undefined)
        return isSameWithoutFile({ runner, scope, name }, test) ? 'same' : 'unknown';
    if (file === null)
        return 'unknown';
    if (known === place)
        return 'same';
    if (runner === 'go test' && titleOf(test) !== titleOf({ scope, name }))
        return 'unknown';
    const own = test.place === null ? known : (0,flaky_paths.Iw)(suite.report.testFolder, known);
    if (runner === 'go test' && file.includes('/'))
        if (`/${file}`.endsWith(`/${own}`) || `/${known}`.endsWith(`/${file}`))
            return 'same';
    return place === null || isOfUnknownFolder({ runner, file, inProject }, known) ? 'unknown' : 'other';
}
function isOfUnknownFolder({ runner, file, inProject }, known) {
    return failurePlaces.includes(runner) || (inProject === true && `/${known}`.endsWith(`/${file}`));
}
function fileOfListed(runner, test) {
    const file = test.place?.file;
    if (runner === 'rspec')
        return test.caller ?? file;
    return runner === 'go test' && (0,go_packages.HB)(test) ? (test.file ?? undefined) : file;
}
function isSameWithoutFile({ runner, scope, name }, test) {
    if (test.file !== null)
        return false;
    return runner === 'pytest' || (runner === 'go test' && test.scope === scope && test.name === name);
}
function isOutsideOfTests({ runner, file, scope, name }) {
    switch (runner) {
        case 'rspec':
            return name.startsWith('An error occurred');
        case 'pytest':
            return scope === '';
        case 'jest':
            return name === 'Test suite failed to run';
        case 'vitest':
            return scope === '' && name.startsWith(file ?? '');
        case 'go test':
            return !/^(?:Test|Example|Fuzz|Benchmark)/.test(name);
        case 'cargo test':
            return false;
        default:
            return scope === '' || /^(?:initializationError|executionError|classMethod)\b/.test(name);
    }
}

var analyze = __webpack_require__(8379);
var baseline = __webpack_require__(2324);
var error_text = __webpack_require__(1479);
var flaky_tests_baseline = __webpack_require__(6312);
var plan_comment = __webpack_require__(1393);
var read_suite = __webpack_require__(3298);
var report_flaky_tests = __webpack_require__(1749);
var test_roots = __webpack_require__(5250);
var read_logs = __webpack_require__(5649);
;














async function classifyFailures({ jobs, builds, sources }, context) {
    const { organization, suites: slugs } = sources;
    const suites = slugs.map((suite) => ({ organization, suite }));
    const [lists, found] = await Promise.all([
        Promise.all(suites.map((suite) => readList(suite, suites.length, context))),
        findPullRequest(sources, suites, context),
    ]);
    const read = lists.filter(({ unread }) => unread === undefined).map(({ suite }) => suite.suite);
    const { known, gaps, notices } = await compareWith(lists, found, context);
    const markOf = createFlakyMarks(known);
    const findings = new Map(jobs
        .flatMap(({ tests }) => tests)
        .map((test) => [test, markOf({ ...test, place: test.place?.file ?? null })]));
    const mark = (test) => findings.get(test)?.mark ?? 'unknown';
    const reasons = new Set(Array.from(findings.values()).flatMap(({ reason }) => reason ?? []));
    const verdict = failureKindOf({
        jobs: jobs.map(({ job, tests }) => {
            if (!hasFailedItself(job))
                return null;
            return tests.map((test) => ({ key: keyOf(test), mark: mark(test) }));
        }),
        doubts: [...builds.flatMap(doubtsOf), ...tooManyLogs(jobs), ...new Set(jobs.flatMap(logDoubts))],
        gaps: [...gaps, ...reasons],
        suites: read.length > 0 ? read : slugs,
    });
    return {
        ...verdict,
        known: (test) => ({ known: markWords[mark(test)], mark: mark(test) }),
        notes: [
            ...lists.flatMap(({ unread }) => unread ?? []),
            ...(verdict.kind === 'unknown' ? found.finding.notes : []),
        ],
        notices,
    };
}
async function readList(suite, suites, context) {
    try {
        return await (0,read_suite.x)(suite, { suites }, context);
    }
    catch (error) {
        const { organization, suite: slug } = suite;
        const reason = (0,error_text.kc)(error);
        const about = { suite: { organization, slug }, complete: false, whyIncomplete: reason };
        const unread = `Failed tests are not compared with suite ${slug}: ${reason}.`;
        return { suite, tests: [], about, note: [], unread };
    }
}
async function findPullRequest(sources, suites, context) {
    const { baselinePath, commentKey, memoryKeys, pullRequest } = sources;
    const keys = {
        ...(commentKey !== undefined && { 'comment-key': commentKey }),
        ...(memoryKeys !== undefined && { 'memory-key': memoryKeys }),
    };
    const sealOf = (0,report_flaky_tests.createSeals)(keys, suites, context.workflow);
    const markOf = baselinePath === undefined ? (number) => (0,plan_comment.Hc)(sealOf(number)) : null;
    const finding = await context.workflow.findPullRequest(pullRequest, markOf);
    return { finding, sealOf, sources };
}
async function compareWith(lists, found, context) {
    const unchanged = changesGap(found.finding);
    const compared = await Promise.all(lists.map((list) => compareSuite(list, found, context)));
    return {
        known: {
            suites: compared,
            changedFiles: found.finding.facts?.changedFiles ?? null,
            isTouchedKnown: unchanged.length === 0,
        },
        gaps: [...unchanged, ...compared.flatMap(({ gaps }) => gaps)],
        notices: compared.flatMap(({ notice }) => notice),
    };
}
async function compareSuite({ suite, tests, about }, { finding: { facts }, sealOf, sources }, context) {
    const { clock, redact, toLink, workflow } = context;
    const seal = sealOf(facts?.number ?? 0);
    const file = await (0,flaky_tests_baseline.s$)(sources.baselinePath, suite, workflow.readFile);
    const earlier = facts !== null || file !== undefined ? (0,flaky_tests_baseline.cE)(file, facts?.previous, { seal, suite }) : undefined;
    const report = (0,analyze.$)(tests, {
        ...about,
        ...{ now: clock.now(), redact, toLink, earlier },
        changedFiles: facts?.changedFiles ?? null,
        commit: facts?.headSha ?? '',
        roots: await (0,test_roots.c)(tests, sources.prefixes, context),
    });
    const { complete, whyIncomplete, newUnknown } = report;
    const hasFilters = file === undefined && typeof earlier?.base === 'object' && newUnknown !== null;
    const isBaselineKnown = earlier === undefined || newUnknown === null || newUnknown === baseline.fS || hasFilters;
    const unfiltered = `The comment on the flaky tests of suite ${suite.suite} has filters, so failed tests are not compared with its first report.`;
    const isAbsent = sources.commentKey !== undefined && newUnknown === baseline.fS && facts !== null;
    const absent = `There is no comment on flaky tests with the key ${sources.commentKey} and a first report of suite ${suite.suite}, so failed tests are compared with the list of the suite alone.`;
    return {
        report,
        isBaselineKnown,
        notice: [...(hasFilters ? [unfiltered] : []), ...(isAbsent && file === undefined ? [absent] : [])],
        gaps: [
            ...(isBaselineKnown ? [] : [newUnknown]),
            ...(complete ? [] : [`the list of suite ${suite.suite} is incomplete: ${whyIncomplete}`]),
        ],
    };
}
function changesGap({ facts, obstacle }) {
    if (obstacle !== null)
        return facts === null && obstacle.isUsual ? [] : [obstacle.reason];
    return facts?.changedFiles?.complete ? [] : ['not all files that the pull request changes are known'];
}
function tooManyLogs(jobs) {
    const failed = jobs.filter(read_logs.Xu).length;
    return failed > read_logs.hs ? [`only the logs of ${read_logs.hs} of ${(0,counts.U)(failed, 'failed job')} are read`] : [];
}
function logDoubts({ job, doubt }) {
    return doubt !== null && hasFailedItself(job) ? [`the log of a failed job ${doubt.words}`] : [];
}
function hasFailedItself({ state, exitStatus, stopped }) {
    return state === 'failed' && !stopped && exitStatus !== null && exitStatus > 0 && exitStatus < 128;
}
function doubtsOf({ build: { build }, report }) {
    const { number, state, failed, triggers } = report;
    if (!(0,states.PU)({ state }))
        return [`build ${number} has not finished`];
    if (state !== 'failed')
        return state === 'canceled' ? [`build ${number} was canceled`] : [];
    const others = triggers.filter(({ outcome }) => outcome === 'failed').length;
    if (others > 0)
        return [`${(0,counts.U)(others, 'trigger step')} failed`];
    const unclear = countUnclearJobs(build, report);
    if (unclear > 0)
        return [`${(0,counts.U)(unclear, 'other job')} of build ${number} may have failed too`];
    return failed.length === 0 ? [`build ${number} failed without a failed job`] : [];
}
function keyOf({ runner, file, scope, name }) {
    return JSON.stringify([runner, file, scope, name]);
}


})

};
;