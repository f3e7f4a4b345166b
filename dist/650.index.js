"use strict";
exports.id = 650;
exports.ids = [650];
exports.modules = {

// MODULE: ./build/sources/model/schema.js
/***/ 3510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   IE: () => (/* binding */ ordinal),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   aY: () => (/* binding */ cursorPage),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   qR: () => (/* binding */ objectWith)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3945);

const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const number = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig();
const ordinal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._positive */ .NC());
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY();
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((given) => {
    const plain = ['string', 'number', 'boolean'];
    const kept = Object.entries(given).filter(([, value]) => plain.includes(typeof value));
    return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}));
const map = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const literal = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz;
const listOf = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg;
const anything = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
function fields(kind, names) {
    const entries = names.split(' ').map((name) => [name, kind]);
    return Object.fromEntries(entries);
}
function cursorPage(item) {
    return objectWith('items', { items: listOf(item), links: object({ next: text }) });
}
function object(given) {
    return objectWith('', given);
}
function objectWith(needed, given) {
    const needs = new Set(needed.split(' '));
    const entries = Object.entries(given).map(([name, field]) => [
        name,
        needs.has(name) ? field : zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(field), null),
    ]);
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(Object.fromEntries(entries));
}
function read(schema, value) {
    const result = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, value);
    if (result.success)
        return { ok: true, value: result.data };
    return { ok: false, places: result.error.issues.map(({ path }) => path.map(String).join('.')) };
}


/***/ }),

// MODULE: ./build/sources/report/flaky/issue-body.js
/***/ 8649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ withNotice),
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   U3: () => (/* binding */ ownText),
/* harmony export */   a8: () => (/* binding */ newestFailures),
/* harmony export */   rO: () => (/* binding */ hasNotice),
/* harmony export */   xM: () => (/* binding */ failuresIn),
/* harmony export */   xP: () => (/* binding */ writeMemory)
/* harmony export */ });
const numbers = ['at', 'seenAt', 'failures', 'missingAt', 'reopened', 'known'];
const start = /<!-- kitestring-test ([\w-]{11}\.[\w-]{11}) ([\w-]{22})((?: (?:\d{1,16}|-)){6}) -->/;
const end = '<!-- kitestring-test end -->';
const notice = /^> .*\n\n/;
function readMemory(body) {
    const [, key, hash, rest] = start.exec(body) ?? [];
    if (key === undefined || hash === undefined || rest === undefined)
        return null;
    const [at, seenAt, failures, missingAt, reopened, known] = rest
        .trim()
        .split(' ')
        .map((text) => (text === '-' ? null : Number(text)));
    const times = { at: at ?? 0, seenAt: seenAt ?? 0, missingAt: missingAt ?? null };
    return { key, hash, ...times, failures: failures ?? null, reopened: reopened ?? 0, known: known ?? 0 };
}
function writeMemory(body, memory, text) {
    const line = `<!-- kitestring-test ${[memory.key, memory.hash, ...numbers.map((name) => memory[name] ?? '-')].join(' ')} -->`;
    const { before, own, after } = partsOf(body);
    return `${before}${line}\n${text ?? own}${end}${after}`;
}
function withNotice(text, words) {
    const rest = text.replace(notice, '');
    return words === '' ? rest : `> ${words}\n\n${rest}`;
}
const failureLine = /^- \[?(\d{4}-\d\d-\d\d \d\d:\d\d UTC)(\]\(\S+\))?.*$/gm;
function failuresIn(text) {
    return Array.from(text.matchAll(failureLine), ([line]) => line);
}
function newestFailures(lines, earlier, most) {
    const byFailure = new Map([...lines, ...earlier].map((line) => [line.replace(failureLine, '$1$2'), line]));
    return [...byFailure]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([, line]) => line)
        .slice(0, most);
}
function ownText(body) {
    return partsOf(body).own;
}
function hasNotice(body) {
    return notice.test(ownText(body));
}
function partsOf(body) {
    const marker = start.exec(body);
    if (marker === null)
        return { before: body.trim() === '' ? '' : `${body.trimEnd()}\n\n`, own: '', after: '' };
    const [before, rest] = [body.slice(0, marker.index), body.slice(marker.index + marker[0].length)];
    const stop = rest.indexOf(end);
    if (stop < 0)
        return { before, own: '', after: rest };
    return {
        before,
        own: rest.slice(0, stop).replaceAll('\r\n', '\n').trimStart(),
        after: rest.slice(stop + end.length),
    };
}


