import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildPage } from '../../tools/page/build-page.ts';
import type { BareForm } from './bare/main.tsx';
import { recordMarks } from './marks.ts';
import { getMsBetween } from './measure-arrival.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds and serves a page with only React and Fluent, which renders these forms as cards from one request, without a
 * sign-in.
 */
export async function openBarePage(forms: readonly BareForm[]): Promise<{ readonly address: string; close(): void }> {
  const folder = await buildPage('bare', join(import.meta.dirname, 'bare'));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bare').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    const isData = path === '/forms.json';
    if (!isData && !existsSync(file)) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': isData ? 'application/json' : (types[extname(file)] ?? 'application/octet-stream'),
        'content-encoding': 'gzip',
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(gzipSync(isData ? JSON.stringify(forms) : readFileSync(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

/**
 * Measures the milliseconds from the start of the navigation to the first card, for a first visit in a new browser and
 * for its next visit.
 */
export async function visitBarePage(
  browser: Browser,
  address: string,
): Promise<{ readonly first: number; readonly next: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB' });
  try {
    await context.addInitScript(recordMarks);
    return { first: await measureFirstCard(context, address), next: await measureFirstCard(context, address) };
  } finally {
    await context.close();
  }
}

async function measureFirstCard(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.getItem('bench-marks')?.includes('"first card"'));
  const marks = await page.evaluate(() => JSON.parse(sessionStorage.getItem('bench-marks') ?? '[]'));
  await page.close();
  return getMsBetween({ marks }, 'page /', 'first card');
}
