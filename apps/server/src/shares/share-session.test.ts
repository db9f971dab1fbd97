import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createShareUploadUrls,
  deleteShare,
  getSharedForm,
  getShareSession,
  getShareSessionToken,
  listShares,
  openShareSession,
  preSubmitShare,
  submitShare,
  updateShare,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import type { Fault } from '@tideform/graph/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createShareTeam, type PublishedForm, type ShareTeam } from '../testing/create-share-team.ts';

const started = new Date('2026-03-14T10:00:00Z');
const goneText = 'This form is no longer available';
let fault: ((moment: 'request' | 'reply', request: Request) => Fault) | undefined;
const webRoot = mkdtempSync(join(tmpdir(), 'tideform-web-'));
let shareTeam: ShareTeam;

beforeAll(async () => {
  for (const page of ['index.html', 'public.html']) writeFileSync(join(webRoot, page), '<!doctype html>');
  shareTeam = await createShareTeam((moment, request) => fault?.(moment, request), { webRoot });
});
afterAll(async () => {
  await shareTeam.test.close();
  rmSync(webRoot, { recursive: true });
});
beforeEach(() => {
  fault = undefined;
  shareTeam.test.now = started;
});

const placeField = { type: 'textfield', key: 'place', label: 'Place' };
const setMinutesLater = (minutes: number) => {
  shareTeam.test.now = new Date(started.getTime() + minutes * 60_000);
};
const createAnonymousClient = (token = '') => shareTeam.test.clientWith(token);
const openShare = (code: string) => createAnonymousClient().call(getShareSessionToken, { query: { code } });
const reopenSession = (body: { code: string; password?: string; token?: string }) =>
  createAnonymousClient().call(openShareSession, { body });
async function getOpenResult(code: string) {
  const answer = await openShare(code);
  return answer.ok ? 'open' : [answer.refusal, answer.detail];
}
async function getToken(code: string): Promise<string> {
  const answer = await openShare(code);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.token;
}
async function changeShare(form: PublishedForm, shareId: string, body: object) {
  const { teamId, formId } = form;
  const answer = await (await shareTeam.asBuilder()).call(updateShare, { params: { teamId, formId, shareId }, body });
  expect(answer).toMatchObject({ ok: true });
}

it('opens a form by its share code, without internal data of the team', async () => {
  const secret = 'Known to the crew';
  const form = await shareTeam.publish([
    { ...placeField, permissions: [{ user: { mail: 'boss@contoso.test' }, permissionLevel: 'hidden' }] },
    { ...placeField, key: 'score', label: secret, tooltip: secret, creatorPermissions: 'hidden', defaultValue: 'high' },
    {
      type: 'panel',
      key: 'inner',
      title: secret,
      creatorPermissions: 'hidden',
      components: [{ ...placeField, label: secret }],
    },
    { type: 'approval', key: 'ok', label: 'Approved', approvers: [{ mail: 'boss@contoso.test' }] },
    { ...placeField, key: 'why', label: 'Why', customField: secret, tags: [secret], creatorPermissions: 'view' },
  ]);
  const { code, id: shareId } = await shareTeam.share(form, { closesAt: '2026-04-01T00:00:00Z' });
  const opened = await openShare(code);
  expect(opened).toMatchObject({ ok: true, value: { expiresAt: '2026-03-15T10:00:00.000Z' } });
  const api = createAnonymousClient(opened.ok ? opened.value.token : '');
  const details = await api.call(getShareSession, {});
  expect(details).toEqual({
    ok: true,
    value: {
      id: opened.ok && opened.value.id,
      submissionNumber: null,
      title: `Form ${form.formId}`,
      downloadUrl: '/api/form-share-session/form?version=1',
      team: { name: 'Crew' },
      isOncePerDevice: false,
      closesAt: '2026-04-01T00:00:00.000Z',
      isSubmitted: false,
    },
  });
  const shared = await api.call(getSharedForm, {});
  expect(shared).toEqual({
    ok: true,
    value: {
      id: form.formId,
      title: `Form ${form.formId}`,
      version: 1,
      schema: {
        display: 'form',
        components: [
          placeField,
          { type: 'textfield', key: 'score', creatorPermissions: 'hidden' },
          {
            type: 'panel',
            key: 'inner',
            creatorPermissions: 'hidden',
            components: [{ type: 'textfield', key: 'place' }],
          },
          { type: 'approval', key: 'ok', label: 'Approved' },
          { ...placeField, key: 'why', label: 'Why', creatorPermissions: 'view' },
        ],
      },
    },
  });
  const { teamId, formId } = form;
  const listed = await (await shareTeam.asBuilder()).call(listShares, { params: { teamId, formId } });
  expect(listed).toMatchObject({ value: { shares: [{ id: shareId, usage: { opened: 1 } }] } });
});

