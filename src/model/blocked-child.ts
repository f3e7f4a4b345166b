import type { Build } from './build.ts';

/** A blocked build that a trigger step of another one waits for. */
export interface BlockedChild {
  /** Its name, as in `acme/deploy #7`. */
  readonly name: string;
  readonly webUrl: string | null;
  /** The label of the block step. */
  readonly at: string;
  /** The name of the trigger step. */
  readonly step: string;
}

/** A symbol, because no response can have it, and none that is passed on shows it. */
const child = Symbol('blocked child');

/** The build while it waits only for blocked children, of which this is one: it is blocked too. Undefined if it does not. */
export function withBlockedChild(build: Build, blocked: BlockedChild | undefined): Build {
  return blocked === blockedChildOf(build) ? build : ({ ...build, [child]: blocked } as Build);
}

/** The blocked child that the build waits for; undefined unless it waits only for such. */
export function blockedChildOf(
  build: Pick<Build, 'state'> & { readonly [child]?: BlockedChild | undefined },
): BlockedChild | undefined {
  return build[child];
}
