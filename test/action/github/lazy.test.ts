import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('@actions/')) loaded.push(specifier);
      return next(specifier, context);
    },
  });
  const { createGitHub } = await import(process.argv[1]);
  const fetch = async () => Response.json({ login: 'ada' });
  const github = createGitHub({ token: 'x', apiUrl: 'https://api.github.com', repository: 'acme/kites', fetch });
  const before = [...loaded];
  const login = await github.login();
  console.log(JSON.stringify({ before, login, after: loaded[0] }));
`;

test('the toolkit is loaded by the first request, and not before', async () => {
  const module = new URL('../../../src/action/github/create-github.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', script, module];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual({ before: [], login: 'ada', after: '@actions/github' });
});
