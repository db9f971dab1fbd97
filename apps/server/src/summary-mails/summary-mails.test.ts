import { randomUUID } from 'node:crypto';
import {
  deleteSummaryMail,
  listNotices,
  listSummaryMails,
  putForm,
  putSummaryMail,
  type SummaryMailSettings,
  trySummaryMail,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { formConfigFile, readJsonFile } from '@tideform/sync/library';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectAccount, createMemoryTeam, type MemoryPerson, type MemoryTeam } from '../testing/create-memory-team.ts';
import { createMemoryMailServer } from '../testing/receivers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { sendDueSummaries, sendSummary } from './send-summary.ts';

const log = pino({ level: 'silent' });
const { signal } = new AbortController();
const formId = 'form-1';
const mailServer = createMemoryMailServer();
const { letters, answers } = mailServer;
let isGraphDown = false;
let team: MemoryTeam;
let test: TestApp;
let id: string;

beforeAll(async () => {
  team = await createMemoryTeam((moment) => (isGraphDown && moment === 'request' ? 'lost' : undefined));
  test = await startTestApp({}, { ...team.ports, mailServer });
  const owner = await team.apiOf(test, 'owner');
  const schema = {
    display: 'form',
    components: [
      { type: 'textfield', key: 'place', label: 'Place' },
      { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' },
      {
        type: 'radio',
        key: 'result',
        label: 'Result',
        values: ['pass', 'fail'].map((value) => ({ value, label: value })),
      },
    ],
  };
  const body = await team.publish(formId, 'Near <misses>', schema);
  await owner.call(putForm, { params: { teamId: team.teamId, formId }, body });
  await saveViews({ id: 'view-1', title: 'Failed', columnFilters: [], keyFigures: metrics });
  const days = ['2026-03-02', '2026-03-04', '2026-03-08', '2026-03-09', '2026-02-28'];
  const all = [
    { cost: 10, result: 'fail' },
    { cost: 20, result: 'pass' },
    { result: 'fail' },
    { cost: 500 },
    { cost: 6 },
  ];
  for (const [at, data] of all.entries()) await submitOn(`response-${at}`, `${days[at]}T22:30:00.000Z`, data);
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`delete from summary_mails`.execute(test.db.database);
  await sql`delete from notices`.execute(test.db.database);
  await connectAccount(test, team, 'builder');
  mailServer.forget();
  [test.queuedJobs.length, isGraphDown] = [0, false];
  test.now = new Date('2026-03-06T12:00:00Z');
  id = randomUUID();
});

const metrics = [
  { id: 'a', kind: 'count', column: '' },
  { id: 'b', kind: 'sum', column: 'data.cost' },
  { id: 'c', kind: 'share', column: 'data.result', value: '"fail"' },
];

/** Settings of a weekly summary email, due on Mondays at 8:00 in Berlin. */
const weeklySettings: SummaryMailSettings = {
  ...{ every: 'week', weekday: 1, monthDay: 1, minutes: 8 * 60, timeZone: 'Europe/Berlin' },
  ...{ viewId: 'view-1', language: 'de', sender: 'server', isPaused: false, to: [] },
};

const params = () => ({ teamId: team.teamId, formId, summaryMailId: id });
async function saveSummary(over: Partial<SummaryMailSettings> = {}, person: MemoryPerson = 'builder') {
  const to = [team.people.member, team.people.owner];
  return (await team.apiOf(test, person)).call(putSummaryMail, {
    params: params(),
    body: { ...weeklySettings, to, ...over },
  });
}
async function listSummaries() {
  const found = await (await team.apiOf(test, 'builder')).call(listSummaryMails, {
    params: { teamId: team.teamId, formId },
  });
  return found.ok ? found.value.summaryMails : [];
}
/** Runs the job that sends the summary. @param meanwhile runs while the library is read */
async function runAt(at: string, meanwhile = async (): Promise<unknown> => undefined) {
  test.now = new Date(at);
  const graphFor: typeof team.ports.graphFor = (token) =>
    team.ports.graphFor(async (ask) => {
      await meanwhile();
      return token(ask);
    });
  await sendSummary.run({ ...test.context, graphFor, log }, signal, { summaryMailId: id });
}

/** Stores views in form.config.json, like a builder's device does. */
async function saveViews(...submissionTableViews: object[]): Promise<void> {
  const graph = team.createGraphFor('owner');
  const { driveId } = team;
  const found = await Array.fromAsync(graph.rows(operations.listChildren, await getFolder('Form Config')));
  for (const { id: itemId } of found) {
    const files = await Array.fromAsync(graph.rows(operations.listChildren, { driveId, itemId }));
    const config = files.find(({ name }) => name === 'form.config.json');
    if (!config) continue;
    const content = await readJsonFile(graph, driveId, config, formConfigFile);
    const changed = new TextEncoder().encode(JSON.stringify({ ...content, submissionTableViews }));
    await graph.call(operations.putItemContent, { driveId, itemId: config.id }, { bytes: changed });
  }
}

const getFolder = async (path: string) => {
  const { id: itemId } = await team
    .createGraphFor('owner')
    .call(operations.getItemByPath, { driveId: team.driveId, path });
  return { driveId: team.driveId, itemId };
};

/** Adds a submission to the library, like the last step of a submit does. */
async function submitOn(responseId: string, tfSubmissionTimestamp: string, data: object): Promise<void> {
  await team.submit(formId, responseId);
  const graph = team.createGraphFor('owner');
  const { driveId, itemId } = await getFolder(`Responses/${responseId}.json`);
  const row = await graph.call(operations.getItemListItem, { driveId, itemId });
  const body = { tfSubmissionTimestamp, tfSubmissionData: JSON.stringify(data), tfPartition: 0 };
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: row.id }, { body });
}

