import { expect, it } from 'vitest';
import { createTestShareContext, type TestShareContext } from '../../../testing/test-share-context.ts';
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
async function createStoredSubmission(over: Parameters<typeof createTestShareContext>[1] = {}) {
  const fixture = await createTestShareContext(components, over);
  const { draft } = await openShare(fixture, { code: 'abc', holder: 'h', prefill: undefined });
  const { id, code, version, sessionId, token, expiresAt } = draft;
  await fixture.store.putFile({ id: 'f1', owner: id, name: 'quay.png', type: 'image/png', content: new Blob([photo]) });
  const stored = { id: 'f1', name: 'quay.png', originalName: 'quay.png', size: photo.length, type: '', url: '' };
  const submission: ShareSubmission = {
    ...{ id, code, version, madeAt: fixture.now(), website: '' },
    ...{ sessionId: sessionId!, token: token!, expiresAt: expiresAt! },
    data: { data: { name: 'Ada', photo: [stored] }, metadata: {} },
  };
  await fixture.store.submit(submission, 'h');
  return { world: fixture, id };
}

const sendStoredSubmission = (fixture: TestShareContext, id: string, progress = { sentBytes: 0, totalBytes: 0 }) =>
  trySendSubmission(fixture, id, { progress });
it('sends answers, then files in ranges, then the PDF, and deletes them on the device', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  const progress = { sentBytes: 0, totalBytes: 0 };
  expect(await sendStoredSubmission(fixture, id, progress)).toMatchObject({
    kind: 'sent',
    sent: { submissionNumber: 1 },
  });
  expect(fixture.server.files.get('f1')).toEqual(photo);
  expect(fixture.server.calls.filter((call) => call.startsWith('POST')).at(0)).toBe('POST submit');
  const [pdf] = [...fixture.server.completed.values()] as [string];
  expect(new TextDecoder().decode(fixture.server.files.get(pdf))).toBe('%PDF Пропуск');
  expect(fixture.server.calls.filter((call) => call === 'POST upload-urls')).toHaveLength(2);
  expect(fixture.server.calls.filter((call) => call === 'PUT f1').length).toBeGreaterThan(1);
  expect(progress.sentBytes).toBe(progress.totalBytes);
  expect(await fixture.store.files(id)).toEqual([]);
  expect(await sendStoredSubmission(fixture, id)).toMatchObject({ kind: 'sent' });
  expect(fixture.server.calls.filter((call) => call === 'POST submit')).toHaveLength(1);
});

it('resumes after any lost reply, and submits once', async () => {
  for (const lost of ['POST submit', 'POST upload-urls', 'PUT f1', 'POST complete']) {
    const { world: fixture, id } = await createStoredSubmission();
    fixture.server.lostResponses.add(lost);
    expect(await sendStoredSubmission(fixture, id), lost).toEqual({ kind: 'waiting', afterSeconds: undefined });
    expect(await sendStoredSubmission(fixture, id), lost).toMatchObject({
      kind: 'sent',
      sent: { submissionNumber: 1 },
    });
    expect(fixture.server.files.get('f1'), lost).toEqual(photo);
    expect(fixture.server.submitted.size, lost).toBe(1);
  }
});

it('requests another upload URL when one has expired, and uploads missing files again', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  fixture.server.refusals.set('PUT f1', { status: 404, code: 'itemNotFound' });
  fixture.server.refusals.set('POST complete', { status: 422, code: 'files-missing', detail: 'f1' });
  expect(await sendStoredSubmission(fixture, id)).toMatchObject({ kind: 'waiting', refusal: 'files-missing' });
  fixture.server.files.clear();
  expect(await sendStoredSubmission(fixture, id)).toMatchObject({ kind: 'sent' });
  expect(fixture.server.files.get('f1')).toEqual(photo);
});

it('renews its session when the token has expired', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  await fixture.store.updateSubmission(id, { expiresAt: '2020-01-01T00:00:00.000Z' });
  fixture.server.refusals.set('POST submit', { status: 401, code: 'unauthorized' });
  expect(await sendStoredSubmission(fixture, id)).toMatchObject({ kind: 'sent' });
  expect(fixture.server.calls.filter((call) => call === 'POST token')).toHaveLength(2);
  expect(fixture.server.submitted.size).toBe(1);
});

