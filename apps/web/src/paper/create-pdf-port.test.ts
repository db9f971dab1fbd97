import type { ResponseToDraw } from '@tideform/sync';
import { CannotDraw, failureOf } from '@tideform/sync/failures';
import { expect, it } from 'vitest';
import { createPdfPort } from './create-pdf-port.ts';
import type { FromPdfWorker, ToPdfWorker } from './pdf-messages.ts';

const response: ResponseToDraw = {
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

type Answer = (message: ToPdfWorker, tell: (message: FromPdfWorker) => void) => void;

/** A browser whose workers answer as `answer` does, in turn; those that are ended answer no more. */
function openPort(...answers: readonly Answer[]) {
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
    // NOTE: of a worker the port uses these alone.
    return worker as unknown as Worker;
  };
  return {
    workers,
    port: createPdfPort(startWorker, { user: { id: 'ada' }, speech: { language: 'de', locale: 'de-AT' } }),
  };
}

const draws: Answer = (message, tell) => {
  if (message.kind === 'draw') tell({ kind: 'drawn', pdf: new TextEncoder().encode(`%PDF ${message.response.title}`) });
};
const saysNothing: Answer = () => {};
const signal = () => new AbortController().signal;
const textOf = (pdf: Uint8Array) => new TextDecoder().decode(pdf);

it('draws one response after the other in one worker', async () => {
  const { port, workers } = openPort(draws);
  expect(textOf(await port.draw(response, signal()))).toBe('%PDF Quay 4');
  expect(textOf(await port.draw({ ...response, title: 'Quay 5' }, signal()))).toBe('%PDF Quay 5');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
});

it('hands over the pictures that are asked for', async () => {
  const { port } = openPort((message, tell) => {
    if (message.kind === 'draw') tell({ kind: 'picture', source: 'p1', reply: 1 });
    else if (message.kind === 'picture') tell({ kind: 'drawn', pdf: message.bytes ?? new Uint8Array() });
  });
  expect(textOf(await port.draw(response, signal()))).toBe('picture p1');
});

it('[SYNC-12] ends a worker that nobody waits for any more, and draws the next in another', async () => {
  const { port, workers } = openPort(saysNothing, draws);
  const giveUp = new AbortController();
  const drawing = port.draw(response, giveUp.signal);
  giveUp.abort(new Error('over'));
  await expect(drawing).rejects.toThrow('over');
  expect(textOf(await port.draw(response, signal()))).toBe('%PDF Quay 4');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it('[SYNC-270] draws others while one takes its time', async () => {
  const { port, workers } = openPort(saysNothing, draws);
  const giveUp = new AbortController();
  const slow = port.draw(response, giveUp.signal);
  expect(textOf(await port.draw(response, signal()))).toBe('%PDF Quay 4');
  giveUp.abort(new Error('over'));
  await expect(slow).rejects.toThrow('over');
  expect(workers).toHaveLength(2);
});

it('says that a worker could not start, and tries with another', async () => {
  const { port, workers } = openPort(saysNothing, draws);
  const drawing = port.draw(response, signal());
  workers[0]?.fail('');
  await expect(drawing).rejects.toThrow(CannotDraw);
  expect(textOf(await port.draw(response, signal()))).toBe('%PDF Quay 4');
});

it('says what kept it from being drawn', async () => {
  const failure = failureOf(new TypeError('Unknown block'));
  const { port } = openPort((_, tell) => tell({ kind: 'failed', failure }));
  const drawing = port.draw(response, signal());
  expect(failureOf(await drawing.catch((cause: unknown) => cause))).toEqual(failure);
});

it('fails as a picture fails that may come with the network', async () => {
  const outage = new Error('no network');
  const { port, workers } = openPort((message, tell) => {
    if (message.kind === 'draw') tell({ kind: 'picture', source: 'p1', reply: 1 });
  });
  const images = () => Promise.reject(outage);
  await expect(port.draw({ ...response, images }, signal())).rejects.toBe(outage);
  expect(workers[0]?.isEnded).toBe(true);
});
