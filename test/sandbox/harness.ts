import { createManualClock } from '../../src/sandbox/clock.ts';
import { parsedJson } from '../../src/sandbox/http/body.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';
import type {
  PipelineSeed,
  Script,
  ScriptSource,
  Seed,
  Step,
  SuiteSeed,
} from '../../src/sandbox/seed/seed.ts';

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
  /** Sends a request. The JSON of the response has the type that the test expects. */
  async function ask<Body>(method: string, path: string, sent: Sent = {}) {
    const { body, token = 'all', headers = {} } = sent;
    const secret = sandbox.tokens[token]?.token ?? token;
    const request = new Request(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (parsedJson(text) ?? text) as Body,
      text,
    };
  }
  const get = <Body>(path: string, token?: TokenName | string) => ask<Body>('GET', path, { token });
  return { sandbox, clock, ask, get };
}

/** The smallest body that creates a build. */
export const order = { commit: 'HEAD', branch: 'main' };

/** An organization `acme` with one pipeline `web`. */
export function seedOf(
  script: readonly Step[] | ScriptSource,
  more: Partial<PipelineSeed> & { readonly suites?: readonly SuiteSeed[] } = {},
): Seed {
  const { suites: seeds, ...pipeline } = more;
  const source = (Array.isArray(script) ? { steps: script } : script) as ScriptSource;
  const pipelines = [{ slug: 'web', script: source, ...pipeline }];
  return { organizations: [{ slug: 'acme', pipelines, suites: seeds }] };
}

/** A script without an upload job: the steps are in the settings of the pipeline. */
export function settled(...steps: readonly Step[]): Script {
  return { steps, upload: false };
}