it('emails the metrics of the view and date range in the selected language, to addresses from the directory', async () => {
  expect(await saveSummary()).toMatchObject({
    ok: true,
    value: { summaryMail: { nextAt: '2026-03-09T07:00:00.000Z' } },
  });
  await runAt('2026-03-09T06:59:00Z');
  expect(letters).toEqual([]);
  await runAt('2026-03-09T07:00:30Z');
  const [letter] = letters;
  expect(letter!.to).toEqual(['member@contoso.test', 'owner@contoso.test']);
  expect(letter!.subject).toBe('Near <misses>: Zusammenfassung, 02.–08.03.2026');
  const text = letter!.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Near &lt;misses&gt; Ansicht: Failed · 02.–08.03.2026 Kennzahlen Einsendungen 3 +200 %');
  expect(text).toContain('Cost: Summe 30,00 €');
  expect(text).toContain('Result: fail 66,7 %');
  expect(letter!.html).toContain('tab=summary&amp;dateRange=2026-03-02_2026-03-08&amp;compare=2026-02-23_2026-03-01');
  expect(await listSummaries()).toMatchObject([
    { nextAt: '2026-03-16T07:00:00.000Z', last: { outcome: 'sent', failure: null }, authorization: 'valid' },
  ]);
});

it('sends at most one email per due time for concurrent processes, and does not resend uncertain emails', async () => {
  await saveSummary();
  test.now = new Date('2026-03-09T07:00:30Z');
  await sendDueSummaries.run({ ...test.context, log }, signal);
  expect(test.queuedJobs).toEqual([['send-summary', { summaryMailId: id }]]);
  await Promise.all([1, 2, 3].map(() => runAt('2026-03-09T07:00:30Z')));
  expect(letters).toHaveLength(1);
  answers.push(new Error('killed'));
  await expect(runAt('2026-03-16T07:00:00Z')).rejects.toThrow('killed');
  await runAt('2026-03-16T07:20:00Z');
  expect(letters).toHaveLength(2);
  expect(await listSummaries()).toMatchObject([{ nextAt: '2026-03-23T07:00:00.000Z', last: { outcome: 'uncertain' } }]);
});

