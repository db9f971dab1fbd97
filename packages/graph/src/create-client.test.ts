import { describe, expect, it } from 'vitest';
import { createGraphClient } from './create-client.ts';
import { GraphError, GraphOutage, UnexpectedResponseError } from './errors.ts';
import { operations } from './operations.ts';
import {
  baseUrl,
  createJsonResponse,
  createRefusal,
  createScriptedClient,
  type ScriptedResponse,
  sampleUser,
} from './testing/scripted-service.ts';

describe('calling', () => {
  it('[GR-200] fills the path, encodes every segment and sends the token', async () => {
    const scripted = createScriptedClient(createJsonResponse({ id: '1', name: 'x' }));
    const query = { select: ['id', 'name'], expand: 'listItem($expand=fields)' };
    await scripted.client.call(operations.getItemByPath, { driveId: 'b!d', path: 'a b/50%#+.txt' }, { query });
    const [request] = scripted.requests;
    expect(request?.url).toBe(
      `${baseUrl}/drives/b!d/root:/a%20b/50%25%23%2B.txt?$select=id%2Cname&$expand=listItem(%24expand%3Dfields)`,
    );
    expect(request?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it.each(['', '.', '..', 'a/../b', '/a', 'a//b'])(
    '[GR-200] does not call a path with an empty or dot segment: "%s"',
    async (path) => {
      const scripted = createScriptedClient();
      await expect(async () => scripted.client.call(operations.getItemByPath, { driveId: 'd', path })).rejects.toThrow(
        'segment',
      );
    },
  );

  it('sends a JSON body with the eTag, and returns status and headers', async () => {
    const scripted = createScriptedClient(createJsonResponse({ id: '1', name: 'new' }, 200, { ETag: '"2"' }));
    const params = { driveId: 'd', itemId: '1' };
    const reply = await scripted.client.send(operations.updateItem, params, { body: { name: 'new' }, ifMatch: '"1"' });
    expect(await scripted.requests[0]?.json()).toEqual({ name: 'new' });
    expect(scripted.requests[0]?.headers.get('If-Match')).toBe('"1"');
    expect([reply.status, reply.headers.get('ETag')]).toEqual([200, '"2"']);
  });

  it('sends bytes unchanged', async () => {
    const scripted = createScriptedClient(createJsonResponse({ id: '1', name: 'x' }, 201));
    const bytes = new Uint8Array([1, 2, 3]);
    const params = { driveId: 'd', itemId: 'root', path: 'x' };
    await scripted.client.call(operations.putChildContent, params, { bytes, query: { conflictBehavior: 'fail' } });
    expect(new Uint8Array(await scripted.requests[0]!.arrayBuffer())).toEqual(bytes);
    expect(scripted.requests[0]?.url).toContain('items/root:/x:/content?@microsoft.graph.conflictBehavior=fail');
  });

  it('requests eventual consistency where Graph requires it: with search and count', async () => {
    const scripted = createScriptedClient(createJsonResponse({ value: [] }), createJsonResponse({ value: [] }));
    await scripted.client.page(operations.listUsers, {}, { query: { search: '"displayName:ada"' } });
    await scripted.client.page(operations.listUsers, {}, { query: { top: 5 } });
    expect(scripted.requests.map((request) => request.headers.get('ConsistencyLevel'))).toEqual(['eventual', null]);
  });

  it('calls fetch without a receiver, as browsers require', async () => {
    const client = createGraphClient({
      baseUrl,
      async fetch(this: unknown) {
        return createJsonResponse({ ...sampleUser, displayName: String(this) });
      },
      token: async () => 't',
      wait: async () => {},
      random: () => 0,
    });
    expect(await client.call(operations.getMe, {})).toMatchObject({ displayName: 'undefined' });
  });

  it('keeps unknown fields', async () => {
    const scripted = createScriptedClient(createJsonResponse({ ...sampleUser, favouriteColour: 'blue' }));
    expect(await scripted.client.call(operations.getMe, {})).toMatchObject({ favouriteColour: 'blue' });
  });
});

describe('refusals', () => {
  it('[GR-201] become a GraphError with all inner codes, Retry-After and Location', async () => {
    const inner = { code: 'resyncApplyDifferences', innererror: { code: 'deeper' } };
    const scripted = createScriptedClient(
      createRefusal(410, 'resyncRequired', { Location: 'https://graph.example/v1.0/x' }, inner),
    );
    const error = await scripted.client.page(operations.listDriveChanges, { driveId: 'd' }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(GraphError);
    expect(error).toMatchObject({
      status: 410,
      code: 'resyncRequired',
      innerCodes: ['resyncApplyDifferences', 'deeper'],
      location: 'https://graph.example/v1.0/x',
      request: 'GET /v1.0/drives/d/root/delta',
    });
  });

  it('have an error code even without an error envelope', async () => {
    const scripted = createScriptedClient(new Response(null, { status: 404 }));
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({
      status: 404,
      code: 'generalException',
    });
  });

  it('[GR-201] never contain the query string', async () => {
    const scripted = createScriptedClient(createRefusal(400, 'invalidRequest'));
    const error = await scripted.client
      .page(operations.listUsers, {}, { query: { search: 'secret' } })
      .catch((thrown: Error) => thrown.message);
    expect(error).not.toContain('secret');
  });
});

describe('replies', () => {
  it('[GR-529] treat optional null properties as absent', async () => {
    const file = {
      id: '1',
      name: 'a.txt',
      size: 0,
      eTag: null,
      file: { mimeType: null, hashes: { quickXorHash: null } },
    };
    const scripted = createScriptedClient(
      createJsonResponse({ value: [file, { ...file, id: null }] }),
      createJsonResponse({ value: [file] }),
    );
    const list = () => scripted.client.page(operations.listChildren, { driveId: 'd', itemId: '1' });
    await expect(list()).rejects.toThrow(UnexpectedResponseError);
    expect((await list()).rows).toEqual([{ id: '1', name: 'a.txt', size: 0, file: { hashes: {} } }]);
  });
});

describe('outages', () => {
  it('[GR-202] report the network without a response', async () => {
    const scripted = createScriptedClient(new TypeError('fetch failed'));
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ reason: 'network' });
  });

  it('[GR-202] report an HTML page as a captive portal, whatever its status', async () => {
    const page = (status: number) => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });
    const scripted = createScriptedClient(page(200), page(403), new Response('hello'));
    for (let i = 0; i < 3; i++) {
      await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ reason: 'captive-portal' });
    }
  });

  it('report a missing token', async () => {
    const client = createGraphClient({
      baseUrl,
      fetch: async () => createJsonResponse({}),
      token: async () => Promise.reject(new Error('signed out')),
      wait: async () => {},
      random: () => 0,
    });
    const error = await client.call(operations.getMe, {}).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(GraphOutage);
    expect(error).toMatchObject({ reason: 'no-token', cause: new Error('signed out') });
  });

  it('rethrow the reason of an aborted signal', async () => {
    const scripted = createScriptedClient(createJsonResponse(sampleUser));
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(scripted.client.call(operations.getMe, {}, { signal })).rejects.toThrow('left the page');
  });
});

