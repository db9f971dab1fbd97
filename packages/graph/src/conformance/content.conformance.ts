import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import {
  addFolder,
  createFreshFolder,
  createFreshName,
  encode,
  expectRefusal,
  type GetWorld,
  putText,
  readItem,
  readText,
  sendRaw,
} from './world.ts';

export function contentCases(open: GetWorld): void {
  describe('reading content', () => {
    it('[GR-140] redirects to a URL that needs no token and supports ranges', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt', '0123456789');
      const answer = await sendRaw(world, world.owner, `GET /drives/${world.driveId}/items/${file.id}/content`);
      expect(answer.status).toBe(302);
      const location = String(answer.headers.get('Location'));
      const whole = await world.fetch(location);
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
      const part = await world.fetch(location, { headers: { Range: 'bytes=2-4' } });
      expect([part.status, await part.text()]).toEqual([206, '234']);
      expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    });

    it('[GR-141] is not possible for a folder', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const answer = await sendRaw(world, world.owner, `GET /drives/${world.driveId}/items/${folder.id}/content`);
      expect(answer.status).toBe(400);
    });
  });

  describe('writing content', () => {
    const put = (world: ReturnType<GetWorld>, itemId: string, path: string, content: string, options: object = {}) =>
      world.owner.client.send(
        operations.putChildContent,
        { driveId: world.driveId, itemId, path },
        { bytes: encode(content), ...options },
      );

    it('[GR-142] creates missing folders, and replaces by default, keeping ID and creation date', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const made = await put(world, folder.id, 'x/y/a.txt', 'one');
      const replaced = await put(world, folder.id, 'X/y/A.txt', 'two');
      expect([made.status, replaced.status]).toEqual([201, 200]);
      expect(replaced.body).toMatchObject({ id: made.body.id, createdDateTime: made.body.createdDateTime });
      expect(await readText(world, made.body)).toBe('two');
    });

    it('[GR-143] fails or renames if the conflict behavior requests it', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      await put(world, folder.id, 'a.txt', 'one');
      const fail = put(world, folder.id, 'a.txt', 'two', { query: { conflictBehavior: 'fail' } });
      await expectRefusal(fail, 409, 'nameAlreadyExists');
      const renamed = await put(world, folder.id, 'a.txt', 'two', { query: { conflictBehavior: 'rename' } });
      expect([renamed.status, renamed.body.name]).toEqual([201, 'a 1.txt']);
    });

    it('[GR-144] accepts empty files, and files by ID', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const empty = await put(world, folder.id, 'a.txt', '');
      expect(empty.body).toMatchObject({ size: 0, file: { hashes: { quickXorHash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } } });
      const params = { driveId: world.driveId, itemId: empty.body.id };
      const written = await world.owner.client.call(operations.putItemContent, params, { bytes: encode('s') });
      expect(written).toMatchObject({ id: empty.body.id, size: 1 });
    });

    it('[GR-145] returns 412 for an outdated eTag', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const made = await put(world, folder.id, 'a.txt', 'one');
      await put(world, folder.id, 'a.txt', 'two', { ifMatch: made.body.eTag });
      await expectRefusal(put(world, folder.id, 'a.txt', 'x', { ifMatch: made.body.eTag }), 412, 'resourceModified');
      expect(await readText(world, made.body)).toBe('two');
    });

    it('[GR-146] does not replace a folder, and rejects invalid names', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      await addFolder(world, folder, 'dir');
      await expect(put(world, folder.id, 'dir', 'x')).rejects.toMatchObject({ name: 'GraphClientRequest' });
      await expectRefusal(put(world, folder.id, 'CON', 'x'), 400, 'invalidRequest');
    });

    it('[GR-147] is forbidden for users who can only read', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), createFreshName(world));
      const params = { driveId: world.driveId, itemId: file.id };
      const body = { recipients: [{ objectId: world.outsider.id }], roles: ['read'], requireSignIn: true };
      await world.owner.client.call(operations.invite, params, { body });
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      const write = world.outsider.client.call(operations.putItemContent, params, { bytes: encode('x') });
      await expectRefusal(write, 403, 'accessDenied');
    });
  });
}
