import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = new URL('../../../src/action/github/github.ts', import.meta.url).href;

test('a proxy that the environment names is used', async () => {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":{"viewer":{"login":"ada"}}}');
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const apiUrl = 'http://github.example';
  const script = `
    const { createGitHub } = await import(process.argv[1]);
    const github = createGitHub({ token: 'x', apiUrl: '${apiUrl}', repository: 'acme/kites', sleep: null, monotonic: null, random: Math.random });
    console.log(JSON.stringify(await github('login', { query: '{ viewer { login } }' })));
  `;
  const http_proxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const env = { PATH: process.env.PATH, GITHUB_API_URL: apiUrl, http_proxy };
  try {
    const flags = ['--input-type=module', '--eval', script, module];
    const { stdout } = await promisify(execFile)(process.execPath, flags, { env });
    expect(JSON.parse(stdout)).toMatchObject({ data: { viewer: { login: 'ada' } } });
    expect(asked).toEqual(['POST http://github.example/graphql']);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});
