import { completeShare } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createPhotoAnswer,
  createShareTeam,
  createShareVisits,
  pdf,
  pngBytes,
  type ShareTeam,
} from '../testing/create-share-team.ts';
import { unwrapResult } from '../testing/sign-in-person.ts';
import { cancelOldUploads, storeDueSubmissions, sweepShareSessions } from './storing/share-sweeps.ts';

const started = new Date('2026-03-14T10:00:00Z');
let shareTeam: ShareTeam;

beforeAll(async () => {
  shareTeam = await createShareTeam();
});
afterAll(() => shareTeam.test.close());
beforeEach(() => {
  shareTeam.test.now = started;
  shareTeam.test.queuedJobs.length = 0;
});

const { visit, shared, run, stored } = createShareVisits(() => shareTeam);

const placeField = { type: 'textfield', key: 'place', label: 'Place', validate: { required: true } };
const photoField = { type: 'file', key: 'photo', label: 'Photo', filePattern: 'image/*', fileMaxSize: '1KB' };

it('accepts only announced files, with the announced size and from the same session', async () => {
  const { code } = await shared([placeField, photoField]);
  const [ada, mal] = [await visit(code), await visit(code)];
  expect(await ada.ask({ id: 'big', name: 'a.png', size: 2000 })).toMatchObject({
    refusal: 'file-not-wanted',
    detail: 'a.png',
  });
  expect(await ada.ask({ id: 'doc', name: 'a.doc', type: 'application/msword', size: 2 })).toMatchObject({
    refusal: 'file-not-wanted',
  });
  expect(await ada.send({ id: 'f1', name: 'a.png', size: 11 }, `${pngBytes}d`)).toBe('a.png');
  const data = { place: 'Quay', photo: [createPhotoAnswer('f1', 'a.png', 11)] };
  expect(await ada.submit(data)).toMatchObject({ refusal: 'files-missing', detail: 'a.png' });
  expect(await ada.send({ id: 'f1', name: 'a.png', size: 11 }, pngBytes)).toBe('a.png');
  expect(await ada.send({ id: 'f2', name: 'A.png', size: 11 }, pngBytes)).toBe('A-1.png');
  expect(await mal.submit(data)).toMatchObject({ refusal: 'files-missing', detail: 'f1' });
  expect(await ada.submit({ place: 'Quay', photo: [createPhotoAnswer('f3', 'a.png', 11)] })).toMatchObject({
    refusal: 'files-missing',
  });
  expect(await ada.submit(data)).toMatchObject({ ok: true });
});

it('cancels an upload URL on submission, when its file gets another URL, and after an hour', async () => {
  const { code } = await shared([placeField, photoField]);
  const visitor = await visit(code);
  const put = async (url: string, content = pngBytes) => {
    const headers = { 'content-range': `bytes 0-${content.length - 1}/${content.length}` };
    const body = Buffer.from(content, 'latin1');
    return (await shareTeam.team.graph.fetch(url, { method: 'PUT', headers, body })).status;
  };
  const file = { id: 'f1', name: 'a.png', size: 11 };
  const open = async (more: object = {}, isPdf = false) =>
    (await unwrapResult(visitor.ask({ ...file, ...more }, isPdf))).files[0]!.uploadUrl;
  const [first, second] = [await open(), await open()];
  expect([await put(first), await put(second)]).toEqual([404, 201]);
  const [third, paper, other] = [await open(), await open({ id: 'p1', size: 8 }, true), await open({ id: 'f2' })];
  expect(await put(paper, pdf)).toBe(201);
  const data = { place: 'Quay', photo: [createPhotoAnswer('f1', 'a.png', 11)] };
  const spares = [await open({ id: 'p1', size: 8 }, true)];
  expect(await visitor.submit(data, { pdf: 'p1' })).toMatchObject({ ok: true });
  for (const url of [first, second, third, paper, other, ...spares]) expect(await put(url)).toBe(404);
  const { rows } = await sql`select from share_uploads`.execute(shareTeam.test.db.database);
  expect(rows).toEqual([]);

  const late = await visit(code);
  const [opened] = (await unwrapResult(late.ask(file))).files;
  const old = opened!.uploadUrl;
  expect(opened!.expiresAt).toBe(new Date(shareTeam.test.now.getTime() + 3_600_000).toISOString());
  shareTeam.test.now = new Date(shareTeam.test.now.getTime() + 3_600_000);
  const young = (await unwrapResult(late.ask({ ...file, id: 'f2' }))).files[0]!.uploadUrl;
  await cancelOldUploads.run({ ...shareTeam.test.context, log: shareTeam.test.app.log }, AbortSignal.timeout(60_000));
  expect([await put(old), await put(young)]).toEqual([404, 201]);
});

