/** Creates a ZIP file with uncompressed entries. */
export function createStoredZip(files: Readonly<Record<string, string>>): Uint8Array {
  const localEntries: number[] = [];
  const directory: number[] = [];
  const entries = Object.entries(files).map(([name, text]) => [encodeText(name), encodeText(text)] as const);
  for (const [name, content] of entries) {
    const start = localEntries.length;
    const sizes = [
      ...toUint32Bytes(computeCrc32(content)),
      ...toUint32Bytes(content.length),
      ...toUint32Bytes(content.length),
      ...toUint16Bytes(name.length),
    ];
    // Version 2.0, no flags, stored without compression, dated January 1, 1980.
    const header = [
      ...toUint16Bytes(20),
      ...toUint16Bytes(0),
      ...toUint16Bytes(0),
      ...toUint16Bytes(0),
      ...toUint16Bytes(33),
      ...sizes,
      ...toUint16Bytes(0),
    ];
    localEntries.push(...toUint32Bytes(0x04034b50), ...header, ...name, ...content);
    directory.push(
      ...toUint32Bytes(0x02014b50),
      ...toUint16Bytes(20),
      ...header,
      ...createZeros(10),
      ...toUint32Bytes(start),
      ...name,
    );
  }
  const count = toUint16Bytes(entries.length);
  const end = [
    ...toUint32Bytes(0x06054b50),
    ...createZeros(4),
    ...count,
    ...count,
    ...toUint32Bytes(directory.length),
    ...toUint32Bytes(localEntries.length),
  ];
  return Uint8Array.from([...localEntries, ...directory, ...end, ...createZeros(2)]);
}

const encodeText = (text: string) => new TextEncoder().encode(text);
const toUint16Bytes = (value: number) => [value & 255, (value >>> 8) & 255];
const toUint32Bytes = (value: number) => [...toUint16Bytes(value), ...toUint16Bytes(value >>> 16)];
const createZeros = (count: number) => new Array<number>(count).fill(0);

function computeCrc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
