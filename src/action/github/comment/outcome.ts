/** What became of the comment. */
export interface CommentOutcome<Tier extends string = string> {
  readonly action: 'created' | 'updated' | 'unchanged' | 'deleted' | 'skipped';
  /** Why, in a sentence or two. It may hold GitHub's words. */
  readonly reason: string;
  /** True when GitHub did not let us do what should have been done. */
  readonly failed: boolean;
  readonly id?: number;
  /** Where to see it. */
  readonly url?: string | undefined;
  /** The form that was taken. */
  readonly tier?: Tier;
  /** How many surplus comments of ours were removed. */
  readonly removed: number;
  /** What to do about a failure; names the permission. */
  readonly hint?: string | undefined;
}

/** Nothing was written, and nothing went wrong. */
export function skipped(reason: string): CommentOutcome<never> {
  return { action: 'skipped', reason, failed: false, removed: 0 };
}

/** Nothing was written, and something should have been. */
export function failed(reason: string, hint?: string): CommentOutcome<never> {
  return { action: 'skipped', reason, failed: true, removed: 0, hint };
}
