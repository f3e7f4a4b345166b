import { faultsOf } from './description.ts';
import { createRoutes } from './routes.ts';
import { createWorld, type Fault } from './world.ts';

/** GitHub, as far as we use it, for one repository: a value that answers requests. */
export type GitHubStandIn = ReturnType<typeof createGitHubStandIn>;

/** A stand-in of GitHub that knows one token and nothing else. */
export function createGitHubStandIn(repository = 'acme/kites') {
  const world = createWorld(repository);
  const routes = createRoutes(world);
  const requests: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const violations: string[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const { method } = request;
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const body = parsed(await request.clone().text());
    requests.push({ method, path, body });
    for (const change of world.before) change(`${method} ${url.pathname}`);
    const fault = world.faults.find(
      (each) => each.times > 0 && each.method === method && each.path.test(path),
    );
    if (fault) fault.times -= 1;
    const carriedOut = fault && !fault.applied ? null : await routes(request);
    const response = fault || carriedOut === null ? lose(fault) : carriedOut;
    const answer = parsed(await response.clone().text());
    violations.push(...faultsOf({ method, url, body, status: response.status, answer }));
    return response;
  };
  return {
    ...world,
    fetch,
    /** What was asked so far, by path and query. */
    requests: requests as Readonly<typeof requests>,
    /** Where a request or an answer broke GitHub's own description. There should be none, ever. */
    violations: violations as readonly string[],
  };
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function lose(fault: Fault | undefined): Response {
  const { message = 'Something went wrong.', status = 500, errors, headers } = fault ?? {};
  const documentation_url = 'https://docs.github.com/rest';
  return Response.json({ message, errors, documentation_url }, { status, headers });
}
