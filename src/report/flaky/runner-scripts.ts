/*
 * A list is a shell script: its data follows `exit`, which the shell never reads past. A command line cannot hold the names,
 * because one argument ends at 128 KiB, so each script hands the file to its runner. Nothing in it depends on the names.
 */

const start = `mode=$1
case $mode in run|skip) shift;; *) echo "Usage: sh $0 run|skip [arguments]" >&2; exit 2;; esac
dir=$(mktemp -d) || exit
trap 'rm -rf "$dir"' EXIT
sed '1,/^exit$/d' "$0" > "$dir/tests"
FLAKY_TESTS="$dir/tests" FLAKY_MODE="$mode"; export FLAKY_TESTS FLAKY_MODE`;

function script(body: string): string {
  return `${start}\n${body}\nexit`;
}

/** Excludes examples, because RSpec can be configured to run all of them if none is included. */
export const rspecScript = script(String.raw`cat > "$dir/flaky.rb" <<'RUBY'
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

/** Compares complete IDs: `--deselect` also deselects tests whose IDs start with one. No test left is a success. */
export const pytestScript = script(
  String.raw`cat > "$dir/kitestring_flaky_tests.py" <<'PYTHON'
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
PYTHONPATH="$dir${'$'}{PYTHONPATH:+:$PYTHONPATH}" pytest -p kitestring_flaky_tests "$@"`,
);

/** The titles of the tests that are listed for a file, as a pattern. Regular expressions know `(?-i:` since Node.js 23. */
const patterns = String.raw`cat > "$dir/patterns.cjs" <<'NODE'
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

/** Wraps the runner that Jest calls for each file. Jest itself takes one pattern for all files, and ignores case. */
export const jestScript = script(`${patterns}
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

/** Gives each file its own pattern. Vitest runs once, and does not watch. */
export const vitestScript = script(`${patterns}
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

/** Adds a file to each tested package without writing there, because Go takes patterns from the command line only. */
export const goScript = script(String.raw`[ $# -gt 0 ] || set -- ./...
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
