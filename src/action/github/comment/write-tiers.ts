import { GitHubError, isRefusal } from '../github-error.ts';
import type { CommentRequest } from './request.ts';

/** GitHub's limit for a comment, in characters; what is longer is not worth asking. */
const longestBody = 65_536;

/** A form of the report that GitHub took, and what taking it came to. */
export interface Written<Tier extends string, Sent> {
  readonly tier: Tier;
  readonly body: string;
  readonly sent: Sent;
}

/**
 * Sends the fullest form that GitHub takes; one that it finds too long (422) is followed by the next. Fails with the
 * last refusal when it takes none.
 */
export async function writeTiers<Tier extends string, Sent>(
  request: CommentRequest<Tier>,
  previous: string | null,
  send: (body: string) => Promise<Sent>,
): Promise<Written<Tier, Sent>> {
  let refusal = new GitHubError({
    tried: `comment on pull request ${request.pullRequest}`,
    failure: 'refused',
    status: null,
    words: `every form of it is above ${longestBody} characters, or lacks its marker`,
  });
  const refused = new Set<Tier>();
  for (const asked of request.tiers) {
    const { body: rendered, tier } = request.render(asked, previous);
    const body = request.redact(rendered);
    if (refused.has(tier) || body.length > longestBody || !body.startsWith(`${request.marker}\n`)) continue;
    try {
      return { tier, body, sent: await send(body) };
    } catch (error) {
      if (!isRefusal(error, 422)) throw error;
      refused.add(tier);
      refusal = error;
    }
  }
  throw refusal;
}
