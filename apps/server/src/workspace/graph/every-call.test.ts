import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations, getPath } from '../testing/call-operation.ts';
import { CHALLENGE, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await openTestWorkspace();
});

afterAll(() => workspace.close());

const operationCases = allOperations.map((operation) => {
  const params = Object.fromEntries(operation.params.map((name) => [name, 'x']));
  return [operation.name, operation, getPath(operation, params)] as const;
});

const requestedHeaders =
  'authorization, content-type, if-match, if-none-match, prefer, consistencylevel, client-request-id, sdkversion, workbook-session-id, content-range';

describe.each(operationCases)('%s', (_name, { method }, address) => {
  const request = (headers: Record<string, string>) => fetch(workspace.baseUrl + address, { method, headers });

  it('responds with 401 without a token or with an invalid one, and says where to get one', async () => {
    for (const headers of [{}, { authorization: 'Bearer garbled' }, { authorization: 'Basic YTpi' }]) {
      const reply = await request(headers as Record<string, string>);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([401, 'application/json']);
      expect(reply.headers.get('www-authenticate')).toMatch(
        /^Bearer realm="", authorization_uri="[^"]+", client_id="00000003-0000-0000-c000-000000000000"$/,
      );
      const { error } = (await reply.json()) as { error: { code: string; innerError: Record<string, string> } };
      expect(error.code).toBe('InvalidAuthenticationToken');
      expect(error.innerError['request-id']).toBe(reply.headers.get('request-id'));
    }
  });

  it('responds to an outdated token with a claims challenge that browsers can read', async () => {
    const reply = await request({ authorization: 'Bearer challenged', origin: 'https://elsewhere.example' });
    expect(reply.status).toBe(401);
    const header = reply.headers.get('www-authenticate') ?? '';
    expect(header).toContain('error="insufficient_claims"');
    expect(Buffer.from(/claims="([^"]*)"/.exec(header)?.[1] ?? '', 'base64').toString()).toBe(CHALLENGE);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-expose-headers')?.split(', ')).toContain('WWW-Authenticate');
  });

  it('can be called from pages of any origin, whose preflight has no token', async () => {
    const reply = await fetch(workspace.baseUrl + address, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': method,
        'access-control-request-headers': requestedHeaders,
      },
    });
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-methods')?.split(',')).toContain(method);
    expect(reply.headers.get('access-control-allow-headers')).toBe(requestedHeaders);
    expect(Number(reply.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});

it('exposes the headers that clients need to pages of other origins', async () => {
  const reply = await fetch(`${workspace.baseUrl}/me`, { headers: { authorization: `Bearer ${workspace.owner.id}` } });
  const shown = reply.headers.get('access-control-expose-headers')?.toLowerCase().split(', ') ?? [];
  const expectedHeaders = [
    'etag',
    'location',
    'preference-applied',
    'content-range',
    'retry-after',
    'request-id',
    'client-request-id',
  ];
  expect(shown).toEqual(expect.arrayContaining(expectedHeaders));
});
