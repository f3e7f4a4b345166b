import { createServer } from 'node:http';
import { pageOfBuilds } from './payload.ts';

/*
 * The service of the bench, in a process of its own: pages of builds, serialized beforehand, with the link header of the
 * live service. Ten different pages serve lists of any length. Sends its port to the process that started it, and ends
 * with that process. Arguments: pages of the list, jobs of a build, milliseconds before each response.
 */

const [pages = 1, jobs = 30, latencyMs = 0] = process.argv.slice(2).map(Number);
const bodies = Array.from({ length: Math.min(pages, 10) }, (_, index) =>
  Buffer.from(pageOfBuilds(index + 1, { builds: 100, jobs, form: 'document' })),
);

const server = createServer((request, response) => {
  const { origin, pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const page = Number(searchParams.get('page') ?? 1);
  searchParams.set('page', String(page + 1));
  const link = page < pages ? { link: `<${origin}${pathname}?${searchParams}>; rel="next"` } : {};
  const body = bodies[(page - 1) % bodies.length] ?? Buffer.from('[]');
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length, ...link });
    response.end(body);
  }, latencyMs);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
