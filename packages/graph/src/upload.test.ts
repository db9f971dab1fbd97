import { describe, expect, it } from 'vitest';
import { createGraphClient } from './create-client.ts';
import { createMemoryGraph, type MemoryGraphOptions } from './testing/memory-graph.ts';
import { type UploadOptions, type UploadRecord, uploadLarge } from './upload.ts';

const target = { driveId: 'drive', itemId: 'root', path: 'big.bin' };
const SIZE = 14_000_000;

function openWorld(fault?: MemoryGraphOptions['fault']) {
  let ids = 0;
  const graph = createMemoryGraph({
    newId: () => `ID${++ids}`,
    now: () => '2026-06-10T00:00:00Z',
    people: [{ id: 'ada', displayName: 'Ada', mail: 'ada@contoso.test' }],
    groups: [{ id: 'crew', displayName: 'Crew', ownerIds: ['ada'], memberIds: ['ada'], driveId: 'drive' }],
    ...(fault && { fault }),
  });
  const client = createGraphClient({
    baseUrl: graph.baseUrl,
    fetch: graph.fetch,
    token: async () => graph.tokenFor('ada'),
    wait: async () => {},
    random: () => 0,
  });
  const records: UploadRecord[] = [];
  const upload = (options: Partial<UploadOptions> = {}) =>
    uploadLarge(client, target, new Blob([new Uint8Array(SIZE).fill(7)]), {
      onSession: (record) => void records.push(record),
      ...options,
    });
  return { graph, upload, records };
}

/** Loses the nth range, at the moment given; keeps what was sent. */
function loseRange(nth: number, at: 'request' | 'reply') {
  const sent: string[] = [];
  const fault: MemoryGraphOptions['fault'] = (moment, request) => {
    const range = request.headers.get('Content-Range');
    if (range === null) return undefined;
    if (moment === 'request') sent.push(range);
    return moment === at && sent.length === nth ? 'lost' : undefined;
  };
  return { sent, fault };
}

describe('uploading a large file', () => {
  it('tells of the session before the first byte, and sends ranges of 6,553,600 bytes', async () => {
    const { sent, fault } = loseRange(0, 'request');
    const { upload, records } = openWorld(fault);
    expect(await upload()).toMatchObject({ name: 'big.bin', size: SIZE });
    expect(records).toHaveLength(1);
    expect(sent).toEqual([
      `bytes 0-6553599/${SIZE}`,
      `bytes 6553600-13107199/${SIZE}`,
      `bytes 13107200-13999999/${SIZE}`,
    ]);
  });

  it('[GR-209] goes on where a range was lost', async () => {
    const { sent, fault } = loseRange(2, 'request');
    const { upload, records } = openWorld(fault);
    await expect(upload()).rejects.toMatchObject({ reason: 'network' });
    expect(await upload({ resume: records[0]! })).toMatchObject({ size: SIZE });
    expect(sent.map((range) => range.split(/[ -]/)[1])).toEqual(['0', '6553600', '6553600', '13107200']);
    expect(records).toHaveLength(1);
  });

  it('[GR-209] sends no range again whose reply was lost', async () => {
    const { sent, fault } = loseRange(2, 'reply');
    const { upload, records } = openWorld(fault);
    await expect(upload()).rejects.toMatchObject({ reason: 'network' });
    expect(await upload({ resume: records[0]! })).toMatchObject({ size: SIZE });
    expect(sent.map((range) => range.split(/[ -]/)[1])).toEqual(['0', '6553600', '13107200']);
  });

  it('[GR-209] replaces a session that is gone, at the beginning and midway', async () => {
    const { graph, upload, records } = openWorld((moment, request) => {
      const isSecondRange = request.headers.get('Content-Range')?.startsWith('bytes 6553600-');
      if (moment === 'request' && isSecondRange && records.length === 1) graph.expireUploads();
      return undefined;
    });
    expect(await upload({ resume: { uploadUrl: 'https://files.test/upload/gone' } })).toMatchObject({ size: SIZE });
    expect(records).toHaveLength(2);
  });

  it('[GR-209] asks whether the file is there before it replaces a session that is gone', async () => {
    const { sent, fault } = loseRange(3, 'reply');
    const { upload, records } = openWorld(fault);
    await expect(upload()).rejects.toMatchObject({ reason: 'network' });
    const finished = { id: 'found', name: 'big.bin' };
    expect(await upload({ resume: records[0]!, findFinished: async () => finished })).toBe(finished);
    expect([sent.length, records.length]).toEqual([3, 1]);
  });

  it('[GR-209] replaces a session whose address is refused', async () => {
    let refusals = 0;
    const { upload, records } = openWorld((moment, request) =>
      moment === 'request' && request.headers.has('Content-Range') && refusals++ === 0
        ? Response.json({ error: { code: 'unauthenticated' } }, { status: 401 })
        : undefined,
    );
    expect(await upload()).toMatchObject({ size: SIZE });
    expect(records).toHaveLength(2);
  });

  it('[GR-209] asks again where to go on when a range is refused', async () => {
    let refusals = 0;
    const { upload } = openWorld((moment, request) => {
      const isSecondRange = request.headers.get('Content-Range')?.startsWith('bytes 6553600-');
      if (moment !== 'request' || !isSecondRange || refusals++ > 0) return undefined;
      return Response.json({ error: { code: 'invalidRange' } }, { status: 416 });
    });
    expect(await upload()).toMatchObject({ size: SIZE });
  });

  it('[GR-209] replaces a session that has every byte and made no file of them', async () => {
    const { upload, records } = openWorld((moment, request) =>
      moment === 'reply' && request.method === 'GET' ? Response.json({ nextExpectedRanges: [`${SIZE}-`] }) : undefined,
    );
    const begun = { uploadUrl: 'https://files.test/upload/full' };
    expect(await upload({ resume: begun })).toMatchObject({ size: SIZE });
    expect(records).toHaveLength(1);
  });

  it('gives up on a refusal that is no matter of ranges', async () => {
    const { upload } = openWorld();
    await upload();
    await expect(upload({ ifMatch: '"old"' })).rejects.toMatchObject({ status: 412 });
  });
});
