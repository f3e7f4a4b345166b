import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's own Chromium, found along a `PATH`, without a window; null where there is none. It comes with a fresh profile. */
export async function openBrowser(path: string): Promise<Browser | null> {
  const files = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const executablePath = files.find(isExecutable);
  return executablePath === undefined ? null : chromium.launch({ executablePath, args: flags });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
