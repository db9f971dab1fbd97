import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { BatchRequest, BatchResponse } from '../resources/envelopes.ts';
import {
  addFolder,
  createFreshFolder,
  createFreshName,
  encodeText,
  fetchText,
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

type BatchRequestEntry = BatchRequest['requests'][number];

export function defineBatchCases(getService: GetService): void {
  const send = async (
    ...requests: BatchRequestEntry[]
  ): Promise<Record<string, BatchResponse['responses'][number]>> => {
    const { responses } = await getService().owner.client.call(operations.batch, {}, { body: { requests } });
    expect(responses).toHaveLength(requests.length);
    return Object.fromEntries(responses.map((response) => [response.id, response]));
  };
  const get = (id: string, url = '/me?$select=id'): BatchRequestEntry => ({ id, method: 'GET', url });
  const json = { 'Content-Type': 'application/json' };

  describe('a batch', () => {
    it('[GR-90] returns every response by its ID, regardless of the others', async () => {
      const { owner, driveId } = getService();
      const answers = await send(get('a'), get('b', `/drives/${driveId}/items/01NOSUCHITEM`), get('c', 'me'));
      expect(answers.a).toMatchObject({ status: 200, body: { id: owner.id } });
      expect(answers.b).toMatchObject({ status: 404, body: { error: { code: 'itemNotFound' } } });
      expect(answers.c).toMatchObject({ status: 200, body: { id: owner.id } });
    });

    it('[GR-91] supports calls with and without bodies', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const children = `/drives/${service.driveId}/items/${folder.id}/children`;
      const { a } = await send({
        id: 'a',
        method: 'POST',
        url: children,
        headers: json,
        body: { name: 's', folder: {} },
      });
      expect(a).toMatchObject({ status: 201, body: { name: 's' } });
      const { b } = await send({ id: 'b', method: 'DELETE', url: `/drives/${service.driveId}/items/${folder.id}` });
      expect(b?.status).toBe(204);
      expect(b?.body ?? undefined).toBeUndefined();
    });

    it('[GR-92] encodes bytes as base64 in both directions', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const url = `/drives/${service.driveId}/items/${folder.id}:/a.bin:/content`;
      const headers = { 'Content-Type': 'application/octet-stream' };
      const body = btoa(String.fromCharCode(...encodeText('bytes')));
      const { put, photo } = await send(
        { id: 'put', method: 'PUT', url, headers, body },
        get('photo', `/users/${service.owner.id}/photos/48x48/$value`),
      );
      expect(put?.status).toBe(201);
      expect(await fetchText(service, put?.body as never)).toBe('bytes');
      const picture = await service.owner.client.call(operations.getUserPhoto, {
        userId: service.owner.id,
        size: '48x48',
      });
      expect(atob(String(photo?.body))).toHaveLength(picture.size);
    });

    it('[GR-93] runs dependent requests after success, and fails them after failure', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const children = `/drives/${service.driveId}/items/${folder.id}/children`;
      const path = `/drives/${service.driveId}/root:/${folder.name}/sub`;
      const answers = await send(
        { id: '1', method: 'POST', url: children, headers: json, body: { name: 'sub', folder: {} } },
        { ...get('2', path), dependsOn: ['1'] },
        { ...get('3', `${path}/none`), dependsOn: ['2'] },
        { ...get('4'), dependsOn: ['3'] },
        { ...get('5'), dependsOn: ['4'] },
      );
      expect([1, 2, 3, 4, 5].map((id) => answers[id]?.status)).toEqual([201, 200, 404, 424, 424]);
      expect(answers[4]?.body).toMatchObject({ error: { code: 'failedDependency' } });
    });

    it.each([
      ['more than twenty calls', Array.from({ length: 21 }, (_, index) => get(String(index)))],
      ['two calls with the same ID', [get('a'), get('A')]],
      ['a call that depends on a missing one', [{ ...get('a'), dependsOn: ['b'] }]],
      [
        'calls that depend on each other',
        [
          { ...get('a'), dependsOn: ['b'] },
          { ...get('b'), dependsOn: ['a'] },
        ],
      ],
    ])('[GR-94] rejects %s', async (_, requests) => {
      const service = getService();
      expect((await sendRaw(service, service.owner, 'POST /$batch', { body: { requests } })).status).toBe(400);
    });

    it('[GR-95] returns redirects without following them', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const params = { driveId: service.driveId, itemId: folder.id, path: 'a.txt' };
      const file = await service.owner.client.call(operations.putChildContent, params, { bytes: encodeText('x') });
      const { a } = await send(get('a', `/drives/${service.driveId}/items/${file.id}/content`));
      expect(a?.status).toBe(302);
      expect(new Headers(a?.headers).get('Location')).toMatch(/^https?:/);
    });
  });
}
