import { expect, it } from 'vitest';
import { openShareWorld, type TestShareWorld } from '../../../testing/share-world.ts';
import { openShare } from '../session/open-share.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import { createQueue, type QueuedSubmission } from './create-queue.ts';
import { trySendSubmission } from './try-sending.ts';

const components = [
  { type: 'textfield', key: 'name', label: 'Name' },
  { type: 'file', key: 'photo', label: 'Photo' },
];
const photo = new Uint8Array(900_001).map((_, at) => at * 31);

/** Submits a response with a photo without sending it. */
async function submitted(over: Parameters<typeof openShareWorld>[1] = {}) {
  const world = await openShareWorld(components, over);
  const { draft } = await openShare(world, { code: 'abc', holder: 'h', prefill: undefined });
  const { id, code, version, sessionId, token, expiresAt } = draft;
  await world.store.putFile({ id: 'f1', owner: id, name: 'quay.png', type: 'image/png', content: new Blob([photo]) });
  const stored = { id: 'f1', name: 'quay.png', originalName: 'quay.png', size: photo.length, type: '', url: '' };
  const submission: ShareSubmission = {
    ...{ id, code, version, madeAt: world.now(), website: '' },
    ...{ sessionId: sessionId!, token: token!, expiresAt: expiresAt! },
    data: { data: { name: 'Ada', photo: [stored] }, metadata: {} },
  };
  await world.store.submit(submission, 'h');
  return { world, id };
}

const send = (world: TestShareWorld, id: string, progress = { sentBytes: 0, totalBytes: 0 }) =>
  trySendSubmission(world, id, { progress });
it('sends answers, then files in ranges, then the PDF, and deletes them on the device', async () => {
  const { world, id } = await submitted();
  const progress = { sentBytes: 0, totalBytes: 0 };
  expect(await send(world, id, progress)).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1 } });
  expect(world.server.files.get('f1')).toEqual(photo);
  expect(world.server.calls.filter((call) => call.startsWith('POST')).at(0)).toBe('POST submit');
  const [pdf] = [...world.server.completed.values()] as [string];
  expect(new TextDecoder().decode(world.server.files.get(pdf))).toBe('%PDF Пропуск');
  expect(world.server.calls.filter((call) => call === 'POST upload-urls')).toHaveLength(2);
  expect(world.server.calls.filter((call) => call === 'PUT f1').length).toBeGreaterThan(1);
  expect(progress.sentBytes).toBe(progress.totalBytes);
  expect(await world.store.files(id)).toEqual([]);
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.calls.filter((call) => call === 'POST submit')).toHaveLength(1);
});

it('resumes after any lost reply, and submits once', async () => {
  for (const lost of ['POST submit', 'POST upload-urls', 'PUT f1', 'POST complete']) {
    const { world, id } = await submitted();
    world.server.losing.add(lost);
    expect(await send(world, id), lost).toEqual({ kind: 'waiting', afterSeconds: undefined });
    expect(await send(world, id), lost).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1 } });
    expect(world.server.files.get('f1'), lost).toEqual(photo);
    expect(world.server.submitted.size, lost).toBe(1);
  }
});

it('requests another upload URL when one has expired, and uploads missing files again', async () => {
  const { world, id } = await submitted();
  world.server.refusing.set('PUT f1', { status: 404, code: 'itemNotFound' });
  world.server.refusing.set('POST complete', { status: 422, code: 'files-missing', detail: 'f1' });
  expect(await send(world, id)).toMatchObject({ kind: 'waiting', refusal: 'files-missing' });
  world.server.files.clear();
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.files.get('f1')).toEqual(photo);
});

