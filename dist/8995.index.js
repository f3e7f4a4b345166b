"use strict";
exports.id = 8995;
exports.ids = [8995];
exports.modules = {

8995:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainFailures: () => (explainFailures)
});

var states = __webpack_require__(2476);
var job_report = __webpack_require__(7274);
;
function linesThat(test) {
    return (lines) => lines.flatMap((line, index) => (test(line) ? [index] : []));
}
function before(...openings) {
    return (lines, end) => {
        const run = lines.slice(0, end);
        const starts = openings.map((opening) => run.findLastIndex((line) => opening.test(line)));
        return run.slice(0, starts.find((start) => start !== -1));
    };
}
function withoutSections(lines, from, to) {
    let isIn = false;
    return lines.filter((line) => {
        isIn = (isIn || from.test(line)) && !to.test(line);
        return !isIn;
    });
}
function messageOf(lines) {
    const written = lines.filter((line) => line.trim() !== '');
    const indent = written.reduce((least, line) => Math.min(least, line.search(/\S/)), Number.POSITIVE_INFINITY);
    const first = lines.findIndex((line) => line.trim() !== '');
    const last = lines.findLastIndex((line) => line.trim() !== '');
    return lines
        .slice(first, last + 1)
        .map((line) => line.slice(indent).trimEnd())
        .join('\n');
}
function pathOf(path) {
    return path.startsWith('./') ? path.slice(2) : path;
}

;

const allTargets = /^error: \d{1,9} targets? failed:$/;
const oneTarget = /^error: (?:test|doctest) failed, to rerun pass /;
const result = /^test result: FAILED\. \d{1,9} passed; (\d{1,9}) failed; /;
const place = /^(\S[^:]*):(\d{1,9}):\d{1,9}:?$/;
const documentation = /^(\S+) - .*\(line (\d{1,9})\)$/;
const cargoTest = {
    runner: 'cargo test',
    ends: (lines) => {
        const ends = linesThat((line) => allTargets.test(line))(lines);
        return ends.length > 0 ? ends : linesThat((line) => oneTarget.test(line))(lines);
    },
    outside: (lines, end) => withoutSections(lines.slice(0, end), /^running \d{1,9} tests?$/, /^test result: /).filter((line) => !oneTarget.test(line) && !line.startsWith('test result: ')),
    read: ({ lines }, end) => {
        const run = lines.slice(0, end + 1);
        const results = linesThat((line) => result.test(line))(run);
        const targets = run.filter((line) => oneTarget.test(line)).length;
        const told = allTargets.test(lines[end] ?? '') ? Number(lines[end]?.split(' ')[1]) : 1;
        if (results.length !== targets || targets !== told)
            return null;
        const read = results.map((at, index) => readTarget(run.slice((results[index - 1] ?? -1) + 1, at + 1)));
        return read.includes(null) ? null : read.flatMap((tests) => tests ?? []);
    },
};
function readTarget(lines) {
    const start = lines.lastIndexOf('failures:');
    const listed = lines.slice(start + 1, -2);
    const count = Number(result.exec(lines.at(-1) ?? '')?.[1]);
    if (start === -1 || listed.length !== count || !listed.every((line) => line.startsWith('    ')))
        return null;
    const names = listed.map((line) => line.slice(4));
    const heads = new Map(names.map((name) => [`---- ${name} stdout ----`, name]));
    const starts = linesThat((line) => heads.has(line))(lines.slice(0, start));
    const details = new Map(starts.map((at, index) => [heads.get(lines[at] ?? ''), lines.slice(at + 1, starts[index + 1] ?? start)]));
    return names.map((name) => readFailure(name, details.get(name) ?? []));
}
function readFailure(path, details) {
    const panics = details.map(readPanic);
    const own = panics.findLastIndex((panic) => panic?.thread === path);
    const at = own === -1 ? panics.findIndex((panic) => panic !== null) : own;
    const length = details.slice(at + 1).findIndex((line) => /^(?:stack backtrace:|note: )/.test(line));
    const message = details.slice(at + 1, length === -1 ? undefined : at + 1 + length);
    const noted = details.find((line) => line.startsWith('note: ')) ?? '';
    const [, file, line] = documentation.exec(path) ??
        place.exec(panics[at]?.place ?? noted.slice(noted.lastIndexOf(' at ') + ' at '.length)) ??
        [];
    const split = path.lastIndexOf('::');
    return {
        file: file === undefined ? null : pathOf(file),
        line: line === undefined ? null : Number(line),
        scope: split === -1 ? '' : path.slice(0, split),
        name: split === -1 ? path : path.slice(split + 2),
        message: messageOf(message) || messageOf(details),
    };
}
function readPanic(line) {
    const [before = '', at, ...more] = line.split(' panicked at ');
    if (at === undefined || more.length > 0 || !before.startsWith("thread '"))
        return null;
    return { thread: before.slice("thread '".length, before.lastIndexOf("'")), place: at };
}

