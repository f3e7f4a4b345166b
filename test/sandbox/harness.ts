import type { Build } from '../../src/model/build.ts';
import { createManualClock } from '../../src/sandbox/clock.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';
import type { PipelineSeed, Seed, SuiteSeed } from '../../src/sandbox/seed/seed.ts';
import type { Script, ScriptSource, Step } from '../../src/sandbox/simulation/script.ts';

/** A response; its JSON has the type that the test expects. */
interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly text: string;
}

/** What a request sends besides its method and path. */
interface Sent {
  readonly body?: unknown;
  /** The name of a token, or a token. */
  readonly token?: TokenName | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Origin of the tests' requests. */
export const origin = 'http://sandbox.test';

/** The builds of the one pipeline of `seedOf`. */
export const builds = '/v2/organizations/acme/pipelines/web/builds';

/** The suites of the organization of `seedOf`. */
export const suites = '/v2/analytics/organizations/acme/suites';

/** The address of the pipeline of `seedOf`. */
export const web = { organization: 'acme', pipeline: 'web' } as const;

/** A sandbox with a manual clock and without rate limits, and functions to send requests. */
export function start(options: SandboxOptions = {}) {
  const clock = createManualClock();
  const sandbox = createSandbox({
    clock,
    rateLimits: { organization: 'off', user: 'off' },
    seed: seedOf([{ runMs: 10_000 }]),
    ...options,
  });
  async function ask<Body>(method: string, path: string, sent: Sent = {}): Promise<Reply<Body>> {
    const { body, token = 'all', headers = {} } = sent;
    const secret = sandbox.tokens[token]?.token ?? token;
    const request = new Request(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) as Body, text };
  }
  const get = <Body>(path: string, token?: TokenName | string) => ask<Body>('GET', path, { token });
  return { sandbox, clock, ask, get };
}

/** The smallest body that creates a build. */
export const order = { commit: 'HEAD', branch: 'main' };

/** The first build of the one pipeline. */
export const first = { ...web, number: 1 };

/** A sandbox with one build of these steps, which was created by a request. */
export async function startBuild(
  script: readonly Step[] | ScriptSource,
  more: Parameters<typeof seedOf>[1] = {},
  sent: object = order,
) {
  const source = isSteps(script) ? settled(...script) : script;
  const kit = start({ seed: seedOf(source, more) });
  const { body: created } = await kit.ask<Build>('POST', builds, { body: sent });
  const born = kit.clock.now();
  /** Advances to a second after the creation. */
  const at = (seconds: number) => kit.clock.advance(born + seconds * 1_000 - kit.clock.now());
  const read = async (query = '') => (await kit.get<Build>(`${builds}/1${query}`)).body;
  const state = () => kit.sandbox.world.build(first)?.state;
  const stateAt = (seconds: number) => {
    at(seconds);
    return state();
  };
  const jobsAt = (seconds: number) => {
    at(seconds);
    return kit.sandbox.world.build(first)?.jobs.map((job) => job.state);
  };
  const put = <Body>(path: string, body?: unknown) =>
    kit.ask<Body>('PUT', `${builds}/1/${path}`, body === undefined ? {} : { body });
  return { ...kit, created, at, read, state, stateAt, jobsAt, put };
}

/** An organization `acme` with one pipeline `web`. */
export function seedOf(
  script: readonly Step[] | ScriptSource,
  more: Partial<PipelineSeed> & { readonly suites?: readonly SuiteSeed[] } = {},
): Seed {
  const { suites: seeds, ...pipeline } = more;
  const source: ScriptSource = isSteps(script) ? { steps: script } : script;
  return {
    organizations: [
      { slug: 'acme', pipelines: [{ slug: 'web', script: source, ...pipeline }], suites: seeds },
    ],
  };
}

/** A script without an upload job: the steps are in the settings of the pipeline. */
export function settled(...steps: readonly Step[]): Script {
  return { steps, upload: false };
}

function isSteps(script: readonly Step[] | ScriptSource): script is readonly Step[] {
  return Array.isArray(script);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
