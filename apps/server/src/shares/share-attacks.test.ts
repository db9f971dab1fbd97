import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { graphTokenHeader, operations, sessionTokenHeader, tokenHeader } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShareTeam, type PublishedForm, type ShareTeam } from '../testing/share-team.ts';

let world: ShareTeam;
let form: PublishedForm;
let codes: { readonly open: string; readonly other: string; readonly locked: string; readonly closed: string };
let shareId: string;

const place = { type: 'textfield', key: 'place', label: 'Place', validate: { required: true } };
const count = { type: 'number', key: 'count', label: 'Count' };
const note = { type: 'textfield', key: 'note', label: 'Note' };
const names = { type: 'textfield', key: 'names', label: 'Names', multiple: true };
const rows = { type: 'datagrid', key: 'rows', label: 'Rows', components: [names] };
const photo = { type: 'file', key: 'photo', label: 'Photo', filePattern: 'image/*', fileMaxSize: '1KB' };

beforeAll(async () => {
  world = await openShareTeam();
  form = await world.publish([place, count, photo, note, rows]);
  const [open, other, locked, closed] = [
    await world.share(form),
    await world.share(await world.publish([place])),
    await world.share(form, { password: 'low tide' }),
    await world.share(form, { closesAt: '2020-01-01T00:00:00Z' }),
  ];
  shareId = open.id;
  codes = { open: open.code, other: other.code, locked: locked.code, closed: closed.code };
});
afterAll(() => world.test.close());