;
const failure = /(?:^|[\s:[(])(?:\w{0,80}(?:Error|Exception)|error|fatal|panic|failed|failure|denied|cannot|killed|not found|no such file)\b/i;
const harmless = /\b0 (?:errors?|failed|failures?)\b|\b(?:errors?|failed|failures?)[:=] ?0\b|\bno errors?\b|^\s*(?:\$|>|\+) |\bwarn/i;
const words = /[\p{L}\p{N}]/u;
const heading = /^(?:===|\*\*\*|___)/;
function reasonLine(part) {
    const spoken = part.map((line) => line.trim()).filter((line) => words.test(line) && !heading.test(line));
    return spoken.find(saysFailure) ?? spoken.at(-1) ?? null;
}
function saysFailure(line) {
    return failure.test(line) && !harmless.test(line);
}

;
const failure_words_words = new Set([
    'error errors errorcount fatalerrorcount fail failed failing fails failure failures fatal panic panicked exception',
    'exceptions traceback oops crash crashed abort aborted aborting killed terminated interrupted cannot couldn uncaught',
    'unhandled denied forbidden refused rejected unauthorized unhealthy unbound unexpected unresolved undefined unavailable',
    'unreachable invalid illegal incorrect incorrectly malformed corrupt corrupted bad broken mismatch mismatched conflict',
    'conflicts violates violated violation violations problem problems offense offenses vulnerability vulnerabilities',
    'exceed exceeds exceeded insufficient non-zero drift drifted missing stale outdated unused differ differs exiting wrong expired',
    'disconnected deadlock deadlocked oom',
].flatMap((line) => line.split(' ')));
const phrases = / (?:can't|can’t|could not|couldn't|unable to|did not|didn't|does not|doesn't|must (?:be|not)|would (?:be|have been) (?:modified|reformatted)|would reformat|not (?:ok|found|allowed|permitted|formatted|installed|supported|recognized|defined|committed|clean|signed|valid|authorized|up to date)|no such|out of (?:date|memory)|timed out|segmentation fault|core dumped|bus error|leaks? found|pending migrations?|migrations? (?:is|are) pending|[1-9]\d{0,8} (?:code )?(?:issues?|findings?)|timeout (?:occurred|exceeded|expired|reached|elapsed|waiting|while|after)|(?:giving|gave) up|bail(?:ing|ed)? out|lost connection|no space left|read-only file system|reset by peer|connection (?:reset|closed|lost)|name or service not known|file exists|(?:is|not) a directory|directory not empty|resource busy|too (?:many|old|new|large|small|long|short)|no route to host|coverage (?:has )?(?:decreased|dropped|fell|fallen)|to fix|exit(?:ed|s)?(?: with)?(?: exit)?(?: code| status)?(?: :)? [1-9]\d{0,2}) /;
const exceptionName = /[a-z](?:Error|Exception|Failure)$/;
const failure_words_forms = [
    /^(?:HTML|JSON|JUNIT) report written to \S/,
    /^curl: \(\d{1,3}\) /,
    /^\d{1,9}(?:,\d{1,9})?[acd]\d{1,9}(?:,\d{1,9})?$/,
    /^@@ -\d{1,9}(?:,\d{1,9})? \+\d/,
    /^(?: [MD]|\?\?) \S/,
    /^ \d{1,9} files? changed,/,
    /\bline \d{1,9}\.$/,
    /^[^\s:]{1,300}\.\w{1,9}:\d{1,9}(?::| \[[EW]\] )/,
    /^Timeout[!.]?$/i,
    /^Confidence: (?:High|Medium|Weak|Low)$/,
    /^ {0,9}[✖✗✘⨯❌]/,
    /\.\w{1,9}:\d{1,9}:\d{1,9}$/,
];
const none = [
    / (?:errors?|errorcount|fatalerrorcount|fail|failed|failing|failures?|exceptions?|problems?|offenses?|violations?|vulnerabilities) : 0(?= )/g,
    / (?:0|no|zero|without)(?: any| known| new| eslint| lint| type| typescript| syntax| style| compilation| warnings?| or| and| tests?| specs?| examples?| suites?| files?| checks?| jobs?| chart s){0,4} (?:errors?|fail|failed|failing|failures?|exceptions?|problems?|offenses?|violations?|conflicts?|vulnerabilities|leaks found|pending migrations)(?= )/g,
    / (?:cache not found|not found in cache)(?= )/g,
];
const ordinary = [
    /^(?:\$|>|\+{1,9}|#\d{1,6} \[[^\]]{1,80}\]|Step \d{1,6}\/\d{1,6} :) /,
    /^ ?(?:npm |\[)?warn(?:ing)?(?:\]|:|$| )/i,
    /^W: /,
    /^(?: {0,9}\d{1,9} {0,9}\|| {1,9}\|| {1,9}= (?:note|help): )/,
    /^(?:Fetching|Installing|Using|Downloading|Unpacking|Preparing to unpack|Setting up|Selecting previously unselected package|Processing triggers for) \S{1,200} ?(?:[\d(.]|$)/,
    /^ {0,2}(?:Collecting|Requirement already satisfied:|Attempting uninstall:|Found existing installation:|Installing collected packages:|Successfully installed|Using cached) /,
    /^ {0,12}(?:Compiling|Checking|Downloaded|Fresh|Adding|Locking|Updating) \S{1,200} v\d/,
    /^ {2}[-•] (?:Installing|Updating|Downgrading|Removing) \S{1,200} \([^)]{1,200}\)$/,
    /^ [-+~] [^\s=]{1,200}==\S{1,100}$/,
    /^(?:found )?\d{1,9} (?:\w{3,8} severity )?vulnerabilit(?:y|ies)(?: \([^)]{1,200}\))?$/,
    /^ {2}run `npm audit fix` to fix them, or `npm audit` for details$/,
    /^Browserslist: .{1,80} is outdated\. Please run:$/,
    /^npm (?:error|ERR!) optional dep failed, continuing /,
    /^make(?:\[\d\])?: \[[^\]]{1,200}\] Error \d{1,3} \(ignored\)$/,
    /^ {1,20}at \S/,
    /^ {1,9}--> \S/,
    /^✖ \d{1,9} problems? \(0 errors, /,
    /^\d{1,9} files? inspected, (\d{1,9} offenses?) detected, \1 (?:auto-?)?corrected$/,
    /^Found \d{1,9} errors? \(\d{1,9} fixed, 0 remaining\)\.$/,
    /^Gems in the groups? '.{1,300} were not installed\.$/,
    /^(?:The following gems are missing|Install missing gems with `bundle install`)$/,
    /^ {0,99}not ok \d{1,9} .* # (?:TODO|SKIP)/i,
    /^(?:husky - )?\.git can't be found/,
    /^info "[^"]{1,200}" is an optional dependency and failed compatibility check\. /,
    /^➤ YN(?:0002|0007|0013|0060|0066|0086): /,
    /^ERROR: pip's dependency resolver does not currently take into account /,
    /^The event loop scope for asynchronous fixtures will default to the fixture (?:caching )?scope\. /,
    /^Starting a Gradle Daemon/,
    /^(?:debconf|dpkg-preconfigure|invoke-rc\.d): /,
    /^(?:HEAD is now at|Previous HEAD position was) [0-9a-f]{7,40} /,
    /^Switched to (?:a new )?branch '/,
    /^Unable to find image '[^']{1,300}' locally$/,
    /^INFO: This is taking longer than usual\. /,
    /^DEPRECATION: /,
    /^(?:-- \w{1,80}\(|== \d{1,14} \w{1,200}: (?:migrating|migrated)\b)/,
    /^ {2}Applying \S{1,200}\.\.\. OK$/,
];
const warning = /(?:warning|notice|note)(?:\[[\w-]{1,40}\])?: /i;
const step = /^#\d{1,6} \d{1,6}\.\d{1,6} /;
function tellsFailure(line) {
    const text = line.replace(step, '');
    if (ordinary.some((form) => form.test(text)))
        return false;
    const at = text.search(warning);
    return at === -1 ? failure_words_forms.some((form) => form.test(text)) || hasWord(text) : hasWord(text.slice(0, at));
}
function hasWord(text) {
    const parts = text
        .replaceAll(/[:=]/g, ' : ')
        .split(/[^\w:'’./@-]+/)
        .map(withoutMarks);
    if (parts.some((part) => exceptionName.test(part) && !part.includes('/')))
        return true;
    const all = ` ${parts.join(' ').toLowerCase()} `;
    const rest = none.reduce((left, nothing) => left.replaceAll(nothing, ''), all);
    return phrases.test(rest) || rest.split(' ').some((word) => failure_words_words.has(word));
}
function withoutMarks(word) {
    return word.replace(/^'/, '').replace(/[.'](?=$)/, '');
}

;
const agentLine = /^(?:\^\^\^ \+\+\+|(?:🚨 Error|user command error): (?:exit status|[Tt]he (?:(?:global|local|plugin [\w.-]{1,80}) )?command(?: hook)? exited with status) \d{1,3}|npm ERR! Test failed\. {2}See above for more details\.|error Command failed with exit code 1\.|info Visit https:\/\/yarnpkg\.com\/en\/docs\/cli\/run for documentation about this command\.)$/;
const make = /^make(?:\[\d\])?: (?:\*\*\* \[[^\]]{1,200}\] Error \d{1,3}|Leaving directory '[^']{1,300}'|Target '[^']{1,200}' not remade because of errors\.)$/;
const workspace = /^npm (?:error|ERR!) (?:Lifecycle script `test[\w:.-]{0,80}` failed with error: ?$|code 1$|command failed$|Error: command failed ?$|(?:path|workspace|location|command) \S| {2}(?:in workspace|at location): \S)/;
const npm6 = /^npm ERR! ?(?:$|code ELIFECYCLE$|errno 1$|\S{1,200} test[\w:.-]{0,80}: `[^`]{1,600}`$|Exit status 1$|Failed at the \S{1,200} test[\w:.-]{0,80} script\.$|This is probably not a problem with npm\. There is likely additional logging output above\.$|A complete log of this run can be found in:$| {4}\S{1,300}\.log$)/;
const notice = /^npm notice(?: ?$| (?:New (?:major|minor|patch) version of npm available! |Changelog: https:|To update run: ?|Run `?npm install -g npm@))/;
const just = /^error: Recipe `[\w-]{1,100}` failed (?:on line \d{1,9} )?with exit code 1(?:01)?$/;
const compose = /^ (?:Container|Network|Volume) \S{1,200} {1,2}(?:Stopping|Stopped|Removing|Removed) ?$/;
const composePlugin = /^(?:\+\+\+ :warning: Failed to run command, exited with 1, run params:|run --name \S.{0,3000}|~~~ Uploading linked container logs)$/;
const annotation = /^(?:(?:---|~~~|\+\+\+) :junit: Annotating|[\d: -]{19} INFO {1,6}Successfully annotated build)$/;
const pnpm = /^(?: ?(?:ELIFECYCLE {2}|\[ELIFECYCLE\] )(?:Test failed\. See above for more details\.|Command failed with exit code 1\.)|\/\S{1,300}:|\S{1,300} test[\w:.-]{0,80}: Failed| ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL {2}\S{1,200} test[\w:.-]{0,80}: `[^`]{1,300}`|Exit status 1|Error: ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL| {2}× "pnpm recursive run" failed in \S{1,300}| ?WARN {2,3}Local package\.json exists, but node_modules missing, did you mean to install\?)$/;
const nx = /^(?: (?:NX|Lerna \(powered by Nx\)) {3}Running target test[\w.-]{0,80} for (?:project \S{1,200}|\d{1,6} projects?)(?: and \d{1,6} tasks? (?:it|they) depends? on)? failed|Failed tasks:|- \S{1,200}:test[\w:.-]{0,80}|Output of \d{1,6} successful tasks? was not shown\. .{1,200}|Hint: run the command with --verbose for more details\.| {2}(?:Run duration|Cache|Critical path|Recoverable time): {1,20}\S.{0,100})$/;
const turbo = /^(?:\S{1,200}#test[\w:.-]{0,80}: {2}(?:WARNING {2}command finished with error, but continuing\.\.\.|ERROR {2}command \([^)]{1,300}\) .{1,300} exited \(1\))| ?(?:Tasks|Cached): {4}\d{1,6} (?:successful|cached), \d{1,6} total| {2}Time: {4}\S.{0,40}|Failed: {4}\S{1,200}#test[\w:.-]{0,80}| ERROR {2}run failed: command {2}exited \(1\))$/;
const toxCommand = /^[\w.-]{1,80}: exit 1 \([\d.]{1,12} seconds\) [^\s>]{1,300}> (?:(?:python3?|coverage run) -m |\S{0,99}\/)?pytest [^;&|]{0,600}pid=\d{1,9}$/;
const tox = /^ {2}(?:[\w.-]{1,80}: (?:OK|FAIL code 1) \([^()]{1,300}\)|evaluation failed :\( \([\d.]{1,12} seconds\))$/;
const noxCommand = /^nox > Command (?:(?:python3?|coverage run) -m |\S{0,99}\/)?pytest [^;&|]{0,600}failed with exit code 1$/;
const nox = /^nox > (?:Session \S{1,200} failed\.|Ran (?:\d{1,4}|multiple) sessions:|\* \S{1,200}: (?:failed|success|skipped))$/;
const task = /^(?:task: Failed to run task "[^"]{1,100}": ){1,9}exit status 1$/;
const npmRunAll = /^ERROR: "test[\w:.-]{0,80}" exited with 1\.$/;
const bun = /^error: script "test[\w:.-]{0,80}" exited with code 1$/;
const exit = /^\+{1,9} exit 1$/;
const callers = [
    ...[agentLine, make, workspace, npm6, notice, just, compose, composePlugin, annotation],
    ...[pnpm, nx, turbo, toxCommand, tox, noxCommand, nox, task, npmRunAll, bun, exit],
];
const failedTask = /^(?:make.* Error |nox > .*failed|error: Recipe | {2}\S+: FAIL |npm (?:error|ERR!) command )/;
const otherTask = /lint|(?:^|[^a-z])(?:format|fmt|vet|types|typecheck|type-check|docs|audit|mypy|ruff|flake8|rubocop|prettier|tsc)(?:[^a-z]|$)/i;
const commandFailed = /^(?:make(?:\[\d\])?: \*\*\* |error: Recipe |task: |nox > Session |- |ERROR: "|Exit status |npm ERR! Failed at the )/;
const simpleCov = /^(?:(?:JSON )?Coverage report generated for .{1,100}? to \S{1,300}(?: {1,9}\d{1,9} \/ \d{1,9} LOC \([\d.]{1,9}%\) covered\.)?|(?:Line|Branch) [Cc]overage: (?:[\d.]{1,9}% \(\d{1,9} \/ \d{1,9}\)|\d{1,9} \/ \d{1,9} \([\d.]{1,9}%\))|Stopped processing SimpleCov as a previous error not related to SimpleCov has been detected)$/;
const rake = /^(?:rake aborted!|\S{1,300}:\d{1,9}:in [`'][^`']{1,200}'|Tasks: TOP => \S.{0,300}|\(See full trace by running task with --trace\))$/;
const endings = {
    'cargo test': [/^ {4}`--/],
    'go test': [/^(?:(?:FAIL|exit status 1)$|ok {2}\t|\? {3}\t)/],
    gradle: [
        /^(?:\* (?:Get more help|Try:|What went wrong:)|:test|> There were failing tests\.|> Run with|> Get more help at |BUILD FAILED in|FAILURE: Build failed with an exception\.|Finished generating test|Generating HTML test report|\d{1,6} actionable tasks?:|Run with --|<[=-])/,
        /^Execution failed for task ':[\w:-]{0,60}(?:test|(?:functional|integration)Test|test\w{1,60}UnitTest)'\.$/,
        /^(?:> Task )?:[\w:-]{0,60}(?:test|(?:functional|integration)Test|test\w{1,60}UnitTest) FAILED$/,
        /^(?:> Task )?:[\w:-]{1,200}(?: (?:UP-TO-DATE|SKIPPED|NO-SOURCE|FROM-CACHE))?$/,
        /^(?:Deprecated Gradle features were used in this build, |You can use '--warning-mode all' to show |(?:For more on this, please refer to|See) https:\/\/docs\.gradle\.org\/|Configuration cache entry (?:stored|reused)\.$|\[Incubating\] Problems report is available at: file:)/,
    ],
    jest: [
        /^Test results written to: \S{1,300}$/,
        /^(?:Ran all test suites|Snapshots:|Test Suites:|Tests:|Time:|Force exiting Jest: )/,
        /^(?:Jest did not exit one second after the test run has completed\.|'?This usually means that there are asynchronous operations that weren't stopped in your tests\. Consider running Jest with `--detectOpenHandles` to troubleshoot this issue\.)$/,
    ],
    maven: [
        /^\[(?:(?:INFO|WARNING)\]|ERROR\](?: ?$| (?:Failed to execute goal |(?:Please refer to|See) \S.{0,300} for the individual test results\.$|(?:Please refer to|See) dump files \(if any exist\) |-> \[Help \d{1,3}\]$|To see the full stack trace of the errors, |Re-run Maven using |For more information about the errors |\[Help \d{1,3}\] https?:\S{1,80}\/MojoFailureException$|After correcting the problems, | {2}mvn \S{1,20} -rf :)))/,
        /^(?:org\.apache\.maven\.lifecycle\.LifecycleExecutionException: Failed to execute goal |Caused by: org\.apache\.maven\.plugin\.MojoFailureException:(?: There are test failures\.| ?)$|(?:Please refer to|See) \S.{0,300} for the individual test results\.$|(?:Please refer to|See) dump files \(if any exist\) | {4}at [\w.$]{1,300} \()/,
    ],
    minitest: [
        /^You have skipped tests\./,
        simpleCov,
        rake,
        /^Command failed with status \(1\)(?:: \[ruby (?:-w )?-I"[^\];&|]{1,300}\])?$/,
    ],
    pytest: [/^Wrote (?:HTML|XML) report to \S{1,300}$/],
    rspec: [
        /^(?:Failed examples:|Randomized with seed|rspec )/,
        simpleCov,
        rake,
        /^Command failed with status \(1\): \[(?:bundle exec )?rspec(?: [^\];&|]{0,300})?(?:\.\.\.)?\]$/,
        /^\S{0,300}\/ruby[\d.]{0,9} -I\S{1,900} \S{1,300}\/exe\/rspec .{1,600} failed$/,
    ],
    vitest: [
        /^ {2,}(?:at least|Tests|Errors|Isolate|Duration|Start at)\b/,
        /^(?:JSON|JUNIT) report written to \S{1,300}$/,
        /^(?:close timed out after \d{1,9}ms|Tests closed successfully but something prevents (?:Vite server|\d{1,3} Vite servers|the main process) from exiting|You can try to identify the cause by enabling "hanging-process" reporter\. See https:\/\/vitest\.dev\/\S{1,100})$/,
    ],
};
function lastLinesOf(runner) {
    return [...callers, ...(endings[runner] ?? [])];
}

;
const goStack = /^goroutine \d{1,9} \[running\]:$/;
const goBuildFailure = /^FAIL\t\S{1,300} \[(?:build|setup) failed\]$/;
const failureLines = [
    { tool: 'ctest', line: /^\d{1,3}% tests passed, [1-9]\d{0,8} tests? failed out of / },
    { tool: 'bats', line: /^\d{1,9} tests?, [1-9]\d{0,8} failures?\b/ },
    { tool: 'dotnet', line: /^(?:Failed! {2}- Failed: |Test Run Failed\.|Build FAILED\.)/ },
    { tool: 'dotnet', line: /^Test summary: total: \d{1,9}, failed: [1-9]/ },
    { tool: 'go test', line: /^(?:FAIL\t\S|--- FAIL: )/, most: Number.POSITIVE_INFINITY },
    { tool: 'go test -json', line: /^\{"(?:Time|ImportPath)":"[^"]{1,300}","Action":"(?:fail|build-fail)"/ },
    { tool: 'gotestsum', line: /^=== FAIL: / },
    { tool: 'gradle', line: /^FAILURE: Build (?:failed|completed) with / },
    { tool: 'Jest', line: /^ {2}● {2}process\.exit called with "[1-9]/ },
    { tool: 'Jest', line: /^A jest worker process .{0,100}was terminated by another process: / },
    { tool: 'maven', line: /^\[ERROR\] (?:Failed to execute goal |COMPILATION ERROR)/ },
    {
        tool: 'maven',
        line: /^\[ERROR\] (?:ExecutionException )?(?:Crashed tests:|Process Exit Code: |The forked VM terminated |There was a timeout )/,
    },
    { tool: 'maven', line: /^\[ERROR\] Tests run: /, most: Number.POSITIVE_INFINITY },
    { tool: 'minitest', line: /^\d{1,9} (?:runs|tests), \d{1,9} assertions, [1-9]\d{0,8} failures, / },
    { tool: 'Cypress', line: /^ {2,6}✖ {2}[1-9]\d{0,8} of \d{1,9} failed \(\d{1,3}%\)/ },
    { tool: 'mocha or Cypress', line: /^ {2}[1-9]\d{0,8} failing$/ },
    { tool: 'Node.js, which crashed', line: /^node:internal\/\S{1,300}:\d{1,9}$/ },
    { tool: 'node --test', line: /^✖ \S.{0,900} \(\d[\d.]{0,12}ms\)$/ },
    { tool: 'node --test', line: /^(?:#|ℹ) fail [1-9]/ },
    { tool: 'PHPUnit', line: /^(?:FAILURES|ERRORS)!$/ },
    { tool: 'Playwright', line: /^ {2}[1-9]\d{0,8} (?:failed|interrupted|timed out)$/ },
    { tool: 'pytest', line: /^={9,300} FAILURES ={9,300}$/, most: 1 },
    { tool: 'pytest', line: /^={9,300} ERRORS ={9,300}$/, most: 1 },
    { tool: 'pytest', line: /^={9,300} short test summary info ={9,300}$/, most: 1 },
    { tool: 'pytest-subtests', line: /^SUBFAIL \S/ },
    { tool: 'pytest-xdist', line: /^\[gw\d{1,4}\] node down: / },
    { tool: 'pytest', line: /^={9,300} test session starts ={9,300}$/, most: 1 },
    { tool: 'Ruby', line: /^(?:\tfrom |\S*\.rb:\d{1,9}:in [`'])/ },
    { tool: 'Vitest', line: /^Vitest caught [1-9]\d{0,8} unhandled errors? / },
    { tool: 'unittest', line: /^FAILED \((?:failures|errors|unexpected successes)=/ },
    { tool: 'ansible-lint', line: /^Failed: [1-9]\d{0,8} failure\(s\)/ },
    { tool: 'Biome or Oxlint', line: /^Found \d{1,9} warnings? and [1-9]\d{0,8} errors?\.$/ },
    { tool: 'black or Ruff', line: /^\d{1,9} files? would be reformatted/ },
    { tool: 'Buf', line: /^[^\s:]{1,300}\.proto:\d{1,9}:\d{1,9}:/ },
    { tool: 'cargo fmt', line: /^Diff in \S.{0,300}(?: at line |:)\d{1,9}:$/ },
    { tool: 'Checkstyle', line: /^Checkstyle ends with [1-9]\d{0,8} errors\.$/ },
    { tool: 'codespell', line: /^[^\s:]{1,300}:\d{1,9}: \S{1,100} ==> \S/ },
    { tool: 'compiler or mypy', line: /^[^\s:]{1,300}:\d{1,9}:(?:\d{1,9}:)? (?:fatal )?error: / },
    { tool: 'cspell', line: /^CSpell: Files checked: \d{1,9}, Issues found: [1-9]/ },
    { tool: 'depcheck', line: /^(?:Unused d(?:evD)?ependencies|Missing dependencies)$/ },
    { tool: 'dependency-cruiser', line: /^(?:x|✘|✖) \d{1,9} dependency violations \([1-9]/ },
    { tool: 'detekt', line: /^(?:Analysis|Build) failed with \d{1,9} (?:weighted )?issues/ },
    { tool: 'diff or a formatter that shows one', line: /^diff (?:-\S{1,20} |\S{1,300} \S{1,300}$)/ },
    { tool: 'Django, whose migrations are not complete', line: /^Migrations for '[^']{1,100}':$/ },
    { tool: 'dotnet', line: /^ {0,2}\S.{0,300}\(\d{1,9},\d{1,9}\): error [A-Z]{2,20}\d{0,6}: / },
    { tool: 'ERB Lint', line: /^(?:[1-9]\d{0,8} error\(s\)|Errors) were found in ERB files$/ },
    { tool: 'ESLint or stylelint', line: /^ ?✖ \d{1,9} problems? \([1-9]/ },
    { tool: 'ESLint', line: /^ESLint found too many warnings/ },
    { tool: 'flake8, pylint, or Ruff', line: /^[^\s:]{1,300}\.pyi?:\d{1,9}:\d{1,9}: [A-Z]{1,4}\d{2,4}:? / },
    { tool: 'gofmt, rustfmt, or terraform fmt', line: /^[^\s:]{1,300}\.(?:go|rs|tf|tfvars)$/ },
    {
        tool: 'go vet or Staticcheck',
        line: /^(?:vet: )?[^\s:]{1,300}\.go:\d{1,9}:\d{1,9}: /,
        if: (lines) => !lines.some((line) => goBuildFailure.test(line)),
    },
    { tool: 'go mod verify', line: /^\S{1,300} v\S{1,100}: (?:dir|zip) has been modified / },
    { tool: 'golangci-lint', line: /^[1-9]\d{0,8} issues:$/ },
    { tool: 'Hadolint', line: /^\S{1,300}:\d{1,9} (?:DL|SC)\d{4} / },
    { tool: 'inline-snapshot', line: /^Error: (?:one|[1-9]\d{0,8}) snapshots? / },
    { tool: 'isort', line: /^ERROR: \S.{0,300} Imports are incorrectly sorted and\/or formatted\.$/ },
    {
        tool: 'Knip',
        line: /^(?:Duplicate|Unlisted|Unresolved|Unused|Referenced optional)(?: \w{4,20}){1,3} \(\d{1,9}\)$/,
    },
    { tool: 'ktlint', line: /^[^\s:]{1,300}\.kts?:\d{1,9}:\d{1,9}: \S.{0,900} \([\w-]{1,80}:[\w-]{1,80}\)$/ },
    { tool: 'ktlint', line: /^Summary error count \(descending\) by rule:$/ },
    { tool: 'markdownlint', line: /^[^\s:]{1,300}:\d{1,9}(?::\d{1,9})? (?:error )?MD\d{3}\// },
    {
        tool: 'mypy, Ruff, or tsc',
        line: /^Found [1-9]\d{0,8} errors?\b(?! \(\d{1,9} fixed, 0 remaining\))/,
    },
    {
        tool: 'Prettier',
        line: /^(?:\[warn\] Code style issues found |Error occurred when checking code style )/,
    },
    { tool: 'pytest, with too many warnings', line: /^Maximum allowed warnings exceeded: / },
    { tool: 'pytest-benchmark', line: /^Performance has regressed:$/ },
    { tool: 'pre-commit', line: /^\S.{0,100}\.{3}Failed$/ },
    { tool: 'Pyright', line: /^[1-9]\d{0,8} errors?, \d{1,9} warnings?, / },
    { tool: 'rails_best_practices', line: /^Please go to https:\/\/rails-bestpractices\.com\b/ },
    { tool: 'Reek', line: /^\S{1,300} -- [1-9]\d{0,8} warnings?:$/ },
    {
        tool: 'RuboCop',
        line: /^\d{1,9} files? inspected, (?:1 offense detected(?!, 1 offense (?:auto-?)?corrected$)|(?!1 )([1-9]\d{0,8}) offenses detected(?!, \1 offenses (?:auto-?)?corrected$))/,
    },
    { tool: 'rustc', line: /^error(?:\[E\d{4}\])?: (?:could not compile|aborting due to) / },
    { tool: 'sbt', line: /^\[error\] Total time: / },
    { tool: 'ShellCheck', line: /^In \S{1,300} line \d{1,9}:$/ },
    { tool: 'ShellCheck', line: /^[^\s:]{1,300}:\d{1,9}:\d{1,9}: \w{4,7}: .{1,900}\[SC\d{4}\]$/ },
    { tool: 'Size Limit', line: /^ {2}Package size limit has exceeded by / },
    { tool: 'Sorbet', line: /^[^\s:]{1,300}:\d{1,9}: \S.{0,900} https:\/\/srb\.help\/\d{4}$/ },
    { tool: 'Standard', line: /^standard: Use (?:Ruby|JavaScript) Standard Style / },
    { tool: 'SwiftFormat', line: /^[1-9]\d{0,8}\/\d{1,9} files require formatting/ },
    { tool: 'SwiftLint', line: /^Done linting! Found \d{1,9} violations?, [1-9]\d{0,8} serious / },
    { tool: 'tsc', line: /(?:^| - |: )error TS\d{1,5}: / },
    { tool: 'xcodebuild', line: /^\*\* \w{4,20} FAILED \*\*$/ },
    { tool: 'Zeitwerk', line: /^expected file \S{1,300} to define constant / },
    { tool: 'yamllint', line: /^ {2}\d{1,9}:\d{1,9} {1,9}error {2,9}\S/ },
    { tool: 'yamllint', line: /^[^\s:]{1,300}:\d{1,9}:\d{1,9}: \[error\] / },
    { tool: 'Bandit', line: /^>> Issue: \[B\d{3}/ },
    { tool: 'Brakeman', line: /^Security Warnings: [1-9]/ },
    { tool: 'bundler-audit', line: /^Vulnerabilities found!$/ },
    { tool: 'cargo audit', line: /^error: [1-9]\d{0,8} (?:denied warnings?|vulnerabilit(?:y|ies)) found!$/ },
    { tool: 'Checkov', line: /^Passed checks: \d{1,9}, Failed checks: [1-9]/ },
    { tool: 'Gitleaks', line: /\bleaks found: [1-9]/ },
    { tool: 'govulncheck', line: /^Your code is affected by [1-9]/ },
    { tool: 'npm audit', line: /^# npm audit report$/ },
    { tool: 'pip-audit', line: /^Found [1-9]\d{0,8} known vulnerabilit/ },
    { tool: 'pnpm audit or Yarn', line: /^[1-9]\d{0,8} vulnerabilities found(?: - Packages audited: |$)/ },
    { tool: 'Semgrep', line: /^Ran \d{1,9} rules? on \d{1,9} files?: [1-9]/ },
    { tool: 'Trivy', line: /^(?:Total|Failures): [1-9]\d{0,8} \((?:UNKNOWN|LOW|MEDIUM|HIGH|CRITICAL): / },
    { tool: 'Bazel', line: /^ERROR: Build did NOT complete successfully/ },
    { tool: 'Bun', line: /^error: script "[^"]{1,100}" (?:exited|was terminated) / },
    { tool: 'CMake', line: /^CMake Error\b/ },
    { tool: 'Docker', line: /^ERROR: failed to (?:build|solve): / },
    { tool: 'Docker Compose', line: /^\S{1,100} exited with code [1-9]/ },
    {
        tool: 'Go',
        line: /^panic: (?!.{0,300}\[recovered)/,
        if: (lines) => lines.some((line) => goStack.test(line)),
    },
    { tool: 'Helm', line: /^Error: \d{1,9} chart\(s\) linted, [1-9]\d{0,8} chart\(s\) failed$/ },
    { tool: 'just', line: /^error: Recipe `[^`]{1,100}` failed / },
    { tool: 'Lerna', line: /^lerna ERR! / },
    { tool: 'make', line: /^(?:\S{1,200}\/)?g?make(?:\[\d{1,3}\])?: \*\*\* / },
    { tool: 'Ninja', line: /^ninja: build stopped: / },
    { tool: 'Node.js', line: /^FATAL ERROR: .{0,300} JavaScript heap out of memory$/ },
    { tool: 'Node.js', line: /^Node\.js v\d{1,3}\.\d{1,3}\.\d{1,3}$/ },
    { tool: 'npm', line: /^npm (?:error|ERR!) (?!optional dep failed, continuing )/ },
    {
        tool: 'nox',
        line: /^nox > (?:Command .{1,900} failed with|Session \S{1,200} (?:aborted|failed|raised))/,
    },
    { tool: 'npm-run-all', line: /^ERROR: "[^"]{1,100}" exited with [1-9]/ },
    { tool: 'Nx', line: /^ {2,6}✖ {2,6}(?:nx run |\d{1,9}\/\d{1,9} (?:targets )?failed)/ },
    { tool: 'pnpm', line: /^(?:\s?|Error: )\[?(?:ELIFECYCLE|ERR_PNPM_\w{1,80})(?:[\s\]]|$)/ },
    { tool: 'rake or Rails', line: /^(?:\S{0,100}\/)?(?:rails|rake) aborted!$/ },
    { tool: 'Task', line: /^task: Failed to run task "/ },
    { tool: 'Terraform', line: /^│ Error: / },
    { tool: 'tox', line: /^[\w.-]{1,80}: exit [1-9]\d{0,8} \(/ },
    { tool: 'Turborepo', line: /^ ?(?:ERROR {2}run failed: |Failed: {4}\S)/ },
    { tool: 'Yarn', line: /^error Command failed with exit code [1-9]/ },
    { tool: 'shell', line: /: command not found(?:$|: )/ },
    { tool: 'shell', line: /^\S{1,100}: \d{1,9}: \S{1,100}: not found$/ },
    {
        tool: 'shell',
        line: /^\S{1,100}: line \d{1,9}: \S{1,200}: (?:No such file or directory|Permission denied)$/,
    },
    {
        tool: 'shell',
        line: /^(?:\S{1,100}: line \d{1,9}: {1,9}\d{1,9} )?(?:Aborted|Bus error|Illegal instruction|Killed|Segmentation fault|Terminated)(?: \(core dumped\)| {2}|$)/,
    },
];
function isFailureOfOther(lines, runner) {
    return failureLines.some(({ tool, line: pattern, most = 0, if: isFailure }) => {
        const found = lines.filter((line) => pattern.test(line)).length;
        return found > (tool === runner ? most : 0) && (isFailure?.(lines) ?? true);
    });
}

;




function doubtOf({ lines, cut }, run, exitStatus) {
    const rest = lines.slice(run.end + 1);
    const reason = agentError(rest);
    if (reason !== undefined)
        return { words: 'names an error after its failed tests', reason };
    const words = doubtOfLines({ lines, cut }, run, rest);
    if (words !== null)
        return { words };
    return fits(exitStatus, run.runner, rest) ? null : { words: `belongs to the exit status ${exitStatus}` };
}
function doubtOfLines({ lines, cut }, { runner, end, outside, hooks }, rest) {
    if (cut)
        return 'is longer than what is read';
    const isOther = lines.some((line) => isOtherReason(line, lines)) ||
        isFailureOfOther(lines.slice(0, end), runner) ||
        ofCommand(outside).some(tellsFailure) ||
        hooks.some((line) => line.trim() !== '');
    if (isOther)
        return 'names another reason than its failed tests';
    return saysNoMore(rest, lastLinesOf(runner)) ? null : 'continues after its failed tests';
}
function ofCommand(lines) {
    return lines.slice(lines.findIndex((line) => commandGroup.test(line)) + 1);
}
const commandGroup = /^~~~ Running (?:commands?|(?:batch )?script|(?:[a-z]{1,20}|plugin [\w.-]{1,80}) command hook)$/;
const stopped = /^!{3,300} stopping after \d{1,9} failures !{3,300}$/;
function isOtherReason(line, lines) {
    if (stopped.test(line))
        return false;
    if (/^(?:!!!|RSpec is shutting down )/.test(line) || line.includes('INTERNALERROR'))
        return true;
    if (/^(?:Snapshots: {3,9}\d.{0,100} obsolete, |.{0,99}\d snapshots? unused\.)/.test(line))
        return true;
    if (line.includes('= test session starts =') && !line.startsWith('='))
        return true;
    if (line.startsWith('Jest: '))
        return true;
    if (line.includes('Failed to execute goal') && !isTestGoal(line, lines))
        return true;
    return (/\bcoverage\b/i.test(line) && /\b(?:not (?:reached|met)|below|less than|does not meet)\b/i.test(line));
}
function isTestGoal(line, lines) {
    const reason = testGoal.exec(line)?.[1]?.trim();
    return reason === '' ? lines.some((each) => onlyExceptions.test(each)) : reason !== undefined;
}
const testGoal = /^(?:\[ERROR\]|org\.apache\.maven\.lifecycle\.LifecycleExecutionException:) Failed to execute goal [\w.:-]{0,200}(?:surefire|failsafe)-plugin:.{1,300}:( There are test failures\.| ?)$/;
const onlyExceptions = /^\[ERROR\] Tests run: \d{1,9}, Failures: 0, Errors: [1-9]\d{0,8}, Skipped: \d{1,9}$/;
function fits(exitStatus, runner, rest) {
    if (exitStatus === (runner === 'cargo test' ? 101 : 1))
        return true;
    const has = (pattern) => rest.some((line) => pattern.test(line));
    return (exitStatus === 2 && has(make)) || (exitStatus === 201 && has(task));
}
function saysNoMore(rest, known) {
    const { own } = bySection(rest);
    const failed = own.flatMap((line) => commandFailed.exec(line) ?? []);
    if (new Set(failed).size < failed.length || own.some(namesOtherTask))
        return false;
    return own.every((line) => line.trim() === '' || known.some((form) => form.test(line)));
}
function namesOtherTask(line) {
    return failedTask.test(line) && otherTask.test(line);
}
function agentError(rest) {
    const isOther = (line) => line.startsWith('🚨') && !agentLine.test(line);
    const { agent } = bySection(rest);
    return rest.find(isOther) ?? agent.find((line) => !agentLine.test(line) && saysFailure(line));
}
function bySection(lines) {
    const first = lines.findIndex((line) => agentGroup.test(line));
    const at = first === -1 ? lines.length : first;
    return { own: lines.slice(0, at), agent: lines.slice(at) };
}
const agentGroup = /^~~~ (?:Running [a-z]{1,20}(?: [\w-]{1,40})? (?:pre-exit|post-command|post-artifact|pre-artifact) hook|Uploading artifacts)/;

;

const packageEnd = /^(ok {2}|FAIL|\? {3})\t(\S+)(?:\t| (\[[^[\]]+\])$|$)/;
const buildFailure = /^FAIL\t\S+ \[(?:build|setup) failed\]$/;
const testEnd = /^( *)--- (FAIL|PASS|SKIP): (\S.*) \(\d{1,9}\.\d\ds\)$/;
const anyEnd = /--- FAIL: |FAIL\t\S+\t/;
const usualEnd = /^(?:exit status 1|coverage: (?:\[no statements\]|\d{1,3}\.\d% of statements(?: in (?:[\w./@-]+, )*[\w./@-]+)?))$/;
const testStart = /^=== (?:RUN|CONT|NAME) {2,3}(\S.*)$/;
const said = /^( {4,})(\S[^:]*\.go):(\d{1,9}): ?(.*)$/;
const inSource = /^\s*(\S[^:]*\.go):(\d{1,9})(?=[: ]|$)/;
const goTest = {
    runner: 'go test',
    ends: (lines) => {
        const all = linesThat((line) => line === 'FAIL')(lines).filter((at) => packageEnd.test(lines[at - 1] ?? ''));
        const one = linesThat((line) => /^exit status \d{1,3}$/.test(line))(lines).filter((at) => lines[at + 1]?.startsWith('FAIL\t'));
        return all.length > 0 ? all : one.map((at) => at + 1);
    },
    outside: (lines, end) => {
        const rest = withoutSections(lines.slice(0, end), /^(?:=== RUN|--- FAIL: )/, packageEnd);
        const hasBuilds = rest.some((line) => buildFailure.test(line));
        const own = hasBuilds ? withoutSections(rest, /^# /, /^(?!# |\t|\S+\.go:\d|too many errors)/) : rest;
        return own.filter((line) => !packageEnd.test(line));
    },
    read: ({ lines, cut }, end) => {
        if (cut)
            return null;
        const run = lines.slice(0, end + 1);
        const ends = linesThat((line) => packageEnd.test(line))(run);
        const packages = ends.map((at, index) => run.slice((ends[index - 1] ?? -1) + 1, at + 1));
        const builds = readBuilds(run);
        const hidden = run.some((line) => anyEnd.test(line) && !testEnd.test(line) && !packageEnd.test(line));
        return hidden || packages.some(isDoubtful)
            ? null
            : packages.flatMap((lines) => readPackage(lines, builds));
    },
};
function isDoubtful(lines) {
    const fails = lines.filter((line) => line === 'FAIL').length;
    const hasFailed = lines.some((line) => testEnd.exec(line)?.[2] === 'FAIL');
    return fails > 1 || (fails === 1 && !hasFailed) || goesOn(lines);
}
function goesOn(lines) {
    const end = lines.lastIndexOf('FAIL');
    if (end < 0)
        return lines.some((line) => line.endsWith('FAIL'));
    return !lines.slice(end + 1, -1).every((line) => line === '' || usualEnd.test(line));
}
function readBuilds(lines) {
    const builds = new Map();
    let open = null;
    for (const line of lines) {
        if (line.startsWith('# ')) {
            open = [];
            builds.set(line.split(' ', 2)[1] ?? '', open);
        }
        else if (open && /^(?:\S+\.go:\d|\t|too many errors)/.test(line))
            open.push(line);
        else
            open = null;
    }
    return builds;
}
function readPackage(lines, builds) {
    const [, state, scope = '', reason = ''] = packageEnd.exec(lines.at(-1) ?? '') ?? [];
    if (state !== 'FAIL')
        return [];
    const crash = lines.includes('FAIL') ? -1 : lines.findIndex((line) => line.startsWith('panic: '));
    const failed = readTests(lines);
    const crashed = testEnd.exec(lines[crash - 1] ?? '')?.[3];
    const parents = parentsOf(failed);
    const tests = failed
        .filter(({ name, lines: message }) => message.length > 0 || !parents.has(name))
        .map(({ name, lines: message, place }) => {
        const at = name === crashed ? frameIn(lines.slice(crash), scope) : place;
        return {
            file: at && `${scope}/${at.file}`,
            line: at?.line ?? null,
            scope,
            name,
            message: messageOf(message),
        };
    });
    if (crashed !== undefined || (reason === '' && lines.includes('FAIL')))
        return tests;
    const message = builds.get(scope) ?? lines.slice(crash, crash + 1);
    const [, file = null, line] = inSource.exec(builds.get(scope)?.[0] ?? '') ?? [];
    return [
        ...tests,
        {
            file,
            line: line === undefined ? null : Number(line),
            scope,
            name: reason || 'FAIL',
            message: messageOf(message),
        },
    ];
}
function parentsOf(tests) {
    const sorted = tests.map(({ name }) => name.replaceAll('/', '\0')).toSorted();
    const parents = sorted.filter((name, index) => sorted[index + 1]?.startsWith(`${name}\0`));
    return new Set(parents.map((name) => name.replaceAll('\0', '/')));
}
function frameIn(lines, scope) {
    const at = lines.findIndex((line) => line.startsWith(`${scope}.`));
    const [, file = '', line] = inSource.exec(lines[at + 1] ?? '') ?? [];
    return at === -1 || line === undefined
        ? null
        : { file: file.slice(file.lastIndexOf('/') + 1), line: Number(line) };
}
function readTests(lines) {
    const failed = new Map();
    const running = new Map();
    const isVerbose = lines.some((line) => testStart.test(line));
    const levelIn = isVerbose ? () => -1 : levelOf;
    const isOutside = isVerbose ? () => false : (line) => !line.startsWith(' ');
    let open = null;
    let levels = [];
    for (const line of lines) {
        const header = headerOf(line);
        if (header) {
            open = openTest(header, running, failed);
            levels = [...levels.slice(0, header.level), open];
        }
        else if (open) {
            open = levels[levelIn(line)] ?? open;
            addLine(open, line);
            if (isOutside(line))
                open = null;
        }
    }
    return [...failed.values()];
}
function openTest({ name, state }, running, failed) {
    const test = running.get(name) ?? { name, lines: [], indent: '', place: null };
    if (state === undefined)
        running.set(name, test);
    else
        running.delete(name);
    if (state === 'FAIL')
        failed.set(name, test);
    return test;
}
function headerOf(line) {
    const [, indent = '', state, ended] = testEnd.exec(line) ?? [];
    const name = ended ?? testStart.exec(line)?.[1];
    return name === undefined ? null : { name, state, level: indent.length / 4 };
}
function levelOf(line) {
    return (said.exec(line)?.[1]?.length ?? 0) / 4 - 1;
}
function addLine(test, line) {
    const [, indent = '', file, number, text] = said.exec(line) ?? [];
    if (file !== undefined && text !== undefined) {
        test.indent = `${indent}    `;
        test.place = { file, line: Number(number) };
        test.lines.push(text);
    }
    else if (line.startsWith('panic: '))
        test.lines.push(line);
    else if (test.lines.length > 0 && line.startsWith(test.indent))
        test.lines.push(line.slice(test.indent.length));
}

;

const closing = /^\d{1,9} tests? completed, (\d{1,9}) failed(?:, \d{1,9} skipped)?$/;
const gradle_short = /^ {4}(\S+) at (\S[^:]*):(\d{1,9})$/;
function isFailedTest(line) {
    return line.endsWith(' FAILED') && / > ./.test(line) && !line.startsWith(' ');
}
const gradle = {
    runner: 'gradle',
    ends: linesThat((line) => closing.test(line)),
    outside: (lines, end) => {
        const run = lines.slice(0, end);
        const earlier = run.findLastIndex((line) => line.startsWith('BUILD '));
        const start = run.findIndex((line, index) => index > earlier && (isFailedTest(line) || /^(?:(?:> Task )?:\w|<[=-]{9})/.test(line)));
        return start === -1 ? run : run.slice(0, start);
    },
    read: ({ lines }, end) => {
        const starts = linesThat(isFailedTest)(lines.slice(0, end)).filter((at) => lines[at + 1]?.startsWith('    '));
        const tests = starts.map((at, index) => gradle_readFailure(lines.slice(at, starts[index + 1] ?? end)));
        return tests.length === Number(closing.exec(lines[end] ?? '')?.[1]) ? tests : null;
    },
};
function gradle_readFailure([head = '', ...lines]) {
    const split = head.indexOf(' > ');
    const name = head.slice(split + ' > '.length, -' FAILED'.length);
    const end = lines.findIndex((line) => /^\S/.test(line));
    const own = end === -1 ? lines : lines.slice(0, end);
    const [, exception, shortFile, shortLine] = gradle_short.exec(own[0] ?? '') ?? [];
    const frames = own.findIndex((line) => line.startsWith('        at '));
    const { scope, frame } = classIn(own, head.slice(0, split));
    const [, file = shortFile, line = shortLine] = /\(([^():]+):(\d{1,9})\)$/.exec(frame) ?? [];
    return {
        file: file === undefined ? null : sourceOf(scope, file),
        line: line === undefined ? null : Number(line),
        scope,
        name,
        message: exception ?? messageOf(frames === -1 ? own : own.slice(0, frames)),
    };
}
function classIn(lines, shown) {
    for (const frame of lines.filter((line) => line.startsWith('        at '))) {
        const place = frame
            .slice(frame.lastIndexOf('/', frame.indexOf('(')) + 1)
            .trim()
            .replace(/^at /, '');
        const className = place.slice(0, place.lastIndexOf('.', place.indexOf('(')));
        if (className === shown || (!shown.includes('.') && className.endsWith(`.${shown}`)))
            return { scope: className, frame };
    }
    return { scope: shown, frame: '' };
}
function sourceOf(className, file) {
    return [...className.split('.').slice(0, -1), file].join('/');
}

;

const jest_closing = /^Tests: {3,9}(?:(\d{1,9}) failed, )?\d.{0,99} total$/;
const suites = /^Test Suites: (?:(\d{1,9}) failed, )?.*\d total$/;
const afterClosing = /^(?:Snapshots|Time): |^Ran all test suites/;
const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
const badge = /^ ?(FAIL|PASS) {1,2}(?=\S)/;
const testFile = /^ ?(?:FAIL|PASS) {1,2}(?:\S.{0,200} )?\S{1,900}\.\w{2,6}(?: \((?:[\d.]{1,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\))?$/;
const printed = /^ {2}console\.(?:debug|error|info|log|warn)$/;
const codeFrame = /^ +>? {1,12}\d{0,9} \|/;
const jest = {
    runner: 'jest',
    ends: (lines) => {
        const ends = linesThat((line) => jest_closing.test(line))(lines);
        return ends.filter((end, index) => !isRepeated(lines, ends[index - 1], end));
    },
    outside: (lines, end) => {
        const start = lines.findIndex((line) => testFile.test(line) || printed.test(line));
        return lines.slice(0, start === -1 ? end : start);
    },
    hooks: beforeClosing,
    read: ({ lines }, end) => {
        const files = suites.exec(lines[end - 1] ?? '');
        const isEnded = lines.slice(end).some((line) => line.startsWith('Time: '));
        if (files === null || !isEnded)
            return null;
        const start = lines.findLastIndex((line, index) => index < end && line === summary);
        const failures = readFailures(lines.slice(start + 1, end - 1));
        const count = Number(jest_closing.exec(lines[end] ?? '')?.[1] ?? 0);
        const tests = testsIn(failures).length === count ? failures : failures.filter(isFirst);
        const failedFiles = new Set(tests.map(({ heading }) => heading)).size;
        const isComplete = testsIn(tests).length === count && failedFiles === Number(files[1] ?? 0);
        return isComplete ? tests.map(({ test }) => test) : null;
    },
};
const coverage = / \| |^-{3,300}\||^=+(?: Coverage summary =+)?$|^(?:Statements|Branches|Functions|Lines) {3,}: /;
function beforeClosing(lines, end) {
    const first = lines.findLastIndex((line, index) => index < end && suites.test(line));
    const blank = lines.findLastIndex((line, index) => index < first && line.trim() === '');
    return lines.slice(blank + 1, first).filter((line) => /^\S/.test(line) && !coverage.test(line));
}
function isRepeated(lines, before, end) {
    if (before === undefined)
        return false;
    const between = lines.slice(before + 1, end - 1);
    const isSame = [0, 1].every((back) => lines[before - back] === lines[end - back]);
    return isSame && between.every((line) => afterClosing.test(line));
}
function testsIn(failures) {
    return failures.filter(({ test }) => test.name !== suiteFailed);
}
function isFirst({ heading, test }, index, failures) {
    const before = failures[index - 1];
    const isSame = ['file', 'scope', 'name'].every((key) => test[key] === before?.test[key]);
    return !isSame || heading !== before?.heading;
}
function readFailures(lines) {
    const failures = [];
    const starts = linesThat((line) => badge.test(line) || line.startsWith('  ● '))(lines);
    let open = null;
    for (const [number, start] of starts.entries()) {
        const line = lines[start] ?? '';
        if (!line.startsWith('  ● '))
            open = badge.exec(line)?.[1] === 'FAIL' ? { at: start, ...readHeading(line) } : null;
        else if (open !== null && line !== '  ● Console') {
            const { at: heading, project, file } = open;
            const test = jest_readFailure(line.slice('  ● '.length), file, lines.slice(start + 1, starts[number + 1]));
            failures.push({ heading, test: project === '' ? test : { ...test, inProject: true } });
        }
    }
    return failures;
}
function readHeading(line) {
    const words = line
        .replace(badge, '')
        .replace(/ \((?:\d[\d.]{0,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\)$/, '');
    const at = words.lastIndexOf(' ') + 1;
    return { project: words.slice(0, at).trim(), file: pathOf(words.slice(at)) };
}
function jest_readFailure(title, file, lines) {
    const parts = title.split(' › ');
    const places = lines.map((line) => (line.trimStart().startsWith('at ') ? placeOf(line) : null));
    const at = places.find((place) => place?.file === file);
    return {
        file,
        line: at ? at.line : null,
        scope: parts.slice(0, -1).join(' '),
        name: parts.at(-1) ?? '',
        message: messageOf(lines.filter((line, index) => places[index] === null && !codeFrame.test(line))),
    };
}
function placeOf(line) {
    const place = line.slice(Math.max(line.lastIndexOf('('), line.lastIndexOf(' ')) + 1).split(':');
    return { file: pathOf(place[0] ?? ''), line: Number(place[1]) || null };
}

;


const counts = /^\[[A-Z]{4,7}\] Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const entry = /^\[ERROR\] {3}(?=\S)/;
const rerun = /^\[ERROR\] (\S.*)$/;
const run = /^Run (\d{1,9}): /;
const detail = /^\[ERROR\] (\S.*?)(?: {2}| -- )Time elapsed: \S+ s {1,2}<<< (?:FAILURE|ERROR)!$/;
const maven_frame = /^(\t+)at (?:[^\s/]*\/){0,3}([^/]+)\.([^./]+)\([\w$]+\.\w+:(\d{1,9})\)$/;
const parameters = /(?:\([^()]*\)|\{[^{}]*\})(?:\[\d{1,9}\])?$/;
const maven_place = /^([^:.]+)\.([^:]+):(\d{1,9})(?:->\S+)?(?= |$)/;
const maxWords = 50;
const beforeScan = before(/^\[INFO\] Scanning for projects\.\.\.$/);
const stacktraces = '[INFO] Error stacktraces are turned on.';
const maven = {
    runner: 'maven',
    ends: linesThat((line) => line === '[INFO] BUILD FAILURE' || line === '[INFO] BUILD SUCCESS'),
    outside: (lines, end) => beforeScan(lines, end).filter((line) => line !== stacktraces),
    read: ({ lines, cut }, end) => {
        if (lines[end]?.endsWith('SUCCESS'))
            return null;
        const sections = linesThat((line) => counts.test(line))(lines.slice(0, end));
        const read = sections.map((at, index) => readModule({ lines: lines.slice((sections[index - 1] ?? -1) + 1, at + 1), cut }));
        const modules = lines
            .slice(0, end)
            .filter((line) => /^\[INFO\] .* FAILURE \[ {0,9}\S+ \S+\]$/.test(line)).length;
        const failed = read.filter((tests) => tests === null || tests.length > 0).length;
        if (read.includes(null) || failed !== Math.max(modules, 1))
            return null;
        return read.flatMap((tests) => tests ?? []);
    },
};
function readModule({ lines, cut }) {
    const [, failures, errors] = counts.exec(lines.at(-1) ?? '') ?? [];
    const start = lines.lastIndexOf('[INFO] Results:');
    const entries = start === -1 ? [] : readEntries(lines.slice(start + 1));
    const details = readDetails(lines.slice(0, Math.max(start, 0)));
    const tests = entries.map((each) => readEntry(each, details));
    if (cut && tests.some(({ file }) => file === null))
        return null;
    return tests.length === Number(failures) + Number(errors) ? tests : null;
}
function readEntries(lines) {
    const entries = [];
    let open = null;
    let test;
    for (const line of lines) {
        if (entry.test(line)) {
            open = entryOf(line.replace(entry, ''), test);
            if (open)
                entries.push(open);
        }
        else if (/^\[[A-Z]{4,7}\]/.test(line))
            test = rerun.exec(line)?.[1];
        else
            open?.lines.push(line);
    }
    return entries;
}
function entryOf(text, test) {
    const number = run.exec(text)?.[1];
    if (number === undefined)
        return { lines: [text] };
    return number === '1' && test !== undefined ? { test, lines: [text.replace(run, '')] } : null;
}
function readDetails(lines) {
    const named = readTraces(lines).flatMap((trace) => [...namesOf(trace)]);
    const details = Map.groupBy(named, ([key]) => key);
    return new Map(Array.from(details, ([key, same]) => [key, same.map(([, test]) => test)]));
}
function readTraces(lines) {
    const traces = [];
    let open = null;
    for (const line of lines) {
        const title = detail.exec(line)?.[1];
        if (title !== undefined) {
            open = { title, frames: [] };
            traces.push(open);
        }
        else if (line === '')
            open = null;
        else if (open) {
            const [, tabs, className = '', method = '', number] = maven_frame.exec(line) ?? [];
            if (tabs)
                open.frames.push({ className, method, line: Number(number), isDeep: tabs !== '\t' });
        }
    }
    return traces;
}
function namesOf({ title, frames }) {
    return new Map(frames.toReversed().flatMap(({ className, method, line, isDeep }) => {
        const name = title === className ? method : withoutClass(title, className);
        const own = name.replace(parameters, '');
        const isOwn = method === own || method.startsWith(`lambda$${own}$`);
        const names = [
            ...(isDeep ? [] : [`${simpleName(className)}.${method}:${line}`]),
            ...(isOwn ? [name === title ? `${className}.${name}` : title] : []),
            ...(isOwn && (isDeep || className.includes('$')) ? [`${simpleName(outerOf(className))}.${own}`] : []),
        ];
        return names.map((key) => [key, { className, name, line }]);
    }));
}
function withoutClass(title, className) {
    const own = [className, outerOf(className)].find((each) => title.startsWith(`${each}.`));
    return own === undefined ? title : title.slice(own.length + 1);
}
function writtenIn(className) {
    return className.slice(className.lastIndexOf('>') + 1);
}
function outerOf(className) {
    return className.split('$', 1)[0] ?? className;
}
function simpleName(className) {
    return className.slice(className.lastIndexOf('.') + 1);
}
function maven_placeOf(text, details) {
    const [start = '', className = '', method = '', line] = maven_place.exec(text) ?? [];
    const placed = { text: start, className, method, line: Number(line) };
    const detail = details.get(`${className}.${method}:${line}`)?.shift();
    if (detail)
        return { ...placed, detail };
    const unplaced = placeWithoutLine(text, details);
    return unplaced.detail || start === '' || method.includes(' ') ? unplaced : placed;
}
function placeWithoutLine(text, details) {
    const words = text.split(' ', maxWords);
    for (let count = words.length; count > 0; count -= 1) {
        const start = words.slice(0, count).join(' ');
        const detail = details.get(start)?.shift();
        if (detail)
            return { text: start, className: detail.className, method: detail.name, line: detail.line, detail };
    }
    const [word = ''] = words;
    const [, className = '', method = word] = /^([^.:]+)\.([^.:]+)$/.exec(word) ?? [];
    return { text: word, className, method, line: null };
}
function readEntry({ test, lines: [text = '', ...more] }, details) {
    const { text: start, className, method, line, detail } = maven_placeOf(text, details);
    const { className: scope, name } = ranAgain(test, details) ?? detail ?? { className, name: method };
    return {
        file: line === null ? null : sourceOf(scope, `${simpleName(outerOf(writtenIn(className)))}.java`),
        line,
        scope,
        name,
        message: messageOf([text.slice(start.length).replace(/^ {0,9}(?:» )?/, ''), ...more]),
    };
}
function ranAgain(test, details) {
    const all = test === undefined ? [] : (details.get(test) ?? []);
    return new Set(all.map(({ className }) => className)).size === 1 ? all[0] : undefined;
}

;

const minitest_closing = /^\d{1,9} (?:runs|tests), \d{1,9} assertions, (\d{1,9}) failures, (\d{1,9}) errors, \d{1,9} skips$/;
const kinds = ['Failure', 'Error', 'Skipped'];
const minitest_frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;
const minitest_rerun = /^(?:\S{0,100}\/)?(?:rails )?test \S{1,900}:\d{1,9}$/;
const minitest = {
    runner: 'minitest',
    ends: linesThat((line) => minitest_closing.test(line)),
    outside: before(/^# Running:$/, /^Finished in /),
    read: ({ lines }, end) => {
        const [, failures, errors] = minitest_closing.exec(lines[end] ?? '') ?? [];
        const finished = lines.findLastIndex((line, index) => index < end && line.startsWith('Finished in '));
        const start = lines.lastIndexOf('# Running:', Math.max(0, finished));
        const listed = readListed(lines.slice(finished + 1, end));
        const entries = listed.length > 0 ? listed : readInline(lines.slice(start + 1, Math.max(0, finished)));
        const tests = entries.flatMap(([kind = '', ...entry]) => kind.endsWith('Skipped:') ? [] : (minitest_readFailure(entry) ?? []));
        return tests.length === Number(failures) + Number(errors) ? tests : null;
    },
};
function readListed(lines) {
    const starts = [];
    for (const [index, line] of lines.entries()) {
        const number = starts.length + 1;
        if (kinds.some((kind) => line === `  ${number}) ${kind}:`))
            starts.push(index);
    }
    return starts.map((at, index) => lines.slice(at, starts[index + 1]));
}
function readInline(lines) {
    const entries = [];
    let open = null;
    let isFirst = true;
    for (const line of lines) {
        const isKind = kinds.some((kind) => line === `${kind}:`);
        if (minitest_rerun.test(line))
            open = null;
        else if (isKind && open !== null)
            isFirst = false;
        else if (isKind) {
            open = [line];
            isFirst = true;
            entries.push(open);
        }
        else if (isFirst)
            open?.push(line);
    }
    return entries;
}
function minitest_readFailure([head = '', ...lines]) {
    const open = head.lastIndexOf(' [');
    const place = /^ \[(.+):(\d{1,9})\]:$/.exec(open === -1 ? '' : head.slice(open));
    const title = place ? head.slice(0, open) : head.slice(0, -1);
    const hash = title.includes('#test_') ? title.indexOf('#test_') : title.indexOf('#');
    if (hash === -1 || !head.endsWith(':'))
        return null;
    const frames = lines.map((line) => minitest_frame.exec(line));
    const [, file, line] = place ?? frames.findLast((found) => found !== null) ?? [];
    return {
        file: file === undefined ? null : pathOf(file),
        line: line === undefined ? null : Number(line),
        scope: title.slice(0, hash),
        name: title.slice(hash + 1),
        message: messageOf(place ? lines : lines.filter((_, index) => frames[index] === null)),
    };
}

;

const pytest_summary = 'short test summary info';
const pytest_entry = /^(?:(FAILED|ERROR|SUBFAILED)(?![A-Z])|[A-Z]{3,12} (?=\S))/;
const pytest_place = /^([^\s:][^:]*):(\d{1,9}): /;
const header = /^(?:=+ test session starts =+|Test session starts \(.*\))$/;
const progress = /^[.FEsxXRru,-]+ +\[ *\d+%\]$/;
const maxEnds = 20;
const pytest = {
    runner: 'pytest',
    ends: linesThat((line) => failuresIn(line) !== null),
    outside: before(header, /^=+ ERRORS =+$/, /^=+ FAILURES =+$/, /^(?:=+ )?short test summary info(?: =+)?$/),
    hooks: (lines, end) => [...afterTests(lines, end), ...unknownSections(lines.slice(0, end))],
    read: ({ lines }, end) => {
        const start = lines.findLastIndex((line, index) => index < end && bare(line) === pytest_summary);
        if (start === -1 || tellsTwoRuns(lines.slice(0, end)))
            return null;
        const details = pytest_readDetails(lines.slice(0, start));
        const tests = readSummary(lines.slice(start + 1, end)).map((text) => pytest_readEntry(text, details));
        return tests.length === failuresIn(lines[end] ?? '') ? tests : null;
    },
};
function tellsTwoRuns(lines) {
    const own = lines.findLastIndex((line) => header.test(line));
    const isDone = (line) => progress.test(line) && line.endsWith('[100%]');
    return lines.some((line, index) => index < own && progress.test(line)) || lines.filter(isDone).length > 1;
}
function afterTests(lines, end) {
    const run = lines.slice(0, end);
    const last = run.findLastIndex((line) => line.includes('[100%]'));
    const details = run.findIndex((line, index) => index > last && /^=+ (?:ERRORS|FAILURES|warnings summary.*|short .*) =+$/.test(line));
    return last === -1 || details === -1 ? [] : run.slice(last + 1, details);
}
const knownSections = /^=+ ?(?:test session starts|ERRORS|X?FAILURES|X?PASSES|RERUNS|warnings summary.{0,40}|(?:rerun )?(?:short )?test summary info|slowest .{0,40}|.{0,40} duration top|tests coverage|Flaky Test Report|Hypothesis Statistics|MEMRAY REPORT|live log .{0,40}|Captured .{0,40}|\d{1,9} .{4,200}) ?=+$/;
function unknownSections(lines) {
    const details = lines.findLastIndex((line) => /^=+ (?:ERRORS|FAILURES) =+$/.test(line));
    const { length } = lines[details] ?? '';
    const isHeading = (line) => line.length === length && /^=+ .{1,200} =+$/.test(line);
    return lines
        .slice(details + 1)
        .filter((line) => details !== -1 && isHeading(line) && !knownSections.test(line));
}
function bare(line) {
    return line.startsWith('=')
        ? line
            .replace(/^=+/, '')
            .replace(/(?<!=)=+$/, '')
            .trim()
        : line;
}
function failuresIn(line) {
    const [counts = '', time = '', ...more] = bare(line).split(' in ');
    if (more.length > 0 || !/^\d+\.\d\ds(?: \(.{1,20}\))?$/.test(time))
        return null;
    if (counts === 'no tests ran')
        return 0;
    const words = counts.split(', ').map((count) => /^(\d{1,9}) ([a-z ]{4,30})$/.exec(count));
    if (words.includes(null))
        return null;
    return words.reduce((sum, word) => sum + (/^(?:failed|errors?)$/.test(word?.[2] ?? '') ? Number(word?.[1]) : 0), 0);
}
function readSummary(lines) {
    const entries = [];
    let open = null;
    for (const line of lines) {
        const found = pytest_entry.exec(line);
        if (found) {
            const [start, kind] = found;
            const at = kind === 'SUBFAILED' ? line.lastIndexOf(' ', line.indexOf('.py::')) : start.length;
            const label = line.slice(start.length, at).trim();
            const titleOf = (id) => `${kind === 'ERROR' ? 'ERROR ' : ''}${domainOf(id)}${label === '' ? '' : ` ${label}`}`;
            open = kind === undefined ? null : { titleOf, lines: [line.slice(at + 1)] };
            if (open)
                entries.push(open);
        }
        else if (line.startsWith('!!'))
            open = null;
        else
            open?.lines.push(line);
    }
    return entries;
}
function pytest_readEntry({ titleOf, lines: [text = '', ...more] }, details) {
    const id = text.slice(0, endOfId(text, (each) => details.has(titleOf(each))));
    const file = id.split('::', 1)[0] ?? '';
    const bracket = id.indexOf('[');
    const at = id.lastIndexOf('::', bracket === -1 ? id.length : bracket);
    const { title = '', lines: section = [] } = details.get(titleOf(id))?.next().value ?? {};
    const inFile = section.map((line) => pytest_place.exec(line)).find((found) => found?.[1] === file);
    const message = messageOf([text.slice(id.length).replace(/^ - /, ''), ...more]);
    return {
        file: pathOf(file) || null,
        line: inFile ? Number(inFile[2]) : null,
        scope: at === -1 ? '' : id.slice(0, at),
        name: at === -1 ? id : id.slice(at + 2),
        message: message || messageOf(section.flatMap((line) => (/^E {3}/.test(line) ? line.slice(4) : []))),
        ...(title.startsWith('ERROR at teardown of ') && { inTeardown: true }),
    };
}
function endOfId(text, isKnown) {
    const first = text.indexOf(' - ');
    const bracket = text.indexOf('[');
    if (bracket === -1 || (first !== -1 && first < bracket))
        return first === -1 ? text.length : first;
    const ends = [];
    let at = text.indexOf('] - ', bracket);
    while (at !== -1 && ends.length < maxEnds) {
        ends.push(at + 1);
        at = text.indexOf('] - ', at + 1);
    }
    if (text.endsWith(']'))
        ends.push(text.length);
    return ends.find((end) => isKnown(text.slice(0, end))) ?? ends[0] ?? text.length;
}
function domainOf(id) {
    const bracket = id.indexOf('[');
    const path = bracket === -1 ? id : id.slice(0, bracket);
    const [file, ...names] = path.split('::');
    return `${names.length === 0 ? file : names.join('.')}${id.slice(path.length)}`;
}
function pytest_readDetails(lines) {
    const sections = new Map();
    const starts = linesThat((line) => line.startsWith('_') && / _+$/.test(line))(lines);
    for (const [index, start] of starts.entries()) {
        const title = (lines[start] ?? '')
            .replace(/^_+ /, '')
            .replace(/(?<!_)_+$/, '')
            .trimEnd();
        const key = title.replace(/^ERROR (?:at setup of|at teardown of|collecting) /, 'ERROR ');
        const same = sections.get(key);
        const section = { title, lines: lines.slice(start + 1, starts[index + 1]) };
        if (same)
            same.push(section);
        else
            sections.set(key, [section]);
    }
    return new Map(Array.from(sections, ([title, all]) => [title, all.values()]));
}

;

const rspec_closing = /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, \d{1,9} pending)?(?:, (\d{1,9}) errors? occurred outside of examples)?$/;
const rspec_frame = /^\s*# (\S[^:]*):(\d{1,9})(?::in |$)/;
const firstError = /^An error occurred (?:while loading |in an? `)/;
const headings = /^[.F*]*(?:Pending: \(Failures listed here .*|Failures:)$/;
const outside = /^An error occurred (?:while loading (.+)\.|.+)$/;
const rspec = {
    runner: 'rspec',
    ends: linesThat((line) => rspec_closing.test(line)),
    outside: (lines, end) => {
        const order = lines.slice(end).find((line) => /^Randomized with seed \d{1,9}$/.test(line));
        const seed = order === undefined ? -1 : lines.lastIndexOf(order, end);
        if (seed !== -1)
            return lines.slice(0, seed);
        const run = lines.slice(0, end);
        const starts = [run.findIndex((line) => firstError.test(line)), startOfHeadings(run)];
        const start = Math.min(...starts.filter((index) => index !== -1), end);
        return run.slice(0, startOfTitles(run.slice(0, start))).filter((line) => !headings.test(line));
    },
    read: ({ lines }, end) => {
        const [, examples, failures, errors = 0] = rspec_closing.exec(lines[end] ?? '') ?? [];
        if (showsLess(lines.slice(0, end), Number(examples)))
            return null;
        const listed = readList(lines.slice(end + 1), Number(failures));
        const others = readErrors(lines.slice(0, end));
        if (listed === null || others.length !== Number(errors))
            return null;
        return [...withMessages(listed, lines.slice(lines.lastIndexOf('Failures:', end) + 1, end)), ...others];
    },
};
function startOfHeadings(lines) {
    const failures = lines.findLastIndex((line) => headings.test(line));
    const pending = lines.findLastIndex((line, index) => index < failures && headings.test(line));
    return pending !== -1 && lines[pending]?.includes('Pending: ') ? pending : failures;
}
function startOfTitles(lines) {
    const failed = lines.findIndex((line) => failedTitle.test(line));
    if (failed === -1)
        return lines.length;
    const isTitle = (line, index) => line === '' || line.startsWith('  ') || (lines[index - 1] === '' && lines[index + 1]?.startsWith('  '));
    const last = lines.findLastIndex((line, index) => index < failed && !isTitle(line, index));
    return lines.findIndex((line, index) => index > last && /^\S/.test(line));
}
const failedTitle = /^ {2,99}\S.{0,900} \(FAILED - \d{1,9}\)$/;
const dots = /^[F*]*\.[.F*]*/;
function showsLess(lines, examples) {
    const run = lines.slice(0, Math.max(startOfHeadings(lines), 0));
    const titles = run.filter((line) => line.startsWith('  '));
    if (titles.some((line) => failedTitle.test(line)))
        return titles.length < examples;
    const first = run.findIndex((line) => dots.test(line) || /^[F*]+$/.test(line));
    const ended = run.slice(first).map((line) => /^[.F*]*/.exec(line)?.[0].length ?? 0);
    return first !== -1 && ended.reduce((sum, each) => sum + each, 0) < examples;
}
function readList(lines, count) {
    const first = lines.findIndex((line) => line.startsWith('rspec '));
    const listed = first === -1 ? [] : lines.slice(first, first + count).map(rspec_readListed);
    const tests = listed.filter((test) => test !== null);
    const more = first !== -1 && lines[first + count]?.startsWith('rspec ');
    return tests.length === count && !more ? tests : null;
}
function rspec_readListed(text) {
    const mark = text.indexOf(' # ');
    if (!text.startsWith('rspec ') || mark === -1)
        return null;
    const place = text.slice('rspec '.length, mark).replaceAll("'", '');
    const at = place.lastIndexOf(place.endsWith(']') ? '[' : ':');
    const ofLine = /^:(\d{1,9})$/.exec(place.slice(Math.max(at, 0)));
    if (at === -1 || !(ofLine || place.endsWith(']')))
        return null;
    return {
        file: pathOf(place.slice(0, at)),
        line: ofLine ? Number(ofLine[1]) : null,
        scope: '',
        name: text.slice(mark + ' # '.length),
        message: '',
    };
}
function withMessages(tests, lines) {
    const starts = [];
    for (const [index, line] of lines.entries()) {
        const number = `  ${starts.length + 1}) `;
        if (line.startsWith(number) && line.startsWith(tests[starts.length]?.name ?? '', number.length))
            starts.push(index);
    }
    return tests.map((test, number) => {
        const start = starts[number];
        if (start === undefined)
            return test;
        const details = lines.slice(start + 1, starts[number + 1]);
        const finished = details.findLastIndex((line) => line.startsWith('Finished in '));
        const own = finished === -1 ? details : details.slice(0, finished);
        const frames = own.map((line) => rspec_frame.exec(line));
        const inFile = frames.find((found) => found && pathOf(found[1] ?? '') === test.file);
        return {
            ...test,
            line: test.line ?? (inFile ? Number(inFile[2]) : null),
            message: messageOf(own.filter((_, index) => frames[index] === null)),
        };
    });
}
function readErrors(lines) {
    const starts = linesThat((line) => outside.test(line))(lines);
    return starts.map((start, number) => {
        const name = lines[start] ?? '';
        const section = lines.slice(start + 1, starts[number + 1]);
        const trace = section.findIndex((line) => line.startsWith('# '));
        const found = rspec_frame.exec(section[trace] ?? '');
        const file = pathOf(outside.exec(name)?.[1] ?? found?.[1] ?? '');
        const line = found && pathOf(found[1] ?? '') === file ? Number(found[2]) : null;
        const message = messageOf(section.slice(0, Math.max(trace, 0)));
        return { file: file || null, line, scope: '', name, message };
    });
}

;

const vitest_closing = /^ *Test Files {2}\S.* \(\d{1,9}\)$/;
const counted = /^ *Tests {2}(?:no tests$|(?:(\d{1,9}) failed)?.* \(\d{1,9}\)$)/;
const vitest_heading = /^⎯+ Failed (Suites|Tests) (\d{1,9}) ⎯+$/;
const rule = /^⎯+\[\d{1,9}\/(\d{1,9})\]⎯+$/;
const attempt = /^(?:initial run|\d{1,9}(?:st|nd|rd|th) retry)$/;
const failed = /^ ?FAIL {2}(\|[^|]{1,99}\| | (?:\S| (?! )){1,99} {2})?(?=\S)/;
const vitest = {
    runner: 'vitest',
    ends: linesThat((line) => vitest_closing.test(line)),
    outside: before(/^ ?(?:RUN|DEV) {2}v\d/, vitest_heading),
    read: ({ lines }, end) => {
        const count = counted.exec(lines[end + 1] ?? '');
        const hasOthers = lines.slice(end + 2, end + 5).some((line) => /^ *Errors {2}\d/.test(line));
        const run = lines.slice(0, end);
        const total = rule.exec(run.findLast((line) => rule.test(line)) ?? '')?.[1];
        const errors = vitest_readErrors(run);
        if (count === null || hasOthers || sumOf(errors, ({ titles }) => titles.length) !== Number(total))
            return null;
        const suites = failuresOf(errors.filter(({ isTest }) => !isTest));
        const found = errors.filter(({ isTest }) => isTest);
        const failures = failuresOf(found);
        const isRetried = failures.length > Number(count[1] ?? 0);
        const tests = isRetried ? failuresOf(found.map(withoutRepeats)) : failures;
        const headed = sumOf(run, (line) => Number(vitest_heading.exec(line)?.[2] ?? 0));
        const isEnded = lines.slice(end).some((line) => /^ *Duration {2}/.test(line));
        const isComplete = tests.length === Number(count[1] ?? 0) && suites.length === headed - tests.length;
        return isComplete && isEnded ? [...suites, ...tests] : null;
    },
};
function sumOf(all, countOf) {
    return all.reduce((sum, each) => sum + countOf(each), 0);
}
function vitest_readErrors(lines) {
    const errors = [];
    let isTest = null;
    let open = null;
    for (const line of lines) {
        const section = vitest_heading.exec(line);
        const found = failed.exec(line);
        if (section)
            isTest = section[1] === 'Tests';
        if (section || rule.test(line))
            open = null;
        else if (found && isTest !== null) {
            if (open === null || open.details.length > 0) {
                open = { isTest, titles: [], details: [] };
                errors.push(open);
            }
            const title = line.slice(found[0].length);
            open.titles.push(...attemptsOf(title).map((each) => `${found[1]?.trim() ?? ''}\n${each}`));
        }
        else
            open?.details.push(line);
    }
    return errors;
}
function attemptsOf(title) {
    const at = title.lastIndexOf(' (');
    const attempts = title.slice(at + ' ('.length, -1).split(', ');
    const isRetried = at !== -1 && title.endsWith(')') && attempts.every((each) => attempt.test(each));
    return isRetried ? attempts.map(() => title.slice(0, at)) : [title];
}
function withoutRepeats(error) {
    return { ...error, titles: [...new Set(error.titles)] };
}
function failuresOf(errors) {
    const failures = new Map();
    for (const { isTest, titles, details } of errors) {
        const seen = new Map();
        for (const title of titles) {
            const number = (seen.get(title) ?? 0) + 1;
            seen.set(title, number);
            const key = `${number} ${title}`;
            if (!failures.has(key))
                failures.set(key, vitest_readFailure(title, isTest, details));
        }
    }
    return [...failures.values()];
}
function vitest_readFailure(titled, isTest, details) {
    const [project = '', title = ''] = titled.split('\n');
    const [path = '', ...parts] = title.replace(/ \[ [^[\]]* \]$/, '').split(' > ');
    const file = pathOf(path);
    const places = details.map((line) => (/^ ❯ (?=\S)/.test(line) ? vitest_placeOf(line) : null));
    const at = places.find((place) => place?.file === file);
    const first = places.findIndex((place) => place !== null);
    return {
        file,
        line: at ? at.line : null,
        scope: isTest ? parts.slice(0, -1).join(' > ') : '',
        name: isTest ? (parts.at(-1) ?? '') : title,
        message: messageOf(first === -1 ? details : details.slice(0, first)),
        ...(project !== '' && { inProject: true }),
    };
}
function vitest_placeOf(line) {
    const place = line.slice(line.lastIndexOf(' ') + 1).split(':');
    return { file: pathOf(place[0] ?? ''), line: Number(place[1]) || null };
}

;










const readers = [
    rspec,
    pytest,
    jest,
    vitest,
    goTest,
    minitest,
    gradle,
    maven,
    cargoTest,
];
const maxTests = 5_000;
function readFailedTests(text, job) {
    if (job.exitStatus === 0)
        return null;
    const lines = text.split('\n');
    const runs = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
    const [run] = runs;
    if (run === undefined || runs.length > 1)
        return null;
    const tests = run.reader.read({ lines, cut: job.cut }, run.end);
    if (tests === null || tests.length === 0 || tests.length > maxTests)
        return null;
    const { runner } = run.reader;
    const outside = run.reader.outside(lines, run.end);
    const hooks = run.reader.hooks?.(lines, run.end) ?? [];
    const doubt = doubtOf({ lines, cut: job.cut }, { runner, end: run.end, outside, hooks }, job.exitStatus);
    return { runner, tests, doubt };
}

var paths = __webpack_require__(8659);
var text_counts = __webpack_require__(7005);
var plain = __webpack_require__(1301);
;


const mostJobs = 9;
const mostTests = 10;
const longest = 1_000;
function annotateFailedJobs(jobs) {
    if (jobs.length === 1 && jobs[0]?.line === null)
        return [];
    const annotations = jobs.map(({ title, reason, line }) => {
        const message = [reason, line ?? ''].filter((part) => part !== '').join(': ') || 'failed';
        return annotations_annotation('error', title, message);
    });
    return rolledUp(annotations, mostJobs, (left) => annotations_annotation('error', 'More failed jobs', describeRest(left, 'failed job')));
}
function annotateFailedTests(tests, hasFile) {
    const placed = tests.map((test) => ({
        test,
        place: test.place !== null && hasFile(test.place.file) ? test.place : null,
    }));
    const annotations = placed
        .toSorted((a, b) => Number(a.place === null) - Number(b.place === null))
        .map(({ test: { scope, name, message, known }, place }) => {
        const words = [scope, name, message].filter((part) => part !== '').join(': ');
        return {
            ...annotations_annotation('warning', known === undefined ? 'Failed test' : `Failed test (${known})`, words || '(no name)'),
            file: place?.file ?? null,
            line: place?.line ?? null,
        };
    });
    return rolledUp(annotations, mostTests, (left) => annotations_annotation('warning', 'More failed tests', describeRest(left, 'failed test')));
}
function rolledUp(annotations, most, rest) {
    if (annotations.length <= most)
        return [...annotations];
    return [...annotations.slice(0, most - 1), rest(annotations.length - most + 1)];
}
function describeRest(left, noun) {
    return `${(0,text_counts.U)(left, `more ${noun}`)}. The job summary lists them.`;
}
function annotations_annotation(level, title, message) {
    return {
        level,
        title: (0,plain.h)(title, 200),
        message: (0,plain.h)(message, longest),
        file: null,
        line: null,
    };
}

var blocks = __webpack_require__(2647);
var cut = __webpack_require__(1129);
var escape_untrusted = __webpack_require__(93);
var fence = __webpack_require__(5260);
var markdown = __webpack_require__(1608);
var text_repository = __webpack_require__(5705);
var url = __webpack_require__(1412);
;








const blocks_mostTests = 100;
const longestLine = 500;
function failedTestsTable(tests, repository, { messages = true } = {}) {
    if (tests.length === 0)
        return [];
    const isCompared = tests.some(({ known }) => known !== undefined);
    const rows = tests
        .slice(0, blocks_mostTests)
        .map((test) => [
        (0,markdown.fj)([(0,markdown.rF)(test.scope, 120), (0,markdown.md) `**${(0,markdown.rF)(test.name, 160)}**`], '<br>'),
        placeCell(test, repository),
        ...(messages ? [(0,markdown.rF)(test.message, 200)] : []),
        ...(isCompared ? [test.known] : []),
    ]);
    const columns = [
        { title: `Failed test (${(0,text_counts.U)(tests.length, 'test')})` },
        { title: 'Place' },
        ...(messages ? [{ title: 'Message' }] : []),
        ...(isCompared ? [{ title: 'Flaky?' }] : []),
    ];
    return [
        (0,blocks.tp)('failed tests', columns, rows, {
            total: tests.length,
            elsewhere: (0,markdown.md) ` in the output ${(0,markdown.aY)('json')}`,
        }),
    ];
}
function placeCell({ shown, line, place }, repository) {
    if (shown === null)
        return markdown.s6;
    const label = (0,markdown.md) `${(0,markdown.rF)(shown)}${line === null ? '' : `:${line}`}`;
    return (0,url.nf)(label, place === null || repository === null ? null : (0,text_repository.Hx)(repository, place));
}
function logBlocks(logs, bytes) {
    const share = Math.floor(bytes / Math.max(1, logs.length)) - 1_000;
    return logs.flatMap(({ title, lines, notice = null }) => {
        const shown = lastLines(lines, share);
        const text = [...(notice === null ? [] : [notice]), ...shown];
        if (text.length === 0)
            return [];
        const words = shown.length === 0 ? '' : `: last ${(0,text_counts.U)(shown.length, 'line')}`;
        const open = `<details><summary>${(0,escape_untrusted.qm)(title, 160)}${words}</summary>\n`;
        const body = (0,markdown.fj)([{ markdown: open }, (0,fence.O)(text.join('\n')), { markdown: '\n</details>' }], '\n');
        return [(0,blocks.FY)('log of a failed job', body)];
    });
}
function lastLines(lines, bytes) {
    const shown = [];
    let left = bytes;
    for (const line of lines.toReversed()) {
        const short = (0,cut.y)(line.replaceAll('\t', '    '), longestLine);
        left -= Buffer.byteLength(short) + 1;
        if (left < 0)
            break;
        shown.unshift(short);
    }
    return shown;
}

var clean = __webpack_require__(5040);
;

const sequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]_P^X][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]|_bk;t=\d{1,16}\u0007?/g;
const toLineStart = /\u001b\[[01]?G/g;
const moveUp = /\u001b\[(\d{0,4})A/g;
const special = /[^ -~\t]|_bk;t=/;
const stamp = /^\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)\]?(?: |$)/;
const mostLines = 0.9;
function cleanLog(text) {
    const lines = [];
    for (const line of text.split('\n')) {
        if (!special.test(line)) {
            lines.push(line.trim() === '' ? '' : line);
            continue;
        }
        const up = [...line.matchAll(moveUp)].reduce((sum, [, rows]) => sum + Number(rows || 1), 0);
        if (up > 0)
            lines.length -= Math.min(up, lines.length);
        lines.push(cleanLogLine(line));
    }
    return withoutStamps(lines).join('\n');
}
function withoutStamps(lines) {
    const written = lines.filter((line) => line !== '').length;
    const stamped = lines.filter((line) => stamp.test(line)).length;
    return stamped === 0 || stamped < written * mostLines
        ? lines
        : lines.map((line) => line.replace(stamp, ''));
}
function cleanLogLine(line) {
    const states = line.replace(toLineStart, '\r').replace(sequences, '').split('\r');
    const last = states.findLast((state) => state.trim() !== '') ?? '';
    return (0,clean.Q6)(withoutErased(last));
}
function withoutErased(line) {
    if (!line.includes('\b'))
        return line;
    const kept = [];
    for (const character of line) {
        if (character === '\b')
            kept.pop();
        else
            kept.push(character);
    }
    return kept.join('');
}

;
const failed_part_header = /^(~~~|---|\+\+\+)(?! (?:FAIL|PASS|SKIP|BENCH):)(?! [ab]\/)(?: |$)/;
const failed_part_commandFailed = /^🚨 Error: The command (?:exited with|was interrupted)/u;
const otherFailed = /^🚨 Error: /u;
const failed_part_opener = /^\^\^\^ \+\+\+/;
function failedPart(lines) {
    const groups = groupsOf(lines);
    const at = chooseGroup(groups, lines);
    const group = groups[at];
    if (group === undefined)
        return [];
    let first = at;
    while (!groups[first]?.muted && groups[first - 1]?.muted === false)
        first -= 1;
    const from = groups[first]?.start ?? group.start;
    const ends = lines.slice(group.start, group.end).findIndex((line) => failed_part_commandFailed.test(line));
    const part = lines.slice(from, ends < 0 ? group.end : group.start + ends);
    return withoutBlankEnds(part.filter((line) => !failed_part_opener.test(line)));
}
function groupsOf(lines) {
    const starts = lines.flatMap((line, index) => (index === 0 || failed_part_header.test(line) ? [index] : []));
    return starts.map((start, index) => ({
        start,
        end: starts[index + 1] ?? lines.length,
        muted: lines[start]?.startsWith('~~~') === true && failed_part_header.test(lines[start] ?? ''),
    }));
}
function chooseGroup(groups, lines) {
    const has = (pattern) => groups.findLastIndex(({ start, end }) => lines.slice(start, end).some((line) => pattern.test(line)));
    for (const pattern of [failed_part_commandFailed, otherFailed, failed_part_opener]) {
        const at = has(pattern);
        if (at >= 0)
            return at;
    }
    const own = groups.findLastIndex(({ start, end, muted }) => !muted && lines.slice(start, end).some((line) => line.trim() !== ''));
    return own >= 0 ? own : groups.length - 1;
}
function withoutBlankEnds(lines) {
    const isText = (line) => line.trim() !== '';
    const first = lines.findIndex(isText);
    return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}

;



function readJobLog(log, most, redact) {
    const text = redact(cleanLog(redact(log.text)));
    const cut = log.truncated;
    if (text === '' && cut)
        return { lines: [], notice: oneLine, reason: null, text, cut };
    const part = failedPart(text.split('\n'));
    return {
        lines: part.slice(Math.max(0, part.length - most)).map((line) => line.trimEnd()),
        notice: cut && part.length < most ? rest : null,
        reason: reasonLine(part),
        text,
        cut,
    };
}
const rest = '(The log is longer. Only its end is read.)';
const oneLine = 'The end of the log is one long line, which is not shown.';

var build_outcome = __webpack_require__(6687);
var read_logs = __webpack_require__(5649);
;










const defaultLines = 40;
async function explainFailures(outcome, builds, settings, context) {
    const { jobs, found, refusal, isShown } = await explain_failures_readFailures(builds, settings, context);
    const tests = jobs.flatMap((job) => job.tests);
    const first = builds.find((build) => jobs.some((one) => one.build === build)) ?? builds[0];
    const plain = builds.map((build) => ({ build, details: detailsOf(build, jobs, context) }));
    const details = new Map(plain.map((one) => {
        const kind = one.build === first ? found?.sentence : undefined;
        return [one.build, { ...one.details, kind }];
    }));
    const jsonOf = (build) => withTests(build, jobs);
    const [only, second] = builds;
    return {
        ...outcome,
        failure: {
            kind: found?.kind,
            sentence: found?.sentence,
            notes: found?.notes ?? [],
            details: new Map(plain.map(({ build, details }) => [build.build.id, details])),
        },
        ...(found && {
            sentence: `${outcome.sentence}\n${found.sentence}`,
            notes: [...(outcome.notes ?? []), ...found.notes],
            notices: [...(outcome.notices ?? []), ...found.notices],
        }),
        outputs: {
            ...outcome.outputs,
            ...(found && { 'failure-kind': found.kind }),
            'failed-jobs': jobs.map(({ job }) => (0,build_outcome.P$)(job)),
            'failed-tests': tests.map((test) => ({
                file: repositoryPath(test, context.workflow.hasFile),
                line: test.line,
            })),
        },
        ...(tests.length > 0 && {
            json: only !== undefined && second === undefined ? jsonOf(only) : builds.map(jsonOf),
        }),
        groups: jobs.flatMap(groupOf),
        annotations: [
            ...(outcome.success
                ? []
                : [
                    ...annotateFailedJobs(jobs.map(toAnnotated)),
                    ...annotateFailedTests(tests, context.workflow.hasFile),
                ]),
            ...(refusal === null ? [] : [scopeNotice(refusal, isShown)]),
        ],
        summary: ({ bytes }) => (0,build_outcome.W8)(builds, bytes, context, details),
    };
}
async function explain_failures_readFailures(builds, settings, context) {
    const reports = builds.map((build) => ({ build, report: (0,build_outcome.pE)(build, context) }));
    const failed = reports.flatMap(({ build, report }) => report.failed.map((job) => ({ build, job })));
    const { logLines = context.workflow.isPrivate ? defaultLines : 0, prefixes } = settings;
    const isFailure = failed.length > 0 || builds.some(({ build }) => (0,states.Jt)(build) === 'failed');
    const flaky = isFailure ? settings.flaky : undefined;
    const isShown = logLines > 0;
    const { logs, refusal } = isShown || flaky ? await (0,read_logs.o_)(failed, context) : { logs: new Map(), refusal: null };
    const read = failed.map((one) => {
        const log = logs.get(one);
        const reading = log === undefined ? null : readJobLog(log, logLines, context.redact.text);
        const found = reading === null ? { tests: [], doubt: null } : explain_failures_readTests(one, reading, prefixes, context);
        return { ...one, reading, ...found };
    });
    const found = flaky && (await classify(read, reports, flaky, context));
    const jobs = isShown
        ? read.map((one) => ({ ...one, tests: one.tests.map((test) => ({ ...test, ...found?.known(test) })) }))
        : failed.map((one) => ({ ...one, reading: null, tests: [], doubt: null }));
    return { jobs, found, refusal, isShown };
}
async function classify(jobs, reports, sources, context) {
    const { classifyFailures } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1749), __webpack_require__.e(9769)]).then(__webpack_require__.bind(__webpack_require__, 9769));
    const { organization = reports[0]?.build.address.organization ?? '' } = sources;
    return classifyFailures({ jobs, builds: reports, sources: { ...sources, organization } }, context);
}
function explain_failures_readTests({ build, job }, { text, cut }, prefixes, { workflow: { workspace, hasFile } }) {
    const run = readFailedTests(text, { exitStatus: job.exitStatus, cut });
    if (run === null)
        return { tests: [], doubt: null };
    const { runner, doubt } = run;
    const { organization } = build.address;
    const readPath = (0,paths.$v)({ organization, workspace, prefixes });
    const folder = (0,paths.hy)(prefixes);
    const tests = run.tests.map((test) => {
        const found = readPath(test.file, null);
        const file = found.place && withoutModule(found.place.file, { runner, folder, hasFile });
        const unplaced = runner === 'go test' ? test.file : found.shown;
        return {
            ...test,
            shown: file ?? unplaced,
            place: file === null ? null : { file, line: test.line },
            job: job.id,
            runner,
        };
    });
    return { tests, doubt };
}
function withoutModule(file, { runner, folder, hasFile, }) {
    const root = runner === 'go test' && file.startsWith(`${folder}/`) ? `${folder}/` : '';
    const path = file.slice(root.length);
    const hasHost = /^[\w-]+(?:\.[\w-]+)+\//.test(path);
    if (!(hasHost || runner === 'go test') || hasFile(file))
        return file;
    const segments = path.split('/');
    const rests = segments.slice(1).map((_, index) => `${root}${segments.slice(index + 1).join('/')}`);
    return rests.find(hasFile) ?? (hasHost ? null : file);
}
const packagePaths = ['go test', 'gradle', 'maven'];
function repositoryPath({ runner, shown, place }, hasFile) {
    if (!packagePaths.includes(runner))
        return shown;
    const roots = runner === 'go test' ? [''] : ['', 'src/test/java/', 'src/test/kotlin/'];
    const [file = null, other] = roots.map((root) => `${root}${place?.file}`).filter(hasFile);
    return place === null || other !== undefined ? null : file;
}
function detailsOf(build, jobs, { workflow }) {
    const own = jobs.filter((job) => job.build === build);
    const { repository } = workflow;
    const seen = repository?.sha === build.build.commit ? repository : null;
    const failed = own.flatMap(({ tests }) => tests);
    const tests = failedTestsTable(failed, seen);
    return {
        reasons: new Map(own.flatMap((one) => (reasonOf(one) === null ? [] : [[one.job.id, `${reasonOf(one)}`]]))),
        tests: failedTestsTable(eachOnce(failed), seen, { messages: false }),
        blocks: (bytes) => [...tests, ...logBlocks(own.flatMap(groupOf), bytes)],
    };
}
function eachOnce(tests) {
    const byName = new Map(tests.map((test) => [JSON.stringify([test.shown, test.scope, test.name]), test]));
    const rank = ({ mark }) => Number(mark === 'flaky');
    return [...byName.values()].toSorted((a, b) => rank(a) - rank(b));
}
function reasonOf({ reading, tests, doubt }) {
    if (doubt?.reason !== undefined)
        return doubt.reason;
    const [test] = tests;
    if (test === undefined)
        return reading?.reason ?? null;
    const words = [test.scope, test.name, test.message].filter((part) => part !== '').join(': ');
    return tests.length === 1 ? words : `${(0,text_counts.U)(tests.length, 'test')} failed, first ${words}`;
}
function groupOf({ job, reading }) {
    if (reading === null)
        return [];
    const { lines, notice } = reading;
    if (lines.length === 0 && notice === null)
        return [];
    return [{ title: `Log of ${(0,job_report.DD)(job)}`, lines, ...(notice !== null && { notice }) }];
}
function toAnnotated(one) {
    return { title: (0,job_report.DD)(one.job), reason: one.job.reason, line: reasonOf(one) };
}
function withTests({ build, address }, jobs) {
    const own = jobs.filter((job) => job.build.address === address);
    const failed_tests = own.flatMap(({ tests }) => tests.map(({ job, shown, line, scope, name, message, mark }) => ({
        job,
        file: shown,
        line,
        scope,
        name,
        message,
        ...(mark && { mark }),
    })));
    return { ...build, failed_tests };
}
function scopeNotice(hint, isShown) {
    const done = isShown ? 'shown' : 'read';
    const message = `The logs of the failed jobs are not ${done}. ${hint} To read none, ${isShown ? 'set log-lines to 0' : 'remove suite'}.`;
    return { title: 'Logs', message, file: null, line: null };
}


}),

5649:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Xu: () => (hasLog),
  hs: () => (mostLogs),
  o_: () => (readLogs)
});
var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);
var _report_builds_job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7274);
var _report_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
var _context_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);




