// A test in Go: a build is created, although the response is lost. It needs the sandbox with its control address:
//
//	npx --package=@your--account/kitestring kitestring-sandbox --port 8080 --control
package sandbox_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"
)

type build struct {
	Number int
	State  string
}

func sandbox() string {
	if address := os.Getenv("SANDBOX"); address != "" {
		return address
	}
	return "http://127.0.0.1:8080"
}

// send sends a request to the sandbox, and reads the response into result unless that is nil.
func send(t *testing.T, method, path, body string, result any) int {
	t.Helper()
	request, err := http.NewRequest(method, sandbox()+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer bkua_sandbox_all")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if result != nil {
		if err := json.NewDecoder(response.Body).Decode(result); err != nil {
			t.Fatal(err)
		}
	}
	return response.StatusCode
}

func control(t *testing.T, method, path, body string) {
	t.Helper()
	var reply struct{ Message string }
	if status := send(t, method, "/control/"+path, body, &reply); status != 200 {
		t.Fatalf("%s: %s", path, reply.Message)
	}
}

func TestBuildIsCreatedAlthoughTheResponseIsLost(t *testing.T) {
	const builds = "/v2/organizations/acme/pipelines/web/builds"
	key := fmt.Sprintf("go-%d", os.Getpid())
	find := func() (found []build) {
		send(t, "GET", builds+"?meta_data[key]="+key, "", &found)
		return found
	}

	control(t, "POST", "faults", `{"kind": "unanswered", "on": "builds.create", "failure": {"kind": "status", "status": 502}}`)
	order := fmt.Sprintf(`{"commit": "HEAD", "branch": "main", "meta_data": {"key": %q}}`, key)
	if status := send(t, "POST", builds, order, nil); status != 502 {
		t.Fatalf("The response was not lost: %d", status)
	}
	control(t, "POST", "clock", `{"advanceMs": 600000}`)
	if found := find(); len(found) != 1 || found[0].State != "passed" {
		t.Fatalf("The build was not created once, or has not passed: %v", found)
	}
}