it('explains why a share link is closed, using its closing text if it has one', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code, id } = await shareTeam.share(form);
  expect(await getOpenResult('made-up')).toEqual(['share-gone', goneText]);
  await changeShare(form, id, { opensAt: '2026-03-14T11:00:00Z', closingText: 'From eleven on' });
  expect(await getOpenResult(code)).toEqual(['share-not-open-yet', 'From eleven on']);
  setMinutesLater(60);
  expect(await getOpenResult(code)).toBe('open');
  await changeShare(form, id, { closesAt: '2026-03-14T11:30:00Z', closingText: null });
  setMinutesLater(90);
  expect(await getOpenResult(code)).toEqual(['share-closed', goneText]);
  await changeShare(form, id, { closesAt: null });
  const token = await getToken(code);
  const params = { teamId: form.teamId, formId: form.formId, shareId: id };
  expect(await (await shareTeam.asBuilder()).call(deleteShare, { params })).toMatchObject({ ok: true });
  expect(await getOpenResult(code)).toEqual(['share-gone', goneText]);
  for (const operation of [getShareSession, getSharedForm])
    expect(await createAnonymousClient(token).call(operation, {})).toMatchObject({
      refusal: 'share-gone',
      detail: goneText,
    });
});

it('requires the link’s password to open a session, but not to reopen it', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code } = await shareTeam.share(form, { password: 'low tide' });
  expect(await getOpenResult(code)).toEqual(['password-required', undefined]);
  expect(await reopenSession({ code, password: 'high tide' })).toMatchObject({ refusal: 'wrong-password' });
  const first = await reopenSession({ code, password: 'low tide' });
  const { id, token } = first.ok ? first.value : { id: '', token: '' };
  setMinutesLater(3 * 24 * 60);
  expect(await createAnonymousClient(token).call(getShareSession, {})).toMatchObject({ refusal: 'unauthorized' });
  expect(await reopenSession({ code, token })).toMatchObject({ ok: true, value: { id } });
  const { code: other } = await shareTeam.share(form, { password: 'other' });
  expect(await reopenSession({ code: other, token })).toMatchObject({ refusal: 'password-required' });
  setMinutesLater(100 * 24 * 60);
  expect(await reopenSession({ code, token })).toMatchObject({ refusal: 'password-required' });
});

it('requires the new password in open sessions after a password change', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code, id } = await shareTeam.share(form);
  const opened = await reopenSession({ code });
  const token = opened.ok ? opened.value.token : '';
  const calls = async (of: string) => {
    const api = createAnonymousClient(of);
    const body = { version: 1, data: { data: {} }, pdf: null };
    const file = { id: 'f1', name: 'a.png', type: 'image/png', size: 11, conflictBehavior: 'replace' as const };
    const answers = [
      await api.call(getShareSession, {}),
      await api.call(getSharedForm, {}),
      await api.call(preSubmitShare, {}),
      await api.call(createShareUploadUrls, { body: { files: [file] } }),
      await api.call(submitShare, { body, idempotencyKey: 'k' }),
    ];
    return answers.map((answer) => (answer.ok ? 'ok' : answer.refusal));
  };
  for (const password of ['low tide', 'high tide']) {
    await changeShare(form, id, { password });
    expect(await calls(token)).toEqual(Array(5).fill('unauthorized'));
    expect(await reopenSession({ code, token })).toMatchObject({ refusal: 'password-required' });
  }
  const again = await reopenSession({ code, token, password: 'high tide' });
  expect(again).toMatchObject({ ok: true, value: { id: opened.ok && opened.value.id } });
  setMinutesLater(1);
  expect(await calls(again.ok ? again.value.token : '')).toEqual(Array(5).fill('ok'));
  // A repeated submission succeeds, because the response to the first one may have been lost before the password
  // changed.
  await changeShare(form, id, { password: 'slack tide' });
  expect((await calls(again.ok ? again.value.token : ''))[4]).toBe('ok');
  await changeShare(form, id, { password: null });
  const other = await reopenSession({ code });
  expect(await calls(other.ok ? other.value.token : '')).toContain('ok');
});

