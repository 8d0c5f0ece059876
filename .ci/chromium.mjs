// Finds a Chromium for the browser tests. If PATH has no Chromium and the user is root, this script installs Chromium
// with apt-get. If PATH still has no Chromium, the script uses Playwright's Chromium, and downloads it if necessary.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { capture } from './run.mjs';

/**
 * Programs to look for, the best first. This order counts only inside one folder: the first folder of PATH that has one
 * of these programs wins. chromium-headless-shell is the best, because it needs one sixth less processor time than the
 * others.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FONTS = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** @returns the path of a Chromium, or undefined if no Chromium can be found or installed */
export async function findChromium() {
  return onPath() ?? (await fromApt()) ?? (await fromPlaywright());
}

function onPath() {
  const places = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find(isProgram);
}

async function fromApt() {
  if (process.getuid?.() !== 0 || (await capture('apt-get', ['--version'])).code !== 0) return undefined;
  console.log('Installing Chromium with apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  // Some Debian versions have no chromium-headless-shell.
  for (const name of NAMES.slice(0, 2)) {
    await capture('apt-get', ['install', '-y', '--no-install-recommends', name, ...FONTS], { env });
    if (onPath()) break;
  }
  return onPath();
}

async function fromPlaywright() {
  if (!existsSync(chromium.executablePath())) {
    console.log("Downloading Playwright's Chromium…");
    await capture(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
