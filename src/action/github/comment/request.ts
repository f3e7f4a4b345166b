import type { GitHub } from '../github.ts';
import type { RunIdentity } from './run-identity.ts';

/** Whose comment, on what, by whose word: all that decides what becomes of it, besides what it says. */
export interface CommentTerms {
  readonly github: GitHub;
  readonly pullRequest: number;
  /** The first line of the comment, by which it is found again; nothing else is on that line. */
  readonly marker: string;
  /** True when both say the same, whenever they were written. */
  readonly isSameReport: (previous: string, next: string) => boolean;
  /** Who wrote a comment, by the state that it carries; null when that is missing or damaged. */
  readonly readWriter: (body: string) => RunIdentity | null;
  /** This run. A comment of a later one is left alone. */
  readonly run: RunIdentity;
  /** The head that the report is about: nothing is written once the pull request has moved on. Null: not checked. */
  readonly headSha: string | null;
  readonly whenAbsent: 'create' | 'skip';
  readonly whenPresent: 'update' | 'delete' | 'keep';
  /** The login that writes our comments, where the user says it; else the token is asked. */
  readonly author?: string | undefined;
  /** True when the token is known to be read-only: then nothing is asked at all. */
  readonly readOnlyToken?: boolean;
  /** True to go on with a comment that somebody has minimized; else a new one is made. */
  readonly adoptMinimized?: boolean;
}

/** A comment as it would be sent, whole: the marker is its first line. */
export interface RenderedComment<Tier extends string> {
  readonly body: string;
  /** The form that was taken in the end: a shorter one than asked for, where that did not fit. */
  readonly tier: Tier;
}

/** The one comment that a report keeps on a pull request. */
export interface CommentRequest<Tier extends string = string> extends CommentTerms {
  /** The forms to try, the fullest first. */
  readonly tiers: readonly Tier[];
  /** `tier` is the fullest form allowed; `previous` the comment as it stands, which anybody may have edited. */
  readonly render: (tier: Tier, previous: string | null) => RenderedComment<Tier>;
  /** Takes secrets out: the runner masks the log, and not what is sent to GitHub. */
  readonly redact: (body: string) => string;
}
