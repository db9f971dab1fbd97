import { Worker } from 'node:worker_threads';
import type { ContentStep, StepContent } from './making/create-content.ts';
import type { DemoContext } from './making/demo-context.ts';

export type ContentRequest = ContentStep;

export type ContentReply = { readonly made: StepContent; readonly failure?: undefined } | { readonly failure: string };

export interface ContentThread {
  /** Creates part of the demo content. Only one call may run at a time. */
  make(part: ContentStep): Promise<StepContent>;
  close(): void;
}

/** Starts a worker thread that creates demo content. */
export function startContentThread(context: DemoContext): ContentThread {
  const thread = new Worker(new URL('./content-thread.ts', import.meta.url), { workerData: context });
  let waiting: PromiseWithResolvers<StepContent> | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  thread.on('message', (reply: ContentReply) => {
    if (reply.failure === undefined) waiting?.resolve(reply.made);
    else fail(new Error(reply.failure));
  });
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('The worker thread that creates demo content has ended')));
  // The worker thread doesn't keep the process alive: the next start of the server continues.
  thread.unref();
  return {
    make(part) {
      waiting = Promise.withResolvers();
      thread.postMessage(part satisfies ContentRequest);
      return waiting.promise;
    },
    close: () => void thread.terminate(),
  };
}
