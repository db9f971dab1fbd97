import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/find-chromium.ts';
import config from '../../e2e/playwright.config.ts';
import { pause } from '../workspace-kill/caller.ts';

/** A Chromium process with a profile directory that survives a kill. */
export interface BrowserProcess {
  readonly context: BrowserContext;
  /** Sends SIGKILL to every process of this browser, and to no other browser. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const MAX_STARTS = 3;
const options = config.use?.launchOptions;
/** Command line options for Chromium, also passed by Playwright. */
const chromiumArguments = [
  '--headless=new',
  '--disable-dev-shm-usage',
  '--disable-breakpad',
  '--disable-extensions',
  '--disable-back-forward-cache',
  '--disable-hang-monitor',
  '--disable-default-apps',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-features=Translate,PaintHolding,MediaRouter,OptimizationHints,RenderDocument',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** Starts Chromium. A browser that was killed may hang at its next start, so a failed start is retried. */
export async function openBrowser(profile: string): Promise<BrowserProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await startBrowser(profile);
    } catch (cause) {
      console.log(`  start ${tries} of the browser failed: ${cause}`);
      if (tries === MAX_STARTS) throw cause;
      await waitUntilExited(profile);
    }
  }
}

/** Starts Chromium in its own process group: Playwright doesn't expose the process IDs of a browser that it starts. */
async function startBrowser(profile: string): Promise<BrowserProcess> {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  rmSync(join(profile, 'SingletonLock'), { force: true });
  const child = spawn(
    findChromium({ isWhole: true }) ?? chromium.executablePath(),
    [...chromiumArguments, `--user-data-dir=${profile}`, '--remote-debugging-port=0', ...(options?.args ?? [])],
    {
      detached: true,
      stdio: ['ignore', 'ignore', process.env.CHROMIUM_LOG ? openSync(process.env.CHROMIUM_LOG, 'a') : 'ignore'],
    },
  );
  const browser = await connect(portFile).catch((cause: unknown) => {
    signalGroup(child, 'SIGKILL');
    throw cause;
  });
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no profile');
  context.setDefaultTimeout(30_000);
  return {
    context,
    async kill() {
      signalGroup(child, 'SIGKILL');
      await waitUntilExited(profile);
      await browser.close().catch(() => undefined);
    },
    async close() {
      signalGroup(child, 'SIGTERM');
      await waitUntilExited(profile);
      await browser.close().catch(() => undefined);
    },
  };
}

async function connect(portFile: string): Promise<Browser> {
  for (let waitedMs = 0; waitedMs < START_LIMIT_MS; waitedMs += 50) {
    const port = existsSync(portFile) && readFileSync(portFile, 'utf8').split('\n')[0];
    if (port) return chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: START_LIMIT_MS });
    await pause(50);
  }
  throw new Error('The browser did not start');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process has already exited.
  }
}

async function waitUntilExited(profile: string): Promise<void> {
  for (let waitedMs = 0; countProcesses(profile) > 0; waitedMs += 50) {
    if (waitedMs > 20_000) throw new Error('Some processes of the browser are still running');
    await pause(50);
  }
}

function countProcesses(profile: string): number {
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(`--user-data-dir=${profile}`);
    } catch {
      return false;
    }
  }).length;
}

/**
 * Crashes the page's renderer with a DevTools command. Chromium detects such a crash in a different way than a SIGKILL.
 *
 * NOTE: detaches the DevTools session at once; otherwise Chromium would send the unanswered crash command to the next
 * renderer too.
 */
export async function crashRenderer(page: Page): Promise<void> {
  const session = await openCdpSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await session.detach().catch(() => undefined);
  await page.close().catch(() => undefined);
}

/** Sends SIGKILL to every renderer of the browser. */
export async function killRenderers({ context }: BrowserProcess): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser does not say which its processes are');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await Promise.all(context.pages().map((page) => page.close().catch(() => undefined)));
  await session.detach();
}

export const openCdpSession = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
