import { type Context, Hono } from 'hono';
import { paginate } from './paging.ts';
import { makeProfile, type StoredComment, type StoredIssue } from './things.ts';
import type { GitHubWorld, Holder } from './world.ts';

const longestBody = 65_536;
const time = '2026-03-01T12:30:00Z';

/** The endpoints that we use, answered from a world. */
export function createRoutes(world: GitHubWorld): (request: Request) => Promise<Response> {
  const app = new Hono<{ Variables: { holder: Holder } }>();
  const repo = `/repos/${world.repository}`;

  app.use(async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^token /, '') ?? '';
    const holder = world.holders.get(token);
    if (!holder) return refuse(context, 401, 'Bad credentials');
    context.set('holder', holder);
    return next();
  });

  app.get('/user', (context) => {
    const { kind, login } = context.get('holder');
    return kind === 'installation' ? notAccessible(context, kind) : context.json(makeProfile(login));
  });
  app.post('/graphql', (context) =>
    context.json({ data: { viewer: { login: context.get('holder').login } } }),
  );

  app.on(['POST', 'PATCH', 'DELETE'], `${repo}/issues/*`, (context, next) => {
    const { comments, kind } = context.get('holder');
    return comments === 'write' ? next() : Promise.resolve(notAccessible(context, kind));
  });
  app.on('GET', [`${repo}/pulls`, `${repo}/pulls/*`, `${repo}/commits/*`], (context, next) => {
    const { pullRequests, kind } = context.get('holder');
    return pullRequests === 'read' ? next() : Promise.resolve(notAccessible(context, kind));
  });

  app.get(`${repo}/issues/:number/comments`, (context) => {
    const comments = world.comments.get(Number(context.req.param('number')));
    return comments ? list(context, comments) : refuse(context, 404, 'Not Found');
  });
  app.post(`${repo}/issues/:number/comments`, async (context) => {
    const pullRequest = Number(context.req.param('number'));
    const body = await bodyOf(context);
    if (!world.comments.has(pullRequest)) return refuse(context, 404, 'Not Found');
    if (body.length > longestBody) return tooLong(context);
    const author = context.get('holder').login;
    return context.json(world.write({ pullRequest, author, body }), 201);
  });
  app.patch(`${repo}/issues/comments/:id`, async (context) => {
    const body = await bodyOf(context);
    const comment = commentOf(world, Number(context.req.param('id')));
    if (!comment) return refuse(context, 404, 'Not Found');
    if (body.length > longestBody) return tooLong(context);
    return context.json(Object.assign(comment, { body, updated_at: time }));
  });
  app.delete(`${repo}/issues/comments/:id`, (context) => {
    const comment = commentOf(world, Number(context.req.param('id')));
    if (!comment) return refuse(context, 404, 'Not Found');
    for (const [pull, comments] of world.comments) {
      world.comments.set(
        pull,
        comments.filter((each) => each !== comment),
      );
    }
    return context.body(null, 204);
  });

  app.get(`${repo}/issues`, (context) => {
    const { labels = '', state = 'open' } = context.req.query();
    const found = world.issues.filter(
      (issue) =>
        (state === 'all' || issue.state === state) && issue.labels.some(({ name }) => name === labels),
    );
    return list(context, found.toReversed());
  });
  app.post(`${repo}/issues`, async (context) => {
    const parts = (await context.req.json()) as Omit<Parameters<GitHubWorld['file']>[0], 'author'>;
    return context.json(world.file({ ...parts, author: context.get('holder').login }), 201);
  });
  app.patch(`${repo}/issues/:number`, async (context) => {
    const changes = (await context.req.json()) as Partial<StoredIssue>;
    const issue = world.issues.find(({ number }) => number === Number(context.req.param('number')));
    if (!issue) return refuse(context, 404, 'Not Found');
    const closed = changes.state && { closed_at: changes.state === 'closed' ? time : null };
    const reason = changes.state === 'open' && { state_reason: 'reopened' };
    return context.json(Object.assign(issue, changes, closed, reason));
  });

  app.get(`${repo}/pulls`, (context) => {
    const { head, state = 'open' } = context.req.query();
    const found = [...world.pullRequests.values()].filter(
      (pull) => (state === 'all' || pull.state === state) && (head === undefined || pull.head.label === head),
    );
    return list(context, found);
  });
  app.get(`${repo}/pulls/:number`, (context) => {
    const pull = world.pullRequests.get(Number(context.req.param('number')));
    return pull ? context.json(pull) : refuse(context, 404, 'Not Found');
  });
  app.get(`${repo}/pulls/:number/files`, (context) => {
    const files = world.files.get(Number(context.req.param('number')));
    return files ? list(context, files.slice(0, 3000)) : refuse(context, 404, 'Not Found');
  });
  app.get(`${repo}/commits/:sha/pulls`, (context) => {
    const sha = context.req.param('sha');
    return list(
      context,
      [...world.pullRequests.values()].filter(
        (pull) => pull.head.sha === sha || pull.merge_commit_sha === sha,
      ),
    );
  });

  app.notFound((context) => refuse(context, 404, 'Not Found'));
  return async (request) => app.fetch(request);
}

function list(context: Context, all: readonly unknown[]): Response {
  const { items, headers } = paginate(new URL(context.req.url), all);
  return context.json(items, 200, headers);
}

function refuse(context: Context, status: 401 | 403 | 404, message: string): Response {
  return context.json({ message, documentation_url: 'https://docs.github.com/rest' }, status);
}

function notAccessible(context: Context, kind: Holder['kind']): Response {
  const what = kind === 'installation' ? 'integration' : 'personal access token';
  return refuse(context, 403, `Resource not accessible by ${what}`);
}

function tooLong(context: Context): Response {
  const message = `Body is too long (maximum is ${longestBody} characters)`;
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }];
  const documentation_url = 'https://docs.github.com/rest';
  return context.json({ message: 'Validation Failed', errors, documentation_url }, 422);
}

async function bodyOf(context: Context): Promise<string> {
  const { body } = (await context.req.json()) as { body: string };
  return body;
}

function commentOf(world: GitHubWorld, id: number): StoredComment | undefined {
  return [...world.comments.values()].flat().find((comment) => comment.id === id);
}