it('does not send the default value of a hidden component unless a rule needs it', async () => {
  const hidden = { ...placeField, creatorPermissions: 'hidden', defaultValue: 'sealed bid' };
  const form = await shareTeam.publish([
    { ...hidden, key: 'limit', customDefaultValue: 'value = "sealed bid"' },
    { ...hidden, key: 'level', defaultValue: 'high' },
    { ...placeField, key: 'why', conditional: { show: true, when: 'level', eq: 'high' } },
    {
      type: 'container',
      key: 'box',
      creatorPermissions: 'hidden',
      components: [{ ...placeField, key: 'deep', defaultValue: 'sealed bid' }],
    },
  ]);
  const { code } = await shareTeam.share(form);
  const shared = JSON.stringify(await createAnonymousClient(await getToken(code)).call(getSharedForm, {}));
  expect(shared).not.toContain('sealed bid');
  expect(shared).toContain('high');
});

it('limits password attempts per minute', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code, id } = await shareTeam.share(form, { password: 'low tide' });
  await sql`insert into rate_limits values (${`share password ${id}`}, 120, now() + interval '30 seconds')`.execute(
    shareTeam.test.db.database,
  );
  const refused = await reopenSession({ code, password: 'low tide' });
  expect(refused).toMatchObject({ refusal: 'too-many-requests', retryAfterSeconds: expect.any(Number) });
});

it('serves new versions of the form, and closes when the form is deleted', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code } = await shareTeam.share(form);
  const graph = shareTeam.team.createGraphFor('owner');
  const { driveId } = shareTeam.team;
  const { id: itemId } = await shareTeam.fileOf(form, 'form.published.json');
  const next = { version: 2, schema: { display: 'form', components: [{ ...placeField, label: 'Where' }] } };
  const bytes = new TextEncoder().encode(JSON.stringify(next));
  await graph.call(operations.putItemContent, { driveId, itemId }, { bytes });
  setMinutesLater(2);
  const api = createAnonymousClient(await getToken(code));
  expect(await api.call(getSharedForm, {})).toMatchObject({ value: { version: 2, schema: next.schema } });
  expect(await api.call(getSharedForm, { query: { version: '1' } })).toMatchObject({ value: { version: 1 } });
  await graph.call(operations.deleteItem, { driveId, itemId });
  setMinutesLater(4);
  expect([await getOpenResult(code), await getOpenResult(code)]).toEqual([
    ['share-gone', goneText],
    ['share-gone', goneText],
  ]);
});

it('keeps a link open while the library is unavailable, and closes it when the authorization expires', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code } = await shareTeam.share(form);
  setMinutesLater(5);
  fault = () => 'lost';
  expect(await getOpenResult(code)).toBe('open');
  fault = undefined;
  await sql`update graph_credentials set expired_at = now()`.execute(shareTeam.test.db.database);
  expect(await getOpenResult(code)).toEqual(['share-unauthorized', 'Authorization has expired']);
});

it('allows only the origins in a link’s settings to embed its page', async () => {
  const form = await shareTeam.publish([placeField]);
  const { code, id } = await shareTeam.share(form, { embedOrigins: ['https://quay.example'] });
  const { code: other } = await shareTeam.share(form);
  const framing = async (url: string) => {
    const reply = await shareTeam.test.app.inject({ url, headers: { accept: 'text/html' } });
    return [reply.statusCode, /frame-ancestors ([^;]*)/.exec(String(reply.headers['content-security-policy']))?.[1]];
  };
  expect(await framing(`/form/${code}?data=1`)).toEqual([200, "'self' https://quay.example"]);
  for (const url of [`/form/${other}`, '/form/made-up', `/teams/${code}`])
    expect(await framing(url)).toEqual([200, "'self'"]);
  const params = { teamId: form.teamId, formId: form.formId, shareId: id };
  for (const bad of ['https://a;sandbox', 'https://quay.example/path', 'http://quay.example', '*']) {
    const result = (await shareTeam.asBuilder()).call(updateShare, { params, body: { embedOrigins: [bad] } });
    expect(await result).toMatchObject({ refusal: 'invalid-request' });
  }
});
