import { Worker } from 'node:worker_threads';
import type { ContentPart, MadeContent } from './making/make-content.ts';
import type { DemoWorld } from './making/world.ts';

export type ContentAsk = ContentPart;

export type ContentReply = { readonly made: MadeContent; readonly failure?: undefined } | { readonly failure: string };

export interface ContentThread {
  /** One at a time. */
  make(part: ContentPart): Promise<MadeContent>;
  close(): void;
}

/** Makes content on a thread of its own. */
export function openContentThread(world: DemoWorld): ContentThread {
  const thread = new Worker(new URL('./content-thread.ts', import.meta.url), { workerData: world });
  let waiting: PromiseWithResolvers<MadeContent> | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  thread.on('message', (reply: ContentReply) => {
    if (reply.failure === undefined) waiting?.resolve(reply.made);
    else fail(new Error(reply.failure));
  });
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('The thread that makes the demonstration has ended')));
  // The server may be closed meanwhile: the next start goes on.
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