it('sends no PDF if this browser cannot render it, also on later attempts', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  fixture.server.lostResponses.add('POST complete');
  const blind = { ...fixture, renderPdf: () => Promise.reject(new Error('no canvas')) };
  expect(await sendStoredSubmission(blind, id)).toMatchObject({ kind: 'waiting' });
  expect(await sendStoredSubmission(fixture, id)).toMatchObject({ kind: 'sent' });
  expect([...fixture.server.completed.values()]).toEqual([null]);
});

it('keeps a submission that the server rejects, with the reason', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  fixture.server.refusals.set('POST submit', { status: 403, code: 'share-closed', detail: 'We are done' });
  const refused = { refusal: 'share-closed', detail: 'We are done' };
  expect(await sendStoredSubmission(fixture, id)).toEqual({ kind: 'refused', ...refused });
  const kept = await fixture.store.submission(id);
  expect(kept).toMatchObject({ refused, data: { data: { name: 'Ada' } } });
  expect(await fixture.store.files(id)).not.toEqual([]);
});

it('sends a submission once when two tabs try at the same time', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  const [one, other] = await Promise.all([
    sendStoredSubmission(fixture, id),
    sendStoredSubmission(fixture.openAnotherPage(), id),
  ]);
  expect([one.kind, other.kind]).toEqual(['sent', 'sent']);
  expect(fixture.server.calls.filter((call) => call === 'POST submit')).toHaveLength(1);
});

/**
 * Simulates a page that closes at request number `last`: the request arrives, but its reply doesn't, and nothing
 * follows.
 */
function createClosingPage(fixture: TestShareContext, last: number) {
  const closed = Promise.withResolvers<void>();
  const sent: RequestInit[] = [];
  const page: TestShareContext = {
    ...fixture,
    // A lock is released with its page.
    runExclusive: (_name, work) => work(),
    fetch(url, init = {}) {
      if (sent.push(init) > last) return new Promise(() => {});
      const reply = fixture.fetch(url, init);
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
    const { world: fixture, id } = await createStoredSubmission();
    const { page, closed, sent } = createClosingPage(fixture, last);
    const end = await Promise.race([
      closed.then(() => 'closed'),
      sendStoredSubmission(page, id).then(({ kind }) => kind),
    ]);
    const description = `closed after request ${last}`;
    // The answers have arrived, even if the respondent never returns.
    expect(fixture.server.submitted.size, description).toBe(1);
    expect(sent[0], description).toMatchObject({ method: 'POST', keepalive: true });
    expect(String(sent[0]?.body).length, description).toBeLessThan(60_000);
    // When the respondent returns, all remaining parts are sent, and no part twice.
    expect(await sendStoredSubmission(fixture.openAnotherPage(), id), description).toMatchObject({
      kind: 'sent',
      sent: { submissionNumber: 1 },
    });
    expect(fixture.server.submitted.size, description).toBe(1);
    expect(fixture.server.completed.size, description).toBe(1);
    expect(fixture.server.files.get('f1'), description).toEqual(photo);
    if (end === 'sent') break;
  }
});

it('sends answers that are too large for a keepalive request', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  const { data, metadata } = (await fixture.store.submission(id))!.data;
  await fixture.store.updateSubmission(id, { data: { data: { ...data, name: 'ä'.repeat(35_000) }, metadata } });
  const { page, sent } = createClosingPage(fixture, 100);
  expect(await sendStoredSubmission(page, id)).toMatchObject({ kind: 'sent' });
  expect(sent[0]?.keepalive).toBeUndefined();
});

it('reports that the answers have arrived before their files', async () => {
  const { world: fixture, id } = await createStoredSubmission();
  fixture.server.lostResponses.add('PUT f1');
  const queue = createQueue(fixture, 'abc', () => {});
  await queue.send();
  expect(queue.rows()).toMatchObject([{ id, isReceived: true, result: { kind: 'waiting' } }]);
  // Another tab of this browser also reports that the answers have arrived.
  const other = createQueue(fixture.openAnotherPage(), 'abc', () => {});
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
  const { world: fixture, id } = await createStoredSubmission();
  fixture.server.refusals.set('POST upload-urls', { status: 409, code: 'already-submitted' });
  expect(await sendStoredSubmission(fixture, id)).toMatchObject({
    kind: 'sent',
    sent: { submissionNumber: 1, isWithoutFiles: true },
  });
});