const mostLogs = 10;
const timeoutMs = 20_000;
async function readLogs(jobs, { client, clock, log, signal }) {
    const chosen = jobs
        .filter(hasLog)
        .toSorted((a, b) => Number(isCanceled(a)) - Number(isCanceled(b)))
        .slice(0, mostLogs);
    const endMs = clock.monotonic() + timeoutMs;
    const logs = new Map();
    const failures = [];
    const read = async (failed) => {
        try {
            const leftMs = Math.max(1, endMs - clock.monotonic());
            const address = { ...failed.build.address, job: failed.job.id };
            logs.set(failed, await client.jobs.log(address, { signal, timeoutMs: leftMs }));
        }
        catch (error) {
            failures.push({ job: failed.job, error });
        }
    };
    const [first, ...others] = chosen;
    if (first !== undefined)
        await read(first);
    const isWorthIt = !failures.some(({ error }) => isRefused(error)) && clock.monotonic() < endMs;
    if (isWorthIt)
        await Promise.all(others.map(read));
    const [failure] = failures;
    if (failure === undefined || signal.aborted)
        return { logs, refusal: null };
    if (failure.error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && failure.error.status === 403) {
        return { logs, refusal: failure.error.hint ?? 'The token needs the scope read_build_logs.' };
    }
    const left = isWorthIt ? failures.length - 1 : others.length;
    const more = left > 0 ? ` Nor are those of ${(0,_report_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.U)(left, 'more job')}.` : '';
    log.info(`The log of ${(0,_report_builds_job_report_js__WEBPACK_IMPORTED_MODULE_2__.DD)(failure.job)} is not shown: ${(0,_context_error_text_js__WEBPACK_IMPORTED_MODULE_3__.kc)(failure.error)}.${more}`);
    return { logs, refusal: null };
}
function isRefused(error) {
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.status < 500 && error.status !== 429;
}
function hasLog({ job }) {
    return (job.span?.startedAt ?? null) !== null;
}
function isCanceled({ job }) {
    return job.state === 'canceled';
}


}),

