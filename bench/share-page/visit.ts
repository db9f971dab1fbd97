import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

/** A slow phone, as the goal says: six times slower than this machine, 1.6 Mbit/s, 150 ms a way. */
const slower = 6;
const bytesPerSecond = 1_600_000 / 8;
const latencyMs = 150;

export interface Visit {
  /** From the start of the navigation until the first field is drawn and the page hears a key. */
  readonly usableMs: number;
  /** What came over the network until then, as it was sent. */
  readonly bytes: number;
}

export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
}

/** Somebody's first visit to a page on a slow phone, and their next one. */
export async function visitTwice(
  browser: Browser,
  address: string,
  answerOutside: (name: string) => Buffer | undefined = () => undefined,
): Promise<Visits> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(noteFirstField);
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        const body = answerOutside(route.request().url().split('/').at(-1)?.split('?')[0] ?? '');
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
  const handle = await page.waitForFunction(() => (window as Noted).firstFieldMs, undefined, { timeout: 120_000 });
  const seen = { usableMs: (await handle.jsonValue())!, bytes: bytes() };
  // What a page fetches ahead for the next visit comes before it.
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => undefined);
  await page.waitForTimeout(4000);
  await page.close();
  return seen;
}

async function throttle(client: CDPSession): Promise<() => number> {
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  const network = { offline: false, latency: latencyMs, downloadThroughput: bytesPerSecond };
  await client.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: bytesPerSecond });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return () => bytes;
}

type Noted = Window & { firstFieldMs?: number };

/** In the page: the first control of a form in sight, and then a turn of the page's own in which a key would be heard. */
function noteFirstField(): void {
  const look = () => {
    const fields = document.querySelectorAll('input, textarea, select, [role=combobox]');
    const isThere = [...fields].some((field) => {
      const { width, height } = field.getBoundingClientRect();
      return width > 20 && height > 10 && !field.matches(':disabled, [aria-hidden=true] *');
    });
    if (!isThere) return requestAnimationFrame(look);
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as Noted).firstFieldMs = performance.now();
      }),
    );
  };
  look();
}
