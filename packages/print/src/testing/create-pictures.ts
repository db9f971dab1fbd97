import { crc32, deflateSync } from 'node:zlib';

interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** PNG color type: 0 grayscale, 2 RGB, 3 palette, 4 grayscale with alpha, 6 RGB with alpha. */
  readonly colorType?: number;
  /** Stored rows, each after its filter byte. Default: all bytes are 0. */
  readonly rows?: Uint8Array;
  readonly isInterlaced?: boolean;
  readonly extra?: Readonly<Record<string, readonly number[]>>;
}

const SAMPLES_PER_PIXEL = [1, 0, 3, 1, 2, 0, 4];

/** Creates a PNG with eight bits per sample. */
export function createPng({ width, height, colorType = 2, rows, isInterlaced, extra = {} }: PngOptions): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const pixels = rows ?? Buffer.alloc(height * (1 + width * (SAMPLES_PER_PIXEL[colorType] ?? 1)));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      createPngChunk('IHDR', header),
      ...Object.entries(extra).map(([type, data]) => createPngChunk(type, Buffer.from(data))),
      createPngChunk('IDAT', deflateSync(pixels)),
      createPngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function createPngChunk(type: string, data: Buffer): Buffer {
  const chunkBytes = Buffer.alloc(data.length + 12);
  chunkBytes.writeUInt32BE(data.length, 0);
  chunkBytes.write(type, 4, 'latin1');
  chunkBytes.set(data, 8);
  chunkBytes.writeUInt32BE(crc32(chunkBytes.subarray(4, -4)), data.length + 8);
  return chunkBytes;
}

/** JPEG of 24 × 16 orange pixels, encoded as Base64. */
const ORANGE_JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9' +
  'lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAQABgD' +
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEB' +
  'AAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8ApAM0rAAP/9k=';

/** Creates a JPEG. `orientation` is the EXIF value; 6 means rotated by 90 degrees. */
export function createJpeg({ orientation = 1 } = {}): Uint8Array {
  const storedRows = Buffer.from(ORANGE_JPEG, 'base64');
  const exif = `ffe10022457869660000${'4d4d002a00000008'}00010112000300000001000${orientation}0000${'00000000'}`;
  return new Uint8Array(Buffer.concat([storedRows.subarray(0, 2), Buffer.from(exif, 'hex'), storedRows.subarray(2)]));
}
