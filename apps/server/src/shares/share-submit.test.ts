import {
  completeShare,
  createFormEmail,
  createShareUploadUrls,
  createWebhook,
  deleteShare,
  getSharedForm,
  getShareSession,
  getShareSessionToken,
  preSubmitShare,
  submitShare,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import type { Fault } from '@tideform/graph/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { proveByWork } from '../testing/prove-by-work.ts';
import { openShareTeam, type ShareTeam } from '../testing/share-team.ts';
import { endOldUploads } from './storing/end-old-uploads.ts';
import { storeDueSubmissions } from './storing/store-due-submissions.ts';
import { storeSubmission } from './storing/store-submission.ts';
import { sweepShareSessions } from './storing/sweep-share-sessions.ts';

const started = new Date('2026-03-14T10:00:00Z');
let fault: ((moment: 'request' | 'reply', request: Request) => Fault) | undefined;
let world: ShareTeam;

beforeAll(async () => {
  world = await openShareTeam((moment, request) => fault?.(moment, request));
});
afterAll(() => world.test.close());
beforeEach(() => {
  fault = undefined;
  world.test.now = started;
  world.test.asked.length = 0;
});

const place = { type: 'textfield', key: 'place', label: 'Place', validate: { required: true } };
const photo = { type: 'file', key: 'photo', label: 'Photo', filePattern: 'image/*', fileMaxSize: '1KB' };
const paper = { type: 'file', key: 'paper', label: 'Paper', filePattern: '.json,.txt' };
/** A picture of eleven bytes, as far as anybody looks. */
const png = '\x89PNG\r\n\x1a\nabc';
const pdf = '%PDF-1.7';

/** A stranger who has had the form before them for a minute. */
async function visit(code: string) {
  const opened = await world.test.clientWith('').call(getShareSessionToken, { query: { code } });
  if (!opened.ok) throw new Error(opened.refusal);
  const { id, token } = opened.value;
  world.test.now = new Date(world.test.now.getTime() + 60_000);
  const api = world.test.clientWith(token);
  return {
    id,
    api,
    submit: (data: Record<string, unknown>, over: object = {}) =>
      api.call(submitShare, { body: { version: 1, data: { data }, pdf: null, ...over }, idempotencyKey: id }),
    ask: (file: { id: string; name: string; type?: string; size: number }, pdf = false) =>
      api.call(createShareUploadUrls, {
        body: { files: [{ type: 'image/png', ...file, conflictBehavior: pdf ? 'replace' : 'rename' }] },
      }),
    async send(file: { id: string; name: string; type?: string; size: number }, content: string, pdf = false) {
      const asked = await this.ask(file, pdf);
      if (!asked.ok) return asked.refusal;
      const bytes = Buffer.from(content, 'latin1');
      const headers = { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` };
      const { uploadUrl, name } = asked.value.files[0]!;
      expect((await world.team.graph.fetch(uploadUrl, { method: 'PUT', headers, body: bytes })).ok).toBe(true);
      return name;
    },
  };
}

async function shared(components: Parameters<ShareTeam['publish']>[0], over: object = {}) {
  const form = await world.publish(components);
  return { ...form, ...(await world.share(form, over)) };
}

/** Runs the job that stores it; answers why it could not. */
async function run(sessionId: string): Promise<string | null> {
  const { context, app } = world.test;
  await storeSubmission.run({ ...context, log: app.log }, AbortSignal.timeout(60_000), { sessionId });
  const { rows } = await sql<{ failure: string | null }>`
    select failure from share_sessions where id = ${sessionId}
  `.execute(world.test.db.database);
  return rows[0]!.failure;
}

const columns =
  'tfItemType,tfFormShareSessionId,tfSubmissionNumber,tfFormVersion,tfFormId,tfTitle,tfSubmissionTimestamp,tfResponseId';

/** What the library has of a response: its submission's fields, and the names in its folder. */
async function stored(responseId: string) {
  const graph = world.team.graphOf('owner');
  const { driveId } = world.team;
  const query = { filter: `fields/tfResponseId eq '${responseId}'`, expand: `fields($select=${columns}),driveItem` };
  const { rows } = await graph.page(operations.listDriveListItems, { driveId }, { query });
  const [submission, ...others] = rows.filter(({ fields }) => fields?.tfItemType === 'submission');
  expect(others).toEqual([]);
  const item = submission?.driveItem as { id: string } | undefined;
  const file = item && (await graph.call(operations.getItem, { driveId, itemId: item.id }));
  const content = file && JSON.parse(await (await graph.download(file['@microsoft.graph.downloadUrl']!)).text());
  return { fields: submission?.fields, content, names: rows.map((row) => (row.driveItem as { name: string }).name) };
}

const photoValue = (id: string, name: string, size: number) => ({
  ...{ id, name, originalName: name, size, type: 'image/png', url: 'javascript:alert(1)', storage: 'indexeddb' },
  ...{ driveId: 'another', driveItemId: 'another' },
});

it('brings what a stranger submits into the library, whole and once', async () => {
  const { code, formId } = await shared([place, photo, paper, { type: 'submissionNumber', key: 'nr' }]);
  const hook = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
  const body = { formId, url: 'http://127.0.0.1:9/hook', name: 'To the ledger', ...hook };
  const params = { teamId: world.team.teamId };
  expect(await (await world.asBuilder()).call(createWebhook, { params, body })).toMatchObject({ ok: true });
  const visitor = await visit(code);
  expect(await visitor.send({ id: 'f0', name: 'response.submitted.json', type: '', size: 11 }, png)).toBe(
    'response.submitted-1.json',
  );
  expect(await visitor.send({ id: 'f1', name: '../quay.png', size: 11 }, png)).toBe('..quay.png');
  const number = await visitor.api.call(preSubmitShare, {});
  expect(number).toEqual({ ok: true, value: { submissionNumber: 1, title: `Form ${formId}` } });
  expect(await visitor.send({ id: 'p1', name: 'x.exe', size: 8 }, pdf, true)).toBe('submission.pdf');
  const data = { place: 'Quay', photo: [photoValue('f1', 'quay.png', 11)] };
  const done = await visitor.submit(data, { pdf: 'p1' });
  expect(done).toEqual({
    ok: true,
    value: { id: visitor.id, submissionNumber: 1, submittedAt: '2026-03-14T10:01:00.000Z' },
  });
  expect(world.test.asked).toEqual([['store-share-submission', { sessionId: visitor.id }]]);
  const { rows } = await sql<{ text: string }>`select share_sessions::text as text from share_sessions`.execute(
    world.test.db.database,
  );
  expect(rows.map((row) => row.text).join()).not.toContain('Quay');

  expect(await run(visitor.id)).toBeNull();
  const { teamId } = world.team;
  expect(world.test.asked).toContainEqual(['send-webhook-messages', { teamId, responseId: visitor.id }]);
  const { fields, content, names } = await stored(visitor.id);
  expect(fields).toMatchObject({
    ...{ tfFormShareSessionId: visitor.id, tfSubmissionNumber: 1, tfFormVersion: 1, tfFormId: formId },
    ...{ tfTitle: `Form ${formId}`, tfSubmissionTimestamp: '2026-03-14T10:01:00.000Z' },
  });
  expect(names.sort()).toEqual(['..quay.png', `1 Form ${formId}`, 'response.submitted.json', 'submission.pdf']);
  const { driveId } = world.team;
  expect(content).toMatchObject({
    ...{ createdBy: { name: 'Anonymous' }, collaborators: [], submissionNumber: 1 },
    ...{ formShareSessionId: visitor.id, webhooks: [], email: [] },
    data: { data: { place: 'Quay', nr: 1, photo: [{ id: 'f1', driveId, name: '..quay.png' }] } },
  });
  expect(JSON.stringify(content)).not.toMatch(/javascript:|another/);

  expect(await visitor.submit(data, { pdf: 'p1' })).toEqual(done);
  expect(await visitor.submit({ place: 'Dock' })).toMatchObject({ refusal: 'already-submitted' });
  expect(await visitor.ask({ id: 'f2', name: 'b.png', size: 3 })).toMatchObject({ refusal: 'already-submitted' });
  await run(visitor.id);
  expect((await stored(visitor.id)).names).toHaveLength(4);
  expect(await visitor.api.call(getShareSession, {})).toMatchObject({
    value: { isSubmitted: true, submissionNumber: 1 },
  });
  const { rows: left } = await sql`
    select from share_sessions where sealed_submission is not null and id = ${visitor.id}
    union all select from counted_submissions where key <> ${visitor.id}
  `.execute(world.test.db.database);
  expect(left).toEqual([]);
});

it('checks answers by the rules of the form, and takes none that a stranger may not give', async () => {
  const logic = { type: 'textfield', key: 'twice', label: 'Twice', calculateValue: 'value = data.place + data.place' };
  const { code } = await shared([
    { ...place, validate: { required: true, custom: 'valid = input === "Quay" ? true : "Quay alone"' } },
    logic,
    { type: 'textfield', key: 'score', label: 'Score', creatorPermissions: 'hidden', defaultValue: 'low' },
    { type: 'approval', key: 'ok', label: 'Approved', approvers: [{ mail: 'boss@contoso.test' }] },
  ]);
  const visitor = await visit(code);
  expect(await visitor.submit({})).toMatchObject({ refusal: 'not-valid', detail: 'place: required, place: custom' });
  expect(await visitor.submit({ place: 'Dock' })).toMatchObject({ refusal: 'not-valid', detail: 'place: custom' });
  expect(await visitor.submit({ place: 'Quay' }, { version: 7 })).toMatchObject({ refusal: 'share-gone' });
  const forged = { place: 'Quay', twice: 'QuayQuay', score: 'high', ok: { status: 'approved' } };
  expect(await visitor.submit(forged)).toMatchObject({ ok: true });
  expect(await run(visitor.id)).toBeNull();
  const { content } = await stored(visitor.id);
  expect(content.data.data).toEqual({ place: 'Quay', twice: 'QuayQuay', score: 'low' });
});

it('settles what a stranger forges: calculations, hidden and unknown answers, and metadata', async () => {
  const { code } = await shared([
    { type: 'number', key: 'count', label: 'Count' },
    {
      type: 'number',
      key: 'total',
      label: 'Total',
      disabled: true,
      calculateValue: { '*': [{ var: 'data.count' }, 2] },
    },
    { type: 'textfield', key: 'level', label: 'Level', hidden: true, defaultValue: 'low' },
    { type: 'hidden', key: 'asset', label: 'Asset' },
    { type: 'number', key: 'own', label: 'Own', allowCalculateOverride: true, calculateValue: 'value = data.count' },
  ]);
  const visitor = await visit(code);
  const data = { count: 3, total: 999_999, level: 'high', asset: 'crane 2', own: 4, extra: { admin: true } };
  const good = {
    timezone: 'Europe/London',
    offset: 60,
    origin: 'https://a.test',
    openedAt: '2026-03-14T09:59:00.000Z',
  };
  const metadata = { ...good, prefilledData: { asset: 'crane 2', extra: 1 }, role: 'owner', userAgent: 'x' };
  expect(await visitor.submit({}, { data: { data, metadata } })).toMatchObject({ ok: true });
  expect(await run(visitor.id)).toBeNull();
  const { content } = await stored(visitor.id);
  expect(content.data.data).toEqual({ count: 3, total: 6, level: 'low', asset: 'crane 2', own: 4 });
  expect(content.data.metadata).toEqual({ ...good, prefilledData: { asset: 'crane 2' } });
  const odd = await visit(code);
  const forged = {
    timezone: 'x'.repeat(100),
    offset: 9e9,
    origin: 'javascript:1',
    openedAt: 'now',
    prefilledData: [1],
  };
  expect(await odd.submit({}, { data: { data: { asset: 'forged' }, metadata: forged } })).toMatchObject({ ok: true });
  expect(await run(odd.id)).toBeNull();
  const { content: other } = await stored(odd.id);
  expect([other.data.metadata, other.data.data]).toMatchObject([{}, { level: 'low' }]);
  expect(JSON.stringify(other)).not.toMatch(/forged|javascript/);
});

it('hides what needs the team from a stranger, who submits without it', async () => {
  const required = { validate: { required: true } };
  const { code } = await shared([
    place,
    { type: 'panel', key: 'inner', components: [{ type: 'user', key: 'who', label: 'Inspector', ...required }] },
    { type: 'spSelect', key: 'block', label: 'Block', dataSourceId: 'blocks', ...required },
    { type: 'select', key: 'town', label: 'Town', dataSourceId: 'towns', ...required },
  ]);
  const visitor = await visit(code);
  const form = await visitor.api.call(getSharedForm, {});
  expect(JSON.stringify(form)).not.toMatch(/Inspector|Block|Town|blocks|towns/);
  const forged = { place: 'Quay', who: { displayName: 'Boss' }, town: 'Ems' };
  expect(await visitor.submit(forged)).toMatchObject({ ok: true });
  expect(await run(visitor.id)).toBeNull();
  const { content } = await stored(visitor.id);
  expect(content.data.data).toMatchObject({ place: 'Quay' });
  expect(JSON.stringify(content.data.data)).not.toMatch(/Boss|Ems/);
});

it('takes files as they were announced, and no other session’s', async () => {
  const { code } = await shared([place, photo]);
  const [ada, mal] = [await visit(code), await visit(code)];
  expect(await ada.ask({ id: 'big', name: 'a.png', size: 2000 })).toMatchObject({
    refusal: 'file-not-wanted',
    detail: 'a.png',
  });
  expect(await ada.ask({ id: 'doc', name: 'a.doc', type: 'application/msword', size: 2 })).toMatchObject({
    refusal: 'file-not-wanted',
  });
  expect(await ada.send({ id: 'f1', name: 'a.png', size: 11 }, `${png}d`)).toBe('a.png');
  const data = { place: 'Quay', photo: [photoValue('f1', 'a.png', 11)] };
  expect(await ada.submit(data)).toMatchObject({ refusal: 'files-missing', detail: 'a.png' });
  expect(await ada.send({ id: 'f1', name: 'a.png', size: 11 }, png)).toBe('a.png');
  expect(await ada.send({ id: 'f2', name: 'A.png', size: 11 }, png)).toBe('A-1.png');
  expect(await mal.submit(data)).toMatchObject({ refusal: 'files-missing', detail: 'f1' });
  expect(await ada.submit({ place: 'Quay', photo: [photoValue('f3', 'a.png', 11)] })).toMatchObject({
    refusal: 'files-missing',
  });
  expect(await ada.submit(data)).toMatchObject({ ok: true });
});

it('ends the addresses of files at the submit, with a second address for the same file, and after an hour', async () => {
  const { code } = await shared([place, photo]);
  const visitor = await visit(code);
  const put = async (url: string, content = png) => {
    const headers = { 'content-range': `bytes 0-${content.length - 1}/${content.length}` };
    const body = Buffer.from(content, 'latin1');
    return (await world.team.graph.fetch(url, { method: 'PUT', headers, body })).status;
  };
  const file = { id: 'f1', name: 'a.png', size: 11 };
  const open = async (more: object = {}, isPdf = false) =>
    (await given(visitor.ask({ ...file, ...more }, isPdf))).files[0]!.uploadUrl;
  const [first, second] = [await open(), await open()];
  expect([await put(first), await put(second)]).toEqual([404, 201]);
  const [third, paper, other] = [await open(), await open({ id: 'p1', size: 8 }, true), await open({ id: 'f2' })];
  expect(await put(paper, pdf)).toBe(201);
  const data = { place: 'Quay', photo: [photoValue('f1', 'a.png', 11)] };
  const spares = [await open({ id: 'p1', size: 8 }, true)];
  expect(await visitor.submit(data, { pdf: 'p1' })).toMatchObject({ ok: true });
  for (const url of [first, second, third, paper, other, ...spares]) expect(await put(url)).toBe(404);
  const { rows } = await sql`select from share_uploads`.execute(world.test.db.database);
  expect(rows).toEqual([]);

  const late = await visit(code);
  const old = (await given(late.ask(file))).files[0]!.uploadUrl;
  world.test.now = new Date(world.test.now.getTime() + 3_600_000);
  const young = (await given(late.ask({ ...file, id: 'f2' }))).files[0]!.uploadUrl;
  await endOldUploads.run({ ...world.test.context, log: world.test.app.log }, AbortSignal.timeout(60_000));
  expect([await put(old), await put(young)]).toEqual([404, 201]);
});

it('takes no page for a PDF, no program for a picture, and neither when it is the other in name', async () => {
  const { code } = await shared([place, photo]);
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
    const data = { place: 'Quay', photo: [photoValue(id, name, content.length)] };
    expect(await visitor.submit(data)).toMatchObject({ refusal: 'not-valid', detail: `${name}: filePattern` });
  }
  await visitor.send({ id: 'p1', name: 'x.pdf', size: pdf.length }, pdf, true);
  await visitor.send({ id: 'real', name: 'c.heic', size: 16 }, '\0\0\0\x18ftypheic\0\0\0\0');
  const data = { place: 'Quay', photo: [photoValue('real', 'c.heic', 16)] };
  expect(await visitor.submit(data, { pdf: 'p1' })).toMatchObject({ ok: true });
});

it('takes as many bytes as a response and a link may have in a day', async () => {
  const { code, id } = await shared([place, { ...photo, fileMaxSize: '' }]);
  const visitor = await visit(code);
  const large = (at: number) => ({ id: `f${at}`, name: `${at}.png`, size: 250_000_000 });
  for (let at = 0; at < 4; at += 1) expect(await visitor.ask(large(at))).toMatchObject({ ok: true });
  expect(await visitor.ask(large(4))).toMatchObject({ refusal: 'too-many-files' });
  expect(await visitor.ask({ ...large(3), size: 100 })).toMatchObject({ ok: true });
  await sql`
    insert into share_files (session_id, id, name, size_bytes, is_pdf)
    select share_sessions.id, 'more', 'more.png', 48900000000, false from share_sessions where share_id = ${id} limit 1
  `.execute(world.test.db.database);
  const other = await visit(code);
  expect(await other.ask(large(1))).toMatchObject({ ok: true });
  expect(await other.ask(large(2))).toMatchObject({ refusal: 'too-many-requests' });
  world.test.now = new Date(world.test.now.getTime() + 86_400_000);
  expect(await (await visit(code)).ask(large(1))).toMatchObject({ ok: true });
});

it('takes as many as its link says, however many come at once, and none once it is deleted', async () => {
  const over = { mostResponses: 2, closingText: 'Thank you all' };
  const { code, teamId, formId, id: shareId } = await shared([place], over);
  const visitors: Awaited<ReturnType<typeof visit>>[] = [];
  while (visitors.length < 10) visitors.push(await visit(code));
  const answers = await Promise.all(visitors.map((visitor) => visitor.submit({ place: visitor.id })));
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toEqual(Array(8).fill({ ok: false, refusal: 'share-full', detail: 'Thank you all' }));
  const params = { teamId, formId, shareId };
  expect(await (await world.asBuilder()).call(deleteShare, { params })).toMatchObject({ ok: true });
  for (const [at, visitor] of visitors.entries()) {
    const again = await visitor.submit({ place: visitor.id });
    expect(again).toEqual(
      answers[at]!.ok ? answers[at] : { ok: false, refusal: 'share-gone', detail: expect.any(String) },
    );
    if (!again.ok) continue;
    expect(await run(visitor.id)).toBeNull();
    expect((await stored(visitor.id)).fields).toMatchObject({ tfSubmissionNumber: again.value.submissionNumber });
  }
});

it('takes away what somebody has brought and never submitted, after two days', async () => {
  const { code } = await shared([place, photo]);
  const [left, done] = [await visit(code), await visit(code)];
  for (const visitor of [left, done]) await visitor.send({ id: 'f1', name: 'a.png', size: 11 }, png);
  const data = { place: 'Quay', photo: [photoValue('f1', 'a.png', 11)] };
  expect(await done.submit(data)).toMatchObject({ ok: true });
  world.test.now = new Date(started.getTime() + 49 * 3_600_000);
  await sweepShareSessions.run({ ...world.test.context, log: world.test.app.log }, AbortSignal.timeout(60_000));
  expect((await stored(left.id)).names).toEqual([]);
  expect(await run(done.id)).toBeNull();
  expect((await stored(done.id)).names).toContain('a.png');
  world.test.now = new Date(started.getTime() + 60_000);
  expect(await left.submit(data)).toMatchObject({ refusal: 'files-missing' });
});

it('thanks while the library is away, and brings it there later', async () => {
  const { code } = await shared([place]);
  const visitor = await visit(code);
  fault = () => 'lost';
  expect(await visitor.submit({ place: 'Quay' })).toMatchObject({ ok: true, value: { submissionNumber: 1 } });
  await run(visitor.id);
  fault = undefined;
  await sql`update graph_credentials set expired_at = now()`.execute(world.test.db.database);
  await run(visitor.id);
  expect((await stored(visitor.id)).names).toEqual([]);
  await sql`update graph_credentials set expired_at = null`.execute(world.test.db.database);
  world.test.now = new Date(world.test.now.getTime() + 60_000);
  world.test.asked.length = 0;
  await storeDueSubmissions.run({ ...world.test.context, log: world.test.app.log }, AbortSignal.timeout(60_000));
  expect(world.test.asked).toContainEqual(['store-share-submission', { sessionId: visitor.id }]);
  // The answer of the commit is lost, whatever it was that was asked.
  let replies = 0;
  fault = (moment) => (moment === 'reply' && ++replies === 9 ? 'lost' : undefined);
  await run(visitor.id);
  fault = undefined;
  await run(visitor.id);
  expect((await stored(visitor.id)).names.sort()).toEqual([
    expect.stringMatching(/^1 Form/),
    'response.submitted.json',
  ]);
});

it('asks for a proof where the form does, or a program is likely; the proof is good once', async () => {
  const { code } = await shared([place]);
  const bot = await visit(code);
  const spam = { website: 'https://spam.example' };
  expect(await bot.submit({ place: 'Quay' }, spam)).toMatchObject({ refusal: 'proof-required' });
  const receipt = await proveByWork(world.test.clientWith(''));
  expect(await bot.submit({ place: 'Quay' }, { ...spam, receipt })).toMatchObject({ ok: true });
  const mailing = await shared([place]);
  const template = { to: '{{data.place}}', subject: 'Thanks', body: 'Thanks', attachments: [] };
  const { teamId, formId } = mailing;
  const email = { params: { teamId, formId }, body: { sender: 'account' as const, template } };
  expect(await (await world.asBuilder()).call(createFormEmail, email)).toMatchObject({ ok: true });
  const named = await visit(mailing.code);
  expect(await named.submit({ place: 'eve@south.example' })).toMatchObject({ refusal: 'proof-required' });
  const { code: asking } = await shared([place, { type: 'recaptcha', key: 'proof' }]);
  const visitor = await visit(asking);
  expect(await visitor.submit({ place: 'Quay' })).toMatchObject({ refusal: 'proof-required' });
  const proof = { success: true, challenge_ts: started.toISOString(), token: receipt };
  expect(await visitor.submit({ place: 'Quay', proof })).toMatchObject({ refusal: 'proof-required' });
  expect(
    await visitor.submit({ place: 'Quay', proof: { ...proof, token: await proveByWork(world.test.clientWith('')) } }),
  ).toMatchObject({
    ok: true,
  });
});

it('is safe with the first request, before its files and its PDF come', async () => {
  const { code } = await shared([place, photo]);
  const visitor = await visit(code);
  const complete = (pdf: string | null) => visitor.api.call(completeShare, { body: { pdf } });
  expect(await complete(null)).toMatchObject({ ok: false, refusal: 'not-submitted' });
  const data = { place: 'Quay', photo: [photoValue('f1', 'quay.png', png.length)] };
  const submit = () => visitor.submit(data, { filesFollow: true });
  expect(await submit()).toMatchObject({ ok: true, value: { submissionNumber: 1 } });
  expect(await submit()).toMatchObject({ ok: true, value: { submissionNumber: 1 } });
  expect(world.test.asked).toEqual([]);
  // The library waits: a PDF and webhooks come to one submission.
  await run(visitor.id);
  expect((await stored(visitor.id)).fields).toBeUndefined();
  expect(await complete(null)).toMatchObject({ refusal: 'files-missing', detail: 'f1' });
  expect(await visitor.send({ id: 'f2', name: 'other.png', size: 3 }, 'abc')).toBe('already-submitted');
  expect(await visitor.send({ id: 'f1', name: 'quay.png', size: png.length }, 'MZ'.padEnd(png.length))).toBe(
    'quay.png',
  );
  expect(await complete(null)).toMatchObject({ refusal: 'not-valid', detail: 'quay.png: filePattern' });
  expect(await visitor.send({ id: 'f1', name: 'quay.png', size: png.length }, png)).toBe('quay.png');
  expect(await visitor.send({ id: 'p1', name: 'submission.pdf', size: pdf.length }, pdf, true)).toBe('submission.pdf');
  for (let time = 1; time <= 2; time += 1) expect(await complete('p1')).toMatchObject({ ok: true });
  expect(world.test.asked).toEqual([['store-share-submission', { sessionId: visitor.id }]]);
  expect(await run(visitor.id)).toBeNull();
  const { content, names } = await stored(visitor.id);
  expect(content.data.data).toMatchObject({ place: 'Quay', photo: [{ id: 'f1', name: 'quay.png' }] });
  expect(names).toEqual(expect.arrayContaining(['quay.png', 'submission.pdf', 'response.submitted.json']));
  expect(await visitor.send({ id: 'f1', name: 'quay.png', size: 3 }, 'xyz')).toBe('already-submitted');
  expect(await complete(null)).toMatchObject({ ok: true });
});

it('comes without what has not arrived where its page is gone for good', async () => {
  const { code } = await shared([place, { ...photo, multiple: true }]);
  const bare = await visit(code);
  expect(await bare.submit({ place: 'Kew' }, { filesFollow: true })).toMatchObject({ ok: true });
  const whole = await visit(code);
  const photos = [photoValue('f1', 'quay.png', png.length), photoValue('f2', 'pier.png', 2)];
  expect(await whole.submit({ place: 'Quay', photo: photos }, { filesFollow: true })).toMatchObject({ ok: true });
  expect(await whole.send({ id: 'f1', name: 'quay.png', size: png.length }, png)).toBe('quay.png');
  // Its content isn't what its name says: it counts for nothing.
  expect(await whole.send({ id: 'f2', name: 'pier.png', size: 2 }, 'MZ')).toBe('pier.png');
  const due = async (afterMs: number) => {
    world.test.now = new Date(world.test.now.getTime() + afterMs);
    world.test.asked.length = 0;
    await storeDueSubmissions.run({ ...world.test.context, log: world.test.app.log }, AbortSignal.timeout(60_000));
    const asked = world.test.asked.map(([, payload]) => (payload as { sessionId: string }).sessionId);
    return asked.filter((id) => id === bare.id || id === whole.id);
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
