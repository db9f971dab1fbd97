import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentAsk, ContentReply } from './ask-content.ts';
import type { DemoWorld } from './making/demo-world.ts';
import { makeContent } from './making/make-content.ts';
import { openPhotos } from './making/photos.ts';

const photos = openPhotos();
const world = workerData as DemoWorld;

// On Linux, the priority applies to this thread only, so that requests on the main thread come first. On other systems,
// it would apply to the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

// Creating hundreds of PDFs takes long and must not delay requests.
parentPort?.on('message', (ask: ContentAsk) => {
  makeContent(world, ask, photos).then(
    (made) => parentPort?.postMessage({ made } satisfies ContentReply),
    (error: unknown) =>
      parentPort?.postMessage({ failure: String((error as Error).stack ?? error) } satisfies ContentReply),
  );
});
