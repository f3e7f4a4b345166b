import { GitHubError, isRefusal } from '../github-error.ts';
import type { CommentRequest } from './comment-request.ts';

/** GitHub's limit for a comment, in characters. */
const maxBodyLength = 65_536;

/** What a comment is rendered from: the current text, and whether the pull request is closed. */
export type CommentState = NonNullable<Parameters<CommentRequest['render']>[1]>;

/** A form of the report that GitHub accepted, and what sending it returned. */
export interface SentTier<Sent> {
  readonly body: string;
  readonly sent: Sent;
}

/** Sends the fullest form that GitHub accepts: after a 422 it tries the next one. Fails with the last error. */
export async function sendFullestTier<Sent>(
  request: CommentRequest,
  state: CommentState,
  send: (body: string) => Promise<Sent>,
): Promise<SentTier<Sent>> {
  let refusal = new GitHubError({
    tried: `comment on pull request ${request.pullRequest}`,
    failure: 'refused',
    status: null,
    words: `every form of it is longer than ${maxBodyLength} characters, or lacks its marker`,
  });
  const refused = new Set<string>();
  for (const requested of request.tiers) {
    const { body: rendered, tier } = request.render(requested, state);
    const body = request.redact(rendered);
    if (refused.has(tier) || body.length > maxBodyLength || !body.startsWith(`${request.marker}\n`)) continue;
    try {
      return { body, sent: await send(body) };
    } catch (error) {
      if (!isRefusal(error, 422)) throw error;
      refused.add(tier);
      refusal = error;
    }
  }
  throw refusal;
}