it('retries failed summaries, notifies the builder once, and gives up after a day', async () => {
  await saveSummary();
  isGraphDown = true;
  await runAt('2026-03-09T07:00:00Z');
  isGraphDown = false;
  expect(await listSummaries()).toMatchObject([{ last: { outcome: 'failed', failure: 'library-unreadable' } }]);
  await runAt('2026-03-09T07:10:00Z');
  expect(letters).toEqual([]);
  answers.push({ kind: 'kept', failure: 'unreachable', isTemporary: true });
  await runAt('2026-03-09T07:15:00Z');
  await runAt('2026-03-09T07:30:00Z');
  expect(letters.map(({ messageId }) => messageId)).toEqual([letters[0]!.messageId, letters[0]!.messageId]);
  expect(await listSummaries()).toMatchObject([{ last: { outcome: 'sent' }, nextAt: '2026-03-16T07:00:00.000Z' }]);
  await runAt('2026-03-18T07:00:00Z');
  expect(letters).toHaveLength(2);
  expect(await listSummaries()).toMatchObject([{ last: { failure: 'too-old' }, nextAt: '2026-03-23T07:00:00.000Z' }]);
  const token = await test.tokens.signTenantToken({ userId: team.people.builder, tenantId: team.tenantId });
  const notifications = await test.clientWith(token).call(listNotices, {});
  expect(notifications.ok && notifications.value.notices).toMatchObject([
    { matter: { kind: 'summary-failed' }, times: 2 },
  ]);
});

it('does not send a summary that a builder pauses or reschedules while its data is loaded', async () => {
  await saveSummary();
  await runAt('2026-03-09T07:00:00Z', () => saveSummary({ isPaused: true }));
  await saveSummary();
  await runAt('2026-03-16T07:00:00Z', () => saveSummary({ weekday: 3 }));
  expect(letters).toEqual([]);
  expect(await listSummaries()).toMatchObject([{ nextAt: '2026-03-18T07:00:00.000Z', last: null }]);
});

it('does not send a paused summary, and pauses a summary whose view was deleted', async () => {
  await saveSummary({ isPaused: true });
  await runAt('2026-03-09T07:00:00Z');
  expect(letters).toEqual([]);
  test.now = new Date('2026-03-06T12:00:00Z');
  await saveSummary({ viewId: 'gone' });
  await runAt('2026-03-09T07:00:00Z');
  expect(await listSummaries()).toMatchObject([{ isPaused: true, nextAt: null, last: { failure: 'view-gone' } }]);
  await (await team.apiOf(test, 'builder')).call(deleteSummaryMail, { params: params() });
  expect(await listSummaries()).toEqual([]);
});

it('sends a test email only to the builder, without changing the due time', async () => {
  await saveSummary({ every: 'day', viewId: null });
  const result = await (await team.apiOf(test, 'builder')).call(trySummaryMail, { params: params() });
  expect(result).toEqual({ ok: true, value: { to: 'builder@contoso.test', status: 'sent', failure: null } });
  expect(letters.map(({ to }) => to)).toEqual([['builder@contoso.test']]);
  expect(await listSummaries()).toMatchObject([{ nextAt: '2026-03-07T07:00:00.000Z', last: null }]);
});

it('requires permission to read all responses, a connected account, and recipients with an address', async () => {
  expect(await saveSummary({ to: [randomUUID()] })).toMatchObject({ refusal: 'no-mail-address' });
  expect(await saveSummary({ sender: 'account' })).toMatchObject({ refusal: 'authorization-required' });
  expect(await saveSummary({ timeZone: 'Mars/Olympus' })).toMatchObject({ refusal: 'invalid-request' });
  expect(await saveSummary({}, 'member')).toMatchObject({ refusal: 'forbidden' });
  await saveSummary();
  const params = { teamId: team.teamId, formId: 'form-2', summaryMailId: id };
  const other = await (await team.apiOf(test, 'builder')).call(deleteSummaryMail, { params });
  expect(other).toEqual({ ok: true, value: { deleted: false } });
});
