/** Words of failure, whichever program says them. */
const words = new Set(
  [
    'error errors errorcount fatalerrorcount fail failed failing fails failure failures fatal panic panicked exception',
    'exceptions traceback oops crash crashed abort aborted aborting killed terminated interrupted cannot couldn uncaught',
    'unhandled denied forbidden refused rejected unauthorized unhealthy unbound unexpected unresolved undefined unavailable',
    'unreachable invalid illegal incorrect incorrectly malformed corrupt corrupted bad broken mismatch mismatched conflict',
    'conflicts violates violated violation violations problem problems offense offenses vulnerability vulnerabilities',
    'exceed exceeds exceeded insufficient non-zero drift drifted missing stale outdated unused differ differs exiting wrong expired',
    'disconnected deadlock deadlocked oom',
  ].flatMap((line) => line.split(' ')),
);

/** The same of several words, each between spaces. */
const phrases =
  / (?:can't|can’t|could not|couldn't|unable to|did not|didn't|does not|doesn't|must (?:be|not)|would (?:be|have been) (?:modified|reformatted)|would reformat|not (?:ok|found|allowed|permitted|formatted|installed|supported|recognized|defined|committed|clean|signed|valid|authorized|up to date)|no such|out of (?:date|memory)|timed out|segmentation fault|core dumped|bus error|leaks? found|pending migrations?|migrations? (?:is|are) pending|[1-9]\d{0,8} (?:code )?(?:issues?|findings?)|timeout (?:occurred|exceeded|expired|reached|elapsed|waiting|while|after)|(?:giving|gave) up|bail(?:ing|ed)? out|lost connection|no space left|read-only file system|reset by peer|connection (?:reset|closed|lost)|name or service not known|file exists|(?:is|not) a directory|directory not empty|resource busy|too (?:many|old|new|large|small|long|short)|no route to host|coverage (?:has )?(?:decreased|dropped|fell|fallen)|to fix|exit(?:ed|s)?(?: with)?(?: exit)?(?: code| status)?(?: :)? [1-9]\d{0,2}) /;

/** An exception by its name: `ActiveRecord::PendingMigrationError` */
const exceptionName = /[a-z](?:Error|Exception|Failure)$/;

/**
 * Forms that say it without words: a run whose only reporter writes a file, curl, `diff`, changed files of `git status` and `git diff`, the end
 * of a Perl program, a place in a file as linters write it, a timeout without another word, a finding of Brakeman, and a cross.
 */
