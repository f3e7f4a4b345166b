import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from './demo/browser.ts';
import { createTerminal } from './demo/terminal.ts';
import { runDemo } from './demo.ts';

const folder = resolve(import.meta.dirname, '..', 'docs/images');

/** The pictures of the README, each a part of the demo's page. */
const pictures = {
  'summary.png': '#build-fails .summary',
  'comment.png': '#flaky-tests-later .conversation',
};

async function takePictures(browser: Browser): Promise<void> {
  const quiet = createTerminal({ write: () => undefined, colors: false, width: 100 });
  const path = await runDemo(quiet);
  const page = await browser.newPage({
    viewport: { width: 1060, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    timezoneId: 'UTC',
  });
  await page.goto(pathToFileURL(path).href);
  await page.locator('html.drawn').waitFor();
  mkdirSync(folder, { recursive: true });
  for (const [name, selector] of Object.entries(pictures)) {
    const file = join(folder, name);
    await page.locator(selector).screenshot({ path: file });
    console.log(`docs/images/${name}: ${Math.round(statSync(file).size / 1_000)} kB`);
  }
}

const browser = await openBrowser(process.env.PATH ?? '');
if (browser === null) {
  console.error('There is no Chromium on the PATH: install it, on Debian by apt-get install chromium.');
  process.exitCode = 1;
} else {
  try {
    await takePictures(browser);
  } finally {
    await browser.close();
  }
}
