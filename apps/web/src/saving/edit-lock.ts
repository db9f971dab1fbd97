/**
 * Lock for editing, which only one page of this browser can have at a time. The lock ends with the page, even if it
 * crashes.
 */
export interface EditLock {
  /** Resolves if another page has taken over. After that, this page must not save anything. */
  readonly lost: Promise<void>;
  /** Releases the lock after `saved` has settled, so that another page can edit. */
  release(saved?: Promise<unknown>): void;
}

export interface EditLockOptions {
  /**
   * What to do if another page has the lock.
   * - `ask` (default): nothing; the result is `undefined`
   * - `wait`: wait until that page releases the lock, is closed or crashes
   * - `take`: let that page save and release the lock; take the lock away if that page doesn't respond
   */
  readonly mode?: 'ask' | 'wait' | 'take';
  /** Stops waiting, with an `AbortError`. */
  readonly signal?: AbortSignal;
  /**
   * Saves everything and stops editing, because another page wants to take over. If it rejects, this page keeps the
   * lock.
   */
  readonly onTake: () => Promise<void>;
}

/** Error for a lock that the other page keeps because it can't save its changes. */
export class TakeOverRefused extends Error {
  override readonly name = 'TakeRefused';
}

/** Time in milliseconds after which a page that doesn't respond counts as frozen or busy. */
const RESPONSE_TIMEOUT_MS = 3_000;

type EditLockMessage =
  | { readonly kind: 'take'; readonly by: string }
  | { readonly kind: 'given' | 'kept'; readonly to: string };

/** Locks that this page is releasing. They can be acquired again only after that. */
const releasing = new Map<string, Promise<unknown>>();

const unlockedLock: EditLock = { lost: new Promise(() => undefined), release: () => undefined };

/**
 * Acquires the lock `name` among all pages of this browser profile, with the Web Locks API. Without that API, every
 * page gets the lock.
 *
 * @throws TakeRefused in mode `take`, AbortError in mode `wait`
 */
export async function acquireEditLock(name: string, options: EditLockOptions): Promise<EditLock | undefined> {
  const { mode = 'ask', signal, onTake } = options;
  if (globalThis.navigator?.locks === undefined) return unlockedLock;
  await releasing.get(name);
  if (mode === 'wait') return requestLock(name, signal ? { signal } : {}, onTake);
  const freeLock = await requestLock(name, { ifAvailable: true }, onTake);
  if (freeLock || mode === 'ask') return freeLock;
  if ((await requestRelease(name)) === 'kept') throw new TakeOverRefused('The other page refused to release the lock.');
  return requestLock(name, { steal: true }, onTake);
}

function requestLock(
  name: string,
  lockOptions: LockOptions,
  onTake: EditLockOptions['onTake'],
): Promise<EditLock | undefined> {
  return new Promise((resolve, reject) => {
    const lost = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let stop: (() => void) | undefined;
    const ended = navigator.locks
      .request(name, lockOptions, (lock) => {
        if (!lock) return resolve(undefined);
        stop = respondToRequests(name, onTake, released.resolve);
        resolve({
          lost: lost.promise,
          release(saved) {
            releasing.set(name, ended);
            void Promise.allSettled([saved]).then(() => released.resolve());
          },
        });
        return released.promise;
      })
      .catch((cause: unknown) => {
        lost.resolve();
        reject(cause);
      })
      .finally(() => {
        stop?.();
        if (releasing.get(name) === ended) releasing.delete(name);
      });
  });
}

/**
 * Responds to pages that want to take over the lock from this page. If such a page doesn't take the lock in time, the
 * lock is released for any page.
 */
function respondToRequests(name: string, onTake: EditLockOptions['onTake'], release: () => void): () => void {
  const channel = new BroadcastChannel(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.onmessage = async ({ data }: MessageEvent<EditLockMessage>) => {
    if (data.kind !== 'take') return;
    const kind = await onTake().then(
      () => 'given' as const,
      () => 'kept' as const,
    );
    if (kind === 'given') timer ??= setTimeout(release, RESPONSE_TIMEOUT_MS);
    channel.postMessage({ kind, to: data.by } satisfies EditLockMessage);
  };
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

/**
 * Asks the page that has the lock to release it.
 * @returns that page's response; `undefined` if it doesn't respond
 */
function requestRelease(name: string): Promise<'given' | 'kept' | undefined> {
  const channel = new BroadcastChannel(name);
  const by = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<'given' | 'kept' | undefined>();
  const timer = setTimeout(() => resolve(undefined), RESPONSE_TIMEOUT_MS);
  channel.onmessage = ({ data }: MessageEvent<EditLockMessage>) => {
    if (data.kind !== 'take' && data.to === by) resolve(data.kind);
  };
  channel.postMessage({ kind: 'take', by } satisfies EditLockMessage);
  return promise.finally(() => {
    clearTimeout(timer);
    channel.close();
  });
}
