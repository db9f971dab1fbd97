import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import {
  addFolder,
  ask,
  encode,
  expectRefusal,
  freshFolder,
  freshName,
  putText,
  readItem,
  readText,
  type World,
} from './world.ts';

export function contentCases(open: World): void {
  describe('reading content', () => {
    it('[GR-140] redirects to an address that needs no token and gives ranges', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt', '0123456789');
      const answer = await ask(world, world.owner, `GET /drives/${world.driveId}/items/${file.id}/content`);
      expect(answer.status).toBe(302);
      const location = String(answer.headers.get('Location'));
      const whole = await world.fetch(location);
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
      const part = await world.fetch(location, { headers: { Range: 'bytes=2-4' } });
      expect([part.status, await part.text()]).toEqual([206, '234']);
      expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    });

    it('[GR-141] has nothing to read in a folder', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const answer = await ask(world, world.owner, `GET /drives/${world.driveId}/items/${folder.id}/content`);
      expect(answer.status).toBe(400);
    });
  });

  describe('writing content', () => {
    const put = (world: ReturnType<World>, itemId: string, path: string, content: string, options: object = {}) =>
      world.owner.client.send(
        operations.putChildContent,
        { driveId: world.driveId, itemId, path },
        { bytes: encode(content), ...options },
      );

    it('[GR-142] makes missing folders, and replaces by default, keeping id and date of creation', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const made = await put(world, folder.id, 'x/y/a.txt', 'one');
      const replaced = await put(world, folder.id, 'X/y/A.txt', 'two');
      expect([made.status, replaced.status]).toEqual([201, 200]);
      expect(replaced.body).toMatchObject({ id: made.body.id, createdDateTime: made.body.createdDateTime });
      expect(await readText(world, made.body)).toBe('two');
    });

    it('[GR-143] fails or renames when told to', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await put(world, folder.id, 'a.txt', 'one');
      const fail = put(world, folder.id, 'a.txt', 'two', { query: { conflictBehavior: 'fail' } });
      await expectRefusal(fail, 409, 'nameAlreadyExists');
      const renamed = await put(world, folder.id, 'a.txt', 'two', { query: { conflictBehavior: 'rename' } });
      expect([renamed.status, renamed.body.name]).toEqual([201, 'a 1.txt']);
    });

    it('[GR-144] takes empty files, and files by their id', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const empty = await put(world, folder.id, 'a.txt', '');
      expect(empty.body).toMatchObject({ size: 0, file: { hashes: { quickXorHash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } } });
      const params = { driveId: world.driveId, itemId: empty.body.id };
      const written = await world.owner.client.call(operations.putItemContent, params, { bytes: encode('s') });
      expect(written).toMatchObject({ id: empty.body.id, size: 1 });
    });

    it('[GR-145] refuses with 412 what was written for another eTag', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const made = await put(world, folder.id, 'a.txt', 'one');
      await put(world, folder.id, 'a.txt', 'two', { ifMatch: made.body.eTag });
      await expectRefusal(put(world, folder.id, 'a.txt', 'x', { ifMatch: made.body.eTag }), 412, 'resourceModified');
      expect(await readText(world, made.body)).toBe('two');
    });

    it('[GR-146] does not write over a folder, nor under a bad name', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await addFolder(world, folder, 'dir');
      await expect(put(world, folder.id, 'dir', 'x')).rejects.toMatchObject({ name: 'GraphClientRequest' });
      await expectRefusal(put(world, folder.id, 'CON', 'x'), 400, 'invalidRequest');
    });

    it('[GR-147] is closed to people who may only read', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), freshName(world));
      const params = { driveId: world.driveId, itemId: file.id };
      const body = { recipients: [{ objectId: world.outsider.id }], roles: ['read'], requireSignIn: true };
      await world.owner.client.call(operations.invite, params, { body });
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      const write = world.outsider.client.call(operations.putItemContent, params, { bytes: encode('x') });
      await expectRefusal(write, 403, 'accessDenied');
    });
  });
}
