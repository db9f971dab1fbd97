const EXIF_HEADER = 'Exif\0\0';
const XMP_PREFIX = 'http://ns.adobe.com/';
const GPS_TAG = 0x8825;

/**
 * Removes the location from the metadata of a JPEG file. Date, camera, orientation and pixels don't change.
 *
 * @returns the same bytes if the file isn't a JPEG
 */
export function removeLocation(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let at = 2;
  // Stops at the image data, which starts with `ffda`.
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const filtered = filterSegment(bytes.slice(at, end));
    if (filtered) parts.push(filtered);
    at = end;
  }
  parts.push(bytes.subarray(at));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}

/**
 * Returns a metadata segment without the location; `undefined` if the segment may contain a location and can be
 * dropped.
 */
function filterSegment(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const kind = segment[1];
  // APP13: IPTC data of news agencies, including the city.
  if (kind === 0xed) return undefined;
  if (kind !== 0xe1) return segment;
  const name = String.fromCharCode(...segment.subarray(4, 4 + XMP_PREFIX.length));
  if (!name.startsWith(EXIF_HEADER)) return undefined;
  try {
    clearGpsTable(
      new DataView(
        segment.buffer,
        segment.byteOffset + 4 + EXIF_HEADER.length,
        segment.length - 4 - EXIF_HEADER.length,
      ),
    );
    return segment;
  } catch {
    return undefined;
  }
}

/** Overwrites the GPS table of EXIF data. @throws RangeError if the data is truncated */
function clearGpsTable(tiff: DataView): void {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  for (let entry = 0; entry < tiff.getUint16(first, isLittle); entry += 1) {
    const at = first + 2 + entry * 12;
    if (tiff.getUint16(at, isLittle) === GPS_TAG) clearTiffTable(tiff, tiff.getUint32(at + 8, isLittle), isLittle);
  }
}

const BYTES_BY_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

function clearTiffTable(tiff: DataView, table: number, isLittle: boolean): void {
  const count = tiff.getUint16(table, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = table + 2 + entry * 12;
    const size = (BYTES_BY_TYPE[tiff.getUint16(at + 2, isLittle)] ?? 1) * tiff.getUint32(at + 4, isLittle);
    if (size > 4) clearBytes(tiff, tiff.getUint32(at + 8, isLittle), size);
    clearBytes(tiff, at, 12);
  }
  tiff.setUint16(table, 0);
}

function clearBytes(tiff: DataView, from: number, count: number): void {
  for (let at = from; at < from + count; at += 1) tiff.setUint8(at, 0);
}
