const PATIENCE_MS = 1_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * Makes something ready when the page has nothing else to do, one after the other: what was asked for first is ready first. What fails is
 * made when it is wanted. @returns gives it up
 */
export function whenIdle(make: () => Promise<unknown>): () => void {
  let isOver = false;
  const makeUnlessOver = async () => {
    if (!isOver) await idle();
    if (!isOver) await make().catch(() => undefined);
  };
  before = before.then(makeUnlessOver);
  return () => {
    isOver = true;
  };
}

/** NOTE: Safari has no idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: PATIENCE_MS });
    else setTimeout(done, PATIENCE_MS / 5);
  });
