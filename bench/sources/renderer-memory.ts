import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/**
 * Measures the memory of a browser's page processes, including their workers and their share of shared memory, in MB.
 */
export async function watchMemory(browser: Browser): Promise<{ now(): number; stop(): number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const now = () => Math.max(0, ...pids.map(readMegabytes));
  let maxMegabytes = now();
  const timer = setInterval(() => {
    maxMegabytes = Math.max(maxMegabytes, now());
  }, 100);
  return {
    now,
    stop() {
      clearInterval(timer);
      return maxMegabytes;
    },
  };
}

/**
 * Collects garbage: browsers with free memory postpone it, and garbage of earlier work would distort the measurement.
 */
export async function collectGarbage(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('HeapProfiler.collectGarbage');
  await tab.detach();
  await page.waitForTimeout(2000);
}

/** Returns the memory of a process in MB. NOTE: works on Linux only. */
function readMegabytes(pid: number): number {
  try {
    const statusFile = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(statusFile)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
