/** The right to edit something, which one page of this browser has at a time. It ends with the page, however that ends. */
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
  /** Saves everything and ends editing here, because another page takes over. Rejects: this page keeps the lock. */
  readonly onTake: () => Promise<void>;
}

/** The other page keeps the lock, since it can't save what was typed there. */
export class TakeRefused extends Error {
  override readonly name = 'TakeRefused';
}

/** A page that has not answered by then is frozen or too busy to. */
const ANSWER_MS = 3_000;

type Message =
  | { readonly kind: 'take'; readonly by: string }
  | { readonly kind: 'given' | 'kept'; readonly to: string };

/** Locks that this page is giving up: it gets them again itself only after that. */
const leaving = new Map<string, Promise<unknown>>();

const alone: EditLock = { lost: new Promise(() => undefined), release: () => undefined };

/**
 * Holds the lock called `name` among all pages of this browser profile, by a Web Lock. Where the browser has none, or forbids them,
 * every page holds it.
 *
 * @throws TakeRefused in mode `take` · AbortError in mode `wait`
 */
export async function holdEditLock(name: string, options: HoldOptions): Promise<EditLock | undefined> {
  const { mode = 'ask', signal, onTake } = options;
  if (globalThis.navigator?.locks === undefined) return alone;
  await leaving.get(name);
  if (mode === 'wait') return request(name, signal ? { signal } : {}, onTake);
  const free = await request(name, { ifAvailable: true }, onTake);
  if (free || mode === 'ask') return free;
  if ((await askForLock(name)) === 'kept') throw new TakeRefused('The other page keeps the lock.');
  return request(name, { steal: true }, onTake);
}

function request(name: string, wish: LockOptions, onTake: HoldOptions['onTake']): Promise<EditLock | undefined> {
  return new Promise((resolve, reject) => {
    const lost = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let stop: (() => void) | undefined;
    const ended = navigator.locks
      .request(name, wish, (lock) => {
        if (!lock) return resolve(undefined);
        stop = answerPages(name, onTake, released.resolve);
        resolve({
          lost: lost.promise,
          release(saved) {
            leaving.set(name, ended);
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
        if (leaving.get(name) === ended) leaving.delete(name);
      });
  });
}

/** Answers pages that want the lock, as long as this one has it. One that gets it and doesn't come leaves it to the next. */
function answerPages(name: string, onTake: HoldOptions['onTake'], release: () => void): () => void {
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

/** @returns what the page with the lock says; `undefined` when it says nothing */
function askForLock(name: string): Promise<'given' | 'kept' | undefined> {
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
