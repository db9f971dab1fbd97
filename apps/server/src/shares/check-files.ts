import { findSpec } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { type DriveItem, findDownloadUrl } from '@tideform/graph';
import { findExpectedFiles, type ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { refuse } from '../http/implement.ts';
import { cancelSessionUploads } from './cancel-uploads.ts';
import { toAccountRefusal } from './check-share.ts';
import { openShareLibrary } from './open-share-library.ts';
import type { SessionRow } from './sessions-store.ts';
import { loadSharedFiles, type SharedFile } from './share-files-store.ts';
import type { ShareRow } from './shares-store.ts';

interface SubmittedFiles {
  readonly share: ShareRow;
  readonly session: SessionRow;
  readonly schema: FormDefinition;
  /** IDs of the files in the answers, and of the PDF. */
  readonly files: readonly string[];
}

/**
 * Cancels the session's upload URLs, so that its files can't change anymore. Returns a refusal if a file isn't in the
 * session's folder as announced, or if its content contradicts its name, such as HTML in a PDF.
 */
export async function checkFiles(context: ServerContext, { share, session, schema, files: ids }: SubmittedFiles) {
  const { id, folder_id: folderId } = session;
  const announced = new Map((await loadSharedFiles(context.database, id)).map((file) => [file.id, file]));
  const unknownId = ids.find((one) => !announced.has(one));
  if (unknownId !== undefined) return refuse('files-missing', unknownId);
  const files = ids.map((one) => announced.get(one)!);
  try {
    await cancelSessionUploads(context, share, id);
    if (files.length === 0 || folderId === null) return undefined;
    const library = await openShareLibrary(context, share);
    const found = await findExpectedFiles(library, folderId, files);
    if ('missing' in found) return refuse('files-missing', found.missing);
    for (const [file, item] of found.items) {
      if (await isMislabeled(library, schema, announced.get(file.id)!, item))
        return refuse('not-valid', `${file.name}: filePattern`);
    }
    return undefined;
  } catch (error) {
    const accountRefusal = toAccountRefusal(error);
    if (accountRefusal) return accountRefusal;
    throw error;
  }
}

/**
 * Returns true if the content of a stored file contradicts its name or media type, unless the form accepts files of any
 * type.
 */
export async function isMislabeled(
  { graph, driveId }: ResponseLibrary,
  schema: FormDefinition,
  { name, type, isPdf }: SharedFile,
  item: DriveItem,
): Promise<boolean> {
  if (acceptsAnyFile(schema) && !isPdf) return false;
  const url = item['@microsoft.graph.downloadUrl'] ?? (await findDownloadUrl(graph, { driveId, itemId: item.id }));
  const start = url === undefined ? new Uint8Array() : await graph.downloadStart(url, SIGNATURE_BYTES);
  return hasContradictoryContent({ name, type }, start);
}

/** Number of bytes at the start of a file that are needed to check its signature. */
const SIGNATURE_BYTES = 1024;

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
function hasContradictoryName({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const extension = getExtension(name);
  const prefix = Object.keys(extensions).find((each) => type.toLowerCase().startsWith(each));
  return extension !== '' && prefix !== undefined && !extensions[prefix]!.includes(extension);
}

/** Returns true if a file's content contradicts its name or media type. For images, any image format is accepted. */
function hasContradictoryContent(
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

/** File that an anonymous respondent wants to upload. */
interface UploadCandidate {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Maximum size of a drawing or signature, in bytes. */
const MAX_DRAWING_BYTES = 20_000_000;

/** Returns true if the settings of at least one field in the form accept the file. */
export function isAcceptedByForm(form: FormDefinition, { id, name, type, size }: UploadCandidate): boolean {
  const plausibleType = hasContradictoryName({ name, type }) ? '' : type;
  const value = { id, name, originalName: name, type: plausibleType, size, url: '', storage: 'indexeddb' };
  for (const { definition } of walkComponents(form)) {
    const spec = findSpec(definition.type);
    const props = spec?.props.parse(definition);
    const kind = spec?.valueKind(props);
    if (kind === 'files' && spec!.check([value], props).length === 0) return true;
    if (kind === 'picture' && plausibleType.startsWith('image/') && size <= MAX_DRAWING_BYTES) return true;
  }
  return false;
}

/** Returns true if a field of the form accepts files of any type. In this case, the content of files isn't checked. */
const acceptsAnyFile = (form: FormDefinition): boolean =>
  isAcceptedByForm(form, { id: 'any', name: 'any.bin', type: 'application/octet-stream', size: 1 });
