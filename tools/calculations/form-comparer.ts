import { Worker } from 'node:worker_threads';
import type { FormComparison } from './compare-form.ts';

/**
 * Result of comparing a form. `gave up` means that the form exceeded the time limit in this engine or in form.io's
 * client.
 */
export type ComparisonResult =
  | { readonly is: 'compared'; readonly compared: FormComparison }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'gave up' };

type WorkerMessage = { readonly compared: FormComparison } | { readonly error: string };

export interface FormComparer {
  compare(form: object, data: Readonly<Record<string, unknown>>, limitMs: number): Promise<ComparisonResult>;
  close(): Promise<void>;
}

/**
 * Compares forms one after another in a worker thread. A thread that exceeds the time limit is terminated and replaced.
 */
export function createFormComparer(program = new URL('./compare-worker.ts', import.meta.url)): FormComparer {
  let worker: Worker | undefined;
  const end = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    async compare(form, data, limitMs) {
      worker ??= new Worker(program);
      const result = await requestComparison(worker, { form, data }, limitMs);
      if (result.is !== 'compared') await end();
      return result;
    },
    close: end,
  };
}

function requestComparison(worker: Worker, request: object, limitMs: number): Promise<ComparisonResult> {
  return new Promise((resolve) => {
    const done = (result: ComparisonResult) => {
      clearTimeout(timer);
      worker.off('message', handleMessage).off('error', handleError);
      resolve(result);
    };
    const timer = setTimeout(() => done({ is: 'gave up' }), limitMs);
    worker.on('message', handleMessage).on('error', handleError);
    worker.postMessage(request);

    function handleMessage(answer: WorkerMessage) {
      done('error' in answer ? { is: 'failed', why: answer.error } : { is: 'compared', compared: answer.compared });
    }
    /** Reports an error that ended the worker thread: form.io's client may throw one in a timer. */
    function handleError(error: Error) {
      done({ is: 'failed', why: error.message });
    }
  });
}
