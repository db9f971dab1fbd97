import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { graphTokenHeader, operations, sessionTokenHeader, tokenHeader } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShareTeam, type PublishedForm, type ShareTeam } from '../testing/create-share-team.ts';

let shareTeam: ShareTeam;
let form: PublishedForm;
let codes: { readonly open: string; readonly other: string; readonly locked: string; readonly closed: string };
let shareId: string;

const placeField = { type: 'textfield', key: 'place', label: 'Place', validate: { required: true } };
const countField = { type: 'number', key: 'count', label: 'Count' };
const noteField = { type: 'textfield', key: 'note', label: 'Note' };
const namesField = { type: 'textfield', key: 'names', label: 'Names', multiple: true };
const rows = { type: 'datagrid', key: 'rows', label: 'Rows', components: [namesField] };
const photoField = { type: 'file', key: 'photo', label: 'Photo', filePattern: 'image/*', fileMaxSize: '1KB' };

beforeAll(async () => {
  shareTeam = await createShareTeam();
  form = await shareTeam.publish([placeField, countField, photoField, noteField, rows]);
  const [open, other, locked, closed] = [
    await shareTeam.share(form),
    await shareTeam.share(await shareTeam.publish([placeField])),
    await shareTeam.share(form, { password: 'low tide' }),
    await shareTeam.share(form, { closesAt: '2020-01-01T00:00:00Z' }),
  ];
  shareId = open.id;
  codes = { open: open.code, other: other.code, locked: locked.code, closed: closed.code };
});
afterAll(() => shareTeam.test.close());

interface RawCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

let addressCount = 0;
function createAddress(): string {
  addressCount += 1;
  return `198.51.${Math.floor(addressCount / 250)}.${addressCount % 250}`;
}

/**
 * Sends a request, and returns the status and code of the response. Each request has a different IP address, so that
 * rate limits don't apply.
 */
async function getResult({ method = 'GET', url, headers = {}, body }: RawCall): Promise<string> {
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const { statusCode, body: responseText } = await shareTeam.test.app.inject({
    ...{ method, url, remoteAddress: createAddress() },
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  expect(responseText).not.toContain('contoso');
  const { code } = (responseText.startsWith('{') ? JSON.parse(responseText) : {}) as { readonly code?: string };
  return code === undefined ? String(statusCode) : `${statusCode} ${code}`;
}

const basePath = '/api/form-share-session';
async function openSession(code = codes.open) {
  const { body } = await shareTeam.test.app.inject({
    url: `${basePath}/token?code=${code}`,
    remoteAddress: createAddress(),
  });
  const { id, token } = JSON.parse(body) as { readonly id: string; readonly token: string };
  shareTeam.test.now = new Date(shareTeam.test.now.getTime() + 60_000);
  return { id, token, headers: { [sessionTokenHeader]: token } };
}
const createSubmission = (data: object, over: object = {}) => ({ version: 1, data: { data }, pdf: null, ...over });
const createSubmitCall = (
  { id, headers }: { id: string; headers: Record<string, string> },
  body: unknown,
): RawCall => ({
  method: 'POST',
  url: `${basePath}/submit`,
  headers: { ...headers, 'idempotency-key': id },
  body,
});
const fileInfo = { id: 'f1', name: 'a.png', type: 'image/png', size: 3, conflictBehavior: 'rename' };
const createUploadCall = ({ headers }: { headers: Record<string, string> }, over: object): RawCall => ({
  method: 'POST',
  url: `${basePath}/upload-urls`,
  headers,
  body: { files: [{ ...fileInfo, ...over }] },
});

it('rejects a session token in any header at operations that are not for respondents', async () => {
  const { token, headers } = await openSession();
  const { teamId, formId } = form;
  const params = { teamId, formId, shareId, tenantId: randomUUID(), id: 'x' };
  const others = Object.values(operations).filter(({ caller }) => caller !== 'share' && caller !== 'none');
  expect(others.length).toBeGreaterThan(40);
  for (const { name, method, path } of others) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => Reflect.get(params, part) ?? 'x');
    const bearer = `Bearer ${token}`;
    const headerSets: readonly Readonly<Record<string, string>>[] = [
      headers,
      { [tokenHeader]: bearer },
      { [tokenHeader]: bearer, [graphTokenHeader]: bearer },
    ];
    for (const more of headerSets)
      expect(await getResult({ method, url, headers: more, ...(method !== 'GET' && { body: {} }) }), name).toMatch(
        /^40[01] /,
      );
  }
});

it('rejects a session token at the Graph endpoints', async () => {
  const { token } = await openSession();
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/v1.0/me', `/v1.0/groups/${form.teamId}`, `/v1.0/sites/root`, '/v1.0/users'])
    expect(await getResult({ url, headers }), url).toMatch(/^40[14]/);
});

