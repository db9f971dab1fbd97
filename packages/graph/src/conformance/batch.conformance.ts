import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { BatchRequest, BatchResponse } from '../resources/batch.ts';
import { createFreshFolder, encodeText, fetchText, type GetService, sendRaw } from './service-under-test.ts';

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