const forms: readonly RegExp[] = [
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

/** What says plainly that nothing failed: `0 errors`, `No ESLint warnings or errors`, `errors: 0`, `Cache not found`. */
const none: readonly RegExp[] = [
  / (?:errors?|errorcount|fatalerrorcount|fail|failed|failing|failures?|exceptions?|problems?|offenses?|violations?|vulnerabilities) : 0(?= )/g,
  / (?:0|no|zero|without)(?: any| known| new| eslint| lint| type| typescript| syntax| style| compilation| warnings?| or| and| tests?| specs?| examples?| suites?| files?| checks?| jobs?| chart s){0,4} (?:errors?|fail|failed|failing|failures?|exceptions?|problems?|offenses?|violations?|conflicts?|vulnerabilities|leaks found|pending migrations)(?= )/g,
  / (?:cache not found|not found in cache)(?= )/g,
];

/** Lines of tools that succeed, although they have such words or forms. */
const ordinary: readonly RegExp[] = [
  // A command as it was entered: `$ rspec --fail-fast`, `> web@1.0.0 test`, `+ pnpm test`, `#9 [4/5] RUN make`.
  /^(?:\$|>|\+{1,9}|#\d{1,6} \[[^\]]{1,80}\]|Step \d{1,6}\/\d{1,6} :) /,
  // What calls itself a warning: `npm warn deprecated x`, ` WARN  deprecated x`, and of apt `W: x`.
  /^ ?(?:npm |\[)?warn(?:ing)?(?:\]|:|$| )/i,
  /^W: /,
  // The source that a compiler shows below a warning. The heading of an error has another form.
  /^(?: {0,9}\d{1,9} {0,9}\|| {1,9}\|| {1,9}= (?:note|help): )/,
  // Packages: `Installing failure 1.0`, `Collecting errors`, `Compiling errors v1.0`, `  - Installing error (1.0)`, ` + error==1.0`
  /^(?:Fetching|Installing|Using|Downloading|Unpacking|Preparing to unpack|Setting up|Selecting previously unselected package|Processing triggers for) \S{1,200} ?(?:[\d(.]|$)/,
  /^ {0,2}(?:Collecting|Requirement already satisfied:|Attempting uninstall:|Found existing installation:|Installing collected packages:|Successfully installed|Using cached) /,
  /^ {0,12}(?:Compiling|Checking|Downloaded|Fresh|Adding|Locking|Updating) \S{1,200} v\d/,
  /^ {2}[-•] (?:Installing|Updating|Downgrading|Removing) \S{1,200} \([^)]{1,200}\)$/,
  /^ [-+~] [^\s=]{1,200}==\S{1,100}$/,
  // npm counts what its own audit would report.
  /^(?:found )?\d{1,9} (?:\w{3,8} severity )?vulnerabilit(?:y|ies)(?: \([^)]{1,200}\))?$/,
  /^ {2}run `npm audit fix` to fix them, or `npm audit` for details$/,
  // Browserslist, whose data is some months old.
  /^Browserslist: .{1,80} is outdated\. Please run:$/,
  // npm that leaves out an optional package, and make that ignores a failure.
  /^npm (?:error|ERR!) optional dep failed, continuing /,
  /^make(?:\[\d\])?: \[[^\]]{1,200}\] Error \d{1,3} \(ignored\)$/,
  // A frame of a stack trace, or a place in Rust, whose heading says whether it is one of an error.
  /^ {1,20}at \S/,
  /^ {1,9}--> \S/,
  // ESLint with warnings alone, and RuboCop and Ruff that correct all.
  /^✖ \d{1,9} problems? \(0 errors, /,
  /^\d{1,9} files? inspected, (\d{1,9} offenses?) detected, \1 (?:auto-?)?corrected$/,
  /^Found \d{1,9} errors? \(\d{1,9} fixed, 0 remaining\)\.$/,
  // Bundler that leaves groups out, and that is asked whether it has to install something.
  /^Gems in the groups? '.{1,300} were not installed\.$/,
  /^(?:The following gems are missing|Install missing gems with `bundle install`)$/,
  // TAP, of a test that is not done.
  /^ {0,99}not ok \d{1,9} .* # (?:TODO|SKIP)/i,
  // Husky in a copy without a repository.
  /^(?:husky - )?\.git can't be found/,
  // Yarn: an optional package for another system, packages to build, and packages that are not in its cache.
  /^info "[^"]{1,200}" is an optional dependency and failed compatibility check\. /,
  /^➤ YN(?:0002|0007|0013|0060|0066|0086): /,
  // pip succeeds with packages that do not fit together.
  /^ERROR: pip's dependency resolver does not currently take into account /,
  // pytest-asyncio without a setting.
  /^The event loop scope for asynchronous fixtures will default to the fixture (?:caching )?scope\. /,
  // `Starting a Gradle Daemon, 1 incompatible Daemon could not be reused, use --status for details`
  /^Starting a Gradle Daemon/,
  // Debian's packages without a terminal and without services.
  /^(?:debconf|dpkg-preconfigure|invoke-rc\.d): /,
  // git that shows a commit's first line, or a branch.
  /^(?:HEAD is now at|Previous HEAD position was) [0-9a-f]{7,40} /,
  /^Switched to (?:a new )?branch '/,
  // An image that Docker pulls next.
  /^Unable to find image '[^']{1,300}' locally$/,
  // pip that tries one version after the other, and what it will not do in later versions.
  /^INFO: This is taking longer than usual\. /,
  /^DEPRECATION: /,
  // Migrations, whose tables and classes can have such names: `-- create_table("errors")`, `  Applying app.0002_errors... OK`
  /^(?:-- \w{1,80}\(|== \d{1,14} \w{1,200}: (?:migrating|migrated)\b)/,
  /^ {2}Applying \S{1,200}\.\.\. OK$/,
];

/** Where a message begins that is a warning: `DEPRECATION WARNING: x`, `x.rb:5: warning: y`, `NOTICE:  z`. */
const warning = /(?:warning|notice|note)(?:\[[\w-]{1,40}\])?: /i;

/** The time that BuildKit writes before a line of a step. */
const step = /^#\d{1,6} \d{1,6}\.\d{1,6} /;

/** True for a line that can tell of a failure: it has a word or a form of one, and is not known to be harmless. */
export function tellsFailure(line: string): boolean {
  const text = line.replace(step, '');
  if (ordinary.some((form) => form.test(text))) return false;
  const at = text.search(warning);
  return at === -1 ? forms.some((form) => form.test(text)) || hasWord(text) : hasWord(text.slice(0, at));
}

/**
 * Whether a word, or several, tell of a failure. A path, a name with hyphens, and a file are no words: `pkg/errors`,
 * `http-errors`, `error.log`.
 */
function hasWord(text: string): boolean {
  const parts = text
    .replaceAll(/[:=]/g, ' : ')
    .split(/[^\w:'’./@-]+/)
    .map(withoutMarks);
  if (parts.some((part) => exceptionName.test(part) && !part.includes('/'))) return true;
  const all = ` ${parts.join(' ').toLowerCase()} `;
  const rest = none.reduce((left, nothing) => left.replaceAll(nothing, ''), all);
  return phrases.test(rest) || rest.split(' ').some((word) => words.has(word));
}

/** A word without the quote before it, and the period or quote after it. */
function withoutMarks(word: string): string {
  return word.replace(/^'/, '').replace(/[.'](?=$)/, '');
}
