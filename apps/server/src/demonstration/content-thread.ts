import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createContent } from './making/create-content.ts';
import { createPhotos } from './making/create-photos.ts';
import type { DemoContext } from './making/demo-context.ts';
import type { ContentReply, ContentRequest } from './start-content-thread.ts';

const photos = createPhotos();
const context = workerData as DemoContext;

// On Linux, the priority applies to this thread only, so that requests on the main thread come first. On other systems,
// it would apply to the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

// Creating hundreds of PDFs takes long and must not delay requests.
parentPort?.on('message', (request: ContentRequest) => {
  createContent(context, request, photos).then(
    (content) => parentPort?.postMessage({ made: content } satisfies ContentReply),
    (error: unknown) =>
      parentPort?.postMessage({ failure: String((error as Error).stack ?? error) } satisfies ContentReply),
  );
});
