import { describe, expect, it } from 'vitest';
import {
  addFolder,
  createFreshFolder,
  createFreshName,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineCallCases(getService: GetService): void {
  describe('every call', () => {
    it('[GR-1] returns JSON with the request IDs', async () => {
      const service = getService();
      const answer = await sendRaw(service, service.owner, 'GET /me', { headers: { 'client-request-id': 'abc-1' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(answer.headers.get('request-id')).toBeTruthy();
      expect(answer.headers.get('client-request-id')).toBe('abc-1');
      expect(answer.body['@odata.context']).toContain('$metadata');
    });

    it('[GR-2] returns errors in the standard envelope', async () => {
      const service = getService();
      const answer = await sendRaw(service, service.owner, `GET /drives/${service.driveId}/items/01NOSUCHITEM`);
      expect(answer.status).toBe(404);
      expect(answer.body.error).toMatchObject({ code: 'itemNotFound', message: expect.any(String) });
      expect(answer.body.error.innerError).toMatchObject({
        date: expect.any(String),
        'request-id': expect.any(String),
      });
      expect(answer.body.error.innerError.date).not.toMatch(/Z|[+-]\d\d:\d\d$/);
    });

    it('[GR-3] returns 401 with WWW-Authenticate when the token is missing or unknown', async () => {
      const service = getService();
      for (const headers of [{}, { Authorization: 'Bearer garbled' }] as Record<string, string>[]) {
        const answer = await sendRaw(service, 'nobody', 'GET /me', { headers });
        expect(answer.status).toBe(401);
        expect(answer.body.error.code).toBe('InvalidAuthenticationToken');
        expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer .*authorization_uri="/);
      }
    });

    it('[GR-4] returns 400 BadRequest for an unknown path segment', async () => {
      const service = getService();
      const answer = await sendRaw(service, service.owner, 'GET /nothingOfTheKind');
      expect([answer.status, answer.body.error.code]).toEqual([400, 'BadRequest']);
    });

    it('[GR-5] accepts query options with and without a dollar sign, and a trailing slash in the path', async () => {
      const service = getService();
      const plain = await sendRaw(service, service.owner, 'GET /me/?select=id');
      const dollar = await sendRaw(service, service.owner, 'GET /me?$select=id');
      expect(plain.body.id).toBe(service.owner.id);
      expect(Object.keys(plain.body).filter((key) => !key.startsWith('@'))).toEqual(['id']);
      expect(dollar.body).toEqual(plain.body);
    });

    it('[GR-6] rejects an invalid query option', async () => {
      const service = getService();
      for (const option of ['$top=many', '$top=-1', '$filter=name%20eq', '$orderby=,', '$expand=fields(']) {
        const answer = await sendRaw(service, service.owner, `GET /drives/${service.driveId}/list/items?${option}`);
        expect([option, answer.status]).toEqual([option, 400]);
      }
    });

    it('[GR-7] returns absolute next-page links that keep all query options', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      for (const name of ['a', 'b', 'c']) await addFolder(service, folder, name);
      const first = `GET /drives/${service.driveId}/items/${folder.id}/children?$top=2&$select=id,name&$orderby=name`;
      const page = await sendRaw(service, service.owner, first);
      expect(page.body.value.map((row) => row.name)).toEqual(['a', 'b']);
      expect(String(page.body['@odata.nextLink']).startsWith(`${service.baseUrl}/`)).toBe(true);
      const next = await sendRaw(service, service.owner, `GET ${page.body['@odata.nextLink']}`);
      expect(next.body.value.map((row) => row.name)).toEqual(['c']);
      expect(next.body.value[0]?.size).toBeUndefined();
      expect(next.body['@odata.nextLink']).toBeUndefined();
    });

    it('[GR-8] returns 400 for a body that is not JSON', async () => {
      const service = getService();
      const bytes = new TextEncoder().encode('{"name":');
      const headers = { 'Content-Type': 'application/json' };
      const request = `POST /drives/${service.driveId}/items/root/children`;
      expect((await sendRaw(service, service.owner, request, { bytes, headers })).status).toBe(400);
    });

    it('[GR-9] returns 304 without a body if the eTag is current', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), createFreshName(service));
      const headers = { 'If-None-Match': String(file.eTag) };
      const answer = await sendRaw(service, service.owner, `GET /drives/${service.driveId}/items/${file.id}`, {
        headers,
      });
      expect([answer.status, answer.text]).toEqual([304, '']);
    });
  });
}