7491:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HB: () => (isUnplacedGoTest),
  dR: () => (createPackageFinder),
  nN: () => (isBareGoFile),
  zk: () => (readGoModule)
});
function isBareGoFile(path) {
    return path.endsWith('_test.go') && !path.replace(/^\.\//, '').includes('/');
}
function isUnplacedGoTest({ file, place, }) {
    return file !== null && place === null && isBareGoFile(file);
}
function createPackageFinder(modules, testFolder) {
    const byName = Map.groupBy(modules, ({ name }) => name);
    const moduleOf = (name) => {
        const named = byName.get(name) ?? [];
        return named.length > 1 ? named.find(({ folder }) => folder === testFolder) : named[0];
    };
    return (scope) => {
        for (let name = scope; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
            if (!byName.has(name))
                continue;
            const module = moduleOf(name);
            const below = scope.slice(name.length + 1);
            if (module === undefined || !isPathOfPackage(below))
                return null;
            return [module.folder, below].filter(Boolean).join('/');
        }
        return null;
    };
}
function isPathOfPackage(path) {
    return pathOfPackage.test(path) && !path.split('/').some((part) => nameOfTest.test(part));
}
const pathOfPackage = /^[\w.~+/-]*$/;
const nameOfTest = /^(?:Test|Fuzz|Benchmark|Example)(?![a-z])/;
function readGoModule(text) {
    return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}


}),

