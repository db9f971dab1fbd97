import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAuditEntries } from '../../audit/audit-store.ts';
import type { Person } from '../directory/directory.ts';
import { Refusal } from '../refusal.ts';
import { CHALLENGE, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

let workspace: TestWorkspace;
let now = new Date('2026-06-10T12:00:00Z');
let refusals: Refusal[] = [];

beforeAll(async () => {
  workspace = await openTestWorkspace({ now: () => now, faults: { refuse: async () => refusals.shift() } });
});

beforeEach(() => {
  refusals = [];
});

afterAll(() => workspace.close());

interface GraphAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the response body is compared as a whole
  readonly body: any;
}

async function callGraph(person: Person | string, request: string, body?: unknown, headers = {}): Promise<GraphAnswer> {
  const [method = '', address = ''] = request.split(/ (.*)/);
  const token = typeof person === 'string' ? person : person.id;
  const isText = typeof body === 'string';
  const reply = await fetch(workspace.baseUrl + address, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text ? JSON.parse(text) : undefined };
}

const drive = () => `/drives/${workspace.driveId}`;

async function putFile(path: string, text = 'content'): Promise<GraphAnswer['body']> {
  return (await callGraph(workspace.owner, `PUT ${drive()}/root:/${path}:/content`, text)).body;
}

describe('access', () => {
  it("isolates organizations: objects of another organization don't seem to exist", async () => {
    const { stranger, groupId, owner } = workspace;
    for (const path of [drive(), `/groups/${groupId}/sites/root/lists`, `/teams/${groupId}`, `/users/${owner.id}`]) {
      expect([path, (await callGraph(stranger, `GET ${path}`)).status]).toEqual([path, 404]);
    }
    const invited = { recipients: [{ email: stranger.mail }], roles: ['read'], requireSignIn: true };
    const { id } = await putFile('for-strangers.txt');
    expect((await callGraph(owner, `POST ${drive()}/items/${id}/invite`, invited)).status).toBe(404);
  });

  it('refuses a library to people of the organization who are not in the team', async () => {
    const { outsider, groupId } = workspace;
    for (const path of [drive(), `${drive()}/root/children`, `/groups/${groupId}/sites/root/lists`]) {
      const { status, body } = await callGraph(outsider, `GET ${path}`);
      expect([path, status, body.error.code]).toEqual([path, 403, 'accessDenied']);
    }
  });

  it('changes no permission if its audit entry cannot be written', async () => {
    const { owner, outsider, database } = workspace;
    const { id } = await putFile('audited.txt');
    const address = `${drive()}/items/${id}`;
    const invited = { recipients: [{ objectId: outsider.id }], roles: ['read'], requireSignIn: true };
    const listRoles = async () => (await callGraph(owner, `GET ${address}/permissions`)).body.value;
    const granted = (await callGraph(owner, `POST ${address}/invite`, invited)).body.value[0];
    const permission = `${address}/permissions/${encodeURIComponent(granted.id)}`;
    const before = await listRoles();
    await sql`alter table audit_entries add constraint refuse_all check (false) not valid`.execute(database);
    try {
      for (const [request, body] of [
        [`POST ${address}/invite`, { ...invited, roles: ['write'] }],
        [`PATCH ${permission}`, { roles: ['write'] }],
        [`DELETE ${permission}`, undefined],
      ] as const) {
        expect([request, (await callGraph(owner, request, body)).status]).toEqual([request, 500]);
        expect(await listRoles()).toEqual(before);
      }
    } finally {
      await sql`alter table audit_entries drop constraint refuse_all`.execute(database);
    }
    expect((await callGraph(owner, `DELETE ${permission}`)).status).toBe(204);
    expect(await loadAuditEntries(database, owner.tenantId, { most: 2 })).toMatchObject([
      { subject: id, details: { operation: 'deletePermission', permissionId: granted.id } },
      { subject: id, details: { operation: 'invite', roles: ['read'] } },
    ]);
  });

  it('omits a folder that members may not read from all lists that they request', async () => {
    const { owner, member, outsider } = workspace;
    const file = await putFile('closed/inside.txt');
    const folder = (await callGraph(owner, `GET ${drive()}/root:/closed`)).body;
    const invited = { recipients: [{ objectId: outsider.id }], roles: ['write'], requireSignIn: true };
    await callGraph(owner, `POST ${drive()}/items/${folder.id}/invite`, invited);
    expect(await loadAuditEntries(workspace.database, owner.tenantId, { most: 1 })).toMatchObject([
      { action: 'permission.changed', actorName: 'Ada Lovelace', subject: folder.id, details: { roles: ['write'] } },
    ]);
    const { body } = await callGraph(owner, `GET ${drive()}/items/${folder.id}/permissions`);
    const members = body.value.find((row: GraphAnswer['body']) => row.grantedToV2.siteGroup?.id === '5');
    const path = `${drive()}/items/${folder.id}/permissions/${encodeURIComponent(members.id)}`;
    expect((await callGraph(owner, `DELETE ${path}`)).status).toBe(204);

    expect((await callGraph(member, `GET ${drive()}/items/${file.id}`)).status).toBe(403);
    for (const list of [
      `${drive()}/root/children`,
      `${drive()}/root/delta`,
      `${drive()}/list/items?$expand=driveItem`,
    ]) {
      const text = JSON.stringify((await callGraph(member, `GET ${list}`)).body);
      expect([list, text.includes(folder.id), text.includes(file.id)]).toEqual([list, false, false]);
    }
    expect((await callGraph(outsider, `GET ${drive()}/items/${file.id}`)).body).toMatchObject({ name: 'inside.txt' });
    expect((await callGraph(outsider, `GET ${drive()}/root/children`)).status).toBe(403);
  });

  it('allows members to share, and only owners to manage permissions', async () => {
    const { owner, member, outsider } = workspace;
    const { id } = await putFile('shared.txt');
    const invited = { recipients: [{ objectId: outsider.id }], roles: ['read'], requireSignIn: true };
    const { status, body } = await callGraph(member, `POST ${drive()}/items/${id}/invite`, invited);
    expect(status).toBe(200);
    const path = `${drive()}/items/${id}/permissions/${encodeURIComponent(body.value[0].id)}`;
    expect((await callGraph(member, `PATCH ${path}`, { roles: ['write'] })).status).toBe(403);
    expect((await callGraph(owner, `PATCH ${path}`, { roles: ['write'] })).status).toBe(200);
  });
});

