import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { uploadLargeFile } from '../upload.ts';
import {
  type ConformanceWorld,
  createFreshFolder,
  expectRefusal,
  type GetWorld,
  putText,
  readText,
  sendRaw,
} from './world.ts';

const CHUNK = 327_680;
const TOTAL = CHUNK + 10;

function range(from: number, to: number, total: number | string = TOTAL) {
  const headers = { 'Content-Range': `bytes ${from}-${to}/${total}`, 'Content-Type': 'application/octet-stream' };
  return { headers, bytes: new Uint8Array(to - from + 1).fill(65) };
}

async function start(world: ConformanceWorld, folder: DriveItem, name: string, behavior?: 'fail' | 'rename') {
  const item = behavior && { '@microsoft.graph.conflictBehavior': behavior };
  const params = { driveId: world.driveId, itemId: folder.id, path: name };
  const body = item ? { item } : {};
  return (await world.owner.client.call(operations.createChildUploadSession, params, { body })).uploadUrl;
}

export function uploadSessionCases(open: GetWorld): void {
  const send = (url: string, part: ReturnType<typeof range>) => sendRaw(open(), 'nobody', `PUT ${url}`, part);

  describe('upload sessions', () => {
    it('[GR-150] accept ranges without a token, return missing ranges, and finally the item', async () => {
      const world = open();
      const url = await start(world, await createFreshFolder(world), 'a.bin');
      const first = await send(url, range(0, CHUNK - 1));
      expect([first.status, Number.parseInt(first.body.nextExpectedRanges[0], 10)]).toEqual([202, CHUNK]);
      const status = await sendRaw(world, 'nobody', `GET ${url}`);
      expect([status.status, Number.parseInt(status.body.nextExpectedRanges[0], 10)]).toEqual([200, CHUNK]);
      const last = await send(url, range(CHUNK, TOTAL - 1));
      expect([last.status, last.body.name, last.body.size]).toEqual([201, 'a.bin', TOTAL]);
      expect((await sendRaw(world, 'nobody', `GET ${url}`)).status).toBe(404);
    });

    it('[GR-151] create no visible file before the last range', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const url = await start(world, folder, 'a.bin');
      await send(url, range(0, CHUNK - 1));
      const path = `${folder.name}/a.bin`;
      const early = world.owner.client.call(operations.getItemByPath, { driveId: world.driveId, path });
      await expectRefusal(early, 404, 'itemNotFound');
      expect((await sendRaw(world, 'nobody', `DELETE ${url}`)).status).toBe(204);
      expect((await send(url, range(CHUNK, TOTAL - 1))).status).toBe(404);
    });

    it('[GR-152] reject ranges that overlap, leave a gap or change the total', async () => {
      const world = open();
      const url = await start(world, await createFreshFolder(world), 'a.bin');
      const getInnerCode = async (part: ReturnType<typeof range>) => {
        const { status, body } = await send(url, part);
        return [status, body.error.innerError.code];
      };
      expect(await getInnerCode(range(CHUNK, TOTAL - 1))).toEqual([416, 'fragmentOutOfOrder']);
      await send(url, range(0, CHUNK - 1));
      expect(await getInnerCode(range(0, CHUNK - 1))).toEqual([416, 'fragmentOverlap']);
      const changed = await send(url, range(CHUNK, TOTAL, TOTAL + 1));
      expect(changed.status).toBeGreaterThanOrEqual(400);
      expect(changed.status).toBeLessThan(500);
      expect((await send(url, range(CHUNK, TOTAL - 1))).status).toBe(201);
    });

    it('[GR-153] reject a range without Content-Range or of another length', async () => {
      const world = open();
      const url = await start(world, await createFreshFolder(world), 'a.bin');
      const { bytes } = range(0, 9);
      expect((await sendRaw(world, 'nobody', `PUT ${url}`, { bytes })).status).toBe(400);
      const { headers } = range(0, 19, 20);
      expect((await sendRaw(world, 'nobody', `PUT ${url}`, { bytes, headers })).status).toBe(400);
    });

    it('[GR-154] accept ranges with an access token, too', async () => {
      const world = open();
      const url = await start(world, await createFreshFolder(world), 'a.bin');
      expect((await sendRaw(world, world.owner, `PUT ${url}`, range(0, 9, 10))).status).toBe(201);
    });

    it('[GR-155] expire', async () => {
      const world = open();
      const url = await start(world, await createFreshFolder(world), 'a.bin');
      await world.expireUploads();
      const gone = await send(url, range(0, 9, 10));
      expect([gone.status, gone.body.error.code]).toEqual([404, 'itemNotFound']);
    });

    it('[GR-156] replace, fail or rename when the last range arrives', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.bin', 'old');
      const refused = await start(world, folder, 'a.bin', 'fail').then(
        (url) => send(url, range(0, 9, 10)),
        (error) => ({ status: error.status, body: { error: { code: error.code } } }),
      );
      expect([refused.status, refused.body.error.code]).toEqual([409, 'nameAlreadyExists']);
      const renamed = await send(await start(world, folder, 'a.bin', 'rename'), range(0, 9, 10));
      expect([renamed.status, renamed.body.name]).toEqual([201, 'a 1.bin']);
      const replaced = await send(await start(world, folder, 'a.bin'), range(0, 9, 10));
      expect([replaced.status, replaced.body.id]).toEqual([200, file.id]);
      expect(await readText(world, file)).toBe('A'.repeat(10));
    });

    it('[GR-157] reject a name taken in the meantime, and stay open', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const url = await start(world, folder, 'a.bin', 'fail');
      await putText(world, folder, 'a.bin', 'quicker');
      expect((await send(url, range(0, 9, 10))).status).toBe(409);
      expect((await sendRaw(world, 'nobody', `GET ${url}`)).status).toBe(200);
    });

    it('[GR-158] replace a file by its ID if the eTag matches', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.bin', 'old');
      const params = { driveId: world.driveId, itemId: file.id };
      const call = world.owner.client.call;
      const { uploadUrl } = await call(operations.createUploadSession, params, {
        body: {},
        ifMatch: String(file.eTag),
      });
      expect((await send(uploadUrl, range(0, 9, 10))).status).toBe(200);
      const conflicting = call(operations.createUploadSession, params, { body: {}, ifMatch: String(file.eTag) });
      await expectRefusal(conflicting, 412, 'resourceModified');
    });

    it('[GR-159] upload a large file', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const blob = new Blob([new Uint8Array(6_600_000).fill(1)]);
      const target = { driveId: world.driveId, itemId: folder.id, path: 'large.bin' };
      const item = await uploadLargeFile(world.owner.client, target, blob, { onSession: () => {} });
      expect(item).toMatchObject({ name: 'large.bin', size: 6_600_000 });
    });
  });
}
