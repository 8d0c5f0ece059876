// A slow phone for measurements. It has a small touch screen and a CPU that is slowed down to a quarter of its speed.
// The caller can also slow down the network of a page.
import { chromium } from '@playwright/test';
import { findChromium } from '../.ci/chromium.mjs';

const bytesPerSecond = 1.6e6 / 8;

/**
 * Starts the phone's browser. `open` opens a page for a new guest of the server at `url`. If `isNetworkSlow` is true,
 * the page's network has 1.6 Mbps and 150 ms latency.
 */
export async function slowPhone(url) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const open = async (isNetworkSlow) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await context.request.post(`${url}/api/auth/guest`, { data: {} });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (isNetworkSlow) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    return { page, devtools, close: () => context.close() };
  };
  return { open, close: () => browser.close() };
}

/** The median of the values. For an even number of values, the upper of the two middle values. */
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
