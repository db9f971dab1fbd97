import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentAsk, ContentReply } from './ask-content.ts';
import { makeContent } from './making/make-content.ts';
import { openPhotos } from './making/photos.ts';
import type { DemoWorld } from './making/world.ts';

const photos = openPhotos();
const world = workerData as DemoWorld;

// On Linux the priority is the thread's own: requests, which the main thread answers, come first. Elsewhere it is the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

// Drawing hundreds of papers takes long: nobody who asks the server is to wait for it.
parentPort?.on('message', (ask: ContentAsk) => {
  makeContent(world, ask, photos).then(
    (made) => parentPort?.postMessage({ made } satisfies ContentReply),
    (error: unknown) =>
      parentPort?.postMessage({ failure: String((error as Error).stack ?? error) } satisfies ContentReply),
  );
});