it.each<[string, () => Promise<RawCall> | RawCall, string]>([
  ['a guessed code', () => ({ url: `${basePath}/token?code=${'A'.repeat(24)}` }), '403 share-gone'],
  [
    'a code with one letter changed',
    () => ({ url: `${basePath}/token?code=${changeLastCharacter(codes.open)}` }),
    '403 share-gone',
  ],
  ['a code that is a pattern', () => ({ url: `${basePath}/token?code=%25` }), '400 invalid-request'],
  ['a code as a list', () => ({ url: `${basePath}/token?code=a&code=b` }), '400 invalid-request'],
  ['no code', () => ({ url: `${basePath}/token` }), '400 invalid-request'],
  ['a closed link', () => ({ url: `${basePath}/token?code=${codes.closed}` }), '403 share-closed'],
  ['no password', () => ({ url: `${basePath}/token?code=${codes.locked}` }), '422 password-required'],
  ['a wrong password', () => createOpenCall({ code: codes.locked, password: 'high tide' }), '422 wrong-password'],
  [
    'a password as an object',
    () => createOpenCall({ code: codes.locked, password: { $ne: '' } }),
    '400 invalid-request',
  ],
  [
    'the session of another link, to get past a password',
    async () => createOpenCall({ code: codes.locked, token: (await openSession()).token }),
    '422 password-required',
  ],
  ['no session', () => ({ url: basePath }), '401 unauthorized'],
  [
    'a session that nobody signed',
    () => ({ url: basePath, headers: { [sessionTokenHeader]: createUnsignedToken() } }),
    '401 unauthorized',
  ],
  [
    'a session whose signature is another’s',
    async () => ({
      url: basePath,
      headers: { [sessionTokenHeader]: crossTokens(await openSession(), await openSession(codes.other)) },
    }),
    '401 unauthorized',
  ],
  ['a session that is over', async () => ({ url: basePath, headers: await over() }), '401 unauthorized'],
  [
    'a version that never was',
    async () => ({ url: `${basePath}/form?version=99`, ...(await openSession()) }),
    '403 share-gone',
  ],
  [
    'a file larger than its field takes',
    async () => createUploadCall(await openSession(), { size: 2000 }),
    '422 file-not-wanted',
  ],
  ['a file larger than any', async () => createUploadCall(await openSession(), { size: 9e15 }), '400 invalid-request'],
  ['a file of no bytes', async () => createUploadCall(await openSession(), { size: 0 }), '400 invalid-request'],
  [
    'a program',
    async () => createUploadCall(await openSession(), { name: 'a.exe', type: 'text/html' }),
    '422 file-not-wanted',
  ],
  [
    'a file for a form without one',
    async () => createUploadCall(await openSession(codes.other), {}),
    '422 file-not-wanted',
  ],
  [
    'a file over another',
    async () => createUploadCall(await openSession(), { conflictBehavior: 'fail' }),
    '400 invalid-request',
  ],
  ['a file by a path', async () => createUploadCall(await openSession(), { id: '../../f1' }), '400 invalid-request'],
  [
    'too large a submit',
    async () => createSubmitCall(await openSession(), `"${'x'.repeat(5_000_000)}"`),
    '413 invalid-request',
  ],
  [
    'a submit that is not JSON',
    async () => createSubmitCall(await openSession(), '{"version":1,'),
    '400 invalid-request',
  ],
  [
    'a submit of wrong types',
    async () => createSubmitCall(await openSession(), createSubmission([])),
    '400 invalid-request',
  ],
  [
    'a submit of 290,000 keys',
    async () =>
      createSubmitCall(
        await openSession(),
        createSubmission(Object.fromEntries(Array.from({ length: 290_000 }, (_, at) => [`k${at}`, 1]))),
      ),
    '413 invalid-request',
  ],
  [
    'a submit nested too deep',
    async () => createSubmitCall(await openSession(), `${'['.repeat(500_000)}`),
    '413 invalid-request',
  ],
  [
    'a submit with a name of prototypes',
    async () =>
      createSubmitCall(
        await openSession(),
        '{"version":1,"pdf":null,"data":{"data":{"place":"Q","rows":[{"__proto__":{}}]}}}',
      ),
    '422 not-valid',
  ],
  [
    'a hundred thousand files',
    async () => ({ ...(await createUploadCall(await openSession(), {})), body: { files: Array(30_000).fill(1) } }),
    '413 invalid-request',
  ],
  [
    'answers of wrong types',
    async () => createSubmitCall(await openSession(), createSubmission({ place: 'Q', count: { $gt: 1 } })),
    '422 not-valid',
  ],
  [
    'an object where a text may be left out',
    async () =>
      createSubmitCall(
        await openSession(),
        createSubmission({ place: 'Q', note: { toString: 'x', secret: { a: 1 } } }),
      ),
    '422 not-valid',
  ],
  [
    'a list within a list of texts',
    async () =>
      createSubmitCall(await openSession(), createSubmission({ place: 'Q', rows: [{ names: ['A', ['B']] }] })),
    '422 not-valid',
  ],
  [
    'a text under one of several masks',
    async () =>
      createSubmitCall(await openSession(), createSubmission({ place: 'Q', note: { value: 'AB', maskName: 'Short' } })),
    '200',
  ],
  [
    'a submit without what is required',
    async () => createSubmitCall(await openSession(), createSubmission({})),
    '422 not-valid',
  ],
  [
    'a version that was never shown',
    async () => createSubmitCall(await openSession(), createSubmission({ place: 'Q' }, { version: 99 })),
    '403 share-gone',
  ],
  [
    'a PDF that was never sent',
    async () => createSubmitCall(await openSession(), createSubmission({ place: 'Q' }, { pdf: 'p1' })),
    '422 files-missing',
  ],
  ['another method', async () => ({ method: 'DELETE', url: basePath, ...(await openSession()) }), '404'],
])('responds as expected to %s', async (_, attack, expected) => {
  expect(await getResult(await attack())).toBe(expected);
});

