/** Bytes of a file that `breaksType` looks at. */
export const startBytes = 1024;

/** Extensions of files that hold what a media type says, by the type's beginning. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/': 'png jpg jpeg jfif gif webp bmp tif tiff heic heif avif svg ico jxl dng'.split(' '),
  'audio/': 'mp3 m4a aac wav ogg oga opus flac weba amr wma caf'.split(' '),
  'video/': 'mp4 m4v mov webm mkv avi mpg mpeg 3gp 3g2 ogv wmv'.split(' '),
  'application/pdf': ['pdf'],
};

/** First bytes of pictures, from the given index on. */
const pictures: readonly (readonly [at: number, text: string])[] = [
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

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file's name says otherwise than its media type: `a.exe` as `image/png`. A name without an extension says nothing. */
export function contradictsName({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const extension = extensionOf(name);
  const beginning = Object.keys(extensions).find((each) => type.toLowerCase().startsWith(each));
  return extension !== '' && beginning !== undefined && !extensions[beginning]!.includes(extension);
}

/** Whether the content of a file isn't what its name or media type says. Pictures of another format are pictures too. */
export function breaksType(
  { name, type }: { readonly name: string; readonly type: string },
  start: Uint8Array,
): boolean {
  const text = Buffer.from(start).toString('latin1');
  const extension = extensionOf(name);
  if (extension === 'pdf' || type === 'application/pdf') return !text.includes('%PDF-');
  const isPicture = extensions['image/']!.includes(extension) || (extension === '' && type.startsWith('image/'));
  if (!isPicture) return false;
  if (extension === 'svg' || type === 'image/svg+xml') return !/<svg[\s>]/i.test(text);
  return !pictures.some(([at, beginning]) => text.startsWith(beginning, at));
}
