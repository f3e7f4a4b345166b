/** A line with which a tool says that it failed. */
interface FailureLine {
  /** The tool, or the reader of its logs. */
  readonly tool: string;
  readonly line: RegExp;
  /** How many of them the run of its own reader can have before it ends. Default: none. */
  readonly most?: number;
  /** What else the lines must have to mean a failure of the tool. */
  readonly if?: (lines: readonly string[]) => boolean;
}

/** The stack of a panic of Go. */
const goStack = /^goroutine \d{1,9} \[running\]:$/;
/** A package that `go test` could not build: a failure that its own reader finds. */
const goBuildFailure = /^FAIL\t\S{1,300} \[(?:build|setup) failed\]$/;

/** Lines at the left edge, or with the indent that the tool gives them: messages of failed tests have a deeper one. */
const failureLines: readonly FailureLine[] = [
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
  // One that did not end.
  { tool: 'pytest', line: /^={9,300} test session starts ={9,300}$/, most: 1 },
  { tool: 'Ruby', line: /^(?:\tfrom |\S*\.rb:\d{1,9}:in [`'])/ },
  { tool: 'Vitest', line: /^Vitest caught [1-9]\d{0,8} unhandled errors? / },
  { tool: 'unittest', line: /^FAILED \((?:failures|errors|unexpected successes)=/ },

  { tool: 'ansible-lint', line: /^Failed: [1-9]\d{0,8} failure\(s\)/ },
  { tool: 'Biome or Oxlint', line: /^Found \d{1,9} warnings? and [1-9]\d{0,8} errors?\.$/ },
  { tool: 'black or Ruff', line: /^\d{1,9} files? would be reformatted/ },
  // Buf has no space after the place.
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
    // Ruff succeeds if it fixes all.
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
    // It succeeds if it corrects all.
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
  // An install counts vulnerabilities too, but has no report on them.
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
    // A panic in a test is recovered first, and belongs to the test.
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

/** True if another tool than the runner of these lines failed before its run ended, or the runner did in another run. */
export function isFailureOfOther(lines: readonly string[], runner: string): boolean {
  return failureLines.some(({ tool, line: pattern, most = 0, if: isFailure }) => {
    const found = lines.filter((line) => pattern.test(line)).length;
    return found > (tool === runner ? most : 0) && (isFailure?.(lines) ?? true);
  });
}
