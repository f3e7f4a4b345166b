/** What the agent, npm, and Yarn say of a command that failed. */
export const agentLine =
  /^(?:\^\^\^ \+\+\+|(?:🚨 Error|user command error): (?:exit status|[Tt]he (?:(?:global|local|plugin [\w.-]{1,80}) )?command(?: hook)? exited with status) \d{1,3}|npm ERR! Test failed\. {2}See above for more details\.|error Command failed with exit code 1\.|info Visit https:\/\/yarnpkg\.com\/en\/docs\/cli\/run for documentation about this command\.)$/;

export const make =
  /^make(?:\[\d\])?: (?:\*\*\* \[[^\]]{1,200}\] Error \d{1,3}|Leaving directory '[^']{1,300}'|Target '[^']{1,200}' not remade because of errors\.)$/;

/** What npm says of a workspace whose script failed. */
const workspace =
  /^npm (?:error|ERR!) (?:Lifecycle script `test[\w:.-]{0,80}` failed with error: ?$|code 1$|command failed$|Error: command failed ?$|(?:path|workspace|location|command) \S| {2}(?:in workspace|at location): \S)/;

/** The same of npm 6, for a script of any package. */
const npm6 =
  /^npm ERR! ?(?:$|code ELIFECYCLE$|errno 1$|\S{1,200} test[\w:.-]{0,80}: `[^`]{1,600}`$|Exit status 1$|Failed at the \S{1,200} test[\w:.-]{0,80} script\.$|This is probably not a problem with npm\. There is likely additional logging output above\.$|A complete log of this run can be found in:$| {4}\S{1,300}\.log$)/;

/** That there is a newer npm. */
const notice =
  /^npm notice(?: ?$| (?:New (?:major|minor|patch) version of npm available! |Changelog: https:|To update run: ?|Run `?npm install -g npm@))/;

const just = /^error: Recipe `[\w-]{1,100}` failed (?:on line \d{1,9} )?with exit code 1(?:01)?$/;

const compose = /^ (?:Container|Network|Volume) \S{1,200} {1,2}(?:Stopping|Stopped|Removing|Removed) ?$/;

/** The plugin of Buildkite that runs a command by Docker Compose. */
const composePlugin =
  /^(?:\+\+\+ :warning: Failed to run command, exited with 1, run params:|run --name \S.{0,3000}|~~~ Uploading linked container logs)$/;

/** An annotation of the build with the failed tests. */
const annotation =
  /^(?:(?:---|~~~|\+\+\+) :junit: Annotating|[\d: -]{19} INFO {1,6}Successfully annotated build)$/;

