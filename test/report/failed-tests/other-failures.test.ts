import { describe, expect, it } from 'vitest';
import { isFailureOfOther } from '../../../src/report/failed-tests/other-failures.ts';

const fails = (text: string) => isFailureOfOther(text.split('\n'), 'pytest');

/**
 * What tools print when they fail and when they succeed. Those of Biome, Oxlint, Ruff, Buf, Checkstyle, codespell, cspell,
 * depcheck, dependency-cruiser, gofmt, Hadolint, isort, Knip, markdownlint, Prettier, Pyright, ShellCheck, stylelint, yamllint,
 * Bandit, Semgrep, tox, nox, and Task were printed by the tools; those of npm and yarn audit, govulncheck, Trivy, Brakeman, ERB
 * Lint, ktlint, SwiftLint, SwiftFormat, Sorbet, detekt, Zeitwerk, Django, and dotnet format are as sources or documentation have them. The
 * others were compared with neither.
 */
describe('a tool that fails and one that succeeds', () => {
  it.each([
    [
      'ansible-lint',
      'Failed: 2 failure(s), 1 warning(s) on 5 files.',
      'Passed: 0 failure(s), 1 warning(s) on 5 files.',
    ],
    [
      'Biome',
      'Checked 1 file in 15ms. No fixes applied.\nFound 3 errors.',
      'Checked 1 file in 6ms. No fixes applied.',
    ],
    ['Oxlint', 'Found 1 warning and 6 errors.', 'Found 1 warning and 0 errors.'],
    [
      'Jest, one of whose workers was killed',
      'A jest worker process (pid=123) was terminated by another process: signal=SIGKILL, exitCode=null.',
      'A worker process has failed to exit gracefully and has been force exited.',
    ],
    [
      'Node.js without memory',
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      '',
    ],
    ['pytest-subtests', 'SUBFAIL tests/test_cart.py::test_sub (i=1) - assert 0', ''],
    ['pytest-xdist', '[gw0] node down: Not properly terminated', '[gw0] PASSED tests/test_cart.py'],
    ['Vitest, with an error outside of tests', 'Vitest caught 1 unhandled error during the test run.', ''],
    ['inline-snapshot', 'Error: one snapshot is missing a value (--inline-snapshot=create)', ''],
    ['pytest, with too many warnings', 'Maximum allowed warnings exceeded: 3 > 0', ''],
    ['pytest-benchmark', 'Performance has regressed:\n\ttest_x - mean:5% (20 > 5)', ''],
    [
      'rails_best_practices',
      'app/a.rb:3 - remove trailing whitespace\n\nPlease go to https://rails-bestpractices.com to see more useful Rails Best Practices.\n\nFound 1 warnings.',
      'No warning found. Cool!',
    ],
    [
      'StandardRB',
      'standard: Use Ruby Standard Style (https://github.com/standardrb/standard)\n  a.rb:1:1: Style/StringLiterals: Prefer double-quoted strings.',
      '',
    ],
    [
      'go mod verify',
      'example.com/x v1.0.0: dir has been modified (/go/pkg/mod/example.com/x@v1.0.0)',
      'all modules verified',
    ],
    ['Ruff', '1 file would be reformatted', '1 file already formatted'],
    [
      'Ruff that fixes all',
      'Found 3 errors (2 fixed, 1 remaining).',
      'Found 2 errors (2 fixed, 0 remaining).',
    ],
    ['Buf', 'a.proto:1:1:Files must have a package defined.', ''],
    [
      'Checkstyle',
      'Starting audit...\n[ERROR] /app/A.java:1:24: message [NoWhitespaceBefore]\nAudit done.\nCheckstyle ends with 4 errors.',
      "Starting audit...\n[WARN] /app/A.java:1:24: ';' is preceded with whitespace. [NoWhitespaceBefore]\nAudit done.",
    ],
    ['codespell', 'src/a.py:10: teh ==> the', ''],
    [
      'cspell',
      'CSpell: Files checked: 1, Issues found: 2 in 1 file.',
      'CSpell: Files checked: 1, Issues found: 0 in 0 files.',
    ],
    ['depcheck', 'Unused dependencies\n* lodash', 'No depcheck issue'],
    [
      'dependency-cruiser',
      'x 1 dependency violations (1 errors, 0 warnings). 2 modules, 1 dependencies cruised.',
      'x 1 dependency violations (0 errors, 1 warnings). 2 modules, 1 dependencies cruised.\n✔ no dependency violations found (2 modules, 1 dependencies cruised)',
    ],
    ['detekt', 'Analysis failed with 3 weighted issues.', '0 kotlin files were analyzed.'],
    [
      'gofmt -d',
      'diff pay/a.go.orig pay/a.go\n--- pay/a.go.orig\n+++ pay/a.go\n@@ -1,2 +1,3 @@\n package a',
      'different files',
    ],
    ['git diff', 'diff --git a/go.sum b/go.sum\nindex 1..2 100644', ' 1 file changed'],
    [
      'dotnet format',
      "  /app/Program.cs(4,12): error WHITESPACE: Fix whitespace formatting. Insert '\\s'. [/app/App.csproj]",
      '  Formatted 0 of 12 files.',
    ],
    [
      'Zeitwerk',
      'Hold on, I am eager loading the application.\nexpected file app/models/x.rb to define constant X',
      'Hold on, I am eager loading the application.\nAll is good!',
    ],
    [
      'Django',
      "Migrations for 'shop':\n  shop/migrations/0002_order_note.py\n    + Add field note to order",
      'No changes detected',
    ],
    ['Node.js', 'node:internal/modules/cjs/loader:1215\n  throw err;\n  ^', 'v24.21.0'],
    ['ERB Lint', '1 error(s) were found in ERB files', 'No errors were found in ERB files'],
    [
      'stylelint',
      'bad.css\n  1:3   ✖  Too many declarations, maximum 1  x\n\n✖ 3 problems (3 errors, 0 warnings)',
      '✖ 1 problem (0 errors, 1 warning)',
    ],
    ['gofmt -l', 'pay/a.go', 'ok  \tacme.com/web/a.go\t0.1s\nformat pay/a.go'],
    ['terraform fmt -check', 'main.tf', 'Success! The configuration is valid.'],
    ['Staticcheck', 'pay/a.go:3:6: func unused is unused (U1000)', 'main.go:23: an error in the log'],
    [
      'Hadolint',
      'deploy/Dockerfile:2 DL3003 warning: Use WORKDIR to switch to a directory',
      'Dockerfile:2 --> 12ab',
    ],
    ['isort', 'ERROR: /app/a.py Imports are incorrectly sorted and/or formatted.', 'Skipped 2 files'],
    ['Knip', 'Unused dependencies (1)\nlodash  package.json', 'Excellent, Knip found no issues.'],
    [
      'ktlint',
      'A.kt:9:3: Wildcard import (standard:no-wildcard-imports)\n\nSummary error count (descending) by rule:\n  standard:no-wildcard-imports: 1',
      'INFO com.pinterest.ktlint.cli.internal.KtlintCommandLine -- Enable default patterns',
    ],
    [
      'markdownlint',
      'docs/a.md:1:1 error MD018/no-missing-space-atx No space after hash on atx style heading',
      'markdownlint-cli2 v0.22.1 (markdownlint v0.40.0)\nFinding: good/a.md\nLinting: 1 file(s)\nSummary: 0 error(s)',
    ],
    ['an older markdownlint', 'a.md:3 MD012/no-multiple-blanks Multiple consecutive blank lines', ''],
    [
      'Prettier',
      '[error] a.js: SyntaxError: Unexpected token (1:9)\nError occurred when checking code style in the above file.',
      'Checking formatting...\nAll matched files use Prettier code style!',
    ],
    [
      'pre-commit',
      'ruff.....................................................................Failed\n- hook id: ruff\n- exit code: 1',
      'ruff.....................................................................Passed\nfix end of files.........................................(no files to check)Skipped',
    ],
    [
      'Pyright',
      '/app/a.py:7:12 - error: Type "str" is not assignable\n1 error, 0 warnings, 0 informations',
      '0 errors, 1 warning, 0 informations',
    ],
    [
      'Reek',
      'app/pay.rb -- 2 warnings:\n  [3]:UncommunicativeVariableName: x\n2 total warnings',
      '0 total warnings',
    ],
    ['sbt', '[error] Total time: 5 s, completed Nov 22, 2026', '[success] Total time: 5 s'],
    [
      'ShellCheck',
      '\nIn deploy.sh line 2:\necho $1\n     ^-- SC2086 (info): Double quote to prevent globbing and word splitting.',
      '',
    ],
    [
      'ShellCheck in the form of a compiler',
      'deploy.sh:2:6: note: Double quote to prevent globbing and word splitting. [SC2086]',
      '',
    ],
    [
      'Sorbet',
      'app/a.rb:15: Expected String but found Integer(5) for argument name https://srb.help/7002\n    15 |Greeting.say_hello(5)\nErrors: 1',
      'No errors! Great job.',
    ],
    ['SwiftFormat', '2/9 files require formatting.', '0/9 files require formatting.'],
    [
      'SwiftLint',
      'Done linting! Found 3 violations, 3 serious in 201 files.',
      'Done linting! Found 2 violations, 0 serious in 201 files.',
    ],
    ['xcodebuild', '** BUILD FAILED **', '** BUILD SUCCEEDED **'],
    [
      'yamllint',
      'a.yaml\n  1:1       warning  missing document start "---"  (document-start)\n  1:4       error    too many spaces after colon  (colons)',
      'a.yaml\n  1:1       warning  missing document start "---"  (document-start)',
    ],
    [
      'yamllint for a program',
      'a.yaml:3:1: [error] wrong indentation: expected at least 1 (indentation)',
      'a.yaml:1:1: [warning] missing document start "---" (document-start)',
    ],
    [
      'Bandit',
      'Test results:\n>> Issue: [B101:assert_used] Use of assert detected.\n   Severity: Low   Confidence: High',
      'Test results:\n\tNo issues identified.\nRun metrics:\n\tTotal issues (by severity):\n\t\tLow: 0',
    ],
    [
      'Brakeman',
      '== Overview ==\n\nErrors: 0\nSecurity Warnings: 1\n\n== Warnings ==',
      '== Overview ==\n\nErrors: 0\nSecurity Warnings: 0\n\nNo warnings found',
    ],
    ['bundler-audit', 'Solution: upgrade to >= 2.0\n\nVulnerabilities found!', 'No vulnerabilities found'],
    [
      'cargo audit',
      'error: 1 vulnerability found!\nwarning: 1 allowed warning found',
      'warning: 1 allowed warning found',
    ],
    [
      'Checkov',
      'Passed checks: 5, Failed checks: 2, Skipped checks: 0',
      'Passed checks: 7, Failed checks: 0, Skipped checks: 0',
    ],
    ['Gitleaks', '10:00AM WRN leaks found: 2', '10:00AM INF no leaks found'],
    [
      'govulncheck',
      'Your code is affected by 1 vulnerability from 1 module.',
      'No vulnerabilities found.\nYour code is affected by 0 vulnerabilities.',
    ],
    [
      'npm audit',
      '# npm audit report\n\nlodash  <=4.17.20\nSeverity: high\n\n1 high severity vulnerability',
      'found 0 vulnerabilities\n3 vulnerabilities (1 low, 2 high)\nRun `npm audit` for details.',
    ],
    ['pip-audit', 'Found 2 known vulnerabilities in 1 package', 'No known vulnerabilities found'],
    ['pnpm audit', '3 vulnerabilities found\nSeverity: 1 low | 2 high', 'No known vulnerabilities found'],
    [
      'yarn audit',
      '1 vulnerabilities found - Packages audited: 1240\nSeverity: 1 High',
      '0 vulnerabilities found - Packages audited: 1240',
    ],
    ['Semgrep', 'Ran 1 rule on 1 file: 1 finding.', 'Ran 1 rule on 1 file: 0 findings.'],
    [
      'Trivy',
      'go.mod (gomod)\n==============\nTotal: 1 (UNKNOWN: 0, LOW: 0, MEDIUM: 0, HIGH: 1, CRITICAL: 0)',
      'Total: 0 (UNKNOWN: 0, LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0)',
    ],
    ['Trivy on a configuration', 'Failures: 2 (HIGH: 2, CRITICAL: 0)', 'Failures: 0 (HIGH: 0, CRITICAL: 0)'],
    [
      'just',
      'error: Recipe `lint` failed on line 3 with exit code 1',
      'error: Justfile does not contain recipe `lint`',
    ],
    [
      'nox',
      'nox > Command ruff check . failed with exit code 1\nnox > Session lint failed.',
      'nox > Running session lint\nnox > ruff check .\nAll checks passed!\nnox > Session lint was successful.',
    ],
    ['npm-run-all', 'ERROR: "lint" exited with 1.', '> acme@1.0.0 lint\n> node -e 1'],
    ['Task', 'task: Failed to run task "lint": exit status 1', 'task: [lint] golangci-lint run'],
    [
      'tox',
      'lint: commands[0]> ruff check .\nlint: exit 1 (0.05 seconds) /app> ruff check . pid=12',
      'lint: commands[0]> ruff check .\nAll checks passed!\nlint: OK ✔ in 0.5 seconds',
    ],
    ['pnpm 12', '[ELIFECYCLE] Command failed with exit code 1.', ' WARN  Local package.json exists'],
    [
      'pnpm 12 for several packages',
      'Error: ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL',
      'Scope: 2 of 3 workspace projects',
    ],
  ])('are told apart: %s', (_, failure, success) => {
    expect([fails(failure), fails(success)]).toEqual([true, false]);
  });
});
