import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { PASSWORD, people } from '../../e2e/people.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { type Mark, recordMarks } from './marks.ts';
import { waitUntilInstalled } from './wait-until-installed.ts';

export interface RecordedRequest {
  readonly path: string;
  readonly beginMs: number;
  endMs: number;
  /** Milliseconds from the last byte sent to the first byte of the response, as reported by the browser. */
  serverMs: number;
  readonly fromWorker: boolean;
}

/** Measurements of one user: the first sign-in in a new browser, opening a form, and a later visit. */
export interface Round {
  readonly ms: { readonly 'first visit': number; readonly return: number; readonly 'form opened': number };
  readonly firstVisit: Visit;
  readonly comingBack: Visit;
  readonly opening: Visit;
}

export interface Visit {
  readonly marks: readonly Mark[];
  readonly calls: readonly RecordedRequest[];
  /** Chromium's trace of its threads. */
  readonly trace: Buffer | undefined;
}

export async function measureArrival(browser: Browser, origin: string, { isTraced = false } = {}): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB' });
  try {
    await context.addInitScript(recordMarks);
    await skipTour(context);
    const watch = (page: Page, until: string, go: () => Promise<unknown>) =>
      measureVisit({ browser, context, page, until, isTraced }, go);
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: /work \/ school/ }).click();
    await page.getByRole('radio', { name: people.owner }).check();
    await page.getByLabel('Password').fill(PASSWORD);
    const press = () => page.getByRole('button', { name: 'Sign in' }).click();
    const firstVisit = await watch(page, 'first card', press);
    // Waits until the service worker has stored all files and the first sync has finished.
    await waitUntilInstalled(page);
    const opening = await watch(page, 'first field', () => page.getByRole('link', { name: 'Site inspection' }).click());
    await page.close();
    const again = await context.newPage();
    const comingBack = await watch(again, 'first card', () => again.goto(`${origin}/`, { waitUntil: 'commit' }));
    const ms = {
      'first visit': getMsBetween(firstVisit, 'pressed', 'first card'),
      return: getMsBetween(comingBack, 'page /', 'first card'),
      'form opened': getMsBetween(opening, 'pressed', 'first field'),
    };
    return { ms, firstVisit, comingBack, opening };
  } finally {
    await context.close();
  }
}

interface VisitContext {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly until: string;
  readonly isTraced: boolean;
}

const categories = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile', '__metadata'];

async function measureVisit(
  { browser, context, page, until, isTraced }: VisitContext,
  go: () => Promise<unknown>,
): Promise<Visit> {
  const calls = recordRequests(context);
  if (isTraced) await browser.startTracing(page, { categories });
  await go();
  await page.waitForFunction((name) => sessionStorage.getItem('bench-marks')?.includes(`"${name}"`), until);
  const trace = isTraced ? await browser.stopTracing() : undefined;
  const marks = await page.evaluate((): Mark[] => JSON.parse(sessionStorage.getItem('bench-marks') ?? '[]'));
  calls.stop();
  return { marks, calls: calls.seen, trace };
}

function recordRequests(context: BrowserContext) {
  const seen: RecordedRequest[] = [];
  const known = new Map<Request, RecordedRequest>();
  const begin = (request: Request): void => {
    const { pathname } = new URL(request.url());
    const now = performance.timeOrigin + performance.now();
    const call = { path: `${request.method()} ${pathname}`, beginMs: now, endMs: Number.NaN, serverMs: Number.NaN };
    const noted = { ...call, fromWorker: request.serviceWorker() !== null };
    known.set(request, noted);
    seen.push(noted);
  };
  const end = (request: Request): void => {
    const call = known.get(request);
    if (!call) return;
    call.endMs = performance.timeOrigin + performance.now();
    const { responseStart, requestStart } = request.timing();
    call.serverMs = responseStart - requestStart;
  };
  context.on('request', begin);
  context.on('requestfinished', end);
  return {
    seen,
    stop() {
      context.off('request', begin);
      context.off('requestfinished', end);
    },
  };
}

export function getMsBetween({ marks }: Pick<Visit, 'marks'>, from: string, to: string): number {
  const at = (name: string) => marks.find((mark) => mark.name === name)?.atMs ?? Number.NaN;
  return at(to) - at(from);
}
