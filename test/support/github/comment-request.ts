import type { CommentRequest } from '../../../src/action/github/comment/comment-request.ts';
import type { RunIdentity } from '../../../src/action/github/comment/run-identity.ts';
import type { GitHub } from '../../../src/action/github/github.ts';

/** The first line of the comments in these tests. */
export const marker = '<!-- kitestring: kites -->';

const state = /<!-- state (\{.*\}) -->$/;

/** A comment as a report would write it: marker, text, and the run in a last line. */
export function commentBody(text: string, run: RunIdentity): string {
  return `${marker}\n${text}\n<!-- state ${JSON.stringify(run)} -->`;
}

/** A run, by its ID: at noon, or so many minutes later. */
export function runOf(id: number, attempt = 1, minutes = 0): RunIdentity {
  return { id, attempt, at: Date.parse('2026-03-01T12:00:00Z') + minutes * 60_000 };
}

/** The request of a report that says `text`, on pull request 7, by run 10. */
export function commentRequest(
  github: GitHub,
  text: string,
  parts: Partial<CommentRequest> = {},
): CommentRequest {
  const run = parts.run ?? runOf(10);
  return {
    github,
    pullRequest: 7,
    marker,
    trace: '<!-- state ',
    remembers: true,
    tiers: ['full', 'compact', 'minimal'],
    render: (tier, { closed } = { previous: null, closed: false }) => {
      const body = commentBody(tier === 'full' ? text : `${text}, ${tier}`, {
        ...run,
        ...(closed && { closed }),
      });
      return { tier, body };
    },
    redact: (body) => body,
    compare: (previous, next) => {
      if (previous.replace(state, '') !== next.replace(state, '')) return 'report';
      return previous === next ? 'same' : 'stamp';
    },
    log: () => {},
    sleep: async () => {},
    signal: new AbortController().signal,
    readWriter: (body) => {
      const found = state.exec(body)?.[1];
      return found === undefined ? null : (JSON.parse(found) as RunIdentity);
    },
    replaceOwn: (comment, next) => {
      const at = comment.indexOf('<!-- state ');
      if (at === -1) return next;
      const end = comment.indexOf('-->', at) + '-->'.length;
      return `${comment.slice(0, comment.indexOf(marker))}${next}${comment.slice(end)}`;
    },
    headSha: null,
    whenAbsent: 'create',
    whenPresent: 'update',
    ...parts,
    run,
  };
}

/** The suites that such a comment remembers. */
export function suitesIn(body: string): readonly string[] {
  return body.split('\n')[1]?.split(' ') ?? [];
}

/** The request of a report on a suite, which remembers those of the comment before. */
export function suiteRequest(
  github: GitHub,
  suite: string,
  parts: Partial<CommentRequest> = {},
): CommentRequest {
  const { run = runOf(10) } = parts;
  const bodyOf = (suites: readonly string[]) => commentBody([...new Set(suites)].join(' '), run);
  return commentRequest(github, suite, {
    render: (tier, state) => ({ tier, body: bodyOf([...suitesIn(state?.previous ?? ''), suite]) }),
    merge: (body, other) => {
      const missing = suitesIn(other).filter((each) => !suitesIn(body).includes(each));
      return missing.length === 0 ? null : body.replace('\n', `\n${missing.join(' ')} `);
    },
    ...parts,
  });
}