/** The end of a script, and of scripts in several packages: the folder of the package that failed, and its script. */
const pnpm =
  /^(?: ?(?:ELIFECYCLE {2}|\[ELIFECYCLE\] )(?:Test failed\. See above for more details\.|Command failed with exit code 1\.)|\/\S{1,300}:|\S{1,300} test[\w:.-]{0,80}: Failed| ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL {2}\S{1,200} test[\w:.-]{0,80}: `[^`]{1,300}`|Exit status 1|Error: ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL| {2}× "pnpm recursive run" failed in \S{1,300}| ?WARN {2,3}Local package\.json exists, but node_modules missing, did you mean to install\?)$/;

/** Lerna runs by Nx. The task that failed has its name after the project. */
const nx =
  /^(?: (?:NX|Lerna \(powered by Nx\)) {3}Running target test[\w.-]{0,80} for (?:project \S{1,200}|\d{1,6} projects?)(?: and \d{1,6} tasks? (?:it|they) depends? on)? failed|Failed tasks:|- \S{1,200}:test[\w:.-]{0,80}|Output of \d{1,6} successful tasks? was not shown\. .{1,200}|Hint: run the command with --verbose for more details\.| {2}(?:Run duration|Cache|Critical path|Recoverable time): {1,20}\S.{0,100})$/;

const turbo =
  /^(?:\S{1,200}#test[\w:.-]{0,80}: {2}(?:WARNING {2}command finished with error, but continuing\.\.\.|ERROR {2}command \([^)]{1,300}\) .{1,300} exited \(1\))| ?(?:Tasks|Cached): {4}\d{1,6} (?:successful|cached), \d{1,6} total| {2}Time: {4}\S.{0,40}|Failed: {4}\S{1,200}#test[\w:.-]{0,80}| ERROR {2}run failed: command {2}exited \(1\))$/;

/** Its command must be that of the tests, as that of nox: other environments may have failed with nothing to say. */
const toxCommand =
  /^[\w.-]{1,80}: exit 1 \([\d.]{1,12} seconds\) [^\s>]{1,300}> (?:(?:python3?|coverage run) -m |\S{0,99}\/)?pytest [^;&|]{0,600}pid=\d{1,9}$/;

const tox =
  /^ {2}(?:[\w.-]{1,80}: (?:OK|FAIL code 1) \([^()]{1,300}\)|evaluation failed :\( \([\d.]{1,12} seconds\))$/;

const noxCommand =
  /^nox > Command (?:(?:python3?|coverage run) -m |\S{0,99}\/)?pytest [^;&|]{0,600}failed with exit code 1$/;

const nox =
  /^nox > (?:Session \S{1,200} failed\.|Ran (?:\d{1,4}|multiple) sessions:|\* \S{1,200}: (?:failed|success|skipped))$/;

/** The end of a task, and of those that call it. */
export const task = /^(?:task: Failed to run task "[^"]{1,100}": ){1,9}exit status 1$/;

const npmRunAll = /^ERROR: "test[\w:.-]{0,80}" exited with 1\.$/;

const bun = /^error: script "test[\w:.-]{0,80}" exited with code 1$/;

/** A script that shows its commands. */
const exit = /^\+{1,9} exit 1$/;

/** What all that calls a runner may write after it. */
const callers: readonly RegExp[] = [
  ...[agentLine, make, workspace, npm6, notice, just, compose, composePlugin, annotation],
  ...[pnpm, nx, turbo, toxCommand, tox, noxCommand, nox, task, npmRunAll, bun, exit],
];

/** The lines of callers that name what failed. */
export const failedTask =
  /^(?:make.* Error |nox > .*failed|error: Recipe | {2}\S+: FAIL |npm (?:error|ERR!) command )/;

/** What a task or a command is called that runs no tests. */
export const otherTask =
  /lint|(?:^|[^a-z])(?:format|fmt|vet|types|typecheck|type-check|docs|audit|mypy|ruff|flake8|rubocop|prettier|tsc)(?:[^a-z]|$)/i;

/** How a caller says that a command failed. If another one failed too, it says so again. */
export const commandFailed =
  /^(?:make(?:\[\d\])?: \*\*\* |error: Recipe |task: |nox > Session |- |ERROR: "|Exit status |npm ERR! Failed at the )/;

/** A report, without a limit that it falls below: SimpleCov does not check limits after failed tests. */
const simpleCov =
  /^(?:(?:JSON )?Coverage report generated for .{1,100}? to \S{1,300}(?: {1,9}\d{1,9} \/ \d{1,9} LOC \([\d.]{1,9}%\) covered\.)?|(?:Line|Branch) [Cc]overage: (?:[\d.]{1,9}% \(\d{1,9} \/ \d{1,9}\)|\d{1,9} \/ \d{1,9} \([\d.]{1,9}%\))|Stopped processing SimpleCov as a previous error not related to SimpleCov has been detected)$/;

/** The end of rake, whose reason for it each runner tells in its own form. */
const rake =
  /^(?:rake aborted!|\S{1,300}:\d{1,9}:in [`'][^`']{1,200}'|Tasks: TOP => \S.{0,300}|\(See full trace by running task with --trace\))$/;

/** The lines of the section of each runner that follow its closing line. */
const endings: Readonly<Record<string, readonly RegExp[]>> = {
  'cargo test': [/^ {4}`--/],
  'go test': [/^(?:(?:FAIL|exit status 1)$|ok {2}\t|\? {3}\t)/],
  gradle: [
    /^(?:\* (?:Get more help|Try:|What went wrong:)|:test|> There were failing tests\.|> Run with|> Get more help at |BUILD FAILED in|FAILURE: Build failed with an exception\.|Finished generating test|Generating HTML test report|\d{1,6} actionable tasks?:|Run with --|<[=-])/,
    // Of its tasks, only this one failed: otherwise it says so in another way.
    /^Execution failed for task ':[\w:-]{0,60}(?:test|(?:functional|integration)Test|test\w{1,60}UnitTest)'\.$/,
    /^(?:> Task )?:[\w:-]{0,60}(?:test|(?:functional|integration)Test|test\w{1,60}UnitTest) FAILED$/,
    // One that runs after the tests, such as a report.
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
    // With `-e`, Maven adds the exception.
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

/** The forms of the lines that can follow the closing line of a runner. */
export function lastLinesOf(runner: string): readonly RegExp[] {
  return [...callers, ...(endings[runner] ?? [])];
}