it('rejects HTML as a PDF and programs as images, even if their names look right', async () => {
  const { code } = await shared([placeField, photoField]);
  const visitor = await visit(code);
  for (const [name, type] of [
    ['a.exe', 'image/png'],
    ['a.png.html', 'image/png'],
    ['a.svgz', 'image/svg+xml'],
  ] as const)
    expect(await visitor.ask({ id: 'f1', name, type, size: 11 })).toMatchObject({ refusal: 'file-not-wanted' });
  const html = '<html><script>alert(1)</script>';
  await visitor.send({ id: 'p1', name: 'x.pdf', size: html.length }, html, true);
  expect(await visitor.submit({ place: 'Quay' }, { pdf: 'p1' })).toMatchObject({
    ...{ refusal: 'not-valid', detail: 'submission.pdf: filePattern' },
  });
  for (const [name, content] of [
    ['a.png', 'MZ\x90\0\x03 program'],
    ['b.svg', html],
    ['photo', '#!/bin/sh\n'],
  ] as const) {
    const id = name.replace('.', '-');
    expect(await visitor.send({ id, name, size: content.length }, content)).toBe(name);
    const data = { place: 'Quay', photo: [createPhotoAnswer(id, name, content.length)] };
    expect(await visitor.submit(data)).toMatchObject({ refusal: 'not-valid', detail: `${name}: filePattern` });
  }
  await visitor.send({ id: 'p1', name: 'x.pdf', size: pdf.length }, pdf, true);
  await visitor.send({ id: 'real', name: 'c.heic', size: 16 }, '\0\0\0\x18ftypheic\0\0\0\0');
  const data = { place: 'Quay', photo: [createPhotoAnswer('real', 'c.heic', 16)] };
  expect(await visitor.submit(data, { pdf: 'p1' })).toMatchObject({ ok: true });
});

it.each([
  ['a few more bytes, as a sensitivity label adds', 100, { ok: true }],
  ['more bytes than a sensitivity label adds', 1_200_000, { refusal: 'files-missing', detail: 'a.pdf' }],
])('handles a PDF that SharePoint has rewritten with %s', async (_, addedBytes, answer) => {
  const { code } = await shared([placeField, { type: 'file', key: 'photo', label: 'Plan', filePattern: '*' }]);
  const visitor = await visit(code);
  await visitor.send({ id: 'f1', name: 'a.pdf', type: 'application/pdf', size: pdf.length }, pdf);
  const item = [...shareTeam.team.graph.state.items.values()].findLast(({ name }) => name === 'a.pdf')!;
  item.current = { ...item.current, bytes: Buffer.concat([item.current.bytes, Buffer.alloc(addedBytes)]) };
  const data = { place: 'Quay', photo: [createPhotoAnswer('f1', 'a.pdf', pdf.length)] };
  expect(await visitor.submit(data)).toMatchObject(answer);
  expect(await run(visitor.id)).toBeNull();
});

it('limits the total file size per response, and per day for each share link', async () => {
  const { code, id } = await shared([placeField, { ...photoField, fileMaxSize: '' }]);
  const visitor = await visit(code);
  const large = (at: number) => ({ id: `f${at}`, name: `${at}.png`, size: 250_000_000 });
  for (let at = 0; at < 4; at += 1) expect(await visitor.ask(large(at))).toMatchObject({ ok: true });
  expect(await visitor.ask(large(4))).toMatchObject({ refusal: 'too-many-files' });
  expect(await visitor.ask({ ...large(3), size: 100 })).toMatchObject({ ok: true });
  await sql`
    insert into share_files (session_id, id, name, size_bytes, is_pdf)
    select share_sessions.id, 'more', 'more.png', 48900000000, false from share_sessions where share_id = ${id} limit 1
  `.execute(shareTeam.test.db.database);
  const other = await visit(code);
  expect(await other.ask(large(1))).toMatchObject({ ok: true });
  expect(await other.ask(large(2))).toMatchObject({ refusal: 'too-many-requests' });
  shareTeam.test.now = new Date(shareTeam.test.now.getTime() + 86_400_000);
  expect(await (await visit(code)).ask(large(1))).toMatchObject({ ok: true });
});

it('deletes files of unsubmitted sessions after two days', async () => {
  const { code } = await shared([placeField, photoField]);
  const [left, done] = [await visit(code), await visit(code)];
  for (const visitor of [left, done]) await visitor.send({ id: 'f1', name: 'a.png', size: 11 }, pngBytes);
  const data = { place: 'Quay', photo: [createPhotoAnswer('f1', 'a.png', 11)] };
  expect(await done.submit(data)).toMatchObject({ ok: true });
  shareTeam.test.now = new Date(started.getTime() + 49 * 3_600_000);
  await sweepShareSessions.run({ ...shareTeam.test.context, log: shareTeam.test.app.log }, AbortSignal.timeout(60_000));
  expect((await stored(left.id)).names).toEqual([]);
  expect(await run(done.id)).toBeNull();
  expect((await stored(done.id)).names).toContain('a.png');
  shareTeam.test.now = new Date(started.getTime() + 60_000);
  expect(await left.submit(data)).toMatchObject({ refusal: 'files-missing' });
});

