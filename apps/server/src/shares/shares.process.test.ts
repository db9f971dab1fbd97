import {
  type ApiClient,
  createApiClient,
  createShare,
  createShareUploadUrls,
  getAuthCodeUrl,
  getOwnGraphCredential,
  getSharedForm,
  getShareSessionToken,
  listShares,
  redeemAuthCode,
  sessionTokenHeader,
  submitShare,
} from '@tideform/contract';
import { compare, formatFilter, operations } from '@tideform/graph';
import { initialiseTeam, pullTeams } from '@tideform/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople, addTeam } from '../testing/add-people.ts';
import { solveCaptcha } from '../testing/create-share-team.ts';
import { expireRuns } from '../testing/kill-store.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SignedInPerson, type SyncDevice, signInPerson } from '../testing/sign-in-person.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const password = 'low tide at dawn';
const formId = 'form-1';
const schema = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'place', label: 'Place', validate: { custom: 'valid = input === "Quay"' } },
    { type: 'file', key: 'photo', label: 'Photo' },
  ],
};

let db: TestDatabase;
let server: ServerProcess;
let ada: SignedInPerson;
let device: SyncDevice;
let params: { teamId: string; formId: string };
let driveId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada']);
  server = await startServerProcess(db.connectionString);
  params = { teamId: await addTeam(db.database, { name: 'Quay', owner: people.ada, members: [] }), formId };
  ada = await signInPerson(server, people.ada, password);
  device = await ada.openDevice();
  await pullTeams(device.context);
  driveId = (await initialiseTeam(device.context, params.teamId)).driveId!;
  await device.forms.add(params.teamId, { id: formId, title: 'Near misses', schema });
  await device.forms.publish(formId, 'first');
});
afterAll(async () => {
  await device.close();
  await server.remove();
  await db.close();
});

async function requireValue<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; refusal: string }>) {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

async function createShareLink(): Promise<string> {
  const { id } = await requireValue(ada.api.call(getOwnGraphCredential, {}));
  const { url } = await requireValue(ada.api.call(getAuthCodeUrl, { params: { id } }));
  const { code, state } = await ada.authorizeAt(url);
  await requireValue(ada.api.call(redeemAuthCode, { params: { id, code }, body: { state } }));
  return (await requireValue(ada.api.call(createShare, { params, body: { graphCredentialsId: id } }))).code;
}

const createAnonymousClient = (token: string): ApiClient =>
  createApiClient({ baseUrl: server.origin, fetch, token: async () => token });

async function loadSubmissions() {
  const expand = 'fields($select=tfItemType,tfResponseId,tfFormShareSessionId,tfSubmissionData)';
  const query = { filter: formatFilter(compare('fields/tfFormId', 'eq', formId)), expand };
  const rows = await Array.fromAsync(ada.graph.rows(operations.listDriveListItems, { driveId }, { query }));
  return rows.filter(({ fields }) => fields?.tfItemType === 'submission').map(({ fields }) => fields);
}

it('[I2] [I4] stores an anonymous submission once even if the server is killed before and after submission', async () => {
  const code = await createShareLink();
  const { id, token } = await requireValue(createAnonymousClient('').call(getShareSessionToken, { query: { code } }));
  const stranger = createAnonymousClient(token);
  const form = await requireValue(stranger.call(getSharedForm, {}));
  expect(form.schema).toEqual(schema);
  const bytes = new TextEncoder().encode('a photo');
  const file = { id: 'f1', name: 'quay.png', type: 'image/png', size: bytes.length };
  const body = { files: [{ ...file, conflictBehavior: 'rename' as const }] };
  const { files } = await requireValue(stranger.call(createShareUploadUrls, { body }));
  const headers = { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` };
  const sent = await fetch(files[0]!.uploadUrl, { method: 'PUT', headers, body: bytes });
  expect(sent.status).toBe(201);

  await server.kill();
  await server.start();
  const photo = [{ ...file, originalName: file.name, url: '', storage: 'indexeddb' }];
  // The test submits faster than a person, so it needs a captcha receipt.
  const receipt = await solveCaptcha(createAnonymousClient(''));
  const submit = (place: string) =>
    stranger.call(submitShare, {
      body: { version: form.version, data: { data: { place, photo } }, pdf: null, receipt },
      idempotencyKey: id,
    });
  expect(await submit('Dock')).toMatchObject({ refusal: 'not-valid', detail: 'place: custom' });
  const done = await requireValue(submit('Quay'));
  await server.kill();
  // The killed server may have started the job. The job queue would notice this after 30 seconds without a heartbeat.
  await expireRuns(db.database, id);
  await server.start();
  expect(await requireValue(submit('Quay'))).toEqual(done);
  await expect.poll(loadSubmissions, { interval: 500 }).toHaveLength(1);
  const [fields] = await loadSubmissions();
  expect(fields).toMatchObject({ tfResponseId: id, tfFormShareSessionId: id });
  expect(JSON.parse(String(fields?.tfSubmissionData))).toMatchObject({ place: 'Quay', photo: [{ name: 'quay.png' }] });
  await expect
    .poll(async () => (await requireValue(ada.api.call(listShares, { params }))).shares[0]?.usage)
    .toMatchObject({ opened: 1, submitted: 1, waiting: 0 });

  // A session token of an anonymous respondent gives no access to the team's data.
  for (const header of [sessionTokenHeader, 'x-custom-authorization', 'x-graph-authorization', 'authorization']) {
    const bearer = { [header]: header === sessionTokenHeader ? token : `Bearer ${token}` };
    for (const path of [
      `/v1.0/drives/${driveId}/root/children`,
      `/api/teams/${params.teamId}/forms/${formId}/shares`,
    ]) {
      expect([header, (await fetch(server.origin + path, { headers: bearer })).status]).toEqual([header, 401]);
    }
  }
});
