import { Worker } from 'node:worker_threads';
import type { DemoWorld } from './making/demo-world.ts';
import type { ContentPart, MadeContent } from './making/make-content.ts';

export type ContentAsk = ContentPart;

export type ContentReply = { readonly made: MadeContent; readonly failure?: undefined } | { readonly failure: string };

export interface ContentThread {
  /** Creates part of the demo content. Only one call may run at a time. */
  make(part: ContentPart): Promise<MadeContent>;
  close(): void;
}

/** Starts a worker thread that creates demo content. */
export function openContentThread(world: DemoWorld): ContentThread {
  const thread = new Worker(new URL('./content-thread.ts', import.meta.url), { workerData: world });
  let waiting: PromiseWithResolvers<MadeContent> | undefined;
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
      thread.postMessage(part satisfies ContentAsk);
      return waiting.promise;
    },
    close: () => void thread.terminate(),
  };
}