describe('tokens', () => {
  const claims = '{"access_token":{"nbf":{"essential":true,"value":"1604106651"}}}';
  const challenge = {
    'WWW-Authenticate': `Bearer realm="", claims="${btoa(claims)}", authorization_uri="https://a, b/c", error="insufficient_claims"`,
  };

  it('[GR-203] are renewed once after a 401', async () => {
    const scripted = createScriptedClient(
      createRefusal(401, 'InvalidAuthenticationToken'),
      createJsonResponse(sampleUser),
    );
    expect(await scripted.client.call(operations.getMe, {})).toEqual(sampleUser);
    expect(scripted.asks).toEqual([{}, { refused: 'token-1' }]);
    expect(scripted.requests[1]?.headers.get('Authorization')).toBe('Bearer token-2');
  });

  it('[GR-203] are not renewed twice for one call', async () => {
    const scripted = createScriptedClient(
      createRefusal(401, 'InvalidAuthenticationToken'),
      createRefusal(401, 'InvalidAuthenticationToken'),
    );
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(scripted.requests).toHaveLength(2);
  });

  it('[GR-203] are requested with the claims of a challenge, and the body is sent again', async () => {
    const scripted = createScriptedClient(
      createRefusal(401, 'InvalidAuthenticationToken', challenge),
      createJsonResponse({ id: '1', name: 'n' }),
    );
    await scripted.client.call(operations.updateItem, { driveId: 'd', itemId: '1' }, { body: { name: 'n' } });
    expect(scripted.asks).toEqual([{}, { refused: 'token-1', claims }]);
    expect(await scripted.requests[1]?.json()).toEqual({ name: 'n' });
  });

  it('[GR-203] are not requested again after the same claims challenge', async () => {
    const renewals = () => createRefusal(401, 'InvalidAuthenticationToken', challenge);
    const scripted = createScriptedClient(renewals(), renewals());
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('new resources', () => {
  const params = { driveId: 'd', itemId: 'i' };
  const expectMissing = () => createRefusal(404, 'itemNotFound');

  it('[GR-211] are requested again after a 404, with growing waits', async () => {
    const scripted = createScriptedClient(expectMissing(), expectMissing(), createJsonResponse({ id: '7' }));
    expect(await scripted.client.call(operations.getItemListItem, params, { isTargetNew: true })).toEqual({ id: '7' });
    expect(scripted.waits).toEqual([500, 1000]);
  });

  it('[GR-211] are missing after four tries, or immediately if not marked as new', async () => {
    const scripted = createScriptedClient(
      expectMissing(),
      expectMissing(),
      expectMissing(),
      expectMissing(),
      expectMissing(),
    );
    const tokenRequests = scripted.client.call(operations.getItemListItem, params, { isTargetNew: true });
    await expect(tokenRequests).rejects.toMatchObject({ status: 404 });
    await expect(scripted.client.call(operations.getItemListItem, params)).rejects.toMatchObject({ status: 404 });
    expect([scripted.requests.length, scripted.waits]).toEqual([5, [500, 1000, 2000]]);
  });
});

describe('pages', () => {
  const page = (ids: string[], links: Record<string, string> = {}) =>
    createJsonResponse({ value: ids.map((id) => ({ id })), ...links });

  it('return their rows, links and count', async () => {
    const scripted = createScriptedClient(
      page(['1'], { '@odata.deltaLink': `${baseUrl}/drives/d/root/delta?token=9` }),
    );
    expect(await scripted.client.page(operations.listDriveChanges, { driveId: 'd' })).toEqual({
      rows: [{ id: '1' }],
      deltaLink: `${baseUrl}/drives/d/root/delta?token=9`,
    });
  });

  it('are followed to the last row, with the headers of the first call', async () => {
    const scripted = createScriptedClient(
      page(['1'], { '@odata.nextLink': `${baseUrl}/users?$skiptoken=x` }),
      page([]),
    );
    const query = { search: '"displayName:a"' };
    const ids = await Array.fromAsync(scripted.client.rows(operations.listUsers, {}, { query }), (row) => row.id);
    expect(ids).toEqual(['1']);
    expect(scripted.requests[1]?.url).toBe(`${baseUrl}/users?$skiptoken=x`);
    expect(scripted.requests[1]?.headers.get('ConsistencyLevel')).toBe('eventual');
  });

  it.each([400, 404, 410])('[GR-210] restart without repeated rows if a next-page link returns %i', async (status) => {
    const next = (token: string) => ({ '@odata.nextLink': `${baseUrl}/users?$skiptoken=${token}` });
    const scripted = createScriptedClient(
      page(['1', '2'], next('a')),
      page(['3'], next('b')),
      createRefusal(status, 'resyncRequired'),
      page(['1', '2'], next('c')),
      page(['3', '4']),
    );
    const ids = await Array.fromAsync(scripted.client.rows(operations.listUsers, {}), (row) => row.id);
    expect(ids).toEqual(['1', '2', '3', '4']);
    expect(scripted.requests[3]?.url).toBe(`${baseUrl}/users`);
  });

  it('[GR-210] fail if the first page fails, if rows have no ID, and after three restarts', async () => {
    const next = { '@odata.nextLink': `${baseUrl}/users?$skiptoken=a` };
    const createGone = () => createRefusal(410, 'resyncRequired');
    const read = (...answers: ScriptedResponse[]) =>
      Array.fromAsync(createScriptedClient(...answers).client.rows(operations.listUsers, {}));
    await expect(read(createGone())).rejects.toMatchObject({ status: 410 });
    const again = () => [page(['1'], next), createGone()];
    await expect(read(...again(), ...again(), ...again(), ...again())).rejects.toMatchObject({ status: 410 });
    const table = { driveId: 'd', itemId: 'i', tableId: 't' };
    const rows = createScriptedClient(
      createJsonResponse({ value: [{ index: 0, values: [] }], ...next }),
      createGone(),
    ).client;
    await expect(Array.fromAsync(rows.rows(operations.listTableRows, table))).rejects.toMatchObject({ status: 410 });
  });

  it.each([
    'https://evil.example/v1.0/users',
    'http://graph.example/v1.0/users',
    'https://graph.example/v1.0.evil/users',
    'https://graph.example@evil.example/v1.0/users',
    'https://graph.example/v1.0/../beta/users',
  ])('[GR-206] never follow a link that leaves the base address: %s', async (link) => {
    const scripted = createScriptedClient();
    await expect(scripted.client.page(operations.listUsers, {}, { link })).rejects.toThrow('is outside');
    expect(scripted.asks).toEqual([]);
  });
});

describe('downloads', () => {
  it('[GR-207] are sent without the token', async () => {
    const scripted = createScriptedClient(new Response('content'));
    const blob = await scripted.client.download('https://files.example/x?sig=1');
    expect(await blob.text()).toBe('content');
    expect(scripted.requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('report an expired URL', async () => {
    const scripted = createScriptedClient(createRefusal(404, 'itemNotFound'));
    const download = scripted.client.download('https://files.example/secret?sig=secret');
    await expect(download).rejects.toMatchObject({ code: 'itemNotFound', request: 'GET /' });
  });
});

describe('batchGet', () => {
  const answerBatch =
    (status = 200) =>
    async (request: Request) => {
      const { requests } = (await request.json()) as { requests: { id: string; url: string }[] };
      const responses = requests.map(({ id, url }) => ({ id, status, headers: { 'Retry-After': '3' }, body: { url } }));
      return createJsonResponse({ responses: responses.reverse() });
    };

  it('[GR-208] sends twenty at a time and returns responses in the order of the paths', async () => {
    const scripted = createScriptedClient(answerBatch(), answerBatch());
    const paths = Array.from({ length: 25 }, (_, index) => `/me/${index}`);
    const entries = await scripted.client.batchGet(paths);
    expect(entries.map((entry) => entry.body)).toEqual(paths.map((url) => ({ url })));
    expect(scripted.requests).toHaveLength(2);
  });

  it('[GR-208] repeats throttled entries after their wait', async () => {
    const scripted = createScriptedClient(answerBatch(429), answerBatch());
    const [entry] = await scripted.client.batchGet(['/me']);
    expect(entry?.status).toBe(200);
    expect(scripted.waits).toEqual([3000]);
  });

  it('returns an entry that stays throttled', async () => {
    const scripted = createScriptedClient(answerBatch(429), answerBatch(429), answerBatch(429), answerBatch(429));
    expect((await scripted.client.batchGet(['/me']))[0]?.status).toBe(429);
  });
});
