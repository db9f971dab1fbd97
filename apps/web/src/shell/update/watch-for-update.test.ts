import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type UpdateEnvironment, watchForUpdate } from './watch-for-update.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];
  /** Response of the worker to all questions. */
  answer = true;
  postMessage = (message: unknown, [port]: readonly MessagePort[]) => {
    this.messages.push(message);
    port?.postMessage(this.answer);
  };
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Waits until earlier responses have arrived: message ports deliver messages in order. */
async function waitForResponses(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const messageReceived = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage('after');
  await messageReceived;
  port1.close();
}

/** Simulates a browser with a service worker of the current build. */
async function openPage({
  hasServiceWorker = true,
  waiting,
}: {
  hasServiceWorker?: boolean;
  waiting?: FakeWorker;
} = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    installing: null as FakeWorker | null,
    updates: 0,
    isRegistered: true,
    async update() {
      this.updates++;
    },
    async unregister() {
      this.isRegistered = false;
      return true;
    },
  });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => {
      if (!hasServiceWorker) throw new Error('refused');
      return registration;
    },
  });
  const page = { fetched: 0, isActive: true, reloads: 0, index: ['one', 'one'] };
  const environment = {
    container,
    fetch: async (url: string) => new Response(`<div id="root">${page.index[url.includes('?') ? 1 : 0]}`),
    countCachedFiles: async () => page.fetched,
    isActive: () => page.isActive,
    reload: () => void page.reloads++,
  };
  const offers: (() => void)[] = [];
  const stop = new AbortController();
  // NOTE: the fakes contain only the parts of the browser's interfaces that are used.
  watchForUpdate(environment as unknown as UpdateEnvironment, (takeOver) => offers.push(takeOver), stop.signal);
  await vi.advanceTimersByTimeAsync(0);
  const install = () => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    return worker;
  };
  return { registration, container, page, offers, stop, install };
}

it('checks for a new build once a minute while the page is visible', async () => {
  const { registration, page, stop } = await openPage();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(registration.updates).toBe(3);
  page.isActive = false;
  await vi.advanceTimersByTimeAsync(60_000);
  page.isActive = true;
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registration.updates).toBe(3);
});

it('offers a new build once it is complete, and reloads only after the user accepts it', async () => {
  const { offers, install, container, page } = await openPage();
  const worker = install();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(offers).toEqual([]);
  worker.become('installed');
  expect([offers.length, worker.messages, page.reloads]).toEqual([1, [], 0]);
  offers[0]?.();
  expect([worker.messages, page.reloads]).toEqual([['take-over'], 0]);
  await vi.waitUntil(() => page.reloads > 0);
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.reloads).toBe(1);
});

it('waits for the new service worker if storing the acceptance failed', async () => {
  const { offers, install, container, page } = await openPage();
  const worker = install();
  worker.answer = false;
  worker.become('installed');
  offers[0]?.();
  await waitForResponses();
  expect(page.reloads).toBe(0);
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.reloads).toBe(1);
});

it('offers a build that was installed earlier unless the page already uses it', async () => {
  const waiting = new FakeWorker();
  const accepted = await openPage({ waiting });
  await waitForResponses();
  expect([waiting.messages, accepted.offers.length]).toEqual([['are-you-accepted'], 0]);
  waiting.answer = false;
  const { offers } = await openPage({ waiting });
  await vi.waitUntil(() => offers.length > 0);
});

it('aborts an installation that makes no progress for half a minute', async () => {
  const { registration, install } = await openPage();
  install();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(registration.isRegistered).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(registration.isRegistered).toBe(false);
});

it('waits for an installation that makes slow progress', async () => {
  const { registration, install, page, offers } = await openPage();
  const worker = install();
  for (let at = 0; at < 10; at++) {
    page.fetched++;
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(registration.isRegistered).toBe(true);
  worker.become('installed');
  await vi.advanceTimersByTimeAsync(120_000);
  expect([registration.isRegistered, offers.length]).toEqual([true, 1]);
});

it('compares the page with and without a cache buster if there is no service worker', async () => {
  const { page, offers } = await openPage({ hasServiceWorker: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offers).toEqual([]);
  page.index = ['one', 'two'];
  await vi.advanceTimersByTimeAsync(60_000);
  offers[0]?.();
  expect([offers.length, page.reloads]).toEqual([1, 1]);
});
