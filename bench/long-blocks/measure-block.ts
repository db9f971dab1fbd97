import type { Browser, CDPSession, JSHandle, Page } from '@playwright/test';
import type { LongForm } from './long-forms.ts';

export interface BlockTimes {
  /** Longest task of the page in milliseconds, from the mount until it is idle. */
  readonly openMs: number;
  /** Milliseconds from the mount to the frame with the first field. */
  readonly firstFieldMs: number;
  /**
   * Longest task after the user action in milliseconds: 0 if all tasks were shorter than 50 ms, infinity if a task
   * takes longer than a minute.
   */
  readonly actMs: number | undefined;
}

interface MeasuredWindow extends Window {
  readonly __prepare: (input: unknown) => Promise<unknown>;
  readonly __mount: (element: HTMLElement | null, input: unknown) => void;
  readonly longTasks: number[];
  readonly content: unknown;
}

/** Time limit for the page to become idle, in milliseconds. */
const GIVE_UP_MS = 60_000;

/** Opens a form in a new page and measures how long the page is unresponsive. */
export async function measureBlock(
  browser: Browser,
  address: string,
  content: ReturnType<LongForm['createContent']>,
  act: LongForm['act'],
): Promise<BlockTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(GIVE_UP_MS);
    await page.addInitScript(watchTasks);
    await page.goto(address);
    await page.waitForFunction('window.__ready');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // NOTE: the page and `watchTasks` define these properties of its window.
    const watched = await page.evaluateHandle(() => window as unknown as MeasuredWindow);
    const firstFieldMs = await mount(watched, content);
    await waitUntilIdle(session);
    const openMs = await readLongestTask(watched);
    if (!act) return { openMs, firstFieldMs, actMs: undefined };
    const actMs = await performAction(page, act)
      .then(() => waitUntilIdle(session))
      .then(
        () => readLongestTask(watched),
        () => Number.POSITIVE_INFINITY,
      );
    return { openMs, firstFieldMs, actMs };
  } finally {
    await context.close();
  }
}

async function performAction(page: Page, { click, text }: NonNullable<LongForm['act']>): Promise<void> {
  await page.locator(`#root :is(${click})`).first().click();
  if (text) await page.keyboard.type(text);
}

function watchTasks(): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/**
 * Mounts the form and returns the time to its first field. The content and the component views are loaded before, so
 * only rendering is measured.
 */
async function mount(page: JSHandle<MeasuredWindow>, content: unknown): Promise<number> {
  await page.evaluate((watched, input) => {
    Object.assign(watched, { content: input });
    return watched.__prepare(input);
  }, content);
  return page.evaluate(async (watched) => {
    watched.longTasks.length = 0;
    const fromMs = performance.now();
    const root = document.getElementById('root');
    watched.__mount(root, watched.content);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (!root?.querySelector('input, select, [role=combobox]')) await frame();
    await frame();
    return performance.now() - fromMs;
  });
}

/** Returns the longest task since the last call; 0 if all were shorter than 50 ms. */
function readLongestTask(page: JSHandle<MeasuredWindow>): Promise<number> {
  return page.evaluate(({ longTasks }) => Math.max(0, ...longTasks.splice(0)));
}

/** Waits until the page is almost idle for three quarters of a second. */
async function waitUntilIdle(session: CDPSession): Promise<void> {
  const workMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const endMs = performance.now() + GIVE_UP_MS;
  let before = await workMs();
  for (let calm = 0; calm < 3; ) {
    if (performance.now() > endMs) throw new Error('The page does not become idle.');
    await new Promise((done) => setTimeout(done, 250));
    const now = await workMs();
    calm = now - before < 25 ? calm + 1 : 0;
    before = now;
  }
}