/***/ }),

// MODULE: ./build/sources/report/flaky/issue-change.js
/***/ 6353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   RX: () => (/* binding */ hasLabel),
/* harmony export */   Ul: () => (/* binding */ keepOpen),
/* harmony export */   YZ: () => (/* binding */ openIssue),
/* harmony export */   kT: () => (/* binding */ testOf),
/* harmony export */   ws: () => (/* binding */ stateNotice)
/* harmony export */ });
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(888);
/* harmony import */ var _issue_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8649);
/* harmony import */ var _test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1571);



function openIssue(test, writer) {
    const body = bodyOf(test, '', { reopened: 0 }, writer);
    return { did: 'Opened', number: null, parts: { title: test.title, body, labels: [writer.label] } };
}
const footer = '<sub>Kitestring replaces this text at most once a day: write above or below it, or in comments. It closes the issue when the test is no longer flaky, unless the issue has the label keep-open. Closed as not planned, the issue stays closed.</sub>\n';
function bodyOf({ key, hash, failures, lastSeenAt, text: facts, lines }, body, { reopened }, { now, known }) {
    const seenAt = lastSeenAt ?? now;
    const newest = (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFailures */ .a8)(lines, (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresIn */ .xM)((0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(body)), _test_js__WEBPACK_IMPORTED_MODULE_1__/* .failuresShown */ .t$);
    const listed = newest.length === 0 ? [] : [`Last failures:\n\n${newest.join('\n')}`];
    const text = [facts, ...listed, footer].join('\n\n');
    return (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMemory */ .xP)(body, { key, hash, failures, seenAt, at: now, missingAt: null, reopened, known }, text);
}
const shownMs = 27 * _text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd;
const lateMs = 14 * _text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd;
const unwatched = 'Whether this test still runs is unknown, because the service no longer shows whether it is skipped: this issue stays open until a person closes it.';
function stateNotice(state) {
    return state ? `The test is ${state}, which does not fix it: this issue stays open.` : '';
}
const keepOpen = 'keep-open';
const notFixed = 'fix-did-not-hold';
function testOf(key) {
    return key.split('.')[1] ?? '';
}
function hasLabel(names, label) {
    return names.some((name) => name.toLowerCase() === label.toLowerCase());
}
function changeOf(kept, writer) {
    const { issue, memory, test } = kept;
    const [suite = '', key = ''] = memory.key.split('.');
    const tests = writer.suites.get(suite);
    if (issue.isDismissed || tests === undefined)
        return null;
    const { label } = writer;
    const needsLabel = !hasLabel(issue.labels, label);
    const isListed = test !== undefined || tests.listed.has(key);
    const change = isListed ? listedChange(kept, writer) : missingChange(kept, tests, needsLabel, writer);
    if (!needsLabel || (!issue.isOpen && change?.did !== 'Reopened'))
        return change;
    const { labels = issue.labels, ...parts } = change?.parts ?? {};
    const update = change ?? { did: 'Updated', number: issue.number };
    return { ...update, parts: { ...parts, labels: [...labels, label] } };
}
function listedChange({ issue, memory, test }, writer) {
    const { number, body, isOpen, labels } = issue;
    const { now } = writer;
    const known = (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .readMemory */ .S1)(body);
    const update = (text) => ({ did: 'Updated', number, parts: { body: text } });
    if (test === undefined)
        return memory.missingAt === null ? null : update((0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMemory */ .xP)(body, { ...memory, missingAt: null }));
    if (isOpen) {
        const isLater = Math.floor(now / _text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd) > Math.floor(memory.at / _text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd);
        const isOther = known?.key !== memory.key || memory.missingAt !== null;
        const isDue = isOther || (isLater && (isNews(test, memory, body) || now - memory.at >= refreshMs));
        return isDue ? update(bodyOf(test, body, memory, writer)) : null;
    }
    const isFlakyNow = test.lastSeenAt !== null || test.failures !== 0;
    if (isFlakyNow && (memory.missingAt !== null || wasFlakyAfter(issue.closedAt, memory, test, writer))) {
        const reopened = memory.reopened + 1;
        const text = bodyOf(test, body, { reopened }, writer);
        const isMarked = memory.reopened > 0 || hasLabel(labels, notFixed);
        const comment = `This test is flaky again, for the ${ordinal(reopened + 1)} time since ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(issue.createdAt)}.`;
        return {
            did: 'Reopened',
            number,
            parts: { body: text, state: 'open', ...(!isMarked && { labels: [...labels, notFixed] }) },
            comment,
        };
    }
    const { failures } = test;
    if (failures === null || memory.failures === null || failures >= memory.failures)
        return null;
    return update((0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMemory */ .xP)(body, { ...memory, failures }));
}
const refreshMs = 7 * _text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd;
function isNews({ hash, failures, lines }, memory, body) {
    const earlier = (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresIn */ .xM)((0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(body));
    return (hash !== memory.hash ||
        (failures ?? 0) > (memory.failures ?? 0) ||
        String((0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFailures */ .a8)(lines, earlier, _test_js__WEBPACK_IMPORTED_MODULE_1__/* .failuresShown */ .t$)) !== String(earlier));
}
function wasFlakyAfter(closedAt, memory, test, writer) {
    if (closedAt === null)
        return false;
    if (test.lastSeenAt !== null)
        return test.lastSeenAt > closedAt;
    const failures = test.failures ?? 0;
    if (writer.now - closedAt >= writer.windowMs)
        return failures > 0;
    return memory.failures !== null && failures > memory.failures;
}
function missingChange({ issue, memory }, { showsGone, disabled }, needsLabel, { now, windowMs }) {
    const { number, body, isOpen, labels } = issue;
    const state = disabled?.get(testOf(memory.key));
    const [ageMs, isDoubtful] = [now - memory.seenAt, needsLabel || (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNotice */ .rO)(body)];
    const isLate = isDoubtful ? ageMs >= shownMs : ageMs >= Math.max(shownMs, windowMs + lateMs);
    const isUnwatched = isOpen && isLate && !hasLabel(labels, keepOpen);
    const words = isUnwatched && state === undefined ? unwatched : stateNotice(state);
    const text = words === '' ? undefined : (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .withNotice */ .HL)((0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(body), words);
    const update = (missingAt) => {
        const changed = (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMemory */ .xP)(body, { ...memory, missingAt }, text);
        return isSame(changed, body) ? null : { did: 'Updated', number, parts: { body: changed } };
    };
    if (words !== '')
        return isOpen ? update(null) : null;
    if (!showsGone)
        return null;
    const { missingAt } = memory;
    if (missingAt === null)
        return update(now);
    if (!isOpen || now - missingAt < _text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd || hasLabel(labels, keepOpen))
        return null;
    const unknown = disabled === null ? ' The service does not show whether it is skipped.' : '';
    const comment = `Not seen to be flaky since ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(memory.seenAt)}.${unknown} If the test is flaky again, this issue is reopened.`;
    return { did: 'Closed', number, parts: { state: 'closed', state_reason: 'completed' }, comment };
}
function isSame(one, other) {
    const [text, changed] = [one, other].map((body) => body.replaceAll('\r\n', '\n'));
    return text === changed;
}
function ordinal(number) {
    return ['first', 'second', 'third', 'fourth', 'fifth'][number - 1] ?? `${number}th`;
}


/***/ }),

// MODULE: ./build/sources/report/flaky/issue-text.js
/***/ 6130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ titleStart),
/* harmony export */   o: () => (/* binding */ issuesFor)
/* harmony export */ });
/* harmony import */ var _tests_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7917);
/* harmony import */ var _tests_lists_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5874);
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2647);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7005);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1129);
/* harmony import */ var _text_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7273);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1904);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(888);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1608);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1301);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1412);
/* harmony import */ var _issue_body_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8649);
/* harmony import */ var _issue_change_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6353);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1710);
/* harmony import */ var _test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1571);















