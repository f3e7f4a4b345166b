#!/bin/sh
# A test in shell: a build is created, although the response is lost. It needs curl, and the sandbox with its control address:
#   npx --package=@your--account/kitestring kitestring-sandbox --port 8080 --control
set -eu
sandbox=${SANDBOX:-http://127.0.0.1:8080}
builds=$sandbox/v2/organizations/acme/pipelines/web/builds

control() {
  curl --silent --show-error --fail-with-body --request "$1" "$sandbox/control/$2" --data "${3:-}" --output /dev/null
}
api() {
  curl --silent --globoff --fail-with-body --header 'Authorization: Bearer bkua_sandbox_all' "$@"
}
key=release-$$
find_build() {
  api "$builds?meta_data[key]=$key"
}

control POST faults '{"kind": "unanswered", "on": "builds.create", "failure": {"kind": "status", "status": 502}}'
if api "$builds" --data "{\"commit\": \"HEAD\", \"branch\": \"main\", \"meta_data\": {\"key\": \"$key\"}}"; then
  echo 'The response was not lost.' >&2
  exit 1
fi
find_build | grep --quiet '"state":"\(scheduled\|running\)"'
control POST clock '{"advanceMs": 600000}'
find_build | grep --quiet '"state":"passed"'
echo 'The build was created once, and passed.'