describe('addresses', () => {
  it('lead to a drive through its group, site and list', async () => {
    const { owner, groupId, listId, driveId } = workspace;
    const site = (await callGraph(owner, `GET /groups/${groupId}/sites/root`)).body.id;
    await putFile('aliases/a.txt');
    for (const way of [`/groups/${groupId}/drive`, `/sites/${site}/drive`, `/sites/${site}/lists/${listId}/drive`]) {
      expect((await callGraph(owner, `GET ${way}`)).body).toMatchObject({ id: driveId });
      expect((await callGraph(owner, `GET ${way}/root:/aliases/a.txt`)).body).toMatchObject({ name: 'a.txt' });
    }
    const { body: row } = await callGraph(owner, `GET ${drive()}/root:/aliases/a.txt:/listItem`);
    const inList = await callGraph(
      owner,
      `GET /sites/${site}/lists/Documents/items/${row.id}?expand=fields(select=FileLeafRef)`,
    );
    expect(inList.body.fields).toMatchObject({ FileLeafRef: 'a.txt' });
  });

  it('support every character that a name may contain, and long paths', async () => {
    const path = ['100% #1', 'a+b & c', "it's", 'naïve', 'x'.repeat(200)].map(encodeURIComponent).join('/');
    const { id } = await putFile(`${path}/y.json`);
    const found = await callGraph(workspace.owner, `GET ${drive()}/root:/${path}/Y.JSON`);
    expect(found.body).toMatchObject({ id, name: 'y.json' });
    expect(found.body.parentReference.path).toBe(`/drives/${workspace.driveId}/root:/${path}`);
  });

  it('refuse paths of more than 400 characters', async () => {
    const path = ['x'.repeat(200), 'y'.repeat(200), 'z.txt'].join('/');
    expect(await putFile(path)).toMatchObject({
      error: { code: 'invalidRequest', innerError: { code: 'pathIsTooLong' } },
    });
  });
});