const longestTitle = 200;
const longestScope = 10_000;
const titleStart = 'Flaky test: ';
const longestBody = 20_000;
const subtestsShown = 20;
const runs = 30;
function issuesFor(reports, options) {
    const groups = reports.flatMap((report) => {
        const byIssue = Map.groupBy(report.tests, ({ issueKey }) => issueKey).values();
        return Array.from(byIssue, (tests) => ({ tests, report }));
    });
    const titles = titlesOf(groups, reports.length > 1);
    const { windowMs, mostNew, label } = options;
    return {
        tests: groups.map((group, index) => issueFor(group, titles[index] ?? '', options)),
        suites: new Map(reports.map((report) => [keyOfSuite(report), report])),
        ...{ windowMs, mostNew, label },
    };
}
function keyOfSuite({ suite: { organization, slug } }) {
    return (0,_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)([organization, slug], 11);
}
function titlesOf(groups, isSuiteNamed) {
    let titles = groups.map(({ tests: [test], report }) => {
        return { test, details: isSuiteNamed ? [report.suite.name] : [], title: '' };
    });
    for (const more of [
        () => [],
        (test) => test.file ?? [],
        ({ issueKey }) => issueKey,
    ]) {
        const alike = Map.groupBy(titles, ({ title }) => title);
        titles = titles.map(({ test, details, title }) => {
            const own = alike.get(title)?.length === 1 ? details : details.concat(more(test));
            return { test, details: own, title: titleOf(test, own) };
        });
    }
    return titles.map(({ title }) => title);
}
function titleOf(test, details) {
    const clean = (text) => (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(text, longestScope).replaceAll(/[@#](?=\S)/g, '$&\u200B');
    const suffix = details.length === 0 ? '' : ` (${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutStart */ .Dr)(clean(details.join(', ')), 80)})`;
    const room = longestTitle - titleStart.length - suffix.length;
    const name = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(clean((0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWithoutSubtest */ .EJ)(test)) || '(no name)', room);
    const scope = clean(test.scope);
    const left = room - name.length - ' › '.length;
    const shown = scope === '' || left < 10 ? name : `${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutStart */ .Dr)(scope, left)} › ${name}`;
    return `${titleStart}${shown}${suffix}`;
}
function issueFor(group, title, options) {
    const { tests, report } = group;
    const [test] = tests;
    const { issueKey, file, line, instances, lastSeenAt, url } = test;
    const failures = tests.flatMap((one) => one.failures).toSorted((one, other) => other.at - one.at);
    const owners = test.place === null ? [] : (options.ownersOf?.(test.place.file) ?? []);
    const state = report.disabled?.get(issueKey) ?? '';
    return {
        key: `${keyOfSuite(report)}.${issueKey}`,
        title,
        text: textOf(group, state, options),
        lines: failures.slice(0, _test_js__WEBPACK_IMPORTED_MODULE_4__/* .failuresShown */ .t$).map((one) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `- ${describeFailure(one)}`.markdown),
        hash: (0,_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)([
            file,
            line,
            owners,
            url,
            report.suite.name,
            state,
            ...tests.map((one) => [one.name, one.lastSeenAt]),
        ]),
        failures: instances,
        lastSeenAt,
    };
}
function describeFailure({ at, url, branch, message }) {
    const on = branch === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) ` on ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(branch, 80)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoment */ .K9)(at), url)}${on}${message === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(message, 200)}`}`;
}
function textOf({ tests, report }, state, options) {
    const [test] = tests;
    const { scope, file, lastSeenAt, url } = test;
    const longer = test.longer === null ? '' : `, ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .howOften */ .vK)(test.longer)} in 28 days`;
    const name = (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .nameOf */ .Vb)({ name: (0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWithoutSubtest */ .EJ)(test) });
    const facts = [
        scope === '' ? [] : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Scope: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapping */ .rF)(scope, 200)}`,
        file === null ? [] : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Place: ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .locationCell */ .gg)(test, options)}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `How often: ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .howOften */ .vK)(test)} in ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(Math.round(options.windowMs / _text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .day */ .vd), 'day')}${longer} (as of ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(report.asOf)})`,
        lastSeenAt === null ? [] : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Last seen: ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoment */ .K9)(lastSeenAt)}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Suite: ${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(report.suite.name, report.suite.url)}`,
    ];
    const subtests = tests.filter((one) => (0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWithoutSubtest */ .EJ)(one) !== one.name);
    const items = subtests.slice(0, subtestsShown).map((one) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .nameOf */ .Vb)(one)}: ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .howOften */ .vK)(one)}`);
    const command = (0,_tests_lists_js__WEBPACK_IMPORTED_MODULE_10__/* .repeatCommand */ .pZ)({ ...test, name: (0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWithoutSubtest */ .EJ)(test) }, report.testFolder, options.runner, runs);
    const blocks = [
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .paragraph */ .FY)('test', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `**${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(name, url)}** is flaky.`),
        (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .list */ .p_)('facts', _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6, facts.flat()),
        ...(items.length === 0 ? [] : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .list */ .p_)('subtests', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Subtests:`, items, { total: subtests.length })]),
        ...(command === null
            ? []
            : [(0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .paragraph */ .FY)('command', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Run it ${runs} times, until it fails:\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .fenced */ .OF)(command, 'sh')}`)]),
    ];
    return (0,_issue_body_js__WEBPACK_IMPORTED_MODULE_12__/* .withNotice */ .HL)((0,_text_document_js__WEBPACK_IMPORTED_MODULE_13__/* .renderDocument */ .yQ)(blocks, (0,_text_document_js__WEBPACK_IMPORTED_MODULE_13__/* .characters */ .hg)(longestBody)).trimEnd(), (0,_issue_change_js__WEBPACK_IMPORTED_MODULE_14__/* .stateNotice */ .ws)(state));
}


