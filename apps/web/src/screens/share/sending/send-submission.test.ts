import { expect, it } from 'vitest';
import { openShareWorld, type TestShareWorld } from '../../../testing/share-world.ts';
import { openShare } from '../session/open-share.ts';
import type { ShareSubmission } from '../session/share-records.ts';
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
const bodies = ({ server }: TestShareWorld) =>
  [...server.submitted.values()].map(({ body }) => JSON.parse(body) as { pdf: string | null; title: string });

it('sends files in ranges, then the PDF, then the answers, and forgets them', async () => {
  const { world, id } = await submitted();
  const progress = { sentBytes: 0, totalBytes: 0 };
  expect(await send(world, id, progress)).toMatchObject({ kind: 'sent', sent: { submissionNumber: 1 } });
  expect(world.server.files.get('f1')).toEqual(photo);
  const [{ pdf, title }] = bodies(world) as [{ pdf: string; title: string }];
  expect(new TextDecoder().decode(world.server.files.get(pdf))).toBe(`%PDF ${title}`);
  expect(world.server.calls.filter((call) => call === 'POST upload-urls')).toHaveLength(2);
  expect(world.server.calls.filter((call) => call === 'PUT f1').length).toBeGreaterThan(1);
  expect(progress.sentBytes).toBe(progress.totalBytes);
  expect(await world.store.files(id)).toEqual([]);
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.calls.filter((call) => call === 'POST submit')).toHaveLength(1);
});

it('goes on where the network went, whichever answer is lost, and counts once', async () => {
  for (const lost of ['POST upload-urls', 'PUT f1', 'GET pre-submit', 'POST submit']) {
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
  world.server.refusing.set('POST submit', { status: 422, code: 'files-missing', detail: 'f1' });
  expect(await send(world, id)).toMatchObject({ kind: 'waiting', refusal: 'files-missing' });
  world.server.files.clear();
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.files.get('f1')).toEqual(photo);
});

it('opens its session again where the token is over', async () => {
  const { world, id } = await submitted();
  await world.store.change(id, { expiresAt: '2020-01-01T00:00:00.000Z' });
  world.server.refusing.set('GET pre-submit', { status: 401, code: 'unauthorized' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(world.server.calls.filter((call) => call === 'POST token')).toHaveLength(2);
  expect(world.server.submitted.size).toBe(1);
});

it('goes without a PDF where this browser draws none, and keeps to that', async () => {
  const { world, id } = await submitted();
  world.server.losing.add('POST submit');
  const blind = { ...world, drawPdf: () => Promise.reject(new Error('no canvas')) };
  expect(await send(blind, id)).toMatchObject({ kind: 'waiting' });
  expect(await send(world, id)).toMatchObject({ kind: 'sent' });
  expect(bodies(world)[0]?.pdf).toBeNull();
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
