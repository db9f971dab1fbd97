import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { uploadLargeFile } from '../upload.ts';
import {
  createFreshFolder,
  expectRefusal,
  fetchText,
  type GetService,
  putText,
  type ServiceUnderTest,
  sendRaw,
} from './service-under-test.ts';

const CHUNK_BYTES = 327_680;
const TOTAL_BYTES = CHUNK_BYTES + 10;

function createRangeHeaders(from: number, to: number, total: number | string = TOTAL_BYTES) {
  const headers = { 'Content-Range': `bytes ${from}-${to}/${total}`, 'Content-Type': 'application/octet-stream' };
  return { headers, bytes: new Uint8Array(to - from + 1).fill(65) };
}

async function startSession(service: ServiceUnderTest, folder: DriveItem, name: string, behavior?: 'fail' | 'rename') {
  const item = behavior && { '@microsoft.graph.conflictBehavior': behavior };
  const params = { driveId: service.driveId, itemId: folder.id, path: name };
  const body = item ? { item } : {};
  return (await service.owner.client.call(operations.createChildUploadSession, params, { body })).uploadUrl;
}

export function defineUploadSessionCases(getService: GetService): void {
  const send = (url: string, part: ReturnType<typeof createRangeHeaders>) =>
    sendRaw(getService(), 'nobody', `PUT ${url}`, part);

  describe('upload sessions', () => {
    it('[GR-150] accept ranges without a token, return missing ranges, and finally the item', async () => {
      const service = getService();
      const url = await startSession(service, await createFreshFolder(service), 'a.bin');
      const first = await send(url, createRangeHeaders(0, CHUNK_BYTES - 1));
      expect([first.status, Number.parseInt(first.body.nextExpectedRanges[0], 10)]).toEqual([202, CHUNK_BYTES]);
      const status = await sendRaw(service, 'nobody', `GET ${url}`);
      expect([status.status, Number.parseInt(status.body.nextExpectedRanges[0], 10)]).toEqual([200, CHUNK_BYTES]);
      const last = await send(url, createRangeHeaders(CHUNK_BYTES, TOTAL_BYTES - 1));
      expect([last.status, last.body.name, last.body.size]).toEqual([201, 'a.bin', TOTAL_BYTES]);
      expect((await sendRaw(service, 'nobody', `GET ${url}`)).status).toBe(404);
    });

    it('[GR-151] create no visible file before the last range', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const url = await startSession(service, folder, 'a.bin');
      await send(url, createRangeHeaders(0, CHUNK_BYTES - 1));
      const path = `${folder.name}/a.bin`;
      const early = service.owner.client.call(operations.getItemByPath, { driveId: service.driveId, path });
      await expectRefusal(early, 404, 'itemNotFound');
      expect((await sendRaw(service, 'nobody', `DELETE ${url}`)).status).toBe(204);
      expect((await send(url, createRangeHeaders(CHUNK_BYTES, TOTAL_BYTES - 1))).status).toBe(404);
    });

    it('[GR-152] reject ranges that overlap, leave a gap or change the total', async () => {
      const service = getService();
      const url = await startSession(service, await createFreshFolder(service), 'a.bin');
      const getInnerCode = async (part: ReturnType<typeof createRangeHeaders>) => {
        const { status, body } = await send(url, part);
        return [status, body.error.innerError.code];
      };
      expect(await getInnerCode(createRangeHeaders(CHUNK_BYTES, TOTAL_BYTES - 1))).toEqual([416, 'fragmentOutOfOrder']);
      await send(url, createRangeHeaders(0, CHUNK_BYTES - 1));
      expect(await getInnerCode(createRangeHeaders(0, CHUNK_BYTES - 1))).toEqual([416, 'fragmentOverlap']);
      const changed = await send(url, createRangeHeaders(CHUNK_BYTES, TOTAL_BYTES, TOTAL_BYTES + 1));
      expect(changed.status).toBeGreaterThanOrEqual(400);
      expect(changed.status).toBeLessThan(500);
      expect((await send(url, createRangeHeaders(CHUNK_BYTES, TOTAL_BYTES - 1))).status).toBe(201);
    });

    it('[GR-153] reject a range without Content-Range or of another length', async () => {
      const service = getService();
      const url = await startSession(service, await createFreshFolder(service), 'a.bin');
      const { bytes } = createRangeHeaders(0, 9);
      expect((await sendRaw(service, 'nobody', `PUT ${url}`, { bytes })).status).toBe(400);
      const { headers } = createRangeHeaders(0, 19, 20);
      expect((await sendRaw(service, 'nobody', `PUT ${url}`, { bytes, headers })).status).toBe(400);
    });

    it('[GR-154] accept ranges with an access token, too', async () => {
      const service = getService();
      const url = await startSession(service, await createFreshFolder(service), 'a.bin');
      expect((await sendRaw(service, service.owner, `PUT ${url}`, createRangeHeaders(0, 9, 10))).status).toBe(201);
    });

    it('[GR-155] expire', async () => {
      const service = getService();
      const url = await startSession(service, await createFreshFolder(service), 'a.bin');
      await service.expireUploads();
      const gone = await send(url, createRangeHeaders(0, 9, 10));
      expect([gone.status, gone.body.error.code]).toEqual([404, 'itemNotFound']);
    });

    it('[GR-156] replace, fail or rename when the last range arrives', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.bin', 'old');
      const refused = await startSession(service, folder, 'a.bin', 'fail').then(
        (url) => send(url, createRangeHeaders(0, 9, 10)),
        (error) => ({ status: error.status, body: { error: { code: error.code } } }),
      );
      expect([refused.status, refused.body.error.code]).toEqual([409, 'nameAlreadyExists']);
      const renamed = await send(await startSession(service, folder, 'a.bin', 'rename'), createRangeHeaders(0, 9, 10));
      expect([renamed.status, renamed.body.name]).toEqual([201, 'a 1.bin']);
      const replaced = await send(await startSession(service, folder, 'a.bin'), createRangeHeaders(0, 9, 10));
      expect([replaced.status, replaced.body.id]).toEqual([200, file.id]);
      expect(await fetchText(service, file)).toBe('A'.repeat(10));
    });

    it('[GR-157] reject a name taken in the meantime, and stay open', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const url = await startSession(service, folder, 'a.bin', 'fail');
      await putText(service, folder, 'a.bin', 'quicker');
      expect((await send(url, createRangeHeaders(0, 9, 10))).status).toBe(409);
      expect((await sendRaw(service, 'nobody', `GET ${url}`)).status).toBe(200);
    });

    it('[GR-158] replace a file by its ID if the eTag matches', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.bin', 'old');
      const params = { driveId: service.driveId, itemId: file.id };
      const call = service.owner.client.call;
      const { uploadUrl } = await call(operations.createUploadSession, params, {
        body: {},
        ifMatch: String(file.eTag),
      });
      expect((await send(uploadUrl, createRangeHeaders(0, 9, 10))).status).toBe(200);
      const conflicting = call(operations.createUploadSession, params, { body: {}, ifMatch: String(file.eTag) });
      await expectRefusal(conflicting, 412, 'resourceModified');
    });

    it('[GR-159] upload a large file', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const blob = new Blob([new Uint8Array(6_600_000).fill(1)]);
      const target = { driveId: service.driveId, itemId: folder.id, path: 'large.bin' };
      const item = await uploadLargeFile(service.owner.client, target, blob, { onSession: () => {} });
      expect(item).toMatchObject({ name: 'large.bin', size: 6_600_000 });
    });
  });
}