/***/ }),

// MODULE: ./build/sources/report/flaky/tables.js
/***/ 1710:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   b6: () => (/* binding */ testTable),
/* harmony export */   gg: () => (/* binding */ locationCell),
/* harmony export */   vK: () => (/* binding */ howOften)
/* harmony export */ });
/* harmony import */ var _text_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2647);
/* harmony import */ var _text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7005);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1129);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1608);
/* harmony import */ var _text_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5705);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1412);







const columns = [{ title: 'Test' }, { title: 'Location' }, { title: 'Flaky' }];
function testTable(name, tests, options, limit = {}) {
    const rows = tests.slice(0, limit.max).map((test) => {
        const { scope, url, change, lastSeenAt, reliability } = test;
        const news = change === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `**${change}** · `;
        const below = scope === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<br><sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)(scope, 120)}</sub>`;
        const seen = lastSeenAt === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `seen ${(0,_text_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(lastSeenAt)}`;
        const share = reliability === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(100 * reliability).toFixed(1)} % reliable`;
        const details = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([seen, share], '<br>');
        const shown = details.markdown === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<br><sub>${details}</sub>`;
        return [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${news}${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(nameOf(test), url)}${below}`,
            locationCell(test, options),
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${howOften(test)}${shown}`,
        ];
    });
    return (0,_text_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(name, columns, rows, { total: tests.length, ...limit });
}
function howOften({ instances, runs }) {
    if (runs !== null)
        return `${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(instances ?? 0)} of ${(0,_text_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(runs, 'run')}`;
    return instances === null ? 'unknown' : (0,_text_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(instances, 'time');
}
function locationCell({ file, line, place, caller, inDiff }, { repository, ownersOf }) {
    if (file === null)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const label = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)(`${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .cutMiddle */ .it)(place?.file ?? file, 80)}${line ? `:${line}` : ''}`);
    const called = caller === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` (called from ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .cutMiddle */ .it)(caller, 80))})`;
    if (place === null)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${label}${called}`;
    const named = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((ownersOf?.(place.file) ?? []).join(' '), 80);
    const owned = named.markdown === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<br><sub>owner ${named}</sub>`;
    if (repository === null)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${label}${called}${owned}`;
    const change = inDiff ? (0,_text_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .changeUrl */ .CH)(repository, place) : null;
    const diff = change === null ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ` · ${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('diff', change)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(label, (0,_text_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceUrl */ .Hx)(repository, place))}${diff}${called}${owned}`;
}
function nameOf({ name }) {
    const shown = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapping */ .rF)(name, 200);
    return shown.markdown === '' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `(no name)` : shown;
}


