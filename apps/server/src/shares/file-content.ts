/** Number of bytes at the start of a file that are needed to check its signature. */
export const SIGNATURE_BYTES = 1024;

/** Maps the prefix of a media type to the permitted file extensions. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/': 'png jpg jpeg jfif gif webp bmp tif tiff heic heif avif svg ico jxl dng'.split(' '),
  'audio/': 'mp3 m4a aac wav ogg oga opus flac weba amr wma caf'.split(' '),
  'video/': 'mp4 m4v mov webm mkv avi mpg mpeg 3gp 3g2 ogv wmv'.split(' '),
  'application/pdf': ['pdf'],
};

/** Signatures of image formats, with the byte offset where each signature starts. */
const imageSignatures: readonly (readonly [at: number, text: string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [4, 'ftyp'],
  [0, '\0\0\x01\0'],
  [0, '\xff\x0a'],
  [4, 'JXL '],
];

const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns true if a file's extension contradicts its media type, like `a.exe` as `image/png`. Names without an
 * extension are accepted.
 */
export function hasContradictoryName({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const extension = getExtension(name);
  const prefix = Object.keys(extensions).find((each) => type.toLowerCase().startsWith(each));
  return extension !== '' && prefix !== undefined && !extensions[prefix]!.includes(extension);
}

/** Returns true if a file's content contradicts its name or media type. For images, any image format is accepted. */
export function hasContradictoryContent(
  { name, type }: { readonly name: string; readonly type: string },
  start: Uint8Array,
): boolean {
  const text = Buffer.from(start).toString('latin1');
  const extension = getExtension(name);
  if (extension === 'pdf' || type === 'application/pdf') return !text.includes('%PDF-');
  const isPicture = extensions['image/']!.includes(extension) || (extension === '' && type.startsWith('image/'));
  if (!isPicture) return false;
  if (extension === 'svg' || type === 'image/svg+xml') return !/<svg[\s>]/i.test(text);
  return !imageSignatures.some(([at, beginning]) => text.startsWith(beginning, at));
}
