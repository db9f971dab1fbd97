import { Worker } from 'node:worker_threads';
import type { Compared } from './compare-form.ts';

/** How comparing a form went. `gave up`: it took longer than anybody waits, in our engine or in form.io's client. */
export type Outcome =
  | { readonly is: 'compared'; readonly compared: Compared }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'gave up' };

type Answer = { readonly compared: Compared } | { readonly error: string };

export interface Comparing {
  compare(form: object, data: Readonly<Record<string, unknown>>, limitMs: number): Promise<Outcome>;
  close(): Promise<void>;
}

/** Compares forms one after the other, in a thread that is ended and begun again when one takes longer than the limit. */
export function openComparing(program = new URL('./compare-worker.ts', import.meta.url)): Comparing {
  let worker: Worker | undefined;
  const end = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    async compare(form, data, limitMs) {
      worker ??= new Worker(program);
      const outcome = await ask(worker, { form, data }, limitMs);
      if (outcome.is !== 'compared') await end();
      return outcome;
    },
    close: end,
  };
}

function ask(worker: Worker, question: object, limitMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const done = (outcome: Outcome) => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail);
      resolve(outcome);
    };
    const timer = setTimeout(() => done({ is: 'gave up' }), limitMs);
    worker.on('message', hear).on('error', fail);
    worker.postMessage(question);

    function hear(answer: Answer) {
      done('error' in answer ? { is: 'failed', why: answer.error } : { is: 'compared', compared: answer.compared });
    }
    /** What form.io's client throws in a timer of its own ends the thread. */
    function fail(error: Error) {
      done({ is: 'failed', why: error.message });
    }
  });
}
