import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

/** Slow phone of the goal: six times slower than this machine, with 1.6 Mbit/s and 150 ms latency. */
const cpuSlowdown = 6;
const bytesPerSecond = 1_600_000 / 8;
const latencyMs = 150;

export interface Visit {
  /** Milliseconds from the start of the navigation until the first field is rendered and the page responds to keys. */
  readonly usableMs: number;
  /** Bytes transferred over the network until the first field is usable. */
  readonly bytes: number;
}

export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
}

/** Measures the first visit to a page on a slow phone, and the next visit. */
export async function visitTwice(
  browser: Browser,
  address: string,
  getExternalFile: (name: string) => Buffer | undefined = () => undefined,
): Promise<Visits> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(recordFirstField);
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        const body = getExternalFile(route.request().url().split('/').at(-1)?.split('?')[0] ?? '');
        return body ? route.fulfill({ body }) : route.abort();
      },
    );
    const cold = await visit(context, address);
    const warm = await visit(context, address);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const bytes = await throttle(client);
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  const handle = await page.waitForFunction(() => (window as MeasuredWindow).firstFieldMs, undefined, {
    timeout: 120_000,
  });
  const result = { usableMs: (await handle.jsonValue())!, bytes: bytes() };
  // Waits for files that the page prefetches for the next visit.
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => undefined);
  await page.waitForTimeout(4000);
  await page.close();
  return result;
}

async function throttle(client: CDPSession): Promise<() => number> {
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  const network = { offline: false, latency: latencyMs, downloadThroughput: bytesPerSecond };
  await client.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: bytesPerSecond });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return () => bytes;
}

type MeasuredWindow = Window & { firstFieldMs?: number };

/** Runs in the page: records when the first form control is visible and the event loop is free to handle a key. */
function recordFirstField(): void {
  const checkFields = () => {
    const fields = document.querySelectorAll('input, textarea, select, [role=combobox]');
    const isThere = [...fields].some((field) => {
      const { width, height } = field.getBoundingClientRect();
      return width > 20 && height > 10 && !field.matches(':disabled, [aria-hidden=true] *');
    });
    if (!isThere) return requestAnimationFrame(checkFields);
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as MeasuredWindow).firstFieldMs = performance.now();
      }),
    );
  };
  checkFields();
}
