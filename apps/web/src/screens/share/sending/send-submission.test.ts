import { expect, it } from 'vitest';
import { openShareWorld, type TestShareWorld } from '../../../testing/share-world.ts';
import { openShare } from '../session/open-share.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import { createQueue, type QueuedSubmission } from './create-queue.ts';
import { trySending } from './try-sending.ts';

const components = [
  { type: 'textfield', key: 'name', label: 'Name' },
  { type: 'file', key: 'photo', label: 'Photo' },
];
const photo = new Uint8Array(900_001).map((_, at) => at * 31);

/** A response with a photo, submitted and not sent. */
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
  trySending(world, id, { progress });
it('sends the answers, then files in ranges, then the PDF, and forgets them', async () => {
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

it('goes on where the network went, whichever answer is lost, and counts once', async () => {
  for (const lost of ['POST submit', 'POST upload-urls', 'PUT f1', 'POST complete']) {
    const { world, id } = await submitted();
    world.server.losing.add(lost);
    expect(await send(world, id), lost).toEqual({ kind: 'waiting', afterSeconds: undefined });
    expect(await send(world, id), lost).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1 } });
    expect(world.server.files.get('f1'), lost).toEqual(photo);
    expect(world.server.submitted.size, lost).toBe(1);
  }
});

it('asks for another address where one is over, and sends again what is missing there', async () => {
  const { world, id } = await submitted();
  world.server.refusing.set('PUT f1', { status: 404, code: 'itemNotFound' });
  world.server.refusing.set('POST complete', { status: 422, code: 'files-missing', detail: 'f1' });
  expect(await send(world, id)).toMatchObject({ kind: 'waiting', refusal: 'files-missing' });
  world.server.files.clear();
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.files.get('f1')).toEqual(photo);
});

it('opens its session again where the token is over', async () => {
  const { world, id } = await submitted();
  await world.store.change(id, { expiresAt: '2020-01-01T00:00:00.000Z' });
  world.server.refusing.set('POST submit', { status: 401, code: 'unauthorized' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.calls.filter((call) => call === 'POST token')).toHaveLength(2);
  expect(world.server.submitted.size).toBe(1);
});

it('goes without a PDF where this browser draws none, and keeps to that', async () => {
  const { world, id } = await submitted();
  world.server.losing.add('POST complete');
  const blind = { ...world, drawPdf: () => Promise.reject(new Error('no canvas')) };
  expect(await send(blind, id)).toMatchObject({ kind: 'waiting' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect([...world.server.completed.values()]).toEqual([null]);
});

it('keeps what the server refuses, and says why', async () => {
  const { world, id } = await submitted();
  world.server.refusing.set('POST submit', { status: 403, code: 'share-closed', detail: 'We are done' });
  const refused = { refusal: 'share-closed', detail: 'We are done' };
  expect(await send(world, id)).toEqual({ kind: 'refused', ...refused });
  const kept = await world.store.submission(id);
  expect(kept).toMatchObject({ refused, data: { data: { name: 'Ada' } } });
  expect(await world.store.files(id)).not.toEqual([]);
});

it('sends once, though two tabs try at the same time', async () => {
  const { world, id } = await submitted();
  const [one, other] = await Promise.all([send(world, id), send(world.another(), id)]);
  expect([one.kind, other.kind]).toEqual(['sent', 'sent']);
  expect(world.server.calls.filter((call) => call === 'POST submit')).toHaveLength(1);
});

/** The page is closed once the server has seen `last` requests: the last one arrives, its answer doesn't, and nothing follows. */
function closedAfter(world: TestShareWorld, last: number) {
  const closed = Promise.withResolvers<void>();
  const sent: RequestInit[] = [];
  const page: TestShareWorld = {
    ...world,
    // A lock ends with its page.
    alone: (_name, work) => work(),
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

it('arrives exactly once whenever its page is closed after the first request went out', async () => {
  for (let last = 1; ; last += 1) {
    const { world, id } = await submitted();
    const { page, closed, sent } = closedAfter(world, last);
    const end = await Promise.race([closed.then(() => 'closed'), send(page, id).then(({ kind }) => kind)]);
    const told = `closed after request ${last}`;
    // The answers are there, even if the person never returns.
    expect(world.server.submitted.size, told).toBe(1);
    expect(sent[0], told).toMatchObject({ method: 'POST', keepalive: true });
    expect(String(sent[0]?.body).length, told).toBeLessThan(60_000);
    // The person returns: all that was left is sent, and nothing twice.
    expect(await send(world.another(), id), told).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1 } });
    expect(world.server.submitted.size, told).toBe(1);
    expect(world.server.completed.size, told).toBe(1);
    expect(world.server.files.get('f1'), told).toEqual(photo);
    if (end === 'sent') break;
  }
});

it('sends answers that are too large to outlive the page all the same', async () => {
  const { world, id } = await submitted();
  const { data, metadata } = (await world.store.submission(id))!.data;
  await world.store.change(id, { data: { data: { ...data, name: 'ä'.repeat(35_000) }, metadata } });
  const { page, sent } = closedAfter(world, 100);
  expect(await send(page, id)).toMatchObject({ kind: 'sent' });
  expect(sent[0]?.keepalive).toBeUndefined();
});

it('says that the answers have arrived before their files have', async () => {
  const { world, id } = await submitted();
  world.server.losing.add('PUT f1');
  const queue = createQueue(world, 'abc', () => {});
  await queue.send();
  expect(queue.rows()).toMatchObject([{ id, isReceived: true, outcome: { kind: 'waiting' } }]);
  // Another page of this browser knows it, too.
  const other = createQueue(world.another(), 'abc', () => {});
  const [first] = await new Promise<readonly QueuedSubmission[]>((resolve) => {
    other.subscribe(() => resolve(other.rows()));
    void other.send();
  });
  expect(first).toMatchObject({ id, isReceived: true, isSending: false });
  await other.send();
  expect(other.rows()).toMatchObject([{ outcome: { kind: 'sent' } }]);
  for (const one of [queue, other]) one.close();
});

it('has arrived although the server takes its files no more, and says so', async () => {
  const { world, id } = await submitted();
  world.server.refusing.set('POST upload-urls', { status: 409, code: 'already-submitted' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1, isWithoutFiles: true } });
});
