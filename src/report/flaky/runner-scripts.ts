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
is_listed = lambda do |example|
  calls = (example[:shared_group_inclusion_backtrace] || []).map { |frame| frame.inclusion_location[/\A.*?:\d+/] }
  files = [example[:rerun_file_path], *calls.map { |at| at[/\A.*(?=:)/] }]
  group, own = example[:example_group], example[:description]
  names = ["#{group && group[:full_description]} #{own}", example[:full_description]].map(&one_line)
  [example[:location], *calls].uniq.flat_map { |at| listed.fetch(at, []) }.any? do |_, file, scope, name|
    (file.empty? || files.include?(file)) && (own.to_s.empty? || names.include?("#{scope} #{name}") || names.include?(name))
  end
end
RSpec.configure do |config|
  config.filter_run_excluding(rerun_file_path: ->(_, example) { is_listed[example] != (ENV["FLAKY_MODE"] == "run") })
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

/** Jest ignores case, unless the pattern says otherwise, which Node.js knows since version 23. */
export const jestScript = script(byTitle('jest', []));

/** Vitest runs once, and does not watch. */
export const vitestScript = script(byTitle('vitest', ['run']));

function byTitle(program: string, command: readonly string[]): string {
  return String.raw`cat > "$dir/run.cjs" <<'NODE'
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { FLAKY_TESTS, FLAKY_MODE } = require('node:process').env;
let exact = (line) => '(?-i:' + line + ')';
try {
  new RegExp(exact('a'));
} catch {
  exact = (line) => line;
}
const lines = readFileSync(FLAKY_TESTS, 'utf8').split('\n').filter(Boolean);
// Matches nothing if there are no tests: no position is both a word boundary and not one.
let pattern = lines.map(exact).join('|') || '\\b\\B';
if (FLAKY_MODE === 'skip') pattern = '^(?!' + pattern + ')';
process.argv.splice(2, 0, ...${JSON.stringify(command)}, '--testNamePattern=' + pattern);
const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('${program}/package.json');
const { bin } = require(manifest);
process.argv[1] = join(dirname(manifest), bin.${program} || bin);
import(pathToFileURL(process.argv[1]));
NODE
node "$dir/run.cjs" "$@"`;
}

/** Adds a file to each tested package without writing there, because Go takes patterns from the command line only. */
export const goScript = script(String.raw`[ $# -gt 0 ] || set -- ./...
tested='{{if or .TestGoFiles .XTestGoFiles}}'
go list -e -f "$tested{{.Name}}{{end}}" ./... | sort -u | while read -r name; do
  { echo "package $name""_test"; cat; } > "$dir/$name.go" <<'GO'
import (
	"flag"
	"os"
	"strings"
	"testing"
)

func init() {
	text, err := os.ReadFile(os.Getenv("FLAKY_TESTS"))
	if err != nil {
		panic(err)
	}
	// One pattern for all subtests of a test: Go compares each test with each pattern.
	names := map[string][]string{}
	for _, line := range strings.Fields(string(text)) {
		at := strings.LastIndex(line, "/") + len("/^")
		names[line[:at]] = append(names[line[:at]], strings.TrimSuffix(line[at:], "$"))
	}
	patterns := []string{}
	for parent, own := range names {
		patterns = append(patterns, parent+"(?:"+strings.Join(own, "|")+")$")
	}
	if len(patterns) == 0 {
		patterns = append(patterns, "\\b\\B")
	}
	testing.Init()
	if err := flag.Set("test."+os.Getenv("FLAKY_MODE"), strings.Join(patterns, "|")); err != nil {
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
