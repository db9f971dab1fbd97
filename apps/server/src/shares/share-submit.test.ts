import {
  createFormEmail,
  createWebhook,
  deleteShare,
  getSharedForm,
  getShareSession,
  preSubmitShare,
} from '@tideform/contract';
import type { Fault } from '@tideform/graph/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createPhotoAnswer,
  createShareTeam,
  createShareVisits,
  pdf,
  pngBytes,
  type ShareTeam,
  solveCaptcha,
} from '../testing/create-share-team.ts';
import { storeDueSubmissions } from './storing/share-sweeps.ts';

const started = new Date('2026-03-14T10:00:00Z');
let fault: ((moment: 'request' | 'reply', request: Request) => Fault) | undefined;
let shareTeam: ShareTeam;

beforeAll(async () => {
  shareTeam = await createShareTeam((moment, request) => fault?.(moment, request));
});
afterAll(() => shareTeam.test.close());
beforeEach(() => {
  fault = undefined;
  shareTeam.test.now = started;
  shareTeam.test.queuedJobs.length = 0;
});

const { visit, shared, run, stored } = createShareVisits(() => shareTeam);

const placeField = { type: 'textfield', key: 'place', label: 'Place', validate: { required: true } };
const photoField = { type: 'file', key: 'photo', label: 'Photo', filePattern: 'image/*', fileMaxSize: '1KB' };
const paperField = { type: 'file', key: 'paper', label: 'Paper', filePattern: '.json,.txt' };