interface Attack {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

let addresses = 0;
function anotherAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

/**
 * Sends a request, and returns the status and code of the response. Each request has a different IP address, so that
 * rate limits don't apply.
 */
async function answered({ method = 'GET', url, headers = {}, body }: Attack): Promise<string> {
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const { statusCode, body: told } = await world.test.app.inject({
    ...{ method, url, remoteAddress: anotherAddress() },
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  expect(told).not.toContain('contoso');
  const { code } = (told.startsWith('{') ? JSON.parse(told) : {}) as { readonly code?: string };
  return code === undefined ? String(statusCode) : `${statusCode} ${code}`;
}

const base = '/api/form-share-session';
async function visit(code = codes.open) {
  const { body } = await world.test.app.inject({
    url: `${base}/token?code=${code}`,
    remoteAddress: anotherAddress(),
  });
  const { id, token } = JSON.parse(body) as { readonly id: string; readonly token: string };
  world.test.now = new Date(world.test.now.getTime() + 60_000);
  return { id, token, headers: { [sessionTokenHeader]: token } };
}
const submitted = (data: object, over: object = {}) => ({ version: 1, data: { data }, pdf: null, ...over });
const submit = ({ id, headers }: { id: string; headers: Record<string, string> }, body: unknown): Attack => ({
  method: 'POST',
  url: `${base}/submit`,
  headers: { ...headers, 'idempotency-key': id },
  body,
});
const file = { id: 'f1', name: 'a.png', type: 'image/png', size: 3, conflictBehavior: 'rename' };
const upload = ({ headers }: { headers: Record<string, string> }, over: object): Attack => ({
  method: 'POST',
  url: `${base}/upload-urls`,
  headers,
  body: { files: [{ ...file, ...over }] },
});

it('rejects a session token in any header at operations that are not for respondents', async () => {
  const { token, headers } = await visit();
  const { teamId, formId } = form;
  const params = { teamId, formId, shareId, tenantId: randomUUID(), id: 'x' };
  const others = Object.values(operations).filter(({ caller }) => caller !== 'share' && caller !== 'none');
  expect(others.length).toBeGreaterThan(40);
  for (const { name, method, path } of others) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => Reflect.get(params, part) ?? 'x');
    const bearer = `Bearer ${token}`;
    const ways: readonly Readonly<Record<string, string>>[] = [
      headers,
      { [tokenHeader]: bearer },
      { [tokenHeader]: bearer, [graphTokenHeader]: bearer },
    ];
    for (const more of ways)
      expect(await answered({ method, url, headers: more, ...(method !== 'GET' && { body: {} }) }), name).toMatch(
        /^40[01] /,
      );
  }
});

it('rejects a session token at the Graph endpoints', async () => {
  const { token } = await visit();
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/v1.0/me', `/v1.0/groups/${form.teamId}`, `/v1.0/sites/root`, '/v1.0/users'])
    expect(await answered({ url, headers }), url).toMatch(/^40[14]/);
});

it.each<[string, () => Promise<Attack> | Attack, string]>([
  ['a guessed code', () => ({ url: `${base}/token?code=${'A'.repeat(24)}` }), '403 share-gone'],
  ['a code with one letter changed', () => ({ url: `${base}/token?code=${changed(codes.open)}` }), '403 share-gone'],
  ['a code that is a pattern', () => ({ url: `${base}/token?code=%25` }), '400 invalid-request'],
  ['a code as a list', () => ({ url: `${base}/token?code=a&code=b` }), '400 invalid-request'],
  ['no code', () => ({ url: `${base}/token` }), '400 invalid-request'],
  ['a closed link', () => ({ url: `${base}/token?code=${codes.closed}` }), '403 share-closed'],
  ['no password', () => ({ url: `${base}/token?code=${codes.locked}` }), '422 password-required'],
  ['a wrong password', () => opening({ code: codes.locked, password: 'high tide' }), '422 wrong-password'],
  ['a password as an object', () => opening({ code: codes.locked, password: { $ne: '' } }), '400 invalid-request'],
  [
    'the session of another link, to get past a password',
    async () => opening({ code: codes.locked, token: (await visit()).token }),
    '422 password-required',
  ],
  ['no session', () => ({ url: base }), '401 unauthorized'],
  [
    'a session that nobody signed',
    () => ({ url: base, headers: { [sessionTokenHeader]: unsigned() } }),
    '401 unauthorized',
  ],
  [
    'a session whose signature is another’s',
    async () => ({ url: base, headers: { [sessionTokenHeader]: crossed(await visit(), await visit(codes.other)) } }),
    '401 unauthorized',
  ],
  ['a session that is over', async () => ({ url: base, headers: await over() }), '401 unauthorized'],
  ['a version that never was', async () => ({ url: `${base}/form?version=99`, ...(await visit()) }), '403 share-gone'],
  ['a file larger than its field takes', async () => upload(await visit(), { size: 2000 }), '422 file-not-wanted'],
  ['a file larger than any', async () => upload(await visit(), { size: 9e15 }), '400 invalid-request'],
  ['a file of no bytes', async () => upload(await visit(), { size: 0 }), '400 invalid-request'],
  ['a program', async () => upload(await visit(), { name: 'a.exe', type: 'text/html' }), '422 file-not-wanted'],
  ['a file for a form without one', async () => upload(await visit(codes.other), {}), '422 file-not-wanted'],
  ['a file over another', async () => upload(await visit(), { conflictBehavior: 'fail' }), '400 invalid-request'],
  ['a file by a path', async () => upload(await visit(), { id: '../../f1' }), '400 invalid-request'],
  ['too large a submit', async () => submit(await visit(), `"${'x'.repeat(5_000_000)}"`), '413 invalid-request'],
  ['a submit that is not JSON', async () => submit(await visit(), '{"version":1,'), '400 invalid-request'],
  ['a submit of wrong types', async () => submit(await visit(), submitted([])), '400 invalid-request'],
  [
    'a submit of 290,000 keys',
    async () =>
      submit(await visit(), submitted(Object.fromEntries(Array.from({ length: 290_000 }, (_, at) => [`k${at}`, 1])))),
    '413 invalid-request',
  ],
  ['a submit nested too deep', async () => submit(await visit(), `${'['.repeat(500_000)}`), '413 invalid-request'],
  [
    'a submit with a name of prototypes',
    async () =>
      submit(await visit(), '{"version":1,"pdf":null,"data":{"data":{"place":"Q","rows":[{"__proto__":{}}]}}}'),
    '422 not-valid',
  ],
  [
    'a hundred thousand files',
    async () => ({ ...(await upload(await visit(), {})), body: { files: Array(30_000).fill(1) } }),
    '413 invalid-request',
  ],
  [
    'answers of wrong types',
    async () => submit(await visit(), submitted({ place: 'Q', count: { $gt: 1 } })),
    '422 not-valid',
  ],
  [
    'an object where a text may be left out',
    async () => submit(await visit(), submitted({ place: 'Q', note: { toString: 'x', secret: { a: 1 } } })),
    '422 not-valid',
  ],
  [
    'a list within a list of texts',
    async () => submit(await visit(), submitted({ place: 'Q', rows: [{ names: ['A', ['B']] }] })),
    '422 not-valid',
  ],
  [
    'a text under one of several masks',
    async () => submit(await visit(), submitted({ place: 'Q', note: { value: 'AB', maskName: 'Short' } })),
    '200',
  ],
  ['a submit without what is required', async () => submit(await visit(), submitted({})), '422 not-valid'],
  [
    'a version that was never shown',
    async () => submit(await visit(), submitted({ place: 'Q' }, { version: 99 })),
    '403 share-gone',
  ],
  [
    'a PDF that was never sent',
    async () => submit(await visit(), submitted({ place: 'Q' }, { pdf: 'p1' })),
    '422 files-missing',
  ],
  ['another method', async () => ({ method: 'DELETE', url: base, ...(await visit()) }), '404'],
])('responds as expected to %s', async (_, attack, expected) => {
  expect(await answered(await attack())).toBe(expected);
});

it('counts a repeated submission once, and rejects a second submission that differs', async () => {
  const me = await visit();
  const first = submit(me, submitted({ place: 'Quay' }));
  expect([await answered(first), await answered(first)]).toEqual(['200', '200']);
  expect(await answered(submit(me, submitted({ place: 'Pier' })))).toBe('409 already-submitted');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from share_sessions where id = ${me.id} and submitted_at is not null
  `.execute(world.test.db.database);
  expect(rows).toEqual([{ count: 1 }]);
});

it('identifies a session by its token, regardless of the idempotency key', async () => {
  const [me, mal] = [await visit(), await visit()];
  expect(await answered(submit({ ...mal, id: me.id }, submitted({ place: 'Mine' })))).toBe('200');
  expect(await answered(submit(me, submitted({ place: 'Quay' })))).toBe('200');
  expect(await answered(submit(mal, submitted({ place: 'Again' })))).toBe('409 already-submitted');
});

it('stores submissions while attackers send incomplete, complex and oversized bodies', async () => {
  await world.test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.test.app.server.address() as AddressInfo;
  const [hostile, slow] = [await visit(), await visit()];
  const half = await Promise.all(Array.from({ length: 30 }, () => halfOpen(port, slow.token)));
  const values = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at]));
  const bodies = [JSON.stringify(submitted(values)), `[${'['.repeat(200_000)}`, `"${'x'.repeat(5_000_000)}"`];
  const attacks = Array.from({ length: 24 }, (_, at) => answered(submit(hostile, bodies[at % bodies.length])));
  const visitors = await Promise.all(Array.from({ length: 20 }, () => visit()));
  const answers = visitors.map((me, at) => answered(submit(me, submitted({ place: `Quay ${at}`, count: at }))));
  expect(await Promise.all(answers)).toEqual(visitors.map(() => '200'));
  expect(new Set(await Promise.all(attacks))).toEqual(new Set(['413 invalid-request']));
  const { rows } = await sql<{ id: string }>`
    select id from share_sessions where submitted_at is not null and id = any(${visitors.map(({ id }) => id)})
  `.execute(world.test.db.database);
  expect(rows).toHaveLength(20);
  for (const socket of half) socket.destroy();
});

function halfOpen(port: number, token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = [`POST ${base}/submit HTTP/1.1`, 'Host: localhost', `${sessionTokenHeader}: ${token}`];
  const rest = ['Content-Type: application/json', 'Content-Length: 2000', '', '{"version":'];
  return new Promise((resolve) => socket.write([...lines, ...rest].join('\r\n'), () => resolve(socket)));
}

const opening = (body: object): Attack => ({ method: 'POST', url: `${base}/token`, body });
const changed = (code: string): string => code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const unsigned = (): string => `${encoded({ alg: 'none' })}.${encoded({ sessionId: randomUUID(), shareId })}.`;
const crossed = (one: { token: string }, other: { token: string }): string =>
  [...one.token.split('.').slice(0, 2), other.token.split('.')[2]].join('.');
async function over(): Promise<Record<string, string>> {
  const { headers } = await visit();
  world.test.now = new Date(world.test.now.getTime() + 25 * 3_600_000);
  return headers;
}