it('renews its session when the token has expired', async () => {
  const { world, id } = await submitted();
  await world.store.updateSubmission(id, { expiresAt: '2020-01-01T00:00:00.000Z' });
  world.server.refusing.set('POST submit', { status: 401, code: 'unauthorized' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.calls.filter((call) => call === 'POST token')).toHaveLength(2);
  expect(world.server.submitted.size).toBe(1);
});

it('sends no PDF if this browser cannot render it, also on later attempts', async () => {
  const { world, id } = await submitted();
  world.server.losing.add('POST complete');
  const blind = { ...world, drawPdf: () => Promise.reject(new Error('no canvas')) };
  expect(await send(blind, id)).toMatchObject({ kind: 'waiting' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect([...world.server.completed.values()]).toEqual([null]);
});

it('keeps a submission that the server rejects, with the reason', async () => {
  const { world, id } = await submitted();
  world.server.refusing.set('POST submit', { status: 403, code: 'share-closed', detail: 'We are done' });
  const refused = { refusal: 'share-closed', detail: 'We are done' };
  expect(await send(world, id)).toEqual({ kind: 'refused', ...refused });
  const kept = await world.store.submission(id);
  expect(kept).toMatchObject({ refused, data: { data: { name: 'Ada' } } });
  expect(await world.store.files(id)).not.toEqual([]);
});

it('sends a submission once when two tabs try at the same time', async () => {
  const { world, id } = await submitted();
  const [one, other] = await Promise.all([send(world, id), send(world.openAnotherPage(), id)]);
  expect([one.kind, other.kind]).toEqual(['sent', 'sent']);
  expect(world.server.calls.filter((call) => call === 'POST submit')).toHaveLength(1);
});

/**
 * Simulates a page that closes at request number `last`: the request arrives, but its reply doesn't, and nothing
 * follows.
 */
function createClosingPage(world: TestShareWorld, last: number) {
  const closed = Promise.withResolvers<void>();
  const sent: RequestInit[] = [];
  const page: TestShareWorld = {
    ...world,
    // A lock is released with its page.
    runExclusive: (_name, work) => work(),
    fetch(url, init = {}) {
      if (sent.push(init) > last) return new Promise(() => {});
      const reply = world.fetch(url, init);
      if (sent.length < last) return reply;
      return reply.then(() => {
        closed.resolve();
        return new Promise<never>(() => {});
      });
    },
  };
  return { page, closed: closed.promise, sent };
}

it('delivers a submission exactly once if its page closes after any request', async () => {
  for (let last = 1; ; last += 1) {
    const { world, id } = await submitted();
    const { page, closed, sent } = createClosingPage(world, last);
    const end = await Promise.race([closed.then(() => 'closed'), send(page, id).then(({ kind }) => kind)]);
    const description = `closed after request ${last}`;
    // The answers have arrived, even if the respondent never returns.
    expect(world.server.submitted.size, description).toBe(1);
    expect(sent[0], description).toMatchObject({ method: 'POST', keepalive: true });
    expect(String(sent[0]?.body).length, description).toBeLessThan(60_000);
    // When the respondent returns, all remaining parts are sent, and no part twice.
    expect(await send(world.openAnotherPage(), id), description).toMatchObject({
      kind: 'sent',
      sent: { submissionNumber: 1 },
    });
    expect(world.server.submitted.size, description).toBe(1);
    expect(world.server.completed.size, description).toBe(1);
    expect(world.server.files.get('f1'), description).toEqual(photo);
    if (end === 'sent') break;
  }
});

it('sends answers that are too large for a keepalive request', async () => {
  const { world, id } = await submitted();
  const { data, metadata } = (await world.store.submission(id))!.data;
  await world.store.updateSubmission(id, { data: { data: { ...data, name: 'ä'.repeat(35_000) }, metadata } });
  const { page, sent } = createClosingPage(world, 100);
  expect(await send(page, id)).toMatchObject({ kind: 'sent' });
  expect(sent[0]?.keepalive).toBeUndefined();
});

it('reports that the answers have arrived before their files', async () => {
  const { world, id } = await submitted();
  world.server.losing.add('PUT f1');
  const queue = createQueue(world, 'abc', () => {});
  await queue.send();
  expect(queue.rows()).toMatchObject([{ id, isReceived: true, result: { kind: 'waiting' } }]);
  // Another tab of this browser also reports that the answers have arrived.
  const other = createQueue(world.openAnotherPage(), 'abc', () => {});
  const [first] = await new Promise<readonly QueuedSubmission[]>((resolve) => {
    other.subscribe(() => resolve(other.rows()));
    void other.send();
  });
  expect(first).toMatchObject({ id, isReceived: true, isSending: false });
  await other.send();
  expect(other.rows()).toMatchObject([{ result: { kind: 'sent' } }]);
  for (const one of [queue, other]) one.close();
});

it('counts a submission as sent without files if the server no longer accepts them', async () => {
  const { world, id } = await submitted();
  world.server.refusing.set('POST upload-urls', { status: 409, code: 'already-submitted' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1, isWithoutFiles: true } });
});
