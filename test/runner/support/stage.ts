import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readHome } from '../../../scripts/home.ts';
import { createScaledClock } from '../../../src/sandbox/clock.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import type { Seed } from '../../../src/sandbox/seed/seed.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';
import { acme } from './acme.ts';
import { type ActRequest, startAct } from './act.ts';
import { cacheAction, commitSite, committed, publishAction, publishCacheAction } from './site.ts';
import { readTestimonies, withWitnesses } from './witness.ts';

/** How the examples name the action. */
const published = `${readHome().repository}@v0`;

/** A committed workflow, and what starts it. */
export interface Play extends Pick<ActRequest, 'event' | 'variables' | 'onLine'> {
  /** Path of the workflow from the root of the repository. */
  readonly workflow: string;
  /** The payload of the event, given the commit at which the workflow runs. */
  readonly payload?: (sha: string) => object;
  /** Without it the workflow has no secrets but the run's own token, as for a fork. */
  readonly secrets?: boolean;
  /** Number of the run; 1 by default. */
  readonly run?: number;
  /** Number of the attempt of the run; 1 by default. */
  readonly attempt?: number;
}

/** A sandbox and a stand-in of GitHub that listen, and a place for workflows to run. */
export type Stage = Awaited<ReturnType<typeof createStage>>;

/** A stage for all tests of a file. */
export function stageForTests(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => void Object.assign(stage, await createStage()));
  afterAll(() => stage.close());
  return stage;
}

/** Sets everything up that a committed workflow needs to run as on GitHub. */
export async function createStage(seed: Seed = acme) {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-runner-'));
  const clock = createScaledClock({ speed: 1 });
  const sandbox = createSandbox({ seed, clock, rateLimits: { organization: 'off', user: 'off' } });
  const github = createGitHubStandIn();
  const service = await serveSandbox(sandbox);
  const served = await serveSandbox(github);
  const action = join(folder, 'action');
  publishAction(action, service.url);
  const cache = join(folder, 'cache');
  publishCacheAction(cache, join(folder, 'cached'));

  const start = (play: Play) => {
    const place = mkdtempSync(join(folder, 'play-'));
    const [site, seen] = [join(place, 'site'), join(place, 'seen')];
    mkdirSync(seen);
    // `./` is the action itself, as in its own repository.
    publishAction(site, service.url);
    const sha = commitSite(site, { [play.workflow]: withWitnesses(committed(play.workflow), seen) });
    const secrets = { GITHUB_TOKEN: runToken, BUILDKITE_API_TOKEN: sandbox.tokens.all.token };
    const running = startAct({
      ...play,
      payload: play.payload?.(sha),
      site,
      home: join(place, 'home'),
      secrets: play.secrets === false ? { GITHUB_TOKEN: runToken } : secrets,
      env: {
        GITHUB_API_URL: served.url,
        GITHUB_RUN_ID: String(play.run ?? 1),
        GITHUB_RUN_ATTEMPT: String(play.attempt ?? 1),
      },
      actions: { [published]: action, [cacheAction]: cache },
    });
    const ended = running.ended.then((result) => ({
      ...result,
      sha,
      testimonies: readTestimonies(seen),
      summary: result.lines.flatMap(({ summary }) => summary ?? []).join('\n'),
      log: result.lines.map(({ text }) => text).join('\n'),
      warnings: result.lines.map(({ text }) => text).filter((text) => text.includes('::warning')),
    }));
    return { interrupt: running.interrupt, ended };
  };

  return {
    url: service.url,
    sandbox,
    github,
    start,
    perform: (workflow: string, event: string, more: Partial<Play> = {}) =>
      start({ workflow, event, ...more }).ended,
    close: async () => {
      await Promise.all([service.close(), served.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
