import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import {
  addFolder,
  createFreshFolder,
  createFreshName,
  encodeText,
  expectRefusal,
  fetchItem,
  fetchText,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineContentCases(getService: GetService): void {
  describe('reading content', () => {
    it('[GR-140] redirects to a URL that needs no token and supports ranges', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt', '0123456789');
      const answer = await sendRaw(service, service.owner, `GET /drives/${service.driveId}/items/${file.id}/content`);
      expect(answer.status).toBe(302);
      const location = String(answer.headers.get('Location'));
      const whole = await service.fetch(location);
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
      const part = await service.fetch(location, { headers: { Range: 'bytes=2-4' } });
      expect([part.status, await part.text()]).toEqual([206, '234']);
      expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    });

    it('[GR-141] is not possible for a folder', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const answer = await sendRaw(service, service.owner, `GET /drives/${service.driveId}/items/${folder.id}/content`);
      expect(answer.status).toBe(400);
    });
  });

  describe('writing content', () => {
    const putFile = (
      service: ReturnType<GetService>,
      itemId: string,
      path: string,
      content: string,
      options: object = {},
    ) =>
      service.owner.client.send(
        operations.putChildContent,
        { driveId: service.driveId, itemId, path },
        { bytes: encodeText(content), ...options },
      );

    it('[GR-142] creates missing folders, and replaces by default, keeping ID and creation date', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const created = await putFile(service, folder.id, 'x/y/a.txt', 'one');
      const replaced = await putFile(service, folder.id, 'X/y/A.txt', 'two');
      expect([created.status, replaced.status]).toEqual([201, 200]);
      expect(replaced.body).toMatchObject({ id: created.body.id, createdDateTime: created.body.createdDateTime });
      expect(await fetchText(service, created.body)).toBe('two');
    });

    it('[GR-143] fails or renames if the conflict behavior requests it', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await putFile(service, folder.id, 'a.txt', 'one');
      const fail = putFile(service, folder.id, 'a.txt', 'two', { query: { conflictBehavior: 'fail' } });
      await expectRefusal(fail, 409, 'nameAlreadyExists');
      const renamed = await putFile(service, folder.id, 'a.txt', 'two', { query: { conflictBehavior: 'rename' } });
      expect([renamed.status, renamed.body.name]).toEqual([201, 'a 1.txt']);
    });

    it('[GR-144] accepts empty files, and files by ID', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const empty = await putFile(service, folder.id, 'a.txt', '');
      expect(empty.body).toMatchObject({ size: 0, file: { hashes: { quickXorHash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } } });
      const params = { driveId: service.driveId, itemId: empty.body.id };
      const written = await service.owner.client.call(operations.putItemContent, params, { bytes: encodeText('s') });
      expect(written).toMatchObject({ id: empty.body.id, size: 1 });
    });

    it('[GR-145] returns 412 for an outdated eTag', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const created = await putFile(service, folder.id, 'a.txt', 'one');
      await putFile(service, folder.id, 'a.txt', 'two', { ifMatch: created.body.eTag });
      await expectRefusal(
        putFile(service, folder.id, 'a.txt', 'x', { ifMatch: created.body.eTag }),
        412,
        'resourceModified',
      );
      expect(await fetchText(service, created.body)).toBe('two');
    });

    it('[GR-146] does not replace a folder, and rejects invalid names', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await addFolder(service, folder, 'dir');
      await expect(putFile(service, folder.id, 'dir', 'x')).rejects.toMatchObject({ name: 'GraphClientRequest' });
      await expectRefusal(putFile(service, folder.id, 'CON', 'x'), 400, 'invalidRequest');
    });

    it('[GR-147] is forbidden for users who can only read', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), createFreshName(service));
      const params = { driveId: service.driveId, itemId: file.id };
      const body = { recipients: [{ objectId: service.outsider.id }], roles: ['read'], requireSignIn: true };
      await service.owner.client.call(operations.invite, params, { body });
      expect(await fetchItem(service, file, service.outsider)).toMatchObject({ id: file.id });
      const write = service.outsider.client.call(operations.putItemContent, params, { bytes: encodeText('x') });
      await expectRefusal(write, 403, 'accessDenied');
    });
  });
}
