const MAX_WAIT_MS = 1_000;

let previousTasks: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after another while the page is idle, in the order of the calls. Errors are ignored, because a failed
 * task's work is repeated when its result is needed.
 * @returns a function that cancels the task
 */
export function runWhenIdle(task: () => Promise<unknown>): () => void {
  let isCanceled = false;
  const runUnlessCanceled = async () => {
    if (!isCanceled) await waitUntilIdle();
    if (!isCanceled) await task().catch(() => undefined);
  };
  previousTasks = previousTasks.then(runUnlessCanceled);
  return () => {
    isCanceled = true;
  };
}

/** Resolves when the page is idle. NOTE: Safari doesn't support idle callbacks. */
const waitUntilIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, MAX_WAIT_MS / 5);
  });
