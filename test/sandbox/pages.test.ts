import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostileTests } from '../../src/sandbox/seed/flaky-tests.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { builds, order, origin, seedOf, start } from './harness.ts';

const message = '<img src=x onerror=alert(1)> & "quotes"';
const seed = seedOf([{ name: '<script>alert(1)</script>', output: '</pre><b>bold</b>', exits: [1] }], {
  history: [{ ageMs: 60_000, message }],
  suites: [{ name: 'Web', flakyTests: hostileTests }],
});
const { CHROMIUM: browserPath = '/usr/bin/chromium' } = process.env;

function open() {
  const kit = start({ seed, pages: true });
  const page = async (path: string) => {
    const response = await kit.sandbox.fetch(new Request(path.startsWith('http') ? path : origin + path));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...kit, page };
}

describe('the pages of a sandbox', () => {
  it('are where web_url leads, for builds, jobs, pipelines, suites and tests', async () => {
    const { get, page } = open();
    const [build] = (await get<Record<string, never>[]>(builds)).body;
    const { web_url, pipeline, jobs } = Object(build);
    expect(web_url).toBe(`${origin}/acme/web/builds/1`);
    const suites = (await get<{ web_url: string }[]>('/v2/analytics/organizations/acme/suites')).body;
    const tests = '/v2/analytics/organizations/acme/suites/web/flaky-tests';
    const [test] = (await get<{ web_url: string }[]>(tests)).body;
    for (const address of [web_url, pipeline.web_url, jobs[0].web_url, suites[0]?.web_url, test?.web_url])
      expect((await page(String(address).split('#')[0] ?? '')).status).toBe(200);
    expect((await page(web_url)).text).toContain(`id="${String(jobs[0].web_url).split('#')[1]}"`);
  });

  it('show pipelines, builds, jobs, logs, suites and requests, with nothing left to escape', async () => {
    const { page, ask } = open();
    await ask('POST', builds, { body: order });
    await ask('GET', `${builds}?branch=<b>`);
    const [home, build, suite] = [
      await page('/'),
      await page('/acme/web/builds/1'),
      await page('/organizations/acme/analytics/suites/web'),
    ];
    expect(home.text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;');
    expect(home.text).toContain('POST /v2/organizations/acme/pipelines/web/builds');
    expect(build.text).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; <span class="state failed">failed</span>',
    );
    expect(build.text).toContain('&lt;/pre&gt;&lt;b&gt;bold&lt;/b&gt;');
    for (const { text } of [home, build, suite, await page('/requests')])
      expect(text).not.toMatch(/<(?:script|img|b)\b/);
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('are not requests of the API, and are only there if they are wanted', async () => {
    const { page, sandbox } = open();
    await page('/');
    expect(sandbox.requests.entries()).toEqual([]);
    expect((await page('/nothing')).status).toBe(404);
    const other = start({ seed }).sandbox;
    expect((await other.fetch(new Request(`${origin}/`))).status).toBe(404);
  });

  it.runIf(existsSync(browserPath))(
    'fit in Chromium at 1280 and at 390 pixels, and lead from one to the next',
    async () => {
      const { sandbox, ask } = open();
      await ask('GET', `${builds}?branch=${'x'.repeat(300)}`);
      const server = await serveSandbox(sandbox);
      const browser = await chromium.launch({
        executablePath: browserPath,
        args: ['--no-sandbox', '--disable-gpu'],
      });
      try {
        for (const width of [1_280, 390]) {
          const page = await browser.newPage({ viewport: { width, height: 800 } });
          const problems: string[] = [];
          page.on('pageerror', (error) => problems.push(error.message));
          page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
          page.on('dialog', (dialog) => problems.push(dialog.message()));
          const overflow = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
          await page.goto(server.url);
          expect(await overflow()).toBeLessThanOrEqual(0);
          await page.getByRole('link', { name: 'web #1' }).click();
          await page.getByText('Log', { exact: true }).last().click();
          expect(await page.locator('pre').last().textContent()).toContain('</pre><b>bold</b>');
          expect(await overflow()).toBeLessThanOrEqual(0);
          await page.getByRole('link', { name: 'Sandbox' }).click();
          await page.getByRole('link', { name: 'Web', exact: true }).click();
          expect(await page.getByRole('row').count()).toBe(hostileTests.length + 1);
          expect(await overflow()).toBeLessThanOrEqual(0);
          expect(problems).toEqual([]);
          await page.close();
        }
      } finally {
        await browser.close();
        await server.close();
      }
    },
  );
});
