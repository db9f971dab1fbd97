/** Creates a ZIP file with uncompressed entries. */
export function createStoredZip(files: Readonly<Record<string, string>>): Uint8Array {
  const localEntries: number[] = [];
  const directory: number[] = [];
  const entries = Object.entries(files).map(([name, text]) => [encode(name), encode(text)] as const);
  for (const [name, content] of entries) {
    const start = localEntries.length;
    const sizes = [...u32(crc32(content)), ...u32(content.length), ...u32(content.length), ...u16(name.length)];
    // Version 2.0, no flags, stored without compression, dated January 1, 1980.
    const header = [...u16(20), ...u16(0), ...u16(0), ...u16(0), ...u16(33), ...sizes, ...u16(0)];
    localEntries.push(...u32(0x04034b50), ...header, ...name, ...content);
    directory.push(...u32(0x02014b50), ...u16(20), ...header, ...zeros(10), ...u32(start), ...name);
  }
  const count = u16(entries.length);
  const end = [
    ...u32(0x06054b50),
    ...zeros(4),
    ...count,
    ...count,
    ...u32(directory.length),
    ...u32(localEntries.length),
  ];
  return Uint8Array.from([...localEntries, ...directory, ...end, ...zeros(2)]);
}

const encode = (text: string) => new TextEncoder().encode(text);
const u16 = (value: number) => [value & 255, (value >>> 8) & 255];
const u32 = (value: number) => [...u16(value), ...u16(value >>> 16)];
const zeros = (count: number) => new Array<number>(count).fill(0);

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