8659:
((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $v: () => (createPathReader),
  Iw: () => (pathFrom),
  ho: () => (splitLine),
  hy: () => (testFolder),
  nx: () => (inside),
  sY: () => (forward),
  zv: () => (absoluteRoots)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _model_test_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9732);
var _go_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7491);



const control = /\p{Cc}/u;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
const exampleId = /(\.\w{1,9})\[\d{1,9}(?::\d{1,9}){0,30}\]$/;
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const unknownFile = 'Unknown';
function createPathReader(roots = {}) {
    const findFile = createFinder(roots);
    const findFolder = (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_1__.dR)(roots.goModules ?? [], testFolder(roots.prefixes));
    return (location, fileName, scope) => {
        const find = (path) => (0,_go_packages_js__WEBPACK_IMPORTED_MODULE_1__.nN)(path) ? findInPackage(path, findFolder(scope ?? '')) : findFile(path);
        const [path, line] = splitLine(location ?? '');
        const named = fileName === unknownFile ? null : find(fileName ?? '');
        return joinFields(find(path), line, named);
    };
}
function joinFields(at, line, named) {
    const unplacedCaller = unplacedCallerOf(at, named);
    if (at?.file) {
        const { file, absolute, isOfRunner } = at;
        const caller = named?.file && named.file !== file ? named.file : null;
        return { shown: file, line, place: { file, line }, caller, unplacedCaller, absolute, isOfRunner };
    }
    const { shown = null, absolute = null, isOfRunner = false } = at ?? named ?? {};
    const common = { caller: null, unplacedCaller, absolute, isOfRunner };
    if (named?.file) {
        const { file } = named;
        return { ...common, shown: file, line: null, place: { file, line: null } };
    }
    return { ...common, shown, line: at === null ? null : line, place: null };
}
function unplacedCallerOf(at, named) {
    if (at === null || named === null || named.file !== null || named.shown === at.shown)
        return null;
    return named.shown.endsWith(`/${at.shown}`) ? null : named.shown;
}
function findInPackage(path, folder) {
    const file = folder === null ? null : inside(`./${folder}/${path}`);
    return { shown: file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), file, absolute: null, isOfRunner: false };
}
function inside(path) {
    if (plainPath.test(path))
        return path.startsWith('./') ? path.slice(2) : path;
    if ((0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(path) || control.test(path))
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
function testFolder(prefixes = []) {
    return inside(prefixes.map(forward).find((prefix) => !(0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(prefix)) ?? '') ?? '';
}
function absoluteRoots({ prefixes = [], workspace } = {}) {
    const rootOf = (path) => forward(path).replace(/\/{1,9}$/, '');
    const repository = repositoryOf(workspace);
    const home = rootOf(workspace ?? '');
    const isWorkspace = (root) => root === home ||
        (repository !== null && repository.name === repositoryOf(root, repository.workFolders)?.name);
    const given = prefixes.map(rootOf).filter((root) => (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(root));
    const own = given.filter((root) => !isWorkspace(root));
    const ofOthers = given.length === 0 && (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(home) ? [[home]] : [];
    return { own, comparable: [own, [], given, ...ofOthers] };
}
function pathFrom(folder, file) {
    return folder === '' ? file : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(`/${folder}`, `/${file}`);
}
function splitLine(location) {
    const found = lineAndColumn.exec(location);
    return found === null
        ? [location.replace(exampleId, '$1'), null]
        : [location.slice(0, found.index), Number(found[1]) || null];
}
function createFinder({ organization, workspace, prefixes = [] }) {
    const folder = testFolder(prefixes);
    const starts = [
        ...prefixes.map((prefix) => ({ root: `${forward(prefix)}/`, folder, isOfRunner: false })),
        { root: `${forward(workspace ?? '')}/`, folder: '', isOfRunner: true },
    ]
        .filter(({ root }) => root !== '/' && (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(root))
        .map((start) => ({ ...start, root: start.root.replace('//', '/') }));
    const repository = repositoryOf(workspace);
    const ownFolder = repository === null || usualWorkFolders.includes(repository.work) ? null : repository.work;
    const checkoutDepth = (segments, at) => {
        const [folder = '', second, third] = segments.slice(at);
        if (folder === 'builds' && organization !== undefined && third === organization)
            return at + 4;
        return repository?.workFolders.has(folder) && second === repository.name && third === second ? at + 3 : 0;
    };
    const inCheckout = (path) => {
        const segments = path.split('/');
        const depths = segments.map((_, at) => checkoutDepth(segments, at));
        const depth = depths.find((each) => each > 0);
        return depth === undefined ? null : segments.slice(depth).join('/');
    };
    const placeAbsolute = (path) => {
        const start = starts.find(({ root }) => path.startsWith(root));
        const checkout = inCheckout(path);
        const relative = start === undefined ? checkout : `${start.folder}/${path.slice(start.root.length)}`;
        const isElsewhere = checkout === null || path.split('/').includes(ownFolder ?? '/');
        return { relative, isOfRunner: (start?.isOfRunner ?? true) && isElsewhere };
    };
    return (text) => {
        if (folder === '' && plainPath.test(text)) {
            const file = text.startsWith('./') ? text.slice(2) : text;
            return { shown: file, file, absolute: null, isOfRunner: false };
        }
        const path = forward(text);
        if (path === '')
            return null;
        const absolute = (0,_model_test_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(path) ? path : null;
        const { relative, isOfRunner } = absolute === null ? { relative: `${folder}/${path}`, isOfRunner: false } : placeAbsolute(absolute);
        const file = relative === null ? null : inside(`./${relative}`);
        return { shown: file ?? path, file, absolute, isOfRunner };
    };
}
const usualWorkFolders = ['work', '_work', '__w', 'a'];
function repositoryOf(workspace, among) {
    const [work = '', outer, name] = forward(workspace ?? '')
        .replace(/\/$/, '')
        .split('/')
        .slice(-3);
    if (among && !among.has(work))
        return null;
    return name && name === outer ? { name, work, workFolders: new Set([...usualWorkFolders, work]) } : null;
}
function forward(path) {
    return path.trim().replaceAll('\\', '/');
}


})

};
;