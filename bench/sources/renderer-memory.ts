import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/** Watches how much memory the processes of a browser's pages take: the page and its workers, their own part of what is shared. */
export async function watchMemory(browser: Browser): Promise<{ now(): number; stop(): number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const now = () => Math.max(0, ...pids.map(megabytesOf));
  let most = now();
  const timer = setInterval(() => {
    most = Math.max(most, now());
  }, 100);
  return {
    now,
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** Clears away what nobody needs: a browser that has room leaves it where it is, and what came before is not what is measured. */
export async function tidy(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('HeapProfiler.collectGarbage');
  await tab.detach();
  await page.waitForTimeout(2000);
}

/** NOTE: Linux alone says it. */
function megabytesOf(pid: number): number {
  try {
    const said = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(said)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
