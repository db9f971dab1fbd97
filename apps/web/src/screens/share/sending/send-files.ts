import { type ApiClient, createShareUploadUrls } from '@tideform/contract';
import { requireValue } from '../session/share-client.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { ShareFile } from '../session/share-records.ts';
import { UploadGone, uploadFile } from './upload-file.ts';

/** Maximum upload URLs per request. */
const maxUrlsPerRequest = 20;
const maxUploadUrls = 3;

/**
 * Uploads the unsent files of a response one after the other.
 *
 * @param onProgress called with the total number of uploaded bytes
 * @throws ShareRefused, ServerOutage, UploadStopped
 */
export async function sendFiles(
  context: Pick<ShareContext, 'fetch' | 'store'>,
  api: ApiClient,
  files: readonly ShareFile[],
  { isPdf = false, onProgress }: { readonly isPdf?: boolean; readonly onProgress: (bytes: number) => void },
): Promise<void> {
  let uploadedBytes = 0;
  for (let from = 0; from < files.length; from += maxUrlsPerRequest) {
    const batch = await requestUploadUrls(context, api, files.slice(from, from + maxUrlsPerRequest), isPdf);
    for (const { file, isNew } of batch) {
      if (!file.isSent)
        await sendFile(context, api, { file, isNew, isPdf }, (bytes) => onProgress(uploadedBytes + bytes));
      uploadedBytes += file.content.size;
      onProgress(uploadedBytes);
    }
  }
}

interface FileWithUploadUrl {
  readonly file: ShareFile;
  /** Whether the upload URL is new, so nothing has been uploaded to it. */
  readonly isNew: boolean;
}

async function requestUploadUrls(
  { store }: Pick<ShareContext, 'store'>,
  api: ApiClient,
  files: readonly ShareFile[],
  isPdf: boolean,
): Promise<readonly FileWithUploadUrl[]> {
  const unaddressed = files.filter(({ isSent, uploadUrl }) => !isSent && uploadUrl === undefined);
  if (unaddressed.length === 0) return files.map((file) => ({ file, isNew: false }));
  const conflictBehavior = isPdf ? ('replace' as const) : ('rename' as const);
  const requestedFiles = unaddressed.map(({ id, name, type, content }) => {
    return { id, name, type, size: content.size, conflictBehavior };
  });
  const response = requireValue(await api.call(createShareUploadUrls, { body: { files: requestedFiles } }));
  const addresses = new Map(response.files.map(({ id, uploadUrl }) => [id, uploadUrl]));
  const all = files.map((file) => {
    const uploadUrl = addresses.get(file.id);
    return uploadUrl === undefined ? { file, isNew: false } : { file: { ...file, uploadUrl }, isNew: true };
  });
  // Stored before the first byte is sent, so that the upload continues after a crash.
  for (const { file, isNew } of all) if (isNew) await store.putFile(file);
  return all;
}

async function sendFile(
  context: Pick<ShareContext, 'fetch' | 'store'>,
  api: ApiClient,
  { file, isNew, isPdf }: FileWithUploadUrl & { readonly isPdf: boolean },
  onProgress: (bytes: number) => void,
): Promise<void> {
  let now: FileWithUploadUrl = { file, isNew };
  for (let addresses = 1; ; addresses += 1) {
    const { uploadUrl: url, content } = now.file;
    try {
      if (url === undefined) throw new UploadGone('No upload URL');
      await uploadFile({ fetch: context.fetch, url, content, isResumed: !now.isNew, onProgress });
      return await context.store.putFile({ ...now.file, uploadUrl: undefined, isSent: true });
    } catch (cause) {
      if (!(cause instanceof UploadGone) || addresses >= maxUploadUrls) throw cause;
    }
    // NOTE: a lost upload URL may have received the last byte; then the new one replaces the same file.
    const [again] = await requestUploadUrls(context, api, [{ ...now.file, uploadUrl: undefined }], isPdf);
    now = again!;
  }
}
