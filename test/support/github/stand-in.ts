import { faultsOf } from './description.ts';
import { createRoutes } from './routes.ts';
import { createWorld, type Fault, type GitHubWorld } from './world.ts';

/** A request that the stand-in has seen. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: unknown;
}

/** GitHub, as far as we use it, for one repository: a value that answers requests. */
export interface GitHubStandIn extends GitHubWorld {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly requests: readonly SeenRequest[];
  /** Where a request or an answer broke GitHub's own description. There should be none, ever. */
  readonly violations: readonly string[];
}

/** A stand-in of GitHub that knows one token and nothing else. */
export function createGitHubStandIn(repository = 'acme/kites'): GitHubStandIn {
  const world = createWorld(repository);
  const routes = createRoutes(world);
  const requests: SeenRequest[] = [];
  const violations: string[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    requests.push({ method: request.method, path: url.pathname + url.search, body });
    const fault = takeFault(world.faults, request.method, url.pathname + url.search);
    const carriedOut = fault && !fault.applied ? null : await routes(request);
    const response = fault || carriedOut === null ? lose(fault) : carriedOut;
    const answer = await response.clone().text();
    violations.push(
      ...faultsOf({
        method: request.method,
        url,
        body,
        status: response.status,
        answer: answer === '' ? undefined : JSON.parse(answer),
      }),
    );
    return response;
  };
  return { ...world, fetch, requests, violations };
}

function takeFault(faults: readonly Fault[], method: string, path: string): Fault | undefined {
  const fault = faults.find((each) => each.times > 0 && each.method === method && each.path.test(path));
  if (fault) fault.times -= 1;
  return fault;
}

function lose(fault: Fault | undefined): Response {
  const message = fault?.message ?? 'Something went wrong.';
  const status = fault?.status ?? 500;
  const documentation_url = 'https://docs.github.com/rest';
  return Response.json({ message, documentation_url }, { status, headers: fault?.headers });
}