/***/ }),

// MODULE: ./build/sources/report/flaky/test.js
/***/ 1571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   iv: () => (/* binding */ readTests),
/* harmony export */   t$: () => (/* binding */ failuresShown)
/* harmony export */ });
/* harmony import */ var _model_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _tests_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7917);
/* harmony import */ var _tests_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5599);



const failuresShown = 5;
function readTests(rows, { roots, toLink }) {
    const placeOf = (0,_tests_places_js__WEBPACK_IMPORTED_MODULE_0__/* .createPlaceReader */ .j_)(roots);
    const identities = (0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .identifyTests */ .mJ)(rows, roots.organization ?? '');
    return rows.map((row, index) => {
        const identity = identities[index];
        const { scope, name } = identity;
        const keys = { key: (0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(identity), issueKey: (0,_tests_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .issueKeyOf */ .yD)(identity) };
        return { ...placeOf(row), ...keys, scope, name, ...readRow(row, toLink) };
    });
}
function readRow(row, toLink) {
    return {
        id: row.id,
        listed: { location: row.location, file_name: row.file_name },
        url: toLink(row.web_url),
        instances: wholeNumber(row.instances),
        runs: wholeNumber(row.runs),
        reliability: row.reliability ?? null,
        longer: row.longer ?? null,
        lastSeenAt: (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(row.most_recent_instance_at),
        failures: row.failures?.flatMap((one) => readFailure(one, toLink)) ?? [],
        change: null,
        touched: false,
        inDiff: false,
    };
}
function readFailure(execution, toLink) {
    const { created_at, branch, failure_reason, test_execution_url, run_url } = execution;
    const at = (0,_model_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(created_at);
    const url = toLink(test_execution_url ?? run_url);
    return at === null ? [] : [{ at, branch: branch ?? '', message: failure_reason?.trim() ?? '', url }];
}
function wholeNumber(value) {
    return typeof value === 'number' && value >= 0
        ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
        : null;
}
function ageOf(lastSeenAt, now) {
    return Math.max(0, now - lastSeenAt);
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


/***/ }),

// MODULE: ./build/sources/report/text/digest.js
/***/ 7273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

function digest(facts, length = 22) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(facts), 'base64url').slice(0, length);
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


/***/ }),