it('stores an anonymous submission in the library completely and only once', async () => {
  const { code, formId } = await shared([placeField, photoField, paperField, { type: 'submissionNumber', key: 'nr' }]);
  const hook = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
  const body = { formId, url: 'http://127.0.0.1:9/hook', name: 'To the ledger', ...hook };
  const params = { teamId: shareTeam.team.teamId };
  expect(await (await shareTeam.asBuilder()).call(createWebhook, { params, body })).toMatchObject({ ok: true });
  const visitor = await visit(code);
  expect(await visitor.send({ id: 'f0', name: 'response.submitted.json', type: '', size: 11 }, pngBytes)).toBe(
    'response.submitted-1.json',
  );
  expect(await visitor.send({ id: 'f1', name: '../quay.png', size: 11 }, pngBytes)).toBe('..quay.png');
  const number = await visitor.api.call(preSubmitShare, {});
  expect(number).toEqual({ ok: true, value: { submissionNumber: 1, title: `Form ${formId}` } });
  expect(await visitor.send({ id: 'p1', name: 'x.exe', size: 8 }, pdf, true)).toBe('submission.pdf');
  const data = { place: 'Quay', photo: [createPhotoAnswer('f1', 'quay.png', 11)] };
  const done = await visitor.submit(data, { pdf: 'p1' });
  expect(done).toEqual({
    ok: true,
    value: { id: visitor.id, submissionNumber: 1, submittedAt: '2026-03-14T10:01:00.000Z' },
  });
  expect(shareTeam.test.queuedJobs).toEqual([['store-share-submission', { sessionId: visitor.id }]]);
  const { rows } = await sql<{ text: string }>`select share_sessions::text as text from share_sessions`.execute(
    shareTeam.test.db.database,
  );
  expect(rows.map((row) => row.text).join()).not.toContain('Quay');

  expect(await run(visitor.id)).toBeNull();
  const { teamId } = shareTeam.team;
  expect(shareTeam.test.queuedJobs).toContainEqual(['send-webhook-messages', { teamId, responseId: visitor.id }]);
  const { fields, content, names } = await stored(visitor.id);
  expect(fields).toMatchObject({
    ...{ tfFormShareSessionId: visitor.id, tfSubmissionNumber: 1, tfFormVersion: 1, tfFormId: formId },
    ...{ tfTitle: `Form ${formId}`, tfSubmissionTimestamp: '2026-03-14T10:01:00.000Z' },
  });
  expect(names.sort()).toEqual(['..quay.png', `1 Form ${formId}`, 'response.submitted.json', 'submission.pdf']);
  const { driveId } = shareTeam.team;
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
  `.execute(shareTeam.test.db.database);
  expect(left).toEqual([]);
});

it('validates answers, and ignores answers of hidden components', async () => {
  const logic = { type: 'textfield', key: 'twice', label: 'Twice', calculateValue: 'value = data.place + data.place' };
  const { code } = await shared([
    { ...placeField, validate: { required: true, custom: 'valid = input === "Quay" ? true : "Quay alone"' } },
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

it('corrects forged calculations, hidden and unknown answers, and metadata', async () => {
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

it('hides components that need team data, and submits without them', async () => {
  const required = { validate: { required: true } };
  const { code } = await shared([
    placeField,
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

it('enforces the response limit of a link for concurrent submissions, and rejects submissions after its deletion', async () => {
  const over = { mostResponses: 2, closingText: 'Thank you all' };
  const { code, teamId, formId, id: shareId } = await shared([placeField], over);
  const visitors: Awaited<ReturnType<typeof visit>>[] = [];
  while (visitors.length < 10) visitors.push(await visit(code));
  const answers = await Promise.all(visitors.map((visitor) => visitor.submit({ place: visitor.id })));
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toEqual(Array(8).fill({ ok: false, refusal: 'share-full', detail: 'Thank you all' }));
  const params = { teamId, formId, shareId };
  expect(await (await shareTeam.asBuilder()).call(deleteShare, { params })).toMatchObject({ ok: true });
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

it('accepts submissions while the library is unavailable, and stores them later', async () => {
  const { code } = await shared([placeField]);
  const visitor = await visit(code);
  fault = () => 'lost';
  expect(await visitor.submit({ place: 'Quay' })).toMatchObject({ ok: true, value: { submissionNumber: 1 } });
  await run(visitor.id);
  fault = undefined;
  await sql`update graph_credentials set expired_at = now()`.execute(shareTeam.test.db.database);
  await run(visitor.id);
  expect((await stored(visitor.id)).names).toEqual([]);
  await sql`update graph_credentials set expired_at = null`.execute(shareTeam.test.db.database);
  shareTeam.test.now = new Date(shareTeam.test.now.getTime() + 60_000);
  shareTeam.test.queuedJobs.length = 0;
  await storeDueSubmissions.run(
    { ...shareTeam.test.context, log: shareTeam.test.app.log },
    AbortSignal.timeout(60_000),
  );
  expect(shareTeam.test.queuedJobs).toContainEqual(['store-share-submission', { sessionId: visitor.id }]);
  // Simulates that the response to the ninth Graph request is lost.
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

it('requires a captcha receipt if the form has a captcha or the submission looks automated, and accepts it once', async () => {
  const { code } = await shared([placeField]);
  const bot = await visit(code);
  const spam = { website: 'https://spam.example' };
  expect(await bot.submit({ place: 'Quay' }, spam)).toMatchObject({ refusal: 'proof-required' });
  const receipt = await solveCaptcha(shareTeam.test.clientWith(''));
  expect(await bot.submit({ place: 'Quay' }, { ...spam, receipt })).toMatchObject({ ok: true });
  const mailing = await shared([placeField]);
  const template = { to: '{{data.place}}', subject: 'Thanks', body: 'Thanks', attachments: [] };
  const { teamId, formId } = mailing;
  const email = { params: { teamId, formId }, body: { sender: 'account' as const, template } };
  expect(await (await shareTeam.asBuilder()).call(createFormEmail, email)).toMatchObject({ ok: true });
  const named = await visit(mailing.code);
  expect(await named.submit({ place: 'eve@south.example' })).toMatchObject({ refusal: 'proof-required' });
  const { code: asking } = await shared([placeField, { type: 'recaptcha', key: 'proof' }]);
  const visitor = await visit(asking);
  expect(await visitor.submit({ place: 'Quay' })).toMatchObject({ refusal: 'proof-required' });
  const proof = { success: true, challenge_ts: started.toISOString(), token: receipt };
  expect(await visitor.submit({ place: 'Quay', proof })).toMatchObject({ refusal: 'proof-required' });
  expect(
    await visitor.submit({
      place: 'Quay',
      proof: { ...proof, token: await solveCaptcha(shareTeam.test.clientWith('')) },
    }),
  ).toMatchObject({
    ok: true,
  });
});