it('accepts answers first, and their files and the PDF later', async () => {
  const { code } = await shared([placeField, photoField]);
  const visitor = await visit(code);
  const complete = (pdf: string | null) => visitor.api.call(completeShare, { body: { pdf } });
  expect(await complete(null)).toMatchObject({ ok: false, refusal: 'not-submitted' });
  const data = { place: 'Quay', photo: [createPhotoAnswer('f1', 'quay.png', pngBytes.length)] };
  const submit = () => visitor.submit(data, { filesFollow: true });
  expect(await submit()).toMatchObject({ ok: true, value: { submissionNumber: 1 } });
  expect(await submit()).toMatchObject({ ok: true, value: { submissionNumber: 1 } });
  expect(shareTeam.test.queuedJobs).toEqual([]);
  // The submission isn't stored in the library yet, because the PDF and webhooks follow.
  await run(visitor.id);
  expect((await stored(visitor.id)).fields).toBeUndefined();
  expect(await complete(null)).toMatchObject({ refusal: 'files-missing', detail: 'f1' });
  expect(await visitor.send({ id: 'f2', name: 'other.png', size: 3 }, 'abc')).toBe('already-submitted');
  expect(await visitor.send({ id: 'f1', name: 'quay.png', size: pngBytes.length }, 'MZ'.padEnd(pngBytes.length))).toBe(
    'quay.png',
  );
  expect(await complete(null)).toMatchObject({ refusal: 'not-valid', detail: 'quay.png: filePattern' });
  expect(await visitor.send({ id: 'f1', name: 'quay.png', size: pngBytes.length }, pngBytes)).toBe('quay.png');
  expect(await visitor.send({ id: 'p1', name: 'submission.pdf', size: pdf.length }, pdf, true)).toBe('submission.pdf');
  for (let time = 1; time <= 2; time += 1) expect(await complete('p1')).toMatchObject({ ok: true });
  expect(shareTeam.test.queuedJobs).toEqual([['store-share-submission', { sessionId: visitor.id }]]);
  expect(await run(visitor.id)).toBeNull();
  const { content, names } = await stored(visitor.id);
  expect(content.data.data).toMatchObject({ place: 'Quay', photo: [{ id: 'f1', name: 'quay.png' }] });
  expect(names).toEqual(expect.arrayContaining(['quay.png', 'submission.pdf', 'response.submitted.json']));
  expect(await visitor.send({ id: 'f1', name: 'quay.png', size: 3 }, 'xyz')).toBe('already-submitted');
  expect(await complete(null)).toMatchObject({ ok: true });
});

it('stores a submission without its missing files if the respondent’s page never returns', async () => {
  const { code } = await shared([placeField, { ...photoField, multiple: true }]);
  const bare = await visit(code);
  expect(await bare.submit({ place: 'Kew' }, { filesFollow: true })).toMatchObject({ ok: true });
  const whole = await visit(code);
  const photos = [createPhotoAnswer('f1', 'quay.png', pngBytes.length), createPhotoAnswer('f2', 'pier.png', 2)];
  expect(await whole.submit({ place: 'Quay', photo: photos }, { filesFollow: true })).toMatchObject({ ok: true });
  expect(await whole.send({ id: 'f1', name: 'quay.png', size: pngBytes.length }, pngBytes)).toBe('quay.png');
  // The content contradicts the file's name, so the file counts as missing.
  expect(await whole.send({ id: 'f2', name: 'pier.png', size: 2 }, 'MZ')).toBe('pier.png');
  const due = async (afterMs: number) => {
    shareTeam.test.now = new Date(shareTeam.test.now.getTime() + afterMs);
    shareTeam.test.queuedJobs.length = 0;
    await storeDueSubmissions.run(
      { ...shareTeam.test.context, log: shareTeam.test.app.log },
      AbortSignal.timeout(60_000),
    );
    const queuedSessionIds = shareTeam.test.queuedJobs.map(
      ([, payload]) => (payload as { sessionId: string }).sessionId,
    );
    return queuedSessionIds.filter((id) => id === bare.id || id === whole.id);
  };
  expect(await due(60_000)).toEqual([]);
  expect(await due(5 * 60_000)).toEqual([bare.id]);
  expect(await due(24 * 3600_000)).toEqual([bare.id, whole.id]);
  expect([await run(bare.id), await run(whole.id)]).toEqual([null, null]);
  expect((await stored(bare.id)).content.data.data).toEqual({ place: 'Kew', photo: [] });
  const { content, names } = await stored(whole.id);
  expect(content.data.data).toMatchObject({ place: 'Quay', photo: [{ id: 'f1' }] });
  expect(content.data.data.photo).toHaveLength(1);
  expect(content.data.metadata).toMatchObject({ missingFiles: ['pier.png'] });
  expect(names).toContain('quay.png');
});
