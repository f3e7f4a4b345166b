import { createScaledClock, type SandboxClock } from './clock.ts';
import { createFaultDesk, type FaultDesk, type Faults } from './fault/faults.ts';
import { createDesk, type Desk } from './http/handler.ts';
import type { Incoming } from './http/incoming.ts';
import { createRateLimiter, type RateLimits } from './http/rate-limit.ts';
import { route } from './http/router.ts';
import { createSeededRandom, type Random } from './identity.ts';
import { type ProfileName, profileOf } from './profile.ts';
import { createRequestBook, type OpenEntry, type RequestLog } from './request-log.ts';
import { defaultSeed } from './seed/default-seed.ts';
import type { Seed } from './seed/seed.ts';
import { bearerOf, type Tokens, tokensOf } from './tokens.ts';
import { createPeople, type SandboxWorld } from './world/controls.ts';
import { peopleOf, plantSeed } from './world/load-seed.ts';
import { createWorld, type World } from './world/world.ts';

/** How a sandbox is set up; nothing needs to be said. */
export interface SandboxOptions {
  /** What it holds when it starts. */
  readonly seed?: Seed | 'default';
  /** `observed` unless told. */
  readonly profile?: ProfileName;
  /** A clock that runs by itself, at the speed of the wall, unless told. */
  readonly clock?: SandboxClock;
  /** Chance for identifiers; always the same unless told. */
  readonly random?: Random;
  /** Requests a minute: 200 for each organization, and 50 for each user in the profile `observed`; `'off'` counts none. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Origin of the web pages that answers link to. There are none. */
  readonly webOrigin?: string;
}

/** A stand-in of the service, as a value. */
export interface Sandbox {
  /** Answers a request. Rejects only where a fault says so; a fault may also let it never settle, or break the body. */
  fetch(request: Request): Promise<Response>;
  readonly clock: SandboxClock;
  readonly profile: ProfileName;
  /** What was asked. */
  readonly requests: RequestLog;
  readonly faults: Faults;
  readonly tokens: Tokens;
  /** A look behind the API, and the deeds of people. */
  readonly world: SandboxWorld;
}

/** Makes a sandbox of its own: nothing is shared with any other. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { profile: profileName = 'observed', clock = createScaledClock({ speed: 1 }) } = options;
  const { random = createSeededRandom(1), webOrigin = 'https://buildkite.example' } = options;
  const seed = options.seed === undefined || options.seed === 'default' ? defaultSeed() : options.seed;
  const profile = profileOf(profileName);
  const people = peopleOf(seed);
  const tokens = tokensOf(seed, people);
  const world = createWorld(profile, random);
  plantSeed(world, seed, people, clock.now());
  const limits: RateLimits = {
    organization: 200,
    user: profile.userWindow ? 50 : 'off',
    ...options.rateLimits,
  };
  const desk = createDesk({ world, tokens, limiter: createRateLimiter(limits, clock), clock, webOrigin });
  const faultDesk = createFaultDesk(clock);
  const book = createRequestBook();
  return {
    async fetch(request) {
      const body = await request.text();
      const entry = book.open({ request, body, at: clock.now(), wallAt: clock.wall() });
      entry.token = bearerOf(request.headers, tokens)?.label ?? null;
      return answer({ request, body, entry }, { world, clock, desk, faultDesk });
    },
    clock,
    profile: profileName,
    requests: book.log,
    faults: faultDesk.faults,
    tokens,
    world: createPeople(world, people, clock),
  };
}

interface Asked {
  readonly request: Request;
  readonly body: string;
  readonly entry: OpenEntry;
}

interface Parts {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly desk: Desk;
  readonly faultDesk: FaultDesk;
}

/** Finds the endpoint, then lets the faults and the desk answer, and keeps the log. */
async function answer(
  { request, body, entry }: Asked,
  { world, clock, desk, faultDesk }: Parts,
): Promise<Response> {
  const { method, headers, signal } = request;
  const url = new URL(request.url);
  const response = await route(request, (endpoint, params) => {
    entry.endpoint = endpoint;
    const incoming: Incoming = { endpoint, method, url, params, headers, body, lagMs: 0, signal };
    return faultDesk.answer({
      incoming,
      apply: (changed) => desk(changed),
      later(changed, afterMs) {
        const at = clock.now() + afterMs * clock.speed;
        world.agenda.add(at, () => desk(changed, at));
      },
      note: (kind) => entry.faults.push(kind),
    });
  });
  entry.status = response.status;
  return response;
}