it('counts a repeated submission once, and rejects a second submission that differs', async () => {
  const me = await openSession();
  const first = createSubmitCall(me, createSubmission({ place: 'Quay' }));
  expect([await getResult(first), await getResult(first)]).toEqual(['200', '200']);
  expect(await getResult(createSubmitCall(me, createSubmission({ place: 'Pier' })))).toBe('409 already-submitted');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from share_sessions where id = ${me.id} and submitted_at is not null
  `.execute(shareTeam.test.db.database);
  expect(rows).toEqual([{ count: 1 }]);
});

it('identifies a session by its token, regardless of the idempotency key', async () => {
  const [me, mal] = [await openSession(), await openSession()];
  expect(await getResult(createSubmitCall({ ...mal, id: me.id }, createSubmission({ place: 'Mine' })))).toBe('200');
  expect(await getResult(createSubmitCall(me, createSubmission({ place: 'Quay' })))).toBe('200');
  expect(await getResult(createSubmitCall(mal, createSubmission({ place: 'Again' })))).toBe('409 already-submitted');
});

it('stores submissions while attackers send incomplete, complex and oversized bodies', async () => {
  await shareTeam.test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shareTeam.test.app.server.address() as AddressInfo;
  const [hostile, slow] = [await openSession(), await openSession()];
  const half = await Promise.all(Array.from({ length: 30 }, () => openIncompleteRequest(port, slow.token)));
  const values = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at]));
  const bodies = [JSON.stringify(createSubmission(values)), `[${'['.repeat(200_000)}`, `"${'x'.repeat(5_000_000)}"`];
  const attacks = Array.from({ length: 24 }, (_, at) =>
    getResult(createSubmitCall(hostile, bodies[at % bodies.length])),
  );
  const visitors = await Promise.all(Array.from({ length: 20 }, () => openSession()));
  const answers = visitors.map((me, at) =>
    getResult(createSubmitCall(me, createSubmission({ place: `Quay ${at}`, count: at }))),
  );
  expect(await Promise.all(answers)).toEqual(visitors.map(() => '200'));
  expect(new Set(await Promise.all(attacks))).toEqual(new Set(['413 invalid-request']));
  const { rows } = await sql<{ id: string }>`
    select id from share_sessions where submitted_at is not null and id = any(${visitors.map(({ id }) => id)})
  `.execute(shareTeam.test.db.database);
  expect(rows).toHaveLength(20);
  for (const socket of half) socket.destroy();
});

function openIncompleteRequest(port: number, token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = [`POST ${basePath}/submit HTTP/1.1`, 'Host: localhost', `${sessionTokenHeader}: ${token}`];
  const rest = ['Content-Type: application/json', 'Content-Length: 2000', '', '{"version":'];
  return new Promise((resolve) => socket.write([...lines, ...rest].join('\r\n'), () => resolve(socket)));
}

const createOpenCall = (body: object): RawCall => ({ method: 'POST', url: `${basePath}/token`, body });
const changeLastCharacter = (code: string): string => code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
const encodeTokenPart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const createUnsignedToken = (): string =>
  `${encodeTokenPart({ alg: 'none' })}.${encodeTokenPart({ sessionId: randomUUID(), shareId })}.`;
const crossTokens = (one: { token: string }, other: { token: string }): string =>
  [...one.token.split('.').slice(0, 2), other.token.split('.')[2]].join('.');
async function over(): Promise<Record<string, string>> {
  const { headers } = await openSession();
  shareTeam.test.now = new Date(shareTeam.test.now.getTime() + 25 * 3_600_000);
  return headers;
}
