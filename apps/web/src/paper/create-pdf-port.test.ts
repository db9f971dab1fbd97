import type { PrintableResponse } from '@tideform/sync';
import { PdfRendererUnavailable, toFailure } from '@tideform/sync/failures';
import { expect, it } from 'vitest';
import { createPdfPort } from './create-pdf-port.ts';
import type { FromPdfWorker, ToPdfWorker } from './pdf-messages.ts';

const response: PrintableResponse = {
  title: 'Quay 4',
  formTitle: 'Quays',
  teamName: 'Harbour',
  submissionNumber: 7,
  createdBy: 'Ada Byron',
  submittedAt: '2026-11-22T08:00:00.000Z',
  form: { components: [] },
  data: {},
  metadata: {},
  pdfOptions: undefined,
  images: async (source) => new TextEncoder().encode(`picture ${source}`),
};

type WorkerResponder = (message: ToPdfWorker, postMessage: (message: FromPdfWorker) => void) => void;

/**
 * Creates a PDF port with fake workers, which respond with the functions in `answers`, in order. Terminated workers
 * don't respond.
 */
function openPort(...answers: readonly WorkerResponder[]) {
  const workers: { readonly fail: (message: string) => void; isEnded: boolean }[] = [];
  const startWorker = () => {
    const answer = answers[workers.length];
    const worker = {
      onmessage: null as ((event: { readonly data: FromPdfWorker }) => void) | null,
      onerror: null as ((event: { readonly message: string }) => void) | null,
      isEnded: false,
      postMessage: (message: ToPdfWorker) => answer?.(structuredClone(message), (data) => worker.onmessage?.({ data })),
      terminate() {
        worker.isEnded = true;
      },
      fail: (message: string) => worker.onerror?.({ message }),
    };
    workers.push(worker);
    // NOTE: only the members of a worker that the port uses.
    return worker as unknown as Worker;
  };
  return {
    workers,
    port: createPdfPort(startWorker, { user: { id: 'ada' }, locale: { language: 'de', locale: 'de-AT' } }),
  };
}

const respondWithPdf: WorkerResponder = (message, postMessage) => {
  if (message.kind === 'draw')
    postMessage({ kind: 'drawn', pdf: new TextEncoder().encode(`%PDF ${message.response.title}`) });
};
const neverRespond: WorkerResponder = () => {};
const signal = () => new AbortController().signal;
const decodeText = (pdf: Uint8Array) => new TextDecoder().decode(pdf);

it('renders responses one after the other in one worker', async () => {
  const { port, workers } = openPort(respondWithPdf);
  expect(decodeText(await port.render(response, signal()))).toBe('%PDF Quay 4');
  expect(decodeText(await port.render({ ...response, title: 'Quay 5' }, signal()))).toBe('%PDF Quay 5');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
});

it('passes requested images to the worker', async () => {
  const { port } = openPort((message, postMessage) => {
    if (message.kind === 'draw') postMessage({ kind: 'picture', source: 'p1', reply: 1 });
    else if (message.kind === 'picture') postMessage({ kind: 'drawn', pdf: message.bytes ?? new Uint8Array() });
  });
  expect(decodeText(await port.render(response, signal()))).toBe('picture p1');
});

it('[SYNC-12] terminates the worker of an aborted PDF, and uses another worker for the next response', async () => {
  const { port, workers } = openPort(neverRespond, respondWithPdf);
  const giveUp = new AbortController();
  const drawing = port.render(response, giveUp.signal);
  giveUp.abort(new Error('over'));
  await expect(drawing).rejects.toThrow('over');
  expect(decodeText(await port.render(response, signal()))).toBe('%PDF Quay 4');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it('[SYNC-270] renders other responses while one is slow', async () => {
  const { port, workers } = openPort(neverRespond, respondWithPdf);
  const giveUp = new AbortController();
  const slow = port.render(response, giveUp.signal);
  expect(decodeText(await port.render(response, signal()))).toBe('%PDF Quay 4');
  giveUp.abort(new Error('over'));
  await expect(slow).rejects.toThrow('over');
  expect(workers).toHaveLength(2);
});

it('fails if a worker can’t start, and uses another worker next time', async () => {
  const { port, workers } = openPort(neverRespond, respondWithPdf);
  const drawing = port.render(response, signal());
  workers[0]?.fail('');
  await expect(drawing).rejects.toThrow(PdfRendererUnavailable);
  expect(decodeText(await port.render(response, signal()))).toBe('%PDF Quay 4');
});

it('reports why rendering failed', async () => {
  const failure = toFailure(new TypeError('Unknown block'));
  const { port } = openPort((_, postMessage) => postMessage({ kind: 'failed', failure }));
  const drawing = port.render(response, signal());
  expect(toFailure(await drawing.catch((cause: unknown) => cause))).toEqual(failure);
});

it("fails with the error of an image that can't be loaded", async () => {
  const outage = new Error('no network');
  const { port, workers } = openPort((message, postMessage) => {
    if (message.kind === 'draw') postMessage({ kind: 'picture', source: 'p1', reply: 1 });
  });
  const images = () => Promise.reject(outage);
  await expect(port.render({ ...response, images }, signal())).rejects.toBe(outage);
  expect(workers[0]?.isEnded).toBe(true);
});
