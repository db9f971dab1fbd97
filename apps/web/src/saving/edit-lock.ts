/** Lock for editing, which one page of this browser can hold at a time. It ends with the page, even after a crash. */
export interface EditLock {
  /** Resolves when another page has taken over: nothing may be saved here any more. */
  readonly lost: Promise<void>;
  /** Lets the next page edit, once `saved` has settled. */
  release(saved?: Promise<unknown>): void;
}

export interface HoldOptions {
  /**
   * What to do while another page has the lock.
   * - `ask` (default): nothing; the result is `undefined`
   * - `wait`: wait until that page gives it up, is closed or crashes
   * - `take`: let that page save and give it up; take it away from a page that doesn't answer
   */
  readonly mode?: 'ask' | 'wait' | 'take';
  /** Ends waiting, with an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Saves everything and stops editing, because another page takes over. If it rejects, this page keeps the lock. */
  readonly onTake: () => Promise<void>;
}

/** Thrown when the other page keeps the lock because it can't save its changes. */
export class TakeRefused extends Error {
  override readonly name = 'TakeRefused';
}

/** A page that doesn't respond in this time is frozen or busy. */
const ANSWER_MS = 3_000;

type Message =
  | { readonly kind: 'take'; readonly by: string }
  | { readonly kind: 'given' | 'kept'; readonly to: string };

/** Locks being released by this page, which can be acquired again only after that. */
const releasing = new Map<string, Promise<unknown>>();

const unlockedLock: EditLock = { lost: new Promise(() => undefined), release: () => undefined };

/**
 * Acquires the lock `name` among all pages of this browser profile, using Web Locks. Without Web Locks, every page
 * gets it.
 *
 * @throws TakeRefused in mode `take`, AbortError in mode `wait`
 */
export async function acquireEditLock(name: string, options: HoldOptions): Promise<EditLock | undefined> {
  const { mode = 'ask', signal, onTake } = options;
  if (globalThis.navigator?.locks === undefined) return unlockedLock;
  await releasing.get(name);
  if (mode === 'wait') return request(name, signal ? { signal } : {}, onTake);
  const freeLock = await request(name, { ifAvailable: true }, onTake);
  if (freeLock || mode === 'ask') return freeLock;
  if ((await requestRelease(name)) === 'kept') throw new TakeRefused('The other page keeps the lock.');
  return request(name, { steal: true }, onTake);
}

function request(name: string, lockOptions: LockOptions, onTake: HoldOptions['onTake']): Promise<EditLock | undefined> {
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
 * Responds to pages that request the lock, while this page has it. If a page gets it but doesn't claim it, the next
 * one does.
 */
function respondToRequests(name: string, onTake: HoldOptions['onTake'], release: () => void): () => void {
  const channel = new BroadcastChannel(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.onmessage = async ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'take') return;
    const kind = await onTake().then(
      () => 'given' as const,
      () => 'kept' as const,
    );
    if (kind === 'given') timer ??= setTimeout(release, ANSWER_MS);
    channel.postMessage({ kind, to: data.by } satisfies Message);
  };
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

/** Asks the page with the lock for it. @returns its response; `undefined` if it doesn't respond */
function requestRelease(name: string): Promise<'given' | 'kept' | undefined> {
  const channel = new BroadcastChannel(name);
  const by = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<'given' | 'kept' | undefined>();
  const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'take' && data.to === by) resolve(data.kind);
  };
  channel.postMessage({ kind: 'take', by } satisfies Message);
  return promise.finally(() => {
    clearTimeout(timer);
    channel.close();
  });
}