describe('concurrent writers of a library', () => {
  it('get different names and row numbers for the same requested name', async () => {
    const request = `PUT ${drive()}/root:/busy/a.txt:/content?@microsoft.graph.conflictBehavior=rename`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => callGraph(workspace.owner, request, 'x')));
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(8);
    const rows = await callGraph(workspace.owner, `GET ${drive()}/root:/busy:/children?$expand=listItem`);
    const numbers = rows.body.value.map((item: GraphAnswer['body']) => item.listItem.id);
    expect(new Set(numbers).size).toBe(8);
  });
});

describe('browser of another origin', () => {
  it('can send preflight requests without a token, and read the exposed headers', async () => {
    const preflight = await fetch(`${workspace.baseUrl}${drive()}/items/x`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,if-match',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,if-match');
    const { headers } = await callGraph(workspace.owner, 'GET /me');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});

describe('refusals', () => {
  it('include a claims challenge for an insufficient token', async () => {
    const { status, headers, body } = await callGraph('challenged', 'GET /me');
    expect([status, body.error.code]).toEqual([401, 'InvalidAuthenticationToken']);
    const header = headers.get('www-authenticate') ?? '';
    expect(header).toContain('error="insufficient_claims"');
    expect(Buffer.from(/claims="([^"]*)"/.exec(header)?.[1] ?? '', 'base64').toString()).toBe(CHALLENGE);
  });

  it('include nested inner codes and Retry-After when throttled', async () => {
    const innerCodes = ['throttledRequest', 'quota'];
    refusals = [new Refusal(429, 'activityLimitReached', 'Busy', { innerCodes, headers: { 'retry-after': '7' } })];
    const { status, headers, body } = await callGraph(workspace.owner, 'GET /me');
    expect([status, headers.get('retry-after')]).toEqual([429, '7']);
    expect(body.error.innerError).toMatchObject({ code: 'throttledRequest', innerError: { code: 'quota' } });
    expect((await callGraph(workspace.owner, 'GET /me')).status).toBe(200);
  });
});

describe('download URL', () => {
  async function addressOf(name: string, text: string): Promise<string> {
    return (await putFile(name, text))['@microsoft.graph.downloadUrl'];
  }

  it('sends an HTML page as a download that cannot run on our origin', async () => {
    const reply = await fetch(await addressOf('page.html', '<script>alert(1)</script>'));
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused when it was modified or has expired', async () => {
    const address = await addressOf('secret.txt', 'secret');
    const forged = address.replace(/download\/(.)/, (_, letter) => `download/${letter === 'a' ? 'b' : 'a'}`);
    expect((await fetch(forged)).status).toBe(404);
    expect((await fetch(address)).status).toBe(200);
    now = new Date(now.getTime() + 3 * 3_600_000);
    expect((await fetch(address)).status).toBe(404);
  });

  it('keeps serving the same content after the file changed', async () => {
    const address = await addressOf('changing.txt', 'before');
    await putFile('changing.txt', 'after');
    expect(await (await fetch(address)).text()).toBe('before');
  });

  it('serves ranges, also suffix ranges, and refuses those beyond the end', async () => {
    const address = await addressOf('digits.txt', '0123456789');
    const range = async (value: string) => {
      const reply = await fetch(address, { headers: { range: value } });
      return [reply.status, reply.headers.get('content-range'), await reply.text()];
    };
    expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await range('bytes=0-99')).toEqual([206, 'bytes 0-9/10', '0123456789']);
    expect(await range('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect((await range('bytes=5-2'))[0]).toBe(200);
  });
});
