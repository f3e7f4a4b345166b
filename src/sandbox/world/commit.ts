import { shaOf } from '../identity.ts';
import { lifeOf } from './build-life.ts';
import type { BuildRecord } from './records.ts';

/**
 * The commit of a build at a time. Live, `HEAD` is a SHA from the moment that an agent has fetched it; a tag or another
 * ref stays as it was given.
 */
export function commitAt(build: BuildRecord, now: number): string {
  const { commit, branch } = build.order;
  if (commit !== 'HEAD' || !build.resolvesHead || lifeOf(build).startedAt > now) return commit;
  return shaOf(`${build.pipeline.id}/${branch}`);
}
