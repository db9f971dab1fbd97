/** Number of bytes at the start of a file that `breaksType` checks. */
export const SIGNATURE_BYTES = 1024;

/** Permitted file extensions by the prefix of the media type. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/': 'png jpg jpeg jfif gif webp bmp tif tiff heic heif avif svg ico jxl dng'.split(' '),
  'audio/': 'mp3 m4a aac wav ogg oga opus flac weba amr wma caf'.split(' '),
  'video/': 'mp4 m4v mov webm mkv avi mpg mpeg 3gp 3g2 ogv wmv'.split(' '),
  'application/pdf': ['pdf'],
};

/** Signatures of image formats, with the byte offset at which they start. */
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
 * Returns true if a file's extension contradicts its media type: `a.exe` as `image/png`. Names without an extension are
 * accepted.
 */
export function hasContradictoryName({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const extension = getExtension(name);
  const prefix = Object.keys(extensions).find((each) => type.toLowerCase().startsWith(each));
  return extension !== '' && prefix !== undefined && !extensions[prefix]!.includes(extension);
}

/**
 * Returns true if the content of a file contradicts its name or media type. Any image format is accepted for images.
 */
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
