/** Returns a file for Playwright's file chooser, with distinctive content. */
export function createFile(name: string, sizeBytes: number): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.alloc(sizeBytes);
  for (let at = 0; at < sizeBytes; at += 4)
    buffer.writeUInt32LE((at * 2_654_435_761) >>> 0, at - (at > sizeBytes - 4 ? 4 : 0));
  return { name, mimeType: 'application/octet-stream', buffer };
}