// MODULE: ./build/sources/report/text/repository.js
/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   CH: () => (/* binding */ changeUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Go: () => (/* binding */ repositoryPlace),
/* harmony export */   Hx: () => (/* binding */ sourceUrl),
/* harmony export */   iI: () => (/* binding */ isOfRepository)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9817);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1412);



function commitUrl(repository, commit) {
    if (repository === null || commit !== repository.sha)
        return null;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}
function sourceUrl(repository, { file, line }) {
    if (repository.sha === '')
        return null;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const anchor = line === null ? '' : `#L${line}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}
function repositoryUrl({ server, name }) {
    const slug = name.split('/').map(encodeURIComponent).join('/');
    return `${server.replace(/\/$/, '')}/${slug}`;
}
function repositoryPlace(repository) {
    return repository && (0,_model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readCloneUrl */ .F)(repositoryUrl(repository));
}
function isOfRepository(url, repository) {
    const place = (0,_model_clone_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readCloneUrl */ .F)(url);
    return place !== null && place === repositoryPlace(repository);
}
function changeUrl(repository, { file, line }) {
    if (!repository.pullRequest)
        return null;
    const anchor = `#diff-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file)}${line === null ? '' : `R${line}`}`;
    return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .safeUrl */ .Pl)(`${repositoryUrl(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}


/***/ })

};
;