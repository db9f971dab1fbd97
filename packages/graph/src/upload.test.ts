import { describe, expect, it } from 'vitest';
import { createGraphClient } from './create-client.ts';
import { createMemoryGraph, type MemoryGraphOptions } from './testing/memory-graph.ts';
import { type UploadOptions, type UploadRecord, uploadLargeFile } from './upload.ts';

const target = { driveId: 'drive', itemId: 'root', path: 'big.bin' };
const FILE_BYTES = 14_000_000;

function createTestGraph(fault?: MemoryGraphOptions['fault']) {
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
    token: async () => graph.createToken('ada'),
    wait: async () => {},
    random: () => 0,
  });
  const records: UploadRecord[] = [];
  const upload = (options: Partial<UploadOptions> = {}) =>
    uploadLargeFile(client, target, new Blob([new Uint8Array(FILE_BYTES).fill(7)]), {
      onSession: (record) => void records.push(record),
      ...options,
    });
  return { graph, upload, records };
}

/** Loses the nth range at the given moment; records what was sent. */
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
  it('reports the session before the first byte, and sends ranges of 6,553,600 bytes', async () => {
    const { sent, fault } = loseRange(0, 'request');
    const { upload, records } = createTestGraph(fault);
    expect(await upload()).toMatchObject({ name: 'big.bin', size: FILE_BYTES });
    expect(records).toHaveLength(1);
    expect(sent).toEqual([
      `bytes 0-6553599/${FILE_BYTES}`,
      `bytes 6553600-13107199/${FILE_BYTES}`,
      `bytes 13107200-13999999/${FILE_BYTES}`,
    ]);
  });

  it('[GR-209] continues after a lost range', async () => {
    const { sent, fault } = loseRange(2, 'request');
    const { upload, records } = createTestGraph(fault);
    await expect(upload()).rejects.toMatchObject({ reason: 'network' });
    expect(await upload({ resume: records[0]! })).toMatchObject({ size: FILE_BYTES });
    expect(sent.map((range) => range.split(/[ -]/)[1])).toEqual(['0', '6553600', '6553600', '13107200']);
    expect(records).toHaveLength(1);
  });

  it('[GR-209] does not repeat a range whose response was lost', async () => {
    const { sent, fault } = loseRange(2, 'reply');
    const { upload, records } = createTestGraph(fault);
    await expect(upload()).rejects.toMatchObject({ reason: 'network' });
    expect(await upload({ resume: records[0]! })).toMatchObject({ size: FILE_BYTES });
    expect(sent.map((range) => range.split(/[ -]/)[1])).toEqual(['0', '6553600', '13107200']);
  });

  it('[GR-209] replaces an expired session, at the beginning and midway', async () => {
    const { graph, upload, records } = createTestGraph((moment, request) => {
      const isSecondRange = request.headers.get('Content-Range')?.startsWith('bytes 6553600-');
      if (moment === 'request' && isSecondRange && records.length === 1) graph.expireUploads();
      return undefined;
    });
    expect(await upload({ resume: { uploadUrl: 'https://files.test/upload/gone' } })).toMatchObject({
      size: FILE_BYTES,
    });
    expect(records).toHaveLength(2);
  });

  it('[GR-209] checks for the finished file before it replaces an expired session', async () => {
    const { sent, fault } = loseRange(3, 'reply');
    const { upload, records } = createTestGraph(fault);
    await expect(upload()).rejects.toMatchObject({ reason: 'network' });
    const finished = { id: 'found', name: 'big.bin' };
    expect(await upload({ resume: records[0]!, findFinished: async () => finished })).toBe(finished);
    expect([sent.length, records.length]).toEqual([3, 1]);
  });

  it('[GR-209] replaces a session whose URL is rejected', async () => {
    let refusals = 0;
    const { upload, records } = createTestGraph((moment, request) =>
      moment === 'request' && request.headers.has('Content-Range') && refusals++ === 0
        ? Response.json({ error: { code: 'unauthenticated' } }, { status: 401 })
        : undefined,
    );
    expect(await upload()).toMatchObject({ size: FILE_BYTES });
    expect(records).toHaveLength(2);
  });

  it('[GR-209] requests the next range again after a rejected range', async () => {
    let refusals = 0;
    const { upload } = createTestGraph((moment, request) => {
      const isSecondRange = request.headers.get('Content-Range')?.startsWith('bytes 6553600-');
      if (moment !== 'request' || !isSecondRange || refusals++ > 0) return undefined;
      return Response.json({ error: { code: 'invalidRange' } }, { status: 416 });
    });
    expect(await upload()).toMatchObject({ size: FILE_BYTES });
  });

  it('[GR-209] replaces a session that received every byte but created no file', async () => {
    const { upload, records } = createTestGraph((moment, request) =>
      moment === 'reply' && request.method === 'GET'
        ? Response.json({ nextExpectedRanges: [`${FILE_BYTES}-`] })
        : undefined,
    );
    const startedSessions = { uploadUrl: 'https://files.test/upload/full' };
    expect(await upload({ resume: startedSessions })).toMatchObject({ size: FILE_BYTES });
    expect(records).toHaveLength(1);
  });

  it('gives up after a refusal that does not concern ranges', async () => {
    const { upload } = createTestGraph();
    await upload();
    await expect(upload({ ifMatch: '"old"' })).rejects.toMatchObject({ status: 412 });
  });
});
