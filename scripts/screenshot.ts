import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from './demo/browser.ts';
import { createTerminal } from './demo/terminal.ts';
import { runDemo } from './demo.ts';

const folder = resolve(import.meta.dirname, '..', 'docs/images');
const howToInstall = 'Install what is needed, on Debian by apt-get install chromium fonts-noto-color-emoji.';

/** The pictures of the README, each a part of the demo's page. */
const pictures = {
  summary: '#build-fails .summary',
  comment: '#flaky-tests-later .conversation',
};

/** The parts alone, on the background of the reader, and the summary only as far as the failed tests and their log. */
const style = `
html, body { background: transparent; }
.summary :is(.mermaid, .mermaid ~ *) { display: none; }
`;

/** Whether a cross is drawn in red. Without a font for emoji, it is a box in black. */
const drawsEmoji = `(() => {
  const context = document.createElement('canvas').getContext('2d');
  context.fillText('\u274c', 0, 10);
  const { data } = context.getImageData(0, 0, 20, 20);
  return data.some((value, index) => index % 4 === 0 && value > 100);
})()`;

async function takePictures(browser: Browser): Promise<void> {
  const quiet = createTerminal({ write: () => undefined, colors: false, width: 100 });
  const path = await runDemo(quiet);
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: 940, height: 900 },
      deviceScaleFactor: 2,
      colorScheme,
      timezoneId: 'UTC',
    });
    await page.goto(pathToFileURL(path).href);
    await page.locator('html.drawn').waitFor();
    if (!(await page.evaluate<boolean>(drawsEmoji)))
      throw new Error(`There is no font for emoji. ${howToInstall}`);
    await page.addStyleTag({ content: style });
    for (const [part, selector] of Object.entries(pictures)) {
      const name = `${part}-${colorScheme}.png`;
      const file = join(folder, name);
      await page.locator(selector).screenshot({ path: file, omitBackground: true });
      console.log(`docs/images/${name}: ${Math.round(statSync(file).size / 1_000)} kB`);
    }
  }
}

const browser = await openBrowser(process.env.PATH ?? '');
if (browser === null) {
  console.error(`There is no Chromium on the PATH. ${howToInstall}`);
  process.exitCode = 1;
} else {
  try {
    await takePictures(browser);
  } finally {
    await browser.close();
  }
}
